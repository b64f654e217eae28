//! unistd.h, sys/uio.h: what works on descriptors.

use super::signal;
use super::{Call, Entry, Pending, Ret, Role, Stop, world};
use crate::errno::Errno;
use crate::follow::stdio;
use crate::memory::Addr;
use crate::sync::BlockReason;
use crate::world::files::{Files, flags::*};

pub(super) const SHIMS: &[Entry] = &[
    world("read", read).follow(stdio::read).role(Role::Reads),
    world("__read_chk", read_chk).follow(stdio::read).role(Role::Reads),
    world("write", write).prints_to_descriptor().block(1, &[2]),
    world("pread", pread).also(&["pread64"]),
    world("pwrite", pwrite).also(&["pwrite64"]),
    world("readv", readv),
    world("writev", writev),
    world("preadv", preadv).also(&["preadv64"]),
    world("pwritev", pwritev).also(&["pwritev64"]),
    world("lseek", |c| c.value(|c| c.world.files.seek(c.int(0), c.long(1), c.int(2)))).also(&["lseek64"]),
    world("close", |c| c.done(|c| c.world.files.close(c.int(0)))),
    world("close_range", close_range),
    world("closefrom", closefrom),
    world("fsync", |c| c.done(|c| c.world.files.sync(c.int(0)))).also(&["fdatasync", "syncfs"]),
    world("sync", |_| Ok(Ret::Void)),
    world("dup", |c| c.value(|c| c.world.files.dup(c.int(0), 0, false))),
    world("dup2", |c| c.value(|c| c.world.files.dup2(c.int(0), c.int(1), false))),
    world("dup3", dup3),
    world("pipe", pipe).also(&["pipe2"]),
    world("isatty", isatty),
    world("ttyname", ttyname),
    world("ttyname_r", ttyname_r),
    world("ftruncate", |c| c.done(|c| c.world.files.set_len(c.int(0), c.long(1)))).also(&["ftruncate64"]),
    world("sendfile", |c| transfer(c, c.int(1), c.ptr(2), c.int(0), 0, c.size(3).min(MAX_COUNT))).also(&["sendfile64"]),
    world("copy_file_range", |c| transfer(c, c.int(0), c.ptr(1), c.int(2), c.ptr(3), c.size(4).min(MAX_COUNT))),
    world("posix_fallocate", posix_fallocate).also(&["posix_fallocate64"]),
    world("posix_fadvise", posix_fadvise).also(&["posix_fadvise64"]),
    world("flock", lock).also(&["lockf", "lockf64"]),
];

/// The most that one `read` or `write` moves, as on Linux.
const MAX_COUNT: u64 = 0x7fff_f000;
const IOV_MAX: i32 = 1024;

/// What a read or write gives back, with the two outcomes that are more than an error number.
pub(super) fn finish(c: &mut Call<'_>, result: Result<usize, Errno>) -> Result<Ret, Stop> {
    match result {
        Ok(n) => Ok(Ret::One(n as u64)),
        Err(Errno::EDEADLK) => c.unsupported(
            "the program waits for a pipe whose other end only it has: it would wait for ever \
             (Unsnarl runs one process)",
        ),
        Err(Errno::EPIPE) => {
            c.set_errno(Errno::EPIPE);
            signal::broken_pipe(c, Ret::One(-1i64 as u64))
        }
        Err(e) => c.fail(e),
    }
}

/// Reads up to `len` bytes to `addr` with `read`.
///
/// A count that is larger than the buffer is wrong only when that much arrives, as natively.
fn read_to(
    c: &mut Call<'_>,
    addr: Addr,
    len: u64,
    mut read: impl FnMut(&mut Files, &mut [u8]) -> Result<usize, Errno>,
) -> Result<Result<usize, Errno>, Stop> {
    let len = len.min(MAX_COUNT);
    if len == 0 {
        return Ok(read(&mut c.world.files, &mut []));
    }
    let room = c.mem.rest(addr)?.len() as u64;
    // Only what comes is written.
    let mut arrived = vec![0; len.min(room + 4096) as usize];
    let result = read(&mut c.world.files, &mut arrived);
    if let Ok(n) = result {
        c.write(addr, &arrived[..n])?;
    }
    Ok(result)
}

fn read(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let fd = c.int(0);
    if let Err(e) = c.world.files.flags(fd) {
        return c.fail(e);
    }
    if c.pending.take() == Some(Pending::Interrupted) {
        return c.fail(Errno::EINTR);
    }
    c.world.mappings.before_access(c.mem, &mut c.world.files, fd)?;
    let result = read_to(c, c.ptr(1), c.size(2), |files, to| files.read(fd, to))?;
    if result == Err(Errno::EDEADLK) && may_be_filled(c) {
        return Err(Stop::Block { reason: BlockReason::Pipe(fd), timed: false });
    }
    finish(c, result)
}

/// Whether another thread or a handler can write to a pipe that is empty.
fn may_be_filled(c: &Call<'_>) -> bool {
    c.world.signals.has_handlers() || c.sync.threads.iter().filter(|t| !t.done).count() > 1
}

fn read_chk(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.size(2) > c.size(3) {
        let message = format!("read of {} bytes into a buffer of {} bytes", c.size(2), c.size(3));
        return c.fault(trace::FailureKind::Fortify, message);
    }
    read(c)
}

fn write(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let fd = c.int(0);
    if let Err(e) = c.world.files.flags(fd) {
        return c.fail(e);
    }
    c.world.mappings.before_access(c.mem, &mut c.world.files, fd)?;
    let bytes = c.mem.bytes(c.ptr(1), c.size(2).min(MAX_COUNT))?;
    let result = c.world.files.write(fd, bytes);
    c.world.mappings.after_write(c.mem, &mut c.world.files, fd)?;
    finish(c, result)
}

fn pread(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let fd = c.int(0);
    let Ok(offset) = u64::try_from(c.long(3)) else { return c.fail(Errno::EINVAL) };
    c.world.mappings.before_access(c.mem, &mut c.world.files, fd)?;
    let result = read_to(c, c.ptr(1), c.size(2), |files, to| files.read_at(fd, to, offset))?;
    finish(c, result)
}

fn pwrite(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let Ok(offset) = u64::try_from(c.long(3)) else { return c.fail(Errno::EINVAL) };
    let fd = c.int(0);
    c.world.mappings.before_access(c.mem, &mut c.world.files, fd)?;
    let bytes = c.mem.bytes(c.ptr(1), c.size(2).min(MAX_COUNT))?;
    let result = c.world.files.write_at(fd, bytes, offset);
    c.world.mappings.after_write(c.mem, &mut c.world.files, fd)?;
    finish(c, result)
}

/// The buffers of a `struct iovec` array, empty ones left out.
fn buffers(c: &Call<'_>, array: Addr, count: i32) -> Result<Result<Vec<(Addr, u64)>, Errno>, Stop> {
    if !(0..=IOV_MAX).contains(&count) {
        return Ok(Err(Errno::EINVAL));
    }
    let mut found = Vec::new();
    let mut total: u64 = 0;
    for i in 0..count as u64 {
        let (base, len) = (c.mem.read_u64(array + 16 * i)?, c.mem.read_u64(array + 16 * i + 8)?);
        total = total.saturating_add(len);
        if len != 0 {
            found.push((base, len));
        }
    }
    Ok(if total > i64::MAX as u64 { Err(Errno::EINVAL) } else { Ok(found) })
}

/// Moves buffer after buffer until one is moved only in part; an error counts only if nothing was moved.
fn vectored(
    c: &mut Call<'_>,
    mut step: impl FnMut(&mut Call<'_>, Addr, u64, u64) -> Result<Result<usize, Errno>, Stop>,
) -> Result<Ret, Stop> {
    let list = match buffers(c, c.ptr(1), c.int(2))? {
        Ok(list) => list,
        Err(e) => return c.fail(e),
    };
    if let Err(e) = c.world.files.flags(c.int(0)) {
        return c.fail(e);
    }
    let mut total = 0;
    for (addr, len) in list {
        match step(c, addr, len, total)? {
            Ok(n) => {
                total += n as u64;
                if (n as u64) < len {
                    break;
                }
            }
            Err(_) if total > 0 => break,
            Err(e) => return finish(c, Err(e)),
        }
    }
    Ok(Ret::One(total))
}

fn readv(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let fd = c.int(0);
    vectored(c, |c, addr, len, _| read_to(c, addr, len, |files, to| files.read(fd, to)))
}

fn writev(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let fd = c.int(0);
    vectored(c, |c, addr, len, _| Ok(c.world.files.write(fd, c.mem.bytes(addr, len)?)))
}

fn preadv(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let fd = c.int(0);
    let Ok(offset) = u64::try_from(c.long(3)) else { return c.fail(Errno::EINVAL) };
    vectored(c, |c, addr, len, done| read_to(c, addr, len, |files, to| files.read_at(fd, to, offset + done)))
}

fn pwritev(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let fd = c.int(0);
    let Ok(offset) = u64::try_from(c.long(3)) else { return c.fail(Errno::EINVAL) };
    vectored(c, |c, addr, len, done| Ok(c.world.files.write_at(fd, c.mem.bytes(addr, len)?, offset + done)))
}

fn close_from(c: &mut Call<'_>, first: u32, last: u32) {
    for fd in first..=last.min(crate::world::files::OPEN_MAX as u32) {
        let _ = c.world.files.close(fd as i32);
    }
}

fn close_range(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (first, last) = (c.int(0) as u32, c.int(1) as u32);
    if first > last {
        return c.fail(Errno::EINVAL);
    }
    // With CLOSE_RANGE_CLOEXEC nothing is closed before an exec, which never comes.
    if c.int(2) & 4 == 0 {
        close_from(c, first, last);
    }
    Ok(Ret::One(0))
}

fn closefrom(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let first = c.int(0).max(0) as u32;
    close_from(c, first, u32::MAX);
    Ok(Ret::Void)
}

fn dup3(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let flags = c.int(2);
    if c.int(0) == c.int(1) || flags & !O_CLOEXEC != 0 {
        return c.fail(Errno::EINVAL);
    }
    c.value(|c| c.world.files.dup2(c.int(0), c.int(1), flags & O_CLOEXEC != 0))
}

/// `pipe` and `pipe2`
fn pipe(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let flags = if c.name == "pipe2" { c.int(1) } else { 0 };
    if flags & !(O_CLOEXEC | O_NONBLOCK) != 0 {
        return c.fail(Errno::EINVAL);
    }
    let at = c.ptr(0);
    c.mem.bytes_mut(at, 8)?;
    match c.world.files.pipe(flags) {
        Ok((read, write)) => {
            c.mem.write_u32(at, read as u32)?;
            c.mem.write_u32(at + 4, write as u32)?;
            Ok(Ret::One(0))
        }
        Err(e) => c.fail(e),
    }
}

fn isatty(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let fd = c.int(0);
    if c.world.files.is_tty(fd) {
        return Ok(Ret::One(1));
    }
    c.set_errno(if c.world.files.flags(fd).is_ok() { Errno::ENOTTY } else { Errno::EBADF });
    Ok(Ret::One(0))
}

/// The guest's terminals have no name.
fn ttyname(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.set_errno(if c.world.files.flags(c.int(0)).is_ok() { Errno::ENOTTY } else { Errno::EBADF });
    Ok(Ret::One(0))
}

fn ttyname_r(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let e = if c.world.files.flags(c.int(0)).is_ok() { Errno::ENOTTY } else { Errno::EBADF };
    Ok(e.0.into())
}

/// Copies between descriptors, from `*offset` if there is one; how many bytes went over.
fn transfer(c: &mut Call<'_>, from: i32, from_at: Addr, to: i32, to_at: Addr, count: u64) -> Result<Ret, Stop> {
    let offset = |c: &Call<'_>, at: Addr| -> Result<Option<u64>, Stop> {
        Ok(if at == 0 { None } else { Some(c.mem.read_u64(at)?) })
    };
    let (from_offset, to_offset) = (offset(c, from_at)?, offset(c, to_at)?);
    let mut done = 0;
    let mut buffer = vec![0; count.min(65536) as usize];
    while done < count {
        let part = &mut buffer[..(count - done).min(65536) as usize];
        let files = &mut c.world.files;
        let got = match from_offset {
            Some(at) => files.read_at(from, part, at + done),
            None => files.read(from, part),
        };
        let moved = got.and_then(|n| match to_offset {
            Some(at) => files.write_at(to, &part[..n], at + done),
            None if n == 0 => Ok(0),
            None => files.write(to, &part[..n]),
        });
        match moved {
            Ok(0) => break,
            Ok(n) => done += n as u64,
            Err(_) if done > 0 => break,
            Err(e) => return finish(c, Err(e)),
        }
    }
    for (at, offset) in [(from_at, from_offset), (to_at, to_offset)] {
        if let Some(offset) = offset {
            c.mem.write_u64(at, offset + done)?;
        }
    }
    Ok(Ret::One(done))
}

/// Makes the file long enough; the error is the result, not `errno`.
fn posix_fallocate(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (fd, offset, len) = (c.int(0), c.long(1), c.long(2));
    if offset < 0 || len <= 0 {
        return Ok(Errno::EINVAL.0.into());
    }
    let Some(end) = offset.checked_add(len) else { return Ok(Errno::EFBIG.0.into()) };
    let grown = match c.world.files.stat_fd(fd) {
        Ok(stat) if stat.size < end => c.world.files.set_len(fd, end),
        other => other.map(|_| ()),
    };
    Ok(grown.map_or_else(|e| e.0, |()| 0).into())
}

fn posix_fadvise(c: &mut Call<'_>) -> Result<Ret, Stop> {
    Ok(c.world.files.flags(c.int(0)).map_or_else(|e| e.0, |_| 0).into())
}

/// Locks always succeed: there is no other process.
fn lock(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.value(|c| c.world.files.flags(c.int(0)).map(|_| 0))
}
