//! All that decides an execution besides the program and the schedule: what the program is given, and the settings of
//! the VM. Saved with a run, and restored.

use crate::check::setup::Setup;
use crate::error::Error;
use guest::world::files::{Files, Output, StdinRead, StdinSource};
use guest::world::{Inputs, World};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use trace::RunFile;
use trace::run_file::SymbolicInput;
use vm::{Image, Limits, Machine};

/// What the program is given, and how the VM is set.
#[derive(Clone, Debug, Default)]
pub struct Conditions {
    /// Arguments, environment, allowed folders.
    pub inputs: Inputs,
    /// Standard input.
    pub stdin: StdinRead,
    /// The program's folder; `None` for the tool's own.
    pub folder: Option<PathBuf>,
    /// Bounds; the flag that interrupts a run is not saved.
    pub limits: Limits,
    /// Look for data races.
    pub races: bool,
    /// Waits on condition variables may end without a signal.
    pub spurious: bool,
    /// Freed addresses serve again at once.
    pub reuse: bool,
}

impl From<&Setup<'_>> for Conditions {
    fn from(setup: &Setup<'_>) -> Conditions {
        Conditions {
            inputs: setup.inputs.clone(),
            stdin: StdinRead::new(setup.stdin.clone(), Vec::new()),
            folder: None,
            // A run that is saved when time is up must not be stopped by that.
            limits: Limits { interrupt: Arc::default(), ..setup.limits.clone() },
            races: setup.races,
            spurious: setup.spurious,
            reuse: setup.reuse,
        }
    }
}

/// The names of the settings in a run file.
mod name {
    pub(super) const STACK: &str = "stack-size";
    pub(super) const MEMORY: &str = "memory";
    pub(super) const STEPS: &str = "max-steps";
    pub(super) const RACES: &str = "races";
    pub(super) const SPURIOUS: &str = "spurious-wakeups";
    pub(super) const REUSE: &str = "reuse-addresses";
    pub(super) const FOLDER: &str = "working-folder";
    pub(super) const PIECES: &str = "stdin-reads";
}

fn on_off(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

impl Conditions {
    /// A machine at the start of the program.
    pub fn machine<'i>(&self, image: &'i Image, stdout: Output, stderr: Output) -> Machine<'i> {
        self.machine_with(image, StdinSource::Again(self.stdin.clone()), stdout, stderr)
    }

    pub(crate) fn machine_with<'i>(
        &self,
        image: &'i Image,
        stdin: StdinSource,
        stdout: Output,
        stderr: Output,
    ) -> Machine<'i> {
        let mut files = Files::with_std(stdin, stdout, stderr);
        if let Some(folder) = &self.folder {
            files.start_in(folder);
        }
        files.allow(&self.inputs.allow);
        let world = World::new(self.inputs.clone(), files);
        let mut machine = Machine::new(image, world, self.limits.clone());
        machine.allow_spurious_wakeups(self.spurious);
        machine.reuse_addresses(self.reuse);
        if self.races {
            machine.detect_races();
        }
        machine
    }

    fn start_folder(&self) -> PathBuf {
        self.folder.clone().or_else(|| std::env::current_dir().ok()).unwrap_or_default()
    }

    /// For the file.
    pub(super) fn settings(&self) -> Vec<(String, String)> {
        let limits = &self.limits;
        let mut all = vec![
            (name::STACK, limits.stack.to_string()),
            (name::MEMORY, limits.memory.to_string()),
            (name::STEPS, limits.max_steps.to_string()),
            (name::RACES, on_off(self.races).into()),
            (name::SPURIOUS, on_off(self.spurious).into()),
            (name::REUSE, on_off(self.reuse).into()),
        ];
        // A name that is no UTF-8 is not worth more than the folder in which the run is replayed.
        if let Ok(folder) = self.start_folder().into_os_string().into_string() {
            all.push((name::FOLDER, folder));
        }
        if self.stdin.uneven {
            let pieces: Vec<String> = self.stdin.pieces.iter().map(u64::to_string).collect();
            all.push((name::PIECES, pieces.join(" ")));
        }
        all.into_iter().map(|(name, value)| (name.to_string(), value)).collect()
    }

    /// For the file.
    pub(super) fn inputs(&self) -> trace::run_file::Inputs {
        let start = self.start_folder();
        trace::run_file::Inputs {
            arguments: self.inputs.args.clone(),
            environment: self.inputs.env.clone(),
            stdin: self.stdin.bytes.clone(),
            symbolic: self
                .inputs
                .symbolic
                .iter()
                .map(|((thread, number), bytes)| SymbolicInput {
                    thread: thread.clone(),
                    number: *number,
                    bytes: bytes.clone(),
                })
                .collect(),
            folders: self.inputs.allow.iter().map(|folder| start.join(folder)).collect(),
            files: Vec::new(),
        }
    }

    /// As they were when the run was saved. A folder that is gone is replaced by the current one.
    pub(super) fn restore(run: &RunFile) -> Result<Conditions, Error> {
        let number = |name: &str, default: u64| match run.setting(name) {
            None => Ok(default),
            Some(text) => text.parse().map_err(|_| Error(format!("setting {name}: expected a number, found `{text}`"))),
        };
        let flag = |name: &str| match run.setting(name) {
            None | Some("off") => Ok(false),
            Some("on") => Ok(true),
            Some(other) => Err(Error(format!("setting {name}: expected on or off, found `{other}`"))),
        };
        let pieces = run.setting(name::PIECES).unwrap_or("").split_whitespace();
        let pieces: Result<Vec<u64>, _> = pieces.map(str::parse).collect();
        let pieces = pieces.map_err(|_| Error(format!("setting {}: expected numbers", name::PIECES)))?;
        let usual = Limits::default();
        Ok(Conditions {
            inputs: Inputs {
                args: run.inputs.arguments.clone(),
                env: run.inputs.environment.clone(),
                allow: run.inputs.folders.clone(),
                symbolic: run.inputs.symbolic.iter().map(|s| ((s.thread.clone(), s.number), s.bytes.clone())).collect(),
                ..Inputs::default()
            },
            stdin: StdinRead::new(run.inputs.stdin.clone(), pieces),
            folder: run.setting(name::FOLDER).map(PathBuf::from).filter(|f| f.is_dir()),
            limits: Limits {
                max_steps: number(name::STEPS, usual.max_steps)?,
                stack: number(name::STACK, usual.stack)?.min(1 << 40),
                memory: number(name::MEMORY, usual.memory)?,
                interrupt: Arc::<AtomicBool>::default(),
            },
            races: flag(name::RACES)?,
            spurious: flag(name::SPURIOUS)?,
            reuse: flag(name::REUSE)?,
        })
    }

    /// The folder from which the program's files were named, if it is still there.
    pub(super) fn recorded_folder(run: &RunFile) -> Option<PathBuf> {
        run.setting(name::FOLDER).map(PathBuf::from).filter(|f| f.is_dir())
    }
}
