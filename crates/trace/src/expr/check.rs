//! Expressions from outside: what is no expression is refused, with the reason.

use super::{ExprId, Exprs, Node, mask};

/// Bits of the widest expression.
const WIDEST: u32 = 64;

fn width_is_known(width: u32) -> Result<(), String> {
    match width {
        1..=WIDEST => Ok(()),
        _ => Err(format!("expected a width of 1 to {WIDEST} bits, found {width}")),
    }
}

impl Exprs {
    /// Adds an expression as it is, or finds it; an error if it means nothing: operands that are not there, widths that do
    /// not fit. A new unknown has the next number.
    pub fn add(&mut self, node: Node) -> Result<ExprId, String> {
        self.check(&node)?;
        Ok(self.intern(node))
    }

    fn check(&self, node: &Node) -> Result<(), String> {
        if let Some(unknown) = node.operands().find(|&o| !self.has(o)) {
            return Err(format!("{unknown} is not known here: an expression comes before what is made of it"));
        }
        let same = |a: ExprId, b: ExprId| match (self.width(a), self.width(b)) {
            (x, y) if x == y => Ok(()),
            (x, y) => Err(format!("expected operands of one width, found {x} and {y} bits")),
        };
        match *node {
            Node::Const { width, value } => {
                width_is_known(width)?;
                match value & !mask(width) {
                    0 => Ok(()),
                    _ => Err(format!("{value} does not fit into {width} bits")),
                }
            }
            Node::Var { width, var } => {
                width_is_known(width)?;
                match self.var(var).map(|id| self.width(id)) {
                    Some(before) if before != width => Err(format!("{var} has {before} bits, not {width}")),
                    None if var.0 != self.vars() => Err(format!(
                        "the next new unknown is v{}, found {var}: they are numbered in order",
                        self.vars()
                    )),
                    _ => Ok(()),
                }
            }
            Node::Bin(_, a, b) => same(a, b),
            Node::Ite(c, a, b) => match self.width(c) {
                1 => same(a, b),
                wide => Err(format!("expected a condition of one bit, found {wide} bits")),
            },
            Node::Extract { of, low, width } => {
                width_is_known(width)?;
                match low.checked_add(width) {
                    Some(end) if end <= self.width(of) => Ok(()),
                    _ => Err(format!("there are no {width} bits from bit {low} on in {} bits", self.width(of))),
                }
            }
            Node::Concat(high, low) => match self.width(high) + self.width(low) {
                1..=WIDEST => Ok(()),
                wide => Err(format!("expected at most {WIDEST} bits, found {wide}")),
            },
            Node::Zext { of, width } | Node::Sext { of, width } => {
                width_is_known(width)?;
                match self.width(of) {
                    narrow if narrow <= width => Ok(()),
                    wide => Err(format!("{wide} bits cannot be extended to {width}")),
                }
            }
            Node::Lookup { table, at } => match self.has_table(table) {
                false => Err(format!("{table} is not known here: a table comes before what is looked up in it")),
                true if self.table(table).place() == self.width(at) => Ok(()),
                true => Err(format!(
                    "expected a place of {} bits in {table}, found {}",
                    self.table(table).place(),
                    self.width(at)
                )),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{ExprOp, Var};
    use super::*;

    #[test]
    fn what_is_no_expression_is_refused() {
        let mut e = Exprs::new();
        let x = e.add(Node::Var { width: 32, var: Var(0) }).unwrap();
        let bit = e.add(Node::Const { width: 1, value: 1 }).unwrap();
        let unknown = ExprId::new(7);
        for (node, why) in [
            (Node::Const { width: 0, value: 0 }, "1 to 64"),
            (Node::Const { width: 65, value: 0 }, "1 to 64"),
            (Node::Const { width: 8, value: 256 }, "does not fit"),
            (Node::Var { width: 32, var: Var(2) }, "next new unknown is v1"),
            (Node::Var { width: 32, var: Var(u32::MAX) }, "next new unknown is v1"),
            (Node::Var { width: 8, var: Var(0) }, "v0 has 32 bits"),
            (Node::Bin(ExprOp::Add, x, bit), "32 and 1 bits"),
            (Node::Bin(ExprOp::Add, x, unknown), "%7 is not known"),
            (Node::Ite(x, x, x), "one bit, found 32"),
            (Node::Ite(bit, x, bit), "32 and 1 bits"),
            (Node::Extract { of: x, low: 30, width: 3 }, "no 3 bits from bit 30"),
            (Node::Extract { of: x, low: u32::MAX, width: 2 }, "no 2 bits"),
            (Node::Extract { of: x, low: 0, width: 0 }, "1 to 64"),
            (Node::Zext { of: x, width: 31 }, "cannot be extended"),
            (Node::Sext { of: x, width: 100 }, "1 to 64"),
        ] {
            let error = e.add(node).unwrap_err();
            assert!(error.contains(why), "{node:?}: {error}");
        }
        let table = e.add_table(8, vec![1, 2, 3, 4]).unwrap();
        assert!(e.add(Node::Lookup { table, at: x }).unwrap_err().contains("place of 2 bits in t0, found 32"));
        let other = super::super::TableId(1);
        assert!(e.add(Node::Lookup { table: other, at: x }).unwrap_err().contains("t1 is not known"));
        let wide = e.add(Node::Concat(x, x)).unwrap();
        assert!(e.add(Node::Concat(wide, bit)).unwrap_err().contains("found 65"));
        assert_eq!(e.add(Node::Var { width: 32, var: Var(0) }), Ok(x));
        assert_eq!(e.var(Var(0)), Some(x));
    }
}
