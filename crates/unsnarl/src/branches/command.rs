//! The command: options in, traces looked at, runs saved, report out.

use super::analysis::{Analysis, Asking, Sensitive, Shown, Stats, Undecided};
use super::report::{Listed, Report};
use super::{text, windows};
use crate::check::progress::Progress;
use crate::check::setup::Setup;
use crate::cli::{self, BranchesOptions, Format};
use crate::error::{CANNOT, Error, FOUND, INTERRUPTED};
use crate::predict::Observer;
use crate::predict::inputs::Symbolic;
use crate::prepare::{self, Interrupt};
use crate::runs::{self, Found, Program};
use crate::{report, show};
use rayon::prelude::*;
use rustc_hash::FxHashMap;
use solve::partition::{Cut, Kind};
use std::collections::HashSet;
use std::path::PathBuf;
use std::time::Instant;
use vm::{End, Tracking};

/// Looks; the exit status.
pub(crate) fn run(options: &BranchesOptions) -> Result<u8, Error> {
    let started = Instant::now();
    let (program, image) = prepare::build(&options.program)?;
    let interrupt = Interrupt::new()?;
    let setup = prepare::setup(&options.program, &image, &interrupt, false, &options.solver.unknowns)?;
    prepare::dump_folder(&options.solver)?;
    // The schedule alone is to decide: inputs are what they were.
    let tracking = Tracking { fixed_inputs: true, ..prepare::tracking(&options.solver.unknowns) };
    let asking = Asking {
        per_query: options.solver.query_time,
        backend: options.solver.solver.into(),
        until: options.time.map(|t| started + t),
        dump: options.solver.dump_smt.clone(),
    };
    let progress = Progress::new(0);
    let looked = match options.window {
        0 => whole(&setup, tracking, asking.clone(), options.traces, &progress),
        _ => in_windows(&setup, &tracking, &asking, options, &progress),
    };
    let analysis = match looked {
        Ok(analysis) => analysis,
        Err((what, stack)) => {
            progress.clear();
            show::unsupported(&what, &stack);
            return Ok(CANNOT);
        }
    };
    progress.clear();
    if options.verbose {
        analysis.complaints.iter().for_each(|c| eprintln!("unsnarl: unconfirmed: {c}"));
    }
    let late = asking.until.is_some_and(|until| Instant::now() > until);
    let ended = match () {
        () if interrupt.is_pressed() => "interrupted",
        () if late => "time",
        () => "complete",
    };
    let mut stats = analysis.stats;
    stats.seconds = started.elapsed().as_secs_f64();
    let mut undecided: Vec<_> = analysis.undecided.into_values().collect();
    undecided.sort_by_key(|u| (u.place.file.clone(), u.place.line, u.place.column));
    let mut branches = analysis.found;
    branches.sort_by_key(|b| (b.place.file.clone(), b.place.line, b.place.column, b.kind));
    let saved = save_all(options, &program, &setup.uninterrupted(), branches)?;
    let report = Report { branches: saved, undecided, stats, ended, first_run: analysis.first_run };
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

/// What the program needs that we do not have, and where.
type Unsupported = (String, Vec<trace::Place>);

/// What was found, of one trace or several.
struct Looked {
    found: Vec<Sensitive>,
    undecided: FxHashMap<u64, Undecided>,
    stats: Stats,
    complaints: Vec<String>,
    first_run: Option<String>,
}

impl From<Analysis<'_, '_>> for Looked {
    fn from(a: Analysis<'_, '_>) -> Looked {
        let mut stats = a.stats;
        stats.executions += a.observer.executions;
        stats.tracing_seconds += a.observer.time.as_secs_f64();
        Looked { found: a.found, undecided: a.undecided, stats, complaints: a.complaints, first_run: None }
    }
}

/// Looks at whole traces: the first run's, and those that showed other sides.
fn whole(
    setup: &Setup<'_>,
    tracking: Tracking,
    asking: Asking,
    traces: u64,
    progress: &Progress,
) -> Result<Looked, Unsupported> {
    let mut observer = Observer::new(setup, tracking);
    let first = observer.observe(&[], &Symbolic::new());
    if let End::Unsupported { what, stack } = &first.outcome.end {
        return Err((what.clone(), stack.clone()));
    }
    let first_run = no_good_end(&first.outcome);
    let mut analysis = Analysis::new(observer, asking);
    let mut queue = std::collections::VecDeque::from([first]);
    for _ in 0..traces {
        let Some(run) = queue.pop_front() else { break };
        analysis.look_at(&run, &[], |stats| progress.branches(stats.queries, stats.found));
        queue.extend(analysis.next.drain(..));
    }
    Ok(Looked { first_run, ..analysis.into() })
}

/// What kept a run from its good end.
fn no_good_end(outcome: &vm::Outcome) -> Option<String> {
    let at = |place: Option<&trace::Place>| place.map_or(String::new(), |p| format!(" at {}:{}", p.file, p.line));
    match &outcome.end {
        End::Failed(failure) => Some(format!("failed{} ({})", at(failure.at.as_ref()), failure.message)),
        End::OutOfSteps => Some(format!("was cut off after {} steps (--max-steps gives more)", outcome.steps)),
        _ => None,
    }
}

/// Looks at chunks of a long run, several at once.
fn in_windows(
    setup: &Setup<'_>,
    tracking: &Tracking,
    asking: &Asking,
    options: &BranchesOptions,
    progress: &Progress,
) -> Result<Looked, Unsupported> {
    let kind = match options.windows {
        cli::Windows::Distributed => Kind::Distributed,
        cli::Windows::Global => Kind::Global,
    };
    let began = Instant::now();
    let plan = windows::plan(setup, options.window, kind, options.chunks as usize);
    if let End::Unsupported { what, stack } = &plan.outcome.end {
        return Err((what.clone(), stack.clone()));
    }
    let planning = began.elapsed().as_secs_f64();
    let one = |cut: &Cut| -> Looked {
        let began = Instant::now();
        let tracking = plan.tracking(cut, tracking);
        let (run, chunk) = windows::log(setup, &plan, cut, tracking.clone());
        let logging = began.elapsed().as_secs_f64();
        let mut analysis = Analysis::new(Observer::new(setup, tracking), asking.clone());
        analysis.look_around(&run, &chunk, |stats| progress.branches(stats.queries, stats.found));
        let mut looked = Looked::from(analysis);
        looked.stats.executions += 1;
        looked.stats.tracing_seconds += logging;
        looked
    };
    let jobs = options.jobs.map_or(0, usize::from);
    let all: Vec<Looked> = match rayon::ThreadPoolBuilder::new().num_threads(jobs).build() {
        Ok(pool) => pool.install(|| plan.cuts.par_iter().map(one).collect()),
        Err(_) => plan.cuts.iter().map(one).collect(),
    };
    let mut sum = Looked {
        found: Vec::new(),
        undecided: FxHashMap::default(),
        stats: Stats { executions: 1, tracing_seconds: planning, ..Stats::default() },
        complaints: Vec::new(),
        first_run: no_good_end(&plan.outcome),
    };
    let mut places = HashSet::new();
    let (mut bytes, outcome) = (0, &plan.outcome);
    for looked in all {
        let place = |p: &trace::Place, kind: &'static str| (p.file.clone(), p.line, p.column, kind);
        sum.found.extend(looked.found.into_iter().filter(|b| places.insert(place(&b.place, b.kind))));
        sum.undecided.extend(looked.undecided);
        sum.complaints.extend(looked.complaints);
        bytes += looked.stats.average_formula_bytes * looked.stats.queries;
        sum.stats.add(&looked.stats);
    }
    sum.undecided.retain(|_, u| sum.found.iter().all(|b| (&b.place, b.kind) != (&u.place, u.kind)));
    let s = &mut sum.stats;
    (s.threads, s.steps, s.events) = (outcome.threads, outcome.steps, outcome.events);
    s.average_formula_bytes = bytes / s.queries.max(1);
    (s.found, s.undecided) = (sum.found.len(), sum.undecided.len());
    Ok(sum)
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
            stands: &[],
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
