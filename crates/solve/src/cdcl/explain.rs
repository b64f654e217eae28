//! Which rules contradict each other.

use super::problem::{Guards, Problem};
use crate::{Core, Model, Question, Rules};
use std::time::Instant;
use trace::{EventId, Trace};

/// How many events a core may have to be made as small as it gets.
const SMALL: usize = 200;

/// The events whose rules are needed for the contradiction; fewer, if there is time to leave some out. `None` if there
/// was no time at all.
pub(super) fn core(trace: &Trace, question: &Question, deadline: Instant) -> Option<Core> {
    // What is left out because of one rule would hide that rule.
    let model = &Model::with(trace, false);
    let cone = model.cone(question);
    let mut rules = Rules::for_orders(model, &cone, usize::MAX).ok()?;
    let mut guards = Guards::new();
    let mut problem = Problem::guarded(&mut rules, &mut guards).ok()?;
    let asked = rules.ask(question).ok()?;
    let orders = rules.take_orders();
    problem.ask_guarded(&rules, &asked, orders, &mut guards).ok()?;
    let mut try_with = |events: &[EventId]| -> Option<Vec<EventId>> {
        let assumed: Vec<_> = events.iter().map(|e| guards[e]).collect();
        match problem.sat.solve(&assumed, deadline, None)? {
            true => None,
            false => Some(events.iter().copied().filter(|e| problem.sat.failed(guards[e])).collect()),
        }
    };
    let all: Vec<EventId> = guards.keys().copied().collect();
    let mut needed = try_with(&all)?;
    let mut i = 0;
    while i < needed.len() && needed.len() <= SMALL && Instant::now() < deadline {
        let without: Vec<EventId> = needed.iter().copied().filter(|e| *e != needed[i]).collect();
        match try_with(&without) {
            Some(smaller) => needed = smaller,
            None => i += 1,
        }
    }
    Some(Core::of(model, needed))
}
