//! Inputs that could be anything: what this run has for them.
//!
//! All are kept by thread and number. Those that the program asks for are numbered from 0; the bytes of standard input and of
//! arguments have numbers from the other end, as main's.

use super::World;
use crate::sync::ThreadId;
use trace::ThreadName;

/// The number of standard input: its first bytes are these.
pub const STDIN: u32 = u32::MAX;

/// The number of an argument: it is these bytes.
pub fn argument(n: u32) -> u32 {
    STDIN - n
}

/// What is left of an input when it is named in a trace: `argv[1][3]`, `stdin[7]`, or one that the program named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// A byte of an argument.
    Argument {
        /// Which argument.
        n: u32,
        /// Which byte.
        byte: usize,
    },
    /// A byte of standard input.
    Stdin {
        /// Which.
        byte: usize,
    },
    /// What the program asked for.
    Asked,
}

impl Part {
    /// What a name of the trace stands for.
    pub fn of_name(name: &str) -> Part {
        let index = |text: &str| text.strip_suffix(']')?.parse::<u32>().ok();
        let stdin = || Some(Part::Stdin { byte: index(name.strip_prefix("stdin[")?)? as usize });
        let argument = || {
            let (n, byte) = name.strip_prefix("argv[")?.split_once("][")?;
            Some(Part::Argument { n: n.parse().ok()?, byte: index(byte)? as usize })
        };
        stdin().or_else(argument).unwrap_or(Part::Asked)
    }
}

impl World {
    /// The next symbolic input of a thread.
    pub fn next_input(&mut self, thread: ThreadId, name: &ThreadName, size: usize) -> Vec<u8> {
        let asked = self.asked.entry(thread).or_insert(0);
        let given = self.inputs.symbolic.get(&(name.clone(), *asked));
        *asked += 1;
        let mut bytes = given.cloned().unwrap_or_default();
        bytes.resize(size, 0);
        bytes
    }

    /// Puts what the run has for arguments and standard input in the place of what they were.
    pub(crate) fn replace_inputs(&mut self) {
        let main = ThreadName::main();
        for (n, arg) in self.inputs.args.iter_mut().enumerate() {
            if let Some(bytes) = self.inputs.symbolic.get(&(main.clone(), argument(n as u32))).filter(|_| n > 0) {
                arg.clone_from(bytes);
            }
        }
        if let Some(bytes) = self.inputs.symbolic.get(&(main, STDIN)) {
            self.files.replace_stdin(bytes);
        }
    }

    /// How many bytes of standard input the program has taken; `None` if that cannot be said.
    pub(crate) fn stdin_taken(&self) -> Option<usize> {
        let (read, _) = self.files.stdin_read()?;
        Some(read.saturating_sub(self.streams.waiting_in(0)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_trace_are_understood() {
        assert_eq!(Part::of_name("argv[1][30]"), Part::Argument { n: 1, byte: 30 });
        assert_eq!(Part::of_name("stdin[7]"), Part::Stdin { byte: 7 });
        for own in ["x", "stdin[x]", "stdin[1", "argv[1]", "argv[a][1]", ""] {
            assert_eq!(Part::of_name(own), Part::Asked, "{own}");
        }
    }
}
