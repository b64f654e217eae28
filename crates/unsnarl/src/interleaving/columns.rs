//! An interleaving for the terminal: one column for each thread, time goes down; a list where there is no room.

use super::{Actor, Interleaving, Item, Line};
use std::collections::HashMap;
use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;

/// The least width of a column.
const NARROWEST: usize = 28;
/// Between two columns.
const BAR: &str = " | ";
/// Before everything.
const INDENT: &str = "  ";

/// The width to fill.
pub(crate) fn terminal_width() -> usize {
    let columns = std::env::var("COLUMNS").ok().and_then(|c| c.parse().ok());
    columns.filter(|c| (40..=1000).contains(c)).unwrap_or(100)
}

impl Interleaving {
    /// Who takes part, and then what they did, in lines of at most `width` characters if possible.
    pub(crate) fn to_text(&self, width: usize) -> String {
        let mut text = String::new();
        if self.stretches.is_empty() {
            return text;
        }
        self.legend(&mut text);
        let sources = &mut Sources::of(self);
        let n = self.threads.len();
        let room = (width - INDENT.len()).saturating_sub(BAR.len() * (n - 1)) / n;
        if n > 1 && room >= NARROWEST {
            self.columns(&mut text, room, sources);
        } else {
            self.list(&mut text, width, sources);
        }
        text
    }

    fn legend(&self, text: &mut String) {
        let width = self.threads.iter().map(|t| t.name.to_string().len()).max().unwrap_or(0);
        for Actor { name, function, created } in &self.threads {
            let _ = write!(text, "{INDENT}thread {:width$}  {function}", name.to_string());
            if let Some(place) = created {
                let _ = write!(text, " (created at {}:{})", place.file, place.line);
            }
            text.push('\n');
        }
        text.push('\n');
    }

    fn columns(&self, text: &mut String, room: usize, sources: &mut Sources) {
        let heads: Vec<String> =
            self.threads.iter().map(|t| cut(&format!("{} {}", t.name, t.function), room)).collect();
        row(text, &heads, room);
        let rule = vec!["-".repeat(room); self.threads.len()];
        let _ = writeln!(text, "{INDENT}{}", rule.join("-+-"));
        for stretch in &self.stretches {
            for line in stretch.items.iter().flat_map(|item| sources.show(item, room)) {
                let mut cells = vec![String::new(); self.threads.len()];
                cells[stretch.thread] = line;
                row(text, &cells, room);
            }
        }
    }

    fn list(&self, text: &mut String, width: usize, sources: &mut Sources) {
        for stretch in &self.stretches {
            let Actor { name, function, .. } = &self.threads[stretch.thread];
            let _ = writeln!(text, "{INDENT}{name} {function}");
            for line in stretch.items.iter().flat_map(|item| sources.show(item, width - 6)) {
                let _ = writeln!(text, "{INDENT}    {line}");
            }
        }
    }
}

fn row(text: &mut String, cells: &[String], room: usize) {
    let padded: Vec<String> = cells.iter().map(|c| format!("{c:room$}")).collect();
    let _ = writeln!(text, "{INDENT}{}", padded.join(BAR).trim_end());
}

/// At most so many characters.
fn cut(text: &str, room: usize) -> String {
    match text.char_indices().nth(room) {
        None => text.to_string(),
        Some(_) => text.chars().take(room.saturating_sub(2)).chain("..".chars()).collect(),
    }
}

/// Splits at blanks into lines of at most `room` characters.
fn wrap(text: &str, room: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.len() - 1;
        if !lines[last].is_empty() && lines[last].chars().count() + 1 + word.chars().count() > room {
            lines.push(word.to_string());
        } else {
            if !lines[last].is_empty() {
                lines[last].push(' ');
            }
            lines[last].push_str(word);
        }
    }
    lines.iter().map(|line| cut(line, room)).collect()
}

/// A source line without the comment behind it.
fn without_comment(line: &str) -> &str {
    match line.split_once("//") {
        Some((code, _)) if !code.trim().is_empty() && code.matches('"').count() % 2 == 0 => code.trim_end(),
        _ => line,
    }
}

/// Source lines, and how their places are written.
struct Sources {
    files: HashMap<Arc<str>, Vec<String>>,
    /// Several files: each line says of which it is.
    several: bool,
}

impl Sources {
    fn of(interleaving: &Interleaving) -> Sources {
        let mut files = HashMap::new();
        for item in interleaving.stretches.iter().flat_map(|s| &s.items) {
            if let Item::Line(line) = item {
                files.entry(line.place.file.clone()).or_insert_with(|| {
                    let text = std::fs::read(&*line.place.file).unwrap_or_default();
                    String::from_utf8_lossy(&text).lines().map(|l| l.trim().replace('\t', " ")).collect()
                });
            }
        }
        Sources { several: files.len() > 1, files }
    }

    fn show(&self, item: &Item, room: usize) -> Vec<String> {
        let Line { place, notes, is_end, .. } = match item {
            Item::Line(line) => line,
            Item::Gap(1) => return vec!["     ...".into()],
            Item::Gap(n) => return vec![cut(&format!("     ... {n} lines ..."), room)],
        };
        let source = self.files.get(&place.file).and_then(|f| f.get(place.line.saturating_sub(1) as usize));
        let source = source.map_or("", String::as_str);
        let at = match self.several {
            true => {
                let name = Path::new(&*place.file).file_name().unwrap_or_default().to_string_lossy();
                format!("{name}:{}", place.line)
            }
            false => format!("{:>4}", place.line),
        };
        let pad = " ".repeat(at.len().min(room / 2) + 2);
        let mut lines: Vec<String> = wrap(without_comment(source), room - pad.len().min(room - 10));
        if lines.len() > 2 {
            lines.truncate(2);
            lines[1] = cut(&format!("{} ..", lines[1]), room - pad.len());
        }
        lines[0] = cut(&format!("{at}  {}", lines[0]), room);
        lines.iter_mut().skip(1).for_each(|line| *line = format!("{pad}  {line}"));
        for (n, note) in notes.iter().enumerate() {
            let ends = *is_end && n + 1 == notes.len();
            for (i, piece) in wrap(note, room - 8).iter().enumerate() {
                lines.push(format!("{}  {piece}", if i == 0 && ends { " >>>  " } else { "      " }));
            }
        }
        lines
    }
}
