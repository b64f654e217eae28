//! `unsnarl explain`: a saved run or a program in, an explanation out.

use super::{FOUND, check};
use crate::cli::{ExplainOptions, Format};
use crate::report::{self, explain, failure, sarif};
use analysis::symptom::Symptom;
use driver::ending::failure_of;
use driver::progress::Progress;
use driver::saved::{self, Trust};
use driver::stop::on_ctrl_c;
use driver::{Error, Setup, races};
use std::path::Path;
use trace::{FailureKind, RunOutcome};
use vm::End;

pub(crate) fn run(options: &ExplainOptions) -> Result<u8, Error> {
    let is_run = |f: &Path| f.extension().is_some_and(|e| e == "run");
    match options.check.given.program.files.as_slice() {
        [file] if is_run(file) => saved(options, file),
        files if files.iter().any(|f| is_run(f)) => {
            Err(Error::new("give one saved run (x.run), or the files of a program"))
        }
        _ => check::run_and_explain(&options.check, true),
    }
}

fn saved(options: &ExplainOptions, file: &Path) -> Result<u8, Error> {
    let given = &options.check.given;
    let trust = Trust {
        allow: given.program.allow.clone(),
        rebuild: options.rebuild,
        sources: options.rebuild || options.check.explain.patch.is_some(),
        most_steps: Some(given.max_steps),
        most_memory: Some(given.max_memory << 20),
    };
    let wants_patch = trust.sources;
    let options = &options.check;
    explain::check_paths(&options.explain, options.sarif.as_deref())?;
    let mut loaded = saved::load(file, &[], false, &trust)?;
    loaded.setup.limits.stop = on_ctrl_c()?.within(options.time);
    loaded.notes.iter().for_each(|note| driver::say!("unsnarl: note: {note}"));
    let bad = |what: &str| Error::at(file, what);
    let setup: &Setup = &loaded.setup;
    let schedule = loaded.run.schedule().0;
    let outcome = setup.repeat(&schedule);
    if outcome.event_hash != loaded.run.event_hash {
        let why = match outcome.end {
            End::OutOfSteps => "the run takes more steps than it may here; --max-steps N lets it take more",
            End::Stopped(_) => "the run was stopped before it had ended",
            _ => "the run went another way than when it was saved; `unsnarl replay` says where",
        };
        return Err(bad(why));
    }
    let (symptom, failure) = match &loaded.run.outcome {
        RunOutcome::Failure(f) if f.kind == FailureKind::DataRace => {
            let race = races::find(f, &outcome).ok_or_else(|| bad("its data race did not come again"))?;
            (Symptom::Race(race), races::failure(setup, &schedule, &race))
        }
        _ => {
            let failure = failure_of(&outcome);
            let failure = failure.ok_or_else(|| bad("this run ended well: there is nothing to explain"))?;
            (Symptom::Failure(Box::new(failure.clone())), failure)
        }
    };
    let (stop, time) = (setup.limits.stop.after_search(), options.explain.explain_time);
    let progress = Progress::default();
    progress.phase("explaining");
    let mut explanation = analysis::explain::explain(setup, symptom, outcome, failure, &stop, time);
    if wants_patch {
        progress.phase("trying changes of lines");
        let asking = options.solver.budget()?;
        explanation.patches = Some(check::patches(options, setup, &explanation, &stop, &asking));
    }
    progress.clear();
    let sarif = options.sarif.as_ref().map(|path| sarif::write_explanation(&explanation, file, path));
    if let Err(e) = explain::write(&options.explain, &explanation).and(sarif.unwrap_or(Ok(()))) {
        driver::say!("unsnarl: note: a report is not written: {e}");
    }
    let out = match options.format {
        Format::Json => explain::json::document(&explanation)?,
        Format::Text => failure::text(&explanation.failure) + "\n" + &explain::text(&explanation, options.explain.all),
    };
    report::print_all(&out)?;
    Ok(FOUND)
}
