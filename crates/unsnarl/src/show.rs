//! What a person reads.

use crate::report::Report;
use std::io::{BufRead, BufReader};
use trace::{Failure, Place};

/// Callers shown of a deep stack.
const SHOWN: usize = 12;

fn source_line(place: &Place) -> Option<String> {
    let file = std::fs::File::open(&*place.file).ok()?;
    BufReader::new(file).lines().nth(place.line.checked_sub(1)? as usize)?.ok()
}

/// The place, its source line, and a caret.
fn place_with_source(place: &Place) {
    eprintln!("  --> {place}");
    let Some(line) = source_line(place) else { return };
    let number = place.line.to_string();
    let pad = " ".repeat(number.len());
    eprintln!("   {pad} |");
    eprintln!("   {number} | {}", line.replace('\t', " "));
    if place.column > 0 {
        eprintln!("   {pad} | {}^", " ".repeat(place.column as usize - 1));
    }
}

fn callers(stack: &[Place]) {
    for place in stack.iter().skip(1).take(SHOWN) {
        eprintln!("  called from {place}");
    }
    if stack.len() > SHOWN + 1 {
        eprintln!("  ... and {} more callers, the outermost {}", stack.len() - SHOWN - 1, stack[stack.len() - 1]);
    }
}

pub(crate) fn failure(f: &Failure) {
    eprintln!("unsnarl: failure {}: {}", f.kind.id(), f.message);
    if let Some(place) = f.stack.first() {
        place_with_source(place);
    }
    callers(&f.stack);
    if let Some(object) = &f.object {
        eprintln!("  memory: {}; the access is {}", object.name, object.position);
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
    callers(stack);
}

pub(crate) fn stats(r: &Report) {
    let per_second = r.steps as f64 / r.seconds.max(1e-9) / 1e6;
    eprintln!("unsnarl: steps              {}", r.steps);
    eprintln!("unsnarl: million steps/s    {per_second:.1}");
    eprintln!("unsnarl: seconds            {:.3} (and {:.3} to compile and load)", r.seconds, r.load_seconds);
    eprintln!("unsnarl: max memory         {} KiB", r.max_memory.div_ceil(1024));
}
