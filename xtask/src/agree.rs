//! Solvers against each other on generated traces: `crates/solve/tests/agree.rs`, with more of them.

use crate::tools::{self, Error};

/// The test has so many kinds of traces.
const KINDS: u64 = 10;

#[derive(clap::Args)]
pub(crate) struct Options {
    /// How many traces, about
    #[arg(long, default_value_t = 5000)]
    count: u64,
    /// The first seed; the next have the next numbers
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Only kinds whose name contains this
    #[arg(long)]
    only: Option<String>,
    /// The cargo profile to build with
    #[arg(long, default_value = "release")]
    profile: String,
}

pub(crate) fn run(options: &Options) -> Result<bool, Error> {
    let mut command = tools::cargo();
    command.args(["test", "--quiet", "--profile", &options.profile, "-p", "solve", "--test", "agree", "--"]);
    command.args(&options.only).args(["--nocapture"]);
    let to = options.seed + options.count.div_ceil(KINDS);
    command.env("AGREE_SEEDS", format!("{}..{to}", options.seed));
    let status = command.status().map_err(|e| format!("{command:?}: {e}"))?;
    Ok(status.success())
}
