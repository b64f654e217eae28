//! Options of `stack`.

use super::values::{Format, seconds};
use avr::search::approaches::Approach;
use clap::Args;
use std::path::PathBuf;
use std::time::Duration;

/// Sequences of any length that somebody would read.
fn events(text: &str) -> Result<usize, String> {
    text.parse().ok().filter(|n| (2..=1000).contains(n)).ok_or_else(|| "give a number from 2 to 1000".into())
}

/// How timers take part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum TimerMode {
    /// Their interrupts may come at any moment
    Free,
    /// They come when the timer counts there
    Exact,
}

/// How sequences of events are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum ApproachName {
    /// Events where the stack is deepest, values from the solver
    Deepest,
    /// The thesis' 1: 3,000 random sequences
    Random,
    /// 2: 20 generations of 50, three waits
    Genetic,
    /// 3: all names, sampled values, all waits
    AllSampled,
    /// 4: sampled names, values from the solver, all waits
    SampledDirected,
    /// 5: the names that can be handled, values from the solver, three waits
    Vice,
    /// 6: all names, values from the solver, three waits
    AllDirected,
    /// 7: all names, values from the solver, all waits
    Dtall,
}

impl ApproachName {
    pub(crate) fn of_thesis(self) -> Option<Approach> {
        Some(match self {
            ApproachName::Deepest => return None,
            ApproachName::Random => Approach::Random,
            ApproachName::Genetic => Approach::Genetic,
            ApproachName::AllSampled => Approach::AllSampled,
            ApproachName::SampledDirected => Approach::SampledDirected,
            ApproachName::Vice => Approach::Vice,
            ApproachName::AllDirected => Approach::AllDirected,
            ApproachName::Dtall => Approach::DtAll,
        })
    }
}

#[derive(Args, Debug)]
pub(crate) struct StackOptions {
    /// The firmware: an ELF file of avr-gcc, or Intel HEX
    #[arg(value_name = "FIRMWARE")]
    pub(crate) file: PathBuf,

    /// The microcontroller, if the file does not say: atmega328p, atmega128, atmega2560
    #[arg(long, value_name = "NAME")]
    pub(crate) mcu: Option<String>,

    /// How sequences of events are chosen
    #[arg(long, value_enum, default_value_t = ApproachName::Deepest)]
    pub(crate) approach: ApproachName,

    /// How many events a sequence may have
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = events)]
    pub(crate) events: usize,

    /// For how long to search
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value = "10")]
    pub(crate) time: Duration,

    /// At most so many runs
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    pub(crate) runs: u64,

    /// Bytes that the stack may have (default: what RAM leaves above the variables)
    #[arg(long, value_name = "BYTES")]
    pub(crate) limit: Option<u32>,

    /// Whom a function's calls through pointers call (can be repeated)
    #[arg(long, value_name = "'F calls G, H'")]
    pub(crate) assume: Vec<String>,

    /// How often a function or handler is active at once at most (can be repeated)
    #[arg(long, value_name = "F=N")]
    pub(crate) recursion: Vec<String>,

    /// How timers take part
    #[arg(long, value_enum, default_value_t = TimerMode::Free)]
    pub(crate) timers: TimerMode,

    /// The clock, in Hz: matters to the watchdog and the EEPROM only
    #[arg(long, value_name = "HZ", default_value_t = 16_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) frequency: u64,

    /// Cycles that a run goes on after its last event
    #[arg(long, value_name = "CYCLES", default_value_t = 20_000)]
    pub(crate) settle: u64,

    /// Where random numbers start
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,

    /// The folder for the run that reaches the deepest stack
    #[arg(long, value_name = "FOLDER", default_value = ".unsnarl")]
    pub(crate) out: PathBuf,

    /// How the result is printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,
}
