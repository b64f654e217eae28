//! `--report`: what a run did, as one JSON document.

use crate::error::Error;
use serde::Serialize;
use std::io::Write;
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
    /// What could not be done, and where.
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
            End::Interrupted | End::Abandoned => report.end = "interrupted",
        }
        report
    }

    pub(crate) fn write(&self, path: &Path) -> Result<(), Error> {
        let text =
            serde_json::to_string_pretty(self).map_err(|e| Error(format!("the report cannot be written: {e}")))?;
        if path == Path::new("-") {
            println!("{text}");
            return Ok(());
        }
        std::fs::write(path, text + "\n").map_err(|e| Error(format!("{}: {e}", path.display())))
    }
}

/// Refuses a path that is surely a mistake, before anything is run.
pub(crate) fn check_path(option: &str, path: &Path) -> Result<(), Error> {
    let shown = path.display();
    if matches!(path.extension().and_then(|e| e.to_str()), Some("c" | "h" | "i" | "ll" | "bc")) {
        return Err(Error(format!(
            "{option} {shown}: this would overwrite a source file; give the report a name of its own"
        )));
    }
    if path != Path::new("-") {
        std::fs::OpenOptions::new()
            .append(true)
            .create(true)
            .open(path)
            .map_err(|e| Error(format!("{option} {shown}: {e}")))?;
    }
    Ok(())
}

/// Refuses a folder in which nothing could be written, before anything is run. It is made only when there is something to
/// write.
pub(crate) fn check_folder(option: &str, folder: &Path) -> Result<(), Error> {
    let wrong = |what: String| Error(format!("{option} {}: {what}", folder.display()));
    let here = Path::new(".");
    let there = folder.ancestors().map(|p| if p.as_os_str().is_empty() { here } else { p }).find(|p| p.exists());
    let there = there.unwrap_or(here);
    if !there.is_dir() {
        return Err(wrong(format!("{} is no folder", there.display())));
    }
    let trial = there.join(format!(".unsnarl-trial-{}", std::process::id()));
    std::fs::write(&trial, []).map_err(|e| wrong(format!("nothing can be written there: {e}")))?;
    std::fs::remove_file(&trial).map_err(|e| wrong(e.to_string()))
}

/// Who reads only the head of it wants no more.
pub(crate) fn print_all(text: &str) -> Result<(), Error> {
    match std::io::stdout().write_all(text.as_bytes()) {
        Err(e) if e.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(Error(format!("the report cannot be printed: {e}")))
        }
        _ => Ok(()),
    }
}
