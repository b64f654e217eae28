//! Opening and closing streams, and the names of files.

use super::super::{Call, Entry, Ret, Stop, world};
use super::{EOF, done};
use crate::errno::Errno;
use crate::memory::{ObjectKind, Site};
use crate::world::World;
use crate::world::files::flags::{O_ACCMODE, O_APPEND, O_CLOEXEC, O_CREAT, O_EXCL, O_RDONLY, O_RDWR, O_WRONLY};
use crate::world::files::names::AT_FDCWD;
use crate::world::streams::{Backing, Fixed, Growing, Io, Mode, Stream};

pub(in super::super) const SHIMS: &[Entry] = &[
    world("fopen", fopen).also(&["fopen64", "_IO_fopen"]),
    world("freopen", freopen).also(&["freopen64"]),
    world("fdopen", fdopen).also(&["_IO_fdopen"]),
    world("fclose", fclose).also(&["_IO_fclose"]),
    world("fcloseall", fcloseall),
    world("tmpfile", tmpfile).also(&["tmpfile64"]),
    world("fmemopen", fmemopen),
    world("open_memstream", open_memstream),
    world("open_wmemstream", |c| c.unsupported("wide memory streams are not there; use open_memstream, or swprintf")),
    world("fopencookie", fopencookie),
    world("remove", remove),
    world("rename", rename),
];

/// The rights of a new file before the mask.
const NEW_FILE: u32 = 0o666;

fn add(c: &mut Call<'_>, stream: Stream) -> Result<Ret, Stop> {
    match c.world.streams.add(c.mem, c.region, c.site, stream) {
        Some(file) => Ok(Ret::One(file)),
        None => null(c, Errno::ENOMEM),
    }
}

fn null(c: &mut Call<'_>, e: Errno) -> Result<Ret, Stop> {
    c.set_errno(e);
    Ok(Ret::One(0))
}

/// Opens the file of a stream; one that only appends starts at the end.
fn open(c: &mut Call<'_>, path: &[u8], mode: Mode) -> Result<i32, Errno> {
    let fd = c.world.files.open(path, mode.open_flags, NEW_FILE)?;
    if mode.append && !mode.readable {
        // A pipe has no end to go to.
        let _ = c.world.files.seek(fd, 0, 2);
    }
    Ok(fd)
}

fn fopen(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (path, mode) = (c.string(0)?, c.string(1)?);
    let opened = Mode::parse(&mode).and_then(|mode| Ok((open(c, &path, mode)?, mode)));
    match opened {
        Ok((fd, mode)) => add(c, Stream::new(Backing::Descriptor(fd), mode)),
        Err(e) => null(c, e),
    }
}

fn fdopen(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let fd = c.int(0);
    let mode = Mode::parse(&c.string(1)?).and_then(|mode| {
        let flags = c.world.files.flags(fd)?;
        let access = flags & O_ACCMODE;
        if access == O_RDONLY && mode.writable || access == O_WRONLY && mode.readable {
            return Err(Errno::EINVAL);
        }
        if mode.append && flags & O_APPEND == 0 {
            c.world.files.set_flags(fd, flags | O_APPEND)?;
        }
        Ok(mode)
    });
    match mode {
        Ok(mode) => add(c, Stream::new(Backing::Descriptor(fd), mode)),
        Err(e) => null(c, e),
    }
}

/// The new file takes over the descriptor's number. If it cannot be opened the stream is gone.
fn freopen(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let mode_text = c.string(1)?;
    let file = c.ptr(2);
    let path = match c.ptr(0) {
        0 => None,
        _ => Some(c.string(0)?),
    };
    let World { streams, files, .. } = &mut *c.world;
    let stream = streams.get(file, c.mem)?;
    let mut io = Io { files, mem: c.mem, region: c.region, site: c.site };
    let old = stream.abandon(&mut io);
    let opened = Mode::parse(&mode_text).and_then(|mode| {
        let fd = match (&path, old) {
            (Some(path), _) => open(c, path, mode)?,
            (None, Some(fd)) => {
                same_file_again(c, fd, mode)?;
                return Ok((fd, mode));
            }
            (None, None) => return Err(Errno::EBADF),
        };
        match old {
            Some(old) if old != fd => {
                c.world.files.dup2(fd, old, mode.open_flags & O_CLOEXEC != 0)?;
                c.world.files.close(fd)?;
                Ok((old, mode))
            }
            _ => Ok((fd, mode)),
        }
    });
    match opened {
        Ok((fd, mode)) => {
            let stream = c.world.streams.get(file, c.mem)?.reopened(fd, mode);
            c.world.streams.replace(file, c.mem, stream);
            Ok(Ret::One(file))
        }
        Err(e) => {
            c.world.streams.remove(file, c.mem, c.site)?;
            if let Some(fd) = old {
                let _ = c.world.files.close(fd);
            }
            null(c, e)
        }
    }
}

/// `freopen` without a path changes the mode, as far as the descriptor allows it.
fn same_file_again(c: &mut Call<'_>, fd: i32, mode: Mode) -> Result<(), Errno> {
    let files = &mut c.world.files;
    let flags = files.flags(fd)?;
    let access = flags & O_ACCMODE;
    if access == O_RDONLY && mode.writable || access == O_WRONLY && mode.readable {
        return Err(Errno::EBADF);
    }
    files.set_flags(fd, if mode.append { flags | O_APPEND } else { flags & !O_APPEND })?;
    let _ = files.seek(fd, 0, if mode.append { 2 } else { 0 });
    Ok(())
}

fn fclose(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let World { streams, files, .. } = &mut *c.world;
    let mut stream = streams.remove(c.slots.first().copied().unwrap_or(0), c.mem, c.site)?;
    let mut io = Io { files, mem: c.mem, region: c.region, site: c.site };
    let closed = stream.close(&mut io);
    Ok(if done(c, closed)?.is_ok() { 0 } else { EOF }.into())
}

fn fcloseall(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let World { streams, files, .. } = &mut *c.world;
    let mut io = Io { files, mem: c.mem, region: c.region, site: c.site };
    let result = streams.flush_output(&mut io);
    Ok(if done(c, result)?.is_ok() { 0 } else { EOF }.into())
}

/// A file that has lost its name at once.
fn tmpfile(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let mode = Mode { readable: true, writable: true, append: false, open_flags: O_RDWR | O_CREAT | O_EXCL };
    for _ in 0..10_000 {
        let name = format!("/tmp/tmpf{:012x}", c.world.files.entropy.next_u64() & 0xffff_ffff_ffff);
        match c.world.files.open(name.as_bytes(), mode.open_flags, 0o600) {
            Ok(fd) => {
                // It disappears with its last descriptor.
                let _ = c.world.files.unlink(name.as_bytes());
                return add(c, Stream::new(Backing::Descriptor(fd), mode));
            }
            Err(Errno::EEXIST) => {}
            Err(e) => return null(c, e),
        }
    }
    null(c, Errno::EEXIST)
}

fn fmemopen(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (mut buffer, size, text) = (c.ptr(0), c.size(1), c.string(2)?);
    let mode = match Mode::parse(&text) {
        Ok(mode) => mode,
        Err(e) => return null(c, e),
    };
    if buffer == 0 {
        buffer = match c.mem.alloc(c.region, ObjectKind::Library, size, 16, Site(0)) {
            Some(buffer) => buffer,
            None => return null(c, Errno::ENOMEM),
        };
    }
    let mut io = Io { files: &mut c.world.files, mem: c.mem, region: c.region, site: c.site };
    let fixed = Fixed::new(&mut io, buffer, size, text[0]);
    match done(c, fixed)? {
        Ok(fixed) => add(c, Stream::new(Backing::Fixed(fixed), mode)),
        Err(_) => Ok(Ret::One(0)),
    }
}

fn open_memstream(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let mode = Mode { readable: false, writable: true, append: false, open_flags: O_WRONLY };
    let growing = Growing::new(c.ptr(0), c.ptr(1));
    add(c, Stream::new(Backing::Growing(growing), mode))
}

fn fopencookie(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.unsupported("streams over the program's own functions are not there; use fmemopen or open_memstream")
}

fn remove(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let path = c.string(0)?;
    let files = &mut c.world.files;
    let result = match files.unlink(&path) {
        Err(Errno::EISDIR | Errno::EPERM) => files.rmdir_at(AT_FDCWD, &path),
        other => other,
    };
    c.result(result.map(|()| 0))
}

fn rename(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (from, to) = (c.string(0)?, c.string(1)?);
    let result = c.world.files.rename(&from, &to);
    c.result(result.map(|()| 0))
}
