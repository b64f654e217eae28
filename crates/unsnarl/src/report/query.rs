//! Answers for people.

use super::json::query::Document;
use analysis::query::{Answered, Entry, Events, Value, Verdict};
use solve::{Model, Question};
use std::collections::HashMap;
use std::fmt::Write;
use trace::{Event, EventId, Place, What};

/// Events of a long order that are shown: the first ones and the last ones.
const FIRST: usize = 15;
const LAST: usize = 45;

/// Widest column of places that others are aligned to.
const WIDEST: usize = 36;

// Writing to a String does not fail: its results are not looked at.

pub(crate) fn answer(answered: &Answered, question: &Question, events: &Events<'_>) -> String {
    let text = &mut String::new();
    let Answered { goal, verdict, seconds, .. } = answered;
    let _ = match verdict {
        Verdict::Reachable => writeln!(text, "{goal}: reachable ({seconds:.2} s)"),
        Verdict::Impossible => writeln!(text, "{goal}: impossible ({seconds:.2} s)"),
        Verdict::Unknown => writeln!(
            text,
            "{goal}: unknown ({seconds:.2} s): {}",
            answered.reason.as_deref().unwrap_or("no reason was given")
        ),
    };
    for id in Model::standing(&question.goal) {
        at_goal(text, id, events);
    }
    if *verdict == Verdict::Reachable {
        order(text, answered);
        values(text, "with the inputs", &answered.inputs);
    }
    if !answered.core.is_empty() {
        let _ = writeln!(text, "  because these cannot be together:");
        core(text, &answered.core, events);
    } else if *verdict == Verdict::Impossible {
        let _ = writeln!(text, "  no reason was found in a tenth of the time that the answer took");
    }
    text.push('\n');
    std::mem::take(text)
}

fn place(at: Option<&Place>) -> String {
    at.filter(|p| p.is_known())
        .map_or("?".to_string(), |p| format!("{}:{} {}", p.file_name(), p.line, p.function_name()))
}

fn place_of(event: &Event, events: &Events<'_>) -> String {
    place(events.trace.tables.places().get(event.place as usize))
}

/// Where a thread of the goal stands, and what its decision means.
fn at_goal(text: &mut String, id: EventId, events: &Events<'_>) {
    let Some(event) = events.get(id) else { return };
    let trace = events.trace;
    let _ = write!(text, "  {} at {}", id.show(&trace.tables), place_of(event, events));
    let _ = match event.what {
        What::Branch { cond, taken, .. } => {
            let shown = events.unknowns.show(cond, &trace.exprs, &trace.tables);
            writeln!(text, ": {shown} was {taken} in the trace")
        }
        _ => writeln!(text, ": {}", events.describe(event)),
    };
}

/// The parts of a core begin with the name of an event: that one is reported in full.
fn core(text: &mut String, parts: &[String], events: &Events<'_>) {
    let first = |part: &'_ String| part.split(' ').next().unwrap_or("").to_string();
    let mut named: HashMap<String, Option<EventId>> = parts.iter().map(|p| (first(p), None)).collect();
    for (id, _) in events.trace.ids() {
        if let Some(found) = named.get_mut(&id.show(&events.trace.tables).to_string()) {
            *found = Some(id);
        }
    }
    for part in parts {
        let name = first(part);
        let event = named.get(&name).copied().flatten().and_then(|id| events.get(id));
        let _ = match event {
            Some(event) => writeln!(text, "    {name:<8} {}  {}", place_of(event, events), events.describe(event)),
            None => writeln!(text, "    {part}"),
        };
    }
}

fn order(text: &mut String, answered: &Answered) {
    // Initial values are no deeds of anybody.
    let entries: Vec<&Entry> = answered.order.iter().filter(|e| e.operation != "initial").collect();
    if entries.is_empty() {
        let _ = writeln!(text, "  before anything else happens");
        return;
    }
    let _ = writeln!(text, "  in this order:");
    let width = entries.iter().map(|e| place(e.at.as_ref()).chars().count()).max().unwrap_or(0).min(WIDEST);
    let left_out = entries.len().saturating_sub(FIRST + LAST);
    for (number, entry) in entries.iter().enumerate() {
        if left_out > 0 && number == FIRST {
            let _ = writeln!(text, "    ... and {left_out} more (--format json has all)");
        }
        if left_out > 0 && (FIRST..FIRST + left_out).contains(&number) {
            continue;
        }
        let _ = write!(text, "    {:<8} {:<width$}  {}", entry.event, place(entry.at.as_ref()), entry.text);
        let _ = match (entry.operation, entry.value.filter(|_| entry.differs)) {
            ("read", Some(value)) => writeln!(text, "   here it finds {value}"),
            (_, Some(value)) => writeln!(text, "   here it writes {value}"),
            (_, None) => writeln!(text),
        };
    }
}

fn values(text: &mut String, title: &str, values: &[Value]) {
    if values.is_empty() {
        return;
    }
    let _ = writeln!(text, "  {title}:");
    for v in values {
        let name = if v.name.is_empty() { &v.event } else { &v.name };
        let _ = match v.value == v.was {
            true => writeln!(text, "    {name} = {}", v.value),
            false => writeln!(text, "    {name} = {} (in the trace {})", v.value, v.was),
        };
    }
}

/// The last line.
pub(crate) fn summary(document: &Document) -> String {
    let goals = match document.answers.len() {
        1 => "1 goal".to_string(),
        n => format!("{n} goals"),
    };
    let seconds = document.stats.building_seconds + document.stats.solving_seconds;
    let cross = document.stats.cross.as_ref().map_or_else(String::new, |cross| {
        format!("two solvers: {} answered by both, {} by one alone\n", cross.compared, cross.alone)
    });
    let not_asked = match document.not_asked {
        0 => String::new(),
        n => format!(", {n} more not asked"),
    };
    format!(
        "{goals}: {} reachable, {} impossible, {} unknown{not_asked} ({seconds:.2} s)\n{cross}",
        document.count(Verdict::Reachable),
        document.count(Verdict::Impossible),
        document.count(Verdict::Unknown)
    )
}
