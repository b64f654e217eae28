//! Runs the program under a repair, as `check` would: exploration and samples in turn.

use super::{Proposal, Repair, Verdict};
use crate::explain::lab::{Execution, Lab};
use vm::End;
use vm::sched::{Bounds, Explorer, Progress};

/// Runs of each kind.
const EXPLORED: u64 = 200;
const SAMPLED: u64 = 300;
/// If there is no time for all of them, so many have to end well for the failure to be gone.
const ENOUGH: u64 = 100;

/// Tries proposals in turn until one removes the failure; what came of each, the best first.
pub fn try_out(lab: &Lab<'_>, proposals: Vec<Proposal>) -> Vec<Repair> {
    let mut tried: Vec<Repair> = Vec::new();
    for proposal in proposals {
        let Some(repair) = trial(lab, proposal) else { break };
        let gone = repair.verdict == Verdict::Gone;
        tried.push(repair);
        if gone || lab.is_over() {
            break;
        }
    }
    let rank = |r: &Repair| match r.verdict {
        Verdict::Gone => 0,
        Verdict::Another(_) => 1,
        Verdict::Deadlock => 2,
        Verdict::Still => 3,
    };
    tried.sort_by_key(rank);
    tried
}

/// What came of it; `None` if there was no time to find out.
fn trial(lab: &Lab<'_>, proposal: Proposal) -> Option<Repair> {
    let mut verdict = Verdict::Gone;
    let mut runs = 0;
    let mut explorer = Some(Explorer::new(Bounds::default()));
    for n in 0..EXPLORED + SAMPLED {
        let explores = n.is_multiple_of(2) && n / 2 < EXPLORED;
        let run = match explorer.as_mut().filter(|_| explores) {
            Some(e) => {
                let run = lab.run(&proposal.rules, e);
                if e.advance() == Progress::Complete {
                    explorer = None;
                }
                run
            }
            None => lab.sample(&proposal.rules, n),
        };
        // It may have been cut short: then it says nothing.
        if lab.is_over() {
            let is_known = verdict != Verdict::Gone || runs >= ENOUGH;
            return is_known.then_some(Repair { proposal, verdict, runs });
        }
        runs += 1;
        match worse(lab, &run) {
            Some(Verdict::Still) => {
                verdict = Verdict::Still;
                break;
            }
            Some(other) if verdict == Verdict::Gone => verdict = other,
            _ => {}
        }
    }
    Some(Repair { proposal, verdict, runs })
}

fn worse(lab: &Lab<'_>, run: &Execution) -> Option<Verdict> {
    if run.stuck {
        return Some(Verdict::Deadlock);
    }
    if lab.symptom.again(&run.outcome).is_some() {
        return Some(Verdict::Still);
    }
    match &run.outcome.end {
        // Every run fails in some way, and this one is gone.
        _ if lab.is_lenient() => None,
        End::Failed(failure) => Some(Verdict::Another(format!("{}: {}", failure.kind.id(), failure.message))),
        End::Exit(status) if *status != 0 => Some(Verdict::Another(format!("exit status {status}"))),
        _ => None,
    }
}
