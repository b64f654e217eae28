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
    Undef,
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
        func: SymbolId,
        block: BlockId,
    },
    Expr(Box<ConstExpr>),
}

/// A constant expression, over constants of the same module.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ConstExpr {
    /// `getelementptr`; `source` is the type that the first index steps over.
    Gep {
        source: TypeId,
        base: ConstId,
        indices: Box<[ConstId]>,
    },
    /// A conversion of `value` to the constant's own type.
    Cast {
        op: CastOp,
        value: ConstId,
    },
    Bin {
        op: BinOp,
        a: ConstId,
        b: ConstId,
    },
    ICmp {
        pred: IntPred,
        a: ConstId,
        b: ConstId,
    },
    FCmp {
        pred: FloatPred,
        a: ConstId,
        b: ConstId,
    },
    /// `a` if true, `b` if false.
    Select {
        cond: ConstId,
        a: ConstId,
        b: ConstId,
    },
    FNeg(ConstId),
    ExtractValue {
        agg: ConstId,
        path: Box<[u32]>,
    },
    InsertValue {
        agg: ConstId,
        value: ConstId,
        path: Box<[u32]>,
    },
    ExtractElement {
        vec: ConstId,
        index: ConstId,
    },
    InsertElement {
        vec: ConstId,
        value: ConstId,
        index: ConstId,
    },
    /// `shufflevector`; a lane of the mask may be undef.
    ShuffleVector {
        a: ConstId,
        b: ConstId,
        mask: ConstId,
    },
}
