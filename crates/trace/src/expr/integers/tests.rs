//! Every function on all values of a few bits, and on many of 65 to 128, against 128-bit arithmetic.

use super::super::{Exprs, Wide, compute};
use super::*;

fn cut(v: u128, bits: u32) -> u128 {
    if bits == 128 { v } else { v & ((1 << bits) - 1) }
}

fn with_sign(v: u128, bits: u32) -> i128 {
    ((v << (128 - bits)) as i128) >> (128 - bits)
}

/// Two unknowns and what is made of them.
struct Case {
    exprs: Exprs,
    bits: u32,
    a: Wide,
    b: Wide,
}

fn unknown(e: &mut Exprs, bits: u32) -> Wide {
    let words: Vec<ExprId> = (0..bits.div_ceil(64)).map(|i| e.fresh((bits - 64 * i).min(64))).collect();
    e.wide(words)
}

impl Case {
    fn new(bits: u32) -> Case {
        let mut exprs = Exprs::new();
        let (a, b) = (unknown(&mut exprs, bits), unknown(&mut exprs, bits));
        Case { exprs, bits, a, b }
    }

    fn value(&self, of: &Wide, (a, b): (u128, u128)) -> Option<u128> {
        let words = self.bits.div_ceil(64);
        let mut find = |v: super::super::Var| {
            let (of, i) = if v.0 < words { (a, v.0) } else { (b, v.0 - words) };
            (of >> (64 * i)) as u64
        };
        let mut value = 0;
        for (i, &word) in of.words().iter().enumerate() {
            value |= u128::from(self.exprs.eval(word, &mut find)?) << (64 * i);
        }
        Some(value)
    }

    fn pairs(&self) -> Vec<(u128, u128)> {
        if self.bits <= 5 {
            let all = 0..1u128 << self.bits;
            return all.clone().flat_map(|a| all.clone().map(move |b| (a, b))).collect();
        }
        let mut state = 7u64;
        let mut random = || {
            let mut next = || {
                state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                u128::from(state >> 32)
            };
            let word = next() | next() << 32 | next() << 64 | next() << 96;
            // Small ones, large ones, and those near the ends.
            match next() % 6 {
                0 => next() % 140,
                1 => word >> (next() % 128),
                2 => (word >> (next() % 128)).wrapping_neg(),
                3 => 1 << (next() % 128),
                4 => (1u128 << (next() % 128)).wrapping_sub(1),
                _ => word,
            }
        };
        let bits = self.bits;
        (0..600).map(|_| (cut(random(), bits), cut(random(), bits))).collect()
    }

    fn check(&self, name: &str, made: &Wide, plain: impl Fn(u128, u128) -> Option<u128>) {
        for (a, b) in self.pairs() {
            if let Some(plain) = plain(a, b) {
                assert_eq!(
                    self.value(made, (a, b)),
                    Some(cut(plain, made.bits())),
                    "{name} {} {a:#x} {b:#x}",
                    self.bits
                );
            }
        }
    }
}

const WIDTHS: [u32; 16] = [1, 2, 3, 4, 5, 8, 16, 24, 31, 32, 33, 63, 64, 65, 100, 128];

#[test]
fn operations_of_any_width() {
    for bits in WIDTHS {
        let mut case = Case::new(bits);
        let (a, b) = (case.a.clone(), case.b.clone());
        for op in ExprOp::ALL {
            if bits > 64 && matches!(op, ExprOp::Udiv | ExprOp::Urem | ExprOp::Sdiv | ExprOp::Srem) {
                assert_eq!(case.exprs.wide_bin(op, &a, &b), None);
                continue;
            }
            let made = case.exprs.wide_bin(op, &a, &b).unwrap();
            case.check(op.name(), &made, |a, b| {
                if bits <= 64 {
                    return compute(op, bits, a as u64, b as u64).map(u128::from);
                }
                let (sa, sb) = (with_sign(a, bits), with_sign(b, bits));
                let far = b >= u128::from(bits);
                Some(match op {
                    ExprOp::Add => a.wrapping_add(b),
                    ExprOp::Sub => a.wrapping_sub(b),
                    ExprOp::Mul => a.wrapping_mul(b),
                    ExprOp::And => a & b,
                    ExprOp::Or => a | b,
                    ExprOp::Xor => a ^ b,
                    ExprOp::Shl | ExprOp::Lshr if far => 0,
                    ExprOp::Shl => a << b,
                    ExprOp::Lshr => a >> b,
                    ExprOp::Ashr => (sa >> b.min(127)) as u128,
                    ExprOp::Eq => (a == b).into(),
                    ExprOp::Ult => (a < b).into(),
                    ExprOp::Ule => (a <= b).into(),
                    ExprOp::Slt => (sa < sb).into(),
                    _ => (sa <= sb).into(),
                })
            });
        }
        for to in WIDTHS {
            let (signed, unsigned) = (case.exprs.wide_fit(&a, to, true), case.exprs.wide_fit(&a, to, false));
            case.check("sext", &signed, |a, _| Some(with_sign(a, bits) as u128));
            case.check("zext", &unsigned, |a, _| Some(a));
        }
    }
}

#[test]
fn small_numbers_of_many_bits_are_divided() {
    let mut case = Case::new(64);
    let (a, b) = (case.exprs.wide_fit(&case.a.clone(), 128, false), case.exprs.wide_fit(&case.b.clone(), 128, false));
    for (op, signed) in [(ExprOp::Udiv, ExprOp::Sdiv), (ExprOp::Urem, ExprOp::Srem)] {
        let made = case.exprs.wide_bin(op, &a, &b).unwrap();
        assert_eq!(case.exprs.wide_bin(signed, &a, &b).as_ref(), Some(&made));
        case.check(op.name(), &made, |a, b| if op == ExprOp::Udiv { a.checked_div(b) } else { a.checked_rem(b) });
    }
}

#[test]
fn numbers_of_many_bits_are_divided_by_known_ones() {
    let divisors: [u128; 4] = [1, 10, 1_000_003, 12_345_678_901_234_567_890_123];
    for bits in [65, 128] {
        let mut case = Case::new(bits);
        let a = case.a.clone();
        for by in divisors.into_iter().flat_map(|by| [by, by.wrapping_neg()]).map(|by| cut(by, bits)) {
            let signed = with_sign(by, bits);
            let number = case.exprs.wide_number(bits, by);
            for op in [ExprOp::Udiv, ExprOp::Urem, ExprOp::Sdiv, ExprOp::Srem] {
                let made = case.exprs.wide_bin(op, &a, &number);
                if by == 0 || signed == -1 && matches!(op, ExprOp::Sdiv | ExprOp::Srem) {
                    assert_eq!(made, None);
                    continue;
                }
                case.check(op.name(), &made.unwrap(), |a, _| {
                    let sa = with_sign(a, bits);
                    Some(match op {
                        ExprOp::Udiv => a / by,
                        ExprOp::Urem => a % by,
                        ExprOp::Sdiv => (sa / signed) as u128,
                        _ => (sa % signed) as u128,
                    })
                });
            }
        }
    }
}

#[test]
fn bits_are_counted_and_turned_round() {
    for bits in WIDTHS {
        let mut case = Case::new(bits);
        let (a, b) = (case.a.clone(), case.b.clone());
        let e = &mut case.exprs;
        let (ones, leading, trailing) = (e.count_ones(&a), e.count_zeros(&a, true), e.count_zeros(&a, false));
        let (turned, size) = (e.reversed(&a, 1), e.absolute(&a).unwrap());
        case.check("ones", &ones, |a, _| Some(a.count_ones().into()));
        case.check("leading", &leading, |a, _| Some((a.leading_zeros() - (128 - bits)).into()));
        case.check("trailing", &trailing, |a, _| Some(a.trailing_zeros().min(bits).into()));
        case.check("turned", &turned, |a, _| Some(a.reverse_bits() >> (128 - bits)));
        case.check("size", &size, |a, _| Some(with_sign(a, bits).wrapping_abs() as u128));
        if bits.is_multiple_of(8) {
            let swapped = case.exprs.reversed(&a, 8);
            case.check("swapped", &swapped, |a, _| Some(a.swap_bytes() >> (128 - bits)));
        }
        for signed in [false, true] {
            let less = |a, b| if signed { with_sign(a, bits) < with_sign(b, bits) } else { a < b };
            let (most, least) = (case.exprs.extreme(signed, true, &a, &b), case.exprs.extreme(signed, false, &a, &b));
            case.check("most", &most, |a, b| Some(if less(a, b) { b } else { a }));
            case.check("least", &least, |a, b| Some(if less(a, b) { a } else { b }));
            if bits > 1 {
                let order = case.exprs.three_way(signed, &a, &b);
                case.check(
                    "order",
                    &order,
                    |a, b| Some(i128::from(less(b, a)).wrapping_sub(less(a, b).into()) as u128),
                );
            }
        }
    }
}

#[test]
fn bits_are_moved_round() {
    for bits in WIDTHS {
        for left in [false, true] {
            let mut case = Case::new(bits);
            let (a, b) = (case.a.clone(), case.b.clone());
            // What is moved is unknown and so is the amount, or the amount is a number.
            let mut counts = vec![b.clone()];
            counts.extend([0, 1, bits / 2, bits - 1].map(|n| case.exprs.wide_number(bits, n.into())));
            for (i, count) in counts.iter().enumerate() {
                let Some(made) = case.exprs.funnel(left, &a, &a, count) else {
                    assert!(bits > 64 && !bits.is_power_of_two());
                    continue;
                };
                let n = if i == 0 { None } else { Some([0, 1, bits / 2, bits - 1][i - 1]) };
                case.check("rotate", &made, |a, b| {
                    let n = n.unwrap_or((b % u128::from(bits)) as u32) % bits;
                    let up = if left { n } else { bits - n };
                    Some(a.checked_shl(up).unwrap_or(0) | a.checked_shr(bits - up).unwrap_or(0))
                });
            }
            if let Some(made) = case.exprs.funnel(left, &a, &b, &b) {
                case.check("funnel", &made, |a, b| {
                    let n = (b % u128::from(bits)) as u32;
                    let up = if left { n } else { bits - n };
                    Some(a.checked_shl(up).unwrap_or(0) | b.checked_shr(bits - up).unwrap_or(0))
                });
            }
        }
    }
}

/// The exact result if 128 bits are enough to know it, cut to the width, and whether it does not fit.
fn exact(op: Checked, signed: bool, bits: u32, a: u128, b: u128) -> Option<(u128, bool)> {
    if signed {
        let (a, b) = (with_sign(a, bits), with_sign(b, bits));
        let (v, over) = match op {
            Checked::Add => a.overflowing_add(b),
            Checked::Sub => a.overflowing_sub(b),
            Checked::Mul => a.overflowing_mul(b),
        };
        let v = v as u128;
        Some((cut(v, bits), over || with_sign(cut(v, bits), bits) as u128 != v))
    } else {
        let (v, over) = match op {
            Checked::Add => a.overflowing_add(b),
            Checked::Sub => a.overflowing_sub(b),
            Checked::Mul => a.overflowing_mul(b),
        };
        Some((cut(v, bits), over || cut(v, bits) != v))
    }
}

#[test]
fn what_does_not_fit_is_noticed() {
    for bits in WIDTHS {
        for signed in [false, true] {
            for op in [Checked::Add, Checked::Sub, Checked::Mul] {
                let mut case = Case::new(bits);
                let (a, b) = (case.a.clone(), case.b.clone());
                let Some((value, over)) = case.exprs.checked(op, signed, &a, &b) else {
                    assert!(op == Checked::Mul && bits > 64);
                    continue;
                };
                let over = case.exprs.wide([over]);
                case.check("value", &value, |a, b| exact(op, signed, bits, a, b).map(|x| x.0));
                case.check("over", &over, |a, b| exact(op, signed, bits, a, b).map(|x| x.1.into()));
                if op == Checked::Mul {
                    continue;
                }
                let limited = case.exprs.saturating(op, signed, &a, &b).unwrap();
                case.check("limited", &limited, |a, b| {
                    let (v, over) = exact(op, signed, bits, a, b)?;
                    let least = 1u128 << (bits - 1);
                    Some(match () {
                        () if !over => v,
                        () if signed && with_sign(a, bits) < 0 => least,
                        () if signed => cut(!least, bits),
                        () if op == Checked::Sub => 0,
                        () => cut(u128::MAX, bits),
                    })
                });
            }
            let mut case = Case::new(bits);
            let (a, b) = (case.a.clone(), case.b.clone());
            let moved = case.exprs.saturating_shift(signed, &a, &b).unwrap();
            case.check("moved", &moved, |a, b| {
                if b >= u128::from(bits) {
                    return None;
                }
                let v = cut(a << b, bits);
                Some(match signed {
                    false => {
                        if v >> b == a {
                            v
                        } else {
                            cut(u128::MAX, bits)
                        }
                    }
                    true if with_sign(v, bits) >> b == with_sign(a, bits) => v,
                    true if with_sign(a, bits) < 0 => 1 << (bits - 1),
                    true => cut(!(1 << (bits - 1)), bits),
                })
            });
        }
    }
}
