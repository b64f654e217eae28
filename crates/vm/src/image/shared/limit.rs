//! What the analysis of the code does not look at: programs may be large, and circles many.

use std::collections::BTreeSet;
use std::fmt;

/// Instructions that are looked at, at most.
pub(super) const MOST_INSTS: usize = 300_000;
/// Pairs and circles that are listed, at most.
pub(super) const MOST: usize = 2000;
/// Flows of data that are listed, at most.
pub(super) const MOST_FLOWS: usize = 50_000;
/// Paths along locks that are followed, at most.
pub(super) const PATIENCE: u32 = 1_000_000;
/// Locks of a circle, at most.
pub(super) const LONGEST: usize = 4;
/// Rounds over all functions that look for what is held in them, at most.
pub(super) const ROUNDS: usize = 20;

/// A limit that left something out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum CodeLimit {
    /// Functions beyond so many instructions.
    Instructions,
    /// Locks that are held along deep calls.
    Held,
    /// Pairs of accesses.
    Pairs,
    /// Writes that reads may find.
    Flows,
    /// Circles of locks.
    Circles,
    /// Ways along which circles are looked for.
    Paths,
    /// Circles of more locks.
    Length,
}

impl fmt::Display for CodeLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeLimit::Instructions => write!(f, "code beyond {MOST_INSTS} instructions, where no run came"),
            CodeLimit::Held => write!(f, "locks of the code that are held through more than {ROUNDS} calls"),
            CodeLimit::Pairs => write!(f, "pairs of accesses in the code beyond the first {MOST}, where no run came"),
            CodeLimit::Flows => write!(f, "flows of data in the code beyond the first {MOST_FLOWS}, where no run came"),
            CodeLimit::Circles => write!(f, "circles of locks in the code beyond the first {MOST}, where no run came"),
            CodeLimit::Paths => {
                write!(
                    f,
                    "circles of locks in the code that {PATIENCE} steps of looking do not find, where no run came"
                )
            }
            CodeLimit::Length => write!(f, "circles of more than {LONGEST} locks in the code, where no run came"),
        }
    }
}

/// What the code shows, and what was not looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InCode<T> {
    pub all: Vec<T>,
    pub limits: BTreeSet<CodeLimit>,
}

impl<T> Default for InCode<T> {
    fn default() -> Self {
        InCode { all: Vec::new(), limits: BTreeSet::new() }
    }
}
