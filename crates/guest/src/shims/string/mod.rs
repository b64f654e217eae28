//! string.h and strings.h, in the "C" locale.
//!
//! A function reads no byte that C would not let it read: a scan stops at its hit, and only running out of the
//! object before the hit is a fault. Where C says "n bytes", all n are checked, as the standard demands.

pub(super) mod compare;
pub(super) mod copy;
pub(super) mod memory;
pub(super) mod names;
pub(super) mod search;
pub(super) mod token;

use super::{Call, Ret, Shim, Stop};
use crate::memory::{Addr, Memory};
use trace::FailureKind;

/// The distance from `addr` to the first byte that `stop` accepts; a fault if the object ends before it.
pub(super) fn scan(mem: &Memory, addr: Addr, stop: impl Fn(u8) -> bool) -> Result<u64, Stop> {
    let rest = mem.rest(addr)?;
    match rest.iter().position(|&b| stop(b)) {
        Some(n) => {
            mem.log_read(addr, n as u64 + 1);
            Ok(n as u64)
        }
        None => Err(mem.explain(addr, rest.len() as u64 + 1, false).into()),
    }
}

/// Length of a C string, at most `limit`: neither the terminator nor anything after the limit is needed.
pub(super) fn bounded_len(mem: &Memory, addr: Addr, limit: u64) -> Result<u64, Stop> {
    if limit == 0 {
        return Ok(0);
    }
    let rest = mem.rest(addr)?;
    let limit_here = limit.min(rest.len() as u64) as usize;
    let end = rest[..limit_here].iter().position(|&b| b == 0);
    mem.log_read(addr, end.map_or(limit_here, |n| n + 1) as u64);
    match end {
        Some(n) => Ok(n as u64),
        None if limit_here as u64 == limit => Ok(limit),
        None => Err(mem.explain(addr, rest.len() as u64 + 1, false).into()),
    }
}

pub(super) fn len(mem: &Memory, addr: Addr) -> Result<u64, Stop> {
    Ok(mem.c_string(addr)?.len() as u64)
}

/// What strings are made of, bytes or wide characters: what a copy needs to know of it.
pub(super) trait Unit {
    const SIZE: u64;
    fn len(mem: &Memory, addr: Addr) -> Result<u64, Stop>;
    fn bounded_len(mem: &Memory, addr: Addr, limit: u64) -> Result<u64, Stop>;
    /// Bytes of `n` of them; what cannot be is more than any object has.
    fn bytes(n: u64) -> u64 {
        n.saturating_mul(Self::SIZE)
    }
}

impl Unit for u8 {
    const SIZE: u64 = 1;
    fn len(mem: &Memory, addr: Addr) -> Result<u64, Stop> {
        len(mem, addr)
    }
    fn bounded_len(mem: &Memory, addr: Addr, limit: u64) -> Result<u64, Stop> {
        bounded_len(mem, addr, limit)
    }
}

/// A fortified function: what it checks before it writes, and then the function itself.
pub(super) fn fortified(c: &mut Call<'_>, needed: u64, room: u64, shim: Shim) -> Result<Ret, Stop> {
    fortify(c, needed, room)?;
    shim(c)
}

fn fortify(c: &Call<'_>, needed: u64, room: u64) -> Result<(), Stop> {
    if needed > room {
        let name = c.name.trim_start_matches('_').trim_end_matches("_chk");
        return c.fault(FailureKind::Fortify, format!("{name} writes {needed} bytes into a buffer of {room} bytes"));
    }
    Ok(())
}
