//! Code that must not be interleaved: a lock of the program is held there, or a new one, and wherever else the same data is used.

use super::edit::Edit;
use super::hold::{Lock, hold};
use super::program::{Sources, Spot, name_of, shared, stories};
use super::source::Source;
use super::tree::Span;
use super::{Candidate, Kind};
use crate::explain::Explanation;
use crate::explain::repair::Plan;
use std::collections::BTreeMap;

/// Plans that are looked at, and locks for each of them.
const PLANS: usize = 10;
const LOCKS: usize = 3;
/// Places besides the region that would have to hold the lock, too.
const MOST_OTHERS: usize = 12;

/// Which lock is held.
#[derive(Clone)]
pub(super) enum Choice {
    /// One of the program, with its address.
    Known(u64, Lock),
    New,
}

pub(super) fn candidates(e: &Explanation, sources: &Sources) -> Vec<Candidate> {
    let mut found = Vec::new();
    for proposal in e.proposals.iter().take(PLANS) {
        let (main, locks) = match &proposal.plan {
            Plan::Region { from, to, locks } => {
                let (Some(from), Some(to)) = (sources.find(from), sources.find(to)) else { continue };
                if (from.file, from.function) != (to.file, to.function) {
                    continue;
                }
                (Some((from, to)), locks.clone())
            }
            Plan::Everywhere => {
                let steps = e.race.into_iter().flatten();
                (None, steps.flat_map(|s| e.failing.steps[s].locks.clone()).collect())
            }
            _ => continue,
        };
        for lock in locks.into_iter().take(LOCKS) {
            let written = match main {
                Some((from, _)) => sources.lock_in(e, lock, from),
                None => sources.locks(e, lock).into_iter().map(|l| l.1).collect(),
            };
            for known in written.into_iter().take(LOCKS) {
                found.extend(variants(e, sources, main, &Choice::Known(lock, known)));
            }
        }
        found.extend(variants(e, sources, main, &Choice::New));
    }
    found
}

/// With and without the other places where the data is used.
pub(super) fn variants(
    e: &Explanation,
    sources: &Sources,
    main: Option<(Spot, Spot)>,
    choice: &Choice,
) -> Vec<Candidate> {
    let elsewhere = others(e, sources, choice);
    let alone = main.and_then(|_| region(e, sources, main, choice, Vec::new()));
    alone.into_iter().chain(region(e, sources, main, choice, elsewhere)).collect()
}

/// The lock is held from one spot to the other of a function, and where else the data is used.
fn region(
    e: &Explanation,
    sources: &Sources,
    main: Option<(Spot, Spot)>,
    choice: &Choice,
    others: Vec<Spot>,
) -> Option<Candidate> {
    let mut edits: Vec<(usize, Edit)> = Vec::new();
    let at = main.map(|m| m.0).or(others.first().copied())?;
    let (lock, known) = match choice {
        Choice::Known(address, lock) => (lock.clone(), Some(*address)),
        Choice::New => (Lock::mutex(format!("&{}", new_name(e, sources.source(at)))), None),
    };
    let mut around: Option<(Spot, Span<'_>)> = None;
    if let Some((from, to)) = main {
        let function = sources.function(from);
        let held = hold(sources.source(from), function, &function.spans(from.token, to.token), &lock)?;
        edits.extend(held.edits.into_iter().map(|edit| (from.file, edit)));
        around = Some((from, held.span));
    }
    let is_inside =
        |s: &Spot| around.is_some_and(|(m, span)| (m.file, m.function) == (s.file, s.function) && span.holds(s.token));
    let others: Vec<Spot> = others.into_iter().filter(|s| !is_inside(s)).collect();
    if others.len() > MOST_OTHERS {
        return None;
    }
    let mut lines = Vec::new();
    for (spot, to) in together(sources, &others) {
        let written = known.and_then(|address| sources.lock_in(e, address, spot).into_iter().next());
        let lock = written.unwrap_or_else(|| lock.clone());
        let function = sources.function(spot);
        let held = hold(sources.source(spot), function, &function.spans(spot.token, to), &lock)?;
        edits.extend(held.edits.into_iter().map(|edit| (spot.file, edit)));
        lines.push(format!("line {} of {}()", sources.line(spot), function.name));
    }
    let main_lines = main.map(|(from, to)| {
        let (a, b) = (sources.line(from).min(sources.line(to)), sources.line(from).max(sources.line(to)));
        let lines = if a == b { format!("line {a}") } else { format!("lines {a} to {b}") };
        format!("{lines} of {}()", sources.function(from).name)
    });
    let all: Vec<String> = main_lines.into_iter().chain(lines).collect();
    let name = lock.name();
    let (kind, text) = match choice {
        Choice::Known(..) => (Kind::Hold, format!("hold `{name}` in {}", all.join(", "))),
        Choice::New => {
            declare(sources, &mut edits, name)?;
            (Kind::NewLock, format!("hold a new lock, `{name}`, in {}", all.join(", ")))
        }
    };
    Some(Candidate { kind, text, edits, doubt: 0 })
}

/// Where the data is used by several threads at a time, and the lock is not held.
fn others(e: &Explanation, sources: &Sources, choice: &Choice) -> Vec<Spot> {
    let mut spots: Vec<Spot> = Vec::new();
    for story in stories(e) {
        for access in shared(story, &e.data) {
            let step = &story.steps[access.step];
            let is_held = matches!(choice, Choice::Known(lock, _) if step.locks.contains(lock));
            let spot = step.place.as_ref().filter(|_| !is_held).and_then(|p| sources.find(p));
            spots.extend(spot.filter(|s| !spots.contains(s)));
        }
    }
    spots.sort_unstable();
    spots
}

/// Calls before which a thread may stay for long.
fn may_wait(source: &Source, span: Span<'_>) -> bool {
    let calls = |s: &super::tree::Stmt| {
        source
            .calls(s.tokens())
            .any(|(_, name)| name.contains("wait") || name.contains("join") || name.contains("lock"))
    };
    span.stmts().iter().any(calls)
}

/// Spots in one block become one stretch, if nothing between them may wait; each with the token at its end.
fn together(sources: &Sources, spots: &[Spot]) -> Vec<(Spot, usize)> {
    let mut found: Vec<(Spot, usize)> = Vec::new();
    let mut blocks: BTreeMap<(usize, usize, usize), Vec<Spot>> = BTreeMap::new();
    for &spot in spots {
        let Some(block) = sources.spans(spot).first().map(|s| s.block[0].first) else { continue };
        blocks.entry((spot.file, spot.function, block)).or_default().push(spot);
    }
    for spots in blocks.into_values() {
        let mut open: Option<(Spot, usize)> = None;
        for spot in spots {
            let joined = open.filter(|(first, _)| {
                let spans = sources.function(spot).spans(first.token, spot.token);
                spans.first().is_some_and(|span| !may_wait(sources.source(spot), *span))
            });
            match joined {
                Some((first, _)) => open = Some((first, spot.token)),
                None => {
                    found.extend(open);
                    open = Some((spot, spot.token));
                }
            }
        }
        found.extend(open);
    }
    // A stretch inside another one goes with it.
    let statements = |(spot, to): &(Spot, usize)| {
        let span = *sources.function(*spot).spans(spot.token, *to).first()?;
        Some((span.first().first, span.last().last))
    };
    let is_inside = |a: &(Spot, usize), b: &(Spot, usize)| {
        let same = (a.0.file, a.0.function) == (b.0.file, b.0.function);
        let (Some(x), Some(y)) = (statements(a), statements(b)) else { return false };
        same && x != y && y.0 <= x.0 && x.1 <= y.1
    };
    let all = found.clone();
    found.retain(|a| !all.iter().any(|b| is_inside(a, b)));
    found
}

/// A name that the source does not have yet.
fn new_name(e: &Explanation, source: &Source) -> String {
    let base = name_of(e);
    let is_used = |name: &str| (0..source.tokens.len()).any(|t| source.word(t) == name);
    let names = [format!("{base}_lock"), format!("{base}_mutex"), format!("{base}_guard")];
    names.iter().find(|n| !is_used(n)).cloned().unwrap_or_else(|| format!("{base}_lock_2"))
}

/// Defines a lock before the first function that uses it. Only within one file.
pub(super) fn declare(sources: &Sources, edits: &mut Vec<(usize, Edit)>, name: &str) -> Option<()> {
    let file = edits.first()?.0;
    if edits.iter().any(|e| e.0 != file) {
        return None;
    }
    let source = &sources.files[file].source;
    let first = edits.iter().map(|(_, edit)| edit.start()).min()?;
    let function = sources.files[file].functions.iter().find(|f| source.tokens[f.body.last].end > first)?;
    let start = source.tokens[function.first].start;
    let mut at = source.text[..start].rfind('\n').map_or(0, |n| n + 1);
    // The comment above belongs to the function.
    loop {
        let before = &source.text[..at.saturating_sub(1)];
        let line_at = before.rfind('\n').map_or(0, |n| n + 1);
        let line = before[line_at..].trim();
        let is_comment =
            line.starts_with("//") || line.starts_with('*') || line.starts_with("/*") || line.ends_with("*/");
        if at == 0 || !is_comment || line.starts_with("//!") {
            break;
        }
        at = line_at;
    }
    let mut text = format!("static pthread_mutex_t {name} = PTHREAD_MUTEX_INITIALIZER;\n\n");
    if !source.text.contains("<pthread.h>") {
        text.insert_str(0, "#include <pthread.h>\n");
    }
    edits.push((file, Edit::insert(at, text)));
    Some(())
}
