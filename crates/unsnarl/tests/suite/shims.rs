//! Every function of the C library that the VM has must occur in a test program.

use libtest_mimic::Trial;
use std::collections::HashSet;
use std::path::Path;

pub(crate) fn trials() -> Vec<Trial> {
    trials![shims:
        every_shim_occurs_in_a_test,
        comments_are_no_tests,
    ]
}

/// Calls between the VM and its own C code in `crates/guest/runtime`: no program names them.
const INTERNAL: &str = "__unsnarl_";

fn every_shim_occurs_in_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let mut words = HashSet::new();
    for folder in ["run", "fail", "real", "vm", "unsupported", "explore"] {
        collect(&root.join(folder), &mut words);
    }
    let missing: Vec<&str> = guest::shims::entries()
        .filter(|e| e.shim.is_some())
        .flat_map(|e| e.names())
        .filter(|name| !name.starts_with(INTERNAL) && !words.contains(*name))
        .collect();
    assert!(missing.is_empty(), "{} shims occur in no C file under tests/: {}", missing.len(), missing.join(" "));
}

fn collect(folder: &Path, words: &mut HashSet<String>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for path in entries.map(|entry| entry.expect("a readable folder").path()) {
        if path.is_dir() {
            collect(&path, words);
        } else if path.extension().is_some_and(|e| e == "c" || e == "h") {
            let text = std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            let text = without_comments(&String::from_utf8_lossy(&text));
            words.extend(text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).map(str::to_string));
        }
    }
}

/// A word in a comment calls nothing.
fn without_comments(text: &str) -> String {
    let mut kept = String::new();
    let mut in_block = false;
    for line in text.lines() {
        let mut rest = line;
        while !rest.is_empty() {
            let (mark, skip) = if in_block { ("*/", 2) } else { ("/", 1) };
            let Some(at) = rest.find(mark) else {
                kept += if in_block { "" } else { rest };
                break;
            };
            if in_block {
                in_block = false;
            } else {
                kept += &rest[..at];
                match rest.as_bytes().get(at + 1) {
                    Some(b'/') => break,
                    Some(b'*') => in_block = true,
                    _ => kept.push('/'),
                }
            }
            rest = &rest[at + skip..];
        }
        kept.push('\n');
    }
    kept
}

fn comments_are_no_tests() {
    let text = "//! args: fork\na(b / c); // wait\n/* send\n recv */ d();\n#define E /* f */ g\n";
    assert_eq!(without_comments(text), "\na(b / c); \n\n d();\n#define E  g\n");
}
