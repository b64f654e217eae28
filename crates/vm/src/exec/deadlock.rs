//! The moment when no thread can go on: who waits for what, and who holds it.

use super::{Machine, Thread};
use crate::memory::{Addr, Fault};
use crate::sync::{BlockReason, ThreadId};
use trace::{Failure, FailureKind, LocationKind, OtherStack};

impl Machine<'_> {
    /// No thread can go on: who waits for what.
    pub(super) fn deadlock(&self) -> Failure {
        let mut all: Vec<&Thread> = std::iter::once(&self.thread).chain(&self.parked).collect();
        all.sort_by_key(|t| t.id);
        let name_of = |id: ThreadId| {
            all.iter()
                .find(|t| t.id == id)
                .map_or_else(|| "an ended thread".to_string(), |t| format!("thread {}", t.name))
        };
        let mut lines = Vec::new();
        let mut others = Vec::new();
        for t in &all {
            let Some(b) = t.blocked else { continue };
            let mut line = format!("thread {} waits for {}", t.name, self.describe(t.id, b.reason));
            if let Some(holder) = self.sync.holder(b.reason)
                && !matches!(b.reason, BlockReason::Join(_))
            {
                line += &if holder == t.id {
                    ", which it holds itself".into()
                } else {
                    format!(", held by {}", name_of(holder))
                };
            }
            if let BlockReason::Join(other) = b.reason {
                line += &format!(" of {}", name_of(other));
            }
            let stack = self.places_before(t);
            let title = line.clone();
            if let Some(place) = stack.iter().find(|p| p.is_known()) {
                line += &format!(", at {place}");
            }
            lines.push(line);
            others.push(OtherStack { title, thread: t.name.clone(), clock: t.next.1, stack });
        }
        let message = format!("no thread can go on: {}", lines.join("; "));
        let spins = all.iter().any(|t| t.blocked.is_some_and(|b| b.reason == BlockReason::Spin));
        let kind = if spins { FailureKind::Livelock } else { FailureKind::Deadlock };
        let mut failure = self.failure(&Fault { kind, message, object: None });
        // The first that waits for something better than the end of another thread stands for all.
        let waits =
            |t: &&&Thread| t.blocked.is_some_and(|b| !matches!(b.reason, BlockReason::Join(_) | BlockReason::Exited));
        if let Some(t) = all.iter().find(waits).or(all.iter().find(|t| t.blocked.is_some())) {
            let first = others.iter().position(|o| o.thread == t.name).map(|i| others.remove(i));
            failure.stack = first.map_or_else(Vec::new, |f| f.stack);
            failure.at = failure.stack.iter().find(|p| p.is_known()).or(failure.stack.first()).cloned();
            failure.thread = t.name.clone();
            failure.clock = t.next.1;
            failure.depth = t.frames.iter().filter(|f| self.image.is_users(f.function)).count();
        }
        failure.others = others;
        failure
    }

    pub(super) fn describe(&self, thread: ThreadId, reason: BlockReason) -> String {
        let named = |what: &str, at: Addr| match self.name_of(at) {
            Some(name) => format!("the {what} {name}"),
            None => format!("a {what}"),
        };
        match reason {
            BlockReason::Mutex(at) => named("mutex", at),
            BlockReason::Condition(at, _) => named("condition variable", at),
            BlockReason::Read(at) | BlockReason::Write(at) => named("read-write lock", at),
            BlockReason::Semaphore(at) => named("semaphore", at),
            BlockReason::Barrier(at, _) => named("barrier", at),
            BlockReason::Futex(at) => named("futex", at),
            BlockReason::Spin => {
                let reads = self.watch.spinning.iter().find(|s| s.0 == thread).map(|s| &s.1[..]).unwrap_or(&[]);
                let mut names: Vec<String> = reads.iter().filter_map(|&at| self.name_of(at)).collect();
                names.dedup();
                if names.is_empty() { "a change".into() } else { format!("a change of {}, spinning", names.join(", ")) }
            }
            BlockReason::Once(at) => named("initialiser", at),
            BlockReason::Join(_) => "the end".into(),
            BlockReason::Exited => "the end of all other threads".into(),
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
}
