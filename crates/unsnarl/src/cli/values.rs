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

/// Bytes: `500M`, `2G`.
pub(super) fn bytes(text: &str) -> Result<u64, String> {
    let wrong = || "give a number of bytes, such as 500M or 2G".to_string();
    let digits = text.trim_end_matches(['K', 'k', 'M', 'm', 'G', 'g']);
    let shift = match &text[digits.len()..] {
        "" => 0,
        "K" | "k" => 10,
        "M" | "m" => 20,
        "G" | "g" => 30,
        _ => return Err(wrong()),
    };
    let number: u64 = digits.parse().map_err(|_| wrong())?;
    number.checked_mul(1 << shift).filter(|n| *n > 0).ok_or_else(wrong)
}

/// From 0 to 100.
pub(super) fn percent(text: &str) -> Result<f64, String> {
    let number = text.trim_end_matches('%').parse::<f64>().ok().filter(|n| (0.0..=100.0).contains(n));
    number.ok_or_else(|| "give a number from 0 to 100".into())
}

pub(super) fn variable(text: &str) -> Result<OsString, String> {
    match text.split_once('=') {
        Some((name, _)) if !name.is_empty() => Ok(text.into()),
        _ => Err("give NAME=VALUE".into()),
    }
}

#[cfg(test)]
mod tests {
    use super::bytes;

    #[test]
    fn bytes_have_suffixes() {
        assert_eq!(bytes("4096"), Ok(4096));
        assert_eq!(bytes("3K"), Ok(3 << 10));
        assert_eq!(bytes("500M"), Ok(500 << 20));
        assert_eq!(bytes("2g"), Ok(2 << 30));
        for wrong in ["", "M", "0", "-1", "2GB", "2 G", "1.5G", "2MM", "99999999999G"] {
            assert!(bytes(wrong).is_err(), "{wrong}");
        }
    }
}
