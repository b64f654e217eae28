//! Floating point as expressions: the bits of an IEEE number in, the bits of the exact result out, rounded to nearest, ties to even.
//!
//! Everything is made of operations on integers, so that every solver understands it. A number is taken apart ([`Parts`]), its
//! significand is normalised (a leading one at the top), the operation is done with two or three more bits than fit and one bit that
//! says whether anything is below (`sticky`), and [`Exprs::rounded`] puts the result together, with numbers that are too small or too large.
//!
//! A result that is not a number is the one that x86 gives: the first operand that is none, made quiet, otherwise the negative one
//! without a payload. Limits: other directions of rounding, extended precision; who has them fixes the value.

use super::ramp::Does;
use super::{ExprId, ExprOp, Exprs, mask};

/// The layout of a number: a sign, an exponent, a fraction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Float {
    pub exponent: u32,
    pub fraction: u32,
}

pub const SINGLE: Float = Float { exponent: 8, fraction: 23 };
pub const DOUBLE: Float = Float { exponent: 11, fraction: 52 };

/// How a number with digits after the point becomes a whole one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whole {
    Down,
    Up,
    TowardsZero,
    /// To the nearest; halves to the even one.
    Nearest,
    /// To the nearest; halves away from zero.
    NearestAway,
}

impl Float {
    pub fn width(self) -> u32 {
        1 + self.exponent + self.fraction
    }

    fn precision(self) -> u32 {
        self.fraction + 1
    }

    fn bias(self) -> u64 {
        mask(self.exponent - 1)
    }

    /// Bits for sums of exponents, with a sign.
    fn room(self) -> u32 {
        self.exponent + 3
    }

    /// The bits of infinity.
    pub fn infinity(self) -> u64 {
        mask(self.exponent) << self.fraction
    }

    fn quiet(self) -> u64 {
        1 << (self.fraction - 1)
    }
}

/// A number taken apart.
#[derive(Clone, Copy)]
struct Parts {
    bits: ExprId,
    sign: ExprId,
    /// Without the sign.
    magnitude: ExprId,
    exponent: ExprId,
    fraction: ExprId,
    is_nan: ExprId,
    is_infinite: ExprId,
    is_zero: ExprId,
}

/// What comes before rounding.
struct Unrounded {
    sign: ExprId,
    /// Of the leading bit, with the bias; a number with a sign.
    exponent: ExprId,
    /// Its leading bit is one, unless it is zero.
    significand: ExprId,
    /// Whether there is anything below the significand.
    sticky: ExprId,
}

impl Exprs {
    fn and(&mut self, a: ExprId, b: ExprId) -> ExprId {
        self.bin(ExprOp::And, a, b)
    }

    fn or(&mut self, a: ExprId, b: ExprId) -> ExprId {
        self.bin(ExprOp::Or, a, b)
    }

    fn is(&mut self, a: ExprId, value: u64) -> ExprId {
        let value = self.constant(self.width(a), value);
        self.bin(ExprOp::Eq, a, value)
    }

    fn offset(&mut self, a: ExprId, by: i64) -> ExprId {
        let by = self.constant(self.width(a), by as u64);
        self.bin(ExprOp::Add, a, by)
    }

    fn shift(&mut self, op: ExprOp, a: ExprId, by: ExprId) -> ExprId {
        let width = self.width(a);
        let bits = self.width(by);
        if bits <= width {
            let by = self.zext(by, width);
            return self.bin(op, a, by);
        }
        let wide = self.zext(a, bits);
        let made = self.bin(op, wide, by);
        self.extract(made, 0, width)
    }

    /// Zeros below.
    fn padded(&mut self, a: ExprId, below: u32) -> ExprId {
        if below == 0 {
            return a;
        }
        let zeros = self.constant(below, 0);
        self.concat(a, zeros)
    }

    /// To the right, and whether a one fell out.
    fn shifted_out(&mut self, a: ExprId, by: ExprId) -> (ExprId, ExprId) {
        let moved = self.shift(ExprOp::Lshr, a, by);
        let back = self.shift(ExprOp::Shl, moved, by);
        let same = self.bin(ExprOp::Eq, back, a);
        (moved, self.not(same))
    }

    /// Moved up until its leading bit is one, and how far, in `room` bits; zero stays.
    fn normalised(&mut self, mut a: ExprId, room: u32) -> (ExprId, ExprId) {
        let width = self.width(a);
        let mut count = self.constant(room, 0);
        let mut step = width.next_power_of_two() / 2;
        while step > 0 {
            if step < width {
                let top = self.extract(a, width - step, step);
                let empty = self.is(top, 0);
                let low = self.extract(a, 0, width - step);
                let moved = self.padded(low, step);
                a = self.ite(empty, moved, a);
                let more = self.offset(count, i64::from(step));
                count = self.ite(empty, more, count);
            }
            step /= 2;
        }
        (a, count)
    }

    fn parts(&mut self, f: Float, bits: ExprId) -> Parts {
        let sign = self.extract(bits, f.width() - 1, 1);
        let magnitude = self.extract(bits, 0, f.width() - 1);
        let exponent = self.extract(bits, f.fraction, f.exponent);
        let fraction = self.extract(bits, 0, f.fraction);
        let infinity = self.constant(f.width() - 1, f.infinity());
        let is_nan = self.bin(ExprOp::Ult, infinity, magnitude);
        let is_infinite = self.bin(ExprOp::Eq, magnitude, infinity);
        let is_zero = self.is(magnitude, 0);
        Parts { bits, sign, magnitude, exponent, fraction, is_nan, is_infinite, is_zero }
    }

    /// The significand with its leading bit, and the exponent: at least 1, as small numbers have it.
    fn significand(&mut self, p: &Parts) -> (ExprId, ExprId) {
        let small = self.is(p.exponent, 0);
        let lead = self.not(small);
        let significand = self.concat(lead, p.fraction);
        let one = self.constant(self.width(p.exponent), 1);
        (significand, self.ite(small, one, p.exponent))
    }

    /// The same with a leading one (unless the number is zero), the exponent with a sign.
    fn normal_significand(&mut self, f: Float, p: &Parts) -> (ExprId, ExprId) {
        let (significand, exponent) = self.significand(p);
        let (significand, by) = self.normalised(significand, f.room());
        let exponent = self.zext(exponent, f.room());
        (significand, self.bin(ExprOp::Sub, exponent, by))
    }

    /// Rounds to nearest, ties to even. What is too small loses its leading bits, what is too large is infinite.
    fn rounded(&mut self, f: Float, u: &Unrounded) -> ExprId {
        let kept = f.precision();
        // One bit for halves, one for what is below.
        let missing = (kept + 2).saturating_sub(self.width(u.significand));
        let significand = self.padded(u.significand, missing);
        let width = self.width(significand);
        let room = self.width(u.exponent);
        // Below the smallest exponent the significand moves down.
        let one = self.constant(room, 1);
        let small = self.bin(ExprOp::Slt, u.exponent, one);
        let zero = self.constant(room, 0);
        let below = self.bin(ExprOp::Sub, one, u.exponent);
        let below = self.ite(small, below, zero);
        let (significand, lost) = self.shifted_out(significand, below);
        let kept_bits = self.extract(significand, width - kept, kept);
        let half = self.extract(significand, width - kept - 1, 1);
        let rest = self.extract(significand, 0, width - kept - 1);
        let empty = self.is(rest, 0);
        let rest = self.not(empty);
        let sticky = self.or(u.sticky, lost);
        let sticky = self.or(sticky, rest);
        let odd = self.extract(kept_bits, 0, 1);
        let beyond = self.or(sticky, odd);
        let up = self.and(half, beyond);
        let fraction = self.extract(kept_bits, 0, f.fraction);
        let lead = self.extract(kept_bits, f.fraction, 1);
        // A number without its leading bit has the exponent 0, and one that is rounded up to it the next.
        let exponent = self.ite(lead, u.exponent, zero);
        let largest = self.constant(room, mask(f.exponent) - 1);
        let over = self.bin(ExprOp::Slt, largest, exponent);
        let exponent = self.extract(exponent, 0, f.exponent);
        let magnitude = self.concat(exponent, fraction);
        let up = self.zext(up, f.width() - 1);
        let magnitude = self.bin(ExprOp::Add, magnitude, up);
        let infinity = self.constant(f.width() - 1, f.infinity());
        let magnitude = self.ite(over, infinity, magnitude);
        self.concat(u.sign, magnitude)
    }

    fn signed_constant(&mut self, f: Float, sign: ExprId, magnitude: u64) -> ExprId {
        let magnitude = self.constant(f.width() - 1, magnitude);
        self.concat(sign, magnitude)
    }

    /// The result of an operation that is `invalid` for its operands, or has one that is no number; otherwise `made`.
    fn or_nan(&mut self, f: Float, operands: &[Parts], invalid: ExprId, made: ExprId) -> ExprId {
        let none = self.constant(f.width(), 1 << (f.width() - 1) | f.infinity() | f.quiet());
        let mut made = self.ite(invalid, none, made);
        let quiet = self.constant(f.width(), f.quiet());
        for p in operands.iter().rev() {
            let own = self.or(p.bits, quiet);
            made = self.ite(p.is_nan, own, made);
        }
        made
    }

    /// The same number with the other sign.
    pub fn float_neg(&mut self, f: Float, a: ExprId) -> ExprId {
        let sign = self.constant(f.width(), 1 << (f.width() - 1));
        let made = self.bin(ExprOp::Xor, a, sign);
        self.ramp_one(f, Does::Negate, a, made)
    }

    pub fn float_abs(&mut self, f: Float, a: ExprId) -> ExprId {
        let rest = self.constant(f.width(), mask(f.width() - 1));
        self.and(a, rest)
    }

    /// The first without its sign, with that of the second.
    pub fn float_copysign(&mut self, f: Float, a: ExprId, b: ExprId) -> ExprId {
        let (sign, magnitude) = (self.extract(b, f.width() - 1, 1), self.extract(a, 0, f.width() - 1));
        self.concat(sign, magnitude)
    }

    pub fn float_sub(&mut self, f: Float, a: ExprId, b: ExprId) -> ExprId {
        let (x, y) = (self.parts(f, a), self.parts(f, b));
        let sign = self.not(y.sign);
        let made = self.sum(f, x, Parts { sign, ..y });
        self.ramp_two(f, (Does::Subtract, Some(Does::Less)), [a, b], made)
    }

    pub fn float_add(&mut self, f: Float, a: ExprId, b: ExprId) -> ExprId {
        let (x, y) = (self.parts(f, a), self.parts(f, b));
        let made = self.sum(f, x, y);
        self.ramp_two(f, (Does::Add, Some(Does::Add)), [a, b], made)
    }

    /// The sum of two whose signs may be other than their bits say.
    fn sum(&mut self, f: Float, x: Parts, y: Parts) -> ExprId {
        let swap = self.bin(ExprOp::Ult, x.magnitude, y.magnitude);
        let mut choose = |of: fn(&Parts) -> ExprId, larger: bool| {
            let (x, y) = (of(&x), of(&y));
            if larger { self.ite(swap, y, x) } else { self.ite(swap, x, y) }
        };
        let sign = choose(|p| p.sign, true);
        let (large, small) = (choose(|p| p.magnitude, true), choose(|p| p.magnitude, false));
        let other = self.bin(ExprOp::Xor, x.sign, y.sign);
        let plus = self.constant(1, 0);
        let [large, small] = [large, small].map(|magnitude| self.concat(plus, magnitude));
        let (large, small) = (self.parts(f, large), self.parts(f, small));
        let (a, exponent) = self.significand(&large);
        let (b, below) = self.significand(&small);
        // A carry above, three bits below.
        let a = self.padded(a, 3);
        let b = self.padded(b, 3);
        let width = self.width(a) + 1;
        let distance = self.bin(ExprOp::Sub, exponent, below);
        let (b, lost) = self.shifted_out(b, distance);
        let lost = self.zext(lost, width - 1);
        let b = self.or(b, lost);
        let (a, b) = (self.zext(a, width), self.zext(b, width));
        let (together, apart) = (self.bin(ExprOp::Add, a, b), self.bin(ExprOp::Sub, a, b));
        let sum = self.ite(other, apart, together);
        let is_zero = self.is(sum, 0);
        let (significand, by) = self.normalised(sum, f.room());
        let exponent = self.zext(exponent, f.room());
        let exponent = self.offset(exponent, 1);
        let exponent = self.bin(ExprOp::Sub, exponent, by);
        // Nothing is left of a number without itself; that is positive.
        let both = self.and(x.sign, y.sign);
        let sign = self.ite(is_zero, both, sign);
        let sticky = self.constant(1, 0);
        let made = self.rounded(f, &Unrounded { sign, exponent, significand, sticky });
        let infinite = self.or(x.is_infinite, y.is_infinite);
        let infinite_sign = self.ite(x.is_infinite, x.sign, y.sign);
        let infinity = self.signed_constant(f, infinite_sign, f.infinity());
        let made = self.ite(infinite, infinity, made);
        let both = self.and(x.is_infinite, y.is_infinite);
        let invalid = self.and(both, other);
        self.or_nan(f, &[x, y], invalid, made)
    }

    pub fn float_mul(&mut self, f: Float, a: ExprId, b: ExprId) -> ExprId {
        let (x, y) = (self.parts(f, a), self.parts(f, b));
        let sign = self.bin(ExprOp::Xor, x.sign, y.sign);
        let (p, e) = self.normal_significand(f, &x);
        let (q, g) = self.normal_significand(f, &y);
        let (product, sticky) = self.product(f, p, q);
        let (significand, by) = self.normalised_by_one(product, f.room());
        let exponent = self.bin(ExprOp::Add, e, g);
        let exponent = self.offset(exponent, 1 - f.bias() as i64);
        let exponent = self.bin(ExprOp::Sub, exponent, by);
        let made = self.rounded(f, &Unrounded { sign, exponent, significand, sticky });
        let zero = self.or(x.is_zero, y.is_zero);
        let infinite = self.or(x.is_infinite, y.is_infinite);
        let invalid = self.and(zero, infinite);
        let made = self.special(f, &[x, y], sign, made, [zero, infinite, invalid]);
        self.ramp_two(f, (Does::Multiply, Some(Does::Multiply)), [a, b], made)
    }

    /// The upper bits of the product of two significands, three more than fit, and whether there is anything below.
    fn product(&mut self, f: Float, p: ExprId, q: ExprId) -> (ExprId, ExprId) {
        let n = f.precision();
        let kept = n + 3;
        if 2 * n <= 64 {
            let (p, q) = (self.zext(p, 2 * n), self.zext(q, 2 * n));
            let product = self.bin(ExprOp::Mul, p, q);
            let rest = self.extract(product, 0, 2 * n - kept);
            let empty = self.is(rest, 0);
            return (self.extract(product, 2 * n - kept, kept), self.not(empty));
        }
        // By halves, so that nothing needs more than 64 bits.
        let low = n.div_ceil(2);
        let high = n - low;
        let width = 2 * low + 1;
        let mut halves = |e: ExprId| {
            let (above, below) = (self.extract(e, low, high), self.extract(e, 0, low));
            (self.zext(above, width), self.zext(below, width))
        };
        let ((ph, pl), (qh, ql)) = (halves(p), halves(q));
        let least = self.bin(ExprOp::Mul, pl, ql);
        let (one, other) = (self.bin(ExprOp::Mul, ph, ql), self.bin(ExprOp::Mul, pl, qh));
        let middle = self.bin(ExprOp::Add, one, other);
        let carried = self.extract(least, low, width - low);
        let carried = self.zext(carried, width);
        let middle = self.bin(ExprOp::Add, middle, carried);
        let most = self.bin(ExprOp::Mul, ph, qh);
        let carried = self.extract(middle, low, width - low);
        let carried = self.zext(carried, width);
        let most = self.bin(ExprOp::Add, most, carried);
        // The product is `most`, then `low` bits of the middle, then `low` of the least.
        let above = self.extract(most, 0, 2 * n - 2 * low);
        let between = self.extract(middle, 0, low);
        let from_between = kept - self.width(above);
        let taken = self.extract(between, low - from_between, from_between);
        let rest = self.extract(between, 0, low - from_between);
        let least = self.extract(least, 0, low);
        let rest = self.concat(rest, least);
        let empty = self.is(rest, 0);
        (self.concat(above, taken), self.not(empty))
    }

    /// Moved up by one if its leading bit is zero, and whether it was.
    fn normalised_by_one(&mut self, a: ExprId, room: u32) -> (ExprId, ExprId) {
        let width = self.width(a);
        let lead = self.extract(a, width - 1, 1);
        let low = self.extract(a, 0, width - 1);
        let moved = self.padded(low, 1);
        let by = self.not(lead);
        (self.ite(lead, a, moved), self.zext(by, room))
    }

    /// Zero, infinity or no number in place of what was computed.
    fn special(
        &mut self,
        f: Float,
        operands: &[Parts],
        sign: ExprId,
        made: ExprId,
        [zero, infinite, invalid]: [ExprId; 3],
    ) -> ExprId {
        let (nothing, infinity) = (self.signed_constant(f, sign, 0), self.signed_constant(f, sign, f.infinity()));
        let made = self.ite(zero, nothing, made);
        let made = self.ite(infinite, infinity, made);
        self.or_nan(f, operands, invalid, made)
    }

    pub fn float_div(&mut self, f: Float, a: ExprId, b: ExprId) -> ExprId {
        let (x, y) = (self.parts(f, a), self.parts(f, b));
        let sign = self.bin(ExprOp::Xor, x.sign, y.sign);
        let (p, e) = self.normal_significand(f, &x);
        let (q, g) = self.normal_significand(f, &y);
        // As on paper, bit by bit: the first says whether the quotient is 1 or more.
        let n = f.precision();
        let width = n + 1;
        let divisor = self.zext(q, width);
        let mut rest = self.zext(p, width);
        let mut quotient: Option<ExprId> = None;
        for _ in 0..n + 2 {
            let fits = self.bin(ExprOp::Ule, divisor, rest);
            let less = self.bin(ExprOp::Sub, rest, divisor);
            rest = self.ite(fits, less, rest);
            let low = self.extract(rest, 0, width - 1);
            rest = self.padded(low, 1);
            quotient = Some(quotient.map_or(fits, |q| self.concat(q, fits)));
        }
        let quotient = quotient.unwrap_or(rest);
        let empty = self.is(rest, 0);
        let sticky = self.not(empty);
        let (significand, by) = self.normalised_by_one(quotient, f.room());
        let exponent = self.bin(ExprOp::Sub, e, g);
        let exponent = self.offset(exponent, f.bias() as i64);
        let exponent = self.bin(ExprOp::Sub, exponent, by);
        let made = self.rounded(f, &Unrounded { sign, exponent, significand, sticky });
        let zero = self.or(x.is_zero, y.is_infinite);
        let infinite = self.or(x.is_infinite, y.is_zero);
        // Nothing by nothing, everything by everything.
        let invalid = self.and(zero, infinite);
        let (zeros, infinities) = (self.and(x.is_zero, y.is_zero), self.and(x.is_infinite, y.is_infinite));
        let both = self.or(zeros, infinities);
        let invalid = self.and(invalid, both);
        let made = self.special(f, &[x, y], sign, made, [zero, infinite, invalid]);
        self.ramp_two(f, (Does::Divide, None), [a, b], made)
    }

    pub fn float_sqrt(&mut self, f: Float, a: ExprId) -> ExprId {
        let x = self.parts(f, a);
        let (p, e) = self.normal_significand(f, &x);
        let n = f.precision();
        let room = f.room();
        // The exponent without the bias; if it is odd, the significand counts twice.
        let exponent = self.offset(e, -(f.bias() as i64));
        let odd = self.extract(exponent, 0, 1);
        let (once, twice) = (self.zext(p, n + 1), self.padded(p, 1));
        let radicand = self.ite(odd, twice, once);
        // Bit by bit, two of the radicand for each of the root: with its leading one the root has n + 2 bits.
        let digits = n + 2;
        let width = digits + 2;
        let have = n + 1;
        let mut rest = self.constant(width, 0);
        let mut root = self.constant(width, 0);
        for digit in 0..digits {
            let low = self.extract(rest, 0, width - 2);
            // The radicand begins with two bits before the point.
            let next = have.checked_sub(2 * (digit + 1));
            let next = match next {
                Some(at) => self.extract(radicand, at, 2),
                None if have == 2 * digit + 1 => {
                    let last = self.extract(radicand, 0, 1);
                    self.padded(last, 1)
                }
                None => self.constant(2, 0),
            };
            rest = self.concat(low, next);
            let low = self.extract(root, 0, width - 2);
            let one = self.constant(2, 1);
            let trial = self.concat(low, one);
            let fits = self.bin(ExprOp::Ule, trial, rest);
            let less = self.bin(ExprOp::Sub, rest, trial);
            rest = self.ite(fits, less, rest);
            let low = self.extract(root, 0, width - 1);
            root = self.concat(low, fits);
        }
        let significand = self.extract(root, 0, digits);
        let empty = self.is(rest, 0);
        let sticky = self.not(empty);
        let one = self.constant(room, 1);
        let half = self.bin(ExprOp::Ashr, exponent, one);
        let exponent = self.offset(half, f.bias() as i64);
        let made = self.rounded(f, &Unrounded { sign: x.sign, exponent, significand, sticky });
        let not_zero = self.not(x.is_zero);
        let negative = self.and(x.sign, not_zero);
        let own = self.or(x.is_zero, x.is_infinite);
        let made = self.ite(own, a, made);
        self.or_nan(f, &[x], negative, made)
    }

    /// Whether one is less than the other, whether they are equal, whether either is no number.
    pub fn float_order(&mut self, f: Float, a: ExprId, b: ExprId) -> [ExprId; 3] {
        if let Some(limit) = self.as_const(b)
            && let Some([below, equal]) = self.ramp_order(f, a, limit)
        {
            return [below, equal, self.constant(1, 0)];
        }
        if let Some(limit) = self.as_const(a)
            && let Some([below, equal]) = self.ramp_order(f, b, limit)
        {
            let up_to = self.or(below, equal);
            return [self.not(up_to), equal, self.constant(1, 0)];
        }
        let (x, y) = (self.parts(f, a), self.parts(f, b));
        let unordered = self.or(x.is_nan, y.is_nan);
        let ordered = self.not(unordered);
        let zeros = self.and(x.is_zero, y.is_zero);
        let same = self.bin(ExprOp::Eq, a, b);
        let same = self.or(same, zeros);
        let equal = self.and(same, ordered);
        let up = self.bin(ExprOp::Ult, x.magnitude, y.magnitude);
        let down = self.bin(ExprOp::Ult, y.magnitude, x.magnitude);
        // A negative number is less than a positive one; among negative ones the larger magnitude is less.
        let always = self.constant(1, 1);
        let of_negative = self.ite(y.sign, down, always);
        let positive = self.not(y.sign);
        let of_positive = self.and(positive, up);
        let less = self.ite(x.sign, of_negative, of_positive);
        let differ = self.not(same);
        let less = self.and(less, differ);
        let less = self.and(less, ordered);
        [less, equal, unordered]
    }

    /// A number in another layout, rounded if it has fewer bits.
    pub fn float_convert(&mut self, from: Float, to: Float, a: ExprId) -> ExprId {
        let x = self.parts(from, a);
        let (significand, exponent) = self.normal_significand(from, &x);
        let room = from.room().max(to.room());
        let exponent = self.sext(exponent, room);
        let exponent = self.offset(exponent, to.bias() as i64 - from.bias() as i64);
        let sticky = self.constant(1, 0);
        let made = self.rounded(to, &Unrounded { sign: x.sign, exponent, significand, sticky });
        let zero = self.signed_constant(to, x.sign, 0);
        let infinity = self.signed_constant(to, x.sign, to.infinity());
        let made = self.ite(x.is_zero, zero, made);
        let made = self.ite(x.is_infinite, infinity, made);
        // What is no number keeps the upper bits of its fraction.
        let fraction = if to.fraction <= from.fraction {
            self.extract(x.fraction, from.fraction - to.fraction, to.fraction)
        } else {
            self.padded(x.fraction, to.fraction - from.fraction)
        };
        let all = self.constant(to.exponent, mask(to.exponent));
        let none = self.concat(all, fraction);
        let none = self.concat(x.sign, none);
        let quiet = self.constant(to.width(), to.quiet());
        let none = self.or(none, quiet);
        let made = self.ite(x.is_nan, none, made);
        self.ramp_one(to, Does::Convert, a, made)
    }

    pub fn float_from_int(&mut self, to: Float, a: ExprId, signed: bool) -> ExprId {
        let width = self.width(a);
        let sign = if signed { self.extract(a, width - 1, 1) } else { self.constant(1, 0) };
        let zero = self.constant(width, 0);
        let minus = self.bin(ExprOp::Sub, zero, a);
        let magnitude = self.ite(sign, minus, a);
        let is_zero = self.is(magnitude, 0);
        let room = to.room().max(8);
        let (significand, by) = self.normalised(magnitude, room);
        let top = self.constant(room, to.bias() + u64::from(width) - 1);
        let exponent = self.bin(ExprOp::Sub, top, by);
        let sticky = self.constant(1, 0);
        let made = self.rounded(to, &Unrounded { sign, exponent, significand, sticky });
        let nothing = self.constant(to.width(), 0);
        let made = self.ite(is_zero, nothing, made);
        self.ramp_from(to, a, signed, made)
    }

    /// A whole number of so many bits, what is after the point cut off, and whether it does not fit there (or is no number at all).
    pub fn float_to_int(&mut self, f: Float, a: ExprId, bits: u32, signed: bool) -> (ExprId, ExprId) {
        let x = self.parts(f, a);
        let (significand, exponent) = self.significand(&x);
        // Bits beyond those of the result, so that what does not fit shows.
        let n = f.precision();
        let room = f.room().max(8);
        let exponent = self.zext(exponent, room);
        let exponent = self.offset(exponent, -(f.bias() as i64));
        let fraction = self.constant(room, f.fraction.into());
        let up = self.bin(ExprOp::Sub, exponent, fraction);
        let down = self.bin(ExprOp::Sub, fraction, exponent);
        let zero = self.constant(room, 0);
        let rises = self.bin(ExprOp::Sle, zero, up);
        let width = bits.max(n);
        let wide = self.zext(significand, width);
        let above = self.ite(rises, up, zero);
        let below = self.ite(rises, zero, down);
        let high = self.shift(ExprOp::Shl, wide, above);
        let magnitude = self.shift(ExprOp::Lshr, high, below);
        // It fits if its leading bit, which the exponent gives, does.
        let limit = self.constant(room, u64::from(if signed { bits - 1 } else { bits }));
        let fits = self.bin(ExprOp::Slt, exponent, limit);
        let result = self.extract(magnitude, 0, bits);
        let minus = self.constant(bits, 0);
        let minus = self.bin(ExprOp::Sub, minus, result);
        let result = self.ite(x.sign, minus, result);
        let is_zero = self.is(magnitude, 0);
        let fits = if signed {
            // The smallest number is one more.
            let smallest = self.constant(bits, 1 << (bits - 1));
            let least = self.bin(ExprOp::Eq, result, smallest);
            let at_limit = self.bin(ExprOp::Eq, exponent, limit);
            let least = self.and(least, at_limit);
            let least = self.and(least, x.sign);
            self.or(fits, least)
        } else {
            let not_negative = self.not(x.sign);
            let allowed = self.or(not_negative, is_zero);
            self.and(fits, allowed)
        };
        let misfit = self.not(fits);
        let misfit = self.or(misfit, x.is_nan);
        (result, self.or(misfit, x.is_infinite))
    }

    /// A whole number as a number of the same layout.
    pub fn float_whole(&mut self, f: Float, a: ExprId, how: Whole) -> ExprId {
        let x = self.parts(f, a);
        let width = f.width() - 1;
        let room = f.room();
        let exponent = self.zext(x.exponent, room);
        let exponent = self.offset(exponent, -(f.bias() as i64));
        let zero = self.constant(room, 0);
        let small = self.bin(ExprOp::Slt, exponent, zero);
        let fraction = self.constant(room, f.fraction.into());
        let large = self.bin(ExprOp::Sle, fraction, exponent);
        // How many bits are after the point, if there are some before it.
        let after = self.bin(ExprOp::Sub, fraction, exponent);
        let after = self.ite(large, zero, after);
        let (kept, inexact) = self.shifted_out(x.magnitude, after);
        let is_odd = self.extract(kept, 0, 1);
        let minus_one = self.offset(after, -1);
        let is_whole = self.bin(ExprOp::Eq, after, zero);
        let half_at = self.ite(is_whole, zero, minus_one);
        let (to_half, rest) = self.shifted_out(x.magnitude, half_at);
        let half = self.extract(to_half, 0, 1);
        let up = match how {
            Whole::TowardsZero => self.constant(1, 0),
            Whole::Down => self.and(inexact, x.sign),
            Whole::Up => {
                let positive = self.not(x.sign);
                self.and(inexact, positive)
            }
            Whole::NearestAway => self.and(half, inexact),
            Whole::Nearest => {
                let more = self.or(rest, is_odd);
                let up = self.and(half, more);
                self.and(up, inexact)
            }
        };
        let more = self.zext(up, width);
        let kept = self.bin(ExprOp::Add, kept, more);
        let magnitude = self.shift(ExprOp::Shl, kept, after);
        let of_normal = self.concat(x.sign, magnitude);
        // Below one: zero or one.
        let not_zero = self.not(x.is_zero);
        let one = f.bias() << f.fraction;
        let a_half = self.constant(width, one - (1 << f.fraction));
        let up = match how {
            Whole::TowardsZero => self.constant(1, 0),
            Whole::Down => self.and(not_zero, x.sign),
            Whole::Up => {
                let positive = self.not(x.sign);
                self.and(not_zero, positive)
            }
            Whole::NearestAway => self.bin(ExprOp::Ule, a_half, x.magnitude),
            Whole::Nearest => self.bin(ExprOp::Ult, a_half, x.magnitude),
        };
        let (nothing, single) = (self.signed_constant(f, x.sign, 0), self.signed_constant(f, x.sign, one));
        let of_small = self.ite(up, single, nothing);
        let made = self.ite(small, of_small, of_normal);
        let made = self.ite(large, a, made);
        let never = self.constant(1, 0);
        self.or_nan(f, &[x], never, made)
    }
}

#[cfg(test)]
mod tests;
