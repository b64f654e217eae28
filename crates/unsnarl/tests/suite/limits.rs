//! Limits that hold: a command ends when its time is over, whatever it is doing, and what it found is kept.

use crate::desk::{Desk, Seen, contains};
use libtest_mimic::Trial;
use serde_json::Value;
use std::path::{Path, PathBuf};
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
        many_questions_end_in_time,
        every_command_ends_in_time,
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
const LONG_FAILURE: &str = include_str!("../../../../tests/limits/counter_lost_12000_times.c");

/// A long trace in which much depends on much else: a bounded queue, and 500 items.
const QUEUE: &str = include_str!("../../../../tests/limits/queue_of_500_items.c");

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

/// One deadline for all: what was answered is kept, and the rest is said to be open.
fn many_questions_end_in_time() {
    let desk = desk();
    desk.unsnarl(&["trace", "record", "queue.c", "--to", "queue.trace"]).ended(0);
    let ask = ["query", "queue.trace", "--goal", "all-flips", "--time-limit", "1", "--format", "json"];
    for solver in ["portfolio", "cross"] {
        let seen = in_time(&desk, &[&ask[..], &["--solver", solver]].concat());
        contains(&seen.stderr, &["the time is over", "were not asked"]);
        let document = seen.json().unwrap_or_else(|e| panic!("{e}"));
        let answers = document["answers"].as_array().map_or(0, Vec::len);
        assert!(answers > 0 && document["not_asked"].as_u64() > Some(0), "{document}");
    }
}

/// The programs of `tests/limits` are heavy, each in its own way. `scripts/limits.py` does the same with more of them, and more commands.
fn every_command_ends_in_time() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/limits");
    let mut programs: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("a folder").map(|e| e.expect("a file").path()).collect();
    programs.sort();
    assert!(programs.len() >= 5);
    for program in programs {
        let text = std::fs::read_to_string(&program).expect("a program");
        let desk = Desk::new(&[("it.c", &text)]);
        desk.check(&["it.c", "--schedules", "1", "--no-explain", "--no-predict", "--max-steps", "1000"]);
        for command in [&["check"][..], &["check", "--strategy", "predict"], &["races"], &["deadlocks"]] {
            let args = [command, &["it.c", "--time", "1"]].concat();
            let (seen, spent) = with_processor_time(&desk, &args);
            assert!(matches!(seen.status, Some(0 | 1)), "{args:?}: {seen:?}");
            assert!(spent < Duration::from_secs(2), "{}: {args:?} took {spent:?}\n{seen:?}", program.display());
        }
    }
}

/// How a command ended, and how long it had a processor: a busy machine does not count.
fn with_processor_time(desk: &Desk, args: &[&str]) -> (Seen, Duration) {
    let mut timed = Command::new("sh");
    let command = desk.command(args);
    timed.args(["-c", "\"$@\"; status=$?; times >&2; exit $status", "sh"]).arg(command.get_program());
    timed.args(command.get_args());
    if let Some(folder) = command.get_current_dir() {
        timed.current_dir(folder);
    }
    timed.envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))));
    let seen = Seen::of(&mut timed, None);
    // The last line is that of the children: 0m1.234s 0m0.056s.
    let last = seen.stderr.lines().last().unwrap_or_default();
    let seconds = |word: &str| {
        let (minutes, seconds) = word.strip_suffix('s')?.split_once('m')?;
        Some(60.0 * minutes.parse::<f64>().ok()? + seconds.parse::<f64>().ok()?)
    };
    let spent: Vec<f64> = last.split_whitespace().filter_map(seconds).collect();
    assert_eq!(spent.len(), 2, "{seen:?}");
    (seen, Duration::from_secs_f64(spent.iter().sum()))
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
