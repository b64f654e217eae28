//! `unsnarl cc`: a compiler like any other, whose objects carry the program's LLVM IR.
//!
//! clang is called as it was meant, and once more for the IR of every C source: at -O0 with debug info, as `check` wants it, whatever was asked
//! for. The IR goes into a section of the object (`build/carried.rs`); a linker puts sections of one name behind each other, so that every
//! archive, shared library and executable holds the IR of all that is in it.
//!
//! | file | what it is |
//! | --- | --- |
//! | `words.rs` | what a compiler's command line means |
//! | `project.rs` | `unsnarl build`: a build command in which every compiler is this one |
//!
//! Left out: C++, assembler (native only), sources from standard input, and `-flto`, which is not passed on: an object for link-time
//! optimisation is no object that could carry a section.

mod project;
mod words;

pub use project::{Language, build, language_of};

use crate::build::{carried, clang};
use crate::error::Error;
use std::ffi::{OsStr, OsString};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use words::{Mode, Words};

/// Does what a compiler would do with these words; its exit status.
pub fn cc(language: Language, words: &[OsString]) -> Result<u8, Error> {
    let compiler = clang::native(language == Language::CPlusPlus)?;
    let words = Words::read(words)?;
    let carries = language == Language::C && words.sources().any(is_worth_it);
    if !carries || matches!(words.mode, Mode::Other) {
        let e = Command::new(&compiler).args(words.native()).env("PATH", clang::path()).exec();
        return Err(Error::new(format!("{} cannot be started: {e}", compiler.display())));
    }
    match words.mode {
        Mode::Compile => compile(&compiler, &words),
        _ => link(&compiler, &words),
    }
}

/// What only asks what the compiler can do is asked by the thousand, and never looked at again.
fn is_worth_it(source: &Path) -> bool {
    let name = source.file_name().unwrap_or_default().to_string_lossy();
    let probes = ["CMakeScratch", "CMakeTmp", "meson-private", "CompilerIdC"];
    let is_probe = |part: &OsStr| probes.iter().any(|probe| part == *probe);
    !name.starts_with("conftest") && !here(source).iter().any(is_probe)
}

fn here(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_path_buf())
}

fn run(compiler: &Path, words: &[OsString]) -> Result<ExitStatus, Error> {
    let mut command = Command::new(compiler);
    command.args(words).env("PATH", clang::path());
    command.status().map_err(|e| Error::new(format!("{} cannot be started: {e}", compiler.display())))
}

/// As a shell would have it.
fn code(status: ExitStatus) -> u8 {
    u8::try_from(status.code().unwrap_or(1)).unwrap_or(1)
}

/// `-c`: objects, and IR into each of them.
fn compile(compiler: &Path, words: &Words) -> Result<u8, Error> {
    let status = run(compiler, &words.native())?;
    if !status.success() {
        return Ok(code(status));
    }
    for source in words.sources() {
        carry(compiler, words, source, &words.object_of(source))?;
    }
    Ok(0)
}

/// Sources that are linked at once become objects first.
fn link(compiler: &Path, words: &Words) -> Result<u8, Error> {
    let folder = Scratch::new()?;
    let mut objects = Vec::new();
    for (number, source) in words.sources().enumerate() {
        let object = folder.0.join(format!("{number}.o"));
        let status = run(compiler, &words.to_object(source, &object))?;
        if !status.success() {
            return Ok(code(status));
        }
        carry(compiler, words, source, &object)?;
        objects.push(object);
    }
    Ok(code(run(compiler, &words.with_objects(&objects))?))
}

/// Compiles a source to IR and puts it into the object that was made of it. That this does not work is no reason to fail: the build is what
/// was asked for.
fn carry(compiler: &Path, words: &Words, source: &Path, object: &Path) -> Result<(), Error> {
    if !object.is_file() {
        return Ok(());
    }
    let mut command = Command::new(compiler);
    command.args(words.to_ir(source)).env("PATH", clang::path()).stdin(Stdio::null());
    let out = command.output().map_err(|e| Error::new(format!("{} cannot be started: {e}", compiler.display())))?;
    let name = here(source);
    let done = match out.status.success() {
        true => carried::put(object, &name.to_string_lossy(), &out.stdout),
        false => Err(Error::new(String::from_utf8_lossy(&out.stderr).trim().to_string())),
    };
    if let Err(e) = done {
        crate::say!("unsnarl cc: {}: without IR: {e}", source.display());
    }
    Ok(())
}

/// A folder that is gone afterwards.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Result<Scratch, Error> {
        let base = std::env::temp_dir();
        for number in 0..1000 {
            let folder = base.join(format!("unsnarl-cc-{}-{number}", std::process::id()));
            match std::fs::create_dir(&folder) {
                Ok(()) => return Ok(Scratch(folder)),
                Err(e) if e.kind() == std::io::ErrorKind::AlreadyExists => continue,
                Err(e) => return Err(Error::at(&folder, e)),
            }
        }
        Err(Error::at(&base, "no folder can be made there"))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What is left behind is in the folder for such things.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
