//! `unsnarl check`: runs a program under many schedules until one fails, or until all that matter were tried.
//!
//! | file | what it is |
//! | --- | --- |
//! | `campaign.rs` | numbered runs on all cores |
//! | `predicted.rs` | runs that the solver makes from those that were seen |
//! | `outcomes.rs` | all the ways a program can end |
//! | `repeat.rs` | a failing run executed again before anybody hears of it |
//! | `findings.rs` | what is reported |
//! | `hunted.rs` | data races and deadlocks in the shape of the hunts |

pub mod campaign;
pub mod findings;
mod hunted;
pub mod outcomes;
mod predicted;
mod repeat;

pub use findings::{Finding, Findings, First, Note, Verdict};

use crate::predict;
use crate::spared::spared;
use campaign::{Budget, Campaign, Now, Report, Strategy};
use driver::saved::Keeper;
use driver::{Error, Setup};
use predicted::{Predicted, Slice};
use std::time::{Duration, Instant};
use vm::Tracking;

/// Runs of the first slice, the solver's and those of the other strategies; each slice after it goes twice as far.
const SLICE: u64 = 12;
/// A first run with more steps, or more events, is not cheap to predict from: the others go first, for so many runs.
const CHEAP: (u64, u64) = (5_000_000, 100_000);
const FIRST_RUNS: u64 = 100;
/// What the solver's slices may take in all, however little the others took; and when the others are done.
const FIRST_TIME: Duration = Duration::from_secs(3);
const LAST_TIME: Duration = Duration::from_secs(4);
/// The same where there are inputs, if nobody says how long: only the solver can find other values.
const INPUT_TIME: Duration = Duration::from_secs(30);
/// Runs that it may make then, if nobody says how many.
pub const INPUT_RUNS: u64 = 6000;

pub struct Check<'a> {
    pub strategy: Strategy,
    pub budget: Budget,
    pub seed: u64,
    /// Ask the solver, too.
    pub predicts: bool,
    /// Runs that the solver may make where there are inputs.
    pub with_inputs: u64,
    pub asking: predict::Budget,
    pub tracking: Tracking,
    /// Is called several times a second.
    pub watch: &'a (dyn Fn(Progress) + Sync),
}

pub enum Progress {
    Campaign(Now),
    Predicting(predict::Tally),
}

pub struct Checked {
    pub findings: Findings,
    /// The failure that is explained.
    pub first: Option<First>,
}

/// What a search found, confirmed; runs that fail are saved. Whatever stopped the search, what it found is reported all the same; only
/// making it simple ends in time, so that some is left to explain it.
pub fn findings(setup: &Setup, report: &Report, keeper: &Keeper) -> Result<Checked, Error> {
    if let campaign::Verdict::Unsupported { what, stack } = &report.verdict {
        return Err(Error::Unsupported { what: what.clone(), stack: stack.clone() });
    }
    let setup = setup.stopping(&setup.limits.stop.after_search().first_half());
    let (findings, first) = findings::findings(&setup, report, keeper);
    Ok(Checked { findings, first })
}

/// Runs the program until one run fails or nothing is left to try; also what went another way than the solver said.
pub fn search(setup: &Setup, given: &Check<'_>) -> (Report, Vec<String>) {
    let keep_going = given.budget.keep_going;
    if given.strategy == Strategy::Predict {
        let mut predicted = given.predicted(setup);
        let inputs = setup.has_symbolic_inputs();
        let runs = if inputs { given.with_inputs } else { given.budget.schedules };
        let slice = Slice { runs, time: given.budget.time };
        predicted.begin();
        predicted.go_on(0, &slice, |t| (given.watch)(Progress::Predicting(*t)));
        let complaints = predicted.complaints();
        return (predicted.into_report(setup, keep_going), complaints);
    }
    let watch = |now| (given.watch)(Progress::Campaign(now));
    let campaign = Campaign::new(setup, given.strategy, given.budget.clone(), given.seed);
    if given.strategy != Strategy::Mix || !given.predicts {
        return (campaign.run(watch), Vec::new());
    }
    let mut predicted = given.predicted(setup);
    let complaints = in_turn(given, &campaign, &mut predicted, setup.has_symbolic_inputs());
    let mut report = campaign.report();
    predicted.add_to(&mut report, keep_going);
    (report, complaints)
}

/// The solver and the other strategies in turn, in slices that grow. The solver's end early where it takes longer than the others.
fn in_turn(given: &Check<'_>, campaign: &Campaign, predicted: &mut Predicted<'_>, inputs: bool) -> Vec<String> {
    let watch = |now| (given.watch)(Progress::Campaign(now));
    let started = Instant::now();
    let mut is_cheap = true;
    campaign.run_first(|setup, scheduler| {
        let (outcome, conflicts) = predicted.learn_from(setup, scheduler);
        is_cheap = outcome.steps <= CHEAP.0 && outcome.events <= CHEAP.1;
        (outcome, conflicts)
    });
    // Runs that the campaign has done, and how many may be predicted until it goes on.
    let (mut runs, mut share) = (1, SLICE);
    if !is_cheap {
        runs = FIRST_RUNS;
        campaign.run_to(runs - 1, watch);
    }
    if campaign.wants_more() {
        campaign.run_one(|setup, scheduler| predicted.begin_with(setup, scheduler));
        runs += 1;
    }
    // One thread has one schedule: what is left are other inputs.
    let alone = inputs && campaign.wants_more() && campaign.threads() <= 1;
    if alone {
        campaign.at_most(runs);
    }
    let most = match (inputs, alone) {
        (true, true) => given.with_inputs,
        (true, false) => given.with_inputs / 4 * 3,
        (false, _) => given.budget.schedules / 2,
    };
    loop {
        if campaign.wants_more() && !predicted.is_done() {
            let (done, spent) = (campaign.is_done(), predicted.time());
            let others = started.elapsed().saturating_sub(spent);
            let time = match (given.budget.time, inputs, done) {
                (Some(all), true, true) => all.saturating_sub(others),
                (Some(all), true, false) => all / 4 * 3,
                (None, true, _) => INPUT_TIME.max(others * 2),
                (all, false, true) => LAST_TIME.max(others * 2).min(all.map_or(Duration::MAX, |all| all / 2)),
                (all, false, false) => FIRST_TIME.max(others / 4).min(all.map_or(Duration::MAX, |all| all / 2)),
            };
            let slice =
                Slice { runs: if done { most } else { share.min(most) }, time: Some(time.saturating_sub(spent)) };
            let went_on = spared(|| predicted.go_on(runs, &slice, |t| (given.watch)(Progress::Predicting(*t))));
            let all = if inputs { given.with_inputs.max(given.budget.schedules) } else { given.budget.schedules };
            let left = all.saturating_sub(predicted.runs().saturating_sub(1));
            campaign.at_most(left);
            if went_on.is_none() || done {
                break;
            }
            if predicted.has_failed() && !given.budget.keep_going {
                campaign.at_most(runs);
            }
        }
        if campaign.is_done() {
            break;
        }
        runs = runs.max(share);
        campaign.run_to(runs - 1, watch);
        share = share.saturating_mul(2);
    }
    predicted.complaints()
}

impl Check<'_> {
    fn predicted<'s>(&self, setup: &'s Setup) -> Predicted<'s> {
        let Budget { schedules, time, keep_going, .. } = self.budget;
        let executions = schedules.max(self.with_inputs);
        let queries = executions.saturating_mul(10);
        let budget = predict::Budget { executions, queries, time, keep_going, ..self.asking.clone() };
        Predicted::new(setup, self.tracking.clone(), budget)
    }
}
