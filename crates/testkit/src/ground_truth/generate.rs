//! Draws programs. Each has a theme: a few kinds of statements that much of it is made of, and few objects, so that
//! threads meet.

use super::program::{Bin, Body, Change, Does, Expr, LOCALS, Local, Lock, Place, Program, Statement};
use vm::sched::Rng;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Mutex,
    Try,
    Condition,
    Futex,
    Semaphore,
    SemTry,
    ReadWrite,
    TryReadWrite,
    Barrier,
    Once,
    Atomic,
    CompareExchange,
    Mixed,
    Array,
    Pointer,
    Copy,
    Divide,
    Switch,
    Twice,
}

const KINDS: [Kind; 19] = [
    Kind::Mutex,
    Kind::Try,
    Kind::Condition,
    Kind::Futex,
    Kind::Semaphore,
    Kind::SemTry,
    Kind::ReadWrite,
    Kind::TryReadWrite,
    Kind::Barrier,
    Kind::Once,
    Kind::Atomic,
    Kind::CompareExchange,
    Kind::Mixed,
    Kind::Array,
    Kind::Pointer,
    Kind::Copy,
    Kind::Divide,
    Kind::Switch,
    Kind::Twice,
];

/// What a body stands in.
#[derive(Clone, Copy, Default)]
struct Around {
    /// The mutexes held, as bits.
    mutexes: u8,
    rw: bool,
    looped: bool,
    depth: u8,
}

struct Draw {
    rng: Rng,
    theme: Vec<Kind>,
    ints: u64,
    /// Inputs that main leaves in globals.
    known_inputs: u8,
    /// Steps that the thread may still do.
    left: i64,
    /// The locals that something was put into, as bits: the others are 0.
    set: u8,
}

/// The program of a seed. The first attempts are as large as they may be, later ones smaller.
pub(crate) fn program(seed: u64, attempt: u64) -> Program {
    let mut rng = Rng::new(Rng::new(seed).number() ^ attempt);
    let theme = (0..1 + rng.below(3)).map(|_| KINDS[rng.below(KINDS.len() as u64) as usize]).collect();
    let ints = [1, 2, 2, 3][rng.below(4) as usize];
    let mut d = Draw { rng, theme, ints, known_inputs: 0, left: 0, set: 0 };
    let workers = 2 + u64::from(d.one_in(4)) - u64::from(d.one_in(6));
    let most = (if workers == 3 { 8 } else { 14 } >> (attempt / 6).min(3)).max(2);
    let mut p = Program {
        before: Vec::new(),
        workers: Vec::new(),
        main: Vec::new(),
        joins: Vec::new(),
        after: Vec::new(),
        semaphores: [d.below(3) as u8, d.below(2) as u8],
        meets: if d.one_in(4) { workers as u8 + 1 } else { 2 },
        inputs: [0, 0, 0, 1, 1, 2][d.below(6) as usize],
    };
    d.left = 6;
    for input in 0..p.inputs {
        let mask = [1, 3, 3, 7][d.below(4) as usize];
        let how = d.below(3);
        if how == 2 {
            continue;
        }
        let make = if how == 0 { Does::Masked } else { Does::Ranged };
        let l = d.local();
        p.before.push(make(l, input, mask).into());
        p.before.push(Does::Store(Place::Input(input), Expr::Local(l)).into());
        d.known_inputs |= 1 << input;
    }
    for _ in 0..d.below(3) {
        let (at, value) = (d.place(), d.constant());
        p.before.push(Does::Store(at, value).into());
    }
    for _ in 0..workers {
        // Small ones more often than large ones.
        d.left = 2 + d.below(most).min(d.below(most)) as i64;
        d.set = 0;
        p.workers.push(d.body(Around::default(), 5));
    }
    if d.one_in(3) || workers == 1 {
        d.left = 2 + d.below(most).min(d.below(most)) as i64;
        d.set = 0;
        p.main = d.body(Around::default(), 4);
    }
    // An input that main does not take is one of a worker's.
    let known = d.known_inputs;
    for input in (0..p.inputs).filter(|i| known >> i & 1 == 0) {
        let (l, mask) = (d.local(), [1, 3][d.below(2) as usize]);
        let worker = d.below(workers) as usize;
        let at = d.below(p.workers[worker].len() as u64 + 1) as usize;
        p.workers[worker].insert(at, Does::Masked(l, input, mask).into());
    }
    p.joins = (1..=workers as u8).filter(|_| !d.one_in(8)).collect();
    if d.one_in(3) {
        p.joins.reverse();
    }
    if d.one_in(2) {
        d.left = 5;
        p.after = d.body(Around::default(), 2);
    }
    if d.one_in(2) {
        d.left = 3;
        let test = d.test();
        p.after.push(Does::Assert(test).into());
    }
    p
}

impl Draw {
    fn below(&mut self, n: u64) -> u64 {
        self.rng.below(n)
    }

    fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }

    /// One to put something into.
    fn local(&mut self) -> Local {
        let l = self.below(LOCALS as u64) as Local;
        self.set |= 1 << l;
        l
    }

    /// One that is worth looking at, if there is one.
    fn known(&mut self) -> Option<Expr> {
        let nth = self.below(u64::from(self.set.count_ones().max(1))) as usize;
        (0..LOCALS as Local).filter(|l| self.set >> l & 1 == 1).nth(nth).map(Expr::Local)
    }

    fn constant(&mut self) -> Expr {
        Expr::Const(if self.one_in(8) { -1 } else { self.below(5) as i32 })
    }

    fn has(&self, kind: Kind) -> bool {
        self.theme.contains(&kind)
    }

    fn int(&mut self) -> Place {
        Place::Int(self.below(self.ints) as u8)
    }

    fn mixed(&mut self) -> Place {
        let union = u8::from(self.has(Kind::Copy) && self.one_in(2));
        match self.below(7) {
            0 => Place::Char,
            1 => Place::Short,
            2 | 3 => Place::Word(union),
            4 => Place::Half(union, self.below(2) as u8),
            5 => Place::Byte(union, self.below(4) as u8),
            _ => {
                let index = self.index();
                Place::ByteAt(union, Box::new(index))
            }
        }
    }

    /// What an index is computed from.
    fn index(&mut self) -> Expr {
        if self.one_in(3)
            && let Some(l) = self.known()
        {
            return l;
        }
        self.left -= 1;
        Expr::Read(self.int())
    }

    fn place(&mut self) -> Place {
        if self.has(Kind::Mixed) && self.one_in(2) || self.has(Kind::Copy) && self.one_in(3) {
            return self.mixed();
        }
        if self.has(Kind::Array) && self.one_in(2) {
            let mask = if self.one_in(5) { 3 } else { 1 };
            let index = self.index();
            return Place::Element(Box::new(index), mask);
        }
        if self.has(Kind::Pointer) && self.one_in(3) {
            self.left -= 1;
            return Place::Star;
        }
        self.int()
    }

    fn read(&mut self) -> Expr {
        self.left -= 1;
        if self.known_inputs > 0 && self.one_in(4) {
            let input = if self.known_inputs >> 1 & 1 == 1 && self.one_in(2) { 1 } else { 0 };
            if self.known_inputs >> input & 1 == 1 {
                return Expr::Read(Place::Input(input));
            }
        }
        let place = self.place();
        Expr::Read(place)
    }

    fn number(&mut self, depth: u32) -> Expr {
        match self.below(if depth > 0 { 7 } else { 4 }) {
            0 => self.constant(),
            1 => self.known().unwrap_or(Expr::Const(1)),
            2 | 3 => self.read(),
            4 => {
                // As in `a + 2 * b`.
                let (a, b) = (self.number(0), self.number(0));
                let twice = Expr::Bin(Bin::Mul, Box::new(Expr::Const(2)), Box::new(b));
                Expr::Bin(Bin::Add, Box::new(a), Box::new(twice))
            }
            _ => {
                let op = Bin::NUMBERS[self.below(6) as usize];
                let (a, b) = (self.number(depth - 1), self.number(depth - 1));
                Expr::Bin(op, Box::new(a), Box::new(b))
            }
        }
    }

    fn test(&mut self) -> Expr {
        let op = Bin::TESTS[self.below(4) as usize];
        let known = if self.one_in(3) { self.known() } else { None };
        let a = known.unwrap_or_else(|| self.read());
        let a = if self.one_in(3) {
            let (with, how) = (self.number(0), Bin::NUMBERS[self.below(6) as usize]);
            Expr::Bin(how, Box::new(a), Box::new(with))
        } else {
            a
        };
        let b = if self.one_in(4) { self.number(0) } else { self.constant() };
        Expr::Bin(op, Box::new(a), Box::new(b))
    }

    fn body(&mut self, around: Around, most: u64) -> Body {
        let n = 1 + self.below(most);
        let mut body = Vec::new();
        while (body.len() as u64) < n && self.left > 0 {
            let s = if self.one_in(2) { self.of_theme(around) } else { self.plain(around) };
            body.push(s);
        }
        body
    }

    /// A part of a statement: never empty.
    fn inner(&mut self, around: Around, most: u64) -> Body {
        let mut body = self.body(Around { depth: around.depth + 1, ..around }, most);
        if body.is_empty() {
            self.left -= 1;
            let (at, value) = (self.int(), self.constant());
            body.push(Does::Store(at, value).into());
        }
        body
    }

    fn else_body(&mut self, around: Around) -> Body {
        if self.one_in(2) { self.inner(around, 2) } else { Vec::new() }
    }

    fn plain(&mut self, around: Around) -> Statement {
        let does = match self.below(if around.depth < 3 { 8 } else { 5 }) {
            0 => {
                let e = self.number(1);
                Does::Set(self.local(), e)
            }
            1 | 2 => {
                let (e, at) = (self.number(1), self.place());
                self.left -= 1;
                Does::Store(at, e)
            }
            3 => {
                let (e, at) = (self.number(0), self.place());
                self.left -= 2;
                Does::Increase(at, e)
            }
            4 => Does::Assert(self.test()),
            _ => {
                let test = self.test();
                let yes = self.inner(around, 2);
                let no = self.else_body(around);
                Does::If(test, yes, no)
            }
        };
        does.into()
    }

    fn of_theme(&mut self, around: Around) -> Statement {
        let n = self.theme.len() as u64;
        let kind = self.below(n) as usize;
        let kind = self.theme[kind];
        let does = match kind {
            Kind::Mutex | Kind::Condition if around.depth >= 3 => return self.plain(around),
            Kind::Mutex => self.hold(around),
            Kind::Condition => self.condition(around),
            Kind::Try => {
                let m = self.mutex(around);
                self.left -= 2;
                if self.one_in(3) && around.mutexes >> m & 1 == 0 {
                    // Somebody has to be in the way.
                    return self.hold(around).into();
                }
                let held = Around { mutexes: around.mutexes | 1 << m, ..around };
                let yes = self.inner(held, 2);
                let no = self.else_body(around);
                Does::Try(Lock::Mutex(m), yes, no)
            }
            Kind::Futex => {
                self.left -= 2;
                let word = self.below(self.ints) as u8;
                match self.below(6) {
                    0 | 1 => {
                        let expected = if self.one_in(3) { self.number(0) } else { Expr::Const(self.below(2) as i32) };
                        Does::FutexWait(word, expected)
                    }
                    2 => Does::FutexWake(word, [1, 2, 9][self.below(3) as usize]),
                    3 => {
                        let (yes, no) = (self.inner(around, 1), self.else_body(around));
                        Does::WakeOne(word, yes, no)
                    }
                    4 => Does::AtomicStore(Place::Int(word), Expr::Const(self.below(2) as i32)),
                    _ => Does::FutexWake(word, 1),
                }
            }
            Kind::Semaphore => {
                self.left -= 1;
                let n = self.below(2) as u8;
                if self.one_in(2) { Does::SemWait(n) } else { Does::SemPost(n) }
            }
            Kind::SemTry => {
                self.left -= 1;
                let n = self.below(2) as u8;
                if self.one_in(3) {
                    Does::SemPost(n)
                } else {
                    let yes = self.inner(around, 2);
                    let no = self.else_body(around);
                    Does::SemTry(n, yes, no)
                }
            }
            Kind::ReadWrite | Kind::TryReadWrite => {
                if around.rw {
                    return self.plain(around);
                }
                let lock = if self.one_in(2) { Lock::Read } else { Lock::Write };
                self.left -= 2;
                let held = Around { rw: true, ..around };
                if kind == Kind::TryReadWrite && self.one_in(2) {
                    let yes = self.inner(held, 2);
                    let no = self.else_body(around);
                    Does::Try(lock, yes, no)
                } else {
                    Does::Hold(lock, self.inner(held, 2))
                }
            }
            Kind::Barrier => {
                self.left -= 2;
                Does::Barrier
            }
            Kind::Once => {
                self.left -= 2;
                Does::Once
            }
            Kind::Atomic => {
                self.left -= 1;
                let at = self.int();
                match self.below(4) {
                    0 => Does::AtomicLoad(self.local(), at),
                    1 => Does::AtomicStore(at, self.number(0)),
                    _ => {
                        let change = if self.one_in(3) { Change::Exchange } else { Change::Add };
                        let by = self.number(0);
                        Does::Update(self.local(), change, at, by)
                    }
                }
            }
            Kind::CompareExchange => {
                self.left -= 1;
                let at = self.place();
                let at =
                    if matches!(at, Place::Int(_) | Place::Word(_) | Place::Element(..)) { at } else { self.int() };
                let expected = if self.one_in(3) { self.number(0) } else { self.constant() };
                let new = self.number(0);
                Does::CompareExchange { to: self.local(), at, expected, new, gives_value: self.one_in(3) }
            }
            Kind::Mixed => {
                let e = self.number(1);
                self.left -= 1;
                Does::Store(self.mixed(), e)
            }
            Kind::Array => {
                let e = self.number(0);
                self.left -= 1;
                Does::Store(self.place(), e)
            }
            Kind::Pointer => {
                self.left -= 1;
                Does::Point(self.below(self.ints) as u8)
            }
            Kind::Copy => {
                self.left -= 1;
                let from = self.below(2) as u8;
                Does::Copy { from, to: 1 - from }
            }
            Kind::Divide if self.one_in(2) => return self.plain(around),
            Kind::Divide => {
                let by = self.read();
                let by = if self.one_in(2) { Expr::Bin(Bin::Add, Box::new(by), Box::new(Expr::Const(1))) } else { by };
                Does::Divide(self.local(), Expr::Const(6), by)
            }
            Kind::Switch if around.depth < 3 => {
                let e = if self.one_in(3) { self.number(1) } else { self.read() };
                let cases = (0..1 + self.below(2)).map(|_| self.inner(around, 1)).collect();
                let default = self.else_body(around);
                Does::Switch(e, cases, default)
            }
            Kind::Twice if !around.looped && around.depth < 2 => {
                let once = self.left;
                let around = Around { looped: true, ..around };
                self.left /= 2;
                // One step at least, so that its rounds can be told apart.
                let at = self.int();
                self.left -= 2;
                let mut body: Body = vec![Does::Increase(at, Expr::Const(1)).into()];
                body.extend(self.inner(around, 2));
                self.left = once - 2 * (once / 2 - self.left);
                Does::Twice(body)
            }
            Kind::Switch | Kind::Twice => return self.plain(around),
        };
        does.into()
    }

    fn mutex(&mut self, around: Around) -> u8 {
        // Mostly the first one, so that threads meet; to try one's own is allowed, but rare.
        let m = u8::from(self.one_in(4));
        if around.mutexes >> m & 1 == 1 && !self.one_in(4) { 1 - m } else { m }
    }

    fn hold(&mut self, around: Around) -> Does {
        let m = u8::from(self.one_in(4) || around.mutexes & 1 == 1);
        if around.mutexes >> m & 1 == 1 {
            return self.plain(around).does;
        }
        self.left -= 2;
        let held = Around { mutexes: around.mutexes | 1 << m, ..around };
        Does::Hold(Lock::Mutex(m), self.inner(held, 3))
    }

    /// Condition variable n goes with mutex n.
    fn condition(&mut self, around: Around) -> Does {
        let c = u8::from(self.one_in(6));
        self.left -= 1;
        match self.below(4) {
            0 => return Does::Signal(c),
            1 if self.one_in(2) => return Does::Broadcast(c),
            _ => {}
        }
        if around.mutexes >> c & 1 == 1 {
            return self.plain(around).does;
        }
        self.left -= 2;
        let held = Around { mutexes: around.mutexes | 1 << c, ..around };
        let mut body = Vec::new();
        if self.one_in(2) {
            let again = self.one_in(2);
            self.left -= 2;
            let test = self.test();
            body.push(Does::Wait { condition: c, mutex: c, again, test }.into());
        } else {
            let (at, value) = (self.place(), self.constant());
            self.left -= 1;
            body.push(Does::Store(at, value).into());
            body.push(if self.one_in(3) { Does::Broadcast(c) } else { Does::Signal(c) }.into());
        }
        body.extend(self.inner(held, 1));
        Does::Hold(Lock::Mutex(c), body)
    }
}
