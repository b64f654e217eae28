//! Integer arithmetic and comparisons, pure.

use crate::layout::{mask, sext};
use guest::memory::Fault;
use ir::inst::{BinOp, FloatPred};
use std::cmp::Ordering;
use trace::FailureKind;

/// The bits of a shift amount that count: x86 shifts registers of 32 or 64 bits.
fn shift_mask(bits: u32) -> u64 {
    if bits <= 32 { 31 } else { 63 }
}

/// Operations that cannot fail, at any width up to 64. A shift by the width or more is what x86 does.
pub(crate) fn alu(op: BinOp, bits: u32, a: u64, b: u64) -> u64 {
    let v = match op {
        BinOp::Add => a.wrapping_add(b),
        BinOp::Sub => a.wrapping_sub(b),
        BinOp::Mul => a.wrapping_mul(b),
        BinOp::And => a & b,
        BinOp::Or => a | b,
        BinOp::Xor => a ^ b,
        BinOp::Shl => a << (b & shift_mask(bits)),
        BinOp::LShr => a >> (b & shift_mask(bits)),
        BinOp::AShr => (sext(a, bits) >> (b & shift_mask(bits))) as u64,
        _ => 0,
    };
    v & mask(bits)
}

pub(super) fn by_zero() -> Box<Fault> {
    Fault::new(FailureKind::DivisionByZero, "integer division by zero")
}

pub(super) fn overflow(bits: u32) -> Box<Fault> {
    Fault::new(FailureKind::DivisionOverflow, format!("the smallest {bits}-bit number divided by -1 does not fit"))
}

/// Division and remainder at any width up to 64.
pub(crate) fn divide(op: BinOp, bits: u32, a: u64, b: u64) -> Result<u64, Box<Fault>> {
    if b == 0 {
        return Err(by_zero());
    }
    let (sa, sb) = (sext(a, bits), sext(b, bits));
    if matches!(op, BinOp::SDiv | BinOp::SRem) && sb == -1 && a == 1 << (bits - 1) {
        return Err(overflow(bits));
    }
    let v = match op {
        BinOp::UDiv => a / b,
        BinOp::URem => a % b,
        BinOp::SDiv => sa.wrapping_div(sb) as u64,
        _ => sa.wrapping_rem(sb) as u64,
    };
    Ok(v & mask(bits))
}

/// The low `bits` bits set, up to 128.
pub(crate) fn wide_mask(bits: u32) -> u128 {
    if bits >= 128 { u128::MAX } else { (1 << bits) - 1 }
}

/// Sign-extends the low `bits` bits, up to 128.
pub(crate) fn wide_sext(v: u128, bits: u32) -> i128 {
    let shift = 128 - bits.clamp(1, 128);
    ((v << shift) as i128) >> shift
}

/// Any integer operation on up to 128 bits.
pub(crate) fn wide(op: BinOp, bits: u32, a: u128, b: u128) -> Result<u128, Box<Fault>> {
    let (sa, sb) = (wide_sext(a, bits), wide_sext(b, bits));
    let v = match op {
        BinOp::Add => a.wrapping_add(b),
        BinOp::Sub => a.wrapping_sub(b),
        BinOp::Mul => a.wrapping_mul(b),
        BinOp::And => a & b,
        BinOp::Or => a | b,
        BinOp::Xor => a ^ b,
        BinOp::Shl if b < u128::from(bits) => a << b,
        BinOp::LShr if b < u128::from(bits) => a >> b,
        BinOp::Shl | BinOp::LShr => 0,
        BinOp::AShr => (sa >> b.min(127)) as u128,
        _ if b == 0 => return Err(by_zero()),
        BinOp::UDiv => a / b,
        BinOp::URem => a % b,
        _ if sb == -1 && a == 1 << (bits - 1) => return Err(overflow(bits)),
        BinOp::SDiv => sa.wrapping_div(sb) as u128,
        _ => sa.wrapping_rem(sb) as u128,
    };
    Ok(v & wide_mask(bits))
}

/// What a float predicate says of a comparison; `None` is unordered.
#[inline(always)]
pub(crate) fn float_test(pred: FloatPred, order: Option<Ordering>) -> bool {
    use FloatPred::*;
    match pred {
        False => false,
        True => true,
        Oeq => order == Some(Ordering::Equal),
        Ogt => order == Some(Ordering::Greater),
        Oge => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
        Olt => order == Some(Ordering::Less),
        Ole => matches!(order, Some(Ordering::Less | Ordering::Equal)),
        One => matches!(order, Some(Ordering::Less | Ordering::Greater)),
        Ord => order.is_some(),
        Ueq => !matches!(order, Some(Ordering::Less | Ordering::Greater)),
        Ugt => !matches!(order, Some(Ordering::Less | Ordering::Equal)),
        Uge => order != Some(Ordering::Less),
        Ult => !matches!(order, Some(Ordering::Greater | Ordering::Equal)),
        Ule => order != Some(Ordering::Greater),
        Une => order != Some(Ordering::Equal),
        Uno => order.is_none(),
    }
}

/// As `cvttsd2si`: what does not fit is the smallest number.
#[inline(always)]
pub(crate) fn f64_to_i32(v: f64) -> u32 {
    if v > -2147483649.0 && v < 2147483648.0 { v as i32 as u32 } else { 1 << 31 }
}

/// As `cvttsd2si`: what does not fit is the smallest number.
#[inline(always)]
pub(crate) fn f64_to_i64(v: f64) -> u64 {
    if (-9223372036854775808.0..9223372036854775808.0).contains(&v) { v as i64 as u64 } else { 1 << 63 }
}
