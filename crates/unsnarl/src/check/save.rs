//! Where failing runs go.

use super::setup::Setup;
use crate::cli::CheckOptions;
use crate::error::Error;
use std::path::{Path, PathBuf};
use trace::run_file::{Inputs, Program, SourceFile};
use trace::{Failure, RunFile, RunOutcome, Turn};
use vm::Outcome;

/// A failing run that is worth keeping.
pub(crate) struct Keep<'a> {
    pub(crate) failure: &'a Failure,
    pub(crate) run: &'a Outcome,
    pub(crate) found_by: &'a str,
    /// Counts the runs with this kind of failure, from 1.
    pub(crate) number: usize,
}

/// Saves a run as `NAME-FAILUREID-N.run` in the folder that was asked for; the path.
pub(crate) fn save_run(options: &CheckOptions, setup: &Setup<'_>, keep: &Keep<'_>) -> Result<PathBuf, Error> {
    let failed = |path: &Path, e: std::io::Error| Error(format!("{}: {e}", path.display()));
    std::fs::create_dir_all(&options.out).map_err(|e| failed(&options.out, e))?;
    let name = options.files[0].file_stem().unwrap_or_default().to_string_lossy();
    let path = options.out.join(format!("{name}-{}-{}.run", keep.failure.kind.id(), keep.number));
    let source = |file: &PathBuf| SourceFile {
        given: file.clone(),
        absolute: std::path::absolute(file).unwrap_or_else(|_| file.clone()),
    };
    let run = RunFile {
        program: Program {
            sources: options.files.iter().chain(&options.link).map(source).collect(),
            ..Program::default()
        },
        inputs: Inputs {
            arguments: setup.inputs.args.clone(),
            environment: setup.inputs.env.clone(),
            stdin: setup.stdin.clone(),
            folders: setup.inputs.allow.clone(),
            files: Vec::new(),
        },
        settings: Vec::new(),
        found_by: keep.found_by.to_string(),
        outcome: RunOutcome::Failure(keep.failure.into()),
        events: keep.run.events,
        event_hash: keep.run.event_hash,
        turns: keep.run.schedule.iter().cloned().map(Turn::from).collect(),
    };
    std::fs::write(&path, run.to_text(&path.to_string_lossy())).map_err(|e| failed(&path, e))?;
    Ok(path)
}
