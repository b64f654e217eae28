//! No circle between the modules of a crate: each module that `lib.rs` lists may use those that do not use it.
//!
//! What a module uses is read from its files: every path that begins with `crate::`, through the names that `lib.rs` exports
//! again. Tests inside the crate may use what they like.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};

/// Who uses whom.
type Graph = BTreeMap<String, BTreeSet<String>>;

/// Whether there is no circle in any crate; those there are are printed.
pub(crate) fn check(crates: &Path) -> io::Result<bool> {
    let mut all: Vec<PathBuf> = std::fs::read_dir(crates)?.filter_map(|e| Some(e.ok()?.path())).collect();
    all.sort();
    let mut good = true;
    for folder in all.iter().map(|c| c.join("src")).filter(|s| s.join("lib.rs").is_file()) {
        for circle in circles(&graph(&folder)?) {
            good = false;
            let name = folder.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy();
            eprintln!("check-edges: {name}: these modules use each other in a circle: {}", circle.join(", "));
        }
    }
    Ok(good)
}

/// The modules of a crate, and whom each of them uses.
fn graph(source: &Path) -> io::Result<Graph> {
    let lib = code(&std::fs::read_to_string(source.join("lib.rs"))?);
    let modules: BTreeSet<String> = modules(&lib);
    let exported = exported(&lib, &modules);
    let mut graph = Graph::new();
    for module in &modules {
        let mut files = Vec::new();
        gather(&source.join(module), &mut files)?;
        let file = source.join(format!("{module}.rs"));
        files.extend(file.is_file().then_some(file));
        let mut uses = BTreeSet::new();
        for file in files {
            let text = code(&std::fs::read_to_string(file)?);
            let names = roots(&text).into_iter().map(|n| exported.get(&n).cloned().unwrap_or(n));
            uses.extend(names.filter(|n| n != module && modules.contains(n)));
        }
        graph.insert(module.clone(), uses);
    }
    Ok(graph)
}

/// All files of a folder but its tests.
fn gather(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Ok(()) };
    for path in entries.filter_map(|e| Some(e.ok()?.path())) {
        match path.file_stem().and_then(|s| s.to_str()) {
            Some("tests") => {}
            _ if path.is_dir() => gather(&path, files)?,
            _ if path.extension().is_some_and(|e| e == "rs") => files.push(path),
            _ => {}
        }
    }
    Ok(())
}

/// A file without comments and without the tests at its end.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    text.lines().map(|l| l.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

fn modules(lib: &str) -> BTreeSet<String> {
    let name = |l: &str| Some(l.trim().split("mod ").nth(1)?.strip_suffix(';')?.to_string());
    lib.lines().filter_map(name).collect()
}

/// Names that `lib.rs` exports again, and the module each is from.
fn exported(lib: &str, modules: &BTreeSet<String>) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for path in lib.split("use ").skip(1).filter_map(|s| s.split(';').next()) {
        let Some((module, names)) = path.split_once("::").filter(|(m, _)| modules.contains(*m)) else { continue };
        for name in names.split(|c: char| !(c.is_alphanumeric() || c == '_')).filter(|n| !n.is_empty()) {
            all.insert(name.to_string(), module.to_string());
        }
    }
    all
}

/// What stands after `crate::`: a name, or several in braces.
fn roots(text: &str) -> Vec<String> {
    let word = |s: &str| s.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    let mut all = Vec::new();
    for rest in text.split("crate::").skip(1) {
        let Some(group) = rest.strip_prefix('{') else {
            all.push(word(rest));
            continue;
        };
        // Only the outermost names count.
        let (mut depth, mut item) = (0, String::new());
        for c in group.chars() {
            match c {
                '{' => depth += 1,
                '}' if depth == 0 => break,
                '}' => depth -= 1,
                ',' if depth == 0 => all.push(word(std::mem::take(&mut item).trim())),
                _ if depth == 0 => item.push(c),
                _ => {}
            }
        }
        all.push(word(item.trim()));
    }
    all
}

/// The groups of modules that reach each other.
fn circles(graph: &Graph) -> Vec<Vec<String>> {
    let reach = |from: &String| {
        let (mut seen, mut open) = (BTreeSet::new(), vec![from]);
        while let Some(module) = open.pop() {
            open.extend(graph.get(module).into_iter().flatten().filter(|m| seen.insert((*m).clone())));
        }
        seen
    };
    let all: BTreeMap<&String, BTreeSet<String>> = graph.keys().map(|m| (m, reach(m))).collect();
    let mut found: BTreeSet<Vec<String>> = BTreeSet::new();
    for (module, reached) in all.iter().filter(|(m, r)| r.contains(**m)) {
        let meets = |other: &&String| reached.contains(*other) && all[*other].contains(*module);
        found.insert(graph.keys().filter(meets).cloned().collect());
    }
    found.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crate_of(files: &[(&str, &str)]) -> Vec<Vec<String>> {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files {
            let path = folder.path().join(name);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, text).unwrap();
        }
        circles(&graph(folder.path()).unwrap())
    }

    #[test]
    fn a_circle_is_found_through_groups_and_exported_names() {
        let lib = "pub mod a;\nmod b;\nmod c;\npub use c::{Thing, Other};\n";
        let none = [("lib.rs", lib), ("a/mod.rs", "use crate::b;"), ("b.rs", "use crate::Thing;"), ("c.rs", "")];
        assert!(crate_of(&none).is_empty());
        let back = "use crate::{x::Y, a::{Z, b}};";
        let circle = [("lib.rs", lib), ("a/mod.rs", "use crate::b;"), ("b.rs", "use crate::Thing;"), ("c.rs", back)];
        assert_eq!(crate_of(&circle), [["a", "b", "c"]]);
    }

    #[test]
    fn comments_and_tests_do_not_count() {
        let tests = "#[cfg(test)]\nmod tests {\n    use crate::a;\n}\n";
        let files = [
            ("lib.rs", "mod a;\nmod b;\n"),
            ("a.rs", "use crate::b;"),
            ("b/mod.rs", "// crate::a\n"),
            ("b/c.rs", tests),
            ("b/tests.rs", "use crate::a;"),
        ];
        assert!(crate_of(&files).is_empty());
    }
}
