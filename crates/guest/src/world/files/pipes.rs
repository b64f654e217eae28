//! Pipes, in memory.
//!
//! One process and (so far) one thread: a read that has to wait for a writer would wait for ever, and is reported
//! as EDEADLK, which no real `read` gives.

use super::Ready;
use crate::errno::Errno;
use std::collections::VecDeque;

/// How much a pipe holds, as on Linux.
pub const CAPACITY: usize = 65536;
/// A write of up to this many bytes is not split, as on Linux.
const ATOMIC: usize = 4096;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PipeId(u32);

#[derive(Default)]
struct Pipe {
    data: VecDeque<u8>,
    reader_closed: bool,
    writer_closed: bool,
}

#[derive(Default)]
pub struct Pipes {
    pipes: Vec<Pipe>,
}

impl Pipes {
    pub fn create(&mut self) -> PipeId {
        let closed = self.pipes.iter().position(|p| p.reader_closed && p.writer_closed);
        let index = closed.unwrap_or(self.pipes.len());
        match self.pipes.get_mut(index) {
            Some(pipe) => *pipe = Pipe::default(),
            None => self.pipes.push(Pipe::default()),
        }
        PipeId(index as u32)
    }

    fn get(&mut self, id: PipeId) -> &mut Pipe {
        &mut self.pipes[id.0 as usize]
    }

    pub fn read(&mut self, id: PipeId, to: &mut [u8], nonblocking: bool) -> Result<usize, Errno> {
        let pipe = self.get(id);
        if to.is_empty() {
            return Ok(0);
        }
        if pipe.data.is_empty() {
            return match (pipe.writer_closed, nonblocking) {
                (true, _) => Ok(0),
                (false, true) => Err(Errno::EAGAIN),
                (false, false) => Err(Errno::EDEADLK),
            };
        }
        let n = to.len().min(pipe.data.len());
        for (to, byte) in to.iter_mut().zip(pipe.data.drain(..n)) {
            *to = byte;
        }
        Ok(n)
    }

    pub fn write(&mut self, id: PipeId, from: &[u8], nonblocking: bool) -> Result<usize, Errno> {
        let pipe = self.get(id);
        if pipe.reader_closed {
            return Err(Errno::EPIPE);
        }
        let room = CAPACITY - pipe.data.len();
        if from.len() <= room {
            pipe.data.extend(from);
            return Ok(from.len());
        }
        if !nonblocking {
            return Err(Errno::EDEADLK);
        }
        if room == 0 || from.len() <= ATOMIC {
            return Err(Errno::EAGAIN);
        }
        pipe.data.extend(&from[..room]);
        Ok(room)
    }

    /// The last reading descriptor is gone.
    pub fn close_reader(&mut self, id: PipeId) {
        let pipe = self.get(id);
        pipe.reader_closed = true;
        pipe.data = VecDeque::new();
    }

    /// The last writing descriptor is gone.
    pub fn close_writer(&mut self, id: PipeId) {
        self.get(id).writer_closed = true;
    }

    pub fn len(&mut self, id: PipeId) -> usize {
        self.get(id).data.len()
    }

    pub fn ready_to_read(&self, id: PipeId) -> Ready {
        let pipe = &self.pipes[id.0 as usize];
        Ready { read: !pipe.data.is_empty(), write: false, hung_up: pipe.writer_closed, error: false }
    }

    pub fn ready_to_write(&self, id: PipeId) -> Ready {
        let pipe = &self.pipes[id.0 as usize];
        let room = CAPACITY - pipe.data.len() >= ATOMIC;
        Ready { read: false, write: room || pipe.reader_closed, hung_up: false, error: pipe.reader_closed }
    }
}
