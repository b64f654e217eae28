//! When nobody can go on: every thread that has begun and not ended stands at a wait, and nothing that happened lets it pass.
//!
//! That is a deadlock whatever its threads wait for (Joshi, Naik, Sen and Gay, "An Effective Dynamic Analysis for Detecting Generalized
//! Deadlocks", FSE 2010, look for it by trying the orders of a trace; here it is one question about all of them).
//!
//! Waits are locks, ends of threads, posts of a semaphore, the others at a barrier, and signals. A wait for a signal cannot go
//! on if its mutex is held, or if no signal came since it began; one that may give up waits for its mutex only. A sleep on a futex is
//! the same without a mutex.
//!
//! Limits: a wait whose signals all woke others counts as one that goes on, and so does who spins, waits for an initialiser or
//! at a futex that keeps its observed order. What a thread does after the last of its events is not known, and taken for its end.

use super::{Model, Rules, has_result};
use crate::formula::{Formula, StepId};
use std::collections::BTreeMap;
use trace::{EventId, LockUse, SyncOp, What};

/// Formulas with more atoms and connectives are not asked.
const LARGEST: usize = 2_000_000;

/// What several steps wait for alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Obstacle {
    Lock { address: u64, reads: bool },
    Semaphore(u64),
}

impl Rules<'_> {
    /// Nobody can go on, and of each list somebody stands at one of the events.
    pub(super) fn stuck(&mut self, lists: &[Vec<EventId>]) -> Result<Vec<(EventId, Formula)>, String> {
        let Some(first) = lists.iter().flatten().next() else {
            return Err("nobody is named who could be stuck".into());
        };
        let mut parts = Vec::new();
        for list in lists {
            let stands = list.iter().map(|&e| self.stands_at(e)).collect::<Result<Vec<_>, String>>()?;
            parts.push((*list.first().unwrap_or(first), Formula::any(stands)));
        }
        // Nobody stands in the middle of decisions.
        parts.push((*first, Formula::all(self.named.stands.values().map(|stands| stands.clone().not()))));
        let mut obstacles: BTreeMap<Obstacle, Formula> = BTreeMap::new();
        let model = self.model;
        let mut size = 0;
        for (step, s) in model.steps.iter().filter(|(_, s)| !s.prefix) {
            let before = model.steps.previous(step).or(model.order.forks.get(&s.thread).copied());
            let came = before.map_or(Formula::TRUE, |b| self.inside(b));
            if came == Formula::FALSE {
                continue;
            }
            let about = EventId { thread: s.thread, index: s.events.start };
            let waits = self.waits(step, &mut obstacles, &mut parts);
            let part = came.implies(Formula::any([self.inside(step), waits]));
            size += part.size();
            parts.push((about, part));
            if size > LARGEST {
                return Err(format!("too large: {size} atoms and connectives"));
            }
        }
        Ok(parts)
    }

    /// The step cannot happen at the frontier, because of what it waits for.
    fn waits(
        &mut self,
        step: StepId,
        obstacles: &mut BTreeMap<Obstacle, Formula>,
        parts: &mut Vec<(EventId, Formula)>,
    ) -> Formula {
        let model = self.model;
        // What it reads at that moment may lead it elsewhere.
        if model.reads_of(step).next().is_some() {
            return Formula::FALSE;
        }
        let mut kept = Vec::new();
        for (event, e) in model.steps.events(&model.trace, step) {
            kept.extend(self.kept(&e.what));
            let (op, on) = match &e.what {
                What::Join { child } => {
                    let end = model.steps.of_thread(*child).next_back();
                    kept.push(end.map_or(Formula::FALSE, |end| self.inside(end).not()));
                    return Formula::all(kept);
                }
                What::Sync { op, on } => (op, on),
                _ => continue,
            };
            let mut hindered = |rules: &mut Self, obstacle| {
                let known = obstacles.entry(obstacle).or_insert_with(|| {
                    // Said once, for all that wait for it.
                    let choice = rules.choice();
                    parts.push((event, choice.clone().implies(rules.hinders(obstacle))));
                    choice
                });
                known.clone()
            };
            let waits = match *op {
                SyncOp::WaitEnd { mutex, .. } => {
                    let held = hindered(self, Obstacle::Lock { address: mutex.address, reads: false });
                    Formula::any([held, self.is_unheard(event, on.address)])
                }
                SyncOp::FutexWoken { .. } => self.is_unheard(event, on.address),
                SyncOp::SemaphoreWait => hindered(self, Obstacle::Semaphore(on.address)),
                SyncOp::BarrierLeave => self.other_count(event, on.address),
                _ => match op.lock_use() {
                    Some(LockUse::Take { reads, .. }) if !has_result(op) && !model.locks.is_own(event) => {
                        hindered(self, Obstacle::Lock { address: on.address, reads })
                    }
                    _ => continue,
                },
            };
            kept.push(waits);
            return Formula::all(kept);
        }
        Formula::FALSE
    }

    /// What others have done stands in the way of whoever comes there.
    fn hinders(&self, obstacle: Obstacle) -> Formula {
        match obstacle {
            Obstacle::Lock { address, reads } => {
                // Whoever stands there does not have it.
                let nobody = self.steps.threads();
                self.locks.all.get(&address).map_or(Formula::FALSE, |lock| self.taken(lock, reads, nobody, None))
            }
            Obstacle::Semaphore(address) => self.is_used_up(address),
        }
    }
}

impl Model {
    /// How far threads are when nobody can go on, given that they have come so far: nothing is left before the next step that matters.
    pub(super) fn run_on(&self, done: &mut [u32], inside: &[StepId], mut goes: impl FnMut(EventId)) {
        for thread in 0..self.steps.threads() {
            let fork = self.order.forks.get(&thread);
            if fork.is_some_and(|f| !self.steps.get(*f).prefix && !inside.contains(f)) {
                continue;
            }
            let done = &mut done[thread as usize];
            let next = self.steps.of_thread(thread).find(|&s| self.steps.get(s).events.start >= *done);
            let end = next.map_or(self.steps.events_of(thread), |s| self.steps.get(s).events.start);
            (*done..end).for_each(|index| goes(EventId { thread, index }));
            *done = end.max(*done);
        }
    }
}
