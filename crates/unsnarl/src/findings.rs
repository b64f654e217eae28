//! What a command found, in the one shape in which every command reports it.
//!
//! The JSON document: `command`, `verdict` (`failure`, `none-found` or `proved`), `failures`, `races`, `deadlocks` and
//! `stats`. Keys are only ever added.

use crate::check::campaign::How;
use crate::deadlocks::{self, Deadlock};
use crate::error::Error;
use crate::explain::{self, Explanation};
use crate::interleaving::Interleaving;
use crate::races::{self, Race};
use serde::Serialize;
use std::path::PathBuf;
use trace::{Failure, ObjectNote, OtherStack, Place, ThreadName};

/// What a command can say about a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Verdict {
    /// Something was found.
    Failure,
    /// Nothing was found, which proves nothing.
    NoneFound,
    /// Nothing was found, and there is nothing else to try with these inputs.
    Proved,
}

/// How often a run changes from one thread to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) struct Switches {
    /// When it was found.
    pub(crate) before: usize,
    /// After it was made simpler.
    pub(crate) after: usize,
}

/// A failure that was executed, and executed again.
#[derive(Clone, Debug)]
pub(crate) struct Finding {
    pub(crate) failure: Failure,
    /// What a data race is about.
    pub(crate) location: Option<String>,
    /// The saved run.
    pub(crate) run: Option<PathBuf>,
    /// How the schedule was chosen.
    pub(crate) found_by: How,
    /// Questions to the solver until then.
    pub(crate) queries: u64,
    /// The symbolic inputs that it needs, by their names.
    pub(crate) inputs: Vec<(String, u64)>,
    /// The number of that schedule, from 1.
    pub(crate) schedule: u64,
    pub(crate) switches: Switches,
    pub(crate) interleaving: Interleaving,
}

/// How much was done.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(crate) struct Stats {
    pub(crate) schedules: u64,
    pub(crate) steps: u64,
    pub(crate) events: u64,
    /// The most of one run.
    pub(crate) threads: usize,
    pub(crate) seconds: f64,
    /// What did not come again when it was repeated: always a bug of ours.
    pub(crate) unconfirmed: u64,
    /// Runs that reached the limit of steps.
    pub(crate) unfinished: u64,
    /// Runs that were given up because an equivalent one had been done.
    pub(crate) redundant: u64,
    pub(crate) schedules_per_second: f64,
    /// Questions to the solver.
    pub(crate) queries: u64,
}

/// All that a command reports.
pub(crate) struct Findings {
    pub(crate) command: &'static str,
    pub(crate) verdict: Verdict,
    pub(crate) failures: Vec<Finding>,
    /// Those of them that are data races, and those that are deadlocks, as `races` and `deadlocks` tell them.
    pub(crate) races: Vec<Race>,
    pub(crate) deadlocks: Vec<Deadlock>,
    pub(crate) stats: Stats,
    /// What was not explored.
    pub(crate) assumes: Vec<&'static str>,
    /// Why it ended: `found`, `complete`, `budget`, `time` or `interrupted`.
    pub(crate) ended: &'static str,
    /// Why the first failure happens.
    pub(crate) explanation: Option<Explanation>,
    /// The nearest run that ends well, saved.
    pub(crate) good_run: Option<PathBuf>,
}

#[derive(Serialize)]
struct Document<'a> {
    command: &'a str,
    verdict: Verdict,
    ended: &'static str,
    assumes: &'a [&'static str],
    failures: Vec<Entry<'a>>,
    races: Vec<races::Entry<'a>>,
    deadlocks: Vec<deadlocks::Entry<'a>>,
    stats: Stats,
    #[serde(skip_serializing_if = "Option::is_none")]
    explanation: Option<serde_json::Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    good_run: Option<&'a PathBuf>,
}

#[derive(Serialize)]
struct Input<'a> {
    name: &'a str,
    value: u64,
}

#[derive(Serialize)]
struct Entry<'a> {
    id: &'static str,
    message: &'a str,
    at: Option<&'a Place>,
    thread: &'a ThreadName,
    run: Option<&'a PathBuf>,
    stack: &'a [Place],
    others: &'a [OtherStack],
    object: Option<&'a ObjectNote>,
    location: Option<&'a str>,
    found_by: &'a str,
    how: &'a str,
    executions: u64,
    queries: u64,
    inputs: Vec<Input<'a>>,
    schedule: u64,
    switches: Switches,
}

impl Findings {
    /// The JSON document.
    pub(crate) fn to_json(&self) -> Result<String, Error> {
        let entry = |f| {
            let Finding { failure, location, run, found_by, schedule, switches, .. }: &Finding = f;
            Entry {
                id: failure.kind.id(),
                message: &failure.message,
                at: failure.at.as_ref(),
                thread: &failure.thread,
                run: run.as_ref(),
                stack: &failure.stack,
                others: &failure.others,
                object: failure.object.as_ref(),
                location: location.as_deref(),
                found_by: found_by.id,
                how: &found_by.text,
                executions: *schedule,
                queries: f.queries,
                inputs: f.inputs.iter().map(|(name, value)| Input { name, value: *value }).collect(),
                schedule: *schedule,
                switches: *switches,
            }
        };
        let failures = self.failures.iter().map(entry).collect();
        let Findings { command, verdict, ended, ref assumes, stats, .. } = *self;
        let explanation = self.explanation.as_ref().map(explain::report::json::value);
        let document = Document {
            command,
            verdict,
            ended,
            assumes,
            failures,
            races: self.races.iter().map(races::Entry::of).collect(),
            deadlocks: self.deadlocks.iter().map(deadlocks::Entry::of).collect(),
            stats,
            explanation,
            good_run: self.good_run.as_ref(),
        };
        serde_json::to_string_pretty(&document).map_err(|e| Error(format!("the report cannot be written: {e}")))
    }
}
