//! What must hold of every program: the model of its first run, and the search that starts there, against the oracle.

use crate::code::Code;
use crate::compile::Compiler;
use crate::cross::{self, Polarity};
use crate::flips::{Decision, Grain, Kind, flips};
use crate::program::Program;
use crate::reach::{Reach, reach};
use crate::tokens::{self, Run};
use solve::{Answer, Goal, Options, Question, Solver, Z3Solver};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};
use trace::{Trace, What};
use unsnarl::check::setup::Setup;
use unsnarl::predict::inputs::{Symbolic, of_witness};
use unsnarl::predict::{Budget, Observer, Search, confirm};
use vm::{Limits, Tracking};

/// States of a search of the oracle, at most.
pub(crate) const MOST_STATES: u64 = 300_000;

/// What is tried.
pub(crate) struct Judge {
    pub(crate) compiler: Compiler,
    /// Runs of the VM to hold against the oracle; 0: none.
    pub(crate) orders: u64,
    /// Runs of the search.
    pub(crate) executions: u64,
}

/// Something that does not hold.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    /// Which of the properties.
    pub(crate) kind: &'static str,
    pub(crate) text: String,
}

/// How much a program took, and what is wrong with it.
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
    pub(crate) faults: Vec<Fault>,
    pub(crate) times: Times,
}

/// Where the time went.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Times {
    pub(crate) compiling: Duration,
    pub(crate) oracle: Duration,
    pub(crate) crossing: Duration,
    pub(crate) flips: Duration,
    pub(crate) search: Duration,
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

/// The values that the inputs had.
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
    /// Judges a program.
    pub(crate) fn judge(&self, known: &Known) -> Judged {
        let mut judged = Judged::default();
        let started = Instant::now();
        let image = match self.compiler.image(&known.text) {
            Ok(image) => image,
            Err(e) => {
                judged.fault("compile", e);
                return judged;
            }
        };
        judged.times.compiling = started.elapsed();
        judged.outcomes = (known.reach.branches.len() + known.reach.failures.len()) as u64;
        let setup = Setup {
            image: &image,
            inputs: vm::world::Inputs { args: vec![b"program".to_vec()], ..Default::default() },
            stdin: Vec::new(),
            limits: Limits { max_steps: 20_000, ..Limits::default() },
            races: false,
            spurious: false,
            reuse: false,
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
        let mut polarity = Polarity::new();
        self.compare(known, &setup, &mut polarity, &mut judged);
        judged.times.flips = started.elapsed();
        if self.executions > 0 {
            let started = Instant::now();
            self.search(known, &setup, &polarity, &mut judged);
            judged.times.search = started.elapsed();
        }
        judged
    }

    /// The flips of the first run.
    fn compare(&self, known: &Known, setup: &Setup<'_>, polarity: &mut Polarity, judged: &mut Judged) {
        let mut observer = Observer::new(setup, Tracking::default());
        let first = observer.observe(&[], &Symbolic::new());
        let run = Run::new(&tokens::of_trace(&first.trace));
        let inputs = inputs(&first.trace, known.program.inputs);
        let path = match cross::path(&known.code, &inputs, &run, &first.outcome, polarity) {
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
        let mut solver = Z3Solver::new(&first.trace, Options::default());
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

    /// What the iterated search reaches.
    fn search(&self, known: &Known, setup: &Setup<'_>, polarity: &Polarity, judged: &mut Judged) {
        let observer = Observer::new(setup, Tracking { all_branches: true, ..Tracking::default() });
        let budget = Budget {
            executions: self.executions,
            queries: 20 * self.executions,
            time: Some(Duration::from_secs(60)),
            keep_going: true,
            ..Budget::default()
        };
        let mut search = Search::new(observer, budget);
        search.run(|_| ());
        let tally = search.tally();
        let why = if search.is_exhausted() { "nothing was left to ask" } else { "the budget was used up" };
        (judged.executions, judged.queries) = (tally.executions, tally.queries);
        judged.unknown += tally.unknown;
        for text in &search.complaints {
            judged.fault("search-unconfirmed", text.clone());
        }
        let lines: BTreeSet<u32> = known.reach.branches.iter().map(|b| b.0).collect();
        let seen: BTreeSet<(u32, bool)> = search.outcomes.iter().map(|o| (o.1, o.3)).collect();
        for line in lines {
            let ours: BTreeSet<bool> = known.reach.branches.iter().filter(|b| b.0 == line).map(|b| b.1).collect();
            let swap = polarity.get(&line).copied();
            let theirs: BTreeSet<bool> =
                seen.iter().filter(|b| b.0 == line).map(|b| b.1 != swap.unwrap_or(false)).collect();
            let same = if swap.is_some() { ours == theirs } else { ours.len() == theirs.len() };
            if !same {
                let kind = if ours.is_superset(&theirs) || ours.len() > theirs.len() { "unreached" } else { "beyond" };
                judged.fault(kind, format!("line {line}: {ours:?} can be reached, the search saw {theirs:?}; {why}"));
            }
        }
        let failed: BTreeSet<u32> = search.found().iter().filter_map(|f| line_of(f.failure.as_ref()?)).collect();
        for line in known.reach.failures.difference(&failed) {
            judged.fault("unreached", format!("the failure in line {line}; {why}"));
        }
        for line in failed.difference(&known.reach.failures) {
            judged.fault("beyond", format!("a failure in line {line} which the oracle does not know"));
        }
    }
}

fn line_of(failure: &trace::Failure) -> Option<u32> {
    let counts = !matches!(failure.kind.id(), "deadlock" | "livelock");
    counts.then(|| failure.stack.first().map_or(0, |p| p.line))
}
