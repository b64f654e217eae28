//! Changes of a text, and how they look as a unified diff.

use super::source::Source;
use crate::explain::patched::Hunk;
use std::fmt::Write;
use std::ops::Range;

/// Bytes, from the first to the one after the last, and what comes in their place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Edit {
    at: (usize, usize),
    text: String,
}

impl Edit {
    pub(super) fn new(at: Range<usize>, text: impl Into<String>) -> Edit {
        Edit { at: (at.start, at.end), text: text.into() }
    }

    pub(super) fn start(&self) -> usize {
        self.at.0
    }

    pub(super) fn insert(at: usize, text: impl Into<String>) -> Edit {
        Edit::new(at..at, text)
    }
}

/// The text after all of them; `None` if two of them change the same bytes.
pub(super) fn apply(source: &Source, edits: &[Edit]) -> Option<String> {
    let mut edits = edits.to_vec();
    // What is inserted at one place stays in the order in which it was asked for.
    edits.sort_by_key(|e| e.at);
    edits.dedup();
    let (mut text, mut done) = (String::new(), 0);
    for edit in edits {
        text += source.text.get(done..edit.at.0)?;
        text += &edit.text;
        done = edit.at.1;
    }
    text += source.text.get(done..)?;
    Some(text)
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Line {
    Same(usize, usize),
    Gone(usize),
    New(usize),
}

/// Lines before and after a change.
const CONTEXT: usize = 3;
/// Pairs of lines that are compared; of more, all count as changed.
const MOST_PAIRS: usize = 20_000_000;

/// Which lines are the same, by the longest common subsequence of what lies between the common beginning and end.
fn compare(old: &[&str], new: &[&str]) -> Vec<Line> {
    let head = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let most = old.len().min(new.len()) - head;
    let tail = old.iter().rev().zip(new.iter().rev()).take(most).take_while(|(a, b)| a == b).count();
    let (a, b) = (&old[head..old.len() - tail], &new[head..new.len() - tail]);
    let mut lines: Vec<Line> = (0..head).map(|i| Line::Same(i, i)).collect();
    let end = (0..tail).map(|t| Line::Same(old.len() - tail + t, new.len() - tail + t));
    if a.len().saturating_mul(b.len()) > MOST_PAIRS {
        lines.extend((head..head + a.len()).map(Line::Gone));
        lines.extend((head..head + b.len()).map(Line::New));
        lines.extend(end);
        return lines;
    }
    let width = b.len() + 1;
    let mut best = vec![0u32; (a.len() + 1) * width];
    for i in (0..a.len()).rev() {
        for j in (0..b.len()).rev() {
            best[i * width + j] = if a[i] == b[j] {
                best[(i + 1) * width + j + 1] + 1
            } else {
                best[(i + 1) * width + j].max(best[i * width + j + 1])
            };
        }
    }
    let (mut i, mut j) = (0, 0);
    while i < a.len() || j < b.len() {
        if i < a.len() && j < b.len() && a[i] == b[j] {
            lines.push(Line::Same(head + i, head + j));
            (i, j) = (i + 1, j + 1);
        } else if j == b.len() || i < a.len() && best[(i + 1) * width + j] >= best[i * width + j + 1] {
            lines.push(Line::Gone(head + i));
            i += 1;
        } else {
            lines.push(Line::New(head + j));
            j += 1;
        }
    }
    lines.extend(end);
    lines
}

/// A change of one file: the diff, and where it is.
pub(super) struct Diff {
    pub(super) text: String,
    /// Lines that are gone or new.
    pub(super) lines: usize,
    pub(super) hunks: Vec<Hunk>,
}

pub(super) fn diff(name: &str, old: &str, new: &str) -> Diff {
    let (a, b): (Vec<&str>, Vec<&str>) = (old.split_inclusive('\n').collect(), new.split_inclusive('\n').collect());
    let lines = compare(&a, &b);
    let is_change = |l: &Line| !matches!(l, Line::Same(..));
    let mut text = format!("--- a/{name}\n+++ b/{name}\n");
    let mut at = 0;
    while let Some(next) = lines[at..].iter().position(is_change).map(|n| at + n) {
        let from = next.saturating_sub(CONTEXT).max(at);
        let mut end = next;
        while let Some(more) = lines[end..].iter().take(2 * CONTEXT + 1).position(is_change) {
            end += more + 1;
        }
        let to = (end + CONTEXT).min(lines.len());
        let hunk = &lines[from..to];
        let count = |is: fn(&Line) -> bool| hunk.iter().filter(|l| is(l)).count();
        let (olds, news) = (count(|l| !matches!(l, Line::New(_))), count(|l| !matches!(l, Line::Gone(_))));
        let before = |is: fn(&Line) -> bool| lines[..from].iter().filter(|l| is(l)).count();
        let (old_at, new_at) = (before(|l| !matches!(l, Line::New(_))), before(|l| !matches!(l, Line::Gone(_))));
        let start = |n: usize, count: usize| if count == 0 { n } else { n + 1 };
        let _ = writeln!(text, "@@ -{},{olds} +{},{news} @@", start(old_at, olds), start(new_at, news));
        for line in hunk {
            let (mark, line) = match *line {
                Line::Same(i, _) => (' ', a[i]),
                Line::Gone(i) => ('-', a[i]),
                Line::New(j) => ('+', b[j]),
            };
            text.push(mark);
            text += line;
            if !line.ends_with('\n') {
                text += "\n\\ No newline at end of file\n";
            }
        }
        at = to;
    }
    Diff { text, lines: lines.iter().filter(|l| is_change(l)).count(), hunks: hunks(&lines, &b) }
}

fn hunks(lines: &[Line], new: &[&str]) -> Vec<Hunk> {
    let (mut all, mut open, mut old): (Vec<Hunk>, bool, usize) = (Vec::new(), false, 0);
    for line in lines {
        if let Line::Same(i, _) = line {
            (open, old) = (false, i + 1);
            continue;
        }
        if !open {
            all.push(Hunk { line: old + 1, removed: 0, inserted: Vec::new() });
            open = true;
        }
        let Some(hunk) = all.last_mut() else { continue };
        match line {
            Line::Gone(i) => (hunk.removed, old) = (hunk.removed + 1, i + 1),
            Line::New(j) => hunk.inserted.push(new[*j].trim_end_matches('\n').into()),
            Line::Same(..) => {}
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_diff_says_what_patch_reads() {
        let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n";
        let new = "1\n2\nx\n3\n4\n5\n6\n7\n8\n9\n10\n12";
        let made = diff("a.c", old, new);
        assert_eq!(
            made.text,
            "--- a/a.c\n+++ b/a.c\n@@ -1,5 +1,6 @@\n 1\n 2\n+x\n 3\n 4\n 5\n@@ -8,5 +9,4 @@\n 8\n 9\n 10\n-11\n-12\n+12\n\\ No newline at end of file\n"
        );
        assert_eq!(made.lines, 4);
        let hunk = |line, removed, inserted: &str| Hunk { line, removed, inserted: vec![inserted.into()] };
        assert_eq!(made.hunks, [hunk(3, 0, "x"), hunk(11, 2, "12")]);
    }
}
