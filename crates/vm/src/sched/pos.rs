//! Partial order sampling (Yuan, Yang and Gu, CAV 2018): every pending event has a random priority, the highest runs,
//! and the events that conflict with it draw a new one, so that each order of a conflict is about as likely as
//! the other, however many events there are in between.
//!
//! Deviation: what a library call touches is known only roughly before it runs ([`Next`]).

use super::fair::Fair;
use super::{Choice, Next, Point, Rng, Scheduler};
use guest::sync::ThreadId;
use rustc_hash::FxHashMap;

pub struct Pos {
    rng: Rng,
    fair: Fair,
    /// The priority of each thread's pending event, known by its clock.
    priorities: FxHashMap<ThreadId, (u64, u64)>,
    /// What ran last.
    did: Option<(ThreadId, Next)>,
}

impl Pos {
    pub fn new(seed: u64) -> Pos {
        Pos { rng: Rng::new(seed), fair: Fair::default(), priorities: FxHashMap::default(), did: None }
    }
}

impl Scheduler for Pos {
    fn pick(&mut self, point: &Point<'_>) -> Choice {
        if let Some((candidate, events)) = self.fair.step_in(point) {
            self.did = None;
            return Choice::Turn(candidate, events);
        }
        let mut best = (0, 0);
        for (i, c) in point.candidates.iter().enumerate() {
            let known = self.priorities.get(&c.thread).filter(|p| p.0 == c.clock);
            let conflicts = self.did.is_some_and(|(t, did)| t == c.thread || did.conflicts(c.next));
            let priority = match known {
                Some(&(_, p)) if !conflicts => p,
                _ => {
                    let p = self.rng.number().max(1);
                    self.priorities.insert(c.thread, (c.clock, p));
                    p
                }
            };
            if priority > best.1 {
                best = (i, priority);
            }
        }
        let chosen = point.candidates[best.0];
        self.did = Some((chosen.thread, chosen.next));
        self.fair.chosen(point, best.0);
        Choice::Turn(best.0, 1)
    }
}
