//! Clauses for values against computing, and against Z3.

#[cfg(feature = "z3")]
mod against_z3;
mod operations;
mod programs;

use super::domain::{mask, signed};
use super::transfer::total;
use super::{Clauses, Lit};
use cadical_sys::{CaDiCal, Status};
use rustc_hash::FxHashMap;
use trace::{ExprId, Exprs, Node, Var};

/// A SAT solver, whose first variable is always true.
struct Sat {
    solver: CaDiCal,
    vars: i32,
    clauses: usize,
}

impl Sat {
    fn new() -> Sat {
        let mut solver = CaDiCal::new();
        solver.set("factor", 0);
        solver.clause1(1);
        Sat { solver, vars: 1, clauses: 0 }
    }

    fn solve(&mut self, assumptions: &[Lit]) -> bool {
        for &lit in assumptions {
            self.solver.assume(lit);
        }
        self.solver.solve() == Status::SATISFIABLE
    }

    /// What the variables are, after `solve` said yes.
    fn model(&mut self) -> Vec<bool> {
        (0..=self.vars).map(|v| v > 0 && self.solver.val(v) > 0).collect()
    }
}

impl Clauses for Sat {
    fn truth(&self) -> Lit {
        1
    }

    fn fresh(&mut self) -> Lit {
        self.vars += 1;
        self.vars
    }

    fn add(&mut self, clause: &[Lit]) {
        assert!(clause.iter().all(|l| l.abs() != 1), "what is constant needs no literal: {clause:?}");
        self.clauses += 1;
        for &lit in clause {
            self.solver.add(lit);
        }
        self.solver.add(0);
    }
}

fn truth(model: &[bool], lit: Lit) -> bool {
    model[lit.unsigned_abs() as usize] == (lit > 0)
}

struct Random(u64);

impl Random {
    fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn below(&mut self, n: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 16) % n
    }

    fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u64) as usize].clone()
    }

    /// A number of a width: small, close to an end, or any.
    fn number(&mut self, width: u32) -> u64 {
        let any = self.below(1 << 48) << 16 ^ self.below(1 << 48);
        let number = match self.below(4) {
            0 => self.below(4),
            1 => 0u64.wrapping_sub(self.below(4)),
            2 => (1u64 << (width - 1)).wrapping_add(self.below(3)).wrapping_sub(1),
            _ => any,
        };
        number & mask(width)
    }
}

/// What an expression is, division by zero included.
fn evaluate(exprs: &Exprs, id: ExprId, vars: &FxHashMap<Var, u64>, known: &mut FxHashMap<ExprId, u64>) -> u64 {
    if let Some(&known) = known.get(&id) {
        return known;
    }
    let mut of = |id: ExprId| evaluate(exprs, id, vars, known);
    let value = match *exprs.node(id) {
        Node::Const { value, .. } => value,
        Node::Var { var, width } => vars.get(&var).copied().unwrap_or(0) & mask(width),
        Node::Bin(op, a, b) => total(op, exprs.width(a), of(a), of(b)),
        Node::Ite(c, a, b) => {
            let (c, a, b) = (of(c), of(a), of(b));
            if c != 0 { a } else { b }
        }
        Node::Extract { of: a, low, width } => of(a) >> low & mask(width),
        Node::Concat(high, low) => of(high) << exprs.width(low) | of(low),
        Node::Zext { of: a, .. } => of(a),
        Node::Sext { of: a, width } => signed(of(a), exprs.width(a)) as u64 & mask(width),
        Node::Lookup { table, at } => exprs.table(table).values[of(at) as usize],
    };
    known.insert(id, value);
    value
}
