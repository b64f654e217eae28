//! What a step was seen to depend on, as far as that is synchronisation: reads-from is in `words.rs`.
//!
//! Told of all events in their order, it says for each one which moments must have come before, if it is to end as it did in
//! an execution that leaves some of the others out. It may name more than necessary, never less:
//!
//! | event | needs |
//! | --- | --- |
//! | first event of a thread; join | the fork; the exit |
//! | lock taken | the last unlock (of a read-write lock taken to write: also the read-unlocks since) |
//! | lock not taken | the lock of who holds it |
//! | wait that a signal ended | all signals and broadcasts of that condition before it; of a futex, all its wakes |
//! | wake of a futex whose result counts, and one by bits | all operations on it before |
//! | semaphore taken | the post whose unit it is, first come, first served |
//! | semaphore not taken, or looked at | all that took from it (and all posts) |
//! | barrier | arrival: the rounds before; last arrival and leaving: all arrivals of the round |
//! | once, requeue of a futex, other operations | the operation before it on the same object |
//! | init, destroy | the end of all uses; every use needs the last of them |
//! | input, calls of the library | all such calls and all output before: they share the world outside |
//! | alloc | the free of that address |
//!
//! Output, yields and fences need nothing. Of two needs that the fixed point over all threads makes one follow from the
//! other, only the last is named: an unlock needs its lock anyway.

use super::words::Moment;
use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use trace::sync::ALL_BITS;
use trace::{Event, SyncOp, Wake, What};

/// The last moment of each thread, by its number; 0 is none.
#[derive(Clone, Default, Debug)]
pub(super) struct Moments(Vec<u64>);

impl Moments {
    /// Raises one; whether it was smaller.
    pub(super) fn add(&mut self, m: Moment) -> bool {
        let at = m.thread as usize;
        if at >= self.0.len() {
            self.0.resize(at + 1, 0);
        }
        let grows = m.position > self.0[at];
        if grows {
            self.0[at] = m.position;
        }
        grows
    }

    pub(super) fn of(&self, thread: u32) -> u64 {
        self.0.get(thread as usize).copied().unwrap_or(0)
    }

    fn each(&self, need: &mut impl FnMut(Moment)) {
        let some = self.0.iter().zip(0..).filter(|(position, _)| **position > 0);
        some.for_each(|(&position, thread)| need(Moment { thread, position }));
    }
}

/// All synchronisation so far.
#[derive(Default)]
pub(super) struct Causes {
    objects: FxHashMap<u64, Object>,
    /// By thread.
    lives: Vec<Life>,
    /// The last call that looked at the world outside, and the output since.
    world: Option<Moment>,
    output: Moments,
    freed: FxHashMap<u64, Moment>,
}

#[derive(Clone, Copy, Default)]
struct Life {
    begun: bool,
    fork: Option<Moment>,
    exit: Option<Moment>,
}

#[derive(Default)]
struct Object {
    /// The last init or destroy, and what it was made with.
    made: Option<Moment>,
    value: u64,
    kind: Kind,
}

#[derive(Default)]
enum Kind {
    #[default]
    Fresh,
    Mutex(Mutex),
    Rw(Box<Rw>),
    /// All signals.
    Condition(Moments),
    Futex(Box<Futex>),
    Semaphore(Box<Semaphore>),
    Barrier(Box<Barrier>),
    /// The last operation.
    Chain(Moment),
}

#[derive(Clone, Copy, Default)]
struct Mutex {
    unlock: Option<Moment>,
    holder: Option<Moment>,
}

#[derive(Default)]
struct Rw {
    writer: Option<Moment>,
    write_unlock: Option<Moment>,
    readers: Vec<Moment>,
    /// Since it was last taken to write.
    read_unlocks: Moments,
}

#[derive(Default)]
struct Futex {
    wakes: Moments,
    all: Moments,
}

#[derive(Default)]
struct Semaphore {
    /// Units that nobody took yet: who gave them, and how many of them in a row.
    units: VecDeque<(Moment, u64)>,
    posts: Moments,
    takes: Moments,
}

#[derive(Default)]
struct Barrier {
    /// 0 if that is not known; then every arrival counts as the last one.
    size: u64,
    arrived: u64,
    /// Of this round.
    arrivals: Moments,
    /// Of all rounds before.
    rounds: Moments,
}

impl Causes {
    fn life(&mut self, thread: u32) -> &mut Life {
        let at = thread as usize;
        if at >= self.lives.len() {
            self.lives.resize(at + 1, Life::default());
        }
        &mut self.lives[at]
    }

    pub(super) fn needs(&self, event: &Event, need: &mut impl FnMut(Moment)) {
        if let Some(Life { begun: false, fork: Some(fork), .. }) = self.lives.get(event.thread as usize) {
            need(*fork);
        }
        match &event.what {
            What::Sync { op, on } => {
                if let Some(object) = self.objects.get(&on.address) {
                    object.needs(*op, need);
                }
            }
            What::Join { child } => {
                self.lives.get(*child as usize).and_then(|life| life.exit).into_iter().for_each(need);
            }
            What::Call { .. } | What::Input { .. } => {
                self.world.into_iter().for_each(&mut *need);
                self.output.each(need);
            }
            What::Alloc { address, .. } => self.freed.get(address).copied().into_iter().for_each(need),
            _ => {}
        }
    }

    /// Takes note of an event. Whether others may need it from now on.
    pub(super) fn happens(&mut self, event: &Event, now: Moment) -> bool {
        self.life(now.thread).begun = true;
        match &event.what {
            What::Sync { op, on } => self.objects.entry(on.address).or_default().happens(*op, now),
            What::Fork { child } => self.life(*child).fork = Some(now),
            What::Exit => self.life(now.thread).exit = Some(now),
            What::Call { .. } | What::Input { .. } => {
                self.world = Some(now);
                self.output = Moments::default();
            }
            What::Output { .. } => {
                self.output.add(now);
            }
            What::Free { address, .. } => {
                self.freed.insert(*address, now);
            }
            What::Alloc { address, .. } => {
                self.freed.remove(address);
            }
            What::Read { .. }
            | What::Write { .. }
            | What::Update { .. }
            | What::Fence { .. }
            | What::Start
            | What::Join { .. }
            | What::Yield
            | What::Branch { .. }
            | What::Fixed { .. }
            | What::Fails
            | What::Symbolic { .. }
            | What::Initial { .. } => return false,
        }
        true
    }
}

impl Object {
    fn needs(&self, op: SyncOp, need: &mut impl FnMut(Moment)) {
        self.made.into_iter().for_each(&mut *need);
        match (op, &self.kind) {
            (SyncOp::Lock | SyncOp::TryLock { took: true }, Kind::Mutex(m)) => m.unlock.into_iter().for_each(need),
            (SyncOp::TryLock { took: false }, Kind::Mutex(m)) => m.holder.into_iter().for_each(need),
            (SyncOp::ReadLock | SyncOp::TryReadLock { took: true }, Kind::Rw(rw)) => {
                rw.write_unlock.into_iter().for_each(need);
            }
            (SyncOp::TryReadLock { took: false }, Kind::Rw(rw)) => rw.writer.into_iter().for_each(need),
            (SyncOp::WriteLock | SyncOp::TryWriteLock { took: true }, Kind::Rw(rw)) => {
                rw.write_unlock.into_iter().for_each(&mut *need);
                rw.read_unlocks.each(need);
            }
            (SyncOp::TryWriteLock { took: false }, Kind::Rw(rw)) => {
                rw.writer.or(rw.readers.first().copied()).into_iter().for_each(need);
            }
            (SyncOp::WaitEnd { wake: Wake::Signalled, .. }, Kind::Condition(signals)) => signals.each(need),
            (SyncOp::SemaphoreWait | SyncOp::SemaphoreTryWait { took: true }, Kind::Semaphore(s)) => {
                s.units.front().into_iter().for_each(|unit| need(unit.0));
            }
            (SyncOp::SemaphoreTryWait { took: false }, Kind::Semaphore(s)) => s.takes.each(need),
            (SyncOp::SemaphoreValue { .. }, Kind::Semaphore(s)) => {
                s.takes.each(need);
                s.posts.each(need);
            }
            (SyncOp::BarrierArrive { last, .. }, Kind::Barrier(b)) => {
                b.rounds.each(need);
                if b.is_last(last) {
                    b.arrivals.each(need);
                }
            }
            (SyncOp::BarrierLeave, Kind::Barrier(b)) => b.rounds.each(need),
            (SyncOp::FutexWoken { wake: Wake::Signalled }, Kind::Futex(f)) => f.wakes.each(need),
            (op, Kind::Futex(f)) if !has_futex_rule(&op) => f.all.each(need),
            (SyncOp::OnceBegin | SyncOp::OnceEnd | SyncOp::OnceDone, Kind::Chain(last)) => need(*last),
            (SyncOp::Init { .. } | SyncOp::Destroy, kind) => kind.ends(need),
            _ => {}
        }
    }

    fn happens(&mut self, op: SyncOp, now: Moment) {
        match op {
            SyncOp::Lock | SyncOp::TryLock { took: true } => {
                let m = self.mutex();
                // A recursive one that is tried again by its holder is one and the same section.
                m.holder = m.holder.filter(|h| h.thread == now.thread).or(Some(now));
            }
            SyncOp::Unlock => *self.mutex() = Mutex { unlock: Some(now), holder: None },
            SyncOp::ReadLock | SyncOp::TryReadLock { took: true } => self.rw().readers.push(now),
            SyncOp::WriteLock | SyncOp::TryWriteLock { took: true } => {
                let rw = self.rw();
                rw.read_unlocks = Moments::default();
                rw.writer = Some(now);
            }
            SyncOp::RwUnlock { .. } => self.rw().unlock(now),
            SyncOp::Signal { .. } | SyncOp::SignalOne { .. } | SyncOp::Broadcast { .. } => {
                self.signals().add(now);
            }
            SyncOp::SemaphoreWait | SyncOp::SemaphoreTryWait { took: true } => self.semaphore().take(now),
            SyncOp::SemaphorePost => self.semaphore().post(now),
            SyncOp::BarrierArrive { last, .. } => self.barrier().arrive(now, last),
            SyncOp::OnceBegin | SyncOp::OnceEnd | SyncOp::OnceDone => self.kind = Kind::Chain(now),
            SyncOp::FutexWait { .. } | SyncOp::FutexWoken { .. } => drop(self.futex().all.add(now)),
            SyncOp::FutexWake { .. } | SyncOp::FutexRequeue { .. } => {
                let futex = self.futex();
                futex.wakes.add(now);
                futex.all.add(now);
            }
            SyncOp::Init { value } => *self = Object { made: Some(now), value, kind: Kind::Fresh },
            SyncOp::Destroy => *self = Object { made: Some(now), value: 0, kind: Kind::Fresh },
            SyncOp::TryLock { took: false }
            | SyncOp::TryReadLock { took: false }
            | SyncOp::TryWriteLock { took: false }
            | SyncOp::WaitBegin { .. }
            | SyncOp::WaitEnd { .. }
            | SyncOp::SemaphoreTryWait { took: false }
            | SyncOp::SemaphoreValue { .. }
            | SyncOp::BarrierLeave => {}
        }
    }

    fn mutex(&mut self) -> &mut Mutex {
        made!(self.kind, Mutex, Mutex::default())
    }

    fn rw(&mut self) -> &mut Rw {
        made!(self.kind, Rw, Box::default())
    }

    fn signals(&mut self) -> &mut Moments {
        made!(self.kind, Condition, Moments::default())
    }

    fn futex(&mut self) -> &mut Futex {
        made!(self.kind, Futex, Box::default())
    }

    fn semaphore(&mut self) -> &mut Semaphore {
        let by = self.made.unwrap_or(Moment { thread: 0, position: 0 });
        let units = || [(by, self.value)].into_iter().filter(|u| u.1 > 0).collect();
        made!(self.kind, Semaphore, Box::new(Semaphore { units: units(), ..Semaphore::default() }))
    }

    fn barrier(&mut self) -> &mut Barrier {
        made!(self.kind, Barrier, Box::new(Barrier { size: self.value, ..Barrier::default() }))
    }
}

/// Whether the model knows what an operation on a futex needs, looking at it alone.
pub(super) fn has_futex_rule(op: &SyncOp) -> bool {
    match *op {
        SyncOp::FutexWait { found, bits, .. } => found.is_some() && bits == ALL_BITS,
        SyncOp::FutexWoken { .. } => true,
        SyncOp::FutexWake { most, bits, ignored, .. } => ignored && most.is_some() && bits == ALL_BITS,
        _ => false,
    }
}

impl Kind {
    /// What the end of all uses needs.
    fn ends(&self, need: &mut impl FnMut(Moment)) {
        match self {
            Kind::Fresh => {}
            Kind::Mutex(m) => m.unlock.into_iter().for_each(need),
            Kind::Rw(rw) => {
                rw.write_unlock.into_iter().for_each(&mut *need);
                rw.read_unlocks.each(need);
            }
            Kind::Condition(signals) => signals.each(need),
            Kind::Futex(futex) => futex.all.each(need),
            Kind::Semaphore(s) => {
                s.posts.each(need);
                s.takes.each(need);
            }
            Kind::Barrier(b) => {
                b.arrivals.each(need);
                b.rounds.each(need);
            }
            Kind::Chain(last) => need(*last),
        }
    }
}

impl Rw {
    fn unlock(&mut self, now: Moment) {
        if self.writer.is_some_and(|w| w.thread == now.thread) {
            self.writer = None;
            self.write_unlock = Some(now);
            return;
        }
        if let Some(i) = self.readers.iter().position(|r| r.thread == now.thread) {
            self.readers.remove(i);
        }
        self.read_unlocks.add(now);
    }
}

impl Semaphore {
    fn take(&mut self, now: Moment) {
        self.takes.add(now);
        let Some((_, count)) = self.units.front_mut() else { return };
        *count -= 1;
        if *count == 0 {
            self.units.pop_front();
        }
    }

    fn post(&mut self, now: Moment) {
        self.posts.add(now);
        match self.units.back_mut() {
            Some((by, count)) if *by == now => *count += 1,
            _ => self.units.push_back((now, 1)),
        }
    }
}

impl Barrier {
    fn is_last(&self, told: bool) -> bool {
        told || self.arrived + 1 >= self.size
    }

    fn arrive(&mut self, now: Moment, told: bool) {
        let last = self.is_last(told);
        self.arrivals.add(now);
        self.arrived += 1;
        if last {
            self.arrivals.each(&mut |m| {
                self.rounds.add(m);
            });
            self.arrivals = Moments::default();
            self.arrived = 0;
        }
    }
}
