//! The integer functions that intrinsics stand for, as expressions.

use super::super::watch::Watch;
use super::floats::layout;
use super::step::Regs;
use super::{Expr, Here, Shadow};
use crate::bytecode::{Fun, OverflowOp, Reg};
use crate::layout::{Scalar, mask};
use trace::{ExprId, ExprOp};

impl Shadow {
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
        let slots = ty.slots();
        let all = operands.iter().flat_map(|&o| (0..slots).map(move |i| o + i));
        let mut depends: Vec<Reg> = all.filter(|&o| r.exprs.get(o as usize).is_some_and(Option::is_some)).collect();
        depends.dedup();
        let expr = match ty {
            _ if depends.is_empty() => None,
            Scalar::Int(bits) => {
                let mut get = |o: Reg| self.operand(r.expr(o), r.value(o), bits);
                let x = get(a);
                let y = if operands.len() > 1 { get(b) } else { x };
                let count = (operands.len() > 2 && r.expr(c).is_none()).then(|| r.value(c));
                self.integer(fun, bits, x, y, count)
            }
            ty => layout(ty).and_then(|f| {
                let mut get = |o: Option<&Reg>| o.map(|&o| self.operand(r.expr(o), r.value(o), f.width()));
                let (x, y, z) = (get(operands.first())?, get(operands.get(1)), get(operands.get(2)));
                self.float_fun(fun, f, [x, y.unwrap_or(x), z.unwrap_or(x)])
            }),
        };
        if expr.is_none() {
            depends.iter().for_each(|&o| self.fix(watch, here, r.expr(o), r.value(o)));
        }
        let result_slots = if matches!(ty, Scalar::Wide(_) | Scalar::F80 | Scalar::F128) { slots } else { 1 };
        (0..result_slots).for_each(|i| r.set(d + i, None));
        r.set(d, expr.and_then(|e| self.known(e)));
    }

    fn integer(&mut self, fun: Fun, bits: u32, x: ExprId, y: ExprId, count: Option<u64>) -> Expr {
        let e = &mut self.exprs;
        let zero = e.constant(bits, 0);
        let all = e.constant(bits, mask(bits));
        Some(match fun {
            Fun::Abs => {
                let negative = e.bin(ExprOp::Slt, x, zero);
                let minus = e.bin(ExprOp::Sub, zero, x);
                e.ite(negative, minus, x)
            }
            Fun::SMax | Fun::SMin | Fun::UMax | Fun::UMin => {
                let less = if matches!(fun, Fun::SMax | Fun::SMin) { ExprOp::Slt } else { ExprOp::Ult };
                let less = e.bin(less, x, y);
                if matches!(fun, Fun::SMax | Fun::UMax) { e.ite(less, y, x) } else { e.ite(less, x, y) }
            }
            Fun::BSwap if bits.is_multiple_of(8) => {
                let parts: Vec<ExprId> = (0..bits / 8).map(|i| e.extract(x, 8 * i, 8)).collect();
                // The lowest byte becomes the highest.
                parts.into_iter().rev().reduce(|low, high| e.concat(high, low))?
            }
            Fun::UAddSat => {
                let sum = e.bin(ExprOp::Add, x, y);
                let over = e.bin(ExprOp::Ult, sum, x);
                e.ite(over, all, sum)
            }
            Fun::USubSat => {
                let difference = e.bin(ExprOp::Sub, x, y);
                let under = e.bin(ExprOp::Ult, x, y);
                e.ite(under, zero, difference)
            }
            Fun::FShl | Fun::FShr => {
                let n = (count? % u64::from(bits)) as u32;
                let left = if fun == Fun::FShl { n } else { bits - n };
                match left {
                    0 => x,
                    left if left == bits => y,
                    left => {
                        let (high, low) = (e.extract(x, 0, bits - left), e.extract(y, bits - left, left));
                        e.concat(high, low)
                    }
                }
            }
            _ => return None,
        })
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
        let slots = bits.div_ceil(64);
        let regs = (0..slots).flat_map(|i| [a + i, b + i]);
        let depends: Vec<Reg> = regs.filter(|&o| r.expr(o).is_some()).collect();
        let product = matches!(op, OverflowOp::SMul | OverflowOp::UMul);
        let made = if depends.is_empty() || bits > 64 || product && bits > 32 {
            depends.iter().for_each(|&o| self.fix(watch, here, r.expr(o), r.value(o)));
            None
        } else {
            let (x, y) = (self.operand(r.expr(a), r.value(a), bits), self.operand(r.expr(b), r.value(b), bits));
            Some(if bits <= 32 { self.overflow_by_width(op, bits, x, y) } else { self.overflow_of_words(op, x, y) })
        };
        (0..slots).for_each(|i| r.set(d + i, None));
        let (value, over) = made.unzip();
        r.set(d, value.and_then(|e| self.known(e)));
        r.set(d + slots, over.and_then(|e| self.known(e)));
    }

    /// With twice the bits nothing overflows.
    fn overflow_by_width(&mut self, op: OverflowOp, bits: u32, x: ExprId, y: ExprId) -> (ExprId, ExprId) {
        let signed = matches!(op, OverflowOp::SAdd | OverflowOp::SSub | OverflowOp::SMul);
        let e = &mut self.exprs;
        let wide = |e: &mut trace::Exprs, v| if signed { e.sext(v, 2 * bits) } else { e.zext(v, 2 * bits) };
        let (x, y) = (wide(e, x), wide(e, y));
        let op = match op {
            OverflowOp::SAdd | OverflowOp::UAdd => ExprOp::Add,
            OverflowOp::SSub | OverflowOp::USub => ExprOp::Sub,
            OverflowOp::SMul | OverflowOp::UMul => ExprOp::Mul,
        };
        let exact = e.bin(op, x, y);
        let value = e.extract(exact, 0, bits);
        let again = wide(e, value);
        let fits = e.bin(ExprOp::Eq, again, exact);
        (value, e.not(fits))
    }

    /// By the signs and sizes of operands and result.
    fn overflow_of_words(&mut self, op: OverflowOp, x: ExprId, y: ExprId) -> (ExprId, ExprId) {
        let e = &mut self.exprs;
        let bits = e.width(x);
        let value =
            e.bin(if matches!(op, OverflowOp::SAdd | OverflowOp::UAdd) { ExprOp::Add } else { ExprOp::Sub }, x, y);
        let over = match op {
            OverflowOp::UAdd => e.bin(ExprOp::Ult, value, x),
            OverflowOp::USub => e.bin(ExprOp::Ult, x, y),
            _ => {
                // Signed: the result's sign differs from what the operands' allow.
                let a = e.bin(ExprOp::Xor, x, value);
                let b = match op {
                    OverflowOp::SAdd => e.bin(ExprOp::Xor, y, value),
                    _ => e.bin(ExprOp::Xor, x, y),
                };
                let both = e.bin(ExprOp::And, a, b);
                e.extract(both, bits - 1, 1)
            }
        };
        (value, over)
    }
}
