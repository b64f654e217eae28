//! Files from strangers: a run, a trace, IR or a source that was made to do harm does none, and says so.

use crate::desk::{Desk, Seen, contains};
use libtest_mimic::Trial;
use std::fs;
use std::path::Path;

pub(crate) fn trials() -> Vec<Trial> {
    trials![strangers:
        a_run_executes_nothing,
        sources_travel_with_a_run,
        a_run_is_built_again_only_if_that_is_wanted,
        a_run_does_not_open_folders_for_itself,
        a_run_does_not_wait_for_a_pipe,
        names_are_no_options,
        a_copy_of_a_program_is_all_of_it,
        runs_are_saved_where_they_should_be,
        a_replay_changes_nothing,
        sources_are_shown_from_the_programs_own_folders,
        nothing_reaches_the_terminal_but_text,
        a_page_holds_any_source,
        large_accesses_cost_what_they_decide,
        traces_that_contradict_themselves_are_no_panic,
        a_checked_program_changes_nothing,
    ]
}

const FAILS: &str = "#include <assert.h>\nint main(void) {\n    assert(0);\n    return 0;\n}\n";

/// Fails in some orders; the lines of its events are shown.
const LOSES: &str = "#include <assert.h>\n#include <pthread.h>\nstatic int n;\nstatic void *add(void *arg) {\n    n++; // here\n    \
    return arg;\n}\nint main(void) {\n    pthread_t a, b;\n    pthread_create(&a, 0, add, 0);\n    pthread_create(&b, 0, add, 0);\n    \
    pthread_join(a, 0);\n    pthread_join(b, 0);\n    assert(n == 2);\n    return 0;\n}\n";

/// A desk with a saved run, `x.run`, of a program that fails.
fn with_run() -> Desk {
    let desk = Desk::new(&[("prog.c", FAILS)]);
    desk.run(&["--save", "x.run", "prog.c"]).ended(1);
    desk
}

/// The copy of the program beside the run is lost.
fn lose_copy(desk: &Desk) {
    for entry in fs::read_dir(desk.path("")).expect("a folder").flatten() {
        if entry.file_name().to_string_lossy().starts_with("program-") {
            fs::remove_file(entry.path()).expect("a copy");
        }
    }
}

fn add(desk: &Desk, line: &str) {
    let run = desk.read("x.run");
    let (head, rest) = run.split_once("\nprogram-hash").expect("a run");
    desk.write("x.run", format!("{head}\n{line}\nprogram-hash{rest}"));
}

fn a_run_executes_nothing() {
    for option in ["--clang=./evil.sh", "--cflags=-o victim.txt", "-fplugin=./evil.so", "-Wl,-o,victim.txt"] {
        let desk = with_run();
        desk.write("evil.sh", "#!/bin/sh\ntouch executed\n");
        let executable = std::os::unix::fs::PermissionsExt::from_mode(0o755);
        fs::set_permissions(desk.path("evil.sh"), executable).expect("ours");
        desk.write("victim.txt", "precious");
        lose_copy(&desk);
        add(&desk, &format!("compiler-option \"{option}\""));
        for command in ["replay", "explain"] {
            desk.unsnarl(&[command, "x.run"]).refused(&["its program is not there", "--rebuild"]);
            desk.unsnarl(&[command, "x.run", "--rebuild"]).says(2, &["a file may not ask for"]);
        }
        desk.unsnarl(&["replay", "x.run", "--program", "prog.c"]).says(1, &["reproduced", "without the run's options"]);
        assert!(!desk.path("executed").exists(), "{option}");
        assert_eq!(desk.read("victim.txt"), "precious", "{option}");
    }
}

fn sources_travel_with_a_run() {
    let desk = with_run();
    let line = FAILS.lines().find(|l| l.contains("assert(")).expect("a line").trim();
    fs::remove_file(desk.path("prog.c")).expect("it was there");
    desk.unsnarl(&["replay", "x.run"]).says(1, &["reproduced", line]);
    // What lies there now is another text.
    desk.write("prog.c", "another\n".repeat(30));
    let told = desk.unsnarl(&["explain", "x.run"]);
    told.says(1, &[line]);
    assert!(!told.stdout.contains("another"), "{}", told.stdout);
    // Nothing gets out of a damaged one.
    let mut kept = fs::read_dir(desk.path("")).expect("a folder").filter_map(|e| Some(e.ok()?.path()));
    let kept = kept.find(|p| p.extension().is_some_and(|e| e == "sources")).expect("they were kept");
    for text in ["", "unsnarl sources 1\n|x\nfile\nfile /etc/passwd\n", "unsnarl sources 2\nfile x\n|y"] {
        fs::write(&kept, text).expect("ours");
        desk.unsnarl(&["replay", "x.run"]).says(1, &["reproduced"]);
    }
}

fn a_run_is_built_again_only_if_that_is_wanted() {
    let desk = with_run();
    lose_copy(&desk);
    desk.unsnarl(&["replay", "x.run"]).refused(&["--rebuild"]);
    desk.unsnarl(&["replay", "x.run", "--rebuild"]).says(1, &["building again in ", "prog.c", "reproduced"]);
    desk.unsnarl(&["explain", "x.run", "--rebuild"]).says(1, &["building again in "]);
    // Not from anywhere.
    let elsewhere = Desk::new(&[("prog.c", FAILS)]);
    let away = "/usr/include/stdio.h";
    desk.edit("x.run", "\nsource ", &format!("\nsource {away} {away}\nsource "));
    fs::copy(desk.path("x.run"), elsewhere.path("x.run")).expect("a copy");
    elsewhere.unsnarl(&["replay", "x.run", "--rebuild"]).says(2, &["its program is not there"]);
}

const READS: &str = "#include <stdio.h>\nint main(void) {\n    FILE *f = fopen(\"/etc/hostname\", \"r\");\n    \
    char line[100] = \"nothing\";\n    if (f)\n        fgets(line, 100, f);\n    puts(line);\n    return 0;\n}\n";

fn a_run_does_not_open_folders_for_itself() {
    let desk = Desk::new(&[("prog.c", READS)]);
    desk.run(&["--save", "x.run", "prog.c"]).says(0, &["nothing"]);
    let good = desk.read("x.run");
    let folder = desk.path("").canonicalize().expect("a folder");
    for (from, to) in [
        ("\nsetting races", "\nfolder /etc\nsetting races"),
        ("\nsetting races", "\nread-file /etc/hostname 00000000000000000000000000000000\nsetting races"),
    ] {
        desk.write("x.run", good.replacen(from, to, 1));
        desk.unsnarl(&["replay", "x.run"]).refused(&["/etc", "If you trust it", "--allow /etc"]);
        desk.unsnarl(&["explain", "x.run"]).refused(&["--allow /etc"]);
    }
    // A start folder is none, either.
    let moved = good.replacen(&format!("working-folder {}", folder.display()), "working-folder /", 1);
    assert_ne!(moved, good);
    desk.write("x.run", moved);
    let seen = desk.unsnarl(&["replay", "x.run"]);
    contains(&seen.stdout, &["nothing"]);
    // The person who replays it may allow it.
    desk.write("x.run", good.replacen("\nsetting races", "\nfolder /etc\nsetting races", 1));
    let seen = desk.unsnarl(&["replay", "x.run", "--allow", "/etc"]);
    assert!(matches!(seen.status, Some(0..=2)) && !seen.stderr.contains("If you trust it"), "{seen:?}");
}

fn a_run_does_not_wait_for_a_pipe() {
    let desk = with_run();
    let made = std::process::Command::new("mkfifo").arg(desk.path("fifo")).status().expect("mkfifo");
    assert!(made.success());
    let good = desk.read("x.run");
    let fifo = desk.path("fifo").display().to_string();
    for (path, words) in [("/dev/zero", "--allow /dev/zero"), (&*fifo, "no regular file")] {
        let line = format!("\nread-file {path} 00000000000000000000000000000000\nsetting races");
        desk.write("x.run", good.replacen("\nsetting races", &line, 1));
        let seen = desk.unsnarl(&["replay", "x.run"]);
        contains(&seen.stderr, &[words]);
    }
}

/// The IR of the failing program, whose debug information names another file.
fn ir_of(desk: &Desk, file: &str) -> String {
    let done = std::process::Command::new(testkit::clang::clang())
        .args(["-g", "-O0", "-S", "-emit-llvm", "-Xclang", "-disable-O0-optnone", "prog.c", "-o", "prog.ll"])
        .current_dir(desk.path(""))
        .status();
    assert!(done.expect("clang").success());
    let ir = desk.read("prog.ll");
    let folder = desk.path("").canonicalize().expect("a folder");
    let ir = ir.replace(&format!("directory: \"{}\"", folder.display()), "directory: \"/\"");
    ir.replace("filename: \"prog.c\"", &format!("filename: \"{file}\""))
}

fn sources_are_shown_from_the_programs_own_folders() {
    let desk = Desk::new(&[("prog.c", LOSES)]);
    let secret = Desk::new(&[("secret.c", &"the secret line\n".repeat(20))]);
    let file = secret.path("secret.c").canonicalize().expect("a file").display().to_string();
    for named in [&*file, "/dev/zero", "/etc/passwd"] {
        desk.write("evil.ll", ir_of(&desk, named));
        let seen = desk.unsnarl(&["explain", "--html", "page.html", "evil.ll"]);
        seen.ended(1);
        for text in [&seen.stdout, &seen.stderr, &desk.read("page.html")] {
            assert!(!text.contains("the secret line") && !text.contains("root:x:"), "{named}: {text}");
        }
    }
    // The program's own are shown.
    let seen = desk.unsnarl(&["explain", "--html", "page.html", "prog.c"]);
    contains(&seen.stdout, &["assert(n == 2);"]);
    contains(&desk.read("page.html"), &["n++; // here"]);
}

/// Sets the title of a terminal, moves the cursor, turns the direction of writing.
const COMMANDS: &str = "\x1b]0;owned\x07\x1b[2J\u{9b}31m\u{202e}";

fn is_plain(seen: &Seen) {
    for text in [&seen.stdout, &seen.stderr] {
        assert!(!text.contains(['\x1b', '\x07', '\u{9b}', '\u{202e}', '\r']), "{text:?}");
    }
}

fn nothing_reaches_the_terminal_but_text() {
    let desk = Desk::new(&[]);
    let name = format!("a{COMMANDS}.c");
    desk.write(&name, FAILS);
    desk.write(
        "words.c",
        format!("#include <assert.h>\nint main(void) {{\n    assert(!\"{COMMANDS}\"); /* {COMMANDS} */\n}}\n"),
    );
    for program in [&*name, "words.c"] {
        let seen = desk.unsnarl(&["check", program]);
        seen.ended(1);
        is_plain(&seen);
        is_plain(&desk.unsnarl(&["explain", program]));
        is_plain(&desk.unsnarl(&["check", "--format", "json", program]));
    }
    is_plain(&desk.unsnarl(&["replay", &format!("missing{COMMANDS}.run")]));
    is_plain(&desk.unsnarl(&["check", "--out", &format!("no{COMMANDS}/such\0").replace('\0', ""), "words.c"]));
    let trace = format!(
        "unsnarl trace 1.3\nprogram none\n   0  0#0    c=1   \"b{0}.c\":20:3 \"m{0}\"   read  \"x{0}\" 4B 5 @0x1000\nend 1\n",
        COMMANDS.replace('\x1b', "\\x1b").replace('\x07', "\\x07")
    );
    desk.write("t.trace", trace);
    for args in [&["trace", "show", "t.trace"][..], &["query", "t.trace", "--goal", "all-flips"]] {
        let seen = desk.unsnarl(args);
        assert!(matches!(seen.status, Some(0..=2)));
        is_plain(&seen);
    }
}

fn a_page_holds_any_source() {
    let harm = "<!-- <script> --> </script><script>alert(1)</script> ]]> \u{2028} \\\" ' & <\\/script>";
    let desk = Desk::new(&[]);
    desk.write("prog.c", LOSES.replace("// here", &format!("// {harm}")));
    desk.unsnarl(&["explain", "--html", "page.html", "prog.c"]).ended(1);
    let page = desk.read("page.html");
    let (_, data) = page.split_once("type=\"application/json\">").expect("data");
    let (data, _) = data.split_once("</script>").expect("an end of it");
    let data: serde_json::Value = serde_json::from_str(data).expect("JSON");
    let shown = data["sources"].as_object().expect("sources").values().next().expect("a file");
    assert_eq!(shown[4], format!("    n++; // {harm}"));
}

fn large_accesses_cost_what_they_decide() {
    let trace = "unsnarl trace 1.3\nprogram none\n\
        0  0#0    c=1   b.c:20:3 main   fork  0.1\n\
        1  0.1#0  c=0   ?               start\n\
        2  0.1#1  c=2   b.c:9:3 worker  read  x 1000000000B ? @0x1000\n\
        3  0#1    c=3   b.c:22:3 main   write x 4B 0 -> 1 @0x1000\n\
        4  0.1#2  c=3   b.c:9:3 worker  read  y 4000000000B ? @0x10000000000\n\
        end 5\n";
    let desk = Desk::new(&[("big.trace", trace)]);
    let mut command = std::process::Command::new("sh");
    let tool = env!("CARGO_BIN_EXE_unsnarl");
    let line = format!("ulimit -v 2000000; exec {tool} query big.trace --goal all-flips --goal 'pair(0#1, 0.1#1)'");
    Seen::of(command.args(["-c", &line]).current_dir(desk.path("")), None).says(1, &["reachable"]);
}

fn traces_that_contradict_themselves_are_no_panic() {
    let fork = "unsnarl trace 1.3\nprogram none\n0 0#0 c=1 a.c:1:1 main fork 0.1\n";
    let full = "1 0#1 c=2 a.c:2:1 main init s @0x2000 value 18446744073709551615\n2 0#2 c=3 a.c:3:1 main sem-post s @0x2000\nend 3\n";
    let twice = "1 0.1#0 c=0 ? start\n2 0.1#1 c=1 a.c:2:1 w lock m @0x2000\n3 0.1#2 c=2 a.c:3:1 w lock m @0x2000\n\
        4 0.1#3 c=2 a.c:3:1 w wait-begin c @0x2040 gives m @0x2000 timed\n\
        5 0.1#4 c=2 a.c:3:1 w wait-end c @0x2040 takes m @0x2000 timed-out\n6 0.1#5 c=2 a.c:3:1 w lock m @0x2000\n\
        7 0.1#6 c=3 a.c:4:1 w unlock m @0x2000\n8 0#1 c=2 a.c:9:1 main signal c @0x2040 wakes nobody\nend 9\n";
    for (rest, words) in [(full, "is at its limit"), (twice, "did not stand the check")] {
        let desk = Desk::new(&[("odd.trace", &format!("{fork}{rest}"))]);
        let seen = desk.unsnarl(&["query", "odd.trace", "--goal", "all-flips"]);
        assert!(matches!(seen.status, Some(0..=2)), "{seen:?}");
        contains(&format!("{}{}", seen.stdout, seen.stderr), &[words]);
    }
}

const WRITES: &str = "#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n#include <unistd.h>\nint main(void) {\n    \
    char line[20] = \"\";\n    FILE *f = fopen(\"data.txt\", \"r+\");\n    fgets(line, 20, f);\n    rewind(f);\n    \
    fputs(\"changed\", f);\n    fclose(f);\n    f = fopen(\"new.txt\", \"w\");\n    fputs(\"new\", f);\n    fclose(f);\n    \
    unlink(\"old.txt\");\n    return strcmp(line, \"original\") != 0;\n}\n";

fn a_checked_program_changes_nothing() {
    let desk = Desk::new(&[("prog.c", WRITES), ("data.txt", "original"), ("old.txt", "old")]);
    desk.check(&["prog.c", "--schedules", "5"]).ended(0);
    assert_eq!(desk.read("data.txt"), "original");
    assert!(Path::new(&desk.path("old.txt")).exists() && !desk.path("new.txt").exists());
    desk.check(&["prog.c", "--write-through", "--strategy", "random", "--schedules", "2"]);
    assert_eq!(desk.read("data.txt"), "changedl");
    assert!(!desk.path("old.txt").exists() && desk.path("new.txt").exists());
}

fn names_are_no_options() {
    let desk = Desk::new(&[("good.c", FAILS), ("resp.c", "-o victim.txt good.c\n"), ("victim.txt", "precious")]);
    desk.write("@resp.c", "int main(void) { return 3; }\n");
    desk.write("-ovictim.c", "int main(void) { return 4; }\n");
    desk.write("@resp.bc", "");
    for name in ["@resp.c", "./@resp.c", "./-ovictim.c", "@resp.bc"] {
        desk.run(&[name]).refused(&["would take this name for options"]);
    }
    assert_eq!(desk.read("victim.txt"), "precious");
}

fn a_copy_of_a_program_is_all_of_it() {
    let desk = with_run();
    let copy = fs::read_dir(desk.path(""))
        .expect("a folder")
        .flatten()
        .find(|e| e.file_name().to_string_lossy().ends_with(".ll"));
    let copy = copy.expect("a copy").file_name().to_string_lossy().into_owned();
    let good = desk.read(&copy);
    let line = good.lines().find(|l| l.starts_with("source_filename")).expect("a name").to_string();
    desk.write(&copy, good.replacen(&line, &format!("{line} @more = global i32 1"), 1));
    desk.unsnarl(&["replay", "x.run"]).says(2, &["its program is not there", "it has changed"]);
    // A link may lead anywhere.
    fs::rename(desk.path(&copy), desk.path("elsewhere.ll")).expect("a name");
    desk.write("elsewhere.ll", &good);
    std::os::unix::fs::symlink("elsewhere.ll", desk.path(&copy)).expect("a link");
    desk.unsnarl(&["replay", "x.run"]).says(2, &["its program is not there"]);
    // A folder is named in full.
    fs::remove_file(desk.path(&copy)).expect("a link");
    desk.write(&copy, &good);
    desk.edit("x.run", "\nsetting races", "\nfolder ../etc\nsetting races");
    desk.unsnarl(&["replay", "x.run"]).refused(&["../etc", "expected the whole path"]);
}

fn runs_are_saved_where_they_should_be() {
    let desk = Desk::new(&[("prog.c", FAILS), ("victim.txt", "precious"), ("else/x", "")]);
    std::os::unix::fs::symlink("else", desk.path(".unsnarl")).expect("a link");
    let seen = desk.check(&["prog.c"]);
    contains(&seen.stderr, &[".unsnarl is a link"]);
    assert_eq!(fs::read_dir(desk.path("else")).expect("a folder").count(), 1);
}

const CHANGES: &str = "#include <assert.h>\n#include <sys/stat.h>\n#include <unistd.h>\nint main(void) {\n    fchmod(1, 0777);\n    \
    ftruncate(1, 3);\n    assert(0);\n}\n";

fn a_replay_changes_nothing() {
    let desk = Desk::new(&[("prog.c", CHANGES), ("out.txt", "a log of old\n")]);
    let seen = desk.check(&["--out", ".", "prog.c"]);
    seen.ended(1);
    let log = fs::File::options().append(true).open(desk.path("out.txt")).expect("a file");
    let before = log.metadata().expect("a file").permissions();
    let status = desk.command(&["replay", "prog-assertion-1.run"]).stdout(log.try_clone().expect("a file")).status();
    assert_eq!(status.expect("unsnarl").code(), Some(1));
    assert_eq!(log.metadata().expect("a file").permissions(), before);
    assert!(desk.read("out.txt").starts_with("a log of old"));
}
