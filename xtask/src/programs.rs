//! The test programs that tables are made of.

use crate::tools::{self, Error};
use std::path::{Path, PathBuf};

/// The C files of a folder under `tests/` whose name contains `only`, or is one of several in it with commas between them; in order.
pub(crate) fn all(folder: &str, only: Option<&str>) -> Result<Vec<PathBuf>, Error> {
    let folder = tools::root().join("tests").join(folder);
    let entries = std::fs::read_dir(&folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| entry.ok().map(|e| e.path())).collect();
    files.retain(|f| f.extension().is_some_and(|e| e == "c"));
    let fits = |name: &str, only: &str| match only.contains(',') {
        true => only.split(',').any(|one| one == name),
        false => name.contains(only),
    };
    files.retain(|f| only.is_none_or(|only| fits(&name(f), only)));
    files.sort();
    Ok(files)
}

/// The value of a `//! key: value` line.
pub(crate) fn header(file: &Path, key: &str) -> Option<String> {
    let text = std::fs::read_to_string(file).ok()?;
    let lines = text.lines().map_while(|l| l.strip_prefix("//!"));
    let mut values = lines.filter_map(|l| l.split_once(':')).filter(|(k, _)| k.trim() == key);
    values.next().map(|(_, v)| v.trim().to_string())
}

/// The sizes in which a program is to be tried, if it has some, each with a name for tables.
pub(crate) fn sizes(file: &Path) -> Vec<(String, Option<String>)> {
    let sizes = header(file, "sizes").unwrap_or_default();
    let sized = sizes.split_whitespace().map(|s| (format!("{} {s}", name(file)), Some(s.to_string())));
    let all: Vec<_> = sized.collect();
    if all.is_empty() { vec![(name(file), None)] } else { all }
}

/// As a table names it.
pub(crate) fn name(file: &Path) -> String {
    file.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
