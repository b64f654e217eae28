//! What a check found, as data: each failure repeated, made simple, repeated again, and saved.

use super::campaign::{self, How, Report};
use super::hunted;
use super::repeat::confirm;
use crate::deadlocks::{Deadlock, Stuck};
use crate::ended::Ended;
use crate::interleaving::Interleaving;
use crate::lost::LostInput;
use crate::minimise::{Effort, minimise};
use crate::races::Race;
use crate::spared::spared;
use crate::symptom::Symptom;
use driver::saved::{Found, Keeper};
use driver::{Setup, Symbolic};
use serde::Serialize;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::path::PathBuf;
use trace::{Failure, Place, RunOutcome, Segment};

/// What every proof assumes, in words.
pub const INPUTS: &str = "these arguments, environment, standard input and files";
/// And those that do not look for uses of memory that was never set.
pub const ZEROES: &str = "that memory never set reads as zero (--uninitialised)";
/// What may be spent on making a failure simple.
const FAILURE_EFFORT: Effort = Effort { runs: 4000, steps: 40_000_000 };
/// And on all data races together.
const RACE_EFFORT: Effort = Effort { runs: 4000, steps: 40_000_000 };

#[derive(Clone, Debug)]
pub struct Note {
    pub text: String,
    /// Only for those who want to know more.
    pub minor: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    Failure,
    /// Nothing was found, which proves nothing.
    NoneFound,
    /// Nothing was found, and there is nothing else to try with these inputs.
    Proved,
}

/// How often a run changes from one thread to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Switches {
    /// When it was found.
    pub before: usize,
    /// After it was made simpler.
    pub after: usize,
}

/// A failure that was executed, and executed again.
#[derive(Clone, Debug)]
pub struct Finding {
    pub failure: Failure,
    /// What a data race is about.
    pub location: Option<String>,
    pub run: Option<PathBuf>,
    pub found_by: How,
    /// Questions to the solver until then.
    pub queries: u64,
    pub inputs: Vec<(String, u64)>,
    /// The number of that schedule, from 1.
    pub schedule: u64,
    pub switches: Switches,
    pub interleaving: Interleaving,
}

#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Stats {
    pub schedules: u64,
    pub steps: u64,
    pub events: u64,
    /// The most of one run.
    pub threads: usize,
    pub seconds: f64,
    /// What did not come again when it was repeated: always a bug of ours.
    pub unconfirmed: u64,
    /// Runs that were not seen to their end.
    pub unfinished: u64,
    /// Those of them that have more events than exploration follows; the others reached the limit of steps.
    #[serde(skip)]
    pub too_long: u64,
    /// Runs that were given up because an equivalent one had been done.
    pub redundant: u64,
    pub schedules_per_second: f64,
    pub queries: u64,
}

pub struct Findings {
    pub verdict: Verdict,
    pub failures: Vec<Finding>,
    /// Those of them that are data races, and those that are deadlocks, as `races` and `deadlocks` tell them.
    pub races: Vec<Race>,
    pub deadlocks: Vec<Deadlock>,
    pub stats: Stats,
    /// What a proof takes for granted.
    pub assumes: Vec<&'static str>,
    /// Why an exploration that came to its end would be no proof.
    pub doubts: BTreeSet<String>,
    pub lost_inputs: Vec<LostInput>,
    pub ended: Ended,
    /// Runs that could not be saved or did not come again, and why.
    pub notes: Vec<Note>,
}

/// Something that a run of the campaign showed.
struct Suspect<'a> {
    symptom: Symptom,
    schedule: &'a [Segment],
    /// The events and their hash, if the campaign kept them.
    events: Option<(u64, u64)>,
    number: u64,
    found_by: &'a How,
    inputs: &'a Symbolic,
    named: &'a [(String, u64)],
    queries: u64,
}

/// The first failure, as it is explained.
pub struct First {
    /// With the inputs that it needs.
    pub setup: Setup,
    pub symptom: Symptom,
    pub outcome: vm::Outcome,
    pub failure: Failure,
}

/// What a campaign found: repeated, made simple, repeated again, and saved. When it is time to stop, it is not made simple any more.
pub(super) fn findings(setup: &Setup, report: &Report, keeper: &Keeper) -> (Findings, Option<First>) {
    let failures = report.failures.iter().map(|f| Suspect {
        symptom: Symptom::Failure(Box::new(f.failure.clone())),
        schedule: &f.schedule,
        events: Some((f.events, f.event_hash)),
        number: f.number,
        found_by: &f.found_by,
        inputs: &f.inputs,
        named: &f.named,
        queries: f.queries,
    });
    let raced = report.races.iter().map(|r| Suspect {
        symptom: Symptom::Race(r.found.race),
        schedule: &r.schedule,
        events: None,
        number: r.number,
        found_by: &r.found_by,
        inputs: &r.inputs,
        named: &r.named,
        queries: r.queries,
    });
    let mut told = HashSet::new();
    let mut saved: HashMap<&str, usize> = HashMap::new();
    let mut unconfirmed = report.tally.unconfirmed;
    let mut confirmed = Vec::new();
    let (mut races, mut deadlocks) = (Vec::new(), Vec::new());
    let mut first = None;
    let mut race_effort = RACE_EFFORT;
    let mut notes = Vec::new();
    for suspect in failures.chain(raced) {
        let mut failure_effort = FAILURE_EFFORT;
        let effort = match suspect.symptom {
            Symptom::Failure(_) => &mut failure_effort,
            Symptom::Race(_) => &mut race_effort,
        };
        // With many failures it matters that the same one is not made simple again and again.
        if let Symptom::Failure(failure) = &suspect.symptom
            && told.contains(&identity(failure, None))
        {
            continue;
        }
        let setup = &setup.with_symbolic(suspect.inputs.clone());
        let Some(verdict) = spared(|| examine(setup, &suspect, effort))
            .or_else(|| spared(|| examine(setup, &suspect, &mut Effort { runs: 0, steps: 0 })))
        else {
            continue;
        };
        unconfirmed += verdict.unconfirmed;
        let Some(Shown { mut finding, run, symptom, stuck }) = verdict.finding else {
            let Suspect { number, found_by, .. } = suspect;
            let found_by = &found_by.text;
            let text = format!("run {} ({found_by}) did not come again: {}", number + 1, verdict.why);
            notes.push(Note { text, minor: true });
            continue;
        };
        if !told.insert(identity(&finding.failure, finding.location.as_ref())) {
            continue;
        }
        let number = saved.entry(finding.failure.kind.id()).or_default();
        *number += 1;
        let name = format!("{}-{number}", finding.failure.kind.id());
        let found = Found {
            outcome: RunOutcome::Failure((&finding.failure).into()),
            schedule: &run.schedule,
            event_hash: Some(run.event_hash),
            found_by: &finding.found_by.text,
            stands: &[],
        };
        // What was found is reported, also if it cannot be saved.
        match spared(|| keeper.save(setup, &found, &name)) {
            None => {}
            Some(Ok(path)) => finding.run = Some(path),
            Some(Err(e)) => notes.push(Note { text: format!("the failing run is not saved: {e}"), minor: false }),
        }
        races.extend(hunted::race(&finding, &symptom));
        deadlocks.extend(hunted::deadlock(&finding, stuck));
        if first.is_none() {
            first = Some(First { setup: setup.unstoppable(), symptom, outcome: run, failure: finding.failure.clone() });
        }
        confirmed.push(finding);
    }
    let verdict = match (&report.verdict, confirmed.is_empty()) {
        (_, false) => Verdict::Failure,
        (campaign::Verdict::Proved, true) => Verdict::Proved,
        _ => Verdict::NoneFound,
    };
    let tally = &report.tally;
    let stats = Stats {
        schedules: tally.schedules,
        steps: tally.steps,
        events: tally.events,
        threads: tally.threads,
        seconds: report.seconds,
        unconfirmed,
        unfinished: tally.unfinished,
        too_long: tally.too_long,
        redundant: tally.redundant,
        schedules_per_second: tally.schedules as f64 / report.seconds.max(1e-9),
        queries: tally.queries,
    };
    let mut assumes = vec!["sequential consistency", INPUTS];
    if !setup.spurious {
        assumes.push("no spurious wake-ups (--spurious-wakeups)");
    }
    // Without a race nobody sees half of a copy.
    if !setup.races {
        assumes.push("copies and wide accesses at one moment (--no-races)");
    }
    if !setup.uninitialised {
        assumes.push(ZEROES);
    }
    let ended = match report.verdict {
        campaign::Verdict::Stopped(reason) => reason.into(),
        campaign::Verdict::Proved => Ended::Complete,
        campaign::Verdict::Failed => Ended::Found,
        campaign::Verdict::Exhausted | campaign::Verdict::Unsupported { .. } => Ended::Budget,
    };
    (
        Findings {
            verdict,
            failures: confirmed,
            races,
            deadlocks,
            stats,
            assumes,
            doubts: report.doubts.clone(),
            lost_inputs: report.lost_inputs.clone(),
            ended,
            notes,
        },
        first,
    )
}

/// Two findings that a person would call the same: for a race, the two lines, whichever came first, and the data.
fn identity(f: &Failure, location: Option<&String>) -> (&'static str, Vec<String>, Option<String>) {
    let line = |p: &Place| format!("{}:{}", p.file_name(), p.line);
    let mut lines: Vec<String> = f.at.iter().map(line).collect();
    lines.extend(f.others.iter().filter_map(|o| o.stack.iter().find(|p| p.is_known())).map(line));
    lines.sort();
    // The number after a name is an element: `cells[3]` races as `cells[4]` does.
    let data = location.map(|l| l.chars().filter(|c| !c.is_ascii_digit()).collect());
    let data = data.or_else(|| f.at.is_none().then(|| f.message.clone()));
    (f.kind.id(), lines, data)
}

struct Shown {
    finding: Finding,
    run: vm::Outcome,
    symptom: Symptom,
    stuck: Option<Stuck>,
}

struct Examined {
    finding: Option<Shown>,
    /// Runs that were not the same the second time.
    unconfirmed: u64,
    /// What was different.
    why: String,
}

/// `given` says until when it is made simple; what was found is repeated in any case.
fn examine(given: &Setup, suspect: &Suspect<'_>, effort: &mut Effort) -> Examined {
    let setup = &given.unstoppable();
    let first = setup.repeat(suspect.schedule);
    let same_events = suspect.events.is_none_or(|e| e == (first.events, first.event_hash));
    if !same_events || !suspect.symptom.is_in(&first) {
        let expected = match &suspect.symptom {
            Symptom::Failure(failure) => failure.kind.id(),
            Symptom::Race(_) => "data race",
        };
        let count = suspect.events.map_or_else(String::new, |(n, _)| format!(" after {n} events"));
        let segments: Vec<String> = suspect.schedule.iter().map(ToString::to_string).collect();
        let why = format!(
            "expected {expected}{count}, came {:?} after {}; the schedule was {}",
            first.end,
            first.events,
            segments.join(", ")
        );
        return Examined { finding: None, unconfirmed: 1, why };
    }
    let before = first.schedule.len().saturating_sub(1);
    let simple = minimise(given, suspect.symptom.clone(), first.clone(), effort);
    let mut unconfirmed = 0;
    for (symptom, run) in [(simple.symptom, simple.outcome), (suspect.symptom.clone(), first)] {
        let Some(confirmed) = confirm(setup, &symptom, &run) else {
            unconfirmed += 1;
            continue;
        };
        let finding = Finding {
            failure: confirmed.failure,
            location: confirmed.location,
            run: None,
            found_by: suspect.found_by.clone(),
            inputs: suspect.named.to_vec(),
            queries: suspect.queries,
            schedule: suspect.number + 1,
            switches: Switches { before, after: run.schedule.len().saturating_sub(1) },
            interleaving: confirmed.interleaving,
        };
        let shown = Shown { finding, run, symptom, stuck: confirmed.stuck };
        return Examined { finding: Some(shown), unconfirmed, why: String::new() };
    }
    Examined { finding: None, unconfirmed, why: "the same schedule gave other events".into() }
}
