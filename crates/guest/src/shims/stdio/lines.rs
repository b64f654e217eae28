//! Lines and strings.

use super::super::{Call, Entry, Ret, Role, Stop, world};
use super::print::enough;
use super::{Std, note, reading, standard, write_or_eof};
use crate::errno::Errno;
use crate::follow::stdio;
use crate::memory::Addr;
use trace::FailureKind;

pub(in super::super) const SHIMS: &[Entry] = &[
    world("fgets", fgets).follow(stdio::fgets).role(Role::Reads).also(&["fgets_unlocked"]),
    world("__fgets_chk", fgets_chk).follow(stdio::fgets_chk).role(Role::Reads).also(&["__fgets_unlocked_chk"]),
    world("gets", |c| c.unsupported("nothing can bound what it writes; use fgets (C11 removed gets)")),
    world("fputs", fputs).prints().also(&["fputs_unlocked"]),
    world("puts", puts).prints().also(&["_IO_puts"]),
    world("getline", |c| delimited(c, b'\n', c.ptr(2))).follow(stdio::getline),
    world("getdelim", |c| delimited(c, c.int(2) as u8, c.ptr(3))).follow(stdio::getdelim).also(&["__getdelim"]),
];

fn line_into(c: &mut Call<'_>, to: Addr, size: i32, file: Addr) -> Result<Ret, Stop> {
    if size <= 0 {
        return Ok(Ret::One(0));
    }
    if size == 1 {
        c.world.streams.get(file, c.mem)?;
        c.write_string(to, b"")?;
        return Ok(Ret::One(to));
    }
    let mut line = Vec::new();
    let most = (size as usize - 1).min(enough(c, to));
    let error = reading(c, file, |stream, io| stream.read_until(io, b'\n', most, &mut line))?;
    let error = error.ok().flatten();
    note(c, error)?;
    if line.is_empty() || error.is_some_and(|e| e != Errno::EAGAIN) {
        return Ok(Ret::One(0));
    }
    c.write_string(to, &line)?;
    Ok(Ret::One(to))
}

fn fgets(c: &mut Call<'_>) -> Result<Ret, Stop> {
    line_into(c, c.ptr(0), c.int(1), c.ptr(2))
}

fn fgets_chk(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (to, room, size, file) = (c.ptr(0), c.size(1), c.int(2), c.ptr(3));
    if size > 0 && size as u64 > room {
        return c.fault(
            FailureKind::Fortify,
            format!("buffer overflow detected: fgets may write {size} bytes into a buffer of {room}"),
        );
    }
    line_into(c, to, size, file)
}

fn fputs(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let text = c.string(0)?;
    write_or_eof(c, c.ptr(1), &text, 1)
}

fn puts(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let mut text = c.string(0)?;
    text.push(b'\n');
    let file = standard(c, Std::Out)?;
    let length = i32::try_from(text.len()).unwrap_or(i32::MAX);
    write_or_eof(c, file, &text, length)
}

/// The buffer grows as glibc's does: 120 bytes first, then at least doubled.
fn delimited(c: &mut Call<'_>, delimiter: u8, file: Addr) -> Result<Ret, Stop> {
    let (line_at, size_at) = (c.ptr(0), c.ptr(1));
    if line_at == 0 || size_at == 0 {
        return c.fail(Errno::EINVAL);
    }
    // Without a buffer its size means nothing.
    let (mut buffer, mut size) = (c.mem.read_u64(line_at)?, c.mem.any_u64(size_at)?);
    if buffer == 0 || size == 0 {
        size = 120;
        buffer = replace(c, buffer, size)?;
        if buffer == 0 {
            return c.fail(Errno::ENOMEM);
        }
        c.mem.write_u64(line_at, buffer)?;
        c.mem.write_u64(size_at, size)?;
    }
    let mut line = Vec::new();
    let most = c.room();
    let error = reading(c, file, |stream, io| stream.read_until(io, delimiter, most, &mut line))?;
    let error = error.ok().flatten();
    note(c, error)?;
    if line.len() >= most {
        return c.fail(Errno::ENOMEM);
    }
    if line.is_empty() {
        return Ok(Ret::One(-1i64 as u64));
    }
    let needed = line.len() as u64 + 1;
    if needed > size {
        size = needed.max(2 * size);
        buffer = replace(c, buffer, size)?;
        if buffer == 0 {
            return c.fail(Errno::ENOMEM);
        }
        c.mem.write_u64(line_at, buffer)?;
        c.mem.write_u64(size_at, size)?;
    }
    c.write_string(buffer, &line)?;
    Ok((line.len() as i64).into())
}

/// `realloc` of a buffer whose old contents do not matter.
fn replace(c: &mut Call<'_>, old: Addr, size: u64) -> Result<Addr, Stop> {
    let new = c.malloc(size);
    if old != 0 && new != 0 {
        c.mem.free(old, c.site)?;
    }
    Ok(new)
}
