//! A program, and what its runs are given.

use super::values::variable;
use clap::Args;
use driver::build::CompilerOptions;
use driver::files::read_input;
use driver::stop::on_ctrl_c;
use driver::{Error, Program, Setup};
use guest::world::Inputs;
use guest::world::files::StdinRead;
use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;
use std::path::{Path, PathBuf};
use vm::{Limits, Stop};

/// A program, and what it may use.
#[derive(Args, Clone, Debug)]
pub(crate) struct ProgramOptions {
    /// C sources, LLVM IR (.ll) or bitcode (.bc)
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    /// Arguments of the program
    #[arg(last = true, value_name = "ARGS")]
    pub(crate) args: Vec<OsString>,

    /// One more source or IR file, to supply a missing function
    #[arg(long, value_name = "FILE")]
    pub(crate) link: Vec<PathBuf>,

    #[command(flatten)]
    pub(crate) compiler: CompilerOptions,

    /// The program's stack in KiB
    #[arg(long, value_name = "KIB", default_value_t = 8192, value_parser = clap::value_parser!(u64).range(1..=1 << 24))]
    pub(crate) stack_size: u64,

    /// A path the program may use, besides the current and the temporary folder
    #[arg(long, value_name = "PATH")]
    pub(crate) allow: Vec<PathBuf>,

    /// Report what depends on memory that was never set: branches, addresses, output
    #[arg(long, alias = "uninitialized")]
    pub(crate) uninitialised: bool,
}

/// A program that is run many times, and what each run is given: nothing that depends on the machine or the moment.
#[derive(Args, Clone, Debug)]
pub(crate) struct GivenOptions {
    #[command(flatten)]
    pub(crate) program: ProgramOptions,

    /// Waits on condition variables may end without a signal, as POSIX allows
    #[arg(long)]
    pub(crate) spurious_wakeups: bool,

    /// Freed addresses serve again at once (exposes ABA)
    #[arg(long)]
    pub(crate) reuse_addresses: bool,

    /// Let the program change files; otherwise what it writes is kept in memory and every run finds the files as they are
    #[arg(long)]
    pub(crate) write_through: bool,

    /// Give up a run after so many IR instructions: it counts as unfinished, not as a failure
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 20_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) max_steps: u64,

    /// The most memory the program may have at once, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 1024, value_parser = clap::value_parser!(u64).range(1..=1 << 20))]
    pub(crate) max_memory: u64,

    /// What the program reads from its standard input (`-`: ours); nothing unless given
    #[arg(long, value_name = "FILE")]
    pub(crate) stdin: Option<PathBuf>,

    /// A variable of the program's environment, which has only PATH and LANG otherwise
    #[arg(long, value_name = "NAME=VALUE", value_parser = variable)]
    pub(crate) env: Vec<OsString>,
}

impl ProgramOptions {
    pub(crate) fn build(&self) -> Result<Program, Error> {
        let all: Vec<_> = self.files.iter().chain(&self.link).cloned().collect();
        Program::build_with(None, &all, &self.compiler)
    }

    pub(crate) fn limits(&self, max_steps: u64, max_memory: u64, stop: Stop) -> Limits {
        Limits { max_steps, stack: self.stack_size << 10, memory: max_memory << 20, stop }
    }

    /// The program's arguments, with this as its own name.
    pub(crate) fn arguments(&self, argv0: PathBuf) -> Vec<Vec<u8>> {
        let all = std::iter::once(argv0.into_os_string()).chain(self.args.iter().cloned());
        all.map(OsString::into_vec).collect()
    }
}

impl GivenOptions {
    pub(crate) fn setup(&self) -> Result<Setup, Error> {
        let program = self.program.build()?;
        let stdin = self.stdin.as_deref().map(read_stdin).transpose()?.unwrap_or_default();
        let inputs = Inputs {
            args: self.program.arguments(self.program.files[0].with_extension("")),
            env: self.environment(),
            allow: self.program.allow.clone(),
            ..Inputs::default()
        };
        Ok(Setup {
            inputs,
            stdin: StdinRead::new(stdin, Vec::new()),
            // Until now Ctrl-C ended the tool, and whatever compiler it had called.
            limits: self.program.limits(self.max_steps, self.max_memory, on_ctrl_c()?),
            spurious: self.spurious_wakeups,
            reuse: self.reuse_addresses,
            uninitialised: self.program.uninitialised,
            writes_through: self.write_through,
            ..Setup::new(program)
        })
    }

    fn environment(&self) -> Vec<Vec<u8>> {
        let mut env = vec![b"PATH=/usr/bin:/bin".to_vec(), b"LANG=C".to_vec()];
        for variable in &self.env {
            let variable = variable.clone().into_vec();
            let name = variable.split(|&b| b == b'=').next().unwrap_or_default();
            env.retain(|known| known.split(|&b| b == b'=').next() != Some(name));
            env.push(variable);
        }
        env
    }
}

fn read_stdin(path: &Path) -> Result<Vec<u8>, Error> {
    let path = if path == Path::new("-") { Path::new("/dev/stdin") } else { path };
    read_input(path).map_err(|e| Error::new(format!("--stdin {e}")))
}
