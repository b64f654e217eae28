//! The back end on Z3: one incremental solver for each trace.
//!
//! The model is asserted once. Each question becomes a literal that implies what it asks, and is solved under the
//! assumption of that literal, so that what Z3 learns for one question helps the next.
//!
//! Limits: a Z3 context belongs to one thread, so a solver does, too; models travel. The time limit is Z3's own: it stops
//! at its next look at the clock, in practice at once. Division by zero is whatever SMT-LIB says it is; a trace has a
//! branch on the divisor before.

mod explain;
mod terms;

use crate::formula::{Formula, StepId};
use crate::{Answer, Core, Model, Question, Solver, Stats, Witness};
use rustc_hash::FxHashSet;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use terms::Terms;
use trace::{EventId, Node, Trace, What};
use z3::ast::Bool;
use z3::{Params, SatResult};

/// How to solve.
#[derive(Clone, Debug)]
pub struct Options {
    /// For one question.
    pub time_limit: Duration,
    /// How many terms the formulas may have; a larger model is not asked at all.
    pub max_size: usize,
    /// Where every question is written to, each as a file that `z3` solves by itself.
    pub dump: Option<PathBuf>,
    /// Leave out what the order of the trace rules out anyway.
    pub prune: bool,
    /// Find out which parts of the model contradict each other if there is no witness. Costs a second solving.
    pub explain: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { time_limit: Duration::from_secs(10), max_size: 20_000_000, dump: None, prune: true, explain: false }
    }
}

/// Answers with Z3.
pub struct Z3Solver {
    model: Model,
    options: Options,
    stats: Stats,
    solver: z3::Solver,
    terms: Terms,
    /// Whether the model is too large.
    too_large: bool,
    /// Bytes of the model as text, once they were counted.
    base_bytes: u64,
}

impl Z3Solver {
    /// A solver for a trace.
    pub fn new(trace: &Trace, options: Options) -> Z3Solver {
        let model = Model::with(trace, options.prune);
        Z3Solver::of(model, options)
    }

    /// A solver for a model.
    pub fn of(model: Model, options: Options) -> Z3Solver {
        let started = Instant::now();
        let too_large = model.size() > options.max_size;
        let (solver, mut terms) = (z3::Solver::new(), Terms::default());
        let mut bytes = 0;
        if !too_large {
            for part in model.parts() {
                bytes += text_size(&part.formula);
                solver.assert(terms.formula(&model.trace().exprs, &part.formula));
            }
        }
        let stats =
            Stats { building: model.built() + started.elapsed(), candidates: model.candidates(), ..Stats::default() };
        Z3Solver { model, options, stats, solver, terms, too_large, base_bytes: bytes }
    }

    /// The model that it answers from.
    pub fn model(&self) -> &Model {
        &self.model
    }

    fn answer(&mut self, question: &Question) -> Answer {
        let asked = match self.model.ask(question) {
            Ok(asked) => asked,
            Err(message) => return Answer::Unknown(message),
        };
        if self.too_large {
            let size = self.model.size();
            return Answer::Unknown(format!("the model is too large: {size} terms, at most {}", self.options.max_size));
        }
        let exprs = &self.model.trace().exprs;
        let literal = Bool::new_const(format!("q{}", self.stats.queries));
        let mut asks = Vec::new();
        self.stats.formula_bytes += self.base_bytes;
        for (_, formula) in &asked {
            self.stats.formula_bytes += text_size(formula);
            let term = self.terms.formula(exprs, formula);
            self.solver.assert(literal.implies(&term));
            asks.push(term);
        }
        let started = Instant::now();
        limit(&self.solver, self.options.time_limit);
        let result = self.solver.check_assumptions(std::slice::from_ref(&literal));
        self.stats.solving += started.elapsed();
        let answer = match result {
            SatResult::Sat => self.witness(question),
            SatResult::Unsat => Answer::Unsat(self.core(&asked)),
            SatResult::Unknown => {
                let why = self.solver.get_reason_unknown().unwrap_or_default();
                let late = started.elapsed() >= self.options.time_limit;
                Answer::Unknown(if late { "out of time".into() } else { format!("the solver gave up: {why}") })
            }
        };
        // Later questions need not carry what this one asked.
        self.solver.assert(literal.not());
        let answer = match answer {
            Answer::Sat(witness) => self.checked(question, witness, &asks),
            other => other,
        };
        if self.options.dump.is_some() {
            self.dump(question, &asks, &answer);
        }
        answer
    }

    /// A witness that does not hold what it promises is a mistake of ours: it is never given out.
    fn checked(&self, question: &Question, witness: Witness, asks: &[Bool]) -> Answer {
        let Err(wrong) = crate::check::check(self.model.trace(), question, &witness) else {
            return Answer::Sat(witness);
        };
        let goal = question.show(&self.model.trace().tables);
        if cfg!(debug_assertions) {
            self.dump(question, asks, &Answer::Sat(witness.clone()));
            panic!("a witness for {goal} that is none: {wrong}\n{witness:?}");
        }
        Answer::Unknown(format!("the witness did not stand the check: {wrong}"))
    }

    fn core(&mut self, asked: &[(EventId, Formula)]) -> Core {
        if !self.options.explain {
            return Core { parts: asked.iter().map(|(event, _)| explain::words(self.model.trace(), *event)).collect() };
        }
        let started = Instant::now();
        let core = explain::core(&self.model, asked, self.options.time_limit);
        self.stats.solving += started.elapsed();
        core
    }

    /// The order and the values that Z3 found.
    fn witness(&mut self, question: &Question) -> Answer {
        let Some(found) = self.solver.get_model() else { return Answer::Unknown("the solver has no model".into()) };
        let trace = self.model.trace();
        let steps = self.model.steps();
        let mut inside: Vec<(i64, u32, StepId)> = Vec::new();
        for thread in 0..steps.threads() {
            let mut clock = i64::MIN;
            for step in steps.of_thread(thread) {
                let s = steps.get(step);
                let is_in =
                    s.prefix || found.eval(&self.terms.inside(step), true).and_then(|b| b.as_bool()).unwrap_or(false);
                if !is_in {
                    break;
                }
                if s.ordered {
                    clock = found.eval(&self.terms.clock(step), true).and_then(|i| i.as_i64()).unwrap_or(clock);
                }
                if s.prefix {
                    continue;
                }
                inside.push((clock, thread, step));
            }
        }
        inside.sort();
        let order: Vec<EventId> = self.model.whole(inside.into_iter().map(|(_, _, step)| step), question);
        let happens: FxHashSet<EventId> = order.iter().copied().collect();
        let mut witness = Witness { stands_at: Model::standing(&question.goal), ..Witness::default() };
        let value = |expr| match *trace.exprs.node(expr) {
            Node::Var { width, var } => {
                found.eval(&self.terms.var(var, width), true).and_then(|v| v.as_u64()).unwrap_or(0)
            }
            _ => 0,
        };
        for (id, event) in trace.ids() {
            match event.what {
                What::Symbolic { expr, .. } => witness.inputs.push((id, value(expr))),
                What::Read { expr: Some(expr), .. } | What::Update { read: Some(expr), .. }
                    if happens.contains(&id) =>
                {
                    witness.values.push((id, value(expr)));
                }
                _ => {}
            }
        }
        witness.order = order;
        Answer::Sat(witness)
    }

    /// Writes a question, with the model, as a file.
    fn dump(&self, question: &Question, asks: &[Bool], answer: &Answer) {
        let Some(folder) = &self.options.dump else { return };
        let shown = question.show(&self.model.trace().tables);
        let verdict = match answer {
            Answer::Sat(_) => "sat".to_string(),
            Answer::Unsat(_) => "unsat".to_string(),
            Answer::Unknown(why) => format!("unknown ({})", why.replace('\n', " ")),
        };
        let whole = z3::Solver::new();
        let mut terms = Terms::default();
        for part in self.model.parts() {
            whole.assert(terms.formula(&self.model.trace().exprs, &part.formula));
        }
        asks.iter().for_each(|ask| whole.assert(ask));
        let name: String =
            shown.chars().map(|c| if c.is_ascii_alphanumeric() || c == '.' { c } else { '-' }).take(80).collect();
        let path = folder.join(format!("{:04}-{}.smt2", self.stats.queries, name.trim_matches('-')));
        let text = format!("; {shown}\n; {verdict}\n{whole}(check-sat)\n");
        // A dump is a help for people; that it cannot be written must not change an answer.
        if let Err(e) = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&path, text)) {
            eprintln!("warning: {} is not written: {e}", path.display());
        }
    }
}

/// Sets the time limit for the next check.
fn limit(solver: &z3::Solver, time: Duration) {
    let mut params = Params::new();
    params.set_u32("timeout", u32::try_from(time.as_millis()).unwrap_or(u32::MAX).max(1));
    solver.set_params(&params);
}

/// About how many bytes a formula has as SMT-LIB text.
fn text_size(formula: &Formula) -> u64 {
    match formula {
        Formula::Not(inner) => 6 + text_size(inner),
        Formula::All(of) | Formula::Any(of) => 6 + of.iter().map(|f| 1 + text_size(f)).sum::<u64>(),
        Formula::AtLeast(_, of) => 18 + of.iter().map(|f| 1 + text_size(f)).sum::<u64>(),
        Formula::Equal(..) => 24,
        Formula::Before(..) => 16,
        Formula::In(_) | Formula::Choice(_) => 5,
        Formula::Const(_) => 5,
    }
}

impl Solver for Z3Solver {
    fn solve(&mut self, question: &Question) -> Answer {
        self.stats.queries += 1;
        let answer = self.answer(question);
        match &answer {
            Answer::Sat(_) => self.stats.sat += 1,
            Answer::Unsat(_) => self.stats.unsat += 1,
            Answer::Unknown(_) => self.stats.unknown += 1,
        }
        answer
    }

    fn stats(&self) -> Stats {
        self.stats
    }
}
