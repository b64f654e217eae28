//! An explanation as one HTML page that needs nothing else: the data as JSON, and a script that draws it.

use super::text;
use crate::report::page;
use crate::report::sources::Sources;
use analysis::explain::Explanation;
use analysis::explain::repair::Verdict;
use analysis::explain::story::Story;
use driver::Error;
use rustc_hash::FxHashMap;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;

const PAGE: &str = include_str!("page.html");
/// Events of a run that go into a page.
const MOST: usize = 20_000;

pub(crate) fn write(e: &Explanation, path: &Path) -> Result<(), Error> {
    page::write(path, PAGE, &[], &data(e))
}

fn data(e: &Explanation) -> Value {
    let sources = Sources::default();
    let mut keys = FxHashMap::default();
    let mut runs = Vec::new();
    if let Some((passing, projection)) = &e.passing {
        let (left, right) = projection.steps(&e.failing, passing);
        let flows = |right: bool| -> Vec<Value> {
            let flow = |(n, f): (usize, &analysis::explain::projection::FlowVariation)| {
                let (story, read, from) =
                    if right { (passing, f.read.1, f.from.1) } else { (&e.failing, f.read.0, f.from.0) };
                from.map(|w| json!({ "from": story.accesses[w].step, "to": story.accesses[read].step, "label": text::letter(n) }))
            };
            projection.shown_flows().enumerate().filter_map(flow).collect()
        };
        let orders = |right: bool| -> Vec<Value> {
            let order = |o: &analysis::explain::projection::OrderVariation| {
                let (a, b) =
                    if right { (o.first.passing?, o.second.passing?) } else { (o.first.failing?, o.second.failing?) };
                // In the good run the arrow goes the way it is there.
                Some(if a < b { json!({ "from": a, "to": b }) } else { json!({ "from": b, "to": a }) })
            };
            projection.orders.iter().filter(|o| o.shown).filter_map(order).collect()
        };
        let bad = ("bad", "The failing run", e.failure.kind.title().to_string());
        let good = ("good", "A run that ends well", "ends well".to_string());
        runs.push(run(&e.failing, &left, bad, flows(false), orders(false), &mut keys));
        runs.push(run(passing, &right, good, flows(true), orders(true), &mut keys));
    } else {
        let shown: BTreeSet<usize> = match e.race {
            Some(race) => race.into_iter().collect(),
            None => e.failing.last().into_iter().collect(),
        };
        let bad = ("bad", "The failing run", e.failure.kind.title().to_string());
        runs.push(run(&e.failing, &shown, bad, Vec::new(), Vec::new(), &mut keys));
    }
    let mut files = serde_json::Map::new();
    let stories = [Some(&e.failing), e.passing.as_ref().map(|(p, _)| p)];
    for place in stories.into_iter().flatten().flat_map(|s| &s.steps).filter_map(|s| s.place.as_ref()) {
        if place.is_known() && !files.contains_key(&*place.file) {
            let lines = sources.file(&place.file);
            files.insert(place.file.to_string(), json!(&*lines));
        }
    }
    let found = e.patches.iter().flat_map(|p| &p.found);
    let patches: Vec<Value> =
        found.map(|p| json!({ "text": p.text, "tried": text::tested(p), "diff": p.diff })).collect();
    let repairs: Vec<Value> = e
        .repairs
        .iter()
        .take(3)
        .map(|r| json!({ "text": text::advice(e, r), "tried": text::tried(r), "works": r.verdict == Verdict::Gone }))
        .collect();
    json!({
        "patches": patches,
        "title": e.failure.kind.title(),
        "message": e.failure.message,
        "place": e.failure.at.as_ref().map_or_else(String::new, ToString::to_string),
        "lead": capital(text::lead(e)),
        "why": text::orders(e).into_iter().map(|(a, b)| json!({ "first": a, "second": b })).collect::<Vec<_>>(),
        "notes": text::race_notes(e).into_iter().chain(text::hidden_orders(e)).chain(text::overtaken(e)).collect::<Vec<_>>(),
        "evidence": text::evidence(e),
        "waits": e.waits().into_iter().map(|w| {
            let place = w.place.as_ref().filter(|p| p.is_known());
            json!({
                "thread": w.actor,
                "key": format!("wait-{}", w.actor),
                "file": place.map(|p| &*p.file),
                "line": place.map_or(0, |p| p.line),
                "function": place.map(|p| &*p.function),
                "notes": [format!("stuck here: {}", w.words)],
            })
        }).collect::<Vec<_>>(),
        "runs": runs,
        "sources": files,
        "differences": text::differences(e),
        "repairs": repairs,
        "figures": format!(
            "{} events in the failing run, {} to understand; {} runs in {:.2} s.",
            e.failing.steps.iter().filter(|s| !s.early).count(),
            e.to_understand(),
            e.runs,
            e.seconds
        ),
    })
}

fn run(
    story: &Story,
    shown: &BTreeSet<usize>,
    (kind, name, end): (&str, &str, String),
    flows: Vec<Value>,
    orders: Vec<Value>,
    keys: &mut FxHashMap<analysis::explain::guided::StepKey, usize>,
) -> Value {
    // Threads that have a part in it, and main.
    let lanes: BTreeSet<usize> = story.steps.iter().filter(|s| !s.early || s.actor == 0).map(|s| s.actor).collect();
    let last = story.last();
    let mut tags: FxHashMap<u64, Vec<String>> = FxHashMap::default();
    for flow in &flows {
        let label = flow["label"].as_str().unwrap_or_default();
        tags.entry(flow["from"].as_u64().unwrap_or(0)).or_default().push(label.to_string());
        tags.entry(flow["to"].as_u64().unwrap_or(0)).or_default().push(format!("\u{2190} {label}"));
    }
    let steps: Vec<Value> = story
        .steps
        .iter()
        .enumerate()
        .take(MOST)
        .map(|(i, step)| {
            let next = keys.len();
            let key = *keys.entry(step.key).or_insert(next);
            let place = step.place.as_ref().filter(|p| p.is_known());
            json!({
                "thread": step.actor,
                "file": place.map(|p| &*p.file),
                "line": place.map_or(0, |p| p.line),
                "function": place.map(|p| &*p.function),
                "notes": step.notes,
                "key": key,
                "tags": tags.get(&(i as u64)),
                "from": step.accesses.clone().filter_map(|a| text::writer(story, a)).collect::<Vec<_>>(),
                "matters": shown.contains(&i),
                "fails": kind == "bad" && Some(i) == last && shown.contains(&i),
            })
        })
        .collect();
    let threads: Vec<Value> =
        story.actors.iter().map(|a| json!({ "name": a.name.to_string(), "function": a.function })).collect();
    json!({
        "kind": kind, "name": name, "end": end, "threads": threads, "lanes": lanes, "steps": steps, "flows": flows, "orders": orders,
    })
}

fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |c| c.to_uppercase().chain(letters).collect())
}
