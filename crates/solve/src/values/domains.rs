//! What every expression of a trace can be.
//!
//! Unknowns that reads stand for come first, those that depend on each other in a circle together ([`Rounds`]); everything
//! else follows from its operands when it is asked for.

use super::circles::Circles;
use super::cuts::{self, Threads};
use super::domain::{Domain, mask};
use super::reads::Reads;
use super::rounds::Rounds;
use super::transfer;
use crate::formula::{Bits, Value};
use rustc_hash::FxHashMap;
use trace::{ExprId, Exprs, Node};

#[derive(Default)]
pub(crate) struct Domains {
    /// By number of the expression: 1 + index into `known`, 0 if not computed.
    index: Vec<u32>,
    known: Vec<Domain>,
}

impl Domains {
    /// Of the unknowns that reads stand for. Each read: the bits that stand for its value, and all values it can find,
    /// those at the end of the run included (a goal may ask what it would find there).
    pub(crate) fn new(exprs: &Exprs, reads: &[(Vec<Bits>, Vec<Bits>)]) -> Domains {
        Domains::solved(exprs, Reads::new(exprs, reads), FxHashMap::default())
    }

    /// The same with regard to the order of events, if there are not too many ways in which it can go.
    pub(crate) fn ordered(exprs: &Exprs, reads: &[(Vec<Bits>, Vec<Bits>)], threads: &Threads) -> Domains {
        let mut general = Domains::new(exprs, reads);
        match cuts::follow(exprs, &mut general, threads) {
            Some(mut found) => {
                for (&id, domain) in &mut found {
                    let width = exprs.width(id);
                    let without = general.of(exprs, id);
                    if without.more(width) < domain.more(width) {
                        *domain = without.clone();
                    }
                }
                Domains::solved(exprs, Reads::new(exprs, reads), found)
            }
            None => general,
        }
    }

    /// Some unknowns are known already.
    fn solved(exprs: &Exprs, mut reads: Reads, found: FxHashMap<ExprId, Domain>) -> Domains {
        let mut domains = Domains { index: vec![0; exprs.len()], known: Vec::new() };
        let mut circles = Circles::new(exprs);
        for (id, domain) in found {
            reads.forget(id);
            circles.skip(id);
            domains.set(id, domain);
        }
        let mut rounds = Rounds::new(exprs);
        for root in reads.unknowns() {
            circles.visit(exprs, root, &mut reads, &mut |reads, members| {
                rounds.solve(&mut domains, exprs, reads, members);
            });
        }
        domains
    }

    pub(super) fn get(&self, id: ExprId) -> Option<&Domain> {
        match self.index.get(id.number() as usize) {
            None | Some(0) => None,
            Some(&at) => Some(&self.known[at as usize - 1]),
        }
    }

    pub(super) fn set(&mut self, id: ExprId, domain: Domain) {
        let at = id.number() as usize;
        if self.index.len() <= at {
            self.index.resize(at + 1, 0);
        }
        match self.index[at] {
            0 => {
                self.known.push(domain);
                self.index[at] = self.known.len() as u32;
            }
            known => self.known[known as usize - 1] = domain,
        }
    }

    pub(crate) fn of(&mut self, exprs: &Exprs, id: ExprId) -> &Domain {
        if self.get(id).is_none() {
            let mut open = vec![id];
            while let Some(&next) = open.last() {
                if self.get(next).is_some() {
                    open.pop();
                    continue;
                }
                let before = open.len();
                open.extend(exprs.node(next).operands().filter(|&o| self.get(o).is_none()));
                if open.len() == before {
                    let domain = self.node(exprs, next).unwrap_or(Domain::all(exprs.width(next)));
                    self.set(next, domain);
                    open.pop();
                }
            }
        }
        &self.known[self.index[id.number() as usize] as usize - 1]
    }

    /// What the bits can be; `None` if nothing yet.
    pub(super) fn bits(&self, exprs: &Exprs, bits: Bits) -> Option<Domain> {
        match bits.of {
            Value::Number(n) => Some(Domain::one(n.checked_shr(bits.low).unwrap_or(0) & mask(bits.width))),
            Value::Expr(id) if bits.low >= exprs.width(id) => Some(Domain::one(0)),
            Value::Expr(id) => Some(transfer::extract(self.get(id)?, exprs.width(id), bits.low, bits.width)),
        }
    }

    /// What bits can be if some unknowns are known more exactly. `nodes` are those below that change by that, in the
    /// order of their numbers, so operands first; all others were computed before.
    pub(super) fn computed<'d>(
        &self,
        exprs: &Exprs,
        nodes: &[ExprId],
        bits: Bits,
        known: impl Fn(ExprId) -> Option<&'d Domain>,
    ) -> Domain {
        let all = Domain::all(bits.width);
        let Value::Expr(root) = bits.of else { return self.bits(exprs, bits).unwrap_or(all) };
        let mut made: Vec<Domain> = Vec::with_capacity(nodes.len());
        for &id in nodes {
            let domain = match known(id) {
                Some(domain) => domain.clone(),
                None => {
                    let of = |o: ExprId| match nodes[..made.len()].binary_search(&o) {
                        Ok(at) => Some(&made[at]),
                        Err(_) => self.get(o),
                    };
                    node(exprs, id, of).unwrap_or(Domain::all(exprs.width(id)))
                }
            };
            made.push(domain);
        }
        let whole = made.last().or(self.get(root));
        whole.map_or(all, |whole| transfer::extract(whole, exprs.width(root), bits.low, bits.width))
    }

    pub(super) fn node(&self, exprs: &Exprs, id: ExprId) -> Option<Domain> {
        node(exprs, id, |id| self.get(id))
    }
}

/// From what the operands can be. An unknown can be anything.
fn node<'d>(exprs: &Exprs, id: ExprId, of: impl Fn(ExprId) -> Option<&'d Domain>) -> Option<Domain> {
    let width = exprs.width(id);

    Some(match *exprs.node(id) {
        Node::Const { value, .. } => Domain::one(value),
        Node::Var { .. } => Domain::all(width),
        Node::Bin(op, a, b) => transfer::binary(op, exprs.width(a), of(a)?, of(b)?),
        Node::Ite(c, a, b) => match of(c)?.only() {
            Some(0) => of(b)?.clone(),
            Some(_) => of(a)?.clone(),
            None => of(a)?.join(of(b)?, width),
        },
        Node::Extract { of: a, low, width } => transfer::extract(of(a)?, exprs.width(a), low, width),
        Node::Concat(high, low) => transfer::concat(of(high)?, of(low)?, (exprs.width(high), exprs.width(low))),
        Node::Zext { of: a, width } => transfer::zext(of(a)?, exprs.width(a), width),
        Node::Sext { of: a, width } => transfer::sext(of(a)?, exprs.width(a), width),
        Node::Lookup { table, at } => transfer::lookup(of(at)?, exprs.table(table)),
    })
}
