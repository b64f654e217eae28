//! Draws programs. Each has a theme: a few kinds of statements that most of it is made of, and few objects, so that
//! threads meet.

use super::calls::FAMILIES;
use super::program::{Condition, Hold, Op, Place, Program, Statement};
use vm::sched::Rng;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Plain,
    Atomic,
    Overlap,
    Copy,
    Mutex,
    TwoMutexes,
    TryMutex,
    Misuse,
    Spin,
    ReadWrite,
    TryReadWrite,
    Semaphore,
    TrySemaphore,
    Condition,
    TimedWait,
    Barrier,
    Once,
    Threads,
    End,
    Print,
    Branch,
    Pointer,
    Local,
    Spinning,
    Yield,
    Library,
}

const KINDS: [Kind; 26] = [
    Kind::Plain,
    Kind::Atomic,
    Kind::Overlap,
    Kind::Copy,
    Kind::Mutex,
    Kind::TwoMutexes,
    Kind::TryMutex,
    Kind::Misuse,
    Kind::Spin,
    Kind::ReadWrite,
    Kind::TryReadWrite,
    Kind::Semaphore,
    Kind::TrySemaphore,
    Kind::Condition,
    Kind::TimedWait,
    Kind::Barrier,
    Kind::Once,
    Kind::Threads,
    Kind::End,
    Kind::Print,
    Kind::Branch,
    Kind::Pointer,
    Kind::Local,
    Kind::Spinning,
    Kind::Yield,
    Kind::Library,
];

struct Draw {
    rng: Rng,
    theme: Vec<Kind>,
    globals: u64,
    threads: u64,
    /// Events that may still be drawn.
    left: i64,
    /// Calls of the library are mostly of this family.
    family: u8,
}

pub(crate) fn program(seed: u64) -> Program {
    let mut rng = Rng::new(seed);
    let mut theme: Vec<Kind> = (0..1 + rng.below(3)).map(|_| KINDS[rng.below(KINDS.len() as u64) as usize]).collect();
    if seed.is_multiple_of(2) {
        theme = vec![Kind::Library];
    }
    let family = rng.below(FAMILIES.len() as u64) as u8;
    // Main counts if it does something between creating and joining.
    let (children, main_works) = [(2, false), (2, false), (1, true), (2, true), (3, false)][rng.below(5) as usize];
    let globals = [1, 1, 1, 2, 2, 3][rng.below(6) as usize];
    let mut draw = Draw { rng, theme, globals, threads: children + 1, left: 0, family };
    let workers = children + u64::from(main_works);
    // So that most have less than 100,000 orders.
    let room = if workers == 2 { 4 + draw.below(9) } else { 3 + draw.below(5) };
    let mut threads = vec![Vec::new()];
    for t in 0..=children {
        if t == 0 && !main_works {
            continue;
        }
        draw.left = (room / workers).max(1) as i64;
        let mut body = draw.body(t, 4);
        if draw.one_in(3) {
            // What others did is seen at last.
            body.push(Statement::Do(Op::Load(draw.any_place())));
        }
        if t == 0 { threads[0] = body } else { threads.push(body) }
    }
    let twins = seed % 5 == 3 && children > 1;
    let mut program = Program { twins, threads, value: draw.below(3) as u8, joins: !draw.one_in(8) };
    if twins {
        let first = program.threads[1].clone();
        program.threads[2..].iter_mut().for_each(|t| t.clone_from(&first));
        return program;
    }
    if draw.theme.contains(&Kind::Threads) && children > 1 && draw.one_in(2) {
        // A thread makes the next one.
        let made = 2 + draw.below(children - 1);
        let maker = draw.below(made) as usize;
        let at = draw.below(program.threads[maker].len() as u64 + 1) as usize;
        program.threads[maker].insert(at, Statement::Do(Op::Create(made as u8)));
    }
    program
}

impl Draw {
    fn below(&mut self, n: u64) -> u64 {
        self.rng.below(n)
    }

    fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }

    fn value(&mut self) -> u8 {
        1 + self.below(3) as u8
    }

    fn global(&mut self) -> u8 {
        self.below(self.globals) as u8
    }

    /// Mostly the same four bytes.
    fn place(&mut self) -> Place {
        Place { global: self.global(), size: 4, offset: 0 }
    }

    fn overlapping(&mut self) -> Place {
        let size = 1 << self.below(4);
        let at = self.below(u64::from(8 / size)) as u8 * size;
        let offset = if size < 8 && size > 1 && self.one_in(6) { at.saturating_sub(1) } else { at };
        Place { global: 0, size, offset }
    }

    fn any_place(&mut self) -> Place {
        if self.theme.contains(&Kind::Overlap) && self.one_in(2) {
            return Place { size: 1 << self.below(3), ..self.place() };
        }
        self.place()
    }

    fn body(&mut self, thread: u64, most: u64) -> Vec<Statement> {
        let n = 1 + self.below(most);
        let mut body = Vec::new();
        while (body.len() as u64) < n && self.left > 0 {
            body.push(self.statement(thread));
        }
        body
    }

    /// What is done while something is held, or on one side of a branch.
    fn inner(&mut self, thread: u64) -> Vec<Statement> {
        if self.left <= 0 || self.one_in(4) {
            return Vec::new();
        }
        self.body(thread, 2)
    }

    fn statement(&mut self, thread: u64) -> Statement {
        let themed = self.theme[self.rng.below(self.theme.len() as u64) as usize];
        let kind = match self.below(10) {
            0..6 => themed,
            6 | 7 => Kind::Plain,
            8 => Kind::Atomic,
            _ => KINDS[self.rng.below(KINDS.len() as u64) as usize],
        };
        self.left -= 1;
        self.of_kind(kind, thread)
    }

    fn hold(&mut self, hold: Hold, thread: u64) -> Statement {
        self.left -= 1;
        Statement::Hold(hold, self.inner(thread))
    }

    fn attempt(&mut self, hold: Hold, thread: u64) -> Statement {
        self.left -= 1;
        let with = self.inner(thread);
        let without = if self.one_in(2) { self.inner(thread) } else { Vec::new() };
        Statement::Try(hold, with, without)
    }

    fn of_kind(&mut self, kind: Kind, thread: u64) -> Statement {
        let coin = self.one_in(2);
        let op = match kind {
            Kind::Plain => self.plain(),
            Kind::Atomic => self.atomic(),
            Kind::Overlap => {
                let place = self.overlapping();
                if coin { Op::Load(place) } else { Op::Store(place, self.value()) }
            }
            Kind::Copy => {
                let (from, to) = (self.global(), self.global());
                if coin || from == to { Op::CopyOut(from) } else { Op::Copy(from, to) }
            }
            Kind::Mutex => return self.hold(Hold::Mutex(0), thread),
            Kind::TwoMutexes => {
                let m = u8::from(coin);
                self.left -= 3;
                let inner = vec![Statement::Hold(Hold::Mutex(1 - m), self.inner(thread))];
                return Statement::Hold(Hold::Mutex(m), inner);
            }
            Kind::TryMutex => return self.attempt(Hold::Mutex(0), thread),
            Kind::Misuse => {
                let hold = [Hold::Mutex(0), Hold::Write(0), Hold::Spin(0), Hold::Read(0)][self.below(4) as usize];
                if coin { Op::Take(hold) } else { Op::Give(hold) }
            }
            Kind::Spin if self.one_in(3) => return self.attempt(Hold::Spin(0), thread),
            Kind::Spin => return self.hold(Hold::Spin(0), thread),
            Kind::ReadWrite => {
                let hold = if coin { Hold::Read(0) } else { Hold::Write(0) };
                return self.hold(hold, thread);
            }
            Kind::TryReadWrite => {
                let hold = if coin { Hold::Read(0) } else { Hold::Write(0) };
                return self.attempt(hold, thread);
            }
            Kind::Semaphore => self.semaphore(),
            Kind::TrySemaphore => match self.below(5) {
                0 | 1 => Op::SemTry(0),
                2 => Op::SemValue(0),
                3 => Op::SemValueShared(0, self.global()),
                _ => Op::SemPost(0),
            },
            Kind::Condition => return self.condition(),
            Kind::TimedWait => match self.below(4) {
                0 => Op::SemTimed(0),
                1 => Op::TimedLock(0),
                2 => return self.hold(Hold::Mutex(0), thread),
                _ => {
                    self.left -= 2;
                    return Statement::Hold(Hold::Mutex(0), vec![Statement::Do(Op::CondTimed(0, 0))]);
                }
            },
            Kind::Barrier => {
                self.left -= 1;
                if coin { Op::Barrier } else { Op::BarrierIgnored }
            }
            Kind::Once => {
                self.left -= 1;
                Op::Once
            }
            Kind::Threads => {
                let who = 1 + self.below(self.threads - 1);
                match self.below(4) {
                    _ if who == thread => Op::ThreadExit,
                    0 => Op::JoinShared(who as u8, self.global()),
                    1 => Op::ThreadExit,
                    _ => Op::Join(who as u8),
                }
            }
            Kind::End => match self.below(3) {
                0 => Op::Exit(3),
                1 => Op::AbortIfOdd,
                _ => self.plain(),
            },
            Kind::Print => Op::Print,
            Kind::Branch => {
                let place = self.any_place();
                let condition = match self.below(3) {
                    0 => Condition::Odd,
                    1 => Condition::Zero(place),
                    _ => Condition::AtomicZero(place),
                };
                let then = self.inner(thread);
                let other = self.inner(thread);
                return Statement::If(condition, then, other);
            }
            Kind::Pointer => match self.below(6) {
                0 | 1 => Op::Publish(self.value()),
                2 | 3 => Op::UsePointer,
                4 => Op::SetPointer(self.value()),
                _ => Op::FreePointer,
            },
            Kind::Local => match self.below(6) {
                0 | 1 => Op::PublishLocal(self.value()),
                2 => Op::PublishThreadLocal,
                3 => Op::SetPointer(self.value()),
                _ => Op::UsePointer,
            },
            Kind::Spinning if self.one_in(3) => Op::Poll(self.place(), self.overlapping()),
            Kind::Spinning => match self.below(4) {
                0 => Op::SpinTwice(self.place()),
                1 => Op::SpinUntil(self.place()),
                _ => Op::AtomicStore(self.place(), self.value(), true),
            },
            Kind::Yield => Op::Yield,
            Kind::Library => {
                self.left -= 1;
                let family = if self.one_in(8) { self.below(FAMILIES.len() as u64) as u8 } else { self.family };
                Op::Call(family, self.below(FAMILIES[usize::from(family)].len() as u64) as u8)
            }
        };
        Statement::Do(op)
    }

    fn plain(&mut self) -> Op {
        let place = self.any_place();
        if self.one_in(2) { Op::Load(place) } else { Op::Store(place, self.value()) }
    }

    fn atomic(&mut self) -> Op {
        let (place, strong, value) = (self.any_place(), !self.one_in(3), self.value());
        match self.below(8) {
            0 | 1 => Op::AtomicLoad(place, strong),
            2 | 3 => Op::AtomicStore(place, value, strong),
            4 | 5 => Op::FetchAdd(place, value, strong),
            6 => Op::Exchange(place, value),
            _ if self.one_in(4) => Op::Fence,
            _ => Op::CompareExchange(place, self.below(2) as u8, value),
        }
    }

    fn semaphore(&mut self) -> Op {
        let s = u8::from(self.one_in(4));
        match self.below(5) {
            0 | 1 => Op::SemWait(s),
            2 | 3 => Op::SemPost(s),
            _ => self.plain(),
        }
    }

    fn condition(&mut self) -> Statement {
        let (place, c) = (self.place(), u8::from(self.one_in(6)));
        self.left -= 2;
        let store = Statement::Do(Op::Store(place, self.value()));
        let tell = Statement::Do(if self.one_in(3) { Op::Broadcast(c) } else { Op::Signal(c) });
        match self.below(6) {
            0 | 1 => {
                self.left -= 2;
                let wait = vec![Statement::Do(Op::CondWait(c, 0))];
                let guarded = Statement::If(Condition::Zero(place), wait, Vec::new());
                Statement::Hold(Hold::Mutex(0), vec![guarded])
            }
            2 => Statement::Hold(Hold::Mutex(0), vec![Statement::Do(Op::CondWait(c, 0))]),
            3 => {
                self.left -= 1;
                Statement::Hold(Hold::Mutex(0), vec![store, tell])
            }
            4 => Statement::Hold(Hold::Mutex(0), vec![tell]),
            _ => tell,
        }
    }
}
