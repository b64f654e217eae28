//! Which form an expression gets, and how it follows from those of its operands.

use super::circuits::{Word, significant};
use super::domain::{Domain, mask, signed};
use super::transfer::{self, PAIRS, total};
use super::{Clauses, FormId, Lit, TooCostly, Values};
use std::sync::Arc;
use trace::{ExprId, ExprOp, Exprs, Node};

/// The most bits of the narrower of two unknowns that are multiplied, and the most bits that are added up.
const ROWS: usize = 24;
const AREA: usize = 24 * 32;

impl Values {
    /// The form of an expression; operands first, without recursion, because expressions can be deep.
    pub(super) fn form(&mut self, exprs: &Exprs, id: ExprId, out: &mut impl Clauses) -> Result<FormId, TooCostly> {
        if let Some(known) = self.known_form(id) {
            return Ok(known);
        }
        if self.of_expr.len() < exprs.len() {
            self.of_expr.resize(exprs.len(), 0);
        }
        let mut open = vec![id];
        while let Some(&next) = open.last() {
            if self.known_form(next).is_some() {
                open.pop();
                continue;
            }
            let domain = self.domains.of(exprs, next).clone();
            let form = if domain.only().is_some() {
                self.add_form(exprs.width(next), domain)
            } else {
                let node = *exprs.node(next);
                let before = open.len();
                if let Node::Ite(c, a, b) = node
                    && let Some(value) = self.domains.of(exprs, c).only()
                {
                    let taken = if value == 0 { b } else { a };
                    match self.known_form(taken) {
                        Some(form) => {
                            self.of_expr[next.number() as usize] = form + 1;
                            open.pop();
                        }
                        None => open.push(taken),
                    }
                    continue;
                }
                open.extend(node.operands().filter(|&o| self.known_form(o).is_none()));
                if open.len() > before {
                    continue;
                }
                self.node(exprs, next, node, domain, out)?
            };
            self.of_expr[next.number() as usize] = form + 1;
            open.pop();
        }
        Ok(self.of_expr[id.number() as usize] - 1)
    }

    fn known_form(&self, id: ExprId) -> Option<FormId> {
        self.of_expr.get(id.number() as usize)?.checked_sub(1)
    }

    fn operand(&self, id: ExprId) -> FormId {
        self.of_expr[id.number() as usize] - 1
    }

    fn node(
        &mut self,
        exprs: &Exprs,
        id: ExprId,
        node: Node,
        domain: Domain,
        out: &mut impl Clauses,
    ) -> Result<FormId, TooCostly> {
        let width = exprs.width(id);
        Ok(match node {
            Node::Const { value, .. } => self.add_form(width, Domain::one(value)),
            Node::Var { .. } => self.unknown(width, domain, out),
            Node::Bin(op, a, b) if op.compares() => {
                let lit = self.compare(op, self.operand(a), self.operand(b), out);
                self.truth_form(lit)
            }
            Node::Bin(op, a, b) => {
                self.operation(op, (self.operand(a), self.operand(b)), domain, out).ok_or(TooCostly(id))?
            }
            Node::Ite(c, a, b) => self.either((self.operand(c), self.operand(a), self.operand(b)), domain, out),
            Node::Extract { of, low, width } => self.sliced(self.operand(of), low, width, out),
            Node::Concat(high, low) => {
                let (high, low) = (self.operand(high), self.operand(low));
                let below = self.forms[low as usize].width;
                if domain.is_listed(width) && self.small_table(high, low) {
                    self.function_of(high, low, width, |h, l| h << below | l, out)
                } else {
                    let (high, low) = (self.bits(high, out), self.bits(low, out));
                    let word: Word = low.iter().chain(high.iter()).copied().collect();
                    self.bits_form(width, domain, word)
                }
            }
            Node::Zext { of, width } => {
                let of = self.operand(of);
                if self.has_unary(of) && self.forms[of as usize].width > 1 {
                    return Ok(self.mapped(of, width, |v| v, out));
                }
                let mut word = self.bits(of, out).to_vec();
                word.resize(width as usize, -self.gates.truth);
                self.bits_form(width, domain, word)
            }
            Node::Sext { of, width } => {
                let of = self.operand(of);
                let from = self.forms[of as usize].width;
                if self.has_unary(of) && from > 1 {
                    return Ok(self.mapped(of, width, |v| signed(v, from) as u64 & mask(width), out));
                }
                let mut word = self.bits(of, out).to_vec();
                let sign = word[word.len() - 1];
                word.resize(width as usize, sign);
                self.bits_form(width, domain, word)
            }
        })
    }

    fn unknown(&mut self, width: u32, domain: Domain, out: &mut impl Clauses) -> FormId {
        let form = self.add_form(width, domain.clone());
        if width > 1 && domain.is_listed(width) {
            self.unary(form, out);
            return form;
        }
        let word: Word = (0..needed(&domain, width)).map(|_| out.fresh()).collect();
        let bits = self.completed(&domain, width, word);
        // Bits that make no number of the range.
        if let Domain::Range { first, last } = domain
            && domain.more(width) < mask(width)
        {
            let (low, high) = domain.signed(width);
            let number = |v: u64| self.gates.number(v, width as usize);
            if first <= last {
                let (low, high) = (number(first), number(last));
                let within = [self.gates.less(&low, &bits, true, out), self.gates.less(&bits, &high, true, out)];
                within.iter().for_each(|&lit| self.gates.clause(&[lit], out));
            } else if low == signed(first, width) && high == signed(last, width) {
                let (low, high) = (number(first), number(last));
                let above = self.gates.signed_less(&low, &bits, true, out);
                let below = self.gates.signed_less(&bits, &high, true, out);
                [above, below].iter().for_each(|&lit| self.gates.clause(&[lit], out));
            } else {
                let (low, high) = (number(first), number(last));
                let within = [self.gates.less(&low, &bits, true, out), self.gates.less(&bits, &high, true, out)];
                self.gates.clause(&within, out);
            }
        }
        self.forms[form as usize].bits = Some(bits);
        form
    }

    fn has_unary(&self, form: FormId) -> bool {
        self.forms[form as usize].unary.is_some()
    }

    fn only(&self, form: FormId) -> Option<u64> {
        self.forms[form as usize].domain.only()
    }

    /// Whether a function of both can be a table: each has literals for its numbers or is one, and pairs are few.
    fn small_table(&self, a: FormId, b: FormId) -> bool {
        let size = |form: FormId| match &self.forms[form as usize].unary {
            Some(unary) => Some(unary.values.len() as u64),
            None => self.only(form).map(|_| 1),
        };
        matches!((size(a), size(b)), (Some(x), Some(y)) if x * y <= PAIRS)
    }

    fn function_of(
        &mut self,
        a: FormId,
        b: FormId,
        width: u32,
        f: impl Fn(u64, u64) -> u64,
        out: &mut impl Clauses,
    ) -> FormId {
        match (self.only(a), self.only(b)) {
            (Some(x), _) => self.mapped(b, width, |y| f(x, y), out),
            (_, Some(y)) => self.mapped(a, width, |x| f(x, y), out),
            _ => self.table((a, b), width, f, out),
        }
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

    fn truth_form(&mut self, lit: Lit) -> FormId {
        match self.gates.known(lit) {
            Some(value) => self.add_form(1, Domain::one(value.into())),
            None => self.bits_form(1, Domain::TRUTH, vec![lit]),
        }
    }

    /// A form from its lowest bits; so many that the rest follows from what it can be.
    fn bits_form(&mut self, width: u32, domain: Domain, word: Word) -> FormId {
        let bits = self.completed(&domain, width, word);
        let known = bits
            .iter()
            .enumerate()
            .try_fold(0, |value, (i, &bit)| Some(value | u64::from(self.gates.known(bit)?) << i));
        let form = self.add_form(width, known.map_or(domain, Domain::one));
        self.forms[form as usize].bits = Some(bits);
        form
    }

    fn completed(&self, domain: &Domain, width: u32, mut word: Word) -> Arc<[Lit]> {
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

    fn compare(&mut self, op: ExprOp, a: FormId, b: FormId, out: &mut impl Clauses) -> Lit {
        if op == ExprOp::Eq {
            return self.forms_equal(a, b, out);
        }
        let width = self.forms[a as usize].width;
        // A number on one side: a set of the other's numbers.
        for (form, other, swap) in [(a, b, false), (b, a, true)] {
            if let (Some(unary), Some(value)) = (self.forms[form as usize].unary.clone(), self.only(other)) {
                let holds = |&v: &u64| if swap { total(op, width, value, v) } else { total(op, width, v, value) };
                let set = unary.values.iter().enumerate().fold(0, |set, (i, v)| set | holds(v) << i);
                return self.member(form, &unary, set, out);
            }
        }
        let with_sign = matches!(op, ExprOp::Slt | ExprOp::Sle);
        let or_equal = matches!(op, ExprOp::Ule | ExprOp::Sle);
        if self.has_unary(a) && self.has_unary(b) {
            let natural = |form: FormId| self.forms[form as usize].domain.signed(width).0 >= 0;
            if with_sign || natural(a) && natural(b) {
                return if or_equal { -self.unary_less(b, a, out) } else { self.unary_less(a, b, out) };
            }
        }
        let (a, b) = (self.bits(a, out), self.bits(b, out));
        match with_sign {
            true => self.gates.signed_less(&a, &b, or_equal, out),
            false => self.gates.less(&a, &b, or_equal, out),
        }
    }

    fn either(&mut self, (c, a, b): (FormId, FormId, FormId), domain: Domain, out: &mut impl Clauses) -> FormId {
        let width = self.forms[a as usize].width;
        let c = self.bits(c, out)[0];
        let listed = |values: &Values, form: FormId| values.has_unary(form) || values.only(form).is_some();
        if width > 1 && domain.is_listed(width) && listed(self, a) && listed(self, b) {
            let (x, y) = (self.unary(a, out), self.unary(b, out));
            let no = -self.gates.truth;
            let values = domain.values(width);
            let lits: Vec<Lit> = values
                .iter()
                .map(|&v| {
                    let (x, y) = (x.lit(v, width).unwrap_or(no), y.lit(v, width).unwrap_or(no));
                    self.gates.mux(c, x, y, out)
                })
                .collect();
            self.gates.clause(&lits, out);
            return self.listed_form(width, values, lits);
        }
        let needed = needed(&domain, width);
        let (x, y) = (self.bits(a, out), self.bits(b, out));
        let word = self.gates.choose(c, &x[..needed], &y[..needed], out);
        self.bits_form(width, domain, word)
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

    fn operation(
        &mut self,
        op: ExprOp,
        (a, b): (FormId, FormId),
        domain: Domain,
        out: &mut impl Clauses,
    ) -> Option<FormId> {
        let width = self.forms[a as usize].width;
        if width > 1 && domain.is_listed(width) && self.small_table(a, b) {
            return Some(self.function_of(a, b, width, |x, y| total(op, width, x, y), out));
        }
        let (x, y) = (self.bits(a, out), self.bits(b, out));
        let needed = needed(&domain, width);
        let (low_x, low_y) = (&x[..needed], &y[..needed]);
        let gates = &mut self.gates;
        let word = match op {
            ExprOp::Add => gates.plus(low_x, low_y, out),
            ExprOp::Sub => gates.minus(low_x, low_y, out),
            ExprOp::And => low_x.iter().zip(low_y).map(|(&p, &q)| gates.and(p, q, out)).collect(),
            ExprOp::Or => low_x.iter().zip(low_y).map(|(&p, &q)| gates.or(p, q, out)).collect(),
            ExprOp::Xor => low_x.iter().zip(low_y).map(|(&p, &q)| gates.xor(p, q, out)).collect(),
            ExprOp::Mul => {
                let (rows, columns) = (gates.open_bits(low_x), gates.open_bits(low_y));
                let (rows, columns) = (rows.min(columns), rows.max(columns));
                if rows > ROWS || rows * columns > AREA {
                    return None;
                }
                gates.times(low_x, low_y, needed, out)
            }
            ExprOp::Shl => gates.shifted(low_x, &y, true, -gates.truth, out),
            ExprOp::Lshr => gates.shifted(&x, &y, false, -gates.truth, out),
            ExprOp::Ashr => gates.shifted(&x, &y, false, x[width as usize - 1], out),
            _ => self.division(op, (a, b), needed, out)?,
        };
        Some(self.bits_form(width, domain, word))
    }

    fn division(
        &mut self,
        op: ExprOp,
        (a, b): (FormId, FormId),
        needed: usize,
        out: &mut impl Clauses,
    ) -> Option<Word> {
        let with_sign = matches!(op, ExprOp::Sdiv | ExprOp::Srem);
        let width = self.forms[a as usize].width as usize;
        let (x, y) = (self.bits(a, out), self.bits(b, out));
        let no = -self.gates.truth;
        let (sign_x, sign_y) = if with_sign { (x[width - 1], y[width - 1]) } else { (no, no) };
        let parts = match self.divisions.get(&(a, b, with_sign)) {
            Some(parts) => parts.clone(),
            None => {
                let parts = self.magnitudes_divided((a, b), with_sign, out)?;
                self.divisions.insert((a, b, with_sign), parts.clone());
                parts
            }
        };
        let wide = |word: &[Lit]| -> Word { (0..width).map(|i| word.get(i).copied().unwrap_or(no)).collect() };
        let gates = &mut self.gates;
        if matches!(op, ExprOp::Urem | ExprOp::Srem) {
            let remainder = wide(&parts.1);
            return Some(gates.negate_if(sign_x, &remainder[..needed], out));
        }
        let sign = gates.xor(sign_x, sign_y, out);
        let quotient = wide(&parts.0);
        let quotient = gates.negate_if(sign, &quotient[..needed], out);
        // Nothing divided by 0 is -1, or 1 for a negative dividend.
        if !self.forms[b as usize].domain.contains(0, width as u32) {
            return Some(quotient);
        }
        let zero = gates.zero(&y, out);
        let mut by_zero = vec![-sign_x; needed];
        if let Some(lowest) = by_zero.first_mut() {
            *lowest = gates.truth;
        }
        Some(gates.choose(zero, &by_zero, &quotient, out))
    }

    /// Quotient and remainder of two numbers without their signs.
    fn magnitudes_divided(
        &mut self,
        (a, b): (FormId, FormId),
        with_sign: bool,
        out: &mut impl Clauses,
    ) -> Option<(Word, Word)> {
        let (x, y) = (self.bits(a, out), self.bits(b, out));
        let width = self.forms[a as usize].width;
        let magnitudes = |domain: &Domain| match with_sign {
            false => domain.unsigned(width),
            true => {
                let (low, high) = domain.signed(width);
                let least = if low > 0 {
                    low.unsigned_abs()
                } else if high < 0 {
                    high.unsigned_abs()
                } else {
                    0
                };
                (least, low.unsigned_abs().max(high.unsigned_abs()))
            }
        };
        let (_, most) = magnitudes(&self.forms[a as usize].domain);
        let (least, largest) = magnitudes(&self.forms[b as usize].domain);
        let by_zero = self.forms[b as usize].domain.contains(0, width);
        let size = |v: u64| 64 - v.leading_zeros() as usize;
        let quotient = size(most / least.max(1));
        let remainder = if by_zero { size(most) } else { size(most.min(largest - 1)) };
        let mut magnitude = |word: &[Lit]| -> Word {
            if !with_sign {
                return word.to_vec();
            }
            let word = &word[..significant(word)];
            self.gates.negate_if(word[word.len() - 1], word, out)
        };
        let (x, y) = (magnitude(&x), magnitude(&y));
        let gates = &mut self.gates;
        if least == largest && least.is_power_of_two() {
            let by = least.trailing_zeros() as usize;
            let by = by.min(x.len());
            return Some((x[by..].to_vec(), x[..by].to_vec()));
        }
        let open = gates.open_bits(&y);
        let (rows, columns) = (quotient.min(open), quotient.max(open));
        if rows > ROWS || rows * columns > AREA {
            return None;
        }
        Some(gates.divided(&x, &y, (quotient, remainder), out))
    }

    /// A form with a literal for each number; those that are never true are left out.
    fn listed_form(&mut self, width: u32, values: Vec<u64>, lits: Vec<Lit>) -> FormId {
        let no = -self.gates.truth;
        let (values, lits): (Vec<u64>, Vec<Lit>) = values.into_iter().zip(lits).filter(|&(_, l)| l != no).unzip();
        let form = self.add_form(width, Domain::of(values.clone(), width));
        if values.len() > 1 {
            self.forms[form as usize].unary = Some(Arc::new(super::unary::Unary::of(values, lits)));
        }
        form
    }
}

/// How many of the lowest bits say which number of the domain it is.
fn needed(domain: &Domain, width: u32) -> usize {
    let (known, _) = domain.known(width);
    let open = 64 - (mask(width) & !known).leading_zeros();
    domain.signed_bits(width).min(open) as usize
}
