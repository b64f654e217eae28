//! `unsnarl races`, `unsnarl deadlocks` and `unsnarl confirm`.

use super::{finish, say};
use crate::cli::{ConfirmOptions, Format, HuntOptions};
use crate::report::{self, hunt::Shown, json};
use analysis::confirm;
use analysis::deadlocks::Deadlocks;
use analysis::hunt::{Hunt, Verdicts};
use analysis::predict::Budget;
use analysis::races::Races;
use driver::progress::Progress;
use driver::saved::Keeper;
use driver::{Error, Setup};
use std::time::Instant;

pub(crate) fn races(options: &HuntOptions) -> Result<u8, Error> {
    list(options, true, |setup| Races::of(setup.image()))
}

pub(crate) fn deadlocks(options: &HuntOptions) -> Result<u8, Error> {
    list(options, false, |setup| Deadlocks::of(setup.image()))
}

/// Hunts for everything that the code and the runs show.
fn list<A: Verdicts<Found: Shown>>(
    options: &HuntOptions,
    detector: bool,
    aim: impl FnOnce(&Setup) -> A,
) -> Result<u8, Error> {
    let reasons = options.verbose || options.format == Format::Json;
    hunt(options, detector, reasons, |hunt, progress| {
        let (report, _) = hunt.run(aim(hunt.setup))?;
        progress.clear();
        say(&report.notes, &report.complaints, options.verbose);
        let out = match options.format {
            Format::Json => json::hunt(&report)?,
            Format::Text => report::hunt::text(&report, options.verbose),
        };
        finish(&out, report.stats.confirmed > 0, &hunt.setup.limits.stop)
    })
}

/// Hunts for what another tool suspects.
pub(crate) fn confirm(options: &ConfirmOptions) -> Result<u8, Error> {
    let suspected = confirm::read(&options.report)?;
    let options = &options.hunt;
    hunt(options, false, true, |hunt, progress| {
        let outcome = confirm::confirm(hunt, &suspected)?;
        progress.clear();
        say(&outcome.notes, &outcome.complaints, options.verbose);
        let out = match options.format {
            Format::Json => json::confirm(&outcome)?,
            Format::Text => report::confirm::text(&outcome),
        };
        finish(&out, outcome.stats.confirmed > 0, &hunt.setup.limits.stop)
    })
}

/// Builds the program and hunts in it. `reasons`: somebody will read why something is impossible.
pub(super) fn hunt(
    options: &HuntOptions,
    detector: bool,
    reasons: bool,
    then: impl FnOnce(&Hunt<'_>, &Progress) -> Result<u8, Error>,
) -> Result<u8, Error> {
    let started = Instant::now();
    let setup = options.solver.limited(options.given.setup()?, Some(options.time));
    let setup = &Setup { races: detector, ..setup };
    let time = setup.limits.stop.left();
    let budget = Budget { executions: options.runs, time, ..options.solver.budget()? };
    let keeper = &Keeper::new(&options.out, &options.given.program.files[0]);
    let progress = Progress::default();
    let watch = |tally: &analysis::predict::Tally, count: analysis::hunt::Count| {
        progress.show(|_| {
            format!(
                "predicting: {} candidates, {} confirmed; {} runs, {} questions to the solver",
                count.all, count.confirmed, tally.executions, tally.queries
            )
        });
    };
    let tracking = options.solver.unknowns.tracking();
    then(&Hunt { setup, tracking, budget, keeper, reasons, started, watch: &watch }, &progress)
}
