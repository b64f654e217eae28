//! Minimal hitting sets: the cheapest choice of elements that has one of every set.
//!
//! Branch and bound over the smallest set that is not hit yet; where there is too much to try, the best found so far. The
//! result is always irredundant: for each element there is a set that only it hits.

use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// How much is tried.
const NODES: u32 = 40_000;
/// Sets that are looked at, the smallest ones.
const SETS: usize = 512;

/// Sets as bits, the smallest set first.
type Bits = [u64; SETS / 64];

const NOTHING: Bits = [0; SETS / 64];

fn first(bits: &Bits) -> Option<usize> {
    bits.iter().enumerate().find(|(_, w)| **w != 0).map(|(i, w)| i * 64 + w.trailing_zeros() as usize)
}

fn count(bits: &Bits) -> u32 {
    bits.iter().map(|w| w.count_ones()).sum()
}

fn without(bits: &Bits, gone: &Bits) -> Bits {
    std::array::from_fn(|i| bits[i] & !gone[i])
}

struct Element {
    number: u32,
    cost: f64,
    /// The sets that have it.
    hits: Bits,
}

struct Search {
    /// The cheapest first.
    elements: Vec<Element>,
    /// For each set, indices of its elements, the cheapest first.
    members: Vec<Vec<usize>>,
    best: (f64, Vec<usize>),
    nodes: u32,
}

/// Elements that hit all sets (sorted lists); `None` if a set is empty.
pub(super) fn hitting_set(sets: &[Vec<u32>], cost: &dyn Fn(u32) -> f64) -> Option<Vec<u32>> {
    if sets.iter().any(Vec::is_empty) {
        return None;
    }
    let mut smallest: Vec<&Vec<u32>> = sets.iter().collect::<BTreeSet<_>>().into_iter().collect();
    smallest.sort_by_key(|s| s.len());
    smallest.truncate(SETS);
    let mut hits: FxHashMap<u32, Bits> = FxHashMap::default();
    for (i, set) in smallest.iter().enumerate() {
        for &e in *set {
            hits.entry(e).or_insert(NOTHING)[i / 64] |= 1 << (i % 64);
        }
    }
    // Of elements that hit the same sets the cheapest will do.
    let mut cheapest: FxHashMap<Bits, (f64, u32)> = FxHashMap::default();
    for (&e, bits) in &hits {
        let new = (cost(e), e);
        let known = cheapest.entry(*bits).or_insert(new);
        if new.0.total_cmp(&known.0).then(new.1.cmp(&known.1)).is_lt() {
            *known = new;
        }
    }
    let mut elements: Vec<Element> =
        cheapest.into_iter().map(|(hits, (cost, number))| Element { number, cost, hits }).collect();
    elements.sort_by(|a, b| a.cost.total_cmp(&b.cost).then(a.number.cmp(&b.number)));
    let has = |e: &Element, set: usize| e.hits[set / 64] >> (set % 64) & 1 == 1;
    let members =
        (0..smallest.len()).map(|set| (0..elements.len()).filter(|&e| has(&elements[e], set)).collect()).collect();
    let mut all = NOTHING;
    (0..smallest.len()).for_each(|i| all[i / 64] |= 1 << (i % 64));
    let mut search = Search { elements, members, best: (f64::MAX, Vec::new()), nodes: 0 };
    search.greedy(all);
    search.go(all, &mut Vec::new(), 0.0);
    let mut chosen = std::mem::take(&mut search.best.1);
    search.prune(&mut chosen, all);
    let mut numbers: Vec<u32> = chosen.into_iter().map(|e| search.elements[e].number).collect();
    numbers.sort_unstable();
    Some(numbers)
}

impl Search {
    /// A good choice to begin with: always the element that hits most for its price.
    fn greedy(&mut self, mut open: Bits) {
        let (mut total, mut chosen) = (0.0, Vec::new());
        while first(&open).is_some() {
            let value = |e: &Element| f64::from(count(&open) - count(&without(&open, &e.hits))) / e.cost;
            let best = (0..self.elements.len())
                .max_by(|&a, &b| value(&self.elements[a]).total_cmp(&value(&self.elements[b])).then(b.cmp(&a)));
            let Some(best) = best else { return };
            open = without(&open, &self.elements[best].hits);
            total += self.elements[best].cost;
            chosen.push(best);
        }
        self.best = (total, chosen);
    }

    fn go(&mut self, open: Bits, chosen: &mut Vec<usize>, so_far: f64) {
        self.nodes += 1;
        if self.nodes > NODES {
            return;
        }
        let Some(set) = first(&open) else {
            if so_far < self.best.0 {
                self.best = (so_far, chosen.clone());
            }
            return;
        };
        for i in 0..self.members[set].len() {
            let e = self.members[set][i];
            let total = so_far + self.elements[e].cost;
            if total >= self.best.0 {
                break;
            }
            chosen.push(e);
            self.go(without(&open, &self.elements[e].hits), chosen, total);
            chosen.pop();
        }
    }

    /// Leaves out what is not needed, the dearest first.
    fn prune(&self, chosen: &mut Vec<usize>, all: Bits) {
        let mut order = chosen.clone();
        order.sort_unstable_by(|a, b| b.cmp(a));
        for e in order {
            let rest = chosen.iter().filter(|c| **c != e);
            if rest.fold(all, |open, &c| without(&open, &self.elements[c].hits)) == NOTHING {
                chosen.retain(|c| *c != e);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::hitting_set;

    #[test]
    fn the_cheapest_choice_that_hits_all() {
        let cost = |e: u32| if e == 9 { 1.5 } else { 1.0 };
        let sets = [vec![1, 2, 9], vec![2, 3, 9], vec![3, 4, 9]];
        assert_eq!(hitting_set(&sets, &cost), Some(vec![9]));
        let dear = |e: u32| if e == 9 { 3.0 } else { 1.0 };
        let chosen = hitting_set(&sets, &dear).unwrap();
        assert_eq!(chosen.len(), 2);
        assert!(sets.iter().all(|s| s.iter().any(|e| chosen.contains(e))));
        assert_eq!(hitting_set(&[vec![1], vec![]], &cost), None);
        assert_eq!(hitting_set(&[], &cost), Some(vec![]));
    }

    /// Against trying every choice of up to four of eight elements.
    #[test]
    fn as_cheap_as_the_best_of_all() {
        let mut rng = vm::sched::Rng::new(7);
        for _ in 0..200 {
            let sets: Vec<Vec<u32>> = (0..1 + rng.below(6))
                .map(|_| {
                    let mut set: Vec<u32> = (0..8).filter(|_| rng.below(3) == 0).collect();
                    if set.is_empty() {
                        set.push(rng.below(8) as u32);
                    }
                    set
                })
                .collect();
            let cost = |e: u32| 1.0 + f64::from(e) / 16.0;
            let price = |chosen: &[u32]| chosen.iter().map(|&e| cost(e)).sum::<f64>();
            let hits = |chosen: &[u32]| sets.iter().all(|s| s.iter().any(|e| chosen.contains(e)));
            let all = (0u32..256).map(|m| (0..8).filter(|i| m >> i & 1 == 1).collect::<Vec<u32>>());
            let best = all.filter(|c| hits(c)).map(|c| price(&c)).fold(f64::MAX, f64::min);
            let found = hitting_set(&sets, &cost).unwrap();
            assert!(hits(&found) && price(&found) <= best + 1e-9, "{sets:?}: {found:?}");
        }
    }
}
