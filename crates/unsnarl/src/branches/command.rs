//! The command: options in, traces looked at, runs saved, report out.

use super::analysis::{Analysis, Asking, Sensitive, Shown};
use super::report::{Listed, Report};
use super::text;
use crate::check::setup::Setup;
use crate::cli::{BranchesOptions, Format};
use crate::error::{CANNOT, Error, FOUND, INTERRUPTED};
use crate::predict::Observer;
use crate::predict::inputs::Symbolic;
use crate::prepare::{self, Interrupt};
use crate::runs::{self, Found, Program};
use crate::{report, show};
use std::path::PathBuf;
use std::time::Instant;
use vm::{End, Tracking};

/// Looks; the exit status.
pub(crate) fn run(options: &BranchesOptions) -> Result<u8, Error> {
    let started = Instant::now();
    let (program, image) = prepare::build(&options.program)?;
    let interrupt = Interrupt::new()?;
    let setup = prepare::setup(&options.program, &image, &interrupt, false)?;
    // The schedule alone is to decide: inputs are what they were.
    let tracking = Tracking { fixed_inputs: true, ..prepare::tracking(&options.solver)? };
    let mut observer = Observer::new(&setup, tracking);
    let first = observer.observe(&[], &Symbolic::new());
    if let End::Unsupported { what, stack } = &first.outcome.end {
        show::unsupported(what, stack);
        return Ok(CANNOT);
    }
    let asking = Asking {
        per_query: options.solver.query_time,
        until: options.time.map(|t| started + t),
        dump: options.solver.dump_smt.clone(),
    };
    let progress = crate::check::progress::Progress::new(0);
    let mut analysis = Analysis::new(observer, asking);
    let mut queue = std::collections::VecDeque::from([first]);
    let mut looked_at = 0;
    while let Some(run) = queue.pop_front() {
        if looked_at == options.traces {
            break;
        }
        looked_at += 1;
        analysis.look_at(&run, &[], |stats| progress.branches(stats.queries, stats.found));
        queue.extend(analysis.next.drain(..));
    }
    progress.clear();
    if options.verbose {
        analysis.complaints.iter().for_each(|c| eprintln!("unsnarl: unconfirmed: {c}"));
    }
    let late = analysis.asking.until.is_some_and(|until| Instant::now() > until);
    let ended = match () {
        () if interrupt.is_pressed() => "interrupted",
        () if late => "time",
        () => "complete",
    };
    let mut stats = analysis.stats;
    stats.executions = analysis.observer.executions;
    stats.tracing_seconds = analysis.observer.time.as_secs_f64();
    stats.seconds = started.elapsed().as_secs_f64();
    let mut undecided: Vec<_> = analysis.undecided.into_values().collect();
    undecided.sort_by_key(|u| (u.place.file.clone(), u.place.line, u.place.column));
    let mut branches = analysis.found;
    branches.sort_by_key(|b| (b.place.file.clone(), b.place.line, b.place.column, b.kind));
    let saved = save_all(options, &program, &setup.uninterrupted(), branches)?;
    let report = Report { branches: saved, undecided, stats, ended };
    let out = match options.format {
        Format::Json => report.to_json()? + "\n",
        Format::Text => text::text(&report, options.verbose),
    };
    report::print_all(&out)?;
    Ok(match () {
        () if !report.branches.is_empty() => FOUND,
        () if interrupt.is_pressed() => INTERRUPTED,
        () => 0,
    })
}

/// Saves the runs of either side.
fn save_all(
    options: &BranchesOptions,
    program: &Program,
    setup: &Setup<'_>,
    branches: Vec<Sensitive>,
) -> Result<Vec<Listed>, Error> {
    let file = options.program.files[0].file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let save = |shown: &Shown, name: String, found_by: &str| -> Result<PathBuf, Error> {
        let found = Found {
            outcome: shown.outcome.clone(),
            schedule: &shown.schedule,
            event_hash: Some(shown.event_hash),
            found_by,
        };
        runs::save(program, setup, &found, &options.out, &name)
    };
    let mut listed = Vec::new();
    for (n, branch) in branches.into_iter().enumerate() {
        let name = |side: &str| format!("{file}-branch-{}-{side}", n + 1);
        let (this, that) = if branch.taken { ("taken", "not-taken") } else { ("not-taken", "taken") };
        let observed = save(&branch.observed, name(this), "the observed run")?;
        let other = save(&branch.other, name(that), "predicted from the observed run")?;
        let (taken, not_taken) = if branch.taken { (observed, other) } else { (other, observed) };
        listed.push(Listed { branch, taken, not_taken });
    }
    Ok(listed)
}
