//! The front door: what a person types, right or wrong, and what comes back.

use crate::desk::{Desk, Seen, contains, unsnarl};
use libtest_mimic::Trial;
use serde_json::Value;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

pub(crate) fn trials() -> Vec<Trial> {
    trials![cli:
        missing_file,
        empty_files_have_no_main,
        folder_instead_of_a_file,
        unreadable_file,
        other_languages,
        compile_error_shows_what_clang_said,
        malformed_ir_names_file_line_and_column,
        binary_rubbish,
        duplicate_strong_symbol,
        missing_function_names_it_the_call_and_the_way_out,
        missing_function_that_is_not_called_is_no_matter,
        link_supplies_a_missing_function,
        missing_variable,
        no_main,
        c_text_and_bitcode_do_the_same,
        several_files,
        compiler_options_reach_clang,
        arguments_input_output_and_status_are_the_programs_own,
        report_of_a_good_run,
        report_of_a_failure,
        source_is_found_from_a_neighbour_folder,
        report_of_what_is_unsupported,
        report_that_cannot_be_written,
        stats,
        max_steps_is_unfinished_and_no_failure,
        interrupt_ends_cleanly_and_writes_the_report,
        files_outside_need_allow,
        absurd_options,
        small_stack_and_memory_are_respected,
    ]
}

const LIMIT: Duration = Duration::from_secs(60);
const HELLO: &str = "#include <stdio.h>\nint main(void) { puts(\"hello\"); return 0; }\n";
const ENDLESS: &str = "#include <stdio.h>\nint main(void) { puts(\"up\"); fflush(stdout); for (;;) ; }\n";

fn report(desk: &Desk, name: &str) -> Value {
    serde_json::from_str(&desk.read(name)).expect("one JSON document")
}

/// Calls a tool of clang's family that must succeed.
fn tool(desk: &Desk, name: &str, args: &[&str]) {
    let done = Command::new(name).current_dir(desk.path("")).args(args).status().expect(name);
    assert!(done.success(), "{name} {args:?}");
}

// Files that cannot be run

fn missing_file() {
    Desk::new(&[]).run(&["nope.c"]).refused(&["nope.c", "no such file"]);
}

fn empty_files_have_no_main() {
    let desk = Desk::new(&[("empty.c", ""), ("empty.ll", "")]);
    desk.run(&["empty.c"]).refused(&["no function `main`"]);
    desk.run(&["empty.ll"]).refused(&["no function `main`"]);
}

fn folder_instead_of_a_file() {
    let desk = Desk::new(&[("src/a.c", HELLO)]);
    desk.run(&["src"]).refused(&["src", "folder"]);
}

fn unreadable_file() {
    let desk = Desk::new(&[("secret.c", HELLO), ("secret.ll", "")]);
    for name in ["secret.c", "secret.ll"] {
        fs::set_permissions(desk.path(name), fs::Permissions::from_mode(0o000)).expect("chmod");
        // Root reads everything.
        if File::open(desk.path(name)).is_err() {
            desk.run(&[name]).refused(&[name, "ermission denied"]);
        }
    }
}

fn other_languages() {
    let desk = Desk::new(&[("notes.txt", "hi"), ("a.cpp", HELLO), ("a.rs", "fn main() {}"), ("plain", HELLO)]);
    desk.run(&["notes.txt"]).refused(&["notes.txt", ".ll"]);
    desk.run(&["plain"]).refused(&["plain", ".ll"]);
    desk.run(&["a.cpp"]).refused(&["a.cpp", "not supported yet"]);
    desk.run(&["a.rs"]).refused(&["a.rs", "not supported yet"]);
}

fn compile_error_shows_what_clang_said() {
    let desk = Desk::new(&[("bad.c", "int main(void) {\n    return\n}\n")]);
    desk.run(&["bad.c"]).refused(&["bad.c:3:1: error:", "clang could not compile it"]);
}

fn malformed_ir_names_file_line_and_column() {
    let desk = Desk::new(&[("bad.ll", "define i32 @main() {\n  ret i32 %nowhere\n}\n")]);
    desk.run(&["bad.ll"]).refused(&["bad.ll:2:", "ret i32 %nowhere", "^"]);
    desk.write("cut.ll", "define i32 @main() {\n  ret i32 0\n");
    desk.run(&["cut.ll"]).refused(&["cut.ll:"]);
}

fn binary_rubbish() {
    let desk = Desk::new(&[]);
    let rubbish: Vec<u8> = (0..5000u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    for name in ["rubbish.ll", "rubbish.bc", "rubbish.c"] {
        fs::write(desk.path(name), &rubbish).expect("a file");
        desk.run(&[name]).refused(&[name]);
    }
}

// Programs that do not hang together

fn duplicate_strong_symbol() {
    let desk = Desk::new(&[("a.c", "int f(void) { return 1; }\nint main(void) { return f(); }\n")]);
    desk.write("b.c", "int f(void) { return 2; }\n");
    desk.run(&["a.c", "b.c"]).refused(&["`f`", "defined twice", "a.c:1", "b.c:1"]);
}

fn missing_function_names_it_the_call_and_the_way_out() {
    let desk = Desk::new(&[("a.c", "int frob(int);\nint main(void) {\n    return frob(3);\n}\n")]);
    desk.run(&["a.c"]).refused(&["`frob`", "a.c:3:12 in main", "return frob(3);", "--link"]);
}

fn missing_function_that_is_not_called_is_no_matter() {
    let desk = Desk::new(&[("a.c", "int frob(int);\nint main(int c, char **v) { return c > 5 ? frob(3) : 4; }\n")]);
    desk.run(&["a.c"]).printed(4, "");
}

fn link_supplies_a_missing_function() {
    let desk = Desk::new(&[("a.c", "int frob(int);\nint main(void) { return frob(3); }\n")]);
    desk.write("frob.c", "int frob(int x) { return 2 * x; }\n");
    desk.run(&["a.c", "--link", "frob.c"]).printed(6, "");
}

fn missing_variable() {
    let desk = Desk::new(&[("a.c", "extern int knob;\nint main(void) { return knob; }\n")]);
    desk.run(&["a.c"]).refused(&["`knob`", "a.c"]);
}

fn no_main() {
    let desk = Desk::new(&[("a.c", "int f(void) { return 1; }\n")]);
    desk.run(&["a.c"]).refused(&["no function `main`"]);
}

// Inputs that work

fn c_text_and_bitcode_do_the_same() {
    let desk = Desk::new(&[("a.c", HELLO)]);
    tool(&desk, "clang", &["-S", "-emit-llvm", "a.c", "-o", "a.ll"]);
    tool(&desk, "clang", &["-c", "-emit-llvm", "a.c", "-o", "a.bc"]);
    for file in ["a.c", "a.ll", "a.bc"] {
        desk.run(&[file]).printed(0, "hello\n");
    }
}

fn several_files() {
    let desk = Desk::new(&[("a.c", "int f(void);\nextern int g;\nint main(void) { return f() + g; }\n")]);
    desk.write("b.c", "static int h(void) { return 20; }\nint f(void) { return h(); }\n");
    desk.write("c.c", "static int h(void) { return 2; }\nint g = 3;\nint unused(void) { return h(); }\n");
    tool(&desk, "clang", &["-S", "-emit-llvm", "b.c", "-o", "b.ll"]);
    desk.run(&["a.c", "b.ll", "c.c"]).printed(23, "");
}

fn compiler_options_reach_clang() {
    let desk = Desk::new(&[("inc/here.h", "#define HERE 1\n")]);
    let text = "#include <here.h>\n#include <stdio.h>\nint main(void) { printf(\"%d %d %d %ld\\n\", HERE, X, Y, __STDC_VERSION__); }\n";
    desk.write("a.c", text);
    let seen = desk.run(&["-Iinc", "-DX=2", "--cflags", "-DY=3 -Wall", "-std=c99", "-pthread", "-lm", "a.c"]);
    seen.printed(0, "1 2 3 199901\n");
    desk.run(&["-Iinc", "-DX", "-D", "Y=5", "--std", "c11", "a.c"]).printed(0, "1 1 5 201112\n");
    desk.run(&["-Iinc", "-DX", "a.c"]).refused(&["'Y'"]);
    desk.run(&["--cflags", "--no-such-option", "a.c"]).refused(&["no-such-option"]);
    desk.write("b.c", "#include <stdio.h>\nint main(void) { puts(TEXT); return 0; }\n");
    let quoted = desk.run(&["--cflags", "'-DTEXT=\"two words\"' -w", "b.c"]);
    assert_eq!((quoted.status, &*quoted.stdout), (Some(0), "two words\n"), "{}", quoted.stderr);
    desk.run(&["--cflags", "'-DTEXT", "b.c"]).refused(&["a quotation mark is not closed"]);
}

fn arguments_input_output_and_status_are_the_programs_own() {
    let text = "#include <stdio.h>\nint main(int c, char **v) {\n\
        for (int i = 0; i < c; i++) puts(v[i]);\n\
        for (int x; (x = getchar()) != EOF;) putchar(x);\n\
        fputs(\"to stderr\\n\", stderr); return 7; }\n";
    let desk = Desk::new(&[("a.c", text)]);
    let seen = Seen::of(&mut desk.command(&["run", "a.c", "--", "--stats", "-x", "two words"]), Some("from\nstdin"));
    seen.printed(7, "./a\n--stats\n-x\ntwo words\nfrom\nstdin");
    assert_eq!(seen.stderr, "to stderr\n");
}

// Reports, limits, interruption

fn report_of_a_good_run() {
    let desk = Desk::new(&[("a.c", HELLO)]);
    desk.run(&["a.c", "--report", "r.json"]).printed(0, "hello\n");
    let report = report(&desk, "r.json");
    assert!(report.as_object().is_some_and(|r| r.contains_key("failure")) && report["failure"].is_null());
    assert_eq!(report["status"], 0);
    assert!(report["steps"].as_u64().is_some_and(|n| n > 0));
    assert!(report["seconds"].as_f64().is_some_and(|s| s > 0.0));
    assert!(report["max_memory"].as_u64().is_some_and(|n| n > 0));
}

fn report_of_a_failure() {
    let text = "#include <stdlib.h>\nstatic int *make(void) {\n    return malloc(8);\n}\nint main(void) {\n    \
        int *p = make();\n    free(p);\n    return *p;\n}\n";
    let desk = Desk::new(&[("a.c", text)]);
    let seen = desk.run(&["a.c", "--report", "r.json"]);
    seen.printed(1, "");
    contains(
        &seen.stderr,
        &["use-after-free", "a.c:8:12 in main", "return *p;", "allocated at a.c:3", "freed at a.c:7", "help:"],
    );
    let failure = &report(&desk, "r.json")["failure"];
    assert_eq!((failure["id"].as_str(), failure["thread"].as_str()), (Some("use-after-free"), Some("0")));
    assert_eq!((failure["at"]["file"].as_str(), failure["at"]["line"].as_u64()), (Some("a.c"), Some(8)));
    assert_eq!(failure["stack"][0]["function"], "main");
    let object = &failure["object"];
    assert_eq!((object["allocated"][0]["line"].as_u64(), object["freed"][0]["line"].as_u64()), (Some(3), Some(7)));
    assert_eq!(object["allocated"][1]["line"], 6);
}

/// clang then splits the name into a common folder and the rest.
fn source_is_found_from_a_neighbour_folder() {
    let desk = Desk::new(&[("a/n.c", "int main(void) {\n    int *p = 0;\n    return *p;\n}\n"), ("b/x", "")]);
    let file = desk.path("a/n.c");
    let seen = Seen::of(unsnarl().current_dir(desk.path("b")).arg("run").arg(&file), None);
    contains(&seen.stderr, &[&format!("{}:3:12", file.display()), "return *p;"]);
}

fn report_of_what_is_unsupported() {
    let desk = Desk::new(&[("a.c", "int frob(int);\nint main(void) { return frob(3); }\n")]);
    desk.run(&["a.c", "--report", "r.json"]).refused(&["frob"]);
    let report = report(&desk, "r.json");
    assert!(report["failure"].is_null());
    assert!(report["unsupported"]["what"].as_str().is_some_and(|what| what.contains("frob")));
}

fn report_that_cannot_be_written() {
    let desk = Desk::new(&[("a.c", HELLO)]);
    let seen = desk.run(&["a.c", "--report", "no/such/folder/r.json"]);
    assert_eq!(seen.status, Some(2));
    contains(&seen.stderr, &["no/such/folder/r.json"]);
}

fn stats() {
    let desk = Desk::new(&[("a.c", HELLO)]);
    let seen = desk.run(&["--stats", "a.c"]);
    seen.printed(0, "hello\n");
    contains(&seen.stderr, &["steps", "seconds", "max memory"]);
}

fn max_steps_is_unfinished_and_no_failure() {
    let desk = Desk::new(&[("a.c", ENDLESS)]);
    let seen = desk.run(&["--max-steps", "50000", "a.c", "--report", "r.json"]);
    seen.printed(2, "up\n");
    contains(&seen.stderr, &["unfinished", "--max-steps"]);
    let report = report(&desk, "r.json");
    assert!(report["failure"].is_null());
    assert_eq!((report["end"].as_str(), report["steps"].as_u64()), (Some("unfinished"), Some(50_000)));
}

fn interrupt_ends_cleanly_and_writes_the_report() {
    let desk = Desk::new(&[("a.c", ENDLESS)]);
    let mut child = unsnarl()
        .current_dir(desk.path(""))
        .args(["run", "a.c", "--report", "r.json"])
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("unsnarl starts");
    let mut line = String::new();
    BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
    assert_eq!(line, "up\n");
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill");
    assert!(sent.success());
    let end = Instant::now() + LIMIT;
    let status = loop {
        match child.try_wait().expect("a child") {
            Some(status) => break status,
            None if Instant::now() > end => {
                child.kill().expect("kill");
                panic!("Ctrl-C does not end the run");
            }
            None => std::thread::sleep(Duration::from_millis(5)),
        }
    };
    assert_eq!(status.code(), Some(130));
    assert_eq!(report(&desk, "r.json")["end"], "interrupted");
}

fn files_outside_need_allow() {
    let text = "#include <stdio.h>\nint main(int c, char **v) {\n\
        FILE *f = fopen(v[1], \"r\");\n    puts(f ? \"open\" : \"refused\");\n    return 0; }\n";
    let desk = Desk::new(&[("a.c", text), ("inside.txt", "x")]);
    let seen = desk.run(&["a.c", "--", "/etc/passwd"]);
    seen.printed(0, "refused\n");
    contains(&seen.stderr, &["refused access to /etc/passwd", "--allow /etc/passwd"]);
    for allowed in ["/etc", "/etc/passwd"] {
        let seen = desk.run(&["a.c", "--allow", allowed, "--", "/etc/passwd"]);
        seen.printed(0, "open\n");
        assert_eq!(seen.stderr, "");
    }
    desk.run(&["a.c", "--", "inside.txt"]).printed(0, "open\n");
}

// Options that make no sense

fn absurd_options() {
    let desk = Desk::new(&[("a.c", HELLO)]);
    desk.run(&["a.c", "--stack-size", "0"]).refused(&["--stack-size"]);
    desk.run(&["a.c", "--stack-size", "many"]).refused(&["--stack-size"]);
    desk.run(&["a.c", "--max-memory", "0"]).refused(&["--max-memory"]);
    desk.run(&["a.c", "--max-steps", "1e9"]).refused(&["--max-steps"]);
    desk.run(&["a.c", "--max-steps", "99999999999999999999999"]).refused(&["--max-steps"]);
    desk.run(&["a.c", "--no-such-option"]).refused(&["--no-such-option"]);
    desk.run(&["a.c", "--clang", "/no/such/clang"]).refused(&["/no/such/clang"]);
    desk.run(&["a.c", "-lcurses"]).refused(&["-lcurses", "--link"]);
    desk.run(&["a.c", "-O9z"]).refused(&["-O9z"]);
    desk.run(&[]).refused(&["FILE"]);
}

fn small_stack_and_memory_are_respected() {
    let text = "#include <stdio.h>\n#include <stdlib.h>\nstatic int deep(int n) { char room[512]; room[n % 512] = 1; \
        return n ? deep(n - 1) + room[n % 512] : 0; }\n\
        int main(void) { printf(\"%d\\n\", deep(50)); return malloc(4 << 20) ? 0 : 3; }\n";
    let desk = Desk::new(&[("a.c", text)]);
    desk.run(&["a.c"]).printed(0, "50\n");
    let seen = desk.run(&["a.c", "--stack-size", "8"]);
    seen.printed(1, "");
    contains(&seen.stderr, &["stack-overflow", "--stack-size"]);
    desk.run(&["a.c", "--max-memory", "2"]).printed(3, "50\n");
}
