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
//! - Futexes, calls that touch the world, and semaphores and barriers without a known beginning keep their observed
//!   order: fewer runs, none wrong.
//! - Where a freed object ends is guessed if the trace does not tell, see `objects.rs`.
//! - A trace does not say whether a wait has a time limit, see `conditions.rs`.
//! - Who waits for a lock is not modelled: a thread outside its next step may stand there or be still on its way.

mod ask;
mod conditions;
mod counting;
mod locks;
mod memory;
mod order;
mod steps;
mod whole;

use crate::formula::{Formula, StepId};
use crate::objects::Objects;
use conditions::Conditions;
use counting::Counters;
use locks::Locks;
use memory::{Cell, Layout};
use order::Onces;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use steps::Matters;
pub use steps::{Step, Steps};
use trace::{EventId, SyncOp, Trace, What};

/// A rule, and the event that it is about.
#[derive(Clone, Debug)]
pub struct Part {
    /// `None`: the structure of the trace, which is never in question (program order, births, ends).
    pub about: Option<EventId>,
    /// What holds.
    pub formula: Formula,
}

/// What every reordering of a trace must obey.
#[derive(Clone, Debug)]
pub struct Model {
    trace: Trace,
    steps: Steps,
    parts: Vec<Part>,
    choices: u32,
    /// For threads with decisions that are passed: the choice that they stand in the middle of them.
    stands: BTreeMap<u32, Formula>,
    prune: bool,
    cells: Vec<Cell>,
    objects: Objects,
    locks: Locks,
    conditions: Conditions,
    counters: Counters,
    onces: Onces,
    forks: BTreeMap<u32, StepId>,
    candidates: (u64, u64),
    built: Duration,
}

impl Model {
    /// The model of a trace.
    pub fn new(trace: &Trace) -> Model {
        Model::with(trace, true)
    }

    /// The same; `prune` leaves out what the order of the trace rules out anyway.
    pub fn with(trace: &Trace, prune: bool) -> Model {
        let started = Instant::now();
        let objects = Objects::new(trace);
        let layout = Layout::new(&trace.events, &objects);
        let words = order::futex_words(trace);
        let steps = Steps::new(trace, |at, event| matters(trace, &objects, &layout, &words, at, &event.what));
        let mut model = Model {
            locks: Locks::new(trace, &steps),
            conditions: conditions::conditions(trace, &steps),
            counters: counting::counters(trace, &steps),
            onces: Onces::new(),
            forks: BTreeMap::new(),
            cells: Vec::new(),
            objects,
            trace: trace.clone(),
            steps,
            parts: Vec::new(),
            choices: 0,
            stands: BTreeMap::new(),
            prune,
            candidates: (0, 0),
            built: Duration::ZERO,
        };
        model.births_and_ends();
        model.passing();
        model.path();
        model.reads_from(&layout);
        model.exclusion();
        model.wakes();
        model.counting();
        model.onces();
        model.frees();
        model.observed();
        model.built = started.elapsed();
        model
    }

    /// The trace.
    pub fn trace(&self) -> &Trace {
        &self.trace
    }

    /// Its steps, as far as they matter.
    pub fn steps(&self) -> &Steps {
        &self.steps
    }

    /// What holds.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// How many free choices there are.
    pub fn choices(&self) -> u32 {
        self.choices
    }

    /// Reads-from candidates before and after pruning.
    pub fn candidates(&self) -> (u64, u64) {
        self.candidates
    }

    /// How long it took to make.
    pub fn built(&self) -> Duration {
        self.built
    }

    /// How many atoms and connectives its formulas have.
    pub fn size(&self) -> usize {
        self.parts.iter().map(|p| p.formula.size()).sum()
    }

    /// An event.
    pub fn event(&self, id: EventId) -> Option<&trace::Event> {
        self.steps.position(id).map(|at| &self.trace.events[at])
    }
}

fn matters(trace: &Trace, objects: &Objects, layout: &Layout, words: &[u64], at: usize, what: &What) -> Matters {
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
        What::Free { .. } => Matters::Ordered,
        What::Call { .. } | What::Input { .. } => yes(order::touches_world(what, trace)),
        What::Read { at: access, .. } | What::Write { at: access, .. } | What::Update { at: access, .. } => {
            let freed = !objects.freed.is_empty() && !objects.frees_of(access.address).is_empty();
            let written = !matches!(what, What::Read { .. });
            let futex = written && order::word_under(words, access).is_some();
            yes(freed || futex || layout.concerns(objects, at, what))
        }
        _ => Matters::No,
    }
}

impl Model {
    fn say(&mut self, about: EventId, formula: Formula) {
        if formula != Formula::TRUE {
            self.parts.push(Part { about: Some(about), formula });
        }
    }

    fn structure(&mut self, formula: Formula) {
        if formula != Formula::TRUE {
            self.parts.push(Part { about: None, formula });
        }
    }

    fn choice(&mut self) -> Formula {
        self.choices += 1;
        Formula::Choice(self.choices - 1)
    }

    fn inside(&self, step: StepId) -> Formula {
        if self.steps.get(step).prefix { Formula::TRUE } else { Formula::In(step) }
    }

    /// Inside, if it is known that everything before `given` is.
    fn inside_if(&self, step: StepId, given: StepId) -> Formula {
        if self.prune && self.steps.must_precede(step, given) { Formula::TRUE } else { self.inside(step) }
    }

    fn before(&self, a: StepId, b: StepId) -> Formula {
        match () {
            () if a == b => Formula::FALSE,
            () if self.prune && self.steps.must_precede(a, b) => Formula::TRUE,
            () if self.prune && self.steps.must_precede(b, a) => Formula::FALSE,
            () => Formula::Before(a, b),
        }
    }

    /// A thread that has done a step comes through the decisions behind it, unless it is the goal's and stands at one: a
    /// thread stops only where others can see what it does next.
    fn passing(&mut self) {
        let passed: Vec<(StepId, StepId)> = self
            .steps
            .iter()
            .filter(|(_, s)| s.passed && !s.prefix)
            .filter_map(|(step, _)| Some((self.steps.previous(step)?, step)))
            .collect();
        for (before, step) in passed {
            let thread = self.steps.get(step).thread;
            let stands = match self.stands.get(&thread) {
                Some(known) => known.clone(),
                None => {
                    let new = self.choice();
                    self.stands.insert(thread, new.clone());
                    new
                }
            };
            let rule = self.inside(before).implies(Formula::any([self.inside(step), stands]));
            self.structure(rule);
        }
    }

    /// Branches keep their outcome and fixed values are as observed, inside the frontier.
    fn path(&mut self) {
        let mut rules = Vec::new();
        for (step, _) in self.steps.iter() {
            for (event, e) in self.steps.events(&self.trace, step) {
                if let Some(kept) = self.kept(&e.what) {
                    rules.push((event, self.inside(step).implies(kept)));
                }
            }
        }
        rules.into_iter().for_each(|(event, rule)| self.say(event, rule));
    }

    /// What a branch or a fixed value demands.
    fn kept(&self, what: &What) -> Option<Formula> {
        match *what {
            What::Branch { cond: expr, .. } | What::Fixed { expr, .. } if self.trace.exprs.as_const(expr).is_some() => {
                None
            }
            What::Branch { cond, taken, .. } => Some(Formula::is(cond, 1, taken.into())),
            What::Fixed { expr, value } => Some(Formula::is(expr, self.trace.exprs.width(expr), value)),
            _ => None,
        }
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
            | SemaphoreTryWait { .. }
            | SemaphoreValue { .. }
            | BarrierArrive { .. }
            | OnceBegin
            | OnceDone
    )
}
