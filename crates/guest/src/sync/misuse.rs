//! What POSIX leaves undefined, and is a failure here: as facts, since only the machine knows names and places.

use super::{Caller, Outcome, Refusal, Sync, ThreadId};
use crate::memory::Addr;

/// A misuse of an object or a thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misuse {
    /// Of what.
    pub subject: Subject,
    /// The rest of the sentence that starts with the subject.
    pub says: &'static str,
    /// What explains it.
    pub note: Option<Note>,
}

/// What is misused.
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

/// The object at `at` is misused.
pub(crate) fn misuse<T>(what: &'static str, at: Addr, says: &'static str, note: Option<Note>) -> Outcome<T> {
    Err(Refusal::Misuse(Box::new(Misuse { subject: Subject::Object(what, at), says, note })))
}

/// A thread is misused.
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
