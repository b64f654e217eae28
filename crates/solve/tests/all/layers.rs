//! The layers around back ends, with back ends that say what they are told to.

use solve::{
    Answer, Backend, Core, CrossCheck, Goal, Model, Options, Portfolio, Question, Solver, Stats, Unknown, Witness,
};
use std::cell::Cell;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use testkit::traces::Maker;
use testkit::traces::families::{Instance, named};
use trace::{EventId, ExprOp, Trace, What};

const BACKENDS: [Backend; 5] = [Backend::Cdcl, Backend::Z3, Backend::Portfolio, Backend::Steady, Backend::Cross];

/// Says one thing, once it has been given enough time.
struct Says {
    answer: Answer,
    needs: Duration,
    given: Duration,
    asked: Rc<Cell<u32>>,
}

fn says(answer: Answer) -> Says {
    Says { answer, needs: Duration::ZERO, given: Duration::ZERO, asked: Rc::default() }
}

impl Solver for Says {
    fn solve(&mut self, _: &Question) -> Answer {
        self.asked.set(self.asked.get() + 1);
        if self.given < self.needs {
            std::thread::sleep(self.given);
            return Answer::Unknown(Unknown::OutOfTime);
        }
        self.answer.clone()
    }

    fn stats(&self) -> Stats {
        Stats { queries: self.asked.get().into(), ..Stats::default() }
    }

    fn set_time_limit(&mut self, time: Duration) {
        self.given = time;
    }

    fn formula(&self, _: &Question) -> Option<String> {
        Some(format!("{:?}", self.answer))
    }
}

fn model(m: &Maker) -> Arc<Model> {
    Arc::new(Model::new(&m.trace))
}

fn question() -> Question {
    Goal::At(EventId { thread: 0, index: 0 }).into()
}

fn sat() -> Answer {
    Answer::Sat(Witness::default())
}

fn unsat() -> Answer {
    Answer::Unsat(Core::default())
}

fn unknown() -> Answer {
    Answer::Unknown(Unknown::TooLarge { size: 2, most: 1 })
}

fn word(answer: &Answer) -> &'static str {
    match answer {
        Answer::Sat(_) => "sat",
        Answer::Unsat(_) => "unsat",
        Answer::Unknown(_) => "unknown",
    }
}

#[test]
fn two_that_disagree_are_not_believed_and_all_is_written_down() {
    let folder = std::env::temp_dir().join(format!("unsnarl-layers-{}", std::process::id()));
    let mut m = Maker::new(2);
    m.fork_all();
    let mut solver = CrossCheck::new(says(sat()), says(unsat()), model(&m), Some(folder.clone()));
    let answer = solver.solve(&question());
    assert!(matches!(answer, Answer::Unknown(Unknown::Disagreement { possible: true })), "{answer:?}");
    assert_eq!(solver.disagreements(), 1);
    let of_it = std::fs::read_dir(&folder).unwrap().next().unwrap().unwrap().path();
    let read = |name: &str| std::fs::read_to_string(of_it.join(name)).unwrap();
    assert!(read("first.txt").contains("Sat") && read("second.txt").contains("Unsat"));
    assert_eq!(trace::Trace::read(read("run.trace").as_bytes()).unwrap().events, m.trace.events);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn what_one_does_not_know_the_other_may() {
    let both = [(sat(), unknown(), "sat"), (unknown(), unsat(), "unsat"), (unknown(), unknown(), "unknown")];
    for (first, second, expected) in both {
        let mut solver = CrossCheck::new(says(first), says(second), model(&Maker::new(1)), None);
        assert_eq!(word(&solver.solve(&question())), expected);
        assert_eq!(solver.disagreements(), 0);
        let stats = solver.stats();
        assert_eq!((stats.compared, stats.alone), (0, u64::from(expected != "unknown")), "it is no agreement");
    }
}

#[test]
fn what_both_answer_the_same_is_an_agreement() {
    for answer in [sat(), unsat()] {
        let mut solver = CrossCheck::new(says(answer.clone()), says(answer), model(&Maker::new(1)), None);
        solver.solve(&question());
        assert_eq!((solver.stats().compared, solver.stats().alone), (1, 0));
    }
}

#[test]
fn an_easy_question_does_not_even_make_the_second_solver() {
    let limit = Duration::from_secs(1);
    let mut solver = Portfolio::new(says(unsat()), || -> Says { panic!("it is made") }, limit);
    assert_eq!(word(&solver.solve(&question())), "unsat");
    assert_eq!(solver.second_answers(), 0);
}

#[test]
fn the_second_answers_what_is_too_much_for_the_first() {
    let mut solver = Portfolio::new(says(unknown()), || says(sat()), Duration::from_secs(1));
    assert_eq!(word(&solver.solve(&question())), "sat");
    assert_eq!(solver.second_answers(), 1);
}

#[test]
fn who_gave_up_for_another_reason_than_time_is_not_asked_again() {
    let first = says(unknown());
    let asked = first.asked.clone();
    let slow = || Says { needs: Duration::from_millis(150), ..says(sat()) };
    let mut solver = Portfolio::new(first, slow, Duration::from_millis(200));
    assert_eq!(word(&solver.solve(&question())), "sat", "the second has all the time that is left");
    assert_eq!(asked.get(), 1);
}

#[test]
fn who_answers_only_the_rest_is_not_asked_because_of_the_time() {
    let never = Says { needs: Duration::MAX, ..says(sat()) };
    let limit = Duration::from_millis(20);
    let mut solver = Portfolio::for_the_rest(never, || -> Says { panic!("it is made") }, limit);
    assert!(matches!(solver.solve(&question()), Answer::Unknown(Unknown::OutOfTime)));
    let mut solver = Portfolio::for_the_rest(says(unknown()), || says(sat()), limit);
    assert_eq!(word(&solver.solve(&question())), "sat");
}

#[test]
fn slices_grow_until_one_is_enough() {
    let first = Says { needs: Duration::from_millis(100), ..says(unsat()) };
    let asked = first.asked.clone();
    let never = || Says { needs: Duration::MAX, ..says(sat()) };
    let mut solver = Portfolio::new(first, never, Duration::from_secs(1));
    assert_eq!(word(&solver.solve(&question())), "unsat");
    assert_eq!(asked.get(), 2, "a twentieth of the time was not enough, the next slice is");
    let stats = solver.stats();
    assert_eq!((stats.queries, stats.unsat), (1, 1), "it is one question");
}

#[test]
fn the_time_for_a_question_holds_for_both_together() {
    let never = || Says { needs: Duration::MAX, ..says(sat()) };
    let mut solver = Portfolio::new(never(), never, Duration::from_millis(100));
    let started = std::time::Instant::now();
    assert_eq!(word(&solver.solve(&question())), "unknown");
    assert!(started.elapsed() < Duration::from_secs(5));
}

#[test]
fn every_choice_of_solver_answers() {
    for verdict in ["sat", "unsat"] {
        let Instance { trace, questions } = named("sections-add", "2x2", verdict).unwrap();
        for backend in BACKENDS {
            let mut solver = backend.solver(&trace, Options::default());
            assert_eq!(word(&solver.solve(&questions[0].0)), verdict, "{backend:?}");
            assert_eq!(solver.stats().queries, 1, "{backend:?}");
        }
    }
}

/// Whether a number is a product of two unknown inputs of so many bits.
fn factors(number: u64, bits: u32) -> (Trace, Question) {
    let mut m = Maker::new(1);
    let mut input = || {
        let expr = m.trace.exprs.fresh(bits);
        m.event(0, What::Symbolic { name: 0, value: 1, expr });
        m.trace.exprs.zext(expr, 64)
    };
    let (x, y) = (input(), input());
    let product = m.trace.exprs.bin(ExprOp::Mul, x, y);
    let (cond, taken) = m.compare(product, 1, ExprOp::Eq, number);
    let branch = m.branch(0, cond, taken);
    (m.trace, Goal::Flip(branch).into())
}

/// The solver made for interleavings must not ask the one that judges it.
#[test]
fn what_is_not_for_clauses_only_a_layer_gives_to_z3() {
    let (trace, question) = factors(35, 64);
    let answer = |backend: Backend| {
        let mut solver = backend.solver(&trace, Options::default());
        (solver.solve(&question), solver.stats())
    };
    let (alone, _) = answer(Backend::Cdcl);
    assert!(matches!(alone, Answer::Unknown(Unknown::NotForClauses { op: ExprOp::Mul, width: 64 })), "{alone:?}");
    for backend in [Backend::Portfolio, Backend::Steady, Backend::Z3] {
        assert_eq!(word(&answer(backend).0), "sat", "{backend:?}");
    }
    let (crossed, stats) = answer(Backend::Cross);
    assert_eq!((word(&crossed), stats.compared, stats.alone), ("sat", 0, 1));
}

#[test]
fn ctrl_c_is_not_called_out_of_time() {
    // A prime.
    let (trace, question) = factors((1 << 47) - 115, 24);
    for backend in BACKENDS {
        let stop = Arc::new(AtomicBool::new(false));
        let time_limit = Duration::from_secs(600);
        let mut solver = backend.solver(&trace, Options { time_limit, stop: Some(stop.clone()), ..Options::default() });
        let pressed = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(100));
            stop.store(true, Ordering::Relaxed);
        });
        let answer = solver.solve(&question);
        pressed.join().unwrap();
        assert!(matches!(answer, Answer::Unknown(Unknown::Interrupted)), "{backend:?}: {answer:?}");
    }
}

/// A question that takes for ever.
fn hard(backend: Backend, options: Options) -> Answer {
    // A prime.
    let (trace, question) = factors((1 << 47) - 115, 24);
    let started = std::time::Instant::now();
    let answer = backend.solver(&trace, options).solve(&question);
    assert!(started.elapsed() < Duration::from_secs(10), "{backend:?}: {:?}", started.elapsed());
    answer
}

#[test]
fn nobody_thinks_longer_than_the_command_may() {
    for backend in BACKENDS {
        let latest = std::time::Instant::now().checked_add(Duration::from_millis(300));
        let answer = hard(backend, Options { time_limit: Duration::from_secs(600), latest, ..Options::default() });
        assert!(matches!(answer, Answer::Unknown(Unknown::OutOfTime)), "{backend:?}: {answer:?}");
    }
}

#[test]
fn without_memory_there_is_no_answer() {
    for backend in BACKENDS {
        let full = Some(Arc::new(AtomicBool::new(true)));
        let answer = hard(backend, Options { time_limit: Duration::from_secs(600), full, ..Options::default() });
        assert!(matches!(answer, Answer::Unknown(Unknown::OutOfMemory)), "{backend:?}: {answer:?}");
    }
}
