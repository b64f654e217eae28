//! Who runs next. Strategies need only the set of threads that can go on.
//!
//! A thread is given a budget of events rather than asked after each one, so that an event costs a decrement.

mod round_robin;

pub use round_robin::RoundRobin;

use crate::sync::ThreadId;

/// What a strategy sees.
pub struct Point<'a> {
    /// The thread that ran last.
    pub last: ThreadId,
    /// The threads that can go on, in order of creation; never empty.
    pub enabled: &'a [ThreadId],
}

/// Who runs next, and for how many events at most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// One of the enabled threads.
    pub thread: ThreadId,
    /// At least 1.
    pub events: u64,
}

/// A strategy.
pub trait Scheduler {
    /// Chooses.
    fn pick(&mut self, point: &Point<'_>) -> Choice;
}
