//! Floating point: `float` and `double` as expressions of their bits (`trace::expr::float` has the arithmetic).
//!
//! Not followed: other types, remainders, and functions that are not exact (`sin`, `pow`, ...). Who computes so fixes the operands.

use super::step::Regs;
use super::{Expr, Shadow};
use crate::bytecode::{Fun, Reg};
use crate::layout::Scalar;
use ir::inst::FloatPred;
use trace::expr::float::{DOUBLE, Float, SINGLE, Whole};
use trace::{ExprId, ExprOp, Exprs};

/// Expressions of a run after which floating point is not followed any more: one operation takes some hundreds.
const MOST: usize = 2_000_000;

/// The layout of a type that is followed.
pub(super) fn layout(ty: Scalar) -> Option<Float> {
    match ty {
        Scalar::F32 => Some(SINGLE),
        Scalar::F64 => Some(DOUBLE),
        _ => None,
    }
}

pub(super) type Make = fn(&mut Exprs, Float, ExprId, ExprId) -> ExprId;

impl Shadow {
    /// Whether an operation with these operands depends on something and can be followed.
    fn follows(&self, r: &Regs<'_>, operands: &[Reg]) -> bool {
        self.exprs.len() < MOST && operands.iter().any(|&o| r.expr(o).is_some())
    }

    /// `d = a op b`; whether it is followed.
    pub(super) fn float_bin(&mut self, r: &mut Regs<'_>, f: Float, make: Make, [d, a, b]: [Reg; 3]) -> bool {
        let follows = self.follows(r, &[a, b]);
        let made = follows.then(|| {
            let x = self.operand(r.expr(a), r.value(a), f.width());
            let y = self.operand(r.expr(b), r.value(b), f.width());
            make(&mut self.exprs, f, x, y)
        });
        if follows {
            r.set(d, made.and_then(|e| self.known(e)));
        }
        follows
    }

    pub(super) fn float_cmp(&mut self, r: &mut Regs<'_>, f: Float, pred: FloatPred, [d, a, b]: [Reg; 3]) -> bool {
        if !self.follows(r, &[a, b]) {
            return false;
        }
        let x = self.operand(r.expr(a), r.value(a), f.width());
        let y = self.operand(r.expr(b), r.value(b), f.width());
        let [less, equal, unordered] = self.exprs.float_order(f, x, y);
        let e = &mut self.exprs;
        // Those with "unordered" are the opposites of those without.
        let (opposite, ordered) = match pred {
            FloatPred::Ueq => (true, FloatPred::One),
            FloatPred::Ugt => (true, FloatPred::Ole),
            FloatPred::Uge => (true, FloatPred::Olt),
            FloatPred::Ult => (true, FloatPred::Oge),
            FloatPred::Ule => (true, FloatPred::Ogt),
            FloatPred::Une => (true, FloatPred::Oeq),
            FloatPred::Uno => (true, FloatPred::Ord),
            FloatPred::True => (true, FloatPred::False),
            known => (false, known),
        };
        let not_greater = e.bin(ExprOp::Or, less, equal);
        let not_greater_or_unordered = e.bin(ExprOp::Or, not_greater, unordered);
        let less_or_unordered = e.bin(ExprOp::Or, less, unordered);
        let equal_or_unordered = e.bin(ExprOp::Or, equal, unordered);
        let holds = match ordered {
            FloatPred::Oeq => equal,
            FloatPred::Olt => less,
            FloatPred::Ole => not_greater,
            FloatPred::Ogt => e.not(not_greater_or_unordered),
            FloatPred::Oge => e.not(less_or_unordered),
            FloatPred::One => e.not(equal_or_unordered),
            FloatPred::Ord => e.not(unordered),
            _ => e.constant(1, 0),
        };
        let holds = if opposite { e.not(holds) } else { holds };
        r.set(d, self.known(holds));
        true
    }

    pub(super) fn float_cast(&mut self, r: &mut Regs<'_>, from: Float, to: Float, [d, s]: [Reg; 2]) -> bool {
        self.float_unary(r, from.width(), [d, s], |e, x| e.float_convert(from, to, x))
    }

    pub(super) fn int_to_float(
        &mut self,
        r: &mut Regs<'_>,
        (bits, signed): (u32, bool),
        to: Float,
        regs: [Reg; 2],
    ) -> bool {
        bits <= 64 && self.float_unary(r, bits, regs, |e, x| e.float_from_int(to, x, signed))
    }

    /// As x86 does it: what does not fit is the smallest number of a register's width.
    pub(super) fn float_to_int(
        &mut self,
        r: &mut Regs<'_>,
        from: Float,
        (bits, signed): (u32, bool),
        regs: [Reg; 2],
    ) -> bool {
        if bits > 64 {
            return false;
        }
        let register = if signed && bits <= 32 || bits < 32 { 32 } else { 64 };
        self.float_unary(r, from.width(), regs, |e, x| {
            let (value, misfit) = e.float_to_int(from, x, register, true);
            let smallest = e.constant(register, 1 << (register - 1));
            let mut made = e.ite(misfit, smallest, value);
            if !signed && bits == 64 {
                // From the middle on the rest is converted; of what is larger still nothing remains.
                let (value, misfit) = e.float_to_int(from, x, 64, false);
                let middle = e.constant(64, 1 << 63);
                let middle = e.float_from_int(from, middle, false);
                let [less, _, unordered] = e.float_order(from, x, middle);
                let below = e.bin(ExprOp::Or, less, unordered);
                let zero = e.constant(64, 0);
                let above = e.ite(misfit, zero, value);
                made = e.ite(below, made, above);
            }
            e.extract(made, 0, bits)
        })
    }

    pub(super) fn float_unary(
        &mut self,
        r: &mut Regs<'_>,
        width: u32,
        [d, s]: [Reg; 2],
        make: impl FnOnce(&mut Exprs, ExprId) -> ExprId,
    ) -> bool {
        if !self.follows(r, &[s]) {
            return false;
        }
        let x = self.operand(r.expr(s), r.value(s), width);
        let made = make(&mut self.exprs, x);
        r.set(d, self.known(made));
        true
    }

    /// A function of one to three numbers, if it is exact.
    pub(super) fn float_fun(&mut self, fun: Fun, f: Float, [x, y, z]: [ExprId; 3]) -> Expr {
        if self.exprs.len() >= MOST {
            return None;
        }
        let e = &mut self.exprs;
        let whole = |e: &mut Exprs, how| Some(e.float_whole(f, x, how));
        match fun {
            Fun::FAbs => Some(e.float_abs(f, x)),
            Fun::CopySign => Some(e.float_copysign(f, x, y)),
            Fun::Sqrt => Some(e.float_sqrt(f, x)),
            Fun::Floor => whole(e, Whole::Down),
            Fun::Ceil => whole(e, Whole::Up),
            Fun::Trunc => whole(e, Whole::TowardsZero),
            Fun::Rint | Fun::NearbyInt | Fun::RoundEven => whole(e, Whole::Nearest),
            Fun::Round => whole(e, Whole::NearestAway),
            Fun::FMulAdd => {
                let product = e.float_mul(f, x, y);
                Some(e.float_add(f, product, z))
            }
            _ => None,
        }
    }
}
