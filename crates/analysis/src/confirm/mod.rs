//! `unsnarl confirm`: what another tool suspects, tried out. Each entry of its report becomes a candidate that the hunts for races and
//! deadlocks are directed at.
//!
//! | file | what it is |
//! | --- | --- |
//! | `read.rs` | a report, or a list of lines; its entries in the lines of the program |
//! | `thread_sanitizer.rs` | what ThreadSanitizer writes |
//! | `place.rs` | which of the program's lines a stack leads to |
//! | `judge.rs` | the hunts, and what came of each entry |
//!
//! Limits: an entry is known by its lines alone, so two entries of the same lines are one.

mod judge;
mod place;
mod read;
mod thread_sanitizer;

pub use judge::{Entry, Outcome, confirm};
pub use place::At;
pub use read::{Kind, Report, read};
