use crate::{Core, Question, Unknown, Witness};
use std::time::Duration;

/// An answer. Never a panic, never a guess.
#[derive(Clone, Debug)]
pub enum Answer {
    Sat(Witness),
    Unsat(Core),
    Unknown(Unknown),
}

#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Stats {
    pub queries: u64,
    pub sat: u64,
    pub unsat: u64,
    pub unknown: u64,
    /// Bytes of all formulas together, as text: SMT-LIB, or the numbers of clauses.
    pub formula_bytes: u64,
    /// Making the model.
    pub building: Duration,
    pub solving: Duration,
    /// Reads-from candidates before and after pruning.
    pub candidates: (u64, u64),
    /// Questions that two back ends answered, each by itself, and the same ([`CrossCheck`](crate::CrossCheck)).
    pub compared: u64,
    /// Those that only one of the two could answer: nobody has checked it.
    pub alone: u64,
    /// Pairs of writes whose order had to be decided on the way.
    pub pairs: u64,
    /// Questions about long traces that were answered near the goal.
    pub near: u64,
}

impl Stats {
    pub(crate) fn count(&mut self, answer: &Answer) {
        self.queries += 1;
        match answer {
            Answer::Sat(_) => self.sat += 1,
            Answer::Unsat(_) => self.unsat += 1,
            Answer::Unknown(_) => self.unknown += 1,
        }
    }
}

/// Answers questions about one trace.
pub trait Solver {
    fn solve(&mut self, question: &Question) -> Answer;

    /// An answer close to the trace, if there is one and this solver knows how to look for it. That there is none says nothing.
    fn solve_near(&mut self, _question: &Question) -> Option<Witness> {
        None
    }

    /// Whether the order that every run keeps is enough to say that there is none: what can be told without a search.
    fn rules_out(&self, _question: &Question) -> bool {
        false
    }

    fn stats(&self) -> Stats;

    fn set_time_limit(&mut self, time: Duration);

    /// What it solves for a question, as text for another program; `None` if it has no such form.
    fn formula(&self, question: &Question) -> Option<String>;
}

impl Solver for Box<dyn Solver> {
    fn solve(&mut self, question: &Question) -> Answer {
        (**self).solve(question)
    }

    fn solve_near(&mut self, question: &Question) -> Option<Witness> {
        (**self).solve_near(question)
    }

    fn rules_out(&self, question: &Question) -> bool {
        (**self).rules_out(question)
    }

    fn stats(&self) -> Stats {
        (**self).stats()
    }

    fn set_time_limit(&mut self, time: Duration) {
        (**self).set_time_limit(time);
    }

    fn formula(&self, question: &Question) -> Option<String> {
        (**self).formula(question)
    }
}
