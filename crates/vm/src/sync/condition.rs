//! Condition variables. A wait is: unlock, blocked, woken, lock.

use super::{BlockReason, Outcome, Refusal, Sync, ThreadId, misuse};
use crate::memory::Addr;
use std::collections::VecDeque;

#[derive(Clone, Default, Debug)]
pub(super) struct Condition {
    /// Oldest first.
    waiting: VecDeque<ThreadId>,
    woken: Vec<ThreadId>,
}

/// Where a thread is in its wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The condition variable.
    pub condition: Addr,
    /// The mutex to be taken again.
    pub mutex: Addr,
    /// It stopped waiting because time was up.
    pub timed_out: bool,
}

impl Sync {
    pub(super) fn is_woken(&self, at: Addr, thread: ThreadId) -> bool {
        self.conditions.get(&at).is_some_and(|c| c.woken.contains(&thread))
    }

    /// Begins a wait: gives the mutex back and queues up.
    pub fn wait_begin(&mut self, at: Addr, mutex: Addr, thread: ThreadId) -> Outcome<Waiting> {
        if !self.mutex_is_held_by(mutex, thread) {
            return misuse("a thread waits on a condition variable without holding the mutex");
        }
        self.mutex_unlock(mutex, thread)?;
        self.conditions.entry(at).or_default().waiting.push_back(thread);
        Ok(Waiting { condition: at, mutex, timed_out: false })
    }

    /// Ends a wait, if the thread was woken and the mutex is free.
    pub fn wait_end(&mut self, w: Waiting, thread: ThreadId) -> Outcome<()> {
        if !self.is_woken(w.condition, thread) || !self.mutex_is_free(w.mutex, thread) {
            return Err(Refusal::Block(BlockReason::Condition(w.condition, w.mutex)));
        }
        self.mutex_lock(w.mutex, thread)?;
        if let Some(c) = self.conditions.get_mut(&w.condition) {
            c.woken.retain(|&t| t != thread);
        }
        Ok(())
    }

    /// Time is up: the thread is woken without a signal.
    pub fn time_out(&mut self, w: Waiting, thread: ThreadId) {
        let c = self.conditions.entry(w.condition).or_default();
        c.waiting.retain(|&t| t != thread);
        if !c.woken.contains(&thread) {
            c.woken.push(thread);
        }
    }

    /// Wakes the thread that waits longest, if any waits.
    pub fn signal(&mut self, at: Addr) {
        if let Some(c) = self.conditions.get_mut(&at) {
            c.woken.extend(c.waiting.pop_front());
        }
    }

    /// Wakes all.
    pub fn broadcast(&mut self, at: Addr) {
        if let Some(c) = self.conditions.get_mut(&at) {
            c.woken.extend(c.waiting.drain(..));
        }
    }

    /// Ends a condition variable.
    pub fn condition_destroy(&mut self, at: Addr) -> Outcome<()> {
        if self.conditions.get(&at).is_some_and(|c| !c.waiting.is_empty()) {
            return misuse("a condition variable is destroyed while a thread waits on it");
        }
        self.conditions.remove(&at);
        Ok(())
    }
}
