//! Another decision by other inputs alone: the order stays as it was observed.
//!
//! With the order fixed, every read finds what it found, as an expression over the inputs, and no question about orders is left: the
//! trace is asked as if one thread had done it all. That is plain concolic execution, linear in the trace; for long
//! traces it comes first.

use super::inputs;
use super::observe::Observed;
use driver::Symbolic;
use rustc_hash::FxHashSet;
use solve::{Answer, Backend, Goal, Options, Question, Witness};
use trace::{Access, Event, EventId, ExprId, Node, Segment, Trace, Var, What};

/// The thread that does it all.
const ONE: u32 = 0;

/// Asks for the flip of a question; the inputs, and the schedule that leads there.
pub(super) fn ask(
    run: &Observed,
    question: &Question,
    backend: Backend,
    options: Options,
) -> Option<(Witness, Vec<Segment>, Symbolic)> {
    let Goal::Flip(goal) = question.goal else { return None };
    let trace = &run.trace;
    if question.happened().next().is_some() || !trace.events.iter().any(|e| matches!(e.what, What::Symbolic { .. })) {
        return None;
    }
    let until = trace.ids().position(|(id, _)| id == goal)?;
    let needed = needed(trace, until);
    let (mut events, mut names, mut order) = (Vec::new(), Vec::new(), Vec::new());
    for (id, event) in trace.ids().take(until + 1) {
        let counts = match &event.what {
            What::Branch { .. } | What::Fixed { .. } | What::Symbolic { .. } => true,
            What::Read { expr: None, .. } => false,
            what => touched(what).is_some_and(|at| words(at).any(|w| needed.contains(&w))),
        };
        if counts {
            let clock = events.len() as u64;
            events.push(Event { thread: ONE, clock, place: event.place, what: event.what.clone() });
            names.push(id);
        }
        if id != goal {
            order.push(id);
        }
    }
    if names.last() != Some(&goal) {
        return None;
    }
    let here = EventId { thread: ONE, index: names.len() as u32 - 1 };
    let (tables, exprs) = (trace.tables.clone(), trace.exprs.clone());
    let straight = Trace { events, tables, exprs, ..Trace::default() };
    let asked = Question { not: question.not.clone(), ..Goal::Flip(here).into() };
    let Answer::Sat(found) = backend.solver(&straight, options).solve(&asked) else { return None };
    let named = |(id, value): &(EventId, u64)| Some((*names.get(id.index as usize)?, *value));
    let inputs = found.inputs.iter().filter_map(named).collect();
    let witness = Witness { order, inputs, stands_at: vec![goal], ..Witness::default() };
    let (schedule, inputs) = (witness.schedule(trace), inputs::of_witness(trace, &witness, &run.inputs));
    Some((witness, schedule, inputs))
}

fn touched(what: &What) -> Option<&Access> {
    match what {
        What::Initial { at, .. } => Some(at),
        what => what.access(),
    }
}

/// The words of 8 bytes of an access.
fn words(at: &Access) -> impl Iterator<Item = u64> + use<> {
    at.address / 8..=(at.address + u64::from(at.size.max(1)) - 1) / 8
}

/// Words that decisions before an event depend on. Others need not be told: a long run spends most of its events there.
fn needed(trace: &Trace, until: usize) -> FxHashSet<u64> {
    let events = &trace.events[..=until];
    let (mut seen, mut vars, mut needed) = (FxHashSet::default(), FxHashSet::default(), FxHashSet::default());
    let mut follow = |vars: &mut FxHashSet<Var>, what: &What| {
        let mut open: Vec<ExprId> = what.exprs().filter(|e| seen.insert(*e)).collect();
        while let Some(id) = open.pop() {
            if let Node::Var { var, .. } = *trace.exprs.node(id) {
                vars.insert(var);
            }
            open.extend(trace.exprs.node(id).operands().filter(|o| seen.insert(*o)));
        }
    };
    let decides = |e: &&Event| matches!(e.what, What::Branch { .. } | What::Fixed { .. });
    events.iter().filter(decides).for_each(|e| follow(&mut vars, &e.what));
    loop {
        let before = (vars.len(), needed.len());
        // What is needed was computed before: backwards most is found in one pass.
        for event in events.iter().rev() {
            let Some(at) = touched(&event.what) else { continue };
            if event.what.brings(&trace.exprs).is_some_and(|(var, _)| vars.contains(&var)) {
                needed.extend(words(at));
            }
            if !matches!(event.what, What::Read { .. }) && words(at).any(|w| needed.contains(&w)) {
                follow(&mut vars, &event.what);
            }
        }
        if (vars.len(), needed.len()) == before {
            return needed;
        }
    }
}
