//! Limits that hold: a command ends when its time is over, whatever it is doing, and what it found is kept.

use crate::desk::{Desk, Seen, contains};
use libtest_mimic::Trial;
use serde_json::Value;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

pub(crate) fn trials() -> Vec<Trial> {
    trials![limits:
        what_was_found_is_made_simple_and_explained_in_time,
        many_failures_are_kept_in_time,
        predicting_ends_in_time,
        hunting_ends_in_time,
        one_run_is_looked_at_often,
        branches_end_in_time,
        outcomes_end_in_time,
        a_question_ends_in_time,
        sigterm_is_ctrl_c,
        prediction_gives_way_to_the_limit_of_memory,
        a_question_gives_way_to_the_limit_of_memory,
        absurd_memory_is_refused,
    ]
}

/// What is asked for, and by when it has to have ended on a busy machine, in a debug build. Without the limit each of these takes far
/// longer.
const TIME: &str = "2";
const LATEST: Duration = Duration::from_secs(8);

/// Every run has many switches and most fail: to make one simple is dear.
const LONG_FAILURE: &str = r#"#include <assert.h>
#include <pthread.h>
static int n, m;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static void *work(void *arg)
{
    for (int i = 0; i < 3000; i++) {
        int before = n;
        pthread_mutex_lock(&lock);
        m++;
        pthread_mutex_unlock(&lock);
        n = before + 1;
    }
    return arg;
}
int main(void)
{
    pthread_t t[4];
    for (int i = 0; i < 4; i++)
        pthread_create(&t[i], 0, work, 0);
    for (int i = 0; i < 4; i++)
        pthread_join(t[i], 0);
    assert(n == 12000);
    return 0;
}
"#;

/// A long trace in which much depends on much else: a bounded queue, and 500 items.
const QUEUE: &str = r#"#include <pthread.h>
#include <stdio.h>
enum { ITEMS = 500, ROOM = 4 };
static int ring[ROOM], filled, in, out;
static long sum;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t not_full = PTHREAD_COND_INITIALIZER, not_empty = PTHREAD_COND_INITIALIZER;
static void *produce(void *arg)
{
    for (int i = 1; i <= ITEMS; i++) {
        pthread_mutex_lock(&lock);
        while (filled == ROOM)
            pthread_cond_wait(&not_full, &lock);
        ring[in] = i;
        in = (in + 1) % ROOM;
        filled++;
        pthread_cond_signal(&not_empty);
        pthread_mutex_unlock(&lock);
    }
    return arg;
}
static void *consume(void *arg)
{
    for (int i = 1; i <= ITEMS; i++) {
        pthread_mutex_lock(&lock);
        while (filled == 0)
            pthread_cond_wait(&not_empty, &lock);
        int item = ring[out];
        out = (out + 1) % ROOM;
        filled--;
        pthread_cond_signal(&not_full);
        pthread_mutex_unlock(&lock);
        if (item % 3)
            sum += item;
    }
    return arg;
}
int main(void)
{
    pthread_t a, b;
    pthread_create(&a, 0, produce, 0);
    pthread_create(&b, 0, consume, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    printf("%ld\n", sum);
    return 0;
}
"#;

/// Compiled once, so that the compiler's time does not count.
fn desk() -> Desk {
    let desk = Desk::new(&[("fails.c", LONG_FAILURE), ("queue.c", QUEUE)]);
    for file in ["fails.c", "queue.c"] {
        desk.check(&[file, "--schedules", "1", "--no-explain", "--no-predict", "--max-steps", "1000"]);
    }
    desk
}

#[track_caller]
fn in_time(desk: &Desk, args: &[&str]) -> Seen {
    let started = Instant::now();
    let seen = desk.unsnarl(args);
    let took = started.elapsed();
    assert!(took < LATEST, "{args:?} took {took:?}\n{}\n{}", seen.stdout, seen.stderr);
    seen
}

fn saved_runs(document: &Value) -> usize {
    let failures = document["failures"].as_array().map_or(&[][..], Vec::as_slice);
    failures.iter().filter(|f| f["run"].is_string()).count()
}

fn what_was_found_is_made_simple_and_explained_in_time() {
    let desk = desk();
    for races in [&[][..], &["--no-races"]] {
        let seen = in_time(&desk, &[&["check", "fails.c", "--format", "json", "--time", TIME], races].concat());
        seen.ended(1);
        let document = seen.json().unwrap_or_else(|e| panic!("{e}"));
        assert!(saved_runs(&document) > 0, "{document}");
        assert_eq!(document["stats"]["unconfirmed"], 0, "{document}");
    }
}

fn many_failures_are_kept_in_time() {
    let seen =
        in_time(&desk(), &["check", "fails.c", "--format", "json", "--no-races", "--keep-going", "--time", TIME]);
    seen.ended(1);
    let document = seen.json().unwrap_or_else(|e| panic!("{e}"));
    assert!(saved_runs(&document) > 0, "{document}");
    assert_eq!(document["stats"]["unconfirmed"], 0, "{document}");
}

fn predicting_ends_in_time() {
    let desk = desk();
    in_time(&desk, &["check", "queue.c", "--time", TIME]).says(0, &["before the time was up"]);
    in_time(&desk, &["check", "queue.c", "--strategy", "predict", "--time", TIME]).ended(0);
}

fn hunting_ends_in_time() {
    let desk = desk();
    for hunt in ["races", "deadlocks"] {
        in_time(&desk, &[hunt, "queue.c", "--time", TIME]).says(0, &["cut off by --time"]);
    }
}

/// A step may be a call that takes long. How many of them there were does not depend on how busy the machine is.
fn one_run_is_looked_at_often() {
    let desk = Desk::new(&[("yields.c", "#include <sched.h>\nint main(void) { for (;;) sched_yield(); }\n")]);
    let found = desk.json(&["races", "yields.c", "--format", "json", "--time", "0.001"], 0);
    let steps = found["stats"]["steps"].as_u64();
    assert!(steps.is_some_and(|n| n < 1_000_000), "{found}");
}

fn branches_end_in_time() {
    in_time(&desk(), &["branches", "queue.c", "--time", TIME]);
}

fn outcomes_end_in_time() {
    in_time(&desk(), &["check", "queue.c", "--outcomes", "--time", TIME]).ended(0);
}

fn a_question_ends_in_time() {
    let desk = desk();
    desk.unsnarl(&["trace", "record", "queue.c", "--to", "queue.trace"]).ended(0);
    let seen = in_time(&desk, &["query", "queue.trace", "--goal", "flip(0.2#40)", "--time-limit", TIME]);
    assert!(matches!(seen.status, Some(0..=2)), "{seen:?}");
}

/// Whoever ends a search from outside, such as a job that takes too long, gets what it has found.
fn sigterm_is_ctrl_c() {
    let desk = desk();
    // Before it has found something there is nothing to report; on a slow machine that takes longer.
    for wait in [1000, 4000, 16_000] {
        let mut command =
            desk.command(&["check", "fails.c", "--no-races", "--keep-going", "--schedules", "1000000", "--no-explain"]);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("unsnarl starts");
        std::thread::sleep(Duration::from_millis(wait));
        let sent = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().expect("kill");
        assert!(sent.success());
        let end = Instant::now() + Duration::from_secs(30);
        while child.try_wait().expect("a status").is_none() {
            if Instant::now() > end {
                child.kill().expect("kill");
                panic!("SIGTERM did not end it");
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        let out = child.wait_with_output().expect("output");
        assert!(out.status.code().is_some(), "{:?} instead of a status of its own", out.status);
        let text = String::from_utf8_lossy(&out.stdout);
        if out.status.code() == Some(130) {
            contains(&text, &["interrupted"]);
            continue;
        }
        assert_eq!(out.status.code(), Some(1));
        contains(&text, &["failure assertion", "saved:"]);
        return;
    }
    panic!("it never found anything");
}

/// How a command ended, and the most memory that it had, in KiB.
fn with_peak(desk: &Desk, args: &[&str]) -> (Seen, u64) {
    let mut command = desk.command(args);
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("unsnarl starts");
    let status = format!("/proc/{}/status", child.id());
    let ended = std::thread::spawn(move || child.wait_with_output().expect("output"));
    let mut peak = 0;
    while !ended.is_finished() {
        let text = std::fs::read_to_string(&status).unwrap_or_default();
        let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let now = line.and_then(|l| l.split_whitespace().next()?.parse().ok());
        peak = peak.max(now.unwrap_or(0));
        std::thread::sleep(Duration::from_millis(5));
    }
    let out = ended.join().expect("it ended");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (Seen { status: out.status.code(), stdout: text(&out.stdout), stderr: text(&out.stderr) }, peak)
}

/// Without the limit this takes 600 MB; with it 130, more on a busy machine, where the look at the memory comes late.
fn prediction_gives_way_to_the_limit_of_memory() {
    let desk = desk();
    for command in [&["check", "--strategy", "predict"][..], &["races"]] {
        let (seen, peak) = with_peak(&desk, &[command, &["queue.c", "--time", "30", "--memory", "120M"]].concat());
        seen.says(0, &["note: little memory", "--memory gives more"]);
        assert!(peak < 300 << 10, "{peak} KiB");
    }
}

fn a_question_gives_way_to_the_limit_of_memory() {
    let desk = desk();
    desk.unsnarl(&["trace", "record", "queue.c", "--to", "queue.trace"]).ended(0);
    let args = ["query", "queue.trace", "--goal", "flip(0.2#40)", "--time-limit", "20", "--memory", "60M"];
    let (seen, peak) = with_peak(&desk, &args);
    seen.says(2, &["out of memory (--memory gives more)"]);
    assert!(peak < 140 << 10, "{peak} KiB");
}

fn absurd_memory_is_refused() {
    let desk = Desk::new(&[("queue.c", QUEUE)]);
    for absurd in ["0", "-1", "lots", "2GB", "1.5G", "99999999999G"] {
        desk.check(&["queue.c", "--memory", absurd]).refused(&["--memory", "500M or 2G"]);
    }
}
