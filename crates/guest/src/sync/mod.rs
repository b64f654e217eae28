//! What threads do to each other: who holds what, who waits for what.
//!
//! A synchronisation object is known by its guest address, and made from its static initialiser when it is first
//! used. An operation either happens now or gives a [`BlockReason`]; a blocked thread's call is executed again once
//! [`Sync::is_enabled`] says that it can happen, so "may go on" and "goes on" are decided in one place.
//!
//! Follows POSIX; what POSIX leaves undefined (unlocking what one does not hold, destroying what is held) is a
//! failure. When a timed wait gives up, and which waiter a signal wakes, is the scheduler's choice.

mod condition;
mod deeds;
mod futex;
mod lock;
mod misuse;
mod others;
mod robust;
mod rwlock;
mod threads;

pub use condition::{LostSignals, Waiting, WokenBy};
pub use deeds::{Deed, ThreadOp, Word};
pub use futex::FutexLook;
pub use lock::MutexKind;
pub(crate) use misuse::misuse;
pub use misuse::{Misuse, Note, Subject};
pub use others::OnceState;
pub use threads::{Joined, Key, ThreadRecord};

use crate::memory::{Addr, Site};
use rustc_hash::FxHashMap;
pub(crate) use trace::SyncOp;

/// A thread of the run, in order of creation. Its name for people is [`trace::ThreadName`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ThreadId(pub u32);

pub const MAIN: ThreadId = ThreadId(0);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caller {
    pub thread: ThreadId,
    /// The call stack.
    pub site: Site,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BlockReason {
    /// A mutex or spin lock that another thread holds.
    Mutex(Addr),
    /// A condition variable, and the mutex to be taken again.
    Condition(Addr, Addr),
    /// A read-write lock, to read.
    Read(Addr),
    /// A read-write lock, to write.
    Write(Addr),
    Semaphore(Addr),
    /// A barrier, in this round.
    Barrier(Addr, u64),
    Futex(Addr),
    /// Reading the same values again and again: nothing it read has changed.
    Spin,
    /// Another thread runs the initialiser.
    Once(Addr),
    Join(ThreadId),
    /// Nothing but the end of the other threads: main called `pthread_exit`.
    Exited,
    /// A signal of this set; of an empty one, the return of a handler.
    Signal(u64),
    /// Nothing: what the program assumes here does not hold, so that this run is of no interest from here on.
    Assumption,
    /// Nothing: a sleep may end at any time.
    Asleep,
    /// Bytes in the pipe that this descriptor reads from.
    Pipe(i32),
}

impl BlockReason {
    pub fn object(self) -> Option<Addr> {
        match self {
            BlockReason::Mutex(at)
            | BlockReason::Condition(at, _)
            | BlockReason::Read(at)
            | BlockReason::Write(at)
            | BlockReason::Semaphore(at)
            | BlockReason::Barrier(at, _)
            | BlockReason::Futex(at)
            | BlockReason::Once(at) => Some(at),
            BlockReason::Spin
            | BlockReason::Join(_)
            | BlockReason::Exited
            | BlockReason::Signal(_)
            | BlockReason::Assumption => None,
            BlockReason::Asleep | BlockReason::Pipe(_) => None,
        }
    }
}

#[derive(Default)]
pub struct Sync {
    mutexes: FxHashMap<Addr, lock::Mutex>,
    rwlocks: FxHashMap<Addr, rwlock::RwLock>,
    conditions: FxHashMap<Addr, condition::Condition>,
    semaphores: FxHashMap<Addr, u32>,
    barriers: FxHashMap<Addr, others::Barrier>,
    onces: FxHashMap<Addr, OnceState>,
    futexes: futex::Futexes,
    /// Who ended the life of an object, until it is made again.
    destroyed: FxHashMap<Addr, Caller>,
    /// Those whose name still stands for them: `sem_unlink` takes one out.
    pub named_semaphores: Vec<(Vec<u8>, Addr)>,
    /// What happened since somebody last looked.
    pub deeds: Vec<Deed>,
    /// What was read or changed of the bytes of objects meanwhile.
    pub words: Vec<Word>,
    /// Whose bytes those were, by their address.
    objects_of_words: FxHashMap<Addr, Addr>,
    /// Indexed by [`ThreadId`].
    pub threads: Vec<ThreadRecord>,
    handles: FxHashMap<u64, ThreadId>,
    pub keys: Vec<Key>,
    /// What was done beside other threads whose order with that is not explored.
    pub doubts: Vec<&'static str>,
    /// A signal of this condition variable wakes all that wait, not one.
    pub wakes_all: Option<Addr>,
}

/// The answer to a synchronisation operation: it happened, or the thread has to wait.
pub type Outcome<T> = Result<T, Refusal>;

#[derive(Debug)]
pub enum Refusal {
    Block(BlockReason),
    Misuse(Box<Misuse>),
    Errno(crate::errno::Errno),
}

impl Sync {
    /// Whether a thread blocked for this reason could go on now.
    pub fn is_enabled(&self, thread: ThreadId, reason: BlockReason) -> bool {
        match reason {
            BlockReason::Mutex(at) => self.mutex_is_free(at, thread),
            BlockReason::Condition(at, mutex) => self.may_wake(at, thread) && self.mutex_is_free(mutex, thread),
            BlockReason::Read(at) => self.may_read(at, thread),
            BlockReason::Write(at) => self.may_write(at, thread),
            BlockReason::Semaphore(at) => self.semaphores.get(&at).is_none_or(|&v| v > 0),
            BlockReason::Barrier(at, round) => self.barriers.get(&at).is_none_or(|b| b.round != round),
            BlockReason::Futex(_) => self.futex_may_wake(thread),
            // Whoever changes what it read wakes it.
            BlockReason::Spin | BlockReason::Assumption => false,
            // The machine knows what was sent, and what is in pipes.
            BlockReason::Signal(_) | BlockReason::Pipe(_) => false,
            BlockReason::Asleep => true,
            BlockReason::Once(at) => !matches!(self.onces.get(&at), Some(OnceState::Running(_))),
            BlockReason::Join(other) => {
                other == thread || self.threads.get(other.0 as usize).is_none_or(|t| t.done || t.joined || t.detached)
            }
            BlockReason::Exited => self.threads.iter().skip(1).all(|t| t.done),
        }
    }

    /// Who stands in the way of a blocked thread, and since when, for messages about deadlocks.
    pub fn holder(&self, reason: BlockReason, waiter: ThreadId) -> Option<Caller> {
        match reason {
            BlockReason::Mutex(at) => self.mutexes.get(&at)?.owner,
            BlockReason::Condition(at, mutex) if self.may_wake(at, waiter) => self.mutexes.get(&mutex)?.owner,
            BlockReason::Read(at) => {
                let lock = self.rwlocks.get(&at)?;
                lock.a_writer_before(waiter).or(lock.a_holder(waiter))
            }
            BlockReason::Write(at) => self.rwlocks.get(&at)?.a_holder(waiter),
            BlockReason::Once(at) => match self.onces.get(&at)? {
                OnceState::Running(by) => Some(*by),
                OnceState::Done => None,
            },
            _ => None,
        }
    }
}
