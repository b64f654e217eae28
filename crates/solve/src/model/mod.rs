//! The model of a trace: what every reordering of it must obey.
//!
//! Follows the constraints of the TAME paper (Huang and Rauchwerger, "Finding Schedule-Sensitive Branches", section 4),
//! with three differences. A frontier: `In(step)` says which steps happen before the goal, and only those are constrained,
//! so that a witness need not be a reordering of the whole trace. Steps: what the program does at one moment has one place in
//! the order. Results of synchronisation (trylock, timed waits, semaphores, barriers) are branches on its state.
//!
//! Everything is said in [`Formula`]s; no solver is in here, and a model may go to another thread.
//!
//! Sound means: a witness is a run of the program. Limits:
//! - Sequential consistency. Weaker orders of atomics are not considered.
//! - What was not tracked as an expression is fixed to what was observed ([`What::Fixed`]): fewer runs, none wrong.
//! - A read without an expression is taken to be one that no condition depends on.
//! - Writes of more than 8 bytes without pieces have no known value; no symbolic read may take its value from one.
//! - Calls that touch the world, semaphores and barriers without a known beginning, and some futexes (`futexes.rs`) keep their
//!   observed order: fewer runs, none wrong.
//! - Where a freed object ends is guessed if the trace does not tell, see `objects.rs`.
//! - Who waits for a lock is not modelled: a thread outside its next step may stand there or be still on its way.

mod ask;
mod conditions;
mod cone;
mod counting;
mod futexes;
mod locks;
mod memory;
mod order;
mod orders;
mod relevant;
mod rules;
mod steps;
mod stuck;
mod takes;
mod whole;

use crate::formula::{Formula, StepId};
use crate::objects::Objects;
use conditions::Conditions;
pub(crate) use cone::Cone;
use counting::Counters;
use futexes::Futexes;
use locks::Locks;
pub(crate) use locks::Section;
use memory::{Cell, Layout};
use order::Order;
pub(crate) use orders::{FRONTIER, Orders, Source};
pub(crate) use relevant::Relevant;
pub(crate) use rules::Choices;
pub(crate) use rules::Rules;
use rustc_hash::FxHashMap;
use std::time::{Duration, Instant};
use steps::{Matters, Meetings};
pub use steps::{Step, Steps};
use trace::{EventId, ExprId, SyncOp, Trace, What};

/// Found by measuring: below it, fewer atoms are better than fewer connectives.
const DIRECT: usize = 400;

/// A rule, and the event that it is about.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    /// `None`: the structure of the trace, which is never in question (program order, births, ends).
    pub about: Option<EventId>,
    pub formula: Formula,
}

/// What is known of a trace, from which [`Rules`] follow.
#[derive(Clone, Debug)]
pub struct Model {
    trace: Trace,
    steps: Steps,
    prune: bool,
    /// Up to how many pairs of a candidate and a write a read is said pair by pair.
    direct: usize,
    cells: Vec<Cell>,
    /// The cells that a step reads, and which of their reads that is.
    reads: FxHashMap<StepId, Vec<(u32, u32)>>,
    /// The cells that an unknown is read from.
    unknowns: FxHashMap<ExprId, Vec<u32>>,
    objects: Objects,
    locks: Locks,
    conditions: Conditions,
    counters: Counters,
    futexes: Futexes,
    /// Futexes that keep their observed order, by address.
    kept: Vec<u64>,
    order: Order,
    /// The steps that each step needs, by `order`.
    needs: FxHashMap<StepId, Vec<StepId>>,
    built: Duration,
}

impl Model {
    pub fn new(trace: &Trace) -> Model {
        Model::with(trace, true)
    }

    /// The same; `prune` leaves out what the order of the trace rules out anyway.
    pub fn with(trace: &Trace, prune: bool) -> Model {
        Model::of(trace.clone(), prune)
    }

    /// The same, without a copy.
    pub(crate) fn of(trace: Trace, prune: bool) -> Model {
        Model::keeping(trace, prune, &|_| false)
    }

    /// The same, with threads among which the order stays as it was observed: fewer runs, none wrong.
    pub(crate) fn keeping(trace: Trace, prune: bool, keeps: &dyn Fn(u32) -> bool) -> Model {
        let started = Instant::now();
        let objects = Objects::new(&trace);
        let layout = Layout::new(&trace.events, &objects);
        let kept = futexes::without_rule(&trace);
        let mut steps =
            Steps::new(&trace, keeps, |at, event| matters(&trace, &objects, &layout, &kept, at, &event.what));
        let counters = counting::counters(&trace, &steps);
        // Otherwise it is a rule like others, which may be to blame.
        let meetings = if prune { counting::meetings(&counters) } else { Meetings::new() };
        steps.meet(&trace, keeps, &meetings);
        let mut model = Model {
            locks: Locks::new(&trace, &steps),
            conditions: conditions::conditions(&trace, &steps, &kept),
            counters,
            futexes: futexes::futexes(&trace, &steps, &kept),
            kept,
            order: Order::default(),
            needs: FxHashMap::default(),
            cells: Vec::new(),
            reads: FxHashMap::default(),
            unknowns: FxHashMap::default(),
            objects,
            trace,
            steps,
            prune,
            direct: DIRECT,
            built: Duration::ZERO,
        };
        model.find_accesses(&layout);
        model.order = Order::new(&model, keeps, &meetings);
        for &(second, first, _) in &model.order.needs {
            model.needs.entry(second).or_default().push(first);
        }
        model.built = started.elapsed();
        model
    }

    /// Says a read of a cell pair by pair up to so many pairs of a candidate and a write; what is larger, in a way that grows
    /// more slowly. Both say the same.
    pub fn direct(mut self, pairs: usize) -> Model {
        self.direct = pairs;
        self
    }

    pub fn trace(&self) -> &Trace {
        &self.trace
    }

    pub(crate) fn prunes(&self) -> bool {
        self.prune
    }

    /// Its steps, as far as they matter.
    pub fn steps(&self) -> &Steps {
        &self.steps
    }

    /// How long it took to make.
    pub(crate) fn built(&self) -> Duration {
        self.built
    }

    pub fn event(&self, id: EventId) -> Option<&trace::Event> {
        self.steps.position(id).map(|at| &self.trace.events[at])
    }
}

fn matters(trace: &Trace, objects: &Objects, layout: &Layout, kept: &[u64], at: usize, what: &What) -> Matters {
    let yes = |b: bool| if b { Matters::Ordered } else { Matters::No };
    match what {
        What::Fork { .. } | What::Start | What::Exit | What::Join { .. } | What::Sync { .. } => Matters::Ordered,
        What::Branch { cond: expr, .. } | What::Fixed { expr, .. } => {
            if trace.exprs.as_const(*expr).is_some() {
                Matters::No
            } else {
                Matters::Inside
            }
        }
        What::Fails => Matters::Inside,
        What::Free { .. } => Matters::Ordered,
        What::Call { .. } | What::Input { .. } => yes(order::touches_world(what, trace)),
        What::Read { at: access, .. } | What::Write { at: access, .. } | What::Update { at: access, .. } => {
            let freed = !objects.freed.is_empty() && !objects.frees_of(access.address).is_empty();
            let written = !matches!(what, What::Read { .. });
            let futex = written && futexes::word_under(kept, access).is_some();
            yes(freed || futex || layout.concerns(objects, at, what))
        }
        _ => Matters::No,
    }
}

/// Whether an operation has a result that depends on the order.
pub(crate) fn has_result(op: &SyncOp) -> bool {
    use SyncOp::*;
    matches!(
        op,
        TryLock { .. }
            | TryReadLock { .. }
            | TryWriteLock { .. }
            | WaitEnd { .. }
            | FutexWoken { .. }
            | FutexWake { ignored: false, most: Some(_), .. }
            | SemaphoreTryWait { .. }
            | SemaphoreValue { .. }
            | BarrierArrive { ignored: false, .. }
            | OnceBegin
            | OnceDone
    )
}
