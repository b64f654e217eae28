//! `unsnarl replay`: repeats a saved run exactly, and says so; or says where it went another way.

mod folder;
mod step;

use super::{CANNOT, FOUND, INTERRUPTED};
use crate::cli::{Format, ReplayOptions};
use crate::report::json::replay as report;
use crate::report::{failure, print_all};
use driver::Error;
use driver::ending::{describe, outcome_of};
use driver::plain::plain;
use driver::replay::{Once, Verdict, advice, follow};
use driver::saved::{self, Loaded, Trust};
use driver::stop::on_ctrl_c_soon;
use driver::traces::Recording;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use step::Stepper;
use vm::Observer;
use vm::Output;

/// What the program prints. A run may come from anybody: it is no command for a terminal.
fn shown() -> Output {
    Output::Filtered(|bytes| plain(&String::from_utf8_lossy(bytes)).into_owned().into_bytes())
}

/// The file, if it is a sequence of events for a firmware.
fn stack_run(path: &Path) -> Option<Vec<u8>> {
    const SMALL: u64 = 1 << 20;
    std::fs::metadata(path).ok().filter(|about| about.is_file() && about.len() < SMALL)?;
    let bytes = std::fs::read(path).ok()?;
    avr::stack::is_saved_run(&bytes).then_some(bytes)
}

/// A saved run, with what the options allow it.
fn load(options: &ReplayOptions, run: &Path) -> Result<Loaded, Error> {
    let trust = Trust {
        allow: options.allow.clone(),
        rebuild: options.rebuild,
        sources: false,
        most_steps: options.max_steps,
        most_memory: options.max_memory.map(|megabytes| megabytes << 20),
    };
    saved::load(run, &options.program, options.force, &trust)
}

pub(crate) fn run(options: &ReplayOptions) -> Result<u8, Error> {
    if options.run.is_dir() {
        return folder::run(options);
    }
    if let Some(bytes) = stack_run(&options.run) {
        return super::stack::replay(&options.run, &bytes);
    }
    let mut loaded = load(options, &options.run)?;
    loaded.setup.limits.stop = on_ctrl_c_soon()?;
    for note in &loaded.notes {
        driver::say!("unsnarl: note: {note}");
    }
    if !loaded.same_program {
        driver::say!("unsnarl: note: this is not the program that was recorded");
    }
    let started = Instant::now();
    if options.step || options.until.is_some() {
        return walk(options, &loaded);
    }
    let captured = Arc::new(Mutex::new(Vec::new()));
    let output = match options.format {
        Format::Text => shown(),
        Format::Json => Output::Capture(captured.clone()),
    };
    let mut recording = Recording::start(options.trace.target(), &loaded.run.program.hash)?;
    let once = match &mut recording {
        Some(recording) => follow(&loaded, output, Some(recording)),
        None => follow(&loaded, output, None),
    };
    if let Some(recording) = recording {
        recording.finish()?;
    }
    let mut verdict = Verdict::of(&loaded, &once);
    let mut times = 1;
    while times < options.times && verdict.is_same() {
        verdict = Verdict::of(&loaded, &follow(&loaded, Output::Discard, None));
        times += 1;
    }
    let stats = report::Stats::new(&once.outcome, times, started.elapsed());
    match options.format {
        Format::Text => Ok(tell(&verdict, &loaded, &once, times)),
        Format::Json => {
            // What the program printed is no part of the document.
            let printed = captured.lock().unwrap_or_else(PoisonError::into_inner);
            if !printed.is_empty() {
                driver::say!("{}", String::from_utf8_lossy(&printed).trim_end_matches('\n'));
            }
            print_all(&report::replay(&verdict, &loaded, &options.run, &once, stats)?)?;
            Ok(status(&verdict))
        }
    }
}

/// Prints how it went; the exit status.
fn tell(verdict: &Verdict, loaded: &Loaded, Once { outcome, stood, .. }: &Once, times: u64) -> u8 {
    let often = if times == 1 { String::new() } else { format!(", {times} times") };
    let same = format!("the same {} events, hash {:016x}{often}", loaded.run.events, loaded.run.event_hash);
    if let Some(stood) = stood.as_ref().filter(|_| verdict.is_same()) {
        let stands = stood.iter().map(|s| format!("thread {} before `{}`", s.thread, s.before));
        driver::say!("unsnarl: at one moment of this run stand {}", stands.collect::<Vec<_>>().join(" and "));
    }
    match verdict {
        Verdict::Reproduced(f) => {
            failure::print(f);
            driver::say!("unsnarl: reproduced: the same failure, {same}");
        }
        Verdict::EndedWell => {
            driver::say!("unsnarl: the run ended as before, with {}: {same}", describe(&outcome_of(outcome)));
        }
        Verdict::Diverged(d) => {
            let after =
                if times == 1 { String::new() } else { format!(" (when it was repeated for the {times}. time)") };
            match d.turn {
                Some(turn) => driver::say!("unsnarl: the run went another way in turn {turn}{after}"),
                None => driver::say!("unsnarl: the run was another one{after}, though every turn began as recorded"),
            }
            driver::say!("  expected: {}", d.expected);
            driver::say!("  came:     {}", d.came);
            driver::say!("  {}", advice(loaded));
        }
        Verdict::Unsupported { what, stack } => failure::unsupported(what, stack),
        Verdict::Interrupted => driver::say!("unsnarl: interrupted after {} steps", outcome.steps),
    }
    status(verdict)
}

/// Replays under a person's eyes.
fn walk(options: &ReplayOptions, loaded: &Loaded) -> Result<u8, Error> {
    let mut stepper = Stepper::new(options.step, options.until.clone());
    let mut recording = Recording::start(options.trace.target(), &loaded.run.program.hash)?;
    let once = match &mut recording {
        Some(recording) => follow(loaded, shown(), Some(&mut Pair(recording, &mut stepper))),
        None => follow(loaded, shown(), Some(&mut stepper)),
    };
    if let Some(recording) = recording {
        recording.finish()?;
    }
    if let Some(e) = stepper.trouble() {
        return Err(Error::new(format!("the events cannot be printed: {e}")));
    }
    if stepper.stopped() && once.divergence.is_none() {
        return Ok(0);
    }
    let status = tell(&Verdict::of(loaded, &once), loaded, &once, 1);
    if let Some(line) = stepper.missed() {
        driver::say!(
            "unsnarl: no thread ever stood at {}:{} (a thread can be seen before its events: accesses to shared data, \
             locks, calls of the library)",
            line.file,
            line.line
        );
        return Ok(CANNOT);
    }
    Ok(status)
}

/// Two who watch the same run.
struct Pair<'a>(&'a mut dyn Observer, &'a mut dyn Observer);

impl Observer for Pair<'_> {
    fn look(&mut self, machine: &vm::Machine<'_>, moment: &vm::Moment<'_>) -> bool {
        self.0.look(machine, moment) & self.1.look(machine, moment)
    }
    fn ended(&mut self, machine: &vm::Machine<'_>, seen: &[vm::Seen]) {
        self.0.ended(machine, seen);
        self.1.ended(machine, seen);
    }
}

fn status(verdict: &Verdict) -> u8 {
    match verdict {
        Verdict::Reproduced(_) => FOUND,
        Verdict::EndedWell => 0,
        Verdict::Diverged(_) | Verdict::Unsupported { .. } => CANNOT,
        Verdict::Interrupted => INTERRUPTED,
    }
}
