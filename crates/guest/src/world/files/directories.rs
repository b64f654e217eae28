//! Directory streams, in an order that does not depend on the file system: `.`, `..`, then by name.

use super::overlay::Change;
use super::paths::{Folder, Id};
use super::{Description, Files, Node};
use crate::errno::Errno;
use crate::memory::Addr;
use rustc_hash::FxHashMap;
use rustix::fs::{Dir, FileType, Mode, OFlags};
use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;

pub const DIRENT_SIZE: u64 = 280;
const NAME_AT: usize = 19;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    pub ino: u64,
    /// `DT_REG` and so on.
    pub kind: u8,
    pub name: Vec<u8>,
}

impl Entry {
    /// `struct dirent` up to the end of the name; `next` is the position after the entry.
    pub fn encode(&self, next: u64) -> Vec<u8> {
        let mut out = vec![0; (NAME_AT + self.name.len() + 1).next_multiple_of(8)];
        let len = out.len() as u16;
        out[0..8].copy_from_slice(&self.ino.to_le_bytes());
        out[8..16].copy_from_slice(&next.to_le_bytes());
        out[16..18].copy_from_slice(&len.to_le_bytes());
        out[18] = self.kind;
        out[NAME_AT..NAME_AT + self.name.len()].copy_from_slice(&self.name);
        out
    }
}

/// What a `DIR *` stands for. The entries are read once, when it is opened or rewound.
pub struct DirStream {
    pub fd: i32,
    pub entries: Vec<Entry>,
    /// The next one.
    pub position: usize,
    /// The guest's `struct dirent` that `readdir` fills.
    pub buffer: Addr,
}

/// The open directory streams by the address of their `DIR`.
#[derive(Default)]
pub struct DirStreams {
    pub open: FxHashMap<Addr, DirStream>,
}

fn kind(t: FileType) -> u8 {
    match t {
        FileType::Fifo => 1,
        FileType::CharacterDevice => 2,
        FileType::Directory => 4,
        FileType::BlockDevice => 6,
        FileType::RegularFile => 8,
        FileType::Symlink => 10,
        FileType::Socket => 12,
        FileType::Unknown => 0,
    }
}

/// What the host has, but for `.` and `..`.
fn host_entries(folder: &Folder) -> Result<Vec<Entry>, Errno> {
    let Some(host) = folder.host() else { return Ok(Vec::new()) };
    let flags = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
    let open = rustix::fs::openat(host, ".", flags, Mode::empty())?;
    let mut entries = Vec::new();
    for entry in Dir::new(open)? {
        let entry = entry?;
        let name = entry.file_name().to_bytes().to_vec();
        if name != b"." && name != b".." {
            entries.push(Entry { ino: entry.ino(), kind: kind(entry.file_type()), name });
        }
    }
    Ok(entries)
}

/// What the guest made.
fn made_entry(name: &OsStr, change: &Change) -> Option<Entry> {
    let (ino, kind) = match change {
        Change::Gone => return None,
        Change::File(made) => (made.stat().map_or(1, |s| s.ino), 8),
        Change::Folder(id, _) => (ino(*id), 4),
        Change::Link(_, stat) => (stat.ino, 10),
    };
    Some(Entry { ino, kind, name: name.as_bytes().to_vec() })
}

fn ino(id: Id) -> u64 {
    match id {
        Id::Host(_, ino) => ino,
        Id::Made(number) => number,
    }
}

impl Files {
    pub fn entries(&self, fd: i32) -> Result<Vec<Entry>, Errno> {
        match self.description(fd)? {
            Description { node: Node::Directory(folder), .. } => self.list(folder),
            _ => Err(Errno::ENOTDIR),
        }
    }

    pub(super) fn list(&self, folder: &Folder) -> Result<Vec<Entry>, Errno> {
        let mut entries = host_entries(folder)?;
        if let Some(overlay) = &self.overlay {
            entries.retain(|e| overlay.change(folder.id(), OsStr::from_bytes(&e.name)).is_none());
            entries.extend(overlay.changes(folder.id()).filter_map(|(name, change)| made_entry(name, change)));
        }
        entries.sort_by(|a, b| a.name.cmp(&b.name));
        let up = folder.parent().unwrap_or(folder);
        entries.insert(0, Entry { ino: ino(folder.id()), kind: 4, name: b".".to_vec() });
        entries.insert(1, Entry { ino: ino(up.id()), kind: 4, name: b"..".to_vec() });
        Ok(entries)
    }
}
