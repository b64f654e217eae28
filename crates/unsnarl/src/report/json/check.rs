//! What `check` found. Keys are only ever added.

use super::{deadlocks, races};
use crate::report::explain;
use analysis::Ended;
use analysis::check::findings::{Stats, Switches};
use analysis::check::{Finding, Findings, Verdict};
use analysis::explain::Explanation;
use analysis::lost::LostInput;
use driver::Error;
use serde::Serialize;
use std::collections::BTreeSet;
use std::path::Path;
use trace::{ObjectNote, OtherStack, Place, ThreadName};

#[derive(Serialize)]
struct Document<'a> {
    command: &'a str,
    verdict: Verdict,
    ended: Ended,
    assumes: &'a [&'static str],
    doubts: &'a BTreeSet<String>,
    lost_inputs: &'a [LostInput],
    failures: Vec<Entry<'a>>,
    races: Vec<races::Entry<'a>>,
    deadlocks: Vec<deadlocks::Entry<'a>>,
    stats: Stats,
    #[serde(skip_serializing_if = "Option::is_none")]
    explanation: Option<serde_json::Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    good_run: Option<&'a Path>,
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
    run: Option<&'a Path>,
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

/// The document, with why the first failure happens and where the nearest run that ends well is saved.
pub(crate) fn check(
    findings: &Findings,
    explanation: Option<&Explanation>,
    good_run: Option<&Path>,
) -> Result<String, Error> {
    let entry = |f| {
        let Finding { failure, location, run, found_by, schedule, switches, .. }: &Finding = f;
        Entry {
            id: failure.kind.id(),
            message: &failure.message,
            at: failure.at.as_ref(),
            thread: &failure.thread,
            run: run.as_deref(),
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
    let failures = findings.failures.iter().map(entry).collect();
    let Findings { verdict, ended, ref assumes, ref doubts, ref lost_inputs, stats, .. } = *findings;
    let explanation = explanation.map(explain::json::value);
    let document = Document {
        command: "check",
        verdict,
        ended,
        assumes,
        doubts,
        lost_inputs,
        failures,
        races: findings.races.iter().map(races::Entry::of).collect(),
        deadlocks: findings.deadlocks.iter().map(deadlocks::Entry::of).collect(),
        stats,
        explanation,
        good_run,
    };
    crate::report::document(&document)
}
