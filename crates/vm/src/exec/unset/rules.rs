//! Which bits of a result are unset, by those of its operands.
//!
//! A value is what it is together with its unset bits: those that would be something else if memory that nobody wrote held
//! something else. The rules are those of memcheck, exact where it pays: `x & 0` is set whatever `x` is, a comparison that
//! the set bits decide is set, a sum is unset only as far up as a carry can get.

use crate::layout::mask;
use ir::inst::BinOp;
use trace::ExprOp;

/// A value, and its unset bits.
#[derive(Clone, Copy)]
pub(super) struct Operand {
    pub(super) value: u64,
    pub(super) unset: u64,
}

impl Operand {
    pub(super) fn set(value: u64) -> Operand {
        Operand { value, unset: 0 }
    }
    fn least(self) -> u64 {
        self.value & !self.unset
    }
    fn most(self) -> u64 {
        self.value | self.unset
    }
    fn cut(self, bits: u32) -> Operand {
        Operand { value: self.value & mask(bits), unset: self.unset & mask(bits) }
    }
    /// A signed number as an unsigned one of the same order.
    fn shifted(self, bits: u32) -> Operand {
        Operand { value: self.value ^ 1 << (bits - 1), unset: self.unset }
    }
}

/// The unset bits of `a op b`, at least one of which has some.
pub(super) fn binary(op: BinOp, bits: u32, a: Operand, b: Operand) -> u64 {
    let either = a.unset | b.unset;
    let unset = match op {
        BinOp::Add => either | (a.least().wrapping_add(b.least()) ^ a.most().wrapping_add(b.most())),
        BinOp::Sub => either | (a.least().wrapping_sub(b.most()) ^ a.most().wrapping_sub(b.least())),
        BinOp::And => either & a.most() & b.most(),
        BinOp::Or => either & !(a.value & !a.unset) & !(b.value & !b.unset),
        BinOp::Xor => either,
        BinOp::Mul => product(a, b),
        BinOp::Shl | BinOp::LShr | BinOp::AShr => return shift(op, bits, a, b),
        _ => u64::MAX,
    };
    unset & mask(bits)
}

/// From the lowest bit on that an unset one has a part in.
fn product(a: Operand, b: Operand) -> u64 {
    let lowest = |unset: u64, other: Operand| match (unset, other.most()) {
        (0, _) | (_, 0) => 64,
        (unset, other) => unset.trailing_zeros() + other.trailing_zeros(),
    };
    let from = lowest(a.unset, b).min(lowest(b.unset, a));
    if from < 64 { u64::MAX << from } else { 0 }
}

fn shift(op: BinOp, bits: u32, a: Operand, b: Operand) -> u64 {
    let low = if bits <= 32 { 31 } else { 63 };
    if b.unset & low != 0 {
        return if a.most() == 0 { 0 } else { mask(bits) };
    }
    // Unset bits go where bits go.
    crate::arith::alu(op, bits, a.unset, b.value)
}

/// Whether `a op b` depends on unset bits, at `bits` bits.
pub(super) fn compares(op: ExprOp, bits: u32, a: Operand, b: Operand) -> bool {
    let (a, b) = (a.cut(bits), b.cut(bits));
    if a.unset | b.unset == 0 {
        return false;
    }
    match op {
        ExprOp::Eq => (a.value ^ b.value) & !(a.unset | b.unset) == 0,
        ExprOp::Ult => !(a.most() < b.least() || a.least() >= b.most()),
        ExprOp::Ule => !(a.most() <= b.least() || a.least() > b.most()),
        ExprOp::Slt => compares(ExprOp::Ult, bits, a.shifted(bits), b.shifted(bits)),
        ExprOp::Sle => compares(ExprOp::Ule, bits, a.shifted(bits), b.shifted(bits)),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All values that an operand can have, of four bits.
    fn values(o: Operand) -> impl Iterator<Item = u64> {
        (0..16).filter(move |v| (v ^ o.value) & !o.unset & 15 == 0)
    }

    fn operands() -> impl Iterator<Item = Operand> {
        (0..16).flat_map(|value| (0..16).map(move |unset| Operand { value, unset }))
    }

    fn differ(results: impl Iterator<Item = u64>) -> u64 {
        let (and, or) = results.fold((15, 0), |(and, or), r| (and & r, or | r));
        and ^ or
    }

    /// No rule says that a bit is set which depends on an unset one, and those for `&`, `|` and `^` say no more than that.
    #[test]
    fn rules_miss_no_bit_of_any_operation_on_four_bits() {
        use BinOp::{Add, And, LShr, Mul, Or, Shl, Sub, Xor};
        for (a, b) in operands().flat_map(|a| operands().map(move |b| (a, b))).filter(|(a, b)| a.unset | b.unset != 0) {
            for op in [Add, Sub, Mul, And, Or, Xor, Shl, LShr] {
                let all = values(a).flat_map(|x| values(b).map(move |y| crate::arith::alu(op, 4, x, y)));
                let (really, said) = (differ(all), binary(op, 4, a, b));
                assert_eq!(really & !said, 0, "{op:?} of {:x}/{:x} and {:x}/{:x}", a.value, a.unset, b.value, b.unset);
                assert!(really == said || !matches!(op, And | Or | Xor), "{op:?} says too much");
            }
        }
    }

    #[test]
    fn comparisons_depend_on_unset_bits_only_if_both_answers_are_possible() {
        let signed = |v: u64| (v as i64) << 60 >> 60;
        for (a, b) in operands().flat_map(|a| operands().map(move |b| (a, b))) {
            for op in [ExprOp::Eq, ExprOp::Ult, ExprOp::Ule, ExprOp::Slt, ExprOp::Sle] {
                let holds = |x: u64, y: u64| match op {
                    ExprOp::Eq => x == y,
                    ExprOp::Ult => x < y,
                    ExprOp::Ule => x <= y,
                    ExprOp::Slt => signed(x) < signed(y),
                    _ => signed(x) <= signed(y),
                };
                let all: Vec<bool> = values(a).flat_map(|x| values(b).map(move |y| holds(x, y))).collect();
                let both = all.contains(&true) && all.contains(&false);
                assert_eq!(compares(op, 4, a, b), both, "{op:?}");
            }
        }
    }
}
