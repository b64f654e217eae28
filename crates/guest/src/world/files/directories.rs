//! Directory streams, in an order that does not depend on the file system: `.`, `..`, then by name.

use super::{Description, Files, Node};
use crate::errno::Errno;
use crate::memory::Addr;
use rustc_hash::FxHashMap;
use std::fs::FileType;
use std::os::unix::ffi::OsStringExt;
use std::os::unix::fs::{DirEntryExt, FileTypeExt, MetadataExt};
use std::path::Path;

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
        t if t.is_fifo() => 1,
        t if t.is_char_device() => 2,
        t if t.is_dir() => 4,
        t if t.is_block_device() => 6,
        t if t.is_file() => 8,
        t if t.is_symlink() => 10,
        t if t.is_socket() => 12,
        _ => 0,
    }
}

fn list(path: &Path) -> Result<Vec<Entry>, Errno> {
    let mut entries = Vec::new();
    for entry in std::fs::read_dir(path)? {
        let entry = entry?;
        let kind = entry.file_type().map_or(0, kind);
        entries.push(Entry { ino: entry.ino(), kind, name: entry.file_name().into_vec() });
    }
    entries.sort_by(|a, b| a.name.cmp(&b.name));
    let ino = |path: &Path| std::fs::metadata(path).map_or(1, |m| m.ino());
    let parent = path.parent().unwrap_or(path);
    entries.insert(0, Entry { ino: ino(path), kind: 4, name: b".".to_vec() });
    entries.insert(1, Entry { ino: ino(parent), kind: 4, name: b"..".to_vec() });
    Ok(entries)
}

impl Files {
    pub fn entries(&self, fd: i32) -> Result<Vec<Entry>, Errno> {
        match self.description(fd)? {
            Description { node: Node::Directory(_), path: Some(path), .. } => list(path),
            _ => Err(Errno::ENOTDIR),
        }
    }
}
