//! The back ends that tests and tables hold against each other. A new one is one line in [`BACKENDS`].

use solve::{CdclSolver, Model, Options, Solver, Z3Solver};
use std::time::Duration;
use trace::Trace;

/// A way to answer questions about a trace.
pub struct Backend {
    pub name: &'static str,
    /// For a trace, with a time limit for each question.
    pub make: fn(&Trace, Duration) -> Box<dyn Solver>,
}

/// All of them. The first is the one that the others are measured against.
pub const BACKENDS: [Backend; 5] = [
    Backend { name: "cdcl", make: |trace, time_limit| Box::new(CdclSolver::new(trace, limited(time_limit))) },
    Backend {
        name: "cdcl-reasons",
        make: |trace, time_limit| Box::new(CdclSolver::new(trace, Options { explain: true, ..limited(time_limit) })),
    },
    Backend { name: "z3", make: |trace, time_limit| z3(trace, limited(time_limit)) },
    Backend {
        name: "z3-unpruned",
        make: |trace, time_limit| z3(trace, Options { prune: false, ..limited(time_limit) }),
    },
    Backend {
        name: "plain",
        make: |trace, time_limit| z3(trace, Options { prune: false, whole: true, ..limited(time_limit) }),
    },
];

pub fn named(name: &str) -> Option<&'static Backend> {
    BACKENDS.iter().find(|b| b.name == name)
}

fn z3(trace: &Trace, options: Options) -> Box<dyn Solver> {
    let mut model = Model::with(trace, options.prune);
    if options.whole {
        model = model.direct(usize::MAX);
    }
    Box::new(Z3Solver::of(model, options))
}

/// What is too large for the limits of everyday use is still to be measured.
fn limited(time_limit: Duration) -> Options {
    Options { time_limit, max_size: 20_000_000, ..Options::default() }
}
