//! Options of the commands that list and confirm: `races`, `deadlocks`, `confirm`, `branches`.

use super::program::GivenOptions;
use super::solver::SolverOptions;
use super::values::{Format, seconds};
use clap::Args;
use std::path::PathBuf;
use std::time::Duration;

/// A search for races or deadlocks.
#[derive(Args, Clone, Debug)]
pub(crate) struct HuntOptions {
    #[command(flatten)]
    pub(crate) given: GivenOptions,
    #[command(flatten)]
    pub(crate) solver: SolverOptions,
    /// Stop after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true, default_value = "60")]
    pub(crate) time: Duration,
    /// Stop after so many runs
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) runs: u64,
    /// How the result is printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,
    /// Where runs are saved
    #[arg(long, value_name = "DIR", default_value = ".unsnarl")]
    pub(crate) out: PathBuf,
    /// Say more: figures, what is impossible and why, what did not come as the solver said
    #[arg(short, long)]
    pub(crate) verbose: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ConfirmOptions {
    /// A report of ThreadSanitizer, or lines such as `queue.c:41 queue.c:57` or `deadlock queue.c:41 queue.c:57`
    #[arg(value_name = "REPORT")]
    pub(crate) report: PathBuf,
    #[command(flatten)]
    pub(crate) hunt: HuntOptions,
}

#[derive(Args, Debug)]
pub(crate) struct BranchesOptions {
    #[command(flatten)]
    pub(crate) given: GivenOptions,

    #[command(flatten)]
    pub(crate) solver: SolverOptions,

    /// Look at so many traces: the first run, and runs that showed other sides of branches
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) traces: u64,

    /// Cut the run into windows of so many events of each thread (0: do not cut)
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    pub(crate) window: u64,

    /// How many chunks of windows are looked at
    #[arg(long, value_name = "N", default_value_t = 8, requires = "window", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) chunks: u64,

    /// What a chunk is: a window of each thread, or a window over the order in which all ran
    #[arg(long, value_enum, default_value_t = Windows::Distributed, requires = "window")]
    pub(crate) windows: Windows,

    /// Stop after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true)]
    pub(crate) time: Option<Duration>,

    /// Cores to use (default: all)
    #[arg(short, long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) jobs: Option<u16>,

    /// How the result is printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,

    /// Where runs are saved
    #[arg(long, value_name = "DIR", default_value = ".unsnarl")]
    pub(crate) out: PathBuf,

    /// Say more: figures, undecided branches, what did not come as the solver said
    #[arg(short, long)]
    pub(crate) verbose: bool,
}

/// What a chunk is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Windows {
    /// One window of each thread, from anywhere in its run
    Distributed,
    /// What ran one after the other
    Global,
}
