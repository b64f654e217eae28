//! Where runs are made: one program, one failure, any schedule under any rules.

use super::Budget;
use super::guided::{Guided, Logged, Rules};
use crate::check::setup::Setup;
use crate::check::symptom::Symptom;
use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use trace::Segment;
use vm::Output;
use vm::sched::{Pct, Pos, Random, Replay, Rng, RoundRobin, Scheduler};
use vm::{End, Machine, Outcome};

/// A run, and the steps it had.
pub(crate) struct Execution {
    pub(crate) outcome: Outcome,
    pub(crate) log: Vec<Logged>,
    /// The rules could not be kept.
    pub(crate) stuck: bool,
}

/// A program that fails, and the means to run it.
pub(crate) struct Lab<'a, 'i> {
    pub(crate) setup: &'a Setup<'i>,
    pub(crate) symptom: Symptom,
    /// Of the failing run.
    pub(crate) schedule: Vec<Segment>,
    /// Its events.
    pub(crate) events: u64,
    runs: Cell<u64>,
    /// The failing run had several threads.
    pub(crate) has_threads: bool,
    deadline: Instant,
    stop: Arc<AtomicBool>,
}

impl<'a, 'i> Lab<'a, 'i> {
    pub(crate) fn new(setup: &'a Setup<'i>, symptom: Symptom, failing: &Outcome, budget: &Budget) -> Lab<'a, 'i> {
        Lab {
            setup,
            symptom,
            schedule: failing.schedule.clone(),
            events: failing.events,
            runs: Cell::new(0),
            has_threads: failing.threads > 1,
            deadline: Instant::now() + budget.time,
            stop: budget.stop.clone(),
        }
    }

    /// The runs so far.
    pub(crate) fn runs(&self) -> u64 {
        self.runs.get()
    }

    /// Time is up, or nobody wants to wait any longer.
    pub(crate) fn is_over(&self) -> bool {
        Instant::now() > self.deadline || self.stop.load(Ordering::Relaxed)
    }

    /// Whether a run ended well.
    pub(crate) fn is_good(&self, outcome: &Outcome) -> bool {
        outcome.end == End::Exit(0) && self.symptom.again(outcome).is_none()
    }

    /// One run.
    pub(crate) fn run(&self, rules: &Arc<Rules>, scheduler: &mut dyn Scheduler) -> Execution {
        self.runs.set(self.runs.get() + 1);
        let mut guided = Guided::new(scheduler, rules.clone());
        let mut machine = self.setup.machine(Output::Discard);
        machine.let_signals_wake_all(rules.broadcast);
        let outcome = run(machine, &mut guided);
        Execution { outcome, log: guided.log, stuck: guided.stuck }
    }

    /// One run along a schedule, as far as rules and program allow.
    pub(crate) fn follow(&self, rules: &Arc<Rules>, schedule: &[Segment]) -> Execution {
        self.run(rules, &mut Replay::loosely(schedule.to_vec()))
    }

    /// The n-th of a series of runs that differ from each other: every second one is the failing schedule with a few
    /// changes, so that good runs near it are found; the others are of all kinds.
    pub(crate) fn sample(&self, rules: &Arc<Rules>, n: u64) -> Execution {
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

fn run<'a, 'i: 'a>(machine: Machine<'i>, scheduler: &'a mut dyn Scheduler) -> Outcome {
    let mut machine: Machine<'a> = machine;
    machine.schedule_with(scheduler);
    machine.run()
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
