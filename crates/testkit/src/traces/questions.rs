//! Questions about traces made by chance, and a place to begin.

use super::chance::Random;
use solve::{Goal, Model, Question};
use trace::{Event, EventId, ExprId, SyncOp, Trace, What};

pub fn all_flips(trace: &Trace) -> Vec<Question> {
    Model::new(trace).goals().into_iter().map(Question::from).collect()
}

/// Some goals of the other kinds.
pub fn other_goals(random: &mut Random, trace: &Trace, most: usize) -> Vec<Question> {
    let model = Model::new(trace);
    let events: Vec<(EventId, &Event)> = trace.ids().skip(trace.start).collect();
    let mut goals = Vec::new();
    for (a, x) in &events {
        for (b, y) in &events {
            let locks = |e: &Event| matches!(e.what, What::Sync { op: SyncOp::Lock | SyncOp::WriteLock, .. });
            match () {
                () if a.thread == b.thread => {}
                () if locks(x) && locks(y) && a < b => goals.push(Goal::Cycle(vec![*a, *b])),
                () if matches!(x.what, What::Free { .. }) && touches(y) => {
                    goals.push(Goal::Stale { free: *a, access: *b });
                }
                () if x.what.access().is_some() && y.what.access().is_some() => {
                    goals.push(Goal::Use { write: Some(*a), read: *b });
                    goals.push(Goal::Use { write: None, read: *b });
                    goals.push(Goal::Pair(*a, *b));
                }
                () => {}
            }
        }
    }
    use SyncOp::{BarrierLeave, Lock, ReadLock, SemaphoreWait, WaitEnd, WriteLock};
    let waits = |e: &Event| match e.what {
        What::Join { .. } => true,
        What::Sync { op, .. } => {
            matches!(op, Lock | ReadLock | WriteLock | SemaphoreWait | BarrierLeave | WaitEnd { .. })
        }
        _ => false,
    };
    let waits: Vec<EventId> = events.iter().filter(|(_, e)| waits(e)).map(|(id, _)| *id).collect();
    goals.extend(waits.iter().map(|&id| Goal::Stuck(vec![vec![id]])));
    let own = |t: u32| waits.iter().filter(|id| id.thread == t).copied().collect::<Vec<_>>();
    goals.push(Goal::Stuck(vec![own(0), own(1)]));
    let mut chosen: Vec<Question> =
        (!waits.is_empty()).then(|| Goal::Stuck(vec![waits.clone()]).into()).into_iter().collect();
    chosen.retain(|question| model.accepts(question).is_ok());
    while chosen.len() < most && !goals.is_empty() {
        let question = goals.swap_remove(random.below(goals.len() as u64) as usize).into();
        if model.accepts(&question).is_ok() {
            chosen.push(question);
        }
    }
    chosen
}

/// Some questions of all kinds, with more to be reached and values to be avoided.
pub fn of_all_kinds(random: &mut Random, trace: &Trace, most: usize) -> Vec<Question> {
    let ids: Vec<EventId> = trace.ids().skip(trace.start).map(|(id, _)| id).collect();
    let mut flips = all_flips(trace);
    let mut questions = other_goals(random, trace, most / 2);
    // In the middle of a step nobody stands.
    let mut clocks = vec![u64::MAX; trace.tables.threads().len()];
    let mut begins =
        trace.ids().map(|(id, e)| (id, std::mem::replace(&mut clocks[id.thread as usize], e.clock) != e.clock));
    let begins: Vec<EventId> = begins.by_ref().skip(trace.start).filter(|b| b.1).map(|b| b.0).collect();
    questions.extend((!begins.is_empty()).then(|| Goal::At(random.pick(&begins)).into()));
    while questions.len() < most && !flips.is_empty() {
        questions.push(flips.swap_remove(random.below(flips.len() as u64) as usize));
    }
    // What a thread that stands there has computed from what it has read.
    let known = |at: EventId| -> Vec<ExprId> {
        let before = |id: EventId, e: &Event| match e.what {
            What::Branch { .. } => id.thread == at.thread && id.index <= at.index,
            _ => id.thread == at.thread && id.index < at.index,
        };
        let exprs = trace.ids().filter(|(id, e)| before(*id, e)).flat_map(|(_, e)| e.what.exprs());
        exprs.filter(|e| trace.exprs.as_const(*e).is_none()).collect()
    };
    for question in &mut questions {
        if random.below(3) == 0 {
            question.reached = (0..1 + random.below(2)).map(|_| random.pick(&ids)).collect();
        }
        let exprs = Model::standing(&question.goal).first().map_or_else(Vec::new, |at| known(*at));
        if random.below(4) == 0 && !exprs.is_empty() {
            question.not = (0..1 + random.below(3)).map(|_| (random.pick(&exprs), random.below(3))).collect();
        }
    }
    let model = Model::new(trace);
    for question in &mut questions {
        if random.below(3) == 0 {
            question.orders = observed_orders(random, trace, &model);
        }
    }
    questions.retain(|question| model.accepts(question).is_ok());
    questions
}

/// Some orders of events of different threads, most of them as observed.
pub fn observed_orders(random: &mut Random, trace: &Trace, model: &Model) -> Vec<(EventId, EventId)> {
    let steps = model.steps();
    let is_ordered = |id: &EventId| steps.of_event(*id).is_some_and(|s| steps.get(s).ordered);
    let ids: Vec<EventId> = trace.ids().skip(trace.start).map(|(id, _)| id).filter(is_ordered).collect();
    let mut orders = Vec::new();
    for _ in 0..random.below(12) * u64::from(ids.len() > 1) {
        let (a, b) = (random.below(ids.len() as u64) as usize, random.below(ids.len() as u64) as usize);
        let turned = random.below(6) == 0;
        let (a, b) = if (a < b) != turned { (ids[a], ids[b]) } else { (ids[b], ids[a]) };
        if a.thread != b.thread {
            orders.push((a, b));
        }
    }
    orders
}

/// Whether an event accesses the object that is freed.
fn touches(event: &Event) -> bool {
    event.what.access().is_some_and(|a| a.address == 0x1000)
}

/// In some traces a thread fails at some moment, and the run is over.
pub fn fail_sometimes(random: &mut Random, trace: &mut Trace) {
    if random.below(3) > 0 || trace.events.is_empty() {
        return;
    }
    let mut end = 1 + random.below(trace.events.len() as u64) as usize;
    let last = |end: usize| &trace.events[end - 1];
    // Not in the middle of a step.
    while trace.events.get(end).is_some_and(|e| (e.thread, e.clock) == (last(end).thread, last(end).clock)) {
        end += 1;
    }
    let Event { thread, clock, place, ref what } = *last(end);
    if !matches!(what, What::Exit) {
        trace.events.truncate(end);
        trace.events.push(Event { thread, clock: clock + 1, place, what: What::Fails });
    }
}

/// A place where no step is torn apart.
pub fn cut(random: &mut Random, trace: &Trace) -> usize {
    let at = random.below(trace.events.len() as u64) as usize;
    let torn = |at: usize| {
        at > 0
            && at < trace.events.len()
            && trace.events[at - 1].thread == trace.events[at].thread
            && trace.events[at - 1].clock == trace.events[at].clock
    };
    // At the start, threads stand where they can.
    let stands = |at: usize| {
        trace.tables.threads().iter().enumerate().all(|(thread, _)| {
            let own = |e: &&Event| e.thread as usize == thread;
            let index = trace.events[..at].iter().filter(own).count() as u32;
            let more = trace.events[at..].iter().any(|e| own(&e));
            let next = EventId { thread: thread as u32, index };
            index == 0 || !more || super::is_event(trace, next)
        })
    };
    (0..=at).rev().find(|&at| !torn(at) && stands(at)).unwrap_or(0)
}

/// A trace and a question, for a person who looks for a mistake.
pub fn report(trace: &Trace, question: &Question) -> String {
    let mut text = format!("{} not {:?}\n", question.show(&trace.tables), question.not);
    for (at, (id, event)) in trace.ids().enumerate() {
        let mark = if at < trace.start { "start " } else { "" };
        text += &format!("{mark}{} @{} {:?}\n", id.show(&trace.tables), event.clock, event.what);
    }
    text + &format!("{:?}", trace.exprs)
}
