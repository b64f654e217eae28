//! The command: a saved run or a program in, an explanation out.

use super::report;
use super::{Budget, Explanation};
use crate::check::setup::Setup;
use crate::check::symptom::{Symptom, failure_of};
use crate::cli::{ExplainOptions, ExplanationOptions, Format};
use crate::error::{Error, FOUND};
use crate::prepare::Interrupt;
use crate::{check, race_report, runs};
use std::path::Path;
use trace::{FailureKind, RunOutcome};
use vm::Output;
use vm::sched::Replay;

/// Explains; the exit status.
pub(crate) fn run(options: &ExplainOptions) -> Result<u8, Error> {
    check_paths(&options.check.explain)?;
    if let Some(path) = &options.check.sarif {
        crate::report::check_path("--sarif", path)?;
    }
    let files = &options.check.program.files;
    let is_run = |f: &Path| f.extension().is_some_and(|e| e == "run");
    match files.as_slice() {
        [file] if is_run(file) => saved(options, file),
        files if files.iter().any(|f| is_run(f)) => {
            Err(Error("give one saved run (x.run), or the files of a program".into()))
        }
        _ => check::command::explain(&options.check),
    }
}

/// A saved run.
fn saved(options: &ExplainOptions, file: &Path) -> Result<u8, Error> {
    let loaded = runs::load(file, &[], false)?;
    loaded.notes.iter().for_each(|note| eprintln!("unsnarl: note: {note}"));
    let bad = |what: &str| Error(format!("{}: {what}", file.display()));
    let c = &loaded.conditions;
    let setup = Setup {
        image: &loaded.image,
        inputs: c.inputs.clone(),
        stdin: c.stdin.bytes.clone(),
        limits: c.limits.clone(),
        races: c.races,
        spurious: c.spurious,
        reuse: c.reuse,
    };
    let schedule: Vec<trace::Segment> = loaded.run.turns.iter().map(|t| t.segment.clone()).collect();
    let outcome = setup.repeat(&schedule);
    if outcome.event_hash != loaded.run.event_hash {
        return Err(bad("the run went another way than when it was saved; `unsnarl replay` tells where"));
    }
    let (symptom, failure) = match &loaded.run.outcome {
        RunOutcome::Failure(f) if f.kind == FailureKind::DataRace => {
            let race = runs::races::find(f, &outcome).ok_or_else(|| bad("its data race did not come again"))?;
            let mut machine = setup.machine(Output::Discard);
            machine.schedule_with(Replay::new(schedule));
            machine.capture_stacks(race_report::events(&race));
            machine.run();
            (Symptom::Race(race), race_report::failure(&machine, &race).0)
        }
        _ => {
            let Some(failure) = failure_of(&outcome) else {
                return Err(bad("this run ended well: there is nothing to explain"));
            };
            (Symptom::Failure(Box::new(failure.clone())), failure)
        }
    };
    let budget = Budget { time: options.check.explain.explain_time, stop: Interrupt::new()?.flag() };
    let explanation = super::explain(&setup, symptom, outcome, failure, &budget);
    let sarif = options.check.sarif.as_ref().map(|path| crate::sarif::write_explanation(&explanation, file, path));
    if let Err(e) = write(&options.check.explain, &explanation).and(sarif.unwrap_or(Ok(()))) {
        eprintln!("unsnarl: note: a report is not written: {e}");
    }
    let out = match options.check.format {
        Format::Json => report::json::document(&explanation)? + "\n",
        Format::Text => {
            crate::show::failure_text(&explanation.failure) + "\n" + &text(&explanation, options.check.explain.all)
        }
    };
    crate::report::print_all(&out)?;
    Ok(FOUND)
}

/// Whether the files can be written, before anything takes time.
pub(crate) fn check_paths(options: &ExplanationOptions) -> Result<(), Error> {
    for (option, path) in [("--html", &options.html), ("--dot", &options.dot)] {
        if let Some(path) = path {
            crate::report::check_path(option, path)?;
        }
    }
    Ok(())
}

/// Writes the files that are wanted.
pub(crate) fn write(options: &ExplanationOptions, explanation: &Explanation) -> Result<(), Error> {
    if let Some(path) = &options.html {
        report::html::write(explanation, path)?;
    }
    if let Some(path) = &options.dot {
        report::dot::write(explanation, path)?;
    }
    Ok(())
}

/// What a person reads.
pub(crate) fn text(explanation: &Explanation, all: bool) -> String {
    let text = report::text::text(explanation, crate::interleaving::terminal_width(), all);
    if report::paint::wanted() { report::paint::painted(&text) } else { text }
}
