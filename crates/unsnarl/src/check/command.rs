//! The command: options in, campaign, findings confirmed and made simple, report out.

use super::campaign::{self, Budget, Campaign, Report, Strategy};
use super::confirm::confirm;
use super::minimise::{Effort, minimise};
use super::outcomes::outcomes;
use super::progress::Progress;
use super::setup::Setup;
use super::symptom::Symptom;
use super::text::{self, Ending};
use crate::cli::{self, CheckOptions, Format};
use crate::error::{CANNOT, Error, FOUND, INTERRUPTED};
use crate::findings::{Finding, Findings, Stats, Switches, Verdict};
use crate::runs::{self, Found, Program};
use crate::{report, sarif, show};
use std::collections::{HashMap, HashSet};
use std::io::{Read, Write};
use std::os::unix::ffi::OsStringExt;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use trace::{RunOutcome, Segment};
use vm::Limits;
use vm::sched::Bounds;
use vm::world::Inputs;

/// What may be spent on making a failure simple.
const FAILURE_EFFORT: Effort = Effort { runs: 4000, steps: 200_000_000 };
/// And on all data races together.
const RACE_EFFORT: Effort = Effort { runs: 4000, steps: 200_000_000 };

impl From<cli::Strategy> for Strategy {
    fn from(s: cli::Strategy) -> Strategy {
        match s {
            cli::Strategy::Mix => Strategy::Mix,
            cli::Strategy::Exhaustive => Strategy::Exhaustive,
            cli::Strategy::Plain => Strategy::Plain,
            cli::Strategy::Random => Strategy::Random,
            cli::Strategy::Pct => Strategy::Pct,
            cli::Strategy::Pos => Strategy::Pos,
            cli::Strategy::Pairs => Strategy::Pairs,
            cli::Strategy::RoundRobin => Strategy::RoundRobin,
        }
    }
}

/// Checks; the exit status.
pub(crate) fn run(options: &CheckOptions) -> Result<u8, Error> {
    if let Some(path) = &options.sarif {
        report::check_path("--sarif", path)?;
    }
    let all: Vec<_> = options.files.iter().chain(&options.link).cloned().collect();
    let (program, image) = Program::build_with(None, &all, &options.compiler)?;
    let interrupt = Interrupt::new()?;
    let setup = Setup {
        image: &image,
        inputs: inputs(options),
        stdin: options.stdin.as_deref().map(read_stdin).transpose()?.unwrap_or_default(),
        limits: Limits {
            max_steps: options.max_steps,
            stack: options.stack_size << 10,
            memory: options.max_memory << 20,
            interrupt: interrupt.stop.clone(),
        },
        races: !options.no_races,
        spurious: options.spurious_wakeups,
        reuse: options.reuse_addresses,
    };
    if options.outcomes {
        return ways_to_end(options, &setup);
    }
    let budget = Budget {
        schedules: options.schedules(),
        time: options.time,
        depth: options.depth,
        preemptions: options.preemptions,
        jobs: options.jobs.map_or(0, usize::from),
        keep_going: options.keep_going,
    };
    let progress = Progress::new(options.schedules());
    let campaign = Campaign::new(&setup, options.strategy.into(), budget, options.seed);
    let report = campaign.run(|now| progress.show(now));
    progress.clear();
    report.notes.iter().for_each(|note| eprintln!("unsnarl: note: {note}"));
    if let campaign::Verdict::Unsupported { what, stack } = &report.verdict {
        show::unsupported(what, stack);
        return Ok(CANNOT);
    }
    // Ctrl-C stopped the search; what it found is told all the same.
    let mut findings = findings(options, &program, &setup.uninterrupted(), &report)?;
    if interrupt.is_pressed() {
        findings.ended = "interrupted";
    }
    print(options, &findings, &report, &interrupt)?;
    Ok(match findings.verdict {
        Verdict::Failure => FOUND,
        _ if interrupt.is_pressed() => INTERRUPTED,
        _ => 0,
    })
}

/// Tries all orders that matter, and tells how the program can end.
fn ways_to_end(options: &CheckOptions, setup: &Setup<'_>) -> Result<u8, Error> {
    let bounds = Bounds {
        reduce: options.strategy != cli::Strategy::Plain,
        preemptions: options.preemptions,
        ..Bounds::default()
    };
    let started = std::time::Instant::now();
    let all = outcomes(setup, bounds, options.schedules());
    let verdict = if all.complete { Verdict::Proved } else { Verdict::NoneFound };
    let text = match options.format {
        Format::Json => serde_json::to_string_pretty(&serde_json::json!({
            "command": "check",
            "verdict": verdict,
            "failures": [],
            "outcomes": all.distinct,
            "stats": {
                "schedules": all.runs + all.redundant,
                "redundant": all.redundant,
                "outcomes": all.distinct.len(),
                "seconds": started.elapsed().as_secs_f64(),
                "unconfirmed": 0,
            },
        }))
        .map_err(|e| Error(format!("the report cannot be written: {e}")))?,
        Format::Text => {
            let mut text = format!("{} ways to end, in {} runs", all.distinct.len(), all.runs);
            text += match all.complete {
                true => "; all orders that matter were tried\n",
                false => "; there are more orders (--schedules gives more)\n",
            };
            for outcome in &all.distinct {
                let (end, printed) = outcome.split_once('\n').unwrap_or((outcome, ""));
                text += &format!("  {end}\n");
                printed.lines().for_each(|line| text += &format!("      {line}\n"));
            }
            text.trim_end().to_string()
        }
    };
    print_all(&(text + "\n"))?;
    Ok(0)
}

/// What every run is given: nothing that depends on the machine or the moment.
fn inputs(options: &CheckOptions) -> Inputs {
    let argv0 = options.files[0].with_extension("").into_os_string();
    let args = std::iter::once(argv0).chain(options.args.iter().cloned());
    let mut env = vec![b"PATH=/usr/bin:/bin".to_vec(), b"LANG=C".to_vec()];
    for variable in &options.env {
        let variable = variable.clone().into_vec();
        let name = variable.split(|&b| b == b'=').next().unwrap_or_default();
        env.retain(|known| known.split(|&b| b == b'=').next() != Some(name));
        env.push(variable);
    }
    Inputs { args: args.map(|a| a.into_vec()).collect(), env, allow: options.allow.clone() }
}

fn read_stdin(path: &Path) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::new();
    let read = match path == Path::new("-") {
        true => std::io::stdin().read_to_end(&mut bytes).map(|_| bytes),
        false => std::fs::read(path),
    };
    read.map_err(|e| Error(format!("--stdin {}: {e}", path.display())))
}

/// Ctrl-C.
struct Interrupt {
    /// Ends all runs; the campaign sets it, too, when time is up.
    stop: Arc<AtomicBool>,
    pressed: Arc<AtomicBool>,
}

impl Interrupt {
    /// The first ends the search, a second one the tool.
    fn new() -> Result<Interrupt, Error> {
        let (stop, pressed) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let (stop_too, pressed_too) = (stop.clone(), pressed.clone());
        ctrlc::set_handler(move || {
            if pressed_too.swap(true, Ordering::Relaxed) {
                std::process::exit(i32::from(INTERRUPTED));
            }
            stop_too.store(true, Ordering::Relaxed);
        })
        .map_err(|e| Error(format!("Ctrl-C cannot be handled: {e}")))?;
        Ok(Interrupt { stop, pressed })
    }

    fn is_pressed(&self) -> bool {
        self.pressed.load(Ordering::Relaxed)
    }
}

/// Something that a run of the campaign showed.
struct Suspect<'a> {
    symptom: Symptom,
    schedule: &'a [Segment],
    /// The events and their hash, if the campaign kept them.
    events: Option<(u64, u64)>,
    number: u64,
    found_by: &'a str,
}

/// What the campaign found: repeated, made simple, repeated again, and saved.
fn findings(options: &CheckOptions, program: &Program, setup: &Setup<'_>, report: &Report) -> Result<Findings, Error> {
    let failures = report.failures.iter().map(|f| Suspect {
        symptom: Symptom::Failure(Box::new(f.failure.clone())),
        schedule: &f.schedule,
        events: Some((f.events, f.event_hash)),
        number: f.number,
        found_by: &f.found_by,
    });
    let races = report.races.iter().map(|r| Suspect {
        symptom: Symptom::Race(r.found.race),
        schedule: &r.schedule,
        events: None,
        number: r.number,
        found_by: &r.found_by,
    });
    let mut told = HashSet::new();
    let mut saved: HashMap<&str, usize> = HashMap::new();
    let mut unconfirmed = 0;
    let mut confirmed = Vec::new();
    let mut race_effort = RACE_EFFORT;
    for suspect in failures.chain(races) {
        let mut failure_effort = FAILURE_EFFORT;
        let effort = match suspect.symptom {
            Symptom::Failure(_) => &mut failure_effort,
            Symptom::Race(_) => &mut race_effort,
        };
        let verdict = examine(setup, &suspect, effort);
        unconfirmed += verdict.unconfirmed;
        let Some((mut finding, run)) = verdict.finding else {
            if options.verbose {
                let Suspect { number, found_by, .. } = suspect;
                eprintln!("unsnarl: schedule {} ({found_by}) did not come again: {}", number + 1, verdict.why);
            }
            continue;
        };
        if !told.insert(identity(&finding)) {
            continue;
        }
        let number = saved.entry(finding.failure.kind.id()).or_default();
        *number += 1;
        let file = options.files[0].file_stem().unwrap_or_default().to_string_lossy();
        let name = format!("{file}-{}-{number}", finding.failure.kind.id());
        let found = Found {
            outcome: RunOutcome::Failure((&finding.failure).into()),
            schedule: &run.schedule,
            event_hash: Some(run.event_hash),
            found_by: &finding.found_by,
        };
        finding.run = Some(runs::save(program, setup, &found, &options.out, &name)?);
        confirmed.push(finding);
    }
    let verdict = match (&report.verdict, confirmed.is_empty()) {
        (_, false) => Verdict::Failure,
        (campaign::Verdict::Proved, true) => Verdict::Proved,
        _ => Verdict::NoneFound,
    };
    let tally = &report.tally;
    let stats = Stats {
        schedules: tally.schedules,
        steps: tally.steps,
        events: tally.events,
        threads: tally.threads,
        seconds: report.seconds,
        unconfirmed,
        unfinished: tally.unfinished,
        redundant: tally.redundant,
        schedules_per_second: tally.schedules as f64 / report.seconds.max(1e-9),
    };
    let mut assumes = vec!["sequential consistency"];
    if !options.spurious_wakeups {
        assumes.push("no spurious wake-ups (--spurious-wakeups)");
    }
    let ended = match report.verdict {
        campaign::Verdict::Stopped => "time",
        campaign::Verdict::Proved => "complete",
        campaign::Verdict::Failed => "found",
        campaign::Verdict::Exhausted | campaign::Verdict::Unsupported { .. } => "budget",
    };
    Ok(Findings { command: "check", verdict, failures: confirmed, stats, assumes, ended })
}

/// Two findings that a person would call the same: for a race, the two lines, whichever came first, and the data.
fn identity(finding: &Finding) -> (&'static str, Vec<String>, Option<String>) {
    let f = &finding.failure;
    let line = |p: &trace::Place| format!("{}:{}", p.file, p.line);
    let mut lines: Vec<String> = f.at.iter().map(line).collect();
    lines.extend(f.others.iter().filter_map(|o| o.stack.iter().find(|p| p.is_known())).map(line));
    lines.sort();
    // The number behind a name is an element: `cells[3]` races as `cells[4]` does.
    let data = finding.location.as_ref().map(|l| l.chars().filter(|c| !c.is_ascii_digit()).collect());
    let data = data.or_else(|| f.at.is_none().then(|| f.message.clone()));
    (f.kind.id(), lines, data)
}

struct Examined {
    finding: Option<(Finding, vm::Outcome)>,
    /// Runs that were not the same the second time.
    unconfirmed: u64,
    /// What was different.
    why: String,
}

fn examine(setup: &Setup<'_>, suspect: &Suspect<'_>, effort: &mut Effort) -> Examined {
    let first = setup.repeat(suspect.schedule);
    let same_events = suspect.events.is_none_or(|e| e == (first.events, first.event_hash));
    if !same_events || !suspect.symptom.is_in(&first) {
        let expected = match &suspect.symptom {
            Symptom::Failure(failure) => failure.kind.id(),
            Symptom::Race(_) => "data race",
        };
        let count = suspect.events.map_or_else(String::new, |(n, _)| format!(" after {n} events"));
        let segments: Vec<String> = suspect.schedule.iter().map(ToString::to_string).collect();
        let why = format!(
            "expected {expected}{count}, came {:?} after {}; the schedule was {}",
            first.end,
            first.events,
            segments.join(", ")
        );
        return Examined { finding: None, unconfirmed: 1, why };
    }
    let before = first.schedule.len().saturating_sub(1);
    let simple = minimise(setup, suspect.symptom.clone(), first.clone(), effort);
    let mut unconfirmed = 0;
    for (symptom, run) in [(simple.symptom, simple.outcome), (suspect.symptom.clone(), first)] {
        let Some(confirmed) = confirm(setup, &symptom, &run) else {
            unconfirmed += 1;
            continue;
        };
        let finding = Finding {
            failure: confirmed.failure,
            location: confirmed.location,
            run: None,
            found_by: suspect.found_by.to_string(),
            schedule: suspect.number + 1,
            switches: Switches { before, after: run.schedule.len().saturating_sub(1) },
            interleaving: confirmed.interleaving,
        };
        return Examined { finding: Some((finding, run)), unconfirmed, why: String::new() };
    }
    Examined { finding: None, unconfirmed, why: "the same schedule gave other events".into() }
}

/// Who reads only the head of it wants no more.
fn print_all(text: &str) -> Result<(), Error> {
    match std::io::stdout().write_all(text.as_bytes()) {
        Err(e) if e.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(Error(format!("the report cannot be printed: {e}")))
        }
        _ => Ok(()),
    }
}

fn print(options: &CheckOptions, findings: &Findings, report: &Report, interrupt: &Interrupt) -> Result<(), Error> {
    if let Some(path) = &options.sarif {
        sarif::write(findings, path)?;
    }
    let ending = Ending { report, max_steps: options.max_steps, by_ctrl_c: interrupt.is_pressed() };
    let out = match options.format {
        Format::Json => findings.to_json()? + "\n",
        Format::Text => text::text(findings, &ending),
    };
    print_all(&out)?;
    if options.verbose || findings.stats.unconfirmed > 0 {
        let s = &findings.stats;
        eprintln!(
            "unsnarl: {} schedules in {:.3} s ({:.0} per second), {} threads, {} events, {} steps; {} redundant, {} \
             unfinished, {} unconfirmed",
            s.schedules,
            s.seconds,
            s.schedules_per_second,
            s.threads,
            s.events,
            s.steps,
            s.redundant,
            s.unfinished,
            s.unconfirmed
        );
    }
    Ok(())
}
