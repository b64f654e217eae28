//! Saved runs, replay and traces, as a person meets them.

use crate::desk::{Desk, Seen, corpus};
use analysis::check::campaign::{Budget, Campaign, Strategy};
use driver::Program;
use driver::Setup;
use driver::saved::{self, Found};
use guest::world::Inputs;
use libtest_mimic::Trial;
use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;
use trace::{RunFailure, RunFile, RunOutcome};
use vm::Limits;

pub(crate) fn trials() -> Vec<Trial> {
    trials![replay_cli:
        failing_runs_are_reproduced_event_by_event,
        a_run_replays_in_another_folder_and_without_its_sources,
        the_sources_serve_when_the_copy_is_gone,
        a_changed_program_is_noticed_and_can_be_tried,
        a_damaged_copy_is_not_trusted,
        damaged_run_files_are_refused_with_their_line,
        a_schedule_changed_by_hand_is_explained,
        stepping_shows_every_thread,
        until_a_line_shows_stacks_and_values,
        a_good_run_is_saved_with_all_it_was_given,
        input_comes_again_in_the_same_pieces,
        every_failing_run_is_saved_and_told,
        a_data_race_of_one_run_is_a_failure_that_replays,
        an_unfinished_run_is_unfinished_again,
        traces_tell_what_a_run_did,
        a_trace_of_a_plain_run_can_be_bounded,
        being_watched_changes_nothing,
    ]
}

/// Finds a failing run of a program of the corpus and saves it as `x.run` in the desk, with a copy of the source.
fn save(desk: &Desk, name: &str) -> PathBuf {
    let source = desk.path(&format!("{name}.c"));
    fs::copy(corpus("check", &format!("{name}.c")), &source).expect("a program of the corpus");
    let program = Program::build(&[source], &["-w".into()]).expect("it compiles");
    let setup = Setup {
        inputs: Inputs { args: vec![b"prog".to_vec()], env: Vec::new(), allow: Vec::new(), ..Inputs::default() },
        limits: Limits { max_steps: 20_000_000, ..Limits::default() },
        races: true,
        ..Setup::new(program)
    };
    let budget = Budget { jobs: 1, ..Budget::default() };
    let report = Campaign::new(&setup, Strategy::Mix, budget, 1).run(|_| {});
    let finding = report.failures.first().unwrap_or_else(|| panic!("{name} does not fail"));
    let found = Found {
        outcome: RunOutcome::Failure(RunFailure::from(&finding.failure)),
        schedule: &finding.schedule,
        event_hash: Some(finding.event_hash),
        found_by: &finding.found_by.text,
        stands: &[],
    };
    saved::save(&setup, &found, &desk.path(""), "x").expect("it can be saved")
}

const SEVERAL: &[&str] = &[
    "account_lost_update",
    "deadlock_two_accounts",
    "producer_lost_signal",
    "dining_philosophers",
    "session_freed_in_use",
    "timed_wait_taken_for_success",
    "wrong_sum_exit",
    "barrier_reuse",
    "reorder",
];

fn failing_runs_are_reproduced_event_by_event() {
    for name in SEVERAL {
        let desk = Desk::new(&[]);
        save(&desk, name);
        let once = desk.unsnarl(&["replay", "x.run"]);
        once.says(1, &["reproduced: the same failure, the same", "events, hash"]);
        let many = desk.json(&["replay", "x.run", "--times", "20", "--format", "json"], 1);
        let run = RunFile::parse(desk.read("x.run").as_bytes()).expect("a run file");
        assert_eq!(many["command"], "replay");
        assert_eq!(many["verdict"], "reproduced", "{name}");
        assert_eq!(many["stats"]["schedules"], 20);
        assert_eq!(many["stats"]["events"], run.events);
        assert_eq!(many["event_hash"], format!("{:016x}", run.event_hash));
        let RunOutcome::Failure(failure) = &run.outcome else { panic!("no failure in {name}") };
        assert_eq!(many["failures"][0]["id"], failure.kind.id());
        assert_eq!(many["failures"][0]["run"], "x.run");
        // The turns say what could have been: more than who ran.
        assert!(run.turns.iter().all(|turn| turn.check.is_some()), "{name}");
    }
}

fn a_run_replays_in_another_folder_and_without_its_sources() {
    let desk = Desk::new(&[]);
    save(&desk, "deadlock_two_accounts");
    let other = Desk::new(&[]);
    for entry in fs::read_dir(desk.path("")).expect("a folder").flatten() {
        let name = entry.file_name();
        if !name.to_string_lossy().ends_with(".c") {
            fs::copy(entry.path(), other.path("").join(&name)).expect("a copy");
        }
    }
    drop(desk);
    Seen::of(other.command(&["replay", "x.run"]).env("PATH", "/nowhere"), None).ended(1);
    other.unsnarl(&["replay", "x.run", "--times", "5"]).says(1, &["reproduced", "5 times"]);
    // From somewhere else, too.
    let path = other.path("x.run");
    Desk::new(&[]).unsnarl(&["replay", path.to_str().expect("a path")]).says(1, &["reproduced"]);
}

fn the_sources_serve_when_the_copy_is_gone() {
    let desk = Desk::new(&[]);
    let run = save(&desk, "account_lost_update");
    let hash = RunFile::parse(&fs::read(&run).expect("a run")).expect("a run file").program.hash;
    let copy = format!("program-{hash}.ll");
    fs::remove_file(desk.path(&copy)).expect("the copy was there");
    // It was compiled in the folder of the tests, where a run may not lead us unasked.
    let rebuild = ["replay", "x.run", "--rebuild", "--allow", env!("CARGO_MANIFEST_DIR")];
    desk.unsnarl(&rebuild).says(1, &["reproduced"]);
    desk.edit("account_lost_update.c", "gift = 5", "gift = 7");
    let gone = desk.unsnarl(&rebuild);
    gone.says(2, &["its program is not there", &hash, "it has changed", "--program FILE", &copy]);
    fs::remove_file(desk.path("account_lost_update.c")).expect("the source was there");
    desk.unsnarl(&rebuild).says(2, &["its program is not there", "no such file"]);
    // The original, under another name and from another place.
    fs::copy(corpus("check", "account_lost_update.c"), desk.path("account_lost_update.c")).expect("a copy");
    desk.unsnarl(&rebuild).says(1, &["reproduced"]);
}

fn a_changed_program_is_noticed_and_can_be_tried() {
    let desk = Desk::new(&[]);
    save(&desk, "account_lost_update");
    desk.edit("account_lost_update.c", "int before = balance;", "sched_yield(); int before = balance;");
    desk.edit("account_lost_update.c", "#include <stdio.h>", "#include <stdio.h>\n#include <sched.h>");
    let program = ["replay", "x.run", "--program", "account_lost_update.c"];
    desk.unsnarl(&program).says(2, &["recorded with another program", "expected:", "found:", "--force"]);
    let forced = [&program[..], &["--force"]].concat();
    desk.unsnarl(&forced).says(2, &["went another way in turn", "expected: ", "came:", "The program is another one"]);
    let json = desk.json(&[&forced[..], &["--format", "json"]].concat(), 2);
    assert_eq!(json["verdict"], "diverged");
    assert_eq!(json["same_program"], false);
    assert!(json["divergence"]["expected"].is_string());
    desk.unsnarl(&["replay", "x.run"]).says(1, &["reproduced"]);
}

fn a_damaged_copy_is_not_trusted() {
    let desk = Desk::new(&[]);
    let run = save(&desk, "account_lost_update");
    let hash = RunFile::parse(&fs::read(run).expect("a run")).expect("a run file").program.hash;
    let copy = format!("program-{hash}.ll");
    fs::remove_file(desk.path("account_lost_update.c")).expect("the source was there");
    desk.edit(&copy, "i32 5", "i32 6");
    desk.unsnarl(&["replay", "x.run"]).says(2, &["the copy beside it", "it has changed"]);
    desk.write(&copy, "no IR at all {");
    desk.unsnarl(&["replay", "x.run"]).says(2, &["the copy beside it"]);
}

fn damaged_run_files_are_refused_with_their_line() {
    let desk = Desk::new(&[]);
    save(&desk, "account_lost_update");
    let good = desk.read("x.run");
    let try_with = |text: &str, words: &[&str]| {
        desk.write("bad.run", text);
        desk.unsnarl(&["replay", "bad.run"]).says(2, &[&["bad.run"], words].concat());
    };
    try_with(&good.replacen("unsnarl run 1", "unsnarl run 2", 1), &["line 1", "use the newer Unsnarl"]);
    try_with(&good.replacen("program-hash", "colour", 1), &["line ", "`colour`"]);
    try_with(&good.replacen("setting stack-size 8388608", "setting stack-size big", 1), &["stack-size", "big"]);
    try_with(&good.replacen("setting races on", "setting races maybe", 1), &["races", "maybe"]);
    try_with(&good[..good.len() / 2], &["line "]);
    try_with("", &["line 1"]);
    try_with("int main;", &["no Unsnarl run file"]);
    try_with(&good.replacen("program-hash ", "program-hash ../../", 1), &["is no hash of a program"]);
    desk.unsnarl(&["replay", "nope.run"]).says(2, &["nope.run"]);
    fs::create_dir(desk.path("empty")).expect("a folder");
    desk.unsnarl(&["replay", "empty"]).says(2, &["no saved run", "folder"]);
    // Cut anywhere, changed anywhere: an answer, never a panic.
    let bytes = good.as_bytes();
    for n in 0..40 {
        let mut bad = bytes.to_vec();
        let at = bytes.len() * n / 40;
        bad[at] = bad[at].wrapping_add(1 + n as u8);
        desk.write("bad.run", &bad);
        let seen = desk.unsnarl(&["replay", "bad.run"]);
        assert!(matches!(seen.status, Some(0..=2)), "{at}: {:?} {}", seen.status, seen.stderr);
    }
}

fn a_schedule_changed_by_hand_is_explained() {
    let desk = Desk::new(&[]);
    save(&desk, "account_lost_update");
    let good = desk.read("x.run");
    let turns: Vec<&str> = good.lines().skip_while(|l| *l != "schedule").skip(1).collect();
    let try_with = |from: &str, to: &str, words: &[&str]| {
        desk.write("bad.run", good.replacen(&format!("\n{from}\n"), &format!("\n{to}\n"), 1));
        desk.unsnarl(&["replay", "bad.run"])
            .says(2, &[&["went another way in turn", "changed by hand"], words].concat());
    };
    // Another thread, another end, another operation, other threads that could have run.
    let clock_of = |turn: &str| turn.split(' ').nth(1).and_then(|c| c.parse::<u64>().ok());
    let at = (1..turns.len()).find(|&i| clock_of(turns[i]).is_some()).expect("a turn that ends before its thread");
    let (turn, here) = (turns[at], &*format!("turn {}", at + 1));
    let thread = turn.split(' ').next().expect("a thread");
    let clock = clock_of(turn).expect("a clock");
    try_with(turn, &turn.replacen(thread, "0.7", 1), &[here, "thread 0.7", "these can run"]);
    try_with(turn, &turn.replacen(&clock.to_string(), &(clock - 1).to_string(), 1), &[here, "runs until step"]);
    let (front, _) = turn.rsplit_once(" | ").expect("checks");
    try_with(turn, &format!("{front} | lock nothing"), &[here, "lock nothing"]);
    try_with(turn, &turn.replacen(" | 0", " | 0.9 0", 1), &[here, "0.9"]);
    try_with(turn, &turn.replacen(" |", " timeout |", 1), &[here, "gives up its timed wait"]);
    // Only the end tells.
    let hash = good.lines().find(|l| l.starts_with("event-hash")).expect("a hash");
    desk.write("bad.run", good.replacen(hash, "event-hash 0123456789abcdef", 1));
    desk.unsnarl(&["replay", "bad.run"]).says(2, &["every turn began as recorded", "0123456789abcdef"]);
}

fn stepping_shows_every_thread() {
    let desk = Desk::new(&[]);
    save(&desk, "account_lost_update");
    let step = |input: &str| Seen::of(&mut desk.command(&["replay", "--step", "x.run"]), Some(input));
    let seen = step("?\n\nt\n2\nc\n");
    seen.says(1, &["after 0 events", "fork 0.1", "> 0 ", "pthread_create(&bob", "read balance", "reproduced"]);
    assert!(seen.stdout.contains("the next event"), "help: {}", seen.stdout);
    // What cannot be printed is no success.
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("Linux has it");
    let mut command = desk.command(&["replay", "--step", "x.run"]);
    let child = command.stdin(std::process::Stdio::null()).stdout(full).stderr(std::process::Stdio::piped());
    let ended = child.spawn().and_then(std::process::Child::wait_with_output).expect("it ends");
    let said = String::from_utf8_lossy(&ended.stderr).into_owned();
    assert!(ended.status.code() == Some(2) && said.contains("cannot be printed"), "{:?} {said}", ended.status);
    // Leaving early is no divergence.
    let seen = step("3\nq\n");
    seen.says(0, &["after 3 events"]);
    assert!(!seen.stdout.contains("after 4 events") && !seen.stderr.contains("reproduced"), "{}", seen.stderr);
    step("").says(0, &["after 0 events"]);
    step("dance\nq\n").says(0, &["`dance`: what is this?"]);
    step("99999999999999999999\nq\n").says(0, &["what is this?"]);
}

fn until_a_line_shows_stacks_and_values() {
    let desk = Desk::new(&[]);
    save(&desk, "account_lost_update");
    let until = |line: &str| ["replay".to_string(), "x.run".into(), "--until".into(), line.into()];
    let line = |text: &str| {
        let source = fs::read_to_string(corpus("check", "account_lost_update.c")).expect("a source");
        format!("account_lost_update.c:{}", 1 + source.lines().position(|l| l.contains(text)).expect("a line"))
    };
    let args = until(&line("balance = before + amount"));
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let seen = desk.unsnarl(&args);
    seen.says(
        0,
        &["in deposit", "called from account_lost_update.c", "balance = 100", "shared variables touched last"],
    );
    let seen = Seen::of(&mut desk.command(&[&args[..], &["--step"]].concat()), Some("\n\nc\n"));
    seen.says(1, &["write balance 4B  100 ->", "reproduced"]);
    let args = until(&line("#include <assert.h>"));
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    desk.unsnarl(&args).says(2, &["no thread ever stood at"]);
    desk.unsnarl(&["replay", "x.run", "--until", "here"]).says(2, &["file:line"]);
}

const READS: &str = r#"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
int shared;
static void *work(void *p) { shared++; return p; }
int main(int argc, char **argv)
{
    char line[80] = "", raw[8];
    pthread_t t;
    pthread_create(&t, 0, work, 0);
    shared++;
    pthread_join(t, 0);
    if (fgets(line, sizeof line, stdin)) printf("line %s", line);
    printf("%d args, %s, %s\n", argc, argc > 1 ? argv[1] : "-", getenv("MOOD") ? getenv("MOOD") : "none");
    FILE *f = fopen("data.txt", "r");
    if (f && fgets(line, sizeof line, f)) printf("data %s", line);
    if (f) fclose(f);
    return 0;
}
"#;

fn a_good_run_is_saved_with_all_it_was_given() {
    let desk = Desk::new(&[]);
    desk.write("reads.c", READS);
    desk.write("data.txt", "42\n");
    let args = ["run", "-w", "--save", "good.run", "--strategy", "random", "--seed", "3", "reads.c", "--", "one"];
    let mut command = desk.command(&args);
    command.env("MOOD", "fine");
    let printed = Seen::of(&mut command, Some("hello there\n")).stdout;
    assert_eq!(printed, "line hello there\n2 args, one, fine\ndata 42\n");
    let again = desk.unsnarl(&["replay", "good.run"]);
    again.says(0, &["ended as before, with exit status 0"]);
    assert_eq!(again.stdout, printed);
    assert_eq!(desk.json(&["replay", "good.run", "--format", "json"], 0)["verdict"], "ended-well");
    // Another program than the one whose runs are there, and the name is taken.
    desk.unsnarl(&["run", "--save", "good.c", "reads.c"]).says(2, &["ends with .run"]);
    // What it read has changed.
    desk.write("data.txt", "4711\n");
    let changed = desk.unsnarl(&["replay", "good.run"]);
    assert!(changed.stderr.contains("data.txt, which the program read, has changed"), "{}", changed.stderr);
    fs::remove_file(desk.path("data.txt")).expect("it was there");
    desk.unsnarl(&["replay", "good.run"]).says(2, &["every turn began as recorded", "The reason may be", "data.txt"]);
}

fn input_comes_again_in_the_same_pieces() {
    let desk = Desk::new(&[]);
    let program = "#include <stdio.h>\n#include <unistd.h>\n#include <assert.h>\n\
        int main(void) { char b[100]; int n, k = 0; while ((n = read(0, b, sizeof b)) > 0) { printf(\"%d\\n\", n); k++; }\n\
        assert(k < 2); return 0; }\n";
    desk.write("pieces.c", program);
    let mut child = desk
        .command(&["run", "pieces.c"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("unsnarl starts");
    let mut input = child.stdin.take().expect("a pipe");
    std::io::Write::write_all(&mut input, b"12345").expect("it reads");
    std::thread::sleep(Duration::from_millis(1500));
    std::io::Write::write_all(&mut input, b"123").expect("it reads");
    drop(input);
    let ran = child.wait_with_output().expect("it ends");
    assert_eq!(String::from_utf8_lossy(&ran.stdout), "5\n3\n", "{}", String::from_utf8_lossy(&ran.stderr));
    let again = desk.unsnarl(&["replay", ".unsnarl/pieces-assertion.run"]);
    again.says(1, &["reproduced"]);
    assert_eq!(again.stdout, "5\n3\n");
    desk.unsnarl(&["explain", ".unsnarl/pieces-assertion.run"]).says(1, &["k < 2"]);
}

#[test]
fn a_run_is_explained_from_any_folder() {
    let desk = Desk::new(&[]);
    desk.write(
        "reads.c",
        "#include <assert.h>\n#include <pthread.h>\n#include <stdio.h>\nint x;\n\
         static void *work(void *p) { x++; return p; }\n\
         int main(void) { pthread_t t; pthread_create(&t, 0, work, 0); pthread_join(t, 0);\n\
         FILE *f = fopen(\"data.txt\", \"r\"); int c = f ? fgetc(f) : 0; assert(c != '4'); return 0; }\n",
    );
    desk.write("data.txt", "42\n");
    desk.unsnarl(&["run", "reads.c"]).says(1, &["c != '4'"]);
    let elsewhere = Desk::new(&[]);
    let run = desk.path(".unsnarl/reads-assertion.run");
    let run = run.to_str().expect("a path in UTF-8");
    elsewhere.unsnarl(&["replay", run]).says(1, &["reproduced"]);
    elsewhere.unsnarl(&["explain", run]).says(1, &["c != '4'"]);
}

fn every_failing_run_is_saved_and_told() {
    let desk = Desk::new(&[]);
    desk.write("null.c", "#include <stdio.h>\nint main(void) { puts(\"hi\"); int *p = 0; return *p; }\n");
    let failed = desk.unsnarl(&["run", "null.c", "--report", "r.json"]);
    failed.says(1, &["null-access", "unsnarl replay .unsnarl/null-null-access.run"]);
    let report: Value = serde_json::from_str(&desk.read("r.json")).expect("JSON");
    assert_eq!(report["run"], ".unsnarl/null-null-access.run");
    let again = desk.unsnarl(&["replay", ".unsnarl/null-null-access.run"]);
    again.says(1, &["null.c:2", "reproduced: the same failure"]);
    assert_eq!(again.stdout, "hi\n");
    // The same failure again is the same run; another one keeps the first.
    desk.unsnarl(&["run", "null.c"]).says(1, &["null-null-access.run"]);
    desk.write("null.c", "int main(void) { int *p = 0; return *p; }\n");
    desk.unsnarl(&["run", "null.c"]).says(1, &["null-null-access-2.run"]);
    desk.unsnarl(&["replay", ".unsnarl/null-null-access.run"]).says(1, &["hi", "reproduced"]);
    desk.unsnarl(&["replay", ".unsnarl/null-null-access-2.run"]).says(1, &["reproduced"]);
}

fn a_data_race_of_one_run_is_a_failure_that_replays() {
    let desk = Desk::new(&[]);
    fs::copy(corpus("check", "account_lost_update.c"), desk.path("a.c")).expect("a copy");
    desk.unsnarl(&["run", "-w", "--races", "a.c"]).says(1, &["failure data-race", "`balance`", "a.c:20", ".run"]);
    let again = desk.json(&["replay", ".unsnarl/a-data-race.run", "--format", "json"], 1);
    assert_eq!(again["failures"][0]["id"], "data-race");
    assert_eq!(again["failures"][0]["others"].as_array().map(Vec::len), Some(1));
    desk.unsnarl(&["run", "-w", "--races", "-DFIXED", "a.c"]).says(0, &[]);
}

fn an_unfinished_run_is_unfinished_again() {
    let desk = Desk::new(&[]);
    desk.write("loop.c", "int main(void) { for (;;) ; }\n");
    desk.unsnarl(&["run", "loop.c", "--max-steps", "1000", "--save", "l.run"]).says(2, &["unfinished"]);
    desk.unsnarl(&["replay", "l.run"]).says(0, &["limit of steps"]);
}

fn traces_tell_what_a_run_did() {
    let desk = Desk::new(&[]);
    save(&desk, "account_lost_update");
    desk.unsnarl(&["replay", "x.run", "--trace", "a.trace"]).says(1, &["reproduced"]);
    let text = desk.read("a.trace");
    assert!(text.starts_with("unsnarl trace 1.4\n") && text.contains("write        balance 4B  100 -> "), "{text}");
    desk.unsnarl(&["replay", "x.run", "--trace", "b.trace", "--trace-form", "compact"]).says(1, &["reproduced"]);
    desk.unsnarl(&["trace", "convert", "b.trace", "c.trace"]).says(0, &[]);
    assert_eq!(desk.read("c.trace"), text);
    desk.unsnarl(&["trace", "convert", "c.trace", "c.trace"]).says(2, &["onto itself"]);

    let all = desk.json(&["trace", "show", "a.trace", "--format", "json"], 0);
    let events = all["events"].as_array().expect("events");
    assert_eq!(all["total"], events.len());
    let run = RunFile::parse(desk.read("x.run").as_bytes()).expect("a run file");
    assert_eq!(events.len() as u64, run.events);
    let only = |args: &[&str]| {
        let shown = desk.json(&[&["trace", "show", "b.trace", "--format", "json"], args].concat(), 0);
        shown["events"].as_array().expect("events").clone()
    };
    let balance = only(&["--variable", "balance"]);
    assert_eq!(balance.len(), 5);
    assert!(balance.iter().all(|e| e["names"][0] == "balance"));
    let child = only(&["--thread", "0.1", "--thread", "0.2", "--variable", "=balance"]);
    assert_eq!(child.len(), 4);
    assert!(only(&["--line", "account_lost_update.c:20"]).iter().all(|e| e["at"]["line"] == 20));
    assert_eq!(only(&["--from", "2", "--to", "4"]).len(), 3);
    let shown = desk.unsnarl(&["trace", "show", "a.trace", "--variable", "balance", "--thread", "0"]);
    shown.says(0, &["read balance", "1 of 15 events"]);
    assert_eq!(shown.stdout.lines().count(), 1);
    desk.unsnarl(&["trace", "show", "a.trace", "--thread", "7"]).says(2, &["names no thread"]);
    desk.unsnarl(&["trace", "show", "a.trace", "--line", "x"]).says(2, &["file:line"]);
    desk.unsnarl(&["trace", "show", "x.run"]).says(2, &["an Unsnarl run file, expected a trace file"]);
    desk.write("cut.trace", &text[..text.len() - 8]);
    desk.unsnarl(&["trace", "show", "cut.trace"]).says(2, &["cut.trace: line"]);
    desk.unsnarl(&["replay", "x.run", "--trace", "x.run"]).says(2, &["another name"]);
}

fn a_trace_of_a_plain_run_can_be_bounded() {
    let desk = Desk::new(&[]);
    desk.write("count.c", "int n;\nint main(void) { for (int i = 0; i < 100; i++) n += i; return 0; }\n");
    desk.unsnarl(&["run", "count.c", "--trace", "t.trace", "--max-events", "50"])
        .says(0, &["first 50 events", "more were"]);
    let shown = desk.json(&["trace", "show", "t.trace", "--format", "json", "--variable", "n"], 0);
    assert_eq!(shown["total"], 50);
    assert_eq!(shown["matched"], 50);
}

/// A trace changes nothing: the same run, with and without being watched at every event.
fn being_watched_changes_nothing() {
    for name in ["producer_lost_signal", "barrier_reuse", "token_ring", "reorder"] {
        for strategy in ["round-robin", "random", "pct", "pos"] {
            let desk = Desk::new(&[]);
            fs::copy(corpus("check", &format!("{name}.c")), desk.path("a.c")).expect("a copy");
            let run = ["run", "-w", "a.c", "--max-steps", "200000", "--strategy", strategy, "--seed", "5"];
            desk.unsnarl(&[&run[..], &["--save", "plain.run"]].concat());
            desk.unsnarl(&[&run[..], &["--save", "watched.run", "--trace", "t.trace"]].concat());
            let without_name = |text: String| text.replacen("watched.run", "plain.run", 1);
            assert_eq!(desk.read("plain.run"), without_name(desk.read("watched.run")), "{name} {strategy}");
            let replayed = desk.unsnarl(&["replay", "watched.run", "--trace", "again.trace"]);
            assert!(matches!(replayed.status, Some(0 | 1)), "{name} {strategy}: {}", replayed.stderr);
            assert!(desk.read("t.trace") == desk.read("again.trace"), "{name} {strategy}");
        }
    }
}
