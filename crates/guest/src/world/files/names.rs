//! What works on the names of files: open, make, rename, remove, look.

use super::flags::*;
use super::overlay::{self, Made};
use super::paths::{self, Device, Folder, Found, Place, Refusal, Spot, Want, host_open};
use super::stat::{Stat, Time};
use super::{Description, Files, Node};
use crate::errno::Errno;
use rustix::fs::{Access, AtFlags, Mode, OFlags, Timespec, Timestamps};
use std::fs::File;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::sync::Arc;

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
    fn to_host(self) -> Result<Timespec, Errno> {
        let time = |tv_sec, tv_nsec| Timespec { tv_sec, tv_nsec };
        match self {
            SetTime::Keep => Ok(time(0, rustix::fs::UTIME_OMIT)),
            SetTime::Now => Ok(time(0, rustix::fs::UTIME_NOW)),
            SetTime::At(_, nanos) if !(0..1_000_000_000).contains(&nanos) => Err(Errno::EINVAL),
            SetTime::At(seconds, nanos) => Ok(time(seconds, nanos)),
        }
    }

    /// In the overlay, where nothing changes by itself.
    fn in_overlay(self) -> Option<Time> {
        match self {
            SetTime::Keep | SetTime::Now => None,
            SetTime::At(seconds, nanos) => Some((seconds, nanos)),
        }
    }
}

fn times(access: SetTime, change: SetTime) -> Result<Timestamps, Errno> {
    Ok(Timestamps { last_access: access.to_host()?, last_modification: change.to_host()? })
}

/// Permissions that survive the guest's `umask`.
fn mode(bits: u32) -> Mode {
    Mode::from_raw_mode(bits)
}

/// A file of the host's, and nothing else: a pipe would make us wait, a device is none of the guest's.
fn open_file(spot: &Spot, flags: i32) -> Result<File, Errno> {
    let file = host_open(spot.folder.fd()?, &spot.name, flags & !(O_CREAT | O_EXCL) | O_NONBLOCK, 0)?;
    if flags & O_PATH == 0 {
        if !file.metadata()?.is_file() {
            return Err(Errno::ENXIO);
        }
        let wanted = OFlags::from_bits_retain((flags & (O_APPEND | O_NONBLOCK)) as u32);
        rustix::fs::fcntl_setfl(&file, wanted)?;
    }
    Ok(file)
}

impl Files {
    fn folder_of(&self, dir: i32) -> Result<Folder, Errno> {
        if dir == AT_FDCWD {
            return Ok(self.policy.cwd.clone());
        }
        match self.description(dir)? {
            Description { node: Node::Directory(folder), .. } => Ok(folder.clone()),
            _ => Err(Errno::ENOTDIR),
        }
    }

    fn place(&mut self, dir: i32, path: &[u8], follow: bool, want: Want) -> Result<Place, Errno> {
        let base = self.folder_of(if path.starts_with(b"/") { AT_FDCWD } else { dir })?;
        match self.policy.resolve(self.overlay.as_ref(), &base, path, follow, want) {
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

    /// Devices are refused.
    fn spot(&mut self, dir: i32, path: &[u8], follow: bool, want: Want) -> Result<Spot, Errno> {
        match self.place(dir, path, follow, want)? {
            Place::Spot(spot) => Ok(spot),
            Place::Device(_) => Err(Errno::EACCES),
        }
    }

    /// Something that must be there.
    fn existing(&mut self, dir: i32, path: &[u8], follow: bool) -> Result<Spot, Errno> {
        let spot = self.spot(dir, path, follow, Want::Use)?;
        if spot.found.is_some() { Ok(spot) } else { Err(Errno::ENOENT) }
    }

    /// A name that may go, or become another: its folder must be the guest's, not only what it names.
    fn removable(&mut self, dir: i32, path: &[u8]) -> Result<Spot, Errno> {
        let spot = self.spot(dir, path, false, Want::Rename)?;
        if spot.found.is_some() { Ok(spot) } else { Err(Errno::ENOENT) }
    }

    /// A name that is free.
    fn free(&mut self, dir: i32, path: &[u8]) -> Result<Spot, Errno> {
        let spot = self.spot(dir, path, false, Want::Create)?;
        match spot.found {
            Some(_) => Err(Errno::EEXIST),
            None if !paths::is_there(self.overlay.as_ref(), &spot.folder) => Err(Errno::ENOENT),
            None => Ok(spot),
        }
    }

    pub(super) fn folder_stat(&self, folder: &Folder) -> Result<Stat, Errno> {
        match &self.overlay {
            Some(overlay) => overlay.folder_stat(folder),
            None => Ok(Stat::of(&rustix::fs::fstat(folder.fd()?)?)),
        }
    }

    fn stat_of(&self, found: &Found) -> Result<Stat, Errno> {
        match found {
            Found::Folder(folder) => self.folder_stat(folder),
            Found::Link(_, stat) => Ok(*stat),
            Found::Host(stat) => Ok(Stat::of(stat)),
            Found::Made(made) => made.stat(),
        }
    }

    /// The file in memory that stands for what is there; `None` if the host's own is to be changed.
    fn in_memory(&mut self, spot: &Spot) -> Result<Option<Arc<Made>>, Errno> {
        match &spot.found {
            Some(Found::Made(made)) => Ok(Some(made.clone())),
            Some(found @ Found::Host(_)) if found.is_file() => self.copy_up(&spot.folder, &spot.name),
            _ => Ok(None),
        }
    }

    /// A host's file gives way to a copy, also for those who have it open already.
    pub(super) fn copy_up(&mut self, folder: &Folder, name: &std::ffi::OsStr) -> Result<Option<Arc<Made>>, Errno> {
        let Some(overlay) = &mut self.overlay else { return Ok(None) };
        let id = paths::id_of(&paths::host_stat(folder.fd()?, name)?);
        let made = overlay.copy_up(folder, name)?;
        self.note_read(&folder.path().join(name));
        for description in self.descriptions.iter_mut().flatten() {
            if let Node::File(file) = &mut description.node
                && description.made.is_none()
                && description.spot.is_some()
                && rustix::fs::fstat(&*file).is_ok_and(|s| paths::id_of(&s) == id)
            {
                let again = made.open(description.flags & O_ACCMODE)?;
                rustix::fs::seek(&again, rustix::fs::SeekFrom::Start(rustix::fs::tell(&*file)?))?;
                *file = again;
                description.made = Some(made.clone());
            }
        }
        Ok(Some(made))
    }

    /// `openat`; the lowest free descriptor.
    pub fn open_at(&mut self, dir: i32, path: &[u8], flags: i32, mode: u32) -> Result<i32, Errno> {
        if flags & O_TMPFILE == O_TMPFILE {
            return Err(Errno::ENOTSUP);
        }
        if flags & O_ACCMODE == O_ACCMODE {
            return Err(Errno::EINVAL);
        }
        let cloexec = flags & O_CLOEXEC != 0;
        let create = flags & O_CREAT != 0;
        let exclusive = create && flags & O_EXCL != 0;
        let follow = flags & O_NOFOLLOW == 0 && !exclusive;
        let kept = O_LARGEFILE | flags & (O_ACCMODE | O_APPEND | O_NONBLOCK | O_PATH);
        let spot = match self.place(dir, path, follow, if create { Want::Create } else { Want::Use })? {
            Place::Spot(spot) => spot,
            Place::Device(_) if exclusive => return Err(Errno::EEXIST),
            Place::Device(Device::Descriptor(fd)) => {
                // The mode must fit; natively a file would be opened afresh, which differs only in its offset.
                let mode = self.flags(fd).map_err(|_| Errno::ENOENT)? & O_ACCMODE;
                if mode != O_RDWR && mode != flags & O_ACCMODE {
                    return Err(Errno::EACCES);
                }
                return self.dup(fd, 0, cloexec);
            }
            Place::Device(Device::Null) => return self.install(Node::Null, kept, 0, cloexec),
            Place::Device(Device::Zero) => return self.install(Node::Zero, kept, 0, cloexec),
            Place::Device(Device::Random) => return self.install(Node::Random, kept, 0, cloexec),
        };
        self.lowest_free(0)?;
        let writes = flags & O_ACCMODE != O_RDONLY || flags & O_TRUNC != 0;
        let (node, made) = match &spot.found {
            None if !create => return Err(Errno::ENOENT),
            None if spot.slash => return Err(Errno::EISDIR),
            None if !paths::is_there(self.overlay.as_ref(), &spot.folder) => return Err(Errno::ENOENT),
            None => self.create(&spot, flags, mode & 0o7777 & !self.umask)?,
            Some(_) if exclusive => return Err(Errno::EEXIST),
            Some(Found::Link(..)) if flags & O_PATH == 0 => return Err(Errno::ELOOP),
            Some(Found::Folder(_)) if create || writes && flags & O_PATH == 0 => return Err(Errno::EISDIR),
            Some(Found::Folder(folder)) => (Node::Directory(folder.clone()), None),
            Some(_) if flags & O_DIRECTORY != 0 => return Err(Errno::ENOTDIR),
            Some(found) => {
                let path = spot.path();
                let made = if writes || !matches!(found, Found::Host(_)) { self.in_memory(&spot)? } else { None };
                match made {
                    Some(made) => (Node::File(made.open(flags)?), Some(made)),
                    None => {
                        let file = open_file(&spot, flags)?;
                        if found.is_file() {
                            self.note_open(&path, flags);
                        }
                        (Node::File(file), None)
                    }
                }
            }
        };
        let fd = self.install(node, kept, 0, cloexec)?;
        let description = self.description_mut(fd)?;
        description.spot = Some((spot.folder, spot.name));
        description.made = made;
        Ok(fd)
    }

    fn create(&mut self, spot: &Spot, flags: i32, bits: u32) -> Result<(Node, Option<Arc<Made>>), Errno> {
        if let Some(overlay) = &mut self.overlay {
            let made = overlay.new_file(bits)?;
            overlay.name(&made, &spot.folder, &spot.name);
            // Whoever makes a file may write to it, whatever its permissions.
            made.chmod(0o600)?;
            let file = made.open(flags)?;
            made.chmod(bits)?;
            return Ok((Node::File(file), Some(made)));
        }
        let file = host_open(spot.folder.fd()?, &spot.name, flags & !O_CLOEXEC | O_EXCL, bits)?;
        // The host's own umask has been applied too.
        rustix::fs::fchmod(&file, mode(bits))?;
        self.written.push(spot.path());
        Ok((Node::File(file), None))
    }

    /// `stat`, `lstat`, `fstatat`
    pub fn stat_at(&mut self, dir: i32, path: &[u8], follow: bool) -> Result<Stat, Errno> {
        match self.place(dir, path, follow, Want::Look)? {
            Place::Spot(spot) => self.stat_of(spot.found.as_ref().ok_or(Errno::ENOENT)?),
            Place::Device(Device::Descriptor(fd)) => self.stat_fd(fd).map_err(|_| Errno::ENOENT),
            Place::Device(Device::Null) => Ok(Stat::device(3)),
            Place::Device(Device::Zero) => Ok(Stat::device(5)),
            Place::Device(Device::Random) => Ok(Stat::device(9)),
        }
    }

    /// `access`: `bits` has 4 for reading, 2 for writing, 1 for executing.
    pub fn access_at(&mut self, dir: i32, path: &[u8], bits: i32) -> Result<(), Errno> {
        if bits & !7 != 0 {
            return Err(Errno::EINVAL);
        }
        let spot = match self.place(dir, path, true, Want::Look)? {
            Place::Spot(spot) => spot,
            Place::Device(_) => return if bits & 1 != 0 { Err(Errno::EACCES) } else { Ok(()) },
        };
        let found = spot.found.as_ref().ok_or(Errno::ENOENT)?;
        let has = self.stat_of(found)?.mode;
        // The superuser may do everything but run what nobody may run.
        let needed = [(4, 0o444), (2, 0o222), (1, 0o111)];
        let asks = |bit: i32| bits & bit != 0;
        let lacks = |&(bit, any): &(i32, u32)| asks(bit) && has & any == 0 && (bit == 1 || found.is_folder());
        if needed.iter().any(lacks) {
            return Err(Errno::EACCES);
        }
        if let Found::Host(_) = found {
            let access = [(4, Access::READ_OK), (2, Access::WRITE_OK)];
            let access = access.iter().filter(|(bit, _)| asks(*bit)).fold(Access::EXISTS, |a, (_, b)| a | *b);
            rustix::fs::accessat(spot.folder.fd()?, &spot.name, access, AtFlags::EACCESS)?;
        }
        Ok(())
    }

    pub fn unlink(&mut self, path: &[u8]) -> Result<(), Errno> {
        self.unlink_at(AT_FDCWD, path)
    }

    /// `unlinkat` without AT_REMOVEDIR.
    pub fn unlink_at(&mut self, dir: i32, path: &[u8]) -> Result<(), Errno> {
        let spot = self.removable(dir, path)?;
        if spot.found.as_ref().is_some_and(Found::is_folder) {
            return Err(Errno::EISDIR);
        }
        self.remove(&spot, AtFlags::empty())
    }

    pub fn rmdir_at(&mut self, dir: i32, path: &[u8]) -> Result<(), Errno> {
        let name = path.split(|&b| b == b'/').rfind(|n| !n.is_empty());
        match name {
            Some(b".") => return Err(Errno::EINVAL),
            Some(b"..") => return Err(Errno::ENOTEMPTY),
            _ => {}
        }
        let spot = self.removable(dir, path)?;
        match &spot.found {
            Some(Found::Folder(folder)) if self.overlay.is_some() && !self.is_empty(folder)? => Err(Errno::ENOTEMPTY),
            Some(Found::Folder(_)) if spot.name.is_empty() => Err(Errno::EBUSY),
            Some(Found::Folder(_)) => self.remove(&spot, AtFlags::REMOVEDIR),
            _ => Err(Errno::ENOTDIR),
        }
    }

    fn is_empty(&self, folder: &Folder) -> Result<bool, Errno> {
        // `.` and `..`
        Ok(self.list(folder)?.len() == 2)
    }

    fn remove(&mut self, spot: &Spot, flags: AtFlags) -> Result<(), Errno> {
        match &mut self.overlay {
            Some(overlay) => overlay.remove(&spot.folder, &spot.name),
            None => rustix::fs::unlinkat(spot.folder.fd()?, &spot.name, flags)?,
        }
        Ok(())
    }

    /// `mkdir`
    pub fn mkdir_at(&mut self, dir: i32, path: &[u8], bits: u32) -> Result<(), Errno> {
        // A folder that is there already gives EEXIST wherever it is, so that "make all parents" loops work.
        let looked = self.place(dir, path, false, Want::Look);
        if looked.is_ok_and(|p| matches!(p, Place::Spot(Spot { found: Some(_), .. }))) {
            return Err(Errno::EEXIST);
        }
        let spot = self.free(dir, path)?;
        let bits = bits & 0o1777 & !self.umask;
        if let Some(overlay) = &mut self.overlay {
            let folder = overlay.new_folder(bits);
            overlay.put(&spot.folder, &spot.name, folder);
            return Ok(());
        }
        let folder = spot.folder.fd()?;
        rustix::fs::mkdirat(folder, &spot.name, mode(bits))?;
        // The host's own umask has been applied too. Somebody may have put a link there: it is not followed.
        let flags = OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
        let made = rustix::fs::openat(folder, &spot.name, flags, Mode::empty());
        Ok(made.map_or(Ok(()), |made| rustix::fs::fchmod(made, mode(bits)))?)
    }

    pub fn rename(&mut self, from: &[u8], to: &[u8]) -> Result<(), Errno> {
        self.rename_at(AT_FDCWD, from, AT_FDCWD, to, false)
    }

    /// `renameat2`, of whose flags only RENAME_NOREPLACE is known.
    pub fn rename_at(&mut self, dir: i32, from: &[u8], to_dir: i32, to: &[u8], keep: bool) -> Result<(), Errno> {
        let from = self.removable(dir, from)?;
        let to = self.spot(to_dir, to, false, Want::Rename)?;
        if keep && to.found.is_some() {
            return Err(Errno::EEXIST);
        }
        if from.name.is_empty() || to.name.is_empty() {
            return Err(Errno::EBUSY);
        }
        let (old, new) = (from.path(), to.path());
        match self.overlay {
            Some(_) => self.rename_in_overlay(from, to)?,
            None => rustix::fs::renameat(from.folder.fd()?, &from.name, to.folder.fd()?, &to.name)?,
        }
        // The guest stands in it, or below it: then that is somewhere else now.
        if let Ok(rest) = self.policy.cwd.path().strip_prefix(&old) {
            let path = if rest.as_os_str().is_empty() { new } else { new.join(rest) };
            if let Ok(Place::Spot(Spot { found: Some(Found::Folder(folder)), .. })) =
                self.place(AT_FDCWD, path.as_os_str().as_bytes(), false, Want::Use)
            {
                self.policy.cwd = folder;
            }
        }
        Ok(())
    }

    fn rename_in_overlay(&mut self, from: Spot, to: Spot) -> Result<(), Errno> {
        let is_folder = from.found.as_ref().is_some_and(Found::is_folder);
        let same = match (&from.found, &to.found) {
            (Some(Found::Made(a)), Some(Found::Made(b))) => Arc::ptr_eq(a, b),
            (Some(Found::Host(a)), Some(Found::Host(b))) => paths::id_of(a) == paths::id_of(b),
            _ => from.path() == to.path(),
        };
        if same {
            return Ok(());
        }
        match &to.found {
            Some(Found::Folder(_)) if !is_folder => return Err(Errno::EISDIR),
            Some(Found::Folder(folder)) if !self.is_empty(folder)? => return Err(Errno::ENOTEMPTY),
            Some(Found::Folder(_)) | None => {}
            Some(_) if is_folder => return Err(Errno::ENOTDIR),
            Some(_) => {}
        }
        if to.slash && !is_folder {
            return Err(Errno::ENOTDIR);
        }
        if let Some(Found::Folder(folder)) = &from.found
            && to.folder.upwards().any(|above| above.id() == folder.id())
        {
            return Err(Errno::EINVAL);
        }
        let made = self.in_memory(&from)?;
        let Some(overlay) = &mut self.overlay else { return Err(Errno::EIO) };
        match (made, from.found.as_ref().and_then(overlay::moved)) {
            (Some(made), _) => overlay.name(&made, &to.folder, &to.name),
            (None, Some(change)) => overlay.put(&to.folder, &to.name, change),
            (None, None) => return Err(Errno::EACCES),
        }
        overlay.remove(&from.folder, &from.name);
        Ok(())
    }

    pub fn link_at(&mut self, dir: i32, from: &[u8], to_dir: i32, to: &[u8], follow: bool) -> Result<(), Errno> {
        let from = self.existing(dir, from, follow)?;
        let to = self.free(to_dir, to)?;
        if from.found.as_ref().is_some_and(Found::is_folder) {
            return Err(Errno::EPERM);
        }
        let made = self.in_memory(&from)?;
        if let Some(overlay) = &mut self.overlay {
            match made {
                Some(made) => overlay.name(&made, &to.folder, &to.name),
                None => {
                    let link = from.found.as_ref().and_then(overlay::moved).ok_or(Errno::EPERM)?;
                    overlay.put(&to.folder, &to.name, link);
                }
            }
            return Ok(());
        }
        Ok(rustix::fs::linkat(from.folder.fd()?, &from.name, to.folder.fd()?, &to.name, AtFlags::empty())?)
    }

    /// `symlinkat`. The target is not looked at: following the link is checked whenever it is done.
    pub fn symlink_at(&mut self, target: &[u8], dir: i32, path: &[u8]) -> Result<(), Errno> {
        if target.is_empty() {
            return Err(Errno::ENOENT);
        }
        let spot = self.free(dir, path)?;
        if let Some(overlay) = &mut self.overlay {
            let link = overlay.new_link(target);
            overlay.put(&spot.folder, &spot.name, link);
            return Ok(());
        }
        Ok(rustix::fs::symlinkat(target, spot.folder.fd()?, &spot.name)?)
    }

    pub fn readlink_at(&mut self, dir: i32, path: &[u8]) -> Result<Vec<u8>, Errno> {
        match self.spot(dir, path, false, Want::Look)?.found {
            None => Err(Errno::ENOENT),
            Some(Found::Link(target, _)) => Ok(target),
            Some(_) => Err(Errno::EINVAL),
        }
    }

    pub fn real_path(&mut self, path: &[u8]) -> Result<Vec<u8>, Errno> {
        match self.place(AT_FDCWD, path, true, Want::Look)? {
            Place::Spot(spot) if spot.found.is_some() => Ok(spot.path().into_os_string().into_vec()),
            Place::Spot(_) => Err(Errno::ENOENT),
            Place::Device(_) => Ok(path.to_vec()),
        }
    }

    /// `chmod`
    pub fn chmod_at(&mut self, dir: i32, path: &[u8], bits: u32) -> Result<(), Errno> {
        let bits = bits & 0o7777;
        let spot = self.existing(dir, path, true)?;
        if let Some(made) = self.in_memory(&spot)? {
            return made.chmod(bits);
        }
        match (&spot.found, &mut self.overlay) {
            (Some(Found::Folder(folder)), _) => {
                let folder = folder.clone();
                self.chmod_folder(&folder, bits)
            }
            (_, Some(_)) => Err(Errno::EPERM),
            (_, None) => Ok(rustix::fs::fchmod(open_file(&spot, O_RDONLY)?, mode(bits))?),
        }
    }

    fn chmod_folder(&mut self, folder: &Folder, bits: u32) -> Result<(), Errno> {
        match &mut self.overlay {
            Some(overlay) => overlay.set_mode(folder.id(), bits),
            None => rustix::fs::chmodat(folder.fd()?, ".", mode(bits), AtFlags::empty())?,
        }
        Ok(())
    }

    /// The file in memory behind a descriptor; `None`: the host's own, or no file.
    fn made_of(&mut self, fd: i32) -> Result<Option<Arc<Made>>, Errno> {
        let description = self.description(fd)?;
        match (&description.made, &description.spot) {
            (Some(made), _) => Ok(Some(made.clone())),
            (None, Some((folder, name))) if self.overlay.is_some() && matches!(description.node, Node::File(_)) => {
                let Node::File(file) = &description.node else { return Ok(None) };
                let id = paths::id_of(&rustix::fs::fstat(file)?);
                let (folder, name) = (folder.clone(), name.clone());
                match paths::look_up(self.overlay.as_ref(), &folder, &name)? {
                    Some(Found::Host(stat)) if paths::id_of(&stat) == id => self.copy_up(&folder, &name),
                    // It has another name now, or none: nothing of the host's is changed.
                    _ => Err(Errno::EPERM),
                }
            }
            _ => Ok(None),
        }
    }

    /// A stream that the tool was given, and lends to a guest that is to change nothing for reading and writing alone.
    fn is_ours(&self, fd: i32) -> Result<bool, Errno> {
        let description = self.description(fd)?;
        Ok(self.overlay.is_some() && matches!(description.node, Node::File(_)) && description.spot.is_none())
    }

    /// `fchmod`
    pub fn chmod_fd(&mut self, fd: i32, bits: u32) -> Result<(), Errno> {
        let bits = bits & 0o7777;
        if let Some(made) = self.made_of(fd)? {
            return made.chmod(bits);
        }
        match &self.description(fd)?.node {
            _ if self.is_ours(fd)? => Ok(()),
            Node::File(file) => Ok(rustix::fs::fchmod(file, mode(bits))?),
            Node::Directory(folder) => {
                let folder = folder.clone();
                self.chmod_folder(&folder, bits)
            }
            _ => Ok(()),
        }
    }

    /// Whether a path leads to something, for calls that change nothing (`chown`).
    pub fn must_exist(&mut self, dir: i32, path: &[u8], follow: bool) -> Result<(), Errno> {
        match self.place(dir, path, follow, Want::Use)? {
            Place::Spot(Spot { found: None, .. }) => Err(Errno::ENOENT),
            _ => Ok(()),
        }
    }

    pub fn truncate(&mut self, path: &[u8], len: i64) -> Result<(), Errno> {
        let len = u64::try_from(len).map_err(|_| Errno::EINVAL)?;
        let spot = self.existing(AT_FDCWD, path, true)?;
        if spot.found.as_ref().is_some_and(Found::is_folder) {
            return Err(Errno::EISDIR);
        }
        match self.in_memory(&spot)? {
            Some(made) => made.truncate(len),
            None => Ok(open_file(&spot, O_WRONLY)?.set_len(len)?),
        }
    }

    /// `utimensat`
    pub fn set_times_at(&mut self, dir: i32, path: &[u8], access: SetTime, change: SetTime) -> Result<(), Errno> {
        let times = times(access, change)?;
        let spot = self.existing(dir, path, true)?;
        if let Some(made) = self.in_memory(&spot)? {
            made.set_times(access.in_overlay(), change.in_overlay());
            return Ok(());
        }
        match (&spot.found, &self.overlay) {
            (_, Some(_)) => Ok(()),
            (Some(Found::Folder(folder)), None) => {
                Ok(rustix::fs::utimensat(folder.fd()?, ".", &times, AtFlags::empty())?)
            }
            _ => Ok(rustix::fs::utimensat(spot.folder.fd()?, &spot.name, &times, AtFlags::SYMLINK_NOFOLLOW)?),
        }
    }

    /// `futimens`
    pub fn set_times_fd(&mut self, fd: i32, access: SetTime, change: SetTime) -> Result<(), Errno> {
        let times = times(access, change)?;
        if let Some(made) = self.made_of(fd)? {
            made.set_times(access.in_overlay(), change.in_overlay());
            return Ok(());
        }
        match &self.description(fd)?.node {
            _ if self.is_ours(fd)? => Ok(()),
            Node::File(file) => Ok(rustix::fs::futimens(file, &times)?),
            Node::Directory(folder) if self.overlay.is_none() => {
                Ok(rustix::fs::utimensat(folder.fd()?, ".", &times, AtFlags::empty())?)
            }
            _ => Ok(()),
        }
    }

    /// `chdir`: moves the guest, not the host.
    pub fn chdir(&mut self, path: &[u8]) -> Result<(), Errno> {
        match self.existing(AT_FDCWD, path, true)?.found {
            Some(Found::Folder(folder)) => self.policy.cwd = folder,
            _ => return Err(Errno::ENOTDIR),
        }
        Ok(())
    }

    pub fn fchdir(&mut self, fd: i32) -> Result<(), Errno> {
        self.policy.cwd = self.folder_of(fd)?;
        Ok(())
    }

    /// `getcwd`
    pub fn cwd(&self) -> Result<Vec<u8>, Errno> {
        if !paths::is_there(self.overlay.as_ref(), &self.policy.cwd) {
            return Err(Errno::ENOENT);
        }
        Ok(self.policy.cwd.path().as_os_str().as_bytes().to_vec())
    }

    /// From now on all that the guest changes is kept in memory, at most so many bytes.
    pub fn keep_changes_apart(&mut self, most: u64) {
        self.overlay = Some(overlay::Overlay::new(most));
    }
}
