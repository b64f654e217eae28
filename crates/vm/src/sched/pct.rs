//! Probabilistic concurrency testing (Burckhardt, Kothari, Musuvathi and Nagarakatte, ASPLOS 2010): threads have random
//! priorities, the highest that can go on runs, and at `depth - 1` random events the running thread falls to the
//! bottom. A bug that `depth` orderings cause is found with probability at least 1/(n k^(depth-1)), for n threads
//! and k events.
//!
//! Deviations: a thread that yields, or goes on for very long while others could, falls to the bottom too (the paper
//! assumes programs that end under every schedule); a wait gives up with the priority of its thread.

use super::fair::Fair;
use super::{Choice, Next, Point, Rng, Scheduler};
use guest::sync::ThreadId;
use rustc_hash::FxHashMap;

pub struct Pct {
    rng: Rng,
    fair: Fair,
    priorities: FxHashMap<ThreadId, i64>,
    /// The events at which the running thread falls, last first.
    changes: Vec<u64>,
    events: u64,
    /// The next priority below all others.
    bottom: i64,
}

impl Pct {
    /// From a seed; `depth` orderings, in a run of about `events` events.
    pub fn new(seed: u64, depth: u32, events: u64) -> Pct {
        let mut rng = Rng::new(seed);
        let mut changes: Vec<u64> = (1..depth).map(|_| 1 + rng.below(events.max(1))).collect();
        changes.sort_unstable_by(|a, b| b.cmp(a));
        Pct { rng, fair: Fair::default(), priorities: FxHashMap::default(), changes, events: 0, bottom: 0 }
    }

    fn fall(&mut self, thread: ThreadId) {
        self.bottom -= 1;
        self.priorities.insert(thread, self.bottom);
    }
}

impl Scheduler for Pct {
    fn pick(&mut self, point: &Point<'_>) -> Choice {
        if let Some((candidate, events)) = self.fair.step_in(point) {
            self.fall(point.last);
            return Choice::Turn(candidate, events);
        }
        for c in point.candidates {
            let rng = &mut self.rng;
            self.priorities.entry(c.thread).or_insert_with(|| (rng.number() >> 2) as i64);
        }
        self.events += 1;
        let mut best = self.highest(point);
        while self.changes.last().is_some_and(|&at| at <= self.events) {
            self.changes.pop();
            self.fall(point.candidates[best].thread);
            best = self.highest(point);
        }
        if point.candidates[best].next == Next::Yield {
            self.fall(point.candidates[best].thread);
        }
        self.fair.chosen(point, best);
        Choice::Turn(best, 1)
    }
}

impl Pct {
    fn highest(&self, point: &Point<'_>) -> usize {
        let priority = |i: &usize| self.priorities.get(&point.candidates[*i].thread).copied().unwrap_or(0);
        (0..point.candidates.len()).max_by_key(priority).unwrap_or(0)
    }
}
