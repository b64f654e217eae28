//! All the ways a small program can end, over all its schedules: how the reduction of exhaustive exploration is tested.

use super::campaign::doubts;
use driver::Setup;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use trace::Place;
use vm::Output;
use vm::sched::{Bounds, Explorer, Progress, Scheduler};
use vm::{End, Outcome};

#[derive(Default, Debug)]
pub struct Outcomes {
    /// How each run ended, with what it had printed.
    pub distinct: BTreeSet<String>,
    /// Runs that came to an end.
    pub runs: u64,
    /// Runs that were given up because an equivalent one had been done.
    pub redundant: u64,
    /// All was explored, and nothing stands against that.
    pub complete: bool,
    /// Why it does not prove that there are no other ways.
    pub doubts: BTreeSet<String>,
    /// The program did something else under the same schedule: a bug of ours.
    pub diverged: bool,
    /// What a run needed that we do not have, and where.
    pub unsupported: Option<(String, Vec<Place>)>,
}

pub struct Explored<'a> {
    /// The search; not yet past the run.
    pub explorer: &'a Explorer,
    pub outcome: &'a Outcome,
    /// How it ended, with what it had printed.
    pub text: String,
}

pub fn outcomes(setup: &Setup, bounds: Bounds, most: u64) -> Outcomes {
    explore(setup, bounds, most, |_| ())
}

/// Explores, with at most so many runs, and shows each that came to an end or was given up.
pub fn explore(setup: &Setup, bounds: Bounds, most: u64, mut each: impl FnMut(&Explored<'_>)) -> Outcomes {
    let mut explorer = Explorer::new(bounds);
    let mut all = Outcomes::default();
    loop {
        // Short runs never look at the clock themselves.
        if setup.limits.stop.reason().is_some() {
            all.doubts.insert("not all runs were done".into());
            all.diverged = explorer.diverged;
            return all;
        }
        let (outcome, text) = run(setup, &mut explorer);
        if let End::Unsupported { what, stack } = &outcome.end {
            all.unsupported = Some((what.clone(), stack.clone()));
        }
        let finished = !matches!(outcome.end, End::Unsupported { .. } | End::Stopped(_));
        let explored = Explored { explorer: &explorer, outcome: &outcome, text };
        // What a run shows is so, even if it was given up: a data race, for one.
        if finished {
            each(&explored);
        }
        if explorer.was_redundant() {
            all.redundant += 1;
        } else if finished {
            all.distinct.insert(explored.text);
            all.runs += 1;
        }
        let progress = explorer.advance();
        all.doubts.extend(doubts(&explorer, &outcome));
        match progress {
            Progress::Complete => {
                all.complete = all.doubts.is_empty();
                all.diverged = explorer.diverged;
                return all;
            }
            Progress::More if !finished || all.runs + all.redundant >= most => {
                all.diverged = explorer.diverged;
                return all;
            }
            Progress::More => {}
        }
    }
}

/// One run, and how it ended with what it had printed.
pub fn run(setup: &Setup, scheduler: &mut dyn Scheduler) -> (Outcome, String) {
    let printed = Arc::new(Mutex::new(Vec::new()));
    let outcome = setup.run_to(Output::Capture(printed.clone()), scheduler);
    let end = match &outcome.end {
        End::Exit(status) => format!("exit {status}"),
        End::Failed(f) => f.kind.id().to_string(),
        End::Unsupported { what, .. } => what.clone(),
        End::OutOfSteps => "unfinished".into(),
        End::Stopped(_) => "interrupted".into(),
        End::Abandoned => String::new(),
    };
    let printed = printed.lock().unwrap_or_else(PoisonError::into_inner);
    let text = format!("{end}\n{}", String::from_utf8_lossy(&printed));
    (outcome, text)
}
