//! A folder of its own, what a person types in it, and what comes back.

use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use tempfile::TempDir;
use testkit::{clang, process};

const LIMIT: Duration = Duration::from_secs(300);

/// The tool that is tested.
pub(crate) fn unsnarl() -> Command {
    Command::new(env!("CARGO_BIN_EXE_unsnarl"))
}

/// A command that searches a program and answers in JSON; options and files follow.
pub(crate) fn search(name: &str, folder: &Path) -> Command {
    search_in("json", name, folder)
}

pub(crate) fn search_in(format: &str, name: &str, folder: &Path) -> Command {
    let mut command = unsnarl();
    command.args([name, "--format", format, "-w", "--pthread", "--clang"]).arg(clang::clang());
    command.arg("--out").arg(folder);
    command
}

/// A program of the corpus.
pub(crate) fn corpus(folder: &str, name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests").join(folder).join(name)
}

#[derive(Debug)]
pub(crate) struct Seen {
    pub(crate) status: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Seen {
    /// Runs a command, which may neither hang nor panic.
    pub(crate) fn of(command: &mut Command, input: Option<&str>) -> Seen {
        let ended = process::run(command, input.map(|i| i.as_bytes().to_vec()), LIMIT).expect("it ends");
        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
        let seen = Seen { status: ended.status.code(), stdout: text(ended.stdout), stderr: text(ended.stderr) };
        assert!(!seen.stderr.contains("panicked"), "{}", seen.stderr);
        seen
    }

    pub(crate) fn json(&self) -> Result<Value, String> {
        serde_json::from_str(&self.stdout).map_err(|e| format!("no JSON ({e}): {}\n{}", self.stdout, self.stderr))
    }

    #[track_caller]
    pub(crate) fn ended(&self, status: i32) {
        assert_eq!(self.status, Some(status), "{}\n{}", self.stdout, self.stderr);
    }

    /// It could not be done; nothing but the reason is printed.
    #[track_caller]
    pub(crate) fn refused(&self, words: &[&str]) {
        self.ended(2);
        assert_eq!(self.stdout, "");
        contains(&self.stderr, words);
    }

    #[track_caller]
    pub(crate) fn says(&self, status: i32, words: &[&str]) {
        self.ended(status);
        contains(&format!("{}\n{}", self.stdout, self.stderr), words);
    }

    /// Exactly this, on standard output.
    #[track_caller]
    pub(crate) fn printed(&self, status: i32, stdout: &str) {
        assert_eq!((self.status, self.stdout.as_str()), (Some(status), stdout), "{}", self.stderr);
    }
}

#[track_caller]
pub(crate) fn contains(text: &str, words: &[&str]) {
    for word in words {
        assert!(text.contains(word), "{word:?} is missing in:\n{text}");
    }
}

pub(crate) struct Desk(TempDir);

impl Desk {
    pub(crate) fn new(files: &[(&str, &str)]) -> Desk {
        let desk = Desk(TempDir::new().expect("a temporary folder"));
        files.iter().for_each(|(name, text)| desk.write(name, text));
        desk
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        if name.is_empty() { self.0.path().to_path_buf() } else { self.0.path().join(name) }
    }

    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }

    pub(crate) fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).expect("a text file")
    }

    /// Changes a text in a file that must be there.
    pub(crate) fn edit(&self, name: &str, from: &str, to: &str) {
        let text = self.read(name);
        assert!(text.contains(from), "{from:?} is not in {text}");
        self.write(name, text.replacen(from, to, 1));
    }

    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = unsnarl();
        command.current_dir(self.0.path()).args(args);
        command
    }

    pub(crate) fn unsnarl(&self, args: &[&str]) -> Seen {
        Seen::of(&mut self.command(args), None)
    }

    pub(crate) fn run(&self, args: &[&str]) -> Seen {
        self.unsnarl(&[&["run"], args].concat())
    }

    pub(crate) fn check(&self, args: &[&str]) -> Seen {
        self.unsnarl(&[&["check"], args].concat())
    }

    pub(crate) fn json(&self, args: &[&str], status: i32) -> Value {
        let seen = self.unsnarl(args);
        seen.ended(status);
        seen.json().unwrap_or_else(|e| panic!("{e}"))
    }
}
