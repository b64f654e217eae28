//! Reports of ThreadSanitizer, clang's and GCC's: data races, uses after free that race, and lock-order inversions.
//!
//! Each side is the stack after a heading such as `Previous write of size 4 at 0x... by thread T1:` or `Mutex M1 acquired here while
//! holding mutex M0 in thread T1:`. A stack can be missing (`[failed to restore the stack]`), and a report may be cut off: the sides
//! that are there are kept, and what is missing is reported later.

use super::place::At;
use super::read::{Entry, Kind, Report};

/// Whether a text has such reports.
pub(super) fn is_one(text: &str) -> bool {
    text.contains(MARK)
}

const MARK: &str = "WARNING: ThreadSanitizer:";

pub(super) fn read(text: &str) -> Report {
    // A line without an end is cut off: its number may be another one.
    let whole = text.rfind('\n').map_or("", |end| &text[..end]);
    let mut all = Report::default();
    for report in whole.split(MARK).skip(1) {
        let report = report.split("==================").next().unwrap_or("");
        let title = report.lines().next().unwrap_or("");
        let title = title.split(" (pid=").next().unwrap_or("").trim();
        let (kind, begins): (Kind, fn(&str) -> bool) = match () {
            () if title.contains("race") || title.contains("use-after-free") => (Kind::DataRace, is_access),
            () if title.contains("lock-order-inversion") => (Kind::Deadlock, is_wait),
            () => {
                let other = format!("a report of `{title}`");
                if !all.others.contains(&other) {
                    all.others.push(other);
                }
                continue;
            }
        };
        let mut stacks = stacks(report, begins);
        if kind == Kind::DataRace {
            stacks.truncate(2);
        }
        all.entries.push(Entry { kind, stacks });
    }
    all
}

/// The lines of the stacks after those headings.
fn stacks(report: &str, begins: fn(&str) -> bool) -> Vec<Vec<At>> {
    let mut stacks: Vec<Vec<At>> = Vec::new();
    let mut inside = false;
    for line in report.lines().map(str::trim) {
        match line.strip_prefix('#') {
            // `0 name /path/file.c:12:3 (module+0x1)`
            Some(frame) if inside => {
                let at = frame.split_whitespace().skip(2).find_map(At::parse);
                stacks.last_mut().into_iter().for_each(|stack| stack.extend(at.clone()));
            }
            Some(_) => {}
            None => {
                inside = begins(line);
                if inside {
                    stacks.push(Vec::new());
                }
            }
        }
    }
    stacks
}

/// `Previous atomic write of size 4 at ...`: not `heap block of size 8 ... allocated by thread T1:`.
fn is_access(heading: &str) -> bool {
    let heading = heading.to_ascii_lowercase();
    let heading = heading.strip_prefix("previous ").unwrap_or(&heading);
    let heading = heading.strip_prefix("atomic ").unwrap_or(heading);
    ["read", "write"].iter().any(|w| heading.strip_prefix(w).is_some_and(|rest| rest.starts_with(" of size ")))
}

fn is_wait(heading: &str) -> bool {
    heading.contains("acquired here while holding")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<Vec<Vec<u32>>> {
        let line = |stack: &Vec<At>| stack.iter().map(|at| at.line).collect();
        read(text).entries.iter().map(|e| e.stacks.iter().map(line).collect()).collect()
    }

    const RACE: &str = "==================
WARNING: ThreadSanitizer: data race (pid=11)
  Atomic write of size 4 at 0x55d0 by thread T2 (mutexes: write M0):
    #0 second /src/a.c:22:7 (a+0xd3) (BuildId: 1)
  Previous write of size 4 at 0x55d0 by thread T1:
    #0 memset ../../src/libsanitizer/x.inc:827 (libtsan.so.2+0xd2)
    #1 first /src/a.c:13 (a+0xd2)
    #2 run /src/a.c:40 (a+0xd2)
  Location is heap block of size 8 at 0x55d0 allocated by thread T1:
    #0 malloc <null> (a+0x5)
    #1 first /src/a.c:11:7 (a+0xd2)
  Thread T2 (tid=13, running) created by main thread at:
    #0 pthread_create <null> (a+0x5)
    #1 main /src/a.c:33:5 (a+0xd4)
SUMMARY: ThreadSanitizer: data race /src/a.c:22:7 in second
==================
";

    const CIRCLE: &str = "==================
WARNING: ThreadSanitizer: lock-order-inversion (potential deadlock) (pid=12)
  Cycle in lock order graph: M0 (0x1) => M1 (0x2) => M0

  Mutex M1 acquired here while holding mutex M0 in thread T1:
    #0 pthread_mutex_lock <null> (b+0x4)
    #1 first b.c:16:9 (b+0xd)

  Mutex M0 previously acquired by the same thread here:
    #0 pthread_mutex_lock <null> (b+0x4)
    #1 first b.c:15:9 (b+0xd)

  Mutex M0 acquired here while holding mutex M1 in thread T2:
    #0 pthread_mutex_lock <null> (b+0x4)
    #1 second b.c:29:9 (b+0xd)
==================
";

    #[test]
    fn all_frames_of_both_sides_are_read() {
        let both = format!("{RACE}{CIRCLE}");
        let expected = vec![vec![vec![22], vec![827, 13, 40]], vec![vec![16], vec![29]]];
        assert_eq!(lines(&both), expected);
        assert_eq!(lines(&both.replace('\n', "\r\n")), expected);
        let kinds: Vec<Kind> = read(&both).entries.iter().map(|e| e.kind).collect();
        assert_eq!(kinds, [Kind::DataRace, Kind::Deadlock]);
    }

    #[test]
    fn where_memory_was_allocated_is_no_access() {
        let lost = "    [failed to restore the stack]\n";
        let frames = RACE.find("    #0 memset").unwrap_or(0)..RACE.find("  Location is").unwrap_or(0);
        let mut text = RACE.to_string();
        text.replace_range(frames, lost);
        assert_eq!(lines(&text), [[vec![22], vec![]]]);
    }

    #[test]
    fn what_is_cut_off_gives_what_is_there() {
        let both = format!("{RACE}{CIRCLE}");
        let (all, mut before) = (lines(&both), 0);
        for end in 0..both.len() {
            let part = lines(&both[..end]);
            // Sides and frames only ever come to it; none is another one.
            for (n, entry) in part.iter().enumerate() {
                assert!(
                    entry.len() <= 2 && entry.iter().zip(&all[n]).all(|(some, all)| all.starts_with(some)),
                    "{end}"
                );
            }
            let count = part.iter().flatten().flatten().count();
            assert!(count >= before, "{end}");
            before = count;
        }
        assert_eq!(before, 6);
    }

    #[test]
    fn other_reports_are_told() {
        let leak = "WARNING: ThreadSanitizer: thread leak (pid=7)\n  Thread T1 created by main thread at:\n    #0 main a.c:3\n";
        let report = read(&format!("{leak}{leak}{RACE}"));
        assert_eq!((report.entries.len(), report.others), (1, vec!["a report of `thread leak`".to_string()]));
    }
}
