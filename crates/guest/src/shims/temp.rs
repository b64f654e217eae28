//! Temporary names: `mkstemp` and its family. Names come from the run's own generator, so they repeat; what must
//! not exist is still created exclusively.

use super::{Call, Entry, Ret, Stop, world};
use crate::errno::Errno;
use crate::memory::Addr;
use crate::world::files::flags::*;
use crate::world::files::names::AT_FDCWD;

pub(super) const SHIMS: &[Entry] = &[
    world("mkstemp", |c| make_file(c, 0, 0)).also(&["mkstemp64"]),
    world("mkostemp", |c| make_file(c, 0, c.int(1))).also(&["mkostemp64"]),
    world("mkstemps", |c| make_file(c, c.int(1), 0)).also(&["mkstemps64"]),
    world("mkostemps", |c| make_file(c, c.int(1), c.int(2))).also(&["mkostemps64"]),
    world("mkdtemp", mkdtemp),
    world("mktemp", mktemp),
    world("tmpnam", tmpnam).also(&["tmpnam_r"]),
    world("tempnam", tempnam),
];

const LETTERS: &[u8; 62] = b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
const ATTEMPTS: usize = 10_000;

/// Tries names until `take` accepts one: the template's six X before `suffix` bytes replaced.
fn fill_in<T>(
    c: &mut Call<'_>,
    template: &[u8],
    suffix: usize,
    mut take: impl FnMut(&mut Call<'_>, &[u8]) -> Result<T, Errno>,
) -> Result<(T, Vec<u8>), Errno> {
    let end = template.len().checked_sub(suffix).ok_or(Errno::EINVAL)?;
    let start = end.checked_sub(6).ok_or(Errno::EINVAL)?;
    if template[start..end] != *b"XXXXXX" {
        return Err(Errno::EINVAL);
    }
    let mut name = template.to_vec();
    for _ in 0..ATTEMPTS {
        let mut bits = c.world.files.entropy.next_u64();
        for letter in &mut name[start..end] {
            *letter = LETTERS[(bits % 62) as usize];
            bits /= 62;
        }
        match take(c, &name) {
            Ok(value) => return Ok((value, name)),
            Err(Errno::EEXIST) => {}
            Err(e) => return Err(e),
        }
    }
    Err(Errno::EEXIST)
}

fn make_file(c: &mut Call<'_>, suffix: i32, flags: i32) -> Result<Ret, Stop> {
    let (at, template) = (c.ptr(0), c.string(0)?);
    let Ok(suffix) = usize::try_from(suffix) else { return c.fail(Errno::EINVAL) };
    let flags = flags & !O_ACCMODE | O_RDWR | O_CREAT | O_EXCL;
    // The template must be writable before a file is made.
    c.mem.bytes_mut(at, template.len() as u64)?;
    match fill_in(c, &template, suffix, |c, name| c.world.files.open(name, flags, 0o600)) {
        Ok((fd, name)) => {
            c.write(at, &name)?;
            Ok(fd.into())
        }
        Err(e) => c.fail(e),
    }
}

fn null(c: &mut Call<'_>, e: Errno) -> Result<Ret, Stop> {
    c.set_errno(e);
    Ok(Ret::One(0))
}

fn mkdtemp(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (at, template) = (c.ptr(0), c.string(0)?);
    c.mem.bytes_mut(at, template.len() as u64)?;
    match fill_in(c, &template, 0, |c, name| c.world.files.mkdir_at(AT_FDCWD, name, 0o700)) {
        Ok(((), name)) => {
            c.write(at, &name)?;
            Ok(Ret::One(at))
        }
        Err(e) => null(c, e),
    }
}

/// Accepts a name that nothing has.
fn unused(c: &mut Call<'_>, name: &[u8]) -> Result<(), Errno> {
    match c.world.files.stat_at(AT_FDCWD, name, false) {
        Ok(_) => Err(Errno::EEXIST),
        Err(Errno::ENOENT) => Ok(()),
        Err(e) => Err(e),
    }
}

/// An error leaves the template empty.
fn mktemp(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (at, template) = (c.ptr(0), c.string(0)?);
    match fill_in(c, &template, 0, unused) {
        Ok(((), name)) => c.write(at, &name)?,
        Err(e) => {
            c.set_errno(e);
            c.write_string(at, b"")?;
        }
    }
    Ok(Ret::One(at))
}

const L_TMPNAM: usize = 20;

fn tmpnam(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let name = match fill_in(c, b"/tmp/fileXXXXXX", 0, unused) {
        Ok(((), name)) => name,
        Err(e) => return null(c, e),
    };
    let to = match c.ptr(0) {
        0 if c.name == "tmpnam_r" => return Ok(Ret::One(0)),
        0 => own_buffer(c)?,
        to => to,
    };
    c.write_string(to, &name)?;
    Ok(Ret::One(to))
}

fn own_buffer(c: &mut Call<'_>) -> Result<Addr, Stop> {
    if let Some(at) = c.world.statics.get("tmpnam", 0) {
        return Ok(at);
    }
    let at = c.library_object(&[0; L_TMPNAM])?;
    c.world.statics.set("tmpnam", 0, at);
    Ok(at)
}

/// A name in the folder `TMPDIR` says, else in the given one, else in `/tmp`; the prefix has at most five bytes.
fn tempnam(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let mut folders = Vec::new();
    let from_env = c.world.env.get(c.mem, b"TMPDIR")?;
    for at in [from_env, c.ptr(0)] {
        if at != 0 {
            folders.push(c.mem.c_string(at)?.to_vec());
        }
    }
    folders.push(b"/tmp".to_vec());
    let prefix = if c.ptr(1) == 0 { b"file".to_vec() } else { c.string(1)? };
    let is_folder = |c: &mut Call<'_>, path: &[u8]| {
        c.world.files.stat_at(AT_FDCWD, path, true).is_ok_and(|s| s.mode & 0o170000 == 0o040000)
    };
    let Some(folder) = folders.into_iter().find(|f| is_folder(c, f)) else { return null(c, Errno::ENOENT) };
    let template = [&folder, &b"/"[..], &prefix[..prefix.len().min(5)], b"XXXXXX"].concat();
    match fill_in(c, &template, 0, unused) {
        Ok(((), name)) => c.malloc_string(&name).map(Ret::One),
        Err(e) => null(c, e),
    }
}
