//! getopt.h and `getsubopt`.

use super::{Call, Entry, Ret, Stop, world};
use crate::follow::getopt;
use crate::memory::Addr;
use crate::world::getopt::Request;

pub(super) const SHIMS: &[Entry] = &[
    world("getopt", |c| next(c, (0, 0), false, false)).follow(getopt::getopt),
    world("__posix_getopt", |c| next(c, (0, 0), false, true)).follow(getopt::getopt),
    world("getopt_long", |c| next(c, (c.ptr(3), c.ptr(4)), false, false)).follow(getopt::getopt_long),
    world("getopt_long_only", |c| next(c, (c.ptr(3), c.ptr(4)), true, false)),
    world("getsubopt", getsubopt),
];

fn next(c: &mut Call<'_>, longs: (Addr, Addr), long_only: bool, posix: bool) -> Result<Ret, Stop> {
    let optstring = c.string(2)?;
    let posixly_correct = posix || c.world.env.get(c.mem, b"POSIXLY_CORRECT")? != 0;
    let request = Request {
        argc: c.int(0),
        argv: c.ptr(1),
        optstring: &optstring,
        longopts: longs.0,
        longind: longs.1,
        long_only,
        posixly_correct,
    };
    let answer = c.world.getopt.next(c.mem, request)?;
    if let Some(message) = answer.message {
        // As with any complaint: nobody is left to hear that it could not be written.
        let _ = c.world.files.write(2, &message);
    }
    Ok(answer.value.into())
}

/// `int getsubopt(char **option, char *const *tokens, char **value)`: cuts the next word off at its comma.
fn getsubopt(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (option, tokens, value) = (c.ptr(0), c.ptr(1), c.ptr(2));
    let at = c.mem.read_u64(option)?;
    let text = c.mem.c_string(at)?.to_vec();
    if text.is_empty() {
        return Ok((-1).into());
    }
    let end = text.iter().position(|&b| b == b',').unwrap_or(text.len());
    let word = &text[..end];
    let equals = word.iter().position(|&b| b == b'=');
    let name = &word[..equals.unwrap_or(end)];
    if end < text.len() {
        c.mem.write_u8(at + end as u64, 0)?;
        c.mem.write_u64(option, at + end as u64 + 1)?;
    } else {
        c.mem.write_u64(option, at + end as u64)?;
    }
    for i in 0.. {
        let token = c.mem.read_u64(tokens + 8 * i)?;
        if token == 0 {
            break;
        }
        if c.mem.c_string(token)? == name {
            c.mem.write_u64(value, equals.map_or(0, |n| at + n as u64 + 1))?;
            return Ok(i.into());
        }
    }
    // Not known: the whole word is the value.
    c.mem.write_u64(value, at)?;
    Ok((-1).into())
}
