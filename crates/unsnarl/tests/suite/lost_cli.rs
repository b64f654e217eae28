//! Where inputs are lost in ways that have no expression: it is said, and nothing counts as complete. And what an argument can be.

use crate::desk::Desk;
use libtest_mimic::Trial;
use serde_json::Value;

pub(crate) fn trials() -> Vec<Trial> {
    trials![lost_cli:
        runs_that_need_what_is_not_there_are_named,
        buffers_of_streams_are_not_looked_into_silently,
        arguments_end_at_their_first_zero,
        runs_that_do_not_end_leave_nothing_complete,
    ]
}

/// Both commands name the loss, at a line, and neither claims to have tried everything.
fn names_a_loss(source: &str, option: &str, why: &str, line: u64) {
    let desk = Desk::new(&[("x.c", source)]);
    for command in ["check", "races"] {
        let found = desk.json(&[command, "--format", "json", "-w", option, "x.c"], 0);
        let lost = found["lost_inputs"].as_array().expect("a list");
        let is_told = |l: &Value| l["why"] == why && l["at"]["line"] == line;
        assert!(lost.len() == 1 && lost.iter().all(is_told), "{command} {found:#}");
        assert_ne!(found["ended"], "complete", "{found:#}");
        assert_ne!(found["verdict"], "proved", "{found:#}");
        desk.unsnarl(&[command, "-w", option, "x.c"]).says(0, &["inputs are not followed everywhere", "x.c:"]);
    }
}

/// The first run ends well; the one in which the missing function is called is made by the solver.
fn runs_that_need_what_is_not_there_are_named() {
    let source = "int __VERIFIER_nondet_int(void);\nvoid nobody_has_this(void);\nint main(void) {\n    \
        if (__VERIFIER_nondet_int() == 7)\n        nobody_has_this();\n    return 0;\n}\n";
    names_a_loss(source, "--pthread", "unsupported", 5);
}

fn buffers_of_streams_are_not_looked_into_silently() {
    let source = "#include <assert.h>\n#include <stdio.h>\nstatic char buffer[64];\nint main(void) {\n    \
        setvbuf(stdin, buffer, _IOFBF, sizeof buffer);\n    int c = getchar();\n    LOOK\n    return c == 999;\n}\n";
    names_a_loss(&source.replace("LOOK", "assert(buffer[1] != 'v');"), "--symbolic-stdin=4", "stream-buffer", 7);
    // Who does not look loses nothing.
    let desk = Desk::new(&[("x.c", &source.replace("LOOK", ""))]);
    let found = desk.json(&["races", "--format", "json", "--symbolic-stdin=4", "x.c"], 0);
    assert_eq!((&found["lost_inputs"], &found["ended"]), (&Value::Array(vec![]), &"complete".into()), "{found:#}");
}

/// No system can pass on what comes after a zero.
fn arguments_end_at_their_first_zero() {
    let source = "#include <assert.h>\nint main(int argc, char **argv) {\n    \
        if (argc > 1 && argv[1][0] == 'a' && argv[1][1] == 0)\n        assert(argv[1][2] CONDITION);\n    return 0;\n}\n";
    let command = ["check", "--format", "json", "--no-explain", "--symbolic-argv", "x.c", "--", "xyz"];
    let desk = Desk::new(&[("x.c", &source.replace("CONDITION", "!= 'c'"))]);
    let found = desk.json(&command, 0);
    assert_eq!(found["stats"]["unconfirmed"], 0, "{found:#}");
    let desk = Desk::new(&[("x.c", &source.replace("CONDITION", "!= 0"))]);
    let found = desk.json(&command, 1);
    assert_eq!(found["failures"][0]["id"], "assertion", "{found:#}");
}

fn runs_that_do_not_end_leave_nothing_complete() {
    let source = "int __VERIFIER_nondet_int(void);\nint main(void) {\n    int x = __VERIFIER_nondet_int();\n    \
        unsigned n = 1;\n    if (x == 7)\n        STAYS (n)\n            n = n * 3 + 1 | 1;\n    return 0;\n}\n";
    for (stays, ended) in [("if", "complete"), ("while", "budget")] {
        let desk = Desk::new(&[("x.c", &source.replace("STAYS", stays))]);
        let found = desk.json(&["races", "--format", "json", "--max-steps", "100000", "x.c"], 0);
        assert_eq!(found["ended"], ended, "{found:#}");
    }
}
