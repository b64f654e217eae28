//! Options, as a person types them.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Args, CommandFactory, Parser, Subcommand};
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

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
}

#[derive(Args, Debug)]
pub(crate) struct ExplainOptions {
    #[command(flatten)]
    pub(crate) check: CheckOptions,
}

/// How far a failure is explained, and where that is written.
#[derive(Args, Debug, Clone)]
pub(crate) struct ExplanationOptions {
    /// Do not spend more than so many seconds on it
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true, default_value = "20", help_heading = "Explanation")]
    pub(crate) explain_time: Duration,

    /// List several runs that end well, and all repairs that were tried
    #[arg(long, help_heading = "Explanation")]
    pub(crate) all: bool,

    /// Write the explanation as one HTML page that needs nothing else
    #[arg(long, value_name = "FILE", help_heading = "Explanation")]
    pub(crate) html: Option<PathBuf>,

    /// Write the explanation as a graph for Graphviz
    #[arg(long, value_name = "FILE", help_heading = "Explanation")]
    pub(crate) dot: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct QueryOptions {
    /// A trace in either form
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    /// What to reach (can be repeated): flip(0.1#12), fail(E), at(E), pair(E, E), cycle(E, E, ...), stuck(E, ...), use(WRITE, READ),
    /// stale(FREE, E), with ` after E, E` if other events must have happened, ` keeping E < E` if orders must hold; all-flips, all-fails
    #[arg(long, value_name = "GOAL", required = true)]
    pub(crate) goal: Vec<String>,

    /// Who answers
    #[arg(long, value_enum, default_value_t = SolverChoice::Portfolio)]
    pub(crate) solver: SolverChoice,

    /// Write each question as a file for the solver's own command (SMT-LIB)
    #[arg(long, value_name = "DIR")]
    pub(crate) dump_smt: Option<PathBuf>,

    /// Ask even if the trace contradicts itself (a lock taken twice, a semaphore below 0)
    #[arg(long)]
    pub(crate) force: bool,

    /// Give up on a goal after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds, default_value = "60", allow_negative_numbers = true)]
    pub(crate) time_limit: Duration,

    /// How the answers are printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,
}

#[derive(Args, Debug)]
pub(crate) struct ReplayOptions {
    /// A saved run (.run)
    #[arg(value_name = "FILE")]
    pub(crate) run: PathBuf,

    /// The program, if it is neither beside the run nor where it was built from
    #[arg(long, value_name = "FILE")]
    pub(crate) program: Vec<PathBuf>,

    /// Replay with a program that is not the recorded one, to see where it differs
    #[arg(long, requires = "program")]
    pub(crate) force: bool,

    /// Walk through the run event by event
    #[arg(long, conflicts_with_all = ["format", "times"])]
    pub(crate) step: bool,

    /// Go to the moment when a thread stands at this line, and show where all threads stand
    #[arg(long, value_name = "FILE:LINE", conflicts_with_all = ["format", "times"])]
    pub(crate) until: Option<trace::filter::LineFilter>,

    /// Repeat it so often; all must be the same
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) times: u64,

    #[command(flatten)]
    pub(crate) trace: TraceOptions,

    /// How the result is printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,
}

/// How a result is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Format {
    /// For people
    Text,
    /// One JSON document on stdout, all else on stderr
    Json,
}

/// Whether and how a trace is written.
#[derive(Args, Debug)]
pub(crate) struct TraceOptions {
    /// Write what the run does, event by event
    #[arg(long, value_name = "FILE")]
    pub(crate) trace: Option<PathBuf>,

    /// The form of the trace
    #[arg(long, value_enum, default_value_t = TraceForm::Text, requires = "trace")]
    pub(crate) trace_form: TraceForm,

    /// Write no more than so many events
    #[arg(long, value_name = "N", default_value_t = 10_000_000, requires = "trace")]
    pub(crate) max_events: u64,
}

/// The form of a trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum TraceForm {
    /// A line for each event
    Text,
    /// A few bytes for each event
    Compact,
}

#[derive(Subcommand, Debug)]
pub(crate) enum TraceCommand {
    /// Print a trace, or the part of it that matters
    Show(ShowOptions),
    /// Write a trace in the other form
    Convert(ConvertOptions),
    /// Run a program and write what it did, with expressions, so that `unsnarl query` can be asked
    Record(Box<RecordOptions>),
}

#[derive(Args, Debug)]
pub(crate) struct ShowOptions {
    /// A trace in either form
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,

    /// Only events of this thread (can be repeated)
    #[arg(long, value_name = "NAME")]
    pub(crate) thread: Vec<trace::ThreadName>,

    /// Only events on what has this in its name, or with `=NAME` exactly this name (can be repeated)
    #[arg(long, value_name = "NAME")]
    pub(crate) variable: Vec<String>,

    /// Only events of this line of the source (can be repeated)
    #[arg(long, value_name = "FILE:LINE")]
    pub(crate) line: Vec<trace::filter::LineFilter>,

    /// Only events from this number on
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) from: u64,

    /// Only events up to this number
    #[arg(long, value_name = "N", default_value_t = u64::MAX, hide_default_value = true)]
    pub(crate) to: u64,

    /// How they are printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,
}

#[derive(Args, Debug)]
pub(crate) struct RecordOptions {
    #[command(flatten)]
    pub(crate) program: ProgramOptions,

    /// Where the trace is written
    #[arg(short, long, value_name = "FILE")]
    pub(crate) to: PathBuf,

    /// The form of the trace
    #[arg(long, value_enum, default_value_t = TraceForm::Text)]
    pub(crate) form: TraceForm,

    #[command(flatten)]
    pub(crate) unknowns: UnknownOptions,
}

#[derive(Args, Debug)]
pub(crate) struct ConvertOptions {
    /// A trace in either form
    #[arg(value_name = "FROM")]
    pub(crate) from: PathBuf,

    /// Where it is written
    #[arg(value_name = "TO")]
    pub(crate) to: PathBuf,

    /// The form (default: the one that FROM has not)
    #[arg(long, value_enum)]
    pub(crate) form: Option<TraceForm>,
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

    #[command(flatten)]
    pub(crate) trace: TraceOptions,

    /// Save the run for `unsnarl replay`, however it ends (one that fails is always saved, under .unsnarl/)
    #[arg(long, value_name = "FILE")]
    pub(crate) save: Option<PathBuf>,

    /// How threads take turns
    #[arg(long, value_enum, default_value_t = RunStrategy::RoundRobin)]
    pub(crate) strategy: RunStrategy,

    /// The seed of a random strategy
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,

    /// Report the data races of this run as a failure
    #[arg(long)]
    pub(crate) races: bool,

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

/// A program, and what each of its runs is given.
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

    /// Waits on condition variables may end without a signal, as POSIX allows
    #[arg(long)]
    pub(crate) spurious_wakeups: bool,

    /// Freed addresses serve again at once (exposes ABA)
    #[arg(long)]
    pub(crate) reuse_addresses: bool,

    /// Give up a run after so many IR instructions: it counts as unfinished, not as a failure
    #[arg(long, value_name = "N", allow_negative_numbers = true, default_value_t = 20_000_000, value_parser = clap::value_parser!(u64).range(1..))]
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

    /// What the program reads from its standard input (`-`: ours); nothing unless given
    #[arg(long, value_name = "FILE")]
    pub(crate) stdin: Option<PathBuf>,

    /// A variable of the program's environment, which has only PATH and LANG otherwise
    #[arg(long, value_name = "NAME=VALUE", value_parser = variable)]
    pub(crate) env: Vec<OsString>,
}

/// What is followed through a run, and what could have been anything.
#[derive(Args, Clone, Debug)]
pub(crate) struct UnknownOptions {
    /// Do not look into code whose file or function matches (`lib_*`, `*/zlib/*`): its results are taken as they were
    #[arg(long, value_name = "PATTERN", help_heading = "Solver")]
    pub(crate) exclude: Vec<String>,

    /// The bytes of the program's arguments could be anything (as many as are given)
    #[arg(long, help_heading = "Solver")]
    pub(crate) symbolic_argv: bool,

    /// The first N bytes of standard input could be anything (zeros where --stdin gives none)
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true, help_heading = "Solver", value_parser = clap::value_parser!(u32).range(0..=1 << 20))]
    pub(crate) symbolic_stdin: u32,
}

/// How long the solver may think.
#[derive(Args, Clone, Debug)]
pub(crate) struct SolverOptions {
    #[command(flatten)]
    pub(crate) unknowns: UnknownOptions,

    /// Give up a question to the solver after so many seconds: it counts as undecided
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true, default_value = "10", help_heading = "Solver")]
    pub(crate) query_time: Duration,

    /// Who answers
    #[arg(long, value_enum, default_value_t = SolverChoice::Portfolio, help_heading = "Solver")]
    pub(crate) solver: SolverChoice,

    /// Write every question as SMT-LIB into this folder (`z3 FILE` answers it again)
    #[arg(long, value_name = "DIR", help_heading = "Solver")]
    pub(crate) dump_smt: Option<PathBuf>,
}

#[derive(Args, Debug)]
pub(crate) struct CheckOptions {
    #[command(flatten)]
    pub(crate) program: ProgramOptions,

    /// How schedules are chosen
    #[arg(long, value_enum, default_value_t = Strategy::Mix)]
    pub(crate) strategy: Strategy,

    /// Stop after so many schedules (default: 2000; 1,000,000 for exhaustive and plain)
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) schedules: Option<u64>,

    /// Stop after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true)]
    pub(crate) time: Option<Duration>,

    /// Orderings that PCT aims at (default: 2 to 5 in turn)
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub(crate) depth: Option<u32>,

    /// For exhaustive exploration: at most so many switches away from a thread that could go on
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub(crate) preemptions: Option<u32>,

    /// The seed of the sampled schedules
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true)]
    pub(crate) seed: u64,

    /// Cores to use (default: all)
    #[arg(short, long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) jobs: Option<u16>,

    /// Do not look for data races
    #[arg(long)]
    pub(crate) no_races: bool,

    /// Do not ask the solver for runs that nobody has seen (with --strategy mix)
    #[arg(long)]
    pub(crate) no_predict: bool,

    #[command(flatten)]
    pub(crate) solver: SolverOptions,

    /// Instead of looking for failures, list the ways the program can end and what it prints, over all orders
    #[arg(long)]
    pub(crate) outcomes: bool,

    /// Go on after the first failure
    #[arg(long)]
    pub(crate) keep_going: bool,

    /// How the result is printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,

    /// Write what was found as SARIF 2.1.0, too
    #[arg(long, value_name = "FILE")]
    pub(crate) sarif: Option<PathBuf>,

    /// Say what failed, not why
    #[arg(long, help_heading = "Explanation")]
    pub(crate) no_explain: bool,

    #[command(flatten)]
    pub(crate) explain: ExplanationOptions,

    /// Where failing runs are saved
    #[arg(long, value_name = "DIR", default_value = ".unsnarl")]
    pub(crate) out: PathBuf,

    /// Say more: figures, and what did not come again when it was repeated
    #[arg(short, long)]
    pub(crate) verbose: bool,
}

#[derive(Args, Debug)]
pub(crate) struct BranchesOptions {
    #[command(flatten)]
    pub(crate) program: ProgramOptions,

    #[command(flatten)]
    pub(crate) solver: SolverOptions,

    /// Look at so many traces: the first run, and runs that showed other sides of branches
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) traces: u64,

    /// Cut the run into windows of so many events of each thread (0: do not cut)
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    pub(crate) window: u64,

    /// How many chunks of windows are looked at
    #[arg(long, value_name = "N", default_value_t = 8, requires = "window", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) chunks: u64,

    /// What a chunk is: a window of each thread, or a window over the order in which all ran
    #[arg(long, value_enum, default_value_t = Windows::Distributed, requires = "window")]
    pub(crate) windows: Windows,

    /// Stop after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true)]
    pub(crate) time: Option<Duration>,

    /// Cores to use (default: all)
    #[arg(short, long, value_name = "N", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=256))]
    pub(crate) jobs: Option<u16>,

    /// How the result is printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,

    /// Where runs are saved
    #[arg(long, value_name = "DIR", default_value = ".unsnarl")]
    pub(crate) out: PathBuf,

    /// Say more: figures, undecided branches, what did not come as the solver said
    #[arg(short, long)]
    pub(crate) verbose: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ConfirmOptions {
    /// A report of ThreadSanitizer, or lines such as `queue.c:41 queue.c:57` or `deadlock queue.c:41 queue.c:57`
    #[arg(value_name = "REPORT")]
    pub(crate) report: PathBuf,
    #[command(flatten)]
    pub(crate) hunt: HuntOptions,
}

/// A search for races or deadlocks.
#[derive(Args, Clone, Debug)]
pub(crate) struct HuntOptions {
    #[command(flatten)]
    pub(crate) program: ProgramOptions,
    #[command(flatten)]
    pub(crate) solver: SolverOptions,
    /// Stop after so many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true, default_value = "60")]
    pub(crate) time: Duration,
    /// Stop after so many runs
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) runs: u64,
    /// How the result is printed
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub(crate) format: Format,
    /// Where runs are saved
    #[arg(long, value_name = "DIR", default_value = ".unsnarl")]
    pub(crate) out: PathBuf,
    /// Say more: figures, what is impossible and why, what did not come as the solver said
    #[arg(short, long)]
    pub(crate) verbose: bool,
}

/// Who answers questions about other runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum SolverChoice {
    /// The solver made for interleavings
    Cdcl,
    /// Z3
    Z3,
    /// The first, and where that takes long, both in turn
    Portfolio,
    /// Both, for every question: where they disagree, neither is believed
    Cross,
}

impl From<SolverChoice> for solve::Backend {
    fn from(choice: SolverChoice) -> solve::Backend {
        match choice {
            SolverChoice::Cdcl => solve::Backend::Cdcl,
            SolverChoice::Z3 => solve::Backend::Z3,
            SolverChoice::Portfolio => solve::Backend::Portfolio,
            SolverChoice::Cross => solve::Backend::Cross,
        }
    }
}

/// What a chunk is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Windows {
    /// One window of each thread, from anywhere in its run
    Distributed,
    /// What ran one after the other
    Global,
}

/// A time to wait.
fn seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| "give a number of seconds, such as 10 or 0.5".to_string())?;
    if seconds.is_nan() || seconds <= 0.0 {
        return Err("give more than 0 seconds".into());
    }
    Duration::try_from_secs_f64(seconds).map_err(|_| "that is longer than anybody will wait".into())
}

fn variable(text: &str) -> Result<OsString, String> {
    match text.split_once('=') {
        Some((name, _)) if !name.is_empty() => Ok(text.into()),
        _ => Err("give NAME=VALUE".into()),
    }
}

/// How the one schedule of `run` is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum RunStrategy {
    /// Each thread in turn, 1,000 events each
    RoundRobin,
    /// Any thread, at every event
    Random,
    /// Random priorities, changed at a few random events
    Pct,
    /// Partial order sampling
    Pos,
}

impl CheckOptions {
    /// The budget: an exploration that can be completed is worth more runs.
    pub(crate) fn schedules(&self) -> u64 {
        let explores = matches!(self.strategy, Strategy::Exhaustive | Strategy::Plain) || self.outcomes;
        self.schedules.unwrap_or(if explores { 1_000_000 } else { 2000 })
    }
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
    /// One run as it comes, then only runs that the solver made from those before
    Predict,
}

/// What is passed on to clang.
#[derive(Args, Clone, Debug, Default)]
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

impl CompilerOptions {
    /// The options as words that [`CompilerOptions::from_words`] understands, wherever it is called.
    pub(crate) fn words(&self) -> Vec<String> {
        let from_root = |path: &str| {
            std::path::absolute(path).ok().and_then(|p| p.into_os_string().into_string().ok()).unwrap_or(path.into())
        };
        let mut words: Vec<String> = self.include.iter().map(|i| format!("-I{}", from_root(i))).collect();
        words.extend(self.define.iter().map(|d| format!("-D{d}")));
        words.extend(self.undefine.iter().map(|u| format!("-U{u}")));
        words.extend(self.std.iter().map(|s| format!("--std={s}")));
        words.extend(self.optimise.iter().map(|o| format!("-O{o}")));
        words.extend(self.pthread.then(|| "--pthread".into()));
        words.extend(self.libraries.iter().map(|l| format!("-l{l}")));
        words.extend(self.silent.then(|| "-w".into()));
        words.extend(self.warnings.iter().map(|w| format!("-W{w}")));
        words.extend(self.flags.iter().map(|f| format!("-f{f}")));
        words.extend(self.cflags.iter().map(|f| format!("--cflags={f}")));
        words.extend(self.clang.iter().map(|c| format!("--clang={}", c.display())));
        words
    }

    /// The options that these words stand for.
    pub(crate) fn from_words(words: &[String]) -> Result<CompilerOptions, String> {
        #[derive(Parser)]
        #[command(no_binary_name = true)]
        struct Words {
            #[command(flatten)]
            compiler: CompilerOptions,
        }
        let parsed =
            Words::try_parse_from(words).map_err(|e| e.to_string().lines().next().unwrap_or("").to_string())?;
        Ok(parsed.compiler)
    }
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
