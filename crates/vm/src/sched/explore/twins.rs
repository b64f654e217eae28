//! Threads that nobody can tell apart: if one of them has gone first, the others need not.
//!
//! Symmetry reduction, as SPORE combines it with partial-order reduction (Kokologiannakis, Marmanis and Vafeiadis, PLDI 2024). Two threads are
//! twins if the same thread made them with the same function and argument, and did nothing in between that others could notice: the same
//! comes before both. As long as both have done nothing but start, exchanging them changes nothing: a run in which the second goes on
//! first is the mirror image of one in which the first does. So it is not planned, and a twin sleeps with the one whose runs were done.
//! Twins that have read the same could be exchanged too, but then the pairs to reverse in a run that is left out may be found nowhere: each
//! of two runs could be left out because of the other.
//!
//! What would break the mirror is watched in every run: threads that learn who they are, results other than 0, handles that others
//! read, inputs, signal handlers, a program that does more with addresses than to follow and compare them (all of these are the machine's
//! to notice), and joins that are not of all twins in a row, wait in vain, or write results where others look ([`tells_apart`]). At the first such run the search begins
//! again without this. Since a mirror image does what the run does, up to there, none of these can happen only in runs that were left out.

use super::order::{Order, Waiting};
use super::plan::{Sequence, Step};
use super::{Action, Node};
use crate::sched::{BIRTHS, ENDS, INTERRUPTIONS, Mode, Next, Touch};
use guest::sync::ThreadId;
use trace::Begin;

/// What threads are made of, by the search's numbers.
#[derive(Default)]
pub(super) struct Twins {
    pub(super) kinds: Vec<u64>,
    pub(super) off: bool,
    /// Something was left out because of it.
    pub(super) used: bool,
}

impl Twins {
    fn of(&self, thread: ThreadId) -> impl Iterator<Item = ThreadId> {
        let kind = self.kinds.get(thread.0 as usize).copied().filter(|_| !self.off);
        let others = self.kinds.iter().enumerate().filter(move |(t, k)| Some(**k) == kind && *t != thread.0 as usize);
        others.map(|(t, _)| ThreadId(t as u32))
    }

    /// Whether the mirror image of a run that begins with the sequence at this node begins with what was done there already.
    pub(super) fn mirrors(&mut self, past: &Past, path: &[Node], at: usize, sequence: &Sequence<'_>) -> bool {
        let node = &path[at];
        let current = Step { action: node.action(), touched: node.touched.clone() };
        let found = node.sleep.iter().chain([&current]).any(|done| {
            let is_new = |thread: ThreadId| past.is_new(thread, at);
            let mut twins = self.of(done.action.thread).filter(|&twin| is_new(twin));
            done.action.begin == Begin::Go
                && is_new(done.action.thread)
                && twins.any(|twin| goes_first(path, twin, sequence))
        });
        self.used |= found;
        found
    }

    /// What else need not be tried at this node, because it is the mirror image of what was.
    pub(super) fn asleep_with(&mut self, past: &Past, path: &[Node], at: usize, done: &Step) -> Vec<Step> {
        let node = &path[at];
        if done.action.begin != Begin::Go || !past.is_new(done.action.thread, at) {
            return Vec::new();
        }
        let same = |twin: ThreadId| {
            let action = Action { thread: twin, begin: Begin::Go };
            if !node.actions.contains(&action) || !past.is_new(twin, at) {
                return None;
            }
            let mut touched: Vec<Touch> = done.touched.iter().map(|t| of_twin(*t, done.action.thread, twin)).collect();
            if !past.has_started(twin, at) {
                touched.push(Touch { key: BIRTHS | u64::from(twin.0) << 3, size: 1, mode: Mode::Acquire });
            }
            Some(Step { action, touched: touched.into() })
        };
        let steps: Vec<Step> = self.of(done.action.thread).filter_map(same).collect();
        self.used |= !steps.is_empty();
        steps
    }
}

/// When each thread of a path started, and when it first did something else.
pub(super) struct Past {
    starts: Vec<usize>,
    firsts: Vec<usize>,
}

const NEVER: usize = usize::MAX;

impl Past {
    pub(super) fn of(path: &[Node], threads: usize) -> Past {
        let mut past = Past { starts: vec![NEVER; threads], firsts: vec![NEVER; threads] };
        for (e, node) in path.iter().enumerate() {
            let times = if node.next == Next::Start { &mut past.starts } else { &mut past.firsts };
            if let Some(time) = times.get_mut(node.action().thread.0 as usize) {
                *time = (*time).min(e);
            }
        }
        past
    }

    /// Whether a thread has done nothing before a node, but for its start.
    fn is_new(&self, thread: ThreadId, at: usize) -> bool {
        self.firsts.get(thread.0 as usize).is_some_and(|&first| first >= at)
    }

    fn has_started(&self, thread: ThreadId, at: usize) -> bool {
        self.starts.get(thread.0 as usize).is_some_and(|&start| start < at)
    }
}

fn of_twin(touch: Touch, thread: ThreadId, twin: ThreadId) -> Touch {
    let space = touch.key & (BIRTHS | ENDS | INTERRUPTIONS);
    let is_own = space != 0 && touch.size == 1 && touch.key == space | u64::from(thread.0) << 3;
    Touch { key: if is_own { space | u64::from(twin.0) << 3 } else { touch.key }, ..touch }
}

/// Whether the first thing that the twin does in the sequence could as well come first of all.
fn goes_first(path: &[Node], twin: ThreadId, sequence: &Sequence<'_>) -> bool {
    let order: &Order = sequence.order;
    let is_start = |e: usize| path.get(e).is_some_and(|n| n.next == Next::Start);
    let its = |e: &usize| order.step(*e).action.thread == twin;
    let Some(k) = sequence.events.iter().position(|e| its(e) && !is_start(*e)) else { return false };
    let e = sequence.events[k];
    order.step(e).action.begin == Begin::Go && !sequence.events[..k].iter().any(|d| order.comes_after(e, *d) && !its(d))
}

/// Whether a run treats some twins otherwise than others: joins of them that are not all in a row, do not come to an end or write where
/// others look, or other looks at their ends.
pub(super) fn tells_apart(twins: &Twins, path: &[Node], waiting: &[Waiting]) -> bool {
    let ends = |t: &Touch| t.key & !(u64::from(u32::MAX) << 3) == ENDS;
    let thread = |t: &Touch| ThreadId(((t.key ^ ENDS) >> 3) as u32);
    let has_twins = |t: ThreadId| twins.of(t).next().is_some();
    if waiting.iter().flat_map(|w| &w.touches).any(|t| ends(t) && has_twins(thread(t))) {
        return true;
    }
    let kind = |t: ThreadId| twins.kinds.get(t.0 as usize).copied();
    // Of each kind with twins: who joined them, and how many.
    let mut joined: Vec<(u64, ThreadId, usize)> = Vec::new();
    // What joins write besides: the result of the one that ended.
    let mut results: Vec<(ThreadId, Touch)> = Vec::new();
    for node in path {
        let actor = node.action().thread;
        let mut joins = None;
        for t in node.touched.iter().filter(|t| ends(t)) {
            let ended = thread(t);
            if ended == actor || !has_twins(ended) {
                continue;
            }
            if t.mode != Mode::Acquire {
                return true;
            }
            joins = kind(ended);
        }
        if let Some(kind) = joins {
            results.extend(node.touched.iter().filter(|t| !ends(t)).map(|t| (actor, *t)));
            match joined.iter_mut().find(|j| j.0 == kind) {
                Some((_, by, count)) if *by == actor => *count += 1,
                Some(_) => return true,
                None => joined.push((kind, actor, 1)),
            }
        } else {
            let size = |kind: u64| twins.kinds.iter().filter(|k| **k == kind).count();
            if joined.iter().any(|&(kind, by, count)| by == actor && count < size(kind)) {
                return true;
            }
        }
    }
    let overlap = |a: &Touch, b: &Touch| a.key < b.key.saturating_add(b.size) && b.key < a.key.saturating_add(a.size);
    let is_seen = |actor: ThreadId, t: &Touch| results.iter().any(|(by, result)| *by != actor && overlap(result, t));
    !results.is_empty() && path.iter().any(|n| n.touched.iter().any(|t| is_seen(n.action().thread, t)))
}
