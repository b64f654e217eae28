//! What every expression of a trace can be, whatever the order of events.
//!
//! A read finds what one of some writes wrote, and what was written may depend on other reads. So this is a smallest
//! solution of equations, found from nothing upwards. It is not always reached: `x = x + 1` in two threads has none but
//! "anything". But a value that a read finds has passed through other reads before, one after the other, and through
//! none of them twice. So if `n` reads depend on each other in a circle, `n` rounds that each let values pass
//! one read are enough, solved or not, and a counter is as large as there are increments at most.
//!
//! Limits: nothing is known of the order of events beyond that, and nothing of what two values have to do with each
//! other. A read that no value reaches (it could only find what depends on itself) never happens; it counts as 0.

use super::domain::{Domain, mask};
use super::transfer;
use crate::formula::{Bits, Value};
use rustc_hash::FxHashMap;
use trace::{ExprId, Exprs, Node};

/// How much may be done for reads that depend on each other before ranges are widened, as joins of two domains.
const WORK: usize = 8_000_000;

/// What expressions can be.
#[derive(Default)]
pub(crate) struct Domains {
    /// By number of the expression: 1 + index into `known`, 0 if not computed.
    index: Vec<u32>,
    known: Vec<Domain>,
}

/// The bits of an unknown that one read stands for, and the list of what it can find.
#[derive(Clone, Copy)]
struct Part {
    low: u32,
    width: u32,
    list: u32,
    /// The width of the list's values; more than `width` if the read is wider than the unknown.
    read: u32,
}

/// What reads can find, each list once.
struct Reads {
    lists: Vec<Vec<Bits>>,
    parts: FxHashMap<ExprId, Vec<Part>>,
}

fn unsliced(exprs: &Exprs, bits: Bits) -> Option<ExprId> {
    match bits.of {
        Value::Expr(id) if bits.low < exprs.width(id) => Some(id),
        _ => None,
    }
}

impl Reads {
    fn new(exprs: &Exprs, reads: &[(Vec<Bits>, Vec<Bits>)]) -> Reads {
        let mut lists: Vec<Vec<Bits>> = Vec::new();
        let mut numbers: FxHashMap<Vec<Bits>, u32> = FxHashMap::default();
        let mut parts: FxHashMap<ExprId, Vec<Part>> = FxHashMap::default();
        for (values, candidates) in reads {
            let list = *numbers.entry(candidates.clone()).or_insert_with(|| {
                lists.push(candidates.clone());
                lists.len() as u32 - 1
            });
            for bits in values {
                let Value::Expr(id) = bits.of else { continue };
                let width = exprs.width(id);
                if !matches!(exprs.node(id), Node::Var { .. }) || bits.low >= width {
                    continue;
                }
                // What lies above the expression is 0, and the read says nothing of it.
                let part = Part { low: bits.low, width: bits.width.min(width - bits.low), list, read: bits.width };
                parts.entry(id).or_default().push(part);
            }
        }
        for parts in parts.values_mut() {
            parts.sort_unstable_by_key(|p| (p.low, p.width, p.list));
            parts.dedup_by_key(|p| (p.low, p.width, p.list));
        }
        Reads { lists, parts }
    }

    /// Reads of the same cell have nearly the same lists. As one, they are less precise and much smaller.
    fn merge(&mut self, among: &[u32]) {
        let mut leader: Vec<u32> = (0..self.lists.len() as u32).collect();
        fn find(leader: &mut [u32], mut of: u32) -> u32 {
            while leader[of as usize] != of {
                leader[of as usize] = leader[leader[of as usize] as usize];
                of = leader[of as usize];
            }
            of
        }
        let mut first: FxHashMap<Bits, u32> = FxHashMap::default();
        for &list in among {
            for bits in &self.lists[list as usize] {
                let other = *first.entry(*bits).or_insert(list);
                let (a, b) = (find(&mut leader, other), find(&mut leader, list));
                leader[b as usize] = a;
            }
        }
        for &list in among {
            let to = find(&mut leader, list);
            if to != list {
                let moved = std::mem::take(&mut self.lists[list as usize]);
                self.lists[to as usize].extend(moved);
            }
        }
        for &list in among {
            let list = &mut self.lists[list as usize];
            let mut seen = rustc_hash::FxHashSet::default();
            list.retain(|b| seen.insert(*b));
        }
        for part in self.parts.values_mut().flatten() {
            part.list = find(&mut leader, part.list);
        }
    }
}

impl Domains {
    /// Of the unknowns that reads stand for. Each read: the bits that stand for its value, and all values it can find,
    /// those at the end of the run included (a goal may ask what it would find there).
    pub(crate) fn new(exprs: &Exprs, reads: &[(Vec<Bits>, Vec<Bits>)]) -> Domains {
        let mut domains = Domains { index: vec![0; exprs.len()], known: Vec::new() };
        let mut reads = Reads::new(exprs, reads);
        let roots: Vec<ExprId> = {
            let mut roots: Vec<ExprId> = reads.parts.keys().copied().collect();
            roots.sort_unstable();
            roots
        };
        let mut circles = Circles { order: vec![0; exprs.len()], count: 0, waiting: Vec::new(), open: Vec::new() };
        for root in roots {
            circles.visit(exprs, root, &mut reads, &mut |reads, members| domains.solve(exprs, reads, members));
        }
        domains
    }

    fn get(&self, id: ExprId) -> Option<&Domain> {
        match self.index.get(id.number() as usize) {
            None | Some(0) => None,
            Some(&at) => Some(&self.known[at as usize - 1]),
        }
    }

    fn set(&mut self, id: ExprId, domain: Domain) {
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

    /// What an expression can be.
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
    fn bits(&self, exprs: &Exprs, bits: Bits) -> Option<Domain> {
        match bits.of {
            Value::Number(n) => Some(Domain::one(n.checked_shr(bits.low).unwrap_or(0) & mask(bits.width))),
            Value::Expr(id) if bits.low >= exprs.width(id) => Some(Domain::one(0)),
            Value::Expr(id) => Some(transfer::extract(self.get(id)?, exprs.width(id), bits.low, bits.width)),
        }
    }

    /// From what the operands can be. An unknown can be anything.
    fn node(&self, exprs: &Exprs, id: ExprId) -> Option<Domain> {
        let width = exprs.width(id);
        Some(match *exprs.node(id) {
            Node::Const { value, .. } => Domain::one(value),
            Node::Var { .. } => Domain::all(width),
            Node::Bin(op, a, b) => transfer::binary(op, exprs.width(a), self.get(a)?, self.get(b)?),
            Node::Ite(c, a, b) => match self.get(c)?.only() {
                Some(0) => self.get(b)?.clone(),
                Some(_) => self.get(a)?.clone(),
                None => self.get(a)?.join(self.get(b)?, width),
            },
            Node::Extract { of, low, width } => transfer::extract(self.get(of)?, exprs.width(of), low, width),
            Node::Concat(high, low) => {
                transfer::concat(self.get(high)?, self.get(low)?, (exprs.width(high), exprs.width(low)))
            }
            Node::Zext { of, width } => transfer::zext(self.get(of)?, exprs.width(of), width),
            Node::Sext { of, width } => transfer::sext(self.get(of)?, exprs.width(of), width),
        })
    }

    /// Of an unknown, from what its parts can be; bits that no read stands for can be anything.
    fn unknown(&self, exprs: &Exprs, id: ExprId, parts: &[Part], lists: &[Option<Domain>]) -> Option<Domain> {
        let width = exprs.width(id);
        // So much of it is put together, from the lowest bit.
        let mut made: Option<(Domain, u32)> = None;
        let mut add = |domain: Domain, bits: u32| {
            made = Some(match made.take() {
                None => (domain, bits),
                Some((low, below)) => (transfer::concat(&domain, &low, (bits, below)), bits + below),
            });
        };
        let (mut at, mut i) = (0, 0);
        while i < parts.len() {
            let Part { low, width: bits, .. } = parts[i];
            // Reads that stand for the same bits: one of them happens. Reads that overlap in another way: no idea.
            let mut same = None;
            while i < parts.len() && (parts[i].low, parts[i].width) == (low, bits) {
                if let Some(found) = &lists[parts[i].list as usize] {
                    let found = &transfer::extract(found, parts[i].read, 0, bits);
                    same = Some(same.map_or(found.clone(), |s: Domain| s.join(found, bits)));
                }
                i += 1;
            }
            if low < at || parts.get(i).is_some_and(|next| next.low < low + bits) {
                return Some(Domain::all(width));
            }
            if low > at {
                add(Domain::all(low - at), low - at);
            }
            add(same?, bits);
            at = low + bits;
        }
        if at < width {
            add(Domain::all(width - at), width - at);
        }
        made.map(|(domain, _)| domain)
    }

    /// What the members of a circle can be, or of one expression; everything else they depend on is known.
    fn solve(&mut self, exprs: &Exprs, reads: &mut Reads, members: &mut [ExprId]) {
        if let [only] = *members
            && !reads.parts.contains_key(&only)
        {
            if let Some(domain) = self.node(exprs, only) {
                self.set(only, domain);
            }
            return;
        }
        // Operands have smaller numbers.
        members.sort_unstable();
        let (unknowns, inner): (Vec<ExprId>, Vec<ExprId>) = members.iter().partition(|m| reads.parts.contains_key(m));
        let lists_of = |reads: &Reads| {
            let mut lists: Vec<u32> = unknowns.iter().flat_map(|v| &reads.parts[v]).map(|p| p.list).collect();
            lists.sort_unstable();
            lists.dedup();
            lists
        };
        let mut lists = lists_of(reads);
        let edges: usize = lists.iter().map(|&l| reads.lists[l as usize].len()).sum();
        if edges.saturating_mul(unknowns.len()) > WORK / 4 {
            reads.merge(&lists);
            lists = lists_of(reads);
        }
        let mut found: Vec<Option<Domain>> = vec![None; reads.lists.len()];
        // When an expression last changed.
        let mut changed: FxHashMap<ExprId, usize> = FxHashMap::default();
        let (mut work, mut widening) = (0, 0);
        let mut round = 1;
        loop {
            // From what was so before this round.
            let mut news = false;
            for &list in &lists {
                let width = reads.lists[list as usize].first().map_or(1, |b| b.width);
                let mut now = found[list as usize].clone();
                for &bits in &reads.lists[list as usize] {
                    let fresh = round == 1
                        || unsliced(exprs, bits).and_then(|e| changed.get(&e)).is_some_and(|&r| r + 1 >= round);
                    if !fresh {
                        continue;
                    }
                    let Some(domain) = self.bits(exprs, bits) else { continue };
                    work += 1;
                    now = Some(match now {
                        Some(now) if now.covers(&domain, width) => now,
                        Some(now) => now.join(&domain, width),
                        None => domain,
                    });
                }
                if now != found[list as usize] {
                    news = true;
                    found[list as usize] = match widening {
                        0 => now,
                        1 => now.map(|d| d.widened(width)),
                        _ => now.map(|_| Domain::all(width)),
                    };
                }
            }
            if !news {
                break;
            }
            for &unknown in &unknowns {
                let domain = self.unknown(exprs, unknown, &reads.parts[&unknown], &found);
                work += 1;
                if let Some(domain) = domain
                    && self.get(unknown) != Some(&domain)
                {
                    self.set(unknown, domain);
                    changed.insert(unknown, round);
                }
            }
            self.follow(exprs, &inner, round, &mut changed, &mut work);
            round += 1;
            if round > unknowns.len() {
                break;
            }
            if work > WORK {
                widening += 1;
            }
        }
        // Whatever nothing reaches.
        for &unknown in &unknowns {
            if self.get(unknown).is_none() {
                self.set(unknown, Domain::one(0));
                changed.insert(unknown, round);
            }
        }
        self.follow(exprs, &inner, round, &mut changed, &mut work);
    }

    /// What follows for expressions from operands that changed in a round.
    fn follow(
        &mut self,
        exprs: &Exprs,
        inner: &[ExprId],
        round: usize,
        changed: &mut FxHashMap<ExprId, usize>,
        work: &mut usize,
    ) {
        for &id in inner {
            if !exprs.node(id).operands().any(|o| changed.get(&o) == Some(&round)) {
                continue;
            }
            *work += 1;
            if let Some(domain) = self.node(exprs, id)
                && self.get(id) != Some(&domain)
            {
                self.set(id, domain);
                changed.insert(id, round);
            }
        }
    }
}

/// Finds expressions that depend on each other in a circle, those they depend on first (Tarjan's algorithm, without
/// recursion).
struct Circles {
    /// When an expression was first seen, from 1; 0: not yet; `DONE`: handed out.
    order: Vec<u32>,
    count: u32,
    /// Seen, and not handed out.
    waiting: Vec<ExprId>,
    /// The way to where we are: expression, what it depends on and how many of these are done, the earliest it leads to.
    open: Vec<(ExprId, Vec<ExprId>, usize, u32)>,
}

const DONE: u32 = u32::MAX;

impl Circles {
    fn enter(&mut self, exprs: &Exprs, id: ExprId, reads: &Reads) {
        self.count += 1;
        self.order[id.number() as usize] = self.count;
        self.waiting.push(id);
        let mut next: Vec<ExprId> = exprs.node(id).operands().collect();
        if let Some(parts) = reads.parts.get(&id) {
            for part in parts {
                next.extend(reads.lists[part.list as usize].iter().filter_map(|&b| unsliced(exprs, b)));
            }
        }
        self.open.push((id, next, 0, self.count));
    }

    fn visit(
        &mut self,
        exprs: &Exprs,
        root: ExprId,
        reads: &mut Reads,
        found: &mut impl FnMut(&mut Reads, &mut [ExprId]),
    ) {
        if self.order[root.number() as usize] != 0 {
            return;
        }
        self.enter(exprs, root, reads);
        while let Some((id, next, done, earliest)) = self.open.last_mut() {
            if let Some(&to) = next.get(*done) {
                *done += 1;
                match self.order[to.number() as usize] {
                    0 => self.enter(exprs, to, reads),
                    DONE => {}
                    seen => *earliest = seen.min(*earliest),
                }
                continue;
            }
            let (id, earliest) = (*id, *earliest);
            self.open.pop();
            if let Some((_, _, _, above)) = self.open.last_mut() {
                *above = earliest.min(*above);
            }
            if earliest == self.order[id.number() as usize] {
                let from = self.waiting.iter().rposition(|&w| w == id).unwrap_or(0);
                let mut members = self.waiting.split_off(from);
                for member in &members {
                    self.order[member.number() as usize] = DONE;
                }
                found(reads, &mut members);
            }
        }
    }
}
