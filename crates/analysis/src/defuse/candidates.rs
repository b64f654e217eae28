//! The reads of a trace that could find another write: potential pairs, to be asked about one by one.
//!
//! Accesses of one thread at one place to the same bytes are alike; of many the first and the last few are kept, and of their pairs those that
//! were nearest. What is left out is counted.

use super::observed::does;
use crate::hunt::Ends;
use crate::predict::lives::Lives;
use rustc_hash::{FxHashMap, FxHashSet};
use trace::{EventId, SECTIONS, Trace, What};

/// Pairs of occurrences that are asked of one trace.
const MOST: usize = 6;
/// Bytes that are looked at together.
const GRANULE: u64 = 8;
/// An access of more granules is not looked at: what is copied at once is no variable.
const WIDEST: u64 = 4096;

/// A write that a read could find, at some of their occurrences.
pub(super) struct Potential {
    /// An event of each; `None`: what was there before the trace begins.
    pub write: Option<EventId>,
    pub read: EventId,
    pub pairs: Vec<(Option<EventId>, EventId)>,
    pub left_out: u64,
}

struct Alike {
    thread: u32,
    from: u64,
    to: u64,
    reads: bool,
    writes: bool,
    /// Inside an indivisible section, where nobody can stand.
    inside: bool,
    events: Ends,
}

impl Alike {
    /// Whether it overwrites all that another one reads.
    fn covers(&self, read: &Alike) -> bool {
        self.from <= read.from && read.to <= self.to
    }

    fn one(&self) -> EventId {
        self.events.kept().next().map_or(EventId { thread: self.thread, index: 0 }, |e| e.0)
    }
}

/// All of a trace, those that it shows among them.
pub(super) fn potential(trace: &Trace) -> Vec<Potential> {
    let alike = gather(trace);
    let lives = Lives::of(trace);
    let mut writes: FxHashMap<u64, Vec<usize>> = FxHashMap::default();
    let granules = |a: &Alike| a.from / GRANULE..=(a.to - 1) / GRANULE;
    for (n, a) in alike.iter().enumerate().filter(|(_, a)| a.writes) {
        granules(a).for_each(|g| writes.entry(g).or_default().push(n));
    }
    let mut all = Vec::new();
    for read in alike.iter().filter(|a| a.reads) {
        let mut met = FxHashSet::default();
        let near = granules(read).flat_map(|g| writes.get(&g).into_iter().flatten().copied());
        let near: Vec<usize> = near.filter(|w| met.insert(*w) && overlap(&alike[*w], read)).collect();
        let covering: Vec<&Alike> = near.iter().map(|&w| &alike[w]).filter(|w| w.covers(read)).collect();
        let hidden = Hidden::of(read, &covering, &lives);
        for &w in &near {
            all.extend(between(&alike[w], read, &lives, &hidden));
        }
        // Whoever wrote it before in the same thread, or before the thread was there, wrote it in every order.
        let before = |w: &Alike, r: EventId| {
            let first = w.one();
            first.thread == r.thread && first.index < r.index || lives.before(first, r)
        };
        let open = read.events.kept().filter(|(r, _)| !covering.iter().any(|w| before(w, *r)));
        let pairs: Vec<_> = open.map(|(r, _)| (None, *r)).take(MOST).collect();
        if !near.is_empty() && !pairs.is_empty() {
            let left_out = if read.inside { read.events.count } else { 0 };
            let pairs = if read.inside { Vec::new() } else { pairs };
            all.push(Potential { write: None, read: read.one(), pairs, left_out });
        }
    }
    all
}

/// Writes that no read of some bytes finds, because another write surely comes between: by the read, and by the thread of the write, the last
/// write of all the bytes that surely comes before the read.
struct Hidden(FxHashMap<EventId, FxHashMap<u32, u32>>);

impl Hidden {
    fn of(read: &Alike, covering: &[&Alike], lives: &Lives) -> Hidden {
        let of = |r: EventId| {
            let mut last: FxHashMap<u32, u32> = FxHashMap::default();
            for (w, _) in covering.iter().flat_map(|w| w.events.kept()) {
                if if w.thread == r.thread { w.index < r.index } else { lives.before(*w, r) } {
                    let index = last.entry(w.thread).or_default();
                    *index = w.index.max(*index);
                }
            }
            last
        };
        Hidden(read.events.kept().map(|(r, _)| (*r, of(*r))).collect())
    }

    fn has(&self, write: EventId, read: EventId, lives: &Lives) -> bool {
        let Some(last) = self.0.get(&read) else { return false };
        let own = last.get(&read.thread).map(|&index| EventId { thread: read.thread, index });
        last.get(&write.thread).is_some_and(|&index| write.index < index)
            || own.is_some_and(|own| lives.before(write, own))
    }
}

fn overlap(a: &Alike, b: &Alike) -> bool {
    a.from < b.to && b.from < a.to
}

/// The pairs of occurrences that some order could have, the nearest first.
fn between(write: &Alike, read: &Alike, lives: &Lives, hidden: &Hidden) -> Option<Potential> {
    let possible =
        |w: EventId, r: EventId| w != r && if w.thread == r.thread { w.index < r.index } else { !lives.before(r, w) };
    let both = write.events.kept().flat_map(|w| read.events.kept().map(move |r| (w, r)));
    let possible = both.filter(|(w, r)| possible(w.0, r.0) && !hidden.has(w.0, r.0, lives));
    let mut pairs: Vec<(usize, EventId, EventId)> = possible.map(|(w, r)| (w.1.abs_diff(r.1), w.0, r.0)).collect();
    if pairs.is_empty() {
        return None;
    }
    pairs.sort_unstable();
    let all = write.events.count.saturating_mul(read.events.count);
    let kept = if read.inside { 0 } else { pairs.len().min(MOST) };
    pairs.truncate(kept);
    let left_out = all.saturating_sub(kept as u64);
    let pairs: Vec<_> = pairs.into_iter().map(|(_, w, r)| (Some(w), r)).collect();
    // In a thread of its own the pairs that were left out may be no pairs at all.
    Some(Potential {
        write: Some(write.one()),
        read: read.one(),
        pairs,
        left_out: if all > MOST as u64 { left_out } else { 0 },
    })
}

/// What accesses that are alike have in common: who, where and when in the life of the thread; the bytes; what is done.
type Key = ((u32, u32, u32), (u64, u64), (bool, bool, bool));

fn gather(trace: &Trace) -> Vec<Alike> {
    let mut alike: Vec<Alike> = Vec::new();
    let mut known: FxHashMap<Key, usize> = FxHashMap::default();
    // Creations and joins of a thread so far: between two of them the lives of threads order all alike.
    let mut ages: FxHashMap<u32, u32> = FxHashMap::default();
    let mut inside: FxHashSet<u32> = FxHashSet::default();
    for (position, (id, event)) in trace.ids().enumerate() {
        match &event.what {
            What::Fork { .. } | What::Join { .. } => *ages.entry(event.thread).or_default() += 1,
            What::Sync { op, on } if on.address == SECTIONS => {
                if op.takes_lock() {
                    inside.insert(event.thread);
                } else {
                    inside.remove(&event.thread);
                }
            }
            _ => {}
        }
        let Some(at) = event.what.access() else { continue };
        if !trace.tables.places()[event.place as usize].is_known() {
            continue;
        }
        let (reads, writes) = does(&event.what);
        let (from, to) = (at.address, at.address.saturating_add(u64::from(at.size).max(1)));
        if (to - from) / GRANULE >= WIDEST {
            continue;
        }
        let age = ages.get(&event.thread).copied().unwrap_or(0);
        let within = inside.contains(&event.thread);
        let key = ((event.thread, event.place, age), (from, to), (reads, writes, within));
        let number = *known.entry(key).or_insert_with(|| {
            let events = Ends::default();
            alike.push(Alike { thread: event.thread, from, to, reads, writes, inside: within, events });
            alike.len() - 1
        });
        alike[number].events.add(id, position);
    }
    alike
}
