//! What a program is like at one moment, and what one operation makes of it.
//!
//! Written from POSIX, not from the VM: a signal chooses at once which of the sleeping threads it wakes, and the search
//! tries each.

use super::code::{Act, At, Code, MEMORY, Op, Pc, REGS};
use super::program::{Change, Lock};
use std::hash::{Hash, Hasher};
use std::ops::Range;

/// Main and three workers.
pub(crate) const THREADS: usize = 4;

#[derive(Clone, Default, Debug)]
pub(crate) struct Thread {
    pub(crate) regs: [i32; REGS],
    /// Where it stands; the search says what that means.
    pub(crate) at: u16,
    started: bool,
    done: bool,
    /// It sleeps on a condition variable or futex, and nobody has woken it.
    asleep: bool,
    /// The round of the barrier that it arrived in.
    round: u8,
}

#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) threads: [Thread; THREADS],
    memory: [u8; MEMORY],
    /// Who holds each mutex, from 1; 0: nobody.
    mutexes: [u8; 2],
    writer: u8,
    /// How many times each thread reads.
    readers: [u8; THREADS],
    semaphores: [u8; 2],
    /// How many meet at the barrier.
    meets: u8,
    arrived: u8,
    round: u8,
    once: Once,
    /// Who sleeps on each condition variable, as bits.
    sleepers: [u8; 2],
    futexes: [u8; 3],
}

/// Bytes of memory.
pub(crate) struct Touches {
    pub(crate) read: Range<usize>,
    pub(crate) write: Range<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
enum Once {
    #[default]
    Fresh,
    Running,
    Done,
}

/// Which way an operation went, as far as that is a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Way {
    /// The element that a computed address names.
    pub(crate) index: Option<i32>,
    /// What was decided.
    pub(crate) result: Option<i32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Acted {
    Blocked,
    /// It happened; the thread goes on with the next operation, or there.
    Done(Way, Option<Pc>),
    /// It ends the process with a failure.
    Fails(Way),
    /// It ends the process.
    Ends,
}

impl State {
    /// Before the first operation of main.
    pub(crate) fn new(code: &Code) -> State {
        let mut threads: [Thread; THREADS] = Default::default();
        threads[0].started = true;
        State {
            threads,
            memory: [0; MEMORY],
            mutexes: [0; 2],
            writer: 0,
            readers: [0; THREADS],
            semaphores: code.semaphores,
            meets: code.meets,
            arrived: 0,
            round: 0,
            once: Once::Fresh,
            sleepers: [0; 2],
            futexes: [0; 3],
        }
    }

    /// A number for all that can make a difference; `live` says which registers of a thread do. States are told apart by
    /// 64 bits of it: for two of a million to be mixed up is one chance in ten million.
    pub(crate) fn key(&self, live: impl Fn(usize) -> u32) -> u64 {
        let mut h = std::hash::DefaultHasher::new();
        for (n, t) in self.threads.iter().enumerate() {
            let live = live(n);
            (t.at, t.started, t.done, t.asleep, t.round).hash(&mut h);
            for (r, v) in t.regs.iter().enumerate() {
                if live >> r & 1 == 1 {
                    v.hash(&mut h);
                }
            }
        }
        h.write(&self.memory);
        (self.mutexes, self.writer, self.readers, self.semaphores).hash(&mut h);
        (self.arrived, self.round, self.once, self.sleepers, self.futexes).hash(&mut h);
        h.finish()
    }

    fn load(&self, at: &At, index: usize) -> i32 {
        let from = at.base as usize + index * at.size as usize;
        let m = &self.memory[from..from + at.size as usize];
        match (at.size, at.signed) {
            (1, true) => i32::from(m[0] as i8),
            (1, false) => i32::from(m[0]),
            (2, _) => i32::from(i16::from_le_bytes([m[0], m[1]])),
            _ => i32::from_le_bytes([m[0], m[1], m[2], m[3]]),
        }
    }

    fn store(&mut self, at: &At, index: usize, value: i32) {
        let from = at.base as usize + index * at.size as usize;
        let size = at.size as usize;
        self.memory[from..from + size].copy_from_slice(&value.to_le_bytes()[..size]);
    }

    /// The element that an access means, and whether there is one.
    fn element(&self, thread: usize, at: &At) -> (Way, Option<usize>) {
        let index = at.index.eval(&self.threads[thread].regs);
        let way = Way { index: at.computed.then_some(index), result: None };
        (way, usize::try_from(index).ok().filter(|&i| i < at.length as usize))
    }

    /// The bytes that an operation reads and writes if it happens now.
    pub(crate) fn touches(&self, thread: usize, op: &Op) -> Touches {
        let bytes = |at: &At| {
            let (_, index) = self.element(thread, at);
            let from = at.base as usize + index.unwrap_or(0) * at.size as usize;
            from..index.map_or(from, |_| from + at.size as usize)
        };
        let regs = &self.threads[thread].regs;
        let (read, write) = match &op.act {
            Act::Read(_, at) => (bytes(at), 0..0),
            Act::Look { at, .. } => (bytes(at), 0..0),
            Act::Write(at, _) => (0..0, bytes(at)),
            Act::Update(_, _, at, _) => (bytes(at), bytes(at)),
            Act::CompareExchange { at, expected, .. } => {
                let (_, index) = self.element(thread, at);
                let same = index.is_some_and(|i| self.load(at, i) == expected.eval(regs));
                (bytes(at), if same { bytes(at) } else { 0..0 })
            }
            Act::Copy { from, to } => {
                let span = |from: u8| from as usize..from as usize + 4;
                (span(*from), span(*to))
            }
            _ => (0..0, 0..0),
        };
        Touches { read, write }
    }

    /// Whether main has created a thread.
    pub(crate) fn is_concurrent(&self) -> bool {
        self.threads[1].started
    }

    /// In how many ways a signal can choose.
    pub(crate) fn choices(&self, act: &Act) -> u32 {
        match act {
            Act::Signal(c) => self.sleepers[*c as usize].count_ones().max(1),
            Act::Wake(w, most) => woken(self.futexes[*w as usize], *most).count() as u32,
            Act::WakeOne(w, _) => woken(self.futexes[*w as usize], 1).count() as u32,
            _ => 1,
        }
    }

    fn is_free(&self, lock: Lock) -> bool {
        match lock {
            Lock::Mutex(m) => self.mutexes[m as usize] == 0,
            Lock::Read => self.writer == 0,
            Lock::Write => self.writer == 0 && self.readers == [0; THREADS],
        }
    }

    fn take(&mut self, thread: usize, lock: Lock) {
        let me = thread as u8 + 1;
        match lock {
            Lock::Mutex(m) => self.mutexes[m as usize] = me,
            Lock::Read => self.readers[thread] += 1,
            Lock::Write => self.writer = me,
        }
    }

    fn give(&mut self, thread: usize, lock: Lock) {
        match lock {
            Lock::Mutex(m) => self.mutexes[m as usize] = 0,
            Lock::Read => self.readers[thread] -= 1,
            Lock::Write => self.writer = 0,
        }
    }

    fn wake(&mut self, condition: u8, thread: usize) {
        self.sleepers[condition as usize] &= !(1 << thread);
        self.threads[thread].asleep = false;
    }

    /// Wakes some; how many.
    fn wake_futex(&mut self, word: u8, most: u8, choice: u32) -> u32 {
        let chosen = woken(self.futexes[word as usize], most).nth(choice as usize).unwrap_or(0);
        self.futexes[word as usize] &= !chosen;
        (0..THREADS).filter(|t| chosen >> t & 1 == 1).for_each(|t| self.threads[t].asleep = false);
        chosen.count_ones()
    }

    /// Lets a thread do an operation. Where it stands then, the search says. The state is of no use but after `Done`.
    pub(crate) fn act(&mut self, thread: usize, op: &Op, inputs: &[i32], choice: u32) -> Acted {
        let mut way = Way::default();
        let mut to = None;
        let regs = self.threads[thread].regs;
        match &op.act {
            Act::Set(r, v) => self.threads[thread].regs[*r as usize] = v.eval(&regs),
            Act::Branch(v, other) => {
                let taken = v.eval(&regs) != 0;
                way.result = Some(taken.into());
                to = (!taken).then_some(*other);
            }
            Act::Switch(v, cases, default) => {
                let case = usize::try_from(v.eval(&regs)).ok().filter(|&c| c < cases.len());
                way.result = Some(case.map_or(-1, |c| c as i32));
                to = Some(case.map_or(*default, |c| cases[c]));
            }
            Act::Divide(r, a, b) => {
                let (a, b) = (a.eval(&regs), b.eval(&regs));
                way.result = Some(i32::from(b != 0));
                if b == 0 {
                    return Acted::Fails(way);
                }
                self.threads[thread].regs[*r as usize] = a.wrapping_div(b);
            }
            Act::Input(r, input) => self.threads[thread].regs[*r as usize] = inputs[*input as usize],
            Act::Jump(there) => to = Some(*there),
            Act::Fail => return Acted::Fails(way),
            Act::Read(r, at) => {
                let (found, Some(i)) = self.element(thread, at) else {
                    return Acted::Fails(self.element(thread, at).0);
                };
                way = found;
                self.threads[thread].regs[*r as usize] = self.load(at, i);
            }
            Act::Write(at, v) => {
                let (found, Some(i)) = self.element(thread, at) else {
                    return Acted::Fails(self.element(thread, at).0);
                };
                way = found;
                self.store(at, i, v.eval(&regs));
            }
            Act::Update(r, change, at, v) => {
                let (found, Some(i)) = self.element(thread, at) else {
                    return Acted::Fails(self.element(thread, at).0);
                };
                way = found;
                let (old, v) = (self.load(at, i), v.eval(&regs));
                self.threads[thread].regs[*r as usize] = old;
                self.store(
                    at,
                    i,
                    match change {
                        Change::Add => old.wrapping_add(v),
                        Change::Exchange => v,
                    },
                );
            }
            Act::CompareExchange { to: r, at, expected, new, gives_value } => {
                let (found, Some(i)) = self.element(thread, at) else {
                    return Acted::Fails(self.element(thread, at).0);
                };
                way = found;
                let old = self.load(at, i);
                let same = old == expected.eval(&regs);
                way.result = Some(same.into());
                if same {
                    self.store(at, i, new.eval(&regs));
                }
                self.threads[thread].regs[*r as usize] = if *gives_value { old } else { same.into() };
            }
            Act::Copy { from, to } => {
                let from = *from as usize;
                self.memory.copy_within(from..from + 4, *to as usize);
            }
            Act::Init => {}
            Act::Lock(lock) => {
                if !self.is_free(*lock) {
                    return Acted::Blocked;
                }
                self.take(thread, *lock);
            }
            Act::Unlock(lock) => self.give(thread, *lock),
            Act::Try(lock, other) => {
                let got = self.is_free(*lock);
                way.result = Some(got.into());
                if got {
                    self.take(thread, *lock);
                } else {
                    to = Some(*other);
                }
            }
            Act::WaitBegin(condition, mutex) => {
                self.give(thread, Lock::Mutex(*mutex));
                self.sleepers[*condition as usize] |= 1 << thread;
                self.threads[thread].asleep = true;
            }
            Act::WaitEnd(mutex) => {
                if self.threads[thread].asleep || !self.is_free(Lock::Mutex(*mutex)) {
                    return Acted::Blocked;
                }
                self.take(thread, Lock::Mutex(*mutex));
            }
            Act::Signal(c) => {
                let sleepers = self.sleepers[*c as usize];
                let mut all = (0..THREADS).filter(|t| sleepers >> t & 1 == 1);
                if let Some(t) = all.nth(choice as usize) {
                    self.wake(*c, t);
                }
            }
            Act::Broadcast(c) => (0..THREADS).for_each(|t| {
                if self.sleepers[*c as usize] >> t & 1 == 1 {
                    self.wake(*c, t);
                }
            }),
            Act::Look { word, at, expected, past } => {
                let same = self.load(at, 0) == expected.eval(&regs);
                way.result = Some(same.into());
                if same {
                    self.futexes[*word as usize] |= 1 << thread;
                    self.threads[thread].asleep = true;
                } else {
                    to = Some(*past);
                }
            }
            Act::Woken => {
                if self.threads[thread].asleep {
                    return Acted::Blocked;
                }
            }
            Act::Wake(word, most) => {
                self.wake_futex(*word, *most, choice);
            }
            Act::WakeOne(word, nobody) => {
                let woke = self.wake_futex(*word, 1, choice) > 0;
                way.result = Some(woke.into());
                to = (!woke).then_some(*nobody);
            }
            Act::SemWait(n) => {
                if self.semaphores[*n as usize] == 0 {
                    return Acted::Blocked;
                }
                self.semaphores[*n as usize] -= 1;
            }
            Act::SemPost(n) => self.semaphores[*n as usize] += 1,
            Act::SemTry(n, other) => {
                let got = self.semaphores[*n as usize] > 0;
                way.result = Some(got.into());
                if got {
                    self.semaphores[*n as usize] -= 1;
                } else {
                    to = Some(*other);
                }
            }
            Act::Arrive => {
                self.threads[thread].round = self.round;
                self.arrived += 1;
                if self.arrived >= self.meets {
                    self.arrived = 0;
                    self.round += 1;
                }
            }
            Act::Leave => {
                if self.threads[thread].round == self.round {
                    return Acted::Blocked;
                }
                // It makes no difference any more.
                self.threads[thread].round = 0;
            }
            Act::OnceBegin(done) => match self.once {
                Once::Running => return Acted::Blocked,
                Once::Fresh => {
                    way.result = Some(1);
                    self.once = Once::Running;
                }
                Once::Done => {
                    way.result = Some(0);
                    to = Some(*done);
                }
            },
            Act::OnceEnd => self.once = Once::Done,
            Act::Fork(n) => self.threads[*n as usize].started = true,
            Act::Join(n) => {
                if !self.threads[*n as usize].done {
                    return Acted::Blocked;
                }
            }
            Act::Start => {
                if !self.threads[thread].started {
                    return Acted::Blocked;
                }
            }
            Act::Exit if thread == 0 => return Acted::Ends,
            Act::Exit => self.threads[thread].done = true,
        }
        Acted::Done(way, to)
    }
}

/// Whom a wake of at most so many can wake, of those that sleep: as bits, all ways.
fn woken(asleep: u8, most: u8) -> impl Iterator<Item = u8> {
    let many = asleep.count_ones().min(most.into());
    (0..1 << THREADS).filter(move |chosen: &u8| chosen & !asleep == 0 && chosen.count_ones() == many)
}
