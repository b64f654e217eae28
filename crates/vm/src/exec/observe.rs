//! Looking at a run from outside, without changing it: where every thread stands, what it does next, what took place.
//!
//! An observer is called between events: whenever the strategy was asked, and, if it wants every event, before each of
//! them. The strategy is asked at the same moments either way, so a run is the same with and without an observer.

use super::{Did, Leave, Machine, Seen, Thread};
use crate::bytecode::{Callee, Ext, Op};
use crate::layout::Scalar;
use crate::sched::{Candidate, Next, Round};
use crate::seen::NotFollowed;
use guest::shims::{Entry, Role};
use guest::sync::{BlockReason, ThreadId};
use trace::{Begin, Place, ThreadName};

#[derive(Clone, Copy)]
struct Called<'a> {
    name: &'a str,
    library: Option<&'static Entry>,
}

pub trait Observer {
    /// A thread has been chosen and stands before what it does next. `false` ends the run.
    fn look(&mut self, machine: &Machine<'_>, moment: &Moment<'_>) -> bool;

    /// The run has ended; what took place since the last look.
    fn ended(&mut self, _machine: &Machine<'_>, _seen: &[Seen]) {}
}

impl<O: Observer + ?Sized> Observer for &mut O {
    fn look(&mut self, machine: &Machine<'_>, moment: &Moment<'_>) -> bool {
        (**self).look(machine, moment)
    }
    fn ended(&mut self, machine: &Machine<'_>, seen: &[Seen]) {
        (**self).ended(machine, seen);
    }
}

/// A moment between two events.
pub struct Moment<'a> {
    pub chosen: Candidate,
    /// Who could have; empty if the strategy was not asked.
    pub candidates: &'a [Candidate],
    /// The turn that what comes next belongs to, from 0, as the schedule counts them.
    pub segment: usize,
    /// What took place since the last look, if it is kept.
    pub seen: &'a [Seen],
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    pub thread: ThreadName,
    /// Its step clock.
    pub clock: u64,
    /// The call stack, innermost first.
    pub stack: Vec<Place>,
    pub waits: Option<String>,
}

impl<'i> Machine<'i> {
    /// Lets somebody watch: at every event, or only when the strategy is asked.
    pub fn observe(&mut self, observer: impl Observer + 'i, every_event: bool) {
        self.observer = Some(Box::new(observer));
        self.every_event = every_event;
        if every_event {
            self.watch.on = true;
            (self.budget, self.reserve) = (0, u64::MAX);
        }
    }

    /// Gives the running thread so many events, the first of which has been looked at; the others one by one if
    /// somebody wants to see them all.
    pub(super) fn grant(&mut self, events: u64) {
        self.budget = if self.every_event { events.min(1) } else { events };
        self.reserve = events - self.budget;
    }

    /// The same, and nobody has looked yet.
    pub(super) fn grant_unseen(&mut self, events: u64) {
        self.budget = if self.every_event { 0 } else { events };
        self.reserve = events - self.budget;
    }

    /// The events that the running thread has left.
    pub(super) fn left(&self) -> u64 {
        self.budget.saturating_add(self.reserve)
    }

    /// The running thread stands in the middle of its turn, only to be looked at.
    pub(super) fn pass(&mut self, next: Next, clock: u64) -> Result<(), Leave> {
        self.thread.next = (next, clock);
        self.show_same()?;
        self.grant(self.reserve);
        Ok(())
    }

    /// The running thread goes on, without a question to the strategy.
    pub(super) fn show_same(&mut self) -> Result<(), Leave> {
        let (next, clock) = self.thread.next;
        let chosen = Candidate {
            thread: self.thread.id,
            begin: Begin::Go,
            next,
            clock,
            code: self.thread.code(),
            round: Round::New,
        };
        if self.every_event { self.show(chosen, &[], self.segments.len()) } else { Ok(()) }
    }

    /// Calls the observer.
    pub(super) fn show(&mut self, chosen: Candidate, candidates: &[Candidate], segment: usize) -> Result<(), Leave> {
        let Some(mut observer) = self.observer.take() else { return Ok(()) };
        let mut seen = self.watch.trace.take();
        let moment = Moment { chosen, candidates, segment, seen: seen.as_deref().unwrap_or(&[]) };
        let go_on = observer.look(self, &moment);
        if self.every_event
            && let Some(seen) = &mut seen
        {
            seen.clear();
        }
        self.watch.trace = seen;
        self.observer = Some(observer);
        if go_on { Ok(()) } else { Err(Leave::Abandoned) }
    }

    /// Tells the observer that it is over.
    pub(super) fn show_end(&mut self) {
        if let Some(mut observer) = self.observer.take() {
            observer.ended(self, self.seen());
        }
    }

    fn alive(&self) -> Vec<&Thread> {
        let mut all: Vec<&Thread> =
            std::iter::once(&self.thread).chain(&self.parked).filter(|t| !t.frames.is_empty()).collect();
        all.sort_by_key(|t| t.id);
        all
    }

    /// Where all threads stand that have not ended, in order of creation.
    pub fn standing(&self) -> Vec<Standing> {
        let standing = |t: &Thread| Standing {
            thread: t.name.clone(),
            clock: t.next.1,
            stack: self.places_before(t),
            waits: t.blocked.filter(|b| !self.can_go_on(t, b.reason)).map(|b| match b.reason {
                BlockReason::Join(other) => {
                    let name = self.thread_name(other).map_or("another thread".into(), |n| format!("thread {n}"));
                    format!("the end of {name}")
                }
                reason => self.describe(t.id, reason),
            }),
        };
        self.alive().into_iter().map(standing).collect()
    }

    /// What the threads that have not ended would do next, whether they can or not, in order of creation.
    pub fn pending(&self) -> Vec<Candidate> {
        let stands = |t: &Thread| {
            let (next, clock) = t.next;
            Candidate { thread: t.id, begin: Begin::Go, next, clock, code: t.code(), round: Round::New }
        };
        self.alive().into_iter().map(stands).collect()
    }

    /// The line of the user's code from which a thread that stands in the library called it.
    pub fn calls_from(&self, id: ThreadId) -> Option<Place> {
        let t = self.alive().into_iter().find(|t| t.id == id)?;
        let inside = t.frames.last().is_some_and(|f| !self.image.is_users(f.function));
        if inside { self.places_before(t).into_iter().find(Place::is_known) } else { None }
    }

    /// The step clock at which a thread stands; `None` if it has ended.
    pub fn clock_of(&self, id: ThreadId) -> Option<u64> {
        self.alive().into_iter().find(|t| t.id == id).map(|t| t.next.1)
    }

    /// The thread that runs, or ran until now.
    pub fn running(&self) -> ThreadId {
        self.thread.id
    }

    /// What a thread does next, in a few words, and where: `lock queue.mutex`, `write total`, `call printf`.
    pub fn next_operation(&self, c: &Candidate) -> (String, Option<Place>) {
        let Some(t) = self.alive().into_iter().find(|t| t.id == c.thread) else { return (String::new(), None) };
        let place = self.places_before(t).into_iter().find(Place::is_known);
        let name = |at| self.location(at, 0).name;
        let sized = |at, size: u32| self.location(at, size.into()).name;
        let called = t.frames.last().and_then(|f| self.called(f.function, f.pc));
        let verb = |function: Called<'_>| function.library.and_then(Entry::verb).unwrap_or(function.name).to_string();
        let words = match c.next {
            Next::Start => "start".to_string(),
            Next::Read(at, size) => format!("read {}", sized(at, size)),
            Next::Write(at, size) => match called {
                Some(Called { library: Some(Entry { role: Role::Frees, .. }), .. }) => format!("free {}", name(at)),
                Some(function) => format!("call {} on {}", function.name, sized(at, size)),
                None => format!("write {}", sized(at, size)),
            },
            Next::Object(at) => match called {
                Some(function) => format!("{} {}", verb(function), name(at)),
                None => format!("use {}", name(at)),
            },
            Next::Threads => called.map_or("threads".to_string(), verb),
            Next::Yield => "yield".to_string(),
            Next::World => format!("call {}", called.map_or("the library", |c| c.name)),
            Next::End => "end of the program".to_string(),
        };
        (words, place)
    }

    fn called(&self, function: u32, op: u32) -> Option<Called<'_>> {
        let code = self.image.code(function)?;
        let Some(Op::Call { site, .. }) = code.ops.get(op as usize) else { return None };
        match code.calls[*site as usize].callee {
            Callee::Function(f) => {
                let f = &self.image.functions[f as usize];
                Some(Called { name: &f.name, library: f.library })
            }
            Callee::Shim(_, entry) => Some(Called { name: entry.name, library: Some(entry) }),
            Callee::Pointer(_) => None,
        }
    }

    /// Where the decision leads that was not taken at a branch of the trace.
    pub fn other_side(&self, branch: &Seen) -> trace::OtherSide {
        match branch.did {
            // The end of the process is fine with status 0 only.
            Did::Branch { kind: trace::BranchKind::If, taken: true, .. } if self.ends_process(branch) => {
                trace::OtherSide::Fails
            }
            Did::Branch { kind: trace::BranchKind::If, taken, .. } => {
                self.image.side(branch.function, branch.op, !taken)
            }
            _ => trace::OtherSide::Goes,
        }
    }

    fn ends_process(&self, seen: &Seen) -> bool {
        self.called_role(seen) == Some(Role::Ends)
    }

    /// How many operations a failure is away on the side of a branch that was not taken; `u32::MAX` if its function has none
    /// there.
    pub fn other_distance(&self, branch: &Seen) -> u32 {
        match branch.did {
            Did::Branch { kind: trace::BranchKind::If, taken, .. } => {
                self.image.distance(branch.function, branch.op, !taken)
            }
            _ => u32::MAX,
        }
    }

    /// The same to lines that somebody wants to get to.
    pub fn other_distance_towards(&self, towards: &crate::image::Towards, branch: &Seen) -> u32 {
        match branch.did {
            Did::Branch { kind: trace::BranchKind::If, taken, .. } => {
                towards.from(self.image, branch.function, branch.op, !taken)
            }
            _ => u32::MAX,
        }
    }

    /// Why a value was fixed to what was observed ([`Did::Fixed`]): by what is done there with it.
    pub fn not_followed(&self, fixed: &Seen) -> NotFollowed {
        if self.shadow.as_ref().is_some_and(|shadow| shadow.is_excluded(fixed.function)) {
            return NotFollowed::Excluded;
        }
        if let Some(called) = self.called(fixed.function, fixed.op) {
            return NotFollowed::Library(called.library.map_or(called.name, |l| l.name).to_string());
        }
        let Some(code) = self.image.code(fixed.function) else { return NotFollowed::Operation };
        match code.ops.get(fixed.op as usize) {
            Some(Op::Ext { i }) => match &code.ext[*i as usize] {
                Ext::WideBin { .. } | Ext::WideCmp { .. } | Ext::WideCast { .. } => NotFollowed::WideInteger,
                Ext::WideSwitch { .. } => NotFollowed::WideInteger,
                Ext::FloatBin { .. } | Ext::FloatCmp { .. } | Ext::FNeg { .. } => NotFollowed::FloatingPoint,
                Ext::FloatCast { .. } | Ext::FloatToInt { .. } | Ext::IntToFloat { .. } => NotFollowed::FloatingPoint,
                Ext::Fun { ty, .. } if !matches!(ty, Scalar::Int(_) | Scalar::Wide(_)) => NotFollowed::FloatingPoint,
                Ext::MemCopy { .. } | Ext::MemSet { .. } | Ext::DynAlloca { .. } => NotFollowed::Size,
                _ => NotFollowed::Operation,
            },
            Some(
                Op::FAdd32 { .. }
                | Op::FSub32 { .. }
                | Op::FMul32 { .. }
                | Op::FDiv32 { .. }
                | Op::FAdd64 { .. }
                | Op::FSub64 { .. }
                | Op::FMul64 { .. }
                | Op::FDiv64 { .. }
                | Op::FCmp32 { .. }
                | Op::FCmp64 { .. }
                | Op::I32ToF64 { .. }
                | Op::I64ToF64 { .. }
                | Op::F64ToI32 { .. }
                | Op::F64ToI64 { .. }
                | Op::F32ToF64 { .. }
                | Op::F64ToF32 { .. },
            ) => NotFollowed::FloatingPoint,
            _ => NotFollowed::Operation,
        }
    }

    /// The function that an event was a call of.
    pub fn called_by(&self, seen: &Seen) -> Option<&str> {
        self.called(seen.function, seen.op).map(|c| c.name)
    }

    /// Whether an event was a call of a library function through which values are followed.
    pub fn called_follows(&self, seen: &Seen) -> bool {
        self.called(seen.function, seen.op).and_then(|c| c.library).is_some_and(|l| l.follow.is_some())
    }

    /// What the library function does that an event was a call of.
    pub fn called_role(&self, seen: &Seen) -> Option<Role> {
        self.called(seen.function, seen.op)?.library.map(|l| l.role)
    }
}
