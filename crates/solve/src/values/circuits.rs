//! Arithmetic on bits, lowest first.
//!
//! The circuits are the plain ones: ripple-carry adders, a chain of majorities to compare, shift and add to multiply,
//! one layer per bit of the amount to shift. Division is defined by multiplication: `a = q * b + r`, wide
//! enough that nothing is cut off.

use super::gates::Gates;
use super::{Clauses, Lit};

/// Bits, lowest first.
pub(super) type Word = Vec<Lit>;

impl Gates {
    pub(super) fn number(&self, value: u64, width: usize) -> Word {
        (0..width).map(|i| self.constant(i < 64 && value >> i & 1 == 1)).collect()
    }

    /// How many bits are not constant, up to the highest one that is not 0.
    pub(super) fn open_bits(&self, word: &[Lit]) -> usize {
        word.iter().filter(|&&l| self.known(l).is_none()).count()
    }

    /// Without the zeros above.
    pub(super) fn without_zeros<'w>(&self, mut word: &'w [Lit]) -> &'w [Lit] {
        while let [rest @ .., top] = word
            && *top == -self.truth
        {
            word = rest;
        }
        word
    }

    /// `a + b + carry`, as wide as the first.
    fn add_with(&mut self, a: &[Lit], b: &[Lit], mut carry: Lit, out: &mut impl Clauses) -> Word {
        let zero = -self.truth;
        let mut sum = Vec::with_capacity(a.len());
        for (i, &bit) in a.iter().enumerate() {
            let lits = [bit, b.get(i).copied().unwrap_or(zero), carry];
            if i + 1 == a.len() {
                // Of the highest bit, nobody wants the carry.
                let two = self.xor(lits[0], lits[1], out);
                let last =
                    if self.known(lits[0]).is_some() || self.known(lits[1]).is_some() || self.known(carry).is_some() {
                        self.xor(two, carry, out)
                    } else {
                        self.sum(lits, out).0
                    };
                sum.push(last);
            } else {
                let (low, high) = self.sum(lits, out);
                sum.push(low);
                carry = high;
            }
        }
        sum
    }

    pub(super) fn plus(&mut self, a: &[Lit], b: &[Lit], out: &mut impl Clauses) -> Word {
        self.add_with(a, b, -self.truth, out)
    }

    pub(super) fn minus(&mut self, a: &[Lit], b: &[Lit], out: &mut impl Clauses) -> Word {
        let not: Word = (0..a.len()).map(|i| b.get(i).map_or(self.truth, |l| -l)).collect();
        self.add_with(a, &not, self.truth, out)
    }

    /// The opposite number if `negative`, otherwise the number.
    pub(super) fn negate_if(&mut self, negative: Lit, a: &[Lit], out: &mut impl Clauses) -> Word {
        let flipped: Word = a.iter().map(|&l| self.xor(l, negative, out)).collect();
        self.add_with(&flipped, &[], negative, out)
    }

    /// Without sign, `a < b`, or `a <= b`. Of the same width.
    pub(super) fn less(&mut self, a: &[Lit], b: &[Lit], or_equal: bool, out: &mut impl Clauses) -> Lit {
        let mut less = self.constant(or_equal);
        let mut last = (0, 0);
        for (&x, &y) in a.iter().zip(b) {
            // Copies of the sign decide once.
            if (x, y) != last {
                less = self.majority([-x, y, less], out);
            }
            last = (x, y);
        }
        less
    }

    pub(super) fn signed_less(&mut self, a: &[Lit], b: &[Lit], or_equal: bool, out: &mut impl Clauses) -> Lit {
        let width = significant(a).max(significant(b));
        let (mut a, mut b) = (a[..width].to_vec(), b[..width].to_vec());
        std::mem::swap(&mut a[width - 1], &mut b[width - 1]);
        self.less(&a, &b, or_equal, out)
    }

    /// Bit by bit the same. Of the same width.
    pub(super) fn same(&mut self, a: &[Lit], b: &[Lit], out: &mut impl Clauses) -> Lit {
        let mut equal: Vec<Lit> = Vec::with_capacity(a.len());
        for (&x, &y) in a.iter().zip(b) {
            let bit = -self.xor(x, y, out);
            if bit == -self.truth {
                return bit;
            }
            equal.push(bit);
        }
        self.all(equal, out)
    }

    pub(super) fn choose(&mut self, c: Lit, a: &[Lit], b: &[Lit], out: &mut impl Clauses) -> Word {
        a.iter().zip(b).map(|(&x, &y)| self.mux(c, x, y, out)).collect()
    }

    /// The low bits of `a * b`.
    pub(super) fn times(&mut self, a: &[Lit], b: &[Lit], width: usize, out: &mut impl Clauses) -> Word {
        let (mut a, mut b) = (self.without_zeros(a), self.without_zeros(b));
        // Rows by the one with fewer bits that are or may be 1.
        if a.iter().filter(|&&l| l != -self.truth).count() < b.iter().filter(|&&l| l != -self.truth).count() {
            std::mem::swap(&mut a, &mut b);
        }
        let mut sum = self.number(0, width);
        for (i, &by) in b.iter().enumerate().take(width) {
            if by == -self.truth {
                continue;
            }
            let row: Word = a.iter().take(width - i).map(|&l| self.and(l, by, out)).collect();
            let high = self.plus(&sum[i..], &row, out);
            sum.truncate(i);
            sum.extend(high);
        }
        sum
    }

    /// Shifted up or down by a number of bits; `fill` comes in.
    pub(super) fn shifted(&mut self, a: &[Lit], by: &[Lit], up: bool, fill: Lit, out: &mut impl Clauses) -> Word {
        let width = a.len();
        let mut word = a.to_vec();
        let mut too_far = -self.truth;
        for (i, &bit) in by.iter().enumerate() {
            if i >= 32 || 1 << i >= width {
                too_far = self.or(too_far, bit, out);
                continue;
            }
            let far = 1 << i;
            let moved: Word = (0..width)
                .map(|at| match up {
                    true => {
                        if at < far {
                            fill
                        } else {
                            word[at - far]
                        }
                    }
                    false => word.get(at + far).copied().unwrap_or(fill),
                })
                .collect();
            word = self.choose(bit, &moved, &word, out);
        }
        let filled = vec![fill; width];
        self.choose(too_far, &filled, &word, out)
    }

    /// Quotient and remainder without sign, of so many bits as they are known to have, if `b` is not 0. Otherwise the
    /// quotient is anything, and the remainder is `a` if it has room for it.
    pub(super) fn divided(
        &mut self,
        a: &[Lit],
        b: &[Lit],
        (quotient, remainder): (usize, usize),
        out: &mut impl Clauses,
    ) -> (Word, Word) {
        let (a, b) = (self.without_zeros(a).to_vec(), self.without_zeros(b).to_vec());
        let q: Word = (0..quotient).map(|_| out.fresh()).collect();
        let r: Word = (0..remainder).map(|_| out.fresh()).collect();
        let width = (quotient + b.len()).max(remainder).max(a.len()) + 1;
        let product = self.times(&q, &b, width, out);
        let back = self.plus(&product, &r, out);
        for (i, bit) in back.into_iter().enumerate() {
            let wanted = a.get(i).copied().unwrap_or(-self.truth);
            self.clause(&[-bit, wanted], out);
            self.clause(&[bit, -wanted], out);
        }
        let pad = |word: &[Lit]| -> Word {
            (0..b.len().max(remainder)).map(|i| word.get(i).copied().unwrap_or(-self.truth)).collect()
        };
        let (wide_r, wide_b) = (pad(&r), pad(&b));
        let smaller = self.less(&wide_r, &wide_b, false, out);
        let mut clause = vec![smaller];
        let zero = self.zero(&b, out);
        clause.push(zero);
        self.clause(&clause, out);
        (q, r)
    }

    /// Whether no bit is set.
    pub(super) fn zero(&mut self, word: &[Lit], out: &mut impl Clauses) -> Lit {
        self.all(word.iter().map(|l| -l).collect(), out)
    }
}

/// How many low bits there are until all above are copies of the highest of them.
pub(super) fn significant(word: &[Lit]) -> usize {
    let mut width = word.len();
    while width > 1 && word[width - 1] == word[width - 2] {
        width -= 1;
    }
    width
}
