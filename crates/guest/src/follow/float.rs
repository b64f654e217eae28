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

/// Whether a number begins with this character, and neither a sign nor a word does. That is asked first: it is what most texts are.
pub(crate) fn is_plain(f: &mut Following<'_>, byte: Value) -> bool {
    let plain = f.within_any(byte, [(b'0'.into(), b'9'.into()), (b'.'.into(), b'.'.into())]);
    f.holds(plain)
}

/// Whether what begins plainly has the prefix of a hexadecimal number.
fn is_prefixed(f: &mut Following<'_>, text: Text<'_>, at: u64) -> Option<bool> {
    let (zero, letter) = (text(f, at)?, text(f, at + 1)?);
    let letter = f.lower(letter);
    let (zero, letter) = (f.is(zero, b'0'.into()), f.is(letter, b'x'.into()));
    let both = f.op(ExprOp::And, zero, letter);
    Some(f.holds(both))
}

impl Base {
    /// The largest power of the exponent's base that is exact, and harmless.
    fn largest(&self) -> u64 {
        if self.base == 10 { LARGEST_TEN } else { LARGEST_TWO }
    }

    fn power(&self, exponent: u64) -> f64 {
        let two_or_ten = if self.base == 10 { 10.0 } else { 2.0 };
        (0..exponent).fold(1.0, |p, _| p * two_or_ten)
    }
}

/// The number that a text begins with, without white space before it.
pub(crate) fn number(f: &mut Following<'_>, text: Text<'_>, layout: Float) -> Option<Read> {
    let first = text(f, 0)?;
    let signed = !is_plain(f, first);
    let negative = signed && is_byte(f, first, b'-');
    let start = u64::from(negative || signed && is_byte(f, first, b'+'));
    let sign = if negative { 1 << (layout.width() - 1) } else { 0 };
    let constant = |bits: u64, end: u64| Some(Read::Number(Value::known(layout.width(), sign | bits), end));
    let first = text(f, start)?;
    let plain = is_plain(f, first);
    if !plain && is_letter(f, text, start, b'i')? {
        if !is_word(f, text, start + 1, b"nf")? {
            return Some(Read::Nothing);
        }
        let long = is_word(f, text, start + 3, b"inity")?;
        return constant(layout.infinity(), start + if long { 8 } else { 3 });
    }
    if !plain && is_letter(f, text, start, b'n')? {
        if !is_word(f, text, start + 1, b"an")? {
            return Some(Read::Nothing);
        }
        let next = text(f, start + 3)?;
        if is_byte(f, next, b'(') {
            return Some(Read::Lost);
        }
        return constant(layout.infinity() | 1 << (layout.fraction - 1), start + 3);
    }
    if !plain {
        return Some(Read::Nothing);
    }
    let mut read = Read::Nothing;
    if is_prefixed(f, text, start)? {
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
    let scale = f.with(ExprOp::Sub, exponent, (base.step * behind) as u64);
    let below = f.with(ExprOp::Slt, scale, 0);
    let down = f.holds(below);
    let scale = if down { f.op(ExprOp::Sub, Value::known(32, 0), scale) } else { scale };
    let exact = f.with(ExprOp::Ule, scale, base.largest());
    if !f.holds(exact) {
        // Nothing stays nothing.
        let zero = f.is(whole, 0);
        let is_zero = f.holds(zero);
        return Some(if is_zero { Read::Number(Value::known(layout.width(), 0), end) } else { Read::Lost });
    }
    let (value, now) = scaled(f, whole, scale, down, base);
    Some(match layout {
        DOUBLE => Read::Number(value, end),
        _ => single(f, value, now).map_or(Read::Lost, |value| Read::Number(value, end)),
    })
}

/// A whole number times a power, or divided by it; its bits, and what it is now.
fn scaled(f: &mut Following<'_>, whole: Value, scale: Value, down: bool, base: &Base) -> (Value, f64) {
    let (number, power) = (whole.now as f64, base.power(scale.now));
    let now = if down { number / power } else { number * power };
    if whole.expr.is_none() && scale.expr.is_none() {
        return (Value::known(64, now.to_bits()), now);
    }
    let powers: Vec<u64> = (0..64).map(|n| base.power(n.min(base.largest())).to_bits()).collect();
    let (number, place) = (f.expr(whole), f.expr(scale));
    let exprs = f.beside.exprs();
    let number = exprs.float_from_int(DOUBLE, number, false);
    let place = exprs.extract(place, 0, 6);
    let power = exprs.lookup(place, 64, powers);
    let made = match down {
        true => exprs.float_div(DOUBLE, number, power),
        false if exprs.as_const(power) == Some(1f64.to_bits()) => number,
        false => exprs.float_mul(DOUBLE, number, power),
    };
    (f.made(64, now.to_bits(), Some(made)), now)
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
fn exponent(f: &mut Following<'_>, text: Text<'_>, at: u64, marker: u8) -> Option<Option<(Value, u64)>> {
    if !is_letter(f, text, at, marker)? {
        return Some(Some((Value::known(32, 0), at)));
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
        return Some(Some((Value::known(32, 0), at)));
    }
    if end - start > MOST_EXPONENT {
        return Some(None);
    }
    let value = if negative { f.op(ExprOp::Sub, Value::known(32, 0), value) } else { value };
    Some(Some((value, end)))
}

/// A number of a layout as `strtod` reads it, and where it ends.
fn from_text(f: &mut Following<'_>, end_at: Addr, layout: Float) -> Option<Value> {
    let begin = f.pointer(0);
    let mut at = begin;
    loop {
        let byte = f.byte(at)?;
        if is_plain(f, byte) {
            break;
        }
        let space = f.is_space(byte);
        if !f.holds(space) {
            break;
        }
        at += 1;
    }
    let text = |f: &mut Following<'_>, i: u64| f.byte(at + i);
    // The shim looks at the whole text if it could be more than digits.
    let first = f.byte(at)?;
    let signed = !is_plain(f, first) && (is_byte(f, first, b'-') || is_byte(f, first, b'+'));
    let start = u64::from(signed);
    let first = f.byte(at + start)?;
    let whole = match is_plain(f, first) {
        true => is_prefixed(f, &text, start)?,
        false => is_letter(f, &text, start, b'i')? || is_letter(f, &text, start, b'n')?,
    };
    if whole {
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
