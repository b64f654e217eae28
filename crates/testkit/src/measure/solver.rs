//! Times one back end on one trace, in a process of its own. `cargo xtask bench-solver` starts it and makes the tables.
//!
//!     xtask measure solver backends
//!     xtask measure solver family BACKEND SECONDS MEGABYTES FAMILY SIZE [sat|unsat]
//!     xtask measure solver trace BACKEND SECONDS MEGABYTES FILE
//!
//! Prints a line for each question: its answer (`sat`, `unsat`, `unknown`), the microseconds it took, and `wrong` if the
//! answer is known to be another; before them how long the model took, which is the same for all (`model`), and model and
//! back end together (`built`), after them `end` and the peak of
//! memory in kilobytes. All questions together have the time given: then, and beyond the memory given, the line is
//! `late` or `large`, and the process ends. Times are those that the process had a processor: what else the machine does
//! is not the solver's fault.

use crate::traces::backends::{BACKENDS, Backend, named};
use crate::traces::families::{self, Instance};
use solve::{Answer, Model, Question};
use std::io::{BufReader, Write};
use std::time::{Duration, Instant};

/// Z3 goes down into expressions by recursion.
const STACK: usize = 1 << 28;

pub(super) fn main(args: &[&str]) -> Result<(), String> {
    match args[..] {
        ["backends"] => {
            BACKENDS.iter().for_each(|b| println!("{}", b.name));
            Ok(())
        }
        [what @ ("family" | "trace"), backend, seconds, megabytes, ref rest @ ..] => {
            limits(backend, seconds, megabytes).and_then(|(backend, limits)| measure(what, backend, limits, rest))
        }
        _ => Err("solver backends | family BACKEND SECONDS MEGABYTES FAMILY SIZE [sat|unsat] | trace BACKEND SECONDS MEGABYTES FILE".into()),
    }
}

#[derive(Clone, Copy)]
struct Limits {
    time: Duration,
    kilobytes: u64,
}

fn limits(backend: &str, seconds: &str, megabytes: &str) -> Result<(&'static Backend, Limits), String> {
    let number = |text: &str| text.parse::<u64>().map_err(|e| format!("{text}: {e}"));
    let backend = named(backend).ok_or_else(|| format!("there is no back end {backend}"))?;
    Ok((backend, Limits { time: Duration::from_secs(number(seconds)?), kilobytes: 1024 * number(megabytes)? }))
}

fn measure(what: &str, backend: &'static Backend, limits: Limits, rest: &[&str]) -> Result<(), String> {
    let instance = match (what, rest) {
        ("family", [family, size, verdict @ ..]) => families::named(family, size, verdict.first().unwrap_or(&""))
            .ok_or_else(|| format!("there is no {family} {size}"))?,
        ("trace", [file]) => read(file)?,
        _ => return Err("what should be asked?".into()),
    };
    let asker = std::thread::Builder::new().stack_size(STACK).spawn(move || ask(backend, limits.time, &instance));
    let asker = asker.map_err(|e| e.to_string())?;
    let started = Instant::now();
    while !asker.is_finished() {
        // Nothing stops a solver that does not look at the clock but the end of the process.
        let (late, large) = (spent() > limits.time, peak() > limits.kilobytes);
        if late || large {
            say(&format!("{} {}", if large { "large" } else { "late" }, peak()));
            std::process::exit(0);
        }
        std::thread::sleep(Duration::from_millis(if started.elapsed().as_millis() < 100 { 1 } else { 10 }));
    }
    asker.join().map_err(|_| "the solver panicked".to_string())?;
    say(&format!("end {}", peak()));
    Ok(())
}

/// A recorded trace, and all its flips.
fn read(file: &str) -> Result<Instance, String> {
    let opened = std::fs::File::open(file).map_err(|e| format!("{file}: {e}"))?;
    let (trace, _) = trace::Trace::read_valid(BufReader::new(opened)).map_err(|e| format!("{file}: {e}"))?;
    let questions = Model::new(&trace).goals().into_iter().map(|goal| (Question::from(goal), None)).collect();
    Ok(Instance { trace, questions })
}

fn ask(backend: &Backend, time: Duration, instance: &Instance) {
    // What a library does once in a process is not the solver's time.
    if let Some(small) = families::named("crosswise", "1", "sat") {
        let mut solver = (backend.make)(&small.trace, time);
        small.questions.iter().for_each(|(question, _)| drop(solver.solve(question)));
    }
    let watch = Watch::start();
    drop(Model::new(&instance.trace));
    say(&format!("model {}", watch.took().as_micros()));
    let watch = Watch::start();
    // A solver that looks at the clock itself gives up later than this process.
    let mut solver = (backend.make)(&instance.trace, 100 * time);
    say(&format!("built {}", watch.took().as_micros()));
    for (question, possible) in &instance.questions {
        let watch = Watch::start();
        let answer = solver.solve(question);
        let took = watch.took();
        let (verdict, is) = match answer {
            Answer::Sat(_) => ("sat", Some(true)),
            Answer::Unsat(_) => ("unsat", Some(false)),
            Answer::Unknown(_) => ("unknown", None),
        };
        let wrong = if is.is_some() && possible.is_some() && is != *possible { " wrong" } else { "" };
        say(&format!("{verdict} {}{wrong}", took.as_micros()));
    }
}

fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    // Whoever started this one wants the lines up to the moment at which it is stopped.
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

/// The kernel counts the time with a processor in steps of this size; the clock on the wall is exact.
const TICK: Duration = Duration::from_millis(4);

struct Watch {
    wall: Instant,
    spent: Duration,
}

impl Watch {
    fn start() -> Watch {
        Watch { wall: Instant::now(), spent: spent() }
    }

    fn took(&self) -> Duration {
        self.wall.elapsed().min(spent() - self.spent + TICK)
    }
}

/// How long this process has had a processor.
fn spent() -> Duration {
    let threads = std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let of = |thread: std::fs::DirEntry| {
        let text = std::fs::read_to_string(thread.path().join("schedstat")).unwrap_or_default();
        text.split_whitespace().next().and_then(|n| n.parse::<u64>().ok()).unwrap_or(0)
    };
    Duration::from_nanos(threads.map(of).sum())
}

/// The most memory that this process has had, in kilobytes.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"));
    line.and_then(|l| l.split_whitespace().next()).and_then(|n| n.parse().ok()).unwrap_or(0)
}
