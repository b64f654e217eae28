//! A race. Keys are only ever added.

use analysis::hunt::Judgement;
use analysis::races::{Access, Harm, Kind, Race};
use serde::Serialize;
use std::path::PathBuf;
use trace::{Place, ThreadName};

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
