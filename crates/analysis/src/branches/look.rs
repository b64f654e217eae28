//! The whole analysis: traces looked at, runs of both sides saved.

use super::analysis::{Analysis, Sensitive, Shown, Stats, Undecided};
use super::windows;
use crate::ended::Ended;
use crate::predict::calls;
use crate::predict::decisions::DecisionKind;
use crate::predict::{Budget, Observed, Observer};
use driver::ending::supported;
use driver::saved::{Found, Keeper};
use driver::{Error, Setup, Symbolic};
use rayon::prelude::*;
use rustc_hash::FxHashMap;
use solve::partition::{Cut, Kind};
use std::collections::HashSet;
use std::path::PathBuf;
use std::time::Instant;
use trace::What;
use vm::{End, Tracking};

pub struct Look<'a> {
    pub tracking: Tracking,
    /// How the solver is asked; the setup says until when.
    pub asking: Budget,
    /// So many runs: the first, and others that showed other sides.
    pub traces: u64,
    /// A long run in parts.
    pub windows: Option<Windows>,
    /// Is called with the work so far.
    pub watch: Watch<'a>,
}

type Watch<'a> = &'a (dyn Fn(&Stats) + Sync);

/// How a long run is cut.
pub struct Windows {
    /// Of each thread in a window.
    pub events: u64,
    pub kind: Kind,
    pub chunks: usize,
    /// At once; 0 for as many as there are cores.
    pub jobs: usize,
}

pub struct Listed {
    pub branch: Sensitive,
    pub taken: PathBuf,
    pub not_taken: PathBuf,
}

pub struct Report {
    pub branches: Vec<Listed>,
    pub undecided: Vec<Undecided>,
    pub stats: Stats,
    pub ended: Ended,
    /// What kept the first run from its good end.
    pub first_run: Option<String>,
    /// Runs that went another way than the solver said.
    pub complaints: Vec<String>,
}

pub fn branches(setup: &Setup, look: &Look<'_>, keeper: &Keeper, started: Instant) -> Result<Report, Error> {
    // The schedule alone is to decide: inputs are what they were.
    let tracking = Tracking { fixed_inputs: true, ..look.tracking.clone() };
    let looked = match &look.windows {
        None => whole(setup, tracking, look.asking.clone(), look.traces, look.watch)?,
        Some(windows) => in_windows(setup, &tracking, &look.asking, windows, look.watch)?,
    };
    let all = match looked.pinned {
        _ if looked.interruptible => Ended::Signals,
        true => Ended::Lost,
        false if looked.called => Ended::Calls,
        false => Ended::Complete,
    };
    let ended = setup.limits.stop.reason().map_or(all, Ended::from);
    let mut stats = looked.stats;
    stats.seconds = started.elapsed().as_secs_f64();
    let mut undecided: Vec<_> = looked.undecided.into_values().collect();
    undecided.sort_by_key(|u| (u.place.file.clone(), u.place.line, u.place.column));
    let mut found = looked.found;
    found.sort_by_key(|b| (b.place.file.clone(), b.place.line, b.place.column, b.kind.id()));
    let branches = save_all(setup, keeper, found)?;
    Ok(Report { branches, undecided, stats, ended, first_run: looked.first_run, complaints: looked.complaints })
}

struct Looked {
    found: Vec<Sensitive>,
    undecided: FxHashMap<u64, Undecided>,
    stats: Stats,
    complaints: Vec<String>,
    first_run: Option<String>,
    /// Values were taken as they were, because they are not followed everywhere.
    pinned: bool,
    /// A signal could have come at another moment.
    interruptible: bool,
    /// Calls kept an order that could have been another.
    called: bool,
}

fn is_pinned(run: &Observed) -> bool {
    run.trace.events.iter().any(|e| matches!(e.what, What::Fixed { .. }))
}

impl From<Analysis<'_>> for Looked {
    fn from(a: Analysis<'_>) -> Looked {
        let mut stats = a.stats;
        stats.executions += a.observer.executions;
        stats.tracing_seconds += a.observer.time.as_secs_f64();
        Looked {
            found: a.found,
            undecided: a.undecided,
            stats,
            complaints: a.complaints,
            first_run: None,
            pinned: false,
            interruptible: false,
            called: false,
        }
    }
}

/// Looks at whole traces: the first run's, and those that showed other sides.
fn whole(setup: &Setup, tracking: Tracking, asking: Budget, traces: u64, watch: Watch<'_>) -> Result<Looked, Error> {
    let mut observer = Observer::new(setup, tracking);
    let first = observer.observe(&[], &Symbolic::new());
    supported(&first.outcome)?;
    let first_run = no_good_end(&first.outcome);
    let mut analysis = Analysis::new(observer, asking);
    let mut queue = std::collections::VecDeque::from([first]);
    let (mut pinned, mut interruptible, mut called) = (false, false, false);
    for _ in 0..traces {
        let Some(run) = queue.pop_front() else { break };
        analysis.look_at(&run, &[], watch);
        pinned |= is_pinned(&run);
        interruptible |= run.outcome.interruptible;
        called |= calls::are_beside_each_other(&run.trace);
        queue.extend(analysis.next.drain(..));
    }
    Ok(Looked { first_run, pinned, interruptible, called, ..analysis.into() })
}

fn no_good_end(outcome: &vm::Outcome) -> Option<String> {
    let at =
        |place: Option<&trace::Place>| place.map_or(String::new(), |p| format!(" at {}:{}", p.file_name(), p.line));
    match &outcome.end {
        End::Failed(failure) => Some(format!("failed{} ({})", at(failure.at.as_ref()), failure.message)),
        End::OutOfSteps => Some(format!("was cut off after {} steps (--max-steps gives more)", outcome.steps)),
        _ => None,
    }
}

/// Looks at chunks of a long run, several at once.
fn in_windows(
    setup: &Setup,
    tracking: &Tracking,
    asking: &Budget,
    windows: &Windows,
    watch: Watch<'_>,
) -> Result<Looked, Error> {
    let began = Instant::now();
    let plan = windows::plan(setup, windows.events, windows.kind, windows.chunks);
    supported(&plan.outcome)?;
    let planning = began.elapsed().as_secs_f64();
    let one = |cut: &Cut| -> Looked {
        let began = Instant::now();
        let tracking = plan.tracking(cut, tracking);
        let (run, chunk) = windows::log(setup, &plan, cut, tracking.clone());
        let logging = began.elapsed().as_secs_f64();
        let mut analysis = Analysis::new(Observer::new(setup, tracking), asking.clone());
        analysis.look_around(&run, &chunk, watch);
        let mut looked =
            Looked { pinned: is_pinned(&run), called: calls::are_beside_each_other(&run.trace), ..analysis.into() };
        looked.stats.executions += 1;
        looked.stats.tracing_seconds += logging;
        looked
    };
    let all: Vec<Looked> = match rayon::ThreadPoolBuilder::new().num_threads(windows.jobs).build() {
        Ok(pool) => pool.install(|| plan.cuts.par_iter().map(one).collect()),
        Err(_) => plan.cuts.iter().map(one).collect(),
    };
    let mut sum = Looked {
        found: Vec::new(),
        undecided: FxHashMap::default(),
        stats: Stats { executions: 1, tracing_seconds: planning, ..Stats::default() },
        complaints: Vec::new(),
        first_run: no_good_end(&plan.outcome),
        pinned: false,
        interruptible: plan.outcome.interruptible,
        called: false,
    };
    let mut places = HashSet::new();
    let (mut bytes, outcome) = (0, &plan.outcome);
    for looked in all {
        let place = |p: &trace::Place, kind: DecisionKind| (p.file.clone(), p.line, p.column, kind);
        sum.found.extend(looked.found.into_iter().filter(|b| places.insert(place(&b.place, b.kind))));
        sum.undecided.extend(looked.undecided);
        sum.complaints.extend(looked.complaints);
        sum.pinned |= looked.pinned;
        sum.called |= looked.called;
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

fn save_all(setup: &Setup, keeper: &Keeper, branches: Vec<Sensitive>) -> Result<Vec<Listed>, Error> {
    let save = |shown: &Shown, name: String, found_by: &str| -> Result<PathBuf, Error> {
        let found = Found {
            outcome: shown.outcome.clone(),
            schedule: &shown.schedule,
            event_hash: Some(shown.event_hash),
            found_by,
            stands: &[],
        };
        keeper.save(setup, &found, &name)
    };
    let mut listed = Vec::new();
    for (n, branch) in branches.into_iter().enumerate() {
        let name = |side: &str| format!("branch-{}-{side}", n + 1);
        let (this, that) = if branch.taken { ("taken", "not-taken") } else { ("not-taken", "taken") };
        let observed = save(&branch.observed, name(this), "the observed run")?;
        let other = save(&branch.other, name(that), "predicted from the observed run")?;
        let (taken, not_taken) = if branch.taken { (observed, other) } else { (other, observed) };
        listed.push(Listed { branch, taken, not_taken });
    }
    Ok(listed)
}
