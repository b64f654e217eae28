//! A random walk in which all orders of some events are about equally likely (Zhao, Wolff, Mathur and Roychoudhury, Selectively
//! uniform concurrency testing, ASPLOS 2025).
//!
//! A plain random walk prefers orders in which short threads come early. Here a thread is chosen with a chance in proportion to the
//! events it has left, as an earlier run counted them. Only events at some locations count: all in conflict, or one chosen at random; the
//! others run in between as they come.
//!
//! Deviation: the events are counted in one run, not for each function; what a library call touches is known only roughly ([`Next`]).

use super::fair::Fair;
use super::{Candidate, Choice, Conflicts, Next, Point, Rng, Scheduler};
use guest::sync::ThreadId;
use rustc_hash::{FxHashMap, FxHashSet};

pub struct Walk {
    rng: Rng,
    fair: Fair,
    counts: FxHashSet<u64>,
    /// Events that count and are still to come, by thread.
    left: FxHashMap<ThreadId, u64>,
    /// Whose event that counts is next.
    intended: Option<ThreadId>,
}

impl Walk {
    pub fn new(seed: u64, conflicts: &Conflicts) -> Walk {
        let mut rng = Rng::new(seed);
        let all = &conflicts.locations;
        let one = match rng.below(2) {
            0 if !all.is_empty() => Some(rng.below(all.len() as u64) as usize),
            _ => None,
        };
        let chosen = all.iter().enumerate().filter(|(i, _)| one.is_none_or(|one| one == *i)).map(|(_, l)| l);
        let (mut counts, mut left) = (FxHashSet::default(), FxHashMap::default());
        for (at, events) in chosen {
            counts.insert(*at);
            for (thread, events) in events {
                *left.entry(*thread).or_default() += events;
            }
        }
        Walk { rng, fair: Fair::default(), counts, left, intended: None }
    }

    fn matters(&self, c: &Candidate) -> bool {
        match c.next {
            Next::Read(at, _) | Next::Write(at, _) | Next::Object(at) => self.counts.contains(&at),
            _ => false,
        }
    }

    /// One of those that can go on, by what they have left.
    fn intend(&mut self, point: &Point<'_>) -> ThreadId {
        let left = |c: &Candidate| self.left.get(&c.thread).copied().unwrap_or(0).max(1);
        let sum: u64 = point.candidates.iter().map(left).sum();
        let mut at = self.rng.below(sum.max(1));
        for c in point.candidates {
            match at.checked_sub(left(c)) {
                Some(rest) => at = rest,
                None => return c.thread,
            }
        }
        point.last
    }
}

impl Scheduler for Walk {
    fn pick(&mut self, point: &Point<'_>) -> Choice {
        if let Some((candidate, events)) = self.fair.step_in(point) {
            return Choice::Turn(candidate, events);
        }
        let is_there = |t: ThreadId| point.candidates.iter().any(|c| c.thread == t);
        let intended = match self.intended.filter(|&t| is_there(t)) {
            Some(thread) => thread,
            None => self.intend(point),
        };
        let may = |walk: &Walk, intended: ThreadId| -> Vec<usize> {
            let goes_on = |c: &Candidate| c.thread == intended || !walk.matters(c);
            (0..point.candidates.len()).filter(|&i| goes_on(&point.candidates[i])).collect()
        };
        let free = may(self, intended);
        let candidate = free[self.rng.below(free.len() as u64) as usize];
        let chosen = point.candidates[candidate];
        self.intended = Some(intended);
        if chosen.thread == intended && self.matters(&chosen) {
            self.left.entry(intended).and_modify(|n| *n = n.saturating_sub(1));
            self.intended = None;
        }
        self.fair.chosen(point, candidate);
        Choice::Turn(candidate, 1)
    }
}
