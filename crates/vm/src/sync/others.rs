//! Semaphores, barriers, and initialisers that run once.

use super::{BlockReason, Outcome, Refusal, Sync, ThreadId, misuse};
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
    }

    /// Takes one.
    pub fn semaphore_wait(&mut self, at: Addr) -> Outcome<()> {
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
                *v += 1;
                Ok(())
            }
        }
    }

    /// Its value.
    pub fn semaphore_value(&self, at: Addr) -> u32 {
        self.semaphores.get(&at).copied().unwrap_or(0)
    }

    /// Ends a semaphore.
    pub fn semaphore_destroy(&mut self, at: Addr) {
        self.semaphores.remove(&at);
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

    /// Arrives; the last one goes on at once and gets `true`, the others wait for this round to end.
    pub fn barrier_arrive(&mut self, at: Addr) -> Outcome<bool> {
        let Some(b) = self.barriers.get_mut(&at) else {
            return misuse("a barrier is used that was never initialised");
        };
        b.arrived += 1;
        if b.arrived < b.count {
            return Err(Refusal::Block(BlockReason::Barrier(at, b.round)));
        }
        b.arrived = 0;
        b.round += 1;
        Ok(true)
    }

    /// Ends a barrier.
    pub fn barrier_destroy(&mut self, at: Addr) -> Outcome<()> {
        if self.barriers.get(&at).is_some_and(|b| b.arrived > 0) {
            return misuse("a barrier is destroyed while threads wait at it");
        }
        self.barriers.remove(&at);
        Ok(())
    }

    /// Begins a `pthread_once`: true if the caller has to run the initialiser.
    pub fn once_begin(&mut self, at: Addr, thread: ThreadId) -> Outcome<bool> {
        match self.onces.get(&at) {
            Some(OnceState::Done) => Ok(false),
            Some(OnceState::Running(_)) => Err(Refusal::Block(BlockReason::Once(at))),
            None => {
                self.onces.insert(at, OnceState::Running(thread));
                Ok(true)
            }
        }
    }

    /// Ends it.
    pub fn once_end(&mut self, at: Addr) {
        self.onces.insert(at, OnceState::Done);
    }
}
