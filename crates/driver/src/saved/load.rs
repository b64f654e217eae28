//! Loading a run: the file, and the program that it belongs to.

use super::settings::{recorded_folder, restore};
use crate::build::CompilerOptions;
use crate::error::Error;
use crate::program::Program;
use crate::program::identity::file_hash;
use crate::setup::Setup;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use trace::RunFile;

pub struct Loaded {
    pub run: RunFile,
    pub setup: Setup,
    pub same_program: bool,
    pub notes: Vec<String>,
}

/// Loads a run. Its program is `given` by the user, or lies beside the run, or is built again from its sources; its
/// contents must be what they were, unless the user wants to try another one (`force`).
pub fn load(path: &Path, given: &[PathBuf], force: bool) -> Result<Loaded, Error> {
    let shown = path.display();
    let bad = |e: String| Error::new(format!("{shown}: {e}"));
    if path.is_dir() {
        return Err(bad("this is a folder; name a run in it (x.run)".into()));
    }
    let contents = std::fs::read(path).map_err(|e| bad(e.to_string()))?;
    let run = RunFile::parse(&contents).map_err(|e| bad(e.to_string()))?;
    let options = CompilerOptions::from_words(&run.program.options);
    let options = options.map_err(|e| bad(format!("compiler-option: {e}")))?;
    let mut notes = changed_files(&run);
    if recorded_folder(&run).is_none() && !run.inputs.files.is_empty() {
        notes.push("the folder in which the program ran is gone: it runs in the current one".into());
    }
    let program = match given {
        [] => find(path, &run, &options).map_err(bad)?,
        given => Program::build_with(None, given, &options)?,
    };
    let same_program = program.identity.hash == run.program.hash;
    if !same_program && !force {
        return Err(bad(another_program(&run, &program)));
    }
    let setup = restore(&run, Arc::new(program)).map_err(|e| bad(e.to_string()))?;
    Ok(Loaded { run, setup, same_program, notes })
}

fn sources(run: &RunFile) -> String {
    let names: Vec<String> = run.program.sources.iter().map(|s| s.given.display().to_string()).collect();
    if names.is_empty() { "unknown files".into() } else { names.join(", ") }
}

fn another_program(run: &RunFile, found: &Program) -> String {
    format!(
        "it was recorded with another program\n  expected: {} (from {})\n  found:    {}\n  \
         Give the program as it was then, or add --force to try this one: replay tells where it differs.",
        run.program.hash,
        sources(run),
        found.identity.hash,
    )
}

/// The program beside the run, or from its sources.
fn find(path: &Path, run: &RunFile, options: &CompilerOptions) -> Result<Program, String> {
    let hash = &run.program.hash;
    let usable = !hash.is_empty() && hash.bytes().all(|b| b.is_ascii_alphanumeric());
    if !usable {
        return Err(format!("program-hash: `{hash}` is no hash of a program"));
    }
    let folder = path.parent().unwrap_or(Path::new(""));
    let copies = Program::copies_in(folder, hash);
    let mut tried = String::new();
    let mut attempt = |what: String, built: Result<Program, Error>| {
        let why = match built {
            Ok(program) if program.identity.hash == *hash => return Some(program),
            Ok(program) => format!("it has changed: its hash is {}", program.identity.hash),
            Err(e) => e.to_string(),
        };
        let _ = write!(tried, "\n  - {what}: {why}");
        None
    };
    if !copies.is_empty() {
        let built = Program::build_with(None, &copies, &CompilerOptions::default());
        if let Some(found) = attempt(format!("the copy beside it, {}", copies[0].display()), built) {
            return Ok(found);
        }
    }
    // As they were named, from where they were named: the program may contain the name.
    let names: Vec<PathBuf> = run.program.sources.iter().map(|s| s.given.clone()).collect();
    if let (Some(folder), false) = (recorded_folder(run), names.is_empty()) {
        let built = Program::build_with(Some(&folder), &names, options);
        if let Some(found) = attempt(format!("its sources, {} in {}", sources(run), folder.display()), built) {
            return Ok(found);
        }
    } else if !names.is_empty() {
        let names: Vec<PathBuf> = run.program.sources.iter().map(|s| s.absolute.clone()).collect();
        let built = Program::build_with(None, &names, options);
        if let Some(found) = attempt(format!("its sources, {}", names[0].display()), built) {
            return Ok(found);
        }
    }
    if copies.is_empty() {
        let _ = write!(tried, "\n  - there is no program-{hash}.ll beside it");
    }
    Err(format!(
        "its program is not there\n  expected: {hash} (from {})\n  looked for:{}\n  Put program-{hash}.ll back beside \
         the run, or give the program as it was then: --program FILE (with --force to try a changed one).",
        sources(run),
        tried.replace("\n  ", "\n    "),
    ))
}

/// Files that the program read and that are not what they were.
fn changed_files(run: &RunFile) -> Vec<String> {
    let note = |file: &trace::run_file::ReadFile| {
        let shown = file.path.display();
        match file_hash(&file.path) {
            Ok(hash) if hash == file.hash => None,
            Ok(_) => Some(format!("{shown}, which the program read, has changed since")),
            Err(e) => Some(format!("{shown}, which the program read, cannot be read: {e}")),
        }
    };
    run.inputs.files.iter().filter_map(note).collect()
}
