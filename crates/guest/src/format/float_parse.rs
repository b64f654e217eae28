//! The numbers of `strtod`, `strtof` and `strtold`: decimal, hexadecimal, infinity and NaN, correctly rounded.
//!
//! Follows glibc: what does not parse as the longer form (`0x` without digits, `1e` without an exponent,
//! `nan(` without its end) parses as the shorter one; a range error is overflow, or a result that is tiny after
//! rounding to the full precision and inexact. Rounding is to nearest even, whatever `fesetround` says.

use super::big::Big;
use crate::fp80::F80;
use rustc_apfloat::Float;

/// What was read.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parsed<T> {
    /// The number; zero if there was none.
    pub value: T,
    /// How many bytes belong to it, leading white space included; 0 if there is no number.
    pub used: usize,
    /// `ERANGE`: it is too large, or lost precision because it is too small.
    pub range_error: bool,
}

/// `strtod`
pub fn parse_f64(text: &[u8]) -> Parsed<f64> {
    const DOUBLE: Format = Format { precision: 53, min_exp: -1022, max_exp: 1023 };
    let (shape, used) = shape(text);
    if let Shape::Decimal { text: Some(text), .. } = &shape
        && let Ok(value) = text.parse::<f64>()
        && value.is_finite()
        && value.abs() > f64::MIN_POSITIVE
    {
        return Parsed { value, used, range_error: false };
    }
    let (bits, range_error) = encode(&shape, DOUBLE);
    let fraction = bits.fraction & ((1 << 52) - 1);
    let value = f64::from_bits((u64::from(bits.negative) << 63) | (u64::from(bits.biased) << 52) | fraction);
    Parsed { value, used, range_error }
}

/// `strtof`
pub fn parse_f32(text: &[u8]) -> Parsed<f32> {
    const SINGLE: Format = Format { precision: 24, min_exp: -126, max_exp: 127 };
    let (shape, used) = shape(text);
    if let Shape::Decimal { text: Some(text), .. } = &shape
        && let Ok(value) = text.parse::<f32>()
        && value.is_finite()
        && value.abs() > f32::MIN_POSITIVE
    {
        return Parsed { value, used, range_error: false };
    }
    let (bits, range_error) = encode(&shape, SINGLE);
    let fraction = bits.fraction as u32 & ((1 << 23) - 1);
    let value = f32::from_bits((u32::from(bits.negative) << 31) | (bits.biased << 23) | fraction);
    Parsed { value, used, range_error }
}

/// `strtold`
pub fn parse_f80(text: &[u8]) -> Parsed<F80> {
    const EXTENDED: Format = Format { precision: 64, min_exp: -16382, max_exp: 16383 };
    let (shape, used) = shape(text);
    let (bits, range_error) = encode(&shape, EXTENDED);
    let high = (u128::from(bits.negative) << 15) | u128::from(bits.biased);
    Parsed { value: F80::from_bits((high << 64) | u128::from(bits.fraction)), used, range_error }
}

/// What a number looks like before it is rounded.
enum Shape<'a> {
    /// No number at all.
    Nothing,
    /// `0.digits * 10^point`; `text` is the number as Rust reads it too.
    Decimal {
        negative: bool,
        digits: Vec<u8>,
        point: i64,
        text: Option<&'a str>,
    },
    /// `mantissa * 2^exponent`, with `sticky` for nonzero digits behind.
    Binary {
        negative: bool,
        mantissa: u128,
        exponent: i64,
        sticky: bool,
    },
    Infinity {
        negative: bool,
    },
    /// A payload that is too large is `u64::MAX` here, and a range error.
    Nan {
        negative: bool,
        payload: u64,
    },
}

/// White space of the C locale.
pub(crate) fn is_space(b: u8) -> bool {
    matches!(b, b' ' | b'\t'..=b'\r')
}

/// The shape, and how many bytes it takes.
fn shape(text: &[u8]) -> (Shape<'_>, usize) {
    let start = text.iter().take_while(|&&b| is_space(b)).count();
    let negative = text.get(start) == Some(&b'-');
    let at = start + usize::from(negative || text.get(start) == Some(&b'+'));
    let rest = &text[at..];
    if starts_with(rest, b"infinity") {
        return (Shape::Infinity { negative }, at + 8);
    }
    if starts_with(rest, b"inf") {
        return (Shape::Infinity { negative }, at + 3);
    }
    if starts_with(rest, b"nan") {
        let (payload, used) = nan_payload(&rest[3..]);
        return (Shape::Nan { negative, payload }, at + 3 + used);
    }
    if starts_with(rest, b"0x")
        && let Some((shape, used)) = hexadecimal(&rest[2..], negative)
    {
        return (shape, at + 2 + used);
    }
    match decimal(rest) {
        Some((digits, point, used)) => {
            let text = std::str::from_utf8(&text[start..at + used]).ok();
            (Shape::Decimal { negative, digits, point, text }, at + used)
        }
        None => (Shape::Nothing, 0),
    }
}

fn starts_with(text: &[u8], word: &[u8]) -> bool {
    text.get(..word.len()).is_some_and(|t| t.eq_ignore_ascii_case(word))
}

/// The `(...)` behind `nan`: its value, and its length (0 if it is not one).
fn nan_payload(text: &[u8]) -> (u64, usize) {
    if text.first() != Some(&b'(') {
        return (0, 0);
    }
    let len = text[1..].iter().take_while(|b| b.is_ascii_alphanumeric() || **b == b'_').count();
    if text.get(1 + len) != Some(&b')') {
        return (0, 0);
    }
    let word = &text[1..1 + len];
    let (digits, base) = match word {
        [b'0', b'x' | b'X', hex @ ..] if !hex.is_empty() => (hex, 16),
        [b'0', octal @ ..] => (octal, 8),
        _ => (word, 10),
    };
    let mut payload = 0u64;
    for &b in digits {
        match char::from(b).to_digit(base) {
            Some(d) => {
                payload =
                    payload.checked_mul(u64::from(base)).and_then(|p| p.checked_add(d.into())).unwrap_or(u64::MAX);
            }
            None => return (0, len + 2),
        }
    }
    (payload, len + 2)
}

/// An exponent behind `marker`: its value (saturated), and its length with the marker (0 if there is none).
fn exponent(text: &[u8], marker: u8) -> (i64, usize) {
    if !text.first().is_some_and(|b| b.eq_ignore_ascii_case(&marker)) {
        return (0, 0);
    }
    let negative = text.get(1) == Some(&b'-');
    let sign = usize::from(negative || text.get(1) == Some(&b'+'));
    let digits: Vec<u8> = text[1 + sign..].iter().copied().take_while(u8::is_ascii_digit).collect();
    if digits.is_empty() {
        return (0, 0);
    }
    // Far beyond any text's own length, and far from overflowing a sum.
    let value = digits.iter().fold(0i64, |n, d| (n * 10 + i64::from(d - b'0')).min(1 << 50));
    (if negative { -value } else { value }, 1 + sign + digits.len())
}

/// The part behind `0x`.
fn hexadecimal(text: &[u8], negative: bool) -> Option<(Shape<'static>, usize)> {
    let (mut mantissa, mut scale, mut sticky) = (0u128, 0i64, false);
    let (mut used, mut any, mut fraction) = (0, false, false);
    for &b in text {
        if b == b'.' && !fraction {
            fraction = true;
        } else if let Some(d) = char::from(b).to_digit(16) {
            any = true;
            if mantissa >> 124 == 0 {
                mantissa = (mantissa << 4) | u128::from(d);
                scale -= if fraction { 4 } else { 0 };
            } else {
                sticky |= d != 0;
                scale += if fraction { 0 } else { 4 };
            }
        } else {
            break;
        }
        used += 1;
    }
    if !any {
        return None;
    }
    let (power, more) = exponent(&text[used..], b'p');
    Some((Shape::Binary { negative, mantissa, exponent: scale + power, sticky }, used + more))
}

/// Digits without leading and trailing zeros, the place of the decimal point before them, and the length.
fn decimal(text: &[u8]) -> Option<(Vec<u8>, i64, usize)> {
    // No halfway point between two 80-bit numbers has more digits; what is behind only tells "a bit more".
    const ENOUGH: usize = 12_000;
    let mut digits = Vec::new();
    let (mut point, mut used, mut any, mut fraction, mut sticky) = (0i64, 0, false, false, false);
    for &b in text {
        if b == b'.' && !fraction {
            fraction = true;
        } else if b.is_ascii_digit() {
            any = true;
            if b == b'0' && digits.is_empty() {
                point -= i64::from(fraction);
            } else {
                point += i64::from(!fraction);
                if digits.len() < ENOUGH {
                    digits.push(b - b'0');
                } else {
                    sticky |= b != b'0';
                }
            }
        } else {
            break;
        }
        used += 1;
    }
    if !any {
        return None;
    }
    while !sticky && digits.last() == Some(&0) {
        digits.pop();
    }
    if sticky {
        digits.push(1);
    }
    let (power, more) = exponent(&text[used..], b'e');
    Some((digits, point + power, used + more))
}

/// A binary format: bits of precision, exponents of the smallest normal and the largest number.
#[derive(Clone, Copy)]
struct Format {
    precision: u32,
    min_exp: i64,
    max_exp: i64,
}

/// The fields of an encoded number; the fraction has its leading bit.
struct Bits {
    negative: bool,
    biased: u32,
    fraction: u64,
}

impl Format {
    fn infinity(self, negative: bool) -> Bits {
        Bits { negative, biased: (2 * self.max_exp + 1) as u32, fraction: 1 << (self.precision - 1) }
    }
}

fn encode(shape: &Shape<'_>, format: Format) -> (Bits, bool) {
    let zero = |negative| Bits { negative, biased: 0, fraction: 0 };
    match *shape {
        Shape::Nothing => (zero(false), false),
        Shape::Infinity { negative } => (format.infinity(negative), false),
        Shape::Nan { negative, payload } => {
            let quiet = 1u64 << (format.precision - 2);
            let fraction = (payload & (quiet - 1)) | quiet | (1 << (format.precision - 1));
            (Bits { fraction, ..format.infinity(negative) }, payload == u64::MAX)
        }
        Shape::Binary { negative, mantissa, exponent, sticky } => round(negative, mantissa, exponent, sticky, format),
        Shape::Decimal { negative, ref digits, .. } if digits.is_empty() => (zero(negative), false),
        Shape::Decimal { negative, ref digits, point, .. } => {
            if point > 5000 {
                return (format.infinity(negative), true);
            }
            if point < -5100 {
                return (zero(negative), true);
            }
            let power = point - digits.len() as i64;
            let mut numerator = Big::from_digits(digits);
            let mut divisor = Big::from_u64(1);
            if power >= 0 {
                numerator.mul_pow(10, power as u32);
            } else {
                divisor.mul_pow(10, -power as u32);
            }
            // 70 bits of quotient: more than any precision, with room for a rounding bit.
            let shift = (divisor.bits() as i64 + 70 - numerator.bits() as i64).max(0);
            numerator.shl(shift as u64);
            // A numerator that is longer than that is cut: only whether something was lost matters.
            let cut = (numerator.bits() as i64 - divisor.bits() as i64 - 100).max(0);
            divisor.shl(cut as u64);
            let (quotient, sticky) = numerator.div_small_quotient(&divisor);
            round(negative, quotient, cut - shift, sticky, format)
        }
    }
}

/// `mantissa * 2^exponent`, and a bit more if `sticky`, to the nearest of the format; ties to even.
fn round(negative: bool, mantissa: u128, exponent: i64, sticky: bool, format: Format) -> (Bits, bool) {
    if mantissa == 0 {
        return (Bits { negative, biased: 0, fraction: 0 }, false);
    }
    let precision = i64::from(format.precision);
    let top = exponent + 127 - i64::from(mantissa.leading_zeros());
    // The exponent of the last bit kept: by precision alone, and as the format really has it.
    let free = top - precision + 1;
    let last = free.max(format.min_exp - precision + 1);
    let (fraction, inexact) = round_at(mantissa, last.saturating_sub(exponent), sticky);
    let (fraction, last) = if fraction >> precision != 0 { (fraction >> 1, last + 1) } else { (fraction, last) };
    let normal = fraction >> (precision - 1) != 0;
    let exponent_of_value = last + precision - 1;
    if normal && exponent_of_value > format.max_exp {
        return (format.infinity(negative), true);
    }
    let tiny = top < format.min_exp && {
        let (unbounded, _) = round_at(mantissa, free - exponent, sticky);
        !(top == format.min_exp - 1 && unbounded >> precision != 0)
    };
    let biased = if normal { (exponent_of_value + format.max_exp) as u32 } else { 0 };
    (Bits { negative, biased, fraction: fraction as u64 }, tiny && inexact)
}

/// Drops `bits` low bits (or appends zeros, if negative), rounding; and whether that lost something.
fn round_at(mantissa: u128, bits: i64, sticky: bool) -> (u128, bool) {
    if bits <= 0 {
        return (mantissa << -bits, sticky);
    }
    if bits > 128 {
        return (0, true);
    }
    let kept = mantissa.checked_shr(bits as u32).unwrap_or(0);
    let half = 1u128 << (bits - 1);
    let lost = mantissa & (half | (half - 1));
    let up = lost > half || lost == half && (sticky || kept & 1 == 1);
    (kept + u128::from(up), lost != 0 || sticky)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn f64_of(text: &str) -> (f64, usize, bool) {
        let p = parse_f64(text.as_bytes());
        (p.value, p.used, p.range_error)
    }

    #[test]
    fn shorter_forms_are_taken_when_the_longer_do_not_parse() {
        assert_eq!(f64_of("  12.5abc"), (12.5, 6, false));
        assert_eq!(f64_of("1e"), (1.0, 1, false));
        assert_eq!(f64_of("1e+x"), (1.0, 1, false));
        assert_eq!(f64_of("0x"), (0.0, 1, false));
        assert_eq!(f64_of("0x.g"), (0.0, 1, false));
        assert_eq!(f64_of("0x1.8p1"), (3.0, 7, false));
        assert_eq!(f64_of("0x1p"), (1.0, 3, false));
        assert_eq!(f64_of("."), (0.0, 0, false));
        assert_eq!(f64_of("-"), (0.0, 0, false));
        assert_eq!(f64_of(""), (0.0, 0, false));
        assert_eq!(f64_of(".5."), (0.5, 2, false));
        assert_eq!(f64_of("5."), (5.0, 2, false));
        assert_eq!(f64_of("infinite"), (f64::INFINITY, 3, false));
        assert_eq!(f64_of("-INFINITYx"), (f64::NEG_INFINITY, 9, false));
        assert_eq!(parse_f64(b"nan(12").used, 3);
        assert_eq!(parse_f64(b"nan(0x12)").value.to_bits(), 0x7ff8_0000_0000_0012);
        assert_eq!(parse_f64(b"-nan(zz)").value.to_bits(), 0xfff8_0000_0000_0000);
    }

    #[test]
    fn range_errors_are_those_of_tiny_and_inexact() {
        assert_eq!(f64_of("1e309"), (f64::INFINITY, 5, true));
        assert_eq!(f64_of("-1e99999999999999999999").0, f64::NEG_INFINITY);
        assert_eq!(f64_of("1e-400"), (0.0, 6, true));
        assert_eq!(f64_of("0e99999"), (0.0, 7, false));
        assert_eq!(f64_of("0x1p-1074"), (5e-324, 9, false));
        assert_eq!(f64_of("0x1p-1075"), (0.0, 9, true));
        assert_eq!(f64_of("0x1.8p-1075"), (5e-324, 11, true));
        assert_eq!(f64_of("5e-324"), (5e-324, 6, true));
        assert_eq!(f64_of("2.2250738585072014e-308"), (f64::MIN_POSITIVE, 23, false));
        assert_eq!(f64_of("2.2250738585072011e-308"), (2.225073858507201e-308, 23, true));
        assert_eq!(parse_f32(b"3.5e38").value, f32::INFINITY);
        assert!(parse_f32(b"1e-45").range_error);
    }

    #[test]
    fn extended_numbers_have_64_bits() {
        assert_eq!(parse_f80(b"1").value.to_bits(), 0x3fff_8000_0000_0000_0000);
        assert_eq!(parse_f80(b"0.1").value.to_bits(), 0x3ffb_cccc_cccc_cccc_cccd);
        assert_eq!(parse_f80(b"-0x1.fffffffffffffffep0").value.to_bits(), 0xbfff_ffff_ffff_ffff_ffff);
        assert_eq!(parse_f80(b"1e5000").value.to_bits(), 0x7fff_8000_0000_0000_0000);
        assert_eq!(parse_f80(b"3.6e-4951").value.to_bits(), 1);
        assert_eq!(parse_f80(b"nan").value.to_bits(), 0x7fff_c000_0000_0000_0000);
    }
}
