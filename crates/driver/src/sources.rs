//! Source files for reports. A program's debug information names files as it likes: only what looks like a source, is a regular file of
//! a sane size, and lies in one of the program's own folders is ever opened.
//!
//! Sources travel with a saved run: they are [kept] beside it, and [recalled](recall) when it is loaded, so that a report shows the
//! lines as they were, on a machine that never had them.

use crate::files::open_regular;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

/// Larger files are no sources.
const MOST: u64 = 16 << 20;
const ENDINGS: [&str; 20] = [
    "c", "cc", "cpp", "cxx", "def", "h", "hh", "hpp", "hxx", "inc", "inl", "ipp", "l", "ll", "rs", "S", "s", "tbl",
    "tcc", "y",
];

/// The folders of all programs that this process has read. A report needs no more than a place to show its line.
static FOLDERS: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// Sources in this folder, and below it, may be shown.
pub(crate) fn show_from(folder: &Path) {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    if let Ok(folder) = folder.canonicalize() {
        let mut folders = FOLDERS.lock().unwrap_or_else(PoisonError::into_inner);
        if !folders.contains(&folder) {
            folders.push(folder);
        }
    }
}

fn open(name: &str) -> Option<File> {
    let path = Path::new(name).canonicalize().ok()?;
    let ending = path.extension()?.to_str()?;
    let folders = FOLDERS.lock().unwrap_or_else(PoisonError::into_inner);
    let shown = ENDINGS.contains(&ending) && folders.iter().any(|folder| path.starts_with(folder));
    if shown { open_regular(&path, MOST).ok() } else { None }
}

/// Sources that came with runs, by their whole path.
static RECALLED: Mutex<BTreeMap<PathBuf, String>> = Mutex::new(BTreeMap::new());
const HEADER: &str = "unsnarl sources 1\n";

/// The sources of these names as a text that [`recall`] understands; nothing if none may be shown.
pub(crate) fn kept<'n>(names: impl Iterator<Item = &'n str>) -> Option<String> {
    let mut text = String::from(HEADER);
    for name in names {
        let (path, source) = (whole(name), read(name));
        let path = path.to_string_lossy();
        if source.is_empty() || path.contains(['\n', '\r']) || (text.len() + source.len()) as u64 > MOST {
            continue;
        }
        text.extend(["file ", &path, "\n"]);
        source.lines().for_each(|line| text.extend(["|", line, "\n"]));
    }
    (text.len() > HEADER.len()).then_some(text)
}

/// Sources that came with a run are shown instead of what lies there now. Of a damaged text, what is left of it.
pub(crate) fn recall(text: &str) {
    let Some(text) = text.strip_prefix(HEADER) else { return };
    let mut recalled = RECALLED.lock().unwrap_or_else(PoisonError::into_inner);
    let mut name = None;
    for line in text.lines() {
        if let Some(path) = line.strip_prefix("file ") {
            name = Some(PathBuf::from(path));
            recalled.insert(path.into(), String::new());
        } else if let (Some(source), Some(line)) =
            (name.as_ref().and_then(|n| recalled.get_mut(n)), line.strip_prefix('|'))
        {
            source.extend([line, "\n"]);
        }
    }
}

fn whole(name: &str) -> PathBuf {
    std::path::absolute(name).unwrap_or_else(|_| name.into())
}

/// What is in a source file; nothing if it may not be shown.
pub fn read(name: &str) -> String {
    if let Some(source) = RECALLED.lock().unwrap_or_else(PoisonError::into_inner).get(&whole(name)) {
        return source.clone();
    }
    String::from_utf8_lossy(&contents(name)).into_owned()
}

/// A source file as it lies there now; `None` if it may not be shown, or is no text.
pub fn read_now(path: &Path) -> Option<String> {
    String::from_utf8(contents(path.to_str()?)).ok().filter(|text| !text.is_empty())
}

fn contents(name: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    if let Some(file) = open(name) {
        // What was read before an error is still worth showing.
        let _ = file.take(MOST).read_to_end(&mut bytes);
    }
    bytes
}
