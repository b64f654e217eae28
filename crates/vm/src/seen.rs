//! What takes place in a run, one event after the other.

use guest::memory::Addr;
use guest::sync::{Deed, ThreadId};
use trace::{BranchKind, ExprId, MemoryOrder};

#[derive(Clone, Copy, Debug)]
pub struct Seen {
    pub thread: ThreadId,
    /// The hash of the thread's name.
    pub(crate) key: u64,
    /// The thread's step clock.
    pub clock: u64,
    /// In which function of the image.
    pub(crate) function: u32,
    pub(crate) op: u32,
    pub did: Did,
}

impl Seen {
    /// The function of the image and the op in it: of one place in the source.
    pub fn code(&self) -> (u32, u32) {
        (self.function, self.op)
    }
}

/// What took place. Values are those of up to 8 bytes.
#[derive(Clone, Copy, Debug)]
pub enum Did {
    Read {
        at: Addr,
        size: u64,
        value: u64,
        atomic: Option<MemoryOrder>,
        /// The unknown that stands for the value, in a tracked run.
        expr: Option<ExprId>,
    },
    Write {
        at: Addr,
        size: u64,
        before: u64,
        after: u64,
        atomic: Option<MemoryOrder>,
        /// How what is there now depends on unknowns.
        expr: Option<ExprId>,
    },
    /// A read and a write at one moment.
    Update {
        at: Addr,
        size: u64,
        before: u64,
        after: u64,
        atomic: MemoryOrder,
        /// The unknown that stands for what was there.
        read: Option<ExprId>,
        /// How what is there now depends on unknowns.
        expr: Option<ExprId>,
    },
    /// Library code, or a copy of many bytes, read this.
    ReadRange {
        at: Addr,
        size: u64,
    },
    /// Library code, or a copy of many bytes, wrote this.
    WriteRange {
        at: Addr,
        size: u64,
    },
    /// The object's life ended.
    Free {
        at: Addr,
        size: u64,
    },
    Fence {
        order: MemoryOrder,
    },
    Sync(Deed),
    Yield,
    World {
        /// Something was printed to where the program may read it again: a file, or a pipe.
        kept: bool,
    },
    End,
    /// No event: a decision that depends on unknowns. `taken`: the condition holds. Only in the trace of a tracked run,
    /// as all that follow.
    Branch {
        kind: BranchKind,
        cond: ExprId,
        taken: bool,
    },
    /// No event: from here on the value observed is taken for given.
    Fixed {
        expr: ExprId,
        value: u64,
    },
    /// No event: an input. `name`: see `Machine::symbolic_name`.
    Symbolic {
        name: u32,
        value: u64,
        expr: ExprId,
    },
    /// No event: what memory holds before its first access in the trace.
    Initial {
        at: Addr,
        size: u64,
        value: u64,
        expr: Option<ExprId>,
    },
    /// No event: the thread fails by itself.
    Fails,
}

/// Why a value is not followed any further.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NotFollowed {
    /// It goes into this function of the library.
    Library(String),
    /// It goes into code that was not to be looked into (`--exclude`).
    Excluded,
    FloatingPoint,
    WideInteger,
    /// It says how many bytes are copied, set or allocated.
    Size,
    /// It is read from a buffer that was given to a stream.
    StreamBuffer,
    /// Some other operation for which there is no expression.
    Operation,
}
