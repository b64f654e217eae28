//! What a stream stands on: a descriptor, a buffer of the program (`fmemopen`), or one that grows
//! (`open_memstream`).

use super::{Io, Trouble};
use crate::errno::Errno;
use crate::memory::{Addr, ObjectKind};

#[derive(Debug)]
pub enum Backing {
    Descriptor(i32),
    /// `fmemopen`
    Fixed(Fixed),
    /// `open_memstream`
    Growing(Growing),
}

/// A buffer of fixed size in guest memory.
#[derive(Debug)]
pub struct Fixed {
    buffer: Addr,
    size: u64,
    at: u64,
    /// Where the contents end.
    end: u64,
    append: bool,
}

/// A buffer that grows; the program sees it after each flush.
#[derive(Debug)]
pub struct Growing {
    text: Vec<u8>,
    at: usize,
    /// What `SEEK_END` means: in glibc, the position before the last seek that did not start at 0.
    end: usize,
    /// Where the program wants the address and the length.
    pointer_at: Addr,
    size_at: Addr,
    /// The heap object the program was last shown; 0 before the first flush.
    shown: Addr,
}

impl Fixed {
    /// Over `size` bytes at `buffer`; `mode` is the first letter of the mode.
    pub fn new(io: &mut Io<'_>, buffer: Addr, size: u64, mode: u8) -> Result<Fixed, Trouble> {
        let contents = io.mem.any_bytes(buffer, size)?;
        let text = contents.iter().position(|&b| b == 0).map_or(size, |n| n as u64);
        let end = match mode {
            b'r' => size,
            b'a' => text,
            _ => 0,
        };
        if mode == b'w' && size > 0 {
            io.mem.write_u8(buffer, 0)?;
        }
        let append = mode == b'a';
        Ok(Fixed { buffer, size, at: if append { end } else { 0 }, end, append })
    }

    fn read(&mut self, io: &mut Io<'_>, to: &mut [u8]) -> Result<usize, Trouble> {
        let n = (to.len() as u64).min(self.end.saturating_sub(self.at));
        to[..n as usize].copy_from_slice(io.mem.bytes(self.buffer + self.at, n)?);
        self.at += n;
        Ok(n as usize)
    }

    /// Writes what fits; a zero is put after it if there is room (or over the last byte, if the end is reached).
    fn write(&mut self, io: &mut Io<'_>, from: &[u8]) -> Result<usize, Trouble> {
        let at = if self.append { self.end } else { self.at };
        let terminate = from.last() != Some(&0);
        let mut n = from.len() as u64;
        if at + n > self.size {
            if at + u64::from(terminate) >= self.size {
                return Err(Trouble::Errno(Errno::ENOSPC));
            }
            n = self.size - at;
        }
        io.mem.bytes_mut(self.buffer + at, n)?.copy_from_slice(&from[..n as usize]);
        self.at = at + n;
        if self.at > self.end {
            self.end = self.at;
            if terminate {
                io.mem.write_u8(self.buffer + self.end.min(self.size - 1), 0)?;
            }
        }
        Ok(n as usize)
    }

    fn seek(&mut self, offset: i64, whence: i32) -> Result<u64, Errno> {
        let base = match whence {
            0 => 0,
            1 => self.at,
            2 => self.end,
            _ => return Err(Errno::EINVAL),
        };
        match base.checked_add_signed(offset) {
            Some(at) if at <= self.size => {
                self.at = at;
                Ok(at)
            }
            _ => Err(Errno::EINVAL),
        }
    }
}

impl Growing {
    pub fn new(pointer_at: Addr, size_at: Addr) -> Growing {
        Growing { text: vec![], at: 0, end: 0, pointer_at, size_at, shown: 0 }
    }

    fn write(&mut self, io: &mut Io<'_>, from: &[u8]) -> Result<usize, Trouble> {
        let end = self.at.saturating_add(from.len());
        if self.text.len() < end {
            self.resize(io, end)?;
        }
        self.text[self.at..end].copy_from_slice(from);
        self.at = end;
        Ok(from.len())
    }

    /// What the program does not see yet is its memory all the same.
    fn resize(&mut self, io: &mut Io<'_>, length: usize) -> Result<(), Trouble> {
        io.mem.discharge(self.text.len() as u64);
        if !io.mem.charge(length as u64) {
            // Less than was given back: it fits.
            io.mem.charge(self.text.len() as u64);
            return Err(Trouble::Errno(Errno::ENOMEM));
        }
        self.text.resize(length, 0);
        Ok(())
    }

    fn seek(&mut self, offset: i64, whence: i32) -> Result<u64, Errno> {
        // Asking for the position is no move.
        if self.at > 0 && (offset, whence) != (0, 1) {
            self.end = self.at;
        }
        let base = match whence {
            0 => 0,
            1 => self.at,
            2 => self.end,
            _ => return Err(Errno::EINVAL),
        };
        let at = (base as u64).checked_add_signed(offset).ok_or(Errno::EINVAL)?;
        self.at = at as usize;
        Ok(at)
    }

    /// Shows the program the text so far; its length is the position, as in glibc. The object of an earlier flush
    /// is freed when the text no longer has its size: POSIX lets nobody keep that pointer.
    fn show(&mut self, io: &mut Io<'_>, closing: bool) -> Result<(), Trouble> {
        if self.text.len() < self.at || closing {
            self.resize(io, self.at)?;
        }
        let size = self.text.len() as u64 + 1;
        if self.shown == 0 || io.mem.object(self.shown).is_none_or(|o| o.size != size) {
            if self.shown != 0 {
                io.mem.free(self.shown, io.site)?;
            }
            let object = io.mem.alloc(io.region, ObjectKind::Heap, size, 16, io.site);
            self.shown = object.ok_or(Trouble::Errno(Errno::ENOMEM))?;
        }
        io.mem.bytes_mut(self.shown, size - 1)?.copy_from_slice(&self.text);
        io.mem.write_u64(self.pointer_at, self.shown)?;
        io.mem.write_u64(self.size_at, self.at as u64)?;
        if closing {
            io.mem.discharge(self.text.len() as u64);
            self.text = Vec::new();
        }
        Ok(())
    }
}

impl Backing {
    pub fn descriptor(&self) -> Option<i32> {
        match self {
            Backing::Descriptor(fd) => Some(*fd),
            Backing::Fixed(_) | Backing::Growing(_) => None,
        }
    }

    /// Reads some bytes; 0 at the end.
    pub fn read(&mut self, io: &mut Io<'_>, to: &mut [u8]) -> Result<usize, Trouble> {
        match self {
            Backing::Descriptor(fd) => Ok(io.files.read(*fd, to)?),
            Backing::Fixed(fixed) => fixed.read(io, to),
            Backing::Growing(_) => Err(Trouble::Errno(Errno::EBADF)),
        }
    }

    pub fn write_all(&mut self, io: &mut Io<'_>, mut from: &[u8]) -> Result<(), Trouble> {
        while !from.is_empty() {
            let n = match self {
                Backing::Descriptor(fd) => io.files.write(*fd, from)?,
                Backing::Fixed(fixed) => fixed.write(io, from)?,
                Backing::Growing(growing) => growing.write(io, from)?,
            };
            from = &from[n..];
        }
        Ok(())
    }

    pub fn seek(&mut self, io: &mut Io<'_>, offset: i64, whence: i32) -> Result<u64, Errno> {
        match self {
            Backing::Descriptor(fd) => io.files.seek(*fd, offset, whence),
            Backing::Fixed(fixed) => fixed.seek(offset, whence),
            Backing::Growing(growing) => growing.seek(offset, whence),
        }
    }

    /// After a flush, and when the stream closes: what the program may now see.
    pub fn settle(&mut self, io: &mut Io<'_>, closing: bool) -> Result<(), Trouble> {
        match self {
            Backing::Growing(growing) => growing.show(io, closing),
            Backing::Descriptor(_) | Backing::Fixed(_) => Ok(()),
        }
    }
}
