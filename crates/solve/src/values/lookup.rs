//! A table looked up: a literal for each place, from which the number's follow.
//!
//! Both ways by propagation: a place gives its number, and bits of a number leave only the places that have them. So a chain of
//! look-ups, such as a checksum, is undone from its end without a search.

use super::domain::Domain;
use super::forms::needed;
use super::{Clauses, FormId, Lit, Values};
use trace::expr::Numbers;

impl Values {
    pub(super) fn looked_up(
        &mut self,
        at: FormId,
        numbers: &Numbers,
        domain: Domain,
        out: &mut impl Clauses,
    ) -> FormId {
        let width = numbers.width;
        let place = self.forms[at as usize].width;
        if self.has_unary(at) && place > 1 {
            return self.mapped(at, width, |v| numbers.values[v as usize], out);
        }
        let mut places: Vec<(Lit, u64)> = Vec::new();
        for (i, &number) in numbers.values.iter().enumerate() {
            let here = self.form_is(at, i as u64, out);
            if here != -self.gates.truth {
                places.push((here, number));
            }
        }
        if width > 1 && domain.is_listed(width) {
            let values = domain.values(width);
            let mut lits = Vec::with_capacity(values.len());
            for &value in &values {
                let none = places.iter().filter(|p| p.1 == value).map(|p| -p.0).collect();
                lits.push(-self.gates.all(none, out));
            }
            self.gates.clause(&lits, out);
            return self.listed_form(width, values, lits);
        }
        let word = (0..needed(&domain, width)).map(|bit| self.bit_at(&places, bit, out)).collect();
        self.bits_form(width, domain, word)
    }

    fn bit_at(&mut self, places: &[(Lit, u64)], bit: usize, out: &mut impl Clauses) -> Lit {
        let of = |wanted: u64| places.iter().filter(move |p| p.1 >> bit & 1 == wanted).map(|p| p.0);
        let (zeros, ones): (Vec<Lit>, Vec<Lit>) = (of(0).collect(), of(1).collect());
        if zeros.is_empty() || ones.is_empty() {
            return self.gates.constant(zeros.is_empty());
        }
        let made = out.fresh();
        for (lits, lit) in [(ones, made), (zeros, -made)] {
            for &here in &lits {
                self.gates.clause(&[-here, lit], out);
            }
            let mut one_of_them = lits;
            one_of_them.push(-lit);
            self.gates.clause(&one_of_them, out);
        }
        made
    }
}
