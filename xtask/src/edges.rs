//! Which crate may know which: the table of the design, checked against `cargo metadata`.

use crate::circles;
use crate::tools::{self, Error};
use serde_json::Value;

/// The design's table (section 2). `record` may use the wire form of `trace` only; a reviewer checks that.
const ALLOWED: &[(&str, &[&str])] = &[
    ("ir", &[]),
    ("trace", &[]),
    ("guest", &["trace"]),
    ("vm", &["ir", "trace", "guest"]),
    ("solve", &["trace"]),
    ("avr", &["trace", "solve"]),
    ("record", &["trace"]),
    ("driver", &["ir", "trace", "guest", "vm"]),
    ("analysis", &["driver", "solve", "vm", "trace"]),
    ("unsnarl", &["ir", "trace", "guest", "vm", "solve", "avr", "driver", "analysis"]),
];

/// Chores and tests are no part of the house: they may know everybody.
const EXEMPT: [&str; 2] = ["xtask", "testkit"];

/// Whether every edge is allowed; the others are printed.
pub(crate) fn check() -> Result<bool, Error> {
    let metadata = tools::metadata()?;
    let wrong = wrong_edges(&metadata);
    for line in &wrong {
        eprintln!("check-edges: {line}");
    }
    let straight = circles::check(&tools::root().join("crates")).map_err(|e| e.to_string())?;
    if wrong.is_empty() && straight {
        println!("check-edges: crates know only whom they may know, and no modules use each other in a circle");
    }
    Ok(wrong.is_empty() && straight)
}

fn wrong_edges(metadata: &Value) -> Vec<String> {
    let name = |value: &Value| value["name"].as_str().unwrap_or("").to_string();
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let packages = list(&metadata["packages"]);
    let ours: Vec<String> = packages.iter().map(name).collect();
    let mut wrong = Vec::new();
    for package in packages.iter().filter(|p| !EXEMPT.contains(&name(p).as_str())) {
        let from = name(package);
        let Some((_, allowed)) = ALLOWED.iter().find(|(crate_, _)| *crate_ == from) else {
            wrong.push(format!("{from} is not in the design's table (section 2; then xtask/src/edges.rs)"));
            continue;
        };
        // Tests may use what is for tests.
        let for_tests = |d: &Value| d["kind"] == "dev" && EXEMPT.contains(&name(d).as_str());
        for to in list(&package["dependencies"]).iter().filter(|d| !for_tests(d)).map(name) {
            if ours.contains(&to) && !allowed.contains(&to.as_str()) {
                wrong.push(format!("{from} knows {to}, which the design's table (section 2) does not have"));
            }
        }
    }
    wrong
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn package(name: &str, knows: &[&str]) -> Value {
        let dependencies: Vec<Value> = knows.iter().map(|name| json!({ "name": name })).collect();
        json!({ "name": name, "dependencies": dependencies })
    }

    #[test]
    fn an_edge_that_the_table_does_not_have_is_found() {
        let good = [package("vm", &["ir", "trace", "serde"]), package("ir", &[]), package("xtask", &["vm"])];
        assert_eq!(wrong_edges(&json!({ "packages": good })), [""; 0]);
        let mut tested = package("ir", &[]);
        tested["dependencies"] = json!([{ "name": "testkit", "kind": "dev" }]);
        assert_eq!(wrong_edges(&json!({ "packages": [tested, package("testkit", &["ir"])] })), [""; 0]);
        let shipped = [package("ir", &["testkit"]), package("testkit", &[])];
        assert_eq!(wrong_edges(&json!({ "packages": shipped })).len(), 1);
        let bad = [package("vm", &["solve"]), package("solve", &["trace"]), package("trace", &[]), package("new", &[])];
        let wrong = wrong_edges(&json!({ "packages": bad }));
        assert_eq!(wrong.len(), 2);
        assert!(wrong[0].starts_with("vm knows solve") && wrong[1].starts_with("new is not"));
    }
}
