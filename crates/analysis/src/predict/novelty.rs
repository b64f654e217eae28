//! What a run showed that none had shown before: an outcome, or one after another.
//!
//! What a parser knows of its text shows in what it decided before. A line that was recognised is an outcome, and whatever is decided in
//! the line after it is new in its company, even if it was seen alone a thousand times. So pairs of outcomes are counted: there are
//! few of them, where paths are without number.

use super::decisions::{Decision, Decisions, mix};
use rustc_hash::{FxHashMap, FxHashSet};

/// Outcomes of one run that others are seen in the company of, at most.
const MOST: usize = 256;

#[derive(Default)]
pub(super) struct Novelty {
    /// Outcomes that came one after another.
    pairs: FxHashSet<u64>,
    /// Outcomes that some run showed.
    outcomes: FxHashSet<u64>,
}

/// What a run showed that none had shown before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum New {
    Outcome,
    /// An outcome after another.
    Company,
    Nothing,
}

/// What came before a decision of a run: outcomes, each with the decision that showed it first.
#[derive(Default)]
pub(super) struct Company(Vec<(usize, u64)>);

impl Company {
    /// Only where there are inputs: orders are told apart in another way.
    pub(super) fn of(decisions: &Decisions) -> Company {
        let (mut seen, mut all) = (FxHashSet::default(), Vec::new());
        for (n, d) in decisions.all.iter().enumerate().filter(|(_, d)| d.condition.is_some()) {
            let outcome = earlier(d);
            if all.len() < MOST && seen.insert(outcome) {
                all.push((n, outcome));
            }
        }
        Company(all)
    }

    pub(super) fn outcomes(&self) -> impl Iterator<Item = u64> {
        self.0.iter().map(|(_, outcome)| *outcome)
    }

    fn before(&self, n: usize) -> impl Iterator<Item = u64> {
        self.0.iter().take_while(move |(first, _)| *first < n).map(|(_, outcome)| *outcome)
    }
}

fn earlier(d: &Decision) -> u64 {
    mix((d.spot, d.taken, d.value.as_ref().map(|(_, values)| values)))
}

/// Rounds of a loop count by doubling.
fn later(d: &Decision, taken: bool) -> u64 {
    mix((d.spot, taken, d.times.checked_ilog2()))
}

impl Novelty {
    /// A run; whether it showed something new.
    pub(super) fn saw(&mut self, company: &Company, decisions: &Decisions) -> New {
        let before = (self.outcomes.len(), self.pairs.len());
        self.outcomes.extend(company.outcomes());
        let mut last: FxHashMap<u64, usize> = FxHashMap::default();
        for (n, d) in decisions.all.iter().enumerate().filter(|(_, d)| d.condition.is_some()) {
            last.insert(later(d, d.taken), n);
        }
        for (outcome, n) in last {
            self.pairs.extend(company.before(n).map(|before| mix((before, outcome))));
        }
        match () {
            () if self.outcomes.len() > before.0 => New::Outcome,
            () if self.pairs.len() > before.1 => New::Company,
            () => New::Nothing,
        }
    }
}
