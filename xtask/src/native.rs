//! Native runs of a program under the tools that tables compare us with.
//!
//! Inputs that could be anything are random bytes in a native run.

use crate::tools::{self, Error};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A run that does nothing for so long hangs.
const IDLE: Duration = Duration::from_millis(400);
/// And one that takes longer, whatever it does.
const LIMIT: Duration = Duration::from_secs(5);

/// What a program may ask for that only we have.
const INPUTS: &str = r"
#include <string.h>
#include <sys/random.h>
void unsnarl_symbolic(void *p, unsigned long n, const char *name) { (void)name; getrandom(p, n, 0); }
#define ANY(type, name) type __VERIFIER_nondet_##name(void) { type x; getrandom(&x, sizeof x, 0); return x; }
ANY(int, int) ANY(unsigned, uint) ANY(char, char) ANY(unsigned char, uchar) ANY(long, long) ANY(unsigned long, ulong)
";

/// A tool that looks at a native run.
#[derive(Clone, Copy)]
pub(crate) enum Tool {
    ThreadSanitizer,
    Helgrind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Looks {
    Races,
    Deadlocks,
}

/// Native binaries in a folder of their own.
pub(crate) struct Native {
    folder: TempDir,
}

pub(crate) fn has_helgrind() -> bool {
    Command::new("valgrind").arg("--version").output().is_ok()
}

impl Native {
    pub(crate) fn new() -> Result<Native, Error> {
        let folder = TempDir::new().map_err(|e| e.to_string())?;
        std::fs::write(folder.path().join("inputs.c"), INPUTS).map_err(|e| e.to_string())?;
        Ok(Native { folder })
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    pub(crate) fn compile(&self, file: &Path, options: &[&str]) -> Result<PathBuf, Error> {
        let binary = self.folder.path().join("program");
        let mut command = Command::new("clang");
        // Helgrind does not read later versions.
        command.args(["-gdwarf-4", "-w", "-pthread"]).args(options).arg(file).arg(self.folder.path().join("inputs.c"));
        tools::output(command.arg("-o").arg(&binary))?;
        Ok(binary)
    }

    /// In how many runs the tool reports something. That a run hangs (a deadlock) is no report; what was said before is.
    pub(crate) fn reports(
        &self,
        tool: Tool,
        looks: Looks,
        runs: u32,
        file: &Path,
        defines: &[&str],
    ) -> Result<u32, Error> {
        let mut options = vec!["-O1"];
        if matches!(tool, Tool::ThreadSanitizer) {
            options.push("-fsanitize=thread");
        }
        options.extend(defines);
        let binary = self.compile(file, &options)?;
        let (left, reported) = (AtomicU32::new(runs), AtomicU32::new(0));
        let some_left = || left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |n| n.checked_sub(1)).is_ok();
        let work = || -> Result<(), Error> {
            while some_left() {
                let said = watch(&mut command(tool, looks, &binary))?;
                reported.fetch_add(u32::from(is_report(looks, &said)), Ordering::Relaxed);
            }
            Ok(())
        };
        let workers = std::thread::available_parallelism().map_or(1, std::num::NonZero::get) + 2;
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
            workers.into_iter().try_for_each(|w| w.join().unwrap_or_else(|_| Err("a worker panicked".into())))
        })?;
        Ok(reported.into_inner())
    }
}

fn command(tool: Tool, looks: Looks, binary: &Path) -> Command {
    let races = looks == Looks::Races;
    match tool {
        // Without address randomisation, which some versions of the runtime do not like.
        Tool::ThreadSanitizer => {
            let mut c = Command::new("setarch");
            let (halt, deadlocks) = (u8::from(races), u8::from(!races));
            c.arg("-R").arg(binary);
            // Names are looked up by another process, which takes longer than the run.
            c.env("TSAN_OPTIONS", format!("symbolize=0 halt_on_error={halt} detect_deadlocks={deadlocks}"));
            c
        }
        Tool::Helgrind => {
            let mut c = Command::new("valgrind");
            c.args(["--tool=helgrind", "-q"]);
            match looks {
                Looks::Races => c.arg("--track-lockorders=no"),
                Looks::Deadlocks => c.arg("--history-level=none").arg("--check-stack-refs=no"),
            };
            c.arg(binary);
            c
        }
    }
}

/// Whether a tool reports what is looked for; races and deadlocks are told together.
fn is_report(looks: Looks, said: &str) -> bool {
    let words = match looks {
        Looks::Races => ["ThreadSanitizer: data race", "Possible data race"],
        Looks::Deadlocks => ["potential deadlock", "lock order"],
    };
    words.iter().any(|w| said.contains(w))
}

/// Runs a command to its end, or until it hangs; what it said on standard error.
fn watch(command: &mut Command) -> Result<String, Error> {
    let shown = format!("{command:?}");
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|e| format!("{shown} cannot be started: {e}"))?;
    let mut from = child.stderr.take();
    let reader = std::thread::spawn(move || {
        let mut said = Vec::new();
        // What was read before an error still counts.
        let _ = from.as_mut().map(|f| f.read_to_end(&mut said));
        String::from_utf8_lossy(&said).into_owned()
    });
    let (started, mut busy) = (Instant::now(), Instant::now());
    while child.try_wait().map_err(|e| format!("{shown}: {e}"))?.is_none() {
        if is_busy(child.id()) {
            busy = Instant::now();
        }
        if busy.elapsed() > IDLE || started.elapsed() > LIMIT {
            let _ = child.kill();
            let _ = child.wait();
            break;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    let said = reader.join().map_err(|_| format!("{shown}: unreadable"))?;
    match said.contains("Giving up") {
        true => Err(format!("{shown} cannot read the program:\n{said}")),
        false => Ok(said),
    }
}

/// Whether a thread of a process runs, or would if there were a core for it.
fn is_busy(process: u32) -> bool {
    let Ok(tasks) = std::fs::read_dir(format!("/proc/{process}/task")) else { return false };
    tasks.filter_map(Result::ok).any(|task| {
        let stat = std::fs::read_to_string(task.path().join("stat")).unwrap_or_default();
        // The state stands after the name of the program, which is in parentheses and may contain anything.
        stat.rsplit_once(')').is_some_and(|(_, rest)| matches!(rest.trim_start().chars().next(), Some('R' | 'D')))
    })
}
