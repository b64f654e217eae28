//! Mutexes, spin locks and read-write locks.

use super::{BlockReason, Outcome, Refusal, Sync, SyncOp, ThreadId, misuse};
use crate::memory::Addr;
use crate::world::Errno;

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
}

#[derive(Clone, Default, Debug)]
pub(super) struct Mutex {
    pub(super) owner: Option<ThreadId>,
    depth: u32,
    kind: MutexKind,
}

#[derive(Clone, Default, Debug)]
pub(super) struct RwLock {
    readers: Vec<ThreadId>,
    writer: Option<ThreadId>,
}

impl RwLock {
    pub(super) fn a_holder(&self) -> Option<ThreadId> {
        self.writer.or(self.readers.first().copied())
    }
}

impl Sync {
    pub(super) fn mutex_is_free(&self, at: Addr, thread: ThreadId) -> bool {
        match self.mutexes.get(&at) {
            None => true,
            Some(m) => m.owner.is_none() || m.owner == Some(thread) && m.kind != MutexKind::Normal,
        }
    }

    /// Makes a mutex; one that is held cannot be made again.
    pub fn mutex_init(&mut self, at: Addr, kind: MutexKind) -> Outcome<()> {
        if self.mutexes.get(&at).is_some_and(|m| m.owner.is_some()) {
            return misuse("a mutex is initialised while it is held");
        }
        self.mutexes.insert(at, Mutex { kind, ..Mutex::default() });
        self.did(SyncOp::Init, at);
        Ok(())
    }

    /// Whether this mutex was seen before, so that its static initialiser has been read.
    pub fn mutex_is_known(&self, at: Addr) -> bool {
        self.mutexes.contains_key(&at)
    }

    /// Makes a mutex from its static initialiser, which is no operation of the program.
    pub fn mutex_know(&mut self, at: Addr, kind: MutexKind) {
        self.mutexes.insert(at, Mutex { kind, ..Mutex::default() });
    }

    /// Takes a mutex.
    pub fn mutex_lock(&mut self, at: Addr, thread: ThreadId) -> Outcome<()> {
        self.take(at, thread)?;
        self.did(SyncOp::Lock, at);
        Ok(())
    }

    fn take(&mut self, at: Addr, thread: ThreadId) -> Outcome<()> {
        let m = self.mutexes.entry(at).or_default();
        match m.owner {
            None => {
                m.owner = Some(thread);
                m.depth = 1;
                Ok(())
            }
            Some(owner) if owner == thread => match m.kind {
                MutexKind::Recursive => {
                    m.depth += 1;
                    Ok(())
                }
                MutexKind::ErrorCheck => Err(Refusal::Errno(Errno::EDEADLK)),
                MutexKind::Normal => Err(Refusal::Block(BlockReason::Mutex(at))),
            },
            Some(_) => Err(Refusal::Block(BlockReason::Mutex(at))),
        }
    }

    /// Takes a mutex if it is free.
    pub fn mutex_trylock(&mut self, at: Addr, thread: ThreadId) -> Outcome<()> {
        let taken = self.take(at, thread);
        self.did(SyncOp::TryLock { took: taken.is_ok() }, at);
        taken.map_err(|_| Refusal::Errno(Errno::EBUSY))
    }

    /// Gives a mutex back.
    pub fn mutex_unlock(&mut self, at: Addr, thread: ThreadId) -> Outcome<()> {
        let m = self.mutexes.entry(at).or_default();
        match m.owner {
            Some(owner) if owner == thread => {
                m.depth -= 1;
                if m.depth == 0 {
                    m.owner = None;
                }
                self.did(SyncOp::Unlock, at);
                Ok(())
            }
            _ if m.kind != MutexKind::Normal => Err(Refusal::Errno(Errno::EPERM)),
            Some(_) => misuse("a mutex is unlocked by a thread that does not hold it"),
            None => misuse("a mutex is unlocked that nobody holds"),
        }
    }

    /// Whether a thread holds a mutex.
    pub fn mutex_is_held_by(&self, at: Addr, thread: ThreadId) -> bool {
        self.mutexes.get(&at).is_some_and(|m| m.owner == Some(thread))
    }

    /// Ends a mutex.
    pub fn mutex_destroy(&mut self, at: Addr) -> Outcome<()> {
        if self.mutexes.get(&at).is_some_and(|m| m.owner.is_some()) {
            return misuse("a mutex is destroyed while it is held");
        }
        self.mutexes.remove(&at);
        self.did(SyncOp::Destroy, at);
        Ok(())
    }

    pub(super) fn may_read(&self, at: Addr) -> bool {
        self.rwlocks.get(&at).is_none_or(|l| l.writer.is_none())
    }

    pub(super) fn may_write(&self, at: Addr) -> bool {
        self.rwlocks.get(&at).is_none_or(|l| l.writer.is_none() && l.readers.is_empty())
    }

    /// Takes a read-write lock to read.
    pub fn read_lock(&mut self, at: Addr, thread: ThreadId) -> Outcome<()> {
        self.take_read(at, thread)?;
        self.did(SyncOp::ReadLock, at);
        Ok(())
    }

    /// Takes a read-write lock to read, if that is possible now.
    pub fn try_read_lock(&mut self, at: Addr, thread: ThreadId) -> Outcome<()> {
        let taken = self.take_read(at, thread);
        self.did(SyncOp::TryReadLock { took: taken.is_ok() }, at);
        taken.map_err(|_| Refusal::Errno(Errno::EBUSY))
    }

    fn take_read(&mut self, at: Addr, thread: ThreadId) -> Outcome<()> {
        let l = self.rwlocks.entry(at).or_default();
        match l.writer {
            Some(w) if w == thread => Err(Refusal::Errno(Errno::EDEADLK)),
            Some(_) => Err(Refusal::Block(BlockReason::Read(at))),
            None => {
                l.readers.push(thread);
                Ok(())
            }
        }
    }

    /// Takes a read-write lock to write.
    pub fn write_lock(&mut self, at: Addr, thread: ThreadId) -> Outcome<()> {
        self.take_write(at, thread)?;
        self.did(SyncOp::WriteLock, at);
        Ok(())
    }

    /// Takes a read-write lock to write, if that is possible now.
    pub fn try_write_lock(&mut self, at: Addr, thread: ThreadId) -> Outcome<()> {
        let taken = self.take_write(at, thread);
        self.did(SyncOp::TryWriteLock { took: taken.is_ok() }, at);
        taken.map_err(|_| Refusal::Errno(Errno::EBUSY))
    }

    fn take_write(&mut self, at: Addr, thread: ThreadId) -> Outcome<()> {
        let l = self.rwlocks.entry(at).or_default();
        if l.writer == Some(thread) {
            return Err(Refusal::Errno(Errno::EDEADLK));
        }
        if l.writer.is_some() || !l.readers.is_empty() {
            return Err(Refusal::Block(BlockReason::Write(at)));
        }
        l.writer = Some(thread);
        Ok(())
    }

    /// Gives a read-write lock back.
    pub fn rw_unlock(&mut self, at: Addr, thread: ThreadId) -> Outcome<()> {
        let l = self.rwlocks.entry(at).or_default();
        if l.writer == Some(thread) {
            l.writer = None;
            self.did(SyncOp::WriteUnlock, at);
            return Ok(());
        }
        match l.readers.iter().position(|&r| r == thread) {
            Some(i) => {
                l.readers.swap_remove(i);
                self.did(SyncOp::ReadUnlock, at);
                Ok(())
            }
            None => misuse("a read-write lock is unlocked by a thread that does not hold it"),
        }
    }

    /// Ends a read-write lock.
    pub fn rw_destroy(&mut self, at: Addr) -> Outcome<()> {
        if self.rwlocks.get(&at).is_some_and(|l| l.a_holder().is_some()) {
            return misuse("a read-write lock is destroyed while it is held");
        }
        self.rwlocks.remove(&at);
        self.did(SyncOp::Destroy, at);
        Ok(())
    }
}
