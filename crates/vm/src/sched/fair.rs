//! Fairness in the tail: after many events, or when one thread goes on and on, everybody has a turn.

use super::{Point, Rng};

/// Events after which a strategy gives way to turns for everybody.
const TAIL: u64 = 100_000;
/// Events of one thread in a row, while others could go on.
const PATIENCE: u64 = 2_000;
/// Events a turn in the tail, at least; less than twice that. With one length, a thread whose rounds divide it could have the same lock
/// in its hand at the end of every turn.
const TURN: u64 = 50;

/// Counts, and steps in when needed.
#[derive(Default)]
pub(super) struct Fair {
    events: u64,
    in_a_row: u64,
    lengths: Rng,
}

impl Fair {
    /// The candidate that must run now, if the strategy must give way; for how many events.
    pub(super) fn step_in(&mut self, point: &Point<'_>) -> Option<(usize, u64)> {
        self.events += 1;
        if self.events > TAIL || self.in_a_row > PATIENCE {
            self.in_a_row = 0;
            return Some((next_thread(point), TURN + self.lengths.below(TURN)));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sched::{Candidate, Next, Round};
    use guest::sync::ThreadId;
    use trace::Begin;

    const SPINNER: ThreadId = ThreadId(1);
    const WAITER: ThreadId = ThreadId(2);

    /// Whether the waiter comes to its turn: the spinner has its lock in the first `held` events of each of its rounds.
    fn is_served(round: u64, held: u64) -> bool {
        let candidate = |thread| Candidate {
            thread,
            begin: Begin::Go,
            next: Next::Object(0x1000),
            clock: 0,
            code: (0, 0),
            round: Round::New,
        };
        let mut fair = Fair { events: TAIL, ..Fair::default() };
        let mut done = 0;
        (0..1000).any(|_| {
            let is_free = done % round >= held;
            let mut candidates = vec![candidate(SPINNER)];
            candidates.extend(is_free.then(|| candidate(WAITER)));
            let point = Point { last: SPINNER, candidates: &candidates, touched: &[], names: &[], kinds: &[] };
            let (chosen, events) = fair.step_in(&point).unwrap();
            done += events;
            candidates[chosen].thread == WAITER
        })
    }

    #[test]
    fn nobody_waits_for_ever_behind_rounds_that_divide_a_turn() {
        for round in 2..=60 {
            for held in 1..round {
                assert!(is_served(round, held), "rounds of {round} events, {held} of them with the lock");
            }
        }
    }
}
