//! What a run may do that came from somewhere: what the person says who replays it, whatever the file says.
//!
//! A run file is data. It names folders, files, sources and options of the compiler; none of them is used unless it lies where
//! this person lets the run look: in the current folder, in the folder the run lies in, in the temporary folder, or where
//! `--allow` says. Nothing is compiled unless this person asks for it, and then only with options that can name no program, no
//! output and no other place.

use crate::build::CompilerOptions;
use crate::error::Error;
use crate::plain::quoted;
use crate::sources::show_from;
use std::path::{Path, PathBuf};
use vm::Limits;

/// What the person who replays a run lets it do.
#[derive(Clone, Debug, Default)]
pub struct Trust {
    /// Further paths that the program may use.
    pub allow: Vec<PathBuf>,
    /// It may be built again from its sources.
    pub rebuild: bool,
    /// It is wanted as its sources, to change them: those are compiled, and must make the same program.
    pub sources: bool,
    /// It may take so many steps and bytes, whatever it says.
    pub most_steps: Option<u64>,
    pub most_memory: Option<u64>,
}

/// What any run may take that says so: more is for the person to allow.
const MEMORY: u64 = 8 << 30;

impl Trust {
    pub(super) fn bound(&self, limits: &mut Limits) -> Result<(), String> {
        let most = self.most_memory.unwrap_or(MEMORY);
        if limits.memory > most && self.most_memory.is_none() {
            let wanted = limits.memory.div_ceil(1 << 20);
            return Err(format!("it wants {wanted} MiB of memory\n  If it may have that: --max-memory {wanted}"));
        }
        limits.memory = limits.memory.min(most);
        limits.max_steps = limits.max_steps.min(self.most_steps.unwrap_or(u64::MAX));
        Ok(())
    }
}

/// The places where a run may look.
pub(super) struct Places {
    all: Vec<PathBuf>,
    /// How many of them are not the temporary folder, which is everybody's.
    own: usize,
}

impl Places {
    pub(super) fn of(run: &Path, trust: &Trust) -> Places {
        let own = own_folder(run);
        let temporary = [std::env::temp_dir(), PathBuf::from("/tmp")];
        let real = |place: PathBuf| place.canonicalize().ok();
        let own = [PathBuf::from("."), own].into_iter().chain(trust.allow.iter().cloned());
        let own: Vec<PathBuf> = own.filter_map(real).collect();
        let number = own.len();
        Places { all: own.into_iter().chain(temporary.into_iter().filter_map(real)).collect(), own: number }
    }

    /// Whether a path leads there, links followed. What does not exist leads nowhere.
    pub(super) fn contain(&self, path: &Path) -> bool {
        path.canonicalize().is_ok_and(|path| self.all.iter().any(|place| path.starts_with(place)))
    }

    /// Sources that lie there may be shown in reports.
    pub(super) fn show_sources(&self) {
        self.all[..self.own].iter().for_each(|place| show_from(place));
    }

    /// An error that names what is needed, if some of these lie elsewhere.
    pub(super) fn check<'p>(&self, what: &str, paths: impl Iterator<Item = &'p Path>) -> Result<(), String> {
        let elsewhere: Vec<&Path> = paths.filter(|p| p.exists() && !self.contain(p)).collect();
        let Some(first) = elsewhere.first() else { return Ok(()) };
        let options: Vec<String> = elsewhere.iter().map(|p| format!("--allow {}", quoted(p))).collect();
        Err(format!(
            "{what} {}, which is neither in the current folder nor in the folder of the run\n  If you trust it with that: {}",
            first.display(),
            options.join(" ")
        ))
    }
}

/// The folder in which a run lies; the one above, if that is the folder for what we found.
pub(super) fn own_folder(run: &Path) -> PathBuf {
    let folder = run.canonicalize().ok().and_then(|p| p.parent().map(PathBuf::from));
    let folder = folder.unwrap_or_else(|| run.parent().unwrap_or(Path::new("")).into());
    match (folder.file_name(), folder.parent()) {
        (Some(name), Some(above)) if name == ".unsnarl" => above.into(),
        _ => folder,
    }
}

/// Switches of code generation, each with and without `no-`.
const FLAGS: [&str; 20] = [
    "blocks",
    "builtin",
    "common",
    "delete-null-pointer-checks",
    "exceptions",
    "fast-math",
    "gnu89-inline",
    "inline",
    "math-errno",
    "ms-extensions",
    "omit-frame-pointer",
    "PIC",
    "pic",
    "short-enums",
    "signed-char",
    "stack-protector",
    "strict-aliasing",
    "trapv",
    "unsigned-char",
    "wrapv",
];

/// Options of the compiler that come from a file: those that can name no program, no output and no place but these.
pub(super) fn options(words: &[String], places: &Places) -> Result<CompilerOptions, Error> {
    let mut options = CompilerOptions::from_words(words)?;
    let refuse = |option: &str| {
        Err(Error::new(format!(
            "the file wants the compiler option `{option}`, which a file may not ask for\n  Build the program yourself and give it: --program FILE"
        )))
    };
    if let Some(clang) = &options.clang {
        return refuse(&format!("--clang={}", clang.display()));
    }
    let plain = |text: &str| text.bytes().all(|b| b.is_ascii_alphanumeric() || b"-+=_".contains(&b));
    let switch = |flag: &str| FLAGS.contains(&flag.strip_prefix("no-").unwrap_or(flag));
    if let Some(flag) = options.flags.iter().find(|f| !switch(f)) {
        return refuse(&format!("-f{flag}"));
    }
    // `-Wl,...` and its like go to other programs.
    if let Some(warning) = options.warnings.iter().find(|w| !plain(w)) {
        return refuse(&format!("-W{warning}"));
    }
    if let Some(other) = options.std.iter().chain(&options.optimise).find(|o| !plain(o)) {
        return refuse(other);
    }
    if let Some(folder) = options.include.iter().find(|i| !places.contain(Path::new(i))) {
        return refuse(&format!("-I{folder}"));
    }
    // As they were looked at: clang may stand elsewhere.
    for folder in &mut options.include {
        let real = Path::new(folder).canonicalize().ok().and_then(|p| p.into_os_string().into_string().ok());
        *folder = real.unwrap_or_default();
    }
    // Each word in there is an option like the others.
    for text in std::mem::take(&mut options.cflags) {
        let words = shlex::split(&text).unwrap_or_default();
        if words.iter().any(|w| !w.starts_with('-') || w.starts_with("--cflags")) {
            return refuse(&format!("--cflags={text}"));
        }
        let Ok(more) = CompilerOptions::from_words(&words).and_then(|_| self::options(&words, places)) else {
            return refuse(&format!("--cflags={text}"));
        };
        options.include.extend(more.include);
        options.define.extend(more.define);
        options.undefine.extend(more.undefine);
        options.std = more.std.or(options.std);
        options.optimise = more.optimise.or(options.optimise);
        options.warnings.extend(more.warnings);
        options.flags.extend(more.flags);
        options.silent |= more.silent;
        options.pthread |= more.pthread;
    }
    Ok(options)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_that_could_do_harm_are_refused() {
        let places = Places { all: vec!["/tmp".into()], own: 0 };
        let ask = |words: &[&str]| options(&words.iter().map(|w| w.to_string()).collect::<Vec<_>>(), &places);
        for good in ["-DX=1", "-w", "-O2", "--std=c99", "-Wall", "-fno-strict-aliasing", "-I/tmp", "--cflags=-DX -w"] {
            assert!(ask(&[good]).is_ok(), "{good}");
        }
        let bad = [
            "--clang=./evil.sh",
            "--cflags=-o victim.txt",
            "--cflags=-Wl,-o,victim",
            "--cflags=--cflags=-ox",
            "--cflags=@file",
            "--cflags=/etc/passwd",
            "--cflags=-include /etc/passwd",
            "--cflags=-B.",
            "-fplugin=./evil.so",
            "-fsave-optimization-record",
            "-ftime-trace=victim",
            "-Wl,-o,victim",
            "-Wp,-MD,victim",
            "-I/etc",
            "-I/tmp/../etc",
            "--std=/etc/passwd",
        ];
        for bad in bad {
            assert!(ask(&[bad]).is_err(), "{bad}");
        }
    }
}
