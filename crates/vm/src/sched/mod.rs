//! Who runs next. A strategy needs only the threads that can go on, and what each of them is about to do.
//!
//! A thread is switched away from only where its next instruction is an event, so between two questions a thread does
//! one event (or as many as the strategy gave it) and what follows that no other thread can see.

mod curious;
mod explore;
mod fair;
mod pairs;
mod pct;
mod pos;
mod random;
mod replay;
mod rng;
mod round_robin;
mod steer;
mod walk;

pub use curious::Curiosity;
pub use explore::{Bounds, Explorer, MOST_EVENTS, Progress};
pub use pairs::{Conflicts, Pairs};
pub use pct::Pct;
pub use pos::Pos;
pub use random::Random;
pub use replay::{Divergence, Replay};
pub use rng::Rng;
pub use round_robin::RoundRobin;
pub use steer::Steer;
pub use walk::Walk;

use fair::next_thread;
use guest::memory::Addr;
use guest::sync::ThreadId;
use trace::{Begin, ThreadName};

/// What a thread does next, as far as it is known before it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Its first instruction.
    Start,
    /// A read of so many bytes.
    Read(Addr, u32),
    /// A write, or a read and a write at one moment.
    Write(Addr, u32),
    /// An operation on a synchronisation object.
    Object(Addr),
    /// The creation, end or join of a thread.
    Threads,
    Yield,
    World,
    /// The end of the process.
    End,
}

impl Next {
    /// Whether the order of the two may matter.
    pub fn conflicts(self, other: Next) -> bool {
        let overlap = |a: Addr, n: u32, b: Addr, m: u32| a < b + u64::from(m) && b < a + u64::from(n);
        match (self, other) {
            (Next::End, _) | (_, Next::End) => true,
            (Next::Write(a, n), Next::Write(b, m) | Next::Read(b, m)) | (Next::Read(a, n), Next::Write(b, m)) => {
                overlap(a, n, b, m)
            }
            (Next::Object(a), Next::Object(b)) => a == b,
            // A futex is a word that is written too.
            (Next::Object(a), Next::Write(b, m)) | (Next::Write(b, m), Next::Object(a)) => overlap(a, 1, b, m),
            (Next::World, Next::World) => true,
            _ => false,
        }
    }
}

/// How something was touched by what a thread did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    Read,
    /// Changed, or looked at and changed.
    Write,
    /// Taken: not possible before it was given.
    Acquire,
    /// Taken by one of several at once.
    Share,
    /// Given: makes it possible for others to take it.
    Release,
    /// Given by one of several: makes it possible to take it for oneself.
    Unshare,
    /// Came to a barrier, without asking whether it was the last to come: in which order threads come in a round does not matter.
    Arrive {
        round: u32,
        last: bool,
    },
    /// Went on from a barrier, when all had come in that round.
    Leave {
        round: u32,
    },
}

/// What a thread touched: bytes of memory, or an object in a space of keys of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Touch {
    /// The first address, or the key.
    pub key: u64,
    /// Bytes.
    pub size: u64,
    pub mode: Mode,
}

impl Touch {
    /// What everything depends on: the end of the process.
    pub(crate) const EVERYTHING: Touch = Touch { key: EVERYTHING, size: 0, mode: Mode::Write };
}

/// The space of keys of queues at futexes.
pub(crate) const QUEUES: u64 = 1 << 63;
/// The space of keys of threads that begin.
pub(crate) const BIRTHS: u64 = 1 << 59;
/// The space of keys of threads that end.
pub(crate) const ENDS: u64 = 1 << 62;
/// The space of keys of what threads could be interrupted at: every event of a thread, if there are handlers. A signal may come to
/// any of them.
pub(crate) const INTERRUPTIONS: u64 = 1 << 60;
/// The key of the world outside.
pub(crate) const WORLD: u64 = 1 << 61;
/// The key of what everything depends on: the end of the process.
pub(crate) const EVERYTHING: u64 = u64::MAX;

/// A thread that can go on, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    pub thread: ThreadId,
    /// Whether its wait gives up or ends by chance first.
    pub begin: Begin,
    pub next: Next,
    /// The step clock of that.
    pub clock: u64,
    /// Where that is: the function of the image and the op in it. Unlike the clock it names the same line on every path.
    pub code: (u32, u32),
    /// Whether it has just done the same already; known only to a strategy that wants to know what turns touch.
    pub round: Round,
}

/// Whether a thread is about to do again what it did since it was in this very state, and which nobody could notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Round {
    /// No.
    New,
    /// Yes, and nothing that it read has changed.
    Same,
    /// Yes, but something has changed after it was read: it could have done nothing until then.
    InVain,
}

/// What a strategy sees.
pub struct Point<'a> {
    /// The thread that ran last.
    pub last: ThreadId,
    /// The threads that can go on, in order of creation; never empty.
    pub candidates: &'a [Candidate],
    /// What the last turn touched; complete only if the strategy asked for it.
    pub touched: &'a [Touch],
    /// The names of all threads so far, by their ids.
    pub names: &'a [ThreadName],
    /// A number for who made each of them, with which function and argument.
    pub kinds: &'a [u64],
}

impl Point<'_> {
    /// The thread that ran last, if it can go on without giving up a wait.
    pub fn same(&self) -> Option<usize> {
        self.candidates.iter().position(|c| c.thread == self.last && c.begin == Begin::Go)
    }
}

/// Who runs next, and for how many events at most.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    /// This candidate (an index), for so many events, at least 1.
    Turn(usize, u64),
    /// Nobody: the strategy has seen enough of this run.
    Stop,
}

/// A strategy.
pub trait Scheduler {
    fn pick(&mut self, point: &Point<'_>) -> Choice;

    /// Whether it wants to know what every turn touched.
    fn wants_touched(&self) -> bool {
        false
    }

    /// The program can tell threads of the same kind apart, as this run shows.
    fn tells_threads_apart(&mut self) {}

    /// Whether it wants to be asked before every event, also while there is only one thread.
    fn wants_every_event(&self) -> bool {
        false
    }

    /// Locks of its own that threads took (`true`) or gave back since it was asked last: for the race detector, to which a
    /// strategy that keeps threads apart is synchronisation.
    fn took_locks(&mut self) -> Vec<(ThreadId, u64, bool)> {
        Vec::new()
    }

    /// Whether a thread that spins may go on from this step clock, because the strategy knows how far it should.
    fn lets_spin(&self, _thread: &ThreadName, _clock: u64) -> bool {
        false
    }

    /// The run has ended; what the last turn touched, and what the threads that waited then would have touched.
    fn ended(&mut self, _touched: &[Touch], _waiting: &[(ThreadId, Vec<Touch>)]) {}
}

impl<S: Scheduler + ?Sized> Scheduler for &mut S {
    fn pick(&mut self, point: &Point<'_>) -> Choice {
        (**self).pick(point)
    }
    fn wants_touched(&self) -> bool {
        (**self).wants_touched()
    }
    fn tells_threads_apart(&mut self) {
        (**self).tells_threads_apart();
    }
    fn wants_every_event(&self) -> bool {
        (**self).wants_every_event()
    }
    fn took_locks(&mut self) -> Vec<(ThreadId, u64, bool)> {
        (**self).took_locks()
    }
    fn lets_spin(&self, thread: &ThreadName, clock: u64) -> bool {
        (**self).lets_spin(thread, clock)
    }
    fn ended(&mut self, touched: &[Touch], waiting: &[(ThreadId, Vec<Touch>)]) {
        (**self).ended(touched, waiting);
    }
}
