//! The trace of a busy program: up to 16 threads that work for the most part on words of their own neighbourhood, under
//! locks, and sometimes elsewhere; flags without locks, counters, queues with condition variables; threads that are born
//! late.

use super::Instance;
use crate::traces::Maker;
use crate::traces::chance::Random;
use solve::{Model, Question};
use std::collections::{HashMap, HashSet, VecDeque};
use trace::{ExprId, ExprOp, SyncOp, Wake, What};

/// How many flips are asked.
const QUESTIONS: usize = 6;
/// Threads at the beginning, and at the end.
const THREADS: (u32, u32) = (8, 16);

#[derive(Clone, Copy)]
enum Op {
    Lock(u64),
    Unlock(u64),
    Read(u64),
    Write(u64, u64),
    /// What was read last, and a bit more.
    Copy(u64, u64),
    Add(u64, u64),
    Branch(ExprOp, u64),
    /// Gives to a queue, under its lock, and tells.
    Give(u64),
    Tell(u64),
    /// Takes from a queue, under its lock; waits while there is nothing.
    Take(u64),
    Woken(u64),
}

struct Place {
    locks: u64,
    flags: u64,
    queues: u64,
}

const WORDS_OF_LOCK: u64 = 4;

impl Place {
    fn lock(lock: u64) -> u64 {
        0x10_0000 + 64 * lock
    }
    fn word(lock: u64, n: u64) -> u64 {
        0x100_0000 + 32 * lock + 4 * n
    }
    fn flag(flag: u64) -> u64 {
        0x200_0000 + 4 * flag
    }
    fn queue(queue: u64) -> u64 {
        0x300_0000 + 4 * queue
    }
    fn queue_lock(queue: u64) -> u64 {
        0x310_0000 + 64 * queue
    }
    fn condition(queue: u64) -> u64 {
        0x320_0000 + 64 * queue
    }

    fn work(&self, random: &mut Random, thread: u32) -> VecDeque<Op> {
        let near = |random: &mut Random, all: u64| match random.below(5) {
            0 => random.below(all),
            _ => (u64::from(thread) * all / u64::from(THREADS.1) + random.below(2 + all / 8)) % all,
        };
        let compare = |random: &mut Random| {
            Op::Branch(random.pick(&[ExprOp::Eq, ExprOp::Ult, ExprOp::Ule, ExprOp::Slt]), random.below(8))
        };
        let mut ops = VecDeque::new();
        match random.below(10) {
            0..5 => {
                let lock = near(random, self.locks);
                ops.push_back(Op::Lock(Place::lock(lock)));
                for _ in 0..1 + random.below(4) {
                    let word = Place::word(lock, random.below(WORDS_OF_LOCK));
                    ops.push_back(Op::Read(word));
                    if random.below(3) == 0 {
                        ops.push_back(compare(random));
                    }
                    match random.below(3) {
                        0 => ops.push_back(Op::Write(word, random.below(8))),
                        1 => ops.push_back(Op::Copy(Place::word(lock, random.below(WORDS_OF_LOCK)), random.below(3))),
                        _ => {}
                    }
                }
                ops.push_back(Op::Unlock(Place::lock(lock)));
            }
            5..7 => ops.extend([Op::Read(Place::flag(near(random, self.flags))), compare(random)]),
            7 => ops.push_back(Op::Write(Place::flag(near(random, self.flags)), random.below(8))),
            8 => ops.push_back(Op::Add(Place::flag(near(random, self.flags)), 1)),
            _ => {
                let queue = random.below(self.queues);
                ops.push_back(Op::Lock(Place::queue_lock(queue)));
                match random.below(5) {
                    // The first never waits, so that somebody always gives.
                    n if n < 3 || thread == 0 => ops.extend([Op::Give(queue), Op::Tell(queue)]),
                    _ => ops.push_back(Op::Take(queue)),
                }
                ops.push_back(Op::Unlock(Place::queue_lock(queue)));
            }
        }
        ops
    }
}

#[derive(Default)]
struct Thread {
    born: bool,
    ops: VecDeque<Op>,
    last: Option<(ExprId, u64)>,
}

#[derive(Default)]
struct World {
    held: HashSet<u64>,
    /// Who waits at each queue; for each signal that was not taken, who may take it.
    waiting: HashMap<u64, (Vec<u32>, Vec<Vec<u32>>)>,
}

impl World {
    fn can(&self, t: u32, op: Option<&Op>) -> bool {
        match op {
            Some(Op::Lock(lock)) => !self.held.contains(lock),
            Some(Op::Woken(queue)) => {
                let signalled = self.waiting.get(queue).is_some_and(|w| w.1.iter().any(|s| s.contains(&t)));
                signalled && !self.held.contains(&Place::queue_lock(*queue))
            }
            _ => true,
        }
    }
}

fn go(m: &mut Maker, world: &mut World, thread: &mut Thread, t: u32) {
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
        Op::Give(queue) => change(m, t, queue, 1),
        Op::Tell(queue) => {
            let (waiting, signals) = world.waiting.entry(queue).or_default();
            if !waiting.is_empty() {
                signals.push(waiting.clone());
            }
            m.sync(t, SyncOp::Signal { woke: None }, Place::condition(queue));
        }
        Op::Take(queue) => {
            let (_, expr, value) = m.read(t, Place::queue(queue), 4);
            let (cond, taken) = m.compare(expr, value, ExprOp::Eq, 0);
            m.branch(t, cond, taken);
            if value > 0 {
                change(m, t, queue, u32::MAX.into());
                return;
            }
            world.held.remove(&Place::queue_lock(queue));
            world.waiting.entry(queue).or_default().0.push(t);
            m.wait(t, Place::condition(queue), Place::queue_lock(queue), false);
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
            world.held.insert(Place::queue_lock(queue));
            m.woken(t, Place::condition(queue), Place::queue_lock(queue), Wake::Signalled);
        }
    }
}

fn change(m: &mut Maker, t: u32, queue: u64, by: u64) {
    let (_, expr, value) = m.read(t, Place::queue(queue), 4);
    let n = m.trace.exprs.constant(32, by);
    let sum = m.trace.exprs.bin(ExprOp::Add, expr, n);
    m.write(t, Place::queue(queue), 4, value.wrapping_add(by) & 0xffff_ffff, Some(sum));
}

/// With about so many events.
pub fn busy(events: usize, seed: u64) -> Instance {
    let mut random = Random::new(seed);
    let size = events as u64;
    let place = Place { locks: 4 + size / 200, flags: 8 + size / 100, queues: 2 + size / 2000 };
    let mut m = Maker::new(THREADS.1);
    let mut world = World::default();
    let mut all: Vec<Thread> = (0..THREADS.1).map(|_| Thread::default()).collect();
    all[0].born = true;
    let mut born = 1;
    loop {
        let ending = m.trace.events.len() >= events;
        // Half of the threads are there from the beginning, the others come one by one.
        let due =
            THREADS.0 as usize + m.trace.events.len() * (THREADS.1 - THREADS.0) as usize / (events * 3 / 4).max(1);
        if (born as usize) < due.min(THREADS.1 as usize) && !ending {
            m.event(0, What::Fork { child: born });
            m.event(born, What::Start);
            all[born as usize].born = true;
            born += 1;
            continue;
        }
        let able = |t: &&u32| {
            let thread = &all[**t as usize];
            world.can(**t, thread.ops.front()) && !(ending && thread.ops.is_empty())
        };
        let able: Vec<u32> = (0..born).collect::<Vec<_>>().iter().filter(able).copied().collect();
        if able.is_empty() {
            break;
        }
        let t = random.pick(&able);
        let thread = &mut all[t as usize];
        if thread.ops.is_empty() {
            thread.ops = place.work(&mut random, t);
        }
        if world.can(t, thread.ops.front()) {
            go(&mut m, &mut world, thread, t);
        }
    }
    if all[0].ops.is_empty() {
        for child in (1..born).filter(|&c| all[c as usize].ops.is_empty()) {
            m.event(child, What::Exit);
            m.event(0, What::Join { child });
        }
        super::look(&mut m, 0, Place::flag(0), ExprOp::Ult, 3);
    }
    let goals = Model::new(&m.trace).goals();
    let asked = (1..=QUESTIONS).filter_map(|n| goals.get((n * goals.len() / QUESTIONS).checked_sub(1)?).cloned());
    Instance { questions: asked.map(|goal| (Question::from(goal), None)).collect(), trace: m.trace }
}
