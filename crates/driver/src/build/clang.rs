//! clang and llvm-dis: finding them and calling them.

use super::cache::{Call, Compiled};
use super::{CompilerOptions, Overlay};
use crate::error::Error;
use crate::files::open_regular;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The oldest version whose IR we read.
const OLDEST: u32 = 14;
/// The newest we look for by name.
const NEWEST: u32 = 40;
/// Libraries whose functions are part of the VM.
const BUILT_IN: [&str; 6] = ["m", "c", "pthread", "dl", "rt", "atomic"];

/// The checks of `--ub`: clang puts a branch before what is undefined, whose other side is a trap with the number of the check.
const UB: &str = "signed-integer-overflow,shift-exponent";

/// What no change of ours may do, whatever the program may: a function that is not declared, a value of another kind.
const FAULTS: [&str; 4] = [
    "-Werror=implicit-function-declaration",
    "-Werror=int-conversion",
    "-Werror=incompatible-pointer-types",
    "-Werror=return-type",
];

/// Names the folder with our own compilers, in which nobody looks for others.
pub(crate) const SHIMS: &str = "UNSNARL_SHIMS";

/// PATH without our own compilers.
pub(crate) fn path() -> std::ffi::OsString {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let shims = std::env::var_os(SHIMS).map(PathBuf::from);
    let others = std::env::split_paths(&path).filter(|folder| Some(folder) != shims.as_ref());
    std::env::join_paths(others).unwrap_or(path.clone())
}

fn on_path(name: &str) -> Option<PathBuf> {
    std::env::split_paths(&path()).map(|dir| dir.join(name)).find(|p| p.is_file())
}

/// The compiler that `unsnarl cc` stands for.
pub(crate) fn native(plus_plus: bool) -> Result<PathBuf, Error> {
    let name = if plus_plus { "clang++" } else { "clang" };
    newest(name).ok_or_else(|| Error::new(format!("no {name} on PATH (Debian, Ubuntu: apt-get install clang)")))
}

/// What puts a section into an object.
pub(crate) fn objcopy() -> Result<PathBuf, Error> {
    let tool = on_path("objcopy").or_else(|| newest("llvm-objcopy"));
    tool.ok_or_else(|| Error::new("no objcopy on PATH (Debian, Ubuntu: apt-get install binutils)"))
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
            // Mostly one is a link to the other, and to ask takes longer than all else that is done before a run.
            let is_same = numbered.canonicalize().is_ok_and(|path| plain.canonicalize().is_ok_and(|p| p == path));
            Some(if !is_same && version(&plain).is_some_and(|v| v > n) { plain } else { numbered })
        }
        (Some((_, numbered)), None) => Some(numbered),
        (None, plain) => plain,
    }
}

/// Whether a tool that was found as [`newest`] cannot be used.
fn is_too_old(tool: &Path, name: &str) -> bool {
    tool.ends_with(name) && version(tool).is_none_or(|v| v < OLDEST)
}

fn no_clang() -> Error {
    Error::new(format!("no clang {OLDEST} or newer on PATH (Debian, Ubuntu: apt-get install clang)"))
}

/// A call of clang for one file, but for what it is to make of it.
fn call(
    folder: Option<&Path>,
    file: &Path,
    options: &CompilerOptions,
    first: &[&str],
) -> Result<(PathBuf, Command), Error> {
    let clang = match &options.clang {
        // A mere name is looked up here, because what is kept depends on which compiler that is.
        Some(name) if name.components().count() == 1 => name.to_str().and_then(on_path).unwrap_or_else(|| name.clone()),
        Some(path) => path.clone(),
        None => newest("clang").ok_or_else(no_clang)?,
    };
    if let Some(lib) = options.libraries.iter().find(|l| !BUILT_IN.contains(&l.as_str())) {
        return Err(Error::new(format!(
            "-l{lib}: only the C library is built in; give the library's sources, or --link its IR"
        )));
    }
    let mut command = Command::new(&clang);
    let level = options.optimise.as_deref().unwrap_or("0");
    command.args(first).args(["-o", "-"]).arg(format!("-O{level}"));
    if level == "0" {
        command.args(["-Xclang", "-disable-O0-optnone"]);
    }
    command.args(options.include.iter().map(|i| format!("-I{i}")));
    command.args(options.define.iter().map(|d| format!("-D{d}")));
    command.args(options.undefine.iter().map(|u| format!("-U{u}")));
    command.args(options.std.iter().map(|s| format!("-std={s}")));
    command.args(options.warnings.iter().map(|w| format!("-W{w}")));
    command.args(options.flags.iter().map(|f| format!("-f{f}")));
    if options.ub {
        command.args([format!("-fsanitize={UB}"), format!("-fsanitize-trap={UB}")]);
    }
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
    // What clang writes when it crashes is none of ours.
    command.arg("-fno-crash-diagnostics").arg(no_option(file)?);
    if let Some(folder) = folder {
        command.current_dir(folder);
    }
    Ok((clang, command))
}

/// The file as the preprocessor leaves it, with the lines from which that came.
pub(super) fn preprocess(folder: Option<&Path>, file: &Path, options: &CompilerOptions) -> Result<Vec<u8>, Error> {
    let (_, mut command) = call(folder, file, options, &["-E"])?;
    let out = command.stdin(Stdio::null()).output().map_err(|e| Error::at(file, e))?;
    match out.status.success() {
        true => Ok(out.stdout),
        false => Err(Error::at(file, "clang could not preprocess it")),
    }
}

/// Compiles a C file to textual IR. A relative path is meant from `folder`, if there is one: the program may contain it. With an
/// overlay it is a trial: nothing is said and nothing is kept.
pub(super) fn compile(
    folder: Option<&Path>,
    file: &Path,
    options: &CompilerOptions,
    overlay: Option<&Overlay>,
) -> Result<Vec<u8>, Error> {
    let (clang, mut command) = call(folder, file, options, &["-S", "-emit-llvm", "-g"])?;
    if let Some(overlay) = overlay {
        command.arg("-ivfsoverlay").arg(overlay.list()).args(FAULTS);
        let out = command.stdin(Stdio::null()).output().map_err(|e| Error::at(file, e))?;
        return match out.status.success() {
            true => Ok(out.stdout),
            false => Err(Error::at(file, String::from_utf8_lossy(&out.stderr).trim())),
        };
    }
    let call = Call::new(&command);
    if let Some(Compiled { ir, messages }) = call.as_ref().and_then(Call::find) {
        tell(&messages);
        return Ok(ir);
    }
    if options.clang.is_none() && is_too_old(&clang, "clang") {
        return Err(no_clang());
    }
    let call = call.filter(|call| call.prepare(&mut command));
    let out = command
        .stdin(Stdio::null())
        .output()
        .map_err(|e| Error::new(format!("{} cannot be started: {e}", clang.display())))?;
    let made = Compiled { ir: out.stdout, messages: out.stderr };
    tell(&made.messages);
    if !out.status.success() {
        return Err(Error::new(format!("{}: clang could not compile it (its messages are above)", file.display())));
    }
    if let Some(call) = call {
        call.keep(&made);
    }
    Ok(made.ir)
}

/// Refuses a name that is no mere name: clang takes `@x.c` for a file with options, even with a folder before it, and `-x.c` for
/// an option.
fn no_option(file: &Path) -> Result<&Path, Error> {
    let first = |name: Option<&std::ffi::OsStr>| name.and_then(|n| n.as_encoded_bytes().first().copied());
    match (first(file.file_name()), first(Some(file.as_os_str()))) {
        (Some(b'@' | b'-'), _) | (_, Some(b'@' | b'-')) => {
            Err(Error::at(file, "clang would take this name for options; rename the file"))
        }
        _ => Ok(file),
    }
}

const MOST_BITCODE: u64 = 1 << 30;

/// What clang said: it quotes names and lines of the program. Its colours are lost to that.
fn tell(messages: &[u8]) {
    let text = String::from_utf8_lossy(messages);
    if !text.is_empty() {
        crate::say!("{}", text.trim_end_matches('\n'));
    }
}

pub(super) fn disassemble(file: &Path) -> Result<Vec<u8>, Error> {
    // Pipes and devices are not waited for.
    open_regular(file, MOST_BITCODE).map_err(|e| Error::at(file, e))?;
    let tool = newest("llvm-dis").filter(|tool| !is_too_old(tool, "llvm-dis")).ok_or_else(|| {
        Error::new(format!("{}: bitcode needs llvm-dis on PATH (Debian, Ubuntu: apt-get install llvm)", file.display()))
    })?;
    let out = Command::new(&tool)
        .args(["-o", "-"])
        // When it crashes, it would take its time to say where.
        .env("LLVM_DISABLE_SYMBOLIZATION", "1")
        .env("LLVM_DISABLE_CRASH_REPORT", "1")
        .arg(no_option(file)?)
        .stdin(Stdio::null())
        .output()
        .map_err(|e| Error::new(format!("{} cannot be started: {e}", tool.display())))?;
    if !out.status.success() {
        let why = String::from_utf8_lossy(&out.stderr).trim().to_string();
        return Err(Error::new(format!("{}: {} could not read it: {why}", file.display(), tool.display())));
    }
    Ok(out.stdout)
}
