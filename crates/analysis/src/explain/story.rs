//! What a run did, step by step, with names, lines and values: which write each read took its value from, who held which
//! locks, what each thread would have done next.

use super::guided::{Guided, Logged, Rules, StepKey};
use crate::interleaving::words;
use driver::Setup;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;
use trace::SyncOp;
use trace::{EventHash, Failure, FailureKind, LocationKind, Place, Segment, ThreadName};
use vm::Output;
use vm::sched::{Next, Replay};
use vm::{Deed, ThreadId, ThreadOp};
use vm::{Did, Machine, Moment, Observer, Outcome, Seen};

/// Bytes looked at of a copy of very many.
const WIDEST: u64 = 4096;
/// No object lies below.
const LOWEST_ADDRESS: u64 = 1 << 20;
/// How a global variable without debug information is called.
const UNNAMED: &str = "global @";
/// Marks steps from before there were several threads.
const EARLY: u32 = 1 << 31;

/// A thread of a run.
#[derive(Clone, Debug)]
pub struct Actor {
    pub id: ThreadId,
    pub name: ThreadName,
    /// What it was started with.
    pub function: String,
}

/// What a step is about, for other threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Matter {
    /// A lock, condition variable, semaphore or the like.
    Sync(SyncOp, u64),
    /// Such an operation that failed.
    Attempt(u64),
    /// Birth, end and join of threads.
    Thread(ThreadOp, ThreadId),
    /// Only memory, or nothing.
    Other,
}

/// An indivisible piece of a thread.
#[derive(Clone, Debug)]
pub struct Step {
    pub key: StepKey,
    /// An index into [`Story::actors`].
    pub actor: usize,
    pub clock: u64,
    pub place: Option<Place>,
    pub matter: Matter,
    /// What it did, in a few words each.
    pub notes: Vec<String>,
    /// Indices into [`Story::accesses`].
    pub accesses: std::ops::Range<usize>,
    /// The locks that the thread held before it.
    pub locks: Vec<u64>,
    /// Before there were several threads: the strategy was not asked.
    pub early: bool,
    /// It did not take place: the run failed there.
    pub fails: bool,
}

#[derive(Clone, Debug)]
pub struct Access {
    pub step: usize,
    pub at: u64,
    pub size: u64,
    pub reads: bool,
    pub writes: bool,
    pub frees: bool,
    /// The access that wrote what this one reads.
    pub from: Option<usize>,
    pub name: Arc<str>,
    /// The value for people: what was read, or of a write what is there then.
    pub shown: String,
    /// What a read found, for people.
    pub found: String,
    /// The value, if it is a number.
    pub value: Option<u64>,
    /// What a read found, if it is a number.
    pub found_value: Option<u64>,
    pub manner: Manner,
}

/// How an access is reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    Frees,
    Writes,
    Reads,
    /// It did not take place: the run failed with this.
    Fails(FailureKind),
}

impl Manner {
    /// In a few words; `shown` is empty if the value is not known.
    pub fn note(self, name: &str, shown: &str) -> String {
        match self {
            Manner::Frees => format!("frees {name}"),
            Manner::Writes if shown.is_empty() => format!("writes {name}"),
            Manner::Writes => format!("{name} = {shown}"),
            Manner::Reads if shown.is_empty() => format!("reads {name}"),
            Manner::Reads => format!("reads {name}: {shown}"),
            Manner::Fails(kind) => format!("fails on {name}: {}", kind.title().to_lowercase()),
        }
    }
}

/// Where a thread stands at the end.
#[derive(Clone, Debug)]
pub struct Pending {
    pub key: StepKey,
    pub actor: usize,
    pub next: Next,
    pub place: Option<Place>,
    /// `lock b`
    pub words: String,
}

impl Pending {
    /// Whether it stands at a lock or the like. If nobody can go on, it does not get it.
    pub fn waits(&self) -> bool {
        matches!(self.next, Next::Object(_))
    }
}

/// An object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Owner {
    pub base: u64,
    /// What the whole of it is called.
    pub name: Arc<str>,
    /// That is after its type or use, not by a name of its own.
    pub heap: bool,
}

impl Owner {
    fn of(machine: &Machine<'_>, at: u64) -> Owner {
        let whole = machine.object_at(at);
        Owner { base: whole.base, heap: whole.kind == LocationKind::Heap, name: whole.name.into() }
    }
}

/// A whole run.
pub struct Story {
    pub actors: Vec<Actor>,
    pub steps: Vec<Step>,
    pub accesses: Vec<Access>,
    pub pending: Vec<Pending>,
    pub outcome: Outcome,
    pub failure: Option<Failure>,
    /// Names of objects.
    pub names: FxHashMap<u64, Arc<str>>,
    /// The objects in which these addresses lie.
    pub owners: FxHashMap<u64, Owner>,
    by_key: FxHashMap<StepKey, usize>,
}

/// Notes from which line of the user's the library was called.
#[derive(Default)]
struct Callers {
    at: FxHashMap<(ThreadId, u64), Place>,
}

impl Observer for Callers {
    fn look(&mut self, machine: &Machine<'_>, moment: &Moment<'_>) -> bool {
        let c = moment.chosen;
        if let Some(place) = machine.calls_from(c.thread) {
            self.at.insert((c.thread, c.clock), place);
        }
        true
    }
}

impl Story {
    /// Repeats a run, looking closely.
    pub fn of(setup: &Setup, schedule: &[Segment]) -> Story {
        let mut guided = Guided::new(Replay::new(schedule.to_vec()), Arc::new(Rules::default()));
        let mut callers = Callers::default();
        let told = tell(setup.machine(Output::Discard), &mut guided, &mut callers);
        build(told, &guided.log, &callers)
    }

    /// The call stacks of steps, innermost first.
    pub fn stacks(&self, setup: &Setup, steps: &[usize]) -> Vec<Vec<Place>> {
        let mut machine = setup.machine(Output::Discard);
        machine.schedule_with(Guided::new(Replay::new(self.outcome.schedule.clone()), Arc::default()));
        let names: Vec<(ThreadId, u64)> =
            steps.iter().map(|&s| (self.actors[self.steps[s].actor].id, self.steps[s].clock)).collect();
        machine.capture_stacks(names.clone());
        machine.run();
        let of = |&(thread, clock): &(ThreadId, u64)| {
            machine.captured().iter().find(|c| c.thread == thread && c.clock == clock)
        };
        names.iter().map(|n| of(n).map_or_else(Vec::new, |c| c.stack.clone())).collect()
    }

    pub fn find(&self, key: StepKey) -> Option<usize> {
        self.by_key.get(&key).copied()
    }

    pub fn accesses_of(&self, step: usize) -> &[Access] {
        &self.accesses[self.steps[step].accesses.clone()]
    }

    /// The last step: where a failing run failed.
    pub fn last(&self) -> Option<usize> {
        self.steps.len().checked_sub(1)
    }

    /// Reads that took their value from a write.
    pub fn flows(&self) -> usize {
        self.accesses.iter().filter(|a| a.from.is_some()).count()
    }
}

struct Told {
    seen: Vec<Seen>,
    outcome: Outcome,
    actors: Vec<Actor>,
    places: Vec<Option<Place>>,
    names: FxHashMap<(u64, u64), Arc<str>>,
    values: FxHashMap<(u64, u64, u64), String>,
    /// What locks keep for themselves.
    of_locks: FxHashSet<u64>,
    owners: FxHashMap<u64, Owner>,
    pending: Vec<Pending>,
}

fn tell<'a, 'i: 'a>(machine: Machine<'i>, guided: &'a mut Guided<Replay>, callers: &'a mut Callers) -> Told {
    let mut machine: Machine<'a> = machine;
    machine.keep_trace();
    machine.schedule_with(guided);
    machine.observe(callers, false);
    let outcome = machine.run();
    let births = machine.births();
    let actors: Vec<Actor> = (0..outcome.threads)
        .map(|i| {
            let id = ThreadId(i as u32);
            let birth = births.iter().find(|b| b.thread == id);
            let function =
                birth.map_or_else(|| if i == 0 { "main".into() } else { String::new() }, |b| b.function.clone());
            Actor { id, name: machine.thread_name(id).cloned().unwrap_or_default(), function }
        })
        .collect();
    let seen = machine.seen().to_vec();
    let mut places: FxHashMap<(u32, u32), Option<Place>> = FxHashMap::default();
    let places = seen.iter().map(|s| places.entry(s.code()).or_insert_with(|| machine.place(s)).clone()).collect();
    let (mut names, mut values) = (FxHashMap::default(), FxHashMap::default());
    let mut of_locks = FxHashSet::default();
    let mut owners: FxHashMap<u64, Owner> = FxHashMap::default();
    let attempt = failing_step(&machine);
    let mut name = |at: u64, size: u64| {
        names.entry((at, size)).or_insert_with(|| Arc::from(machine.location(at, size).name));
        owners.entry(at).or_insert_with(|| Owner::of(&machine, at));
    };
    for s in &seen {
        match s.did {
            Did::Sync(Deed::Object { at, .. }) => name(at, 0),
            _ => {
                if let Some(a) = access(&s.did) {
                    name(a.at, a.size);
                    for v in a.value.into_iter().chain(a.before) {
                        values.entry((a.at, a.size, v)).or_insert_with(|| words::value(&machine, (a.at, a.size), v));
                    }
                }
            }
        }
    }
    if let Some((at, size)) = attempt {
        name(at, size);
    }
    of_locks.extend(owners.keys().copied().filter(|&at| words::is_of_lock(&machine, at)));
    let pending = machine
        .pending()
        .iter()
        .map(|c| {
            let (words, place) = machine.next_operation(c);
            let thread = EventHash::thread_key(machine.thread_name(c.thread).unwrap_or(&ThreadName::main()));
            let key = StepKey { thread, code: c.code, nth: 0 };
            Pending { key, actor: c.thread.0 as usize, next: c.next, place, words }
        })
        .collect();
    let pointers = seen.iter().filter_map(|s| access(&s.did)).flat_map(|a| [a.value, a.before]).flatten();
    for at in pointers.filter(|&v| v >= LOWEST_ADDRESS) {
        owners.entry(at).or_insert_with(|| Owner::of(&machine, at));
    }
    Told { seen, outcome, actors, places, names, values, of_locks, owners, pending }
}

/// What the step touches that failed before it took place, if there is one.
fn failing_step(machine: &Machine<'_>) -> Option<(u64, u64)> {
    let running = machine.running();
    let pending = machine.pending().into_iter().find(|c| c.thread == running)?;
    match pending.next {
        Next::Read(at, size) | Next::Write(at, size) => Some((at, size.into())),
        Next::Object(at) => Some((at, 0)),
        _ => None,
    }
}

struct Touched {
    at: u64,
    size: u64,
    reads: bool,
    writes: bool,
    frees: bool,
    value: Option<u64>,
    /// What an update found.
    before: Option<u64>,
}

fn access(did: &Did) -> Option<Touched> {
    let known = |size: u64, value: u64| (size <= 8).then_some(value);
    let all = |at, size, reads, writes, value| Touched { at, size, reads, writes, frees: false, value, before: None };
    Some(match *did {
        Did::Read { at, size, value, .. } => all(at, size, true, false, known(size, value)),
        Did::Write { at, size, after, .. } => all(at, size, false, true, known(size, after)),
        Did::Update { at, size, before, after, .. } => {
            Touched { before: known(size, before), ..all(at, size, true, true, known(size, after)) }
        }
        Did::ReadRange { at, size } => all(at, size, true, false, None),
        Did::WriteRange { at, size } => all(at, size, false, true, None),
        Did::Free { at, size } => Touched { frees: true, ..all(at, size, false, true, None) },
        _ => return None,
    })
}

fn build(told: Told, log: &[Logged], callers: &Callers) -> Story {
    let Told { seen, outcome, actors, places, names, values, of_locks, owners, mut pending } = told;
    let logged: FxHashMap<(ThreadId, u64), StepKey> = log.iter().map(|l| ((l.thread, l.clock), l.key)).collect();
    let mut counts: FxHashMap<(u64, (u32, u32)), u32> = FxHashMap::default();
    for l in log {
        *counts.entry((l.key.thread, l.key.code)).or_default() += 1;
    }
    for p in &mut pending {
        p.key.nth = counts.get(&(p.key.thread, p.key.code)).copied().unwrap_or(0);
    }
    let mut early: FxHashMap<(ThreadId, (u32, u32)), u32> = FxHashMap::default();
    let mut steps: Vec<Step> = Vec::new();
    let mut accesses: Vec<Access> = Vec::new();
    let mut held: Vec<Vec<u64>> = vec![Vec::new(); actors.len()];
    let mut last: Option<(ThreadId, u64)> = None;
    let mut writers: FxHashMap<u64, usize> = FxHashMap::default();
    for (s, place) in seen.iter().zip(places) {
        let actor = s.thread.0 as usize;
        if last != Some((s.thread, s.clock)) {
            last = Some((s.thread, s.clock));
            let key = logged.get(&(s.thread, s.clock)).copied();
            let is_early = key.is_none();
            let key = key.unwrap_or_else(|| {
                let nth = early.entry((s.thread, s.code())).or_default();
                *nth += 1;
                StepKey { thread: EventHash::thread_key(&actors[actor].name), code: s.code(), nth: EARLY | (*nth - 1) }
            });
            steps.push(Step {
                key,
                actor,
                clock: s.clock,
                place: None,
                matter: Matter::Other,
                notes: Vec::new(),
                accesses: accesses.len()..accesses.len(),
                locks: held[actor].clone(),
                early: is_early,
                fails: false,
            });
        }
        let at = steps.len() - 1;
        let step = &mut steps[at];
        // The library's own variables have no names that anybody knows.
        let is_ours = place.is_none();
        if step.place.is_none() {
            step.place = place.or_else(|| callers.at.get(&(s.thread, s.clock)).cloned());
        }
        if let Did::Sync(deed) = s.did {
            let name = match deed {
                Deed::Object { at, .. } => names.get(&(at, 0)).map_or_else(String::new, ToString::to_string),
                Deed::Thread { thread: t, .. } => {
                    actors.get(t.0 as usize).map_or_else(String::new, |a| a.name.to_string())
                }
            };
            // A wait is reported as one thing, not as the two that it is made of.
            let replaces = matches!(deed, Deed::Object { op: SyncOp::WaitBegin { .. }, .. });
            if replaces {
                step.notes.clear();
            }
            if !matches!(step.matter, Matter::Sync(SyncOp::WaitEnd { .. }, _)) {
                step.notes.extend(words::deed(deed, &name));
                step.matter = match deed {
                    Deed::Object { op, at, .. } => Matter::Sync(op, at),
                    Deed::Thread { op, thread } => Matter::Thread(op, thread),
                };
            }
            let own = &mut held[actor];
            match deed {
                Deed::Object { op, at, .. } if op.takes_lock() => own.push(at),
                Deed::Object { op, at, .. } if op.releases_lock() => {
                    if let Some(i) = own.iter().rposition(|l| *l == at) {
                        own.remove(i);
                    }
                }
                _ => {}
            }
        }
        if let Some(t) = access(&s.did) {
            let bytes = || t.at..t.at.saturating_add(t.size.min(WIDEST));
            let from = if t.reads { bytes().filter_map(|b| writers.get(&b)).max().copied() } else { None };
            let name = names.get(&(t.at, t.size)).cloned().unwrap_or_else(|| "?".into());
            let words = |v: Option<u64>| v.and_then(|v| values.get(&(t.at, t.size, v)).cloned()).unwrap_or_default();
            let shown = words(t.value);
            let found = if t.before.is_some() { words(t.before) } else { shown.clone() };
            let manner = match &t {
                t if t.frees => Manner::Frees,
                t if t.writes => Manner::Writes,
                _ => Manner::Reads,
            };
            match of_locks.contains(&t.at) {
                _ if is_ours && name.starts_with(UNNAMED) => {}
                true if !t.writes && t.value == Some(0) => {}
                true => step.notes.push(format!("{name}: {shown}")),
                false => step.notes.push(manner.note(&name, &shown)),
            }
            let index = accesses.len();
            if t.writes {
                bytes().for_each(|b| {
                    writers.insert(b, index);
                });
            }
            let Touched { at: address, size, reads, writes, frees, value, before } = t;
            accesses.push(Access {
                step: at,
                at: address,
                size,
                reads,
                writes,
                frees,
                from,
                name,
                shown,
                found,
                value,
                found_value: before.or(value),
                manner,
            });
            step.accesses.end = accesses.len();
        }
    }
    if let Some(last) =
        log.last().filter(|l| steps.last().is_none_or(|s| (actors[s.actor].id, s.clock) != (l.thread, l.clock)))
    {
        let (index, actor) = (steps.len(), last.thread.0 as usize);
        let (touched, reads) = match last.next {
            Next::Read(at, size) => (Some((at, u64::from(size))), true),
            Next::Write(at, size) => (Some((at, u64::from(size))), false),
            Next::Object(at) => (Some((at, 0)), false),
            _ => (None, false),
        };
        let touched = touched.filter(|t| t.0 >= LOWEST_ADDRESS);
        let name = touched.and_then(|t| names.get(&t).cloned()).unwrap_or_else(|| "?".into());
        let failure = driver::ending::failure_of(&outcome);
        let place = failure.as_ref().and_then(|f| f.at.clone());
        let start = accesses.len();
        let manner = failure.as_ref().map_or(Manner::Reads, |f| Manner::Fails(f.kind));
        if let Some((at, size)) = touched.filter(|t| t.1 > 0) {
            let from = (at..at.saturating_add(size.min(WIDEST))).filter_map(|b| writers.get(&b)).max().copied();
            accesses.push(Access {
                step: index,
                at,
                size,
                reads: true,
                writes: !reads,
                frees: false,
                from,
                name: name.clone(),
                shown: String::new(),
                found: String::new(),
                value: None,
                found_value: None,
                manner,
            });
        }
        let notes = match (&failure, touched) {
            (Some(_), Some(_)) => vec![manner.note(&name, "")],
            (Some(f), None) => vec![format!("fails: {}", f.kind.title().to_lowercase())],
            _ => Vec::new(),
        };
        steps.push(Step {
            key: last.key,
            actor,
            clock: last.clock,
            place,
            matter: touched.filter(|t| t.1 == 0).map_or(Matter::Other, |t| Matter::Attempt(t.0)),
            notes,
            accesses: start..accesses.len(),
            locks: held[actor].clone(),
            early: false,
            fails: true,
        });
    }
    let by_key = steps.iter().enumerate().map(|(i, s)| (s.key, i)).collect();
    let failure = driver::ending::failure_of(&outcome);
    if let Some(failure) = failure.as_ref().filter(|f| f.kind == FailureKind::UseAfterFree) {
        used_by_library(failure, &mut steps, &mut accesses);
    }
    // What a lock is called comes before what a whole object is called that begins with it.
    let mut sized: Vec<((u64, u64), Arc<str>)> = names.into_iter().collect();
    sized.sort_by_key(|named| std::cmp::Reverse(named.0));
    let names = sized.into_iter().map(|((at, _), name)| (at, name)).collect();
    Story { actors, steps, accesses, pending, outcome, failure, names, owners, by_key }
}

/// A function of the library fails before it says what it touches: of freed memory it is known who freed it.
fn used_by_library(failure: &Failure, steps: &mut [Step], accesses: &mut Vec<Access>) {
    let index = steps.len().saturating_sub(1);
    if !steps.last().is_some_and(|s| s.accesses.is_empty() && s.matter == Matter::Other) {
        return;
    }
    let Some(freed) = failure.object.as_ref().and_then(|o| o.freed.iter().find(|p| p.is_known())) else { return };
    let is_there = |p: &Place| (&p.file, p.line) == (&freed.file, freed.line);
    let frees = |a: &Access| a.frees && steps[a.step].place.as_ref().is_some_and(is_there);
    let Some(free) = accesses.iter().rposition(frees) else { return };
    let manner = Manner::Fails(failure.kind);
    let Access { at, size, name, .. } = accesses[free].clone();
    steps[index].notes.push(manner.note(&name, ""));
    accesses.push(Access {
        step: index,
        at,
        size,
        reads: true,
        writes: false,
        frees: false,
        from: Some(free),
        name,
        shown: String::new(),
        found: String::new(),
        value: None,
        found_value: None,
        manner,
    });
    steps[index].accesses = accesses.len() - 1..accesses.len();
}
