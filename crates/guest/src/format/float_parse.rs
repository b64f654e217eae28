//! The numbers of `strtod`, `strtof` and `strtold`: decimal, hexadecimal, infinity and NaN, correctly rounded.
//!
//! Follows glibc: what does not parse as the longer form (`0x` without digits, `1e` without an exponent,
//! `nan(` without its end) parses as the shorter one; a range error is overflow, or a result that is tiny after
//! rounding to the full precision and inexact. Rounding is to nearest even, whatever `fesetround` says.

use crate::fp80::F80;
use rustc_apfloat::ieee::{Double, Quad, Single};
use rustc_apfloat::{Float, FloatConvert, Round, Status, StatusAnd};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Parsed<T> {
    /// The number; zero if there was none.
    pub value: T,
    /// How many bytes belong to it, leading white space included; 0 if there is no number.
    pub used: usize,
    /// `ERANGE`: it is too large, or lost precision because it is too small.
    pub range_error: bool,
}

impl<T> Parsed<T> {
    fn map<U>(self, f: impl FnOnce(T) -> U) -> Parsed<U> {
        Parsed { value: f(self.value), used: self.used, range_error: self.range_error }
    }
}

/// `strtod`
pub fn parse_f64(text: &[u8]) -> Parsed<f64> {
    parse::<Double>(text).map(|v| f64::from_bits(v.to_bits() as u64))
}

/// `strtof`
pub fn parse_f32(text: &[u8]) -> Parsed<f32> {
    parse::<Single>(text).map(|v| f32::from_bits(v.to_bits() as u32))
}

/// `strtold`
pub fn parse_f80(text: &[u8]) -> Parsed<F80> {
    parse(text)
}

/// How many bytes have to be looked at to see that a number takes `used` of them; of what begins like a word or a prefix all.
pub fn looked_at(text: &[u8], used: usize) -> usize {
    let byte = |i: usize| text.get(i).map_or(0, u8::to_ascii_lowercase);
    let sign = |i: usize| usize::from(matches!(byte(i), b'-' | b'+'));
    let spaces = text.iter().take_while(|&&b| is_space(b)).count();
    let start = spaces + sign(spaces);
    let after = match byte(start) {
        b'i' | b'n' => text.len(),
        b'0' if byte(start + 1) == b'x' => text.len(),
        b'.' if used == 0 => start + 1,
        _ if used == 0 => start,
        // An exponent without digits.
        _ if byte(used) == b'e' && text[start..used].iter().all(|b| !b.eq_ignore_ascii_case(&b'e')) => {
            used + 1 + sign(used + 1)
        }
        _ => used,
    };
    after.min(text.len()) + 1
}

fn parse<F: Float>(text: &[u8]) -> Parsed<F>
where
    Quad: FloatConvert<F>,
{
    let start = text.iter().take_while(|&&b| is_space(b)).count();
    let negative = text.get(start) == Some(&b'-');
    let at = start + usize::from(negative || text.get(start) == Some(&b'+'));
    let (shape, used) = shape(&text[at..]);
    let (value, range_error) = match shape {
        Shape::Nothing => return Parsed { value: F::ZERO, used: 0, range_error: false },
        Shape::Zero => (F::ZERO, false),
        Shape::Infinity => (F::INFINITY, false),
        Shape::Nan(payload) => (F::qnan(Some(u128::from(payload))), payload == u64::MAX),
        Shape::TooLarge => (F::INFINITY, true),
        Shape::TooSmall => (F::ZERO, true),
        Shape::Number(number) => rounded(&number),
    };
    Parsed { value: if negative { -value } else { value }, used: at + used, range_error }
}

/// The nearest number of the format, and whether it is out of range.
fn rounded<F: Float>(number: &str) -> (F, bool)
where
    Quad: FloatConvert<F>,
{
    let Ok(StatusAnd { status, value }) = F::from_str_r(number, Round::NearestTiesToEven) else {
        return (F::ZERO, false);
    };
    // What becomes the smallest normal number only because those below it have fewer bits is tiny, too.
    let tiny = || {
        let quad = Quad::from_str_r(number, Round::NearestTiesToEven).map_or(Quad::ZERO, |q| q.value);
        let free: F = quad.scalbn(4).convert_r(Round::NearestTiesToEven, &mut false).value;
        free < F::smallest_normalized().scalbn(4)
    };
    let rounded_up = status.intersects(Status::INEXACT) && value == F::smallest_normalized() && tiny();
    (value, status.intersects(Status::OVERFLOW | Status::UNDERFLOW) || rounded_up)
}

/// What a number looks like before it is rounded, without its sign.
enum Shape {
    Nothing,
    Zero,
    Infinity,
    /// A payload that is too large is `u64::MAX` here, and a range error.
    Nan(u64),
    /// Beyond every format.
    TooLarge,
    TooSmall,
    /// As `rustc_apfloat` reads it.
    Number(String),
}

/// White space of the C locale.
pub(crate) fn is_space(b: u8) -> bool {
    matches!(b, b' ' | b'\t'..=b'\r')
}

/// The shape, and how many bytes it takes.
fn shape(text: &[u8]) -> (Shape, usize) {
    if starts_with(text, b"infinity") {
        return (Shape::Infinity, 8);
    }
    if starts_with(text, b"inf") {
        return (Shape::Infinity, 3);
    }
    if starts_with(text, b"nan") {
        let (payload, used) = nan_payload(&text[3..]);
        return (Shape::Nan(payload), 3 + used);
    }
    if starts_with(text, b"0x")
        && let Some((shape, used)) = number(&text[2..], &HEXADECIMAL)
    {
        return (shape, 2 + used);
    }
    number(text, &DECIMAL).unwrap_or((Shape::Nothing, 0))
}

fn starts_with(text: &[u8], word: &[u8]) -> bool {
    text.get(..word.len()).is_some_and(|t| t.eq_ignore_ascii_case(word))
}

/// The `(...)` after `nan`: its value, and its length (0 if it is not one).
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

/// An exponent after `marker`: its value (saturated), and its length with the marker (0 if there is none).
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

/// How numbers of a base are written.
struct Base {
    radix: u32,
    prefix: &'static str,
    marker: u8,
    /// What the exponent counts in a digit.
    step: i64,
    /// No halfway point between two numbers of any format has more digits; what comes after only says "a bit more".
    enough: usize,
    /// No format has numbers whose first digit has a place beyond.
    places: std::ops::RangeInclusive<i64>,
}

const DECIMAL: Base = Base { radix: 10, prefix: "", marker: b'e', step: 1, enough: 12_000, places: -5100..=5000 };
const HEXADECIMAL: Base = Base { radix: 16, prefix: "0x", marker: b'p', step: 4, enough: 30, places: -17_000..=17_000 };

/// Digits with a point and an exponent, and their length; `None` if there is no digit.
fn number(text: &[u8], base: &Base) -> Option<(Shape, usize)> {
    let mut digits = String::new();
    // The place of the point before the first digit that counts, in digits.
    let (mut point, mut used, mut any, mut fraction, mut sticky) = (0i64, 0, false, false, false);
    for &b in text {
        if b == b'.' && !fraction {
            fraction = true;
        } else if char::from(b).is_digit(base.radix) {
            any = true;
            if b == b'0' && digits.is_empty() {
                point -= i64::from(fraction);
            } else {
                point += i64::from(!fraction);
                if digits.len() < base.enough {
                    digits.push(char::from(b));
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
    if sticky {
        digits.push('1');
    }
    let (power, more) = exponent(&text[used..], base.marker);
    let place = point * base.step + power;
    let shape = match () {
        () if digits.is_empty() => Shape::Zero,
        () if place > *base.places.end() => Shape::TooLarge,
        () if place < *base.places.start() => Shape::TooSmall,
        () => {
            let Base { prefix, marker, step, .. } = *base;
            let last = place - digits.len() as i64 * step;
            Shape::Number(format!("{prefix}{digits}{}{last}", char::from(marker)))
        }
    };
    Some((shape, used + more))
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
