//! Wide strings and blocks.

use super::super::ctype::wide_lower;
use super::super::string::copy::{
    duplicate, size_in, size_with, stpcpy, stpncpy, strcat, strcpy, strncat, strncpy, strxfrm,
};
use super::super::string::memory::{memcpy, mempcpy};
use super::super::string::search::find;
use super::super::string::{Unit, fortified};
use super::super::{Call, Entry, Ret, Role, Stop, memory, text};
use super::{bounded_len, len, past_end, rest, scan, string, unicode};

pub(in crate::shims) const SHIMS: &[Entry] = &[
    memory("wcslen", |c| Ok(Ret::One(len(c.mem, c.ptr(0))?))),
    memory("wcsnlen", |c| Ok(Ret::One(bounded_len(c.mem, c.ptr(0), c.size(1))?))),
    memory("wcscpy", strcpy::<u32>),
    memory("__wcscpy_chk", |c| fortified(c, size_in::<u32>(c, 1)?, c.size(2), strcpy::<u32>)),
    memory("wcpcpy", stpcpy::<u32>),
    memory("__wcpcpy_chk", |c| fortified(c, size_in::<u32>(c, 1)?, c.size(2), stpcpy::<u32>)),
    memory("wcsncpy", strncpy::<u32>),
    memory("__wcsncpy_chk", |c| fortified(c, c.size(2), c.size(3), strncpy::<u32>)),
    memory("wcpncpy", stpncpy::<u32>),
    memory("__wcpncpy_chk", |c| fortified(c, c.size(2), c.size(3), stpncpy::<u32>)),
    memory("wcscat", strcat::<u32>),
    memory("__wcscat_chk", |c| fortified(c, size_with::<u32>(c, u64::MAX)?, c.size(2), strcat::<u32>)),
    memory("wcsncat", strncat::<u32>),
    memory("__wcsncat_chk", |c| fortified(c, size_with::<u32>(c, c.size(2))?, c.size(3), strncat::<u32>)),
    memory("wcscmp", |c| Ok(order(first_difference(c, u64::MAX, |w| w)?))).also(&["wcscoll", "wcscoll_l"]),
    memory("wcsncmp", |c| Ok(order(first_difference(c, c.size(2), |w| w)?))),
    text("wcscasecmp", wcscasecmp).also(&["wcscasecmp_l"]),
    text("wcsncasecmp", wcsncasecmp).also(&["wcsncasecmp_l"]),
    memory("wcsxfrm", strxfrm::<u32>),
    memory("wcschr", wcschr),
    memory("wcschrnul", wcschrnul),
    memory("wcsrchr", wcsrchr),
    memory("wcsstr", wcsstr).also(&["wcswcs"]),
    memory("wcsspn", wcsspn),
    memory("wcscspn", wcscspn),
    memory("wcspbrk", wcspbrk),
    memory("wcstok", wcstok),
    memory("wcsdup", |c| duplicate::<u32>(c, len(c.mem, c.ptr(0))?)).role(Role::Allocates),
    memory("wmemcpy", memcpy::<u32>).also(&["wmemmove"]),
    memory("__wmemcpy_chk", |c| fortified(c, c.size(2), c.size(3), memcpy::<u32>)).also(&["__wmemmove_chk"]),
    memory("wmempcpy", mempcpy::<u32>),
    memory("__wmempcpy_chk", |c| fortified(c, c.size(2), c.size(3), mempcpy::<u32>)),
    memory("wmemset", wmemset),
    memory("__wmemset_chk", |c| fortified(c, c.size(2), c.size(3), wmemset)),
    memory("wmemcmp", wmemcmp),
    memory("wmemchr", wmemchr),
    text("wcwidth", |c| Ok(width(c.is_utf8(), c.arg(0) as u32).into())),
    text("wcswidth", wcswidth),
];

/// The first pair of characters that differ, among at most `limit`; `None` if the strings are equal.
fn first_difference(c: &Call<'_>, limit: u64, fold: impl Fn(u32) -> u32) -> Result<Option<(i32, i32)>, Stop> {
    if limit == 0 {
        return Ok(None);
    }
    let (mut a, mut b) = (rest(c.mem, c.ptr(0))?, rest(c.mem, c.ptr(1))?);
    for _ in 0..limit {
        let x = a.next().ok_or_else(|| past_end(c.mem, c.ptr(0)))?;
        let y = b.next().ok_or_else(|| past_end(c.mem, c.ptr(1)))?;
        let (fx, fy) = (fold(x), fold(y));
        if fx != fy {
            return Ok(Some((fx as i32, fy as i32)));
        }
        if x == 0 {
            break;
        }
    }
    Ok(None)
}

fn order(pair: Option<(i32, i32)>) -> Ret {
    pair.map_or(0, |(x, y)| x.cmp(&y) as i32).into()
}

fn wcscasecmp(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let utf8 = c.is_utf8();
    Ok(first_difference(c, u64::MAX, |w| wide_lower(utf8, w))?.map_or(0, |(x, y)| x.wrapping_sub(y)).into())
}

fn wcsncasecmp(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let utf8 = c.is_utf8();
    Ok(first_difference(c, c.size(2), |w| wide_lower(utf8, w))?.map_or(0, |(x, y)| x.wrapping_sub(y)).into())
}

fn wcschrnul(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let wide = c.arg(1) as u32;
    Ok(Ret::One(c.ptr(0) + 4 * scan(c.mem, c.ptr(0), |w| w == wide || w == 0)?))
}

fn wcschr(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let wide = c.arg(1) as u32;
    let at = c.ptr(0) + 4 * scan(c.mem, c.ptr(0), |w| w == wide || w == 0)?;
    Ok(Ret::One(if c.mem.read_u32(at)? == wide { at } else { 0 }))
}

fn wcsrchr(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let wide = c.arg(1) as u32;
    let text = string(c.mem, c.ptr(0))?;
    let hit = if wide == 0 { Some(text.len()) } else { text.iter().rposition(|&w| w == wide) };
    Ok(Ret::One(hit.map_or(0, |at| c.ptr(0) + 4 * at as u64)))
}

fn wcsstr(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let needle = string(c.mem, c.ptr(1))?;
    if needle.is_empty() {
        return Ok(Ret::One(c.ptr(0)));
    }
    let hit = find(&string(c.mem, c.ptr(0))?, &needle);
    Ok(Ret::One(hit.map_or(0, |at| c.ptr(0) + 4 * at as u64)))
}

/// The characters of a string, sorted.
fn set(c: &Call<'_>, slot: usize) -> Result<Vec<u32>, Stop> {
    let mut set = string(c.mem, c.ptr(slot))?;
    set.sort_unstable();
    set.dedup();
    Ok(set)
}

fn wcsspn(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let set = set(c, 1)?;
    Ok(Ret::One(scan(c.mem, c.ptr(0), |w| set.binary_search(&w).is_err())?))
}

fn wcscspn(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let set = set(c, 1)?;
    Ok(Ret::One(scan(c.mem, c.ptr(0), |w| w == 0 || set.binary_search(&w).is_ok())?))
}

fn wcspbrk(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let set = set(c, 1)?;
    let at = c.ptr(0) + 4 * scan(c.mem, c.ptr(0), |w| w == 0 || set.binary_search(&w).is_ok())?;
    Ok(Ret::One(if c.mem.read_u32(at)? == 0 { 0 } else { at }))
}

fn wcstok(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let start = if c.ptr(0) == 0 { c.mem.read_u64(c.ptr(2))? } else { c.ptr(0) };
    if start == 0 {
        return Ok(Ret::One(0));
    }
    let set = set(c, 1)?;
    let token = start + 4 * scan(c.mem, start, |w| set.binary_search(&w).is_err())?;
    let (result, next) = if c.mem.read_u32(token)? == 0 {
        (0, 0)
    } else {
        let end = token + 4 * scan(c.mem, token, |w| w == 0 || set.binary_search(&w).is_ok())?;
        if c.mem.read_u32(end)? == 0 {
            (token, 0)
        } else {
            c.mem.write_u32(end, 0)?;
            (token, end + 4)
        }
    };
    c.mem.write_u64(c.ptr(2), next)?;
    Ok(Ret::One(result))
}

fn wmemset(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let wide = (c.arg(1) as u32).to_le_bytes();
    c.mem.bytes_mut(c.ptr(0), u32::bytes(c.size(2)))?.chunks_exact_mut(4).for_each(|w| w.copy_from_slice(&wide));
    Ok(Ret::One(c.ptr(0)))
}

fn wmemcmp(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let n = u32::bytes(c.size(2));
    let word = |w: &[u8]| i32::from_le_bytes([w[0], w[1], w[2], w[3]]);
    let (a, b) = (c.mem.bytes(c.ptr(0), n)?, c.mem.bytes(c.ptr(1), n)?);
    let pairs = a.chunks_exact(4).map(word).zip(b.chunks_exact(4).map(word));
    Ok(order(pairs.into_iter().find(|(x, y)| x != y)))
}

fn wmemchr(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (wide, n) = (c.arg(1) as u32, c.size(2));
    if n == 0 {
        return Ok(Ret::One(0));
    }
    for (i, w) in (0..n).zip(rest(c.mem, c.ptr(0))?) {
        if w == wide {
            return Ok(Ret::One(c.ptr(0) + 4 * i));
        }
        if i + 1 == n {
            return Ok(Ret::One(0));
        }
    }
    Err(past_end(c.mem, c.ptr(0)))
}

fn width(utf8: bool, wide: u32) -> i32 {
    match wide {
        0 => 0,
        0x20..=0x7e => 1,
        0x80.. if utf8 => unicode::width(wide),
        _ => -1,
    }
}

fn wcswidth(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let utf8 = c.is_utf8();
    let n = bounded_len(c.mem, c.ptr(0), c.size(1))?;
    if n == 0 {
        return Ok(0i32.into());
    }
    let widths = rest(c.mem, c.ptr(0))?.take(n as usize).map(|w| width(utf8, w));
    let total: Option<i32> = widths.map(|w| (w >= 0).then_some(w)).sum();
    Ok(total.unwrap_or(-1).into())
}
