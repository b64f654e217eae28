//! Mutexes, spin locks and read-write locks: critical sections, and attempts that find a lock taken.
//!
//! A lock that was taken again by its holder (a recursive mutex) is no new section: the VM tells only of the outermost
//! lock and unlock, and of every trylock. An attempt that gives up after some time is possible only while the lock is
//! taken, like a trylock that fails.

use super::Rules;
use crate::formula::{Formula, StepId};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use trace::{EventId, LockUse, Trace, What};

/// From lock to unlock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Section {
    pub(crate) thread: u32,
    /// Whether other sections of this kind may overlap.
    pub(crate) reads: bool,
    /// `None`: it was held when the trace began.
    pub(crate) lock: Option<(StepId, EventId)>,
    /// `None`: it is still held at the end.
    pub(crate) unlock: Option<StepId>,
}

impl Section {
    pub(crate) fn excludes(&self, other: &Section) -> bool {
        self.thread != other.thread && !(self.reads && other.reads)
    }
}

/// An attempt that found the lock taken.
#[derive(Clone, Copy, Debug)]
struct Failed {
    step: StepId,
    event: EventId,
    reads: bool,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Lock {
    pub(super) sections: Vec<Section>,
    failed: Vec<Failed>,
}

impl Lock {
    /// The section that a lock begins.
    pub(super) fn find(&self, lock: EventId) -> Option<usize> {
        // They are thread by thread; what was held from the beginning comes first.
        let key = |s: &Section| (s.thread, s.lock.map(|l| l.1.index));
        self.sections.binary_search_by_key(&(lock.thread, Some(lock.index)), key).ok()
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct Locks {
    /// By address.
    pub(super) all: BTreeMap<u64, Lock>,
    /// The sections that a step is in: the lock, and which section of it.
    held: FxHashMap<StepId, Vec<(u64, usize)>>,
    /// Attempts by a thread that has the lock itself.
    own: Vec<EventId>,
}

impl Locks {
    pub(super) fn new(trace: &Trace, steps: &super::Steps) -> Locks {
        let mut locks = Locks::default();
        for thread in 0..steps.threads() {
            // Open sections, the newest last.
            let mut open: Vec<(u64, usize)> = Vec::new();
            for step in steps.of_thread(thread) {
                for (event, e) in steps.events(trace, step) {
                    let What::Sync { op, on } = &e.what else { continue };
                    let Some(lock_use) = op.lock_use() else { continue };
                    let lock = locks.all.entry(on.address).or_default();
                    let holds = open.iter().rposition(|o| o.0 == on.address);
                    match lock_use {
                        LockUse::Take { reads, took: true } => {
                            let nested = holds.is_some_and(|h| !lock.sections[open[h].1].reads);
                            if nested {
                                locks.own.push(event);
                                continue;
                            }
                            open.push((on.address, lock.sections.len()));
                            lock.sections.push(Section { thread, reads, lock: Some((step, event)), unlock: None });
                        }
                        LockUse::Take { reads, took: false } => {
                            let own = holds.is_some_and(|h| !reads || !lock.sections[open[h].1].reads);
                            if own {
                                locks.own.push(event);
                            } else {
                                lock.failed.push(Failed { step, event, reads });
                            }
                        }
                        LockUse::Release => match holds {
                            Some(h) => {
                                let (_, section) = open.remove(h);
                                lock.sections[section].unlock = Some(step);
                            }
                            // Held since before the trace began: it covers what came before.
                            None => {
                                lock.sections.push(Section { thread, reads: false, lock: None, unlock: Some(step) });
                            }
                        },
                    }
                }
                if !open.is_empty() {
                    locks.held.insert(step, open.clone());
                }
            }
        }
        locks
    }

    /// Whether the attempt is one by a thread that has the lock itself, and so always has the same result.
    pub(super) fn is_own(&self, event: EventId) -> bool {
        self.own.contains(&event)
    }

    /// The locks that exclude others at a step, as a set, and those held since an earlier one. The first 64 are enough.
    pub(super) fn held_since(&self, last: Option<StepId>, step: StepId) -> (u64, u64) {
        let none = Vec::new();
        let earlier = last.and_then(|s| self.held.get(&s)).unwrap_or(&none);
        let (mut locks, mut held) = (0, 0);
        for section in self.held.get(&step).unwrap_or(&none).iter().filter(|s| !self.section(**s).reads) {
            let Some(number) = self.all.keys().take(64).position(|&lock| lock == section.0) else { continue };
            locks |= 1 << number;
            held |= u64::from(earlier.contains(section)) << number;
        }
        (locks, held)
    }

    fn section(&self, (lock, section): (u64, usize)) -> &Section {
        &self.all[&lock].sections[section]
    }

    /// Whether a step is in a section.
    pub(super) fn holds(&self, step: StepId) -> bool {
        self.held.contains_key(&step)
    }

    /// Whether the first two steps are in one section on a lock on which the third is in another that excludes it.
    pub(super) fn share(&self, a: StepId, b: StepId, other: StepId) -> bool {
        let none = Vec::new();
        let held = |s: StepId| self.held.get(&s).unwrap_or(&none);
        let of_other = held(other);
        held(a)
            .iter()
            .filter(|s| held(b).contains(s))
            .any(|&s| of_other.iter().any(|&o| o.0 == s.0 && self.section(s).excludes(self.section(o))))
    }

    /// The locks of two excluding sections that these steps are in: they order the steps, if both are inside.
    pub(super) fn between(&self, a: StepId, b: StepId) -> Option<(StepId, StepId)> {
        let (of_a, of_b) = (self.held.get(&a)?, self.held.get(&b)?);
        of_a.iter().find_map(|&s| {
            let other = of_b.iter().find(|&&o| o.0 == s.0 && self.section(s).excludes(self.section(o)))?;
            Some((self.section(s).lock?.0, self.section(*other).lock?.0))
        })
    }
}

impl Rules<'_> {
    /// Sections that exclude each other do not overlap, and attempts that failed found the lock taken.
    pub(super) fn exclusion(&mut self) {
        for lock in self.model.locks.all.values() {
            let begins = |s: &&Section| s.lock.is_none_or(|(l, _)| self.cone.has(l));
            let sections: Vec<&Section> = lock.sections.iter().filter(begins).collect();
            if let Some(orders) = &mut self.orders {
                orders.locks.push(sections.iter().map(|s| **s).collect());
            } else {
                for (i, first) in sections.iter().enumerate() {
                    for second in sections[i + 1..].iter().filter(|second| first.excludes(second)) {
                        if self.gives_up() {
                            return;
                        }
                        self.exclude(first, second);
                    }
                }
            }
            for failed in lock.failed.iter().filter(|f| self.cone.has(f.step)) {
                if self.gives_up() {
                    return;
                }
                let thread = failed.event.thread;
                let taken = self.taken(lock, failed.reads, thread, Some(failed.step));
                let rule = self.inside(failed.step).implies(taken);
                self.say(failed.event, rule);
            }
        }
    }

    fn exclude(&mut self, first: &Section, second: &Section) {
        // Which of two is first is one question, and decides all the rest.
        let follows = |s: &Section, next: &Section| match (s.unlock, next.lock) {
            (Some(u), Some((l, _))) => Formula::all([self.inside_if(u, l), self.before(u, l)]),
            _ => Formula::FALSE,
        };
        let rule = match (first.lock, second.lock) {
            (Some((a, _)), Some((b, _))) => {
                let first_is_first = self.before(a, b);
                let either = Formula::all([
                    first_is_first.clone().implies(follows(first, second)),
                    first_is_first.not().implies(follows(second, first)),
                ]);
                Formula::all([self.inside(a), self.inside(b)]).implies(either)
            }
            (None, Some((b, _))) => self.inside(b).implies(follows(first, second)),
            (Some((a, _)), None) => self.inside(a).implies(follows(second, first)),
            (None, None) => return,
        };
        let Some((_, event)) = second.lock.or(first.lock) else { return };
        self.say(event, rule);
    }

    /// Somebody else has the lock in a way that is in the way of reading or writing: at a step, or at the frontier.
    pub(super) fn taken(&self, lock: &Lock, reads: bool, thread: u32, at: Option<StepId>) -> Formula {
        let in_the_way = lock.sections.iter().filter(|s| s.thread != thread && !(s.reads && reads));
        Formula::any(in_the_way.map(|s| {
            let began = s.lock.map_or(Formula::TRUE, |(l, _)| {
                Formula::all([self.inside(l), at.map_or(Formula::TRUE, |at| self.before(l, at))])
            });
            let lasts = s.unlock.map_or(Formula::TRUE, |u| {
                Formula::any([self.inside(u).not(), at.map_or(Formula::FALSE, |at| self.before(at, u))])
            });
            Formula::all([began, lasts])
        }))
    }

    /// The opposite result of an attempt, for a thread that stands at it.
    pub(super) fn other_attempt(&self, event: EventId, address: u64, reads: bool, took: bool) -> Formula {
        // Whoever has the lock itself gets the same result always.
        if self.locks.is_own(event) {
            return Formula::FALSE;
        }
        let Some(lock) = self.locks.all.get(&address) else { return Formula::FALSE };
        let taken = self.taken(lock, reads, event.thread, None);
        if took { taken } else { taken.not() }
    }

    /// Nobody has the mutex at the frontier.
    pub(super) fn is_free(&self, mutex: u64, thread: u32) -> Formula {
        self.locks.all.get(&mutex).map_or(Formula::TRUE, |lock| self.taken(lock, false, thread, None).not())
    }
}
