//! Back ends against each other, on traces of random runs that are too large for trying every order. They must give the same
//! answer, and every witness must stand the check. Both are bare: neither asks the other. A question that only one of them can
//! answer is no agreement, and counted apart.
//!
//! What they disagree about is written to files: the trace, the question, and what each of them solved. `make agree` tries 5,000
//! traces in all, the tests of `solve` fewer.

use crate::traces::backends::{self, Backend};
use crate::traces::chance::{Flavour, Random, Size, trace};
use crate::traces::families::ask::Asked;
use crate::traces::families::busy::busy;
use crate::traces::questions::{cut, fail_sometimes, of_all_kinds, report};
use rayon::prelude::*;
use solve::{Answer, CdclSolver, Core, Options, Question, Solver, Unknown};
use std::ops::Range;
use std::panic::AssertUnwindSafe;
use std::time::{Duration, Instant};
use trace::Trace;

/// Who must agree with [`REFERENCES`].
const JUDGED: &str = "cdcl";
/// By turns: with the model that the other one has; with one that leaves nothing out; and that of the whole trace, whatever is asked.
const REFERENCES: [&str; 3] = ["z3", "z3-unpruned", "plain"];
/// Questions about one trace.
const QUESTIONS: usize = 6;
/// For one of them. What takes longer is unknown, and agrees with everything.
const PATIENCE: Duration = Duration::from_secs(5);
/// So many answers must be compared for each one that is not, because somebody ran out of time.
const MOSTLY: u32 = 10;

/// What the programs have in them.
#[rustfmt::skip]
pub const KINDS: [&str; 11] = [
    "memory", "pieces", "inputs", "locks", "rwlocks", "semaphores", "conditions", "futexes", "barriers", "everything", "busy",
];

/// Traces of all kinds whose name contains `only`; whether all agree.
pub fn campaign(seeds: Range<u64>, only: &str) -> bool {
    let kinds: Vec<&str> = KINDS.into_iter().filter(|kind| kind.contains(only)).collect();
    let wrong: Vec<String> = kinds.par_iter().filter_map(|kind| run(kind, seeds.clone()).err()).collect();
    wrong.iter().for_each(|why| println!("agree: {why}"));
    wrong.is_empty() && !kinds.is_empty()
}

pub fn run(kind: &str, seeds: Range<u64>) -> Result<(), String> {
    let none = Flavour::NONE;
    let flavour = match kind {
        "memory" => none,
        "pieces" => Flavour { mixed_sizes: true, locks: true, ..none },
        "inputs" => Flavour { inputs: true, locks: true, ..none },
        "locks" => Flavour { locks: true, ..none },
        "rwlocks" => Flavour { rwlocks: true, ..none },
        "semaphores" => Flavour { semaphores: true, ..none },
        "conditions" => Flavour { conditions: true, locks: true, ..none },
        "futexes" => Flavour { futexes: true, ..none },
        "barriers" => Flavour { barriers: true, onces: true, ..none },
        "everything" => Flavour::ALL,
        "busy" => {
            return agree(kind, seeds, |random| {
                let (events, seed) = (40 + random.below(120) as usize, random.below(u64::MAX));
                busy(events, seed, Asked::Flips).trace
            });
        }
        other => return Err(format!("there are no traces of the kind {other}")),
    };
    agree(kind, seeds, programs(flavour))
}

#[derive(Default)]
struct Count {
    /// Answered by both, and the same.
    sat: u32,
    unsat: u32,
    /// Answered by the reference alone, by the other alone, by nobody.
    reference: u32,
    judged: u32,
    unknown: u32,
    events: usize,
    /// Of the reference and the other.
    time: [Duration; 2],
}

fn agree(name: &str, seeds: Range<u64>, make: impl Fn(&mut Random) -> Trace) -> Result<(), String> {
    let mut count = Count::default();
    let mut wrong = Vec::new();
    for seed in seeds {
        let mut random = Random::new(seed);
        let mut trace = make(&mut random);
        fail_sometimes(&mut random, &mut trace);
        if random.below(4) == 0 {
            trace.start = cut(&mut random, &trace);
        }
        count.events += trace.events.len();
        let questions = of_all_kinds(&mut random, &trace, QUESTIONS);
        let reference = REFERENCES[seed as usize % REFERENCES.len()];
        let who = [reference, JUDGED].map(|name| backends::named(name).expect("it has a name"));
        let mut solvers = who.map(|backend| (backend.make)(&trace, PATIENCE));
        for question in &questions {
            let asked = std::panic::catch_unwind(AssertUnwindSafe(|| {
                let answers = solvers.iter_mut().zip(&mut count.time).map(|(solver, time)| {
                    let started = Instant::now();
                    let answer = solver.solve(question);
                    *time += started.elapsed();
                    answer
                });
                answers.collect::<Vec<Answer>>()
            }));
            let judged = match &asked {
                Ok(answers) => judge(&mut count, &trace, question, &who, answers),
                Err(_) => Err(format!("{}: a panic", question.show(&trace.tables))),
            };
            if let Err(why) = judged {
                let path = write(name, seed, wrong.len(), &explained(&trace, question, &who, &solvers));
                let why = format!("{name} seed {seed}: {why}; more in {path}");
                eprintln!("{why}");
                wrong.push(why);
            }
            if asked.is_err() {
                // Nobody knows what state it is in.
                break;
            }
        }
    }
    let Count { sat, unsat, reference, judged, unknown, events, time } = count;
    println!(
        "{name}: {} compared ({sat} possible, {unsat} not), {reference} by Z3 alone, {judged} by {JUDGED} alone, {unknown} \
         unknown, {events} events; Z3 {:.1?}, {JUDGED} {:.1?}",
        sat + unsat,
        time[0],
        time[1],
    );
    if !wrong.is_empty() {
        return Err(format!("{} mistakes:\n{}", wrong.len(), wrong.join("\n")));
    }
    let (compared, others) = (sat + unsat, reference + judged + unknown);
    if sat == 0 || unsat == 0 || compared < MOSTLY * others {
        return Err(format!("{name}: {compared} compared, {others} not: that says little"));
    }
    Ok(())
}

/// What the solver for interleavings blames must be enough for Z3, too.
fn blame(trace: &Trace, question: &Question) -> Result<(), String> {
    let options = Options { explain: true, incremental: 0, time_limit: PATIENCE, ..Options::default() };
    let Answer::Unsat(core) = CdclSolver::new(trace, options).solve(question) else { return Ok(()) };
    match core.holds(trace, question, PATIENCE) {
        Some(false) => Err(format!("the core is none: {}", core.parts.join("; "))),
        _ => Ok(()),
    }
}

/// The orders that a back end says it needed must be enough for the other one, too.
fn enough(trace: &Trace, question: &Question, core: &Core, who: &[&Backend; 2]) -> Result<(), String> {
    if question.orders.is_empty() {
        return Ok(());
    }
    if let Some(other) = core.orders.iter().find(|order| !question.orders.contains(order)) {
        return Err(format!("nobody asked for {other:?}"));
    }
    let less = Question { orders: core.orders.clone(), ..question.clone() };
    let found = who.iter().find(|b| matches!((b.make)(trace, PATIENCE).solve(&less), Answer::Sat(_)));
    found.map_or(Ok(()), |b| Err(format!("for {} its orders are not enough: {:?}", b.name, core.orders)))
}

fn judge(
    count: &mut Count,
    trace: &Trace,
    question: &Question,
    who: &[&Backend; 2],
    answers: &[Answer],
) -> Result<(), String> {
    let shown = format!("{} not {:?}", question.show(&trace.tables), question.not);
    let mut known = [None; 2];
    for ((backend, answer), known) in who.iter().zip(answers).zip(&mut known) {
        *known = match answer {
            Answer::Sat(witness) => {
                solve::check::check(trace, question, witness)
                    .map_err(|why| format!("{shown}: the witness of {} is none: {why}", backend.name))?;
                Some(true)
            }
            Answer::Unsat(core) => {
                enough(trace, question, core, who).map_err(|why| format!("{shown}: {}: {why}", backend.name))?;
                if backend.name == JUDGED {
                    blame(trace, question).map_err(|why| format!("{shown}: {why}"))?;
                }
                Some(false)
            }
            Answer::Unknown(why @ Unknown::WrongWitness(_)) => {
                return Err(format!("{shown}: {}: {why}", backend.name));
            }
            Answer::Unknown(_) => None,
        };
    }
    match known {
        [Some(true), Some(true)] => count.sat += 1,
        [Some(false), Some(false)] => count.unsat += 1,
        [Some(one), Some(other)] => {
            return Err(format!("{shown}: {} says {one}, {} says {other}", who[0].name, who[1].name));
        }
        [Some(_), None] => count.reference += 1,
        [None, Some(_)] => count.judged += 1,
        [None, None] => count.unknown += 1,
    }
    Ok(())
}

/// Writes down what went wrong; where.
fn write(name: &str, seed: u64, number: usize, text: &str) -> String {
    let path = std::env::temp_dir().join(format!("agree-{name}-{seed}-{number}.txt"));
    std::fs::write(&path, text).map_or_else(|e| format!("{}: {e}", path.display()), |()| path.display().to_string())
}

/// The trace, and what each of them solved.
fn explained(trace: &Trace, question: &Question, who: &[&Backend], solvers: &[Box<dyn Solver>]) -> String {
    let formulas = who.iter().zip(solvers).map(|(backend, solver)| {
        let text = solver.formula(question).unwrap_or_else(|| "(has no text)".into());
        format!("\n==== {} ====\n{text}", backend.name)
    });
    report(trace, question) + &formulas.collect::<String>()
}

/// Programs with these things in them, most of them small.
fn programs(flavour: Flavour) -> impl Fn(&mut Random) -> Trace {
    move |random| {
        let large = random.pick(&[1, 1, 1, 1, 1, 2, 2, 2, 3, 3]);
        let size = Size {
            threads: 2 + random.below(1 + large) as u32,
            length: 6 + random.below(14 * large),
            words: 2 + random.below(3),
            mutexes: 1 + random.below(2),
            crossed: random.below(3) == 0,
        };
        trace(random, &flavour, &size)
    }
}
