//! Chores of this repository, as `cargo xtask COMMAND`. The Makefile calls them.
#![forbid(unsafe_code)]

mod agree;
mod bench;
mod circles;
mod defuse;
mod edges;
mod explain;
mod flows;
mod fuzz;
mod fuzz_files;
mod fuzz_threads;
mod ground_truth;
mod hunts;
mod inputs;
mod links;
mod native;
mod predict;
mod programs;
mod reader;
mod schedules;
mod solver;
mod tools;

use clap::{Parser, Subcommand};
use std::process::{Command, ExitCode};
use tools::Error;

#[derive(Parser)]
#[command(name = "xtask", about = "Chores of this repository")]
struct Cli {
    #[command(subcommand)]
    command: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Fail on a dependency between our crates that the design does not have
    CheckEdges,
    /// Fail on a link in our documents that leads nowhere
    CheckLinks,
    /// Run csmith programs natively and in the VM, and compare
    Fuzz(fuzz::Options),
    /// Explore generated concurrent programs with and without reduction, sample and replay them, and compare
    FuzzThreads(fuzz_threads::Options),
    /// Solvers against each other on generated traces
    Agree(agree::Options),
    /// Hold model and search against the truth about generated concurrent programs
    GroundTruth(ground_truth::Options),
    /// Time the VM against native code and LLVM's interpreter, and the reader against its goal
    Bench(bench::Options),
    /// Tables about threads: reduction, schedules per second, races against other tools
    BenchThreads(schedules::Options),
    /// Executions until the failure: predicted runs against random schedules, PCT and POS
    BenchPredict(predict::Options),
    /// Solvers against each other: the corpus' questions, and families of traces that grow
    BenchSolver(solver::Options),
    /// Explanations of every failure of the corpus in figures, and how the time grows with the run
    BenchExplain(explain::Options),
    /// Races and deadlocks: confirmed by us, reported by ThreadSanitizer and Helgrind
    BenchHunts(hunts::Options),
    /// Flows of data: how time grows with their number, and a program of 10,000 lines
    BenchFlows(flows::Options),
    /// Flows of data: STEM's table II in our own programs, beside the paper's figures
    BenchDefuse(defuse::Options),
    /// Inputs with which a program fails: found by us, and by angr
    BenchInputs(inputs::Options),
    /// Read damaged modules: an error or a success, never a panic or an endless loop
    FuzzFiles(fuzz_files::Options),
    /// Time one thing in a process of its own: `testkit::measure`
    Measure { what: Vec<String> },
}

impl Task {
    /// The profile in which this itself is to be built.
    fn profile(&self) -> Option<&str> {
        match self {
            Task::Agree(options) => Some(&options.profile),
            Task::FuzzThreads(options) => Some(&options.profile),
            Task::GroundTruth(options) => Some(&options.profile),
            Task::FuzzFiles(options) => Some(&options.profile),
            _ => None,
        }
    }
}

fn main() -> ExitCode {
    match run(&Cli::parse().command) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(e) => {
            eprintln!("xtask: {e}");
            ExitCode::from(2)
        }
    }
}

fn run(task: &Task) -> Result<bool, Error> {
    if let Some(profile) = task.profile()
        && let Some(program) = tools::other_self(profile)?
    {
        let mut command = Command::new(program);
        let status = command.args(std::env::args_os().skip(1)).status().map_err(|e| format!("{command:?}: {e}"))?;
        return Ok(status.success());
    }
    match task {
        Task::CheckEdges => edges::check(),
        Task::CheckLinks => links::check(),
        Task::Fuzz(options) => fuzz::run(options),
        Task::FuzzThreads(options) => fuzz_threads::run(options),
        Task::Agree(options) => agree::run(options),
        Task::GroundTruth(options) => ground_truth::run(options),
        Task::Bench(options) => bench::run(options),
        Task::BenchThreads(options) => schedules::run(options),
        Task::BenchPredict(options) => predict::run(options),
        Task::BenchSolver(options) => solver::run(options),
        Task::BenchExplain(options) => explain::run(options),
        Task::BenchHunts(options) => hunts::run(options),
        Task::BenchFlows(options) => flows::run(options),
        Task::BenchDefuse(options) => defuse::run(options),
        Task::BenchInputs(options) => inputs::run(options),
        Task::FuzzFiles(options) => fuzz_files::run(options),
        Task::Measure { what } => {
            let what: Vec<&str> = what.iter().map(String::as_str).collect();
            testkit::measure::main(&what).map(|()| true)
        }
    }
}
