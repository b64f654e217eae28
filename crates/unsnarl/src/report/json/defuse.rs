//! The flows of data of a program. Keys are only ever added.

use analysis::Ended;
use analysis::defuse::db::Suspicion;
use analysis::defuse::{End, EscortPair, EscortsEnded, Flow, Met, Outcome, Status};
use analysis::hunt::Stats;
use analysis::lost::LostInput;
use driver::Error;
use serde::Serialize;
use std::path::Path;
use trace::{Place, ThreadName};

#[derive(Serialize)]
struct Document<'a> {
    command: &'static str,
    ended: Ended,
    not_looked_at: &'a [String],
    lost_inputs: &'a [LostInput],
    pairs: Vec<Pair<'a>>,
    escorts: &'a [EscortPair],
    escorts_ended: EscortsEnded,
    failures: Vec<Failed<'a>>,
    suspicious: &'a [Suspicion],
    coverage: f64,
    stats: Stats,
}

#[derive(Serialize)]
struct Pair<'a> {
    pair: i64,
    variable: &'a str,
    write: Side<'a>,
    read: Side<'a>,
    status: Status,
    run: Option<&'a Path>,
    first_run: Option<u64>,
    why: Option<String>,
}

/// One end of a flow; an initial value was written by nobody, nowhere.
#[derive(Serialize, Default)]
struct Side<'a> {
    at: Option<&'a Place>,
    thread: Option<&'a ThreadName>,
}

#[derive(Serialize)]
struct Failed<'a> {
    id: &'static str,
    message: &'a str,
    at: Option<&'a Place>,
    thread: &'a ThreadName,
    run: Option<&'a Path>,
    predicted: bool,
}

impl Side<'_> {
    fn of(end: &End) -> Side<'_> {
        Side { at: Some(&end.at), thread: end.thread.as_ref() }
    }
}

impl Pair<'_> {
    fn of(flow: &Flow) -> Pair<'_> {
        Pair {
            pair: flow.pair,
            variable: &flow.variable,
            write: flow.write.as_ref().map(Side::of).unwrap_or_default(),
            read: Side::of(&flow.read),
            status: flow.status(),
            run: flow.judgement.run(),
            first_run: flow.first_run,
            why: flow.judgement.why(),
        }
    }
}

impl Failed<'_> {
    fn of(Met { failure, run, predicted, .. }: &Met) -> Failed<'_> {
        Failed {
            id: failure.kind.id(),
            message: &failure.message,
            at: failure.at.as_ref(),
            thread: &failure.thread,
            predicted: *predicted,
            run: run.as_deref(),
        }
    }
}

pub(crate) fn defuse(outcome: &Outcome) -> Result<String, Error> {
    let Outcome { flows, escorts, failures, suspicious, coverage, stats, ended, not_looked_at, lost_inputs, .. } =
        outcome;
    super::document(&Document {
        command: "defuse",
        ended: *ended,
        not_looked_at,
        lost_inputs,
        pairs: flows.iter().map(Pair::of).collect(),
        escorts,
        escorts_ended: outcome.escorts_ended,
        failures: failures.iter().map(Failed::of).collect(),
        suspicious,
        coverage: *coverage,
        stats: *stats,
    })
}
