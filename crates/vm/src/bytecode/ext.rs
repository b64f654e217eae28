//! Operations outside the hot set: rare, or with more operands than an [`Op`](super::Op) has room for.

use super::Reg;
use crate::layout::{Leaf, Scalar};
use ir::inst::{BinOp, FloatPred, IntPred, RmwOp};
use trace::MemoryOrder;

/// Operations of one or more floats or integers that intrinsics stand for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fun {
    Abs,
    SMax,
    SMin,
    UMax,
    UMin,
    CtPop,
    Ctlz,
    Cttz,
    BSwap,
    BitReverse,
    FShl,
    FShr,
    SAddSat,
    UAddSat,
    SSubSat,
    USubSat,
    SShlSat,
    UShlSat,
    SCmp,
    UCmp,
    FAbs,
    Sqrt,
    Floor,
    Ceil,
    Trunc,
    Rint,
    NearbyInt,
    Round,
    RoundEven,
    CopySign,
    MinNum,
    MaxNum,
    Minimum,
    Maximum,
    Fma,
    FMulAdd,
    Sin,
    Cos,
    Tan,
    Asin,
    Acos,
    Atan,
    Atan2,
    Sinh,
    Cosh,
    Tanh,
    Exp,
    Exp2,
    Exp10,
    Log,
    Log2,
    Log10,
    Pow,
    Powi,
    LRint,
    LRound,
    Ldexp,
    Canonicalize,
    IsFpClass,
}

/// `llvm.*.with.overflow`
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OverflowOp {
    SAdd,
    UAdd,
    SSub,
    USub,
    SMul,
    UMul,
}

#[derive(Clone, Debug)]
#[rustfmt::skip] // A table: one operation a line.
pub enum Ext {
    /// Integers over 64 bits.
    WideBin { op: BinOp, bits: u32, d: Reg, a: Reg, b: Reg },
    WideCmp { pred: IntPred, bits: u32, d: Reg, a: Reg, b: Reg },
    /// Between integer widths of which at least one is over 64.
    WideCast { signed: bool, from: u32, to: u32, d: Reg, s: Reg },
    /// Float arithmetic other than `float` and `double`, and remainders of all.
    FloatBin { op: BinOp, ty: Scalar, d: Reg, a: Reg, b: Reg },
    FloatCmp { pred: FloatPred, ty: Scalar, d: Reg, a: Reg, b: Reg },
    FNeg { ty: Scalar, d: Reg, s: Reg },
    FloatCast { from: Scalar, to: Scalar, d: Reg, s: Reg },
    FloatToInt { from: Scalar, bits: u32, signed: bool, saturate: bool, d: Reg, s: Reg },
    IntToFloat { bits: u32, signed: bool, to: Scalar, d: Reg, s: Reg },
    /// A bit cast between values of different flattening.
    BitCast { from: Box<[Leaf]>, to: Box<[Leaf]>, d: Reg, s: Reg },
    /// A scalar of unusual size.
    Load { ty: Scalar, d: Reg, p: Reg, off: i64 },
    Store { ty: Scalar, s: Reg, p: Reg, off: i64 },
    /// Lanes narrower than a byte, packed.
    LoadPacked { lane_bits: u32, lanes: u32, d: Reg, p: Reg },
    StorePacked { lane_bits: u32, lanes: u32, s: Reg, p: Reg },
    AtomicLoad { ty: Scalar, order: MemoryOrder, d: Reg, p: Reg },
    AtomicStore { ty: Scalar, order: MemoryOrder, s: Reg, p: Reg },
    AtomicRmw { op: RmwOp, ty: Scalar, order: MemoryOrder, d: Reg, p: Reg, s: Reg },
    /// `d` the old value, then the success flag.
    CmpXchg { ty: Scalar, orders: (MemoryOrder, MemoryOrder), d: Reg, p: Reg, expected: Reg, new: Reg },
    Fence { order: MemoryOrder },
    DynAlloca { elem: u64, align: u64, count: Reg, d: Reg, site: guest::memory::Site },
    MemCopy { to: Reg, from: Reg, len: Reg },
    MemSet { to: Reg, byte: Reg, len: Reg },
    /// `d = fun(args)`, one scalar; `ty` is the type of the first operand.
    Fun { fun: Fun, ty: Scalar, d: Reg, a: Reg, b: Reg, c: Reg },
    Overflow { op: OverflowOp, bits: u32, d: Reg, a: Reg, b: Reg },
    VaStart { list: Reg },
    VaCopy { to: Reg, from: Reg },
    VaArg { list: Reg, d: Reg, leaves: Box<[Leaf]>, size: u64, align: u64 },
    StackSave { d: Reg },
    StackRestore { s: Reg },
    /// The address of this thread's instance of a thread-local variable.
    TlsAddr { index: u32, d: Reg },
    /// Inserts or extracts a lane at an index known only now.
    ExtractLane { lanes: u32, slots: u32, d: Reg, vec: Reg, index: Reg },
    InsertLane { lanes: u32, slots: u32, d: Reg, value: Reg, index: Reg },
    IndirectBr { n: u32, addr: Reg, targets: Box<[(u64, u32)]> },
    WideSwitch { n: u32, v: Reg, slots: u32, cases: Box<[(u128, u32)]>, default: u32 },
    FrameAddress { d: Reg },
    ReadCycles { d: Reg },
    ObjectSize { p: Reg, d: Reg, minimum: bool },
    Trap {
        /// The number of the compiler's own check that failed.
        check: Option<u8>,
    },
    Unreachable,
    Unsupported { what: Box<str> },
}

/// The size of a `va_list`.
pub const VA_LIST: u64 = 24;

/// What an operation does to memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Touch {
    /// Reads so many bytes after the pointer.
    Read(Reg, i64, u32),
    /// Writes so many bytes after the pointer.
    Write(Reg, i64, u32),
    /// Reads and writes so many bytes at one moment.
    Update(Reg, u32),
    /// Copies: to, from, length.
    Copy(Reg, Reg, Reg),
    /// Fills: to, length.
    Fill(Reg, Reg),
    /// Writes a `va_list`, perhaps from another one.
    List(Reg, Option<Reg>),
}

impl Ext {
    /// What other threads can see of it.
    pub fn touch(&self) -> Option<Touch> {
        Some(match *self {
            Ext::Load { ty, p, off, .. } => Touch::Read(p, off, ty.bytes()),
            Ext::Store { ty, p, off, .. } => Touch::Write(p, off, ty.bytes()),
            Ext::LoadPacked { lane_bits, lanes, p, .. } => Touch::Read(p, 0, (lane_bits * lanes).div_ceil(8)),
            Ext::StorePacked { lane_bits, lanes, p, .. } => Touch::Write(p, 0, (lane_bits * lanes).div_ceil(8)),
            Ext::AtomicLoad { ty, p, .. } => Touch::Read(p, 0, ty.bytes()),
            Ext::AtomicStore { ty, p, .. } => Touch::Write(p, 0, ty.bytes()),
            Ext::AtomicRmw { ty, p, .. } | Ext::CmpXchg { ty, p, .. } => Touch::Update(p, ty.bytes()),
            Ext::MemCopy { to, from, len } => Touch::Copy(to, from, len),
            Ext::MemSet { to, len, .. } => Touch::Fill(to, len),
            Ext::VaStart { list } => Touch::List(list, None),
            Ext::VaCopy { to, from } => Touch::List(to, Some(from)),
            Ext::VaArg { list, .. } => Touch::List(list, Some(list)),
            _ => return None,
        })
    }
}
