//! wchar.h: wide strings, and multibyte characters in the "C" and "C.UTF-8" locales.

pub(super) mod multibyte;
pub(super) mod number;
pub(super) mod text;
pub(super) mod unicode;

use super::Stop;
use super::string::Unit;
use crate::memory::{Addr, Memory};

/// The wide characters from `addr` to the end of its object.
fn rest(mem: &Memory, addr: Addr) -> Result<impl Iterator<Item = u32>, Stop> {
    let rest = mem.rest(addr)?;
    // How far the caller looks is not known here: all of it counts as read, and need not have been written.
    mem.any_bytes(addr, rest.len() as u64)?;
    Ok(rest.chunks_exact(4).map(|w| u32::from_le_bytes([w[0], w[1], w[2], w[3]])))
}

/// The fault of reading one wide character after the last one of the object.
fn past_end(mem: &Memory, addr: Addr) -> Stop {
    match rest(mem, addr) {
        Ok(words) => mem.explain(addr, (words.count() as u64 + 1) * 4, false).into(),
        Err(stop) => stop,
    }
}

/// The number of wide characters before the first that `stop` accepts; a fault if the object ends before it.
fn scan(mem: &Memory, addr: Addr, stop: impl Fn(u32) -> bool) -> Result<u64, Stop> {
    match rest(mem, addr)?.position(stop) {
        Some(n) => Ok(n as u64),
        None => Err(past_end(mem, addr)),
    }
}

fn len(mem: &Memory, addr: Addr) -> Result<u64, Stop> {
    scan(mem, addr, |w| w == 0)
}

fn bounded_len(mem: &Memory, addr: Addr, limit: u64) -> Result<u64, Stop> {
    if limit == 0 {
        return Ok(0);
    }
    let mut n = 0;
    for w in rest(mem, addr)? {
        if w == 0 || n == limit {
            return Ok(n);
        }
        n += 1;
    }
    if n == limit { Ok(n) } else { Err(past_end(mem, addr)) }
}

impl Unit for u32 {
    const SIZE: u64 = 4;
    fn len(mem: &Memory, addr: Addr) -> Result<u64, Stop> {
        len(mem, addr)
    }
    fn bounded_len(mem: &Memory, addr: Addr, limit: u64) -> Result<u64, Stop> {
        bounded_len(mem, addr, limit)
    }
}

pub(super) fn string(mem: &Memory, addr: Addr) -> Result<Vec<u32>, Stop> {
    let n = len(mem, addr)?;
    Ok(rest(mem, addr)?.take(n as usize).collect())
}
