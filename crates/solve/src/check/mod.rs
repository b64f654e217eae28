//! An independent check of witnesses: a simple machine that replays an order of events.
//!
//! The machine knows memory as bytes, who holds which lock, who waits on which condition variable, what semaphores and
//! barriers count. It shares nothing with the encoding but the guess of where freed objects end. It accepts an order if
//! every event can happen there with its observed result. Limits: what the model keeps in the observed order for want of a
//! rule (some futexes, calls that touch the world, semaphores without a known beginning) is not looked at.

mod machine;
mod sync;

pub use machine::{Machine, Setup};

use crate::{Answer, Goal, Question, Unknown, Witness};
use trace::{EventId, Trace};

/// A witness that does not hold what it promises is never given out. For the trace of a run it would be a mistake of ours, which the
/// tests look for; a trace that somebody made may contradict itself where nobody looks.
pub(crate) fn checked(trace: &Trace, question: &Question, witness: Witness) -> Answer {
    match check(trace, question, &witness) {
        Ok(()) => Answer::Sat(witness),
        Err(wrong) => Answer::Unknown(Unknown::WrongWitness(wrong)),
    }
}

/// Whether a witness is a run that leads to the goal; if not, why.
pub fn check(trace: &Trace, question: &Question, witness: &Witness) -> Result<(), String> {
    let inputs: Vec<(EventId, u64)> = witness.inputs.clone();
    let setup = Setup::new(trace, &inputs)?;
    let mut machine = Machine::new(&setup)?;
    let mut at = 0;
    while let Some(event) = witness.order.get(at) {
        let next = machine.next(event.thread);
        let Some(step) = next.filter(|step| step.start == event.index) else {
            return Err(format!("{} is not what its thread does next", event.show(&trace.tables)));
        };
        let events = step.map(|index| EventId { thread: event.thread, index });
        let together = witness.order[at..].iter().copied().take(events.len());
        if !together.eq(events.clone()) {
            return Err(format!("the step of {} is torn apart", event.show(&trace.tables)));
        }
        for (write, read) in question.uses.iter().filter(|(_, read)| events.clone().any(|e| e == *read)) {
            if !machine.would_find(*write, *read)? {
                return Err(format!("{} finds something else", read.show(&trace.tables)));
            }
        }
        machine.step(event.thread).map_err(|why| format!("{}: {why}", event.show(&trace.tables)))?;
        at += events.len();
    }
    let stands = standing(&question.goal);
    if let Some(thread) =
        (0..machine.threads()).find(|t| machine.has_failed(*t) && stands.iter().all(|e| e.thread != *t))
    {
        return Err(format!("thread {} has failed before", trace.tables.threads()[thread as usize]));
    }
    for (event, value) in &witness.values {
        match machine.found(*event) {
            Some(found) if found != *value => {
                return Err(format!("{} finds {found}, not {value}", event.show(&trace.tables)));
            }
            _ => {}
        }
    }
    for event in question.happened() {
        if !machine.has_done(event) {
            return Err(format!("{} has not happened", event.show(&trace.tables)));
        }
    }
    let place = |event: &EventId| witness.order.iter().position(|e| e == event);
    for (first, second) in &question.orders {
        let prefix = place(first).is_none() && machine.has_done(*first);
        if let Some(at) = place(second).filter(|_| !prefix)
            && place(first).is_none_or(|p| p > at)
        {
            let (first, second) = (first.show(&trace.tables), second.show(&trace.tables));
            return Err(format!("{second} has happened, and {first} not before it"));
        }
    }
    if let Some((_, value)) = question.not.iter().find(|(e, value)| machine.is_known_to_be(&question.goal, *e, *value))
    {
        return Err(format!("a value is {value} and should not be"));
    }
    match machine.holds(&question.goal)? {
        true => Ok(()),
        false => Err("the goal does not hold".into()),
    }
}

fn standing(goal: &Goal) -> Vec<EventId> {
    match goal {
        Goal::Flip(e) | Goal::Fail(e) | Goal::At(e) | Goal::Use { read: e, .. } | Goal::Stale { access: e, .. } => {
            vec![*e]
        }
        Goal::Pair(a, b) => vec![*a, *b],
        Goal::Cycle(events) => events.clone(),
        Goal::Stuck(_) => Vec::new(),
    }
}
