//! Condition variables: every wait that was woken is matched with a signal or broadcast between its two halves.
//!
//! Each signal wakes one waiter at most, a broadcast all. That such a matching exists is exactly what POSIX demands; in
//! what order waiters go on is free. A wait that gave up or ended for no reason needs nothing.
//!
//! A wait with a time limit could always have given up instead.

use super::{Model, Rules};
use crate::formula::{Formula, StepId};
use std::collections::BTreeMap;
use trace::{EventId, SyncOp, Trace, Wake, What};

#[derive(Clone, Copy, Debug)]
struct Wait {
    event: EventId,
    end: StepId,
    /// `None`: it waited when the trace began.
    begin: Option<StepId>,
    /// Whether it may give up.
    timed: bool,
}

#[derive(Clone, Copy, Debug)]
struct Signal {
    step: StepId,
    /// Wakes all.
    all: bool,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Condition {
    /// Those that were woken by a signal.
    woken: Vec<Wait>,
    /// Those that ended otherwise.
    others: Vec<Wait>,
    signals: Vec<Signal>,
}

impl Condition {
    /// All steps that signal or broadcast.
    pub(super) fn signals(&self) -> impl Iterator<Item = StepId> {
        self.signals.iter().map(|s| s.step)
    }
}

/// By address.
pub(super) type Conditions = BTreeMap<u64, Condition>;

pub(super) fn conditions(trace: &Trace, steps: &super::Steps) -> Conditions {
    let mut all = Conditions::new();
    for thread in 0..steps.threads() {
        let mut begun: BTreeMap<u64, (StepId, bool)> = BTreeMap::new();
        for step in steps.of_thread(thread) {
            for (event, e) in steps.events(trace, step) {
                let What::Sync { op, on } = &e.what else { continue };
                let signal = |all| Signal { step, all };
                match op {
                    SyncOp::WaitBegin { timed, .. } => {
                        all.entry(on.address).or_default();
                        begun.insert(on.address, (step, *timed));
                    }
                    SyncOp::WaitEnd { wake, .. } => {
                        let begin = begun.remove(&on.address);
                        let timed = begin.is_some_and(|b| b.1);
                        let wait = Wait { event, end: step, begin: begin.map(|b| b.0), timed };
                        let condition = all.entry(on.address).or_default();
                        match wake {
                            Wake::Signalled => condition.woken.push(wait),
                            Wake::TimedOut | Wake::Spurious => condition.others.push(wait),
                        }
                    }
                    SyncOp::Signal { .. } | SyncOp::SignalOne { .. } => {
                        all.entry(on.address).or_default().signals.push(signal(false));
                    }
                    SyncOp::Broadcast { .. } => all.entry(on.address).or_default().signals.push(signal(true)),
                    _ => {}
                }
            }
        }
    }
    all
}

impl Model {
    /// Whether a wait that was woken could have given up instead.
    pub(super) fn may_give_up(&self, end: EventId, on: u64) -> bool {
        let condition = self.conditions.get(&on);
        condition.is_some_and(|c| c.woken.iter().any(|w| w.event == end && w.timed))
    }
}

impl Rules<'_> {
    /// Who was woken was woken by a signal.
    pub(super) fn wakes(&mut self) {
        for (&address, condition) in &self.model.conditions {
            let mut all_taken: Vec<Vec<Formula>> = vec![Vec::new(); condition.signals.len()];
            let mut rules = Vec::new();
            for wait in condition.woken.iter().filter(|w| self.cone.has(w.end)) {
                let mut any = Vec::new();
                for (i, signal) in condition.signals.iter().enumerate() {
                    let wakes = self.wakes_at(wait, signal, Some(wait.end));
                    if wakes == Formula::FALSE {
                        continue;
                    }
                    let choice = self.choice();
                    rules.push((wait.event, choice.clone().implies(wakes)));
                    if !signal.all {
                        rules.extend(
                            all_taken[i]
                                .iter()
                                .map(|other| (wait.event, Formula::all([choice.clone(), other.clone()]).not())),
                        );
                    }
                    all_taken[i].push(choice.clone());
                    any.push(choice);
                }
                rules.push((wait.event, self.inside(wait.end).implies(Formula::any(any))));
            }
            rules.into_iter().for_each(|(event, rule)| self.say(event, rule));
            self.named.taken.insert(address, all_taken);
        }
    }

    /// The signal comes while the thread waits.
    fn wakes_at(&self, wait: &Wait, signal: &Signal, end: Option<StepId>) -> Formula {
        let s = signal.step;
        if self.steps.get(s).thread == wait.event.thread {
            return Formula::FALSE;
        }
        let begun = wait.begin.map_or(Formula::TRUE, |b| self.before(b, s));
        Formula::all([self.inside(s), begun, end.map_or(Formula::TRUE, |e| self.before(s, e))])
    }

    /// The opposite result of a wait, for a thread that stands at its end.
    pub(super) fn other_wake(&self, event: EventId, on: u64, mutex: u64) -> Formula {
        let Some(condition) = self.conditions.get(&on) else { return Formula::FALSE };
        let free = self.is_free(mutex, event.thread);
        let Some(wait) = condition.others.iter().find(|w| w.event == event) else {
            // It gives up instead: that is possible whenever the mutex is free.
            return if self.may_give_up(event, on) { free } else { Formula::FALSE };
        };
        let all_taken = self.named.taken.get(&on).map_or(&[][..], Vec::as_slice);
        let woken = condition.signals.iter().zip(all_taken).map(|(signal, taken)| {
            let mine = self.wakes_at(wait, signal, None);
            let unused = taken.iter().filter(|_| !signal.all).map(|t| t.clone().not());
            Formula::all([mine].into_iter().chain(unused))
        });
        Formula::all([free, Formula::any(woken)])
    }

    /// No signal has come since a wait began at whose end a thread stands. One that need not be woken never stands there for that.
    pub(super) fn is_unheard(&self, event: EventId, on: u64) -> Formula {
        let Some(condition) = self.conditions.get(&on) else { return Formula::FALSE };
        let Some(wait) = condition.woken.iter().find(|w| w.event == event && !w.timed) else { return Formula::FALSE };
        Formula::all(condition.signals.iter().map(|signal| self.wakes_at(wait, signal, None).not()))
    }
}
