//! What a program did wrong: one table of kinds with stable ids serves the terminal, JSON and SARIF.

use crate::{Place, ThreadName};
use serde::{Serialize, Serializer};

macro_rules! kinds {
    ($( $(#[$doc:meta])* $name:ident = $id:literal, $title:literal, $help:literal; )*) => {
        /// The kinds of failure. Their ids are part of the tool's interface and never change.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum FailureKind { $( $(#[$doc])* $name, )* }

        impl FailureKind {
            pub const ALL: &[FailureKind] = &[ $( FailureKind::$name, )* ];

            pub fn id(self) -> &'static str {
                match self { $( FailureKind::$name => $id, )* }
            }

            pub fn from_id(id: &str) -> Option<FailureKind> {
                match id { $( $id => Some(FailureKind::$name), )* _ => None }
            }

            pub fn title(self) -> &'static str {
                match self { $( FailureKind::$name => $title, )* }
            }

            pub fn help(self) -> &'static str {
                match self { $( FailureKind::$name => $help, )* }
            }
        }
    };
}

kinds! {
    /// Access through a null pointer, or close to one.
    NullAccess = "null-access", "null pointer access",
        "the pointer was never set, or a function returned null and nobody looked";
    HeapOutOfBounds = "heap-out-of-bounds", "access outside a heap object",
        "compare the index or length with the size that was allocated";
    StackOutOfBounds = "stack-out-of-bounds", "access outside a local variable",
        "compare the index or length with the size of the variable";
    GlobalOutOfBounds = "global-out-of-bounds", "access outside a global variable",
        "compare the index or length with the size of the variable";
    WildAccess = "wild-access", "access to an address that belongs to no object",
        "the pointer was not initialised, was computed from what is no pointer, or an index is far out of bounds";
    /// Heap memory after its release.
    UseAfterFree = "use-after-free", "use of freed memory",
        "the free must come after the last use: who owns this object?";
    UseAfterReturn = "use-after-return", "use of a local variable whose function has returned",
        "allocate it on the heap, or let the caller own it";
    DoubleFree = "double-free", "memory freed twice",
        "only one of the two frees may own this object";
    InvalidFree = "invalid-free", "free of something that malloc did not return",
        "only the pointer that malloc returned can be freed";
    /// Realloc of what malloc did not return, or of freed memory.
    InvalidRealloc = "invalid-realloc", "realloc of something that is not a live heap object",
        "only the pointer that malloc returned can be reallocated";
    /// An atomic operation across its natural alignment.
    MisalignedAtomic = "misaligned-atomic", "misaligned atomic access",
        "an atomic object must be aligned to its size";
    DivisionByZero = "division-by-zero", "integer division by zero",
        "test the divisor before dividing";
    DivisionOverflow = "division-overflow", "integer division overflows (the smallest number divided by -1)",
        "test for the smallest number before dividing by -1";
    /// Signed arithmetic whose result does not fit, if somebody asked for it (`--ub`).
    SignedOverflow = "signed-overflow", "signed arithmetic overflows",
        "test the operands before, or compute in a wider or an unsigned type";
    /// The same for a shift by a negative number, or by the width or more.
    ShiftOutOfRange = "shift-out-of-range", "shift by a number that is negative, or too large for the type",
        "test the number of bits before shifting";
    Unreachable = "unreachable", "code marked as unreachable was reached",
        "a function without a return statement, or a promise to the compiler that does not hold";
    StackOverflow = "stack-overflow", "stack overflow",
        "a recursion without an end? --stack-size gives more room";
    WriteToConstant = "write-to-constant", "write to a constant",
        "string literals and const objects cannot be changed";
    Assertion = "assertion", "assertion failed",
        "the condition does not hold in this run";
    Abort = "abort", "abort called",
        "the program gave up here";
    Trap = "trap", "trap executed",
        "the compiler or the program put a trap here for what must not happen";
    Signal = "signal", "ended by a signal",
        "the program has no handler for it";
    InvalidCall = "invalid-call", "call through a pointer that is not a function",
        "the function pointer was not set, or was overwritten";
    BadLongjmp = "bad-longjmp", "longjmp to a function that has returned",
        "setjmp's function must still be running when longjmp is called";
    /// Threads that wait for each other, or for what never comes.
    Deadlock = "deadlock", "no thread can go on",
        "look at who holds what: locks are taken in different orders, or a signal came before its wait";
    LockMisuse = "lock-misuse", "misuse of a lock or thread",
        "POSIX leaves what happens here undefined";
    Fortify = "fortify", "the library's own check found a buffer overflow",
        "compare the length with the size of the buffer";
    /// Two accesses to the same memory, at least one a write, that nothing orders.
    DataRace = "data-race", "data race",
        "guard both accesses with the same lock, or make both atomic";
    /// The program itself said that it failed.
    NonzeroExit = "nonzero-exit", "nonzero exit status",
        "the program reports an error in this run: its own output may say which";
    /// A handler calls a function of the library while the signal may have interrupted one.
    SignalUnsafe = "signal-unsafe", "unsafe call in a signal handler",
        "set a flag of type volatile sig_atomic_t in the handler, or write() to a pipe, and do the rest elsewhere; or block the signal around the call that it interrupts";
    Livelock = "livelock", "threads spin for ever",
        "what they wait for never becomes true in this run: who should set it, and can that thread still run?";
    /// A branch, an address or output depends on memory that was never written.
    Uninitialised = "uninitialised", "use of memory that was never set",
        "set it where it is declared or allocated (calloc gives zeros); if another thread sets it, it was used too early";
}

impl FailureKind {
    /// Whether no thread can go on.
    pub fn is_stuck(self) -> bool {
        matches!(self, FailureKind::Deadlock | FailureKind::Livelock)
    }

    /// Whether the thread that fails does so in code of its own, whatever others do once it is on its way there.
    pub fn is_of_one_thread(self) -> bool {
        use FailureKind::{
            Abort, Assertion, BadLongjmp, DivisionByZero, DivisionOverflow, Fortify, InvalidCall, ShiftOutOfRange,
            SignedOverflow, StackOverflow, Trap, Unreachable,
        };
        matches!(self, Abort | Assertion | BadLongjmp | DivisionByZero | DivisionOverflow)
            || matches!(self, Fortify | InvalidCall | StackOverflow | Trap | Unreachable)
            || matches!(self, SignedOverflow | ShiftOutOfRange)
    }
}

impl Serialize for FailureKind {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.serialize_str(self.id())
    }
}

/// The memory that a failure is about.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ObjectNote {
    /// `heap`, `stack`, `global`, `mapping` or `library`.
    pub kind: &'static str,
    /// `heap object of 40 bytes`, `local variable buf (16 bytes)`, `global table (80 bytes)`.
    pub name: String,
    /// Where the access lies relative to it: `8 bytes past the end`; empty if there was none (a free).
    pub position: String,
    /// The stack of its allocation, innermost first; for a variable, where it is declared.
    pub allocated: Vec<Place>,
    /// The stack of its release, innermost first.
    pub freed: Vec<Place>,
}

/// Where another thread was, or the same one earlier: the second half of a data race, each thread of a deadlock.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct OtherStack {
    /// What happened there: `earlier write by thread 0.1`.
    pub title: String,
    pub thread: ThreadName,
    /// Its step clock at that moment.
    pub clock: u64,
    /// The call stack, innermost first.
    pub stack: Vec<Place>,
    /// All it waits for is the end of another thread.
    #[serde(skip)]
    pub joins: bool,
}

/// What the message says of threads that wait in vain; reports show each of them with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InVain {
    /// Of all of them.
    pub all: String,
    /// Of the one whose failure it is.
    pub first: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Failure {
    #[serde(rename = "id")]
    pub kind: FailureKind,
    /// One sentence with the facts of this one.
    pub message: String,
    /// If threads wait in vain: the message taken apart.
    #[serde(skip)]
    pub stuck: Option<InVain>,
    /// The innermost place in the user's source.
    pub at: Option<Place>,
    pub thread: ThreadName,
    /// Its step clock.
    pub clock: u64,
    /// The call stack, innermost first; of a very deep one the innermost and outermost frames.
    pub stack: Vec<Place>,
    /// How many frames there are in all.
    pub depth: usize,
    pub object: Option<ObjectNote>,
    pub others: Vec<OtherStack>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_name_their_kinds() {
        for &kind in FailureKind::ALL {
            assert_eq!(FailureKind::from_id(kind.id()), Some(kind));
        }
        assert_eq!(FailureKind::from_id("no-such"), None);
    }
}
