//! Uses of memory that was never written, as Valgrind's memcheck finds them (Seward and Nethercote, "Using Valgrind to detect
//! undefined value errors with bit-precision", 2005).
//!
//! Every register and every byte of memory has a bit for each of its bits that says whether it was ever set. Memory from
//! `malloc` and local variables begin unset, everything else is set. To load, copy, store, pass and compute with unset bits
//! is fine. The failure comes where the run depends on them: at a branch, an address, a size, an argument of the library, and
//! where the library looks at bytes to decide by them or to print them. Values are what they are without all this.
//!
//! | file | idea |
//! | --- | --- |
//! | `rules.rs` | which bits of a result are unset |
//! | `step.rs` | the operations of the hot set |
//! | `ext.rs` | those outside it |
//! | `calls.rs` | calls within the program, and calls of the library |
//! | `report.rs` | from what was found to a failure |
//! | `guest/src/memory/written.rs` | the bits of memory |
//!
//! As in the symbolic shadow, nothing is changed before an op is sure not to be left for an event and executed again.
//!
//! Limits: `undef` constants, which optimised code has in place of variables that nobody sets, count as set. So do the
//! arguments of a new thread and what a function of the library writes. Floats are unset as a whole.

mod calls;
mod ext;
mod report;
mod rules;
mod step;

pub(super) use report::{Found, Use};
pub(super) use step::step;

use super::Machine;
use guest::memory::Source;

/// The bits of a register that were never set; those above its type's width are.
#[derive(Clone, Copy, Default)]
pub(crate) struct Unset {
    pub(super) bits: u64,
    /// Where they come from, if there are any.
    pub(super) source: Source,
}

/// From here on sources are local variables that live in registers: the function above 32 bits, its register below.
const LOCALS: Source = 1 << 63;

fn local_source(function: u32, register: u32) -> Source {
    LOCALS | u64::from(function) << 32 | u64::from(register)
}

impl Machine<'_> {
    /// Reports uses of memory that was never written.
    pub fn report_uninitialised(&mut self) {
        self.follows_unset = true;
        self.mem.follow_writes();
    }
}
