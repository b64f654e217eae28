//! All the ways a small program can end, over all its schedules: how the reduction of exhaustive exploration is tested.

use super::setup::Setup;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use vm::End;
use vm::sched::{Bounds, Explorer, Progress};
use vm::world::files::Output;

/// What an exploration saw.
#[derive(Default, Debug)]
pub struct Outcomes {
    /// How each run ended, with what it had printed.
    pub distinct: BTreeSet<String>,
    /// Runs that came to an end.
    pub runs: u64,
    /// Runs that were given up because an equivalent one had been done.
    pub redundant: u64,
    /// All was explored, within no bound.
    pub complete: bool,
}

/// Explores, with at most so many runs.
pub fn outcomes(setup: &Setup<'_>, bounds: Bounds, most: u64) -> Outcomes {
    let mut explorer = Explorer::new(bounds);
    let mut all = Outcomes::default();
    loop {
        let printed = Arc::new(Mutex::new(Vec::new()));
        let mut machine = setup.machine(Output::Capture(printed.clone()));
        machine.schedule_with(&mut explorer);
        let end = machine.run().end;
        drop(machine);
        let end = match end {
            End::Exit(status) => format!("exit {status}"),
            End::Failed(f) => f.kind.id().to_string(),
            End::Unsupported { what, .. } => what,
            End::OutOfSteps => "unfinished".into(),
            End::Interrupted => "interrupted".into(),
            End::Abandoned => String::new(),
        };
        if explorer.was_redundant() {
            all.redundant += 1;
        } else {
            let printed = printed.lock().unwrap_or_else(PoisonError::into_inner);
            all.distinct.insert(format!("{end}\n{}", String::from_utf8_lossy(&printed)));
            all.runs += 1;
        }
        match explorer.advance() {
            Progress::Complete => {
                all.complete = !explorer.limited && !explorer.diverged;
                return all;
            }
            Progress::More if all.runs + all.redundant >= most => return all,
            Progress::More => {}
        }
    }
}
