//! The operations of the hot set: which registers they leave unset, and whether they depend on unset bits.
//!
//! Called before the operation, while its operands are intact. What loads and stores move is done by the interpreter, when
//! it is sure that they take place; their addresses are looked at here.

use super::super::comparison::{Right, comparison};
use super::Unset;
use super::report::{Found, Use};
use super::rules::{self, Operand};
use crate::bytecode::{Op, Reg};
use crate::layout::{mask, sext};
use ir::inst::BinOp;

/// The registers of the running frame.
struct Regs<'a> {
    values: &'a [u64],
    unset: &'a mut [Unset],
}

impl Regs<'_> {
    fn bits(&self, r: Reg) -> u64 {
        self.unset[r as usize].bits
    }

    fn operand(&self, r: Reg) -> Operand {
        Operand { value: self.values[r as usize], unset: self.bits(r) }
    }

    /// Of two registers, where unset bits come from.
    fn source(&self, a: Reg, b: Reg) -> Unset {
        self.unset[if self.bits(a) != 0 { a } else { b } as usize]
    }

    fn set(&mut self, d: Reg) {
        self.unset[d as usize].bits = 0;
    }

    fn put(&mut self, d: Reg, bits: u64, like: Unset) {
        self.unset[d as usize] = Unset { bits, ..like };
    }

    /// Whether both hold the very same value: the same variable, read twice.
    fn same(&self, a: Reg, b: Reg) -> bool {
        let (x, y) = (self.unset[a as usize], self.unset[b as usize]);
        let same_bits = x.bits == y.bits && x.source == y.source;
        a == b || same_bits && self.values[a as usize] == self.values[b as usize]
    }

    #[inline(always)]
    fn two(&mut self, op: BinOp, width: u32, d: Reg, a: Reg, b: Reg) {
        if self.bits(a) | self.bits(b) == 0 {
            return self.set(d);
        }
        self.unset_two(op, width, d, a, b);
    }

    #[cold]
    fn unset_two(&mut self, op: BinOp, width: u32, d: Reg, a: Reg, b: Reg) {
        if matches!(op, BinOp::Sub | BinOp::Xor) && self.same(a, b) {
            return self.set(d);
        }
        let bits = rules::binary(op, width, self.operand(a), self.operand(b));
        self.put(d, bits, self.source(a, b));
    }

    #[inline(always)]
    fn with_imm(&mut self, op: BinOp, width: u32, d: Reg, a: Reg, imm: i32) {
        if self.bits(a) == 0 {
            return self.set(d);
        }
        self.unset_with_imm(op, width, d, a, imm);
    }

    #[cold]
    fn unset_with_imm(&mut self, op: BinOp, width: u32, d: Reg, a: Reg, imm: i32) {
        let bits = rules::binary(op, width, self.operand(a), Operand::set(imm as i64 as u64));
        self.put(d, bits, self.unset[a as usize]);
    }

    /// All of the result is unset if anything of the operands is.
    #[inline(always)]
    fn all(&mut self, width: u32, d: Reg, a: Reg, b: Reg) {
        let like = self.source(a, b);
        let bits = if like.bits == 0 { 0 } else { mask(width) };
        self.put(d, bits, like);
    }

    /// The comparison of an op depends on unset bits of this register.
    #[cold]
    fn decided(&self, op: Op) -> Option<Unset> {
        let c = comparison(op)?;
        let a = self.operand(c.a);
        let (b, like) = match c.b {
            Right::Reg(b) if self.same(c.a, b) => return None,
            Right::Reg(b) => (self.operand(b), self.source(c.a, b)),
            Right::Imm(imm) => (Operand::set(imm as i64 as u64), self.unset[c.a as usize]),
        };
        let width = if c.width == 0 { 64 } else { c.width };
        let (a, b) = if c.swap { (b, a) } else { (a, b) };
        rules::compares(c.op, width, a, b).then_some(like)
    }

    #[inline(always)]
    fn compared(&mut self, op: Op, d: Reg, either: u64) {
        let depends = if either == 0 { None } else { self.decided(op) };
        match depends {
            Some(like) => self.put(d, 1, like),
            None => self.set(d),
        }
    }

    #[inline(always)]
    fn branch(&self, op: Op, either: u64) -> Option<Found> {
        let like = if either == 0 { None } else { self.decided(op) };
        like.map(|like| Found { what: Use::Branch, source: like.source })
    }

    #[inline(always)]
    fn address(&self, p: Reg, what: Use) -> Option<Found> {
        let p = self.unset[p as usize];
        (p.bits != 0).then_some(Found { what, source: p.source })
    }

    #[inline(always)]
    fn indexed(&self, p: Reg, x: Reg, what: Use) -> Option<Found> {
        let like = self.source(p, x);
        (like.bits != 0).then_some(Found { what, source: like.source })
    }

    /// `d = p + scale * x`
    fn gep(&mut self, d: Reg, p: Reg, scale: u16, x: Operand, x_reg: Reg) {
        if self.bits(p) | x.unset == 0 {
            return self.set(d);
        }
        let scaled = rules::binary(BinOp::Mul, 64, x, Operand::set(scale.into()));
        let distance = Operand { value: x.value.wrapping_mul(scale.into()), unset: scaled };
        let bits = rules::binary(BinOp::Add, 64, self.operand(p), distance);
        self.put(d, bits, self.source(p, x_reg));
    }

    /// `d = a` if `c`: which of the two is unset if `c` is, where they differ.
    fn conditional_move(&mut self, d: Reg, c: Reg, a: Reg) {
        let (chosen, kept) = (self.operand(a), self.operand(d));
        if self.bits(c) & 1 != 0 {
            let bits = chosen.unset | kept.unset | (chosen.value ^ kept.value);
            self.put(d, bits, self.unset[c as usize]);
        } else if self.values[c as usize] & 1 != 0 {
            self.unset[d as usize] = self.unset[a as usize];
        }
    }
}

/// Unset bits go where the op's bits go; what was found if the run depends on them.
#[inline(always)]
pub(in crate::exec) fn step(op: Op, values: &[u64], unset: &mut [Unset]) -> Option<Found> {
    let mut r = Regs { values, unset };
    match op {
        Op::Mov { d, s } => r.unset[d as usize] = r.unset[s as usize],
        Op::Const { d, .. } | Op::Alloca { d, .. } | Op::Freeze { d, .. } => r.set(d),
        Op::CMov { d, c, a } => r.conditional_move(d, c, a),

        Op::Add32 { d, a, b } => r.two(BinOp::Add, 32, d, a, b),
        Op::Add64 { d, a, b } => r.two(BinOp::Add, 64, d, a, b),
        Op::Sub32 { d, a, b } => r.two(BinOp::Sub, 32, d, a, b),
        Op::Sub64 { d, a, b } => r.two(BinOp::Sub, 64, d, a, b),
        Op::Mul32 { d, a, b } => r.two(BinOp::Mul, 32, d, a, b),
        Op::Mul64 { d, a, b } => r.two(BinOp::Mul, 64, d, a, b),
        Op::And { d, a, b } => r.two(BinOp::And, 64, d, a, b),
        Op::Or { d, a, b } => r.two(BinOp::Or, 64, d, a, b),
        Op::Xor { d, a, b } => r.two(BinOp::Xor, 64, d, a, b),
        Op::Shl32 { d, a, b } => r.two(BinOp::Shl, 32, d, a, b),
        Op::Shl64 { d, a, b } => r.two(BinOp::Shl, 64, d, a, b),
        Op::LShr32 { d, a, b } => r.two(BinOp::LShr, 32, d, a, b),
        Op::LShr64 { d, a, b } => r.two(BinOp::LShr, 64, d, a, b),
        Op::AShr32 { d, a, b } => r.two(BinOp::AShr, 32, d, a, b),
        Op::AShr64 { d, a, b } => r.two(BinOp::AShr, 64, d, a, b),
        Op::AddI32 { d, a, imm } => r.with_imm(BinOp::Add, 32, d, a, imm),
        Op::AddI64 { d, a, imm } => r.with_imm(BinOp::Add, 64, d, a, imm),
        Op::MulI32 { d, a, imm } => r.with_imm(BinOp::Mul, 32, d, a, imm),
        Op::MulI64 { d, a, imm } => r.with_imm(BinOp::Mul, 64, d, a, imm),
        Op::AndI { d, a, imm } => r.with_imm(BinOp::And, 64, d, a, imm),
        Op::OrI { d, a, imm } => r.with_imm(BinOp::Or, 64, d, a, imm),
        Op::XorI { d, a, imm } => r.with_imm(BinOp::Xor, 64, d, a, imm),
        Op::ShlI32 { d, a, imm } => r.with_imm(BinOp::Shl, 32, d, a, imm),
        Op::ShlI64 { d, a, imm } => r.with_imm(BinOp::Shl, 64, d, a, imm),
        Op::LShrI { d, a, imm } => r.with_imm(BinOp::LShr, 64, d, a, imm),
        Op::AShrI32 { d, a, imm } => r.with_imm(BinOp::AShr, 32, d, a, imm),
        Op::AShrI64 { d, a, imm } => r.with_imm(BinOp::AShr, 64, d, a, imm),
        Op::AluN { op, w, d, a, b } => r.two(op, u32::from(w), d, a, b),
        Op::Div { w, d, a, b, .. } => {
            if r.bits(b) != 0 {
                return r.address(b, Use::Divisor);
            }
            r.all(u32::from(w), d, a, b);
        }

        Op::Trunc32 { d, s } => r.put(d, r.bits(s) & mask(32), r.unset[s as usize]),
        Op::Trunc { w, d, s } => r.put(d, r.bits(s) & mask(w.into()), r.unset[s as usize]),
        Op::SExt { from, to, d, s } => {
            let bits = sext(r.bits(s), from.into()) as u64 & mask(to.into());
            r.put(d, bits, r.unset[s as usize]);
        }

        Op::CmpEq { d, a, b }
        | Op::CmpNe { d, a, b }
        | Op::CmpUlt { d, a, b }
        | Op::CmpUle { d, a, b }
        | Op::CmpSlt32 { d, a, b }
        | Op::CmpSle32 { d, a, b }
        | Op::CmpSlt64 { d, a, b }
        | Op::CmpSle64 { d, a, b } => r.compared(op, d, r.bits(a) | r.bits(b)),
        Op::CmpEqI32 { d, a, .. }
        | Op::CmpNeI32 { d, a, .. }
        | Op::CmpUltI32 { d, a, .. }
        | Op::CmpUgtI32 { d, a, .. }
        | Op::CmpSltI32 { d, a, .. }
        | Op::CmpSgtI32 { d, a, .. }
        | Op::CmpEqI64 { d, a, .. }
        | Op::CmpNeI64 { d, a, .. }
        | Op::CmpUltI64 { d, a, .. }
        | Op::CmpUgtI64 { d, a, .. }
        | Op::CmpSltI64 { d, a, .. }
        | Op::CmpSgtI64 { d, a, .. } => r.compared(op, d, r.bits(a)),

        Op::FAdd32 { d, a, b } | Op::FSub32 { d, a, b } | Op::FMul32 { d, a, b } | Op::FDiv32 { d, a, b } => {
            r.all(32, d, a, b);
        }
        Op::FAdd64 { d, a, b } | Op::FSub64 { d, a, b } | Op::FMul64 { d, a, b } | Op::FDiv64 { d, a, b } => {
            r.all(64, d, a, b);
        }
        Op::FCmp32 { d, a, b, .. } | Op::FCmp64 { d, a, b, .. } => r.all(1, d, a, b),
        Op::F64ToI32 { d, s } | Op::F64ToF32 { d, s } => r.all(32, d, s, s),
        Op::I32ToF64 { d, s } | Op::I64ToF64 { d, s } | Op::F64ToI64 { d, s } | Op::F32ToF64 { d, s } => {
            r.all(64, d, s, s);
        }

        Op::Gep { scale, d, p, x } => r.gep(d, p, scale, r.operand(x), x),
        Op::GepW { scale, d, p, x } => {
            let index = r.operand(x);
            let (value, unset) = (sext(index.value, 32) as u64, sext(index.unset, 32) as u64);
            r.gep(d, p, scale, Operand { value, unset }, x);
        }

        Op::BrIf { c, .. } | Op::BrIfNot { c, .. } => {
            let c = r.unset[c as usize];
            return (c.bits & 1 != 0).then_some(Found { what: Use::Branch, source: c.source });
        }
        Op::BrEq { a, b, .. }
        | Op::BrNe { a, b, .. }
        | Op::BrUlt { a, b, .. }
        | Op::BrUle { a, b, .. }
        | Op::BrSlt32 { a, b, .. }
        | Op::BrSle32 { a, b, .. }
        | Op::BrSlt64 { a, b, .. }
        | Op::BrSle64 { a, b, .. } => return r.branch(op, r.bits(a) | r.bits(b)),
        Op::BrEqI32 { a, .. }
        | Op::BrNeI32 { a, .. }
        | Op::BrUltI32 { a, .. }
        | Op::BrUgtI32 { a, .. }
        | Op::BrSltI32 { a, .. }
        | Op::BrSgtI32 { a, .. }
        | Op::BrEqI64 { a, .. }
        | Op::BrNeI64 { a, .. }
        | Op::BrUltI64 { a, .. }
        | Op::BrUgtI64 { a, .. }
        | Op::BrSltI64 { a, .. }
        | Op::BrSgtI64 { a, .. } => return r.branch(op, r.bits(a)),
        Op::Switch { v, .. } => return r.address(v, Use::Switch),

        Op::Load8 { p, .. } | Op::Load16 { p, .. } | Op::Load32 { p, .. } | Op::Load64 { p, .. } => {
            return r.address(p, Use::Read);
        }
        Op::Store8 { p, .. }
        | Op::Store16 { p, .. }
        | Op::Store32 { p, .. }
        | Op::Store64 { p, .. }
        | Op::StoreI8 { p, .. }
        | Op::StoreI16 { p, .. }
        | Op::StoreI32 { p, .. }
        | Op::StoreI64 { p, .. } => return r.address(p, Use::Write),
        Op::LoadX8 { p, x, .. }
        | Op::LoadX16 { p, x, .. }
        | Op::LoadX32 { p, x, .. }
        | Op::LoadX64 { p, x, .. }
        | Op::LoadW8 { p, x, .. }
        | Op::LoadW16 { p, x, .. }
        | Op::LoadW32 { p, x, .. }
        | Op::LoadW64 { p, x, .. } => return r.indexed(p, x, Use::Read),
        Op::StoreX8 { p, x, .. }
        | Op::StoreX16 { p, x, .. }
        | Op::StoreX32 { p, x, .. }
        | Op::StoreX64 { p, x, .. }
        | Op::StoreW8 { p, x, .. }
        | Op::StoreW16 { p, x, .. }
        | Op::StoreW32 { p, x, .. }
        | Op::StoreW64 { p, x, .. } => return r.indexed(p, x, Use::Write),

        // Constant addresses, and what takes place later.
        Op::LoadA8 { .. } | Op::LoadA32 { .. } | Op::LoadA64 { .. } => {}
        Op::StoreA8 { .. } | Op::StoreA32 { .. } | Op::StoreA64 { .. } => {}
        Op::Steps { .. } | Op::Jmp { .. } | Op::Ret { .. } | Op::Call { .. } | Op::Ext { .. } => {}
    }
    None
}
