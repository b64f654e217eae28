//! Reads a report: that of ThreadSanitizer (data races and lock-order inversions), or a list with two places in each line.

use crate::error::Error;
use serde::Serialize;
use std::path::Path;
use std::sync::Arc;

/// A line of a source file, as the report names it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize)]
pub(super) struct At {
    pub(super) file: String,
    pub(super) line: u32,
}

impl At {
    /// `src/queue.c:41` or `src/queue.c:41:9`, with anything behind it.
    fn parse(word: &str) -> Option<At> {
        let word = word.trim_matches(|c: char| matches!(c, ',' | ';' | '(' | ')' | '"' | '\''));
        let mut parts = word.split(':');
        let (file, line) = (parts.next()?, parts.next()?);
        let line = line.parse().ok().filter(|&l: &u32| l > 0)?;
        (!file.is_empty()).then(|| At { file: file.to_string(), line })
    }

    /// Takes the program's own name for the file, if there is one that it may mean: one path ends as the other does, or, in a
    /// report from elsewhere, only the last parts are the same.
    pub(super) fn resolve(&mut self, files: &[Arc<str>]) {
        let named = Path::new(&self.file);
        let ends = |f: &&Arc<str>| named.ends_with(&***f) || Path::new(&***f).ends_with(named);
        let last = |f: &&Arc<str>| named.file_name().is_some() && named.file_name() == Path::new(&***f).file_name();
        let only = |fits: &dyn Fn(&&Arc<str>) -> bool| {
            let mut all = files.iter().filter(|f| fits(f));
            all.next().filter(|_| all.next().is_none()).cloned()
        };
        let same = files.iter().find(|f| ***f == *self.file).cloned();
        if let Some(file) = same.or_else(|| only(&ends)).or_else(|| only(&last)) {
            self.file = file.to_string();
        }
    }
}

/// What is suspected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Kind {
    DataRace,
    Deadlock,
}

/// An entry of a report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    pub(super) kind: Kind,
    /// Sorted.
    pub(super) lines: Vec<At>,
}

/// Reads a report.
pub(super) fn read(path: &Path) -> Result<Vec<Entry>, Error> {
    let shown = path.display();
    let text = std::fs::read(path).map_err(|e| Error(format!("{shown}: {e}")))?;
    let text = String::from_utf8_lossy(&text);
    let mut all = match text.contains("WARNING: ThreadSanitizer:") {
        true => thread_sanitizer(&text),
        false => list(&text).map_err(|e| Error(format!("{shown}:{e}")))?,
    };
    let mut known = Vec::new();
    all.retain(|entry| {
        let new = !known.contains(entry);
        known.push(entry.clone());
        new
    });
    if all.is_empty() {
        return Err(Error(format!(
            "{shown}: nothing to confirm: expected a report of ThreadSanitizer with line numbers (compile with -g), or lines such \
             as `queue.c:41 queue.c:57`"
        )));
    }
    Ok(all)
}

fn entry(kind: Kind, mut lines: Vec<At>) -> Entry {
    lines.sort();
    Entry { kind, lines }
}

/// Two places in each line.
fn list(text: &str) -> Result<Vec<Entry>, String> {
    let mut all = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or("").trim();
        if line.is_empty() {
            continue;
        }
        let (kind, rest) = match line.strip_prefix("deadlock ") {
            Some(rest) => (Kind::Deadlock, rest),
            None => (Kind::DataRace, line.strip_prefix("race ").unwrap_or(line)),
        };
        let places: Vec<At> = rest.split_whitespace().filter_map(At::parse).collect();
        let enough = if kind == Kind::DataRace { places.len() == 2 } else { places.len() >= 2 };
        if !enough {
            return Err(format!("{number}: expected two places such as `queue.c:41 queue.c:57`, found `{line}`"));
        }
        all.push(entry(kind, places));
    }
    Ok(all)
}

/// The stacks behind headings like `Write of size 4 at 0x... by thread T1:`; the first frame of each that has a line counts.
fn thread_sanitizer(text: &str) -> Vec<Entry> {
    let mut all = Vec::new();
    for report in text.split("WARNING: ThreadSanitizer:").skip(1) {
        let report = report.split("==================").next().unwrap_or("");
        let title = report.lines().next().unwrap_or("");
        let kind = match () {
            () if title.contains("race") => Kind::DataRace,
            () if title.contains("lock-order-inversion") => Kind::Deadlock,
            () => continue,
        };
        let counts = |heading: &str| match kind {
            Kind::DataRace => {
                let heading = heading.to_ascii_lowercase();
                heading.contains(" of size ") && (heading.contains("read") || heading.contains("write"))
            }
            Kind::Deadlock => heading.contains("acquired here while holding"),
        };
        let mut lines: Vec<At> = Vec::new();
        let mut wanted = false;
        for line in report.lines() {
            let line = line.trim();
            match line.strip_prefix('#') {
                Some(frame) if wanted => {
                    if let Some(at) = frame.split_whitespace().skip(2).find_map(At::parse) {
                        lines.push(at);
                        wanted = false;
                    }
                }
                Some(_) => {}
                None => wanted = counts(line),
            }
        }
        if lines.len() >= 2 {
            if kind == Kind::DataRace {
                lines.truncate(2);
            }
            all.push(entry(kind, lines));
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(file: &str, line: u32) -> At {
        At { file: file.into(), line }
    }

    #[test]
    fn a_report_of_thread_sanitizer_is_read() {
        let text = "==================
WARNING: ThreadSanitizer: data race (pid=11)
  Write of size 4 at 0x55d0 by thread T2:
    #0 second /src/a.c:22:7 (a+0xd3) (BuildId: 1)
  Previous write of size 4 at 0x55d0 by thread T1:
    #0 first /src/a.c:13:7 (a+0xd2)
  Location is global 'x' of size 4 at 0x55d0 (a+0x1)
  Thread T2 (tid=13, running) created by main thread at:
    #0 pthread_create <null> (a+0x5)
    #1 main /src/a.c:33:5 (a+0xd4)
SUMMARY: ThreadSanitizer: data race /src/a.c:22:7 in second
==================
==================
WARNING: ThreadSanitizer: lock-order-inversion (potential deadlock) (pid=12)
  Cycle in lock order graph: M0 (0x1) => M1 (0x2) => M0
  Mutex M1 acquired here while holding mutex M0 in thread T1:
    #0 pthread_mutex_lock <null> (b+0x4)
    #1 first b.c:16:9 (b+0xd)
  Mutex M0 acquired here while holding mutex M1 in thread T2:
    #0 pthread_mutex_lock <null> (b+0x4)
    #1 second b.c:29:9 (b+0xd)
==================
";
        let expected = vec![
            entry(Kind::DataRace, vec![at("/src/a.c", 22), at("/src/a.c", 13)]),
            entry(Kind::Deadlock, vec![at("b.c", 16), at("b.c", 29)]),
        ];
        assert_eq!(thread_sanitizer(text), expected);
    }

    #[test]
    fn a_list_of_lines_is_read() {
        let expected = vec![
            entry(Kind::DataRace, vec![at("a.c", 3), at("b.c", 4)]),
            entry(Kind::Deadlock, vec![at("a.c", 1), at("a.c", 2)]),
        ];
        assert_eq!(list("# two\na.c:3 and b.c:4:9\n\ndeadlock a.c:2, a.c:1\n"), Ok(expected));
        let wrong = list("a.c:3 b.c\n");
        assert!(wrong.as_ref().is_err_and(|e| e.starts_with("1: expected two places")), "{wrong:?}");
    }

    #[test]
    fn a_file_is_known_by_how_its_path_ends() {
        let resolved = |file: &str, files: &[&str]| {
            let mut at = at(file, 1);
            at.resolve(&files.iter().map(|f| Arc::from(*f)).collect::<Vec<_>>());
            at.file
        };
        assert_eq!(resolved("/home/me/src/a.c", &["src/b.c", "src/a.c"]), "src/a.c");
        assert_eq!(resolved("a.c", &["/x/a.c", "/x/b.c"]), "/x/a.c");
        assert_eq!(resolved("/other/a.c", &["/x/a.c", "/x/b.c"]), "/x/a.c");
        // It may be either.
        assert_eq!(resolved("a.c", &["/x/a.c", "/y/a.c"]), "a.c");
        assert_eq!(resolved("a.c", &["/x/b.c"]), "a.c");
    }
}
