//! What the unknowns of a trace stand for, so that expressions can be shown with names of the program.

use crate::event::{Event, EventId, What};
use crate::expr::{ExprId, Exprs, Node, Var};
use crate::tables::Tables;
use crate::trace_file::Trace;
use rustc_hash::FxHashMap;

/// Which event brought each unknown: a read, an update or an input.
#[derive(Clone, Default, Debug)]
pub struct Unknowns {
    brought: FxHashMap<Var, Brought>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Brought {
    pub by: EventId,
    /// What it reads, or the name of the input: an index into [`Tables::locations`].
    pub location: u32,
    pub value: u64,
}

impl What {
    /// The unknown that this event brings, and its value in this run.
    pub fn brings(&self, exprs: &Exprs) -> Option<(Var, u64)> {
        let (expr, value) = match *self {
            What::Read { expr, value, .. } => (expr?, value?),
            What::Update { read, before, .. } => (read?, before?),
            What::Symbolic { expr, value, .. } => (expr, value),
            _ => return None,
        };
        match *exprs.node(expr) {
            Node::Var { var, .. } => Some((var, value)),
            _ => None,
        }
    }
}

impl Unknowns {
    pub fn of(trace: &Trace) -> Unknowns {
        let mut unknowns = Unknowns::default();
        for (id, event) in trace.ids() {
            unknowns.note(id, event, &trace.exprs);
        }
        unknowns
    }

    pub fn note(&mut self, id: EventId, event: &Event, exprs: &Exprs) {
        if let Some((var, value)) = event.what.brings(exprs) {
            let location = event.what.locations().next().unwrap_or(0);
            self.brought.entry(var).or_insert(Brought { by: id, location, value });
        }
    }

    pub fn get(&self, var: Var) -> Option<Brought> {
        self.brought.get(&var).copied()
    }

    /// As people read it: `queue.count@0.1#12`, without what tells the location from others of its name.
    pub fn name(&self, var: Var, tables: &Tables) -> Option<String> {
        let Brought { by, location, .. } = self.get(var)?;
        let name = tables.locations().get(location as usize).map_or("", |name| name.split(" (").next().unwrap_or(""));
        Some(format!("{name}@{}", by.show(tables)))
    }

    /// An expression with these names.
    pub fn show(&self, expr: ExprId, exprs: &Exprs, tables: &Tables) -> String {
        exprs.show(expr, |var| self.name(var, tables))
    }
}

impl Event {
    /// What the expressions of an event mean: `%9: queue.count@0.1#12 == 0`. None for those that say it themselves.
    pub fn meanings(&self, tables: &Tables, exprs: &Exprs, unknowns: &Unknowns) -> Vec<String> {
        let named = self.what.exprs().filter(|&e| !matches!(exprs.node(e), Node::Var { .. } | Node::Const { .. }));
        named.map(|e| format!("{e}: {}", unknowns.show(e, exprs, tables))).collect()
    }
}
