//! The locks that threads hold on their way through a trace.

use rustc_hash::FxHashMap;
use trace::{Event, EventId, SECTIONS, SyncOp, What};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    pub address: u64,
    /// Its name, an index into the trace's locations.
    pub location: u32,
    /// Where it was taken.
    pub at: EventId,
    pub place: u32,
    /// Only to read.
    pub reads: bool,
}

#[derive(Default)]
pub struct Holding {
    threads: FxHashMap<u32, Vec<Held>>,
}

impl Holding {
    pub fn step(&mut self, at: EventId, event: &Event) {
        let What::Sync { op, on } = &event.what else { return };
        // Nobody waits for an indivisible section.
        if on.address == SECTIONS {
            return;
        }
        let held = self.threads.entry(event.thread).or_default();
        if op.takes_lock() {
            let reads = matches!(op, SyncOp::ReadLock | SyncOp::TryReadLock { .. });
            held.push(Held { address: on.address, location: on.location, at, place: event.place, reads });
        } else if op.releases_lock()
            && let Some(i) = held.iter().rposition(|h| h.address == on.address)
        {
            held.remove(i);
        }
    }

    /// What a thread holds, in the order in which it was taken.
    pub fn by(&self, thread: u32) -> &[Held] {
        self.threads.get(&thread).map_or(&[], Vec::as_slice)
    }
}

/// A lock that keeps two holders apart.
pub fn guard<'h>(a: &'h [Held], b: &[Held]) -> Option<&'h Held> {
    a.iter().find(|x| b.iter().any(|y| x.address == y.address && !(x.reads && y.reads)))
}
