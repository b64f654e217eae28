//! Files that the tool reads and writes itself. What it writes is there whole or not at all, also when the disk is full, and when others write into the same
//! folder.

use crate::error::Error;
use std::fs::File;
use std::io::{self, Read, Write};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// The largest input that is read as a whole.
const MOST_INPUT: u64 = 1 << 30;
/// So that a pipe that nobody writes to is not waited for.
const O_NONBLOCK: i32 = 0o4000;

/// Contents beside the place where they belong; nothing stays behind unless they get there.
struct Draft(PathBuf);

impl Draft {
    fn of(path: &Path, contents: &[u8]) -> io::Result<Draft> {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        loop {
            let mut beside = path.to_path_buf();
            let number = NEXT.fetch_add(1, Ordering::Relaxed);
            beside.as_mut_os_string().push(format!(".{}.{number}.draft", std::process::id()));
            // A new file, whoever has put a link there.
            match File::options().write(true).create_new(true).open(&beside) {
                Err(e) if e.kind() == io::ErrorKind::AlreadyExists => continue,
                Err(e) => return Err(e),
                Ok(mut file) => {
                    let draft = Draft(beside);
                    file.write_all(contents)?;
                    return Ok(draft);
                }
            }
        }
    }
}

impl Drop for Draft {
    fn drop(&mut self) {
        // It is gone if it was renamed.
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Writes a file; one of that name is replaced.
pub fn write_whole(path: &Path, contents: &[u8]) -> Result<(), Error> {
    let written = Draft::of(path, contents).and_then(|draft| std::fs::rename(&draft.0, path));
    written.map_err(|e| Error::at(path, e))
}

/// Writes a new file; false, and nothing is changed, if there is one of that name.
pub fn write_new(path: &Path, contents: &[u8]) -> Result<bool, Error> {
    let draft = Draft::of(path, contents).map_err(|e| Error::at(path, e))?;
    let linked = match std::fs::hard_link(&draft.0, path) {
        // Not every file system has links.
        Err(e) if e.kind() != io::ErrorKind::AlreadyExists => create(path, contents),
        done => done,
    };
    match linked {
        Ok(()) => Ok(true),
        Err(e) if e.kind() == io::ErrorKind::AlreadyExists => Ok(false),
        Err(e) => Err(Error::at(path, e)),
    }
}

fn create(path: &Path, contents: &[u8]) -> io::Result<()> {
    let mut file = std::fs::OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(contents).inspect_err(|_| drop(std::fs::remove_file(path)))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_who_want_a_name_one_gets_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("x.run");
        let winners: Vec<String> = std::thread::scope(|scope| {
            let all: Vec<_> = (0..16)
                .map(|n| {
                    let path = &path;
                    scope.spawn(move || write_new(path, format!("{n}").as_bytes()).unwrap().then(|| format!("{n}")))
                })
                .collect();
            all.into_iter().filter_map(|t| t.join().unwrap()).collect()
        });
        assert_eq!(winners, [std::fs::read_to_string(&path).unwrap()]);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "drafts stay behind");
    }

    #[test]
    fn what_cannot_be_written_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        // A folder is no file.
        let path = folder.path().join("x");
        std::fs::create_dir(&path).unwrap();
        std::fs::write(path.join("y"), "").unwrap();
        assert!(write_whole(&path, b"text").is_err());
        assert_eq!(write_new(&path, b"text").ok(), Some(false));
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
