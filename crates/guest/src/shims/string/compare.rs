use super::super::{Call, Entry, Ret, Stop, memory, world};
use crate::follow::string;

pub(in crate::shims) const SHIMS: &[Entry] = &[
    memory("strcmp", strcmp).follow(string::strcmp),
    world("strcoll", strcmp).follow(string::strcmp),
    memory("strcoll_l", strcmp).follow(string::strcmp).also(&["__strcoll_l"]),
    memory("strncmp", |c| difference(c, c.size(2), |b| b)).follow(string::strncmp),
    memory("strcasecmp", strcasecmp).follow(string::strcasecmp).also(&[
        "__strcasecmp",
        "strcasecmp_l",
        "__strcasecmp_l",
    ]),
    memory("strncasecmp", strncasecmp).follow(string::strncasecmp).also(&["strncasecmp_l", "__strncasecmp_l"]),
    memory("strverscmp", strverscmp).also(&["__strverscmp"]),
];

/// The difference at the first place where the two strings differ, looking at no more than `limit` bytes.
fn difference(c: &Call<'_>, limit: u64, fold: impl Fn(u8) -> u8) -> Result<Ret, Stop> {
    if limit == 0 {
        return Ok(0i32.into());
    }
    let (a, b) = (c.mem.rest(c.ptr(0))?, c.mem.rest(c.ptr(1))?);
    let both = (a.len().min(b.len()) as u64).min(limit) as usize;
    let looked_at = |n: usize| [0, 1].map(|slot| c.mem.log_read(c.ptr(slot), n as u64));
    for (n, (&x, &y)) in a[..both].iter().zip(&b[..both]).enumerate() {
        let (fx, fy) = (fold(x), fold(y));
        if fx != fy || x == 0 {
            looked_at(n + 1);
            return Ok((i32::from(fx) - i32::from(fy)).into());
        }
    }
    looked_at(both);
    if both as u64 == limit {
        return Ok(0i32.into());
    }
    let short = if a.len() == both { c.ptr(0) } else { c.ptr(1) };
    Err(c.mem.explain(short, both as u64 + 1, false).into())
}

fn strcmp(c: &mut Call<'_>) -> Result<Ret, Stop> {
    difference(c, u64::MAX, |b| b)
}

fn strcasecmp(c: &mut Call<'_>) -> Result<Ret, Stop> {
    difference(c, u64::MAX, |b| b.to_ascii_lowercase())
}

fn strncasecmp(c: &mut Call<'_>) -> Result<Ret, Stop> {
    difference(c, c.size(2), |b| b.to_ascii_lowercase())
}

fn strverscmp(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (a, b) = (c.mem.c_string(c.ptr(0))?, c.mem.c_string(c.ptr(1))?);
    Ok(version_order(a, b).into())
}

/// What the common part before the first difference ends in.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    /// Not a digit.
    Normal,
    /// A number that does not start with 0.
    Integer,
    /// A number that starts with 0 and has another digit in it.
    Fraction,
    /// Only zeros so far.
    Zeros,
}

/// `strverscmp`: like strcmp, but a run of digits counts as a number, and leading zeros make it a fraction.
pub(in crate::shims) fn version_order(a: &[u8], b: &[u8]) -> i32 {
    let at = |s: &[u8], i: usize| s.get(i).copied().unwrap_or(0);
    let mut part = Part::Normal;
    let mut i = 0;
    while at(a, i) == at(b, i) {
        let byte = at(a, i);
        if byte == 0 {
            return 0;
        }
        part = match (part, byte) {
            (Part::Normal | Part::Zeros, b'0') => Part::Zeros,
            (Part::Normal, b'1'..=b'9') => Part::Integer,
            (Part::Zeros, b'1'..=b'9') => Part::Fraction,
            (part, b'0'..=b'9') => part,
            _ => Part::Normal,
        };
        i += 1;
    }
    let (x, y) = (at(a, i), at(b, i));
    let plain = i32::from(x) - i32::from(y);
    let by_length = || {
        let digits = |s: &[u8]| s[i.min(s.len())..].iter().take_while(|b| b.is_ascii_digit()).count();
        match digits(a).cmp(&digits(b)) {
            std::cmp::Ordering::Less => -1,
            std::cmp::Ordering::Equal => plain,
            std::cmp::Ordering::Greater => 1,
        }
    };
    let class = |byte: u8| match byte {
        b'0' => 1,
        b'1'..=b'9' => 2,
        _ => 0,
    };
    match (part, class(x), class(y)) {
        (Part::Normal, 2, 2) | (Part::Integer, 1 | 2, 1 | 2) => by_length(),
        (Part::Integer, 0, 1 | 2) => -1,
        (Part::Integer, 1 | 2, 0) => 1,
        (Part::Zeros, 0, 1 | 2) => 1,
        (Part::Zeros, 1 | 2, 0) => -1,
        _ => plain,
    }
}
