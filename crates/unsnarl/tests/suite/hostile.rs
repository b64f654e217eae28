//! Programs that mean harm (`tests/hostile`), and faults of our own: no panic, no hang, no more memory than they may have, and an
//! exit status as it is documented. Each program runs once under `run` and once under `check`, in a process with little memory.

use crate::desk::{Desk, unsnarl};
use libtest_mimic::{Failed, Trial};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use tempfile::TempDir;
use testkit::programs::{self, header_line};
use testkit::{clang, process};

/// Of one command, on a machine that does other things, too.
const LIMIT: Duration = Duration::from_secs(10);
/// KiB of address space that the tool itself may have.
const ADDRESS_SPACE: &str = "1048576";
/// What the programs may have.
const ROOM: [&str; 2] = ["--max-memory", "256"];
const STEPS: [&str; 2] = ["--max-steps", "20000000"];
const SEARCH: [&str; 8] = ["--max-steps", "500000", "--time", "3", "--explain-time", "1", "--schedules", "300"];

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = trials![hostile:
        a_panic_ends_every_command,
        a_panic_loses_nothing_that_was_found,
        files_that_were_made_to_be_slow,
        a_full_disk_loses_nothing_but_the_runs,
        checks_at_once_do_not_overwrite_each_other,
    ];
    for file in programs::all("hostile") {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let again = file.clone();
        trials.push(Trial::test(format!("hostile/{name} run"), move || runs(&file)));
        trials.push(Trial::test(format!("hostile/{name} check"), move || checks(&again)));
    }
    trials
}

struct Ended {
    status: Option<i32>,
    stdout: String,
    stderr: String,
}

/// Runs `unsnarl` within its bounds; neither a panic nor a signal is an answer.
fn bounded(name: &str, file: &Path, more: &[&str], folder: &Path) -> Result<Ended, Failed> {
    let tool = unsnarl();
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -v \"$0\"; exec \"$@\"", ADDRESS_SPACE]).arg(tool.get_program()).arg(name);
    command.args(ROOM).args(more).args(["-w", "--pthread", "--clang"]).arg(clang::clang());
    command.args(shlex(header_line(file, "options"))).arg(file).current_dir(folder);
    let ended = process::run(&mut command, None, LIMIT).map_err(|e| e.to_string())?;
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    let ended = Ended { status: ended.status.code(), stdout: text(ended.stdout), stderr: text(ended.stderr) };
    if ended.status.is_none() || ended.stderr.contains("panicked") || ended.stderr.contains("overflowed its stack") {
        return Err(format!("{name} was brought down\n{}", ended.stderr).into());
    }
    Ok(ended)
}

fn shlex(options: Option<String>) -> Vec<String> {
    options.unwrap_or_default().split_whitespace().map(str::to_string).collect()
}

/// What the header wants of a command, and whether that came.
fn judge(file: &Path, key: &str, seen: &str, failure: &Value, ended: &Ended) -> Result<(), Failed> {
    let wanted = header_line(file, key).ok_or_else(|| format!("the header has no `{key}:`"))?;
    let wrong = |what: String| Err(format!("{what}\n{}\n{}", ended.stdout, ended.stderr).into());
    if !wanted.split(" or ").any(|w| w == seen) {
        return wrong(format!("{key}: {wanted} is expected, {seen} seen"));
    }
    let lines = marked(file);
    if !failure.is_null() && seen != "nonzero-exit" && !lines.contains(&failure["at"]["line"].as_u64().unwrap_or(0)) {
        return wrong(format!("{key}: it fails at {}, not at one of the lines {lines:?}", failure["at"]));
    }
    Ok(())
}

fn marked(file: &Path) -> Vec<u64> {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    (1..).zip(text.lines()).filter(|(_, line)| line.ends_with("//~ FAIL")).map(|(n, _)| n).collect()
}

fn runs(file: &Path) -> Result<(), Failed> {
    let folder = TempDir::new()?;
    let ended = bounded("run", file, &[&STEPS[..], &["--report", "report.json"]].concat(), folder.path())?;
    // What was refused before it ran has none.
    let report = std::fs::read_to_string(folder.path().join("report.json")).unwrap_or_default();
    let report: Value = if report.is_empty() { Value::Null } else { serde_json::from_str(&report)? };
    let (seen, status) = match report["end"].as_str() {
        Some("exit") => (format!("exit {}", report["status"]), report["status"].as_i64()),
        Some("failure") => (report["failure"]["id"].as_str().unwrap_or_default().to_string(), Some(1)),
        Some(end) => (end.to_string(), Some(2)),
        None => ("refused".to_string(), Some(2)),
    };
    if ended.status.map(i64::from) != status {
        return Err(format!("{seen}, but the status is {:?}\n{}", ended.status, ended.stderr).into());
    }
    judge(file, "run", &seen, &report["failure"], &ended)
}

fn checks(file: &Path) -> Result<(), Failed> {
    let folder = TempDir::new()?;
    let ended = bounded("check", file, &[&SEARCH[..], &["--format", "json"]].concat(), folder.path())?;
    let first = match ended.status {
        Some(2) => Value::Null,
        _ => serde_json::from_str::<Value>(&ended.stdout)?["failures"][0].clone(),
    };
    let seen = match ended.status {
        Some(0) => "clean",
        Some(1) => first["id"].as_str().unwrap_or("no failure, but status 1"),
        Some(2) => "refused",
        _ => "another status",
    };
    judge(file, "check", seen, &first, &ended)
}

/// Two threads that add to one number.
const RACY: &str = "#include <pthread.h>\n#include <assert.h>\nint n;\n\
    static void *add(void *x) { int k = n; n = k + 1; return x; }\n\
    int main(void) { pthread_t t; pthread_create(&t, 0, add, 0); add(0); pthread_join(t, 0); assert(n == 2); }\n";

fn with_fault(desk: &Desk, run: &str, args: &[&str]) -> Ended {
    let mut command = desk.command(args);
    command.env("UNSNARL_PANIC_IN_RUN", run).env_remove("RUST_BACKTRACE");
    let ended = process::run(&mut command, None, LIMIT).unwrap_or_else(|e| panic!("{args:?}: {e}"));
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    Ended { status: ended.status.code(), stdout: text(ended.stdout), stderr: text(ended.stderr) }
}

fn a_panic_ends_every_command() {
    let desk = Desk::new(&[("racy.c", RACY)]);
    desk.check(&["--no-explain", "racy.c"]).ended(1);
    let saved = std::fs::read_dir(desk.path(".unsnarl")).expect("a folder").filter_map(|e| Some(e.ok()?.path()));
    let saved: Vec<PathBuf> = saved.filter(|p| p.extension().is_some_and(|e| e == "run")).collect();
    let saved = saved[0].to_string_lossy().into_owned();
    for command in [
        &["run", "racy.c"][..],
        &["check", "racy.c"],
        &["check", "--strategy", "predict", "racy.c"],
        &["check", "--outcomes", "racy.c"],
        &["explain", "racy.c"],
        &["races", "racy.c"],
        &["deadlocks", "racy.c"],
        &["branches", "racy.c"],
        &["trace", "record", "--to", "racy.trace", "racy.c"],
        &["replay", &saved],
    ] {
        for run in ["1", "2"] {
            let ended = with_fault(&desk, run, command);
            let faulty = ended.stderr.contains("panicked");
            assert!(faulty || run == "2", "{command:?}: there was no panic\n{}", ended.stderr);
            if faulty {
                assert_eq!(ended.status, Some(2), "{command:?}\n{}\n{}", ended.stdout, ended.stderr);
                assert!(ended.stderr.contains("Please report it"), "{command:?}\n{}", ended.stderr);
            }
        }
    }
}

fn a_panic_loses_nothing_that_was_found() {
    let desk = Desk::new(&[("racy.c", RACY)]);
    let random = ["--strategy", "random", "--schedules", "200", "--keep-going"];
    let command = [&["check", "--no-explain", "--format", "json", "racy.c"], &random[..]].concat();
    let ended = with_fault(&desk, "30", &command);
    assert_eq!(ended.status, Some(2), "{}\n{}", ended.stdout, ended.stderr);
    let report: Value = serde_json::from_str(&ended.stdout).expect("a report");
    assert_eq!(report["verdict"], "failure", "{report:#}");
    assert!(ended.stderr.contains("Please report it"), "{}", ended.stderr);
    // After the search: while it is repeated, made simple, saved and explained.
    let command = ["check", "--strategy", "random", "--seed", "1", "-j1", "--format", "json", "racy.c"];
    let found = desk.json(&command, 1)["stats"]["schedules"].as_u64().expect("a number");
    let mut panics = 0;
    for run in (found + 1..found + 60).step_by(3) {
        let ended = with_fault(&desk, &run.to_string(), &command);
        let report: Value = serde_json::from_str(&ended.stdout).expect("a report");
        assert_eq!(report["verdict"], "failure", "{run}: {report:#}");
        let faulty = ended.stderr.contains("Please report it");
        assert_eq!(ended.status, Some(if faulty { 2 } else { 1 }), "{run}: {}", ended.stderr);
        panics += u64::from(faulty);
    }
    assert!(panics > 3, "only {panics} of the runs after the search took place");
}

/// Small files that took for ever, or all memory, because of what they say.
fn files_that_were_made_to_be_slow() {
    let desk = Desk::new(&[("racy.c", RACY)]);
    let module = |before: &str, body: &str| format!("{before}\ndefine i32 @main() {{\n{body} ret i32 0\n}}\n");
    let repeated = |n: u64, line: &dyn Fn(u64) -> String| (0..n).map(line).collect::<String>();
    // Types whose parts double from one to the next.
    let doubled = repeated(45, &|i| format!("%t{} = type {{%t{i}, %t{i}}}\n", i + 1));
    desk.write("types.ll", module(&format!("%t0 = type {{token, token}}\n{doubled}"), " %x = freeze %t45 undef\n"));
    // A long chain of names, and many uses of its first one.
    let chain = repeated(60_000, &|i| format!("%a{i} = type %a{}\n", i + 1));
    let uses = repeated(60_000, &|i| format!(" %v{i} = alloca %a0\n"));
    desk.write("names.ll", module(&format!("{chain}%a60000 = type {{i32}}\n"), &uses));
    // Constants that all have one number in a table that everybody knows.
    let known = 0xf135_7aea_2e62_a9c5u64;
    let same = |low: u64| u128::from(low.wrapping_mul(known).wrapping_neg()) << 64 | u128::from(low);
    let values = repeated(100_000, &|i| format!("{}i128 {}", if i == 0 { "" } else { ", " }, same(i + 1) as i128));
    desk.write("constants.ll", module(&format!("@g = global [100000 x i128] [{values}]"), ""));
    // Values of 64 KiB, by the thousand.
    let loads = repeated(3000, &|i| format!(" %v{i} = load [65536 x i8], ptr @g\n"));
    desk.write("values.ll", module("@g = global [65536 x i8] zeroinitializer", &loads));
    for (file, status) in [("types.ll", 2), ("names.ll", 0), ("constants.ll", 0), ("values.ll", 1)] {
        for command in ["run", "check"] {
            let ended = bounded(command, &desk.path(file), &STEPS, &desk.path("")).unwrap_or_else(|e| panic!("{e:?}"));
            assert_eq!(ended.status, Some(status), "{command} {file}: {}", ended.stderr);
        }
    }
    desk.write("report.txt", repeated(60_000, &|i| format!("racy.c:4 racy.c:{}\n", i + 5)));
    let command = ["confirm", "--time", "2", "report.txt", "racy.c"];
    let ended = process::run(&mut desk.command(&command), None, LIMIT).unwrap_or_else(|e| panic!("confirm: {e}"));
    assert!(ended.status.code().is_some());
    // Divisions that a solver would make circuits of, without a look at the clock.
    let divided = repeated(1000, &|i| {
        let (a, n) = (2 * i + 1, 3 * i + 1);
        format!(
            "expr %{n} = xor v0:64 {a}:64\nexpr %{} = or v1:64 {a}:64\nexpr %{} = udiv %{n} %{}\n",
            n + 1,
            n + 2,
            n + 1
        )
    });
    let sum = repeated(999, &|i| {
        let before = if i == 0 { 3 } else { 3000 + i };
        format!("expr %{} = xor %{before} %{}\n", 3001 + i, 3 * i + 6)
    });
    let ends = "expr %4000 = eq %3999 0x123456789abcdef1:64\n2 0#2 c=3 ? branch if %4000 = 0\nend 3\n";
    let starts =
        "unsnarl trace 1.3\nprogram none\n0 0#0 c=1 ? symbolic n 5 = v0:64\n1 0#1 c=2 ? symbolic m 7 = v1:64\n";
    desk.write("divisions.trace", format!("{starts}{divided}{sum}{ends}"));
    for solver in ["portfolio", "z3"] {
        let command = ["query", "divisions.trace", "--goal", "flip(0#2)", "--time-limit", "3", "--solver", solver];
        let ended = process::run(&mut desk.command(&command), None, LIMIT).unwrap_or_else(|e| panic!("query: {e}"));
        let told = String::from_utf8_lossy(&ended.stdout).into_owned() + &String::from_utf8_lossy(&ended.stderr);
        assert!(told.contains("1 unknown"), "{solver}: {told}");
    }
    // What a run may take is for the person to say who replays it.
    let takes = "#include <stdlib.h>\n#include <string.h>\nint main(void) { for (;;) { char *p = malloc(1 << 24); \
        if (!p) return 0; memset(p, 1, 1 << 24); } }\n";
    desk.write("takes.c", takes);
    desk.run(&["--max-memory", "100", "--save", "x.run", "takes.c"]).ended(0);
    desk.edit("x.run", "setting memory 104857600", "setting memory 1000000000000");
    desk.unsnarl(&["replay", "x.run"]).says(2, &["it wants 953675 MiB of memory", "--max-memory 953675"]);
    desk.unsnarl(&["replay", "x.run", "--max-memory", "100"]).says(0, &["ended as before"]);
    desk.unsnarl(&["replay", "x.run", "--max-memory", "100", "--max-steps", "50"]).says(2, &["steps"]);
}

/// The tool gets the error of a full disk for every byte that it wants to write into a file.
fn a_full_disk_loses_nothing_but_the_runs() {
    let desk = Desk::new(&[("racy.c", RACY)]);
    let module = desk.path("racy.ll");
    let mut compiler = Command::new(clang::clang());
    compiler.args(["-S", "-emit-llvm", "-g", "-O0", "-Xclang", "-disable-O0-optnone", "-o"]).arg(&module);
    assert!(compiler.arg(desk.path("racy.c")).status().expect("a compiler").success());
    for (command, status) in [("check", 1), ("explain", 1), ("races", 1), ("branches", 2)] {
        let mut limited = Command::new("sh");
        limited.args(["-c", "trap '' XFSZ; ulimit -f 0; exec \"$@\"", "sh"]).arg(unsnarl().get_program());
        limited.args([command, "--out", "full"]).arg(&module).current_dir(desk.path(""));
        let ended = process::run(&mut limited, None, LIMIT).unwrap_or_else(|e| panic!("{command}: {e}"));
        let stderr = String::from_utf8_lossy(&ended.stderr);
        assert_eq!(ended.status.code(), Some(status), "{command}: {stderr}");
        assert!(stderr.contains("File too large"), "{command}: {stderr}");
        let left: Vec<_> = std::fs::read_dir(desk.path("full")).expect("a folder").flatten().collect();
        assert!(left.is_empty(), "{command}: {left:?}");
    }
}

fn checks_at_once_do_not_overwrite_each_other() {
    const CHECKS: usize = 8;
    let names: Vec<String> = (0..CHECKS).map(|n| format!("{n}/racy.c")).collect();
    let texts: Vec<String> = (0..CHECKS).map(|n| format!("{RACY}// {n}\nint unused_{n};\n")).collect();
    let files: Vec<(&str, &str)> = names.iter().zip(&texts).map(|(n, t)| (n.as_str(), t.as_str())).collect();
    let desk = Desk::new(&files);
    std::thread::scope(|scope| {
        for name in &names {
            let desk = &desk;
            scope.spawn(move || desk.check(&["--no-explain", "--no-races", "--out", "all", name]).ended(1));
        }
    });
    let runs = std::fs::read_dir(desk.path("all")).expect("a folder").flatten().map(|e| e.path());
    let runs: Vec<PathBuf> = runs.filter(|p| p.extension().is_some_and(|e| e == "run")).collect();
    assert_eq!(runs.len(), CHECKS, "{runs:?}");
}
