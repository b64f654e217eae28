//! What each unknown can be read from.

use crate::formula::{Bits, Value};
use rustc_hash::FxHashMap;
use std::rc::Rc;
use trace::{ExprId, Exprs, Node};

const NONE: u32 = u32::MAX;

/// The bits of an unknown that one read stands for, and the list of what it can find.
#[derive(Clone, Copy)]
pub(super) struct Part {
    pub(super) low: u32,
    pub(super) width: u32,
    pub(super) list: u32,
    /// The width of the list's values; more than `width` if the read is wider than the unknown.
    pub(super) read: u32,
}

pub(super) struct Reads {
    /// Each only once.
    pub(super) candidates: Vec<Bits>,
    /// Indices into the candidates; each list only once.
    pub(super) lists: Vec<Rc<[u32]>>,
    parts: FxHashMap<ExprId, Vec<Part>>,
}

/// The expression that decides what bits are.
pub(super) fn source(exprs: &Exprs, bits: Bits) -> Option<ExprId> {
    match bits.of {
        Value::Expr(id) if bits.low < exprs.width(id) => Some(id),
        _ => None,
    }
}

impl Reads {
    pub(super) fn new(exprs: &Exprs, reads: &[(Vec<Bits>, Vec<Bits>)]) -> Reads {
        let mut candidates: Vec<Bits> = Vec::new();
        let mut numbers: FxHashMap<Bits, u32> = FxHashMap::default();
        let mut lists: Vec<Rc<[u32]>> = Vec::new();
        let mut known: FxHashMap<Rc<[u32]>, u32> = FxHashMap::default();
        let mut parts: FxHashMap<ExprId, Vec<Part>> = FxHashMap::default();
        for (values, found) in reads {
            let list = found.iter().map(|&bits| {
                *numbers.entry(bits).or_insert_with(|| {
                    candidates.push(bits);
                    candidates.len() as u32 - 1
                })
            });
            let list: Rc<[u32]> = list.collect();
            let list = *known.entry(list).or_insert_with_key(|list| {
                lists.push(list.clone());
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
        Reads { candidates, lists, parts }
    }

    /// The unknowns that are read, in the order of their numbers.
    pub(super) fn unknowns(&self) -> Vec<ExprId> {
        let mut all: Vec<ExprId> = self.parts.keys().copied().collect();
        all.sort_unstable();
        all
    }

    /// What an unknown is read from: parts of it, from the lowest.
    pub(super) fn parts(&self, id: ExprId) -> &[Part] {
        self.parts.get(&id).map_or(&[], Vec::as_slice)
    }

    pub(super) fn list(&self, list: u32) -> impl Iterator<Item = Bits> {
        self.lists[list as usize].iter().map(|&c| self.candidates[c as usize])
    }

    /// The unknown is known by other means.
    pub(super) fn forget(&mut self, id: ExprId) {
        self.parts.remove(&id);
    }

    /// Reads of the same cell have nearly the same lists. As one, they are less precise and much smaller. Short lists stay.
    pub(super) fn merge(&mut self, unknowns: &[ExprId], long: usize) {
        let mut among: Vec<u32> = unknowns.iter().flat_map(|&v| self.parts(v)).map(|p| p.list).collect();
        among.sort_unstable();
        among.dedup();
        among.retain(|&l| self.lists[l as usize].len() > long);
        // The lists that have something in common, by the first of them.
        let mut leaders: FxHashMap<u32, u32> = among.iter().map(|&l| (l, l)).collect();
        fn find(leaders: &mut FxHashMap<u32, u32>, mut of: u32) -> u32 {
            while leaders[&of] != of {
                let next = leaders[&leaders[&of]];
                leaders.insert(of, next);
                of = next;
            }
            of
        }
        let mut first = vec![NONE; self.candidates.len()];
        for &list in &among {
            let mut own = find(&mut leaders, list);
            for &candidate in self.lists[list as usize].iter() {
                // Numbers are in lists of different cells.
                if matches!(self.candidates[candidate as usize].of, Value::Number(_)) {
                    continue;
                }
                let seen = std::mem::replace(&mut first[candidate as usize], own);
                if seen != NONE && seen != own {
                    let (a, b) = (find(&mut leaders, seen), own);
                    own = a.min(b);
                    leaders.insert(a.max(b), own);
                }
            }
        }
        let led: FxHashMap<u32, u32> = among.iter().map(|&l| (l, find(&mut leaders, l))).collect();
        among.sort_by_key(|l| led[l]);
        let mut last = vec![NONE; self.candidates.len()];
        for same in among.chunk_by(|a, b| led[a] == led[b]) {
            let leader = led[&same[0]];
            let all = same.iter().flat_map(|&l| self.lists[l as usize].iter().copied());
            let all: Vec<u32> = all.filter(|&c| std::mem::replace(&mut last[c as usize], leader) != leader).collect();
            self.lists[leader as usize] = all.into();
        }
        for &unknown in unknowns {
            for part in self.parts.get_mut(&unknown).into_iter().flatten() {
                part.list = led.get(&part.list).copied().unwrap_or(part.list);
            }
        }
    }
}
