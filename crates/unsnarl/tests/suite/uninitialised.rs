//! `--uninitialised` on the functions of `tests/uninitialised/cases.c`, each a variation that Valgrind was asked about too. Programs
//! that use nothing which was never set are those of `tests/run` and `tests/real` (`programs.rs`).

use driver::{Program, Setup};
use libtest_mimic::{Failed, Trial};
use std::sync::Arc;
use testkit::programs;
use trace::FailureKind;
use vm::End;
use vm::sched::RoundRobin;

pub(crate) fn trials() -> Vec<Trial> {
    vec![Trial::test("uninitialised/cases", cases)]
}

/// A function of the program, and the line at which it has to fail.
struct Case {
    name: String,
    fails: Option<u32>,
}

/// What the source says: a case begins with `CASE(name)`, and its marked line comes before the next one; `FAIL below` marks a line of
/// a helper for the case after it.
fn read(text: &str) -> Vec<Case> {
    let mut all: Vec<Case> = Vec::new();
    let mut helper = None;
    for (number, line) in (1..).zip(text.lines()) {
        if let Some((name, _)) = line.strip_prefix("CASE(").and_then(|rest| rest.split_once(')')) {
            all.push(Case { name: name.to_string(), fails: helper.take() });
        }
        if line.ends_with("//~ FAIL") {
            all.last_mut().expect("a mark after the first case").fails = Some(number);
        }
        if line.ends_with("//~ FAIL below") {
            helper = Some(number);
        }
    }
    all
}

fn setup(program: &Arc<Program>, arguments: &[&str]) -> Setup {
    let mut setup = Setup::new(program.clone());
    setup.inputs.args = arguments.iter().map(|a| a.as_bytes().to_vec()).collect();
    setup.uninitialised = true;
    setup
}

fn cases() -> Result<(), Failed> {
    let file = programs::folder("uninitialised").join("cases.c");
    let text = std::fs::read_to_string(&file).map_err(|e| e.to_string())?;
    let module = programs::module(&file, &[])?;
    let program = Arc::new(Program::of(vec![module], Vec::new(), Vec::new()).map_err(|e| e.to_string())?);
    let all = read(&text);
    let mut wrong = String::new();
    for case in &all {
        let outcome = setup(&program, &["cases", &case.name]).run(&mut RoundRobin::default());
        let seen = match &outcome.end {
            End::Exit(0) => None,
            End::Failed(f) if f.kind == FailureKind::Uninitialised => f.at.as_ref().map(|at| at.line),
            end => {
                wrong += &format!("{}: {end:?}\n", case.name);
                continue;
            }
        };
        if seen != case.fails {
            wrong += &format!("{}: line {:?} expected, {seen:?} seen\n", case.name, case.fails);
        }
    }
    if all.len() < 80 {
        wrong += &format!("only {} cases were read\n", all.len());
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.into()) }
}
