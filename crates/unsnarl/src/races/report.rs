//! What `races` reports, as JSON. Keys are only ever added.

use super::aim::Access;
use super::candidates::Kind;
use super::found::Race;
use super::harm::Harm;
use crate::error::Error;
use crate::hunt::command::{Stats, by_name};
use crate::hunt::{Reason, Verdict};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::PathBuf;
use trace::{Place, ThreadName};

/// All that is reported.
pub(crate) struct Report {
    pub(crate) races: Vec<Race>,
    pub(crate) stats: Stats,
    /// Why it ended: `complete`, `budget`, `time` or `interrupted`.
    pub(crate) ended: &'static str,
}

#[derive(Serialize)]
struct Document<'a> {
    command: &'static str,
    ended: &'static str,
    races: Vec<Entry<'a>>,
    stats: Stats,
}

/// A race as JSON.
#[derive(Serialize)]
pub(crate) struct Entry<'a> {
    location: &'a str,
    a: Side<'a>,
    b: Side<'a>,
    verdict: Verdict,
    harm: Option<Harm>,
    harm_reason: Option<&'a str>,
    run: Option<&'a PathBuf>,
    /// A run with it that fails, for `unsnarl explain`.
    failing_run: Option<&'a PathBuf>,
    inputs: BTreeMap<String, u64>,
    phase: u8,
    reason: Option<&'a Reason>,
    blocked_by: Option<&'a str>,
}

#[derive(Serialize)]
struct Side<'a> {
    at: &'a Place,
    thread: &'a ThreadName,
    access: Kind,
}

fn side(access: &Access) -> Side<'_> {
    Side { at: &access.place, thread: &access.thread, access: access.kind }
}

impl Entry<'_> {
    pub(crate) fn of(race: &Race) -> Entry<'_> {
        let Race { location, accesses, verdict, phase, harm, inputs, run, failing_run, reason, blocked } = race;
        Entry {
            location,
            a: side(&accesses[0]),
            b: side(&accesses[1]),
            verdict: *verdict,
            harm: harm.as_ref().map(|h| h.0),
            harm_reason: harm.as_ref().map(|h| h.1.as_str()),
            run: run.as_ref(),
            failing_run: failing_run.as_ref(),
            inputs: by_name(inputs),
            phase: *phase,
            reason: reason.as_ref(),
            blocked_by: blocked.as_deref(),
        }
    }
}

impl Report {
    /// The JSON document.
    pub(crate) fn to_json(&self) -> Result<String, Error> {
        let races = self.races.iter().map(Entry::of).collect();
        let document = Document { command: "races", ended: self.ended, races, stats: self.stats };
        serde_json::to_string_pretty(&document).map_err(|e| Error(format!("the report cannot be written: {e}")))
    }
}
