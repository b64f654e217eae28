//! When to stop.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// How far somebody may go: how large, how long, and as long as nobody objects.
#[derive(Clone, Debug)]
pub(crate) struct Limit {
    pub(crate) size: usize,
    pub(crate) stop: Option<Arc<AtomicBool>>,
    pub(crate) deadline: Option<Instant>,
}

impl From<usize> for Limit {
    fn from(size: usize) -> Limit {
        Limit { size, stop: None, deadline: None }
    }
}

impl Limit {
    /// Why it is time to stop, if it is.
    pub(crate) fn over(&self) -> Option<&'static str> {
        match () {
            () if self.stop.as_ref().is_some_and(|s| s.load(Ordering::Relaxed)) => Some("interrupted"),
            () if self.deadline.is_some_and(|d| Instant::now() >= d) => Some("out of time"),
            () => None,
        }
    }
}
