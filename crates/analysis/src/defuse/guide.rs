//! What the code says: the flows that it may have, and the branches that escort them.
//!
//! A pair of sides is covered when a run has shown one of its flows. As long as it is not, the side of it that a trace has not taken is
//! wanted before all others (the paper's alternate branches); of several, the one whose path has most flows that no run has shown. A pair
//! whose sides no run takes together, however often that is tried, has to wait for its turn.

use crate::hunt::statics::Statics;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;
use trace::Place;
use vm::{BranchSide, CodeAccess, CodeLimit, Escort, Image, MayFlow, Way};

/// How often it is tried to take both sides of a pair, before everything else.
const TRIES: u8 = 4;

/// A place in the code.
pub(super) type At = (Arc<str>, u32, u32);

pub(super) fn at(place: &Place) -> At {
    (place.file.clone(), place.line, place.column)
}

/// A side of a branch, by its line.
type SideKey = (Arc<str>, u32, Way);

/// The number of a side that escorts something.
type Side = u32;

/// What needs no branch: every run has it.
pub(super) const ALWAYS: Side = 0;

/// The sides of a run that escort something.
pub(super) type Sides = FxHashSet<Side>;

/// What is known of a pair of sides. Where a flow needs a branch at one end only, or at none, the other side is [`ALWAYS`].
#[derive(Default)]
struct Known {
    sides: [Side; 2],
    /// A run has shown one of its flows.
    covered: bool,
    /// One run took both sides.
    together: bool,
    /// How often that was tried.
    tries: u8,
    /// Its flows that no run has shown.
    open: u32,
}

impl Known {
    fn is_wanted(&self) -> bool {
        !self.together && self.tries < TRIES
    }
}

#[derive(Default)]
pub(super) struct Guide {
    pub flows: Vec<MayFlow>,
    pub escorts: Vec<Escort>,
    /// Those of the escorts, and then the others.
    pairs: Vec<Known>,
    /// Flows by their places; whether a run has shown each, and the pairs that escort it.
    numbers: FxHashMap<(At, At), usize>,
    shown: Vec<bool>,
    of: Vec<Vec<usize>>,
    sides: FxHashMap<SideKey, Side>,
    /// For each side: its pairs, the other side of each, and how many of them are not covered.
    beside: Vec<Vec<(usize, Side)>>,
    wanted: Vec<u32>,
    pub limits: Vec<CodeLimit>,
}

impl Guide {
    pub(super) fn of(image: &Image) -> Guide {
        let vm::CodeFlows { all, escorts, halves } = image.shared().map_or_else(vm::CodeFlows::default, |s| s.flows());
        let mut guide = Guide { limits: all.limits.into_iter().collect(), ..Guide::default() };
        (guide.beside, guide.wanted) = (vec![Vec::new()], vec![0]);
        (guide.of, guide.shown) = (vec![Vec::new(); all.all.len()], vec![false; all.all.len()]);
        for (n, flow) in all.all.iter().enumerate() {
            guide.numbers.insert((at(&flow.write.place), at(&flow.read.place)), n);
        }
        for (n, escort) in escorts.iter().enumerate() {
            escort.flows.iter().for_each(|&flow| guide.of[flow].push(n));
            let sides = [&escort.write, &escort.read].map(|s| guide.number(s));
            guide.pair(sides, &escort.flows, false);
            sides.iter().for_each(|&s| guide.wanted[s as usize] += 1);
        }
        for (n, half) in (escorts.len()..).zip(halves) {
            half.flows.iter().for_each(|&flow| guide.of[flow].push(n));
            let side = half.side.map_or(ALWAYS, |s| guide.number(&s));
            guide.pair([ALWAYS, side], &half.flows, true);
        }
        (guide.flows, guide.escorts) = (all.all, escorts);
        guide
    }

    fn pair(&mut self, sides: [Side; 2], flows: &[usize], together: bool) {
        let number = self.pairs.len();
        self.pairs.push(Known { sides, open: flows.len() as u32, together, ..Known::default() });
        self.beside[sides[0] as usize].push((number, sides[1]));
        if sides[0] != sides[1] {
            self.beside[sides[1] as usize].push((number, sides[0]));
        }
    }

    fn number(&mut self, side: &BranchSide) -> Side {
        let next = self.beside.len() as Side;
        let number = *self.sides.entry((side.place.file.clone(), side.place.line, side.way)).or_insert(next);
        if number == next {
            self.beside.push(Vec::new());
            self.wanted.push(0);
        }
        number
    }

    /// A side of a branch, if it escorts anything.
    pub(super) fn side(&self, place: &Place, taken: bool) -> Option<Side> {
        self.sides.get(&(place.file.clone(), place.line, if taken { Way::True } else { Way::False })).copied()
    }

    /// The flows as candidates: their lines.
    pub(super) fn statics(&self) -> Statics<MayFlow> {
        let line = |a: &CodeAccess| (a.place.file.clone(), a.place.line);
        Statics::in_one_run(self.flows.iter().map(|f| (vec![line(&f.write), line(&f.read)], f.clone())))
    }

    /// The pairs, and whether a run has shown a flow of each.
    pub(super) fn covered(&self) -> impl Iterator<Item = (&Escort, bool)> {
        self.escorts.iter().zip(self.pairs.iter().map(|p| p.covered))
    }

    /// A run has shown a flow between these places; whether that was news.
    pub(super) fn saw(&mut self, write: &At, read: &At) -> bool {
        let Some(&flow) = self.numbers.get(&(write.clone(), read.clone())) else { return false };
        if std::mem::replace(&mut self.shown[flow], true) {
            return false;
        }
        let mut news = false;
        for &n in &self.of[flow] {
            let pair = &mut self.pairs[n];
            pair.open -= 1;
            if !std::mem::replace(&mut pair.covered, true) && n < self.escorts.len() {
                news = true;
                pair.sides.iter().for_each(|&s| self.wanted[s as usize] -= 1);
            }
        }
        news
    }

    /// A run has taken these sides.
    pub(super) fn took(&mut self, sides: &Sides) {
        for side in sides {
            for (pair, other) in &self.beside[*side as usize] {
                if sides.contains(other) {
                    self.pairs[*pair].together = true;
                }
            }
        }
    }

    /// Whether a side of a branch escorts something that no run has shown.
    pub(super) fn wants(&self, side: Side) -> bool {
        self.wanted[side as usize] > 0
    }

    /// A run is to take this side, and those.
    pub(super) fn tries(&mut self, side: Side, others: &Sides) {
        for (pair, other) in &self.beside[side as usize] {
            if *other == side || others.contains(other) {
                let tries = &mut self.pairs[*pair].tries;
                *tries = tries.saturating_add(1);
            }
        }
    }

    /// Whether a run that takes this side, and those, would be the first to take both sides of a pair.
    pub(super) fn is_new_beside(&self, side: Side, others: &Sides) -> bool {
        self.pairs_of(side, others).any(Known::is_wanted)
    }

    /// The pairs of a side whose other side is among those, or the same.
    fn pairs_of(&self, side: Side, others: &Sides) -> impl Iterator<Item = &Known> {
        let pairs = self.beside[side as usize].iter().filter(move |(_, o)| *o == side || others.contains(o));
        pairs.map(|(pair, _)| &self.pairs[*pair])
    }

    /// How many flows that no run has shown a path with these sides may have.
    pub(super) fn room(&self, sides: &Sides) -> u32 {
        let pairs = sides.iter().flat_map(|&s| self.pairs_of(s, sides).filter(move |p| p.sides[0] == s));
        pairs.map(|p| p.open).fold(0, u32::saturating_add)
    }

    /// How many of them there are because of one side.
    pub(super) fn share(&self, side: Side, sides: &Sides) -> u32 {
        self.pairs_of(side, sides).map(|p| p.open).fold(0, u32::saturating_add)
    }
}
