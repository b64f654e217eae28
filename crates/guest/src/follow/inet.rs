//! Internet addresses as text and back: those of four bytes. The longer ones are not followed.

use super::number::{Digits, is_byte};
use super::string::length;
use super::{Following, Value};
use crate::memory::Addr;
use trace::ExprOp;

const AF_INET: u64 = 2;

fn is_digit(f: &mut Following<'_>, at: Addr) -> Option<bool> {
    let byte = f.byte(at)?;
    let (is_digit, _) = Digits::digit(f, 10, byte);
    Some(f.holds(is_digit))
}

/// A number of a dotted address in C's notation (0x, leading 0 for octal) up to the next character that is neither letter nor digit, and
/// where it ends. Inside `None`: there is none.
fn part(f: &mut Following<'_>, start: Addr) -> Option<(Option<Value>, Addr)> {
    let mut end = start;
    loop {
        let byte = f.byte(end)?;
        let letter = f.lower(byte);
        let more = f.within_any(letter, [(b'0'.into(), b'9'.into()), (b'a'.into(), b'z'.into())]);
        if !f.holds(more) {
            break;
        }
        end += 1;
    }
    let (mut at, mut base) = (start, 10);
    let first = f.byte(start)?;
    if end - start > 1 && is_byte(f, first, b'0') {
        let second = f.byte(start + 1)?;
        let second = f.lower(second);
        (at, base) = if is_byte(f, second, b'x') { (start + 2, 16) } else { (start + 1, 8) };
    }
    if at == end {
        return Some((None, end));
    }
    let mut digits = Digits::new(base);
    while at < end {
        let byte = f.byte(at)?;
        let (is_digit, digit) = Digits::digit(f, base, byte);
        if !f.holds(is_digit) {
            return Some((None, end));
        }
        digits.add(f, digit);
        at += 1;
    }
    Some(((!digits.too_large).then_some(digits.value), end))
}

/// The historic forms: one to four parts, the last of which fills what is left. Text after a space is ignored.
fn classic(f: &mut Following<'_>, text: Addr) -> Option<Option<[Value; 4]>> {
    length(f, text, None)?;
    let (mut at, mut parts) = (text, Vec::new());
    loop {
        let (value, end) = part(f, at)?;
        let Some(value) = value else { return Some(None) };
        parts.push(value);
        let byte = f.byte(end)?;
        if !is_byte(f, byte, b'.') {
            let ends = f.within_any(byte, [(0, 0), (9, 10), (12, 13), (32, 32)]);
            if !f.holds(ends) {
                return Some(None);
            }
            break;
        }
        at = end + 1;
    }
    let heads = parts.len() - 1;
    if heads > 3 {
        return Some(None);
    }
    let mut bytes = [Value::known(8, 0); 4];
    for (n, &value) in parts.iter().enumerate() {
        let room = if n < heads { 1 } else { 4 - heads };
        let fits = f.with(ExprOp::Ult, value, 1 << (8 * room));
        if !f.holds(fits) {
            return Some(None);
        }
        for i in 0..room {
            let moved = f.with(ExprOp::Lshr, value, 8 * (room - 1 - i) as u64);
            bytes[n + i] = f.fit(moved, 8);
        }
    }
    Some(Some(bytes))
}

fn put(f: &mut Following<'_>, to: Addr, bytes: [Value; 4]) {
    for (i, byte) in (0..).zip(bytes) {
        f.put(to.wrapping_add(i), byte);
    }
}

pub(crate) fn inet_addr(f: &mut Following<'_>) -> Option<Value> {
    let text = f.pointer(0);
    Some(match classic(f, text)? {
        Some([a, b, c, d]) => {
            let (low, high) = (f.above(b, a), f.above(d, c));
            f.above(high, low)
        }
        None => Value::known(32, u32::MAX.into()),
    })
}

pub(crate) fn inet_aton(f: &mut Following<'_>) -> Option<Value> {
    let (text, to) = (f.pointer(0), f.pointer(1));
    let Some(bytes) = classic(f, text)? else { return Some(Value::int(0)) };
    if to != 0 {
        put(f, to, bytes);
    }
    Some(Value::int(1))
}

/// Four decimal numbers without needless zeros, and nothing after them.
fn strict(f: &mut Following<'_>, text: Addr) -> Option<Option<[Value; 4]>> {
    let n = length(f, text, None)?;
    let (mut at, mut bytes) = (text, [Value::known(8, 0); 4]);
    for (i, made) in bytes.iter_mut().enumerate() {
        if i > 0 {
            let byte = f.byte(at)?;
            if !is_byte(f, byte, b'.') {
                return Some(None);
            }
            at += 1;
        }
        let (first, start) = (f.byte(at)?, at);
        let mut digits = Digits::new(10);
        while at - start < 4 && is_digit(f, at)? {
            let byte = f.byte(at)?;
            let digit = f.with(ExprOp::Sub, byte, b'0'.into());
            digits.add(f, digit);
            at += 1;
        }
        let count = at - start;
        if count == 0 || count > 3 || count > 1 && is_byte(f, first, b'0') {
            return Some(None);
        }
        let fits = f.with(ExprOp::Ule, digits.value, 255);
        if !f.holds(fits) {
            return Some(None);
        }
        *made = f.fit(digits.value, 8);
    }
    Some((at == text + n).then_some(bytes))
}

pub(crate) fn inet_pton(f: &mut Following<'_>) -> Option<Value> {
    let (family, text, to) = (f.arg(0, 32), f.pointer(1), f.pointer(2));
    if f.settle(family) != AF_INET {
        return f.lose();
    }
    let Some(bytes) = strict(f, text)? else { return Some(Value::int(0)) };
    put(f, to, bytes);
    Some(Value::int(1))
}

/// The text of an address, and its end.
fn shown(f: &mut Following<'_>, bytes: [Value; 4]) -> Vec<Value> {
    let mut text = Vec::new();
    for (i, byte) in bytes.into_iter().enumerate() {
        if i > 0 {
            text.push(Value::known(8, b'.'.into()));
        }
        for power in [100, 10, 1] {
            if power > 1 {
                let fewer = f.with(ExprOp::Ult, byte, power);
                if f.holds(fewer) {
                    continue;
                }
            }
            let digit = f.with(ExprOp::Udiv, byte, power);
            let digit = f.with(ExprOp::Urem, digit, 10);
            text.push(f.with(ExprOp::Add, digit, b'0'.into()));
        }
    }
    text.push(Value::known(8, 0));
    text
}

fn write(f: &mut Following<'_>, to: Addr, text: Vec<Value>) -> Option<Value> {
    for (i, byte) in (0..).zip(text) {
        f.put(to.wrapping_add(i), byte);
    }
    Some(Value::known(64, to))
}

pub(crate) fn inet_ntoa(f: &mut Following<'_>) -> Option<Value> {
    let mut bytes = [Value::known(8, 0); 4];
    let address = f.arg(0, 32);
    for (i, byte) in (0..).zip(&mut bytes) {
        let moved = f.with(ExprOp::Lshr, address, 8 * i);
        *byte = f.fit(moved, 8);
    }
    let (to, text) = (f.returned(), shown(f, bytes));
    write(f, to, text)
}

pub(crate) fn inet_ntop(f: &mut Following<'_>) -> Option<Value> {
    let (family, from, to, room) = (f.arg(0, 32), f.pointer(1), f.pointer(2), f.arg(3, 32));
    if f.settle(family) != AF_INET {
        return f.lose();
    }
    let mut bytes = [Value::known(8, 0); 4];
    for (i, byte) in (0..).zip(&mut bytes) {
        *byte = f.byte(from.wrapping_add(i))?;
    }
    let text = shown(f, bytes);
    let fits = f.op(ExprOp::Ule, Value::known(32, text.len() as u64), room);
    if !f.holds(fits) {
        return Some(Value::known(64, 0));
    }
    write(f, to, text)
}
