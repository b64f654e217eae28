//! Generated concurrent programs against oracles: [`testkit::fuzz_threads`].

use crate::tools::{self, Error};

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
    pub(crate) profile: String,
}

pub(crate) fn run(options: &Options) -> Result<bool, Error> {
    let &Options { count, seed, orders, jobs, .. } = options;
    testkit::fuzz_threads::run(count, seed, orders, tools::jobs(jobs), &tools::target()?.join("fuzz-threads"))
}
