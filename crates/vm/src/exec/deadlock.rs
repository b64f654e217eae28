//! The moment when no thread can go on: who waits for what, and who holds it.

use super::{Blocked, Machine, Thread};
use guest::memory::{Addr, Fault};
use guest::sync::{BlockReason, ThreadId};
use trace::{Failure, FailureKind, InVain, OtherStack, Place, ThreadName};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Waiting {
    pub thread: ThreadName,
    /// Its step clock.
    pub clock: u64,
    /// Where, innermost first.
    pub stack: Vec<Place>,
    pub reason: BlockReason,
    /// The address of that, if it has one.
    pub at: Option<Addr>,
    pub name: String,
    /// Who stands in the way, if somebody holds it; of a join, the thread that is waited for; of a reader, a writer that comes before it.
    pub holder: Option<ThreadName>,
    /// Whether that one has ended.
    pub holder_ended: bool,
    /// Signals that came while nobody waited.
    pub lost_signals: u64,
}

impl Machine<'_> {
    /// The threads that wait for what does not come by itself, in order of creation.
    pub fn waiting_threads(&self) -> Vec<Waiting> {
        let mut all: Vec<&Thread> = std::iter::once(&self.thread).chain(&self.parked).collect();
        all.sort_by_key(|t| t.id);
        // Whoever waits for a thread whose assumption does not hold is not in a deadlock.
        if all.iter().any(|t| t.blocked.is_some_and(|b| b.reason == BlockReason::Assumption)) {
            return Vec::new();
        }
        let waiting = |t: &&Thread| {
            let Blocked { reason, timed, .. } = t.blocked.filter(|b| !self.can_go_on(t, b.reason))?;
            let holder = match reason {
                BlockReason::Join(other) => Some(other),
                _ => self.sync.holder(reason, t.id).map(|h| h.thread),
            };
            // Whoever waits for some time gives up; what is left of a wait on a condition variable is to get its mutex.
            let for_mutex = matches!(reason, BlockReason::Condition(..)) && holder.is_some();
            if timed && !for_mutex {
                return None;
            }
            let at = match reason {
                BlockReason::Condition(_, mutex) if holder.is_some() => Some(mutex),
                _ => reason.object(),
            };
            let lost = match reason {
                BlockReason::Condition(at, _) => self.sync.lost_signals(at).map_or(0, |l| u64::from(l.count)),
                _ => 0,
            };
            let done = |h: ThreadId| self.sync.threads.get(h.0 as usize).is_some_and(|t| t.done);
            Some(Waiting {
                thread: t.name.clone(),
                clock: t.next.1,
                stack: self.places_before(t),
                reason,
                at,
                name: at.map_or_else(|| self.describe(t.id, reason), |at| self.location(at, 0).name),
                holder: holder.and_then(|h| self.names.get(h.0 as usize).cloned()),
                holder_ended: holder.is_some_and(done),
                lost_signals: lost,
            })
        };
        all.iter().filter_map(waiting).collect()
    }

    /// No thread can go on: who waits for what.
    pub(super) fn deadlock(&self) -> Failure {
        let mut all: Vec<&Thread> = std::iter::once(&self.thread).chain(&self.parked).collect();
        all.sort_by_key(|t| t.id);
        let mut lines = Vec::new();
        let mut others = Vec::new();
        for t in &all {
            let Some(b) = t.blocked else { continue };
            let mut line = format!("thread {} waits for {}", t.name, self.describe(t.id, b.reason));
            line += &self.obstacle(t.id, b.reason);
            let stack = self.places_before(t);
            let title = line.clone();
            if let Some(place) = stack.iter().find(|p| p.is_known()) {
                line += &format!(", at {place}");
            }
            lines.push(line);
            let joins = matches!(b.reason, BlockReason::Join(_));
            others.push(OtherStack { title, thread: t.name.clone(), clock: t.next.1, stack, joins });
        }
        let what = "no thread can go on";
        let message = format!("{what}: {}", lines.join("; "));
        let spins = all.iter().any(|t| t.blocked.is_some_and(|b| b.reason == BlockReason::Spin));
        let kind = if spins { FailureKind::Livelock } else { FailureKind::Deadlock };
        let mut failure = self.failure(&Fault { kind, message, object: None });
        // The first that waits for something better than the end of another thread stands for all.
        let waits =
            |t: &&&Thread| t.blocked.is_some_and(|b| !matches!(b.reason, BlockReason::Join(_) | BlockReason::Exited));
        if let Some(t) = all.iter().find(waits).or(all.iter().find(|t| t.blocked.is_some())) {
            let first = others.iter().position(|o| o.thread == t.name).map(|i| others.remove(i));
            let in_vain = |f: &OtherStack| InVain { all: what.to_string(), first: f.title.clone() };
            failure.stuck = first.as_ref().filter(|_| !others.is_empty()).map(in_vain);
            failure.stack = first.map_or_else(Vec::new, |f| f.stack);
            failure.at = failure.stack.iter().find(|p| p.is_known()).or(failure.stack.first()).cloned();
            failure.thread = t.name.clone();
            failure.clock = t.next.1;
            failure.depth = t.frames.iter().filter(|f| self.image.is_users(f.function)).count();
        }
        failure.others = others;
        failure
    }

    /// Who stands in the way, since when; or why nobody will end the wait.
    fn obstacle(&self, thread: ThreadId, reason: BlockReason) -> String {
        if let Some(holder) = self.sync.holder(reason, thread) {
            let since = self.place_of(holder.site, "since");
            if let BlockReason::Read(at) = reason
                && self.sync.waits_to_write(at, holder.thread)
            {
                return format!(", which thread {} waits to write{since}", self.names[holder.thread.0 as usize]);
            }
            let (verb, itself) = match reason {
                BlockReason::Once(_) => ("run", "runs"),
                _ => ("held", "holds"),
            };
            if holder.thread == thread {
                return format!(", which it {itself} itself{since}");
            }
            let ended = self.sync.threads.get(holder.thread.0 as usize).is_some_and(|t| t.done);
            let ended = if ended { ", which has ended" } else { "" };
            return format!(", {verb} by thread {}{since}{ended}", self.names[holder.thread.0 as usize]);
        }
        if let BlockReason::Condition(at, _) = reason
            && let Some(lost) = self.sync.lost_signals(at)
        {
            let place = self.place_of(lost.last.site, "at");
            let by = &self.names[lost.last.thread.0 as usize];
            let last =
                if lost.count == 1 { String::new() } else { format!(", the last of {} such signals", lost.count) };
            return format!(" (thread {by} signalled{place} while nobody waited{last})");
        }
        String::new()
    }

    pub(super) fn describe(&self, thread: ThreadId, reason: BlockReason) -> String {
        let named = |what: &str, at: Addr| self.object_named(what, at, "the");
        match reason {
            BlockReason::Mutex(at) => named(self.sync.mutex_kind(at).what(), at),
            BlockReason::Condition(at, mutex) => {
                if self.sync.holder(reason, thread).is_some() {
                    named("mutex", mutex)
                } else {
                    named("condition variable", at)
                }
            }
            BlockReason::Read(at) | BlockReason::Write(at) => named("read-write lock", at),
            BlockReason::Semaphore(at) => named("semaphore", at),
            BlockReason::Barrier(at, _) => named("barrier", at),
            BlockReason::Futex(at) => named("futex", at),
            BlockReason::Spin => {
                let reads = self.watch.spinning.iter().find(|s| s.0 == thread).map(|s| &s.1[..]).unwrap_or(&[]);
                let names = self.names_of(reads);
                if names.is_empty() { "a change".into() } else { format!("a change of {}, spinning", names.join(", ")) }
            }
            BlockReason::Once(at) => named("initialiser", at),
            BlockReason::Join(other) => match self.names.get(other.0 as usize) {
                Some(name) => format!("the end of thread {name}"),
                None => "the end of a thread".into(),
            },
            BlockReason::Exited => "the end of all other threads".into(),
            BlockReason::Assumption => "an assumption that does not hold".into(),
            BlockReason::Signal(_) => "a signal".into(),
            BlockReason::Asleep => "the end of a sleep".into(),
            BlockReason::Pipe(_) => "bytes in a pipe".into(),
        }
    }
}
