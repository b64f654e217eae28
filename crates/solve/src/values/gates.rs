//! Gates as clauses, each made once; what is constant needs none.

use super::{Clauses, Lit};
use rustc_hash::FxHashMap;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Gate {
    And(Lit, Lit),
    Xor(Lit, Lit),
    Mux(Lit, Lit, Lit),
    Parity(Lit, Lit, Lit),
    Majority(Lit, Lit, Lit),
}

pub(super) struct Gates {
    pub(super) truth: Lit,
    made: FxHashMap<Gate, Lit>,
}

impl Gates {
    pub(super) fn new(truth: Lit) -> Gates {
        Gates { truth, made: FxHashMap::default() }
    }

    pub(super) fn constant(&self, value: bool) -> Lit {
        if value { self.truth } else { -self.truth }
    }

    /// What a literal always is.
    pub(super) fn known(&self, lit: Lit) -> Option<bool> {
        (lit.abs() == self.truth.abs()).then_some(lit == self.truth)
    }

    /// A clause, without literals that are always false; none if one is always true.
    pub(super) fn clause(&self, clause: &[Lit], out: &mut impl Clauses) {
        let mut buffer = [0; 8];
        if clause.contains(&self.truth) {
            return;
        }
        if !clause.contains(&-self.truth) {
            return out.add(clause);
        }
        let kept = clause.iter().copied().filter(|&l| l != -self.truth);
        if clause.len() <= buffer.len() {
            let mut n = 0;
            for lit in kept {
                buffer[n] = lit;
                n += 1;
            }
            out.add(&buffer[..n]);
        } else {
            out.add(&kept.collect::<Vec<_>>());
        }
    }

    pub(super) fn and(&mut self, a: Lit, b: Lit, out: &mut impl Clauses) -> Lit {
        let (a, b) = (a.min(b), a.max(b));
        match (self.known(a), self.known(b)) {
            (Some(false), _) | (_, Some(false)) => return -self.truth,
            (Some(true), _) => return b,
            (_, Some(true)) => return a,
            _ if a == b => return a,
            _ if a == -b => return -self.truth,
            _ => {}
        }
        *self.made.entry(Gate::And(a, b)).or_insert_with(|| {
            let g = out.fresh();
            out.add(&[-g, a]);
            out.add(&[-g, b]);
            out.add(&[g, -a, -b]);
            g
        })
    }

    pub(super) fn or(&mut self, a: Lit, b: Lit, out: &mut impl Clauses) -> Lit {
        -self.and(-a, -b, out)
    }

    pub(super) fn xor(&mut self, a: Lit, b: Lit, out: &mut impl Clauses) -> Lit {
        match (self.known(a), self.known(b)) {
            (Some(v), _) => return if v { -b } else { b },
            (_, Some(v)) => return if v { -a } else { a },
            _ if a == b => return -self.truth,
            _ if a == -b => return self.truth,
            _ => {}
        }
        let flip = (a < 0) != (b < 0);
        let (a, b) = (a.abs().min(b.abs()), a.abs().max(b.abs()));
        let g = *self.made.entry(Gate::Xor(a, b)).or_insert_with(|| {
            let g = out.fresh();
            out.add(&[-g, a, b]);
            out.add(&[-g, -a, -b]);
            out.add(&[g, -a, b]);
            out.add(&[g, a, -b]);
            g
        });
        if flip { -g } else { g }
    }

    pub(super) fn mux(&mut self, c: Lit, a: Lit, b: Lit, out: &mut impl Clauses) -> Lit {
        match self.known(c) {
            Some(true) => return a,
            Some(false) => return b,
            None => {}
        }
        let (c, a, b) = if c < 0 { (-c, b, a) } else { (c, a, b) };
        let (a, b) = (
            if a.abs() == c { self.constant(a == c) } else { a },
            if b.abs() == c { self.constant(b != c) } else { b },
        );
        match (self.known(a), self.known(b)) {
            (Some(true), _) => return self.or(c, b, out),
            (Some(false), _) => return self.and(-c, b, out),
            (_, Some(true)) => return self.or(-c, a, out),
            (_, Some(false)) => return self.and(c, a, out),
            _ if a == b => return a,
            _ if a == -b => return self.xor(c, b, out),
            _ => {}
        }
        *self.made.entry(Gate::Mux(c, a, b)).or_insert_with(|| {
            let g = out.fresh();
            out.add(&[-g, -c, a]);
            out.add(&[g, -c, -a]);
            out.add(&[-g, c, b]);
            out.add(&[g, c, -b]);
            // These follow, but not by propagation.
            out.add(&[g, -a, -b]);
            out.add(&[-g, a, b]);
            g
        })
    }

    fn parity(&mut self, lits: [Lit; 3], out: &mut impl Clauses) -> Lit {
        let [a, b, c] = lits;
        if let Some(i) = lits.iter().position(|&l| self.known(l).is_some()) {
            let rest = self.xor(lits[(i + 1) % 3], lits[(i + 2) % 3], out);
            return self.xor(lits[i], rest, out);
        }
        for (x, y, z) in [(a, b, c), (a, c, b), (b, c, a)] {
            if x.abs() == y.abs() {
                return if x == y { z } else { -z };
            }
        }
        let flip = lits.iter().filter(|&&l| l < 0).count() % 2 == 1;
        let mut key = lits.map(i32::abs);
        key.sort_unstable();
        let [a, b, c] = key;
        let g = *self.made.entry(Gate::Parity(a, b, c)).or_insert_with(|| {
            let g = out.fresh();
            for odd in 0..8u32 {
                let sign = |i: u32, l: Lit| if odd >> i & 1 == 1 { -l } else { l };
                let sum = if odd.count_ones() % 2 == 1 { g } else { -g };
                out.add(&[sign(0, a), sign(1, b), sign(2, c), sum]);
            }
            g
        });
        if flip { -g } else { g }
    }

    pub(super) fn majority(&mut self, lits: [Lit; 3], out: &mut impl Clauses) -> Lit {
        let [a, b, c] = lits;
        for (x, y, z) in [(a, b, c), (b, c, a), (c, a, b)] {
            match self.known(z) {
                Some(true) => return self.or(x, y, out),
                Some(false) => return self.and(x, y, out),
                None if x == y => return x,
                None if x == -y => return z,
                None => {}
            }
        }
        let mut key = lits;
        key.sort_unstable();
        let [a, b, c] = key;
        *self.made.entry(Gate::Majority(a, b, c)).or_insert_with(|| {
            let g = out.fresh();
            for (x, y) in [(a, b), (a, c), (b, c)] {
                out.add(&[-g, x, y]);
                out.add(&[g, -x, -y]);
            }
            g
        })
    }

    /// The sum of three bits: the low and the high bit.
    pub(super) fn sum(&mut self, lits: [Lit; 3], out: &mut impl Clauses) -> (Lit, Lit) {
        let (low, high) = (self.parity(lits, out), self.majority(lits, out));
        if lits.iter().chain([&low, &high]).all(|&l| self.known(l).is_none()) {
            // These follow, but not by propagation: three are all, none is none.
            for lit in lits {
                out.add(&[-low, -high, lit]);
                out.add(&[low, high, -lit]);
            }
        }
        (low, high)
    }

    /// Whether all of them are true. Not shared: whoever asks remembers.
    pub(super) fn all(&mut self, mut lits: Vec<Lit>, out: &mut impl Clauses) -> Lit {
        lits.sort_unstable();
        lits.dedup();
        if lits.contains(&-self.truth) || lits.iter().any(|l| *l < 0 && lits.binary_search(&-l).is_ok()) {
            return -self.truth;
        }
        lits.retain(|&l| l != self.truth);
        match lits[..] {
            [] => self.truth,
            [only] => only,
            [a, b] => self.and(a, b, out),
            _ => {
                let g = out.fresh();
                for &lit in &lits {
                    out.add(&[-g, lit]);
                }
                lits.iter_mut().for_each(|l| *l = -*l);
                lits.push(g);
                out.add(&lits);
                g
            }
        }
    }
}
