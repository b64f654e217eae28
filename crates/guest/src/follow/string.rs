//! string.h and strings.h.

use super::{Following, Value};
use crate::memory::Addr;
use trace::ExprOp;

type Fold = fn(&mut Following<'_>, Value) -> Value;

fn same(_: &mut Following<'_>, byte: Value) -> Value {
    byte
}

fn lower(f: &mut Following<'_>, byte: Value) -> Value {
    f.lower(byte)
}

/// Whether there is more before a limit, if there is one.
fn is_before(f: &mut Following<'_>, i: u64, limit: Option<Value>) -> bool {
    limit.is_none_or(|limit| {
        let more = f.op(ExprOp::Ult, Value::known(64, i), limit);
        f.holds(more)
    })
}

fn subtract(f: &mut Following<'_>, a: Value, b: Value) -> Value {
    let (a, b) = (f.fit(a, 32), f.fit(b, 32));
    f.op(ExprOp::Sub, a, b)
}

fn difference(f: &mut Following<'_>, limit: Option<Value>, fold: Fold) -> Option<Value> {
    let (a, b) = (f.pointer(0), f.pointer(1));
    for i in 0.. {
        if !is_before(f, i, limit) {
            break;
        }
        let (x, y) = (f.byte(a.wrapping_add(i))?, f.byte(b.wrapping_add(i))?);
        let (fx, fy) = (fold(f, x), fold(f, y));
        let equal = f.op(ExprOp::Eq, fx, fy);
        if !f.holds(equal) {
            return Some(subtract(f, fx, fy));
        }
        // They are the same: the one that is known says more.
        let ended = f.is(if x.expr.is_none() { x } else { y }, 0);
        if f.holds(ended) {
            break;
        }
    }
    Some(Value::int(0))
}

pub(crate) fn strcmp(f: &mut Following<'_>) -> Option<Value> {
    difference(f, None, same)
}

pub(crate) fn strncmp(f: &mut Following<'_>) -> Option<Value> {
    let limit = f.arg(2, 64);
    difference(f, Some(limit), same)
}

pub(crate) fn strcasecmp(f: &mut Following<'_>) -> Option<Value> {
    difference(f, None, lower)
}

pub(crate) fn strncasecmp(f: &mut Following<'_>) -> Option<Value> {
    let limit = f.arg(2, 64);
    difference(f, Some(limit), lower)
}

pub(crate) fn memcmp(f: &mut Following<'_>) -> Option<Value> {
    let (a, b) = (f.pointer(0), f.pointer(1));
    let n = f.size_at(2, a);
    for i in 0..n {
        let (x, y) = (f.byte(a.wrapping_add(i))?, f.byte(b.wrapping_add(i))?);
        let equal = f.op(ExprOp::Eq, x, y);
        if !f.holds(equal) {
            return Some(subtract(f, x, y));
        }
    }
    Some(Value::int(0))
}

/// The length of a string, at most `limit`.
pub(super) fn length(f: &mut Following<'_>, at: Addr, limit: Option<Value>) -> Option<u64> {
    for i in 0.. {
        if !is_before(f, i, limit) {
            return Some(i);
        }
        let byte = f.byte(at.wrapping_add(i))?;
        let ended = f.is(byte, 0);
        if f.holds(ended) {
            return Some(i);
        }
    }
    None
}

fn address(at: Addr) -> Option<Value> {
    Some(Value::known(64, at))
}

pub(crate) fn strlen(f: &mut Following<'_>) -> Option<Value> {
    let at = f.pointer(0);
    Some(Value::known(64, length(f, at, None)?))
}

pub(crate) fn strnlen(f: &mut Following<'_>) -> Option<Value> {
    let (at, limit) = (f.pointer(0), f.arg(1, 64));
    Some(Value::known(64, length(f, at, Some(limit))?))
}

/// The first byte that is this one, among at most `limit`; with `ends`, among those of a string.
fn find_byte(f: &mut Following<'_>, at: Addr, byte: Value, limit: Option<Value>, ends: bool) -> Option<(u64, bool)> {
    for i in 0.. {
        if !is_before(f, i, limit) {
            return Some((i, false));
        }
        let here = f.byte(at.wrapping_add(i))?;
        let hit = f.op(ExprOp::Eq, here, byte);
        if f.holds(hit) {
            return Some((i, true));
        }
        if ends {
            let ended = f.is(here, 0);
            if f.holds(ended) {
                return Some((i, false));
            }
        }
    }
    None
}

pub(crate) fn strchr(f: &mut Following<'_>) -> Option<Value> {
    let (at, byte) = (f.pointer(0), f.arg(1, 8));
    let (i, hit) = find_byte(f, at, byte, None, true)?;
    address(if hit { at + i } else { 0 })
}

pub(crate) fn strchrnul(f: &mut Following<'_>) -> Option<Value> {
    let (at, byte) = (f.pointer(0), f.arg(1, 8));
    let (i, _) = find_byte(f, at, byte, None, true)?;
    address(at + i)
}

pub(crate) fn rawmemchr(f: &mut Following<'_>) -> Option<Value> {
    let (at, byte) = (f.pointer(0), f.arg(1, 8));
    let (i, _) = find_byte(f, at, byte, None, false)?;
    address(at + i)
}

pub(crate) fn memchr(f: &mut Following<'_>) -> Option<Value> {
    let (at, byte, limit) = (f.pointer(0), f.arg(1, 8), f.arg(2, 64));
    let (i, hit) = find_byte(f, at, byte, Some(limit), false)?;
    address(if hit { at + i } else { 0 })
}

/// The last byte that is this one, among `n`.
fn find_last(f: &mut Following<'_>, at: Addr, byte: Value, n: u64) -> Option<Value> {
    for i in (0..n).rev() {
        let here = f.byte(at.wrapping_add(i))?;
        let hit = f.op(ExprOp::Eq, here, byte);
        if f.holds(hit) {
            return address(at + i);
        }
    }
    address(0)
}

pub(crate) fn memrchr(f: &mut Following<'_>) -> Option<Value> {
    let (at, byte, n) = (f.pointer(0), f.arg(1, 8), f.size(2));
    find_last(f, at, byte, n)
}

pub(crate) fn strrchr(f: &mut Following<'_>) -> Option<Value> {
    let (at, byte) = (f.pointer(0), f.arg(1, 8));
    let n = length(f, at, None)?;
    find_last(f, at, byte, n + 1)
}

/// Where a text begins in another one, both of known lengths.
fn find_text(f: &mut Following<'_>, (at, n): (Addr, u64), (needle, m): (Addr, u64), fold: Fold) -> Option<Value> {
    for start in 0..n.saturating_add(1).saturating_sub(m) {
        let mut all = true;
        for i in 0..m {
            let (x, y) = (f.byte(at + start + i)?, f.byte(needle + i)?);
            let (x, y) = (fold(f, x), fold(f, y));
            let equal = f.op(ExprOp::Eq, x, y);
            all = f.holds(equal);
            if !all {
                break;
            }
        }
        if all {
            return address(at + start);
        }
    }
    address(0)
}

fn find_string(f: &mut Following<'_>, fold: Fold) -> Option<Value> {
    let (at, needle) = (f.pointer(0), f.pointer(1));
    let m = length(f, needle, None)?;
    if m == 0 {
        return address(at);
    }
    let n = length(f, at, None)?;
    find_text(f, (at, n), (needle, m), fold)
}

pub(crate) fn strstr(f: &mut Following<'_>) -> Option<Value> {
    find_string(f, same)
}

pub(crate) fn strcasestr(f: &mut Following<'_>) -> Option<Value> {
    find_string(f, lower)
}

pub(crate) fn memmem(f: &mut Following<'_>) -> Option<Value> {
    let (at, n, needle, m) = (f.pointer(0), f.size(1), f.pointer(2), f.size(3));
    find_text(f, (at, n), (needle, m), same)
}

/// The bytes of a string.
fn text(f: &mut Following<'_>, at: Addr) -> Option<Vec<Value>> {
    let n = length(f, at, None)?;
    (0..n).map(|i| f.byte(at + i)).collect()
}

fn is_one_of(f: &mut Following<'_>, byte: Value, set: &[Value]) -> Value {
    let mut any = Value::known(1, 0);
    for &one in set {
        let equal = f.op(ExprOp::Eq, byte, one);
        any = f.op(ExprOp::Or, any, equal);
    }
    any
}

/// How many bytes from here on are in the set; with `out`, are not in it and not the end.
fn span(f: &mut Following<'_>, at: Addr, set: &[Value], out: bool) -> Option<u64> {
    for i in 0.. {
        let byte = f.byte(at.wrapping_add(i))?;
        let mut inside = is_one_of(f, byte, set);
        if out {
            let end = f.is(byte, 0);
            let stops = f.op(ExprOp::Or, inside, end);
            inside = f.not(stops);
        }
        if !f.holds(inside) {
            return Some(i);
        }
    }
    None
}

pub(crate) fn strspn(f: &mut Following<'_>) -> Option<Value> {
    let (at, set) = (f.pointer(0), f.pointer(1));
    let set = text(f, set)?;
    Some(Value::known(64, span(f, at, &set, false)?))
}

pub(crate) fn strcspn(f: &mut Following<'_>) -> Option<Value> {
    let (at, set) = (f.pointer(0), f.pointer(1));
    let set = text(f, set)?;
    Some(Value::known(64, span(f, at, &set, true)?))
}

/// Whether a string ends here.
fn ends(f: &mut Following<'_>, at: Addr) -> Option<bool> {
    let byte = f.byte(at)?;
    let ended = f.is(byte, 0);
    Some(f.holds(ended))
}

pub(crate) fn strpbrk(f: &mut Following<'_>) -> Option<Value> {
    let (at, set) = (f.pointer(0), f.pointer(1));
    let set = text(f, set)?;
    let end = at + span(f, at, &set, true)?;
    address(if ends(f, end)? { 0 } else { end })
}

/// One step of `strtok`: the token.
fn next_token(f: &mut Following<'_>, start: Addr, set: Addr) -> Option<Value> {
    let set = text(f, set)?;
    let token = start + span(f, start, &set, false)?;
    if ends(f, token)? {
        return address(0);
    }
    let end = token + span(f, token, &set, true)?;
    if !ends(f, end)? {
        f.put(end, Value::known(8, 0));
    }
    address(token)
}

pub(crate) fn strtok(f: &mut Following<'_>) -> Option<Value> {
    let (at, set) = (f.pointer(0), f.pointer(1));
    let start = if at == 0 { f.token() } else { at };
    next_token(f, start, set)
}

pub(crate) fn strtok_r(f: &mut Following<'_>) -> Option<Value> {
    let (at, set, rest) = (f.pointer(0), f.pointer(1), f.pointer(2));
    let start = if at == 0 { f.pointer_at(rest)? } else { at };
    next_token(f, start, set)
}

pub(crate) fn strsep(f: &mut Following<'_>) -> Option<Value> {
    let (rest, set) = (f.pointer(0), f.pointer(1));
    let start = f.pointer_at(rest)?;
    if start == 0 {
        return address(0);
    }
    let set = text(f, set)?;
    let end = start + span(f, start, &set, true)?;
    if !ends(f, end)? {
        f.put(end, Value::known(8, 0));
    }
    address(start)
}

/// Copies some bytes, and perhaps a terminator.
fn copy(f: &mut Following<'_>, to: Addr, from: Addr, n: u64, ends: bool) -> Option<()> {
    // All are read before one is written: they may overlap.
    let bytes: Vec<Value> = (0..n).map(|i| f.byte(from + i)).collect::<Option<_>>()?;
    for (i, byte) in bytes.into_iter().enumerate() {
        f.put(to.wrapping_add(i as u64), byte);
    }
    if ends {
        f.put(to.wrapping_add(n), Value::known(8, 0));
    }
    Some(())
}

pub(crate) fn strcpy(f: &mut Following<'_>) -> Option<Value> {
    let (to, from) = (f.pointer(0), f.pointer(1));
    let n = length(f, from, None)?;
    copy(f, to, from, n, true)?;
    address(to)
}

pub(crate) fn stpcpy(f: &mut Following<'_>) -> Option<Value> {
    let (to, from) = (f.pointer(0), f.pointer(1));
    let n = length(f, from, None)?;
    copy(f, to, from, n, true)?;
    address(to + n)
}

/// `strncpy`: how many bytes were copied.
fn copy_padded(f: &mut Following<'_>) -> Option<u64> {
    let (to, from) = (f.pointer(0), f.pointer(1));
    let room = f.size_at(2, to);
    let n = length(f, from, Some(Value::known(64, room)))?;
    copy(f, to, from, n, false)?;
    Some(n)
}

pub(crate) fn strncpy(f: &mut Following<'_>) -> Option<Value> {
    copy_padded(f)?;
    address(f.pointer(0))
}

pub(crate) fn stpncpy(f: &mut Following<'_>) -> Option<Value> {
    let n = copy_padded(f)?;
    address(f.pointer(0).wrapping_add(n))
}

pub(crate) fn strcat(f: &mut Following<'_>) -> Option<Value> {
    let (to, from) = (f.pointer(0), f.pointer(1));
    let end = to + length(f, to, None)?;
    let n = length(f, from, None)?;
    copy(f, end, from, n, true)?;
    address(to)
}

pub(crate) fn strncat(f: &mut Following<'_>) -> Option<Value> {
    let (to, from, limit) = (f.pointer(0), f.pointer(1), f.arg(2, 64));
    let end = to + length(f, to, None)?;
    let n = length(f, from, Some(limit))?;
    copy(f, end, from, n, true)?;
    address(to)
}

pub(crate) fn strlcpy(f: &mut Following<'_>) -> Option<Value> {
    let (to, from) = (f.pointer(0), f.pointer(1));
    let room = f.size_at(2, to);
    let n = length(f, from, None)?;
    if room > 0 {
        copy(f, to, from, n.min(room - 1), true)?;
    }
    Some(Value::known(64, n))
}

pub(crate) fn strlcat(f: &mut Following<'_>) -> Option<Value> {
    let (to, from) = (f.pointer(0), f.pointer(1));
    let room = f.size_at(2, to);
    let before = length(f, to, Some(Value::known(64, room)))?;
    let n = length(f, from, None)?;
    if room > before {
        copy(f, to.wrapping_add(before), from, n.min(room - before - 1), true)?;
    }
    Some(Value::known(64, before + n))
}

/// A new object with the first bytes of a string.
fn duplicate(f: &mut Following<'_>, limit: Option<Value>) -> Option<Value> {
    let from = f.pointer(0);
    let n = length(f, from, limit)?;
    let to = f.returned();
    if to != 0 {
        copy(f, to, from, n, false)?;
    }
    address(to)
}

pub(crate) fn strdup(f: &mut Following<'_>) -> Option<Value> {
    duplicate(f, None)
}

pub(crate) fn strndup(f: &mut Following<'_>) -> Option<Value> {
    let limit = f.arg(1, 64);
    duplicate(f, Some(limit))
}

pub(crate) fn memccpy(f: &mut Following<'_>) -> Option<Value> {
    let (to, from, byte, n) = (f.pointer(0), f.pointer(1), f.arg(2, 8), f.size(3));
    let (i, hit) = find_byte(f, from, byte, Some(Value::known(64, n)), false)?;
    copy(f, to, from, if hit { i + 1 } else { n }, false)?;
    address(if hit { to + i + 1 } else { 0 })
}
