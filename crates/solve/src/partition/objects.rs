//! What synchronisation objects are in the middle of: the events of a run without which what follows makes no sense, and
//! without those that are over.

use std::collections::VecDeque;
use trace::{Event, EventId, SyncOp, Wake, What};

/// An event of the run, kept for later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Kept {
    /// Its place in the order.
    pub(super) number: u64,
    /// Its name in the run; `None` if it stands for several.
    pub(super) source: Option<EventId>,
    pub(super) event: Event,
}

/// An event of the run, as it comes.
#[derive(Clone, Copy)]
pub(super) struct Seen<'a> {
    pub(super) number: u64,
    pub(super) source: EventId,
    pub(super) event: &'a Event,
}

impl Seen<'_> {
    pub(super) fn keep(&self) -> Kept {
        Kept { number: self.number, source: Some(self.source), event: self.event.clone() }
    }
}

impl Kept {
    fn with(&self, op: SyncOp) -> Kept {
        let mut kept = self.clone();
        if let What::Sync { op: old, .. } = &mut kept.event.what {
            *old = op;
        }
        kept
    }

    fn thread(&self) -> u32 {
        self.event.thread
    }
}

#[derive(Clone, Default, Debug)]
pub(super) struct Object {
    init: Option<Kept>,
    made_with: u64,
    kind: Kind,
}

#[derive(Clone, Default, Debug)]
enum Kind {
    #[default]
    Fresh,
    /// Who holds it: a mutex, or a read-write lock.
    Lock(Vec<Kept>),
    Condition(Condition),
    Semaphore(u64),
    /// Rounds that some thread has come to and not all have left.
    Barrier(VecDeque<Round>),
    /// The beginning and the end of its initialiser.
    Once(Vec<Kept>),
    /// Nothing is known of what it is in the middle of.
    Other,
}

/// As in the VM: a signal lets any one of those go on that waited when it came.
#[derive(Clone, Default, Debug)]
struct Condition {
    waiting: Vec<Kept>,
    /// The signals that woke nobody yet, and whom they may wake.
    signals: Vec<(Kept, Vec<u32>)>,
}

#[derive(Clone, Default, Debug)]
struct Round {
    arrivals: Vec<Kept>,
    leaves: Vec<Kept>,
    complete: bool,
}

impl Object {
    pub(super) fn happens(&mut self, op: SyncOp, kept: &Kept) {
        let thread = kept.thread();
        match op {
            SyncOp::Lock | SyncOp::ReadLock | SyncOp::WriteLock => self.holders().push(kept.clone()),
            SyncOp::TryLock { took: true } => {
                let holders = self.holders();
                // A recursive one that is tried again by its holder is one and the same section.
                if !holders.iter().any(|h| h.thread() == thread) {
                    holders.push(kept.with(SyncOp::Lock));
                }
            }
            SyncOp::TryReadLock { took: true } => self.holders().push(kept.with(SyncOp::ReadLock)),
            SyncOp::TryWriteLock { took: true } => self.holders().push(kept.with(SyncOp::WriteLock)),
            SyncOp::Unlock | SyncOp::RwUnlock { .. } => {
                let holders = self.holders();
                if let Some(i) = holders.iter().position(|h| h.thread() == thread) {
                    holders.remove(i);
                }
            }
            SyncOp::WaitBegin { .. } => self.condition().waiting.push(kept.clone()),
            SyncOp::WaitEnd { wake, .. } => self.condition().wakes(thread, wake),
            SyncOp::Signal { .. } | SyncOp::SignalOne { .. } => self.condition().signal(kept),
            SyncOp::Broadcast { .. } => self.condition().broadcast(kept),
            SyncOp::SemaphoreWait | SyncOp::SemaphoreTryWait { took: true } => {
                let value = self.semaphore();
                *value = value.saturating_sub(1);
            }
            SyncOp::SemaphorePost => *self.semaphore() += 1,
            SyncOp::BarrierArrive { last, .. } => self.arrive(kept, last),
            SyncOp::BarrierLeave => self.leave(kept),
            SyncOp::OnceBegin => self.kind = Kind::Once(vec![kept.clone()]),
            SyncOp::OnceEnd => {
                if let Kind::Once(events) = &mut self.kind
                    && events.len() == 1
                    && events[0].thread() == thread
                {
                    events.push(kept.clone());
                }
            }
            SyncOp::Init { value } => {
                *self = Object { init: Some(kept.clone()), made_with: value, kind: Kind::Fresh };
            }
            SyncOp::Destroy => *self = Object::default(),
            // Whoever sleeps from here on is like one who waits on a condition variable.
            SyncOp::FutexWait { .. } => {
                if op.sleeps() {
                    self.condition().waiting.push(kept.clone());
                }
            }
            SyncOp::FutexWoken { wake } => self.condition().wakes(thread, wake),
            SyncOp::FutexWake { most: Some(most), .. } => self.condition().wake(kept, most),
            SyncOp::FutexWake { most: None, .. } | SyncOp::FutexRequeue { .. } => self.kind = Kind::Other,
            SyncOp::TryLock { took: false }
            | SyncOp::TryReadLock { took: false }
            | SyncOp::TryWriteLock { took: false }
            | SyncOp::SemaphoreTryWait { took: false }
            | SyncOp::SemaphoreValue { .. }
            | SyncOp::OnceDone => {}
        }
    }

    fn holders(&mut self) -> &mut Vec<Kept> {
        made!(self.kind, Lock, Vec::new())
    }

    fn condition(&mut self) -> &mut Condition {
        made!(self.kind, Condition, Condition::default())
    }

    fn semaphore(&mut self) -> &mut u64 {
        made!(self.kind, Semaphore, self.made_with)
    }

    /// The value, if it is a semaphore of which it is known.
    pub(super) fn units(&self) -> Option<u64> {
        self.init.as_ref()?;
        match self.kind {
            Kind::Fresh => Some(self.made_with),
            Kind::Semaphore(value) => Some(value),
            _ => None,
        }
    }

    fn rounds(&mut self) -> &mut VecDeque<Round> {
        made!(self.kind, Barrier, VecDeque::new())
    }

    fn arrive(&mut self, kept: &Kept, last: bool) {
        let size = self.made_with;
        let rounds = self.rounds();
        if rounds.back().is_none_or(|r| r.complete) {
            rounds.push_back(Round::default());
        }
        if let Some(round) = rounds.back_mut() {
            round.arrivals.push(kept.clone());
            round.complete = last || round.arrivals.len() as u64 == size;
        }
    }

    fn leave(&mut self, kept: &Kept) {
        let rounds = self.rounds();
        let is_in = |all: &[Kept]| all.iter().any(|k| k.thread() == kept.thread());
        if let Some(round) = rounds.iter_mut().find(|r| is_in(&r.arrivals) && !is_in(&r.leaves)) {
            // However large it is.
            round.complete = true;
            round.leaves.push(kept.clone());
        }
        rounds.retain(|r| !r.complete || r.leaves.len() < r.arrivals.len());
    }

    /// The events that say it, in any order.
    pub(super) fn says(&self, into: &mut Vec<Kept>) {
        match &self.kind {
            Kind::Fresh => into.extend(self.init.clone()),
            Kind::Lock(events) | Kind::Once(events) => into.extend_from_slice(events),
            Kind::Condition(c) => {
                into.extend_from_slice(&c.waiting);
                into.extend(c.signals.iter().map(|s| c.what_is_left(&s.0)));
            }
            // Who does not know with what it began cannot say what it is now.
            Kind::Semaphore(value) => into.extend(self.init.as_ref().map(|i| i.with(SyncOp::Init { value: *value }))),
            Kind::Barrier(rounds) => {
                into.extend(self.init.clone());
                rounds.iter().for_each(|r| into.extend(r.arrivals.iter().chain(&r.leaves).cloned()));
            }
            Kind::Other => {}
        }
    }
}

impl Condition {
    fn signal(&mut self, kept: &Kept) {
        if self.signals.len() < self.waiting.len() {
            self.signals.push((kept.clone(), self.waiting.iter().map(Kept::thread).collect()));
        }
    }

    fn broadcast(&mut self, kept: &Kept) {
        self.signals = self.waiting.iter().map(|w| (kept.clone(), vec![w.thread()])).collect();
    }

    /// A wake of a futex, of as many as it may.
    fn wake(&mut self, kept: &Kept, most: u32) {
        let asleep = self.waiting.len().saturating_sub(self.signals.len()).min(most as usize);
        let threads: Vec<u32> = self.waiting.iter().map(Kept::thread).collect();
        self.signals.extend(std::iter::repeat_n((kept.clone(), threads), asleep));
    }

    /// A signal as far as it woke nobody yet: a wake of a futex may have woken some.
    fn what_is_left(&self, signal: &Kept) -> Kept {
        let left = self.signals.iter().filter(|s| s.0.number == signal.number).count() as u32;
        match signal.event.what {
            What::Sync { op: SyncOp::FutexWake { bits, ignored, .. }, .. } => {
                signal.with(SyncOp::FutexWake { most: Some(left), woke: left, whom: None, bits, ignored })
            }
            _ => signal.clone(),
        }
    }

    fn wakes(&mut self, thread: u32, wake: Wake) {
        if wake == Wake::Signalled
            && let Some(i) = self.signals.iter().position(|s| s.1.contains(&thread))
        {
            self.signals.remove(i);
        }
        self.signals.iter_mut().for_each(|s| s.1.retain(|t| *t != thread));
        self.waiting.retain(|w| w.thread() != thread);
        // Of several signals for the same few waiters, only as many count as there are. The oldest are for the fewest.
        let mut taken: Vec<u32> = Vec::new();
        self.signals.retain(|(_, threads)| {
            let one = threads.iter().find(|t| !taken.contains(t)).copied();
            taken.extend(one);
            one.is_some()
        });
    }
}
