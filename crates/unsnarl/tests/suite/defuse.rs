//! `unsnarl defuse` on every program of `tests/defuse`: exactly the flows of the headers are shown by runs, each of which replays; what is
//! called impossible or stays undecided, and the pairs of branches that escort them, are those of the headers, too.
//!
//! | header | what it wants |
//! | --- | --- |
//! | `flow: DATA WRITE READ` | run. WRITE and READ are tags of lines, or `initial` |
//! | `flows: N` | instead: so many are run, and all pairs of branches are covered |
//! | `impossible: DATA WRITE READ`, `undecided: DATA WRITE READ` | listed as such |
//! | `escort: BRANCH SIDE BRANCH SIDE` | the sides lead to a write and a read, and a run had both |
//! | `uncovered: BRANCH SIDE BRANCH SIDE` | no run had both |
//! | `suspicious: RULE DATA WRITE READ` | it breaks this rule; the headers name all that break one of `lock`, `definition-set`, if they name any |
//! | `fails: KIND` | this failure is met, and no other |
//! | `runs: N` | all flows were seen in so many runs at most |
//! | `ended: WHY` | why no more pairs of branches are looked for |
//! | `first: OPTIONS` | the same with these options of the compiler, which give the first run other inputs |
//!
//! Locals of main that threads are given are left out: every program has them.

use crate::desk::{Seen, search, unsnarl};
use libtest_mimic::{Failed, Trial};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use testkit::planted;
use testkit::programs::{self, header_line, header_lines};

pub(crate) fn trials() -> Vec<Trial> {
    let name = |file: &Path| format!("defuse/{}", file.file_stem().unwrap_or_default().to_string_lossy());
    let trial = |file: PathBuf| Trial::test(name(&file), move || check(&file));
    programs::all("defuse").into_iter().map(trial).collect()
}

/// A line by its tag, or its number.
fn tagged(tags: &BTreeMap<String, u64>, at: &Value) -> String {
    let Some(line) = at["line"].as_u64() else { return "initial".into() };
    // A line may have a tag for its branch and one for its accesses.
    let tag = tags.iter().filter(|(_, l)| **l == line).map(|(tag, _)| tag.as_str()).collect::<Vec<_>>();
    if tag.is_empty() { line.to_string() } else { tag.join("|") }
}

fn check(file: &Path) -> Result<(), Failed> {
    let firsts = header_lines(file, "first");
    [String::new()].iter().chain(&firsts).try_for_each(|first| check_with(file, first))
}

fn check_with(file: &Path, first: &str) -> Result<(), Failed> {
    let tags = planted::tags(file)?;
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let options = header_line(file, "options").unwrap_or_default();
    let mut command = search("defuse", folder.path());
    let options = options.split_whitespace().chain(first.split_whitespace());
    let json = Seen::of(command.args(options).arg(file), None).json()?;
    let wrong = |what: String| -> Result<(), Failed> { Err(format!("{first} {what}\n{json:#}").into()) };
    let list = |key: &str| json[key].as_array().cloned().unwrap_or_default();
    let wanted = |key: &str| -> BTreeSet<String> { header_lines(file, key).into_iter().collect() };
    // Either tag of a line will do.
    let meets = |wanted: &BTreeSet<String>, found: &str| {
        let fits = |wish: &str| {
            let (wish, found): (Vec<&str>, Vec<&str>) = (wish.split(' ').collect(), found.split(' ').collect());
            wish.len() == found.len() && wish.iter().zip(found).all(|(w, f)| f.split('|').any(|f| f == *w))
        };
        wanted.iter().find(|wish| fits(wish)).cloned()
    };
    let compare = |what: &str, wanted: BTreeSet<String>, found: BTreeSet<String>| -> Result<(), Failed> {
        let met: BTreeSet<String> = found.iter().filter_map(|f| meets(&wanted, f)).collect();
        let beyond: Vec<&String> = found.iter().filter(|f| meets(&wanted, f).is_none()).collect();
        match wanted.difference(&met).next().is_none() && beyond.is_empty() {
            true => Ok(()),
            false => wrong(format!("{what}: missing {:?}, beyond {beyond:?}", wanted.difference(&met))),
        }
    };

    let mut flows: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for pair in &list("pairs") {
        let variable = pair["variable"].as_str().unwrap_or_default();
        if variable.contains("(local of main)") {
            continue;
        }
        let key = match pair["status"].as_str() {
            Some("explicit" | "implicit") => "flow",
            Some("impossible") => "impossible",
            _ => "undecided",
        };
        let ends = [&pair["write"]["at"], &pair["read"]["at"]].map(|at| tagged(&tags, at));
        flows.entry(key).or_default().insert(format!("{variable} {} {}", ends[0], ends[1]));
    }
    let covered = |e: &Value| e["covered"] == true;
    if let Some(count) = header_line(file, "flows") {
        let run = flows.remove("flow").unwrap_or_default().len();
        if run.to_string() != count || !list("escorts").iter().all(covered) {
            return wrong(format!("{run} flows"));
        }
    }
    let counted = header_line(file, "flows").is_some();
    for key in ["flow", "impossible", "undecided"] {
        compare(key, wanted(key), flows.remove(key).unwrap_or_default())?;
    }
    let mut escorts: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    for e in &list("escorts") {
        let side = |key: &str| format!("{} {}", tagged(&tags, &e[key]["at"]), e[key]["side"].as_str().unwrap_or("?"));
        let key = if e["covered"] == true { "escort" } else { "uncovered" };
        escorts.entry(key).or_default().insert(format!("{} {}", side("write_side"), side("read_side")));
    }
    for key in ["escort", "uncovered"].into_iter().filter(|_| !counted) {
        compare(key, wanted(key), escorts.remove(key).unwrap_or_default())?;
    }
    if !wanted("suspicious").is_empty() {
        let pair = |s: &Value| list("pairs").into_iter().find(|p| p["pair"] == s["pair"]).unwrap_or_default();
        let strict = |s: &&Value| matches!(s["breaks"].as_str(), Some("lock" | "definition-set"));
        let suspicious = list("suspicious");
        let words = suspicious.iter().filter(strict).map(|s| {
            let pair = pair(s);
            let ends = [&pair["write"]["at"], &pair["read"]["at"]].map(|at| tagged(&tags, at));
            let word = |v: &Value| v.as_str().unwrap_or("?").to_string();
            format!("{} {} {} {}", word(&s["breaks"]), word(&pair["variable"]), ends[0], ends[1])
        });
        compare("suspicious", wanted("suspicious"), words.collect())?;
    }
    let failed: BTreeSet<String> =
        list("failures").iter().filter_map(|f| f["id"].as_str().map(str::to_string)).collect();
    compare("fails", wanted("fails"), failed)?;
    if json["stats"]["unconfirmed"] != 0 {
        return wrong("a run that did not come again".into());
    }
    let most: Option<u64> = header_line(file, "runs").map(|n| n.parse()).transpose().map_err(|_| "runs: no number")?;
    let last = list("pairs").iter().filter_map(|p| p["first_run"].as_u64()).max();
    if most.is_some_and(|most| last > Some(most)) {
        return wrong(format!("the last flow came in run {last:?}"));
    }
    if let Some(ended) = header_line(file, "ended")
        && json["escorts_ended"] != ended
    {
        return wrong(format!("ended: {}", json["escorts_ended"]));
    }
    replays(&list("pairs"), folder.path())
}

/// Every run that shows something comes again.
fn replays(pairs: &[Value], folder: &Path) -> Result<(), Failed> {
    let runs: BTreeSet<&str> = pairs.iter().filter_map(|p| p["run"].as_str()).collect();
    for run in runs {
        let seen = Seen::of(unsnarl().current_dir(folder).args(["replay", run]), None);
        if !matches!(seen.status, Some(0 | 1)) {
            return Err(format!("{run} does not replay: {}", seen.stderr).into());
        }
    }
    match pairs.iter().find(|p| matches!(p["status"].as_str(), Some("explicit" | "implicit")) && p["run"].is_null()) {
        Some(pair) => Err(format!("a flow without a run: {pair}").into()),
        None => Ok(()),
    }
}
