//! The JSON of every command against its schema in `docs/schemas`: a key that is not described there fails, and so does a key that is
//! described and that no command shows here.

use crate::desk::{Desk, Seen, unsnarl};
use libtest_mimic::Trial;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

pub(crate) fn trials() -> Vec<Trial> {
    trials![schemas: documents_are_as_described, every_key_has_a_description, ids_of_failures_are_all_described]
}

/// What no small program shows: only a question that is too hard for the solver leaves a branch undecided.
const NOT_SHOWN: [&str; 3] = ["branches.undecided[].at", "branches.undecided[].kind", "branches.undecided[].why"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn names() -> Vec<String> {
    let files = fs::read_dir(root().join("docs/schemas")).expect("the folder of the schemas");
    let names = files.map(|f| f.expect("a file").path().file_stem().expect("a name").to_string_lossy().into_owned());
    names.filter(|n| n != "common").collect()
}

fn read(name: &str) -> String {
    fs::read_to_string(root().join(format!("docs/schemas/{name}.json"))).expect("a schema")
}

/// A schema, with what it shares with others in it.
fn schema(name: &str) -> Value {
    let mut schema: Value = serde_json::from_str(&read(name).replace("common.json#", "#")).expect("JSON");
    let common: Value = serde_json::from_str(&read("common")).expect("JSON");
    for (key, value) in common["$defs"].as_object().expect("definitions") {
        let old = schema.as_object_mut().map(|s| s.entry("$defs").or_insert_with(|| Value::Object(Default::default())));
        let old = old.and_then(Value::as_object_mut).expect("definitions").insert(key.clone(), value.clone());
        assert!(old.is_none(), "{name}: {key} is also in common.json");
    }
    schema
}

/// The part of a schema that a reference leads to, and its name.
fn resolve<'s>(root: &'s Value, node: &'s Value, name: &str) -> (&'s Value, String) {
    match node["$ref"].as_str().and_then(|r| r.strip_prefix("#/$defs/")) {
        Some(target) => resolve(root, &root["$defs"][target], target),
        None => (node, name.to_string()),
    }
}

/// All keys that a schema describes: `check.failures[].id`, `place.line`.
fn described(root: &Value, node: &Value, name: &str, all: &mut BTreeSet<String>) {
    let (node, name) = resolve(root, node, name);
    for (key, value) in node["properties"].as_object().into_iter().flatten() {
        let key = format!("{name}.{key}");
        if all.insert(key.clone()) {
            described(root, value, &key, all);
        }
    }
    if node["items"].is_object() {
        described(root, &node["items"], &format!("{name}[]"), all);
    }
    node["anyOf"].as_array().into_iter().flatten().for_each(|part| described(root, part, &name, all));
}

fn is_of(kind: &str, value: &Value) -> bool {
    match kind {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("{other} is no type"),
    }
}

/// What is wrong with a value. It knows the words that our schemas use, and no others: `jsonschema`, which knows all, is 56 packages.
fn errors(root: &Value, node: &Value, at: &str, value: &Value) -> Vec<String> {
    let wrong = |what: String| vec![format!("{at}: {what}: {value}")];
    let list = |node: &Value| node.as_array().cloned().unwrap_or_else(|| vec![node.clone()]);
    let one = |(word, rule): (&String, &Value)| match word.as_str() {
        "$schema" | "$defs" | "title" | "description" => Vec::new(),
        "$ref" => errors(root, resolve(root, node, "").0, at, value),
        "type" if !list(rule).iter().any(|kind| is_of(kind.as_str().unwrap_or(""), value)) => {
            wrong(format!("is no {rule}"))
        }
        "enum" if !list(rule).contains(value) => wrong(format!("is none of {rule}")),
        "const" if rule != value => wrong(format!("is not {rule}")),
        "minimum" if value.as_f64() < rule.as_f64() && value.is_number() => wrong(format!("is less than {rule}")),
        "minItems" if (list(value).len() as u64) < rule.as_u64().unwrap_or(0) => wrong(format!("has not {rule}")),
        "maxItems" if list(value).len() as u64 > rule.as_u64().unwrap_or(0) => wrong(format!("has over {rule}")),
        "anyOf" if list(rule).iter().all(|part| !errors(root, part, at, value).is_empty()) => {
            list(rule).iter().flat_map(|part| errors(root, part, at, value)).collect()
        }
        "required" => {
            let missing = list(rule).into_iter().filter(|key| value.get(key.as_str().unwrap_or("")).is_none());
            missing.map(|key| format!("{at}: {key} is missing")).collect()
        }
        "additionalProperties" => {
            let others = value.as_object().into_iter().flatten().filter(|(key, _)| node["properties"][key].is_null());
            let each = |(key, value): (&String, &Value)| match rule {
                Value::Bool(false) => vec![format!("{at}: {key} is not described")],
                rule => errors(root, rule, &format!("{at}/{key}"), value),
            };
            others.flat_map(each).collect()
        }
        "properties" => {
            let known = rule.as_object().into_iter().flatten().filter_map(|(k, rule)| Some((k, rule, value.get(k)?)));
            known.flat_map(|(key, rule, value)| errors(root, rule, &format!("{at}/{key}"), value)).collect()
        }
        "items" => {
            let items = value.as_array().into_iter().flatten().enumerate();
            items.flat_map(|(i, value)| errors(root, rule, &format!("{at}/{i}"), value)).collect()
        }
        "type" | "enum" | "const" | "minimum" | "minItems" | "maxItems" | "anyOf" => Vec::new(),
        other => panic!("{other}: this test does not know the word"),
    };
    node.as_object().expect("a schema").iter().flat_map(one).collect()
}

/// Those that a document has.
fn shown(root: &Value, node: &Value, name: &str, value: &Value, all: &mut BTreeSet<String>) {
    let (node, name) = resolve(root, node, name);
    match value {
        Value::Object(keys) => {
            for (key, value) in keys.iter().filter(|(key, _)| !node["properties"][key].is_null()) {
                let path = format!("{name}.{key}");
                shown(root, &node["properties"][key], &path, value, all);
                all.insert(path);
            }
        }
        Value::Array(list) => {
            list.iter().for_each(|value| shown(root, &node["items"], &format!("{name}[]"), value, all))
        }
        _ => {}
    }
    node["anyOf"].as_array().into_iter().flatten().for_each(|part| shown(root, part, &name, value, all));
}

/// Runs commands in a folder of their own, and keeps what is wrong with their documents.
struct Trials {
    desk: Desk,
    shown: BTreeSet<String>,
    wrong: Vec<String>,
}

impl Trials {
    /// Runs a command; its document must be as the schema says.
    fn shows(&mut self, name: &str, command: &str) {
        let place = |word: &str| match word.split_once('/') {
            Some(("tests" | "examples", _)) => root().join(word).to_string_lossy().into_owned(),
            _ => word.to_string(),
        };
        let mut unsnarl = unsnarl();
        unsnarl.args(command.split_whitespace().map(place)).current_dir(self.desk.path(""));
        let Seen { stdout: printed, stderr, .. } = Seen::of(&mut unsnarl, None);
        // With `run --report -` the program's own output comes first.
        let json = printed.find("{\n").or(printed.find('{')).map_or("", |at| &printed[at..]);
        let Ok(document) = serde_json::from_str::<Value>(json) else {
            return self.wrong.push(format!("unsnarl {command}: no document: {stderr}"));
        };
        let schema = schema(name);
        let wrong = errors(&schema, &schema, "", &document);
        self.wrong.extend(wrong.iter().map(|e| format!("unsnarl {command}: {e}")));
        shown(&schema, &schema, name, &document, &mut self.shown);
    }
}

fn documents_are_as_described() {
    let tickets = fs::read_to_string(root().join("examples/demo/tickets.c")).expect("the example");
    let unsupported = "#include <regex.h>\nint main(void) { regex_t r; return regcomp(&r, \"x\", 0); }\n";
    let lost = "#include <math.h>\nvoid unsnarl_symbolic(void *, unsigned long, const char *);\n\
        int main(void) { double x; unsnarl_symbolic(&x, sizeof x, \"x\"); return sin(x) > 2; }\n";
    let changed = tickets.replace("seats > 0", "seats > 1");
    let files = [("changed.c", &*changed), ("unsupported.c", unsupported), ("lost.c", lost)];
    let mut desk = Trials { desk: Desk::new(&files), shown: BTreeSet::new(), wrong: Vec::new() };
    let check = [
        "examples/demo/tickets.c",
        "tests/check/deadlock_two_accounts.c",
        "examples/demo/scanner.c",
        "--keep-going tests/check/session_freed_in_use.c",
        "--strategy predict --no-explain tests/predict/rare_handshake.c",
        "-DFIXED tests/check/account_lost_update.c",
        "lost.c",
    ];
    check.iter().for_each(|c| desk.shows("check", &format!("check --format json {c}")));
    desk.shows("check-outcomes", "check --outcomes --format json examples/demo/tickets.c");
    for run in ["tickets-assertion-1", "deadlock_two_accounts-deadlock-1"] {
        desk.shows("explain", &format!("explain --format json .unsnarl/{run}.run"));
    }
    for program in ["examples/demo/tickets.c", "examples/demo/queue.c", "unsupported.c"] {
        desk.shows("run", &format!("run --report - {program}"));
    }
    desk.shows("run", "run --report - --races --strategy random tests/races/wrong_lock.c");
    for program in ["thesis_example", "flag_makes_it_impossible", "never_reached"] {
        desk.shows("races", &format!("races --format json tests/races/{program}.c"));
    }
    for program in ["tests/defuse/paper_figure_2.c", "examples/demo/tickets.c"] {
        desk.shows("defuse", &format!("defuse --format json {program}"));
    }
    desk.shows("defuse", "defuse --format json --db figure.db tests/defuse/paper_figure_2.c");
    desk.shows("defuse", "defuse --format json --db tickets.db examples/demo/tickets.c");
    desk.shows("defuse", "defuse --format json --db guarded.db tests/defuse/lock_missing_once.c");
    for question in ["readers x", "suspicious", "uncovered", "why 1"] {
        desk.shows("defuse-ask", &format!("defuse ask figure.db {question} --format json"));
    }
    desk.shows("defuse-ask", "defuse ask guarded.db suspicious --format json");
    desk.shows("defuse-ask", "defuse ask guarded.db sql --format json VALUES(1)");
    desk.shows("defuse-diff", "defuse diff figure.db tickets.db --format json");
    desk.shows("defuse-export", "defuse export figure.db suite --format json");
    desk.shows("replay-folder", "replay suite --format json");
    let runs = ["tickets-assertion-1.run", "tickets-good.run", "thesis_example-race-3.run"];
    runs.iter().for_each(|run| desk.shows("replay", &format!("replay --format json .unsnarl/{run}")));
    desk.shows("replay", "replay --format json --program changed.c --force .unsnarl/tickets-assertion-1.run");
    for program in ["thesis_example", "guard_lock", "lost_signal", "never_reached"] {
        desk.shows("deadlocks", &format!("deadlocks --format json tests/deadlocks/{program}.c"));
    }
    for program in ["lock_order", "copied_while_read"] {
        let files = format!("tests/confirm/{program}.clang.txt tests/confirm/{program}.c");
        desk.shows("confirm", &format!("confirm --format json {files}"));
    }
    let branches = ["tests/branches/bounded_buffer.c", "tests/branches/trylock_busy.c", "examples/demo/queue.c"];
    branches.iter().for_each(|program| desk.shows("branches", &format!("branches --format json {program}")));
    for trace in ["lost-update", "input"] {
        desk.shows("query", &format!("query --format json tests/traces/{trace}.trace --goal all-flips"));
        desk.shows("trace-show", &format!("trace show --format json tests/traces/{trace}.trace"));
    }
    // The first has a call through a pointer, the second a handler that can interrupt itself.
    let pointer = "#include <avr/interrupt.h>\nvolatile unsigned char k; void a(void) { k++; } void b(void) { k--; } void (*volatile f)(void) = a;\n\
        ISR(INT0_vect) { f = b; } int main(void) { EIMSK = 1; sei(); for (;;) f(); }\n";
    let nested =
        "#include <avr/interrupt.h>\nISR(INT0_vect) { sei(); } int main(void) { EIMSK = 1; sei(); for (;;); }\n";
    for (name, source) in [("pointer", pointer), ("nested", nested)] {
        fs::write(desk.desk.path(&format!("{name}.c")), source).expect("it can be written");
        let mut gcc = std::process::Command::new("avr-gcc");
        gcc.args(["-mmcu=atmega328p", "-Os", "-gdwarf-4", "-o"]).arg(format!("{name}.elf")).arg(format!("{name}.c"));
        assert!(gcc.current_dir(desk.desk.path("")).status().expect("avr-gcc").success());
        desk.shows("stack", &format!("stack --time 2 --format json {name}.elf"));
    }
    let mut all = BTreeSet::new();
    names().iter().for_each(|name| described(&schema(name), &schema(name), name, &mut all));
    let missing = all.iter().filter(|key| !desk.shown.contains(*key) && !NOT_SHOWN.contains(&key.as_str()));
    desk.wrong.extend(missing.map(|key| format!("{key} is described, but no command shows it")));
    assert!(desk.wrong.is_empty(), "{}", desk.wrong.join("\n"));
}

fn every_key_has_a_description() {
    fn look(name: &str, node: &Value, wrong: &mut Vec<String>) {
        for (key, value) in node["properties"].as_object().into_iter().flatten() {
            if value["description"].is_null() && value["$ref"].is_null() {
                wrong.push(format!("{name}: {key} has no description"));
            }
        }
        if !node["properties"].is_null() && node["additionalProperties"] != false {
            wrong.push(format!("{name}: an object allows keys that are not described"));
        }
        match node {
            Value::Object(all) => all.values().for_each(|value| look(name, value, wrong)),
            Value::Array(all) => all.iter().for_each(|value| look(name, value, wrong)),
            _ => {}
        }
    }
    let mut wrong = Vec::new();
    for name in names().iter().map(String::as_str).chain(["common"]) {
        look(name, &serde_json::from_str(&read(name)).expect("JSON"), &mut wrong);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn ids_of_failures_are_all_described() {
    let ids: Vec<&str> = trace::FailureKind::ALL.iter().map(|kind| kind.id()).collect();
    assert_eq!(schema("check")["$defs"]["failure-id"]["enum"], Value::from(ids));
}
