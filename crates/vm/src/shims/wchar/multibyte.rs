//! Multibyte characters of the "C" locale: a byte below 128 is one, any other is an error (EILSEQ). There is no
//! shift state, so `mbstate_t` stays as it is.

use super::super::string::fortify;
use super::super::{Call, Ret, Shim, Stop};
use crate::memory::Addr;
use crate::world::Errno;

/// The functions of this file.
pub(in crate::shims) const SHIMS: &[(&str, Shim)] = &[
    ("mblen", mblen),
    ("mbtowc", mbtowc),
    ("wctomb", wctomb),
    ("__wctomb_chk", wctomb),
    ("mbstowcs", mbstowcs),
    ("__mbstowcs_chk", mbstowcs_chk),
    ("wcstombs", wcstombs),
    ("__wcstombs_chk", wcstombs_chk),
    ("btowc", btowc),
    ("wctob", wctob),
    ("mbsinit", mbsinit),
    ("mbrlen", mbrlen),
    ("__mbrlen", mbrlen),
    ("mbrtowc", mbrtowc),
    ("__mbrtowc", mbrtowc),
    ("mbrtoc32", mbrtowc),
    ("mbrtoc16", mbrtoc16),
    ("wcrtomb", wcrtomb),
    ("__wcrtomb_chk", wcrtomb),
    ("c32rtomb", wcrtomb),
    ("c16rtomb", wcrtomb),
    ("mbsrtowcs", mbsrtowcs),
    ("__mbsrtowcs_chk", mbsrtowcs_chk),
    ("mbsnrtowcs", mbsnrtowcs),
    ("wcsrtombs", wcsrtombs),
    ("__wcsrtombs_chk", wcsrtombs_chk),
    ("wcsnrtombs", wcsnrtombs),
];

const ERROR: u64 = u64::MAX;
const INCOMPLETE: u64 = u64::MAX - 1;

/// `mbrtowc` without its output: the character, or what the function returns instead.
fn decode(c: &mut Call<'_>, at: Addr, n: u64) -> Result<Result<u8, u64>, Stop> {
    if n == 0 {
        return Ok(Err(INCOMPLETE));
    }
    let byte = c.mem.read_u8(at)?;
    if byte.is_ascii() {
        return Ok(Ok(byte));
    }
    c.set_errno(Errno::EILSEQ);
    Ok(Err(ERROR))
}

/// mbtowc and mblen, which fold all failures into -1 and look at the first byte even if n is 0.
fn old_decode(c: &mut Call<'_>, out: Addr, at: Addr, n: u64) -> Result<Ret, Stop> {
    if at == 0 {
        return Ok(0i32.into());
    }
    let n = if c.mem.read_u8(at)? == 0 { 1 } else { n };
    match decode(c, at, n)? {
        Ok(byte) => {
            if out != 0 {
                c.mem.write_u32(out, byte.into())?;
            }
            Ok(i32::from(byte != 0).into())
        }
        Err(_) => Ok((-1i32).into()),
    }
}

fn mblen(c: &mut Call<'_>) -> Result<Ret, Stop> {
    old_decode(c, 0, c.ptr(0), c.size(1))
}

fn mbtowc(c: &mut Call<'_>) -> Result<Ret, Stop> {
    old_decode(c, c.ptr(0), c.ptr(1), c.size(2))
}

fn mbrtowc(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.ptr(1) == 0 {
        return Ok(Ret::One(0));
    }
    Ok(Ret::One(match decode(c, c.ptr(1), c.size(2))? {
        Ok(byte) => {
            if c.ptr(0) != 0 {
                c.mem.write_u32(c.ptr(0), byte.into())?;
            }
            u64::from(byte != 0)
        }
        Err(code) => code,
    }))
}

fn mbrtoc16(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.ptr(1) == 0 {
        return Ok(Ret::One(0));
    }
    Ok(Ret::One(match decode(c, c.ptr(1), c.size(2))? {
        Ok(byte) => {
            if c.ptr(0) != 0 {
                c.mem.write_u16(c.ptr(0), byte.into())?;
            }
            u64::from(byte != 0)
        }
        Err(code) => code,
    }))
}

fn mbrlen(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.ptr(0) == 0 {
        return Ok(Ret::One(0));
    }
    Ok(Ret::One(match decode(c, c.ptr(0), c.size(1))? {
        Ok(byte) => u64::from(byte != 0),
        Err(code) => code,
    }))
}

/// The byte of a wide character; `None` with EILSEQ if there is none.
fn encode(c: &mut Call<'_>, wide: u32) -> Option<u8> {
    let byte = u8::try_from(wide).ok().filter(u8::is_ascii);
    if byte.is_none() {
        c.set_errno(Errno::EILSEQ);
    }
    byte
}

fn wctomb(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.ptr(0) == 0 {
        return Ok(0i32.into());
    }
    match encode(c, c.arg(1) as u32) {
        Some(byte) => {
            c.mem.write_u8(c.ptr(0), byte)?;
            Ok(1i32.into())
        }
        None => Ok((-1i32).into()),
    }
}

fn wcrtomb(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.ptr(0) == 0 {
        return Ok(Ret::One(1));
    }
    match encode(c, c.arg(1) as u32) {
        Some(byte) => {
            c.mem.write_u8(c.ptr(0), byte)?;
            Ok(Ret::One(1))
        }
        None => Ok(Ret::One(ERROR)),
    }
}

fn btowc(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let byte = c.int(0);
    Ok(if (0..128).contains(&byte) { byte } else { -1 }.into())
}

fn wctob(c: &mut Call<'_>) -> Result<Ret, Stop> {
    btowc(c)
}

fn mbsinit(_: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(1i32.into())
}

/// Where a conversion of a whole string ended.
enum End {
    /// At its terminator.
    Terminator,
    /// Here, because the target or the allowed length of the source was used up.
    Full(Addr),
    /// At a character that does not exist in the other form.
    Error(Addr),
}

/// Converts up to `room` bytes of the string at `from`, of at most `limit` bytes, to wide characters at `to` (null:
/// only counts).
fn widen(c: &mut Call<'_>, to: Addr, from: Addr, room: u64, limit: u64) -> Result<(u64, End), Stop> {
    let mut n = 0;
    loop {
        if to != 0 && n == room || n == limit {
            return Ok((n, End::Full(from + n)));
        }
        let byte = c.mem.read_u8(from.wrapping_add(n))?;
        if !byte.is_ascii() {
            c.set_errno(Errno::EILSEQ);
            return Ok((ERROR, End::Error(from + n)));
        }
        if to != 0 {
            c.mem.write_u32(to + 4 * n, byte.into())?;
        }
        if byte == 0 {
            return Ok((n, End::Terminator));
        }
        n += 1;
    }
}

/// The reverse of `widen`.
fn narrow(c: &mut Call<'_>, to: Addr, from: Addr, room: u64, limit: u64) -> Result<(u64, End), Stop> {
    let mut n = 0;
    loop {
        let here = from.wrapping_add(4 * n);
        if to != 0 && n == room || n == limit {
            return Ok((n, End::Full(here)));
        }
        let wide = c.mem.read_u32(here)?;
        let Some(byte) = encode(c, wide) else { return Ok((ERROR, End::Error(here))) };
        if to != 0 {
            c.mem.write_u8(to + n, byte)?;
        }
        if byte == 0 {
            return Ok((n, End::Terminator));
        }
        n += 1;
    }
}

/// The restartable functions leave behind where they stopped, if they wrote anything.
fn finish(c: &mut Call<'_>, to: Addr, source_at: Addr, result: (u64, End)) -> Result<Ret, Stop> {
    if to != 0 {
        let next = match result.1 {
            End::Terminator => 0,
            End::Full(at) | End::Error(at) => at,
        };
        c.mem.write_u64(source_at, next)?;
    }
    Ok(Ret::One(result.0))
}

fn mbstowcs(c: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(Ret::One(widen(c, c.ptr(0), c.ptr(1), c.size(2), u64::MAX)?.0))
}

fn mbstowcs_chk(c: &mut Call<'_>) -> Result<Ret, Stop> {
    fortify(c, c.size(2), c.size(3))?;
    mbstowcs(c)
}

fn wcstombs(c: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(Ret::One(narrow(c, c.ptr(0), c.ptr(1), c.size(2), u64::MAX)?.0))
}

fn wcstombs_chk(c: &mut Call<'_>) -> Result<Ret, Stop> {
    fortify(c, c.size(2), c.size(3))?;
    wcstombs(c)
}

fn mbsrtowcs(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let from = c.mem.read_u64(c.ptr(1))?;
    let result = widen(c, c.ptr(0), from, c.size(2), u64::MAX)?;
    finish(c, c.ptr(0), c.ptr(1), result)
}

fn mbsrtowcs_chk(c: &mut Call<'_>) -> Result<Ret, Stop> {
    fortify(c, c.size(2), c.size(4))?;
    mbsrtowcs(c)
}

fn mbsnrtowcs(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let from = c.mem.read_u64(c.ptr(1))?;
    let result = widen(c, c.ptr(0), from, c.size(3), c.size(2))?;
    finish(c, c.ptr(0), c.ptr(1), result)
}

fn wcsrtombs(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let from = c.mem.read_u64(c.ptr(1))?;
    let result = narrow(c, c.ptr(0), from, c.size(2), u64::MAX)?;
    finish(c, c.ptr(0), c.ptr(1), result)
}

fn wcsrtombs_chk(c: &mut Call<'_>) -> Result<Ret, Stop> {
    fortify(c, c.size(2), c.size(4))?;
    wcsrtombs(c)
}

fn wcsnrtombs(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let from = c.mem.read_u64(c.ptr(1))?;
    let result = narrow(c, c.ptr(0), from, c.size(3), c.size(2))?;
    finish(c, c.ptr(0), c.ptr(1), result)
}
