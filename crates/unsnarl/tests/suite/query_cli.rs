//! `unsnarl query`, as a person and another tool meet it.
//!
//! A test is a file in `tests/traces`: lines `# goal: GOAL VERDICT` in its header say what must be answered, in both forms of
//! the trace. `NAME=VALUE` after a verdict are inputs that the answer must give. Every order that is given is followed
//! here by a small machine of its own ([`follow`]).

use crate::desk::{self, Seen};
use libtest_mimic::Trial;
use serde_json::Value;
use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;
use trace::{Access, Event, EventId, Node, Trace, What};

pub(crate) fn trials() -> Vec<Trial> {
    trials![query_cli:
        traces_are_answered_as_their_headers_say,
        a_person_reads_order_values_and_reasons,
        all_flips_are_all_decisions,
        goals_that_make_no_sense_say_what_would,
        files_that_make_no_sense_say_where_and_why,
        questions_are_written_for_the_solver,
        damaged_traces_are_answered_or_refused,
        deep_expressions_are_asked_or_refused,
        a_recorded_trace_is_asked,
        a_published_object_holds_what_was_read,
        the_document_says_what_is,
    ]
}

fn unsnarl(args: &[&str]) -> Seen {
    Seen::of(desk::unsnarl().args(args), None)
}

fn query(trace: &Path, goals: &[&str]) -> (Seen, Value) {
    let mut args = vec!["query", "--format", "json", trace.to_str().expect("a plain path")];
    goals.iter().for_each(|goal| args.extend(["--goal", goal]));
    let seen = unsnarl(&args);
    let json = serde_json::from_str(&seen.stdout).unwrap_or(Value::Null);
    (seen, json)
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/traces")
}

fn traces() -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder()).expect("a folder").map(|e| e.expect("a file").path()).collect();
    files.retain(|f| f.extension().is_some_and(|e| e == "trace"));
    files.sort();
    files
}

/// What a header expects of a goal.
struct Expected {
    goal: String,
    verdict: String,
    inputs: Vec<(String, u64)>,
}

fn expectations(text: &str) -> Vec<Expected> {
    let goals = text.lines().filter_map(|l| l.strip_prefix("# goal: "));
    let parse = |line: &str| {
        let verdicts = ["reachable", "impossible", "unknown", "refused"];
        let at = verdicts.iter().find_map(|v| line.find(&format!(" {v}")).map(|at| (at, *v)));
        let (at, verdict) = at.unwrap_or_else(|| panic!("no verdict in `{line}`"));
        let inputs = line[at + 1 + verdict.len()..].split_whitespace().map(|word| {
            let (name, value) = word.split_once('=').expect("NAME=VALUE");
            (name.to_string(), value.parse().expect("a number"))
        });
        Expected { goal: line[..at].into(), verdict: verdict.into(), inputs: inputs.collect() }
    };
    goals.map(parse).collect()
}

fn traces_are_answered_as_their_headers_say() {
    let files = traces();
    assert!(files.len() >= 15);
    let mut wrong = Vec::new();
    let desk = TempDir::new().expect("a temporary folder");
    for file in files {
        let text = fs::read_to_string(&file).expect("a text file");
        let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
        let expected = expectations(&text);
        assert!(!expected.is_empty(), "{name} has no goal");
        let compact = desk.path().join(format!("{name}.compact"));
        let converted = unsnarl(&["trace", "convert", file.to_str().unwrap(), compact.to_str().unwrap()]);
        assert_eq!(converted.status, Some(0), "{name}: {}", converted.stderr);
        for path in [&file, &compact] {
            if let Err(message) = answers_agree(path, &expected) {
                wrong.push(format!("{name}: {message}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn answers_agree(path: &Path, expected: &[Expected]) -> Result<(), String> {
    for refused in expected.iter().filter(|e| e.verdict == "refused") {
        let (seen, _) = query(path, &[&refused.goal]);
        if seen.status != Some(2) || !seen.stderr.contains(&refused.goal) {
            return Err(format!("{} is not refused: {}", refused.goal, seen.stderr));
        }
    }
    let asked: Vec<&Expected> = expected.iter().filter(|e| e.verdict != "refused").collect();
    let goals: Vec<&str> = asked.iter().map(|e| e.goal.as_str()).collect();
    let (seen, json) = query(path, &goals);
    let answers = json["answers"].as_array().ok_or_else(|| format!("no answers: {}", seen.stderr))?;
    if !seen.stderr.is_empty() {
        return Err(format!("says {}", seen.stderr));
    }
    if answers.len() != asked.len() {
        return Err(format!("{} answers for {} goals", answers.len(), asked.len()));
    }
    let found = asked.iter().any(|e| e.verdict == "reachable");
    if seen.status != Some(found.into()) {
        return Err(format!("exits with {:?}", seen.status));
    }
    let trace = Trace::read(&fs::read(path).map_err(|e| e.to_string())?[..]).map_err(|e| e.to_string())?;
    for (expected, answer) in asked.iter().zip(answers) {
        let goal = &expected.goal;
        if answer["verdict"] != expected.verdict.as_str() {
            return Err(format!("{goal} is {}, not {}: {answer:#}", answer["verdict"], expected.verdict));
        }
        if expected.verdict == "reachable" {
            follow(&trace, answer).map_err(|e| format!("{goal}: {e}: {answer:#}"))?;
        }
        for (name, value) in &expected.inputs {
            let inputs = answer["inputs"].as_array().ok_or("no inputs")?;
            if !inputs.iter().any(|i| i["name"] == name.as_str() && i["value"] == *value) {
                return Err(format!("{goal}: {name} is not {value}: {inputs:?}"));
            }
        }
    }
    Ok(())
}

/// Follows an order with a memory of its own: program order is kept, reads find what the answer says, branches decide as in
/// the trace, and what is flipped decides otherwise.
fn follow(trace: &Trace, answer: &Value) -> Result<(), String> {
    let ids: HashMap<String, (EventId, &Event)> =
        trace.ids().map(|(id, e)| (id.show(&trace.tables).to_string(), (id, e))).collect();
    let named = |v: &Value| ids[v.as_str().expect("the name of an event")];
    let numbers = |list: &Value| -> HashMap<EventId, u64> {
        let list = list.as_array().cloned().unwrap_or_default();
        list.iter().map(|v| (named(&v["event"]).0, v["value"].as_u64().expect("a number"))).collect()
    };
    let mut machine = Machine::new(trace, numbers(&answer["inputs"]));
    let order: Vec<(EventId, &Event)> =
        answer["order"].as_array().expect("a list").iter().map(|v| named(&v["event"])).collect();
    let values = numbers(&answer["values"]);
    let mut last: HashMap<u32, u32> = HashMap::new();
    let mut at = 0;
    while at < order.len() {
        let (_, first) = order[at];
        let same = |e: &(EventId, &Event)| e.1.thread == first.thread && e.1.clock == first.clock;
        let step: Vec<_> = order[at..].iter().take_while(|e| same(e)).copied().collect();
        for (id, _) in &step {
            if last.insert(id.thread, id.index).is_some_and(|before| before >= id.index) {
                return Err(format!("{id:?} is out of program order"));
            }
        }
        machine.step(&step, Some(&values))?;
        at += step.len();
    }
    for stands in answer["stands_at"].as_array().expect("a list") {
        let (id, event) = named(stands);
        if last.get(&id.thread).is_some_and(|&done| done >= id.index) {
            return Err(format!("{stands} has happened"));
        }
        if let What::Branch { cond, taken, .. } = event.what {
            let own =
                trace.ids().filter(|(other, e)| other.thread == id.thread && e.clock == event.clock && *other < id);
            machine.step(&own.collect::<Vec<_>>(), None)?;
            if machine.value(cond) == u64::from(taken) {
                return Err(format!("{stands} decides as before"));
            }
        }
    }
    Ok(())
}

struct Machine<'a> {
    trace: &'a Trace,
    memory: HashMap<u64, u8>,
    vars: HashMap<u32, u64>,
}

impl<'a> Machine<'a> {
    fn new(trace: &'a Trace, inputs: HashMap<EventId, u64>) -> Machine<'a> {
        let mut machine = Machine { trace, memory: HashMap::new(), vars: HashMap::new() };
        for (id, event) in trace.ids() {
            if let What::Symbolic { expr, .. } = event.what {
                machine.set(expr, inputs[&id]);
            }
        }
        for event in &trace.events {
            let shown = match event.what {
                What::Initial { at, expr: Some(expr), .. } => Some((at, machine.value(expr))),
                What::Initial { at, value, .. } => Some((at, value)),
                What::Read { at, value, .. } => value.map(|v| (at, v)),
                What::Write { at, before, .. } | What::Update { at, before, .. } => before.map(|v| (at, v)),
                _ => None,
            };
            if let Some((at, value)) = shown {
                for n in 0..u64::from(at.size) {
                    machine.memory.entry(at.address + n).or_insert((value >> (8 * n)) as u8);
                }
            }
        }
        let prefix: Vec<_> = trace.ids().take(trace.start).collect();
        prefix.iter().for_each(|e| machine.step(std::slice::from_ref(e), None).expect("the prefix"));
        machine
    }

    fn set(&mut self, expr: trace::ExprId, value: u64) {
        let Node::Var { var, .. } = *self.trace.exprs.node(expr) else { panic!("no unknown") };
        self.vars.insert(var.0, value);
    }

    fn value(&self, expr: trace::ExprId) -> u64 {
        let value = self.trace.exprs.eval(expr, &mut |var| self.vars[&var.0]);
        value.expect("no division by zero")
    }

    fn load(&self, at: &Access) -> u64 {
        (0..u64::from(at.size)).map(|n| u64::from(self.memory[&(at.address + n)]) << (8 * n)).sum()
    }

    fn step(&mut self, events: &[(EventId, &Event)], values: Option<&HashMap<EventId, u64>>) -> Result<(), String> {
        let mut writes: Vec<(Access, u64)> = Vec::new();
        for (id, event) in events {
            let read = match event.what {
                What::Read { at, expr, .. } | What::Update { at, read: expr, .. } => expr.map(|e| (at, e)),
                _ => None,
            };
            if let Some((at, expr)) = read {
                let found = self.load(&at);
                if values.is_some_and(|v| v.get(id) != Some(&found)) {
                    return Err(format!("{id:?} finds {found}"));
                }
                self.set(expr, found);
            }
            match event.what {
                What::Write { at, after, expr, .. } | What::Update { at, after, expr, .. } => {
                    if let Some(value) = expr.map(|e| self.value(e)).or(after) {
                        writes.push((at, value));
                    }
                }
                What::Branch { cond, taken, .. } if self.value(cond) != u64::from(taken) => {
                    return Err(format!("{id:?} decides otherwise"));
                }
                What::Fixed { expr, value } if self.value(expr) != value => {
                    return Err(format!("{id:?} is not as fixed"));
                }
                _ => {}
            }
        }
        for (at, value) in writes {
            self.memory.extend((0..u64::from(at.size)).map(|n| (at.address + n, (value >> (8 * n)) as u8)));
        }
        Ok(())
    }
}

fn a_person_reads_order_values_and_reasons() {
    let lost = folder().join("lost-update.trace");
    let seen = unsnarl(&["query", lost.to_str().unwrap(), "--goal", "fail(0#6)"]);
    assert_eq!(seen.status, Some(1), "{}", seen.stderr);
    for part in [
        "fail(0#6): reachable",
        "0#6 at add.c:19 main: counter@0#5 == 2 was true in the trace",
        "in this order:",
        "here it finds 0",
        "1 goal: 1 reachable, 0 impossible, 0 unknown",
    ] {
        assert!(seen.stdout.contains(part), "{part} in\n{}", seen.stdout);
    }
    let lock = folder().join("lock.trace");
    let seen = unsnarl(&["query", lock.to_str().unwrap(), "--goal", "flip(0#6)"]);
    assert_eq!(seen.status, Some(0), "{}", seen.stderr);
    assert!(
        seen.stdout.contains("flip(0#6): impossible") && seen.stdout.contains("cannot be together"),
        "{}",
        seen.stdout
    );
    let input = folder().join("input.trace");
    let seen = unsnarl(&["query", input.to_str().unwrap(), "--goal", "flip(0#2)"]);
    assert!(seen.stdout.contains("n = 7919 (in the trace 3)"), "{}", seen.stdout);
}

fn all_flips_are_all_decisions() {
    let (seen, json) = query(&folder().join("lock.trace"), &["all-flips"]);
    let goals: Vec<&str> = json["answers"].as_array().unwrap().iter().map(|a| a["goal"].as_str().unwrap()).collect();
    assert_eq!(goals, ["flip(0.1#3)", "flip(0#6)"], "{}", seen.stderr);
    let (_, json) = query(&folder().join("lock.trace"), &["all-fails", "fail(0#6)"]);
    assert_eq!(json["answers"].as_array().map(Vec::len), Some(1));
    assert_eq!(json["answers"][0]["goal"], "fail(0#6)");
    assert_eq!(json["stats"]["queries"], 1);
    let (seen, json) = query(&folder().join("cycle.trace"), &["all-flips"]);
    assert_eq!((seen.status, json["answers"].as_array().map(Vec::len)), (Some(0), Some(0)));
    assert!(seen.stderr.contains("no decision"), "{}", seen.stderr);
}

fn goals_that_make_no_sense_say_what_would() {
    let lock = folder().join("lock.trace");
    for (goal, why) in [
        ("flip(0.1#99)", "thread 0.1 has 7 events, 0.1#0 to 0.1#6"),
        ("flip(0.3#1)", "the trace has no thread 0.3; it has 0, 0.1, 0.2"),
        ("flip(0.1#4)", "0.1#4 decides nothing, it is `write counter 4B  0 -> 1 = %"),
        ("flip(0.1#4)", "the decisions of its thread are 0.1#3"),
        ("flip(0.1#1)", "0.1#1 decides nothing, it is `lock m @0x2000`"),
        ("fail(0.1#3)", "does not say that the other side of 0.1#3 fails; ask for flip(0.1#3)"),
        ("flap(0.1#3)", "there is no goal `flap`"),
        ("flip", "is no goal: expected flip("),
        ("pair(0.1#2, 0.1#4)", "two threads"),
        ("pair(0.1#1, 0.2#4)", "accesses no memory"),
        ("cycle(0.1#2, 0.2#1)", "takes no lock"),
        ("flip(0#6) after 0.2#70", "thread 0.2 has 6 events"),
    ] {
        let (seen, _) = query(&lock, &[goal]);
        assert_eq!(seen.status, Some(2), "{goal}: {}", seen.stdout);
        assert!(
            seen.stderr.contains(&format!("--goal '{goal}': ")) && seen.stderr.contains(why),
            "{goal}: {}",
            seen.stderr
        );
    }
}

fn files_that_make_no_sense_say_where_and_why() {
    let desk = TempDir::new().expect("a temporary folder");
    let text = fs::read_to_string(folder().join("lost-update.trace")).unwrap();
    for (from, to, why) in [
        ("if %3 = 1", "if %3 = 0", "is 1 with the values observed, but this event says 0"),
        ("eq v2:32 2:32", "eq v2:32 2:16", "operands of one width"),
        ("end 15", "end 14", "the end speaks of 14 events, but there were 15"),
        ("unsnarl trace 1.1", "unsnarl trace 2.0", "line 1: this trace file has version 2"),
    ] {
        let path = desk.path().join("bad.trace");
        fs::write(&path, text.replacen(from, to, 1)).unwrap();
        let (seen, _) = query(&path, &["all-flips"]);
        assert_eq!(seen.status, Some(2), "{to}");
        assert!(seen.stderr.contains("bad.trace: line ") && seen.stderr.contains(why), "{to}: {}", seen.stderr);
    }
    let path = desk.path().join("odd.trace");
    let odd = text.replace("counter 4B 1 = v1:32", "counter 4B 5 = v1:32").replace("1 -> 2 = %2", "1 -> 6 = %2");
    fs::write(&path, odd).unwrap();
    let (seen, json) = query(&path, &["all-flips"]);
    assert!(seen.stderr.contains("note: 0.2#1: finds the byte 5 in counter"), "{}", seen.stderr);
    assert!(!json["notes"].as_array().unwrap().is_empty());
    let path = desk.path().join("held.trace");
    let lock = fs::read_to_string(folder().join("lock.trace")).unwrap();
    fs::write(&path, lock.replacen("unlock        m", "lock          n", 1)).unwrap();
    let (seen, _) = query(&path, &["all-flips"]);
    assert_eq!(seen.status, Some(2));
    assert!(seen.stderr.contains("held.trace: the trace contradicts itself: 0.2#1: "), "{}", seen.stderr);
    let forced = unsnarl(&["query", path.to_str().unwrap(), "--goal", "flip(0.1#3)", "--force"]);
    assert!(forced.stderr.contains("note: the trace contradicts itself"), "{}", forced.stderr);
    assert_eq!(unsnarl(&["query", "/nowhere.trace", "--goal", "all-flips"]).status, Some(2));
    assert_eq!(unsnarl(&["query", desk.path().to_str().unwrap(), "--goal", "all-flips"]).status, Some(2));
    assert_eq!(unsnarl(&["query", path.to_str().unwrap()]).status, Some(2));
}

fn questions_are_written_for_the_solver() {
    let desk = TempDir::new().expect("a temporary folder");
    let smt = desk.path().join("smt");
    let lock = folder().join("lock.trace");
    let args = ["query", lock.to_str().unwrap(), "--goal", "all-flips", "--dump-smt", smt.to_str().unwrap()];
    assert_eq!(unsnarl(&args).status, Some(1));
    let files: Vec<PathBuf> = fs::read_dir(&smt).expect("a folder").map(|e| e.unwrap().path()).collect();
    assert_eq!(files.len(), 2);
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let verdict = text.lines().nth(1).and_then(|l| l.strip_prefix("; ")).expect("the verdict");
        assert!(["sat", "unsat"].contains(&verdict) && text.contains("(check-sat)"), "{text}");
        // Where the solver's own command is there, it says the same.
        if let Ok(out) = Command::new("z3").arg(&file).output() {
            assert_eq!(String::from_utf8_lossy(&out.stdout).trim(), verdict, "{}", file.display());
        }
    }
}

/// A xorshift generator.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % n
    }
}

/// Words in the places of others, lines that are gone: whatever becomes of a trace, there is an answer or a message.
fn damaged_traces_are_answered_or_refused() {
    let desk = TempDir::new().expect("a temporary folder");
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for file in traces() {
        let text = fs::read_to_string(&file).unwrap();
        let words: Vec<&str> = text.split_whitespace().collect();
        for round in 0..4 {
            let mut lines: Vec<String> = text.lines().map(String::from).collect();
            let at = random.below(lines.len());
            match round {
                0 => drop(lines.remove(at)),
                _ => {
                    let mut parts: Vec<&str> = lines[at].split_whitespace().collect();
                    let gone = random.below(parts.len().max(1));
                    if let Some(part) = parts.get_mut(gone) {
                        *part = words[random.below(words.len())];
                    }
                    lines[at] = parts.join(" ");
                }
            }
            let path = desk.path().join("damaged.trace");
            fs::write(&path, renumbered(&lines)).unwrap();
            let (seen, json) = query(&path, &["all-flips"]);
            let answered = matches!(seen.status, Some(0 | 1)) && json["answers"].is_array();
            let refused = seen.status == Some(2) && !seen.stderr.contains("panicked") && !seen.stderr.is_empty();
            assert!(answered || refused, "{:?} {}\n{}", seen.status, seen.stderr, renumbered(&lines));
        }
    }
}

/// With events counted anew, so that the damage is not noticed at once.
fn renumbered(lines: &[String]) -> String {
    let (mut events, mut counts) = (0, HashMap::<String, u32>::new());
    let renumber = |line: &String| {
        let mut words = line.trim_start().splitn(3, ' ').map(str::trim_start);
        let rest = line.trim_start().split_once(' ').map_or("", |(_, r)| r.trim_start());
        let (thread, rest) = rest.split_once('#').unwrap_or(("", ""));
        let rest = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        match words.next() {
            Some("end") => format!("end {events}\n"),
            Some(n) if n.parse::<u64>().is_ok() && !thread.is_empty() => {
                let count = counts.entry(thread.into()).or_default();
                let line = format!("{events} {thread}#{count}{rest}\n");
                *count += 1;
                events += 1;
                line
            }
            _ => format!("{line}\n"),
        }
    };
    lines.iter().map(renumber).collect()
}

fn deep_expressions_are_asked_or_refused() {
    let desk = TempDir::new().expect("a temporary folder");
    let deep = |depth: u64| {
        let mut text = String::from("unsnarl trace 1.1\nprogram x\n0 0#0 c=1 ? read x 4B 1 = v0:32 @0x10\n");
        text.push_str("expr %0 = add v0:32 1:32\n");
        (1..depth).for_each(|n| text.push_str(&format!("expr %{n} = xor %{} {n}:32\n", n - 1)));
        let value = (1..depth).fold(2, |value, n| value ^ n);
        text.push_str(&format!("expr %{depth} = eq %{} {value}:32\n", depth - 1));
        text.push_str(&format!("1 0#1 c=2 ? branch if %{depth} = 1\n2 0.1#0 c=1 ? write x 4B 1 -> 2 @0x10\nend 3\n"));
        let path = desk.path().join("deep.trace");
        fs::write(&path, text).unwrap();
        query(&path, &["all-flips"])
    };
    let (seen, json) = deep(3_000);
    assert_eq!(json["answers"][0]["verdict"], "reachable", "{}", seen.stderr);
    let (seen, json) = deep(60_000);
    assert_eq!(json["answers"][0]["verdict"], "unknown", "{}", seen.stderr);
    let (seen, _) = deep(70_000);
    assert!(seen.status == Some(2) && seen.stderr.contains("operations inside each other"), "{}", seen.stderr);
}

/// A trace that Unsnarl records itself: nothing in it is odd, and it is answered without its program.
fn a_recorded_trace_is_asked() {
    let desk = TempDir::new().expect("a temporary folder");
    let program = desk.path().join("pair.c");
    let text = r#"
        #include <assert.h>
        #include <pthread.h>
        static int x, y;
        static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
        static void *worker(void *unused) {
            pthread_mutex_lock(&m);
            x = 1;
            pthread_mutex_unlock(&m);
            pthread_mutex_lock(&m);
            y = x + 1;
            pthread_mutex_unlock(&m);
            return unused;
        }
        int main(void) {
            pthread_t t;
            pthread_create(&t, 0, worker, 0);
            pthread_mutex_lock(&m);
            int a = x, b = y;
            pthread_mutex_unlock(&m);
            assert(a <= b); // can fail
            assert(b <= a + 1);
            pthread_join(t, 0);
            assert(y == 2);
            return 0;
        }"#;
    fs::write(&program, text).unwrap();
    let path = desk.path().join("pair.trace");
    let recorded = unsnarl(&["trace", "record", program.to_str().unwrap(), "--to", path.to_str().unwrap()]);
    assert_eq!(recorded.status, Some(0), "{}", recorded.stderr);
    fs::remove_file(&program).unwrap();
    let (seen, json) = query(&path, &["all-fails"]);
    assert!(seen.stderr.is_empty(), "{}", seen.stderr);
    let answers = json["answers"].as_array().expect("answers");
    let lines = |verdict: &str| -> Vec<u64> {
        let text = fs::read_to_string(&path).unwrap();
        let line = |goal: &str| {
            let event = goal.trim_start_matches("fail(").trim_end_matches(')');
            let found = text.lines().find(|l| l.split_whitespace().nth(1) == Some(event)).expect("the event");
            found.split_whitespace().nth(3).and_then(|p| p.split(':').nth(1)?.parse().ok()).expect("a line")
        };
        let goals = answers.iter().filter(|a| a["verdict"] == verdict).map(|a| line(a["goal"].as_str().unwrap()));
        let mut lines: Vec<u64> = goals.collect();
        lines.dedup();
        lines
    };
    let line = |marked: &str| 1 + text.lines().position(|l| l.contains(marked)).expect("the line") as u64;
    assert_eq!(lines("reachable"), [line("can fail")], "{json:#}");
    assert_eq!(lines("impossible"), [line("b <= a + 1"), line("y == 2")], "{json:#}");
    assert_eq!(seen.status, Some(1));
}

/// What a thread has read and put into an object that others see later is known when they see it, not before.
fn a_published_object_holds_what_was_read() {
    let desk = TempDir::new().expect("a temporary folder");
    let program = desk.path().join("publish.c");
    let text = r#"
        #include <pthread.h>
        #include <stdlib.h>
        static int *shared;
        static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
        static void *publish(void *argument) {
            int *own = malloc(sizeof *own);
            *own = *(int *)argument;
            pthread_mutex_lock(&m);
            shared = own;
            pthread_mutex_unlock(&m);
            return 0;
        }
        static void *look(void *unused) {
            pthread_mutex_lock(&m);
            int wrong = shared && *shared != 5;
            pthread_mutex_unlock(&m);
            if (wrong) abort();
            return unused;
        }
        static void *discard(void *unused) {
            pthread_mutex_lock(&m);
            free(shared);
            shared = 0;
            pthread_mutex_unlock(&m);
            return unused;
        }
        int main(void) {
            int five = 5;
            pthread_t t[3];
            pthread_create(&t[0], 0, publish, &five);
            pthread_create(&t[1], 0, look, 0);
            pthread_create(&t[2], 0, discard, 0);
            for (int i = 0; i < 3; i++) pthread_join(t[i], 0);
            return 0;
        }"#;
    fs::write(&program, text).unwrap();
    let path = desk.path().join("publish.trace");
    let recorded = unsnarl(&["trace", "record", program.to_str().unwrap(), "--to", path.to_str().unwrap()]);
    assert_eq!(recorded.status, Some(0), "{}", recorded.stderr);
    let (seen, json) = query(&path, &["all-flips"]);
    assert!(seen.stderr.is_empty(), "{}", seen.stderr);
    let answers = json["answers"].as_array().expect("answers");
    assert!(answers.iter().any(|a| a["verdict"] == "reachable"), "{json:#}");
    assert!(answers.iter().all(|a| a["verdict"] != "unknown"), "{json:#}");
}

/// The worked examples of the document are read and answered as it says.
fn the_document_says_what_is() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/trace-format.md");
    let text = fs::read_to_string(path).unwrap();
    let desk = TempDir::new().expect("a temporary folder");
    let file = desk.path().join("add.trace");
    // The first example last: its output is looked at below.
    let examples: Vec<&str> = text.split("<!-- example: goals ").skip(1).collect();
    assert!(examples.len() > 1);
    for example in examples.iter().rev() {
        let (goals, rest) = example.split_once(" -->").unwrap();
        let example = rest.split_once("```text\n").and_then(|(_, r)| r.split_once("```")).unwrap().0;
        fs::write(&file, example).unwrap();
        // Goals have commas in them: an expectation ends with its verdict.
        let header: String = goals.replace("able, ", "able\n# goal: ").replace("ible, ", "ible\n# goal: ");
        answers_agree(&file, &expectations(&format!("# goal: {header}"))).unwrap();
    }
    // What is shown as the output, but for times and for the order, of which there are several.
    let shown = text.split_once("$ unsnarl query add.trace").and_then(|(_, r)| r.split_once('\n')).unwrap().1;
    let shown = shown.split_once("```").unwrap().0;
    let seen = unsnarl(&["query", file.to_str().unwrap(), "--goal", "fail(0#6)", "--goal", "flip(0.2#2)"]);
    let lines = |text: &str| -> Vec<String> {
        let told = text.lines().filter(|l| !l.starts_with("    "));
        told.map(|l| l.split(" (0.").next().unwrap_or("").trim_end().to_string()).collect()
    };
    assert_eq!(lines(shown), lines(&seen.stdout));
}
