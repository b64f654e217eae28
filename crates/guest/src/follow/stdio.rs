//! What is read from standard input: bytes that could be anything, and perhaps fewer than asked for.
//!
//! Other files hold what they hold: of those nothing is followed.

use super::{Following, From, Value};
use crate::memory::Addr;

fn address(at: Addr) -> Option<Value> {
    Some(Value::known(64, at))
}

/// Where a stream stands in standard input; `None` if it is another one.
fn place(f: &mut Following<'_>, from: From) -> Option<usize> {
    let place = f.place(from);
    if place.is_none() {
        f.lose();
    }
    place
}

fn get(f: &mut Following<'_>, from: From) -> Option<Value> {
    let n = place(f, from)?;
    Some(match f.input(n) {
        Some(byte) => f.fit(byte, 32),
        None => Value::int(-1),
    })
}

pub(crate) fn fgetc(f: &mut Following<'_>) -> Option<Value> {
    let file = f.pointer(0);
    get(f, From::Stream(file))
}

pub(crate) fn getchar(f: &mut Following<'_>) -> Option<Value> {
    get(f, From::Standard)
}

/// Only the byte that was read last is followed.
pub(crate) fn ungetc(f: &mut Following<'_>) -> Option<Value> {
    let (code, file) = (f.arg(0, 32), f.pointer(1));
    let end = f.is(code, u64::from(u32::MAX));
    if f.holds(end) {
        return Some(Value::int(-1));
    }
    let before = place(f, From::Stream(file))?;
    let Some(last) = before.checked_sub(1).and_then(|n| f.input(n)) else { return f.lose() };
    let byte = f.fit(code, 8);
    let same = f.op(trace::ExprOp::Eq, byte, last);
    if !f.holds(same) {
        return f.lose();
    }
    Some(f.fit(byte, 32))
}

/// Reads bytes to `to`, up to `most`, and up to and with a delimiter; how many.
fn bytes(f: &mut Following<'_>, from: usize, to: Option<Addr>, most: u64, until: Option<Value>) -> Vec<Value> {
    let mut all = Vec::new();
    while (all.len() as u64) < most {
        let Some(byte) = f.input(from + all.len()) else { break };
        if let Some(to) = to {
            f.put(to.wrapping_add(all.len() as u64), byte);
        }
        all.push(byte);
        if let Some(until) = until {
            let ends = f.op(trace::ExprOp::Eq, byte, until);
            if f.holds(ends) {
                break;
            }
        }
    }
    all
}

fn line(f: &mut Following<'_>, to: usize, size: usize, file: usize) -> Option<Value> {
    let (to, size, file) = (f.pointer(to), f.arg(size, 32), f.pointer(file));
    let size = f.size_of(size, to) as i32;
    if size <= 0 {
        return address(0);
    }
    if size > 1 {
        let n = place(f, From::Stream(file))?;
        let newline = Value::known(8, u64::from(b'\n'));
        let count = bytes(f, n, Some(to), size as u64 - 1, Some(newline)).len() as u64;
        if count == 0 {
            return address(0);
        }
        f.put(to.wrapping_add(count), Value::known(8, 0));
    }
    address(to)
}

pub(crate) fn fgets(f: &mut Following<'_>) -> Option<Value> {
    line(f, 0, 1, 2)
}

pub(crate) fn fgets_chk(f: &mut Following<'_>) -> Option<Value> {
    line(f, 0, 2, 3)
}

fn items(f: &mut Following<'_>, to: usize, size: usize, count: usize, file: usize) -> Option<Value> {
    let (to, size, count, file) = (f.pointer(to), f.size(size), f.arg(count, 64), f.pointer(file));
    let count = if size == 1 { f.size_of(count, to) } else { f.settle(count) };
    let all = size.checked_mul(count)?;
    if all == 0 {
        return Some(Value::known(64, 0));
    }
    let n = place(f, From::Stream(file))?;
    Some(Value::known(64, bytes(f, n, Some(to), all, None).len() as u64 / size))
}

pub(crate) fn fread(f: &mut Following<'_>) -> Option<Value> {
    items(f, 0, 1, 2, 3)
}

pub(crate) fn fread_chk(f: &mut Following<'_>) -> Option<Value> {
    items(f, 0, 2, 3, 4)
}

pub(crate) fn read(f: &mut Following<'_>) -> Option<Value> {
    let (fd, to) = (f.arg(0, 32), f.pointer(1));
    let count = f.size_at(2, to);
    let fd = f.settle(fd) as i32;
    let n = place(f, From::Descriptor(fd))?;
    // It may have come in pieces: as many as there were. If there were fewer than wanted, perhaps because it ended.
    let came = f.returned() as i64;
    if came < 0 {
        return f.lose();
    }
    let read = bytes(f, n, Some(to), came as u64, None).len();
    if (read as u64) < count {
        f.input(n + read);
    }
    Some(Value::known(64, read as u64))
}

fn delimited(f: &mut Following<'_>, delimiter: Value, file: usize) -> Option<Value> {
    let (line_at, size_at, file) = (f.pointer(0), f.pointer(1), f.pointer(file));
    if line_at == 0 || size_at == 0 {
        return Some(Value::known(64, u64::MAX));
    }
    f.pointer_at(line_at)?;
    f.pointer_at(size_at)?;
    let n = place(f, From::Stream(file))?;
    let text = bytes(f, n, None, u64::MAX, Some(delimiter));
    if text.is_empty() {
        return Some(Value::known(64, u64::MAX));
    }
    let buffer = f.after(line_at);
    for (i, &byte) in text.iter().enumerate() {
        f.put(buffer.wrapping_add(i as u64), byte);
    }
    Some(Value::known(64, text.len() as u64))
}

pub(crate) fn getline(f: &mut Following<'_>) -> Option<Value> {
    delimited(f, Value::known(8, u64::from(b'\n')), 2)
}

pub(crate) fn getdelim(f: &mut Following<'_>) -> Option<Value> {
    let delimiter = f.arg(2, 8);
    delimited(f, delimiter, 3)
}
