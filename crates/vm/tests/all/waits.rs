//! Waits whose end is a scheduling choice: spurious wake-ups, futexes, and library atomics, explored exhaustively with
//! and without reduction.

use guest::world::World;
use guest::world::files::{Files, Output, StdinSource};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex};
use vm::sched::{Bounds, Explorer, Progress};
use vm::{End, Image, Limits, Machine};

fn image(name: &str) -> Image {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/waits");
    let mut command = Command::new("clang");
    command.current_dir(folder).args(["-S", "-emit-llvm", "-O0", "-Xclang", "-disable-O0-optnone", "-g", "-w"]);
    let out = command.args(["-o", "-", name]).output().expect("clang runs");
    assert!(out.status.success(), "{name}: {}", String::from_utf8_lossy(&out.stderr));
    let text = String::from_utf8(out.stdout).expect("IR is text");
    Image::load(vec![ir::parse(name, text).expect("readable IR")]).expect("a program")
}

/// All that a program can print, or how it fails; and the data races that were seen.
fn outcomes(image: &Image, reduce: bool, spurious: bool) -> (BTreeSet<String>, usize) {
    let mut explorer = Explorer::new(Bounds { reduce, ..Bounds::default() });
    let (mut seen, mut races) = (BTreeSet::new(), 0);
    for _ in 0..200_000 {
        let printed = Arc::new(Mutex::new(Vec::new()));
        let files = Files::with_std(StdinSource::default(), Output::Capture(printed.clone()), Output::Discard);
        let mut machine = Machine::new(image, World { files, ..World::default() }, Limits::default());
        machine.allow_spurious_wakeups(spurious);
        machine.detect_races();
        machine.schedule_with(&mut explorer);
        let outcome = machine.run();
        drop(machine);
        races += outcome.races.len();
        match outcome.end {
            End::Exit(_) => drop(seen.insert(String::from_utf8_lossy(&printed.lock().unwrap()).trim().to_string())),
            End::Failed(f) => drop(seen.insert(f.kind.id().to_string())),
            End::Abandoned => {}
            other => panic!("{other:?}"),
        }
        assert!(!explorer.diverged);
        if explorer.advance() == Progress::Complete {
            return (seen, races);
        }
    }
    panic!("the search does not end");
}

fn check(name: &str, expected: &[&str]) {
    let image = image(name);
    for reduce in [true, false] {
        let (seen, races) = outcomes(&image, reduce, false);
        let seen: Vec<&str> = seen.iter().map(String::as_str).collect();
        assert_eq!(seen, expected, "{name}, reduce: {reduce}");
        assert_eq!(races, 0, "{name}");
    }
}

#[test]
fn a_wait_without_a_loop_can_end_without_a_signal() {
    let image = image("wait_without_loop.c");
    for (spurious, expected) in [(false, &["ready 1"][..]), (true, &["ready 0", "ready 1"][..])] {
        let seen = outcomes(&image, true, spurious).0;
        assert_eq!(seen.iter().map(String::as_str).collect::<Vec<_>>(), expected);
    }
}

#[test]
fn a_wait_that_nobody_ends_may_end_or_not() {
    let image = image("wait_for_nobody.c");
    for reduce in [true, false] {
        for (spurious, expected) in [(false, &["deadlock"][..]), (true, &["deadlock", "woken"][..])] {
            let seen = outcomes(&image, reduce, spurious).0;
            assert_eq!(seen.iter().map(String::as_str).collect::<Vec<_>>(), expected, "reduce: {reduce}");
        }
    }
}

#[test]
fn a_wait_may_end_for_no_reason_while_another_thread_goes_on() {
    let image = image("wakes_while_another_runs.c");
    for reduce in [true, false] {
        let seen = outcomes(&image, reduce, true).0;
        assert_eq!(seen.iter().map(String::as_str).collect::<Vec<_>>(), ["deadlock", "woken"], "reduce: {reduce}");
    }
}

#[test]
fn a_futex_wait_comes_before_or_after_the_write() {
    check("futex_wait_or_again.c", &["again", "woken"]);
}

#[test]
fn a_futex_wake_before_the_wait_is_lost() {
    check("futex_lost_wake.c", &["deadlock", "woken"]);
}

#[test]
fn a_futex_wake_wakes_any_waiter() {
    check("futex_who_is_woken.c", &["first", "second"]);
}

#[test]
fn a_futex_wait_may_time_out() {
    check("futex_timed_wait.c", &["again", "timed out", "woken"]);
}

#[test]
fn atomics_of_the_library_are_single_events() {
    check("library_atomics.c", &["1 1 1", "2 2 2"]);
}
