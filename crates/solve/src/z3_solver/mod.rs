//! The back end on Z3: one incremental solver for each trace, as long as the trace is small enough.
//!
//! The rules are asserted once. Each question becomes a literal that implies what it asks, and is solved under the
//! assumption of that literal and of everything that cannot be of use being outside, so that what Z3 learns for one question
//! helps the next. Beyond [`Options::incremental`] the rules of a whole trace cost more than they save: then each question
//! has a solver of its own, with the rules of its [`Cone`] only.
//!
//! Orders are integers with difference constraints. (Bit vectors instead made every question slower, most by far.)
//!
//! Limits: a Z3 context belongs to one thread, so a solver does, too; models travel. The time limit is Z3's own: it stops
//! at its next look at the clock, so the size of what it is given is limited as well. Division by zero is whatever SMT-LIB
//! says it is; a trace has a branch on the divisor before.

mod explain;
pub(crate) mod terms;

use crate::formula::{Formula, StepId};
use crate::model::Choices;
use crate::stop::{Limit, Until};
use crate::{Answer, Cone, Core, Model, Options, Question, Rules, Solver, Stats, Unknown};
use std::cmp::Reverse;
use std::sync::{Arc, mpsc};
use std::time::{Duration, Instant};
use terms::Terms;
use trace::{ExprId, Exprs, Trace};
use z3::ast::Bool;
use z3::{Params, SatResult};

/// How often somebody looks whether Z3 is to stop.
const LOOK: Duration = Duration::from_millis(50);

pub struct Z3Solver {
    model: Arc<Model>,
    options: Options,
    stats: Stats,
    base: Option<Base>,
    /// Nobody has asked yet, or there was no time for the rules of the whole trace.
    untold: bool,
    /// The time of the question that is asked now.
    until: Until,
}

/// The rules of a whole trace, asserted.
struct Base {
    asserted: Asserted,
    everything: Cone,
    named: Choices,
    bytes: u64,
}

struct Asserted {
    solver: z3::Solver,
    terms: Terms,
    /// By number: the expressions that it has taken in.
    taken: Vec<bool>,
    count: usize,
}

impl Asserted {
    fn new(rules: &Rules<'_>) -> Result<Asserted, Unknown> {
        let taken = vec![false; rules.trace().exprs.len()];
        let mut asserted = Asserted { solver: z3::Solver::new(), terms: Terms::default(), taken, count: 0 };
        for part in rules.parts() {
            asserted.count(&rules.trace().exprs, &part.formula)?;
        }
        for part in rules.parts() {
            rules.in_time()?;
            asserted.solver.assert(asserted.terms.formula(&rules.trace().exprs, &part.formula));
        }
        Ok(asserted)
    }

    fn assert(&mut self, exprs: &Exprs, formula: &Formula) -> Result<(), Unknown> {
        self.count(exprs, formula)?;
        self.solver.assert(self.terms.formula(exprs, formula));
        Ok(())
    }

    /// Whether it has room for what a formula speaks of: while that is taken in, nobody looks at the clock.
    fn count(&mut self, exprs: &Exprs, formula: &Formula) -> Result<(), Unknown> {
        let mut open: Vec<ExprId> = Vec::new();
        formula.expressions(&mut |id| open.push(id));
        while let Some(id) = open.pop() {
            if !std::mem::replace(&mut self.taken[id.number() as usize], true) {
                self.count += 1;
                open.extend(exprs.node(id).operands());
            }
        }
        if self.count > MOST_EXPRESSIONS {
            return Err(Unknown::TooLarge { size: self.count, most: MOST_EXPRESSIONS });
        }
        Ok(())
    }
}

impl Z3Solver {
    pub fn new(trace: &Trace, options: Options) -> Z3Solver {
        let model = Model::with(trace, options.prune);
        Z3Solver::of(model, options)
    }

    pub fn of(model: impl Into<Arc<Model>>, options: Options) -> Z3Solver {
        let model: Arc<Model> = model.into();
        let stats = Stats { building: model.built(), ..Stats::default() };
        let until = options.until();
        Z3Solver { model, options, stats, base: None, untold: true, until }
    }

    /// Tells the rules of the whole trace, if they are not too many. That counts as time of the question.
    fn tell_rules(&mut self) {
        let started = Instant::now();
        let everything = self.model.everything();
        let size = if self.options.whole { 0 } else { self.options.incremental.min(self.options.max_size) };
        let rules = Rules::new(&self.model, &everything, Limit { size, until: Some(self.until.clone()) });
        match rules.and_then(|rules| Ok((Asserted::new(&rules)?, rules))) {
            Err(Unknown::OutOfTime | Unknown::Interrupted | Unknown::OutOfMemory) => {}
            Err(_) => self.untold = false,
            Ok((asserted, rules)) => {
                self.stats.candidates = rules.candidates;
                let bytes = rules.parts().iter().map(|p| text_size(&p.formula)).sum();
                let named = rules.suspend();
                self.base = Some(Base { asserted, everything, named, bytes });
                self.untold = false;
            }
        }
        self.stats.building += started.elapsed();
    }

    fn answer(&mut self, question: &Question) -> Answer {
        self.until = self.options.until();
        if self.untold {
            self.tell_rules();
        }
        if let Some(why) = self.until.over() {
            return Answer::Unknown(why.into());
        }
        let cone = match self.options.whole {
            true => self.model.everything(),
            false => self.model.cone(question, &self.until),
        };
        let answer = match self.base.take() {
            Some(mut base) => {
                let answer = self.ask_base(&mut base, question, &cone);
                self.base = Some(base);
                answer
            }
            None => self.ask_alone(question, &cone),
        };
        match answer {
            Answer::Sat(witness) => crate::check::checked(self.model.trace(), question, witness),
            Answer::Unsat(found) => Answer::Unsat(Core { orders: found.orders, ..self.core(question) }),
            other => other,
        }
    }

    fn ask_base(&mut self, base: &mut Base, question: &Question, cone: &Cone) -> Answer {
        let mut rules = Rules::resume(&self.model, &base.everything, std::mem::take(&mut base.named));
        let asked = rules.ask_apart(question);
        base.named = rules.suspend();
        let (asked, orders) = match asked {
            Ok(asked) => asked,
            Err(why) => return Answer::Unknown(why),
        };
        let Asserted { solver, terms, .. } = &mut base.asserted;
        let literal = Bool::new_const(format!("q{}", self.stats.queries));
        self.stats.formula_bytes += base.bytes;
        for (_, formula) in &asked {
            self.stats.formula_bytes += text_size(formula);
            solver.assert(literal.implies(terms.formula(&self.model.trace().exprs, formula)));
        }
        let kept = self.keep(&mut base.asserted, &orders);
        let near = self.near(question, cone);
        let mut answer = Answer::Unknown(Unknown::OutOfTime);
        for cone in near.iter().chain([cone]) {
            let mut assumed: Vec<Bool> = cone.outside().map(|step| base.asserted.terms.inside(step).not()).collect();
            assumed.push(literal.clone());
            answer = self.check(&mut base.asserted, (&assumed, &kept), question, cone);
            if matches!(answer, Answer::Sat(_)) {
                break;
            }
        }
        // Later questions need not carry what this one asked.
        kept.iter().chain([&literal]).for_each(|lit| base.asserted.solver.assert(lit.not()));
        answer
    }

    /// For each of some formulas a literal under which it holds.
    fn keep(&mut self, asserted: &mut Asserted, formulas: &[Formula]) -> Vec<Bool> {
        let Asserted { solver, terms, .. } = asserted;
        let mut literals = Vec::new();
        for (i, formula) in formulas.iter().enumerate() {
            self.stats.formula_bytes += text_size(formula);
            let literal = Bool::new_const(format!("q{}o{i}", self.stats.queries));
            solver.assert(literal.implies(terms.formula(&self.model.trace().exprs, formula)));
            literals.push(literal);
        }
        literals
    }

    /// Most witnesses need little of what came later in the trace: where to look first.
    fn near(&self, question: &Question, cone: &Cone) -> Option<Cone> {
        if self.options.whole {
            return None;
        }
        let steps = self.model.steps();
        let events = Model::standing(&question.goal).into_iter().chain(question.happened());
        let near = cone.until(steps, events.filter_map(|event| steps.position(event)).max()?);
        (near.len() * 4 < cone.len() * 3).then_some(near)
    }

    fn ask_alone(&mut self, question: &Question, cone: &Cone) -> Answer {
        if let Some(near) = self.near(question, cone)
            && let found @ Answer::Sat(_) = self.ask_cone(question, &near)
        {
            return found;
        }
        self.ask_cone(question, cone)
    }

    /// Asks a new solver that has only what this question needs.
    fn ask_cone(&mut self, question: &Question, cone: &Cone) -> Answer {
        let started = Instant::now();
        let mut rules = match Rules::new(&self.model, cone, self.limit()) {
            Ok(rules) => rules,
            Err(why) => return Answer::Unknown(why),
        };
        let (asked, orders) = match rules.ask_apart(question) {
            Ok(asked) => asked,
            Err(why) => return Answer::Unknown(why),
        };
        let mut asserted = match Asserted::new(&rules) {
            Ok(asserted) => asserted,
            Err(why) => return Answer::Unknown(why),
        };
        let bytes = rules.parts().iter().map(|p| text_size(&p.formula)).sum::<u64>();
        self.stats.formula_bytes += bytes + asked.iter().map(|(_, f)| text_size(f)).sum::<u64>();
        self.stats.candidates.0 += rules.candidates.0;
        self.stats.candidates.1 += rules.candidates.1;
        for (_, formula) in &asked {
            if let Err(why) = asserted.assert(&self.model.trace().exprs, formula) {
                return Answer::Unknown(why);
            }
        }
        let kept = self.keep(&mut asserted, &orders);
        self.stats.building += started.elapsed();
        self.check(&mut asserted, (&[], &kept), question, cone)
    }

    fn limit(&self) -> Limit {
        Limit { size: self.options.max_size, until: Some(self.until.clone()) }
    }

    fn check(
        &mut self,
        asserted: &mut Asserted,
        (assumed, kept): (&[Bool], &[Bool]),
        question: &Question,
        cone: &Cone,
    ) -> Answer {
        // While it makes circuits of these, it looks at no clock, and memory has no end.
        if asserted.terms.gates > MOST_GATES {
            let (size, most) = (asserted.terms.gates as usize, MOST_GATES as usize);
            return Answer::Unknown(Unknown::TooLarge { size, most });
        }
        let started = Instant::now();
        let until = self.until.clone();
        let all: Vec<Bool> = assumed.iter().chain(kept).cloned().collect();
        let result = check_until(&asserted.solver, &all, &until);
        self.stats.solving += started.elapsed();
        match result {
            SatResult::Sat => self.witness(asserted, question, cone),
            SatResult::Unsat => {
                let needed: Vec<String> = asserted.solver.get_unsat_core().iter().map(terms::name).collect();
                let orders = question.orders.iter().zip(kept).filter(|(_, lit)| needed.contains(&terms::name(lit)));
                Answer::Unsat(Core { orders: orders.map(|(order, _)| *order).collect(), ..Core::default() })
            }
            SatResult::Unknown => {
                let words = || asserted.solver.get_reason_unknown().unwrap_or_default();
                Answer::Unknown(match () {
                    () if until.is_interrupted() => Unknown::Interrupted,
                    () if until.is_full() => Unknown::OutOfMemory,
                    () if until.deadline.left().is_zero() => Unknown::OutOfTime,
                    () => Unknown::GaveUp(words()),
                })
            }
        }
    }

    fn core(&mut self, question: &Question) -> Core {
        let started = Instant::now();
        let explained = match self.options.explain {
            true => explain::core(self.model.trace(), question, &self.until.for_core()),
            false => None,
        };
        self.stats.solving += started.elapsed();
        explained.unwrap_or_default()
    }

    fn witness(&self, asserted: &mut Asserted, question: &Question, cone: &Cone) -> Answer {
        let Asserted { solver, terms, .. } = asserted;
        let Some(found) = solver.get_model() else { return Answer::Unknown(Unknown::NoWitness) };
        let trace = self.model.trace();
        let steps = self.model.steps();
        // By clock; at the same clock the larger number is first, and what has no clock follows its predecessor.
        let mut inside: Vec<(i64, Reverse<StepId>, StepId)> = Vec::new();
        for thread in 0..steps.threads() {
            let (mut clock, mut anchor) = (i64::MIN, StepId(0));
            for step in steps.of_thread(thread).take_while(|&s| cone.has(s)) {
                let s = steps.get(step);
                let is_in =
                    s.prefix || found.eval(&terms.inside(step), true).and_then(|b| b.as_bool()).unwrap_or(false);
                if !is_in {
                    break;
                }
                if s.ordered {
                    clock = found.eval(&terms.clock(step), true).and_then(|i| i.as_i64()).unwrap_or(clock);
                    anchor = step;
                }
                if s.prefix {
                    continue;
                }
                inside.push((clock, Reverse(anchor), step));
            }
        }
        inside.sort();
        let inside = inside.into_iter().map(|(_, _, step)| step);
        let witness = self.model.witness(inside, question, |expr, var| {
            found.eval(&terms.var(var, trace.exprs.width(expr)), true).and_then(|v| v.as_u64())
        });
        Answer::Sat(witness)
    }
}

/// A question, with the rules for it, as SMT-LIB; `None` if it is too large or cannot be asked.
pub(crate) fn smt_lib(model: &Model, question: &Question, max_size: usize) -> Option<String> {
    let cone = model.cone(question, &Options::default().until());
    let mut rules = Rules::new(model, &cone, max_size).ok()?;
    let asked = rules.ask(question).ok()?;
    let Asserted { solver: whole, mut terms, .. } = Asserted::new(&rules).ok()?;
    asked.iter().for_each(|(_, ask)| whole.assert(terms.formula(&model.trace().exprs, ask)));
    Some(format!("{whole}(check-sat)\n"))
}

/// Expressions that a question may need: to take in more is without an end, and nothing comes of it.
const MOST_EXPRESSIONS: usize = 50_000;

/// Gates of multiplications and divisions that Z3 is given: some four hundred multiplications of 64 bits.
const MOST_GATES: u64 = 400 << 12;

/// Checks. Z3 has its own clock, but does not know the flag: somebody has to look at it meanwhile.
fn check_until(solver: &z3::Solver, assumed: &[Bool], until: &Until) -> SatResult {
    let mut params = Params::new();
    let time = until.deadline.left().as_micros().div_ceil(1000);
    params.set_u32("timeout", u32::try_from(time).unwrap_or(u32::MAX).max(1));
    // Ctrl-C is for whoever set up the flag.
    params.set_bool("ctrl_c", false);
    solver.set_params(&params);
    let check = || match assumed {
        [] => solver.check(),
        _ => solver.check_assumptions(assumed),
    };
    if until.flag.is_none() && until.full.is_none() && !until.deadline.is_hard() {
        return check();
    }
    let handle = &solver.get_context().handle();
    let (done, is_done) = mpsc::channel::<()>();
    std::thread::scope(|scope| {
        let watch = move || {
            while is_done.recv_timeout(LOOK) == Err(mpsc::RecvTimeoutError::Timeout) {
                // Its own clock it looks at when it likes.
                if until.is_interrupted() || until.is_full() || until.deadline.left().is_zero() {
                    handle.interrupt();
                }
            }
        };
        // Without the watch it takes longer to stop; that is all.
        let _ = std::thread::Builder::new().spawn_scoped(scope, watch);
        let result = check();
        drop(done);
        result
    })
}

/// About how many bytes a formula has as SMT-LIB text.
fn text_size(formula: &Formula) -> u64 {
    match formula {
        Formula::Not(inner) => 6 + text_size(inner),
        Formula::All(of) | Formula::Any(of) => 6 + of.iter().map(|f| 1 + text_size(f)).sum::<u64>(),
        Formula::AtLeast(_, of) => 18 + of.iter().map(|f| 1 + text_size(f)).sum::<u64>(),
        Formula::Equal(..) => 24,
        Formula::Before(..) | Formula::Moment(..) | Formula::Earlier(..) => 16,
        Formula::In(_) | Formula::Choice(_) => 5,
        Formula::Const(_) => 5,
    }
}

impl Solver for Z3Solver {
    fn solve(&mut self, question: &Question) -> Answer {
        let answer = self.answer(question);
        self.stats.count(&answer);
        answer
    }

    fn stats(&self) -> Stats {
        self.stats
    }

    fn set_time_limit(&mut self, time: Duration) {
        self.options.time_limit = time;
    }

    fn formula(&self, question: &Question) -> Option<String> {
        smt_lib(&self.model, question, self.options.max_size)
    }
}
