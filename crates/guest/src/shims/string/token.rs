use super::super::{Call, Entry, Ret, Stop, world};
use super::search::{byte_set, complement_span, span};
use crate::follow::string;
use crate::memory::Addr;

pub(in crate::shims) const SHIMS: &[Entry] = &[
    world("strtok", strtok).follow(string::strtok),
    world("strtok_r", strtok_r).follow(string::strtok_r).also(&["__strtok_r"]),
    world("strsep", strsep).follow(string::strsep),
];

/// One step from `start`: the token (null if there is none) and where to go on.
fn next_token(c: &mut Call<'_>, start: Addr, delimiters: Addr) -> Result<(Addr, Addr), Stop> {
    let set = byte_set(c.mem, delimiters)?;
    let token = start + span(c.mem, start, &set)?;
    if c.mem.read_u8(token)? == 0 {
        return Ok((0, token));
    }
    let end = token + complement_span(c.mem, token, &set)?;
    if c.mem.read_u8(end)? == 0 {
        return Ok((token, end));
    }
    c.mem.write_u8(end, 0)?;
    Ok((token, end + 1))
}

fn strtok(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let start = if c.ptr(0) == 0 { c.world.statics.strtok_next } else { c.ptr(0) };
    let (token, next) = next_token(c, start, c.ptr(1))?;
    c.world.statics.strtok_next = next;
    Ok(Ret::One(token))
}

fn strtok_r(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let start = if c.ptr(0) == 0 { c.mem.read_u64(c.ptr(2))? } else { c.ptr(0) };
    let (token, next) = next_token(c, start, c.ptr(1))?;
    c.mem.write_u64(c.ptr(2), next)?;
    Ok(Ret::One(token))
}

fn strsep(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let start = c.mem.read_u64(c.ptr(0))?;
    if start == 0 {
        return Ok(Ret::One(0));
    }
    let end = start + complement_span(c.mem, start, &byte_set(c.mem, c.ptr(1))?)?;
    let next = if c.mem.read_u8(end)? == 0 {
        0
    } else {
        c.mem.write_u8(end, 0)?;
        end + 1
    };
    c.mem.write_u64(c.ptr(0), next)?;
    Ok(Ret::One(start))
}
