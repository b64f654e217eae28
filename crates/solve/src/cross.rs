//! A layer that asks two back ends, and believes neither if they disagree.
//!
//! What one of them does not know is no disagreement: then the other's answer counts, but as one that nobody has checked
//! ([`Stats::alone`]). When they do disagree, one of them has a mistake: the answer is that nothing is known, a person reads so, and all
//! that is needed to look for the mistake is written down: the trace, the question, and both formulas.
//!
//! Both answer from one model of the trace, by design; from there on they share nothing. A mistake in the model is found by
//! what does not use it: the checker of witnesses, brute force, and runs.

use crate::{Answer, Model, Question, Solver, Stats, Unknown};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use trace::Form;

pub struct CrossCheck<A, B> {
    first: A,
    second: B,
    model: Arc<Model>,
    folder: PathBuf,
    disagreements: u64,
    counts: Stats,
}

impl<A: Solver, B: Solver> CrossCheck<A, B> {
    /// The answers are the first one's. Disagreements are written into the folder, or else the system's temporary one.
    pub fn new(first: A, second: B, model: Arc<Model>, folder: Option<PathBuf>) -> CrossCheck<A, B> {
        CrossCheck {
            first,
            second,
            model,
            folder: folder.unwrap_or_else(std::env::temp_dir),
            disagreements: 0,
            counts: Stats::default(),
        }
    }

    pub fn disagreements(&self) -> u64 {
        self.disagreements
    }

    fn disagree(&mut self, question: &Question, first: &Answer) -> Answer {
        self.disagreements += 1;
        let goal = question.show(&self.model.trace().tables).to_string();
        let folder = self.folder.join(format!("disagreement-{}-{}", std::process::id(), self.disagreements));
        let why = Unknown::Disagreement { possible: matches!(first, Answer::Sat(_)) };
        let written = match self.write(&folder, question, &goal) {
            Ok(()) => format!("trace, question and formulas are in {}", folder.display()),
            Err(e) => format!("{} is not written: {e}", folder.display()),
        };
        eprintln!("unsnarl: {goal}: {why}. This is a mistake of ours; please report it: {written}");
        Answer::Unknown(why)
    }

    fn write(&self, folder: &Path, question: &Question, goal: &str) -> io::Result<()> {
        std::fs::create_dir_all(folder)?;
        self.model.trace().write(std::fs::File::create(folder.join("run.trace"))?, Form::Text)?;
        std::fs::write(folder.join("question.txt"), format!("{goal}\n{question:?}\n"))?;
        let formulas = [("first.txt", self.first.formula(question)), ("second.txt", self.second.formula(question))];
        for (name, formula) in formulas {
            if let Some(text) = formula {
                std::fs::write(folder.join(name), text)?;
            }
        }
        Ok(())
    }
}

impl<A: Solver, B: Solver> Solver for CrossCheck<A, B> {
    fn solve(&mut self, question: &Question) -> Answer {
        let (first, second) = (self.first.solve(question), self.second.solve(question));
        let answer = match (first, second) {
            (Answer::Unknown(first), Answer::Unknown(second)) => Answer::Unknown(Unknown::both(first, second)),
            (Answer::Unknown(_), known) | (known, Answer::Unknown(_)) => {
                self.counts.alone += 1;
                known
            }
            (first @ Answer::Sat(_), Answer::Sat(_)) | (first @ Answer::Unsat(_), Answer::Unsat(_)) => {
                self.counts.compared += 1;
                first
            }
            (first, _) => self.disagree(question, &first),
        };
        self.counts.count(&answer);
        answer
    }

    /// Each question counts once; the time is that of both.
    fn stats(&self) -> Stats {
        let Stats { queries, sat, unsat, unknown, compared, alone, .. } = self.counts;
        let (first, other) = (self.first.stats(), self.second.stats());
        let mut stats = Stats { queries, sat, unsat, unknown, compared, alone, ..first };
        stats.building += other.building;
        stats.solving += other.solving;
        stats
    }

    /// Each has half of it.
    fn set_time_limit(&mut self, time: Duration) {
        self.first.set_time_limit(time / 2);
        self.second.set_time_limit(time / 2);
    }

    fn formula(&self, question: &Question) -> Option<String> {
        self.first.formula(question)
    }
}
