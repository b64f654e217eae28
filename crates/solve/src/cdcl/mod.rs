//! The back end made for interleavings: a SAT solver with a theory of orders (CDCL(T)).
//!
//! Formulas of this kind are orders first and values second. A general solver spends its time on integers that stand for
//! places in an order; here an order is a partial one, kept as clocks of chains, and what follows from it is drawn at
//! once. Values are clauses (`values/`). CaDiCaL searches, [`theory`](self) objects.
//!
//! | file | what it knows |
//! | --- | --- |
//! | `clocks` | a partial order that grows and shrinks |
//! | `theory` | what orders exclude, and why |
//! | `line` | a total order from a partial one |
//! | `near` | where to look first in a long trace |
//! | `explain` | which rules are to blame |
//! | `sat` | CaDiCaL |
//! | `problem` | rules and questions as clauses and orders |
//!
//! The rules of a trace are reported once, if they are not too many; each question is a literal under which what it asks holds,
//! assumed together with everything outside its [`Cone`]. What was observed is tried first, and with as little inside as possible:
//! most of the search is spent where the answer differs from the trace.
//!
//! Limits: multiplication and division of wide unknowns is refused ([`Unknown::NotForClauses`]). This solver asks nobody else, so that
//! another one can judge it; [`Portfolio`](crate::Portfolio) does.

mod clocks;
mod explain;
mod line;
mod near;
mod problem;
mod sat;
mod theory;

use crate::formula::{Formula, StepId};
use crate::model::{Choices, Relevant};
use crate::stop::{Limit, Stopped, Until};
use crate::values::{Clauses, Lit, TooCostly};
use crate::{Answer, Cone, Core, Goal, Model, Options, Question, Rules, Solver, Stats, Unknown, Witness};
use near::Tries;
use problem::{AtOnce, Problem};
use std::cell::{LazyCell, RefCell};
use std::ops::Deref;
use std::sync::Arc;
use std::time::{Duration, Instant};
use trace::Trace;

/// After so many conflicts, what was put off is reported.
const TRIES: i32 = 500;

/// After so many conflicts, and so many times that, a question that is hard to answer from the whole trace is asked close to it.
const HARD: Tries = (200, 200);

/// Answers with CaDiCaL and a theory of orders.
pub struct CdclSolver {
    model: Arc<Model>,
    options: Options,
    stats: Stats,
    base: Rulebook,
    /// The last question that has no answer close to the trace.
    far: Option<Question>,
}

/// Whether the rules of the whole trace were told.
enum Rulebook {
    /// Nobody has asked yet, or there was no time.
    Untold,
    Told(Box<Base>),
    /// They are too many: each question gets its own.
    TooLarge,
}

/// The rules of a whole trace, told.
struct Base {
    problem: Problem,
    everything: Cone,
    named: Choices,
    /// Whose values they speak of.
    relevant: Relevant,
}

/// Where an answer is looked for, and how long.
struct Place<'m> {
    /// The model, or one of its trace in which less may be reordered.
    model: &'m Model,
    cone: &'m Cone,
    until: Until,
    /// How many conflicts there may be, until something was put off or has to be decided, and how many times that.
    tries: Option<Tries>,
}

/// The literals of a question.
struct Told {
    /// What it asks.
    literal: Lit,
    /// Each of its orders.
    kept: Vec<Lit>,
    /// What is to be false when it is answered.
    own: Vec<Lit>,
}

fn tell(problem: &mut Problem, rules: &mut Rules<'_>, question: &Question) -> Result<Told, Unknown> {
    let asked = rules.ask_apart(question);
    let said = rules.take_orders();
    let (asked, orders) = asked?;
    let asked: Vec<Formula> = asked.into_iter().map(|(_, formula)| formula).collect();
    let (literal, mut own) = problem.ask(rules, &asked, said)?;
    let kept = problem.keep(&rules.trace().exprs, &orders)?;
    problem.tell_sections(rules, &Model::standing(&question.goal));
    own.extend(&kept);
    Ok(Told { literal, kept, own })
}

impl CdclSolver {
    pub fn new(trace: &Trace, options: Options) -> CdclSolver {
        let model = Model::with(trace, options.prune);
        CdclSolver::of(model, options)
    }

    pub fn of(model: impl Into<Arc<Model>>, options: Options) -> CdclSolver {
        let model: Arc<Model> = model.into();
        let stats = Stats { building: model.built(), ..Stats::default() };
        CdclSolver { model, options, stats, base: Rulebook::Untold, far: None }
    }

    /// Tells the rules of the whole trace, if they are not too many. That counts as time of the question.
    fn tell_rules(&mut self, until: &Until) -> Rulebook {
        let started = Instant::now();
        let size = self.options.incremental.min(self.options.max_size);
        let everything = self.model.everything();
        let rules = Rules::for_orders(&self.model, &everything, None, Limit { size, until: Some(until.clone()) });
        let told = match rules {
            Err(Unknown::OutOfTime | Unknown::Interrupted | Unknown::OutOfMemory) => Rulebook::Untold,
            Err(_) => Rulebook::TooLarge,
            Ok(mut rules) => {
                self.stats.candidates = rules.candidates;
                match Problem::new(&mut rules, AtOnce::new(self.options.put_off)) {
                    Ok(problem) => {
                        let relevant = rules.take_relevant();
                        let named = rules.suspend();
                        Rulebook::Told(Box::new(Base { problem, everything, named, relevant }))
                    }
                    Err(Unknown::OutOfTime | Unknown::Interrupted | Unknown::OutOfMemory) => Rulebook::Untold,
                    Err(_) => Rulebook::TooLarge,
                }
            }
        };
        self.stats.building += started.elapsed();
        told
    }

    fn answer(&mut self, question: &Question) -> Answer {
        let model = self.model.clone();
        let until = self.options.until();
        if self.rules_out(question) {
            return Answer::Unsat(self.core(question, &until));
        }
        if matches!(self.base, Rulebook::Untold) {
            self.base = self.tell_rules(&until);
        }
        if let Some(why) = until.over() {
            return Answer::Unknown(why.into());
        }
        let cone = model.cone(question, &until);
        let whole = Place { model: &model, cone: &cone, until, tries: None };
        let answer = match std::mem::replace(&mut self.base, Rulebook::TooLarge) {
            // It looks at values that no decision depends on.
            Rulebook::Told(base) if !model.knows(&base.relevant, question) => {
                self.base = Rulebook::Told(base);
                self.ask_alone(question, &whole)
            }
            Rulebook::Told(mut base) => {
                let tries = (!self.options.whole).then_some(HARD);
                let first = Place { tries, until: whole.until.clone(), ..whole };
                let mut answer = self.ask_base(&mut base, question, &first);
                let is_open = matches!(answer, Ok(Answer::Unknown(_)));
                if is_open && tries.is_some() && whole.until.over().is_none() {
                    match self.ask_near(question, &&cone, &whole.until) {
                        Some(witness) => {
                            self.base = Rulebook::Told(base);
                            return Answer::Sat(witness);
                        }
                        None => answer = self.ask_base(&mut base, question, &whole),
                    }
                }
                self.base = Rulebook::Told(base);
                answer
            }
            Rulebook::Untold | Rulebook::TooLarge => match self.ask_near(question, &&cone, &whole.until) {
                Some(witness) => return Answer::Sat(witness),
                None => self.ask_alone(question, &whole),
            },
        };
        match answer {
            Ok(Answer::Sat(witness)) => crate::check::checked(self.model.trace(), question, witness),
            Ok(Answer::Unsat(found)) => {
                Answer::Unsat(Core { orders: found.orders, ..self.core(question, &whole.until) })
            }
            Ok(answer) => answer,
            Err(why) => Answer::Unknown(why),
        }
    }

    fn ask_base(&mut self, base: &mut Base, question: &Question, place: &Place<'_>) -> Result<Answer, Unknown> {
        let started = Instant::now();
        let mut rules = Rules::resume_orders(&self.model, &base.everything, std::mem::take(&mut base.named));
        let told = tell(&mut base.problem, &mut rules, question);
        base.named = rules.suspend();
        let Told { literal, kept, own } = told?;
        let mut assumed: Vec<Lit> = Vec::new();
        for step in place.cone.outside() {
            assumed.push(-base.problem.inside(step));
        }
        assumed.push(literal);
        self.stats.building += started.elapsed();
        let answer = self.search(&mut base.problem, (&assumed, &kept), question, place);
        // Later questions need not carry what this one asked.
        for lit in own {
            base.problem.sat.add(&[-lit]);
        }
        Ok(answer?)
    }

    fn ask_near(&mut self, question: &Question, whole: &impl Deref<Target = Cone>, until: &Until) -> Option<Witness> {
        if self.options.whole || self.far.as_ref() == Some(question) {
            return None;
        }
        let model = self.model.clone();
        let until = until.part(2);
        let found = near::models(&model, question, whole, &until).find_map(|(near, cone, tries)| {
            self.stats.building += near.built();
            self.ask_model(question, &Place { model: &near, cone: &cone, until: until.clone(), tries: Some(tries) })
        });
        if found.is_none() && until.over().is_none() {
            self.far = Some(question.clone());
        }
        found
    }

    /// An answer of another model of the same trace, if there is one.
    fn ask_model(&mut self, question: &Question, place: &Place<'_>) -> Option<Witness> {
        match self.ask_alone(question, place) {
            Ok(Answer::Sat(witness)) => match crate::check::checked(self.model.trace(), question, witness) {
                Answer::Sat(witness) => {
                    self.stats.near += 1;
                    Some(witness)
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Asks a solver that knows nothing but what this question needs.
    fn ask_alone(&mut self, question: &Question, place: &Place<'_>) -> Result<Answer, Unknown> {
        let started = Instant::now();
        let limit = Limit { size: self.options.max_size, until: Some(place.until.clone()) };
        let mut rules = Rules::for_orders(place.model, place.cone, Some(question), limit)?;
        self.stats.candidates.0 += rules.candidates.0;
        self.stats.candidates.1 += rules.candidates.1;
        let mut problem = Problem::new(&mut rules, AtOnce::new(self.options.put_off))?;
        let Told { literal, kept, .. } = tell(&mut problem, &mut rules, question)?;
        self.stats.building += started.elapsed();
        Ok(self.search(&mut problem, (&[literal], &kept), question, place)?)
    }

    fn search(
        &mut self,
        problem: &mut Problem,
        (assumed, kept): (&[Lit], &[Lit]),
        question: &Question,
        place: &Place<'_>,
    ) -> Result<Answer, TooCostly> {
        let started = Instant::now();
        let Place { model, until, tries, .. } = place;
        let mut rounds = 0;
        let answer = loop {
            let rests: Vec<Lit> = problem.rests().collect();
            let put_off = rests.iter().map(|&lit| -lit);
            let all: Vec<Lit> = assumed.iter().chain(kept).copied().chain(put_off).collect();
            let limited = !rests.is_empty();
            rounds += 1;
            if tries.is_some_and(|(_, most)| rounds > most) {
                break Answer::Unknown(Stopped::OutOfTries.into());
            }
            let few = limited.then_some(TRIES);
            match problem.sat.solve(&all, until, few.or(tries.map(|t| t.0))) {
                // With less to choose from it is sometimes harder, not easier.
                Err(Stopped::OutOfTries) if limited => {
                    problem.tell_more(model, &rests)?;
                    continue;
                }
                Err(why) => break Answer::Unknown(why.into()),
                Ok(false) => {
                    // Perhaps it is possible with what was put off.
                    let missing: Vec<Lit> = rests.into_iter().filter(|&lit| problem.sat.failed(-lit)).collect();
                    if missing.is_empty() {
                        let orders = question.orders.iter().zip(kept).filter(|(_, lit)| problem.sat.failed(**lit));
                        let orders = orders.map(|(order, _)| *order).collect();
                        break Answer::Unsat(Core { orders, ..Core::default() });
                    }
                    problem.tell_more(model, &missing)?;
                    continue;
                }
                Ok(true) => {}
            }
            let line = problem.sat.theory_mut().line.take();
            match line {
                Some(Ok(line)) => break Answer::Sat(self.witness(problem, &line, question, place)),
                // Something has to be decided first.
                Some(Err(open)) => {
                    self.stats.pairs += (open.writes.len() + open.sections.len()) as u64;
                    problem.decide(model, &open);
                }
                None => break Answer::Unknown(Unknown::NoWitness),
            }
        };
        self.stats.solving += started.elapsed();
        self.stats.formula_bytes += problem.sat.bytes();
        Ok(answer)
    }

    /// Which rules are to blame, if that was asked for. The verdict is what matters: this has a part of the time, and at most what is left.
    fn core(&mut self, question: &Question, until: &Until) -> Core {
        let started = Instant::now();
        let explained = match self.options.explain {
            true => explain::core(self.model.trace(), question, &until.for_core()),
            false => None,
        };
        self.stats.solving += started.elapsed();
        explained.unwrap_or_default()
    }

    fn witness(&self, problem: &mut Problem, line: &[u32], question: &Question, place: &Place<'_>) -> Witness {
        let trace = self.model.trace();
        let steps = place.model.steps();
        let is_in = |problem: &mut Problem, step: StepId| {
            let prefix = steps.get(step).prefix;
            prefix || place.cone.has(step) && problem.known_inside(step).is_some_and(|lit| problem.sat.value(lit))
        };
        // Steps without a place in the order follow those before them in their thread.
        let free = |step: &StepId| steps.get(*step).prefix || !steps.get(*step).ordered;
        let as_observed = |step: &StepId| steps.get(*step).prefix && !self.model.steps().get(*step).prefix;
        let mut inside: Vec<StepId> = steps.iter().map(|(step, _)| step).filter(as_observed).collect();
        inside.sort_by_key(|&step| steps.get(step).at);
        for thread in 0..steps.threads() {
            let first = steps.of_thread(thread).take_while(free);
            inside.extend(first.take_while(|&s| is_in(problem, s)).filter(|&s| !steps.get(s).prefix));
        }
        for &node in line {
            let Some(step) = problem.step(node).filter(|&s| !steps.get(s).prefix) else { continue };
            if is_in(problem, step) {
                inside.push(step);
                let behind = steps.behind(step).take_while(free);
                inside.extend(behind.take_while(|&s| is_in(problem, s)));
            }
        }
        let Problem { sat, values, .. } = problem;
        let sat = RefCell::new(sat);
        self.model.witness(inside, question, |expr, _| {
            values.has(expr).then(|| values.value(&trace.exprs, expr, |lit| sat.borrow_mut().value(lit)))
        })
    }
}

impl Solver for CdclSolver {
    fn solve(&mut self, question: &Question) -> Answer {
        let answer = self.answer(question);
        self.stats.count(&answer);
        answer
    }

    fn solve_near(&mut self, question: &Question) -> Option<Witness> {
        let model = self.model.clone();
        let until = self.options.until();
        let cone = LazyCell::new(|| model.cone(question, &until));
        self.ask_near(question, &cone, &until)
    }

    fn rules_out(&self, question: &Question) -> bool {
        match question.goal {
            Goal::Use { write, read } => self.model.never_uses(write, read),
            _ => false,
        }
    }

    fn stats(&self) -> Stats {
        self.stats
    }

    fn set_time_limit(&mut self, time: Duration) {
        self.options.time_limit = time;
    }

    fn formula(&self, question: &Question) -> Option<String> {
        let cone = self.model.cone(question, &self.options.until());
        let mut rules = Rules::for_orders(&self.model, &cone, Some(question), self.options.max_size).ok()?;
        let asked = rules.ask(question).ok()?;
        let mut text: String = rules.parts().iter().map(|part| format!("{:?}\n", part.formula)).collect();
        asked.iter().for_each(|(_, formula)| text += &format!("asked {formula:?}\n"));
        Some(text + &format!("{:?}\n", rules.take_orders()))
    }
}
