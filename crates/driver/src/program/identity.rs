//! Whether two programs are the same: a hash of their linked IR that does not depend on the folder they were built in.
//!
//! The hash of a module is SHA-256 over its lines, each ended by a newline, but
//! - lines that start with `; ModuleID` or `source_filename` are left out,
//! - in lines with `!DIFile(` of a file only its last name counts: `directory` and the checksum are left out,
//! - in lines with `!DICompileUnit(` the path `splitDebugFilename` is left out.
//!
//! The hash of a program is SHA-256 over the hashes of its modules, in the order in which they were given (it decides
//! their addresses). Of each the first 128 bits are kept, as 32 hex digits. The definition never changes: it is in files.

use crate::files::open_regular;
use sha2::{Digest, Sha256};
use std::borrow::Cow;
use std::path::Path;

/// Larger files are not looked at.
const MOST_HASHED: u64 = 1 << 30;

fn hex(hash: Sha256) -> String {
    hash.finalize().iter().take(16).map(|byte| format!("{byte:02x}")).collect()
}

/// Takes `key: "value"` out of a line of metadata, with the comma before it; the value.
fn take<'l>(line: &'l str, key: &str) -> Option<(String, &'l str)> {
    let start = line.find(&format!("{key}: \""))?;
    let value = start + key.len() + 3;
    let end = value + line[value..].find('"')?;
    let before = line[..start].strip_suffix(", ").unwrap_or(&line[..start]);
    Some((format!("{before}{}", &line[end + 1..]), &line[value..end]))
}

fn counted(line: &str) -> Option<Cow<'_, str>> {
    // Only a name, and nothing after it.
    let name = line.strip_prefix("source_filename = \"").and_then(|rest| rest.split_once('"'));
    if line.starts_with("; ModuleID") || name.is_some_and(|(_, rest)| rest.trim().is_empty()) {
        return None;
    }
    if !line.starts_with('!') {
        return Some(line.into());
    }
    if line.contains("!DIFile(") {
        let without = |line: Cow<'_, str>, key: &str| take(&line, key).map(|t| t.0).unwrap_or(line.into_owned());
        let name = take(line, "filename").map_or("", |t| t.1);
        // IR escapes a slash in no name.
        let name = name.rsplit('/').next().unwrap_or(name);
        let rest = ["filename", "directory", "checksum"].iter().fold(line.into(), |l, k| without(l, k).into());
        return Some(format!("{rest} {name}").into());
    }
    if line.contains("!DICompileUnit(") {
        return Some(take(line, "splitDebugFilename").map_or(line.into(), |t| t.0.into()));
    }
    Some(line.into())
}

fn module_hash(text: &str) -> String {
    let mut hash = Sha256::new();
    for line in text.lines().filter_map(counted) {
        hash.update(line.as_bytes());
        hash.update(b"\n");
    }
    hex(hash)
}

pub(super) fn program_hash<'t>(texts: impl IntoIterator<Item = &'t str>) -> String {
    let mut hash = Sha256::new();
    for text in texts {
        hash.update(module_hash(text).as_bytes());
    }
    hex(hash)
}

/// The hash of a file's contents: the first half of what `sha256sum` prints.
pub fn file_hash(path: &Path) -> std::io::Result<String> {
    let mut hash = Sha256::new();
    let mut file = open_regular(path, MOST_HASHED)?;
    let mut piece = vec![0; 1 << 16];
    loop {
        match std::io::Read::read(&mut file, &mut piece)? {
            0 => return Ok(hex(hash)),
            n => hash.update(&piece[..n]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODULE: &str = "; ModuleID = '/a/x.c'\nsource_filename = \"/a/x.c\"\n@g = global i32 1\n\
        !1 = !DIFile(filename: \"src/x.c\", directory: \"/home/me\", checksumkind: CSK_MD5, checksum: \"12ab\")\n";

    #[test]
    fn the_folder_does_not_count_but_the_program_does() {
        let moved = MODULE.replace("/a/x.c", "/b/c/x.c").replace("/home/me", "/tmp").replace("src/x.c", "x.c");
        assert_ne!(MODULE, moved);
        assert_eq!(program_hash([MODULE]), program_hash([&*moved]));
        for (from, to) in [("i32 1", "i32 2"), ("src/x.c", "src/y.c")] {
            assert_ne!(program_hash([MODULE]), program_hash([&*MODULE.replace(from, to)]), "{to}");
        }
        assert_ne!(program_hash([MODULE]), program_hash([MODULE, MODULE]));
        assert_eq!(program_hash([MODULE]).len(), 32);
    }

    /// The value is in files: if this changes, no run that was ever saved finds its program.
    #[test]
    fn the_definition_never_changes() {
        assert_eq!(program_hash([MODULE]), "f072f42b82f423f6d9dd1fb0988f87b8");
    }
}
