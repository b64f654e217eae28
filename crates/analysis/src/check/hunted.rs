//! Data races and deadlocks that a check came upon, in the shape in which `races` and `deadlocks` report theirs.
//!
//! Both were executed twice, so they are confirmed. What is not known here is null: a check does not run both orders of a race
//! to see what it does. A check also tells of races that the hunt does not: two accesses that nothing orders, even where they
//! can never be at once.

use super::findings::Finding;
use crate::deadlocks::{self, Deadlock, Hold, Link, Stuck};
use crate::hunt::Judgement;
use crate::races::{Access, Kind, Race};
use crate::symptom::Symptom;
use trace::{Place, ThreadName};
use vm::race::What;

fn kind(what: What) -> Kind {
    match what {
        What::Read => Kind::Read,
        What::Write | What::Publish => Kind::Write,
        What::AtomicRead => Kind::AtomicRead,
        What::AtomicWrite => Kind::AtomicWrite,
        What::AtomicUpdate => Kind::AtomicUpdate,
        What::Free => Kind::Free,
    }
}

fn confirmed(finding: &Finding) -> Judgement {
    Judgement::Confirmed { run: finding.run.clone(), inputs: finding.inputs.clone() }
}

/// The line of the program that a stack leads to.
fn top(stack: &[Place]) -> Place {
    stack.iter().find(|p| p.is_known()).or(stack.first()).cloned().unwrap_or_else(Place::unknown)
}

pub(super) fn race(finding: &Finding, symptom: &Symptom) -> Option<Race> {
    let Symptom::Race(race) = symptom else { return None };
    let failure = &finding.failure;
    let earlier = failure.others.first()?;
    let access = |stack: &[Place], thread: &ThreadName, what| Access {
        place: top(stack),
        thread: Some(thread.clone()),
        kind: kind(what),
    };
    let mut accesses = [
        access(&earlier.stack, &earlier.thread, race.earlier.what),
        access(&failure.stack, &failure.thread, race.later.what),
    ];
    // As the hunt has them: whichever came first in this run says nothing.
    accesses.sort_by(|a, b| {
        let key = |x: &Access| (x.place.file.clone(), x.place.line, x.place.column, x.kind);
        key(a).cmp(&key(b))
    });
    Some(Race {
        location: finding.location.clone().unwrap_or_default(),
        accesses,
        judgement: confirmed(finding),
        phase: 1,
        harm: None,
        failing_run: None,
    })
}

pub(super) fn deadlock(finding: &Finding, stuck: Option<Stuck>) -> Option<Deadlock> {
    let failure = &finding.failure;
    if !failure.kind.is_stuck() {
        return None;
    }
    let Stuck { kind, links } = stuck.unwrap_or_else(|| {
        let link = |thread: &ThreadName, clock, stack: &[Place]| {
            let wants = Hold { lock: String::new(), at: Some(top(stack)).filter(Place::is_known) };
            Link { thread: Some(thread.clone()), clock, holds: Vec::new(), wants }
        };
        let mut links = vec![link(&failure.thread, failure.clock, &failure.stack)];
        links.extend(failure.others.iter().map(|o| link(&o.thread, o.clock, &o.stack)));
        Stuck { kind: deadlocks::Kind::Other, links }
    });
    Some(Deadlock { kind, links, judgement: confirmed(finding), fails: true })
}
