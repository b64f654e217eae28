//! Groups of ways to the same cut.

use super::domain::Domain;

/// What is known at a cut: of the cells, then of the unknowns of each thread that are needed.
pub(super) type State = Vec<Domain>;

/// Leaves at most so many states, with all that they contained. Those that are large at the same places are joined.
pub(super) fn merge(states: &mut Vec<State>, groups: usize, widths: &[u32]) {
    let covers = |a: &State, b: &State| a.iter().zip(b).zip(widths).all(|((a, b), &width)| a.covers(b, width));
    let mut kept: Vec<State> = Vec::new();
    for state in std::mem::take(states) {
        if !kept.iter().any(|k| covers(k, &state)) {
            kept.retain(|k| !covers(&state, k));
            kept.push(state);
        }
    }
    *states = kept;
    if states.len() <= groups {
        return;
    }
    let Some(whole) = states.iter().cloned().reduce(|a, b| joined(a, b, widths)) else { return };
    if groups == 1 {
        *states = vec![whole];
        return;
    }
    // Each state as how far it reaches up from where all of them begin.
    let first: Vec<u64> = whole.iter().zip(widths).map(|(domain, &width)| domain.range(width).0).collect();
    let mut reach: Vec<Vec<u64>> = (states.iter())
        .map(|state| {
            let slots = state.iter().zip(&whole).zip(first.iter().zip(widths));
            slots.map(|((domain, whole), (&first, &width))| domain.reach(first, whole.range(width).1, width)).collect()
        })
        .collect();
    reach.sort_unstable_by(|a, b| b.cmp(a));
    let mut kept: Vec<Vec<u64>> = Vec::new();
    for state in reach {
        if !kept.iter().any(|k| k.iter().zip(&state).all(|(k, s)| k >= s)) {
            kept.push(state);
        }
    }
    let size = |v: u64| (v as f64 + 1.0).log2();
    let far = |a: &[u64], b: &[u64]| -> f64 { a.iter().zip(b).map(|(&a, &b)| (size(a) - size(b)).abs()).sum() };
    while kept.len() > groups {
        let pairs = kept.windows(2).map(|w| far(&w[0], &w[1])).enumerate();
        let Some((at, _)) = pairs.min_by(|a, b| a.1.total_cmp(&b.1)) else { break };
        let other = kept.remove(at + 1);
        kept[at].iter_mut().zip(other).for_each(|(a, b)| *a = b.max(*a));
    }
    *states = kept
        .into_iter()
        .map(|reach| {
            let slots = reach.into_iter().zip(first.iter().zip(widths));
            slots.map(|(reach, (&first, &width))| Domain::reaching(first, reach, width)).collect()
        })
        .collect();
}

fn joined(mut a: State, b: State, widths: &[u32]) -> State {
    for ((x, y), &width) in a.iter_mut().zip(b).zip(widths) {
        if *x != y {
            *x = x.join(&y, width);
        }
    }
    a
}
