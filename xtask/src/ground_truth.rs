//! Generated concurrent programs against the truth about them: [`testkit::ground_truth`].

use crate::tools::{self, Error};
use testkit::ground_truth::{self, Effort};

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
    /// Runs of the search for flows of data, for each program
    #[arg(long, default_value_t = 400)]
    flows: u64,
    /// How many at a time (default: one per processor)
    #[arg(long)]
    jobs: Option<usize>,
    /// The cargo profile to build with
    #[arg(long, default_value = "release")]
    pub(crate) profile: String,
    /// Print all about the program of this seed instead
    #[arg(long)]
    show: Option<u64>,
}

pub(crate) fn run(options: &Options) -> Result<bool, Error> {
    if let Some(seed) = options.show {
        ground_truth::show(seed);
        return Ok(true);
    }
    let &Options { count, seed, orders, executions, flows, jobs, .. } = options;
    let effort = Effort { count, seed, orders, executions, flows, jobs: tools::jobs(jobs) };
    ground_truth::run(&effort, &tools::target()?.join("ground-truth"))
}
