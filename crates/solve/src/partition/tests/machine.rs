//! A small machine whose threads lock, wait, signal, read and write at random, as the VM's do: what happens in it is the
//! judge of cuts and chunks, and it knows nothing of them.

use std::collections::{BTreeMap, BTreeSet};
use trace::sync::ALL_BITS;
use trace::{
    Access, Begin, BranchKind, Event, ExprId, ExprOp, Exprs, Object, OtherSide, Segment, SyncOp, Tables, ThreadName,
    Trace, Wake, What,
};

pub(super) struct Random(u64);

impl Random {
    pub(super) fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(super) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    pub(super) fn below(&mut self, n: u64) -> u64 {
        (self.next() >> 16) % n
    }
}

/// One operation of a program without jumps.
#[derive(Clone, Copy, Debug)]
pub(super) enum Op {
    Read(u64, u32),
    /// The last value read, and a number.
    Write(u64, u32, u64),
    Add(u64, u32, u64),
    Lock(u64),
    Unlock(u64),
    /// And gives it back after the next operation, if it got it.
    TryLock(u64),
    ReadLock(u64),
    WriteLock(u64),
    TryWriteLock(u64),
    RwUnlock(u64),
    /// Takes the mutex, waits, gives it back.
    Wait {
        condition: u64,
        mutex: u64,
        timed: bool,
    },
    Signal(u64),
    Broadcast(u64),
    /// Sleeps on a word of memory, unless it is a multiple of 3.
    Sleep {
        word: u64,
        timed: bool,
    },
    /// Wakes at most so many.
    Wake(u64, u32),
    Post(u64),
    Take(u64),
    TryTake(u64),
    Value(u64),
    Barrier(u64),
    Once(u64),
    Call,
    Output,
    Yield,
    Fork(u32),
    Join(u32),
}

pub(super) const MEMORY: u64 = 0x1000;
pub(super) const MEMORY_SIZE: usize = 48;
pub(super) const BARRIER_SIZE: u64 = 2;
pub(super) const UNITS: u64 = 1;

/// Objects of a kind lie together.
pub(super) fn object(kind: u64, n: u64) -> u64 {
    0x10_0000 * kind + 64 * n
}

pub(super) struct Program {
    pub(super) threads: Vec<Vec<Op>>,
    pub(super) names: Vec<ThreadName>,
}

impl Program {
    /// Each of `threads` with about so many operations; a thread is created by an earlier one, usually main.
    pub(super) fn random(threads: u32, length: u64, random: &mut Random) -> Program {
        let mut names = vec![ThreadName::main()];
        let mut all = vec![Vec::new()];
        let mut children = vec![0];
        for t in 1..threads {
            let parent = if random.below(4) == 0 { random.below(t.into()) as usize } else { 0 };
            children[parent] += 1;
            let name = names[parent].child(children[parent]);
            names.push(name);
            children.push(0);
            all.push(Vec::new());
            all[parent].push(Op::Fork(t));
            if random.below(3) == 0 {
                all[parent].extend(some_ops(random));
            }
        }
        for (t, ops) in all.iter_mut().enumerate() {
            let before = if t == 0 { random.below(3) } else { 0 };
            let mut first: Vec<Op> = (0..before).flat_map(|_| some_ops(random)).collect();
            first.append(ops);
            *ops = first;
            while (ops.len() as u64) < length {
                ops.extend(some_ops(random));
            }
        }
        for t in 1..threads {
            let joiner = random.below(t.into()) as usize;
            if random.below(2) == 0 {
                all[joiner].push(Op::Join(t));
                all[joiner].extend(some_ops(random));
            }
        }
        Program { threads: all, names }
    }
}

fn some_ops(random: &mut Random) -> Vec<Op> {
    let n = random.below(2);
    let size = [1, 2, 4, 4, 4, 8][random.below(6) as usize];
    let at = MEMORY + random.below((MEMORY_SIZE as u64 - 8) / u64::from(size)) * u64::from(size) + random.below(2) * 4;
    let other = MEMORY + 4 * random.below(10);
    match random.below(29) {
        0..=3 => vec![Op::Read(at, size)],
        4..=7 => vec![Op::Write(at, size, random.below(200))],
        8 => vec![Op::Add(at, size, random.below(5))],
        9..=11 => vec![Op::Lock(n), Op::Read(at, size), Op::Write(other, 4, random.below(9)), Op::Unlock(n)],
        12 => vec![Op::TryLock(n), Op::Write(at, size, 7)],
        13 => vec![Op::ReadLock(n), Op::Read(at, size), Op::RwUnlock(n)],
        14 => vec![Op::WriteLock(n), Op::Write(at, size, 3), Op::RwUnlock(n)],
        15 => vec![Op::TryWriteLock(n), Op::Read(other, 4)],
        16 => vec![Op::Wait { condition: n, mutex: n, timed: random.below(2) == 0 }],
        17 | 18 => vec![Op::Signal(n)],
        19 => vec![Op::Broadcast(n)],
        20 => vec![Op::Post(n)],
        21 => vec![Op::Take(n), Op::Write(at, size, 1), Op::Post(n)],
        22 => vec![Op::TryTake(n), Op::Value(n)],
        23 => vec![Op::Barrier(n)],
        24 => vec![Op::Once(n)],
        25 => vec![Op::Sleep { word: MEMORY + 4 * n, timed: random.below(2) == 0 }],
        26 | 27 => vec![Op::Wake(MEMORY + 4 * n, [1, 2, 9][random.below(3) as usize])],
        _ => vec![[Op::Call, Op::Output, Op::Yield][random.below(3) as usize]],
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Half {
    First,
    /// Waits on a condition, at a barrier in this round, or runs the initialiser.
    Second(u64),
    /// Has to give back what it tried to take.
    GiveBack,
}

pub(super) struct Thread {
    pub(super) started: bool,
    pub(super) forked: bool,
    pub(super) exited: bool,
    op: usize,
    half: Half,
    /// To be given back after the operation under way.
    tried: Option<Op>,
    register: (u64, Option<ExprId>),
}

#[derive(Default, Clone, PartialEq, Eq, Debug)]
pub(super) struct Condition {
    pub(super) waiting: Vec<u32>,
    pub(super) signals: Vec<Vec<u32>>,
}

impl Condition {
    fn leave(&mut self, t: u32, begin: Begin) {
        if begin == Begin::Go
            && let Some(i) = self.signals.iter().position(|s| s.contains(&t))
        {
            self.signals.remove(i);
        }
        self.signals.iter_mut().for_each(|s| s.retain(|&w| w != t));
        self.waiting.retain(|&w| w != t);
        // Of signals for the same few waiters, only as many count as there are.
        let mut taken = Vec::new();
        self.signals.retain(|s| {
            let one = s.iter().find(|w| !taken.contains(*w)).copied();
            taken.extend(one);
            one.is_some()
        });
    }
}

#[derive(Default, Clone, PartialEq, Eq, Debug)]
pub(super) struct Barrier {
    pub(super) arrived: Vec<u32>,
    pub(super) round: u64,
}

#[derive(Default, Clone)]
pub(super) struct State {
    pub(super) memory: Vec<u8>,
    pub(super) locks: BTreeMap<u64, BTreeSet<u32>>,
    pub(super) written: BTreeMap<u64, bool>,
    pub(super) conditions: BTreeMap<u64, Condition>,
    pub(super) semaphores: BTreeMap<u64, u64>,
    pub(super) barriers: BTreeMap<u64, Barrier>,
    /// Whether its initialiser is done.
    pub(super) onces: BTreeMap<u64, bool>,
}

pub(super) struct Machine<'p> {
    program: &'p Program,
    pub(super) threads: Vec<Thread>,
    pub(super) state: State,
    pub(super) exprs: Exprs,
    pub(super) events: Vec<Event>,
    pub(super) segments: Vec<Segment>,
    running: (u32, Begin),
}

/// Step clocks: of the first half of the n-th operation; the other halves follow. Threads have one step more than
/// operations: the start, at 0.
fn clock(op: usize) -> u64 {
    4 + 7 * op as u64
}

impl<'p> Machine<'p> {
    pub(super) fn new(program: &'p Program) -> Machine<'p> {
        let thread = |t: usize| Thread {
            started: t == 0,
            forked: t == 0,
            exited: false,
            op: 0,
            half: Half::First,
            tried: None,
            register: (0, None),
        };
        let memory = (0..MEMORY_SIZE as u8).map(|b| b.wrapping_mul(37)).collect();
        let mut machine = Machine {
            program,
            threads: (0..program.threads.len()).map(thread).collect(),
            state: State { memory, ..State::default() },
            exprs: Exprs::new(),
            events: Vec::new(),
            segments: Vec::new(),
            running: (0, Begin::Go),
        };
        for n in 0..2 {
            for (address, value) in [(object(4, n), UNITS), (object(5, n), BARRIER_SIZE)] {
                let what = What::Sync { op: SyncOp::Init { value }, on: Object { location: 0, address } };
                machine.events.push(Event { thread: 0, clock: n, place: 0, what });
            }
            machine.state.semaphores.insert(object(4, n), UNITS);
            machine.state.barriers.insert(object(5, n), Barrier::default());
        }
        machine
    }

    /// The clock of what a thread does next.
    pub(super) fn stands_at(&self, t: u32) -> u64 {
        let thread = &self.threads[t as usize];
        match (thread.started, thread.half) {
            (false, _) => 0,
            (true, Half::First) => clock(thread.op),
            (true, Half::Second(_)) => clock(thread.op) + 1,
            (true, Half::GiveBack) => clock(thread.op) + 2,
        }
    }

    fn tables(&self) -> Tables {
        let mut tables = Tables::new();
        self.program.names.iter().for_each(|name| {
            tables.thread(name);
        });
        tables
    }

    pub(super) fn trace(&self) -> Trace {
        let (exprs, events) = (self.exprs.clone(), self.events.clone());
        Trace { program: "random".into(), tables: self.tables(), exprs, events, start: 0 }
    }

    pub(super) fn schedule(&self) -> Vec<Segment> {
        let mut all = self.segments.clone();
        all.push(self.segment());
        all
    }

    fn segment(&self) -> Segment {
        let (t, begins) = self.running;
        let until = if self.threads[t as usize].exited { Segment::TO_ITS_END } else { self.stands_at(t) };
        Segment { thread: self.program.names[t as usize].clone(), until, begins }
    }

    /// Who could go on, and how.
    pub(super) fn candidates(&self) -> Vec<(u32, Begin)> {
        let mut all = Vec::new();
        for (t, thread) in (0..).zip(&self.threads) {
            if !thread.forked || thread.exited {
                continue;
            }
            if !thread.started {
                all.push((t, Begin::Go));
                continue;
            }
            let Some(&op) = self.program.threads[t as usize].get(thread.op) else {
                all.push((t, Begin::Go));
                continue;
            };
            if self.is_enabled(t, op) {
                all.push((t, Begin::Go));
            }
            if let (Op::Sleep { timed: true, .. }, Half::Second(_)) = (op, thread.half) {
                all.push((t, Begin::TimeOut));
            }
            if let (Op::Wait { mutex, timed: true, .. }, Half::Second(_)) = (op, thread.half)
                && self.is_free(object(1, mutex))
            {
                all.push((t, Begin::TimeOut));
            }
        }
        all
    }

    fn is_free(&self, lock: u64) -> bool {
        self.state.locks.get(&lock).is_none_or(BTreeSet::is_empty)
    }

    fn is_written(&self, lock: u64) -> bool {
        !self.is_free(lock) && self.state.written[&lock]
    }

    fn is_enabled(&self, t: u32, op: Op) -> bool {
        let s = &self.state;
        match (op, self.threads[t as usize].half) {
            (_, Half::GiveBack) => true,
            (Op::Lock(n), _) => self.is_free(object(1, n)),
            (Op::ReadLock(n), _) => !self.is_written(object(2, n)),
            (Op::WriteLock(n), _) => self.is_free(object(2, n)),
            (Op::Wait { mutex, .. }, Half::First) => self.is_free(object(1, mutex)),
            (Op::Wait { condition, mutex, .. }, Half::Second(_)) => {
                let signals = &s.conditions[&object(3, condition)].signals;
                self.is_free(object(1, mutex)) && signals.iter().any(|s| s.contains(&t))
            }
            (Op::Sleep { word, .. }, Half::Second(_)) => s.conditions[&word].signals.iter().any(|s| s.contains(&t)),
            (Op::Take(n), _) => s.semaphores[&object(4, n)] > 0,
            (Op::Barrier(n), Half::Second(round)) => s.barriers[&object(5, n)].round > round,
            (Op::Once(n), Half::First) => s.onces.get(&object(6, n)).is_none_or(|done| *done),
            (Op::Join(child), _) => self.threads[child as usize].exited,
            _ => true,
        }
    }

    fn emit(&mut self, t: u32, what: What) {
        let event = Event { thread: t, clock: self.stands_at(t), place: 0, what };
        self.events.push(event);
    }

    fn sync(&mut self, t: u32, op: SyncOp, address: u64) {
        self.emit(t, What::Sync { op, on: Object { location: 0, address } });
    }

    fn lock(&mut self, t: u32, lock: u64, write: bool) {
        self.state.locks.entry(lock).or_default().insert(t);
        self.state.written.insert(lock, write);
    }

    fn unlock(&mut self, t: u32, lock: u64) {
        self.state.locks.entry(lock).or_default().remove(&t);
    }

    fn load(&self, at: u64, size: u32) -> u64 {
        let bytes = &self.state.memory[(at - MEMORY) as usize..][..size as usize];
        bytes.iter().rev().fold(0, |v, &b| v << 8 | u64::from(b))
    }

    fn store(&mut self, at: u64, size: u32, value: u64) {
        let bytes = &mut self.state.memory[(at - MEMORY) as usize..][..size as usize];
        bytes.copy_from_slice(&value.to_le_bytes()[..size as usize]);
    }

    /// The register with a number added, in so many bytes.
    fn sum(&mut self, t: u32, size: u32, number: u64) -> (u64, Option<ExprId>) {
        let (value, expr) = self.threads[t as usize].register;
        let mask = u64::MAX >> (64 - 8 * size);
        let expr = expr.map(|e| {
            let fit = self.exprs.fit(e, 8 * size);
            let number = self.exprs.constant(8 * size, number);
            self.exprs.bin(ExprOp::Add, fit, number)
        });
        (value.wrapping_add(number) & mask, expr)
    }

    /// One step of a thread that can go on.
    pub(super) fn step(&mut self, t: u32, begin: Begin) {
        if self.running.0 != t || begin != Begin::Go {
            let segment = self.segment();
            self.segments.push(segment);
            self.running = (t, begin);
        }
        let at = t as usize;
        if !self.threads[at].started {
            self.emit(t, What::Start);
            self.threads[at].started = true;
            return;
        }
        let Some(&op) = self.program.threads[at].get(self.threads[at].op) else {
            self.emit(t, What::Exit);
            self.threads[at].exited = true;
            return;
        };
        let half = match self.threads[at].half {
            Half::GiveBack => {
                match self.threads[at].tried.take() {
                    Some(Op::TryLock(n)) => {
                        self.unlock(t, object(1, n));
                        self.sync(t, SyncOp::Unlock, object(1, n));
                    }
                    Some(Op::TryWriteLock(n)) => {
                        self.unlock(t, object(2, n));
                        self.sync(t, SyncOp::RwUnlock { reads: false }, object(2, n));
                    }
                    _ => unreachable!("only locks are given back"),
                }
                None
            }
            Half::First => self.first_half(t, op),
            Half::Second(_) => {
                self.second_half(t, op, begin);
                None
            }
        };
        let thread = &mut self.threads[at];
        let tries = matches!(op, Op::TryLock(_) | Op::TryWriteLock(_));
        match half {
            Some(half) => thread.half = half,
            None if thread.tried.is_some() && !tries => thread.half = Half::GiveBack,
            None => {
                thread.half = Half::First;
                thread.op += 1;
            }
        }
    }

    fn first_half(&mut self, t: u32, op: Op) -> Option<Half> {
        let at = t as usize;
        match op {
            Op::Read(address, size) => {
                let value = self.load(address, size);
                let expr = Some(self.exprs.fresh(8 * size));
                self.emit(t, What::Read { at: access(address, size), value: Some(value), expr });
                self.threads[at].register = (value, expr);
                // Some of them decide something.
                if value.is_multiple_of(3)
                    && let Some(expr) = expr
                {
                    let zero = self.exprs.constant(8 * size, 0);
                    let cond = self.exprs.bin(ExprOp::Eq, expr, zero);
                    let taken = value == 0;
                    self.emit(t, What::Branch { kind: BranchKind::If, cond, taken, other: OtherSide::Goes });
                }
            }
            Op::Write(address, size, number) => {
                let before = Some(self.load(address, size));
                let (value, expr) = self.sum(t, size, number);
                self.store(address, size, value);
                self.emit(t, What::Write { at: access(address, size), before, after: Some(value), expr });
            }
            Op::Add(address, size, number) => {
                let before = self.load(address, size);
                let read = self.exprs.fresh(8 * size);
                let kept = std::mem::replace(&mut self.threads[at].register, (before, Some(read)));
                let (after, expr) = self.sum(t, size, number);
                self.threads[at].register = kept;
                self.store(address, size, after);
                let (before, after, read) = (Some(before), Some(after), Some(read));
                self.emit(t, What::Update { at: access(address, size), before, after, read, expr });
            }
            Op::Lock(n) => {
                self.lock(t, object(1, n), true);
                self.sync(t, SyncOp::Lock, object(1, n));
            }
            Op::Unlock(n) => {
                self.unlock(t, object(1, n));
                self.sync(t, SyncOp::Unlock, object(1, n));
            }
            Op::TryLock(n) | Op::TryWriteLock(n) => {
                let is_mutex = matches!(op, Op::TryLock(_));
                let lock = object(if is_mutex { 1 } else { 2 }, n);
                let took = self.is_free(lock);
                self.sync(t, if is_mutex { SyncOp::TryLock { took } } else { SyncOp::TryWriteLock { took } }, lock);
                if took {
                    self.lock(t, lock, true);
                    self.threads[at].tried = Some(op);
                }
            }
            Op::ReadLock(n) => {
                self.lock(t, object(2, n), false);
                self.sync(t, SyncOp::ReadLock, object(2, n));
            }
            Op::WriteLock(n) => {
                self.lock(t, object(2, n), true);
                self.sync(t, SyncOp::WriteLock, object(2, n));
            }
            Op::RwUnlock(n) => {
                self.unlock(t, object(2, n));
                self.sync(t, SyncOp::RwUnlock { reads: false }, object(2, n));
            }
            Op::Wait { condition, mutex, .. } => {
                let mutex = Object { location: 0, address: object(1, mutex) };
                self.sync(t, SyncOp::Lock, mutex.address);
                self.sync(t, SyncOp::Unlock, mutex.address);
                self.sync(t, SyncOp::WaitBegin { mutex, timed: false }, object(3, condition));
                self.state.conditions.entry(object(3, condition)).or_default().waiting.push(t);
                return Some(Half::Second(0));
            }
            Op::Signal(n) => {
                let c = self.state.conditions.entry(object(3, n)).or_default();
                if c.signals.len() < c.waiting.len() {
                    c.signals.push(c.waiting.clone());
                }
                let op = match *c.waiting.as_slice() {
                    [] => SyncOp::Signal { woke: None },
                    [one] => SyncOp::Signal { woke: Some(one) },
                    ref several => SyncOp::SignalOne { among: several.len() as u32 },
                };
                self.sync(t, op, object(3, n));
            }
            Op::Broadcast(n) => {
                let c = self.state.conditions.entry(object(3, n)).or_default();
                c.signals = c.waiting.iter().map(|&w| vec![w]).collect();
                let woke = c.waiting.len() as u32;
                self.sync(t, SyncOp::Broadcast { woke }, object(3, n));
            }
            Op::Sleep { word, timed } => {
                let value = self.load(word, 4);
                let expected = if value.is_multiple_of(3) { value ^ 1 } else { value };
                let expr = self.exprs.fresh(32);
                self.emit(t, What::Read { at: access(word, 4), value: Some(value), expr: Some(expr) });
                let wanted = self.exprs.constant(32, expected);
                let cond = self.exprs.bin(ExprOp::Eq, expr, wanted);
                let taken = value == expected;
                self.emit(t, What::Branch { kind: BranchKind::If, cond, taken, other: OtherSide::Goes });
                let (expected, found) = (expected as u32, Some(value as u32));
                self.sync(t, SyncOp::FutexWait { expected, found, timed, bits: ALL_BITS }, word);
                if taken {
                    self.state.conditions.entry(word).or_default().waiting.push(t);
                    return Some(Half::Second(0));
                }
            }
            Op::Wake(word, most) => {
                let c = self.state.conditions.entry(word).or_default();
                let woke = (c.waiting.len() - c.signals.len()).min(most as usize);
                c.signals.extend(std::iter::repeat_n(c.waiting.clone(), woke));
                let woke = woke as u32;
                let op = SyncOp::FutexWake { most: Some(most), woke, whom: None, bits: ALL_BITS, ignored: true };
                self.sync(t, op, word);
            }
            Op::Post(n) => {
                *self.state.semaphores.entry(object(4, n)).or_default() += 1;
                self.sync(t, SyncOp::SemaphorePost, object(4, n));
            }
            Op::Take(n) => {
                *self.state.semaphores.entry(object(4, n)).or_default() -= 1;
                self.sync(t, SyncOp::SemaphoreWait, object(4, n));
            }
            Op::TryTake(n) => {
                let value = self.state.semaphores.entry(object(4, n)).or_default();
                let took = *value > 0;
                *value = value.saturating_sub(1);
                self.sync(t, SyncOp::SemaphoreTryWait { took }, object(4, n));
            }
            Op::Value(n) => {
                let value = self.state.semaphores[&object(4, n)];
                self.sync(t, SyncOp::SemaphoreValue { value }, object(4, n));
            }
            Op::Barrier(n) => {
                let b = self.state.barriers.entry(object(5, n)).or_default();
                let round = b.round;
                b.arrived.push(t);
                let last = b.arrived.len() as u64 == BARRIER_SIZE;
                if last {
                    b.arrived.clear();
                    b.round += 1;
                }
                self.sync(t, SyncOp::BarrierArrive { last, ignored: false }, object(5, n));
                return Some(Half::Second(round));
            }
            Op::Once(n) => {
                if self.state.onces.get(&object(6, n)) == Some(&true) {
                    self.sync(t, SyncOp::OnceDone, object(6, n));
                } else {
                    self.state.onces.insert(object(6, n), false);
                    self.sync(t, SyncOp::OnceBegin, object(6, n));
                    return Some(Half::Second(0));
                }
            }
            Op::Call => self.emit(t, What::Call { function: 0 }),
            Op::Output => self.emit(t, What::Output { descriptor: 1, bytes: b"x".as_slice().into() }),
            Op::Yield => self.emit(t, What::Yield),
            Op::Fork(child) => {
                self.threads[child as usize].forked = true;
                self.emit(t, What::Fork { child });
            }
            Op::Join(child) => self.emit(t, What::Join { child }),
        }
        None
    }

    fn second_half(&mut self, t: u32, op: Op, begin: Begin) {
        match op {
            Op::Wait { condition, mutex, .. } => {
                self.state.conditions.entry(object(3, condition)).or_default().leave(t, begin);
                let mutex = object(1, mutex);
                let wake = if begin == Begin::Go { Wake::Signalled } else { Wake::TimedOut };
                let object = Object { location: 0, address: mutex };
                self.sync(t, SyncOp::WaitEnd { mutex: object, wake }, self::object(3, condition));
                self.sync(t, SyncOp::Lock, mutex);
                self.sync(t, SyncOp::Unlock, mutex);
            }
            Op::Sleep { word, .. } => {
                self.state.conditions.entry(word).or_default().leave(t, begin);
                let wake = if begin == Begin::Go { Wake::Signalled } else { Wake::TimedOut };
                self.sync(t, SyncOp::FutexWoken { wake }, word);
            }
            Op::Barrier(n) => self.sync(t, SyncOp::BarrierLeave, object(5, n)),
            Op::Once(n) => {
                self.state.onces.insert(object(6, n), true);
                self.sync(t, SyncOp::OnceEnd, object(6, n));
            }
            _ => unreachable!("one half only"),
        }
    }

    /// Runs at random, in turns of about so many steps, until nobody can go on.
    pub(super) fn run(&mut self, turn: u64, random: &mut Random) {
        loop {
            let candidates = self.candidates();
            if candidates.is_empty() {
                return;
            }
            let same = candidates.iter().find(|c| c.0 == self.running.0 && c.1 == Begin::Go);
            let other = candidates[random.below(candidates.len() as u64) as usize];
            let (t, begin) = same.copied().filter(|_| random.below(turn) > 0).unwrap_or(other);
            self.step(t, begin);
        }
    }

    /// Follows a schedule, as the VM's replay does; `Err` where it cannot.
    pub(super) fn follow(&mut self, schedule: &[Segment]) -> Result<(), String> {
        let mut begun = schedule.first().is_some_and(|s| s.thread == ThreadName::main());
        for (i, segment) in schedule.iter().enumerate() {
            let t = self.program.names.iter().position(|n| *n == segment.thread).ok_or("no such thread")? as u32;
            loop {
                let begin = if begun { Begin::Go } else { segment.begins };
                let wanted = self.candidates().contains(&(t, begin));
                match wanted {
                    true if self.stands_at(t) < segment.until || !begun => {
                        begun = true;
                        self.step(t, begin);
                    }
                    false if !begun => return Err(format!("turn {i} ({segment}) is not possible")),
                    _ => break,
                }
            }
            begun = false;
        }
        Ok(())
    }
}

pub(super) fn access(address: u64, size: u32) -> Access {
    Access { location: 0, address, size, atomic: None }
}
