//! The orders of a failing run: which step came before which of another thread, where that could matter.
//!
//! Two steps conflict if they touch the same bytes, one of them writing, or the same lock, condition variable or the like.
//! Every run that keeps the orders of all conflicting pairs is the same run as far as its threads can tell (Mazurkiewicz), so
//! all of them together are surely enough for the failure. Only direct ones are listed; the others follow. What a thread
//! would have done next belongs to it: in a deadlock that is all there is, and in other failures it is what did not happen
//! in time.

use super::guided::StepKey;
use super::story::{Matter, Story};
use rustc_hash::FxHashMap;
use trace::SyncOp;
use vm::ThreadOp;
use vm::sched::Next;

/// Bytes looked at of a copy of very many.
const WIDEST: u64 = 4096;

/// Why the order of two steps matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// The second reads what the first wrote.
    Flow,
    /// The first reads before the second writes.
    Anti,
    /// Both write.
    Output,
    /// They use the same lock or the like.
    Sync,
    /// The second had not happened yet when the run failed.
    Late,
}

/// What stands at the end of an order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Node {
    /// A step of the failing run.
    Step(usize),
    /// What a thread would have done next; an index into [`Story::pending`].
    Pending(usize),
}

/// An order of two steps of different threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Edge {
    /// A step of the failing run.
    pub first: usize,
    pub second: Node,
    pub kind: Kind,
    /// Births and ends of threads order the two anyway: it is no matter of the schedule.
    pub given: bool,
}

impl Edge {
    /// For rules.
    pub fn keys(&self, story: &Story) -> (StepKey, StepKey) {
        let second = match self.second {
            Node::Step(s) => story.steps[s].key,
            Node::Pending(p) => story.pending[p].key,
        };
        (story.steps[self.first].key, second)
    }

    /// How far apart the two are in the failing run.
    pub fn distance(&self, story: &Story) -> usize {
        match self.second {
            Node::Step(s) => s - self.first,
            Node::Pending(_) => story.steps.len() - self.first,
        }
    }

    pub fn second_actor(&self, story: &Story) -> usize {
        match self.second {
            Node::Step(s) => story.steps[s].actor,
            Node::Pending(p) => story.pending[p].actor,
        }
    }
}

#[derive(Default, Clone)]
struct Byte {
    writer: Option<usize>,
    /// Since then, the last of each thread.
    readers: Vec<(usize, usize)>,
}

pub fn edges(story: &Story) -> Vec<Edge> {
    let mut found: FxHashMap<(usize, Node), Kind> = FxHashMap::default();
    let mut bytes: FxHashMap<u64, Byte> = FxHashMap::default();
    // The last of each thread that used it.
    let mut objects: FxHashMap<u64, Vec<(usize, usize)>> = FxHashMap::default();
    let mut add = |first: usize, second: Node, kind: Kind| {
        if story.steps[first].early {
            return;
        }
        let known = found.entry((first, second)).or_insert(kind);
        *known = (*known).min(kind);
    };
    for (i, step) in story.steps.iter().enumerate() {
        for access in story.accesses_of(i) {
            for b in access.at..access.at.saturating_add(access.size.min(WIDEST)) {
                let byte = bytes.entry(b).or_default();
                let other = |s: usize| story.steps[s].actor != step.actor;
                if let Some(w) = byte.writer.filter(|&w| other(w)) {
                    add(w, Node::Step(i), if access.reads { Kind::Flow } else { Kind::Output });
                }
                if access.writes {
                    byte.readers.iter().filter(|r| r.0 != step.actor).for_each(|r| add(r.1, Node::Step(i), Kind::Anti));
                    *byte = Byte { writer: Some(i), readers: Vec::new() };
                } else {
                    byte.readers.retain(|r| r.0 != step.actor);
                    byte.readers.push((step.actor, i));
                }
            }
        }
        let object = match step.matter {
            Matter::Sync(SyncOp::Init { .. }, _) => None,
            Matter::Sync(_, at) | Matter::Attempt(at) => Some(at),
            _ => None,
        };
        if let Some(at) = object {
            let users = objects.entry(at).or_default();
            users.iter().filter(|u| u.0 != step.actor).for_each(|u| add(u.1, Node::Step(i), Kind::Sync));
            users.retain(|u| u.0 != step.actor);
            users.push((step.actor, i));
        }
    }
    let failed_in = story.last().map(|s| story.steps[s].actor);
    let is_stuck = story.failure.as_ref().is_some_and(|f| f.kind.is_stuck());
    for (p, pending) in story.pending.iter().enumerate() {
        let node = Node::Pending(p);
        if !is_stuck && Some(pending.actor) == failed_in {
            continue;
        }
        match pending.next {
            Next::Object(at) => {
                let users = objects.get(&at).into_iter().flatten();
                users.filter(|u| u.0 != pending.actor).for_each(|u| add(u.1, node, Kind::Sync));
            }
            Next::Write(at, size) => {
                let touched = (at..at.saturating_add(u64::from(size).min(WIDEST))).filter_map(|b| bytes.get(&b));
                let readers = touched.flat_map(|byte| &byte.readers);
                readers.filter(|r| r.0 != pending.actor).for_each(|r| add(r.1, node, Kind::Anti));
            }
            _ => {}
        }
        if !is_stuck && let Some(last) = story.last() {
            add(last, node, Kind::Late);
        }
    }
    let births = Births::of(story);
    let edge = |((first, second), kind)| {
        let given = matches!(second, Node::Step(s) if births.order(story, first, s));
        Edge { first, second, kind, given }
    };
    let mut edges: Vec<Edge> = found.into_iter().map(edge).collect();
    edges.sort_by_key(|e| (e.first, e.second));
    edges
}

/// What comes before what because threads are born and joined.
pub struct Births {
    /// For each step and each thread, how many of that thread's steps came before, itself included.
    clocks: Vec<u32>,
    /// How many steps its thread had before each.
    own: Vec<u32>,
}

impl Births {
    pub fn of(story: &Story) -> Births {
        let threads = story.actors.len();
        let join = |into: &mut [u32], from: &[u32]| into.iter_mut().zip(from).for_each(|(a, b)| *a = (*a).max(*b));
        let mut now = vec![vec![0u32; threads]; threads];
        let (mut clocks, mut own) = (Vec::with_capacity(story.steps.len() * threads), Vec::new());
        for step in &story.steps {
            let mut clock = std::mem::take(&mut now[step.actor]);
            own.push(clock[step.actor]);
            clock[step.actor] += 1;
            if let Matter::Thread(op, other) = step.matter {
                let other = other.0 as usize;
                match op {
                    ThreadOp::Fork if other != step.actor => join(&mut now[other], &clock),
                    ThreadOp::Join | ThreadOp::TryJoined if other != step.actor => join(&mut clock, &now[other]),
                    _ => {}
                }
            }
            clocks.extend_from_slice(&clock);
            now[step.actor] = clock;
        }
        Births { clocks, own }
    }

    /// Whether the first step comes before the second anyway.
    pub fn order(&self, story: &Story, first: usize, second: usize) -> bool {
        self.clocks[second * story.actors.len() + story.steps[first].actor] > self.own[first]
    }
}
