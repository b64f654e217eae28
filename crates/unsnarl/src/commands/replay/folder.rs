//! `unsnarl replay FOLDER`: all runs in it, one line each.

use super::{CANNOT, FOUND, INTERRUPTED, load};
use crate::cli::{Format, ReplayOptions};
use crate::report::{document, print_all};
use driver::Error;
use driver::ending::{describe, outcome_of};
use driver::replay::{Verdict, follow};
use driver::stop::{Stop, on_ctrl_c_soon};
use serde::Serialize;
use std::path::{Path, PathBuf};
use vm::Output;

#[derive(Serialize)]
struct Replayed {
    run: PathBuf,
    /// As in a replay of one run; none if it could not be replayed.
    verdict: Option<&'static str>,
    /// How it went, in words.
    what: String,
    #[serde(skip)]
    status: u8,
}

pub(super) fn run(options: &ReplayOptions) -> Result<u8, Error> {
    if options.step || options.until.is_some() || options.trace.target().is_some() {
        return Err(Error::at(&options.run, "this is a folder; --step, --until and --trace want one run"));
    }
    let runs = runs_in(&options.run)?;
    let stop = on_ctrl_c_soon()?;
    let mut all = Vec::new();
    for run in runs {
        let replayed = one(options, &run, &stop);
        if options.format == Format::Text {
            print_all(&format!("{}: {}\n", replayed.run.display(), replayed.what))?;
        }
        let status = replayed.status;
        all.push(replayed);
        if status == INTERRUPTED {
            break;
        }
    }
    let count = |status| all.iter().filter(|r| r.status == status).count();
    match options.format {
        Format::Text => driver::say!(
            "unsnarl: {} of {} runs came again as they were, {} of them fail",
            all.len() - count(CANNOT) - count(INTERRUPTED),
            all.len(),
            count(FOUND)
        ),
        Format::Json => print_all(&document(&serde_json::json!({"command": "replay-folder", "runs": all}))?)?,
    }
    Ok([INTERRUPTED, CANNOT, FOUND].into_iter().find(|status| count(*status) > 0).unwrap_or(0))
}

fn runs_in(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let entries = std::fs::read_dir(folder).map_err(|e| Error::at(folder, e))?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut runs: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|e| e == "run")).collect();
    runs.sort();
    match runs.is_empty() {
        true => Err(Error::at(folder, "there is no saved run (.run) in this folder")),
        false => Ok(runs),
    }
}

fn one(options: &ReplayOptions, run: &Path, stop: &Stop) -> Replayed {
    let replayed = |verdict, what, status| Replayed { run: run.to_path_buf(), verdict, what, status };
    let mut loaded = match load(options, run) {
        Ok(loaded) => loaded,
        Err(e) => return replayed(None, e.to_string(), CANNOT),
    };
    loaded.setup.limits.stop = stop.clone();
    let mut times = 1;
    let mut once = follow(&loaded, Output::Discard, None);
    let mut verdict = Verdict::of(&loaded, &once);
    while times < options.times && verdict.is_same() {
        once = follow(&loaded, Output::Discard, None);
        verdict = Verdict::of(&loaded, &once);
        times += 1;
    }
    let what = match &verdict {
        Verdict::Reproduced(failure) => format!("the same failure: {}", crate::report::failure::in_short(failure)),
        Verdict::EndedWell => format!("the same, {}", describe(&outcome_of(&once.outcome))),
        Verdict::Diverged(d) => format!("went another way: expected {}, came {}", d.expected, d.came),
        Verdict::Unsupported { what, .. } => what.clone(),
        Verdict::Interrupted => "interrupted".into(),
    };
    replayed(Some(verdict.id()), what, super::status(&verdict))
}
