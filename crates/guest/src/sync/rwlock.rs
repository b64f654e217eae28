//! Read-write locks.
//!
//! One that prefers writers lets nobody in to read while a writer waits, so that a thread which reads already and wants to read once more
//! waits for that writer, and the writer for it. That a writer has begun to wait is then something that others can see: it is an
//! event, and the number of those that wait stands in the lock's memory. As in glibc the first of them, which waits for readers, comes first;
//! the others have no order.

use super::lock::held_by;
use super::{BlockReason, Caller, Outcome, Refusal, Sync, SyncOp, ThreadId, misuse};
use crate::errno::Errno;
use crate::memory::Addr;

const RW: &str = "read-write lock";
/// Where a `pthread_rwlock_t` counts the writers that wait.
const WAITING_AT: u64 = 4;

#[derive(Clone, Default, Debug)]
pub(super) struct RwLock {
    readers: Vec<Caller>,
    writer: Option<Caller>,
    /// Writers that wait keep readers out.
    prefers_writers: bool,
    /// Those writers, if it does so.
    waiting: Vec<Caller>,
    /// The one of them that waits for readers.
    first: Option<ThreadId>,
}

impl RwLock {
    /// The writer that `waiter` has to let pass before it may read, though nobody writes.
    pub(super) fn a_writer_before(&self, waiter: ThreadId) -> Option<Caller> {
        let others = || self.waiting.iter().filter(|w| w.thread != waiter);
        let first = others().find(|w| self.first == Some(w.thread)).or(others().next());
        first.filter(|_| self.writer.is_none()).copied()
    }

    /// Whoever holds it; `waiter` itself rather than another.
    pub(super) fn a_holder(&self, waiter: ThreadId) -> Option<Caller> {
        let own = self.readers.iter().find(|r| r.thread == waiter);
        self.writer.or(own.or(self.readers.first()).copied())
    }

    fn is_written_by(&self, thread: ThreadId) -> bool {
        self.writer.is_some_and(|w| w.thread == thread)
    }

    fn is_free(&self) -> bool {
        self.writer.is_none() && self.readers.is_empty()
    }

    /// Whether it can be taken to write, as far as other writers are concerned.
    fn is_its_turn(&self, thread: ThreadId) -> bool {
        self.waiting.is_empty() || self.waits(thread) && self.first.is_none_or(|t| t == thread)
    }

    fn waits(&self, thread: ThreadId) -> bool {
        self.waiting.iter().any(|w| w.thread == thread)
    }
}

impl Sync {
    // Who writes already is reported so by an error number, and need not wait for that.

    pub(super) fn may_read(&self, at: Addr, thread: ThreadId) -> bool {
        let open = |l: &RwLock| l.writer.is_none() && l.waiting.is_empty();
        self.rwlocks.get(&at).is_none_or(|l| open(l) || l.is_written_by(thread))
    }

    pub(super) fn may_write(&self, at: Addr, thread: ThreadId) -> bool {
        // To begin to wait is something to do.
        let arrives = |l: &RwLock| l.prefers_writers && !l.waits(thread);
        let goes = |l: &RwLock| l.is_free() && l.is_its_turn(thread);
        self.rwlocks.get(&at).is_none_or(|l| goes(l) || arrives(l) || l.is_written_by(thread))
    }

    pub fn rw_init(&mut self, at: Addr, prefers_writers: bool) -> Outcome<()> {
        if let Some(holder) = self.rwlocks.get(&at).and_then(|l| l.a_holder(super::MAIN)) {
            return misuse(RW, at, "is initialised while it is held", held_by(holder));
        }
        self.rwlocks.insert(at, RwLock { prefers_writers, ..RwLock::default() });
        self.did(SyncOp::Init { value: 0 }, at);
        Ok(())
    }

    /// Makes a lock from its static initialiser, which is no operation of the program. While it is held, it stays.
    pub fn rw_know(&mut self, at: Addr, prefers_writers: bool) {
        let l = self.rwlocks.entry(at).or_default();
        if l.is_free() && l.waiting.is_empty() {
            l.prefers_writers = prefers_writers;
        }
    }

    /// Looks at how many writers wait.
    fn look_for_writers(&mut self, at: Addr) {
        if let Some(l) = self.rwlocks.get(&at).filter(|l| l.prefers_writers) {
            let n = l.waiting.len() as u32;
            self.word(at, WAITING_AT, n, n);
        }
    }

    pub fn read_lock(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        self.look_for_writers(at);
        self.take_read(at, by)?;
        self.did(SyncOp::ReadLock, at);
        Ok(())
    }

    pub fn try_read_lock(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        let taken = self.take_read(at, by);
        self.tried_to_read(at, taken.is_ok());
        taken.map_err(|_| Refusal::Errno(Errno::EBUSY))
    }

    /// An attempt is one that found the lock taken to write, unless it was a waiting writer that was in its way.
    fn tried_to_read(&mut self, at: Addr, took: bool) {
        let written = self.rwlocks.get(&at).is_some_and(|l| l.writer.is_some());
        self.look_for_writers(at);
        if took || written {
            self.did(SyncOp::TryReadLock { took }, at);
        }
    }

    fn take_read(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        let l = self.rwlocks.entry(at).or_default();
        match l.writer {
            Some(w) if w.thread == by.thread => Err(Refusal::Errno(Errno::EDEADLK)),
            None if l.waiting.is_empty() => {
                l.readers.push(by);
                Ok(())
            }
            _ => Err(Refusal::Block(BlockReason::Read(at))),
        }
    }

    pub fn write_lock(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        let tries = self.rwlocks.get(&at).is_some_and(|l| l.prefers_writers && !l.waits(by.thread));
        let taken = self.take_write(at, by);
        match taken {
            // It would have begun to wait otherwise, so this is an attempt.
            Ok(()) if tries => self.tried_to_write(at, true),
            Ok(()) => {
                self.stop_waiting(at, by.thread);
                self.did(SyncOp::WriteLock, at);
            }
            Err(Refusal::Block(_)) if tries => self.begin_waiting(at, by),
            Err(_) => {}
        }
        taken
    }

    fn begin_waiting(&mut self, at: Addr, by: Caller) {
        let Some(l) = self.rwlocks.get_mut(&at) else { return };
        if l.writer.is_none() && l.waiting.is_empty() {
            l.first = Some(by.thread);
        }
        l.waiting.push(by);
        let (n, held) = (l.waiting.len() as u32, !l.is_free());
        self.word(at, WAITING_AT, n - 1, n);
        if held {
            self.did(SyncOp::TryWriteLock { took: false }, at);
        }
    }

    fn stop_waiting(&mut self, at: Addr, thread: ThreadId) {
        let Some(l) = self.rwlocks.get_mut(&at).filter(|l| l.prefers_writers) else { return };
        let before = l.waiting.len() as u32;
        l.waiting.retain(|w| w.thread != thread);
        l.first.take_if(|t| *t == thread);
        let after = l.waiting.len() as u32;
        self.word(at, WAITING_AT, before, after);
    }

    pub fn try_write_lock(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        let taken = self.take_write(at, by);
        self.tried_to_write(at, taken.is_ok());
        taken.map_err(|_| Refusal::Errno(Errno::EBUSY))
    }

    fn tried_to_write(&mut self, at: Addr, took: bool) {
        let held = self.rwlocks.get(&at).is_some_and(|l| !l.is_free());
        self.look_for_writers(at);
        if held {
            self.did(SyncOp::TryWriteLock { took }, at);
        }
    }

    fn take_write(&mut self, at: Addr, by: Caller) -> Outcome<()> {
        let l = self.rwlocks.entry(at).or_default();
        if l.is_written_by(by.thread) {
            return Err(Refusal::Errno(Errno::EDEADLK));
        }
        if !l.is_free() || !l.is_its_turn(by.thread) {
            return Err(Refusal::Block(BlockReason::Write(at)));
        }
        l.writer = Some(by);
        Ok(())
    }

    /// The time of an attempt is up.
    pub fn rw_give_up(&mut self, at: Addr, to_write: bool, by: Caller) {
        if to_write {
            self.tried_to_write(at, false);
            self.stop_waiting(at, by.thread);
        } else {
            self.tried_to_read(at, false);
        }
    }

    /// Whether a thread has begun to wait to write where others can see that.
    pub fn waits_to_write(&self, at: Addr, thread: ThreadId) -> bool {
        self.rwlocks.get(&at).is_some_and(|l| l.waits(thread))
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
