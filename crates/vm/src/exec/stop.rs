//! When a run has to end before its own end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StopReason {
    /// A person wants no more of it.
    Interrupted,
    Time,
}

/// When to stop: a flag that somebody may set, and a deadline. The default never stops.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    flag: Option<Arc<AtomicBool>>,
    deadline: Option<Instant>,
}

impl Stop {
    pub fn when(flag: Arc<AtomicBool>) -> Stop {
        Stop { flag: Some(flag), deadline: None }
    }

    /// The same, and at this moment if that is earlier.
    pub fn until(&self, deadline: Option<Instant>) -> Stop {
        let earlier = self.deadline.into_iter().chain(deadline).min();
        Stop { flag: self.flag.clone(), deadline: earlier }
    }

    pub fn is_interrupted(&self) -> bool {
        self.flag.as_ref().is_some_and(|f| f.load(Ordering::Relaxed))
    }

    pub fn reason(&self) -> Option<StopReason> {
        match () {
            () if self.is_interrupted() => Some(StopReason::Interrupted),
            () if self.deadline.is_some_and(|d| Instant::now() >= d) => Some(StopReason::Time),
            () => None,
        }
    }

    /// Whether it is time to stop.
    pub fn is_over(&self) -> bool {
        self.reason().is_some()
    }

    /// For those who look at the flag themselves.
    pub fn flag(&self) -> Option<Arc<AtomicBool>> {
        self.flag.clone()
    }

    pub fn left(&self) -> Option<Duration> {
        self.deadline.map(|d| d.saturating_duration_since(Instant::now()))
    }
}
