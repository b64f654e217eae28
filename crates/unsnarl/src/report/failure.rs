//! A failure for people, with its places and their source lines.

use super::json::run::Report;
use std::fmt::Write;
use trace::{Failure, Place};

/// Callers shown of a deep stack.
const SHOWN: usize = 12;

pub(crate) fn source_line(place: &Place) -> Option<String> {
    driver::sources::read(&place.file).lines().nth(place.line.checked_sub(1)? as usize).map(String::from)
}

/// Columns shown of a long source line.
const WIDTH: usize = 100;

/// The part of a line around a column, and where the column is in it.
fn window(line: &str, column: usize) -> (String, usize) {
    let chars: Vec<char> = line.replace('\t', " ").chars().collect();
    let column = column.saturating_sub(1).min(chars.len());
    if chars.len() <= WIDTH {
        return (chars.into_iter().collect(), column);
    }
    let from = column.saturating_sub(WIDTH / 2).min(chars.len() - WIDTH);
    let cut: String = chars[from..from + WIDTH].iter().collect();
    let (before, after) = (if from > 0 { "..." } else { "" }, if from + WIDTH < chars.len() { "..." } else { "" });
    (format!("{before}{cut}{after}"), column - from + before.len())
}

// Writing to a String does not fail: its results are not looked at.

/// The place, its source line, and a caret.
fn place_with_source(text: &mut String, place: &Place) {
    let _ = writeln!(text, "  --> {place}");
    let Some(line) = source_line(place) else { return };
    let (line, caret) = window(&line, place.column as usize);
    let number = place.line.to_string();
    let pad = " ".repeat(number.len());
    let _ = writeln!(text, "   {pad} |");
    let _ = writeln!(text, "   {number} | {line}");
    if place.column > 0 {
        let _ = writeln!(text, "   {pad} | {}^", " ".repeat(caret));
    }
}

/// The callers; `depth` is how many frames there are in all.
fn callers(text: &mut String, stack: &[Place], depth: usize) {
    for place in stack.iter().skip(1).take(SHOWN) {
        let _ = writeln!(text, "  called from {place}");
    }
    if let (true, Some(outermost)) = (stack.len() > SHOWN + 1, stack.last()) {
        let _ =
            writeln!(text, "  ... and {} more callers, the outermost {outermost}", depth.max(stack.len()) - SHOWN - 1);
    }
}

pub(crate) fn print(f: &Failure) {
    driver::say!("{}", text(f).trim_end());
}

pub(crate) fn in_short(failure: &Failure) -> String {
    let place = failure.stack.iter().find(|p| p.is_known());
    let at = place.map_or_else(String::new, |p| format!(" at {}:{}", p.file_name(), p.line));
    format!("{}{at}: {}", failure.kind.id(), failure.message)
}

pub(crate) fn text(f: &Failure) -> String {
    let text = &mut String::new();
    // The message of a deadlock says it of all threads; each of them follows with its place.
    let said = f.stuck.as_ref().map_or(&f.message, |s| &s.all);
    let _ = writeln!(text, "unsnarl: failure {}: {said}", f.kind.id());
    if let Some(stuck) = &f.stuck {
        let _ = writeln!(text, "  {}:", stuck.first);
    }
    if let Some(place) = f.stack.first() {
        place_with_source(text, place);
    }
    callers(text, &f.stack, f.depth);
    for other in &f.others {
        let _ = writeln!(text, "  {}:", other.title);
        if let Some(place) = other.stack.first() {
            place_with_source(text, place);
        }
        callers(text, &other.stack, other.stack.len());
    }
    if let Some(object) = &f.object {
        let _ = match object.position.as_str() {
            "" => writeln!(text, "  memory: {}", object.name),
            position => writeln!(text, "  memory: {}; the access is {position}", object.name),
        };
        let born = if matches!(object.kind, "stack" | "global") { "declared" } else { "allocated" };
        for (what, stack) in [(born, &object.allocated), ("freed", &object.freed)] {
            for (i, place) in stack.iter().enumerate() {
                let _ = match i {
                    0 => writeln!(text, "    {what} at {place}"),
                    _ => writeln!(text, "      called from {place}"),
                };
            }
        }
    }
    let _ = writeln!(text, "  help: {}", f.kind.help());
    std::mem::take(text)
}

pub(crate) fn unsupported(what: &str, stack: &[Place]) {
    let text = &mut String::new();
    let _ = writeln!(text, "unsnarl: cannot go on: {what}");
    if let Some(place) = stack.first() {
        place_with_source(text, place);
    }
    callers(text, stack, stack.len());
    driver::say!("{}", text.trim_end());
}

pub(crate) fn stats(r: &Report) {
    let per_second = r.steps as f64 / r.seconds.max(1e-9) / 1e6;
    driver::say!("unsnarl: steps              {}", r.steps);
    driver::say!("unsnarl: million steps/s    {per_second:.1}");
    driver::say!("unsnarl: seconds            {:.3} (and {:.3} to compile and load)", r.seconds, r.load_seconds);
    driver::say!("unsnarl: max memory         {} KiB", r.max_memory.div_ceil(1024));
}

#[cfg(test)]
mod tests {
    use super::window;

    #[test]
    fn a_long_line_is_cut_around_its_column() {
        assert_eq!(window("short", 3), ("short".into(), 2));
        let long: String = (0..300).map(|i| char::from(b'a' + (i % 26) as u8)).collect();
        for column in [1, 40, 150, 290, 300] {
            let (text, caret) = window(&long, column);
            assert_eq!(text.chars().nth(caret), long.chars().nth(column - 1), "column {column}");
            assert!(text.len() <= 106);
        }
    }
}
