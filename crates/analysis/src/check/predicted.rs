//! Runs that the solver makes from those that were seen, as part of a check.

use super::campaign::{Finding, How, RaceFinding, Report, Tally, Verdict};
use crate::predict::aim::{Aim, Answered, Failures, Wish};
use crate::predict::goals::Candidate;
use crate::predict::{self, Budget, Found, Observed, Search};
use crate::races;
use driver::Setup;
use solve::Goal;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::BuildHasher;
use vm::Tracking;

pub(super) struct Predicted {
    found: Vec<Found>,
    tally: crate::predict::Tally,
    seconds: f64,
    /// What went another way than the solver said.
    pub(super) complaints: Vec<String>,
    unsupported: Option<(String, Vec<trace::Place>)>,
    notes: Vec<String>,
    /// What had to be given up for memory.
    given_up: Option<String>,
}

/// Occurrences of two accesses that are asked of a trace.
const OCCURRENCES: usize = 2;

/// What [`Failures`] is after, and accesses that may race: the race detector reports what comes of them.
#[derive(Default)]
struct FailuresAndRaces {
    failures: Failures,
    races: bool,
}

impl Aim for FailuresAndRaces {
    fn candidates(&mut self, entry: usize, from: Option<usize>, run: &Observed) -> Vec<Candidate> {
        let mut all = self.failures.candidates(entry, from, run);
        if self.races {
            for (variant, found) in races::candidates(&run.trace) {
                let identity = rustc_hash::FxBuildHasher.hash_one(&variant);
                let pairs = found.pairs.into_iter().take(OCCURRENCES);
                all.extend(pairs.map(|(a, b)| Candidate { question: Goal::Pair(a, b).into(), identity }));
            }
        }
        all
    }

    fn wants(&self, candidate: &Candidate) -> Option<u8> {
        let later = if matches!(candidate.question.goal, Goal::Pair(..)) { 2 } else { 0 };
        self.failures.wants(candidate).map(|rank| rank + later)
    }

    fn answered(&mut self, entry: usize, run: &Observed, candidate: &Candidate, answer: Answered<'_>) -> Vec<Wish> {
        self.failures.answered(entry, run, candidate, answer)
    }
}

pub(super) fn search(
    setup: &Setup,
    tracking: Tracking,
    budget: Budget,
    watch: impl FnMut(&crate::predict::Tally),
) -> Predicted {
    let started = std::time::Instant::now();
    let aim = FailuresAndRaces { races: setup.races, ..FailuresAndRaces::default() };
    let mut search = Search::towards(aim, predict::Observer::new(setup, tracking), budget);
    search.run(watch);
    let first = search.first();
    let unsupported = first.and_then(|o| match &o.outcome.end {
        vm::End::Unsupported { what, stack } => Some((what.clone(), stack.clone())),
        _ => None,
    });
    Predicted {
        notes: first.map_or_else(Vec::new, |o| o.outcome.notes.iter().map(ToString::to_string).collect()),
        given_up: search.given_up(),
        unsupported,
        found: search.found().to_vec(),
        tally: search.tally(),
        seconds: started.elapsed().as_secs_f64(),
        complaints: std::mem::take(&mut search.complaints),
    }
}

fn how(found: &Found) -> How {
    let text = match found.goal.as_str() {
        "" => "the first run".to_string(),
        goal => format!("predicted from earlier runs: {goal}"),
    };
    How { id: "predicted", text }
}

impl Predicted {
    pub(super) fn found_some(&self) -> bool {
        !self.found.is_empty()
    }

    /// Adds it to a report. Runs that it did come after those that the report has.
    pub(super) fn add_to(self, report: &mut Report) {
        let before = report.tally.schedules;
        report.notes.extend(self.given_up.clone());
        let t = &mut report.tally;
        t.schedules += self.tally.executions;
        t.steps += self.tally.steps;
        t.events += self.tally.events;
        t.threads = t.threads.max(self.tally.threads);
        t.unfinished += self.tally.unfinished;
        t.queries += self.tally.queries;
        t.unconfirmed += self.tally.unconfirmed;
        let mut races: BTreeMap<(u32, u32), RaceFinding> = BTreeMap::new();
        for found in self.found {
            let number = before + found.executions - 1;
            for race in &found.races {
                let (a, b) = (race.race.earlier.mark.stack, race.race.later.mark.stack);
                races.entry((a.min(b), a.max(b))).or_insert_with(|| RaceFinding {
                    number,
                    found: *race,
                    schedule: found.schedule.clone(),
                    found_by: how(&found),
                    inputs: found.inputs.clone(),
                    named: found.named.clone(),
                    queries: found.queries,
                });
            }
            let found_by = how(&found);
            if let Some(failure) = found.failure {
                report.failures.push(Finding {
                    number,
                    failure,
                    schedule: found.schedule,
                    events: found.events.0,
                    event_hash: found.events.1,
                    found_by,
                    inputs: found.inputs,
                    named: found.named,
                    queries: found.queries,
                });
            }
        }
        report.races.extend(races.into_values());
        if !report.failures.is_empty() || !report.races.is_empty() {
            report.verdict = Verdict::Failed;
        }
    }

    pub(super) fn into_report(self, setup: &Setup) -> Report {
        let verdict = match &self.unsupported {
            Some((what, stack)) => Verdict::Unsupported { what: what.clone(), stack: stack.clone() },
            None => setup.limits.stop.reason().map_or(Verdict::Exhausted, Verdict::Stopped),
        };
        let (seconds, notes) = (self.seconds, self.notes.clone());
        let mut report = Report {
            verdict,
            failures: Vec::new(),
            races: Vec::new(),
            tally: Tally::default(),
            doubts: BTreeSet::new(),
            notes,
            seconds,
        };
        self.add_to(&mut report);
        report
    }
}
