//! Minimal hitting sets: the cheapest choice of elements that has one of every set.
//!
//! Branch and bound over the smallest set that is not hit yet; where there is too much to try, the best found so far. The
//! result is always irredundant: for each element there is a set that only it hits.

/// How much is tried.
const NODES: u32 = 60_000;

struct Search<'a> {
    sets: &'a [Vec<u32>],
    cost: &'a dyn Fn(u32) -> f64,
    best: Option<(f64, Vec<u32>)>,
    nodes: u32,
}

/// Elements that hit all sets; `None` if a set is empty.
pub(super) fn hitting_set(sets: &[Vec<u32>], cost: &dyn Fn(u32) -> f64) -> Option<Vec<u32>> {
    if sets.iter().any(Vec::is_empty) {
        return None;
    }
    let mut minimal: Vec<Vec<u32>> = Vec::new();
    let mut sorted: Vec<&Vec<u32>> = sets.iter().collect();
    sorted.sort_by_key(|s| s.len());
    for set in sorted {
        // Sets are sorted lists: whoever hits a smaller one inside hits this one, too.
        if minimal.len() < 400 && !minimal.iter().any(|m| m.iter().all(|e| set.binary_search(e).is_ok())) {
            let mut by_cost = set.clone();
            by_cost.sort_by(|a, b| cost(*a).total_cmp(&cost(*b)));
            minimal.push(by_cost);
            if let Some(last) = minimal.last_mut() {
                last.sort_unstable();
            }
        }
    }
    let greedy = greedy(&minimal, cost);
    let mut search = Search { sets: &minimal, cost, best: None, nodes: 0 };
    search.best = Some((greedy.iter().map(|&e| cost(e)).sum(), greedy));
    search.go(&mut Vec::new(), 0.0);
    let mut chosen = search.best?.1;
    prune(&mut chosen, &minimal, cost);
    Some(chosen)
}

fn greedy(sets: &[Vec<u32>], cost: &dyn Fn(u32) -> f64) -> Vec<u32> {
    let mut chosen: Vec<u32> = Vec::new();
    loop {
        let mut hits: std::collections::BTreeMap<u32, f64> = std::collections::BTreeMap::new();
        for set in sets.iter().filter(|s| !s.iter().any(|e| chosen.contains(e))) {
            set.iter().for_each(|&e| *hits.entry(e).or_default() += 1.0);
        }
        let value = |(&e, &n): (&u32, &f64)| n / cost(e);
        let best = hits.iter().max_by(|a, b| value(*a).total_cmp(&value(*b)).then(b.0.cmp(a.0)));
        match best {
            Some((&e, _)) => chosen.push(e),
            None => return chosen,
        }
    }
}

/// Leaves out what is not needed, the dearest first.
fn prune(chosen: &mut Vec<u32>, sets: &[Vec<u32>], cost: &dyn Fn(u32) -> f64) {
    let mut order = chosen.clone();
    order.sort_by(|a, b| cost(*b).total_cmp(&cost(*a)));
    for e in order {
        let without = |s: &Vec<u32>| chosen.iter().any(|c| *c != e && s.binary_search(c).is_ok());
        if sets.iter().all(without) {
            chosen.retain(|c| *c != e);
        }
    }
    chosen.sort_unstable();
}

impl Search<'_> {
    fn go(&mut self, chosen: &mut Vec<u32>, so_far: f64) {
        self.nodes += 1;
        if self.nodes > NODES {
            return;
        }
        let open = self.sets.iter().filter(|s| !chosen.iter().any(|c| s.binary_search(c).is_ok()));
        let Some(set) = open.min_by_key(|s| s.len()) else {
            if self.best.as_ref().is_none_or(|b| so_far < b.0) {
                self.best = Some((so_far, chosen.clone()));
            }
            return;
        };
        let mut by_cost = set.clone();
        by_cost.sort_by(|a, b| (self.cost)(*a).total_cmp(&(self.cost)(*b)));
        for e in by_cost {
            let total = so_far + (self.cost)(e);
            if self.best.as_ref().is_some_and(|b| total >= b.0) {
                break;
            }
            chosen.push(e);
            self.go(chosen, total);
            chosen.pop();
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
