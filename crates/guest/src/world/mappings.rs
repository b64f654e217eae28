//! Memory mappings: which objects came from `mmap`, and which files shared ones are written back to.
//!
//! A mapping is one object. A shared file mapping is a copy that is written back by `msync`, `munmap` and at the
//! end, so two mappings of one file, or a mapping and `read`, see each other's changes only then.

use super::files::Files;
use crate::errno::Errno;
use crate::memory::{Addr, Fault, Memory, ObjectKind, RegionId, Site};
use std::collections::BTreeMap;
use std::fs::File;
use std::os::unix::fs::FileExt;

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
