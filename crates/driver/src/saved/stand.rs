//! Whether there is a moment at which threads stand where a run says: at the two accesses of a race, in the circle of a deadlock.
//!
//! This is the judge of everything that `races` and `deadlocks` report. It knows nothing of traces and models: it looks at
//! the machine before every event.

use trace::{Place, Stands, ThreadName};
use vm::{Machine, Moment, Observer};

/// Somewhere to stand: a thread, and its step clock.
pub type Post = (ThreadName, u64);

pub struct Watch {
    posts: Vec<Post>,
    pub stood: Option<Vec<Stands>>,
}

impl Watch {
    pub fn new(posts: Vec<Post>) -> Watch {
        Watch { posts, stood: None }
    }

    pub fn of(stands: &[Stands]) -> Watch {
        Watch::new(stands.iter().map(|s| (s.thread.clone(), s.clock)).collect())
    }

    fn check(&mut self, machine: &Machine<'_>) {
        if self.stood.is_some() || self.posts.is_empty() {
            return;
        }
        // Most of the time already the first one is elsewhere.
        let pending = machine.pending();
        let at = |(thread, clock): &Post| {
            let is_there =
                |c: &&vm::sched::Candidate| c.clock == *clock && machine.thread_name(c.thread) == Some(thread);
            let candidate = pending.iter().find(is_there)?;
            let (words, place) = machine.next_operation(candidate);
            let place = place.unwrap_or_else(Place::unknown);
            let file = place.file.rsplit('/').next().unwrap_or("");
            let before = if place.is_known() { format!("{words} at {file}:{}", place.line) } else { words };
            Some(Stands { thread: thread.clone(), clock: *clock, before })
        };
        self.stood = self.posts.iter().map(at).collect();
    }
}

impl Observer for Watch {
    fn look(&mut self, machine: &Machine<'_>, _: &Moment<'_>) -> bool {
        self.check(machine);
        true
    }

    fn ended(&mut self, machine: &Machine<'_>, _: &[vm::Seen]) {
        self.check(machine);
    }
}
