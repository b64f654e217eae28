//! File descriptors and the file system, limited to the folders the run allows.
//!
//! As in Unix there are three layers: a descriptor is a number in a table, several descriptors may share one open
//! file description (its offset and flags), and a description stands on something that can be read or written:
//! a host file, a directory, an in-memory pipe, a device, or one of the run's own streams.
//!
//! Paths are guarded in `paths.rs`; what works on names rather than descriptors is in `names.rs`; what a program changes
//! is kept apart from the host in `overlay.rs`, if that is wanted.
//!
//! Limits: the state of host files is not part of the run; times and inode numbers are the host's.

pub mod directories;
pub mod names;
mod overlay;
pub mod paths;
pub mod pipes;
pub mod stat;

use super::entropy::Entropy;
use crate::errno::Errno;
use directories::DirStreams;
use overlay::{Made, Overlay};
use paths::{Folder, Policy};
use pipes::{PipeId, Pipes};
use rustix::fs::OFlags;
use std::collections::VecDeque;
use std::ffi::OsString;
use std::fs::File;
use std::io::{IsTerminal, Read, Seek, SeekFrom, Write};
use std::os::fd::AsFd;
use std::os::unix::fs::FileExt;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

/// `open` and `fcntl` flags of Linux on x86-64.
pub mod flags {
    pub const O_RDONLY: i32 = 0;
    pub const O_WRONLY: i32 = 1;
    pub const O_RDWR: i32 = 2;
    pub const O_ACCMODE: i32 = 3;
    pub const O_CREAT: i32 = 0o100;
    pub const O_EXCL: i32 = 0o200;
    pub const O_TRUNC: i32 = 0o1000;
    pub const O_APPEND: i32 = 0o2000;
    pub const O_NONBLOCK: i32 = 0o4000;
    /// Not for a program to give: 64-bit processes have it on every file they open.
    pub const O_LARGEFILE: i32 = 0o100000;
    pub const O_DIRECTORY: i32 = 0o200000;
    pub const O_NOFOLLOW: i32 = 0o400000;
    pub const O_CLOEXEC: i32 = 0o2000000;
    pub const O_PATH: i32 = 0o10000000;
    pub const O_TMPFILE: i32 = 0o20200000;
}
use flags::*;

/// The most descriptors a program may have open, as `RLIMIT_NOFILE`.
pub const OPEN_MAX: usize = 1024;

#[derive(Clone, Debug, Default)]
pub enum StdinSource {
    #[default]
    Host,
    /// These bytes, then the end.
    Bytes(Vec<u8>),
    /// What another run read, in the same pieces.
    Again(StdinRead),
}

/// What a run took from the host's standard input.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StdinRead {
    /// All bytes, up to a limit of 64 MiB.
    pub bytes: Vec<u8>,
    /// How many each read gave.
    pub pieces: Vec<u64>,
    /// There was more than the limit.
    pub cut: bool,
    /// A read gave less than was asked for.
    short: bool,
    /// A read gave something after one that had given less than was asked for, so the pieces matter.
    pub uneven: bool,
}

impl StdinRead {
    const LIMIT: usize = 64 << 20;

    pub fn new(bytes: Vec<u8>, pieces: Vec<u64>) -> StdinRead {
        let uneven = !pieces.is_empty();
        StdinRead { bytes, pieces, uneven, ..StdinRead::default() }
    }

    fn note(&mut self, asked: usize, got: &[u8]) {
        if self.cut || self.bytes.len() + got.len() > StdinRead::LIMIT {
            self.cut = true;
            return;
        }
        self.uneven |= self.short && !got.is_empty();
        self.short |= got.len() < asked;
        self.bytes.extend_from_slice(got);
        self.pieces.push(got.len() as u64);
    }
}

/// What a run took from the host.
#[derive(Clone, Debug, Default)]
pub struct TakenIn {
    /// From standard input, if that was the host's.
    pub stdin: StdinRead,
    /// Files that it read and did not write.
    pub files: Vec<PathBuf>,
    /// A file that it opened to be written, if it did.
    pub written: Option<PathBuf>,
}

/// From what the guest prints to what is printed.
pub type Filter = fn(&[u8]) -> Vec<u8>;

/// Where the guest's standard output or error goes.
#[derive(Clone, Debug, Default)]
pub enum Output {
    #[default]
    Host,
    /// Appended here. Two descriptors may share it, as with `2>&1`.
    Capture(Arc<Mutex<Vec<u8>>>),
    Discard,
    /// The host's stream, with the bytes changed on the way.
    Filtered(Filter),
}

/// What a description stands on.
enum Node {
    File(File),
    /// Opened for its entries.
    Directory(Folder),
    /// Standard input from memory.
    Bytes {
        data: Vec<u8>,
        position: usize,
        /// How much each read gives, if that is prescribed.
        pieces: VecDeque<u64>,
    },
    Capture(Arc<Mutex<Vec<u8>>>),
    Filtered(File, Filter),
    /// A host stream that is closed, or output that is thrown away.
    Discard,
    Null,
    Zero,
    Random,
    PipeRead(PipeId),
    PipeWrite(PipeId),
}

/// An open file description.
struct Description {
    node: Node,
    /// The `O_ACCMODE` bits and the flags that `F_GETFL` reports.
    flags: i32,
    /// How many descriptors refer to it.
    refs: u32,
    /// By what it was opened, if that was a name.
    spot: Option<(Folder, OsString)>,
    /// The host's file is not touched: this one stands for it.
    made: Option<Arc<Made>>,
    /// What is read here is written down.
    noted: bool,
}

#[derive(Clone, Copy)]
struct Descriptor {
    description: u32,
    cloexec: bool,
}

/// The descriptors of a run.
pub struct Files {
    table: Vec<Option<Descriptor>>,
    descriptions: Vec<Option<Description>>,
    pipes: Pipes,
    policy: Policy,
    /// What the guest changes, if that does not go to the host.
    overlay: Option<Overlay>,
    /// The guest's `umask`.
    pub umask: u32,
    pub dirs: DirStreams,
    /// What `/dev/urandom` and `getrandom` give.
    pub entropy: Entropy,
    /// Paths outside the allowed folders that the program asked for, for a note when the run has ended.
    pub refused: Vec<PathBuf>,
    pub taken_in: TakenIn,
    /// Files that the run may have changed.
    written: Vec<PathBuf>,
    /// Standard input was read, and the program was told how much is left of it: for who follows inputs.
    pub(super) stdin_read_at: bool,
    pub(super) stdin_measured: bool,
}

impl Default for Files {
    fn default() -> Files {
        Files::with_std(StdinSource::Host, Output::Host, Output::Host)
    }
}

/// A host stream under our own descriptor, so that nothing is buffered on the way; closed streams read as empty.
fn host(stream: impl AsFd) -> Node {
    match stream.as_fd().try_clone_to_owned() {
        Ok(fd) => Node::File(File::from(fd)),
        Err(_) => Node::Discard,
    }
}

/// A signal of the host's is none of the guest's, which must not see EINTR for it.
fn retry(mut f: impl FnMut() -> std::io::Result<usize>) -> Result<usize, Errno> {
    loop {
        match f() {
            Err(e) if e.kind() == std::io::ErrorKind::Interrupted => {}
            other => return Ok(other?),
        }
    }
}

impl Files {
    /// Descriptors 0, 1 and 2 over the given streams; the start folder is the host's current one.
    pub fn with_std(stdin: StdinSource, stdout: Output, stderr: Output) -> Files {
        let mut files = Files {
            table: Vec::new(),
            descriptions: Vec::new(),
            pipes: Pipes::default(),
            policy: Policy::default(),
            overlay: None,
            umask: 0o022,
            dirs: DirStreams::default(),
            entropy: Entropy::default(),
            stdin_read_at: false,
            stdin_measured: false,
            refused: Vec::new(),
            taken_in: TakenIn::default(),
            written: Vec::new(),
        };
        let noted = matches!(stdin, StdinSource::Host);
        let stdin = match stdin {
            StdinSource::Host => host(std::io::stdin()),
            StdinSource::Bytes(data) => Node::Bytes { data, position: 0, pieces: VecDeque::new() },
            StdinSource::Again(read) => Node::Bytes { data: read.bytes, position: 0, pieces: read.pieces.into() },
        };
        let output = |output: Output, stream: Node| match output {
            Output::Host => stream,
            Output::Capture(to) => Node::Capture(to),
            Output::Filtered(filter) => match stream {
                Node::File(file) => Node::Filtered(file, filter),
                other => other,
            },
            Output::Discard => Node::Discard,
        };
        let stdout = output(stdout, host(std::io::stdout()));
        let stderr = output(stderr, host(std::io::stderr()));
        for (node, mode) in [(stdin, O_RDONLY), (stdout, O_WRONLY), (stderr, O_WRONLY)] {
            // A terminal is one device for all three, open both ways.
            let tty = matches!(&node, Node::File(file) if file.is_terminal());
            let _ = files.install(node, if tty { O_RDWR } else { mode }, 0, false);
        }
        if let Some(Some(stdin)) = files.descriptions.first_mut() {
            stdin.noted = noted;
        }
        files
    }

    /// Where standard input stands, and all of its bytes; `None` if it is not known.
    pub fn stdin_read(&self) -> Option<(usize, &[u8])> {
        match &self.descriptions.first()?.as_ref()?.node {
            Node::Bytes { data, position, .. } => Some((*position, data)),
            _ => None,
        }
    }

    pub fn allow(&mut self, paths: &[PathBuf]) {
        self.policy.allow(paths);
    }

    /// A host file is opened with these flags. What the run may change itself is not part of what it was given.
    fn note_open(&mut self, path: &std::path::Path, flags: i32) {
        if flags & O_PATH != 0 || self.written.iter().any(|p| p == path) {
            return;
        }
        if flags & O_ACCMODE != O_RDONLY {
            self.taken_in.files.retain(|p| p != path);
            self.written.push(path.into());
            self.taken_in.written.get_or_insert_with(|| path.into());
        } else {
            self.note_read(path);
        }
    }

    fn note_read(&mut self, path: &std::path::Path) {
        if !self.taken_in.files.iter().any(|p| p == path) {
            self.taken_in.files.push(path.into());
        }
    }

    /// Makes `folder` the start folder instead of the host's current one.
    pub fn start_in(&mut self, folder: &std::path::Path) {
        self.policy.start_in(folder);
    }

    /// Puts a description into the table at the lowest free number from `from` on.
    fn install(&mut self, node: Node, flags: i32, from: usize, cloexec: bool) -> Result<i32, Errno> {
        let fd = self.lowest_free(from)?;
        let description = Description { node, flags, refs: 1, spot: None, made: None, noted: false };
        let index = match self.descriptions.iter().position(Option::is_none) {
            Some(index) => {
                self.descriptions[index] = Some(description);
                index
            }
            None => {
                self.descriptions.push(Some(description));
                self.descriptions.len() - 1
            }
        };
        self.set(fd, Descriptor { description: index as u32, cloexec });
        Ok(fd as i32)
    }

    fn lowest_free(&self, from: usize) -> Result<usize, Errno> {
        let free = (from..).find(|&fd| self.table.get(fd).is_none_or(Option::is_none)).unwrap_or(OPEN_MAX);
        if free >= OPEN_MAX { Err(Errno::EMFILE) } else { Ok(free) }
    }

    fn set(&mut self, fd: usize, descriptor: Descriptor) {
        if self.table.len() <= fd {
            self.table.resize(fd + 1, None);
        }
        self.table[fd] = Some(descriptor);
    }

    fn descriptor(&self, fd: i32) -> Result<Descriptor, Errno> {
        usize::try_from(fd).ok().and_then(|fd| self.table.get(fd).copied().flatten()).ok_or(Errno::EBADF)
    }

    fn description(&self, fd: i32) -> Result<&Description, Errno> {
        let index = self.descriptor(fd)?.description as usize;
        self.descriptions.get(index).and_then(Option::as_ref).ok_or(Errno::EBADF)
    }

    fn description_mut(&mut self, fd: i32) -> Result<&mut Description, Errno> {
        let index = self.descriptor(fd)?.description as usize;
        self.descriptions.get_mut(index).and_then(Option::as_mut).ok_or(Errno::EBADF)
    }

    /// Opens a path; the lowest free descriptor.
    pub fn open(&mut self, path: &[u8], flags: i32, mode: u32) -> Result<i32, Errno> {
        self.open_at(names::AT_FDCWD, path, flags, mode)
    }

    /// Reads at the descriptor's position; 0 at the end.
    ///
    /// EDEADLK stands for a read that would wait for ever: from an empty pipe whose writing end is still open in
    /// this one process.
    pub fn read(&mut self, fd: i32, to: &mut [u8]) -> Result<usize, Errno> {
        let index = self.descriptor(fd)?.description as usize;
        let Some(description) = self.descriptions.get_mut(index).and_then(Option::as_mut) else {
            return Err(Errno::EBADF);
        };
        if description.flags & O_ACCMODE == O_WRONLY || description.flags & O_PATH != 0 {
            return Err(Errno::EBADF);
        }
        match &mut description.node {
            Node::File(file) => {
                let n = retry(|| file.read(to))?;
                if description.noted {
                    self.taken_in.stdin.note(to.len(), &to[..n]);
                }
                Ok(n)
            }
            Node::Directory(_) => Err(Errno::EISDIR),
            Node::Bytes { data, position, pieces } => {
                self.stdin_read_at = true;
                let rest = &data[(*position).min(data.len())..];
                let piece = pieces.pop_front().map_or(usize::MAX, |p| p as usize);
                let n = rest.len().min(to.len()).min(piece);
                to[..n].copy_from_slice(&rest[..n]);
                *position += n;
                Ok(n)
            }
            Node::Discard | Node::Null => Ok(0),
            Node::Capture(_) | Node::Filtered(..) => Err(Errno::EBADF),
            Node::Zero => {
                to.fill(0);
                Ok(to.len())
            }
            Node::Random => {
                self.entropy.fill(to);
                Ok(to.len())
            }
            Node::PipeRead(pipe) => self.pipes.read(*pipe, to, description.flags & O_NONBLOCK != 0),
            Node::PipeWrite(_) => Err(Errno::EBADF),
        }
    }

    /// Writes at the descriptor's position. EDEADLK as in [`Files::read`]: the pipe is full.
    pub fn write(&mut self, fd: i32, from: &[u8]) -> Result<usize, Errno> {
        let index = self.descriptor(fd)?.description as usize;
        let Some(description) = self.descriptions.get_mut(index).and_then(Option::as_mut) else {
            return Err(Errno::EBADF);
        };
        if description.flags & O_ACCMODE == O_RDONLY || description.flags & O_PATH != 0 {
            return Err(Errno::EBADF);
        }
        match &mut description.node {
            Node::File(file) => {
                if let Some(made) = &description.made {
                    let append = description.flags & O_APPEND != 0;
                    let at = if append { file.metadata()?.len() } else { file.stream_position()? };
                    made.grow_to(at.saturating_add(from.len() as u64))?;
                }
                retry(|| file.write(from))
            }
            Node::Directory(_) | Node::Bytes { .. } | Node::PipeRead(_) => Err(Errno::EBADF),
            Node::Capture(to) => {
                to.lock().unwrap_or_else(|e| e.into_inner()).extend_from_slice(from);
                Ok(from.len())
            }
            Node::Filtered(to, filter) => {
                to.write_all(&filter(from))?;
                Ok(from.len())
            }
            Node::Discard | Node::Null | Node::Zero | Node::Random => Ok(from.len()),
            Node::PipeWrite(pipe) => self.pipes.write(*pipe, from, description.flags & O_NONBLOCK != 0),
        }
    }

    /// `pread`: reads at an offset, the position stays.
    pub fn read_at(&mut self, fd: i32, to: &mut [u8], offset: u64) -> Result<usize, Errno> {
        let description = self.description(fd)?;
        match &description.node {
            Node::File(file) if description.flags & O_ACCMODE != O_WRONLY => Ok(file.read_at(to, offset)?),
            Node::File(_) => Err(Errno::EBADF),
            Node::Directory(_) => Err(Errno::EISDIR),
            Node::Null | Node::Zero | Node::Random => self.read(fd, to),
            _ => Err(Errno::ESPIPE),
        }
    }

    /// `pwrite`: writes at an offset, the position stays.
    pub fn write_at(&mut self, fd: i32, from: &[u8], offset: u64) -> Result<usize, Errno> {
        let description = self.description(fd)?;
        match &description.node {
            Node::File(file) if description.flags & O_ACCMODE != O_RDONLY => {
                if let Some(made) = &description.made {
                    made.grow_to(offset.saturating_add(from.len() as u64))?;
                }
                Ok(file.write_at(from, offset)?)
            }
            Node::File(_) | Node::Directory(_) => Err(Errno::EBADF),
            Node::Null | Node::Zero | Node::Random => self.write(fd, from),
            _ => Err(Errno::ESPIPE),
        }
    }

    /// `lseek`
    pub fn seek(&mut self, fd: i32, offset: i64, whence: i32) -> Result<u64, Errno> {
        let description = self.description_mut(fd)?;
        let file = match &mut description.node {
            Node::File(file) => file,
            Node::Directory(_) if offset == 0 && whence == 0 => return Ok(0),
            Node::Directory(_) => return Err(Errno::EINVAL),
            Node::Null | Node::Zero | Node::Random => return Ok(0),
            _ => return Err(Errno::ESPIPE),
        };
        let target = match whence {
            0 => SeekFrom::Start(u64::try_from(offset).map_err(|_| Errno::EINVAL)?),
            1 => SeekFrom::Current(offset),
            2 => SeekFrom::End(offset),
            _ => return Err(Errno::EINVAL),
        };
        Ok(file.seek(target)?)
    }

    pub fn close(&mut self, fd: i32) -> Result<(), Errno> {
        let index = self.descriptor(fd)?.description as usize;
        self.table[fd as usize] = None;
        if let Some(description) = self.descriptions.get_mut(index).and_then(Option::as_mut) {
            description.refs -= 1;
            if description.refs == 0 {
                match description.node {
                    Node::PipeRead(pipe) => self.pipes.close_reader(pipe),
                    Node::PipeWrite(pipe) => self.pipes.close_writer(pipe),
                    _ => {}
                }
                self.descriptions[index] = None;
            }
        }
        Ok(())
    }

    pub fn is_tty(&self, fd: i32) -> bool {
        matches!(self.description(fd), Ok(Description { node: Node::File(file), .. }) if file.is_terminal())
    }

    /// Whether the descriptor is open, and how (the `O_ACCMODE` bits, O_APPEND, O_NONBLOCK).
    /// Whether nobody in the program reads what is written there.
    pub fn leads_outside(&self, fd: i32) -> bool {
        self.description(fd).is_ok_and(|d| match d.node {
            Node::Capture(_) | Node::Filtered(..) | Node::Discard | Node::Null => true,
            Node::File(_) => matches!(fd, 1 | 2) && d.spot.is_none() && d.made.is_none(),
            _ => false,
        })
    }

    /// Whether there is a descriptor, besides standard input, from which something can be read.
    pub fn any_to_read(&self) -> bool {
        let own = |fd: &i32| !self.leads_outside(*fd);
        (1..self.table.len() as i32).filter(own).any(|fd| self.flags(fd).is_ok_and(|f| f & O_ACCMODE != O_WRONLY))
    }

    pub fn flags(&self, fd: i32) -> Result<i32, Errno> {
        self.description(fd).map(|d| d.flags)
    }

    /// `F_SETFL`: of the flags only O_NONBLOCK and O_APPEND can change, the latter on files that the program opened itself.
    pub fn set_flags(&mut self, fd: i32, flags: i32) -> Result<(), Errno> {
        let description = self.description_mut(fd)?;
        if let (Node::File(file), Some(_)) = (&description.node, &description.spot) {
            rustix::fs::fcntl_setfl(file, OFlags::from_bits_retain((flags & O_APPEND) as u32))?;
        }
        let changeable = O_APPEND | O_NONBLOCK;
        description.flags = description.flags & !changeable | flags & changeable;
        Ok(())
    }

    pub fn cloexec(&self, fd: i32) -> Result<bool, Errno> {
        self.descriptor(fd).map(|d| d.cloexec)
    }

    /// `F_SETFD`
    pub fn set_cloexec(&mut self, fd: i32, on: bool) -> Result<(), Errno> {
        let descriptor = Descriptor { cloexec: on, ..self.descriptor(fd)? };
        self.table[fd as usize] = Some(descriptor);
        Ok(())
    }

    /// `dup`, `F_DUPFD`: another number, at least `from`, for the same description.
    pub fn dup(&mut self, fd: i32, from: i32, cloexec: bool) -> Result<i32, Errno> {
        let description = self.descriptor(fd)?.description;
        let from = usize::try_from(from).ok().filter(|&n| n < OPEN_MAX).ok_or(Errno::EINVAL)?;
        let new = self.lowest_free(from)?;
        self.description_mut(fd)?.refs += 1;
        self.set(new, Descriptor { description, cloexec });
        Ok(new as i32)
    }

    /// `dup2`: `new` becomes another number for `fd`'s description, closing what it was.
    pub fn dup2(&mut self, fd: i32, new: i32, cloexec: bool) -> Result<i32, Errno> {
        let description = self.descriptor(fd)?.description;
        let to = usize::try_from(new).ok().filter(|&n| n < OPEN_MAX).ok_or(Errno::EBADF)?;
        if fd == new {
            return Ok(new);
        }
        self.description_mut(fd)?.refs += 1;
        let _ = self.close(new);
        self.set(to, Descriptor { description, cloexec });
        Ok(new)
    }

    /// `pipe`: the reading and the writing end.
    pub fn pipe(&mut self, flags: i32) -> Result<(i32, i32), Errno> {
        let pipe = self.pipes.create();
        let cloexec = flags & O_CLOEXEC != 0;
        let flags = flags & O_NONBLOCK;
        let read = self.install(Node::PipeRead(pipe), O_RDONLY | flags, 0, cloexec)?;
        match self.install(Node::PipeWrite(pipe), O_WRONLY | flags, 0, cloexec) {
            Ok(write) => Ok((read, write)),
            Err(e) => {
                let _ = self.close(read);
                Err(e)
            }
        }
    }

    pub fn set_len(&mut self, fd: i32, len: i64) -> Result<(), Errno> {
        let len = u64::try_from(len).map_err(|_| Errno::EINVAL)?;
        match self.description(fd)? {
            Description { node: Node::File(file), flags, made, .. } if flags & O_ACCMODE != O_RDONLY => {
                match made {
                    Some(made) => made.truncate(len),
                    // A stream of ours, of which the guest does not know what it is.
                    None if self.overlay.is_some() => Err(Errno::EINVAL),
                    None => Ok(file.set_len(len)?),
                }
            }
            _ => Err(Errno::EINVAL),
        }
    }

    /// `fsync`
    pub fn sync(&mut self, fd: i32) -> Result<(), Errno> {
        match &self.description(fd)?.node {
            // Nothing a guest can see depends on it, and a disk flush is slow: the host's own writes are enough.
            Node::File(_) | Node::Directory(_) => Ok(()),
            _ => Err(Errno::EINVAL),
        }
    }

    /// A handle of our own on the file at `fd`.
    pub(super) fn host_file(&self, fd: i32) -> Result<File, Errno> {
        match &self.description(fd)?.node {
            Node::File(file) => Ok(file.try_clone()?),
            _ => Err(Errno::ENODEV),
        }
    }

    pub fn ready(&self, fd: i32) -> Result<Ready, Errno> {
        let description = self.description(fd)?;
        let mode = description.flags & O_ACCMODE;
        Ok(match &description.node {
            Node::PipeRead(pipe) => self.pipes.ready_to_read(*pipe),
            Node::PipeWrite(pipe) => self.pipes.ready_to_write(*pipe),
            _ => Ready { read: mode != O_WRONLY, write: mode != O_RDONLY, hung_up: false, error: false },
        })
    }

    /// `FIONREAD`: how many bytes can be read now.
    pub fn available(&mut self, fd: i32) -> Result<u64, Errno> {
        match &mut self.description_mut(fd)?.node {
            Node::File(file) => {
                let metadata = file.metadata()?;
                if !metadata.is_file() {
                    return Err(Errno::ENOTTY);
                }
                Ok(metadata.len().saturating_sub(file.stream_position()?))
            }
            Node::Bytes { data, position, .. } => {
                let left = (data.len() - *position) as u64;
                self.stdin_measured = true;
                Ok(left)
            }
            Node::PipeRead(pipe) | Node::PipeWrite(pipe) => {
                let pipe = *pipe;
                Ok(self.pipes.len(pipe) as u64)
            }
            _ => Err(Errno::ENOTTY),
        }
    }
}

/// What can be done without waiting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ready {
    pub read: bool,
    pub write: bool,
    pub hung_up: bool,
    /// A write would fail.
    pub error: bool,
}

#[cfg(test)]
mod tests;
