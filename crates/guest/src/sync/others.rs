//! Semaphores, barriers, and initialisers that run once.

use super::{BlockReason, Caller, Note, Outcome, Refusal, Sync, SyncOp, misuse};
use crate::errno::Errno;
use crate::memory::Addr;

#[derive(Clone, Default, Debug)]
pub(super) struct Barrier {
    count: u32,
    arrived: u32,
    /// The last that arrived.
    last: Option<Caller>,
    pub(super) round: u64,
}

const NO_INIT: &str = "is used, but was never initialised";

impl Barrier {
    /// One of those that wait at it.
    fn waits(&self) -> Option<Note> {
        if self.arrived == 0 { None } else { self.last.map(|by| Note::Since("waits", by)) }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnceState {
    /// This thread runs the initialiser.
    Running(Caller),
    Done,
}

/// SEM_VALUE_MAX.
const MOST_UNITS: u32 = i32::MAX as u32;

impl Sync {
    pub fn semaphore_init(&mut self, at: Addr, value: u32) -> Outcome<()> {
        if value > i32::MAX as u32 {
            return Err(Refusal::Errno(Errno::EINVAL));
        }
        self.semaphores.insert(at, value);
        self.did(SyncOp::Init { value: value.into() }, at);
        Ok(())
    }

    pub fn semaphore_give_up(&mut self, at: Addr) {
        self.did(SyncOp::SemaphoreTryWait { took: false }, at);
    }

    pub fn semaphore_wait(&mut self, at: Addr) -> Outcome<()> {
        self.take_one(at)?;
        self.did(SyncOp::SemaphoreWait, at);
        Ok(())
    }

    pub fn semaphore_trywait(&mut self, at: Addr) -> Outcome<()> {
        let taken = self.take_one(at);
        self.did(SyncOp::SemaphoreTryWait { took: taken.is_ok() }, at);
        match taken {
            Err(Refusal::Block(_)) => Err(Refusal::Errno(Errno::EAGAIN)),
            other => other,
        }
    }

    fn take_one(&mut self, at: Addr) -> Outcome<()> {
        match self.semaphores.get_mut(&at) {
            None => misuse("semaphore", at, NO_INIT, None),
            Some(0) => Err(Refusal::Block(BlockReason::Semaphore(at))),
            Some(v) => {
                *v -= 1;
                Ok(())
            }
        }
    }

    pub fn semaphore_post(&mut self, at: Addr) -> Outcome<()> {
        match self.semaphores.get_mut(&at) {
            None => misuse("semaphore", at, NO_INIT, None),
            Some(v) => {
                let before = *v;
                let full = before >= MOST_UNITS;
                *v += u32::from(!full);
                // What comes of it depends on how many there are, but not as long as nobody comes near to that many.
                if before >= MOST_UNITS / 2 {
                    self.did(SyncOp::SemaphoreValue { value: before.into() }, at);
                }
                if full {
                    return Err(Refusal::Errno(Errno::EOVERFLOW));
                }
                self.gave(SyncOp::SemaphorePost, at, before == 0);
                Ok(())
            }
        }
    }

    pub fn semaphore_value(&mut self, at: Addr) -> Outcome<u32> {
        let value = self.semaphores.get(&at).copied().unwrap_or(0);
        self.did(SyncOp::SemaphoreValue { value: value.into() }, at);
        match self.semaphores.get(&at) {
            None => misuse("semaphore", at, NO_INIT, None),
            Some(&value) => Ok(value),
        }
    }

    pub fn semaphore_destroy(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        if self.semaphores.remove(&at).is_none() {
            return misuse("semaphore", at, "is destroyed, but was never initialised", None);
        }
        self.bury(at, by);
        self.did(SyncOp::Destroy, at);
        Ok(())
    }

    /// Makes a barrier for `count` threads.
    pub fn barrier_init(&mut self, at: Addr, count: u32) -> Outcome<()> {
        if count == 0 {
            return Err(Refusal::Errno(Errno::EINVAL));
        }
        if let Some(note) = self.barriers.get(&at).and_then(Barrier::waits) {
            return misuse("barrier", at, "is initialised while threads wait at it", Some(note));
        }
        self.barriers.insert(at, Barrier { count, ..Barrier::default() });
        self.did(SyncOp::Init { value: count.into() }, at);
        Ok(())
    }

    /// Arrives: the round to wait for, and whether this was the last one.
    pub fn barrier_arrive(&mut self, at: Addr, by: Caller) -> Outcome<(u64, bool)> {
        let Some(b) = self.barriers.get_mut(&at) else {
            return misuse("barrier", at, NO_INIT, None);
        };
        let round = b.round;
        b.arrived += 1;
        b.last = Some(by);
        let last = b.arrived >= b.count;
        if last {
            b.arrived = 0;
            b.round += 1;
        }
        self.did_in_round(SyncOp::BarrierArrive { last, ignored: false }, at, round);
        Ok((round, last))
    }

    /// Goes on, once the round has ended.
    pub fn barrier_leave(&mut self, at: Addr, round: u64) -> Outcome<()> {
        if self.barriers.get(&at).is_some_and(|b| b.round == round) {
            return Err(Refusal::Block(BlockReason::Barrier(at, round)));
        }
        self.did_in_round(SyncOp::BarrierLeave, at, round);
        Ok(())
    }

    pub fn barrier_destroy(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        match self.barriers.get(&at).map(Barrier::waits) {
            None => return misuse("barrier", at, "is destroyed, but was never initialised", None),
            Some(None) => {}
            Some(note) => return misuse("barrier", at, "is destroyed while threads wait at it", note),
        }
        self.barriers.remove(&at);
        self.bury(at, by);
        self.did(SyncOp::Destroy, at);
        Ok(())
    }

    /// Begins a `pthread_once`: true if the caller has to run the initialiser.
    pub fn once_begin(&mut self, at: Addr, by: Caller) -> Outcome<bool> {
        match self.onces.get(&at) {
            Some(OnceState::Done) => {
                self.did(SyncOp::OnceDone, at);
                Ok(false)
            }
            Some(OnceState::Running(_)) => Err(Refusal::Block(BlockReason::Once(at))),
            None => {
                self.onces.insert(at, OnceState::Running(by));
                self.did(SyncOp::OnceBegin, at);
                Ok(true)
            }
        }
    }

    /// What has been run may be run again.
    pub fn once_again(&mut self, at: Addr) {
        if matches!(self.onces.get(&at), Some(OnceState::Done)) {
            self.onces.remove(&at);
        }
    }

    pub fn once_end(&mut self, at: Addr) {
        self.onces.insert(at, OnceState::Done);
        self.did(SyncOp::OnceEnd, at);
    }
}
