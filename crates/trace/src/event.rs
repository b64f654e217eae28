//! Events: what a thread does that other threads, or the solver, can see.
//!
//! An event is a value of plain numbers. Threads, places and names of locations are indices into [`Tables`], so that
//! an event is small and names are kept once.

use crate::expr::ExprId;
use crate::order::MemoryOrder;
use crate::sync::{Object, SyncOp};
use crate::tables::Tables;
use crate::text;
use serde::Serialize;
use std::fmt;

/// The name of an event: the `index`-th of its thread, from 0. Neighbours in program order are arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct EventId {
    /// Index into [`Tables::threads`].
    pub thread: u32,
    /// Among the events of this thread, from 0.
    pub index: u32,
}

impl EventId {
    /// As people read it: `0.1#42`.
    pub fn show<'a>(self, tables: &'a Tables) -> impl fmt::Display + 'a {
        struct Shown<'a>(EventId, &'a Tables);
        impl fmt::Display for Shown<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self.1.threads().get(self.0.thread as usize) {
                    Some(name) => write!(f, "{name}#{}", self.0.index),
                    None => write!(f, "?#{}", self.0.index),
                }
            }
        }
        Shown(self, tables)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Event {
    /// Who: an index into [`Tables::threads`].
    pub thread: u32,
    /// The thread's step clock.
    pub clock: u64,
    /// Where in the source: an index into [`Tables::places`], 0 if unknown.
    pub place: u32,
    pub what: What,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Access {
    /// Its name: an index into [`Tables::locations`], 0 if it has none.
    pub location: u32,
    /// The guest's address of its first byte.
    pub address: u64,
    /// In bytes.
    pub size: u32,
    pub atomic: Option<MemoryOrder>,
}

/// What an event is. Values are those of up to 8 bytes, little-endian; `None` for larger accesses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// A read. A compare-and-exchange that fails is one, too.
    Read {
        at: Access,
        value: Option<u64>,
        /// The unknown that stands for it, if another thread or order could have made it something else.
        expr: Option<ExprId>,
    },
    Write {
        at: Access,
        before: Option<u64>,
        after: Option<u64>,
        /// How that depends on unknowns; `None`: not at all.
        expr: Option<ExprId>,
    },
    /// A read and a write at one moment (fetch-and-add, exchange, a compare-and-exchange that succeeds).
    Update {
        at: Access,
        before: Option<u64>,
        after: Option<u64>,
        /// The unknown that stands for what was there, as with a read.
        read: Option<ExprId>,
        /// How what is there now depends on unknowns.
        expr: Option<ExprId>,
    },
    Sync {
        op: SyncOp,
        on: Object,
    },
    Fence {
        order: MemoryOrder,
    },
    Fork {
        /// Index into [`Tables::threads`].
        child: u32,
    },
    /// The first event of a thread.
    Start,
    /// The last event of a thread.
    Exit,
    /// Has seen the end of a thread.
    Join {
        /// Index into [`Tables::threads`].
        child: u32,
    },
    Alloc {
        address: u64,
        /// In bytes.
        size: u64,
    },
    Free {
        address: u64,
        /// In bytes; 0 if that is not known.
        size: u64,
    },
    Output {
        descriptor: i32,
        #[serde(serialize_with = "text::serialize_bytes")]
        bytes: Box<[u8]>,
    },
    Input {
        source: Source,
        #[serde(serialize_with = "text::serialize_bytes")]
        bytes: Box<[u8]>,
    },
    /// Lets the others run (`sched_yield`, sleeping).
    Yield,
    /// A call of the library that touches the world outside, or the library's own state.
    Call {
        /// The function: an index into [`Tables::locations`].
        function: u32,
    },
    /// A decision that depends on unknowns.
    Branch {
        kind: BranchKind,
        /// One bit.
        cond: ExprId,
        taken: bool,
        other: OtherSide,
    },
    /// From here on the run assumes that an expression has the value observed, because what was computed from it is
    /// not known as an expression.
    Fixed {
        expr: ExprId,
        value: u64,
    },
    /// An input that could have been anything.
    Symbolic {
        /// Its name: an index into [`Tables::locations`].
        name: u32,
        value: u64,
        expr: ExprId,
    },
    /// No event of the thread's own: what memory holds before the first access to it in this trace, where that cannot
    /// be seen from the first access itself. Stands before that access.
    Initial {
        at: Access,
        value: u64,
        expr: Option<ExprId>,
    },
    /// The thread fails all by itself, and the run ends (an assertion, a division by zero): whoever comes as far as the
    /// event before it comes here at once. What fails only in some orders, such as the use of freed memory, is not this.
    Fails,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BranchKind {
    If,
    /// A switch: the condition is that the value leads where it led.
    Switch,
    /// The address accessed or the function called: the condition is that it is the one observed.
    Address,
    /// The condition is that an access lies within the object that it was in.
    Bounds,
    /// The condition is that the divisor is not 0.
    Divisor,
}

impl BranchKind {
    pub const ALL: [BranchKind; 5] =
        [BranchKind::If, BranchKind::Switch, BranchKind::Address, BranchKind::Bounds, BranchKind::Divisor];

    pub fn id(self) -> &'static str {
        match self {
            BranchKind::If => "if",
            BranchKind::Switch => "switch",
            BranchKind::Address => "address",
            BranchKind::Bounds => "bounds",
            BranchKind::Divisor => "divisor",
        }
    }
}

/// Where the decision leads that was not taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum OtherSide {
    /// On, as far as is known.
    Goes,
    /// To a failure, whatever happens (assert, abort).
    Fails,
    /// Back to a place that reads the same again.
    Repeats,
}

impl OtherSide {
    pub const ALL: [OtherSide; 3] = [OtherSide::Goes, OtherSide::Fails, OtherSide::Repeats];

    pub fn id(self) -> &'static str {
        match self {
            OtherSide::Goes => "goes",
            OtherSide::Fails => "fails",
            OtherSide::Repeats => "repeats",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    Descriptor(i32),
    Clock,
    Random,
}

/// Whether a function of the C library does nothing but write to files and streams: what it writes decides nothing in the
/// program, so its order among threads does not matter.
pub fn only_prints(name: &str) -> bool {
    let name = name.strip_suffix("_unlocked").or_else(|| name.strip_suffix("_chk")).unwrap_or(name);
    let name = name.trim_start_matches('_').trim_start_matches("IO_");
    matches!(
        name,
        "printf" | "vprintf" | "fprintf" | "vfprintf" | "dprintf" | "vdprintf" | "puts" | "putchar" | "putc" | "fputc"
    ) || matches!(name, "fputs" | "fwrite" | "write" | "perror" | "fflush" | "psignal" | "putw" | "overflow")
        || matches!(
            name,
            "wprintf" | "fwprintf" | "vwprintf" | "vfwprintf" | "putwchar" | "putwc" | "fputwc" | "fputws"
        )
        || matches!(name, "warn" | "warnx" | "vwarn" | "vwarnx" | "syslog" | "vsyslog")
}

impl What {
    /// Whether other threads can see it, so that its thread may stand before it. What cannot be seen is passed through.
    pub fn shows(&self) -> bool {
        let silent = |w: &What| matches!(w, What::Initial { .. } | What::Symbolic { .. } | What::Fixed { .. });
        !silent(self) && !matches!(self, What::Branch { .. } | What::Fails)
    }

    pub fn access(&self) -> Option<&Access> {
        match self {
            What::Read { at, .. } | What::Write { at, .. } | What::Update { at, .. } => Some(at),
            _ => None,
        }
    }

    pub fn exprs(&self) -> impl Iterator<Item = ExprId> + Clone + use<> {
        let [first, second] = match *self {
            What::Read { expr, .. } | What::Write { expr, .. } | What::Initial { expr, .. } => [expr, None],
            What::Update { read, expr, .. } => [read, expr],
            What::Branch { cond, .. } => [Some(cond), None],
            What::Fixed { expr, .. } | What::Symbolic { expr, .. } => [Some(expr), None],
            _ => [None, None],
        };
        first.into_iter().chain(second)
    }

    /// The locations that it names: of the memory or objects, or the function of a call.
    pub fn locations(&self) -> impl Iterator<Item = u32> + Clone + use<> {
        let [first, second] = match self {
            What::Read { at, .. } | What::Write { at, .. } | What::Update { at, .. } => [Some(at.location), None],
            What::Sync { op, on } => [Some(on.location), op.other_object().map(|o| o.location)],
            What::Call { function } => [Some(*function), None],
            What::Symbolic { name, .. } => [Some(*name), None],
            What::Initial { at, .. } => [Some(at.location), None],
            _ => [None, None],
        };
        first.into_iter().chain(second)
    }

    pub fn other_thread(&self) -> Option<u32> {
        match *self {
            What::Fork { child } | What::Join { child } => Some(child),
            What::Sync { op, .. } => op.other_thread(),
            _ => None,
        }
    }
}
