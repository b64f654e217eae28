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
use std::time::Duration;
use vm::Tracking;

/// Runs before the solver is asked, and their last number.
const FIRST_RUNS: u64 = 99;
/// How much of a check that mixes strategies goes into predictions.
const PREDICTED_RUNS: u64 = 500;
const PREDICTION_TIME: Duration = Duration::from_secs(30);

pub struct Check<'a> {
    pub strategy: Strategy,
    pub budget: Budget,
    pub seed: u64,
    /// Ask the solver, too.
    pub predicts: bool,
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
    let predict =
        |budget| predicted::search(setup, given.tracking.clone(), budget, |t| (given.watch)(Progress::Predicting(*t)));
    if given.strategy == Strategy::Predict {
        let predicted = predict(given.prediction(false));
        let complaints = predicted.complaints.clone();
        return (predicted.into_report(setup), complaints);
    }
    let watch = |now| (given.watch)(Progress::Campaign(now));
    let campaign = Campaign::new(setup, given.strategy, given.budget.clone(), given.seed);
    let mut predicted = None;
    if given.strategy == Strategy::Mix && given.predicts {
        campaign.run_to(FIRST_RUNS, watch);
        if campaign.wants_prediction() {
            predicted = spared(|| predict(given.prediction(true)));
        }
    }
    if predicted.as_ref().is_none_or(|p| !p.found_some() || given.budget.keep_going) {
        campaign.run_to(u64::MAX, watch);
    }
    let mut report = campaign.report();
    let complaints = predicted.as_ref().map_or_else(Vec::new, |p| p.complaints.clone());
    if let Some(predicted) = predicted {
        predicted.add_to(&mut report);
    }
    (report, complaints)
}

impl Check<'_> {
    /// How far predictions go; `beside` other runs not so far.
    fn prediction(&self, beside: bool) -> predict::Budget {
        let Budget { schedules, time, keep_going, .. } = self.budget;
        let time = match (beside, time) {
            (true, Some(time)) => Some(time.div_f64(2.0).min(PREDICTION_TIME)),
            (true, None) => Some(PREDICTION_TIME),
            (false, time) => time,
        };
        let executions = if beside { PREDICTED_RUNS.min(schedules) } else { schedules };
        let queries = executions.saturating_mul(10);
        predict::Budget { executions, queries, time, keep_going, ..self.asking.clone() }
    }
}
