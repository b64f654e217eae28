//! Circles of locks and joins in a trace: GoodLock (Havelund, "Using Runtime Analysis to Guide Model Checking of Java Programs", SPIN
//! 2000; for any number of threads as in Agarwal, Wang and Stoller's, HVC 2005).
//!
//! A thread that takes a lock, takes one again behind a wait, or joins a thread while it holds locks is a link; a circle is links
//! of different threads, each wanting what the next one holds (or its end). Two links under a common lock (a guard) cannot
//! be at once, nor can two whose order the lives of the threads fix: such circles are told with the reason and not asked.
//!
//! There may be very many circles. Where not all of them are looked at, that is told: then nothing is impossible.

use super::{Hold, Link};
use crate::hunt::Reason;
use crate::hunt::reason::Kind;
use crate::predict::held::{self, Held, Holding};
use crate::predict::lives::Lives;
use rustc_hash::FxHashSet;
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

/// What was not looked at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Limit {
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
    Lock { address: u64, location: u32, reads: bool },
    End(u32),
}

/// A thread that wants something while it holds something.
struct Wanting {
    at: EventId,
    place: u32,
    clock: u64,
    want: Want,
    holds: Vec<Held>,
}

impl Wanting {
    /// Whether what it wants is in the hands of that one.
    fn waits_for(&self, other: &Wanting) -> bool {
        match self.want {
            Want::Lock { address, reads, .. } => {
                other.holds.iter().any(|h| h.address == address && !(h.reads && reads))
            }
            Want::End(child) => child == other.at.thread,
        }
    }
}

/// A circle.
pub(crate) struct Circle {
    pub(crate) goal: Goal,
    pub(crate) kind: &'static str,
    pub(crate) links: Vec<Link>,
    /// Why it cannot be, if that is plain to see.
    pub(crate) impossible: Option<Reason>,
}

/// The circles of a trace.
#[derive(Default)]
pub(crate) struct Circles {
    pub(crate) all: Vec<Circle>,
    pub(crate) limits: BTreeSet<Limit>,
}

fn want(event: &Event) -> Option<Want> {
    let lock = |on: &trace::Object, reads| Some(Want::Lock { address: on.address, location: on.location, reads });
    match &event.what {
        What::Sync { op: SyncOp::Lock | SyncOp::WriteLock, on } => lock(on, false),
        What::Sync { op: SyncOp::ReadLock, on } => lock(on, true),
        What::Sync { op: SyncOp::WaitEnd { mutex, .. }, .. } => lock(mutex, false),
        What::Join { child } => Some(Want::End(*child)),
        _ => None,
    }
}

/// The links of a trace; of the same line with the same locks of one thread, one.
fn links(trace: &Trace, limits: &mut BTreeSet<Limit>) -> Vec<Wanting> {
    let mut holding = Holding::default();
    let mut known = FxHashSet::default();
    let mut all: Vec<Wanting> = Vec::new();
    // The lock beside a wait's end is that of the wait.
    let mut woke: Option<(u32, u64)> = None;
    for (number, (id, event)) in trace.ids().enumerate() {
        let holds = holding.by(event.thread);
        let beside = woke == Some((event.thread, event.clock));
        woke =
            matches!(event.what, What::Sync { op: SyncOp::WaitEnd { .. }, .. }).then_some((event.thread, event.clock));
        if let Some(want) = want(event).filter(|_| number >= trace.start && !beside) {
            let own = matches!(want, Want::Lock { address, .. } if holds.iter().any(|h| h.address == address));
            let locks: Vec<(u64, u32)> = holds.iter().map(|h| (h.address, h.place)).collect();
            // Somebody may wait for the end of a thread that holds nothing.
            let new = !own && known.insert((event.thread, event.place, want, locks));
            if new && all.len() >= MOST_LINKS {
                limits.insert(Limit::Links);
            } else if new {
                let (place, clock) = (event.place, event.clock);
                all.push(Wanting { at: id, place, clock, want, holds: holds.to_vec() });
            }
        }
        holding.step(id, event);
    }
    all
}

/// Looks for the circles of a trace.
pub(crate) fn circles(trace: &Trace) -> Circles {
    let mut limits = BTreeSet::new();
    let all = links(trace, &mut limits);
    let lives = Lives::of(trace);
    let mut next: Vec<Vec<usize>> = Vec::new();
    for a in &all {
        let waits = |(_, b): &(usize, &Wanting)| a.at.thread != b.at.thread && a.waits_for(b);
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
                } else if n > start && path.iter().all(|&p| all[p].at.thread != all[n].at.thread) {
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

fn circle(trace: &Trace, lives: &Lives, links: Vec<&Wanting>) -> Circle {
    let tables = &trace.tables;
    let place = |place: u32| Some(tables.places()[place as usize].clone()).filter(|p| p.is_known());
    let lock = |location: u32| tables.locations().get(location as usize).map_or(String::new(), ToString::to_string);
    let link = |w: &&Wanting| Link {
        thread: tables.threads()[w.at.thread as usize].clone(),
        clock: w.clock,
        holds: w.holds.iter().map(|h| Hold { lock: lock(h.location), at: place(h.place) }).collect(),
        wants: Hold {
            lock: match w.want {
                Want::Lock { location, .. } => lock(location),
                Want::End(child) => format!("the end of thread {}", tables.threads()[child as usize]),
            },
            at: place(w.place),
        },
    };
    let joins = links.iter().any(|w| matches!(w.want, Want::End(_)));
    let pairs = || links.iter().enumerate().flat_map(|(n, a)| links[..n].iter().map(move |b| (*a, *b)));
    let name = |w: &Wanting| tables.threads()[w.at.thread as usize].to_string();
    let guarded = pairs().find_map(|(a, b)| {
        let guard = held::guard(&a.holds, &b.holds)?;
        let text = format!("threads {} and {} both hold `{}` there", name(b), name(a), lock(guard.location));
        Some(Reason::plain(Kind::Lock, text))
    });
    let ordered = || {
        pairs().find_map(|(a, b)| {
            let (first, second) = match () {
                () if lives.before(a.at, b.at) => (a, b),
                () if lives.before(b.at, a.at) => (b, a),
                () => return None,
            };
            let text = format!("thread {} is past it before thread {} comes there", name(first), name(second));
            Some(Reason::plain(Kind::Order, text))
        })
    };
    Circle {
        goal: Goal::Cycle(links.iter().map(|w| w.at).collect()),
        kind: if joins { "join-cycle" } else { "lock-cycle" },
        links: links.iter().map(link).collect(),
        impossible: guarded.or_else(ordered),
    }
}
