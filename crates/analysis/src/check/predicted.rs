//! Runs that the solver makes from those that were seen, as part of a check.

use super::campaign::{Finding, How, RaceFinding, Report, Tally, Verdict};
use crate::predict::aim::{Aim, Answered, Failures, Wish};
use crate::predict::goals::Candidate;
use crate::predict::{self, Budget, Found, Observed, Search};
use crate::races;
use driver::{Setup, Symbolic};
use solve::Goal;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::BuildHasher;
use std::time::{Duration, Instant};
use vm::sched::{Conflicts, Scheduler};
use vm::{End, Outcome, Tracking};

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

/// What the solver makes of the runs that were seen, a slice at a time, beside other runs.
pub(super) struct Predicted<'a> {
    search: Search<'a, FailuresAndRaces>,
    /// How many runs there had been before each slice: its own, and those of others.
    slices: Vec<(u64, u64)>,
    /// Runs of others that it did, and its own number of the last of them: some it had to repeat.
    shared: (u64, u64),
    /// What its tally has of them.
    counted: predict::Tally,
    /// What all slices took.
    time: Duration,
}

impl<'a> Predicted<'a> {
    pub(super) fn new(setup: &'a Setup, tracking: Tracking, budget: Budget) -> Predicted<'a> {
        let aim = FailuresAndRaces { races: setup.races, ..FailuresAndRaces::default() };
        let search = Search::towards(aim, predict::Observer::new(setup, tracking), budget);
        Predicted {
            search,
            slices: Vec::new(),
            shared: (0, 0),
            counted: predict::Tally::default(),
            time: Duration::ZERO,
        }
    }

    /// Does a run of others, and learns from it who writes what.
    pub(super) fn learn_from(&mut self, setup: &Setup, scheduler: &mut dyn Scheduler) -> (Outcome, Conflicts) {
        let learnt = self.search.learn_from(setup, scheduler);
        self.shared = (self.shared.0 + 1, self.runs());
        learnt
    }

    /// Does a run of others, and starts from it.
    pub(super) fn begin_with(&mut self, setup: &Setup, scheduler: &mut dyn Scheduler) -> Outcome {
        let outcome = self.search.begin_with(setup, scheduler);
        self.counted = self.search.tally();
        self.shared = (self.shared.0 + 1, self.runs());
        outcome
    }

    /// Starts from a run of its own.
    pub(super) fn begin(&mut self) {
        self.slices.push((0, 0));
        self.search.begin(&[], &Symbolic::new());
    }

    /// Goes on for so many runs in all and so much time, when others have done so many.
    pub(super) fn go_on(&mut self, others: u64, slice: &Slice, mut watch: impl FnMut(&predict::Tally)) {
        let started = Instant::now();
        self.slices.push((self.search.tally().executions, others));
        self.search.allow(slice.runs, slice.time);
        self.search.go_on_while(|search| {
            watch(&search.tally());
            true
        });
        self.time += started.elapsed();
    }

    /// The runs it did, those for others among them.
    pub(super) fn runs(&self) -> u64 {
        self.search.tally().executions
    }

    pub(super) fn time(&self) -> Duration {
        self.time
    }

    pub(super) fn has_failed(&self) -> bool {
        self.search.found().iter().any(|f| f.failure.is_some())
    }

    /// Nothing is left to ask, or no memory to ask it.
    pub(super) fn is_done(&self) -> bool {
        self.search.is_done()
    }

    /// What went another way than the solver said.
    pub(super) fn complaints(&mut self) -> Vec<String> {
        std::mem::take(&mut self.search.complaints)
    }
}

/// How far a slice goes.
pub(super) struct Slice {
    pub(super) runs: u64,
    pub(super) time: Option<Duration>,
}

fn how(found: &Found) -> How {
    let text = match found.goal.as_str() {
        "" => "the first run".to_string(),
        goal => format!("predicted: {goal}"),
    };
    How { id: "predicted", text }
}

impl Predicted<'_> {
    /// The number, from 0, among all runs of one of its own.
    fn number(&self, run: u64) -> u64 {
        let others = self.slices.iter().rev().find(|(own, _)| *own < run).map_or(0, |(_, others)| *others);
        (run + others).saturating_sub(1 + self.shared.0)
    }

    /// The same for a run of the others.
    fn number_of_other(&self, run: u64) -> u64 {
        match self.slices.iter().position(|(_, others)| *others > run) {
            Some(0) => run,
            // What it had done when that run was next.
            Some(slice) => run + self.slices[slice].0 - self.shared.0,
            None => run + self.runs() - self.shared.0,
        }
    }

    /// Adds it to a report of others.
    pub(super) fn add_to(self, report: &mut Report, keep_going: bool) {
        report.notes.extend(self.search.given_up());
        report.lost_inputs = self.search.lost();
        if matches!(report.verdict, Verdict::Proved) && !report.lost_inputs.is_empty() {
            report.verdict = Verdict::Exhausted;
        }
        if matches!(report.verdict, Verdict::Exhausted)
            && let Some(reason) = self.search.stopped()
        {
            report.verdict = Verdict::Stopped(reason);
        }
        let tally = self.search.tally();
        let t = &mut report.tally;
        t.schedules += tally.executions - self.shared.0;
        t.steps += tally.steps - self.counted.steps;
        t.events += tally.events - self.counted.events;
        t.threads = t.threads.max(tally.threads);
        t.unfinished += tally.unfinished - self.counted.unfinished;
        t.queries += tally.queries;
        t.unconfirmed += tally.unconfirmed;
        for failure in &mut report.failures {
            failure.number = self.number_of_other(failure.number);
        }
        let mut races: BTreeMap<(u32, u32), RaceFinding> = BTreeMap::new();
        let mut add = |race: RaceFinding| {
            let (a, b) = (race.found.race.earlier.mark.stack, race.found.race.later.mark.stack);
            let old = races.entry((a.min(b), a.max(b))).or_insert_with(|| race.clone());
            if race.number < old.number {
                *old = race;
            }
        };
        for race in std::mem::take(&mut report.races) {
            add(RaceFinding { number: self.number_of_other(race.number), ..race });
        }
        for found in self.search.found().iter().filter(|f| f.executions > self.shared.1) {
            let number = self.number(found.executions);
            let (inputs, named) = (&found.inputs, &found.named);
            for race in &found.races {
                add(RaceFinding {
                    number,
                    found: *race,
                    schedule: found.schedule.clone(),
                    found_by: how(found),
                    inputs: inputs.clone(),
                    named: named.clone(),
                    queries: found.queries,
                });
            }
            if let Some(failure) = &found.failure {
                report.failures.push(Finding {
                    number,
                    failure: failure.clone(),
                    schedule: found.schedule.clone(),
                    events: found.events.0,
                    event_hash: found.events.1,
                    found_by: how(found),
                    inputs: inputs.clone(),
                    named: named.clone(),
                    queries: found.queries,
                });
            }
        }
        report.races = races.into_values().collect();
        report.races.sort_by_key(|r| (r.number, r.found.event));
        report.failures.sort_by_key(|f| f.number);
        if !keep_going {
            report.failures.truncate(1);
        }
        if !report.failures.is_empty() || !report.races.is_empty() {
            report.verdict = Verdict::Failed;
        }
    }

    /// What it found when there are no others.
    pub(super) fn into_report(self, setup: &Setup, keep_going: bool) -> Report {
        let first = self.search.first().map(|o| &o.outcome);
        let verdict = match first.map(|o| &o.end) {
            Some(End::Unsupported { what, stack }) => Verdict::Unsupported { what: what.clone(), stack: stack.clone() },
            _ => setup.limits.stop.reason().map_or(Verdict::Exhausted, Verdict::Stopped),
        };
        let mut report = Report {
            verdict,
            failures: Vec::new(),
            races: Vec::new(),
            tally: Tally::default(),
            doubts: BTreeSet::new(),
            lost_inputs: Vec::new(),
            notes: first.map_or_else(Vec::new, |o| o.notes.iter().map(ToString::to_string).collect()),
            seconds: self.time.as_secs_f64(),
        };
        self.add_to(&mut report, keep_going);
        report
    }
}
