use super::super::{Call, Entry, Ret, Stop, memory};
use super::scan;
use crate::memory::{Addr, Memory};

pub(in crate::shims) const SHIMS: &[Entry] = &[
    memory("strchr", strchr).also(&["index"]),
    memory("strchrnul", strchrnul),
    memory("strrchr", strrchr).also(&["rindex"]),
    memory("strstr", strstr),
    memory("strcasestr", strcasestr).also(&["__strcasestr"]),
    memory("strspn", |c| Ok(Ret::One(span(c.mem, c.ptr(0), &byte_set(c.mem, c.ptr(1))?)?))),
    memory("strcspn", |c| Ok(Ret::One(complement_span(c.mem, c.ptr(0), &byte_set(c.mem, c.ptr(1))?)?))),
    memory("strpbrk", strpbrk),
    memory("ffs", ffs),
    memory("ffsl", ffsl).also(&["ffsll"]),
];

pub(super) fn find(haystack: &[u8], needle: &[u8]) -> Option<usize> {
    let Some((&first, tail)) = needle.split_first() else { return Some(0) };
    let last_start = haystack.len().checked_sub(needle.len())?;
    let mut from = 0;
    while from <= last_start {
        let at = from + haystack[from..=last_start].iter().position(|&b| b == first)?;
        if &haystack[at + 1..at + needle.len()] == tail {
            return Some(at);
        }
        from = at + 1;
    }
    None
}

/// A set of bytes, as strspn takes it.
pub(super) fn byte_set(mem: &Memory, addr: Addr) -> Result<[bool; 256], Stop> {
    let mut set = [false; 256];
    for &b in mem.c_string(addr)? {
        set[usize::from(b)] = true;
    }
    Ok(set)
}

/// How many bytes at `addr` are in the set.
pub(super) fn span(mem: &Memory, addr: Addr, set: &[bool; 256]) -> Result<u64, Stop> {
    scan(mem, addr, |b| !set[usize::from(b)])
}

/// How many bytes at `addr` come before the end and the first that is in the set.
pub(super) fn complement_span(mem: &Memory, addr: Addr, set: &[bool; 256]) -> Result<u64, Stop> {
    scan(mem, addr, |b| b == 0 || set[usize::from(b)])
}

fn strchrnul(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let byte = c.int(1) as u8;
    Ok(Ret::One(c.ptr(0) + scan(c.mem, c.ptr(0), |b| b == byte || b == 0)?))
}

fn strchr(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let byte = c.int(1) as u8;
    let at = c.ptr(0) + scan(c.mem, c.ptr(0), |b| b == byte || b == 0)?;
    Ok(Ret::One(if c.mem.read_u8(at)? == byte { at } else { 0 }))
}

fn strrchr(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let byte = c.int(1) as u8;
    let text = c.mem.c_string(c.ptr(0))?;
    let hit = if byte == 0 { Some(text.len()) } else { text.iter().rposition(|&b| b == byte) };
    Ok(Ret::One(hit.map_or(0, |at| c.ptr(0) + at as u64)))
}

fn strstr(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let needle = c.mem.c_string(c.ptr(1))?;
    let hit = if needle.is_empty() { Some(0) } else { find(c.mem.c_string(c.ptr(0))?, needle) };
    Ok(Ret::One(hit.map_or(0, |at| c.ptr(0) + at as u64)))
}

fn strcasestr(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let needle = c.mem.c_string(c.ptr(1))?.to_ascii_lowercase();
    let hit = match needle.is_empty() {
        true => Some(0),
        false => find(&c.mem.c_string(c.ptr(0))?.to_ascii_lowercase(), &needle),
    };
    Ok(Ret::One(hit.map_or(0, |at| c.ptr(0) + at as u64)))
}

fn strpbrk(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = c.ptr(0) + complement_span(c.mem, c.ptr(0), &byte_set(c.mem, c.ptr(1))?)?;
    Ok(Ret::One(if c.mem.read_u8(at)? == 0 { 0 } else { at }))
}

fn ffs(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let v = c.int(0);
    Ok(if v == 0 { 0i32 } else { v.trailing_zeros() as i32 + 1 }.into())
}

fn ffsl(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let v = c.long(0);
    Ok(if v == 0 { 0i32 } else { v.trailing_zeros() as i32 + 1 }.into())
}
