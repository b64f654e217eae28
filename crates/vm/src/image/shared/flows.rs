//! Which writes may be found by which reads, from the code alone, and the sides of branches that escort them (STEM: Zhang et al., "Automated
//! Testing of Definition-Use Data Flow for Multithreaded Programs").
//!
//! A side of a branch escorts an access if taking it inevitably leads there, and coming to the branch does not: the access is control
//! dependent on the side. The paper says only the first half, but its figure 2 has no pair with line 6, whose sides both lead to the read
//! in line 10. What a function surely does when it is called counts where it is called.
//!
//! Loops are taken to end. What fails is no other way, but what ends the thread or the process is, and so is a call that may do so: what comes
//! after it is not inevitable. A call through a pointer counts if there is only one function that it can mean. In one thread a write may be
//! found only where a way leads from it to the read (`between.rs`).

use super::between::Ways;
use super::limit::MOST_FLOWS;
use super::points_to::Object;
use super::{Access, CodeAccess, CodeLimit, InCode, Shared, apart, block_of, next_blocks};
use guest::shims::Role;
use ir::{Body, InstKind};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use trace::Place;

/// A write that a read may find.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MayFlow {
    /// The data, as far as they have a name.
    pub data: String,
    pub write: CodeAccess,
    pub read: CodeAccess,
}

/// Where a branch goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Way {
    True,
    False,
    /// Of a switch, by its number; the default comes after all others.
    Case(u32),
}

impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Way::True => f.write_str("true"),
            Way::False => f.write_str("false"),
            Way::Case(n) => write!(f, "case {n}"),
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BranchSide {
    pub place: Place,
    pub way: Way,
}

/// Sides of branches that lead to the two ends of flows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Escort {
    pub write: BranchSide,
    pub read: BranchSide,
    /// Which: by their numbers.
    pub flows: Vec<usize>,
}

/// The side of a branch that leads to one end of flows; to their other ends all ways lead. `None`: all ways lead to both.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HalfEscort {
    pub side: Option<BranchSide>,
    pub flows: Vec<usize>,
}

/// The flows of a program, and who escorts them.
#[derive(Default)]
pub struct CodeFlows {
    pub all: InCode<MayFlow>,
    pub escorts: Vec<Escort>,
    pub halves: Vec<HalfEscort>,
}

/// A place in the code.
type At<'a> = (&'a str, u32, u32);

fn at(access: &Access) -> At<'_> {
    (&access.place.file, access.place.line, access.place.column)
}

/// No block.
const NONE: usize = usize::MAX;

impl Shared<'_> {
    pub fn flows(&self) -> CodeFlows {
        let accesses = self.accesses();
        let mut limits = self.limits();
        let mut all: Vec<MayFlow> = Vec::new();
        // The numbers of a flow's accesses; the same lines may have several.
        let mut ends: Vec<Vec<(usize, usize)>> = Vec::new();
        let mut known: FxHashMap<[At<'_>; 2], usize> = FxHashMap::default();
        let mut writes: FxHashMap<&Object, Vec<usize>> = FxHashMap::default();
        for (n, a) in accesses.iter().enumerate().filter(|(_, a)| a.writes) {
            a.objects.iter().for_each(|o| writes.entry(o).or_default().push(n));
        }
        let ways = Ways::of(self, &accesses);
        'all: for (r, read) in accesses.iter().enumerate().filter(|(_, a)| a.reads) {
            let mut met = FxHashSet::default();
            for (object, w) in
                read.objects.iter().flat_map(|o| writes.get(o).into_iter().flatten().map(move |w| (o, *w)))
            {
                let write = &accesses[w];
                if !met.insert(w) || apart(&write.member, &read.member) || !ways.leads(self, write, read) {
                    continue;
                }
                let key = [at(write), at(read)];
                let number = match known.get(&key) {
                    Some(&number) => number,
                    None if all.len() == MOST_FLOWS => {
                        limits.insert(CodeLimit::Flows);
                        break 'all;
                    }
                    None => {
                        known.insert(key, all.len());
                        let access =
                            |a: &Access, writes| CodeAccess { place: a.place.clone(), writes, atomic: a.atomic };
                        all.push(MayFlow {
                            data: self.name(object),
                            write: access(write, true),
                            read: access(read, false),
                        });
                        ends.push(Vec::new());
                        all.len() - 1
                    }
                };
                ends[number].push((w, r));
            }
        }
        let (escorts, halves) = self.escorts(&accesses, &ends);
        CodeFlows { all: InCode { all, limits }, escorts, halves }
    }

    fn escorts(&self, accesses: &[Access], ends: &[Vec<(usize, usize)>]) -> (Vec<Escort>, Vec<HalfEscort>) {
        let (sides, of) = self.sides(accesses);
        let mut numbers: FxHashMap<(usize, usize), usize> = FxHashMap::default();
        let mut all: Vec<Escort> = Vec::new();
        let mut halves: BTreeMap<Option<usize>, Vec<usize>> = BTreeMap::new();
        for (flow, pairs) in ends.iter().enumerate() {
            let (mut met, mut half) = (BTreeSet::new(), BTreeSet::new());
            for (w, r) in pairs {
                let both = of[*w].iter().flat_map(|p| of[*r].iter().map(move |q| (*p, *q)));
                met.extend(both);
                match (&of[*w][..], &of[*r][..]) {
                    ([], []) => half.extend([None]),
                    ([], one) | (one, []) => half.extend(one.iter().copied().map(Some)),
                    _ => {}
                }
            }
            half.into_iter().for_each(|side| halves.entry(side).or_default().push(flow));
            for (p, q) in met {
                let number = *numbers.entry((p, q)).or_insert_with(|| {
                    all.push(Escort { write: sides[p].clone(), read: sides[q].clone(), flows: Vec::new() });
                    all.len() - 1
                });
                all[number].flows.push(flow);
            }
        }
        let half = |(side, flows): (Option<usize>, _)| HalfEscort { side: side.map(|s| sides[s].clone()), flows };
        (all, halves.into_iter().map(half).collect())
    }

    /// The sides of branches that escort something, and for each access those that do.
    fn sides(&self, accesses: &[Access]) -> (Vec<BranchSide>, Vec<Vec<usize>>) {
        let mut code = Escorted {
            shared: self,
            own: FxHashMap::default(),
            bodies: FxHashMap::default(),
            surely: FxHashMap::default(),
            returns: FxHashMap::default(),
        };
        for (n, a) in accesses.iter().enumerate() {
            let Some((_, _, body)) = self.image.ir_function(a.function) else { continue };
            code.own.entry((a.function, block_of(body, a.inst))).or_default().push((a.inst, n));
        }
        let (mut sides, mut of) = (Vec::new(), vec![Vec::new(); accesses.len()]);
        for &function in &self.points.functions {
            let Some((_, _, body)) = self.image.ir_function(function).filter(|_| self.image.is_users(function)) else {
                continue;
            };
            for (block, b) in body.blocks.iter().enumerate() {
                let last = b.insts.end.saturating_sub(1);
                let ways = ways(body, last);
                if ways.is_empty() {
                    continue;
                }
                let Some(place) = self.image.inst_place(function, last).filter(Place::is_known) else { continue };
                for (way, target) in ways {
                    let met = code.behind_side(function, block, target);
                    if !met.is_empty() {
                        met.iter().for_each(|&a| of[a].push(sides.len()));
                        sides.push(BranchSide { place: place.clone(), way });
                    }
                }
            }
        }
        (sides, of)
    }
}

/// The sides of the branch that an instruction is, with the blocks that they lead to.
fn ways(body: &Body, inst: u32) -> Vec<(Way, usize)> {
    match body.insts.get(inst as usize).map(|i| &i.kind) {
        Some(InstKind::CondBr { then, other, .. }) => {
            vec![(Way::True, then.0 as usize), (Way::False, other.0 as usize)]
        }
        Some(InstKind::Switch { default, cases, .. }) => {
            let targets = cases.iter().map(|c| c.1).chain([*default]);
            targets.enumerate().map(|(n, t)| (Way::Case(n as u32), t.0 as usize)).collect()
        }
        _ => Vec::new(),
    }
}

/// What sides of branches lead to.
struct Escorted<'s, 'i> {
    shared: &'s Shared<'i>,
    /// Accesses by function and block: where, and which.
    own: FxHashMap<(u32, usize), Vec<(u32, usize)>>,
    /// For each block of a function the next one that surely comes.
    bodies: FxHashMap<u32, Vec<usize>>,
    /// What a function surely does; nothing while that is being found out.
    surely: FxHashMap<u32, Vec<usize>>,
    /// Whether a function surely returns; it does while that is being found out.
    returns: FxHashMap<u32, bool>,
}

impl Escorted<'_, '_> {
    /// The accesses that a side of a block's branch leads to, and the branch alone does not.
    fn behind_side(&mut self, function: u32, block: usize, target: usize) -> Vec<usize> {
        let stop = self.next(function)[block];
        let mut all = self.along(function, target, stop);
        all.sort_unstable();
        all.dedup();
        all
    }

    /// What a function does whenever it is called.
    fn surely(&mut self, function: u32) -> Vec<usize> {
        if let Some(known) = self.surely.get(&function) {
            return known.clone();
        }
        self.surely.insert(function, Vec::new());
        let all = self.along(function, 0, NONE);
        self.surely.insert(function, all.clone());
        all
    }

    /// The accesses from a block on that surely come, up to another one.
    fn along(&mut self, function: u32, from: usize, stop: usize) -> Vec<usize> {
        let end = self.next(function).len();
        let (mut all, mut met, mut at) = (Vec::new(), FxHashSet::default(), from);
        while at != stop && at < end && met.insert(at) {
            if !self.in_block(function, at, &mut all) {
                break;
            }
            at = self.next(function)[at];
        }
        all
    }

    /// What a block does; whether it surely comes to its end.
    fn in_block(&mut self, function: u32, block: usize, all: &mut Vec<usize>) -> bool {
        let shared = self.shared;
        let own = self.own.get(&(function, block)).cloned().unwrap_or_default();
        let Some((_, _, body)) = shared.image.ir_function(function) else { return true };
        let mut left = own.into_iter().peekable();
        for inst in body.blocks[block].insts.clone() {
            while let Some((_, access)) = left.next_if(|(at, _)| *at <= inst) {
                all.push(access);
            }
            let callees = shared.points.called.get(&(function, inst));
            let Some(callees) = callees.filter(|c| !c.is_empty()) else { continue };
            if let (1, Some(&callee)) = (callees.len(), callees.iter().next()) {
                all.extend(self.surely(callee));
            }
            if !callees.iter().all(|&c| self.returns(c)) {
                return false;
            }
        }
        true
    }

    /// Whether a function comes back, or fails.
    fn returns(&mut self, function: u32) -> bool {
        if let Some(&known) = self.returns.get(&function) {
            return known;
        }
        let shared = self.shared;
        let ends = matches!(shared.image.role(function), Some(Role::Ends | Role::Exits));
        self.returns.insert(function, !ends);
        let Some((_, _, body)) = shared.image.ir_function(function).filter(|_| !ends) else { return !ends };
        let called = (0..body.insts.len() as u32).filter_map(|i| shared.points.called.get(&(function, i)));
        let returns = called.flatten().all(|&c| self.returns(c));
        self.returns.insert(function, returns);
        returns
    }

    fn next(&mut self, function: u32) -> &[usize] {
        if !self.bodies.contains_key(&function) {
            let next = self.shared.image.ir_function(function).map_or_else(Vec::new, |(_, _, body)| {
                let leaves: Vec<bool> = (0..body.blocks.len()).map(|b| self.leaves(function, body, b)).collect();
                followers(body, &leaves)
            });
            self.bodies.insert(function, next);
        }
        &self.bodies[&function]
    }

    /// Whether a block ends the thread or the process.
    fn leaves(&mut self, function: u32, body: &Body, block: usize) -> bool {
        let insts = body.blocks[block].insts.clone();
        let last = body.insts.get(insts.end.saturating_sub(1) as usize).map(|i| &i.kind);
        let called = |inst| self.shared.points.called.get(&(function, inst)).cloned();
        let callees = insts.rev().find_map(called).filter(|_| matches!(last, Some(InstKind::Unreachable)));
        callees.is_some_and(|all| all.iter().any(|&c| !self.returns(c)))
    }
}

/// For each block the nearest one that surely comes after it: its immediate post-dominator (Cooper, Harvey and Kennedy, "A Simple, Fast
/// Dominance Algorithm"). The number of blocks stands for the end of the function, [`NONE`] for a block that never comes there.
fn followers(body: &Body, leaves: &[bool]) -> Vec<usize> {
    let end = body.blocks.len();
    let returns = |b: usize| {
        let last = body.blocks[b].insts.end.saturating_sub(1) as usize;
        leaves[b]
            || matches!(body.insts.get(last).map(|i| &i.kind), Some(InstKind::Ret { .. } | InstKind::Resume { .. }))
    };
    let next: Vec<Vec<usize>> = (0..end).map(|b| if returns(b) { vec![end] } else { next_blocks(body, b) }).collect();
    let mut before = vec![Vec::new(); end + 1];
    next.iter().enumerate().for_each(|(b, all)| all.iter().for_each(|&n| before[n].push(b)));
    // From the end backwards, each block after all that were found through it.
    let (mut order, mut number) = (Vec::new(), vec![NONE; end + 1]);
    let mut open = vec![(end, 0)];
    let mut met = vec![false; end + 1];
    met[end] = true;
    while let Some((block, done)) = open.pop() {
        match before[block].get(done) {
            Some(&b) => {
                open.push((block, done + 1));
                if !std::mem::replace(&mut met[b], true) {
                    open.push((b, 0));
                }
            }
            None => {
                number[block] = order.len();
                order.push(block);
            }
        }
    }
    let mut follower = vec![NONE; end + 1];
    follower[end] = end;
    let mut changed = true;
    while changed {
        changed = false;
        for &block in order.iter().rev().filter(|b| **b != end) {
            let mut common = NONE;
            for &n in next[block].iter().filter(|n| follower[**n] != NONE) {
                common = if common == NONE { n } else { meet(&follower, &number, common, n) };
            }
            changed |= follower[block] != common;
            follower[block] = common;
        }
    }
    follower.truncate(end);
    follower
}

fn meet(follower: &[usize], number: &[usize], mut a: usize, mut b: usize) -> usize {
    while a != b {
        while number[a] < number[b] {
            a = follower[a];
        }
        while number[b] < number[a] {
            b = follower[b];
        }
    }
    a
}
