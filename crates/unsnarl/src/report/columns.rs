//! An interleaving for the terminal: one column for each thread, time goes down; a list where there is no room.

use super::sources::Sources;
use analysis::interleaving::{Actor, Interleaving, Item, Line};
use std::collections::HashSet;
use std::fmt::Write;
use std::path::Path;

/// The least width of a column.
const NARROWEST: usize = 28;
const BAR: &str = " | ";
const INDENT: &str = "  ";

/// Who takes part, and then what they did, in lines of at most `width` characters if possible.
pub(crate) fn text(run: &Interleaving, width: usize) -> String {
    let mut text = String::new();
    if run.stretches.is_empty() {
        return text;
    }
    legend(run, &mut text);
    let sources = &Notes::of(run);
    let n = run.threads.len();
    let room = (width - INDENT.len()).saturating_sub(BAR.len() * (n - 1)) / n;
    if n > 1 && room >= NARROWEST {
        columns(run, &mut text, room, sources);
    } else {
        list(run, &mut text, width, sources);
    }
    text
}

fn legend(run: &Interleaving, text: &mut String) {
    let width = run.threads.iter().map(|t| t.name.to_string().len()).max().unwrap_or(0);
    for Actor { name, function, created } in &run.threads {
        let _ = write!(text, "{INDENT}thread {:width$}  {function}", name.to_string());
        if let Some(place) = created {
            let _ = write!(text, " (created at {}:{})", place.file_name(), place.line);
        }
        text.push('\n');
    }
    text.push('\n');
}

fn columns(run: &Interleaving, text: &mut String, room: usize, sources: &Notes) {
    let heads: Vec<String> =
        run.threads.iter().map(|t| cut(&format!("{} {}", t.name, trace::one_line(&t.function)), room)).collect();
    row(text, &heads, room);
    let rule = vec!["-".repeat(room); run.threads.len()];
    let _ = writeln!(text, "{INDENT}{}", rule.join("-+-"));
    for stretch in &run.stretches {
        for line in stretch.items.iter().flat_map(|item| sources.show(item, room)) {
            let mut cells = vec![String::new(); run.threads.len()];
            cells[stretch.thread] = line;
            row(text, &cells, room);
        }
    }
}

fn list(run: &Interleaving, text: &mut String, width: usize, sources: &Notes) {
    for stretch in &run.stretches {
        let Actor { name, function, .. } = &run.threads[stretch.thread];
        let _ = writeln!(text, "{INDENT}{name} {function}");
        for line in stretch.items.iter().flat_map(|item| sources.show(item, width - 6)) {
            let _ = writeln!(text, "{INDENT}    {line}");
        }
    }
}

fn row(text: &mut String, cells: &[String], room: usize) {
    let padded: Vec<String> = cells.iter().map(|c| format!("{c:room$}")).collect();
    let _ = writeln!(text, "{INDENT}{}", padded.join(BAR).trim_end());
}

fn cut(text: &str, room: usize) -> String {
    match text.char_indices().nth(room) {
        None => text.to_string(),
        Some(_) => text.chars().take(room.saturating_sub(2)).chain("..".chars()).collect(),
    }
}

/// Splits at blanks into lines of at most `room` characters; words that are longer are broken.
fn wrap(text: &str, room: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let letters: Vec<char> = word.chars().collect();
        for (i, piece) in letters.chunks(room.max(1)).enumerate() {
            let last = lines.len() - 1;
            let used = lines[last].chars().count();
            if used > 0 && (i > 0 || used + 1 + piece.len() > room) {
                lines.push(piece.iter().collect());
                continue;
            }
            if used > 0 {
                lines[last].push(' ');
            }
            lines[last].extend(piece);
        }
    }
    lines
}

/// How the lines of a run are written.
struct Notes {
    sources: Sources,
    /// Several files: each line says of which it is.
    several: bool,
}

impl Notes {
    fn of(run: &Interleaving) -> Notes {
        let items = run.stretches.iter().flat_map(|s| &s.items);
        let file = |item: &Item| if let Item::Line(line) = item { Some(line.place.file.clone()) } else { None };
        let files: HashSet<_> = items.filter_map(file).collect();
        Notes { sources: Sources::default(), several: files.len() > 1 }
    }

    fn show(&self, item: &Item, room: usize) -> Vec<String> {
        let Line { place, notes, is_end, .. } = match item {
            Item::Line(line) => line,
            Item::Gap(1) => return vec!["     ...".into()],
            Item::Gap(n) => return vec![cut(&format!("     ... {n} lines ..."), room)],
        };
        let source = &self.sources.line(place).unwrap_or_default();
        let at = match self.several {
            true => {
                let file = place.file_name();
                let name = Path::new(&*file).file_name().unwrap_or_default().to_string_lossy();
                format!("{name}:{}", place.line)
            }
            false => format!("{:>4}", place.line),
        };
        let pad = " ".repeat(at.len().min(room / 2) + 2);
        let mut lines: Vec<String> = wrap(source, room - pad.len());
        // A line for the last bracket only is a waste.
        if lines.len() == 2 && lines[1].len() <= 3 {
            lines = vec![source.to_string()];
        }
        if lines.len() > 2 {
            lines.truncate(2);
            lines[1] += " ..";
        }
        lines[0] = cut(&format!("{at}  {}", lines[0]), room);
        lines.iter_mut().skip(1).for_each(|line| *line = cut(&format!("{pad}{line}"), room));
        for (n, note) in notes.iter().enumerate() {
            let ends = *is_end && n + 1 == notes.len();
            for (i, piece) in wrap(note, room - 8).iter().enumerate() {
                lines.push(format!("{}  {piece}", if i == 0 && ends { " >>>  " } else { "      " }));
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::{cut, wrap};

    #[test]
    fn text_fits() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("a pthread_mutex_lock(m);", 8), ["a", "pthread_", "mutex_lo", "ck(m);"]);
        assert_eq!(wrap("", 8), [""]);
        assert_eq!(cut("abcdef", 6), "abcdef");
        assert_eq!(cut("abcdefg", 6), "abcd..");
    }
}
