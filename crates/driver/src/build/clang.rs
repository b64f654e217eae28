//! clang and llvm-dis: finding them and calling them.

use super::CompilerOptions;
use crate::error::Error;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The oldest version whose IR we read.
const OLDEST: u32 = 14;
/// The newest we look for by name.
const NEWEST: u32 = 40;
/// Libraries whose functions are part of the VM.
const BUILT_IN: [&str; 6] = ["m", "c", "pthread", "dl", "rt", "atomic"];

fn on_path(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|dir| dir.join(name)).find(|p| p.is_file())
}

/// The first number in a tool's `--version`.
fn version(tool: &Path) -> Option<u32> {
    let out = Command::new(tool).arg("--version").stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&out.stdout).into_owned();
    let at = text.find("version ")? + "version ".len();
    text[at..].split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// The newest `name-NN` on PATH, or the plain `name` if that is newer.
fn newest(name: &str) -> Option<PathBuf> {
    let numbered = (OLDEST..=NEWEST).rev().find_map(|n| on_path(&format!("{name}-{n}")).map(|p| (n, p)));
    let plain = on_path(name);
    match (numbered, plain) {
        (Some((n, numbered)), Some(plain)) => {
            Some(if version(&plain).is_some_and(|v| v > n) { plain } else { numbered })
        }
        (Some((_, numbered)), None) => Some(numbered),
        (None, plain) => plain.filter(|p| version(p).is_some_and(|v| v >= OLDEST)),
    }
}

/// Compiles a C file to textual IR. A relative path is meant from `folder`, if there is one: the program may contain it.
pub(super) fn compile(folder: Option<&Path>, file: &Path, options: &CompilerOptions) -> Result<Vec<u8>, Error> {
    let clang = match &options.clang {
        Some(path) => path.clone(),
        None => newest("clang").ok_or_else(|| {
            Error::new(format!("no clang {OLDEST} or newer on PATH (Debian, Ubuntu: apt-get install clang)"))
        })?,
    };
    if let Some(lib) = options.libraries.iter().find(|l| !BUILT_IN.contains(&l.as_str())) {
        return Err(Error::new(format!(
            "-l{lib}: only the C library is built in; give the library's sources, or --link its IR"
        )));
    }
    let mut command = Command::new(&clang);
    let level = options.optimise.as_deref().unwrap_or("0");
    command.args(["-S", "-emit-llvm", "-g", "-o", "-"]).arg(format!("-O{level}"));
    if level == "0" {
        command.args(["-Xclang", "-disable-O0-optnone"]);
    }
    command.args(options.include.iter().map(|i| format!("-I{i}")));
    command.args(options.define.iter().map(|d| format!("-D{d}")));
    command.args(options.undefine.iter().map(|u| format!("-U{u}")));
    command.args(options.std.iter().map(|s| format!("-std={s}")));
    command.args(options.warnings.iter().map(|w| format!("-W{w}")));
    command.args(options.flags.iter().map(|f| format!("-f{f}")));
    if options.pthread {
        command.arg("-pthread");
    }
    if options.silent {
        command.arg("-w");
    }
    for flags in &options.cflags {
        let words = shlex::split(flags);
        let words = words.ok_or_else(|| Error::new(format!("--cflags '{flags}': a quotation mark is not closed")))?;
        // Link options have no meaning here: libm and its like are built in.
        command.args(words.iter().filter(|w| !BUILT_IN.iter().any(|lib| w.strip_prefix("-l") == Some(lib))));
    }
    command.arg(file);
    if let Some(folder) = folder {
        command.current_dir(folder);
    }
    let out = command
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .map_err(|e| Error::new(format!("{} cannot be started: {e}", clang.display())))?;
    if !out.status.success() {
        return Err(Error::new(format!("{}: clang could not compile it (its messages are above)", file.display())));
    }
    Ok(out.stdout)
}

/// Turns bitcode into text.
pub(super) fn disassemble(file: &Path) -> Result<Vec<u8>, Error> {
    let tool = newest("llvm-dis").ok_or_else(|| {
        Error::new(format!("{}: bitcode needs llvm-dis on PATH (Debian, Ubuntu: apt-get install llvm)", file.display()))
    })?;
    let out = Command::new(&tool)
        .args(["-o", "-"])
        .arg(file)
        .output()
        .map_err(|e| Error::new(format!("{} cannot be started: {e}", tool.display())))?;
    if !out.status.success() {
        let why = String::from_utf8_lossy(&out.stderr).trim().to_string();
        return Err(Error::new(format!("{}: {} could not read it: {why}", file.display(), tool.display())));
    }
    Ok(out.stdout)
}
