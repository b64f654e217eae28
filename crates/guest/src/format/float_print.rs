//! The text of floating-point numbers as printf writes them: exact decimal expansion, rounded half to even.

use super::big::Big;
use crate::fp80::{self, F80};

/// A number taken apart: `mantissa * 2^exponent`, or infinity or NaN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Number {
    pub(crate) negative: bool,
    pub(crate) class: Class,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    Finite {
        mantissa: u64,
        exponent: i32,
        /// How many hexadecimal digits `%a` has after the point: all but the leading one.
        hex_digits: u32,
    },
    Infinity,
    Nan,
}

impl From<f64> for Number {
    fn from(v: f64) -> Number {
        let bits = v.to_bits();
        let fraction = bits & ((1 << 52) - 1);
        let class = match (bits >> 52) as i32 & 0x7ff {
            0x7ff if fraction == 0 => Class::Infinity,
            0x7ff => Class::Nan,
            0 => Class::Finite { mantissa: fraction, exponent: -1074, hex_digits: 13 },
            e => Class::Finite { mantissa: fraction | (1 << 52), exponent: e - 1075, hex_digits: 13 },
        };
        Number { negative: v.is_sign_negative(), class }
    }
}

impl From<F80> for Number {
    fn from(v: F80) -> Number {
        let (mantissa, high) = fp80::to_slots(v);
        let class = match high as i32 & 0x7fff {
            0x7fff if mantissa << 1 == 0 => Class::Infinity,
            0x7fff => Class::Nan,
            e => Class::Finite { mantissa, exponent: e.max(1) - 16383 - 63, hex_digits: 15 },
        };
        Number { negative: high & 0x8000 != 0, class }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Style {
    /// `%f`
    Fixed,
    /// `%e`
    Scientific,
    /// `%g`
    General,
    /// `%a`
    Hexadecimal,
}

/// Text with a run of zeros in it, which may be too long to write out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Body {
    pub(crate) head: Vec<u8>,
    pub(crate) zeros: usize,
    pub(crate) tail: Vec<u8>,
}

/// The magnitude of a finite number in lower case, without sign and `0x`. `point` keeps the decimal point (and
/// for `%g` the zeros), as `#` asks.
pub(crate) fn body(
    mantissa: u64,
    exponent: i32,
    hex_digits: u32,
    style: Style,
    precision: Option<usize>,
    point: bool,
) -> Body {
    match style {
        Style::Hexadecimal => hexadecimal(mantissa, exponent, hex_digits, precision, point),
        Style::Fixed => {
            let precision = precision.unwrap_or(6);
            fixed(decimal(mantissa, exponent).rounded_at_place(precision), precision, point)
        }
        Style::Scientific => {
            let precision = precision.unwrap_or(6);
            scientific(decimal(mantissa, exponent).rounded(precision as i64 + 1), precision, point)
        }
        Style::General => {
            let digits = precision.unwrap_or(6).max(1);
            let number = decimal(mantissa, exponent);
            let exact_power = number.power();
            let number = number.rounded(digits as i64);
            let power = number.power();
            let is_fixed = power >= -4 && power < digits as i64;
            let full = match is_fixed {
                true => (digits as i64 - 1 - power) as usize,
                // A glibc oddity: what only rounding made too long for `%f` has no digits (`1.e+06` for 999999.5).
                false if exact_power == digits as i64 - 1 => 0,
                false => digits - 1,
            };
            // Without `#`, zeros at the end go: only the number's own digits stay.
            let own = if is_fixed { number.places() } else { number.digits.len().saturating_sub(1) };
            let precision = if point { full } else { own.min(full) };
            if is_fixed { fixed(number, precision, point) } else { scientific(number, precision, point) }
        }
    }
}

/// `0.digits * 10^point`; no digits for zero, and no zero at either end.
struct Decimal {
    digits: Vec<u8>,
    point: i64,
}

/// The exact value.
fn decimal(mantissa: u64, exponent: i32) -> Decimal {
    if mantissa == 0 {
        return Decimal { digits: vec![], point: 0 };
    }
    let spare = mantissa.trailing_zeros();
    let (mantissa, exponent) = (mantissa >> spare, exponent + spare as i32);
    let mut big = Big::from_u64(mantissa);
    let places = if exponent >= 0 {
        big.shl(exponent as u64);
        0
    } else {
        // m / 2^k = m * 5^k / 10^k
        big.mul_pow(5, exponent.unsigned_abs());
        i64::from(exponent.unsigned_abs())
    };
    let digits = big.into_digits();
    let point = digits.len() as i64 - places;
    Decimal { digits, point }.trimmed()
}

impl Decimal {
    fn trimmed(mut self) -> Decimal {
        while self.digits.last() == Some(&0) {
            self.digits.pop();
        }
        self
    }

    /// The exponent of the leading digit.
    fn power(&self) -> i64 {
        if self.digits.is_empty() { 0 } else { self.point - 1 }
    }

    /// How many digits stand after the decimal point.
    fn places(&self) -> usize {
        (self.digits.len() as i64 - self.point).max(0) as usize
    }

    fn rounded_at_place(self, places: usize) -> Decimal {
        let keep = self.point + places as i64;
        self.rounded(keep)
    }

    /// With at most `keep` digits; ties to even.
    fn rounded(mut self, keep: i64) -> Decimal {
        if keep >= self.digits.len() as i64 {
            return self;
        }
        if keep < 0 {
            return Decimal { digits: vec![], point: 0 };
        }
        let keep = keep as usize;
        let odd = keep > 0 && self.digits[keep - 1] % 2 == 1;
        // No digit at the end is zero, so any digit after a 5 makes it more than half.
        let up = match self.digits[keep] {
            5 => odd || keep + 1 < self.digits.len(),
            d => d > 5,
        };
        self.digits.truncate(keep);
        if up {
            while self.digits.last() == Some(&9) {
                self.digits.pop();
            }
            match self.digits.last_mut() {
                Some(last) => *last += 1,
                None => {
                    self.digits.push(1);
                    self.point += 1;
                }
            }
        }
        self.trimmed()
    }
}

fn text(digits: &[u8]) -> impl Iterator<Item = u8> {
    digits.iter().map(|d| d + b'0')
}

fn fixed(number: Decimal, precision: usize, point: bool) -> Body {
    let mut head = Vec::new();
    let whole = number.point.max(0) as usize;
    let own = whole.min(number.digits.len());
    head.extend(text(&number.digits[..own]));
    head.extend(std::iter::repeat_n(b'0', whole - own));
    if head.is_empty() {
        head.push(b'0');
    }
    if precision > 0 || point {
        head.push(b'.');
    }
    let mut places = 0;
    if own < number.digits.len() {
        let gap = (-number.point).max(0) as usize;
        head.extend(std::iter::repeat_n(b'0', gap));
        head.extend(text(&number.digits[own..]));
        places = number.places();
    }
    Body { head, zeros: precision - places, tail: vec![] }
}

fn scientific(number: Decimal, precision: usize, point: bool) -> Body {
    let power = number.power();
    let mut head = vec![number.digits.first().map_or(b'0', |d| d + b'0')];
    if precision > 0 || point {
        head.push(b'.');
    }
    let rest = number.digits.get(1..).unwrap_or(&[]);
    head.extend(text(rest));
    let sign = if power < 0 { '-' } else { '+' };
    Body { head, zeros: precision - rest.len(), tail: format!("e{sign}{:02}", power.abs()).into_bytes() }
}

fn hexadecimal(mantissa: u64, exponent: i32, hex_digits: u32, precision: Option<usize>, point: bool) -> Body {
    let mut power = if mantissa == 0 { 0 } else { exponent + 4 * hex_digits as i32 };
    let mut kept = mantissa;
    let mut digits = hex_digits as usize;
    if let Some(precision) = precision.filter(|&p| p < digits) {
        let drop = 4 * (digits - precision) as u32;
        let half = 1u64 << (drop - 1);
        let lost = mantissa & (half | (half - 1));
        kept = (mantissa >> drop) + u64::from(lost > half || lost == half && (mantissa >> drop) & 1 == 1);
        digits = precision;
        // glibc lets a double's leading digit become 2, but a long double's f wraps to 1.
        if kept >> (4 * precision) == 16 {
            kept >>= 4;
            power += 4;
        }
    }
    let leading = kept >> (4 * digits);
    let mut fraction = if digits == 0 {
        String::new()
    } else {
        format!("{:0width$x}", kept & ((1u64 << (4 * digits)) - 1), width = digits)
    };
    if precision.is_none() {
        fraction.truncate(fraction.trim_end_matches('0').len());
    }
    let mut head = format!("{leading:x}");
    if point || !fraction.is_empty() || precision.is_some_and(|p| p > 0) {
        head.push('.');
    }
    head.push_str(&fraction);
    let zeros = precision.unwrap_or(0).saturating_sub(fraction.len());
    Body { head: head.into_bytes(), zeros, tail: format!("p{power:+}").into_bytes() }
}
