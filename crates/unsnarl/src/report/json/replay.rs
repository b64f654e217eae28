//! The JSON document of a replay: the shape that all commands share.

use driver::Error;
use driver::replay::{Once, Verdict};
use driver::saved::{Divergence, Loaded};
use serde::Serialize;
use std::path::Path;
use std::time::Duration;
use trace::{Failure, ObjectNote, OtherStack, Place, Stands, ThreadName};
use vm::Outcome;

#[derive(Serialize)]
struct Document<'a> {
    command: &'static str,
    verdict: &'static str,
    failures: Vec<Entry<'a>>,
    divergence: Option<&'a Divergence>,
    unsupported: Option<&'a str>,
    same_program: bool,
    /// Where threads were seen to stand at one moment.
    stands: &'a [Stands],
    notes: &'a [String],
    event_hash: String,
    stats: Stats,
}

#[derive(Serialize)]
struct Entry<'a> {
    id: &'static str,
    message: &'a str,
    at: Option<&'a Place>,
    thread: &'a ThreadName,
    run: &'a Path,
    stack: &'a [Place],
    others: &'a [OtherStack],
    object: Option<&'a ObjectNote>,
    found_by: &'a str,
}

#[derive(Serialize)]
pub(crate) struct Stats {
    schedules: u64,
    steps: u64,
    events: u64,
    threads: usize,
    seconds: f64,
    unconfirmed: u64,
}

impl Stats {
    pub(crate) fn new(outcome: &Outcome, schedules: u64, took: Duration) -> Stats {
        let Outcome { steps, events, threads, .. } = *outcome;
        Stats { schedules, steps, events, threads, seconds: took.as_secs_f64(), unconfirmed: 0 }
    }
}

pub(crate) fn replay(
    verdict: &Verdict,
    loaded: &Loaded,
    run: &Path,
    once: &Once,
    stats: Stats,
) -> Result<String, Error> {
    let entry = |f| {
        let Failure { kind, message, at, thread, stack, others, object, .. }: &Failure = f;
        Entry {
            id: kind.id(),
            message,
            at: at.as_ref(),
            thread,
            run,
            stack,
            others,
            object: object.as_ref(),
            found_by: &loaded.run.found_by,
        }
    };
    let (mut failures, mut divergence, mut unsupported) = (Vec::new(), None, None);
    match verdict {
        Verdict::Reproduced(failure) => failures.push(entry(failure)),
        Verdict::Diverged(d) => divergence = Some(d),
        Verdict::Unsupported { what, .. } => unsupported = Some(what.as_str()),
        Verdict::EndedWell | Verdict::Interrupted => {}
    }
    let document = Document {
        command: "replay",
        verdict: verdict.id(),
        failures,
        divergence,
        unsupported,
        stands: once.stood.as_deref().unwrap_or_default(),
        same_program: loaded.same_program,
        notes: &loaded.notes,
        event_hash: format!("{:016x}", once.outcome.event_hash),
        stats,
    };
    crate::report::document(&document)
}
