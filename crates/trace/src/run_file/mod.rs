//! A saved run (`x.run`): all that is needed to repeat an execution, as readable text.
//!
//! The first line is `unsnarl run 1`. Every other line is a key and its words; empty lines and lines that start with
//! `#` say nothing. Words with blanks or odd bytes stand in quotes, with `\n \t \r \\ \" \xNN`.
//!
//! | key | words | how often |
//! | --- | --- | --- |
//! | `source` | a file of the program as it was given, and its absolute path | any |
//! | `compiler-option` | an option | any |
//! | `program-hash` | of the program's contents, in hex | once |
//! | `argument` | an argument; the first is the program's name | any |
//! | `environment` | `NAME=value` | any |
//! | `stdin`, `stdin-hex` | a piece of the standard input | any |
//! | `symbolic` | a thread, which of its symbolic inputs (from 0), and the bytes it got, in hex | any |
//! | `folder` | one that the program may read | any |
//! | `read-file` | a file that the program read, and the hash of its contents | any |
//! | `setting` | the name and value of a setting of the VM | any |
//! | `found-by` | how it was found, for people | at most once |
//! | `outcome` | `exit STATUS`, `failure KIND` or `unfinished` | once |
//! | `failure-message`, `failure-thread`, `failure-clock`, `failure-place` | of the failure | once, the place at most |
//! | `stands` | a thread, its step clock, and what it stands at: all of these at one moment of the run | any |
//! | `events`, `event-hash` | how many events there were, and [`EventHash`](crate::EventHash) of them | once |
//! | `schedule` | nothing; the turns follow, one in each line | once |
//! | `end` | nothing; the last line, so that a file that was cut off is noticed | once |
//!
//! A turn is a segment of the schedule, and what replay can check: who could have run, and what the thread stands at:
//! `0.1 88 | 0 0.1 0.2 | lock queue.mutex at queue.c:41`.

mod read;
#[cfg(test)]
mod tests;
mod write;

use crate::schedule::{Schedule, Turn};
use crate::{FailureKind, Place, ThreadName, text};
use serde::Serialize;
use std::path::PathBuf;

/// The version that is written; of another minor version as much is read as is understood.
const MAJOR: u32 = 1;
/// Since when there is `stands`; a file without is one of version 1.0.
const MINOR: u32 = 2;

/// A run: program, inputs and schedule, and how it ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RunFile {
    pub program: Program,
    pub inputs: Inputs,
    /// Settings of the VM that change the execution, by name: `stack-size 8388608`.
    pub settings: Vec<(String, String)>,
    /// Which strategy and seed found it, for people.
    pub found_by: String,
    pub outcome: RunOutcome,
    /// Where threads stand at one moment of it: at the accesses of a race, in a deadlock.
    pub stands: Vec<Stands>,
    pub events: u64,
    pub event_hash: u64,
    pub turns: Vec<Turn>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Stands {
    pub thread: ThreadName,
    /// Its step clock.
    pub clock: u64,
    /// Before what, for people: `write total at sum.c:12`.
    pub before: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Program {
    pub sources: Vec<SourceFile>,
    /// Options for the compiler.
    pub options: Vec<String>,
    /// Of all its contents, in hex.
    pub hash: String,
}

/// A file of the program: source or IR.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SourceFile {
    pub given: PathBuf,
    pub absolute: PathBuf,
}

/// What a program can see of the world.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Inputs {
    /// The arguments; the first is the program's name.
    #[serde(serialize_with = "text::serialize_list")]
    pub arguments: Vec<Vec<u8>>,
    /// `NAME=value`.
    #[serde(serialize_with = "text::serialize_list")]
    pub environment: Vec<Vec<u8>>,
    #[serde(serialize_with = "text::serialize_bytes")]
    pub stdin: Vec<u8>,
    /// What its symbolic inputs were: thread, which of that thread's, from 0, and the bytes.
    pub symbolic: Vec<SymbolicInput>,
    /// Folders that it may read.
    pub folders: Vec<PathBuf>,
    pub files: Vec<ReadFile>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SymbolicInput {
    pub thread: ThreadName,
    /// Which of that thread's, from 0.
    pub number: u32,
    #[serde(serialize_with = "text::serialize_bytes")]
    pub bytes: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ReadFile {
    pub path: PathBuf,
    pub hash: String,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RunOutcome {
    Exit(i32),
    Failure(RunFailure),
    /// It was stopped at its limit of steps.
    Unfinished,
}

/// A failure, as much of it as says whether replay found the same one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RunFailure {
    #[serde(rename = "id")]
    pub kind: FailureKind,
    pub message: String,
    pub thread: ThreadName,
    /// Its step clock.
    pub clock: u64,
    /// The innermost place in the user's source.
    pub at: Option<Place>,
}

impl From<&crate::Failure> for RunFailure {
    fn from(f: &crate::Failure) -> RunFailure {
        RunFailure {
            kind: f.kind,
            message: f.message.clone(),
            thread: f.thread.clone(),
            clock: f.clock,
            at: f.at.clone(),
        }
    }
}

impl RunFile {
    /// The schedule without the checks.
    pub fn schedule(&self) -> Schedule {
        Schedule(self.turns.iter().map(|turn| turn.segment.clone()).collect())
    }

    pub fn setting(&self, name: &str) -> Option<&str> {
        self.settings.iter().find(|(n, _)| n == name).map(|(_, value)| value.as_str())
    }
}
