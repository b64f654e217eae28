//! `unsnarl confirm`: what another tool suspects, tried out. Each entry of its report becomes a candidate that the hunts for races and
//! deadlocks are directed at.
//!
//! | file | what it is |
//! | --- | --- |
//! | `read.rs` | a report of ThreadSanitizer, or a list of lines |
//! | `command.rs` | the command, and what it reports |
//!
//! Limits: an entry is known by its lines alone, so two entries of the same lines are one.

pub(crate) mod command;
mod read;
