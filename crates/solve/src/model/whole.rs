//! From the steps that matter to all events of the threads, as far as they come.

use super::Model;
use crate::formula::StepId;
use crate::{Goal, Question, Witness};
use rustc_hash::FxHashSet;
use trace::{EventId, ExprId, Node, Var, What};

impl Model {
    /// The witness found: the steps inside in their order, and what is known of unknowns. Other inputs stay as before.
    pub(crate) fn witness(
        &self,
        inside: impl IntoIterator<Item = StepId>,
        question: &Question,
        mut known: impl FnMut(ExprId, Var) -> Option<u64>,
    ) -> Witness {
        let (order, done) = self.whole(inside, question);
        let happens: FxHashSet<EventId> = order.iter().copied().collect();
        let stands_at = match &question.goal {
            Goal::Stuck(waits) => {
                let stands = |e: &&EventId| self.steps.seat(**e).is_some_and(|s| s.begin == done[e.thread as usize]);
                waits.iter().flatten().filter(stands).copied().collect()
            }
            goal => Model::standing(goal),
        };
        let mut witness = Witness { order, stands_at, ..Witness::default() };
        let mut value = |expr: ExprId| match *self.trace.exprs.node(expr) {
            Node::Var { var, .. } => known(expr, var),
            _ => None,
        };
        for (id, event) in self.trace.ids() {
            match event.what {
                What::Symbolic { expr, value: observed, .. } => {
                    witness.inputs.push((id, value(expr).unwrap_or(observed)));
                }
                What::Read { expr: Some(expr), .. } | What::Update { read: Some(expr), .. }
                    if happens.contains(&id) =>
                {
                    // Nobody asked what the others find.
                    witness.values.extend(value(expr).map(|found| (id, found)));
                }
                _ => {}
            }
        }
        witness
    }

    /// All events after the start of the trace up to the frontier, given the steps inside in their order. What does not
    /// matter happens right before what comes next in its thread. And how many events of each thread these are, with the start.
    fn whole(&self, inside: impl IntoIterator<Item = StepId>, question: &Question) -> (Vec<EventId>, Vec<u32>) {
        let inside: Vec<StepId> = inside.into_iter().collect();
        let mut next: Vec<u32> = vec![0; self.steps.threads() as usize];
        for event in &self.trace.events[..self.trace.start] {
            next[event.thread as usize] += 1;
        }
        let mut order = Vec::new();
        let mut up_to = |thread: u32, end: u32| {
            let from = &mut next[thread as usize];
            order.extend((*from..end).map(|index| EventId { thread, index }));
            *from = end.max(*from);
        };
        for step in &inside {
            let step = self.steps.get(*step);
            up_to(step.thread, step.events.end);
        }
        for event in question.happened() {
            if let Some(seat) = self.steps.seat(event) {
                up_to(event.thread, seat.end);
            }
        }
        for event in Model::standing(&question.goal) {
            if let Some(seat) = self.steps.seat(event) {
                up_to(event.thread, seat.begin);
            }
        }
        if matches!(question.goal, Goal::Stuck(_)) {
            self.run_on(&mut next, &inside, |event| order.push(event));
        }
        (order, next)
    }
}
