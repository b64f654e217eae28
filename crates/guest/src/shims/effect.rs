//! What a library call can mean to other threads: whether it is an event, and whether it has to wait.

use crate::memory::Addr;
use crate::sync::{BlockReason, Sync};

/// What a call touches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Its arguments and result, or what belongs to the calling thread.
    Own,
    /// Memory that its arguments point at.
    Memory,
    /// The same, and how characters are encoded, which another thread may change.
    Text,
    /// It ends the life of the object that its first argument points at.
    Free,
    /// A synchronisation object, which its first argument points at.
    Object(Waits),
    /// The futex word that its second argument points at.
    Futex,
    /// An atomic object of `bytes` at the first argument; if `None`, that is their number, and the second points there.
    Atomic {
        bytes: Option<u8>,
        reads_only: bool,
    },
    /// What the system call touches whose number is its first argument.
    Syscall,
    /// Threads: creation, end, join.
    Threads(Waits),
    Yield,
    /// Files, streams, clocks, or state of the library's own.
    World,
    /// It ends the process, and so what any other thread was about to do.
    End,
}

impl Effect {
    #[inline]
    pub fn of_call(self, first: u64) -> Effect {
        match self {
            Effect::Syscall => super::syscall::effect(first),
            known => known,
        }
    }

    /// Address and size of the object that a call with these arguments reads or changes atomically.
    pub fn atomic_object(self, argument: impl Fn(usize) -> u64) -> Option<(Addr, u64)> {
        match self {
            Effect::Futex => Some((argument(1), 4)),
            Effect::Atomic { bytes: Some(n), .. } => Some((argument(0), n.into())),
            Effect::Atomic { bytes: None, .. } => Some((argument(1), argument(0))),
            _ => None,
        }
    }
}

/// Whether a call may have to wait before it happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Waits {
    No,
    For(Until),
    Timed(Until),
}

/// What has to be the case of the object or thread that the first argument names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    /// The mutex is free.
    Free,
    NobodyWrites,
    NobodyReadsOrWrites,
    /// There is one to take from the semaphore.
    OneIsThere,
    /// The thread has ended.
    Ended,
    /// Nobody runs the initialiser.
    NobodyRuns,
}

impl Waits {
    /// The reason to wait of a call with this first argument, and whether it may give up.
    pub fn reason(self, first: u64, sync: &Sync) -> Option<(BlockReason, bool)> {
        let (until, timed) = match self {
            Waits::No => return None,
            Waits::For(until) => (until, false),
            Waits::Timed(until) => (until, true),
        };
        let reason = match until {
            Until::Free => BlockReason::Mutex(first),
            Until::NobodyWrites => BlockReason::Read(first),
            Until::NobodyReadsOrWrites => BlockReason::Write(first),
            Until::OneIsThere => BlockReason::Semaphore(first),
            Until::Ended => BlockReason::Join(sync.thread_of(first)),
            Until::NobodyRuns => BlockReason::Once(first),
        };
        Some((reason, timed))
    }
}
