//! What a program of `tests/races`, `tests/deadlocks` or `tests/confirm` says is in it, and what a hunt made of it.
//!
//! A line of the program is named by a tag after `//~`. Headers:
//!
//! | header | what it wants |
//! | --- | --- |
//! | `race: TAG TAG [HARM] [phase=N] [data=NAME] [INPUT=VALUE]` | confirmed, once |
//! | `deadlock: KIND TAG... [data=NAME] [INPUT=VALUE]` | confirmed, once; each tag is where a thread waits |
//! | `may: TAG...` | may be confirmed |
//! | `refuted: TAG... [REASON]` | refuted, for this reason: `lock`, `order` or `value` |
//! | `undecided: TAG...` | listed, and neither confirmed nor refuted |
//! | `not: TAG...` | not confirmed |
//! | `unlisted: TAG...` | not even a candidate |
//! | `ended: lost` | values were not followed everywhere, so it is not complete |
//! | `not_looked_at: WORDS` | a limit was reached that is reported with these words; without this header, none is |

use crate::known;
use analysis::deadlocks::Kind;
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::Path;

/// Whether a word is a kind of deadlock.
fn is_kind(word: &str) -> bool {
    Kind::ALL.iter().any(|kind| kind.id() == word)
}

/// The lines with tags.
pub fn tags(file: &Path) -> Result<BTreeMap<String, u64>, String> {
    tags_in(&std::fs::read_to_string(file).map_err(|e| e.to_string())?)
}

fn tags_in(text: &str) -> Result<BTreeMap<String, u64>, String> {
    let mut tags = BTreeMap::new();
    for (number, line) in (1..).zip(text.lines()) {
        for tag in line.split_once("//~").map_or("", |(_, tags)| tags).split_whitespace() {
            if tags.insert(tag.to_string(), number).is_some() {
                return Err(format!("line {number}: a second tag {tag}"));
            }
        }
    }
    Ok(tags)
}

/// What a header wants.
pub struct Wish {
    /// `race`, `deadlock`, `may`, `refuted` or `not`.
    pub key: String,
    /// Sorted.
    pub lines: Vec<u64>,
    /// All other words: a kind, a harm, a reason.
    pub words: Vec<String>,
    /// `name=value`.
    pub values: Vec<(String, u64)>,
}

pub fn wishes(file: &Path) -> Result<Vec<Wish>, String> {
    let text = std::fs::read_to_string(file).map_err(|e| e.to_string())?;
    wishes_in(&text).map_err(|e| format!("{}: {e}", file.display()))
}

fn wishes_in(text: &str) -> Result<Vec<Wish>, String> {
    let tags = tags_in(text)?;
    let mut all = Vec::new();
    for (key, rest) in known::lines(text)? {
        if !["race", "deadlock", "may", "refuted", "undecided", "unlisted", "not"].contains(&key) {
            continue;
        }
        let mut wish = Wish { key: key.to_string(), lines: Vec::new(), words: Vec::new(), values: Vec::new() };
        for word in rest.split_whitespace() {
            match (tags.get(word), word.split_once('=')) {
                (Some(line), _) => wish.lines.push(*line),
                (None, Some((name, value))) if name != "data" => {
                    wish.values.push((name.into(), value.parse().map_err(|_| format!("{word}: no number"))?));
                }
                _ => wish.words.push(word.to_string()),
            }
        }
        // Anything else is a tag that is spelt wrongly, and a wish that is always granted.
        let known: &[&str] = match wish.key.as_str() {
            "race" => &["failure", "different-values", "same-outcome", "unknown"],
            "refuted" => &["lock", "order", "value"],
            _ => &[],
        };
        let is_known = |word: &str| {
            known.contains(&word)
                || wish.key == "deadlock" && is_kind(word)
                || ["race", "deadlock"].contains(&wish.key.as_str()) && word.starts_with("data=")
        };
        if let Some(word) = wish.words.iter().find(|w| !is_known(w)) {
            return Err(format!("{}: `{word}` is no tag", wish.key));
        }
        if wish.lines.is_empty() {
            return Err(format!("{key}: {rest}: no line is named"));
        }
        wish.lines.sort_unstable();
        all.push(wish);
    }
    if all.is_empty() {
        return Err("the header wants nothing".into());
    }
    Ok(all)
}

/// The lines of an entry, sorted.
pub fn lines(entry: &Value) -> Vec<u64> {
    let places: Vec<&Value> = match entry["threads"].as_array() {
        Some(threads) => threads.iter().map(|t| &t["wants"]["at"]).collect(),
        None => vec![&entry["a"]["at"], &entry["b"]["at"]],
    };
    let mut lines: Vec<u64> = places.iter().map(|p| p["line"].as_u64().unwrap_or(0)).collect();
    lines.sort_unstable();
    lines
}

/// Who takes part in an entry.
pub fn threads(entry: &Value) -> Vec<&Value> {
    match entry["threads"].as_array() {
        Some(threads) => threads.iter().map(|t| &t["thread"]).collect(),
        None => vec![&entry["a"]["thread"], &entry["b"]["thread"]],
    }
}

pub fn is(entry: &Value, verdict: &str) -> bool {
    entry["verdict"] == verdict
}

/// Whether an entry is of this kind, as bad as this, or about this data (`data=NAME`).
fn has(entry: &Value, word: &str) -> bool {
    let wanted =
        |name: &str| entry["threads"].as_array().is_some_and(|all| all.iter().any(|t| t["wants"]["lock"] == name));
    let is_data = word.strip_prefix("data=").is_some_and(|name| entry["location"] == name || wanted(name));
    entry["harm"] == word || entry["kind"] == word || is_data
}

/// Whether a confirmed entry is as the header wants it.
pub fn fits(entry: &Value, wish: &Wish) -> bool {
    let value = |(name, value): &(String, u64)| {
        let is = if name == "phase" { &entry["phase"] } else { &entry["inputs"][name] };
        is.as_u64() == Some(*value)
    };
    wish.words.iter().all(|w| has(entry, w)) && wish.values.iter().all(value)
}

/// What of the planted races or deadlocks was confirmed.
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

impl Wish {
    /// Whether it must be confirmed.
    pub fn is_planted(&self) -> bool {
        ["race", "deadlock"].contains(&self.key.as_str())
    }
}

/// Holds the entries of a hunt's report against the header. How bad a race is, and with which inputs, does not matter here.
pub fn compare(wishes: &[Wish], entries: &[Value]) -> Compared {
    let mut compared = Compared::default();
    let confirmed: Vec<&Value> = entries.iter().filter(|e| is(e, "confirmed")).collect();
    for planted in wishes.iter().filter(|w| w.is_planted()) {
        let named = planted.words.iter().filter(|w| w.starts_with("data=") || is_kind(w));
        match confirmed.iter().any(|e| lines(e) == planted.lines && named.clone().all(|w| has(e, w))) {
            true => compared.confirmed += 1,
            false => compared.missed.push(planted.lines.clone()),
        }
    }
    for entry in confirmed {
        let mut same = wishes.iter().filter(|w| w.lines == lines(entry));
        if same.clone().any(Wish::is_planted) {
        } else if same.any(|w| w.key == "may") {
            compared.allowed += 1;
        } else {
            compared.falsely.push(lines(entry));
        }
    }
    compared
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
        let wishes = wishes_in(RACES)?;
        let all = compare(&wishes, &[race("confirmed", 5, 4), race("confirmed", 4, 4), race("refuted", 6, 6)]);
        assert_eq!(all, Compared { confirmed: 1, allowed: 1, ..Compared::default() });
        // As many as are planted, but others.
        let others = compare(&wishes, &[race("confirmed", 6, 6), race("undecided", 4, 5)]);
        let expected = Compared { missed: vec![vec![4, 5]], falsely: vec![vec![6, 6]], ..Compared::default() };
        assert_eq!(others, expected);
        // Two entries of the same lines, for different data, are one.
        assert_eq!(compare(&wishes, &[race("confirmed", 4, 5), race("confirmed", 5, 4)]).confirmed, 1);
        Ok(())
    }

    #[test]
    fn races_of_the_same_lines_may_be_told_apart_by_their_data() -> Result<(), String> {
        let wishes = wishes_in("//! race: a b data=x\n//! race: a b data=y\nx //~ a\ny //~ b\n")?;
        let mut found = race("confirmed", 3, 4);
        found["location"] = "y".into();
        let one = compare(&wishes, &[found]);
        assert_eq!(one, Compared { confirmed: 1, missed: vec![vec![3, 4]], ..Compared::default() });
        Ok(())
    }

    #[test]
    fn deadlocks_are_known_by_their_kind_too() -> Result<(), String> {
        let text = "//! deadlock: lock-cycle a b\n//! deadlock: nested-monitor a b\nx //~ a\ny //~ b\n";
        let wishes = wishes_in(text)?;
        let one = compare(&wishes, &[deadlock("lock-cycle", &[4, 3])]);
        assert_eq!((one.confirmed, one.missed, one.falsely), (1, vec![vec![3, 4]], Vec::new()));
        let both = compare(&wishes, &[deadlock("lock-cycle", &[4, 3]), deadlock("nested-monitor", &[3, 4])]);
        assert_eq!(both, Compared { confirmed: 2, ..Compared::default() });
        Ok(())
    }

    #[test]
    fn a_header_without_a_tag_is_an_error() {
        assert!(wishes_in("//! race: nosuch tags\nx //~ a\n").is_err());
        assert!(wishes_in("//! race: failure\nx //~ a\n").is_err());
        assert!(wishes_in("//! may: a failure\nx //~ a\n").is_err());
    }
}
