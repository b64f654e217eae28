//! The streams of stdio. A stream is known by the address of its FILE object, a library object of zeros, so that
//! glibc's inlined macros find empty buffers and call `__uflow` and `__overflow`; only the end-of-file and error
//! bits are kept in it.
//!
//! Limits: the buffer given to setvbuf is not used, only its size; `flockfile` does not keep other threads out
//! (each call is atomic by itself).

mod backing;
mod mode;
mod stream;
#[cfg(test)]
mod tests;

pub use backing::{Backing, Fixed, Growing};
pub use mode::Mode;
pub use stream::{Buffering, Moved, Stream};

use super::files::Files;
use super::files::flags::{O_RDONLY, O_WRONLY};
use crate::errno::Errno;
use crate::memory::{Addr, Fault, GLOBALS, Memory, ObjectKind, RegionId, Site};
use rustc_hash::{FxHashMap, FxHashSet};
use trace::FailureKind;

/// The size of glibc's FILE.
const FILE_SIZE: u64 = 216;
/// Where `_fileno` is in it.
const FILENO_AT: u64 = 112;

pub struct Io<'a> {
    pub files: &'a mut Files,
    /// Guest memory, for streams over it.
    pub mem: &'a mut Memory,
    /// Where to allocate.
    pub region: RegionId,
    pub site: Site,
}

#[derive(Debug)]
pub enum Trouble {
    Errno(Errno),
    /// The program's own buffer under the stream is gone.
    Fault(Box<Fault>),
}

impl From<Errno> for Trouble {
    fn from(e: Errno) -> Trouble {
        Trouble::Errno(e)
    }
}

impl From<Box<Fault>> for Trouble {
    fn from(fault: Box<Fault>) -> Trouble {
        Trouble::Fault(fault)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Std {
    In,
    Out,
    Err,
}

#[derive(Default)]
pub struct Streams {
    live: FxHashMap<Addr, Stream>,
    /// The live ones, oldest first.
    order: Vec<Addr>,
    closed: FxHashSet<Addr>,
    standard: [Addr; 3],
    /// Where the program's variables `stdin`, `stdout`, `stderr` are; 0 if it has none.
    variables: [Addr; 3],
}

impl Streams {
    /// Makes stdin, stdout and stderr; the values of the variables of these names.
    pub fn create_std(&mut self, mem: &mut Memory) -> [Addr; 3] {
        let reading = Mode { readable: true, writable: false, append: false, open_flags: O_RDONLY };
        let writing = Mode { readable: false, writable: true, append: false, open_flags: O_WRONLY };
        for (fd, mode) in [(0, reading), (1, writing), (2, writing)] {
            let mut stream = Stream::new(Backing::Descriptor(fd), mode);
            if fd == 2 {
                stream.start_unbuffered();
            }
            // At the start memory is empty; without room nothing else would run either.
            self.standard[fd as usize] = self.add(mem, GLOBALS, Site(0), stream).unwrap_or(0);
        }
        self.standard
    }

    /// Tells where the variable of a standard stream is, so that a program that assigns to it is followed.
    pub fn set_variable(&mut self, which: Std, at: Addr) {
        self.variables[which as usize] = at;
    }

    /// The value of `stdin`, `stdout` or `stderr` now.
    pub fn standard(&mut self, which: Std, mem: &mut Memory) -> Result<Addr, Box<Fault>> {
        match self.variables[which as usize] {
            0 => {
                if self.standard == [0; 3] {
                    self.create_std(mem);
                }
                Ok(self.standard[which as usize])
            }
            at => mem.read_u64(at),
        }
    }

    /// Adds a stream; `None` if memory is full.
    pub fn add(&mut self, mem: &mut Memory, region: RegionId, site: Site, stream: Stream) -> Option<Addr> {
        let at = mem.alloc(region, ObjectKind::Library, FILE_SIZE, 16, site)?;
        let fd = stream.descriptor().unwrap_or(-1);
        // The object was just made.
        let _ = mem.write_u32(at + FILENO_AT, fd as u32);
        self.closed.remove(&at);
        self.live.insert(at, stream);
        self.order.push(at);
        Some(at)
    }

    pub fn get(&mut self, file: Addr, mem: &Memory) -> Result<&mut Stream, Box<Fault>> {
        match self.live.get_mut(&file) {
            Some(stream) => Ok(stream),
            None => Err(not_a_stream(file, self.closed.contains(&file), mem)),
        }
    }

    /// Whether a FILE is or was at an address.
    pub fn is_stream(&self, at: Addr) -> bool {
        self.live.contains_key(&at) || self.closed.contains(&at)
    }

    fn on_input(&self) -> impl Iterator<Item = (&Addr, &Stream)> {
        self.live.iter().filter(|(_, s)| s.descriptor() == Some(0))
    }

    /// How many bytes streams have read from standard input and not given out, and whether others were put back before them.
    pub(super) fn waiting(&self) -> (usize, bool) {
        let each = self.on_input().map(|(_, s)| s.waiting());
        each.fold((0, false), |all, one| (all.0 + one.0, all.1 || one.1))
    }

    /// Whether a stream has read standard input: as much of it as there was, whatever it gave out.
    pub(super) fn has_read_input(&self) -> bool {
        self.on_input().any(|(_, s)| s.has_read())
    }

    /// The descriptor below a stream, if it is one; inside `None`: it is in memory.
    pub fn descriptor(&self, file: Addr) -> Option<Option<i32>> {
        self.live.get(&file).map(Stream::descriptor)
    }

    /// Whether this stream, or the one that the program calls `stdin`, is the only one that reads standard input.
    pub fn is_input(&self, file: Option<Addr>, mem: &Memory) -> bool {
        let standard = || match self.variables[0] {
            0 => self.standard[0],
            variable => mem.value(variable, 8),
        };
        let mut all = self.on_input();
        all.next().is_some_and(|(&at, _)| at == file.unwrap_or_else(standard)) && all.next().is_none()
    }

    /// Whether somebody wanted bytes of standard input since this was last asked.
    pub(super) fn take_asked(&mut self) -> bool {
        let mut any = false;
        for stream in self.live.values_mut().filter(|s| s.descriptor() == Some(0)) {
            any |= std::mem::take(&mut stream.asked);
        }
        any
    }

    /// Takes a stream out of the table; its FILE is dead from now on.
    pub fn remove(&mut self, file: Addr, mem: &mut Memory, site: Site) -> Result<Stream, Box<Fault>> {
        match self.live.remove(&file) {
            Some(stream) => {
                self.order.retain(|&at| at != file);
                self.closed.insert(file);
                mem.release(file, site);
                Ok(stream)
            }
            None => Err(not_a_stream(file, self.closed.contains(&file), mem)),
        }
    }

    /// Puts another stream behind the same FILE (`freopen`).
    pub fn replace(&mut self, file: Addr, mem: &mut Memory, stream: Stream) {
        let fd = stream.descriptor().unwrap_or(-1);
        let _ = mem.write_u32(file, 0);
        let _ = mem.write_u32(file + FILENO_AT, fd as u32);
        self.live.insert(file, stream);
    }

    /// The live streams, the newest first, as glibc's list has them.
    pub fn newest_first(&self) -> Vec<Addr> {
        self.order.iter().rev().copied().collect()
    }

    /// `fflush(NULL)`: writes out all output; the first error.
    pub fn flush_output(&mut self, io: &mut Io<'_>) -> Result<(), Trouble> {
        let mut result = Ok(());
        for file in self.newest_first() {
            if let Some(stream) = self.live.get_mut(&file)
                && stream.mode().writable
            {
                let flushed =
                    if stream.pending() > 0 || stream.descriptor().is_none() { stream.sync(io) } else { Ok(()) };
                if result.is_ok() {
                    result = flushed;
                }
            }
        }
        result
    }

    /// Writes out stdout if it is line buffered, as reading from a terminal does.
    pub fn flush_before_question(&mut self, io: &mut Io<'_>) -> Result<(), Trouble> {
        let out = self.standard[Std::Out as usize];
        let Some(stream) = self.live.get_mut(&out) else { return Ok(()) };
        if stream.buffering(io.files) == Buffering::Line { stream.flush(io) } else { Ok(()) }
    }

    /// At the end of the program: everything buffered goes out.
    pub fn flush_all(&mut self, files: &mut Files) {
        for file in self.newest_first() {
            if let Some(stream) = self.live.get_mut(&file) {
                stream.finish(files);
            }
        }
    }
}

fn not_a_stream(file: Addr, closed: bool, mem: &Memory) -> Box<Fault> {
    let mut fault = mem.explain(file, 1, false);
    (fault.kind, fault.message) = match file {
        0 => (FailureKind::NullAccess, "the stream is a null pointer (did fopen fail?)".to_string()),
        _ if closed => (FailureKind::UseAfterFree, "the stream was closed before".to_string()),
        _ => (FailureKind::WildAccess, format!("0x{file:x} is not a stream")),
    };
    fault
}
