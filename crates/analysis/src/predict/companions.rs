//! Runs that end early do not show what other threads would have done. A companion is the same run with one thread held back: before
//! the failure it ran into, before a lock it kept, before what it took from others, before a signal that came too early. Whoever was held
//! back before is held back with it, in a run more: several threads may each end the run.
//!
//! There is nothing to ask a solver here: what the held thread kept from view has not been seen yet.

use super::confirm;
use super::observe::Observed;
use driver::Symbolic;
use rustc_hash::{FxHashMap, FxHashSet};
use trace::{Event, FailureKind, Place, Segment, SyncOp, ThreadName, What};
use vm::End;

/// Companions for the same place of one thread, at most.
const MOST: u32 = 12;

/// Threads to hold back, and from which of their step clocks on.
pub(super) type Holds = Vec<(ThreadName, u64)>;

/// A run to do.
#[derive(Clone, Debug)]
pub(super) struct Companion {
    /// The trace of the pool that it goes with.
    pub(super) of: usize,
    pub(super) schedule: Vec<Segment>,
    pub(super) inputs: Symbolic,
    pub(super) holds: Holds,
}

#[derive(Default)]
pub(super) struct Companions {
    times: FxHashMap<(ThreadName, u32, u32), u32>,
    pub(super) open: Vec<Companion>,
    /// Who was held back in the run that is planned for.
    pub(super) held: Holds,
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
        // What threads wait for at the end: their last event is the beginning of a wait.
        let last = |number: usize| of(number).next_back();
        let waited = (0..threads.len()).filter_map(last).filter_map(|e| match &e.what {
            What::Sync { op, on } => op.begins_wait().map(|_| on.address),
            _ => None,
        });
        let waited: FxHashSet<u64> = waited.collect();
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
            // What others still wait for came before they waited.
            let early =
                |e: &&Event| matches!(&e.what, What::Sync { op, on } if op.wakes() && waited.contains(&on.address));
            holds.extend(of(number).filter(early).map(|e| hold(number, e)));
        }
        for (number, clock, place) in holds {
            let times = self.times.entry((threads[number].clone(), place.line, place.column)).or_default();
            *times += 1;
            if *times <= MOST {
                let alone = vec![(threads[number].clone(), clock)];
                let others = self.held.iter().filter(|(thread, _)| *thread != threads[number]);
                let together: Holds = others.chain(&alone).cloned().collect();
                let both = together.len() > 1;
                for holds in [Some(alone), both.then_some(together)].into_iter().flatten() {
                    let (schedule, inputs) = (observed.outcome.schedule.clone(), observed.inputs.clone());
                    self.open.push(Companion { of: entry, schedule, inputs, holds });
                }
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
