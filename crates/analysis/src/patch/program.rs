//! The sources of an explained program, and where its steps are in them.

use super::hold::Lock;
use super::source::Source;
use super::tree::{self, Function, Span, Stmt};
use crate::explain::edges::Births;
use crate::explain::patched::Absent;
use crate::explain::story::{Access, Matter, Story};
use crate::explain::{Explanation, twins};
use driver::{Setup, sources};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;
use trace::{Place, SyncOp};

/// Named steps that are looked at.
const MOST_NAMED: usize = 16;

pub(super) struct SourceFile {
    pub(super) source: Source,
    pub(super) functions: Vec<Function>,
}

pub(super) struct Sources {
    pub(super) files: Vec<SourceFile>,
    /// By the name in the debug information.
    by_name: FxHashMap<Arc<str>, usize>,
    /// The steps that the cause and the comparison name, for each of both runs.
    pub(super) named: Vec<Vec<NamedStep>>,
}

/// A step, and where it is in the functions around it, the innermost first.
pub(super) struct NamedStep {
    pub(super) step: usize,
    pub(super) spots: Vec<Spot>,
}

/// A place in a source: file, function, token.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Spot {
    pub(super) file: usize,
    pub(super) function: usize,
    pub(super) token: usize,
}

impl Sources {
    /// The files in which both runs went on.
    pub(super) fn of(setup: &Setup, e: &Explanation) -> Result<Sources, Absent> {
        let program = &setup.program;
        let lines = match program.compiled_lines() {
            None => return Err(Absent::NotCompiled),
            Some(lines) => lines.map_err(|_| Absent::NoSources)?,
        };
        let places = stories(e).into_iter().flat_map(|s| &s.steps).filter_map(|s| s.place.as_ref());
        let names: BTreeSet<&Arc<str>> = places.filter(|p| p.is_known()).map(|p| &p.file).collect();
        let (mut files, mut by_name) = (Vec::new(), FxHashMap::default());
        let mut by_path: BTreeMap<PathBuf, usize> = BTreeMap::new();
        for name in names {
            let path = program.path_of(name);
            let Some(seen) = lines.get(&path) else { continue };
            if let Some(&index) = by_path.get(&path) {
                by_name.insert(name.clone(), index);
                continue;
            }
            let Some(text) = sources::read_now(&path) else { continue };
            let source = Source::new(path.clone(), text, seen);
            let functions = tree::functions(&source);
            by_name.insert(name.clone(), files.len());
            by_path.insert(path, files.len());
            files.push(SourceFile { source, functions });
        }
        if files.is_empty() {
            return Err(Absent::NoSources);
        }
        let mut sources = Sources { files, by_name, named: Vec::new() };
        sources.named = sources.find_named(setup, e);
        Ok(sources)
    }

    fn find_named(&self, setup: &Setup, e: &Explanation) -> Vec<Vec<NamedStep>> {
        let Some((passing, projection)) = &e.passing else { return Vec::new() };
        let (mut left, right) = projection.steps(&e.failing, passing);
        left.extend(e.failing.last());
        let of = |story: &Story, steps: BTreeSet<usize>| {
            let steps: Vec<usize> = steps.into_iter().take(MOST_NAMED).collect();
            let stacks = story.stacks(setup, &steps);
            let named = |(step, stack): (usize, Vec<Place>)| {
                let mut spots: Vec<Spot> = stack.iter().filter_map(|p| self.find(p)).collect();
                if spots.is_empty() {
                    spots.extend(story.steps[step].place.as_ref().and_then(|p| self.find(p)));
                }
                NamedStep { step, spots }
            };
            steps.into_iter().zip(stacks).map(named).collect()
        };
        vec![of(&e.failing, left), of(passing, right)]
    }

    pub(super) fn find(&self, place: &Place) -> Option<Spot> {
        let file = *self.by_name.get(&place.file)?;
        let SourceFile { source, functions } = &self.files[file];
        let token = source.at(place.line, place.column)?;
        let function = functions.iter().position(|f| f.body.tokens().contains(&token))?;
        Some(Spot { file, function, token })
    }

    pub(super) fn source(&self, spot: Spot) -> &Source {
        &self.files[spot.file].source
    }

    pub(super) fn function(&self, spot: Spot) -> &Function {
        &self.files[spot.file].functions[spot.function]
    }

    /// The blocks around a spot, the innermost first.
    pub(super) fn spans(&self, spot: Spot) -> Vec<Span<'_>> {
        self.function(spot).spans(spot.token, spot.token)
    }

    /// The statement of a block that a spot is in.
    pub(super) fn stmt(&self, spot: Spot) -> Option<&Stmt> {
        self.spans(spot).first().map(|s| s.first())
    }

    pub(super) fn line(&self, spot: Spot) -> u32 {
        self.source(spot).tokens[spot.token].line
    }

    /// How a lock is written where it is taken, with the place.
    pub(super) fn locks(&self, e: &Explanation, lock: u64) -> Vec<(Spot, Lock)> {
        let mut found: Vec<(Spot, Lock)> = Vec::new();
        for story in stories(e) {
            let takes =
                story.steps.iter().filter(|s| matches!(s.matter, Matter::Sync(op, at) if at == lock && takes(op)));
            for place in takes.filter_map(|s| s.place.as_ref()) {
                let Some(spot) = self.find(place) else { continue };
                if found.iter().any(|(s, _)| *s == spot) {
                    continue;
                }
                if let Some(lock) = self.stmt(spot).and_then(|s| Lock::taken_by(self.source(spot), s)) {
                    found.push((spot, lock));
                }
            }
        }
        found
    }

    /// How a lock can be written in a function, the likeliest first.
    pub(super) fn lock_in(&self, e: &Explanation, lock: u64, at: Spot) -> Vec<Lock> {
        let mut all = self.locks(e, lock);
        all.sort_by_key(|(spot, _)| (spot.file, spot.function) != (at.file, at.function));
        let mut written: Vec<Lock> = Vec::new();
        for (_, lock) in all {
            // Where others may change the data, a lock to read is not enough.
            let lock = if lock.take == "pthread_rwlock_rdlock" {
                Lock { take: "pthread_rwlock_wrlock", ..lock }
            } else {
                lock
            };
            if !written.contains(&lock) {
                written.push(lock);
            }
        }
        written
    }
}

fn takes(op: SyncOp) -> bool {
    matches!(op, SyncOp::Lock | SyncOp::ReadLock | SyncOp::WriteLock)
}

/// Both runs, or the only one.
pub(super) fn stories(e: &Explanation) -> Vec<&Story> {
    std::iter::once(&e.failing).chain(e.passing.as_ref().map(|p| &p.0)).collect()
}

/// Accesses of the data that another thread's access may meet, neither before nor after it by birth or join. Of a place that comes
/// often, the first and the last.
pub(super) fn shared<'s>(story: &'s Story, data: &[u64]) -> Vec<&'s Access> {
    let births = Births::of(story);
    let mut ends: BTreeMap<(usize, (u32, u32), u64), [usize; 2]> = BTreeMap::new();
    let used = |a: &Access| data.contains(&a.at) && !story.steps[a.step].early && !story.steps[a.step].fails;
    for (i, a) in story.accesses.iter().enumerate().filter(|(_, a)| used(a)) {
        let step = &story.steps[a.step];
        ends.entry((step.actor, step.key.code, a.at)).or_insert([i, i])[1] = i;
    }
    let some: BTreeSet<usize> = ends.into_values().flatten().collect();
    let meets = |a: &Access, b: &Access| {
        let (first, second) = (a.step.min(b.step), a.step.max(b.step));
        let other = story.steps[a.step].actor != story.steps[b.step].actor;
        other && a.at == b.at && (a.writes || b.writes) && !births.order(story, first, second)
    };
    let all: Vec<&Access> = some.iter().map(|&i| &story.accesses[i]).collect();
    all.iter().copied().filter(|a| all.iter().any(|b| meets(a, b))).collect()
}

/// A name for something new that is about the data: its last word.
pub(super) fn name_of(e: &Explanation) -> String {
    let mut names = stories(e).into_iter().flat_map(|s| &s.accesses).filter(|a| e.data.contains(&a.at));
    let name = names.next().map_or("", |a| twins::plain(&a.name));
    let name = name.split('[').next().unwrap_or(name);
    let word = name.rsplit(['.', '>', ' ', '*']).find(|w| !w.is_empty()).unwrap_or("");
    let is_word = |w: &str| w.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_') && !w.is_empty();
    if is_word(word) && !word.starts_with(|c: char| c.is_ascii_digit()) { word.into() } else { "data".into() }
}
