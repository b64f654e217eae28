//! What an operation can give, from what its operands can be.
//!
//! Few numbers are computed one by one. Ranges are seen as integers, without sign and with, whichever gives less: any
//! integers in a row that are fewer than all numbers are again a range after cutting off to the width, so wrapping around
//! loses nothing.

use super::domain::{Domain, MANY, mask, signed};
use trace::ExprOp;
use trace::expr::{Numbers, compute};

/// Up to how many pairs of numbers are computed one by one.
pub(super) const PAIRS: u64 = 1024;

/// What an operation gives, division by zero as in SMT-LIB.
pub(super) fn total(op: ExprOp, width: u32, a: u64, b: u64) -> u64 {
    compute(op, width, a, b).unwrap_or_else(|| match op {
        ExprOp::Udiv => mask(width),
        ExprOp::Sdiv => {
            if signed(a, width) < 0 {
                1
            } else {
                mask(width)
            }
        }
        _ => a,
    })
}

/// Of a function of one number; `None` if there are too many.
fn each(a: &Domain, width: u32, to: u32, f: impl Fn(u64) -> u64) -> Option<Domain> {
    a.is_listed(width).then(|| Domain::of(a.values(width).into_iter().map(f).collect(), to))
}

fn pairs(a: &Domain, b: &Domain, widths: (u32, u32), to: u32, f: impl Fn(u64, u64) -> u64) -> Option<Domain> {
    let few = a.is_listed(widths.0) && b.is_listed(widths.1);
    if !few || (a.more(widths.0) + 1) * (b.more(widths.1) + 1) > PAIRS {
        return None;
    }
    let b = b.values(widths.1);
    Some(Domain::of(
        a.values(widths.0).into_iter().flat_map(|x| b.iter().map(move |&y| (x, y))).map(|(x, y)| f(x, y)).collect(),
        to,
    ))
}

fn smaller(a: Domain, b: Domain, width: u32) -> Domain {
    if b.more(width) < a.more(width) { b } else { a }
}

fn truth(known: Option<bool>) -> Domain {
    known.map_or(Domain::TRUTH, |b| Domain::one(b.into()))
}

pub(super) fn binary(op: ExprOp, width: u32, a: &Domain, b: &Domain) -> Domain {
    if op.compares() {
        return truth(compare(op, width, a, b));
    }
    let ranges = matches!((a, b), (Domain::Range { .. }, Domain::Range { .. }));
    // Of ranges the sum is exact.
    if !(ranges && matches!(op, ExprOp::Add | ExprOp::Sub))
        && let Some(exact) = pairs(a, b, (width, width), width, |x, y| total(op, width, x, y))
    {
        return exact;
    }
    let zero = b.contains(0, width);
    let ((al, ah), (bl, bh)) = (a.unsigned(width), b.unsigned(width));
    match op {
        ExprOp::Add | ExprOp::Sub => {
            let ((a0, a1), (b0, b1)) = (a.range(width), b.range(width));
            let (sa, sb) = (a1.wrapping_sub(a0) & mask(width), b1.wrapping_sub(b0) & mask(width));
            let first = if op == ExprOp::Add { a0.wrapping_add(b0) } else { a0.wrapping_sub(b1) } & mask(width);
            Domain::integers(first.into(), i128::from(first) + i128::from(sa) + i128::from(sb), width)
        }
        ExprOp::Mul => {
            let plain = match ah.checked_mul(bh) {
                Some(high) => Domain::integers((al * bl).into(), high.into(), width),
                None => Domain::all(width),
            };
            smaller(plain, corners(a.signed(width), b.signed(width), width, |x, y| x * y), width)
        }
        ExprOp::Udiv => {
            let plain = Domain::integers((al / bh.max(1)).into(), (ah / bl.max(1)).into(), width);
            if zero { plain.join(&Domain::one(mask(width)), width) } else { plain }
        }
        ExprOp::Urem => {
            let plain = match ah < bl {
                true => a.clone(),
                false => Domain::Range { first: 0, last: ah.min(bh.saturating_sub(1)) },
            };
            if zero { plain.join(a, width) } else { plain }
        }
        ExprOp::Sdiv => signed_quotient(width, a, b),
        ExprOp::Srem => signed_remainder(width, a, b),
        ExprOp::And | ExprOp::Or | ExprOp::Xor => bitwise(op, width, a, b),
        ExprOp::Shl | ExprOp::Lshr | ExprOp::Ashr => shift(op, width, a, b),
        ExprOp::Eq | ExprOp::Ult | ExprOp::Ule | ExprOp::Slt | ExprOp::Sle => Domain::TRUTH,
    }
}

/// Of a function that is greatest and least at the ends of its operands.
fn corners(a: (i64, i64), b: (i64, i64), width: u32, f: impl Fn(i128, i128) -> i128) -> Domain {
    let ((a0, a1), (b0, b1)) = ((a.0.into(), a.1.into()), (b.0.into(), b.1.into()));
    let all = [f(a0, b0), f(a0, b1), f(a1, b0), f(a1, b1)];
    let (low, high) = all.iter().fold((all[0], all[0]), |(low, high), &v| (low.min(v), high.max(v)));
    Domain::integers(low, high, width)
}

fn signed_quotient(width: u32, a: &Domain, b: &Domain) -> Domain {
    let ((a0, a1), (b0, b1)) = (a.signed(width), b.signed(width));
    let mut parts = Vec::new();
    if b1 > 0 {
        parts.push(corners((a0, a1), (b0.max(1), b1), width, |x, y| x / y));
    }
    if b0 < 0 {
        parts.push(corners((a0, a1), (b0, b1.min(-1)), width, |x, y| x / y));
    }
    if b.contains(0, width) {
        parts.extend((a1 >= 0).then(|| Domain::one(mask(width))));
        parts.extend((a0 < 0).then(|| Domain::one(1 & mask(width))));
    }
    parts.into_iter().reduce(|x, y| x.join(&y, width)).unwrap_or(Domain::all(width))
}

fn signed_remainder(width: u32, a: &Domain, b: &Domain) -> Domain {
    let ((a0, a1), (b0, b1)) = (a.signed(width), b.signed(width));
    // Of the sign of the dividend, smaller than the divisor, not further from 0 than the dividend.
    let most = (i128::from(b0).abs().max(i128::from(b1).abs()) - 1).max(0);
    let low = if a0 < 0 { i128::from(a0).max(-most) } else { 0 };
    let high = if a1 > 0 { i128::from(a1).min(most) } else { 0 };
    let plain = Domain::integers(low, high, width);
    if b.contains(0, width) { plain.join(a, width) } else { plain }
}

fn bitwise(op: ExprOp, width: u32, a: &Domain, b: &Domain) -> Domain {
    let ((ka, va), (kb, vb)) = (a.known(width), b.known(width));
    let ((al, ah), (bl, bh)) = (a.unsigned(width), b.unsigned(width));
    let (most_a, most_b) = (va | mask(width) & !ka, vb | mask(width) & !kb);
    let (low, high) = match op {
        ExprOp::And => (va & vb, (most_a & most_b).min(ah).min(bh)),
        ExprOp::Or => ((va | vb).max(al).max(bl), most_a | most_b),
        _ => ((va ^ vb) & ka & kb, (va ^ vb) & ka & kb | mask(width) & !(ka & kb)),
    };
    let bits = a.signed_bits(width).max(b.signed_bits(width));
    let limit = 1i128 << (bits - 1);
    smaller(Domain::Range { first: low, last: high }, Domain::integers(-limit, limit - 1, width), width)
}

fn shift(op: ExprOp, width: u32, a: &Domain, b: &Domain) -> Domain {
    let (least, most) = b.unsigned(width);
    let top = u64::from(width) - 1;
    if least > top && op != ExprOp::Ashr {
        return Domain::one(0);
    }
    let (from, to) = (least.min(top), most.min(top));
    let (al, ah) = a.unsigned(width);
    let plain = match op {
        ExprOp::Shl => {
            let power = (1i128 << from, 1i128 << to);
            let by = |(low, high): (i128, i128)| {
                let ends = [low * power.0, low * power.1, high * power.0, high * power.1];
                let (least, most) = ends.iter().fold((ends[0], ends[0]), |(l, h), &v| (l.min(v), h.max(v)));
                Domain::integers(least, most, width)
            };
            let (s0, s1) = a.signed(width);
            smaller(by((al.into(), ah.into())), by((s0.into(), s1.into())), width)
        }
        ExprOp::Lshr => Domain::Range { first: al >> to, last: ah >> from },
        _ => return corners(a.signed(width), (from as i64, to as i64), width, |x, y| x >> y),
    };
    if most > top { plain.join(&Domain::one(0), width) } else { plain }
}

fn compare(op: ExprOp, width: u32, a: &Domain, b: &Domain) -> Option<bool> {
    let less = |(al, ah): (i128, i128), (bl, bh): (i128, i128), or_equal: bool| match or_equal {
        false if ah < bl => Some(true),
        false if al >= bh => Some(false),
        true if ah <= bl => Some(true),
        true if al > bh => Some(false),
        _ => None,
    };
    let unsigned = |d: &Domain| {
        let (low, high) = d.unsigned(width);
        (low.into(), high.into())
    };
    let with_sign = |d: &Domain| {
        let (low, high) = d.signed(width);
        (low.into(), high.into())
    };
    match op {
        ExprOp::Eq => match (a.only(), b.only()) {
            (Some(x), Some(y)) => Some(x == y),
            _ => a.apart(b, width).then_some(false),
        },
        ExprOp::Ult => less(unsigned(a), unsigned(b), false),
        ExprOp::Ule => less(unsigned(a), unsigned(b), true),
        ExprOp::Slt => less(with_sign(a), with_sign(b), false),
        _ => less(with_sign(a), with_sign(b), true),
    }
}

/// Of some bits; those above the operand's width are 0.
pub(super) fn extract(a: &Domain, of: u32, low: u32, width: u32) -> Domain {
    if low >= of {
        return Domain::one(0);
    }
    if low == 0 && width == of {
        return a.clone();
    }
    if low + width > of {
        let there = of - low;
        return zext(&extract(a, of, low, there), there, width);
    }
    if let Some(exact) = each(a, of, width, |v| v >> low & mask(width)) {
        return exact;
    }
    if low == 0 {
        let (first, _) = a.range(of);
        return Domain::integers(first.into(), i128::from(first) + i128::from(a.more(of)), width);
    }
    let ((u0, u1), (s0, s1)) = (a.unsigned(of), a.signed(of));
    let plain = Domain::integers((u0 >> low).into(), (u1 >> low).into(), width);
    smaller(plain, Domain::integers((s0 >> low).into(), (s1 >> low).into(), width), width)
}

pub(super) fn zext(a: &Domain, of: u32, width: u32) -> Domain {
    match a {
        Domain::Set(_) => a.clone(),
        Domain::Range { first, last } if first > last && a.is_listed(of) => Domain::of(a.values(of), width),
        Domain::Range { .. } => {
            let (first, last) = a.unsigned(of);
            Domain::Range { first, last }
        }
    }
}

pub(super) fn sext(a: &Domain, of: u32, width: u32) -> Domain {
    if let Some(exact) = each(a, of, width, |v| signed(v, of) as u64 & mask(width)) {
        return exact;
    }
    let (low, high) = a.signed(of);
    Domain::integers(low.into(), high.into(), width)
}

pub(super) fn concat(high: &Domain, low: &Domain, widths: (u32, u32)) -> Domain {
    let width = widths.0 + widths.1;
    if let Some(exact) = pairs(high, low, widths, width, |h, l| h << widths.1 | l) {
        return exact;
    }
    let (l0, l1) = low.unsigned(widths.1);
    let put = |h0: i128, h1: i128| {
        Domain::integers((h0 << widths.1) + i128::from(l0), (h1 << widths.1) + i128::from(l1), width)
    };
    let ((u0, u1), (s0, s1)) = (high.unsigned(widths.0), high.signed(widths.0));
    smaller(put(u0.into(), u1.into()), put(s0.into(), s1.into()), width)
}

pub(super) fn lookup(at: &Domain, numbers: &Numbers) -> Domain {
    let (place, all) = (numbers.place(), numbers.values.iter().zip(0..));
    Domain::of(all.filter(|&(_, i)| at.contains(i, place)).map(|(&v, _)| v).collect(), numbers.width)
}

const _: () = assert!(MANY as u64 <= PAIRS);
