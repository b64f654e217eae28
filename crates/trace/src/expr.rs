//! Expressions: how a value that another thread or an input decides was computed.
//!
//! Expressions are bit vectors of 1 to 64 bits, kept once each ([`Exprs`] is a hash-consed table, so equal expressions
//! have equal ids, and operands come before what is made of them). A truth value is one bit. Constructors compute what is constant and
//! drop what changes nothing; they never change a value. Their meaning is that of SMT-LIB's bit vectors, with one
//! exception that never shows: division by zero, which [`Exprs::eval`] refuses.
//!
//! What has more bits is made of several ([`Wide`]), and floating point of operations on its bits ([`float`]).

mod check;
pub mod float;
mod integers;
mod lookup;
mod ramp;
mod show;
mod wide;

pub use integers::Checked;
pub use lookup::{Cell, Numbers, TableId, WIDEST_PLACE};
pub use wide::Wide;

use rustc_hash::FxHashMap;
use serde::Serialize;
use std::fmt;
use std::num::NonZeroU32;

/// The name of an expression in its table, shown as `%7`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct ExprId(NonZeroU32);

impl ExprId {
    /// The expression with this number, from 0.
    pub fn new(number: u32) -> ExprId {
        ExprId(NonZeroU32::MIN.saturating_add(number))
    }

    /// Its number, from 0.
    pub fn number(self) -> u32 {
        self.0.get() - 1
    }
}

impl fmt::Display for ExprId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "%{}", self.number())
    }
}

impl fmt::Debug for ExprId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// An unknown of the trace: what a read finds, or an input. Shown as `v7`. Events say what it stands for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Var(pub u32);

impl fmt::Display for Var {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "v{}", self.0)
    }
}

/// An operation on two operands of one width, under its name in SMT-LIB; comparisons give one bit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum ExprOp {
    Add,
    Sub,
    Mul,
    Udiv,
    Sdiv,
    Urem,
    Srem,
    And,
    Or,
    Xor,
    /// By the width or more gives 0.
    Shl,
    Lshr,
    Ashr,
    Eq,
    Ult,
    Ule,
    Slt,
    Sle,
}

impl ExprOp {
    pub const ALL: [ExprOp; 18] = [
        ExprOp::Add,
        ExprOp::Sub,
        ExprOp::Mul,
        ExprOp::Udiv,
        ExprOp::Sdiv,
        ExprOp::Urem,
        ExprOp::Srem,
        ExprOp::And,
        ExprOp::Or,
        ExprOp::Xor,
        ExprOp::Shl,
        ExprOp::Lshr,
        ExprOp::Ashr,
        ExprOp::Eq,
        ExprOp::Ult,
        ExprOp::Ule,
        ExprOp::Slt,
        ExprOp::Sle,
    ];

    pub fn name(self) -> &'static str {
        match self {
            ExprOp::Add => "add",
            ExprOp::Sub => "sub",
            ExprOp::Mul => "mul",
            ExprOp::Udiv => "udiv",
            ExprOp::Sdiv => "sdiv",
            ExprOp::Urem => "urem",
            ExprOp::Srem => "srem",
            ExprOp::And => "and",
            ExprOp::Or => "or",
            ExprOp::Xor => "xor",
            ExprOp::Shl => "shl",
            ExprOp::Lshr => "lshr",
            ExprOp::Ashr => "ashr",
            ExprOp::Eq => "eq",
            ExprOp::Ult => "ult",
            ExprOp::Ule => "ule",
            ExprOp::Slt => "slt",
            ExprOp::Sle => "sle",
        }
    }

    /// Whether it gives a truth value.
    pub fn compares(self) -> bool {
        matches!(self, ExprOp::Eq | ExprOp::Ult | ExprOp::Ule | ExprOp::Slt | ExprOp::Sle)
    }

    fn commutes(self) -> bool {
        matches!(self, ExprOp::Add | ExprOp::Mul | ExprOp::And | ExprOp::Or | ExprOp::Xor | ExprOp::Eq)
    }
}

/// An expression whose operands are expressions of the same table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Node {
    Const {
        /// Bits.
        width: u32,
        /// The number; bits beyond the width are 0.
        value: u64,
    },
    Var {
        width: u32,
        var: Var,
    },
    /// Of two of one width.
    Bin(ExprOp, ExprId, ExprId),
    /// The second if the first is true, otherwise the third.
    Ite(ExprId, ExprId, ExprId),
    /// `width` bits from bit `low` on.
    Extract {
        of: ExprId,
        low: u32,
        width: u32,
    },
    /// The first above the second.
    Concat(ExprId, ExprId),
    /// With zeros above.
    Zext {
        of: ExprId,
        /// Bits of the result.
        width: u32,
    },
    /// With copies of the sign above.
    Sext {
        of: ExprId,
        width: u32,
    },
    /// The number that stands in a table at a place, which has as many bits as there are places.
    Lookup {
        table: TableId,
        at: ExprId,
    },
}

impl Node {
    pub fn operands(&self) -> impl Iterator<Item = ExprId> + use<> {
        let all = match *self {
            Node::Const { .. } | Node::Var { .. } => [None, None, None],
            Node::Bin(_, a, b) | Node::Concat(a, b) => [Some(a), Some(b), None],
            Node::Ite(c, a, b) => [Some(c), Some(a), Some(b)],
            Node::Extract { of, .. } | Node::Zext { of, .. } | Node::Sext { of, .. } | Node::Lookup { at: of, .. } => {
                [Some(of), None, None]
            }
        };
        all.into_iter().flatten()
    }
}

fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

fn signed(value: u64, width: u32) -> i64 {
    let shift = 64 - width.clamp(1, 64);
    ((value << shift) as i64) >> shift
}

/// What an operation gives; `None` for a division by zero.
pub fn compute(op: ExprOp, width: u32, a: u64, b: u64) -> Option<u64> {
    let (sa, sb) = (signed(a, width), signed(b, width));
    let in_range = b < u64::from(width);
    let v = match op {
        ExprOp::Add => a.wrapping_add(b),
        ExprOp::Sub => a.wrapping_sub(b),
        ExprOp::Mul => a.wrapping_mul(b),
        ExprOp::Udiv => a.checked_div(b)?,
        ExprOp::Urem => a.checked_rem(b)?,
        ExprOp::Sdiv => (b != 0).then(|| sa.wrapping_div(sb) as u64)?,
        ExprOp::Srem => (b != 0).then(|| sa.wrapping_rem(sb) as u64)?,
        ExprOp::And => a & b,
        ExprOp::Or => a | b,
        ExprOp::Xor => a ^ b,
        ExprOp::Shl => {
            if in_range {
                a << b
            } else {
                0
            }
        }
        ExprOp::Lshr => {
            if in_range {
                a >> b
            } else {
                0
            }
        }
        ExprOp::Ashr => (sa >> b.min(63)) as u64,
        ExprOp::Eq => return Some(u64::from(a == b)),
        ExprOp::Ult => return Some(u64::from(a < b)),
        ExprOp::Ule => return Some(u64::from(a <= b)),
        ExprOp::Slt => return Some(u64::from(sa < sb)),
        ExprOp::Sle => return Some(u64::from(sa <= sb)),
    };
    Some(v & mask(width))
}

#[derive(Clone, Default)]
pub struct Exprs {
    nodes: Vec<Node>,
    widths: Vec<u8>,
    depths: Vec<u32>,
    numbers: FxHashMap<Node, ExprId>,
    vars: u32,
    var_ids: FxHashMap<Var, ExprId>,
    tables: Vec<Numbers>,
    table_ids: FxHashMap<Numbers, TableId>,
    /// Floating-point numbers that rise or fall with a whole one.
    ramps: FxHashMap<ExprId, ramp::Ramp>,
}

impl Exprs {
    pub fn new() -> Exprs {
        Exprs::default()
    }

    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// All, operands first.
    pub fn iter(&self) -> impl Iterator<Item = (ExprId, &Node)> {
        self.nodes.iter().enumerate().map(|(i, n)| (ExprId::new(i as u32), n))
    }

    /// How many unknowns there are.
    pub fn vars(&self) -> u32 {
        self.vars
    }

    pub fn var(&self, var: Var) -> Option<ExprId> {
        self.var_ids.get(&var).copied()
    }

    pub fn node(&self, id: ExprId) -> &Node {
        &self.nodes[id.number() as usize]
    }

    pub fn has(&self, id: ExprId) -> bool {
        (id.number() as usize) < self.nodes.len()
    }

    /// Bits.
    pub fn width(&self, id: ExprId) -> u32 {
        self.widths[id.number() as usize].into()
    }

    /// How many operations are inside each other at most; 0 for a number or an unknown.
    pub fn depth(&self, id: ExprId) -> u32 {
        self.depths[id.number() as usize]
    }

    pub fn as_const(&self, id: ExprId) -> Option<u64> {
        match *self.node(id) {
            Node::Const { value, .. } => Some(value),
            _ => None,
        }
    }

    /// Adds an expression as it is, or finds it.
    pub fn intern(&mut self, node: Node) -> ExprId {
        if let Some(&id) = self.numbers.get(&node) {
            return id;
        }
        let width = match node {
            Node::Const { width, .. }
            | Node::Var { width, .. }
            | Node::Extract { width, .. }
            | Node::Zext { width, .. }
            | Node::Sext { width, .. } => width,
            Node::Bin(op, a, _) => {
                if op.compares() {
                    1
                } else {
                    self.width(a)
                }
            }
            Node::Ite(_, a, _) => self.width(a),
            Node::Concat(a, b) => self.width(a) + self.width(b),
            Node::Lookup { table, .. } => self.table(table).width,
        };
        let id = ExprId::new(self.nodes.len() as u32);
        if let Node::Var { var, .. } = node {
            self.vars = self.vars.max(var.0 + 1);
            self.var_ids.insert(var, id);
        }
        self.nodes.push(node);
        self.widths.push(width as u8);
        let below = node.operands().map(|o| self.depth(o).saturating_add(1)).max();
        self.depths.push(below.unwrap_or(0));
        self.numbers.insert(node, id);
        id
    }

    pub fn constant(&mut self, width: u32, value: u64) -> ExprId {
        self.intern(Node::Const { width, value: value & mask(width) })
    }

    /// A new unknown.
    pub fn fresh(&mut self, width: u32) -> ExprId {
        let var = Var(self.vars);
        self.intern(Node::Var { width, var })
    }

    /// An operation on two expressions of one width.
    pub fn bin(&mut self, op: ExprOp, a: ExprId, b: ExprId) -> ExprId {
        let width = self.width(a);
        debug_assert_eq!(width, self.width(b), "operands of one width");
        let (ca, cb) = (self.as_const(a), self.as_const(b));
        if let (Some(x), Some(y)) = (ca, cb)
            && let Some(v) = compute(op, width, x, y)
        {
            return self.constant(if op.compares() { 1 } else { width }, v);
        }
        // Constants stand on the right.
        if op.commutes() && (ca.is_some() || cb.is_none() && a > b) {
            return if ca.is_some() || b < a { self.ordered(op, b, a) } else { self.ordered(op, a, b) };
        }
        self.ordered(op, a, b)
    }

    fn ordered(&mut self, op: ExprOp, a: ExprId, b: ExprId) -> ExprId {
        let width = self.width(a);
        let all = mask(width);
        match (op, self.as_const(b)) {
            (ExprOp::Add | ExprOp::Sub | ExprOp::Or | ExprOp::Xor, Some(0)) => return a,
            (ExprOp::Shl | ExprOp::Lshr | ExprOp::Ashr, Some(0)) => return a,
            (ExprOp::Mul | ExprOp::Udiv | ExprOp::Sdiv, Some(1)) if width > 1 => return a,
            (ExprOp::And | ExprOp::Mul, Some(0)) => return self.constant(width, 0),
            (ExprOp::And, Some(v)) if v == all => return a,
            (ExprOp::Or, Some(v)) if v == all => return b,
            // A truth value compared with one.
            (ExprOp::Eq, Some(1)) if width == 1 => return a,
            (ExprOp::Eq, Some(0)) if width == 1 => return self.not(a),
            // What was made wider for a comparison need not be.
            (ExprOp::Eq, Some(v)) => {
                if let Node::Zext { of, .. } = *self.node(a) {
                    let narrow = self.width(of);
                    if v & !mask(narrow) != 0 {
                        return self.constant(1, 0);
                    }
                    let v = self.constant(narrow, v);
                    return self.bin(ExprOp::Eq, of, v);
                }
            }
            _ => {}
        }
        if a == b {
            match op {
                ExprOp::Sub | ExprOp::Xor => return self.constant(width, 0),
                ExprOp::And | ExprOp::Or => return a,
                ExprOp::Eq | ExprOp::Ule | ExprOp::Sle => return self.constant(1, 1),
                ExprOp::Ult | ExprOp::Slt => return self.constant(1, 0),
                _ => {}
            }
        }
        self.intern(Node::Bin(op, a, b))
    }

    /// The opposite of a truth value.
    pub fn not(&mut self, a: ExprId) -> ExprId {
        debug_assert_eq!(self.width(a), 1, "a truth value");
        if let Some(v) = self.as_const(a) {
            return self.constant(1, v ^ 1);
        }
        if let Node::Bin(ExprOp::Xor, x, one) = *self.node(a)
            && self.as_const(one) == Some(1)
        {
            return x;
        }
        let one = self.constant(1, 1);
        self.intern(Node::Bin(ExprOp::Xor, a, one))
    }

    pub fn ite(&mut self, c: ExprId, a: ExprId, b: ExprId) -> ExprId {
        match self.as_const(c) {
            Some(0) => b,
            Some(_) => a,
            None if a == b => a,
            None if self.width(a) == 1 && self.as_const(a) == Some(1) && self.as_const(b) == Some(0) => c,
            None => self.intern(Node::Ite(c, a, b)),
        }
    }

    pub fn extract(&mut self, of: ExprId, low: u32, width: u32) -> ExprId {
        if low == 0 && width == self.width(of) {
            return of;
        }
        match *self.node(of) {
            Node::Const { value, .. } => self.constant(width, value >> low),
            Node::Extract { of, low: inner, .. } => self.extract(of, inner + low, width),
            Node::Zext { of: inner, .. } => {
                let narrow = self.width(inner);
                match () {
                    () if low >= narrow => self.constant(width, 0),
                    () if low + width <= narrow => self.extract(inner, low, width),
                    () => {
                        let part = self.extract(inner, low, narrow - low);
                        self.zext(part, width)
                    }
                }
            }
            Node::Sext { of: inner, .. } if low + width <= self.width(inner) => self.extract(inner, low, width),
            Node::Concat(high, lower) => {
                let split = self.width(lower);
                match () {
                    () if low >= split => self.extract(high, low - split, width),
                    () if low + width <= split => self.extract(lower, low, width),
                    () => self.intern(Node::Extract { of, low, width }),
                }
            }
            // Bits of what is moved up or masked by a number are bits of the operand.
            Node::Bin(ExprOp::Shl, a, by) if self.as_const(by).is_some_and(|by| by <= low.into()) => {
                let by = self.as_const(by).unwrap_or(0) as u32;
                self.extract(a, low - by, width)
            }
            Node::Bin(op @ (ExprOp::And | ExprOp::Or | ExprOp::Xor), a, b) if self.as_const(b).is_some() => {
                let (a, b) = (self.extract(a, low, width), self.extract(b, low, width));
                self.bin(op, a, b)
            }
            _ => self.intern(Node::Extract { of, low, width }),
        }
    }

    pub fn concat(&mut self, high: ExprId, low: ExprId) -> ExprId {
        let width = self.width(high) + self.width(low);
        match (*self.node(high), *self.node(low)) {
            (Node::Const { value: h, .. }, Node::Const { value: l, .. }) => {
                self.constant(width, h << self.width(low) | l)
            }
            (Node::Const { value: 0, .. }, _) => self.zext(low, width),
            (Node::Extract { of: a, low: at, width: w }, Node::Extract { of: b, low: from, width: n })
                if a == b && at == from + n =>
            {
                self.extract(a, from, n + w)
            }
            _ => self.intern(Node::Concat(high, low)),
        }
    }

    pub fn zext(&mut self, of: ExprId, width: u32) -> ExprId {
        match *self.node(of) {
            _ if width == self.width(of) => of,
            Node::Const { value, .. } => self.constant(width, value),
            Node::Zext { of, .. } => self.zext(of, width),
            _ => self.intern(Node::Zext { of, width }),
        }
    }

    pub fn sext(&mut self, of: ExprId, width: u32) -> ExprId {
        let narrow = self.width(of);
        match *self.node(of) {
            _ if width == narrow => of,
            Node::Const { value, .. } => self.constant(width, signed(value, narrow) as u64),
            Node::Sext { of, .. } => self.sext(of, width),
            // The sign is 0.
            Node::Zext { of, .. } => self.zext(of, width),
            _ => self.intern(Node::Sext { of, width }),
        }
    }

    /// As many bits as wanted: the low ones, or zeros above.
    pub fn fit(&mut self, of: ExprId, width: u32) -> ExprId {
        if self.width(of) > width { self.extract(of, 0, width) } else { self.zext(of, width) }
    }

    /// Its value, given those of the unknowns; `None` if there is a division by zero.
    pub fn eval(&self, id: ExprId, value_of: &mut impl FnMut(Var) -> u64) -> Option<u64> {
        let mut known = FxHashMap::default();
        self.eval_with(id, value_of, &mut known)
    }

    /// The same, with the values of expressions that are known already; new ones are added.
    pub fn eval_with(
        &self,
        id: ExprId,
        value_of: &mut impl FnMut(Var) -> u64,
        known: &mut FxHashMap<ExprId, u64>,
    ) -> Option<u64> {
        // Operands first, without recursion: expressions can be deep.
        let mut open = vec![id];
        while let Some(&next) = open.last() {
            if known.contains_key(&next) {
                open.pop();
                continue;
            }
            let missing: Vec<ExprId> = self.node(next).operands().filter(|o| !known.contains_key(o)).collect();
            if !missing.is_empty() {
                open.extend(missing);
                continue;
            }
            let width = self.width(next);
            let value = match *self.node(next) {
                Node::Const { value, .. } => value,
                Node::Var { var, .. } => value_of(var) & mask(width),
                Node::Bin(op, a, b) => compute(op, self.width(a), known[&a], known[&b])?,
                Node::Ite(c, a, b) => {
                    if known[&c] != 0 {
                        known[&a]
                    } else {
                        known[&b]
                    }
                }
                Node::Extract { of, low, width } => known[&of] >> low & mask(width),
                Node::Concat(high, low) => known[&high] << self.width(low) | known[&low],
                Node::Zext { of, .. } => known[&of],
                Node::Sext { of, width } => signed(known[&of], self.width(of)) as u64 & mask(width),
                Node::Lookup { table, at } => self.table(table).values[known[&at] as usize],
            };
            known.insert(next, value);
            open.pop();
        }
        known.get(&id).copied()
    }

    /// The unknowns of some expressions, each once, in the order of their numbers.
    pub fn vars_of(&self, of: impl IntoIterator<Item = ExprId>) -> Vec<Var> {
        let mut open: Vec<ExprId> = of.into_iter().collect();
        let mut seen: rustc_hash::FxHashSet<ExprId> = open.iter().copied().collect();
        let mut vars = Vec::new();
        while let Some(id) = open.pop() {
            if let Node::Var { var, .. } = *self.node(id) {
                vars.push(var);
            }
            open.extend(self.node(id).operands().filter(|&o| seen.insert(o)));
        }
        vars.sort_unstable();
        vars
    }
}

impl PartialEq for Exprs {
    fn eq(&self, other: &Exprs) -> bool {
        self.nodes == other.nodes && self.tables == other.tables
    }
}

impl Eq for Exprs {}

impl fmt::Debug for Exprs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl Serialize for Exprs {
    fn serialize<S: serde::Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        self.nodes.serialize(s)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Constructors simplify; whatever they do, the value must be that of the plain operation.
    #[test]
    fn simplifying_changes_no_value() {
        for width in [1u32, 3] {
            for op in ExprOp::ALL {
                for b in 0..1u64 << width {
                    for swap in [false, true] {
                        let mut e = Exprs::new();
                        let (x, c) = (e.fresh(width), e.constant(width, b));
                        let made = if swap { e.bin(op, c, x) } else { e.bin(op, x, c) };
                        let wide = e.zext(x, width + 2);
                        let (same, c2) = (e.bin(op, x, x), e.constant(width + 2, b));
                        let widened = e.bin(op, wide, c2);
                        for v in 0..1u64 << width {
                            let (p, q) = if swap { (b, v) } else { (v, b) };
                            if let Some(plain) = compute(op, width, p, q) {
                                assert_eq!(e.eval(made, &mut |_| v), Some(plain), "{op:?} {p} {q}");
                            }
                            if let Some(plain) = compute(op, width, v, v) {
                                assert_eq!(e.eval(same, &mut |_| v), Some(plain), "{op:?} {v} {v}");
                            }
                            if let Some(plain) = compute(op, width + 2, v, b) {
                                assert_eq!(e.eval(widened, &mut |_| v), Some(plain), "{op:?} {v} {b} widened");
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn bytes_of_a_value_put_together_again_are_the_value() {
        let mut e = Exprs::new();
        let x = e.fresh(32);
        let bytes: Vec<ExprId> = (0..4).map(|i| e.extract(x, 8 * i, 8)).collect();
        let whole = bytes.into_iter().reduce(|low, high| e.concat(high, low)).unwrap();
        assert_eq!(whole, x);
    }

    #[test]
    fn equal_expressions_have_equal_ids() {
        let mut e = Exprs::new();
        let (x, y) = (e.fresh(8), e.fresh(8));
        assert_eq!(e.bin(ExprOp::Add, x, y), e.bin(ExprOp::Add, y, x));
        let c = e.bin(ExprOp::Eq, x, y);
        let not = e.not(c);
        assert_eq!(e.not(not), c);
        assert_eq!(e.vars_of([not]), [Var(0), Var(1)]);
        assert_eq!([x, c, not].map(|id| e.depth(id)), [0, 1, 2]);
    }
}
