//! Things with one name: two nodes of a list are both `node.next`. Where a story has several, they get numbers, the same ones
//! in both runs: addresses do not depend on the schedule.

use super::story::{Matter, Story};
use std::collections::{BTreeMap, BTreeSet};
use vm::sched::Next;

/// By name, the addresses of what is called so.
type Names = BTreeMap<String, BTreeSet<u64>>;

/// What a pointer's value says it points at.
fn pointee(shown: &str) -> Option<&str> {
    shown.strip_prefix('&')
}

fn collect(names: &mut Names, story: &Story) {
    for access in &story.accesses {
        names.entry(access.name.to_string()).or_default().insert(access.at);
        if let (Some(target), Some(value)) = (pointee(&access.shown), access.value) {
            names.entry(target.to_string()).or_default().insert(value);
        }
    }
    for (at, name) in objects(story) {
        names.entry(name.to_string()).or_default().insert(at);
    }
}

/// Locks and the like, and their names.
fn objects(story: &Story) -> impl Iterator<Item = (u64, &str)> {
    let used = story.steps.iter().filter_map(|s| object(&s.matter));
    used.filter_map(|at| Some((at, &**story.names.get(&at)?)))
}

fn object(matter: &Matter) -> Option<u64> {
    match *matter {
        Matter::Sync(_, at) | Matter::Attempt(at) => Some(at),
        _ => None,
    }
}

/// The name without a number.
pub(crate) fn plain(name: &str) -> &str {
    name.split_once(" #").map_or(name, |(plain, _)| plain)
}

fn numbered(names: &Names, name: &str, at: u64) -> Option<String> {
    let all = names.get(name).filter(|all| all.len() > 1)?;
    let number = all.iter().position(|a| *a == at)? + 1;
    Some(format!("{name} #{number}"))
}

fn replace_end(text: &mut String, old: &str, new: &str) {
    if let Some(rest) = text.strip_suffix(old) {
        *text = format!("{rest}{new}");
    }
}

/// Tells twins apart in all of these stories.
pub(crate) fn tell_apart(stories: &mut [&mut Story]) {
    let mut names = Names::new();
    stories.iter().for_each(|story| collect(&mut names, story));
    names.retain(|_, all| all.len() > 1);
    if names.is_empty() {
        return;
    }
    for story in stories {
        for step in &mut story.steps {
            let Some((at, name)) = object(&step.matter).and_then(|at| Some((at, story.names.get(&at)?))) else {
                continue;
            };
            if let Some(new) = numbered(&names, name, at) {
                // It is the last thing in every sentence about it.
                step.notes.iter_mut().for_each(|note| replace_end(note, name, &new));
            }
        }
        for pending in &mut story.pending {
            let Next::Object(at) = pending.next else { continue };
            let Some(name) = story.names.get(&at) else { continue };
            if let Some(new) = numbered(&names, name, at) {
                replace_end(&mut pending.words, name, &new);
            }
        }
        for (at, name) in &mut story.names {
            if let Some(new) = numbered(&names, name, *at) {
                *name = new.into();
            }
        }
        for access in &mut story.accesses {
            let old = (access.name.clone(), access.shown.clone());
            if let Some(name) = numbered(&names, &access.name, access.at) {
                access.name = name.into();
            }
            if let (Some(target), Some(value)) = (pointee(&access.shown), access.value)
                && let Some(name) = numbered(&names, target, value)
            {
                access.shown = format!("&{name}");
                if access.found == old.1 {
                    access.found.clone_from(&access.shown);
                }
            }
            let notes = &mut story.steps[access.step].notes;
            if let Some(note) = notes.iter_mut().find(|n| **n == access.manner.note(&old.0, &old.1)) {
                *note = access.manner.note(&access.name, &access.shown);
            }
        }
    }
}
