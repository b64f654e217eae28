//! The analyses, and the command line around them.
#![forbid(unsafe_code)]

mod branches;
mod build;
pub mod check;
mod cli;
mod confirm;
mod deadlocks;
mod error;
mod explain;
mod findings;
mod hunt;
mod interleaving;
pub mod predict;
mod prepare;
mod query;
mod race_report;
mod races;
mod replay;
mod report;
mod run;
pub mod runs;
mod sarif;
mod show;
mod traces;

pub use error::Error;

use std::process::ExitCode;

/// The command line.
pub fn main() -> ExitCode {
    let command = match cli::parse(std::env::args_os()) {
        Ok(command) => command,
        Err(e) => {
            let status = if e.use_stderr() { error::CANNOT } else { 0 };
            // Nowhere to complain if even the terminal is gone.
            let _ = e.print();
            return ExitCode::from(status);
        }
    };
    let done = match command {
        cli::Command::Run(options) => run::run(&options),
        cli::Command::Check(options) => check::command::run(&options),
        cli::Command::Branches(options) => branches::command::run(&options),
        cli::Command::Races(options) => races::command::run(&options),
        cli::Command::Deadlocks(options) => deadlocks::command::run(&options),
        cli::Command::Confirm(options) => confirm::command::run(&options),
        cli::Command::Explain(options) => explain::command::run(&options),
        cli::Command::Replay(options) => replay::run(&options),
        cli::Command::Trace(options) => traces::command::run(&options),
        cli::Command::Query(options) => query::run(&options),
    };
    match done {
        Ok(status) => ExitCode::from(status),
        Err(e) => {
            eprintln!("unsnarl: {e}");
            ExitCode::from(error::CANNOT)
        }
    }
}
