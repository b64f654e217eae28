//! Whether a run did what its witness promised.

use super::decisions::{Decision, DecisionKind, compared, constants};
use super::observe::Observed;
use driver::ending::failure_of;
use solve::{Goal, Model, Question};
use std::mem::{Discriminant, discriminant};
use trace::{BranchKind, Event, EventId, Failure, Place, SyncOp, Trace, Wake, What};
use vm::End;

impl Observed {
    pub fn failure(&self) -> Option<Failure> {
        failure_of(&self.outcome)
    }

    /// The step that it failed in.
    pub fn last_step(&self) -> Option<EventId> {
        let End::Failed(failure) = &self.outcome.end else { return None };
        let thread = self.trace.tables.find_thread(&failure.thread)?;
        let step = |e: &Event| e.thread == thread && e.clock <= failure.clock && e.what.shows();
        self.trace.ids().filter(|(_, e)| step(e)).last().map(|(id, _)| id)
    }

    /// The decision that it ended with, by its number: an access that failed.
    pub fn fatal(&self) -> Option<usize> {
        let End::Failed(failure) = &self.outcome.end else { return None };
        let thread = self.trace.tables.find_thread(&failure.thread)?;
        let fails = |d: &Decision| d.event.thread == thread && d.clock == failure.clock;
        self.decisions.all.iter().rposition(fails)
    }
}

/// The events of a thread at a step clock.
fn at<'a>(trace: &'a Trace, thread: &'a trace::ThreadName, clock: u64) -> impl Iterator<Item = &'a Event> {
    let number = trace.tables.find_thread(thread);
    trace.events.iter().filter(move |e| Some(e.thread) == number && e.clock == clock)
}

/// Whether the new run made a decision of the old trace the other way, at the same moment of the same thread.
pub fn flipped(old: &Trace, decision: &Decision, new: &Observed) -> bool {
    let thread = &old.tables.threads()[decision.event.thread as usize];
    if let End::Failed(failure) = &new.outcome.end
        && failure.thread == *thread
        && failure.clock == decision.clock
        && decision.kind != DecisionKind::Branch(BranchKind::If)
    {
        return true;
    }
    if failed_at(old, decision) && went_past(new, thread, decision.clock) {
        return true;
    }
    let Some(Event { what: before, .. }) = old.find(decision.event) else {
        return false;
    };
    at(&new.trace, thread, decision.clock).any(|e| match (before, &e.what) {
        (What::Branch { kind, cond, taken, .. }, What::Branch { kind: k, cond: c, taken: t, .. }) if kind == k => {
            let is_value = matches!(kind, BranchKind::Address | BranchKind::Switch | BranchKind::Bounds);
            let side = |trace: &Trace, cond| {
                compared(trace, cond).map_or_else(|| constants(trace, cond), |(_, values)| values)
            };
            taken != t || is_value && side(old, *cond) != side(&new.trace, *c)
        }
        (What::Sync { op, .. }, What::Sync { op: new, .. }) => match (op, new) {
            (SyncOp::TryLock { took: a }, SyncOp::TryLock { took: b })
            | (SyncOp::TryReadLock { took: a }, SyncOp::TryReadLock { took: b })
            | (SyncOp::TryWriteLock { took: a }, SyncOp::TryWriteLock { took: b })
            | (SyncOp::SemaphoreTryWait { took: a }, SyncOp::SemaphoreTryWait { took: b }) => a != b,
            // A timed lock that was taken is a plain one.
            (SyncOp::TryLock { took: false }, SyncOp::Lock)
            | (SyncOp::TryReadLock { took: false }, SyncOp::ReadLock)
            | (SyncOp::TryWriteLock { took: false }, SyncOp::WriteLock)
            | (SyncOp::SemaphoreTryWait { took: false }, SyncOp::SemaphoreWait) => true,
            (SyncOp::SemaphoreValue { value: a }, SyncOp::SemaphoreValue { value: b }) => a != b,
            (SyncOp::WaitEnd { wake: a, .. }, SyncOp::WaitEnd { wake: b, .. })
            | (SyncOp::FutexWoken { wake: a }, SyncOp::FutexWoken { wake: b }) => {
                (*a == Wake::TimedOut) != (*b == Wake::TimedOut)
            }
            (SyncOp::FutexWake { woke: a, .. }, SyncOp::FutexWake { woke: b, .. }) => a != b,
            (SyncOp::BarrierArrive { last: a, .. }, SyncOp::BarrierArrive { last: b, .. }) => a != b,
            (SyncOp::OnceBegin, SyncOp::OnceDone) | (SyncOp::OnceDone, SyncOp::OnceBegin) => true,
            _ => false,
        },
        _ => false,
    })
}

/// Whether a thread came to its end in an access or a division: what it decided last. Where it goes well there may be nothing to decide.
fn failed_at(old: &Trace, decision: &Decision) -> bool {
    use BranchKind::{Address, Bounds, Divisor};
    let after = |e: &Event| e.thread == decision.event.thread && e.clock >= decision.clock;
    matches!(decision.kind, DecisionKind::Branch(Address | Bounds | Divisor))
        && old.events.iter().all(|e| !after(e) || e.clock == decision.clock && !e.what.shows())
}

/// Whether a thread did something after this step clock.
fn went_past(new: &Observed, thread: &trace::ThreadName, clock: u64) -> bool {
    let number = new.trace.tables.find_thread(thread);
    let failed = matches!(&new.outcome.end, End::Failed(f) if f.thread == *thread && f.clock > clock);
    failed || new.trace.events.iter().any(|e| Some(e.thread) == number && e.clock > clock)
}

fn place<'t>(trace: &'t Trace, event: &Event) -> &'t Place {
    &trace.tables.places()[event.place as usize]
}

/// What is done, and to which object.
type Sync = (Discriminant<SyncOp>, u64);

/// An event as another run knows it: its clock, kind and object. How many wait for a signal is not its own doing.
fn known(event: &Event) -> (u64, Discriminant<What>, Option<Sync>) {
    let sync = match &event.what {
        What::Sync { op: SyncOp::SignalOne { .. }, on } => Some((SyncOp::Signal { woke: None }, on)),
        What::Sync { op, on } => Some((*op, on)),
        _ => None,
    };
    (event.clock, discriminant(&event.what), sync.map(|(op, on)| (discriminant(&op), on.address)))
}

/// What a thread does before the step of an event: all its events with another clock, and the first half of the same call.
fn done_before(trace: &Trace, event: EventId) -> Option<Vec<&Event>> {
    let mut own: Vec<&Event> = trace.events.iter().filter(|e| e.thread == event.thread).collect();
    own.truncate(event.index as usize + 1);
    let resumes = |e: &Event| matches!(e.what, What::Sync { op, .. } if op.resumes());
    while let Some(last) = own.pop() {
        if resumes(last) || own.last().is_none_or(|e| e.clock != last.clock) {
            own.retain(|e| e.what.shows());
            return Some(own);
        }
    }
    None
}

/// Whether the new run came where a question wants it: at one moment each thread of the goal stood at its event, having done
/// exactly what it does before that in the old trace, and what must have happened before had happened.
///
/// So a thread of a cycle holds the locks that it held there. Whether it was still on its way to the next one or waited for
/// it makes no difference: it cannot do anything else.
///
/// Where all are stuck, it is enough that one of them came to where it is stuck: what became of it shows at the end of the run.
pub fn stood(old: &Trace, question: &Question, new: &Observed) -> bool {
    if let Goal::Stuck(waits) = &question.goal {
        let came = |wait: &EventId| stood(old, &Question { goal: Goal::At(*wait), ..question.clone() }, new);
        return is_stuck(new) || waits.iter().all(|list| list.iter().any(came));
    }
    let new = &new.trace;
    let own = |thread: u32| {
        let number = new.tables.find_thread(&old.tables.threads()[thread as usize]);
        new.events.iter().enumerate().filter(move |(_, e)| Some(e.thread) == number && e.what.shows())
    };
    let mut reached: Vec<EventId> = question.happened().collect();
    match question.goal {
        Goal::Stale { free: event, .. } | Goal::Use { write: Some(event), .. } => reached.push(event),
        _ => {}
    }
    // How much must have happened, and what must not.
    let (mut done, mut late) = (0, usize::MAX);
    for event in reached {
        let Some(wanted) = old.find(event) else { return false };
        let Some((at, _)) = own(event.thread).find(|(_, e)| known(e) == known(wanted)) else { return false };
        done = done.max(at + 1);
    }
    for event in Model::standing(&question.goal) {
        let Some(before) = done_before(old, event) else { return false };
        let mut now = own(event.thread);
        for wanted in before {
            match now.next() {
                Some((at, e)) if known(e) == known(wanted) => done = done.max(at + 1),
                _ => return false,
            }
        }
        // What it decided on the way is not among that: it shows in where it went.
        let Some(wanted) = old.find(event) else { return false };
        match now.next() {
            Some((_, e)) if e.clock != wanted.clock || place(new, e) != place(old, wanted) => return false,
            Some((at, _)) => late = late.min(at),
            None => {}
        }
    }
    done <= late
}

/// Whether a run stands in a deadlock.
pub fn is_stuck(new: &Observed) -> bool {
    matches!(&new.outcome.end, End::Failed(f) if f.kind.is_stuck())
}
