//! Options of `stack`.

use super::values::{Format, seconds};
use clap::Args;
use std::path::PathBuf;
use std::time::Duration;

/// How timers take part.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum TimerMode {
    /// Their interrupts may come at any moment
    Free,
    /// They come when the timer counts there
    Exact,
}

#[derive(Args, Debug)]
pub(crate) struct StackOptions {
    /// The firmware: an ELF file of avr-gcc, or Intel HEX
    #[arg(value_name = "FIRMWARE")]
    pub(crate) file: PathBuf,

    /// The microcontroller, if the file does not say: atmega328p, atmega128, atmega2560
    #[arg(long, value_name = "NAME")]
    pub(crate) mcu: Option<String>,

    /// How many events a sequence may have
    #[arg(long, value_name = "N", default_value_t = 40)]
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
