//! From files a person names to modules.

mod cache;
pub(crate) mod carried;
pub(crate) mod clang;
mod libraries;
mod options;
mod overlay;

pub use options::CompilerOptions;
pub(crate) use overlay::compiled_lines;
pub use overlay::{Lines, Overlay, whole};

use crate::error::Error;
use crate::files::read_input;
use carried::{Binary, Carried};
use rayon::prelude::*;
use std::path::{Path, PathBuf};

/// The commonest mistake with file names.
const AFTER: &str = " (arguments of the program go after `--`)";

/// Reads or compiles every file, in parallel. Relative paths are meant from `folder`, if there is one. Archives come last: what is taken from
/// them depends on the others.
pub fn modules_in(
    folder: Option<&Path>,
    files: &[PathBuf],
    options: &CompilerOptions,
) -> Result<Vec<ir::Module>, Error> {
    all_modules(folder, files, options, None)
}

/// The same with some files changed. What clang says is not shown, and nothing is kept.
pub(crate) fn changed_modules(
    folder: Option<&Path>,
    files: &[PathBuf],
    options: &CompilerOptions,
    overlay: &Overlay,
) -> Result<Vec<ir::Module>, Error> {
    all_modules(folder, files, options, Some(overlay))
}

/// Whether a file is given to clang.
pub(crate) fn is_compiled(file: &Path) -> bool {
    matches!(file.extension().and_then(|e| e.to_str()), Some("c" | "i"))
}

fn all_modules(
    folder: Option<&Path>,
    files: &[PathBuf],
    options: &CompilerOptions,
    overlay: Option<&Overlay>,
) -> Result<Vec<ir::Module>, Error> {
    let there = |file: &PathBuf| folder.unwrap_or(Path::new("")).join(file);
    let is_archive = |file: &&PathBuf| carried::kind(&there(file)) == Some(Binary::Archive);
    let (archives, others): (Vec<&PathBuf>, Vec<&PathBuf>) = files.iter().partition(is_archive);
    let modules: Result<Vec<Vec<ir::Module>>, Error> =
        others.par_iter().map(|file| modules(folder, file, options, overlay)).collect();
    let mut all: Vec<ir::Module> = modules?.into_iter().flatten().collect();
    for archive in archives {
        all.extend(parsed(carried::read_archive(&there(archive), &libraries::missing(&all))?)?);
    }
    Ok(all)
}

fn modules(
    folder: Option<&Path>,
    given: &Path,
    options: &CompilerOptions,
    overlay: Option<&Overlay>,
) -> Result<Vec<ir::Module>, Error> {
    let file = &folder.unwrap_or(Path::new("")).join(given);
    let shown = file.display();
    if !file.exists() {
        return Err(Error::new(format!("{shown}: no such file{AFTER}")));
    }
    if file.is_dir() {
        return Err(Error::new(format!("{shown}: this is a folder; name the C or LLVM IR files in it")));
    }
    let text = match file.extension().and_then(|e| e.to_str()) {
        Some("ll") => read_input(file)?,
        Some("bc") => clang::disassemble(file)?,
        _ if is_compiled(file) => clang::compile(folder, given, options, overlay)?,
        Some("cc" | "cpp" | "cxx" | "rs") => {
            return Err(Error::new(format!("{shown}: C++ and Rust are not supported yet; give C or LLVM IR")));
        }
        _ => match carried::kind(file) {
            Some(Binary::Elf) => return parsed(libraries::with_libraries(file)?),
            Some(Binary::Bitcode) => clang::disassemble(file)?,
            Some(Binary::Archive) | None => {
                return Err(Error::new(format!(
                    "{shown}: what is this? Known are C (.c), LLVM IR (.ll), bitcode (.bc), and what `unsnarl build` or \
                     `unsnarl cc` made{AFTER}"
                )));
            }
        },
    };
    Ok(vec![module(&shown.to_string(), text_of(text))?])
}

fn text_of(bytes: Vec<u8>) -> String {
    match String::from_utf8(bytes) {
        Ok(text) => text,
        Err(e) => String::from_utf8_lossy(e.as_bytes()).into_owned(),
    }
}

fn parsed(carried: Vec<Carried>) -> Result<Vec<ir::Module>, Error> {
    carried.into_par_iter().map(|Carried { name, text }| module(&name, text)).collect()
}

fn module(shown: &str, text: String) -> Result<ir::Module, Error> {
    let module = ir::parse(shown, text)?;
    let triple = &module.triple;
    if !(triple.is_empty() || triple.starts_with("x86_64") && triple.contains("linux")) {
        return Err(Error::new(format!(
            "{shown}: this is code for {triple}; only x86-64 Linux can be run (leave out --target)"
        )));
    }
    Ok(module)
}
