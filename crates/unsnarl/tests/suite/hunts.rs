//! `unsnarl races` on every program of `tests/races` and `unsnarl deadlocks` on every one of `tests/deadlocks`: what the headers
//! want is confirmed, refuted or at least not confirmed, nothing else is confirmed, and every run that is reported stands, replayed,
//! exactly at the accesses or in the circle.
//!
//! [`testkit::planted`] reads the headers.

use crate::desk::{Seen, contains, search, search_in, unsnarl};
use libtest_mimic::{Failed, Trial};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use testkit::planted::{self, Wish, fits, is, lines, threads};
use testkit::programs;

/// Failures of the corpus that a command does not find, and why. One that is found after all must leave the list.
const MISSED: [(&str, &str, &str); 1] = [(
    "deadlocks",
    "copier_wakes_one_of_two",
    "a wait whose signals all woke others counts as one that goes on (solve/src/model/stuck.rs)",
)];

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    for command in ["races", "deadlocks"] {
        for file in programs::all(command) {
            let name = format!("hunts/{command}/{}", file.file_stem().unwrap_or_default().to_string_lossy());
            trials.push(Trial::test(name, move || check(command, &file)));
        }
    }
    for file in programs::all("check") {
        let name = format!("hunts/corpus/{}", file.file_stem().unwrap_or_default().to_string_lossy());
        trials.push(Trial::test(name, move || corpus(&file)));
    }
    trials.push(Trial::test("hunts/confirm/races", || {
        let file = programs::folder("races").join("thesis_example.c");
        confirm(
            &file,
            "",
            &[
                ("l1 l4", "confirmed"),
                ("l6 l3", "confirmed"),
                ("l2 l5", "refuted"),
                ("nosuch.c:1 nosuch.c:2", "undecided"),
            ],
        )
    }));
    trials.push(Trial::test("hunts/confirm/deadlocks", || {
        let file = programs::folder("deadlocks").join("guard_lock.c");
        confirm(&file, "deadlock ", &[("want_a want_b", "refuted")])?;
        let file = programs::folder("deadlocks").join("thesis_example.c");
        confirm(&file, "deadlock ", &[("l4 l8", "confirmed")])?;
        // Nothing gets stuck here, but these waits make no circle that could be disproved.
        let file = programs::folder("deadlocks").join("signal_with_state.c");
        confirm(&file, "deadlock ", &[("wait wait", "undecided")])
    }));
    trials.push(Trial::test("hunts/confirm/lines_of_one_thread", || {
        let file = programs::folder("races").join("second_worker_behind_a_hash.c");
        confirm(&file, "", &[("up down", "undecided"), ("up up", "undecided")])
    }));
    for report in reports() {
        let name = format!("hunts/confirm/{}", report.file_name().unwrap_or_default().to_string_lossy());
        trials.push(Trial::test(name, move || sanitizer(&report)));
    }
    trials.push(Trial::test("hunts/confirm/what_is_no_report", || {
        no_report();
        Ok(())
    }));
    trials.push(Trial::test("hunts/confirm/damaged_reports", damaged_reports));
    trials.push(Trial::test("hunts/confirm/both_kinds_share_the_budget", shared_budget));
    trials.push(Trial::test("hunts/check/races", || {
        let file = programs::folder("races").join("wrong_lock.c");
        in_check("races", &file)
    }));
    trials.push(Trial::test("hunts/check/deadlocks", || {
        for name in ["philosophers_3.c", "lost_signal.c", "semaphore_starvation.c"] {
            in_check("deadlocks", &programs::folder("deadlocks").join(name))?;
        }
        Ok(())
    }));
    trials.push(Trial::test("hunts/replay/says_where_threads_stood_not_what_is_recorded", seen_not_recorded));
    trials.push(Trial::test("hunts/budget/what_the_last_run_finds_is_told", small_budgets));
    trials.push(Trial::test("hunts/budget/interrupted", interrupted));
    trials.push(Trial::test("hunts/limits/pairs_of_the_code", || {
        let lines = "    n++;\n".repeat(80);
        code_limit("races", &lines, "pairs of accesses in the code beyond the first 2000")
    }));
    trials.push(Trial::test("hunts/limits/for_people", || {
        let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
        let file = large(folder.path(), &"    n++;\n".repeat(80))?;
        let seen = Seen::of(search_in("text", "races", folder.path()).arg(&file), None);
        contains(&seen.stdout, &["\nnot looked at: pairs of accesses"]);
        Ok(())
    }));
    trials.push(Trial::test("hunts/limits/circles_of_the_code", || {
        let pair = |x: &str, y: &str| {
            let each =
                [format!("lock(&{x});"), format!("lock(&{y});"), format!("unlock(&{y});"), format!("unlock(&{x});")];
            each.map(|call| format!("    pthread_mutex_{call}\n")).concat()
        };
        let lines = pair("a", "b").repeat(60) + &pair("b", "a").repeat(60);
        code_limit("deadlocks", &lines, "circles of locks in the code beyond the first 2000")
    }));
    trials.push(Trial::test("hunts/limits/instructions_of_the_code", || {
        code_limit(
            "races",
            "    EIGHT(EIGHT(EIGHT(EIGHT(EIGHT(n += n * 3 + n * 5 + n * 7;)))))\n",
            "code beyond 300000 instructions",
        )
    }));
    trials
}

/// `unsnarl confirm` of pairs of tags, with the verdicts that they should get.
fn confirm(file: &Path, kind: &str, entries: &[(&str, &str)]) -> Result<(), Failed> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let report = folder.path().join("report.txt");
    let tags = planted::tags(file)?;
    let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
    // What is no tag is a place.
    let line = |tag: &str| tags.get(tag).map_or(tag.to_string(), |line| format!("{name}:{line}"));
    let places = |words: &str| words.split(' ').map(line).collect::<Vec<_>>().join(" ");
    let text: Vec<String> = entries.iter().map(|(words, _)| format!("{kind}{}", places(words))).collect();
    std::fs::write(&report, text.join("\n")).map_err(|e| e.to_string())?;
    let mut command = search("confirm", folder.path());
    command.args(programs::header_line(file, "options").unwrap_or_default().split_whitespace());
    let json = Seen::of(command.arg(&report).arg(file), None).json()?;
    for (number, (words, verdict)) in entries.iter().enumerate() {
        if json["entries"][number]["verdict"] != *verdict {
            return Err(format!("{words}: not {verdict}\n{json:#}").into());
        }
    }
    Ok(())
}

/// The reports in `tests/confirm`: `NAME.COMPILER.txt`, what the program `NAME.c` gave under that compiler's ThreadSanitizer.
fn reports() -> Vec<PathBuf> {
    let all = std::fs::read_dir(programs::folder("confirm")).into_iter().flatten().flatten().map(|e| e.path());
    let mut all: Vec<PathBuf> = all.filter(|p| p.extension().is_some_and(|e| e == "txt")).collect();
    all.sort();
    assert!(all.len() >= 4, "no reports in tests/confirm");
    all
}

fn confirm_report(report: &Path, file: &Path) -> Result<Seen, Failed> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    Ok(Seen::of(search("confirm", folder.path()).arg(report).arg(file), None))
}

/// Every entry of a report is what the program's header says, and all of them are confirmed.
fn sanitizer(report: &Path) -> Result<(), Failed> {
    let file = report.with_extension("").with_extension("c");
    let json = confirm_report(report, &file)?.json()?;
    let entries = json["entries"].as_array().cloned().unwrap_or_default();
    let lines = |e: &Value| -> Vec<u64> {
        e["lines"].as_array().into_iter().flatten().filter_map(|at| at["line"].as_u64()).collect()
    };
    let wishes = planted::wishes(&file)?;
    let fits = |w: &Wish| entries.iter().any(|e| lines(e) == w.lines && is(e, "confirmed"));
    match wishes.len() == entries.len() && wishes.iter().all(fits) {
        true => Ok(()),
        false => Err(format!("not as the header says\n{json:#}").into()),
    }
}

/// Whatever a report looks like: what can be read of it, or an error that says what is expected.
fn damaged_reports() -> Result<(), Failed> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let report = folder.path().join("report.txt");
    let file = programs::folder("confirm").join("lock_order.c");
    let whole = std::fs::read(programs::folder("confirm").join("lock_order.gcc.txt")).map_err(|e| e.to_string())?;
    let text = String::from_utf8_lossy(&whole).into_owned();
    let second = text.find("  Mutex M0 acquired").ok_or("no second stack")?;
    let binary: Vec<u8> = (0..50_000u32).map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8).collect();
    let mut not_text = whole.clone();
    not_text.splice(second..second, [0xff, 0xfe, 0x00, b'\n', 0xc3, b'\n']);
    let lost = text.replace("    #1 two", "    [failed to restore the stack] two");
    // What it is, its bytes, and the verdict of its only entry, or words of the error.
    let trials: [(&str, Vec<u8>, &str); 10] = [
        ("empty", Vec::new(), "nothing to confirm"),
        ("binary", binary, "expected two places"),
        ("only the mark", b"WARNING: ThreadSanitizer:".to_vec(), "nothing to confirm"),
        ("only a title", b"WARNING: ThreadSanitizer: data race (pid=1)\n".to_vec(), "undecided"),
        ("another report", b"WARNING: ThreadSanitizer: thread leak (pid=1)\n".to_vec(), "nothing to confirm"),
        ("with other ends of lines", text.replace('\n', "\r\n").into_bytes(), "confirmed"),
        ("not UTF-8", not_text, "confirmed"),
        ("cut off", whole[..second + 9].to_vec(), "undecided"),
        ("without a stack", lost.into_bytes(), "undecided"),
        ("huge numbers", text.replace(".c:19", ".c:19999999999999999999").into_bytes(), "undecided"),
    ];
    for (what, bytes, expected) in trials {
        std::fs::write(&report, bytes).map_err(|e| e.to_string())?;
        let seen = confirm_report(&report, &file)?;
        let json = seen.json().unwrap_or_default();
        let as_expected = match expected {
            "confirmed" => seen.status == Some(1) && json["entries"][0]["verdict"] == expected,
            "undecided" => seen.status == Some(0) && json["entries"][0]["verdict"] == expected,
            words => seen.status == Some(2) && seen.stderr.contains(words),
        };
        if !as_expected || json["entries"].as_array().is_some_and(|e| e.len() != 1) {
            return Err(format!("{what}: {expected} expected; {seen:?}").into());
        }
    }
    Ok(())
}

/// With entries of both kinds, `--runs` bounds all that is done, and the report says that it was cut off.
fn shared_budget() -> Result<(), Failed> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let file = programs::folder("deadlocks").join("pool_stops_one_worker.c");
    let report = folder.path().join("report.txt");
    // Lines on which nothing can be confirmed.
    let lines = "pool_stops_one_worker.c:1 pool_stops_one_worker.c:2";
    std::fs::write(&report, format!("{lines}\ndeadlock {lines}\n")).map_err(|e| e.to_string())?;
    let run = |format: &str| {
        let mut command = search_in(format, "confirm", folder.path());
        Seen::of(command.args(["--runs", "12"]).arg(&report).arg(&file), None)
    };
    let json = run("json").json()?;
    // A run that teaches something is repeated.
    let executions = json["stats"]["executions"].as_u64().unwrap_or(0);
    if !(6..=18).contains(&executions) || json["ended"] != "budget" || !json["not_looked_at"].is_array() {
        return Err(format!("not within 12 runs, or that is not said\n{json:#}").into());
    }
    contains(&run("text").stdout, &["not everything was tried"]);
    Ok(())
}

/// What `unsnarl check` tells of a program's races or deadlocks: at least one that the header wants, and nothing that it does not want.
fn in_check(section: &str, file: &Path) -> Result<(), Failed> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let wishes = planted::wishes(file)?;
    let mut command = search("check", folder.path());
    command.args(["--keep-going", "--no-explain", "--schedules", "300"]).arg(file);
    let json = Seen::of(&mut command, None).json()?;
    let wrong = |what: String| -> Result<(), Failed> { Err(format!("{}: {what}\n{json:#}", file.display()).into()) };
    for section in ["races", "deadlocks"] {
        if !json[section].is_array() {
            return wrong(format!("no section {section}"));
        }
    }
    let entries = json[section].as_array().cloned().unwrap_or_default();
    for entry in &entries {
        let expected = |w: &&Wish| ["race", "deadlock", "may"].contains(&w.key.as_str()) && w.lines == lines(entry);
        let Some(wish) = wishes.iter().find(expected) else {
            return wrong(format!("lines {:?}: not expected", lines(entry)));
        };
        let kind = &entry["kind"];
        if !kind.is_null() && wish.key == "deadlock" && !wish.words.iter().any(|w| kind == w) {
            return wrong(format!("lines {:?}: of another kind", lines(entry)));
        }
        let run = entry["run"].as_str().ok_or("no run")?;
        if !is(entry, "confirmed") || replay(&existing(run, folder.path()))?["verdict"] != "reproduced" {
            return wrong(format!("lines {:?}: not confirmed", lines(entry)));
        }
    }
    match entries.len() {
        0 => wrong("nothing is reported".into()),
        _ => Ok(()),
    }
}

/// With any budget, what was confirmed has its run, and nothing is said to be a bug of ours.
fn small_budgets() -> Result<(), Failed> {
    let file = programs::folder("races").join("thesis_example.c");
    for runs in 1..=12u32 {
        let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
        let seen = Seen::of(search("races", folder.path()).args(["--runs", &runs.to_string()]).arg(&file), None);
        nothing_lost(seen.stdout.as_bytes()).map_err(|e| format!("{runs} runs: {e}"))?;
    }
    Ok(())
}

/// A program in which these lines are those of two threads, which never come to them.
fn large(folder: &Path, lines: &str) -> Result<PathBuf, String> {
    let file = folder.join("large.c");
    let source = format!(
        "#include <pthread.h>\n#define EIGHT(x) x x x x x x x x\nvolatile int never;\nint n;\n\
         pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;\n\
         static void rest(void) {{\n{lines}}}\n\
         static void *worker(void *arg) {{\n    if (never)\n        rest();\n    return arg;\n}}\n\
         int main(void) {{\n    pthread_t s, t;\n    pthread_create(&s, 0, worker, 0);\n    pthread_create(&t, 0, worker, 0);\n\
         \x20   pthread_join(s, 0);\n    return pthread_join(t, 0);\n}}\n"
    );
    std::fs::write(&file, source).map_err(|e| e.to_string())?;
    Ok(file)
}

/// A limit of what is looked at in the code is reported.
fn code_limit(command: &str, lines: &str, words: &str) -> Result<(), Failed> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let file = large(folder.path(), lines)?;
    let json = hunt(command, &file, folder.path())?;
    let told = json["not_looked_at"].as_array().cloned().unwrap_or_default();
    if !told.iter().any(|l| l.as_str().is_some_and(|l| l.contains(words))) {
        return Err(format!("the limit is not reported: {words}\n{told:?}").into());
    }
    Ok(())
}

/// Ctrl-C, sooner or later: what was found so far is reported, and nothing is said to be a bug of ours.
fn interrupted() -> Result<(), Failed> {
    let file = programs::folder("races").join("rare_ten_million_steps.c");
    let mut interrupted = 0;
    // On a slow machine it takes longer until there is something to tell.
    for wait in [300, 700, 1500, 2500, 10_000, 40_000] {
        if wait > 2500 && interrupted > 0 {
            break;
        }
        let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
        let mut command = search("races", folder.path());
        command.arg(&file).stdout(std::process::Stdio::piped()).stderr(std::process::Stdio::null());
        let child = command.spawn().map_err(|e| e.to_string())?;
        std::thread::sleep(Duration::from_millis(wait));
        Command::new("kill").args(["-INT", &child.id().to_string()]).status().map_err(|e| e.to_string())?;
        let ended = child.wait_with_output().map_err(|e| e.to_string())?;
        // Before the program is read there is nothing to tell.
        if !ended.stdout.is_empty() {
            nothing_lost(&ended.stdout).map_err(|e| format!("after {wait} ms: {e}"))?;
            interrupted += u32::from(ended.status.code() == Some(130));
        }
    }
    match interrupted {
        0 => Err("it was never interrupted while it searched".into()),
        _ => Ok(()),
    }
}

fn nothing_lost(report: &[u8]) -> Result<(), String> {
    let json: Value = serde_json::from_slice(report).map_err(|e| format!("no JSON ({e})"))?;
    let entries = json["races"].as_array().cloned().unwrap_or_default();
    let lost = |e: &Value| {
        let blocked = e["blocked_by"].as_str().is_some_and(|why| why.contains("a bug of"));
        blocked || is(e, "confirmed") && e["run"].is_null()
    };
    match entries.iter().any(lost) || json["stats"]["unconfirmed"] != 0 {
        true => Err(format!("something is lost\n{json:#}")),
        false => Ok(()),
    }
}

/// A run file whose `stands` were changed: other words, another step. The replay says what it saw.
fn seen_not_recorded() -> Result<(), Failed> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let json = hunt("races", &programs::folder("races").join("wrong_lock.c"), folder.path())?;
    let run = json["races"].as_array().and_then(|all| all.iter().find_map(|r| r["run"].as_str())).ok_or("no run")?;
    let run = existing(run, folder.path());
    let text = std::fs::read_to_string(&run).map_err(|e| e.to_string())?;
    let recorded = |line: &str| line.starts_with("stands ");
    let first = text.lines().find(|l| recorded(l)).ok_or("no `stands`")?.to_string();
    let words: Vec<&str> = first.split(' ').collect();
    let step: u64 = words[2].parse().map_err(|_| format!("no step: {first}"))?;
    let trials = [
        ("as it was", first.clone(), "reproduced", true),
        ("other words", first.replacen("wrong_lock.c:", "wrong_lock.c:9", 1), "diverged", true),
        ("another step", first.replacen(&format!(" {step} "), &format!(" {} ", step + 999_999), 1), "diverged", false),
    ];
    for (what, line, verdict, seen) in trials {
        let changed = text.replacen(&first, &line, 1);
        std::fs::write(&run, changed).map_err(|e| e.to_string())?;
        let again = Seen::of(unsnarl().args(["replay", "--format", "json"]).arg(&run), None).json()?;
        let stands = again["stands"].as_array().map_or(0, Vec::len);
        let before = again["stands"][0]["before"].as_str().unwrap_or("");
        if again["verdict"] != verdict || stands != if seen { 2 } else { 0 } || seen && !first.contains(before) {
            return Err(format!("{what}: `{line}` instead of `{first}`\n{again:#}").into());
        }
    }
    Ok(())
}

fn no_report() {
    let file = programs::folder("races").join("thesis_example.c");
    Seen::of(unsnarl().arg("confirm").arg(&file).arg(&file), None).refused(&["expected two places"]);
}

fn check(command: &str, file: &Path) -> Result<(), Failed> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let wishes = planted::wishes(file)?;
    let json = hunt(command, file, folder.path())?;
    let wrong = |what: String| -> Result<(), Failed> { Err(format!("{what}\n{json:#}").into()) };
    let entries = json[command].as_array().cloned().unwrap_or_default();
    if programs::header_line(file, "ended").is_some_and(|ended| json["ended"] != ended) {
        return wrong("it ended in another way".into());
    }
    for wish in &wishes {
        let same: Vec<&Value> = entries.iter().filter(|e| lines(e) == wish.lines).collect();
        let shown = format!("{}: lines {:?} {:?} {:?}", wish.key, wish.lines, wish.words, wish.values);
        match wish.key.as_str() {
            "race" | "deadlock" => {
                let fits = |e: &&&Value| is(e, "confirmed") && fits(e, wish);
                match same.iter().filter(fits).count() {
                    0 => return wrong(format!("{shown}: not confirmed like that")),
                    1 => {}
                    n => return wrong(format!("{shown}: told {n} times")),
                }
            }
            "refuted" => {
                let reason = |e: &Value| wish.words.iter().all(|w| e["reason"]["kind"] == **w);
                if !same.iter().all(|e| is(e, "refuted") && reason(e)) || same.is_empty() {
                    return wrong(format!("{shown}: not refuted like that"));
                }
            }
            "unlisted" if !same.is_empty() => return wrong(format!("{shown}: listed")),
            "undecided" if same.is_empty() || !same.iter().all(|e| is(e, "undecided")) => {
                return wrong(format!("{shown}: not undecided"));
            }
            "not" if same.iter().any(|e| is(e, "confirmed")) => {
                return wrong(format!("{shown}: confirmed"));
            }
            _ => {}
        }
    }
    let expected =
        |e: &Value| wishes.iter().any(|w| ["race", "deadlock", "may"].contains(&w.key.as_str()) && w.lines == lines(e));
    for entry in entries.iter().filter(|e| is(e, "confirmed")) {
        if !expected(entry) {
            return wrong(format!("lines {:?}: confirmed, not expected", lines(entry)));
        }
        stands(entry, folder.path()).or_else(|e| wrong(format!("lines {:?}: {e}", lines(entry))))?;
    }
    for entry in &entries {
        if is(entry, "undecided") && entry["blocked_by"].as_str().is_none_or(str::is_empty) {
            return wrong(format!("lines {:?}: undecided for no reason", lines(entry)));
        }
        // What no two threads of a run came to names none.
        let of_code = ["no run came to", "no run had them", "no single run came"];
        let only_code = entry["blocked_by"].as_str().is_some_and(|why| of_code.iter().any(|w| why.starts_with(w)));
        if threads(entry).iter().any(|t| t.is_null() != only_code) {
            return wrong(format!(
                "lines {:?}: threads where there are none, or none where there are some",
                lines(entry)
            ));
        }
    }
    let limits = json["not_looked_at"].as_array().cloned().unwrap_or_default();
    let told = |words: &str| limits.iter().any(|l| l.as_str().is_some_and(|l| l.contains(words)));
    match programs::header_line(file, "not_looked_at") {
        Some(words) if !told(&words) => return wrong("a limit is not reported".into()),
        None if !limits.is_empty() => return wrong("a limit was reached".into()),
        _ => {}
    }
    let figure = |key: &str| json["stats"][key].as_u64();
    let count = |verdict: &str| Some(entries.iter().filter(|e| is(e, verdict)).count() as u64);
    for verdict in ["confirmed", "refuted", "undecided"] {
        if figure(verdict) != count(verdict) {
            return wrong(format!("another number of {verdict} ones"));
        }
    }
    if figure("unconfirmed") != Some(0) {
        return wrong("something that the solver said did not come".into());
    }
    Ok(())
}

/// A program of `check`'s: both hunts confirm something exactly if its header says that it is there, and nothing in its corrected twin.
fn corpus(file: &Path) -> Result<(), Failed> {
    let header = |key: &str| programs::header_line(file, key).unwrap_or_default();
    let finds = |kind: &str| header("find").split_whitespace().any(|f| f == kind);
    let there = [
        ("races", header("race") == "yes" || finds("data-race")),
        ("deadlocks", finds("deadlock") || finds("livelock")),
    ];
    for (command, is_there) in there {
        let is_missed =
            MISSED.iter().any(|(by, name, _)| *by == command && file.file_stem().is_some_and(|f| f == *name));
        let is_there = is_there && !is_missed;
        let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
        // What is missed by one takes long with all.
        let takes_long = MISSED.iter().any(|(_, name, _)| file.file_stem().is_some_and(|f| f == *name));
        let few: &[&str] = if takes_long { &["--runs", "100"] } else { &[] };
        let corrected = hunt_with(command, file, folder.path(), &[&["-DFIXED"], few].concat())?;
        if corrected["stats"]["confirmed"] != 0 || corrected["stats"]["unconfirmed"] != 0 {
            return Err(format!("{command} in the corrected twin\n{corrected:#}").into());
        }
        let json = hunt_with(command, file, folder.path(), few)?;
        let entries = json[command].as_array().cloned().unwrap_or_default();
        let confirmed: Vec<&Value> = entries.iter().filter(|e| is(e, "confirmed")).collect();
        if confirmed.is_empty() == is_there || json["stats"]["unconfirmed"] != 0 {
            return Err(format!("{} {command} confirmed\n{json:#}", confirmed.len()).into());
        }
        for entry in confirmed {
            stands(entry, folder.path()).map_err(|e| format!("lines {:?}: {e}\n{json:#}", lines(entry)))?;
        }
    }
    Ok(())
}

fn hunt(name: &str, file: &Path, folder: &Path) -> Result<Value, Failed> {
    hunt_with(name, file, folder, &[])
}

fn hunt_with(name: &str, file: &Path, folder: &Path, options: &[&str]) -> Result<Value, Failed> {
    let mut command = search(name, folder);
    command.args(programs::header_line(file, "options").unwrap_or_default().split_whitespace());
    let seen = Seen::of(command.args(options).arg(file), None);
    let json = seen.json()?;
    if json["ended"] == "time" {
        return Err(format!("it was not searched to the end of its budget\n{json:#}").into());
    }
    let found = json[name].as_array().is_some_and(|all| all.iter().any(|e| is(e, "confirmed")));
    if json["command"] != name || seen.status != Some(i32::from(found)) {
        return Err(format!("{:?} although found is {found}\n{json:#}", seen.status).into());
    }
    Ok(json)
}

/// The run of an entry comes again, and at one moment of it each thread stands where the entry says.
pub(crate) fn stands(entry: &Value, folder: &Path) -> Result<(), String> {
    let run = entry["run"].as_str().ok_or("no run")?;
    let again = replay(&existing(run, folder))?;
    let stands = again["stands"].as_array().cloned().unwrap_or_default();
    let at: Vec<&str> = stands.iter().filter_map(|s| s["before"].as_str()).collect();
    for line in lines(entry) {
        // A wait stands where it is called, which is the line of the entry.
        if !at.iter().any(|before| before.ends_with(&format!(":{line}"))) {
            return Err(format!("no thread stands at line {line}: {at:?}"));
        }
    }
    if stands.len() != lines(entry).len() {
        return Err(format!("{} threads stand somewhere", stands.len()));
    }
    if let Some(failing) = entry["failing_run"].as_str() {
        let again = replay(&existing(failing, folder))?;
        if again["verdict"] != "reproduced" {
            return Err(format!("{failing} does not fail: {again:#}"));
        }
    } else if entry["harm"] == "failure" {
        return Err("it fails, but no run shows that".into());
    }
    Ok(())
}

fn existing(run: &str, folder: &Path) -> PathBuf {
    if Path::new(run).exists() { PathBuf::from(run) } else { folder.join(run) }
}

fn replay(run: &Path) -> Result<Value, String> {
    let seen = Seen::of(unsnarl().args(["replay", "--times", "3", "--format", "json"]).arg(run), None);
    match seen.status {
        Some(0 | 1) => seen.json(),
        _ => Err(format!("replay {}: {seen:?}", run.display())),
    }
}
