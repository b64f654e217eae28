//! Integers from text: strtol and its family, and what scanf reads.

use super::{Following, Value};
use crate::memory::Addr;
use trace::ExprOp;

/// Digits of a number, one after the other, in 64 bits.
pub(crate) struct Digits {
    base: u64,
    pub(crate) value: Value,
    pub(crate) too_large: bool,
    /// What the digits so far can be at most; `None`: more than 64 bits.
    most: Option<u64>,
}

impl Digits {
    pub(crate) fn new(base: u64) -> Digits {
        Digits { base, value: Value::known(64, 0), too_large: false, most: Some(0) }
    }

    /// Whether a character is a digit, and which.
    pub(crate) fn digit(f: &mut Following<'_>, base: u64, byte: Value) -> (Value, Value) {
        let zero = u64::from(b'0');
        let plain = f.within(byte, zero, zero + base.min(10) - 1);
        let number = f.with(ExprOp::Sub, byte, zero);
        if base <= 10 {
            return (plain, number);
        }
        let lower = f.lower(byte);
        let letter = f.within(lower, u64::from(b'a'), u64::from(b'a') + base - 11);
        let high = f.with(ExprOp::Sub, lower, u64::from(b'a') - 10);
        (f.op(ExprOp::Or, plain, letter), f.choose(letter, high, number))
    }

    /// One more digit, which it is for sure.
    pub(crate) fn add(&mut self, f: &mut Following<'_>, digit: Value) {
        let digit = f.fit(digit, 64);
        let base = self.base;
        self.most = self.most.and_then(|m| m.checked_mul(base)?.checked_add(base - 1));
        if self.most.is_none() && !self.too_large {
            // value * base + digit > MAX
            let limit = u64::MAX / base;
            let over = f.op(ExprOp::Ult, Value::known(64, limit), self.value);
            let at = f.is(self.value, limit);
            let beyond = f.op(ExprOp::Ult, Value::known(64, u64::MAX % base), digit);
            let just = f.op(ExprOp::And, at, beyond);
            let over = f.op(ExprOp::Or, over, just);
            self.too_large = f.holds(over);
        }
        let shifted = f.with(ExprOp::Mul, self.value, base);
        self.value = f.op(ExprOp::Add, shifted, digit);
    }

    /// As a number of 64 bits, cut to what fits as `strtol` or `strtoul` does.
    pub(crate) fn finish(&self, f: &mut Following<'_>, negative: bool, signed: bool) -> Value {
        let minus = |f: &mut Following<'_>, v: Value| f.op(ExprOp::Sub, Value::known(64, 0), v);
        if !signed {
            let all = Value::known(64, u64::MAX);
            return match (self.too_large, negative) {
                (true, _) => all,
                (false, true) => minus(f, self.value),
                (false, false) => self.value,
            };
        }
        let limit = i64::MAX as u64 + u64::from(negative);
        let over = self.too_large || {
            let needed = self.most.is_none_or(|m| m > limit);
            needed && {
                let over = f.op(ExprOp::Ult, Value::known(64, limit), self.value);
                f.holds(over)
            }
        };
        match (over, negative) {
            (true, false) => Value::known(64, i64::MAX as u64),
            (true, true) => Value::known(64, i64::MIN as u64),
            (false, true) => minus(f, self.value),
            (false, false) => self.value,
        }
    }
}

pub(crate) fn is_byte(f: &mut Following<'_>, byte: Value, wanted: u8) -> bool {
    let is = f.is(byte, wanted.into());
    f.holds(is)
}

/// An integer as `strtol` reads it, and where it ends.
fn integer(f: &mut Following<'_>, end_at: Addr, base: u64, binary: bool, signed: bool) -> Option<Value> {
    let text = f.pointer(0);
    if base == 1 || base > 36 {
        return Some(Value::known(64, 0));
    }
    let mut at = text;
    loop {
        let byte = f.byte(at)?;
        let space = f.is_space(byte);
        if !f.holds(space) {
            break;
        }
        at += 1;
    }
    let sign = f.byte(at)?;
    let negative = is_byte(f, sign, b'-');
    if negative || is_byte(f, sign, b'+') {
        at += 1;
    }
    let (mut base, mut prefix) = (base, false);
    if matches!(base, 0 | 2 | 16) {
        let first = f.byte(at)?;
        if is_byte(f, first, b'0') {
            let second = f.byte(at + 1)?;
            let second = f.lower(second);
            if base != 2 && is_byte(f, second, b'x') {
                (base, prefix) = (16, true);
            } else if base != 16 && binary && is_byte(f, second, b'b') {
                (base, prefix) = (2, true);
            } else if base == 0 {
                base = 8;
            }
        }
    }
    if base == 0 {
        base = 10;
    }
    let start = if prefix { at + 2 } else { at };
    let (mut end, mut digits) = (start, Digits::new(base));
    loop {
        let byte = f.byte(end)?;
        let (is_digit, digit) = Digits::digit(f, base, byte);
        if !f.holds(is_digit) {
            break;
        }
        digits.add(f, digit);
        end += 1;
    }
    let end = match end > start {
        true => end,
        false if prefix => at + 1,
        false => text,
    };
    if end_at != 0 {
        f.put(end_at, Value::known(64, end));
    }
    Some(digits.finish(f, negative, signed))
}

/// Where the end goes, and the base: as `strtol` is given them.
fn with_base(f: &mut Following<'_>, signed: bool) -> Option<Value> {
    let (end_at, base) = (f.pointer(1), f.arg(2, 32));
    let base = f.settle(base);
    let binary = f.name().starts_with("__isoc23");
    integer(f, end_at, base, binary, signed)
}

pub(crate) fn strtol(f: &mut Following<'_>) -> Option<Value> {
    with_base(f, true)
}

pub(crate) fn strtoul(f: &mut Following<'_>) -> Option<Value> {
    with_base(f, false)
}

pub(crate) fn atol(f: &mut Following<'_>) -> Option<Value> {
    integer(f, 0, 10, false, true)
}

pub(crate) fn atoi(f: &mut Following<'_>) -> Option<Value> {
    let value = atol(f)?;
    Some(f.fit(value, 32))
}
