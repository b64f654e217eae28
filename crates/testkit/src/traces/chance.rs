//! Small concurrent programs made by chance, run by chance: the trace of such a run.

use super::Maker;
use std::collections::BTreeMap;
use trace::{ExprId, ExprOp, SyncOp, Trace, Wake, What};

/// A xorshift generator.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16) % n
    }

    pub fn split(&mut self) -> Random {
        Random::new(self.below(u64::MAX))
    }

    pub fn coin(&mut self) -> bool {
        self.below(2) == 0
    }

    pub fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u64) as usize].clone()
    }
}

#[derive(Clone, Debug)]
enum Op {
    Read(u64, u32),
    Write(u64, u32, u64),
    /// What was read last, and a bit more.
    Copy(u64, u32, u64),
    Add(u64, u32, u64),
    Branch(ExprOp, u64),
    Lock(u64),
    Unlock(u64),
    /// Then so many operations if it got it.
    TryLock(u64, usize),
    ReadLock(u64),
    WriteLock(u64),
    TryReadLock(u64, usize),
    TryWriteLock(u64, usize),
    RwUnlock(u64),
    Post(u64),
    Take(u64),
    TryTake(u64),
    Value(u64),
    /// With a time limit.
    Wait(bool),
    Woken(bool),
    Signal,
    Broadcast,
    /// On this word, for this value or for what was read last; with a time limit.
    FutexWait(u64, Option<u64>, bool),
    FutexWoken(u64, bool),
    /// So many at most.
    FutexWake(u64, u32),
    Arrive,
    Leave,
    Once,
    OnceEnd,
    /// Looks at the object on the heap, or changes it, or frees it.
    Look,
    Change(u64),
    Free,
}

const MUTEXES: [u64; 2] = [0x100, 0x140];
const RW: u64 = 0x180;
const SEMAPHORE: u64 = 0x1c0;
const CONDITION: u64 = 0x200;
const BARRIER: u64 = 0x240;
const ONCE: u64 = 0x280;
const HEAP: u64 = 0x1000;
/// Words of memory that are futexes, too. Waits on the first one may have a time limit; on the second, wakes look at how many they
/// woke: the model keeps the order where both come together.
const FUTEXES: [u64; 2] = [0, 4];

/// What a program may use.
#[derive(Clone, Copy, Debug)]
pub struct Flavour {
    pub locks: bool,
    pub rwlocks: bool,
    pub semaphores: bool,
    pub conditions: bool,
    pub futexes: bool,
    pub barriers: bool,
    pub onces: bool,
    pub mixed_sizes: bool,
    pub inputs: bool,
    pub heap: bool,
}

impl Flavour {
    pub const NONE: Flavour = Flavour {
        locks: false,
        rwlocks: false,
        semaphores: false,
        conditions: false,
        futexes: false,
        barriers: false,
        onces: false,
        mixed_sizes: false,
        inputs: false,
        heap: false,
    };

    pub const ALL: Flavour = Flavour {
        locks: true,
        rwlocks: true,
        semaphores: true,
        conditions: true,
        futexes: true,
        barriers: true,
        onces: true,
        mixed_sizes: true,
        inputs: true,
        heap: true,
    };
}

#[derive(Clone, Copy, Debug)]
pub struct Size {
    pub threads: u32,
    /// Operations of a thread, at most, those within sections apart.
    pub length: u64,
    /// Words of memory.
    pub words: u64,
    /// Pairs of an outer and an inner mutex.
    pub mutexes: u64,
    /// Some sections take the inner one first, so that threads may wait in a circle: then the run ends there.
    pub crossed: bool,
}

/// A random piece of program, to be run by someone who holds some locks.
fn body(random: &mut Random, flavour: &Flavour, size: &Size, length: u64, held: &[u64]) -> Vec<Op> {
    let depth = held.len();
    let mut ops = Vec::new();
    for _ in 0..length {
        let (address, bytes) = match random.below(6) {
            0 if flavour.mixed_sizes => (random.below(4), 1),
            1 if flavour.mixed_sizes => (2 * random.below(2), 2),
            2 if flavour.mixed_sizes => (2, 4),
            _ => (4 * random.below(size.words), 4),
        };
        let mut choices = vec![0, 0, 1, 1, 2, 3, 4, 4, 4];
        if flavour.locks && depth < 2 {
            choices.extend([5, 5, 6]);
        }
        if flavour.rwlocks && depth < 1 {
            choices.extend([7, 8, 9, 10]);
        }
        if flavour.semaphores {
            choices.extend([11, 12, 13, 14]);
        }
        if flavour.conditions && depth < 1 {
            choices.extend([15, 15, 16, 17, 18]);
        }
        if flavour.futexes {
            choices.extend([24, 24, 25]);
        }
        if flavour.barriers && depth < 1 {
            choices.extend([19, 19]);
        }
        if flavour.onces && depth < 1 {
            choices.push(20);
        }
        if flavour.heap {
            choices.extend([21, 22, 23]);
        }
        let n = random.below(3);
        let inner = |random: &mut Random, lock: u64| {
            let length = random.below(3);
            body(random, flavour, size, length, &[held, &[lock]].concat())
        };
        let mutex = |random: &mut Random| {
            let pair = if size.mutexes > 1 { random.below(size.mutexes) } else { 0 };
            let crossed = usize::from(size.crossed && random.below(4) == 0);
            let of_pair = |n: usize| MUTEXES[n % 2] + 0x1_0000 * pair;
            let chosen = of_pair(depth + crossed);
            if held.contains(&chosen) { of_pair(depth + crossed + 1) } else { chosen }
        };
        match random.pick(&choices) {
            0 => ops.push(Op::Read(address, bytes)),
            1 => ops.push(Op::Write(address, bytes, random.below(3))),
            2 => ops.push(Op::Copy(address, bytes, n)),
            3 => ops.push(Op::Add(address, bytes, 1 + n)),
            4 => {
                ops.push(Op::Read(address, bytes));
                ops.push(Op::Branch(random.pick(&[ExprOp::Eq, ExprOp::Ult, ExprOp::Sle]), n));
            }
            5 => {
                let mutex = mutex(random);
                ops.push(Op::Lock(mutex));
                ops.extend(inner(random, mutex));
                ops.push(Op::Unlock(mutex));
            }
            6 => {
                let mutex = mutex(random);
                let inner = inner(random, mutex);
                ops.push(Op::TryLock(mutex, inner.len() + 1));
                ops.extend(inner);
                ops.push(Op::Unlock(mutex));
            }
            7 => {
                ops.push(Op::ReadLock(RW));
                ops.extend(inner(random, RW));
                ops.push(Op::RwUnlock(RW));
            }
            8 => {
                ops.push(Op::WriteLock(RW));
                ops.extend(inner(random, RW));
                ops.push(Op::RwUnlock(RW));
            }
            kind @ (9 | 10) => {
                let inner = inner(random, RW);
                let skip = inner.len() + 1;
                ops.push(if kind == 9 { Op::TryReadLock(RW, skip) } else { Op::TryWriteLock(RW, skip) });
                ops.extend(inner);
                ops.push(Op::RwUnlock(RW));
            }
            11 => ops.push(Op::Post(SEMAPHORE)),
            12 => ops.push(Op::Take(SEMAPHORE)),
            13 => ops.push(Op::TryTake(SEMAPHORE)),
            14 => ops.push(Op::Value(SEMAPHORE)),
            15 => {
                let timed = random.coin();
                ops.push(Op::Lock(MUTEXES[0]));
                ops.extend([Op::Wait(timed), Op::Woken(timed)]);
                ops.push(Op::Unlock(MUTEXES[0]));
            }
            16 => ops.push(Op::Signal),
            17 => ops.push(Op::Broadcast),
            18 => ops.extend([Op::Lock(MUTEXES[0]), Op::Signal, Op::Unlock(MUTEXES[0])]),
            19 => ops.extend([Op::Arrive, Op::Leave]),
            21 => ops.push(Op::Look),
            22 => ops.push(Op::Change(n)),
            23 => ops.push(Op::Free),
            24 => {
                let word = random.pick(&FUTEXES);
                let timed = word == FUTEXES[0] && random.coin();
                let expected = if random.below(3) == 0 { None } else { Some(random.below(2)) };
                ops.extend([Op::FutexWait(word, expected, timed), Op::FutexWoken(word, timed)]);
            }
            25 => ops.push(Op::FutexWake(random.pick(&FUTEXES), random.pick(&[1, 1, 2, 9]))),
            _ => ops.extend([Op::Once, Op::Write(0, 4, 2), Op::OnceEnd]),
        }
    }
    ops
}

#[derive(Default)]
struct World {
    locks: BTreeMap<u64, (Option<u32>, Vec<u32>)>,
    semaphore: u64,
    waiting: Vec<u32>,
    signals: Vec<Vec<u32>>,
    /// By word: who sleeps, and for each wake that nobody took who may.
    futexes: BTreeMap<u64, (Vec<u32>, Vec<Vec<u32>>)>,
    barrier: (u64, u64),
    once: u8,
    freed: bool,
}

struct Thread {
    ops: Vec<Op>,
    at: usize,
    started: bool,
    last: Option<(ExprId, u64)>,
    round: u64,
}

pub fn trace(random: &mut Random, flavour: &Flavour, size: &Size) -> Trace {
    let Size { threads, length, words, .. } = *size;
    let mut m = Maker::new(threads);
    let mut world = World { semaphore: random.below(2), barrier: (2 + random.below(2), 0), ..World::default() };
    m.sync(0, SyncOp::Init { value: world.semaphore }, SEMAPHORE);
    m.sync(0, SyncOp::Init { value: world.barrier.0 }, BARRIER);
    let mut all: Vec<Thread> = (0..threads)
        .map(|t| {
            let length = if t == 0 { random.below(length / 2 + 1) } else { 1 + random.below(length) };
            Thread { ops: body(random, flavour, size, length, &[]), at: 0, started: t == 0, last: None, round: 0 }
        })
        .collect();
    if flavour.inputs {
        for thread in &mut all {
            if random.coin() {
                let narrow = m.trace.exprs.fresh(2);
                let value = random.below(4);
                m.event(0, What::Symbolic { name: 0, value, expr: narrow });
                let wide = m.trace.exprs.zext(narrow, 32);
                thread.last = Some((wide, value));
            }
        }
    }
    for child in 1..threads {
        m.event(0, What::Fork { child });
    }
    loop {
        let able: Vec<u32> = (0..threads).filter(|&t| can_go(&world, &all, t)).collect();
        if able.is_empty() {
            break;
        }
        let t = random.pick(&able);
        go(random, &mut m, &mut world, &mut all[t as usize], t);
    }
    // Main joins whoever has ended, if it is through itself.
    if all[0].at == all[0].ops.len() {
        for child in 1..threads {
            let thread = &all[child as usize];
            if thread.started && thread.at == thread.ops.len() && random.coin() {
                m.event(child, What::Exit);
                m.event(0, What::Join { child });
                let address = 4 * random.below(words);
                let (_, expr, value) = m.read(0, address, 4);
                let (cond, taken) = m.compare(expr, value, ExprOp::Eq, random.below(3));
                m.branch(0, cond, taken);
            }
        }
    }
    m.trace
}

fn free(world: &World, lock: u64, write: bool) -> bool {
    world.locks.get(&lock).is_none_or(|(w, r)| w.is_none() && (!write || r.is_empty()))
}

fn can_go(world: &World, all: &[Thread], t: u32) -> bool {
    let thread = &all[t as usize];
    if !thread.started {
        return true;
    }
    match thread.ops.get(thread.at) {
        None => false,
        Some(Op::Lock(m) | Op::WriteLock(m)) => free(world, *m, true),
        Some(Op::ReadLock(m)) => free(world, *m, false),
        Some(Op::Take(_)) => world.semaphore > 0,
        Some(Op::Woken(timed)) => {
            free(world, MUTEXES[0], true) && (*timed || world.signals.iter().any(|s| s.contains(&t)))
        }
        Some(Op::FutexWoken(word, timed)) => {
            *timed || world.futexes.get(word).is_some_and(|(_, wakes)| wakes.iter().any(|w| w.contains(&t)))
        }
        Some(Op::Leave) => world.barrier.1 >= thread.round,
        Some(Op::Once) => world.once != 1,
        Some(_) => true,
    }
}

fn go(random: &mut Random, m: &mut Maker, world: &mut World, thread: &mut Thread, t: u32) {
    if !thread.started {
        thread.started = true;
        m.event(t, What::Start);
        return;
    }
    let op = thread.ops[thread.at].clone();
    thread.at += 1;
    let mut take = |write: bool, lock: u64| {
        let (writer, readers) = world.locks.entry(lock).or_default();
        if write { *writer = Some(t) } else { readers.push(t) }
    };
    match op {
        Op::Read(address, size) => {
            let (_, expr, value) = m.read(t, address, size);
            thread.last = Some((expr, value));
        }
        Op::Write(address, size, value) => drop(m.write(t, address, size, value, None)),
        Op::Copy(address, size, n) => {
            let Some((expr, value)) = thread.last else { return };
            let fit = m.trace.exprs.fit(expr, 8 * size);
            let by = m.trace.exprs.constant(8 * size, n);
            let sum = m.trace.exprs.bin(ExprOp::Add, fit, by);
            m.write(t, address, size, value.wrapping_add(n), Some(sum));
        }
        Op::Add(address, size, n) => {
            let (_, expr, value) = m.add(t, address, size, n);
            thread.last = Some((expr, value));
        }
        Op::Branch(op, n) => {
            let Some((expr, value)) = thread.last else { return };
            let (cond, taken) = m.compare(expr, value, op, n);
            m.branch(t, cond, taken);
        }
        Op::Lock(lock) => {
            take(true, lock);
            m.sync(t, SyncOp::Lock, lock);
        }
        Op::WriteLock(lock) => {
            take(true, lock);
            m.sync(t, SyncOp::WriteLock, lock);
        }
        Op::ReadLock(lock) => {
            take(false, lock);
            m.sync(t, SyncOp::ReadLock, lock);
        }
        Op::TryLock(lock, skip) | Op::TryReadLock(lock, skip) | Op::TryWriteLock(lock, skip) => {
            let write = !matches!(op, Op::TryReadLock(..));
            let took = free(world, lock, write);
            if took {
                let (writer, readers) = world.locks.entry(lock).or_default();
                if write { *writer = Some(t) } else { readers.push(t) }
            } else {
                thread.at += skip;
            }
            let op = match op {
                Op::TryLock(..) => SyncOp::TryLock { took },
                Op::TryReadLock(..) => SyncOp::TryReadLock { took },
                _ => SyncOp::TryWriteLock { took },
            };
            m.sync(t, op, lock);
        }
        Op::Unlock(lock) => {
            world.locks.entry(lock).or_default().0 = None;
            m.sync(t, SyncOp::Unlock, lock);
        }
        Op::RwUnlock(lock) => {
            let (writer, readers) = world.locks.entry(lock).or_default();
            if *writer == Some(t) {
                *writer = None;
            } else if let Some(i) = readers.iter().position(|r| *r == t) {
                readers.remove(i);
            }
            m.sync(t, SyncOp::RwUnlock { reads: false }, lock);
        }
        Op::Post(at) => {
            world.semaphore += 1;
            m.sync(t, SyncOp::SemaphorePost, at);
        }
        Op::Take(at) => {
            world.semaphore -= 1;
            m.sync(t, SyncOp::SemaphoreWait, at);
        }
        Op::TryTake(at) => {
            let took = world.semaphore > 0;
            world.semaphore -= u64::from(took);
            m.sync(t, SyncOp::SemaphoreTryWait { took }, at);
        }
        Op::Value(at) => drop(m.sync(t, SyncOp::SemaphoreValue { value: world.semaphore }, at)),
        Op::FutexWait(word, expected, timed) => {
            let last = thread.last.filter(|l| m.trace.exprs.width(l.0) == 32);
            let expected = match (expected, last) {
                (Some(n), _) => (None, n),
                (None, Some((expr, value))) => (Some(expr), value),
                (None, None) => (None, 0),
            };
            if m.futex_wait(t, word, expected, timed) {
                world.futexes.entry(word).or_default().0.push(t);
            } else {
                thread.at += 1;
            }
        }
        Op::FutexWoken(word, timed) => {
            let (asleep, wakes) = world.futexes.entry(word).or_default();
            let wake = match wakes.iter().position(|w| w.contains(&t)) {
                Some(i) if !timed || random.coin() => {
                    wakes.remove(i);
                    Wake::Signalled
                }
                _ => Wake::TimedOut,
            };
            asleep.retain(|s| *s != t);
            wakes.iter_mut().for_each(|w| w.retain(|s| *s != t));
            // Of wakes for the same few, only as many count as there are.
            let mut taken = Vec::new();
            wakes.retain(|w| {
                let one = w.iter().find(|s| !taken.contains(*s)).copied();
                taken.extend(one);
                one.is_some()
            });
            m.futex_woken(t, word, wake);
        }
        Op::FutexWake(word, most) => {
            let (asleep, wakes) = world.futexes.entry(word).or_default();
            let woke = (asleep.len() - wakes.len()).min(most as usize);
            wakes.extend(std::iter::repeat_n(asleep.clone(), woke));
            m.futex_wake(t, word, most, woke as u32, word == FUTEXES[0]);
        }
        Op::Wait(timed) => {
            world.locks.entry(MUTEXES[0]).or_default().0 = None;
            world.waiting.push(t);
            m.wait(t, CONDITION, MUTEXES[0], timed);
        }
        Op::Woken(timed) => {
            let signal = world.signals.iter().position(|s| s.contains(&t));
            let wake = match signal {
                Some(i) if !timed || random.coin() => {
                    world.signals.remove(i);
                    Wake::Signalled
                }
                _ => Wake::TimedOut,
            };
            world.waiting.retain(|w| *w != t);
            world.signals.iter_mut().for_each(|s| s.retain(|w| *w != t));
            world.signals.retain(|s| !s.is_empty());
            world.locks.entry(MUTEXES[0]).or_default().0 = Some(t);
            m.woken(t, CONDITION, MUTEXES[0], wake);
        }
        Op::Signal => {
            if !world.waiting.is_empty() {
                world.signals.push(world.waiting.clone());
            }
            m.sync(t, SyncOp::Signal { woke: None }, CONDITION);
        }
        Op::Broadcast => {
            world.signals = world.waiting.iter().map(|w| vec![*w]).collect();
            m.sync(t, SyncOp::Broadcast { woke: 0 }, CONDITION);
        }
        Op::Arrive => {
            world.barrier.1 += 1;
            let (size, arrived) = world.barrier;
            thread.round = arrived.div_ceil(size) * size;
            // One thread does not look at who was the last.
            m.sync(t, SyncOp::BarrierArrive { last: arrived % size == 0, ignored: t == 1 }, BARRIER);
        }
        Op::Leave => {
            let on = m.object(BARRIER);
            m.same_step(t, What::Sync { op: SyncOp::BarrierLeave, on });
        }
        Op::Once => {
            if world.once == 2 {
                thread.at += 2;
                m.sync(t, SyncOp::OnceDone, ONCE);
            } else {
                world.once = 1;
                m.sync(t, SyncOp::OnceBegin, ONCE);
            }
        }
        // The observed run makes no mistake.
        Op::Look | Op::Change(_) | Op::Free if world.freed => {}
        Op::Look => {
            let (_, expr, value) = m.read(t, HEAP, 4);
            thread.last = Some((expr, value));
        }
        Op::Change(n) => drop(m.write(t, HEAP, 4, n, None)),
        Op::Free => {
            world.freed = true;
            m.event(t, What::Free { address: HEAP, size: 8 });
        }
        Op::OnceEnd => {
            world.once = 2;
            m.sync(t, SyncOp::OnceEnd, ONCE);
        }
    }
}
