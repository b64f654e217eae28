//! Condition variables: a condition that is tested again after the wait, a signal that wakes all, a signal under its lock.

use super::edit::Edit;
use super::program::{Sources, Spot, stories};
use super::regions::{Choice, variants};
use super::tree::{Shape, Stmt};
use super::{Candidate, Kind};
use crate::explain::Explanation;
use crate::explain::story::{Matter, Step, Story};
use std::collections::BTreeSet;
use trace::SyncOp;

const WAITS: [&str; 4] = ["pthread_cond_wait", "pthread_cond_timedwait", "cnd_wait", "cnd_timedwait"];
/// What wakes one, and what wakes all.
const SIGNALS: [(&str, &str); 2] = [("pthread_cond_signal", "pthread_cond_broadcast"), ("cnd_signal", "cnd_broadcast")];

pub(super) fn candidates(e: &Explanation, sources: &Sources) -> Vec<Candidate> {
    let mut found = again(e, sources);
    if e.failure.kind.is_stuck() {
        found.extend(broadcasts(e, sources));
        found.extend(under_lock(e, sources));
    }
    found
}

/// The one statement that an `if` governs.
fn only(stmt: &Stmt) -> Option<&Stmt> {
    match &stmt.shape {
        Shape::Block(all) => (all.len() == 1).then(|| &all[0]),
        _ => Some(stmt),
    }
}

/// `if (...) wait` becomes `while (...) wait`.
fn again(e: &Explanation, sources: &Sources) -> Vec<Candidate> {
    let is_wait = |s: &&Step| matches!(s.matter, Matter::Sync(SyncOp::WaitBegin { .. } | SyncOp::WaitEnd { .. }, _));
    let waits = stories(e).into_iter().flat_map(|s| s.steps.iter().filter(is_wait)).filter_map(|s| s.place.as_ref());
    let spots: BTreeSet<Spot> = waits.filter_map(|p| sources.find(p)).collect();
    let mut found = Vec::new();
    for spot in spots {
        let source = sources.source(spot);
        let around = |s: &&Stmt| match &s.shape {
            Shape::If { then, other: None, .. } => {
                let body = only(then).filter(|b| matches!(b.shape, Shape::Simple) && b.tokens().contains(&spot.token));
                body.is_some_and(|b| source.calls(b.tokens()).any(|(_, name)| WAITS.contains(&name)))
            }
            _ => false,
        };
        if let Some(test) = sources.function(spot).body.all().into_iter().find(around) {
            let line = source.tokens[test.first].line;
            found.push(Candidate {
                kind: Kind::Again,
                text: format!("test the condition again after the wait: `while` instead of `if` in line {line}"),
                edits: vec![(spot.file, Edit::new(source.bytes(test.first, test.first), "while"))],
                doubt: 0,
            });
        }
    }
    found
}

/// The condition variables on which threads wait at the end.
fn waited_for(e: &Explanation) -> BTreeSet<u64> {
    let begins = |s: &Step| match s.matter {
        Matter::Sync(SyncOp::WaitBegin { .. }, on) => Some(on),
        _ => None,
    };
    e.failing.steps.iter().filter_map(begins).collect()
}

fn signals(story: &Story, on: u64) -> impl Iterator<Item = (usize, &Step)> {
    let is_signal = move |s: &Step| {
        use SyncOp::{Broadcast, Signal, SignalOne};
        matches!(s.matter, Matter::Sync(Signal { .. } | SignalOne { .. } | Broadcast { .. }, at) if at == on)
    };
    story.steps.iter().enumerate().filter(move |(_, s)| is_signal(s))
}

fn broadcasts(e: &Explanation, sources: &Sources) -> Vec<Candidate> {
    let mut found = Vec::new();
    for on in waited_for(e) {
        let places = stories(e).into_iter().flat_map(|s| signals(s, on)).filter_map(|(_, s)| s.place.as_ref());
        let spots: BTreeSet<Spot> = places.filter_map(|p| sources.find(p)).collect();
        let mut calls: Vec<(Spot, usize, &str)> = Vec::new();
        for spot in spots {
            let Some(stmt) = sources.stmt(spot) else { continue };
            let one = sources.source(spot).calls(stmt.tokens());
            let one = one.filter_map(|(t, name)| Some((t, SIGNALS.iter().find(|s| s.0 == name)?.1)));
            calls.extend(one.map(|(t, all)| (spot, t, all)));
        }
        let edit =
            |&(spot, t, all): &(Spot, usize, &str)| (spot.file, Edit::new(sources.source(spot).bytes(t, t), all));
        let line = |c: &(Spot, usize, &str)| sources.source(c.0).tokens[c.1].line.to_string();
        let lines: BTreeSet<String> = calls.iter().map(line).collect();
        let lines = lines.into_iter().collect::<Vec<_>>().join(", ");
        let text = format!("wake all that wait, not one of them: broadcast instead of signal in line {lines}");
        found.push(Candidate {
            kind: Kind::Broadcast,
            text: text.clone(),
            edits: calls.iter().map(edit).collect(),
            doubt: 0,
        });
        if calls.len() > 1 {
            for call in &calls {
                let text =
                    format!("wake all that wait, not one of them: broadcast instead of signal in line {}", line(call));
                found.push(Candidate { kind: Kind::Broadcast, text, edits: vec![edit(call)], doubt: 0 });
            }
        }
    }
    found
}

/// What is signalled, and the signal, under the lock of those that wait.
fn under_lock(e: &Explanation, sources: &Sources) -> Vec<Candidate> {
    let mut found = Vec::new();
    for on in waited_for(e) {
        let waits = |s: &&Step| matches!(s.matter, Matter::Sync(SyncOp::WaitBegin { .. }, at) if at == on);
        let Some(&mutex) = e.failing.steps.iter().find(waits).and_then(|s| s.locks.last()) else { continue };
        for story in stories(e) {
            for (i, signal) in signals(story, on).filter(|(_, s)| !s.locks.contains(&mutex)) {
                let Some(to) = signal.place.as_ref().and_then(|p| sources.find(p)) else { continue };
                let own = story.steps[..i].iter().rev().filter(|s| s.actor == signal.actor);
                let own = own.filter_map(|s| sources.find(s.place.as_ref()?).map(|spot| (s, spot)));
                let near: Vec<(&Step, Spot)> =
                    own.take_while(|(_, s)| (s.file, s.function) == (to.file, to.function)).collect();
                let writes = near.iter().find(|(s, _)| story.accesses[s.accesses.clone()].iter().any(|a| a.writes));
                for lock in sources.lock_in(e, mutex, to) {
                    let choice = Choice::Known(mutex, lock);
                    for from in writes.map(|w| w.1).into_iter().chain([to]) {
                        found.extend(variants(e, sources, Some((from, to)), &choice));
                    }
                }
            }
        }
    }
    found
}
