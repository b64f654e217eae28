//! Integer operations: choosing the op for a width, with constants in the op where they fit.

use super::Lowerer;
use crate::bytecode::{Ext, Op, Reg, Src};
use crate::layout::{Scalar, mask, sext};
use ir::inst::{BinOp, IntPred};

pub(crate) fn is_signed(pred: IntPred) -> bool {
    matches!(pred, IntPred::Sgt | IntPred::Sge | IntPred::Slt | IntPred::Sle)
}

/// A comparison in the shape the ops have.
#[derive(Clone, Copy)]
pub(super) enum Test {
    /// `pred` is Eq, Ne, Ult, Ule, Slt or Sle; signed ones at 32 or 64 bits.
    Regs { pred: IntPred, wide: bool, a: Reg, b: Reg },
    /// `pred` is Eq, Ne, Ult, Ugt, Slt or Sgt.
    Imm { pred: IntPred, wide: bool, a: Reg, imm: i32 },
    /// Known already.
    Known(bool),
}

fn swap(pred: IntPred) -> IntPred {
    match pred {
        IntPred::Ugt => IntPred::Ult,
        IntPred::Uge => IntPred::Ule,
        IntPred::Ult => IntPred::Ugt,
        IntPred::Ule => IntPred::Uge,
        IntPred::Sgt => IntPred::Slt,
        IntPred::Sge => IntPred::Sle,
        IntPred::Slt => IntPred::Sgt,
        IntPred::Sle => IntPred::Sge,
        same => same,
    }
}

pub(super) fn negate(pred: IntPred) -> IntPred {
    match pred {
        IntPred::Eq => IntPred::Ne,
        IntPred::Ne => IntPred::Eq,
        IntPred::Ugt => IntPred::Ule,
        IntPred::Uge => IntPred::Ult,
        IntPred::Ult => IntPred::Uge,
        IntPred::Ule => IntPred::Ugt,
        IntPred::Sgt => IntPred::Sle,
        IntPred::Sge => IntPred::Slt,
        IntPred::Slt => IntPred::Sge,
        IntPred::Sle => IntPred::Sgt,
    }
}

pub(crate) fn compare(pred: IntPred, bits: u32, a: u64, b: u64) -> bool {
    let (sa, sb) = (sext(a, bits), sext(b, bits));
    match pred {
        IntPred::Eq => a == b,
        IntPred::Ne => a != b,
        IntPred::Ugt => a > b,
        IntPred::Uge => a >= b,
        IntPred::Ult => a < b,
        IntPred::Ule => a <= b,
        IntPred::Sgt => sa > sb,
        IntPred::Sge => sa >= sb,
        IntPred::Slt => sa < sb,
        IntPred::Sle => sa <= sb,
    }
}

/// The constant as a sign-extended immediate, at 64 bits (`wide`) or 32.
fn immediate(v: u64, bits: u32, wide: bool) -> Option<i32> {
    if wide { i32::try_from(v as i64).ok() } else { (bits == 32).then_some(v as u32 as i32) }
}

impl Lowerer<'_> {
    /// `a op b` at any width up to 64 bits.
    pub(super) fn int_bin(&mut self, op: BinOp, bits: u32, d: Reg, a: Src, b: Src) {
        use BinOp::*;
        let (a, b) = match (op, a, b) {
            (Add | Mul | And | Or | Xor, Src::Imm(_), Src::Reg(_)) => (b, a),
            _ => (a, b),
        };
        if matches!(op, UDiv | SDiv | URem | SRem) {
            let (a, b) = (self.in_reg(a), self.in_reg(b));
            return self.emit(Op::Div { op, w: bits as u8, d, a, b });
        }
        let wide = bits == 64;
        if let (Src::Reg(a), Src::Imm(v)) = (a, b) {
            let logic = i32::try_from(v as i64).ok();
            let imm = match op {
                And | Or | Xor => logic,
                Shl | LShr | AShr => (v < u64::from(bits)).then_some(v as i32),
                Sub if bits == 32 || wide => immediate((v as i64).wrapping_neg() as u64 & mask(bits), bits, wide),
                _ if bits == 32 || wide => immediate(v, bits, wide),
                _ => None,
            };
            let chosen = imm.and_then(|imm| {
                Some(match (op, bits) {
                    (Add | Sub, 32) => Op::AddI32 { d, a, imm },
                    (Add | Sub, 64) => Op::AddI64 { d, a, imm },
                    (Mul, 32) => Op::MulI32 { d, a, imm },
                    (Mul, 64) => Op::MulI64 { d, a, imm },
                    // A sign-extended immediate would set bits above the width: And is safe, the others are not.
                    (And, _) => Op::AndI { d, a, imm },
                    (Or, _) if imm >= 0 || wide => Op::OrI { d, a, imm },
                    (Xor, _) if imm >= 0 || wide => Op::XorI { d, a, imm },
                    (Shl, 32) => Op::ShlI32 { d, a, imm },
                    (Shl, 64) => Op::ShlI64 { d, a, imm },
                    (LShr, _) => Op::LShrI { d, a, imm },
                    (AShr, 32) => Op::AShrI32 { d, a, imm },
                    (AShr, 64) => Op::AShrI64 { d, a, imm },
                    _ => return None,
                })
            });
            if let Some(op) = chosen {
                return self.emit(op);
            }
        }
        let (a, b) = (self.in_reg(a), self.in_reg(b));
        self.emit(match (op, bits) {
            (Add, 32) => Op::Add32 { d, a, b },
            (Add, 64) => Op::Add64 { d, a, b },
            (Sub, 32) => Op::Sub32 { d, a, b },
            (Sub, 64) => Op::Sub64 { d, a, b },
            (Mul, 32) => Op::Mul32 { d, a, b },
            (Mul, 64) => Op::Mul64 { d, a, b },
            (And, _) => Op::And { d, a, b },
            (Or, _) => Op::Or { d, a, b },
            (Xor, _) => Op::Xor { d, a, b },
            (Shl, 32) => Op::Shl32 { d, a, b },
            (Shl, 64) => Op::Shl64 { d, a, b },
            (AShr, 32) => Op::AShr32 { d, a, b },
            (AShr, 64) => Op::AShr64 { d, a, b },
            (LShr, 32) => Op::LShr32 { d, a, b },
            (LShr, 64) => Op::LShr64 { d, a, b },
            _ => Op::AluN { op, w: bits as u8, d, a, b },
        });
    }

    /// Prepares a comparison of integers or pointers of up to 64 bits.
    pub(super) fn test(&mut self, pred: IntPred, bits: u32, a: Src, b: Src) -> Test {
        let (mut pred, mut a, mut b) = (pred, a, b);
        if let (Src::Imm(x), Src::Imm(y)) = (a, b) {
            return Test::Known(compare(pred, bits, x, y));
        }
        if matches!(a, Src::Imm(_)) {
            (a, b) = (b, a);
            pred = swap(pred);
        }
        let mut wide = bits != 32;
        if is_signed(pred) && bits != 32 && bits != 64 {
            a = self.extended(a, bits);
            b = self.extended(b, bits);
        }
        if let (Src::Reg(a), Src::Imm(v)) = (a, b) {
            // Non-strict comparisons with a constant become strict ones with its neighbour.
            let top = if is_signed(pred) { if wide { i64::MAX as u64 } else { i32::MAX as u64 } } else { mask(bits) };
            let bottom = if is_signed(pred) { if wide { i64::MIN as u64 } else { 1 << 31 } } else { 0 };
            let (strict, value) = match pred {
                IntPred::Ule if v != top => (IntPred::Ult, v.wrapping_add(1)),
                IntPred::Sle if v != top => (IntPred::Slt, v.wrapping_add(1)),
                IntPred::Uge if v != bottom => (IntPred::Ugt, v.wrapping_sub(1)),
                IntPred::Sge if v != bottom => (IntPred::Sgt, v.wrapping_sub(1)),
                p => (p, v),
            };
            let value = if wide { value } else { value & mask(32) };
            let strict_ok = !matches!(strict, IntPred::Ule | IntPred::Sle | IntPred::Uge | IntPred::Sge);
            if strict_ok && let Some(imm) = immediate(value, bits, wide) {
                return Test::Imm { pred: strict, wide, a, imm };
            }
        }
        let (mut a, mut b) = (self.in_reg(a), self.in_reg(b));
        if matches!(pred, IntPred::Ugt | IntPred::Uge | IntPred::Sgt | IntPred::Sge) {
            (a, b) = (b, a);
            pred = swap(pred);
        }
        if !is_signed(pred) {
            wide = true;
        }
        Test::Regs { pred, wide, a, b }
    }

    fn extended(&mut self, s: Src, bits: u32) -> Src {
        match s {
            Src::Imm(v) => Src::Imm(sext(v, bits) as u64),
            Src::Reg(s) => {
                let d = self.temp(1);
                self.emit(Op::SExt { from: bits as u8, to: 64, d, s });
                Src::Reg(d)
            }
        }
    }

    /// Emits a comparison whose result is a register.
    pub(super) fn int_cmp(&mut self, pred: IntPred, bits: u32, d: Reg, a: Src, b: Src) {
        use IntPred::*;
        let test = self.test(pred, bits, a, b);
        self.emit(match test {
            Test::Known(v) => Op::Const { d, lo: u32::from(v), hi: 0 },
            Test::Regs { pred, wide, a, b } => match (pred, wide) {
                (Eq, _) => Op::CmpEq { d, a, b },
                (Ne, _) => Op::CmpNe { d, a, b },
                (Ult, _) => Op::CmpUlt { d, a, b },
                (Ule, _) => Op::CmpUle { d, a, b },
                (Slt, false) => Op::CmpSlt32 { d, a, b },
                (Slt, true) => Op::CmpSlt64 { d, a, b },
                (_, false) => Op::CmpSle32 { d, a, b },
                (_, true) => Op::CmpSle64 { d, a, b },
            },
            Test::Imm { pred, wide, a, imm } => match (pred, wide) {
                (Eq, false) => Op::CmpEqI32 { d, a, imm },
                (Ne, false) => Op::CmpNeI32 { d, a, imm },
                (Ult, false) => Op::CmpUltI32 { d, a, imm },
                (Ugt, false) => Op::CmpUgtI32 { d, a, imm },
                (Slt, false) => Op::CmpSltI32 { d, a, imm },
                (_, false) => Op::CmpSgtI32 { d, a, imm },
                (Eq, true) => Op::CmpEqI64 { d, a, imm },
                (Ne, true) => Op::CmpNeI64 { d, a, imm },
                (Ult, true) => Op::CmpUltI64 { d, a, imm },
                (Ugt, true) => Op::CmpUgtI64 { d, a, imm },
                (Slt, true) => Op::CmpSltI64 { d, a, imm },
                (_, true) => Op::CmpSgtI64 { d, a, imm },
            },
        });
    }

    /// Emits a comparison that jumps to label `t` if it holds.
    pub(super) fn int_branch(&mut self, pred: IntPred, bits: u32, a: Src, b: Src, t: u32) {
        use IntPred::*;
        let test = self.test(pred, bits, a, b);
        let n = self.count();
        let op = match test {
            Test::Known(true) => Op::Jmp { n, t },
            Test::Known(false) => Op::Steps { n: u32::from(n) },
            Test::Regs { pred, wide, a, b } => match (pred, wide) {
                (Eq, _) => Op::BrEq { n, a, b, t },
                (Ne, _) => Op::BrNe { n, a, b, t },
                (Ult, _) => Op::BrUlt { n, a, b, t },
                (Ule, _) => Op::BrUle { n, a, b, t },
                (Slt, false) => Op::BrSlt32 { n, a, b, t },
                (Slt, true) => Op::BrSlt64 { n, a, b, t },
                (_, false) => Op::BrSle32 { n, a, b, t },
                (_, true) => Op::BrSle64 { n, a, b, t },
            },
            Test::Imm { pred, wide, a, imm } => match (pred, wide) {
                (Eq, false) => Op::BrEqI32 { n, a, imm, t },
                (Ne, false) => Op::BrNeI32 { n, a, imm, t },
                (Ult, false) => Op::BrUltI32 { n, a, imm, t },
                (Ugt, false) => Op::BrUgtI32 { n, a, imm, t },
                (Slt, false) => Op::BrSltI32 { n, a, imm, t },
                (_, false) => Op::BrSgtI32 { n, a, imm, t },
                (Eq, true) => Op::BrEqI64 { n, a, imm, t },
                (Ne, true) => Op::BrNeI64 { n, a, imm, t },
                (Ult, true) => Op::BrUltI64 { n, a, imm, t },
                (Ugt, true) => Op::BrUgtI64 { n, a, imm, t },
                (Slt, true) => Op::BrSltI64 { n, a, imm, t },
                (_, true) => Op::BrSgtI64 { n, a, imm, t },
            },
        };
        self.emit(op);
    }

    pub(super) fn int_cast(&mut self, signed: bool, from: u32, to: u32, d: Reg, s: Src) {
        if from > 64 || to > 64 {
            let s = self.in_regs(&[s]);
            return self.wide_cast(signed, from, to, d, s);
        }
        match s {
            Src::Imm(v) => {
                let v = if signed { sext(v, from) as u64 } else { v } & mask(to);
                self.constant(d, v);
            }
            Src::Reg(s) if to < from => match to {
                32 => self.emit(Op::Trunc32 { d, s }),
                _ => self.emit(Op::Trunc { w: to as u8, d, s }),
            },
            Src::Reg(s) if signed && from < to => self.emit(Op::SExt { from: from as u8, to: to as u8, d, s }),
            Src::Reg(s) => self.mov(d, s),
        }
    }

    pub(super) fn wide_cast(&mut self, signed: bool, from: u32, to: u32, d: Reg, s: Reg) {
        self.ext(Ext::WideCast { signed, from, to, d, s });
    }

    /// `a op b` for any integer scalar, given the registers or constants of its slots.
    pub(super) fn scalar_int_bin(&mut self, op: BinOp, ty: Scalar, d: Reg, a: &[Src], b: &[Src]) {
        match ty {
            Scalar::Wide(bits) => {
                let (a, b) = (self.in_regs(a), self.in_regs(b));
                self.ext(Ext::WideBin { op, bits, d, a, b });
            }
            _ => self.int_bin(op, ty.bits(), d, a[0], b[0]),
        }
    }
}
