//! What holds of the table of functions as a whole.

use super::{Effect, Role, entries, lookup};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Names of functions that are words of reports and file formats, too.
const WORDS: [&str; 16] = [
    "abort", "clock", "error", "exit", "fork", "free", "nan", "pause", "random", "read", "realloc", "signal",
    "syscall", "time", "times", "write",
];

/// Where such a name means something else: C programs that tests make, LLVM's instructions and intrinsics, which calls in a trace are free, and
/// patches, which put words into C sources.
const OTHERS: [&str; 5] = ["testkit/src", "ir/src", "lower/intrinsic.rs", "trace/src/event.rs", "analysis/src/patch"];

#[test]
fn no_name_stands_twice() {
    let mut names: Vec<&str> = entries().flat_map(|e| e.names()).collect();
    names.sort_unstable();
    let twice: Vec<&str> = names.windows(2).filter(|w| w[0] == w[1]).map(|w| w[0]).collect();
    assert_eq!(twice, [""; 0]);
}

#[test]
fn a_function_without_shim_is_written_in_c() {
    for name in entries().filter(|e| e.shim.is_none()).flat_map(|e| e.names()) {
        let defined = crate::RUNTIME.lines().any(|l| l.starts_with("define ") && l.contains(&format!("@{name}(")));
        assert!(defined, "{name}");
    }
}

#[test]
fn roles_and_effects_agree() {
    for e in entries() {
        let fits = match e.role {
            Role::Takes(..) | Role::Gives | Role::WaitsOn { .. } => matches!(e.effect, Effect::Object(_)),
            Role::Frees | Role::Reallocates => e.effect == Effect::Free,
            Role::Creates { .. } | Role::Spawns { .. } | Role::Exits | Role::Joins => {
                matches!(e.effect, Effect::Threads(_))
            }
            Role::Prints | Role::Reads => e.effect == Effect::World,
            Role::Assumes => e.effect == Effect::Own,
            Role::Ends => e.effect == Effect::End,
            Role::Copies { to, from } => to != from,
            _ => e.effect != Effect::Free,
        };
        assert!(fits, "{}: {:?} and {:?}", e.name, e.role, e.effect);
        assert_eq!(lookup(e.name).map(|found| found.name), Some(e.name));
    }
}

/// The rule of docs/trace-format.md about calls that only print is one about names: those of this table.
#[test]
fn what_prints_here_is_free_in_a_trace() {
    for (e, name) in entries().flat_map(|e| e.names().map(move |name| (e, name))) {
        assert_eq!(e.role == Role::Prints, trace::event::only_prints(name), "{name}");
    }
}

/// A function that a second file knows by its name would drift away from its entry.
#[test]
fn functions_are_known_by_name_in_their_table_only() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = BTreeSet::new();
    let mut open: Vec<PathBuf> = std::fs::read_dir(&crates).unwrap().map(|e| e.unwrap().path().join("src")).collect();
    while let Some(path) = open.pop() {
        if path.ends_with("guest/src/shims") || OTHERS.iter().any(|other| path.ends_with(other)) {
            continue;
        }
        if path.is_dir() {
            open.extend(std::fs::read_dir(&path).unwrap().map(|e| e.unwrap().path()));
        }
        if path.extension().is_none_or(|e| e != "rs") || path.file_stem().is_some_and(|n| n == "tests") {
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap_or("");
        for line in code.lines().filter(|l| !l.trim_start().starts_with("//")) {
            let quoted = line.split('"').skip(1).step_by(2);
            for name in quoted.filter(|name| lookup(name).is_some() && !WORDS.contains(name)) {
                found.insert(format!("{}: \"{name}\"", path.strip_prefix(&crates).unwrap().display()));
            }
        }
    }
    let found: Vec<String> = found.into_iter().collect();
    assert!(found.is_empty(), "ask the entry of the function instead:\n{}", found.join("\n"));
}
