use super::{finish, say};
use crate::cli::{BranchesOptions, Format, Windows};
use crate::report::{self, json};
use analysis::branches::{self, Look};
use driver::Error;
use driver::progress::Progress;
use driver::saved::Keeper;
use solve::partition::Kind;
use std::time::Instant;

pub(crate) fn run(options: &BranchesOptions) -> Result<u8, Error> {
    let started = Instant::now();
    let setup = options.solver.limited(options.given.setup()?, options.time);
    let progress = Progress::default();
    let look = Look {
        tracking: options.solver.unknowns.tracking(),
        asking: options.solver.budget()?,
        traces: options.traces,
        windows: (options.window > 0).then(|| branches::Windows {
            events: options.window,
            kind: match options.windows {
                Windows::Distributed => Kind::Distributed,
                Windows::Global => Kind::Global,
            },
            chunks: options.chunks as usize,
            jobs: options.jobs.map_or(0, usize::from),
        }),
        watch: &|stats| {
            let (queries, found) = (stats.queries, stats.found);
            progress.show(|_| {
                format!(
                    "predicting: {queries} questions to the solver, {found} branches found that depend on the schedule"
                )
            });
        },
    };
    let keeper = Keeper::new(&options.out, &options.given.program.files[0]);
    let found = branches::branches(&setup, &look, &keeper, started)?;
    progress.clear();
    say(&[], &found.complaints, options.verbose);
    let out = match options.format {
        Format::Json => json::branches(&found)?,
        Format::Text => report::branches::text(&found, options.verbose),
    };
    finish(&out, !found.branches.is_empty(), &setup.limits.stop)
}
