//! Condition variables and futexes: every wait that was woken is matched with a signal or wake between its two halves.
//!
//! Each signal wakes one waiter at most, a broadcast all, a wake of a futex as many as it may. That such a matching exists is
//! exactly what POSIX and Linux demand; in what order waiters go on is free. A wait that gave up or ended for no reason needs
//! nothing. That a futex has the value that lets a thread sleep is a read and a branch like any other, in the same step.
//!
//! A wait with a time limit could always have given up instead. How many a wake of a futex woke is in `futexes.rs`.

use super::{Model, Rules};
use crate::formula::{Formula, StepId};
use std::collections::BTreeMap;
use trace::{EventId, SyncOp, Trace, Wake, What};

/// More than there are.
const ALL: u32 = u32::MAX;

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
    event: EventId,
    /// How many it may wake.
    most: u32,
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

/// All but the futexes that keep their observed order.
pub(super) fn conditions(trace: &Trace, steps: &super::Steps, kept: &[u64]) -> Conditions {
    let mut all = Conditions::new();
    for thread in 0..steps.threads() {
        let mut begun: BTreeMap<u64, (StepId, bool)> = BTreeMap::new();
        for step in steps.of_thread(thread) {
            for (event, e) in steps.events(trace, step) {
                let What::Sync { op, on } = &e.what else { continue };
                if kept.binary_search(&on.address).is_ok() {
                    continue;
                }
                let mut signal = |most| all.entry(on.address).or_default().signals.push(Signal { step, event, most });
                match op {
                    SyncOp::WaitBegin { timed, .. } => {
                        all.entry(on.address).or_default();
                        begun.insert(on.address, (step, *timed));
                    }
                    SyncOp::FutexWait { timed, .. } if op.sleeps() => {
                        all.entry(on.address).or_default();
                        begun.insert(on.address, (step, *timed));
                    }
                    SyncOp::WaitEnd { wake, .. } | SyncOp::FutexWoken { wake } => {
                        let begin = begun.remove(&on.address);
                        let timed = begin.is_some_and(|b| b.1);
                        let wait = Wait { event, end: step, begin: begin.map(|b| b.0), timed };
                        let condition = all.entry(on.address).or_default();
                        match wake {
                            Wake::Signalled => condition.woken.push(wait),
                            Wake::TimedOut | Wake::Spurious => condition.others.push(wait),
                        }
                    }
                    SyncOp::Signal { .. } | SyncOp::SignalOne { .. } => signal(1),
                    SyncOp::Broadcast { .. } => signal(ALL),
                    SyncOp::FutexWake { most: Some(most), .. } if *most > 0 => signal(*most),
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
        let (model, cone) = (self.model, self.cone);
        for (&address, condition) in &model.conditions {
            let mut all_taken: Vec<Vec<Formula>> = vec![Vec::new(); condition.signals.len()];
            // By signal: who takes it.
            let mut takers: Vec<Vec<&Wait>> = vec![Vec::new(); condition.signals.len()];
            for wait in condition.woken.iter().filter(|w| cone.has(w.end)) {
                let mut any = Vec::new();
                for (i, signal) in condition.signals.iter().enumerate() {
                    if self.gives_up() {
                        return;
                    }
                    let wakes = self.wakes_at(wait, signal, Some(wait.end));
                    if wakes == Formula::FALSE {
                        continue;
                    }
                    let choice = self.choice();
                    self.say(wait.event, choice.clone().implies(wakes));
                    if signal.most == 1 && self.orders.is_none() {
                        // One thread waits again only when it was woken: no signal comes into two of its waits.
                        let others = takers[i].iter().zip(&all_taken[i]).filter(|(other, _)| {
                            other.event.thread != wait.event.thread || wait.begin.is_none() || other.begin.is_none()
                        });
                        for (_, other) in others {
                            self.say(wait.event, Formula::all([choice.clone(), other.clone()]).not());
                        }
                    }
                    takers[i].push(wait);
                    all_taken[i].push(choice.clone());
                    any.push(choice);
                }
                let woken = self.inside(wait.end).implies(Formula::any(any));
                self.say(wait.event, woken);
            }
            // Said of two at a time above, or of all at once: pairs grow with the third power.
            let at_once = |most: u32| most > 1 || self.orders.is_some();
            let signals: Vec<_> = condition.signals.iter().zip(&all_taken).filter(|(s, _)| at_once(s.most)).collect();
            for (signal, taken) in signals {
                let too_many = Formula::at_least(i64::from(signal.most) + 1, taken.clone());
                self.say(signal.event, too_many.not());
            }
            self.named.taken.insert(address, all_taken);
        }
    }

    fn wakes_at(&self, wait: &Wait, signal: &Signal, end: Option<StepId>) -> Formula {
        let s = signal.step;
        if self.steps.get(s).thread == wait.event.thread {
            return Formula::FALSE;
        }
        let begun = wait.begin.map_or(Formula::TRUE, |b| self.before(b, s));
        Formula::all([self.inside(s), begun, end.map_or(Formula::TRUE, |e| self.before(s, e))])
    }

    /// The opposite result of a wait, for a thread that stands at its end.
    pub(super) fn other_wake(&self, event: EventId, on: u64, mutex: Option<u64>) -> Formula {
        let Some(condition) = self.conditions.get(&on) else { return Formula::FALSE };
        let free = mutex.map_or(Formula::TRUE, |mutex| self.is_free(mutex, event.thread));
        let Some(wait) = condition.others.iter().find(|w| w.event == event) else {
            // It gives up instead: that is possible whenever the mutex, if there is one, is free.
            return if self.may_give_up(event, on) { free } else { Formula::FALSE };
        };
        let all_taken = self.named.taken.get(&on).map_or(&[][..], Vec::as_slice);
        let woken = condition.signals.iter().zip(all_taken).map(|(signal, taken)| {
            let mine = self.wakes_at(wait, signal, None);
            let spent = match taken.len() >= signal.most as usize {
                true => Formula::at_least(signal.most.into(), taken.clone()),
                false => Formula::FALSE,
            };
            Formula::all([mine, spent.not()])
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
