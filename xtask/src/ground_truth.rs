//! Generated concurrent programs against the truth about them: `crates/unsnarl/examples/ground_truth`.

use crate::tools::{self, Error};
use std::process::Command;

#[derive(clap::Args)]
pub(crate) struct Options {
    /// How many programs
    #[arg(long, default_value_t = 2000)]
    count: u64,
    /// The first program's seed; the next have the next numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Runs of a program, without reduction, that the oracle itself is held against
    #[arg(long, default_value_t = 3000)]
    orders: u64,
    /// Runs of the search, for each program
    #[arg(long, default_value_t = 400)]
    executions: u64,
    /// How many at a time (default: one per processor)
    #[arg(long)]
    jobs: Option<usize>,
    /// The cargo profile to build with
    #[arg(long, default_value = "release")]
    profile: String,
}

pub(crate) fn run(options: &Options) -> Result<bool, Error> {
    let truth =
        tools::build(&["-p", "unsnarl", "--example", "ground_truth"], "examples/ground_truth", &options.profile)?;
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = options.jobs.unwrap_or(processors).max(1);
    let mut command = Command::new(&truth);
    let numbers = [options.count, options.seed, jobs as u64, options.orders, options.executions];
    command.args(numbers.map(|n| n.to_string()));
    command.arg(tools::target()?.join("ground-truth"));
    let status = command.status().map_err(|e| format!("{}: {e}", truth.display()))?;
    Ok(status.success())
}
