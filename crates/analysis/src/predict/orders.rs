//! Inputs that were found, in other orders.
//!
//! A question has the decisions of one run. What the threads share besides memory (where `strtok` is, the position of a file) is none
//! of them, and what no run has done nobody can ask about. So when nothing is left to ask, the inputs that led to new paths are run in
//! orders by chance. What such a run shows is asked about in turn. A search that ends with "impossible" does that for programs without inputs, too:
//! after a flip the other threads run on as they like, so that a path may be missed that any other order leads to.

use super::observe::Observed;
use driver::Symbolic;
use rustc_hash::FxHashSet;
use std::collections::VecDeque;
use trace::What;
use vm::sched::{Pct, Pos, Random, Scheduler};

/// Orders of the same inputs that show nothing new, if nobody said how long to search.
const PATIENCE: u32 = 16;

/// Runs by chance of a search for everything.
const FOR_ALL: u64 = 150;

/// Whom chance helps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Chance {
    /// Whoever wants all there is of one kind asks for it.
    Nobody,
    /// Inputs that were found; for as long as there is time, if somebody said how long to search.
    Inputs { patient: bool },
    /// All paths.
    All,
}

struct Start {
    entry: usize,
    events: u64,
    /// Orders since something new came.
    idle: u32,
}

pub(super) struct Orders {
    open: VecDeque<Start>,
    known: FxHashSet<Symbolic>,
    chance: Chance,
    done: u64,
}

impl Orders {
    pub(super) fn new(chance: Chance) -> Orders {
        Orders { open: VecDeque::new(), known: FxHashSet::default(), chance, done: 0 }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.open.is_empty() || self.chance == Chance::All && self.done >= FOR_ALL
    }

    /// Whether they show more than inputs.
    pub(super) fn are_for_all(&self) -> bool {
        self.chance == Chance::All
    }

    pub(super) fn clear(&mut self) {
        self.open.clear();
    }

    /// A new trace, made `from` another one.
    pub(super) fn plan(&mut self, entry: usize, from: Option<usize>, observed: &Observed) {
        let trace = &observed.trace;
        let has_inputs = trace.events.iter().any(|e| matches!(e.what, What::Symbolic { .. }));
        let helps = match self.chance {
            Chance::Nobody => false,
            Chance::Inputs { .. } => has_inputs,
            Chance::All => true,
        };
        if !helps || observed.outcome.threads < 2 {
            return;
        }
        if let Some(start) = self.open.iter_mut().find(|s| Some(s.entry) == from) {
            start.idle = 0;
        }
        if self.known.insert(observed.inputs.clone()) {
            self.open.push_back(Start { entry, events: observed.outcome.events.max(1), idle: 0 });
        }
    }

    /// The next run: a trace with its inputs, and in which order. Each has its turn, the newest first.
    pub(super) fn next(&mut self) -> Option<(usize, Box<dyn Scheduler>)> {
        if self.is_empty() {
            return None;
        }
        let mut start = self.open.pop_back()?;
        let (entry, seed) = (start.entry, self.done);
        let scheduler: Box<dyn Scheduler> = match seed % 4 {
            0 => Box::new(Pos::new(seed)),
            2 => Box::new(Random::new(seed)),
            _ => Box::new(Pct::new(seed, 2 + (seed / 2 % 3) as u32, start.events)),
        };
        self.done += 1;
        start.idle += 1;
        if self.chance != (Chance::Inputs { patient: false }) || start.idle < PATIENCE {
            self.open.push_front(start);
        }
        Some((entry, scheduler))
    }
}
