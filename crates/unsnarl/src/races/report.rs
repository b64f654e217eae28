//! What `races` reports, as JSON. Keys are only ever added.

use super::aim::Access;
use super::candidates::Kind;
use super::found::Race;
use super::harm::Harm;
use crate::error::Error;
use crate::hunt::Judgement;
use crate::hunt::command::{Ended, Stats};
use serde::Serialize;
use std::path::PathBuf;
use trace::{Place, ThreadName};

/// All that is reported.
pub(crate) struct Report {
    pub(crate) races: Vec<Race>,
    pub(crate) stats: Stats,
    pub(crate) ended: Ended,
    /// What the limits left out.
    pub(crate) not_looked_at: Vec<String>,
    /// How runs fail that have nothing to do with this.
    pub(crate) fails: Option<String>,
}

#[derive(Serialize)]
struct Document<'a> {
    command: &'static str,
    ended: Ended,
    not_looked_at: &'a [String],
    fails: Option<&'a str>,
    races: Vec<Entry<'a>>,
    stats: Stats,
}

/// A race as JSON.
#[derive(Serialize)]
pub(crate) struct Entry<'a> {
    location: &'a str,
    a: Side<'a>,
    b: Side<'a>,
    #[serde(flatten)]
    judgement: &'a Judgement,
    harm: Option<Harm>,
    harm_reason: Option<&'a str>,
    /// A run with it that fails, for `unsnarl explain`.
    failing_run: Option<&'a PathBuf>,
    phase: u8,
}

#[derive(Serialize)]
struct Side<'a> {
    at: &'a Place,
    thread: Option<&'a ThreadName>,
    access: Kind,
}

fn side(access: &Access) -> Side<'_> {
    Side { at: &access.place, thread: access.thread.as_ref(), access: access.kind }
}

impl Entry<'_> {
    pub(crate) fn of(race: &Race) -> Entry<'_> {
        let Race { location, accesses, judgement, phase, harm, failing_run } = race;
        Entry {
            location,
            a: side(&accesses[0]),
            b: side(&accesses[1]),
            judgement,
            harm: harm.as_ref().map(|h| h.0),
            harm_reason: harm.as_ref().map(|h| h.1.as_str()),
            failing_run: failing_run.as_ref(),
            phase: *phase,
        }
    }
}

impl Report {
    /// The JSON document.
    pub(crate) fn to_json(&self) -> Result<String, Error> {
        let races = self.races.iter().map(Entry::of).collect();
        let Report { ended, not_looked_at, stats, .. } = self;
        let fails = self.fails.as_deref();
        let document = Document { command: "races", ended: *ended, not_looked_at, fails, races, stats: *stats };
        serde_json::to_string_pretty(&document).map_err(|e| Error(format!("the report cannot be written: {e}")))
    }
}
