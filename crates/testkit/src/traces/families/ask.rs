//! What is asked about a trace of a family with goals of many kinds.

use super::Instance;
use super::program::at;
use solve::{Goal, Model, Question};
use std::collections::BTreeMap;
use trace::{EventId, ExprOp, Node, Trace, What};

/// How many of each.
const QUESTIONS: usize = 6;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Flips.
    Flips,
    /// Flips when all other threads have done all they do.
    Complete,
    /// Flips when all other threads have decided what they had by then.
    Context,
    /// What no order leads to: races under a lock, and that an even number is odd.
    Never,
}

impl Asked {
    /// By its name; flips if there is none.
    pub(super) fn named(name: &str) -> Option<Asked> {
        Some(match name {
            "" | "sat" | "unsat" | "flips" => Asked::Flips,
            "complete" => Asked::Complete,
            "context" => Asked::Context,
            "never" => Asked::Never,
            _ => return None,
        })
    }
}

/// Some of them, from everywhere, with the last one.
fn some<T: Clone>(all: &[T], many: usize) -> impl Iterator<Item = T> {
    (1..=many).filter_map(move |n| all.get((n * all.len() / many).checked_sub(1)?).cloned())
}

pub(super) fn ask(trace: Trace, asked: Asked) -> Instance {
    if asked == Asked::Never {
        let (odd, apart) = (odd(&trace), apart(&trace));
        let races = some(&apart, QUESTIONS / 2).map(|(a, b)| Goal::Pair(a, b));
        let goals = some(&odd, QUESTIONS / 2).map(Goal::Flip).chain(races);
        return Instance { questions: goals.map(|goal| (goal.into(), Some(false))).collect(), trace };
    }
    let goals = Model::new(&trace).goals();
    let question = |goal: Goal| {
        let thread = match goal {
            Goal::Flip(event) => event,
            _ => unreachable!("the goals of a model are flips"),
        };
        let reached = match asked {
            Asked::Complete => ends(&trace, thread.thread),
            Asked::Context => decided(&trace, thread),
            _ => Vec::new(),
        };
        (Question { reached, ..goal.into() }, None)
    };
    Instance { questions: some(&goals, QUESTIONS).map(question).collect(), trace }
}

/// The last event of every other thread, as far as that does not wait for the end of this one.
fn ends(trace: &Trace, thread: u32) -> Vec<EventId> {
    let joins = |e: &&trace::Event| matches!(e.what, What::Join { child } if child == thread);
    let waits: Vec<u32> = trace.events.iter().filter(joins).map(|e| e.thread).collect();
    let mut last: BTreeMap<u32, EventId> = BTreeMap::new();
    let mut over = Vec::new();
    for (id, event) in trace.ids() {
        if matches!(event.what, What::Join { .. }) && waits.contains(&id.thread) {
            over.push(id.thread);
        }
        if !over.contains(&id.thread) {
            last.insert(id.thread, id);
        }
    }
    last.remove(&thread);
    last.into_values().collect()
}

/// The last decision of every other thread before this one.
fn decided(trace: &Trace, decision: EventId) -> Vec<EventId> {
    let mut last: BTreeMap<u32, EventId> = BTreeMap::new();
    for (id, event) in trace.ids().take_while(|(id, _)| *id != decision) {
        if matches!(event.what, What::Branch { .. }) {
            last.insert(id.thread, id);
        }
    }
    last.remove(&decision.thread);
    last.into_values().collect()
}

/// Branches on a number being even, which it is under its lock.
fn odd(trace: &Trace) -> Vec<EventId> {
    let asks = |what: &What| match *what {
        What::Branch { cond, .. } => match *trace.exprs.node(cond) {
            Node::Bin(ExprOp::Eq, a, _) => matches!(trace.exprs.node(a), Node::Bin(ExprOp::And, ..)),
            _ => false,
        },
        _ => false,
    };
    trace.ids().filter(|(_, e)| asks(&e.what)).map(|(id, _)| id).collect()
}

/// Accesses of different threads to one word under its lock, one of them a write.
fn apart(trace: &Trace) -> Vec<(EventId, EventId)> {
    let mut last: BTreeMap<u64, EventId> = BTreeMap::new();
    let mut all = Vec::new();
    for (id, event) in trace.ids() {
        let Some(access) = event.what.access().filter(|a| (at::word(0, 0)..at::flag(0)).contains(&a.address)) else {
            continue;
        };
        all.extend(last.get(&access.address).filter(|w| w.thread != id.thread).map(|&write| (write, id)));
        if matches!(event.what, What::Write { .. }) {
            last.insert(access.address, id);
        }
    }
    all
}
