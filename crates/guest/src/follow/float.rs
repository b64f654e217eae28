//! Floating-point numbers from text: strtod and its family, and what scanf reads.
//!
//! How many digits there are, where the point is and what the exponent says is decided; what the digits are is not. Together they
//! are a whole number, which is multiplied with a power of the base or divided by one. As long as the number has no more than 53
//! bits and the power is exact, that is one operation which rounds once, so it gives what `strtod` has to give. What is longer, and
//! a `nan` with a payload, is not followed.

use super::number::{Digits, is_byte};
use super::string::length;
use super::{Following, Value};
use crate::memory::Addr;
use trace::ExprOp;
use trace::expr::float::{DOUBLE, Float, SINGLE};

/// What a text begins with.
pub(crate) enum Read {
    /// Its bits, and how many characters it takes.
    Number(Value, u64),
    Nothing,
    /// A number that is not followed.
    Lost,
}

/// A character of a text by its place; 0 at the end.
pub(crate) type Text<'t> = &'t dyn Fn(&mut Following<'_>, u64) -> Option<Value>;

/// How numbers of a base are written.
struct Base {
    base: u64,
    marker: u8,
    /// What the exponent counts in a digit.
    step: i64,
    /// So many digits fit in 64 bits.
    most: usize,
}

const DECIMAL: Base = Base { base: 10, marker: b'e', step: 1, most: 19 };
const HEXADECIMAL: Base = Base { base: 16, marker: b'p', step: 4, most: 16 };
/// Ten to this is exact in 53 bits.
const LARGEST_TEN: u64 = 22;
/// No format has trouble with two to this times 53 bits.
const LARGEST_TWO: u64 = 60;
const EXACT: u64 = 1 << 53;
/// Exponents with more digits are beyond every number.
const MOST_EXPONENT: u64 = 6;

fn is_letter(f: &mut Following<'_>, text: Text<'_>, at: u64, wanted: u8) -> Option<bool> {
    let byte = text(f, at)?;
    let byte = f.lower(byte);
    Some(is_byte(f, byte, wanted))
}

/// Whether a word stands there, in letters of either case.
fn is_word(f: &mut Following<'_>, text: Text<'_>, at: u64, word: &[u8]) -> Option<bool> {
    for (i, &letter) in (0..).zip(word) {
        if !is_letter(f, text, at + i, letter)? {
            return Some(false);
        }
    }
    Some(true)
}

fn power_of(base: &Base, exponent: u64) -> Option<f64> {
    match base.base {
        10 if exponent <= LARGEST_TEN => Some((0..exponent).fold(1.0, |p, _| p * 10.0)),
        16 if exponent <= LARGEST_TWO => Some((1u64 << exponent) as f64),
        _ => None,
    }
}

/// The number that a text begins with, without white space before it.
pub(crate) fn number(f: &mut Following<'_>, text: Text<'_>, layout: Float) -> Option<Read> {
    let first = text(f, 0)?;
    let negative = is_byte(f, first, b'-');
    let start = u64::from(negative || is_byte(f, first, b'+'));
    let sign = if negative { 1 << (layout.width() - 1) } else { 0 };
    let constant = |bits: u64, end: u64| Some(Read::Number(Value::known(layout.width(), sign | bits), end));
    if is_letter(f, text, start, b'i')? {
        if !is_word(f, text, start + 1, b"nf")? {
            return Some(Read::Nothing);
        }
        let long = is_word(f, text, start + 3, b"inity")?;
        return constant(layout.infinity(), start + if long { 8 } else { 3 });
    }
    if is_letter(f, text, start, b'n')? {
        if !is_word(f, text, start + 1, b"an")? {
            return Some(Read::Nothing);
        }
        let next = text(f, start + 3)?;
        if is_byte(f, next, b'(') {
            return Some(Read::Lost);
        }
        return constant(layout.infinity() | 1 << (layout.fraction - 1), start + 3);
    }
    let mut read = Read::Nothing;
    let zero = text(f, start)?;
    if is_byte(f, zero, b'0') && is_letter(f, text, start + 1, b'x')? {
        read = magnitude(f, text, start + 2, &HEXADECIMAL, layout)?;
    }
    if let Read::Nothing = read {
        read = magnitude(f, text, start, &DECIMAL, layout)?;
    }
    let Read::Number(value, end) = read else { return Some(read) };
    if !negative {
        return Some(Read::Number(value, end));
    }
    let minus = f.function(value, layout.width(), value.now ^ sign, |exprs, value| exprs.float_neg(layout, value));
    Some(Read::Number(minus, end))
}

/// Digits with a point and an exponent.
fn magnitude(f: &mut Following<'_>, text: Text<'_>, start: u64, base: &Base, layout: Float) -> Option<Read> {
    let (mut digits, mut at, mut point, mut behind) = (Vec::new(), start, false, 0);
    loop {
        let byte = text(f, at)?;
        let (is_digit, digit) = Digits::digit(f, base.base, byte);
        if f.holds(is_digit) {
            digits.push(digit);
            behind += i64::from(point);
        } else if !point && is_byte(f, byte, b'.') {
            point = true;
        } else {
            break;
        }
        at += 1;
    }
    if digits.is_empty() {
        return Some(Read::Nothing);
    }
    let Some((exponent, end)) = exponent(f, text, at, base.marker)? else { return Some(Read::Lost) };
    if digits.len() > base.most {
        return Some(Read::Lost);
    }
    let whole = together(f, &digits, base.base);
    let largest = u128::from(base.base).pow(digits.len() as u32) - 1;
    if largest > u128::from(EXACT) {
        let exact = f.with(ExprOp::Ule, whole, EXACT);
        if !f.holds(exact) {
            return Some(Read::Lost);
        }
    }
    let scale = exponent - base.step * behind;
    let Some(power) = power_of(base, scale.unsigned_abs()) else {
        // Nothing stays nothing.
        let zero = f.is(whole, 0);
        let is_zero = f.holds(zero);
        return Some(if is_zero { Read::Number(Value::known(layout.width(), 0), end) } else { Read::Lost });
    };
    let now = whole.now as f64;
    let now = if scale < 0 { now / power } else { now * power };
    let value = f.function(whole, 64, now.to_bits(), |exprs, whole| {
        let number = exprs.float_from_int(DOUBLE, whole, false);
        let by = exprs.constant(64, power.to_bits());
        match scale {
            0 => number,
            1.. => exprs.float_mul(DOUBLE, number, by),
            _ => exprs.float_div(DOUBLE, number, by),
        }
    });
    Some(match layout {
        DOUBLE => Read::Number(value, end),
        _ => single(f, value, now).map_or(Read::Lost, |value| Read::Number(value, end)),
    })
}

/// Rounded once more. That gives another number only if the first one lies in the middle between two.
fn single(f: &mut Following<'_>, value: Value, now: f64) -> Option<Value> {
    let dropped = DOUBLE.fraction - SINGLE.fraction;
    let rest = f.with(ExprOp::And, value, (1 << dropped) - 1);
    let middle = f.is(rest, 1 << (dropped - 1));
    if f.holds(middle) {
        return None;
    }
    let bits = (now as f32).to_bits();
    Some(f.function(value, 32, bits.into(), |exprs, value| exprs.float_convert(DOUBLE, SINGLE, value)))
}

/// The digits as one number of as many bits as they need.
fn together(f: &mut Following<'_>, digits: &[Value], base: u64) -> Value {
    let largest = u128::from(base).pow(digits.len() as u32) - 1;
    let width = (128 - largest.leading_zeros()).max(8);
    let mut whole = Value::known(width, 0);
    for &digit in digits {
        let digit = f.fit(digit, width);
        let shifted = f.with(ExprOp::Mul, whole, base);
        whole = f.op(ExprOp::Add, shifted, digit);
    }
    whole
}

/// What an exponent says, and where it ends; 0 and where it would begin if there is none. `None`: it has too many digits.
fn exponent(f: &mut Following<'_>, text: Text<'_>, at: u64, marker: u8) -> Option<Option<(i64, u64)>> {
    if !is_letter(f, text, at, marker)? {
        return Some(Some((0, at)));
    }
    let sign = text(f, at + 1)?;
    let negative = is_byte(f, sign, b'-');
    let start = at + 1 + u64::from(negative || is_byte(f, sign, b'+'));
    let (mut end, mut value) = (start, Value::known(32, 0));
    loop {
        let byte = text(f, end)?;
        let (is_digit, digit) = Digits::digit(f, 10, byte);
        if !f.holds(is_digit) {
            break;
        }
        end += 1;
        if end - start <= MOST_EXPONENT {
            let digit = f.fit(digit, 32);
            let shifted = f.with(ExprOp::Mul, value, 10);
            value = f.op(ExprOp::Add, shifted, digit);
        }
    }
    if end == start {
        return Some(Some((0, at)));
    }
    if end - start > MOST_EXPONENT {
        return Some(None);
    }
    let value = f.settle(value) as i64;
    Some(Some((if negative { -value } else { value }, end)))
}

/// A number of a layout as `strtod` reads it, and where it ends.
fn from_text(f: &mut Following<'_>, end_at: Addr, layout: Float) -> Option<Value> {
    let begin = f.pointer(0);
    let mut at = begin;
    loop {
        let byte = f.byte(at)?;
        let space = f.is_space(byte);
        if !f.holds(space) {
            break;
        }
        at += 1;
    }
    let text = |f: &mut Following<'_>, i: u64| f.byte(at + i);
    // The shim looks at the whole text if it could be more than digits.
    let first = f.byte(at)?;
    let sign = u64::from(is_byte(f, first, b'-') || is_byte(f, first, b'+'));
    let word = is_letter(f, &text, sign, b'i')? || is_letter(f, &text, sign, b'n')?;
    let zero = f.byte(at + sign)?;
    if word || is_byte(f, zero, b'0') && is_letter(f, &text, sign + 1, b'x')? {
        length(f, at, None)?;
    }
    let (value, end) = match number(f, &text, layout)? {
        Read::Number(value, used) => (value, at + used),
        Read::Nothing => (Value::known(layout.width(), 0), begin),
        Read::Lost => return f.lose(),
    };
    if end_at != 0 {
        f.put(end_at, Value::known(64, end));
    }
    Some(value)
}

pub(crate) fn strtod(f: &mut Following<'_>) -> Option<Value> {
    let end_at = f.pointer(1);
    from_text(f, end_at, DOUBLE)
}

pub(crate) fn strtof(f: &mut Following<'_>) -> Option<Value> {
    let end_at = f.pointer(1);
    from_text(f, end_at, SINGLE)
}

pub(crate) fn atof(f: &mut Following<'_>) -> Option<Value> {
    from_text(f, 0, DOUBLE)
}
