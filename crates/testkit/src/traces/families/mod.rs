//! Families of traces that grow: what a solver's time is measured on. Every trace is that of a run that is possible.
//!
//! | family | what grows | what is asked |
//! | --- | --- | --- |
//! | `crosswise N` | additions of two threads, `x = x + y` and `y = y + x` (SV-COMP's `fib_bench`) | the largest sum, and one more |
//! | `sections-add TxK` | T threads with K sections on one lock that count | the first section comes last; later than last |
//! | `sections-write TxK` | the same, each hides a value before it ends | a value of another thread; a hidden one |
//! | `hot N` | accesses of four threads to one word | a value in the middle; two values in the wrong order |
//! | `busy N` | events of a program with many threads, words, locks and condition variables | see below |
//! | `mixed N` | events of eight threads with everything there is | see below |
//! | `pool N` | the same with one object of each kind | see below |
//!
//! Of the last three, a few questions of one kind are asked: `flips`; `complete` and `context`, flips when all other threads have come to
//! their end or through their last decisions; `never`, what is impossible.

pub mod ask;
pub mod busy;
mod mixed;
mod program;

use super::Maker;
use super::chance::Random;
use ask::Asked;
use mixed::{Place, mixed};
use solve::{Goal, Question};
use trace::{EventId, ExprOp, SyncOp, Trace, What};

/// One trace and what is asked about it.
pub struct Instance {
    pub trace: Trace,
    /// With the answer, where it is known from how the trace was made.
    pub questions: Vec<(Question, Option<bool>)>,
}

impl Instance {
    fn flip(m: Maker, event: EventId, possible: bool) -> Instance {
        Instance { trace: m.trace, questions: vec![(Goal::Flip(event).into(), Some(possible))] }
    }
}

/// An instance by its name: `crosswise 11 sat`, `sections-add 10x20 unsat`, `busy 1000 complete`.
pub fn named(family: &str, size: &str, verdict: &str) -> Option<Instance> {
    let possible = verdict == "sat";
    let grid = || size.split_once('x').and_then(|(t, k)| Some((t.parse().ok()?, k.parse().ok()?)));
    let number = || size.parse::<usize>().ok();
    Some(match family {
        "crosswise" => crosswise(size.parse().ok()?, possible),
        "sections-add" => grid().map(|(threads, sections)| sections_add(threads, sections, possible))?,
        "sections-write" => grid().map(|(threads, sections)| sections_write(threads, sections, possible))?,
        "hot" => hot(size.parse().ok()?, possible),
        "busy" => busy::busy(number()?, number()? as u64, Asked::named(verdict)?),
        "mixed" => mixed(number()?, number()? as u64, &Place::growing(number()?), Asked::named(verdict)?),
        "pool" => mixed(number()?, number()? as u64, &Place::single(), Asked::named(verdict)?),
        _ => return None,
    })
}

const X: u64 = 0;
const Y: u64 = 8;
const M: u64 = 0x100;

/// Calls `go` with a thread, one after the other by chance, each as often as it has turns.
fn interleave(random: &mut Random, mut turns: Vec<(u32, u64)>, mut go: impl FnMut(u32)) {
    while !turns.is_empty() {
        let at = random.below(turns.len() as u64) as usize;
        go(turns[at].0);
        turns[at].1 -= 1;
        turns.retain(|t| t.1 > 0);
    }
}

fn end_all(m: &mut Maker, threads: u32) {
    for child in 1..threads {
        m.event(child, What::Exit);
        m.event(0, What::Join { child });
    }
}

/// `x op n`, read by `thread`.
fn look(m: &mut Maker, thread: u32, address: u64, op: ExprOp, n: u64) -> EventId {
    let (_, expr, value) = m.read(thread, address, 4);
    let (cond, taken) = m.compare(expr, value, op, n);
    m.branch(thread, cond, taken)
}

fn crosswise(n: u64, possible: bool) -> Instance {
    let mut m = Maker::new(3);
    m.write(0, X, 4, 1, None);
    m.write(0, Y, 4, 1, None);
    m.fork_all();
    interleave(&mut Random::new(n), vec![(1, n), (2, n)], |thread| {
        let (to, from) = if thread == 1 { (X, Y) } else { (Y, X) };
        let (_, a, x) = m.read(thread, to, 4);
        let (_, b, y) = m.read(thread, from, 4);
        let sum = m.trace.exprs.bin(ExprOp::Add, a, b);
        m.write(thread, to, 4, x + y, Some(sum));
    });
    end_all(&mut m, 3);
    // The largest is a number of Fibonacci's: each addition finds what the other thread has just written.
    let largest = (0..2 * n).fold((1, 1), |(a, b), _| (b, a + b)).1;
    // `x <= largest - 1` can be false, `x <= largest` cannot.
    let bound = if possible { largest - 1 } else { largest };
    let branch = look(&mut m, 0, X, ExprOp::Ule, bound);
    Instance::flip(m, branch, possible)
}

fn sections_add(threads: u32, sections: u64, possible: bool) -> Instance {
    let mut m = Maker::new(threads + 1);
    m.write(0, X, 4, 0, None);
    m.fork_all();
    let all = u64::from(threads) * sections;
    let mut first = None;
    let mut section = |m: &mut Maker, thread: u32, bound: u64| {
        m.sync(thread, SyncOp::Lock, M);
        let (_, expr, value) = m.read(thread, X, 4);
        let one = m.trace.exprs.constant(32, 1);
        let sum = m.trace.exprs.bin(ExprOp::Add, expr, one);
        m.write(thread, X, 4, value + 1, Some(sum));
        m.sync(thread, SyncOp::Unlock, M);
        let (cond, taken) = m.compare(expr, value, ExprOp::Ult, bound);
        let branch = m.branch(thread, cond, taken);
        first.get_or_insert(branch);
    };
    // The first section of all can come after those of all other threads, and not later.
    let others = all - sections;
    section(&mut m, 1, if possible { others } else { others + 1 });
    let turns = (1..=threads).map(|t| (t, sections - u64::from(t == 1))).filter(|t| t.1 > 0).collect();
    interleave(&mut Random::new(all), turns, |thread| section(&mut m, thread, all));
    end_all(&mut m, threads + 1);
    Instance::flip(m, first.expect("there is a section"), possible)
}

fn sections_write(threads: u32, sections: u64, possible: bool) -> Instance {
    let mut m = Maker::new(threads + 1);
    m.write(0, X, 4, 0, None);
    m.fork_all();
    let mut turns = Vec::new();
    let each = (1..=threads).map(|t| (t, sections)).collect();
    interleave(&mut Random::new(u64::from(threads) * sections), each, |thread| turns.push(thread));
    // The last section can see what another thread's first one wrote.
    let last = turns.last().copied();
    let other = turns.iter().position(|t| Some(*t) != last).map_or(0, |at| 4 * (at as u64 + 1));
    let mut asked = EventId { thread: 0, index: 0 };
    for (at, &thread) in turns.iter().enumerate() {
        m.sync(thread, SyncOp::Lock, M);
        let (_, expr, value) = m.read(thread, X, 4);
        let bit = m.trace.exprs.constant(32, 1);
        let odd = m.trace.exprs.bin(ExprOp::And, expr, bit);
        let (cond, taken) = match possible && at + 1 == turns.len() {
            true => m.compare(expr, value, ExprOp::Eq, other),
            // What a section leaves is even.
            false => m.compare(odd, value & 1, ExprOp::Eq, 0),
        };
        asked = m.branch(thread, cond, taken);
        let mark = 4 * (at as u64 + 1);
        m.write(thread, X, 4, mark + 1, None);
        m.write(thread, X, 4, mark, None);
        m.sync(thread, SyncOp::Unlock, M);
    }
    end_all(&mut m, threads + 1);
    Instance::flip(m, asked, possible)
}

fn hot(accesses: u64, possible: bool) -> Instance {
    let mut random = Random::new(accesses);
    let mut m = Maker::new(5);
    m.fork_all();
    let access = |m: &mut Maker, random: &mut Random, thread: u32| match random.coin() {
        true => drop(look(m, thread, X, ExprOp::Ult, 8)),
        false => drop(m.write(thread, X, 4, random.below(16), None)),
    };
    // Thread 2 writes 100, later 101; thread 1 has then only its last reads before it.
    let each = accesses / 4;
    let early = vec![(1, each), (2, each / 3), (3, each / 3), (4, each / 3)];
    interleave(&mut random.split(), early, |thread| access(&mut m, &mut random, thread));
    m.write(2, X, 4, 100, None);
    let middle = vec![(2, each / 3), (3, each / 3), (4, each / 3)];
    interleave(&mut random.split(), middle.clone(), |thread| access(&mut m, &mut random, thread));
    m.write(2, X, 4, 101, None);
    if !possible {
        look(&mut m, 1, X, ExprOp::Eq, 101);
    }
    interleave(&mut random.split(), middle, |thread| access(&mut m, &mut random, thread));
    let branch = look(&mut m, 1, X, ExprOp::Eq, 100);
    Instance::flip(m, branch, possible)
}
