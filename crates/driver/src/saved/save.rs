//! Saving a run: it is repeated once more, and what can be checked later is written down on the way.

use super::checks::Recorder;
use super::{Watch, settings};
use crate::ending::{describe, outcome_of, same_outcome};
use crate::error::Error;
use crate::files::{open_regular, write_new, write_whole};
use crate::program::Program;
use crate::program::identity::file_hash;
use crate::setup::Setup;
use std::io::Read;
use std::path::{Path, PathBuf};
use trace::run_file::ReadFile;
use trace::{RunFile, RunOutcome, Segment, Stands, ThreadName};
use vm::Outcome;
use vm::Output;
use vm::sched::Replay;

/// Runs of one name in a folder.
const MOST: u32 = 1000;

/// A run that is worth saving.
#[derive(Clone, Debug)]
pub struct Found<'a> {
    /// How it ended: for a failure that is no [`vm::End`], such as a data race, the failure.
    pub outcome: RunOutcome,
    pub schedule: &'a [Segment],
    pub event_hash: Option<u64>,
    pub found_by: &'a str,
    /// Threads and step clocks at which they stand at one moment.
    pub stands: &'a [(ThreadName, u64)],
}

/// Saves a run: `folder/name.run`, and beside it the program. Gives the path of the run.
pub fn save(setup: &Setup, found: &Found<'_>, folder: &Path, name: &str) -> Result<PathBuf, Error> {
    // A run that is saved when time is up must not be stopped by that.
    let setup = &setup.unstoppable();
    let (outcome, recorder) = repeat(setup, found)?;
    let stands = stand(setup, found)?;
    let run = RunFile { stands, ..describe_run(setup, found, &outcome, recorder) };
    write(&setup.program, &run, folder, name, false)
}

/// Where a command saves the runs it found.
#[derive(Clone, Debug)]
pub struct Keeper {
    pub folder: PathBuf,
    /// What the names begin with: the program's.
    pub prefix: String,
}

impl Keeper {
    /// For a program whose first file this is.
    pub fn new(folder: &Path, file: &Path) -> Keeper {
        let prefix = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Keeper { folder: folder.to_path_buf(), prefix }
    }

    /// Whether a run that was not saved is one that could be: then it was the disk that refused.
    pub fn comes_again(&self, setup: &Setup, found: &Found<'_>) -> bool {
        let setup = &setup.unstoppable();
        repeat(setup, found).is_ok() && stand(setup, found).is_ok()
    }

    /// Saves a run as `PREFIX-name.run`.
    pub fn save(&self, setup: &Setup, found: &Found<'_>, name: &str) -> Result<PathBuf, Error> {
        save(setup, found, &self.folder, &format!("{}-{name}", self.prefix))
    }
}

/// Saves a run that was recorded while it took place; `replaces` what has that name.
pub fn save_recorded(
    setup: &Setup,
    (outcome, recorder): (&Outcome, Recorder),
    found: &Found<'_>,
    path: &Path,
    replaces: bool,
) -> Result<PathBuf, Error> {
    let run = describe_run(setup, found, outcome, recorder);
    let folder = path.parent().unwrap_or(Path::new(""));
    let name = path.file_stem().map_or("run".into(), |n| n.to_string_lossy());
    write(&setup.program, &run, folder, &name, replaces)
}

fn same_contents(path: &Path, contents: &[u8]) -> std::io::Result<bool> {
    let mut there = Vec::new();
    open_regular(path, contents.len() as u64)?.read_to_end(&mut there)?;
    Ok(there == contents)
}

fn write(program: &Program, run: &RunFile, folder: &Path, name: &str, replaces: bool) -> Result<PathBuf, Error> {
    if folder == Path::new(".unsnarl") && folder.is_symlink() {
        return Err(Error::new(".unsnarl is a link: name the folder for runs with --out"));
    }
    if !folder.as_os_str().is_empty() {
        std::fs::create_dir_all(folder).map_err(|e| Error::new(format!("{}: {e}", folder.display())))?;
    }
    program.keep_in(folder)?;
    // An older run of that name may be all that somebody has of another failure.
    for n in 1..=MOST {
        let file = if n == 1 { format!("{name}.run") } else { format!("{name}-{n}.run") };
        let path = folder.join(&file);
        let text = run.to_text(&path.to_string_lossy());
        if replaces {
            write_whole(&path, text.as_bytes())?;
            return Ok(path);
        }
        // Whoever comes first has the name: other checks may write into this folder now.
        let is_there = |path: &Path| same_contents(path, text.as_bytes()).unwrap_or(false);
        if is_there(&path) || !path.exists() && write_new(&path, text.as_bytes())? || is_there(&path) {
            return Ok(path);
        }
    }
    let path = folder.join(name);
    Err(Error::new(format!("{}.run: there are {MOST} runs of this name already; remove some", path.display())))
}

fn repeat(setup: &Setup, found: &Found<'_>) -> Result<(Outcome, Recorder), Error> {
    let mut recorder = Recorder::default();
    let outcome = {
        let mut machine = setup.machine(Output::Discard);
        machine.schedule_with(Replay::loosely(found.schedule.to_vec()));
        machine.observe(&mut recorder, false);
        machine.run()
    };
    let same = same_outcome(&found.outcome, &outcome) && found.event_hash.is_none_or(|h| h == outcome.event_hash);
    if same {
        return Ok((outcome, recorder));
    }
    Err(Error::new(format!(
        "the run cannot be saved: repeated, it ended with {} instead of {}. Does it depend on files that it changes, or \
         on what kind of file its standard input or output is?",
        describe(&outcome_of(&outcome)),
        describe(&Some(found.outcome.clone())),
    )))
}

/// Repeats a run, looking whether its threads stand where it is said.
fn stand(setup: &Setup, found: &Found<'_>) -> Result<Vec<Stands>, Error> {
    if found.stands.is_empty() {
        return Ok(Vec::new());
    }
    let mut watch = Watch::new(found.stands.to_vec());
    let mut machine = setup.machine(Output::Discard);
    machine.schedule_with(Replay::loosely(found.schedule.to_vec()));
    machine.observe(&mut watch, true);
    machine.run();
    drop(machine);
    watch
        .stood
        .ok_or_else(|| Error::new("the run cannot be saved: repeated, its threads did not stand where they should"))
}

fn describe_run(setup: &Setup, found: &Found<'_>, outcome: &Outcome, recorder: Recorder) -> RunFile {
    let read = |path: &PathBuf| Some(ReadFile { path: path.clone(), hash: file_hash(path).ok()? });
    let files = outcome.taken_in.files.iter().filter_map(read).collect();
    RunFile {
        program: setup.program.identity.clone(),
        inputs: trace::run_file::Inputs { files, ..settings::inputs(setup) },
        settings: settings::settings(setup),
        found_by: found.found_by.to_string(),
        outcome: found.outcome.clone(),
        stands: Vec::new(),
        events: outcome.events,
        event_hash: outcome.event_hash,
        turns: recorder.turns(outcome.schedule.clone()),
    }
}
