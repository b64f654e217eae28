//! What a program of `tests/races` or `tests/deadlocks` says is in it, against what a hunt confirmed.
//!
//! The headers are those of `crates/unsnarl/tests/hunts.rs`: `race:` and `deadlock:` plant something, `may:` allows it; a line is named by
//! a tag behind `//~`.

use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;

/// Something that a header names: its lines, sorted, and the kind of a deadlock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    kind: Option<String>,
    lines: Vec<u64>,
}

/// All that the header of a program names.
#[derive(Default, PartialEq, Eq, Debug)]
pub struct Header {
    pub planted: Vec<Named>,
    allowed: Vec<Named>,
}

/// What of it was confirmed.
#[derive(Default, PartialEq, Eq, Debug)]
pub struct Compared {
    /// Planted ones.
    pub confirmed: u32,
    /// Others, that may be.
    pub allowed: u32,
    /// Lines of planted ones that were not confirmed.
    pub missed: Vec<Vec<u64>>,
    /// Lines that were confirmed and that no header names.
    pub falsely: Vec<Vec<u64>>,
}

impl Header {
    pub fn of(file: &Path) -> Result<Header, String> {
        let text = std::fs::read_to_string(file).map_err(|e| format!("{}: {e}", file.display()))?;
        Header::parse(&text).map_err(|e| format!("{}: {e}", file.display()))
    }

    fn parse(text: &str) -> Result<Header, String> {
        let mut tags: BTreeMap<&str, u64> = BTreeMap::new();
        for (number, line) in (1..).zip(text.lines()) {
            let names = line.split_once("//~").map_or("", |(_, names)| names);
            tags.extend(names.split_whitespace().map(|tag| (tag, number)));
        }
        let mut all = Header::default();
        for line in text.lines().map_while(|l| l.strip_prefix("//!")) {
            let Some((key, rest)) = line.split_once(':') else { continue };
            let to = match key.trim() {
                "race" | "deadlock" => &mut all.planted,
                "may" => &mut all.allowed,
                _ => continue,
            };
            let mut words = rest.split_whitespace();
            let kind = if key.trim() == "deadlock" { words.next().map(str::to_string) } else { None };
            let mut lines: Vec<u64> = words.filter_map(|w| tags.get(w).copied()).collect();
            if lines.is_empty() {
                return Err(format!("`{}` names no line", line.trim()));
            }
            lines.sort_unstable();
            to.push(Named { kind, lines });
        }
        Ok(all)
    }

    /// Of the entries of a hunt's report.
    pub fn compare(&self, entries: &[Value]) -> Compared {
        let mut compared = Compared::default();
        let confirmed: Vec<Named> = entries.iter().filter(|e| e["verdict"] == "confirmed").map(named).collect();
        for planted in &self.planted {
            let is_it = |e: &&Named| e.lines == planted.lines && (planted.kind.is_none() || e.kind == planted.kind);
            match confirmed.iter().find(is_it) {
                Some(_) => compared.confirmed += 1,
                None => compared.missed.push(planted.lines.clone()),
            }
        }
        for entry in &confirmed {
            let names = |all: &[Named]| all.iter().any(|n| n.lines == entry.lines);
            match () {
                () if names(&self.planted) => {}
                () if names(&self.allowed) => compared.allowed += 1,
                () => compared.falsely.push(entry.lines.clone()),
            }
        }
        compared
    }
}

/// The lines of a race's accesses, or those where the threads of a deadlock wait.
fn named(entry: &Value) -> Named {
    let places: Vec<&Value> = match entry["threads"].as_array() {
        Some(threads) => threads.iter().map(|t| &t["wants"]["at"]).collect(),
        None => vec![&entry["a"]["at"], &entry["b"]["at"]],
    };
    let mut lines: Vec<u64> = places.iter().map(|p| p["line"].as_u64().unwrap_or(0)).collect();
    lines.sort_unstable();
    Named { kind: entry["kind"].as_str().map(str::to_string), lines }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn race(verdict: &str, a: u64, b: u64) -> Value {
        json!({"verdict": verdict, "a": {"at": {"line": a}}, "b": {"at": {"line": b}}})
    }

    fn deadlock(kind: &str, lines: &[u64]) -> Value {
        let threads: Vec<Value> = lines.iter().map(|l| json!({"wants": {"at": {"line": l}}})).collect();
        json!({"verdict": "confirmed", "kind": kind, "threads": threads})
    }

    const RACES: &str =
        "//! race: a b failure nondet_int=3\n//! may: a a\n//! refuted: c c\nx //~ a\ny //~ b other\nz //~ c\n";

    #[test]
    fn races_are_known_by_their_lines() -> Result<(), String> {
        let header = Header::parse(RACES)?;
        let all = header.compare(&[race("confirmed", 5, 4), race("confirmed", 4, 4), race("refuted", 6, 6)]);
        assert_eq!(all, Compared { confirmed: 1, allowed: 1, ..Compared::default() });
        // As many as are planted, but others.
        let others = header.compare(&[race("confirmed", 6, 6), race("undecided", 4, 5)]);
        let expected = Compared { missed: vec![vec![4, 5]], falsely: vec![vec![6, 6]], ..Compared::default() };
        assert_eq!(others, expected);
        // Two entries of the same lines, for different data, are one.
        assert_eq!(header.compare(&[race("confirmed", 4, 5), race("confirmed", 5, 4)]).confirmed, 1);
        Ok(())
    }

    #[test]
    fn deadlocks_are_known_by_their_kind_too() -> Result<(), String> {
        let text = "//! deadlock: lock-cycle a b\n//! deadlock: nested-monitor a b\nx //~ a\ny //~ b\n";
        let header = Header::parse(text)?;
        let one = header.compare(&[deadlock("lock-cycle", &[4, 3])]);
        assert_eq!((one.confirmed, one.missed, one.falsely), (1, vec![vec![3, 4]], Vec::new()));
        let both = header.compare(&[deadlock("lock-cycle", &[4, 3]), deadlock("nested-monitor", &[3, 4])]);
        assert_eq!(both, Compared { confirmed: 2, ..Compared::default() });
        Ok(())
    }

    #[test]
    fn a_header_without_a_tag_is_an_error() {
        assert!(Header::parse("//! race: nosuch tags\nx //~ a\n").is_err());
    }
}
