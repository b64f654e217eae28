//! What happens at an event besides the event itself: it is counted and hashed, and told to those who want to know (the
//! strategy, the race detector, the trace).

use super::events::Atomic;
use super::spin::{Bytes, overlap};
use crate::race::{self, AccessKind, Races};
use crate::sched::{BIRTHS, ENDS, EVERYTHING, INTERRUPTIONS, Mode, QUEUES, Touch, WORLD};
use crate::seen::{Did, Seen};
use guest::memory::{Addr, Memory, Published};
use guest::shims::Role;
use guest::sync::{Deed, ThreadId, ThreadOp};
use trace::{EventHash, MemoryOrder, SyncOp, Wake};

#[derive(Clone, Copy, Debug)]
pub struct FoundRace {
    pub race: race::Race,
    /// How many events there were before the later access.
    pub event: u64,
}

/// Changes that are remembered.
const CHANGES: usize = 64;

/// The listeners.
#[derive(Default)]
pub(crate) struct Watch {
    /// Events are watched: there are several threads, or a trace is wanted.
    pub(crate) on: bool,
    /// There were several threads once.
    pub(crate) several: bool,
    /// The strategy wants to know.
    pub(crate) touching: bool,
    pub(crate) touched: Vec<Touch>,
    /// The program handles signals.
    pub(crate) handlers: bool,
    /// The program can tell its threads apart: they learn who they are, or end with a result.
    pub(crate) apart: bool,
    /// Where handles of threads lie that others can read, and who made the threads.
    pub(crate) handles: Vec<(Addr, ThreadId)>,
    /// By thread: what it did that another one could notice, but for creating threads.
    pub(crate) noticeable: Vec<u64>,
    /// What the running thread waits for it could also have given up, so nothing merely made that possible.
    pub(crate) optional: bool,
    pub(crate) races: Option<Box<Races>>,
    pub(crate) found: Vec<FoundRace>,
    /// All that took place, if a trace is wanted.
    pub(crate) trace: Option<Vec<Seen>>,
    /// The trace is that of a tracked run: accesses are there only in pieces of up to 8 bytes, from the first creation of a
    /// thread on, and reads within the window of their thread.
    pub(crate) tracking: bool,
    /// In a tracked run, objects that have just become known to others, and what they hold.
    pub(crate) reborn: Vec<(Addr, Vec<u8>)>,
    /// The running thread's window of step clocks.
    pub(crate) window: (u64, u64),
    pub(crate) hash: EventHash,
    pub(crate) events: u64,
    /// How many writes changed something, or gave something back.
    pub(crate) changes: u64,
    /// The newest of them: first byte and size.
    changed: std::collections::VecDeque<Bytes>,
    /// All of them, if the strategy wants to know.
    pub(crate) all_changes: Vec<Bytes>,
    /// Threads that spin, and what they read: addresses, of data and of locks, and keys of threads.
    pub(crate) spinning: Vec<(ThreadId, Vec<Bytes>)>,
    published: Vec<Published>,
    /// The object that the call under way reads or changes atomically.
    pub(crate) atomic: Option<Atomic>,
    /// The running thread is in an indivisible section since this step clock: what it does there is one step of the trace.
    pub(crate) section: Option<u64>,
    /// The read that comes is of what the section wrote itself: it says nothing of memory as it was before the step.
    pub(crate) own_read: Option<Bytes>,
    /// The thread's errno before that call.
    pub(crate) errno: u64,
}

impl Did {
    /// A number for the kind, an address, a size and a value: what makes two events the same.
    fn identity(&self) -> (u8, u64, u64, u64) {
        match *self {
            Did::Read { at, size, value, .. } => (1, at, size, value),
            Did::Write { at, size, after, .. } => (2, at, size, after),
            Did::Update { at, size, after, .. } => (3, at, size, after),
            Did::ReadRange { at, size } => (4, at, size, 0),
            Did::WriteRange { at, size } => (5, at, size, 0),
            Did::Free { at, size } => (6, at, size, 0),
            Did::Fence { order } => (7, 0, 0, (order as u64).saturating_sub(1)),
            Did::Sync(deed) => {
                let at = match deed {
                    Deed::Object { at, .. } => at,
                    Deed::Thread { .. } => 0,
                };
                let (number, result) = deed.identity();
                (16 + number, at, 0, result)
            }
            Did::Yield => (8, 0, 0, 0),
            Did::World { .. } => (9, 0, 0, 0),
            Did::End => (10, 0, 0, 0),
            // These are never hashed.
            Did::Branch { .. } | Did::Fixed { .. } | Did::Symbolic { .. } | Did::Initial { .. } | Did::Fails => {
                (0, 0, 0, 0)
            }
        }
    }

    pub(crate) fn atomic(&self) -> Option<MemoryOrder> {
        match *self {
            Did::Read { atomic, .. } | Did::Write { atomic, .. } => atomic,
            Did::Update { atomic, .. } => Some(atomic),
            _ => None,
        }
    }

    /// What the strategy is reported.
    fn touch(&self) -> Option<Touch> {
        let touch = |key, size, mode| Some(Touch { key, size, mode });
        match *self {
            Did::Read { at, size, .. } | Did::ReadRange { at, size } => touch(at, size, Mode::Read),
            Did::Write { at, size, .. }
            | Did::Update { at, size, .. }
            | Did::WriteRange { at, size }
            | Did::Free { at, size } => touch(at, size.max(1), Mode::Write),
            Did::Sync(deed) => Some(deed_touch(deed)),
            Did::World { .. } => touch(WORLD, 1, Mode::Write),
            Did::End => Some(Touch::EVERYTHING),
            Did::Fence { .. } | Did::Yield => None,
            Did::Branch { .. } | Did::Fixed { .. } | Did::Symbolic { .. } | Did::Initial { .. } | Did::Fails => None,
        }
    }
}

/// The key of the end of a thread.
pub(crate) fn end_key(thread: ThreadId) -> u64 {
    ENDS | u64::from(thread.0) << 3
}

fn deed_touch(deed: Deed) -> Touch {
    let (op, at, opens, round) = match deed {
        Deed::Object { op, at, opens, round } => (op, at, opens, round),
        Deed::Thread { op, thread } => {
            let mode = match op {
                ThreadOp::Join | ThreadOp::Start => Mode::Acquire,
                ThreadOp::Fork | ThreadOp::Exit => Mode::Release,
                ThreadOp::TryJoin | ThreadOp::TryJoined | ThreadOp::Detach => Mode::Write,
                ThreadOp::Look => Mode::Read,
            };
            let begins = matches!(op, ThreadOp::Fork | ThreadOp::Start);
            let key = if begins { BIRTHS | u64::from(thread.0) << 3 } else { end_key(thread) };
            return Touch { key, size: 1, mode };
        }
    };
    let mode = match op {
        SyncOp::Lock | SyncOp::WriteLock | SyncOp::SemaphoreWait => Mode::Acquire,
        SyncOp::BarrierArrive { last, ignored: true } => Mode::Arrive { round, last },
        SyncOp::BarrierLeave => Mode::Leave { round },
        SyncOp::WaitEnd { wake, .. } | SyncOp::FutexWoken { wake } if wake != Wake::TimedOut => Mode::Acquire,
        SyncOp::OnceBegin | SyncOp::OnceDone => Mode::Acquire,
        SyncOp::ReadLock => Mode::Share,
        SyncOp::RwUnlock { reads: true } => Mode::Unshare,
        SyncOp::Unlock | SyncOp::RwUnlock { reads: false } | SyncOp::OnceEnd => Mode::Release,
        // Of several gives one is enough, so only the first is sure to have made a take possible.
        SyncOp::SemaphorePost | SyncOp::Signal { .. } | SyncOp::SignalOne { .. } | SyncOp::Broadcast { .. }
            if opens =>
        {
            Mode::Release
        }
        SyncOp::SemaphoreValue { .. } => Mode::Read,
        // Who finds it taken changes nothing.
        SyncOp::TryLock { took: false }
        | SyncOp::TryReadLock { took: false }
        | SyncOp::TryWriteLock { took: false }
        | SyncOp::SemaphoreTryWait { took: false } => Mode::Read,
        _ => Mode::Write,
    };
    // What is done to the bytes of an object by other means is done to the object. A futex is only a number to its queue: the word is
    // touched by itself.
    let futex = matches!(
        op,
        SyncOp::FutexWait { .. } | SyncOp::FutexWoken { .. } | SyncOp::FutexWake { .. } | SyncOp::FutexRequeue { .. }
    );
    Touch { key: if futex { QUEUES | at } else { at }, size: 1, mode }
}

impl Watch {
    /// A wait was given up, which depends on what it was for.
    pub(crate) fn gave_up(&mut self, wanted: &[Touch]) {
        if self.touching {
            self.touched.extend(wanted.iter().map(|&t| Touch { mode: Mode::Write, ..t }));
        }
    }

    /// An object was looked at, or even changed; `waited`: that was not possible at any time.
    pub(crate) fn looked_at(&mut self, at: Addr, waited: bool) {
        if self.touching {
            self.touched.push(Touch { key: at, size: 1, mode: Mode::Write });
            self.touched.extend(waited.then_some(Touch { key: at, size: 1, mode: Mode::Acquire }));
        }
    }

    /// What was done before a signal was sent comes before what its handler does. That may come anywhere from then on.
    pub(crate) fn signalled(&mut self, thread: ThreadId, role: Role) {
        const SIGNALS: u64 = 1 << 59;
        if self.touching && role == Role::SendsSignal {
            self.touched.push(Touch { key: INTERRUPTIONS, size: 1 << 40, mode: Mode::Write });
        }
        match (&mut self.races, role) {
            (Some(races), Role::SendsSignal) => races.release(thread, SIGNALS),
            (Some(races), Role::TakesSignal) => races.acquire(thread, SIGNALS),
            _ => {}
        }
    }

    pub(crate) fn saw(&mut self, seen: Seen) {
        self.note(&seen);
        self.keep(seen);
    }

    /// An event that is no part of the trace.
    pub(crate) fn note(&mut self, seen: &Seen) {
        if self.several {
            self.events += 1;
            let (tag, at, size, value) = seen.did.identity();
            self.hash.add(seen.key, seen.clock, tag, at, size, value);
            if self.touching {
                self.note_deed(seen);
                let strict = |t: Touch| if self.optional { Touch { mode: Mode::Write, ..t } } else { t };
                self.touched.extend(seen.did.touch().map(strict));
                if self.handlers {
                    let key = INTERRUPTIONS | u64::from(seen.thread.0) << 3;
                    self.touched.push(Touch { key, size: 1, mode: Mode::Read });
                }
            }
            self.note_change(&seen.did);
            if self.races.is_some() {
                self.check_race(seen);
            }
        }
    }

    /// What could tell threads apart: who did what before creating the next, and who reads a handle.
    fn note_deed(&mut self, seen: &Seen) {
        let thread = seen.thread.0 as usize;
        if self.noticeable.len() <= thread {
            self.noticeable.resize(thread + 1, 0);
        }
        self.noticeable[thread] += u64::from(!matches!(seen.did, Did::Sync(Deed::Thread { op: ThreadOp::Fork, .. })));
        if let Some(t) = seen.did.touch() {
            let reads = |&(at, by): &(Addr, ThreadId)| by != seen.thread && overlap((at, 8), (t.key, t.size.max(1)));
            self.apart |= !self.handles.is_empty() && t.key != EVERYTHING && self.handles.iter().any(reads);
        }
    }

    /// Puts something into the trace, if there is one and it belongs there.
    pub(crate) fn keep(&mut self, seen: Seen) {
        if let Did::Read { at, size, .. } = seen.did
            && self.own_read.take() == Some((at, size))
        {
            return;
        }
        let seen = Seen { clock: self.section.unwrap_or(seen.clock), ..seen };
        if let Some(trace) = &mut self.trace
            && (!self.tracking || belongs(&seen, self.several, self.window))
        {
            trace.push(seen);
        }
    }

    pub(crate) fn atomic_range(&self) -> Option<(Addr, u64)> {
        self.atomic.as_ref().map(Atomic::range)
    }

    fn check_race(&mut self, seen: &Seen) {
        let Some(races) = &mut self.races else { return };
        let mark = mark(seen.thread, seen.clock, seen.function, seen.op);
        let found = match seen.did {
            Did::Read { at, size, atomic, .. } => {
                let kind = match atomic {
                    None => AccessKind::Read,
                    Some(order) => AccessKind::AtomicRead { acquire: order.acquires() },
                };
                races.access(mark, race::Access { at, size, kind })
            }
            Did::Write { at, size, atomic, .. } => {
                let kind = match atomic {
                    None => AccessKind::Write,
                    Some(order) => AccessKind::AtomicWrite { release: order.releases() },
                };
                races.access(mark, race::Access { at, size, kind })
            }
            Did::Update { at, size, atomic, .. } => {
                let kind = AccessKind::AtomicUpdate { acquire: atomic.acquires(), release: atomic.releases() };
                races.access(mark, race::Access { at, size, kind })
            }
            Did::ReadRange { at, size } => races.access(mark, race::Access { at, size, kind: AccessKind::Read }),
            Did::WriteRange { at, size } => races.access(mark, race::Access { at, size, kind: AccessKind::Write }),
            Did::Free { at, size } => races.free(mark, at, size),
            Did::Fence { order } => {
                races.fence(seen.thread, order.acquires(), order.releases());
                None
            }
            Did::Sync(deed) => {
                synchronise(races, seen.thread, deed);
                None
            }
            Did::Yield | Did::World { .. } | Did::End => None,
            Did::Branch { .. } | Did::Fixed { .. } | Did::Symbolic { .. } | Did::Initial { .. } | Did::Fails => None,
        };
        if let Some(race) = found {
            self.found.push(FoundRace { race, event: self.events });
        }
    }

    /// A pointer was stored where other threads can find it.
    #[inline]
    pub(crate) fn publish(&mut self, mem: &mut Memory, pointer: u64, thread: ThreadId, clock: u64) {
        if self.several && pointer >> guest::memory::REGION_BITS != 0 {
            mem.publish(pointer, &mut self.published);
            self.tell_published(mem, thread, clock);
        }
    }

    /// Bytes were stored where other threads can find them.
    pub(crate) fn publish_range(&mut self, mem: &mut Memory, at: Addr, size: u64, thread: ThreadId, clock: u64) {
        if self.several && size >= 8 {
            mem.publish_range(at, size, &mut self.published);
            self.tell_published(mem, thread, clock);
        }
    }

    /// From now on there are several threads: all that globals point at is shared.
    pub(crate) fn publish_globals(&mut self, mem: &mut Memory) {
        mem.publish_globals(&mut self.published);
        self.published.clear();
    }

    fn tell_published(&mut self, mem: &Memory, thread: ThreadId, clock: u64) {
        for p in self.published.drain(..) {
            if self.tracking {
                self.reborn.push((p.at, mem.contents(p.at, p.size)));
            }
            if let Some(races) = &mut self.races {
                races.publish(mark(thread, clock, u32::MAX, 0), p.at, p.size);
            }
        }
    }

    fn note_change(&mut self, did: &Did) {
        let (at, size) = match *did {
            Did::Write { at, size, before, after, .. } | Did::Update { at, size, before, after, .. }
                // Of larger ones, only the first 8 bytes are known.
                if before != after || size > 8 =>
            {
                (at, size)
            }
            Did::WriteRange { at, size } | Did::Free { at, size } => (at, size),
            // Who tries to take it again and again, or to join, may have better luck now.
            Did::Sync(Deed::Object { op, at, .. }) if gives(op) => (at, 1),
            Did::Sync(Deed::Thread { op: ThreadOp::Exit, thread }) => (end_key(thread), 1),
            _ => return,
        };
        self.changes += 1;
        if self.changed.len() == CHANGES {
            self.changed.pop_front();
        }
        self.changed.push_back((at, size));
        if self.touching {
            self.all_changes.push((at, size));
        }
        self.spinning.retain(|(_, reads)| !reads.iter().any(|&r| overlap(r, (at, size))));
    }

    /// Whether one of these was changed after so many changes; to be on the safe side if that is long ago.
    pub(crate) fn changed_since(&self, since: u64, reads: &[Bytes]) -> bool {
        let missed = (self.changes - since) as usize;
        let newest = self.changed.iter().rev().take(missed);
        missed > self.changed.len() || newest.into_iter().any(|&change| reads.iter().any(|&r| overlap(r, change)))
    }

    pub(crate) fn is_spinning(&self, thread: ThreadId) -> bool {
        self.spinning.iter().any(|s| s.0 == thread)
    }
}

/// Whether an attempt to take the object that found it taken may go another way afterwards.
fn gives(op: SyncOp) -> bool {
    op.releases_lock() || matches!(op, SyncOp::SemaphorePost | SyncOp::Init { .. } | SyncOp::Destroy)
}

/// Whether something belongs into the trace of a tracked run.
fn belongs(seen: &Seen, several: bool, window: (u64, u64)) -> bool {
    match seen.did {
        Did::Read { size, .. } => several && size <= 8 && window.0 <= seen.clock && seen.clock < window.1,
        // What is written outside the windows is the state in which they begin.
        Did::Write { size, .. } | Did::Update { size, .. } => several && size <= 8,
        Did::ReadRange { .. } | Did::WriteRange { .. } => false,
        Did::Free { .. } => several,
        Did::Fails => window.0 <= seen.clock && seen.clock < window.1,
        _ => true,
    }
}

fn mark(thread: ThreadId, clock: u64, function: u32, op: u32) -> race::Mark {
    // Only compared: two accesses of the same code count as the same.
    let stack = (u64::from(function) << 32 | u64::from(op)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
    race::Mark { thread, clock, stack: stack as u32 }
}

/// What a synchronisation orders. A signal orders nothing: the mutex does.
fn synchronise(races: &mut Races, t: ThreadId, deed: Deed) {
    // Readers of a read-write lock are ordered with writers, not with each other.
    const READERS: u64 = 1 << 60;
    match deed {
        Deed::Thread { op: ThreadOp::Fork, thread } => races.fork(t, thread),
        Deed::Thread { op: ThreadOp::Join | ThreadOp::TryJoined, thread } => races.join(t, thread),
        Deed::Thread { .. } => {}
        Deed::Object { op, at, .. } => match op {
            SyncOp::Lock | SyncOp::TryLock { took: true } => races.acquire(t, at),
            SyncOp::Unlock => races.release_exclusive(t, at),
            SyncOp::ReadLock | SyncOp::TryReadLock { took: true } => races.acquire(t, at),
            SyncOp::WriteLock | SyncOp::TryWriteLock { took: true } => {
                races.acquire(t, at);
                races.acquire(t, at | READERS);
            }
            SyncOp::RwUnlock { reads: true } => races.release(t, at | READERS),
            SyncOp::RwUnlock { reads: false } => races.release_exclusive(t, at),
            SyncOp::SemaphoreWait | SyncOp::SemaphoreTryWait { took: true } | SyncOp::BarrierLeave => {
                races.acquire(t, at);
            }
            SyncOp::SemaphorePost | SyncOp::BarrierArrive { .. } | SyncOp::OnceEnd => races.release(t, at),
            SyncOp::OnceDone => races.acquire(t, at),
            _ => {}
        },
    }
}
