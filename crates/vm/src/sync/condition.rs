//! Condition variables. A wait is: unlock, blocked, woken, lock.

use super::{BlockReason, Outcome, Refusal, Sync, SyncOp, ThreadId, misuse};
use crate::memory::Addr;

#[derive(Clone, Default, Debug)]
pub(super) struct Condition {
    /// All that have begun to wait and not ended it, oldest first.
    waiting: Vec<ThreadId>,
    /// The signals that woke nobody yet: each may wake one of those that waited when it came.
    signals: Vec<Vec<ThreadId>>,
}

/// What ends a wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum WokenBy {
    /// A signal, once there is one.
    #[default]
    Signal,
    /// Its time is up.
    TimeOut,
    /// Nothing: POSIX allows a wait to end for no reason.
    Chance,
}

/// Where a thread is in its wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waiting {
    /// The condition variable.
    pub condition: Addr,
    /// The mutex to be taken again.
    pub mutex: Addr,
    /// What ends it.
    pub woken: WokenBy,
}

impl Sync {
    pub(super) fn may_wake(&self, at: Addr, thread: ThreadId) -> bool {
        self.conditions.get(&at).is_some_and(|c| c.signals.iter().any(|s| s.contains(&thread)))
    }

    /// Begins a wait: gives the mutex back and queues up.
    pub fn wait_begin(&mut self, at: Addr, mutex: Addr, thread: ThreadId) -> Outcome<Waiting> {
        if !self.mutex_is_held_by(mutex, thread) {
            return misuse("a thread waits on a condition variable without holding the mutex");
        }
        self.mutex_unlock(mutex, thread)?;
        self.conditions.entry(at).or_default().waiting.push(thread);
        self.did(SyncOp::WaitBegin, at);
        Ok(Waiting { condition: at, mutex, woken: WokenBy::Signal })
    }

    /// Ends a wait, if the thread is woken and the mutex is free.
    pub fn wait_end(&mut self, w: Waiting, thread: ThreadId) -> Outcome<()> {
        let woken = w.woken != WokenBy::Signal || self.may_wake(w.condition, thread);
        if !woken || !self.mutex_is_free(w.mutex, thread) {
            return Err(Refusal::Block(BlockReason::Condition(w.condition, w.mutex)));
        }
        if let Some(c) = self.conditions.get_mut(&w.condition) {
            if w.woken == WokenBy::Signal
                && let Some(i) = c.signals.iter().position(|s| s.contains(&thread))
            {
                c.signals.remove(i);
            }
            c.signals.iter_mut().for_each(|s| s.retain(|&t| t != thread));
            c.signals.retain(|s| !s.is_empty());
            c.waiting.retain(|&t| t != thread);
        }
        self.did(SyncOp::WaitEnd { timed_out: w.woken == WokenBy::TimeOut }, w.condition);
        self.mutex_lock(w.mutex, thread)
    }

    /// Lets one of those that wait now go on, whichever comes first.
    pub fn signal(&mut self, at: Addr) {
        let c = self.conditions.entry(at).or_default();
        let opens = c.signals.is_empty();
        if c.signals.len() < c.waiting.len() {
            c.signals.push(c.waiting.clone());
        }
        self.did(SyncOp::Signal { opens }, at);
    }

    /// Wakes all.
    pub fn broadcast(&mut self, at: Addr) {
        let c = self.conditions.entry(at).or_default();
        let opens = c.signals.is_empty();
        c.signals = c.waiting.iter().map(|&t| vec![t]).collect();
        self.did(SyncOp::Broadcast { opens }, at);
    }

    /// Ends a condition variable.
    pub fn condition_destroy(&mut self, at: Addr) -> Outcome<()> {
        // Those that were signalled need it no longer.
        if self.conditions.get(&at).is_some_and(|c| c.waiting.len() > c.signals.len()) {
            return misuse("a condition variable is destroyed while a thread waits on it");
        }
        self.did(SyncOp::Destroy, at);
        Ok(())
    }
}
