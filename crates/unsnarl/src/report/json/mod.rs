//! Results as JSON: one document for each command. Keys are only ever added; docs/json.md describes them.

mod branches;
pub(crate) mod check;
mod deadlocks;
pub(crate) mod query;
mod races;
pub(crate) mod replay;
pub(crate) mod run;

pub(crate) use branches::branches;

use analysis::Ended;
use analysis::confirm::{self, Outcome};
use analysis::deadlocks::Deadlock;
use analysis::hunt::{Report, Stats};
use analysis::races::Race;
use driver::Error;
use serde::Serialize;

/// The text of a document.
pub(crate) fn document(document: &impl Serialize) -> Result<String, Error> {
    let text = serde_json::to_string_pretty(document);
    text.map(|t| t + "\n").map_err(|e| Error::of("the report cannot be written", e))
}

/// Something that a hunt reports, as JSON.
pub(crate) trait Listed {
    /// The command, which is also the key of the list.
    const COMMAND: &'static str;
    fn entry(&self) -> impl Serialize;
}

impl Listed for Race {
    const COMMAND: &'static str = "races";
    fn entry(&self) -> impl Serialize {
        races::Entry::of(self)
    }
}

impl Listed for Deadlock {
    const COMMAND: &'static str = "deadlocks";
    fn entry(&self) -> impl Serialize {
        deadlocks::Entry::of(self)
    }
}

/// The document of `races` or `deadlocks`.
pub(crate) fn hunt<T: Listed>(report: &Report<T>) -> Result<String, Error> {
    #[derive(Serialize)]
    struct Head<'a> {
        command: &'static str,
        ended: Ended,
        not_looked_at: &'a [String],
        fails: Option<String>,
        #[serde(flatten)]
        list: std::collections::BTreeMap<&'static str, Vec<serde_json::Value>>,
        stats: Stats,
    }
    let entries: Result<Vec<_>, _> = report.found.iter().map(|f| serde_json::to_value(f.entry())).collect();
    let entries = entries.map_err(|e| Error::of("the report cannot be written", e))?;
    document(&Head {
        command: T::COMMAND,
        ended: report.ended,
        not_looked_at: &report.not_looked_at,
        fails: report.fails.as_ref().map(super::hunt::failure),
        list: [(T::COMMAND, entries)].into(),
        stats: report.stats,
    })
}

/// The document of `confirm`.
pub(crate) fn confirm(outcome: &Outcome) -> Result<String, Error> {
    #[derive(Serialize)]
    struct Document<'a> {
        command: &'static str,
        ended: Ended,
        not_looked_at: &'a [String],
        entries: &'a [confirm::Entry],
        stats: Stats,
    }
    let Outcome { entries, stats, ended, not_looked_at, .. } = outcome;
    document(&Document { command: "confirm", ended: *ended, not_looked_at, entries, stats: *stats })
}
