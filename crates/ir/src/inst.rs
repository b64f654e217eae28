//! Instructions and functions.

use crate::ids::{BlockId, ConstId, LocalId, MdId, Span, SymbolId, TypeId};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// A parameter or an instruction's result.
    Local(LocalId),
    Const(ConstId),
    /// Metadata passed to an intrinsic: its text.
    Metadata(Span),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BinOp {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
    FAdd,
    FSub,
    FMul,
    FDiv,
    FRem,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CastOp {
    Trunc,
    ZExt,
    SExt,
    FpTrunc,
    FpExt,
    FpToUi,
    FpToSi,
    UiToFp,
    SiToFp,
    PtrToInt,
    IntToPtr,
    BitCast,
    AddrSpaceCast,
}

/// Predicates of `icmp`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IntPred {
    Eq,
    Ne,
    Ugt,
    Uge,
    Ult,
    Ule,
    Sgt,
    Sge,
    Slt,
    Sle,
}

/// Predicates of `fcmp`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FloatPred {
    False,
    Oeq,
    Ogt,
    Oge,
    Olt,
    Ole,
    One,
    Ord,
    Ueq,
    Ugt,
    Uge,
    Ult,
    Ule,
    Une,
    Uno,
    True,
}

/// Memory orderings, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ordering {
    Unordered,
    Monotonic,
    Acquire,
    Release,
    AcqRel,
    SeqCst,
}

/// Operations of `atomicrmw`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RmwOp {
    Xchg,
    Add,
    Sub,
    And,
    Nand,
    Or,
    Xor,
    Max,
    Min,
    UMax,
    UMin,
    FAdd,
    FSub,
    FMax,
    FMin,
    UIncWrap,
    UDecWrap,
    USubCond,
    USubSat,
}

/// What a parameter or argument carries that changes what a call does. Other attributes are dropped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ParamAttrs {
    /// Passed by hidden copy of this type.
    pub byval: Option<TypeId>,
    /// Points at the place of the result.
    pub sret: Option<TypeId>,
    /// `align N`, 0 if not given.
    pub align: u32,
    pub signext: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Callee {
    Symbol(SymbolId),
    /// A function pointer.
    Value(Operand),
    Asm(Box<InlineAsm>),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InlineAsm {
    /// The template, escapes decoded.
    pub template: Box<str>,
    pub constraints: Box<str>,
    pub span: Span,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Arg {
    pub ty: TypeId,
    pub value: Operand,
    pub attrs: ParamAttrs,
}

/// A call, invoke or callbr.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Call {
    pub callee: Callee,
    /// The callee's return type (the instruction's type).
    pub ret: TypeId,
    /// The callee's function type where the text gives it in full (always for variadic callees).
    pub fn_ty: Option<TypeId>,
    pub args: Box<[Arg]>,
    /// Operand bundles as text, if there are any.
    pub bundles: Option<Span>,
}

/// How a `landingpad` clause filters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clause {
    Catch(Operand),
    Filter(Operand),
}

/// What an instruction does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum InstKind {
    Bin {
        op: BinOp,
        a: Operand,
        b: Operand,
    },
    FNeg {
        value: Operand,
    },
    /// `from` is the operand's type; the result type is the instruction's.
    Cast {
        op: CastOp,
        value: Operand,
        from: TypeId,
    },
    ICmp {
        pred: IntPred,
        a: Operand,
        b: Operand,
        ty: TypeId,
    },
    FCmp {
        pred: FloatPred,
        a: Operand,
        b: Operand,
        ty: TypeId,
    },
    Select {
        cond: Operand,
        cond_ty: TypeId,
        a: Operand,
        b: Operand,
    },
    Freeze {
        value: Operand,
    },
    Phi {
        incoming: Box<[(Operand, BlockId)]>,
    },
    ExtractValue {
        agg: Operand,
        agg_ty: TypeId,
        path: Box<[u32]>,
    },
    InsertValue {
        agg: Operand,
        value: Operand,
        value_ty: TypeId,
        path: Box<[u32]>,
    },
    ExtractElement {
        vec: Operand,
        vec_ty: TypeId,
        index: Operand,
        index_ty: TypeId,
    },
    InsertElement {
        vec: Operand,
        value: Operand,
        index: Operand,
        index_ty: TypeId,
    },
    /// `mask` is a constant vector of i32; its type gives the number of lanes of the result.
    ShuffleVector {
        a: Operand,
        b: Operand,
        vec_ty: TypeId,
        mask: ConstId,
    },
    /// `count` is the number of elements with its type, absent for one.
    Alloca {
        ty: TypeId,
        count: Option<(TypeId, Operand)>,
        align: u32,
    },
    /// The loaded type is the instruction's. `ordering` is present for atomics.
    Load {
        ptr: Operand,
        align: u32,
        volatile: bool,
        ordering: Option<Ordering>,
    },
    Store {
        value: Operand,
        ty: TypeId,
        ptr: Operand,
        align: u32,
        volatile: bool,
        ordering: Option<Ordering>,
    },
    /// `base_ty` is `ptr` or a vector of them.
    Gep {
        source: TypeId,
        base_ty: TypeId,
        base: Operand,
        indices: Box<[(TypeId, Operand)]>,
    },
    Fence {
        ordering: Ordering,
    },
    /// The result is `{ ty, i1 }`.
    CmpXchg {
        ptr: Operand,
        expected: Operand,
        new: Operand,
        ty: TypeId,
        weak: bool,
        align: u32,
        success: Ordering,
        failure: Ordering,
    },
    AtomicRmw {
        op: RmwOp,
        ptr: Operand,
        value: Operand,
        align: u32,
        ordering: Ordering,
    },
    VaArg {
        list: Operand,
    },
    Call(Box<Call>),
    Invoke {
        call: Box<Call>,
        normal: BlockId,
        unwind: BlockId,
    },
    CallBr {
        call: Box<Call>,
        normal: BlockId,
        others: Box<[BlockId]>,
    },
    LandingPad {
        cleanup: bool,
        clauses: Box<[Clause]>,
    },
    Resume {
        value: Operand,
    },
    Ret {
        value: Option<(TypeId, Operand)>,
    },
    Br {
        target: BlockId,
    },
    CondBr {
        cond: Operand,
        then: BlockId,
        other: BlockId,
    },
    Switch {
        value: Operand,
        ty: TypeId,
        default: BlockId,
        cases: Box<[(u128, BlockId)]>,
    },
    IndirectBr {
        addr: Operand,
        targets: Box<[BlockId]>,
    },
    Unreachable,
    /// Not understood: an error only if it is executed. Its result, if it has one, is of type `void`.
    Unsupported {
        text: Span,
    },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inst {
    pub kind: InstKind,
    /// The type of its result (`void` if none).
    pub ty: TypeId,
    pub result: Option<LocalId>,
    /// `!dbg`
    pub loc: Option<MdId>,
}

/// A basic block: its instructions are `insts` of [`Body::insts`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// Range of instructions; the last one is the terminator.
    pub insts: std::ops::Range<u32>,
    /// The label's text without `%` and quotes, empty for an unnamed block.
    pub label: Span,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Param {
    pub ty: TypeId,
    pub attrs: ParamAttrs,
}

/// How a debug record binds a variable to a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DebugBinding {
    /// `dbg.declare`: the operand is the variable's address for its whole life.
    Declare,
    /// `dbg.value` or `dbg.assign`: the operand is its value from here on.
    Value,
}

/// One `llvm.dbg.*` call or `#dbg_*` record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DebugVar {
    pub binding: DebugBinding,
    /// What it is bound to; `None` when that was deleted (`undef`, `poison`, `!{}`).
    pub value: Option<Operand>,
    /// The `DILocalVariable`.
    pub var: MdId,
    /// The text of the `DIExpression`, e.g. `!DIExpression()`, or its node number.
    pub expr: Span,
    /// The instruction it stands before.
    pub before: u32,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Body {
    /// All instructions, block after block.
    pub insts: Vec<Inst>,
    /// The blocks, entry first.
    pub blocks: Vec<Block>,
    /// The type of each local; the parameters come first.
    pub local_types: Vec<TypeId>,
    pub debug_vars: Vec<DebugVar>,
}

/// A function, defined if it has a body.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Function {
    /// Its function type.
    pub ty: TypeId,
    pub ret: TypeId,
    pub params: Vec<Param>,
    pub varargs: bool,
    pub body: Option<Body>,
    pub subprogram: Option<MdId>,
    /// The personality routine, for unwinding.
    pub personality: Option<ConstId>,
}
