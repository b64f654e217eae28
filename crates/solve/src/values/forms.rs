//! Values in literals: from one form to the other, and whether two are the same.

use super::circuits::Word;
use super::domain::{Domain, mask};
use super::unary::Unary;
use super::{Clauses, FormId, Lit, Values, transfer};
use std::sync::Arc;

impl Values {
    pub(super) fn has_unary(&self, form: FormId) -> bool {
        self.forms[form as usize].unary.is_some()
    }

    pub(super) fn only(&self, form: FormId) -> Option<u64> {
        self.forms[form as usize].domain.only()
    }

    /// The bits of a form, lowest first.
    pub(super) fn bits(&mut self, form: FormId, out: &mut impl Clauses) -> Arc<[Lit]> {
        let this = &self.forms[form as usize];
        if let Some(bits) = &this.bits {
            return bits.clone();
        }
        let width = this.width;
        let bits: Arc<[Lit]> = match this.domain.only() {
            Some(value) => self.gates.number(value, width as usize).into(),
            None => {
                let unary = self.unary(form, out);
                let set = |bit: u32| unary.values.iter().enumerate().fold(0, |set, (i, v)| set | (v >> bit & 1) << i);
                (0..width).map(|bit| self.member(form, &unary, set(bit), out)).collect()
            }
        };
        self.forms[form as usize].bits = Some(bits.clone());
        bits
    }

    pub(super) fn truth_form(&mut self, lit: Lit) -> FormId {
        match self.gates.known(lit) {
            Some(value) => self.add_form(1, Domain::one(value.into())),
            None => self.bits_form(1, Domain::TRUTH, vec![lit]),
        }
    }

    /// A form from its lowest bits; so many that the rest follows from what it can be.
    pub(super) fn bits_form(&mut self, width: u32, domain: Domain, word: Word) -> FormId {
        let bits = self.completed(&domain, width, word);
        let known = bits
            .iter()
            .enumerate()
            .try_fold(0, |value, (i, &bit)| Some(value | u64::from(self.gates.known(bit)?) << i));
        let form = self.add_form(width, known.map_or(domain, Domain::one));
        self.forms[form as usize].bits = Some(bits);
        form
    }

    pub(super) fn completed(&self, domain: &Domain, width: u32, mut word: Word) -> Arc<[Lit]> {
        let (known, value) = domain.known(width);
        if word.len() < width as usize {
            let sign = word.last().copied().unwrap_or(-self.gates.truth);
            word.resize(width as usize, sign);
        }
        for (i, bit) in word.iter_mut().enumerate() {
            if known >> i & 1 == 1 {
                *bit = self.gates.constant(value >> i & 1 == 1);
            }
        }
        word.into()
    }

    /// A form with a literal for each number; those that are never true are left out.
    pub(super) fn listed_form(&mut self, width: u32, values: Vec<u64>, lits: Vec<Lit>) -> FormId {
        let no = -self.gates.truth;
        let (values, lits): (Vec<u64>, Vec<Lit>) = values.into_iter().zip(lits).filter(|&(_, l)| l != no).unzip();
        let form = self.add_form(width, Domain::of(values.clone(), width));
        if values.len() > 1 {
            self.forms[form as usize].unary = Some(Arc::new(Unary::of(values, lits)));
        }
        form
    }

    /// Some bits of a form; those above its width are 0.
    pub(super) fn sliced(&mut self, of: FormId, low: u32, width: u32, out: &mut impl Clauses) -> FormId {
        let whole = &self.forms[of as usize];
        let domain = transfer::extract(&whole.domain, whole.width, low, width);
        if domain.only().is_some() {
            return self.add_form(width, domain);
        }
        if whole.unary.is_some() && whole.width > 1 {
            return self.mapped(of, width, |v| v.checked_shr(low).unwrap_or(0) & mask(width), out);
        }
        let bits = self.bits(of, out);
        let word = (low..low + width).map(|i| bits.get(i as usize).copied().unwrap_or(-self.gates.truth)).collect();
        self.bits_form(width, domain, word)
    }

    pub(super) fn form_is(&mut self, form: FormId, value: u64, out: &mut impl Clauses) -> Lit {
        let this = &self.forms[form as usize];
        if !this.domain.contains(value, this.width) {
            return -self.gates.truth;
        }
        if this.domain.only().is_some() {
            return self.gates.truth;
        }
        if let Some(unary) = &this.unary {
            return unary.lit(value, this.width).unwrap_or(-self.gates.truth);
        }
        if let Some(&known) = self.is.get(&(form, value)) {
            return known;
        }
        let bits = self.bits(form, out);
        let same = bits.iter().enumerate().map(|(i, &b)| if value >> i & 1 == 1 { b } else { -b }).collect();
        let lit = self.gates.all(same, out);
        self.is.insert((form, value), lit);
        lit
    }

    pub(super) fn forms_equal(&mut self, a: FormId, b: FormId, out: &mut impl Clauses) -> Lit {
        if a == b {
            return self.gates.truth;
        }
        let (a, b) = (a.min(b), a.max(b));
        if let Some(value) = self.only(a) {
            return self.form_is(b, value, out);
        }
        if let Some(value) = self.only(b) {
            return self.form_is(a, value, out);
        }
        if let Some(&known) = self.equal.get(&(a, b)) {
            return known;
        }
        let width = self.forms[a as usize].width;
        let lit = if self.forms[a as usize].domain.apart(&self.forms[b as usize].domain, width) {
            -self.gates.truth
        } else if let (Some(x), Some(y)) = (self.forms[a as usize].unary.clone(), self.forms[b as usize].unary.clone())
            && width > 1
        {
            self.unary_equal(&x, &y, width, out)
        } else {
            let (x, y) = (self.bits(a, out), self.bits(b, out));
            self.gates.same(&x, &y, out)
        };
        self.equal.insert((a, b), lit);
        lit
    }

    pub(super) fn forms_equal_if(&mut self, condition: Lit, a: FormId, b: FormId, out: &mut impl Clauses) {
        let (a, b) = (a.min(b), a.max(b));
        let width = self.forms[a as usize].width;
        let made = self.equal.contains_key(&(a, b)) || width == 1;
        let apart = self.forms[a as usize].domain.apart(&self.forms[b as usize].domain, width);
        if a == b {
            return;
        }
        if made || apart || self.only(a).is_some() || self.only(b).is_some() {
            let equal = self.forms_equal(a, b, out);
            self.gates.clause(&[-condition, equal], out);
            return;
        }
        if let (Some(x), Some(y)) = (self.forms[a as usize].unary.clone(), self.forms[b as usize].unary.clone()) {
            return self.unary_equal_if(condition, &x, &y, width, out);
        }
        let (x, y) = (self.bits(a, out), self.bits(b, out));
        let mut last = (0, 0);
        for (&x, &y) in x.iter().zip(y.iter()) {
            if x != y && (x, y) != last {
                self.gates.clause(&[-condition, -x, y], out);
                self.gates.clause(&[-condition, x, -y], out);
            }
            last = (x, y);
        }
    }
}

/// How many of the lowest bits say which number of the domain it is.
pub(super) fn needed(domain: &Domain, width: u32) -> usize {
    let (known, _) = domain.known(width);
    let open = 64 - (mask(width) & !known).leading_zeros();
    domain.signed_bits(width).min(open) as usize
}
