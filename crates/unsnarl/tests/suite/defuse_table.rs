//! `unsnarl defuse` on the programs of `tests/defuse/table2`, STEM's table II in our own versions. For each row of a header the planted failure is
//! met, at a line marked `//~ FAIL`, and no other; its run fails again when it is replayed. Without what was planted (`-DFIXED`) there is no
//! failure, and the program prints natively what it prints in the VM.
//!
//! | header | what it wants |
//! | --- | --- |
//! | `row: NAME -DOPTION...` | a row of the table, and how the program is compiled for it |
//! | `fails: KIND` | this failure is met |
//! | `may: KIND` | and perhaps this one |
//! | `bench: only` | the search is for `cargo xtask bench-defuse`; here only the corrected program is run |

use crate::desk::{Seen, search, unsnarl};
use libtest_mimic::{Failed, Trial};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use testkit::programs::{self, header_line, rows};
use testkit::{clang, given};

pub(crate) fn trials() -> Vec<Trial> {
    let name = |file: &Path| format!("defuse/table2/{}", file.file_stem().unwrap_or_default().to_string_lossy());
    let trial = |file: PathBuf| Trial::test(name(&file), move || check(&file));
    programs::all("defuse/table2").into_iter().map(trial).collect()
}

fn check(file: &Path) -> Result<(), Failed> {
    for (row, options) in rows(file) {
        let wrong = |what: String| Failed::from(format!("{row}: {what}"));
        twin(file, &options).map_err(wrong)?;
        if header_line(file, "bench").is_none() {
            searched(file, &options).map_err(wrong)?;
        }
    }
    Ok(())
}

/// The program without its bug, natively and in the VM.
fn twin(file: &Path, options: &[String]) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let fixed: Vec<&str> = options.iter().map(String::as_str).chain(["-DFIXED"]).collect();
    let binary = folder.path().join("native");
    given::compile(file, &fixed, &binary)?;
    let native = Seen::of(&mut std::process::Command::new(&binary), None);
    let mut run = unsnarl();
    run.args(["run", "-w", "--pthread", "--clang"]).arg(clang::clang()).args(&fixed).arg(file);
    let seen = Seen::of(&mut run, None);
    match (native.status, seen.status) {
        (Some(0), Some(0)) if native.stdout == seen.stdout => Ok(()),
        _ => Err(format!("the corrected program: natively {native:?}, in the VM {seen:?}")),
    }
}

fn searched(file: &Path, options: &[String]) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let json = Seen::of(search("defuse", folder.path()).args(options).arg(file), None).json()?;
    let failures = json["failures"].as_array().cloned().unwrap_or_default();
    let list = |key: &str| -> BTreeSet<String> {
        header_line(file, key).unwrap_or_default().split_whitespace().map(str::to_string).collect()
    };
    let (must, may) = (list("fails"), list("may"));
    let met: BTreeSet<String> = failures.iter().filter_map(|f| f["id"].as_str().map(str::to_string)).collect();
    if !met.is_superset(&must) || !met.iter().all(|id| must.contains(id) || may.contains(id)) {
        return Err(format!("met {met:?}, not {must:?}\n{json:#}"));
    }
    if json["stats"]["unconfirmed"] != 0 {
        return Err(format!("a run that did not come again\n{json:#}"));
    }
    failures.iter().try_for_each(|failure| fails_again(file, failure, folder.path()))?;
    let fixed = Seen::of(search("defuse", folder.path()).args(options).arg("-DFIXED").arg(file), None).json()?;
    match fixed["failures"].as_array().is_some_and(Vec::is_empty) {
        true => Ok(()),
        false => Err(format!("the corrected program fails\n{fixed:#}")),
    }
}

fn fails_again(file: &Path, failure: &Value, folder: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(file).map_err(|e| e.to_string())?;
    let marked = |line: u64| text.lines().nth(line as usize - 1).is_some_and(|l| l.contains("//~ FAIL"));
    if failure["id"] == "assertion" && !failure["at"]["line"].as_u64().is_some_and(marked) {
        return Err(format!("it fails elsewhere: {failure}"));
    }
    let run = failure["run"].as_str().ok_or_else(|| format!("no run: {failure}"))?;
    let seen = Seen::of(unsnarl().current_dir(folder).args(["replay", run]), None);
    if seen.status == Some(1) { Ok(()) } else { Err(format!("{run} does not fail again: {}", seen.stderr)) }
}
