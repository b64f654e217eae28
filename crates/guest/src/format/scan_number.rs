//! The numbers of scanf: which characters belong to one, and what they mean.

use super::float_parse::{self, Parsed};
use super::scan::{End, Input};
use super::spec::Length;
use crate::fp80;
use crate::memory::Memory;

/// How many more characters a conversion may take.
#[derive(Clone, Copy)]
struct Width(Option<u32>);

impl Width {
    fn is_left(self) -> bool {
        self.0 != Some(0)
    }
    fn take(&mut self) {
        if let Some(w) = &mut self.0 {
            *w = w.saturating_sub(1);
        }
    }
}

pub(super) struct Integer {
    negative: bool,
    base: u32,
    digits: Vec<u8>,
}

impl Integer {
    /// What strtol or strtoul make of it, and whether it is too large for them.
    pub(super) fn value(&self, signed: bool) -> (u64, bool) {
        let mut magnitude = Some(0u64);
        for &d in &self.digits {
            let digit = char::from(d).to_digit(self.base).unwrap_or(0);
            magnitude = magnitude.and_then(|m| m.checked_mul(self.base.into())?.checked_add(digit.into()));
        }
        let limit = i64::MAX as u64 + u64::from(self.negative);
        match magnitude {
            Some(m) if !signed || m <= limit => (if self.negative { m.wrapping_neg() } else { m }, false),
            _ if signed => (limit, true),
            _ => (u64::MAX, true),
        }
    }
}

/// What an integer can begin with besides `0` and `0x`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Prefixes {
    Plain,
    /// `0b`.
    Binary,
    /// It can be all of `(nil)`.
    Pointer,
}

/// Reads the text of an integer; `base` 0 lets the prefix decide.
pub(super) fn integer(
    input: &mut Input<'_>,
    mem: &mut Memory,
    width: Option<u32>,
    mut base: u32,
    prefixes: Prefixes,
) -> Result<Integer, End> {
    let mut width = Width(width);
    let mut c = input.next(mem)?.ok_or(End::Input).map(Some)?;
    let is = |c: Option<u32>, b: u8| c == Some(b.into());
    let negative = is(c, b'-');
    let signed = negative || is(c, b'+');
    if signed {
        width.take();
        c = input.next(mem)?;
    }
    let mut digits = Vec::new();
    if width.is_left() && is(c, b'0') {
        width.take();
        digits.push(b'0');
        c = input.next(mem)?;
        if width.is_left() && (is(c, b'x') || is(c, b'X')) {
            if base == 0 {
                base = 16;
            }
            if base == 16 {
                width.take();
                c = input.next(mem)?;
            }
        } else if width.is_left()
            && prefixes == Prefixes::Binary
            && (base == 0 || base == 2)
            && (is(c, b'b') || is(c, b'B'))
        {
            base = 2;
            width.take();
            c = input.next(mem)?;
        } else if base == 0 {
            base = 8;
        }
    }
    if base == 0 {
        base = 10;
    }
    while width.is_left()
        && let Some(d) = ascii(c).filter(|d| char::from(*d).is_digit(base))
    {
        digits.push(d);
        width.take();
        c = input.next(mem)?;
    }
    if digits.is_empty() {
        if prefixes == Prefixes::Pointer && !signed && is(c, b'(') && width.0.is_none_or(|w| w >= 5) {
            for wanted in *b"nil)" {
                if !input.next(mem)?.is_some_and(|c| ascii(Some(c)).is_some_and(|c| c.eq_ignore_ascii_case(&wanted))) {
                    input.unget();
                    return Err(End::Mismatch);
                }
            }
            return Ok(Integer { negative: false, base, digits: vec![b'0'] });
        }
        input.unget();
        return Err(End::Mismatch);
    }
    input.unget();
    Ok(Integer { negative, base, digits })
}

fn ascii(c: Option<u32>) -> Option<u8> {
    c.and_then(|c| u8::try_from(c).ok()).filter(u8::is_ascii)
}

/// Reads the rest of a word whose letters must all be there.
fn word(
    input: &mut Input<'_>,
    mem: &mut Memory,
    width: &mut Width,
    rest: &[u8],
    text: &mut Vec<u8>,
) -> Result<(), End> {
    for &wanted in rest {
        if !width.is_left() {
            return Err(End::Mismatch);
        }
        match ascii(input.next(mem)?) {
            Some(c) if c.eq_ignore_ascii_case(&wanted) => text.push(c),
            _ => return Err(End::Mismatch),
        }
        width.take();
    }
    Ok(())
}

/// Reads the text of a floating-point number.
pub(super) fn float(input: &mut Input<'_>, mem: &mut Memory, width: Option<u32>) -> Result<Vec<u8>, End> {
    let mut width = Width(width);
    let mut c = input.next(mem)?.ok_or(End::Input).map(Some)?;
    width.take();
    let mut text = Vec::new();
    if let Some(sign @ (b'-' | b'+')) = ascii(c) {
        text.push(sign);
        if !width.is_left() {
            return Err(End::Mismatch);
        }
        c = input.next(mem)?;
        if c.is_none() {
            return Err(End::Mismatch);
        }
        width.take();
    }
    let sign = text.len();
    match ascii(c) {
        Some(n @ (b'n' | b'N')) => {
            text.push(n);
            word(input, mem, &mut width, b"an", &mut text)?;
            return Ok(text);
        }
        Some(i @ (b'i' | b'I')) => {
            text.push(i);
            word(input, mem, &mut width, b"nf", &mut text)?;
            if width.is_left() {
                match ascii(input.next(mem)?) {
                    Some(i @ (b'i' | b'I')) => {
                        width.take();
                        text.push(i);
                        word(input, mem, &mut width, b"nity", &mut text)?;
                    }
                    _ => input.unget(),
                }
            }
            return Ok(text);
        }
        _ => {}
    }
    let (mut hex, mut digit, mut dot, mut exponent) = (false, false, false, false);
    if width.is_left() && ascii(c) == Some(b'0') {
        text.push(b'0');
        c = input.next(mem)?;
        width.take();
        if width.is_left() && matches!(ascii(c), Some(b'x' | b'X')) {
            text.push(b'x');
            hex = true;
            c = input.next(mem)?;
            width.take();
        } else {
            digit = true;
        }
    }
    let marker = if hex { b'p' } else { b'e' };
    while let Some(unit) = c {
        let b = ascii(Some(unit)).unwrap_or(0);
        if b.is_ascii_digit() || !exponent && hex && b.is_ascii_hexdigit() {
            text.push(b);
            digit = true;
        } else if exponent && text.last() == Some(&marker) && (b == b'-' || b == b'+') {
            text.push(b);
        } else if digit && !exponent && b.to_ascii_lowercase() == marker {
            text.push(marker);
            exponent = true;
            dot = true;
        } else if !dot && b == b'.' {
            text.push(b);
            dot = true;
        } else {
            input.unget();
            break;
        }
        if !width.is_left() {
            break;
        }
        c = input.next(mem)?;
        width.take();
    }
    if text.len() == sign || hex && text.len() == sign + 2 {
        return Err(End::Mismatch);
    }
    Ok(text)
}

/// The number in the memory of `float`, `double` or `long double`; `None` if the text is none.
pub(super) fn float_bytes(text: &[u8], length: Length) -> Option<Parsed<Vec<u8>>> {
    fn pack<T>(p: Parsed<T>, bytes: impl Fn(T) -> Vec<u8>) -> Option<Parsed<Vec<u8>>> {
        (p.used > 0).then(|| Parsed { value: bytes(p.value), used: p.used, range_error: p.range_error })
    }
    match length {
        Length::LongLong => pack(float_parse::parse_f80(text), |v| {
            let (low, high) = fp80::to_slots(v);
            [&low.to_le_bytes()[..], &(high as u16).to_le_bytes()[..]].concat()
        }),
        Length::Long => pack(float_parse::parse_f64(text), |v| v.to_le_bytes().to_vec()),
        Length::Int | Length::Char | Length::Short => pack(float_parse::parse_f32(text), |v| v.to_le_bytes().to_vec()),
    }
}
