//! From the options of a command to a program that is ready for many runs.

use crate::check::setup::Setup;
use crate::cli::{ProgramOptions, SolverOptions, UnknownOptions};
use crate::error::{Error, INTERRUPTED};
use crate::runs::Program;
use guest::world::Inputs;
use std::io::Read;
use std::os::unix::ffi::OsStringExt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use vm::{Exclude, Image, Limits, Tracking};

/// Builds the program.
pub(crate) fn build(options: &ProgramOptions) -> Result<(Program, Image), Error> {
    let all: Vec<_> = options.files.iter().chain(&options.link).cloned().collect();
    Program::build_with(None, &all, &options.compiler)
}

/// The conditions of its runs.
pub(crate) fn setup<'i>(
    options: &ProgramOptions,
    image: &'i Image,
    interrupt: &Interrupt,
    races: bool,
    unknowns: &UnknownOptions,
) -> Result<Setup<'i>, Error> {
    let mut stdin = options.stdin.as_deref().map(read_stdin).transpose()?.unwrap_or_default();
    let unknown = unknowns.symbolic_stdin as usize;
    stdin.resize(stdin.len().max(unknown), 0);
    let inputs = Inputs { symbolic_args: unknowns.symbolic_argv, symbolic_stdin: unknown, ..inputs(options) };
    Ok(Setup {
        image,
        inputs,
        stdin,
        limits: Limits {
            max_steps: options.max_steps,
            stack: options.stack_size << 10,
            memory: options.max_memory << 20,
            interrupt: interrupt.stop.clone(),
        },
        races,
        spurious: options.spurious_wakeups,
        reuse: options.reuse_addresses,
    })
}

/// What the symbolic shadow leaves out.
pub(crate) fn tracking(options: &UnknownOptions) -> Tracking {
    Tracking { exclude: Exclude::new(options.exclude.iter().cloned()), ..Tracking::default() }
}

/// Makes the folder for questions to the solver.
pub(crate) fn dump_folder(options: &SolverOptions) -> Result<(), Error> {
    let Some(folder) = &options.dump_smt else { return Ok(()) };
    std::fs::create_dir_all(folder).map_err(|e| Error(format!("--dump-smt {}: {e}", folder.display())))
}

/// What every run is given: nothing that depends on the machine or the moment.
fn inputs(options: &ProgramOptions) -> Inputs {
    let argv0 = options.files[0].with_extension("").into_os_string();
    let args = std::iter::once(argv0).chain(options.args.iter().cloned());
    let mut env = vec![b"PATH=/usr/bin:/bin".to_vec(), b"LANG=C".to_vec()];
    for variable in &options.env {
        let variable = variable.clone().into_vec();
        let name = variable.split(|&b| b == b'=').next().unwrap_or_default();
        env.retain(|known| known.split(|&b| b == b'=').next() != Some(name));
        env.push(variable);
    }
    Inputs { args: args.map(|a| a.into_vec()).collect(), env, allow: options.allow.clone(), ..Inputs::default() }
}

fn read_stdin(path: &Path) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::new();
    let read = match path == Path::new("-") {
        true => std::io::stdin().read_to_end(&mut bytes).map(|_| bytes),
        false => std::fs::read(path),
    };
    read.map_err(|e| Error(format!("--stdin {}: {e}", path.display())))
}

/// Ctrl-C.
pub(crate) struct Interrupt {
    /// Ends all runs; the campaign sets it, too, when time is up.
    pub(crate) stop: Arc<AtomicBool>,
    pressed: Arc<AtomicBool>,
}

impl Interrupt {
    /// The first ends the search, a second one the tool.
    pub(crate) fn new() -> Result<Interrupt, Error> {
        let (stop, pressed) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let (stop_too, pressed_too) = (stop.clone(), pressed.clone());
        ctrlc::set_handler(move || {
            if pressed_too.swap(true, Ordering::Relaxed) {
                std::process::exit(i32::from(INTERRUPTED));
            }
            stop_too.store(true, Ordering::Relaxed);
        })
        .map_err(|e| Error(format!("Ctrl-C cannot be handled: {e}")))?;
        Ok(Interrupt { stop, pressed })
    }

    /// Set when it is pressed.
    pub(crate) fn flag(&self) -> Arc<AtomicBool> {
        self.pressed.clone()
    }

    pub(crate) fn is_pressed(&self) -> bool {
        self.pressed.load(Ordering::Relaxed)
    }
}
