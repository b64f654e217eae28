//! `stdio.h` and its neighbours: streams decoded from the ABI. Their meaning is in `world::streams`, that of
//! formats in `format`.
//!
//! The same function serves a name, its `_unlocked` form, and the name glibc's headers turn it into.

pub(super) mod block;
pub(super) mod chars;
pub(super) mod err;
pub(super) mod lines;
pub(super) mod open;
pub(super) mod position;
pub(super) mod print;
pub(super) mod scan;
pub(super) mod state;

use super::{Call, Ret, Stop, signal};
use crate::errno::Errno;
use crate::memory::Addr;
use crate::world::World;
use crate::world::streams::{Io, Moved, Std, Stream, Trouble};

/// What functions return for end of file and for errors.
pub(super) const EOF: i32 = -1;

pub(super) fn standard(c: &mut Call<'_>, which: Std) -> Result<Addr, Stop> {
    Ok(c.world.streams.standard(which, c.mem)?)
}

/// Works on a stream. Its flags become visible to the program, a failure sets errno.
pub(super) fn on<R>(
    c: &mut Call<'_>,
    file: Addr,
    work: impl FnOnce(&mut Stream, &mut Io<'_>) -> Result<R, Trouble>,
) -> Result<Result<R, Errno>, Stop> {
    let World { streams, files, .. } = &mut *c.world;
    let stream = streams.get(file, c.mem)?;
    let before = stream.flag_bits();
    let mut io = Io { files, mem: c.mem, region: c.region, site: c.site };
    let result = work(stream, &mut io);
    let after = stream.flag_bits();
    if before != after {
        c.mem.write_u32(file, after)?;
    }
    done(c, result)
}

/// Turns a failure into errno, or into what ends the program.
pub(super) fn done<R>(c: &mut Call<'_>, result: Result<R, Trouble>) -> Result<Result<R, Errno>, Stop> {
    match result {
        Ok(value) => Ok(Ok(value)),
        Err(Trouble::Errno(e)) => {
            note(c, Some(e))?;
            Ok(Err(e))
        }
        Err(Trouble::Fault(fault)) => Err(fault.into()),
    }
}

/// Sets errno, if there is an error; waiting for ever is none.
pub(super) fn note(c: &mut Call<'_>, errno: Option<Errno>) -> Result<(), Stop> {
    match errno {
        // What `Files` says for a pipe that nobody can fill or empty.
        Some(Errno::EDEADLK) => c.unsupported(
            "the program waits for a pipe whose other end only it has: it would wait for ever \
             (Unsnarl runs one process)",
        ),
        Some(Errno::EPIPE) => {
            c.set_errno(Errno::EPIPE);
            signal::broken_pipe(c, EOF.into()).map(|_| ())
        }
        Some(e) => {
            c.set_errno(e);
            Ok(())
        }
        None => Ok(()),
    }
}

/// Reads from a stream: standard output is flushed first if the user is about to be asked.
pub(super) fn reading<R>(
    c: &mut Call<'_>,
    file: Addr,
    work: impl FnOnce(&mut Stream, &mut Io<'_>) -> Result<R, Trouble>,
) -> Result<Result<R, Errno>, Stop> {
    reading_as(c, file, -1, work)
}

/// The same for bytes (-1) or wide characters (1).
pub(super) fn reading_as<R>(
    c: &mut Call<'_>,
    file: Addr,
    orientation: i32,
    work: impl FnOnce(&mut Stream, &mut Io<'_>) -> Result<R, Trouble>,
) -> Result<Result<R, Errno>, Stop> {
    let World { streams, files, .. } = &mut *c.world;
    if streams.get(file, c.mem)?.asks_the_user(files) {
        let mut io = Io { files, mem: c.mem, region: c.region, site: c.site };
        // A failed flush shows when the program flushes itself.
        let _ = streams.flush_before_question(&mut io);
    }
    on(c, file, |stream, io| {
        stream.orient(orientation);
        work(stream, io)
    })
}

/// Writes bytes to a stream, unless it is one of wide characters.
pub(super) fn write(c: &mut Call<'_>, file: Addr, bytes: &[u8]) -> Result<Moved, Stop> {
    let moved = on(c, file, |stream, io| match stream.orient(-1) {
        1 => Ok(Moved { count: 0, errno: None }),
        _ => stream.write(io, bytes),
    })?;
    let moved = moved.unwrap_or_else(|e| Moved { count: 0, errno: Some(e) });
    note(c, moved.errno)?;
    Ok(moved)
}

/// Writes bytes; `EOF` if not all went out, otherwise `value`.
pub(super) fn write_or_eof(c: &mut Call<'_>, file: Addr, bytes: &[u8], value: i32) -> Result<Ret, Stop> {
    let moved = write(c, file, bytes)?;
    Ok(if moved.count == bytes.len() { value } else { EOF }.into())
}
