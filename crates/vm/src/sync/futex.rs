//! Futexes: the Linux system call under most locks. A wait is: look at the word, queue up, blocked, woken.

use super::{BlockReason, Outcome, Refusal, Sync, SyncOp, ThreadId};
use crate::memory::Addr;

#[derive(Clone, Default, Debug)]
pub(super) struct Futex {
    /// Oldest first, each with the bits it waits for.
    waiting: Vec<(ThreadId, u32)>,
    woken: Vec<ThreadId>,
}

impl Sync {
    pub(super) fn futex_may_wake(&self, at: Addr, thread: ThreadId) -> bool {
        self.futexes.get(&at).is_some_and(|f| f.woken.contains(&thread))
    }

    /// Queues up; the caller has looked at the word.
    pub fn futex_wait_begin(&mut self, at: Addr, thread: ThreadId, bits: u32) {
        self.futexes.entry(at).or_default().waiting.push((thread, bits));
        self.did(SyncOp::FutexWait, at);
    }

    /// Ends a wait; `gives_up` without having been woken.
    pub fn futex_wait_end(&mut self, at: Addr, thread: ThreadId, gives_up: bool) -> Outcome<()> {
        if !gives_up && !self.futex_may_wake(at, thread) {
            return Err(Refusal::Block(BlockReason::Futex(at)));
        }
        if let Some(f) = self.futexes.get_mut(&at) {
            f.waiting.retain(|w| w.0 != thread);
            f.woken.retain(|&t| t != thread);
        }
        self.did(SyncOp::FutexWoken, at);
        Ok(())
    }

    /// Wakes up to `count` of those that wait for one of `bits`, oldest first; how many.
    pub fn futex_wake(&mut self, at: Addr, count: u32, bits: u32) -> u32 {
        let f = self.futexes.entry(at).or_default();
        let opens = f.woken.is_empty();
        let mut n = 0;
        f.waiting.retain(|&(thread, wanted)| {
            let wake = n < count && wanted & bits != 0;
            if wake {
                f.woken.push(thread);
                n += 1;
            }
            !wake
        });
        self.did(SyncOp::FutexWake { opens }, at);
        n
    }
}
