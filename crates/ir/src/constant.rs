//! Constants, and the constant expressions that are left after clang's folding.

use crate::ids::{BlockId, ConstId, SymbolId, TypeId};
use crate::inst::{BinOp, CastOp, FloatPred, IntPred};

/// A constant. Its type is in [`crate::Module::const_type`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Constant {
    /// An integer of up to 128 bits, zero-extended; `true` is 1.
    Int(u128),
    /// A wider integer, little-endian 64-bit words.
    WideInt(Box<[u64]>),
    /// A float of any type as its bits (x86_fp80: the low 80).
    Float(u128),
    /// `null`, `zeroinitializer`, `none`
    Zero,
    /// `undef`
    Undef,
    /// `poison`
    Poison,
    /// `@name`, also after `dso_local_equivalent` and `no_cfi`
    Symbol(SymbolId),
    /// A struct, array or vector, element by element.
    Aggregate(Box<[ConstId]>),
    /// `c"..."`, and integer arrays of bytes
    Bytes(Box<[u8]>),
    /// `splat (i32 7)`
    Splat(ConstId),
    /// `blockaddress(@f, %bb)`; the block is resolved by the reader once the function is known.
    BlockAddress {
        /// The function.
        func: SymbolId,
        block: BlockId,
    },
    /// A constant expression.
    Expr(Box<ConstExpr>),
}

/// A constant expression, over constants of the same module.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ConstExpr {
    /// `getelementptr`
    Gep {
        /// The type that the first index steps over.
        source: TypeId,
        /// The pointer.
        base: ConstId,
        indices: Box<[ConstId]>,
    },
    /// A conversion of `value` to the constant's own type.
    Cast {
        /// Which.
        op: CastOp,
        /// What is converted.
        value: ConstId,
    },
    /// A binary operation.
    Bin {
        /// Which.
        op: BinOp,
        /// Left.
        a: ConstId,
        /// Right.
        b: ConstId,
    },
    /// `icmp`
    ICmp {
        /// Predicate.
        pred: IntPred,
        /// Left.
        a: ConstId,
        /// Right.
        b: ConstId,
    },
    /// `fcmp`
    FCmp {
        /// Predicate.
        pred: FloatPred,
        /// Left.
        a: ConstId,
        /// Right.
        b: ConstId,
    },
    /// `select`
    Select {
        /// Condition.
        cond: ConstId,
        /// If true.
        a: ConstId,
        /// If false.
        b: ConstId,
    },
    /// `fneg`
    FNeg(ConstId),
    /// `extractvalue`
    ExtractValue {
        /// The aggregate.
        agg: ConstId,
        /// The path into it.
        path: Box<[u32]>,
    },
    /// `insertvalue`
    InsertValue {
        /// The aggregate.
        agg: ConstId,
        /// What is put in.
        value: ConstId,
        /// The path into it.
        path: Box<[u32]>,
    },
    /// `extractelement`
    ExtractElement {
        /// The vector.
        vec: ConstId,
        /// The lane.
        index: ConstId,
    },
    /// `insertelement`
    InsertElement {
        /// The vector.
        vec: ConstId,
        /// What is put in.
        value: ConstId,
        /// The lane.
        index: ConstId,
    },
    /// `shufflevector`; a lane of the mask may be undef.
    ShuffleVector {
        /// First vector.
        a: ConstId,
        /// Second vector.
        b: ConstId,
        /// Lanes.
        mask: ConstId,
    },
}
