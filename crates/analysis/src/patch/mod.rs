//! From an explanation to a change of lines that avoids the failure: written into a copy, compiled as the program was, and
//! checked as the program was. Only what came through all of that is reported.
//!
//! | file | what it is |
//! | --- | --- |
//! | `source.rs`, `tree.rs` | C as tokens and statements |
//! | `edit.rs` | changes of a text, unified diffs |
//! | `hold.rs` | a lock held from one statement to another |
//! | `program.rs` | the sources of an explained program, and where its steps are in them |
//! | `regions.rs` | code that must not be interleaved |
//! | `waits.rs` | condition variables |
//! | `moves.rs` | statements in another order |
//! | `locks.rs` | locks taken crosswise, kept, or only to read |
//! | `atomics.rs` | atomic variables |
//! | `trial.rs` | compiles and checks |
//!
//! The papers stop at the cause (Symbiosis, seeds 003, marks regions by hand); this goes on from there.
//!
//! Limits: C only, and only what this process compiled itself. A change is made from what two runs did and how the lines look; that
//! it is right is for the check to say, and what the check does not see (what the program is for) is for the reader.

mod atomics;
mod edit;
mod hold;
mod locks;
mod moves;
mod program;
mod regions;
mod source;
mod tree;
mod trial;
mod waits;

pub use trial::Checks;

use crate::explain::Explanation;
use crate::explain::patched::{Absent, Changed, Failed, Kind, Patch, Patches, Tested};
use driver::Setup;
use edit::Edit;
use program::Sources;
use std::collections::BTreeSet;
use std::path::PathBuf;

/// A change that may help.
struct Candidate {
    kind: Kind,
    /// What it does, for people.
    text: String,
    /// By source.
    edits: Vec<(usize, Edit)>,
    /// More than its kind says.
    doubt: usize,
}

/// How much less welcome it is than another change of as many lines: what serialises more, or is less sure to keep what the
/// program is for.
fn weight(kind: Kind) -> usize {
    match kind {
        Kind::Again | Kind::Broadcast | Kind::GiveBack | Kind::OneOperation | Kind::MemoryOrder => 0,
        Kind::Hold | Kind::Atomic | Kind::ToWrite | Kind::LockOrder => 1,
        Kind::Move => 2,
        Kind::NewLock => 4,
    }
}

/// Files and what they would contain.
type Texts = Vec<(PathBuf, String)>;

/// Changes that are tried.
const MOST: usize = 24;

/// Looks for changes of lines that avoid an explained failure, until there are `wanted`.
pub fn patches(setup: &Setup, explanation: &Explanation, checks: &Checks<'_>, wanted: usize) -> Patches {
    let started = std::time::Instant::now();
    let mut made = look(setup, explanation, checks, wanted);
    made.seconds = started.elapsed().as_secs_f64();
    made
}

fn look(setup: &Setup, explanation: &Explanation, checks: &Checks<'_>, wanted: usize) -> Patches {
    let mut made = Patches::default();
    let sources = match Sources::of(setup, explanation) {
        Ok(sources) => sources,
        Err(absent) => return Patches { absent: Some(absent), ..made },
    };
    let mut ready: Vec<(usize, Patch, Texts)> = Vec::new();
    let mut known = BTreeSet::new();
    for candidate in candidates(explanation, &sources) {
        let weight = weight(candidate.kind) + candidate.doubt;
        if let Some((patch, files)) = written(candidate, &sources)
            && known.insert(patch.diff.clone())
        {
            ready.push((weight + patch.lines, patch, files));
        }
    }
    if ready.is_empty() {
        return Patches { absent: Some(Absent::NoIdea), ..made };
    }
    ready.sort_by_key(|(cost, ..)| *cost);
    let trial = trial::Trial::new(setup, explanation, checks);
    for (_, mut patch, files) in ready.into_iter().take(MOST) {
        if made.found.len() >= wanted || checks.stop.is_over() {
            break;
        }
        made.tried += 1;
        match trial.test(&files) {
            Ok(tested) => {
                patch.tested = tested;
                made.found.push(patch);
            }
            Err(why) => made.failed.push(Failed { kind: patch.kind, text: patch.text, why }),
        }
    }
    made
}

fn candidates(e: &Explanation, sources: &Sources) -> Vec<Candidate> {
    let mut all = waits::candidates(e, sources);
    all.extend(locks::candidates(e, sources));
    all.extend(atomics::candidates(e, sources));
    all.extend(regions::candidates(e, sources));
    all.extend(moves::candidates(e, sources));
    all
}

/// The change as texts and as a diff; `None` if it contradicts itself or changes nothing.
fn written(candidate: Candidate, sources: &Sources) -> Option<(Patch, Texts)> {
    let touched: BTreeSet<usize> = candidate.edits.iter().map(|e| e.0).collect();
    let (mut diff, mut files, mut changed, mut lines) = (String::new(), Vec::new(), Vec::new(), 0);
    for index in touched {
        let file = &sources.files[index].source;
        let edits: Vec<Edit> = candidate.edits.iter().filter(|e| e.0 == index).map(|e| e.1.clone()).collect();
        let text = edit::apply(file, &edits)?;
        let name = shown(&file.path);
        let made = edit::diff(&name, &file.text, &text);
        diff += &made.text;
        lines += made.lines;
        changed.push(Changed { name, path: file.path.clone(), hunks: made.hunks });
        files.push((file.path.clone(), text));
    }
    let Candidate { kind, text, .. } = candidate;
    let patch = Patch { kind, text, diff, files: changed, lines, tested: Tested::default() };
    (lines > 0).then_some((patch, files))
}

/// A path from the current folder, or from the root without its slash.
fn shown(path: &std::path::Path) -> String {
    let here = std::env::current_dir().and_then(|d| d.canonicalize()).unwrap_or_default();
    let path = path.strip_prefix(&here).or(path.strip_prefix("/")).unwrap_or(path);
    path.to_string_lossy().into_owned()
}
