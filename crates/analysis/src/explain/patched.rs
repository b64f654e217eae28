//! Changes of lines that avoid a failure, as data: what [`patch`](crate::patch) makes, compiles and checks.

use serde::Serialize;
use std::path::PathBuf;

/// What a change does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// A lock of the program held longer, or elsewhere, too.
    Hold,
    /// A lock that the program does not have yet.
    NewLock,
    /// A condition tested again after a wait.
    Again,
    Broadcast,
    /// A lock given back on a way out that kept it.
    GiveBack,
    /// A read lock that becomes a write lock.
    ToWrite,
    /// Statements in another order.
    Move,
    /// Two locks taken in the order in which others take them.
    LockOrder,
    /// A load and a store that become one operation.
    OneOperation,
    /// A variable that becomes atomic.
    Atomic,
    /// Memory orders that say more.
    MemoryOrder,
}

impl Kind {
    pub fn id(self) -> &'static str {
        match self {
            Kind::Hold => "hold-lock",
            Kind::NewLock => "new-lock",
            Kind::Again => "test-again",
            Kind::Broadcast => "broadcast",
            Kind::GiveBack => "unlock",
            Kind::ToWrite => "write-lock",
            Kind::Move => "move",
            Kind::LockOrder => "lock-order",
            Kind::OneOperation => "one-operation",
            Kind::Atomic => "atomic",
            Kind::MemoryOrder => "memory-order",
        }
    }
}

/// Old lines, from 1, and what comes in their place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Hunk {
    /// The first old line; if there is none, the line before which the new ones come.
    pub line: usize,
    /// How many old lines go.
    pub removed: usize,
    pub inserted: Vec<String>,
}

/// What the check of a changed program said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tested {
    /// Runs, none of which failed.
    pub runs: u64,
    /// All orders that matter were among them.
    pub proved: bool,
}

/// A file with other contents.
#[derive(Clone, Debug)]
pub struct Changed {
    /// As it is shown: relative to the current folder, if it lies there.
    pub name: String,
    pub path: PathBuf,
    pub hunks: Vec<Hunk>,
}

/// A change that was compiled and checked.
#[derive(Clone, Debug)]
pub struct Patch {
    pub kind: Kind,
    pub text: String,
    /// A unified diff; `patch -p1` applies it in the current folder.
    pub diff: String,
    pub files: Vec<Changed>,
    /// Lines that are gone or new.
    pub lines: usize,
    pub tested: Tested,
}

/// What came of looking for patches.
#[derive(Clone, Debug, Default)]
pub struct Patches {
    /// The best first.
    pub found: Vec<Patch>,
    /// Changes that did not help, and what came of each.
    pub failed: Vec<Failed>,
    /// Changes that were compiled.
    pub tried: usize,
    /// Why none could be made at all.
    pub absent: Option<Absent>,
    pub seconds: f64,
}

#[derive(Clone, Debug)]
pub struct Failed {
    pub kind: Kind,
    pub text: String,
    pub why: Why,
}

/// What came of a change that does not help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    NotCompiled,
    /// No run prints what good runs of the original print.
    PrintsOther,
    /// Runs did not come to an end, or the time was up.
    Unfinished,
    /// The id of the failure that was left, or came.
    Fails(&'static str),
}

impl Why {
    pub fn id(self) -> &'static str {
        match self {
            Why::NotCompiled => "not-compiled",
            Why::PrintsOther => "prints-other",
            Why::Unfinished => "unfinished",
            Why::Fails(id) => id,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Absent {
    /// The program was not compiled here.
    NotCompiled,
    /// Its sources could not be read.
    NoSources,
    /// Nobody knows what to change.
    NoIdea,
}
