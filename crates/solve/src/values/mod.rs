//! From bit vectors to clauses: values as a SAT solver sees them.
//!
//! Most values of a trace are few: a flag, a counter, a state. What an expression can be is found first
//! ([`Domains`]). One that can be at most 64 numbers has a literal for each, and operations on few numbers are tables,
//! because then a unit propagation decides what a search over bits would have to find out. Others are bits, as many as
//! their range needs, with the program's wrapping around exact. What is constant has no literal at all, and nothing is made
//! before somebody asks for it.
//!
//! | file | what it knows |
//! | --- | --- |
//! | `domain`, `transfer` | sets of numbers, and what operations make of them |
//! | `domains`, `reads`, `circles`, `rounds`, `sums` | what an expression can be |
//! | `cuts`, `ways` | what a read can find with regard to order, in small traces |
//! | `unary` | literals for single numbers and for sets of them |
//! | `gates`, `circuits` | bits, and arithmetic on them |
//! | `forms` | from one to the other |
//! | `encode`, `division`, `lookup` | which of both an expression gets |
//!
//! Division by zero is what SMT-LIB says. Limits: multiplication and division of two wide unknowns is refused
//! ([`TooCostly`]); whoever asked has to ask somebody else.

mod circles;
mod circuits;
mod cuts;
mod division;
mod domain;
mod domains;
mod encode;
mod forms;
mod gates;
mod lookup;
mod reads;
mod rounds;
mod sums;
#[cfg(test)]
mod tests;
mod transfer;
mod unary;
mod ways;

pub(crate) use cuts::{CutStep, Threads};
pub(crate) use domains::Domains;

use crate::formula::{Bits, Value};
use domain::{Domain, mask};
use gates::Gates;
use rustc_hash::FxHashMap;
use std::sync::Arc;
use trace::{ExprId, ExprOp, Exprs};
use unary::Unary;

/// A variable of the SAT solver, or with a minus its opposite.
pub(crate) type Lit = i32;

pub(crate) trait Clauses {
    /// A literal that is always true.
    fn truth(&self) -> Lit;
    fn fresh(&mut self) -> Lit;
    fn add(&mut self, clause: &[Lit]);
}

/// The clauses for this operation on two unknowns would be too many, or too hard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TooCostly {
    pub(crate) op: ExprOp,
    /// Of its operands.
    pub(crate) width: u32,
}

/// How a value is written in literals. One that has several forms has clauses that tie them together.
struct Form {
    width: u32,
    domain: Domain,
    unary: Option<Arc<Unary>>,
    /// As many as it is wide, lowest first.
    bits: Option<Arc<[Lit]>>,
}

type FormId = u32;

/// The values that have literals.
pub(crate) struct Values {
    domains: Domains,
    gates: Gates,
    forms: Vec<Form>,
    /// By number of the expression: 1 + its form, 0 if it has none.
    of_expr: Vec<u32>,
    of_bits: FxHashMap<Bits, FormId>,
    equal: FxHashMap<(FormId, FormId), Lit>,
    /// That a form without unary literals is a number.
    is: FxHashMap<(FormId, u64), Lit>,
    /// That a form is one of some of its numbers.
    members: FxHashMap<(FormId, u64), Lit>,
    /// Quotient and remainder of two forms, with or without sign.
    divisions: FxHashMap<(FormId, FormId, bool), (circuits::Word, circuits::Word)>,
}

impl Values {
    /// None yet. The literal is the one that is always true.
    pub(crate) fn new(domains: Domains, truth: Lit) -> Values {
        Values {
            domains,
            gates: Gates::new(truth),
            forms: Vec::new(),
            of_expr: Vec::new(),
            of_bits: FxHashMap::default(),
            equal: FxHashMap::default(),
            is: FxHashMap::default(),
            members: FxHashMap::default(),
            divisions: FxHashMap::default(),
        }
    }

    /// True exactly if both are the same. Of the same width.
    pub(crate) fn equal(&mut self, exprs: &Exprs, a: Bits, b: Bits, out: &mut impl Clauses) -> Result<Lit, TooCostly> {
        Ok(match (number(a), number(b)) {
            (Some(x), Some(y)) => self.gates.constant(x == y),
            (Some(value), None) => {
                let form = self.form_of_bits(exprs, b, out)?;
                self.form_is(form, value, out)
            }
            (None, Some(value)) => {
                let form = self.form_of_bits(exprs, a, out)?;
                self.form_is(form, value, out)
            }
            (None, None) => {
                let (a, b) = (self.form_of_bits(exprs, a, out)?, self.form_of_bits(exprs, b, out)?);
                self.forms_equal(a, b, out)
            }
        })
    }

    /// If the literal is true, both are the same. Fewer clauses than [`Values::equal`] if nobody else asks.
    pub(crate) fn equal_if(
        &mut self,
        condition: Lit,
        exprs: &Exprs,
        a: Bits,
        b: Bits,
        out: &mut impl Clauses,
    ) -> Result<(), TooCostly> {
        if number(a).is_some() || number(b).is_some() {
            let equal = self.equal(exprs, a, b, out)?;
            self.gates.clause(&[-condition, equal], out);
            return Ok(());
        }
        let (a, b) = (self.form_of_bits(exprs, a, out)?, self.form_of_bits(exprs, b, out)?);
        self.forms_equal_if(condition, a, b, out);
        Ok(())
    }

    /// True exactly if the expression has the value.
    #[cfg(test)]
    pub(crate) fn is(
        &mut self,
        exprs: &Exprs,
        expr: ExprId,
        value: u64,
        out: &mut impl Clauses,
    ) -> Result<Lit, TooCostly> {
        let form = self.form(exprs, expr, out)?;
        Ok(self.form_is(form, value & mask(exprs.width(expr)), out))
    }

    /// Whether somebody asked for an expression.
    pub(crate) fn has(&self, expr: ExprId) -> bool {
        self.of_expr.get(expr.number() as usize).is_some_and(|&form| form != 0)
    }

    /// What an expression is by the true literals of the model; one that nobody asked for is something that it can be.
    pub(crate) fn value(&mut self, exprs: &Exprs, expr: ExprId, model: impl Fn(Lit) -> bool) -> u64 {
        let form = match self.of_expr.get(expr.number() as usize) {
            None | Some(0) => return self.domains.of(exprs, expr).range(exprs.width(expr)).0,
            Some(&form) => &self.forms[form as usize - 1],
        };
        let is_true = |lit: Lit| match self.gates.known(lit) {
            Some(known) => known,
            None => model(lit),
        };
        if let Some(unary) = &form.unary
            && let Some(at) = unary.lits.iter().position(|&l| is_true(l))
        {
            return unary.values[at];
        }
        if let Some(bits) = &form.bits {
            return bits.iter().enumerate().fold(0, |value, (i, &bit)| value | u64::from(is_true(bit)) << i);
        }
        form.domain.range(form.width).0
    }

    fn add_form(&mut self, width: u32, domain: Domain) -> FormId {
        self.forms.push(Form { width, domain, unary: None, bits: None });
        self.forms.len() as FormId - 1
    }

    fn form_of_bits(&mut self, exprs: &Exprs, bits: Bits, out: &mut impl Clauses) -> Result<FormId, TooCostly> {
        let Value::Expr(id) = bits.of else {
            return Ok(self.add_form(bits.width, Domain::one(number(bits).unwrap_or(0))));
        };
        let whole = self.form(exprs, id, out)?;
        if bits.low == 0 && bits.width == exprs.width(id) {
            return Ok(whole);
        }
        if let Some(&known) = self.of_bits.get(&bits) {
            return Ok(known);
        }
        let form = self.sliced(whole, bits.low, bits.width, out);
        self.of_bits.insert(bits, form);
        Ok(form)
    }
}

fn number(bits: Bits) -> Option<u64> {
    match bits.of {
        Value::Number(n) => Some(n.checked_shr(bits.low).unwrap_or(0) & mask(bits.width)),
        Value::Expr(_) => None,
    }
}
