//! What else a trace could lead to, besides other decisions: locks taken in a circle (GoodLock's candidates, as in ConLock), accesses to
//! what has been freed, waits that begin after their signal, waits for what no circle of locks tells of.
//!
//! These are candidates only: the solver says which of them an order leads to, and that order is run.

use super::held::Holding;
use rustc_hash::{FxHashMap, FxHashSet};
use solve::{Goal, Question};
use std::collections::BTreeMap;
use std::hash::BuildHasher;
use trace::{EventId, SyncOp, ThreadName, Trace, What};

/// Candidates of one kind in one trace, at most.
const MOST: usize = 64;
/// Threads of a circle, at most.
const LONGEST: usize = 8;

/// A candidate, and a number that is the same for the same candidate of another trace.
pub struct Candidate {
    pub question: Question,
    /// Where it is in the program.
    pub identity: u64,
}

/// A lock wanted while another is held.
#[derive(Clone, Copy)]
struct Nested {
    thread: u32,
    held: u64,
    wanted: u64,
    at: EventId,
    place: u32,
}

fn waits(op: &SyncOp) -> bool {
    matches!(op, SyncOp::Lock | SyncOp::ReadLock | SyncOp::WriteLock)
}

fn nested(trace: &Trace) -> Vec<Nested> {
    let mut held: FxHashMap<u32, Vec<u64>> = FxHashMap::default();
    let mut all = Vec::new();
    for (at, event) in trace.ids() {
        let What::Sync { op, on } = &event.what else { continue };
        let mine = held.entry(event.thread).or_default();
        if op.takes_lock() {
            if waits(op) {
                let place = event.place;
                let with = |&held: &u64| Nested { thread: event.thread, held, wanted: on.address, at, place };
                all.extend(mine.iter().filter(|&&h| h != on.address).map(with));
            }
            mine.push(on.address);
        } else if op.releases_lock()
            && let Some(i) = mine.iter().rposition(|&h| h == on.address)
        {
            mine.remove(i);
        }
    }
    all
}

/// Circles of locks over different threads.
fn cycles(trace: &Trace) -> Vec<Candidate> {
    let all = nested(trace);
    let mut by_held: FxHashMap<u64, Vec<usize>> = FxHashMap::default();
    let mut known = FxHashSet::default();
    for (i, n) in all.iter().enumerate() {
        // Of the same two lines of one thread, once is enough.
        if known.insert((n.thread, n.held, n.wanted, n.place)) {
            by_held.entry(n.held).or_default().push(i);
        }
    }
    let mut found = Vec::new();
    let starts: Vec<usize> = by_held.values().flatten().copied().collect();
    for start in starts {
        let mut open = vec![vec![start]];
        while let Some(path) = open.pop() {
            let last = &all[path[path.len() - 1]];
            for &next in by_held.get(&last.wanted).map_or(&[][..], Vec::as_slice) {
                if path.iter().any(|&p| all[p].thread == all[next].thread) || next < start {
                    continue;
                }
                let mut longer = path.clone();
                longer.push(next);
                if all[next].wanted == all[start].held {
                    found.push(longer);
                } else if longer.len() < LONGEST {
                    open.push(longer);
                }
            }
            if found.len() >= MOST {
                break;
            }
        }
    }
    let candidate = |path: Vec<usize>| {
        let mut places: Vec<(u32, u32)> = path.iter().map(|&p| (all[p].thread, all[p].place)).collect();
        places.sort_unstable();
        let goal = Goal::Cycle(path.iter().map(|&p| all[p].at).collect());
        Candidate { question: goal.into(), identity: identity(trace, "cycle", &places) }
    };
    found.into_iter().take(MOST).map(candidate).collect()
}

/// Accesses by their first address. Where one thread accesses the same again at the same place, the first time stands for all.
#[derive(Default)]
struct Accesses {
    /// What comes after the last byte, how many accesses came before, which event, and where.
    by_address: BTreeMap<u64, Vec<(u64, usize, EventId, u32)>>,
    known: FxHashSet<(u64, u64, u32, u32)>,
    widest: u64,
}

impl Accesses {
    fn add(&mut self, (from, to): (u64, u64), event: EventId, place: u32) {
        if self.known.insert((from, to, event.thread, place)) {
            self.by_address.entry(from).or_default().push((to, self.known.len(), event, place));
            self.widest = self.widest.max(to - from);
        }
    }

    /// Those that overlap, in the order of the trace. Looks at no others, unless some are very wide.
    fn within(&self, (from, to): (u64, u64)) -> Vec<(EventId, u32)> {
        let near = self.by_address.range(from.saturating_sub(self.widest)..to).flat_map(|(_, all)| all);
        let mut found: Vec<_> = near.filter(|a| from < a.0).collect();
        found.sort_unstable_by_key(|a| a.1);
        found.into_iter().map(|a| (a.2, a.3)).collect()
    }
}

/// Accesses by one thread to what another frees, where the observed run had them before it.
fn stale(trace: &Trace) -> Vec<Candidate> {
    // Frees may be of much, and are few.
    let (mut accesses, mut frees) = (Accesses::default(), Accesses::default());
    let mut known = FxHashSet::default();
    let mut found = Vec::new();
    for (at, event) in trace.ids() {
        match &event.what {
            What::Free { address, size } => {
                let span = (*address, address.saturating_add(*size.max(&1)));
                let earlier = accesses.within(span).into_iter().chain(frees.within(span));
                for (access, place) in earlier.filter(|(access, _)| access.thread != at.thread) {
                    let goal = Goal::Stale { free: at, access };
                    let identity = identity(trace, "stale", &[(at.thread, event.place), (access.thread, place)]);
                    if known.insert(identity) {
                        found.push(Candidate { question: goal.into(), identity });
                    }
                    if found.len() >= MOST {
                        return found;
                    }
                }
                // A second free is an access, too.
                frees.add(span, at, event.place);
            }
            what => {
                if let Some(access) = what.access() {
                    let span = (access.address, access.address.saturating_add(access.size.into()));
                    accesses.add(span, at, event.place);
                }
            }
        }
    }
    found
}

/// Waits that begin when all signals that the run had for them have been given.
pub fn lost_signals(trace: &Trace) -> Vec<Candidate> {
    let order: FxHashMap<EventId, usize> = trace.ids().enumerate().map(|(n, (id, _))| (id, n)).collect();
    let mut waits: Vec<(EventId, u64, u32)> = Vec::new();
    let mut signals: FxHashMap<u64, Vec<EventId>> = FxHashMap::default();
    for (at, event) in trace.ids() {
        let What::Sync { op, on } = &event.what else { continue };
        match op {
            op if op.begins_wait().is_some() => waits.push((at, on.address, event.place)),
            op if op.wakes() => signals.entry(on.address).or_default().push(at),
            _ => {}
        }
    }
    // The other way round: a signal that came before the wait began, which then waited for ever.
    let missed = |&(wait, condition, place): &(EventId, u64, u32)| {
        let before = |s: &&EventId| s.thread != wait.thread && order.get(*s) < order.get(&wait);
        let signal = signals.get(&condition)?.iter().rev().find(before)?;
        let identity = identity(trace, "missed", &[(wait.thread, place), (signal.thread, 0)]);
        Some(Candidate { question: Question { reached: vec![wait], ..Goal::At(*signal).into() }, identity })
    };
    let mut all: Vec<Candidate> = waits.iter().filter_map(missed).take(MOST).collect();
    let candidate = |(wait, condition, place): (EventId, u64, u32)| {
        // Of each other thread the last signal: the earlier ones come before it.
        let mut last: FxHashMap<u32, EventId> = FxHashMap::default();
        for &signal in signals.get(&condition)?.iter().filter(|s| s.thread != wait.thread) {
            last.insert(signal.thread, signal);
        }
        let mut reached: Vec<EventId> = last.into_values().collect();
        reached.sort_unstable();
        let identity = identity(trace, "lost", &[(wait.thread, place)]);
        (!reached.is_empty()).then(|| Candidate { question: Question { reached, ..Goal::At(wait).into() }, identity })
    };
    all.extend(waits.into_iter().filter_map(candidate).take(MOST));
    all
}

/// Attempts to write that looked at who else waits, and found the lock free: the writer could have to wait, where others see it.
pub fn writers_that_could_wait(trace: &Trace) -> Vec<Candidate> {
    let mut known = FxHashSet::default();
    let mut looked: Option<(u32, u64)> = None;
    let mut found = Vec::new();
    for (at, event) in trace.ids() {
        let step = Some((event.thread, event.clock));
        if matches!(event.what, What::Sync { op: SyncOp::TryWriteLock { took: true }, .. }) && looked == step {
            let identity = identity(trace, "writer waits", &[(at.thread, event.place)]);
            if known.insert(identity) {
                found.push(Candidate { question: Goal::Flip(at).into(), identity });
            }
        }
        if event.what.access().is_some_and(|a| a.atomic.is_some()) {
            looked = step;
        }
    }
    found.truncate(MOST);
    found
}

/// Waits for posts, for others at a barrier, for signals, and for locks that somebody never gives back: could it be that nobody goes on?
/// Waits for one object at one place are one candidate, or two: first that main is stuck, too, and then that it may have ended, when
/// whoever still waits may be meant to.
pub fn stuck(trace: &Trace) -> Vec<Candidate> {
    let mut holding = Holding::default();
    trace.ids().for_each(|(id, event)| holding.step(id, event));
    let ended = trace.events.iter().filter(|e| matches!(e.what, What::Exit));
    let kept: FxHashSet<u64> = ended.flat_map(|e| holding.by(e.thread)).map(|h| h.address).collect();
    let mut waits: BTreeMap<(u32, u64), Vec<EventId>> = BTreeMap::new();
    let main = trace.tables.find_thread(&ThreadName::main());
    let mut of_main = Vec::new();
    for (at, event) in trace.ids().skip(trace.start) {
        let is_main = Some(event.thread) == main;
        of_main.extend((is_main && matches!(event.what, What::Join { .. })).then_some(at));
        let What::Sync { op, on } = &event.what else { continue };
        let is_wait = match op {
            SyncOp::SemaphoreWait => true,
            op if op.resumes() => true,
            op => self::waits(op) && kept.contains(&on.address),
        };
        of_main.extend((is_main && (is_wait || self::waits(op))).then_some(at));
        if is_wait {
            waits.entry((event.place, on.address)).or_default().push(at);
        }
    }
    let candidates = |((place, object), waits): ((u32, u64), Vec<EventId>)| {
        let p = &trace.tables.places()[place as usize];
        let candidate = |lists: Vec<Vec<EventId>>| {
            let identity = (lists.len(), &p.file, p.line, p.column, object);
            let identity = rustc_hash::FxBuildHasher.hash_one(("stuck", identity));
            Candidate { question: Goal::Stuck(lists).into(), identity }
        };
        let all = (!of_main.is_empty()).then(|| candidate(vec![waits.clone(), of_main.clone()]));
        all.into_iter().chain([candidate(vec![waits])])
    };
    waits.into_iter().flat_map(candidates).collect()
}

/// The same for traces of the same events, whatever their order: what is possible in one of them is possible in all.
pub fn shape(trace: &Trace) -> u64 {
    let hash = rustc_hash::FxBuildHasher;
    let mut threads: BTreeMap<u32, u64> = BTreeMap::new();
    for event in &trace.events {
        let what = match &event.what {
            What::Sync { op, on } => hash.hash_one((std::mem::discriminant(op), on.address)),
            What::Branch { taken, .. } => (*taken).into(),
            What::Fixed { value, .. } => *value,
            What::Write { after, expr: None, .. } | What::Update { after, expr: None, .. } => after.unwrap_or(0),
            _ => 0,
        };
        let so_far = threads.entry(event.thread).or_default();
        *so_far = hash.hash_one((*so_far, event.clock, std::mem::discriminant(&event.what), what));
    }
    // The numbers of threads depend on the run, their names do not.
    let named = threads.iter().map(|(&t, all)| hash.hash_one((trace.tables.threads()[t as usize].to_string(), all)));
    named.fold(0, u64::wrapping_add)
}

fn identity(trace: &Trace, kind: &str, places: &[(u32, u32)]) -> u64 {
    let named: Vec<_> = places
        .iter()
        .map(|&(thread, place)| {
            let p = &trace.tables.places()[place as usize];
            (trace.tables.threads()[thread as usize].to_string(), p.file.clone(), p.line, p.column)
        })
        .collect();
    rustc_hash::FxBuildHasher.hash_one((kind, named))
}

pub fn candidates(trace: &Trace) -> Vec<Candidate> {
    let mut all = cycles(trace);
    all.extend(stale(trace));
    all.extend(lost_signals(trace));
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_freed_is_compared_only_with_what_is_near() {
        let mut accesses = Accesses::default();
        let event = |index: usize| EventId { thread: 0, index: index as u32 };
        let spans: Vec<(u64, u64)> = (0..2_000u64).map(|n| (n * 7919 % 4096, n * 7919 % 4096 + 1 + n % 8)).collect();
        for (n, &span) in spans.iter().enumerate() {
            accesses.add(span, event(n), n as u32);
        }
        for from in (0..4096).step_by(97) {
            let freed = (from, from + 16);
            let plain: Vec<u32> =
                (0..spans.len()).filter(|&n| spans[n].0 < freed.1 && freed.0 < spans[n].1).map(|n| n as u32).collect();
            assert_eq!(accesses.within(freed).into_iter().map(|a| a.1).collect::<Vec<_>>(), plain, "{from}");
        }
    }

    #[test]
    fn accesses_of_the_same_place_count_once() {
        let mut accesses = Accesses::default();
        for index in 0..1_000 {
            accesses.add((8, 12), EventId { thread: 1, index }, 5);
        }
        assert_eq!(accesses.within((8, 16)), [(EventId { thread: 1, index: 0 }, 5)]);
    }
}
