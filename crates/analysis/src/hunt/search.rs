//! The search that hunts share, until nothing new comes any more; what is reported of it, and the runs that are kept.

use super::statics::Statics;
use super::{Case, Judgement, Proofs, Verdict};
use crate::ended::Ended;
use crate::lost::LostInput;
use crate::predict::aim::Aim;
use crate::predict::{Budget, Observer, Search, Tally};
use driver::ending::supported;
use driver::saved::{Found, Keeper, Post};
use driver::{Error, Setup, Symbolic};
use serde::Serialize;
use std::path::PathBuf;
use std::time::Instant;
use trace::{Failure, RunOutcome, Segment};
use vm::sched::Curiosity;
use vm::{StopReason, Tracking};

/// Runs without any news after which the search ends.
const QUIET: u64 = 300;
/// Questions to the solver for each run, at most.
const QUESTIONS: u64 = 50;

/// An aim with candidates of its own.
pub trait Candidates: Aim + Sized {
    /// Whether runs show as many flows of data as they can where nothing else is asked of them.
    const CURIOUS: bool = false;
    /// Traces with more events are not asked as a whole: there are many candidates, and each has its neighbourhood.
    const LONGEST: usize = 6000;
    /// A candidate of the code.
    type InCode;
    /// Grows whenever something new is known.
    fn news(&self) -> u64;
    /// Those that runs have shown.
    fn cases(&self) -> impl Iterator<Item = &Case>;
    /// Those that only the code shows.
    fn statics(&self) -> &Statics<Self::InCode>;
    /// What the limits left out.
    fn not_looked_at(&self) -> Vec<String>;
}

/// Each of them gets a verdict.
pub trait Verdicts: Candidates {
    type Found: Judged;
    /// All of them with their verdicts, the confirmed ones with their runs saved.
    fn found(search: &Search<'_, Self>, proofs: &mut Proofs<'_>, kept: &mut Kept<'_>) -> Vec<Self::Found>;
    /// How runs fail that have nothing to do with this.
    fn other_failure(search: &Search<'_, Self>) -> Option<Failure>;
}

#[derive(Clone, Copy, Default, Debug)]
pub struct Count {
    pub all: usize,
    pub confirmed: usize,
}

impl Count {
    fn of<A: Candidates>(aim: &A) -> Count {
        let in_runs = aim.cases().count();
        let confirmed = aim.cases().filter(|c| c.confirmed).count();
        Count { all: in_runs + aim.statics().open().count(), confirmed }
    }
}

#[derive(Clone)]
pub struct Hunt<'a> {
    pub setup: &'a Setup,
    pub tracking: Tracking,
    pub budget: Budget,
    pub keeper: &'a Keeper,
    /// Whether anybody will read why something is impossible.
    pub reasons: bool,
    pub started: Instant,
    /// Is called after every run.
    pub watch: &'a dyn Fn(&Tally, Count),
}

#[derive(Clone, Copy, Default, Debug, Serialize)]
pub struct Stats {
    pub candidates: usize,
    pub confirmed: usize,
    pub refuted: usize,
    pub undecided: usize,
    pub executions: u64,
    pub traces: u64,
    pub queries: u64,
    pub steps: u64,
    pub events: u64,
    pub threads: usize,
    pub solving_seconds: f64,
    pub seconds: f64,
    /// Runs that did not do what the solver said: always a bug of ours.
    pub unconfirmed: u64,
}

pub struct Report<T> {
    pub found: Vec<T>,
    pub stats: Stats,
    pub ended: Ended,
    pub not_looked_at: Vec<String>,
    pub lost_inputs: Vec<LostInput>,
    /// How runs fail that have nothing to do with this.
    pub fails: Option<Failure>,
    /// Runs that went another way than the solver said.
    pub complaints: Vec<String>,
    /// Runs that could not be saved, and why; what had to be given up for memory.
    pub notes: Vec<String>,
}

pub trait Judged {
    fn judgement(&self) -> &Judgement;
}

impl Stats {
    pub fn add(&mut self, other: &Stats) {
        self.executions += other.executions;
        self.traces += other.traces;
        self.queries += other.queries;
        self.steps += other.steps;
        self.events += other.events;
        self.threads = self.threads.max(other.threads);
        self.solving_seconds += other.solving_seconds;
        self.seconds = self.seconds.max(other.seconds);
        self.unconfirmed += other.unconfirmed;
    }

    /// Counts verdicts.
    pub fn judge(&mut self, verdicts: impl Iterator<Item = Verdict>) {
        for verdict in verdicts {
            self.candidates += 1;
            match verdict {
                Verdict::Confirmed => self.confirmed += 1,
                Verdict::Refuted => self.refuted += 1,
                Verdict::Undecided => self.undecided += 1,
            }
        }
    }

    pub fn of(tally: &Tally, started: Instant) -> Stats {
        Stats {
            executions: tally.executions,
            traces: tally.traces,
            queries: tally.queries,
            steps: tally.steps,
            events: tally.events,
            threads: tally.threads,
            solving_seconds: tally.solving.as_secs_f64(),
            seconds: started.elapsed().as_secs_f64(),
            unconfirmed: tally.unconfirmed,
            ..Stats::default()
        }
    }
}

impl Hunt<'_> {
    /// Searches, until nothing new comes any more; what was found, and the aim with what it learnt.
    pub fn run<A: Verdicts>(&self, aim: A) -> Result<(Report<A::Found>, A), Error> {
        let (search, ended) = self.search(aim, &mut |_| {})?;
        let mut kept = self.kept();
        let mut proofs = self.proofs(&search);
        let found = A::found(&search, &mut proofs, &mut kept);
        drop(proofs);
        let mut stats = Stats::of(&search.tally(), self.started);
        stats.unconfirmed += kept.lost;
        stats.judge(found.iter().map(|f| f.judgement().verdict()));
        let report = Report {
            found,
            stats,
            ended,
            not_looked_at: search.aim.not_looked_at(),
            lost_inputs: search.lost(),
            fails: A::other_failure(&search),
            complaints: search.complaints.clone(),
            notes: kept.notes.into_iter().chain(search.given_up()).collect(),
        };
        Ok((report, search.aim))
    }

    /// Where runs are saved.
    pub fn kept(&self) -> Kept<'_> {
        Kept { setup: self.setup, keeper: self.keeper, lost: 0, notes: Vec::new() }
    }

    /// Who looks at refutations.
    pub fn proofs<'s, A: Candidates>(&self, search: &'s Search<'_, A>) -> Proofs<'s> {
        let stop = self.setup.limits.stop.after_search();
        Proofs::new(|entry| search.trace(entry), self.budget.backend, stop, self.reasons)
    }

    /// The search alone; `each` is called after every run.
    pub fn search<A: Candidates>(
        &self,
        mut aim: A,
        each: &mut dyn FnMut(&Search<'_, A>),
    ) -> Result<(Search<'_, A>, Ended), Error> {
        let started = Instant::now();
        let mut observer = Observer::new(self.setup, self.tracking.clone());
        observer.curiosity = A::CURIOUS.then(Curiosity::default);
        if !aim.statics().unreached().is_empty() {
            // One run shows what needs no search.
            aim.saw(&observer.observe(&[], &Symbolic::new()));
            let lines = aim.statics().unreached();
            observer.towards = (!lines.is_empty()).then(|| self.setup.image().towards(&lines));
        }
        let runs = self.budget.executions;
        let queries = runs.saturating_mul(QUESTIONS);
        let budget = Budget { queries, keep_going: true, longest: A::LONGEST, ..self.budget.clone() };
        let mut search = Search::towards(aim, observer, budget);
        // What was known, and how many runs that took.
        let (mut known, mut since) = ((0, 0), 0);
        search.run_while(|search| {
            (self.watch)(&search.tally(), Count::of(&search.aim));
            each(search);
            let now = (search.aim.news(), search.covered.len());
            if now != known {
                (known, since) = (now, search.tally().executions);
            }
            search.tally().executions < since + QUIET
        });
        let all_asked = search.is_exhausted();
        // What the traces at hand say of the candidates that are left.
        search.narrow();
        search.go_on_while(|search| {
            (self.watch)(&search.tally(), Count::of(&search.aim));
            each(search);
            true
        });
        search.first().map_or(Ok(()), |o| supported(&o.outcome))?;
        let late = || self.budget.time.is_some_and(|t| started.elapsed() >= t).then_some(StopReason::Time);
        let ended = match self.setup.limits.stop.reason().or_else(late) {
            Some(reason) => reason.into(),
            None if all_asked && search.is_exhausted() && search.is_sound() && search.tally().executions < runs => {
                match search.follows_all() {
                    _ if search.interruptible => Ended::Signals,
                    true if search.called => Ended::Calls,
                    true => Ended::Complete,
                    false => Ended::Lost,
                }
            }
            None => Ended::Budget,
        };
        Ok((search, ended))
    }
}

pub struct Keep<'a> {
    pub name: String,
    pub inputs: &'a Symbolic,
    pub outcome: RunOutcome,
    pub schedule: &'a [Segment],
    pub event_hash: u64,
    pub stands: &'a [Post],
    pub found_by: &'a str,
}

/// The runs of a hunt that were saved, and those that did not come again.
pub struct Kept<'a> {
    pub setup: &'a Setup,
    keeper: &'a Keeper,
    /// How many did not come again.
    pub lost: u64,
    pub notes: Vec<String>,
}

impl Kept<'_> {
    /// Saves a run; no path if it cannot be written, which does not make it less true. What does not come again is no finding.
    pub fn save(&mut self, run: &Keep<'_>) -> Option<Option<PathBuf>> {
        let setup = self.setup.with_symbolic(run.inputs.clone());
        let found = Found {
            outcome: run.outcome.clone(),
            schedule: run.schedule,
            event_hash: Some(run.event_hash),
            found_by: run.found_by,
            stands: run.stands,
        };
        match self.keeper.save(&setup, &found, &run.name) {
            Ok(path) => Some(Some(path)),
            Err(e) => {
                self.notes.push(format!("{}: {e}", run.name));
                self.keeper.comes_again(&setup, &found).then_some(None)
            }
        }
    }
}
