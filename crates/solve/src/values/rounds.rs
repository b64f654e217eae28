//! What unknowns can be that depend on each other in a circle.
//!
//! A read finds what one of some writes wrote, and what was written may depend on other reads. So this is a smallest
//! solution of equations, found from nothing upwards. It is not always reached: `x = x + 1` in two threads has none but
//! "anything". But a value that a read finds has passed through other reads before, one after the other, and through
//! none of them twice. So if `n` reads depend on each other, `n` rounds that each let values pass one read are enough,
//! solved or not, and a counter is as large as there are increments at most.
//!
//! Where that are too many rounds, values may be sums that can be added up (see `sums`); otherwise ranges are widened.
//!
//! Limits: nothing is known of the order of events beyond that, and nothing of what two values have to do with each
//! other. A read that no value reaches (it could only find what depends on itself) never happens; it counts as 0.

use super::domain::Domain;
use super::domains::Domains;
use super::reads::{Part, Reads, source};
use super::transfer;
use crate::formula::Bits;
use rustc_hash::FxHashMap;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use trace::{ExprId, Exprs};

/// Operations on domains for one circle before ranges are widened: so many, and so many for each operation of a round.
const WORK: usize = 1_000_000;
const WORK_EACH: usize = 20;

/// A circle with more to do than this has its lists merged if they are longer than `LONG`.
const MERGE: usize = 100_000;
const LONG: usize = 16;

/// A circle with more to do than this is summed up if it can be.
const SUM: usize = 300_000;

/// Solves one circle after the other.
pub(super) struct Rounds {
    /// By number of the expression, only while its circle is solved: 1 + its place in the circle.
    place: Vec<u32>,
}

/// Expressions that depend on each other, in the order of their numbers, so operands first.
pub(super) struct Circle<'c> {
    pub(super) exprs: &'c Exprs,
    pub(super) members: &'c [ExprId],
    /// The members that use a member as an operand.
    users: Vec<Vec<u32>>,
    /// The lists, as indices into `lists`, in which some bits of a member are.
    pub(super) in_lists: Vec<Vec<(u32, Bits)>>,
    pub(super) lists: Vec<List>,
    /// Which of them a list of the reads is.
    numbers: FxHashMap<u32, u32>,
}

/// What one or several reads can find.
pub(super) struct List {
    pub(super) width: u32,
    pub(super) found: Option<Domain>,
    /// The members that are read from it.
    readers: Vec<u32>,
    /// Its readers do not know yet what is found.
    news: bool,
}

impl Rounds {
    pub(super) fn new(exprs: &Exprs) -> Rounds {
        Rounds { place: vec![0; exprs.len()] }
    }

    /// What the members of a circle can be, or one expression that is in none; all else that they depend on is known.
    pub(super) fn solve(&mut self, domains: &mut Domains, exprs: &Exprs, reads: &mut Reads, members: &mut [ExprId]) {
        if let [only] = *members
            && reads.parts(only).is_empty()
        {
            if let Some(domain) = domains.node(exprs, only) {
                domains.set(only, domain);
            }
            return;
        }
        members.sort_unstable();
        let unknowns: Vec<ExprId> = members.iter().copied().filter(|&m| !reads.parts(m).is_empty()).collect();
        let edges = |reads: &Reads| {
            let mut lists: Vec<u32> = unknowns.iter().flat_map(|&v| reads.parts(v)).map(|p| p.list).collect();
            lists.sort_unstable();
            lists.dedup();
            lists.iter().map(|&l| reads.lists[l as usize].len()).sum::<usize>()
        };
        let mut size = members.len() + edges(reads);
        if members.len() > 1 && size.saturating_mul(unknowns.len()) > MERGE {
            reads.merge(&unknowns, LONG);
            size = members.len() + edges(reads);
        }
        for (i, member) in members.iter().enumerate() {
            self.place[member.number() as usize] = i as u32 + 1;
        }
        let mut circle = self.circle(domains, exprs, reads, members, &unknowns);
        let large = size.saturating_mul(unknowns.len()) > SUM;
        if !(large && circle.sum_up(domains, reads)) {
            circle.go_round(domains, reads, unknowns.len(), WORK + WORK_EACH * size);
        }
        for member in members.iter() {
            self.place[member.number() as usize] = 0;
        }
    }

    fn place(&self, id: ExprId) -> Option<u32> {
        self.place[id.number() as usize].checked_sub(1)
    }

    fn circle<'c>(
        &self,
        domains: &Domains,
        exprs: &'c Exprs,
        reads: &Reads,
        members: &'c [ExprId],
        unknowns: &[ExprId],
    ) -> Circle<'c> {
        let mut circle = Circle {
            exprs,
            members,
            users: vec![Vec::new(); members.len()],
            in_lists: vec![Vec::new(); members.len()],
            lists: Vec::new(),
            numbers: FxHashMap::default(),
        };
        for (i, &member) in members.iter().enumerate() {
            for operand in exprs.node(member).operands() {
                if let Some(at) = self.place(operand) {
                    circle.users[at as usize].push(i as u32);
                }
            }
        }
        let mut numbers: FxHashMap<u32, u32> = FxHashMap::default();
        for (part, unknown) in unknowns.iter().flat_map(|&v| reads.parts(v).iter().map(move |p| (p, v))) {
            let number = *numbers.entry(part.list).or_insert_with(|| {
                let number = circle.lists.len() as u32;
                let mut found: Option<Domain> = None;
                for bits in reads.list(part.list) {
                    match source(exprs, bits).and_then(|id| self.place(id)) {
                        Some(member) => circle.in_lists[member as usize].push((number, bits)),
                        None => {
                            let Some(domain) = domains.bits(exprs, bits) else { continue };
                            found = Some(found.map_or(domain.clone(), |found| found.join(&domain, part.read)));
                        }
                    }
                }
                let news = found.is_some();
                circle.lists.push(List { width: part.read, found, readers: Vec::new(), news });
                number
            });
            if let Some(at) = self.place(unknown) {
                circle.lists[number as usize].readers.push(at);
            }
        }
        circle.numbers = numbers;
        circle
    }
}

impl Circle<'_> {
    /// Of an unknown, from what its parts can be; bits that no read stands for can be anything.
    fn unknown(&self, id: ExprId, parts: &[Part]) -> Option<Domain> {
        let width = self.exprs.width(id);
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
                if let Some(found) = &self.lists[self.numbers[&parts[i].list] as usize].found {
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

    fn go_round(&mut self, domains: &mut Domains, reads: &Reads, rounds: usize, most: usize) {
        let (mut work, mut widening) = (0, 0);
        let mut followers = Followers::new(self.members.len());
        for _ in 0..rounds {
            // From what was found before this round.
            let mut readers: Vec<u32> = Vec::new();
            for list in self.lists.iter_mut().filter(|l| l.news) {
                list.news = false;
                readers.extend(&list.readers);
            }
            if readers.is_empty() {
                break;
            }
            readers.sort_unstable();
            readers.dedup();
            for &reader in &readers {
                let id = self.members[reader as usize];
                work += 1;
                if let Some(domain) = self.unknown(id, reads.parts(id)) {
                    self.change(domains, reader, domain, &mut followers);
                }
            }
            work += self.follow(domains, &mut followers);
            for member in std::mem::take(&mut followers.changed) {
                for &(list, bits) in &self.in_lists[member as usize] {
                    work += 1;
                    let Some(domain) = domains.bits(self.exprs, bits) else { continue };
                    let list = &mut self.lists[list as usize];
                    let joined = match &list.found {
                        Some(found) if found.covers(&domain, list.width) => continue,
                        Some(found) => found.join(&domain, list.width),
                        None => domain,
                    };
                    list.news = true;
                    list.found = Some(match widening {
                        0 => joined,
                        1 => joined.widened(list.width),
                        _ => Domain::all(list.width),
                    });
                }
            }
            widening += usize::from(work > most);
        }
        // What nothing reaches.
        for (i, &member) in self.members.iter().enumerate() {
            if !reads.parts(member).is_empty() && domains.get(member).is_none() {
                self.change(domains, i as u32, Domain::one(0), &mut followers);
            }
        }
        self.follow(domains, &mut followers);
    }

    fn change(&self, domains: &mut Domains, member: u32, domain: Domain, followers: &mut Followers) {
        let id = self.members[member as usize];
        if domains.get(id) != Some(&domain) {
            domains.set(id, domain);
            followers.changed.push(member);
            for &user in &self.users[member as usize] {
                followers.add(user);
            }
        }
    }

    /// Computes what uses what has changed. Says how much that was.
    fn follow(&self, domains: &mut Domains, followers: &mut Followers) -> usize {
        let mut work = 0;
        while let Some(next) = followers.next() {
            work += 1;
            let id = self.members[next as usize];
            if let Some(domain) = domains.node(self.exprs, id) {
                self.change(domains, next, domain, followers);
            }
        }
        work
    }
}

/// Members that have to be computed again.
struct Followers {
    next: BinaryHeap<Reverse<u32>>,
    waiting: Vec<bool>,
    changed: Vec<u32>,
}

impl Followers {
    fn new(members: usize) -> Followers {
        Followers { next: BinaryHeap::new(), waiting: vec![false; members], changed: Vec::new() }
    }

    fn add(&mut self, member: u32) {
        if !std::mem::replace(&mut self.waiting[member as usize], true) {
            self.next.push(Reverse(member));
        }
    }

    fn next(&mut self) -> Option<u32> {
        let Reverse(next) = self.next.pop()?;
        self.waiting[next as usize] = false;
        Some(next)
    }
}
