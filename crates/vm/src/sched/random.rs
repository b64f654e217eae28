//! Every thread that can go on is as likely as every other, at every event.

use super::fair::Fair;
use super::{Choice, Point, Rng, Scheduler};

/// A random walk.
pub struct Random {
    rng: Rng,
    fair: Fair,
}

impl Random {
    pub fn new(seed: u64) -> Random {
        Random { rng: Rng::new(seed), fair: Fair::default() }
    }
}

impl Scheduler for Random {
    fn pick(&mut self, point: &Point<'_>) -> Choice {
        if let Some((candidate, events)) = self.fair.step_in(point) {
            return Choice::Turn(candidate, events);
        }
        let candidate = self.rng.below(point.candidates.len() as u64) as usize;
        self.fair.chosen(point, candidate);
        Choice::Turn(candidate, 1)
    }
}
