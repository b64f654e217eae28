//! Flushing, buffering, flags and locks of streams.

use super::super::{Call, Entry, Ret, Role, Stop, world};
use super::{EOF, done, on};
use crate::errno::Errno;
use crate::memory::Addr;
use crate::world::World;
use crate::world::streams::{Buffering, Io, Stream};

pub(in super::super) const SHIMS: &[Entry] = &[
    world("fflush", fflush).prints().also(&["fflush_unlocked"]),
    world("_flushlbf", flush_lines),
    world("setvbuf", setvbuf).role(Role::LendsBuffer { size: Some(3) }),
    world("setbuf", |c| set_or_none(c, 8192)).role(Role::LendsBuffer { size: None }),
    world("setbuffer", |c| set_or_none(c, c.size(2))).role(Role::LendsBuffer { size: Some(2) }),
    world("setlinebuf", setlinebuf),
    world("feof", |c| Ok(stream(c)?.is_eof().into())).also(&["feof_unlocked", "_IO_feof"]),
    world("ferror", |c| Ok(stream(c)?.is_error().into())).also(&["ferror_unlocked", "_IO_ferror"]),
    world("clearerr", clearerr).also(&["clearerr_unlocked"]),
    world("fileno", fileno).also(&["fileno_unlocked"]),
    world("__fpending", |c| Ok(Ret::One(stream(c)?.pending() as u64))),
    world("__fbufsize", fbufsize),
    world("__flbf", flbf),
    world("__freading", |c| Ok(stream(c)?.direction().0.into())),
    world("__fwriting", |c| Ok(stream(c)?.direction().1.into())),
    world("__freadable", |c| Ok(stream(c)?.mode().readable.into())),
    world("__fwritable", |c| Ok(stream(c)?.mode().writable.into())),
    world("__fpurge", fpurge),
    world("__fsetlocking", fsetlocking),
    world("flockfile", lock).also(&["funlockfile"]),
    world("ftrylockfile", trylock),
    world("_IO_flockfile", lock).also(&["_IO_funlockfile"]),
];

fn fflush(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let file = c.ptr(0);
    let result = if file == 0 { flush_everything(c)? } else { on(c, file, |stream, io| stream.sync(io))? };
    Ok(if result.is_ok() { 0 } else { EOF }.into())
}

fn flush_everything(c: &mut Call<'_>) -> Result<Result<(), Errno>, Stop> {
    let World { streams, files, .. } = &mut *c.world;
    let mut io = Io { files, mem: c.mem, region: c.region, site: c.site };
    let result = streams.flush_output(&mut io);
    done(c, result)
}

fn flush_lines(c: &mut Call<'_>) -> Result<Ret, Stop> {
    for file in c.world.streams.newest_first() {
        let _ = on(c, file, |stream, io| match stream.buffering(io.files) {
            Buffering::Line => stream.flush(io),
            Buffering::Full | Buffering::None => Ok(()),
        })?;
    }
    Ok(Ret::Void)
}

fn set(c: &mut Call<'_>, file: Addr, buffering: Buffering, size: Option<u64>) -> Result<Ret, Stop> {
    let size = size.map(|s| usize::try_from(s).unwrap_or(usize::MAX));
    let result = on(c, file, |stream, io| stream.set_buffering(io, buffering, size))?;
    Ok(if result.is_ok() { 0 } else { EOF }.into())
}

fn setvbuf(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let buffering = match c.int(2) {
        0 => Buffering::Full,
        1 => Buffering::Line,
        2 => Buffering::None,
        _ => return Ok(EOF.into()),
    };
    let size = (c.ptr(1) != 0).then(|| c.size(3));
    set(c, c.ptr(0), buffering, size)
}

/// A buffer makes the stream fully buffered, none makes it unbuffered.
fn set_or_none(c: &mut Call<'_>, size: u64) -> Result<Ret, Stop> {
    match c.ptr(1) {
        0 => set(c, c.ptr(0), Buffering::None, None)?,
        _ => set(c, c.ptr(0), Buffering::Full, Some(size))?,
    };
    Ok(Ret::Void)
}

fn setlinebuf(c: &mut Call<'_>) -> Result<Ret, Stop> {
    set(c, c.ptr(0), Buffering::Line, None)?;
    Ok(Ret::Void)
}

fn stream<'a>(c: &'a mut Call<'_>) -> Result<&'a mut Stream, Stop> {
    let file = c.ptr(0);
    Ok(c.world.streams.get(file, c.mem)?)
}

fn clearerr(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let _ = on(c, c.ptr(0), |stream, _| {
        stream.clear_error();
        Ok(())
    })?;
    Ok(Ret::Void)
}

fn fileno(c: &mut Call<'_>) -> Result<Ret, Stop> {
    match stream(c)?.descriptor() {
        Some(fd) => Ok(fd.into()),
        None => c.fail(Errno::EBADF),
    }
}

fn fbufsize(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let size = on(c, c.ptr(0), |stream, io| Ok(stream.capacity(io.files)))?;
    Ok(Ret::One(size.unwrap_or(0) as u64))
}

fn flbf(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let line = on(c, c.ptr(0), |stream, io| Ok(stream.buffering(io.files) == Buffering::Line))?;
    Ok(line.unwrap_or(false).into())
}

fn fpurge(c: &mut Call<'_>) -> Result<Ret, Stop> {
    stream(c)?.purge();
    Ok(Ret::Void)
}

/// What the program says is remembered, for nothing depends on it.
fn fsetlocking(c: &mut Call<'_>) -> Result<Ret, Stop> {
    const INTERNAL: i32 = 1;
    const BY_CALLER: i32 = 2;
    let wanted = c.int(1);
    let stream = stream(c)?;
    let before = if stream.locked_by_caller { BY_CALLER } else { INTERNAL };
    if wanted == INTERNAL || wanted == BY_CALLER {
        stream.locked_by_caller = wanted == BY_CALLER;
    }
    Ok(before.into())
}

/// Each call on a stream is atomic by itself; a lock over several calls keeps nobody out yet.
fn lock(c: &mut Call<'_>) -> Result<Ret, Stop> {
    stream(c)?;
    Ok(Ret::Void)
}

fn trylock(c: &mut Call<'_>) -> Result<Ret, Stop> {
    stream(c)?;
    Ok(0.into())
}
