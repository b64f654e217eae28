//! `unsnarl deadlocks`: deadlocks, each confirmed by a run that stands in it (ConLock, chapter 5 of Eslamimehr's thesis).
//!
//! | file | what it is |
//! | --- | --- |
//! | `candidates.rs` | circles of locks and joins in a trace (GoodLock, for any number of threads) |
//! | `waits.rs` | waits for posts, signals, others at a barrier: orders after which nobody goes on |
//! | `kind.rs` | the kinds of deadlocks |
//! | `stuck.rs` | what kind of deadlock a run that got stuck is in |
//! | `partly.rs` | threads that are stuck for good while others go on |
//! | `aim.rs` | the hunt: what to ask of which trace, and what runs showed |
//! | `found.rs` | what is reported: verdicts, runs saved |
//!
//! Circles are asked of the solver as goals. Deadlocks of communication (a signal that nobody waited for, a predicate that does not
//! match, a semaphore or barrier that never gets enough, a lock that is never given back) have no pattern in a good run: the solver
//! is asked whether the threads of a trace can come to where nobody goes on, executions of the directed search end in others, and
//! all are told apart by what each thread waits for.
//!
//! Limits: of threads that are stuck while others go on, those that wait for signals or posts are noticed only if nobody else is left
//! when the program ends (`partly.rs`).

mod aim;
mod candidates;
mod found;
mod kind;
mod partly;
mod stuck;
mod waits;

pub use aim::Deadlocks;
pub use found::Deadlock;
pub use kind::Kind;
pub use stuck::{Stuck, stuck};

use crate::hunt::without_numbers;
use trace::{Place, ThreadName};

/// What a thread has, or wants: a lock, or the end of another thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hold {
    pub lock: String,
    pub at: Option<Place>,
}

/// A thread of a deadlock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// `None` if only the code tells of it.
    pub thread: Option<ThreadName>,
    pub clock: u64,
    pub holds: Vec<Hold>,
    pub wants: Hold,
}

impl Link {
    pub fn who(&self) -> String {
        self.thread.as_ref().map_or_else(|| "a thread".to_string(), |name| format!("thread {name}"))
    }
}

/// Which deadlock it is, whatever the run: where its threads want what they do not get, sorted. A circle has one place for each thread.
/// For a signal, a post or the like one thread or several may wait at a place, and why none came depends on the run.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Identity {
    pub kind: Kind,
    pub wants: Vec<(String, u32, String)>,
}

impl Identity {
    pub fn of(kind: Kind, links: &[Link]) -> Identity {
        let want = |l: &Link| {
            let (file, line) = l.wants.at.as_ref().map_or((String::new(), 0), |p| (p.file.to_string(), p.line));
            (file, line, without_numbers(&l.wants.lock))
        };
        let mut wants: Vec<_> = links.iter().map(want).collect();
        wants.sort();
        if !kind.is_circle() {
            wants.dedup();
        }
        Identity { kind: kind.family(), wants }
    }
}
