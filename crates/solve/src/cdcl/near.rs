//! Most questions about a long trace have an answer close to it, in one of two ways. What came long before the goal happens as observed, and
//! only what came shortly before it, and later, happens in another order: the beginning then is a prefix
//! ([`Step::prefix`](crate::Step)), which has one order and so hardly anything to search for. Or the threads of the question come
//! earlier or later among the others, which keep their order: then every value that these compute is known.
//!
//! An answer that is found there is one of the whole trace; that there is none says nothing.

use crate::stop::Until;
use crate::{Cone, Goal, Model, Question};
use std::cell::LazyCell;
use std::ops::Deref;
use trace::{EventId, Trace};

/// A trace with more steps is long.
const LONG: usize = 4_000;
/// How many events before the goal may be reordered at first, and how many times more each time: in a long trace to try is cheap compared
/// with the whole, in a shorter one it must be little.
const IN_LONG: (usize, usize) = (500, 2);
const IN_SHORT: (usize, usize) = (50, 4);
/// How many steps a trace may have whose others keep their order: all of them have to come along.
const MOST_KEPT: usize = 20_000;
/// How many choices a question among others may have.
const MOST_CHOICES: usize = 200_000;
/// Conflicts until something was put off or has to be decided, and how many times that, before an answer is looked for elsewhere.
pub(super) type Tries = (i32, u32);
const FEW: Tries = (200, 5);
const MANY: Tries = (2_000, 20);
/// How many times more after it: they only have to happen, while those before it would have to be undone.
const BEHIND: usize = 8;

/// Models of the same trace in which less may be reordered, and how far threads may come: the nearest first, farther
/// each time, as long as that is much less than the whole and there is time.
pub(super) fn models(
    model: &Model,
    question: &Question,
    whole: &impl Deref<Target = Cone>,
    until: &Until,
) -> impl Iterator<Item = (Model, Cone, Tries)> {
    let trace = model.trace();
    let steps = model.steps();
    let places: Vec<usize> = named(question).iter().filter_map(|event| steps.position(*event)).collect();
    let (first, last) = (places.iter().min().copied(), places.iter().max().copied());
    let (first, last) = (first.unwrap_or(0), last.unwrap_or(trace.events.len()));
    // Only needed if the other way leads nowhere.
    let all = LazyCell::new(move || reordered(model, whole));
    let (least, more) = if steps.len() > LONG { IN_LONG } else { IN_SHORT };
    let sizes = std::iter::successors(Some(least), move |size| Some(size * more));
    let window = move |size: usize| {
        let start = between_steps(trace, first.saturating_sub(size).max(trace.start));
        let near = Model::of(Trace { start, ..trace.clone() }, model.prunes());
        let cone = near.cone(question, until).until(near.steps(), last + BEHIND * size);
        // A prefix costs little, but all of it is there.
        let is_less = *all > 2 * size && reordered(&near, &cone) < *all * 3 / 4 && cone.len() < 2 * *all;
        is_less.then_some((near, cone))
    };
    let glimpse = (steps.len() > LONG).then_some(Attempt::Glimpse(least));
    let attempts = glimpse.into_iter().chain([Attempt::Others]).chain(sizes.map(Attempt::Window));
    let model_of = move |attempt| {
        let (found, tries) = match attempt {
            Attempt::Glimpse(size) => (window(size), FEW),
            Attempt::Others => (among_others(model, question, whole, until), MANY),
            // If one is not much less than the whole, larger ones are not, either.
            Attempt::Window(size) => (Some(window(size)?), MANY),
        };
        Some(found.map(|(near, cone)| (near, cone, tries)))
    };
    // When nobody can go on, everybody has come along: nothing is close.
    let is_close = !matches!(question.goal, Goal::Stuck(_));
    attempts.take_while(move |_| is_close && until.over().is_none()).map_while(model_of).flatten()
}

enum Attempt {
    /// Only for a moment, before all others come along.
    Glimpse(usize),
    Others,
    Window(usize),
}

/// The same trace with the order of all threads that the question does not name kept, if that leaves little to choose.
fn among_others(model: &Model, question: &Question, whole: &Cone, until: &Until) -> Option<(Model, Cone)> {
    let named = named(question);
    let keeps = |thread: u32| named.iter().all(|event| event.thread != thread);
    let kept = model.steps().iter().filter(|(_, s)| keeps(s.thread)).count();
    let steps = model.steps().len();
    if kept <= steps / 3 || steps > MOST_KEPT || model.choices(&keeps) > MOST_CHOICES {
        return None;
    }
    let near = Model::keeping(model.trace().clone(), model.prunes(), &keeps);
    let cone = near.cone(question, until);
    (cone.len() <= 2 * whole.len()).then_some((near, cone))
}

fn named(question: &Question) -> Vec<EventId> {
    let other = match question.goal {
        Goal::Use { write, .. } => write,
        Goal::Stale { free, .. } => Some(free),
        _ => None,
    };
    let events = Model::standing(&question.goal).into_iter().chain(other).chain(question.happened());
    events.chain(question.orders.iter().flat_map(|&(a, b)| [a, b])).collect()
}

/// How many steps may be in another order.
fn reordered(model: &Model, cone: &Cone) -> usize {
    model.steps().iter().filter(|(step, s)| !s.prefix && cone.has(*step)).count()
}

/// The first place from here on where no step is torn apart.
fn between_steps(trace: &Trace, mut at: usize) -> usize {
    let one_step = |at: usize| {
        let (before, event) = (&trace.events[at - 1], &trace.events[at]);
        (before.thread, before.clock) == (event.thread, event.clock)
    };
    while at > 0 && at < trace.events.len() && one_step(at) {
        at += 1;
    }
    at
}
