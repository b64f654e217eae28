//! Mutexes, spin locks and read-write locks.

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

    /// Whether misuse gives an error number.
    fn checks(self) -> bool {
        matches!(self, MutexKind::Recursive | MutexKind::ErrorCheck)
    }
}

const RW: &str = "read-write lock";

#[derive(Clone, Default, Debug)]
pub(super) struct Mutex {
    pub(super) owner: Option<Caller>,
    depth: u32,
    kind: MutexKind,
}

impl Mutex {
    fn is_held_by(&self, thread: ThreadId) -> bool {
        self.owner.is_some_and(|o| o.thread == thread)
    }
}

#[derive(Clone, Default, Debug)]
pub(super) struct RwLock {
    readers: Vec<Caller>,
    writer: Option<Caller>,
}

impl RwLock {
    /// Whoever holds it; `waiter` itself rather than another.
    pub(super) fn a_holder(&self, waiter: ThreadId) -> Option<Caller> {
        let own = self.readers.iter().find(|r| r.thread == waiter);
        self.writer.or(own.or(self.readers.first()).copied())
    }

    fn is_written_by(&self, thread: ThreadId) -> bool {
        self.writer.is_some_and(|w| w.thread == thread)
    }
}

fn held_by(by: Caller) -> Option<Note> {
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
        self.mutex_kind(at).checks()
    }

    /// Makes a mutex; one that is held cannot be made again.
    pub fn mutex_init(&mut self, at: Addr, kind: MutexKind) -> Outcome<()> {
        if let Some(owner) = self.mutexes.get(&at).and_then(|m| m.owner) {
            return misuse(kind.what(), at, "is initialised while it is held", held_by(owner));
        }
        self.mutexes.insert(at, Mutex { kind, ..Mutex::default() });
        self.did(SyncOp::Init { value: 0 }, at);
        Ok(())
    }

    /// Makes a mutex from its static initialiser, which is no operation of the program. While it is held, it stays.
    pub fn mutex_know(&mut self, at: Addr, kind: MutexKind) {
        let m = self.mutexes.entry(at).or_default();
        if m.owner.is_none() {
            m.kind = kind;
        }
    }

    pub fn mutex_lock(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        self.take(at, by)?;
        // Taking it again changes nothing for others.
        if self.mutexes.get(&at).is_some_and(|m| m.depth == 1) {
            self.did(SyncOp::Lock, at);
        }
        Ok(())
    }

    fn take(&mut self, at: Addr, by: Caller) -> Outcome<()> {
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
        self.did(SyncOp::TryLock { took: taken.is_ok() }, at);
        taken.map_err(|_| Refusal::Errno(Errno::EBUSY))
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
                }
                Ok(())
            }
            _ if m.kind.checks() => Err(Refusal::Errno(Errno::EPERM)),
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

    // Who writes already is reported so by an error number, and need not wait for that.

    pub(super) fn may_read(&self, at: Addr, thread: ThreadId) -> bool {
        self.rwlocks.get(&at).is_none_or(|l| l.writer.is_none() || l.is_written_by(thread))
    }

    pub(super) fn may_write(&self, at: Addr, thread: ThreadId) -> bool {
        let free = |l: &RwLock| l.writer.is_none() && l.readers.is_empty();
        self.rwlocks.get(&at).is_none_or(|l| free(l) || l.is_written_by(thread))
    }

    pub fn rw_init(&mut self, at: Addr) -> Outcome<()> {
        if let Some(holder) = self.rwlocks.get(&at).and_then(|l| l.a_holder(super::MAIN)) {
            return misuse(RW, at, "is initialised while it is held", held_by(holder));
        }
        self.rwlocks.insert(at, RwLock::default());
        self.did(SyncOp::Init { value: 0 }, at);
        Ok(())
    }

    pub fn read_lock(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        self.take_read(at, by)?;
        self.did(SyncOp::ReadLock, at);
        Ok(())
    }

    pub fn try_read_lock(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        let taken = self.take_read(at, by);
        self.did(SyncOp::TryReadLock { took: taken.is_ok() }, at);
        taken.map_err(|_| Refusal::Errno(Errno::EBUSY))
    }

    fn take_read(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        let l = self.rwlocks.entry(at).or_default();
        match l.writer {
            Some(w) if w.thread == by.thread => Err(Refusal::Errno(Errno::EDEADLK)),
            Some(_) => Err(Refusal::Block(BlockReason::Read(at))),
            None => {
                l.readers.push(by);
                Ok(())
            }
        }
    }

    pub fn write_lock(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        self.take_write(at, by)?;
        self.did(SyncOp::WriteLock, at);
        Ok(())
    }

    pub fn try_write_lock(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        let taken = self.take_write(at, by);
        self.did(SyncOp::TryWriteLock { took: taken.is_ok() }, at);
        taken.map_err(|_| Refusal::Errno(Errno::EBUSY))
    }

    fn take_write(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        let l = self.rwlocks.entry(at).or_default();
        if l.is_written_by(by.thread) {
            return Err(Refusal::Errno(Errno::EDEADLK));
        }
        if l.writer.is_some() || !l.readers.is_empty() {
            return Err(Refusal::Block(BlockReason::Write(at)));
        }
        l.writer = Some(by);
        Ok(())
    }

    pub fn rw_give_up(&mut self, at: Addr, to_write: bool) {
        let took = false;
        self.did(if to_write { SyncOp::TryWriteLock { took } } else { SyncOp::TryReadLock { took } }, at);
    }

    pub fn rw_unlock(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        let l = self.rwlocks.entry(at).or_default();
        if l.is_written_by(by.thread) {
            l.writer = None;
            self.did(SyncOp::RwUnlock { reads: false }, at);
            return Ok(());
        }
        match l.readers.iter().position(|r| r.thread == by.thread) {
            Some(i) => {
                l.readers.swap_remove(i);
                self.did(SyncOp::RwUnlock { reads: true }, at);
                Ok(())
            }
            None => match l.a_holder(by.thread) {
                Some(holder) => misuse(RW, at, "is unlocked by a thread that does not hold it", held_by(holder)),
                None => misuse(RW, at, "is unlocked, but nobody holds it", None),
            },
        }
    }

    pub fn rw_destroy(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        if let Some(holder) = self.rwlocks.get(&at).and_then(|l| l.a_holder(by.thread)) {
            return misuse(RW, at, "is destroyed while it is held", held_by(holder));
        }
        self.rwlocks.remove(&at);
        self.bury(at, by);
        self.did(SyncOp::Destroy, at);
        Ok(())
    }
}
