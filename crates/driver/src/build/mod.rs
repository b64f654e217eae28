//! From files a person names to modules.

mod cache;
mod clang;
mod options;
mod overlay;

pub use options::CompilerOptions;
pub(crate) use overlay::compiled_lines;
pub use overlay::{Lines, Overlay, whole};

use crate::error::Error;
use crate::files::read_input;
use rayon::prelude::*;
use std::path::{Path, PathBuf};

/// The commonest mistake with file names.
const AFTER: &str = " (arguments of the program go after `--`)";

/// Reads or compiles every file, in parallel. Relative paths are meant from `folder`, if there is one.
pub fn modules_in(
    folder: Option<&Path>,
    files: &[PathBuf],
    options: &CompilerOptions,
) -> Result<Vec<ir::Module>, Error> {
    files.par_iter().map(|file| module(folder, file, options, None)).collect()
}

/// The same with some files changed. What clang says is not shown, and nothing is kept.
pub(crate) fn changed_modules(
    folder: Option<&Path>,
    files: &[PathBuf],
    options: &CompilerOptions,
    overlay: &Overlay,
) -> Result<Vec<ir::Module>, Error> {
    files.par_iter().map(|file| module(folder, file, options, Some(overlay))).collect()
}

/// Whether a file is given to clang.
pub(crate) fn is_compiled(file: &Path) -> bool {
    matches!(file.extension().and_then(|e| e.to_str()), Some("c" | "i"))
}

fn module(
    folder: Option<&Path>,
    given: &Path,
    options: &CompilerOptions,
    overlay: Option<&Overlay>,
) -> Result<ir::Module, Error> {
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
        _ => {
            return Err(Error::new(format!(
                "{shown}: what is this? Known are C (.c), LLVM IR (.ll) and bitcode (.bc){AFTER}"
            )));
        }
    };
    let text = match String::from_utf8(text) {
        Ok(text) => text,
        Err(e) => String::from_utf8_lossy(e.as_bytes()).into_owned(),
    };
    let module = ir::parse(&shown.to_string(), text)?;
    let triple = &module.triple;
    if !(triple.is_empty() || triple.starts_with("x86_64") && triple.contains("linux")) {
        return Err(Error::new(format!(
            "{shown}: this is code for {triple}; only x86-64 Linux can be run (leave out --target)"
        )));
    }
    Ok(module)
}
