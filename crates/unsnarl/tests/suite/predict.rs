//! Failures that are predicted: `unsnarl check --strategy predict` makes one run as it comes, and then only runs that the
//! solver proposed.
//!
//! On the programs of `tests/check` it finds the planted failure, but for a list of exceptions that each have a reason, and
//! reports nothing on the corrected twins. `tests/predict/rare_*.c` need an input that random schedules do not try, and an
//! order besides. `tests/predict/reach_*.c` have failures after what the first runs show: another case of a switch, a thread that
//! the process ends without. In `tests/predict/library_*.c` an input goes through functions of the C library on its way to what decides.
//! `tests/predict/long_*.c` are runs of over ten million steps, looked at in windows.

use crate::desk::{Seen, search};
use libtest_mimic::{Failed, Trial};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use testkit::programs::{self, header_line};

/// Seconds in which a failure must be predicted.
const PATIENCE: &str = "60";

/// Programs whose failure is not predicted, and why. At most one in ten; one that is found after all must leave the list.
const EXCEPTIONS: [(&str, &str); 1] =
    [("robust_mutex_not_repaired", "that a mutex was left by a thread which ended is taken as observed")];

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    let mut programs = 0;
    for file in programs::all("check") {
        for case in Case::all(&file) {
            programs += 1;
            let twin = case.clone();
            trials.push(Trial::test(format!("predict/{} predicted", case.name), move || case.predicted()));
            trials.push(Trial::test(format!("predict/{} corrected", twin.name), move || twin.corrected()));
        }
    }
    trials.push(Trial::test("predict/at most one in ten is an exception", move || few_exceptions(programs)));
    for file in programs::all("predict") {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let case = Case { name: name.clone(), file, size: None };
        if name.starts_with("rare_") {
            let (second, third) = (case.clone(), case.clone());
            trials
                .push(Trial::test(format!("predict/{name} predicted"), move || case.rare(&["--strategy", "predict"])));
            trials.push(Trial::test(format!("predict/{name} without options"), move || second.rare(&[])));
            trials.push(Trial::test(format!("predict/{name} not by chance"), move || third.not_by_chance()));
        } else if name.starts_with("reach_") {
            trials.push(Trial::test(format!("predict/{name}"), move || case.reached()));
        } else if name.starts_with("library_") {
            trials.push(Trial::test(format!("predict/{name}"), move || case.through_the_library()));
        } else {
            trials.push(Trial::test(format!("predict/{name}"), move || case.long()));
        }
    }
    trials
}

fn few_exceptions(programs: usize) -> Result<(), Failed> {
    println!("{} of {programs} failing programs are exceptions", EXCEPTIONS.len());
    if EXCEPTIONS.len() * 10 > programs {
        return Err(format!("{} exceptions of {programs}", EXCEPTIONS.len()).into());
    }
    Ok(())
}

#[derive(Clone)]
struct Case {
    name: String,
    file: PathBuf,
    size: Option<String>,
}

/// What `check` or `branches` said.
struct Answer {
    status: i32,
    json: Value,
    took: Duration,
}

impl Case {
    /// The program, or the family of programs: each size.
    fn all(file: &Path) -> Vec<Case> {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let sizes = header_line(file, "sizes").unwrap_or_default();
        let one = |name, size| Case { name, file: file.to_path_buf(), size };
        match sizes.split_whitespace().map(|s| one(format!("{name} {s}"), Some(s.to_string()))).collect() {
            cases if !Vec::is_empty(&cases) => cases,
            _ => vec![one(name, None)],
        }
    }

    fn ask(&self, command: &str, options: &[&str]) -> Result<Answer, Failed> {
        let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
        let mut asked = search(command, folder.path());
        asked.args(self.size.iter().map(|s| format!("-DN={s}"))).args(options);
        asked.args(programs::options(&self.file));
        asked.args((command == "check").then_some("--no-explain")).arg(&self.file);
        let arguments = header_line(&self.file, "args").unwrap_or_default();
        asked.args((!arguments.is_empty()).then_some("--")).args(arguments.split_whitespace());
        let started = Instant::now();
        let seen = Seen::of(&mut asked, None);
        Ok(Answer { status: seen.status.ok_or("ended by a signal")?, json: seen.json()?, took: started.elapsed() })
    }

    /// The first failure that is the planted one: its id, at a line marked `FAIL`.
    fn planted<'a>(&self, json: &'a Value) -> Option<&'a Value> {
        let ids = header_line(&self.file, "find").unwrap_or_default();
        let text = std::fs::read_to_string(&self.file).unwrap_or_default();
        let is_marked = |line: u64| {
            let line = text.lines().nth((line as usize).checked_sub(1)?)?;
            Some(line.split_once("//~")?.1.split_whitespace().any(|mark| mark == "FAIL"))
        };
        json["failures"].as_array()?.iter().find(|f| {
            let id = f["id"].as_str().unwrap_or_default();
            let placed = id == "nonzero-exit" || f["at"]["line"].as_u64().and_then(is_marked).unwrap_or(false);
            ids.split_whitespace().any(|i| i == id) && placed
        })
    }

    /// The planted failure is found, by runs that the solver made only. Races do not count unless they
    /// are what was planted.
    fn predicted(&self) -> Result<(), Failed> {
        let mut options = vec!["--strategy", "predict", "--time", PATIENCE];
        if header_line(&self.file, "find").is_none_or(|ids| ids != "data-race") {
            options.push("--no-races");
        }
        let Answer { json, .. } = self.ask("check", &options)?;
        confirmed(&json)?;
        let exception = EXCEPTIONS.iter().find(|(name, _)| *name == self.name);
        let found = self.planted(&json);
        match (found, exception) {
            (Some(failure), None) => {
                println!("{:36} {:>5} runs {:>6} questions", self.name, failure["executions"], failure["queries"]);
                Ok(())
            }
            (None, Some((_, why))) => {
                println!("{:36} not found: {why}", self.name);
                Ok(())
            }
            (None, None) => Err(format!("not predicted\n{json:#}").into()),
            (Some(_), Some(_)) => Err("predicted after all: strike it off the list of exceptions".into()),
        }
    }

    /// The marked failure is found, whatever else is.
    fn reached(&self) -> Result<(), Failed> {
        let given = header_line(&self.file, "options").unwrap_or_default();
        let mut options = vec!["--strategy", "predict", "--no-races", "--time", PATIENCE];
        if !given.contains("--schedules") {
            options.extend(["--schedules", "300"]);
        }
        options.extend(given.split_whitespace());
        let Answer { json, .. } = self.ask("check", &options)?;
        confirmed(&json)?;
        self.planted(&json).map(drop).ok_or_else(|| format!("not reached\n{json:#}").into())
    }

    /// The marked failure is found by a plain `check`.
    fn through_the_library(&self) -> Result<(), Failed> {
        let given = header_line(&self.file, "options").unwrap_or_default();
        let mut options = vec!["--no-races", "--time", PATIENCE];
        options.extend(given.split_whitespace());
        let Answer { json, took, .. } = self.ask("check", &options)?;
        confirmed(&json)?;
        let failure = self.planted(&json).ok_or_else(|| format!("not found\n{json:#}"))?;
        println!("{:28} {:>4} runs {:>5} questions {took:>7.1?}", self.name, failure["executions"], failure["queries"]);
        Ok(())
    }

    fn corrected(&self) -> Result<(), Failed> {
        let options = ["--strategy", "predict", "-DFIXED", "--schedules", "200", "--time", "120"];
        let Answer { status, json, .. } = self.ask("check", &options)?;
        confirmed(&json)?;
        if status != 0 || json["failures"].as_array().is_none_or(|f| !f.is_empty()) {
            return Err(format!("status {status}: the corrected twin was reported\n{json:#}").into());
        }
        if json["ended"] == "time" {
            return Err(format!("it was not searched to the end of its budget\n{json:#}").into());
        }
        Ok(())
    }

    /// The failure that needs an input and an order is found within a minute, with that input.
    fn rare(&self, options: &[&str]) -> Result<(), Failed> {
        let Answer { json, took, .. } = self.ask("check", options)?;
        confirmed(&json)?;
        let Some(failure) = self.planted(&json) else { return Err(format!("not predicted\n{json:#}").into()) };
        println!("{:28} {:>4} runs {:>5} questions {took:>7.1?}", self.name, failure["executions"], failure["queries"]);
        if failure["found_by"] != "predicted" {
            return Err(format!("found by {}", failure["found_by"]).into());
        }
        let input = header_line(&self.file, "input").ok_or("the header has no input: name value")?;
        let needed =
            |given: &Value| format!("{} {}", given["name"].as_str().unwrap_or_default(), given["value"]) == input;
        if !failure["inputs"].as_array().is_some_and(|inputs| inputs.iter().any(needed)) {
            return Err(format!("with other inputs: {}, not {input}", failure["inputs"]).into());
        }
        // After needless switches were taken out.
        if failure["switches"]["after"].as_u64().is_none_or(|n| n < 4) {
            return Err(format!("with few switches: {}", failure["switches"]).into());
        }
        if took > Duration::from_secs(60) {
            return Err(format!("after {took:?}").into());
        }
        Ok(())
    }

    /// Random schedules do not find it.
    fn not_by_chance(&self) -> Result<(), Failed> {
        let Answer { status, json, .. } =
            self.ask("check", &["--strategy", "random", "--schedules", "100000", "--no-races"])?;
        if status != 0 || json["verdict"] != "none-found" || json["stats"]["schedules"] != 100_000 {
            return Err(format!("not that rare\n{json:#}").into());
        }
        Ok(())
    }

    /// The marked branches are found by windows of each thread, and missed by windows over the global order.
    fn long(&self) -> Result<(), Failed> {
        let text = std::fs::read_to_string(&self.file).map_err(|e| e.to_string())?;
        let marked = (1..).zip(text.lines()).filter(|(_, line)| line.contains("//~ BRANCH"));
        let marked: Vec<u64> = marked.map(|(n, _)| n).collect();
        let options = header_line(&self.file, "options").unwrap_or_default();
        let listed = |windows: &str| -> Result<(Vec<u64>, Answer), Failed> {
            let mut options: Vec<&str> = options.split_whitespace().collect();
            options.extend(["--windows", windows]);
            let answer = self.ask("branches", &options)?;
            confirmed(&answer.json)?;
            let branches = answer.json["branches"].as_array().ok_or("no list of branches")?;
            Ok((branches.iter().filter_map(|b| b["at"]["line"].as_u64()).collect(), answer))
        };
        let (found, distributed) = listed("distributed")?;
        let (missed, global) = listed("global")?;
        let steps = distributed.json["stats"]["steps"].as_u64().unwrap_or(0);
        let least = header_line(&self.file, "steps").and_then(|n| n.parse::<u64>().ok()).unwrap_or(0);
        println!(
            "{}: {steps} steps; distributed windows: lines {found:?} in {:.1?}; global windows: {missed:?} in {:.1?}",
            self.name, distributed.took, global.took
        );
        if steps < least {
            return Err(format!("only {steps} steps").into());
        }
        if found != marked {
            return Err(
                format!("distributed windows find lines {found:?}, not {marked:?}\n{:#}", distributed.json).into()
            );
        }
        if missed.iter().any(|line| marked.contains(line)) {
            return Err(format!("global windows find lines {missed:?}\n{:#}", global.json).into());
        }
        Ok(())
    }
}

/// Nothing was promised that did not come.
fn confirmed(json: &Value) -> Result<(), Failed> {
    match json["stats"]["unconfirmed"].as_u64() {
        Some(0) => Ok(()),
        n => Err(format!("{n:?} unconfirmed\n{json:#}").into()),
    }
}
