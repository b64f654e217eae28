use super::super::stdlib::number::{Parsed, parse_integer};
use super::super::{Call, Entry, Ret, Stop, memory};
use super::rest;
use crate::errno::Errno;
use crate::format::float_parse::{self, Parsed as ParsedFloat};

pub(in crate::shims) const SHIMS: &[Entry] = &[
    memory("wcstol", wcstol).also(&["wcstoll", "wcstoimax", "__isoc23_wcstol", "__isoc23_wcstoll"]),
    memory("wcstoul", wcstoul).also(&["wcstoull", "wcstoumax", "__isoc23_wcstoul", "__isoc23_wcstoull"]),
    memory("wcstod", |c| float(c, float_parse::parse_f64)),
    memory("wcstof", |c| float(c, float_parse::parse_f32)),
    memory("wcstold", |c| float(c, float_parse::parse_f80)),
];

/// The string as bytes; a character beyond ASCII becomes a byte that is in no number.
fn narrow(c: &Call<'_>) -> Result<Vec<u8>, Stop> {
    let ascii = |w: u32| u8::try_from(w).ok().filter(u8::is_ascii).unwrap_or(0x80);
    Ok(rest(c.mem, c.ptr(0))?.take_while(|&w| w != 0).map(ascii).collect())
}

fn store_end(c: &mut Call<'_>, used: usize) -> Result<(), Stop> {
    if c.ptr(1) != 0 {
        c.mem.write_u64(c.ptr(1), c.ptr(0) + 4 * used as u64)?;
    }
    Ok(())
}

fn integer(c: &mut Call<'_>) -> Result<Option<Parsed>, Stop> {
    let Some(parsed) = parse_integer(&narrow(c)?, c.int(2), c.name.starts_with("__isoc23")) else {
        c.set_errno(Errno::EINVAL);
        return Ok(None);
    };
    store_end(c, parsed.end)?;
    Ok(Some(parsed))
}

fn wcstol(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let Some(parsed) = integer(c)? else { return Ok(Ret::One(0)) };
    let (value, fits) = parsed.signed();
    if !fits {
        c.set_errno(Errno::ERANGE);
    }
    Ok(value.into())
}

fn wcstoul(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let Some(parsed) = integer(c)? else { return Ok(Ret::One(0)) };
    let (value, fits) = parsed.unsigned();
    if !fits {
        c.set_errno(Errno::ERANGE);
    }
    Ok(value.into())
}

fn float<T: Into<Ret>>(c: &mut Call<'_>, parse: fn(&[u8]) -> ParsedFloat<T>) -> Result<Ret, Stop> {
    let parsed = parse(&narrow(c)?);
    if parsed.range_error {
        c.set_errno(Errno::ERANGE);
    }
    store_end(c, parsed.used)?;
    Ok(parsed.value.into())
}
