//! Reads a report: that of ThreadSanitizer, or a list with two places in each line.

use super::place::{At, resolve};
use super::thread_sanitizer;
use driver::Error;
use driver::files::read_input;
use serde::Serialize;
use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;

/// Characters of a line that are shown when it is wrong.
const SHOWN: usize = 60;

/// Entries that are looked at: hunting for them takes time that grows with their square.
const MOST: usize = 1000;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    DataRace,
    Deadlock,
}

/// An entry of a report: where each thread is, the innermost line first.
#[derive(PartialEq, Eq, Debug)]
pub struct Entry {
    pub kind: Kind,
    pub stacks: Vec<Vec<At>>,
}

#[derive(Default, PartialEq, Eq, Debug)]
pub struct Report {
    pub entries: Vec<Entry>,
    /// What else is in it.
    pub others: Vec<String>,
}

/// An entry in the lines of the program.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Suspicion {
    pub kind: Kind,
    /// Sorted.
    pub lines: Vec<At>,
    /// Why it cannot be looked for; then lines may be missing, or be none of the program's.
    pub blocked: Option<String>,
}

impl Entry {
    fn suspicion(&self, files: &[Arc<str>]) -> Suspicion {
        let (mut lines, mut blocked) = (Vec::new(), None);
        for stack in &self.stacks {
            match resolve(stack, files) {
                Ok(at) => lines.push(at),
                Err((at, why)) => {
                    lines.extend(at);
                    blocked = blocked.or(Some(why));
                }
            }
        }
        if self.stacks.len() < 2 {
            blocked = Some("one stack is missing in the report".to_string());
        }
        lines.sort();
        Suspicion { kind: self.kind, lines, blocked }
    }
}

impl Report {
    pub fn parse(text: &str) -> Result<Report, String> {
        let text = text.trim_start_matches('\u{feff}');
        match thread_sanitizer::is_one(text) {
            true => Ok(thread_sanitizer::read(text)),
            false => Ok(Report { entries: list(text)?, others: Vec::new() }),
        }
    }

    /// Its entries in the lines of the program, each once.
    pub fn suspicions(&self, files: &[Arc<str>]) -> Vec<Suspicion> {
        let mut told = HashSet::new();
        let all = self.entries.iter().map(|entry| entry.suspicion(files));
        let mut all: Vec<Suspicion> = all.filter(|suspicion| told.insert(suspicion.clone())).collect();
        for suspicion in all.iter_mut().skip(MOST) {
            suspicion.blocked.get_or_insert_with(|| format!("only the first {MOST} entries of a report are looked at"));
        }
        all
    }
}

pub fn read(path: &Path) -> Result<Report, Error> {
    let shown = path.display();
    let report = Report::parse(&String::from_utf8_lossy(&read_input(path)?));
    let report = report.map_err(|e| Error::new(format!("{shown}:{e}")))?;
    if report.entries.is_empty() {
        let only = match report.others.join(", ") {
            others if others.is_empty() => String::new(),
            others => format!(" in {others}"),
        };
        return Err(Error::new(format!(
            "{shown}: nothing to confirm{only}: expected data races or deadlocks in a report of ThreadSanitizer with line numbers \
             (compile with -g), or lines such as `queue.c:41 queue.c:57`"
        )));
    }
    Ok(report)
}

/// Two places in each line.
fn list(text: &str) -> Result<Vec<Entry>, String> {
    let mut all = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or("").trim();
        if line.is_empty() {
            continue;
        }
        let (kind, rest) = match line.split_once(char::is_whitespace) {
            Some(("deadlock", rest)) => (Kind::Deadlock, rest),
            Some(("race", rest)) => (Kind::DataRace, rest),
            _ => (Kind::DataRace, line),
        };
        let is_line = |at: &At| at.line != 0 && at.line != u32::MAX;
        let begins = rest.split_whitespace().next().is_some_and(|word| At::parse(word).is_some());
        let places: Vec<At> = rest.split_whitespace().filter_map(At::parse).filter(is_line).collect();
        let enough = if kind == Kind::DataRace { places.len() == 2 } else { places.len() >= 2 };
        if !enough || !begins {
            let mut found: String = line.chars().take(SHOWN).flat_map(char::escape_debug).collect();
            if line.chars().nth(SHOWN).is_some() {
                found.push_str("...");
            }
            return Err(format!(
                "{number}: expected two places such as `queue.c:41 queue.c:57`, perhaps after `race` or `deadlock`, found `{found}`"
            ));
        }
        all.push(Entry { kind, stacks: places.into_iter().map(|at| vec![at]).collect() });
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(file: &str, line: u32) -> At {
        At { file: file.into(), line }
    }

    fn entry(kind: Kind, lines: &[(&str, u32)]) -> Entry {
        Entry { kind, stacks: lines.iter().map(|(file, line)| vec![at(file, *line)]).collect() }
    }

    #[test]
    fn a_list_of_lines_is_read() {
        let expected = vec![
            entry(Kind::DataRace, &[("a.c", 3), ("b.c", 4)]),
            entry(Kind::Deadlock, &[("a.c", 2), ("a.c", 1)]),
            entry(Kind::DataRace, &[("a.c", 5), ("a.c", 5)]),
        ];
        let text = "# two\na.c:3 and b.c:4:9\n\ndeadlock a.c:2, a.c:1\nrace\ta.c:5 a.c:5";
        assert_eq!(list(text).as_ref(), Ok(&expected));
        assert_eq!(list(&text.replace('\n', "\r\n")), Ok(expected));
        for wrong in ["a.c:3 b.c", "a.c:0 b.c:1", "a.c:1 b.c:99999999999", "deadlock a.c:1", "a.c:1 a.c:2 a.c:3"] {
            let wrong = list(wrong);
            assert!(wrong.as_ref().is_err_and(|e| e.starts_with("1: expected two places")), "{wrong:?}");
        }
    }

    #[test]
    fn a_wrong_line_is_shown_in_part_and_without_control_characters() {
        let wrong = list(&"\u{1b}[2J\u{0}\u{fffd}".repeat(1000)).expect_err("no places");
        assert!(wrong.len() < 800 && wrong.chars().all(|c| !c.is_control()), "{wrong:?}");
    }

    #[test]
    fn entries_with_one_side_are_kept_and_blocked() {
        let files = [Arc::from("/x/a.c")];
        let one = Report { entries: vec![entry(Kind::DataRace, &[("a.c", 3)])], others: Vec::new() };
        let lost = Entry { kind: Kind::Deadlock, stacks: vec![vec![], vec![at("a.c", 3)]] };
        let lost = Report { entries: vec![lost], others: Vec::new() };
        for report in [one, lost] {
            let all = report.suspicions(&files);
            assert_eq!(all[0].lines, [at("/x/a.c", 3)]);
            assert!(all[0].blocked.as_ref().is_some_and(|why| why.contains("one stack is missing")), "{all:?}");
        }
    }

    #[test]
    fn the_same_lines_are_one_entry() {
        let files = [Arc::from("/x/a.c")];
        let entries = vec![
            entry(Kind::DataRace, &[("a.c", 3), ("a.c", 4)]),
            entry(Kind::DataRace, &[("/y/a.c", 4), ("a.c", 3)]),
            entry(Kind::Deadlock, &[("a.c", 3), ("a.c", 4)]),
        ];
        let all = Report { entries, others: Vec::new() }.suspicions(&files);
        assert_eq!(all.iter().map(|s| s.kind).collect::<Vec<_>>(), [Kind::DataRace, Kind::Deadlock]);
    }
}
