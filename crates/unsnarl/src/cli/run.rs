//! Options of `run` and `replay`.

use super::program::ProgramOptions;
use super::trace::TraceOptions;
use super::values::Format;
use clap::Args;
use std::path::PathBuf;

#[derive(Args, Debug)]
pub(crate) struct RunOptions {
    #[command(flatten)]
    pub(crate) program: ProgramOptions,

    /// Write what happened as one JSON document (`-` for stdout)
    #[arg(long, value_name = "FILE")]
    pub(crate) report: Option<PathBuf>,

    /// Print a short table of what the run took
    #[arg(long)]
    pub(crate) stats: bool,

    #[command(flatten)]
    pub(crate) trace: TraceOptions,

    /// Save the run for `unsnarl replay`, however it ends (one that fails is always saved, under .unsnarl/)
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,

    /// How threads take turns
    #[arg(long, value_enum, default_value_t = RunStrategy::RoundRobin)]
    pub(crate) strategy: RunStrategy,

    /// The seed of a random strategy
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,

    /// Report the data races of this run as a failure
    #[arg(long)]
    pub(crate) races: bool,

    /// Stop after about so many IR instructions (at the next jump)
    #[arg(long, value_name = "N", default_value_t = u64::MAX, hide_default_value = true)]
    pub(crate) max_steps: u64,

    /// The most memory the program may have at once, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 8192, value_parser = clap::value_parser!(u64).range(1..=1 << 20))]
    pub(crate) max_memory: u64,
}

/// How the one schedule of `run` is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum RunStrategy {
    /// Each thread in turn, 1,000 events each
    RoundRobin,
    /// Any thread, at every event
    Random,
    /// Random priorities, changed at a few random events
    Pct,
    /// Partial order sampling
    Pos,
}

#[derive(Args, Debug)]
pub(crate) struct ReplayOptions {
    /// A saved run (.run), or a folder with some
    #[arg(value_name = "FILE")]
    pub(crate) run: PathBuf,

    /// The program, if it does not lie beside the run
    #[arg(long, value_name = "FILE")]
    pub(crate) program: Vec<PathBuf>,

    /// Replay with a program that is not the recorded one, to see where it differs
    #[arg(long, requires = "program")]
    pub(crate) force: bool,

    /// Compile the program again from its sources, if it does not lie beside the run; the command is shown
    #[arg(long)]
    pub(crate) rebuild: bool,

    /// A path the program may use, besides the current folder, that of the run, and the temporary one
    #[arg(long, value_name = "PATH")]
    pub(crate) allow: Vec<PathBuf>,

    /// At most so many IR instructions, whatever the run says
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) max_steps: Option<u64>,

    /// At most so much memory for the program, in MiB, whatever the run says; without it, a run may have 8 GiB
    #[arg(long, value_name = "MIB", value_parser = clap::value_parser!(u64).range(1..=1 << 24))]
    pub(crate) max_memory: Option<u64>,

    /// Walk through the run event by event
    #[arg(long, conflicts_with_all = ["format", "times"])]
    pub(crate) step: bool,

    /// Go to the moment when a thread stands at this line, and show where all threads stand
    #[arg(long, value_name = "FILE:LINE", conflicts_with_all = ["format", "times"])]
    pub(crate) until: Option<trace::filter::LineFilter>,

    /// Repeat it so often; all must be the same
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) times: u64,

    #[command(flatten)]
    pub(crate) trace: TraceOptions,

    /// How the result is printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,
}
