//! Which accesses of a trace may race: the hybrid of locksets and happens-before (O'Callahan and Choi, "Hybrid Dynamic Data Race
//! Detection", PPoPP 2003).
//!
//! Two accesses of different threads to a common byte, one of them a write and not both atomic, are a candidate if no lock
//! is held at both and the lives of the threads do not order them. The paper also takes messages (signals, semaphores) for
//! orders; here the model decides about those, because another signal might do as well: a few more candidates, each with a verdict.
//!
//! Occurrences of one pair of lines are many in a loop. Of each thread's, between two creations or joins of its own, the first and the
//! last few are kept, and of their pairs the ones that were nearest; what is left out is counted.

use crate::hunt::{Ends, without_numbers};
use crate::predict::held::{self, Held, Holding};
use crate::predict::lives::Lives;
use rustc_hash::{FxHashMap, FxHashSet};
use serde::Serialize;
use std::collections::BTreeMap;
use std::sync::Arc;
use trace::{EventId, SECTIONS, Trace, What};

/// Pairs of occurrences that are asked of one trace.
const MOST: usize = 12;
/// Bytes that are looked at together.
const GRANULE: u64 = 8;
/// An access of more granules is compared with all others instead.
const WIDEST: u64 = 4096;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    Read,
    Write,
    Update,
    AtomicRead,
    AtomicWrite,
    AtomicUpdate,
    Free,
}

impl Kind {
    pub fn of(what: &What) -> Option<Kind> {
        Some(match what {
            What::Read { at, .. } if at.atomic.is_some() => Kind::AtomicRead,
            What::Read { .. } => Kind::Read,
            What::Write { at, .. } if at.atomic.is_some() => Kind::AtomicWrite,
            What::Write { .. } => Kind::Write,
            What::Update { at, .. } if at.atomic.is_some() => Kind::AtomicUpdate,
            What::Update { .. } => Kind::Update,
            What::Free { .. } => Kind::Free,
            _ => return None,
        })
    }

    /// Of an access that only the code shows.
    pub fn in_code(writes: bool, atomic: bool) -> Kind {
        match (writes, atomic) {
            (false, false) => Kind::Read,
            (true, false) => Kind::Write,
            (false, true) => Kind::AtomicRead,
            (true, true) => Kind::AtomicWrite,
        }
    }

    fn is_read(self) -> bool {
        matches!(self, Kind::Read | Kind::AtomicRead)
    }

    fn is_atomic(self) -> bool {
        matches!(self, Kind::AtomicRead | Kind::AtomicWrite | Kind::AtomicUpdate)
    }
}

/// One side of a race, wherever and whenever it runs.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Side {
    pub file: Arc<str>,
    pub line: u32,
    pub column: u32,
    pub kind: Kind,
}

/// Two sides, the lower one first, and the data, without the numbers in its name: `cells[3]` races as `cells[4]` does.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Variant {
    pub sides: [Side; 2],
    pub data: String,
}

#[derive(Default)]
pub struct Occurrences {
    /// The events of either side, the nearest first.
    pub pairs: Vec<(EventId, EventId)>,
    /// How many more there are.
    pub left_out: u64,
}

struct Alike {
    thread: u32,
    place: u32,
    kind: Kind,
    location: u32,
    from: u64,
    to: u64,
    locks: u32,
    events: Ends,
}

impl Alike {
    /// Whether the lives of threads leave their order open: that is the same for all of them.
    fn unordered(&self, other: &Alike, lives: &Lives) -> bool {
        let mut both = self.events.kept().zip(other.events.kept());
        both.next().is_some_and(|((a, _), (b, _))| lives.unordered(*a, *b))
    }
}

pub fn candidates(trace: &Trace) -> BTreeMap<Variant, Occurrences> {
    let (alike, locksets) = gather(trace);
    let lives = Lives::of(trace);
    let mut by_granule: FxHashMap<u64, Vec<usize>> = FxHashMap::default();
    let mut wide: Vec<usize> = Vec::new();
    for (number, a) in alike.iter().enumerate() {
        let (first, last) = (a.from / GRANULE, (a.to - 1) / GRANULE);
        if last - first >= WIDEST {
            wide.push(number);
            continue;
        }
        (first..=last).for_each(|granule| by_granule.entry(granule).or_default().push(number));
    }
    let near = by_granule.values().flat_map(|group| pairs(group));
    let far = wide.iter().flat_map(|&i| (0..alike.len()).map(move |j| (i, j)));
    let mut met = FxHashSet::default();
    let mut found: BTreeMap<Variant, Vec<(usize, EventId, EventId)>> = BTreeMap::new();
    let mut all: BTreeMap<Variant, u64> = BTreeMap::new();
    for (i, j) in near.chain(far) {
        let (a, b) = (&alike[i], &alike[j]);
        let apart = a.thread == b.thread
            || a.kind.is_read() && b.kind.is_read()
            || a.kind.is_atomic() && b.kind.is_atomic()
            || a.to <= b.from
            || b.to <= a.from
            || held::guard(&locksets[a.locks as usize], &locksets[b.locks as usize]).is_some();
        if apart || !a.unordered(b, &lives) || !met.insert((i.min(j), i.max(j))) {
            continue;
        }
        let Some(variant) = variant(trace, a, b) else { continue };
        *all.entry(variant.clone()).or_default() += a.events.count.saturating_mul(b.events.count);
        let found = found.entry(variant).or_default();
        for (x, p) in a.events.kept() {
            found.extend(b.events.kept().map(|(y, q)| (p.abs_diff(*q), *x, *y)));
        }
    }
    let occurrences = |(variant, mut pairs): (Variant, Vec<(usize, EventId, EventId)>)| {
        pairs.sort_unstable();
        pairs.truncate(MOST);
        let left_out = all.get(&variant).copied().unwrap_or(0) - pairs.len() as u64;
        (variant, Occurrences { pairs: pairs.into_iter().map(|(_, a, b)| (a, b)).collect(), left_out })
    };
    found.into_iter().map(occurrences).collect()
}

fn pairs(group: &[usize]) -> impl Iterator<Item = (usize, usize)> {
    group.iter().enumerate().flat_map(|(n, &i)| group[..n].iter().map(move |&j| (i, j)))
}

/// The accesses, and the sets of locks that they are made under.
fn gather(trace: &Trace) -> (Vec<Alike>, Vec<Vec<Held>>) {
    let mut holding = Holding::default();
    let mut locksets: Vec<Vec<Held>> = Vec::new();
    let mut numbers: FxHashMap<Vec<(u64, bool)>, u32> = FxHashMap::default();
    // The number of what each thread holds now, until that changes.
    let mut current: FxHashMap<u32, u32> = FxHashMap::default();
    let mut alike: Vec<Alike> = Vec::new();
    let mut known = FxHashMap::default();
    // Between two creations or joins of its thread, all accesses stand alike to the lives of others.
    let mut ages: FxHashMap<u32, u32> = FxHashMap::default();
    let mut inside: FxHashSet<u32> = FxHashSet::default();
    for (position, (id, event)) in trace.ids().enumerate() {
        if matches!(event.what, What::Fork { .. } | What::Join { .. }) {
            *ages.entry(event.thread).or_default() += 1;
            continue;
        }
        if let What::Sync { op, on } = &event.what {
            if on.address == SECTIONS && op.takes_lock() {
                inside.insert(event.thread);
            } else if on.address == SECTIONS {
                inside.remove(&event.thread);
            }
            holding.step(id, event);
            current.remove(&event.thread);
            continue;
        }
        // Nobody can stand in the middle of an indivisible section.
        if position < trace.start
            || inside.contains(&event.thread)
            || !trace.tables.places()[event.place as usize].is_known()
        {
            continue;
        }
        let Some(kind) = Kind::of(&event.what) else { continue };
        let (from, size, location) = match &event.what {
            What::Free { address, size } => (*address, (*size).max(1), 0),
            what => match what.access() {
                Some(at) => (at.address, u64::from(at.size).max(1), at.location),
                None => continue,
            },
        };
        let to = from.saturating_add(size);
        let locks = *current.entry(event.thread).or_insert_with(|| {
            let held = holding.by(event.thread);
            let mut key: Vec<(u64, bool)> = held.iter().map(|h| (h.address, h.reads)).collect();
            key.sort_unstable();
            key.dedup();
            *numbers.entry(key).or_insert_with(|| {
                locksets.push(held.to_vec());
                locksets.len() as u32 - 1
            })
        });
        let age = ages.get(&event.thread).copied().unwrap_or(0);
        let key = (event.thread, event.place, kind, from, to, locks, age);
        let number = *known.entry(key).or_insert_with(|| {
            let (thread, place) = (event.thread, event.place);
            alike.push(Alike { thread, place, kind, location, from, to, locks, events: Ends::default() });
            alike.len() - 1
        });
        alike[number].events.add(id, position);
    }
    (alike, locksets)
}

fn variant(trace: &Trace, a: &Alike, b: &Alike) -> Option<Variant> {
    let side = |x: &Alike| {
        let place = trace.tables.places().get(x.place as usize)?;
        Some(Side { file: place.file.clone(), line: place.line, column: place.column, kind: x.kind })
    };
    let mut sides = [side(a)?, side(b)?];
    // Each may know the data by another name, as a whole or a part of it: the first one's counts, unless it frees.
    let weight = |s: &Side| (s.kind == Kind::Free, s.clone());
    let named = if weight(&sides[0]) <= weight(&sides[1]) { a } else { b };
    sides.sort();
    let name = trace.tables.locations().get(named.location as usize)?;
    Some(Variant { sides, data: without_numbers(name) })
}
