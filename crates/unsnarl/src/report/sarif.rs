//! Findings as SARIF 2.1.0, for the tools that show such things beside the source.
//!
//! The rules are the table of failures. The other stacks of a finding are its related locations, and its interleaving
//! is a code flow with one thread flow for each thread; `executionOrder` says how they meet.

use analysis::check::{Finding, Findings};
use analysis::explain::patched::{Changed, Hunk, Patch};
use analysis::explain::{Explanation, Story};
use analysis::interleaving::{Actor, Interleaving, Item, Line};
use driver::Error;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use trace::{Failure, FailureKind, Place};

const SCHEMA: &str = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/// Writes what a search found; the first finding is the one that is explained.
pub(crate) fn write(findings: &Findings, explanation: Option<&Explanation>, path: &Path) -> Result<(), Error> {
    let mut results: Vec<Value> = findings.failures.iter().map(of_finding).collect();
    if let (Some(first), Some(explanation)) = (results.first_mut(), explanation) {
        explain(first, explanation);
    }
    save(results, path)
}

pub(crate) fn write_explanation(explanation: &Explanation, run: &Path, path: &Path) -> Result<(), Error> {
    let mut result = result(&explanation.failure);
    result["properties"]["run"] = json!(run.to_string_lossy());
    explain(&mut result, explanation);
    save(vec![result], path)
}

fn save(results: Vec<Value>, path: &Path) -> Result<(), Error> {
    std::fs::write(path, super::document(&document(results))?).map_err(|e| Error::at(path, e))
}

fn document(results: Vec<Value>) -> Value {
    let rule = |kind: &FailureKind| {
        json!({
            "id": kind.id(),
            "shortDescription": { "text": kind.title() },
            "help": { "text": kind.help() },
            "defaultConfiguration": { "level": "error" },
        })
    };
    json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "unsnarl",
                "version": env!("CARGO_PKG_VERSION"),
                "rules": FailureKind::ALL.iter().map(rule).collect::<Vec<_>>(),
            }},
            "columnKind": "unicodeCodePoints",
            "results": results,
        }],
    })
}

fn of_finding(finding: &Finding) -> Value {
    let mut result = result(&finding.failure);
    result["properties"]["run"] = json!(finding.run);
    result["properties"]["foundBy"] = json!(finding.found_by.text);
    if let Some(flow) = code_flow(&finding.interleaving) {
        result["codeFlows"] = json!([flow]);
    }
    result
}

fn result(failure: &Failure) -> Value {
    let known = |stack: &[Place]| stack.iter().find(|p| p.is_known()).cloned();
    let at = failure.at.iter().filter(|p| p.is_known());
    let related = failure.others.iter().zip(1..).filter_map(|(other, id)| {
        let mut location = location(&known(&other.stack)?);
        location["id"] = json!(id);
        location["message"] = json!({ "text": other.title });
        Some(location)
    });
    let mut stacks = vec![stack(&failure.message, &failure.stack)];
    stacks.extend(failure.others.iter().map(|o| stack(&o.title, &o.stack)));
    stacks.retain(|s| s["frames"].as_array().is_some_and(|f| !f.is_empty()));
    json!({
        "ruleId": failure.kind.id(),
        "ruleIndex": FailureKind::ALL.iter().position(|k| *k == failure.kind),
        "level": "error",
        "message": { "text": failure.message },
        "locations": at.map(location).collect::<Vec<_>>(),
        "relatedLocations": related.collect::<Vec<_>>(),
        "stacks": stacks,
        "properties": { "thread": failure.thread },
    })
}

/// The two runs as code flows, and what would help as a message of its own.
fn explain(result: &mut Value, e: &Explanation) {
    let fixes: Vec<Value> = e.patches.iter().flat_map(|p| &p.found).map(fix).collect();
    if !fixes.is_empty() {
        result["fixes"] = json!(fixes);
    }
    let Some((passing, projection)) = &e.passing else { return };
    let (left, right) = projection.steps(&e.failing, passing);
    let mut flows: Vec<Value> = result["codeFlows"].as_array().cloned().unwrap_or_default();
    flows.extend(run_flow("the failing run, as far as it matters", &e.failing, &left));
    flows.extend(run_flow("a run that ends well", passing, &right));
    result["codeFlows"] = json!(flows);
    if let Some(repair) = e.repairs.first() {
        result["properties"]["repair"] = json!({ "text": repair.proposal.text, "verdict": repair.verdict.id() });
    }
}

fn fix(patch: &Patch) -> Value {
    let replacement = |h: &Hunk| {
        let mut text = h.inserted.join("\n");
        if !h.inserted.is_empty() {
            text.push('\n');
        }
        json!({
            "deletedRegion": { "startLine": h.line, "startColumn": 1, "endLine": h.line + h.removed, "endColumn": 1 },
            "insertedContent": { "text": text },
        })
    };
    let change = |f: &Changed| {
        json!({
            "artifactLocation": { "uri": uri(&f.name) },
            "replacements": f.hunks.iter().map(replacement).collect::<Vec<_>>(),
        })
    };
    json!({
        "description": { "text": patch.text },
        "artifactChanges": patch.files.iter().map(change).collect::<Vec<_>>(),
    })
}

fn run_flow(title: &str, story: &Story, steps: &BTreeSet<usize>) -> Option<Value> {
    let mut threads: BTreeMap<usize, Vec<Value>> = BTreeMap::new();
    for (order, &s) in (1..).zip(steps) {
        let step = &story.steps[s];
        let Some(place) = step.place.as_ref().filter(|p| p.is_known()) else { continue };
        let mut location = location(place);
        location["message"] = json!({ "text": step.notes.join("; ") });
        threads.entry(step.actor).or_default().push(json!({
            "location": location,
            "executionOrder": order,
            "importance": "essential",
        }));
    }
    let flow = |(actor, steps): (usize, Vec<Value>)| {
        let actor = &story.actors[actor];
        let text = format!("thread {} {}", actor.name, actor.function);
        json!({ "id": actor.name, "message": { "text": text.trim_end() }, "locations": steps })
    };
    let threads: Vec<Value> = threads.into_iter().map(flow).collect();
    (!threads.is_empty()).then(|| json!({ "message": { "text": title }, "threadFlows": threads }))
}

fn location(place: &Place) -> Value {
    json!({
        "physicalLocation": {
            "artifactLocation": { "uri": uri(&place.file) },
            "region": region(place),
        },
        "logicalLocations": [{ "name": &*place.function, "kind": "function" }],
    })
}

fn region(place: &Place) -> Value {
    match place.column {
        0 => json!({ "startLine": place.line }),
        column => json!({ "startLine": place.line, "startColumn": column }),
    }
}

fn stack(message: &str, stack: &[Place]) -> Value {
    let frames = stack.iter().filter(|p| p.is_known()).map(|place| json!({ "location": location(place) }));
    json!({ "message": { "text": message }, "frames": frames.collect::<Vec<_>>() })
}

fn code_flow(interleaving: &Interleaving) -> Option<Value> {
    let mut order = 0;
    let mut flows: Vec<Vec<Value>> = vec![Vec::new(); interleaving.threads.len()];
    for stretch in &interleaving.stretches {
        for item in &stretch.items {
            let Item::Line(Line { place, notes, is_end, .. }) = item else { continue };
            order += 1;
            let mut location = location(place);
            if !notes.is_empty() {
                location["message"] = json!({ "text": notes.join("; ") });
            }
            flows[stretch.thread].push(json!({
                "location": location,
                "executionOrder": order,
                "importance": if *is_end { "essential" } else { "important" },
            }));
        }
    }
    let flows = interleaving.threads.iter().zip(flows).filter(|(_, steps)| !steps.is_empty());
    let flow = |(thread, steps): (&Actor, Vec<Value>)| {
        let text = format!("thread {} {}", thread.name, thread.function);
        json!({ "id": thread.name, "message": { "text": text.trim_end() }, "locations": steps })
    };
    let flows: Vec<Value> = flows.map(flow).collect();
    (!flows.is_empty()).then(|| json!({ "threadFlows": flows }))
}

/// A file name as a URI reference.
fn uri(file: &str) -> String {
    let mut uri = if file.starts_with('/') { "file://".to_string() } else { String::new() };
    for &b in file.as_bytes() {
        match b {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' | b'~' => uri.push(b as char),
            // A colon in the first part of a relative reference would be a scheme.
            _ => uri.push_str(&format!("%{b:02X}")),
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::uri;

    #[test]
    fn file_names_become_references() {
        assert_eq!(uri("src/a.c"), "src/a.c");
        assert_eq!(uri("/tmp/a b#1.c"), "file:///tmp/a%20b%231.c");
        assert_eq!(uri("x:y.c"), "x%3Ay.c");
    }
}
