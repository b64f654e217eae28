//! Threads as other threads see them: alive or done, joinable or not.

use super::{BlockReason, Outcome, Refusal, Sync, SyncOp, ThreadId, misuse};
use crate::world::Errno;

/// What is known of a thread.
#[derive(Clone, Default, Debug)]
pub struct ThreadRecord {
    /// It has ended.
    pub done: bool,
    /// What it returned.
    pub value: u64,
    /// Nobody will join it.
    pub detached: bool,
    /// Somebody has.
    pub joined: bool,
    /// Its children so far.
    pub children: u32,
}

/// A successful join.
pub struct Joined {
    /// What the thread returned.
    pub value: u64,
}

impl Sync {
    /// Waits for the end of a thread.
    pub fn join(&mut self, who: ThreadId, caller: ThreadId) -> Outcome<Joined> {
        if who == caller {
            return misuse("a thread joins itself");
        }
        let Some(t) = self.threads.get_mut(who.0 as usize) else {
            return Err(Refusal::Errno(Errno(3)));
        };
        if t.joined {
            return misuse("a thread is joined twice");
        }
        if t.detached {
            return misuse("a detached thread is joined");
        }
        if !t.done {
            return Err(Refusal::Block(BlockReason::Join(who)));
        }
        t.joined = true;
        let value = t.value;
        self.did_to(SyncOp::Join, who);
        Ok(Joined { value })
    }

    /// Nobody will join it.
    pub fn detach(&mut self, who: ThreadId) -> Outcome<()> {
        match self.threads.get_mut(who.0 as usize) {
            None => Err(Refusal::Errno(Errno(3))),
            Some(t) if t.detached || t.joined => Err(Refusal::Errno(Errno::EINVAL)),
            Some(t) => {
                t.detached = true;
                self.did_to(SyncOp::Detach, who);
                Ok(())
            }
        }
    }
}
