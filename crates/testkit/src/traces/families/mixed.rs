//! The trace of a program with a bit of everything: eight threads with mutexes, read-write locks, condition variables, semaphores,
//! flags without locks, and a barrier that all of them meet at. In the end all have ended.
//!
//! Under each mutex there is a number that is even whenever nobody holds it: that it is odd is impossible, and not easy to see.

use super::Instance;
use super::ask::{Asked, ask};
use super::program::{Op, Thread, World, at, compare, go};
use crate::traces::Maker;
use crate::traces::chance::Random;
use std::collections::VecDeque;
use trace::What;

const THREADS: u32 = 8;
/// Events between two meetings.
const PHASE: usize = 1_500;
/// Of those under a lock, the number that is even.
const EVEN: u64 = 0;

/// How many there are of each kind.
pub(super) struct Place {
    locks: u64,
    rwlocks: u64,
    flags: u64,
    queues: u64,
    /// So many that let a few in at a time, and so many that count what was made.
    semaphores: u64,
}

impl Place {
    /// More of each in a longer run.
    pub(super) fn growing(events: usize) -> Place {
        let n = events as u64;
        Place {
            locks: 4 + n / 500,
            rwlocks: 2 + n / 1000,
            flags: 8 + n / 200,
            queues: 2 + n / 4000,
            semaphores: 2 + n / 4000,
        }
    }

    /// One of each, however long the run: a pool of workers at one queue.
    pub(super) fn single() -> Place {
        Place { locks: 1, rwlocks: 1, flags: 4, queues: 1, semaphores: 1 }
    }

    fn gate(&self, n: u64) -> u64 {
        at::semaphore(2 * n)
    }

    fn made(&self, n: u64) -> u64 {
        at::semaphore(2 * n + 1)
    }

    fn give(&self, queue: u64) -> [Op; 4] {
        let lock = at::queue_lock(queue);
        [Op::Lock(lock), Op::Give(queue), Op::Tell(queue), Op::Unlock(lock)]
    }

    fn work(&self, random: &mut Random, thread: u32) -> VecDeque<Op> {
        let mut ops = VecDeque::new();
        match random.below(16) {
            0..4 => {
                let lock = random.below(self.locks);
                ops.push_back(Op::Lock(at::lock(lock)));
                for _ in 0..1 + random.below(3) {
                    let word = at::word(lock, 1 + random.below(at::WORDS_OF_LOCK - 1));
                    ops.push_back(Op::Read(word));
                    match random.below(3) {
                        0 => ops.push_back(Op::Write(word, random.below(8))),
                        1 => ops.push_back(Op::Copy(word, random.below(3))),
                        _ => ops.push_back(compare(random)),
                    }
                }
                ops.push_back(Op::Unlock(at::lock(lock)));
            }
            4..6 => {
                let lock = random.below(self.locks);
                let (even, n) = (at::word(lock, EVEN), 2 * random.below(1 << 20));
                ops.extend([Op::Lock(at::lock(lock)), Op::Read(even), Op::IsEven]);
                ops.extend([Op::Write(even, n + 1), Op::Write(even, n), Op::Unlock(at::lock(lock))]);
            }
            6..8 => {
                let lock = random.below(self.rwlocks);
                let (it, word) = (at::rwlock(lock), at::rwlock_word(lock));
                match random.below(4) {
                    0 => ops.extend([Op::WriteLock(it), Op::Write(word, random.below(8)), Op::RwUnlock(it, false)]),
                    _ => ops.extend([Op::ReadLock(it), Op::Read(word), compare(random), Op::RwUnlock(it, true)]),
                }
            }
            8..10 => ops.extend([Op::Read(at::flag(random.below(self.flags))), compare(random)]),
            10 => ops.push_back(Op::Write(at::flag(random.below(self.flags)), random.below(8))),
            11 => ops.push_back(Op::Add(at::flag(random.below(self.flags)), 1)),
            12 => {
                let gate = self.gate(random.below(self.semaphores));
                ops.extend([
                    Op::Wait(gate),
                    Op::Read(at::flag(random.below(self.flags))),
                    compare(random),
                    Op::Post(gate),
                ]);
            }
            13 => {
                let made = self.made(random.below(self.semaphores));
                // The first never waits for what others make.
                ops.push_back(if thread < THREADS / 2 { Op::Post(made) } else { Op::Wait(made) });
            }
            _ => {
                let queue = random.below(self.queues);
                match thread < THREADS / 2 {
                    true => ops.extend(self.give(queue)),
                    false => ops.extend([
                        Op::Lock(at::queue_lock(queue)),
                        Op::Take(queue),
                        Op::Unlock(at::queue_lock(queue)),
                    ]),
                }
            }
        }
        ops
    }

    /// What lets everybody go on who waits for something to be made.
    fn relief(&self, random: &mut Random) -> VecDeque<Op> {
        let mut ops = VecDeque::from([Op::Post(self.made(random.below(self.semaphores)))]);
        ops.extend(self.give(random.below(self.queues)));
        ops
    }
}

/// With about so many events.
pub(super) fn mixed(events: usize, seed: u64, place: &Place, asked: Asked) -> Instance {
    let mut random = Random::new(seed);
    let mut m = Maker::new(THREADS);
    let mut world = World::default();
    for n in 0..place.semaphores {
        world.make_semaphore(&mut m, place.gate(n), 2);
        world.make_semaphore(&mut m, place.made(n), 0);
    }
    world.make_barrier(&mut m, THREADS.into());
    m.fork_all();
    let mut all: Vec<Thread> = (0..THREADS).map(|_| Thread::default()).collect();
    // How often each has met the others.
    let mut met = [0usize; THREADS as usize];
    loop {
        let due = m.trace.events.len().min(events) / PHASE;
        let ending = m.trace.events.len() >= events;
        // The first waits for the others, and makes what they wait for.
        let is_idle = |t: usize| met[t] >= due && all[t].ops.is_empty();
        let is_through = |t: usize| ending && is_idle(t) && (t > 0 || (1..THREADS as usize).all(is_idle));
        let able: Vec<u32> =
            (0..THREADS).filter(|&t| world.can(t, &all[t as usize]) && !is_through(t as usize)).collect();
        if able.is_empty() {
            break;
        }
        let t = random.pick(&able) as usize;
        if all[t].ops.is_empty() {
            let arrived = |t: usize| met[t] > met[0];
            all[t].ops = match () {
                () if met[t] < due && (t > 0 || (1..THREADS as usize).all(arrived)) => {
                    met[t] += 1;
                    VecDeque::from([Op::Arrive, Op::Leave])
                }
                () if t == 0 && (met[t] < due || ending) => place.relief(&mut random),
                () => place.work(&mut random, t as u32),
            };
        }
        if world.can(t as u32, &all[t]) {
            go(&mut m, &mut world, &mut all[t], t as u32);
        }
    }
    for child in 1..THREADS {
        m.event(child, What::Exit);
        m.event(0, What::Join { child });
    }
    ask(m.trace, asked)
}
