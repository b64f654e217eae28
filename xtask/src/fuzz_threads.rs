//! Generated concurrent programs against oracles: `crates/unsnarl/examples/fuzz_threads`.

use crate::tools::{self, Error};
use std::process::Command;

#[derive(clap::Args)]
pub(crate) struct Options {
    /// How many programs
    #[arg(long, default_value_t = 1000)]
    count: u64,
    /// The first program's seed; the next have the next numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Orders that plain enumeration may try on a program; one that has more is compared as far as that goes
    #[arg(long, default_value_t = 20_000)]
    orders: u64,
    /// How many at a time (default: one per processor)
    #[arg(long)]
    jobs: Option<usize>,
    /// The cargo profile to build with
    #[arg(long, default_value = "release")]
    profile: String,
}

pub(crate) fn run(options: &Options) -> Result<bool, Error> {
    let fuzz =
        tools::build(&["-p", "unsnarl", "--example", "fuzz_threads"], "examples/fuzz_threads", &options.profile)?;
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = options.jobs.unwrap_or(processors).max(1);
    let mut command = Command::new(&fuzz);
    command.args([options.count, options.seed, options.orders, jobs as u64].map(|n| n.to_string()));
    command.arg(tools::target()?.join("fuzz-threads"));
    let status = command.status().map_err(|e| format!("{}: {e}", fuzz.display()))?;
    Ok(status.success())
}
