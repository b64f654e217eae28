//! The programs of `tests/inputs`: each fails only for certain inputs, most of which go through functions of the library first, and half
//! of them in certain orders besides.
//!
//! `check` finds each within ten seconds, or the header says why not. What is `missed` ends by itself, names where inputs were lost, and
//! must not be found, so that the mark goes when it is; what is `slow` takes more than ten seconds on most machines, and may be found on
//! others. What is reported of a program with one thread is tried natively: the same file, compiled and run with exactly these inputs, fails.
//! That the inputs of the headers are right is tried without what is judged: natively, or where an order is needed by `check` with these
//! inputs as concrete ones. The races and deadlocks are hunted in the same way.

use crate::desk::{Seen, search};
use crate::hunts;
use libtest_mimic::{Failed, Trial};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use testkit::given::{self, Given, Native};
use testkit::known;
use testkit::planted::{self, Compared};
use testkit::programs::{self, header_line};

/// Seconds in which it must be found.
const PATIENCE: &str = "10";
/// The same for what is slow, each of which takes all of it.
const LITTLE_PATIENCE: &str = "1";

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = vec![Trial::test("inputs/folders", folders)];
    for folder in classes() {
        let command = ["races", "deadlocks"].into_iter().find(|c| folder.ends_with(c));
        for file in programs::all(folder) {
            let name = format!("{folder}/{}", file.file_stem().unwrap_or_default().to_string_lossy());
            let case = Case { file };
            trials.push(Trial::test(name, move || match command {
                None => case.checked(),
                Some(command) => case.hunted(command),
            }));
        }
    }
    trials
}

fn classes() -> impl Iterator<Item = &'static str> {
    known::FOLDERS.iter().map(|(folder, _)| *folder).filter(|folder| folder.starts_with("inputs/"))
}

/// No folder is forgotten.
fn folders() -> Result<(), Failed> {
    let entries = std::fs::read_dir(programs::folder("inputs")).map_err(|e| e.to_string())?;
    let there = entries.flatten().filter(|e| e.path().is_dir());
    let there: BTreeSet<String> = there.map(|e| format!("inputs/{}", e.file_name().to_string_lossy())).collect();
    let known: BTreeSet<String> = classes().map(str::to_string).collect();
    match there == known {
        true => Ok(()),
        false => Err(format!("{there:?} are there, {known:?} are known (crates/testkit/src/known.rs)").into()),
    }
}

struct Case {
    file: PathBuf,
}

/// What the header says of the search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Expected {
    Found,
    Missed,
    Slow,
}

impl Case {
    fn text(&self) -> Result<String, Failed> {
        Ok(std::fs::read_to_string(&self.file).map_err(|e| e.to_string())?)
    }

    fn options(&self) -> Vec<String> {
        let options = header_line(&self.file, "options").unwrap_or_default();
        options.split_whitespace().map(str::to_string).collect()
    }

    fn expected(&self) -> Expected {
        let says = |key| header_line(&self.file, key).is_some();
        match (says("missed"), says("slow")) {
            (false, false) => Expected::Found,
            (true, _) => Expected::Missed,
            (false, true) => Expected::Slow,
        }
    }

    fn needs_an_order(&self) -> bool {
        header_line(&self.file, "order").is_some()
    }

    /// Runs a command of the tool on the program, whose arguments are those of `given`.
    fn ask(&self, name: &str, folder: &Path, options: &[String], given: &Given) -> Result<Value, Failed> {
        let mut command = search(name, folder);
        command.args(options).arg(&self.file).arg("--").args(given.arguments());
        let seen = Seen::of(&mut command, None);
        // A function that is not there yet: nothing is found.
        if seen.status == Some(2) {
            return Ok(serde_json::json!({ "refused": seen.stderr }));
        }
        Ok(seen.json()?)
    }

    /// How it is searched: with what the header says, all inputs open.
    fn open(&self, name: &str, folder: &Path) -> Result<Value, Failed> {
        let time = if self.expected() == Expected::Slow { LITTLE_PATIENCE } else { PATIENCE };
        let mut options = self.options();
        options.extend(["--time", time].map(str::to_string));
        options.extend((name == "check").then(|| "--no-explain".to_string()));
        self.ask(name, folder, &options, &Given::nothing(&self.text()?)?)
    }

    /// The planted failure in what `check` said: of the kind that the header names, at a marked line.
    fn planted<'a>(&self, json: &'a Value) -> Result<Option<&'a Value>, Failed> {
        let text = self.text()?;
        let kinds = header_line(&self.file, "find").ok_or("the header says nothing of `find`")?;
        let is_marked = |line: u64| {
            let line = text.lines().nth((line as usize).wrapping_sub(1));
            line.is_some_and(|line| line.ends_with("//~ FAIL"))
        };
        let fits = |f: &&Value| {
            kinds.split_whitespace().any(|kind| f["id"] == kind) && f["at"]["line"].as_u64().is_some_and(is_marked)
        };
        Ok(json["failures"].as_array().and_then(|all| all.iter().find(fits)))
    }

    fn checked(&self) -> Result<(), Failed> {
        let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
        let native = if self.needs_an_order() { None } else { Some(Native::compile(&self.file, folder.path())?) };
        let fails = |given: &Given| match &native {
            Some(native) => Ok(native.fails(given)?),
            None => self.fails_in_some_order(given, folder.path()),
        };
        let text = self.text()?;
        let (needed, nothing) = (Given::of_header(&text)?, Given::nothing(&text)?);
        if !fails(&needed)? {
            return Err(format!("it does not fail with {needed:?}").into());
        }
        if fails(&nothing)? {
            return Err("it fails without an input, too".into());
        }

        let json = self.open("check", folder.path())?;
        let wrong = |what: &str| -> Result<(), Failed> { Err(format!("{what}\n{json:#}").into()) };
        if json["stats"]["unconfirmed"].as_u64().is_some_and(|n| n > 0) {
            return wrong("something that the solver said did not come");
        }
        let failure = match (self.planted(&json)?, self.expected()) {
            (Some(failure), Expected::Found | Expected::Slow) => failure,
            (None, _) if json["verdict"] == "proved" => return wrong("proved, although it can fail"),
            (None, Expected::Slow) => return Ok(()),
            (None, Expected::Missed) if is_lost(&json) => return Ok(()),
            (None, Expected::Missed) => return wrong("missed, and nothing says where an input was lost"),
            (None, Expected::Found) => return wrong("not found"),
            (Some(_), Expected::Missed) => return wrong("found after all: the header must not say `missed` any more"),
        };
        let Some(native) = native else { return Ok(()) };
        let run = failure["run"].as_str().ok_or("a failure without a run")?;
        let given = Given::of_run(Path::new(run))?;
        match native.fails(&given)? {
            true => Ok(()),
            false => wrong(&format!("natively it does not fail with {given:?}")),
        }
    }

    /// Whether `check` finds the failure where nothing but the order is open.
    fn fails_in_some_order(&self, given: &Given, folder: &Path) -> Result<bool, Failed> {
        let mut options = self.concrete(given, folder)?;
        options.extend(["--no-explain", "--schedules", "300"].map(str::to_string));
        let json = self.ask("check", folder, &options, given)?;
        Ok(self.planted(&json)?.is_some())
    }

    /// Options that give the program these inputs, and leave none open.
    fn concrete(&self, given: &Given, folder: &Path) -> Result<Vec<String>, Failed> {
        let stdin = folder.join("stdin.txt");
        std::fs::write(&stdin, &given.stdin).map_err(|e| e.to_string())?;
        let mut options = without_open_inputs(self.options());
        options.extend(["--time", PATIENCE].map(str::to_string));
        options.extend(["--stdin".into(), stdin.display().to_string()]);
        options.extend(["--link".into(), given::giver().display().to_string()]);
        options.extend(["--env".into(), format!("INPUTS={}", given.variable())]);
        Ok(options)
    }

    /// A race or a deadlock that needs an input. With the input of the header as a concrete one it is confirmed, and not without it; with
    /// all inputs open it is confirmed, with a run that stands there.
    fn hunted(&self, command: &str) -> Result<(), Failed> {
        let text = self.text()?;
        let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
        for (given, there) in [(Given::of_header(&text)?, true), (Given::nothing(&text)?, false)] {
            let options = self.concrete(&given, folder.path())?;
            let json = self.ask(command, folder.path(), &options, &given)?;
            let Compared { confirmed, missed, .. } = self.compare(&json, command)?;
            if there != missed.is_empty() || there != (confirmed > 0) {
                return Err(format!("with {given:?} lines {missed:?} are not confirmed\n{json:#}").into());
            }
        }

        let json = self.open(command, folder.path())?;
        let wrong = |what: String| -> Result<(), Failed> { Err(format!("{what}\n{json:#}").into()) };
        let compared = self.compare(&json, command)?;
        for entry in json[command].as_array().into_iter().flatten().filter(|e| planted::is(e, "confirmed")) {
            hunts::stands(entry, folder.path())
                .or_else(|e| wrong(format!("lines {:?}: {e}", planted::lines(entry))))?;
        }
        match (compared.confirmed, compared.missed, self.expected()) {
            (_, _, Expected::Slow) => Ok(()),
            (0, _, Expected::Missed) if is_lost(&json) => Ok(()),
            (0, _, Expected::Missed) => wrong("missed, and nothing says where an input was lost".into()),
            (_, missed, Expected::Found) if missed.is_empty() => Ok(()),
            (_, _, Expected::Missed) => wrong("confirmed after all: the header must not say `missed` any more".into()),
            (_, missed, Expected::Found) => wrong(format!("lines {missed:?} are not confirmed")),
        }
    }

    /// What a hunt confirmed of the planted ones. Anything else would be wrong.
    fn compare(&self, json: &Value, command: &str) -> Result<Compared, Failed> {
        let entries = json[command].as_array().cloned().unwrap_or_default();
        let compared = planted::compare(&planted::wishes(&self.file)?, &entries);
        if !compared.falsely.is_empty() || json["stats"]["unconfirmed"].as_u64().is_some_and(|n| n > 0) {
            return Err(
                format!("lines {:?} confirmed, or something that did not come\n{json:#}", compared.falsely).into()
            );
        }
        Ok(compared)
    }
}

/// Whether it says where an input was lost.
fn is_lost(json: &Value) -> bool {
    json["lost_inputs"].as_array().is_some_and(|all| !all.is_empty())
}

/// Options without those that leave inputs open.
fn without_open_inputs(options: Vec<String>) -> Vec<String> {
    let mut rest = options.into_iter();
    let mut kept = Vec::new();
    while let Some(option) = rest.next() {
        match option.as_str() {
            "--symbolic-argv" => {}
            "--symbolic-stdin" => drop(rest.next()),
            _ => kept.push(option),
        }
    }
    kept
}
