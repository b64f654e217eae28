//! Long traces in pieces that a solver can manage: TAME's distributed trace partition (section 3.5 of the paper), made
//! sound.
//!
//! The paper cuts every thread's own events into windows and combines one window of each thread to a *chunk*, so that
//! even few events of one chunk come from many threads, unlike those of a window of the global order. It takes the state
//! at the beginning of a chunk from the values observed there. That is not always a state that the program can be in:
//! a window of one thread may begin long after what another one's window has not done yet. Here a chunk begins at a
//! [`Cut`] that is *closed*: with every step, what comes before the cut has all steps that this one was seen to depend on
//! (the write that it read from, the unlock before its lock, the fork before its start, and so on; `causes.rs` has the
//! list). So what comes before the cut, in the order observed, is an execution of its own, a schedule leads there
//! ([`Chunk::prefix_schedule`]), and what the chunk's model promises can be run.
//!
//! Two passes over the same events, which come from two identical runs or twice from a file:
//!
//! 1. [`Planner::push`] every event, then [`Planner::chunks`]: the cuts.
//! 2. [`Chunker::push`] every event, then [`Chunker::finish`]: a [`Chunk`] for each cut, with the events in its windows and,
//!    as the trace's prefix, the state at its cut.
//!
//! [`restrict`] is the second pass over a whole trace in memory; [`Focus`] makes small chunks around single events of a chunk.
//! Both passes take time linear in the events (and in the bytes that they access) and keep a table of the words touched,
//! besides the windows. Threads must have the same numbers in both; everything else is told by step clocks, so the second
//! run may have events that the first one had not (branches).
//!
//! A window ends early, and [`Chunk::cut`] says so, before what cannot come about in the chunk though the model would not see
//! it: a join, barrier or call that waited for what is not in the chunk, a semaphore without units, a read that is not tracked
//! and found what is not there, an access to what was freed before the cut (`prune.rs`).
//!
//! Limits. Orders between windows of different chunks are not looked at, as in the paper. What happened before a cut is fixed,
//! inputs included. Steps are expected to stand together in the order observed, as they do in the VM's traces. A thread that
//! spins is let go on by the VM when a word that it read changes, even if it then reads other words first; a cut right there
//! can be closed by the rules above and still be some reads ahead of what the VM does, so whoever follows
//! a schedule to a cut should look where the threads stand.

/// The contents of an enum that is this case, or is made so.
macro_rules! made {
    ($kind:expr, $case:ident, $new:expr) => {{
        if !matches!($kind, Kind::$case(_)) {
            $kind = Kind::$case($new);
        }
        match &mut $kind {
            Kind::$case(contents) => contents,
            _ => unreachable!("it was made one"),
        }
    }};
}

mod building;
mod causes;
mod chunk;
mod chunker;
mod closing;
mod combine;
mod cut;
mod focus;
mod initial;
mod memory;
mod objects;
mod planner;
mod prune;
mod rename;
#[cfg(test)]
mod tests;
mod ties;
mod words;

pub use chunk::{Chunk, restrict};
pub use chunker::Chunker;
pub use cut::{Cut, Span};
pub use focus::Focus;
pub use planner::{Kind, Planner};
