//! Test programs of a folder, what their headers say.

use crate::clang;
use driver::build::{CompilerOptions, modules_in};
use std::path::{Path, PathBuf};

/// A folder under `tests/`.
pub fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests").join(name)
}

/// The C files of a folder under `tests/`, in order.
pub fn all(name: &str) -> Vec<PathBuf> {
    let root = folder(name);
    let entries = std::fs::read_dir(&root).unwrap_or_else(|e| panic!("{}: {e}", root.display()));
    let mut files: Vec<PathBuf> = entries.filter_map(|e| Some(e.ok()?.path())).collect();
    files.retain(|f| f.extension().is_some_and(|e| e == "c"));
    files.sort();
    assert!(!files.is_empty(), "{} has no C files", root.display());
    files
}

/// The value of a `//! key: value` line.
pub fn header_line(file: &Path, key: &str) -> Option<String> {
    header_lines(file, key).into_iter().next()
}

/// The same of a key that may stand there several times.
pub fn header_lines(file: &Path, key: &str) -> Vec<String> {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    let lines = text.lines().map_while(|l| l.strip_prefix("//!"));
    let values = lines.filter_map(|l| l.split_once(':')).filter(|(k, _)| k.trim() == key);
    values.map(|(_, v)| v.trim().to_string()).collect()
}

/// The rows of a table that a program is for, each with the options with which it is compiled for it: `row: NAME -DOPTION...`.
pub fn rows(file: &Path) -> Vec<(String, Vec<String>)> {
    let row = |line: String| {
        let mut words = line.split_whitespace().map(str::to_string);
        (words.next().unwrap_or_default(), words.collect())
    };
    header_lines(file, "row").into_iter().map(row).collect()
}

/// The options with which `check` finds what a program of `tests/check` hides.
pub fn options(file: &Path) -> Vec<String> {
    let is_there = file.parent().is_some_and(|folder| folder.ends_with("check"));
    let options = header_line(file, "options").filter(|_| is_there).unwrap_or_default();
    options.split_whitespace().map(str::to_string).collect()
}

/// A program as `unsnarl` compiles it.
pub fn module(file: &Path, options: &[&str]) -> Result<ir::Module, String> {
    let mut words: Vec<String> = ["-w", "--pthread"].iter().chain(options).map(|word| word.to_string()).collect();
    words.push(format!("--clang={}", clang::clang().display()));
    let options = CompilerOptions::from_words(&words).map_err(|e| e.to_string())?;
    modules_in(None, &[file.to_path_buf()], &options)
        .map_err(|e| e.to_string())?
        .pop()
        .ok_or_else(|| "no module".into())
}
