//! What the two commands do alike: build, search until nothing new comes, save what was confirmed.

use crate::check::progress::Progress;
use crate::check::setup::Setup;
use crate::cli::{Format, HuntOptions};
use crate::error::{CANNOT, Error, FOUND, INTERRUPTED};
use crate::hunt::statics::Line;
use crate::hunt::{Proofs, Verdict};
use crate::predict::aim::Aim;
use crate::predict::inputs::Symbolic;
use crate::predict::{Budget, Observer, Search, Tally};
use crate::prepare::{self, Interrupt};
use crate::runs::{self, Found, Post, Program};
use crate::{report, show};
use rustc_hash::FxHashSet;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::Instant;
use trace::{Failure, Place, RunOutcome, Segment};
use vm::{End, Image};

/// Runs without any news after which the search ends.
const QUIET: u64 = 300;
/// Traces with more events are not asked as a whole: there are many candidates, and each has its neighbourhood.
const LONGEST: usize = 6000;
/// Questions to the solver for each run, at most.
const QUESTIONS: u64 = 50;

/// Something to hunt.
pub(crate) trait Prey: Aim {
    /// Grows whenever something new is known.
    fn news(&self) -> u64;
    /// Candidates, and those confirmed.
    fn counts(&self) -> (usize, usize);
    /// Lines that candidates of the code have, and that no run has reached.
    fn unreached(&self) -> FxHashSet<Line>;
}

/// How much was done.
#[derive(Clone, Copy, Default, Debug, Serialize)]
pub(crate) struct Stats {
    pub(crate) candidates: usize,
    pub(crate) confirmed: usize,
    pub(crate) refuted: usize,
    pub(crate) undecided: usize,
    pub(crate) executions: u64,
    pub(crate) traces: u64,
    pub(crate) queries: u64,
    pub(crate) steps: u64,
    pub(crate) events: u64,
    pub(crate) threads: usize,
    pub(crate) solving_seconds: f64,
    pub(crate) seconds: f64,
    /// Runs that did not do what the solver said: always a bug of ours.
    pub(crate) unconfirmed: u64,
}

impl Stats {
    /// Adds the work of another hunt.
    pub(crate) fn add(&mut self, other: &Stats) {
        self.executions += other.executions;
        self.traces += other.traces;
        self.queries += other.queries;
        self.steps += other.steps;
        self.events += other.events;
        self.threads = self.threads.max(other.threads);
        self.solving_seconds += other.solving_seconds;
        self.seconds = self.seconds.max(other.seconds);
        self.unconfirmed += other.unconfirmed;
    }

    /// Counts verdicts.
    pub(crate) fn judge(&mut self, verdicts: impl Iterator<Item = Verdict>) {
        for verdict in verdicts {
            self.candidates += 1;
            match verdict {
                Verdict::Confirmed => self.confirmed += 1,
                Verdict::Refuted => self.refuted += 1,
                Verdict::Undecided => self.undecided += 1,
            }
        }
    }

    /// Of a search.
    pub(crate) fn of(tally: &Tally, started: Instant) -> Stats {
        Stats {
            executions: tally.executions,
            traces: tally.traces,
            queries: tally.queries,
            steps: tally.steps,
            events: tally.events,
            threads: tally.threads,
            solving_seconds: tally.solving.as_secs_f64(),
            seconds: started.elapsed().as_secs_f64(),
            unconfirmed: tally.unconfirmed,
            ..Stats::default()
        }
    }
}

/// A program that is ready to be hunted in.
pub(crate) struct Ground {
    pub(crate) program: Program,
    pub(crate) image: Image,
    pub(crate) interrupt: Interrupt,
    pub(crate) started: Instant,
    /// Whether anybody will read why something is impossible.
    pub(crate) explains: bool,
}

impl Ground {
    pub(crate) fn new(options: &HuntOptions) -> Result<Ground, Error> {
        let started = Instant::now();
        let (program, image) = prepare::build(&options.program)?;
        let interrupt = Interrupt::new()?;
        prepare::dump_folder(&options.solver)?;
        let explains = options.verbose || options.format == Format::Json;
        Ok(Ground { program, image, interrupt, started, explains })
    }

    /// `races`: with the race detector on.
    pub(crate) fn setup(&self, options: &HuntOptions, races: bool) -> Result<Setup<'_>, Error> {
        prepare::setup(&options.program, &self.image, &self.interrupt, races, &options.solver.unknowns)
    }
}

/// Ends a command: prints what `tell` makes of what was found; the exit status.
pub(crate) fn finish<R>(
    ground: &Ground,
    found: Result<R, Unsupported>,
    tell: impl FnOnce(&R) -> Result<(String, Stats), Error>,
) -> Result<u8, Error> {
    let found = match found {
        Ok(found) => found,
        Err((what, stack)) => {
            show::unsupported(&what, &stack);
            return Ok(CANNOT);
        }
    };
    let (out, stats) = tell(&found)?;
    report::print_all(&out)?;
    Ok(match () {
        () if stats.confirmed > 0 => FOUND,
        () if ground.interrupt.is_pressed() => INTERRUPTED,
        () => 0,
    })
}

/// What the program needs that we do not have, and where.
pub(crate) type Unsupported = (String, Vec<Place>);

/// A hunt that is over.
pub(crate) struct Hunt<'a, 'i, P: Aim> {
    pub(crate) search: Search<'a, 'i, P>,
    pub(crate) ended: Ended,
}

/// Why a hunt is over, the more of it is missing the later.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Ended {
    /// Nothing is left to ask.
    Complete,
    /// After so many runs, or so many without news.
    Budget,
    Time,
    Interrupted,
}

impl Ended {
    /// What kept it from trying everything.
    pub(crate) fn cut(self) -> Option<&'static str> {
        match self {
            Ended::Complete => None,
            Ended::Budget => Some("not everything was tried (--runs, or nothing new for long)"),
            Ended::Time => Some("the search was cut off by --time"),
            Ended::Interrupted => Some("the search was interrupted"),
        }
    }
}

/// Searches, until nothing new comes any more.
pub(crate) fn hunt<'a, 'i, P: Prey>(
    prey: P,
    setup: &'a Setup<'i>,
    options: &HuntOptions,
) -> Result<Hunt<'a, 'i, P>, Unsupported> {
    let (mut prey, started) = (prey, Instant::now());
    let mut observer = Observer::new(setup, prepare::tracking(&options.solver.unknowns));
    if !prey.unreached().is_empty() {
        // One run shows what needs no search.
        prey.saw(&observer.observe(&[], &Symbolic::new()));
        let lines = prey.unreached();
        observer.towards = (!lines.is_empty()).then(|| setup.image.towards(&lines));
    }
    let budget = Budget {
        executions: options.runs,
        queries: options.runs.saturating_mul(QUESTIONS),
        time: Some(options.time),
        per_query: options.solver.query_time,
        backend: options.solver.solver.into(),
        keep_going: true,
        longest: LONGEST,
        dump: options.solver.dump_smt.clone(),
    };
    let progress = Progress::new(0);
    let mut search = Search::towards(prey, observer, budget);
    // What was known, and how many runs that took.
    let (mut known, mut since) = ((0, 0), 0);
    search.run_while(|search| {
        let (candidates, confirmed) = search.aim.counts();
        progress.hunt(&search.tally(), candidates, confirmed);
        let now = (search.aim.news(), search.covered.len());
        if now != known {
            (known, since) = (now, search.tally().executions);
        }
        search.tally().executions < since + QUIET
    });
    let all_asked = search.is_exhausted();
    // What the traces at hand say of the candidates that are left.
    search.narrow();
    search.go_on_while(|search| {
        let (candidates, confirmed) = search.aim.counts();
        progress.hunt(&search.tally(), candidates, confirmed);
        true
    });
    progress.clear();
    let first = search.first().map(|o| &o.outcome.end);
    if let Some(End::Unsupported { what, stack }) = first {
        return Err((what.clone(), stack.clone()));
    }
    if options.verbose {
        search.complaints.iter().for_each(|c| eprintln!("unsnarl: unconfirmed: {c}"));
    }
    let ended = match () {
        () if setup.limits.interrupt.load(Ordering::Relaxed) => Ended::Interrupted,
        () if started.elapsed() >= options.time => Ended::Time,
        () if all_asked && search.is_exhausted() && search.tally().executions < options.runs => Ended::Complete,
        () => Ended::Budget,
    };
    Ok(Hunt { search, ended })
}

/// Who looks at what a search found impossible.
pub(crate) fn proofs<'s, P: Prey>(search: &'s Search<'_, '_, P>, ground: &Ground, options: &HuntOptions) -> Proofs<'s> {
    let stop = ground.interrupt.flag();
    Proofs::new(|entry| search.trace(entry), options.solver.solver.into(), stop, ground.explains)
}

/// A failure in a few words.
pub(crate) fn failure(failure: &Failure) -> String {
    let place = failure.stack.iter().find(|p| p.is_known());
    let at = place.map_or_else(String::new, |p| format!(" at {}:{}", p.file, p.line));
    format!("{}{at}: {}", failure.kind.id(), failure.message)
}

/// Inputs by their names; what is asked for again under a name has a number behind it.
pub(crate) fn by_name(inputs: &[(String, u64)]) -> BTreeMap<String, u64> {
    let (mut all, mut times) = (BTreeMap::new(), BTreeMap::<&str, u32>::new());
    for (name, value) in inputs {
        let n = times.entry(name).or_default();
        *n += 1;
        all.insert(if *n == 1 { name.clone() } else { format!("{name}#{n}") }, *value);
    }
    all
}

/// A run to be saved.
pub(crate) struct Keep<'a> {
    pub(crate) name: String,
    pub(crate) inputs: &'a Symbolic,
    pub(crate) outcome: RunOutcome,
    pub(crate) schedule: &'a [Segment],
    pub(crate) event_hash: u64,
    pub(crate) stands: &'a [Post],
    pub(crate) found_by: &'a str,
}

/// Saves a run. What does not come again is no finding: it is told, and counted.
pub(crate) fn keep(ground: &Ground, setup: &Setup<'_>, options: &HuntOptions, run: &Keep<'_>) -> Option<PathBuf> {
    let file = options.program.files[0].file_stem().unwrap_or_default().to_string_lossy();
    let setup = setup.uninterrupted().with_symbolic(run.inputs.clone());
    let found = Found {
        outcome: run.outcome.clone(),
        schedule: run.schedule,
        event_hash: Some(run.event_hash),
        found_by: run.found_by,
        stands: run.stands,
    };
    match runs::save(&ground.program, &setup, &found, &options.out, &format!("{file}-{}", run.name)) {
        Ok(path) => Some(path),
        Err(e) => {
            eprintln!("unsnarl: note: {}: {e}", run.name);
            None
        }
    }
}
