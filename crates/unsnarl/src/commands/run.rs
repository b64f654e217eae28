//! `unsnarl run`: one run of a program, as it would run natively, with every access checked.

use super::{CANNOT, FOUND, INTERRUPTED};
use crate::cli::{RunOptions, RunStrategy};
use crate::report::json::run::Report;
use crate::report::{self, failure};
use driver::ending::outcome_of;
use driver::plain::quoted;
use driver::saved::{Found, Recorder, save_recorded};
use driver::stop::on_ctrl_c_soon;
use driver::traces::Recording;
use driver::{Error, Setup, races};
use guest::world::Inputs;
use guest::world::files::{Output, StdinSource};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::time::Instant;
use trace::RunOutcome;
use vm::sched::{Pct, Pos, Random, RoundRobin, Scheduler};
use vm::{End, Machine, Moment, Observer, Outcome, Seen};

/// Orderings that PCT aims at, in a run of about so many events.
const PCT: (u32, u64) = (3, 1000);

pub(crate) fn run(options: &RunOptions) -> Result<u8, Error> {
    let started = Instant::now();
    if let Some(path) = &options.report {
        report::check_path("--report", path)?;
    }
    if let Some(path) = &options.save {
        check_save(path)?;
    }
    let mut setup = setup(options)?;
    let loaded = started.elapsed();
    let trace = Recording::start(options.trace.target(), &setup.program.identity.hash)?;
    let mut watching = Watching { recorder: Recorder::default(), trace };
    let (mut scheduler, found_by) = strategy(options);
    let began = Instant::now();
    let mut outcome = {
        let mut machine = setup.machine_with(StdinSource::Host, Output::Host, Output::Host);
        machine.schedule_with(&mut *scheduler);
        let every_event = watching.trace.is_some();
        if every_event {
            machine.keep_trace();
        }
        machine.observe(&mut watching, every_event);
        machine.run()
    };
    let took = began.elapsed();
    setup.stdin = std::mem::take(&mut outcome.taken_in.stdin);
    if let Some(trace) = watching.trace.take() {
        trace.finish()?;
    }
    if let (Some(found), false) = (outcome.races.first(), matches!(outcome.end, End::Failed(_))) {
        let failure = races::failure(&setup, &outcome.schedule, &found.race);
        outcome.end = End::Failed(Box::new(failure));
    }
    let mut report = Report::new(&outcome, took, loaded);
    let status = tell(&outcome, options);
    for note in &outcome.notes {
        driver::say!("unsnarl: note: {note}");
    }
    for path in &outcome.refused {
        let allow = quoted(path);
        driver::say!(
            "unsnarl: note: the program was refused access to {} (allow it with: --allow {allow})",
            path.display()
        );
    }
    report.run = save(options, &setup, &outcome, watching.recorder, &found_by)?;
    if options.stats {
        failure::stats(&report);
    }
    if let Some(path) = &options.report {
        report.write(path)?;
    }
    Ok(status)
}

/// Says how the run ended; the exit status.
fn tell(outcome: &Outcome, options: &RunOptions) -> u8 {
    match &outcome.end {
        End::Exit(status) => *status as u8,
        End::Failed(f) => {
            failure::print(f);
            FOUND
        }
        End::Unsupported { what, stack } => {
            failure::unsupported(what, stack);
            CANNOT
        }
        End::OutOfSteps => {
            driver::say!(
                "unsnarl: unfinished: the limit of {} steps was reached (--max-steps gives more)",
                options.max_steps
            );
            CANNOT
        }
        End::Stopped(_) | End::Abandoned => {
            driver::say!("unsnarl: interrupted after {} steps", outcome.steps);
            INTERRUPTED
        }
    }
}

/// Writes down what is needed to save the run, and the trace if there is one.
struct Watching {
    recorder: Recorder,
    trace: Option<Recording>,
}

impl Observer for Watching {
    fn look(&mut self, machine: &Machine<'_>, moment: &Moment<'_>) -> bool {
        self.recorder.look(machine, moment) && self.trace.as_mut().is_none_or(|t| t.look(machine, moment))
    }

    fn ended(&mut self, machine: &Machine<'_>, seen: &[Seen]) {
        if let Some(trace) = &mut self.trace {
            trace.ended(machine, seen);
        }
    }
}

fn strategy(options: &RunOptions) -> (Box<dyn Scheduler>, String) {
    let seed = options.seed;
    match options.strategy {
        RunStrategy::RoundRobin => (Box::new(RoundRobin::default()), "one run, each thread in turn".into()),
        RunStrategy::Random => (Box::new(Random::new(seed)), format!("one run, random, seed {seed}")),
        RunStrategy::Pct => {
            (Box::new(Pct::new(seed, PCT.0, PCT.1)), format!("one run, PCT with depth {}, seed {seed}", PCT.0))
        }
        RunStrategy::Pos => (Box::new(Pos::new(seed)), format!("one run, POS, seed {seed}")),
    }
}

/// The world as the program would find it natively, but for the streams.
fn setup(options: &RunOptions) -> Result<Setup, Error> {
    let program = &options.program;
    let built = program.build()?;
    let mut argv0 = program.files[0].with_extension("");
    if argv0.is_relative() {
        argv0 = Path::new(".").join(argv0);
    }
    let env = std::env::vars_os().map(|(name, value)| [name.as_bytes(), b"=", value.as_bytes()].concat());
    Ok(Setup {
        inputs: Inputs {
            args: program.arguments(argv0),
            env: env.collect(),
            allow: program.allow.clone(),
            ..Inputs::default()
        },
        limits: program.limits(options.max_steps, options.max_memory, on_ctrl_c_soon()?),
        races: options.races,
        uninitialised: program.uninitialised,
        writes_through: true,
        ..Setup::new(built)
    })
}

/// Refuses a name that is surely a mistake, before anything is run.
fn check_save(path: &Path) -> Result<(), Error> {
    match path.extension().and_then(|e| e.to_str()) {
        Some("run") => Ok(()),
        _ => Err(Error::new(format!("--save {}: the name of a run ends with .run", path.display()))),
    }
}

/// Saves a run that failed, or that is wanted; where.
fn save(
    options: &RunOptions,
    setup: &Setup,
    outcome: &Outcome,
    recorder: Recorder,
    found_by: &str,
) -> Result<Option<PathBuf>, Error> {
    let Some(ending) = outcome_of(outcome) else { return Ok(None) };
    let path = match (&options.save, &ending) {
        (Some(path), _) => path.clone(),
        (None, RunOutcome::Failure(failure)) => {
            let name = options.program.files[0].file_stem().map_or("program".into(), |n| n.to_string_lossy());
            Path::new(".unsnarl").join(format!("{name}-{}.run", failure.kind.id()))
        }
        (None, _) => return Ok(None),
    };
    if setup.stdin.cut {
        driver::say!("unsnarl: note: the run is not saved: it read more than 64 MiB of input");
        return Ok(None);
    }
    let found = Found { outcome: ending, schedule: &outcome.schedule, event_hash: None, found_by, stands: &[] };
    let saved = save_recorded(setup, (outcome, recorder), &found, &path, options.save.is_some());
    match saved {
        Ok(path) => {
            driver::say!("unsnarl: saved; replay it with: unsnarl replay {}", quoted(&path));
            Ok(Some(path))
        }
        Err(e) if options.save.is_some() => Err(e),
        // The failure was reported: a folder that cannot be written must not hide it.
        Err(e) => {
            driver::say!("unsnarl: note: the run is not saved: {e}");
            Ok(None)
        }
    }
}
