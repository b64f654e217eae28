//! Whether the links between our documents lead somewhere: to a file or folder, and to a heading if they name one.

use crate::tools::{self, Error};
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Folders with documents, besides the root.
const FOLDERS: [&str; 2] = ["docs", "docs/commands"];

/// Whether every relative link is good; the others are printed.
pub(crate) fn check() -> Result<bool, Error> {
    let root = tools::root();
    let (mut links, mut wrong) = (0, 0);
    for document in documents(&root).map_err(|e| e.to_string())? {
        let text = read(&document)?;
        for (line, target) in links_of(&text) {
            links += 1;
            if let Some(why) = broken(&document, target)? {
                wrong += 1;
                eprintln!("check-links: {}:{line}: {target}: {why}", document.display());
            }
        }
    }
    if wrong == 0 {
        println!("check-links: {links} links lead somewhere");
    }
    Ok(wrong == 0)
}

fn documents(root: &Path) -> std::io::Result<Vec<PathBuf>> {
    let mut all = Vec::new();
    for folder in [""].iter().chain(&FOLDERS) {
        for entry in fs::read_dir(root.join(folder))? {
            let path = entry?.path();
            if path.extension().is_some_and(|e| e == "md") {
                all.push(path);
            }
        }
    }
    all.sort();
    Ok(all)
}

fn read(path: &Path) -> Result<String, Error> {
    fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))
}

/// The lines of a document that are not code, from 1.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut fenced = false;
    (1..).zip(text.lines()).filter(move |(_, line)| {
        let fence = line.trim_start().starts_with("```");
        fenced ^= fence;
        !fenced && !fence && !line.starts_with("    ")
    })
}

/// The relative targets of `[text](target)`, with their lines.
fn links_of(text: &str) -> impl Iterator<Item = (usize, &str)> {
    prose(text).flat_map(|(number, line)| {
        let targets = line.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
        targets.map(move |(target, _)| (number, target)).filter(|(_, t)| !t.contains("://"))
    })
}

/// What is wrong with a link.
fn broken(document: &Path, target: &str) -> Result<Option<&'static str>, Error> {
    let (file, heading) = target.split_once('#').unwrap_or((target, ""));
    let path = match file {
        "" => document.to_path_buf(),
        _ => document.parent().unwrap_or(Path::new("")).join(file),
    };
    if !path.exists() {
        return Ok(Some("there is no such file"));
    }
    if heading.is_empty() || headings(&read(&path)?).contains(heading) {
        return Ok(None);
    }
    Ok(Some("there is no such heading"))
}

/// The names under which links find the headings.
fn headings(text: &str) -> HashSet<String> {
    let name = |title: &str| {
        let kept = title.trim().chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
        kept.map(|c| if c == ' ' { '-' } else { c.to_ascii_lowercase() }).collect()
    };
    prose(text).filter_map(|(_, line)| Some(name(line.strip_prefix('#')?.trim_start_matches('#')))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_found_outside_of_code() {
        let text = "a [b](c.md#d), [e](f)\n```text\n[no](no)\n```\n    [no](no)\n[web](https://x.org/y)\n![z](z.png)\n";
        assert_eq!(links_of(text).collect::<Vec<_>>(), [(1, "c.md#d"), (1, "f"), (7, "z.png")]);
    }

    #[test]
    fn headings_have_the_names_that_links_use() {
        let all = headings("# What it is\n## 5. Memory: `crates/guest`\n```\n# no\n```\n");
        assert_eq!(all, HashSet::from(["what-it-is".to_string(), "5-memory-cratesguest".to_string()]));
    }
}
