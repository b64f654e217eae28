//! A run as a person wants to see it: a few source lines of each thread that matters, in the order they were executed,
//! with what they did to the data that threads share.
//!
//! Only events are known, so a line without one does not appear. Which threads matter is a matter of judgement: the one
//! that failed, those that touched what it touched (at least one of the two writing), and in a deadlock all that are
//! stuck. Long stretches are shortened to their ends and to the lines that touch shared data.

mod notes;
mod sharing;
pub mod words;

use notes::{Note, Notes};
use sharing::Sharing;
use std::collections::BTreeSet;
use trace::{Failure, Place, ThreadName};
use vm::race::Race;
use vm::{Deed, ThreadId, ThreadOp};
use vm::{Did, Machine, Seen};

/// What a run is shown for.
#[derive(Clone, Copy)]
pub enum Subject<'a> {
    Failure(&'a Failure),
    Race(&'a Race),
}

/// The part of a run that matters.
#[derive(Clone, Debug, Default)]
pub struct Interleaving {
    /// In order of creation.
    pub threads: Vec<Actor>,
    /// In order of time.
    pub stretches: Vec<Stretch>,
}

/// A thread that takes part.
#[derive(Clone, Debug)]
pub struct Actor {
    pub name: ThreadName,
    /// What it was started with; empty if that is not known.
    pub function: String,
    pub created: Option<Place>,
}

/// What a thread did until another one had its turn.
#[derive(Clone, Debug)]
pub struct Stretch {
    /// An index into [`Interleaving::threads`].
    pub thread: usize,
    pub items: Vec<Item>,
}

/// Part of a stretch.
#[derive(Clone, Debug)]
pub enum Item {
    Line(Line),
    /// So many lines are left out.
    Gap(usize),
}

/// A source line that was executed.
#[derive(Clone, Debug)]
pub struct Line {
    pub place: Place,
    /// What it did to shared data and locks: `balance: 100 -> 130`, `locks m`.
    pub notes: Vec<String>,
    /// It touched what another thread touches, too.
    matters: bool,
    /// The moment for which all this is shown.
    pub is_end: bool,
}

/// Lines of a stretch that are shown without shortening.
const SHORT: usize = 7;
/// Of the lines that matter in one stretch, the first and the last so many.
const FIRST: usize = 4;
const LAST: usize = 6;
/// Stretches shown of a run with very many.
const FIRST_STRETCHES: usize = 6;
const LAST_STRETCHES: usize = 34;

impl Interleaving {
    /// Of a run that has ended, whose events were kept.
    pub fn of(machine: &Machine<'_>, subject: Subject<'_>) -> Interleaving {
        let all = machine.seen();
        let is_fork = |s: &Seen| matches!(s.did, Did::Sync(Deed::Thread { op: ThreadOp::Fork, .. }));
        let Some(first) = all.iter().position(is_fork) else { return Interleaving::default() };
        let end = match subject {
            Subject::Failure(_) => all.len(),
            Subject::Race(race) => {
                let later = race.later.mark;
                let is_later = |s: &Seen| s.thread == later.thread && s.clock == later.clock;
                all.iter().position(is_later).map_or(all.len(), |i| i + 1)
            }
        };
        let seen = &all[first..end];
        let sharing = Sharing::of(seen);
        let involved = involved(machine, subject, &sharing);
        let mut threads: Vec<ThreadId> = involved.iter().copied().collect();
        threads.sort();
        let mut stretches = stretches(machine, subject, seen, &sharing, &threads);
        if let Subject::Failure(failure) = subject {
            finish(machine, failure, &threads, &mut stretches);
        }
        stretches.iter_mut().for_each(Stretch::shorten);
        stretches.retain(|s| !s.items.is_empty());
        if stretches.len() > FIRST_STRETCHES + LAST_STRETCHES {
            let left_out: usize =
                stretches.drain(FIRST_STRETCHES..stretches.len() - LAST_STRETCHES).map(|s| s.items.len()).sum();
            stretches[FIRST_STRETCHES].items.insert(0, Item::Gap(left_out));
        }
        let threads = threads.iter().map(|&t| actor(machine, t)).collect();
        Interleaving { threads, stretches }
    }
}

fn id_of(machine: &Machine<'_>, name: &ThreadName) -> Option<ThreadId> {
    (0..)
        .map(ThreadId)
        .map_while(|id| machine.thread_name(id).map(|n| (id, n)))
        .find(|(_, n)| *n == name)
        .map(|(id, _)| id)
}

/// The threads worth a column.
fn involved(machine: &Machine<'_>, subject: Subject<'_>, sharing: &Sharing) -> BTreeSet<ThreadId> {
    let mut involved = BTreeSet::new();
    match subject {
        Subject::Race(race) => involved.extend([race.earlier.mark.thread, race.later.mark.thread]),
        Subject::Failure(failure) => {
            let Some(failed) = id_of(machine, &failure.thread) else { return involved };
            involved.insert(failed);
            involved.extend(sharing.conflicting_with(failed));
            if failure.kind.is_stuck() {
                involved.extend(sharing.same_objects_as(failed));
                let stuck = failure.others.iter().filter(|o| !o.joins);
                involved.extend(stuck.filter_map(|o| id_of(machine, &o.thread)));
            }
            if involved.len() == 1 {
                involved.extend(sharing.same_objects_as(failed));
            }
        }
    }
    involved
}

fn actor(machine: &Machine<'_>, id: ThreadId) -> Actor {
    let birth = machine.births().iter().find(|b| b.thread == id);
    let created = birth.and_then(|b| b.stack.iter().find(|p| p.is_known()).cloned());
    let function = match birth {
        Some(birth) => birth.function.clone(),
        None => "main".to_string(),
    };
    Actor { name: machine.thread_name(id).cloned().unwrap_or_default(), function, created }
}

fn stretches(
    machine: &Machine<'_>,
    subject: Subject<'_>,
    seen: &[Seen],
    sharing: &Sharing,
    threads: &[ThreadId],
) -> Vec<Stretch> {
    let mut stretches: Vec<Stretch> = Vec::new();
    let mut notes = Notes::new(machine, sharing, threads);
    let mut running = None;
    for event in seen {
        let switched = running != Some(event.thread);
        running = Some(event.thread);
        let Ok(thread) = threads.binary_search(&event.thread) else { continue };
        if switched && stretches.last().is_none_or(|s| s.thread != thread) {
            stretches.push(Stretch { thread, items: Vec::new() });
            notes.new_line();
        }
        let Some(stretch) = stretches.last_mut() else { continue };
        let Some(place) = machine.place(event) else { continue };
        let same = matches!(stretch.items.last(), Some(Item::Line(l)) if l.place.line == place.line && l.place.file == place.file);
        if !same {
            notes.new_line();
            let line = Line { place, notes: Vec::new(), matters: false, is_end: false };
            stretch.items.push(Item::Line(line));
        }
        let Some(Item::Line(line)) = stretch.items.last_mut() else { continue };
        if let Some(Note { text, replaces, matters }) = notes.note(event) {
            line.matters |= matters;
            if replaces {
                line.notes.pop();
            }
            if !line.notes.contains(&text) {
                line.notes.push(text);
            }
        }
        if let Subject::Race(race) = subject {
            let sides = [(race.earlier.mark, race.later.mark), (race.later.mark, race.earlier.mark)];
            let side = sides.iter().find(|(this, _)| this.thread == event.thread && this.clock == event.clock);
            if let Some((_, other)) = side {
                let name = machine.thread_name(other.thread).cloned().unwrap_or_default();
                line.end_with(format!("RACE with {name}"));
            }
        }
    }
    stretches
}

/// Adds where the run ended: the line that failed, or those at which threads are stuck.
fn finish(machine: &Machine<'_>, failure: &Failure, threads: &[ThreadId], stretches: &mut Vec<Stretch>) {
    let mut ends: Vec<(ThreadName, Option<Place>, String)> = Vec::new();
    let running = stretches.last().map(|s| s.thread);
    let stuck = failure.kind.is_stuck();
    if stuck {
        for other in &failure.others {
            let at = other.stack.iter().find(|p| p.is_known()).cloned();
            ends.push((other.thread.clone(), at, waits(&other.title, &other.thread)));
        }
        ends.push((failure.thread.clone(), failure.at.clone(), waits(&failure.message, &failure.thread)));
        // The one that ran last was the last to get stuck, as far as is known.
        let is_running =
            |name: &ThreadName| id_of(machine, name).and_then(|id| threads.binary_search(&id).ok()) == running;
        ends.sort_by_key(|e| (!is_running(&e.0), e.0.clone()));
    } else {
        ends.push((failure.thread.clone(), failure.at.clone(), format!("FAILS: {}", failure.kind.title())));
    }
    for (name, at, note) in ends {
        let thread = id_of(machine, &name).and_then(|id| threads.binary_search(&id).ok());
        let (Some(thread), Some(place)) = (thread, at.filter(Place::is_known)) else { continue };
        let is_here = |line: &Line| line.place.line == place.line && line.place.file == place.file;
        // A wait on a condition variable has its line already.
        let waits = |line: &Line| is_here(line) && line.notes.last().is_some_and(|n| n.starts_with("waits on"));
        let last = stretches.iter_mut().rev().find(|s| s.thread == thread);
        if stuck
            && let Some(Item::Line(line)) = last.and_then(|s| s.items.last_mut())
            && waits(line)
        {
            line.notes.pop();
            line.end_with(note);
            continue;
        }
        if stretches.last().is_none_or(|s| s.thread != thread) {
            stretches.push(Stretch { thread, items: Vec::new() });
        }
        let Some(stretch) = stretches.last_mut() else { continue };
        match stretch.items.last_mut() {
            Some(Item::Line(line)) if is_here(line) => line.end_with(note),
            _ => {
                let mut line = Line { place, notes: Vec::new(), matters: true, is_end: true };
                line.end_with(note);
                stretch.items.push(Item::Line(line));
            }
        }
    }
}

impl Line {
    fn end_with(&mut self, note: String) {
        self.notes.push(note);
        self.matters = true;
        self.is_end = true;
    }
}

/// The part of a deadlock's message that is about one thread: `waits for the mutex `m`, held by thread 0.2`.
fn waits(message: &str, thread: &ThreadName) -> String {
    let start = format!("thread {thread} waits ");
    let Some(at) = message.find(&start) else { return "STUCK".into() };
    let rest = &message[at + start.len()..];
    let end = rest.find("; ").unwrap_or(rest.len());
    let rest = &rest[..end];
    let end = rest.rfind(", at ").unwrap_or(rest.len());
    format!("STUCK: waits {}", &rest[..end])
}

impl Stretch {
    fn shorten(&mut self) {
        let n = self.items.len();
        if n <= SHORT {
            return;
        }
        let matters = |item: &Item| matches!(item, Item::Line(l) if l.matters);
        let mut keep: Vec<usize> = (0..n).filter(|&i| matters(&self.items[i])).collect();
        if keep.len() > FIRST + LAST {
            keep.drain(FIRST..keep.len() - LAST);
        }
        keep.extend([0, n - 1]);
        keep.sort_unstable();
        keep.dedup();
        let mut items = Vec::new();
        let mut next = 0;
        for i in keep {
            if i > next {
                items.push(Item::Gap(i - next));
            }
            items.push(self.items[i].clone());
            next = i + 1;
        }
        self.items = items;
    }
}
