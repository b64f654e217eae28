//! Mutexes and spin locks. What robust ones have besides is in `robust.rs`.

use super::robust::Health;
use super::{BlockReason, Caller, Note, Outcome, Refusal, Sync, SyncOp, ThreadId, misuse};
use crate::errno::Errno;
use crate::memory::Addr;

/// What locking it twice means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum MutexKind {
    /// A deadlock with oneself.
    #[default]
    Normal,
    /// Counted.
    Recursive,
    /// EDEADLK.
    ErrorCheck,
    /// A spin lock: like a normal mutex, under another name.
    Spin,
}

impl MutexKind {
    pub fn what(self) -> &'static str {
        if self == MutexKind::Spin { "spin lock" } else { "mutex" }
    }

    /// Whether locking it twice is no deadlock.
    fn checks(self) -> bool {
        matches!(self, MutexKind::Recursive | MutexKind::ErrorCheck)
    }
}

#[derive(Clone, Default, Debug)]
pub(super) struct Mutex {
    pub(super) owner: Option<Caller>,
    depth: u32,
    kind: MutexKind,
    /// It does not stay locked when its holder ends.
    pub(super) robust: bool,
    pub(super) health: Health,
}

impl Mutex {
    fn is_held_by(&self, thread: ThreadId) -> bool {
        self.owner.is_some_and(|o| o.thread == thread)
    }

    /// Whether misuse gives an error number.
    fn checks_owner(&self) -> bool {
        self.kind.checks() || self.robust
    }

    pub(super) fn free(&mut self) {
        (self.owner, self.depth) = (None, 0);
    }
}

pub(super) fn held_by(by: Caller) -> Option<Note> {
    Some(Note::Since("holds it", by))
}

impl Sync {
    pub(super) fn mutex_is_free(&self, at: Addr, thread: ThreadId) -> bool {
        match self.mutexes.get(&at) {
            None => true,
            Some(m) => m.owner.is_none() || m.is_held_by(thread) && m.kind.checks(),
        }
    }

    /// Who holds a mutex, for messages.
    pub(super) fn holds(&self, at: Addr) -> Option<Note> {
        self.mutexes.get(&at)?.owner.and_then(held_by)
    }

    pub fn mutex_kind(&self, at: Addr) -> MutexKind {
        self.mutexes.get(&at).map_or(MutexKind::Normal, |m| m.kind)
    }

    pub(super) fn mutex_checks_owner(&self, at: Addr) -> bool {
        self.mutexes.get(&at).is_some_and(Mutex::checks_owner)
    }

    /// Makes a mutex; one that is held cannot be made again.
    pub fn mutex_init(&mut self, at: Addr, kind: MutexKind, robust: bool) -> Outcome<()> {
        if let Some(owner) = self.mutexes.get(&at).and_then(|m| m.owner) {
            return misuse(kind.what(), at, "is initialised while it is held", held_by(owner));
        }
        self.mutexes.insert(at, Mutex { kind, robust, ..Mutex::default() });
        self.did(SyncOp::Init { value: 0 }, at);
        Ok(())
    }

    /// Makes a mutex from its static initialiser, which is no operation of the program. While it is held, it stays.
    pub fn mutex_know(&mut self, at: Addr, kind: MutexKind, robust: bool) {
        let m = self.mutexes.entry(at).or_default();
        if m.owner.is_none() {
            m.kind = kind;
            m.robust = robust;
        }
    }

    pub fn mutex_lock(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        self.take(at, by)?;
        // Taking it again changes nothing for others.
        if self.mutexes.get(&at).is_some_and(|m| m.depth == 1) {
            self.did(SyncOp::Lock, at);
            return self.took_over(at, by);
        }
        Ok(())
    }

    fn take(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        if self.is_lost(at) {
            return Err(Refusal::Errno(Errno::ENOTRECOVERABLE));
        }
        let m = self.mutexes.entry(at).or_default();
        match m.owner {
            None => {
                m.owner = Some(by);
                m.depth = 1;
                Ok(())
            }
            Some(owner) if owner.thread == by.thread => match m.kind {
                MutexKind::Recursive => {
                    m.depth += 1;
                    Ok(())
                }
                MutexKind::ErrorCheck => Err(Refusal::Errno(Errno::EDEADLK)),
                MutexKind::Normal | MutexKind::Spin => Err(Refusal::Block(BlockReason::Mutex(at))),
            },
            Some(_) => Err(Refusal::Block(BlockReason::Mutex(at))),
        }
    }

    pub fn mutex_trylock(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        let taken = self.take(at, by);
        if let Err(Refusal::Errno(Errno::ENOTRECOVERABLE)) = taken {
            return taken;
        }
        self.did(SyncOp::TryLock { took: taken.is_ok() }, at);
        match taken {
            Ok(()) if self.mutexes.get(&at).is_some_and(|m| m.depth == 1) => self.took_over(at, by),
            Ok(()) => Ok(()),
            Err(_) => Err(Refusal::Errno(Errno::EBUSY)),
        }
    }

    pub fn mutex_give_up(&mut self, at: Addr) {
        self.did(SyncOp::TryLock { took: false }, at);
    }

    pub fn mutex_unlock(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        let m = self.mutexes.entry(at).or_default();
        match m.owner {
            Some(owner) if owner.thread == by.thread => {
                m.depth -= 1;
                if m.depth == 0 {
                    m.owner = None;
                    self.did(SyncOp::Unlock, at);
                    self.gave_back(at, by);
                } else if m.health == Health::Inconsistent {
                    // glibc says so, and takes it back once all the same.
                    return Err(Refusal::Errno(Errno::ENOTRECOVERABLE));
                }
                Ok(())
            }
            _ if m.checks_owner() => Err(Refusal::Errno(Errno::EPERM)),
            Some(owner) => misuse(m.kind.what(), at, "is unlocked by a thread that does not hold it", held_by(owner)),
            None => misuse(m.kind.what(), at, "is unlocked, but nobody holds it", None),
        }
    }

    pub fn mutex_is_held_by(&self, at: Addr, thread: ThreadId) -> bool {
        self.mutexes.get(&at).is_some_and(|m| m.is_held_by(thread))
    }

    pub fn mutex_destroy(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        if let Some(m) = self.mutexes.get(&at)
            && let Some(owner) = m.owner
        {
            return misuse(m.kind.what(), at, "is destroyed while it is held", held_by(owner));
        }
        self.mutexes.remove(&at);
        self.bury(at, by);
        self.did(SyncOp::Destroy, at);
        Ok(())
    }
}
