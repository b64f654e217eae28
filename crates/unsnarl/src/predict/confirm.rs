//! Whether a run did what its witness promised.

use super::decisions::{Decision, constants};
use super::observe::Observed;
use crate::check::campaign::nonzero_exit;
use trace::{BranchKind, Event, Failure, FailureKind, SyncOp, Trace, Wake, What};
use vm::End;

/// What a run of a witness showed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It did what was promised.
    Confirmed,
    /// It did not.
    Unconfirmed,
}

impl Observed {
    /// What went wrong in this run.
    pub fn failure(&self) -> Option<Failure> {
        match &self.outcome.end {
            End::Failed(failure) => Some((**failure).clone()),
            End::Exit(status) if *status != 0 => Some(nonzero_exit(*status, &self.outcome)),
            _ => None,
        }
    }
}

/// The events of a thread at a step clock.
fn at<'a>(trace: &'a Trace, thread: &'a trace::ThreadName, clock: u64) -> impl Iterator<Item = &'a Event> {
    let number = trace.tables.find_thread(thread);
    trace.events.iter().filter(move |e| Some(e.thread) == number && e.clock == clock)
}

/// Whether the new run made a decision of the old trace the other way, at the same moment of the same thread.
pub fn flipped(old: &Trace, decision: &Decision, new: &Observed) -> bool {
    let thread = &old.tables.threads()[decision.event.thread as usize];
    if let End::Failed(failure) = &new.outcome.end
        && failure.thread == *thread
        && failure.clock == decision.clock
        && decision.kind != "if"
    {
        return true;
    }
    let Some(before) = old.ids().find(|(id, _)| *id == decision.event).map(|(_, e)| &e.what) else {
        return false;
    };
    at(&new.trace, thread, decision.clock).any(|e| match (before, &e.what) {
        (What::Branch { kind, cond, taken, .. }, What::Branch { kind: k, cond: c, taken: t, .. }) if kind == k => {
            let is_value = matches!(kind, BranchKind::Address | BranchKind::Switch | BranchKind::Bounds);
            taken != t || is_value && constants(old, *cond) != constants(&new.trace, *c)
        }
        (What::Sync { op, .. }, What::Sync { op: new, .. }) => match (op, new) {
            (SyncOp::TryLock { took: a }, SyncOp::TryLock { took: b })
            | (SyncOp::TryReadLock { took: a }, SyncOp::TryReadLock { took: b })
            | (SyncOp::TryWriteLock { took: a }, SyncOp::TryWriteLock { took: b })
            | (SyncOp::SemaphoreTryWait { took: a }, SyncOp::SemaphoreTryWait { took: b }) => a != b,
            // A timed lock that was taken is a plain one.
            (SyncOp::TryLock { took: false }, SyncOp::Lock)
            | (SyncOp::TryReadLock { took: false }, SyncOp::ReadLock)
            | (SyncOp::TryWriteLock { took: false }, SyncOp::WriteLock)
            | (SyncOp::SemaphoreTryWait { took: false }, SyncOp::SemaphoreWait) => true,
            (SyncOp::WaitEnd { wake: a, .. }, SyncOp::WaitEnd { wake: b, .. }) => {
                (*a == Wake::TimedOut) != (*b == Wake::TimedOut)
            }
            (SyncOp::BarrierArrive { last: a }, SyncOp::BarrierArrive { last: b }) => a != b,
            (SyncOp::OnceBegin, SyncOp::OnceDone) | (SyncOp::OnceDone, SyncOp::OnceBegin) => true,
            _ => false,
        },
        _ => false,
    })
}

/// Whether a run stands in a deadlock.
pub fn is_stuck(new: &Observed) -> bool {
    matches!(&new.outcome.end, End::Failed(f) if matches!(f.kind, FailureKind::Deadlock | FailureKind::Livelock))
}
