//! Runs every program under `tests/`: natively and in the VM, and compares.
//!
//! A test is one C file; `docs/adding-a-test.md` says how its header is written. One trial is one file at one
//! optimisation level with one line of arguments. Programs that a signal ends natively have no exit status to
//! compare: they belong in `tests/fail`.

use libtest_mimic::{Failed, Trial};
use serde_json::Value;
use std::hash::{Hash, Hasher};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use testkit::clang;
use testkit::header::{self, Header};
use testkit::process::{self, Ended};

const LIMIT: Duration = Duration::from_secs(60);

pub(crate) fn trials() -> Vec<Trial> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests").canonicalize().expect("tests/ is there");
    let clang: Arc<Path> = clang::clang().into();
    let mut trials = Vec::new();
    for folder in ["run", "real", "fail", "vm", "unsupported"] {
        let mut files = Vec::new();
        collect(&root.join(folder), &mut files);
        files.sort();
        assert!(!files.is_empty(), "tests/{folder} has no C files");
        for file in files {
            let name = file.strip_prefix(&root).unwrap_or(&file).with_extension("").display().to_string();
            match header::read(&file) {
                Ok(header) => trials.extend(trials_of(&name, &file, header, folder, &clang)),
                Err(e) => trials.push(Trial::test(name, move || Err(e.into()))),
            }
        }
    }
    trials
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    for path in entries.map(|entry| entry.expect("a readable folder").path()) {
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|e| e == "c") {
            files.push(path);
        }
    }
}

/// One run of one test program.
struct Case {
    file: PathBuf,
    header: Arc<Header>,
    opt: String,
    args: Vec<String>,
    clang: Arc<Path>,
}

fn trials_of(name: &str, file: &Path, header: Header, folder: &str, clang: &Arc<Path>) -> Vec<Trial> {
    let header = Arc::new(header);
    let mut trials = Vec::new();
    for opt in &header.opt {
        for args in &header.runs {
            let case = || Case {
                file: file.to_path_buf(),
                header: header.clone(),
                opt: opt.clone(),
                args: args.clone(),
                clang: clang.clone(),
            };
            let mut name = format!("{name} -O{opt}");
            if !args.is_empty() {
                name += &format!(" {}", args.join(" "));
            }
            if folder == "fail" {
                let (broken, fixed) = (case(), case());
                trials.push(Trial::test(format!("{name} fails"), move || broken.fails()));
                trials.push(Trial::test(format!("{name} fixed"), move || fixed.same(&["-DFIXED"])));
            } else {
                let case = case();
                trials.push(match folder {
                    "vm" => Trial::test(name, move || case.as_expected()),
                    "unsupported" => Trial::test(name, move || case.refused()),
                    _ => Trial::test(name, move || case.same(&[])),
                });
            }
        }
    }
    trials
}

impl Case {
    /// Runs natively and in the VM; both must do the same. A program that is right uses nothing which was never set.
    fn same(&self, defines: &[&str]) -> Result<(), Failed> {
        if self.header.fail.is_some() && defines.is_empty() {
            return Err("`fail:` belongs into tests/fail".into());
        }
        let native = self.natively(defines)?;
        let mut wrong = self.differs(&native, &self.in_vm(defines, None, &[])?)?;
        if self.opt == "0" && defines.is_empty() && wrong.is_empty() {
            wrong = self.differs(&native, &self.in_vm(defines, None, &["--uninitialised"])?)?;
            if !wrong.is_empty() {
                wrong = format!("with --uninitialised: {wrong}");
            }
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong.into()) }
    }

    /// How a run in the VM differs from the native one.
    fn differs(&self, native: &Ended, ours: &Ended) -> Result<String, Failed> {
        let Some(expected) = native.status.code() else {
            return Err(format!("natively it is ended by a signal ({}): tests/fail is the place", native.status).into());
        };
        let mut wrong = String::new();
        if ours.status.code() != Some(expected) {
            wrong += &format!("exit status: natively {expected}, in the VM {}\n", ours.status);
        }
        if self.header.status.is_some_and(|status| status != expected) {
            wrong += &format!("exit status: {expected}, the header says {}\n", self.header.status.unwrap_or(0));
        }
        wrong += &difference("stdout", &native.stdout, &ours.stdout);
        wrong += &difference("stderr", &native.stderr, &ours.stderr);
        Ok(wrong)
    }

    /// Runs in the VM; the failure of the header must come, at a marked line.
    fn fails(&self) -> Result<(), Failed> {
        let Some(expected) = &self.header.fail else { return Err("the header has no `fail:`".into()) };
        if self.header.fail_lines.is_empty() {
            return Err("no line is marked with //~ FAIL".into());
        }
        let folder = TempDir::new()?;
        let path = folder.path().join("report.json");
        let ours = self.in_vm(&[], Some(&path), &[])?;
        let shown = || format!("\nstderr:\n{}", String::from_utf8_lossy(&ours.stderr));
        let text = std::fs::read_to_string(&path).map_err(|e| format!("no report: {e}{}", shown()))?;
        let report: Value = serde_json::from_str(&text)?;
        let failure = &report["failure"];
        if failure.is_null() {
            return Err(format!("{expected} expected, no failure seen ({}){}", ours.status, shown()).into());
        }
        let (id, at) = (failure["id"].as_str().unwrap_or(""), &failure["at"]);
        if id != expected {
            return Err(format!("{expected} expected, {id} seen{}", shown()).into());
        }
        let line = at["line"].as_u64().unwrap_or(0);
        if !self.header.fail_lines.contains(&line) {
            return Err(format!("line {:?} expected, {line} seen{}", self.header.fail_lines, shown()).into());
        }
        if at["file"].as_str().map(Path::new) != Some(&self.file) {
            return Err(format!("the failure is in {}, not in the test{}", at["file"], shown()).into());
        }
        if ours.status.code() != Some(1) {
            return Err(format!("exit status 1 expected, {} seen{}", ours.status, shown()).into());
        }
        Ok(())
    }

    /// Runs in the VM only; stdout must be what the header says.
    fn as_expected(&self) -> Result<(), Failed> {
        let ours = self.in_vm(&[], None, &[])?;
        let mut wrong = difference("stdout", self.header.expect.as_bytes(), &ours.stdout);
        let status = self.header.status.unwrap_or(0);
        if ours.status.code() != Some(status) {
            let stderr = String::from_utf8_lossy(&ours.stderr);
            wrong += &format!("exit status {status} expected, {} seen\nstderr:\n{stderr}", ours.status);
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong.into()) }
    }

    /// Runs in the VM, which must refuse the function that the first argument names.
    fn refused(&self) -> Result<(), Failed> {
        let Some(name) = self.args.first() else { return Err("the header has no `args:`".into()) };
        let ours = self.in_vm(&[], None, &[])?;
        let stderr = String::from_utf8_lossy(&ours.stderr);
        if ours.status.code() == Some(2) && stderr.contains(&format!("{name}: ")) {
            return Ok(());
        }
        Err(format!("{name} is not refused ({})\nstderr:\n{stderr}", ours.status).into())
    }

    fn natively(&self, defines: &[&str]) -> Result<Ended, String> {
        let build = TempDir::new().map_err(|e| e.to_string())?;
        let binary = build.path().join("program");
        let mut command = Command::new(&*self.clang);
        command.args(["-g", "-w"]).arg(format!("-O{}", self.opt)).args(defines).arg(&self.file);
        command.args(&self.header.cflags).arg("-o").arg(&binary);
        let compiled = process::run(&mut command, None, LIMIT).map_err(|e| e.to_string())?;
        if !compiled.status.success() {
            return Err(format!("clang: {}", String::from_utf8_lossy(&compiled.stderr)));
        }
        let mut command = Command::new(&binary);
        // The name that the VM gives the program.
        command.arg0(self.file.with_extension("")).args(&self.args);
        let folder = TempDir::new().map_err(|e| e.to_string())?;
        self.start(command, folder.path())
    }

    fn in_vm(&self, defines: &[&str], report: Option<&Path>, more: &[&str]) -> Result<Ended, String> {
        let mut command = Command::new(env!("CARGO_BIN_EXE_unsnarl"));
        command.arg("run").arg(format!("-O{}", self.opt)).args(defines);
        command.args(&self.header.options).args(more);
        if let Some(report) = report {
            command.arg("--report").arg(report);
        }
        command.arg("--clang").arg(&*self.clang).arg("--cflags").arg(format!("-w {}", self.header.cflags.join(" ")));
        command.arg(&self.file).arg("--").args(&self.args);
        let folder = Folder::new(&format!("{:?} {} {defines:?} {:?}", self.file, self.opt, self.args))
            .map_err(|e| e.to_string())?;
        self.start(command, folder.path())
    }

    /// In an empty folder, with the header's input and environment.
    fn start(&self, mut command: Command, folder: &Path) -> Result<Ended, String> {
        command.current_dir(folder).envs(self.header.env.iter().cloned());
        process::run(&mut command, self.header.stdin.clone(), LIMIT).map_err(|e| e.to_string())
    }
}

/// An empty folder that is the same one the next time, so that what is compiled there can be kept.
enum Folder {
    Same(PathBuf),
    /// Somebody is in that one.
    Other(TempDir),
}

impl Folder {
    fn new(for_what: &str) -> std::io::Result<Folder> {
        let mut hasher = rustc_hash::FxHasher::default();
        for_what.hash(&mut hasher);
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{:016x}", hasher.finish()));
        match std::fs::create_dir(&path) {
            Ok(()) => Ok(Folder::Same(path)),
            Err(_) => TempDir::new().map(Folder::Other),
        }
    }

    fn path(&self) -> &Path {
        match self {
            Folder::Same(path) => path,
            Folder::Other(folder) => folder.path(),
        }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if let Folder::Same(path) = self {
            // What stays is not used again.
            let _ = std::fs::remove_dir_all(path);
        }
    }
}

/// The first line that differs, for a person; empty if none does.
fn difference(what: &str, native: &[u8], ours: &[u8]) -> String {
    if native == ours {
        return String::new();
    }
    let (native, ours) = (String::from_utf8_lossy(native), String::from_utf8_lossy(ours));
    let (mut left, mut right) = (native.split_inclusive('\n'), ours.split_inclusive('\n'));
    for number in 1.. {
        match (left.next(), right.next()) {
            (None, None) => break,
            (a, b) if a == b => {}
            (a, b) => {
                let rest: String = right.take(12).collect();
                return format!("{what} differs in line {number}\n  expected:  {a:?}\n  in the VM: {b:?}\n{rest}");
            }
        }
    }
    format!("{what} differs in bytes that are not text\n")
}
