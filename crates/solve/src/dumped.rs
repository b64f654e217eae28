//! A layer that writes every question as a file of SMT-LIB, which `z3` solves by itself.

use crate::{Answer, Model, Question, Solver, Stats, Witness, z3_solver};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// Around a solver. What is too large to be asked is not written either.
pub(crate) struct Dumped<S> {
    inner: S,
    model: Arc<Model>,
    folder: PathBuf,
    max_size: usize,
    asked: u64,
}

impl<S: Solver> Dumped<S> {
    pub(crate) fn new(inner: S, model: Arc<Model>, folder: PathBuf, max_size: usize) -> Dumped<S> {
        Dumped { inner, model, folder, max_size, asked: 0 }
    }

    fn write(&self, question: &Question, answer: &Answer) {
        let shown = question.show(&self.model.trace().tables);
        let verdict = match answer {
            Answer::Sat(_) => "sat".to_string(),
            Answer::Unsat(_) => "unsat".to_string(),
            Answer::Unknown(why) => format!("unknown ({})", why.to_string().replace('\n', " ")),
        };
        let Some(text) = z3_solver::smt_lib(&self.model, question, self.max_size) else { return };
        let name: String =
            shown.chars().map(|c| if c.is_ascii_alphanumeric() || c == '.' { c } else { '-' }).take(80).collect();
        let path = self.folder.join(format!("{:04}-{}.smt2", self.asked, name.trim_matches('-')));
        let text = format!("; {shown}\n; {verdict}\n{text}");
        // A dump is a help for people; that it cannot be written must not change an answer.
        if let Err(e) = std::fs::create_dir_all(&self.folder).and_then(|()| std::fs::write(&path, text)) {
            eprintln!("warning: {} is not written: {e}", path.display());
        }
    }
}

impl<S: Solver> Solver for Dumped<S> {
    fn solve(&mut self, question: &Question) -> Answer {
        self.asked += 1;
        let answer = self.inner.solve(question);
        self.write(question, &answer);
        answer
    }

    fn solve_near(&mut self, question: &Question) -> Option<Witness> {
        self.inner.solve_near(question)
    }

    fn stats(&self) -> Stats {
        self.inner.stats()
    }

    fn set_time_limit(&mut self, time: Duration) {
        self.inner.set_time_limit(time);
    }

    fn formula(&self, question: &Question) -> Option<String> {
        self.inner.formula(question)
    }
}
