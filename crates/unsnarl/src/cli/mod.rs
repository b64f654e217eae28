//! Options, as a person types them.

mod check;
mod defuse;
mod hunts;
mod program;
mod run;
pub(crate) mod solver;
mod trace;
mod values;

pub(crate) use self::trace::{ConvertOptions, QueryOptions, RecordOptions, ShowOptions, TraceCommand};
pub(crate) use check::{CheckOptions, ExplainOptions, ExplanationOptions};
pub(crate) use defuse::{AskOptions, DefuseCommand, DefuseOptions, DiffOptions, ExportOptions, PageOptions};
pub(crate) use hunts::{BranchesOptions, ConfirmOptions, HuntOptions, Windows};
pub(crate) use run::{ReplayOptions, RunOptions, RunStrategy};
pub(crate) use values::Format;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, Parser, Subcommand};
use std::ffi::OsString;

#[derive(Parser)]
#[command(
    name = "unsnarl",
    version,
    about = "Finds and replays concurrency bugs in C programs",
    long_about = "Finds and replays concurrency bugs in C programs: runs them in its own machine, every memory access \
                  checked, under many schedules, until one fails or all that matter were tried.",
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
    /// List the branches whose decision depends on the schedule, with a run for either side
    ///
    /// From one run, the solver finds the orders in which a branch would have decided otherwise; each is run. Exits with 1
    /// when there are such branches, with 0 when there are none, with 2 when the program could not be run.
    Branches(BranchesOptions),
    /// Find data races and confirm each with a run that stands at both accesses
    ///
    /// Candidates come from the runs; a search over schedules and inputs drives a run into each. Exits with 1 when a race is
    /// confirmed, with 0 when none is, with 2 when the program could not be run.
    Races(HuntOptions),
    /// Find deadlocks and confirm each with a run that stands in it
    ///
    /// Locks taken in a circle, lost signals, joins, semaphores, barriers and the like. Exits with 1 when a deadlock is confirmed,
    /// with 0 when none is, with 2 when the program could not be run.
    Deadlocks(HuntOptions),
    /// List every flow of data between threads: who reads what whom wrote, each shown by a run
    ///
    /// From each run, the solver finds the orders and inputs in which a read finds another write; each is run. Failures that are met on
    /// the way are reported. Exits with 1 when there was one, with 0 when there was none, with 2 when the program could not be run.
    /// With --db, everything is kept in a database, which `ask`, `sql`, `diff` and `export` are about.
    Defuse(Box<DefuseOptions>),
    /// Try out what another tool suspects: a report of ThreadSanitizer, or a list of pairs of lines
    ///
    /// Exits with 1 when an entry is confirmed, with 0 when none is, with 2 when the report or the program makes no sense.
    Confirm(ConfirmOptions),
    /// Say why a run fails: the few orders that cause it, the nearest run that ends well, and what differs
    ///
    /// Takes a saved run (x.run), or a program, which is checked first. Exits with 1 when a failure was explained, with 0 when
    /// the program has none, with 2 when it could not be run.
    Explain(Box<ExplainOptions>),
    /// Repeat a saved run exactly
    ///
    /// Exits with 1 when the recorded failure came again, with 0 when a good run ended well again, with 2 when the run
    /// went another way (the message says where) or could not be replayed.
    Replay(ReplayOptions),
    /// Look at a trace: what a run did, event by event
    #[command(subcommand)]
    Trace(TraceCommand),
    /// Ask a saved trace which other runs are possible; its program is not needed
    ///
    /// Exits with 1 when a goal is reachable, with 0 when all are impossible, with 2 when the trace or a goal makes no
    /// sense, or when a goal was not decided and none is reachable.
    Query(QueryOptions),
    /// Compile and link as clang does; objects and programs carry their LLVM IR, which every command finds there
    ///
    /// All words are the compiler's.
    Cc(BuildOptions),
    /// Run a build command in which every C compiler is `unsnarl cc`: unsnarl build -- make -j2
    ///
    /// Exits with the command's status.
    Build(BuildOptions),
}

#[derive(clap::Args, Debug)]
pub(crate) struct BuildOptions {
    /// A command with its arguments
    #[arg(value_name = "WORDS", required = true, trailing_var_arg = true, allow_hyphen_values = true)]
    pub(crate) words: Vec<OsString>,
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
            format!("unknown option '{option}' (options of clang go into --cflags '...', arguments of the program after `--`)"),
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
        assert_eq!(o.program.compiler.std.as_deref(), Some("c99"));
        assert!(o.program.compiler.pthread);
        assert_eq!(o.program.compiler.include, ["inc"]);
        assert_eq!(o.program.compiler.define, ["X=1"]);
        assert_eq!(o.program.compiler.optimise.as_deref(), Some("2"));
        assert_eq!(o.program.files.len(), 2);
        assert_eq!(o.program.args, ["-std=x", "3"]);
    }
}
