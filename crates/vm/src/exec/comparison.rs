//! What the comparisons and branches of the hot set compare.

use crate::bytecode::{Op, Reg};
use trace::ExprOp;

/// The second operand of a comparison.
#[derive(Clone, Copy)]
pub(super) enum Right {
    Reg(Reg),
    Imm(i32),
}

/// The comparison that an operation is, or by which it decides.
#[derive(Clone, Copy)]
pub(super) struct Comparison {
    pub(super) op: ExprOp,
    /// In bits; 0: as many as the operands need, which are extended with zeros.
    pub(super) width: u32,
    pub(super) a: Reg,
    pub(super) b: Right,
    /// `b op a`
    pub(super) swap: bool,
    /// The opposite.
    pub(super) not: bool,
}

fn test(op: ExprOp, width: u32, a: Reg, b: Right) -> Comparison {
    Comparison { op, width, a, b, swap: false, not: false }
}

pub(super) fn comparison(op: Op) -> Option<Comparison> {
    use ExprOp::{Eq, Slt, Ule, Ult};
    use Right::{Imm, Reg};
    let not = |t: Comparison| Comparison { not: true, ..t };
    let swap = |t: Comparison| Comparison { swap: true, ..t };
    Some(match op {
        Op::CmpEq { a, b, .. } | Op::BrEq { a, b, .. } => test(Eq, 0, a, Reg(b)),
        Op::CmpNe { a, b, .. } | Op::BrNe { a, b, .. } => not(test(Eq, 0, a, Reg(b))),
        Op::CmpUlt { a, b, .. } | Op::BrUlt { a, b, .. } => test(Ult, 0, a, Reg(b)),
        Op::CmpUle { a, b, .. } | Op::BrUle { a, b, .. } => test(Ule, 0, a, Reg(b)),
        Op::CmpSlt32 { a, b, .. } | Op::BrSlt32 { a, b, .. } => test(Slt, 32, a, Reg(b)),
        Op::CmpSle32 { a, b, .. } | Op::BrSle32 { a, b, .. } => test(ExprOp::Sle, 32, a, Reg(b)),
        Op::CmpSlt64 { a, b, .. } | Op::BrSlt64 { a, b, .. } => test(Slt, 64, a, Reg(b)),
        Op::CmpSle64 { a, b, .. } | Op::BrSle64 { a, b, .. } => test(ExprOp::Sle, 64, a, Reg(b)),
        Op::CmpEqI32 { a, imm, .. } | Op::BrEqI32 { a, imm, .. } => test(Eq, 32, a, Imm(imm)),
        Op::CmpNeI32 { a, imm, .. } | Op::BrNeI32 { a, imm, .. } => not(test(Eq, 32, a, Imm(imm))),
        Op::CmpUltI32 { a, imm, .. } | Op::BrUltI32 { a, imm, .. } => test(Ult, 32, a, Imm(imm)),
        Op::CmpUgtI32 { a, imm, .. } | Op::BrUgtI32 { a, imm, .. } => swap(test(Ult, 32, a, Imm(imm))),
        Op::CmpSltI32 { a, imm, .. } | Op::BrSltI32 { a, imm, .. } => test(Slt, 32, a, Imm(imm)),
        Op::CmpSgtI32 { a, imm, .. } | Op::BrSgtI32 { a, imm, .. } => swap(test(Slt, 32, a, Imm(imm))),
        Op::CmpEqI64 { a, imm, .. } | Op::BrEqI64 { a, imm, .. } => test(Eq, 64, a, Imm(imm)),
        Op::CmpNeI64 { a, imm, .. } | Op::BrNeI64 { a, imm, .. } => not(test(Eq, 64, a, Imm(imm))),
        Op::CmpUltI64 { a, imm, .. } | Op::BrUltI64 { a, imm, .. } => test(Ult, 64, a, Imm(imm)),
        Op::CmpUgtI64 { a, imm, .. } | Op::BrUgtI64 { a, imm, .. } => swap(test(Ult, 64, a, Imm(imm))),
        Op::CmpSltI64 { a, imm, .. } | Op::BrSltI64 { a, imm, .. } => test(Slt, 64, a, Imm(imm)),
        Op::CmpSgtI64 { a, imm, .. } | Op::BrSgtI64 { a, imm, .. } => swap(test(Slt, 64, a, Imm(imm))),
        _ => return None,
    })
}
