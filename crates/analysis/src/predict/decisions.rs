//! Where a run decided something that could have been decided otherwise: branches on unknowns, and operations whose result
//! depends on the order (trylock and its like).

use super::depends::{Depends, Shapes};
use rustc_hash::{FxHashMap, FxHashSet};
use std::hash::{BuildHasher, Hash};
use trace::{BranchKind, EventId, ExprId, ExprOp, Node, OtherSide, SyncOp, ThreadName, Trace, Wake, What};

/// Rounds of a loop that each look at something else, at most: then it waits.
const MOST_ROUNDS: usize = 256;

/// Neighbouring cases of a switch that are told apart, at most.
const MOST_CASES: u64 = 64;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DecisionKind {
    /// A branch on unknowns.
    Branch(BranchKind),
    TryLock,
    TryReadLock,
    TryWriteLock,
    /// Whether one is taken from a semaphore.
    TryTake,
    /// What a semaphore has.
    Value,
    /// Whether a wait is woken or gives up.
    TimedWait,
    /// How many a futex wakes.
    FutexWake,
    /// Who is the last at a barrier.
    Barrier,
    /// Who runs an initialiser.
    Once,
}

impl DecisionKind {
    pub fn id(self) -> &'static str {
        match self {
            DecisionKind::Branch(kind) => kind.id(),
            DecisionKind::TryLock => "trylock",
            DecisionKind::TryReadLock => "try-read-lock",
            DecisionKind::TryWriteLock => "try-write-lock",
            DecisionKind::TryTake => "sem-trywait",
            DecisionKind::Value => "sem-value",
            DecisionKind::TimedWait => "timed-wait",
            DecisionKind::FutexWake => "futex-wake",
            DecisionKind::Barrier => "barrier",
            DecisionKind::Once => "once",
        }
    }

    /// Whether it is an attempt that may be made again.
    pub fn is_attempt(self) -> bool {
        use DecisionKind::{TryLock, TryReadLock, TryTake, TryWriteLock};
        matches!(self, TryLock | TryReadLock | TryWriteLock | TryTake)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    pub event: EventId,
    /// The step clock.
    pub clock: u64,
    /// Where: an index into the trace's places.
    pub place: u32,
    pub kind: DecisionKind,
    pub taken: bool,
    pub other: OtherSide,
    /// The place and the kind, whatever the run.
    pub site: u64,
    /// The same without how far a call of the library had come, but for its order of magnitude: a text is looked through at one place.
    pub spot: u64,
    /// All decisions of this thread up to here, this one included.
    pub prefix: u64,
    /// The same with this decision the other way.
    pub flipped: u64,
    /// What its thread had decided before it, and where it is.
    pub before: u64,
    /// Where there are more than two sides (an address, a switch): what was compared, and the values of this side; none for
    /// what a switch does by default.
    pub value: Option<(ExprId, Vec<u64>)>,
    /// The same with what all other threads had decided by then, in the order observed.
    pub flipped_all: u64,
    /// The last decisions of the other threads before this one.
    pub others: Vec<EventId>,
    /// Operations to the nearest failure on the other side, within the function.
    pub distance: u32,
    /// Where it is, and what was compared there with which inputs: the same wherever a parser is in the same state at the same byte. Only
    /// if the run has inputs.
    pub condition: Option<u64>,
    /// How often its thread decided here before.
    pub times: u32,
    /// It depends on an input.
    pub on_input: bool,
}

impl Decision {
    pub fn outcome(&self) -> (u64, bool) {
        (self.site, self.taken)
    }

    pub fn other_outcome(&self) -> (u64, bool) {
        (self.site, !self.taken)
    }

    /// Whether the other side fails for all that is known before a run: an assertion, or an access that may be nowhere.
    pub fn may_fail(&self) -> bool {
        self.other == OtherSide::Fails
            || matches!(self.kind, DecisionKind::Branch(BranchKind::Bounds | BranchKind::Divisor | BranchKind::Address))
    }
}

/// How far a failure is on the other side of a branch: by thread and step clock.
pub type Distances = FxHashMap<(ThreadName, u64), u32>;

/// The decisions of a run, in their order.
#[derive(Clone, Default, Debug)]
pub struct Decisions {
    pub all: Vec<Decision>,
    /// What all threads had decided after each of them.
    pub paths: Vec<u64>,
    /// What each two threads had decided, whenever one of them decided something.
    pub pairs: Vec<u64>,
    /// The last decision of each thread.
    pub last: Vec<Last>,
    /// Where something that depends on an input is taken as it was.
    pub lost: Vec<EventId>,
}

/// The last decision of a thread, and all that it decided.
#[derive(Clone, Copy, Debug)]
pub struct Last {
    pub event: EventId,
    pub path: u64,
}

/// Two threads' paths together.
pub fn pair(a: u64, b: u64) -> u64 {
    a.wrapping_mul(3) ^ b.wrapping_mul(3) ^ a.wrapping_add(b)
}

/// A number for all of them. Paths of threads are added up, and the hash by itself is nearly linear: one side of a decision would make up
/// for the side of another. So its bits are mixed once more (the last steps of SplitMix64).
pub(super) fn mix(parts: impl Hash) -> u64 {
    let hash = rustc_hash::FxBuildHasher.hash_one(parts);
    let hash = (hash ^ hash >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let hash = (hash ^ hash >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    hash ^ hash >> 31
}

/// The kind of a decision, and what it was; `None` for other events. `timed`: the wait that ends may end because its time is up.
fn decided(what: &What, timed: bool) -> Option<(DecisionKind, bool, OtherSide)> {
    use DecisionKind::{
        Barrier, Branch, FutexWake, Once, TimedWait, TryLock, TryReadLock, TryTake, TryWriteLock, Value,
    };
    let goes = |kind, taken| Some((kind, taken, OtherSide::Goes));
    match *what {
        What::Branch { kind, taken, other, .. } => Some((Branch(kind), taken, other)),
        What::Sync { op, .. } => match op {
            SyncOp::TryLock { took } => goes(TryLock, took),
            SyncOp::TryReadLock { took } => goes(TryReadLock, took),
            SyncOp::TryWriteLock { took } => goes(TryWriteLock, took),
            SyncOp::SemaphoreTryWait { took } => goes(TryTake, took),
            // Of several other values one is asked for.
            SyncOp::SemaphoreValue { value } => goes(Value, value > 0),
            SyncOp::WaitEnd { wake, .. } | SyncOp::FutexWoken { wake } if timed && wake != Wake::Spurious => {
                goes(TimedWait, wake == Wake::Signalled)
            }
            // Of several other numbers one is asked for.
            SyncOp::FutexWake { woke, ignored: false, most: Some(_), .. } => goes(FutexWake, woke > 0),
            SyncOp::BarrierArrive { last, ignored: false } => goes(Barrier, last),
            SyncOp::OnceBegin => goes(Once, true),
            SyncOp::OnceDone => goes(Once, false),
            _ => None,
        },
        _ => None,
    }
}

/// Whether it is more than looking: a thread that comes back after it is not where it was.
fn acts(what: &What) -> bool {
    use SyncOp::{Lock, ReadLock, RwUnlock, TryLock, TryReadLock, TryWriteLock, Unlock};
    match what {
        What::Read { .. } | What::Yield | What::Output { .. } => false,
        What::Sync { op: Lock | Unlock | ReadLock | RwUnlock { .. }, .. } => false,
        What::Sync { op: TryLock { took } | TryReadLock { took } | TryWriteLock { took }, .. } => *took,
        _ => what.shows(),
    }
}

/// A decision that a thread makes again and again, and what it looked at before each time.
#[derive(Default)]
struct Round {
    decided: (u64, bool, u64),
    looked: Vec<u64>,
}

impl Round {
    fn has_seen(&self, looked: u64) -> bool {
        self.looked.len() >= MOST_ROUNDS || self.looked.contains(&looked)
    }

    fn sees(&mut self, looked: u64) {
        if !self.has_seen(looked) {
            self.looked.push(looked);
        }
    }
}

impl Decisions {
    /// What all threads have decided if one decides this the other way after all others have decided everything.
    pub fn at_end(&self, d: &Decision) -> u64 {
        let others = self.last.iter().filter(|l| l.event.thread != d.event.thread);
        others.fold(d.flipped, |sum, l| sum.wrapping_add(l.path))
    }

    pub fn of(trace: &Trace, distances: &Distances) -> Decisions {
        let mut prefixes: FxHashMap<u32, u64> = FxHashMap::default();
        let mut waits: FxHashMap<u32, bool> = FxHashMap::default();
        let places = trace.tables.places();
        let (mut all, mut paths, mut pairs, mut whole) = (Vec::new(), Vec::new(), Vec::new(), 0u64);
        let mut last: std::collections::BTreeMap<u32, EventId> = std::collections::BTreeMap::new();
        // What each thread decided last, if it did nothing since but look.
        let mut rounds: FxHashMap<u32, Round> = FxHashMap::default();
        // What each thread looked at since it decided something.
        let mut looked: FxHashMap<u32, u64> = FxHashMap::default();
        let inputs = Depends::of(trace);
        let shapes = (!inputs.is_empty()).then(|| Shapes::new(trace));
        let mut times = FxHashMap::default();
        let site = |place: u32, kind: &str, nth: u32| {
            let place = &places[place as usize];
            mix((&place.file, place.line, place.column, &place.function, kind, nth))
        };
        // A call of the library may decide many things at one moment: each is a decision of its own.
        let mut moments: FxHashMap<u32, (u64, DecisionKind, u32)> = FxHashMap::default();
        let repeats = |e: &trace::Event| match e.what {
            What::Branch { kind, other: OtherSide::Repeats, .. } => Some(site(e.place, kind.id(), 0)),
            _ => None,
        };
        let waiting: FxHashSet<u64> = trace.events.iter().filter_map(repeats).collect();
        // A loop over an input does not wait for anybody.
        let asks = |e: &trace::Event| match e.what {
            What::Branch { kind, cond, .. } if inputs.has(cond) => Some(site(e.place, kind.id(), 0)),
            _ => None,
        };
        let asking: FxHashSet<u64> = trace.events.iter().filter_map(asks).collect();
        for (n, (event, e)) in trace.ids().enumerate() {
            if let What::Sync { op, .. } = e.what
                && let Some(timed) = op.begins_wait()
            {
                waits.insert(e.thread, timed);
            }
            if acts(&e.what) {
                rounds.remove(&e.thread);
            }
            if let What::Read { at, .. } = &e.what {
                let looked = looked.entry(e.thread).or_insert(0);
                *looked = mix((*looked, at.address));
            }
            let timed = waits.get(&e.thread).copied().unwrap_or(false);
            let Some((kind, taken, other)) = decided(&e.what, timed) else { continue };
            // What holds of the arguments before the first instruction is nobody's decision.
            if n < trace.start || e.clock == 0 {
                continue;
            }
            let moment = moments.entry(e.thread).or_insert((u64::MAX, kind, 0));
            *moment = match *moment {
                (clock, same, nth) if (clock, same) == (e.clock, kind) => (clock, kind, nth + 1),
                _ => (e.clock, kind, 0),
            };
            let spot = mix((site(e.place, kind.id(), 0), moment.2.checked_ilog2()));
            let site = site(e.place, kind.id(), moment.2);
            let thread = &trace.tables.threads()[e.thread as usize];
            let prefix = prefixes.entry(e.thread).or_insert_with(|| mix(thread.to_string()));
            // The values that an address or a switch had are part of the path; of a plain branch the side is.
            let compared = match e.what {
                What::Branch { kind: BranchKind::Address | BranchKind::Switch, cond, .. } => compared(trace, cond),
                _ => None,
            };
            let side = match e.what {
                What::Sync { op: SyncOp::SemaphoreValue { value }, .. } => mix(value),
                What::Sync { op: SyncOp::FutexWake { woke, .. }, .. } => mix(u64::from(woke)),
                _ => compared.as_ref().map_or(0, |(_, values)| mix(values)),
            };
            // One more round of a loop that only waits leads nowhere else. One that looks at something else does not only wait.
            let looked = looked.remove(&e.thread).unwrap_or(0);
            let round = |taken: bool| {
                let again =
                    rounds.get(&e.thread).is_some_and(|r| r.decided == (site, taken, side) && r.has_seen(looked));
                // Nothing that others write was looked at: what differs is the input.
                let waits = waiting.contains(&site) && (looked != 0 || !asking.contains(&site));
                again && (waits || kind == DecisionKind::TryLock && !taken)
            };
            // Where there are several other sides, all but this one.
            let flipped = if round(!taken) { *prefix } else { mix((*prefix, site, !taken, side)) };
            let path = mix((*prefix, site));
            let before = if last.contains_key(&e.thread) { *prefix } else { 0 };
            if !round(taken) {
                *prefix = mix((*prefix, site, taken, side));
            }
            let decided = (site, taken, side);
            let last_round = rounds.entry(e.thread).or_default();
            if last_round.decided != decided {
                *last_round = Round { decided, looked: Vec::new() };
            }
            last_round.sees(looked);
            let prefix = *prefix;
            let all_before = whole.wrapping_sub(before);
            let flipped_all = all_before.wrapping_add(flipped);
            whole = all_before.wrapping_add(prefix);
            paths.push(whole);
            let others = last.iter().filter(|(t, _)| **t != e.thread).map(|(_, e)| *e).collect();
            for (other, theirs) in &prefixes {
                if *other != e.thread && last.contains_key(other) {
                    pairs.push(pair(prefix, *theirs));
                }
            }
            last.insert(e.thread, event);
            let distance = distances.get(&(thread.clone(), e.clock)).copied().unwrap_or(u32::MAX);
            let (clock, place) = (e.clock, e.place);
            let (condition, on_input) = match e.what {
                What::Branch { cond, .. } => (shapes.as_ref().map(|s| s.of(cond)), inputs.has(cond)),
                _ => (shapes.as_ref().map(|_| 0), false),
            };
            let times = times.entry((e.thread, site)).or_insert(0u32);
            *times += 1;
            let times = *times - 1;
            all.push(Decision {
                event,
                clock,
                place,
                kind,
                taken,
                other,
                site,
                spot,
                prefix,
                flipped,
                before: path,
                value: compared,
                flipped_all,
                others,
                distance,
                condition: condition.map(|shape| mix((site, shape))),
                times,
                on_input,
            });
        }
        let loses = |(id, e): (EventId, &trace::Event)| match e.what {
            What::Fixed { expr, .. } if inputs.has(expr) => Some(id),
            _ => None,
        };
        let lost = trace.ids().filter_map(loses).collect();
        let ends = last.iter().map(|(thread, event)| Last { event: *event, path: prefixes[thread] });
        Decisions { last: ends.collect(), all, paths, pairs, lost }
    }
}

/// All constants of a condition, in their order: what an address, a switch or the bounds of an object were.
pub(super) fn constants(trace: &Trace, cond: trace::ExprId) -> Vec<u64> {
    let (mut open, mut seen, mut all) = (vec![cond], rustc_hash::FxHashSet::default(), Vec::new());
    while let Some(id) = open.pop() {
        if seen.insert(id) {
            all.extend(trace.exprs.as_const(id));
            open.extend(trace.exprs.node(id).operands());
        }
    }
    all.sort_unstable();
    all
}

/// What a decision with several sides compares, and the values of the side that was taken.
pub fn side(trace: &Trace, event: EventId) -> Option<(ExprId, Vec<u64>)> {
    match trace.find(event)?.what {
        What::Branch { kind: BranchKind::Address | BranchKind::Switch, cond, .. } => compared(trace, cond),
        _ => None,
    }
}

/// What a condition compares with constants, and those with which it holds (cases of a switch); none: with all others.
pub(super) fn compared(trace: &Trace, cond: ExprId) -> Option<(ExprId, Vec<u64>)> {
    let exprs = &trace.exprs;
    let Node::Bin(op, a, b) = *exprs.node(cond) else { return None };
    match op {
        ExprOp::Eq => Some((a, vec![exprs.as_const(b)?])),
        ExprOp::Or => {
            let ((a, values), (b, others)) = (compared(trace, a)?, compared(trace, b)?);
            (a == b).then(|| (a, [values, others].concat()))
        }
        ExprOp::And => {
            let (Node::Bin(ExprOp::Ule, low, x), Node::Bin(ExprOp::Ule, y, high)) = (exprs.node(a), exprs.node(b))
            else {
                return None;
            };
            let (low, high) = (exprs.as_const(*low)?, exprs.as_const(*high)?);
            (x == y && low <= high && high - low < MOST_CASES).then(|| (*x, (low..=high).collect()))
        }
        ExprOp::Xor if exprs.as_const(b) == Some(1) => Some((compared(trace, a)?.0, Vec::new())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Paths of threads are added up: what one thread decides otherwise must not be made up for by another one.
    #[test]
    fn sides_of_two_threads_do_not_make_up_for_each_other() {
        let path = |thread: u64, taken: bool| mix((thread, 7 * thread, taken, 0u64));
        for thread in 1..1000 {
            let (a, b) = (thread, thread + 1);
            let all = [(false, false), (false, true), (true, false), (true, true)];
            let sums: FxHashSet<u64> = all.iter().map(|(x, y)| path(a, *x).wrapping_add(path(b, *y))).collect();
            assert_eq!(sums.len(), 4, "{thread}");
        }
    }
}
