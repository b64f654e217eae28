//! Sequences of events, runs with them, and searches for the one that makes the stack deepest.
//!
//! | module | what it is |
//! | --- | --- |
//! | [`play`] | a run with a sequence of events, and what is noted on the way |
//! | [`approaches`] | the seven approaches of the thesis |
//! | [`directed`] | our search: events come where the stack is deepest, values come from the solver |

pub mod approaches;
pub mod directed;
pub mod play;

use std::fmt;

/// Something that happens to the machine: which interrupt's source, what it delivers, and when.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Event {
    /// The number of the interrupt.
    pub vector: usize,
    pub value: u16,
    /// In cycles since power-on.
    pub cycle: u64,
}

/// Why a search is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// The bound was reached: nothing can be deeper.
    Bound,
    /// Nothing is left to try.
    Complete,
    Time,
    Runs,
    /// Somebody stopped it.
    Stopped,
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Ended::Bound => "bound",
            Ended::Complete => "complete",
            Ended::Time => "time",
            Ended::Runs => "runs",
            Ended::Stopped => "stopped",
        })
    }
}
