//! What holds of a function of the library holds by all its names, and for all who ask: the events of a run, the shadow,
//! the analyses of code.

use guest::world::World;
use guest::world::files::{Files, Output, StdinSource};
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::Arc;
use trace::{BranchKind, OtherSide};
use vm::sched::RoundRobin;
use vm::{Did, Image, Limits, Machine, Tracking, Written};

/// Two threads: `body` in main and `other` run side by side.
fn image(globals: &str, body: &str, other: &str) -> Image {
    let text = format!(
        "typedef unsigned long size_t; void *malloc(size_t), *__libc_malloc(size_t), *valloc(size_t), *realloc(void *, size_t),\n\
         *memcpy(void *, const void *, size_t), *mempcpy(void *, const void *, size_t), bcopy(const void *, void *, size_t),\n\
         *__memcpy_chk(void *, const void *, size_t, size_t); int posix_memalign(void **, size_t, size_t);\n\
         void free(void *), cfree(void *), __libc_free(void *), exit(int), _exit(int), quick_exit(int);\n\
         int nanosleep(const long *, long *), __nanosleep(const long *, long *), pthread_spin_lock(int *),\n\
         pthread_spin_unlock(int *), pthread_mutex_lock(long *), pthread_mutex_unlock(long *);\n\
         int pthread_create(long *, void *, void *(*)(void *), void *), pthread_join(long, void *);\n\
         {globals}\nstatic void *f(void *a) {{ {other} return 0; }}\n\
         int main(void) {{ long t; pthread_create(&t, 0, f, 0);\n{body}\npthread_join(t, 0); return 0; }}"
    );
    let mut command = Command::new("clang");
    command.args(["-x", "c", "-S", "-emit-llvm", "-O0", "-Xclang", "-disable-O0-optnone", "-g", "-w", "-o", "-", "-"]);
    command.arg("-fno-builtin");
    let mut clang = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("clang runs");
    clang.stdin.take().expect("a pipe").write_all(text.as_bytes()).expect("clang reads");
    let out = clang.wait_with_output().expect("clang ends");
    assert!(out.status.success());
    let text = String::from_utf8(out.stdout).expect("IR is text");
    Image::load(vec![ir::parse("test.c", text).expect("readable IR")]).expect("a program")
}

fn machine(image: &Image) -> Machine<'_> {
    let files = Files::with_std(StdinSource::default(), Output::Discard, Output::Discard);
    let mut machine = Machine::new(image, World { files, ..World::default() }, Limits::default());
    machine.schedule_with(RoundRobin::new(1));
    machine
}

fn tracked(image: &Image) -> Machine<'_> {
    let mut first = machine(image);
    first.keep_trace();
    first.run();
    let mut written = Written::new();
    written.add(first.seen());
    let mut machine = machine(image);
    machine.track(Tracking { written: Arc::new(written), ..Tracking::default() });
    machine.run();
    machine
}

/// What a trace has, without its numbers.
fn outline(image: &Image) -> Vec<std::mem::Discriminant<Did>> {
    tracked(image).seen().iter().map(|s| std::mem::discriminant(&s.did)).collect()
}

#[test]
fn a_free_is_a_free_by_every_name() {
    // Nothing is freed here, but what is freed depends on what the other thread wrote.
    let of = |free: &str| image("void *p;", &format!("void *q = p; {free}(q);"), "p = 0;");
    let free = outline(&of("free"));
    assert_eq!(outline(&of("cfree")), free);
    assert_eq!(outline(&of("__libc_free")), free);
}

#[test]
fn a_sleep_yields_by_every_name() {
    for name in ["nanosleep", "__nanosleep"] {
        let image = image("int x;", &format!("long time[2] = {{0, 5}}; {name}(time, 0);"), "x = 1;");
        assert!(tracked(&image).seen().iter().any(|s| matches!(s.did, Did::Yield)), "{name}");
    }
}

/// Whether the code alone shows that two threads may race on a heap object.
fn may_race(globals: &str, publish: &str) -> bool {
    let image = image(globals, publish, "if (shared)\n*shared = 2;");
    let shared = image.shared().expect("a main function");
    // Only one thread writes the pointer itself.
    shared.may_race().all.iter().any(|r| r.accesses.iter().all(|a| a.writes))
}

#[test]
fn points_to_knows_every_allocator() {
    for allocated in ["malloc(4)", "__libc_malloc(4)", "valloc(4)", "realloc(0, 4)"] {
        assert!(may_race("int *shared;", &format!("shared = {allocated};\n*shared = 1;")), "{allocated}");
    }
    assert!(may_race("int *shared;", "void *p; posix_memalign(&p, 16, 4); shared = p;\n*shared = 1;"));
}

#[test]
fn points_to_follows_every_copy() {
    for copy in [
        "memcpy(&shared, &p, 8)",
        "mempcpy(&shared, &p, 8)",
        "bcopy(&p, &shared, 8)",
        "__memcpy_chk(&shared, &p, 8, 8)",
    ] {
        assert!(may_race("int *shared;", &format!("int *p = malloc(4); {copy};\n*p = 1;")), "{copy}");
    }
}

/// Where the side of the last decision leads that was not taken.
fn other_side(globals: &str, body: &str, other: &str) -> OtherSide {
    let image = image(globals, body, other);
    let machine = tracked(&image);
    let branch = machine.seen().iter().rfind(|s| matches!(s.did, Did::Branch { kind: BranchKind::If, .. }));
    machine.other_side(branch.expect("a decision"))
}

#[test]
fn an_end_with_a_status_is_a_failure_by_every_name() {
    for end in ["exit", "_exit", "quick_exit"] {
        assert_eq!(other_side("int x;", &format!("if (x == 5) {end}(1);"), "x = 1;"), OtherSide::Fails, "{end}");
        assert_eq!(other_side("int x;", &format!("if (x == 5) {end}(0);"), "x = 1;"), OtherSide::Goes, "{end}");
    }
}

#[test]
fn a_loop_around_any_lock_only_waits() {
    for lock in ["pthread_mutex", "pthread_spin"] {
        let body = format!("while (!go) {{ {lock}_lock(&lock); {lock}_unlock(&lock); }}");
        let side = other_side("volatile int go; long lock[8];", &body, "go = 1;");
        assert_eq!(side, OtherSide::Repeats, "{lock}");
    }
}
