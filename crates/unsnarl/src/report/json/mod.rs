//! Results as JSON: one document for each command. Keys are only ever added; docs/json.md describes them.

mod branches;
pub(crate) mod check;
mod deadlocks;
mod defuse;
pub(crate) mod query;
mod races;
pub(crate) mod replay;
pub(crate) mod run;
pub(crate) mod stack;

pub(crate) use branches::branches;
pub(crate) use defuse::defuse;

use super::{document, failure};
use analysis::Ended;
use analysis::confirm::{self, Outcome};
use analysis::deadlocks::Deadlock;
use analysis::hunt::{Report, Stats};
use analysis::races::Race;
use driver::Error;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

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
    struct Document<'a, T>(&'a Report<T>);

    impl<T: Listed> Serialize for Document<'_, T> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let Report { found, stats, ended, not_looked_at, lost_inputs, fails, .. } = self.0;
            let mut map = serializer.serialize_map(None)?;
            map.serialize_entry("command", T::COMMAND)?;
            map.serialize_entry("ended", ended)?;
            map.serialize_entry("not_looked_at", not_looked_at)?;
            map.serialize_entry("lost_inputs", lost_inputs)?;
            map.serialize_entry("fails", &fails.as_ref().map(failure::in_short))?;
            map.serialize_entry(T::COMMAND, &found.iter().map(T::entry).collect::<Vec<_>>())?;
            map.serialize_entry("stats", stats)?;
            map.end()
        }
    }

    document(&Document(report))
}

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
