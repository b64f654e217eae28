//! What is followed through a run, and who answers questions about it.

use super::values::{bytes, seconds};
use analysis::predict::Budget;
use clap::Args;
use clap::builder::{EnumValueParser, PathBufValueParser, TypedValueParser};
use driver::{Error, Setup, memory};
use solve::Backend;
use std::path::PathBuf;
use std::time::Duration;
use vm::{Exclude, Tracking};

/// What is followed through a run, and what could have been anything.
#[derive(Args, Clone, Debug)]
pub(crate) struct UnknownOptions {
    /// Do not look into code whose file or function matches (`lib_*`, `*/zlib/*`): its results are taken as they were
    #[arg(long, value_name = "PATTERN", help_heading = "Solver")]
    pub(crate) exclude: Vec<String>,

    /// The bytes of the program's arguments could be anything (as many as are given)
    #[arg(long, help_heading = "Solver")]
    pub(crate) symbolic_argv: bool,

    /// The first N bytes of standard input could be anything (zeros where --stdin gives none)
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true, help_heading = "Solver", value_parser = clap::value_parser!(u32).range(0..=1 << 20))]
    pub(crate) symbolic_stdin: u32,
}

/// How long the solver may think.
#[derive(Args, Clone, Debug)]
pub(crate) struct SolverOptions {
    #[command(flatten)]
    pub(crate) unknowns: UnknownOptions,

    /// Give up a question to the solver after so many seconds: it counts as undecided
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true, default_value = "10", help_heading = "Solver")]
    pub(crate) query_time: Duration,

    /// The most memory that the tool itself may take, with K, M or G (default: half of the machine's). Over it prediction gives way
    #[arg(long, value_name = "BYTES", value_parser = bytes, allow_negative_numbers = true, help_heading = "Solver")]
    pub(crate) memory: Option<u64>,

    /// Who answers
    #[arg(long, value_parser = backend(), default_value = "portfolio", help_heading = "Solver")]
    pub(crate) solver: Backend,

    /// Write every question as SMT-LIB into this folder (`z3 FILE` answers it again)
    #[arg(long, value_name = "DIR", value_parser = dump_folder(), help_heading = "Solver")]
    pub(crate) dump_smt: Option<PathBuf>,
}

/// Who answers questions about other runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
enum SolverChoice {
    /// The solver made for interleavings
    Cdcl,
    /// Z3
    Z3,
    /// The first, and where that takes long or gives up, both in turn (without Z3, the first)
    Portfolio,
    /// Both, for every question: where they disagree, neither is believed
    Cross,
}

/// What `--solver` takes.
pub(super) fn backend() -> impl TypedValueParser<Value = Backend> {
    let available = |choice| match choice {
        SolverChoice::Cdcl => Ok::<Backend, &str>(Backend::Cdcl),
        SolverChoice::Portfolio => Ok(Backend::Portfolio),
        #[cfg(feature = "z3")]
        SolverChoice::Z3 => Ok(Backend::Z3),
        #[cfg(feature = "z3")]
        SolverChoice::Cross => Ok(Backend::Cross),
        #[cfg(not(feature = "z3"))]
        SolverChoice::Z3 | SolverChoice::Cross => Err(NO_Z3),
    };
    EnumValueParser::<SolverChoice>::new().try_map(available)
}

/// What `--dump-smt` takes: Z3 writes SMT-LIB.
pub(super) fn dump_folder() -> impl TypedValueParser<Value = PathBuf> {
    PathBufValueParser::new().try_map(|folder| if cfg!(feature = "z3") { Ok(folder) } else { Err(NO_Z3) })
}

const NO_Z3: &str = "this unsnarl was built without Z3; install libz3-dev and build it without --no-default-features";

impl UnknownOptions {
    /// What the symbolic shadow leaves out.
    pub(crate) fn tracking(&self) -> Tracking {
        Tracking { exclude: Exclude::new(self.exclude.iter().cloned()), ..Tracking::default() }
    }

    /// The same run with the inputs that could be anything.
    pub(crate) fn in_setup(&self, mut setup: Setup) -> Setup {
        let unknown = self.symbolic_stdin as usize;
        setup.stdin.bytes.resize(setup.stdin.bytes.len().max(unknown), 0);
        setup.inputs.symbolic_args = self.symbolic_argv;
        setup.inputs.symbolic_stdin = unknown;
        setup
    }
}

impl SolverOptions {
    /// The same run for a command that may take so long from now on, and so much memory.
    pub(crate) fn limited(&self, setup: Setup, time: Option<Duration>) -> Setup {
        let mut setup = self.unknowns.in_setup(setup).within(time);
        let full = memory::watch(self.memory.unwrap_or_else(memory::half_of_all));
        setup.limits.stop = setup.limits.stop.watching_memory(full);
        setup
    }

    /// How the solver is asked; the folder for its questions is made.
    pub(crate) fn budget(&self) -> Result<Budget, Error> {
        make_folder(self.dump_smt.as_ref())?;
        Ok(Budget {
            per_query: self.query_time,
            backend: self.solver,
            dump: self.dump_smt.clone(),
            ..Budget::default()
        })
    }
}

/// Makes the folder of `--dump-smt`.
pub(crate) fn make_folder(folder: Option<&PathBuf>) -> Result<(), Error> {
    let Some(folder) = folder else { return Ok(()) };
    std::fs::create_dir_all(folder).map_err(|e| Error::of(format!("--dump-smt {}", folder.display()), e))
}
