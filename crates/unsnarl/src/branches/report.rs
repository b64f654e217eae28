//! What `branches` reports, as JSON.

use super::analysis::{Class, Sensitive, Stats, Undecided};
use super::decided::DecidedBy;
use crate::error::Error;
use serde::Serialize;
use std::path::PathBuf;
use trace::{Place, ThreadName};

/// A branch, and where its two runs are saved.
pub(crate) struct Listed {
    pub(crate) branch: Sensitive,
    pub(crate) taken: PathBuf,
    pub(crate) not_taken: PathBuf,
}

/// All that is reported.
pub(crate) struct Report {
    pub(crate) branches: Vec<Listed>,
    pub(crate) undecided: Vec<Undecided>,
    pub(crate) stats: Stats,
    /// Why it ended: `complete`, `time` or `interrupted`.
    pub(crate) ended: &'static str,
    /// What kept the first run from its good end.
    pub(crate) first_run: Option<String>,
}

#[derive(Serialize)]
struct Document<'a> {
    command: &'static str,
    ended: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_run: Option<&'a str>,
    branches: Vec<Entry<'a>>,
    undecided: Vec<Open<'a>>,
    stats: Stats,
}

#[derive(Serialize)]
struct Entry<'a> {
    at: &'a Place,
    kind: &'static str,
    class: Class,
    reason: &'a str,
    condition: &'a str,
    thread: &'a ThreadName,
    observed: &'static str,
    outcomes: [&'static str; 2],
    runs: Runs<'a>,
    decided_by: &'a [DecidedBy],
}

#[derive(Serialize)]
struct Runs<'a> {
    taken: &'a PathBuf,
    not_taken: &'a PathBuf,
}

#[derive(Serialize)]
struct Open<'a> {
    at: &'a Place,
    kind: &'static str,
    why: String,
}

impl Report {
    /// The JSON document.
    pub(crate) fn to_json(&self) -> Result<String, Error> {
        let entry = |l| {
            let Listed { branch, taken, not_taken }: &Listed = l;
            Entry {
                at: &branch.place,
                kind: branch.kind,
                class: branch.class,
                reason: &branch.reason,
                condition: &branch.condition,
                thread: &branch.thread,
                observed: if branch.taken { "taken" } else { "not_taken" },
                outcomes: ["taken", "not_taken"],
                runs: Runs { taken, not_taken },
                decided_by: &branch.decided_by,
            }
        };
        let document = Document {
            command: "branches",
            ended: self.ended,
            first_run: self.first_run.as_deref(),
            branches: self.branches.iter().map(entry).collect(),
            undecided: self
                .undecided
                .iter()
                .map(|u| Open { at: &u.place, kind: u.kind, why: u.why.to_string() })
                .collect(),
            stats: self.stats,
        };
        serde_json::to_string_pretty(&document).map_err(|e| Error(format!("the report cannot be written: {e}")))
    }
}
