//! What a theory of orders knows by itself, and so need not be reported in formulas: edges, and which write a read finds.

use super::locks::Section;
use super::memory::{Cell, CellRead};
use super::{Model, Rules};
use crate::formula::{Bits, Formula, StepId};
use crate::values::{CutStep, Threads};
use rustc_hash::FxHashMap;
use trace::{ExprId, What};

/// The frontier: it comes after all that is inside.
pub(crate) const FRONTIER: StepId = StepId(u32::MAX);

/// Said to a theory of orders.
#[derive(Default, Debug)]
pub(crate) struct Orders {
    /// For each lock, its sections: those that exclude each other do not overlap.
    pub(crate) locks: Vec<Vec<Section>>,
    pub(crate) reads: Vec<Read>,
}

#[derive(Debug)]
pub(crate) struct Read {
    /// By whom; perhaps at the frontier.
    pub(crate) step: StepId,
    /// Where it stands in the trace.
    pub(crate) at: u32,
    /// Of the model's.
    pub(crate) cell: u32,
    /// What stands for the value.
    pub(crate) values: Vec<Bits>,
    pub(crate) sources: Vec<Source>,
}

/// What a read may find. If the choice is made, the write is inside, before the read, and no other one is between them.
#[derive(Debug)]
pub(crate) struct Source {
    pub(crate) choice: u32,
    /// `None`: what was there at the start.
    pub(crate) write: Option<StepId>,
    /// What the read finds; `None` if nobody asks.
    pub(crate) value: Option<Bits>,
}

impl Model {
    pub(crate) fn writes(&self, cell: u32) -> impl Iterator<Item = StepId> {
        self.cells[cell as usize].writes.iter().map(|w| w.step)
    }
}

impl Rules<'_> {
    /// What each thread does to memory, as far as the rules go.
    pub(crate) fn threads(&self) -> Threads {
        let mut accesses: FxHashMap<StepId, CutStep> = FxHashMap::default();
        let mut cells = Vec::new();
        for cell in &self.cells {
            let reads = || cell.reads.iter().filter(|r| self.cone.has(r.step) && self.matters(r));
            if reads().next().is_none() {
                continue;
            }
            let number = cells.len() as u32;
            let widths = cell.reads.iter().flat_map(|r| r.values.iter().map(|v| v.0.width));
            cells.push((widths.max().unwrap_or(8), cell.initial));
            for read in reads() {
                let step = accesses.entry(read.step).or_default();
                step.reads.extend(read.values.iter().map(|v| (number, v.0)));
            }
            for write in cell.writes.iter().filter(|w| self.cone.has(w.step)) {
                accesses.entry(write.step).or_default().writes.push((number, write.value));
            }
        }
        let mut steps: Vec<Vec<CutStep>> = Vec::new();
        // By thread: its steps so far that are in the list.
        let mut listed: Vec<Vec<StepId>> = Vec::new();
        for thread in 0..self.steps.threads() {
            let own = self.steps.of_thread(thread).take_while(|&s| self.cone.has(s));
            listed.push(own.filter(|s| accesses.contains_key(s)).collect());
        }
        for thread in 0..self.steps.threads() {
            let mut own = Vec::new();
            let mut last: Option<StepId> = None;
            // Conditions that hold if the next step is done. Its own may be what a goal wants otherwise.
            let mut assumes: Vec<(ExprId, u64)> = Vec::new();
            for step in self.steps.of_thread(thread).take_while(|&s| self.cone.has(s)) {
                if let Some(mut cut) = accesses.remove(&step) {
                    let before = |t: &Vec<StepId>| t.partition_point(|&s| self.steps.must_precede(s, step)) as u32;
                    cut.needs = listed.iter().map(before).collect();
                    (cut.locks, cut.held) = self.locks.held_since(last, step);
                    cut.assumes = std::mem::take(&mut assumes);
                    own.push(cut);
                    last = Some(step);
                }
                for (_, event) in self.steps.events(&self.trace, step) {
                    match event.what {
                        What::Branch { cond, taken, .. } => assumes.push((cond, taken.into())),
                        What::Fixed { expr, value } => assumes.push((expr, value)),
                        _ => {}
                    }
                }
            }
            steps.push(own);
        }
        Threads { cells, steps }
    }

    /// One of these is chosen, and what was chosen is what the read finds.
    pub(super) fn choose(
        &mut self,
        cell: &Cell,
        (step, at): (StepId, u32),
        values: Vec<Bits>,
        candidates: &[Option<usize>],
    ) -> Formula {
        let mut sources = Vec::new();
        let mut any = Vec::new();
        for &candidate in candidates {
            let value = candidate.map_or(cell.initial, |i| cell.writes[i].value);
            let write = candidate.map(|i| cell.writes[i].step);
            // What is not known cannot be taken from, and what is not there neither.
            if value.is_none() && !values.is_empty() || write.is_some_and(|w| !self.cone.has(w)) {
                continue;
            }
            let choice = self.new_choice();
            sources.push(Source { choice, write, value });
            any.push(Formula::Choice(choice));
        }
        if let Some(orders) = &mut self.orders {
            orders.reads.push(Read { step, at, cell: cell.number, values, sources });
        }
        Formula::any(any)
    }

    /// The same for a read that is a step.
    pub(super) fn read_by_choice(&mut self, cell: &Cell, read: &CellRead, candidates: &[Option<usize>]) -> Formula {
        let values = read.values.iter().map(|v| v.0).collect();
        let place = (read.step, self.steps.get(read.step).at);
        let any = self.choose(cell, place, values, candidates);
        self.inside(read.step).implies(any)
    }
}
