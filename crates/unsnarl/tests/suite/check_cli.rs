//! `unsnarl check` at the front door: answers to what people type, the documents it writes, and that it is deterministic.

use crate::desk::{Desk, Seen, contains, corpus};
use libtest_mimic::Trial;
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// On one core and on two, the same is found in these.
const DETERMINISTIC: [&str; 12] = [
    "account_lost_update.c",
    "airline_oversold.c",
    "bounded_buffer.c",
    "deadlock_three_locks.c",
    "dining_philosophers.c",
    "lazy_init.c",
    "log_buffer_index.c",
    "producer_lost_signal.c",
    "reorder.c",
    "refcount_plain.c",
    "wait_in_if.c",
    "work_stealing_deque.c",
];

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = trials![check_cli:
        a_failure_is_explained_saved_and_can_be_replayed,
        columns_fit_the_terminal,
        json_has_the_promised_shape,
        sarif_names_rules_places_and_flows,
        strategies_that_learn_from_the_first_run_do_so,
        missing_and_empty_files,
        what_is_unsupported_is_named,
        endless_programs_are_told,
        who_waits_for_a_busy_lock_gets_it,
        runs_too_long_to_explore_are_told_from_those_cut_off,
        one_thread_has_one_order,
        a_proof_says_what_it_assumes,
        what_locks_keep_for_themselves_is_told_in_words,
        the_moment_of_a_signal_is_saved,
        one_input_proves_nothing,
        where_inputs_are_lost_is_told,
        what_the_library_only_looks_at_proves_nothing,
        solver_budgets_follow_the_options,
        races_leave_sections_to_check,
        one_thread_with_inputs_is_not_run_for_nothing,
        what_is_not_explored_proves_nothing,
        ways_to_end_keep_their_limits,
        spurious_wakeups_hide_no_deadlock,
        many_threads_and_much_memory,
        threads_made_before_and_after_a_write_are_no_twins,
        inputs_are_what_the_options_say,
        absurd_options_are_refused,
        one_file_for_two_reports_is_refused,
        names_with_line_ends_stay_in_one_line,
        time_is_kept,
        ctrl_c_ends_the_search,
    ];
    for program in DETERMINISTIC {
        trials.push(Trial::test(format!("check_cli/cores/{program}"), move || {
            does_not_depend_on_the_cores(program);
            Ok(())
        }));
    }
    for file in testkit::programs::all("check") {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        trials.push(Trial::test(format!("check_cli/comes again/{name}"), move || {
            failure_comes_again(&file);
            Ok(())
        }));
    }
    trials
}

const LOST_UPDATE: &str = r#"#include <assert.h>
#include <pthread.h>
static int balance = 100;
static void *deposit(void *arg)
{
    int before = balance;
    balance = before + *(int *)arg;
    return 0;
}
int main(void)
{
    pthread_t a, b;
    int salary = 30, gift = 5;
    pthread_create(&a, 0, deposit, &salary);
    pthread_create(&b, 0, deposit, &gift);
    pthread_join(a, 0);
    pthread_join(b, 0);
    assert(balance == 135);
    return 0;
}
"#;

const LOCKED: &str = r#"#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int n;
static void *add(void *arg)
{
    (void)arg;
    pthread_mutex_lock(&m);
    n++;
    pthread_mutex_unlock(&m);
    return 0;
}
int main(void)
{
    pthread_t t[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&t[i], 0, add, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(t[i], 0);
    return n != 2;
}
"#;

/// Never ends, and every run is different.
const ENDLESS_THREADS: &str = r#"#include <pthread.h>
static void *spin(void *arg)
{
    volatile unsigned n = 0;
    (void)arg;
    for (;;)
        n++;
}
int main(void)
{
    pthread_t t;
    pthread_create(&t, 0, spin, 0);
    pthread_join(t, 0);
    return 0;
}
"#;

/// The status, and the document.
fn document(desk: &Desk, args: &[&str]) -> (Option<i32>, Value) {
    let seen = desk.check(&[args, &["--format", "json"]].concat());
    (seen.status, seen.json().unwrap_or_else(|e| panic!("{e}")))
}

// What is found

fn a_failure_is_explained_saved_and_can_be_replayed() {
    let desk = Desk::new(&[("bank.c", LOST_UPDATE)]);
    desk.check(&["bank.c"]).says(
        1,
        &[
            "failure assertion",
            "thread 0.1  deposit (created at bank.c:14)",
            "0 main",
            "balance: reads 100",
            "FAILS: assertion",
            "unsnarl replay .unsnarl/bank-assertion-1.run",
            "failure data-race: `balance` is",
            "nothing orders the two",
        ],
    );
    let run = fs::read_to_string(desk.path(".unsnarl/bank-assertion-1.run")).expect("a saved run");
    contains(&run, &["unsnarl run 1", "failure-thread 0", "schedule\n", "\nend\n"]);
}

fn columns_fit_the_terminal() {
    let desk = Desk::new(&[("bank.c", LOST_UPDATE)]);
    for width in [40, 60, 80, 100, 200] {
        let mut command = desk.command(&["check", "bank.c"]);
        command.env("COLUMNS", width.to_string());
        let text = Seen::of(&mut command, None).stdout;
        let (from, to) = (text.find("How it happens"), text.find("found "));
        let shown = &text[from.expect("columns")..to.expect("an end")];
        // The legend names files in full.
        let rows = shown.lines().filter(|l| !l.contains("created at"));
        rows.for_each(|l| assert!(l.chars().count() <= width, "{width}: {l}"));
        contains(shown, &["balance: reads 100", "FAILS"]);
    }
}

fn json_has_the_promised_shape() {
    let desk = Desk::new(&[("bank.c", LOST_UPDATE), ("locked.c", LOCKED)]);
    let (status, found) = document(&desk, &["bank.c"]);
    assert_eq!(status, Some(1));
    assert_eq!((&found["command"], &found["verdict"]), (&"check".into(), &"failure".into()));
    let failures = found["failures"].as_array().expect("a list");
    assert!(failures.len() >= 2, "{found:#}");
    for failure in failures {
        for key in ["id", "message", "thread", "run", "found_by"] {
            assert!(failure[key].is_string(), "{key}: {failure:#}");
        }
        assert!(failure["at"]["file"].is_string() && failure["at"]["function"].is_string());
        assert!(failure["at"]["line"].is_u64() && failure["at"]["column"].is_u64());
        assert!(failure["switches"]["after"].as_u64() <= failure["switches"]["before"].as_u64());
        assert!(desk.path(failure["run"].as_str().expect("a path")).is_file());
    }
    assert_eq!(failures[0]["id"], "assertion");
    assert_eq!(failures[0]["at"]["line"], 18);
    assert_eq!(failures[1]["id"], "data-race");
    assert_eq!(failures[1]["location"], "balance");
    assert_eq!(failures[1]["others"].as_array().map(Vec::len), Some(1));
    let (status, proved) = document(&desk, &["locked.c"]);
    assert_eq!((status, &proved["verdict"], &proved["failures"]), (Some(0), &"proved".into(), &Value::Array(vec![])));
    for key in ["schedules", "steps", "events", "threads", "unconfirmed", "unfinished", "redundant"] {
        assert!(proved["stats"][key].is_u64(), "{key}");
    }
    assert!(proved["stats"]["seconds"].is_f64());
    assert_eq!(proved["stats"]["unconfirmed"], 0);
    let (status, sampled) = document(&desk, &["locked.c", "--strategy", "random", "--schedules", "5"]);
    assert_eq!((status, &sampled["verdict"]), (Some(0), &"none-found".into()));
    assert_eq!(sampled["stats"]["schedules"], 5);
}

fn one_file_for_two_reports_is_refused() {
    let desk = Desk::new(&[("bank.c", LOST_UPDATE)]);
    let pairs = [["--sarif", "--html"], ["--html", "--dot"], ["--dot", "--sarif"]];
    for [one, other] in pairs {
        desk.check(&["bank.c", one, "out", other, "./out"]).says(2, &[one, other, "a file of its own"]);
    }
    assert_eq!(desk.check(&["bank.c", "--sarif", "a", "--html", "b", "--dot", "c"]).status, Some(1));
}

fn names_with_line_ends_stay_in_one_line() {
    let (file, function) = ("a\nfile.c", "int work(void) __asm__(\"work\\nfunction\");\n");
    let source = LOST_UPDATE.replacen("int main", &format!("{function}int work(void) {{ return 0; }}\nint main"), 1);
    let desk = Desk::new(&[(file, &source)]);
    let commands: [&[&str]; 6] =
        [&["check"], &["check", "--strategy", "exhaustive"], &["races"], &["branches"], &["deadlocks"], &["run"]];
    for command in commands {
        let seen = desk.unsnarl(&[command, &[file]].concat());
        for text in [&seen.stdout, &seen.stderr] {
            let cut = text.lines().find(|l| l.starts_with("file"));
            assert_eq!(cut, None, "{command:?}: {text}");
        }
    }
}

fn sarif_names_rules_places_and_flows() {
    let desk = Desk::new(&[("bank.c", LOST_UPDATE)]);
    assert_eq!(desk.check(&["bank.c", "--sarif", "out.sarif"]).status, Some(1));
    let text = fs::read_to_string(desk.path("out.sarif")).expect("a file");
    let sarif: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(sarif["version"], "2.1.0");
    assert!(sarif["$schema"].as_str().is_some_and(|s| s.contains("sarif-schema-2.1.0")));
    let run = &sarif["runs"][0];
    let rules = run["tool"]["driver"]["rules"].as_array().expect("rules");
    for rule in rules {
        assert!(
            rule["id"].is_string() && rule["shortDescription"]["text"].is_string() && rule["help"]["text"].is_string()
        );
    }
    let results = run["results"].as_array().expect("results");
    assert!(results.len() >= 2);
    for result in results {
        let index = result["ruleIndex"].as_u64().expect("an index") as usize;
        assert_eq!(rules[index]["id"], result["ruleId"]);
        assert!(result["message"]["text"].is_string());
        let place = &result["locations"][0]["physicalLocation"];
        assert_eq!(place["artifactLocation"]["uri"], "bank.c");
        assert!(place["region"]["startLine"].as_u64() > Some(0));
        let flows = result["codeFlows"][0]["threadFlows"].as_array().expect("thread flows");
        assert!(flows.len() >= 2);
        let mut orders = Vec::new();
        for step in flows.iter().flat_map(|f| f["locations"].as_array().expect("steps")) {
            assert!(step["location"]["physicalLocation"]["region"]["startLine"].is_u64());
            orders.push(step["executionOrder"].as_u64().expect("an order"));
        }
        orders.sort_unstable();
        assert!(orders.iter().copied().eq(1..=orders.len() as u64));
    }
    let race = results.iter().find(|r| r["ruleId"] == "data-race").expect("a race");
    assert!(race["relatedLocations"][0]["message"]["text"].as_str().is_some_and(|t| t.starts_with("earlier ")));
    let over_source = desk.check(&["bank.c", "--sarif", "bank.c"]);
    over_source.refused(&["--sarif bank.c", "overwrite"]);
}

fn does_not_depend_on_the_cores(program: &str) {
    let desk = Desk::new(&[]);
    let file = corpus("check", program);
    let file = file.to_str().expect("a name");
    let one = document(&desk, &[file, "-j1"]);
    let runs: Vec<String> = saved(&desk);
    let two = document(&desk, &[file, "-j2"]);
    let without_time = |(status, mut found): (Option<i32>, Value)| {
        found["stats"]["seconds"] = Value::Null;
        found["stats"]["schedules_per_second"] = Value::Null;
        found["explanation"]["stats"]["seconds"] = Value::Null;
        found["explanation"]["patches_tried"]["seconds"] = Value::Null;
        found["explanation"]["stats"]["model"]["seconds"] = Value::Null;
        (status, found)
    };
    assert_eq!(without_time(one), without_time(two), "{program}");
    assert_eq!(runs, saved(&desk), "{program}");
    fs::remove_dir_all(desk.path(".unsnarl")).expect("saved runs");
}

fn strategies_that_learn_from_the_first_run_do_so() {
    let desk = Desk::new(&[]);
    let file = corpus("check", "account_lost_update.c");
    for strategy in ["pct", "pairs"] {
        let (status, found) = document(
            &desk,
            &[file.to_str().expect("a name"), "--strategy", strategy, "--no-races", "--schedules", "500"],
        );
        assert_eq!((status, &found["failures"][0]["id"]), (Some(1), &"assertion".into()), "{strategy}: {found:#}");
    }
}

/// The saved runs, by name.
fn saved(desk: &Desk) -> Vec<String> {
    let entries = fs::read_dir(desk.path(".unsnarl")).expect("a folder");
    let mut files: Vec<PathBuf> = entries.map(|e| e.expect("an entry").path()).collect();
    files.sort();
    files.iter().map(|f| fs::read_to_string(f).expect("a run")).collect()
}

fn failure_comes_again(file: &Path) {
    let desk = Desk::new(&[]);
    let options = testkit::programs::options(file);
    let given: Vec<&str> = options.iter().map(String::as_str).chain(file.to_str()).collect();
    let (_, found) = document(&desk, &given);
    assert_eq!(found["stats"]["unconfirmed"], 0, "{}", file.display());
}

// What cannot be checked, and odd programs

fn missing_and_empty_files() {
    let desk = Desk::new(&[("empty.c", "")]);
    desk.check(&["nope.c"]).refused(&["nope.c", "no such file"]);
    desk.check(&["empty.c"]).refused(&["no function `main`"]);
    desk.check(&["nope.c", "--format", "json"]).refused(&["no such file"]);
}

fn what_is_unsupported_is_named() {
    let fork = "#include <unistd.h>\nint main(void) { return fork() < 0; }\n";
    let exec = "#include <unistd.h>\nint main(void) { execl(\"/bin/true\", \"true\", (char *)0); return 0; }\n";
    let system = "#include <stdlib.h>\nint main(void) { return system(\"true\"); }\n";
    let unknown = "int frobnicate(void);\nint main(void) { return frobnicate(); }\n";
    let desk = Desk::new(&[("fork.c", fork), ("exec.c", exec), ("system.c", system), ("unknown.c", unknown)]);
    desk.check(&["fork.c"]).refused(&["fork", "fork.c:2"]);
    desk.check(&["exec.c"]).refused(&["exec", "exec.c:2"]);
    desk.check(&["system.c"]).refused(&["system", "system.c:2"]);
    desk.check(&["unknown.c"]).refused(&["frobnicate", "unknown.c:2", "--link"]);
}

fn endless_programs_are_told() {
    let desk = Desk::new(&[("spin.c", "int main(void) { for (;;) ; }\n"), ("threads.c", ENDLESS_THREADS)]);
    for program in ["spin.c", "threads.c"] {
        let seen = desk.check(&[program, "--max-steps", "100000"]);
        seen.says(0, &["every run was cut off after 100000 steps", "--max-steps"]);
        let (status, found) = document(&desk, &[program, "--max-steps", "100000"]);
        assert_eq!((status, &found["verdict"]), (Some(0), &"none-found".into()));
        assert_eq!(found["stats"]["unfinished"], found["stats"]["schedules"]);
    }
}

/// A thread that takes a lock again and again, five events a round, and another one that needs the lock once.
const POLLER: &str = r#"#include <pthread.h>
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int is_done, polls;
static void *poll(void *arg)
{
    for (int stop = 0; !stop;) {
        pthread_mutex_lock(&lock);
        polls++;
        stop = is_done;
        pthread_mutex_unlock(&lock);
    }
    return arg;
}
static void *finish(void *arg)
{
    pthread_mutex_lock(&lock);
    is_done = 1;
    pthread_mutex_unlock(&lock);
    return arg;
}
int main(void)
{
    pthread_t p, f;
    pthread_create(&p, 0, poll, 0);
    pthread_create(&f, 0, finish, 0);
    pthread_join(f, 0);
    pthread_join(p, 0);
    return 0;
}
"#;

fn who_waits_for_a_busy_lock_gets_it() {
    let desk = Desk::new(&[("poller.c", POLLER)]);
    for strategy in ["pct", "pairs"] {
        let (_, found) = document(&desk, &["poller.c", "--strategy", strategy, "--schedules", "40"]);
        assert_eq!((&found["verdict"], &found["stats"]["unfinished"]), (&"none-found".into(), &0.into()), "{strategy}");
    }
}

fn runs_too_long_to_explore_are_told_from_those_cut_off() {
    let desk = Desk::new(&[("poller.c", POLLER)]);
    let explored = desk.check(&["poller.c", "--strategy", "exhaustive"]);
    explored.says(0, &["every run has more than 20000 events", "a smaller input", "--strategy mix"]);
    assert!(!explored.stdout.contains("--strategy exhaustive"), "{}", explored.stdout);
}

fn one_thread_has_one_order() {
    let desk = Desk::new(&[("one.c", "int main(void) { return 0; }\n"), ("fails.c", "int main(void) { return 3; }\n")]);
    desk.check(&["one.c"]).says(0, &["no failure", "one thread", "clean for these inputs", "reads as zero"]);
    let (_, found) = document(&desk, &["one.c"]);
    assert_eq!((&found["verdict"], &found["stats"]["schedules"]), (&"proved".into(), &1.into()));
    desk.check(&["fails.c"]).says(1, &["nonzero-exit", "status 3", "with the first run"]);
    let (_, found) = document(&desk, &["fails.c"]);
    assert!(found["failures"][0]["at"].is_null());
}

/// Threads that only a spurious wake-up could save are stuck, whether there may be some or not.
fn spurious_wakeups_hide_no_deadlock() {
    let desk = Desk::new(&[]);
    let file = corpus("check", "producer_lost_signal.c");
    let file = file.to_str().expect("a path");
    for more in [&[][..], &["--spurious-wakeups"], &["--spurious-wakeups", "--strategy", "exhaustive"]] {
        desk.check(&[&["--pthread", "-w", "--no-explain", file], more].concat()).says(1, &["failure deadlock"]);
    }
}

/// What main does between two creations comes before the second thread only: exchanging the two would hide a race with the first.
fn threads_made_before_and_after_a_write_are_no_twins() {
    let source = "#include <pthread.h>\nint x, r;\npthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\n\
                  void *f(void *a) { if (pthread_mutex_trylock(&m)) r = x; return a; }\n\
                  int main(void) { pthread_t t, u; pthread_create(&t, 0, f, 0); x = 1; pthread_create(&u, 0, f, 0);\n\
                  pthread_join(t, 0); pthread_join(u, 0); return 0; }\n";
    let desk = Desk::new(&[("prog.c", source)]);
    desk.check(&["--strategy", "exhaustive", "--no-explain", "prog.c"]).says(1, &["failure data-race", "`x`"]);
}

fn many_threads_and_much_memory() {
    let threads = LOCKED.replace("t[2]", "t[500]").replace("i < 2", "i < 500").replace("n != 2", "n != 500");
    let memory = "#include <stdlib.h>\n#include <string.h>\nint main(void) { size_t n = 64 << 20; char *p = malloc(n); \
                  if (!p) return 1; memset(p, 1, n); int bad = p[n - 1] != 1; free(p); return bad; }\n";
    let desk = Desk::new(&[("threads.c", &threads), ("memory.c", memory)]);
    let (status, found) = document(&desk, &["threads.c", "--schedules", "20"]);
    assert_eq!((status, &found["verdict"], &found["stats"]["threads"]), (Some(0), &"proved".into(), &501.into()));
    desk.check(&["memory.c"]).says(0, &["no failure"]);
    let seen = desk.check(&["memory.c", "--max-memory", "16"]);
    assert!(seen.status == Some(1), "malloc returns null: {}", seen.stdout);
}

fn inputs_are_what_the_options_say() {
    let text = "#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\nint main(int n, char **v) {\n  char line[9] = \
                \"\";\n  if (fgets(line, 9, stdin) && strcmp(line, \"hello\") == 0) return 10;\n  if (getenv(\"COLOUR\")) \
                return 20 + atoi(getenv(\"COLOUR\"));\n  return n > 1 ? atoi(v[1]) : 0;\n}\n";
    let desk = Desk::new(&[("in.c", text), ("hello.txt", "hello")]);
    desk.check(&["in.c"]).says(0, &["no failure"]);
    desk.check(&["in.c", "--stdin", "hello.txt"]).says(1, &["status 10"]);
    desk.check(&["in.c", "--env", "COLOUR=3"]).says(1, &["status 23"]);
    desk.check(&["in.c", "--", "7"]).says(1, &["status 7"]);
    desk.check(&["in.c", "--stdin", "none.txt"]).refused(&["--stdin none.txt"]);
    desk.check(&["in.c", "--env", "COLOUR"]).refused(&["NAME=VALUE"]);
    assert!(desk.check(&["in.c", "--out", "kept", "--", "7"]).stdout.contains("kept/in-nonzero-exit-1.run"));
    assert!(desk.path("kept/in-nonzero-exit-1.run").is_file());
    desk.check(&["in.c", "--out", "in.c", "--", "7"]).refused(&["in.c"]);
}

fn absurd_options_are_refused() {
    let desk = Desk::new(&[("locked.c", LOCKED)]);
    let absurd: &[&[&str]] = &[
        &["--time", "0"],
        &["--time", "-1"],
        &["--time", "NaN"],
        &["--time", "inf"],
        &["--time", "1e300"],
        &["--time", "1e19"],
        &["--time", "soon"],
        &["--jobs", "0"],
        &["--jobs", "100000"],
        &["--jobs", "-1"],
        &["--depth", "0"],
        &["--schedules", "0"],
        &["--schedules", "-5"],
        &["--max-steps", "0"],
        &["--strategy", "magic"],
        &["--format", "xml"],
    ];
    for options in absurd {
        let seen = desk.check(&[&["locked.c"], *options].concat());
        seen.refused(&[options[0]]);
    }
}

// The end of the search

fn time_is_kept() {
    let desk = Desk::new(&[("threads.c", ENDLESS_THREADS)]);
    let started = Instant::now();
    let seen = desk.check(&["threads.c", "--time", "0.5", "--max-steps", "100000000000"]);
    seen.says(0, &["before the time was up"]);
    assert!(started.elapsed() < Duration::from_secs(30));
}

fn ctrl_c_ends_the_search() {
    let desk = Desk::new(&[("threads.c", ENDLESS_THREADS)]);
    // Before it searches there is nothing to report; on a slow machine that takes longer.
    for wait in [500, 2000, 8000, 30_000] {
        let mut command = desk.command(&["check", "threads.c", "--max-steps", "100000000000"]);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("unsnarl starts");
        std::thread::sleep(Duration::from_millis(wait));
        let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill");
        assert!(sent.success());
        let end = Instant::now() + Duration::from_secs(30);
        while child.try_wait().expect("a status").is_none() {
            if Instant::now() > end {
                child.kill().expect("kill");
                panic!("Ctrl-C did not end it");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        let out = child.wait_with_output().expect("output");
        if out.status.code().is_none() || out.stdout.is_empty() {
            continue;
        }
        assert_eq!(out.status.code(), Some(130));
        contains(&String::from_utf8_lossy(&out.stdout), &["interrupted", "no failure so far"]);
        return;
    }
    panic!("it was never interrupted while it searched");
}

fn what_locks_keep_for_themselves_is_told_in_words() {
    let desk = Desk::new(&[]);
    fs::copy(corpus("explore", "rwlock_prefers_writers.c"), desk.path("rw.c")).expect("a program");
    let stuck = desk.check(&["rw.c"]);
    // Of a lock that it does not get nobody says that it locks it.
    stuck.says(1, &["no writer waits -> 1 writer waits", "which thread 0.1 waits to write", "line 24: waits to lock"]);
    fs::copy(corpus("check", "robust_mutex_not_repaired.c"), desk.path("robust.c")).expect("a program");
    let robust = desk.check(&["robust.c"]);
    robust.says(1, &["its holder has ended", "not repaired yet"]);
    for out in [&stuck.stdout, &robust.stdout] {
        assert!(!out.contains("lock+"), "{out}");
    }
}

fn a_proof_says_what_it_assumes() {
    let desk = Desk::new(&[]);
    fs::copy(corpus("explore", "struct_by_value.c"), desk.path("x.c")).expect("a program");
    let proved = desk.json(&["check", "--format", "json", "--no-races", "x.c"], 0);
    assert_eq!(proved["verdict"], "proved", "{proved:#}");
    assert_eq!(proved["doubts"], Value::Array(vec![]));
    let assumes = proved["assumes"].to_string();
    contains(&assumes, &["sequential consistency", "standard input and files", "no spurious wake-ups"]);
    contains(&assumes, &["memory never set reads as zero"]);
    let proved = desk.json(&["check", "--format", "json", "--no-races", "--spurious-wakeups", "x.c"], 0);
    assert!(!proved["assumes"].to_string().contains("spurious"));
    let proved = desk.json(&["check", "--format", "json", "--no-races", "--uninitialised", "x.c"], 0);
    assert!(!proved["assumes"].to_string().contains("never set"));
    desk.check(&["--no-races", "x.c"]).says(0, &["assuming", "memory never set reads as zero (--uninitialised)"]);
}

const ASKS: &str = "#include <assert.h>\n#include <pthread.h>\nint __VERIFIER_nondet_int(void);\nstatic int n;\n\
    static void *t(void *a) { n = 1; return a; }\nint main(int argc, char **argv) {\n    pthread_t p;\n    \
    pthread_create(&p, 0, t, 0);\n    pthread_join(p, 0);\n    assert(WHAT != 1234);\n    return 0;\n}\n";

fn one_input_proves_nothing() {
    for (what, option) in [
        ("__VERIFIER_nondet_int()", "--pthread"),
        ("(argc > 1 ? argv[1][0] * 100 + argv[1][1] : 0)", "--symbolic-argv"),
        ("(getchar() + 1130)", "--symbolic-stdin=1"),
    ] {
        let source = format!("#include <stdio.h>\n{}", ASKS.replace("WHAT", what));
        let desk = Desk::new(&[("x.c", &source)]);
        for other in [&["--strategy", "exhaustive"][..], &["--no-predict"]] {
            let command = [&["check", "--format", "json", "-w", option, "x.c"], other, &["--", "ab"]].concat();
            let found = desk.json(&command, 0);
            assert_eq!(found["verdict"], "none-found", "{command:?} {found:#}");
            contains(&found["doubts"].to_string(), &["not every value of the inputs"]);
        }
        let text = desk.unsnarl(&["check", "-w", option, "--no-predict", "x.c"]);
        text.says(0, &["this is no proof", "not every value of the inputs was tried"]);
    }
}

const LOST: &str = "#include <assert.h>\n#include <math.h>\n#include <pthread.h>\n\
    void unsnarl_symbolic(void *, unsigned long, const char *);\nstatic double x;\nstatic pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;\n\
    static void *t(void *a) {\n    pthread_mutex_lock(&m);\n    double y = sin(x);\n    pthread_mutex_unlock(&m);\n    assert(y < 0.9);\n    \
    return a;\n}\nint main(void) {\n    pthread_t p;\n    unsnarl_symbolic(&x, sizeof x, \"x\");\n    pthread_create(&p, 0, t, 0);\n    \
    pthread_join(p, 0);\n    return 0;\n}\n";

/// Also where the input went through shared memory.
fn where_inputs_are_lost_is_told() {
    let desk = Desk::new(&[("x.c", LOST)]);
    for command in ["check", "races", "deadlocks"] {
        let found = desk.json(&[command, "--format", "json", "x.c"], 0);
        let lost = found["lost_inputs"].as_array().expect("a list");
        assert_eq!(lost.len(), 1, "{command} {found:#}");
        assert_eq!((&lost[0]["why"], &lost[0]["function"]), (&"library".into(), &"sin".into()), "{found:#}");
        assert_eq!((&lost[0]["at"]["line"], &lost[0]["at"]["function"]), (&9.into(), &"t".into()), "{found:#}");
        assert!(lost[0]["runs"].as_u64().is_some_and(|n| n > 0), "{found:#}");
        assert_ne!(found["ended"], "complete", "{found:#}");
        assert_ne!(found["verdict"], "proved", "{found:#}");
        let text = desk.unsnarl(&[command, "x.c"]);
        text.says(0, &["inputs are not followed everywhere", "x.c:9", "the library's `sin` looks at it"]);
    }
    // Without the input there is nothing to lose.
    let known = LOST.replace("unsnarl_symbolic(&x, sizeof x, \"x\");", "");
    let desk = Desk::new(&[("x.c", &known)]);
    let found = desk.json(&["check", "--format", "json", "x.c"], 0);
    assert_eq!((&found["lost_inputs"], &found["verdict"]), (&Value::Array(vec![]), &"proved".into()), "{found:#}");
}

/// Bytes that a function peeks at and leaves where they are decide what it does.
fn what_the_library_only_looks_at_proves_nothing() {
    let source = "#include <assert.h>\n#include <stdio.h>\nint main(void) {\n    int x;\n    if (scanf(\"%d\", &x) == 1)\n        \
        assert(x != 42);\n    return 0;\n}\n";
    let desk = Desk::new(&[("x.c", source)]);
    for strategy in ["mix", "predict", "exhaustive"] {
        let seen = desk.unsnarl(&["check", "--format", "json", "--strategy", strategy, "--symbolic-stdin=2", "x.c"]);
        let found = seen.json().expect("a document");
        let told =
            strategy == "exhaustive" || found["verdict"] == "failure" || found["lost_inputs"] != Value::Array(vec![]);
        assert!(told && found["verdict"] != "proved", "{strategy}: {found:#}");
    }
}

/// Nobody can stand in the middle of an indivisible section: `races` says that it did not look there, and `check` finds the race.
fn races_leave_sections_to_check() {
    let source = "#include <pthread.h>\nvoid __VERIFIER_atomic_begin(void);\nvoid __VERIFIER_atomic_end(void);\nstatic int x;\n\
        static void *t(void *a) {\n    __VERIFIER_atomic_begin();\n    x++;\n    __VERIFIER_atomic_end();\n    return a;\n}\n\
        int main(void) {\n    pthread_t p;\n    pthread_create(&p, 0, t, 0);\n    t(0);\n    OUTSIDE\n    \
        pthread_join(p, 0);\n    return 0;\n}\n";
    for (outside, races) in [("", 0), ("x = 5;", 1)] {
        let desk = Desk::new(&[("x.c", &source.replace("OUTSIDE", outside))]);
        let found = desk.json(&["check", "--format", "json", "--no-explain", "x.c"], races);
        assert_eq!(found["races"].as_array().map(Vec::len), Some(races as usize), "{found:#}");
        let hunted = desk.json(&["races", "--format", "json", "x.c"], 0);
        contains(&hunted["not_looked_at"].to_string(), &["indivisible sections"]);
        assert_eq!((&found["stats"]["unconfirmed"], &hunted["stats"]["unconfirmed"]), (&0.into(), &0.into()));
    }
}

const PATHS: &str = "void unsnarl_symbolic(void *, unsigned long, const char *);\nint main(void) {\n    char s[14];\n    int n = 0;\n    \
    unsnarl_symbolic(s, sizeof s, \"s\");\n    for (int i = 0; i < 14; i++)\n        if (s[i] == 'a')\n            n++;\n    \
    return n == 99;\n}\n";

/// There are 16,384 paths: as many are tried as the options say.
fn solver_budgets_follow_the_options() {
    let desk = Desk::new(&[("x.c", PATHS)]);
    let runs = |options: &[&str]| {
        let found = desk.json(&[&["check", "--format", "json", "x.c"], options].concat(), 0);
        found["stats"]["schedules"].as_u64().expect("a number")
    };
    let (few, more) = (runs(&["--schedules", "300"]), runs(&["--schedules", "2500"]));
    assert!((200..=400).contains(&few), "{few}");
    assert!((2400..=2700).contains(&more), "{more}");
}

/// The one schedule that a program with one thread has is not run again and again with the same inputs.
fn one_thread_with_inputs_is_not_run_for_nothing() {
    let desk = Desk::new(&[("x.c", &PATHS.replace("14", "2"))]);
    let found = desk.json(&["check", "--format", "json", "--no-races", "x.c"], 0);
    assert!(found["stats"]["schedules"].as_u64().is_some_and(|n| n < 20), "{found:#}");
}

/// What the exploration does not know of is named, and nothing is proved.
fn what_is_not_explored_proves_nothing() {
    let source = "#include <locale.h>\n#include <pthread.h>\nstatic pthread_key_t k;\n\
        static void *t(void *a) { pthread_setspecific(k, &k); return a; }\n\
        int main(void) { pthread_t p; pthread_key_create(&k, 0); pthread_create(&p, 0, t, 0);\n\
        pthread_key_delete(k); pthread_join(p, 0); return 0; }\n";
    let desk = Desk::new(&[("x.c", source)]);
    let found = desk.json(&["check", "--format", "json", "x.c"], 0);
    assert_eq!(found["verdict"], "none-found", "{found:#}");
    contains(&found["doubts"].to_string(), &["a key of thread-specific data is deleted"]);
}

fn ways_to_end_keep_their_limits() {
    let busy = "#include <pthread.h>\nstatic _Atomic int n;\nstatic void *t(void *a) { for (int i = 0; i < 9; i++) n++; return a; }\n\
        int main(void) { pthread_t p[4]; for (int i = 0; i < 4; i++) pthread_create(p + i, 0, t, 0);\n\
        for (int i = 0; i < 4; i++) pthread_join(p[i], 0); return n & 1; }\n";
    let desk =
        Desk::new(&[("busy.c", busy), ("forks.c", "#include <unistd.h>\nint main(void) { return fork() > 0; }\n")]);
    let start = Instant::now();
    let seen =
        desk.json(&["check", "--outcomes", "--format", "json", "--schedules", "100000000", "--time", "1", "busy.c"], 0);
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
    assert_eq!(seen["verdict"], "none-found");
    desk.unsnarl(&["check", "--outcomes", "forks.c"]).says(2, &["fork"]);
}

fn the_moment_of_a_signal_is_saved() {
    let desk = Desk::new(&[]);
    fs::copy(corpus("explore", "signal_handler_deadlock.c"), desk.path("x.c")).expect("a program");
    let found = desk.json(&["check", "--format", "json", "x.c"], 1);
    assert_eq!(
        (&found["failures"][0]["id"], &found["stats"]["unconfirmed"]),
        (&"deadlock".into(), &0.into()),
        "{found:#}"
    );
    let run = found["failures"][0]["run"].as_str().expect("a run");
    let text = desk.read(run);
    contains(&text, &["unsnarl run 1.2\n", " signal | "]);
    desk.unsnarl(&["replay", "--times", "20", run]).says(1, &["reproduced"]);
    desk.unsnarl(&["explain", run]).says(1, &["a signal interrupts a thread"]);
}
