//! Each thread in turn.

use super::{Choice, Point, Scheduler};

/// Gives every thread the same number of events.
pub struct RoundRobin {
    events: u64,
}

impl Default for RoundRobin {
    fn default() -> RoundRobin {
        RoundRobin { events: 1000 }
    }
}

impl RoundRobin {
    /// So many events a turn.
    pub fn new(events: u64) -> RoundRobin {
        RoundRobin { events: events.max(1) }
    }
}

impl Scheduler for RoundRobin {
    fn pick(&mut self, point: &Point<'_>) -> Choice {
        let next = point.enabled.iter().find(|&&t| t > point.last).or(point.enabled.first());
        Choice { thread: next.copied().unwrap_or(point.last), events: self.events }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sync::ThreadId;

    #[test]
    fn every_enabled_thread_has_its_turn() {
        let enabled = [ThreadId(0), ThreadId(2), ThreadId(3)];
        let mut s = RoundRobin::new(5);
        let mut last = ThreadId(0);
        let mut order = Vec::new();
        for _ in 0..4 {
            last = s.pick(&Point { last, enabled: &enabled }).thread;
            order.push(last.0);
        }
        assert_eq!(order, [2, 3, 0, 2]);
    }
}
