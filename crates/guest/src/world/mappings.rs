//! Memory mappings: which objects came from `mmap`, and which files shared ones are written back to.
//!
//! A mapping is one object. A shared file mapping is a copy that is written back by `msync`, `munmap`, at the end, and before
//! the program reads that file; what it writes to the file goes to the copy, too. Two mappings of one file, and a mapping and a
//! stream, see each other's changes only after one of these.

use super::files::Files;
use crate::errno::Errno;
use crate::memory::{Addr, Fault, Memory, ObjectKind, RegionId, Site};
use std::collections::BTreeMap;
use std::fs::File;
use std::os::unix::fs::{FileExt, MetadataExt};

/// Bytes in a page.
pub const PAGE: u64 = 4096;

struct Shared {
    /// Our own handle, since the program may close its descriptor.
    file: File,
    offset: u64,
    /// Bytes that the file had after `offset`: nothing past them is written back.
    len: u64,
}

struct Mapping {
    /// As the program gave it, rounded up to pages.
    len: u64,
    /// Pages the program has unmapped already; the object goes when all are.
    unmapped: u64,
    shared: Option<Shared>,
    source: Source,
}

#[derive(Default)]
pub struct Mappings {
    by_address: BTreeMap<Addr, Mapping>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    Anonymous,
    File {
        fd: i32,
        /// Page aligned.
        offset: u64,
        /// Changes are written back.
        shared: bool,
    },
}

impl Mappings {
    /// `mmap`: a page-aligned object of `len` bytes, rounded up to pages.
    pub fn map(
        &mut self,
        mem: &mut Memory,
        files: &mut Files,
        (region, site): (RegionId, Site),
        len: u64,
        source: Source,
    ) -> Result<Addr, Errno> {
        let rounded = len.checked_next_multiple_of(PAGE).filter(|&n| n != 0).ok_or(Errno::EINVAL)?;
        let file = match source {
            Source::File { fd, shared: true, .. } => Some(files.host_file(fd)?),
            _ => None,
        };
        let addr = mem.alloc(region, ObjectKind::Mapping, rounded, PAGE, site).ok_or(Errno::ENOMEM)?;
        let shared = match source {
            Source::Anonymous => None,
            Source::File { fd, offset, .. } => match fill(mem, files, addr, rounded, fd, offset) {
                Ok(len) => file.map(|file| Shared { file, offset, len }),
                Err(e) => {
                    mem.release(addr, site);
                    return Err(e);
                }
            },
        };
        self.by_address.insert(addr, Mapping { len: rounded, unmapped: 0, shared, source });
        Ok(addr)
    }

    fn at(&mut self, addr: Addr) -> Option<(Addr, &mut Mapping)> {
        let (&base, mapping) = self.by_address.range_mut(..=addr).next_back()?;
        (addr < base + mapping.len).then_some((base, mapping))
    }

    /// Where the contents of the mapping at an address came from.
    pub fn source(&mut self, addr: Addr) -> Option<Source> {
        self.at(addr).map(|(_, mapping)| mapping.source)
    }

    pub fn contains(&mut self, addr: Addr) -> bool {
        self.at(addr).is_some()
    }

    /// Whether an address lies in a mapping that is written back.
    pub fn is_shared(&mut self, addr: Addr) -> bool {
        self.at(addr).is_some_and(|(_, mapping)| mapping.shared.is_some())
    }

    /// `munmap`. Of a mapping that is unmapped piece by piece the object stays until the last piece.
    pub fn unmap(&mut self, mem: &mut Memory, addr: Addr, len: u64, site: Site) -> Result<(), Errno> {
        if !addr.is_multiple_of(PAGE) || len == 0 {
            return Err(Errno::EINVAL);
        }
        let Some((base, mapping)) = self.at(addr) else { return Ok(()) };
        let len = len.checked_next_multiple_of(PAGE).ok_or(Errno::EINVAL)?.min(base + mapping.len - addr);
        mapping.unmapped += len;
        if mapping.unmapped >= mapping.len {
            let _ = self.write_back(mem, base);
            self.by_address.remove(&base);
            mem.release(base, site);
        }
        Ok(())
    }

    /// `msync`; true if there is a mapping.
    pub fn sync(&mut self, mem: &Memory, addr: Addr) -> Result<bool, Box<Fault>> {
        match self.at(addr).map(|(base, _)| base) {
            Some(base) => self.write_back(mem, base).map(|()| true),
            None => Ok(false),
        }
    }

    fn write_back(&self, mem: &Memory, base: Addr) -> Result<(), Box<Fault>> {
        let Some(Mapping { shared: Some(shared), .. }) = self.by_address.get(&base) else { return Ok(()) };
        let bytes = mem.bytes(base, shared.len)?;
        // A mapping never makes a file longer, and the file may have become shorter. What cannot be written is
        // lost, as natively.
        let size = shared.file.metadata().map_or(0, |m| m.len()).saturating_sub(shared.offset);
        let bytes = &bytes[..bytes.len().min(size as usize)];
        let _ = shared.file.write_all_at(bytes, shared.offset);
        Ok(())
    }

    /// The shared mappings of the file behind a descriptor.
    fn of_file(&self, files: &mut Files, fd: i32) -> Vec<Addr> {
        if self.by_address.values().all(|m| m.shared.is_none()) {
            return Vec::new();
        }
        let identity = |file: &File| file.metadata().ok().map(|m| (m.dev(), m.ino()));
        let Some(wanted) = files.host_file(fd).ok().and_then(|f| identity(&f)) else { return Vec::new() };
        let fits = |m: &Mapping| m.shared.as_ref().is_some_and(|s| identity(&s.file) == Some(wanted));
        self.by_address.iter().filter(|(_, m)| fits(m)).map(|(base, _)| *base).collect()
    }

    /// Before a file is read or written: what was changed in its mappings is in it.
    pub fn before_access(&mut self, mem: &Memory, files: &mut Files, fd: i32) -> Result<(), Box<Fault>> {
        self.of_file(files, fd).into_iter().try_for_each(|base| self.write_back(mem, base))
    }

    /// After a file was written: what is in it is in its mappings.
    pub fn after_write(&mut self, mem: &mut Memory, files: &mut Files, fd: i32) -> Result<(), Box<Fault>> {
        for base in self.of_file(files, fd) {
            let Some(Mapping { shared: Some(shared), .. }) = self.by_address.get(&base) else { continue };
            let mut now = vec![0; shared.len as usize];
            let read = shared.file.read_at(&mut now, shared.offset).unwrap_or(0);
            // What did not change is not touched: others may be at it.
            for (at, new) in (base..).zip(&now[..read]) {
                if mem.read_u8(at)? != *new {
                    mem.bytes_mut(at, 1)?[0] = *new;
                }
            }
        }
        Ok(())
    }

    /// The program ends: shared mappings reach their files.
    pub fn finish(&mut self, mem: &Memory) {
        for &base in self.by_address.keys() {
            let _ = self.write_back(mem, base);
        }
    }
}

/// Reads the file's part into the object; how many bytes the file had.
fn fill(mem: &mut Memory, files: &mut Files, addr: Addr, len: u64, fd: i32, offset: u64) -> Result<u64, Errno> {
    let mut done = 0;
    while done < len {
        let to = mem.bytes_mut(addr + done, len - done).map_err(|_| Errno::EFAULT)?;
        match files.read_at(fd, to, offset + done) {
            Ok(0) => break,
            Ok(n) => done += n as u64,
            Err(Errno::ESPIPE | Errno::EISDIR) => return Err(Errno::ENODEV),
            Err(Errno::EBADF) if files.flags(fd).is_ok() => return Err(Errno::EACCES),
            Err(e) => return Err(e),
        }
    }
    Ok(done)
}
