//! Many runs of one program under different schedules, on all cores, with a result that does not depend on how many.
//!
//! The runs of a campaign are numbered. Exhaustive exploration is one sequence (first even numbers, later every sixteenth), in which each run
//! depends on the ones before; the sampled runs (the others) depend on their number alone. The campaign ends at the lowest
//! number whose run failed, or with the run that completed the exploration, or with the budget. Runs with higher
//! numbers that another core has done already are forgotten.

use crate::lost::LostInput;
use crate::spared::spared;
use driver::ending::failure_of;
use driver::{Setup, Symbolic};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use trace::{Failure, Segment};
use vm::sched::{Bounds, Conflicts, Explorer, Pairs, Pct, Pos, Progress, Random, RoundRobin, Scheduler, Walk};
use vm::{End, FoundRace, Outcome, StopReason};

/// When so many runs at the start all reach the limit of steps, the program does not end, and more runs show no more.
const ENDLESS: u64 = 16;

/// A failure that comes before this number does not end the campaign at once: the runs up to here may show data races.
const RACES_FROM: u64 = 99;
/// Unless they take longer than this many steps each.
const SHORT: u64 = 200_000;

/// From this number on there are fewer runs that explore, or look for something simple.
const LATE: u64 = 5000;

/// Numbers that exploration may be ahead of the samples, so that cores do not wait for each other.
const AHEAD: u64 = 64;

/// A data race may come to more, but not everything is spent on it: so many runs after it, or as many as there were before.
const AFTER_RACE: u64 = 2000;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Strategy {
    /// Exploration and samples of all kinds, in turn.
    #[default]
    Mix,
    /// Every order that matters.
    Exhaustive,
    /// Every order, without reduction.
    Plain,
    /// Uniformly random.
    Random,
    /// Random priorities.
    Pct,
    /// Partial order sampling.
    Pos,
    /// A random walk with all orders of some events about equally likely.
    Walk,
    /// Directed at pairs of conflicting accesses.
    Pairs,
    /// Each thread in turn, with turns of different lengths.
    RoundRobin,
    /// What the solver proposes; no campaign does that.
    Predict,
}

#[derive(Clone, Debug)]
pub struct Budget {
    pub schedules: u64,
    /// Wall clock.
    pub time: Option<Duration>,
    /// Orderings that PCT aims at; `None` for all from 2 to 5 in turn.
    pub depth: Option<u32>,
    /// Switches away from a thread that could go on, for exhaustive exploration.
    pub preemptions: Option<u32>,
    pub jobs: usize,
    /// Go on after a failure, to the end of the budget.
    pub keep_going: bool,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget { schedules: 2000, time: None, depth: None, preemptions: None, jobs: 0, keep_going: false }
    }
}

/// A failing run.
#[derive(Clone, Debug)]
pub struct Finding {
    pub number: u64,
    pub failure: Failure,
    pub schedule: Vec<Segment>,
    pub events: u64,
    pub event_hash: u64,
    pub found_by: How,
    pub inputs: Symbolic,
    pub named: Vec<(String, u64)>,
    /// Questions to the solver until then.
    pub queries: u64,
}

#[derive(Clone, Debug)]
pub struct RaceFinding {
    pub number: u64,
    pub found: FoundRace,
    pub schedule: Vec<Segment>,
    pub found_by: How,
    pub inputs: Symbolic,
    pub named: Vec<(String, u64)>,
    /// Questions to the solver until then.
    pub queries: u64,
}

/// How a schedule was chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct How {
    /// One word: `random`, `pct`, `pos`, `predicted`, ...
    pub id: &'static str,
    /// For people, with what is needed to do it again.
    pub text: String,
}

#[derive(Clone, Copy, Default, Debug)]
pub struct Tally {
    pub schedules: u64,
    /// IR instructions.
    pub steps: u64,
    pub events: u64,
    /// The most threads of a run.
    pub threads: usize,
    /// Runs that were not seen to their end.
    pub unfinished: u64,
    /// Those of them that have more events than exploration follows; the others reached the limit of steps.
    pub too_long: u64,
    /// Runs that exploration gave up because an equivalent one had been done.
    pub redundant: u64,
    pub queries: u64,
    /// Witnesses whose run did something else.
    pub unconfirmed: u64,
}

#[derive(Clone, Debug)]
pub enum Verdict {
    /// A run failed (or raced).
    Failed,
    /// Every order that matters was tried.
    Proved,
    /// The budget is used up.
    Exhausted,
    /// Ctrl-C, or time is up.
    Stopped(StopReason),
    /// The program needs what we do not have.
    Unsupported {
        /// What, and what to do.
        what: String,
        stack: Vec<trace::Place>,
    },
}

#[derive(Clone, Debug)]
pub struct Report {
    pub verdict: Verdict,
    /// The failing runs: one, unless it was to go on.
    pub failures: Vec<Finding>,
    /// The races, one for each pair of places.
    pub races: Vec<RaceFinding>,
    pub tally: Tally,
    /// Why a completed exploration is no proof.
    pub doubts: BTreeSet<String>,
    pub lost_inputs: Vec<LostInput>,
    pub notes: Vec<String>,
    pub seconds: f64,
}

/// What a campaign says while it works.
#[derive(Clone, Copy, Default, Debug)]
pub struct Now {
    pub tally: Tally,
    /// Failures and races so far.
    pub findings: usize,
}

/// A mark that orders everything in `Shared` by number.
struct Done {
    number: u64,
    steps: u64,
    events: u64,
    threads: usize,
    unfinished: bool,
    too_long: bool,
    redundant: bool,
}

#[derive(Default)]
struct Shared {
    explorer: Option<Box<Explorer>>,
    /// The next numbers, or none when the sequence has ended.
    next_explore: Option<u64>,
    next_sample: Option<u64>,
    /// No run above this number counts.
    last: u64,
    done: Vec<Done>,
    tally: Tally,
    failures: BTreeMap<u64, Finding>,
    races: BTreeMap<(u32, u32), RaceFinding>,
    complete: Option<u64>,
    /// The number up to which the campaign goes on even if a run fails.
    at_least: u64,
    /// The program writes files.
    writes: bool,
    notes: Vec<String>,
    doubts: BTreeSet<String>,
    unsupported: Option<(u64, String, Vec<trace::Place>)>,
    /// A run panicked.
    broken: bool,
    /// Of the first `ENDLESS` runs, how many reached the limit of steps.
    endless: u64,
}

enum Job {
    Explore(u64, Box<Explorer>),
    Sample(u64),
}

pub struct Campaign {
    setup: Setup,
    strategy: Strategy,
    budget: Budget,
    seed: u64,
    shared: Mutex<Shared>,
    stopped: OnceLock<StopReason>,
    started: Instant,
    /// The events of the first run, for PCT.
    length: OnceLock<u64>,
    /// The conflicts of the first run.
    conflicts: OnceLock<Conflicts>,
    /// No run above this number for now.
    pause: AtomicU64,
}

impl Campaign {
    pub fn new(setup: &Setup, strategy: Strategy, budget: Budget, seed: u64) -> Campaign {
        let bounds =
            Bounds { reduce: strategy != Strategy::Plain, preemptions: budget.preemptions, ..Bounds::default() };
        let explores = matches!(strategy, Strategy::Mix | Strategy::Exhaustive | Strategy::Plain);
        let samples = !matches!(strategy, Strategy::Exhaustive | Strategy::Plain);
        let shared = Shared {
            explorer: explores.then(|| Box::new(Explorer::new(bounds))),
            next_explore: explores.then_some(0),
            next_sample: samples.then_some(u64::from(strategy == Strategy::Mix)),
            last: budget.schedules.saturating_sub(1),
            ..Shared::default()
        };
        let started = Instant::now();
        Campaign {
            setup: setup.until(budget.time.map(|t| started + t)),
            strategy,
            budget,
            seed,
            shared: Mutex::new(shared),
            stopped: OnceLock::new(),
            started,
            length: OnceLock::new(),
            conflicts: OnceLock::new(),
            pause: AtomicU64::new(u64::MAX),
        }
    }

    /// Whether a run of this number explores: where samples are taken as well every second one, and few when there were very many.
    fn explores(&self, number: u64) -> bool {
        match self.strategy {
            Strategy::Mix => number.is_multiple_of(if number < LATE { 2 } else { 16 }),
            Strategy::Exhaustive | Strategy::Plain => true,
            _ => false,
        }
    }

    /// The next number after this one of those that explore, or do not.
    fn after(&self, number: u64, explores: bool) -> u64 {
        (number + 1..).find(|&n| self.explores(n) == explores).unwrap_or(u64::MAX)
    }

    fn lock(&self) -> MutexGuard<'_, Shared> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn now(&self) -> Now {
        let shared = self.lock();
        Now { tally: shared.tally, findings: shared.failures.len() + shared.races.len() }
    }

    /// Runs it. `watch` is called from another thread, several times a second.
    pub fn run(self, watch: impl Fn(Now) + Send) -> Report {
        self.run_to(u64::MAX, watch);
        self.report()
    }

    /// Does the first run, which says how long runs are and what is in conflict, in a way of the caller's.
    pub fn run_first(&self, run: impl FnOnce(&Setup, &mut dyn Scheduler) -> (Outcome, Conflicts)) {
        self.run_one(|setup, scheduler| {
            let (outcome, conflicts) = run(setup, scheduler);
            let _ = self.length.set(outcome.events.max(1));
            let _ = self.conflicts.set(conflicts);
            outcome
        });
    }

    /// Does the next run in a way of the caller's.
    pub fn run_one(&self, run: impl FnOnce(&Setup, &mut dyn Scheduler) -> Outcome) {
        if let Some(job) = self.next_job(0) {
            self.guarded(|| self.work(job, |scheduler| run(&self.setup, scheduler)));
        }
    }

    /// Whether what was run so far leaves something to find: no run failed, nothing stopped it, and runs come to their end.
    pub fn wants_more(&self) -> bool {
        let shared = self.lock();
        self.stopped.get().is_none()
            && shared.done.iter().any(|d| !d.unfinished)
            && (shared.failures.is_empty() || self.budget.keep_going)
            && shared.unsupported.is_none()
            && !shared.broken
            && (self.setup.has_symbolic_inputs() || shared.tally.threads > 1 && shared.complete.is_none())
    }

    /// The most threads of a run so far.
    pub fn threads(&self) -> usize {
        self.lock().tally.threads
    }

    /// Whether there are runs left to do.
    pub fn is_done(&self) -> bool {
        let shared = self.lock();
        let left = |next: Option<u64>| next.is_some_and(|n| n <= shared.last);
        self.stopped.get().is_some() || shared.broken || !left(shared.next_explore) && !left(shared.next_sample)
    }

    /// Others found a failure, or did some of the runs of the budget: no more than so many, but for those that show data races.
    pub fn at_most(&self, runs: u64) {
        let mut shared = self.lock();
        shared.last = shared.last.min(runs.saturating_sub(1).max(shared.at_least));
    }

    /// Runs it up to a number; then it can be run further.
    pub fn run_to(&self, number: u64, watch: impl Fn(Now) + Send) {
        self.pause.store(number, Ordering::Relaxed);
        let jobs = match self.budget.jobs {
            0 => std::thread::available_parallelism().map_or(1, std::num::NonZero::get),
            n => n,
        };
        let this = self;
        let finished = AtomicBool::new(false);
        std::thread::scope(|scope| {
            let finished = &finished;
            let reporter = scope.spawn(move || {
                while !finished.load(Ordering::Relaxed) {
                    std::thread::park_timeout(Duration::from_millis(100));
                    watch(this.now());
                }
            });
            if this.length.get().is_none() {
                this.run_first(Setup::run_for_conflicts);
            }
            let work = move || {
                while let Some(job) = this.next_job(AHEAD) {
                    this.guarded(|| this.work(job, |scheduler| this.setup.run(scheduler)));
                }
            };
            // Runs that write the same files must not do so at once.
            let jobs = if this.lock().writes { 1 } else { jobs };
            let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(work)).collect();
            workers.into_iter().for_each(|worker| drop(worker.join()));
            finished.store(true, Ordering::Relaxed);
            reporter.thread().unpark();
        });
    }

    /// Does something that may panic, which is a bug of ours: what was found is kept, but there are no more runs.
    fn guarded<T>(&self, work: impl FnOnce() -> T) {
        if spared(work).is_none() {
            self.lock().broken = true;
        }
    }

    /// The next run; exploration, where each run waits for the one before, may be so far ahead.
    fn next_job(&self, ahead: u64) -> Option<Job> {
        let mut shared = self.lock();
        if shared.broken {
            return None;
        }
        if let Some(reason) = self.setup.limits.stop.reason() {
            let _ = self.stopped.set(reason);
            return None;
        }
        let last = shared.last.min(self.pause.load(Ordering::Relaxed));
        let explore = shared.next_explore.filter(|&n| n <= last && shared.explorer.is_some());
        let sample = shared.next_sample.filter(|&n| n <= last);
        match (explore, sample) {
            (Some(n), s) if s.is_none_or(|s| n <= s + ahead) => {
                shared.next_explore = None;
                shared.explorer.take().map(|e| Job::Explore(n, e))
            }
            (_, Some(n)) => {
                shared.next_sample = Some(self.after(n, false));
                Some(Job::Sample(n))
            }
            _ => None,
        }
    }

    fn work(&self, job: Job, run: impl FnOnce(&mut dyn Scheduler) -> Outcome) {
        match job {
            Job::Explore(number, mut explorer) => {
                let outcome = run(&mut *explorer);
                let redundant = explorer.was_redundant();
                let how = || How { id: "exhaustive", text: "exhaustive exploration".into() };
                self.record(number, &outcome, redundant, how);
                let progress = explorer.advance();
                let mut shared = self.lock();
                shared.doubts.extend(doubts(&explorer, &outcome));
                let limited = !shared.doubts.is_empty();
                match progress {
                    Progress::More => {
                        shared.explorer = Some(explorer);
                        shared.next_explore = Some(self.after(number, true));
                    }
                    // Within a bound nothing is proved: the samples go on.
                    Progress::Complete if limited => {}
                    Progress::Complete => {
                        shared.complete = Some(number);
                        shared.last = shared.last.min(number);
                    }
                }
            }
            Job::Sample(number) => {
                let (mut scheduler, name) = self.sample(number);
                let outcome = run(&mut *scheduler);
                self.record(number, &outcome, false, || name);
            }
        }
    }

    /// The strategy of a sampled run, and its name.
    fn sample(&self, number: u64) -> (Box<dyn Scheduler>, How) {
        let k = if self.strategy == Strategy::Mix { number / 2 } else { number };
        // Neighbouring seeds give unrelated numbers: the generator mixes them.
        let seed = self.seed.wrapping_mul(0x1_0000_0001).wrapping_add(number);
        let how = |id, text| How { id, text };
        let pct = |depth: u32| -> (Box<dyn Scheduler>, How) {
            let text = format!("PCT with depth {depth}, seed {seed}");
            (Box::new(Pct::new(seed, depth, self.length.get().copied().unwrap_or(1))), how("pct", text))
        };
        let pos =
            || -> (Box<dyn Scheduler>, How) { (Box::new(Pos::new(seed)), how("pos", format!("POS, seed {seed}"))) };
        let random = || -> (Box<dyn Scheduler>, How) {
            (Box::new(Random::new(seed)), how("random", format!("random, seed {seed}")))
        };
        let pairs = |depth: u32| -> (Box<dyn Scheduler>, How) {
            let pairs = if depth == 1 { "pair" } else { "pairs" };
            let name = how("pairs", format!("{depth} conflicting {pairs}, seed {seed}"));
            (Box::new(Pairs::new(seed, self.conflicts.get().unwrap_or(&Conflicts::default()), depth)), name)
        };
        let walk = || -> (Box<dyn Scheduler>, How) {
            let conflicts = self.conflicts.get_or_init(Conflicts::default);
            (Box::new(Walk::new(seed, conflicts)), how("walk", format!("uniform walk, seed {seed}")))
        };
        let depth = |k: u64| self.budget.depth.unwrap_or(2 + (k % 4) as u32);
        match self.strategy {
            Strategy::Random => random(),
            Strategy::Pos => pos(),
            Strategy::Walk => walk(),
            Strategy::Pct => pct(depth(k)),
            Strategy::Pairs => pairs(1 + (k % 3) as u32),
            Strategy::RoundRobin => {
                let turn = 1 + k % 1000;
                (Box::new(RoundRobin::new(turn)), how("round-robin", format!("round robin, {turn} events a turn")))
            }
            // What is simple would have been found: all orders are to be about equally likely.
            Strategy::Mix if number >= LATE => match (number % 32, number % 3) {
                (8, _) => pct(depth(number / 32)),
                (24, _) => pairs(1 + (number / 32 % 3) as u32),
                (_, 0) => random(),
                (_, 1) => pos(),
                _ => walk(),
            },
            Strategy::Mix | Strategy::Exhaustive | Strategy::Plain | Strategy::Predict => match k % 8 {
                0 | 4 => pairs(1),
                2 => pairs(2 + (k / 8 % 2) as u32),
                1 | 5 => pct(depth(k / 4)),
                3 | 7 => pos(),
                _ => random(),
            },
        }
    }

    fn record(&self, number: u64, outcome: &Outcome, redundant: bool, found_by: impl FnOnce() -> How) {
        let mut shared = self.lock();
        if number > shared.last && !self.budget.keep_going {
            return;
        }
        if matches!(outcome.end, End::Stopped(_)) {
            return;
        }
        // Exploration gives up on very long runs, too.
        let unfinished = matches!(outcome.end, End::OutOfSteps | End::Abandoned) && !redundant;
        if number == 0 {
            if self.setup.races && outcome.steps <= SHORT {
                shared.at_least = RACES_FROM;
            }
            shared.notes.extend(outcome.notes.iter().map(ToString::to_string));
            if let Some(path) = &outcome.taken_in.written {
                shared.writes = true;
                shared.notes.push(format!(
                    "the program writes files ({}): every run really writes them, one after the other",
                    path.display()
                ));
            }
        }
        shared.done.push(Done {
            number,
            steps: outcome.steps,
            events: outcome.events,
            threads: outcome.threads,
            unfinished,
            too_long: unfinished && matches!(outcome.end, End::Abandoned),
            redundant,
        });
        if unfinished && number < ENDLESS {
            shared.endless += 1;
            if shared.endless == ENDLESS {
                shared.last = shared.last.min(ENDLESS - 1);
            }
        }
        let t = &mut shared.tally;
        t.schedules += 1;
        t.steps += outcome.steps;
        t.events += outcome.events;
        t.threads = t.threads.max(outcome.threads);
        if let End::Unsupported { what, stack } = &outcome.end {
            if shared.unsupported.as_ref().is_none_or(|u| number < u.0) {
                shared.unsupported = Some((number, what.clone(), stack.clone()));
            }
            shared.last = shared.last.min(number);
        }
        let failure = failure_of(outcome);
        if failure.is_none() && outcome.races.is_empty() {
            return;
        }
        let found_by = found_by();
        if !outcome.races.is_empty() && !self.budget.keep_going {
            shared.last = shared.last.min((2 * number).max(number.saturating_add(AFTER_RACE)));
        }
        for found in &outcome.races {
            let (a, b) = (found.race.earlier.mark.stack, found.race.later.mark.stack);
            let key = (a.min(b), a.max(b));
            if shared.races.get(&key).is_none_or(|r| number < r.number) {
                let schedule = outcome.schedule.clone();
                let (found, found_by) = (*found, found_by.clone());
                let finding = RaceFinding {
                    number,
                    found,
                    schedule,
                    found_by,
                    inputs: Symbolic::new(),
                    named: Vec::new(),
                    queries: 0,
                };
                shared.races.insert(key, finding);
            }
        }
        if let Some(failure) = failure {
            if !self.budget.keep_going {
                shared.last = shared.last.min(number.max(shared.at_least));
            }
            let (events, event_hash) = (outcome.events, outcome.event_hash);
            let schedule = outcome.schedule.clone();
            let (inputs, named, queries) = (Symbolic::new(), Vec::new(), 0);
            let finding = Finding { number, failure, schedule, events, event_hash, found_by, inputs, named, queries };
            shared.failures.insert(number, finding);
        }
    }

    pub fn report(self) -> Report {
        let seconds = self.started.elapsed().as_secs_f64();
        let stopped = self.stopped.get().copied();
        let shared = self.shared.into_inner().unwrap_or_else(PoisonError::into_inner);
        let last = shared.last;
        let mut tally = Tally::default();
        for d in shared.done.iter().filter(|d| d.number <= last) {
            tally.schedules += 1;
            tally.steps += d.steps;
            tally.events += d.events;
            tally.threads = tally.threads.max(d.threads);
            tally.unfinished += u64::from(d.unfinished);
            tally.too_long += u64::from(d.too_long);
            tally.redundant += u64::from(d.redundant);
        }
        let mut failures: Vec<Finding> = shared.failures.into_values().filter(|f| f.number <= last).collect();
        if !self.budget.keep_going {
            failures.truncate(1);
        }
        let mut races: Vec<RaceFinding> = shared.races.into_values().filter(|r| r.number <= last).collect();
        races.sort_by_key(|r| (r.number, r.found.event));
        let doubts = shared.doubts;
        let verdict = match shared.unsupported {
            Some((number, what, stack)) if failures.first().is_none_or(|f| number < f.number) => {
                Verdict::Unsupported { what, stack }
            }
            _ if !failures.is_empty() || !races.is_empty() => Verdict::Failed,
            _ if shared.broken => {
                Verdict::Unsupported { what: "a run could not be finished: see above".into(), stack: Vec::new() }
            }
            _ if let Some(reason) = stopped => Verdict::Stopped(reason),
            _ if shared.complete.is_some() && doubts.is_empty() => Verdict::Proved,
            _ => Verdict::Exhausted,
        };
        let lost_inputs = Vec::new();
        Report { verdict, failures, races, tally, doubts, lost_inputs, notes: shared.notes, seconds }
    }
}

/// Why an exploration that had this run proves nothing, even if it comes to its end.
pub(super) fn doubts(explorer: &Explorer, outcome: &Outcome) -> Vec<String> {
    let mut all: Vec<String> = explorer.limits.iter().map(ToString::to_string).collect();
    all.extend(outcome.doubts.iter().cloned());
    if explorer.diverged {
        all.push("the program did something else under the same schedule".into());
    }
    match &outcome.end {
        End::OutOfSteps => all.push("a run was cut off (--max-steps)".into()),
        End::Unsupported { what, .. } => all.push(format!("a run needs what is not there: {what}")),
        End::Stopped(_) => all.push("a run was stopped".into()),
        End::Exit(_) | End::Failed(_) | End::Abandoned => {}
    }
    all
}
