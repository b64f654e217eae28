//! A deadlock. Keys are only ever added.

use analysis::deadlocks::{Deadlock, Hold, Kind, Link};
use analysis::hunt::Judgement;
use serde::Serialize;
use trace::{Place, ThreadName};

#[derive(Serialize)]
pub(crate) struct Entry<'a> {
    kind: Kind,
    threads: Vec<Thread<'a>>,
    #[serde(flatten)]
    judgement: &'a Judgement,
}

#[derive(Serialize)]
struct Thread<'a> {
    thread: Option<&'a ThreadName>,
    holds: Vec<Lock<'a>>,
    wants: Lock<'a>,
}

#[derive(Serialize)]
struct Lock<'a> {
    lock: &'a str,
    at: Option<&'a Place>,
}

fn lock(hold: &Hold) -> Lock<'_> {
    Lock { lock: &hold.lock, at: hold.at.as_ref() }
}

fn thread(link: &Link) -> Thread<'_> {
    Thread { thread: link.thread.as_ref(), holds: link.holds.iter().map(lock).collect(), wants: lock(&link.wants) }
}

impl Entry<'_> {
    pub(crate) fn of(deadlock: &Deadlock) -> Entry<'_> {
        let Deadlock { kind, links, judgement, fails: _ } = deadlock;
        Entry { kind: *kind, threads: links.iter().map(thread).collect(), judgement }
    }
}
