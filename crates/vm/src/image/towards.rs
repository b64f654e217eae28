//! How far it is from a place in the code to one of some lines: for a search that wants to get there.
//!
//! Counted in operations along the code of a function, through the functions that it calls; what its callers do afterwards is not
//! looked at. Calls through pointers lead nowhere.

use super::Image;
use super::sides::{NEVER, successors};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;
use std::sync::Arc;

/// Rounds over all functions, at most: how deep calls are looked into.
const ROUNDS: usize = 12;

/// Distances to some lines.
pub struct Towards {
    functions: FxHashMap<u32, Vec<u32>>,
}

impl Image {
    /// Distances to lines of the program, by file and number.
    pub fn towards(&self, lines: &FxHashSet<(Arc<str>, u32)>) -> Towards {
        let mut towards = Towards { functions: FxHashMap::default() };
        let users: Vec<u32> = (0..self.functions.len() as u32).filter(|f| self.is_users(*f)).collect();
        let mut wanted: FxHashMap<u32, Vec<usize>> = FxHashMap::default();
        for &f in &users {
            let Some(code) = self.code(f) else { continue };
            let is_wanted = |op: &usize| {
                code.info.get(*op).is_some_and(|i| i.loc != 0)
                    && self.places(f, *op).first().is_some_and(|p| lines.contains(&(p.file.clone(), p.line)))
            };
            wanted.insert(f, (0..code.ops.len()).filter(is_wanted).collect());
        }
        for _ in 0..ROUNDS {
            let mut changed = false;
            for &f in &users {
                let distances = self.distances(f, &wanted[&f], &towards);
                changed |= towards.functions.get(&f) != Some(&distances);
                towards.functions.insert(f, distances);
            }
            if !changed {
                break;
            }
        }
        towards
    }

    /// `wanted`: in ascending order.
    fn distances(&self, function: u32, wanted: &[usize], towards: &Towards) -> Vec<u32> {
        let Some(code) = self.code(function) else { return Vec::new() };
        let n = code.ops.len();
        let mut before: Vec<Vec<usize>> = vec![Vec::new(); n];
        (0..n).for_each(|at| successors(code, at).into_iter().for_each(|s| before[s].push(at)));
        let mut distance = vec![NEVER; n];
        let mut open: VecDeque<usize> = VecDeque::new();
        for (at, distance) in distance.iter_mut().enumerate() {
            let through = match self.callee(code, at) {
                Some((_, Some(callee))) => towards.functions.get(&callee).and_then(|d| d.first()).copied(),
                _ => None,
            };
            *distance = if wanted.binary_search(&at).is_ok() { 0 } else { through.unwrap_or(NEVER).saturating_add(1) };
            if *distance != NEVER {
                open.push_back(at);
            }
        }
        while let Some(at) = open.pop_front() {
            for &p in &before[at] {
                if distance[p] > distance[at].saturating_add(1) {
                    distance[p] = distance[at] + 1;
                    open.push_back(p);
                }
            }
        }
        distance
    }
}

impl Towards {
    /// From a side of a branch; `u32::MAX` if no way leads there.
    pub(crate) fn from(&self, image: &Image, function: u32, op: u32, holds: bool) -> u32 {
        let Some(code) = image.code(function) else { return NEVER };
        let next = successors(code, op as usize);
        let (Some(&target), Some(&through)) = (next.first(), next.get(1)) else { return NEVER };
        let to = if holds != code.is_inverted(op) { target } else { through };
        self.functions.get(&function).and_then(|d| d.get(to)).copied().unwrap_or(NEVER)
    }
}
