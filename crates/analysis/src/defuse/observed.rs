//! Which write each read of a run found.

use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use trace::{EventId, ThreadName, Trace, What};

/// A read, and whose write it found; `None`: what was there before the trace begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Found {
    pub write: Option<EventId>,
    pub read: EventId,
}

/// Who wrote which bytes last.
#[derive(Default)]
struct Written {
    /// By the first byte: the byte after the last, and the writer.
    spans: BTreeMap<u64, (u64, EventId)>,
}

impl Written {
    /// Forgets who wrote these bytes.
    fn clear(&mut self, from: u64, to: u64) {
        if let Some((&first, &(end, writer))) = self.spans.range(..from).next_back()
            && end > from
        {
            self.spans.insert(first, (from, writer));
            if end > to {
                self.spans.insert(to, (end, writer));
            }
        }
        while let Some((&first, &(end, writer))) = self.spans.range(from..to).next() {
            self.spans.remove(&first);
            if end > to {
                self.spans.insert(to, (end, writer));
            }
        }
    }

    fn write(&mut self, from: u64, to: u64, writer: EventId) {
        self.clear(from, to);
        self.spans.insert(from, (to, writer));
    }

    /// Who wrote some of these bytes; `None` for those that nobody wrote.
    fn writers(&self, from: u64, to: u64) -> Vec<Option<EventId>> {
        let mut all = Vec::new();
        let mut at = from;
        let first = self.spans.range(..=from).next_back().filter(|(_, (end, _))| *end > from);
        for (&begin, &(end, writer)) in first.into_iter().chain(self.spans.range(from.saturating_add(1)..to)) {
            if begin > at {
                all.push(None);
            }
            all.push(Some(writer));
            at = end;
        }
        if at < to {
            all.push(None);
        }
        all.sort_unstable();
        all.dedup();
        all
    }
}

/// Every read of a run whose code has a place, with the writes that it found.
pub(super) fn found(trace: &Trace) -> Vec<Found> {
    let mut written = Written::default();
    let mut all = Vec::new();
    for (id, event) in trace.ids() {
        if let What::Alloc { address, size } | What::Free { address, size } = event.what {
            written.clear(address, address.saturating_add(size));
        }
        let Some(at) = event.what.access() else { continue };
        let (from, to) = (at.address, at.address.saturating_add(u64::from(at.size)));
        let (reads, writes) = does(&event.what);
        if reads && to > from && trace.tables.places()[event.place as usize].is_known() {
            all.extend(written.writers(from, to).into_iter().map(|write| Found { write, read: id }));
        }
        if writes && to > from {
            written.write(from, to, id);
        }
    }
    all
}

/// Who found which write in a trace, where several threads write the same bytes.
pub(super) struct Beside<'t> {
    trace: &'t Trace,
    /// By the first byte and the write: reads of threads that write there, too.
    readers: FxHashMap<(u64, Option<EventId>), Vec<EventId>>,
    writers: FxHashSet<(u64, u32)>,
}

impl<'t> Beside<'t> {
    pub(super) fn of(trace: &'t Trace) -> Beside<'t> {
        let accesses = trace.events.iter().filter_map(|e| Some((e, e.what.access()?)));
        let writes = accesses.filter(|(e, _)| does(&e.what).1);
        let writers: FxHashSet<(u64, u32)> = writes.map(|(e, at)| (at.address, e.thread)).collect();
        let mut readers: FxHashMap<_, Vec<EventId>> = FxHashMap::default();
        for Found { write, read } in found(trace) {
            let Some(at) = trace.find(read).and_then(|e| e.what.access()) else { continue };
            if writers.contains(&(at.address, read.thread)) {
                readers.entry((at.address, write)).or_default().push(read);
            }
        }
        Beside { trace, readers, writers }
    }

    /// A read of another thread that found this write, if both threads write there.
    pub(super) fn who_found(&self, write: Option<EventId>, read: EventId) -> Option<EventId> {
        let at = self.trace.find(read)?.what.access()?;
        if !self.writers.contains(&(at.address, read.thread)) {
            return None;
        }
        self.readers.get(&(at.address, write))?.iter().find(|r| r.thread != read.thread).copied()
    }
}

/// Threads that were not through at the end. Whether main was, only the end tells.
pub(super) fn cut_off(trace: &Trace, main_ended: bool) -> Vec<ThreadName> {
    let mut through = vec![false; trace.tables.threads().len()];
    for event in trace.events.iter().filter(|e| matches!(e.what, What::Exit)) {
        through[event.thread as usize] = true;
    }
    let all = trace.tables.threads().iter().zip(through);
    all.filter(|(name, through)| !(*through || main_ended && **name == ThreadName::main()))
        .map(|(name, _)| name.clone())
        .collect()
}

/// Whether something reads, and whether it writes.
pub(super) fn does(what: &What) -> (bool, bool) {
    match what {
        What::Read { .. } => (true, false),
        What::Write { .. } => (false, true),
        What::Update { .. } => (true, true),
        _ => (false, false),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn event(index: u32) -> EventId {
        EventId { thread: 0, index }
    }

    #[test]
    fn spans_agree_with_bytes() {
        let (mut written, mut bytes) = (Written::default(), [None; 64]);
        let mut seed = 1u64;
        let mut random = |n: u64| {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (seed >> 33) % n
        };
        for n in 0..5000 {
            let from = random(60);
            let to = from + 1 + random(63 - from);
            let mut expected: Vec<Option<EventId>> = bytes[from as usize..to as usize].to_vec();
            expected.sort_unstable();
            expected.dedup();
            assert_eq!(written.writers(from, to), expected);
            let writer = (random(5) > 0).then(|| event(n));
            match writer {
                Some(writer) => written.write(from, to, writer),
                None => written.clear(from, to),
            }
            bytes[from as usize..to as usize].fill(writer);
        }
    }
}
