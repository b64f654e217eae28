//! Makes a program smaller while the same thing stays wrong.

use super::judge::{Fault, Judge};
use super::program::{Op, Program, Statement, visit};

/// The smallest that was found, and what is wrong with it.
pub(crate) fn shrink(judge: &Judge, program: Program, fault: Fault) -> (Program, Fault) {
    let (mut best, mut wrong) = (program, fault);
    'again: loop {
        for smaller in candidates(&best) {
            if let Err(fault) = judge.judge(&smaller)
                && is_alike(fault.kind, wrong.kind)
            {
                (best, wrong) = (smaller, fault);
                continue 'again;
            }
        }
        return (best, wrong);
    }
}

/// An outcome that exploration misses is seen by plain enumeration, or if that takes too long, by chance.
fn is_alike(a: &str, b: &str) -> bool {
    let misses = |kind: &str| matches!(kind, "missed" | "sample");
    a == b || misses(a) && misses(b)
}

/// All programs that are one step smaller, the smallest first.
fn candidates(program: &Program) -> Vec<Program> {
    let mut all = Vec::new();
    for t in 1..program.threads.len() {
        all.extend(without_thread(program, t));
    }
    for t in 0..program.threads.len() {
        for body in bodies(&program.threads[t]) {
            let mut smaller = program.clone();
            smaller.threads[t] = body;
            all.push(smaller);
        }
    }
    if program.value > 0 {
        all.push(Program { value: program.value - 1, ..program.clone() });
    }
    all
}

/// Without a thread that no other one names.
fn without_thread(program: &Program, thread: usize) -> Option<Program> {
    let mut smaller = program.clone();
    smaller.threads.remove(thread);
    let mut named = false;
    let highest = thread as u8;
    for body in &smaller.threads {
        visit(body, &mut |op| {
            named |= matches!(op, Op::Create(t) | Op::Join(t) | Op::JoinShared(t, _) if *t >= highest)
        });
    }
    (!named).then_some(smaller)
}

/// A body with one statement less, or with one taken apart.
fn bodies(body: &[Statement]) -> Vec<Vec<Statement>> {
    let mut all = Vec::new();
    for i in 0..body.len() {
        let with = |new: Vec<Statement>| [&body[..i], &new, &body[i + 1..]].concat();
        all.push(with(Vec::new()));
        match &body[i] {
            Statement::Do(_) => {}
            Statement::Hold(hold, inner) => {
                all.push(with(inner.clone()));
                all.extend(bodies(inner).into_iter().map(|b| with(vec![Statement::Hold(*hold, b)])));
            }
            Statement::Try(hold, a, b) => {
                all.push(with(a.clone()));
                all.push(with(b.clone()));
                all.extend(bodies(a).into_iter().map(|a| with(vec![Statement::Try(*hold, a, b.clone())])));
                all.extend(bodies(b).into_iter().map(|b| with(vec![Statement::Try(*hold, a.clone(), b)])));
            }
            Statement::If(condition, a, b) => {
                all.push(with(a.clone()));
                all.push(with(b.clone()));
                all.extend(bodies(a).into_iter().map(|a| with(vec![Statement::If(*condition, a, b.clone())])));
                all.extend(bodies(b).into_iter().map(|b| with(vec![Statement::If(*condition, a.clone(), b)])));
            }
        }
    }
    all
}
