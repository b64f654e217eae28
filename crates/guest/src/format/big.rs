//! A natural number of any size: just the operations that exact decimal conversion needs.

use std::cmp::Ordering;

/// Little-endian limbs; the last one is never zero, so zero has none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Big(Vec<u32>);

impl Big {
    pub(crate) fn from_u64(v: u64) -> Big {
        let mut big = Big(vec![v as u32, (v >> 32) as u32]);
        big.trim();
        big
    }

    /// From decimal digits (values 0 to 9).
    pub(crate) fn from_digits(digits: &[u8]) -> Big {
        let mut big = Big::default();
        for chunk in digits.chunks(9) {
            let value = chunk.iter().fold(0, |n, &d| n * 10 + u32::from(d));
            big.mul_add(10u32.pow(chunk.len() as u32), value);
        }
        big
    }

    fn trim(&mut self) {
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
    }

    pub(crate) fn is_zero(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn bits(&self) -> u64 {
        match self.0.last() {
            Some(top) => self.0.len() as u64 * 32 - u64::from(top.leading_zeros()),
            None => 0,
        }
    }

    /// `self * factor + summand`
    pub(crate) fn mul_add(&mut self, factor: u32, summand: u32) {
        let mut carry = u64::from(summand);
        for limb in &mut self.0 {
            carry += u64::from(*limb) * u64::from(factor);
            *limb = carry as u32;
            carry >>= 32;
        }
        if carry != 0 {
            self.0.push(carry as u32);
        }
        self.trim();
    }

    /// `self * base^power`
    pub(crate) fn mul_pow(&mut self, base: u32, mut power: u32) {
        // The largest power of `base` that fits a limb saves passes.
        let (mut step, mut count) = (base, 1);
        while let Some(more) = step.checked_mul(base) {
            step = more;
            count += 1;
        }
        while power >= count {
            self.mul_add(step, 0);
            power -= count;
        }
        self.mul_add(base.pow(power), 0);
    }

    pub(crate) fn shl(&mut self, bits: u64) {
        if self.is_zero() {
            return;
        }
        let (limbs, bits) = ((bits / 32) as usize, bits % 32);
        if bits != 0 {
            let mut carry = 0;
            for limb in &mut self.0 {
                let wide = (u64::from(*limb) << bits) | carry;
                *limb = wide as u32;
                carry = wide >> 32;
            }
            if carry != 0 {
                self.0.push(carry as u32);
            }
        }
        self.0.splice(0..0, std::iter::repeat_n(0, limbs));
    }

    /// Halves it, forgetting the lowest bit.
    fn shr1(&mut self) {
        let mut carry = 0;
        for limb in self.0.iter_mut().rev() {
            let next = *limb << 31;
            *limb = (*limb >> 1) | carry;
            carry = next;
        }
        self.trim();
    }

    fn sub(&mut self, other: &Big) {
        let mut borrow = false;
        for (i, limb) in self.0.iter_mut().enumerate() {
            let (a, b1) = limb.overflowing_sub(other.0.get(i).copied().unwrap_or(0));
            let (b, b2) = a.overflowing_sub(u32::from(borrow));
            *limb = b;
            borrow = b1 || b2;
        }
        self.trim();
    }

    /// Divides in place; the remainder.
    fn div_rem_small(&mut self, divisor: u32) -> u32 {
        let mut rest = 0u64;
        for limb in self.0.iter_mut().rev() {
            let wide = (rest << 32) | u64::from(*limb);
            *limb = (wide / u64::from(divisor)) as u32;
            rest = wide % u64::from(divisor);
        }
        self.trim();
        rest as u32
    }

    /// The quotient, which must fit 128 bits, and whether something remains.
    pub(crate) fn div_small_quotient(mut self, divisor: &Big) -> (u128, bool) {
        let places = (self.bits() + 1).saturating_sub(divisor.bits());
        let mut shifted = divisor.clone();
        shifted.shl(places);
        let mut quotient = 0u128;
        for _ in 0..=places {
            quotient <<= 1;
            if self >= shifted {
                self.sub(&shifted);
                quotient |= 1;
            }
            shifted.shr1();
        }
        (quotient, !self.is_zero())
    }

    /// Decimal digits (values 0 to 9), the most significant first; none for zero.
    pub(crate) fn into_digits(mut self) -> Vec<u8> {
        let mut digits = Vec::new();
        while !self.is_zero() {
            let mut group = self.div_rem_small(1_000_000_000);
            for _ in 0..9 {
                digits.push((group % 10) as u8);
                group /= 10;
            }
        }
        while digits.last() == Some(&0) {
            digits.pop();
        }
        digits.reverse();
        digits
    }
}

impl PartialOrd for Big {
    fn partial_cmp(&self, other: &Big) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Big {
    fn cmp(&self, other: &Big) -> Ordering {
        let by_length = self.0.len().cmp(&other.0.len());
        by_length.then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_round_trip() {
        let digits: Vec<u8> = (1..200).map(|i| (i * 7 % 10) as u8).collect();
        assert_eq!(Big::from_digits(&digits).into_digits(), digits);
        assert_eq!(Big::default().into_digits(), Vec::<u8>::new());
    }

    #[test]
    fn powers_and_division_agree() {
        let mut a = Big::from_u64(0xdead_beef_cafe);
        let b = {
            let mut b = Big::from_u64(1);
            b.mul_pow(5, 100);
            b
        };
        a.mul_pow(5, 100);
        assert_eq!(a.clone().div_small_quotient(&b), (0xdead_beef_cafe, false));
        a.mul_add(1, 1);
        assert_eq!(a.div_small_quotient(&b), (0xdead_beef_cafe, true));
    }

    #[test]
    fn shifts_are_multiplications() {
        let mut a = Big::from_u64(12345);
        a.shl(100);
        let mut b = Big::from_u64(12345);
        b.mul_pow(2, 100);
        assert_eq!(a, b);
        assert_eq!(a.bits(), 14 + 100);
    }
}
