//! The model against brute force: for small traces of random runs, a flip is possible exactly if some order of the
//! events, of all there are, leads there. `SOLVE_SEEDS=FROM..TO` chooses how many.

mod support;

use solve::{Answer, CdclSolver, Goal, Model, Options, Question, Solver, Z3Solver};
use support::chance::{Flavour, Random, trace};
use support::{all_flips, reachable};
use trace::{Event, EventId, SyncOp, What};

fn seeds() -> std::ops::Range<u64> {
    let given = std::env::var("SOLVE_SEEDS").unwrap_or_default();
    let parsed = given.split_once("..").and_then(|(a, b)| Some(a.parse().ok()?..b.parse().ok()?));
    parsed.unwrap_or(0..30)
}

fn compare(name: &str, flavour: Flavour) {
    let (mut sat, mut unsat, mut skipped) = (0, 0, 0);
    for seed in seeds() {
        let mut random = Random::new(seed);
        let (threads, length) = (2 + random.below(2) as u32, 4 + random.below(2));
        let mut trace = trace(&mut random, &flavour, threads, length);
        if random.below(4) == 0 {
            trace.start = cut(&mut random, &trace);
        }
        let mut questions = all_flips(&trace);
        questions.extend(other_goals(&mut random, &trace));
        // Some ask how far others must have come.
        for question in &mut questions {
            if random.below(4) == 0 && trace.start < trace.events.len() {
                let ids: Vec<_> = trace.ids().map(|(id, _)| id).collect();
                question.reached = vec![random.pick(&ids[trace.start..])];
            }
        }
        let Some(expected) = reachable(&trace, &questions, 4) else {
            skipped += 1;
            continue;
        };
        // All ways to say it: pruned or not, one solver for all questions or one for each, reads by pairs or by moments.
        let ways = [(true, usize::MAX, 400), (true, 0, 0), (false, usize::MAX, 400)];
        for ((prune, incremental, direct), z3) in ways.into_iter().flat_map(|way| [(way, true), (way, false)]) {
            let model = Model::with(&trace, prune).direct(direct);
            let options = Options { prune, incremental, ..Options::default() };
            let mut solver: Box<dyn Solver> = match z3 {
                true => Box::new(Z3Solver::of(model, options)),
                false => Box::new(CdclSolver::of(model, options)),
            };
            for (question, &expected) in questions.iter().zip(&expected) {
                let found = match solver.solve(question) {
                    Answer::Sat(_) => true,
                    Answer::Unsat(_) => false,
                    Answer::Unknown(why) => panic!("{name} seed {seed}: {why}"),
                };
                if found != expected {
                    panic!(
                        "{name} seed {seed} z3 {z3} prune {prune} incremental {incremental}: {}",
                        report(&trace, question, expected)
                    );
                }
                if prune && incremental > 0 && z3 {
                    sat += u32::from(found);
                    unsat += u32::from(!found);
                }
            }
        }
    }
    println!("{name}: {sat} possible, {unsat} not, {skipped} traces too large");
    assert!(sat > 0 && unsat > 0, "{name}: {sat} possible, {unsat} not");
}

/// Some goals of the other kinds.
fn other_goals(random: &mut Random, trace: &trace::Trace) -> Vec<Question> {
    let model = Model::new(trace);
    let events: Vec<(EventId, &Event)> = trace.ids().skip(trace.start).collect();
    let mut goals = Vec::new();
    for (a, x) in &events {
        for (b, y) in &events {
            let locks = |e: &Event| matches!(e.what, What::Sync { op: SyncOp::Lock | SyncOp::WriteLock, .. });
            match () {
                () if a.thread == b.thread => {}
                () if locks(x) && locks(y) && a < b => goals.push(Goal::Cycle(vec![*a, *b])),
                () if matches!(x.what, What::Free { .. }) && touches(y) => {
                    goals.push(Goal::Stale { free: *a, access: *b });
                }
                () if x.what.access().is_some() && y.what.access().is_some() => {
                    goals.push(Goal::Use { write: *a, read: *b });
                    goals.push(Goal::Pair(*a, *b));
                }
                () => {}
            }
        }
    }
    goals.retain(|goal| model.ask(&goal.clone().into()).is_ok());
    let all = goals.len().min(8);
    (0..all).map(|_| goals.swap_remove(random.below(goals.len() as u64) as usize).into()).collect()
}

/// Whether an event accesses the object that is freed.
fn touches(event: &Event) -> bool {
    event.what.access().is_some_and(|a| a.address == 0x1000)
}

/// A place where no step is torn apart.
fn cut(random: &mut Random, trace: &trace::Trace) -> usize {
    let at = random.below(trace.events.len() as u64) as usize;
    let torn = |at: usize| {
        at > 0
            && at < trace.events.len()
            && trace.events[at - 1].thread == trace.events[at].thread
            && trace.events[at - 1].clock == trace.events[at].clock
    };
    // At the start, threads stand where they can.
    let stands = |at: usize| {
        trace.tables.threads().iter().enumerate().all(|(thread, _)| {
            let own = |e: &&trace::Event| e.thread as usize == thread;
            let index = trace.events[..at].iter().filter(own).count() as u32;
            let more = trace.events[at..].iter().any(|e| own(&e));
            let next = trace::EventId { thread: thread as u32, index };
            index == 0 || !more || support::is_event(trace, next)
        })
    };
    (0..=at).rev().find(|&at| !torn(at) && stands(at)).unwrap_or(0)
}

fn report(trace: &trace::Trace, question: &Question, expected: bool) -> String {
    let mut text = format!("{} should be {}\n", question.show(&trace.tables), if expected { "sat" } else { "unsat" });
    for (at, (id, event)) in trace.ids().enumerate() {
        let mark = if at < trace.start { "start " } else { "" };
        text += &format!("{mark}{} @{} {:?}\n", id.show(&trace.tables), event.clock, event.what);
    }
    text + &format!("{:?}", trace.exprs)
}

const NONE: Flavour = Flavour {
    locks: false,
    rwlocks: false,
    semaphores: false,
    conditions: false,
    barriers: false,
    onces: false,
    mixed_sizes: false,
    inputs: false,
    heap: false,
};

#[test]
fn memory_alone() {
    compare("memory", NONE);
}

#[test]
fn memory_in_pieces() {
    compare("pieces", Flavour { mixed_sizes: true, ..NONE });
}

#[test]
fn inputs() {
    compare("inputs", Flavour { inputs: true, ..NONE });
}

#[test]
fn locks() {
    compare("locks", Flavour { locks: true, ..NONE });
}

#[test]
fn read_write_locks() {
    compare("rwlocks", Flavour { rwlocks: true, ..NONE });
}

#[test]
fn semaphores() {
    compare("semaphores", Flavour { semaphores: true, ..NONE });
}

#[test]
fn condition_variables() {
    compare("conditions", Flavour { conditions: true, ..NONE });
}

#[test]
fn barriers() {
    compare("barriers", Flavour { barriers: true, ..NONE });
}

#[test]
fn objects_that_are_freed() {
    compare("heap", Flavour { heap: true, locks: true, ..NONE });
}

#[test]
fn initialisers() {
    compare("onces", Flavour { onces: true, ..NONE });
}

#[test]
fn everything_together() {
    let all = Flavour {
        locks: true,
        rwlocks: true,
        semaphores: true,
        conditions: true,
        barriers: true,
        onces: true,
        mixed_sizes: true,
        inputs: true,
        heap: true,
    };
    compare("everything", all);
}
