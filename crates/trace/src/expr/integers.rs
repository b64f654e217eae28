//! Functions of integers that processors and compilers have, as expressions.
//!
//! For any width; made of few operations, in such a way that constants fall out when they become circuits.

use super::{ExprId, ExprOp, Exprs, Wide, mask};

/// An operation that also says whether its result does not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Checked {
    Add,
    Sub,
    Mul,
}

/// Bits of a number up to this one.
fn bits_for(most: u32) -> u32 {
    32 - most.leading_zeros()
}

impl Exprs {
    /// A small number as a value of some width, or its low bits.
    fn small(&mut self, number: ExprId, bits: u32) -> Wide {
        let number = self.wide([number]);
        self.wide_fit(&number, bits, false)
    }

    fn zero_wide(&mut self, bits: u32) -> Wide {
        self.wide_number(bits, 0)
    }

    /// Bits that are set: neighbours are added up, then pairs of them, and so on.
    pub fn count_ones(&mut self, of: &Wide) -> Wide {
        let width = bits_for(of.bits());
        let mut sum = self.constant(width, 0);
        for &word in of.words() {
            let bits = self.width(word);
            let (mut counts, mut far) = (word, 1);
            while far < bits {
                // `far` ones, as many zeros, and again.
                let fields = u64::MAX / (mask(far) + 2);
                let (fields, by) = (self.constant(bits, fields), self.constant(bits, u64::from(far)));
                let low = self.bin(ExprOp::And, counts, fields);
                let high = self.bin(ExprOp::Lshr, counts, by);
                let high = self.bin(ExprOp::And, high, fields);
                counts = self.bin(ExprOp::Add, low, high);
                far *= 2;
            }
            let counts = self.extract(counts, 0, bits_for(bits));
            let counts = self.zext(counts, width);
            sum = self.bin(ExprOp::Add, sum, counts);
        }
        self.small(sum, of.bits())
    }

    /// Where the lowest or the highest bit is set, of what is not zero: the half that has it, and then again.
    fn bit_set(&mut self, word: ExprId, highest: bool) -> ExprId {
        let width = self.width(word);
        let half = 1 << (bits_for(width - 1) - 1);
        let (low, high) = (self.extract(word, 0, half), self.extract(word, half, width - half));
        let looked_at = if highest { high } else { low };
        let zero = self.constant(self.width(looked_at), 0);
        let empty = self.bin(ExprOp::Eq, looked_at, zero);
        let in_high = if highest { self.not(empty) } else { empty };
        if half == 1 {
            return in_high;
        }
        let high = self.zext(high, half);
        let rest = self.ite(in_high, high, low);
        let rest = self.bit_set(rest, highest);
        self.concat(in_high, rest)
    }

    /// Zeros below the lowest bit that is set, or above the highest; all of them if none is.
    pub fn count_zeros(&mut self, of: &Wide, leading: bool) -> Wide {
        let bits = of.bits();
        let width = bits_for(bits);
        let mut count = self.constant(width, bits.into());
        let mut words: Vec<(usize, ExprId)> = of.words().iter().copied().enumerate().collect();
        if !leading {
            words.reverse();
        }
        for (i, word) in words {
            let at = match self.width(word) {
                1 => self.constant(width, 0),
                _ => {
                    let at = self.bit_set(word, leading);
                    self.fit(at, width)
                }
            };
            let start = self.constant(width, 64 * i as u64);
            let at = self.bin(ExprOp::Add, at, start);
            let zeros = if leading {
                let last = self.constant(width, u64::from(bits) - 1);
                self.bin(ExprOp::Sub, last, at)
            } else {
                at
            };
            let zero = self.constant(self.width(word), 0);
            let empty = self.bin(ExprOp::Eq, word, zero);
            count = self.ite(empty, count, zeros);
        }
        self.small(count, bits)
    }

    /// Pieces of so many bits in the opposite order: bytes, or bits.
    pub fn reversed(&mut self, of: &Wide, piece: u32) -> Wide {
        let pieces: Vec<ExprId> =
            (0..of.bits() / piece).rev().flat_map(|i| self.wide_part(of, i * piece, piece).words().to_vec()).collect();
        self.wide(pieces)
    }

    /// The upper half of `high` above `low` moved up by `count`, or the lower half of them moved down. `None` for a width of more than 64 bits that
    /// is no power of two, by an amount that is not known.
    pub fn funnel(&mut self, left: bool, high: &Wide, low: &Wide, count: &Wide) -> Option<Wide> {
        let bits = high.bits();
        let width = self.wide_number(bits, bits.into());
        let most = self.wide_number(bits, u128::from(bits) - 1);
        let count = if bits.is_power_of_two() {
            self.wide_bin(ExprOp::And, count, &most)?
        } else {
            self.wide_bin(ExprOp::Urem, count, &width)?
        };
        let one = self.wide_number(bits, u128::from(bits > 1));
        let rest = self.wide_bin(ExprOp::Sub, &most, &count)?;
        let (there, back) = if left { (ExprOp::Shl, ExprOp::Lshr) } else { (ExprOp::Lshr, ExprOp::Shl) };
        let (whole, other) = if left { (high, low) } else { (low, high) };
        if bits == 1 {
            return Some(whole.clone());
        }
        let moved = self.wide_bin(there, whole, &count)?;
        // In two steps, because together they may be as many as there are bits.
        let come = self.wide_bin(back, other, &one)?;
        let come = self.wide_bin(back, &come, &rest)?;
        self.wide_bin(ExprOp::Or, &moved, &come)
    }

    pub fn absolute(&mut self, of: &Wide) -> Option<Wide> {
        let zero = self.zero_wide(of.bits());
        let (negative, minus) = (self.wide_sign(of), self.wide_bin(ExprOp::Sub, &zero, of)?);
        Some(self.wide_ite(negative, &minus, of))
    }

    /// The larger or the smaller one.
    pub fn extreme(&mut self, signed: bool, largest: bool, a: &Wide, b: &Wide) -> Wide {
        let less = self.wide_compare(if signed { ExprOp::Slt } else { ExprOp::Ult }, a, b);
        if largest { self.wide_ite(less, b, a) } else { self.wide_ite(less, a, b) }
    }

    /// -1, 0 or 1.
    pub fn three_way(&mut self, signed: bool, a: &Wide, b: &Wide) -> Wide {
        let bits = a.bits();
        let less = self.wide_compare(if signed { ExprOp::Slt } else { ExprOp::Ult }, a, b);
        let same = self.wide_compare(ExprOp::Eq, a, b);
        let [minus, zero, one] = [self.wide_largest(bits), self.wide_number(bits, 0), self.wide_number(bits, 1)];
        let rest = self.wide_ite(same, &zero, &one);
        self.wide_ite(less, &minus, &rest)
    }

    /// The result, cut off, and whether that is not the exact one. `None` for products of more than 64 bits.
    pub fn checked(&mut self, op: Checked, signed: bool, a: &Wide, b: &Wide) -> Option<(Wide, ExprId)> {
        let bits = a.bits();
        if op == Checked::Mul || bits <= 32 {
            return self.checked_by_width(op, signed, a, b);
        }
        let value = self.wide_bin(if op == Checked::Add { ExprOp::Add } else { ExprOp::Sub }, a, b)?;
        let over = match (op, signed) {
            (Checked::Add, false) => self.wide_compare(ExprOp::Ult, &value, a),
            (_, false) => self.wide_compare(ExprOp::Ult, a, b),
            _ => {
                // The result's sign is none that the operands' allow.
                let [x, y, v] = [self.wide_sign(a), self.wide_sign(b), self.wide_sign(&value)];
                let other = if op == Checked::Add { v } else { x };
                let (p, q) = (self.bin(ExprOp::Xor, x, v), self.bin(ExprOp::Xor, y, other));
                self.bin(ExprOp::And, p, q)
            }
        };
        Some((value, over))
    }

    /// With twice the bits nothing is lost.
    fn checked_by_width(&mut self, op: Checked, signed: bool, a: &Wide, b: &Wide) -> Option<(Wide, ExprId)> {
        let bits = a.bits();
        let exact = if bits <= 32 {
            let (x, y) = (self.wide_fit(a, 2 * bits, signed), self.wide_fit(b, 2 * bits, signed));
            let op = match op {
                Checked::Add => ExprOp::Add,
                Checked::Sub => ExprOp::Sub,
                Checked::Mul => ExprOp::Mul,
            };
            self.wide_bin(op, &x, &y)?
        } else {
            let (x, y) = (self.wide_fit(a, 64, signed), self.wide_fit(b, 64, signed));
            let ([x], [y]) = (x.words(), y.words()) else { return None };
            if bits > 64 {
                return None;
            }
            self.full_product(signed, *x, *y)
        };
        let value = self.wide_part(&exact, 0, bits);
        let again = self.wide_fit(&value, exact.bits(), signed);
        let fits = self.wide_compare(ExprOp::Eq, &again, &exact);
        Some((value, self.not(fits)))
    }

    /// The nearest number that there is.
    pub fn saturating(&mut self, op: Checked, signed: bool, a: &Wide, b: &Wide) -> Option<Wide> {
        let bits = a.bits();
        let (value, over) = self.checked(op, signed, a, b)?;
        let limit = match (signed, op) {
            (true, _) => self.signed_limit(a),
            (false, Checked::Sub) => self.zero_wide(bits),
            (false, _) => self.wide_largest(bits),
        };
        Some(self.wide_ite(over, &limit, &value))
    }

    /// The end of the signed numbers on the side of this one.
    fn signed_limit(&mut self, of: &Wide) -> Wide {
        let negative = self.wide_sign(of);
        let (least, most) = (self.wide_limit(of.bits(), true), self.wide_limit(of.bits(), false));
        self.wide_ite(negative, &least, &most)
    }

    pub fn saturating_shift(&mut self, signed: bool, a: &Wide, by: &Wide) -> Option<Wide> {
        let moved = self.wide_bin(ExprOp::Shl, a, by)?;
        let back = self.wide_bin(if signed { ExprOp::Ashr } else { ExprOp::Lshr }, &moved, by)?;
        let fits = self.wide_compare(ExprOp::Eq, &back, a);
        let limit = if signed { self.signed_limit(a) } else { self.wide_largest(a.bits()) };
        Some(self.wide_ite(fits, &moved, &limit))
    }
}

#[cfg(test)]
mod tests;
