//! From the steps that matter to all events of the threads, as far as they come.

use super::Model;
use crate::Question;
use crate::formula::StepId;
use trace::EventId;

impl Model {
    /// All events behind the start of the trace up to the frontier, given the steps inside in their order. What does not
    /// matter happens right before what comes next in its thread.
    pub(crate) fn whole(&self, inside: impl IntoIterator<Item = StepId>, question: &Question) -> Vec<EventId> {
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
        for step in inside {
            let step = self.steps.get(step);
            up_to(step.thread, step.events.end);
        }
        for event in &question.reached {
            if let Some(seat) = self.steps.seat(*event) {
                up_to(event.thread, seat.end);
            }
        }
        for event in Model::standing(&question.goal) {
            if let Some(seat) = self.steps.seat(event) {
                up_to(event.thread, seat.begin);
            }
        }
        order
    }
}
