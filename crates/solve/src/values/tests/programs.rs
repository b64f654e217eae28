//! Threads that read and write the same memory: what is seen in runs is what can be.

use super::super::domain::Domain;
use super::super::{CutStep, Domains, Threads, Values};
use super::*;
use crate::formula::{Bits, Value};
use trace::ExprOp;

#[derive(Clone, Copy)]
enum Access {
    Read(usize, ExprId),
    Write(usize, ExprId),
    Lock,
    Unlock,
}

/// Threads, of which all but the first start when the first has done so many accesses.
struct Program {
    exprs: Exprs,
    threads: Vec<Vec<Access>>,
    start: usize,
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

    /// The same for domains that know of order.
    fn cuts(&self, start: u64) -> Threads {
        let cells = vec![(WIDTH, Some(Bits { of: Value::Number(start), low: 0, width: WIDTH })); 4];
        let counts = |a: &&Access| matches!(a, Access::Read(..) | Access::Write(..));
        let before = self.threads[0][..self.start].iter().filter(counts).count();
        let mut steps = Vec::new();
        for (t, thread) in self.threads.iter().enumerate() {
            let (mut made, mut locked, mut since) = (Vec::new(), false, false);
            for access in thread {
                let mut step = CutStep { locks: locked.into(), held: (locked && since).into(), ..CutStep::default() };
                if t > 0 {
                    step.needs = vec![before as u32];
                }
                match *access {
                    Access::Lock => (locked, since) = (true, false),
                    Access::Unlock => locked = false,
                    Access::Read(cell, expr) => step.reads.push((cell as u32, whole(expr))),
                    Access::Write(cell, expr) => step.writes.push((cell as u32, Some(whole(expr)))),
                }
                if counts(&access) {
                    since = true;
                    made.push(step);
                }
            }
            steps.push(made);
        }
        Threads { cells, steps }
    }

    /// A run in a random order: what unknowns are.
    fn run(&self, random: &mut Random, start: u64) -> FxHashMap<Var, u64> {
        let mut memory = [start; 4];
        let mut vars = FxHashMap::default();
        let mut at = vec![0; self.threads.len()];
        let mut owner = None;
        let mut owner_of = |t: usize, access: Access| match access {
            Access::Lock if owner.is_some() => false,
            Access::Lock => {
                owner = Some(t);
                true
            }
            Access::Unlock => {
                owner = None;
                true
            }
            _ => true,
        };
        loop {
            let started = |t: usize, at: &[usize]| t == 0 || at[0] >= self.start;
            let able: Vec<usize> =
                (0..at.len()).filter(|&t| at[t] < self.threads[t].len() && started(t, &at)).collect();
            if able.is_empty() {
                return vars;
            }
            let t = random.pick(&able);
            // Now and then for long.
            for _ in 0..1 + random.below(6) {
                let Some(&access) = self.threads[t].get(at[t]) else { break };
                if !owner_of(t, access) {
                    break;
                }
                at[t] += 1;
                match access {
                    Access::Read(cell, expr) => {
                        let Node::Var { var, .. } = *self.exprs.node(expr) else { continue };
                        vars.insert(var, memory[cell]);
                    }
                    Access::Write(cell, expr) => {
                        memory[cell] = evaluate(&self.exprs, expr, &vars, &mut FxHashMap::default());
                    }
                    Access::Lock | Access::Unlock => {}
                }
            }
        }
    }

    fn random(random: &mut Random) -> Program {
        let mut exprs = Exprs::new();
        let ops =
            [ExprOp::Add, ExprOp::Add, ExprOp::Sub, ExprOp::Mul, ExprOp::And, ExprOp::Xor, ExprOp::Urem, ExprOp::Shl];
        let mut threads: Vec<Vec<Access>> = Vec::new();
        for _ in 0..2 + random.below(2) {
            let mut values: Vec<ExprId> = vec![exprs.constant(WIDTH, random.below(3))];
            let (mut made, mut locked) = (Vec::new(), false);
            for _ in 0..2 + random.below(8) {
                if random.below(4) == 0 {
                    made.push(if locked { Access::Unlock } else { Access::Lock });
                    locked = !locked;
                }
                let cell = random.below(2) as usize;
                if random.below(2) == 0 {
                    let read = exprs.fresh(WIDTH);
                    values.push(read);
                    made.push(Access::Read(cell, read));
                    continue;
                }
                let (a, b) = (random.pick(&values), random.pick(&values));
                let small = exprs.constant(WIDTH, 1 + random.below(4));
                let result = exprs.bin(random.pick(&ops), a, if random.below(3) > 0 { small } else { b });
                values.push(result);
                made.push(Access::Write(cell, result));
            }
            if locked {
                made.push(Access::Unlock);
            }
            threads.push(made);
        }
        let start = random.below(threads[0].len() as u64 / 2 + 1) as usize;
        Program { exprs, threads, start }
    }

    fn exprs_of(&self) -> impl Iterator<Item = ExprId> {
        self.threads.iter().flatten().filter_map(|access| match *access {
            Access::Read(_, expr) | Access::Write(_, expr) => Some(expr),
            Access::Lock | Access::Unlock => None,
        })
    }
}

#[test]
fn what_runs_show_is_possible() {
    let (mut bounded, mut ordered_less) = (0, 0);
    for seed in 0..1000 {
        let mut random = Random::new(seed);
        let program = Program::random(&mut random);
        let mut general = Domains::new(&program.exprs, &program.reads(0));
        let mut ordered = Domains::ordered(&program.exprs, &program.reads(0), &program.cuts(0));
        for _ in 0..30 {
            let vars = program.run(&mut random, 0);
            let mut known = FxHashMap::default();
            for expr in program.exprs_of() {
                let value = evaluate(&program.exprs, expr, &vars, &mut known);
                for domains in [&mut general, &mut ordered] {
                    let domain = domains.of(&program.exprs, expr);
                    assert!(domain.contains(value, WIDTH), "seed {seed}: {expr} is {value}, not in {domain:?}");
                }
            }
        }
        for expr in program.exprs_of() {
            let (wide, narrow) = (general.of(&program.exprs, expr), ordered.of(&program.exprs, expr));
            bounded += u64::from(*wide != Domain::all(WIDTH));
            ordered_less += u64::from(narrow.more(WIDTH) < wide.more(WIDTH));
        }
    }
    assert!(bounded > 5_000 && ordered_less > 5_000, "{bounded} are not just anything, {ordered_less} less by order");
}

/// Two threads that add crosswise, and one that waits for both and looks: it sees a Fibonacci number at most.
#[test]
fn sums_of_sums_are_bounded() {
    for times in [3, 5, 11, 20] {
        let mut exprs = Exprs::new();
        let mut thread = |own: usize, other: usize| {
            let mut accesses = Vec::new();
            for _ in 0..times {
                let (x, y) = (exprs.fresh(WIDTH), exprs.fresh(WIDTH));
                let sum = exprs.bin(ExprOp::Add, x, y);
                accesses.extend([Access::Read(own, x), Access::Read(other, y), Access::Write(own, sum)]);
            }
            accesses
        };
        let mut threads = vec![thread(0, 1), thread(1, 0)];
        let last = exprs.fresh(WIDTH);
        threads.push(vec![Access::Read(0, last)]);
        let program = Program { exprs, threads, start: 0 };
        let mut cuts = program.cuts(1);
        cuts.steps[2][0].needs = vec![3 * times, 3 * times];
        let mut domains = Domains::ordered(&program.exprs, &program.reads(1), &cuts);
        let fibonacci = (0..2 * times).fold((1u64, 1u64), |(a, b), _| (b, a + b)).1;
        assert_eq!(domains.of(&program.exprs, last).unsigned(WIDTH), (u64::from(times) + 1, fibonacci));
        for expr in program.exprs_of() {
            let (least, most) = domains.of(&program.exprs, expr).unsigned(WIDTH);
            assert!(least >= 1 && most < 2 * fibonacci, "{times}: {least} {most}, {fibonacci}");
        }
    }
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
        let program = Program { exprs, threads: threads_of, start: 0 };
        let mut domains = Domains::new(&program.exprs, &program.reads(0));
        for access in program.threads.iter().flatten() {
            let Access::Read(_, read) = *access else { continue };
            let (low, high) = domains.of(&program.exprs, read).unsigned(WIDTH);
            assert_eq!((low, high), (0, threads * times - 1));
        }
    }
}

/// Many threads that add to one place and take from it: so many that going round is too long.
#[test]
fn long_sums_are_added_up() {
    let mut random = Random::new(2);
    let mut exprs = Exprs::new();
    let mut threads: Vec<Vec<Access>> = Vec::new();
    let (mut most, mut least) = (5, 5);
    for _ in 0..3 {
        let mut accesses = Vec::new();
        for _ in 0..200 {
            let read = exprs.fresh(WIDTH);
            let by = 1 + random.below(3);
            let number = exprs.constant(WIDTH, by);
            let up = random.below(3) > 0;
            if up {
                most += by as i64
            } else {
                least -= by as i64
            }
            let written = exprs.bin(if up { ExprOp::Add } else { ExprOp::Sub }, read, number);
            accesses.extend([Access::Read(0, read), Access::Write(0, written)]);
        }
        threads.push(accesses);
    }
    let program = Program { exprs, threads, start: 0 };
    let mut domains = Domains::new(&program.exprs, &program.reads(5));
    for _ in 0..20 {
        let vars = program.run(&mut random, 5);
        let mut known = FxHashMap::default();
        for expr in program.exprs_of() {
            let value = evaluate(&program.exprs, expr, &vars, &mut known);
            let domain = domains.of(&program.exprs, expr);
            assert!(domain.contains(value, WIDTH), "{expr} is {value}, not in {domain:?}");
            let (low, high) = domain.signed(WIDTH);
            assert!(low >= least && high <= most, "{domain:?}, not from {least} to {most}");
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
