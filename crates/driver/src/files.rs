//! Files that the tool writes.

use crate::error::Error;
use std::path::Path;

/// Writes a file whole or not at all.
pub fn write_whole(path: &Path, contents: &[u8]) -> Result<(), Error> {
    let failed = |e: std::io::Error| Error::at(path, e);
    let mut draft = path.to_path_buf();
    draft.as_mut_os_string().push(format!(".{}.draft", std::process::id()));
    std::fs::write(&draft, contents).map_err(failed)?;
    std::fs::rename(&draft, path).map_err(failed)
}
