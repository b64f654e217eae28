//! Native runs of a program under the tools that tables compare us with.
//!
//! Inputs that could be anything are random bytes in a native run.

use crate::process::{self, Trouble};
use crate::tools::{self, Error};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use tempfile::TempDir;

/// A run that takes longer hangs.
const LIMIT: Duration = Duration::from_secs(3);

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

/// What it looks for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Looks {
    Races,
    Deadlocks,
}

/// Native binaries in a folder of their own.
pub(crate) struct Native {
    folder: TempDir,
}

/// Whether Helgrind can be had.
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
        command.args(["-g", "-w", "-pthread"]).args(options).arg(file).arg(self.folder.path().join("inputs.c"));
        tools::output(command.arg("-o").arg(&binary))?;
        Ok(binary)
    }

    /// In how many runs the tool reports something. A run that hangs (a deadlock) is no report.
    pub(crate) fn reports(
        &self,
        tool: Tool,
        looks: Looks,
        runs: u32,
        file: &Path,
        defines: &[&str],
    ) -> Result<u32, Error> {
        const REPORTED: i32 = 66;
        let mut options = vec!["-O1"];
        if matches!(tool, Tool::ThreadSanitizer) {
            options.push("-fsanitize=thread");
        }
        options.extend(defines);
        let binary = self.compile(file, &options)?;
        let races = looks == Looks::Races;
        let mut n = 0;
        for _ in 0..runs {
            let mut command = match tool {
                // Without address randomisation, which some versions of the runtime do not like.
                Tool::ThreadSanitizer => {
                    let mut c = Command::new("setarch");
                    let (halt, deadlocks) = (u8::from(races), u8::from(!races));
                    let options = format!("exitcode={REPORTED} halt_on_error={halt} detect_deadlocks={deadlocks}");
                    c.arg("-R").arg(&binary).env("TSAN_OPTIONS", options);
                    c
                }
                Tool::Helgrind => {
                    let mut c = Command::new("valgrind");
                    c.args(["--tool=helgrind", "-q"]).arg(format!("--error-exitcode={REPORTED}"));
                    match looks {
                        Looks::Races => c.arg("--track-lockorders=no"),
                        Looks::Deadlocks => c.arg("--history-level=none").arg("--check-stack-refs=no"),
                    };
                    c.arg(&binary);
                    c
                }
            };
            match process::run(&mut command, None, LIMIT) {
                Ok(ended) if races => n += u32::from(ended.status.code() == Some(REPORTED)),
                // Races are reported with it: the words tell them apart.
                Ok(ended) => {
                    let said = String::from_utf8_lossy(&ended.stderr).into_owned();
                    n += u32::from(said.contains("potential deadlock") || said.contains("lock order"));
                }
                Err(Trouble::Late(_)) => {}
                Err(Trouble::Broken(what)) => return Err(what),
            }
        }
        Ok(n)
    }
}
