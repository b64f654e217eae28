//! How long all flips of made traces take: `cargo run --release -p solve --example model_speed [DUMP-FOLDER|- [MOST-THREADS]]`.
//! One line for each trace: events, steps, terms, candidates, then times for the model, all questions, the slowest one.

#[path = "../tests/support/mod.rs"]
mod support;

use solve::{Answer, Backend, Goal, Model, Options, Question};
use std::time::{Duration, Instant};
use support::Maker;
use support::chance::Random;
use trace::{ExprOp, SyncOp};

/// Threads that take turns at random; each turn is a piece of work of `n` pieces.
fn turns(threads: u32, pieces: u64, mut work: impl FnMut(&mut Maker, &mut Random, u32, u64)) -> Maker {
    let mut m = Maker::new(threads + 1);
    m.fork_all();
    let mut random = Random::new(7);
    let mut left: Vec<u64> = vec![pieces; threads as usize];
    while left.iter().any(|&l| l > 0) {
        let t = random.below(threads.into()) as usize;
        if left[t] > 0 {
            left[t] -= 1;
            work(&mut m, &mut random, t as u32 + 1, left[t]);
        }
    }
    m
}

/// A counter that is changed under a lock, and looked at.
fn counter(m: &mut Maker, _: &mut Random, t: u32, _: u64) {
    m.sync(t, SyncOp::Lock, 0x100);
    let (_, expr, value) = m.read(t, 0, 4);
    let one = m.trace.exprs.constant(32, 1);
    let sum = m.trace.exprs.bin(ExprOp::Add, expr, one);
    m.write(t, 0, 4, value + 1, Some(sum));
    m.sync(t, SyncOp::Unlock, 0x100);
    let (cond, taken) = m.compare(expr, value, ExprOp::Eq, 3);
    m.branch(t, cond, taken);
}

/// The same without a lock.
fn race(m: &mut Maker, _: &mut Random, t: u32, _: u64) {
    let (_, expr, value) = m.read(t, 0, 4);
    let one = m.trace.exprs.constant(32, 1);
    let sum = m.trace.exprs.bin(ExprOp::Add, expr, one);
    m.write(t, 0, 4, value + 1, Some(sum));
    let (cond, taken) = m.compare(expr, value, ExprOp::Eq, 3);
    m.branch(t, cond, taken);
}

/// Many variables, many locks.
fn scattered(m: &mut Maker, random: &mut Random, t: u32, _: u64) {
    let n = random.below(8);
    m.sync(t, SyncOp::Lock, 0x100 + 0x40 * n);
    let (_, expr, value) = m.read(t, 8 * n, 4);
    let (cond, taken) = m.compare(expr, value, ExprOp::Ult, 2);
    m.branch(t, cond, taken);
    m.write(t, 8 * n, 4, random.below(4), None);
    m.write(t, 8 * n + 4, 4, random.below(4), None);
    m.sync(t, SyncOp::Unlock, 0x100 + 0x40 * n);
    let (_, expr, value) = m.read(t, 8 * random.below(8) + 4, 4);
    let (cond, taken) = m.compare(expr, value, ExprOp::Eq, 1);
    m.branch(t, cond, taken);
}

fn measure(name: &str, m: &Maker) {
    let started = Instant::now();
    let dump = std::env::args()
        .nth(1)
        .filter(|f| f != "-")
        .map(|folder| std::path::Path::new(&folder).join(name.replace(' ', "-")));
    let options = Options { time_limit: Duration::from_secs(10), dump, ..Options::default() };
    let model = Model::new(&m.trace);
    let goals: Vec<Goal> = model.goals();
    let steps = model.steps().len();
    let mut solver = Backend::Z3.of(model, options);
    let built = started.elapsed();
    let (mut slowest, mut counts) = (Duration::ZERO, [0; 3]);
    let started = Instant::now();
    for goal in &goals {
        let one = Instant::now();
        match solver.solve(&Question::from(goal.clone())) {
            Answer::Sat(_) => counts[0] += 1,
            Answer::Unsat(_) => counts[1] += 1,
            Answer::Unknown(_) => counts[2] += 1,
        }
        slowest = slowest.max(one.elapsed());
        if started.elapsed() > Duration::from_secs(100) {
            break;
        }
    }
    println!(
        "{name:22} {:6} events {:6} steps {:8} bytes {:?} candidates, built in {built:.1?}, {} questions {counts:?} in {:.1?} ({:.1?} solving), slowest {slowest:.1?}",
        m.trace.events.len(),
        steps,
        solver.stats().formula_bytes / solver.stats().queries.max(1),
        solver.stats().candidates,
        goals.len(),
        started.elapsed(),
        solver.stats().solving,
    );
}

fn main() {
    let most: u32 = std::env::args().nth(2).and_then(|n| n.parse().ok()).unwrap_or(8);
    for (threads, pieces) in [(2, 10), (3, 20), (4, 30), (8, 30)].into_iter().filter(|s| s.0 <= most) {
        measure(&format!("counter {threads}x{pieces}"), &turns(threads, pieces, counter));
        measure(&format!("race {threads}x{pieces}"), &turns(threads, pieces, race));
        measure(&format!("scattered {threads}x{pieces}"), &turns(threads, pieces, scattered));
    }
}
