//! `unsnarl check` on every program of `tests/check`: the planted failure is found within the default budget, at its
//! marked line, with its races; the corrected twin has none; what was found replays, also elsewhere.

use crate::desk::{Seen, search, unsnarl};
use libtest_mimic::{Failed, Trial};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use testkit::programs::{self, header_line};

/// How often each run is repeated; `make soak` wants more.
const REPLAYS: &str = "20";

/// After how many runs each failure was found.
static RUNS: Mutex<Vec<u64>> = Mutex::new(Vec::new());

/// After all trials.
pub(crate) fn few_runs_in_the_mean() {
    let runs = RUNS.lock().unwrap_or_else(PoisonError::into_inner).clone();
    if runs.len() > 50 {
        let mean = (runs.iter().map(|&n| (n as f64).ln()).sum::<f64>() / runs.len() as f64).exp();
        println!("found after {mean:.2} runs in the geometric mean of {} programs", runs.len());
        assert!(mean <= 3.0, "more than 3 runs in the mean");
    }
}

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    for file in programs::all("check") {
        let sizes = header_line(&file, "sizes").unwrap_or_default();
        let sizes: Vec<Option<String>> = match sizes.split_whitespace().map(|s| Some(s.to_string())).collect() {
            sizes if !Vec::is_empty(&sizes) => sizes,
            _ => vec![None],
        };
        for size in sizes {
            let mut name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            if let Some(size) = &size {
                name += &format!(" {size}");
            }
            let case = Case { file: file.clone(), size };
            let twin = case.clone();
            trials.push(Trial::test(format!("check/{name} fails"), move || case.fails()));
            trials.push(Trial::test(format!("check/{name} corrected"), move || twin.corrected()));
        }
    }
    for run in saved_runs() {
        let name = format!("runs/{}", run.file_stem().unwrap_or_default().to_string_lossy());
        trials.push(Trial::test(name, move || replays(&run)));
    }
    trials
}

/// Runs that a release build of another day saved, without their sources: they must replay for ever.
fn saved_runs() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/runs");
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut runs: Vec<PathBuf> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
    runs.retain(|f| f.extension().is_some_and(|e| e == "run"));
    runs.sort();
    assert!(!runs.is_empty(), "{} has no runs", folder.display());
    runs
}

#[derive(Clone)]
struct Case {
    file: PathBuf,
    size: Option<String>,
}

/// What `check` said.
struct Answer {
    status: i32,
    json: Value,
}

impl Case {
    fn check(&self, folder: &Path, more: &[&str]) -> Result<Answer, Failed> {
        let mut command = search("check", folder);
        command
            .arg("--no-explain")
            .args(programs::options(&self.file))
            .args(self.size.iter().map(|s| format!("-DN={s}")))
            .args(more)
            .arg(&self.file);
        let seen = Seen::of(&mut command, None);
        Ok(Answer { status: seen.status.ok_or("ended by a signal")?, json: seen.json()? })
    }

    /// The lines with a mark after `//~`.
    fn marked(&self, mark: &str) -> Vec<u64> {
        let text = std::fs::read_to_string(&self.file).unwrap_or_default();
        let is_marked =
            |line: &str| line.split_once("//~").is_some_and(|(_, marks)| marks.split(' ').any(|m| m == mark));
        (1..).zip(text.lines()).filter(|(_, line)| is_marked(line)).map(|(n, _)| n).collect()
    }

    fn fails(&self) -> Result<(), Failed> {
        let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
        let Answer { status, json } = self.check(folder.path(), &[])?;
        let wrong = |what: &str| -> Result<(), Failed> { Err(format!("{what}\n{json:#}").into()) };
        if status != 1 || json["verdict"] != "failure" || json["command"] != "check" {
            return wrong(&format!("no failure was found (status {status})"));
        }
        let stats = &json["stats"];
        if stats["schedules"].as_u64().is_none_or(|n| n > 2000) || stats["unconfirmed"] != 0 {
            return wrong("over 2,000 schedules, or something unconfirmed");
        }
        RUNS.lock().unwrap_or_else(PoisonError::into_inner).extend(json["failures"][0]["schedule"].as_u64());
        let planted = header_line(&self.file, "find").unwrap_or_default();
        let planted: Vec<&str> = planted.split_whitespace().collect();
        let failures = json["failures"].as_array().cloned().unwrap_or_default();
        let Some(first) = failures.first() else { return wrong("an empty list of failures") };
        if !first["id"].as_str().is_some_and(|id| planted.contains(&id)) {
            return wrong(&format!("{planted:?} was to be found"));
        }
        let lines = self.marked("FAIL");
        if first["id"] != "nonzero-exit" && !first["at"]["line"].as_u64().is_some_and(|l| lines.contains(&l)) {
            return wrong(&format!("it was to be found at one of the lines {lines:?}"));
        }
        self.races(&failures).or_else(|e| wrong(&e))?;
        for failure in &failures {
            let run = failure["run"].as_str().ok_or("a failure without a run")?;
            replays(Path::new(run))?;
        }
        // The same elsewhere, when only the folder of the runs is there.
        let moved = tempfile::tempdir().map_err(|e| e.to_string())?;
        let elsewhere = moved.path().join("runs");
        std::fs::rename(folder.path(), &elsewhere).map_err(|e| e.to_string())?;
        let run = Path::new(first["run"].as_str().unwrap_or_default()).file_name().unwrap_or_default();
        replays(&elsewhere.join(run))
    }

    /// Every race lies between two marked lines, and there is one if there should be.
    fn races(&self, failures: &[Value]) -> Result<(), String> {
        let lines = self.marked("RACE");
        let races: Vec<&Value> = failures.iter().filter(|f| f["id"] == "data-race").collect();
        let expected = header_line(&self.file, "race").is_some_and(|r| r == "yes");
        if races.is_empty() == expected {
            return Err(format!("{} races", races.len()));
        }
        for race in races {
            let known = |place: &Value| place["line"].as_u64().is_some_and(|l| lines.contains(&l));
            let (later, earlier) = (&race["at"], &race["others"][0]["stack"][0]);
            if !known(later) || !known(earlier) {
                return Err(format!("a race between {later} and {earlier}, not on lines {lines:?}"));
            }
        }
        Ok(())
    }

    fn corrected(&self) -> Result<(), Failed> {
        let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
        let Answer { status, json } = self.check(folder.path(), &["-DFIXED"])?;
        let proved = header_line(&self.file, "proves").is_some_and(|p| p == "yes");
        let found = json["failures"].as_array().is_none_or(|f| !f.is_empty());
        let verdict = json["verdict"].as_str().unwrap_or_default();
        if json["stats"]["unconfirmed"] != 0 {
            return Err(format!("something is unconfirmed\n{json:#}").into());
        }
        if json["ended"] == "time" {
            return Err(format!("it was not searched to the end of its budget\n{json:#}").into());
        }
        if status != 0 || found || !(verdict == "proved" || verdict == "none-found" && !proved) {
            return Err(format!("status {status}, {}\n{json:#}", if proved { "to be proved" } else { "" }).into());
        }
        Ok(())
    }
}

/// The run fails again, every time in the same way.
fn replays(run: &Path) -> Result<(), Failed> {
    let times = std::env::var("SOAK_REPLAYS").unwrap_or_else(|_| REPLAYS.into());
    Seen::of(unsnarl().args(["replay", "--times", &times]).arg(run), None).ended(1);
    Ok(())
}
