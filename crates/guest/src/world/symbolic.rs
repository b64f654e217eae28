//! Inputs that could be anything: what this run has for them, and how much of standard input is gone.

use super::World;
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

    /// How many bytes of standard input the library looked at and put back since this was asked last.
    pub fn stdin_looked_at(&mut self) -> usize {
        self.streams.take_looked_at(0)
    }

    /// How many bytes of standard input the program has taken; `None` if that cannot be said.
    pub fn stdin_taken(&self) -> Option<usize> {
        let (read, _) = self.files.stdin_read()?;
        Some(read.saturating_sub(self.streams.waiting_in(0)?))
    }
}
