//! The hot set: what the interpreter's loop knows by itself.
//!
//! `d` is the destination register, `a`, `b`, `s`, `p` are source registers, `imm` a sign-extended constant, `t` a
//! target op, `n` how many IR instructions have passed since the last op that counted (every op that leaves the
//! straight line counts). An op is 16 bytes.

use super::Reg;
use ir::inst::{BinOp, FloatPred};

#[derive(Clone, Copy, Debug)]
#[rustfmt::skip] // A table: one operation a line.
pub enum Op {
    Mov { d: Reg, s: Reg },
    /// A copy that counts as set, whatever the source was.
    Freeze { d: Reg, s: Reg },
    Const { d: Reg, lo: u32, hi: u32 },
    /// `d = a` if `c`
    CMov { d: Reg, c: Reg, a: Reg },

    Add32 { d: Reg, a: Reg, b: Reg },
    Add64 { d: Reg, a: Reg, b: Reg },
    Sub32 { d: Reg, a: Reg, b: Reg },
    Sub64 { d: Reg, a: Reg, b: Reg },
    Mul32 { d: Reg, a: Reg, b: Reg },
    Mul64 { d: Reg, a: Reg, b: Reg },
    And { d: Reg, a: Reg, b: Reg },
    Or { d: Reg, a: Reg, b: Reg },
    Xor { d: Reg, a: Reg, b: Reg },
    Shl32 { d: Reg, a: Reg, b: Reg },
    Shl64 { d: Reg, a: Reg, b: Reg },
    LShr32 { d: Reg, a: Reg, b: Reg },
    LShr64 { d: Reg, a: Reg, b: Reg },
    AShr32 { d: Reg, a: Reg, b: Reg },
    AShr64 { d: Reg, a: Reg, b: Reg },
    AddI32 { d: Reg, a: Reg, imm: i32 },
    AddI64 { d: Reg, a: Reg, imm: i32 },
    MulI32 { d: Reg, a: Reg, imm: i32 },
    MulI64 { d: Reg, a: Reg, imm: i32 },
    AndI { d: Reg, a: Reg, imm: i32 },
    OrI { d: Reg, a: Reg, imm: i32 },
    XorI { d: Reg, a: Reg, imm: i32 },
    ShlI32 { d: Reg, a: Reg, imm: i32 },
    ShlI64 { d: Reg, a: Reg, imm: i32 },
    LShrI { d: Reg, a: Reg, imm: i32 },
    AShrI32 { d: Reg, a: Reg, imm: i32 },
    AShrI64 { d: Reg, a: Reg, imm: i32 },
    /// Any integer operation that cannot fail, at any width up to 64.
    AluN { op: BinOp, w: u8, d: Reg, a: Reg, b: Reg },
    /// Division and remainder at any width up to 64.
    Div { op: BinOp, w: u8, d: Reg, a: Reg, b: Reg },

    Trunc32 { d: Reg, s: Reg },
    Trunc { w: u8, d: Reg, s: Reg },
    SExt { from: u8, to: u8, d: Reg, s: Reg },

    CmpEq { d: Reg, a: Reg, b: Reg },
    CmpNe { d: Reg, a: Reg, b: Reg },
    CmpUlt { d: Reg, a: Reg, b: Reg },
    CmpUle { d: Reg, a: Reg, b: Reg },
    CmpSlt32 { d: Reg, a: Reg, b: Reg },
    CmpSle32 { d: Reg, a: Reg, b: Reg },
    CmpSlt64 { d: Reg, a: Reg, b: Reg },
    CmpSle64 { d: Reg, a: Reg, b: Reg },
    CmpEqI32 { d: Reg, a: Reg, imm: i32 },
    CmpNeI32 { d: Reg, a: Reg, imm: i32 },
    CmpUltI32 { d: Reg, a: Reg, imm: i32 },
    CmpUgtI32 { d: Reg, a: Reg, imm: i32 },
    CmpSltI32 { d: Reg, a: Reg, imm: i32 },
    CmpSgtI32 { d: Reg, a: Reg, imm: i32 },
    CmpEqI64 { d: Reg, a: Reg, imm: i32 },
    CmpNeI64 { d: Reg, a: Reg, imm: i32 },
    CmpUltI64 { d: Reg, a: Reg, imm: i32 },
    CmpUgtI64 { d: Reg, a: Reg, imm: i32 },
    CmpSltI64 { d: Reg, a: Reg, imm: i32 },
    CmpSgtI64 { d: Reg, a: Reg, imm: i32 },

    FAdd32 { d: Reg, a: Reg, b: Reg },
    FSub32 { d: Reg, a: Reg, b: Reg },
    FMul32 { d: Reg, a: Reg, b: Reg },
    FDiv32 { d: Reg, a: Reg, b: Reg },
    FAdd64 { d: Reg, a: Reg, b: Reg },
    FSub64 { d: Reg, a: Reg, b: Reg },
    FMul64 { d: Reg, a: Reg, b: Reg },
    FDiv64 { d: Reg, a: Reg, b: Reg },
    FCmp32 { pred: FloatPred, d: Reg, a: Reg, b: Reg },
    FCmp64 { pred: FloatPred, d: Reg, a: Reg, b: Reg },
    I32ToF64 { d: Reg, s: Reg },
    I64ToF64 { d: Reg, s: Reg },
    F64ToI32 { d: Reg, s: Reg },
    F64ToI64 { d: Reg, s: Reg },
    F32ToF64 { d: Reg, s: Reg },
    F64ToF32 { d: Reg, s: Reg },

    Load8 { d: Reg, p: Reg, off: i32 },
    Load16 { d: Reg, p: Reg, off: i32 },
    Load32 { d: Reg, p: Reg, off: i32 },
    Load64 { d: Reg, p: Reg, off: i32 },
    Store8 { s: Reg, p: Reg, off: i32 },
    Store16 { s: Reg, p: Reg, off: i32 },
    Store32 { s: Reg, p: Reg, off: i32 },
    Store64 { s: Reg, p: Reg, off: i32 },
    StoreI8 { imm: i32, p: Reg, off: i32 },
    StoreI16 { imm: i32, p: Reg, off: i32 },
    StoreI32 { imm: i32, p: Reg, off: i32 },
    StoreI64 { imm: i32, p: Reg, off: i32 },
    /// Indexed: `p + scale * x`.
    LoadX8 { scale: u16, d: Reg, p: Reg, x: Reg },
    LoadX16 { scale: u16, d: Reg, p: Reg, x: Reg },
    LoadX32 { scale: u16, d: Reg, p: Reg, x: Reg },
    LoadX64 { scale: u16, d: Reg, p: Reg, x: Reg },
    StoreX8 { scale: u16, s: Reg, p: Reg, x: Reg },
    StoreX16 { scale: u16, s: Reg, p: Reg, x: Reg },
    StoreX32 { scale: u16, s: Reg, p: Reg, x: Reg },
    StoreX64 { scale: u16, s: Reg, p: Reg, x: Reg },
    /// Indexed by a signed 32-bit register.
    LoadW8 { scale: u16, d: Reg, p: Reg, x: Reg },
    LoadW16 { scale: u16, d: Reg, p: Reg, x: Reg },
    LoadW32 { scale: u16, d: Reg, p: Reg, x: Reg },
    LoadW64 { scale: u16, d: Reg, p: Reg, x: Reg },
    StoreW8 { scale: u16, s: Reg, p: Reg, x: Reg },
    StoreW16 { scale: u16, s: Reg, p: Reg, x: Reg },
    StoreW32 { scale: u16, s: Reg, p: Reg, x: Reg },
    StoreW64 { scale: u16, s: Reg, p: Reg, x: Reg },
    /// At a constant address.
    LoadA8 { d: Reg, lo: u32, hi: u32 },
    LoadA32 { d: Reg, lo: u32, hi: u32 },
    LoadA64 { d: Reg, lo: u32, hi: u32 },
    StoreA8 { s: Reg, lo: u32, hi: u32 },
    StoreA32 { s: Reg, lo: u32, hi: u32 },
    StoreA64 { s: Reg, lo: u32, hi: u32 },
    /// `d = p + scale * x`
    Gep { scale: u16, d: Reg, p: Reg, x: Reg },
    /// `d = p + scale * sext32(x)`
    GepW { scale: u16, d: Reg, p: Reg, x: Reg },
    Alloca { d: Reg, site: u32 },

    Steps { n: u32 },
    Jmp { n: u16, t: u32 },
    BrIf { n: u16, c: Reg, t: u32 },
    BrIfNot { n: u16, c: Reg, t: u32 },
    BrEq { n: u16, a: Reg, b: Reg, t: u32 },
    BrNe { n: u16, a: Reg, b: Reg, t: u32 },
    BrUlt { n: u16, a: Reg, b: Reg, t: u32 },
    BrUle { n: u16, a: Reg, b: Reg, t: u32 },
    BrSlt32 { n: u16, a: Reg, b: Reg, t: u32 },
    BrSle32 { n: u16, a: Reg, b: Reg, t: u32 },
    BrSlt64 { n: u16, a: Reg, b: Reg, t: u32 },
    BrSle64 { n: u16, a: Reg, b: Reg, t: u32 },
    BrEqI32 { n: u16, a: Reg, imm: i32, t: u32 },
    BrNeI32 { n: u16, a: Reg, imm: i32, t: u32 },
    BrUltI32 { n: u16, a: Reg, imm: i32, t: u32 },
    BrUgtI32 { n: u16, a: Reg, imm: i32, t: u32 },
    BrSltI32 { n: u16, a: Reg, imm: i32, t: u32 },
    BrSgtI32 { n: u16, a: Reg, imm: i32, t: u32 },
    BrEqI64 { n: u16, a: Reg, imm: i32, t: u32 },
    BrNeI64 { n: u16, a: Reg, imm: i32, t: u32 },
    BrUltI64 { n: u16, a: Reg, imm: i32, t: u32 },
    BrUgtI64 { n: u16, a: Reg, imm: i32, t: u32 },
    BrSltI64 { n: u16, a: Reg, imm: i32, t: u32 },
    BrSgtI64 { n: u16, a: Reg, imm: i32, t: u32 },
    Switch { n: u16, v: Reg, table: u32 },
    /// Returns `count` registers from `s` on.
    Ret { n: u16, s: Reg, count: u32 },
    Call { n: u16, site: u32 },
    Ext { i: u32 },
}

#[cfg(test)]
mod tests {
    #[test]
    fn an_op_is_sixteen_bytes() {
        assert_eq!(size_of::<super::Op>(), 16);
    }
}
