//! `unsnarl branches` on every program of `tests/branches`: exactly the marked branches are found to depend on the
//! schedule, each with its kind and class, a run for either side, and what decides it. Among the programs are the
//! figures of the paper (TAME), with the verdicts that it gives.

use crate::desk::{Seen, search, unsnarl};
use libtest_mimic::{Failed, Trial};
use serde_json::Value;
use std::path::{Path, PathBuf};
use testkit::programs::{self, header_line};

/// Kinds that are events of their own; the others are operations whose result depends on the order.
const JUMPS: [&str; 5] = ["if", "switch", "address", "bounds", "divisor"];

pub(crate) fn trials() -> Vec<Trial> {
    let trials = programs::all("branches").into_iter().map(|file| {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Trial::test(format!("branches/{name}"), move || check(&file))
    });
    trials.collect()
}

/// What a line of the program is marked with.
#[derive(Default)]
struct Marks {
    /// `BRANCH kind class`: must be listed.
    must: Vec<Sort>,
    /// `MAY kind class`: shows only in runs that need not be looked at.
    may: Vec<Sort>,
    /// `NOT`: neither listed nor undecided.
    not: bool,
}

/// The kind and the class of a branch; `|` separates what is as good.
#[derive(PartialEq, Eq)]
struct Sort {
    kinds: Vec<String>,
    classes: Vec<String>,
}

impl Sort {
    fn fits(&self, branch: &Value) -> bool {
        let is = |key: &str, among: &[String]| branch[key].as_str().is_some_and(|v| among.iter().any(|a| a == v));
        is("kind", &self.kinds) && is("class", &self.classes)
    }
}

/// The marks of each line, from line 1.
fn marks(file: &Path) -> Result<Vec<Marks>, String> {
    let text = std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
    let mut lines = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let mut marks = Marks::default();
        let mut words = line.split_once("//~").map_or("", |(_, words)| words).split_whitespace();
        let split = |word: Option<&str>| -> Result<Vec<String>, String> {
            let word = word.ok_or_else(|| format!("line {number}: BRANCH kind class"))?;
            Ok(word.split('|').map(str::to_string).collect())
        };
        while let Some(word) = words.next() {
            match word {
                "NOT" => marks.not = true,
                "BRANCH" => marks.must.push(Sort { kinds: split(words.next())?, classes: split(words.next())? }),
                "MAY" => marks.may.push(Sort { kinds: split(words.next())?, classes: split(words.next())? }),
                other => return Err(format!("line {number}: what is {other}?")),
            }
        }
        lines.push(marks);
    }
    Ok(lines)
}

fn check(file: &Path) -> Result<(), Failed> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let json = branches(file, folder.path())?;
    let wrong = |what: String| -> Result<(), Failed> { Err(format!("{what}\n{json:#}").into()) };
    let marks = marks(file)?;
    let list = |key: &str| json[key].as_array().cloned().unwrap_or_default();
    let (listed, undecided) = (list("branches"), list("undecided"));

    let line = |branch: &Value| branch["at"]["line"].as_u64().unwrap_or(0) as usize;
    for branch in &listed {
        let here = marks.get(line(branch).wrapping_sub(1));
        if !here.is_some_and(|m| m.must.iter().chain(&m.may).any(|sort| sort.fits(branch))) {
            return wrong(format!("line {}: {} {}, not expected", line(branch), branch["kind"], branch["class"]));
        }
        evidence(branch, folder.path()).or_else(|e| wrong(format!("line {}: {e}", line(branch))))?;
    }
    for (number, marks) in (1..).zip(&marks) {
        for sort in &marks.must {
            // Of a line with several marks of a sort there must be as many branches, in different columns.
            let wanted = marks.must.iter().filter(|s| *s == sort).count();
            if listed.iter().filter(|b| line(b) == number && sort.fits(b)).count() < wanted {
                return wrong(format!("line {number}: {:?} {:?} is not listed", sort.kinds, sort.classes));
            }
        }
        if marks.not && undecided.iter().any(|b| line(b) == number) {
            return wrong(format!("line {number}: undecided"));
        }
    }
    let places: Vec<String> = listed.iter().map(|b| format!("{} {}", b["at"], b["kind"])).collect();
    if (1..places.len()).any(|i| places[..i].contains(&places[i])) {
        return wrong("a location is listed twice".into());
    }
    if !undecided.is_empty() && header_line(file, "undecided").is_none_or(|u| u != "allowed") {
        return wrong("something is undecided".into());
    }
    statistics(&json, file, listed.len()).or_else(wrong)
}

fn branches(file: &Path, folder: &Path) -> Result<Value, Failed> {
    let mut command = search("branches", folder);
    command.args(header_line(file, "options").unwrap_or_default().split_whitespace());
    let seen = Seen::of(command.arg(file), None);
    let json = seen.json()?;
    if json["command"] != "branches" {
        return Err(format!("no answer of branches: {json:#}").into());
    }
    let found = json["branches"].as_array().is_some_and(|b| !b.is_empty());
    if seen.status != Some(i32::from(found)) {
        return Err(format!("{:?} although found is {found}\n{json:#}", seen.status).into());
    }
    Ok(json)
}

/// There is a run for either side, which can be repeated and which fails where the class says so; and something decides.
fn evidence(branch: &Value, folder: &Path) -> Result<(), String> {
    if branch["outcomes"].as_array().is_none_or(|o| o.len() < 2) {
        return Err("fewer than two outcomes".into());
    }
    if branch["decided_by"].as_array().is_none_or(Vec::is_empty) {
        return Err("nothing decides it".into());
    }
    if branch["reason"].as_str().is_none_or(str::is_empty) {
        return Err("its class has no reason".into());
    }
    let mut fails = 0;
    for side in ["taken", "not_taken"] {
        let run = branch["runs"][side].as_str().ok_or_else(|| format!("no run for {side}"))?;
        let run = if Path::new(run).exists() { PathBuf::from(run) } else { folder.join(run) };
        fails += u32::from(replays(&run)?);
    }
    // If both fail, that may have nothing to do with the branch.
    if fails < 2 && (fails == 1) != (branch["class"] == "failing") {
        return Err(format!("its class is {}, and {fails} of its runs fail", branch["class"]));
    }
    if fails == 2 && branch["reason"].as_str().is_some_and(|r| r.contains("end well")) {
        return Err("both runs fail, and it says that they end well".into());
    }
    Ok(())
}

/// Repeats a run; whether it fails.
fn replays(run: &Path) -> Result<bool, String> {
    let seen = Seen::of(unsnarl().args(["replay", "--times", "5"]).arg(run), None);
    match seen.status {
        Some(0) => Ok(false),
        Some(1) => Ok(true),
        _ => Err(format!("replay {}: {seen:?}", run.display())),
    }
}

fn statistics(json: &Value, file: &Path, found: usize) -> Result<(), String> {
    let stats = &json["stats"];
    let figure = |key: &str| stats[key].as_f64().ok_or_else(|| format!("no figure {key}"));
    for key in ["tracing_seconds", "average_formula_bytes", "solving_seconds", "queries"] {
        figure(key)?;
    }
    let (threads, events, critical) = (figure("threads")?, figure("events")?, figure("critical_events")?);
    if threads < 2.0 || critical > events || figure("executions")? < 1.0 {
        return Err("figures that cannot be".into());
    }
    if header_line(file, "threads").is_some_and(|n| n != threads.to_string()) {
        return Err("another number of threads".into());
    }
    if figure("found")? != found as f64 || figure("unconfirmed")? != 0.0 {
        return Err("another number of branches, or one that was not confirmed".into());
    }
    let explicit = |b: &&Value| b["kind"].as_str().is_some_and(|k| JUMPS.contains(&k));
    let jumps = json["branches"].as_array().map_or(0, |all| all.iter().filter(explicit).count());
    if figure("branch_events")? < jumps as f64 {
        return Err("more branches than branch events".into());
    }
    Ok(())
}
