//! Condition variables. A wait is: unlock, blocked, woken, lock.

use super::deeds::unnamed;
use super::{BlockReason, Caller, Note, Outcome, Refusal, Sync, SyncOp, ThreadId, misuse};
use crate::errno::Errno;
use crate::memory::Addr;

const WHAT: &str = "condition variable";

#[derive(Clone, Default, Debug)]
pub(super) struct Condition {
    /// All that have begun to wait and not ended it, oldest first.
    waiting: Vec<Waiter>,
    /// The signals that woke nobody yet: each may wake one of those that waited when it came.
    signals: Vec<Vec<ThreadId>>,
    lost: Option<LostSignals>,
}

#[derive(Clone, Copy, Debug)]
struct Waiter {
    by: Caller,
    mutex: Addr,
}

/// Signals that found nobody to wake.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LostSignals {
    pub count: u32,
    pub last: Caller,
}

impl Condition {
    /// One of those that nothing has woken yet.
    fn an_asleep(&self) -> Option<Waiter> {
        if self.waiting.len() > self.signals.len() { self.waiting.last().copied() } else { None }
    }

    /// Of several signals for the same few waiters, only as many count as there are: a later waiter must not find the others in
    /// its way. Those for the fewest choose first: of the sets of waiters, one is part of another or they have nothing in common.
    fn drop_surplus(&mut self) {
        let mut order: Vec<usize> = (0..self.signals.len()).collect();
        order.sort_by_key(|&i| self.signals[i].len());
        let mut taken: Vec<ThreadId> = Vec::new();
        let mut counts = vec![false; self.signals.len()];
        for i in order {
            if let Some(&one) = self.signals[i].iter().find(|t| !taken.contains(t)) {
                taken.push(one);
                counts[i] = true;
            }
        }
        let mut counts = counts.into_iter();
        self.signals.retain(|_| counts.next().unwrap_or(false));
    }

    fn lose(&mut self, by: Caller) {
        let count = self.lost.map_or(0, |l| l.count) + 1;
        self.lost = Some(LostSignals { count, last: by });
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum WokenBy {
    /// A signal, once there is one.
    #[default]
    Signal,
    TimeOut,
    /// Nothing: POSIX allows a wait to end for no reason.
    Chance,
}

impl From<WokenBy> for trace::Wake {
    fn from(woken: WokenBy) -> trace::Wake {
        match woken {
            WokenBy::Signal => trace::Wake::Signalled,
            WokenBy::TimeOut => trace::Wake::TimedOut,
            WokenBy::Chance => trace::Wake::Spurious,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waiting {
    pub condition: Addr,
    /// The mutex to be taken again.
    pub mutex: Addr,
    pub woken: WokenBy,
}

impl Sync {
    pub(super) fn may_wake(&self, at: Addr, thread: ThreadId) -> bool {
        self.conditions.get(&at).is_some_and(|c| c.signals.iter().any(|s| s.contains(&thread)))
    }

    pub fn lost_signals(&self, at: Addr) -> Option<LostSignals> {
        self.conditions.get(&at)?.lost
    }

    pub fn condition_init(&mut self, at: Addr) -> Outcome<()> {
        if let Some(w) = self.conditions.get(&at).and_then(Condition::an_asleep) {
            return misuse(WHAT, at, "is initialised while a thread waits on it", Some(Note::Since("waits", w.by)));
        }
        self.conditions.insert(at, Condition::default());
        self.did(SyncOp::Init { value: 0 }, at);
        Ok(())
    }

    /// Begins a wait: gives the mutex back and queues up. `timed`: it may give up.
    pub fn wait_begin(&mut self, at: Addr, mutex: Addr, timed: bool, by: Caller) -> Outcome<Waiting> {
        if !self.mutex_is_held_by(mutex, by.thread) {
            if self.mutex_checks_owner(mutex) {
                return Err(Refusal::Errno(Errno::EPERM));
            }
            let says = "is given to a wait by a thread that does not hold it";
            return misuse("mutex", mutex, says, self.holds(mutex));
        }
        if let Some(other) = self.conditions.get(&at).and_then(Condition::an_asleep)
            && other.mutex != mutex
        {
            let note = Some(Note::Since("waits on it with another one", other.by));
            return misuse(WHAT, at, "is waited on with two mutexes at the same time", note);
        }
        self.mutex_unlock(mutex, by)?;
        self.conditions.entry(at).or_default().waiting.push(Waiter { by, mutex });
        self.did(SyncOp::WaitBegin { mutex: unnamed(mutex), timed }, at);
        Ok(Waiting { condition: at, mutex, woken: WokenBy::Signal })
    }

    /// Ends a wait, if the thread is woken and the mutex is free.
    pub fn wait_end(&mut self, w: Waiting, by: Caller) -> Outcome<()> {
        let thread = by.thread;
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
            c.drop_surplus();
            c.waiting.retain(|w| w.by.thread != thread);
        }
        self.did(SyncOp::WaitEnd { mutex: unnamed(w.mutex), wake: w.woken.into() }, w.condition);
        self.mutex_lock(w.mutex, by)
    }

    /// Lets one of those that wait now go on, whichever comes first.
    pub fn signal(&mut self, at: Addr, by: Caller) {
        if self.wakes_all == Some(at) {
            return self.broadcast(at, by);
        }
        let c = self.conditions.entry(at).or_default();
        let opens = c.signals.is_empty();
        if c.signals.len() < c.waiting.len() {
            c.signals.push(c.waiting.iter().map(|w| w.by.thread).collect());
        } else {
            c.lose(by);
        }
        let op = match c.waiting[..] {
            [] => SyncOp::Signal { woke: None },
            [one] => SyncOp::Signal { woke: Some(one.by.thread.0) },
            _ => SyncOp::SignalOne { among: c.waiting.len() as u32 },
        };
        self.gave(op, at, opens);
    }

    pub fn broadcast(&mut self, at: Addr, by: Caller) {
        let c = self.conditions.entry(at).or_default();
        let opens = c.signals.is_empty();
        if c.an_asleep().is_none() {
            c.lose(by);
        }
        c.signals = c.waiting.iter().map(|w| vec![w.by.thread]).collect();
        let woke = c.waiting.len() as u32;
        self.gave(SyncOp::Broadcast { woke }, at, opens);
    }

    pub fn condition_destroy(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        // Those that were signalled need it no longer.
        if let Some(w) = self.conditions.get(&at).and_then(Condition::an_asleep) {
            return misuse(WHAT, at, "is destroyed while a thread waits on it", Some(Note::Since("waits", w.by)));
        }
        self.bury(at, by);
        self.did(SyncOp::Destroy, at);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::Site;

    const AT: Addr = 64;
    const MUTEX: Addr = 128;

    fn by(thread: u32) -> Caller {
        Caller { thread: ThreadId(thread), site: Site(0) }
    }

    fn begin(s: &mut Sync, thread: u32) -> Waiting {
        s.mutex_lock(MUTEX, by(thread)).unwrap();
        s.wait_begin(AT, MUTEX, false, by(thread)).unwrap()
    }

    fn end(s: &mut Sync, wait: Waiting, thread: u32) {
        s.wait_end(wait, by(thread)).unwrap();
        s.mutex_unlock(MUTEX, by(thread)).unwrap();
    }

    /// Two signals for two waiters, one of which gives up: what it leaves behind takes nothing from the next.
    #[test]
    fn a_signal_is_not_lost_because_another_waiter_gave_up() {
        let mut s = Sync::default();
        let (first, _second) = (begin(&mut s, 1), begin(&mut s, 2));
        s.signal(AT, by(9));
        s.signal(AT, by(9));
        end(&mut s, Waiting { woken: WokenBy::TimeOut, ..first }, 1);
        let third = begin(&mut s, 3);
        s.signal(AT, by(9));
        assert!(s.may_wake(AT, ThreadId(2)) && s.may_wake(AT, ThreadId(3)));
        end(&mut s, third, 3);
    }

    #[test]
    fn a_broadcast_wakes_all_whoever_comes_first() {
        let mut s = Sync::default();
        let waits: Vec<Waiting> = (1..=3).map(|t| begin(&mut s, t)).collect();
        s.broadcast(AT, by(9));
        for (wait, thread) in waits.into_iter().zip(1..) {
            end(&mut s, wait, thread);
        }
    }
}
