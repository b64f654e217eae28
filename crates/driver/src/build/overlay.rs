//! Compiling a program as if some of its files had other contents: what a patch is tried with. The files keep their names and
//! places, so that what they include is found, and nothing is written where they lie.

use super::{CompilerOptions, clang};
use crate::error::Error;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// The lines of each file, by its whole path.
pub type Lines = BTreeMap<PathBuf, BTreeSet<u32>>;

/// Files with other contents. They lie in a folder of their own, which goes with this.
pub struct Overlay {
    folder: TempDir,
}

impl Overlay {
    /// Files by their whole paths.
    pub fn new(files: &[(PathBuf, String)]) -> Result<Overlay, Error> {
        let bad = |e: std::io::Error| Error::new(format!("the temporary folder cannot be written: {e}"));
        let folder = tempfile::Builder::new().prefix("unsnarl-patch-").tempdir().map_err(bad)?;
        let mut roots = Vec::new();
        for (i, (path, text)) in files.iter().enumerate() {
            let contents = folder.path().join(i.to_string());
            std::fs::write(&contents, text).map_err(bad)?;
            roots.push(serde_json::json!({ "type": "file", "name": path, "external-contents": contents }));
        }
        let list = serde_json::json!({
            "version": 0, "case-sensitive": "true", "use-external-names": "false", "roots": roots
        });
        let overlay = Overlay { folder };
        std::fs::write(overlay.list(), list.to_string()).map_err(bad)?;
        Ok(overlay)
    }

    /// The file that tells clang about them.
    pub(super) fn list(&self) -> PathBuf {
        self.folder.path().join("files.yaml")
    }
}

/// A path from the root, without `.` and `..`.
pub fn whole(folder: &Path, file: &Path) -> PathBuf {
    let path = folder.join(file);
    path.canonicalize().or_else(|_| std::path::absolute(&path)).unwrap_or(path)
}

/// The lines that are there after the preprocessor, by file. Lines of system headers are left out.
pub(crate) fn compiled_lines<'f>(
    folder: Option<&Path>,
    files: impl Iterator<Item = &'f Path>,
    options: &CompilerOptions,
) -> Result<Lines, Error> {
    let mut lines = Lines::new();
    for file in files {
        let text = clang::preprocess(folder, file, options)?;
        let text = String::from_utf8_lossy(&text);
        let from = folder.map_or_else(PathBuf::new, PathBuf::from);
        add(&text, |name| whole(&from, Path::new(name)), &mut lines);
    }
    Ok(lines)
}

/// Reads what clang -E writes: `# LINE "FILE" FLAGS` before lines that come from there; the flag 3 means a system header.
fn add(text: &str, path: impl Fn(&str) -> PathBuf, lines: &mut Lines) {
    let (mut at, mut number) = (None, 0);
    for line in text.lines() {
        if let Some((n, name, flags)) = marker(line) {
            let is_own = !name.starts_with('<') && !flags.split(' ').any(|f| f == "3");
            (at, number) = (is_own.then(|| path(name)), n);
            continue;
        }
        if let Some(at) = at.as_ref().filter(|_| !line.trim().is_empty()) {
            lines.entry(at.clone()).or_default().insert(number);
        }
        number += 1;
    }
}

fn marker(line: &str) -> Option<(u32, &str, &str)> {
    let (number, rest) = line.strip_prefix("# ")?.split_once(" \"")?;
    let (name, flags) = rest.rsplit_once('"')?;
    Some((number.parse().ok()?, name, flags.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_told_by_file_without_the_systems() {
        let text = "# 1 \"a.c\"\n# 1 \"<built-in>\" 1\nx\n# 1 \"a.c\" 2\nint a;\n\n# 1 \"/usr/include/s.h\" 1 3\nint s;\n# 4 \"a.c\" 2\nint b;\n";
        let mut lines = Lines::new();
        add(text, |name| PathBuf::from(name), &mut lines);
        assert_eq!(lines, Lines::from([(PathBuf::from("a.c"), BTreeSet::from([1, 4]))]));
    }
}
