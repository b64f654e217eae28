//! The command: options in, hunt, runs saved, report out.

use super::aim::Deadlocks;
use super::report::Report;
use super::{found, text};
use crate::cli::{Format, HuntOptions};
use crate::error::{CANNOT, Error, FOUND, INTERRUPTED};
use crate::hunt::Verdict;
use crate::hunt::command::{self, Ground, Prey, Stats};
use crate::{report, show};

impl Prey for Deadlocks {
    fn news(&self) -> u64 {
        self.news
    }

    fn counts(&self) -> (usize, usize) {
        (self.all.len(), self.all.iter().filter(|k| k.case.confirmed).count())
    }
}

/// Hunts; the exit status.
pub(crate) fn run(options: &HuntOptions) -> Result<u8, Error> {
    let ground = Ground::new(options)?;
    let setup = ground.setup(options, false)?;
    let search = match command::hunt(Deadlocks::default(), &setup, options) {
        Ok(search) => search,
        Err((what, stack)) => {
            show::unsupported(&what, &stack);
            return Ok(CANNOT);
        }
    };
    let ended = command::ended(&search, options, &ground);
    let (deadlocks, lost) = found::all(&search, &ground, &setup, options);
    let count = |verdict| deadlocks.iter().filter(|d| d.verdict == verdict).count();
    let mut stats = Stats::of(&search.tally(), ground.started);
    stats.unconfirmed += lost;
    stats.candidates = deadlocks.len();
    stats.confirmed = count(Verdict::Confirmed);
    stats.refuted = count(Verdict::Refuted);
    stats.undecided = count(Verdict::Undecided);
    let report = Report { deadlocks, stats, ended };
    let out = match options.format {
        Format::Json => report.to_json()? + "\n",
        Format::Text => text::text(&report, options.verbose),
    };
    report::print_all(&out)?;
    Ok(match () {
        () if stats.confirmed > 0 => FOUND,
        () if ground.interrupt.is_pressed() => INTERRUPTED,
        () => 0,
    })
}
