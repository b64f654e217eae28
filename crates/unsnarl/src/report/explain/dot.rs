//! An explanation as a graph for Graphviz: one cluster for each run, one column for each thread, data flow and orders as arrows.

use super::text::letter;
use analysis::explain::Explanation;
use analysis::explain::story::Story;
use driver::Error;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

pub(crate) fn write(e: &Explanation, path: &Path) -> Result<(), Error> {
    std::fs::write(path, &*driver::plain::plain(&graph(e)))
        .map_err(|err| Error::new(format!("{}: {err}", path.display())))
}

/// As a string of the language.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

pub(crate) fn graph(e: &Explanation) -> String {
    let mut dot = String::from("digraph unsnarl {\n  rankdir=TB; node [shape=box, fontname=monospace];\n");
    let (left, right) = match &e.passing {
        Some((passing, projection)) => projection.steps(&e.failing, passing),
        None => (e.race.into_iter().flatten().collect(), BTreeSet::new()),
    };
    cluster(&mut dot, "f", &format!("fails: {}", e.failure.kind.title()), &e.failing, &left);
    if let Some((passing, projection)) = &e.passing {
        cluster(&mut dot, "p", "ends well", passing, &right);
        for (n, flow) in projection.shown_flows().enumerate() {
            let mut arrow = |side: &str, story: &Story, from: Option<usize>, read: usize| {
                if let Some(w) = from {
                    let (a, b) = (story.accesses[w].step, story.accesses[read].step);
                    let label = quoted(&format!("{} {}", story.accesses[read].found, letter(n)));
                    let _ = writeln!(dot, "  {side}{a} -> {side}{b} [color=blue, label={label}, constraint=false];");
                }
            };
            arrow("f", &e.failing, flow.from.0, flow.read.0);
            arrow("p", passing, flow.from.1, flow.read.1);
        }
        for order in &projection.orders {
            if let (Some(a), Some(b)) = (order.first.failing, order.second.failing) {
                let _ = writeln!(dot, "  f{a} -> f{b} [color=orange, style=dashed, constraint=false];");
            }
        }
    }
    dot.push_str("}\n");
    dot
}

fn cluster(dot: &mut String, side: &str, label: &str, story: &Story, steps: &BTreeSet<usize>) {
    let _ = writeln!(dot, "  subgraph cluster_{side} {{\n    label={};", quoted(label));
    let mut threads: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for &s in steps {
        threads.entry(story.steps[s].actor).or_default().push(s);
        let step = &story.steps[s];
        let line = step.place.as_ref().map_or(0, |p| p.line);
        let actor = &story.actors[step.actor];
        let text =
            format!("{} {}\nline {line}: {}", actor.name, trace::one_line(&actor.function), step.notes.join(", "));
        let _ = writeln!(dot, "    {side}{s} [label={}];", quoted(&text).replace('\n', "\\n"));
    }
    // Time goes down: an invisible chain keeps the order of the run.
    let all: Vec<&usize> = steps.iter().collect();
    for pair in all.windows(2) {
        let _ = writeln!(dot, "    {side}{} -> {side}{} [style=invis];", pair[0], pair[1]);
    }
    dot.push_str("  }\n");
}
