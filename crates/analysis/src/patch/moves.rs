//! Statements in another order: what is announced after what it announces, a thread that is created when all is ready, a join
//! before what it must not outlive, a lock given back before something that waits.

use super::edit::Edit;
use super::program::{NamedStep, Sources, Spot, stories};
use super::source::{Kind as Kind2, Source};
use super::tree::{Shape, Span, Stmt};
use super::{Candidate, Kind};
use crate::explain::Explanation;
use crate::explain::repair::Plan;
use crate::explain::story::Matter;
use std::collections::BTreeSet;
use vm::ThreadOp;

/// Statements of one function that are tried in another order.
const MOST_PAIRS: usize = 20;

/// How doubtful it is to move what only reads.
const READS: usize = 5;
/// Statements before which a join is tried.
const ABOVE: usize = 4;

pub(super) fn candidates(e: &Explanation, sources: &Sources) -> Vec<Candidate> {
    let mut found = Vec::new();
    let mut pairs: BTreeSet<(Spot, Spot)> = BTreeSet::new();
    let mut try_pair = |pair: (Spot, Spot), doubt: usize| {
        if pairs.len() < MOST_PAIRS && pairs.insert(pair) {
            found.extend(swaps(sources, pair.0, pair.1, doubt));
        }
    };
    for proposal in &e.proposals {
        let Plan::Region { from, to, .. } = &proposal.plan else { continue };
        let (Some(from), Some(to)) = (sources.find(from), sources.find(to)) else { continue };
        let writes = |spot: Spot| sources.stmt(spot).is_some_and(|s| is_write(sources.source(spot), s));
        try_pair((from, to), if writes(from) && writes(to) { 0 } else { READS });
    }
    for (story, steps) in stories(e).into_iter().zip(&sources.named) {
        let writes = |s: usize| story.accesses_of(s).iter().any(|a| a.writes);
        for (i, a) in steps.iter().enumerate() {
            let is_later = |b: &&NamedStep| story.steps[b.step].actor == story.steps[a.step].actor;
            for b in steps[i + 1..].iter().filter(is_later) {
                let doubt = if writes(a.step) && writes(b.step) { 0 } else { READS };
                common(a, b).into_iter().for_each(|pair| try_pair(pair, doubt));
            }
        }
        // Births before, and joins after, what the cause names in the same function.
        let actors: BTreeSet<usize> = steps.iter().map(|s| story.steps[s.step].actor).collect();
        let spots = || steps.iter().flat_map(|s| s.spots.iter().copied());
        for spot in spots() {
            let born = actors.iter().flat_map(|&a| births(sources, spot, &story.actors[a].function));
            born.for_each(|birth| try_pair((birth, spot), 0));
        }
        for other in stories(e) {
            for step in &other.steps {
                let Matter::Thread(ThreadOp::Join, child) = step.matter else { continue };
                let Some(join) = step.place.as_ref().and_then(|p| sources.find(p)) else { continue };
                if actors.contains(&(child.0 as usize)) {
                    spots().chain(above(sources, join)).for_each(|spot| try_pair((spot, join), 0));
                }
            }
        }
    }
    found
}

/// Where two steps of one thread are in the innermost function that is around both.
fn common(a: &NamedStep, b: &NamedStep) -> Option<(Spot, Spot)> {
    let same = |x: &Spot| b.spots.iter().find(|y| (x.file, x.function) == (y.file, y.function) && *x != **y);
    a.spots.iter().find_map(|x| Some((*x, *same(x)?)))
}

/// Statements before a spot in its block that create a thread with this function.
fn births(sources: &Sources, spot: Spot, function: &str) -> Vec<Spot> {
    let source = sources.source(spot);
    let is_birth = |s: &&Stmt| {
        calls(source, s, "create") && !function.is_empty() && s.tokens().any(|t| source.word(t) == function)
    };
    let before = sources.spans(spot).into_iter().flat_map(|span| &span.block[..span.from]);
    before.filter(is_birth).map(|s| Spot { token: s.first, ..spot }).collect()
}

/// The statements of the same block before one, the nearest first, up to one that creates a thread.
fn above(sources: &Sources, spot: Spot) -> Vec<Spot> {
    let Some(&span) = sources.spans(spot).first() else { return Vec::new() };
    let source = sources.source(spot);
    let before = span.block[..span.from].iter().rev().take_while(|s| !calls(source, s, "create"));
    before.take(ABOVE).map(|s| Spot { token: s.first, ..spot }).collect()
}

/// The first statement after the second, and the second before the first, if they are of one block.
fn swaps(sources: &Sources, a: Spot, b: Spot, doubt: usize) -> Vec<Candidate> {
    let mut found = Vec::new();
    if (a.file, a.function) != (b.file, b.function) {
        return found;
    }
    let Some(&span) = sources.function(a).spans(a.token, b.token).first() else { return found };
    if span.from == span.to || !span.first().tokens().contains(&a.token) {
        return found;
    }
    let source = sources.source(a);
    let (first, second) = (span.first(), span.last());
    let line = |s: &Stmt| source.tokens[s.first].line;
    let mut add = |moved: &Stmt, word: &str, other: &Stmt, crossed: &[Stmt], edits: Option<Vec<Edit>>| {
        let Some(price) = price(source, moved, crossed) else { return };
        let edits = edits.into_iter().flatten().map(|e| (a.file, e)).collect();
        let text = format!("move line {} {word} line {}", line(moved), line(other));
        found.push(Candidate { kind: Kind::Move, text, edits, doubt: doubt + price });
    };
    let stmts = span.stmts();
    add(first, "after", second, &stmts[1..], moved_after(source, span));
    if stmts.len() > 2 {
        add(second, "before", first, &stmts[..stmts.len() - 1], moved_before(source, span));
    }
    found
}

/// A statement that ends something: it may come later than it does.
const ENDS: [&str; 8] = ["free", "destroy", "close", "delete", "release", "drop", "fini", "unref"];
/// What it costs to do something only when a thread has ended that could have gone on beside it.
const LATER: usize = 10;

fn calls(source: &Source, stmt: &Stmt, part: &str) -> bool {
    source.calls(stmt.tokens()).any(|(_, name)| name.contains(part))
}

/// How doubtful it is to move a statement past others; `None` if it would do other work then: another value, another order of what
/// its own thread sees, threads that do not meet any more, a test somewhere else.
fn price(source: &Source, moved: &Stmt, crossed: &[Stmt]) -> Option<usize> {
    let all = || std::iter::once(moved).chain(crossed);
    let (joins, creates) = (|s: &Stmt| calls(source, s, "join"), |s: &Stmt| calls(source, s, "create"));
    let is_fixed = |s: &Stmt| {
        matches!(s.shape, Shape::Jump | Shape::Label) || calls(source, s, "lock") || calls(source, s, "wait")
    };
    if creates(moved) && crossed.iter().any(creates) {
        return None;
    }
    // A thread may be waited for before something is tested, but no test goes elsewhere.
    let is_test = |s: &Stmt| calls(source, s, "assert") && !joins(moved);
    if all().any(|s| is_fixed(s) || is_test(s)) || all().any(joins) && all().any(creates) {
        return None;
    }
    let uses = |s: &Stmt, variable: &String| source.squeezed(s.tokens()).contains(variable.as_str());
    let depends = |s: &Stmt| {
        let (own, other) = (assigned(source, moved), assigned(source, s));
        own.iter().any(|v| uses(s, v)) || other.iter().any(|v| uses(moved, v))
    };
    if crossed.iter().any(depends) {
        return None;
    }
    let is_end = |s: &Stmt| ENDS.iter().any(|part| calls(source, s, part));
    let is_later = match (joins(moved), creates(moved)) {
        (true, _) => crossed.iter().any(|s| !is_end(s) && !joins(s)),
        // What a thread needs is set before it is born; all else could go on beside it.
        (_, true) => crossed.iter().any(|s| !is_write(source, s) || source.calls(s.tokens()).next().is_some()),
        _ => crossed.iter().any(joins) && !is_end(moved),
    };
    Some(if is_later { LATER } else { 0 })
}

/// Whether a statement is there to set something.
fn is_write(source: &Source, stmt: &Stmt) -> bool {
    let is_atomic = ["atomic_store", "atomic_fetch", "atomic_exchange"].iter().any(|part| calls(source, stmt, part));
    matches!(stmt.shape, Shape::Simple) && (is_atomic || !assigned(source, stmt).is_empty())
}

/// The variables that a statement assigns to, as they are written.
fn assigned(source: &Source, stmt: &Stmt) -> Vec<String> {
    let marks = stmt.tokens().filter(|&t| source.tokens[t].kind == Kind2::Mark);
    let is_assignment = |t: &usize| {
        let word = source.word(*t);
        word == "++" || word == "--" || word.ends_with('=') && !matches!(word, "==" | "!=" | "<=" | ">=")
    };
    let before = |t: usize| {
        let part = |t: &usize| {
            source.tokens[*t].kind != Kind2::Mark || matches!(source.word(*t), "." | "->" | "[" | "]" | "%" | "+" | "-")
        };
        let mut first = t;
        while first > stmt.first && part(&(first - 1)) && !is_type(source, first - 1, first) {
            first -= 1;
        }
        source.squeezed(first..t)
    };
    marks.filter(is_assignment).map(before).filter(|v| !v.is_empty()).collect()
}

/// Two words beside each other are a type and a name.
fn is_type(source: &Source, first: usize, second: usize) -> bool {
    let is_word = |t: usize| source.tokens[t].kind == Kind2::Word;
    is_word(first) && is_word(second)
}

/// The lines of a statement that has them to itself.
fn lines(source: &Source, stmt: &Stmt) -> Option<std::ops::Range<usize>> {
    let bytes = source.bytes(stmt.first, stmt.last);
    let whole = source.whole_lines(bytes.clone());
    (whole != bytes).then_some(whole)
}

fn moved_after(source: &Source, span: Span<'_>) -> Option<Vec<Edit>> {
    let (from, to) = (lines(source, span.first())?, lines(source, span.last())?);
    Some(vec![Edit::insert(to.end, &source.text[from.clone()]), Edit::new(from, "")])
}

pub(super) fn moved_before(source: &Source, span: Span<'_>) -> Option<Vec<Edit>> {
    let (to, from) = (lines(source, span.first())?, lines(source, span.last())?);
    Some(vec![Edit::insert(to.start, &source.text[from.clone()]), Edit::new(from, "")])
}
