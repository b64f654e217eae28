//! The rules for one part of a trace: as far as threads may come to be of use to a question.

use super::memory::CellRead;
use super::orders::Orders;
use super::relevant::Relevant;
use super::{Cone, Model, Part};
use crate::formula::{Formula, StepId};
use crate::stop::Limit;
use crate::{Question, Unknown};
use std::collections::BTreeMap;
use std::ops::Deref;
use trace::{EventId, What};

/// Expressions nested deeper are not asked about.
pub(super) const DEEPEST: u32 = 4000;

/// The choices that questions refer to.
#[derive(Default)]
pub(crate) struct Choices {
    /// For each condition variable and each of its signals, those that take it.
    pub(super) taken: BTreeMap<u64, Vec<Vec<Formula>>>,
    /// For each futex and each of its wakes, that it wakes at least 1, 2, and so on.
    pub(super) woken: BTreeMap<u64, Vec<Vec<Formula>>>,
    /// For threads with decisions that are passed: that they stand in the middle of them.
    pub(super) stands: BTreeMap<u32, Formula>,
    number: u32,
}

/// What must hold, in formulas, for steps of a [`Cone`]. Those outside it are not inside the frontier either.
pub(crate) struct Rules<'m> {
    pub(super) model: &'m Model,
    pub(super) cone: &'m Cone,
    parts: Vec<Part>,
    moments: u32,
    size: usize,
    limit: Limit,
    /// Why nothing more is said.
    refused: Option<Unknown>,
    /// How often somebody asked whether it is time to stop.
    asked: u32,
    pub(super) named: Choices,
    /// What is said to a theory of orders, if there is one, and not in formulas.
    pub(super) orders: Option<Orders>,
    /// Whose values matter; `None`: all of them.
    relevant: Option<Relevant>,
    /// Reads-from candidates before and after pruning.
    pub candidates: (u64, u64),
}

impl Deref for Rules<'_> {
    type Target = Model;

    fn deref(&self) -> &Model {
        self.model
    }
}

impl<'m> Rules<'m> {
    fn empty(model: &'m Model, cone: &'m Cone, limit: Limit) -> Rules<'m> {
        Rules {
            model,
            cone,
            parts: Vec::new(),
            moments: 0,
            size: 0,
            limit,
            refused: None,
            asked: 0,
            named: Choices::default(),
            orders: None,
            relevant: None,
            candidates: (0, 0),
        }
    }

    /// For more questions to rules that were made before: what those left behind.
    pub(crate) fn resume(model: &'m Model, cone: &'m Cone, named: Choices) -> Rules<'m> {
        Rules { named, ..Rules::empty(model, cone, usize::MAX.into()) }
    }

    /// The same, for a theory of orders.
    pub(crate) fn resume_orders(model: &'m Model, cone: &'m Cone, named: Choices) -> Rules<'m> {
        Rules { orders: Some(Orders::default()), ..Rules::resume(model, cone, named) }
    }

    /// Whose values matter to them.
    pub(crate) fn take_relevant(&mut self) -> Relevant {
        self.relevant.take().unwrap_or_default()
    }

    /// What [`Rules::resume`] wants back.
    pub(crate) fn suspend(self) -> Choices {
        self.named
    }

    /// The rules, if they stay within the limit of atoms and connectives, and of time; otherwise why not.
    #[cfg(feature = "z3")]
    pub(crate) fn new(model: &'m Model, cone: &'m Cone, limit: impl Into<Limit>) -> Result<Rules<'m>, Unknown> {
        Rules::empty(model, cone, limit.into()).made()
    }

    /// The same for a solver with a theory of orders: what it knows by itself is in [`Rules::take_orders`]. With a question, they are for this
    /// one alone.
    pub(crate) fn for_orders(
        model: &'m Model,
        cone: &'m Cone,
        question: Option<&Question>,
        limit: impl Into<Limit>,
    ) -> Result<Rules<'m>, Unknown> {
        let relevant = Some(model.relevant(cone, question));
        Rules { orders: Some(Orders::default()), relevant, ..Rules::empty(model, cone, limit.into()) }.made()
    }

    /// Whether anybody looks at what a read finds.
    pub(super) fn matters(&self, read: &CellRead) -> bool {
        self.relevant.as_ref().is_none_or(|r| read.values.iter().any(|(bits, _)| r.has(*bits)))
    }

    /// What was said to the theory of orders since it was last taken.
    pub(crate) fn take_orders(&mut self) -> Orders {
        self.orders.as_mut().map(std::mem::take).unwrap_or_default()
    }

    fn made(mut self) -> Result<Rules<'m>, Unknown> {
        let rules = &mut self;
        rules.program_order();
        rules.passing();
        rules.path();
        rules.order();
        rules.reads_from();
        rules.exclusion();
        rules.wakes();
        rules.counting();
        rules.woken_counts();
        rules.gives_up();
        match self.refused {
            Some(why) => Err(why),
            None => Ok(self),
        }
    }

    pub(crate) fn cone(&self) -> &Cone {
        self.cone
    }

    pub(crate) fn parts(&self) -> &[Part] {
        &self.parts
    }

    pub(super) fn gives_up(&mut self) -> bool {
        // The clock is dearer than what is done between two calls.
        self.asked += 1;
        if self.refused.is_none() {
            let (size, most) = (self.size, self.limit.size);
            let stopped = if self.asked.is_multiple_of(64) { self.limit.over() } else { None };
            let large = (size > most).then_some(Unknown::TooLarge { size, most });
            self.refused = stopped.map(Unknown::from).or(large);
        }
        self.refused.is_some()
    }

    /// Whether there is time and memory to go on with what was said.
    pub(crate) fn in_time(&self) -> Result<(), Unknown> {
        self.limit.over().map_or(Ok(()), |stopped| Err(stopped.into()))
    }

    pub(super) fn say(&mut self, about: EventId, formula: Formula) {
        self.add(Some(about), formula);
    }

    pub(super) fn structure(&mut self, formula: Formula) {
        self.add(None, formula);
    }

    fn add(&mut self, about: Option<EventId>, formula: Formula) {
        if formula != Formula::TRUE && !self.gives_up() {
            // Z3's time grows with the square of the depth, whatever its time limit says, and its stack with the depth.
            let depth = formula.depth(&self.model.trace.exprs);
            if depth > DEEPEST {
                self.refused = Some(Unknown::TooDeep { depth, most: DEEPEST });
            }
            self.size = self.size.saturating_add(formula.size());
            self.parts.push(Part { about, formula });
        }
    }

    pub(super) fn choice(&mut self) -> Formula {
        Formula::Choice(self.new_choice())
    }

    pub(super) fn new_choice(&mut self) -> u32 {
        self.named.number += 1;
        self.named.number - 1
    }

    pub(super) fn moment(&mut self) -> u32 {
        self.moments += 1;
        self.moments - 1
    }

    pub(super) fn inside(&self, step: StepId) -> Formula {
        match () {
            () if self.steps.get(step).prefix => Formula::TRUE,
            () if !self.cone.has(step) => Formula::FALSE,
            () => Formula::In(step),
        }
    }

    /// Inside, if it is known that everything before `given` is.
    pub(super) fn inside_if(&self, step: StepId, given: StepId) -> Formula {
        if self.prune && self.steps.must_precede(step, given) { Formula::TRUE } else { self.inside(step) }
    }

    /// The first comes before the second, if both are inside.
    pub(super) fn before(&self, a: StepId, b: StepId) -> Formula {
        match () {
            () if a == b => Formula::FALSE,
            () if !self.prune => Formula::Before(a, b),
            () if self.steps.must_precede(a, b) => Formula::TRUE,
            () if self.steps.must_precede(b, a) => Formula::FALSE,
            // Steps in sections that exclude each other are in the order of the sections.
            () => match self.locks.between(a, b) {
                Some((a, b)) => Formula::Before(a, b),
                None => Formula::Before(a, b),
            },
        }
    }

    /// A thread that has done a step comes through the decisions after it, unless it is the goal's and stands at one: a
    /// thread stops only where others can see what it does next.
    fn passing(&mut self) {
        for (step, s) in self.model.steps.iter().filter(|(i, s)| s.passed && !s.prefix && self.cone.has(*i)) {
            let Some(before) = self.steps.previous(step) else { continue };
            let stands = match self.named.stands.get(&s.thread) {
                Some(known) => known.clone(),
                None => {
                    let new = self.choice();
                    self.named.stands.insert(s.thread, new.clone());
                    new
                }
            };
            let rule = self.inside(before).implies(Formula::any([self.inside(step), stands]));
            self.structure(rule);
        }
    }

    /// Branches keep their outcome and fixed values are as observed, inside the frontier.
    fn path(&mut self) {
        for (step, _) in self.model.steps.iter().filter(|(s, _)| self.cone.has(*s)) {
            for (event, e) in self.model.steps.events(&self.model.trace, step) {
                if let Some(kept) = self.kept(&e.what) {
                    let rule = self.inside(step).implies(kept);
                    self.say(event, rule);
                }
            }
        }
    }

    /// What a branch, a fixed value or a failure demands.
    pub(super) fn kept(&self, what: &What) -> Option<Formula> {
        match *what {
            What::Branch { cond: expr, .. } | What::Fixed { expr, .. } if self.trace.exprs.as_const(expr).is_some() => {
                None
            }
            What::Branch { cond, taken, .. } => Some(Formula::is(cond, 1, taken.into())),
            What::Fixed { expr, value } => Some(Formula::is(expr, self.trace.exprs.width(expr), value)),
            // The run would be over.
            What::Fails => Some(Formula::FALSE),
            _ => None,
        }
    }
}
