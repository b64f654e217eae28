//! Robust mutexes: what becomes of a mutex when its holder ends.
//!
//! The next to take it is told so by EOWNERDEAD, and has it. If it says that what the mutex guards is in order again, all is well;
//! if it gives the mutex back without that, nobody can take it any more.

use super::{Caller, Outcome, Refusal, Sync, SyncOp, ThreadId};
use crate::errno::Errno;
use crate::memory::Addr;

/// Where a `pthread_mutex_t` has its holder; here it says what became of it.
const HEALTH_AT: u64 = 8;

/// The numbers stand in the mutex' memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Health {
    #[default]
    Sound = 0,
    /// Its holder ended.
    Abandoned = 1,
    /// Taken after that, and not yet in order again.
    Inconsistent = 2,
    /// Given back as it was: nobody can take it.
    Lost = 3,
}

impl Sync {
    fn held_robust(&mut self, thread: ThreadId) -> Option<&mut Vec<Addr>> {
        self.threads.get_mut(thread.0 as usize).map(|t| &mut t.robust)
    }

    /// Changes what became of a robust mutex, or only looks.
    fn health(&mut self, at: Addr, change: impl FnOnce(Health) -> Health) -> Health {
        let Some(m) = self.mutexes.get_mut(&at).filter(|m| m.robust) else { return Health::Sound };
        let before = m.health;
        m.health = change(before);
        let after = m.health;
        self.word(at, HEALTH_AT, before as u32, after as u32);
        before
    }

    /// Whether nobody can take it any more.
    pub(super) fn is_lost(&mut self, at: Addr) -> bool {
        self.health(at, |h| h) == Health::Lost
    }

    /// A mutex was taken: who takes an abandoned one is told so.
    pub(super) fn took_over(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        if !self.mutexes.get(&at).is_some_and(|m| m.robust) {
            return Ok(());
        }
        if let Some(held) = self.held_robust(by.thread) {
            held.push(at);
        }
        if self.mutexes.get(&at).is_some_and(|m| m.health == Health::Abandoned) {
            self.health(at, |_| Health::Inconsistent);
            return Err(Refusal::Errno(Errno::EOWNERDEAD));
        }
        Ok(())
    }

    /// A mutex was given back.
    pub(super) fn gave_back(&mut self, at: Addr, by: Caller) {
        let Some(m) = self.mutexes.get(&at).filter(|m| m.robust) else { return };
        if m.health == Health::Inconsistent {
            self.health(at, |_| Health::Lost);
        }
        if let Some(held) = self.held_robust(by.thread) {
            held.retain(|&m| m != at);
        }
    }

    /// What the mutex guards is in order again.
    pub fn mutex_consistent(&mut self, at: Addr, _: Caller) -> Outcome<()> {
        match self.health(at, |h| if h == Health::Inconsistent { Health::Sound } else { h }) {
            Health::Inconsistent => Ok(()),
            _ => Err(Refusal::Errno(Errno::EINVAL)),
        }
    }

    /// The robust mutex that a thread which ends leaves next: the newest first, as Linux does it.
    pub fn next_to_abandon(&self, thread: ThreadId) -> Option<Addr> {
        self.threads.get(thread.0 as usize)?.robust.last().copied()
    }

    /// A thread ends and has this mutex.
    pub fn mutex_abandon(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        if let Some(held) = self.held_robust(by.thread) {
            held.retain(|&m| m != at);
        }
        if self.mutex_is_held_by(at, by.thread) {
            self.mutexes.entry(at).or_default().free();
            self.did(SyncOp::Unlock, at);
            self.health(at, |_| Health::Abandoned);
        }
        Ok(())
    }
}
