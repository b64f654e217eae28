//! What `deadlocks` reports, as JSON. Keys are only ever added.

use super::found::Deadlock;
use super::{Hold, Link};
use crate::error::Error;
use crate::hunt::command::{Stats, by_name};
use crate::hunt::{Reason, Verdict};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::PathBuf;
use trace::{Place, ThreadName};

/// All that is reported.
pub(crate) struct Report {
    pub(crate) deadlocks: Vec<Deadlock>,
    pub(crate) stats: Stats,
    /// Why it ended: `complete`, `budget`, `time` or `interrupted`.
    pub(crate) ended: &'static str,
}

#[derive(Serialize)]
struct Document<'a> {
    command: &'static str,
    ended: &'static str,
    deadlocks: Vec<Entry<'a>>,
    stats: Stats,
}

#[derive(Serialize)]
struct Entry<'a> {
    kind: &'static str,
    threads: Vec<Thread<'a>>,
    verdict: Verdict,
    run: Option<&'a PathBuf>,
    inputs: BTreeMap<String, u64>,
    reason: Option<&'a Reason>,
    blocked_by: Option<&'a str>,
}

#[derive(Serialize)]
struct Thread<'a> {
    thread: &'a ThreadName,
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
    Thread { thread: &link.thread, holds: link.holds.iter().map(lock).collect(), wants: lock(&link.wants) }
}

impl Report {
    /// The JSON document.
    pub(crate) fn to_json(&self) -> Result<String, Error> {
        let entry = |d| {
            let Deadlock { kind, links, verdict, inputs, run, reason, blocked }: &Deadlock = d;
            Entry {
                kind,
                threads: links.iter().map(thread).collect(),
                verdict: *verdict,
                run: run.as_ref(),
                inputs: by_name(inputs),
                reason: reason.as_ref(),
                blocked_by: blocked.as_deref(),
            }
        };
        let deadlocks = self.deadlocks.iter().map(entry).collect();
        let document = Document { command: "deadlocks", ended: self.ended, deadlocks, stats: self.stats };
        serde_json::to_string_pretty(&document).map_err(|e| Error(format!("the report cannot be written: {e}")))
    }
}
