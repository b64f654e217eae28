//! The trace of a busy program: up to 16 threads that work for the most part on words of their own neighbourhood, under
//! locks, and sometimes elsewhere; flags without locks, counters, queues with condition variables; threads that are born
//! late.

use super::Instance;
use super::ask::{Asked, ask};
use super::program::{Op, Thread, World, at, compare, go};
use crate::traces::Maker;
use crate::traces::chance::Random;
use std::collections::VecDeque;
use trace::{ExprOp, What};

/// Threads at the beginning, and at the end.
const THREADS: (u32, u32) = (8, 16);

/// How many there are of each kind.
struct Place {
    locks: u64,
    flags: u64,
    queues: u64,
}

impl Place {
    fn work(&self, random: &mut Random, thread: u32) -> VecDeque<Op> {
        let near = |random: &mut Random, all: u64| match random.below(5) {
            0 => random.below(all),
            _ => (u64::from(thread) * all / u64::from(THREADS.1) + random.below(2 + all / 8)) % all,
        };
        let mut ops = VecDeque::new();
        match random.below(10) {
            0..5 => {
                let lock = near(random, self.locks);
                ops.push_back(Op::Lock(at::lock(lock)));
                for _ in 0..1 + random.below(4) {
                    let word = at::word(lock, random.below(at::WORDS_OF_LOCK));
                    ops.push_back(Op::Read(word));
                    if random.below(3) == 0 {
                        ops.push_back(compare(random));
                    }
                    match random.below(3) {
                        0 => ops.push_back(Op::Write(word, random.below(8))),
                        1 => ops.push_back(Op::Copy(at::word(lock, random.below(at::WORDS_OF_LOCK)), random.below(3))),
                        _ => {}
                    }
                }
                ops.push_back(Op::Unlock(at::lock(lock)));
            }
            5..7 => ops.extend([Op::Read(at::flag(near(random, self.flags))), compare(random)]),
            7 => ops.push_back(Op::Write(at::flag(near(random, self.flags)), random.below(8))),
            8 => ops.push_back(Op::Add(at::flag(near(random, self.flags)), 1)),
            _ => {
                let queue = random.below(self.queues);
                ops.push_back(Op::Lock(at::queue_lock(queue)));
                match random.below(5) {
                    // The first never waits, so that somebody always gives.
                    n if n < 3 || thread == 0 => ops.extend([Op::Give(queue), Op::Tell(queue)]),
                    _ => ops.push_back(Op::Take(queue)),
                }
                ops.push_back(Op::Unlock(at::queue_lock(queue)));
            }
        }
        ops
    }
}

/// With about so many events.
pub fn busy(events: usize, seed: u64, asked: Asked) -> Instance {
    let mut random = Random::new(seed);
    let size = events as u64;
    let place = Place { locks: 4 + size / 200, flags: 8 + size / 100, queues: 2 + size / 2000 };
    let mut m = Maker::new(THREADS.1);
    let mut world = World::default();
    let mut all: Vec<Thread> = (0..THREADS.1).map(|_| Thread::default()).collect();
    let mut born = 1;
    loop {
        let ending = m.trace.events.len() >= events;
        // Half of the threads are there from the beginning, the others come one by one.
        let due =
            THREADS.0 as usize + m.trace.events.len() * (THREADS.1 - THREADS.0) as usize / (events * 3 / 4).max(1);
        if (born as usize) < due.min(THREADS.1 as usize) && !ending {
            m.event(0, What::Fork { child: born });
            m.event(born, What::Start);
            born += 1;
            continue;
        }
        let able = |t: &u32| {
            let thread = &all[*t as usize];
            world.can(*t, thread) && !(ending && thread.ops.is_empty())
        };
        let able: Vec<u32> = (0..born).filter(able).collect();
        if able.is_empty() {
            break;
        }
        let t = random.pick(&able);
        let thread = &mut all[t as usize];
        if thread.ops.is_empty() {
            thread.ops = place.work(&mut random, t);
        }
        if world.can(t, thread) {
            go(&mut m, &mut world, thread, t);
        }
    }
    if all[0].ops.is_empty() {
        for child in (1..born).filter(|&c| all[c as usize].ops.is_empty()) {
            m.event(child, What::Exit);
            m.event(0, What::Join { child });
        }
        super::look(&mut m, 0, at::flag(0), ExprOp::Ult, 3);
    }
    ask(m.trace, asked)
}
