//! Whether an event, taken alone, says something: its numbers are in the tables, and its expressions have the widths of
//! what they stand for. Writers refuse other events, and readers files with them.

use crate::event::{Access, Event, What};
use crate::expr::{ExprId, Exprs, Node};
use crate::tables::Tables;

pub(super) fn check(event: &Event, tables: &Tables, exprs: &Exprs) -> Result<(), String> {
    let [threads, places, locations] = tables.sizes();
    let known = (event.thread as usize) < threads
        && (event.place as usize) < places
        && event.what.other_thread().is_none_or(|t| (t as usize) < threads)
        && event.what.locations().all(|l| (l as usize) < locations);
    if !known {
        return Err("an event with a number that is in no table".into());
    }
    if let Some(unknown) = event.what.exprs().find(|&e| !exprs.has(e)) {
        return Err(format!("{unknown} is not known here: an expression comes before the events that need it"));
    }
    match &event.what {
        What::Read { at, value, expr } => unknown_value(at, *value, *expr, exprs),
        What::Write { at, after, expr, .. } => value(at, *after, *expr, exprs),
        What::Update { at, before, after, read, expr } => {
            unknown_value(at, *before, *read, exprs)?;
            value(at, *after, *expr, exprs)
        }
        What::Initial { at, value: now, expr } => {
            if at.size > 8 {
                return Err(format!("expected an initial value of at most 8 bytes, found {}", at.size));
            }
            fits(*now, 8 * at.size)?;
            value(at, Some(*now), *expr, exprs)
        }
        What::Branch { cond, .. } => match exprs.width(*cond) {
            1 => Ok(()),
            wide => Err(format!("expected a condition of one bit, found {wide} bits")),
        },
        What::Fixed { expr, value } => fits(*value, exprs.width(*expr)),
        What::Symbolic { value, expr, .. } => {
            is_unknown(*expr, exprs)?;
            fits(*value, exprs.width(*expr))
        }
        _ => Ok(()),
    }
}

fn fits(value: u64, width: u32) -> Result<(), String> {
    match value.checked_shr(width) {
        None | Some(0) => Ok(()),
        _ => Err(format!("{value} does not fit into {width} bits")),
    }
}

fn is_unknown(expr: ExprId, exprs: &Exprs) -> Result<(), String> {
    match exprs.node(expr) {
        Node::Var { .. } => Ok(()),
        _ => Err(format!("expected an unknown such as v7:32 for what is found, found {expr}")),
    }
}

/// What is in memory, as an expression of that many bits.
fn value(at: &Access, value: Option<u64>, expr: Option<ExprId>, exprs: &Exprs) -> Result<(), String> {
    let Some(expr) = expr else { return Ok(()) };
    let width = exprs.width(expr);
    if u64::from(width) != 8 * u64::from(at.size) {
        return Err(format!("expected an expression of {} bytes, found {width} bits", at.size));
    }
    match value {
        Some(value) => fits(value, width),
        None => Err("expected the value observed beside the expression".into()),
    }
}

fn unknown_value(at: &Access, found: Option<u64>, expr: Option<ExprId>, exprs: &Exprs) -> Result<(), String> {
    expr.map_or(Ok(()), |expr| is_unknown(expr, exprs))?;
    value(at, found, expr, exprs)
}
