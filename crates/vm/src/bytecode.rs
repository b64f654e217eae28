//! What a function becomes: dense register bytecode.
//!
//! `d` is the destination register, `a`, `b`, `s`, `p` are source registers, `imm` a sign-extended constant, `t` a
//! target op, `n` how many IR instructions have passed since the last op that counted (every op that leaves the
//! straight line counts). An op is 16 bytes; what is rare or needs more room is an [`Ext`].

use crate::layout::{Leaf, Scalar};
use ir::inst::{BinOp, FloatPred, IntPred, RmwOp};

/// A register of the current frame.
pub type Reg = u32;

/// One operation of the hot set.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs, reason = "the module comment names the fields, the variants name the operation")]
pub enum Op {
    Mov {
        d: Reg,
        s: Reg,
    },
    Const {
        d: Reg,
        lo: u32,
        hi: u32,
    },
    /// `d = a` if `c`
    CMov {
        d: Reg,
        c: Reg,
        a: Reg,
    },

    Add32 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    Add64 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    Sub32 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    Sub64 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    Mul32 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    Mul64 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    And {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    Or {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    Xor {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    Shl32 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    Shl64 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    LShr {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    AShr32 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    AShr64 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    AddI32 {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    AddI64 {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    MulI32 {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    MulI64 {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    AndI {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    OrI {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    XorI {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    ShlI32 {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    ShlI64 {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    LShrI {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    AShrI32 {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    AShrI64 {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    /// Any integer operation that cannot fail, at any width up to 64.
    AluN {
        op: BinOp,
        w: u8,
        d: Reg,
        a: Reg,
        b: Reg,
    },
    /// Division and remainder at any width up to 64.
    Div {
        op: BinOp,
        w: u8,
        d: Reg,
        a: Reg,
        b: Reg,
    },

    Trunc32 {
        d: Reg,
        s: Reg,
    },
    Trunc {
        w: u8,
        d: Reg,
        s: Reg,
    },
    SExt {
        from: u8,
        to: u8,
        d: Reg,
        s: Reg,
    },

    CmpEq {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    CmpNe {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    CmpUlt {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    CmpUle {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    CmpSlt32 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    CmpSle32 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    CmpSlt64 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    CmpSle64 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    CmpEqI32 {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    CmpNeI32 {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    CmpUltI32 {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    CmpUgtI32 {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    CmpSltI32 {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    CmpSgtI32 {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    CmpEqI64 {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    CmpNeI64 {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    CmpUltI64 {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    CmpUgtI64 {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    CmpSltI64 {
        d: Reg,
        a: Reg,
        imm: i32,
    },
    CmpSgtI64 {
        d: Reg,
        a: Reg,
        imm: i32,
    },

    FAdd32 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    FSub32 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    FMul32 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    FDiv32 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    FAdd64 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    FSub64 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    FMul64 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    FDiv64 {
        d: Reg,
        a: Reg,
        b: Reg,
    },
    FCmp32 {
        pred: FloatPred,
        d: Reg,
        a: Reg,
        b: Reg,
    },
    FCmp64 {
        pred: FloatPred,
        d: Reg,
        a: Reg,
        b: Reg,
    },
    /// Signed 32-bit integer to double.
    I32ToF64 {
        d: Reg,
        s: Reg,
    },
    /// Signed 64-bit integer to double.
    I64ToF64 {
        d: Reg,
        s: Reg,
    },
    F64ToI32 {
        d: Reg,
        s: Reg,
    },
    F64ToI64 {
        d: Reg,
        s: Reg,
    },
    F32ToF64 {
        d: Reg,
        s: Reg,
    },
    F64ToF32 {
        d: Reg,
        s: Reg,
    },

    Load8 {
        d: Reg,
        p: Reg,
        off: i32,
    },
    Load16 {
        d: Reg,
        p: Reg,
        off: i32,
    },
    Load32 {
        d: Reg,
        p: Reg,
        off: i32,
    },
    Load64 {
        d: Reg,
        p: Reg,
        off: i32,
    },
    Store8 {
        s: Reg,
        p: Reg,
        off: i32,
    },
    Store16 {
        s: Reg,
        p: Reg,
        off: i32,
    },
    Store32 {
        s: Reg,
        p: Reg,
        off: i32,
    },
    Store64 {
        s: Reg,
        p: Reg,
        off: i32,
    },
    StoreI8 {
        imm: i32,
        p: Reg,
        off: i32,
    },
    StoreI16 {
        imm: i32,
        p: Reg,
        off: i32,
    },
    StoreI32 {
        imm: i32,
        p: Reg,
        off: i32,
    },
    StoreI64 {
        imm: i32,
        p: Reg,
        off: i32,
    },
    /// Indexed: `p + scale * x`.
    LoadX8 {
        scale: u16,
        d: Reg,
        p: Reg,
        x: Reg,
    },
    LoadX16 {
        scale: u16,
        d: Reg,
        p: Reg,
        x: Reg,
    },
    LoadX32 {
        scale: u16,
        d: Reg,
        p: Reg,
        x: Reg,
    },
    LoadX64 {
        scale: u16,
        d: Reg,
        p: Reg,
        x: Reg,
    },
    StoreX8 {
        scale: u16,
        s: Reg,
        p: Reg,
        x: Reg,
    },
    StoreX16 {
        scale: u16,
        s: Reg,
        p: Reg,
        x: Reg,
    },
    StoreX32 {
        scale: u16,
        s: Reg,
        p: Reg,
        x: Reg,
    },
    StoreX64 {
        scale: u16,
        s: Reg,
        p: Reg,
        x: Reg,
    },
    /// Indexed by a signed 32-bit register.
    LoadW8 {
        scale: u16,
        d: Reg,
        p: Reg,
        x: Reg,
    },
    LoadW16 {
        scale: u16,
        d: Reg,
        p: Reg,
        x: Reg,
    },
    LoadW32 {
        scale: u16,
        d: Reg,
        p: Reg,
        x: Reg,
    },
    LoadW64 {
        scale: u16,
        d: Reg,
        p: Reg,
        x: Reg,
    },
    StoreW8 {
        scale: u16,
        s: Reg,
        p: Reg,
        x: Reg,
    },
    StoreW16 {
        scale: u16,
        s: Reg,
        p: Reg,
        x: Reg,
    },
    StoreW32 {
        scale: u16,
        s: Reg,
        p: Reg,
        x: Reg,
    },
    StoreW64 {
        scale: u16,
        s: Reg,
        p: Reg,
        x: Reg,
    },
    /// At a constant address.
    LoadA8 {
        d: Reg,
        lo: u32,
        hi: u32,
    },
    LoadA32 {
        d: Reg,
        lo: u32,
        hi: u32,
    },
    LoadA64 {
        d: Reg,
        lo: u32,
        hi: u32,
    },
    StoreA8 {
        s: Reg,
        lo: u32,
        hi: u32,
    },
    StoreA32 {
        s: Reg,
        lo: u32,
        hi: u32,
    },
    StoreA64 {
        s: Reg,
        lo: u32,
        hi: u32,
    },
    /// `d = p + scale * x`
    Gep {
        scale: u16,
        d: Reg,
        p: Reg,
        x: Reg,
    },
    /// `d = p + scale * sext32(x)`
    GepW {
        scale: u16,
        d: Reg,
        p: Reg,
        x: Reg,
    },
    Alloca {
        d: Reg,
        site: u32,
    },

    Steps {
        n: u32,
    },
    Jmp {
        n: u16,
        t: u32,
    },
    BrIf {
        n: u16,
        c: Reg,
        t: u32,
    },
    BrIfNot {
        n: u16,
        c: Reg,
        t: u32,
    },
    BrEq {
        n: u16,
        a: Reg,
        b: Reg,
        t: u32,
    },
    BrNe {
        n: u16,
        a: Reg,
        b: Reg,
        t: u32,
    },
    BrUlt {
        n: u16,
        a: Reg,
        b: Reg,
        t: u32,
    },
    BrUle {
        n: u16,
        a: Reg,
        b: Reg,
        t: u32,
    },
    BrSlt32 {
        n: u16,
        a: Reg,
        b: Reg,
        t: u32,
    },
    BrSle32 {
        n: u16,
        a: Reg,
        b: Reg,
        t: u32,
    },
    BrSlt64 {
        n: u16,
        a: Reg,
        b: Reg,
        t: u32,
    },
    BrSle64 {
        n: u16,
        a: Reg,
        b: Reg,
        t: u32,
    },
    BrEqI32 {
        n: u16,
        a: Reg,
        imm: i32,
        t: u32,
    },
    BrNeI32 {
        n: u16,
        a: Reg,
        imm: i32,
        t: u32,
    },
    BrUltI32 {
        n: u16,
        a: Reg,
        imm: i32,
        t: u32,
    },
    BrUgtI32 {
        n: u16,
        a: Reg,
        imm: i32,
        t: u32,
    },
    BrSltI32 {
        n: u16,
        a: Reg,
        imm: i32,
        t: u32,
    },
    BrSgtI32 {
        n: u16,
        a: Reg,
        imm: i32,
        t: u32,
    },
    BrEqI64 {
        n: u16,
        a: Reg,
        imm: i32,
        t: u32,
    },
    BrNeI64 {
        n: u16,
        a: Reg,
        imm: i32,
        t: u32,
    },
    BrUltI64 {
        n: u16,
        a: Reg,
        imm: i32,
        t: u32,
    },
    BrUgtI64 {
        n: u16,
        a: Reg,
        imm: i32,
        t: u32,
    },
    BrSltI64 {
        n: u16,
        a: Reg,
        imm: i32,
        t: u32,
    },
    BrSgtI64 {
        n: u16,
        a: Reg,
        imm: i32,
        t: u32,
    },
    Switch {
        n: u16,
        v: Reg,
        table: u32,
    },
    /// Returns `count` registers from `s` on.
    Ret {
        n: u16,
        s: Reg,
        count: u32,
    },
    Call {
        n: u16,
        site: u32,
    },
    Ext {
        i: u32,
    },
}

/// Where an argument comes from.
#[derive(Clone, Copy, Debug)]
pub enum Src {
    /// A register.
    Reg(Reg),
    /// A constant.
    Imm(u64),
}

/// Who is called.
#[derive(Clone, Copy, Debug)]
pub enum Callee {
    /// A function of the image.
    Function(u32),
    /// The function whose address is in the register.
    Pointer(Reg),
    /// A library function that an intrinsic stands for.
    Shim(&'static str, crate::shims::Shim),
}

/// An argument passed by hidden copy.
#[derive(Clone, Copy, Debug)]
pub struct ByVal {
    /// Its slot among the arguments.
    pub slot: u32,
    /// Size of the copy.
    pub size: u64,
    /// Alignment of the copy.
    pub align: u64,
}

/// One variadic argument as it lies in the overflow area.
#[derive(Clone, Copy, Debug)]
pub struct VarArg {
    /// Its first slot among the arguments.
    pub slot: u32,
    /// Offset in the area.
    pub offset: u64,
    /// How it is put there.
    pub kind: VarArgKind,
}

/// How a variadic argument is laid out.
#[derive(Clone, Copy, Debug)]
pub enum VarArgKind {
    /// A scalar.
    Scalar(Scalar),
    /// The bytes that a byval pointer points at.
    Bytes(u64),
}

/// Everything about a call that the op has no room for.
#[derive(Clone, Debug)]
pub struct CallSite {
    /// Who.
    pub callee: Callee,
    /// The argument slots.
    pub args: Box<[Src]>,
    /// How many of them belong to declared parameters.
    pub fixed: u32,
    /// Arguments passed by copy.
    pub byval: Box<[ByVal]>,
    /// Variadic arguments and the size of their area; empty for calls without.
    pub varargs: Box<[VarArg]>,
    /// Bytes of the variadic area: registers, then stack.
    pub va_size: u64,
    /// Where the result goes.
    pub dst: Reg,
    /// How many slots it has.
    pub ret_slots: u32,
    /// Width of a one-slot integer result, to cut what a shim returns; 64 otherwise.
    pub ret_bits: u32,
}

/// A switch: sorted cases for a binary search, or a dense table.
#[derive(Clone, Debug)]
pub enum Switch {
    /// `targets[v - low]`
    Dense {
        /// Lowest case.
        low: u64,
        /// Targets; holes hold the default.
        targets: Box<[u32]>,
        /// Everything else.
        default: u32,
    },
    /// Cases in increasing order.
    Sparse {
        /// Values and targets.
        cases: Box<[(u64, u32)]>,
        /// Everything else.
        default: u32,
    },
}

/// A local variable that lives in memory.
#[derive(Clone, Debug)]
pub struct AllocaSite {
    /// Its size.
    pub size: u64,
    /// Its alignment.
    pub align: u64,
    /// Its place in the image's table of local variables.
    pub site: crate::memory::Site,
}

/// Operations of one or more floats or integers that intrinsics stand for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names are those of LLVM's intrinsics")]
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
    /// `llvm.is.fpclass`
    IsFpClass,
}

/// `llvm.*.with.overflow`
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the names are those of LLVM's intrinsics")]
pub enum OverflowOp {
    SAdd,
    UAdd,
    SSub,
    USub,
    SMul,
    UMul,
}

/// Operations outside the hot set.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "fields as in the module comment; sources are given as register or constant")]
pub enum Ext {
    /// Integers over 64 bits.
    WideBin {
        op: BinOp,
        bits: u32,
        d: Reg,
        a: Reg,
        b: Reg,
    },
    WideCmp {
        pred: IntPred,
        bits: u32,
        d: Reg,
        a: Reg,
        b: Reg,
    },
    /// Between integer widths of which at least one is over 64.
    WideCast {
        signed: bool,
        from: u32,
        to: u32,
        d: Reg,
        s: Reg,
    },
    /// Float arithmetic other than `float` and `double`, and remainders of all.
    FloatBin {
        op: BinOp,
        ty: Scalar,
        d: Reg,
        a: Reg,
        b: Reg,
    },
    FloatCmp {
        pred: FloatPred,
        ty: Scalar,
        d: Reg,
        a: Reg,
        b: Reg,
    },
    FNeg {
        ty: Scalar,
        d: Reg,
        s: Reg,
    },
    FloatCast {
        from: Scalar,
        to: Scalar,
        d: Reg,
        s: Reg,
    },
    FloatToInt {
        from: Scalar,
        bits: u32,
        signed: bool,
        saturate: bool,
        d: Reg,
        s: Reg,
    },
    IntToFloat {
        bits: u32,
        signed: bool,
        to: Scalar,
        d: Reg,
        s: Reg,
    },
    /// A bit cast between values of different flattening.
    BitCast {
        from: Box<[Leaf]>,
        to: Box<[Leaf]>,
        d: Reg,
        s: Reg,
    },
    /// A scalar of unusual size.
    Load {
        ty: Scalar,
        d: Reg,
        p: Reg,
        off: i64,
    },
    Store {
        ty: Scalar,
        s: Reg,
        p: Reg,
        off: i64,
    },
    /// Lanes narrower than a byte, packed.
    LoadPacked {
        lane_bits: u32,
        lanes: u32,
        d: Reg,
        p: Reg,
    },
    StorePacked {
        lane_bits: u32,
        lanes: u32,
        s: Reg,
        p: Reg,
    },
    AtomicLoad {
        ty: Scalar,
        d: Reg,
        p: Reg,
    },
    AtomicStore {
        ty: Scalar,
        s: Reg,
        p: Reg,
    },
    AtomicRmw {
        op: RmwOp,
        ty: Scalar,
        d: Reg,
        p: Reg,
        s: Reg,
    },
    /// `d` the old value, then the success flag.
    CmpXchg {
        ty: Scalar,
        d: Reg,
        p: Reg,
        expected: Reg,
        new: Reg,
    },
    DynAlloca {
        elem: u64,
        align: u64,
        count: Reg,
        d: Reg,
        site: crate::memory::Site,
    },
    MemCopy {
        to: Reg,
        from: Reg,
        len: Reg,
    },
    MemSet {
        to: Reg,
        byte: Reg,
        len: Reg,
    },
    /// `d = fun(args)`, one scalar; `ty` is the type of the first operand.
    Fun {
        fun: Fun,
        ty: Scalar,
        d: Reg,
        a: Reg,
        b: Reg,
        c: Reg,
    },
    Overflow {
        op: OverflowOp,
        bits: u32,
        d: Reg,
        a: Reg,
        b: Reg,
    },
    VaStart {
        list: Reg,
    },
    VaCopy {
        to: Reg,
        from: Reg,
    },
    /// The `va_arg` instruction.
    VaArg {
        list: Reg,
        d: Reg,
        leaves: Box<[Leaf]>,
        size: u64,
        align: u64,
    },
    StackSave {
        d: Reg,
    },
    StackRestore {
        s: Reg,
    },
    /// The address of this thread's instance of a thread-local variable.
    TlsAddr {
        index: u32,
        d: Reg,
    },
    /// Inserts or extracts a lane at an index known only now.
    ExtractLane {
        lanes: u32,
        slots: u32,
        d: Reg,
        vec: Reg,
        index: Reg,
    },
    InsertLane {
        lanes: u32,
        slots: u32,
        d: Reg,
        value: Reg,
        index: Reg,
    },
    IndirectBr {
        n: u32,
        addr: Reg,
        targets: Box<[(u64, u32)]>,
    },
    WideSwitch {
        n: u32,
        v: Reg,
        slots: u32,
        cases: Box<[(u128, u32)]>,
        default: u32,
    },
    FrameAddress {
        d: Reg,
    },
    ReadCycles {
        d: Reg,
    },
    ObjectSize {
        p: Reg,
        d: Reg,
        minimum: bool,
    },
    Trap,
    Unreachable,
    Unsupported {
        what: Box<str>,
    },
}

/// Where an op came from.
#[derive(Clone, Copy, Debug, Default)]
pub struct OpInfo {
    /// `!dbg` node plus one; 0 if there is none.
    pub loc: u32,
    /// IR instructions executed since the last op that counted, this one's included.
    pub step: u32,
}

/// A function's code.
#[derive(Debug, Default)]
pub struct Code {
    /// The operations.
    pub ops: Vec<Op>,
    /// Parallel to `ops`.
    pub info: Vec<OpInfo>,
    /// Operations outside the hot set.
    pub ext: Vec<Ext>,
    /// Calls.
    pub calls: Vec<CallSite>,
    /// Switches.
    pub switches: Vec<Switch>,
    /// Local variables in memory.
    pub allocas: Vec<AllocaSite>,
    /// Slots that the parameters take, from register 0 on.
    pub params: u32,
    /// Registers that stand for local variables, which start as zero.
    pub zeroed: std::ops::Range<u32>,
    /// Registers in all.
    pub regs: u32,
    /// What the frame counts for on the guest's stack, in bytes.
    pub frame_bytes: u64,
    /// Takes variadic arguments.
    pub varargs: bool,
    /// `gp_offset` and `fp_offset` of a fresh `va_list`.
    pub va_start: (u32, u32),
}

impl Switch {
    /// Maps every target.
    pub fn retarget(&mut self, f: impl Fn(u32) -> u32) {
        match self {
            Switch::Dense { targets, default, .. } => {
                targets.iter_mut().for_each(|t| *t = f(*t));
                *default = f(*default);
            }
            Switch::Sparse { cases, default } => {
                cases.iter_mut().for_each(|(_, t)| *t = f(*t));
                *default = f(*default);
            }
        }
    }

    /// Where a value goes.
    #[inline]
    pub fn target(&self, v: u64) -> u32 {
        match self {
            Switch::Dense { low, targets, default } => {
                targets.get(v.wrapping_sub(*low) as usize).copied().unwrap_or(*default)
            }
            Switch::Sparse { cases, default } => {
                cases.binary_search_by_key(&v, |c| c.0).map_or(*default, |i| cases[i].1)
            }
        }
    }
}
