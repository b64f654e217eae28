//! What `deadlocks` reports, as JSON. Keys are only ever added.

use super::found::Deadlock;
use super::{Hold, Link};
use crate::error::Error;
use crate::hunt::Judgement;
use crate::hunt::command::{Ended, Stats};
use crate::hunt::statics::Line;
use rustc_hash::FxHashSet;
use serde::Serialize;
use trace::{Place, ThreadName};

/// All that is reported.
pub(crate) struct Report {
    pub(crate) deadlocks: Vec<Deadlock>,
    pub(crate) stats: Stats,
    pub(crate) ended: Ended,
    /// What the limits left out.
    pub(crate) not_looked_at: Vec<String>,
    /// How runs fail that have nothing to do with this.
    pub(crate) fails: Option<String>,
    /// Lines where threads wait for locks or for the end of others, and for nothing else.
    pub(crate) in_circles: FxHashSet<Line>,
}

#[derive(Serialize)]
struct Document<'a> {
    command: &'static str,
    ended: Ended,
    not_looked_at: &'a [String],
    fails: Option<&'a str>,
    deadlocks: Vec<Entry<'a>>,
    stats: Stats,
}

/// A deadlock as JSON.
#[derive(Serialize)]
pub(crate) struct Entry<'a> {
    kind: &'static str,
    threads: Vec<Thread<'a>>,
    #[serde(flatten)]
    judgement: &'a Judgement,
}

#[derive(Serialize)]
struct Thread<'a> {
    thread: Option<&'a ThreadName>,
    holds: Vec<Lock<'a>>,
    wants: Lock<'a>,
}

#[derive(Serialize)]
struct Lock<'a> {
    lock: &'a str,
    at: Option<&'a Place>,
}

fn lock(hold: &Hold) -> Lock<'_> {
    Lock { lock: &hold.lock, at: hold.at.as_ref() }
}

fn thread(link: &Link) -> Thread<'_> {
    Thread { thread: link.thread.as_ref(), holds: link.holds.iter().map(lock).collect(), wants: lock(&link.wants) }
}

impl Entry<'_> {
    pub(crate) fn of(deadlock: &Deadlock) -> Entry<'_> {
        let Deadlock { kind, links, judgement, fails: _ } = deadlock;
        Entry { kind, threads: links.iter().map(thread).collect(), judgement }
    }
}

impl Report {
    /// The JSON document.
    pub(crate) fn to_json(&self) -> Result<String, Error> {
        let deadlocks = self.deadlocks.iter().map(Entry::of).collect();
        let Report { ended, not_looked_at, stats, .. } = self;
        let fails = self.fails.as_deref();
        let document = Document { command: "deadlocks", ended: *ended, not_looked_at, fails, deadlocks, stats: *stats };
        serde_json::to_string_pretty(&document).map_err(|e| Error(format!("the report cannot be written: {e}")))
    }
}
