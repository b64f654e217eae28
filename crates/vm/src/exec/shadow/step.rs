//! The operations of the hot set: what each one's result depends on.
//!
//! Called before the operation, while its operands are intact. Loads, stores, calls and returns are not here: the
//! interpreter tells of those when it is sure that they take place.

use super::super::comparison::{Comparison, Right, comparison};
use super::super::watch::Watch;
use super::floats::Make;
use super::{Expr, Here, Shadow};
use crate::bytecode::{Code, Op, Reg, Switch};
use crate::layout::mask;
use ir::inst::BinOp;
use trace::expr::compute;
use trace::expr::float::{DOUBLE, Float, SINGLE};
use trace::{BranchKind, ExprId, ExprOp, Exprs};

/// The registers of the running frame.
pub(crate) struct Regs<'a> {
    pub(crate) values: &'a [u64],
    pub(crate) exprs: &'a mut [Expr],
}

impl Regs<'_> {
    pub(super) fn value(&self, r: Reg) -> u64 {
        self.values[r as usize]
    }
    pub(super) fn expr(&self, r: Reg) -> Expr {
        self.exprs[r as usize]
    }
    pub(super) fn set(&mut self, r: Reg, expr: Expr) {
        self.exprs[r as usize] = expr;
    }
}

impl Shadow {
    /// The registers that an operation writes get their expressions, and its decision is put into the trace.
    pub(crate) fn step(&mut self, op: Op, code: &Code, r: &mut Regs<'_>, watch: &mut Watch, here: Here) {
        match op {
            Op::Mov { d, s } | Op::Freeze { d, s } => r.set(d, r.expr(s)),
            Op::Const { d, .. } | Op::Alloca { d, .. } => r.set(d, None),
            Op::CMov { d, c, a } => self.conditional_move(r, d, c, a),

            Op::Add32 { d, a, b } => self.both_regs(r, ExprOp::Add, 32, d, a, b),
            Op::Add64 { d, a, b } => self.both_regs(r, ExprOp::Add, 64, d, a, b),
            Op::Sub32 { d, a, b } => self.both_regs(r, ExprOp::Sub, 32, d, a, b),
            Op::Sub64 { d, a, b } => self.both_regs(r, ExprOp::Sub, 64, d, a, b),
            Op::Mul32 { d, a, b } => self.both_regs(r, ExprOp::Mul, 32, d, a, b),
            Op::Mul64 { d, a, b } => self.both_regs(r, ExprOp::Mul, 64, d, a, b),
            Op::And { d, a, b } => self.both_regs(r, ExprOp::And, 0, d, a, b),
            Op::Or { d, a, b } => self.both_regs(r, ExprOp::Or, 0, d, a, b),
            Op::Xor { d, a, b } => self.both_regs(r, ExprOp::Xor, 0, d, a, b),
            Op::Shl32 { d, a, b } => self.shift(r, ExprOp::Shl, 32, d, a, b),
            Op::Shl64 { d, a, b } => self.shift(r, ExprOp::Shl, 64, d, a, b),
            Op::LShr32 { d, a, b } => self.shift(r, ExprOp::Lshr, 32, d, a, b),
            Op::LShr64 { d, a, b } => self.shift(r, ExprOp::Lshr, 64, d, a, b),
            Op::AShr32 { d, a, b } => self.shift(r, ExprOp::Ashr, 32, d, a, b),
            Op::AShr64 { d, a, b } => self.shift(r, ExprOp::Ashr, 64, d, a, b),
            Op::AddI32 { d, a, imm } => self.with_imm(r, ExprOp::Add, 32, d, a, imm),
            Op::AddI64 { d, a, imm } => self.with_imm(r, ExprOp::Add, 64, d, a, imm),
            Op::MulI32 { d, a, imm } => self.with_imm(r, ExprOp::Mul, 32, d, a, imm),
            Op::MulI64 { d, a, imm } => self.with_imm(r, ExprOp::Mul, 64, d, a, imm),
            Op::AndI { d, a, imm } => self.with_imm(r, ExprOp::And, 0, d, a, imm),
            Op::OrI { d, a, imm } => self.with_imm(r, ExprOp::Or, 0, d, a, imm),
            Op::XorI { d, a, imm } => self.with_imm(r, ExprOp::Xor, 0, d, a, imm),
            Op::ShlI32 { d, a, imm } => self.with_imm(r, ExprOp::Shl, 32, d, a, imm & 31),
            Op::ShlI64 { d, a, imm } => self.with_imm(r, ExprOp::Shl, 64, d, a, imm & 63),
            Op::LShrI { d, a, imm } => {
                let width = r.expr(a).map_or(64, |e| self.exprs.width(e));
                if width <= 64 && (imm & 63) as u32 >= width {
                    return r.set(d, None);
                }
                self.with_imm(r, ExprOp::Lshr, width, d, a, imm & 63);
            }
            Op::AShrI32 { d, a, imm } => self.with_imm(r, ExprOp::Ashr, 32, d, a, imm & 31),
            Op::AShrI64 { d, a, imm } => self.with_imm(r, ExprOp::Ashr, 64, d, a, imm & 63),
            Op::AluN { op, w, d, a, b } => self.alu(r, op, u32::from(w), d, a, b),
            Op::Div { op, w, d, a, b } => self.divide(r, op, u32::from(w), [d, a, b], watch, here),

            Op::Trunc32 { d, s } => self.cut(r, 32, d, s),
            Op::Trunc { w, d, s } => self.cut(r, u32::from(w), d, s),
            Op::SExt { from, to, d, s } => {
                let expr = r.expr(s).map(|e| {
                    let narrow = self.exprs.fit(e, u32::from(from));
                    self.exprs.sext(narrow, u32::from(to))
                });
                r.set(d, expr.and_then(|e| self.known(e)));
            }

            Op::CmpEq { d, .. }
            | Op::CmpNe { d, .. }
            | Op::CmpUlt { d, .. }
            | Op::CmpUle { d, .. }
            | Op::CmpSlt32 { d, .. }
            | Op::CmpSle32 { d, .. }
            | Op::CmpSlt64 { d, .. }
            | Op::CmpSle64 { d, .. }
            | Op::CmpEqI32 { d, .. }
            | Op::CmpNeI32 { d, .. }
            | Op::CmpUltI32 { d, .. }
            | Op::CmpUgtI32 { d, .. }
            | Op::CmpSltI32 { d, .. }
            | Op::CmpSgtI32 { d, .. }
            | Op::CmpEqI64 { d, .. }
            | Op::CmpNeI64 { d, .. }
            | Op::CmpUltI64 { d, .. }
            | Op::CmpUgtI64 { d, .. }
            | Op::CmpSltI64 { d, .. }
            | Op::CmpSgtI64 { d, .. } => {
                let expr = comparison(op).filter(|&t| Shadow::depends(r, t)).map(|t| self.test(r, t).0);
                r.set(d, expr.and_then(|e| self.known(e)));
            }

            Op::FAdd32 { d, a, b } => self.float(r, SINGLE, Exprs::float_add, [d, a, b], watch, here),
            Op::FSub32 { d, a, b } => self.float(r, SINGLE, Exprs::float_sub, [d, a, b], watch, here),
            Op::FMul32 { d, a, b } => self.float(r, SINGLE, Exprs::float_mul, [d, a, b], watch, here),
            Op::FDiv32 { d, a, b } => self.float(r, SINGLE, Exprs::float_div, [d, a, b], watch, here),
            Op::FAdd64 { d, a, b } => self.float(r, DOUBLE, Exprs::float_add, [d, a, b], watch, here),
            Op::FSub64 { d, a, b } => self.float(r, DOUBLE, Exprs::float_sub, [d, a, b], watch, here),
            Op::FMul64 { d, a, b } => self.float(r, DOUBLE, Exprs::float_mul, [d, a, b], watch, here),
            Op::FDiv64 { d, a, b } => self.float(r, DOUBLE, Exprs::float_div, [d, a, b], watch, here),
            Op::FCmp32 { pred, d, a, b } => {
                let done = self.float_cmp(r, SINGLE, pred, [d, a, b]);
                self.or_fixed(done, r, d, &[a, b], watch, here);
            }
            Op::FCmp64 { pred, d, a, b } => {
                let done = self.float_cmp(r, DOUBLE, pred, [d, a, b]);
                self.or_fixed(done, r, d, &[a, b], watch, here);
            }
            Op::I32ToF64 { d, s } => {
                let done = self.int_to_float(r, (32, true), DOUBLE, [d, s]);
                self.or_fixed(done, r, d, &[s], watch, here);
            }
            Op::I64ToF64 { d, s } => {
                let done = self.int_to_float(r, (64, true), DOUBLE, [d, s]);
                self.or_fixed(done, r, d, &[s], watch, here);
            }
            Op::F64ToI32 { d, s } => {
                let done = self.float_to_int(r, DOUBLE, (32, true), [d, s]);
                self.or_fixed(done, r, d, &[s], watch, here);
            }
            Op::F64ToI64 { d, s } => {
                let done = self.float_to_int(r, DOUBLE, (64, true), [d, s]);
                self.or_fixed(done, r, d, &[s], watch, here);
            }
            Op::F32ToF64 { d, s } => {
                let done = self.float_cast(r, SINGLE, DOUBLE, [d, s]);
                self.or_fixed(done, r, d, &[s], watch, here);
            }
            Op::F64ToF32 { d, s } => {
                let done = self.float_cast(r, DOUBLE, SINGLE, [d, s]);
                self.or_fixed(done, r, d, &[s], watch, here);
            }

            Op::Gep { d, .. } | Op::GepW { d, .. } => {
                let expr = self.address(op, r);
                r.set(d, expr.and_then(|e| self.known(e)));
            }

            Op::BrIf { c, .. } => self.flag_branch(code, r, c, false, watch, here),
            Op::BrIfNot { c, .. } => self.flag_branch(code, r, c, true, watch, here),
            Op::BrEq { .. }
            | Op::BrNe { .. }
            | Op::BrUlt { .. }
            | Op::BrUle { .. }
            | Op::BrSlt32 { .. }
            | Op::BrSle32 { .. }
            | Op::BrSlt64 { .. }
            | Op::BrSle64 { .. }
            | Op::BrEqI32 { .. }
            | Op::BrNeI32 { .. }
            | Op::BrUltI32 { .. }
            | Op::BrUgtI32 { .. }
            | Op::BrSltI32 { .. }
            | Op::BrSgtI32 { .. }
            | Op::BrEqI64 { .. }
            | Op::BrNeI64 { .. }
            | Op::BrUltI64 { .. }
            | Op::BrUgtI64 { .. }
            | Op::BrSltI64 { .. }
            | Op::BrSgtI64 { .. } => {
                if let Some(t) = comparison(op)
                    && (self.tracking.all_branches || Shadow::depends(r, t))
                {
                    let (cond, taken) = self.test(r, t);
                    self.decide(code, watch, here, cond, taken);
                }
            }
            Op::Switch { v, table, .. } => self.switch(r, v, &code.switches[table as usize], watch, here),
            Op::Steps { .. } | Op::Jmp { .. } => {}
            // These take place later, if at all.
            Op::Load8 { .. }
            | Op::Load16 { .. }
            | Op::Load32 { .. }
            | Op::Load64 { .. }
            | Op::LoadX8 { .. }
            | Op::LoadX16 { .. }
            | Op::LoadX32 { .. }
            | Op::LoadX64 { .. }
            | Op::LoadW8 { .. }
            | Op::LoadW16 { .. }
            | Op::LoadW32 { .. }
            | Op::LoadW64 { .. }
            | Op::LoadA8 { .. }
            | Op::LoadA32 { .. }
            | Op::LoadA64 { .. }
            | Op::Store8 { .. }
            | Op::Store16 { .. }
            | Op::Store32 { .. }
            | Op::Store64 { .. }
            | Op::StoreI8 { .. }
            | Op::StoreI16 { .. }
            | Op::StoreI32 { .. }
            | Op::StoreI64 { .. }
            | Op::StoreX8 { .. }
            | Op::StoreX16 { .. }
            | Op::StoreX32 { .. }
            | Op::StoreX64 { .. }
            | Op::StoreW8 { .. }
            | Op::StoreW16 { .. }
            | Op::StoreW32 { .. }
            | Op::StoreW64 { .. }
            | Op::StoreA8 { .. }
            | Op::StoreA32 { .. }
            | Op::StoreA64 { .. }
            | Op::Ret { .. }
            | Op::Call { .. }
            | Op::Ext { .. } => {}
        }
    }

    fn float(&mut self, r: &mut Regs<'_>, f: Float, make: Make, regs: [Reg; 3], watch: &mut Watch, here: Here) {
        let done = self.float_bin(r, f, make, regs);
        self.or_fixed(done, r, regs[0], &regs[1..], watch, here);
    }

    /// What is not followed is fixed.
    fn or_fixed(&mut self, done: bool, r: &mut Regs<'_>, d: Reg, operands: &[Reg], watch: &mut Watch, here: Here) {
        if !done {
            operands.iter().for_each(|&o| self.fix(watch, here, r.expr(o), r.value(o)));
            r.set(d, None);
        }
    }

    /// The address that an operation uses or computes, if it depends on something.
    pub(crate) fn address(&mut self, op: Op, r: &Regs<'_>) -> Expr {
        match op {
            Op::Load8 { p, off, .. }
            | Op::Load16 { p, off, .. }
            | Op::Load32 { p, off, .. }
            | Op::Load64 { p, off, .. }
            | Op::Store8 { p, off, .. }
            | Op::Store16 { p, off, .. }
            | Op::Store32 { p, off, .. }
            | Op::Store64 { p, off, .. }
            | Op::StoreI8 { p, off, .. }
            | Op::StoreI16 { p, off, .. }
            | Op::StoreI32 { p, off, .. }
            | Op::StoreI64 { p, off, .. } => {
                let p = self.exprs.fit(r.expr(p)?, 64);
                Some(self.plus(p, off as i64 as u64))
            }
            Op::LoadX8 { scale, p, x, .. }
            | Op::LoadX16 { scale, p, x, .. }
            | Op::LoadX32 { scale, p, x, .. }
            | Op::LoadX64 { scale, p, x, .. }
            | Op::StoreX8 { scale, p, x, .. }
            | Op::StoreX16 { scale, p, x, .. }
            | Op::StoreX32 { scale, p, x, .. }
            | Op::StoreX64 { scale, p, x, .. }
            | Op::Gep { scale, p, x, .. } => self.indexed(r, scale, p, x, false),
            Op::LoadW8 { scale, p, x, .. }
            | Op::LoadW16 { scale, p, x, .. }
            | Op::LoadW32 { scale, p, x, .. }
            | Op::LoadW64 { scale, p, x, .. }
            | Op::StoreW8 { scale, p, x, .. }
            | Op::StoreW16 { scale, p, x, .. }
            | Op::StoreW32 { scale, p, x, .. }
            | Op::StoreW64 { scale, p, x, .. }
            | Op::GepW { scale, p, x, .. } => self.indexed(r, scale, p, x, true),
            _ => None,
        }
    }

    fn indexed(&mut self, r: &Regs<'_>, scale: u16, p: Reg, x: Reg, word: bool) -> Expr {
        if r.expr(p).is_none() && r.expr(x).is_none() {
            return None;
        }
        let base = self.operand(r.expr(p), r.value(p), 64);
        let index = if word {
            let index = self.operand(r.expr(x), r.value(x), 32);
            self.exprs.sext(index, 64)
        } else {
            self.operand(r.expr(x), r.value(x), 64)
        };
        let scale = self.exprs.constant(64, u64::from(scale));
        let distance = self.bin(ExprOp::Mul, index, scale);
        // What is known of an address stands at its end, however many indices are added: by it the object is found.
        let ((base, from), (distance, more)) = (self.split_sum(base, 0), self.split_sum(distance, 0));
        let sum = self.bin(ExprOp::Add, base, distance);
        Some(self.plus(sum, from.wrapping_add(more)))
    }

    /// The bits that two operands need, at least one of which has an expression.
    fn width_of(&self, operands: [(Expr, u64); 2]) -> u32 {
        let width = operands.iter().filter_map(|o| o.0).map(|e| self.exprs.width(e)).max().unwrap_or(64);
        let fits = operands.iter().all(|o| o.0.is_some() || o.1 <= mask(width));
        if fits { width } else { 64 }
    }

    /// `width` 0: as many bits as the operands need.
    pub(super) fn binary(&mut self, op: ExprOp, width: u32, a: (Expr, u64), b: (Expr, u64)) -> Expr {
        if a.0.is_none() && b.0.is_none() {
            return None;
        }
        let width = match op {
            _ if width != 0 => width,
            // Whatever a constant has above the other operand's bits is cut off.
            ExprOp::And => self.width_of([(a.0, 0), (b.0, 0)]),
            _ => self.width_of([a, b]),
        };
        let (a, b) = (self.operand(a.0, a.1, width), self.operand(b.0, b.1, width));
        let made = self.bin(op, a, b);
        self.known(made)
    }

    fn both_regs(&mut self, r: &mut Regs<'_>, op: ExprOp, width: u32, d: Reg, a: Reg, b: Reg) {
        let expr = self.binary(op, width, (r.expr(a), r.value(a)), (r.expr(b), r.value(b)));
        r.set(d, expr);
    }

    fn with_imm(&mut self, r: &mut Regs<'_>, op: ExprOp, width: u32, d: Reg, a: Reg, imm: i32) {
        let expr = self.binary(op, width, (r.expr(a), r.value(a)), (None, imm as i64 as u64));
        r.set(d, expr);
    }

    /// x86 looks at the low five bits of a shift count, or six.
    fn shift(&mut self, r: &mut Regs<'_>, op: ExprOp, width: u32, d: Reg, a: Reg, b: Reg) {
        if r.expr(a).is_none() && r.expr(b).is_none() {
            return r.set(d, None);
        }
        let value = self.operand(r.expr(a), r.value(a), width);
        let count = self.operand(r.expr(b), r.value(b), width);
        let low = self.exprs.constant(width, if width <= 32 { 31 } else { 63 });
        let count = self.exprs.bin(ExprOp::And, count, low);
        let made = self.exprs.bin(op, value, count);
        r.set(d, self.known(made));
    }

    fn alu(&mut self, r: &mut Regs<'_>, op: BinOp, width: u32, d: Reg, a: Reg, b: Reg) {
        let op = match op {
            BinOp::Add => ExprOp::Add,
            BinOp::Sub => ExprOp::Sub,
            BinOp::Mul => ExprOp::Mul,
            BinOp::And => ExprOp::And,
            BinOp::Or => ExprOp::Or,
            BinOp::Xor => ExprOp::Xor,
            BinOp::Shl => return self.shift(r, ExprOp::Shl, width, d, a, b),
            BinOp::LShr => return self.shift(r, ExprOp::Lshr, width, d, a, b),
            BinOp::AShr => return self.shift(r, ExprOp::Ashr, width, d, a, b),
            _ => return r.set(d, None),
        };
        self.both_regs(r, op, width, d, a, b);
    }

    fn divide(&mut self, r: &mut Regs<'_>, op: BinOp, width: u32, [d, a, b]: [Reg; 3], watch: &mut Watch, here: Here) {
        if r.expr(a).is_some() || r.expr(b).is_some() {
            let mask = crate::layout::mask(width);
            let (x, y) = (r.value(a) & mask, r.value(b) & mask);
            let (dividend, divisor) = (self.operand(r.expr(a), x, width), self.operand(r.expr(b), y, width));
            let mut is = |expr: ExprId, value: u64| {
                let value = self.exprs.constant(width, value);
                self.exprs.bin(ExprOp::Eq, expr, value)
            };
            let mut wrong = is(divisor, 0);
            let mut is_wrong = y == 0;
            if matches!(op, BinOp::SDiv | BinOp::SRem) {
                // The smallest number by -1: the quotient does not fit.
                let smallest = 1 << (width - 1);
                let (least, minus) = (is(dividend, smallest), is(divisor, mask));
                let overflow = self.exprs.bin(ExprOp::And, least, minus);
                wrong = self.exprs.bin(ExprOp::Or, wrong, overflow);
                is_wrong |= x == smallest && y == mask;
            }
            if self.exprs.as_const(wrong).is_none() {
                let cond = self.exprs.not(wrong);
                self.branch_once(watch, here, BranchKind::Divisor, cond, !is_wrong);
            }
        }
        let op = match op {
            BinOp::UDiv => ExprOp::Udiv,
            BinOp::URem => ExprOp::Urem,
            BinOp::SDiv => ExprOp::Sdiv,
            _ => ExprOp::Srem,
        };
        self.both_regs(r, op, width, d, a, b);
    }

    fn cut(&mut self, r: &mut Regs<'_>, width: u32, d: Reg, s: Reg) {
        let expr = r.expr(s).map(|e| if self.exprs.width(e) > width { self.exprs.extract(e, 0, width) } else { e });
        r.set(d, expr.and_then(|e| self.known(e)));
    }

    fn conditional_move(&mut self, r: &mut Regs<'_>, d: Reg, c: Reg, a: Reg) {
        let Some(cond) = r.expr(c) else {
            if r.value(c) & 1 != 0 {
                r.set(d, r.expr(a));
            }
            return;
        };
        let expr = self.choice(cond, (r.expr(a), r.value(a)), (r.expr(d), r.value(d)));
        r.set(d, expr);
    }

    /// One value or another, by the low bit of `cond`.
    pub(super) fn choice(&mut self, cond: ExprId, a: (Expr, u64), b: (Expr, u64)) -> Expr {
        let cond = self.exprs.extract(cond, 0, 1);
        let width = match (a.0, b.0) {
            (None, None) => (64 - (a.1 | b.1).leading_zeros()).max(1),
            _ => self.width_of([a, b]),
        };
        let (a, b) = (self.operand(a.0, a.1, width), self.operand(b.0, b.1, width));
        let made = self.exprs.ite(cond, a, b);
        self.known(made)
    }

    fn depends(r: &Regs<'_>, t: Comparison) -> bool {
        r.expr(t.a).is_some() || matches!(t.b, Right::Reg(b) if r.expr(b).is_some())
    }

    /// The truth value of a comparison, and what it is now.
    fn test(&mut self, r: &Regs<'_>, t: Comparison) -> (ExprId, bool) {
        let a = (r.expr(t.a), r.value(t.a));
        let b = match t.b {
            Right::Reg(b) => (r.expr(b), r.value(b)),
            Right::Imm(imm) => (None, imm as i64 as u64),
        };
        let width = if t.width == 0 { self.width_of([a, b]) } else { t.width };
        let (left, right) = if t.swap { (b, a) } else { (a, b) };
        let holds = compute(t.op, width, left.1 & mask(width), right.1 & mask(width)) == Some(1);
        let (left, right) = (self.operand(left.0, left.1, width), self.operand(right.0, right.1, width));
        let cond = self.exprs.bin(t.op, left, right);
        if t.not { (self.exprs.not(cond), !holds) } else { (cond, holds) }
    }

    /// A branch that jumps if the condition is true; the trace has it as the program's source does, which may be the opposite.
    fn decide(&mut self, code: &Code, watch: &mut Watch, here: Here, jump: ExprId, jumps: bool) {
        let inverted = code.is_inverted(here.op);
        let cond = if inverted { self.exprs.not(jump) } else { jump };
        self.branch(watch, here, BranchKind::If, cond, jumps != inverted);
    }

    fn flag_branch(&mut self, code: &Code, r: &Regs<'_>, c: Reg, not: bool, watch: &mut Watch, here: Here) {
        if r.expr(c).is_none() && !self.tracking.all_branches {
            return;
        }
        let cond = self.operand(r.expr(c), r.value(c), 64);
        let cond = self.exprs.extract(cond, 0, 1);
        let cond = if not { self.exprs.not(cond) } else { cond };
        self.decide(code, watch, here, cond, (r.value(c) & 1 != 0) != not);
    }

    fn switch(&mut self, r: &Regs<'_>, v: Reg, switch: &Switch, watch: &mut Watch, here: Here) {
        let Some(expr) = r.expr(v) else {
            if self.tracking.all_branches {
                let cond = self.exprs.constant(1, 1);
                self.branch(watch, here, BranchKind::Switch, cond, true);
            }
            return;
        };
        let most = mask(self.exprs.width(expr));
        let target = switch.target(r.value(v));
        // The cases that lead there; by default, those that do not.
        let (default, cases): (u32, Vec<(u64, u32)>) = match switch {
            Switch::Dense { low, targets, default } => {
                (*default, targets.iter().enumerate().map(|(i, &t)| (low.wrapping_add(i as u64), t)).collect())
            }
            Switch::Sparse { cases, default } => (*default, cases.to_vec()),
        };
        let by_default = target == default;
        let chosen = cases.iter().filter(|c| c.0 <= most && (c.1 == target) != by_default).map(|c| c.0);
        let mut ranges: Vec<(u64, u64)> = Vec::new();
        for v in chosen {
            match ranges.last_mut() {
                Some(last) if last.1.checked_add(1) == Some(v) => last.1 = v,
                _ => ranges.push((v, v)),
            }
        }
        let mut any = self.exprs.constant(1, 0);
        for (low, high) in ranges {
            let one = self.within(expr, low, high);
            any = self.exprs.bin(ExprOp::Or, any, one);
        }
        let cond = if by_default { self.exprs.not(any) } else { any };
        self.branch(watch, here, BranchKind::Switch, cond, true);
    }

    fn within(&mut self, expr: ExprId, low: u64, high: u64) -> ExprId {
        let width = self.exprs.width(expr);
        let (from, to) = (self.exprs.constant(width, low), self.exprs.constant(width, high));
        if low == high {
            return self.exprs.bin(ExprOp::Eq, expr, from);
        }
        let above = self.exprs.bin(ExprOp::Ule, from, expr);
        let below = self.exprs.bin(ExprOp::Ule, expr, to);
        self.both(above, below)
    }
}
