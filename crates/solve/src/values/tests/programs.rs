//! Threads that read and write the same memory: what is seen in runs is what can be.

use super::super::domain::Domain;
use super::super::{Domains, Values};
use super::*;
use crate::formula::{Bits, Value};
use trace::ExprOp;

#[derive(Clone, Copy)]
enum Access {
    Read(usize, ExprId),
    Write(usize, ExprId),
}

struct Program {
    exprs: Exprs,
    threads: Vec<Vec<Access>>,
}

const WIDTH: u32 = 32;

fn whole(of: ExprId) -> Bits {
    Bits { of: Value::Expr(of), low: 0, width: WIDTH }
}

impl Program {
    /// Each read with what every thread writes there, its own later writes included, and the value at the start.
    fn reads(&self, start: u64) -> Vec<(Vec<Bits>, Vec<Bits>)> {
        let all = || self.threads.iter().flatten();
        let mut reads = Vec::new();
        for access in all() {
            let Access::Read(at, expr) = *access else { continue };
            let mut candidates = vec![Bits { of: Value::Number(start), low: 0, width: WIDTH }];
            candidates.extend(all().filter_map(|a| match *a {
                Access::Write(to, value) if to == at => Some(whole(value)),
                _ => None,
            }));
            reads.push((vec![whole(expr)], candidates));
        }
        reads
    }

    /// A run in a random order: what unknowns are.
    fn run(&self, random: &mut Random, start: u64) -> FxHashMap<Var, u64> {
        let mut memory = [start; 4];
        let mut vars = FxHashMap::default();
        let mut at = vec![0; self.threads.len()];
        loop {
            let able: Vec<usize> = (0..at.len()).filter(|&t| at[t] < self.threads[t].len()).collect();
            if able.is_empty() {
                return vars;
            }
            let t = random.pick(&able);
            // Now and then for long.
            for _ in 0..1 + random.below(6) {
                let Some(&access) = self.threads[t].get(at[t]) else { break };
                at[t] += 1;
                match access {
                    Access::Read(cell, expr) => {
                        let Node::Var { var, .. } = *self.exprs.node(expr) else { continue };
                        vars.insert(var, memory[cell]);
                    }
                    Access::Write(cell, expr) => {
                        memory[cell] = evaluate(&self.exprs, expr, &vars, &mut FxHashMap::default());
                    }
                }
            }
        }
    }

    fn random(random: &mut Random) -> Program {
        let mut exprs = Exprs::new();
        let ops =
            [ExprOp::Add, ExprOp::Add, ExprOp::Sub, ExprOp::Mul, ExprOp::And, ExprOp::Xor, ExprOp::Urem, ExprOp::Shl];
        let threads = (0..2 + random.below(2)).map(|_| {
            let mut values: Vec<ExprId> = vec![exprs.constant(WIDTH, random.below(3))];
            (0..2 + random.below(8))
                .map(|_| {
                    let cell = random.below(2) as usize;
                    if random.below(2) == 0 {
                        let read = exprs.fresh(WIDTH);
                        values.push(read);
                        return Access::Read(cell, read);
                    }
                    let (a, b) = (random.pick(&values), random.pick(&values));
                    let small = exprs.constant(WIDTH, 1 + random.below(4));
                    let made = exprs.bin(random.pick(&ops), a, if random.below(3) > 0 { small } else { b });
                    values.push(made);
                    Access::Write(cell, made)
                })
                .collect()
        });
        let threads = threads.collect();
        Program { exprs, threads }
    }
}

#[test]
fn what_runs_show_is_possible() {
    let mut bounded = 0;
    for seed in 0..400 {
        let mut random = Random::new(seed);
        let program = Program::random(&mut random);
        let mut domains = Domains::new(&program.exprs, &program.reads(0));
        for _ in 0..30 {
            let vars = program.run(&mut random, 0);
            let mut known = FxHashMap::default();
            for access in program.threads.iter().flatten() {
                let (Access::Read(_, expr) | Access::Write(_, expr)) = *access;
                let value = evaluate(&program.exprs, expr, &vars, &mut known);
                let domain = domains.of(&program.exprs, expr);
                assert!(domain.contains(value, WIDTH), "seed {seed}: {expr} is {value}, not in {domain:?}");
                bounded += u64::from(*domain != Domain::all(WIDTH));
            }
        }
    }
    assert!(bounded > 50_000, "{bounded} were not just anything");
}

/// Threads that count in one place: not more than there are increments.
#[test]
fn counters_are_bounded() {
    for (threads, times) in [(2, 5), (4, 10), (3, 300)] {
        let mut exprs = Exprs::new();
        let one = exprs.constant(WIDTH, 1);
        let threads_of = (0..threads).map(|_| {
            let accesses = (0..times).flat_map(|_| {
                let read = exprs.fresh(WIDTH);
                [Access::Read(0, read), Access::Write(0, exprs.bin(ExprOp::Add, read, one))]
            });
            accesses.collect()
        });
        let threads_of: Vec<Vec<Access>> = threads_of.collect();
        let program = Program { exprs, threads: threads_of };
        let mut domains = Domains::new(&program.exprs, &program.reads(0));
        for access in program.threads.iter().flatten() {
            let Access::Read(_, read) = *access else { continue };
            let (low, high) = domains.of(&program.exprs, read).unsigned(WIDTH);
            assert_eq!((low, high), (0, threads * times - 1));
        }
    }
}

/// A chain of operations that is deeper than any stack.
#[test]
fn deep_expressions_are_no_matter() {
    let mut exprs = Exprs::new();
    let x = exprs.fresh(WIDTH);
    let mut sum = x;
    for i in 0..200_000 {
        let by = exprs.constant(WIDTH, 1 + i % 3);
        sum = exprs.bin(if i % 2 == 0 { ExprOp::Add } else { ExprOp::Xor }, sum, by);
    }
    let read = (vec![whole(x)], (0..4).map(|n| Bits { of: Value::Number(n), low: 0, width: WIDTH }).collect());
    let mut values = Values::new(Domains::new(&exprs, &[read]), 1);
    let mut sat = Sat::new();
    let right = exprs.eval(sum, &mut |_| 3).expect("no division");
    let is = values.is(&exprs, sum, right, &mut sat).expect("cheap");
    assert!(sat.solve(&[is]));
    let model = sat.model();
    let found = values.value(&exprs, x, |l| truth(&model, l));
    assert_eq!(exprs.eval(sum, &mut |_| found), Some(right));
}
