//! What the guest changes, kept apart from the host: files it writes are copies in memory, names it makes or removes are noted
//! beside the host's folders. The host's files stay as they are, and every run finds them as the first one did.
//!
//! Changes belong to a folder, whatever it is called ([`Id`]): a folder that is renamed takes them along.
//!
//! Limits: what another process does in a folder meanwhile shows through. Part 13 completes it.

use super::paths::{Folder, Found, Id, host_open};
use super::stat::{Stat, Time};
use crate::errno::Errno;
use crate::world::clock;
use rustc_hash::FxHashMap;
use rustix::fs::{MemfdFlags, Mode, OFlags};
use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{Read, Seek};
use std::os::fd::{AsRawFd, OwnedFd};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

/// What has become of a name in a folder.
#[derive(Clone)]
pub(super) enum Change {
    Gone,
    File(Arc<Made>),
    /// One of the host's has been moved here, or (without the host's) one was made.
    Folder(Id, Option<Arc<OwnedFd>>),
    Link(Vec<u8>, Stat),
}

/// A file in memory.
pub struct Made {
    number: u64,
    file: File,
    names: AtomicU64,
    /// Of the last access and the last change, as far as the program set them.
    times: Mutex<(Time, Time)>,
    /// How many of its bytes are counted in `used`.
    counted: AtomicU64,
    used: Arc<AtomicU64>,
    most: u64,
}

/// Names and files that differ from the host's.
pub struct Overlay {
    changes: FxHashMap<Id, BTreeMap<OsString, Change>>,
    /// Permissions of folders.
    modes: FxHashMap<Id, u32>,
    next: u64,
    /// Bytes in files of the overlay, and how many there may be.
    used: Arc<AtomicU64>,
    most: u64,
}

/// When all that is made was made: a run does not depend on the time of day.
const MADE_AT: Time = (clock::START_NS / clock::SECOND, 0);

impl Overlay {
    pub(super) fn new(most: u64) -> Overlay {
        Overlay {
            changes: FxHashMap::default(),
            modes: FxHashMap::default(),
            next: 1,
            used: Arc::new(AtomicU64::new(0)),
            most,
        }
    }

    pub(super) fn change(&self, folder: Id, name: &OsStr) -> Option<&Change> {
        self.changes.get(&folder)?.get(name)
    }

    /// By name.
    pub(super) fn changes(&self, folder: Id) -> impl Iterator<Item = (&OsString, &Change)> {
        self.changes.get(&folder).into_iter().flatten()
    }

    pub(super) fn put(&mut self, folder: &Folder, name: &OsStr, change: Change) {
        let changes = self.changes.entry(folder.id()).or_default();
        if let Some(Change::File(before)) = changes.insert(name.into(), change) {
            before.names.fetch_sub(1, Relaxed);
        }
    }

    pub(super) fn remove(&mut self, folder: &Folder, name: &OsStr) {
        self.put(folder, name, Change::Gone);
    }

    fn number(&mut self) -> u64 {
        self.next += 1;
        self.next
    }

    pub(super) fn new_folder(&mut self, mode: u32) -> Change {
        let id = Id::Made(self.number());
        self.modes.insert(id, mode);
        Change::Folder(id, None)
    }

    pub(super) fn new_link(&mut self, target: &[u8]) -> Change {
        let number = self.number();
        Change::Link(target.into(), Stat::made(number, 0o120_777, target.len() as i64, (MADE_AT, MADE_AT)))
    }

    /// A file without a name yet.
    pub(super) fn new_file(&mut self, mode: u32) -> Result<Arc<Made>, Errno> {
        let file = File::from(rustix::fs::memfd_create("guest", MemfdFlags::CLOEXEC)?);
        rustix::fs::fchmod(&file, Mode::from_raw_mode(mode))?;
        Ok(Arc::new(Made {
            number: self.number(),
            file,
            names: AtomicU64::new(0),
            times: Mutex::new((MADE_AT, MADE_AT)),
            counted: AtomicU64::new(0),
            used: self.used.clone(),
            most: self.most,
        }))
    }

    /// Gives a file another name.
    pub(super) fn name(&mut self, made: &Arc<Made>, folder: &Folder, name: &OsStr) {
        made.names.fetch_add(1, Relaxed);
        self.put(folder, name, Change::File(made.clone()));
    }

    /// Puts a copy of a host's file in its place.
    pub(super) fn copy_up(&mut self, folder: &Folder, name: &OsStr) -> Result<Arc<Made>, Errno> {
        let mut from = host_open(folder.fd()?, name, super::flags::O_NONBLOCK, 0)?;
        let stat = rustix::fs::fstat(&from)?;
        if rustix::fs::FileType::from_raw_mode(stat.st_mode) != rustix::fs::FileType::RegularFile {
            return Err(Errno::EACCES);
        }
        let made = self.new_file(stat.st_mode & 0o7777)?;
        made.grow_to(stat.st_size as u64)?;
        let mut to = made.file.try_clone()?;
        // No more than was counted, if it grows meanwhile.
        std::io::copy(&mut Read::by_ref(&mut from).take(stat.st_size as u64), &mut to)?;
        to.rewind()?;
        let host = Stat::of(&stat);
        made.set_times(Some(host.atime), Some(host.mtime));
        self.name(&made, folder, name);
        Ok(made)
    }

    pub(super) fn mode(&self, folder: Id) -> Option<u32> {
        self.modes.get(&folder).copied()
    }

    pub(super) fn set_mode(&mut self, folder: Id, mode: u32) {
        self.modes.insert(folder, mode);
    }

    pub(super) fn folder_stat(&self, folder: &Folder) -> Result<Stat, Errno> {
        let mode = self.mode(folder.id());
        match (folder.host(), folder.id()) {
            (Some(host), _) => {
                let stat = Stat::of(&rustix::fs::fstat(host)?);
                Ok(Stat { mode: stat.mode & !0o7777 | mode.unwrap_or(stat.mode & 0o7777), ..stat })
            }
            (None, Id::Made(number)) => {
                Ok(Stat::made(number, 0o040_000 | mode.unwrap_or(0o755), 4096, (MADE_AT, MADE_AT)))
            }
            (None, Id::Host(..)) => Err(Errno::ENOENT),
        }
    }
}

/// What a name becomes when it is moved elsewhere, if it can be.
pub(super) fn moved(found: &Found) -> Option<Change> {
    match found {
        Found::Folder(folder) => Some(Change::Folder(folder.id(), folder.host().cloned())),
        Found::Link(target, stat) => Some(Change::Link(target.clone(), *stat)),
        Found::Made(made) => Some(Change::File(made.clone())),
        Found::Host(_) => None,
    }
}

impl Made {
    /// Another description of it, with a position of its own.
    pub(super) fn open(&self, flags: i32) -> Result<File, Errno> {
        let flags = OFlags::from_bits_retain(flags as u32) | OFlags::CLOEXEC;
        let flags = flags - OFlags::NOFOLLOW - OFlags::CREATE - OFlags::EXCL;
        let file = rustix::fs::open(format!("/proc/self/fd/{}", self.file.as_raw_fd()), flags, Mode::empty())?;
        self.count();
        Ok(File::from(file))
    }

    pub(super) fn stat(&self) -> Result<Stat, Errno> {
        let stat = rustix::fs::fstat(&self.file)?;
        let times = *self.times.lock().unwrap_or_else(PoisonError::into_inner);
        let made = Stat::made(self.number, stat.st_mode, stat.st_size, times);
        Ok(Stat { nlink: self.names.load(Relaxed), blocks: stat.st_blocks, ..made })
    }

    pub(super) fn chmod(&self, mode: u32) -> Result<(), Errno> {
        Ok(rustix::fs::fchmod(&self.file, Mode::from_raw_mode(mode))?)
    }

    /// `None`: as it is.
    pub(super) fn set_times(&self, access: Option<Time>, change: Option<Time>) {
        let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
        *times = (access.unwrap_or(times.0), change.unwrap_or(times.1));
    }

    pub(super) fn truncate(&self, len: u64) -> Result<(), Errno> {
        self.grow_to(len)?;
        self.file.set_len(len)?;
        self.count();
        Ok(())
    }

    /// Makes room for so many bytes in all: ENOSPC if there is none.
    pub(super) fn grow_to(&self, len: u64) -> Result<(), Errno> {
        let more = len.saturating_sub(self.counted.load(Relaxed));
        if more > self.most.saturating_sub(self.used.load(Relaxed)) {
            return Err(Errno::ENOSPC);
        }
        self.counted.fetch_add(more, Relaxed);
        self.used.fetch_add(more, Relaxed);
        Ok(())
    }

    /// It may have become shorter.
    fn count(&self) {
        let len = self.file.metadata().map_or(0, |m| m.len());
        let before = self.counted.swap(len, Relaxed);
        self.used.fetch_add(len, Relaxed);
        self.used.fetch_sub(before, Relaxed);
    }
}

impl Drop for Made {
    fn drop(&mut self) {
        self.used.fetch_sub(self.counted.load(Relaxed), Relaxed);
    }
}
