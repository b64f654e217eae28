//! csmith as the judge: generated C programs, natively and in the VM at two optimisation levels.
//!
//! A csmith program prints a checksum of everything it computed. The reference is native code of the same clang at the
//! same level: csmith's floats convert numbers that do not fit, and such a program may differ between levels. Programs that
//! run natively for longer than five seconds (many of csmith's never end) are skipped, and the next seed is drawn.

use crate::tools::{self, Error};
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use testkit::process::{self, Ended, Trouble};

const NATIVE_LIMIT: Duration = Duration::from_secs(5);
/// Generating and compiling.
const TOOL_LIMIT: Duration = Duration::from_secs(120);
/// The compiler, natively and in the VM.
const CLANG: &str = "clang";
/// Sixty times the native limit, for a VM that has to keep up with it.
const VM_LIMIT: Duration = Duration::from_secs(300);
const LEVELS: [&str; 2] = ["0", "2"];

#[derive(clap::Args)]
pub(crate) struct Options {
    /// How many programs
    #[arg(long, default_value_t = 500)]
    count: u64,
    /// The first program's seed; the next have the next numbers
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many at a time (default: one per processor)
    #[arg(long)]
    jobs: Option<usize>,
    /// The cargo profile to build with
    #[arg(long, default_value = "release")]
    profile: String,
}

#[derive(Default)]
struct Tally {
    programs: u64,
    runs: u64,
    mismatches: u64,
    unsupported: u64,
    timeouts: u64,
    skipped: u64,
}

/// What differed in one run.
enum Verdict {
    Same,
    Mismatch(String),
    Unsupported(String),
    Timeout(String),
}

struct Fuzz {
    unsnarl: PathBuf,
    headers: PathBuf,
    /// Where programs that differ are kept.
    keep: PathBuf,
    count: u64,
    next_seed: AtomicU64,
    tally: Mutex<Tally>,
    started: Instant,
}

pub(crate) fn run(options: &Options) -> Result<bool, Error> {
    // csmith leaves a file in the current folder, whatever it is asked.
    tools::output(Command::new("csmith").arg("--version").current_dir(std::env::temp_dir()))
        .map_err(|e| format!("{e} (make setup installs it)"))?;
    let fuzz = Fuzz {
        unsnarl: tools::unsnarl(&options.profile)?,
        headers: headers()?,
        keep: tools::root().join(".unsnarl/fuzz"),
        count: options.count,
        next_seed: AtomicU64::new(options.seed),
        tally: Mutex::default(),
        started: Instant::now(),
    };
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    let jobs = options.jobs.unwrap_or(processors).max(1);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs).map(|_| scope.spawn(|| fuzz.work())).collect();
        workers.into_iter().try_for_each(|w| w.join().map_err(|_| "a worker panicked".to_string())?)
    })?;
    let tally = fuzz.tally.lock().map_err(|e| e.to_string())?;
    if std::io::stderr().is_terminal() {
        eprint!("\r\x1b[K");
    }
    println!(
        "fuzz: {} programs, {} runs, {} mismatches, {} unsupported, {} timeouts, {} skipped",
        tally.programs, tally.runs, tally.mismatches, tally.unsupported, tally.timeouts, tally.skipped
    );
    let wrong = tally.mismatches + tally.unsupported + tally.timeouts;
    if wrong > 0 {
        println!("fuzz: the programs are in {}", fuzz.keep.display());
    }
    Ok(wrong == 0)
}

/// The folder of `csmith.h`.
fn headers() -> Result<PathBuf, Error> {
    let usual = PathBuf::from("/usr/include/csmith");
    if usual.join("csmith.h").is_file() {
        return Ok(usual);
    }
    let listed = tools::output(Command::new("dpkg").args(["-L", "libcsmith-dev"])).unwrap_or_default();
    let listed = String::from_utf8_lossy(&listed).into_owned();
    let header = listed.lines().find(|line| line.ends_with("/csmith.h")).map(Path::new);
    header
        .and_then(Path::parent)
        .map(Path::to_path_buf)
        .ok_or_else(|| "csmith.h is nowhere: apt-get install libcsmith-dev".to_string())
}

/// Runs a tool; false if it takes too long.
fn succeeds(tool: &mut Command) -> Result<bool, Error> {
    match process::run(tool, None, TOOL_LIMIT) {
        Ok(ended) if ended.status.success() => Ok(true),
        Ok(ended) => Err(format!("{tool:?}: {}", String::from_utf8_lossy(&ended.stderr))),
        Err(Trouble::Late(_)) => Ok(false),
        Err(e) => Err(e.to_string()),
    }
}

/// A skipped program, or how its runs went.
enum Program {
    Skipped,
    Ran(Vec<(&'static str, Verdict)>),
}

impl Fuzz {
    fn work(&self) -> Result<(), Error> {
        let folder = TempDir::new().map_err(|e| e.to_string())?;
        loop {
            {
                // Counted when begun, so that no worker begins one too many.
                let mut tally = self.tally.lock().map_err(|e| e.to_string())?;
                if tally.programs == self.count {
                    return Ok(());
                }
                tally.programs += 1;
            }
            loop {
                let seed = self.next_seed.fetch_add(1, Ordering::Relaxed);
                match self.program(seed, folder.path())? {
                    Program::Skipped => self.tally.lock().map_err(|e| e.to_string())?.skipped += 1,
                    Program::Ran(runs) => {
                        self.count_in(seed, folder.path(), runs)?;
                        break;
                    }
                }
            }
        }
    }

    fn program(&self, seed: u64, folder: &Path) -> Result<Program, Error> {
        let (source, binary) = (folder.join("program.c"), folder.join("program"));
        let mut csmith = Command::new("csmith");
        csmith.current_dir(folder);
        // Floats in every fourth program: they make the others slower and no richer.
        csmith.args(["--seed", &seed.to_string()]).args((seed % 4 == 3).then_some("--float")).arg("-o").arg(&source);
        if !succeeds(&mut csmith)? {
            return Ok(Program::Skipped);
        }
        let mut runs = Vec::new();
        for level in LEVELS {
            let mut clang = Command::new(CLANG);
            clang.args(["-w", &format!("-O{level}"), "-I"]).arg(&self.headers).arg(&source).arg("-o").arg(&binary);
            if !succeeds(&mut clang)? {
                return Ok(Program::Skipped);
            }
            let native = match process::run(&mut Command::new(&binary), None, NATIVE_LIMIT) {
                Ok(native) => native,
                Err(Trouble::Late(_)) => return Ok(Program::Skipped),
                Err(e) => return Err(e.to_string()),
            };
            runs.push((level, self.judge(&source, level, &native)?));
        }
        Ok(Program::Ran(runs))
    }

    fn judge(&self, source: &Path, level: &str, native: &Ended) -> Result<Verdict, Error> {
        let mut command = Command::new(&self.unsnarl);
        command.args(["run", "--clang", CLANG, &format!("-O{level}"), "-w", "-I"]).arg(&self.headers).arg(source);
        let ours = match process::run(&mut command, None, VM_LIMIT) {
            Ok(ours) => ours,
            Err(Trouble::Late(e)) => return Ok(Verdict::Timeout(e)),
            Err(e) => return Err(e.to_string()),
        };
        let said = String::from_utf8_lossy(&ours.stderr);
        Ok(match ours.status.code() {
            Some(2) => Verdict::Unsupported(said.into_owned()),
            status if status != native.status.code() || ours.stdout != native.stdout => Verdict::Mismatch(format!(
                "natively: {}, {}in the VM: {}, {}{said}",
                native.status,
                String::from_utf8_lossy(&native.stdout),
                ours.status,
                String::from_utf8_lossy(&ours.stdout),
            )),
            _ => Verdict::Same,
        })
    }

    fn count_in(&self, seed: u64, folder: &Path, runs: Vec<(&str, Verdict)>) -> Result<(), Error> {
        let mut tally = self.tally.lock().map_err(|e| e.to_string())?;
        let mut notes = String::new();
        for (level, verdict) in runs {
            tally.runs += 1;
            let (what, text) = match verdict {
                Verdict::Same => continue,
                Verdict::Mismatch(text) => (("mismatch", &mut tally.mismatches), text),
                Verdict::Unsupported(text) => (("unsupported", &mut tally.unsupported), text),
                Verdict::Timeout(text) => (("timeout", &mut tally.timeouts), text),
            };
            *what.1 += 1;
            let first = text.lines().find(|line| line.contains("unsnarl:")).or(text.lines().next()).unwrap_or("");
            eprintln!("\rfuzz: seed {seed} at -O{level}: {}: {first}", what.0);
            notes += &format!("-O{level}: {}\n{text}\n", what.0);
        }
        if !notes.is_empty() {
            let failed = |e: std::io::Error| format!("{}: {e}", self.keep.display());
            std::fs::create_dir_all(&self.keep).map_err(failed)?;
            std::fs::copy(folder.join("program.c"), self.keep.join(format!("seed-{seed}.c"))).map_err(failed)?;
            std::fs::write(self.keep.join(format!("seed-{seed}.txt")), notes).map_err(failed)?;
        }
        self.progress(&tally);
        Ok(())
    }

    fn progress(&self, tally: &Tally) {
        let done = tally.runs / LEVELS.len() as u64;
        let line = format!(
            "fuzz: {done}/{} programs, {} mismatches, {} unsupported, {} timeouts, {} skipped, {:.0} s",
            self.count,
            tally.mismatches,
            tally.unsupported,
            tally.timeouts,
            tally.skipped,
            self.started.elapsed().as_secs_f64()
        );
        if std::io::stderr().is_terminal() {
            eprint!("\r\x1b[K{line}");
            // A progress line that cannot be shown is no loss.
            let _ = std::io::stderr().flush();
        } else if done.is_multiple_of(25) {
            eprintln!("{line}");
        }
    }
}
