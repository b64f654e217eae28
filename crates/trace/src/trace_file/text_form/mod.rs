//! The text form: a line for each event.
//!
//! ```text
//! unsnarl trace 1.4
//! program 5f3a9c
//!      0  0#0      c=12      pool.c:80:3 main          fork         0.1
//!      1  0.1#0    c=0       ?                         start
//!      2  0.1#1    c=88      pool.c:41:9 push          write        queue.filled 4B  0 -> 1  @0x10000040
//!      3  0.1#2    c=90      pool.c:42:5 push          unlock       queue.mutex @0x10000080
//! expr %2 = eq v0:32 1:32
//!      4  0#1      c=20      pool.c:90:7 main          read         queue.filled 4B  1 = v0:32  @0x10000040
//!      5  0#2      c=21      pool.c:90:7 main          branch       if %2 = 1 other fails
//! end 6
//! ```
//!
//! The number of the event in the run, its name, the thread's step clock, the place, and what happened. Lines that start
//! with `#` say nothing. Names get their numbers in the order of their appearance; where a trace has them in another
//! order, a line such as `name location queue.head` says so. Expressions come before the events that need them; a line
//! `begin` ends the prefix, if there is one. `docs/trace-format.md` has all of it.

mod expr;
mod read;
mod write;

pub(super) use read::Decoder;
pub(super) use write::Encoder;

use crate::sync::Wake;

/// The sign bit's weight in a value of so many bytes, if such values may be shown with a sign.
fn sign(size: u32) -> Option<u64> {
    matches!(size, 2 | 4 | 8).then(|| 1 << (8 * size - 1))
}

const WAKES: [(&str, Wake); 3] =
    [("signalled", Wake::Signalled), ("timed-out", Wake::TimedOut), ("spurious", Wake::Spurious)];
