//! Threads that are stuck for good although the program goes on, or ended well without them.
//!
//! At the end of a run some threads wait. Those that wait for each other's locks or ends can never go on, whatever the others
//! do; nor can one whose lock a thread took with it when it ended. Signals and posts are another matter: whoever is still
//! there may give them. So these count only if the program has ended by itself, nobody but waiting threads was left then, and
//! they wait for each other: each for what another one of them gives, and in no run anybody else. (A worker that waits for work when
//! main returns is no deadlock, nor are several that wait for the same thing, or that hand on what main gives.)
//!
//! Limits: what no run has given is not known; so two threads that wait for each other's signals in every run are not noticed
//! while others go on.

use super::Kind;
use super::Link;
use super::stuck::{Stuck, circle, circle_kind, links};
use rustc_hash::{FxHashMap, FxHashSet};
use trace::{SyncOp, ThreadName, Trace, What};
use vm::BlockReason;
use vm::{End, Waiting};

/// Who signalled or posted what, in all runs.
#[derive(Default)]
pub(super) struct Partners {
    gave: FxHashMap<u64, FxHashSet<ThreadName>>,
}

impl Partners {
    pub(super) fn saw(&mut self, trace: &Trace) {
        for event in &trace.events {
            if let What::Sync { op, on } = &event.what
                && matches!(
                    op,
                    SyncOp::Signal { .. } | SyncOp::SignalOne { .. } | SyncOp::Broadcast { .. } | SyncOp::SemaphorePost
                )
            {
                let thread = trace.tables.threads()[event.thread as usize].clone();
                self.gave.entry(on.address).or_default().insert(thread);
            }
        }
    }

    fn gives(&self, thread: &ThreadName, address: u64) -> bool {
        self.gave.get(&address).is_some_and(|all| all.contains(thread))
    }

    /// Whether nobody but these gives it.
    fn only(&self, members: &[&Waiting], address: u64) -> bool {
        let is_member = |thread: &ThreadName| members.iter().any(|m| m.thread == *thread);
        self.gave.get(&address).is_none_or(|all| all.iter().all(is_member))
    }
}

/// What some threads of a run are stuck in, if the run did not get stuck as a whole.
pub(super) fn partly(end: &End, all: &[Waiting], trace: &Trace) -> Option<Stuck> {
    let goes_on = match end {
        End::Exit(_) | End::OutOfSteps => true,
        End::Failed(f) => !f.kind.is_stuck(),
        _ => false,
    };
    if !goes_on || all.is_empty() {
        return None;
    }
    let leaked = || {
        let is_leaked = |w: &&Waiting| w.holder_ended && w.holder != Some(ThreadName::main());
        let members: Vec<&Waiting> =
            all.iter().filter(is_leaked).filter(|w| !matches!(w.reason, BlockReason::Join(_))).collect();
        (!members.is_empty()).then_some((Kind::LockNeverReleased, members))
    };
    let waits = circle(all).map(|members| (circle_kind(&members), members));
    let (kind, mut members) = waits.or_else(leaked)?;
    members.sort_by_key(|w| &w.thread);
    Some(Stuck { kind, links: links(trace, &members) })
}

/// At the end of a run that ended by itself, threads that may wait for each other's signals or posts: later runs may show that they do.
pub(super) struct Silence {
    waiting: Vec<Waiting>,
    links: Vec<Link>,
}

impl Silence {
    /// Of a run; `None` if somebody else was left to speak.
    pub(super) fn of(end: &End, all: &[Waiting], trace: &Trace) -> Option<Silence> {
        let wants = |w: &&Waiting| wanted(w).is_some();
        if !matches!(end, End::Exit(_)) || all.iter().filter(wants).count() < 2 || !nobody_else(all, trace) {
            return None;
        }
        let waiting: Vec<Waiting> = all.iter().filter(wants).cloned().collect();
        let links = links(trace, &waiting.iter().collect::<Vec<_>>());
        Some(Silence { waiting, links })
    }

    /// What they are stuck in, as far as it is known who gives what.
    pub(super) fn stuck(&self, partners: &Partners) -> Option<Stuck> {
        let members = conversation(&self.waiting, partners)?;
        let is_member = |l: &&Link| members.iter().any(|m| Some(&m.thread) == l.thread.as_ref());
        let mut links: Vec<Link> = self.links.iter().filter(is_member).cloned().collect();
        links.sort_by(|a, b| a.thread.cmp(&b.thread));
        Some(Stuck { kind: Kind::CommunicationCycle, links })
    }
}

/// The condition variable or semaphore that a thread waits for.
fn wanted(w: &Waiting) -> Option<u64> {
    match w.reason {
        BlockReason::Condition(at, _) if w.holder.is_none() => Some(at),
        BlockReason::Semaphore(at) => Some(at),
        _ => None,
    }
}

/// Threads of which each waits for what the next one gives, and not all for the same thing.
fn conversation<'w>(all: &'w [Waiting], partners: &Partners) -> Option<Vec<&'w Waiting>> {
    let next = |w: &Waiting, met: &[&Waiting]| {
        let at = wanted(w)?;
        let mut others = all.iter().filter(|o| o.thread != w.thread && wanted(o).is_some_and(|o| o != at));
        let closes = others.clone().find(|o| met.iter().any(|m| m.thread == o.thread) && partners.gives(&o.thread, at));
        closes.or_else(|| others.find(|o| partners.gives(&o.thread, at)))
    };
    for start in all {
        let mut path = vec![start];
        while let Some(w) = next(path[path.len() - 1], &path) {
            if let Some(n) = path.iter().position(|p| p.thread == w.thread) {
                let members = path.split_off(n);
                let closed = members.iter().filter_map(|m| wanted(m)).all(|at| partners.only(&members, at));
                return closed.then_some(members);
            }
            path.push(w);
        }
    }
    None
}

/// Whether only main, which has ended the program, and threads that wait were left.
fn nobody_else(all: &[Waiting], trace: &Trace) -> bool {
    let over = |t: u32| trace.events.iter().any(|e| e.thread == t && matches!(e.what, What::Exit));
    let mut names = (0..).zip(trace.tables.threads());
    names.all(|(t, name)| *name == ThreadName::main() || over(t) || all.iter().any(|w| w.thread == *name))
}
