//! The command: a report in, both hunts directed at its entries, verdicts out.

use super::place::At;
use super::read::{self, Kind, Suspicion};
use crate::cli::{ConfirmOptions, Format, HuntOptions};
use crate::deadlocks::{self, Deadlocks};
use crate::error::Error;
use crate::hunt::command::{self, Ended, Ground, Stats, Unsupported};
use crate::hunt::text::left_out;
use crate::hunt::{Judgement, Verdict};
use crate::races::{self, Harm, Races};
use serde::Serialize;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use trace::Place;
use vm::{CodeAccess, CodeLink, MayRace};

/// What came of an entry.
#[derive(Serialize)]
struct Judged {
    kind: Kind,
    lines: Vec<At>,
    verdict: Verdict,
    /// Of a race.
    #[serde(skip_serializing_if = "Option::is_none")]
    harm: Option<Harm>,
    run: Option<PathBuf>,
    /// Why it is impossible, or not decided.
    why: Option<String>,
}

impl Judged {
    /// Without a run.
    fn of(entry: &Suspicion, verdict: Verdict, why: &str) -> Judged {
        let (kind, lines) = (entry.kind, entry.lines.clone());
        Judged { kind, lines, verdict, harm: None, run: None, why: Some(why.to_string()) }
    }

    /// That the traces show no such candidate, and why.
    fn absent(entry: &Suspicion, ended: Ended, why: &str) -> Judged {
        match ended {
            // A line may have been reached by a run whose trace was not looked at any more.
            Ended::Interrupted => Judged::of(entry, Verdict::Undecided, "the search was interrupted"),
            _ => Judged::of(entry, Verdict::Refuted, why),
        }
    }

    /// As the hunt judged it.
    fn found(entry: &Suspicion, judgement: &Judgement) -> Judged {
        let (verdict, run) = (judgement.verdict(), judgement.run().map(Path::to_path_buf));
        let why = judgement.why().map(str::to_string);
        Judged { kind: entry.kind, lines: entry.lines.clone(), verdict, harm: None, run, why }
    }
}

#[derive(Serialize)]
struct Document<'a> {
    command: &'static str,
    ended: Ended,
    not_looked_at: &'a [String],
    entries: &'a [Judged],
    stats: Stats,
}

/// All that is reported.
struct Outcome {
    judged: Vec<Judged>,
    stats: Stats,
    /// The hunt of which most is missing.
    ended: Ended,
    /// What the limits left out, and what else the report has.
    not_looked_at: Vec<String>,
}

/// Confirms; the exit status.
pub(crate) fn run(options: &ConfirmOptions) -> Result<u8, Error> {
    let report = read::read(&options.report)?;
    let ground = Ground { explains: true, ..Ground::new(&options.hunt)? };
    let files = ground.image.source_files();
    let judged = judge(&ground, options, &files, &report.suspicions(&files))?.map(|outcome| {
        let not_looked_at = [report.others, outcome.not_looked_at].concat();
        Outcome { not_looked_at, ..outcome }
    });
    command::finish(&ground, judged, |outcome| {
        let out = match options.hunt.format {
            Format::Json => {
                let Outcome { judged: entries, stats, ended, not_looked_at } = outcome;
                let document = Document { command: "confirm", ended: *ended, not_looked_at, entries, stats: *stats };
                let text = serde_json::to_string_pretty(&document);
                text.map_err(|e| Error(format!("the report cannot be written: {e}")))? + "\n"
            }
            Format::Text => text(outcome),
        };
        Ok((out, outcome.stats))
    })
}

/// Each entry with its verdict.
fn judge(
    ground: &Ground,
    options: &ConfirmOptions,
    files: &[Arc<str>],
    all: &[Suspicion],
) -> Result<Result<Outcome, Unsupported>, Error> {
    let started = Instant::now();
    let of = |kind: Kind| all.iter().filter(move |s| s.kind == kind && s.blocked.is_none()).collect::<Vec<_>>();
    let (wanted, waited) = (of(Kind::DataRace), of(Kind::Deadlock));
    let (mut races, mut deadlocks) = (None, None);
    if !wanted.is_empty() {
        let hunt = if waited.is_empty() { options.hunt.clone() } else { first_half(&options.hunt) };
        let aim = Races::towards(wanted.iter().filter_map(|s| may_race(files, s)).collect());
        match races::command::hunt(ground, &hunt, aim)? {
            Ok(report) => races = Some(report),
            Err(unsupported) => return Ok(Err(unsupported)),
        }
    }
    if !waited.is_empty() {
        let runs = races.as_ref().map_or(0, |r| r.stats.executions);
        let hunt = what_is_left(&options.hunt, started.elapsed(), runs);
        let aim = Deadlocks::towards(waited.iter().filter_map(|s| may_deadlock(files, s)).collect());
        match deadlocks::command::hunt(ground, &hunt, aim)? {
            Ok(report) => deadlocks = Some(report),
            Err(unsupported) => return Ok(Err(unsupported)),
        }
    }
    let judge = |s: &Suspicion| match (&s.blocked, s.kind, &races, &deadlocks) {
        (None, Kind::DataRace, Some(report), _) => judge_race(s, report),
        (None, Kind::Deadlock, _, Some(report)) => judge_deadlock(s, report),
        (why, ..) => Judged::of(s, Verdict::Undecided, why.as_deref().unwrap_or_default()),
    };
    let judged: Vec<Judged> = all.iter().map(judge).collect();
    let (mut stats, mut ended, mut not_looked_at) = (Stats::default(), Ended::Complete, Vec::new());
    if let Some(report) = races {
        stats.add(&report.stats);
        ended = ended.max(report.ended);
    }
    if let Some(report) = deadlocks {
        stats.add(&report.stats);
        ended = ended.max(report.ended);
        not_looked_at.extend(report.not_looked_at);
    }
    stats.judge(judged.iter().map(|j| j.verdict));
    Ok(Ok(Outcome { judged, stats, ended, not_looked_at }))
}

/// For the first of two hunts: the other one may take as long.
fn first_half(options: &HuntOptions) -> HuntOptions {
    HuntOptions { time: options.time / 2, runs: options.runs.div_ceil(2), ..options.clone() }
}

/// For the last hunt: what the first one did not need, and one run in any case.
fn what_is_left(options: &HuntOptions, time: Duration, runs: u64) -> HuntOptions {
    let (time, runs) = (options.time.saturating_sub(time), options.runs.saturating_sub(runs).max(1));
    HuntOptions { time, runs, ..options.clone() }
}

fn text(Outcome { judged, stats, ended, not_looked_at }: &Outcome) -> String {
    let mut text = String::new();
    for j in judged {
        let lines: Vec<String> = j.lines.iter().map(|at| format!("{}:{}", at.file, at.line)).collect();
        let what = if j.kind == Kind::DataRace { "data race" } else { "deadlock" };
        let verdict = match j.verdict {
            Verdict::Confirmed => "confirmed",
            Verdict::Refuted => "impossible on the paths seen",
            Verdict::Undecided => "undecided",
        };
        let lines = if lines.is_empty() { "an unknown place".to_string() } else { lines.join(" and ") };
        let _ = writeln!(text, "{what} at {lines}: {verdict}");
        if let Some(why) = &j.why {
            let _ = writeln!(text, "  {why}");
        }
        if let Some(run) = &j.run {
            let _ = writeln!(text, "  unsnarl replay {}", run.display());
        }
    }
    left_out(&mut text, not_looked_at);
    if let Some(cut) = ended.cut().filter(|_| stats.confirmed < stats.candidates) {
        let _ = writeln!(text, "\n{cut}: what is not confirmed may be possible on paths that were not seen");
    }
    let _ = writeln!(
        text,
        "\n{} of {} confirmed, {} impossible, {} undecided; {} runs, {} questions to the solver; {:.2} s",
        stats.confirmed,
        stats.candidates,
        stats.refuted,
        stats.undecided,
        stats.executions,
        stats.queries,
        stats.seconds
    );
    text
}

/// The place that a report means, in the files of the program.
fn place(files: &[Arc<str>], at: &At) -> Option<Place> {
    let file = files.iter().find(|f| ***f == *at.file)?.clone();
    Some(Place { file, line: at.line, column: 0, function: "".into() })
}

fn may_race(files: &[Arc<str>], entry: &Suspicion) -> Option<MayRace> {
    let access = |at: &At| Some(CodeAccess { place: place(files, at)?, writes: true, atomic: false });
    let [a, b] = &entry.lines[..] else { return None };
    Some(MayRace { data: String::new(), accesses: [access(a)?, access(b)?] })
}

fn may_deadlock(files: &[Arc<str>], entry: &Suspicion) -> Option<Vec<CodeLink>> {
    let link = |at: &At| {
        let place = place(files, at)?;
        Some(CodeLink { held: (String::new(), place.clone()), wanted: (String::new(), place) })
    };
    entry.lines.iter().map(link).collect()
}

/// Whether places are those of an entry, in any order.
fn same<'p>(entry: &Suspicion, places: impl Iterator<Item = Option<&'p Place>>) -> bool {
    let mut left: Vec<&At> = entry.lines.iter().collect();
    for place in places {
        let Some(place) = place else { return false };
        let Some(n) = left.iter().position(|at| (at.line, &*at.file) == (place.line, &*place.file)) else {
            return false;
        };
        left.remove(n);
    }
    left.is_empty()
}

const NO_CANDIDATE: &str =
    "where both lines ran, they touched different data, held a common lock, or one had to come before the other";

fn judge_race(entry: &Suspicion, report: &races::Report) -> Judged {
    let mut all = report.races.iter();
    match all.find(|r| same(entry, r.accesses.iter().map(|a| Some(&a.place)))) {
        Some(race) => Judged { harm: race.harm.as_ref().map(|h| h.0), ..Judged::found(entry, &race.judgement) },
        None => Judged::absent(entry, report.ended, NO_CANDIDATE),
    }
}

fn judge_deadlock(entry: &Suspicion, report: &deadlocks::Report) -> Judged {
    let mut all = report.deadlocks.iter();
    if let Some(found) = all.find(|d| same(entry, d.links.iter().map(|l| l.wants.at.as_ref()))) {
        return Judged::found(entry, &found.judgement);
    }
    let is_circle = |at: &&At| report.in_circles.iter().any(|(file, line)| (&**file, *line) == (&*at.file, at.line));
    match (entry.lines.iter().find(|at| !is_circle(at)), report.not_looked_at.first()) {
        // Only a run that gets stuck there can tell of it.
        (Some(At { file, line }), _) => {
            let why = format!(
                "no run got stuck at these lines; {file}:{line} waits for more than a lock or the end of a thread, so that there \
                 is no circle to disprove"
            );
            Judged::of(entry, Verdict::Undecided, &why)
        }
        (None, Some(limit)) => Judged::of(entry, Verdict::Undecided, &format!("not looked at: {limit}")),
        (None, None) => {
            let why = "where these lines ran, the locks were not taken in a circle";
            Judged::absent(entry, report.ended, why)
        }
    }
}
