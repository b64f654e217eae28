//! `unsnarl run`: one run of a program, as it would run natively, with every access checked.

use crate::cli::{RunOptions, RunStrategy};
use crate::error::{CANNOT, Error, FOUND, INTERRUPTED};
use crate::runs::{self, Conditions, Found, Program, Recorder};
use crate::traces::Recording;
use crate::{report, show};
use guest::world::Inputs;
use guest::world::files::{Output, StdinSource};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use trace::RunOutcome;
use vm::sched::{Pct, Pos, Random, RoundRobin, Scheduler};
use vm::{End, Limits, Machine, Moment, Observer, Outcome, Seen};

/// Orderings that PCT aims at, in a run of about so many events.
const PCT: (u32, u64) = (3, 1000);

/// Runs; the exit status.
pub(crate) fn run(options: &RunOptions) -> Result<u8, Error> {
    let started = Instant::now();
    if let Some(path) = &options.report {
        report::check_path("--report", path)?;
    }
    if let Some(path) = &options.save {
        check_save(path)?;
    }
    let all: Vec<_> = options.files.iter().chain(&options.link).cloned().collect();
    let (program, image) = Program::build_with(None, &all, &options.compiler)?;
    let loaded = started.elapsed();

    let mut conditions = conditions(options)?;
    let mut watching =
        Watching { recorder: Recorder::default(), trace: Recording::start(&options.trace, &program.identity.hash)? };
    let (mut scheduler, found_by) = strategy(options);
    let began = Instant::now();
    let mut outcome = {
        let mut machine = conditions.machine_with(&image, StdinSource::Host, Output::Host, Output::Host);
        machine.schedule_with(&mut *scheduler);
        let every_event = watching.trace.is_some();
        if every_event {
            machine.keep_trace();
        }
        machine.observe(&mut watching, every_event);
        machine.run()
    };
    let took = began.elapsed();
    conditions.stdin = std::mem::take(&mut outcome.taken_in.stdin);
    if let Some(trace) = watching.trace.take() {
        trace.finish()?;
    }
    if let (Some(found), false) = (outcome.races.first(), matches!(outcome.end, End::Failed(_))) {
        let failure = runs::races::failure(&conditions, &image, &outcome.schedule, &found.race);
        outcome.end = End::Failed(Box::new(failure));
    }
    let mut report = report::Report::new(&outcome, took, loaded);
    let status = tell(&outcome, options);
    for note in &outcome.notes {
        eprintln!("unsnarl: note: {note}");
    }
    for path in &outcome.refused {
        eprintln!("unsnarl: note: the program was refused access to {0} (allow it with: --allow {0})", path.display());
    }
    report.run = save(options, &program, &conditions, &outcome, watching.recorder, &found_by)?;
    if options.stats {
        show::stats(&report);
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
        End::Failed(failure) => {
            show::failure(failure);
            FOUND
        }
        End::Unsupported { what, stack } => {
            show::unsupported(what, stack);
            CANNOT
        }
        End::OutOfSteps => {
            eprintln!(
                "unsnarl: unfinished: the limit of {} steps was reached (--max-steps gives more)",
                options.max_steps
            );
            CANNOT
        }
        End::Interrupted | End::Abandoned => {
            eprintln!("unsnarl: interrupted after {} steps", outcome.steps);
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
fn conditions(options: &RunOptions) -> Result<Conditions, Error> {
    let mut argv0 = options.files[0].with_extension("");
    if argv0.is_relative() {
        argv0 = Path::new(".").join(argv0);
    }
    let args = std::iter::once(argv0.into_os_string()).chain(options.args.iter().cloned());
    let env = std::env::vars_os().map(|(name, value)| [name.as_bytes(), b"=", value.as_bytes()].concat());
    Ok(Conditions {
        inputs: Inputs {
            args: args.map(|a| a.into_vec()).collect(),
            env: env.collect(),
            allow: options.allow.clone(),
            ..Inputs::default()
        },
        limits: Limits {
            max_steps: options.max_steps,
            stack: options.stack_size << 10,
            memory: options.max_memory << 20,
            interrupt: interrupt_flag()?,
        },
        races: options.races,
        ..Conditions::default()
    })
}

/// Refuses a name that is surely a mistake, before anything is run.
fn check_save(path: &Path) -> Result<(), Error> {
    match path.extension().and_then(|e| e.to_str()) {
        Some("run") => Ok(()),
        _ => Err(Error(format!("--save {}: the name of a run ends with .run", path.display()))),
    }
}

/// Saves a run that failed, or that is wanted; where.
fn save(
    options: &RunOptions,
    program: &Program,
    conditions: &Conditions,
    outcome: &Outcome,
    recorder: Recorder,
    found_by: &str,
) -> Result<Option<PathBuf>, Error> {
    let Some(ending) = runs::outcome_of(outcome) else { return Ok(None) };
    let path = match (&options.save, &ending) {
        (Some(path), _) => path.clone(),
        (None, RunOutcome::Failure(failure)) => {
            let name = options.files[0].file_stem().map_or("program".into(), |n| n.to_string_lossy());
            Path::new(".unsnarl").join(format!("{name}-{}.run", failure.kind.id()))
        }
        (None, _) => return Ok(None),
    };
    if conditions.stdin.cut {
        eprintln!("unsnarl: note: the run is not saved: it read more than 64 MiB of input");
        return Ok(None);
    }
    let found = Found { outcome: ending, schedule: &outcome.schedule, event_hash: None, found_by, stands: &[] };
    let saved = runs::save_recorded(program, conditions, (outcome, recorder), &found, &path, options.save.is_some());
    match saved {
        Ok(path) => {
            eprintln!("unsnarl: saved; replay it with: unsnarl replay {}", path.display());
            Ok(Some(path))
        }
        Err(e) if options.save.is_some() => Err(e),
        // The failure was told: a folder that cannot be written must not hide it.
        Err(e) => {
            eprintln!("unsnarl: note: the run is not saved: {e}");
            Ok(None)
        }
    }
}

/// How long a run has to notice Ctrl-C before the tool ends without it: it may be waiting for input.
const GRACE: std::time::Duration = std::time::Duration::from_secs(1);

/// Ctrl-C ends the run cleanly; a second one ends the tool at once.
pub(crate) fn interrupt_flag() -> Result<Arc<AtomicBool>, Error> {
    let flag = Arc::new(AtomicBool::new(false));
    let seen = flag.clone();
    ctrlc::set_handler(move || {
        if seen.swap(true, Ordering::Relaxed) {
            std::process::exit(i32::from(INTERRUPTED));
        }
        std::thread::spawn(|| {
            std::thread::sleep(GRACE);
            eprintln!("unsnarl: interrupted while the program waited for input");
            std::process::exit(i32::from(INTERRUPTED));
        });
    })
    .map_err(|e| Error(format!("Ctrl-C cannot be handled: {e}")))?;
    Ok(flag)
}
