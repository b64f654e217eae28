//! Runs that end early do not show what other threads would have done. A companion is the same run with one thread held back: before
//! the failure it ran into, before a lock it kept, before what it took from others.
//!
//! There is nothing to ask a solver here: what the held thread kept from view has not been seen yet.

use super::confirm;
use super::observe::Observed;
use driver::Symbolic;
use rustc_hash::FxHashMap;
use trace::{Event, FailureKind, Place, Segment, SyncOp, ThreadName, What};
use vm::End;

/// Companions for the same place of one thread, at most.
const MOST: u32 = 12;

/// A thread to hold back, and where.
#[derive(Clone, Debug)]
pub(super) struct Companion {
    /// The trace of the pool that it goes with.
    pub(super) of: usize,
    pub(super) schedule: Vec<Segment>,
    pub(super) inputs: Symbolic,
    pub(super) thread: ThreadName,
    pub(super) clock: u64,
}

#[derive(Default)]
pub(super) struct Companions {
    times: FxHashMap<(ThreadName, u32, u32), u32>,
    pub(super) open: Vec<Companion>,
}

fn takes(op: &SyncOp) -> bool {
    op.takes_lock() || matches!(op, SyncOp::SemaphoreWait | SyncOp::SemaphoreTryWait { took: true })
}

fn gives(op: &SyncOp) -> bool {
    op.releases_lock() || *op == SyncOp::SemaphorePost
}

fn fails_at_access(kind: FailureKind) -> bool {
    use FailureKind::*;
    matches!(
        kind,
        NullAccess
            | HeapOutOfBounds
            | StackOutOfBounds
            | GlobalOutOfBounds
            | WildAccess
            | UseAfterFree
            | UseAfterReturn
            | DoubleFree
    )
}

impl Companions {
    pub(super) fn plan(&mut self, entry: usize, observed: &Observed) {
        let trace = &observed.trace;
        let threads = trace.tables.threads();
        let failure = match &observed.outcome.end {
            End::Failed(failure) => Some(failure),
            End::Exit(_) => None,
            _ => return,
        };
        let stuck = confirm::is_stuck(observed);
        let of = |number: usize| trace.events.iter().filter(move |e| e.thread as usize == number);
        let unfinished = (1..threads.len()).any(|t| !of(t).any(|e| matches!(e.what, What::Exit)));
        // Who, from which step clock on, and where that is.
        let mut holds: Vec<(usize, u64, &Place)> = Vec::new();
        let hold = |number: usize, e: &Event| (number, e.clock, &trace.tables.places()[e.place as usize]);
        for (number, thread) in threads.iter().enumerate() {
            let failed = failure.is_some_and(|f| f.thread == *thread);
            let is_step = |e: &&Event| {
                matches!(
                    e.what,
                    What::Read { .. } | What::Write { .. } | What::Update { .. } | What::Sync { .. } | What::Start
                )
            };
            if failed && !stuck {
                holds.extend(of(number).rfind(is_step).map(|e| hold(number, e)));
                holds.extend(of(number).find(is_step).map(|e| hold(number, e)));
                // An access that fails is no event, but its thread may stand before it.
                let access = failure.filter(|f| fails_at_access(f.kind)).and_then(|f| Some((f.clock, f.at.as_ref()?)));
                holds.extend(access.map(|(clock, at)| (number, clock, at)));
            }
            if failed || stuck {
                holds.extend(held(of(number)).map(|e| hold(number, e)));
            }
            // What is gone, somebody freed: the access comes before that if it is freed later.
            let is_gone = |kind| matches!(kind, FailureKind::UseAfterFree | FailureKind::DoubleFree);
            if failure.is_some_and(|f| is_gone(f.kind) && f.thread != *thread) {
                let free = of(number).rfind(|e| matches!(e.what, What::Free { .. }));
                holds.extend(free.map(|e| hold(number, e)));
            }
            // What others wait for, somebody took.
            if unfinished {
                let took = of(number).filter(|e| matches!(&e.what, What::Sync { op, .. } if takes(op)));
                holds.extend(took.map(|e| hold(number, e)));
            }
        }
        for (number, clock, place) in holds {
            let times = self.times.entry((threads[number].clone(), place.line, place.column)).or_default();
            *times += 1;
            if *times <= MOST {
                self.open.push(Companion {
                    of: entry,
                    schedule: observed.outcome.schedule.clone(),
                    inputs: observed.inputs.clone(),
                    thread: threads[number].clone(),
                    clock,
                });
            }
        }
    }
}

/// The takes of a thread that it has not given back.
fn held<'e>(own: impl Iterator<Item = &'e Event>) -> impl Iterator<Item = &'e Event> {
    let mut held: Vec<(u64, &Event)> = Vec::new();
    for event in own {
        let What::Sync { op, on } = &event.what else { continue };
        if takes(op) {
            held.push((on.address, event));
        } else if gives(op) {
            held.retain(|(at, _)| *at != on.address);
        }
    }
    held.into_iter().map(|(_, event)| event)
}
