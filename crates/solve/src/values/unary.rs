//! A literal for each number that a value can be, of which exactly one is true.

use super::domain::{Domain, signed};
use super::{Clauses, FormId, Lit, Values};
use std::sync::Arc;

pub(super) struct Unary {
    /// Rising as signed numbers; at most 64.
    pub(super) values: Vec<u64>,
    /// That it is this one.
    pub(super) lits: Vec<Lit>,
    /// That it is not more than this one, for all but the last; or nothing.
    up_to: Vec<Lit>,
}

/// From so many numbers on, "exactly one" is said by the order of the numbers, and not by pairs.
const LADDER: usize = 6;

impl Unary {
    pub(super) fn of(values: Vec<u64>, lits: Vec<Lit>) -> Unary {
        Unary { values, lits, up_to: Vec::new() }
    }

    pub(super) fn lit(&self, value: u64, width: u32) -> Option<Lit> {
        let at = self.values.binary_search_by_key(&signed(value, width), |&v| signed(v, width)).ok()?;
        Some(self.lits[at])
    }
}

impl Values {
    /// Literals of numbers, of which exactly one will be true.
    pub(super) fn fresh_unary(&mut self, values: Vec<u64>, out: &mut impl Clauses) -> Unary {
        let n = values.len();
        let mut up_to = Vec::new();
        let lits = match n {
            1 => vec![self.gates.truth],
            2 => {
                let first = out.fresh();
                up_to.push(first);
                vec![first, -first]
            }
            _ if n < LADDER => {
                let lits: Vec<Lit> = (0..n).map(|_| out.fresh()).collect();
                out.add(&lits);
                for i in 0..n {
                    for j in 0..i {
                        out.add(&[-lits[i], -lits[j]]);
                    }
                }
                lits
            }
            _ => {
                up_to.extend((1..n).map(|_| out.fresh()));
                let mut lits = vec![up_to[0]];
                for pair in up_to.windows(2) {
                    let lit = self.gates.and(-pair[0], pair[1], out);
                    out.add(&[-pair[0], pair[1]]);
                    lits.push(lit);
                }
                lits.push(-up_to[n - 2]);
                lits
            }
        };
        Unary { values, lits, up_to }
    }

    /// The literals of a form that can be listed.
    pub(super) fn unary(&mut self, form: FormId, out: &mut impl Clauses) -> Arc<Unary> {
        let this = &self.forms[form as usize];
        if let Some(unary) = &this.unary {
            return unary.clone();
        }
        let values = this.domain.values(this.width);
        let unary = match this.bits.clone() {
            None => self.fresh_unary(values, out),
            Some(bits) => {
                let one = |values: &mut Values, value: u64, out: &mut _| {
                    let same = bits.iter().enumerate().map(|(i, &b)| if value >> i & 1 == 1 { b } else { -b });
                    values.gates.all(same.collect(), out)
                };
                let lits: Vec<Lit> = values.iter().map(|&v| one(self, v, out)).collect();
                if bits.len() > 1 {
                    self.gates.clause(&lits, out);
                }
                Unary { values, lits, up_to: Vec::new() }
            }
        };
        let unary = Arc::new(unary);
        self.forms[form as usize].unary = Some(unary.clone());
        unary
    }

    /// That a form with literals is one of some of its numbers, given as a set of their places.
    pub(super) fn member(&mut self, form: FormId, unary: &Unary, set: u64, out: &mut impl Clauses) -> Lit {
        let n = unary.values.len() as u32;
        let all = u64::MAX >> (64 - n);
        let (set, out_set) = (set & all, !set & all);
        if set == 0 || out_set == 0 {
            return self.gates.constant(set != 0);
        }
        if set.count_ones() == 1 {
            return unary.lits[set.trailing_zeros() as usize];
        }
        if out_set.count_ones() == 1 {
            return -unary.lits[out_set.trailing_zeros() as usize];
        }
        if !unary.up_to.is_empty() {
            // The lowest, or all but the lowest.
            if set & (set + 1) == 0 {
                return unary.up_to[set.trailing_ones() as usize - 1];
            }
            if out_set & (out_set + 1) == 0 {
                return -unary.up_to[out_set.trailing_ones() as usize - 1];
            }
        }
        if let Some(&known) = self.members.get(&(form, set)) {
            return known;
        }
        if let Some(&known) = self.members.get(&(form, out_set)) {
            return -known;
        }
        let lit = out.fresh();
        let (mut within, mut without) = (vec![-lit], vec![lit]);
        for (i, &value) in unary.lits.iter().enumerate() {
            if set >> i & 1 == 1 {
                self.gates.clause(&[-value, lit], out);
                within.push(value);
            } else {
                self.gates.clause(&[-value, -lit], out);
                without.push(value);
            }
        }
        self.gates.clause(&within, out);
        self.gates.clause(&without, out);
        self.members.insert((form, set), lit);
        lit
    }

    /// That it is not more than each of its numbers.
    fn up_to(&mut self, form: FormId, unary: Arc<Unary>, out: &mut impl Clauses) -> Arc<Unary> {
        if !unary.up_to.is_empty() || unary.values.len() < 2 {
            return unary;
        }
        let mut up_to = vec![unary.lits[0]];
        for &lit in &unary.lits[1..unary.lits.len() - 1] {
            let before = up_to[up_to.len() - 1];
            up_to.push(self.gates.or(before, lit, out));
            self.gates.clause(&[-before, -lit], out);
        }
        let unary = Arc::new(Unary { values: unary.values.clone(), lits: unary.lits.clone(), up_to });
        self.forms[form as usize].unary = Some(unary.clone());
        unary
    }

    /// A function of one value.
    pub(super) fn mapped(
        &mut self,
        form: FormId,
        width: u32,
        f: impl Fn(u64) -> u64,
        out: &mut impl Clauses,
    ) -> FormId {
        let unary = self.unary(form, out);
        let mut to: Vec<(u64, usize)> = unary.values.iter().map(|&v| f(v)).zip(0..).collect();
        to.sort_by_key(|&(v, _)| signed(v, width));
        let in_order = to.windows(2).all(|w| w[0].1 < w[1].1);
        let (mut values, mut lits) = (Vec::new(), Vec::new());
        for group in to.chunk_by(|a, b| a.0 == b.0) {
            let set = group.iter().fold(0, |set, (_, i)| set | 1 << i);
            values.push(group[0].0);
            lits.push(self.member(form, &unary, set, out));
        }
        let up_to = if in_order && lits.len() == unary.lits.len() { unary.up_to.clone() } else { Vec::new() };
        let made = self.add_form(width, Domain::of(values.clone(), width));
        if values.len() > 1 {
            self.forms[made as usize].unary = Some(Arc::new(Unary { values, lits, up_to }));
        }
        made
    }

    /// A function of two values. What it gives can be listed.
    pub(super) fn table(
        &mut self,
        (a, b): (FormId, FormId),
        width: u32,
        f: impl Fn(u64, u64) -> u64,
        out: &mut impl Clauses,
    ) -> FormId {
        let (a, b) = (self.unary(a, out), self.unary(b, out));
        let mut results: Vec<u64> = Vec::with_capacity(a.values.len() * b.values.len());
        results.extend(a.values.iter().flat_map(|&x| b.values.iter().map(move |&y| (x, y))).map(|(x, y)| f(x, y)));
        let domain = Domain::of(results.clone(), width);
        let made = self.add_form(width, domain.clone());
        if domain.only().is_some() {
            return made;
        }
        let result = Arc::new(self.fresh_unary(domain.values(width), out));
        self.forms[made as usize].unary = Some(result.clone());
        // For each result, the operands that can give it.
        let mut from: Vec<(u64, u64)> = vec![(0, 0); result.values.len()];
        for (i, &x) in a.lits.iter().enumerate() {
            for (j, &y) in b.lits.iter().enumerate() {
                let value = signed(results[i * b.lits.len() + j], width);
                let Ok(at) = result.values.binary_search_by_key(&value, |&v| signed(v, width)) else { continue };
                from[at].0 |= 1 << i;
                from[at].1 |= 1 << j;
                self.gates.clause(&[-x, -y, result.lits[at]], out);
            }
        }
        for (at, (x, y)) in from.into_iter().enumerate() {
            for (operand, set) in [(&a, x), (&b, y)] {
                if set.count_ones() as usize == operand.lits.len() {
                    continue;
                }
                let mut clause = vec![-result.lits[at]];
                clause.extend(operand.lits.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1).map(|(_, &l)| l));
                self.gates.clause(&clause, out);
            }
        }
        made
    }

    /// `a = b` of two that have literals, each for all of its numbers.
    pub(super) fn unary_equal(&mut self, a: &Unary, b: &Unary, width: u32, out: &mut impl Clauses) -> Lit {
        let mut common = Vec::new();
        let mut clauses = Vec::new();
        let equal = out.fresh();
        for (x, y) in both(a, b, width) {
            match (x, y) {
                (Some(x), Some(y)) => {
                    common.push((x, y));
                    clauses.extend([vec![-x, -y, equal], vec![-x, y, -equal], vec![x, -y, -equal]]);
                }
                (Some(lit), None) | (None, Some(lit)) => clauses.push(vec![-lit, -equal]),
                (None, None) => {}
            }
        }
        for clause in clauses {
            self.gates.clause(&clause, out);
        }
        if common.is_empty() {
            out.add(&[-equal]);
            return -self.gates.truth;
        }
        equal
    }

    /// The same under a condition.
    pub(super) fn unary_equal_if(&mut self, condition: Lit, a: &Unary, b: &Unary, width: u32, out: &mut impl Clauses) {
        for (x, y) in both(a, b, width) {
            match (x, y) {
                (Some(x), Some(y)) => {
                    self.gates.clause(&[-condition, -x, y], out);
                    self.gates.clause(&[-condition, x, -y], out);
                }
                (Some(lit), None) | (None, Some(lit)) => self.gates.clause(&[-condition, -lit], out),
                (None, None) => {}
            }
        }
    }

    /// `a < b` as signed numbers, of two that have literals.
    pub(super) fn unary_less(&mut self, a: FormId, b: FormId, out: &mut impl Clauses) -> Lit {
        let width = self.forms[a as usize].width;
        let (x, y) = (self.unary(a, out), self.unary(b, out));
        let (x, y) = (self.up_to(a, x, out), self.up_to(b, y, out));
        let truth = self.gates.truth;
        let less = out.fresh();
        for (i, &value) in x.values.iter().enumerate() {
            let here = x.up_to.get(i).copied().unwrap_or(truth);
            let before = if i == 0 { -truth } else { x.up_to[i - 1] };
            let not_above = y.values.partition_point(|&v| signed(v, width) <= signed(value, width));
            let not_above = match not_above {
                0 => -truth,
                n => y.up_to.get(n - 1).copied().unwrap_or(truth),
            };
            self.gates.clause(&[-here, not_above, less], out);
            self.gates.clause(&[before, -not_above, -less], out);
        }
        less
    }
}

/// The literals of each number that one of both can be, rising.
fn both(a: &Unary, b: &Unary, width: u32) -> Vec<(Option<Lit>, Option<Lit>)> {
    let (mut i, mut j) = (0, 0);
    let mut all = Vec::with_capacity(a.values.len() + b.values.len());
    let key = |values: &[u64], at: usize| values.get(at).map_or(i128::MAX, |&v| signed(v, width).into());
    while i < a.values.len() || j < b.values.len() {
        let (x, y) = (key(&a.values, i), key(&b.values, j));
        all.push(((x <= y).then(|| a.lits[i]), (y <= x).then(|| b.lits[j])));
        i += usize::from(x <= y);
        j += usize::from(y <= x);
    }
    all
}
