//! What a person reads.

use crate::report::Report;
use std::io::{BufRead, BufReader};
use trace::{Failure, Place};

/// Callers shown of a deep stack.
const SHOWN: usize = 12;

pub(crate) fn source_line(place: &Place) -> Option<String> {
    let file = std::fs::File::open(&*place.file).ok()?;
    BufReader::new(file).lines().nth(place.line.checked_sub(1)? as usize)?.ok()
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

/// The place, its source line, and a caret.
fn place_with_source(place: &Place) {
    eprintln!("  --> {place}");
    let Some(line) = source_line(place) else { return };
    let (line, caret) = window(&line, place.column as usize);
    let number = place.line.to_string();
    let pad = " ".repeat(number.len());
    eprintln!("   {pad} |");
    eprintln!("   {number} | {line}");
    if place.column > 0 {
        eprintln!("   {pad} | {}^", " ".repeat(caret));
    }
}

/// The callers; `depth` is how many frames there are in all.
fn callers(stack: &[Place], depth: usize) {
    for place in stack.iter().skip(1).take(SHOWN) {
        eprintln!("  called from {place}");
    }
    if let (true, Some(outermost)) = (stack.len() > SHOWN + 1, stack.last()) {
        eprintln!("  ... and {} more callers, the outermost {outermost}", depth.max(stack.len()) - SHOWN - 1);
    }
}

pub(crate) fn failure(f: &Failure) {
    eprintln!("unsnarl: failure {}: {}", f.kind.id(), f.message);
    if let Some(place) = f.stack.first() {
        place_with_source(place);
    }
    callers(&f.stack, f.depth);
    for other in &f.others {
        eprintln!("  {}:", other.title);
        if let Some(place) = other.stack.first() {
            place_with_source(place);
        }
        callers(&other.stack, other.stack.len());
    }
    if let Some(object) = &f.object {
        match object.position.as_str() {
            "" => eprintln!("  memory: {}", object.name),
            position => eprintln!("  memory: {}; the access is {position}", object.name),
        }
        let born = if matches!(object.kind, "stack" | "global") { "declared" } else { "allocated" };
        for (what, stack) in [(born, &object.allocated), ("freed", &object.freed)] {
            for (i, place) in stack.iter().enumerate() {
                match i {
                    0 => eprintln!("    {what} at {place}"),
                    _ => eprintln!("      called from {place}"),
                }
            }
        }
    }
    eprintln!("  help: {}", f.kind.help());
}

pub(crate) fn unsupported(what: &str, stack: &[Place]) {
    eprintln!("unsnarl: cannot go on: {what}");
    if let Some(place) = stack.first() {
        place_with_source(place);
    }
    callers(stack, stack.len());
}

pub(crate) fn stats(r: &Report) {
    let per_second = r.steps as f64 / r.seconds.max(1e-9) / 1e6;
    eprintln!("unsnarl: steps              {}", r.steps);
    eprintln!("unsnarl: million steps/s    {per_second:.1}");
    eprintln!("unsnarl: seconds            {:.3} (and {:.3} to compile and load)", r.seconds, r.load_seconds);
    eprintln!("unsnarl: max memory         {} KiB", r.max_memory.div_ceil(1024));
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
