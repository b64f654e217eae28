//! The command: options in, hunt, runs saved, report out.

use super::aim::Deadlocks;
use super::report::Report;
use super::{found, text};
use crate::cli::{Format, HuntOptions};
use crate::error::Error;
use crate::hunt::command::{self, Ground, Hunt, Prey, Stats, Unsupported};
use crate::hunt::statics::Line;
use rustc_hash::FxHashSet;
use trace::FailureKind;

impl Prey for Deadlocks {
    fn news(&self) -> u64 {
        self.news
    }

    fn counts(&self) -> (usize, usize) {
        let open = self.statics.open().count();
        (self.all.len() + open, self.all.iter().filter(|k| k.case.confirmed).count())
    }

    fn unreached(&self) -> FxHashSet<Line> {
        self.statics.unreached()
    }
}

/// Hunts; the exit status.
pub(crate) fn run(options: &HuntOptions) -> Result<u8, Error> {
    let ground = Ground::new(options)?;
    let found = hunt(&ground, options, Deadlocks::of(&ground.image))?;
    command::finish(&ground, found, |report| {
        let out = match options.format {
            Format::Json => report.to_json()? + "\n",
            Format::Text => text::text(report, options.verbose),
        };
        Ok((out, report.stats))
    })
}

/// The hunt alone.
pub(crate) fn hunt(
    ground: &Ground,
    options: &HuntOptions,
    aim: Deadlocks,
) -> Result<Result<Report, Unsupported>, Error> {
    let setup = ground.setup(options, false)?;
    let Hunt { search, ended } = match command::hunt(aim, &setup, options) {
        Ok(hunt) => hunt,
        Err(unsupported) => return Ok(Err(unsupported)),
    };
    let (deadlocks, lost) = found::all(&search, ground, &setup, options);
    let mut stats = Stats::of(&search.tally(), ground.started);
    stats.unconfirmed += lost;
    stats.judge(deadlocks.iter().map(|f| f.judgement.verdict()));
    let in_code = search.aim.code_limits.iter().map(ToString::to_string);
    let in_runs = search.aim.limits.iter().map(ToString::to_string);
    let not_looked_at = in_runs.chain(search.aim.waits.limits()).chain(in_code).collect();
    let stuck = |f: &&trace::Failure| matches!(f.kind, FailureKind::Deadlock | FailureKind::Livelock);
    let fails = search.found().iter().filter_map(|f| f.failure.as_ref()).find(|f| !stuck(f)).map(command::failure);
    Ok(Ok(Report { deadlocks, stats, ended, not_looked_at, fails, in_circles: search.aim.in_circles.clone() }))
}
