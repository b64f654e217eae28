//! What the code says: the flows that it may have, and the branches that escort them.
//!
//! A pair of sides is covered when a run has shown one of its flows. As long as it is not, the side of it that a trace has not taken is
//! wanted before all others (the paper's alternate branches).

use crate::hunt::statics::Statics;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;
use trace::Place;
use vm::{BranchSide, CodeAccess, CodeLimit, Escort, Image, MayFlow, Way};

/// A place in the code.
pub(super) type At = (Arc<str>, u32, u32);

pub(super) fn at(place: &Place) -> At {
    (place.file.clone(), place.line, place.column)
}

#[derive(Default)]
pub(super) struct Guide {
    pub flows: Vec<MayFlow>,
    pub escorts: Vec<Escort>,
    pub covered: Vec<bool>,
    /// Flows by their places, and the pairs that escort each.
    numbers: FxHashMap<(At, At), usize>,
    of: Vec<Vec<usize>>,
    /// For each line with a branch and each way: pairs with it that are not covered.
    wanted: FxHashMap<SideKey, u32>,
    /// Whether one run took both sides of each pair, and for each side the pairs and their other sides.
    together: Vec<bool>,
    beside: FxHashMap<SideKey, Vec<(usize, SideKey)>>,
    pub limits: Vec<CodeLimit>,
}

/// A side of a branch, by its line.
pub(super) type SideKey = (Arc<str>, u32, Way);

pub(super) fn side_of(place: &Place, taken: bool) -> SideKey {
    (place.file.clone(), place.line, if taken { Way::True } else { Way::False })
}

fn side(side: &BranchSide) -> SideKey {
    (side.place.file.clone(), side.place.line, side.way)
}

impl Guide {
    pub(super) fn of(image: &Image) -> Guide {
        let vm::CodeFlows { all, escorts } = image.shared().map_or_else(vm::CodeFlows::default, |s| s.flows());
        let mut guide = Guide { limits: all.limits.into_iter().collect(), ..Guide::default() };
        guide.of = vec![Vec::new(); all.all.len()];
        for (n, flow) in all.all.iter().enumerate() {
            guide.numbers.insert((at(&flow.write.place), at(&flow.read.place)), n);
        }
        for (n, escort) in escorts.iter().enumerate() {
            escort.flows.iter().for_each(|&flow| guide.of[flow].push(n));
            let (write, read) = (side(&escort.write), side(&escort.read));
            for (one, other) in [(&write, &read), (&read, &write)] {
                *guide.wanted.entry(one.clone()).or_default() += 1;
                guide.beside.entry(one.clone()).or_default().push((n, other.clone()));
            }
        }
        (guide.covered, guide.together) = (vec![false; escorts.len()], vec![false; escorts.len()]);
        (guide.flows, guide.escorts) = (all.all, escorts);
        guide
    }

    /// The flows as candidates: their lines.
    pub(super) fn statics(&self) -> Statics<MayFlow> {
        let line = |a: &CodeAccess| (a.place.file.clone(), a.place.line);
        Statics::in_one_run(self.flows.iter().map(|f| (vec![line(&f.write), line(&f.read)], f.clone())))
    }

    /// A run has shown a flow between these places; whether that was news.
    pub(super) fn saw(&mut self, write: &At, read: &At) -> bool {
        let Some(&flow) = self.numbers.get(&(write.clone(), read.clone())) else { return false };
        let mut news = false;
        for &n in &self.of[flow] {
            if !std::mem::replace(&mut self.covered[n], true) {
                news = true;
                for s in [&self.escorts[n].write, &self.escorts[n].read] {
                    self.wanted.entry(side(s)).and_modify(|count| *count -= 1);
                }
            }
        }
        news
    }

    /// A run has taken these sides.
    pub(super) fn took(&mut self, sides: &FxHashSet<SideKey>) {
        for (escort, together) in self.escorts.iter().zip(&mut self.together).filter(|(_, together)| !**together) {
            *together = sides.contains(&side(&escort.write)) && sides.contains(&side(&escort.read));
        }
    }

    /// Whether a side of a branch escorts something that no run has shown.
    pub(super) fn wants(&self, side: &SideKey) -> bool {
        self.wanted.get(side).is_some_and(|count| *count > 0)
    }

    /// Whether a run that took these sides, and this one, would be the first to take both sides of a pair.
    pub(super) fn is_new_beside(&self, side: &SideKey, others: &FxHashSet<SideKey>) -> bool {
        let pairs = self.beside.get(side).into_iter().flatten();
        pairs.into_iter().any(|(pair, other)| !self.together[*pair] && (other == side || others.contains(other)))
    }
}
