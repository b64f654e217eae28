//! Semaphores, barriers, and initialisers that run once.

use super::{BlockReason, Outcome, Refusal, Sync, SyncOp, ThreadId, misuse};
use crate::memory::Addr;
use crate::world::Errno;

#[derive(Clone, Default, Debug)]
pub(super) struct Barrier {
    count: u32,
    arrived: u32,
    pub(super) round: u64,
}

/// Where a `pthread_once` is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnceState {
    /// This thread runs the initialiser.
    Running(ThreadId),
    /// It has run.
    Done,
}

impl Sync {
    /// Makes a semaphore.
    pub fn semaphore_init(&mut self, at: Addr, value: u32) {
        self.semaphores.insert(at, value);
        self.did(SyncOp::Init, at);
    }

    /// Takes one.
    pub fn semaphore_wait(&mut self, at: Addr) -> Outcome<()> {
        self.take_one(at)?;
        self.did(SyncOp::SemaphoreWait, at);
        Ok(())
    }

    /// Takes one, if there is one.
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
            None => misuse("a semaphore is used that was never initialised"),
            Some(0) => Err(Refusal::Block(BlockReason::Semaphore(at))),
            Some(v) => {
                *v -= 1;
                Ok(())
            }
        }
    }

    /// Gives one.
    pub fn semaphore_post(&mut self, at: Addr) -> Outcome<()> {
        match self.semaphores.get_mut(&at) {
            None => misuse("a semaphore is used that was never initialised"),
            Some(v) if *v >= i32::MAX as u32 => Err(Refusal::Errno(Errno::EOVERFLOW)),
            Some(v) => {
                let opens = *v == 0;
                *v += 1;
                self.did(SyncOp::SemaphorePost { opens }, at);
                Ok(())
            }
        }
    }

    /// Its value.
    pub fn semaphore_value(&mut self, at: Addr) -> u32 {
        self.did(SyncOp::SemaphoreValue, at);
        self.semaphores.get(&at).copied().unwrap_or(0)
    }

    /// Ends a semaphore.
    pub fn semaphore_destroy(&mut self, at: Addr) {
        self.semaphores.remove(&at);
        self.did(SyncOp::Destroy, at);
    }

    /// Makes a barrier for `count` threads.
    pub fn barrier_init(&mut self, at: Addr, count: u32) -> Outcome<()> {
        if count == 0 {
            return Err(Refusal::Errno(Errno::EINVAL));
        }
        if self.barriers.get(&at).is_some_and(|b| b.arrived > 0) {
            return misuse("a barrier is initialised while threads wait at it");
        }
        self.barriers.insert(at, Barrier { count, ..Barrier::default() });
        Ok(())
    }

    /// Arrives: the round to wait for, and whether this was the last one.
    pub fn barrier_arrive(&mut self, at: Addr) -> Outcome<(u64, bool)> {
        let Some(b) = self.barriers.get_mut(&at) else {
            return misuse("a barrier is used that was never initialised");
        };
        let round = b.round;
        b.arrived += 1;
        let last = b.arrived >= b.count;
        if last {
            b.arrived = 0;
            b.round += 1;
        }
        self.did(SyncOp::BarrierArrive, at);
        Ok((round, last))
    }

    /// Goes on, once the round has ended.
    pub fn barrier_leave(&mut self, at: Addr, round: u64) -> Outcome<()> {
        if self.barriers.get(&at).is_some_and(|b| b.round == round) {
            return Err(Refusal::Block(BlockReason::Barrier(at, round)));
        }
        self.did(SyncOp::BarrierLeave, at);
        Ok(())
    }

    /// Ends a barrier.
    pub fn barrier_destroy(&mut self, at: Addr) -> Outcome<()> {
        if self.barriers.get(&at).is_some_and(|b| b.arrived > 0) {
            return misuse("a barrier is destroyed while threads wait at it");
        }
        self.barriers.remove(&at);
        self.did(SyncOp::Destroy, at);
        Ok(())
    }

    /// Begins a `pthread_once`: true if the caller has to run the initialiser.
    pub fn once_begin(&mut self, at: Addr, thread: ThreadId) -> Outcome<bool> {
        match self.onces.get(&at) {
            Some(OnceState::Done) => {
                self.did(SyncOp::OnceBegin { runs: false }, at);
                Ok(false)
            }
            Some(OnceState::Running(_)) => Err(Refusal::Block(BlockReason::Once(at))),
            None => {
                self.onces.insert(at, OnceState::Running(thread));
                self.did(SyncOp::OnceBegin { runs: true }, at);
                Ok(true)
            }
        }
    }

    /// Ends it.
    pub fn once_end(&mut self, at: Addr) {
        self.onces.insert(at, OnceState::Done);
        self.did(SyncOp::OnceEnd, at);
    }
}
