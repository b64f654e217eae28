//! How deep stacks get: the thesis' approaches and ours, real firmware, and the speed of the machine beside simavr.

use crate::tools::{self, Error};
use std::time::Duration;
use testkit::avr::table;

#[derive(clap::Args)]
pub(crate) struct Options {
    /// Seconds for each program and approach
    #[arg(long, default_value_t = 10)]
    seconds: u64,
    /// Only these: approaches, sketches, speed
    #[arg(long, default_value = "")]
    only: String,
    /// The cargo profile to build with
    #[arg(long, default_value = "release")]
    pub(crate) profile: String,
}

pub(crate) fn run(options: &Options) -> Result<bool, Error> {
    let time = Duration::from_secs(options.seconds);
    let wanted = |name: &str| name.contains(&options.only);
    if wanted("speed") {
        table::speed()?;
    }
    if wanted("sketches") {
        table::sketches(&tools::root().join("bench/arduino"), time)?;
    }
    if wanted("approaches") {
        table::approaches(time);
    }
    Ok(true)
}
