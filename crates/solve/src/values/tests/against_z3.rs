//! Random expressions over random reads: the same answers as Z3, and values that compute.

use super::super::domain::Domain;
use super::super::{Domains, TooCostly, Values};
use super::*;
use crate::formula::{Bits, Value};
use crate::z3_solver::terms::binary;
use trace::ExprOp;
use trace::expr::Cell;
use z3::ast::{BV, Bool};

struct Problem {
    exprs: Exprs,
    all: Vec<ExprId>,
    vars: Vec<ExprId>,
    reads: Vec<(Vec<Bits>, Vec<Bits>)>,
}

fn whole(exprs: &Exprs, id: ExprId) -> Bits {
    Bits { of: Value::Expr(id), low: 0, width: exprs.width(id) }
}

impl Problem {
    fn new(random: &mut Random) -> Problem {
        let mut p = Problem { exprs: Exprs::new(), all: Vec::new(), vars: Vec::new(), reads: Vec::new() };
        let widths = [1, 3, 8, 16, 32, 64];
        for _ in 0..3 {
            p.read(random, &widths);
        }
        for _ in 0..6 + random.below(20) {
            if random.below(5) == 0 {
                p.read(random, &widths);
            } else {
                p.expression(random, &widths);
            }
        }
        p
    }

    /// An unknown: an input, a read of numbers or of what was written before, or one of its bytes.
    fn read(&mut self, random: &mut Random, widths: &[u32]) {
        let width = random.pick(widths);
        let var = self.exprs.fresh(width);
        let mut ranges = vec![(0, width)];
        if width == 16 && random.below(2) == 0 {
            ranges = vec![(0, 8), (8, 8)];
        }
        for (low, width) in ranges {
            if random.below(6) == 0 {
                continue;
            }
            let mut candidates = Vec::new();
            let base = random.number(width);
            let most = random.pick(&[2, 4, 12, 90]);
            for _ in 0..1 + random.below(most) {
                let number = match random.below(3) {
                    0 => random.number(width),
                    _ => base.wrapping_add(random.below(100)),
                };
                candidates.push(Bits { of: Value::Number(number), low: 0, width });
            }
            for _ in 0..random.below(3) {
                if let Some(&of) = self.all.get(random.below(8) as usize) {
                    let low = random.pick(&[0, 0, 8]);
                    candidates.push(Bits { of: Value::Expr(of), low, width });
                }
            }
            self.reads.push((vec![Bits { of: Value::Expr(var), low, width }], candidates));
        }
        self.vars.push(var);
        self.all.push(var);
    }

    fn expression(&mut self, random: &mut Random, widths: &[u32]) {
        let e = &mut self.exprs;
        let a = random.pick(&self.all);
        let width = e.width(a);
        let b = match random.below(3) {
            0 => e.constant(width, random.number(width)),
            _ => {
                let b = random.pick(&self.all);
                e.fit(b, width)
            }
        };
        let made = match random.below(12) {
            0 => {
                let to = random.pick(widths);
                if to >= width {
                    e.sext(a, to)
                } else {
                    e.extract(a, random.below(u64::from(width - to) + 1) as u32, to)
                }
            }
            1 => e.fit(a, random.pick(widths)),
            2 if width <= 16 => e.concat(a, b),
            3 => {
                let c = random.pick(&self.all);
                let c = e.extract(c, 0, 1);
                e.ite(c, a, b)
            }
            4 => {
                let most = random.pick(&[3, 9, 100]);
                let count = 1 + random.below(most);
                let kinds = random.below(4) + 1;
                let to = random.pick(widths);
                let cells: Vec<Cell> = (0..count)
                    .map(|_| match random.below(6) {
                        0 if kinds == 1 => {
                            let cell = random.pick(&self.all);
                            (Some(e.fit(cell, to)), 0)
                        }
                        _ if kinds == 2 => (None, random.below(4) & mask(to)),
                        _ => (None, random.number(to)),
                    })
                    .collect();
                e.select(a, to, &cells)
            }
            5 => e.bin(random.pick(&[ExprOp::Add, ExprOp::Sub, ExprOp::And]), a, b),
            _ => e.bin(random.pick(&ExprOp::ALL), a, b),
        };
        self.all.push(made);
    }

    /// A random thing that is said about values.
    fn claim(&self, random: &mut Random) -> (Bits, Bits, bool) {
        let a = random.pick(&self.all);
        let bits = whole(&self.exprs, a);
        let b = match random.below(3) {
            0 => {
                let b = random.pick(&self.all);
                Bits { of: Value::Expr(b), low: 0, width: bits.width }
            }
            _ => Bits { of: Value::Number(random.number(bits.width)), low: 0, width: bits.width },
        };
        (bits, b, random.below(3) > 0)
    }
}

fn z3_bits(p: &Problem, bits: Bits, made: &mut FxHashMap<ExprId, BV>) -> BV {
    match bits.of {
        Value::Number(n) => BV::from_u64(n >> bits.low & mask(bits.width), bits.width),
        Value::Expr(id) => {
            let whole = z3_expr(p, id, made);
            let wide = whole.zero_ext(bits.low + bits.width);
            wide.extract(bits.low + bits.width - 1, bits.low)
        }
    }
}

fn z3_expr(p: &Problem, id: ExprId, made: &mut FxHashMap<ExprId, BV>) -> BV {
    if let Some(known) = made.get(&id) {
        return known.clone();
    }
    let mut of = |id: ExprId| z3_expr(p, id, made);
    let term = match *p.exprs.node(id) {
        Node::Const { width, value } => BV::from_u64(value, width),
        Node::Var { width, var } => BV::new_const(format!("v{}", var.0), width),
        Node::Ite(c, a, b) => of(c).eq(BV::from_u64(1, 1)).ite(&of(a), &of(b)),
        Node::Extract { of: a, low, width } => of(a).extract(low + width - 1, low),
        Node::Concat(a, b) => of(a).concat(of(b)),
        Node::Zext { of: a, width } => of(a).zero_ext(width - p.exprs.width(a)),
        Node::Sext { of: a, width } => of(a).sign_ext(width - p.exprs.width(a)),
        Node::Bin(op, a, b) => binary(op, &of(a), &of(b)),
        // One after the other, not as the solver under test does it.
        Node::Lookup { table, at } => {
            let (numbers, at) = (p.exprs.table(table), of(at));
            let number = |v: u64| BV::from_u64(v, numbers.width);
            let places = (0..).zip(numbers.values.iter());
            places.fold(number(0), |rest, (i, &v)| at.eq(BV::from_u64(i, numbers.place())).ite(&number(v), &rest))
        }
    };
    made.insert(id, term.clone());
    term
}

fn evaluate_bits(p: &Problem, bits: Bits, vars: &FxHashMap<Var, u64>, known: &mut FxHashMap<ExprId, u64>) -> u64 {
    let whole = match bits.of {
        Value::Number(n) => n,
        Value::Expr(id) => evaluate(&p.exprs, id, vars, known),
    };
    whole.checked_shr(bits.low).unwrap_or(0) & mask(bits.width)
}

#[test]
fn answers_are_those_of_z3() {
    let (mut yes, mut no, mut costly, mut unknown) = (0, 0, 0, 0);
    for seed in 0..150 {
        let mut random = Random::new(seed);
        let p = Problem::new(&mut random);
        let mut values = Values::new(Domains::new(&p.exprs, &p.reads), 1);
        let mut sat = Sat::new();
        let z3 = z3::Solver::new();
        let mut limits = z3::Params::new();
        limits.set_u32("rlimit", 1_000_000);
        z3.set_params(&limits);
        let mut terms = FxHashMap::default();
        let mut too_costly = false;
        for (unknown, candidates) in &p.reads {
            let choices: Vec<Lit> = candidates.iter().map(|_| sat.fresh()).collect();
            let mut any = Vec::new();
            for (&choice, &candidate) in choices.iter().zip(candidates) {
                any.push(z3_bits(&p, unknown[0], &mut terms).eq(z3_bits(&p, candidate, &mut terms)));
                if random.below(2) == 0 {
                    too_costly |= values.equal_if(choice, &p.exprs, unknown[0], candidate, &mut sat).is_err();
                } else {
                    match values.equal(&p.exprs, unknown[0], candidate, &mut sat) {
                        Ok(1) => {}
                        Ok(-1) => sat.add(&[-choice]),
                        Ok(lit) => sat.add(&[-choice, lit]),
                        Err(_) => too_costly = true,
                    }
                }
            }
            sat.add(&choices);
            z3.assert(Bool::or(&any));
        }
        for _ in 0..4 {
            let claims: Vec<(Bits, Bits, bool)> = (0..1 + random.below(3)).map(|_| p.claim(&mut random)).collect();
            let mut assumed = Vec::new();
            let mut same = Vec::new();
            for &(a, b, equal) in &claims {
                match values.equal(&p.exprs, a, b, &mut sat) {
                    Ok(lit) => assumed.push(if equal { lit } else { -lit }),
                    Err(_) => too_costly = true,
                }
                let term = z3_bits(&p, a, &mut terms).eq(z3_bits(&p, b, &mut terms));
                same.push(if equal { term } else { term.not() });
            }
            if too_costly {
                costly += 1;
                break;
            }
            let found = sat.solve(&assumed);
            match z3.check_assumptions(&same) {
                z3::SatResult::Unknown => unknown += 1,
                right => assert_eq!(
                    found,
                    right == z3::SatResult::Sat,
                    "seed {seed}: {claims:?}\n{:?}\n{:?}",
                    p.exprs,
                    p.reads
                ),
            }
            if !found {
                no += 1;
                continue;
            }
            yes += 1;
            let model = sat.model();
            let mut found: FxHashMap<Var, u64> = FxHashMap::default();
            for &id in &p.vars {
                let Node::Var { var, .. } = *p.exprs.node(id) else { continue };
                found.insert(var, values.value(&p.exprs, id, |l| truth(&model, l)));
            }
            let mut known = FxHashMap::default();
            for &(a, b, equal) in &claims {
                let (x, y) = (evaluate_bits(&p, a, &found, &mut known), evaluate_bits(&p, b, &found, &mut known));
                assert_eq!(x == y, equal, "seed {seed}: {a:?} {b:?} {found:?}\n{:?}", p.exprs);
            }
            for (unknown, candidates) in &p.reads {
                let value = evaluate_bits(&p, unknown[0], &found, &mut known);
                let one = candidates.iter().any(|&c| evaluate_bits(&p, c, &found, &mut known) == value);
                assert!(one, "seed {seed}: {unknown:?} is {value}");
            }
        }
    }
    let enough = yes > 100 && no > 100 && costly < 50 && unknown < 50;
    assert!(enough, "{yes} yes, {no} no, {costly} too costly, {unknown} that Z3 does not know soon");
}

/// Whatever a read takes, expressions are what they can be.
#[test]
fn expressions_are_what_they_can_be() {
    for seed in 0..500 {
        let mut random = Random::new(seed);
        let p = Problem::new(&mut random);
        let mut domains = Domains::new(&p.exprs, &p.reads);
        for _ in 0..20 {
            let mut vars: FxHashMap<Var, u64> = FxHashMap::default();
            for &id in &p.vars {
                let Node::Var { var, width } = *p.exprs.node(id) else { continue };
                let mut value = random.number(width);
                for (unknown, candidates) in p.reads.iter().filter(|r| r.0[0].of == Value::Expr(id)) {
                    let Bits { low, width, .. } = unknown[0];
                    let found = evaluate_bits(&p, random.pick(candidates), &vars, &mut FxHashMap::default());
                    value = value & !(mask(width) << low) | found << low;
                }
                vars.insert(var, value);
            }
            let mut known = FxHashMap::default();
            for &id in &p.all {
                let value = evaluate(&p.exprs, id, &vars, &mut known);
                let domain: &Domain = domains.of(&p.exprs, id);
                assert!(domain.contains(value, p.exprs.width(id)), "seed {seed}: {id} is {value}, not in {domain:?}");
            }
        }
    }
}

/// What would be too much is refused, and everything else can still be asked.
#[test]
fn wide_multiplication_is_refused() {
    let mut exprs = Exprs::new();
    let (x, y) = (exprs.fresh(32), exprs.fresh(32));
    let product = exprs.bin(ExprOp::Mul, x, y);
    let one = exprs.constant(32, 1);
    let more = exprs.bin(ExprOp::Add, product, one);
    let mut values = Values::new(Domains::new(&exprs, &[]), 1);
    let mut sat = Sat::new();
    for _ in 0..2 {
        assert_eq!(values.is(&exprs, more, 6, &mut sat), Err(TooCostly { op: ExprOp::Mul, width: 32 }));
    }
    let low = exprs.extract(x, 0, 12);
    let low = exprs.zext(low, 32);
    let narrow = exprs.bin(ExprOp::Mul, low, y);
    let is = values.is(&exprs, narrow, 77, &mut sat).expect("twelve bits are few");
    assert!(sat.solve(&[is]));
    let model = sat.model();
    let mut value = |id| values.value(&exprs, id, |l| truth(&model, l));
    assert_eq!((value(x) & 0xfff).wrapping_mul(value(y)) & 0xffff_ffff, 77);
}
