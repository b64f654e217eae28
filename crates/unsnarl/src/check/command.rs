//! The command: options in, campaign, findings confirmed and made simple, report out.

use super::campaign::{self, Budget, Campaign, How, Report, Strategy};
use super::confirm::confirm;
use super::hunted;
use super::minimise::{Effort, minimise};
use super::outcomes::outcomes;
use super::predicted;
use super::progress::Progress;
use super::setup::Setup;
use super::symptom::Symptom;
use super::text::{self, Ending};
use crate::cli::{self, CheckOptions, Format};
use crate::deadlocks::Stuck;
use crate::error::{CANNOT, Error, FOUND, INTERRUPTED};
use crate::findings::{Finding, Findings, Stats, Switches, Verdict};
use crate::predict::{self, inputs::Symbolic};
use crate::prepare::{self, Interrupt};
use crate::runs::{self, Found, Program};
use crate::{explain, report, sarif, show};
use std::collections::{HashMap, HashSet};
use std::time::Duration;
use trace::{RunOutcome, Segment};
use vm::sched::Bounds;

/// What may be spent on making a failure simple.
const FAILURE_EFFORT: Effort = Effort { runs: 4000, steps: 200_000_000 };
/// Runs before the solver is asked, and their last number.
const FIRST_RUNS: u64 = 99;
/// How much of a check that mixes strategies goes into predictions.
const PREDICTED_RUNS: u64 = 500;
const PREDICTION_TIME: Duration = Duration::from_secs(30);
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
            cli::Strategy::Predict => Strategy::Predict,
        }
    }
}

/// Checks; the exit status.
pub(crate) fn run(options: &CheckOptions) -> Result<u8, Error> {
    check(options, !options.no_explain)
}

/// The same for `unsnarl explain`, whatever the options say.
pub(crate) fn explain(options: &CheckOptions) -> Result<u8, Error> {
    check(options, true)
}

fn check(options: &CheckOptions, explain: bool) -> Result<u8, Error> {
    if let Some(path) = &options.sarif {
        report::check_path("--sarif", path)?;
    }
    explain::command::check_paths(&options.explain)?;
    report::check_folder("--out", &options.out)?;
    let (program, image) = prepare::build(&options.program)?;
    let interrupt = Interrupt::new()?;
    let setup = prepare::setup(&options.program, &image, &interrupt, !options.no_races, &options.solver.unknowns)?;
    prepare::dump_folder(&options.solver)?;
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
    let tracking = prepare::tracking(&options.solver.unknowns);
    let mut complaints = Vec::new();
    let report = if options.strategy == cli::Strategy::Predict {
        let predicted =
            predicted::search(&setup, tracking.clone(), predict_budget(options, false), |t| progress.predict(t));
        complaints.extend_from_slice(&predicted.complaints);
        predicted.into_report(&setup)
    } else {
        let campaign = Campaign::new(&setup, options.strategy.into(), budget, options.seed);
        let predicts = options.strategy == cli::Strategy::Mix && !options.no_predict;
        let mut predicted = None;
        if predicts {
            campaign.run_to(FIRST_RUNS, |now| progress.show(now));
            if campaign.wants_prediction() {
                let budget = predict_budget(options, true);
                predicted = Some(predicted::search(&setup, tracking.clone(), budget, |t| progress.predict(t)));
            }
        }
        if predicted.as_ref().is_none_or(|p| !p.found_some() || options.keep_going) {
            campaign.run_to(u64::MAX, |now| progress.show(now));
        }
        let mut report = campaign.report();
        if let Some(predicted) = predicted {
            complaints.extend_from_slice(&predicted.complaints);
            predicted.add_to(&mut report);
        }
        report
    };
    progress.clear();
    if options.verbose {
        complaints.iter().for_each(|c| eprintln!("unsnarl: unconfirmed: {c}"));
    }
    report.notes.iter().for_each(|note| eprintln!("unsnarl: note: {note}"));
    if let campaign::Verdict::Unsupported { what, stack } = &report.verdict {
        show::unsupported(what, stack);
        return Ok(CANNOT);
    }
    // Ctrl-C stopped the search; what it found is told all the same.
    let setup = setup.uninterrupted();
    let (mut findings, first) = findings(options, &program, &setup, &report)?;
    if let (true, Some(first)) = (explain && !interrupt.is_pressed(), first) {
        let setup = setup.with_symbolic(first.inputs);
        let budget = explain::Budget { time: options.explain.explain_time, stop: interrupt.flag() };
        let explanation = explain::explain(&setup, first.symptom, first.outcome, first.failure, &budget);
        if let Err(e) = explain::command::write(&options.explain, &explanation) {
            eprintln!("unsnarl: note: a report is not written: {e}");
        }
        if let Some((good, _)) = &explanation.passing {
            let found = Found {
                outcome: RunOutcome::Exit(0),
                schedule: &good.outcome.schedule,
                event_hash: None,
                found_by: "the nearest run that ends well",
                stands: &[],
            };
            let file = options.program.files[0].file_stem().unwrap_or_default().to_string_lossy();
            match runs::save(&program, &setup, &found, &options.out, &format!("{file}-good")) {
                Ok(path) => findings.good_run = Some(path),
                Err(e) => eprintln!("unsnarl: note: the run that ends well is not saved: {e}"),
            }
        }
        findings.explanation = Some(explanation);
    }
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

/// How far predictions go; `beside` other runs not so far.
fn predict_budget(options: &CheckOptions, beside: bool) -> predict::Budget {
    let time = match (beside, options.time) {
        (true, Some(time)) => Some(time.div_f64(2.0).min(PREDICTION_TIME)),
        (true, None) => Some(PREDICTION_TIME),
        (false, time) => time,
    };
    let executions = if beside { PREDICTED_RUNS.min(options.schedules()) } else { options.schedules() };
    predict::Budget {
        executions,
        queries: executions.saturating_mul(10),
        time,
        per_query: options.solver.query_time,
        backend: options.solver.solver.into(),
        keep_going: options.keep_going,
        longest: usize::MAX,
        dump: options.solver.dump_smt.clone(),
    }
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
    report::print_all(&(text + "\n"))?;
    Ok(0)
}

/// Something that a run of the campaign showed.
struct Suspect<'a> {
    symptom: Symptom,
    schedule: &'a [Segment],
    /// The events and their hash, if the campaign kept them.
    events: Option<(u64, u64)>,
    number: u64,
    found_by: &'a How,
    inputs: &'a Symbolic,
    named: &'a [(String, u64)],
    queries: u64,
}

/// What the campaign found: repeated, made simple, repeated again, and saved.
/// What is needed to explain it.
struct First {
    symptom: Symptom,
    outcome: vm::Outcome,
    failure: trace::Failure,
    inputs: Symbolic,
}

fn findings(
    options: &CheckOptions,
    program: &Program,
    setup: &Setup<'_>,
    report: &Report,
) -> Result<(Findings, Option<First>), Error> {
    let failures = report.failures.iter().map(|f| Suspect {
        symptom: Symptom::Failure(Box::new(f.failure.clone())),
        schedule: &f.schedule,
        events: Some((f.events, f.event_hash)),
        number: f.number,
        found_by: &f.found_by,
        inputs: &f.inputs,
        named: &f.named,
        queries: f.queries,
    });
    let raced = report.races.iter().map(|r| Suspect {
        symptom: Symptom::Race(r.found.race),
        schedule: &r.schedule,
        events: None,
        number: r.number,
        found_by: &r.found_by,
        inputs: &r.inputs,
        named: &r.named,
        queries: r.queries,
    });
    let mut told = HashSet::new();
    let mut saved: HashMap<&str, usize> = HashMap::new();
    let mut unconfirmed = report.tally.unconfirmed;
    let mut confirmed = Vec::new();
    let (mut races, mut deadlocks) = (Vec::new(), Vec::new());
    let mut first = None;
    let mut race_effort = RACE_EFFORT;
    for suspect in failures.chain(raced) {
        let mut failure_effort = FAILURE_EFFORT;
        let effort = match suspect.symptom {
            Symptom::Failure(_) => &mut failure_effort,
            Symptom::Race(_) => &mut race_effort,
        };
        let setup = &setup.with_symbolic(suspect.inputs.clone());
        let verdict = examine(setup, &suspect, effort);
        unconfirmed += verdict.unconfirmed;
        let Some(Shown { mut finding, run, symptom, stuck }) = verdict.finding else {
            if options.verbose {
                let Suspect { number, found_by, .. } = suspect;
                let found_by = &found_by.text;
                eprintln!("unsnarl: schedule {} ({found_by}) did not come again: {}", number + 1, verdict.why);
            }
            continue;
        };
        if !told.insert(identity(&finding)) {
            continue;
        }
        let number = saved.entry(finding.failure.kind.id()).or_default();
        *number += 1;
        let file = options.program.files[0].file_stem().unwrap_or_default().to_string_lossy();
        let name = format!("{file}-{}-{number}", finding.failure.kind.id());
        let found = Found {
            outcome: RunOutcome::Failure((&finding.failure).into()),
            schedule: &run.schedule,
            event_hash: Some(run.event_hash),
            found_by: &finding.found_by.text,
            stands: &[],
        };
        // What was found is told, also if it cannot be saved.
        match runs::save(program, setup, &found, &options.out, &name) {
            Ok(path) => finding.run = Some(path),
            Err(e) => eprintln!("unsnarl: note: the failing run is not saved: {e}"),
        }
        races.extend(hunted::race(&finding, &symptom));
        deadlocks.extend(hunted::deadlock(&finding, stuck));
        if first.is_none() {
            let (failure, inputs) = (finding.failure.clone(), suspect.inputs.clone());
            first = Some(First { symptom, outcome: run, failure, inputs });
        }
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
        queries: tally.queries,
    };
    let mut assumes = vec!["sequential consistency"];
    if !options.program.spurious_wakeups {
        assumes.push("no spurious wake-ups (--spurious-wakeups)");
    }
    let ended = match report.verdict {
        campaign::Verdict::Stopped => "time",
        campaign::Verdict::Proved => "complete",
        campaign::Verdict::Failed => "found",
        campaign::Verdict::Exhausted | campaign::Verdict::Unsupported { .. } => "budget",
    };
    let found = Findings {
        command: "check",
        verdict,
        failures: confirmed,
        races,
        deadlocks,
        stats,
        assumes,
        ended,
        explanation: None,
        good_run: None,
    };
    Ok((found, first))
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

/// A finding, and the run that shows it.
struct Shown {
    finding: Finding,
    run: vm::Outcome,
    symptom: Symptom,
    stuck: Option<Stuck>,
}

struct Examined {
    finding: Option<Shown>,
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
            found_by: suspect.found_by.clone(),
            inputs: suspect.named.to_vec(),
            queries: suspect.queries,
            schedule: suspect.number + 1,
            switches: Switches { before, after: run.schedule.len().saturating_sub(1) },
            interleaving: confirmed.interleaving,
        };
        let shown = Shown { finding, run, symptom, stuck: confirmed.stuck };
        return Examined { finding: Some(shown), unconfirmed, why: String::new() };
    }
    Examined { finding: None, unconfirmed, why: "the same schedule gave other events".into() }
}

fn print(options: &CheckOptions, findings: &Findings, report: &Report, interrupt: &Interrupt) -> Result<(), Error> {
    if let Some(path) = &options.sarif {
        sarif::write(findings, path)?;
    }
    let ending = Ending { report, max_steps: options.program.max_steps, by_ctrl_c: interrupt.is_pressed() };
    let out = match options.format {
        Format::Json => findings.to_json()? + "\n",
        Format::Text => text::text(findings, &ending, options.explain.all),
    };
    report::print_all(&out)?;
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
