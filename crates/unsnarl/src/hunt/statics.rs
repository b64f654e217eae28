//! Candidates that the code alone shows, until runs know better.
//!
//! A candidate is a few lines. As soon as one run came to all of them, its trace decides: it holds the candidate with its events, or
//! shows that there is none (a lock that the code did not tell, an order of the threads). What is left at the end was never
//! reached, and is told as such.

use crate::predict::Observed;
use rustc_hash::FxHashSet;
use std::sync::Arc;
use trace::What;

/// A line of the program.
pub(crate) type Line = (Arc<str>, u32);

/// A candidate: its lines, and what it is.
struct Candidate<T> {
    lines: Vec<Line>,
    what: T,
    /// A run came to all its lines.
    met: bool,
}

/// The candidates of a program.
pub(crate) struct Statics<T> {
    all: Vec<Candidate<T>>,
    reached: FxHashSet<Line>,
}

impl<T> Default for Statics<T> {
    fn default() -> Self {
        Statics { all: Vec::new(), reached: FxHashSet::default() }
    }
}

impl<T> Statics<T> {
    pub(crate) fn new(all: impl Iterator<Item = (Vec<Line>, T)>) -> Statics<T> {
        let all = all.map(|(lines, what)| Candidate { lines, what, met: false }).collect();
        Statics { all, reached: FxHashSet::default() }
    }

    /// Takes in what a run reached; how many lines are new.
    pub(crate) fn saw(&mut self, run: &Observed) -> u64 {
        if self.all.iter().all(|c| c.met) {
            return 0;
        }
        let places = run.trace.tables.places();
        let is_step = |what: &What| what.access().is_some() || matches!(what, What::Sync { .. } | What::Free { .. });
        let steps = run.trace.events.iter().filter(|e| is_step(&e.what));
        let used: FxHashSet<u32> = steps.map(|e| e.place).collect();
        let mut here: FxHashSet<Line> =
            used.into_iter().map(|p| (places[p as usize].file.clone(), places[p as usize].line)).collect();
        // Who waits at the end has come there, too.
        here.extend(
            run.waiting.iter().filter_map(|w| w.stack.iter().find(|p| p.is_known())).map(|p| (p.file.clone(), p.line)),
        );
        for candidate in self.all.iter_mut().filter(|c| !c.met) {
            candidate.met = candidate.lines.iter().all(|l| here.contains(l));
        }
        let before = self.reached.len();
        self.reached.extend(here);
        (self.reached.len() - before) as u64
    }

    /// Lines that no run has reached.
    pub(crate) fn unreached(&self) -> FxHashSet<Line> {
        let open = self.all.iter().filter(|c| !c.met).flat_map(|c| &c.lines);
        open.filter(|l| !self.reached.contains(*l)).cloned().collect()
    }

    /// What is left, and what is in its way.
    pub(crate) fn open(&self) -> impl Iterator<Item = (&T, String)> {
        self.all.iter().filter(|c| !c.met).map(|c| {
            let missing = c.lines.iter().find(|l| !self.reached.contains(*l));
            let why = match missing {
                Some((file, line)) => format!("no run reached {file}:{line}"),
                None => "no single run came to both of its sides".to_string(),
            };
            (&c.what, why)
        })
    }
}
