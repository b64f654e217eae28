//! Whether a replayed run was the recorded one.

use super::Once;
use crate::ending::{describe, nonzero_exit, outcome_of, same_outcome};
use crate::races;
use crate::saved::{Divergence, Loaded};
use trace::{Failure, FailureKind, Place, RunOutcome, Stands};
use vm::End;

pub enum Verdict {
    Reproduced(Box<Failure>),
    /// A run that did not fail did not fail again.
    EndedWell,
    Diverged(Divergence),
    Unsupported {
        what: String,
        stack: Vec<Place>,
    },
    Interrupted,
}

impl Verdict {
    /// Compares the end of a run, all its events, and where its threads stood with what was recorded.
    pub fn of(loaded: &Loaded, once: &Once) -> Verdict {
        let Once { outcome, divergence, stood } = once;
        match (&outcome.end, divergence) {
            (_, Some(divergence)) => return Verdict::Diverged(divergence.clone()),
            (End::Unsupported { what, stack }, _) => {
                return Verdict::Unsupported { what: what.clone(), stack: stack.clone() };
            }
            (End::Stopped(_) | End::Abandoned, _) => return Verdict::Interrupted,
            _ => {}
        }
        let recorded = &loaded.run;
        let same = same_outcome(&recorded.outcome, outcome)
            && (recorded.events, recorded.event_hash) == (outcome.events, outcome.event_hash);
        if !same {
            let ended = |how: &Option<RunOutcome>, events, hash: u64| {
                format!("{} after {events} events, hash {hash:016x}", describe(how))
            };
            return Verdict::Diverged(Divergence {
                turn: None,
                expected: ended(&Some(recorded.outcome.clone()), recorded.events, recorded.event_hash),
                came: ended(&outcome_of(outcome), outcome.events, outcome.event_hash),
            });
        }
        let seen = stood.as_deref().unwrap_or_default();
        if seen != recorded.stands {
            let told = |all: &[Stands]| {
                let each = all.iter().map(|s| format!("thread {} stands at `{}`", s.thread, s.before));
                each.collect::<Vec<String>>().join(" while ")
            };
            let came = if seen.is_empty() { "they never stood there at one moment".into() } else { told(seen) };
            return Verdict::Diverged(Divergence { turn: None, expected: told(&recorded.stands), came });
        }
        let RunOutcome::Failure(failure) = &recorded.outcome else { return Verdict::EndedWell };
        let again = match (&outcome.end, failure.kind) {
            (_, FailureKind::DataRace) => {
                races::find(failure, outcome).map(|race| races::failure(&loaded.setup, &outcome.schedule, &race))
            }
            (End::Failed(again), _) => Some((**again).clone()),
            (End::Exit(status), _) => Some(nonzero_exit(*status, outcome)),
            _ => None,
        };
        again.map_or(Verdict::EndedWell, |f| Verdict::Reproduced(Box::new(f)))
    }

    /// Whether it was the recorded run.
    pub fn is_same(&self) -> bool {
        matches!(self, Verdict::Reproduced(_) | Verdict::EndedWell)
    }

    /// For JSON.
    pub fn id(&self) -> &'static str {
        match self {
            Verdict::Reproduced(_) => "reproduced",
            Verdict::EndedWell => "ended-well",
            Verdict::Diverged(_) => "diverged",
            Verdict::Unsupported { .. } => "unsupported",
            Verdict::Interrupted => "interrupted",
        }
    }
}

/// What a person can do about a divergence.
pub fn advice(loaded: &Loaded) -> String {
    if !loaded.same_program {
        return "The program is another one: without --program and --force the recorded one is replayed.".into();
    }
    if let Some(note) = loaded.notes.first() {
        return format!("The reason may be: {note}.");
    }
    "Program and inputs are as recorded. Was the schedule in the file changed by hand? If not, this is a bug of \
     Unsnarl: please report it with the run and its program."
        .into()
}
