//! Makes a failing schedule simpler: fewer switches, the same failure.
//!
//! Leaving out a segment lets its thread do that part later, in its next segment; leaving out that later segment
//! instead and letting the first go on as far lets the thread do the rest earlier. Whole ranges of segments are tried
//! first, then single ones, as in delta debugging (Zeller and Hildebrandt, "Simplifying and Isolating
//! Failure-Inducing Input", TSE 2002). A candidate is followed as far as the program allows, and what counts is the
//! schedule that the run then really had. The result is a local minimum: no single change makes it simpler.
//!
//! The effort is bounded by runs and by steps, so that the result is the same on every machine; only when the setup says that it is
//! time to stop, what is known by then has to do.

use crate::symptom::Symptom;
use driver::Setup;
use trace::{Begin, Segment};
use vm::{End, Outcome};

#[derive(Clone, Copy, Debug)]
pub struct Effort {
    pub runs: u64,
    /// IR instructions of all runs.
    pub steps: u64,
}

/// A run that fails like the one given, more simply.
pub struct Simpler {
    pub symptom: Symptom,
    pub outcome: Outcome,
}

/// What is made small, the first part first.
type Cost = (usize, u64);

fn cost(outcome: &Outcome) -> Cost {
    let odd = outcome.schedule.iter().filter(|s| s.begins != Begin::Go).count();
    (outcome.schedule.len() + odd, outcome.events)
}

/// Simplifies the schedule of `outcome`, which shows `symptom`.
pub fn minimise(setup: &Setup, symptom: Symptom, outcome: Outcome, effort: &mut Effort) -> Simpler {
    // A candidate that goes on for much longer than the failing run is no simpler.
    let setup = setup.with_max_steps(outcome.steps.saturating_mul(4).saturating_add(100_000));
    let mut search = Search { setup, effort, best: Simpler { symptom, outcome } };
    search.run();
    search.best
}

struct Search<'a> {
    setup: Setup,
    effort: &'a mut Effort,
    best: Simpler,
}

impl Search<'_> {
    fn run(&mut self) {
        loop {
            let before = cost(&self.best.outcome);
            let mut width = self.len();
            while width > 0 {
                self.pass(width, leave_out);
                width /= 2;
            }
            self.pass(1, bring_forward);
            if cost(&self.best.outcome) == before || self.is_over() {
                return;
            }
        }
    }

    fn len(&self) -> usize {
        self.best.outcome.schedule.len()
    }

    fn is_over(&self) -> bool {
        self.effort.runs == 0 || self.effort.steps == 0 || self.setup.limits.stop.is_over()
    }

    /// Tries a change at every place, from the end: what comes last is most often not needed.
    fn pass(&mut self, width: usize, change: fn(&[Segment], usize, usize) -> Option<Vec<Segment>>) {
        let mut end = self.len();
        while end > 0 && !self.is_over() {
            let from = end.saturating_sub(width);
            if let Some(candidate) = change(&self.best.outcome.schedule, from, end)
                && self.accept(&candidate)
            {
                end = end.min(self.len());
                continue;
            }
            end = from;
        }
    }

    fn accept(&mut self, candidate: &[Segment]) -> bool {
        let outcome = self.setup.follow(candidate);
        self.effort.runs -= 1;
        // With many threads it is choosing one of them that takes long.
        let effort = outcome.steps.saturating_add(outcome.events.saturating_mul(outcome.threads as u64));
        self.effort.steps = self.effort.steps.saturating_sub(effort);
        // A run that was cut short is no simpler.
        if matches!(outcome.end, End::Stopped(_)) || cost(&outcome) >= cost(&self.best.outcome) {
            return false;
        }
        let Some(symptom) = self.best.symptom.again(&outcome) else { return false };
        self.best = Simpler { symptom, outcome };
        true
    }
}

/// Without the segments from `from` to `end`.
fn leave_out(schedule: &[Segment], from: usize, end: usize) -> Option<Vec<Segment>> {
    Some([&schedule[..from], &schedule[end..]].concat())
}

/// The segment at `from` goes on as far as the thread's next one does.
fn bring_forward(schedule: &[Segment], from: usize, _end: usize) -> Option<Vec<Segment>> {
    let this = &schedule[from];
    let next = schedule.iter().skip(from + 1).position(|s| s.thread == this.thread)? + from + 1;
    let mut candidate = schedule.to_vec();
    candidate[from].until = schedule[next].until;
    candidate.remove(next);
    Some(candidate)
}
