//! `unsnarl build -- make`: a command in which every C compiler is `unsnarl cc`.
//!
//! `CC` and `CXX` name ours, and a folder with links named as compilers are (`cc`, `gcc`, `clang`) comes first on PATH, for build files that do
//! not ask. The links lead to this program, which looks at the name that it was called by.

use crate::build::clang::SHIMS;
use crate::error::Error;
use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::process::Command;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    C,
    /// Compiled, but without IR.
    CPlusPlus,
}

const C: [&str; 5] = ["cc", "gcc", "clang", "c99", "c11"];
const C_PLUS_PLUS: [&str; 3] = ["c++", "g++", "clang++"];

/// Whether a program that was called by this name is a compiler.
pub fn language_of(name: &OsStr) -> Option<Language> {
    let name = Path::new(name).file_name()?.to_str()?;
    match () {
        () if C.contains(&name) => Some(Language::C),
        () if C_PLUS_PLUS.contains(&name) => Some(Language::CPlusPlus),
        () => None,
    }
}

/// Runs a command with our compilers; its exit status.
pub fn build(words: &[OsString]) -> Result<u8, Error> {
    let Some((program, rest)) = words.split_first() else {
        return Err(Error::new("what is to be built? For example: unsnarl build -- make"));
    };
    let folder = super::Scratch::new()?;
    let ours =
        std::env::current_exe().map_err(|e| Error::new(format!("this program does not know where it is: {e}")))?;
    for name in C.iter().chain(&C_PLUS_PLUS) {
        let link = folder.0.join(name);
        std::os::unix::fs::symlink(&ours, &link).map_err(|e| Error::at(&link, e))?;
    }
    let old = std::env::var_os("PATH").unwrap_or_default();
    let paths = std::iter::once(folder.0.clone()).chain(std::env::split_paths(&old));
    let path = std::env::join_paths(paths).map_err(|e| Error::new(format!("PATH: {e}")))?;
    let mut command = Command::new(program);
    command.args(rest).env("PATH", path).env(SHIMS, &folder.0);
    command.env("CC", folder.0.join("cc")).env("CXX", folder.0.join("c++"));
    let status = command.status().map_err(|e| Error::at(Path::new(program), format!("cannot be started: {e}")))?;
    Ok(super::code(status))
}
