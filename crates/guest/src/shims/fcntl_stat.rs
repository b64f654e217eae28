//! fcntl.h, sys/stat.h, utime.h and the functions of unistd.h and stdlib.h that take paths.

use super::{Call, Entry, Ret, Stop, world};
use crate::errno::Errno;
use crate::memory::Addr;
use crate::world::files::flags::*;
use crate::world::files::names::{AT_FDCWD, SetTime};
use crate::world::files::stat::Stat;

pub(super) const SHIMS: &[Entry] = &[
    world("open", open).also(&["open64", "__open_2", "__open64_2"]),
    world("creat", creat).also(&["creat64"]),
    world("openat", openat).also(&["openat64"]),
    world("fcntl", fcntl).also(&["fcntl64"]),
    world("stat", stat).also(&["stat64", "lstat", "lstat64"]),
    world("fstat", |c| put_stat(c, c.ptr(1), |c| c.world.files.stat_fd(c.int(0)))).also(&["fstat64"]),
    world("fstatat", fstatat).also(&["fstatat64"]),
    world("__xstat", xstat).also(&["__xstat64", "__lxstat", "__lxstat64"]),
    world("__fxstat", |c| put_stat(c, c.ptr(2), |c| c.world.files.stat_fd(c.int(1)))).also(&["__fxstat64"]),
    world("__fxstatat", fxstatat).also(&["__fxstatat64"]),
    world("statx", statx),
    world("access", access).also(&["eaccess", "euidaccess"]),
    world("faccessat", |c| on_path(c, 1, |c, path| c.world.files.access_at(c.int(0), path, c.int(2)))),
    world("unlink", |c| on_path(c, 0, |c, path| c.world.files.unlink(path))),
    world("unlinkat", unlinkat),
    world("rmdir", |c| on_path(c, 0, |c, path| c.world.files.rmdir_at(AT_FDCWD, path))),
    world("mkdir", |c| on_path(c, 0, |c, path| c.world.files.mkdir_at(AT_FDCWD, path, c.int(1) as u32))),
    world("mkdirat", |c| on_path(c, 1, |c, path| c.world.files.mkdir_at(c.int(0), path, c.int(2) as u32))),
    world("link", link),
    world("linkat", linkat),
    world("symlink", symlink),
    world("symlinkat", symlinkat),
    world("readlink", readlink),
    world("readlinkat", readlinkat),
    world("renameat", renameat).also(&["renameat2"]),
    world("realpath", realpath).also(&["__realpath_chk"]),
    world("canonicalize_file_name", |c| put_real_path(c, 0)),
    world("getcwd", getcwd).also(&["__getcwd_chk"]),
    world("get_current_dir_name", get_current_dir_name),
    world("getwd", getwd),
    world("chdir", |c| on_path(c, 0, |c, path| c.world.files.chdir(path))),
    world("fchdir", |c| c.done(|c| c.world.files.fchdir(c.int(0)))),
    world("chmod", |c| on_path(c, 0, |c, path| c.world.files.chmod_at(AT_FDCWD, path, c.int(1) as u32))),
    world("fchmod", |c| c.done(|c| c.world.files.chmod_fd(c.int(0), c.int(1) as u32))),
    world("fchmodat", |c| on_path(c, 1, |c, path| c.world.files.chmod_at(c.int(0), path, c.int(2) as u32))),
    world("chown", chown).also(&["lchown"]),
    world("fchown", |c| c.done(|c| c.world.files.flags(c.int(0)).map(|_| ()))),
    world("fchownat", fchownat),
    world("umask", umask),
    world("truncate", |c| on_path(c, 0, |c, path| c.world.files.truncate(path, c.long(1)))).also(&["truncate64"]),
    world("utime", utime),
    world("utimes", utimes),
    world("futimes", futimes),
    world("utimensat", utimensat),
    world("futimens", futimens),
    world("mkfifo", special).also(&["mkfifoat", "mknod", "mknodat"]),
    world("chroot", chroot),
];

const AT_SYMLINK_NOFOLLOW: i32 = 0x100;
const AT_REMOVEDIR: i32 = 0x200;
const AT_SYMLINK_FOLLOW: i32 = 0x400;
const AT_EMPTY_PATH: i32 = 0x1000;

/// Does something with the path in this slot.
fn on_path(
    c: &mut Call<'_>,
    slot: usize,
    act: impl FnOnce(&mut Call<'_>, &[u8]) -> Result<(), Errno>,
) -> Result<Ret, Stop> {
    let path = c.string(slot)?;
    c.done(|c| act(c, &path))
}

fn open(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let path = c.string(0)?;
    c.value(|c| c.world.files.open(&path, c.int(1), c.int(2) as u32))
}

fn creat(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let path = c.string(0)?;
    c.value(|c| c.world.files.open(&path, O_WRONLY | O_CREAT | O_TRUNC, c.int(1) as u32))
}

fn openat(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let path = c.string(1)?;
    c.value(|c| c.world.files.open_at(c.int(0), &path, c.int(2), c.int(3) as u32))
}

fn fcntl(c: &mut Call<'_>) -> Result<Ret, Stop> {
    const F_UNLCK: u16 = 2;
    let (fd, command, arg) = (c.int(0), c.int(1), c.int(2));
    if let Err(e) = c.world.files.flags(fd) {
        return c.fail(e);
    }
    let files = &mut c.world.files;
    let result = match command {
        0 => files.dup(fd, arg, false),
        1030 => files.dup(fd, arg, true),
        1 => files.cloexec(fd).map(i32::from),
        2 => files.set_cloexec(fd, arg & 1 != 0).map(|()| 0),
        3 => files.flags(fd),
        4 => files.set_flags(fd, arg).map(|()| 0),
        // There is no other process, so every lock is free.
        5 | 36 => {
            c.mem.write_u16(c.ptr(2), F_UNLCK)?;
            Ok(0)
        }
        6 | 7 | 37 | 38 => {
            c.mem.any_bytes(c.ptr(2), 32)?;
            Ok(0)
        }
        8 => Ok(0),
        9 => Ok(0),
        1031 | 1032 => Ok(65536),
        _ => Err(Errno::EINVAL),
    };
    c.result(result)
}

fn put_stat(c: &mut Call<'_>, to: Addr, look: impl FnOnce(&mut Call<'_>) -> Result<Stat, Errno>) -> Result<Ret, Stop> {
    match look(c) {
        Ok(stat) => {
            c.write(to, &stat.encode())?;
            Ok(Ret::One(0))
        }
        Err(e) => c.fail(e),
    }
}

/// `stat` and `lstat`
fn stat(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let path = c.string(0)?;
    let follow = !c.name.starts_with('l');
    put_stat(c, c.ptr(1), |c| c.world.files.stat_at(AT_FDCWD, &path, follow))
}

fn look(c: &mut Call<'_>, dir: i32, path: &[u8], flags: i32) -> Result<Stat, Errno> {
    if path.is_empty() && flags & AT_EMPTY_PATH != 0 {
        return if dir == AT_FDCWD { c.world.files.stat_at(dir, b".", true) } else { c.world.files.stat_fd(dir) };
    }
    c.world.files.stat_at(dir, path, flags & AT_SYMLINK_NOFOLLOW == 0)
}

fn fstatat(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let path = c.string(1)?;
    put_stat(c, c.ptr(2), |c| look(c, c.int(0), &path, c.int(3)))
}

/// The names before glibc 2.33, with a version in front.
fn xstat(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let path = c.string(1)?;
    let follow = !c.name.starts_with("__l");
    put_stat(c, c.ptr(2), |c| c.world.files.stat_at(AT_FDCWD, &path, follow))
}

fn fxstatat(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let path = c.string(2)?;
    put_stat(c, c.ptr(3), |c| look(c, c.int(1), &path, c.int(4)))
}

fn statx(c: &mut Call<'_>) -> Result<Ret, Stop> {
    const BASIC: u32 = 0x7ff;
    let path = c.string(1)?;
    let s = match look(c, c.int(0), &path, c.int(2)) {
        Ok(stat) => stat,
        Err(e) => return c.fail(e),
    };
    let major = |dev: u64| ((dev >> 8) & 0xfff) as u32;
    let minor = |dev: u64| ((dev & 0xff) | ((dev >> 12) & 0xfff00)) as u32;
    let mut out = [0u8; 256];
    let mut u32_at = |at: usize, v: u32| out[at..at + 4].copy_from_slice(&v.to_le_bytes());
    u32_at(0, BASIC);
    u32_at(4, s.blksize as u32);
    u32_at(16, s.nlink as u32);
    u32_at(20, s.uid);
    u32_at(24, s.gid);
    u32_at(28, s.mode & 0xffff);
    for (at, (_, nanos)) in [(64, s.atime), (96, s.ctime), (112, s.mtime)] {
        u32_at(at + 8, nanos as u32);
    }
    for (at, dev) in [(128, s.rdev), (136, s.dev)] {
        u32_at(at, major(dev));
        u32_at(at + 4, minor(dev));
    }
    let longs = [
        (32, s.ino),
        (40, s.size as u64),
        (48, s.blocks as u64),
        (64, s.atime.0 as u64),
        (96, s.ctime.0 as u64),
        (112, s.mtime.0 as u64),
    ];
    for (at, v) in longs {
        out[at..at + 8].copy_from_slice(&v.to_le_bytes());
    }
    c.write(c.ptr(4), &out)?;
    Ok(Ret::One(0))
}

fn access(c: &mut Call<'_>) -> Result<Ret, Stop> {
    on_path(c, 0, |c, path| c.world.files.access_at(AT_FDCWD, path, c.int(1)))
}

fn unlinkat(c: &mut Call<'_>) -> Result<Ret, Stop> {
    on_path(c, 1, |c, path| match c.int(2) {
        AT_REMOVEDIR => c.world.files.rmdir_at(c.int(0), path),
        0 => c.world.files.unlink_at(c.int(0), path),
        _ => Err(Errno::EINVAL),
    })
}

fn link(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (from, to) = (c.string(0)?, c.string(1)?);
    c.done(|c| c.world.files.link_at(AT_FDCWD, &from, AT_FDCWD, &to, false))
}

fn linkat(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (from, to) = (c.string(1)?, c.string(3)?);
    let follow = c.int(4) & AT_SYMLINK_FOLLOW != 0;
    c.done(|c| c.world.files.link_at(c.int(0), &from, c.int(2), &to, follow))
}

fn symlink(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (target, path) = (c.string(0)?, c.string(1)?);
    c.done(|c| c.world.files.symlink_at(&target, AT_FDCWD, &path))
}

fn symlinkat(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (target, path) = (c.string(0)?, c.string(2)?);
    c.done(|c| c.world.files.symlink_at(&target, c.int(1), &path))
}

fn put_link(c: &mut Call<'_>, result: Result<Vec<u8>, Errno>, to: Addr, size: u64) -> Result<Ret, Stop> {
    match result {
        Err(e) => c.fail(e),
        Ok(_) if size as i64 <= 0 => c.fail(Errno::EINVAL),
        Ok(target) => {
            // Cut silently and not terminated, as in POSIX.
            let n = target.len().min(size as usize);
            c.write(to, &target[..n])?;
            Ok(Ret::One(n as u64))
        }
    }
}

fn readlink(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let path = c.string(0)?;
    let result = c.world.files.readlink_at(AT_FDCWD, &path);
    put_link(c, result, c.ptr(1), c.size(2))
}

fn readlinkat(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let path = c.string(1)?;
    let result = c.world.files.readlink_at(c.int(0), &path);
    put_link(c, result, c.ptr(2), c.size(3))
}

/// `renameat` and `renameat2`
fn renameat(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (from, to) = (c.string(1)?, c.string(3)?);
    let flags = if c.name == "renameat2" { c.int(4) } else { 0 };
    if flags & !1 != 0 {
        return c.fail(Errno::EINVAL);
    }
    c.done(|c| c.world.files.rename_at(c.int(0), &from, c.int(2), &to, flags == 1))
}

/// A path given back in the caller's buffer, or in a new heap object if that is null.
fn put_path(c: &mut Call<'_>, path: Result<Vec<u8>, Errno>, to: Addr) -> Result<Ret, Stop> {
    match path {
        Err(e) => {
            c.set_errno(e);
            Ok(Ret::One(0))
        }
        Ok(path) if to == 0 => c.malloc_string(&path).map(Ret::One),
        Ok(path) => {
            c.write_string(to, &path)?;
            Ok(Ret::One(to))
        }
    }
}

fn realpath(c: &mut Call<'_>) -> Result<Ret, Stop> {
    if c.ptr(0) == 0 {
        c.set_errno(Errno::EINVAL);
        return Ok(Ret::One(0));
    }
    put_real_path(c, c.ptr(1))
}

fn put_real_path(c: &mut Call<'_>, to: Addr) -> Result<Ret, Stop> {
    let path = c.string(0)?;
    let real = c.world.files.real_path(&path);
    put_path(c, real, to)
}

fn getcwd(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let (to, size) = (c.ptr(0), c.size(1));
    let cwd = match c.world.files.cwd() {
        Ok(_) if size == 0 && to != 0 => Err(Errno::EINVAL),
        Ok(cwd) if size != 0 && cwd.len() as u64 >= size => Err(Errno::ERANGE),
        other => other,
    };
    if let (Ok(cwd), 0, 1..) = (&cwd, to, size) {
        // The buffer has the size the caller asked for.
        let at = c.malloc(size);
        if at != 0 {
            c.write_string(at, cwd)?;
        }
        return Ok(Ret::One(at));
    }
    put_path(c, cwd, to)
}

fn get_current_dir_name(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let cwd = c.world.files.cwd();
    put_path(c, cwd, 0)
}

fn getwd(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let cwd = if c.ptr(0) == 0 { Err(Errno::EINVAL) } else { c.world.files.cwd() };
    put_path(c, cwd, c.ptr(0))
}

/// The owner never changes: the guest has one user.
fn chown(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let path = c.string(0)?;
    let follow = c.name == "chown";
    c.done(|c| c.world.files.must_exist(AT_FDCWD, &path, follow))
}

fn fchownat(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let path = c.string(1)?;
    let follow = c.int(4) & AT_SYMLINK_NOFOLLOW == 0;
    c.done(|c| c.world.files.must_exist(c.int(0), &path, follow))
}

fn umask(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let mask = c.int(0) as u32 & 0o777;
    Ok(std::mem::replace(&mut c.world.files.umask, mask).into())
}

/// Two times at `at`, each of seconds and a fraction in units of `unit` nanoseconds; null means now.
fn two_times(c: &Call<'_>, at: Addr, unit: i64) -> Result<[SetTime; 2], Stop> {
    const UTIME_NOW: i64 = 0x3fff_ffff;
    const UTIME_OMIT: i64 = 0x3fff_fffe;
    if at == 0 {
        return Ok([SetTime::Now; 2]);
    }
    let mut times = [SetTime::Now; 2];
    for (i, time) in times.iter_mut().enumerate() {
        let at = at + 16 * i as u64;
        let (seconds, fraction) = (c.mem.read_u64(at)? as i64, c.mem.read_u64(at + 8)? as i64);
        *time = match fraction {
            UTIME_NOW if unit == 1 => SetTime::Now,
            UTIME_OMIT if unit == 1 => SetTime::Keep,
            _ => SetTime::At(seconds, fraction.saturating_mul(unit)),
        };
    }
    Ok(times)
}

fn utime(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let path = c.string(0)?;
    let at = c.ptr(1);
    let [access, change] = match at {
        0 => [SetTime::Now; 2],
        _ => [SetTime::At(c.mem.read_u64(at)? as i64, 0), SetTime::At(c.mem.read_u64(at + 8)? as i64, 0)],
    };
    c.done(|c| c.world.files.set_times_at(AT_FDCWD, &path, access, change))
}

fn utimes(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let path = c.string(0)?;
    let [access, change] = two_times(c, c.ptr(1), 1000)?;
    c.done(|c| c.world.files.set_times_at(AT_FDCWD, &path, access, change))
}

fn futimes(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let [access, change] = two_times(c, c.ptr(1), 1000)?;
    c.done(|c| c.world.files.set_times_fd(c.int(0), access, change))
}

fn utimensat(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let [access, change] = two_times(c, c.ptr(2), 1)?;
    on_path(c, 1, |c, path| c.world.files.set_times_at(c.int(0), path, access, change))
}

fn futimens(c: &mut Call<'_>) -> Result<Ret, Stop> {
    let [access, change] = two_times(c, c.ptr(1), 1)?;
    c.done(|c| c.world.files.set_times_fd(c.int(0), access, change))
}

/// As for everybody but root.
fn chroot(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.string(0)?;
    c.fail(Errno::EPERM)
}

fn special(c: &mut Call<'_>) -> Result<Ret, Stop> {
    c.unsupported("Unsnarl makes files, folders and links only")
}
