//! Blocks of bytes: memcpy and its family.

use super::super::{Call, Entry, Ret, Role, Stop, memory};
use super::{Unit, fortified};
use crate::follow::string;

pub(in crate::shims) const SHIMS: &[Entry] = &[
    memory("memcpy", memcpy::<u8>).copies(0, 1).also(&["memmove"]),
    memory("__memcpy_chk", |c| fortified(c, c.size(2), c.size(3), memcpy::<u8>)).copies(0, 1).also(&["__memmove_chk"]),
    memory("mempcpy", mempcpy::<u8>).copies(0, 1).also(&["__mempcpy"]),
    memory("__mempcpy_chk", |c| fortified(c, c.size(2), c.size(3), mempcpy::<u8>)).copies(0, 1),
    memory("memset", memset).role(Role::Fills),
    memory("__memset_chk", |c| fortified(c, c.size(2), c.size(3), memset)).role(Role::Fills),
    memory("explicit_bzero", bzero),
    memory("__explicit_bzero_chk", |c| fortified(c, c.size(1), c.size(2), bzero)),
    memory("bzero", bzero),
    memory("bcopy", bcopy).copies(1, 0),
    memory("memccpy", memccpy).follow(string::memccpy),
    memory("memcmp", memcmp).follow(string::memcmp).also(&["__memcmpeq", "bcmp"]),
    memory("memchr", memchr).follow(string::memchr),
    memory("memrchr", memrchr).follow(string::memrchr),
    memory("rawmemchr", rawmemchr).follow(string::rawmemchr).also(&["__rawmemchr"]),
    memory("memmem", memmem).follow(string::memmem),
    memory("swab", swab),
    memory("memfrob", memfrob),
];

/// `memcpy`, and `wmemcpy` for wide characters.
pub(in crate::shims) fn memcpy<U: Unit>(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.mem.copy(c.ptr(0), c.ptr(1), U::bytes(c.size(2)))?;
    Ok(Ret::One(c.ptr(0)))
}

pub(in crate::shims) fn mempcpy<U: Unit>(c: &mut Call<'_>) -> Result<Ret, Stop> {
    memcpy::<U>(c)?;
    Ok(Ret::One(c.ptr(0).wrapping_add(U::bytes(c.size(2)))))
}

fn memset(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let byte = c.int(1) as u8;
    c.mem.bytes_mut(c.ptr(0), c.size(2))?.fill(byte);
    Ok(Ret::One(c.ptr(0)))
}

fn bzero(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.mem.bytes_mut(c.ptr(0), c.size(1))?.fill(0);
    Ok(Ret::Void)
}

fn bcopy(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.mem.copy(c.ptr(1), c.ptr(0), c.size(2))?;
    Ok(Ret::Void)
}

fn memccpy(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (to, from, byte, n) = (c.ptr(0), c.ptr(1), c.int(2) as u8, c.size(3));
    match find_within(c, from, n, |b| b == byte)? {
        Some(at) => {
            c.mem.copy(to, from, at + 1)?;
            Ok(Ret::One(to + at + 1))
        }
        None => {
            c.mem.copy(to, from, n)?;
            Ok(Ret::One(0))
        }
    }
}

fn memcmp(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let n = c.size(2);
    let (a, b) = (c.mem.bytes(c.ptr(0), n)?, c.mem.bytes(c.ptr(1), n)?);
    let difference = match a == b {
        true => 0,
        false => a.iter().zip(b).map(|(&x, &y)| i32::from(x) - i32::from(y)).find(|&d| d != 0).unwrap_or(0),
    };
    Ok(difference.into())
}

/// The distance to the first byte that `stop` accepts among the `n` at `addr`; only the bytes up to it are needed.
fn find_within(c: &Call<'_>, addr: u64, n: u64, stop: impl Fn(u8) -> bool) -> Result<Option<u64>, Stop> {
    if n == 0 {
        return Ok(None);
    }
    let rest = c.mem.rest(addr)?;
    let here = n.min(rest.len() as u64) as usize;
    let hit = rest[..here].iter().position(|&b| stop(b));
    c.mem.log_read(addr, hit.map_or(here, |n| n + 1) as u64);
    match hit {
        Some(at) => Ok(Some(at as u64)),
        None if here as u64 == n => Ok(None),
        None => Err(c.mem.explain(addr, rest.len() as u64 + 1, false).into()),
    }
}

fn memchr(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let byte = c.int(1) as u8;
    let hit = find_within(c, c.ptr(0), c.size(2), |b| b == byte)?;
    Ok(Ret::One(hit.map_or(0, |at| c.ptr(0) + at)))
}

fn memrchr(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let byte = c.int(1) as u8;
    let hit = c.mem.bytes(c.ptr(0), c.size(2))?.iter().rposition(|&b| b == byte);
    Ok(Ret::One(hit.map_or(0, |at| c.ptr(0) + at as u64)))
}

fn rawmemchr(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let byte = c.int(1) as u8;
    Ok(Ret::One(c.ptr(0) + super::scan(c.mem, c.ptr(0), |b| b == byte)?))
}

fn memmem(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let haystack = c.mem.bytes(c.ptr(0), c.size(1))?;
    let needle = c.mem.bytes(c.ptr(2), c.size(3))?;
    Ok(Ret::One(super::search::find(haystack, needle).map_or(0, |at| c.ptr(0) + at as u64)))
}

fn swab(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let n = c.long(2);
    if n > 1 {
        let n = n as u64 & !1;
        let mut bytes = c.mem.bytes(c.ptr(0), n)?.to_vec();
        bytes.chunks_exact_mut(2).for_each(|pair| pair.swap(0, 1));
        c.write(c.ptr(1), &bytes)?;
    }
    Ok(Ret::Void)
}

fn memfrob(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.mem.bytes_mut(c.ptr(0), c.size(1))?.iter_mut().for_each(|b| *b ^= 42);
    Ok(Ret::One(c.ptr(0)))
}
