//! `unsnarl explain`: what the papers show of their examples (marks in the sources of `tests/explain` and `tests/check`), and
//! that every failure of the corpus is explained: each order of its cause is needed, the run that ends well ends well when it
//! is replayed, there are few events to understand, and nearly always a repair that removes the failure.
//!
//! Marks after `//~`: READ, the read that finds another value; BAD and GOOD, the writes it takes its value from in the
//! failing and the passing run (no mark: what was there from the start); FROM and TO, the lines of the repair; BRANCH, the
//! line after which paths part; CAUSE, the lines that the cause names, which `cargo xtask bench-explain` counts.

use crate::chromium;
use crate::desk::{Desk, Seen, contains, search, search_in, unsnarl};
use libtest_mimic::{Failed, Trial};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use testkit::clang;
use testkit::programs::{self, header_line};

/// The events to understand, of all failures.
static SEEN: Mutex<Vec<u64>> = Mutex::new(Vec::new());
/// Events to understand.
const MOST: u64 = 8;

/// Programs of the corpus for which no repair is found, and why. At most one in five.
const WITHOUT_REPAIR: [(&str, &str); 7] = [
    (
        "dekker_not_raised_again",
        "with a lock around what fails, the flag that is not raised still lets a thread wait for its turn for ever",
    ),
    ("barrier_reuse", "the barrier needs another algorithm, not another order"),
    ("futex_mutex_order", "a lock that the program makes from a futex is not known as one that could be taken earlier"),
    ("heat_buffers_swapped_early", "all threads need a second barrier, not one of them another order"),
    ("loop_variable_shared", "each thread needs a variable of its own"),
    (
        "ticket_lock_split",
        "the cause of what fails first is in the two customers; the lock that let them in is not looked at",
    ),
    ("recursive_lock_mistaken", "one thread locks twice: no order of threads helps"),
];

/// Programs whose cause is not complete: the run that ends well keeps all of its orders. And why.
const INCOMPLETE: [(&str, &str); 1] = [(
    "connection_handed_to_nobody",
    "whether a wait that was signalled gives up all the same is no order of two events",
)];

/// Programs of whose cause the solver must prove that it is enough, and that none of its orders can be left out.
const PROVED: [&str; 11] = [
    "account_lost_update",
    "bank_total",
    "bounded_buffer",
    "cortex_paths",
    "handshake_flag_reset",
    "index_stale_after_shrink",
    "pointer_tested_then_cleared",
    "scanner_queue",
    "singleton_racy",
    "string_buffer_append",
    "symbiosis_queue",
];

/// Programs with a patch of this kind: it applies, compiles, checks clean, and natively the program does what its corrected twin
/// does.
const PATCHED: [(&str, &str, &str); 24] = [
    ("check", "account_atomic_but_split", "one-operation"),
    ("check", "account_lost_update", "new-lock"),
    ("check", "airline_oversold", "hold-lock"),
    ("check", "bounded_buffer", "hold-lock"),
    ("check", "cache_reference_after_unlock", "hold-lock"),
    ("check", "child_before_init", "move"),
    ("check", "compressor_queue_freed", "move"),
    ("check", "deadlock_callback", "move"),
    ("check", "deadlock_two_accounts", "lock-order"),
    ("check", "flag_before_data", "move"),
    ("check", "list_check_then_insert", "hold-lock"),
    ("check", "lock_leaked_by_return", "unlock"),
    ("check", "message_plain_flag", "atomic"),
    ("check", "pool_shutdown_signal", "broadcast"),
    ("check", "producer_lost_signal", "hold-lock"),
    ("check", "refcount_tested_apart", "one-operation"),
    ("check", "scanner_queue", "hold-lock"),
    ("check", "server_stop_unheard", "hold-lock"),
    ("check", "session_freed_in_use", "move"),
    ("check", "string_buffer_append", "hold-lock"),
    ("check", "token_ring", "broadcast"),
    ("check", "wait_in_if", "test-again"),
    ("check", "write_under_read_lock", "write-lock"),
    ("explain", "symbiosis_queue", "hold-lock"),
];

pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    let corpus = programs::all("check");
    for file in corpus.iter().chain(&programs::all("explain")) {
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let case = Case { file: file.clone(), name: name.clone() };
        if header_line(file, "explains").is_some() {
            let golden = case.clone();
            trials.push(Trial::test(format!("explain/{name} as in the paper"), move || golden.golden()));
        }
        trials.push(Trial::test(format!("explain/{name} explained"), move || case.explained()));
    }
    for (folder, name, kind) in PATCHED {
        let file = program(folder, name);
        trials.push(Trial::test(format!("explain/{name} has a patch that works"), move || patched(&file, kind)));
    }
    trials.push(Trial::test("explain/a saved run is patched only if that is wanted", saved_patch));
    trials.push(Trial::test("explain/a run that fails elsewhere avoids a failure", fails_elsewhere));
    trials.push(Trial::test("explain/the check that was overtaken is named", check_overtaken));
    trials.push(Trial::test("explain/what deadlocks as code is not advised", no_advice_that_deadlocks));
    trials.push(Trial::test("explain/a saved run is explained", saved_run));
    trials.push(Trial::test("explain/a run that ended well is refused", good_run));
    trials.push(Trial::test("explain/a folder that cannot be written is refused before anything is run", no_folder));
    trials.push(Trial::test("explain/values are shown as their types mean them", values_by_type));
    trials.push(Trial::test("explain/locks with one name are told apart", twin_locks));
    trials.push(Trial::test("explain/SARIF of a saved run", sarif_of_a_saved_run));
    for (name, file) in [("two threads", "symbiosis_queue"), ("nine threads", "many_threads")] {
        let file = program("explain", file);
        trials.push(Trial::test(format!("explain/the page with {name} in Chromium"), move || page(&file)));
    }
    trials
}

/// After all trials.
pub(crate) fn few_events_in_the_median() {
    let mut events = SEEN.lock().unwrap_or_else(PoisonError::into_inner).clone();
    events.sort_unstable();
    if let Some(median) = events.get(events.len() / 2) {
        println!("{median} events to understand in the median of {} failures", events.len());
        assert!(*median <= 5, "more than 5 events to understand in the median");
    }
}

fn program(folder: &str, name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests").join(folder).join(format!("{name}.c"))
}

#[derive(Clone)]
struct Case {
    file: PathBuf,
    name: String,
}

fn explain(file: &Path, folder: &Path, more: &[&str]) -> Result<Value, Failed> {
    let options = programs::options(file);
    let seen =
        Seen::of(search("explain", folder).args(["--explain-time", "120"]).args(options).args(more).arg(file), None);
    seen.ended(1);
    Ok(seen.json()?)
}

/// The lines with a mark after `//~`.
fn marked(file: &Path, mark: &str) -> Vec<u64> {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    let is_marked = |line: &str| line.split_once("//~").is_some_and(|(_, marks)| marks.split(' ').any(|m| m == mark));
    (1..).zip(text.lines()).filter(|(_, line)| is_marked(line)).map(|(n, _)| n).collect()
}

fn line(step: &Value) -> u64 {
    step["at"]["line"].as_u64().unwrap_or(0)
}

impl Case {
    fn golden(&self) -> Result<(), Failed> {
        let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
        let header = |key: &str| header_line(&self.file, key);
        let with = header("with").unwrap_or_default();
        let with: Vec<&str> = with.split_whitespace().chain(["--no-patch"]).collect();
        let json = explain(&self.file, folder.path(), &with)?;
        let e = &json["explanation"];
        let wrong = |what: &str| -> Result<(), Failed> { Err(format!("{what}\n{e:#}").into()) };
        if json["failures"][0]["id"].as_str() != header("explains").as_deref() {
            return wrong("another failure");
        }
        let count = |key: &str| header(key).and_then(|n| n.parse::<usize>().ok());
        if count("core").is_some_and(|n| e["core"].as_array().map(Vec::len) != Some(n)) {
            return wrong("another number of orders in the cause");
        }
        let flows = e["projection"]["flows"].as_array().cloned().unwrap_or_default();
        if count("flows").is_some_and(|n| flows.len() != n) {
            return wrong("another number of data-flow variations");
        }
        let fits = |from: &Value, mark: &str| {
            let lines = marked(&self.file, mark);
            if lines.is_empty() { from.is_null() } else { lines.contains(&line(from)) }
        };
        for flow in &flows {
            let read = marked(&self.file, "READ");
            let (bad, good) = (&flow["failing"]["from"], &flow["passing"]["from"]);
            if !read.is_empty() && (!read.contains(&line(&flow["read"])) || !fits(bad, "BAD") || !fits(good, "GOOD")) {
                return wrong("another data-flow variation");
            }
        }
        if let Some(kind) = header("repair") {
            let repair = &e["repair"][0];
            if repair["kind"] != *kind || repair["verdict"] != "gone" {
                return wrong("another repair");
            }
            let lines: Vec<u64> =
                repair["places"].as_array().into_iter().flatten().filter_map(|p| p["line"].as_u64()).collect();
            for (mark, at) in [("FROM", lines.iter().min()), ("TO", lines.iter().max())] {
                let allowed = marked(&self.file, mark);
                if !allowed.is_empty() && !at.is_some_and(|l| allowed.contains(l)) {
                    return wrong(&format!("the repair is not {mark} the marked line"));
                }
            }
        }
        if header("path").is_some() {
            let paths = e["projection"]["paths"].as_array().cloned().unwrap_or_default();
            let branches = marked(&self.file, "BRANCH");
            if !paths.iter().any(|p| branches.contains(&line(&p["after"])) && p["failing"] != p["passing"]) {
                return wrong("no control-flow variation at the marked branch");
            }
        }
        Ok(())
    }

    fn explained(&self) -> Result<(), Failed> {
        let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
        let json = explain(&self.file, folder.path(), &["--no-patch"])?;
        let e = &json["explanation"];
        let wrong = |what: &str| -> Result<(), Failed> { Err(format!("{what}\n{e:#}").into()) };
        let race = json["failures"][0]["id"] == "data-race";
        let core = e["core"].as_array().cloned().unwrap_or_default();
        if core.is_empty() && !race {
            return wrong("no cause");
        }
        if core.iter().any(|edge| edge["needed"] != true) {
            return wrong("an order of the cause of which nobody showed that it is needed");
        }
        let is_incomplete = INCOMPLETE.iter().any(|(name, _)| *name == self.name);
        if !core.is_empty() && core.iter().any(|edge| edge["broken"] == true) == is_incomplete {
            return wrong(
                "the run that ends well keeps the whole cause, or does not, though it is on the list of those",
            );
        }
        if let Some(events) = e["projection"]["events"].as_u64() {
            SEEN.lock().unwrap_or_else(PoisonError::into_inner).push(events);
            if events > MOST {
                return wrong("too many events to understand");
            }
            let good = json["good_run"].as_str().ok_or("the run that ends well was not saved")?;
            Seen::of(unsnarl().args(["replay", good]), None).ended(0);
        } else if !race {
            return wrong("no run that ends well");
        }
        // The solver and the executions must not contradict each other.
        let model = &e["stats"]["model"];
        if model["enough"] == false {
            return wrong("the solver has a run that keeps the cause and does not fail");
        }
        if PROVED.contains(&&*self.name) && (e["proved"] != true || model["minimal"] != true) {
            return wrong("not proved");
        }
        let repaired = e["repair"][0]["verdict"] == "gone";
        let exception = WITHOUT_REPAIR.iter().any(|(name, _)| *name == self.name);
        if repaired == exception {
            return wrong(if repaired { "it is no exception any more" } else { "no repair that helps" });
        }
        Ok(())
    }
}

/// The output of a native program.
fn native(desk: &Desk, source: &str, options: &[&str]) -> Result<String, Failed> {
    let made = Command::new(clang::clang())
        .current_dir(desk.path(""))
        .args(["-pthread", "-w", source, "-o", "native"])
        .args(options)
        .output()
        .map_err(|e| e.to_string())?;
    if !made.status.success() {
        return Err(String::from_utf8_lossy(&made.stderr).into_owned().into());
    }
    let seen = Seen::of(&mut Command::new(desk.path("native")), None);
    seen.ended(0);
    Ok(seen.stdout)
}

fn patched(file: &Path, kind: &str) -> Result<(), Failed> {
    let text = std::fs::read_to_string(file).map_err(|e| e.to_string())?;
    let desk = Desk::new(&[("src/prog.c", &text)]);
    let options = programs::options(file);
    let options: Vec<&str> = options.iter().map(String::as_str).chain(["-w", "src/prog.c"]).collect();
    let asked = ["explain", "--format", "json", "--explain-time", "60", "--patch", "it.diff", "--sarif", "it.sarif"];
    let json = desk.json(&[&asked[..], &options].concat(), 1);
    let patch = &json["explanation"]["patches"][0];
    if patch["kind"] != *kind || patch["diff"] != *desk.read("it.diff") {
        return Err(format!("another patch\n{:#}\n{:#}", patch, json["explanation"]["patches_tried"]).into());
    }
    let sarif: Value = serde_json::from_str(&desk.read("it.sarif")).map_err(|e| e.to_string())?;
    let fix = &sarif["runs"][0]["results"][0]["fixes"][0]["artifactChanges"][0];
    if fix["artifactLocation"]["uri"] != "src/prog.c" || fix["replacements"].as_array().is_none_or(Vec::is_empty) {
        return Err(format!("no fix in SARIF: {fix:#}").into());
    }
    let twin = native(&desk, "src/prog.c", &["-DFIXED"])?;
    let before = desk.read("src/prog.c");
    let applied = Command::new("patch").current_dir(desk.path("")).args(["-p1", "--batch", "-i", "it.diff"]).output();
    let applied = applied.map_err(|e| format!("patch: {e}"))?;
    if !applied.status.success() || before == desk.read("src/prog.c") {
        return Err(format!("it does not apply: {applied:?}").into());
    }
    Seen::of(&mut desk.command(&[&["check"], &options[..]].concat()), None).ended(0);
    match native(&desk, "src/prog.c", &[])? == twin {
        true => Ok(()),
        false => Err("the patched program does something else than the corrected one".into()),
    }
}

/// Nothing is compiled for a saved run unless somebody asks for a patch; then its sources must be what they were.
fn saved_patch() -> Result<(), Failed> {
    let text = std::fs::read_to_string(program("check", "airline_oversold")).map_err(|e| e.to_string())?;
    let desk = Desk::new(&[("prog.c", &text)]);
    desk.check(&["-w", "--no-explain", "prog.c"]).ended(1);
    let run = ".unsnarl/prog-assertion-1.run";
    let json = |more: &[&str]| desk.json(&[&["explain", run, "--format", "json"], more].concat(), 1);
    if !json(&[])["explanation"]["patches_tried"].is_null() {
        return Err("a patch was looked for that nobody wanted".into());
    }
    let found = json(&["--patch", "it.diff"]);
    if found["explanation"]["patches"][0]["kind"] != "hold-lock" || !desk.read("it.diff").starts_with("--- a/prog.c") {
        return Err(format!("no patch\n{:#}", found["explanation"]).into());
    }
    desk.edit("prog.c", "SEATS 2", "SEATS 3");
    let seen = desk.unsnarl(&["explain", run, "--patch", "other.diff"]);
    contains(&seen.stderr, &["no change of lines can be tried", "changed since the run was saved"]);
    match desk.path("other.diff").exists() {
        true => Err("a patch of other sources".into()),
        false => Ok(()),
    }
}

/// An assertion that depends on the order, before an `abort` that does not.
const ABORTS: &str = "#include <assert.h>\n#include <pthread.h>\n#include <stdlib.h>\nstatic int x;\nstatic pthread_mutex_t m = \
    PTHREAD_MUTEX_INITIALIZER;\nstatic void *f(void *a)\n{\n    (void)a;\n    pthread_mutex_lock(&m);\n    int y = x;\n    \
    pthread_mutex_unlock(&m);\n    pthread_mutex_lock(&m);\n    x = y + 1;\n    pthread_mutex_unlock(&m);\n    return NULL;\n}\nint \
    main(void)\n{\n    pthread_t t, u;\n    pthread_create(&t, NULL, f, NULL);\n    pthread_create(&u, NULL, f, NULL);\n    \
    pthread_join(t, NULL);\n    pthread_join(u, NULL);\n    assert(x == 2);\n    abort();\n}\n";

fn fails_elsewhere() -> Result<(), Failed> {
    let desk = Desk::new(&[("prog.c", ABORTS)]);
    desk.check(&["--keep-going", "--no-explain", "prog.c"]).ended(1);
    let json = desk.json(&["explain", ".unsnarl/prog-assertion-1.run", "--format", "json"], 1);
    let e = &json["explanation"];
    let orders: Vec<u64> = e["core"].as_array().into_iter().flatten().map(|o| line(&o["first"])).collect();
    match e["always_fails"] == false && e["sure"] == true && orders == [10, 13] && e["repair"][0]["verdict"] == "gone" {
        true => Ok(()),
        false => Err(format!("{e:#}").into()),
    }
}

/// The demonstration: the smallest set of orders does not name the test in line 69, which is what a person has to know.
fn check_overtaken() -> Result<(), Failed> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/demo/scanner.c");
    let json = explain(&file, folder.path(), &[])?;
    let e = &json["explanation"];
    let named = e["overtaken"].as_array().cloned().unwrap_or_default();
    let is_there = named.iter().any(|o| line(&o["check"]) == 69 && line(&o["by"]) == 90 && line(&o["until"]) == 87);
    match is_there && e["patches"][0]["runs"].as_u64() >= Some(1) {
        true => Ok(()),
        false => Err(format!("{e:#}").into()),
    }
}

/// A read lock that is upgraded: holding it all the way would wait for itself.
fn no_advice_that_deadlocks() -> Result<(), Failed> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let json = explain(&program("check", "rw_upgrade_deadlock"), folder.path(), &[])?;
    let e = &json["explanation"];
    let text = e["repair"][0]["text"].as_str().unwrap_or_default();
    let failed = e["patches_tried"]["failed"].as_array().cloned().unwrap_or_default();
    match e["patches"] == Value::Array(Vec::new())
        && !text.contains("hold")
        && failed.iter().any(|f| f["why"] == "deadlock")
    {
        true => Ok(()),
        false => Err(format!("{e:#}").into()),
    }
}

/// The same explanation from a saved run as from the program.
fn saved_run() -> Result<(), Failed> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let first = explain(&program("explain", "symbiosis_queue"), folder.path(), &[])?;
    let run = first["failures"][0]["run"].as_str().ok_or("no run")?;
    let second = explain(Path::new(run), folder.path(), &[])?;
    for key in ["core", "projection"] {
        if first["explanation"][key] != second["explanation"][key] || first["explanation"][key].is_null() {
            return Err(
                format!("{key} differs:\n{:#}\n{:#}", first["explanation"][key], second["explanation"][key]).into()
            );
        }
    }
    Ok(())
}

/// SARIF of a saved run has the flows of both runs.
fn sarif_of_a_saved_run() -> Result<(), Failed> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let first = explain(&program("explain", "symbiosis_queue"), folder.path(), &[])?;
    let run = first["failures"][0]["run"].as_str().ok_or("no run")?;
    let file = folder.path().join("x.sarif");
    explain(Path::new(run), folder.path(), &["--sarif", &file.to_string_lossy()])?;
    let text = std::fs::read_to_string(&file).map_err(|e| e.to_string())?;
    let sarif: Value = serde_json::from_str(&text).map_err(|e| e.to_string())?;
    let result = &sarif["runs"][0]["results"][0];
    if result["codeFlows"].as_array().map(Vec::len) != Some(2) || result["properties"]["run"] != *run {
        return Err(format!("{result:#}").into());
    }
    Ok(())
}

/// Locks with one name are told apart.
fn twin_locks() -> Result<(), Failed> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let json = explain(&program("explain", "transfer_circle"), folder.path(), &[])?;
    let text = json["explanation"]["repair"][0]["text"].as_str().unwrap_or_default();
    match (1..=3).all(|n| text.contains(&format!("`account.lock #{n}`"))) {
        true => Ok(()),
        false => Err(format!("{:#}", json["explanation"]).into()),
    }
}

fn good_run() -> Result<(), Failed> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let json = explain(&program("explain", "symbiosis_queue"), folder.path(), &[])?;
    let run = json["good_run"].as_str().ok_or("no good run")?;
    Seen::of(unsnarl().args(["explain", run]), None).refused(&["nothing to explain"]);
    Ok(())
}

fn no_folder() -> Result<(), Failed> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let file = folder.path().join("file");
    std::fs::write(&file, "").map_err(|e| e.to_string())?;
    for command in ["check", "explain"] {
        let mut command = search(command, &file.join("runs"));
        Seen::of(command.arg("no-such-program.c"), None).refused(&["--out", "is no folder"]);
    }
    Ok(())
}

fn values_by_type() -> Result<(), Failed> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let mut command = search_in("text", "explain", folder.path());
    let seen = Seen::of(command.arg("--no-races").arg(program("explain", "values_by_type")), None);
    let wanted = ["stock: 0 -> 4294967295", "price: 1.5 -> 1.75", "grade: 'A' -> 'B'", "last: null ->"];
    contains(&seen.stdout, &wanted);
    Ok(())
}

/// Clicks an event and a fold, and says what the page then has.
const LOOK: &str = "
const ev = [...document.querySelectorAll('.run.bad .ev')];
ev[0].click();
const first = document.getElementById('where').textContent;
document.querySelector('.fold').click();
const opened = document.querySelectorAll('.run.bad .ev').length;
const box = document.querySelector('.run.bad .lanes').getBoundingClientRect();
return {
  first, events: ev.length, opened, runs: document.querySelectorAll('.run').length,
  lanes: document.querySelectorAll('.run.bad .lane').length,
  flows: document.querySelectorAll('svg path.flow').length, orders: document.querySelectorAll('svg path.order').length,
  here: document.querySelectorAll('#source .here').length, chosen: document.querySelectorAll('.ev.chosen').length,
  wide: box.width > 100 && document.documentElement.scrollWidth <= innerWidth + 1,
  help: document.querySelectorAll('.help').length,
};";

fn page(file: &Path) -> Result<(), Failed> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let html = folder.path().join("why.html");
    let json = explain(file, folder.path(), &["--html", &html.to_string_lossy()])?;
    let a = chromium::opened(&html, LOOK)?;
    let threads = json["explanation"]["stats"]["threads"].as_u64();
    let steps = json["explanation"]["projection"]["failing"].as_array().cloned().unwrap_or_default();
    let at = format!(":{} in ", line(&steps[0]));
    // Of the cause, those orders are drawn whose events are both shown.
    let is_shown = |e: &Value| steps.iter().any(|s| s["thread"] == e["thread"] && s["clock"] == e["clock"]);
    let core = json["explanation"]["core"].as_array().cloned().unwrap_or_default();
    let drawn = core.iter().filter(|o| is_shown(&o["first"]) && is_shown(&o["second"])).count() as u64;
    let right = a["runs"] == 2
        && drawn >= 1
        && a["lanes"].as_u64() == threads
        && a["events"].as_u64() == Some(steps.len() as u64)
        && a["opened"].as_u64() > a["events"].as_u64()
        && a["flows"].as_u64() >= Some(2)
        && a["orders"].as_u64() >= Some(drawn)
        && a["here"] == 1
        && a["chosen"].as_u64() >= Some(1)
        && a["help"].as_u64() >= Some(1)
        && a["wide"] == true
        && a["first"].as_str().is_some_and(|w| w.contains(&at));
    if right {
        Ok(())
    } else {
        Err(format!("the page is not as it should be (expected {at}, {drawn} orders): {a:#}").into())
    }
}
