//! Which cuts are worth a chunk.

use super::closing::close;
use super::cut::{Cut, Span};
use super::planner::{Planner, Thread};
use rustc_hash::FxHashSet;
use std::collections::VecDeque;

/// Combinations tried for each cut wanted: most of them, of threads that share a lock, close to the same few cuts.
const TRIES: usize = 64;

pub(super) fn distributed(planner: &Planner, limit: usize) -> Vec<Cut> {
    let threads = &planner.threads;
    // By thread, where windows begin that have any choice.
    let windows: Vec<&[u32]> = threads.iter().map(|t| t.windows.get(t.first_window..).unwrap_or(&[])).collect();
    let diagonals = windows.iter().map(|w| w.len()).max().unwrap_or(0);
    let wanted = diagonals.min(limit);
    let mut seen: FxHashSet<Vec<usize>> = FxHashSet::default();
    let mut queue = VecDeque::new();
    for i in (0..wanted).map(|i| i * diagonals / wanted) {
        let one: Vec<usize> = windows.iter().map(|w| i.min(w.len().saturating_sub(1))).collect();
        seen.insert(one.clone());
        queue.push_back(one);
    }
    let mut cuts = Vec::new();
    let mut closed = FxHashSet::default();
    let mut tries = limit.saturating_mul(TRIES);
    while let Some(combination) = queue.pop_front() {
        if cuts.len() >= limit || tries == 0 {
            break;
        }
        tries -= 1;
        let begin = |(w, &i): (&&[u32], &usize)| w.get(i).copied().unwrap_or(0);
        let mut positions: Vec<u32> = windows.iter().zip(&combination).map(begin).collect();
        close(&planner.changes, &mut positions);
        if closed.insert(positions.clone()) {
            cuts.extend(Some(cut(planner, &positions)).filter(has_choice));
        }
        if queue.len() >= tries {
            continue;
        }
        for t in 0..combination.len() {
            let one = combination[t];
            for next in [one + 1, one.wrapping_sub(1)] {
                if next < windows[t].len() {
                    let mut neighbour = combination.clone();
                    neighbour[t] = next;
                    if seen.insert(neighbour.clone()) {
                        queue.push_back(neighbour);
                    }
                }
            }
        }
    }
    cuts
}

fn cut(planner: &Planner, positions: &[u32]) -> Cut {
    let span = |(thread, &from): (&Thread, &u32)| Span {
        from_clock: thread.clock_at(from),
        to_clock: thread.clock_at(thread.window_end(from, planner.window)),
    };
    Cut { threads: planner.threads.iter().zip(positions).map(span).collect() }
}

/// Windows of the global order: always closed.
pub(super) fn global(planner: &Planner, limit: usize) -> Vec<Cut> {
    let ends: Vec<u64> = planner.threads.iter().map(Thread::end).collect();
    let begins = &planner.global.begins;
    let windows = begins.iter().zip(begins.iter().skip(1).chain([&ends]));
    let cut = |(from, to): (&Vec<u64>, &Vec<u64>)| {
        let span = |(t, &to_clock): (usize, &u64)| Span { from_clock: from.get(t).copied().unwrap_or(0), to_clock };
        Cut { threads: to.iter().enumerate().map(span).collect() }
    };
    windows.map(cut).filter(has_choice).take(limit).collect()
}

fn has_choice(cut: &Cut) -> bool {
    cut.threads.iter().filter(|s| s.from_clock < s.to_clock).count() > 1
}
