//! Circles of locks and joins in a trace: GoodLock (Havelund, "Using Runtime Analysis to Guide Model Checking of Java Programs", SPIN
//! 2000; for any number of threads as in Agarwal, Wang and Stoller's, HVC 2005).
//!
//! A thread that takes a lock, takes one again after a wait, or joins a thread while it holds locks is a link; a circle is links
//! of different threads, each wanting what the next one holds (or its end). Two links under a common lock (a guard) cannot
//! be at once, nor can two whose order the lives of the threads fix: such circles are reported with the reason and not asked.
//!
//! Of a lock that prefers writers, who wants to read waits for whoever has begun to wait to write, too. That shows only in traces in which a
//! writer had to wait; [`goals::writers_that_could_wait`](crate::predict::goals::writers_that_could_wait) leads to those.
//!
//! Links of one thread that are alike (the same line, locks and want, between two creations or joins of its own) are one, of which the
//! first and the last few occurrences are kept; a circle has a way for each choice among them, the nearest first. What is left
//! out is counted. There may be very many circles, too. Where not all of them are looked at, that is reported: then nothing is
//! impossible.

use super::Kind;
use super::{Hold, Link};
use crate::hunt::reason::Because;
use crate::hunt::{Ends, Reason};
use crate::predict::held::{self, Held, Holding};
use crate::predict::lives::Lives;
use rustc_hash::FxHashMap;
use solve::Goal;
use std::collections::BTreeSet;
use std::fmt;
use trace::{Event, EventId, SyncOp, Trace, What};

/// Circles of one trace, at most.
const MOST: usize = 200;
/// Steps of looking for them, at most.
const PATIENCE: usize = 200_000;
/// Threads of a circle, at most.
const LONGEST: usize = 8;
/// Links of a trace, at most.
const MOST_LINKS: usize = 2000;
/// Ways into a circle that are compared, at most.
const MOST_WAYS: usize = 1000;

/// What was not looked at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Limit {
    Links,
    Circles,
    Patience,
    Threads,
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::Links => write!(f, "waits of one run beyond the first {MOST_LINKS}"),
            Limit::Circles => write!(f, "circles of one run beyond the first {MOST}"),
            Limit::Patience => write!(f, "circles of one run that {PATIENCE} steps of looking do not find"),
            Limit::Threads => write!(f, "circles of more than {LONGEST} threads"),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Want {
    Lock {
        address: u64,
        location: u32,
        reads: bool,
        /// Where the lock counts the writers that wait, if they keep readers out.
        writers: Option<u64>,
    },
    End(u32),
}

/// A thread that wants something while it holds something.
struct Wanting {
    thread: u32,
    place: u32,
    want: Want,
    holds: Vec<Held>,
    clock: u64,
    events: Ends,
}

impl Wanting {
    /// Whether what it wants is in the hands of that one, or that one waits to write what it wants to read.
    fn waits_for(&self, other: &Wanting) -> bool {
        match self.want {
            Want::Lock { address, reads, writers, .. } => {
                let writes = |w: Want| matches!(w, Want::Lock { reads: false, writers: at, .. } if at == writers);
                other.holds.iter().any(|h| h.address == address && !(h.reads && reads))
                    || reads && writers.is_some() && writes(other.want)
            }
            Want::End(child) => child == other.thread,
        }
    }
}

pub(super) struct Circle {
    /// Where its threads may stand, the nearest first.
    pub ways: Vec<Goal>,
    /// How many more ways there are.
    pub left_out: u64,
    pub kind: Kind,
    /// Where it occurs first.
    pub links: Vec<Link>,
    /// Why it cannot be, if that is plain to see.
    pub impossible: Option<Reason>,
}

#[derive(Default)]
pub(super) struct Circles {
    pub all: Vec<Circle>,
    pub limits: BTreeSet<Limit>,
}

/// What an event wants; `beside`: the atomic access before it in the same step.
fn want(event: &Event, beside: Option<u64>) -> Option<Want> {
    let lock = |on: &trace::Object, reads| {
        let writers = beside.filter(|_| is_shared_lock(event));
        Some(Want::Lock { address: on.address, location: on.location, reads, writers })
    };
    match &event.what {
        What::Sync { op: SyncOp::Lock | SyncOp::WriteLock, on } => lock(on, false),
        What::Sync { op: SyncOp::ReadLock, on } => lock(on, true),
        What::Sync { op: SyncOp::WaitEnd { mutex, .. }, .. } => lock(mutex, false),
        What::Join { child } => Some(Want::End(*child)),
        _ => None,
    }
}

fn is_shared_lock(event: &Event) -> bool {
    matches!(event.what, What::Sync { op: SyncOp::ReadLock | SyncOp::WriteLock, .. })
}

/// What happens on the way through a trace when somebody wants something: the event, its position, what is wanted, and what is held.
fn wants(trace: &Trace, mut see: impl FnMut(EventId, usize, &Event, Want, &[Held])) {
    let mut holding = Holding::default();
    // The lock beside a wait's end is that of the wait.
    let mut woke: Option<(u32, u64)> = None;
    let mut looked: Option<((u32, u64), u64)> = None;
    for (position, (id, event)) in trace.ids().enumerate() {
        let step = (event.thread, event.clock);
        let beside = woke == Some(step);
        woke = matches!(event.what, What::Sync { op: SyncOp::WaitEnd { .. }, .. }).then_some(step);
        looked = looked.filter(|(at, _)| *at == step);
        let word = looked.map(|(_, word)| word);
        looked = event.what.access().filter(|a| a.atomic.is_some()).map(|a| (step, a.address)).or(looked);
        if let Some(want) = want(event, word).filter(|_| position >= trace.start && !beside) {
            let holds = holding.by(event.thread);
            // Who reads once more may have to wait, for a writer that waits already.
            let own = match want {
                Want::Lock { reads: true, writers: Some(_), address, .. } => {
                    holds.iter().any(|h| h.address == address && !h.reads)
                }
                Want::Lock { address, .. } => holds.iter().any(|h| h.address == address),
                Want::End(_) => false,
            };
            if !own {
                see(id, position, event, want, holds);
            }
        }
        holding.step(id, event);
    }
}

fn links(trace: &Trace, limits: &mut BTreeSet<Limit>) -> Vec<Wanting> {
    let ages = ages(trace);
    let mut known = FxHashMap::default();
    let mut all: Vec<Wanting> = Vec::new();
    wants(trace, |id, position, event, want, holds| {
        let locks: Vec<(u64, u32)> = holds.iter().map(|h| (h.address, h.place)).collect();
        let age = ages.get(&event.thread).map_or(0, |own| own.partition_point(|&index| index < id.index));
        let (thread, place, clock) = (event.thread, event.place, event.clock);
        // Somebody may wait for the end of a thread that holds nothing.
        let number = *known.entry((thread, place, want, locks, age)).or_insert_with(|| {
            if all.len() < MOST_LINKS {
                all.push(Wanting { thread, place, want, holds: holds.to_vec(), clock, events: Ends::default() });
                return Some(all.len() - 1);
            }
            limits.insert(Limit::Links);
            None
        });
        if let Some(number) = number {
            all[number].events.add(id, position);
        }
    });
    all
}

/// When each thread created or joined others, by its events.
fn ages(trace: &Trace) -> FxHashMap<u32, Vec<u32>> {
    let mut ages: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
    for (id, _) in trace.ids().filter(|(_, e)| matches!(e.what, What::Fork { .. } | What::Join { .. })) {
        ages.entry(id.thread).or_default().push(id.index);
    }
    ages
}

/// Those who want something at these events.
pub(super) fn links_at(trace: &Trace, events: &[EventId]) -> Vec<Link> {
    let mut found: Vec<Option<Link>> = events.iter().map(|_| None).collect();
    wants(trace, |id, _, event, want, holds| {
        if let Some(n) = events.iter().position(|e| *e == id) {
            found[n] = Some(link(trace, event.thread, event.clock, event.place, want, holds));
        }
    });
    found.into_iter().flatten().collect()
}

pub(super) fn circles(trace: &Trace) -> Circles {
    let mut limits = BTreeSet::new();
    let all = links(trace, &mut limits);
    let lives = Lives::of(trace);
    let mut next: Vec<Vec<usize>> = Vec::new();
    for a in &all {
        let waits = |(_, b): &(usize, &Wanting)| a.thread != b.thread && a.waits_for(b);
        next.push(all.iter().enumerate().filter(waits).map(|(n, _)| n).collect());
    }
    let mut found: Vec<Vec<usize>> = Vec::new();
    let mut steps = 0;
    for start in 0..all.len() {
        let mut open = vec![vec![start]];
        while let Some(path) = open.pop() {
            steps += 1;
            if steps > PATIENCE || found.len() >= MOST {
                limits.insert(if steps > PATIENCE { Limit::Patience } else { Limit::Circles });
                break;
            }
            for &n in &next[path[path.len() - 1]] {
                if n == start && path.len() > 1 {
                    found.push(path.clone());
                } else if n > start && path.iter().all(|&p| all[p].thread != all[n].thread) {
                    if path.len() >= LONGEST {
                        limits.insert(Limit::Threads);
                        continue;
                    }
                    let mut longer = path.clone();
                    longer.push(n);
                    open.push(longer);
                }
            }
        }
    }
    let circles = found.into_iter().map(|path| circle(trace, &lives, path.into_iter().map(|n| &all[n]).collect()));
    Circles { all: circles.collect(), limits }
}

fn link(trace: &Trace, thread: u32, clock: u64, at: u32, want: Want, holds: &[Held]) -> Link {
    let tables = &trace.tables;
    let place = |place: u32| Some(tables.places()[place as usize].clone()).filter(|p| p.is_known());
    let lock = |location: u32| tables.locations().get(location as usize).map_or(String::new(), ToString::to_string);
    let wanted = match want {
        Want::Lock { location, .. } => lock(location),
        Want::End(child) => format!("the end of thread {}", tables.threads()[child as usize]),
    };
    Link {
        thread: Some(tables.threads()[thread as usize].clone()),
        clock,
        holds: holds.iter().map(|h| Hold { lock: lock(h.location), at: place(h.place) }).collect(),
        wants: Hold { lock: wanted, at: place(at) },
    }
}

fn circle(trace: &Trace, lives: &Lives, links: Vec<&Wanting>) -> Circle {
    let tables = &trace.tables;
    let joins = links.iter().any(|w| matches!(w.want, Want::End(_)));
    let pairs = || links.iter().enumerate().flat_map(|(n, a)| links[..n].iter().map(move |b| (*a, *b)));
    let name = |w: &Wanting| tables.threads()[w.thread as usize].to_string();
    let guarded = pairs().find_map(|(a, b)| {
        let guard = held::guard(&a.holds, &b.holds)?;
        let lock = tables.locations().get(guard.location as usize).map_or("", |l| l);
        let text = format!("threads {} and {} both hold `{lock}` there", name(b), name(a));
        Some(Reason::plain(Because::Lock, text))
    });
    let ordered = || {
        pairs().find_map(|(a, b)| {
            // The lives of threads say the same of all that are alike.
            let ((x, _), (y, _)) = (a.events.kept().next()?, b.events.kept().next()?);
            let (first, second) = match () {
                () if lives.before(*x, *y) => (a, b),
                () if lives.before(*y, *x) => (b, a),
                () => return None,
            };
            let text = format!("thread {} is past it before thread {} comes there", name(first), name(second));
            Some(Reason::plain(Because::Order, text))
        })
    };
    let kind = match () {
        () if joins => Kind::JoinCycle,
        () if is_behind_writer(&links) => Kind::ReadBehindWriter,
        () => Kind::LockCycle,
    };
    let impossible = guarded.or_else(ordered);
    let (ways, left_out) = if impossible.is_some() { Default::default() } else { ways(&links) };
    let links = links.iter().map(|w| link(trace, w.thread, w.clock, w.place, w.want, &w.holds)).collect();
    Circle { ways, left_out, kind, links, impossible }
}

/// Whether all want the same lock, some of them to read: a writer waits for a reader, which wants to read once more.
fn is_behind_writer(links: &[&Wanting]) -> bool {
    let lock = |w: &Wanting| match w.want {
        Want::Lock { address, reads, .. } => Some((address, reads)),
        Want::End(_) => None,
    };
    let same = links.windows(2).all(|w| lock(w[0]).map(|l| l.0) == lock(w[1]).map(|l| l.0));
    same && links.iter().any(|w| lock(w).is_some_and(|l| l.1))
}

/// Where the threads of a circle may stand, the nearest first, and how many more ways there are.
fn ways(links: &[&Wanting]) -> (Vec<Goal>, u64) {
    let mut ways: Vec<Vec<(EventId, usize)>> = vec![Vec::new()];
    for link in links {
        let longer = |way: &Vec<(EventId, usize)>| {
            let way = way.clone();
            link.events.kept().map(move |event| [&way[..], &[*event]].concat())
        };
        ways = ways.iter().flat_map(longer).collect();
        let spread = |way: &Vec<(EventId, usize)>| {
            let positions = || way.iter().map(|(_, position)| *position);
            positions().max().unwrap_or(0) - positions().min().unwrap_or(0)
        };
        ways.sort_by_cached_key(spread);
        ways.truncate(MOST_WAYS);
    }
    let all = links.iter().fold(1u64, |all, link| all.saturating_mul(link.events.count));
    let goal = |way: &Vec<(EventId, usize)>| Goal::Cycle(way.iter().map(|(id, _)| *id).collect());
    (ways.iter().map(goal).collect(), all - ways.len() as u64)
}
