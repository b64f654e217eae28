//! The description of a run as its file has it. A new field of [`Setup`] gets a line in [`settings`] and one in [`restore`].

use crate::error::Error;
use crate::program::Program;
use crate::setup::Setup;
use guest::world::Inputs;
use guest::world::files::StdinRead;
use std::path::PathBuf;
use std::sync::Arc;
use trace::RunFile;
use trace::run_file::SymbolicInput;
use vm::Limits;

/// The names of the settings in a run file.
mod name {
    pub(super) const STACK: &str = "stack-size";
    pub(super) const MEMORY: &str = "memory";
    pub(super) const STEPS: &str = "max-steps";
    pub(super) const RACES: &str = "races";
    pub(super) const SPURIOUS: &str = "spurious-wakeups";
    pub(super) const REUSE: &str = "reuse-addresses";
    pub(super) const UNINITIALISED: &str = "uninitialised";
    pub(super) const FOLDER: &str = "working-folder";
    pub(super) const PIECES: &str = "stdin-reads";
}

fn start_folder(setup: &Setup) -> PathBuf {
    setup.folder.clone().or_else(|| std::env::current_dir().ok()).unwrap_or_default()
}

/// All but the program and what it is given.
pub(super) fn settings(setup: &Setup) -> Vec<(String, String)> {
    let on_off = |on: bool| if on { "on" } else { "off" }.to_string();
    let limits = &setup.limits;
    let mut all = vec![
        (name::STACK, limits.stack.to_string()),
        (name::MEMORY, limits.memory.to_string()),
        (name::STEPS, limits.max_steps.to_string()),
        (name::RACES, on_off(setup.races)),
        (name::SPURIOUS, on_off(setup.spurious)),
        (name::REUSE, on_off(setup.reuse)),
        (name::UNINITIALISED, on_off(setup.uninitialised)),
    ];
    // A name that is no UTF-8 is not worth more than the folder in which the run is replayed.
    if let Ok(folder) = start_folder(setup).into_os_string().into_string() {
        all.push((name::FOLDER, folder));
    }
    if setup.stdin.uneven {
        let pieces: Vec<String> = setup.stdin.pieces.iter().map(u64::to_string).collect();
        all.push((name::PIECES, pieces.join(" ")));
    }
    all.into_iter().map(|(name, value)| (name.to_string(), value)).collect()
}

pub(super) fn inputs(setup: &Setup) -> trace::run_file::Inputs {
    let start = start_folder(setup);
    let Inputs { args, env, allow, symbolic, .. } = &setup.inputs;
    let input = |((thread, number), bytes): (&(trace::ThreadName, u32), &Vec<u8>)| SymbolicInput {
        thread: thread.clone(),
        number: *number,
        bytes: bytes.clone(),
    };
    trace::run_file::Inputs {
        arguments: args.clone(),
        environment: env.clone(),
        stdin: setup.stdin.bytes.clone(),
        symbolic: symbolic.iter().map(input).collect(),
        folders: allow.iter().map(|folder| start.join(folder)).collect(),
        files: Vec::new(),
    }
}

/// The run as it was when it was saved, but in this folder, where it may use also what is allowed now. What it writes is kept in
/// memory, whatever it did then.
pub(super) fn restore(
    run: &RunFile,
    program: Arc<Program>,
    folder: Option<PathBuf>,
    allow: &[PathBuf],
) -> Result<Setup, Error> {
    let number = |name: &str, default: u64| match run.setting(name) {
        None => Ok(default),
        Some(text) => {
            text.parse().map_err(|_| Error::new(format!("setting {name}: expected a number, found `{text}`")))
        }
    };
    let flag = |name: &str| match run.setting(name) {
        None | Some("off") => Ok(false),
        Some("on") => Ok(true),
        Some(other) => Err(Error::new(format!("setting {name}: expected on or off, found `{other}`"))),
    };
    let pieces = run.setting(name::PIECES).unwrap_or("").split_whitespace();
    let pieces: Result<Vec<u64>, _> = pieces.map(str::parse).collect();
    let pieces = pieces.map_err(|_| Error::new(format!("setting {}: expected numbers", name::PIECES)))?;
    let usual = Limits::default();
    Ok(Setup {
        program,
        inputs: Inputs {
            args: run.inputs.arguments.clone(),
            env: run.inputs.environment.clone(),
            allow: run
                .inputs
                .folders
                .iter()
                .filter_map(|f| f.canonicalize().ok())
                .chain(allow.iter().filter_map(|a| a.canonicalize().ok()))
                .collect(),
            symbolic: run.inputs.symbolic.iter().map(|s| ((s.thread.clone(), s.number), s.bytes.clone())).collect(),
            ..Inputs::default()
        },
        stdin: StdinRead::new(run.inputs.stdin.clone(), pieces),
        folder,
        limits: Limits {
            max_steps: number(name::STEPS, usual.max_steps)?,
            stack: number(name::STACK, usual.stack)?.min(1 << 40),
            memory: number(name::MEMORY, usual.memory)?,
            stop: usual.stop,
        },
        races: flag(name::RACES)?,
        spurious: flag(name::SPURIOUS)?,
        reuse: flag(name::REUSE)?,
        uninitialised: flag(name::UNINITIALISED)?,
        writes_through: false,
    })
}

/// The folder in which the program ran and from which its files were named, if it is still there.
pub(super) fn recorded_folder(run: &RunFile) -> Option<PathBuf> {
    run.setting(name::FOLDER).map(PathBuf::from).filter(|f| f.is_dir())
}
