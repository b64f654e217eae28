//! Waits for what no circle of locks tells of: posts, others at a barrier, signals, locks that are never given back.
//!
//! Whether such a wait lasts for ever depends on where all other threads are. So one question asks all of that at once: an order
//! of a trace after which nobody can go on (`Goal::Stuck`). The answer holds for all traces of the same events, so it is asked of one of
//! them. Whether the run got stuck, and in what, is told by the run.
//!
//! A run that is too long for the solver is delayed instead: the thread that waits stops before its wait until nobody else can go
//! on, or goes before all others. That finds what one delay is enough for; that it was all is reported.

use crate::predict::Observed;
use crate::predict::aim::{Answered, Wish};
use crate::predict::confirm;
use crate::predict::goals::{self, Candidate};
use rustc_hash::{FxHashMap, FxHashSet};
use solve::Goal;
use std::hash::BuildHasher;
use trace::{EventId, ThreadName};
use vm::sched::Steer;

/// Traces for which the solver may fail to answer about one wait.
const MOST_UNKNOWN: u32 = 2;
/// Runs for one wait that came there and went on or ended well.
const MOST_IN_VAIN: u32 = 4;
/// Threads that are delayed at one wait.
const MOST_DELAYED: usize = 4;

#[derive(Default)]
pub struct Waits {
    /// Candidates and shapes of traces that were asked.
    asked: FxHashSet<u64>,
    /// Candidates that a run got stuck at.
    reached: FxHashSet<u64>,
    /// How often a run went on, because it may give up, or ended, because main had.
    in_vain: FxHashMap<u64, u32>,
    /// Some were given up because of that.
    left_out: bool,
    unknown: FxHashMap<u64, u32>,
}

impl Waits {
    pub(super) fn candidates(&mut self, run: &Observed) -> Vec<Candidate> {
        let all = goals::stuck(&run.trace);
        let shape = if all.is_empty() { 0 } else { goals::shape(&run.trace) };
        let is_new = |c: &Candidate| self.asked.insert(rustc_hash::FxBuildHasher.hash_one((c.identity, shape)));
        all.into_iter().filter(is_new).collect()
    }

    pub(super) fn wants(&self, c: &Candidate) -> Option<u8> {
        let given_up = self.unknown.get(&c.identity).is_some_and(|n| *n >= MOST_UNKNOWN)
            || self.in_vain.get(&c.identity).is_some_and(|n| *n >= MOST_IN_VAIN);
        (!given_up && !self.reached.contains(&c.identity)).then_some(if is_whole(c) { 0 } else { 2 })
    }

    /// What came of it; runs to do instead.
    pub(super) fn answered(&mut self, entry: usize, run: &Observed, c: &Candidate, answer: &Answered<'_>) -> Vec<Wish> {
        match answer {
            Answered::Stood(reached) if confirm::is_stuck(reached.run) => {
                self.reached.insert(c.identity);
            }
            Answered::Stood(_) | Answered::Strayed => {
                let times = self.in_vain.entry(c.identity).or_default();
                *times += 1;
                // If main has ended, the others may be meant to wait: that is judged by what they wait for.
                self.left_out |= is_whole(c) && *times >= MOST_IN_VAIN;
            }
            Answered::Unknown(_) => {
                let times = self.unknown.entry(c.identity).or_default();
                *times += 1;
                if let (1, Goal::Stuck(lists)) = (*times, &c.question.goal)
                    && let [waits] = &lists[..]
                {
                    return delays(entry, run, waits);
                }
            }
            Answered::Impossible => {}
        }
        Vec::new()
    }

    pub(super) fn limits(&self) -> impl Iterator<Item = String> {
        let text = "orders in which threads wait for posts, signals or at barriers for ever, in runs that are too long for the solver: \
                    only one delay each was tried";
        let in_vain = format!("waits that {MOST_IN_VAIN} runs came to and left again");
        let given_up = self.left_out.then_some(in_vain);
        (!self.unknown.is_empty()).then(|| text.to_string()).into_iter().chain(given_up)
    }
}

/// Whether main is to be stuck, too.
fn is_whole(c: &Candidate) -> bool {
    matches!(&c.question.goal, Goal::Stuck(lists) if lists.len() > 1)
}

/// Runs in which one thread is late at its wait, or before all others.
fn delays(entry: usize, run: &Observed, waits: &[EventId]) -> Vec<Wish> {
    let names = run.trace.tables.threads();
    let mut first: Vec<EventId> = Vec::new();
    for wait in waits {
        if first.len() < MOST_DELAYED && first.iter().all(|f| f.thread != wait.thread) {
            first.push(*wait);
        }
    }
    let wish = |hold: Vec<(ThreadName, u64)>, why: String| Wish {
        steer: Steer::gathering(hold),
        inputs: run.inputs.clone(),
        entry,
        tag: 0,
        why,
    };
    let delay = |wait: &EventId| {
        let thread = &names[wait.thread as usize];
        let clock = run.trace.find(*wait)?.clock;
        let others =
            names.iter().filter(|n| *n != thread && !thread.path().starts_with(n.path())).map(|n| (n.clone(), 0));
        Some([
            wish(vec![(thread.clone(), clock)], format!("delay {thread} at its step {clock}")),
            wish(others.collect(), format!("let {thread} go first")),
        ])
    };
    first.iter().filter_map(delay).flatten().collect()
}
