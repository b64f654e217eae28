//! Saving a run: it is repeated once more, and what can be checked later is written down on the way.

use super::checks::Recorder;
use super::identity::file_hash;
use super::{Conditions, Program, Watch, outcome_of, same_outcome};
use crate::check::setup::Setup;
use crate::error::Error;
use std::path::{Path, PathBuf};
use trace::run_file::ReadFile;
use trace::{RunFile, RunOutcome, Segment, Stands, ThreadName};
use vm::Output;
use vm::sched::Replay;
use vm::{Image, Outcome};

/// Runs of one name in a folder.
const MOST: u32 = 1000;

/// A run that is worth saving.
#[derive(Clone, Debug)]
pub struct Found<'a> {
    /// How it ended: for a failure that is no [`vm::End`], such as a data race, the failure.
    pub outcome: RunOutcome,
    /// Who ran when.
    pub schedule: &'a [Segment],
    /// The hash of its events, if it is known.
    pub event_hash: Option<u64>,
    /// How it was found, for people.
    pub found_by: &'a str,
    /// Threads and step clocks at which they stand at one moment.
    pub stands: &'a [(ThreadName, u64)],
}

/// Saves a run of `check`: `folder/name.run`, and beside it the program. Gives the path of the run.
pub fn save(
    program: &Program,
    setup: &Setup<'_>,
    found: &Found<'_>,
    folder: &Path,
    name: &str,
) -> Result<PathBuf, Error> {
    save_with(program, setup.image, &setup.into(), found, folder, name)
}

/// Saves a run under any conditions.
pub fn save_with(
    program: &Program,
    image: &Image,
    conditions: &Conditions,
    found: &Found<'_>,
    folder: &Path,
    name: &str,
) -> Result<PathBuf, Error> {
    let (outcome, recorder) = repeat(image, conditions, found)?;
    let stands = stand(image, conditions, found)?;
    let run = RunFile { stands, ..describe_run(program, conditions, found, &outcome, recorder) };
    write(program, &run, folder, name, false)
}

/// Saves a run that was recorded while it took place; `replaces` what has that name.
pub(crate) fn save_recorded(
    program: &Program,
    conditions: &Conditions,
    (outcome, recorder): (&Outcome, Recorder),
    found: &Found<'_>,
    path: &Path,
    replaces: bool,
) -> Result<PathBuf, Error> {
    let run = describe_run(program, conditions, found, outcome, recorder);
    let folder = path.parent().unwrap_or(Path::new(""));
    let name = path.file_stem().map_or("run".into(), |n| n.to_string_lossy());
    write(program, &run, folder, &name, replaces)
}

/// Writes the run, and the program beside it.
fn write(program: &Program, run: &RunFile, folder: &Path, name: &str, replaces: bool) -> Result<PathBuf, Error> {
    if !folder.as_os_str().is_empty() {
        std::fs::create_dir_all(folder).map_err(|e| Error(format!("{}: {e}", folder.display())))?;
    }
    program.keep_in(folder)?;
    // An older run of that name may be all that somebody has of another failure.
    for n in 1..=MOST {
        let file = if n == 1 { format!("{name}.run") } else { format!("{name}-{n}.run") };
        let path = folder.join(&file);
        let text = run.to_text(&path.to_string_lossy());
        match std::fs::read(&path) {
            Ok(there) if there != text.as_bytes() && !replaces => continue,
            Ok(there) if there == text.as_bytes() => return Ok(path),
            _ => {
                super::write_whole(&path, text.as_bytes())?;
                return Ok(path);
            }
        }
    }
    let path = folder.join(name);
    Err(Error(format!("{}.run: there are {MOST} runs of this name already; remove some", path.display())))
}

/// Repeats a run, recording it.
fn repeat(image: &Image, conditions: &Conditions, found: &Found<'_>) -> Result<(Outcome, Recorder), Error> {
    let mut recorder = Recorder::default();
    let outcome = {
        let mut machine = conditions.machine(image, Output::Discard, Output::Discard);
        machine.schedule_with(Replay::loosely(found.schedule.to_vec()));
        machine.observe(&mut recorder, false);
        machine.run()
    };
    let same = same_outcome(&found.outcome, &outcome) && found.event_hash.is_none_or(|h| h == outcome.event_hash);
    if same {
        return Ok((outcome, recorder));
    }
    Err(Error(format!(
        "the run cannot be saved: repeated, it ended with {} instead of {}. Does it depend on files that it changes, or \
         on what kind of file its standard input or output is?",
        describe(&outcome_of(&outcome)),
        describe(&Some(found.outcome.clone())),
    )))
}

/// Repeats a run, looking whether its threads stand where it is said.
fn stand(image: &Image, conditions: &Conditions, found: &Found<'_>) -> Result<Vec<Stands>, Error> {
    if found.stands.is_empty() {
        return Ok(Vec::new());
    }
    let mut watch = Watch::new(found.stands.to_vec());
    let mut machine = conditions.machine(image, Output::Discard, Output::Discard);
    machine.schedule_with(Replay::loosely(found.schedule.to_vec()));
    machine.observe(&mut watch, true);
    machine.run();
    drop(machine);
    watch
        .stood
        .ok_or_else(|| Error("the run cannot be saved: repeated, its threads did not stand where they should".into()))
}

fn describe_run(
    program: &Program,
    conditions: &Conditions,
    found: &Found<'_>,
    outcome: &Outcome,
    recorder: Recorder,
) -> RunFile {
    let read = |path: &PathBuf| Some(ReadFile { path: path.clone(), hash: file_hash(path).ok()? });
    let files = outcome.taken_in.files.iter().filter_map(read).collect();
    RunFile {
        program: program.identity.clone(),
        inputs: trace::run_file::Inputs { files, ..conditions.inputs() },
        settings: conditions.settings(),
        found_by: found.found_by.to_string(),
        outcome: found.outcome.clone(),
        stands: Vec::new(),
        events: outcome.events,
        event_hash: outcome.event_hash,
        turns: recorder.turns(outcome.schedule.clone()),
    }
}

/// How a run ended, in a few words.
pub(crate) fn describe(outcome: &Option<RunOutcome>) -> String {
    match outcome {
        Some(RunOutcome::Exit(status)) => format!("exit status {status}"),
        Some(RunOutcome::Failure(f)) => {
            format!("failure {} of thread {} at its step {}", f.kind.id(), f.thread, f.clock)
        }
        Some(RunOutcome::Unfinished) => "the limit of steps".into(),
        None => "something that could not be run".into(),
    }
}
