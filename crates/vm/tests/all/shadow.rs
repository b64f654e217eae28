//! What a tracked run puts into its trace, case by case. That expressions have the right values is the business of
//! `crates/unsnarl/tests/symbolic.rs`.

use guest::world::World;
use guest::world::files::{Files, Output, StdinSource};
use std::collections::HashMap;
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::Arc;
use trace::{BranchKind, ThreadName};
use vm::sched::RoundRobin;
use vm::{Did, Exclude, Image, Limits, Machine, Seen, Tracking, Written};

fn image(source: &str) -> Image {
    let mut command = Command::new("clang");
    command.args(["-x", "c", "-S", "-emit-llvm", "-O0", "-Xclang", "-disable-O0-optnone", "-g", "-w", "-o", "-", "-"]);
    let mut clang = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("clang runs");
    let text = format!(
        "#include <pthread.h>\n#include <stdatomic.h>\n#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n\
         void unsnarl_symbolic(void *, unsigned long, const char *);\n{source}"
    );
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

fn track(image: &Image, tracking: Tracking) -> Vec<Seen> {
    let mut written = Written::new();
    let mut first = machine(image);
    first.keep_trace();
    first.run();
    assert!(written.add(first.seen()));
    assert!(!written.add(first.seen()), "the same run brings nothing new");
    let mut machine = machine(image);
    machine.track(Tracking { written: Arc::new(written), ..tracking });
    machine.run();
    machine.seen().to_vec()
}

fn trace(source: &str) -> Vec<Seen> {
    track(&image(source), Tracking::default())
}

fn branches(seen: &[Seen]) -> Vec<(BranchKind, bool)> {
    seen.iter()
        .filter_map(|s| if let Did::Branch { kind, taken, .. } = s.did { Some((kind, taken)) } else { None })
        .collect()
}

/// Two threads: `body` and `other` run side by side.
fn two(globals: &str, body: &str, other: &str) -> String {
    format!(
        "{globals}\nstatic void *f(void *a) {{ {other} return 0; }}\nint main(void) {{ pthread_t t; pthread_create(&t, 0, f, 0);\n\
         {body}\npthread_join(t, 0); return 0; }}"
    )
}

#[test]
fn what_only_one_thread_writes_is_no_unknown() {
    let seen = trace(&two("int x, y;", "y = 3; if (y > 1) y = 4; if (x) y = 5;", "x = 1;"));
    let unknowns = seen.iter().filter(|s| matches!(s.did, Did::Read { expr: Some(_), .. })).count();
    assert_eq!((unknowns, branches(&seen).len()), (1, 1));
}

#[test]
fn an_index_is_in_bounds_and_the_one_it_is() {
    let seen = trace(&two("int i, a[4];", "a[i] = 1; a[i] = 2;", "i = 2;"));
    let kinds: Vec<BranchKind> = branches(&seen).iter().map(|b| b.0).collect();
    // Each `i` is read anew.
    assert_eq!(kinds, [BranchKind::Bounds, BranchKind::Address, BranchKind::Bounds, BranchKind::Address]);
    for (i, s) in
        seen.iter().enumerate().filter(|(_, s)| matches!(s.did, Did::Branch { kind: BranchKind::Address, .. }))
    {
        let write = seen[i + 1..].iter().find(|n| n.thread == s.thread).expect("the access comes next");
        assert!(matches!(write.did, Did::Write { .. }) && write.clock == s.clock, "{write:?}");
    }
}

/// What the run says of an input, and how often something was fixed to what was observed.
fn of_inputs(source: &str) -> (Vec<BranchKind>, usize) {
    let image = image(source);
    let mut machine = machine(&image);
    machine.track(Tracking::default());
    machine.run();
    let kinds = branches(machine.seen()).iter().map(|b| b.0).collect();
    (kinds, machine.seen().iter().filter(|s| matches!(s.did, Did::Fixed { .. })).count())
}

fn with_input(globals: &str, ty: &str, body: &str) -> String {
    format!("{globals}\nint main(void) {{ {ty} x; unsnarl_symbolic(&x, sizeof x, \"x\"); {body} return 0; }}")
}

#[test]
fn a_table_is_looked_up_whatever_the_index() {
    use BranchKind::{Bounds, If};
    let table = "static int t[8] = {3, 1, 4, 1, 5, 9, 2, 6}; struct s { char c; int v[2]; } q[5]; int sink;";
    for (ty, access, kinds) in [
        ("unsigned char", "t[x & 7]", vec![If]),
        ("unsigned char", "t[x]", vec![Bounds, If]),
        ("int", "t[x]", vec![Bounds, If]),
        ("long", "t[x]", vec![Bounds, If]),
        ("int", "*(t + 4 + x)", vec![Bounds, If]),
        ("unsigned", "t[x % 8]", vec![If]),
    ] {
        let (found, fixed) = of_inputs(&with_input(table, ty, &format!("if ({access} == 9) sink = 1;")));
        assert_eq!((found, fixed), (kinds, 0), "{ty} {access}");
    }
    // Written, in a struct whose size is no power of two, and read again; the address is never taken for given.
    let body =
        "x &= 3; q[x].v[1] = 7; q[4 - x].v[x & 1] = 2; if (q[2].v[1] == 7) sink = 1; if (q[x].v[1] == 2) sink = 2;";
    let (found, fixed) = of_inputs(&with_input(table, "int", body));
    assert!(!found.contains(&BranchKind::Address) && fixed == 0, "{found:?}");
    assert_eq!(found.iter().filter(|k| **k == If).count(), 2);
}

#[test]
fn a_table_that_others_write_is_not_looked_up() {
    let other = "w[1] = 5; i = 3;";
    let kinds = |body: &str| {
        branches(&trace(&two("int i, s, w[4], u[4];", body, other))).iter().map(|b| b.0).collect::<Vec<_>>()
    };
    use BranchKind::{Address, Bounds};
    assert_eq!(kinds("s = w[i];"), [Bounds, Address]);
    assert_eq!(kinds("s = u[i];"), [Bounds]);
    // Others may look at what is written.
    assert_eq!(kinds("u[i] = 1;"), [Bounds, Address]);
    assert_eq!(kinds("int own[4] = {0}; own[i] = 1; s = own[2];"), [Bounds]);
}

#[test]
fn tables_have_a_budget() {
    let body =
        "static int big[4096]; for (int i = 0; i < 1000; i++) { big[x & 4095] = i; x = x * 5 + big[(x >> 3) & 4095]; }";
    let image = image(&with_input("", "unsigned", body));
    let mut machine = machine(&image);
    machine.track(Tracking::default());
    machine.run();
    let kinds = branches(machine.seen());
    assert!(kinds.iter().any(|b| b.0 == BranchKind::Address), "the address is taken for given in the end");
    assert!(machine.exprs().len() < 200_000, "{}", machine.exprs().len());
}

#[test]
fn functions_of_integers_fix_nothing() {
    let functions = [
        "__builtin_popcount(x)",
        "__builtin_popcountl(x)",
        "__builtin_clz(x | 1)",
        "__builtin_ctzl(x | 16)",
        "__builtin_ffs(x)",
        "__builtin_parity(x)",
        "__builtin_bswap16(x)",
        "__builtin_bswap64(x)",
        "__builtin_bitreverse32(x)",
        "__builtin_rotateleft32(x, x)",
        "__builtin_rotateright8(x, 3)",
        "__builtin_add_overflow(x, 5, &n)",
        "__builtin_mul_overflow((long)x, 77, &s)",
        "__builtin_sub_overflow((unsigned)x, 7u, &n)",
        "(long)((__int128)x * x >> 64)",
        "((__int128)x << 70 | 5) > ((__int128)s << 66)",
        "(long)((unsigned __int128)(unsigned)x / 10)",
        "(__int128)x * x / 7",
    ];
    for function in functions {
        let (found, fixed) = of_inputs(&with_input("long s; int n;", "int", &format!("if (({function}) == 1) s = 1;")));
        assert_eq!((found.len(), fixed), (1, 0), "{function}");
    }
    // A quotient of more than 64 bits by an unknown number is not followed.
    let body = "if (((__int128)x << 70) / ((__int128)x << 66 | 1) == 3) s = 1;";
    let (found, fixed) = of_inputs(&with_input("long s;", "int", body));
    assert_eq!(found.len(), 0);
    assert!(fixed > 0);
}

#[test]
fn a_pointer_is_taken_for_given_once() {
    let seen = trace(&two(
        "struct s { int a, b; } one, *volatile p = &one;",
        "struct s *q = p; q->a = 1; q->b = 2; if (q->a) q->b = 3;",
        "p = &one;",
    ));
    let kinds: Vec<BranchKind> = branches(&seen).iter().map(|b| b.0).collect();
    assert_eq!(kinds, [BranchKind::Address]);
}

#[test]
fn divisions_and_switches_are_decisions() {
    let body = "volatile int r = 7 / (x + 1); switch (x) { case 0: case 1: r = 2; break; case 5: r = 3; }";
    let seen = trace(&two("int x;", body, "x = 1;"));
    let kinds: Vec<BranchKind> = branches(&seen).iter().map(|b| b.0).collect();
    assert_eq!(kinds, [BranchKind::Divisor, BranchKind::Switch]);
}

#[test]
fn an_exchange_is_told_before_its_decision() {
    let body =
        "int e = 0; atomic_compare_exchange_strong(&x, &e, 5); e = 77; atomic_compare_exchange_strong(&x, &e, 6);";
    let seen = trace(&two("atomic_int x;", body, "x = x;"));
    let decided: Vec<&[Seen]> =
        seen.windows(2).filter(|w| matches!(w[1].did, Did::Branch { kind: BranchKind::If, .. })).collect();
    // `compare_exchange` itself branches on its flag, too.
    let exchanges: Vec<_> = decided
        .iter()
        .filter(|w| w[0].clock == w[1].clock)
        .map(|w| {
            (matches!(w[0].did, Did::Update { read: Some(_), .. }), matches!(w[1].did, Did::Branch { taken: true, .. }))
        })
        .collect();
    assert_eq!(exchanges, [(true, true), (false, false)]);
}

#[test]
fn initial_values_may_depend_on_inputs() {
    let source = "int x, hits; static void *f(void *a) { x++; return 0; }\n\
                  int main(void) { pthread_t t; unsnarl_symbolic(&x, 4, \"x\"); x += 2; pthread_create(&t, 0, f, 0);\n\
                  if (x == 9) hits++; pthread_join(t, 0); return 0; }";
    let seen = trace(source);
    let place = |wanted: fn(&Did) -> bool| seen.iter().position(|s| wanted(&s.did));
    let initial =
        place(|d| matches!(d, Did::Initial { expr: Some(_), size: 4, value: 2, .. })).expect("an initial value");
    let access = place(|d| matches!(d, Did::Read { size: 4, .. } | Did::Write { size: 4, .. })).expect("an access");
    assert!(place(|d| matches!(d, Did::Symbolic { .. })) < Some(initial));
    assert!(initial < access);
    assert_eq!(seen.iter().filter(|s| matches!(s.did, Did::Initial { .. })).count(), 1);
}

#[test]
fn a_copy_is_told_in_pieces_of_one_step() {
    let body = "struct s copy = shared; if (copy.b[1] == 3) shared.c = 1;";
    let seen = trace(&two("struct s { long a; char b[5]; int c; } shared;", body, "shared.a = 4; shared.b[1] = 3;"));
    let is_copy = |s: &&Seen| s.thread.0 == 0 && s.clock < 20 && matches!(s.did, Did::Read { .. });
    let reads: Vec<&Seen> = seen.iter().filter(is_copy).collect();
    assert_eq!(reads.len(), 3, "{reads:?}");
    assert!(reads.iter().all(|r| r.clock == reads[0].clock));
    assert!(!seen.iter().any(|s| matches!(s.did, Did::ReadRange { .. } | Did::WriteRange { .. })));
    assert_eq!(branches(&seen).len(), 1);
}

#[test]
fn printing_and_what_is_followed_fix_nothing_and_extended_precision_does() {
    let seen = trace(&two("int x;", "printf(\"%d\\n\", x);", "x = 1;"));
    assert!(!seen.iter().any(|s| matches!(s.did, Did::Fixed { .. })));
    let seen = trace(&two("int x;", "volatile double d = x; d = d + x;", "x = 1;"));
    assert!(!seen.iter().any(|s| matches!(s.did, Did::Fixed { .. })));
    let seen = trace(&two("int x;", "volatile long double d = x; d = d + x;", "x = 1;"));
    assert!(seen.iter().any(|s| matches!(s.did, Did::Fixed { .. })));
    let seen = trace(&two("char text[8];", "volatile unsigned long n = strlen(text);", "text[0] = 'a';"));
    assert!(!seen.iter().any(|s| matches!(s.did, Did::Fixed { .. })));
    // Whether the string ends with its first byte.
    assert_eq!(branches(&seen).len(), 1);
    let seen = trace(&two("int x; double sin(double);", "volatile double d = sin(x);", "x = 1;"));
    assert!(seen.iter().any(|s| matches!(s.did, Did::Fixed { .. })));
}

const WITH_LIBRARY: &str = "int x, y;\n\
    static int lib_twice(int v) { if (v > 5) v = 5; return v + (x ? 1 : 0); }\n\
    static void *f(void *a) { x = 1; return 0; }\n\
    int main(void) { pthread_t t; pthread_create(&t, 0, f, 0); if (lib_twice(x) == 2) y = 1; pthread_join(t, 0); return 0; }";

#[test]
fn excluded_code_is_fixed_to_what_was_observed() {
    let image = image(WITH_LIBRARY);
    assert_eq!(branches(&track(&image, Tracking::default())).len(), 2);
    for pattern in ["lib_*", "<stdin>", "*stdin*"] {
        let exclude = Exclude::new([pattern.to_string()]);
        let seen = track(&image, Tracking { exclude, ..Tracking::default() });
        assert_eq!(branches(&seen), [], "{pattern}");
        // The argument, and what is read inside.
        assert_eq!(seen.iter().filter(|s| matches!(s.did, Did::Fixed { .. })).count(), 2, "{pattern}");
    }
    let exclude = Exclude::new(["other_*".to_string()]);
    assert_eq!(branches(&track(&image, Tracking { exclude, ..Tracking::default() })).len(), 2);
}

#[test]
fn outside_its_window_a_thread_is_concrete() {
    let image = image(WITH_LIBRARY);
    let all = track(&image, Tracking::default());
    let second = all.iter().filter(|s| matches!(s.did, Did::Branch { .. })).nth(1).expect("two branches");
    let main = ThreadName::main();
    let windows = HashMap::from([(main, (0, second.clock))]);
    let seen = track(&image, Tracking { windows: Some(windows), ..Tracking::default() });
    assert_eq!(branches(&seen).len(), 1);
    let reads = |t: u32| seen.iter().filter(|s| s.thread.0 == t && matches!(s.did, Did::Read { .. })).count();
    assert!(reads(0) > 0);
    assert_eq!(reads(1), 0, "a thread without a window has no reads in the trace");
    assert!(
        seen.iter().any(|s| s.thread.0 == 1 && matches!(s.did, Did::Sync(_))),
        "but what it does to others is there"
    );
}

#[test]
fn all_branches_are_told_if_that_is_wanted() {
    let source = two("int x, y;", "for (int i = 0; i < 3; i++) y = i; if (x) y = 5;", "x = 1;");
    let image = image(&source);
    let few = branches(&track(&image, Tracking::default())).len();
    let seen = track(&image, Tracking { all_branches: true, ..Tracking::default() });
    let conditions = branches(&seen);
    assert_eq!(few, 1);
    assert!(conditions.len() >= 5, "{conditions:?}");
}

#[test]
fn an_address_that_serves_again_begins_anew() {
    let source = "int sum;\n\
        static void *f(void *a) { int *p = a; *p += 1; return 0; }\n\
        static void round_of(int v) { pthread_t t; int *p = malloc(4); *p = v; pthread_create(&t, 0, f, p);\n\
        pthread_join(t, 0); sum += *p; free(p); }\n\
        int main(void) { round_of(5); round_of(9); return sum != 16; }";
    let image = image(source);
    let mut written = Written::new();
    let mut seen = Vec::new();
    for _ in 0..2 {
        let mut machine = machine(&image);
        machine.reuse_addresses(true);
        machine.track(Tracking { written: Arc::new(written.clone()), ..Tracking::default() });
        machine.run();
        written.add(machine.seen());
        seen = machine.seen().to_vec();
    }
    let is_unknown = |s: &&Seen| s.thread.0 != 0 && matches!(s.did, Did::Read { size: 4, expr: Some(_), .. });
    let places: Vec<u64> =
        seen.iter().filter(is_unknown).map(|s| if let Did::Read { at, .. } = s.did { at } else { 0 }).collect();
    let [first, second] = places[..] else { panic!("two unknowns: {places:?}") };
    assert_eq!(first, second, "the address serves again");
    // What main wrote in private is told when it creates the second thread.
    let begins = |s: &&Seen| s.thread.0 == 0 && matches!(s.did, Did::Write { at, after: 9, .. } if at == first);
    assert_eq!(seen.iter().filter(begins).count(), 1);
}
