//! Candidates that the code alone shows, until runs know better.
//!
//! A candidate is a few lines, each for a thread of its own. As soon as different threads of one run came to them, its trace decides:
//! it holds the candidate with its events, or shows that there is none (a lock that the code did not tell, an order of the
//! threads). What is left at the end never came together, and is reported as such.

use super::Blocked;
use crate::predict::Observed;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;
use trace::What;

/// A line of the program.
pub type Line = (Arc<str>, u32);

struct Candidate<T> {
    lines: Vec<Line>,
    what: T,
    /// Different threads of one run came to its lines.
    met: bool,
    /// One run came to all of them, whoever did.
    in_one_run: bool,
}

/// The candidates of a program.
pub struct Statics<T> {
    all: Vec<Candidate<T>>,
    /// Its lines may be of one thread.
    by_anyone: bool,
    reached: FxHashSet<Line>,
}

impl<T> Default for Statics<T> {
    fn default() -> Self {
        Statics { all: Vec::new(), by_anyone: false, reached: FxHashSet::default() }
    }
}

/// Who came to which line in a run.
type Visits = FxHashMap<Line, FxHashSet<u32>>;

fn visits(run: &Observed) -> Visits {
    let (places, tables) = (run.trace.tables.places(), &run.trace.tables);
    let is_step = |what: &What| what.access().is_some() || matches!(what, What::Sync { .. } | What::Free { .. });
    let steps = run.trace.events.iter().filter(|e| is_step(&e.what));
    let used: FxHashSet<(u32, u32)> = steps.map(|e| (e.place, e.thread)).collect();
    let mut visits = Visits::default();
    for (place, thread) in used {
        let place = &places[place as usize];
        visits.entry((place.file.clone(), place.line)).or_default().insert(thread);
    }
    // Who waits at the end has come there, too, even if it did nothing before.
    for (number, w) in run.waiting.iter().enumerate() {
        let Some(place) = w.stack.iter().find(|p| p.is_known()) else { continue };
        let thread = tables.find_thread(&w.thread).unwrap_or(u32::MAX - number as u32);
        visits.entry((place.file.clone(), place.line)).or_default().insert(thread);
    }
    visits
}

/// Whether each line can be given to a thread of its own that came there (augmenting paths).
fn apart(lines: &[Line], visits: &Visits) -> bool {
    fn give(
        line: usize,
        who: &[&FxHashSet<u32>],
        given: &mut FxHashMap<u32, usize>,
        asked: &mut FxHashSet<u32>,
    ) -> bool {
        for &thread in who[line] {
            if !asked.insert(thread) {
                continue;
            }
            if given.get(&thread).copied().is_none_or(|other| give(other, who, given, asked)) {
                given.insert(thread, line);
                return true;
            }
        }
        false
    }
    let Some(who) = lines.iter().map(|l| visits.get(l)).collect::<Option<Vec<_>>>() else { return false };
    let mut given = FxHashMap::default();
    (0..who.len()).all(|line| give(line, &who, &mut given, &mut FxHashSet::default()))
}

impl<T> Statics<T> {
    pub fn new(all: impl Iterator<Item = (Vec<Line>, T)>) -> Statics<T> {
        let all = all.map(|(lines, what)| Candidate { lines, what, met: false, in_one_run: false }).collect();
        Statics { all, ..Statics::default() }
    }

    /// Candidates that one run decides if it comes to all their lines, whoever does.
    pub fn in_one_run(all: impl Iterator<Item = (Vec<Line>, T)>) -> Statics<T> {
        Statics { by_anyone: true, ..Statics::new(all) }
    }

    /// Takes in what a run reached; how much of it is new.
    pub fn saw(&mut self, run: &Observed) -> u64 {
        if self.all.iter().all(|c| c.met) {
            return 0;
        }
        self.take_in(visits(run))
    }

    fn take_in(&mut self, visits: Visits) -> u64 {
        let mut news = 0;
        for candidate in self.all.iter_mut().filter(|c| !c.met) {
            candidate.in_one_run |= candidate.lines.iter().all(|l| visits.contains_key(l));
            candidate.met = if self.by_anyone { candidate.in_one_run } else { apart(&candidate.lines, &visits) };
            news += u64::from(candidate.met);
        }
        let before = self.reached.len();
        self.reached.extend(visits.into_keys());
        news + (self.reached.len() - before) as u64
    }

    pub fn unreached(&self) -> FxHashSet<Line> {
        let open = self.all.iter().filter(|c| !c.met).flat_map(|c| &c.lines);
        open.filter(|l| !self.reached.contains(*l)).cloned().collect()
    }

    /// What is left, and what is in its way.
    pub fn open(&self) -> impl Iterator<Item = (&T, Blocked)> {
        self.all.iter().filter(|c| !c.met).map(|c| {
            let missing = c.lines.iter().find(|l| !self.reached.contains(*l));
            let why = match missing {
                Some(line) => Blocked::Unreached(line.clone()),
                None if c.in_one_run => Blocked::SameThread(c.lines.len()),
                None => Blocked::Apart,
            };
            (&c.what, why)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(n: u32) -> Line {
        (Arc::from("a.c"), n)
    }

    fn run(visits: &[(u32, &[u32])]) -> Visits {
        visits.iter().map(|(l, threads)| (line(*l), threads.iter().copied().collect())).collect()
    }

    fn is_met(lines: &[u32], visits: &[(u32, &[u32])]) -> bool {
        let mut all = Statics::new([(lines.iter().copied().map(line).collect(), ())].into_iter());
        all.take_in(run(visits));
        all.open().count() == 0
    }

    #[test]
    fn lines_meet_only_in_different_threads() {
        assert!(!is_met(&[1, 2], &[(1, &[1]), (2, &[1])]));
        assert!(is_met(&[1, 2], &[(1, &[1]), (2, &[1, 2])]));
        assert!(is_met(&[1, 2], &[(1, &[1, 2]), (2, &[1])]));
        // The same line on both sides.
        assert!(!is_met(&[1, 1], &[(1, &[1])]));
        assert!(is_met(&[1, 1], &[(1, &[1, 2])]));
        // Whoever is chosen first has to give way.
        assert!(is_met(&[1, 2, 3], &[(1, &[1, 2]), (2, &[1, 3]), (3, &[1])]));
        assert!(!is_met(&[1, 2, 3], &[(1, &[1, 2]), (2, &[1, 2]), (3, &[1, 2])]));
    }

    #[test]
    fn what_is_left_says_what_is_in_its_way() {
        let mut all = Statics::new([(vec![line(1), line(2)], ())].into_iter());
        let why = |all: &Statics<()>| all.open().map(|o| o.1.to_string()).collect::<Vec<_>>().join(";");
        assert_eq!(all.take_in(run(&[(1, &[1])])), 1);
        assert_eq!(why(&all), "no run came to a.c:2 while there were other threads");
        assert_eq!(all.take_in(run(&[(2, &[2])])), 1);
        assert_eq!(why(&all), "no single run came to both of its sides");
        assert_eq!(all.take_in(run(&[(1, &[1]), (2, &[1])])), 0);
        assert_eq!(why(&all), "no run had them in two threads");
        assert_eq!(all.take_in(run(&[(1, &[1]), (2, &[2])])), 1);
        assert_eq!(why(&all), "");
    }
}
