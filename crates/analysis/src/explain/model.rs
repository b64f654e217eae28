//! The cause as the solver sees it: the failing run as a model, its schedule as orders that are kept or not, and the failure
//! denied.
//!
//! This is the root cause of Symbiosis (seeds 003, section 3.4). The failure is denied by asking for the other side of the
//! decision that led to it. With all orders kept there is no such run; which orders that needs is what causes the failure, on
//! these paths. Where threads can only get away from the failure on another path (Cortex, seeds 004), any other decision of the
//! run is asked for the other way. A run that the solver finds is a proposal, as everywhere: it counts when it was executed.
//!
//! What this adds to executions is the other direction. That none of 300 runs that keep some orders ended well is an
//! observation; that the solver finds none is a proof, for all orders of what had happened, on the paths of the failing run.
//!
//! Limits: only failures that a decision on values leads to (an assertion, an abort, a bad address or index, a division). What
//! threads would have done after the failure is not in the trace: an order with regard to that cannot be said, and a failure
//! that is avoided only by that cannot be denied. Those are left to executions.

use super::edges::{Edge, Node};
use super::lab::{Execution, Lab};
use super::story::Story;
use crate::asking::in_time;
use crate::predict::Observer;
use driver::Symbolic;
use rustc_hash::FxHashMap;
use solve::{Answer, Backend, Goal, Options, Question, Solver, Steps, Witness};
use std::sync::Arc;
use std::time::{Duration, Instant};
use trace::{BranchKind, EventId, Failure, FailureKind, OtherSide, Trace, What};
use vm::Tracking;
use vm::sched::Steer;

/// Up to so many events and orders a run is one for which the solver proposes others. What is proposed has a part in which
/// cause is found, and that must not depend on the time it takes: with so few it takes far less than it may.
const FEW_EVENTS: usize = 300;
const FEW_ORDERS: usize = 100;
const TIME: Duration = Duration::from_secs(20);
const QUESTION: Duration = Duration::from_secs(5);
/// In larger ones, the cause that executions found is proved, if it can be in this time.
const TIME_FOR_PROOF: Duration = Duration::from_secs(1);
const QUESTION_FOR_PROOF: Duration = Duration::from_millis(300);
/// And not in still larger ones.
const EVENTS: usize = 3_000;
/// Decisions that are asked for the other way to get on another path, the last ones.
const DECISIONS: usize = 24;

/// What the solver says about some orders.
pub enum Verdict {
    /// Together they are enough: there is no run that keeps them and avoids the failure.
    Enough,
    /// A run that keeps them and should avoid it.
    Avoided(Witness),
    Unknown,
}

/// The failing run, and its failure denied.
pub struct Model {
    trace: Trace,
    solver: Box<dyn Solver>,
    /// The decision that led to the failure, if that alone can go the other way.
    last: Option<EventId>,
    /// Those with which a thread gets on another path, the last one first.
    paths: Vec<EventId>,
    /// There are no others.
    all_paths: bool,
    pub proposes: bool,
    /// By edge.
    orders: Vec<Option<(EventId, EventId)>>,
    /// What questions may still take.
    time: Duration,
    pub figures: Figures,
}

/// What the model was good for.
#[derive(Clone, Debug, Default)]
pub struct Figures {
    /// Why there is none.
    pub absent: Option<String>,
    pub questions: u64,
    /// Witnesses that were run, and of those the ones that ended well.
    pub witnesses: u64,
    pub good: u64,
    pub seconds: f64,
    /// The orders that the solver alone came to, each needed by a run that was executed.
    pub core: Option<Vec<u32>>,
    /// The orders of the cause are enough, by the solver's word; `None`: that is not known, or cannot be said.
    pub enough: Option<bool>,
    /// Without any one of them, they are not.
    pub minimal: Option<bool>,
}

impl Model {
    /// Of the failing run; in words why not.
    pub fn of(lab: &Lab<'_>, story: &Story, edges: &[Edge]) -> Result<Model, String> {
        let started = Instant::now();
        let Some(failure) = story.failure.as_ref().filter(|f| is_decided(f.kind)) else {
            return Err("no decision on values leads to this failure".into());
        };
        if story.steps.len() > EVENTS {
            return Err(format!("a run of {} events is too long", story.steps.len()));
        }
        let tracking = Tracking { fixed_inputs: true, ..Tracking::default() };
        let seen = Observer::new(lab.setup, tracking).observe(&lab.schedule, &Symbolic::new());
        if !lab.symptom.is_in(&seen.outcome) {
            return Err("the run with expressions went another way".into());
        }
        let trace = seen.trace;
        let last = last_decision(&trace, failure);
        let mut paths: Vec<EventId> =
            trace.ids().filter(|(_, e)| is_decision(&trace, &e.what)).map(|(id, _)| id).collect();
        paths.reverse();
        paths.retain(|id| Some(*id) != last);
        let proposes = story.steps.len() <= FEW_EVENTS && edges.len() <= FEW_ORDERS;
        let most = if proposes { DECISIONS } else { 0 };
        let all_paths = paths.len() <= most;
        paths.truncate(most);
        let (time, question) = if proposes { (TIME, QUESTION) } else { (TIME_FOR_PROOF, QUESTION_FOR_PROOF) };
        let stop = &lab.setup.limits.stop;
        let options = Options { time_limit: question, incremental: 1_000_000, ..in_time(stop) };
        let known = Arc::new(solve::Model::new(&trace));
        let orders = orders(story, edges, &trace, known.steps());
        let solver = Backend::Steady.of(known, options);
        let mut model =
            Model { trace, solver, last, paths, all_paths, proposes, orders, time, figures: Figures::default() };
        let all: Vec<u32> = (0..edges.len() as u32).collect();
        // It can be denied, but not if all orders are kept.
        if let Some(last) = last
            && !matches!((model.solve(last, &[]), model.solve(last, &all)), (Verdict::Avoided(_), Verdict::Enough))
        {
            model.last = None;
        }
        model.figures.seconds = started.elapsed().as_secs_f64();
        if model.last.is_none() && model.paths.is_empty() {
            return Err("no order of what had happened avoids it, as far as is known".into());
        }
        match model.ask(&[]) {
            Verdict::Avoided(_) => Ok(model),
            Verdict::Enough => Err("no order of what had happened avoids it".into()),
            Verdict::Unknown => Err("the solver does not know".into()),
        }
    }

    /// Whether there is a run that keeps these orders and decides otherwise at this event.
    fn solve(&mut self, event: EventId, keep: &[u32]) -> Verdict {
        let started = Instant::now();
        if self.time.is_zero() {
            return Verdict::Unknown;
        }
        let orders = keep.iter().filter_map(|&e| self.orders[e as usize]).collect();
        let answer = self.solver.solve(&Question { orders, ..Goal::Flip(event).into() });
        self.figures.questions += 1;
        self.figures.seconds += started.elapsed().as_secs_f64();
        self.time = self.time.saturating_sub(started.elapsed());
        match answer {
            Answer::Sat(witness) => Verdict::Avoided(witness),
            Answer::Unsat(_) => Verdict::Enough,
            Answer::Unknown(_) => Verdict::Unknown,
        }
    }

    /// Whether these orders are enough for the failure: where it was decided, and if it cannot be avoided there, on any path.
    pub fn ask(&mut self, keep: &[u32]) -> Verdict {
        self.search(keep, |_, _| true)
    }

    /// The same; of the runs that the solver proposes, the first that is `wanted`.
    fn search(&mut self, keep: &[u32], mut wanted: impl FnMut(&mut Model, &Witness) -> bool) -> Verdict {
        let mut known = true;
        for event in self.last.into_iter().chain(self.paths.clone()) {
            match self.solve(event, keep) {
                Verdict::Avoided(witness) if wanted(self, &witness) => return Verdict::Avoided(witness),
                Verdict::Enough => {}
                _ => known = false,
            }
        }
        if known { Verdict::Enough } else { Verdict::Unknown }
    }

    /// A run that keeps these orders and ends well, proposed by the solver and executed.
    pub fn refute(&mut self, lab: &Lab<'_>, keep: &[u32], keeps: impl Fn(&Execution) -> bool) -> Option<Execution> {
        if !self.proposes {
            return None;
        }
        let mut found = None;
        self.search(keep, |model, witness| {
            let run = lab.run(&Arc::default(), &mut Steer::new(witness.schedule(&model.trace)));
            let good = lab.is_good(&run.outcome);
            model.figures.witnesses += 1;
            model.figures.good += u64::from(good);
            found = Some(run).filter(|run| good && keeps(run));
            found.is_some()
        });
        found
    }

    /// Whether some orders are enough on these paths, and whether without any one of them they are not.
    ///
    /// An order that cannot be said is not assumed, so that a proof holds all the more; what had not happened yet happens in no
    /// run of the model.
    pub fn judge(&mut self, orders: &[u32]) {
        let sayable = orders.iter().all(|&e| self.orders[e as usize].is_some());
        let verdict = match self.last {
            Some(last) => self.solve(last, orders),
            None if self.all_paths => self.ask(orders),
            None => Verdict::Unknown,
        };
        self.figures.enough = match verdict {
            Verdict::Enough => Some(true),
            Verdict::Avoided(_) if sayable && self.last.is_some() => Some(false),
            _ => None,
        };
        let mut minimal = Some(true).filter(|_| sayable);
        for left_out in orders {
            let rest: Vec<u32> = orders.iter().copied().filter(|e| e != left_out).collect();
            match self.ask(&rest) {
                Verdict::Avoided(_) => {}
                Verdict::Enough => minimal = minimal.map(|_| false),
                Verdict::Unknown => minimal = minimal.filter(|m| !m),
            }
        }
        self.figures.minimal = minimal;
    }
}

/// Whether a decision on values is all that is between a good end and this.
fn is_decided(kind: FailureKind) -> bool {
    use FailureKind::*;
    is_value(kind) || matches!(kind, Assertion | Abort)
}

/// Whether it is the value of an address, an index or a divisor that is bad.
fn is_value(kind: FailureKind) -> bool {
    use FailureKind::*;
    matches!(kind, NullAccess | HeapOutOfBounds | StackOutOfBounds | GlobalOutOfBounds | WildAccess | DivisionByZero)
}

/// Whether a thread could have gone another way, as far as the values tell, and that way is no failure by itself.
fn is_decision(trace: &Trace, what: &What) -> bool {
    match *what {
        What::Branch { kind: BranchKind::If | BranchKind::Switch, cond, other, .. } => {
            other != OtherSide::Fails && trace.exprs.as_const(cond).is_none()
        }
        _ => false,
    }
}

/// What the failing thread decided last before it failed. Where a value is bad, that it was that value.
fn last_decision(trace: &Trace, failure: &Failure) -> Option<EventId> {
    let number = trace.tables.find_thread(&failure.thread)?;
    let own = trace.ids().filter(|(_, e)| e.thread == number);
    let decisions = own.filter(|(_, e)| match e.what {
        What::Branch { cond, .. } if is_value(failure.kind) => {
            e.clock == failure.clock && trace.exprs.as_const(cond).is_none()
        }
        _ => !is_value(failure.kind) && is_decision(trace, &e.what),
    });
    decisions.last().map(|(id, _)| id)
}

/// The edges of the failing run as orders of the trace; none for what has no place there.
fn orders(story: &Story, edges: &[Edge], trace: &Trace, steps: &Steps) -> Vec<Option<(EventId, EventId)>> {
    // By thread and clock: the steps, each by its first event. A wait has two with one clock.
    let mut places: FxHashMap<(u32, u64), Vec<(solve::StepId, EventId)>> = FxHashMap::default();
    for (id, event) in trace.ids() {
        let Some(step) = steps.of_event(id).filter(|&s| steps.get(s).ordered) else { continue };
        let known = places.entry((id.thread, event.clock)).or_default();
        if known.last().is_none_or(|k| k.0 != step) {
            known.push((step, id));
        }
    }
    let mut told: FxHashMap<(u32, u64), usize> = FxHashMap::default();
    let event_of: Vec<Option<EventId>> = story
        .steps
        .iter()
        .map(|s| {
            let key = (trace.tables.find_thread(&story.actors[s.actor].name)?, s.clock);
            let n = told.entry(key).or_default();
            *n += 1;
            places.get(&key)?.get(*n - 1).map(|p| p.1)
        })
        .collect();
    let order = |e: &Edge| match e.second {
        Node::Step(second) => Some((event_of[e.first]?, event_of[second]?)),
        Node::Pending(_) => None,
    };
    edges.iter().map(order).collect()
}
