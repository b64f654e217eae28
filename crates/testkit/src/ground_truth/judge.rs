//! What must hold of every program: the model of its first run, and the search that starts there, against the oracle.

use super::code::{Act, Code};
use super::compile::Compiler;
use super::cross;
use super::flips::{Decision, Grain, Kind, flips};
use super::flows::flows;
use super::program::Program;
use super::reach::{Reach, reach};
use super::tokens::{self, Run};
use analysis::Ended;
use analysis::defuse::db::Database;
use analysis::defuse::{End, Status, defuse};
use analysis::hunt::Hunt;
use analysis::predict::inputs::of_witness;
use analysis::predict::{Budget, Observer, Search, confirm};
use driver::saved::Keeper;
use driver::{Setup, Symbolic};
use solve::{Answer, Backend, Goal, Options, Question};
use std::collections::BTreeSet;
use std::path::Path;
use std::time::{Duration, Instant};
use trace::{Trace, What};
use vm::{Limits, Tracking};

/// States of a search of the oracle, at most.
pub(crate) const MOST_STATES: u64 = 300_000;

/// Time of the search of a program, at most.
const MOST_TIME: Duration = Duration::from_secs(60);

pub(crate) struct Judge {
    pub(crate) compiler: Compiler,
    /// Runs of the VM to hold against the oracle; 0: none.
    pub(crate) orders: u64,
    /// Runs of the search.
    pub(crate) executions: u64,
    /// Runs of the search for flows of data.
    pub(crate) flows: u64,
}

#[derive(Clone, Debug)]
pub(crate) struct Fault {
    /// Which of the properties.
    pub(crate) kind: &'static str,
    pub(crate) text: String,
}

#[derive(Clone, Default, Debug)]
pub(crate) struct Judged {
    pub(crate) decisions: u64,
    pub(crate) sat: u64,
    pub(crate) unsat: u64,
    pub(crate) unknown: u64,
    /// Runs of the search, and its questions.
    pub(crate) executions: u64,
    pub(crate) queries: u64,
    /// Runs of the VM that were held against the oracle, and whether they were all there are.
    pub(crate) crossed: u64,
    pub(crate) complete: bool,
    /// What the oracle says can be reached.
    pub(crate) outcomes: u64,
    /// Flows of data that the oracle has, those of what is written while there are threads, and those that are called impossible.
    pub(crate) flows: u64,
    pub(crate) shared: u64,
    pub(crate) impossible: u64,
    /// How the search for flows ended, if the oracle knows them all; whether the program has inputs.
    pub(crate) ended: Option<Ended>,
    pub(crate) with_inputs: bool,
    pub(crate) faults: Vec<Fault>,
    pub(crate) times: Times,
}

#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Times {
    pub(crate) compiling: Duration,
    pub(crate) oracle: Duration,
    pub(crate) crossing: Duration,
    pub(crate) flips: Duration,
    pub(crate) search: Duration,
    pub(crate) flows: Duration,
}

impl Judged {
    fn fault(&mut self, kind: &'static str, text: impl Into<String>) {
        self.faults.push(Fault { kind, text: text.into() });
    }
}

/// A program with its truth.
pub(crate) struct Known {
    pub(crate) program: Program,
    pub(crate) text: String,
    pub(crate) code: Code,
    pub(crate) reach: Reach,
}

impl Known {
    /// Asks the oracle; `None` if there are too many states.
    pub(crate) fn new(mut program: Program) -> Option<Known> {
        let text = program.print();
        let code = Code::new(&program);
        let reach = reach(&code, &program.assignments(), MOST_STATES)?;
        Some(Known { program, text, code, reach })
    }

    /// Branches that can go both ways, and failures.
    pub(crate) fn interest(&self) -> usize {
        let both = |b: &&(u32, bool)| b.1 && self.reach.branches.contains(&(b.0, false));
        self.reach.branches.iter().filter(both).count() + self.reach.failures.len()
    }
}

fn inputs(trace: &Trace, number: u8) -> Vec<i32> {
    let mut values = vec![0; number.into()];
    for e in &trace.events {
        if let What::Symbolic { name, value, .. } = e.what
            && let Some(n) = trace.tables.locations()[name as usize].strip_prefix("in")
            && let Ok(n) = n.parse::<usize>()
            && n < values.len()
        {
            values[n] = value as u32 as i32;
        }
    }
    values
}

impl Judge {
    pub(crate) fn judge(&self, known: &Known) -> Judged {
        let mut judged = Judged::default();
        let started = Instant::now();
        let built = match self.compiler.program(&known.text) {
            Ok(built) => built,
            Err(e) => {
                judged.fault("compile", e);
                return judged;
            }
        };
        judged.times.compiling = started.elapsed();
        judged.outcomes = (known.reach.branches.len() + known.reach.failures.len()) as u64;
        let setup = Setup {
            inputs: guest::world::Inputs { args: vec![b"program".to_vec()], ..Default::default() },
            limits: Limits { max_steps: 20_000, ..Limits::default() },
            ..Setup::new(built)
        };
        if self.orders > 0 && known.program.inputs == 0 {
            let started = Instant::now();
            match cross::cross(&known.code, &setup, &known.reach, self.orders) {
                Ok(crossed) => (judged.crossed, judged.complete) = (crossed.runs, crossed.complete),
                Err(e) => judged.fault("oracle", e),
            }
            judged.times.crossing = started.elapsed();
        }
        let started = Instant::now();
        self.compare(known, &setup, &mut judged);
        judged.times.flips = started.elapsed();
        if self.executions > 0 {
            let started = Instant::now();
            self.search(known, &setup, &mut judged);
            judged.times.search = started.elapsed();
        }
        if self.flows > 0 {
            let started = Instant::now();
            self.flows(known, &setup, &mut judged);
            judged.times.flows = started.elapsed();
        }
        judged
    }

    /// The flips of the first run.
    fn compare(&self, known: &Known, setup: &Setup, judged: &mut Judged) {
        // The oracle has a decision for each address. What tables do shows in the search, and in tracked runs against each other.
        let mut observer = Observer::new(setup, Tracking { no_tables: true, ..Tracking::default() });
        let first = observer.observe(&[], &Symbolic::new());
        let run = Run::new(&tokens::of_trace(&first.trace));
        let inputs = inputs(&first.trace, known.program.inputs);
        let path = match cross::path(&known.code, &inputs, &run, &first.outcome) {
            Ok(path) => path,
            Err(e) => return judged.fault("trace", e),
        };
        let started = Instant::now();
        let assignments = known.program.assignments();
        let truth = |grain| flips(&known.code, &path, &assignments, grain, 4 * MOST_STATES);
        let Some(strict) = truth(Grain::Strict) else { return judged.fault("large", "too many states on the path") };
        judged.times.oracle += started.elapsed();
        judged.decisions += path.decisions.len() as u64;
        let asked: BTreeSet<Decision> = run.made.iter().map(|m| m.decision).collect();
        // Where bounds are no decision of their own, another element is meant by the address.
        let stands_for = |flip: &Decision| match flip.kind {
            Kind::Bounds if !asked.contains(flip) => Decision { kind: Kind::Address, ..*flip },
            _ => *flip,
        };
        let expected: BTreeSet<Decision> = strict.iter().map(stands_for).collect();
        for flip in expected.iter().filter(|d| !asked.contains(d)) {
            judged.fault("missing", format!("{flip:?} can be flipped, but the trace has no such decision"));
        }
        // Both back ends: where they disagree, the answer is unknown, and a person is reported.
        let mut solver = Backend::Cross.solver(&first.trace, Options::default());
        for made in &run.made {
            let should = expected.contains(&made.decision);
            let shown = || format!("{:?} ({})", made.decision, made.event.show(&first.trace.tables));
            match solver.solve(&Question::from(Goal::Flip(made.event))) {
                Answer::Sat(witness) => {
                    judged.sat += 1;
                    if !should {
                        let lax = truth(Grain::Lax).is_some_and(|l| l.iter().any(|f| stands_for(f) == made.decision));
                        let kind = if lax { "lax" } else { "unsound" };
                        judged.fault(kind, format!("{}: sat, but no run flips it: {:?}", shown(), witness.order));
                    }
                    let schedule = witness.schedule(&first.trace);
                    let inputs = of_witness(&first.trace, &witness, &first.inputs);
                    let new = observer.observe(&schedule, &inputs);
                    let decision = first.decisions.all.iter().find(|d| d.event == made.event);
                    if !decision.is_some_and(|d| confirm::flipped(&first.trace, d, &new)) {
                        let turns: Vec<String> = schedule.iter().map(ToString::to_string).collect();
                        let missed = new.missed.map_or(String::new(), |t| format!(", turn {t} was not possible"));
                        judged.fault(
                            "unconfirmed",
                            format!("{}: {}{missed}, inputs {inputs:?}", shown(), turns.join(", ")),
                        );
                    }
                }
                Answer::Unsat(core) => {
                    judged.unsat += 1;
                    if should {
                        judged.fault(
                            "incomplete",
                            format!("{}: unsat, but a run flips it; core {:?}", shown(), core.parts),
                        );
                    }
                }
                Answer::Unknown(why) => {
                    judged.unknown += 1;
                    judged.fault("unknown", format!("{}: {why}", shown()));
                }
            }
        }
    }

    /// The flows of data, against those of the oracle.
    fn flows(&self, known: &Known, setup: &Setup, judged: &mut Judged) {
        let Some(truth) = flows(&known.code, &known.program.assignments(), 2 * MOST_STATES) else { return };
        let folder = match tempfile::tempdir() {
            Ok(folder) => folder,
            Err(e) => return judged.fault("flow-error", e.to_string()),
        };
        let hunt = Hunt {
            setup,
            tracking: Tracking::default(),
            budget: Budget { executions: self.flows, time: Some(MOST_TIME), ..Budget::default() },
            keeper: &Keeper::new(folder.path(), Path::new("program.c")),
            reasons: false,
            started: Instant::now(),
            watch: &|_, _| {},
        };
        let outcome = match Database::in_memory().and_then(|mut database| defuse(&hunt, &mut database)) {
            Ok(outcome) => outcome,
            Err(e) => return judged.fault("flow-error", e.to_string()),
        };
        judged.flows += truth.flows.len() as u64;
        judged.shared += truth.shared.len() as u64;
        judged.with_inputs = known.program.inputs > 0;
        judged.ended = Some(outcome.ended);
        if outcome.stats.unconfirmed > 0 {
            let notes = outcome.notes.iter().chain(&outcome.complaints).cloned().collect::<Vec<_>>();
            judged.fault("flow-unconfirmed", notes.join("; "));
        }
        // What `pthread_once` calls has no line for the oracle.
        let line = |e: &End| if &*e.at.function == "init" { 0 } else { e.at.line };
        let side = |e: &End| Some((line(e), number(e.thread.as_ref()?)));
        let (mut shown, mut impossible) = (BTreeSet::new(), BTreeSet::new());
        for f in &outcome.flows {
            let (Some(read), write) = (side(&f.read), f.write.as_ref().map(side)) else { continue };
            let name = f.variable.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_string();
            let flow = match write {
                None => (name, None, read),
                Some(Some(write)) => (name, Some(write), read),
                Some(None) => continue,
            };
            match f.status() {
                Status::Explicit | Status::Implicit => shown.insert(flow),
                Status::Impossible => impossible.insert(flow),
                Status::Undecided => false,
            };
        }
        // Elements and members are one variable for the oracle: of one a flow is shown, of another one it is impossible.
        judged.impossible += impossible.len() as u64;
        for flow in impossible.intersection(&truth.flows).filter(|f| !shown.contains(f)) {
            judged.fault("flow-impossible", format!("{flow:?} is there"));
        }
        for flow in shown.difference(&truth.flows) {
            judged.fault("flow-beyond", format!("{flow:?} was run, and the oracle does not know it"));
        }
        for flow in truth.shared.difference(&shown) {
            judged
                .fault("flow-missed", format!("{flow:?}; {:?} after {} runs", outcome.ended, outcome.stats.executions));
        }
    }

    /// What the iterated search reaches.
    fn search(&self, known: &Known, setup: &Setup, judged: &mut Judged) {
        let observer = Observer::new(setup, Tracking { all_branches: true, ..Tracking::default() });
        let mut search = Search::new(observer, Budget { keep_going: true, ..Budget::default() });
        let started = Instant::now();
        search.begin(&[], &Symbolic::new());
        // What is left when all is reached is of no interest here.
        let mut why = "the budget was used up";
        while search.tally().executions < self.executions && started.elapsed() < MOST_TIME {
            if unreached(known, &search).is_empty() {
                break;
            }
            if !search.advance() {
                why = "nothing was left to ask";
                break;
            }
        }
        let tally = search.tally();
        (judged.executions, judged.queries) = (tally.executions, tally.queries);
        judged.unknown += tally.unknown;
        for text in &search.complaints {
            judged.fault("search-unconfirmed", text.clone());
        }
        for (line, outcome) in unreached(known, &search) {
            judged.fault("unreached", format!("line {line}: {outcome}; {why}"));
        }
        for (line, taken) in seen(known, &search).difference(&known.reach.branches) {
            judged.fault("beyond", format!("line {line}: the search saw {taken}, the oracle does not"));
        }
        for line in failed(&search).difference(&known.reach.failures) {
            judged.fault("beyond", format!("a failure in line {line} which the oracle does not know"));
        }
    }
}

/// Branch outcomes that a search saw. The library has branches, too, and a compare-and-exchange is one for the model.
fn seen(known: &Known, search: &Search<'_>) -> BTreeSet<(u32, bool)> {
    let ops = || known.code.threads.iter().flatten();
    let lines: BTreeSet<u32> = ops().filter(|o| matches!(o.act, Act::Branch(..))).map(|o| o.line).collect();
    search.outcomes.iter().map(|o| (o.1, o.3)).filter(|o| lines.contains(&o.0)).collect()
}

/// Lines of failures that a search found.
fn failed(search: &Search<'_>) -> BTreeSet<u32> {
    search.found().iter().filter_map(|f| line_of(f.failure.as_ref()?)).collect()
}

/// What can be reached, and was not.
fn unreached(known: &Known, search: &Search<'_>) -> Vec<(u32, &'static str)> {
    let branches = known
        .reach
        .branches
        .difference(&seen(known, search))
        .map(|b| (b.0, if b.1 { "taken" } else { "not taken" }))
        .collect::<Vec<_>>();
    let failures = known.reach.failures.difference(&failed(search)).map(|&l| (l, "the failure")).collect::<Vec<_>>();
    [branches, failures].concat()
}

/// The number of a thread by its name: main, or a child of main's.
fn number(thread: &trace::ThreadName) -> usize {
    thread.to_string().rsplit_once('.').and_then(|(_, n)| n.parse().ok()).unwrap_or(0)
}

fn line_of(failure: &trace::Failure) -> Option<u32> {
    let counts = !matches!(failure.kind.id(), "deadlock" | "livelock");
    counts.then(|| failure.stack.first().map_or(0, |p| p.line))
}
