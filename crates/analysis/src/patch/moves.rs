//! Statements in another order: what is announced after what it announces, a thread that is created when all is ready, a join
//! before what it must not outlive, a lock given back before something that waits.

use super::edit::Edit;
use super::program::{Sources, Spot, stories};
use super::source::Source;
use super::tree::{Shape, Span, Stmt};
use super::{Candidate, Kind};
use crate::explain::Explanation;
use crate::explain::story::{Matter, Story};
use std::collections::BTreeSet;
use vm::ThreadOp;

/// Statements of one function that are tried in another order.
const MOST_PAIRS: usize = 20;

pub(super) fn candidates(e: &Explanation, sources: &Sources) -> Vec<Candidate> {
    let mut found = Vec::new();
    let mut pairs: BTreeSet<(Spot, Spot)> = BTreeSet::new();
    let spots: Vec<(&Story, Vec<usize>)> = named(e);
    for (story, steps) in &spots {
        let at = |s: usize| story.steps[s].place.as_ref().and_then(|p| sources.find(p));
        let writes = |s: usize| story.accesses_of(s).iter().any(|a| a.writes);
        for &a in steps {
            for &b in steps.iter().filter(|&&b| b > a && story.steps[b].actor == story.steps[a].actor) {
                let (Some(x), Some(y)) = (at(a), at(b)) else { continue };
                if pairs.len() < MOST_PAIRS && pairs.insert((x, y)) {
                    let doubt = if writes(a) && writes(b) { 0 } else { 3 };
                    found.extend(swaps(sources, x, y, doubt));
                }
            }
        }
        // Births before, and joins after, what the cause names in the same function.
        let actors: BTreeSet<usize> = steps.iter().map(|&s| story.steps[s].actor).collect();
        for other in stories(e) {
            for step in &other.steps {
                let Matter::Thread(op, child) = step.matter else { continue };
                let Some(turn) = step.place.as_ref().and_then(|p| sources.find(p)) else { continue };
                if !actors.contains(&(child.0 as usize)) {
                    continue;
                }
                for spot in steps.iter().filter_map(|&s| at(s)) {
                    let pair = if op == ThreadOp::Fork { (turn, spot) } else { (spot, turn) };
                    if pairs.len() < MOST_PAIRS && pairs.insert(pair) {
                        found.extend(swaps(sources, pair.0, pair.1, 0));
                    }
                }
            }
        }
    }
    found
}

/// The steps that the cause and the comparison name, in each run.
fn named(e: &Explanation) -> Vec<(&Story, Vec<usize>)> {
    let Some((passing, projection)) = &e.passing else { return Vec::new() };
    let (left, right) = projection.steps(&e.failing, passing);
    let last = e.failing.last();
    let left: BTreeSet<usize> = left.into_iter().chain(last).collect();
    vec![(&e.failing, left.into_iter().collect()), (passing, right.into_iter().collect())]
}

/// The first statement after the second, and the second before the first, if they are of one block.
fn swaps(sources: &Sources, a: Spot, b: Spot, doubt: usize) -> Vec<Candidate> {
    let mut found = Vec::new();
    if (a.file, a.function) != (b.file, b.function) {
        return found;
    }
    let Some(&span) = sources.function(a).spans(a.token, b.token).first() else { return found };
    let is_first = span.first().tokens().contains(&a.token);
    if !is_first || span.from == span.to || span.block[span.from..=span.to].iter().any(|s| !may_move(s)) {
        return found;
    }
    let source = sources.source(a);
    let (first, second) = (span.first(), span.last());
    let line = |s: &Stmt| source.tokens[s.first].line;
    let text = |moved: &Stmt, word: &str, other: &Stmt| format!("move line {} {word} line {}", line(moved), line(other));
    let mut add = |text: String, edits: Option<Vec<Edit>>| {
        let edits = edits.into_iter().flatten().map(|e| (a.file, e)).collect();
        found.push(Candidate { kind: Kind::Move, text, edits, doubt });
    };
    add(text(first, "after", second), moved_after(source, span));
    if span.to > span.from + 1 {
        add(text(second, "before", first), moved_before(source, span));
    }
    found
}

fn may_move(stmt: &Stmt) -> bool {
    !matches!(stmt.shape, Shape::Jump | Shape::Label)
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
