//! Integers of any width, and the functions of them that intrinsics stand for, as expressions.

use super::super::watch::Watch;
use super::floats::layout;
use super::step::Regs;
use super::{Here, Shadow};
use crate::bytecode::{Fun, OverflowOp, Reg};
use crate::layout::Scalar;
use ir::inst::{BinOp, IntPred};
use trace::expr::{Checked, Wide};
use trace::{BranchKind, ExprId, ExprOp};

/// The widest integers that are followed: with more the expressions of one operation would be hundreds.
const WIDEST: u32 = 256;

/// The registers of a value of so many bits.
pub(super) fn span(r: Reg, bits: u32) -> std::ops::Range<Reg> {
    r..r + bits.div_ceil(64)
}

fn operation(op: BinOp) -> Option<ExprOp> {
    Some(match op {
        BinOp::Add => ExprOp::Add,
        BinOp::Sub => ExprOp::Sub,
        BinOp::Mul => ExprOp::Mul,
        BinOp::UDiv => ExprOp::Udiv,
        BinOp::SDiv => ExprOp::Sdiv,
        BinOp::URem => ExprOp::Urem,
        BinOp::SRem => ExprOp::Srem,
        BinOp::And => ExprOp::And,
        BinOp::Or => ExprOp::Or,
        BinOp::Xor => ExprOp::Xor,
        BinOp::Shl => ExprOp::Shl,
        BinOp::LShr => ExprOp::Lshr,
        BinOp::AShr => ExprOp::Ashr,
        _ => return None,
    })
}

impl Shadow {
    /// The value in the registers from one on.
    fn wide_operand(&mut self, r: &Regs<'_>, from: Reg, bits: u32) -> Wide {
        let words: Vec<ExprId> = span(from, bits)
            .enumerate()
            .map(|(i, reg)| self.operand(r.expr(reg), r.value(reg), (bits - 64 * i as u32).min(64)))
            .collect();
        self.exprs.wide(words)
    }

    /// What registers get; what is not followed was fixed before.
    fn set_wide(&mut self, r: &mut Regs<'_>, d: Reg, bits: u32, value: Option<&Wide>) {
        for (i, reg) in span(d, bits).enumerate() {
            let word = value.and_then(|v| self.known(v.words()[i]));
            r.set(reg, word);
        }
    }

    /// Whether one of the values, each of so many bits, depends on something.
    fn any_depends(r: &Regs<'_>, bits: u32, from: &[Reg]) -> bool {
        from.iter().flat_map(|&o| span(o, bits)).any(|o| r.expr(o).is_some())
    }

    fn fix_values(&mut self, watch: &mut Watch, here: Here, r: &Regs<'_>, bits: u32, from: &[Reg]) {
        for o in from.iter().flat_map(|&o| span(o, bits)) {
            self.fix(watch, here, r.expr(o), r.value(o));
        }
    }

    /// `d = f(values)`, all of one width; they are fixed where it has no expression.
    fn function(
        &mut self,
        watch: &mut Watch,
        here: Here,
        r: &mut Regs<'_>,
        bits: u32,
        (d, from): (Reg, &[Reg]),
        f: impl FnOnce(&mut trace::Exprs, &[Wide]) -> Option<Wide>,
    ) {
        let mut made = None;
        if Shadow::any_depends(r, bits, from) {
            if bits <= WIDEST {
                let values: Vec<Wide> = from.iter().map(|&o| self.wide_operand(r, o, bits)).collect();
                made = f(&mut self.exprs, &values);
            }
            if made.is_none() {
                self.fix_values(watch, here, r, bits, from);
            }
        }
        self.set_wide(r, d, bits, made.as_ref());
    }

    pub(super) fn wide_binary(
        &mut self,
        watch: &mut Watch,
        here: Here,
        r: &mut Regs<'_>,
        (op, bits): (BinOp, u32),
        [d, a, b]: [Reg; 3],
    ) {
        let divides = matches!(op, BinOp::UDiv | BinOp::SDiv | BinOp::URem | BinOp::SRem);
        // A divisor that could be zero is a decision, which is not made here.
        let known = !divides || !Shadow::any_depends(r, bits, &[b]);
        self.function(watch, here, r, bits, (d, &[a, b]), |e, v| {
            let op = operation(op).filter(|_| known)?;
            e.wide_bin(op, &v[0], &v[1])
        });
    }

    pub(super) fn wide_test(
        &mut self,
        watch: &mut Watch,
        here: Here,
        r: &mut Regs<'_>,
        (pred, bits): (IntPred, u32),
        [d, a, b]: [Reg; 3],
    ) {
        if !Shadow::any_depends(r, bits, &[a, b]) {
            return r.set(d, None);
        }
        if bits > WIDEST {
            self.fix_values(watch, here, r, bits, &[a, b]);
            return r.set(d, None);
        }
        let (op, swap, not) = match pred {
            IntPred::Eq => (ExprOp::Eq, false, false),
            IntPred::Ne => (ExprOp::Eq, false, true),
            IntPred::Ult => (ExprOp::Ult, false, false),
            IntPred::Ule => (ExprOp::Ule, false, false),
            IntPred::Ugt => (ExprOp::Ult, true, false),
            IntPred::Uge => (ExprOp::Ule, true, false),
            IntPred::Slt => (ExprOp::Slt, false, false),
            IntPred::Sle => (ExprOp::Sle, false, false),
            IntPred::Sgt => (ExprOp::Slt, true, false),
            IntPred::Sge => (ExprOp::Sle, true, false),
        };
        let (a, b) = if swap { (b, a) } else { (a, b) };
        let (x, y) = (self.wide_operand(r, a, bits), self.wide_operand(r, b, bits));
        let truth = self.exprs.wide_compare(op, &x, &y);
        let truth = if not { self.exprs.not(truth) } else { truth };
        r.set(d, self.known(truth));
    }

    pub(super) fn wide_cast(&mut self, r: &mut Regs<'_>, (signed, from, to): (bool, u32, u32), d: Reg, s: Reg) {
        let made = Shadow::any_depends(r, from, &[s]).then(|| {
            let value = self.wide_operand(r, s, from);
            self.exprs.wide_fit(&value, to, signed)
        });
        self.set_wide(r, d, to, made.as_ref());
    }

    /// A switch on more than 64 bits: the cases that lead where it goes; by default, those that do not.
    pub(super) fn wide_switch(
        &mut self,
        watch: &mut Watch,
        here: Here,
        r: &Regs<'_>,
        (v, bits): (Reg, u32),
        (cases, default): (&[(u128, u32)], u32),
    ) {
        if !Shadow::any_depends(r, bits, &[v]) {
            return;
        }
        let low = |i: u32| u128::from(if i < bits / 64 { r.value(v + i) } else { 0 });
        let value = low(0) | low(1) << 64;
        let high = (2..bits / 64).any(|i| r.value(v + i) != 0);
        let target = cases.iter().find(|c| c.0 == value && !high).map_or(default, |c| c.1);
        let by_default = target == default;
        let wide = self.wide_operand(r, v, bits);
        let mut any = self.exprs.constant(1, 0);
        for case in cases.iter().filter(|c| (c.1 == target) != by_default) {
            let number = self.exprs.wide_number(bits, case.0);
            let one = self.exprs.wide_compare(ExprOp::Eq, &wide, &number);
            any = self.exprs.bin(ExprOp::Or, any, one);
        }
        let cond = if by_default { self.exprs.not(any) } else { any };
        self.branch(watch, here, BranchKind::Switch, cond, true);
    }

    /// `d = fun(a, b, c)`; what has no expression is fixed.
    pub(super) fn fun(
        &mut self,
        watch: &mut Watch,
        here: Here,
        r: &mut Regs<'_>,
        (fun, ty): (Fun, Scalar),
        d: Reg,
        [a, b, c]: [Reg; 3],
    ) {
        let operands: &[Reg] = match fun {
            Fun::Abs | Fun::CtPop | Fun::Ctlz | Fun::Cttz | Fun::BSwap | Fun::BitReverse => &[a],
            Fun::FShl | Fun::FShr | Fun::Fma | Fun::FMulAdd => &[a, b, c],
            Fun::SMax | Fun::SMin | Fun::UMax | Fun::UMin => &[a, b],
            Fun::SAddSat | Fun::UAddSat | Fun::SSubSat | Fun::USubSat | Fun::SShlSat | Fun::UShlSat => &[a, b],
            Fun::SCmp | Fun::UCmp | Fun::CopySign | Fun::Pow | Fun::Powi | Fun::Atan2 | Fun::Ldexp => &[a, b],
            Fun::MinNum | Fun::MaxNum | Fun::Minimum | Fun::Maximum => &[a, b],
            _ => &[a],
        };
        let (Scalar::Int(bits) | Scalar::Wide(bits)) = ty else {
            return self.function_of_floats(watch, here, r, (fun, ty), (d, operands));
        };
        self.function(watch, here, r, bits, (d, operands), |e, v| {
            Some(match fun {
                Fun::Abs => e.absolute(&v[0])?,
                Fun::CtPop => e.count_ones(&v[0]),
                Fun::Ctlz | Fun::Cttz => e.count_zeros(&v[0], fun == Fun::Ctlz),
                Fun::BSwap => e.reversed(&v[0], 8),
                Fun::BitReverse => e.reversed(&v[0], 1),
                Fun::FShl | Fun::FShr => e.funnel(fun == Fun::FShl, &v[0], &v[1], &v[2])?,
                Fun::SMax | Fun::SMin => e.extreme(true, fun == Fun::SMax, &v[0], &v[1]),
                Fun::UMax | Fun::UMin => e.extreme(false, fun == Fun::UMax, &v[0], &v[1]),
                Fun::SAddSat | Fun::UAddSat => e.saturating(Checked::Add, fun == Fun::SAddSat, &v[0], &v[1])?,
                Fun::SSubSat | Fun::USubSat => e.saturating(Checked::Sub, fun == Fun::SSubSat, &v[0], &v[1])?,
                Fun::SShlSat | Fun::UShlSat => e.saturating_shift(fun == Fun::SShlSat, &v[0], &v[1])?,
                Fun::SCmp | Fun::UCmp => e.three_way(fun == Fun::SCmp, &v[0], &v[1]),
                _ => return None,
            })
        });
    }

    fn function_of_floats(
        &mut self,
        watch: &mut Watch,
        here: Here,
        r: &mut Regs<'_>,
        (fun, ty): (Fun, Scalar),
        (d, operands): (Reg, &[Reg]),
    ) {
        let there: Vec<Reg> = operands.iter().copied().filter(|&o| (o as usize) < r.exprs.len()).collect();
        let followed = layout(ty).filter(|_| Shadow::any_depends(r, ty.bits(), &there)).and_then(|f| {
            let mut get = |n: usize| there.get(n).map(|&o| self.operand(r.expr(o), r.value(o), f.width()));
            let (x, y, z) = (get(0)?, get(1), get(2));
            self.float_fun(fun, f, [x, y.unwrap_or(x), z.unwrap_or(x)])
        });
        if followed.is_none() {
            self.fix_values(watch, here, r, ty.bits(), &there);
        }
        self.set_wide(r, d, ty.bits(), None);
        r.set(d, followed.and_then(|e| self.known(e)));
    }

    /// `d = a op b`, then whether that does not fit.
    pub(super) fn overflow(
        &mut self,
        watch: &mut Watch,
        here: Here,
        r: &mut Regs<'_>,
        (op, bits): (OverflowOp, u32),
        [d, a, b]: [Reg; 3],
    ) {
        let (what, signed) = match op {
            OverflowOp::SAdd => (Checked::Add, true),
            OverflowOp::UAdd => (Checked::Add, false),
            OverflowOp::SSub => (Checked::Sub, true),
            OverflowOp::USub => (Checked::Sub, false),
            OverflowOp::SMul => (Checked::Mul, true),
            OverflowOp::UMul => (Checked::Mul, false),
        };
        let mut over = None;
        self.function(watch, here, r, bits, (d, &[a, b]), |e, v| {
            let (value, flag) = e.checked(what, signed, &v[0], &v[1])?;
            over = Some(flag);
            Some(value)
        });
        r.set(d + bits.div_ceil(64), over.and_then(|e| self.known(e)));
    }
}
