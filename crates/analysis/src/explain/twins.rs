//! Things with one name: two nodes of a list are both `node.next`. Where a story has several, they get numbers: one for each
//! object, the same in all its fields and in pointers to it, and in both runs: addresses do not depend on the schedule.

use super::story::{Matter, Owner, Story};
use crate::interleaving::words;
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use vm::sched::Next;

/// By what objects are called, and whether that is after their type, where those begin that are called so.
type Names = BTreeMap<(Arc<str>, bool), BTreeSet<u64>>;

type Owners = FxHashMap<u64, Owner>;

/// What a pointer's value says it points at.
fn pointee(shown: &str) -> Option<&str> {
    shown.strip_prefix('&')
}

fn collect(names: &mut Names, story: &Story) {
    let accesses = story.accesses.iter().flat_map(|a| {
        let targets = [(&a.shown, a.value), (&a.found, a.found_value)];
        let targets = targets.into_iter().filter_map(|(shown, value)| pointee(shown).and(value));
        targets.chain([a.at])
    });
    let objects = story.steps.iter().filter_map(|s| object(&s.matter));
    for owner in accesses.chain(objects).filter_map(|at| story.owners.get(&at)) {
        names.entry((owner.name.clone(), owner.heap)).or_default().insert(owner.base);
    }
}

fn object(matter: &Matter) -> Option<u64> {
    match *matter {
        Matter::Sync(_, at) | Matter::Attempt(at) => Some(at),
        _ => None,
    }
}

/// The name without a number.
pub fn plain(name: &str) -> &str {
    name.split_once(" #").map_or(name, |(plain, _)| plain)
}

/// The name of what is at an address, with the number of its object if it needs one.
fn numbered(names: &Names, owners: &Owners, name: &str, at: u64) -> Option<String> {
    let owner = owners.get(&at)?;
    let all = names.get(&(owner.name.clone(), owner.heap)).filter(|all| all.len() > 1)?;
    let number = all.iter().position(|b| *b == owner.base)? + 1;
    Some(format!("{name} #{number}"))
}

pub fn tell_apart(stories: &mut [&mut Story]) {
    let mut names = Names::new();
    stories.iter().for_each(|story| collect(&mut names, story));
    names.retain(|_, all| all.len() > 1);
    if names.is_empty() {
        return;
    }
    for story in stories {
        let Story { steps, pending, accesses, names: objects, owners, .. } = &mut **story;
        let number = |name: &str, at: u64| numbered(&names, owners, name, at);
        for step in &mut *steps {
            let Matter::Sync(op, at) = step.matter else { continue };
            let Some(old) = objects.get(&at) else { continue };
            let (Some(new), Some(note)) = (number(old, at), words::operation(op, old)) else { continue };
            let same = step.notes.iter_mut().find(|n| **n == note);
            if let (Some(told), Some(note)) = (same, words::operation(op, &new)) {
                *told = note;
            }
        }
        for pending in pending {
            let (Next::Object(at) | Next::Read(at, _) | Next::Write(at, _)) = pending.next else { continue };
            // What it is about is the last word of what it does.
            let Some((verb, old)) = pending.words.rsplit_once(' ') else { continue };
            if let Some(new) = number(old, at) {
                pending.words = format!("{verb} {new}");
            }
        }
        for (at, name) in objects {
            if let Some(new) = number(name, *at) {
                *name = new.into();
            }
        }
        let target = |shown: &str, value: Option<u64>| Some(format!("&{}", number(pointee(shown)?, value?)?));
        for access in accesses {
            let old = access.manner.note(&access.name, &access.shown);
            if let Some(name) = number(&access.name, access.at) {
                access.name = name.into();
            }
            if let Some(new) = target(&access.shown, access.value) {
                access.shown = new;
            }
            if let Some(new) = target(&access.found, access.found_value) {
                access.found = new;
            }
            if let Some(note) = steps[access.step].notes.iter_mut().find(|n| **n == old) {
                *note = access.manner.note(&access.name, &access.shown);
            }
        }
    }
}
