//! What differs between the failing run and one that ends well (the differential schedule projection of Symbiosis, seeds 003,
//! section 3.6, and of Cortex, seeds 004, section 3.4): orders that are turned round, reads that take their value from
//! another write, threads that take another path.
//!
//! Much of what differs only follows from the rest. Shown are the orders of the cause, the data flow of the steps in them,
//! and where a thread leaves the path; what else differs is counted.

use super::core::Core;
use super::edges::{Edge, Kind, Node};
use super::story::Story;
use std::collections::BTreeSet;

/// Causes of so many orders are shown whole.
const FEW: usize = 3;

/// A step of the failing or the passing run, or of both.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Both {
    pub failing: Option<usize>,
    pub passing: Option<usize>,
}

/// The order of two steps that the cause is about.
#[derive(Clone, Debug)]
pub struct OrderVariation {
    pub edge: u32,
    pub first: Both,
    /// `failing: None`: it had not happened yet.
    pub second: Both,
    /// In the passing run it is not so.
    pub broken: bool,
    /// It is broken, or is between the same threads as one that is.
    pub shown: bool,
}

/// A read that takes its value from another write.
#[derive(Clone, Debug)]
pub struct FlowVariation {
    /// Indices of accesses.
    pub read: (usize, usize),
    /// From where, in either run; `None`: what was there from the start.
    pub from: (Option<usize>, Option<usize>),
    /// It is of a step of the cause, or where the run failed.
    pub matters: bool,
}

/// A thread that takes another path.
#[derive(Clone, Debug)]
pub struct PathVariation {
    /// An index into the actors of the failing run.
    pub actor: usize,
    /// The last step that both have.
    pub after: Both,
    /// What comes then in either run.
    pub next: Both,
}

#[derive(Clone, Debug, Default)]
pub struct Projection {
    pub orders: Vec<OrderVariation>,
    pub flows: Vec<FlowVariation>,
    pub paths: Vec<PathVariation>,
}

pub fn project(failing: &Story, passing: &Story, edges: &[Edge], core: &Core, breaks: &[u32]) -> Projection {
    let both = |step: usize| Both { failing: Some(step), passing: passing.find(failing.steps[step].key) };
    let orders = core.edges.iter().map(|&e| {
        let edge = &edges[e as usize];
        let second = match edge.second {
            Node::Step(s) => both(s),
            Node::Pending(p) => Both { failing: None, passing: passing.find(failing.pending[p].key) },
        };
        OrderVariation { edge: e, first: both(edge.first), second, broken: breaks.contains(&e), shown: true }
    });
    let mut orders: Vec<OrderVariation> = orders.collect();
    let mut flows = flows(failing, passing);
    for order in &mut orders {
        lift(order, &edges[order.edge as usize], failing, passing, &flows);
    }
    hide(&mut orders, edges, failing);
    let mut concerned: BTreeSet<usize> =
        orders.iter().filter(|o| o.shown).flat_map(|o| [o.first.failing, o.second.failing]).flatten().collect();
    // The read at the failure is what it is all about; the last one before it, if that differs.
    if !flows.iter().any(|f| concerned.contains(&failing.accesses[f.read.0].step)) {
        let failed = failing.last().map(|s| failing.steps[s].actor);
        let own = |f: &&FlowVariation| Some(failing.steps[failing.accesses[f.read.0].step].actor) == failed;
        let last = flows.iter().rev().find(own).or(flows.first());
        concerned.extend(last.map(|f| failing.accesses[f.read.0].step));
    }
    // A read that finds the same value says less than one that does not.
    let differs = |f: &FlowVariation| {
        let (a, b) = (failing.accesses[f.read.0].found_value, passing.accesses[f.read.1].found_value);
        a.is_none() || a != b
    };
    let is_concerned = |f: &FlowVariation| concerned.contains(&failing.accesses[f.read.0].step);
    let some_differ = flows.iter().any(|f| is_concerned(f) && differs(f));
    for flow in &mut flows {
        flow.matters = is_concerned(flow) && (differs(flow) || !some_differ);
    }
    Projection { orders, flows, paths: paths(failing, passing) }
}

/// Of a long cause only what the passing run breaks is of interest, and what else there is between the same threads.
fn hide(orders: &mut [OrderVariation], edges: &[Edge], failing: &Story) {
    let between = |o: &OrderVariation| {
        let edge = &edges[o.edge as usize];
        let (a, b) = (failing.steps[edge.first].actor, edge.second_actor(failing));
        (a.min(b), a.max(b))
    };
    let broken: BTreeSet<(usize, usize)> = orders.iter().filter(|o| o.broken).map(between).collect();
    if orders.len() > FEW && !broken.is_empty() {
        orders.iter_mut().for_each(|o| o.shown = broken.contains(&between(o)));
    }
}

/// The order of two locks, or of a failure and what did not happen in time, says less than the data that is after it: a read
/// of the one thread that finds, in the passing run, what the other wrote.
fn lift(order: &mut OrderVariation, edge: &Edge, failing: &Story, passing: &Story, flows: &[FlowVariation]) {
    if !order.broken || !matches!(edge.kind, Kind::Sync | Kind::Late) {
        return;
    }
    let actor = |story: &Story, access: usize| story.steps[story.accesses[access].step].key.thread;
    let (first, second) = edge.keys(failing);
    let distance = |f: &&FlowVariation| failing.accesses[f.read.0].step.abs_diff(edge.first);
    let missed = |f: &&FlowVariation| {
        actor(failing, f.read.0) == first.thread && f.from.1.is_some_and(|w| actor(passing, w) == second.thread)
    };
    let found = |f: &&FlowVariation| {
        actor(failing, f.read.0) == second.thread && f.from.0.is_some_and(|w| actor(failing, w) == first.thread)
    };
    if let Some(flow) = flows.iter().filter(missed).min_by_key(distance)
        && let Some(w) = flow.from.1
    {
        let write = passing.accesses[w].step;
        let (a, b) = (failing.accesses[flow.read.0].step, passing.accesses[flow.read.1].step);
        order.first = Both { failing: Some(a), passing: Some(b) };
        order.second = Both { failing: failing.find(passing.steps[write].key), passing: Some(write) };
    } else if let Some(flow) = flows.iter().filter(found).min_by_key(distance)
        && let Some(w) = flow.from.0
    {
        let write = failing.accesses[w].step;
        let (a, b) = (failing.accesses[flow.read.0].step, passing.accesses[flow.read.1].step);
        order.first = Both { failing: Some(write), passing: passing.find(failing.steps[write].key) };
        order.second = Both { failing: Some(a), passing: Some(b) };
    }
}

fn flows(failing: &Story, passing: &Story) -> Vec<FlowVariation> {
    let mut flows: Vec<FlowVariation> = Vec::new();
    let mut seen: BTreeSet<(usize, u64)> = BTreeSet::new();
    for (i, step) in failing.steps.iter().enumerate() {
        let Some(j) = passing.find(step.key) else { continue };
        let pairs = step.accesses.clone().zip(passing.steps[j].accesses.clone());
        for (a, b) in pairs {
            let (x, y) = (&failing.accesses[a], &passing.accesses[b]);
            if !x.reads || x.at != y.at || !seen.insert((i, x.at)) {
                continue;
            }
            let source = |story: &Story, from: Option<usize>| from.map(|w| story.steps[story.accesses[w].step].key);
            // A later round of the same loop that wrote the same tells a person nothing.
            let round = |story: &Story, from: Option<usize>| source(story, from).map(|k| (k.thread, k.code));
            let same = round(failing, x.from) == round(passing, y.from)
                && x.found_value.is_some()
                && x.found_value == y.found_value;
            if source(failing, x.from) != source(passing, y.from) && !same {
                flows.push(FlowVariation { read: (a, b), from: (x.from, y.from), matters: false });
            }
        }
    }
    flows
}

fn paths(failing: &Story, passing: &Story) -> Vec<PathVariation> {
    let of = |story: &Story, thread: u64| -> Vec<usize> {
        (0..story.steps.len()).filter(|&i| story.steps[i].key.thread == thread && !story.steps[i].early).collect()
    };
    let mut paths = Vec::new();
    for (actor, _) in failing.actors.iter().enumerate() {
        let Some(thread) = failing.steps.iter().find(|s| s.actor == actor).map(|s| s.key.thread) else { continue };
        let (own, other) = (of(failing, thread), of(passing, thread));
        let same =
            own.iter().zip(&other).take_while(|(i, j)| failing.steps[**i].key.code == passing.steps[**j].key.code);
        let same = same.count();
        if same == own.len() || same == 0 {
            continue;
        }
        paths.push(PathVariation {
            actor,
            after: Both { failing: Some(own[same - 1]), passing: Some(other[same - 1]) },
            next: Both { failing: Some(own[same]), passing: other.get(same).copied() },
        });
    }
    paths
}

impl Projection {
    pub fn shown_flows(&self) -> impl Iterator<Item = &FlowVariation> {
        self.flows.iter().filter(|f| f.matters)
    }

    /// The steps of each run that a person should look at.
    pub fn steps(&self, failing: &Story, passing: &Story) -> (BTreeSet<usize>, BTreeSet<usize>) {
        let (mut left, mut right) = (BTreeSet::new(), BTreeSet::new());
        for order in self.orders.iter().filter(|o| o.shown) {
            left.extend([order.first.failing, order.second.failing].into_iter().flatten());
            right.extend([order.first.passing, order.second.passing].into_iter().flatten());
        }
        for flow in self.shown_flows() {
            left.insert(failing.accesses[flow.read.0].step);
            right.insert(passing.accesses[flow.read.1].step);
            left.extend(flow.from.0.map(|w| failing.accesses[w].step));
            right.extend(flow.from.1.map(|w| passing.accesses[w].step));
        }
        (left, right)
    }

    /// How many events there are to understand: those of either run, each counted once.
    pub fn events(&self, failing: &Story, passing: &Story) -> usize {
        let (left, right) = self.steps(failing, passing);
        let mut keys: BTreeSet<_> = left.iter().map(|&s| failing.steps[s].key).collect();
        keys.extend(right.iter().map(|&s| passing.steps[s].key));
        keys.len()
    }
}
