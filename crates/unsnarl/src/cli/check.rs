//! Options of `check` and `explain`.

use super::program::GivenOptions;
use super::solver::SolverOptions;
use super::values::{Format, seconds};
use analysis::check::INPUT_RUNS;
use analysis::check::campaign::Strategy;
use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use std::path::PathBuf;
use std::time::Duration;

#[derive(Args, Debug)]
pub(crate) struct CheckOptions {
    #[command(flatten)]
    pub(crate) given: GivenOptions,

    /// How schedules are chosen
    #[arg(long, value_parser = strategies(), default_value = "mix")]
    pub(crate) strategy: Strategy,

    /// Stop after so many schedules (default: 2000, and with inputs 6000 that the solver makes; 1,000,000 for exhaustive and plain; with --time no limit)
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

impl CheckOptions {
    /// The budget: an exploration that can be completed is worth more runs, and who says how long says enough.
    pub(crate) fn schedules(&self) -> u64 {
        let explores = matches!(self.strategy, Strategy::Exhaustive | Strategy::Plain) || self.outcomes;
        self.schedules.unwrap_or(match (self.time, explores) {
            (Some(_), _) => u64::MAX,
            (None, true) => 1_000_000,
            (None, false) => 2000,
        })
    }

    /// Runs that the solver may make where there are inputs.
    pub(crate) fn with_inputs(&self) -> u64 {
        match (self.schedules, self.time) {
            (None, None) => INPUT_RUNS,
            _ => self.schedules(),
        }
    }
}

#[derive(Args, Debug)]
pub(crate) struct ExplainOptions {
    #[command(flatten)]
    pub(crate) check: CheckOptions,

    /// Compile the program of a saved run again from its sources, if it does not lie beside the run. With this or --patch, changes of
    /// lines are looked for, too
    #[arg(long)]
    pub(crate) rebuild: bool,
}

/// How far a failure is explained, and where that is written.
#[derive(Args, Debug, Clone)]
pub(crate) struct ExplanationOptions {
    /// Do not spend more than so many seconds on it, and on a patch. Mostly the number of runs ends it before
    #[arg(long, value_name = "SECONDS", value_parser = seconds, allow_negative_numbers = true, default_value = "30", help_heading = "Explanation")]
    pub(crate) explain_time: Duration,

    /// List several runs that end well, and all repairs that were tried
    #[arg(long, help_heading = "Explanation")]
    pub(crate) all: bool,

    /// Write the best change of lines that avoids the failure as a unified diff, for `patch -p1`. It was compiled and checked
    #[arg(long, value_name = "FILE", help_heading = "Explanation")]
    pub(crate) patch: Option<PathBuf>,

    /// Do not look for a change of lines that avoids the failure
    #[arg(long, conflicts_with = "patch", help_heading = "Explanation")]
    pub(crate) no_patch: bool,

    /// Write the explanation as one HTML page that needs nothing else
    #[arg(long, value_name = "FILE", help_heading = "Explanation")]
    pub(crate) html: Option<PathBuf>,

    /// Write the explanation as a graph for Graphviz
    #[arg(long, value_name = "FILE", help_heading = "Explanation")]
    pub(crate) dot: Option<PathBuf>,
}

/// How schedules are chosen: the name, and what `--help` says of it.
const STRATEGIES: [(Strategy, &str, &str); 10] = [
    (Strategy::Mix, "mix", "Exploration and samples of all kinds, in turn"),
    (Strategy::Exhaustive, "exhaustive", "Every order that matters: dynamic partial-order reduction"),
    (Strategy::Plain, "plain", "Every order, without reduction"),
    (Strategy::Random, "random", "Any thread, at every event"),
    (Strategy::Pct, "pct", "Random priorities, changed at a few random events"),
    (Strategy::Pos, "pos", "Partial order sampling"),
    (Strategy::Walk, "walk", "A random walk with all orders of conflicting events about equally likely"),
    (Strategy::Pairs, "pairs", "Directed at pairs of conflicting accesses"),
    (Strategy::RoundRobin, "round-robin", "Each thread in turn"),
    (Strategy::Predict, "predict", "One run as it comes, then only runs that the solver made from those before"),
];

fn strategies() -> impl TypedValueParser<Value = Strategy> {
    PossibleValuesParser::new(STRATEGIES.map(|(_, name, help)| PossibleValue::new(name).help(help)))
        .map(|given| STRATEGIES.iter().find(|s| s.1 == given).map_or(Strategy::Mix, |s| s.0))
}
