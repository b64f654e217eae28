//! Loading a run: the file, and the program that it belongs to.

use super::settings::{recorded_folder, restore};
use super::trust::{self, Places, Trust, own_folder};
use crate::build::CompilerOptions;
use crate::error::Error;
use crate::files::{open_regular, read_input};
use crate::program::Program;
use crate::program::identity::file_hash;
use crate::setup::Setup;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use trace::RunFile;

/// The largest source that a run may have.
const MOST_SOURCE: u64 = 64 << 20;
/// How many bytes of files that the program read are looked at.
const MOST_HASHED: u64 = 1 << 30;

pub struct Loaded {
    pub run: RunFile,
    pub setup: Setup,
    pub same_program: bool,
    pub notes: Vec<String>,
}

/// Loads a run. Its program is `given` by the user, or lies beside the run, or is built again from its sources if that is wanted; its
/// contents must be what they were, unless the user wants to try another one (`force`).
pub fn load(path: &Path, given: &[PathBuf], force: bool, trust: &Trust) -> Result<Loaded, Error> {
    let shown = path.display();
    let bad = |e: String| Error::new(format!("{shown}: {e}"));
    if path.is_dir() {
        return Err(bad("this is a folder; name a run in it (x.run)".into()));
    }
    let contents = read_input(path)?;
    let run = RunFile::parse(&contents).map_err(|e| bad(e.to_string()))?;
    let places = Places::of(path, trust);
    places.show_sources();
    let mut notes = Vec::new();
    let folder = start_folder(path, &run, &places, &mut notes).map_err(bad)?;
    if let Some(folder) = run.inputs.folders.iter().find(|f| !f.is_absolute()) {
        return Err(bad(format!("folder {}: expected the whole path", folder.display())));
    }
    places.check("the program used", run.inputs.folders.iter().map(|f| &**f)).map_err(bad)?;
    places.check("the program read", run.inputs.files.iter().map(|f| &*f.path)).map_err(bad)?;
    notes.extend(changed_files(&run));
    let program = match given {
        [] => {
            let found = find(path, &run, &places, trust).map_err(bad)?;
            match trust.sources.then(|| from_sources(&run, &places)) {
                Some(Ok(compiled)) => compiled,
                Some(Err(e)) => {
                    notes.push(format!("no change of lines can be tried: {e}"));
                    found
                }
                None => found,
            }
        }
        given => {
            let options = trust::options(&run.program.options, &places).unwrap_or_else(|e| {
                notes.push(format!("the program is built without the run's options: {e}"));
                CompilerOptions::default()
            });
            Program::build_with(None, given, &options)?
        }
    };
    let same_program = program.identity.hash == run.program.hash;
    if !same_program && !force {
        return Err(bad(another_program(&run, &program)));
    }
    let mut setup = restore(&run, Arc::new(program), folder, &trust.allow).map_err(|e| bad(e.to_string()))?;
    trust.bound(&mut setup.limits).map_err(bad)?;
    Ok(Loaded { run, setup, same_program, notes })
}

/// Where the program runs: where it ran, if it may be there. One that used no files may run anywhere.
fn start_folder(
    path: &Path,
    run: &RunFile,
    places: &Places,
    notes: &mut Vec<String>,
) -> Result<Option<PathBuf>, String> {
    let uses_files = !run.inputs.files.is_empty() || !run.inputs.folders.is_empty();
    match recorded_folder(run) {
        Some(folder) if places.contain(&folder) => Ok(Some(folder)),
        Some(folder) if uses_files => places.check("the program ran in", [&*folder].into_iter()).map(|()| None),
        Some(_) => Ok(Some(own_folder(path))),
        None => {
            if uses_files {
                notes.push("the folder in which the program ran is gone: it runs in the current one".into());
            }
            Ok(None)
        }
    }
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
fn find(path: &Path, run: &RunFile, places: &Places, trust: &Trust) -> Result<Program, String> {
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
            Program::recall_sources(folder, hash);
            return Ok(found);
        }
    }
    if trust.rebuild && !run.program.sources.is_empty() {
        let built = rebuild(run, places);
        if let Some(found) = attempt(format!("its sources, {}", sources(run)), built) {
            return Ok(found);
        }
    }
    if copies.is_empty() {
        let _ = write!(tried, "\n  - there is no program-{hash}.ll beside it");
    }
    let again = match trust.rebuild || run.program.sources.is_empty() {
        true => "",
        false => "\n  Or add --rebuild: it is compiled again from its sources, with the command shown.",
    };
    Err(format!(
        "its program is not there\n  expected: {hash} (from {})\n  looked for:{}\n  Put program-{hash}.ll back beside \
         the run, or give the program as it was then: --program FILE (with --force to try a changed one).{again}",
        sources(run),
        tried.replace("\n  ", "\n    "),
    ))
}

/// The same program from its sources as they are now.
fn from_sources(run: &RunFile, places: &Places) -> Result<Program, Error> {
    let compiled = rebuild(run, places)?;
    match compiled.identity.hash == run.program.hash {
        true => Ok(compiled),
        false => Err(Error::new(format!("{} changed since the run was saved", sources(run)))),
    }
}

/// Compiles the sources again, as far as a file may ask for that.
fn rebuild(run: &RunFile, places: &Places) -> Result<Program, Error> {
    let options = trust::options(&run.program.options, places)?;
    // As they were named, from where they were named: the program may contain the name.
    let folder = recorded_folder(run);
    let names: Vec<PathBuf> = match &folder {
        Some(_) => run.program.sources.iter().map(|s| s.given.clone()).collect(),
        None => run.program.sources.iter().map(|s| s.absolute.clone()).collect(),
    };
    let from = folder.clone().unwrap_or_default();
    let full: Vec<PathBuf> = names.iter().map(|n| from.join(n)).collect();
    if let Some(folder) = &folder {
        places.check("it is to be built in", [&**folder].into_iter()).map_err(Error::new)?;
    }
    places.check("it is to be built from", full.iter().map(|p| &**p)).map_err(Error::new)?;
    if let Some(other) = full.iter().find(|p| p.exists() && open_regular(p, MOST_SOURCE).is_err()) {
        return Err(Error::at(other, "it is no regular file of a sane size"));
    }
    let words = options.words().into_iter().chain(names.iter().map(|n| n.display().to_string()));
    let words: Vec<String> = words.collect();
    let words = shlex::try_join(words.iter().map(String::as_str)).unwrap_or_default();
    crate::say!("unsnarl: note: building again in {}: clang {}", from.display(), words.escape_debug());
    Program::build_with(folder.as_deref(), &names, &options)
}

/// Files that the program read and that are not what they were.
fn changed_files(run: &RunFile) -> Vec<String> {
    let mut left = MOST_HASHED;
    let mut note = |file: &trace::run_file::ReadFile| {
        let shown = file.path.display();
        let size = std::fs::metadata(&file.path).map_or(0, |m| m.len());
        if size > left {
            return Some(format!("{shown}, which the program read, is too large to see whether it has changed"));
        }
        left -= size;
        match file_hash(&file.path) {
            Ok(hash) if hash == file.hash => None,
            Ok(_) => Some(format!("{shown}, which the program read, has changed since")),
            Err(e) => Some(format!("{shown}, which the program read, cannot be read: {e}")),
        }
    };
    run.inputs.files.iter().filter_map(&mut note).collect()
}
