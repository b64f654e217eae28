//! A small concurrent program as a tree.
//!
//! All arithmetic is that of a C `int`. Every decision stands on a source line of its own, so that thread, line and
//! occurrence name it. Loops end: the only one that is not counted waits on a condition variable, and signals are finite.
//! Atomic operations have all memory orders, which make no difference: the oracle is sequentially consistent, and so is the VM.

/// A variable of a thread's own.
pub(crate) type Local = u8;

/// Variables of each thread.
pub(crate) const LOCALS: usize = 4;
/// Elements of the array `a`.
pub(crate) const ELEMENTS: u8 = 2;

/// Shared memory. The text in C and the bytes of the oracle are made from it independently.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// `x0`, `x1`, `x2`.
    Int(u8),
    /// `f.c`, a signed char.
    Char,
    /// `f.s`, a short beside it.
    Short,
    /// `u0.w`: all four bytes of a union.
    Word(u8),
    /// `u0.h[1]`: a short of the union.
    Half(u8, u8),
    /// `u0.b[3]`: an unsigned char of the union.
    Byte(u8, u8),
    /// `u0.b[e & 3]`.
    ByteAt(u8, Box<Expr>),
    /// `a[e & mask]`. A mask beyond the array's length lets the access miss it.
    Element(Box<Expr>, u8),
    /// `*p`, with the shared pointer `p` to one of the `x`.
    Star,
    /// `i0`: an input that main left for all.
    Input(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bin {
    Add,
    Sub,
    Mul,
    And,
    Or,
    Xor,
    Eq,
    Ne,
    Lt,
    Gt,
}

impl Bin {
    /// In C.
    pub(crate) fn text(self) -> &'static str {
        match self {
            Bin::Add => "+",
            Bin::Sub => "-",
            Bin::Mul => "*",
            Bin::And => "&",
            Bin::Or => "|",
            Bin::Xor => "^",
            Bin::Eq => "==",
            Bin::Ne => "!=",
            Bin::Lt => "<",
            Bin::Gt => ">",
        }
    }

    pub(crate) fn compute(self, a: i32, b: i32) -> i32 {
        match self {
            Bin::Add => a.wrapping_add(b),
            Bin::Sub => a.wrapping_sub(b),
            Bin::Mul => a.wrapping_mul(b),
            Bin::And => a & b,
            Bin::Or => a | b,
            Bin::Xor => a ^ b,
            Bin::Eq => i32::from(a == b),
            Bin::Ne => i32::from(a != b),
            Bin::Lt => i32::from(a < b),
            Bin::Gt => i32::from(a > b),
        }
    }
}

/// An expression. Its reads happen from left to right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Expr {
    Const(i32),
    Local(Local),
    Read(Place),
    Bin(Bin, Box<Expr>, Box<Expr>),
}

/// What can be held around statements.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lock {
    Mutex(u8),
    Read,
    Write,
}

/// How an atomic operation changes what it finds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    Add,
    Exchange,
}

/// A statement without its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Does {
    Set(Local, Expr),
    Store(Place, Expr),
    /// `place += e`: the expression first, then the place is read and written.
    Increase(Place, Expr),
    Divide(Local, Expr, Expr),
    Assert(Expr),
    If(Expr, Body, Body),
    /// Cases 0, 1, ... and the default.
    Switch(Expr, Vec<Body>, Body),
    Twice(Body),
    Hold(Lock, Body),
    /// With the lock, and without.
    Try(Lock, Body, Body),
    /// While the mutex is held: if (or as long as) the test holds, wait.
    Wait {
        condition: u8,
        mutex: u8,
        again: bool,
        test: Expr,
    },
    Signal(u8),
    Broadcast(u8),
    /// Sleeps on `x0` as a futex, if it has this value.
    FutexWait(u8, Expr),
    /// Wakes at most so many of its sleepers.
    FutexWake(u8, u8),
    /// Wakes one; if there was one, and if not.
    WakeOne(u8, Body, Body),
    SemWait(u8),
    SemPost(u8),
    /// With one taken, and without.
    SemTry(u8, Body, Body),
    Barrier,
    /// Increases `x0` the first time.
    Once,
    AtomicLoad(Local, Place),
    AtomicStore(Place, Expr),
    Update(Local, Change, Place, Expr),
    /// The local becomes the value found, or whether it was the one expected.
    CompareExchange {
        to: Local,
        at: Place,
        expected: Expr,
        new: Expr,
        gives_value: bool,
    },
    /// From one union to the other, as bytes.
    Copy {
        from: u8,
        to: u8,
    },
    /// `p = &x1`.
    Point(u8),
    /// An input, of which only these low bits matter.
    Masked(Local, u8, u8),
    /// An input; the process ends at once if it is not in 0..=most. Only in main, before all threads.
    Ranged(Local, u8, u8),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Statement {
    pub(crate) does: Does,
    /// The line of its decision; set when the program is printed.
    pub(crate) line: u32,
}

pub(crate) type Body = Vec<Statement>;

impl From<Does> for Statement {
    fn from(does: Does) -> Statement {
        Statement { does, line: 0 }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Program {
    /// What main does before there are threads.
    pub(crate) before: Body,
    pub(crate) workers: Vec<Body>,
    /// What main does beside them.
    pub(crate) main: Body,
    /// The workers that main joins, in this order.
    pub(crate) joins: Vec<u8>,
    /// What main does then.
    pub(crate) after: Body,
    /// What the semaphores begin with.
    pub(crate) semaphores: [u8; 2],
    /// Threads that meet at the barrier.
    pub(crate) meets: u8,
    /// How many inputs there are; which values of each make a difference says [`Program::domain`].
    pub(crate) inputs: u8,
}

impl Statement {
    pub(crate) fn bodies_mut(&mut self) -> Vec<&mut Body> {
        match &mut self.does {
            Does::If(_, a, b) | Does::Try(_, a, b) | Does::SemTry(_, a, b) | Does::WakeOne(_, a, b) => vec![a, b],
            Does::Twice(a) | Does::Hold(_, a) => vec![a],
            Does::Switch(_, cases, default) => cases.iter_mut().chain([default]).collect(),
            _ => Vec::new(),
        }
    }

    pub(crate) fn bodies(&self) -> Vec<&Body> {
        match &self.does {
            Does::If(_, a, b) | Does::Try(_, a, b) | Does::SemTry(_, a, b) | Does::WakeOne(_, a, b) => vec![a, b],
            Does::Twice(a) | Does::Hold(_, a) => vec![a],
            Does::Switch(_, cases, default) => cases.iter().chain([default]).collect(),
            _ => Vec::new(),
        }
    }
}

pub(crate) fn visit(body: &[Statement], f: &mut impl FnMut(&Statement)) {
    for statement in body {
        f(statement);
        statement.bodies().into_iter().for_each(|b| visit(b, f));
    }
}

impl Program {
    pub(crate) fn bodies(&self) -> impl Iterator<Item = &Body> {
        [&self.before, &self.main, &self.after].into_iter().chain(&self.workers)
    }

    pub(crate) fn bodies_mut(&mut self) -> impl Iterator<Item = &mut Body> {
        [&mut self.before, &mut self.main, &mut self.after].into_iter().chain(&mut self.workers)
    }

    /// Values of an input such that every other value does the same as one of them.
    pub(crate) fn domain(&self, input: u8) -> Vec<i32> {
        let mut values = vec![0];
        for body in self.bodies() {
            visit(body, &mut |s| match s.does {
                Does::Masked(_, i, mask) if i == input => values = (0..=i32::from(mask)).collect(),
                Does::Ranged(_, i, most) if i == input => values = (-1..=i32::from(most) + 1).collect(),
                _ => {}
            });
        }
        values
    }

    /// All values of all inputs.
    pub(crate) fn assignments(&self) -> Vec<Vec<i32>> {
        (0..self.inputs).fold(vec![Vec::new()], |all, input| {
            let domain = self.domain(input);
            let with =
                |a: Vec<i32>| domain.iter().map(move |&v| a.iter().copied().chain([v]).collect()).collect::<Vec<_>>();
            all.into_iter().flat_map(with).collect()
        })
    }
}
