//! The command line.
#![forbid(unsafe_code)]

mod build;
mod cli;
mod error;
mod report;
mod run;
mod show;

use std::process::ExitCode;

fn main() -> ExitCode {
    match cli::parse(std::env::args_os()) {
        Ok(cli::Command::Run(options)) => match run::run(&options) {
            Ok(status) => ExitCode::from(status),
            Err(e) => {
                eprintln!("unsnarl: {e}");
                ExitCode::from(error::CANNOT)
            }
        },
        Err(e) => {
            let status = if e.use_stderr() { error::CANNOT } else { 0 };
            // Nowhere to complain if even the terminal is gone.
            let _ = e.print();
            ExitCode::from(status)
        }
    }
}
