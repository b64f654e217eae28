//! What is wrong with a trace is reported with the line and the reason.

use crate::{Form, Trace};

/// Adds one to a counter in either of two threads; main looks whether it got both.
const GOOD: &str = r#"unsnarl trace 1.1
program none
     0  0#0    c=0   ?                  initial    x 4B  0  @0x10
     1  0#1    c=1   add.c:1:1 main     fork       0.1
     2  0.1#0  c=0   ?                  start
     3  0.1#1  c=1   add.c:9:1 worker   read       x 4B  0 = v0:32  @0x10
expr %2 = add v0:32 1:32
     4  0.1#2  c=2   add.c:9:1 worker   write      x 4B  0 -> 1 = %2  @0x10
     5  0.1#3  c=3   ?                  exit
     6  0#2    c=2   add.c:2:1 main     symbolic   n  3 = v1:8
     7  0#3    c=2   add.c:2:1 main     join       0.1
     8  0#4    c=3   add.c:3:1 main     read       x 4B  1 = v2:32  @0x10
expr %5 = eq v2:32 1:32
     9  0#5    c=3   add.c:3:1 main     branch     if %5 = 1 other fails
    10  0#6    c=4   add.c:4:1 main     fixed      v1:8 = 3
end 11
"#;

fn error(from: &str, to: &str) -> String {
    assert!(GOOD.contains(from), "{from}");
    match Trace::read_valid(GOOD.replacen(from, to, 1).as_bytes()) {
        Ok(_) => panic!("`{to}` for `{from}` is taken"),
        Err(e) => e.to_string(),
    }
}

#[test]
fn a_good_trace_is_taken() {
    let (trace, notes) = Trace::read_valid(GOOD.as_bytes()).unwrap();
    assert!(notes.is_empty(), "{notes:?}");
    let mut compact = Vec::new();
    trace.write(&mut compact, Form::Compact).unwrap();
    assert_eq!(Trace::read_valid(&compact[..]).unwrap().0, trace);
}

#[test]
fn what_is_wrong_is_told_with_its_line_and_the_reason() {
    for (from, to, line, why) in [
        ("branch     if %5 = 1 other fails", "fails", 15, "thread 0 failed at 0#5, and acts here"),
        // Expressions.
        ("add v0:32", "sum v0:32", 7, "`sum` is no operation on expressions"),
        ("add v0:32 1:32", "add v0:32 1:8", 7, "operands of one width, found 32 and 8 bits"),
        ("add v0:32 1:32", "add v0:32 %9", 7, "%9 is not known here: a line `expr %9 = ...` must come first"),
        ("add v0:32 1:32", "add v0:32", 7, "expected an expression such as %7, v7:32 or 7:32, found the end"),
        ("add v0:32 1:32", "add v0:32 1:99", 7, "a width of 1 to 64 bits, found 99"),
        ("add v0:32 1:32", "add v0:32 4294967296:32", 7, "4294967296 does not fit into 32 bits"),
        ("add v0:32 1:32", "add v0:32 -3000000000:32", 7, "-3000000000 does not fit into 32 bits"),
        ("add v0:32 1:32", "add v0:32 one", 7, "found `one`"),
        ("add v0:32 1:32", "add v0:32 1:32 2:32", 7, "expected the end of the line, found `2:32`"),
        ("add v0:32 1:32", "extract v0:32 from 30 bits 4", 7, "there are no 4 bits from bit 30 on in 32 bits"),
        ("add v0:32 1:32", "extract v0:32 30 4", 7, "expected `from`, found `30`"),
        ("add v0:32 1:32", "zext v0:32 to 16", 7, "32 bits cannot be extended to 16"),
        ("add v0:32 1:32", "concat v0:32 %2", 7, "%2 is not known here"),
        ("add v0:32 1:32", "ite v0:32 v0:32 1:32", 7, "a condition of one bit, found 32 bits"),
        ("expr %2 =", "expr 2 =", 7, "expected a name such as %7, found `2`"),
        ("expr %5 =", "expr %2 =", 13, "%2 is there already"),
        ("v2:32 1:32", "v1:32 1:32", 13, "v1 has 8 bits, not 32"),
        ("1 = v2:32", "1 = v4:32", 12, "the next new unknown is v2"),
        // Events alone.
        ("0 = v0:32", "0 = v0:16", 6, "an expression of 4 bytes, found 16 bits"),
        ("0 = v0:32", "0 = 0:32", 6, "expected an unknown such as v7:32 for what is found"),
        ("0 = v0:32", "? = v0:32", 6, "expected the value observed beside the expression"),
        ("0 -> 1 = %2", "0 = v0:32 -> 1", 8, "a write finds nothing"),
        ("if %5", "if %2", 14, "a condition of one bit, found 32 bits"),
        ("if %5 = 1", "if %5 = 2", 14, "expected 0 or 1"),
        ("if %5", "when %5", 14, "one of `if`, `switch`, `address`, `bounds`, `divisor`, found `when`"),
        ("other fails", "other falls", 14, "expected `goes`, `fails` or `repeats`, found `falls`"),
        ("n  3 =", "n  256 =", 10, "256 does not fit into 8 bits"),
        ("x 4B  0  @", "x 9B  0  @", 3, "at most 8 bytes, found 9"),
        ("x 4B  0  @", "x 4B  ?  @", 3, "expected a value, found `?`"),
        ("0#4 ", "0#5 ", 12, "expected event 0#4, found number 5 of this thread"),
        // Events among others.
        ("1 = v2:32", "1 = v0:32", 12, "0#4: v0 is there already"),
        ("0 = v0:32", "0", 8, "0.1#2: no event before this brings v0"),
        ("if %5 = 1", "if %5 = 0", 14, "0#5: `v2 == 1` is 1 with the values observed, but this event says 0"),
        ("-> 1 = %2", "-> 2 = %2", 8, "`v0 + 1` is 1 with the values observed, but this event says 2"),
        ("v1:8 = 3", "v1:8 = 4", 15, "`v1` is 3 with the values observed"),
        ("4B  0 -> 1 =", "4B  4294967296 -> 1 =", 8, "4294967296 does not fit into 4 bytes"),
        ("c=2   add.c:9:1", "c=0   add.c:9:1", 8, "the thread's clock went back, from 1 to 0"),
        ("-> 1 = %2  @0x10", "-> 1 = %2  @0xfffffffffffffffe", 8, "4 bytes at 0xfffffffffffffffe reach beyond"),
        ("fork       0.1", "yield", 11, "nobody"),
    ] {
        if why == "nobody" {
            // A thread that nobody forked was there before the trace began.
            assert!(Trace::read_valid(GOOD.replacen(from, to, 1).as_bytes()).is_ok());
            continue;
        }
        let message = error(from, to);
        assert!(message.starts_with(&format!("line {line}: ")) && message.contains(why), "{to}: {message}");
    }
}

#[test]
fn threads_and_steps_hold_together() {
    let late = GOOD.replacen("exit", "yield", 1).replacen(
        "join       0.1",
        "join       0.1\n     8  0.1#4  c=9   ?  yield",
        1,
    );
    let late = late.replace("     8  0#4", "     9  0#4").replace("     9  0#5", "    10  0#5");
    let late = late.replace("    10  0#6", "    11  0#6").replace("end 11", "end 12");
    let message = Trace::read_valid(late.as_bytes()).unwrap_err().to_string();
    assert!(message.contains("line 12: 0.1#4: thread 0.1 was joined at 0#3, and acts here"), "{message}");
    // In a prefix that says nothing.
    let prefix = late.replace("    11  0#6", "begin\n    11  0#6");
    assert!(Trace::read_valid(prefix.as_bytes()).is_ok());
    let torn = GOOD.replace("0#3    c=2", "0#3    c=1");
    let message = Trace::read_valid(torn.as_bytes()).unwrap_err().to_string();
    assert!(message.contains("of one step with 0#1") && message.contains("0.1#3 came between"), "{message}");
    let ended = GOOD.replacen("start", "exit", 1);
    let message = Trace::read_valid(ended.as_bytes()).unwrap_err().to_string();
    assert!(message.contains("line 6: 0.1#1: thread 0.1 came to its end at 0.1#0, and acts here"), "{message}");
    let both = GOOD.replacen("symbolic   n  3 = v1:8", "lock  m @0x20", 1);
    let both = both.replacen("join       0.1", "unlock m @0x20", 1).replacen("v1:8 = 3", "v0:32 = 0", 1);
    let both = both.replace("v2:32", "v1:32");
    let message = Trace::read_valid(both.as_bytes()).unwrap_err().to_string();
    assert!(message.contains("line 11: 0#3: ") && message.contains("both use the object @0x20"), "{message}");
    let inside = GOOD.replacen(
        "     9  0#5    c=3   add.c:3:1 main     branch     if %5 = 1 other fails",
        "begin\n     9  0#5    c=3   add.c:3:1 main     yield",
        1,
    );
    let message = Trace::read_valid(inside.as_bytes()).unwrap_err().to_string();
    assert!(message.contains("0#5: the prefix ends inside a step"), "{message}");
    let twice = GOOD.replacen("initial    x 4B  0  @0x10", "fork       0.1", 1);
    let message = Trace::read_valid(twice.as_bytes()).unwrap_err().to_string();
    assert!(message.contains("thread 0.1 is forked here, but 0#0 has forked it before"), "{message}");
}

#[test]
fn a_read_that_finds_what_nobody_wrote_is_noted() {
    let odd = GOOD.replace("x 4B  1 = v2:32", "x 4B  7 = v2:32").replace("if %5 = 1", "if %5 = 0");
    let notes = Trace::read_valid(odd.as_bytes()).unwrap().1;
    assert!(
        notes[0].starts_with("0#4: finds the byte 7 in x @0x10, but the last write before it, 0.1#2,"),
        "{notes:?}"
    );
    let late = GOOD.replace("start", "yield").replacen("yield", "initial    x 4B  0  @0x10", 1);
    let message = Trace::read_valid(late.as_bytes()).unwrap_err().to_string();
    assert!(message.contains("line 5: 0.1#0: the initial value of @0x10 stands after an access to it"), "{message}");
}
