//! Atomic variables: a load and a store that become one operation, a plain variable that becomes atomic, memory orders that say more.
//!
//! Limits: variables are compared by how they are written.

use super::edit::Edit;
use super::program::{Sources, Spot, stories};
use super::source::{Kind as TokenKind, Source};
use super::tree::{Shape, Stmt};
use super::{Candidate, Kind};
use crate::explain::{Explanation, twins};
use std::collections::BTreeSet;
use std::ops::Range;

pub(super) fn candidates(e: &Explanation, sources: &Sources) -> Vec<Candidate> {
    let mut found = one_operation(e, sources);
    found.extend(declared(e, sources));
    if e.race.is_some() {
        found.extend(orders(e, sources));
    }
    found
}

/// Where the data is used.
fn uses(e: &Explanation, sources: &Sources) -> BTreeSet<Spot> {
    let mut spots = BTreeSet::new();
    for story in stories(e) {
        let used = story.accesses.iter().filter(|a| e.data.contains(&a.at)).map(|a| &story.steps[a.step]);
        spots.extend(used.filter(|s| !s.early).filter_map(|s| sources.find(s.place.as_ref()?)));
    }
    spots
}

/// What is stored where: the variable without blanks, the value as it is written.
struct Store {
    variable: String,
    value: Range<usize>,
}

fn store(source: &Source, stmt: &Stmt) -> Option<Store> {
    if !matches!(stmt.shape, Shape::Simple) {
        return None;
    }
    if source.word(stmt.first).starts_with("atomic_store") {
        let arguments = source.arguments(stmt.first)?;
        let (at, value) = (arguments.first()?.clone(), arguments.get(1)?.clone());
        let variable = source.squeezed(at);
        return Some(Store { variable: variable.strip_prefix('&').map_or(format!("*{variable}"), Into::into), value });
    }
    let equals = stmt.tokens().find(|&t| source.word(t) == "=")?;
    // Not a declaration.
    let is_plain = stmt.first + 1 == equals || source.tokens[stmt.first + 1].kind == TokenKind::Mark;
    is_plain.then(|| Store { variable: source.squeezed(stmt.first..equals), value: equals + 1..stmt.last })
}

/// Where a variable is loaded within some tokens: as itself, or by `atomic_load`.
fn load(source: &Source, tokens: Range<usize>, variable: &str) -> Option<Range<usize>> {
    for t in tokens.clone() {
        if source.word(t).starts_with("atomic_load") {
            let at = source.arguments(t)?.first()?.clone();
            if source.squeezed(at).trim_start_matches('&') == variable {
                return Some(t..source.closing(t + 1)? + 1);
            }
        }
    }
    let is_whole = |r: &Range<usize>| {
        !matches!(source.word(r.end), "." | "->" | "[" | "(" | "=" | "++" | "--")
            && (r.start == 0 || !matches!(source.word(r.start - 1), "." | "->" | "&" | "++" | "--"))
    };
    let longest = 12.min(tokens.len());
    (1..=longest).find_map(|n| {
        let mut places = tokens.clone().filter(|t| t + n <= tokens.end).map(|t| t..t + n);
        places.find(|r| source.squeezed(r.clone()) == variable && is_whole(r))
    })
}

/// How doubtful a change is of what the cause does not name: a lock made by hand lets two in, and what they do then fails.
const UNNAMED: usize = 3;

fn one_operation(e: &Explanation, sources: &Sources) -> Vec<Candidate> {
    let mut found = Vec::new();
    let uses = uses(e, sources);
    let places = stories(e).into_iter().flat_map(|s| &s.steps).filter(|s| !s.early).filter_map(|s| s.place.as_ref());
    let run: BTreeSet<(usize, usize)> = places.filter_map(|p| sources.find(p)).map(|s| (s.file, s.function)).collect();
    for (file, function) in run {
        let source = &sources.files[file].source;
        if !source.text.contains("<stdatomic.h>") {
            continue;
        }
        let is_used = |s: &Stmt| uses.iter().any(|u| u.file == file && s.tokens().contains(&u.token));
        for block in sources.files[file].functions[function].body.all() {
            let Shape::Block(all) = &block.shape else { continue };
            for (j, second) in all.iter().enumerate() {
                let mut add = |at: &Stmt, edits: Option<Vec<Edit>>| {
                    let doubt = if is_used(at) && is_used(second) { 0 } else { UNNAMED };
                    found.extend(edits.map(|edits| operation(source, file, at, edits, doubt)));
                };
                add(second, alone(source, second));
                for first in all[..j].iter().rev().take(6) {
                    add(first, joined(source, first, second).or_else(|| counted(source, first, second)));
                }
            }
        }
    }
    found
}

fn operation(source: &Source, file: usize, at: &Stmt, edits: Vec<Edit>, doubt: usize) -> Candidate {
    let line = source.tokens[at.first].line;
    let text = format!("load and store in one operation in line {line}");
    Candidate { kind: Kind::OneOperation, text, edits: edits.into_iter().map(|e| (file, e)).collect(), doubt }
}

/// The operation that a sum or difference with a variable is: its name, and what is added.
fn step(source: &Source, value: Range<usize>, variable: &str) -> Option<(&'static str, Range<usize>)> {
    let own = load(source, value.clone(), variable)?;
    let name = match source.word(own.end) {
        "+" => "atomic_fetch_add",
        "-" => "atomic_fetch_sub",
        _ => return None,
    };
    let rest = own.end + 1..value.end;
    (own.start == value.start && !rest.is_empty()).then_some((name, rest))
}

/// `x = x + 1`
fn alone(source: &Source, stmt: &Stmt) -> Option<Vec<Edit>> {
    let Store { variable, value } = store(source, stmt)?;
    let (name, amount) = step(source, value, &variable)?;
    let text = format!("{name}(&{variable}, {});", source.written(amount));
    Some(vec![Edit::new(source.bytes(stmt.first, stmt.last), text)])
}

/// `v = x; ...; x = v + 1` becomes `v = fetch_add(x, 1)`; `... x ...; x = 0` becomes `... exchange(x, 0) ...`.
fn joined(source: &Source, first: &Stmt, second: &Stmt) -> Option<Vec<Edit>> {
    let Store { variable, value } = store(source, second)?;
    let head = match &first.shape {
        Shape::Simple => first.tokens(),
        Shape::If { cond, .. } => cond.clone(),
        Shape::Governs { head, .. } if source.word(first.first) == "while" => head.clone(),
        _ => return None,
    };
    let loaded = load(source, head.clone(), &variable)?;
    // One value, and no assignment in it.
    if value.clone().any(|t| source.word(t) == "=") {
        return None;
    }
    let kept = (source.word(loaded.start.checked_sub(1)?) == "=" && loaded.end == first.last)
        .then(|| source.word(loaded.start - 2).to_string());
    let text = match kept.as_ref().and_then(|kept| step(source, value.clone(), kept)) {
        Some((name, amount)) => format!("{name}(&{variable}, {})", source.written(amount)),
        None if kept.as_ref().is_some_and(|k| value.clone().any(|t| source.word(t) == k)) => return None,
        None => format!("atomic_exchange(&{variable}, {})", source.written(value)),
    };
    let gone = source.whole_lines(source.bytes(second.first, second.last));
    Some(vec![Edit::new(source.bytes(loaded.start, loaded.end - 1), text), Edit::new(gone, "")])
}

/// `fetch_sub(x, 1); if (x == 0)` becomes `if (fetch_sub(x, 1) == 1)`.
fn counted(source: &Source, first: &Stmt, second: &Stmt) -> Option<Vec<Edit>> {
    let Shape::If { cond, .. } = &second.shape else { return None };
    if !matches!(first.shape, Shape::Simple) || source.word(first.first) != "atomic_fetch_sub" {
        return None;
    }
    let arguments = source.arguments(first.first)?;
    let [at, amount] = arguments.as_slice() else { return None };
    let variable = source.squeezed(at.clone());
    let loaded = load(source, cond.clone(), variable.strip_prefix('&')?)?;
    if source.squeezed(loaded.end..cond.end) != "==0" {
        return None;
    }
    let call = source.written(first.first..first.last);
    let gone = source.whole_lines(source.bytes(first.first, first.last));
    let test = source.bytes(loaded.start, cond.end - 1);
    Some(vec![Edit::new(gone, ""), Edit::new(test, format!("{call} == {}", source.written(amount.clone())))])
}

/// A global variable becomes atomic.
fn declared(e: &Explanation, sources: &Sources) -> Vec<Candidate> {
    let accesses = stories(e).into_iter().flat_map(|s| &s.accesses).filter(|a| e.data.contains(&a.at));
    let names: BTreeSet<&str> = accesses.map(|a| twins::plain(&a.name)).collect();
    let (mut edits, mut changed) = (Vec::new(), Vec::new());
    for name in names {
        for (file, of) in sources.files.iter().enumerate() {
            if let Some(edit) = declaration(&of.source, name) {
                edits.push((file, edit));
                changed.push(format!("`{name}`"));
            }
        }
    }
    let each: Vec<Candidate> = match edits.len() {
        0 | 1 => Vec::new(),
        _ => {
            let one = |((file, edit), name): (&(usize, Edit), &String)| atomic(vec![(*file, edit.clone())], name);
            edits.iter().zip(&changed).map(one).collect()
        }
    };
    each.into_iter().chain([atomic(edits, &changed.join(" and "))]).collect()
}

fn atomic(edits: Vec<(usize, Edit)>, names: &str) -> Candidate {
    Candidate { kind: Kind::Atomic, text: format!("make {names} atomic"), edits, doubt: 0 }
}

/// `_Atomic` before the type of a global variable, or behind the star of a pointer.
fn declaration(source: &Source, name: &str) -> Option<Edit> {
    let (mut t, mut first) = (0, 0);
    while t < source.tokens.len() {
        match source.word(t) {
            ";" => first = t + 1,
            "{" | "(" | "[" => {
                t = source.closing(t)?;
                if source.word(t) == "}" && !matches!(source.word(t + 1), ";" | "," | "=") {
                    first = t + 1;
                }
            }
            word if word == name && t > first && matches!(source.word(t + 1), ";" | "=" | ",") => {
                let is_atomic = (first..t).any(|t| source.word(t).to_lowercase().contains("atomic"));
                if is_atomic || source.word(first) == "typedef" {
                    return None;
                }
                if source.word(t - 1) == "*" {
                    return Some(Edit::insert(source.tokens[t].start, "_Atomic "));
                }
                let is_type = |t: &usize| !matches!(source.word(*t), "static" | "extern");
                let at = (first..t).find(is_type)?;
                return Some(Edit::insert(source.tokens[at].start, "_Atomic "));
            }
            _ => {}
        }
        t += 1;
    }
    None
}

/// Relaxed operations that publish what was done before, or look for that.
fn orders(e: &Explanation, sources: &Sources) -> Option<Candidate> {
    let mut edits: Vec<(usize, Edit)> = Vec::new();
    let mut lines = BTreeSet::new();
    let places = stories(e).into_iter().flat_map(|s| &s.steps).filter_map(|s| s.place.as_ref());
    let spots: BTreeSet<Spot> = places.filter_map(|p| sources.find(p)).collect();
    for spot in spots {
        let source = sources.source(spot);
        let Some(arguments) = source.arguments(spot.token) else { continue };
        let order = match source.word(spot.token) {
            name if name.starts_with("atomic_store") => "memory_order_release",
            name if name.starts_with("atomic_load") => "memory_order_acquire",
            name if name.starts_with("atomic_") => "memory_order_acq_rel",
            _ => continue,
        };
        let relaxed = arguments.into_iter().flatten().find(|&t| source.word(t) == "memory_order_relaxed");
        if let Some(t) = relaxed {
            edits.push((spot.file, Edit::new(source.bytes(t, t), order)));
            lines.insert(sources.line(spot));
        }
    }
    let lines: Vec<String> = lines.iter().map(u32::to_string).collect();
    let text = format!("publish and look with release and acquire, not relaxed, in line {}", lines.join(", "));
    Some(Candidate { kind: Kind::MemoryOrder, text, edits, doubt: 0 })
}
