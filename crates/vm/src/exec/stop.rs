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

/// Of the time of a command, this part is kept for what comes after its search: what was found is repeated, saved and explained.
const KEPT: u32 = 5;
/// At least so much is kept, if that is not more than half of it.
const LEAST_KEPT: Duration = Duration::from_millis(500);
/// Writing the report takes a moment, too: this part of what is kept.
const FOR_REPORT: u32 = 8;

/// When to stop: a flag that somebody may set, and a deadline. The default never stops.
///
/// A whole command has one of these. It tells when the search has to end, and ([`Stop::after_search`]) when everything has to.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    flag: Option<Arc<AtomicBool>>,
    deadline: Option<Instant>,
    /// The end of the command; not before the deadline.
    end: Option<Instant>,
    /// Set as long as there is too little memory. That ends no run: whoever keeps much has to give way.
    full: Option<Arc<AtomicBool>>,
}

impl Stop {
    pub fn when(flag: Arc<AtomicBool>) -> Stop {
        Stop { flag: Some(flag), ..Stop::default() }
    }

    /// The same for a command that may take so long from now on: the search stops before that, and the rest when it is over.
    pub fn within(&self, time: Option<Duration>) -> Stop {
        let now = Instant::now();
        let Some((time, end)) = time.and_then(|time| Some((time, now.checked_add(time)?))) else { return self.clone() };
        let kept = (time / KEPT).max(LEAST_KEPT).min(time / 2);
        let stop = self.until(end.checked_sub(kept));
        Stop { end: end.checked_sub(kept / FOR_REPORT), ..stop }
    }

    /// The same, with somebody who watches the memory.
    pub fn watching_memory(&self, full: Arc<AtomicBool>) -> Stop {
        Stop { full: Some(full), ..self.clone() }
    }

    /// For those who look at the memory themselves.
    pub fn full(&self) -> Option<Arc<AtomicBool>> {
        self.full.clone()
    }

    /// For what comes after the search.
    pub fn after_search(&self) -> Stop {
        Stop { deadline: self.end, ..self.clone() }
    }

    /// The same, with half of the time that is left.
    pub fn first_half(&self) -> Stop {
        self.until(self.left().and_then(|left| Instant::now().checked_add(left / 2)))
    }

    /// The same, and at this moment if that is earlier.
    pub fn until(&self, deadline: Option<Instant>) -> Stop {
        let earlier = self.deadline.into_iter().chain(deadline).min();
        Stop { deadline: earlier, ..self.clone() }
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

    /// The same for the clock.
    pub fn deadline(&self) -> Option<Instant> {
        self.deadline
    }

    pub fn left(&self) -> Option<Duration> {
        self.deadline.map(|d| d.saturating_duration_since(Instant::now()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_the_time_is_kept_for_what_was_found() {
        let stop = Stop::default().within(Some(Duration::from_secs(10)));
        let (search, all) = (stop.left().unwrap(), stop.after_search().left().unwrap());
        assert!(search <= Duration::from_secs(8) && search > Duration::from_secs(7), "{search:?}");
        assert!(all > Duration::from_secs(9) && all < Duration::from_secs(10), "{all:?}");
    }

    #[test]
    fn little_time_is_shared_by_halves() {
        let stop = Stop::default().within(Some(Duration::from_millis(600)));
        let search = stop.left().unwrap();
        assert!(search <= Duration::from_millis(300) && search > Duration::from_millis(100), "{search:?}");
    }

    #[test]
    fn without_a_limit_nothing_stops() {
        let stop = Stop::default().within(None);
        assert_eq!((stop.left(), stop.after_search().left(), stop.first_half().left()), (None, None, None));
    }
}
