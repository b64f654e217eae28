//! Options, as a person types them.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, CommandFactory, Parser, Subcommand};
use std::ffi::OsString;
use std::path::PathBuf;

#[derive(Parser)]
#[command(
    name = "unsnarl",
    version,
    about = "Runs C programs with every memory access checked",
    long_about = "Runs C programs with every memory access checked, threads in one fixed order. Finding, explaining \
                  and replaying what goes wrong in other orders comes next.",
    max_term_width = 100
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Run a program in the VM, every memory access checked
    ///
    /// The program's output, input and exit status are its own. A failure (memory error, abort, failed assertion)
    /// is printed to stderr and exits with 1; what Unsnarl cannot do (unsupported, out of steps) exits with 2, Ctrl-C
    /// with 130. A program may use these numbers itself: --report tells them apart.
    Run(RunOptions),
    /// Run a program under many schedules until one fails, or until all that matter were tried
    ///
    /// Exits with 1 when a failure was found (deadlock, data race, failed assertion, memory error, nonzero status, ...),
    /// with 0 when none was, with 2 when the program could not be run.
    Check(CheckOptions),
}

#[derive(Args, Debug)]
pub(crate) struct RunOptions {
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

    /// Write what happened as one JSON document (`-` for stdout)
    #[arg(long, value_name = "FILE")]
    pub(crate) report: Option<PathBuf>,

    /// Print a short table of what the run took
    #[arg(long)]
    pub(crate) stats: bool,

    /// Stop after about so many IR instructions (at the next jump)
    #[arg(long, value_name = "N", default_value_t = u64::MAX, hide_default_value = true)]
    pub(crate) max_steps: u64,

    /// The program's stack in KiB
    #[arg(long, value_name = "KIB", default_value_t = 8192, value_parser = clap::value_parser!(u64).range(1..=1 << 24))]
    pub(crate) stack_size: u64,

    /// The most memory the program may have at once, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 8192, value_parser = clap::value_parser!(u64).range(1..=1 << 20))]
    pub(crate) max_memory: u64,

    /// A path the program may use, besides the current and the temporary folder
    #[arg(long, value_name = "PATH")]
    pub(crate) allow: Vec<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct CheckOptions {
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

    /// How schedules are chosen
    #[arg(long, value_enum, default_value_t = Strategy::Mix)]
    pub(crate) strategy: Strategy,

    /// Stop after so many schedules
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) schedules: u64,

    /// Stop after so many seconds
    #[arg(long, value_name = "SECONDS")]
    pub(crate) time: Option<f64>,

    /// Orderings that PCT aims at (default: 2 to 5 in turn)
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(crate) depth: Option<u32>,

    /// For exhaustive exploration: at most so many switches away from a thread that could go on
    #[arg(long, value_name = "N")]
    pub(crate) preemptions: Option<u32>,

    /// The seed of the sampled schedules
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,

    /// Cores to use (default: all)
    #[arg(short, long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    pub(crate) jobs: usize,

    /// Do not look for data races
    #[arg(long)]
    pub(crate) no_races: bool,

    /// Waits on condition variables may end without a signal, as POSIX allows
    #[arg(long)]
    pub(crate) spurious_wakeups: bool,

    /// Freed addresses serve again at once (exposes ABA)
    #[arg(long)]
    pub(crate) reuse_addresses: bool,

    /// Go on after the first failure
    #[arg(long)]
    pub(crate) keep_going: bool,

    /// Give up a run after so many IR instructions: it counts as unfinished, not as a failure
    #[arg(long, value_name = "N", default_value_t = 20_000_000)]
    pub(crate) max_steps: u64,

    /// The program's stack in KiB
    #[arg(long, value_name = "KIB", default_value_t = 8192, value_parser = clap::value_parser!(u64).range(1..=1 << 24))]
    pub(crate) stack_size: u64,

    /// The most memory the program may have at once, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 1024, value_parser = clap::value_parser!(u64).range(1..=1 << 20))]
    pub(crate) max_memory: u64,

    /// A path the program may use, besides the current and the temporary folder
    #[arg(long, value_name = "PATH")]
    pub(crate) allow: Vec<PathBuf>,
}

/// How schedules are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Strategy {
    /// Exploration and samples of all kinds, in turn
    Mix,
    /// Every order that matters: dynamic partial-order reduction
    Exhaustive,
    /// Every order, without reduction
    Plain,
    /// Any thread, at every event
    Random,
    /// Random priorities, changed at a few random events
    Pct,
    /// Partial order sampling
    Pos,
    /// Directed at pairs of conflicting accesses
    Pairs,
    /// Each thread in turn
    RoundRobin,
}

/// What is passed on to clang.
#[derive(Args, Debug, Default)]
pub(crate) struct CompilerOptions {
    /// Include folder
    #[arg(short = 'I', value_name = "DIR", help_heading = "Compiler")]
    pub(crate) include: Vec<String>,
    /// Macro
    #[arg(short = 'D', value_name = "NAME[=VALUE]", help_heading = "Compiler")]
    pub(crate) define: Vec<String>,
    /// Undefine a macro
    #[arg(short = 'U', value_name = "NAME", help_heading = "Compiler")]
    pub(crate) undefine: Vec<String>,
    /// Language standard (-std=c99 works too)
    #[arg(long = "std", value_name = "STD", help_heading = "Compiler")]
    pub(crate) std: Option<String>,
    /// Optimise before running (default 0: an optimiser may remove the very bug you look for)
    #[arg(short = 'O', value_name = "LEVEL", help_heading = "Compiler")]
    pub(crate) optimise: Option<String>,
    /// Passed on to clang
    #[arg(long, help_heading = "Compiler")]
    pub(crate) pthread: bool,
    /// Libraries: m, pthread, dl, rt and c are built in
    #[arg(short = 'l', value_name = "LIB", help_heading = "Compiler")]
    pub(crate) libraries: Vec<String>,
    /// No warnings from clang
    #[arg(short = 'w', help_heading = "Compiler")]
    pub(crate) silent: bool,
    /// Accepted as clang has it: there is always debug info
    #[arg(short = 'g', hide = true, help_heading = "Compiler")]
    pub(crate) debug: bool,
    /// Warnings, as clang has them
    #[arg(short = 'W', value_name = "WARNING", help_heading = "Compiler")]
    pub(crate) warnings: Vec<String>,
    /// Code generation, as clang has it
    #[arg(short = 'f', value_name = "FLAG", help_heading = "Compiler")]
    pub(crate) flags: Vec<String>,
    /// More options for clang, in one string
    #[arg(long, value_name = "FLAGS", allow_hyphen_values = true, help_heading = "Compiler")]
    pub(crate) cflags: Vec<String>,
    /// The clang to use (default: the newest on PATH)
    #[arg(long, value_name = "PATH", help_heading = "Compiler")]
    pub(crate) clang: Option<PathBuf>,
}

/// Reads the command line; clang's own spellings of `-std=` and `-pthread` are understood.
pub(crate) fn parse(args: impl Iterator<Item = OsString>) -> Result<Command, clap::Error> {
    let mut ours = true;
    let args = args.map(|arg| {
        ours &= arg != "--";
        match arg.to_str() {
            Some("-pthread") if ours => "--pthread".into(),
            Some(a) if ours && a.starts_with("-std=") => format!("-{a}").into(),
            _ => arg,
        }
    });
    Cli::try_parse_from(args).map(|c| c.command).map_err(|e| match e.get(ContextKind::InvalidArg) {
        // clap's own advice would hand the option to the program.
        Some(ContextValue::String(option)) if e.kind() == ErrorKind::UnknownArgument => Cli::command().error(
            ErrorKind::UnknownArgument,
            format!("unknown option '{option}' (options of clang go into --cflags '...', arguments of the program behind `--`)"),
        ),
        _ => e,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(line: &str) -> RunOptions {
        match parse(line.split(' ').map(OsString::from)) {
            Ok(Command::Run(options)) => options,
            Ok(_) => panic!("another command"),
            Err(e) => panic!("{e}"),
        }
    }

    #[test]
    fn clang_spellings_are_understood() {
        let o = run("unsnarl run -std=c99 -pthread -Iinc -DX=1 -O2 -lm a.c b.ll -- -std=x 3");
        assert_eq!(o.compiler.std.as_deref(), Some("c99"));
        assert!(o.compiler.pthread);
        assert_eq!(o.compiler.include, ["inc"]);
        assert_eq!(o.compiler.define, ["X=1"]);
        assert_eq!(o.compiler.optimise.as_deref(), Some("2"));
        assert_eq!(o.files.len(), 2);
        assert_eq!(o.args, ["-std=x", "3"]);
    }
}
