//! Expressions as people write them: `queue.count@0.1#3 + 1 <= 4`.
//!
//! Comparisons are signed, as in most programs; those of unsigned numbers have a `u` after them (`<u`). What is too large is
//! cut: the text is for people, the file form says everything.

use super::{ExprId, ExprOp, Exprs, Node, Var, signed};
use std::fmt::Write;

/// Operations inside each other that are shown.
const DEEPEST: u32 = 8;
/// Operations shown in all.
const MOST: u32 = 48;

/// How tightly an operation binds, as in C but for comparisons, which bind tighter than `&`, `^` and `|` here.
type Binding = u8;
const WHOLE: Binding = 0;
const LEAF: Binding = 10;

fn infix(op: ExprOp) -> (&'static str, Binding) {
    match op {
        ExprOp::Or => ("|", 1),
        ExprOp::Xor => ("^", 2),
        ExprOp::And => ("&", 3),
        ExprOp::Eq => ("==", 4),
        ExprOp::Ult => ("<u", 5),
        ExprOp::Ule => ("<=u", 5),
        ExprOp::Slt => ("<", 5),
        ExprOp::Sle => ("<=", 5),
        ExprOp::Shl => ("<<", 6),
        ExprOp::Lshr => (">>u", 6),
        ExprOp::Ashr => (">>", 6),
        ExprOp::Add => ("+", 7),
        ExprOp::Sub => ("-", 7),
        ExprOp::Mul => ("*", 8),
        ExprOp::Udiv => ("/u", 8),
        ExprOp::Sdiv => ("/", 8),
        ExprOp::Urem => ("%u", 8),
        ExprOp::Srem => ("%", 8),
    }
}

/// What a comparison is when it does not hold, and how tightly that binds.
fn negated(op: ExprOp) -> Option<(&'static str, Binding)> {
    match op {
        ExprOp::Eq => Some(("!=", 4)),
        ExprOp::Ult => Some((">=u", 5)),
        ExprOp::Ule => Some((">u", 5)),
        ExprOp::Slt => Some((">=", 5)),
        ExprOp::Sle => Some((">", 5)),
        _ => None,
    }
}

struct Shower<'a, F> {
    exprs: &'a Exprs,
    name: F,
    out: String,
    left: u32,
}

impl Exprs {
    /// The expression in infix notation. `name` says what an unknown is called; those without a name are shown as `v7`.
    pub fn show(&self, id: ExprId, name: impl Fn(Var) -> Option<String>) -> String {
        let mut shower = Shower { exprs: self, name, out: String::new(), left: MOST };
        shower.expr(id, WHOLE, DEEPEST);
        shower.out
    }
}

// Writing to a String does not fail: its results are not looked at.
impl<F: Fn(Var) -> Option<String>> Shower<'_, F> {
    fn number(&mut self, width: u32, value: u64) {
        let negative = signed(value, width);
        let _ = match (width, value) {
            (9.., _) if (-4096..0).contains(&negative) => write!(self.out, "{negative}"),
            (_, value) if value <= u64::from(u32::MAX) => write!(self.out, "{value}"),
            _ => write!(self.out, "{value:#x}"),
        };
    }

    fn wrapped(&mut self, binding: Binding, around: Binding, inside: impl FnOnce(&mut Self)) {
        let needed = binding < around;
        if needed {
            self.out.push('(');
        }
        inside(self);
        if needed {
            self.out.push(')');
        }
    }

    fn two(&mut self, a: ExprId, (sign, binding): (&str, Binding), b: ExprId, around: Binding, deep: u32) {
        self.wrapped(binding, around, |s| {
            s.expr(a, binding, deep);
            let _ = write!(s.out, " {sign} ");
            s.expr(b, binding + 1, deep);
        });
    }

    fn call(&mut self, name: &str, of: ExprId, deep: u32) {
        self.out.push_str(name);
        self.wrapped(WHOLE, LEAF, |s| s.expr(of, WHOLE, deep));
    }

    /// Whether it is what `not` makes, and of what.
    fn negation(&self, node: &Node) -> Option<ExprId> {
        match *node {
            Node::Bin(ExprOp::Xor, a, one) if self.exprs.width(a) == 1 && self.exprs.as_const(one) == Some(1) => {
                Some(a)
            }
            _ => None,
        }
    }

    fn expr(&mut self, id: ExprId, around: Binding, deep: u32) {
        let node = *self.exprs.node(id);
        let leaf = matches!(node, Node::Const { .. } | Node::Var { .. });
        if !leaf && (deep == 0 || self.left == 0) {
            return self.out.push_str("...");
        }
        self.left = self.left.saturating_sub(1);
        let deep = deep.saturating_sub(1);
        if let Some(of) = self.negation(&node) {
            return match *self.exprs.node(of) {
                Node::Bin(op, a, b) if op.compares() => {
                    let sign = negated(op).unwrap_or(("!=", 4));
                    self.two(a, sign, b, around, deep);
                }
                _ => self.call("!", of, deep),
            };
        }
        match node {
            Node::Const { width, value } => self.number(width, value),
            Node::Var { var, .. } => {
                let name = (self.name)(var).unwrap_or_else(|| var.to_string());
                self.out.push_str(&name);
            }
            Node::Bin(op @ (ExprOp::Add | ExprOp::Sub), a, b) => {
                // `x + -1` is `x - 1`.
                let width = self.exprs.width(b);
                let negative = self.exprs.as_const(b).map(|v| signed(v, width)).filter(|n| (-4096..0).contains(n));
                match negative {
                    Some(n) if width > 8 => {
                        let (sign, binding) = infix(if op == ExprOp::Add { ExprOp::Sub } else { ExprOp::Add });
                        self.wrapped(binding, around, |s| {
                            s.expr(a, binding, deep);
                            let _ = write!(s.out, " {sign} {}", -n);
                        });
                    }
                    _ => self.two(a, infix(op), b, around, deep),
                }
            }
            Node::Bin(op, a, b) => self.two(a, infix(op), b, around, deep),
            Node::Ite(c, a, b) => self.wrapped(WHOLE, LEAF, |s| {
                s.expr(c, 1, deep);
                s.out.push_str(" ? ");
                s.expr(a, 1, deep);
                s.out.push_str(" : ");
                s.expr(b, 1, deep);
            }),
            Node::Extract { of, low: 0, width } => self.call(&format!("low{width}"), of, deep),
            Node::Extract { of, low, width } => {
                self.expr(of, LEAF, deep);
                let _ = write!(self.out, "[bits {low} to {}]", low + width - 1);
            }
            Node::Concat(high, low) => self.wrapped(WHOLE, LEAF, |s| {
                s.expr(high, 1, deep);
                s.out.push_str(" ++ ");
                s.expr(low, 1, deep);
            }),
            // Making a number wider does not change it.
            Node::Zext { of, .. } => self.expr(of, around, deep),
            Node::Sext { of, .. } if self.exprs.width(of) > 1 => self.expr(of, around, deep),
            Node::Sext { of, width } => self.call(&format!("sext{width}"), of, deep),
            Node::Lookup { table, at } => {
                let _ = write!(self.out, "{table}[");
                self.expr(at, WHOLE, deep);
                self.out.push(']');
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_read_like_c() {
        let e = &mut Exprs::new();
        let (x, y) = (e.fresh(32), e.fresh(32));
        let [one, four, minus] = [1, 4, 0xffff_ffff].map(|n| e.constant(32, n));
        let name = |v: Var| (v.0 == 0).then(|| "count@0.1#12".to_string());
        let sum = e.bin(ExprOp::Add, x, one);
        let small = e.bin(ExprOp::Sle, sum, four);
        assert_eq!(e.show(small, name), "count@0.1#12 + 1 <= 4");
        let large = e.not(small);
        assert_eq!(e.show(large, name), "count@0.1#12 + 1 > 4");
        let less = e.bin(ExprOp::Add, y, minus);
        let product = e.bin(ExprOp::Mul, sum, less);
        assert_eq!(e.show(product, name), "(count@0.1#12 + 1) * (v1 - 1)");
        let difference = e.bin(ExprOp::Sub, y, sum);
        assert_eq!(e.show(difference, name), "v1 - (count@0.1#12 + 1)");
        let same = e.bin(ExprOp::Eq, x, y);
        let both = e.bin(ExprOp::And, same, large);
        assert_eq!(e.show(both, name), "count@0.1#12 + 1 > 4 & count@0.1#12 == v1");
        let neither = e.not(both);
        assert_eq!(e.show(neither, name), "!(count@0.1#12 + 1 > 4 & count@0.1#12 == v1)");
        let chosen = e.ite(same, x, minus);
        assert_eq!(e.show(chosen, name), "(count@0.1#12 == v1 ? count@0.1#12 : -1)");
        let (low, high) = (e.extract(x, 0, 8), e.extract(x, 8, 8));
        let byte = e.bin(ExprOp::Ult, low, high);
        assert_eq!(e.show(byte, name), "low8(count@0.1#12) <u count@0.1#12[bits 8 to 15]");
        let found = e.lookup(low, 32, (0..256).map(|i| i * i).collect());
        assert_eq!(e.show(found, name), "t0[low8(count@0.1#12)]");
    }

    #[test]
    fn what_is_too_large_is_cut() {
        let e = &mut Exprs::new();
        let mut all = e.fresh(32);
        for _ in 0..1000 {
            let x = e.fresh(32);
            let product = e.bin(ExprOp::Mul, all, x);
            all = e.bin(ExprOp::Add, product, all);
        }
        let text = e.show(all, |_| None);
        assert!(text.contains("...") && text.len() < 1000, "{text}");
    }
}
