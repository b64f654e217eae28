//! Inputs that could be anything: what this run has for them, and how much of standard input is gone.

use super::World;
use super::files::Files;
use crate::sync::ThreadId;
use trace::ThreadName;

impl World {
    pub fn next_input(&mut self, thread: ThreadId, name: &ThreadName, size: usize) -> Vec<u8> {
        let asked = self.asked.entry(thread).or_insert(0);
        let given = self.inputs.symbolic.get(&(name.clone(), *asked));
        *asked += 1;
        let mut bytes = given.cloned().unwrap_or_default();
        bytes.resize(size, 0);
        bytes
    }

    /// Whether the program was given an input that could be anything.
    pub fn asked_inputs(&self) -> bool {
        !self.asked.is_empty() || self.inputs.symbolic_args || self.inputs.symbolic_stdin > 0
    }

    /// Where the program stands in standard input; `None` if that cannot be said.
    pub fn stdin_place(&self) -> Option<StdinPlace> {
        let (descriptor, _) = self.files.stdin_read()?;
        let (waiting, put_back) = self.streams.waiting();
        let buffered = self.streams.has_read_input();
        Some(StdinPlace { descriptor, buffered, stream: descriptor.saturating_sub(waiting), put_back })
    }

    /// Who wanted something of standard input since this was last asked.
    pub fn take_stdin_asked(&mut self) -> Option<Asked> {
        let Files { stdin_read_at, stdin_measured, .. } = &mut self.files;
        let (read, measured) = (std::mem::take(stdin_read_at), std::mem::take(stdin_measured));
        let stream = self.streams.take_asked();
        match () {
            () if measured => Some(Asked::Length),
            () if stream => Some(Asked::Stream),
            () => read.then_some(Asked::Descriptor),
        }
    }
}

/// Places in standard input, by the number of bytes before them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StdinPlace {
    pub descriptor: usize,
    /// The descriptor is where a stream's buffer has left it, which depends on how much there is.
    pub buffered: bool,
    /// The same without what streams have read and not given out.
    pub stream: usize,
    /// Bytes were put back into a stream that did not come from here.
    pub put_back: bool,
}

/// What was wanted of standard input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Bytes, by way of a stream.
    Stream,
    Descriptor,
    /// How many bytes there are.
    Length,
}
