//! The command: options in, hunt, runs saved, report out.

use super::aim::Races;
use super::report::Report;
use super::{found, text};
use crate::cli::{Format, HuntOptions};
use crate::error::Error;
use crate::hunt::command::{self, Ground, Hunt, Prey, Stats, Unsupported};
use crate::hunt::statics::Line;
use rustc_hash::FxHashSet;

impl Prey for Races {
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
    let found = hunt(&ground, options, Races::of(&ground.image))?;
    command::finish(&ground, found, |report| {
        let out = match options.format {
            Format::Json => report.to_json()? + "\n",
            Format::Text => text::text(report, options.verbose),
        };
        Ok((out, report.stats))
    })
}

/// The hunt alone.
pub(crate) fn hunt(ground: &Ground, options: &HuntOptions, aim: Races) -> Result<Result<Report, Unsupported>, Error> {
    let setup = ground.setup(options, true)?;
    let Hunt { search, ended } = match command::hunt(aim, &setup, options) {
        Ok(hunt) => hunt,
        Err(unsupported) => return Ok(Err(unsupported)),
    };
    let (races, lost) = found::all(&search, ground, &setup, options);
    let mut stats = Stats::of(&search.tally(), ground.started);
    stats.unconfirmed += lost;
    stats.judge(races.iter().map(|f| f.judgement.verdict()));
    let not_looked_at = search.aim.limits.iter().map(ToString::to_string).collect();
    let fails = search.aim.usual.as_ref().map(command::failure);
    Ok(Ok(Report { races, stats, ended, not_looked_at, fails }))
}
