//! A layer that gives hard questions to two back ends in turn.
//!
//! What is hard for one is sometimes easy for the other, and nobody knows beforehand. The first has a short time; if that was
//! not enough, the second has as much, then both again with more, until the time for the question is over. The second is made
//! only when it is needed. Whoever gives up for another reason than time (too large, not for clauses) is not asked again; the answer
//! is unknown only if both have given up or the time is over.
//!
//! Who answers then depends on the clock, and with it which of several witnesses is found. [`Portfolio::for_the_rest`] asks the second
//! only what the first cannot answer at all.

use crate::{Answer, Question, Solver, Stats, Unknown, Witness};
use std::time::{Duration, Instant};

/// The first slice is this part of the time for a question.
const SHORT: u32 = 20;
/// Each further slice is so many times longer.
const LONGER: u32 = 4;

pub struct Portfolio<A, B> {
    first: A,
    second: Later<B>,
    limit: Duration,
    /// After this moment nobody wants an answer any more.
    latest: Option<Instant>,
    /// Which part of it the first slice is.
    part: u32,
    second_answers: u64,
    counts: Stats,
}

/// A solver that is made when it is needed.
struct Later<B> {
    make: Box<dyn Fn() -> B>,
    made: Option<B>,
}

impl<B> Later<B> {
    fn get(&mut self) -> &mut B {
        self.made.get_or_insert_with(&self.make)
    }
}

impl<A: Solver, B: Solver> Portfolio<A, B> {
    /// Both in turn, with so much time for a question.
    pub fn new(first: A, second: impl Fn() -> B + 'static, limit: Duration) -> Portfolio<A, B> {
        let second = Later { make: Box::new(second), made: None };
        Portfolio { first, second, limit, latest: None, part: SHORT, second_answers: 0, counts: Stats::default() }
    }

    /// The first has all the time, and the second what the first gives up for another reason.
    pub fn for_the_rest(first: A, second: impl Fn() -> B + 'static, limit: Duration) -> Portfolio<A, B> {
        Portfolio { part: 1, ..Portfolio::new(first, second, limit) }
    }

    /// The same, but not after this moment.
    pub fn not_after(self, latest: Option<Instant>) -> Portfolio<A, B> {
        Portfolio { latest, ..self }
    }

    /// How many questions only the second could answer.
    pub fn second_answers(&self) -> u64 {
        self.second_answers
    }

    fn ask(&mut self, question: &Question) -> Answer {
        let end = Instant::now() + self.limit;
        let end = self.latest.map_or(end, |latest| latest.min(end));
        let mut slice = self.limit / self.part;
        // Why each of them has given up for good.
        let mut over: [Option<Unknown>; 2] = [None, None];
        loop {
            for who in 0..2 {
                let left = end.saturating_duration_since(Instant::now());
                if left.is_zero() {
                    return Answer::Unknown(Unknown::OutOfTime);
                }
                if over[who].is_some() {
                    continue;
                }
                let time = if over[1 - who].is_some() { left } else { slice.min(left) };
                let answer = match who {
                    0 => within(&mut self.first, time, question),
                    _ => within(self.second.get(), time, question),
                };
                match answer {
                    Answer::Unknown(Unknown::OutOfTime) => {}
                    Answer::Unknown(Unknown::Interrupted | Unknown::OutOfMemory) => return answer,
                    Answer::Unknown(why) => over[who] = Some(why),
                    answer => {
                        self.second_answers += who as u64;
                        return answer;
                    }
                }
            }
            over = match over {
                [Some(first), Some(second)] => return Answer::Unknown(Unknown::both(first, second)),
                over => over,
            };
            slice = slice.saturating_mul(LONGER);
        }
    }
}

fn within(solver: &mut impl Solver, time: Duration, question: &Question) -> Answer {
    solver.set_time_limit(time);
    solver.solve(question)
}

impl<A: Solver, B: Solver> Solver for Portfolio<A, B> {
    fn solve(&mut self, question: &Question) -> Answer {
        let answer = self.ask(question);
        self.counts.count(&answer);
        answer
    }

    fn solve_near(&mut self, question: &Question) -> Option<Witness> {
        self.first.set_time_limit(self.limit);
        self.first.solve_near(question)
    }

    fn rules_out(&self, question: &Question) -> bool {
        self.first.rules_out(question)
    }

    /// Each question counts once; the time is that of both.
    fn stats(&self) -> Stats {
        let Stats { queries, sat, unsat, unknown, .. } = self.counts;
        let mut stats = Stats { queries, sat, unsat, unknown, ..self.first.stats() };
        if let Some(second) = &self.second.made {
            let other = second.stats();
            stats.building += other.building;
            stats.solving += other.solving;
            stats.formula_bytes += other.formula_bytes;
        }
        stats
    }

    fn set_time_limit(&mut self, time: Duration) {
        self.limit = time;
    }

    fn formula(&self, question: &Question) -> Option<String> {
        self.first.formula(question)
    }
}
