//! Damaged files for every reader: [`testkit::fuzz_files`] on the examples in `tests`.

use crate::tools::{self, Error};

#[derive(clap::Args)]
pub(crate) struct Options {
    /// How many damaged files of each kind
    #[arg(long, default_value_t = 100_000)]
    count: u64,
    /// Where the random numbers start
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Only kinds whose name contains this: ir, bitcode, run, trace, compact-trace, report
    #[arg(long, default_value = "")]
    only: String,
    /// The cargo profile to build with
    #[arg(long, default_value = "release")]
    pub(crate) profile: String,
}

pub(crate) fn run(options: &Options) -> Result<bool, Error> {
    testkit::fuzz_files::run(options.count, options.seed, &options.only, &tools::root().join("tests"))
}
