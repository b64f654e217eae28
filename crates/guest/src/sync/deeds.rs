//! What happened to synchronisation objects, noted as it happens: for schedulers, race detection and traces.

use super::{Sync, ThreadId};
use crate::memory::Addr;

/// What was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names are those of the operations")]
pub enum SyncOp {
    /// `value`: of a semaphore; the size of a barrier.
    Init {
        value: u32,
    },
    Destroy,
    Lock,
    Unlock,
    /// `took`: it was free.
    TryLock {
        took: bool,
    },
    ReadLock,
    WriteLock,
    TryReadLock {
        took: bool,
    },
    TryWriteLock {
        took: bool,
    },
    ReadUnlock,
    WriteUnlock,
    /// Queues up on a condition variable; the mutex was given back just before.
    WaitBegin,
    /// Leaves the queue; the mutex is taken just after.
    WaitEnd {
        timed_out: bool,
        /// It ended for no reason.
        chance: bool,
    },
    /// `opens`: nobody could have been woken before.
    Signal {
        opens: bool,
    },
    Broadcast {
        opens: bool,
    },
    SemaphoreWait,
    SemaphoreTryWait {
        took: bool,
    },
    /// `opens`: there was none to take before.
    SemaphorePost {
        opens: bool,
    },
    SemaphoreValue {
        value: u32,
    },
    /// `last`: it ends the round.
    BarrierArrive {
        last: bool,
    },
    BarrierLeave,
    /// `runs`: this thread has to run the initialiser.
    OnceBegin {
        runs: bool,
    },
    OnceEnd,
    FutexWait,
    FutexWoken {
        timed_out: bool,
    },
    FutexWake {
        opens: bool,
    },
    Fork,
    Start,
    Exit,
    Join,
    TryJoin {
        took: bool,
    },
    Detach,
}

/// To what it was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SyncObject {
    /// The object at this address.
    At(Addr),
    /// A thread.
    Thread(ThreadId),
}

/// One operation that took place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deed {
    /// What.
    pub op: SyncOp,
    /// To what.
    pub object: SyncObject,
}

impl Sync {
    /// Notes an operation on the object at `at`.
    pub(super) fn did(&mut self, op: SyncOp, at: Addr) {
        self.deeds.push(Deed { op, object: SyncObject::At(at) });
    }

    /// Notes an operation on a thread.
    pub fn did_to(&mut self, op: SyncOp, thread: ThreadId) {
        self.deeds.push(Deed { op, object: SyncObject::Thread(thread) });
    }
}

impl SyncOp {
    /// A number that never changes: it goes into event hashes.
    pub fn number(self) -> u8 {
        match self {
            SyncOp::Init { .. } => 0,
            SyncOp::Destroy => 1,
            SyncOp::Lock => 2,
            SyncOp::Unlock => 3,
            SyncOp::TryLock { .. } => 4,
            SyncOp::ReadLock => 5,
            SyncOp::WriteLock => 6,
            SyncOp::TryReadLock { .. } => 7,
            SyncOp::TryWriteLock { .. } => 8,
            SyncOp::ReadUnlock => 9,
            SyncOp::WriteUnlock => 10,
            SyncOp::WaitBegin => 11,
            SyncOp::WaitEnd { .. } => 12,
            SyncOp::Signal { .. } => 13,
            SyncOp::Broadcast { .. } => 14,
            SyncOp::SemaphoreWait => 15,
            SyncOp::SemaphoreTryWait { .. } => 16,
            SyncOp::SemaphorePost { .. } => 17,
            SyncOp::SemaphoreValue { .. } => 18,
            SyncOp::BarrierArrive { .. } => 19,
            SyncOp::BarrierLeave => 20,
            SyncOp::OnceBegin { .. } => 21,
            SyncOp::OnceEnd => 22,
            SyncOp::FutexWait => 23,
            SyncOp::FutexWoken { .. } => 24,
            SyncOp::FutexWake { .. } => 25,
            SyncOp::Fork => 26,
            SyncOp::Start => 27,
            SyncOp::Exit => 28,
            SyncOp::Join => 29,
            SyncOp::TryJoin { .. } => 30,
            SyncOp::Detach => 31,
        }
    }

    /// What came of it, where that depends on the schedule.
    pub fn result(self) -> u64 {
        match self {
            SyncOp::TryLock { took: yes }
            | SyncOp::TryReadLock { took: yes }
            | SyncOp::TryWriteLock { took: yes }
            | SyncOp::SemaphoreTryWait { took: yes }
            | SyncOp::TryJoin { took: yes }
            | SyncOp::OnceBegin { runs: yes }
            | SyncOp::FutexWoken { timed_out: yes }
            | SyncOp::WaitEnd { timed_out: yes, .. } => u64::from(yes),
            _ => 0,
        }
    }
}
