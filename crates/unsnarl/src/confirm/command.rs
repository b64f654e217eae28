//! The command: a report in, both hunts directed at its entries, verdicts out.

use super::read::{self, At, Entry, Kind};
use crate::cli::{ConfirmOptions, Format};
use crate::deadlocks::{self, Deadlocks};
use crate::error::Error;
use crate::hunt::command::{self, Ground, Stats, Unsupported};
use crate::hunt::{Judgement, Verdict};
use crate::races::{self, Harm, Races};
use serde::Serialize;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
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
    fn of(entry: &Entry, verdict: Verdict, why: &str) -> Judged {
        let (kind, lines) = (entry.kind, entry.lines.clone());
        Judged { kind, lines, verdict, harm: None, run: None, why: Some(why.to_string()) }
    }

    /// As the hunt judged it.
    fn found(entry: &Entry, judgement: &Judgement) -> Judged {
        let (verdict, run) = (judgement.verdict(), judgement.run().map(Path::to_path_buf));
        let why = judgement.why().map(str::to_string);
        Judged { kind: entry.kind, lines: entry.lines.clone(), verdict, harm: None, run, why }
    }
}

#[derive(Serialize)]
struct Document<'a> {
    command: &'static str,
    entries: &'a [Judged],
    stats: Stats,
}

/// Confirms; the exit status.
pub(crate) fn run(options: &ConfirmOptions) -> Result<u8, Error> {
    let mut entries = read::read(&options.report)?;
    let ground = Ground { explains: true, ..Ground::new(&options.hunt)? };
    let files = ground.image.source_files();
    entries.iter_mut().flat_map(|e| &mut e.lines).for_each(|at| at.resolve(&files));
    let judged = judge(&ground, options, &files, &entries)?;
    command::finish(&ground, judged, |(judged, stats)| {
        let out = match options.hunt.format {
            Format::Json => {
                let document = Document { command: "confirm", entries: judged, stats: *stats };
                let text = serde_json::to_string_pretty(&document);
                text.map_err(|e| Error(format!("the report cannot be written: {e}")))? + "\n"
            }
            Format::Text => text(judged, stats),
        };
        Ok((out, *stats))
    })
}

/// Each entry with its verdict.
fn judge(
    ground: &Ground,
    options: &ConfirmOptions,
    files: &[Arc<str>],
    entries: &[Entry],
) -> Result<Result<(Vec<Judged>, Stats), Unsupported>, Error> {
    let (mut judged, mut stats) = (Vec::new(), Stats::default());
    let of = |kind: Kind| entries.iter().filter(move |e| e.kind == kind).collect::<Vec<&Entry>>();
    let (races, deadlocks) = (of(Kind::DataRace), of(Kind::Deadlock));
    if !races.is_empty() {
        let wanted = races.iter().filter_map(|e| may_race(files, e)).collect();
        match races::command::hunt(ground, &options.hunt, Races::towards(wanted))? {
            Ok(report) => {
                let judge = |e: &&Entry| elsewhere(files, e).unwrap_or_else(|| judge_race(e, &report));
                judged.extend(races.iter().map(judge));
                stats.add(&report.stats);
            }
            Err(unsupported) => return Ok(Err(unsupported)),
        }
    }
    if !deadlocks.is_empty() {
        let wanted = deadlocks.iter().filter_map(|e| may_deadlock(files, e)).collect();
        match deadlocks::command::hunt(ground, &options.hunt, Deadlocks::towards(wanted))? {
            Ok(report) => {
                let judge = |e: &&Entry| elsewhere(files, e).unwrap_or_else(|| judge_deadlock(e, &report));
                judged.extend(deadlocks.iter().map(judge));
                stats.add(&report.stats);
            }
            Err(unsupported) => return Ok(Err(unsupported)),
        }
    }
    stats.judge(judged.iter().map(|j| j.verdict));
    Ok(Ok((judged, stats)))
}

fn text(judged: &[Judged], stats: &Stats) -> String {
    let mut text = String::new();
    for j in judged {
        let lines: Vec<String> = j.lines.iter().map(|at| format!("{}:{}", at.file, at.line)).collect();
        let what = if j.kind == Kind::DataRace { "data race" } else { "deadlock" };
        let verdict = match j.verdict {
            Verdict::Confirmed => "confirmed",
            Verdict::Refuted => "impossible on the paths seen",
            Verdict::Undecided => "undecided",
        };
        let _ = writeln!(text, "{what} at {}: {verdict}", lines.join(" and "));
        if let Some(why) = &j.why {
            let _ = writeln!(text, "  {why}");
        }
        if let Some(run) = &j.run {
            let _ = writeln!(text, "  unsnarl replay {}", run.display());
        }
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

fn may_race(files: &[Arc<str>], entry: &Entry) -> Option<MayRace> {
    let access = |at: &At| Some(CodeAccess { place: place(files, at)?, writes: true, atomic: false });
    let [a, b] = &entry.lines[..] else { return None };
    Some(MayRace { data: String::new(), accesses: [access(a)?, access(b)?] })
}

fn may_deadlock(files: &[Arc<str>], entry: &Entry) -> Option<Vec<CodeLink>> {
    let link = |at: &At| {
        let place = place(files, at)?;
        Some(CodeLink { held: (String::new(), place.clone()), wanted: (String::new(), place) })
    };
    entry.lines.iter().map(link).collect()
}

/// Whether places are those of an entry, in any order.
fn same<'p>(entry: &Entry, places: impl Iterator<Item = Option<&'p Place>>) -> bool {
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

/// What cannot be said of a line that is not in the program.
fn elsewhere(files: &[Arc<str>], entry: &Entry) -> Option<Judged> {
    let at = entry.lines.iter().find(|at| place(files, at).is_none())?;
    let why = format!("`{}` is no source file of this program, or may be several", at.file);
    Some(Judged::of(entry, Verdict::Undecided, &why))
}

const NO_CANDIDATE: &str =
    "where both lines ran, they touched different data, held a common lock, or one had to come before the other";

fn judge_race(entry: &Entry, report: &races::Report) -> Judged {
    let mut all = report.races.iter();
    match all.find(|r| same(entry, r.accesses.iter().map(|a| Some(&a.place)))) {
        Some(race) => Judged { harm: race.harm.as_ref().map(|h| h.0), ..Judged::found(entry, &race.judgement) },
        None => Judged::of(entry, Verdict::Refuted, NO_CANDIDATE),
    }
}

fn judge_deadlock(entry: &Entry, report: &deadlocks::Report) -> Judged {
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
            Judged::of(entry, Verdict::Refuted, "where these lines ran, the locks were not taken in a circle")
        }
    }
}
