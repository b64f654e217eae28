//! Runs like the failing one that end well.
//!
//! Symbiosis (seeds 003, section 3.5) turns round one pair of the root cause, nearest pair first, and asks the solver whether
//! that avoids the failure. Here the pair is turned round in the scheduler: the thread of the first step is held until the
//! second is done, and all else follows the failing schedule as far as it can. A thread that is held inside a critical section
//! may be in the other's way, so it is held at earlier places, too, where it has no lock. The run goes to its end, so a
//! branch that now decides otherwise (Cortex, seeds 004, section 3.4) is no obstacle.
//!
//! Of the runs that end well the one is chosen that is most like the failing one: it comes to the place of the failure, on
//! the same paths, with few orders broken.

use super::core::{Core, Good, Pool};
use super::edges::Edge;
use super::guided::{Rules, StepKey};
use super::lab::{Execution, Lab};
use super::story::Story;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;
use trace::Segment;

/// Places at which a thread is held, and until when.
const HOLDS: usize = 24;
const UNTILS: usize = 10;

/// A run that ends well.
#[derive(Clone, Debug)]
pub struct Alternate {
    pub schedule: Vec<Segment>,
    /// The orders of the failing run that it breaks.
    pub breaks: Vec<u32>,
    score: Score,
}

/// How little it resembles the failing run; less is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Score {
    /// It does not come to where the other failed.
    elsewhere: bool,
    /// Threads that take another path.
    paths: usize,
    /// Orders of the cause that it breaks.
    core: usize,
    /// Orders that it breaks.
    breaks: usize,
}

#[derive(Clone, Debug, Default)]
pub struct Alternates {
    /// The best first.
    pub found: Vec<Alternate>,
    /// Pairs turned round until the first run ended well; all if none did.
    pub pairs: u64,
}

struct Judge {
    /// The codes of each thread of the failing run.
    paths: FxHashMap<u64, Vec<(u32, u32)>>,
    /// Where it failed.
    end: Vec<StepKey>,
}

impl Judge {
    fn new(story: &Story) -> Judge {
        let mut paths: FxHashMap<u64, Vec<(u32, u32)>> = FxHashMap::default();
        for step in story.steps.iter().filter(|s| !s.early) {
            paths.entry(step.key.thread).or_default().push(step.key.code);
        }
        let stuck = story.failure.as_ref().is_some_and(|f| f.kind.is_stuck());
        let end = match story.last() {
            Some(last) if !stuck => vec![story.steps[last].key],
            _ => story.pending.iter().map(|p| p.key).collect(),
        };
        Judge { paths, end }
    }

    fn score(&self, run: &Execution, breaks: &[u32], core: &Core) -> Score {
        let mut at: FxHashMap<u64, usize> = FxHashMap::default();
        let mut left: FxHashSet<u64> = FxHashSet::default();
        let mut came = 0;
        for step in &run.log {
            came += usize::from(self.end.contains(&step.key));
            let Some(path) = self.paths.get(&step.key.thread) else { continue };
            let i = at.entry(step.key.thread).or_default();
            if path.get(*i).is_some_and(|code| *code != step.key.code) {
                left.insert(step.key.thread);
            }
            *i += 1;
        }
        Score {
            elsewhere: came < self.end.len(),
            paths: left.len(),
            core: breaks.iter().filter(|b| core.edges.contains(b)).count(),
            breaks: breaks.len(),
        }
    }
}

/// Where a thread may be held instead of at a step: there, and before at places where it has no lock.
fn holds(story: &Story, step: usize) -> Vec<StepKey> {
    let actor = story.steps[step].actor;
    let mut own = (0..=step).rev().filter(|&i| story.steps[i].actor == actor && !story.steps[i].early);
    let free = own.clone().filter(|&i| i == step || story.steps[i].locks.is_empty());
    let mut holds: Vec<usize> = free.take(HOLDS).collect();
    holds.extend(own.next_back());
    holds.dedup();
    holds.into_iter().map(|i| story.steps[i].key).collect()
}

/// Until when: the step, and later places of its thread in a run that ends well.
fn untils(key: StepKey, good: &Execution) -> Vec<StepKey> {
    let own = good.log.iter().map(|l| l.key).filter(|k| k.thread == key.thread);
    let behind: Vec<StepKey> = own.skip_while(|k| *k != key).skip(1).collect();
    let mut untils = vec![key];
    untils.extend(behind.iter().take(UNTILS));
    untils.extend(behind.last());
    untils
}

/// Looks for runs that end well; good ones are added to the pool.
pub fn alternates(lab: &Lab<'_>, story: &Story, edges: &[Edge], core: &Core, pool: &mut Pool<'_>) -> Alternates {
    let judge = Judge::new(story);
    let none = Arc::new(Rules::default());
    let mut result = Alternates::default();
    let mut order: Vec<usize> = (0..core.edges.len()).collect();
    order.sort_by_key(|&i| edges[core.edges[i] as usize].distance(story));
    let mut tried = 0;
    for i in order {
        if lab.is_over() {
            break;
        }
        let edge = &edges[core.edges[i] as usize];
        let (_, second) = edge.keys(story);
        let witness = lab.follow(&none, &core.needed[i].schedule);
        let untils = untils(second, &witness);
        for hold in holds(story, edge.first) {
            for until in &untils {
                let rules = Arc::new(Rules { holds: vec![(hold, *until)], ..Rules::default() });
                let run = lab.follow(&rules, &lab.schedule);
                tried += 1;
                if !lab.is_good(&run.outcome) {
                    continue;
                }
                let breaks = pool.breaks(&run);
                if result.found.is_empty() {
                    result.pairs = tried;
                }
                let score = judge.score(&run, &breaks, core);
                let schedule = run.outcome.schedule;
                pool.good.push(Good { breaks: breaks.clone(), schedule: schedule.clone() });
                result.found.push(Alternate { schedule, breaks, score });
                // A later end of the wait is no nearer.
                break;
            }
            if lab.is_over() {
                break;
            }
        }
    }
    if result.found.is_empty() {
        result.pairs = tried;
    }
    // Runs that were found on the way may be nearer.
    let mut near: Vec<&Good> = pool.good.iter().collect();
    near.sort_by_key(|g| g.breaks.len());
    let known: Vec<Good> = near.into_iter().take(60).chain(&core.needed).cloned().collect();
    for good in known {
        if lab.is_over() && !result.found.is_empty() {
            break;
        }
        let run = lab.follow(&none, &good.schedule);
        if lab.is_good(&run.outcome) {
            let breaks = pool.breaks(&run);
            let score = judge.score(&run, &breaks, core);
            result.found.push(Alternate { schedule: run.outcome.schedule, breaks, score });
        }
    }
    result.found.sort_by_key(|a| a.score);
    result.found.dedup_by(|a, b| a.schedule == b.schedule);
    result
}
