//! Which rules contradict each other.

use super::problem::{Guards, Problem};
use crate::stop::{Limit, Until};
use crate::{Core, Model, Question, Rules};
use trace::{EventId, Trace};

/// The events whose rules are needed for the contradiction; fewer, if there is time. `None`: no time at all.
pub(super) fn core(trace: &Trace, question: &Question, until: &Until) -> Option<Core> {
    // What is left out because of one rule would hide that rule.
    let model = &Model::with(trace, false);
    let cone = model.cone(question, until);
    let limit = Limit { size: usize::MAX, until: Some(until.clone()) };
    let mut rules = Rules::for_orders(model, &cone, Some(question), limit).ok()?;
    let mut guards = Guards::new();
    let mut problem = Problem::guarded(&mut rules, &mut guards).ok()?;
    let asked = rules.ask(question).ok()?;
    let orders = rules.take_orders();
    problem.ask_guarded(&rules, &asked, orders, &mut guards).ok()?;
    let try_with = |events: &[EventId]| -> Option<Vec<EventId>> {
        let assumed: Vec<_> = events.iter().map(|e| guards[e]).collect();
        match problem.sat.solve(&assumed, until, None).ok()? {
            true => None,
            false => Some(events.iter().copied().filter(|e| problem.sat.failed(guards[e])).collect()),
        }
    };
    let all: Vec<EventId> = guards.keys().copied().collect();
    Core::smallest(model, &all, until, try_with)
}
