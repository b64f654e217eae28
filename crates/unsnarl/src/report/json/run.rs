//! `--report`: what a run did, as one JSON document.

use crate::report::print_all;
use driver::Error;
use serde::Serialize;
use std::path::Path;
use std::time::Duration;
use trace::{Failure, Place};
use vm::{End, Outcome};

#[derive(Serialize)]
pub(crate) struct Report {
    /// Of this format.
    pub(crate) version: u32,
    pub(crate) command: &'static str,
    /// `exit`, `failure`, `unsupported`, `unfinished` or `interrupted`.
    pub(crate) end: &'static str,
    /// The program's exit status, if it ended by itself.
    pub(crate) status: Option<i32>,
    pub(crate) failure: Option<Failure>,
    pub(crate) unsupported: Option<Unsupported>,
    /// The saved run.
    pub(crate) run: Option<std::path::PathBuf>,
    pub(crate) steps: u64,
    pub(crate) seconds: f64,
    /// Seconds for compiling, reading and linking.
    pub(crate) load_seconds: f64,
    /// In bytes.
    pub(crate) max_memory: u64,
}

#[derive(Serialize)]
pub(crate) struct Unsupported {
    what: String,
    stack: Vec<Place>,
}

impl Report {
    pub(crate) fn new(outcome: &Outcome, took: Duration, loaded: Duration) -> Report {
        let mut report = Report {
            version: 1,
            command: "run",
            end: "exit",
            status: None,
            failure: None,
            unsupported: None,
            run: None,
            steps: outcome.steps,
            seconds: took.as_secs_f64(),
            load_seconds: loaded.as_secs_f64(),
            max_memory: outcome.max_memory,
        };
        match &outcome.end {
            End::Exit(status) => report.status = Some(*status),
            End::Failed(failure) => {
                report.end = "failure";
                report.failure = Some((**failure).clone());
            }
            End::Unsupported { what, stack } => {
                report.end = "unsupported";
                report.unsupported = Some(Unsupported { what: what.clone(), stack: stack.clone() });
            }
            End::OutOfSteps => report.end = "unfinished",
            End::Stopped(_) | End::Abandoned => report.end = "interrupted",
        }
        report
    }

    pub(crate) fn write(&self, path: &Path) -> Result<(), Error> {
        let text = crate::report::document(self)?;
        if path == Path::new("-") {
            return print_all(&text);
        }
        std::fs::write(path, text).map_err(|e| Error::at(path, e))
    }
}
