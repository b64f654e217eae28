//! Generated AVR instructions in our machine and in simavr: [`testkit::avr::instructions`].

use crate::tools::Error;

#[derive(clap::Args)]
pub(crate) struct Options {
    /// How many instructions, over all microcontrollers
    #[arg(long, default_value_t = 10_000_000)]
    count: u64,
    /// Where the random numbers start
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The cargo profile to build with
    #[arg(long, default_value = "release")]
    pub(crate) profile: String,
}

pub(crate) fn run(options: &Options) -> Result<bool, Error> {
    let done = testkit::avr::instructions::campaign(options.count, options.seed)?;
    println!("fuzz-avr: {done} instructions do what they do in simavr, in as many cycles");
    Ok(true)
}
