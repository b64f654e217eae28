//! The expressions of a chunk, in a table of their own.

use rustc_hash::{FxHashMap, FxHashSet};
use trace::{Event, ExprId, Exprs, Node, What};

/// The unknown that an event introduces, and the value that it had.
pub(super) fn introduces(what: &What) -> Option<(ExprId, Option<u64>)> {
    match *what {
        What::Read { expr: Some(expr), value, .. } => Some((expr, value)),
        What::Update { read: Some(expr), before, .. } => Some((expr, before)),
        What::Symbolic { expr, value, .. } => Some((expr, Some(value))),
        _ => None,
    }
}

/// Moves expressions to a new table and gives unknowns of others the values that they had.
pub(super) struct Renamer<'a> {
    from: &'a Exprs,
    values: &'a FxHashMap<ExprId, u64>,
    own: FxHashSet<ExprId>,
    pub(super) to: Exprs,
    done: FxHashMap<ExprId, ExprId>,
}

impl<'a> Renamer<'a> {
    /// The unknowns that these events introduce stay unknown.
    pub(super) fn new(from: &'a Exprs, values: &'a FxHashMap<ExprId, u64>, events: &[Event]) -> Renamer<'a> {
        let own = events.iter().filter_map(|e| introduces(&e.what)).map(|(expr, _)| expr).collect();
        Renamer { from, values, own, to: Exprs::new(), done: FxHashMap::default() }
    }

    pub(super) fn event(&mut self, event: &mut Event) {
        match &mut event.what {
            What::Read { expr, .. } | What::Write { expr, .. } | What::Initial { expr, .. } => self.optional(expr),
            What::Update { read, expr, .. } => {
                self.optional(read);
                self.optional(expr);
            }
            What::Branch { cond: expr, .. } | What::Fixed { expr, .. } | What::Symbolic { expr, .. } => {
                *expr = self.expr(*expr);
            }
            _ => {}
        }
    }

    fn optional(&mut self, expr: &mut Option<ExprId>) {
        *expr = expr.map(|expr| self.expr(expr));
    }

    fn expr(&mut self, id: ExprId) -> ExprId {
        // Operands first, without recursion: expressions can be deep.
        let mut open = vec![id];
        while let Some(&next) = open.last() {
            if self.done.contains_key(&next) {
                open.pop();
                continue;
            }
            let node = *self.from.node(next);
            let before = open.len();
            open.extend(node.operands().filter(|o| !self.done.contains_key(o)));
            if open.len() == before {
                let moved = self.node(next, node);
                self.done.insert(next, moved);
            }
        }
        self.done[&id]
    }

    fn node(&mut self, id: ExprId, node: Node) -> ExprId {
        let of = |id: ExprId| self.done[&id];
        let (to, value) = (&mut self.to, self.values.get(&id));
        match node {
            Node::Var { width, .. } if !self.own.contains(&id) && value.is_some() => {
                to.constant(width, value.copied().unwrap_or(0))
            }
            Node::Const { .. } | Node::Var { .. } => to.intern(node),
            Node::Bin(op, a, b) => to.bin(op, of(a), of(b)),
            Node::Ite(c, a, b) => to.ite(of(c), of(a), of(b)),
            Node::Extract { of: x, low, width } => to.extract(of(x), low, width),
            Node::Concat(a, b) => to.concat(of(a), of(b)),
            Node::Zext { of: x, width } => to.zext(of(x), width),
            Node::Sext { of: x, width } => to.sext(of(x), width),
            Node::Lookup { table, at } => {
                let numbers = self.from.table(table);
                to.lookup(of(at), numbers.width, numbers.values.to_vec())
            }
        }
    }
}
