//! Why a search is over.

use serde::Serialize;
use vm::StopReason;

/// Why a search is over, the more of it is missing the later.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ended {
    /// Nothing is left to try.
    Complete,
    /// What was found is enough.
    Found,
    /// Nothing is left to try, but values were not followed everywhere.
    Lost,
    /// Nothing is left to try, but signals came only at the moments at which they came.
    Signals,
    /// Nothing is left to try, but calls that touch files, streams or clocks came only in the order of the runs.
    Calls,
    /// After so many runs, or so many without news.
    Budget,
    Time,
    /// Ctrl-C.
    Interrupted,
}

impl From<StopReason> for Ended {
    fn from(reason: StopReason) -> Ended {
        match reason {
            StopReason::Time => Ended::Time,
            StopReason::Interrupted => Ended::Interrupted,
        }
    }
}
