//! What a theory of orders knows by itself, and so need not be told in formulas: edges, and which write a read finds.

use super::Rules;
use super::memory::{Cell, CellRead};
use crate::formula::{Bits, Formula, StepId};

/// The frontier: it comes after all that is inside.
pub(crate) const FRONTIER: StepId = StepId(u32::MAX);

/// Said to a theory of orders.
#[derive(Default, Debug)]
pub(crate) struct Orders {
    /// If the choice is made, both steps are inside, and the first comes before the second.
    pub(crate) edges: Vec<(u32, StepId, StepId)>,
    /// Reads that find something.
    pub(crate) reads: Vec<Read>,
}

/// A read of a cell.
#[derive(Debug)]
pub(crate) struct Read {
    /// By whom; perhaps at the frontier.
    pub(crate) step: StepId,
    /// Of the model's.
    pub(crate) cell: u32,
    /// What stands for the value.
    pub(crate) values: Vec<Bits>,
    /// What it may find.
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

impl Rules<'_> {
    /// The steps that write a cell.
    pub(crate) fn writes(&self, cell: u32) -> impl Iterator<Item = StepId> {
        self.cells[cell as usize].writes.iter().map(|w| w.step)
    }

    /// One of these is chosen, and what was chosen is what the read finds.
    pub(super) fn choose(
        &mut self,
        cell: &Cell,
        step: StepId,
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
            orders.reads.push(Read { step, cell: cell.number, values, sources });
        }
        Formula::any(any)
    }

    /// The same for a read that is a step.
    pub(super) fn read_by_choice(&mut self, cell: &Cell, read: &CellRead, candidates: &[Option<usize>]) -> Formula {
        let values = read.values.iter().map(|v| v.0).collect();
        let any = self.choose(cell, read.step, values, candidates);
        self.inside(read.step).implies(any)
    }
}
