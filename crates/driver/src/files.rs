//! Files that the tool reads and writes itself.

use crate::error::Error;
use std::fs::File;
use std::io::Read;
use std::os::unix::fs::OpenOptionsExt;
use std::path::Path;

/// The largest input that is read as a whole.
const MOST_INPUT: u64 = 1 << 30;
/// So that a pipe that nobody writes to is not waited for.
const O_NONBLOCK: i32 = 0o4000;

/// Writes a file whole or not at all.
pub fn write_whole(path: &Path, contents: &[u8]) -> Result<(), Error> {
    let failed = |e: std::io::Error| Error::at(path, e);
    let mut draft = path.to_path_buf();
    draft.as_mut_os_string().push(format!(".{}.draft", std::process::id()));
    std::fs::write(&draft, contents).map_err(failed)?;
    std::fs::rename(&draft, path).map_err(failed)
}

/// All of a file that the user named.
pub fn read_input(path: &Path) -> Result<Vec<u8>, Error> {
    let failed = |e: std::io::Error| Error::at(path, e);
    let mut contents = Vec::new();
    File::open(path).map_err(failed)?.take(MOST_INPUT + 1).read_to_end(&mut contents).map_err(failed)?;
    match contents.len() as u64 > MOST_INPUT {
        true => Err(Error::at(path, "it is larger than 1 GiB")),
        false => Ok(contents),
    }
}

/// Opens a file that something other than the user named: a regular one, of at most so many bytes.
pub fn open_regular(path: &Path, most: u64) -> std::io::Result<File> {
    let file = File::options().read(true).custom_flags(O_NONBLOCK).open(path)?;
    let metadata = file.metadata()?;
    if !metadata.is_file() || metadata.len() > most {
        return Err(std::io::Error::other(if metadata.is_file() {
            "it is too large"
        } else {
            "it is no regular file"
        }));
    }
    Ok(file)
}
