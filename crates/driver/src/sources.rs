//! Source files for reports. A program's debug information names files as it likes: only what looks like a source, is a regular file of
//! a sane size, and lies in one of the program's own folders is ever opened.

use crate::files::open_regular;
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

/// What is in a source file; nothing if it may not be shown.
pub fn read(name: &str) -> String {
    let mut bytes = Vec::new();
    if let Some(file) = open(name) {
        // What was read before an error is still worth showing.
        let _ = file.take(MOST).read_to_end(&mut bytes);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
