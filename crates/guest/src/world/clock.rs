//! The virtual clock: a nanosecond passes with every step of the program, and sleeping takes no real time.

/// When a run starts: 2026-01-01T00:00:00Z, in nanoseconds since 1970.
pub const START_NS: i64 = 1_767_225_600 * SECOND;
/// The monotonic clock at the start: one second since boot.
pub const BOOT_NS: i64 = SECOND;
/// Nanoseconds in a second.
pub const SECOND: i64 = 1_000_000_000;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clock {
    /// Steps executed; the VM keeps it up to date.
    pub steps: u64,
    pub slept_ns: u64,
    /// What `clock_settime` and `settimeofday` added.
    pub adjusted_ns: i64,
}

impl Clock {
    pub fn elapsed_ns(&self) -> i64 {
        self.steps.saturating_add(self.slept_ns).min(i64::MAX as u64 / 4) as i64
    }

    /// The real-time clock: nanoseconds since 1970.
    pub fn now_ns(&self) -> i64 {
        START_NS + self.elapsed_ns() + self.adjusted_ns
    }

    pub fn monotonic_ns(&self) -> i64 {
        BOOT_NS + self.elapsed_ns()
    }

    /// The processor time the program used: its steps, not its sleeps.
    pub fn cpu_ns(&self) -> i64 {
        self.steps.min(i64::MAX as u64 / 4) as i64
    }

    pub fn sleep(&mut self, ns: u64) {
        self.slept_ns = self.slept_ns.saturating_add(ns);
    }
}
