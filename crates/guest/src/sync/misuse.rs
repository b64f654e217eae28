//! What POSIX leaves undefined, and is a failure here: as facts, since only the machine knows names and places.

use super::{Caller, Outcome, Refusal, Sync, ThreadId};
use crate::memory::Addr;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misuse {
    pub subject: Subject,
    /// The rest of the sentence that starts with the subject.
    pub says: &'static str,
    pub note: Option<Note>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// An object: what it is, and where.
    Object(&'static str, Addr),
    Thread(ThreadId),
    /// A thread that was never there.
    NoThread,
}

/// What another thread has to do with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Note {
    /// It still does so: "holds it".
    Since(&'static str, Caller),
    /// It did so: "destroyed it".
    At(&'static str, Caller),
}

pub(crate) fn misuse<T>(what: &'static str, at: Addr, says: &'static str, note: Option<Note>) -> Outcome<T> {
    Err(Refusal::Misuse(Box::new(Misuse { subject: Subject::Object(what, at), says, note })))
}

pub(super) fn thread_misuse<T>(subject: Subject, says: &'static str, note: Option<Note>) -> Outcome<T> {
    Err(Refusal::Misuse(Box::new(Misuse { subject, says, note })))
}

impl Sync {
    /// The object's life ended here. Its memory is marked too, by the caller: it may serve again for another object.
    pub(super) fn bury(&mut self, at: Addr, by: Caller) {
        self.destroyed.insert(at, by);
    }

    /// An object is used whose memory says that it was destroyed.
    pub fn destroyed<T>(&self, what: &'static str, at: Addr) -> Outcome<T> {
        let note = self.destroyed.get(&at).map(|&by| Note::At("destroyed it", by));
        misuse(what, at, "is used after it was destroyed", note)
    }
}
