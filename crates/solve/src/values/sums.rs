//! Counters with many increments, without going round.
//!
//! If all that is written is a read plus or minus something known, then a read finds at most what there is at the start
//! and everything that can be added to it, once each, because no value passes the same read twice.

use super::domain::Domain;
use super::domains::Domains;
use super::reads::Reads;
use super::rounds::Circle;
use trace::{ExprId, ExprOp, Node};

/// At least, and at most.
type Bounds = (i128, i128);

impl Circle<'_> {
    /// If all that is written is a read plus something known: at most all of that together. Says whether it is so.
    pub(super) fn sum_up(&self, domains: &mut Domains, reads: &Reads) -> bool {
        let Some(((low, high), added)) = self.summed(domains, reads) else { return false };
        let own = self.members.iter().zip(added).filter(|(m, _)| !reads.parts(**m).is_empty());
        for (&unknown, (least, most)) in own {
            // What is added to it is not in it.
            domains.set(unknown, Domain::integers(low - least, high - most, self.exprs.width(unknown)));
        }
        for &member in self.members {
            if reads.parts(member).is_empty()
                && let Some(domain) = domains.node(self.exprs, member)
            {
                domains.set(member, domain);
            }
        }
        true
    }

    /// What there is, and what is added to each read.
    fn summed(&self, domains: &Domains, reads: &Reads) -> Option<(Bounds, Vec<Bounds>)> {
        let width = self.lists.first()?.width;
        let mut start: Option<Domain> = None;
        let mut add_start = |domain: &Domain| {
            start = Some(start.as_ref().map_or(domain.clone(), |start| start.join(domain, width)));
        };
        self.lists.iter().filter_map(|l| l.found.as_ref()).for_each(&mut add_start);
        // By place: the read that it is, and what is added to it at least and at most.
        let mut sums: Vec<Option<(u32, i128, i128)>> = Vec::with_capacity(self.members.len());
        // By place of a read: what is added to it at least and at most, before it is read again.
        let mut added: Vec<Bounds> = vec![(0, 0); self.members.len()];
        for (i, &member) in self.members.iter().enumerate() {
            let sum = |id: ExprId| match self.members.binary_search(&id) {
                Ok(at) => Err(sums[at]),
                Err(_) => Ok(domains.get(id)),
            };
            let sum = match *self.exprs.node(member) {
                Node::Var { .. } => match reads.parts(member) {
                    [part] if part.low == 0 && part.width == width && part.read == width => Some((i as u32, 0, 0)),
                    _ => return None,
                },
                Node::Bin(op @ (ExprOp::Add | ExprOp::Sub), a, b) => match (op, sum(a), sum(b)) {
                    (_, Err(Some((of, low, high))), Ok(Some(by)))
                    | (ExprOp::Add, Ok(Some(by)), Err(Some((of, low, high)))) => {
                        let (least, most) = by.signed(self.exprs.width(member));
                        let (least, most) = (i128::from(least), i128::from(most));
                        Some(if op == ExprOp::Add {
                            (of, low + least, high + most)
                        } else {
                            (of, low - most, high - least)
                        })
                    }
                    _ => None,
                },
                Node::Ite(_, a, b) => match (sum(a), sum(b)) {
                    (Err(Some((x, low, high))), Err(Some((y, least, most)))) if x == y => {
                        Some((x, low.min(least), high.max(most)))
                    }
                    (Err(sum), Ok(Some(other))) | (Ok(Some(other)), Err(sum)) => {
                        add_start(other);
                        sum
                    }
                    _ => None,
                },
                _ => None,
            };
            sums.push(sum);
            if let Some((_, bits)) = self.in_lists[i].first() {
                let (of, low, high) = sum.filter(|_| bits.low == 0 && bits.width == self.exprs.width(member))?;
                let of = &mut added[of as usize];
                *of = (of.0.min(low), of.1.max(high));
            }
        }
        let (first, more) = start.map(|s| (s.range(width).0, s.more_in_range(width)))?;
        let (low, high) = added.iter().fold((0, 0), |(low, high), a| (low + a.0, high + a.1));
        Some(((i128::from(first) + low, i128::from(first) + i128::from(more) + high), added))
    }
}
