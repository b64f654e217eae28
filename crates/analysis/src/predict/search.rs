//! Which goal of which trace next.
//!
//! A pool of traces, each with goals that have not been asked. First come decisions whose other side fails, nearest first, and the
//! candidates of `goals.rs`; then decisions whose other side no run has shown; then those that give a thread a path that no run
//! has shown (between them, texts put together from others); then those that give all threads together such a path; at last the inputs that were
//! found, in other orders. A run that is equivalent to one before (the same events of each thread, reading from the same writes) adds nothing to the
//! pool, so the search ends when nothing new is left, or with its budget.

use super::aim::{Aim, Answered, Failures, Reached, SideWish, Wish};
use super::alone;
use super::calls;
use super::companions::Companions;
use super::confirm;
use super::decisions::{Decision, DecisionKind, Decisions, mix, pair};
use super::goals;
use super::inputs;
use super::memory::Memory;
use super::near::{self, Gathered};
use super::novelty::{Company, Novelty};
use super::observe::{Observed, Observer};
use super::orders::{Chance, Orders};
use super::several;
use super::texts::Texts;
use crate::asking::in_time;
use crate::lost::{Lost, LostInput, Why};
use driver::{Setup, Symbolic};
use rustc_hash::{FxHashMap, FxHashSet};
use solve::{Answer, Backend, Core, Goal, Options, Question, Solver, Stats, Unknown};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use trace::{BranchKind, EventId, ExprId, Failure, Place, Segment, Trace, What};
use vm::sched::{Conflicts, Scheduler, Steer};
use vm::{End, FoundRace, Outcome, StopReason};

/// Values of one address or switch that are asked for before anything else is; the others wait for their turn.
const FIRST_VALUES: usize = 8;
/// Of the runs of a budget, one in so many may go to the values of one address or switch.
const SHARE_OF_VALUES: u64 = 4;
const LEAST_VALUES: u64 = 24;
const MOST_VALUES: u64 = 1 << 16;
/// Traces with more events are not even asked for an answer that is close to them.
const CLOSE: usize = 100_000;
/// Decisions of other threads that one is asked after, at most.
const NEAREST: usize = 12;
/// The rank of paths whose outcomes were all seen.
const SEEN: u8 = 3;
/// So often one side of a branch is asked for before anything else is, where there are flows of data to ask for.
const FIRST_SIDES: u32 = 8;
/// A trace with more events is long: each question takes its time.
const LONG: usize = 2000;
/// Of so many turns one is left to chance there.
const CHANCE: u64 = 3;
/// Runs after a data race was found, in the hope of what it does.
const AFTER_RACE: u64 = 100;

#[derive(Clone, Debug)]
pub struct Budget {
    pub executions: u64,
    pub queries: u64,
    /// Wall clock.
    pub time: Option<Duration>,
    pub per_query: Duration,
    pub backend: Backend,
    pub keep_going: bool,
    /// Traces with more events are not asked as a whole: only their neighbourhoods, and other inputs in the same order.
    pub longest: usize,
    /// Where questions are written as SMT-LIB.
    pub dump: Option<PathBuf>,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget {
            executions: 2000,
            queries: 20_000,
            time: None,
            per_query: Duration::from_secs(10),
            backend: Backend::default(),
            keep_going: false,
            longest: usize::MAX,
            dump: None,
        }
    }
}

/// A run that failed or raced.
#[derive(Clone, Debug)]
pub struct Found {
    /// What went wrong; `None` if there were only data races.
    pub failure: Option<Failure>,
    pub races: Vec<FoundRace>,
    pub schedule: Vec<Segment>,
    pub inputs: Symbolic,
    pub named: Vec<(String, u64)>,
    /// The events and their hash.
    pub events: (u64, u64),
    /// The run was the how-manieth, from 1.
    pub executions: u64,
    /// Questions asked until then.
    pub queries: u64,
    /// The goal that led there; empty for the first run.
    pub goal: String,
}

#[derive(Clone, Copy, Default, Debug)]
pub struct Tally {
    pub executions: u64,
    pub queries: u64,
    pub sat: u64,
    pub unsat: u64,
    pub unknown: u64,
    /// Witnesses whose run did something else.
    pub unconfirmed: u64,
    /// Runs with a turn that was not possible although the goal was reached, or of a trace that lacks events.
    pub strayed: u64,
    /// Traces in the pool.
    pub traces: u64,
    pub steps: u64,
    pub events: u64,
    /// The most threads of a run.
    pub threads: usize,
    /// Runs that reached the limit of steps.
    pub unfinished: u64,
    pub formula_bytes: u64,
    pub solving: Duration,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Ask {
    Flip(usize),
    /// A decision the other way, when all other threads have decided what they had in the order observed.
    FlipInContext(usize),
    /// A decision the other way, when all other threads have decided all that they decide in this trace.
    FlipAtEnd(usize),
    /// A decision the other way, when another thread has come through this decision of its own.
    FlipAfter(usize, usize),
    Candidate(usize),
}

/// A goal that was not asked: rank, distance, trace, which; lowest first.
type Open = Reverse<(u8, u64, usize, Ask)>;

struct Entry {
    observed: Observed,
    candidates: Vec<goals::Candidate>,
    solver: Option<Box<dyn Solver>>,
    /// Goals of this trace that may still be asked.
    left: usize,
    /// Decisions that cannot go otherwise.
    impossible: FxHashSet<usize>,
    /// Its trace was given up for memory.
    forgotten: bool,
}

pub struct Search<'a, A = Failures> {
    observer: Observer<'a>,
    budget: Budget,
    /// Values of one address or switch that are told apart.
    most_values: usize,
    pub aim: A,
    pool: Vec<Entry>,
    open: BinaryHeap<Open>,
    wishes: VecDeque<Wish>,
    /// Ask candidates only.
    narrow: bool,
    /// Runs to do before the next question.
    companions: Companions,
    /// Outcomes of branches that some run showed.
    pub covered: FxHashSet<(u64, bool)>,
    /// The same for people: file, line, column, outcome.
    pub outcomes: FxHashSet<(String, u32, u32, bool)>,
    paths: FxHashSet<u64>,
    tried: FxHashSet<u64>,
    /// The values that an address or a switch had, by what its thread had decided before.
    values: FxHashMap<u64, Vec<u64>>,
    /// How often the other side of what was asked in the same words at the same place was asked for, and at the same place in about the
    /// same round of a loop.
    asked: FxHashMap<u64, u64>,
    /// How often each side was asked for, wherever.
    sides: FxHashMap<(u64, bool), u32>,
    novelty: Novelty,
    /// Inputs that were found, to be tried in other orders.
    orders: Orders,
    turns: u64,
    texts: Texts,
    signatures: FxHashSet<u64>,
    tally: Tally,
    found: Vec<Found>,
    /// Goals that were not reached although the solver said so, for --verbose.
    pub complaints: Vec<String>,
    memory: Memory,
    lost: Lost,
    pinned: bool,
    /// A signal could have come at another moment than in these runs.
    pub interruptible: bool,
    /// Calls kept an order that could have been another.
    pub called: bool,
    started: Instant,
}

/// Of more candidates of a trace, those that are open are not counted.
const MANY: usize = 512;

impl<'a> Search<'a> {
    /// For failures, at the start.
    pub fn new(observer: Observer<'a>, budget: Budget) -> Search<'a> {
        Search::towards(Failures::default(), observer, budget)
    }
}

impl<'a, A: Aim> Search<'a, A> {
    /// For something else, at the start.
    pub fn towards(aim: A, observer: Observer<'a>, budget: Budget) -> Search<'a, A> {
        let chance = match () {
            () if observer.curiosity.is_some() => Chance::All,
            () if budget.keep_going => Chance::Nobody,
            () => Chance::Inputs { patient: budget.time.is_some() },
        };
        let orders = Orders::new(chance);
        let texts = Texts::new(observer.setup);
        let most_values = (budget.executions / SHARE_OF_VALUES).clamp(LEAST_VALUES, MOST_VALUES) as usize;
        Search {
            observer,
            budget,
            most_values,
            aim,
            pool: Vec::new(),
            open: BinaryHeap::new(),
            wishes: VecDeque::new(),
            narrow: false,
            companions: Companions::default(),
            covered: FxHashSet::default(),
            outcomes: FxHashSet::default(),
            paths: FxHashSet::default(),
            tried: FxHashSet::default(),
            values: FxHashMap::default(),
            asked: FxHashMap::default(),
            sides: FxHashMap::default(),
            novelty: Novelty::default(),
            orders,
            turns: 0,
            texts,
            signatures: FxHashSet::default(),
            tally: Tally::default(),
            found: Vec::new(),
            complaints: Vec::new(),
            memory: Memory::default(),
            lost: Lost::default(),
            pinned: false,
            interruptible: false,
            called: false,
            started: Instant::now(),
        }
    }

    pub fn tally(&self) -> Tally {
        self.tally
    }

    pub fn found(&self) -> &[Found] {
        &self.found
    }

    pub fn is_exhausted(&self) -> bool {
        self.open.is_empty() && self.wishes.is_empty() && self.orders.is_empty()
    }

    /// Nothing is left to do, or no memory to do it.
    pub fn is_done(&self) -> bool {
        self.is_exhausted() && self.companions.open.is_empty() || self.memory.is_over()
    }

    pub fn trace(&self, entry: usize) -> Option<&Observed> {
        self.pool.get(entry).filter(|e| !e.forgotten).map(|e| &e.observed)
    }

    pub fn first(&self) -> Option<&Observed> {
        self.pool.first().map(|e| &e.observed)
    }

    /// A failure is enough; where there are only data races, they may lead to one.
    fn has_found_enough(&self) -> bool {
        self.found.iter().any(|f| f.failure.is_some())
            || self.found.first().is_some_and(|f| self.observer.executions >= f.executions + AFTER_RACE)
    }

    fn is_stopped(&self) -> bool {
        self.observer.setup.limits.stop.is_over()
    }

    fn is_over(&self) -> bool {
        let b = &self.budget;
        self.observer.executions >= b.executions
            || self.tally.queries >= b.queries
            || b.time.is_some_and(|t| self.started.elapsed() > t)
            || self.is_stopped()
            || self.memory.is_over()
            || !b.keep_going && self.has_found_enough()
    }

    /// Runs it: one run as it comes, then only runs that the solver made. `watch` is called after each of them.
    pub fn run(&mut self, mut watch: impl FnMut(&Tally)) {
        self.run_while(|search| {
            watch(&search.tally);
            true
        });
    }

    /// The same, as long as it is wanted.
    pub fn run_while(&mut self, go_on: impl FnMut(&Self) -> bool) {
        self.begin(&[], &Symbolic::new());
        self.go_on_while(go_on);
    }

    /// Does a run that somebody else is after, and learns from it who writes what. It counts, but it is nothing to start from.
    pub fn learn_from(&mut self, setup: &Setup, scheduler: &mut dyn Scheduler) -> (Outcome, Conflicts) {
        let learnt = self.observer.learn_from(setup, scheduler);
        self.tally.executions = self.observer.executions;
        learnt
    }

    /// Does a run that somebody else is after, and starts from it.
    pub fn begin_with(&mut self, setup: &Setup, scheduler: &mut dyn Scheduler) -> Outcome {
        let observed = self.observer.observe_as(setup, scheduler, &Symbolic::new());
        let outcome = observed.outcome.clone();
        self.learn(observed, String::new(), None);
        outcome
    }

    /// From now on it may take so long, and do so many runs in all.
    pub fn allow(&mut self, executions: u64, time: Option<Duration>) {
        self.budget.executions = executions;
        self.budget.time = time;
        self.started = Instant::now();
    }

    /// Adds a run to start from.
    pub fn begin(&mut self, schedule: &[Segment], inputs: &Symbolic) {
        let observed = self.observer.observe(schedule, inputs);
        self.learn(observed, String::new(), None);
    }

    /// From now on only the aim's candidates are asked, no decisions.
    pub fn narrow(&mut self) {
        self.narrow = true;
        self.companions.open.clear();
        self.orders.clear();
        self.open.retain(|Reverse((_, _, _, ask))| matches!(ask, Ask::Candidate(_)));
    }

    /// Goes on with what is left, as long as it is wanted and there is time. What the last runs gave rise to is done all the same: it is
    /// little, and without it what they found could not be reported.
    pub fn go_on_while(&mut self, mut go_on: impl FnMut(&Self) -> bool) {
        while !self.is_over() && self.advance() && go_on(self) {}
        while !self.is_stopped() && self.grant() {}
    }

    /// Does the next run that the aim wants; `false` if it wants none.
    fn grant(&mut self) -> bool {
        let Some(wish) = self.wishes.pop_front() else { return false };
        let observed = self.observer.observe_with(wish.steer, &wish.inputs);
        if !matches!(observed.outcome.end, End::Stopped(_)) {
            self.aim.ran(wish.tag, &observed);
        }
        self.learn(observed, wish.why, Some(wish.entry));
        true
    }

    /// Asks the next goal, and runs its witness; `false` if there is none left.
    pub fn advance(&mut self) -> bool {
        self.relieve();
        if self.grant() {
            return true;
        }
        if let Some(c) = self.companions.open.pop() {
            let observed = self.observer.observe_with(Steer::holding(c.schedule, c.holds.clone()), &c.inputs);
            let why = c.holds.iter().map(|(thread, clock)| format!("hold back {thread} at its step {clock}"));
            let why = why.collect::<Vec<_>>().join(", ");
            self.companions.held = c.holds;
            self.learn(observed, why, Some(c.of));
            self.companions.held.clear();
            return true;
        }
        // Where there are several threads there are always more paths of one of them: those of all together would never have their turn.
        let is_time = match self.open.peek() {
            Some(Reverse((rank, ..))) => *rank >= SEEN && self.tally.threads <= 1,
            None => !self.orders.is_empty(),
        };
        if is_time
            && self.texts.is_due()
            && let Some(inputs) = self.texts.next(self.observer.setup)
        {
            let observed = self.observer.observe(&[], &inputs);
            self.learn(observed, "a text put together from others".to_string(), None);
            return true;
        }
        // Questions about a long trace take longer than runs: chance has its turn between them.
        self.turns += 1;
        let is_long = |e: &Entry| e.observed.trace.events.len() > LONG;
        let by_chance =
            self.orders.are_for_all() && self.turns.is_multiple_of(CHANCE) && self.pool.first().is_some_and(is_long);
        if by_chance && self.try_another_order() || self.ask_next() {
            return true;
        }
        self.try_another_order()
    }

    /// Runs inputs that were found in an order by chance; `false` if there was enough of that.
    fn try_another_order(&mut self) -> bool {
        let Some((entry, mut scheduler)) = self.orders.next() else { return false };
        let inputs = self.pool[entry].observed.inputs.clone();
        let setup = self.observer.setup.with_symbolic(inputs.clone());
        let observed = self.observer.observe_as(&setup, &mut *scheduler, &inputs);
        self.learn(observed, "another order of a run with the same inputs".to_string(), Some(entry));
        true
    }

    /// Asks the next goal; `false` if there is none left.
    fn ask_next(&mut self) -> bool {
        while let Some(Reverse((rank, distance, entry, ask))) = self.open.pop() {
            let wanted = self.wants(entry, ask);
            if wanted.is_some_and(|now| now > (rank, distance)) {
                self.open.extend(wanted.map(|(rank, distance)| Reverse((rank, distance, entry, ask))));
                continue;
            }
            // There may be more sides than two.
            let again = wanted.is_some() && self.ask(entry, ask);
            if again && let Some((rank, distance)) = self.wants(entry, ask) {
                self.open.push(Reverse((rank, distance, entry, ask)));
                return true;
            }
            self.pool[entry].left -= 1;
            if self.pool[entry].left == 0 {
                self.pool[entry].solver = None;
            }
            if wanted.is_some() {
                return true;
            }
        }
        false
    }

    /// How much something is wanted, by rank and distance; `None` if not at all.
    fn wants(&self, entry: usize, ask: Ask) -> Option<(u8, u64)> {
        let e = &self.pool[entry];
        match ask {
            Ask::Flip(n) => {
                let d = &e.observed.decisions.all[n];
                let (rank, distance) = self.wants_side(entry, d).apply(self.rank(d)?);
                // In a long trace a loop has very many decisions at one place: they are not all asked before anything else.
                let often = self.observer.curiosity.is_some()
                    && self.sides.get(&(d.site, d.taken)).is_some_and(|times| *times >= FIRST_SIDES);
                Some((if often { rank.max(SEEN) } else { rank }, distance))
            }
            Ask::FlipInContext(n) => {
                let d = &e.observed.decisions.all[n];
                let seen = self.paths.contains(&d.flipped_all) || self.tried.contains(&d.flipped_all);
                let wanted = !seen && !e.impossible.contains(&n);
                let rank = || (if d.may_fail() { 4 } else { 5 }, d.distance.into());
                wanted.then(|| self.wants_side(entry, d).apply(rank()))
            }
            Ask::FlipAtEnd(n) => {
                let d = &e.observed.decisions.all[n];
                let path = e.observed.decisions.at_end(d);
                let wanted = !self.paths.contains(&path) && !self.tried.contains(&path) && !e.impossible.contains(&n);
                let wish = wanted.then(|| self.wants_side(entry, d)).filter(|w| w.room > Some(0))?;
                Some(wish.apply((SEEN, u64::MAX)))
            }
            Ask::FlipAfter(n, other) => {
                let (d, other) = (&e.observed.decisions.all[n], &e.observed.decisions.all[other]);
                let path = pair(d.flipped, other.prefix);
                let wanted = !self.paths.contains(&path) && !self.tried.contains(&path) && !e.impossible.contains(&n);
                wanted.then_some((if d.may_fail() { 4 } else { 6 }, d.distance.into()))
            }
            Ask::Candidate(n) => Some((self.aim.wants(&e.candidates[n])?, self.spread(e))),
        }
    }

    fn wants_side(&self, entry: usize, d: &Decision) -> SideWish {
        let place = &self.pool[entry].observed.trace.tables.places()[d.place as usize];
        self.aim.wants_side(entry, place, !d.taken)
    }

    /// How late it is the turn of a trace's candidates, if one run can be of several: where most are open there is room for most.
    fn spread(&self, entry: &Entry) -> u64 {
        let all = &entry.candidates;
        if self.observer.curiosity.is_none() || all.len() > MANY {
            return 1;
        }
        1 + (MANY - all.iter().filter(|c| self.aim.wants(c).is_some()).count()) as u64
    }

    /// How much a decision's other side is wanted; `None` if not at all.
    fn rank(&self, d: &Decision) -> Option<(u8, u64)> {
        let seen = self.values.get(&d.before).map_or(0, Vec::len);
        let identity = identity(d, seen);
        if self.tried.contains(&identity) || self.paths.contains(&identity) {
            return None;
        }
        let new = !self.covered.contains(&d.other_outcome());
        let may_fail = d.may_fail() && (d.value.is_none() || seen <= FIRST_VALUES);
        Some(match (new, may_fail) {
            (true, true) => (0, 0),
            (true, false) => (1, d.distance.into()),
            (false, true) => (2, 0),
            (false, false) => (SEEN, self.turn(d)),
        })
    }

    /// When a path is asked for whose outcomes were all seen, lowest first: what was asked least often comes first, by its words
    /// (so that a parser does not come again and again into the same state) and by its place and round, where rounds count by
    /// doubling (so that a loop is not taken one round further at a time). Then the nearest failure.
    fn turn(&self, d: &Decision) -> u64 {
        let times = |key: u64| self.asked.get(&key).copied().unwrap_or(0);
        let often = turns(d).map(times).fold(0, u64::saturating_add);
        often.min(u64::from(u32::MAX)) << 32 | u64::from(d.distance)
    }

    /// Asks, and runs the witness; whether the same may be asked again, with less that is left.
    fn ask(&mut self, entry: usize, ask: Ask) -> bool {
        let e = &mut self.pool[entry];
        let decisions = &e.observed.decisions.all;
        let (question, decision, identity): (Question, _, _) = match ask {
            Ask::Flip(n) => {
                let d = decisions[n].clone();
                let seen = self.values.get(&d.before).map_or(&[][..], Vec::as_slice);
                let with = |(expr, _): &(ExprId, _)| seen.iter().map(|v| (*expr, *v)).collect();
                let not = d.value.as_ref().map_or_else(Vec::new, with);
                let identity = identity(&d, seen.len());
                (Question { not, ..Goal::Flip(d.event).into() }, Some(d), identity)
            }
            Ask::FlipInContext(n) => {
                let d = decisions[n].clone();
                let question = Question { reached: d.others.clone(), ..Goal::Flip(d.event).into() };
                (question, Some(d.clone()), d.flipped_all)
            }
            Ask::FlipAtEnd(n) => {
                let (d, all) = (decisions[n].clone(), &e.observed.decisions);
                let fatal = e.observed.fatal().map(|n| all.all[n].event);
                let others = all.last.iter().map(|l| l.event).filter(|e| e.thread != d.event.thread);
                let others = others.filter(|e| Some(*e) != fatal);
                let question = Question { reached: others.collect(), ..Goal::Flip(d.event).into() };
                let path = all.at_end(&d);
                (question, Some(d), path)
            }
            Ask::FlipAfter(n, other) => {
                let (d, other) = (decisions[n].clone(), &decisions[other]);
                let question = Question { reached: vec![other.event], ..Goal::Flip(d.event).into() };
                let path = pair(d.flipped, other.prefix);
                (question, Some(d), path)
            }
            Ask::Candidate(n) => (e.candidates[n].question.clone(), None, e.candidates[n].identity),
        };
        if let Some(d) = &decision {
            *self.sides.entry((d.site, d.taken)).or_default() += 1;
            turns(d).for_each(|key| *self.asked.entry(key).or_insert(0) += 1);
            self.aim.asks_side(entry, &e.observed.trace.tables.places()[d.place as usize], !d.taken);
        }
        let Budget { backend, dump, .. } = &self.budget;
        let stop = &self.observer.setup.limits.stop;
        let end = self.budget.time.and_then(|t| self.started.checked_add(t));
        let left = stop.until(end).left();
        let per_query = left.map_or(self.budget.per_query, |left| left.min(self.budget.per_query));
        // A solver is asked again in later slices: only the command's end stops it.
        let (stop, dump) = (stop.clone(), dump.clone());
        let options = move || Options { time_limit: per_query, dump: dump.clone(), ..in_time(&stop) };
        // In a long trace other inputs alone, or the neighbourhood of the goal, may be enough.
        let events = e.observed.trace.events.len();
        let trace = &e.observed.trace;
        let before = e.solver.as_ref().map_or_else(Stats::default, Solver::stats);
        let make = || backend.solver(trace, options());
        let close = |solver: &mut Option<Box<dyn Solver>>| {
            let witness = ready(solver, make, per_query).solve_near(&question)?;
            let inputs = inputs::of_witness(trace, &witness, &e.observed.inputs);
            let schedule = witness.schedule(trace);
            Some((witness, schedule, inputs))
        };
        // Most flows of data that no run has are ruled out by barriers, births and ends.
        let ruled_out =
            matches!(question.goal, Goal::Use { .. }) && ready(&mut e.solver, make, per_query).rules_out(&question);
        let mut simple = || {
            let alone = alone::ask(&e.observed, &question, *backend, options());
            let close = alone.or_else(|| if events < CLOSE { close(&mut e.solver) } else { None });
            close.or_else(|| near::ask(&e.observed, &question, *backend, options()))
        };
        let mut simply = if events > near::LONG && !ruled_out { simple() } else { None };
        // A run that came there need not be done again, and one that did not has shown something else.
        let (mut came, mut strayed) = (None, None);
        if events > near::LONG && simply.is_none() && !ruled_out {
            match near::gather(&mut self.observer, &e.observed, &question) {
                Some(Gathered { run, stood: Some((witness, schedule)) }) => {
                    simply = Some((witness, schedule, run.inputs.clone()));
                    came = Some(run);
                }
                Some(Gathered { run, stood: None }) => strayed = Some(run),
                None => {}
            }
        }
        let (answer, prepared) = match simply {
            Some((witness, schedule, inputs)) => (Answer::Sat(witness), Some((schedule, inputs))),
            None if ruled_out => (Answer::Unsat(Core::default()), None),
            None if events > self.budget.longest => (Answer::Unknown(Unknown::TooLong { events }), None),
            None => (ready(&mut e.solver, make, per_query).solve(&question), None),
        };
        let mut more = Vec::new();
        let answer = match (answer, e.solver.as_deref_mut()) {
            (Answer::Sat(witness), Some(solver)) if prepared.is_none() && events <= several::LONGEST => {
                let last = e.observed.last_step();
                let flow = |c: &goals::Candidate| match c.question.goal {
                    // Nothing comes after the last step of a run.
                    Goal::Use { write, read } if self.aim.wants(c).is_some() && Some(read) != last => {
                        Some((write, read))
                    }
                    _ => None,
                };
                let wanted = e
                    .candidates
                    .iter()
                    .enumerate()
                    .filter(|(n, c)| Ask::Candidate(*n) != ask && c.identity != identity);
                let wanted: Vec<_> = wanted.filter_map(|(n, c)| Some((n, flow(c)?))).collect();
                let (witness, others) = several::gather(solver, (&question, witness), &wanted, &mut self.tally.queries);
                more = others;
                Answer::Sat(witness)
            }
            (answer, _) => answer,
        };
        if let Some(after) = e.solver.as_ref().map(Solver::stats) {
            self.tally.formula_bytes += after.formula_bytes - before.formula_bytes;
            self.tally.solving += after.solving + after.building - before.solving - before.building;
        }
        self.tally.queries += 1;
        if let Some(run) = strayed {
            let goal = question.show(&e.observed.trace.tables);
            self.learn(run, format!("gather for {goal}"), Some(entry));
        }
        let witness = match answer {
            Answer::Sat(witness) => witness,
            Answer::Unsat(_) => {
                self.tally.unsat += 1;
                // What others have shown may be possible here, too.
                let is_own = |d: &Decision| {
                    d.value.as_ref().is_none_or(|(_, own)| question.not.iter().all(|v| own.contains(&v.1)))
                };
                if let Ask::Flip(n) = ask
                    && decision.as_ref().is_some_and(is_own)
                {
                    self.pool[entry].impossible.insert(n);
                }
                self.tell(entry, ask, Answered::Impossible);
                return false;
            }
            // It was not given the time to answer.
            Answer::Unknown(_) if self.is_stopped() => return false,
            Answer::Unknown(Unknown::Interrupted) => return false,
            Answer::Unknown(Unknown::OutOfTime) if per_query < self.budget.per_query => return true,
            Answer::Unknown(why) => {
                self.memory.questions += u64::from(why == Unknown::OutOfMemory);
                if let Unknown::WrongWitness(_) = &why {
                    self.tally.unconfirmed += 1;
                    self.complaints.push(why.to_string());
                }
                self.tally.unknown += 1;
                if let Some(d) = decision.filter(|d| d.on_input) {
                    let places = self.pool[entry].observed.trace.tables.places();
                    self.lost.add(&places[d.place as usize], Why::Undecided);
                }
                self.tell(entry, ask, Answered::Unknown(&why));
                return false;
            }
        };
        self.tally.sat += 1;
        let e = &self.pool[entry];
        if decision.is_some() {
            self.tried.insert(identity);
        }
        let trace = &e.observed.trace;
        let (schedule, inputs) = match prepared {
            Some(prepared) => prepared,
            None => (witness.schedule(trace), inputs::of_witness(trace, &witness, &e.observed.inputs)),
        };
        let goal = question.show(&trace.tables);
        let goes_on = witness.stands_at.first().map(|e| trace.tables.threads()[e.thread as usize].clone());
        let new = came.unwrap_or_else(|| match goes_on {
            // Whoever stands there goes first: others may end the process.
            Some(thread) if self.observer.curiosity.is_some() => {
                self.observer.observe_with(Steer::going_on_with(schedule.clone(), thread), &inputs)
            }
            _ => self.observer.observe(&schedule, &inputs),
        });
        let confirmed = match &decision {
            Some(d) => confirm::flipped(&self.pool[entry].observed.trace, d, &new),
            None => confirm::stood(&self.pool[entry].observed.trace, &question, &new),
        };
        // It was not given the time to end.
        if matches!(new.outcome.end, End::Stopped(_)) {
            self.learn(new, goal, Some(entry));
            return false;
        }
        // A trace that was made when less was known of who writes what may lack events.
        let is_old = self.pool[entry].observed.knowledge < new.knowledge;
        if !confirmed && !is_old {
            self.tally.unconfirmed += 1;
            self.complaints.push(complaint(&goal, &new, &schedule));
        } else if !confirmed || new.missed.is_some() {
            self.tally.strayed += 1;
        }
        let reached = Reached { run: &new, schedule: &schedule, witness: &witness };
        for n in more {
            self.aim.also_predicted(&self.pool[entry].candidates[n]);
        }
        self.tell(entry, ask, if confirmed { Answered::Stood(reached) } else { Answered::Strayed });
        let why = decision.as_ref().map_or(goal, |d| in_words(&self.pool[entry].observed.trace, d));
        self.learn(new, why, Some(entry));
        matches!(ask, Ask::Flip(_)) && decision.is_some_and(|d| d.value.is_some())
    }

    /// What stopped it, if it was stopped.
    pub fn stopped(&self) -> Option<StopReason> {
        self.observer.setup.limits.stop.reason()
    }

    /// What was asked was answered, and what was run came where it should, and to its end.
    pub fn is_sound(&self) -> bool {
        let t = &self.tally;
        t.unknown + t.unconfirmed + t.unfinished == 0 && self.given_up().is_none()
    }

    /// Values were followed wherever they went: those of inputs, and those that threads hand to each other.
    pub fn follows_all(&self) -> bool {
        !self.pinned && self.lost.is_empty()
    }

    /// Where inputs were lost.
    pub fn lost(&self) -> Vec<LostInput> {
        self.lost.all()
    }

    /// What had to be given up for memory, in words.
    pub fn given_up(&self) -> Option<String> {
        self.memory.given_up()
    }

    /// If there is too little memory, the costliest gives way: what solvers know, then the traces of old runs, then the search.
    fn relieve(&mut self) {
        let Some(full) = self.observer.setup.limits.stop.full() else { return };
        if !full.load(Ordering::Relaxed) {
            return;
        }
        for e in &mut self.pool {
            e.solver = None;
        }
        let kept = self.pool.len().saturating_sub(self.memory.keeps());
        // The first one tells how the program is, and it is the simplest.
        for e in self.pool[..kept].iter_mut().skip(1).filter(|e| !e.forgotten) {
            e.forgotten = true;
            self.memory.traces += 1;
            (e.observed.trace, e.observed.decisions) = (Trace::default(), Decisions::default());
            (e.candidates, e.observed.printed) = (Vec::new(), Vec::new());
        }
        let pool = &self.pool;
        self.open.retain(|Reverse((_, _, entry, _))| !pool[*entry].forgotten);
        let longest = self.pool.iter().map(|e| e.observed.trace.events.len()).max().unwrap_or(0);
        self.budget.longest = self.budget.longest.min(longest / 2);
        // What was given up is free as soon as somebody has looked again.
        self.memory.gave_way(&full);
    }

    fn tell(&mut self, entry: usize, ask: Ask, answer: Answered<'_>) {
        if let Ask::Candidate(n) = ask {
            let e = &self.pool[entry];
            self.wishes.extend(self.aim.answered(entry, &e.observed, &e.candidates[n], answer));
        }
    }

    fn learn(&mut self, observed: Observed, goal: String, from: Option<usize>) {
        let o = &observed.outcome;
        self.tally.executions = self.observer.executions;
        self.tally.steps += o.steps;
        self.tally.events += o.events;
        self.tally.threads = self.tally.threads.max(o.threads);
        self.tally.unfinished += u64::from(matches!(o.end, End::OutOfSteps));
        if matches!(o.end, End::Stopped(_)) {
            return;
        }
        self.aim.saw(&observed);
        self.interruptible |= o.interruptible;
        self.called = self.called || calls::are_beside_each_other(&observed.trace);
        self.pinned |= observed.trace.events.iter().any(|e| matches!(e.what, What::Fixed { .. }));
        for (place, why) in &observed.lost {
            let place = &observed.trace.tables.places()[*place as usize];
            self.lost.add(place, Why::NotFollowed(why.clone()));
        }
        if let End::Unsupported { what, stack } = &o.end {
            self.lost.add(stack.first().unwrap_or(&Place::unknown()), Why::Unsupported(what.clone()));
        }
        self.paths.extend(observed.decisions.paths.iter().chain(&observed.decisions.pairs));
        for d in &observed.decisions.all {
            self.covered.insert(d.outcome());
            self.paths.insert(d.prefix);
            for value in d.value.iter().flat_map(|(_, values)| values) {
                let seen = self.values.entry(d.before).or_default();
                if seen.contains(value) {
                    continue;
                }
                if seen.len() < self.most_values {
                    seen.push(*value);
                } else if d.on_input {
                    self.lost.add(&observed.trace.tables.places()[d.place as usize], Why::Values);
                }
            }
            let place = &observed.trace.tables.places()[d.place as usize];
            if d.kind == DecisionKind::Branch(BranchKind::If) {
                self.outcomes.insert((place.file.to_string(), place.line, place.column, d.taken));
            }
        }
        let company = Company::of(&observed.decisions);
        let new = self.novelty.saw(&company, &observed.decisions);
        self.texts.learn(self.observer.setup, &observed, &company, new);
        let failure = observed.failure();
        if failure.is_some() || !o.races.is_empty() {
            self.found.push(Found {
                failure,
                races: o.races.clone(),
                schedule: o.schedule.clone(),
                inputs: observed.inputs.clone(),
                named: inputs::named(&observed.trace),
                events: (o.events, o.event_hash),
                executions: self.tally.executions,
                queries: self.tally.queries,
                goal,
            });
        }
        // Decisions before there are threads have no events, but they make another run.
        let decided = observed.decisions.all.iter().fold(0u64, |sum, d| sum.wrapping_add(d.prefix));
        if !self.signatures.insert(signature(&observed.trace).wrapping_add(decided)) {
            return;
        }
        self.tally.traces += 1;
        let entry = self.pool.len();
        if !self.narrow {
            self.companions.plan(entry, &observed);
            self.orders.plan(entry, from, &observed);
        }
        let asks: Vec<Ask> = {
            let n = observed.decisions.all.len();
            let candidates = self.aim.candidates(entry, from, &observed);
            let threads: Vec<u32> = observed.decisions.all.iter().map(|d| d.event.thread).collect();
            let others = Others::new(&threads);
            // After a decision that ended the run nothing comes.
            let fatal = observed.fatal();
            let before = |d: usize| others.before(d).filter(move |o| Some(*o) != fatal).take(NEAREST);
            let after = (0..n).flat_map(|d| before(d).map(move |o| Ask::FlipAfter(d, o)));
            let in_context = (0..n).filter(|&d| !observed.decisions.all[d].others.is_empty()).map(Ask::FlipInContext);
            // Where flows of data are wanted, so is every path that may have some.
            let at_end = (0..n).filter(|_| self.observer.curiosity.is_some()).map(Ask::FlipAtEnd);
            let asks = (0..n).map(Ask::Flip).chain(in_context).chain(at_end).chain(after);
            let asks = asks.chain((0..candidates.len()).map(Ask::Candidate)).collect::<Vec<Ask>>();
            self.pool.push(Entry {
                observed,
                candidates,
                solver: None,
                left: 0,
                impossible: FxHashSet::default(),
                forgotten: false,
            });
            asks
        };
        let asks = asks.into_iter().filter(|ask| !self.narrow || matches!(ask, Ask::Candidate(_)));
        let wanted = asks.filter_map(|ask| Some((self.wants(entry, ask)?, ask)));
        let open: Vec<Open> = wanted.map(|((rank, distance), ask)| Reverse((rank, distance, entry, ask))).collect();
        self.pool[entry].left = open.len();
        self.open.extend(open);
    }
}

/// The solver of a trace, made when it is needed, with so much time for the next question.
fn ready(
    solver: &mut Option<Box<dyn Solver>>,
    make: impl FnOnce() -> Box<dyn Solver>,
    time: Duration,
) -> &mut Box<dyn Solver> {
    let solver = solver.get_or_insert_with(make);
    solver.set_time_limit(time);
    solver
}

/// A decision that went the other way, for people.
fn in_words(trace: &Trace, d: &Decision) -> String {
    let (thread, place) = (&trace.tables.threads()[d.event.thread as usize], &trace.tables.places()[d.place as usize]);
    format!("thread {thread} decides otherwise in line {}", place.line)
}

/// What a run did instead of what the solver said, in words.
fn complaint(goal: &str, run: &Observed, schedule: &[Segment]) -> String {
    let turns: Vec<String> = schedule.iter().map(ToString::to_string).collect();
    let how = match (run.missed.and_then(|turn| turns.get(turn)), &run.outcome.end) {
        (Some(turn), _) => format!("the turn `{turn}` was not possible"),
        (None, End::Failed(failure)) => format!("it failed before: {}", failure.message),
        (None, _) => "every turn was possible, but the threads did not come there".to_string(),
    };
    let inputs = inputs::named(&run.trace);
    let inputs: Vec<String> = inputs.iter().map(|(name, value)| format!("{name} = {value}")).collect();
    let with = if inputs.is_empty() { String::new() } else { format!("; inputs {}", inputs.join(", ")) };
    format!("{goal}: the run did something else: {how}; schedule {}{with}", turns.join(", "))
}

/// For each decision of a trace, those of other threads before it. A thread may decide very often before another one does.
struct Others<'a> {
    threads: &'a [u32],
    /// For each, the last one before it that another thread made.
    last: Vec<Option<usize>>,
}

impl Others<'_> {
    fn new(threads: &[u32]) -> Others<'_> {
        let mut last: Vec<Option<usize>> = Vec::with_capacity(threads.len());
        for (i, thread) in threads.iter().enumerate() {
            let before = i.checked_sub(1);
            last.push(before.and_then(|b| if threads[b] == *thread { last[b] } else { Some(b) }));
        }
        Others { threads, last }
    }

    /// The nearest first.
    fn before(&self, decision: usize) -> impl Iterator<Item = usize> {
        let own = self.threads[decision];
        let skip_own = move |at: usize| if self.threads[at] == own { self.last[at] } else { Some(at) };
        std::iter::successors(self.last[decision], move |&o| o.checked_sub(1).and_then(skip_own))
    }
}

/// How a decision's turn is counted: in the same words, and at the same place in about the same round. Where there are no inputs only
/// orders decide, and it is not counted.
fn turns(d: &Decision) -> impl Iterator<Item = u64> + use<> {
    let keys = |words| [mix((0, words, d.taken)), mix((1, d.site, d.taken, d.times.checked_ilog2()))];
    d.condition.map(keys).into_iter().flatten()
}

/// What tells the other side of a decision from others: the path; where there are many other sides, how many were seen, and
/// whether what a switch does by default is among them.
fn identity(d: &Decision, seen: usize) -> u64 {
    match &d.value {
        None => d.flipped,
        Some((_, own)) => other_value(d.before, seen, own.is_empty()),
    }
}

fn other_value(before: u64, seen: usize, by_default: bool) -> u64 {
    mix((before, seen, by_default))
}

/// The same for all orders of the same events that read from the same writes and take locks in the same order.
fn signature(trace: &Trace) -> u64 {
    use std::hash::BuildHasher;
    let hash = |parts: (u64, u32, u64, u64)| rustc_hash::FxBuildHasher.hash_one(parts);
    let mut last: FxHashMap<u64, EventId> = FxHashMap::default();
    let mut sum = 0u64;
    // The numbers of threads depend on the run, their names do not.
    let names = trace.tables.threads().iter().map(|t| rustc_hash::FxBuildHasher.hash_one(t.to_string()));
    let names: Vec<u64> = names.collect();
    let number = |e: Option<&EventId>| e.map_or(0, |e| hash((names[e.thread as usize], e.index, 0, 0)));
    for (id, event) in trace.ids() {
        let (key, from) = match &event.what {
            What::Read { at, value, .. } => (value.unwrap_or(0), number(last.get(&at.address))),
            What::Write { at, after, .. } | What::Update { at, after, .. } => {
                let from = last.insert(at.address, id);
                let is_update = matches!(event.what, What::Update { .. });
                (after.unwrap_or(0), if is_update { number(from.as_ref()) } else { 0 })
            }
            What::Sync { on, .. } => (on.address, number(last.insert(on.address | 1 << 63, id).as_ref())),
            What::Branch { taken, .. } => (u64::from(*taken), 0),
            _ => (0, 0),
        };
        sum = sum.wrapping_add(hash((names[id.thread as usize], id.index, key, from)));
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_number_of_values_is_another_question() {
        for before in 0..50u64 {
            let before = mix(("some path", before));
            let all =
                (0..5000usize).flat_map(|seen| [other_value(before, seen, false), other_value(before, seen, true)]);
            assert_eq!(all.collect::<FxHashSet<u64>>().len(), 10_000);
        }
    }

    #[test]
    fn decisions_of_others_are_found_without_looking_at_ones_own() {
        let threads = [1, 2, 2, 1, 3, 3, 3, 1, 2, 2];
        let others = Others::new(&threads);
        for d in 0..threads.len() {
            let plain: Vec<usize> = (0..d).rev().filter(|&o| threads[o] != threads[d]).collect();
            assert_eq!(others.before(d).collect::<Vec<_>>(), plain, "{d}");
        }
    }

    #[test]
    fn one_thread_that_decides_often_takes_little_time() {
        let mut threads = vec![1; 2_000_000];
        threads[0] = 2;
        let others = Others::new(&threads);
        let all: usize = (0..threads.len()).map(|d| others.before(d).take(NEAREST).count()).sum();
        assert_eq!(all, threads.len() - 1);
    }
}
