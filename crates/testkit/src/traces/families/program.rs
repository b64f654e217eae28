//! What the threads of a made-up program do, operation by operation, and when they can: the trace is that of a run.
//!
//! Each kind of object has addresses of its own ([`at`]); a program has as many of each as it likes.

use crate::traces::Maker;
use crate::traces::chance::Random;
use std::collections::{HashMap, HashSet, VecDeque};
use trace::{ExprId, ExprOp, SyncOp, Wake, What};

#[derive(Clone, Copy)]
pub(super) enum Op {
    Lock(u64),
    Unlock(u64),
    ReadLock(u64),
    WriteLock(u64),
    /// Of one that was taken to read.
    RwUnlock(u64, bool),
    Read(u64),
    Write(u64, u64),
    /// What was read last, and a bit more.
    Copy(u64, u64),
    Add(u64, u64),
    Branch(ExprOp, u64),
    /// Whether what was read last is even.
    IsEven,
    /// Gives to a queue, under its lock, and tells.
    Give(u64),
    Tell(u64),
    /// Takes from a queue, under its lock; waits while there is nothing.
    Take(u64),
    Woken(u64),
    /// Of a semaphore.
    Wait(u64),
    Post(u64),
    /// At the barrier of all threads.
    Arrive,
    Leave,
}

/// Where the objects are.
pub(super) mod at {
    pub(in super::super) const BARRIER: u64 = 0x400_0000;
    pub(in super::super) const WORDS_OF_LOCK: u64 = 4;

    pub(in super::super) fn lock(lock: u64) -> u64 {
        0x10_0000 + 64 * lock
    }
    pub(in super::super) fn word(lock: u64, n: u64) -> u64 {
        0x100_0000 + 32 * lock + 4 * n
    }
    pub(in super::super) fn flag(flag: u64) -> u64 {
        0x200_0000 + 4 * flag
    }
    pub(in super::super) fn queue(queue: u64) -> u64 {
        0x300_0000 + 4 * queue
    }
    pub(in super::super) fn queue_lock(queue: u64) -> u64 {
        0x310_0000 + 64 * queue
    }
    pub(in super::super) fn condition(queue: u64) -> u64 {
        0x320_0000 + 64 * queue
    }
    pub(in super::super) fn rwlock(lock: u64) -> u64 {
        0x500_0000 + 64 * lock
    }
    pub(in super::super) fn rwlock_word(lock: u64) -> u64 {
        0x510_0000 + 4 * lock
    }
    pub(in super::super) fn semaphore(semaphore: u64) -> u64 {
        0x600_0000 + 64 * semaphore
    }
}

#[derive(Default)]
pub(super) struct Thread {
    pub(super) ops: VecDeque<Op>,
    last: Option<(ExprId, u64)>,
    /// After how many arrivals it may leave the barrier.
    round: u64,
}

#[derive(Default)]
pub(super) struct World {
    held: HashSet<u64>,
    /// By read-write lock, how many read.
    readers: HashMap<u64, u32>,
    /// Who waits at each queue; for each signal that was not taken, who may take it.
    waiting: HashMap<u64, (Vec<u32>, Vec<Vec<u32>>)>,
    semaphores: HashMap<u64, u64>,
    /// How many the barrier holds up, and how many have arrived.
    barrier: (u64, u64),
}

impl World {
    pub(super) fn can(&self, t: u32, thread: &Thread) -> bool {
        match thread.ops.front() {
            Some(Op::Lock(lock)) => !self.held.contains(lock),
            Some(Op::ReadLock(lock)) => !self.held.contains(lock),
            Some(Op::WriteLock(lock)) => !self.held.contains(lock) && self.readers.get(lock).is_none_or(|n| *n == 0),
            Some(Op::Wait(semaphore)) => self.semaphores.get(semaphore).is_some_and(|n| *n > 0),
            Some(Op::Leave) => self.barrier.1 >= thread.round,
            Some(Op::Woken(queue)) => {
                let signalled = self.waiting.get(queue).is_some_and(|w| w.1.iter().any(|s| s.contains(&t)));
                signalled && !self.held.contains(&at::queue_lock(*queue))
            }
            _ => true,
        }
    }

    pub(super) fn make_semaphore(&mut self, m: &mut Maker, semaphore: u64, value: u64) {
        self.semaphores.insert(semaphore, value);
        m.sync(0, SyncOp::Init { value }, semaphore);
    }

    pub(super) fn make_barrier(&mut self, m: &mut Maker, value: u64) {
        self.barrier = (value, 0);
        m.sync(0, SyncOp::Init { value }, at::BARRIER);
    }
}

/// A comparison with a small number.
pub(super) fn compare(random: &mut Random) -> Op {
    Op::Branch(random.pick(&[ExprOp::Eq, ExprOp::Ult, ExprOp::Ule, ExprOp::Slt]), random.below(8))
}

pub(super) fn go(m: &mut Maker, world: &mut World, thread: &mut Thread, t: u32) {
    let Some(op) = thread.ops.pop_front() else { return };
    match op {
        Op::Lock(lock) => {
            world.held.insert(lock);
            m.sync(t, SyncOp::Lock, lock);
        }
        Op::Unlock(lock) => {
            world.held.remove(&lock);
            m.sync(t, SyncOp::Unlock, lock);
        }
        Op::ReadLock(lock) => {
            *world.readers.entry(lock).or_default() += 1;
            m.sync(t, SyncOp::ReadLock, lock);
        }
        Op::WriteLock(lock) => {
            world.held.insert(lock);
            m.sync(t, SyncOp::WriteLock, lock);
        }
        Op::RwUnlock(lock, reads) => {
            match reads {
                true => *world.readers.entry(lock).or_default() -= 1,
                false => drop(world.held.remove(&lock)),
            }
            m.sync(t, SyncOp::RwUnlock { reads }, lock);
        }
        Op::Read(word) => {
            let (_, expr, value) = m.read(t, word, 4);
            thread.last = Some((expr, value));
        }
        Op::Write(word, value) => drop(m.write(t, word, 4, value, None)),
        Op::Copy(word, n) => {
            let Some((expr, value)) = thread.last else { return };
            let by = m.trace.exprs.constant(32, n);
            let sum = m.trace.exprs.bin(ExprOp::Add, expr, by);
            m.write(t, word, 4, value + n, Some(sum));
        }
        Op::Add(word, n) => {
            let (_, expr, value) = m.add(t, word, 4, n);
            thread.last = Some((expr, value));
        }
        Op::Branch(op, n) => {
            let Some((expr, value)) = thread.last else { return };
            let (cond, taken) = m.compare(expr, value, op, n);
            m.branch(t, cond, taken);
        }
        Op::IsEven => {
            let Some((expr, value)) = thread.last else { return };
            let bit = m.trace.exprs.constant(32, 1);
            let odd = m.trace.exprs.bin(ExprOp::And, expr, bit);
            let (cond, taken) = m.compare(odd, value & 1, ExprOp::Eq, 0);
            m.branch(t, cond, taken);
        }
        Op::Give(queue) => change(m, t, queue, 1),
        Op::Tell(queue) => {
            let (waiting, signals) = world.waiting.entry(queue).or_default();
            if !waiting.is_empty() {
                signals.push(waiting.clone());
            }
            m.sync(t, SyncOp::Signal { woke: None }, at::condition(queue));
        }
        Op::Take(queue) => {
            let (_, expr, value) = m.read(t, at::queue(queue), 4);
            let (cond, taken) = m.compare(expr, value, ExprOp::Eq, 0);
            m.branch(t, cond, taken);
            if value > 0 {
                change(m, t, queue, u32::MAX.into());
                return;
            }
            world.held.remove(&at::queue_lock(queue));
            world.waiting.entry(queue).or_default().0.push(t);
            m.wait(t, at::condition(queue), at::queue_lock(queue), false);
            thread.ops.push_front(Op::Take(queue));
            thread.ops.push_front(Op::Woken(queue));
        }
        Op::Woken(queue) => {
            let (waiting, signals) = world.waiting.entry(queue).or_default();
            waiting.retain(|w| *w != t);
            if let Some(taken) = signals.iter().position(|s| s.contains(&t)) {
                signals.remove(taken);
            }
            signals.iter_mut().for_each(|s| s.retain(|w| *w != t));
            signals.retain(|s| !s.is_empty());
            world.held.insert(at::queue_lock(queue));
            m.woken(t, at::condition(queue), at::queue_lock(queue), Wake::Signalled);
        }
        Op::Wait(semaphore) => {
            *world.semaphores.entry(semaphore).or_default() -= 1;
            m.sync(t, SyncOp::SemaphoreWait, semaphore);
        }
        Op::Post(semaphore) => {
            *world.semaphores.entry(semaphore).or_default() += 1;
            m.sync(t, SyncOp::SemaphorePost, semaphore);
        }
        Op::Arrive => {
            world.barrier.1 += 1;
            let (size, arrived) = world.barrier;
            thread.round = arrived.div_ceil(size) * size;
            m.sync(t, SyncOp::BarrierArrive { last: arrived % size == 0, ignored: true }, at::BARRIER);
        }
        Op::Leave => {
            let on = m.object(at::BARRIER);
            m.same_step(t, What::Sync { op: SyncOp::BarrierLeave, on });
        }
    }
}

fn change(m: &mut Maker, t: u32, queue: u64, by: u64) {
    let (_, expr, value) = m.read(t, at::queue(queue), 4);
    let n = m.trace.exprs.constant(32, by);
    let sum = m.trace.exprs.bin(ExprOp::Add, expr, n);
    m.write(t, at::queue(queue), 4, value.wrapping_add(by) & 0xffff_ffff, Some(sum));
}
