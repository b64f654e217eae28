use super::super::{Call, Entry, Ret, Stop, memory};
use super::scan;
use crate::follow::{arith, string};
use crate::memory::{Addr, Memory};

pub(in crate::shims) const SHIMS: &[Entry] = &[
    memory("strchr", strchr).follow(string::strchr).also(&["index"]),
    memory("strchrnul", strchrnul).follow(string::strchrnul),
    memory("strrchr", strrchr).follow(string::strrchr).also(&["rindex"]),
    memory("strstr", strstr).follow(string::strstr),
    memory("strcasestr", strcasestr).follow(string::strcasestr).also(&["__strcasestr"]),
    memory("strspn", |c| Ok(Ret::One(span(c.mem, c.ptr(0), &byte_set(c.mem, c.ptr(1))?)?))).follow(string::strspn),
    memory("strcspn", |c| Ok(Ret::One(complement_span(c.mem, c.ptr(0), &byte_set(c.mem, c.ptr(1))?)?)))
        .follow(string::strcspn),
    memory("strpbrk", strpbrk).follow(string::strpbrk),
    memory("ffs", ffs).follow(arith::ffs).of_numbers(),
    memory("ffsl", ffsl).follow(arith::ffsl).of_numbers().also(&["ffsll"]),
];

/// Where `needle` begins, in linear time (Knuth, Morris, Pratt): a program may look for what is nearly everywhere.
pub(in crate::shims) fn find<T: Copy + PartialEq>(haystack: &[T], needle: &[T]) -> Option<usize> {
    let Some(&first) = needle.first() else { return Some(0) };
    if needle.len() > haystack.len() {
        return None;
    }
    // Of each beginning of the needle: how long the longest shorter one is that it ends with.
    let mut shorter = vec![0; needle.len()];
    let mut matched = 0;
    for at in 1..needle.len() {
        while matched > 0 && needle[at] != needle[matched] {
            matched = shorter[matched - 1];
        }
        matched += usize::from(needle[at] == needle[matched]);
        shorter[at] = matched;
    }
    let (mut at, mut matched) = (0, 0);
    while at < haystack.len() {
        if matched == 0 {
            at += haystack[at..].iter().position(|&unit| unit == first)?;
        }
        while matched > 0 && haystack[at] != needle[matched] {
            matched = shorter[matched - 1];
        }
        matched += usize::from(haystack[at] == needle[matched]);
        at += 1;
        if matched == needle.len() {
            return Some(at - matched);
        }
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

#[cfg(test)]
mod tests {
    use super::find;

    #[test]
    fn every_short_text_is_found_where_it_is() {
        let text = |n: u32, len: u32| -> Vec<u8> { (0..len).map(|i| (n >> i & 1) as u8).collect() };
        for needle_len in 0..6 {
            for n in 0..1 << needle_len {
                let needle = text(n, needle_len);
                for h in 0..1 << 9 {
                    let haystack = text(h, 9);
                    let slow = (0..=9 - needle.len()).find(|&at| haystack[at..].starts_with(&needle));
                    assert_eq!(find(&haystack, &needle), slow, "{needle:?} in {haystack:?}");
                }
            }
        }
        assert_eq!(find(&[1], &[1, 1]), None);
    }
}
