//! `unsnarl branches`: the branches whose decision depends on the schedule (TAME, "Finding Schedule-Sensitive Branches").
//!
//! From one observed run, every decision on what other threads wrote is asked the other way; an order that makes it so is run, and only
//! what that run confirms is listed, each place in the source once, with a run for either side. Beyond the paper: witnesses are
//! executed, waits and locks of all kinds are modelled, and the class of a branch is what its two runs showed.
//!
//! A long run is looked at in windows (`windows.rs`).
//!
//! Limits: what one run (or, with `--traces`, some) did not execute is not seen, and an undecided question is listed as such.

mod analysis;
mod decided;
mod look;
mod windows;

pub use analysis::{Class, Sensitive, Stats, Undecided};
pub use decided::{Access, DecidedBy};
pub use look::{Listed, Look, Report, Windows, branches};
