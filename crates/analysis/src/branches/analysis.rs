//! Which decisions of a trace depend on the schedule.

use super::decided::{DecidedBy, decided_by};
use crate::asking::in_time;
use crate::predict::decisions::DecisionKind;
use crate::predict::{Budget, Decision, Observed, Observer, confirm, decisions, inputs};
use rustc_hash::{FxHashMap, FxHashSet};
use solve::partition::{Chunk, Focus};
use solve::{Answer, Goal, Options, Question, Solver, Unknown};
use std::time::Duration;
use trace::{EventId, Failure, OtherSide, Place, Segment, Trace};

/// Events that matter before and after a decision in a part of a chunk.
const RADIUS: usize = 60;
/// Terms of a question about a whole chunk, at most, and how long it may take: there are smaller ones to ask.
const LARGEST: usize = 300_000;
const PATIENCE: Duration = Duration::from_secs(3);
/// Sides of one decision that are tried until one fails.
const SIDES: u32 = 8;
/// Decisions of one place that are tried in a chunk that is too large.
const TRIES: u32 = 4;

/// What a branch is good for, as far as its two runs show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Class {
    Failing,
    /// Ad hoc synchronisation: a side comes back to look again.
    Waiting,
    Other,
}

/// A run that shows one side of a branch.
#[derive(Clone, Debug)]
pub struct Shown {
    pub schedule: Vec<Segment>,
    pub event_hash: u64,
    pub outcome: trace::RunOutcome,
    pub failure: Option<Failure>,
}

impl Shown {
    pub fn of(run: &Observed) -> Option<Shown> {
        let failure = run.failure();
        let outcome = match (&failure, &run.outcome.end) {
            (_, vm::End::Exit(status)) => trace::RunOutcome::Exit(*status),
            (Some(failure), _) => trace::RunOutcome::Failure(failure.into()),
            (None, vm::End::OutOfSteps) => trace::RunOutcome::Unfinished,
            _ => return None,
        };
        let (schedule, event_hash) = (run.outcome.schedule.clone(), run.outcome.event_hash);
        Some(Shown { schedule, event_hash, outcome, failure })
    }
}

/// A branch that depends on the schedule.
#[derive(Clone, Debug)]
pub struct Sensitive {
    pub place: Place,
    pub kind: DecisionKind,
    pub class: Class,
    pub reason: String,
    /// What the observed run decided.
    pub taken: bool,
    pub thread: trace::ThreadName,
    /// The run of that side, and of the other.
    pub observed: Shown,
    pub other: Shown,
    pub condition: String,
    pub decided_by: Vec<DecidedBy>,
}

#[derive(Clone, Debug)]
pub struct Undecided {
    pub place: Place,
    pub kind: DecisionKind,
    pub why: Unknown,
}

/// Figures, as in the paper's tables.
#[derive(Clone, Copy, Default, Debug, serde::Serialize)]
pub struct Stats {
    pub threads: usize,
    /// Instructions executed.
    pub steps: u64,
    pub events: u64,
    /// Reads, writes and synchronisation that the model is about.
    pub critical_events: u64,
    pub branch_events: u64,
    pub chunks: u64,
    pub tracing_seconds: f64,
    pub average_formula_bytes: u64,
    pub solving_seconds: f64,
    pub seconds: f64,
    pub queries: u64,
    pub executions: u64,
    pub found: usize,
    pub undecided: usize,
    pub unconfirmed: u64,
}

impl Stats {
    /// Adds the work of another part of the same run.
    pub fn add(&mut self, other: &Stats) {
        self.critical_events += other.critical_events;
        self.branch_events += other.branch_events;
        self.chunks += other.chunks;
        self.tracing_seconds += other.tracing_seconds;
        self.solving_seconds += other.solving_seconds;
        self.queries += other.queries;
        self.executions += other.executions;
        self.unconfirmed += other.unconfirmed;
    }
}

pub(super) struct Analysis<'a> {
    pub observer: Observer<'a>,
    pub asking: Budget,
    pub found: Vec<Sensitive>,
    pub undecided: FxHashMap<u64, Undecided>,
    /// Places that are listed already.
    sites: FxHashSet<u64>,
    pub stats: Stats,
    pub complaints: Vec<String>,
    formula_bytes: u64,
    /// Runs that showed another side, to look at next.
    pub next: Vec<Observed>,
}

impl<'a> Analysis<'a> {
    pub(super) fn new(observer: Observer<'a>, asking: Budget) -> Analysis<'a> {
        Analysis {
            observer,
            asking,
            found: Vec::new(),
            undecided: FxHashMap::default(),
            sites: FxHashSet::default(),
            stats: Stats::default(),
            complaints: Vec::new(),
            formula_bytes: 0,
            next: Vec::new(),
        }
    }

    fn patience(&self) -> Duration {
        let left = self.observer.setup.limits.stop.left();
        self.asking.per_query.min(left.unwrap_or(Duration::MAX)).max(Duration::from_millis(10))
    }

    fn is_over(&self) -> bool {
        self.observer.setup.limits.stop.is_over()
    }

    /// Looks at the decisions of a chunk. Where all that one has to do with is too much for the solver, a smaller chunk around it is
    /// asked. Of each place in the source a few decisions are tried.
    pub(super) fn look_around(&mut self, run: &Observed, chunk: &Chunk, mut watch: impl FnMut(&Stats)) {
        self.count(run);
        let waiting = waiting(run);
        let mut tried: FxHashMap<u64, u32> = FxHashMap::default();
        let focus = Focus::new(chunk);
        let observed = run.outcome.schedule.clone();
        let prefix = chunk.prefix_schedule(&observed);
        let mut whole = self.asking.backend.solver(
            &chunk.trace,
            Options {
                time_limit: self.patience().min(PATIENCE),
                max_size: LARGEST,
                dump: self.asking.dump.clone(),
                ..in_time(&self.observer.setup.limits.stop)
            },
        );
        for decision in &run.decisions.all {
            if self.is_over() {
                break;
            }
            let times = tried.entry(decision.site).or_default();
            if self.sites.contains(&decision.site) || *times >= TRIES {
                continue;
            }
            *times += 1;
            if self.ask(&mut *whole, run, &chunk.trace, &prefix, decision, &waiting) {
                watch(&self.stats);
                continue;
            }
            let small = focus.around(&[decision.event], RADIUS);
            let Some(event) = small.find(decision.event) else { continue };
            let options = Options {
                time_limit: self.patience(),
                dump: self.asking.dump.clone(),
                ..in_time(&self.observer.setup.limits.stop)
            };
            let mut solver = self.asking.backend.solver(&small.trace, options);
            let prefix = small.prefix_schedule(&observed);
            let here = Decision { event, ..decision.clone() };
            self.ask(&mut *solver, run, &small.trace, &prefix, &here, &waiting);
            watch(&self.stats);
        }
        self.tidy();
    }

    /// Looks at all decisions of a trace. `prefix` leads to where the trace begins. `watch` is called now and then.
    pub(super) fn look_at(&mut self, run: &Observed, prefix: &[Segment], mut watch: impl FnMut(&Stats)) {
        let trace = &run.trace;
        let mut solver: Option<Box<dyn Solver>> = None;
        self.count(run);
        let waiting = waiting(run);
        for decision in &run.decisions.all {
            if self.is_over() {
                break;
            }
            // What has no place in the source (the exit status, asked for by the library) is no branch of the program's.
            if self.sites.contains(&decision.site) || decision.place == 0 {
                continue;
            }
            let options = Options {
                time_limit: self.patience(),
                dump: self.asking.dump.clone(),
                ..in_time(&self.observer.setup.limits.stop)
            };
            let backend = self.asking.backend;
            let solver = solver.get_or_insert_with(|| backend.solver(trace, options));
            self.ask(&mut **solver, run, trace, prefix, decision, &waiting);
            watch(&self.stats);
        }
        self.tidy();
    }

    fn tidy(&mut self) {
        self.undecided.retain(|site, _| !self.sites.contains(site));
        self.stats.found = self.found.len();
        self.stats.undecided = self.undecided.len();
    }

    /// Asks for the other side of one decision of a trace, which may be a part of the run's; whether there was an answer.
    fn ask(
        &mut self,
        solver: &mut dyn Solver,
        run: &Observed,
        trace: &Trace,
        prefix: &[Segment],
        decision: &Decision,
        waiting: &FxHashSet<u64>,
    ) -> bool {
        let mut question = Question::from(Goal::Flip(decision.event));
        let mut listed: Option<Sensitive> = None;
        // Of several other sides, one that fails is what people want to see.
        for _ in 0..SIDES {
            let witness = match self.solve(solver, &question) {
                Answer::Sat(witness) => witness,
                Answer::Unknown(why) if listed.is_none() => {
                    if let Unknown::WrongWitness(_) = &why {
                        self.stats.unconfirmed += 1;
                        self.complaints.push(why.to_string());
                    }
                    let place = trace.tables.places()[decision.place as usize].clone();
                    let undecided = Undecided { place, kind: decision.kind, why };
                    self.undecided.entry(decision.site).or_insert(undecided);
                    return false;
                }
                Answer::Unsat(_) | Answer::Unknown(_) => break,
            };
            let Some((new, shown)) = self.try_witness(run, trace, prefix, decision, &witness, waiting) else { break };
            let fails = shown.class == Class::Failing;
            let seen = self.value_in(&new, decision, trace);
            if fails || listed.is_none() {
                listed = Some(shown);
            }
            self.next.push(new);
            match seen {
                Some(seen) if !fails && !self.is_over() => question.not.extend(seen),
                _ => break,
            }
        }
        if let Some(listed) = listed {
            self.sites.insert(decision.site);
            self.found.push(listed);
        }
        true
    }

    fn solve(&mut self, solver: &mut dyn Solver, question: &Question) -> Answer {
        let before = solver.stats();
        let answer = solver.solve(question);
        let after = solver.stats();
        self.stats.queries += 1;
        self.formula_bytes += after.formula_bytes - before.formula_bytes;
        self.stats.average_formula_bytes = self.formula_bytes / self.stats.queries;
        self.stats.solving_seconds += (after.solving + after.building - before.solving - before.building).as_secs_f64();
        answer
    }

    /// Of a decision with several sides: what a new run decided there, as what is not to be found again.
    fn value_in(&self, new: &Observed, decision: &Decision, trace: &Trace) -> Option<Vec<(trace::ExprId, u64)>> {
        let (expr, _) = decisions::side(trace, decision.event)?;
        let thread = &trace.tables.threads()[decision.event.thread as usize];
        let thread = new.trace.tables.find_thread(thread)?;
        let same = |d: &&Decision| (d.event.thread, d.clock, d.site) == (thread, decision.clock, decision.site);
        let (_, values) = new.decisions.all.iter().find(same)?.value.clone()?;
        (!values.is_empty()).then(|| values.into_iter().map(|value| (expr, value)).collect())
    }

    fn count(&mut self, run: &Observed) {
        use trace::What;
        let s = &mut self.stats;
        s.threads = s.threads.max(run.outcome.threads);
        s.steps = s.steps.max(run.outcome.steps);
        s.events = s.events.max(run.outcome.events);
        s.chunks += 1;
        s.branch_events += run.decisions.all.len() as u64;
        // What one call of the library reads, byte by byte, is one event.
        let mut accesses = rustc_hash::FxHashSet::default();
        for event in &run.trace.events[run.trace.start..] {
            match &event.what {
                What::Branch { .. }
                | What::Read { expr: None, .. }
                | What::Fixed { .. }
                | What::Fails
                | What::Initial { .. }
                | What::Symbolic { .. } => {}
                What::Read { .. } | What::Write { .. } | What::Update { .. } => {
                    s.critical_events += u64::from(accesses.insert((event.thread, event.clock)));
                }
                _ => s.critical_events += 1,
            }
        }
    }

    /// Runs a witness; the run and what it shows, if that is what was promised.
    fn try_witness(
        &mut self,
        run: &Observed,
        trace: &Trace,
        prefix: &[Segment],
        decision: &Decision,
        witness: &solve::Witness,
        waiting: &FxHashSet<u64>,
    ) -> Option<(Observed, Sensitive)> {
        let mut schedule = prefix.to_vec();
        schedule.extend(witness.schedule(trace));
        let new = self.observer.observe(&schedule, &inputs::of_witness(trace, witness, &run.inputs));
        let goal = Goal::Flip(decision.event).show(&trace.tables).to_string();
        let (observed, other) = (Shown::of(run)?, Shown::of(&new)?);
        if !confirm::flipped(trace, decision, &new) {
            self.stats.unconfirmed += 1;
            let missed = new.missed.map_or(String::new(), |turn| format!(" (its turn {turn} was not possible)"));
            self.complaints.push(format!("{goal}: the run did something else{missed}"));
            return None;
        }
        let waits = waiting.contains(&decision.site) || [run, &new].iter().any(|r| tries_again(r, decision.site));
        let (class, reason) = classify(decision, &observed, &other, waits);
        let shown = Sensitive {
            place: trace.tables.places()[decision.place as usize].clone(),
            kind: decision.kind,
            class,
            reason,
            taken: decision.taken,
            thread: trace.tables.threads()[decision.event.thread as usize].clone(),
            observed,
            other,
            condition: super::decided::condition(trace, decision),
            decided_by: decided_by(trace, decision, witness),
        };
        Some((new, shown))
    }
}

/// Whether a thread, when it did not get what it tried for, did nothing but try again.
fn tries_again(run: &Observed, site: u64) -> bool {
    let tries = || run.decisions.all.iter().filter(|d| d.site == site && d.kind.is_attempt());
    let all: FxHashSet<EventId> = tries().map(|d| d.event).collect();
    tries().any(|d| !d.taken && all.contains(&EventId { index: d.event.index + 1, ..d.event }))
}

/// Places where a side comes back to look again, as is seen where the loop was left.
fn waiting(run: &Observed) -> FxHashSet<u64> {
    run.decisions.all.iter().filter(|d| d.other == OtherSide::Repeats).map(|d| d.site).collect()
}

fn classify(decision: &Decision, observed: &Shown, other: &Shown, waits: bool) -> (Class, String) {
    let side = |taken: bool| if taken { "taken" } else { "not taken" };
    let fails = |shown: &Shown, taken: bool| {
        let failure = shown.failure.as_ref()?;
        let at = failure.at.as_ref().map_or_else(String::new, |p| format!(" at {}:{}", p.file_name(), p.line));
        Some((Class::Failing, format!("the run with this {} fails: {}{at}", side(taken), failure.message)))
    };
    // A failure of both runs says nothing about the branch.
    let (here, there) = (observed.failure.as_ref(), other.failure.as_ref());
    let both = here.is_some() && there.is_some();
    let same = here.map(|f| (f.kind, &f.at)) == there.map(|f| (f.kind, &f.at));
    let failing = if both && (same || decision.other != OtherSide::Fails) {
        None
    } else {
        fails(other, !decision.taken).or_else(|| fails(observed, decision.taken))
    };
    match failing {
        Some(found) => found,
        None if waits => {
            (Class::Waiting, "one side comes back to read again: the thread waits for another one".to_string())
        }
        None if both => (Class::Other, "both runs fail, whichever way it goes".to_string()),
        None => (Class::Other, "both runs end well".to_string()),
    }
}
