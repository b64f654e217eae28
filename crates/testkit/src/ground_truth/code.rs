//! The oracle's own reading of a program: for each thread a list of operations.
//!
//! An operation is either private (nobody else can know when it happens) or a *step*: one access to shared memory, or
//! one operation on an object of synchronisation. That is the grain of the VM, where a thread is switched only before
//! an event. Reads of an expression are steps of their own, from left to right; the right side of an assignment comes
//! before its left side, and the address of an atomic operation before its operands, as clang has it.

use super::program::{Bin, Change, Does, ELEMENTS, Expr, LOCALS, Local, Lock, Place, Program, Statement};

/// A register: first the locals, then what expressions need on the way.
pub(crate) type Reg = u8;
/// An operation of a thread.
pub(crate) type Pc = u16;

/// Registers of a thread.
pub(crate) const REGS: usize = 20;
/// Bytes of shared memory.
pub(crate) const MEMORY: usize = 48;

/// A value made of registers only.
#[derive(Clone, Debug)]
pub(crate) enum Value {
    Const(i32),
    Reg(Reg),
    Bin(Bin, Box<Value>, Box<Value>),
}

impl Value {
    pub(crate) fn eval(&self, regs: &[i32; REGS]) -> i32 {
        match self {
            Value::Const(n) => *n,
            Value::Reg(r) => regs[*r as usize],
            Value::Bin(op, a, b) => op.compute(a.eval(regs), b.eval(regs)),
        }
    }

    /// The registers that it needs, as bits.
    fn regs(&self) -> u32 {
        match self {
            Value::Const(_) => 0,
            Value::Reg(r) => 1 << r,
            Value::Bin(_, a, b) => a.regs() | b.regs(),
        }
    }
}

/// Bytes of shared memory.
#[derive(Clone, Debug)]
pub(crate) struct At {
    pub(crate) base: u8,
    /// Added to the base, in units of `size`; whether it can be anything but one number is for the registers to say.
    pub(crate) index: Value,
    /// So many of them there are.
    pub(crate) length: u8,
    pub(crate) size: u8,
    pub(crate) signed: bool,
    /// Whether the address is computed from registers.
    pub(crate) computed: bool,
}

#[derive(Clone, Debug)]
pub(crate) enum Act {
    // Private.
    Set(Reg, Value),
    /// Goes on if the value is not 0, and there otherwise.
    Branch(Value, Pc),
    /// Goes to one of these by its value, or to the default.
    Switch(Value, Vec<Pc>, Pc),
    Divide(Reg, Value, Value),
    Input(Reg, u8),
    Jump(Pc),
    /// The assertion on this line fails.
    Fail,
    // Steps.
    Read(Reg, At),
    Write(At, Value),
    Update(Reg, Change, At, Value),
    CompareExchange {
        to: Reg,
        at: At,
        expected: Value,
        new: Value,
        gives_value: bool,
    },
    Copy {
        from: u8,
        to: u8,
    },
    Init,
    Lock(Lock),
    Unlock(Lock),
    /// Otherwise there.
    Try(Lock, Pc),
    WaitBegin(u8, u8),
    /// With this mutex.
    WaitEnd(u8),
    Signal(u8),
    Broadcast(u8),
    /// Falls asleep on the word if it has this value, and goes on there otherwise.
    Look {
        word: u8,
        at: At,
        expected: Value,
        past: Pc,
    },
    Woken,
    /// So many at most.
    Wake(u8, u8),
    /// If nobody sleeps, there.
    WakeOne(u8, Pc),
    SemWait(u8),
    SemPost(u8),
    /// Otherwise there.
    SemTry(u8, Pc),
    Arrive,
    Leave,
    /// If it is done already, there.
    OnceBegin(Pc),
    OnceEnd,
    Fork(u8),
    Join(u8),
    Start,
    /// Of a thread; main's is that of the process.
    Exit,
}

impl Act {
    /// Whether others can know when it happens.
    pub(crate) fn is_step(&self) -> bool {
        !matches!(
            self,
            Act::Set(..)
                | Act::Branch(..)
                | Act::Switch(..)
                | Act::Divide(..)
                | Act::Input(..)
                | Act::Jump(_)
                | Act::Fail
        )
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Op {
    pub(crate) act: Act,
    pub(crate) line: u32,
    /// The registers that still matter when it is next, as bits.
    pub(crate) live: u32,
}

/// A program, lowered.
#[derive(Debug)]
pub(crate) struct Code {
    /// Main first.
    pub(crate) threads: Vec<Vec<Op>>,
    pub(crate) semaphores: [u8; 2],
    pub(crate) meets: u8,
}

/// Where things lie.
const INTS: u8 = 0;
const CHAR: u8 = 12;
const SHORT: u8 = 14;
const UNIONS: u8 = 16;
const ARRAY: u8 = 24;
const POINTER: u8 = 32;
const INPUTS: u8 = 36;

/// The variable that a byte is of.
pub(crate) fn variable(byte: usize) -> String {
    let of = |name: &str, first: u8| format!("{name}{}", (byte - usize::from(first)) / 4);
    match byte as u8 {
        INTS..CHAR => of("x", INTS),
        CHAR..UNIONS => "f".into(),
        UNIONS..ARRAY => of("u", UNIONS),
        ARRAY..POINTER => "a".into(),
        POINTER..INPUTS => "p".into(),
        _ => of("i", INPUTS),
    }
}

impl Code {
    /// Lowers a program that has its lines.
    pub(crate) fn new(program: &Program) -> Code {
        let mut main = Lowering::default();
        (0..program.made_at_start()).for_each(|_| main.alone(Act::Init));
        main.body(&program.before);
        (1..=program.workers.len()).for_each(|n| main.alone(Act::Fork(n as u8)));
        main.body(&program.main);
        program.joins.iter().for_each(|&n| main.alone(Act::Join(n)));
        main.body(&program.after);
        let mut threads = vec![main.finish()];
        for worker in &program.workers {
            let mut w = Lowering::default();
            w.alone(Act::Start);
            w.body(worker);
            threads.push(w.finish());
        }
        Code { threads, semaphores: program.semaphores, meets: program.meets }
    }
}

#[derive(Default)]
struct Lowering {
    ops: Vec<Op>,
    line: u32,
    /// Registers of the current statement.
    used: usize,
    /// Jumps to the end.
    leaves: Vec<usize>,
    /// Counters of loops that are open.
    loops: usize,
}

impl Lowering {
    fn step(&mut self, act: Act) {
        self.ops.push(Op { act, line: self.line, live: 0 });
    }

    fn here(&self) -> Pc {
        self.ops.len() as Pc
    }

    /// Makes the jumps of an operation lead here.
    fn land(&mut self, at: usize) {
        let here = self.here();
        match &mut self.ops[at].act {
            Act::Branch(_, to) | Act::Jump(to) | Act::Try(_, to) | Act::SemTry(_, to) | Act::OnceBegin(to) => {
                *to = here
            }
            Act::WakeOne(_, to) | Act::Look { past: to, .. } => *to = here,
            other => debug_assert!(false, "{other:?} does not jump"),
        }
    }

    fn open(&mut self, act: Act) -> usize {
        self.step(act);
        self.ops.len() - 1
    }

    /// A register beside the locals and the counters of loops.
    fn fresh(&mut self) -> Reg {
        self.used += 1;
        let reg = LOCALS + 2 + self.used - 1;
        assert!(reg < REGS, "too large an expression");
        reg as Reg
    }

    fn value(&mut self, e: &Expr) -> Value {
        match e {
            Expr::Const(n) => Value::Const(*n),
            Expr::Local(l) => Value::Reg(*l),
            Expr::Read(p) => {
                let at = self.at(p);
                let to = self.fresh();
                self.step(Act::Read(to, at));
                Value::Reg(to)
            }
            Expr::Bin(op, a, b) => {
                let a = self.value(a);
                let b = self.value(b);
                Value::Bin(*op, Box::new(a), Box::new(b))
            }
        }
    }

    /// An address; the steps that compute it come first.
    fn at(&mut self, p: &Place) -> At {
        let fixed = |base, size, signed| At { base, index: Value::Const(0), length: 1, size, signed, computed: false };
        let masked = |v: Value, mask: u8| Value::Bin(Bin::And, Box::new(v), Box::new(Value::Const(mask.into())));
        match p {
            Place::Int(n) => fixed(INTS + 4 * n, 4, true),
            Place::Char => fixed(CHAR, 1, true),
            Place::Short => fixed(SHORT, 2, true),
            Place::Word(n) => fixed(UNIONS + 4 * n, 4, true),
            Place::Half(n, i) => fixed(UNIONS + 4 * n + 2 * i, 2, true),
            Place::Byte(n, i) => fixed(UNIONS + 4 * n + i, 1, false),
            Place::Input(n) => fixed(INPUTS + 4 * n, 4, true),
            Place::ByteAt(n, e) => {
                let index = masked(self.value(e), 3);
                At { base: UNIONS + 4 * n, index, length: 4, size: 1, signed: false, computed: true }
            }
            Place::Element(e, mask) => {
                let index = masked(self.value(e), *mask);
                At { base: ARRAY, index, length: ELEMENTS, size: 4, signed: true, computed: true }
            }
            Place::Star => {
                let to = self.fresh();
                self.step(Act::Read(to, fixed(POINTER, 4, true)));
                At { base: INTS, index: Value::Reg(to), length: 3, size: 4, signed: true, computed: true }
            }
        }
    }

    fn set(&mut self, l: Local, v: Value) {
        self.step(Act::Set(l, v));
    }

    fn body(&mut self, body: &[Statement]) {
        body.iter().for_each(|s| self.statement(s));
    }

    /// One way or the other, after an operation that jumps.
    fn either(&mut self, jump: usize, yes: impl FnOnce(&mut Self), no: impl FnOnce(&mut Self)) {
        yes(self);
        let out = self.open(Act::Jump(0));
        self.land(jump);
        no(self);
        self.land(out);
    }

    fn statement(&mut self, s: &Statement) {
        let line = s.line;
        self.line = line;
        self.used = 0;
        match &s.does {
            Does::Set(l, e) => {
                let v = self.value(e);
                self.set(*l, v);
            }
            Does::Store(p, e) | Does::Increase(p, e) => {
                let mut v = self.value(e);
                let at = self.at(p);
                if matches!(s.does, Does::Increase(..)) {
                    let old = self.fresh();
                    self.step(Act::Read(old, at.clone()));
                    v = Value::Bin(Bin::Add, Box::new(Value::Reg(old)), Box::new(v));
                }
                self.step(Act::Write(at, v));
            }
            Does::Divide(l, a, b) => {
                let (a, b) = (self.value(a), self.value(b));
                self.step(Act::Divide(*l, a, b));
            }
            Does::Assert(e) => {
                let v = self.value(e);
                let test = self.open(Act::Branch(v, 0));
                self.either(test, |_| (), |me| me.step(Act::Fail));
            }
            Does::If(e, yes, no) => {
                let v = self.value(e);
                let test = self.open(Act::Branch(v, 0));
                self.either(test, |me| me.body(yes), |me| me.body(no));
            }
            Does::Switch(e, cases, default) => {
                let v = self.value(e);
                let switch = self.open(Act::Switch(v, Vec::new(), 0));
                let mut starts = Vec::new();
                let mut ends = Vec::new();
                for body in cases.iter().chain([default]) {
                    starts.push(self.here());
                    self.body(body);
                    ends.push(self.open(Act::Jump(0)));
                }
                ends.into_iter().for_each(|e| self.land(e));
                if let Act::Switch(_, to, default) = &mut self.ops[switch].act {
                    *default = starts.pop().unwrap_or(0);
                    *to = starts;
                }
            }
            Does::Twice(body) => {
                let counter = (LOCALS + self.loops) as Reg;
                assert!(self.loops < 2, "loops in loops in loops");
                self.loops += 1;
                self.set(counter, Value::Const(0));
                let top = self.here();
                let go = Value::Bin(Bin::Lt, Box::new(Value::Reg(counter)), Box::new(Value::Const(2)));
                let test = self.open(Act::Branch(go, 0));
                self.body(body);
                let next = Value::Bin(Bin::Add, Box::new(Value::Reg(counter)), Box::new(Value::Const(1)));
                self.set(counter, next);
                self.step(Act::Jump(top));
                self.land(test);
                self.loops -= 1;
            }
            Does::Hold(lock, body) => {
                self.step(Act::Lock(*lock));
                self.body(body);
                self.alone(Act::Unlock(*lock));
            }
            Does::Try(lock, yes, no) => {
                let attempt = self.open(Act::Try(*lock, 0));
                // The branch on the result: it follows the attempt, whatever that gives.
                let yes = |me: &mut Self| {
                    me.known_branch(line, true);
                    me.body(yes);
                    me.alone(Act::Unlock(*lock));
                };
                let no = |me: &mut Self| {
                    me.known_branch(line, false);
                    me.body(no);
                };
                self.either(attempt, yes, no);
            }
            Does::SemTry(n, yes, no) | Does::WakeOne(n, yes, no) => {
                let wakes = matches!(s.does, Does::WakeOne(..));
                let attempt = self.open(if wakes { Act::WakeOne(*n, 0) } else { Act::SemTry(*n, 0) });
                let yes = |me: &mut Self| {
                    me.known_branch(line, true);
                    me.body(yes);
                };
                let no = |me: &mut Self| {
                    me.known_branch(line, false);
                    me.body(no);
                };
                self.either(attempt, yes, no);
            }
            Does::Wait { condition, mutex, again, test } => {
                let top = self.here();
                let v = self.value(test);
                let test = self.open(Act::Branch(v, 0));
                self.alone(Act::WaitBegin(*condition, *mutex));
                self.alone(Act::WaitEnd(*mutex));
                if *again {
                    self.step(Act::Jump(top));
                }
                self.land(test);
            }
            Does::Signal(c) => self.step(Act::Signal(*c)),
            Does::Broadcast(c) => self.step(Act::Broadcast(*c)),
            Does::FutexWait(n, e) => {
                let expected = self.value(e);
                let at = self.at(&Place::Int(*n));
                let look = self.open(Act::Look { word: *n, at, expected, past: 0 });
                self.alone(Act::Woken);
                self.land(look);
            }
            Does::FutexWake(n, most) => self.step(Act::Wake(*n, *most)),
            Does::SemWait(n) => self.step(Act::SemWait(*n)),
            Does::SemPost(n) => self.step(Act::SemPost(*n)),
            Does::Barrier => {
                self.step(Act::Arrive);
                self.step(Act::Leave);
            }
            Does::Once => {
                let begin = self.open(Act::OnceBegin(0));
                // The initialiser has lines of its own.
                self.line = 0;
                let at = self.at(&Place::Int(0));
                let old = self.fresh();
                self.step(Act::Read(old, at.clone()));
                let more = Value::Bin(Bin::Add, Box::new(Value::Reg(old)), Box::new(Value::Const(1)));
                self.step(Act::Write(at, more));
                self.step(Act::OnceEnd);
                self.land(begin);
            }
            Does::AtomicLoad(l, p) => {
                let at = self.at(p);
                self.step(Act::Read(*l, at));
            }
            Does::AtomicStore(p, e) => {
                let at = self.at(p);
                let v = self.value(e);
                self.step(Act::Write(at, v));
            }
            Does::Update(l, change, p, e) => {
                let at = self.at(p);
                let v = self.value(e);
                self.step(Act::Update(*l, *change, at, v));
            }
            Does::CompareExchange { to, at, expected, new, gives_value } => {
                let at = self.at(at);
                let (expected, new) = (self.value(expected), self.value(new));
                self.step(Act::CompareExchange { to: *to, at, expected, new, gives_value: *gives_value });
            }
            Does::Copy { from, to } => self.step(Act::Copy { from: UNIONS + 4 * from, to: UNIONS + 4 * to }),
            Does::Point(n) => {
                let p = At { base: POINTER, index: Value::Const(0), length: 1, size: 4, signed: true, computed: false };
                self.step(Act::Write(p, Value::Const((*n).into())));
            }
            Does::Masked(l, input, mask) => {
                self.step(Act::Input(*l, *input));
                let low = Value::Bin(Bin::And, Box::new(Value::Reg(*l)), Box::new(Value::Const((*mask).into())));
                self.set(*l, low);
            }
            Does::Ranged(l, input, most) => {
                self.step(Act::Input(*l, *input));
                // The declaration and the call stand before the two tests.
                for (op, bound, line) in [(Bin::Lt, 0, line + 2), (Bin::Gt, i32::from(*most), line + 4)] {
                    self.line = line;
                    let out = Value::Bin(op, Box::new(Value::Reg(*l)), Box::new(Value::Const(bound)));
                    let test = self.open(Act::Branch(out, 0));
                    let leave = self.open(Act::Jump(0));
                    self.leaves.push(leave);
                    self.land(test);
                }
            }
        }
        self.line = line;
    }

    /// A step whose line nobody asks for.
    fn alone(&mut self, act: Act) {
        self.line = 0;
        self.step(act);
    }

    fn known_branch(&mut self, line: u32, taken: bool) {
        self.line = line;
        let test = self.open(Act::Branch(Value::Const(taken.into()), 0));
        self.land(test);
    }

    fn finish(mut self) -> Vec<Op> {
        std::mem::take(&mut self.leaves).into_iter().for_each(|at| self.land(at));
        self.alone(Act::Exit);
        find_live(&mut self.ops);
        self.ops
    }
}

/// Finds out which registers still matter, so that states that differ in others are one.
fn find_live(ops: &mut [Op]) {
    loop {
        let mut changed = false;
        for i in (0..ops.len()).rev() {
            let after = |pc: usize| ops.get(pc).map_or(0, |o| o.live);
            let next = after(i + 1);
            let address = |at: &At| at.index.regs();
            let live = match &ops[i].act {
                Act::Set(r, v) => next & !(1 << r) | v.regs(),
                Act::Input(r, _) => next & !(1 << r),
                Act::Divide(r, a, b) => next & !(1 << r) | a.regs() | b.regs(),
                Act::Branch(v, to) => next | after(*to as usize) | v.regs(),
                Act::Switch(v, to, default) => {
                    to.iter().fold(after(*default as usize), |all, t| all | after(*t as usize)) | v.regs()
                }
                Act::Jump(to) => after(*to as usize),
                Act::Fail | Act::Exit => 0,
                Act::Read(r, at) => next & !(1 << r) | address(at),
                Act::Write(at, v) => next | address(at) | v.regs(),
                Act::Update(r, _, at, v) => next & !(1 << r) | address(at) | v.regs(),
                Act::CompareExchange { to, at, expected, new, .. } => {
                    next & !(1 << to) | address(at) | expected.regs() | new.regs()
                }
                Act::Try(_, to) | Act::SemTry(_, to) | Act::WakeOne(_, to) | Act::OnceBegin(to) => {
                    next | after(*to as usize)
                }
                Act::Look { expected, past, .. } => next | after(*past as usize) | expected.regs(),
                _ => next,
            };
            changed |= live != ops[i].live;
            ops[i].live = live;
        }
        if !changed {
            return;
        }
    }
}
