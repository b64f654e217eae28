//! What a run of the VM did, in the oracle's words: the order of steps, and how decisions went.

use super::flips::{Decision, Kind};
use trace::{BranchKind, EventId, SyncOp, Trace, What};
use vm::{Deed, ThreadOp};
use vm::{Did, Machine, Seen};

/// Something that a thread did.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub(crate) thread: u8,
    clock: u64,
    line: Option<u32>,
    happened: Happened,
    /// Its name in the trace.
    event: EventId,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Happened {
    Fork,
    /// On an object of synchronisation; whether it is the second half of a call, and its result.
    Sync {
        resumes: bool,
        result: Option<bool>,
    },
    /// Of memory.
    Access {
        atomic: bool,
    },
    Step,
    Branch(BranchKind, bool),
    Nothing,
}

/// A decision that a run made.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Made {
    pub(crate) decision: Decision,
    pub(crate) taken: bool,
    pub(crate) event: EventId,
}

#[derive(Clone, Default, Debug)]
pub(crate) struct Run {
    /// Who does a step, and on which line.
    pub(crate) order: Vec<(u8, Option<u32>)>,
    /// In the order in which they were made.
    pub(crate) made: Vec<Made>,
}

/// The library has variables of its own, which are nobody's business.
fn access(atomic: bool, in_program: bool) -> Happened {
    if in_program { Happened::Access { atomic } } else { Happened::Nothing }
}

fn sync(op: &SyncOp) -> Happened {
    let result = match *op {
        SyncOp::TryLock { took }
        | SyncOp::TryReadLock { took }
        | SyncOp::TryWriteLock { took }
        | SyncOp::SemaphoreTryWait { took } => Some(took),
        SyncOp::OnceBegin => Some(true),
        SyncOp::OnceDone => Some(false),
        SyncOp::FutexWake { woke, ignored: false, .. } => Some(woke > 0),
        _ => None,
    };
    Happened::Sync { resumes: op.resumes(), result }
}

pub(crate) fn of_trace(trace: &Trace) -> Vec<Token> {
    let number = |thread: u32| {
        let name = trace.tables.threads()[thread as usize].to_string();
        name.rsplit_once('.').map_or(0, |(_, n)| n.parse().unwrap_or(u8::MAX))
    };
    let token = |(event, e): (EventId, &trace::Event)| {
        let place = &trace.tables.places()[e.place as usize];
        let happened = match &e.what {
            What::Fork { .. } => Happened::Fork,
            What::Read { at, .. } | What::Write { at, .. } | What::Update { at, .. } => {
                access(at.atomic.is_some(), place.is_known())
            }
            What::Sync { op, .. } => sync(op),
            What::Branch { kind, taken, .. } => Happened::Branch(*kind, *taken),
            What::Fixed { .. } | What::Symbolic { .. } | What::Initial { .. } | What::Fails | What::Alloc { .. } => {
                Happened::Nothing
            }
            _ => Happened::Step,
        };
        let line = place.is_known().then_some(place.line);
        Token { thread: number(event.thread), clock: e.clock, line, happened, event }
    };
    trace.ids().map(token).collect()
}

/// The tokens of a run that was tracked but not made a trace of. Their events have no names.
pub(crate) fn of_machine(machine: &Machine<'_>) -> Vec<Token> {
    let token = |seen: &Seen| {
        let line = machine.place(seen).map(|p| p.line);
        let happened = match seen.did {
            Did::Sync(Deed::Thread { op: ThreadOp::Fork, .. }) => Happened::Fork,
            Did::Read { atomic, .. } | Did::Write { atomic, .. } => access(atomic.is_some(), line.is_some()),
            Did::Update { .. } => access(true, line.is_some()),
            Did::Sync(Deed::Thread { .. }) => Happened::Sync { resumes: false, result: None },
            Did::Sync(Deed::Object { op, .. }) => sync(&op),
            Did::Branch { kind, taken, .. } => Happened::Branch(kind, taken),
            Did::Fixed { .. } | Did::Symbolic { .. } | Did::Initial { .. } | Did::Fails => Happened::Nothing,
            _ => Happened::Step,
        };
        let event = EventId { thread: seen.thread.0, index: u32::MAX };
        Token { thread: seen.thread.0 as u8, clock: seen.clock, line, happened, event }
    };
    machine.seen().iter().map(token).collect()
}

impl Run {
    pub(crate) fn new(tokens: &[Token]) -> Run {
        let mut run = Run::default();
        let mut steps = [0u16; 256];
        let mut last = [u64::MAX; 256];
        let mut atomic = [false; 256];
        let mut forked = false;
        for t in tokens {
            let me = t.thread as usize;
            forked |= t.happened == Happened::Fork;
            let made = |steps, kind, taken| Made {
                decision: Decision::new(me, steps, kind, t.line.unwrap_or(0)),
                taken,
                event: t.event,
            };
            // What belongs to the step just done, and not to what follows it.
            let in_step = forked && last[me] == t.clock && steps[me] > 0;
            match t.happened {
                Happened::Nothing => {}
                Happened::Branch(kind, taken) => {
                    let kind = match kind {
                        BranchKind::If if in_step && atomic[me] => Kind::Result,
                        BranchKind::If => Kind::If,
                        BranchKind::Switch => Kind::Switch,
                        BranchKind::Address => Kind::Address,
                        BranchKind::Bounds => Kind::Bounds,
                        BranchKind::Divisor => Kind::Divisor,
                    };
                    // The library has branches, too.
                    if t.line.is_some() {
                        let of_step = in_step && matches!(kind, Kind::Result | Kind::Address | Kind::Bounds);
                        run.made.push(made(steps[me] - u16::from(of_step), kind, taken));
                    }
                }
                _ if !forked => {}
                happened => {
                    let resumes = matches!(happened, Happened::Sync { resumes: true, .. });
                    if !in_step || resumes {
                        run.order.push((t.thread, t.line));
                        steps[me] += 1;
                        last[me] = t.clock;
                        atomic[me] = happened == Happened::Access { atomic: true };
                    }
                    if let Happened::Sync { result: Some(result), .. } = happened {
                        run.made.push(made(steps[me] - 1, Kind::Result, result));
                    }
                }
            }
        }
        run
    }
}
