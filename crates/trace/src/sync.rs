//! Synchronisation: the words that the VM, traces, the model and reports have in common.

use serde::Serialize;

/// The object of indivisible sections, which all of them lock: no address of a program.
pub const SECTIONS: u64 = 1 << 58;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Object {
    /// Its name: an index into [`Tables::locations`](crate::Tables::locations), 0 if it has none.
    pub location: u32,
    pub address: u64,
}

/// How a wait on a condition ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wake {
    /// By a signal or broadcast.
    Signalled,
    TimedOut,
    /// For no reason, as POSIX allows.
    Spurious,
}

/// An operation on a lock, a condition variable, and so on. An event stands for an operation that happened: a thread
/// that waits for a lock has no event until it gets it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum SyncOp {
    /// Takes a mutex or spin lock.
    Lock,
    Unlock,
    /// Tries to take it; a timed lock that gives up is one that did not take it.
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
    RwUnlock {
        /// Whether it had it to read; false also where a trace does not say.
        reads: bool,
    },
    /// Starts to wait on a condition variable and gives the mutex back.
    WaitBegin {
        mutex: Object,
        /// Whether it may end because its time is up.
        timed: bool,
    },
    /// Has the mutex again.
    WaitEnd {
        mutex: Object,
        wake: Wake,
    },
    Signal {
        /// Whom: an index into [`Tables::threads`](crate::Tables::threads); `None`: nobody waited.
        woke: Option<u32>,
    },
    /// Wakes one waiter of several; which one shows when it goes on.
    SignalOne {
        /// How many wait.
        among: u32,
    },
    Broadcast {
        /// How many.
        woke: u32,
    },
    SemaphoreWait,
    /// Tries to take one; a timed wait that gives up is one that did not take it.
    SemaphoreTryWait {
        took: bool,
    },
    SemaphorePost,
    SemaphoreValue {
        value: u64,
    },
    BarrierArrive {
        /// Whether it is the last of its round, which goes on at once.
        last: bool,
        /// The program does not look at who was the last.
        ignored: bool,
    },
    BarrierLeave,
    /// Starts the initialiser of a `once`.
    OnceBegin,
    OnceEnd,
    /// The initialiser was done already when this thread came.
    OnceDone,
    /// Looks at a futex: sleeps if it finds what it expects, otherwise goes on at once. What it looks at is a read of its own,
    /// in the same step.
    FutexWait {
        /// The value that lets it sleep.
        expected: u32,
        /// What was there; `None`: a trace that does not say.
        found: Option<u32>,
        /// Whether the sleep may end because its time is up.
        timed: bool,
        /// Which wakes it hears: those that have one of these bits.
        bits: u32,
    },
    FutexWoken {
        wake: Wake,
    },
    FutexWake {
        /// How many it may wake; `None`: a trace that does not say.
        most: Option<u32>,
        /// How many it woke. If more slept, which of them shows when they go on.
        woke: u32,
        /// The only one that slept: an index into [`Tables::threads`](crate::Tables::threads).
        whom: Option<u32>,
        /// It wakes those that have one of these bits.
        bits: u32,
        /// The program does not look at how many it woke.
        ignored: bool,
    },
    /// Wakes sleepers of a futex and lets others sleep at another one.
    FutexRequeue {
        /// Where those sleep that it moved.
        to: Object,
        woke: u32,
        moved: u32,
    },
    Init {
        /// The value of a semaphore, the size of a barrier, otherwise 0.
        value: u64,
    },
    Destroy,
}

/// What an operation does to a mutex, a spin lock or a read-write lock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LockUse {
    /// Takes it, or could not if `took` is false.
    Take {
        /// To read: others may, too.
        reads: bool,
        took: bool,
    },
    Release,
}

/// The bits of a futex operation that names none.
pub const ALL_BITS: u32 = u32::MAX;

impl SyncOp {
    pub fn lock_use(&self) -> Option<LockUse> {
        Some(match *self {
            SyncOp::Lock | SyncOp::WriteLock => LockUse::Take { reads: false, took: true },
            SyncOp::ReadLock => LockUse::Take { reads: true, took: true },
            SyncOp::TryLock { took } | SyncOp::TryWriteLock { took } => LockUse::Take { reads: false, took },
            SyncOp::TryReadLock { took } => LockUse::Take { reads: true, took },
            SyncOp::Unlock | SyncOp::RwUnlock { .. } => LockUse::Release,
            _ => return None,
        })
    }

    /// Whether it takes a mutex, a spin lock or a read-write lock.
    pub fn takes_lock(&self) -> bool {
        matches!(self.lock_use(), Some(LockUse::Take { took: true, .. }))
    }

    pub fn releases_lock(&self) -> bool {
        self.lock_use() == Some(LockUse::Release)
    }

    /// Whether a thread sleeps on a futex from here on.
    pub fn sleeps(&self) -> bool {
        matches!(*self, SyncOp::FutexWait { expected, found, .. } if found == Some(expected))
    }

    /// Whether it goes on with a call that waited, and so is a step of its own though its clock is that of the call.
    pub fn resumes(&self) -> bool {
        matches!(self, SyncOp::WaitEnd { .. } | SyncOp::BarrierLeave | SyncOp::FutexWoken { .. })
    }

    /// Whether it may end a wait of another thread.
    pub fn wakes(&self) -> bool {
        use SyncOp::{Broadcast, FutexRequeue, FutexWake, Signal, SignalOne};
        matches!(self, Signal { .. } | SignalOne { .. } | Broadcast { .. } | FutexWake { .. } | FutexRequeue { .. })
    }

    /// Whether the thread waits from here on until another one wakes it, and whether it may give up.
    pub fn begins_wait(&self) -> Option<bool> {
        match *self {
            SyncOp::WaitBegin { timed, .. } => Some(timed),
            SyncOp::FutexWait { timed, .. } => self.sleeps().then_some(timed),
            _ => None,
        }
    }

    /// Whether it has a result that the program may ignore: who is last at a barrier, how many a wake woke.
    pub fn has_count(&self) -> bool {
        matches!(self, SyncOp::BarrierArrive { .. } | SyncOp::FutexWake { .. })
    }

    /// The same, when the program ignores that result or looks at it.
    pub fn ignoring(mut self, yes: bool) -> SyncOp {
        if let SyncOp::BarrierArrive { ignored, .. } | SyncOp::FutexWake { ignored, .. } = &mut self {
            *ignored = yes;
        }
        self
    }

    pub fn other_object(&self) -> Option<Object> {
        self.named().0.copied()
    }

    pub fn other_thread(&self) -> Option<u32> {
        self.named().1.copied()
    }

    /// The same, with another name for its second object and another number for the thread that it names.
    pub fn renamed(mut self, object: impl FnOnce(Object) -> Object, thread: impl FnOnce(u32) -> u32) -> SyncOp {
        match &mut self {
            SyncOp::WaitBegin { mutex: o, .. } | SyncOp::WaitEnd { mutex: o, .. } => *o = object(*o),
            SyncOp::FutexRequeue { to, .. } => *to = object(*to),
            SyncOp::Signal { woke: Some(t) } | SyncOp::FutexWake { whom: Some(t), .. } => *t = thread(*t),
            _ => {}
        }
        self
    }

    fn named(&self) -> (Option<&Object>, Option<&u32>) {
        match self {
            SyncOp::WaitBegin { mutex, .. } | SyncOp::WaitEnd { mutex, .. } => (Some(mutex), None),
            SyncOp::FutexRequeue { to, .. } => (Some(to), None),
            SyncOp::Signal { woke } => (None, woke.as_ref()),
            SyncOp::FutexWake { whom, .. } => (None, whom.as_ref()),
            _ => (None, None),
        }
    }
}
