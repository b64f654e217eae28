//! What the VM, the solver and the analyses tell each other: failures, places in the source, threads.
//!
//! Events, schedules, runs and expressions join them here when threads do.
#![forbid(unsafe_code)]

pub mod failure;
pub mod location;
pub mod place;
pub mod thread;

pub use failure::{Failure, FailureKind, ObjectNote};
pub use location::{Location, LocationKind};
pub use place::Place;
pub use thread::ThreadName;
