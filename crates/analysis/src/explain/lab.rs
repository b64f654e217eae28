//! Where runs are made: one program, one failure, any schedule under any rules.

use super::guided::{Guided, Logged, Rules};
use crate::symptom::Symptom;
use driver::Setup;
use std::cell::Cell;
use std::sync::Arc;
use trace::Segment;
use vm::Output;
use vm::sched::{Pct, Pos, Random, Replay, Rng, RoundRobin, Scheduler};
use vm::{End, Outcome};

pub struct Execution {
    pub outcome: Outcome,
    pub log: Vec<Logged>,
    /// The rules could not be kept.
    pub stuck: bool,
}

/// A program that fails, and the means to run it.
pub struct Lab<'a> {
    pub setup: &'a Setup,
    pub symptom: Symptom,
    /// Of the failing run.
    pub schedule: Vec<Segment>,
    pub events: u64,
    runs: Cell<u64>,
    /// Events that may still be executed.
    left: Cell<u64>,
    /// A run that fails in another way has avoided this failure, too.
    lenient: Cell<bool>,
    /// The failing run had several threads.
    pub has_threads: bool,
}

/// What may be spent, in events of all runs, so that the same run has the same explanation on every machine; and at least so many
/// runs as long as the failing one. The clock only ends what takes far too long.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    pub events: u64,
    pub runs: u64,
}

impl<'a> Lab<'a> {
    /// The setup says until when there may be runs, whatever the budget.
    pub fn new(setup: &'a Setup, symptom: Symptom, failing: &Outcome, budget: Budget) -> Lab<'a> {
        Lab {
            setup,
            symptom,
            schedule: failing.schedule.clone(),
            events: failing.events,
            runs: Cell::new(0),
            left: Cell::new(budget.events.max(budget.runs.saturating_mul(failing.events))),
            lenient: Cell::new(false),
            has_threads: failing.threads > 1,
        }
    }

    pub fn runs(&self) -> u64 {
        self.runs.get()
    }

    /// The budget is used up, time is up, or nobody wants to wait any longer.
    pub fn is_over(&self) -> bool {
        self.left.get() == 0 || self.setup.limits.stop.is_over()
    }

    /// From now on a run that fails in another way counts as one that avoids this failure.
    pub fn be_lenient(&self) {
        self.lenient.set(true);
    }

    pub fn is_lenient(&self) -> bool {
        self.lenient.get()
    }

    pub fn is_good(&self, outcome: &Outcome) -> bool {
        let ended = match outcome.end {
            End::Exit(0) => true,
            End::Exit(_) | End::Failed(_) => self.lenient.get(),
            _ => false,
        };
        ended && self.symptom.again(outcome).is_none()
    }

    pub fn run(&self, rules: &Arc<Rules>, scheduler: &mut dyn Scheduler) -> Execution {
        self.runs.set(self.runs.get() + 1);
        let mut guided = Guided::new(scheduler, rules.clone());
        let mut machine = self.setup.machine(Output::Discard);
        machine.let_signals_wake_all(rules.broadcast);
        machine.schedule_with(&mut guided);
        let outcome = machine.run();
        drop(machine);
        self.left.set(self.left.get().saturating_sub(outcome.events.max(1)));
        Execution { outcome, log: guided.log, stuck: guided.stuck }
    }

    /// One run along a schedule, as far as rules and program allow.
    pub fn follow(&self, rules: &Arc<Rules>, schedule: &[Segment]) -> Execution {
        self.run(rules, &mut Replay::loosely(schedule.to_vec()))
    }

    /// The n-th of a series of runs that differ from each other: every second one is the failing schedule with a few
    /// changes, so that good runs near it are found; the others are of all kinds.
    pub fn sample(&self, rules: &Arc<Rules>, n: u64) -> Execution {
        let seed = n.wrapping_mul(0x9e37_79b9) ^ 0x5eed;
        if n.is_multiple_of(2) {
            return self.follow(rules, &perturbed(&self.schedule, &mut Rng::new(seed)));
        }
        let mut scheduler: Box<dyn Scheduler> = match n / 2 % 6 {
            0 => Box::new(Pct::new(seed, 1, self.events.max(1))),
            1 => Box::new(Random::new(seed)),
            2 => Box::new(Pct::new(seed, 2 + (n / 12 % 3) as u32, self.events.max(1))),
            3 => Box::new(Pos::new(seed)),
            4 => Box::new(RoundRobin::new(1 + n / 12 % 40)),
            _ => Box::new(Pct::new(seed, 2, self.events.max(1))),
        };
        self.run(rules, &mut *scheduler)
    }
}

/// A schedule with one to three segments moved, left out or cut short.
fn perturbed(schedule: &[Segment], rng: &mut Rng) -> Vec<Segment> {
    let mut changed = schedule.to_vec();
    for _ in 0..=rng.below(3) {
        if changed.is_empty() {
            break;
        }
        let i = rng.below(changed.len() as u64) as usize;
        match rng.below(4) {
            0 => {
                changed.remove(i);
            }
            1 => {
                let segment = changed.remove(i);
                let to = rng.below(changed.len() as u64 + 1) as usize;
                changed.insert(to, segment);
            }
            2 if changed[i].until != Segment::TO_ITS_END => {
                let before = changed[..i].iter().rev().find(|s| s.thread == changed[i].thread).map_or(0, |s| s.until);
                let room = changed[i].until.saturating_sub(before);
                changed[i].until = before + rng.below(room.max(1));
            }
            _ => changed[i].until = Segment::TO_ITS_END,
        }
    }
    changed
}
