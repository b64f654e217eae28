//! The machine's locks, condition variables, futexes, semaphores, barriers and initialisers.

use super::machine::Setup;
use std::collections::BTreeMap;
use trace::sync::ALL_BITS;
use trace::{SyncOp, Wake, What};

#[derive(Clone, PartialEq, Eq, Hash, Default)]
struct Lock {
    writer: Option<u32>,
    readers: Vec<u32>,
}

#[derive(Clone, PartialEq, Eq, Hash, Default)]
struct Condition {
    waiting: Vec<u32>,
    /// Those of them whose wait has a time limit.
    timed: Vec<u32>,
    /// For each signal that nobody took, who may; oldest first.
    signals: Vec<Vec<u32>>,
    /// Woken by a broadcast.
    woken: Vec<u32>,
    /// Those that a signal came for, whoever took it.
    heard: Vec<u32>,
}

/// A futex without bits: any sleeper may take a wake that came while it slept.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
struct Futex {
    asleep: Vec<u32>,
    /// Those of them whose sleep has a time limit.
    timed: Vec<u32>,
    /// For each wake that nobody took, who may; oldest first.
    wakes: Vec<Vec<u32>>,
    /// Those that a wake came for, whoever took it.
    heard: Vec<u32>,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Barrier {
    size: u64,
    arrived: u64,
}

#[derive(Clone, PartialEq, Eq, Hash)]
enum Once {
    Running(u32),
    Done,
}

/// All objects of synchronisation, by address.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub(super) struct Objects {
    locks: BTreeMap<u64, Lock>,
    conditions: BTreeMap<u64, Condition>,
    futexes: BTreeMap<u64, Futex>,
    /// Only those whose beginning is known.
    semaphores: BTreeMap<u64, u64>,
    barriers: BTreeMap<u64, Barrier>,
    /// At which arrival, counted from the beginning, the round of a waiting thread ends.
    rounds: BTreeMap<(u32, u64), u64>,
    onces: BTreeMap<u64, Once>,
    /// Barriers whose trace does not say who was last, and futexes of which it says too little, or that are waited for by bits.
    vague: Vec<u64>,
}

enum Kind {
    Read,
    Write,
}

fn attempt(op: &SyncOp) -> Option<(Kind, bool)> {
    Some(match *op {
        SyncOp::Lock | SyncOp::WriteLock => (Kind::Write, true),
        SyncOp::ReadLock => (Kind::Read, true),
        SyncOp::TryLock { took } | SyncOp::TryWriteLock { took } => (Kind::Write, took),
        SyncOp::TryReadLock { took } => (Kind::Read, took),
        _ => return None,
    })
}

impl Lock {
    fn free_for(&self, kind: &Kind) -> bool {
        self.writer.is_none() && (matches!(kind, Kind::Read) || self.readers.is_empty())
    }

    /// Whether the thread has it in a way that decides what happens when it takes it again.
    fn is_own(&self, thread: u32, kind: &Kind) -> bool {
        self.writer == Some(thread) || matches!(kind, Kind::Write) && self.readers.contains(&thread)
    }
}

fn refuse(refused: bool, reason: &str) -> Result<(), String> {
    if refused { no(reason) } else { Ok(()) }
}

fn no(reason: &str) -> Result<(), String> {
    Err(reason.to_string())
}

impl Objects {
    pub(super) fn new(setup: &Setup<'_>) -> Objects {
        let mut objects = Objects::default();
        // Who gives back what he never took had it at the beginning.
        for (thread, events) in setup.threads.iter().enumerate() {
            let mut held: BTreeMap<u64, i64> = BTreeMap::new();
            for &at in events {
                let What::Sync { op, on } = &setup.trace.events[at].what else { continue };
                let depth = held.entry(on.address).or_default();
                match op {
                    SyncOp::Unlock | SyncOp::RwUnlock { .. } if *depth == 0 => {
                        objects.locks.entry(on.address).or_default().writer = Some(thread as u32);
                    }
                    SyncOp::Unlock | SyncOp::RwUnlock { .. } => *depth -= 1,
                    SyncOp::TryLock { took: true } if *depth > 0 => {}
                    op => *depth += i64::from(attempt(op).is_some_and(|(_, took)| took)),
                }
            }
        }
        // A barrier in whose observed run somebody else was last than the trace says.
        let mut sizes: BTreeMap<u64, (u64, u64)> = BTreeMap::new();
        let mut begun: Vec<u64> = Vec::new();
        for event in &setup.trace.events {
            let What::Sync { op, on } = &event.what else { continue };
            match op {
                SyncOp::OnceBegin => begun.push(on.address),
                // It was done before the trace began.
                SyncOp::OnceEnd | SyncOp::OnceDone if !begun.contains(&on.address) => {
                    objects.onces.insert(on.address, Once::Done);
                }
                SyncOp::Init { value } => drop(sizes.insert(on.address, (*value, 0))),
                SyncOp::BarrierArrive { last, .. } => {
                    if let Some((size, arrived)) = sizes.get_mut(&on.address) {
                        *arrived += 1;
                        if *size == 0 || (*arrived % *size == 0) != *last {
                            objects.vague.push(on.address);
                        }
                    }
                }
                SyncOp::FutexWait { found, bits, .. } if found.is_none() || *bits != ALL_BITS => {
                    objects.vague.push(on.address);
                }
                SyncOp::FutexWake { most, bits, .. } if most.is_none() || *bits != ALL_BITS => {
                    objects.vague.push(on.address);
                }
                SyncOp::FutexRequeue { to, .. } => objects.vague.extend([on.address, to.address]),
                _ => {}
            }
        }
        objects
    }

    /// The operation happens with the observed result.
    pub(super) fn happen(&mut self, thread: u32, op: &SyncOp, at: u64) -> Result<(), String> {
        if let Some((kind, took)) = attempt(op) {
            let lock = self.locks.entry(at).or_default();
            if lock.is_own(thread, &kind) {
                return Ok(());
            }
            return match (lock.free_for(&kind), took) {
                (true, false) => no("the lock is free"),
                (false, true) => no("the lock is taken"),
                (false, false) => Ok(()),
                (true, true) => {
                    match kind {
                        Kind::Read => lock.readers.push(thread),
                        Kind::Write => lock.writer = Some(thread),
                    }
                    Ok(())
                }
            };
        }
        match *op {
            SyncOp::Unlock | SyncOp::RwUnlock { .. } => {
                let lock = self.locks.entry(at).or_default();
                if lock.writer == Some(thread) {
                    lock.writer = None;
                    return Ok(());
                }
                match lock.readers.iter().position(|r| *r == thread) {
                    Some(i) => drop(lock.readers.remove(i)),
                    None => return no("the lock is not its own"),
                }
            }
            SyncOp::WaitBegin { timed, .. } => {
                let c = self.conditions.entry(at).or_default();
                c.waiting.push(thread);
                c.timed.extend(timed.then_some(thread));
            }
            SyncOp::WaitEnd { wake, .. } => {
                let c = self.conditions.entry(at).or_default();
                if wake == Wake::Signalled && !c.wake(thread) {
                    return no("no signal woke it");
                }
                c.leave(thread);
            }
            SyncOp::Signal { .. } | SyncOp::SignalOne { .. } => {
                let c = self.conditions.entry(at).or_default();
                let waiting = c.waiting.clone();
                c.signals.push(waiting);
                c.signals.retain(|s| !s.is_empty());
                c.heard = c.waiting.clone();
            }
            SyncOp::Broadcast { .. } => {
                let c = self.conditions.entry(at).or_default();
                c.woken = c.waiting.clone();
                c.heard = c.waiting.clone();
            }
            SyncOp::FutexWait { .. } | SyncOp::FutexWoken { .. } | SyncOp::FutexWake { .. }
                if !self.vague.contains(&at) =>
            {
                self.futexes.entry(at).or_default().happen(thread, op)?
            }
            SyncOp::SemaphorePost => {
                if let Some(value) = self.semaphores.get_mut(&at) {
                    let Some(more) = value.checked_add(1) else { return no("the semaphore is at its limit") };
                    *value = more;
                }
            }
            SyncOp::SemaphoreWait | SyncOp::SemaphoreTryWait { took: true } => match self.semaphores.get_mut(&at) {
                Some(0) => return no("the semaphore is 0"),
                Some(value) => *value -= 1,
                None => {}
            },
            SyncOp::SemaphoreTryWait { took: false } => {
                refuse(self.semaphores.get(&at).is_some_and(|v| *v > 0), "the semaphore is not 0")?
            }
            SyncOp::SemaphoreValue { value } => {
                refuse(self.semaphores.get(&at).is_some_and(|v| *v != value), "the semaphore has another value")?
            }
            SyncOp::BarrierArrive { last, ignored } => {
                let Some(b) = self.barriers.get_mut(&at).filter(|b| b.size > 0) else { return Ok(()) };
                b.arrived += 1;
                if (b.arrived % b.size == 0) != last && !ignored && !self.vague.contains(&at) {
                    return no("another is the last at the barrier");
                }
                self.rounds.insert((thread, at), b.arrived.div_ceil(b.size) * b.size);
            }
            SyncOp::BarrierLeave => {
                let full = self.rounds.remove(&(thread, at));
                let arrived = self.barriers.get(&at).map_or(u64::MAX, |b| b.arrived);
                if full.is_some_and(|full| arrived < full) {
                    return no("the barrier waits for others");
                }
            }
            SyncOp::OnceBegin => {
                refuse(self.onces.insert(at, Once::Running(thread)).is_some(), "it has begun already")?
            }
            SyncOp::OnceEnd if self.onces.get(&at) == Some(&Once::Running(thread)) => {
                self.onces.insert(at, Once::Done);
            }
            SyncOp::OnceEnd | SyncOp::OnceDone => {
                refuse(self.onces.get(&at) != Some(&Once::Done), "it is not done yet")?
            }
            SyncOp::Destroy => {
                let held = |l: &Lock| l.writer.is_some() || !l.readers.is_empty();
                refuse(self.locks.get(&at).is_some_and(held), "the lock is held")?
            }
            SyncOp::Init { value } => {
                // Of what kind the object is shows when it is used.
                self.semaphores.insert(at, value);
                self.barriers.insert(at, Barrier { size: value, arrived: 0 });
            }
            _ => {}
        }
        Ok(())
    }

    /// Whether the operation would have the other result now.
    pub(super) fn other_result(&self, thread: u32, op: &SyncOp, at: u64) -> Result<bool, String> {
        if let Some((kind, took)) = attempt(op) {
            let none = Lock::default();
            let lock = self.locks.get(&at).unwrap_or(&none);
            return Ok(!lock.is_own(thread, &kind) && lock.free_for(&kind) != took);
        }
        let none = Condition::default();
        Ok(match *op {
            SyncOp::WaitEnd { mutex, wake } => {
                let free = self.locks.get(&mutex.address).is_none_or(|l| l.free_for(&Kind::Write));
                let c = self.conditions.get(&at).unwrap_or(&none);
                free && if wake == Wake::Signalled { c.timed.contains(&thread) } else { c.clone().wake(thread) }
            }
            SyncOp::FutexWoken { wake } => {
                let futex = self.futexes.get(&at).cloned().unwrap_or_default();
                let other = if wake == Wake::Signalled {
                    futex.timed.contains(&thread)
                } else {
                    futex.wakes.iter().any(|w| w.contains(&thread))
                };
                !self.vague.contains(&at) && other
            }
            SyncOp::FutexWake { most: Some(most), woke, ignored: false, .. } => {
                let free = self.futexes.get(&at).map_or(0, Futex::free);
                !self.vague.contains(&at) && free.min(most) != woke
            }
            SyncOp::SemaphoreTryWait { took } => self.semaphores.get(&at).is_some_and(|v| (*v > 0) != took),
            SyncOp::SemaphoreValue { value } => self.semaphores.get(&at).is_some_and(|v| *v != value),
            SyncOp::BarrierArrive { last, ignored: false } => {
                let known = self.barriers.get(&at).filter(|b| b.size > 0 && !self.vague.contains(&at));
                known.is_some_and(|b| ((b.arrived + 1) % b.size == 0) != last)
            }
            SyncOp::OnceDone => !self.onces.contains_key(&at),
            SyncOp::OnceBegin => self.onces.get(&at) == Some(&Once::Done),
            _ => return Err("the operation has no result".into()),
        })
    }

    /// Whether it cannot happen now, but could if others did something. A signal during a wait may have been for it.
    pub(super) fn waits(&self, thread: u32, op: &SyncOp, at: u64) -> bool {
        let none = Condition::default();
        match *op {
            SyncOp::Lock | SyncOp::WriteLock | SyncOp::ReadLock => {
                let kind = if *op == SyncOp::ReadLock { Kind::Read } else { Kind::Write };
                self.locks.get(&at).is_some_and(|l| !l.is_own(thread, &kind) && !l.free_for(&kind))
            }
            SyncOp::WaitEnd { mutex, wake } => {
                let held = self.locks.get(&mutex.address).is_some_and(|l| !l.free_for(&Kind::Write));
                let c = self.conditions.get(&at).unwrap_or(&none);
                let to_be_woken = wake == Wake::Signalled && !c.timed.contains(&thread);
                held || to_be_woken && !c.heard.contains(&thread)
            }
            SyncOp::FutexWoken { wake: Wake::Signalled } => {
                let futex = self.futexes.get(&at).cloned().unwrap_or_default();
                !self.vague.contains(&at) && !futex.timed.contains(&thread) && !futex.heard.contains(&thread)
            }
            SyncOp::SemaphoreWait => self.semaphores.get(&at) == Some(&0),
            SyncOp::BarrierLeave => {
                let arrived = self.barriers.get(&at).map_or(u64::MAX, |b| b.arrived);
                self.rounds.get(&(thread, at)).is_some_and(|full| arrived < *full)
            }
            _ => false,
        }
    }

    /// Whether a thread has a lock in a way that makes this operation wait. One that only tries never waits.
    pub(super) fn is_in_the_way(&self, holder: u32, op: &SyncOp, at: u64) -> bool {
        let kind = match op {
            SyncOp::Lock | SyncOp::WriteLock => Kind::Write,
            SyncOp::ReadLock => Kind::Read,
            _ => return false,
        };
        self.locks.get(&at).is_some_and(|lock| {
            lock.writer == Some(holder) || matches!(kind, Kind::Write) && lock.readers.contains(&holder)
        })
    }
}

impl Futex {
    /// How many sleep that nothing has woken.
    fn free(&self) -> u32 {
        self.asleep.len().saturating_sub(self.wakes.len()) as u32
    }

    fn happen(&mut self, thread: u32, op: &SyncOp) -> Result<(), String> {
        match *op {
            SyncOp::FutexWait { timed, .. } if op.sleeps() => {
                self.asleep.push(thread);
                self.timed.extend(timed.then_some(thread));
            }
            SyncOp::FutexWoken { wake } => {
                if wake == Wake::Signalled {
                    // The oldest is the one that fewest others can take.
                    match self.wakes.iter().position(|w| w.contains(&thread)) {
                        Some(i) => drop(self.wakes.remove(i)),
                        None => return no("no wake was for it"),
                    }
                }
                for list in self.wakes.iter_mut().chain([&mut self.asleep, &mut self.timed, &mut self.heard]) {
                    list.retain(|t| *t != thread);
                }
                self.drop_surplus();
            }
            SyncOp::FutexWake { most, woke, ignored, .. } => {
                let now = self.free().min(most.unwrap_or(0));
                if now != woke && !ignored {
                    return no("another number is woken");
                }
                self.wakes.extend(std::iter::repeat_n(self.asleep.clone(), now as usize));
                if now > 0 {
                    self.heard = self.asleep.clone();
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Of several wakes for the same few sleepers, only as many count as there are.
    fn drop_surplus(&mut self) {
        let mut taken: Vec<u32> = Vec::new();
        self.wakes.retain(|wake| match wake.iter().find(|t| !taken.contains(t)) {
            Some(one) => {
                taken.push(*one);
                true
            }
            None => false,
        });
    }
}

impl Condition {
    /// Takes what wakes the thread, if there is something. The oldest signal is the one that fewest others can take.
    fn wake(&mut self, thread: u32) -> bool {
        if self.woken.contains(&thread) {
            return true;
        }
        let signal = self.signals.iter().position(|s| s.contains(&thread));
        signal.map(|i| self.signals.remove(i)).is_some()
    }

    fn leave(&mut self, thread: u32) {
        self.waiting.retain(|t| *t != thread);
        self.woken.retain(|t| *t != thread);
        self.timed.retain(|t| *t != thread);
        self.heard.retain(|t| *t != thread);
        self.signals.iter_mut().for_each(|s| s.retain(|t| *t != thread));
        self.signals.retain(|s| !s.is_empty());
    }
}
