//! What kind of deadlock a run is in that got stuck, and which of its threads are to blame.
//!
//! Threads that only wait for the end of others, or for a lock whose holder waits for something else, are victims. What is left
//! is a circle of threads that wait for each other, or threads that wait for what nobody will give.
//!
//! | kind | what its threads wait for |
//! | --- | --- |
//! | `lock-cycle`, `join-cycle` | each other: locks only, or also the end of a thread |
//! | `rwlock-upgrade` | to write, while they themselves, or each other, read |
//! | `read-behind-writer` | to read a lock once more, behind a writer that waits for them |
//! | `self-deadlock` | a lock that they hold themselves |
//! | `nested-monitor` | a signal, while they hold a lock that others wait for |
//! | `lock-never-released` | a lock of a thread that has ended |
//! | `lost-signal` | a signal that came while nobody waited |
//! | `wrong-predicate` | another signal: they had one that was not for them, and wait again |
//! | `too-few-signals` | a signal: one came while they waited, and woke another thread |
//! | `never-signalled` | a signal that nobody gives |
//! | `communication-cycle` | signals or posts of each other (only where others go on, see `partly.rs`) |
//! | `semaphore-starvation`, `barrier-never-fills` | a post, more threads |
//! | `waits-for-value` | a value that nobody writes, spinning |
//! | `other` | a futex, an initialiser |

use super::Kind;
use super::{Hold, Link};
use crate::predict::held::Holding;
use trace::{SyncOp, ThreadName, Trace, What};
use vm::BlockReason;
use vm::{End, Waiting};

pub struct Stuck {
    pub kind: Kind,
    pub links: Vec<Link>,
}

/// What a run is stuck in, if it is: from how it ended, who waited then, and what it did.
pub fn stuck(end: &End, all: &[Waiting], trace: &Trace) -> Option<Stuck> {
    let End::Failed(failure) = end else { return None };
    if !failure.kind.is_stuck() || all.is_empty() {
        return None;
    }
    let (kind, mut to_blame) = match circle(all) {
        Some(members) => (circle_kind(&members), members),
        None => match monitor(all) {
            Some(members) => (Kind::NestedMonitor, members),
            None => alone(trace, all)?,
        },
    };
    to_blame.sort_by_key(|w| &w.thread);
    Some(Stuck { kind, links: links(trace, &to_blame) })
}

/// The first circle of threads that wait for each other.
pub(super) fn circle(all: &[Waiting]) -> Option<Vec<&Waiting>> {
    let of = |name: &ThreadName| all.iter().find(|w| w.thread == *name);
    for start in all {
        let mut path = vec![start];
        while let Some(next) = path[path.len() - 1].holder.as_ref().and_then(of) {
            if let Some(n) = path.iter().position(|w| w.thread == next.thread) {
                return Some(path.split_off(n));
            }
            path.push(next);
        }
    }
    None
}

/// A thread that waits for a signal while it holds a lock, and those who wait for that lock.
fn monitor(all: &[Waiting]) -> Option<Vec<&Waiting>> {
    let for_signal = |w: &&Waiting| matches!(w.reason, BlockReason::Condition(..)) && w.holder.is_none();
    all.iter().filter(for_signal).find_map(|inner| {
        let outer = |w: &&Waiting| {
            w.holder.as_ref() == Some(&inner.thread) && !matches!(w.reason, BlockReason::Join(_) | BlockReason::Exited)
        };
        let mut members: Vec<&Waiting> = all.iter().filter(outer).collect();
        (!members.is_empty()).then(|| {
            members.push(inner);
            members
        })
    })
}

pub(super) fn circle_kind(members: &[&Waiting]) -> Kind {
    let writes = |w: &&Waiting| matches!(w.reason, BlockReason::Write(_));
    let reads = |w: &&Waiting| matches!(w.reason, BlockReason::Read(_));
    let same = members.windows(2).all(|m| m[0].at == m[1].at);
    match () {
        () if members.iter().any(|w| matches!(w.reason, BlockReason::Join(_))) => Kind::JoinCycle,
        () if members.iter().all(writes) && same => Kind::RwLockUpgrade,
        () if members.len() > 1 && members.iter().all(|w| reads(w) || writes(w)) && same => Kind::ReadBehindWriter,
        () if members.len() == 1 => Kind::SelfDeadlock,
        () => Kind::LockCycle,
    }
}

/// Those that wait for what nobody will give.
fn alone<'w>(trace: &Trace, all: &'w [Waiting]) -> Option<(Kind, Vec<&'w Waiting>)> {
    let kind = |w: &Waiting| match w.reason {
        BlockReason::Join(_) | BlockReason::Exited | BlockReason::Assumption => None,
        _ if w.holder.is_some() && !w.holder_ended => None,
        _ if w.holder.is_some() => Some(Kind::LockNeverReleased),
        BlockReason::Condition(at, _) => Some(unsignalled(trace, w, at)),
        BlockReason::Semaphore(_) => Some(Kind::SemaphoreStarvation),
        BlockReason::Barrier(..) => Some(Kind::BarrierNeverFills),
        BlockReason::Spin => Some(Kind::WaitsForValue),
        _ => Some(Kind::Other),
    };
    let worst = all.iter().filter_map(kind).min()?;
    Some((worst, all.iter().filter(|w| kind(w) == Some(worst)).collect()))
}

/// Why nobody wakes a thread that waits on a condition variable: by what happened before and during its last wait.
fn unsignalled(trace: &Trace, w: &Waiting, condition: u64) -> Kind {
    let thread = trace.tables.find_thread(&w.thread);
    let (mut in_vain, mut passed_over) = (false, false);
    // The mutex that it woke with, and the step in which it gave that back.
    let (mut woken, mut given_back) = (None, None);
    for event in &trace.events {
        let What::Sync { op, on } = &event.what else { continue };
        let own = Some(event.thread) == thread;
        match op {
            SyncOp::WaitBegin { .. } if own && on.address == condition => {
                // It woke, looked, and waits again without having left.
                in_vain = woken.is_some() && given_back == Some(event.clock);
                (woken, given_back, passed_over) = (None, None, false);
            }
            SyncOp::WaitEnd { mutex, .. } if own && on.address == condition => {
                (woken, given_back) = (Some(mutex.address), None);
            }
            SyncOp::Unlock if own && woken == Some(on.address) => given_back = given_back.or(Some(event.clock)),
            SyncOp::Signal { woke: Some(_) } | SyncOp::SignalOne { .. } if on.address == condition => {
                passed_over = true
            }
            _ => {}
        }
    }
    match () {
        () if in_vain => Kind::WrongPredicate,
        () if passed_over => Kind::TooFewSignals,
        () if w.lost_signals > 0 => Kind::LostSignal,
        () => Kind::NeverSignalled,
    }
}

pub(super) fn links(trace: &Trace, members: &[&Waiting]) -> Vec<Link> {
    let mut holding = Holding::default();
    trace.ids().for_each(|(id, event)| holding.step(id, event));
    let place = |p: u32| Some(trace.tables.places()[p as usize].clone()).filter(|p| p.is_known());
    let lock = |l: u32| trace.tables.locations().get(l as usize).map_or(String::new(), ToString::to_string);
    // As the trace calls it, so that the same lock has one name.
    let name = |w: &Waiting| {
        let is_it = |on: &trace::Object| w.at == Some(on.address);
        let called = trace.events.iter().find_map(|e| match &e.what {
            What::Sync { on, .. } if is_it(on) => Some(on.location),
            _ => None,
        });
        called.map(lock).filter(|l| !l.is_empty()).unwrap_or_else(|| w.name.clone())
    };
    let link = |w: &&Waiting| {
        let held = trace.tables.find_thread(&w.thread).map_or(&[][..], |t| holding.by(t));
        Link {
            thread: Some(w.thread.clone()),
            clock: w.clock,
            holds: held.iter().map(|h| Hold { lock: lock(h.location), at: place(h.place) }).collect(),
            wants: Hold { lock: name(w), at: w.stack.iter().find(|p| p.is_known()).cloned() },
        }
    };
    members.iter().map(link).collect()
}
