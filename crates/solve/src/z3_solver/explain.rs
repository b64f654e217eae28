//! Why there is no witness: which rules contradict each other.

use super::{check_until, terms};
use crate::stop::{Deadline, Limit, Until};
use crate::{Core, Model, Question, Rules};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::time::Duration;
use trace::{EventId, Trace};
use z3::SatResult;
use z3::ast::Bool;

/// The events whose rules are needed for the contradiction; fewer, if there is time. `None`: no time at all.
pub(super) fn core(trace: &Trace, question: &Question, until: &Until) -> Option<Core> {
    // What is left out because of one rule would hide that rule.
    let model = &Model::with(trace, false);
    let cone = model.cone(question, until);
    let limit = Limit { size: usize::MAX, until: Some(until.clone()) };
    let mut rules = Rules::new(model, &cone, limit).ok()?;
    let asked = rules.ask(question).ok()?;
    let (solver, mut terms) = (z3::Solver::new(), terms::Terms::default());
    let exprs = &model.trace().exprs;
    let mut literals: FxHashMap<EventId, Bool> = FxHashMap::default();
    let parts = rules.parts().iter().map(|p| (p.about, &p.formula));
    for (about, formula) in parts.chain(asked.iter().map(|(event, f)| (Some(*event), f))) {
        let term = terms.formula(exprs, formula);
        let Some(event) = about else {
            solver.assert(term);
            continue;
        };
        let literal =
            literals.entry(event).or_insert_with(|| Bool::new_const(format!("e{}_{}", event.thread, event.index)));
        solver.assert(literal.implies(&term));
    }
    let named: FxHashMap<String, EventId> = literals.iter().map(|(e, l)| (terms::name(l), *e)).collect();
    let try_with = |events: &[EventId]| -> Option<Vec<EventId>> {
        let assumed: Vec<Bool> = events.iter().map(|e| literals[e].clone()).collect();
        match check_until(&solver, &assumed, until) {
            SatResult::Unsat => {
                let core: BTreeSet<EventId> =
                    solver.get_unsat_core().iter().filter_map(|l| named.get(&terms::name(l)).copied()).collect();
                Some(core.into_iter().collect())
            }
            _ => None,
        }
    };
    let mut all: Vec<EventId> = literals.keys().copied().collect();
    all.sort_unstable();
    Core::smallest(model, &all, until, try_with)
}

impl Core {
    /// Asks Z3 whether the rules of these events alone rule out what is asked; `None` if that is not known in time, or there are none.
    pub fn holds(&self, trace: &Trace, question: &Question, time: Duration) -> Option<bool> {
        if self.events.is_empty() {
            return None;
        }
        let model = &Model::with(trace, false);
        let until = Until { deadline: Deadline::after(time), flag: None, full: None };
        let cone = model.cone(question, &until);
        let mut rules = Rules::new(model, &cone, usize::MAX).ok()?;
        let asked = rules.ask(question).ok()?;
        let (solver, mut terms) = (z3::Solver::new(), terms::Terms::default());
        let parts = rules.parts().iter().map(|p| (p.about, &p.formula));
        for (about, formula) in parts.chain(asked.iter().map(|(event, f)| (Some(*event), f))) {
            if about.is_none_or(|event| self.events.contains(&event)) {
                solver.assert(terms.formula(&model.trace().exprs, formula));
            }
        }
        match check_until(&solver, &[], &until) {
            SatResult::Unsat => Some(true),
            SatResult::Sat => Some(false),
            SatResult::Unknown => None,
        }
    }
}
