use super::finish;
use crate::cli::{CheckOptions, Format};
use crate::report::check::{self as text, Ending};
use crate::report::{self, explain, json, sarif};
use analysis::Ended;
use analysis::check::campaign::{Budget, Strategy};
use analysis::check::outcomes::outcomes;
use analysis::check::{Check, Checked, Findings, First, Progress, Verdict, findings, search};
use analysis::explain::Explanation;
use analysis::explain::patched::Patches;
use analysis::patch::{self, Checks};
use analysis::spared::spared;
use driver::progress;
use driver::saved::{Found, Keeper};
use driver::stop::Stop;
use driver::{Error, Setup};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use trace::RunOutcome;
use vm::sched::Bounds;

/// Runs of a changed program, if the check was not content with fewer.
const PATCHED: u64 = 2000;
/// Of long runs there are fewer: so many events in all.
const PATCHED_EVENTS: u64 = 200_000;
const FEWEST_PATCHED: u64 = 100;
/// Changes that are reported with `--all`.
const SEVERAL: usize = 3;

pub(crate) fn run(options: &CheckOptions) -> Result<u8, Error> {
    run_and_explain(options, !options.no_explain)
}

/// The same for `unsnarl explain`, whatever the options say.
pub(crate) fn run_and_explain(options: &CheckOptions, explains: bool) -> Result<u8, Error> {
    explain::check_paths(&options.explain, options.sarif.as_deref())?;
    report::check_folder("--out", &options.out)?;
    let setup = options.solver.limited(options.given.setup()?, options.time);
    let setup = Setup { races: !options.no_races, ..setup };
    let stop = &setup.limits.stop;
    let asking = options.solver.budget()?;
    if options.outcomes {
        return ways_to_end(options, &setup);
    }
    let keeper = Keeper::new(&options.out, &options.given.program.files[0]);
    let progress = progress::Progress::default();
    let watch = |now| progress.show(|elapsed| line(&now, options.schedules(), elapsed));
    let (report, complaints) = search(&setup, &options.check(stop.left(), &asking, &watch));
    progress.phase("making it simple");
    let Checked { mut findings, first } = findings(&setup, &report, &keeper)?;
    progress.phase("explaining");
    let rest = stop.after_search();
    let first = first.filter(|_| explains && !rest.is_over());
    let explained = first.and_then(|first| spared(|| explained(options, first, &keeper, &rest, &asking, &progress)));
    progress.clear();
    super::say(&report.notes, &complaints, options.verbose);
    for note in findings.notes.iter().filter(|n| options.verbose || !n.minor) {
        driver::say!("unsnarl: note: {}", note.text);
    }
    let (explanation, good_run) = explained.unzip();
    let (explanation, good_run) = (explanation.as_ref(), good_run.as_ref().and_then(Option::as_deref));
    if stop.is_interrupted() {
        findings.ended = Ended::Interrupted;
    }
    // What was found is told, also if one of the reports cannot be written.
    if let Some(path) = &options.sarif
        && let Err(e) = sarif::write(&findings, explanation, path)
    {
        driver::say!("unsnarl: note: a report is not written: {e}");
    }
    let ending = Ending {
        report: &report,
        strategy: options.strategy,
        max_steps: options.given.max_steps,
        verbose: options.verbose,
        explanation,
        good_run,
    };
    let out = match options.format {
        Format::Json => json::check::check(&findings, explanation, good_run)?,
        Format::Text => text::text(&findings, &ending, options.explain.all),
    };
    let status = finish(&out, findings.verdict == Verdict::Failure, stop);
    if options.verbose || findings.stats.unconfirmed > 0 {
        figures(&findings);
    }
    status
}

impl CheckOptions {
    /// What these options ask for, within this time.
    fn check<'a>(
        &self,
        time: Option<Duration>,
        asking: &analysis::predict::Budget,
        watch: &'a (dyn Fn(Progress) + Sync),
    ) -> Check<'a> {
        Check {
            strategy: self.strategy,
            budget: Budget {
                schedules: self.schedules(),
                time,
                depth: self.depth,
                preemptions: self.preemptions,
                jobs: self.jobs.map_or(0, usize::from),
                keep_going: self.keep_going,
            },
            seed: self.seed,
            predicts: !self.no_predict,
            with_inputs: self.with_inputs(),
            asking: asking.clone(),
            tracking: self.solver.unknowns.tracking(),
            watch,
        }
    }
}

/// What is said while it works.
fn line(now: &Progress, schedules: u64, elapsed: Duration) -> String {
    match now {
        Progress::Campaign(now) => {
            let (tally, per_second) = (now.tally, now.tally.schedules as f64 / elapsed.as_secs_f64());
            let failures = match now.findings {
                0 => "no failure so far".to_string(),
                1 => "1 failure".to_string(),
                n => format!("{n} failures"),
            };
            let of = if schedules == u64::MAX { String::new() } else { format!(" of {schedules}") };
            format!(
                "exploring: {}{of} runs, {per_second:.0} per second, {} threads, {} events, {failures}",
                tally.schedules, tally.threads, tally.events
            )
        }
        Progress::Predicting(t) => format!(
            "predicting: {} runs, {} questions to the solver ({} with an answer that was run, {} undecided)",
            t.executions, t.queries, t.sat, t.unknown
        ),
    }
}

/// Why the first failure happens, and where the nearest run that ends well is saved.
fn explained(
    options: &CheckOptions,
    first: First,
    keeper: &Keeper,
    stop: &Stop,
    asking: &analysis::predict::Budget,
    progress: &progress::Progress,
) -> (Explanation, Option<PathBuf>) {
    let First { setup, symptom, outcome, failure } = first;
    let mut explanation =
        analysis::explain::explain(&setup, symptom, outcome, failure, stop, options.explain.explain_time);
    if !options.explain.no_patch {
        progress.phase("trying changes of lines");
        explanation.patches = Some(patches(options, &setup, &explanation, stop, asking));
    }
    progress.clear();
    if let Err(e) = explain::write(&options.explain, &explanation) {
        driver::say!("unsnarl: note: a report is not written: {e}");
    }
    let good = explanation.passing.as_ref().filter(|_| explanation.ends_well());
    let saved = good.map(|(good, _)| {
        let found = Found {
            outcome: RunOutcome::Exit(0),
            schedule: &good.outcome.schedule,
            event_hash: None,
            found_by: "the nearest run that ends well",
            stands: &[],
        };
        keeper.save(&setup, &found, "good")
    });
    let good_run = saved.and_then(|saved| {
        saved.map_err(|e| driver::say!("unsnarl: note: the run that ends well is not saved: {e}")).ok()
    });
    (explanation, good_run)
}

/// Changes of lines that avoid an explained failure, each checked with the options of the check that found it.
pub(crate) fn patches(
    options: &CheckOptions,
    setup: &Setup,
    explanation: &Explanation,
    stop: &Stop,
    asking: &analysis::predict::Budget,
) -> Patches {
    let stop = stop.until(Instant::now().checked_add(options.explain.explain_time));
    let check = options.check(stop.left(), asking, &|_| ());
    let good = explanation.passing.as_ref().map_or(0, |p| p.0.steps.len());
    let events = explanation.failing.steps.len().max(good) as u64;
    let runs = (PATCHED_EVENTS / events.max(1)).clamp(FEWEST_PATCHED, PATCHED);
    let budget = Budget { keep_going: false, schedules: check.budget.schedules.min(runs), ..check.budget.clone() };
    let check = Check { budget, ..check };
    let checks = Checks { check: &check, races: !options.no_races, stop: &stop };
    let wanted = if options.explain.all { SEVERAL } else { 1 };
    patch::patches(setup, explanation, &checks, wanted)
}

fn figures(findings: &Findings) {
    let s = &findings.stats;
    driver::say!(
        "unsnarl: {} runs in {:.3} s ({:.0} per second), {} threads, {} events, {} steps; {} redundant, {} \
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

/// Tries all orders that matter, and says how the program can end.
fn ways_to_end(options: &CheckOptions, setup: &Setup) -> Result<u8, Error> {
    let bounds =
        Bounds { reduce: options.strategy != Strategy::Plain, preemptions: options.preemptions, ..Bounds::default() };
    let started = std::time::Instant::now();
    // Nothing is left to do after the search.
    let setup = setup.stopping(&setup.limits.stop.after_search());
    let progress = progress::Progress::default();
    progress.phase("exploring");
    let all = outcomes(&setup, bounds, options.schedules());
    progress.clear();
    if let Some((what, stack)) = all.unsupported {
        return Err(Error::Unsupported { what, stack });
    }
    let verdict = if all.complete { Verdict::Proved } else { Verdict::NoneFound };
    let text = match options.format {
        Format::Json => report::document(&serde_json::json!({
            "command": "check",
            "verdict": verdict,
            "failures": [],
            "outcomes": all.distinct,
            "doubts": all.doubts,
            "stats": {
                "schedules": all.runs + all.redundant,
                "redundant": all.redundant,
                "outcomes": all.distinct.len(),
                "seconds": started.elapsed().as_secs_f64(),
                "unconfirmed": 0,
            },
        }))?,
        Format::Text => {
            let mut text = format!("{} ways to end, in {} runs", all.distinct.len(), all.runs);
            text += match all.complete {
                true => "; all orders that matter were tried\n",
                false if all.doubts.is_empty() => "; there are more orders (--schedules gives more)\n",
                false => "; there may be more:\n",
            };
            all.doubts.iter().for_each(|doubt| text += &format!("  {doubt}\n"));
            for outcome in &all.distinct {
                let (end, printed) = outcome.split_once('\n').unwrap_or((outcome, ""));
                text += &format!("  {end}\n");
                printed.lines().for_each(|line| text += &format!("      {line}\n"));
            }
            text.trim_end().to_string() + "\n"
        }
    };
    finish(&text, false, &setup.limits.stop)
}
