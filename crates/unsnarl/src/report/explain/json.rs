//! An explanation as JSON. Keys are only ever added.

use analysis::explain::Explanation;
use analysis::explain::edges::Node;
use analysis::explain::patched::Patch;
use analysis::explain::story::{Access, Story};
use driver::Error;
use serde_json::{Value, json};

/// The document of `unsnarl explain --format json`.
pub(crate) fn document(e: &Explanation) -> Result<String, Error> {
    let document = json!({
        "command": "explain",
        "verdict": "failure",
        "failure": { "id": e.failure.kind.id(), "message": e.failure.message, "at": e.failure.at, "thread": e.failure.thread },
        "explanation": value(e),
    });
    crate::report::document(&document)
}

/// The explanation alone.
pub(crate) fn value(e: &Explanation) -> Value {
    let projection = e.passing.as_ref().map(|(p, projection)| {
        let (left, right) = projection.steps(&e.failing, p);
        let flow = |f: &analysis::explain::projection::FlowVariation| {
            let (a, b) = (&e.failing.accesses[f.read.0], &p.accesses[f.read.1]);
            json!({
                "read": step(&e.failing, a.step),
                "variable": &*a.name,
                "failing": { "value": a.found, "from": f.from.0.map(|w| access(&e.failing, &e.failing.accesses[w])) },
                "passing": { "value": b.found, "from": f.from.1.map(|w| access(p, &p.accesses[w])) },
            })
        };
        json!({
            "events": projection.events(&e.failing, p),
            "failing": left.iter().map(|&s| step(&e.failing, s)).collect::<Vec<_>>(),
            "passing": right.iter().map(|&s| step(p, s)).collect::<Vec<_>>(),
            "flows": projection.shown_flows().map(flow).collect::<Vec<_>>(),
            "other_flows": projection.flows.len() - projection.shown_flows().count(),
            "paths": projection.paths.iter().map(|v| json!({
                "thread": e.failing.actors[v.actor].name,
                "after": v.after.failing.map(|s| step(&e.failing, s)),
                "failing": v.next.failing.map(|s| step(&e.failing, s)),
                "passing": v.next.passing.map(|s| step(p, s)),
            })).collect::<Vec<_>>(),
        })
    });
    let core = e.core.edges.iter().enumerate().map(|(n, &i)| {
        let edge = &e.edges[i as usize];
        let second = match edge.second {
            Node::Step(s) => step(&e.failing, s),
            Node::Pending(p) => {
                let p = &e.failing.pending[p];
                json!({ "thread": e.failing.actors[p.actor].name, "at": p.place, "notes": [p.words], "pending": true })
            }
        };
        json!({
            "kind": format!("{:?}", edge.kind).to_lowercase(),
            "first": step(&e.failing, edge.first),
            "second": second,
            // A run that ended well kept all the others and broke this one.
            "needed": e.core.needed.get(n).is_some_and(|g| g.breaks.contains(&i)),
            "broken": e.passing.as_ref().is_some_and(|(_, p)| p.orders.iter().any(|o| o.edge == i && o.broken)),
        })
    });
    json!({
        "core": core.collect::<Vec<_>>(),
        "always_fails": e.core.always,
        "overtaken": e.overtaken.iter().map(|o| json!({
            "check": step(&e.failing, o.check), "by": step(&e.failing, o.by), "until": step(&e.failing, o.until),
        })).collect::<Vec<_>>(),
        // Enough runs kept the core and failed, or it is proved to be enough.
        "sure": e.is_sure(),
        "cut_short": e.core.cut_short,
        // The solver finds no other order of these events that keeps the core and avoids the failure.
        "proved": e.proof.enough == Some(true),
        "projection": projection,
        "repair": e.repairs.iter().map(|r| json!({
            "kind": r.proposal.kind.id(),
            "text": super::text::advice(e, r),
            "places": r.proposal.places,
            "verdict": r.verdict.id(),
            "instead": match &r.verdict { analysis::explain::repair::Verdict::Another(what) => Some(what), _ => None },
            "runs": r.runs,
        })).collect::<Vec<_>>(),
        // Changes of lines that were compiled and checked.
        "patches": e.patches.iter().flat_map(|p| &p.found).map(patch).collect::<Vec<_>>(),
        "patches_tried": e.patches.as_ref().map(|p| json!({
            "tried": p.tried,
            "seconds": p.seconds,
            "failed": p.failed.iter().map(|f| json!({ "kind": f.kind.id(), "text": f.text, "why": f.why.id() })).collect::<Vec<_>>(),
        })),
        "stats": {
            "events": e.failing.steps.iter().filter(|s| !s.early).count(),
            "flows": e.failing.flows(),
            "switches": e.failing.outcome.schedule.len().saturating_sub(1),
            "orders": e.edges.len(),
            "confirmed": e.core.confirmed,
            "pairs": e.pairs,
            "runs": e.runs,
            "threads": e.failing.actors.len(),
            "seconds": e.seconds,
            "model": {
                "absent": e.proof.absent,
                "questions": e.proof.questions,
                "witnesses": e.proof.witnesses,
                "good": e.proof.good,
                "enough": e.proof.enough,
                "minimal": e.proof.minimal,
                "core": e.proof.core.as_ref().map(Vec::len),
                "same_core": e.proof.core.as_ref().map(|core| core.len() == e.core.edges.len() && core.iter().all(|c| e.core.edges.contains(c))),
                "seconds": e.proof.seconds,
            },
        },
    })
}

fn patch(p: &Patch) -> Value {
    json!({
        "kind": p.kind.id(),
        "text": p.text,
        "diff": p.diff,
        "files": p.files.iter().map(|f| &f.name).collect::<Vec<_>>(),
        "lines": p.lines,
        "runs": p.tested.runs,
        "proved": p.tested.proved,
    })
}

fn step(story: &Story, s: usize) -> Value {
    let step = &story.steps[s];
    json!({ "thread": story.actors[step.actor].name, "at": step.place, "notes": step.notes, "clock": step.clock })
}

fn access(story: &Story, a: &Access) -> Value {
    let mut value = step(story, a.step);
    value["value"] = json!(a.shown);
    value
}
