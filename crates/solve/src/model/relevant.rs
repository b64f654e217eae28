//! Which values matter to a question.
//!
//! A read has to find a write only if somebody looks at what it finds: a decision inside the cone, the goal, or a write that another read that
//! matters may find. The numbers of a matrix that no branch depends on can be whatever they are, and so can the arithmetic on them, which
//! is most of what a numerical program does.

use super::{Cone, Model};
use crate::formula::{Bits, Value};
use crate::{Goal, Question};
use trace::{EventId, ExprId, What};

/// By number of the expression.
#[derive(Default)]
pub(crate) struct Relevant {
    has: Vec<bool>,
}

impl Relevant {
    pub(super) fn has(&self, bits: Bits) -> bool {
        match bits.of {
            Value::Expr(id) => self.has.get(id.number() as usize).copied().unwrap_or(true),
            Value::Number(_) => false,
        }
    }
}

impl Model {
    /// What matters to the decisions of a cone, and to a question if there is one.
    pub(super) fn relevant(&self, cone: &Cone, question: Option<&Question>) -> Relevant {
        let mut open: Vec<ExprId> = Vec::new();
        for (step, _) in self.steps.iter().filter(|(step, _)| cone.has(*step)) {
            open.extend(self.steps.events(&self.trace, step).filter_map(|(_, e)| decides(&e.what)));
        }
        open.extend(question.into_iter().flat_map(|q| self.looked_at(q)));
        let mut has = vec![false; self.trace.exprs.len()];
        let mut seen = vec![false; self.cells.len()];
        while let Some(id) = open.pop() {
            if std::mem::replace(&mut has[id.number() as usize], true) {
                continue;
            }
            open.extend(self.trace.exprs.node(id).operands());
            for &cell in self.unknowns.get(&id).into_iter().flatten() {
                if !std::mem::replace(&mut seen[cell as usize], true) {
                    let cell = &self.cells[cell as usize];
                    let values = cell.writes.iter().map(|w| w.value).chain([cell.initial]).flatten();
                    open.extend(values.filter_map(|bits| match bits.of {
                        Value::Expr(id) => Some(id),
                        Value::Number(_) => None,
                    }));
                }
            }
        }
        Relevant { has }
    }

    /// Whether all that a question looks at by itself is among what matters.
    pub(crate) fn knows(&self, relevant: &Relevant, question: &Question) -> bool {
        self.looked_at(question).into_iter().all(|id| relevant.has[id.number() as usize])
    }

    fn looked_at(&self, question: &Question) -> Vec<ExprId> {
        let mut open: Vec<ExprId> = question.not.iter().map(|(expr, _)| *expr).collect();
        let standing = match &question.goal {
            Goal::Stuck(waits) => waits.iter().flatten().copied().collect(),
            goal => Model::standing(goal),
        };
        standing.iter().for_each(|event| self.at_goal(&question.goal, *event, &mut open));
        open
    }

    /// What the step of an event at which a thread stands looks at before it, and what the event itself decides if the goal asks for that.
    fn at_goal(&self, goal: &Goal, event: EventId, open: &mut Vec<ExprId>) {
        let Some(step) = self.steps.of_event(event) else { return };
        let flips = matches!(goal, Goal::Flip(_) | Goal::Fail(_));
        let reads = |what: &What| match *what {
            What::Read { expr, .. } => expr,
            What::Update { read, .. } => read,
            _ => None,
        };
        for (id, e) in self.steps.events(&self.trace, step) {
            if id < event || flips && id == event {
                open.extend(decides(&e.what).into_iter().chain(reads(&e.what)));
            }
        }
    }
}

/// The expression that has to keep its value.
fn decides(what: &What) -> Option<ExprId> {
    match *what {
        What::Branch { cond: expr, .. } | What::Fixed { expr, .. } => Some(expr),
        _ => None,
    }
}
