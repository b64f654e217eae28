//! Which way would be new: one outcome after another that no run has shown in this order.
//!
//! What a parser knows of its text shows in what it decided before. A line that was recognised is an outcome, and whatever is decided in
//! the line after it is new in its company, even if it was seen alone a thousand times. So pairs of outcomes are counted: there are
//! few of them, where paths are without number. Of the ways that would show a new pair, those come first whose earlier outcome was gone on
//! from least often; so each outcome gets its turn, and the rare ones their company early.

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
    /// How often the other side of a decision after an outcome was asked for.
    asked: FxHashMap<u64, u64>,
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
    /// How often one went on from the rarest outcome before a decision in whose company its other side is new; `None` if it is new in no
    /// company.
    pub(super) fn of(&self, company: &Company, n: usize, d: &Decision) -> Option<u64> {
        if d.condition.is_none() || d.value.is_some() {
            return None;
        }
        let other = later(d, !d.taken);
        let new = company.before(n).filter(|outcome| !self.pairs.contains(&mix((*outcome, other))));
        new.map(|outcome| self.asked.get(&outcome).copied().unwrap_or(0)).min()
    }

    pub(super) fn asks(&mut self, company: &Company, n: usize) {
        for outcome in company.before(n) {
            *self.asked.entry(outcome).or_insert(0) += 1;
        }
    }

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
