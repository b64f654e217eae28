//! Traces made by hand or by chance, and all runs of a small trace.

pub mod backends;
pub mod chance;
pub mod families;
pub mod maker;
pub mod questions;

pub use maker::Maker;
use solve::check::{Machine, Setup};
use solve::{Answer, Backend, Goal, Options, Question, Solver, Witness};
use std::collections::HashSet;
use trace::{EventId, Trace, What};

impl Maker {
    /// Both back ends, which must agree.
    pub fn solver(&self) -> Box<dyn Solver> {
        Backend::Cross.solver(&self.trace, Options::default())
    }

    /// Whether there is a run to the goal. Both back ends and both ways of encoding must agree.
    pub fn can(&self, goal: impl Into<Question>) -> bool {
        let question = goal.into();
        let answers = [true, false].map(|prune| {
            let mut solver = Backend::Cross.solver(&self.trace, Options { prune, ..Options::default() });
            match solver.solve(&question) {
                Answer::Sat(witness) => {
                    solve::check::check(&self.trace, &question, &witness).unwrap();
                    true
                }
                Answer::Unsat(_) => false,
                Answer::Unknown(why) => panic!("{}: {why}", question.show(&self.trace.tables)),
            }
        });
        assert_eq!(answers[0], answers[1], "with and without pruning: {}", question.show(&self.trace.tables));
        answers[0]
    }

    pub fn flips(&self, event: EventId) -> bool {
        self.can(Goal::Flip(event))
    }

    pub fn witness(&self, goal: Goal) -> Witness {
        match self.solver().solve(&goal.into()) {
            Answer::Sat(witness) => witness,
            other => panic!("{other:?}"),
        }
    }
}

/// Which of these questions some run of the trace leads to, by trying all of them; `None` if there are too many states.
pub fn reachable(trace: &Trace, questions: &[Question], domain: u64) -> Option<Vec<bool>> {
    // Questions that keep orders, or what reads find, know fewer runs than the others.
    let mut found = Vec::new();
    for together in questions.chunk_by(|a, b| (&a.orders, &a.uses) == (&b.orders, &b.uses)) {
        found.extend(reachable_together(trace, together, domain)?);
    }
    Some(found)
}

fn reachable_together(trace: &Trace, questions: &[Question], domain: u64) -> Option<Vec<bool>> {
    let inputs: Vec<EventId> =
        trace.ids().filter(|(_, e)| matches!(e.what, What::Symbolic { .. })).map(|(id, _)| id).collect();
    let mut found = vec![false; questions.len()];
    let mut values = vec![0; inputs.len()];
    loop {
        let given: Vec<(EventId, u64)> = inputs.iter().copied().zip(values.iter().copied()).collect();
        explore(trace, &given, questions, &mut found)?;
        let Some(i) = values.iter().position(|v| v + 1 < domain) else { return Some(found) };
        values[i] += 1;
        values[..i].fill(0);
    }
}

/// A thread goes on through decisions without a stop; whether all of them were as observed. Where it stands at one of them, nobody
/// else is in the middle of anything.
fn pass(trace: &Trace, machine: &mut Machine<'_, '_>, thread: u32, questions: &[Question], found: &mut [bool]) -> bool {
    while let Some(step) = machine.next(thread) {
        if step.start == 0 || step.clone().any(|index| is_event(trace, EventId { thread, index })) {
            return true;
        }
        let here = |q: &Question| matches!(q.goal, Goal::Flip(e) if e.thread == thread && step.contains(&e.index));
        for (question, found) in questions.iter().zip(found.iter_mut()).filter(|(q, found)| !**found && here(q)) {
            *found = question.happened().all(|e| machine.has_done(e)) && machine.holds(&question.goal).unwrap();
        }
        if machine.step(thread).is_err() {
            return false;
        }
    }
    true
}

/// Whether other threads can see what happens.
pub fn is_event(trace: &Trace, id: EventId) -> bool {
    trace.find(id).is_none_or(|e| e.what.shows())
}

fn explore(trace: &Trace, given: &[(EventId, u64)], questions: &[Question], found: &mut [bool]) -> Option<()> {
    let setup = Setup::new(trace, given).unwrap();
    // With other inputs the start of the trace may not be possible.
    let Ok(machine) = Machine::new(&setup) else { return Some(()) };
    let mut seen = HashSet::new();
    let mut open = vec![machine];
    while let Some(machine) = open.pop() {
        for (question, found) in questions.iter().zip(found.iter_mut()).filter(|(_, found)| !**found) {
            *found = question.happened().all(|e| machine.has_done(e)) && machine.holds(&question.goal).unwrap();
        }
        for thread in 0..machine.threads() {
            let Some(step) = machine.next(thread) else { continue };
            let orders = questions.iter().flat_map(|q| &q.orders);
            let breaks = |(first, second): &(EventId, EventId)| {
                second.thread == thread && step.contains(&second.index) && !machine.has_done(*first)
            };
            let strays = |(write, read): &(Option<EventId>, EventId)| {
                read.thread == thread && step.contains(&read.index) && !machine.would_find(*write, *read).unwrap()
            };
            if orders.clone().any(breaks) || questions.iter().flat_map(|q| &q.uses).any(strays) {
                continue;
            }
            let mut next = machine.clone();
            if next.step(thread).is_ok() && pass(trace, &mut next, thread, questions, found) && seen.insert(next.key())
            {
                if seen.len() > 8_000 {
                    return None;
                }
                open.push(next);
            }
        }
    }
    Some(())
}
