//! An explanation for the terminal: two columns, the failing run and the passing one, time goes down.

use crate::explain::Explanation;
use crate::explain::edges::{Kind, Node};
use crate::explain::story::Story;
use std::collections::BTreeSet;
use std::fmt::Write;
use trace::Place;

/// Before everything.
const INDENT: &str = "  ";
const BAR: &str = " | ";

/// All of it, in lines of at most `width` characters if possible.
pub(crate) fn text(e: &Explanation, width: usize, _all: bool) -> String {
    let mut text = String::new();
    cause(&mut text, e, width);
    if let Some((passing, projection)) = &e.passing {
        columns(&mut text, e, passing, width);
        let _ = (projection, passing);
        differences(&mut text, e, width);
    }
    text
}

fn line(place: Option<&Place>) -> String {
    place.filter(|p| p.is_known()).map_or_else(|| "?".into(), |p| format!("line {}", p.line))
}

fn thread(story: &Story, actor: usize) -> String {
    let a = &story.actors[actor];
    if a.function.is_empty() { format!("thread {}", a.name) } else { format!("thread {} ({})", a.name, a.function) }
}

/// A step in words: `thread 0.1 (scanner) line 32 reads filled: 0`.
fn step_words(story: &Story, s: usize) -> String {
    let step = &story.steps[s];
    format!("{} {}: {}", thread(story, step.actor), line(step.place.as_ref()), step.notes.join(", "))
}

fn cause(text: &mut String, e: &Explanation, width: usize) {
    if e.core.always {
        wrapped(text, "Why: it does not depend on the order: no schedule that was tried ended well.", width, 0);
        return;
    }
    if e.core.edges.is_empty() {
        wrapped(text, "Why: no order of events was found that causes it.", width, 0);
        return;
    }
    let _ = writeln!(text, "Why: it fails whenever");
    for &i in &e.core.edges {
        let edge = &e.edges[i as usize];
        let first = step_words(&e.failing, edge.first);
        let second = match edge.second {
            Node::Step(s) => step_words(&e.failing, s),
            Node::Pending(p) => {
                let p = &e.failing.pending[p];
                format!("{} {}: {}", thread(&e.failing, p.actor), line(p.place.as_ref()), p.words)
            }
        };
        let before = if edge.kind == Kind::Late { "comes before all that follows" } else { "comes before" };
        wrapped(text, &format!("- {first}"), width, 2);
        wrapped(text, &format!("  {before} {second}"), width, 2);
    }
    text.push('\n');
}

fn columns(text: &mut String, e: &Explanation, passing: &Story, width: usize) {
    let Some((_, projection)) = &e.passing else { return };
    let (left, right) = projection.steps(&e.failing, passing);
    let room = (width - INDENT.len() - BAR.len()) / 2;
    let left = column(&e.failing, &left, room);
    let right = column(passing, &right, room);
    let mut row = |a: &str, b: &str| {
        let pad = room.saturating_sub(a.chars().count());
        let _ = writeln!(text, "{}", format!("{INDENT}{a}{}{BAR}{b}", " ".repeat(pad)).trim_end());
    };
    row("the failing run", "a run that ends well");
    row(&"-".repeat(room), &"-".repeat(room));
    for i in 0..left.len().max(right.len()) {
        row(left.get(i).map_or("", String::as_str), right.get(i).map_or("", String::as_str));
    }
    text.push('\n');
}

fn column(story: &Story, steps: &BTreeSet<usize>, room: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut last = None;
    for &s in steps {
        let step = &story.steps[s];
        if last != Some(step.actor) {
            lines.push(cut(&thread(story, step.actor), room));
            last = Some(step.actor);
        }
        let number = step.place.as_ref().filter(|p| p.is_known()).map_or(String::new(), |p| p.line.to_string());
        for note in &step.notes {
            lines.push(cut(&format!("{number:>5}  {note}"), room));
        }
    }
    lines
}

fn differences(text: &mut String, e: &Explanation, width: usize) {
    let Some((passing, projection)) = &e.passing else { return };
    for flow in projection.shown_flows() {
        let (a, b) = (&e.failing.accesses[flow.read.0], &passing.accesses[flow.read.1]);
        let from = |story: &Story, w: Option<usize>| match w {
            None => "from the start".to_string(),
            Some(w) => {
                let step = &story.steps[story.accesses[w].step];
                format!("from {} {}", thread(story, step.actor), line(step.place.as_ref()))
            }
        };
        let reader = &e.failing.steps[a.step];
        let words = format!(
            "{} {} reads {}: failing {} {}; passing {} {}",
            thread(&e.failing, reader.actor),
            line(reader.place.as_ref()),
            a.name,
            a.shown,
            from(&e.failing, flow.from.0),
            b.shown,
            from(passing, flow.from.1)
        );
        wrapped(text, &words, width, 2);
    }
    for path in &projection.paths {
        let after = path.after.failing.map(|s| line(e.failing.steps[s].place.as_ref())).unwrap_or_default();
        let a = path.next.failing.map(|s| line(e.failing.steps[s].place.as_ref())).unwrap_or_default();
        let b = path.next.passing.map_or_else(|| "nothing".into(), |s| line(passing.steps[s].place.as_ref()));
        let words = format!("{} takes another path after {after}: failing {a}; passing {b}", thread(&e.failing, path.actor));
        wrapped(text, &words, width, 2);
    }
}

fn cut(text: &str, room: usize) -> String {
    match text.char_indices().nth(room) {
        None => text.to_string(),
        Some(_) => text.chars().take(room.saturating_sub(2)).chain("..".chars()).collect(),
    }
}

fn wrapped(text: &mut String, words: &str, width: usize, indent: usize) {
    let pad = " ".repeat(indent);
    let mut line = pad.clone();
    for word in words.split(' ') {
        if line.trim().len() + word.len() + 1 + indent > width && !line.trim().is_empty() {
            let _ = writeln!(text, "{}", line.trim_end());
            line = format!("{pad}  ");
        }
        line.push_str(word);
        line.push(' ');
    }
    let _ = writeln!(text, "{}", line.trim_end());
}
