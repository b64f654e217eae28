//! Compiled IR, kept in the user's cache folder, so that a program that has not changed is not compiled again.
//!
//! The name of an entry is the hash of what clang is called with: the compiler (path, size, time), the options, the working folder
//! (it is part of the debug information), the variables that clang reads, and every file that is named among them, the source first. The entry lists the hash of every file that
//! was included, and is used only while all of them are the same and no file has come that an `#include` would find before
//! one of them. clang's messages are kept, too, and come again.
//!
//! The folder is `$UNSNARL_CACHE` (`off`: nothing is kept), else `$XDG_CACHE_HOME/unsnarl`, else `~/.cache/unsnarl`. It may be
//! deleted at any time. What cannot be read or written there is as if it were not there.
//!
//! Not noticed: a header that `__has_include` looked for in vain and that is there now, a new header in one of the system's folders
//! that hides another one, a changed configuration file of clang, and another compiler behind a script that calls it.

use crate::files::open_regular;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs::{self, File};
use std::io::{self, Read};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, SystemTime};

/// The form of entries. Another one is another name.
const FORM: &str = "unsnarl-ir 1";
/// The largest file that an option may name.
const MOST_NAMED: u64 = 256 << 20;
/// The entries that were used last are kept, up to so many bytes.
const MOST_BYTES: u64 = 1 << 30;
/// A temporary file that is older was left by a process that is gone.
const ABANDONED: Duration = Duration::from_secs(3600);
/// Variables that change what clang does.
const VARIABLES: [&str; 8] = [
    "CPATH",
    "C_INCLUDE_PATH",
    "CCC_OVERRIDE_OPTIONS",
    "SOURCE_DATE_EPOCH",
    "COMPILER_PATH",
    "LIBRARY_PATH",
    "CLANG_CONFIG_FILE_USER_DIR",
    "CLANG_CONFIG_FILE_SYSTEM_DIR",
];
/// Nobody is expected to put a header there that hides another one.
const SYSTEM: &str = "/usr";

pub(super) struct Compiled {
    pub(super) ir: Vec<u8>,
    /// Its warnings.
    pub(super) messages: Vec<u8>,
}

/// One call of clang whose result can be kept.
pub(super) struct Call {
    folder: PathBuf,
    name: String,
    /// Where clang runs.
    from: PathBuf,
    /// Folders in which it looks for headers, as far as the options say.
    include: Vec<PathBuf>,
    began: SystemTime,
    /// Where clang lists what it read.
    listed: PathBuf,
}

/// What an entry depends on, and clang's messages; the IR follows.
#[derive(Serialize, Deserialize)]
struct Entry {
    files: Vec<(PathBuf, String)>,
    folders: BTreeSet<PathBuf>,
    /// Files in these folders that an `#include` could mean.
    rivals: BTreeSet<PathBuf>,
    messages: String,
}

impl Call {
    /// `None` if nothing is to be kept, or if the result depends on more than can be known.
    pub(super) fn new(command: &Command) -> Option<Call> {
        let folder = place(|name| std::env::var_os(name).map(PathBuf::from))?;
        let from = match command.get_current_dir() {
            Some(folder) => std::path::absolute(folder).ok()?,
            None => std::env::current_dir().ok()?,
        };
        let compiler = Path::new(command.get_program()).canonicalize().ok()?;
        let about = fs::metadata(&compiler).ok()?;
        let modified = about.modified().ok()?.duration_since(SystemTime::UNIX_EPOCH).ok()?;
        let mut hash = Sha256::new();
        let mut add = |bytes: &[u8]| {
            hash.update((bytes.len() as u64).to_le_bytes());
            hash.update(bytes);
        };
        add(FORM.as_bytes());
        // It may be one program with several names, which do different things.
        add(command.get_program().as_bytes());
        add(compiler.as_os_str().as_bytes());
        add(format!("{} {}", about.len(), modified.as_nanos()).as_bytes());
        add(from.as_os_str().as_bytes());
        let mut include = Vec::new();
        let mut follows = false;
        for word in command.get_args() {
            // Options in a file, or lists of dependencies that the user wants.
            if word.as_bytes().starts_with(b"@") || word.as_bytes().starts_with(b"-M") {
                return None;
            }
            let text = word.to_string_lossy();
            let near = ["-I", "-isystem", "-iquote"].iter().find_map(|option| text.strip_prefix(option));
            match near {
                Some("") => follows = true,
                Some(near) => include.push(from.join(near)),
                None if follows => {
                    include.push(from.join(word));
                    follows = false;
                }
                None => {}
            }
            add(word.as_bytes());
            // The source, or what an option names (`-fprofile-use=FILE`); the value of a macro names nothing.
            let named = from.join(text.split_once('=').map_or(&*text, |(_, value)| value));
            if named.is_file() && !text.starts_with("-D") {
                let mut contents = Vec::new();
                open_regular(&named, MOST_NAMED).ok()?.read_to_end(&mut contents).ok()?;
                add(&contents);
            }
        }
        for name in VARIABLES {
            add(std::env::var_os(name).unwrap_or_default().as_bytes());
        }
        let name = hex(&hash.finalize());
        let listed = temporary(&folder, "d");
        Some(Call { folder, name, from, include, began: SystemTime::now(), listed })
    }

    fn entry(&self) -> PathBuf {
        self.folder.join(&self.name)
    }

    /// What was kept, if it would be made again.
    pub(super) fn find(&self) -> Option<Compiled> {
        let bytes = fs::read(self.entry()).ok()?;
        let (sum, rest) = split_line(&bytes)?;
        if sum != hash(rest).as_bytes() {
            return None;
        }
        let (head, ir) = split_line(rest)?;
        let entry: Entry = serde_json::from_slice(head).ok()?;
        let is_same = |(path, sum): &(PathBuf, String)| fs::read(path).is_ok_and(|bytes| hash(&bytes) == *sum);
        let paths = entry.files.iter().map(|(path, _)| path.as_path());
        if !entry.files.iter().all(is_same) || rivals(&entry.folders, paths) != entry.rivals {
            return None;
        }
        // It was used now. If that cannot be noted, it is thrown away earlier than it should be.
        let _ = File::options().append(true).open(self.entry()).and_then(|f| f.set_modified(SystemTime::now()));
        Some(Compiled { ir: ir.to_vec(), messages: entry.messages.into_bytes() })
    }

    /// Lets clang list what it reads. `false` if nothing can be written, and so nothing be kept.
    pub(super) fn prepare(&self, command: &mut Command) -> bool {
        let is_writable = fs::create_dir_all(&self.folder).and_then(|()| File::create(&self.listed)).is_ok();
        if is_writable {
            command.args(["-MD", "-MT", "it", "-MF"]).arg(&self.listed);
        }
        is_writable
    }

    /// Keeps what clang made. Not to be able to is no error.
    pub(super) fn keep(&self, made: &Compiled) {
        let Some(bytes) = self.written(made) else { return };
        let temporary = temporary(&self.folder, "new");
        if fs::write(&temporary, bytes).and_then(|()| fs::rename(&temporary, self.entry())).is_err() {
            let _ = fs::remove_file(&temporary);
        }
        let _ = tidy(&self.folder, MOST_BYTES);
    }

    fn written(&self, made: &Compiled) -> Option<Vec<u8>> {
        let mut files = Vec::new();
        for path in dependencies(&fs::read_to_string(&self.listed).ok()?)? {
            let path = self.from.join(path);
            // It may have changed since clang read it.
            if fs::metadata(&path).ok()?.modified().ok()? > self.began {
                return None;
            }
            let bytes = fs::read(&path).ok()?;
            if !path.starts_with(SYSTEM) && tells_time(&bytes) {
                return None;
            }
            files.push((path, hash(&bytes)));
        }
        let own = files.iter().filter(|(path, _)| !path.starts_with(SYSTEM));
        let mut folders: BTreeSet<PathBuf> = own.filter_map(|(path, _)| Some(path.parent()?.to_path_buf())).collect();
        folders.extend(self.include.iter().cloned());
        let rivals = rivals(&folders, files.iter().map(|(path, _)| path.as_path()));
        let messages = String::from_utf8(made.messages.clone()).ok()?;
        let mut rest = serde_json::to_vec(&Entry { files, folders, rivals, messages }).ok()?;
        rest.push(b'\n');
        rest.extend(&made.ir);
        let mut bytes = hash(&rest).into_bytes();
        bytes.push(b'\n');
        bytes.extend(rest);
        Some(bytes)
    }
}

impl Drop for Call {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.listed);
    }
}

/// Where entries are.
fn place(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    let given = |name: &str| variable(name).filter(|value| !value.as_os_str().is_empty());
    let folder = match given("UNSNARL_CACHE") {
        Some(off) if off == Path::new("off") => return None,
        Some(folder) => std::path::absolute(folder).ok()?,
        None => match given("XDG_CACHE_HOME").filter(|folder| folder.is_absolute()) {
            Some(folder) => folder.join("unsnarl"),
            None => given("HOME")?.join(".cache/unsnarl"),
        },
    };
    Some(folder.join("ir"))
}

/// A name that nobody else uses.
fn temporary(folder: &Path, kind: &str) -> PathBuf {
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    folder.join(format!("{}-{number}.{kind}", std::process::id()))
}

fn hash(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

fn split_line(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let end = bytes.iter().position(|b| *b == b'\n')?;
    Some((&bytes[..end], &bytes[end + 1..]))
}

/// Whether the result is another one at another time.
fn tells_time(text: &[u8]) -> bool {
    let words = [&b"__DATE__"[..], b"__TIME__", b"__TIMESTAMP__"];
    words.iter().any(|word| text.windows(word.len()).any(|w| w == *word))
}

/// The files of a rule for `make`, as clang writes it.
fn dependencies(rule: &str) -> Option<Vec<String>> {
    let text = rule.strip_prefix("it:")?;
    let mut files = Vec::new();
    let mut file = String::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match (c, chars.peek()) {
            ('\\', Some('\n')) => {}
            ('\\', Some(' ' | '#')) | ('$', Some('$')) => file.extend(chars.next()),
            (' ' | '\n', _) => files.extend(Some(std::mem::take(&mut file)).filter(|f| !f.is_empty())),
            (c, _) => file.push(c),
        }
    }
    files.extend(Some(file).filter(|f| !f.is_empty()));
    Some(files)
}

/// What there is in these folders under a name by which one of the files may have been included.
fn rivals<'a>(folders: &BTreeSet<PathBuf>, files: impl Iterator<Item = &'a Path>) -> BTreeSet<PathBuf> {
    let mut names: BTreeSet<PathBuf> = BTreeSet::new();
    for file in files {
        let parts: Vec<&OsStr> = file.iter().collect();
        names.extend((1..=3.min(parts.len())).map(|n| parts[parts.len() - n..].iter().collect()));
    }
    let all = folders.iter().flat_map(|folder| names.iter().map(|name| folder.join(name)));
    all.filter(|path| path.is_file()).collect()
}

/// Removes the entries that were not used for longest until the others fit, and what dead processes left.
fn tidy(folder: &Path, most: u64) -> io::Result<()> {
    let mut entries = Vec::new();
    let now = SystemTime::now();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        // Somebody else may have removed it meanwhile.
        let Ok(about) = entry.metadata() else { continue };
        let used = about.modified()?;
        if entry.path().extension().is_none() {
            entries.push((used, about.len(), entry.path()));
        } else if now.duration_since(used).is_ok_and(|age| age > ABANDONED) {
            let _ = fs::remove_file(entry.path());
        }
    }
    let mut size: u64 = entries.iter().map(|(_, size, _)| size).sum();
    if size <= most {
        return Ok(());
    }
    entries.sort();
    for (_, bytes, path) in entries {
        // With some room for the next ones.
        if size <= most / 10 * 9 {
            break;
        }
        let _ = fs::remove_file(path);
        size -= bytes;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_is_what_the_variables_say() {
        let with = |set: &[(&str, &str)]| {
            place(|name| set.iter().find(|(n, _)| *n == name).map(|(_, value)| PathBuf::from(value)))
        };
        let home = ("HOME", "/home/me");
        assert_eq!(with(&[home]), Some("/home/me/.cache/unsnarl/ir".into()));
        assert_eq!(with(&[home, ("XDG_CACHE_HOME", "/var/c")]), Some("/var/c/unsnarl/ir".into()));
        assert_eq!(with(&[home, ("XDG_CACHE_HOME", "relative")]), Some("/home/me/.cache/unsnarl/ir".into()));
        assert_eq!(with(&[home, ("UNSNARL_CACHE", "/x")]), Some("/x/ir".into()));
        assert_eq!(with(&[home, ("UNSNARL_CACHE", "off")]), None);
        assert_eq!(with(&[]), None);
    }

    #[test]
    fn names_in_a_rule_may_have_blanks() {
        let rule = "it: a.c \\\n  /usr/include/x.h sub/two\\ words.h \\\n cost$$.h no\\#.h\n";
        let files = ["a.c", "/usr/include/x.h", "sub/two words.h", "cost$.h", "no#.h"].map(String::from);
        assert_eq!(dependencies(rule), Some(files.to_vec()));
        assert_eq!(dependencies("other: a.c"), None);
    }

    #[test]
    fn what_was_used_last_stays() {
        let folder = std::env::temp_dir().join(format!("unsnarl-tidy-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let ages = [("old", 50), ("used", 10), ("new", 1)];
        let write = |name: &str, age: u64| {
            fs::write(folder.join(name), [0; 100]).unwrap();
            let file = File::options().append(true).open(folder.join(name)).unwrap();
            file.set_modified(SystemTime::now() - Duration::from_secs(age)).unwrap();
        };
        ages.iter().for_each(|(name, age)| write(name, *age));
        write("1-1.new", 5000);
        write("1-2.new", 1);
        let names = || -> BTreeSet<String> {
            let all = fs::read_dir(&folder).unwrap();
            all.map(|e| e.unwrap().file_name().into_string().unwrap()).collect()
        };
        tidy(&folder, 300).unwrap();
        assert_eq!(names(), ["old", "used", "new", "1-2.new"].map(String::from).into());
        tidy(&folder, 299).unwrap();
        assert_eq!(names(), ["used", "new", "1-2.new"].map(String::from).into());
        fs::remove_dir_all(&folder).unwrap();
    }
}
