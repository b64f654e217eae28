//! Floats of every type. `float` and `double` are the host's, bit for bit; the others go through `rustc_apfloat`.

use crate::arith::wide_sext;
use crate::bytecode::Fun;
use crate::layout::Scalar;
use ir::inst::BinOp;
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round};
use std::cmp::Ordering;

fn soft<F: Float>(op: BinOp, a: u128, b: u128) -> u128 {
    let (a, b) = (F::from_bits(a), F::from_bits(b));
    let v = match op {
        BinOp::FAdd => a + b,
        BinOp::FSub => a - b,
        BinOp::FMul => a * b,
        BinOp::FDiv => a / b,
        _ => a.c_fmod(b),
    };
    // An invalid operation's result has its sign set on x86, and in libgcc's arithmetic for it.
    let made = v.value.is_nan() && !a.is_nan() && !b.is_nan();
    if made { (-F::NAN.copy_sign(F::ZERO)).to_bits() } else { v.value.to_bits() }
}

pub(crate) fn bin(op: BinOp, ty: Scalar, a: u128, b: u128) -> u128 {
    match ty {
        Scalar::F32 => {
            let (a, b) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
            let v = match op {
                BinOp::FAdd => a + b,
                BinOp::FSub => a - b,
                BinOp::FMul => a * b,
                BinOp::FDiv => a / b,
                _ => a % b,
            };
            u128::from(v.to_bits())
        }
        Scalar::F64 => {
            let (a, b) = (f64::from_bits(a as u64), f64::from_bits(b as u64));
            let v = match op {
                BinOp::FAdd => a + b,
                BinOp::FSub => a - b,
                BinOp::FMul => a * b,
                BinOp::FDiv => a / b,
                _ => a % b,
            };
            u128::from(v.to_bits())
        }
        Scalar::F16 => soft::<Half>(op, a, b),
        Scalar::BF16 => soft::<BFloat>(op, a, b),
        Scalar::F80 => soft::<X87DoubleExtended>(op, a, b),
        _ => soft::<Quad>(op, a, b),
    }
}

fn soft_compare<F: Float>(a: u128, b: u128) -> Option<Ordering> {
    F::from_bits(a).partial_cmp(&F::from_bits(b))
}

/// The order of two floats, none if one is not a number.
pub(crate) fn compare(ty: Scalar, a: u128, b: u128) -> Option<Ordering> {
    match ty {
        Scalar::F32 => f32::from_bits(a as u32).partial_cmp(&f32::from_bits(b as u32)),
        Scalar::F64 => f64::from_bits(a as u64).partial_cmp(&f64::from_bits(b as u64)),
        Scalar::F16 => soft_compare::<Half>(a, b),
        Scalar::BF16 => soft_compare::<BFloat>(a, b),
        Scalar::F80 => soft_compare::<X87DoubleExtended>(a, b),
        _ => soft_compare::<Quad>(a, b),
    }
}

/// Sign bit flipped.
pub(crate) fn negate(ty: Scalar, a: u128) -> u128 {
    a ^ 1 << (ty.bits() - 1)
}

fn cast_from<F>(v: F, to: Scalar) -> u128
where
    F: Float + FloatConvert<Half> + FloatConvert<BFloat> + FloatConvert<Single>,
    F: FloatConvert<Double> + FloatConvert<X87DoubleExtended> + FloatConvert<Quad>,
{
    let lossy = &mut false;
    match to {
        Scalar::F16 => FloatConvert::<Half>::convert(v, lossy).value.to_bits(),
        Scalar::BF16 => FloatConvert::<BFloat>::convert(v, lossy).value.to_bits(),
        Scalar::F32 => FloatConvert::<Single>::convert(v, lossy).value.to_bits(),
        Scalar::F64 => FloatConvert::<Double>::convert(v, lossy).value.to_bits(),
        Scalar::F80 => FloatConvert::<X87DoubleExtended>::convert(v, lossy).value.to_bits(),
        _ => FloatConvert::<Quad>::convert(v, lossy).value.to_bits(),
    }
}

pub(crate) fn cast(from: Scalar, to: Scalar, v: u128) -> u128 {
    match from {
        Scalar::F16 => cast_from(Half::from_bits(v), to),
        Scalar::BF16 => cast_from(BFloat::from_bits(v), to),
        Scalar::F32 => cast_from(Single::from_bits(v), to),
        Scalar::F64 => cast_from(Double::from_bits(v), to),
        Scalar::F80 => cast_from(X87DoubleExtended::from_bits(v), to),
        _ => cast_from(Quad::from_bits(v), to),
    }
}

/// An integer of up to 128 bits as a float.
pub(crate) fn from_int(bits: u32, signed: bool, to: Scalar, v: u128) -> u128 {
    let s = wide_sext(v, bits);
    macro_rules! soft {
        ($f:ty) => {
            if signed { <$f>::from_i128(s).value.to_bits() } else { <$f>::from_u128(v).value.to_bits() }
        };
    }
    match to {
        Scalar::F32 => u128::from(if signed { s as f32 } else { v as f32 }.to_bits()),
        Scalar::F64 => u128::from(if signed { s as f64 } else { v as f64 }.to_bits()),
        Scalar::F16 => soft!(Half),
        Scalar::BF16 => soft!(BFloat),
        Scalar::F80 => soft!(X87DoubleExtended),
        _ => soft!(Quad),
    }
}

/// A float as an integer of up to 128 bits, rounded towards zero. What does not fit is what x86 gives.
pub(crate) fn to_int(from: Scalar, bits: u32, signed: bool, saturate: bool, v: u128) -> u128 {
    let double = match from {
        Scalar::F32 => Some(f64::from(f32::from_bits(v as u32))),
        Scalar::F64 => Some(f64::from_bits(v as u64)),
        _ => None,
    };
    if let (Some(d), false, true) = (double, saturate, bits <= 64) {
        return u128::from(as_x86(d, bits, signed) & crate::layout::mask(bits));
    }
    let quad = Quad::from_bits(cast(from, Scalar::F128, v));
    let exact = &mut false;
    let value = if signed {
        let r = quad.to_i128_r(bits as usize, Round::TowardZero, exact);
        if r.status == rustc_apfloat::Status::INVALID_OP && !saturate { 1 << (bits - 1) } else { r.value as u128 }
    } else {
        quad.to_u128_r(bits as usize, Round::TowardZero, exact).value
    };
    if quad.is_nan() && saturate { 0 } else { value & crate::arith::wide_mask(bits) }
}

/// As [`to_int`], over 128 bits.
pub(crate) fn to_words(from: Scalar, bits: u32, signed: bool, saturate: bool, v: u128) -> Vec<u64> {
    let quad = Quad::from_bits(cast(from, Scalar::F128, v));
    let minus = quad.is_negative();
    // 113 bits of it are whole after this, and the fraction is cut off.
    let e = if quad.is_finite() && !quad.is_zero() { quad.ilogb().max(112) - 112 } else { 0 };
    let whole = quad.abs().scalbn(-e).round_to_integral(Round::TowardZero).value;
    let exact = (!quad.is_nan() && !quad.is_infinite())
        .then(|| whole.to_u128(128).value)
        .and_then(|m| super::ext::wide::from_parts(bits, signed, m, e as u32, minus));
    let top = if signed { bits - 1 } else { bits };
    let least = || super::ext::wide::from_parts(bits, false, 1, bits - 1, false).unwrap_or_default();
    exact.unwrap_or_else(|| match (saturate, minus) {
        (true, _) if quad.is_nan() => super::ext::wide::cut(Vec::new(), bits),
        (true, false) => {
            super::ext::wide::cut(super::ext::wide::cut(vec![u64::MAX; bits.div_ceil(64) as usize], top), bits)
        }
        (true, true) if !signed => super::ext::wide::cut(Vec::new(), bits),
        _ => least(),
    })
}

/// `m * 2^e`, rounded once (the lowest bit of `m` stands for all below it).
pub(super) fn wide_float(m: u128, e: i32, minus: bool, to: Scalar) -> u128 {
    fn made<F: Float>(m: u128, e: i32, minus: bool) -> u128 {
        let v = F::from_u128(m).value.scalbn(e);
        if minus { (-v).to_bits() } else { v.to_bits() }
    }
    match to {
        Scalar::F16 => made::<Half>(m, e, minus),
        Scalar::BF16 => made::<BFloat>(m, e, minus),
        Scalar::F32 => made::<Single>(m, e, minus),
        Scalar::F64 => made::<Double>(m, e, minus),
        Scalar::F80 => made::<X87DoubleExtended>(m, e, minus),
        _ => made::<Quad>(m, e, minus),
    }
}

fn as_x86(d: f64, bits: u32, signed: bool) -> u64 {
    use crate::arith::{f64_to_i32, f64_to_i64};
    match (signed, bits) {
        (true, 33..) => f64_to_i64(d),
        (true, _) => u64::from(f64_to_i32(d)),
        (false, 64) if d >= 9223372036854775808.0 => f64_to_i64(d - 9223372036854775808.0) ^ 1 << 63,
        (false, 32..) => f64_to_i64(d),
        (false, _) => u64::from(f64_to_i32(d)),
    }
}

/// Whether the value is in one of the classes of `llvm.is.fpclass`'s mask.
pub(crate) fn is_class(ty: Scalar, v: u128, mask: u32) -> bool {
    fn class<F: Float>(v: u128, quiet_bit: u32) -> u32 {
        let f = F::from_bits(v);
        let negative = f.is_negative();
        let pick = |minus: u32, plus: u32| if negative { 1 << minus } else { 1 << plus };
        if f.is_nan() {
            if v >> quiet_bit & 1 == 0 { 1 } else { 2 }
        } else if f.is_infinite() {
            pick(2, 9)
        } else if f.is_zero() {
            pick(5, 6)
        } else if f.is_denormal() {
            pick(4, 7)
        } else {
            pick(3, 8)
        }
    }
    let found = match ty {
        Scalar::F16 => class::<Half>(v, 9),
        Scalar::BF16 => class::<BFloat>(v, 6),
        Scalar::F32 => class::<Single>(v, 22),
        Scalar::F64 => class::<Double>(v, 51),
        Scalar::F80 => return is_extended_class(v, mask),
        _ => class::<Quad>(v, 111),
    };
    found & mask != 0
}

/// The same for `x86_fp80`, whose leading bit may be wrong: then it is no number, as LLVM and glibc have it, but no signal either.
fn is_extended_class(v: u128, mask: u32) -> bool {
    const INFINITE: u128 = 0x7fff << 64 | LEADING;
    const LEADING: u128 = 1 << 63;
    const QUIET: u128 = 1 << 62;
    const NAN: u32 = 3;
    let (negative, size) = (v >> 79 & 1 != 0, v & !(1 << 79));
    let (exponent, leads) = (size >> 64, size & LEADING != 0);
    let wrong = (exponent == 0) == leads && size != 0;
    let not_a_number = match mask & NAN {
        1 => size > INFINITE && size < INFINITE | QUIET,
        2 => size >= INFINITE | QUIET,
        NAN => size > INFINITE || wrong,
        _ => false,
    };
    let pick = |minus: u32, plus: u32| if negative { 1 << minus } else { 1 << plus };
    let found = match exponent {
        0 if size == 0 => pick(5, 6),
        0 if !leads => pick(4, 7),
        0x7fff if size == INFINITE => pick(2, 9),
        1..0x7fff if leads => pick(3, 8),
        _ => 0,
    };
    not_a_number || found & mask != 0
}

/// A function that rounds, which each type has for itself, or else `rest`.
macro_rules! rounded {
    ($fun:ident, $a:ident, $b:ident, $c:ident, $rest:expr) => {
        match $fun {
            Fun::Sin => $a.sin(),
            Fun::Cos => $a.cos(),
            Fun::Tan => $a.tan(),
            Fun::Asin => $a.asin(),
            Fun::Acos => $a.acos(),
            Fun::Atan => $a.atan(),
            Fun::Atan2 => $a.atan2($b),
            Fun::Sinh => $a.sinh(),
            Fun::Cosh => $a.cosh(),
            Fun::Tanh => $a.tanh(),
            Fun::Exp => $a.exp(),
            Fun::Exp2 => $a.exp2(),
            Fun::Log => $a.ln(),
            Fun::Log2 => $a.log2(),
            Fun::Log10 => $a.log10(),
            Fun::Pow => $a.powf($b),
            Fun::Fma => $a.mul_add($b, $c),
            // Baseline x86-64 has no fused multiply-add, so clang's code does the two steps.
            Fun::FMulAdd => $a * $b + $c,
            Fun::Sqrt => $a.sqrt(),
            _ => $rest,
        }
    };
}

/// A function of doubles; `None` if there is none of that name.
pub(crate) fn fun64(fun: Fun, a: f64, b: f64, c: f64) -> Option<f64> {
    Some(rounded!(fun, a, b, c, exact(fun, a, b)?))
}

/// A function of floats; `None` if there is none of that name.
pub(crate) fn fun32(fun: Fun, a: f32, b: f32, c: f32) -> Option<f32> {
    Some(rounded!(fun, a, b, c, exact(fun, a.into(), b.into())? as f32))
}

/// A function that rounds nothing, so that floats can be computed as doubles.
fn exact(fun: Fun, a: f64, b: f64) -> Option<f64> {
    Some(match fun {
        Fun::FAbs => a.abs(),
        Fun::Floor => a.floor(),
        Fun::Ceil => a.ceil(),
        Fun::Trunc => a.trunc(),
        Fun::Rint | Fun::NearbyInt | Fun::RoundEven => a.round_ties_even(),
        Fun::Round => a.round(),
        Fun::CopySign => a.copysign(b),
        Fun::Minimum | Fun::Maximum if a.is_nan() || b.is_nan() => f64::NAN,
        // Of two zeros, the negative one is less.
        Fun::Minimum if a == b && a.is_sign_negative() => a,
        Fun::Maximum if a == b && a.is_sign_positive() => a,
        Fun::Minimum | Fun::Maximum if a == b => b,
        Fun::Minimum | Fun::MinNum => a.min(b),
        Fun::Maximum | Fun::MaxNum => a.max(b),
        Fun::Canonicalize => a,
        _ => return None,
    })
}

/// `llvm.powi`, as compiler-rt's `__powidf2` computes it.
pub(crate) fn powi(a: f64, n: i32) -> f64 {
    let (mut base, mut left, mut r) = (a, n, 1.0);
    loop {
        if left & 1 != 0 {
            r *= base;
        }
        left /= 2;
        if left == 0 {
            break;
        }
        base *= base;
    }
    if n < 0 { 1.0 / r } else { r }
}

/// As [`powi`], in single precision.
pub(crate) fn powi32(a: f32, n: i32) -> f32 {
    let (mut base, mut left, mut r) = (a, n, 1.0f32);
    loop {
        if left & 1 != 0 {
            r *= base;
        }
        left /= 2;
        if left == 0 {
            break;
        }
        base *= base;
    }
    if n < 0 { 1.0 / r } else { r }
}
