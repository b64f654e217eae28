use analysis::Ended;
use analysis::branches::{Class, DecidedBy, Listed, Report, Stats};
use driver::Error;
use serde::Serialize;
use std::path::PathBuf;
use trace::{Place, ThreadName};

#[derive(Serialize)]
struct Document<'a> {
    command: &'static str,
    ended: Ended,
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

pub(crate) fn branches(report: &Report) -> Result<String, Error> {
    let entry = |l| {
        let Listed { branch, taken, not_taken }: &Listed = l;
        Entry {
            at: &branch.place,
            kind: branch.kind.id(),
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
        ended: report.ended,
        first_run: report.first_run.as_deref(),
        branches: report.branches.iter().map(entry).collect(),
        undecided: report
            .undecided
            .iter()
            .map(|u| Open { at: &u.place, kind: u.kind.id(), why: u.why.to_string() })
            .collect(),
        stats: report.stats,
    };
    crate::report::document(&document)
}
