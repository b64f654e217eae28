//! `llvm.*`: what clang emits at -O0 to -O3.

use super::{Lowerer, Unsupported};
use crate::bytecode::{Callee, Ext, Fun, Op, OverflowOp, Reg, Src};
use crate::layout::Scalar;
use guest::shims;
use ir::Operand;
use ir::inst::{BinOp, Call, CastOp, FloatPred};

/// Intrinsics that say something to an optimiser and do nothing.
const SILENT: &[&str] = &[
    "lifetime.",
    "dbg.",
    "assume",
    "donothing",
    "experimental.noalias.scope.decl",
    "invariant.end",
    "va_end",
    "prefetch",
    "sideeffect",
    "var.annotation",
    "pseudoprobe",
    "fake.use",
    "x86.sse2.pause",
    "x86.sse2.mfence",
    "x86.sse2.lfence",
    "x86.sse.sfence",
    "instrprof.",
    "codeview.annotation",
];

/// Intrinsics whose result is their first argument.
const IDENTITY: &[&str] = &[
    "expect",
    "launder.invariant.group",
    "strip.invariant.group",
    "ptr.annotation",
    "annotation.",
    "ssa.copy",
    "preserve.",
    "arithmetic.fence",
    "invariant.start",
];

/// Intrinsics that compute a value, besides those of the tables below.
const WITH_VALUE: &[&str] = &[
    "stacksave",
    "threadlocal.address",
    "ptrmask",
    "objectsize",
    "is.constant",
    "returnaddress",
    "frameaddress",
    "addressofreturnaddress",
    "sponentry",
    "readcyclecounter",
    "readsteadycounter",
    "get.rounding",
    "flt.rounds",
    "type.test",
    "allow.runtime.check",
    "allow.ubsan.check",
    "eh.typeid.for",
    "convert.to",
    "convert.from",
    "fptosi.sat",
    "fptoui.sat",
    "masked.load",
    "masked.gather",
    "load.relative",
    "vector.reverse",
    "experimental.vector.reverse",
    "vector.insert",
    "vector.extract",
];

/// One op a lane: name, operation, operands.
const FUNS: &[(&str, Fun, usize)] = &[
    ("abs", Fun::Abs, 1),
    ("smax", Fun::SMax, 2),
    ("smin", Fun::SMin, 2),
    ("umax", Fun::UMax, 2),
    ("umin", Fun::UMin, 2),
    ("ctpop", Fun::CtPop, 1),
    ("ctlz", Fun::Ctlz, 1),
    ("cttz", Fun::Cttz, 1),
    ("bswap", Fun::BSwap, 1),
    ("bitreverse", Fun::BitReverse, 1),
    ("fshl", Fun::FShl, 3),
    ("fshr", Fun::FShr, 3),
    ("sadd.sat", Fun::SAddSat, 2),
    ("uadd.sat", Fun::UAddSat, 2),
    ("ssub.sat", Fun::SSubSat, 2),
    ("usub.sat", Fun::USubSat, 2),
    ("sshl.sat", Fun::SShlSat, 2),
    ("ushl.sat", Fun::UShlSat, 2),
    ("scmp", Fun::SCmp, 2),
    ("ucmp", Fun::UCmp, 2),
    ("fabs", Fun::FAbs, 1),
    ("sqrt", Fun::Sqrt, 1),
    ("floor", Fun::Floor, 1),
    ("ceil", Fun::Ceil, 1),
    ("trunc", Fun::Trunc, 1),
    ("rint", Fun::Rint, 1),
    ("nearbyint", Fun::NearbyInt, 1),
    ("round", Fun::Round, 1),
    ("roundeven", Fun::RoundEven, 1),
    ("copysign", Fun::CopySign, 2),
    ("minnum", Fun::MinNum, 2),
    ("maxnum", Fun::MaxNum, 2),
    ("minimumnum", Fun::MinNum, 2),
    ("maximumnum", Fun::MaxNum, 2),
    ("minimum", Fun::Minimum, 2),
    ("maximum", Fun::Maximum, 2),
    ("fma", Fun::Fma, 3),
    ("fmuladd", Fun::FMulAdd, 3),
    ("sin", Fun::Sin, 1),
    ("cos", Fun::Cos, 1),
    ("tan", Fun::Tan, 1),
    ("asin", Fun::Asin, 1),
    ("acos", Fun::Acos, 1),
    ("atan", Fun::Atan, 1),
    ("atan2", Fun::Atan2, 2),
    ("sinh", Fun::Sinh, 1),
    ("cosh", Fun::Cosh, 1),
    ("tanh", Fun::Tanh, 1),
    ("exp", Fun::Exp, 1),
    ("exp2", Fun::Exp2, 1),
    ("exp10", Fun::Exp10, 1),
    ("log", Fun::Log, 1),
    ("log2", Fun::Log2, 1),
    ("log10", Fun::Log10, 1),
    ("pow", Fun::Pow, 2),
    ("powi", Fun::Powi, 2),
    ("lrint", Fun::LRint, 1),
    ("llrint", Fun::LRint, 1),
    ("lround", Fun::LRound, 1),
    ("llround", Fun::LRound, 1),
    ("ldexp", Fun::Ldexp, 2),
    ("canonicalize", Fun::Canonicalize, 1),
    ("is.fpclass", Fun::IsFpClass, 2),
];

const OVERFLOWS: &[(&str, OverflowOp)] = &[
    ("sadd.with.overflow", OverflowOp::SAdd),
    ("uadd.with.overflow", OverflowOp::UAdd),
    ("ssub.with.overflow", OverflowOp::SSub),
    ("usub.with.overflow", OverflowOp::USub),
    ("smul.with.overflow", OverflowOp::SMul),
    ("umul.with.overflow", OverflowOp::UMul),
];

/// The name with its type suffixes (`.i32`, `.p0`, `.v4f32`, ...) removed.
fn stem(name: &str) -> &str {
    let mut stem = name;
    while let Some((head, tail)) = stem.rsplit_once('.') {
        let kind = tail.trim_start_matches(|c: char| c != 'i' && c != 'f' && c != 'p' && c != 'v');
        let is_type = tail.len() == kind.len()
            && tail.len() > 1
            && tail[1..].chars().all(|c| c.is_ascii_digit() || "ifpxv".contains(c))
            && tail.chars().any(|c| c.is_ascii_digit())
            || tail == "bf16"
            || tail == "isVoid";
        if !is_type {
            break;
        }
        stem = head;
    }
    stem
}

fn float_pred(name: &str) -> Option<FloatPred> {
    use FloatPred::*;
    Some(match name {
        "oeq" => Oeq,
        "ogt" => Ogt,
        "oge" => Oge,
        "olt" => Olt,
        "ole" => Ole,
        "one" => One,
        "ord" => Ord,
        "ueq" => Ueq,
        "ugt" => Ugt,
        "uge" => Uge,
        "ult" => Ult,
        "ule" => Ule,
        "une" => Une,
        "uno" => Uno,
        _ => return None,
    })
}

/// Whether it does nothing but compute a value.
fn has_value(stem: &str) -> bool {
    const FAMILIES: [&str; 3] = ["vector.reduce.", "experimental.vector.reduce.", "experimental.constrained."];
    FUNS.iter().any(|f| f.0 == stem)
        || OVERFLOWS.iter().any(|o| o.0 == stem)
        || FAMILIES.iter().any(|f| stem.starts_with(f))
        || WITH_VALUE.contains(&stem)
}

fn mismatch() -> Unsupported {
    "an intrinsic whose arguments do not fit together".into()
}

impl Lowerer<'_> {
    fn first_argument(&mut self, call: &Call) -> Result<(), Unsupported> {
        match call.args.first() {
            Some(first) if self.slots(first.ty) == self.slots(call.ret) => self.copy(first.value),
            _ => Err(mismatch()),
        }
    }

    /// Argument `i` as lanes of a scalar, and its slots.
    fn lanes_of(&mut self, call: &Call, i: usize) -> Result<((u32, Scalar), Vec<Src>), Unsupported> {
        let arg = call.args.get(i).ok_or_else(mismatch)?;
        Ok((self.lanes(arg.ty)?, self.srcs(arg.value)?))
    }

    pub(super) fn intrinsic(&mut self, full: &str, call: &Call) -> Result<(), Unsupported> {
        let name = &full["llvm.".len()..];
        if SILENT.iter().any(|s| name.starts_with(s)) {
            return Ok(());
        }
        let arg = |i: usize| call.args.get(i).map(|a| a.value).ok_or_else(|| format!("{full} with too few arguments"));
        if IDENTITY.iter().any(|s| name.starts_with(s)) {
            return self.first_argument(call);
        }
        let stem = stem(name);
        // Whoever calls it as if it had no value does not get one: there is no register for it.
        if self.body.insts[self.at].result.is_none() && has_value(stem) {
            return Ok(());
        }
        if let Some(&(_, fun, count)) = FUNS.iter().find(|f| f.0 == stem) {
            return self.fun(fun, count, call);
        }
        if let Some(&(_, op)) = OVERFLOWS.iter().find(|o| o.0 == stem) {
            return self.overflow(op, call);
        }
        if let Some(kind) =
            stem.strip_prefix("vector.reduce.").or_else(|| stem.strip_prefix("experimental.vector.reduce."))
        {
            return self.reduce(kind, call);
        }
        if let Some(operation) = stem.strip_prefix("experimental.constrained.") {
            return self.constrained(operation, call).unwrap_or_else(|| Err(format!("the intrinsic {full}")));
        }
        let d = self.dest();
        match stem {
            "memcpy" | "memmove" | "memcpy.inline" => {
                let (to, from, len) = (self.reg(arg(0)?)?, self.reg(arg(1)?)?, self.reg(arg(2)?)?);
                self.ext(Ext::MemCopy { to, from, len });
            }
            "memset" | "memset.inline" => {
                let (to, byte, len) = (self.reg(arg(0)?)?, self.reg(arg(1)?)?, self.reg(arg(2)?)?);
                self.ext(Ext::MemSet { to, byte, len });
            }
            "va_start" => {
                let list = self.reg(arg(0)?)?;
                self.ext(Ext::VaStart { list });
            }
            "va_copy" => {
                let (to, from) = (self.reg(arg(0)?)?, self.reg(arg(1)?)?);
                self.ext(Ext::VaCopy { to, from });
            }
            "stacksave" => self.ext(Ext::StackSave { d }),
            "stackrestore" => {
                let s = self.reg(arg(0)?)?;
                self.ext(Ext::StackRestore { s });
            }
            "trap" | "debugtrap" => self.ext(Ext::Trap { check: None }),
            "ubsantrap" => {
                let check = match self.src(arg(0)?)? {
                    Src::Imm(check) => u8::try_from(check).ok(),
                    Src::Reg(_) => None,
                };
                self.ext(Ext::Trap { check });
            }
            "threadlocal.address" => self.first_argument(call)?,
            "ptrmask" => {
                let (a, b) = (self.src(arg(0)?)?, self.src(arg(1)?)?);
                self.int_bin(BinOp::And, 64, d, a, b);
            }
            "objectsize" => {
                let minimum = matches!(self.src(arg(1)?)?, Src::Imm(1));
                let p = self.reg(arg(0)?)?;
                self.ext(Ext::ObjectSize { p, d, minimum });
            }
            "is.constant" => self.constant(d, 0),
            "returnaddress" | "frameaddress" | "addressofreturnaddress" | "sponentry" => {
                self.ext(Ext::FrameAddress { d })
            }
            "readcyclecounter" | "readsteadycounter" => self.ext(Ext::ReadCycles { d }),
            "get.rounding" | "flt.rounds" => self.constant(d, 1),
            "type.test" | "allow.runtime.check" | "allow.ubsan.check" => self.constant(d, 1),
            "eh.typeid.for" => self.constant(d, 0),
            "convert.to" => {
                let s = self.reg(arg(0)?)?;
                let from = self.lanes(call.args[0].ty)?.1;
                self.ext(Ext::FloatCast { from, to: Scalar::F16, d, s });
            }
            "convert.from" => {
                let to = self.lanes(call.ret)?.1;
                let s = self.reg(arg(0)?)?;
                self.ext(Ext::FloatCast { from: Scalar::F16, to, d, s });
            }
            "fptosi.sat" | "fptoui.sat" => {
                let s = self.regs_of(arg(0)?)?;
                let ((lanes, from), (to_lanes, to)) = (self.lanes(call.args[0].ty)?, self.lanes(call.ret)?);
                if lanes != to_lanes {
                    return Err(mismatch());
                }
                for i in 0..lanes {
                    let (d, s) = (d + i * to.slots(), s + i * from.slots());
                    let signed = stem == "fptosi.sat";
                    self.ext(Ext::FloatToInt { from, bits: to.bits(), signed, saturate: true, d, s });
                }
            }
            "masked.load" => self.masked_load(call)?,
            "masked.store" => self.masked_store(call)?,
            "masked.gather" => self.gather_lanes(call)?,
            "masked.scatter" => self.scatter_lanes(call)?,
            "load.relative" => {
                // A table of 32-bit distances from itself, as switches become at -O2.
                let (p, offset) = (self.reg(arg(0)?)?, self.reg(arg(1)?)?);
                let at = self.temp(1);
                self.emit(Op::Add64 { d: at, a: p, b: offset });
                self.emit(Op::Load32 { d: at, p: at, off: 0 });
                self.emit(Op::GepW { scale: 1, d, p, x: at });
            }
            "vector.reverse" | "experimental.vector.reverse" => {
                let srcs = self.srcs(arg(0)?)?;
                let n = self.lanes(call.ret)?.1.slots() as usize;
                if self.slots(call.ret) != Some(srcs.len() as u32) {
                    return Err(mismatch());
                }
                for (i, chunk) in srcs.chunks(n).rev().enumerate() {
                    for (k, &s) in chunk.iter().enumerate() {
                        self.mov_src(d + (i * n + k) as u32, s);
                    }
                }
            }
            "vector.insert" | "vector.extract" => self.subvector(stem == "vector.insert", call)?,
            _ => return Err(format!("the intrinsic {full}")),
        }
        Ok(())
    }

    /// Float operations under `#pragma STDC FENV_ACCESS`: the same ones, with metadata after the operands. `None` if
    /// there is no such operation.
    fn constrained(&mut self, operation: &str, call: &Call) -> Option<Result<(), Unsupported>> {
        let value = |i: usize| call.args.get(i).map(|a| a.value).filter(|v| !matches!(v, Operand::Metadata(_)));
        let bin = match operation {
            "fadd" => Some(BinOp::FAdd),
            "fsub" => Some(BinOp::FSub),
            "fmul" => Some(BinOp::FMul),
            "fdiv" => Some(BinOp::FDiv),
            "frem" => Some(BinOp::FRem),
            _ => None,
        };
        if let Some(op) = bin {
            let (shape, a, b) = (self.shape(call.ret)?, value(0)?, value(1)?);
            let fits = self.shape_of(a)? == shape && self.shape_of(b)? == shape;
            return Some(if fits { self.bin(op, call.ret, a, b) } else { Err(mismatch()) });
        }
        let cast = match operation {
            "fptosi" => Some(CastOp::FpToSi),
            "fptoui" => Some(CastOp::FpToUi),
            "sitofp" => Some(CastOp::SiToFp),
            "uitofp" => Some(CastOp::UiToFp),
            "fptrunc" => Some(CastOp::FpTrunc),
            "fpext" => Some(CastOp::FpExt),
            _ => None,
        };
        if let Some(op) = cast {
            let (from, v) = (call.args.first()?.ty, value(0)?);
            let fits = self.cast_fits(op, v, from, call.ret)?;
            return Some(if fits { self.cast(op, from, call.ret, v) } else { Err(mismatch()) });
        }
        if matches!(operation, "fcmp" | "fcmps") {
            let Operand::Metadata(text) = call.args.get(2)?.value else { return None };
            let name = self.module.text_of(text).split('"').nth(1)?;
            let (pred, a, b) = (float_pred(name)?, value(0)?, value(1)?);
            let fits = self.shape_of(a)? == self.shape_of(b)? && self.shape(call.ret)?.0 == self.shape_of(a)?.0;
            return Some(if fits { self.fcmp(pred, call.args[0].ty, a, b) } else { Err(mismatch()) });
        }
        let &(_, fun, count) = FUNS.iter().find(|f| f.0 == operation)?;
        Some(self.fun(fun, count, call))
    }

    /// One operation per lane.
    fn fun(&mut self, fun: Fun, count: usize, call: &Call) -> Result<(), Unsupported> {
        let first = call.args.first().ok_or("an intrinsic without arguments")?;
        let (lanes, ty) = self.lanes(first.ty)?;
        let (ret_lanes, ret) = self.lanes(call.ret)?;
        let own =
            matches!(fun, Fun::Powi | Fun::Ldexp | Fun::IsFpClass | Fun::SCmp | Fun::UCmp | Fun::LRint | Fun::LRound);
        if ret_lanes != lanes || call.args.len() < count || !own && ret != ty {
            return Err(mismatch());
        }
        if ty == Scalar::F80 && !matches!(fun, Fun::IsFpClass | Fun::FMulAdd) {
            return self.long_double(fun, call);
        }
        let mut operands = Vec::new();
        for arg in call.args.iter().take(count) {
            let (arg_lanes, scalar) = self.lanes(arg.ty)?;
            if arg_lanes != lanes && arg_lanes != 1 || !own && scalar != ty {
                return Err(mismatch());
            }
            let first = self.regs_of(arg.value)?;
            operands.push((first, if arg_lanes == 1 && lanes > 1 { 0 } else { scalar.slots() }));
        }
        let d = self.dest();
        // The result must not overwrite what a later lane reads, which it cannot: results have registers of their own,
        // except a target, and targets are scalars.
        for i in 0..lanes {
            let at = |k: usize| operands.get(k).map_or(0, |&(r, step)| r + i * step);
            let (d, a, b, c) = (d + i * ret.slots(), at(0), at(1), at(2));
            // These compute at a width of their own, which need not be the result's.
            let width = match fun {
                Fun::SCmp | Fun::UCmp => ty.bits(),
                Fun::LRint | Fun::LRound => 64,
                _ => ret.bits(),
            };
            if width == ret.bits() {
                self.ext(Ext::Fun { fun, ty, d, a, b, c });
                continue;
            }
            let full = self.temp(width.div_ceil(64));
            self.ext(Ext::Fun { fun, ty, d: full, a, b, c });
            self.int_cast(true, width, ret.bits(), d, Src::Reg(full));
        }
        Ok(())
    }

    /// `long double` goes through the C library's function of the same meaning.
    fn long_double(&mut self, fun: Fun, call: &Call) -> Result<(), Unsupported> {
        let name = match fun {
            Fun::FAbs => "fabsl",
            Fun::Sqrt => "sqrtl",
            Fun::Floor => "floorl",
            Fun::Ceil => "ceill",
            Fun::Trunc => "truncl",
            Fun::Rint => "rintl",
            Fun::NearbyInt => "nearbyintl",
            Fun::Round => "roundl",
            Fun::RoundEven => "roundevenl",
            Fun::CopySign => "copysignl",
            Fun::MinNum => "fminl",
            Fun::MaxNum => "fmaxl",
            Fun::Fma => "fmal",
            Fun::Sin => "sinl",
            Fun::Cos => "cosl",
            Fun::Exp => "expl",
            Fun::Exp2 => "exp2l",
            Fun::Log => "logl",
            Fun::Log2 => "log2l",
            Fun::Log10 => "log10l",
            Fun::Pow => "powl",
            Fun::LRint => "llrintl",
            Fun::LRound => "llroundl",
            Fun::Ldexp => "ldexpl",
            _ => return Err(format!("{fun:?} of a long double")),
        };
        let found = shims::lookup(name).and_then(|entry| Some((entry.shim?, entry)));
        let (shim, entry) = found.ok_or_else(|| format!("{name}, which this build lacks"))?;
        self.call_to(Callee::Shim(shim, entry), call)
    }

    fn overflow(&mut self, op: OverflowOp, call: &Call) -> Result<(), Unsupported> {
        let ((shape, a), (other, b)) = (self.lanes_of(call, 0)?, self.lanes_of(call, 1)?);
        let (lanes, ty) = shape;
        if lanes != 1 {
            return Err("arithmetic with overflow on vectors".into());
        }
        let words = matches!(ty, Scalar::Int(_) | Scalar::Wide(_));
        if !words || other != shape || self.slots(call.ret) != Some(ty.slots() + 1) {
            return Err(mismatch());
        }
        let (a, b) = (self.in_regs(&a), self.in_regs(&b));
        let d = self.dest();
        self.ext(Ext::Overflow { op, bits: ty.bits(), d, a, b });
        Ok(())
    }

    fn reduce(&mut self, kind: &str, call: &Call) -> Result<(), Unsupported> {
        let ordered = matches!(kind, "fadd" | "fmul" | "seq.fadd" | "seq.fmul" | "v2.fadd" | "v2.fmul");
        let vector = call.args.get(usize::from(ordered)).ok_or("a reduction without a vector")?;
        let (lanes, ty) = self.lanes(vector.ty)?;
        let n = ty.slots() as usize;
        let srcs = self.srcs(vector.value)?;
        let start = if ordered { self.lanes_of(call, 0)? } else { ((1, ty), srcs.iter().take(n).copied().collect()) };
        if start.0 != (1, ty) || start.1.len() != n || self.scalar(call.ret) != Some(ty) {
            return Err(mismatch());
        }
        let mut sum: Vec<Src> = start.1;
        for i in usize::from(!ordered)..lanes as usize {
            let lane = srcs[i * n..(i + 1) * n].to_vec();
            let d = self.temp(ty.slots());
            self.combine(kind, ty, d, &sum, &lane)?;
            sum = (0..ty.slots()).map(|k| Src::Reg(d + k)).collect();
        }
        let d = self.dest();
        for (k, s) in sum.into_iter().enumerate() {
            self.mov_src(d + k as u32, s);
        }
        Ok(())
    }

    fn combine(&mut self, kind: &str, ty: Scalar, d: Reg, a: &[Src], b: &[Src]) -> Result<(), Unsupported> {
        let int = |op| Some((op, None));
        let (op, fun) = match kind {
            "add" => int(BinOp::Add),
            "mul" => int(BinOp::Mul),
            "and" => int(BinOp::And),
            "or" => int(BinOp::Or),
            "xor" => int(BinOp::Xor),
            "fadd" | "seq.fadd" | "v2.fadd" => int(BinOp::FAdd),
            "fmul" | "seq.fmul" | "v2.fmul" => int(BinOp::FMul),
            "smax" => Some((BinOp::Add, Some(Fun::SMax))),
            "smin" => Some((BinOp::Add, Some(Fun::SMin))),
            "umax" => Some((BinOp::Add, Some(Fun::UMax))),
            "umin" => Some((BinOp::Add, Some(Fun::UMin))),
            "fmax" => Some((BinOp::Add, Some(Fun::MaxNum))),
            "fmin" => Some((BinOp::Add, Some(Fun::MinNum))),
            "fmaximum" => Some((BinOp::Add, Some(Fun::Maximum))),
            "fminimum" => Some((BinOp::Add, Some(Fun::Minimum))),
            _ => None,
        }
        .ok_or_else(|| format!("the reduction {kind}"))?;
        match fun {
            Some(fun) => {
                let (a, b) = (self.in_regs(a), self.in_regs(b));
                self.ext(Ext::Fun { fun, ty, d, a, b, c: 0 });
            }
            None if matches!(op, BinOp::FAdd | BinOp::FMul) => self.float_bin(op, ty, d, a, b),
            None => self.scalar_int_bin(op, ty, d, a, b),
        }
        Ok(())
    }

    fn masked_load(&mut self, call: &Call) -> Result<(), Unsupported> {
        let (lanes, ty) = self.lanes(call.ret)?;
        // LLVM 22 dropped the alignment argument.
        let at = call.args.len().checked_sub(2).ok_or_else(mismatch)?;
        let ((shape, mask), (passed, other)) = (self.lanes_of(call, at)?, self.lanes_of(call, at + 1)?);
        if at == 0 || shape != (lanes, Scalar::Int(1)) || passed != (lanes, ty) {
            return Err(mismatch());
        }
        let p = self.reg(call.args[0].value)?;
        let d = self.dest();
        let n = ty.slots();
        for i in 0..lanes {
            for k in 0..n {
                self.mov_src(d + i * n + k, other[(i * n + k) as usize]);
            }
            let skip = self.skip_unless(mask[i as usize]);
            self.ext(Ext::Load { ty, d: d + i * n, p, off: i64::from(i * ty.bytes()) });
            self.land(skip);
        }
        Ok(())
    }

    fn masked_store(&mut self, call: &Call) -> Result<(), Unsupported> {
        let ((lanes, ty), value) = self.lanes_of(call, 0)?;
        let (shape, mask) = self.lanes_of(call, call.args.len().saturating_sub(1))?;
        if call.args.len() < 3 || shape != (lanes, Scalar::Int(1)) {
            return Err(mismatch());
        }
        let (s, p) = (self.in_regs(&value), self.reg(call.args[1].value)?);
        for i in 0..lanes {
            let skip = self.skip_unless(mask[i as usize]);
            self.ext(Ext::Store { ty, s: s + i * ty.slots(), p, off: i64::from(i * ty.bytes()) });
            self.land(skip);
        }
        Ok(())
    }

    fn gather_lanes(&mut self, call: &Call) -> Result<(), Unsupported> {
        let (lanes, ty) = self.lanes(call.ret)?;
        let at = call.args.len().checked_sub(2).ok_or_else(mismatch)?;
        let (from, pointers) = self.lanes_of(call, 0)?;
        let ((shape, mask), (passed, other)) = (self.lanes_of(call, at)?, self.lanes_of(call, at + 1)?);
        if at == 0 || from != (lanes, Scalar::Ptr) || shape != (lanes, Scalar::Int(1)) || passed != (lanes, ty) {
            return Err(mismatch());
        }
        let (d, n) = (self.dest(), ty.slots());
        for i in 0..lanes {
            for k in i * n..(i + 1) * n {
                self.mov_src(d + k, other[k as usize]);
            }
            let p = self.in_reg(pointers[i as usize]);
            let skip = self.skip_unless(mask[i as usize]);
            self.ext(Ext::Load { ty, d: d + i * n, p, off: 0 });
            self.land(skip);
        }
        Ok(())
    }

    fn scatter_lanes(&mut self, call: &Call) -> Result<(), Unsupported> {
        let ((lanes, ty), value) = self.lanes_of(call, 0)?;
        let (to, pointers) = self.lanes_of(call, 1)?;
        let (shape, mask) = self.lanes_of(call, call.args.len().saturating_sub(1))?;
        if call.args.len() < 3 || to != (lanes, Scalar::Ptr) || shape != (lanes, Scalar::Int(1)) {
            return Err(mismatch());
        }
        let s = self.in_regs(&value);
        for i in 0..lanes {
            let p = self.in_reg(pointers[i as usize]);
            let skip = self.skip_unless(mask[i as usize]);
            self.ext(Ext::Store { ty, s: s + i * ty.slots(), p, off: 0 });
            self.land(skip);
        }
        Ok(())
    }

    fn skip_unless(&mut self, c: Src) -> u32 {
        let c = self.in_reg(c);
        let t = self.labels.len() as u32;
        self.labels.push(0);
        self.emit(Op::BrIfNot { n: 0, c, t });
        t
    }

    fn land(&mut self, label: u32) {
        self.labels[label as usize] = self.code.ops.len() as u32;
    }

    fn subvector(&mut self, insert: bool, call: &Call) -> Result<(), Unsupported> {
        let d = self.dest();
        let (_, scalar) = self.lanes(call.ret)?;
        let n = scalar.slots();
        let ((_, of), vec) = self.lanes_of(call, 0)?;
        if of != scalar || insert && self.slots(call.ret) != Some(vec.len() as u32) {
            return Err(mismatch());
        }
        let at = |this: &mut Self, i: usize| match this.lanes_of(call, i)?.1[..] {
            [Src::Imm(v)] if v <= u64::from(u16::MAX) => Ok(v as usize * n as usize),
            _ => Err(Unsupported::from("a subvector at an unknown place")),
        };
        if insert {
            let (_, part) = self.lanes_of(call, 1)?;
            let from = at(self, 2)?;
            for (i, &s) in vec.iter().enumerate() {
                let s = if (from..from + part.len()).contains(&i) { part[i - from] } else { s };
                self.mov_src(d + i as u32, s);
            }
        } else {
            let from = at(self, 1)?;
            let count = self.slots(call.ret).unwrap_or(0) as usize;
            for i in 0..count {
                self.mov_src(d + i as u32, vec.get(from + i).copied().unwrap_or(Src::Imm(0)));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::stem;

    #[test]
    fn type_suffixes_are_not_part_of_the_name() {
        assert_eq!(stem("memcpy.p0.p0.i64"), "memcpy");
        assert_eq!(stem("memcpy.p0i8.p0i8.i64"), "memcpy");
        assert_eq!(stem("sadd.with.overflow.i32"), "sadd.with.overflow");
        assert_eq!(stem("ctpop.v4i32"), "ctpop");
        assert_eq!(stem("vector.reduce.add.v4i32"), "vector.reduce.add");
        assert_eq!(stem("stacksave"), "stacksave");
        assert_eq!(stem("floor.f64"), "floor");
        assert_eq!(stem("fptosi.sat.i32.f64"), "fptosi.sat");
        assert_eq!(stem("convert.to.fp16.f32"), "convert.to");
    }
}
