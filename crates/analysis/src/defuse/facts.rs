//! What runs tell of a flow besides that it exists: how the runs ended that have it, which locks were held at both ends, and whether a thread
//! that reads twice in a row finds the same write (DeFuse: Shi et al., "Do I Use the Wrong Definition?", OOPSLA 2010). The database decides
//! from these what is suspicious.

use super::observed::Found;
use crate::predict::held::{Held, Holding, guard};
use crate::predict::lives::Lives;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use trace::{EventId, Trace};

/// Of all runs so far.
#[derive(Clone, Default)]
pub(super) struct Facts {
    /// Runs that have it, by how they ended.
    pub passing: u64,
    pub failing: u64,
    /// Runs in which the read found the write that the thread's read before it had found, and those in which it found another one.
    pub agreed: u64,
    pub changed: u64,
    /// Runs in which the births and ends of threads put the write before the read.
    pub ordered: u64,
    /// Locks by their names that were held at both ends, each time; `None` before the first.
    pub guards: Option<BTreeSet<String>>,
}

/// The same of one run.
#[derive(Default)]
pub(super) struct InRun {
    agreed: bool,
    changed: bool,
    beside: bool,
    guards: Option<BTreeSet<String>>,
}

impl InRun {
    /// One more time that the flow is there.
    pub(super) fn add(&mut self, beside: Beside) {
        self.agreed |= beside.agrees == Some(true);
        self.changed |= beside.agrees == Some(false);
        self.beside |= !beside.ordered;
        narrow(&mut self.guards, beside.guards);
    }
}

impl Facts {
    pub(super) fn add(&mut self, run: InRun, failed: bool) {
        *(if failed { &mut self.failing } else { &mut self.passing }) += 1;
        self.changed += u64::from(run.changed);
        self.agreed += u64::from(run.agreed && !run.changed);
        self.ordered += u64::from(!run.beside);
        narrow(&mut self.guards, run.guards.unwrap_or_default());
    }
}

fn narrow(all: &mut Option<BTreeSet<String>>, now: BTreeSet<String>) {
    match all {
        Some(all) => all.retain(|lock| now.contains(lock)),
        None => *all = Some(now),
    }
}

/// What stands beside one read of a run and the write that it found.
pub(super) struct Beside {
    ordered: bool,
    guards: BTreeSet<String>,
    /// Whether the read before it, of the same thread and the same data, found the same write; `None` if there was none, or if the thread has
    /// written them in between.
    agrees: Option<bool>,
}

/// A read, and the writes that it found.
type Last = (EventId, Vec<Option<EventId>>);

/// For each flow of a run, in the same order.
pub(super) fn beside(trace: &Trace, found: &[Found]) -> Vec<Beside> {
    let ends = found.iter().flat_map(|f| [Some(f.read), f.write]).flatten();
    let mut locks: FxHashMap<EventId, Vec<Held>> = ends.map(|end| (end, Vec::new())).collect();
    let mut holding = Holding::default();
    let mut written_at: FxHashMap<(u32, u64), u32> = FxHashMap::default();
    // When each thread wrote to an address last, as of each read.
    let mut own_write: FxHashMap<EventId, u32> = FxHashMap::default();
    for (id, event) in trace.ids() {
        if let Some(held) = locks.get_mut(&id) {
            *held = holding.by(id.thread).to_vec();
        }
        if let Some(at) = event.what.access() {
            let (reads, writes) = super::observed::does(&event.what);
            let key = (id.thread, at.address);
            if reads && let Some(&last) = written_at.get(&key) {
                own_write.insert(id, last);
            }
            if writes {
                written_at.insert(key, id.index);
            }
        }
        holding.step(id, event);
    }
    let name = |held: &Held| trace.tables.locations()[held.location as usize].to_string();
    let lives = Lives::of(trace);
    let none = Vec::new();
    let held = |id: EventId| locks.get(&id).unwrap_or(&none);
    // The last read of each thread at each address: which event it was, and what it found.
    let mut before: FxHashMap<(u32, u64), Last> = FxHashMap::default();
    let mut all = Vec::with_capacity(found.len());
    for group in found.chunk_by(|a, b| a.read == b.read) {
        let read = group[0].read;
        let address = trace.find(read).and_then(|e| e.what.access()).map_or(0, |at| at.address);
        let key = (read.thread, address);
        let earlier = before.get(&key).filter(|(last, _)| own_write.get(&read).is_none_or(|w| *w < last.index));
        for f in group {
            let guards = f.write.map_or_else(BTreeSet::new, |write| {
                let (one, other) = (held(write), held(read));
                one.iter().filter(|lock| guard(std::slice::from_ref(*lock), other).is_some()).map(name).collect()
            });
            let ordered = f.write.is_none_or(|write| write.thread == read.thread || lives.before(write, read));
            all.push(Beside { ordered, guards, agrees: earlier.map(|(_, writes)| writes.contains(&f.write)) });
        }
        before.insert(key, (read, group.iter().map(|f| f.write).collect()));
    }
    all
}
