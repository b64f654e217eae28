//! `unsnarl cc` and `unsnarl build`: what they make is what the compiler would make, and every command finds the program in it.

use crate::desk::{Desk, Seen, contains};
use libtest_mimic::Trial;
use std::fs;
use std::process::Command;

pub(crate) fn trials() -> Vec<Trial> {
    trials![build_cli:
        an_object_carries_its_ir, sources_linked_at_once, a_project_is_built, what_is_needed_of_an_archive,
        shared_libraries_come_along, probes_are_the_compilers, errors_are_the_compilers, damage_is_named,
        what_has_no_ir_says_so, stripped_programs_keep_it, the_build_is_as_fast_as_asked
    ]
}

const BUG: &str = r#"#include <assert.h>
#include <pthread.h>
#include "count.h"
static void *twice(void *unused) { (void)unused; count(); return 0; }
int main(void) {
    pthread_t one, two;
    pthread_create(&one, 0, twice, 0);
    pthread_create(&two, 0, twice, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    assert(counted() == 2);
    return 0;
}
"#;
const COUNT: &str =
    "#include \"count.h\"\nstatic volatile int n;\nvoid count(void) { n = n + 1; }\nint counted(void) { return n; }\n";
const HEADER: &str = "void count(void);\nint counted(void);\n";
/// What is in a library and not asked for.
const OTHER: &str = "int main(void) { return 7; }\nint unasked(void) { return missing_somewhere(); }\n";

fn desk() -> Desk {
    Desk::new(&[("main.c", BUG), ("count.c", COUNT), ("count.h", HEADER), ("other.c", OTHER)])
}

#[track_caller]
fn shell(desk: &Desk, line: &str) -> Seen {
    let line = line.replace("unsnarl", env!("CARGO_BIN_EXE_unsnarl"));
    Seen::of(Command::new("bash").args(["-ec", &line]).current_dir(desk.path("")), None)
}

#[track_caller]
fn finds_the_bug(desk: &Desk, file: &str) {
    let json = desk.json(&["check", file, "--format", "json", "--no-races"], 1);
    assert_eq!(json["failures"][0]["id"], "assertion", "{json:#}");
    let at = &json["failures"][0]["at"];
    assert!(at["file"].as_str().is_some_and(|f| f.ends_with("main.c")) && at["line"] == 11, "{at}");
}

fn an_object_carries_its_ir() {
    let desk = desk();
    shell(&desk, "unsnarl cc -O2 -c main.c count.c; unsnarl cc main.o count.o -o prog -pthread").ended(0);
    shell(&desk, "./prog").ended(0);
    finds_the_bug(&desk, "prog");
    let both = desk.unsnarl(&["check", "main.o", "count.o", "--no-races", "--no-explain"]);
    both.says(1, &["main.c:11"]);
}

fn sources_linked_at_once() {
    let desk = desk();
    shell(&desk, "echo '-O1 main.c' > words; unsnarl cc @words count.c -MD -o prog -pthread; ls *.d").ended(0);
    finds_the_bug(&desk, "prog");
    desk.unsnarl(&["run", "prog"]).ended(0);
}

fn a_project_is_built() {
    let desk = desk();
    // One rule asks for $(CC), another one does not.
    let makefile = "prog: main.o count.o\n\tgcc -o $@ $^ -lpthread\nmain.o: main.c\n\t$(CC) -O2 -c main.c\ncount.o: count.c\n\tclang -c -x c count.c\n";
    desk.write("Makefile", makefile);
    shell(&desk, "unsnarl build -- make -j2").ended(0);
    finds_the_bug(&desk, "prog");
    shell(&desk, "unsnarl build make nothing 2>/dev/null").ended(2);
    shell(&desk, "unsnarl build -- none-such").says(2, &["none-such", "cannot be started"]);
}

fn what_is_needed_of_an_archive() {
    let desk = desk();
    shell(&desk, "unsnarl cc -w -Wno-error=implicit-function-declaration -c count.c other.c main.c; ar rcs lib.a other.o count.o").ended(0);
    finds_the_bug_with(&desk, &["main.o", "lib.a"]);
    finds_the_bug_with(&desk, &["lib.a", "main.c"]);
}

#[track_caller]
fn finds_the_bug_with(desk: &Desk, files: &[&str]) {
    let json = desk.json(&[&["check", "--format", "json", "--no-races"], files].concat(), 1);
    assert_eq!(json["failures"][0]["id"], "assertion", "{json:#}");
}

fn shared_libraries_come_along() {
    let desk = desk();
    shell(&desk, "unsnarl cc -fPIC -shared count.c -o libcount.so; unsnarl cc main.c -o prog -L. -lcount -pthread")
        .ended(0);
    finds_the_bug(&desk, "prog");
    // Without IR it is named.
    shell(&desk, "clang -fPIC -shared count.c -o libcount.so").ended(0);
    desk.unsnarl(&["check", "prog"]).says(2, &["without IR: libcount.so", "unsnarl build", "count"]);
}

fn probes_are_the_compilers() {
    let desk = desk();
    let both = |words: &str| (shell(&desk, &format!("unsnarl cc {words}")), shell(&desk, &format!("clang {words}")));
    for words in [
        "--version",
        "-dumpmachine",
        "-E count.c",
        "-MM main.c",
        "-print-search-dirs",
        "-S -o - count.c",
        "-dM -E - </dev/null",
    ] {
        let (ours, clangs) = both(words);
        assert_eq!((ours.status, &ours.stdout), (clangs.status, &clangs.stdout), "{words}: {}", ours.stderr);
    }
    // A question of configure needs no IR.
    desk.write("conftest.c", "int main(void) { return 0; }\n");
    shell(&desk, "unsnarl cc conftest.c -o conftest && ./conftest").ended(0);
    desk.unsnarl(&["check", "conftest"]).says(2, &["no IR in it"]);
    // The start of a program in assembler.
    desk.write("one.S", ".globl one\none:\n mov $1, %eax\n ret\n");
    shell(&desk, "unsnarl cc -c one.S && test -s one.o").ended(0);
}

fn errors_are_the_compilers() {
    let desk = Desk::new(&[("wrong.c", "int main(void) { return x; }\n")]);
    let seen = shell(&desk, "unsnarl cc -c wrong.c");
    seen.ended(1);
    contains(&seen.stderr, &["wrong.c:1:25", "undeclared"]);
    shell(&desk, "unsnarl cc none.c -o prog").ended(1);
    shell(&desk, "unsnarl cc").ended(1);
}

fn damage_is_named() {
    let desk = desk();
    shell(&desk, "unsnarl cc -c main.c count.c").ended(0);
    let bytes = fs::read(desk.path("main.o")).expect("an object");
    let at = bytes.windows(8).position(|w| w == b"UNSNARL1").expect("an entry");
    let mut damaged = bytes.clone();
    damaged[at + 60] ^= 0xff;
    damaged[at + 61] ^= 0xff;
    desk.write("damaged.o", damaged);
    let mut newer = bytes.clone();
    newer[at + 7] = b'9';
    desk.write("newer.o", newer);
    desk.write("half.o", &bytes[..bytes.len() / 2]);
    for (file, word) in [("damaged.o", "damaged"), ("newer.o", "another version"), ("half.o", "damaged")] {
        desk.unsnarl(&["check", file, "count.o"]).refused(&[file, word]);
    }
}

fn what_has_no_ir_says_so() {
    let desk = desk();
    shell(&desk, "clang -c count.c; ar rcs lib.a count.o").ended(0);
    for file in ["count.o", "lib.a", "/bin/true"] {
        desk.unsnarl(&["check", file]).refused(&[file, "no IR in it", "unsnarl build"]);
    }
}

fn stripped_programs_keep_it() {
    let desk = desk();
    shell(&desk, "unsnarl cc -s main.c count.c -o prog -pthread; strip prog").ended(0);
    finds_the_bug(&desk, "prog");
}

/// Whatever was asked for, the native code is that of the compiler: the same instructions.
fn the_build_is_as_fast_as_asked() {
    let desk = desk();
    shell(&desk, "unsnarl cc -O2 -c count.c -o ours.o; clang -O2 -c count.c -o clangs.o").ended(0);
    shell(&desk, "for o in ours clangs; do objcopy -O binary -j .text $o.o $o.text; done; cmp ours.text clangs.text")
        .ended(0);
}
