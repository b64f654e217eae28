//! Unknowns are brought once and before they are used, and expressions agree with the values observed.

use crate::event::{Event, What};
use crate::expr::{ExprId, Exprs, Var};
use rustc_hash::FxHashMap;

#[derive(Default)]
pub(super) struct Values {
    /// What the unknowns were.
    brought: FxHashMap<Var, u64>,
    /// What expressions were, as far as somebody asked.
    known: FxHashMap<ExprId, u64>,
    /// Initial values with expressions, which may stand before what brings their unknowns: number, expression, value.
    initial: Vec<(usize, ExprId, u64)>,
}

fn fits(value: Option<u64>, size: u32) -> Result<(), String> {
    match value {
        Some(value) if size < 8 && value >> (8 * size) != 0 => Err(format!("{value} does not fit into {size} bytes")),
        _ => Ok(()),
    }
}

impl Values {
    pub(super) fn event(&mut self, number: usize, event: &Event, exprs: &Exprs) -> Result<(), String> {
        if let Some((var, value)) = event.what.brings(exprs)
            && self.brought.insert(var, value).is_some()
        {
            return Err(format!("{var} is there already: each read and input has an unknown of its own"));
        }
        match event.what {
            What::Read { at, value, .. } => fits(value, at.size),
            What::Write { at, before, after, expr } | What::Update { at, before, after, expr, .. } => {
                fits(before, at.size)?;
                fits(after, at.size)?;
                expr.zip(after).map_or(Ok(()), |(expr, after)| self.agrees(expr, after, exprs))
            }
            What::Branch { cond, taken, .. } => self.agrees(cond, taken.into(), exprs),
            What::Fixed { expr, value } => self.agrees(expr, value, exprs),
            What::Initial { value, expr: Some(expr), .. } => {
                self.initial.push((number, expr, value));
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// The first initial value that is wrong, by the number of its event.
    pub(super) fn end(&mut self, exprs: &Exprs) -> Result<(), (usize, String)> {
        for (number, expr, value) in std::mem::take(&mut self.initial) {
            self.agrees(expr, value, exprs).map_err(|message| (number, message))?;
        }
        Ok(())
    }

    fn agrees(&mut self, expr: ExprId, observed: u64, exprs: &Exprs) -> Result<(), String> {
        let mut missing = None;
        let brought = &self.brought;
        let mut value_of = |var: Var| {
            brought.get(&var).copied().unwrap_or_else(|| {
                missing = missing.or(Some(var));
                0
            })
        };
        let value = exprs.eval_with(expr, &mut value_of, &mut self.known);
        if let Some(var) = missing {
            return Err(format!("no event before this brings {var}: expected a read, an update or an input"));
        }
        match value {
            Some(value) if value != observed => {
                let shown = exprs.show(expr, |_| None);
                Err(format!("`{shown}` is {value} with the values observed, but this event says {observed}"))
            }
            // A division by zero has no value, and nothing contradicts it.
            _ => Ok(()),
        }
    }
}
