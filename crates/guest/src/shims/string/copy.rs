use super::super::{Call, Entry, Ret, Role, Stop, memory};
use super::{bounded_len, fortify, len};
use crate::memory::Addr;

pub(in crate::shims) const SHIMS: &[Entry] = &[
    memory("strcpy", strcpy),
    memory("__strcpy_chk", strcpy_chk),
    memory("stpcpy", stpcpy).also(&["__stpcpy"]),
    memory("__stpcpy_chk", stpcpy_chk),
    memory("strncpy", strncpy),
    memory("__strncpy_chk", strncpy_chk),
    memory("stpncpy", stpncpy).also(&["__stpncpy"]),
    memory("__stpncpy_chk", stpncpy_chk),
    memory("strcat", strcat),
    memory("__strcat_chk", strcat_chk),
    memory("strncat", strncat),
    memory("__strncat_chk", strncat_chk),
    memory("strlcpy", strlcpy),
    memory("__strlcpy_chk", strlcpy_chk),
    memory("strlcat", strlcat),
    memory("__strlcat_chk", strlcat_chk),
    memory("strdup", strdup).role(Role::Allocates).also(&["__strdup"]),
    memory("strndup", strndup).role(Role::Allocates).also(&["__strndup"]),
    memory("strxfrm", strxfrm).also(&["strxfrm_l", "__strxfrm_l"]),
    memory("strlen", |c| Ok(Ret::One(len(c.mem, c.ptr(0))?))),
    memory("strnlen", |c| Ok(Ret::One(bounded_len(c.mem, c.ptr(0), c.size(1))?))),
];

/// Copies a string with its terminator; its length.
fn copy_string(c: &mut Call<'_>, to: Addr, from: Addr) -> Result<u64, Stop> {
    let n = len(c.mem, from)?;
    c.mem.copy(to, from, n + 1)?;
    Ok(n)
}

fn strcpy(c: &mut Call<'_>) -> Result<Ret, Stop> {
    copy_string(c, c.ptr(0), c.ptr(1))?;
    Ok(Ret::One(c.ptr(0)))
}

fn strcpy_chk(c: &mut Call<'_>) -> Result<Ret, Stop> {
    fortify(c, len(c.mem, c.ptr(1))? + 1, c.size(2))?;
    strcpy(c)
}

fn stpcpy(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let n = copy_string(c, c.ptr(0), c.ptr(1))?;
    Ok(Ret::One(c.ptr(0) + n))
}

fn stpcpy_chk(c: &mut Call<'_>) -> Result<Ret, Stop> {
    fortify(c, len(c.mem, c.ptr(1))? + 1, c.size(2))?;
    stpcpy(c)
}

/// `strncpy`: the length that was copied; the rest is zeros.
fn copy_padded(c: &mut Call<'_>) -> Result<u64, Stop> {
    let (to, from, room) = (c.ptr(0), c.ptr(1), c.size(2));
    let n = bounded_len(c.mem, from, room)?;
    c.mem.bytes_mut(to, room)?;
    c.mem.copy(to, from, n)?;
    c.mem.bytes_mut(to.wrapping_add(n), room - n)?.fill(0);
    Ok(n)
}

fn strncpy(c: &mut Call<'_>) -> Result<Ret, Stop> {
    copy_padded(c)?;
    Ok(Ret::One(c.ptr(0)))
}

fn strncpy_chk(c: &mut Call<'_>) -> Result<Ret, Stop> {
    fortify(c, c.size(2), c.size(3))?;
    strncpy(c)
}

fn stpncpy(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let n = copy_padded(c)?;
    Ok(Ret::One(c.ptr(0).wrapping_add(n)))
}

fn stpncpy_chk(c: &mut Call<'_>) -> Result<Ret, Stop> {
    fortify(c, c.size(2), c.size(3))?;
    stpncpy(c)
}

fn strcat(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let end = c.ptr(0) + len(c.mem, c.ptr(0))?;
    copy_string(c, end, c.ptr(1))?;
    Ok(Ret::One(c.ptr(0)))
}

fn strcat_chk(c: &mut Call<'_>) -> Result<Ret, Stop> {
    fortify(c, len(c.mem, c.ptr(0))? + len(c.mem, c.ptr(1))? + 1, c.size(2))?;
    strcat(c)
}

fn strncat(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let end = c.ptr(0) + len(c.mem, c.ptr(0))?;
    let n = bounded_len(c.mem, c.ptr(1), c.size(2))?;
    c.mem.bytes_mut(end, n + 1)?;
    c.mem.copy(end, c.ptr(1), n)?;
    c.mem.write_u8(end + n, 0)?;
    Ok(Ret::One(c.ptr(0)))
}

fn strncat_chk(c: &mut Call<'_>) -> Result<Ret, Stop> {
    fortify(c, len(c.mem, c.ptr(0))? + bounded_len(c.mem, c.ptr(1), c.size(2))? + 1, c.size(3))?;
    strncat(c)
}

fn strlcpy(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let n = len(c.mem, c.ptr(1))?;
    copy_cut(c, c.ptr(0), n, c.size(2))?;
    Ok(Ret::One(n))
}

fn strlcpy_chk(c: &mut Call<'_>) -> Result<Ret, Stop> {
    fortify(c, c.size(2), c.size(3))?;
    strlcpy(c)
}

fn strlcat(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let room = c.size(2);
    let before = bounded_len(c.mem, c.ptr(0), room)?;
    let n = len(c.mem, c.ptr(1))?;
    copy_cut(c, c.ptr(0).wrapping_add(before), n, room - before)?;
    Ok(Ret::One(before + n))
}

fn strlcat_chk(c: &mut Call<'_>) -> Result<Ret, Stop> {
    fortify(c, c.size(2), c.size(3))?;
    strlcat(c)
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

fn strdup(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let n = len(c.mem, c.ptr(0))?;
    duplicate(c, n)
}

fn strndup(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let n = bounded_len(c.mem, c.ptr(0), c.size(1))?;
    duplicate(c, n)
}

fn duplicate(c: &mut Call<'_>, n: u64) -> Result<Ret, Stop> {
    let at = c.malloc(n + 1);
    if at != 0 {
        c.mem.copy(at, c.ptr(0), n)?;
    }
    Ok(Ret::One(at))
}

fn strxfrm(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let n = len(c.mem, c.ptr(1))?;
    copy_padded(c)?;
    Ok(Ret::One(n))
}
