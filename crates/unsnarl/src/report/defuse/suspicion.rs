//! What is suspicious about a flow, in words.

use crate::report::check::times;
use analysis::defuse::db::{Breaks, Suspicion};

pub(super) fn words(Suspicion { breaks, held, broken, .. }: &Suspicion) -> String {
    let runs = |n: i64| times(usize::try_from(n).unwrap_or(0), "run", "runs");
    match breaks {
        Breaks::DefinitionSet => {
            format!(
                "only runs that fail have it ({broken}); in {} that end well the read finds other writes",
                runs(*held)
            )
        }
        Breaks::Lock { lock } => {
            format!(
                "`{lock}` is held at both ends of all other flows of this variable between threads ({held}), but not here"
            )
        }
        Breaks::LocalRemote => format!(
            "the read finds its own thread's writes here and others' elsewhere, or the other way round: {} against {}",
            runs(*broken),
            runs(*held)
        ),
        Breaks::Follower => format!(
            "the thread's read before this one found another write ({}); in {} both found the same",
            runs(*broken),
            runs(*held)
        ),
        Breaks::OnlyOneRun => format!("only one run has it; in {} the read finds another write", runs(*held)),
    }
}
