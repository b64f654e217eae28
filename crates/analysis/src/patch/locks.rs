//! Locks that are taken crosswise, kept on a way out, held while something else is waited for, or only taken to read.

use super::edit::Edit;
use super::hold::{Lock, give_before, hold, is_held};
use super::moves::moved_before;
use super::program::{Sources, Spot, stories};
use super::regions::declare;
use super::tree::{Shape, Span, Stmt};
use super::{Candidate, Kind};
use crate::explain::Explanation;
use crate::explain::story::Matter;
use std::collections::BTreeSet;
use trace::SyncOp;
use vm::sched::Next;

/// How doubtful it is to give one of two nested locks back early.
const NESTED: usize = 6;

pub(super) fn candidates(e: &Explanation, sources: &Sources) -> Vec<Candidate> {
    let mut found = to_write(e, sources);
    if e.failure.kind.is_stuck() {
        found.extend(given_back(e, sources));
        found.extend(one_order(e, sources));
        found.extend(before_waiting(e, sources));
    }
    found
}

/// Locks that threads wait for at the end.
fn wanted(e: &Explanation) -> BTreeSet<u64> {
    let wants = |next: Next| if let Next::Object(at) = next { Some(at) } else { None };
    e.failing.pending.iter().filter_map(|p| wants(p.next)).collect()
}

/// A function that took a lock and returns without giving it back.
fn given_back(e: &Explanation, sources: &Sources) -> Vec<Candidate> {
    let mut found = Vec::new();
    for wanted in wanted(e) {
        for (spot, lock) in sources.locks(e, wanted) {
            let (source, function) = (sources.source(spot), sources.function(spot));
            let (mut edits, mut lines) = (Vec::new(), Vec::new());
            for stmt in function.body.all() {
                let returns = matches!(stmt.shape, Shape::Jump) && source.word(stmt.first) == "return";
                let spans = function.spans(stmt.first, stmt.first);
                if !returns || !is_held(source, &spans, &lock) {
                    continue;
                }
                let alone = spans.first().is_none_or(|s| s.first().first != stmt.first);
                edits.push((spot.file, give_before(source, function, &lock, stmt, alone)));
                lines.push(source.tokens[stmt.first].line.to_string());
            }
            let text = format!("give `{}` back before returning in line {}", lock.name(), lines.join(", "));
            found.push(Candidate { kind: Kind::GiveBack, text, edits, doubt: 0 });
        }
    }
    found
}

/// Where a thread stands at the end, and who called whom: for each stuck thread, the spots of its stack, innermost first.
fn stacks(e: &Explanation, sources: &Sources) -> Vec<Vec<Spot>> {
    let all = std::iter::once(&e.failure.stack).chain(e.failure.others.iter().map(|o| &o.stack));
    all.map(|stack| stack.iter().filter_map(|p| sources.find(p)).collect()).collect()
}

/// The statement of the same block that takes a lock before a spot, for all locks.
fn taken_before<'t>(sources: &'t Sources, spot: Spot) -> Vec<(Lock, Span<'t>)> {
    let source = sources.source(spot);
    let mut found = Vec::new();
    for span in sources.spans(spot) {
        for i in (0..span.from).rev() {
            if let Some(lock) = Lock::taken_by(source, &span.block[i]) {
                let given = span.block[i..span.from].iter().any(|s| lock.is_given(source, s));
                if !given {
                    found.push((lock, Span { from: i, ..span }));
                }
            }
        }
    }
    found
}

/// Two locks taken one after the other: in the other order, or always the one with the lower address first, or both under a new one.
fn one_order(e: &Explanation, sources: &Sources) -> Vec<Candidate> {
    let mut found = Vec::new();
    let mut gate: Vec<(usize, Edit)> = Vec::new();
    let mut seen = BTreeSet::new();
    for spot in stacks(e, sources).into_iter().flatten() {
        let source = sources.source(spot);
        let Some(second) = sources.stmt(spot).and_then(|s| Lock::taken_by(source, s).map(|l| (s, l))) else { continue };
        let Some((first, span)) = taken_before(sources, spot).into_iter().find(|(l, _)| l.take == second.1.take) else {
            continue;
        };
        if !seen.insert((spot.file, second.0.first)) {
            continue;
        }
        let bytes = |s: &Stmt| {
            let inner = s.first + 2..s.last - 1;
            source.bytes(inner.start, inner.end - 1)
        };
        let (a, b) = (bytes(span.first()), bytes(second.0));
        let (x, y) = (first.what.clone(), second.1.what.clone());
        let line = |s: &Stmt| source.tokens[s.first].line;
        let lines = format!("lines {} and {}", line(span.first()), line(second.0));
        let edit = |range: &std::ops::Range<usize>, text: String| (spot.file, Edit::new(range.clone(), text));
        found.push(Candidate {
            kind: Kind::LockOrder,
            text: format!("take `{}` before `{}` in {lines}, as others do", second.1.name(), first.name()),
            edits: vec![edit(&a, y.clone()), edit(&b, x.clone())],
            doubt: 0,
        });
        found.push(Candidate {
            kind: Kind::LockOrder,
            text: format!("take the lock with the lower address first in {lines}"),
            edits: vec![edit(&a, format!("{x} < {y} ? {x} : {y}")), edit(&b, format!("{x} < {y} ? {y} : {x}"))],
            doubt: 1,
        });
        // One more lock around both.
        let function = sources.function(spot);
        let given = |s: &Stmt| first.is_given(source, s) || second.1.is_given(source, s);
        let last = span.block.iter().rposition(given).unwrap_or(span.to).max(span.to);
        let around = function.spans(span.first().first, span.block[last].first);
        let held = hold(source, function, &around, &Lock::mutex("&order_lock".into()));
        gate.extend(held.into_iter().flat_map(|h| h.edits).map(|edit| (spot.file, edit)));
    }
    if declare(sources, &mut gate, "order_lock").is_some() {
        let text = "hold a new lock, `order_lock`, around code that takes both".into();
        found.push(Candidate { kind: Kind::NewLock, text, edits: gate, doubt: 0 });
    }
    found
}

/// A lock is given back before what a thread waits for while it holds it, or taken after that.
fn before_waiting(e: &Explanation, sources: &Sources) -> Vec<Candidate> {
    let mut found = Vec::new();
    let spots: BTreeSet<Spot> = stacks(e, sources).into_iter().flatten().collect();
    for spot in spots {
        let source = sources.source(spot);
        for (lock, span) in taken_before(sources, spot) {
            let waits = span.last();
            let line = source.tokens[waits.first].line;
            // Who takes two locks one in the other mostly wants to have both.
            let nested = if Lock::taken_by(source, waits).is_some() { NESTED } else { 0 };
            let mut add = |text: String, edits: Option<Vec<Edit>>, doubt: usize| {
                let edits = edits.into_iter().flatten().map(|e| (spot.file, e)).collect();
                found.push(Candidate { kind: Kind::Move, text, edits, doubt });
            };
            let is_given = |s: &Stmt| lock.is_given(source, s);
            if let Some(to) = (span.to..span.block.len()).find(|&i| is_given(&span.block[i])) {
                let moved = moved_before(source, Span { from: span.to, to, ..span });
                add(format!("give `{}` back before line {line}", lock.name()), moved, nested);
            }
            add(format!("do line {line} before `{}` is taken", lock.name()), moved_before(source, span), 0);
        }
    }
    found
}

/// A read lock under which something is written.
fn to_write(e: &Explanation, sources: &Sources) -> Vec<Candidate> {
    let (mut edits, mut lines) = (Vec::new(), BTreeSet::new());
    for story in stories(e) {
        for (i, step) in story.steps.iter().enumerate() {
            let Matter::Sync(SyncOp::ReadLock, lock) = step.matter else { continue };
            let own = story.steps[i + 1..].iter().filter(|s| s.actor == step.actor);
            let mut held = own.take_while(|s| s.locks.contains(&lock));
            let writes =
                held.any(|s| story.accesses[s.accesses.clone()].iter().any(|a| a.writes && e.data.contains(&a.at)));
            let Some(spot) = step.place.as_ref().filter(|_| writes).and_then(|p| sources.find(p)) else { continue };
            let source = sources.source(spot);
            if source.word(spot.token) == "pthread_rwlock_rdlock" && lines.insert(sources.line(spot)) {
                edits.push((spot.file, Edit::new(source.bytes(spot.token, spot.token), "pthread_rwlock_wrlock")));
            }
        }
    }
    let lines: Vec<String> = lines.iter().map(u32::to_string).collect();
    let text = format!("take the lock to write in line {}", lines.join(", "));
    vec![Candidate { kind: Kind::ToWrite, text, edits, doubt: 0 }]
}
