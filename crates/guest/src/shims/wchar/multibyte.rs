//! Functions on multibyte characters; how those look is in `encoding.rs`. mblen, mbtowc and wctomb keep no state
//! between calls.

use super::super::string::fortified;
use super::super::{Call, Entry, Ret, Stop, world};
use crate::errno::Errno;
use crate::format::encoding::{self, Decoded, State};
use crate::memory::Addr;

pub(in crate::shims) const SHIMS: &[Entry] = &[
    world("mblen", |c| old_decode(c, 0, c.ptr(0), c.size(1))),
    world("mbtowc", |c| old_decode(c, c.ptr(0), c.ptr(1), c.size(2))),
    world("wctomb", wctomb).also(&["__wctomb_chk"]),
    world("mbstowcs", mbstowcs),
    world("__mbstowcs_chk", |c| fortified(c, c.size(2), c.size(3), mbstowcs)),
    world("wcstombs", wcstombs),
    world("__wcstombs_chk", |c| fortified(c, c.size(2), c.size(3), wcstombs)),
    world("btowc", btowc).also(&["wctob"]),
    world("mbsinit", |c| Ok((c.ptr(0) == 0 || c.mem.read_u32(c.ptr(0))? == 0).into())),
    world("mbrlen", mbrlen).also(&["__mbrlen"]),
    world("mbrtowc", mbrtowc).also(&["__mbrtowc", "mbrtoc32"]),
    world("mbrtoc16", mbrtoc16),
    world("wcrtomb", wcrtomb).also(&["__wcrtomb_chk", "c32rtomb", "c16rtomb"]),
    world("mbsrtowcs", mbsrtowcs),
    world("__mbsrtowcs_chk", |c| fortified(c, c.size(2), c.size(4), mbsrtowcs)),
    world("mbsnrtowcs", |c| widen_restartable(c, c.size(3), c.size(2), 4)),
    world("wcsrtombs", wcsrtombs),
    world("__wcsrtombs_chk", |c| fortified(c, c.size(2), c.size(4), wcsrtombs)),
    world("wcsnrtombs", wcsnrtombs),
];

const ERROR: u64 = u64::MAX;
const INCOMPLETE: u64 = u64::MAX - 1;

/// The `mbstate_t` of a call: the caller's, or one of the function's own.
fn state_address(c: &mut Call<'_>, slot: usize, own: &'static str) -> Result<Addr, Stop> {
    if c.ptr(slot) != 0 {
        return Ok(c.ptr(slot));
    }
    if let Some(at) = c.world.statics.get(own, 0) {
        return Ok(at);
    }
    let at = c.library_object(&[0; 8])?;
    c.world.statics.set(own, 0, at);
    Ok(at)
}

fn load_state(c: &Call<'_>, at: Addr) -> Result<State, Stop> {
    Ok(State::from_words(c.mem.read_u32(at)?, c.mem.read_u32(at + 4)?))
}

fn store_state(c: &mut Call<'_>, at: Addr, state: State) -> Result<(), Stop> {
    let (count, value) = state.to_words();
    c.mem.write_u32(at, count)?;
    c.mem.write_u32(at + 4, value)?;
    Ok(())
}

/// The character at `at`, of which at most `n` bytes are read.
fn decode(c: &Call<'_>, at: Addr, n: u64, state: State) -> Result<Decoded, Stop> {
    let utf8 = c.world.locale.is_utf8(c.thread);
    state.decode(utf8, |i| Ok(if i < n { Some(c.mem.read_u8(at.wrapping_add(i))?) } else { None }))
}

/// mbtowc and mblen, which fold all failures into -1 and look at the first byte even if n is 0.
fn old_decode(c: &mut Call<'_>, out: Addr, at: Addr, n: u64) -> Result<Ret, Stop> {
    if at == 0 {
        return Ok(0i32.into());
    }
    let n = if c.mem.read_u8(at)? == 0 { 1 } else { n };
    match decode(c, at, n, State::default())? {
        Decoded::Character(wide, used) => {
            if out != 0 {
                c.mem.write_u32(out, wide)?;
            }
            Ok(Ret::One(if wide == 0 { 0 } else { used }))
        }
        Decoded::Incomplete(_) => Ok((-1i32).into()),
        Decoded::Invalid => c.fail(Errno::EILSEQ),
    }
}

/// The restartable decoding: what the function returns, and the character if there is one.
fn restartable(c: &mut Call<'_>, at: Addr, n: u64, state_at: Addr) -> Result<(u64, Option<u32>), Stop> {
    if at == 0 {
        store_state(c, state_at, State::default())?;
        return Ok((0, None));
    }
    let state = load_state(c, state_at)?;
    Ok(match decode(c, at, n, state)? {
        Decoded::Character(wide, used) => {
            store_state(c, state_at, State::default())?;
            (if wide == 0 { 0 } else { used }, Some(wide))
        }
        Decoded::Incomplete(state) => {
            store_state(c, state_at, state)?;
            (INCOMPLETE, None)
        }
        Decoded::Invalid => {
            store_state(c, state_at, State::default())?;
            c.set_errno(Errno::EILSEQ);
            (ERROR, None)
        }
    })
}

fn mbrtowc(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let state_at = state_address(c, 3, "mbrtowc")?;
    let (result, wide) = restartable(c, c.ptr(1), c.size(2), state_at)?;
    if let (Some(wide), true) = (wide, c.ptr(0) != 0) {
        c.mem.write_u32(c.ptr(0), wide)?;
    }
    Ok(Ret::One(result))
}

fn mbrtoc16(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let state_at = state_address(c, 3, "mbrtoc16")?;
    let (result, wide) = restartable(c, c.ptr(1), c.size(2), state_at)?;
    match wide {
        Some(0x1_0000..) => return c.unsupported("a character that needs two UTF-16 units"),
        Some(wide) if c.ptr(0) != 0 => c.mem.write_u16(c.ptr(0), wide as u16)?,
        _ => {}
    }
    Ok(Ret::One(result))
}

fn mbrlen(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let state_at = state_address(c, 2, "mbrlen")?;
    Ok(Ret::One(restartable(c, c.ptr(0), c.size(1), state_at)?.0))
}

/// The bytes of a wide character; `None` with EILSEQ if there are none.
fn encode(c: &mut Call<'_>, wide: u32) -> Option<Vec<u8>> {
    let bytes = encoding::encode(c.world.locale.is_utf8(c.thread), wide);
    if bytes.is_none() {
        c.set_errno(Errno::EILSEQ);
    }
    bytes
}

/// Writes the bytes of a wide character; how many, or the error.
fn put_encoded(c: &mut Call<'_>) -> Result<u64, Stop> {
    match encode(c, c.arg(1) as u32) {
        Some(bytes) => {
            c.write(c.ptr(0), &bytes)?;
            Ok(bytes.len() as u64)
        }
        None => Ok(ERROR),
    }
}

fn wctomb(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.ptr(0) == 0 {
        return Ok(0i32.into());
    }
    Ok(Ret::One(put_encoded(c)?))
}

fn wcrtomb(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.ptr(0) == 0 {
        return Ok(Ret::One(1));
    }
    Ok(Ret::One(put_encoded(c)?))
}

fn btowc(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let byte = c.int(0);
    Ok(if (0..128).contains(&byte) { byte } else { -1 }.into())
}

/// Where a conversion of a whole string ended.
enum End {
    Terminator,
    /// Here, because the target or the allowed length of the source was used up.
    Full(Addr),
    /// At a character that does not exist in the other form.
    Error(Addr),
}

/// Converts the string at `from`, of at most `limit` bytes, to at most `room` wide characters at `to` (null: only
/// counts them).
fn widen(c: &mut Call<'_>, to: Addr, from: Addr, room: u64, limit: u64, state: &mut State) -> Result<(u64, End), Stop> {
    let (mut n, mut at, mut left) = (0, from, limit);
    loop {
        if to != 0 && n == room || left == 0 {
            return Ok((n, End::Full(at)));
        }
        match decode(c, at, left, *state)? {
            Decoded::Character(wide, used) => {
                *state = State::default();
                if to != 0 {
                    c.mem.write_u32(to + 4 * n, wide)?;
                }
                if wide == 0 {
                    return Ok((n, End::Terminator));
                }
                n += 1;
                at += used;
                left -= used;
            }
            Decoded::Incomplete(pending) => {
                *state = pending;
                return Ok((n, End::Full(at.wrapping_add(left))));
            }
            Decoded::Invalid => {
                c.set_errno(Errno::EILSEQ);
                return Ok((ERROR, End::Error(at)));
            }
        }
    }
}

/// The reverse: at most `limit` wide characters, at most `room` bytes.
fn narrow(c: &mut Call<'_>, to: Addr, from: Addr, room: u64, limit: u64) -> Result<(u64, End), Stop> {
    let (mut n, mut index) = (0, 0);
    loop {
        let here = from.wrapping_add(4 * index);
        if to != 0 && n == room || index == limit {
            return Ok((n, End::Full(here)));
        }
        let wide = c.mem.read_u32(here)?;
        let Some(bytes) = encode(c, wide) else { return Ok((ERROR, End::Error(here))) };
        if to != 0 {
            if n + bytes.len() as u64 > room {
                return Ok((n, End::Full(here)));
            }
            c.write(to + n, &bytes)?;
        }
        if wide == 0 {
            return Ok((n, End::Terminator));
        }
        n += bytes.len() as u64;
        index += 1;
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
    Ok(Ret::One(widen(c, c.ptr(0), c.ptr(1), c.size(2), u64::MAX, &mut State::default())?.0))
}

fn wcstombs(c: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(Ret::One(narrow(c, c.ptr(0), c.ptr(1), c.size(2), u64::MAX)?.0))
}

/// mbsrtowcs and mbsnrtowcs.
fn widen_restartable(c: &mut Call<'_>, room: u64, limit: u64, state_slot: usize) -> Result<Ret, Stop> {
    let state_at = state_address(c, state_slot, "mbsrtowcs")?;
    let mut state = load_state(c, state_at)?;
    let from = c.mem.read_u64(c.ptr(1))?;
    let result = widen(c, c.ptr(0), from, room, limit, &mut state)?;
    if c.ptr(0) != 0 {
        store_state(c, state_at, state)?;
    }
    finish(c, c.ptr(0), c.ptr(1), result)
}

fn mbsrtowcs(c: &mut Call<'_>) -> Result<Ret, Stop> {
    widen_restartable(c, c.size(2), u64::MAX, 3)
}

fn wcsrtombs(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let from = c.mem.read_u64(c.ptr(1))?;
    let result = narrow(c, c.ptr(0), from, c.size(2), u64::MAX)?;
    finish(c, c.ptr(0), c.ptr(1), result)
}

fn wcsnrtombs(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let from = c.mem.read_u64(c.ptr(1))?;
    let result = narrow(c, c.ptr(0), from, c.size(3), c.size(2))?;
    finish(c, c.ptr(0), c.ptr(1), result)
}
