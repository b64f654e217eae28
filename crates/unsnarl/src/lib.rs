//! The command line, and how results look: text, JSON, SARIF, HTML.
//!
//! | module | what it is |
//! | --- | --- |
//! | [`cli`] | options, as a person types them |
//! | [`guard`] | what happens when we panic |
//! | [`report`] | how results look |
//! | [`commands`] | one file for each command: options in, an analysis, a report out |
#![forbid(unsafe_code)]

mod cli;
mod commands;
mod guard;
mod report;

use cli::Command;
use driver::Error;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::process::ExitCode;

/// Files that guests have in memory are open here: as many as we may have.
fn raise_file_limit() {
    let now = getrlimit(Resource::Nofile);
    // Fewer will do for most.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: now.maximum, maximum: now.maximum });
}

pub fn main() -> ExitCode {
    raise_file_limit();
    ExitCode::from(guard::guarded(status))
}

fn status() -> u8 {
    if let Some(done) = commands::cc::called_as_compiler() {
        return ended(done);
    }
    let command = match cli::parse(std::env::args_os()) {
        Ok(command) => command,
        Err(e) => {
            let status = if e.use_stderr() { commands::CANNOT } else { 0 };
            // Nowhere to complain if even the terminal is gone.
            let _ = e.print();
            return status;
        }
    };
    let done = match command {
        Command::Run(options) => commands::run::run(&options),
        Command::Check(options) => commands::check::run(&options),
        Command::Branches(options) => commands::branches::run(&options),
        Command::Races(options) => commands::hunt::races(&options),
        Command::Deadlocks(options) => commands::hunt::deadlocks(&options),
        Command::Defuse(options) => commands::defuse::run(&options),
        Command::Confirm(options) => commands::hunt::confirm(&options),
        Command::Explain(options) => commands::explain::run(&options),
        Command::Replay(options) => commands::replay::run(&options),
        Command::Trace(options) => commands::trace::run(&options),
        Command::Query(options) => commands::query::run(&options),
        Command::Cc(options) => driver::cc::cc(driver::cc::Language::C, &options.words),
        Command::Build(options) => driver::cc::build(&options.words),
    };
    ended(done)
}

/// The exit status; what could not be done is said.
fn ended(done: Result<u8, Error>) -> u8 {
    match done {
        Ok(status) => status,
        Err(e) => {
            match &e {
                Error::Unsupported { what, stack } => report::failure::unsupported(what, stack),
                Error::Message(text) => driver::say!("unsnarl: {text}"),
            }
            commands::CANNOT
        }
    }
}
