//! Values that options of several commands have.

use std::ffi::OsString;
use std::time::{Duration, Instant};

/// How a result is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Format {
    /// For people
    Text,
    /// One JSON document on stdout, all else on stderr
    Json,
}

pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "give a number of seconds, such as 10 or 0.5".to_string())?;
    if seconds.is_nan() || seconds <= 0.0 {
        return Err("give more than 0 seconds".into());
    }
    // A deadline is a moment that the clock must be able to name.
    let time = Duration::try_from_secs_f64(seconds).ok().filter(|t| Instant::now().checked_add(*t).is_some());
    time.ok_or_else(|| "that is longer than anybody will wait".into())
}

pub(super) fn variable(text: &str) -> Result<OsString, String> {
    match text.split_once('=') {
        Some((name, _)) if !name.is_empty() => Ok(text.into()),
        _ => Err("give NAME=VALUE".into()),
    }
}
