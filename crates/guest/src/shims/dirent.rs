//! dirent.h. `scandir` and the tree walks call back, so they are C, in `runtime/files.c`.

use super::{Call, Entry, Ret, Stop, world};
use crate::errno::Errno;
use crate::memory::{Addr, ObjectKind, Site};
use crate::world::files::directories::{DIRENT_SIZE, DirStream};
use crate::world::files::flags::{O_CLOEXEC, O_DIRECTORY};
use trace::FailureKind;

pub(super) const SHIMS: &[Entry] = &[
    world("opendir", opendir),
    world("fdopendir", |c| stream(c, c.int(0))),
    world("readdir", readdir).also(&["readdir64"]),
    world("readdir_r", readdir_r).also(&["readdir64_r"]),
    world("closedir", closedir),
    world("rewinddir", rewinddir),
    world("telldir", |c| Ok((find(c)?.position as u64).into())),
    world("seekdir", seekdir),
    world("dirfd", |c| Ok(find(c)?.fd.into())),
];

/// A size for the guest's opaque `DIR`.
const DIR_SIZE: u64 = 64;

fn stream(c: &mut Call<'_>, fd: i32) -> Result<Ret, Stop> {
    let entries = match c.world.files.entries(fd) {
        Ok(entries) => entries,
        Err(e) => {
            c.set_errno(e);
            return Ok(Ret::One(0));
        }
    };
    let mut make = |size| c.mem.alloc(c.region, ObjectKind::Library, size, 16, Site(0));
    let (Some(dir), Some(buffer)) = (make(DIR_SIZE), make(DIRENT_SIZE)) else {
        c.set_errno(Errno::ENOMEM);
        return Ok(Ret::One(0));
    };
    c.world.files.dirs.open.insert(dir, DirStream { fd, entries, position: 0, buffer });
    Ok(Ret::One(dir))
}

fn opendir(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let path = c.string(0)?;
    match c.world.files.open(&path, O_DIRECTORY | O_CLOEXEC, 0) {
        Ok(fd) => stream(c, fd),
        Err(e) => {
            c.set_errno(e);
            Ok(Ret::One(0))
        }
    }
}

/// The stream of a `DIR *`; what is none is a mistake of the program.
fn find<'a>(c: &'a mut Call<'_>) -> Result<&'a mut DirStream, Stop> {
    let at = c.ptr(0);
    if !c.world.files.dirs.open.contains_key(&at) {
        if at != 0 && c.mem.object(at).is_none() {
            // A stream that was closed has no memory any more: the access itself is the failure.
            c.mem.bytes(at, 1)?;
        }
        let kind = if at == 0 { FailureKind::NullAccess } else { FailureKind::WildAccess };
        return c.fault(kind, format!("{} of something that is not an open directory stream", c.name));
    }
    match c.world.files.dirs.open.get_mut(&at) {
        Some(stream) => Ok(stream),
        None => Err(Stop::Unsupported("a directory stream vanished between two look-ups".to_string())),
    }
}

/// The next entry, encoded, and the stream's buffer for it.
fn next(c: &mut Call<'_>) -> Result<Option<(Vec<u8>, Addr)>, Stop> {
    let stream = find(c)?;
    let Some(entry) = stream.entries.get(stream.position) else { return Ok(None) };
    stream.position += 1;
    Ok(Some((entry.encode(stream.position as u64), stream.buffer)))
}

fn readdir(c: &mut Call<'_>) -> Result<Ret, Stop> {
    match next(c)? {
        Some((entry, buffer)) => {
            c.write(buffer, &entry)?;
            Ok(Ret::One(buffer))
        }
        None => Ok(Ret::One(0)),
    }
}

fn readdir_r(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (to, result) = (c.ptr(1), c.ptr(2));
    match next(c)? {
        Some((entry, _)) => {
            c.write(to, &entry)?;
            c.mem.write_u64(result, to)?;
        }
        None => c.mem.write_u64(result, 0)?,
    }
    Ok(Ret::One(0))
}

fn closedir(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let at = c.ptr(0);
    if at == 0 {
        return c.fail(Errno::EINVAL);
    }
    let stream = find(c)?;
    let (fd, buffer) = (stream.fd, stream.buffer);
    c.world.files.dirs.open.remove(&at);
    c.mem.release(buffer, c.site);
    c.mem.release(at, c.site);
    c.done(|c| c.world.files.close(fd))
}

fn rewinddir(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let fd = find(c)?.fd;
    let entries = c.world.files.entries(fd);
    let stream = find(c)?;
    stream.position = 0;
    if let Ok(entries) = entries {
        stream.entries = entries;
    }
    Ok(Ret::Void)
}

fn seekdir(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let position = c.size(1);
    let stream = find(c)?;
    stream.position = position.min(stream.entries.len() as u64) as usize;
    Ok(Ret::Void)
}
