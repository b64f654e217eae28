//! Things with one name: two nodes of a list are both `node.next`. Where a story has several, they get numbers, the same ones
//! in both runs: addresses do not depend on the schedule.

use super::story::Story;
use std::collections::{BTreeMap, BTreeSet};

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

/// Tells twins apart in all of these stories.
pub(crate) fn tell_apart(stories: &mut [&mut Story]) {
    let mut names = Names::new();
    stories.iter().for_each(|story| collect(&mut names, story));
    names.retain(|_, all| all.len() > 1);
    if names.is_empty() {
        return;
    }
    for story in stories {
        for access in &mut story.accesses {
            let old = (access.name.clone(), access.shown.clone());
            if let Some(name) = numbered(&names, &access.name, access.at) {
                access.name = name.into();
            }
            if let (Some(target), Some(value)) = (pointee(&access.shown), access.value)
                && let Some(name) = numbered(&names, target, value)
            {
                access.shown = format!("&{name}");
            }
            let notes = &mut story.steps[access.step].notes;
            if let Some(note) = notes.iter_mut().find(|n| **n == access.manner.note(&old.0, &old.1)) {
                *note = access.manner.note(&access.name, &access.shown);
            }
        }
    }
}
