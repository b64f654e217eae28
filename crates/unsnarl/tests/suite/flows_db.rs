//! The database of `unsnarl defuse --db`: campaigns that add to it, questions, differences, exported runs, and everything that can be wrong
//! with a file.

use crate::desk::{Desk, Seen};
use libtest_mimic::Trial;
use std::fs;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

pub(crate) fn trials() -> Vec<Trial> {
    trials![flows_db:
        campaigns_add_up, named_questions, questions_in_sql_change_nothing, what_is_not_there_is_named,
        a_moved_line_is_no_difference, coverage_can_be_asked_for, exported_runs_show_everything, another_program_is_refused,
        another_version_is_refused, what_is_no_database_is_refused, half_a_database_is_refused, a_folder_that_is_not_there,
        a_full_disk_loses_no_result, a_killed_campaign_loses_nothing_committed, several_campaigns_at_once
    ]
}

/// Two threads count, and main looks at the sum.
const COUNT: &str = r#"#include <pthread.h>
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int sum;
static void *count(void *unused) {
    (void)unused;
    pthread_mutex_lock(&mutex);
    sum = sum + 1;
    pthread_mutex_unlock(&mutex);
    return 0;
}
int main(void) {
    pthread_t one, two;
    pthread_create(&one, 0, count, 0);
    pthread_create(&two, 0, count, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return sum != 2;
}
"#;

/// A program that a campaign is not through with soon: every run has flows that no other has.
const LONG: &str = r#"#include <pthread.h>
enum { CELLS = 64, ROUNDS = 40 };
static int a[CELLS], b[CELLS];
static void *left(void *unused) {
    (void)unused;
    for (int round = 0; round < ROUNDS; round++)
        for (int n = 0; n < CELLS; n++) {
            if (b[n] > round) a[n] = b[n] + 1; else a[n] = round;
            if (a[(n + 1) % CELLS] & 1) b[n] = a[n];
        }
    return 0;
}
static void *right(void *unused) {
    (void)unused;
    for (int round = 0; round < ROUNDS; round++)
        for (int n = 0; n < CELLS; n++) {
            if (a[n] > round) b[n] = a[n] + 1; else b[n] = round;
            if (b[(n + 1) % CELLS] & 1) a[n] = b[n];
        }
    return 0;
}
int main(void) {
    pthread_t one, two;
    pthread_create(&one, 0, left, 0);
    pthread_create(&two, 0, right, 0);
    pthread_join(one, 0);
    pthread_join(two, 0);
    return 0;
}
"#;

fn counted() -> Desk {
    let desk = Desk::new(&[("count.c", COUNT)]);
    desk.unsnarl(&["defuse", "count.c", "--db", "flows.db"]).ended(0);
    desk
}

/// One number.
fn number(desk: &Desk, sql: &str) -> i64 {
    let json = desk.json(&["defuse", "sql", "flows.db", sql, "--format", "json"], 0);
    json["rows"][0][0].as_i64().unwrap_or_else(|| panic!("{sql}: {json}"))
}

fn campaigns_add_up() {
    let desk = counted();
    let (pairs, runs) = (number(&desk, "SELECT count(*) FROM pairs"), number(&desk, "SELECT passing FROM flows"));
    desk.unsnarl(&["defuse", "count.c", "--db", "flows.db"]).ended(0);
    assert_eq!(number(&desk, "SELECT count(*) FROM campaigns WHERE ended = 'complete'"), 2);
    assert_eq!(number(&desk, "SELECT count(*) FROM pairs"), pairs);
    assert_eq!(number(&desk, "SELECT passing FROM flows"), 2 * runs);
    // Six flows: each thread reads 0 or what the other one wrote, main reads what either wrote.
    assert_eq!(number(&desk, "SELECT count(*) FROM flows WHERE status IN ('explicit', 'implicit')"), 6);
}

fn named_questions() {
    let desk = counted();
    let ask = |words: &[&str]| desk.unsnarl(&[&["defuse", "ask", "flows.db"], words].concat());
    ask(&["readers", "sum"])
        .says(0, &["`sum`", "0.1 count.c:7 count -> 0.2 count.c:7 count", "unsnarl replay .unsnarl/"]);
    let same = ask(&["who reads sum?"]);
    assert_eq!(same.stdout, ask(&["readers", "sum"]).stdout);
    let writers = ask(&["writers", "sum"]);
    assert!(!writers.stdout.contains("the initial value"), "{}", writers.stdout);
    let between = ask(&["between", "0.1", "main"]);
    assert_eq!(between.stdout.lines().count(), 2, "{}", between.stdout);
    ask(&["suspicious"]).ended(0);
    ask(&["uncovered"]).says(0, &["a run has shown every flow"]);
    let pair = number(&desk, "SELECT pair FROM flows WHERE write_thread = '0.1' AND read_thread = '0.2'");
    ask(&["why", &pair.to_string()])
        .says(0, &["reads  count.c:7:11  sum = sum + 1;", "each time: `mutex`", "unsnarl replay"]);
}

fn questions_in_sql_change_nothing() {
    let desk = counted();
    let before = fs::read(desk.path("flows.db")).expect("a file");
    let sql = |text: &str| desk.unsnarl(&["defuse", "sql", "flows.db", text]);
    sql("SELECT variable, shown FROM coverage_by_variable").says(0, &["sum", "6", "1 row"]);
    sql("SELECT * FROM coverage_by_function").says(0, &["main", "count"]);
    sql("DELETE FROM pairs").refused(&["only questions"]);
    sql("SELECT 1; DROP TABLE pairs").refused(&["one statement"]);
    sql("ATTACH 'other.db' AS other").refused(&["SQL"]);
    sql("SELEC 1").refused(&["SQL", "syntax error"]);
    assert!(fs::read(desk.path("flows.db")).expect("a file") == before);
    assert!(!desk.path("other.db").exists());
}

fn what_is_not_there_is_named() {
    let desk = counted();
    let ask = |words: &[&str]| desk.unsnarl(&[&["defuse", "ask", "flows.db"], words].concat());
    ask(&["readers", "summe"]).refused(&["no flow is known of a variable `summe`", "sum"]);
    ask(&["between", "0.7", "0"]).refused(&["thread `0.7`", "0.1"]);
    ask(&["why", "999"]).refused(&["no pair 999"]);
    ask(&["how is it?"]).refused(&["not understood", "readers VARIABLE"]);
    desk.unsnarl(&["defuse", "ask", "none.db", "suspicious"]).refused(&["no such database", "--db"]);
    assert!(!desk.path("none.db").exists());
}

fn a_moved_line_is_no_difference() {
    let desk = counted();
    desk.write("moved/count.c", format!("\n\n{COUNT}"));
    desk.write("changed/count.c", COUNT.replace("return sum != 2;", "return 0;"));
    for version in ["moved", "changed"] {
        let (source, db) = (format!("{version}/count.c"), format!("{version}.db"));
        desk.unsnarl(&["defuse", &source, "--db", &db]).ended(0);
    }
    desk.unsnarl(&["defuse", "diff", "flows.db", "moved.db"]).says(0, &["0 new, 0 gone"]);
    desk.unsnarl(&["defuse", "diff", "flows.db", "changed.db"]).says(1, &["gone", "`sum`", "main", "0 new, 2 gone"]);
    desk.unsnarl(&["defuse", "diff", "changed.db", "flows.db"]).says(1, &["2 new, 0 gone"]);
}

fn coverage_can_be_asked_for() {
    let unreached = COUNT.replace("    sum = sum + 1;", "    if (sum == 77)\n        sum = 5;\n    sum = sum + 1;");
    let desk = Desk::new(&[("count.c", COUNT), ("unreached.c", &unreached)]);
    let search = |file, least| desk.unsnarl(&["defuse", file, "--db", &format!("{file}.db"), "--min-coverage", least]);
    search("count.c", "100").ended(0);
    search("unreached.c", "100").says(1, &["--min-coverage asks for 100 %"]);
    search("unreached.c", "1").ended(0);
    desk.unsnarl(&["defuse", "diff", "count.c.db", "count.c.db", "--min-coverage", "100"]).ended(0);
    desk.unsnarl(&["defuse", "diff", "unreached.c.db", "unreached.c.db", "--min-coverage", "99"]).ended(1);
    search("count.c", "101").refused(&["from 0 to 100"]);
}

fn exported_runs_show_everything() {
    let desk = counted();
    let exported = desk.json(&["defuse", "export", "flows.db", "suite", "--format", "json"], 0);
    assert_eq!((&exported["pairs"], &exported["without"]), (&6.into(), &0.into()));
    let runs = exported["runs"].as_array().expect("runs").len();
    assert!(runs < 6, "{exported}");
    fs::remove_dir_all(desk.path(".unsnarl")).expect("the folder of the search");
    desk.unsnarl(&["replay", "suite"])
        .says(0, &["flows-001.run: the same", &format!("{runs} of {runs} runs came again")]);
    desk.unsnarl(&["defuse", "export", "flows.db", "suite"]).refused(&["is there already"]);
    desk.unsnarl(&["defuse", "ask", "flows.db", "readers", "sum"]).says(0, &["unsnarl defuse export flows.db FOLDER"]);
    // One that is damaged is named, and the others are repeated.
    desk.write("suite/flows-000.run", "unsnarl run 1\n");
    desk.unsnarl(&["replay", "suite"]).says(2, &["flows-000.run:", &format!("{runs} of {} runs", runs + 1)]);
    desk.unsnarl(&["replay", "."]).refused(&["no saved run"]);
}

fn another_program_is_refused() {
    let desk = counted();
    let before = fs::read(desk.path("flows.db")).expect("a file");
    desk.write("other.c", COUNT.replace("!= 2", "> 2"));
    desk.unsnarl(&["defuse", "other.c", "--db", "flows.db"]).refused(&[
        "flows.db",
        "another program",
        "count.c",
        "defuse diff",
    ]);
    assert_eq!(number(&desk, "SELECT count(*) FROM campaigns"), 1);
    assert!(fs::read(desk.path("flows.db")).expect("a file") == before);
}

/// Changes a number in the header of a database.
fn patch(desk: &Desk, at: usize, to: u32) {
    let mut bytes = fs::read(desk.path("flows.db")).expect("a file");
    bytes[at..at + 4].copy_from_slice(&to.to_be_bytes());
    desk.write("flows.db", bytes);
}

fn another_version_is_refused() {
    const VERSION_AT: usize = 60;
    const APPLICATION_AT: usize = 68;
    let desk = counted();
    patch(&desk, VERSION_AT, 99);
    for command in [&["defuse", "count.c", "--db", "flows.db"][..], &["defuse", "ask", "flows.db", "suspicious"]] {
        desk.unsnarl(command).refused(&["version 99", "reads version 1", "another file"]);
    }
    patch(&desk, VERSION_AT, 1);
    patch(&desk, APPLICATION_AT, 7);
    desk.unsnarl(&["defuse", "count.c", "--db", "flows.db"]).refused(&["not one of flows"]);
}

fn what_is_no_database_is_refused() {
    let desk =
        Desk::new(&[("count.c", COUNT), ("flows.db", &"This is a text, and nobody wants to lose it.\n".repeat(40))]);
    let before = desk.read("flows.db");
    for command in [&["defuse", "count.c", "--db", "flows.db"][..], &["defuse", "ask", "flows.db", "suspicious"]] {
        desk.unsnarl(command).refused(&["flows.db", "no database"]);
    }
    assert_eq!(desk.read("flows.db"), before);
    // A source is no database, either; it is not overwritten.
    desk.unsnarl(&["defuse", "count.c", "--db", "count.c"]).refused(&["count.c"]);
    assert_eq!(desk.read("count.c"), COUNT);
    desk.write("empty.db", "");
    desk.unsnarl(&["defuse", "ask", "empty.db", "suspicious"]).refused(&["empty"]);
}

fn half_a_database_is_refused() {
    let desk = counted();
    let mut bytes = fs::read(desk.path("flows.db")).expect("a file");
    bytes.truncate(bytes.len() / 2);
    desk.write("flows.db", &bytes);
    for command in [&["defuse", "count.c", "--db", "flows.db"][..], &["defuse", "ask", "flows.db", "readers", "sum"]] {
        let seen = desk.unsnarl(command);
        seen.says(2, &["flows.db", "damaged"]);
    }
    assert!(fs::read(desk.path("flows.db")).expect("a file") == bytes, "what was left is not touched");
}

fn a_folder_that_is_not_there() {
    let desk = Desk::new(&[("count.c", COUNT)]);
    desk.unsnarl(&["defuse", "count.c", "--db", "none/flows.db"]).refused(&["none/flows.db", "folder"]);
    desk.unsnarl(&["defuse", "count.c", "--db", "/proc/flows.db"]).refused(&["/proc/flows.db"]);
    desk.unsnarl(&["defuse", "count.c", "--db", "."]).refused(&["cannot be opened"]);
}

/// Files cannot grow beyond some blocks: as on a full disk, what is written first fits, and what comes later does not. Where that is depends on
/// how SQLite lays out its journal, so there are several trials.
fn a_full_disk_loses_no_result() {
    let desk = counted();
    let mut in_the_middle = 0;
    for blocks in (34..70).step_by(3) {
        let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
        let mut shell = Command::new("bash");
        shell.args(["-c", &script]).arg(env!("CARGO_BIN_EXE_unsnarl")).current_dir(desk.path(""));
        let seen = Seen::of(shell.args(["defuse", "count.c", "--db", "flows.db", "--format", "json"]), None);
        if seen.status == Some(0) {
            continue;
        }
        seen.says(2, &["flows.db", "what was committed before is kept"]);
        if seen.stderr.contains("the report is complete, the database is not") {
            in_the_middle += 1;
            assert_eq!(seen.json().expect("a report")["pairs"].as_array().map(Vec::len), Some(6), "{}", seen.stdout);
        }
        assert_eq!(number(&desk, "SELECT count(*) FROM flows WHERE status IN ('explicit', 'implicit')"), 6);
    }
    assert!(in_the_middle > 0, "the disk was never full in the middle of a campaign");
}

fn a_killed_campaign_loses_nothing_committed() {
    let desk = Desk::new(&[("long.c", LONG)]);
    let mut command = desk.command(&["defuse", "long.c", "--db", "flows.db", "--time", "120"]);
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it starts");
    let begun = Instant::now();
    let count = || {
        let seen = desk.unsnarl(&["defuse", "sql", "flows.db", "SELECT count(*) FROM judgements", "--format", "json"]);
        seen.json().ok().and_then(|json| json["rows"][0][0].as_i64()).unwrap_or(0)
    };
    while count() == 0 && begun.elapsed() < Duration::from_secs(100) {
        std::thread::sleep(Duration::from_millis(200));
    }
    let before = count();
    child.kill().expect("it still goes on");
    child.wait().expect("it ends");
    assert!(before > 0, "nothing was committed in {:?}", begun.elapsed());
    assert!(count() >= before);
    assert_eq!(number(&desk, "SELECT count(*) FROM campaigns WHERE ended IS NULL"), 1);
    desk.unsnarl(&["defuse", "sql", "flows.db", "PRAGMA integrity_check"]).says(0, &["ok"]);
    // Its runs are there, and another campaign goes on.
    desk.unsnarl(&["defuse", "export", "flows.db", "suite"]).ended(0);
    desk.unsnarl(&["defuse", "long.c", "--db", "flows.db", "--time", "2"]);
    assert_eq!(number(&desk, "SELECT count(*) FROM campaigns WHERE ended IS NOT NULL"), 1);
}

fn several_campaigns_at_once() {
    let desk = Desk::new(&[("count.c", COUNT)]);
    let start = |_| {
        let mut command = desk.command(&["defuse", "count.c", "--db", "flows.db"]);
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts")
    };
    let all: Vec<_> = (0..6).map(start).collect();
    for child in all {
        let ended = child.wait_with_output().expect("it ends");
        assert!(ended.status.success(), "{}", String::from_utf8_lossy(&ended.stderr));
    }
    assert_eq!(number(&desk, "SELECT count(*) FROM campaigns WHERE ended = 'complete'"), 6);
    assert_eq!(number(&desk, "SELECT count(*) FROM flows WHERE status IN ('explicit', 'implicit')"), 6);
}
