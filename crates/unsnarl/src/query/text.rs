//! Answers for people.

use super::answers::{Answered, Document, Entry, Value, Verdict};
use super::goals;
use solve::Question;
use std::fmt::Write;
use trace::{EventId, Trace, Unknowns, What};

/// Events of a long order that are shown: the first ones and the last ones.
const FIRST: usize = 15;
const LAST: usize = 45;

/// Widest column of places that others are aligned to.
const WIDEST: usize = 36;

// Writing to a String does not fail: its results are not looked at.

/// One answer.
pub(super) fn answer(answered: &Answered, question: &Question, trace: &Trace, unknowns: &Unknowns) -> String {
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
    for id in solve::Model::standing(&question.goal) {
        at_goal(text, id, trace, unknowns);
    }
    if *verdict == Verdict::Reachable {
        order(text, answered);
        values(text, "with the inputs", &answered.inputs);
    }
    if !answered.core.is_empty() {
        let _ = writeln!(text, "  because these cannot be together:");
        answered.core.iter().for_each(|part| drop(writeln!(text, "    {part}")));
    }
    text.push('\n');
    std::mem::take(text)
}

/// Where a thread of the goal stands, and what its decision means.
fn at_goal(text: &mut String, id: EventId, trace: &Trace, unknowns: &Unknowns) {
    let Some(event) = goals::event(trace, id) else { return };
    let place = trace.tables.places().get(event.place as usize).filter(|p| p.is_known());
    let place = place.map_or("?".to_string(), |p| format!("{}:{} {}", p.file, p.line, p.function));
    let _ = write!(text, "  {} at {place}", id.show(&trace.tables));
    let _ = match event.what {
        What::Branch { cond, taken, .. } => {
            let shown = unknowns.show(cond, &trace.exprs, &trace.tables);
            writeln!(text, ": {shown} was {taken} in the trace")
        }
        _ => writeln!(text, ": {}", event.describe_with(&trace.tables, &trace.exprs)),
    };
}

fn order(text: &mut String, answered: &Answered) {
    let entries = &answered.order;
    if entries.is_empty() {
        let _ = writeln!(text, "  before anything else happens");
        return;
    }
    let _ = writeln!(text, "  in this order:");
    let place = |e: &Entry| e.at.as_ref().map_or("?".to_string(), |p| format!("{}:{} {}", p.file, p.line, p.function));
    let width = entries.iter().map(|e| place(e).chars().count()).max().unwrap_or(0).min(WIDEST);
    let left_out = entries.len().saturating_sub(FIRST + LAST);
    for (number, entry) in entries.iter().enumerate() {
        if left_out > 0 && number == FIRST {
            let _ = writeln!(text, "    ... and {left_out} more (--format json has all)");
        }
        if left_out > 0 && (FIRST..FIRST + left_out).contains(&number) {
            continue;
        }
        let _ = write!(text, "    {:<8} {:<width$}  {}", entry.event, place(entry), entry.text);
        let found = answered.values.iter().find(|v| v.id == entry.id).filter(|v| v.value != v.was);
        let _ = match found {
            Some(v) => writeln!(text, "   here it finds {}", v.value),
            None => writeln!(text),
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
pub(super) fn summary(document: &Document) -> String {
    let goals = match document.answers.len() {
        1 => "1 goal".to_string(),
        n => format!("{n} goals"),
    };
    let seconds = document.stats.building_seconds + document.stats.solving_seconds;
    format!(
        "{goals}: {} reachable, {} impossible, {} unknown ({seconds:.2} s)\n",
        document.count(Verdict::Reachable),
        document.count(Verdict::Impossible),
        document.count(Verdict::Unknown)
    )
}
