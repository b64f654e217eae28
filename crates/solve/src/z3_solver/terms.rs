//! From the model's language to Z3's terms, each made once.

use crate::formula::{Bits, Formula, StepId, Value};
use rustc_hash::FxHashMap;
use trace::expr::Numbers;
use trace::{ExprId, ExprOp, Exprs, Node, Var};
use z3::ast::{Ast, BV, Bool, Int};

#[derive(Default)]
pub(super) struct Terms {
    exprs: FxHashMap<ExprId, BV>,
    inside: FxHashMap<StepId, Bool>,
    clocks: FxHashMap<StepId, Int>,
    before: FxHashMap<(StepId, StepId), Bool>,
    equal: FxHashMap<(Bits, Bits), Bool>,
    choices: FxHashMap<u32, Bool>,
    /// How many terms were made.
    pub(super) size: usize,
    /// About how many gates their multiplications and divisions are.
    pub(super) gates: u64,
}

impl Terms {
    pub(super) fn inside(&mut self, step: StepId) -> Bool {
        self.inside.entry(step).or_insert_with(|| Bool::new_const(format!("in{}", step.0))).clone()
    }

    pub(super) fn clock(&mut self, step: StepId) -> Int {
        self.clocks.entry(step).or_insert_with(|| Int::new_const(format!("clk{}", step.0))).clone()
    }

    fn moment(&self, number: u32) -> Int {
        Int::new_const(format!("m{number}"))
    }

    /// One atom for both orders of two steps: of steps at the same clock, the one with the larger number is first.
    fn before(&mut self, a: StepId, b: StepId) -> Bool {
        if let Some(known) = self.before.get(&(a, b)) {
            return known.clone();
        }
        let made = self.clock(a).lt(self.clock(b));
        self.before.insert((a, b), made.clone());
        made
    }

    pub(super) fn var(&self, var: Var, width: u32) -> BV {
        BV::new_const(format!("v{}", var.0), width)
    }

    pub(super) fn formula(&mut self, exprs: &Exprs, formula: &Formula) -> Bool {
        self.size += 1;
        match formula {
            Formula::Const(b) => Bool::from_bool(*b),
            Formula::In(step) => self.inside(*step),
            Formula::Before(a, b) if a > b => self.before(*b, *a).not(),
            Formula::Before(a, b) => self.before(*a, *b),
            Formula::Moment(n, step) => self.moment(*n).eq(self.clock(*step)),
            Formula::Earlier(step, n) => self.clock(*step).lt(self.moment(*n)),
            Formula::Choice(n) => self.choices.entry(*n).or_insert_with(|| Bool::new_const(format!("c{n}"))).clone(),
            Formula::Equal(a, b) => {
                if let Some(known) = self.equal.get(&(*a, *b)) {
                    return known.clone();
                }
                let made = self.bits(exprs, a).eq(self.bits(exprs, b));
                self.equal.insert((*a, *b), made.clone());
                made
            }
            Formula::Not(inner) => self.formula(exprs, inner).not(),
            Formula::All(of) => Bool::and(&self.formulas(exprs, of)),
            Formula::Any(of) => Bool::or(&self.formulas(exprs, of)),
            Formula::AtLeast(n, of) => z3::ast::atleast(&self.formulas(exprs, of), *n),
        }
    }

    fn formulas(&mut self, exprs: &Exprs, of: &[Formula]) -> Vec<Bool> {
        of.iter().map(|f| self.formula(exprs, f)).collect()
    }

    fn bits(&mut self, exprs: &Exprs, bits: &Bits) -> BV {
        self.size += 1;
        match bits.of {
            Value::Number(n) => BV::from_u64(n.checked_shr(bits.low).unwrap_or(0) & mask(bits.width), bits.width),
            Value::Expr(id) => {
                let whole = self.expr(exprs, id);
                let width = whole.get_size();
                match () {
                    () if bits.low == 0 && bits.width == width => whole,
                    () if bits.low + bits.width <= width => whole.extract(bits.low + bits.width - 1, bits.low),
                    // An expression that is narrower than the access: zeros above, as in memory.
                    () => whole.zero_ext(bits.low + bits.width - width).extract(bits.low + bits.width - 1, bits.low),
                }
            }
        }
    }

    /// An expression; operands first, without recursion, because expressions can be deep.
    pub(super) fn expr(&mut self, exprs: &Exprs, id: ExprId) -> BV {
        let mut open = vec![id];
        while let Some(&next) = open.last() {
            if self.exprs.contains_key(&next) {
                open.pop();
                continue;
            }
            let missing: Vec<ExprId> =
                exprs.node(next).operands().filter(|operand| !self.exprs.contains_key(operand)).collect();
            if !missing.is_empty() {
                open.extend(missing);
                continue;
            }
            let made = self.node(exprs, exprs.node(next));
            self.size += match exprs.node(next) {
                Node::Lookup { table, .. } => exprs.table(*table).values.len(),
                _ => 1,
            };
            self.gates += gates(exprs, exprs.node(next));
            self.exprs.insert(next, made);
            open.pop();
        }
        self.exprs[&id].clone()
    }

    fn node(&self, exprs: &Exprs, node: &Node) -> BV {
        let of = |id: &ExprId| &self.exprs[id];
        match node {
            Node::Const { width, value } => BV::from_u64(*value, *width),
            Node::Var { width, var } => self.var(*var, *width),
            Node::Bin(op, a, b) => binary(*op, of(a), of(b)),
            Node::Ite(c, a, b) => is_one(of(c)).ite(of(a), of(b)),
            Node::Extract { of: a, low, width } => of(a).extract(low + width - 1, *low),
            Node::Concat(high, low) => of(high).concat(of(low)),
            Node::Zext { of: a, width } => of(a).zero_ext(width - exprs.width(*a)),
            Node::Sext { of: a, width } => of(a).sign_ext(width - exprs.width(*a)),
            Node::Lookup { table, at } => looked_up(exprs.table(*table), of(at)),
        }
    }
}

/// The number at a place: of each two neighbours one by the lowest bit, of what is left one by the next, and so on.
fn looked_up(numbers: &Numbers, at: &BV) -> BV {
    let mut left: Vec<(u64, Option<BV>)> = numbers.values.iter().map(|&v| (v, None)).collect();
    let term = |(number, term): &(u64, Option<BV>)| match term {
        Some(term) => term.clone(),
        None => BV::from_u64(*number, numbers.width),
    };
    for bit in 0..numbers.place() {
        let set = is_one(&at.extract(bit, bit));
        left = left
            .chunks(2)
            .map(|pair| match pair {
                [(a, None), (b, None)] if a == b => (*a, None),
                [low, high] => (0, Some(set.ite(&term(high), &term(low)))),
                _ => unreachable!("a power of two"),
            })
            .collect();
    }
    term(&left[0])
}

/// Of a circuit for an operation; only those that are large count.
fn gates(exprs: &Exprs, node: &Node) -> u64 {
    let Node::Bin(op, a, b) = node else { return 0 };
    let is_const = |id: &ExprId| matches!(exprs.node(*id), Node::Const { .. });
    let square = u64::from(exprs.width(*a)).pow(2);
    match op {
        ExprOp::Mul if !is_const(a) && !is_const(b) => square,
        ExprOp::Udiv | ExprOp::Sdiv | ExprOp::Urem | ExprOp::Srem if !is_const(a) => 3 * square,
        _ => 0,
    }
}

fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

fn is_one(bit: &BV) -> Bool {
    bit.eq(BV::from_u64(1, 1))
}

pub(crate) fn binary(op: ExprOp, a: &BV, b: &BV) -> BV {
    let truth = |b: Bool| b.ite(&BV::from_u64(1, 1), &BV::from_u64(0, 1));
    match op {
        ExprOp::Add => a.bvadd(b),
        ExprOp::Sub => a.bvsub(b),
        ExprOp::Mul => a.bvmul(b),
        ExprOp::Udiv => a.bvudiv(b),
        ExprOp::Sdiv => a.bvsdiv(b),
        ExprOp::Urem => a.bvurem(b),
        ExprOp::Srem => a.bvsrem(b),
        ExprOp::And => a.bvand(b),
        ExprOp::Or => a.bvor(b),
        ExprOp::Xor => a.bvxor(b),
        ExprOp::Shl => a.bvshl(b),
        ExprOp::Lshr => a.bvlshr(b),
        ExprOp::Ashr => a.bvashr(b),
        ExprOp::Eq => truth(a.eq(b)),
        ExprOp::Ult => truth(a.bvult(b)),
        ExprOp::Ule => truth(a.bvule(b)),
        ExprOp::Slt => truth(a.bvslt(b)),
        ExprOp::Sle => truth(a.bvsle(b)),
    }
}

/// The name of a constant, as it is written in a formula.
pub(super) fn name(of: &Bool) -> String {
    of.decl().name()
}
