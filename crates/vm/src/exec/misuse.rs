//! A misuse of a synchronisation object or a thread, as a sentence with names and places.

use super::Machine;
use super::spin::Bytes;
use guest::memory::{Addr, Fault, Site};
use guest::sync::{Caller, Misuse, Note, Subject};
use trace::{Failure, FailureKind, LocationKind};

impl Machine<'_> {
    pub(super) fn misused(&self, m: &Misuse) -> Failure {
        let mut message = match m.subject {
            Subject::Object(what, at) => self.object_named(what, at, "the"),
            Subject::Thread(t) => format!("thread {}", self.names[t.0 as usize]),
            Subject::NoThread => "a thread that never existed".into(),
        };
        message = format!("{message} {}", m.says);
        if let Some(note) = m.note {
            let (did, when, by) = match note {
                Note::Since(does, by) => (does, "since", by),
                Note::At(did, by) => (did, "at", by),
            };
            message += &format!("; {} {did}{}", self.thread_called(by), self.place_of(by.site, when));
        }
        self.failure(&Fault { kind: FailureKind::LockMisuse, message, object: None })
    }

    /// "thread 0.1", and whether it is still there.
    pub(super) fn thread_called(&self, by: Caller) -> String {
        let ended = self.sync.threads.get(by.thread.0 as usize).is_some_and(|t| t.done);
        let name = &self.names[by.thread.0 as usize];
        if ended { format!("thread {name}, which has ended,") } else { format!("thread {name}") }
    }

    /// The line of the program that a call came from: " at file.c:12", or nothing.
    pub(super) fn place_of(&self, site: Site, preposition: &str) -> String {
        match self.site_places(site).iter().find(|p| p.is_known()) {
            Some(place) => format!(" {preposition} {}:{}", place.file_name(), place.line),
            None => String::new(),
        }
    }

    /// "the mutex `lock`", or "a mutex" if it has no name.
    pub(super) fn object_named(&self, what: &str, at: Addr, article: &str) -> String {
        match self.name_of(at) {
            Some(name) => format!("{article} {what} {name}"),
            None => format!("a {what}"),
        }
    }

    fn name_of(&self, at: Addr) -> Option<String> {
        let mut location = self.location(at, 0);
        if location.kind == LocationKind::Nowhere {
            return None;
        }
        if !location.name.contains(' ') {
            location.name = format!("`{}`", location.name);
        }
        Some(location.to_string())
    }

    /// What a spinning thread reads, by name.
    pub(super) fn names_of(&self, reads: &[Bytes]) -> Vec<String> {
        let mut names: Vec<String> = reads.iter().filter_map(|&(at, _)| self.name_of(at)).collect();
        names.dedup();
        names
    }
}
