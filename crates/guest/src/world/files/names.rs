//! What works on the names of files: open, make, rename, remove, look.

use super::flags::*;
use super::paths::{Device, Place, Refusal, Want, host_open};
use super::stat::Stat;
use super::{Description, Files, Node};
use crate::errno::Errno;
use std::fs::{FileTimes, Metadata, Permissions};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// As a directory descriptor: the guest's current folder.
pub const AT_FDCWD: i32 = -100;
/// How many refused paths are remembered for the note.
const MAX_REFUSED: usize = 16;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetTime {
    /// `UTIME_OMIT`
    Keep,
    /// `UTIME_NOW`
    Now,
    /// Seconds and nanoseconds since 1970.
    At(i64, i64),
}

impl SetTime {
    fn to_host(self) -> Result<Option<SystemTime>, Errno> {
        match self {
            SetTime::Keep => Ok(None),
            SetTime::Now => Ok(Some(SystemTime::now())),
            SetTime::At(_, nanos) if !(0..1_000_000_000).contains(&nanos) => Err(Errno::EINVAL),
            SetTime::At(seconds, nanos) => {
                let whole = Duration::from_secs(seconds.unsigned_abs());
                let whole = if seconds < 0 {
                    SystemTime::UNIX_EPOCH.checked_sub(whole)
                } else {
                    SystemTime::UNIX_EPOCH.checked_add(whole)
                };
                let time = whole.and_then(|t| t.checked_add(Duration::from_nanos(nanos as u64)));
                time.map(Some).ok_or(Errno::EINVAL)
            }
        }
    }
}

fn times(access: SetTime, change: SetTime) -> Result<FileTimes, Errno> {
    let mut times = FileTimes::new();
    if let Some(t) = access.to_host()? {
        times = times.set_accessed(t);
    }
    if let Some(t) = change.to_host()? {
        times = times.set_modified(t);
    }
    Ok(times)
}

fn exists(metadata: Option<Metadata>) -> Result<Metadata, Errno> {
    metadata.ok_or(Errno::ENOENT)
}

fn ends_with_slash(path: &Path) -> bool {
    path.as_os_str().as_bytes().ends_with(b"/")
}

impl Files {
    fn folder_of(&self, dir: i32) -> Result<PathBuf, Errno> {
        if dir == AT_FDCWD {
            return Ok(self.policy.cwd.clone());
        }
        match self.description(dir)? {
            Description { node: Node::Directory(_), path: Some(path), .. } => Ok(path.clone()),
            _ => Err(Errno::ENOTDIR),
        }
    }

    fn place(&mut self, dir: i32, path: &[u8], follow: bool, want: Want) -> Result<Place, Errno> {
        let base = if path.starts_with(b"/") { PathBuf::new() } else { self.folder_of(dir)? };
        match self.policy.resolve(&base, path, follow, want) {
            Ok(place) => Ok(place),
            Err(Refusal::Error(e)) => Err(e),
            Err(Refusal::Policy(path)) => {
                if self.refused.len() < MAX_REFUSED && !self.refused.contains(&path) {
                    self.refused.push(path);
                }
                Err(Errno::EACCES)
            }
        }
    }

    /// A host path; devices are refused.
    fn host(&mut self, dir: i32, path: &[u8], follow: bool, want: Want) -> Result<(PathBuf, Option<Metadata>), Errno> {
        match self.place(dir, path, follow, want)? {
            Place::Host(path, metadata) => Ok((path, metadata)),
            Place::Device(_) => Err(Errno::EACCES),
        }
    }

    fn existing(&mut self, dir: i32, path: &[u8], follow: bool) -> Result<(PathBuf, Metadata), Errno> {
        let (path, metadata) = self.host(dir, path, follow, Want::Use)?;
        Ok((path, exists(metadata)?))
    }

    /// `openat`; the lowest free descriptor.
    pub fn open_at(&mut self, dir: i32, path: &[u8], flags: i32, mode: u32) -> Result<i32, Errno> {
        if flags & O_TMPFILE == O_TMPFILE {
            return Err(Errno::ENOTSUP);
        }
        let cloexec = flags & O_CLOEXEC != 0;
        let create = flags & O_CREAT != 0;
        let exclusive = create && flags & O_EXCL != 0;
        let follow = flags & O_NOFOLLOW == 0 && !exclusive;
        let kept = O_LARGEFILE | flags & (O_ACCMODE | O_APPEND | O_NONBLOCK | O_PATH);
        let (path, metadata) = match self.place(dir, path, follow, if create { Want::Create } else { Want::Use })? {
            Place::Host(path, metadata) => (path, metadata),
            Place::Device(_) if exclusive => return Err(Errno::EEXIST),
            Place::Device(Device::Descriptor(fd)) => {
                // The mode must fit; natively a file would be opened afresh, which differs only in its offset.
                let mode = self.flags(fd).map_err(|_| Errno::ENOENT)? & O_ACCMODE;
                if mode != O_RDWR && mode != flags & O_ACCMODE {
                    return Err(Errno::EACCES);
                }
                return self.dup(fd, 0, cloexec);
            }
            Place::Device(Device::Null) => return self.install(Node::Null, kept, None, 0, cloexec),
            Place::Device(Device::Zero) => return self.install(Node::Zero, kept, None, 0, cloexec),
            Place::Device(Device::Random) => return self.install(Node::Random, kept, None, 0, cloexec),
        };
        self.lowest_free(0)?;
        let Some(metadata) = metadata else {
            if !create {
                return Err(Errno::ENOENT);
            }
            if ends_with_slash(&path) {
                return Err(Errno::EISDIR);
            }
            let mode = mode & 0o7777 & !self.umask;
            let file = host_open(&path, flags & !O_CLOEXEC | O_EXCL | O_NOFOLLOW, mode)?;
            // The host's own umask has been applied too.
            file.set_permissions(Permissions::from_mode(mode))?;
            self.written.push(path.clone());
            return self.install(Node::File(file), kept, Some(path), 0, cloexec);
        };
        if exclusive {
            return Err(Errno::EEXIST);
        }
        if metadata.is_symlink() && flags & O_PATH == 0 {
            return Err(Errno::ELOOP);
        }
        if metadata.is_dir() && create {
            return Err(Errno::EISDIR);
        }
        let file = host_open(&path, flags & !(O_CREAT | O_CLOEXEC) | O_NOFOLLOW, 0)?;
        if metadata.is_file() {
            self.note_open(&path, flags);
        }
        let node = if metadata.is_dir() { Node::Directory(file) } else { Node::File(file) };
        self.install(node, kept, Some(path), 0, cloexec)
    }

    /// `stat`, `lstat`, `fstatat`
    pub fn stat_at(&mut self, dir: i32, path: &[u8], follow: bool) -> Result<Stat, Errno> {
        match self.place(dir, path, follow, Want::Look)? {
            Place::Host(_, metadata) => Ok(Stat::of(&exists(metadata)?)),
            Place::Device(Device::Descriptor(fd)) => self.stat_fd(fd).map_err(|_| Errno::ENOENT),
            Place::Device(Device::Null) => Ok(Stat::device(3)),
            Place::Device(Device::Zero) => Ok(Stat::device(5)),
            Place::Device(Device::Random) => Ok(Stat::device(9)),
        }
    }

    /// `access`: `mode` has 4 for reading, 2 for writing, 1 for executing.
    pub fn access_at(&mut self, dir: i32, path: &[u8], mode: i32) -> Result<(), Errno> {
        if mode & !7 != 0 {
            return Err(Errno::EINVAL);
        }
        let (path, metadata) = match self.place(dir, path, true, Want::Look)? {
            Place::Host(path, metadata) => (path, exists(metadata)?),
            Place::Device(_) => return if mode & 1 != 0 { Err(Errno::EACCES) } else { Ok(()) },
        };
        if mode & 1 != 0 && !metadata.is_dir() && metadata.mode() & 0o111 == 0 {
            return Err(Errno::EACCES);
        }
        if metadata.is_dir() {
            // Opening a folder tells nothing about writing in it.
            let needed = [(4, 0o444), (2, 0o222), (1, 0o111)];
            let refused = needed.iter().any(|&(bit, bits)| mode & bit != 0 && metadata.mode() & bits == 0);
            return if refused { Err(Errno::EACCES) } else { Ok(()) };
        }
        if metadata.is_file() && mode & 4 != 0 {
            host_open(&path, O_RDONLY | O_NOFOLLOW, 0)?;
        }
        if metadata.is_file() && mode & 2 != 0 {
            host_open(&path, O_WRONLY | O_NOFOLLOW, 0)?;
        }
        Ok(())
    }

    pub fn unlink(&mut self, path: &[u8]) -> Result<(), Errno> {
        self.unlink_at(AT_FDCWD, path)
    }

    /// `unlinkat` without AT_REMOVEDIR.
    pub fn unlink_at(&mut self, dir: i32, path: &[u8]) -> Result<(), Errno> {
        let (path, metadata) = self.existing(dir, path, false)?;
        if metadata.is_dir() {
            return Err(Errno::EISDIR);
        }
        Ok(std::fs::remove_file(path)?)
    }

    pub fn rmdir_at(&mut self, dir: i32, path: &[u8]) -> Result<(), Errno> {
        let name = path.split(|&b| b == b'/').rfind(|n| !n.is_empty());
        match name {
            Some(b".") => return Err(Errno::EINVAL),
            Some(b"..") => return Err(Errno::ENOTEMPTY),
            _ => {}
        }
        let (path, metadata) = self.existing(dir, path, false)?;
        if !metadata.is_dir() {
            return Err(Errno::ENOTDIR);
        }
        Ok(std::fs::remove_dir(path)?)
    }

    pub fn mkdir_at(&mut self, dir: i32, path: &[u8], mode: u32) -> Result<(), Errno> {
        // A folder that is there already gives EEXIST wherever it is, so that "make all parents" loops work.
        if self.place(dir, path, false, Want::Look).is_ok_and(|p| matches!(p, Place::Host(_, Some(_)))) {
            return Err(Errno::EEXIST);
        }
        let (path, metadata) = self.host(dir, path, false, Want::Create)?;
        if metadata.is_some() {
            return Err(Errno::EEXIST);
        }
        let mode = mode & 0o1777 & !self.umask;
        std::fs::DirBuilder::new().mode(mode).create(&path)?;
        Ok(std::fs::set_permissions(&path, Permissions::from_mode(mode))?)
    }

    pub fn rename(&mut self, from: &[u8], to: &[u8]) -> Result<(), Errno> {
        self.rename_at(AT_FDCWD, from, AT_FDCWD, to, false)
    }

    /// `renameat2`, of whose flags only RENAME_NOREPLACE is known.
    pub fn rename_at(&mut self, dir: i32, from: &[u8], to_dir: i32, to: &[u8], keep: bool) -> Result<(), Errno> {
        let (from, _) = self.existing(dir, from, false)?;
        let (to, metadata) = self.host(to_dir, to, false, Want::Create)?;
        if keep && metadata.is_some() {
            return Err(Errno::EEXIST);
        }
        std::fs::rename(&from, &to)?;
        if let Ok(rest) = self.policy.cwd.strip_prefix(&from) {
            self.policy.cwd = if rest.as_os_str().is_empty() { to } else { to.join(rest) };
        }
        Ok(())
    }

    pub fn link_at(&mut self, dir: i32, from: &[u8], to_dir: i32, to: &[u8], follow: bool) -> Result<(), Errno> {
        let (from, metadata) = self.existing(dir, from, follow)?;
        let (to, found) = self.host(to_dir, to, false, Want::Create)?;
        if found.is_some() {
            return Err(Errno::EEXIST);
        }
        if metadata.is_dir() {
            return Err(Errno::EPERM);
        }
        Ok(std::fs::hard_link(from, to)?)
    }

    /// `symlinkat`. The target is not looked at: following the link is checked whenever it is done.
    pub fn symlink_at(&mut self, target: &[u8], dir: i32, path: &[u8]) -> Result<(), Errno> {
        let (path, metadata) = self.host(dir, path, false, Want::Create)?;
        if metadata.is_some() {
            return Err(Errno::EEXIST);
        }
        Ok(std::os::unix::fs::symlink(std::ffi::OsStr::from_bytes(target), path)?)
    }

    pub fn readlink_at(&mut self, dir: i32, path: &[u8]) -> Result<Vec<u8>, Errno> {
        match self.host(dir, path, false, Want::Look)? {
            (_, None) => Err(Errno::ENOENT),
            (path, Some(metadata)) if metadata.is_symlink() => {
                Ok(std::fs::read_link(path)?.into_os_string().into_vec())
            }
            _ => Err(Errno::EINVAL),
        }
    }

    pub fn real_path(&mut self, path: &[u8]) -> Result<Vec<u8>, Errno> {
        match self.place(AT_FDCWD, path, true, Want::Look)? {
            Place::Host(path, metadata) => {
                exists(metadata)?;
                Ok(path.into_os_string().into_vec())
            }
            Place::Device(_) => Ok(path.to_vec()),
        }
    }

    pub fn chmod_at(&mut self, dir: i32, path: &[u8], mode: u32) -> Result<(), Errno> {
        let (path, _) = self.existing(dir, path, true)?;
        Ok(std::fs::set_permissions(path, Permissions::from_mode(mode & 0o7777))?)
    }

    /// `fchmod`
    pub fn chmod_fd(&mut self, fd: i32, mode: u32) -> Result<(), Errno> {
        match &self.description(fd)?.node {
            Node::File(file) | Node::Directory(file) => {
                Ok(file.set_permissions(Permissions::from_mode(mode & 0o7777))?)
            }
            _ => Ok(()),
        }
    }

    /// Whether a path leads to something, for calls that change nothing (`chown`).
    pub fn must_exist(&mut self, dir: i32, path: &[u8], follow: bool) -> Result<(), Errno> {
        match self.place(dir, path, follow, Want::Use)? {
            Place::Host(_, None) => Err(Errno::ENOENT),
            _ => Ok(()),
        }
    }

    pub fn truncate(&mut self, path: &[u8], len: i64) -> Result<(), Errno> {
        let len = u64::try_from(len).map_err(|_| Errno::EINVAL)?;
        let (path, metadata) = self.existing(AT_FDCWD, path, true)?;
        if metadata.is_dir() {
            return Err(Errno::EISDIR);
        }
        Ok(host_open(&path, O_WRONLY | O_NOFOLLOW, 0)?.set_len(len)?)
    }

    /// `utimensat`
    pub fn set_times_at(&mut self, dir: i32, path: &[u8], access: SetTime, change: SetTime) -> Result<(), Errno> {
        let times = times(access, change)?;
        let (path, _) = self.existing(dir, path, true)?;
        Ok(host_open(&path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, 0)?.set_times(times)?)
    }

    /// `futimens`
    pub fn set_times_fd(&mut self, fd: i32, access: SetTime, change: SetTime) -> Result<(), Errno> {
        let times = times(access, change)?;
        match &self.description(fd)?.node {
            Node::File(file) | Node::Directory(file) => Ok(file.set_times(times)?),
            _ => Ok(()),
        }
    }

    /// `chdir`: moves the guest, not the host.
    pub fn chdir(&mut self, path: &[u8]) -> Result<(), Errno> {
        let (path, metadata) = self.existing(AT_FDCWD, path, true)?;
        if !metadata.is_dir() {
            return Err(Errno::ENOTDIR);
        }
        self.policy.cwd = path;
        Ok(())
    }

    pub fn fchdir(&mut self, fd: i32) -> Result<(), Errno> {
        self.policy.cwd = self.folder_of(fd)?;
        Ok(())
    }

    /// `getcwd`
    pub fn cwd(&self) -> Result<Vec<u8>, Errno> {
        if !self.policy.cwd.is_dir() {
            return Err(Errno::ENOENT);
        }
        Ok(self.policy.cwd.as_os_str().as_bytes().to_vec())
    }
}
