//! Everything that is a file dropped into `tests/`, and everything that a person types: one list of trials, so that all cores are
//! busy until the end. `cargo test --test suite -- WORD` runs those whose name contains the word (`make test ONLY=WORD`).

/// A trial for each function, named after its module.
macro_rules! trials {
    [$module:ident: $($name:ident),* $(,)?] => {
        vec![$(libtest_mimic::Trial::test(concat!(stringify!($module), "/", stringify!($name)), || {
            $name();
            Ok(())
        })),*]
    };
}

mod branches;
mod build_cli;
mod cache_cli;
mod check_cli;
mod chromium;
mod cli;
mod corpus;
mod defuse;
mod defuse_table;
mod desk;
mod explain;
mod explore;
mod flows_db;
mod flows_page;
mod headers;
mod hostile;
mod hunts;
mod inputs;
mod limits;
mod lost_cli;
mod predict;
mod programs;
mod query_cli;
mod replay_cli;
mod schemas;
mod shims;
mod strangers;
mod symbolic;
mod uninitialised;

use libtest_mimic::{Arguments, Trial};

/// What takes longest comes first: a long trial that starts last keeps one core busy and the others waiting.
const LONG: [&str; 0] = [];

fn main() {
    let mut trials: Vec<Trial> = [
        hunts::trials(),
        defuse::trials(),
        flows_db::trials(),
        flows_page::trials(),
        defuse_table::trials(),
        inputs::trials(),
        check_cli::trials(),
        lost_cli::trials(),
        explore::trials(),
        predict::trials(),
        corpus::trials(),
        explain::trials(),
        schemas::trials(),
        replay_cli::trials(),
        query_cli::trials(),
        programs::trials(),
        symbolic::trials(),
        branches::trials(),
        cli::trials(),
        build_cli::trials(),
        cache_cli::trials(),
        headers::trials(),
        hostile::trials(),
        limits::trials(),
        shims::trials(),
        strangers::trials(),
        uninitialised::trials(),
    ]
    .into_iter()
    .flatten()
    .collect();
    trials.sort_by_key(|trial| LONG.iter().position(|name| trial.name() == *name).unwrap_or(LONG.len()));
    let conclusion = libtest_mimic::run(&Arguments::from_args(), trials);
    explain::few_events_in_the_median();
    corpus::few_runs_in_the_mean();
    conclusion.exit();
}
