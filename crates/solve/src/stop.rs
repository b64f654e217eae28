//! When to stop, and why.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Which part of the time of a question may go into the reason why it is impossible, and how much it has in any case.
const FOR_CORE: u32 = 10;
const LEAST_FOR_CORE: Duration = Duration::from_millis(100);

/// How much longer than its processor time a thread may take: it has to share the machine.
const SHARED: u32 = 4;

/// So much processor time of the thread that set it, or [`SHARED`] times as long on the clock: what is answered in time on a quiet
/// machine is on a busy one, too. There may be a moment after which nobody wants an answer any more.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deadline {
    limit: Duration,
    set: Instant,
    used: Duration,
    latest: Option<Instant>,
}

impl Deadline {
    pub(crate) fn after(limit: Duration) -> Deadline {
        Deadline { limit, set: Instant::now(), used: processor_time(), latest: None }
    }

    /// The same, but not after this moment.
    pub(crate) fn or_at(self, latest: Option<Instant>) -> Deadline {
        Deadline { latest: self.latest.into_iter().chain(latest).min(), ..self }
    }

    /// The same by the clock alone.
    pub(crate) fn on_the_clock(self) -> Deadline {
        self.or_at(self.set.checked_add(self.limit))
    }

    /// As much time again from now on, divided by `part`; not after the same latest moment.
    pub(crate) fn part(self, part: u32) -> Deadline {
        Deadline::after(self.limit / part).or_at(self.latest)
    }

    /// From now on, this part of the time that it took until now; at least so long, at most that part of the limit.
    fn part_of_spent(self, part: u32, least: Duration) -> Deadline {
        let time = (self.set.elapsed() / part).max(least).min(self.limit / part);
        Deadline::after(time).or_at(self.latest)
    }

    /// There is a moment after which nobody wants an answer any more.
    #[cfg(feature = "z3")]
    pub(crate) fn is_hard(self) -> bool {
        self.latest.is_some()
    }

    /// On the clock, for those who have their own.
    #[cfg(feature = "z3")]
    pub(crate) fn left(self) -> Duration {
        let left = self.limit.saturating_sub(self.set.elapsed());
        self.latest.map_or(left, |latest| left.min(latest.saturating_duration_since(Instant::now())))
    }

    pub(crate) fn is_over(self) -> bool {
        // A thread never uses more than what the clock says, which is cheaper to ask.
        let now = Instant::now();
        let elapsed = now.saturating_duration_since(self.set);
        self.latest.is_some_and(|latest| now >= latest)
            || elapsed >= self.limit
                && (elapsed >= self.limit.saturating_mul(SHARED)
                    || processor_time().saturating_sub(self.used) >= self.limit)
    }
}

/// Of this thread.
fn processor_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec.try_into().unwrap_or(0), time.tv_nsec.try_into().unwrap_or(0))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stopped {
    OutOfTime,
    /// The flag was set.
    Interrupted,
    /// There is too little memory.
    OutOfMemory,
    /// As many conflicts as were allowed.
    OutOfTries,
}

/// How long to go on: until then, and as long as nobody sets the flag.
#[derive(Clone, Debug)]
pub(crate) struct Until {
    pub(crate) deadline: Deadline,
    pub(crate) flag: Option<Arc<AtomicBool>>,
    /// Set as long as there is too little memory.
    pub(crate) full: Option<Arc<AtomicBool>>,
}

impl Until {
    /// A part of its time, from now on.
    pub(crate) fn part(&self, part: u32) -> Until {
        Until { deadline: self.deadline.part(part), ..self.clone() }
    }

    /// For the reason why there is no answer: a part of the time that this took until now.
    pub(crate) fn for_core(&self) -> Until {
        Until { deadline: self.deadline.part_of_spent(FOR_CORE, LEAST_FOR_CORE), ..self.clone() }
    }

    pub(crate) fn is_interrupted(&self) -> bool {
        self.flag.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed))
    }

    pub(crate) fn is_full(&self) -> bool {
        self.full.as_ref().is_some_and(|full| full.load(Ordering::Relaxed))
    }

    pub(crate) fn over(&self) -> Option<Stopped> {
        match () {
            () if self.is_interrupted() => Some(Stopped::Interrupted),
            () if self.is_full() => Some(Stopped::OutOfMemory),
            () if self.deadline.is_over() => Some(Stopped::OutOfTime),
            () => None,
        }
    }
}

/// How far somebody may go: how large, and how long.
#[derive(Clone, Debug)]
pub(crate) struct Limit {
    pub(crate) size: usize,
    pub(crate) until: Option<Until>,
}

impl From<usize> for Limit {
    fn from(size: usize) -> Limit {
        Limit { size, until: None }
    }
}

impl Limit {
    pub(crate) fn over(&self) -> Option<Stopped> {
        self.until.as_ref()?.over()
    }
}
