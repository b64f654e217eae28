//! Damaged modules for the reader: [`testkit::mutate`] on those of `tests/ir`.

use crate::tools::{self, Error};

#[derive(clap::Args)]
pub(crate) struct Options {
    /// How many damaged modules
    #[arg(long, default_value_t = 100_000)]
    count: u64,
    /// Where the random numbers start
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The cargo profile to build with
    #[arg(long, default_value = "release")]
    pub(crate) profile: String,
}

pub(crate) fn run(options: &Options) -> Result<bool, Error> {
    let folder = tools::root().join("tests/ir");
    let entries = std::fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut files: Vec<_> = entries.filter_map(|entry| entry.ok().map(|e| e.path())).collect();
    files.retain(|path| path.extension().is_some_and(|e| e == "ll"));
    files.sort();
    testkit::mutate::run(options.count, options.seed, &files)
}
