use super::fair::next_thread;
use super::{Choice, Point, Scheduler};
use trace::Begin;

/// Gives every thread the same number of events. A wait gives up only when nothing else can go on.
pub struct RoundRobin {
    events: u64,
}

impl Default for RoundRobin {
    fn default() -> RoundRobin {
        RoundRobin { events: 1000 }
    }
}

impl RoundRobin {
    pub fn new(events: u64) -> RoundRobin {
        RoundRobin { events: events.max(1) }
    }
}

impl Scheduler for RoundRobin {
    fn pick(&mut self, point: &Point<'_>) -> Choice {
        let ready = |i: usize| point.candidates[i].begin == Begin::Go;
        let after = point.candidates.iter().position(|c| c.thread > point.last && c.begin == Begin::Go);
        let any = || (0..point.candidates.len()).find(|&i| ready(i));
        Choice::Turn(after.or_else(any).unwrap_or_else(|| next_thread(point)), self.events)
    }
}
