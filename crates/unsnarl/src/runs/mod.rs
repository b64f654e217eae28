//! Saved runs: a program, what it was given, and its schedule, kept so that the execution can be repeated on any
//! machine, without the sources and without a compiler.
//!
//! A run is a text file ([`trace::RunFile`]); the program's IR lies beside it as `program-HASH.ll`, once for all runs of
//! that program. A run names its program by the hash of its contents ([`identity`]), so a program that has changed is
//! noticed before anything is replayed.
//!
//! Limits: files that the program reads are not part of a run, only their hashes; files that it writes are written again.

mod checks;
mod conditions;
pub(crate) mod identity;
mod load;
mod program;
pub(crate) mod races;
mod save;
mod stand;

pub(crate) use checks::{Comparer, Divergence, Recorder, expectation};
pub use conditions::Conditions;
pub use load::{Loaded, load};
pub use program::Program;
pub use save::{Found, save, save_with};
pub(crate) use save::{describe, save_recorded};
pub(crate) use stand::{Post, Watch};

use crate::error::Error;
use std::path::Path;
use trace::{FailureKind, RunOutcome};
use vm::{End, Outcome};

/// Writes a file whole or not at all.
fn write_whole(path: &Path, contents: &[u8]) -> Result<(), Error> {
    let failed = |e: std::io::Error| Error(format!("{}: {e}", path.display()));
    let mut draft = path.to_path_buf();
    draft.as_mut_os_string().push(format!(".{}.draft", std::process::id()));
    std::fs::write(&draft, contents).map_err(failed)?;
    std::fs::rename(&draft, path).map_err(failed)
}

/// How a run ended, as a file tells it; `None` if it could not be run to an end.
pub(crate) fn outcome_of(outcome: &Outcome) -> Option<RunOutcome> {
    match &outcome.end {
        End::Exit(status) => Some(RunOutcome::Exit(*status)),
        End::Failed(failure) => Some(RunOutcome::Failure((&**failure).into())),
        End::OutOfSteps => Some(RunOutcome::Unfinished),
        End::Unsupported { .. } | End::Interrupted | End::Abandoned => None,
    }
}

/// Whether a run ended as another one did. Messages and places are not compared: they name paths.
pub(crate) fn same_outcome(recorded: &RunOutcome, outcome: &Outcome) -> bool {
    match (recorded, &outcome.end) {
        (RunOutcome::Exit(a), End::Exit(b)) => a == b,
        (RunOutcome::Unfinished, End::OutOfSteps) => true,
        (RunOutcome::Failure(f), _) if f.kind == FailureKind::DataRace => races::find(f, outcome).is_some(),
        (RunOutcome::Failure(f), End::Exit(status)) => f.kind == FailureKind::NonzeroExit && *status != 0,
        (RunOutcome::Failure(a), End::Failed(b)) => (a.kind, &a.thread, a.clock) == (b.kind, &b.thread, b.clock),
        _ => false,
    }
}
