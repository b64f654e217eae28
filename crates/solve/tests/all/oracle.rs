//! The model against brute force: for small traces of random runs, a flip is possible exactly if some order of the
//! events, of all there are, leads there. `SOLVE_SEEDS=FROM..TO` chooses how many.

use solve::{Answer, CdclSolver, Goal, Model, Options, Solver, Z3Solver};
use testkit::traces::chance::{Flavour, Random, Size, trace};
use testkit::traces::questions::{all_flips, cut, fail_sometimes, observed_orders, other_goals, report};
use testkit::traces::reachable;
use trace::EventId;

fn seeds() -> std::ops::Range<u64> {
    let given = std::env::var("SOLVE_SEEDS").unwrap_or_default();
    let parsed = given.split_once("..").and_then(|(a, b)| Some(a.parse().ok()?..b.parse().ok()?));
    parsed.unwrap_or(0..20)
}

fn compare(name: &str, flavour: Flavour) {
    let (mut sat, mut unsat, mut skipped) = (0, 0, 0);
    for seed in seeds() {
        let mut random = Random::new(seed);
        let (threads, length) = (2 + random.below(2) as u32, 4 + random.below(2));
        let size = Size { threads, length, words: 2, mutexes: 1, crossed: false };
        let mut trace = trace(&mut random, &flavour, &size);
        fail_sometimes(&mut random, &mut trace);
        if random.below(4) == 0 {
            trace.start = cut(&mut random, &trace);
        }
        let mut questions = all_flips(&trace);
        questions.extend(other_goals(&mut random, &trace, 8));
        // Some ask how far others must have come.
        for question in &mut questions {
            if random.below(4) == 0 && trace.start < trace.events.len() {
                let ids: Vec<_> = trace.ids().map(|(id, _)| id).collect();
                question.reached = vec![random.pick(&ids[trace.start..])];
            }
        }
        // Some ask what reads have found.
        let is_late = |read: EventId| trace.ids().skip(trace.start).any(|(id, _)| id == read);
        let uses = questions.iter().filter_map(|q| match q.goal {
            Goal::Use { write, read } if is_late(read) => Some((write, read)),
            _ => None,
        });
        let uses: Vec<_> = uses.collect();
        for question in questions.iter_mut().filter(|_| !uses.is_empty()) {
            if random.below(4) == 0 {
                question.uses = (0..1 + random.below(2)).map(|_| random.pick(&uses)).collect();
            }
        }
        // And some keep orders.
        let model = Model::new(&trace);
        for question in &mut questions {
            if random.below(3) == 0 {
                question.orders = observed_orders(&mut random, &trace, &model);
            }
        }
        questions.retain(|question| model.accepts(question).is_ok());
        let Some(expected) = reachable(&trace, &questions, 4) else {
            skipped += 1;
            continue;
        };
        // All ways to say it: pruned or not, one solver for all questions or one for each, reads by pairs or by moments.
        // And with all of it put off that can be.
        let ways = [(true, usize::MAX, 400), (true, 0, 0), (false, usize::MAX, 400)];
        let ways = ways.into_iter().flat_map(|way| [(way, true, false), (way, false, false), (way, false, true)]);
        for ((prune, incremental, direct), z3, put_off) in ways {
            let model = Model::with(&trace, prune).direct(direct);
            let options = Options { prune, incremental, put_off, ..Options::default() };
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
                        "{name} seed {seed} z3 {z3} prune {prune} incremental {incremental} put off {put_off}: should be possible: {expected}: {}",
                        report(&trace, question)
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

/// A test for each flavour of traces.
macro_rules! compared {
    ($($test:ident: $flavour:expr;)*) => {
        $( #[test]
        fn $test() {
            compare(stringify!($test), $flavour);
        } )*
    };
}

compared! {
    memory_alone: Flavour::NONE;
    memory_in_pieces: Flavour { mixed_sizes: true, ..Flavour::NONE };
    inputs: Flavour { inputs: true, ..Flavour::NONE };
    locks: Flavour { locks: true, ..Flavour::NONE };
    read_write_locks: Flavour { rwlocks: true, ..Flavour::NONE };
    semaphores: Flavour { semaphores: true, ..Flavour::NONE };
    condition_variables: Flavour { conditions: true, ..Flavour::NONE };
    futexes: Flavour { futexes: true, ..Flavour::NONE };
    futexes_and_locks: Flavour { futexes: true, locks: true, inputs: true, ..Flavour::NONE };
    barriers: Flavour { barriers: true, ..Flavour::NONE };
    objects_that_are_freed: Flavour { heap: true, locks: true, ..Flavour::NONE };
    initialisers: Flavour { onces: true, ..Flavour::NONE };
    everything_together: Flavour::ALL;
}
