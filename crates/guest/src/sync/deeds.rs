//! What happened to synchronisation objects and threads, noted as it happens: for schedulers, race detection and traces.

use super::{Sync, SyncOp, ThreadId};
use crate::memory::Addr;
use trace::{Number, Object, Wake};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThreadOp {
    Fork,
    Start,
    Exit,
    Join,
    /// It had not ended.
    TryJoin,
    /// It had ended, and would not have been waited for.
    TryJoined,
    /// Whether it is alive.
    Look,
    Detach,
}

/// One operation that took place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// On the object at an address. Nothing has a name here, and threads are numbered as [`ThreadId`]s;
    /// [`SyncOp::renamed`] gives both. Whether the program looks at the result is not known either.
    Object {
        op: SyncOp,
        at: Addr,
        /// Nobody could have gone on before because of it: of several gives, only the first one is sure to have let another
        /// thread take.
        opens: bool,
        /// Of a barrier; 0 for anything else.
        round: u32,
    },
    Thread {
        op: ThreadOp,
        thread: ThreadId,
    },
}

/// A part of an object's state that decides what an operation on it comes to, and stands in the object's own memory: as an atomic that the
/// operation reads, and perhaps changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Word {
    pub object: Addr,
    pub at: Addr,
    pub before: u32,
    pub after: u32,
}

impl Sync {
    /// Notes that a word of an object was read, or changed if the two differ.
    pub(super) fn word(&mut self, object: Addr, offset: u64, before: u32, after: u32) {
        if offset != 0 {
            self.objects_of_words.insert(object.wrapping_add(offset), object);
        }
        self.words.push(Word { object, at: object.wrapping_add(offset), before, after });
    }

    /// The object that keeps a word of its state at an address, and what that word counts.
    pub fn word_at(&self, at: Addr) -> Option<(Addr, Number)> {
        let object = *self.objects_of_words.get(&at)?;
        let number = if self.rwlocks.contains_key(&object) { Number::WaitingWriters } else { Number::Health };
        Some((object, number))
    }

    /// Notes that state of the library's own was read, or changed if the two differ; 0 as its address: nobody wants to know.
    pub fn saw_state(&mut self, at: Addr, before: u32, after: u32) {
        if at != 0 {
            self.word(at, 0, before, after);
        }
    }

    pub(super) fn did(&mut self, op: SyncOp, at: Addr) {
        self.deeds.push(Deed::Object { op, at, opens: false, round: 0 });
    }

    /// For an operation that gives something; `opens`: see [`Deed::Object`].
    pub(super) fn gave(&mut self, op: SyncOp, at: Addr, opens: bool) {
        self.deeds.push(Deed::Object { op, at, opens, round: 0 });
    }

    /// For an operation on a barrier in one of its rounds.
    pub(super) fn did_in_round(&mut self, op: SyncOp, at: Addr, round: u64) {
        self.deeds.push(Deed::Object { op, at, opens: false, round: round as u32 });
    }

    /// The program asks for something that is not modelled.
    pub fn doubt_always(&mut self, why: &'static str) {
        if !self.doubts.contains(&why) {
            self.doubts.push(why);
        }
    }

    /// Something was done whose order with what other threads do is not explored; if there are others, that is.
    pub fn doubt(&mut self, why: &'static str) {
        if self.threads.len() > 1 {
            self.doubt_always(why);
        }
    }

    pub fn did_to(&mut self, op: ThreadOp, thread: ThreadId) {
        self.deeds.push(Deed::Thread { op, thread });
    }
}

pub(super) fn unnamed(address: Addr) -> Object {
    Object { location: 0, address }
}

impl Deed {
    /// A number that never changes, and what came of it where that depends on the schedule: they go into event hashes.
    pub fn identity(self) -> (u8, u64) {
        let op = match self {
            Deed::Object { op, .. } => op,
            Deed::Thread { op, .. } => {
                return match op {
                    ThreadOp::Fork => (26, 0),
                    ThreadOp::Start => (27, 0),
                    ThreadOp::Exit => (28, 0),
                    ThreadOp::Join | ThreadOp::TryJoined => (29, 0),
                    ThreadOp::TryJoin => (30, 0),
                    ThreadOp::Detach => (31, 0),
                    ThreadOp::Look => (32, 0),
                };
            }
        };
        match op {
            SyncOp::Init { .. } => (0, 0),
            SyncOp::Destroy => (1, 0),
            SyncOp::Lock => (2, 0),
            SyncOp::Unlock => (3, 0),
            SyncOp::TryLock { took } => (4, took.into()),
            SyncOp::ReadLock => (5, 0),
            SyncOp::WriteLock => (6, 0),
            SyncOp::TryReadLock { took } => (7, took.into()),
            SyncOp::TryWriteLock { took } => (8, took.into()),
            SyncOp::RwUnlock { reads } => (if reads { 9 } else { 10 }, 0),
            SyncOp::WaitBegin { .. } => (11, 0),
            SyncOp::WaitEnd { wake, .. } => (12, (wake == Wake::TimedOut).into()),
            SyncOp::Signal { .. } | SyncOp::SignalOne { .. } => (13, 0),
            SyncOp::Broadcast { .. } => (14, 0),
            SyncOp::SemaphoreWait => (15, 0),
            SyncOp::SemaphoreTryWait { took } => (16, took.into()),
            SyncOp::SemaphorePost => (17, 0),
            SyncOp::SemaphoreValue { .. } => (18, 0),
            SyncOp::BarrierArrive { .. } => (19, 0),
            SyncOp::BarrierLeave => (20, 0),
            SyncOp::OnceBegin => (21, 1),
            SyncOp::OnceDone => (21, 0),
            SyncOp::OnceEnd => (22, 0),
            SyncOp::FutexWait { .. } => (23, 0),
            SyncOp::FutexWoken { wake } => (24, (wake == Wake::TimedOut).into()),
            SyncOp::FutexWake { .. } | SyncOp::FutexRequeue { .. } => (25, 0),
        }
    }
}
