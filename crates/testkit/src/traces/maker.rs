//! Traces made by hand.

use trace::sync::ALL_BITS;
use trace::{
    Access, BranchKind, Event, EventId, ExprId, ExprOp, MemoryOrder, Object, OtherSide, SyncOp, ThreadName, Trace,
    Wake, What,
};

/// Makes a trace, event by event. Keeps memory, so that values need not be reported.
#[derive(Default)]
pub struct Maker {
    pub trace: Trace,
    clocks: Vec<u64>,
    counts: Vec<u32>,
    memory: std::collections::BTreeMap<u64, u8>,
}

impl Maker {
    /// With `threads` threads, main and its children.
    pub fn new(threads: u32) -> Maker {
        let mut maker = Maker::default();
        let main = ThreadName::main();
        maker.trace.tables.thread(&main);
        for n in 1..threads {
            maker.trace.tables.thread(&main.child(n));
        }
        maker.clocks = vec![0; threads as usize];
        maker.counts = vec![0; threads as usize];
        maker
    }

    /// An event of a new step.
    pub fn event(&mut self, thread: u32, what: What) -> EventId {
        self.clocks[thread as usize] += 1;
        self.same_step(thread, what)
    }

    /// An event of the same step as the last one.
    pub fn same_step(&mut self, thread: u32, what: What) -> EventId {
        let clock = self.clocks[thread as usize];
        self.trace.events.push(Event { thread, clock, place: 0, what });
        let index = &mut self.counts[thread as usize];
        *index += 1;
        EventId { thread, index: *index - 1 }
    }

    pub fn place(&mut self, address: u64, size: u32) -> Access {
        let location = self.trace.tables.location(&format!("x{address:x}"));
        Access { location, address, size, atomic: None }
    }

    pub fn load(&self, at: &Access) -> u64 {
        (0..u64::from(at.size))
            .rev()
            .fold(0, |v, i| v << 8 | u64::from(self.memory.get(&(at.address + i)).copied().unwrap_or(0)))
    }

    fn store(&mut self, at: &Access, value: u64) {
        for i in 0..u64::from(at.size) {
            self.memory.insert(at.address + i, value.to_le_bytes()[i as usize]);
        }
    }

    pub fn read(&mut self, thread: u32, address: u64, size: u32) -> (EventId, ExprId, u64) {
        let at = self.place(address, size);
        let value = self.load(&at);
        let expr = self.trace.exprs.fresh(8 * size);
        (self.event(thread, What::Read { at, value: Some(value), expr: Some(expr) }), expr, value)
    }

    pub fn write(&mut self, thread: u32, address: u64, size: u32, value: u64, expr: Option<ExprId>) -> EventId {
        let at = self.place(address, size);
        let before = Some(self.load(&at));
        self.store(&at, value);
        let after = Some(self.load(&at));
        self.event(thread, What::Write { at, before, after, expr })
    }

    /// Adds a constant at one moment.
    pub fn add(&mut self, thread: u32, address: u64, size: u32, n: u64) -> (EventId, ExprId, u64) {
        let at = Access { atomic: Some(MemoryOrder::SeqCst), ..self.place(address, size) };
        let before = self.load(&at);
        let read = self.trace.exprs.fresh(8 * size);
        let by = self.trace.exprs.constant(8 * size, n);
        let expr = self.trace.exprs.bin(ExprOp::Add, read, by);
        self.store(&at, before.wrapping_add(n));
        let after = Some(self.load(&at));
        let what = What::Update { at, before: Some(before), after, read: Some(read), expr: Some(expr) };
        (self.event(thread, what), read, before)
    }

    /// `expr op n`, with its value.
    pub fn compare(&mut self, expr: ExprId, value: u64, op: ExprOp, n: u64) -> (ExprId, bool) {
        let width = self.trace.exprs.width(expr);
        let n_expr = self.trace.exprs.constant(width, n);
        let n = self.trace.exprs.as_const(n_expr).unwrap();
        let taken = trace::expr::compute(op, width, value, n).unwrap() != 0;
        (self.trace.exprs.bin(op, expr, n_expr), taken)
    }

    pub fn branch(&mut self, thread: u32, cond: ExprId, taken: bool) -> EventId {
        let what = What::Branch { kind: BranchKind::If, cond, taken, other: OtherSide::Goes };
        self.event(thread, what)
    }

    /// Reads and branches on the value being `n`.
    pub fn test(&mut self, thread: u32, address: u64, n: u64) -> EventId {
        let (_, expr, value) = self.read(thread, address, 4);
        let (cond, taken) = self.compare(expr, value, ExprOp::Eq, n);
        self.branch(thread, cond, taken)
    }

    pub fn object(&mut self, address: u64) -> Object {
        Object { location: self.trace.tables.location(&format!("o{address:x}")), address }
    }

    pub fn sync(&mut self, thread: u32, op: SyncOp, address: u64) -> EventId {
        let on = self.object(address);
        self.event(thread, What::Sync { op, on })
    }

    /// Begins to wait.
    pub fn wait(&mut self, thread: u32, condition: u64, mutex: u64, timed: bool) {
        let (on, mutex) = (self.object(condition), self.object(mutex));
        self.event(thread, What::Sync { op: SyncOp::Unlock, on: mutex });
        self.same_step(thread, What::Sync { op: SyncOp::WaitBegin { mutex, timed }, on });
    }

    pub fn woken(&mut self, thread: u32, condition: u64, mutex: u64, wake: Wake) -> EventId {
        let (on, mutex) = (self.object(condition), self.object(mutex));
        // The call is resumed at the same clock.
        let id = self.same_step(thread, What::Sync { op: SyncOp::WaitEnd { mutex, wake }, on });
        self.same_step(thread, What::Sync { op: SyncOp::Lock, on: mutex });
        id
    }

    /// Looks at a futex, and sleeps there if it finds what it expects: a number, or what an expression is.
    pub fn futex_wait(&mut self, thread: u32, word: u64, expected: (Option<ExprId>, u64), timed: bool) -> bool {
        let (_, found, value) = self.read(thread, word, 4);
        let wanted = expected.0.unwrap_or_else(|| self.trace.exprs.constant(32, expected.1));
        let sleeps = value == expected.1;
        let cond = self.trace.exprs.bin(ExprOp::Eq, found, wanted);
        if self.trace.exprs.as_const(cond).is_none() {
            let branch = What::Branch { kind: BranchKind::If, cond, taken: sleeps, other: OtherSide::Goes };
            self.same_step(thread, branch);
        }
        let (expected, found) = (expected.1 as u32, Some(value as u32));
        let on = self.object(word);
        self.same_step(thread, What::Sync { op: SyncOp::FutexWait { expected, found, timed, bits: ALL_BITS }, on });
        sleeps
    }

    pub fn futex_woken(&mut self, thread: u32, word: u64, wake: Wake) -> EventId {
        let on = self.object(word);
        self.same_step(thread, What::Sync { op: SyncOp::FutexWoken { wake }, on })
    }

    /// Wakes some; `ignored`: nobody looks at how many.
    pub fn futex_wake(&mut self, thread: u32, word: u64, most: u32, woke: u32, ignored: bool) -> EventId {
        let op = SyncOp::FutexWake { most: Some(most), woke, whom: None, bits: ALL_BITS, ignored };
        self.sync(thread, op, word)
    }

    /// Main starts the others.
    pub fn fork_all(&mut self) {
        for child in 1..self.clocks.len() as u32 {
            self.event(0, What::Fork { child });
        }
        for child in 1..self.clocks.len() as u32 {
            self.event(child, What::Start);
        }
    }
}
