//! Copies of strings, of bytes and of wide characters.

use super::super::{Call, Entry, Ret, Role, Stop, memory};
use super::{Unit, bounded_len, fortified, len};
use crate::follow::string;
use crate::memory::Addr;

pub(in crate::shims) const SHIMS: &[Entry] = &[
    memory("strcpy", strcpy::<u8>).follow(string::strcpy),
    memory("__strcpy_chk", |c| fortified(c, size_in::<u8>(c, 1)?, c.size(2), strcpy::<u8>)).follow(string::strcpy),
    memory("stpcpy", stpcpy::<u8>).follow(string::stpcpy).also(&["__stpcpy"]),
    memory("__stpcpy_chk", |c| fortified(c, size_in::<u8>(c, 1)?, c.size(2), stpcpy::<u8>)).follow(string::stpcpy),
    memory("strncpy", strncpy::<u8>).follow(string::strncpy),
    memory("__strncpy_chk", |c| fortified(c, c.size(2), c.size(3), strncpy::<u8>)).follow(string::strncpy),
    memory("stpncpy", stpncpy::<u8>).follow(string::stpncpy).also(&["__stpncpy"]),
    memory("__stpncpy_chk", |c| fortified(c, c.size(2), c.size(3), stpncpy::<u8>)).follow(string::stpncpy),
    memory("strcat", strcat::<u8>).follow(string::strcat),
    memory("__strcat_chk", |c| fortified(c, size_with::<u8>(c, u64::MAX)?, c.size(2), strcat::<u8>))
        .follow(string::strcat),
    memory("strncat", strncat::<u8>).follow(string::strncat),
    memory("__strncat_chk", |c| fortified(c, size_with::<u8>(c, c.size(2))?, c.size(3), strncat::<u8>))
        .follow(string::strncat),
    memory("strlcpy", strlcpy).follow(string::strlcpy),
    memory("__strlcpy_chk", |c| fortified(c, c.size(2), c.size(3), strlcpy)).follow(string::strlcpy),
    memory("strlcat", strlcat).follow(string::strlcat),
    memory("__strlcat_chk", |c| fortified(c, c.size(2), c.size(3), strlcat)).follow(string::strlcat),
    memory("strdup", |c| duplicate::<u8>(c, len(c.mem, c.ptr(0))?))
        .follow(string::strdup)
        .role(Role::Allocates)
        .also(&["__strdup"]),
    memory("strndup", |c| duplicate::<u8>(c, bounded_len(c.mem, c.ptr(0), c.size(1))?))
        .follow(string::strndup)
        .role(Role::Allocates)
        .also(&["__strndup"]),
    memory("strxfrm", strxfrm::<u8>).also(&["strxfrm_l", "__strxfrm_l"]),
    memory("strlen", |c| Ok(Ret::One(len(c.mem, c.ptr(0))?))).follow(string::strlen),
    memory("strnlen", |c| Ok(Ret::One(bounded_len(c.mem, c.ptr(0), c.size(1))?))).follow(string::strnlen),
];

/// The size of the string in this slot with its terminator, in characters.
pub(in crate::shims) fn size_in<U: Unit>(c: &Call<'_>, slot: usize) -> Result<u64, Stop> {
    Ok(U::len(c.mem, c.ptr(slot))? + 1)
}

/// The size of the first string when at most this many characters of the second have been appended.
pub(in crate::shims) fn size_with<U: Unit>(c: &Call<'_>, at_most: u64) -> Result<u64, Stop> {
    Ok(size_in::<U>(c, 0)? + U::bounded_len(c.mem, c.ptr(1), at_most)?)
}

/// Copies a string with its terminator; how many bytes there are before that.
fn copy_string<U: Unit>(c: &mut Call<'_>, to: Addr, from: Addr) -> Result<u64, Stop> {
    let n = U::bytes(U::len(c.mem, from)?);
    c.mem.copy(to, from, n + U::SIZE)?;
    Ok(n)
}

pub(in crate::shims) fn strcpy<U: Unit>(c: &mut Call<'_>) -> Result<Ret, Stop> {
    copy_string::<U>(c, c.ptr(0), c.ptr(1))?;
    Ok(Ret::One(c.ptr(0)))
}

pub(in crate::shims) fn stpcpy<U: Unit>(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let n = copy_string::<U>(c, c.ptr(0), c.ptr(1))?;
    Ok(Ret::One(c.ptr(0) + n))
}

/// `strncpy`: how many bytes were copied; the rest is zeros.
fn copy_padded<U: Unit>(c: &mut Call<'_>) -> Result<u64, Stop> {
    let (to, from, room) = (c.ptr(0), c.ptr(1), U::bytes(c.size(2)));
    let n = U::bytes(U::bounded_len(c.mem, from, c.size(2))?);
    c.mem.bytes_mut(to, room)?;
    c.mem.copy(to, from, n)?;
    c.mem.bytes_mut(to.wrapping_add(n), room - n)?.fill(0);
    Ok(n)
}

pub(in crate::shims) fn strncpy<U: Unit>(c: &mut Call<'_>) -> Result<Ret, Stop> {
    copy_padded::<U>(c)?;
    Ok(Ret::One(c.ptr(0)))
}

pub(in crate::shims) fn stpncpy<U: Unit>(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let n = copy_padded::<U>(c)?;
    Ok(Ret::One(c.ptr(0).wrapping_add(n)))
}

pub(in crate::shims) fn strxfrm<U: Unit>(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let n = U::len(c.mem, c.ptr(1))?;
    copy_padded::<U>(c)?;
    Ok(Ret::One(n))
}

pub(in crate::shims) fn strcat<U: Unit>(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let end = c.ptr(0) + U::bytes(U::len(c.mem, c.ptr(0))?);
    copy_string::<U>(c, end, c.ptr(1))?;
    Ok(Ret::One(c.ptr(0)))
}

pub(in crate::shims) fn strncat<U: Unit>(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let end = c.ptr(0) + U::bytes(U::len(c.mem, c.ptr(0))?);
    let n = U::bytes(U::bounded_len(c.mem, c.ptr(1), c.size(2))?);
    c.mem.bytes_mut(end, n + U::SIZE)?;
    c.mem.copy(end, c.ptr(1), n)?;
    c.mem.bytes_mut(end + n, U::SIZE)?.fill(0);
    Ok(Ret::One(c.ptr(0)))
}

fn strlcpy(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let n = len(c.mem, c.ptr(1))?;
    copy_cut(c, c.ptr(0), n, c.size(2))?;
    Ok(Ret::One(n))
}

fn strlcat(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let room = c.size(2);
    let before = bounded_len(c.mem, c.ptr(0), room)?;
    let n = len(c.mem, c.ptr(1))?;
    copy_cut(c, c.ptr(0).wrapping_add(before), n, room - before)?;
    Ok(Ret::One(before + n))
}

/// Copies as much of the string in slot 1 (of length `n`) as fits into `room`, with a terminator.
fn copy_cut(c: &mut Call<'_>, to: Addr, n: u64, room: u64) -> Result<(), Stop> {
    if room > 0 {
        let n = n.min(room - 1);
        c.mem.copy(to, c.ptr(1), n)?;
        c.mem.write_u8(to + n, 0)?;
    }
    Ok(())
}

/// A copy of the first `n` characters, with a terminator.
pub(in crate::shims) fn duplicate<U: Unit>(c: &mut Call<'_>, n: u64) -> Result<Ret, Stop> {
    let at = c.malloc(U::bytes(n + 1));
    if at != 0 {
        c.mem.copy(at, c.ptr(0), U::bytes(n))?;
    }
    Ok(Ret::One(at))
}
