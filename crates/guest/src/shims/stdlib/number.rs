//! Numbers from text: strtol, strtod and their families.

use super::super::{Call, Entry, Ret, Stop, memory};
use crate::errno::Errno;
use crate::follow::{float as follow_float, number};
use crate::format::float_parse::{self, Parsed as ParsedFloat};
use crate::memory::{Addr, Memory};

pub(in crate::shims) const SHIMS: &[Entry] = &[
    memory("strtol", |c| Ok(signed(c, c.ptr(1), c.int(2), false)?.into())).follow(number::strtol).also(&[
        "strtoll",
        "strtoq",
        "strtoimax",
        "strtol_l",
        "strtoll_l",
        "__strtol_internal",
        "__strtoll_internal",
    ]),
    memory("strtoul", |c| Ok(unsigned(c, c.ptr(1), c.int(2), false)?.into())).follow(number::strtoul).also(&[
        "strtoull",
        "strtouq",
        "strtoumax",
        "strtoul_l",
        "strtoull_l",
        "__strtoul_internal",
        "__strtoull_internal",
    ]),
    memory("__isoc23_strtol", strtol_c23).follow(number::strtol).also(&["__isoc23_strtoll", "__isoc23_strtoimax"]),
    memory("__isoc23_strtoul", strtoul_c23).follow(number::strtoul).also(&["__isoc23_strtoull", "__isoc23_strtoumax"]),
    memory("atoi", |c| Ok((signed(c, 0, 10, false)? as i32).into())).follow(number::atoi),
    memory("atol", |c| Ok(signed(c, 0, 10, false)?.into())).follow(number::atol).also(&["atoll"]),
    memory("atof", |c| float(c, 0, float_parse::parse_f64)).follow(follow_float::atof),
    memory("strtod", |c| float(c, c.ptr(1), float_parse::parse_f64))
        .follow(follow_float::strtod)
        .also(&["strtod_l", "__strtod_internal"]),
    memory("strtof", |c| float(c, c.ptr(1), float_parse::parse_f32))
        .follow(follow_float::strtof)
        .also(&["strtof_l", "__strtof_internal"]),
    memory("strtold", |c| float(c, c.ptr(1), float_parse::parse_f80)).also(&["strtold_l", "__strtold_internal"]),
];

/// The bytes of a string as far as a parser may need them: up to its terminator, or to the end of its object.
/// `Err` only if not even the first byte is there. Who looks at some of them says so with [`Memory::log_read`].
fn available(mem: &Memory, addr: Addr) -> Result<(&[u8], bool), Stop> {
    let rest = mem.rest(addr)?;
    match rest.iter().position(|&b| b == 0) {
        Some(n) => Ok((&rest[..n], true)),
        None => Ok((rest, false)),
    }
}

/// The fault of a parser that had to look after the last byte of an object without a terminator.
fn check_end(mem: &Memory, addr: Addr, text_len: usize, terminated: bool, looked_at: usize) -> Result<(), Stop> {
    if !terminated && looked_at >= text_len {
        return Err(mem.explain(addr, text_len as u64 + 1, false).into());
    }
    Ok(())
}

/// An integer as text gives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::shims) struct Parsed {
    /// Its magnitude; `None` if it is over 64 bits.
    pub(in crate::shims) magnitude: Option<u64>,
    pub(in crate::shims) negative: bool,
    /// After its last character; 0 if there is no number.
    pub(in crate::shims) end: usize,
    /// After the last character that was looked at.
    pub(in crate::shims) looked_at: usize,
}

fn is_space(b: u8) -> bool {
    matches!(b, b' ' | b'\t'..=b'\r')
}

/// Parses an integer; `None` for an impossible base. `binary` lets `0b` be a prefix (C23).
pub(in crate::shims) fn parse_integer(text: &[u8], base: i32, binary: bool) -> Option<Parsed> {
    if base < 0 || base == 1 || base > 36 {
        return None;
    }
    let at = |i: usize| text.get(i).copied().unwrap_or(0);
    let mut i = 0;
    while is_space(at(i)) {
        i += 1;
    }
    let negative = at(i) == b'-';
    if negative || at(i) == b'+' {
        i += 1;
    }
    let mut base = base as u64;
    let mut prefix = false;
    if at(i) == b'0' && matches!(base, 0 | 2 | 16) {
        match at(i + 1).to_ascii_lowercase() {
            b'x' if base != 2 => (base, prefix) = (16, true),
            b'b' if base != 16 && binary => (base, prefix) = (2, true),
            _ if base == 0 => base = 8,
            _ => {}
        }
    }
    if base == 0 {
        base = 10;
    }
    let start = if prefix { i + 2 } else { i };
    let mut end = start;
    let mut magnitude = Some(0u64);
    while let Some(digit) = char::from(at(end)).to_digit(36).map(u64::from).filter(|&d| d < base) {
        magnitude = magnitude.and_then(|m| m.checked_mul(base)?.checked_add(digit));
        end += 1;
    }
    let looked_at = end + 1;
    // A prefix without digits is the number 0 followed by a letter.
    let end = match end > start {
        true => end,
        false if prefix => i + 1,
        false => 0,
    };
    Some(Parsed { magnitude, negative, end, looked_at: looked_at.min(text.len() + 1) })
}

impl Parsed {
    /// As `long`, and whether it fits.
    pub(in crate::shims) fn signed(&self) -> (i64, bool) {
        match (self.magnitude, self.negative) {
            (Some(m), false) if m <= i64::MAX as u64 => (m as i64, true),
            (Some(m), true) if m <= i64::MIN.unsigned_abs() => ((m as i64).wrapping_neg(), true),
            (_, false) => (i64::MAX, false),
            (_, true) => (i64::MIN, false),
        }
    }

    /// As `unsigned long`, and whether it fits. A negative number wraps around.
    pub(in crate::shims) fn unsigned(&self) -> (u64, bool) {
        match self.magnitude {
            Some(m) => (if self.negative { m.wrapping_neg() } else { m }, true),
            None => (u64::MAX, false),
        }
    }
}

fn integer(c: &mut Call<'_>, end_at: Addr, base: i32, binary: bool) -> Result<Option<Parsed>, Stop> {
    let start = c.ptr(0);
    let (text, terminated) = available(c.mem, start)?;
    let Some(parsed) = parse_integer(text, base, binary) else {
        c.set_errno(Errno::EINVAL);
        return Ok(None);
    };
    c.mem.log_read(start, parsed.looked_at.min(text.len() + usize::from(terminated)) as u64);
    check_end(c.mem, start, text.len(), terminated, parsed.looked_at - 1)?;
    if end_at != 0 {
        c.mem.write_u64(end_at, start + parsed.end as u64)?;
    }
    Ok(Some(parsed))
}

fn signed(c: &mut Call<'_>, end_at: Addr, base: i32, binary: bool) -> Result<i64, Stop> {
    let Some(parsed) = integer(c, end_at, base, binary)? else { return Ok(0) };
    let (value, fits) = parsed.signed();
    if !fits {
        c.set_errno(Errno::ERANGE);
    }
    Ok(value)
}

fn unsigned(c: &mut Call<'_>, end_at: Addr, base: i32, binary: bool) -> Result<u64, Stop> {
    let Some(parsed) = integer(c, end_at, base, binary)? else { return Ok(0) };
    let (value, fits) = parsed.unsigned();
    if !fits {
        c.set_errno(Errno::ERANGE);
    }
    Ok(value)
}

fn strtol_c23(c: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(signed(c, c.ptr(1), c.int(2), true)?.into())
}

fn strtoul_c23(c: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(unsigned(c, c.ptr(1), c.int(2), true)?.into())
}

/// A floating-point number with the parser of its format.
fn float<T: Copy + Into<Ret>>(c: &mut Call<'_>, end_at: Addr, parse: fn(&[u8]) -> ParsedFloat<T>) -> Result<Ret, Stop> {
    let start = c.ptr(0);
    let (text, terminated) = available(c.mem, start)?;
    let parsed = parse(text);
    let looked_at = float_parse::looked_at(text, parsed.used);
    c.mem.log_read(start, looked_at.min(text.len() + usize::from(terminated)) as u64);
    check_end(c.mem, start, text.len(), terminated, looked_at - 1)?;
    if parsed.range_error {
        c.set_errno(Errno::ERANGE);
    }
    if end_at != 0 {
        c.mem.write_u64(end_at, start + parsed.used as u64)?;
    }
    Ok(parsed.value.into())
}

#[cfg(test)]
mod tests {
    use super::parse_integer;

    fn long(text: &str, base: i32) -> (i64, bool, usize) {
        let p = parse_integer(text.as_bytes(), base, false).expect("a base that exists");
        let (value, fits) = p.signed();
        (value, fits, p.end)
    }

    #[test]
    fn prefixes_and_ends() {
        assert_eq!(long("  -42x", 10), (-42, true, 5));
        assert_eq!(long("0x1fg", 0), (31, true, 4));
        assert_eq!(long("0xg", 0), (0, true, 1));
        assert_eq!(long("0xg", 16), (0, true, 1));
        assert_eq!(long("0778", 0), (0o77, true, 3));
        assert_eq!(long("zZ", 36), (35 * 36 + 35, true, 2));
        assert_eq!(long("+", 10), (0, true, 0));
        assert_eq!(long("0b11", 0), (0, true, 1));
        assert_eq!(long("0b11", 2), (0, true, 1));
        assert_eq!(parse_integer(b"0b11", 0, true).expect("base 0").signed(), (3, true));
        assert_eq!(parse_integer(b"1", 37, false), None);
    }

    #[test]
    fn the_ends_of_the_range() {
        assert_eq!(long("9223372036854775807", 10), (i64::MAX, true, 19));
        assert_eq!(long("9223372036854775808", 10), (i64::MAX, false, 19));
        assert_eq!(long("-9223372036854775808", 10), (i64::MIN, true, 20));
        assert_eq!(long("-9223372036854775809", 10), (i64::MIN, false, 20));
        let p = parse_integer(b"-1", 10, false).expect("base 10");
        assert_eq!(p.unsigned(), (u64::MAX, true));
        let p = parse_integer(b"-18446744073709551616", 10, false).expect("base 10");
        assert_eq!(p.unsigned(), (u64::MAX, false));
    }
}
