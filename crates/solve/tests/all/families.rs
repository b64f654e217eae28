//! The families that solvers are measured on: their traces are possible, and the small ones have the answers they were
//! made for.

use solve::check::{Machine, Setup};
use solve::{Answer, CdclSolver, Options, Solver};
use std::time::Duration;
use testkit::traces::backends::BACKENDS;
use testkit::traces::families::{Instance, named};

/// Of clauses for a question about a pool of workers. With everything said at once there are 46,000,000.
const MOST_BYTES: u64 = 30_000_000;

fn instances(small: bool) -> Vec<(String, Instance)> {
    let sizes = match small {
        true => [("crosswise", "3"), ("sections-add", "2x2"), ("sections-write", "3x2"), ("hot", "24"), ("busy", "60")],
        false => {
            [("crosswise", "12"), ("sections-add", "9x8"), ("sections-write", "9x8"), ("hot", "300"), ("busy", "5000")]
        }
    };
    let both = sizes.iter().flat_map(|(family, size)| ["sat", "unsat"].map(|verdict| (*family, *size, verdict)));
    let (mixed, pool) = if small { ("120", "90") } else { ("5000", "3000") };
    let of_kinds = [("mixed", mixed), ("pool", pool)].into_iter();
    let of_kinds = of_kinds.flat_map(|(f, s)| ["flips", "complete", "context", "never"].map(|kind| (f, s, kind)));
    let all = both.chain(of_kinds);
    all.map(|(f, s, v)| (format!("{f} {s} {v}"), named(f, s, v).expect("it has a name"))).collect()
}

#[test]
fn their_own_order_is_possible() {
    for (name, Instance { trace, .. }) in instances(true).into_iter().chain(instances(false)) {
        let setup = Setup::new(&trace, &[]).unwrap();
        let mut machine = Machine::new(&setup).unwrap();
        for (id, _) in trace.ids() {
            if !machine.has_done(id) {
                machine.step(id.thread).unwrap_or_else(|why| panic!("{name}: {}: {why}", id.show(&trace.tables)));
            }
        }
    }
}

#[test]
fn every_back_end_gives_the_answers_they_were_made_for() {
    for (name, Instance { trace, questions }) in instances(true) {
        let mut known: Vec<Option<bool>> = questions.iter().map(|q| q.1).collect();
        for backend in &BACKENDS {
            let mut solver = (backend.make)(&trace, Duration::from_secs(60));
            for ((question, _), known) in questions.iter().zip(&mut known) {
                let found = match solver.solve(question) {
                    Answer::Sat(_) => true,
                    Answer::Unsat(_) => false,
                    Answer::Unknown(why) => panic!("{name} {}: {why}", backend.name),
                };
                assert_eq!(found, *known.get_or_insert(found), "{name} {}", backend.name);
            }
        }
    }
}

#[test]
fn a_busy_program_has_questions_of_both_kinds() {
    let Instance { trace, questions } = named("busy", "400", "").unwrap();
    let mut solver = (BACKENDS[0].make)(&trace, Duration::from_secs(60));
    let sat = questions.iter().filter(|(q, _)| matches!(solver.solve(q), Answer::Sat(_))).count();
    assert!(0 < sat && sat < questions.len(), "{sat} of {}", questions.len());
}

/// Where answers are looked for first must not decide which there are.
#[test]
fn looking_near_the_goal_first_changes_no_answer() {
    let Instance { trace, questions } = named("busy", "6000", "").unwrap();
    let options = |whole| Options { whole, time_limit: Duration::from_secs(100), ..Options::default() };
    let mut solvers = [true, false].map(|whole| CdclSolver::new(&trace, options(whole)));
    for (question, _) in &questions {
        let [whole, near] = solvers.each_mut().map(|solver| match solver.solve(question) {
            Answer::Sat(_) => true,
            Answer::Unsat(_) => false,
            Answer::Unknown(why) => panic!("{why}"),
        });
        assert_eq!(near, whole, "{}", question.show(&trace.tables));
    }
    let [whole, near] = solvers.each_ref().map(|solver| solver.stats().near);
    assert!(whole == 0 && near > 0, "{near}: or this test says nothing");
}

/// What is said at once has a bound, and the sections that a question is about are among it.
#[test]
fn a_pool_of_workers_takes_few_clauses_and_rounds() {
    let Instance { trace, questions } = named("pool", "5000", "never").unwrap();
    for (question, _) in [&questions[0], &questions[3]] {
        let options = Options { whole: true, time_limit: Duration::from_secs(100), ..Options::default() };
        let mut solver = CdclSolver::new(&trace, options);
        assert!(matches!(solver.solve(question), Answer::Unsat(_)), "{}", question.show(&trace.tables));
        let stats = solver.stats();
        assert!(stats.formula_bytes < MOST_BYTES, "{} bytes of clauses", stats.formula_bytes);
        assert!(stats.pairs < 100, "{} orders had to be decided", stats.pairs);
    }
}
