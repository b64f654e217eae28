//! One stream: its buffers, and when they move.
//!
//! What has reached the file at any moment is the same as with glibc, because a program can see it: by `_exit`,
//! by a second descriptor, by a crash. A full buffer is flushed when the next byte comes; of a longer write, whole
//! blocks bypass the buffer; a failed flush drops the data.
//!
//! Limits: glibc aligns the buffer of a stream open both ways to the file's blocks when it seeks, so there the
//! moment of an automatic flush may differ; and `printf` is one write here, not one for each directive.

use super::mode::Mode;
use super::{Backing, Io, Trouble};
use crate::errno::Errno;
use crate::world::files::Files;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Buffering {
    /// `_IOFBF`
    Full,
    /// `_IOLBF`
    Line,
    /// `_IONBF`
    None,
}

/// Which way the stream was used last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Direction {
    Neutral,
    Reading,
    Writing,
}

/// How much was moved before the end, or before the error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moved {
    /// Bytes.
    pub count: usize,
    pub errno: Option<Errno>,
}

/// `_IO_EOF_SEEN` and `_IO_ERR_SEEN`, which glibc's inline `feof_unlocked` and `ferror_unlocked` look at.
const EOF_SEEN: u32 = 0x10;
const ERR_SEEN: u32 = 0x20;

#[derive(Debug)]
pub struct Stream {
    backing: Backing,
    mode: Mode,
    /// `None` until the first use decides: lines for a terminal, blocks for all else.
    buffering: Option<Buffering>,
    /// The buffer's size; 0 until the first use decides.
    capacity: usize,
    direction: Direction,
    /// What was read; `input[at..]` is not taken yet.
    input: Vec<u8>,
    at: usize,
    /// What `ungetc` put back, the last first.
    pushed: Vec<u8>,
    output: Vec<u8>,
    eof: bool,
    error: bool,
    /// Below 0 for bytes, above for wide characters, 0 undecided.
    orientation: i8,
    /// Somebody wanted a byte since this was last looked at.
    pub(super) asked: bool,
    /// `__fsetlocking`: whether the program says that it locks the stream itself.
    pub locked_by_caller: bool,
}

impl Stream {
    pub fn new(backing: Backing, mode: Mode) -> Stream {
        let (buffering, capacity) = match backing {
            Backing::Descriptor(_) => (None, 0),
            Backing::Fixed(_) => (Some(Buffering::Full), 8192),
            Backing::Growing(_) => (Some(Buffering::None), 1),
        };
        Stream {
            backing,
            mode,
            buffering,
            capacity,
            direction: Direction::Neutral,
            input: vec![],
            at: 0,
            pushed: vec![],
            output: vec![],
            eof: false,
            error: false,
            orientation: 0,
            asked: false,
            locked_by_caller: false,
        }
    }

    /// As stderr starts: every write goes out at once.
    pub(super) fn start_unbuffered(&mut self) {
        self.buffering = Some(Buffering::None);
        self.capacity = 1;
    }

    /// The stream that `freopen` makes of this one: a choice of lines or of no buffer stays.
    pub fn reopened(&self, fd: i32, mode: Mode) -> Stream {
        let mut stream = Stream::new(Backing::Descriptor(fd), mode);
        if let Some(Buffering::None | Buffering::Line) = self.buffering {
            stream.buffering = self.buffering;
            stream.capacity = if self.capacity == 1 { 1 } else { 0 };
        }
        stream
    }

    /// Lets go of the descriptor after a last flush, whose failure nobody asks about.
    pub fn abandon(&mut self, io: &mut Io<'_>) -> Option<i32> {
        let _ = self.flush(io);
        self.descriptor()
    }

    pub fn descriptor(&self) -> Option<i32> {
        self.backing.descriptor()
    }
    /// `feof`
    pub fn is_eof(&self) -> bool {
        self.eof
    }
    /// `ferror`
    pub fn is_error(&self) -> bool {
        self.error
    }
    /// `clearerr`
    pub fn clear_error(&mut self) {
        self.eof = false;
        self.error = false;
    }
    /// Notes an error, as a wide character that cannot be converted is one.
    pub fn set_error(&mut self) {
        self.error = true;
    }
    /// Bytes that were read and not taken, and whether others were put back before them.
    pub(super) fn waiting(&self) -> (usize, bool) {
        (self.unread(), !self.pushed.is_empty())
    }

    pub(super) fn has_read(&self) -> bool {
        self.direction == Direction::Reading
    }

    /// The bits of `_flags` that the program's inlined macros look at.
    pub fn flag_bits(&self) -> u32 {
        u32::from(self.eof) * EOF_SEEN + u32::from(self.error) * ERR_SEEN
    }
    pub fn mode(&self) -> Mode {
        self.mode
    }
    /// `__fpending`
    pub fn pending(&self) -> usize {
        self.output.len()
    }
    /// `__freading`, `__fwriting`: (last used for reading or read-only, the same for writing)
    pub fn direction(&self) -> (bool, bool) {
        (
            !self.mode.writable || self.direction == Direction::Reading,
            !self.mode.readable || self.direction == Direction::Writing,
        )
    }
    /// `fwide`: decides the orientation if it is open, and tells it.
    pub fn orient(&mut self, wanted: i32) -> i32 {
        if self.orientation == 0 {
            self.orientation = wanted.signum() as i8;
        }
        self.orientation.into()
    }

    /// The buffering, decided now if it was open.
    pub fn buffering(&mut self, files: &Files) -> Buffering {
        let tty =
            self.descriptor().is_some_and(|fd| (self.buffering.is_none() || self.capacity == 0) && files.is_tty(fd));
        if self.capacity == 0 {
            // st_blksize, as glibc takes it: that of a terminal is 1024.
            self.capacity = if tty { 1024 } else { 4096 };
        }
        *self.buffering.get_or_insert(if tty { Buffering::Line } else { Buffering::Full })
    }

    pub fn capacity(&mut self, files: &Files) -> usize {
        self.buffering(files);
        self.capacity
    }

    /// `setvbuf`; a size is only respected together with a buffer, as in glibc.
    pub fn set_buffering(&mut self, io: &mut Io<'_>, buffering: Buffering, size: Option<usize>) -> Result<(), Trouble> {
        match (buffering, size) {
            (Buffering::None, _) => {
                self.sync(io)?;
                self.capacity = 1;
            }
            (_, Some(size)) if size > 0 => {
                self.sync(io)?;
                self.capacity = size;
            }
            _ => {
                // An unbuffered stream gets a buffer again.
                if self.capacity == 1 {
                    self.capacity = 0;
                }
                self.buffering(io.files);
            }
        }
        self.buffering = Some(buffering);
        Ok(())
    }

    fn failed<T>(&mut self, e: Errno) -> Result<T, Trouble> {
        self.error = true;
        Err(Trouble::Errno(e))
    }

    fn unread(&self) -> usize {
        self.input.len() - self.at
    }

    fn drop_input(&mut self) {
        self.input.clear();
        self.at = 0;
        self.pushed.clear();
    }

    pub fn flush(&mut self, io: &mut Io<'_>) -> Result<(), Trouble> {
        let output = std::mem::take(&mut self.output);
        self.put_through(io, &output)?;
        self.output = output;
        self.output.clear();
        Ok(())
    }

    fn put_through(&mut self, io: &mut Io<'_>, bytes: &[u8]) -> Result<(), Trouble> {
        self.backing.write_all(io, bytes).inspect_err(|_| self.error = true)
    }

    /// `fflush`: output goes out, input that was not taken goes back.
    pub fn sync(&mut self, io: &mut Io<'_>) -> Result<(), Trouble> {
        self.flush(io)?;
        self.give_back(io)?;
        self.backing.settle(io, false)
    }

    /// Moves the file's position to where the program thinks it is, if that can be done.
    fn give_back(&mut self, io: &mut Io<'_>) -> Result<(), Trouble> {
        let unread = self.unread();
        if unread == 0 {
            self.pushed.clear();
            return Ok(());
        }
        match self.backing.seek(io, -(unread as i64), 1) {
            Ok(_) => self.drop_input(),
            // A pipe keeps its data in the buffer.
            Err(Errno::ESPIPE) => {}
            Err(e) => return self.failed(e),
        }
        Ok(())
    }

    /// Ends the stream; the descriptor is closed even if the last write fails.
    pub fn close(&mut self, io: &mut Io<'_>) -> Result<(), Trouble> {
        let flushed = self.flush(io).and_then(|()| self.backing.settle(io, true));
        if let Some(fd) = self.descriptor() {
            io.files.close(fd)?;
        }
        flushed
    }

    pub fn write(&mut self, io: &mut Io<'_>, bytes: &[u8]) -> Result<Moved, Trouble> {
        if bytes.is_empty() {
            return Ok(Moved { count: 0, errno: None });
        }
        match self.try_write(io, bytes) {
            Ok(()) => Ok(Moved { count: bytes.len(), errno: None }),
            Err((count, Trouble::Errno(e))) => Ok(Moved { count, errno: Some(e) }),
            Err((_, fault)) => Err(fault),
        }
    }

    /// Writes one byte, which never bypasses the buffer.
    pub fn write_byte(&mut self, io: &mut Io<'_>, byte: u8) -> Result<(), Trouble> {
        let buffering = self.start_writing(io)?;
        if self.output.len() >= self.capacity {
            self.flush(io)?;
        }
        self.output.push(byte);
        match buffering {
            Buffering::None => self.flush(io),
            Buffering::Line if byte == b'\n' => self.flush(io),
            Buffering::Line | Buffering::Full => Ok(()),
        }
    }

    fn start_writing(&mut self, io: &mut Io<'_>) -> Result<Buffering, Trouble> {
        if !self.mode.writable {
            return self.failed(Errno::EBADF);
        }
        let buffering = self.buffering(io.files);
        if self.direction != Direction::Writing {
            if !self.mode.append {
                self.give_back(io)?;
            }
            self.drop_input();
            self.direction = Direction::Writing;
        }
        Ok(buffering)
    }

    /// On failure, how many bytes were taken before.
    fn try_write(&mut self, io: &mut Io<'_>, bytes: &[u8]) -> Result<(), (usize, Trouble)> {
        let fresh = self.direction != Direction::Writing;
        let buffering = self.start_writing(io).map_err(|e| (0, e))?;
        match buffering {
            Buffering::None => self.put_through(io, bytes).map_err(|e| (0, e)),
            Buffering::Full => {
                let room = if fresh { 0 } else { self.capacity.saturating_sub(self.output.len()) };
                self.write_blocks(io, bytes, room)
            }
            Buffering::Line => {
                let lines = bytes.iter().rposition(|&b| b == b'\n').map_or(0, |n| n + 1);
                let (lines, rest) = bytes.split_at(lines);
                if !lines.is_empty() {
                    self.output.extend_from_slice(lines);
                    self.flush(io).map_err(|e| (0, e))?;
                }
                let room = self.capacity.saturating_sub(self.output.len());
                self.write_blocks(io, rest, room).map_err(|(n, e)| (lines.len() + n, e))
            }
        }
    }

    /// Fills the room, and if that is not enough: flushes, writes whole blocks, and keeps the rest.
    fn write_blocks(&mut self, io: &mut Io<'_>, bytes: &[u8], room: usize) -> Result<(), (usize, Trouble)> {
        let (fits, rest) = bytes.split_at(room.min(bytes.len()));
        self.output.extend_from_slice(fits);
        if rest.is_empty() {
            return Ok(());
        }
        self.flush(io).map_err(|e| (fits.len(), e))?;
        // glibc: tiny buffers are not worth the alignment.
        let kept = if self.capacity >= 128 { rest.len() % self.capacity } else { 0 };
        let (blocks, kept) = rest.split_at(rest.len() - kept);
        self.put_through(io, blocks).map_err(|e| (fits.len(), e))?;
        self.output.extend_from_slice(kept);
        Ok(())
    }

    /// Whether the next read goes to the file, and this is a stream whose reads flush standard output.
    pub fn asks_the_user(&mut self, files: &Files) -> bool {
        self.pushed.is_empty() && self.unread() == 0 && self.buffering(files) != Buffering::Full
    }

    fn start_reading(&mut self, io: &mut Io<'_>) -> Result<(), Trouble> {
        if !self.mode.readable {
            return self.failed(Errno::EBADF);
        }
        if self.direction == Direction::Writing {
            self.flush(io)?;
        }
        self.direction = Direction::Reading;
        Ok(())
    }

    /// Reads a buffer's worth; false at the end, which lasts until it is cleared.
    fn fill(&mut self, io: &mut Io<'_>) -> Result<bool, Trouble> {
        self.start_reading(io)?;
        if self.eof {
            return Ok(false);
        }
        self.buffering(io.files);
        self.at = 0;
        self.input.resize(self.capacity, 0);
        let result = self.backing.read(io, &mut self.input);
        self.input.truncate(*result.as_ref().unwrap_or(&0));
        match result {
            Ok(0) => {
                self.eof = true;
                Ok(false)
            }
            Ok(_) => Ok(true),
            Err(trouble) => {
                self.error = true;
                Err(trouble)
            }
        }
    }

    /// The next byte; `None` at the end.
    pub fn read_byte(&mut self, io: &mut Io<'_>) -> Result<Option<u8>, Trouble> {
        self.asked = true;
        if let Some(b) = self.pushed.pop() {
            return Ok(Some(b));
        }
        if self.at >= self.input.len() && !self.fill(io)? {
            return Ok(None);
        }
        self.at += 1;
        Ok(Some(self.input[self.at - 1]))
    }

    /// Looks at the next byte (`__underflow`).
    pub fn peek_byte(&mut self, io: &mut Io<'_>) -> Result<Option<u8>, Trouble> {
        let next = self.read_byte(io)?;
        if let Some(b) = next {
            self.unread_byte(b);
        }
        Ok(next)
    }

    /// Puts a byte back where it was read, without a word about the end of file.
    pub fn unread_byte(&mut self, b: u8) {
        if self.pushed.is_empty() && self.at > 0 && self.input[self.at - 1] == b {
            self.at -= 1;
        } else {
            self.pushed.push(b);
        }
    }

    /// `ungetc`
    pub fn unget(&mut self, io: &mut Io<'_>, b: u8) -> Result<(), Trouble> {
        if !self.mode.readable {
            return self.failed(Errno::EBADF);
        }
        self.start_reading(io)?;
        self.unread_byte(b);
        self.eof = false;
        Ok(())
    }

    /// Reads until `to` is full or the file ends.
    pub fn read(&mut self, io: &mut Io<'_>, to: &mut [u8]) -> Result<Moved, Trouble> {
        let mut count = 0;
        while count < to.len() {
            match self.read_some(io, &mut to[count..]) {
                Ok(0) => break,
                Ok(n) => count += n,
                Err(Trouble::Errno(e)) => return Ok(Moved { count, errno: Some(e) }),
                Err(fault) => return Err(fault),
            }
        }
        Ok(Moved { count, errno: None })
    }

    fn read_some(&mut self, io: &mut Io<'_>, to: &mut [u8]) -> Result<usize, Trouble> {
        self.asked = true;
        if let Some(b) = self.pushed.pop() {
            to[0] = b;
            return Ok(1);
        }
        let capacity = self.capacity(io.files);
        if self.unread() == 0 && to.len() >= capacity {
            self.start_reading(io)?;
            self.drop_input();
            // Whole blocks go straight to the caller.
            let most = if capacity >= 128 { to.len() - to.len() % capacity } else { to.len() };
            let n = self.backing.read(io, &mut to[..most]).inspect_err(|_| self.error = true)?;
            self.eof |= n == 0;
            return Ok(n);
        }
        if self.unread() == 0 && !self.fill(io)? {
            return Ok(0);
        }
        let n = self.unread().min(to.len());
        to[..n].copy_from_slice(&self.input[self.at..self.at + n]);
        self.at += n;
        Ok(n)
    }

    /// Appends bytes to `to`, up to and with `delimiter`, at most `most`; an error is reported with what came before.
    pub fn read_until(
        &mut self,
        io: &mut Io<'_>,
        delimiter: u8,
        most: usize,
        to: &mut Vec<u8>,
    ) -> Result<Option<Errno>, Trouble> {
        self.asked = true;
        let start = to.len();
        while to.len() - start < most {
            if let Some(b) = self.pushed.pop() {
                to.push(b);
                if b == delimiter {
                    break;
                }
                continue;
            }
            if self.unread() == 0 {
                match self.fill(io) {
                    Ok(true) => {}
                    Ok(false) => break,
                    Err(Trouble::Errno(e)) => return Ok(Some(e)),
                    Err(fault) => return Err(fault),
                }
            }
            let room = most - (to.len() - start);
            let window = &self.input[self.at..self.at + room.min(self.unread())];
            let found = window.iter().position(|&b| b == delimiter);
            let n = found.map_or(window.len(), |n| n + 1);
            to.extend_from_slice(&window[..n]);
            self.at += n;
            if found.is_some() {
                break;
            }
        }
        Ok(None)
    }

    /// `ftell`; after `ungetc` it may be negative.
    pub fn tell(&mut self, io: &mut Io<'_>) -> Result<i64, Trouble> {
        let whence = if self.mode.append && !self.output.is_empty() { 2 } else { 1 };
        let at = self.backing.seek(io, 0, whence)? as i64;
        Ok(at - self.unread() as i64 - self.pushed.len() as i64 + self.output.len() as i64)
    }

    /// `fseek`
    pub fn seek(&mut self, io: &mut Io<'_>, offset: i64, whence: i32) -> Result<(), Trouble> {
        let (offset, whence) = match whence {
            1 => (self.tell(io)?.checked_add(offset).ok_or(Trouble::Errno(Errno::EOVERFLOW))?, 0),
            _ => (offset, whence),
        };
        self.flush(io)?;
        // What was put back is forgotten even if the seek fails.
        self.pushed.clear();
        if whence == 0 && offset < 0 {
            return Err(Trouble::Errno(Errno::EINVAL));
        }
        self.backing.seek(io, offset, whence)?;
        self.drop_input();
        self.eof = false;
        self.direction = Direction::Neutral;
        Ok(())
    }

    /// `__fpurge`: forgets what is in the buffers.
    pub fn purge(&mut self) {
        self.drop_input();
        self.output.clear();
    }

    /// For an exit: output goes out and the file's position is where the program stopped reading. Nothing of this
    /// can be reported any more. Buffers in guest memory die with it.
    pub fn finish(&mut self, files: &mut Files) {
        let Some(fd) = self.descriptor() else { return };
        let output = std::mem::take(&mut self.output);
        let mut rest = &output[..];
        while !rest.is_empty() {
            match files.write(fd, rest) {
                Ok(n) => rest = &rest[n..],
                Err(_) => break,
            }
        }
        let unread = self.unread();
        if unread > 0 {
            let _ = files.seek(fd, -(unread as i64), 1);
        }
        self.drop_input();
    }
}
