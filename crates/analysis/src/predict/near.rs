//! Goals of long traces, asked of their neighbourhood alone: a chunk of the trace (TAME's partition) that begins shortly before each
//! thread's event. What comes before happens as it was observed.
//!
//! A witness of the chunk is one of the whole trace. That there is none says nothing: then the whole trace is asked.

use super::confirm;
use super::inputs;
use super::observe::{Observed, Observer};
use driver::Symbolic;
use solve::partition::{Chunk, Cut, Focus, Span, restrict};
use solve::{Answer, Backend, Goal, Model, Options, Question, Witness};
use std::time::Duration;
use trace::{EventId, Segment, ThreadName, What};
use vm::sched::Steer;

/// A trace with more events is long.
pub(super) const LONG: usize = 2000;
/// Events that matter before each thread's goal.
const RADIUS: usize = 40;
/// The neighbourhood is small, and so is the patience.
const PATIENCE: Duration = Duration::from_secs(6);

/// Asks; a witness in the names of the whole trace, and the schedule that leads there.
pub(super) fn ask(
    run: &Observed,
    question: &Question,
    backend: Backend,
    options: Options,
) -> Option<(Witness, Vec<Segment>, Symbolic)> {
    // To cut a long trace takes a while.
    if !matches!(question.goal, Goal::Pair(..) | Goal::Flip(_) | Goal::Cycle(_)) {
        return None;
    }
    let goals = Model::standing(&question.goal);
    if goals.is_empty() || question.happened().next().is_some() || !question.not.is_empty() {
        return None;
    }
    let threads = run.trace.tables.threads().len();
    let cut = Cut { threads: vec![Span { from_clock: 0, to_clock: u64::MAX }; threads] };
    let whole = restrict(&run.trace, &cut);
    let named = |id| whole.find(id);
    let here: Vec<_> = goals.iter().map(|g| named(*g)).collect::<Option<_>>()?;
    let focus = Focus::new(&whole);
    let small = match question.goal {
        Goal::Flip(_) => focus.around(&here, RADIUS),
        _ => focus.meeting(&here, RADIUS)?,
    };
    let ids: Vec<_> = here.iter().map(|g| small.find(*g)).collect::<Option<_>>()?;
    let goal = match (&question.goal, &ids[..]) {
        (Goal::Pair(..), [a, b]) => Goal::Pair(*a, *b),
        (Goal::Flip(_), [one]) => Goal::Flip(*one),
        (Goal::Cycle(_), _) => Goal::Cycle(ids.clone()),
        _ => return None,
    };
    let options = Options { time_limit: options.time_limit.min(PATIENCE), ..options };
    let Answer::Sat(witness) = backend.solver(&small.trace, options).solve(&goal.into()) else { return None };
    let mut schedule = small.prefix_schedule(&run.outcome.schedule);
    schedule.extend(witness.schedule(&small.trace));
    // Where the threads stand and which inputs they need is reported in the names of the whole trace: that is what is looked at. Inputs before
    // the neighbourhood stay as they were.
    let named = |(id, value): &(EventId, u64)| Some((source(&whole, source(&small, *id)?)?, *value));
    let inputs = witness.inputs.iter().filter_map(named).collect();
    let witness = Witness { stands_at: goals, inputs, ..Witness::default() };
    let inputs = inputs::of_witness(&run.trace, &witness, &run.inputs);
    Some((witness, schedule, inputs))
}

/// The name that an event of a chunk has in what the chunk was made of.
fn source(chunk: &Chunk, event: EventId) -> Option<EventId> {
    *chunk.trace.ids().zip(&chunk.sources).find(|((id, _), _)| *id == event)?.1
}

/// A run whose threads were to gather at their events.
pub(super) struct Gathered {
    pub(super) run: Observed,
    /// If it stood there: where, and the turns that lead there.
    pub(super) stood: Option<(Witness, Vec<Segment>)>,
}

/// Without a solver, in one run, however long: each thread of the goal waits at its event until nobody else can go on.
pub(super) fn gather(observer: &mut Observer<'_>, run: &Observed, question: &Question) -> Option<Gathered> {
    if !matches!(question.goal, Goal::Pair(..) | Goal::Cycle(_)) || question.happened().next().is_some() {
        return None;
    }
    let goals = Model::standing(&question.goal);
    let post = |goal: &EventId| -> Option<(ThreadName, u64)> {
        let clock = run.trace.find(*goal)?.clock;
        Some((run.trace.tables.threads()[goal.thread as usize].clone(), clock))
    };
    let posts: Vec<_> = goals.iter().map(post).collect::<Option<_>>()?;
    let new = observer.observe_with(Steer::gathering(posts.clone()), &run.inputs);
    if !confirm::stood(&run.trace, question, &new) {
        return Some(Gathered { run: new, stood: None });
    }
    let is_past = |e: &trace::Event| {
        let thread = &new.trace.tables.threads()[e.thread as usize];
        !matches!(e.what, What::Initial { .. }) && posts.iter().any(|(name, clock)| name == thread && e.clock >= *clock)
    };
    let order = new.trace.ids().take_while(|(_, e)| !is_past(e)).map(|(id, _)| id).collect();
    let schedule = Witness { order, ..Witness::default() }.schedule(&new.trace);
    let witness = Witness { stands_at: goals, ..Witness::default() };
    Some(Gathered { run: new, stood: Some((witness, schedule)) })
}
