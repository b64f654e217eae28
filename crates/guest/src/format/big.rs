//! A natural number of any size: just what writing a binary number in decimal needs.

/// Little-endian limbs; the last one is never zero, so zero has none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Big(Vec<u32>);

impl Big {
    pub(crate) fn from_u64(v: u64) -> Big {
        let mut big = Big(vec![v as u32, (v >> 32) as u32]);
        big.trim();
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_and_shifts_agree_with_digits() {
        let mut a = Big::from_u64(12345);
        a.shl(100);
        let mut b = Big::from_u64(12345);
        b.mul_pow(2, 100);
        assert_eq!(a, b);
        let mut c = Big::from_u64(9_876_543_210);
        c.mul_pow(10, 12);
        let digits: Vec<u8> = b"9876543210000000000000".iter().map(|d| d - b'0').collect();
        assert_eq!(c.into_digits(), digits);
        assert_eq!(Big::default().into_digits(), Vec::<u8>::new());
    }
}
