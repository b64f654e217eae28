//! Back ends against each other, on traces of random runs that are too large for trying every order ([`testkit::agree`]).

fn agree(kind: &str) {
    testkit::agree::run(kind, 0..25).unwrap();
}

#[test]
fn memory_alone() {
    agree("memory");
}

#[test]
fn memory_in_pieces() {
    agree("pieces");
}

#[test]
fn inputs() {
    agree("inputs");
}

#[test]
fn locks() {
    agree("locks");
}

#[test]
fn read_write_locks() {
    agree("rwlocks");
}

#[test]
fn semaphores() {
    agree("semaphores");
}

#[test]
fn condition_variables() {
    agree("conditions");
}

#[test]
fn futexes() {
    agree("futexes");
}

#[test]
fn barriers_and_initialisers() {
    agree("barriers");
}

#[test]
fn everything_together() {
    agree("everything");
}

#[test]
fn busy_programs() {
    agree("busy");
}
