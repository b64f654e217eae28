//! Fairness in the tail: after many events, or when one thread goes on and on, everybody has a turn.

use super::Point;

/// Events after which a strategy gives way to turns for everybody.
const TAIL: u64 = 100_000;
/// Events of one thread in a row, while others could go on.
const PATIENCE: u64 = 2_000;
/// Events a turn in the tail.
const TURN: u64 = 50;

/// Counts, and steps in when needed.
#[derive(Default)]
pub(super) struct Fair {
    events: u64,
    in_a_row: u64,
}

impl Fair {
    /// The candidate that must run now, if the strategy must give way; for how many events.
    pub(super) fn step_in(&mut self, point: &Point<'_>) -> Option<(usize, u64)> {
        self.events += 1;
        if self.events > TAIL || self.in_a_row > PATIENCE {
            self.in_a_row = 0;
            return Some((next_thread(point), TURN));
        }
        None
    }

    /// Whether so much has happened that everybody has a turn from now on.
    pub(super) fn is_tail(&self) -> bool {
        self.events > TAIL
    }

    /// The strategy chose this candidate.
    pub(super) fn chosen(&mut self, point: &Point<'_>, candidate: usize) {
        if point.candidates.len() > 1 && point.candidates[candidate].thread == point.last {
            self.in_a_row += 1;
        } else {
            self.in_a_row = 0;
        }
    }
}

/// The candidate of the next thread in order of creation.
pub(super) fn next_thread(point: &Point<'_>) -> usize {
    point.candidates.iter().position(|c| c.thread > point.last).unwrap_or(0)
}
