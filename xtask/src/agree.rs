//! Solvers against each other on generated traces: [`testkit::agree`].

use crate::tools::Error;

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
    pub(crate) profile: String,
}

pub(crate) fn run(options: &Options) -> Result<bool, Error> {
    let to = options.seed + options.count.div_ceil(testkit::agree::KINDS.len() as u64);
    Ok(testkit::agree::campaign(options.seed..to, options.only.as_deref().unwrap_or("")))
}
