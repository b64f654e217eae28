//! What is followed through a run, and who answers questions about it.

use super::values::seconds;
use analysis::predict::Budget;
use clap::Args;
use driver::{Error, Setup};
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

    /// Who answers
    #[arg(long, value_enum, default_value_t = SolverChoice::Portfolio, help_heading = "Solver")]
    pub(crate) solver: SolverChoice,

    /// Write every question as SMT-LIB into this folder (`z3 FILE` answers it again)
    #[arg(long, value_name = "DIR", help_heading = "Solver")]
    pub(crate) dump_smt: Option<PathBuf>,
}

/// Who answers questions about other runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum SolverChoice {
    /// The solver made for interleavings
    Cdcl,
    /// Z3
    Z3,
    /// The first, and where that takes long, both in turn
    Portfolio,
    /// Both, for every question: where they disagree, neither is believed
    Cross,
}

impl From<SolverChoice> for Backend {
    fn from(choice: SolverChoice) -> Backend {
        match choice {
            SolverChoice::Cdcl => Backend::Cdcl,
            SolverChoice::Z3 => Backend::Z3,
            SolverChoice::Portfolio => Backend::Portfolio,
            SolverChoice::Cross => Backend::Cross,
        }
    }
}

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
    /// How the solver is asked; the folder for its questions is made.
    pub(crate) fn budget(&self) -> Result<Budget, Error> {
        make_folder(self.dump_smt.as_ref())?;
        Ok(Budget {
            per_query: self.query_time,
            backend: self.solver.into(),
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
