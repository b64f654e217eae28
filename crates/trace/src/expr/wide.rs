//! Bit vectors of any width, for what has more than 64 bits: words, each an expression.
//!
//! Words are cut at multiples of 64 bits, so one that fits into 64 bits is one expression, and every operation on it is the plain one.

use super::{ExprId, ExprOp, Exprs, Node};

const WORD: u32 = 64;

/// Expressions of 64 bits each, lowest first; the highest has the bits that are left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wide {
    words: Vec<ExprId>,
    bits: u32,
}

impl Wide {
    pub fn bits(&self) -> u32 {
        self.bits
    }

    pub fn words(&self) -> &[ExprId] {
        &self.words
    }
}

impl Exprs {
    /// Of expressions put together, lowest first, whatever their widths.
    pub fn wide(&mut self, parts: impl IntoIterator<Item = ExprId>) -> Wide {
        let (mut words, mut bits) = (Vec::new(), 0);
        let mut open: Option<ExprId> = None;
        for mut part in parts {
            bits += self.width(part);
            loop {
                let (have, width) = (open.map_or(0, |o| self.width(o)), self.width(part));
                let take = width.min(WORD - have);
                let low = self.extract(part, 0, take);
                let joined = match open {
                    None => low,
                    Some(below) => self.concat(low, below),
                };
                open = Some(joined);
                if have + take == WORD {
                    words.extend(open.take());
                }
                if take == width {
                    break;
                }
                part = self.extract(part, take, width - take);
            }
        }
        words.extend(open);
        Wide { words, bits }
    }

    pub fn wide_number(&mut self, bits: u32, value: u128) -> Wide {
        let words = (0..bits.div_ceil(WORD))
            .map(|i| {
                let word = value.checked_shr(WORD * i).unwrap_or(0) as u64;
                self.constant((bits - WORD * i).min(WORD), word)
            })
            .collect();
        Wide { words, bits }
    }

    fn wide_ones(&mut self, bits: u32) -> Wide {
        let words = (0..bits.div_ceil(WORD)).map(|i| self.constant((bits - WORD * i).min(WORD), u64::MAX)).collect();
        Wide { words, bits }
    }

    /// `width` bits from bit `low` on.
    pub fn wide_part(&mut self, of: &Wide, low: u32, width: u32) -> Wide {
        let mut parts = Vec::new();
        for (i, &word) in of.words.iter().enumerate() {
            let start = WORD * i as u32;
            let (from, to) = (low.max(start), (low + width).min(start + self.width(word)));
            if from < to {
                parts.push(self.extract(word, from - start, to - from));
            }
        }
        self.wide(parts)
    }

    pub fn wide_bit(&mut self, of: &Wide, bit: u32) -> ExprId {
        self.extract(of.words[(bit / WORD) as usize], bit % WORD, 1)
    }

    pub fn wide_sign(&mut self, of: &Wide) -> ExprId {
        self.wide_bit(of, of.bits - 1)
    }

    /// Cut off, or with zeros above, or with copies of the sign.
    pub fn wide_fit(&mut self, of: &Wide, bits: u32, signed: bool) -> Wide {
        if bits <= of.bits {
            return self.wide_part(of, 0, bits);
        }
        let above = bits - of.bits;
        let fill = if signed {
            let sign = self.wide_sign(of);
            let fill = self.sext(sign, above.min(WORD));
            let whole = (0..above / WORD).map(|_| fill).collect::<Vec<_>>();
            let rest = (!above.is_multiple_of(WORD)).then(|| self.extract(fill, 0, above % WORD));
            whole.into_iter().chain(rest).collect()
        } else {
            self.wide_number(above, 0).words
        };
        let words: Vec<ExprId> = of.words.iter().copied().chain(fill).collect();
        // In one operation where that is one.
        if bits <= WORD {
            let [word] = of.words[..] else { return self.wide(words) };
            let word = if signed { self.sext(word, bits) } else { self.zext(word, bits) };
            return Wide { words: vec![word], bits };
        }
        self.wide(words)
    }

    fn each_word(&mut self, a: &Wide, b: &Wide, mut f: impl FnMut(&mut Exprs, ExprId, ExprId) -> ExprId) -> Wide {
        let words = a.words.iter().zip(&b.words).map(|(&x, &y)| f(self, x, y)).collect();
        Wide { words, bits: a.bits }
    }

    pub fn wide_ite(&mut self, c: ExprId, a: &Wide, b: &Wide) -> Wide {
        self.each_word(a, b, |e, x, y| e.ite(c, x, y))
    }

    /// An operation on two of one width; `None` for a division of more than 64 bits.
    pub fn wide_bin(&mut self, op: ExprOp, a: &Wide, b: &Wide) -> Option<Wide> {
        debug_assert_eq!(a.bits, b.bits, "operands of one width");
        if let ([x], [y]) = (&a.words[..], &b.words[..]) {
            let made = self.bin(op, *x, *y);
            return Some(Wide { words: vec![made], bits: self.width(made) });
        }
        Some(match op {
            ExprOp::And | ExprOp::Or | ExprOp::Xor => self.each_word(a, b, |e, x, y| e.bin(op, x, y)),
            ExprOp::Add => self.wide_sum(a, b),
            ExprOp::Sub => self.wide_difference(a, b),
            ExprOp::Mul => self.wide_product(a, b),
            ExprOp::Shl | ExprOp::Lshr | ExprOp::Ashr => self.wide_shift(op, a, b),
            ExprOp::Udiv | ExprOp::Urem => self.wide_division(op, a, b)?,
            ExprOp::Sdiv | ExprOp::Srem => self.wide_signed_division(op, a, b)?,
            ExprOp::Eq | ExprOp::Ult | ExprOp::Ule | ExprOp::Slt | ExprOp::Sle => {
                let truth = self.wide_compare(op, a, b);
                self.wide([truth])
            }
        })
    }

    /// The truth value of a comparison.
    pub fn wide_compare(&mut self, op: ExprOp, a: &Wide, b: &Wide) -> ExprId {
        let pairs: Vec<(ExprId, ExprId)> = a.words.iter().copied().zip(b.words.iter().copied()).collect();
        if op == ExprOp::Eq {
            let mut all = self.constant(1, 1);
            for (x, y) in pairs {
                let same = self.bin(ExprOp::Eq, x, y);
                all = self.bin(ExprOp::And, all, same);
            }
            return all;
        }
        // The highest words that differ decide.
        let mut less = self.constant(1, u64::from(matches!(op, ExprOp::Ule | ExprOp::Sle)));
        for (i, &(x, y)) in pairs.iter().enumerate() {
            let top = i + 1 == pairs.len() && matches!(op, ExprOp::Slt | ExprOp::Sle);
            let below = self.bin(if top { ExprOp::Slt } else { ExprOp::Ult }, x, y);
            let same = self.bin(ExprOp::Eq, x, y);
            let rest = self.bin(ExprOp::And, same, less);
            less = self.bin(ExprOp::Or, below, rest);
        }
        less
    }

    fn wide_sum(&mut self, a: &Wide, b: &Wide) -> Wide {
        let mut carry = self.constant(1, 0);
        self.each_word(a, b, |e, x, y| {
            let sum = e.bin(ExprOp::Add, x, y);
            let over = e.bin(ExprOp::Ult, sum, x);
            let from_below = e.zext(carry, e.width(x));
            let whole = e.bin(ExprOp::Add, sum, from_below);
            let again = e.bin(ExprOp::Ult, whole, sum);
            carry = e.bin(ExprOp::Or, over, again);
            whole
        })
    }

    fn wide_difference(&mut self, a: &Wide, b: &Wide) -> Wide {
        let mut borrow = self.constant(1, 0);
        self.each_word(a, b, |e, x, y| {
            let difference = e.bin(ExprOp::Sub, x, y);
            let under = e.bin(ExprOp::Ult, x, y);
            let for_below = e.zext(borrow, e.width(x));
            let again = e.bin(ExprOp::Ult, difference, for_below);
            borrow = e.bin(ExprOp::Or, under, again);
            e.bin(ExprOp::Sub, difference, for_below)
        })
    }

    /// The upper half of the product of two words without sign, from products of half words.
    fn upper_product(&mut self, x: ExprId, y: ExprId) -> ExprId {
        let half = |e: &mut Exprs, of, low| {
            let part = e.extract(of, low, 32);
            e.zext(part, WORD)
        };
        let (x0, x1, y0, y1) = (half(self, x, 0), half(self, x, 32), half(self, y, 0), half(self, y, 32));
        let mut times = |a, b| self.bin(ExprOp::Mul, a, b);
        let (low, left, right, high) = (times(x0, y0), times(x0, y1), times(x1, y0), times(x1, y1));
        let parts = [half(self, low, 32), half(self, left, 0), half(self, right, 0)];
        let middle = parts.into_iter().reduce(|a, b| self.bin(ExprOp::Add, a, b)).unwrap_or(low);
        let above = [half(self, left, 32), half(self, right, 32), half(self, middle, 32)];
        above.into_iter().fold(high, |sum, part| self.bin(ExprOp::Add, sum, part))
    }

    fn wide_product(&mut self, a: &Wide, b: &Wide) -> Wide {
        let (n, bits) = (a.words.len(), WORD * a.words.len() as u32);
        let (x, y) = (self.wide_fit(a, bits, false), self.wide_fit(b, bits, false));
        let mut sum = self.wide_number(bits, 0);
        for (i, &p) in x.words.iter().enumerate() {
            for (j, &q) in y.words.iter().enumerate().take(n - i) {
                let mut row = self.wide_number(bits, 0);
                row.words[i + j] = self.bin(ExprOp::Mul, p, q);
                if i + j + 1 < n {
                    row.words[i + j + 1] = self.upper_product(p, q);
                }
                sum = self.wide_sum(&sum, &row);
            }
        }
        self.wide_part(&sum, 0, a.bits)
    }

    /// The exact product of two words, of 128 bits.
    pub fn full_product(&mut self, signed: bool, x: ExprId, y: ExprId) -> Wide {
        let low = self.bin(ExprOp::Mul, x, y);
        let mut high = self.upper_product(x, y);
        if signed {
            // Where one is negative, it was taken for one that is larger by 2^64.
            for (one, other) in [(x, y), (y, x)] {
                let zero = self.constant(WORD, 0);
                let negative = self.bin(ExprOp::Slt, one, zero);
                let extra = self.ite(negative, other, zero);
                high = self.bin(ExprOp::Sub, high, extra);
            }
        }
        Wide { words: vec![low, high], bits: 2 * WORD }
    }

    /// One layer for each bit of the amount; by the width or more everything is out.
    fn wide_shift(&mut self, op: ExprOp, a: &Wide, by: &Wide) -> Wide {
        let fill = match op {
            ExprOp::Ashr => self.wide_sign(a),
            _ => self.constant(1, 0),
        };
        let filled = |e: &mut Exprs, bits: u32| {
            let one = e.wide([fill]);
            e.wide_fit(&one, bits, true)
        };
        let mut value = a.clone();
        let layers = (0..).take_while(|&i| 1 << i < a.bits).count() as u32;
        for i in 0..layers {
            let far = 1 << i;
            let moved = match op {
                ExprOp::Shl => {
                    let (low, rest) = (self.wide_number(far, 0), self.wide_part(&value, 0, a.bits - far));
                    self.wide(low.words.into_iter().chain(rest.words))
                }
                _ => {
                    let (rest, high) = (self.wide_part(&value, far, a.bits - far), filled(self, far));
                    self.wide(rest.words.into_iter().chain(high.words))
                }
            };
            let bit = self.wide_bit(by, i);
            value = self.wide_ite(bit, &moved, &value);
        }
        let above = self.wide_part(by, layers, by.bits - layers);
        let zero = self.wide_number(above.bits, 0);
        let near = self.wide_compare(ExprOp::Eq, &above, &zero);
        let all = filled(self, a.bits);
        self.wide_ite(near, &value, &all)
    }

    /// Of numbers that fit into a word, or by a number that is known.
    fn wide_division(&mut self, op: ExprOp, a: &Wide, b: &Wide) -> Option<Wide> {
        let high = a.words[1..].iter().chain(&b.words[1..]);
        if high.copied().any(|word| self.as_const(word) != Some(0)) {
            let by = self.wide_known(b)?;
            return (by != 0).then(|| self.long_division(op, a, by));
        }
        let low = self.bin(op, a.words[0], b.words[0]);
        let low = self.wide([low]);
        Some(self.wide_fit(&low, a.bits, false))
    }

    /// Bit by bit, from the top: what is left over is less than the divisor, so it takes hardly more bits than that has.
    fn long_division(&mut self, op: ExprOp, a: &Wide, by: u128) -> Wide {
        let width = 129 - by.leading_zeros();
        let parts = [by as u64, (by >> 64) as u64, 0].into_iter().enumerate();
        let parts = parts.map(|(i, word)| (width.saturating_sub(WORD * i as u32).min(WORD), word));
        let parts: Vec<ExprId> = parts.filter(|p| p.0 > 0).map(|(bits, word)| self.constant(bits, word)).collect();
        let by = self.wide(parts);
        let mut rest = self.wide_number(width, 0);
        let mut quotient = Vec::new();
        for bit in (0..a.bits).rev() {
            let next = self.wide_bit(a, bit);
            let kept = self.wide_part(&rest, 0, width - 1);
            let shifted = self.wide([next].into_iter().chain(kept.words));
            let fits = self.wide_compare(ExprOp::Ule, &by, &shifted);
            let less = self.wide_difference(&shifted, &by);
            rest = self.wide_ite(fits, &less, &shifted);
            quotient.push(fits);
        }
        match op {
            ExprOp::Udiv => self.wide(quotient.into_iter().rev()),
            _ => self.wide_fit(&rest, a.bits, false),
        }
    }

    /// By the magnitudes. A divisor of -1 may overflow, which is a decision, and is not made here.
    fn wide_signed_division(&mut self, op: ExprOp, a: &Wide, b: &Wide) -> Option<Wide> {
        let plain = if op == ExprOp::Sdiv { ExprOp::Udiv } else { ExprOp::Urem };
        let signs = [self.wide_sign(a), self.wide_sign(b)];
        if signs.into_iter().all(|s| self.as_const(s) == Some(0)) {
            return self.wide_division(plain, a, b);
        }
        let by = self.wide_known(b)?;
        let above = 128 - b.bits.min(128);
        let by = ((by << above) as i128) >> above;
        if b.bits > 128 || by == 0 || by == -1 {
            return None;
        }
        let zero = self.wide_number(a.bits, 0);
        let opposite = self.wide_difference(&zero, a);
        let magnitude = self.wide_ite(signs[0], &opposite, a);
        let divisor = self.wide_number(a.bits, by.unsigned_abs());
        let made = self.wide_division(plain, &magnitude, &divisor)?;
        let opposite = self.wide_difference(&zero, &made);
        // What is left over has the sign of the dividend.
        let keeps = op == ExprOp::Srem || by > 0;
        let (negative, positive) = if keeps { (&opposite, &made) } else { (&made, &opposite) };
        Some(self.wide_ite(signs[0], negative, positive))
    }

    /// Its value, if it is known and has no more than 128 bits that are not 0.
    fn wide_known(&self, of: &Wide) -> Option<u128> {
        let mut value = 0;
        for (i, &word) in of.words.iter().enumerate() {
            let word = self.as_const(word)?;
            if i >= 2 && word != 0 {
                return None;
            }
            value |= u128::from(word).checked_shl(WORD * i as u32).unwrap_or(0);
        }
        Some(value)
    }

    pub fn wide_is_const(&self, of: &Wide) -> bool {
        of.words.iter().all(|&w| matches!(self.node(w), Node::Const { .. }))
    }

    /// The smallest number with sign, or the largest.
    pub(super) fn wide_limit(&mut self, bits: u32, smallest: bool) -> Wide {
        let top = self.constant(1, u64::from(smallest));
        if bits == 1 {
            return self.wide([top]);
        }
        let rest = if smallest { self.wide_number(bits - 1, 0) } else { self.wide_ones(bits - 1) };
        self.wide(rest.words.into_iter().chain([top]))
    }

    pub(super) fn wide_largest(&mut self, bits: u32) -> Wide {
        self.wide_ones(bits)
    }
}
