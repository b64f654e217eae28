//! Integers over 128 bits (`_BitInt`, and what clang makes of mixed-sign overflow checks): words, lowest first.

use crate::bytecode::{Fun, OverflowOp};
use crate::exec::float::wide_float;
use crate::layout::{Scalar, mask};
use ir::inst::BinOp;
use std::cmp::Ordering;

/// Clang's own limit is far higher, but no back end of it divides such numbers either.
const MAX_PRODUCT: u32 = 1 << 14;

pub(in crate::exec) type Words = Vec<u64>;

fn words_of(bits: u32) -> usize {
    bits.div_ceil(64) as usize
}

fn bit(v: &[u64], i: u64) -> bool {
    v.get((i / 64) as usize).is_some_and(|w| w >> (i % 64) & 1 != 0)
}

/// The low `bits` bits.
pub(in crate::exec) fn cut(mut v: Words, bits: u32) -> Words {
    v.resize(words_of(bits), 0);
    if let Some(top) = v.last_mut() {
        *top &= mask(if bits.is_multiple_of(64) { 64 } else { bits % 64 });
    }
    v
}

/// `v` of `bits` bits as a number of `to` words.
fn extend(v: &[u64], bits: u32, signed: bool, to: usize) -> Words {
    let mut v = v.to_vec();
    let negative = signed && bit(&v, u64::from(bits) - 1);
    if negative && !bits.is_multiple_of(64) {
        v[words_of(bits) - 1] |= !mask(bits % 64);
    }
    v.resize(to, if negative { u64::MAX } else { 0 });
    v
}

fn add(a: &[u64], b: &[u64]) -> Words {
    let mut carry = false;
    let sum = a.iter().zip(b).map(|(&a, &b)| {
        let (s, c1) = a.overflowing_add(b);
        let (s, c2) = s.overflowing_add(u64::from(carry));
        carry = c1 || c2;
        s
    });
    sum.collect()
}

fn negate(a: &[u64]) -> Words {
    let not: Words = a.iter().map(|w| !w).collect();
    let mut one = vec![0; a.len()];
    one[0] = 1;
    add(&not, &one)
}

fn mul(a: &[u64], b: &[u64]) -> Words {
    let mut out = vec![0u64; a.len()];
    for (i, &x) in a.iter().enumerate() {
        let mut carry = 0u128;
        for (o, &y) in out[i..].iter_mut().zip(b) {
            let v = u128::from(x) * u128::from(y) + u128::from(*o) + carry;
            *o = v as u64;
            carry = v >> 64;
        }
    }
    out
}

fn shl(a: &[u64], n: u64) -> Words {
    let (skip, low) = ((n / 64) as usize, n % 64);
    let at = |i: usize, back: usize| i.checked_sub(skip + back).map_or(0, |k| a[k]);
    (0..a.len()).map(|i| if low == 0 { at(i, 0) } else { at(i, 0) << low | at(i, 1) >> (64 - low) }).collect()
}

fn shr(a: &[u64], n: u64) -> Words {
    let (skip, low) = ((n / 64) as usize, n % 64);
    let at = |i: usize| a.get(i.saturating_add(skip)).copied().unwrap_or(0);
    (0..a.len()).map(|i| if low == 0 { at(i) } else { at(i) >> low | at(i + 1) << (64 - low) }).collect()
}

fn compare(a: &[u64], b: &[u64]) -> Ordering {
    a.iter().rev().cmp(b.iter().rev())
}

fn compare_signed(a: &[u64], b: &[u64], bits: u32) -> Ordering {
    let sign = |v: &[u64]| bit(v, u64::from(bits) - 1);
    sign(b).cmp(&sign(a)).then(compare(a, b))
}

/// Quotient and remainder, one bit at a time; `b` is not zero.
fn divide(a: &[u64], b: &[u64]) -> (Words, Words) {
    let (mut q, mut r) = (vec![0; a.len()], vec![0; a.len()]);
    let minus_b = negate(b);
    for i in (0..64 * a.len() as u64).rev() {
        let overflow = bit(&r, 64 * a.len() as u64 - 1);
        r = shl(&r, 1);
        r[0] |= u64::from(bit(a, i));
        if overflow || compare(&r, b).is_ge() {
            r = add(&r, &minus_b);
            q[(i / 64) as usize] |= 1 << (i % 64);
        }
    }
    (q, r)
}

/// Why an operation has no result.
pub(in crate::exec) enum Failed {
    ByZero,
    Overflow,
    TooWide,
}

pub(in crate::exec) fn bin(op: BinOp, bits: u32, a: &[u64], b: &[u64]) -> Result<Words, Failed> {
    let shift = if b[1..].iter().any(|&w| w != 0) { u64::MAX } else { b[0] };
    let (width, n) = (u64::from(bits), a.len());
    let pairs = a.iter().zip(b);
    let v = match op {
        BinOp::And => pairs.map(|(a, b)| a & b).collect(),
        BinOp::Or => pairs.map(|(a, b)| a | b).collect(),
        BinOp::Xor => pairs.map(|(a, b)| a ^ b).collect(),
        BinOp::Add => add(a, b),
        BinOp::Sub => add(a, &negate(b)),
        BinOp::Shl | BinOp::LShr if shift >= width => vec![0; n],
        BinOp::Shl => shl(a, shift),
        BinOp::LShr => shr(a, shift),
        BinOp::AShr => {
            // With at least one more word of sign than is shifted out.
            let wide = extend(a, bits, true, 2 * n);
            shr(&wide, shift.min(width - 1))
        }
        _ if bits > MAX_PRODUCT => return Err(Failed::TooWide),
        BinOp::Mul => mul(a, b),
        _ if b.iter().all(|&w| w == 0) => return Err(Failed::ByZero),
        BinOp::UDiv => divide(a, b).0,
        BinOp::URem => divide(a, b).1,
        BinOp::SDiv | BinOp::SRem => {
            let (x, y) = (extend(a, bits, true, n + 1), extend(b, bits, true, n + 1));
            let top = 64 * n as u64 + 63;
            let (minus_x, minus_y) = (bit(&x, top), bit(&y, top));
            let size = |v: &[u64], minus| if minus { negate(v) } else { v.to_vec() };
            let (q, r) = divide(&size(&x, minus_x), &size(&y, minus_y));
            if minus_x == minus_y && bit(&q, width - 1) {
                return Err(Failed::Overflow);
            }
            if op == BinOp::SDiv { size(&q, minus_x != minus_y) } else { size(&r, minus_x) }
        }
        _ => return Err(Failed::TooWide),
    };
    Ok(cut(v, bits))
}

/// The result and whether it does not fit.
pub(in crate::exec) fn overflowing(op: OverflowOp, bits: u32, a: &[u64], b: &[u64]) -> Option<(Words, bool)> {
    let signed = matches!(op, OverflowOp::SAdd | OverflowOp::SSub | OverflowOp::SMul);
    let product = matches!(op, OverflowOp::SMul | OverflowOp::UMul);
    if product && bits > MAX_PRODUCT {
        return None;
    }
    let n = if product { 2 * a.len() + 1 } else { a.len() + 1 };
    let (x, y) = (extend(a, bits, signed, n), extend(b, bits, signed, n));
    let exact = match op {
        OverflowOp::SAdd | OverflowOp::UAdd => add(&x, &y),
        OverflowOp::SSub | OverflowOp::USub => add(&x, &negate(&y)),
        OverflowOp::SMul | OverflowOp::UMul => mul(&x, &y),
    };
    let v = cut(exact.clone(), bits);
    let over = extend(&v, bits, signed, n) != exact;
    Some((v, over))
}

/// The intrinsics of integers.
pub(in crate::exec) fn fun(fun: Fun, bits: u32, a: &[u64], b: &[u64], c: &[u64]) -> Option<Words> {
    let n = a.len();
    let width = u64::from(bits);
    let number = |v: u64| {
        let mut out = vec![0; n];
        out[0] = v;
        out
    };
    let negative = |v: &[u64]| bit(v, width - 1);
    let pick = |first: bool| if first { a.to_vec() } else { b.to_vec() };
    let least = || shl(&number(1), width - 1);
    let limit = |low: bool| if low { least() } else { cut(least().iter().map(|w| !w).collect(), bits) };
    let all = || cut(vec![u64::MAX; n], bits);
    let saturated = |op: OverflowOp, at_limit: &dyn Fn() -> Words| {
        overflowing(op, bits, a, b).map(|(v, over)| if over { at_limit() } else { v })
    };
    let v = match fun {
        Fun::Abs if negative(a) => negate(a),
        Fun::Abs => a.to_vec(),
        Fun::SMax => pick(compare_signed(a, b, bits).is_gt()),
        Fun::SMin => pick(compare_signed(a, b, bits).is_lt()),
        Fun::UMax => pick(compare(a, b).is_gt()),
        Fun::UMin => pick(compare(a, b).is_lt()),
        Fun::CtPop => number(a.iter().map(|w| u64::from(w.count_ones())).sum()),
        Fun::Ctlz => number((0..width).take_while(|i| !bit(a, width - 1 - i)).count() as u64),
        Fun::Cttz => number((0..width).take_while(|&i| !bit(a, i)).count() as u64),
        Fun::BSwap => {
            let bytes: Vec<u8> = a.iter().flat_map(|w| w.to_le_bytes()).take(bits as usize / 8).collect();
            let swapped: Vec<u8> = bytes.into_iter().rev().collect();
            swapped.chunks(8).map(|c| c.iter().rev().fold(0, |v, &b| v << 8 | u64::from(b))).collect()
        }
        Fun::BitReverse => {
            let turned = a.iter().rev().map(|w| w.reverse_bits()).collect::<Words>();
            shr(&turned, 64 * n as u64 - width)
        }
        Fun::FShl | Fun::FShr => {
            let (_, r) = divide(c, &number(width));
            match (fun, r[0]) {
                (Fun::FShl, 0) => a.to_vec(),
                (_, 0) => b.to_vec(),
                (_, r) => {
                    let left = if fun == Fun::FShl { r } else { width - r };
                    shl(a, left).iter().zip(shr(b, width - left)).map(|(x, y)| x | y).collect()
                }
            }
        }
        Fun::UAddSat => saturated(OverflowOp::UAdd, &all)?,
        Fun::USubSat => saturated(OverflowOp::USub, &|| number(0))?,
        Fun::SAddSat => saturated(OverflowOp::SAdd, &|| limit(negative(b)))?,
        Fun::SSubSat => saturated(OverflowOp::SSub, &|| limit(!negative(b)))?,
        Fun::SCmp => cut(vec![compare_signed(a, b, bits) as i64 as u64; n], bits),
        Fun::UCmp => cut(vec![compare(a, b) as i64 as u64; n], bits),
        _ => return None,
    };
    Some(cut(v, bits))
}

/// As a float, rounded once.
pub(in crate::exec) fn to_float(bits: u32, signed: bool, to: Scalar, a: &[u64]) -> u128 {
    let minus = signed && bit(a, u64::from(bits) - 1);
    let size = if minus { negate(&extend(a, bits, true, a.len())) } else { a.to_vec() };
    let top = (0..64 * size.len() as u64).rev().find(|&i| bit(&size, i)).unwrap_or(0);
    // The highest 128 bits; what is below them matters only in that it is not zero.
    let drop = top.saturating_sub(127);
    let kept = shr(&size, drop);
    let lost = (0..drop).any(|i| bit(&size, i));
    let kept = u128::from(kept[0]) | u128::from(kept[1]) << 64 | u128::from(lost);
    wide_float(kept, drop as i32, minus, to)
}

/// From a float's size as `m * 2^e` and its sign, without rounding; `None` if it does not fit.
pub(in crate::exec) fn from_parts(bits: u32, signed: bool, m: u128, e: u32, minus: bool) -> Option<Words> {
    let n = words_of(bits) + 3;
    let mut v = vec![0; n];
    (v[0], v[1]) = (m as u64, (m >> 64) as u64);
    if e >= bits && m != 0 {
        return None;
    }
    let v = shl(&v, u64::from(e));
    let v = if minus { negate(&v) } else { v };
    let out = cut(v.clone(), bits);
    (extend(&out, bits, signed, n) == v).then_some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(v: i128) -> Words {
        cut(extend(&[v as u64, (v >> 64) as u64], 128, true, 4), 200)
    }

    fn back(v: &[u64]) -> i128 {
        (u128::from(v[0]) | u128::from(v[1]) << 64) as i128
    }

    #[test]
    fn agrees_with_128_bits_where_the_result_fits() {
        let numbers = [0i128, 1, -1, 2, -7, 12345678901234567890, -(1 << 60), (1 << 62) + 3, -(1i128 << 63) - 5];
        for a in numbers {
            for b in numbers {
                let run = |op| bin(op, 200, &one(a), &one(b)).ok().map(|v| back(&v));
                assert_eq!(run(BinOp::Add), Some(a + b));
                assert_eq!(run(BinOp::Sub), Some(a - b));
                assert_eq!(run(BinOp::Mul), Some(a * b));
                assert_eq!(run(BinOp::SDiv), a.checked_div(b), "{a} / {b}");
                assert_eq!(run(BinOp::SRem), a.checked_rem(b), "{a} % {b}");
                assert_eq!(run(BinOp::Xor), Some(a ^ b));
                let (v, over) = overflowing(OverflowOp::SMul, 200, &one(a), &one(b)).unwrap();
                assert_eq!((back(&v), over), (a * b, false));
            }
            for n in [0, 1, 63, 64, 65, 127] {
                let run = |op| bin(op, 200, &one(a), &one(n)).ok().map(|v| back(&v));
                assert_eq!(run(BinOp::AShr), Some(a >> n), "{a} >> {n}");
                assert_eq!(run(BinOp::Shl), Some(a << n), "{a} << {n}");
            }
        }
    }

    #[test]
    fn the_smallest_number_by_minus_one_does_not_fit() {
        let least = bin(BinOp::Shl, 200, &one(1), &one(199)).ok().unwrap();
        assert!(matches!(bin(BinOp::SDiv, 200, &least, &one(-1)), Err(Failed::Overflow)));
        assert!(matches!(bin(BinOp::UDiv, 200, &least, &one(0)), Err(Failed::ByZero)));
        assert!(overflowing(OverflowOp::SSub, 200, &least, &one(1)).unwrap().1);
        assert_eq!(fun(Fun::Ctlz, 200, &one(1), &one(0), &one(0)).unwrap()[0], 199);
    }
}
