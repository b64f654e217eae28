//! Both hunts directed at the entries of a report, and what came of each.

use super::place::At;
use super::read::{self, Kind, Suspicion};
use crate::deadlocks::{Deadlock, Deadlocks};
use crate::ended::Ended;
use crate::hunt::statics::Line;
use crate::hunt::{Hunt, Judgement, Report, Stats, Verdict};
use crate::predict::Budget;
use crate::races::{Harm, Race, Races};
use driver::{Error, Setup};
use rustc_hash::FxHashSet;
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use trace::Place;
use vm::{CodeAccess, CodeLink, MayRace};

#[derive(Serialize)]
pub struct Entry {
    pub kind: Kind,
    pub lines: Vec<At>,
    pub verdict: Verdict,
    /// Of a race.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub harm: Option<Harm>,
    pub run: Option<PathBuf>,
    /// Why it is impossible, or not decided.
    pub why: Option<String>,
}

impl Entry {
    /// Without a run.
    fn of(entry: &Suspicion, verdict: Verdict, why: &str) -> Entry {
        let (kind, lines) = (entry.kind, entry.lines.clone());
        Entry { kind, lines, verdict, harm: None, run: None, why: Some(why.to_string()) }
    }

    /// That the traces show no such candidate, and why.
    fn absent(entry: &Suspicion, ended: Ended, why: &str) -> Entry {
        match ended {
            // A line may have been reached by a run whose trace was not looked at any more.
            Ended::Interrupted => Entry::of(entry, Verdict::Undecided, "the search was interrupted"),
            _ => Entry::of(entry, Verdict::Refuted, why),
        }
    }

    fn found(entry: &Suspicion, judgement: &Judgement) -> Entry {
        let (verdict, run) = (judgement.verdict(), judgement.run().map(Path::to_path_buf));
        let why = judgement.why();
        Entry { kind: entry.kind, lines: entry.lines.clone(), verdict, harm: None, run, why }
    }
}

pub struct Outcome {
    pub entries: Vec<Entry>,
    pub stats: Stats,
    /// The hunt of which most is missing.
    pub ended: Ended,
    /// What the limits left out, and what else the report has.
    pub not_looked_at: Vec<String>,
    /// Runs that went another way than the solver said.
    pub complaints: Vec<String>,
    /// Runs that could not be saved, and why.
    pub notes: Vec<String>,
}

/// Each entry of a report with its verdict. The hunt for races needs the race detector, the one for deadlocks does not.
pub fn confirm(hunt: &Hunt<'_>, report: &read::Report) -> Result<Outcome, Error> {
    let files = hunt.setup.image().source_files();
    let all = report.suspicions(&files);
    let of = |kind: Kind| all.iter().filter(move |s| s.kind == kind && s.blocked.is_none()).collect::<Vec<_>>();
    let (wanted, waited) = (of(Kind::DataRace), of(Kind::Deadlock));
    let (mut races, mut deadlocks) = (None, None);
    let started = Instant::now();
    if !wanted.is_empty() {
        let budget = if waited.is_empty() { hunt.budget.clone() } else { first_half(&hunt.budget) };
        let setup = &Setup { races: true, ..hunt.setup.clone() };
        let aim = Races::towards(wanted.iter().filter_map(|s| may_race(&files, s)).collect());
        races = Some(Hunt { setup, budget, ..hunt.clone() }.run(aim)?);
    }
    if !waited.is_empty() {
        let runs = races.as_ref().map_or(0, |(r, _)| r.stats.executions);
        let budget = what_is_left(&hunt.budget, started.elapsed(), runs);
        let aim = Deadlocks::towards(waited.iter().filter_map(|s| may_deadlock(&files, s)).collect());
        deadlocks = Some(Hunt { budget, ..hunt.clone() }.run(aim)?);
    }
    let judge = |s: &Suspicion| match (&s.blocked, s.kind, &races, &deadlocks) {
        (None, Kind::DataRace, Some((report, _)), _) => judge_race(s, report),
        (None, Kind::Deadlock, _, Some((report, aim))) => judge_deadlock(s, report, &aim.in_circles),
        (why, ..) => Entry::of(s, Verdict::Undecided, why.as_deref().unwrap_or_default()),
    };
    let mut outcome = Outcome {
        entries: all.iter().map(judge).collect(),
        stats: Stats::default(),
        ended: Ended::Complete,
        not_looked_at: report.others.clone(),
        complaints: Vec::new(),
        notes: Vec::new(),
    };
    if let Some((report, _)) = races {
        outcome.add(report);
    }
    if let Some((report, _)) = deadlocks {
        outcome.not_looked_at.extend(report.not_looked_at.iter().cloned());
        outcome.add(report);
    }
    outcome.stats.judge(outcome.entries.iter().map(|e| e.verdict));
    Ok(outcome)
}

impl Outcome {
    fn add<T>(&mut self, report: Report<T>) {
        self.stats.add(&report.stats);
        self.ended = self.ended.max(report.ended);
        self.complaints.extend(report.complaints);
        self.notes.extend(report.notes);
    }
}

/// For the first of two hunts: the other one may take as long.
fn first_half(budget: &Budget) -> Budget {
    Budget { time: budget.time.map(|t| t / 2), executions: budget.executions.div_ceil(2), ..budget.clone() }
}

/// For the last hunt: what the first one did not need, and one run in any case.
fn what_is_left(budget: &Budget, used: Duration, runs: u64) -> Budget {
    let executions = budget.executions.saturating_sub(runs).max(1);
    Budget { time: budget.time.map(|t| t.saturating_sub(used)), executions, ..budget.clone() }
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

fn judge_race(entry: &Suspicion, report: &Report<Race>) -> Entry {
    let mut all = report.found.iter();
    match all.find(|r| same(entry, r.accesses.iter().map(|a| Some(&a.place)))) {
        Some(race) => Entry { harm: race.harm.as_ref().map(|h| h.0), ..Entry::found(entry, &race.judgement) },
        None => Entry::absent(entry, report.ended, NO_CANDIDATE),
    }
}

/// `in_circles`: lines where threads wait for locks or for the end of others, and for nothing else.
fn judge_deadlock(entry: &Suspicion, report: &Report<Deadlock>, in_circles: &FxHashSet<Line>) -> Entry {
    let mut all = report.found.iter();
    if let Some(found) = all.find(|d| same(entry, d.links.iter().map(|l| l.wants.at.as_ref()))) {
        return Entry::found(entry, &found.judgement);
    }
    let is_circle = |at: &&At| in_circles.iter().any(|(file, line)| (&**file, *line) == (&*at.file, at.line));
    match (entry.lines.iter().find(|at| !is_circle(at)), report.not_looked_at.first()) {
        // Only a run that gets stuck there can tell of it.
        (Some(At { file, line }), _) => {
            let why = format!(
                "no run got stuck at these lines; {file}:{line} waits for more than a lock or the end of a thread, so that there \
                 is no circle to disprove"
            );
            Entry::of(entry, Verdict::Undecided, &why)
        }
        (None, Some(limit)) => Entry::of(entry, Verdict::Undecided, &format!("not looked at: {limit}")),
        (None, None) => {
            let why = "where these lines ran, the locks were not taken in a circle";
            Entry::absent(entry, report.ended, why)
        }
    }
}
