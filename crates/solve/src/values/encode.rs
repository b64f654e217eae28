//! Which form an expression gets, and how it follows from those of its operands.

use super::circuits::Word;
use super::domain::{Domain, mask, signed};
use super::forms::needed;
use super::transfer::{PAIRS, total};
use super::{Clauses, FormId, Lit, TooCostly, Values};
use trace::{ExprId, ExprOp, Exprs, Node};

/// The most bits of the narrower of two unknowns that are multiplied, and the most bits that are added up.
pub(super) const ROWS: usize = 24;
pub(super) const AREA: usize = 24 * 32;

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
                self.operation(op, (self.operand(a), self.operand(b)), domain, out).ok_or(TooCostly { op, width })?
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
            Node::Lookup { table, at } => self.looked_up(self.operand(at), exprs.table(table), domain, out),
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
}
