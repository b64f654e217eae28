//! How a run ended, as saved runs and reports speak of it.

use crate::error::Error;
use crate::races;
use trace::{Failure, FailureKind, RunOutcome};
use vm::{End, Outcome};

/// How a run ended, as a file tells it; `None` if it could not be run to an end.
pub fn outcome_of(outcome: &Outcome) -> Option<RunOutcome> {
    match &outcome.end {
        End::Exit(status) => Some(RunOutcome::Exit(*status)),
        End::Failed(failure) => Some(RunOutcome::Failure((&**failure).into())),
        End::OutOfSteps => Some(RunOutcome::Unfinished),
        End::Unsupported { .. } | End::Stopped(_) | End::Abandoned => None,
    }
}

/// Whether a run ended as another one did. Messages and places are not compared: they name paths.
pub fn same_outcome(recorded: &RunOutcome, outcome: &Outcome) -> bool {
    match (recorded, &outcome.end) {
        (RunOutcome::Exit(a), End::Exit(b)) => a == b,
        (RunOutcome::Unfinished, End::OutOfSteps) => true,
        (RunOutcome::Failure(f), _) if f.kind == FailureKind::DataRace => races::find(f, outcome).is_some(),
        (RunOutcome::Failure(f), End::Exit(status)) => f.kind == FailureKind::NonzeroExit && *status != 0,
        (RunOutcome::Failure(a), End::Failed(b)) => (a.kind, &a.thread, a.clock) == (b.kind, &b.thread, b.clock),
        _ => false,
    }
}

/// How a run failed, if it did: a failure of its own, or a status that says that something went wrong, unless that may be the
/// program's answer to an input that makes no sense.
pub fn failure_of(outcome: &Outcome) -> Option<Failure> {
    match &outcome.end {
        End::Failed(failure) => Some((**failure).clone()),
        End::Exit(status) if *status != 0 && !outcome.open_inputs => Some(nonzero_exit(*status, outcome)),
        _ => None,
    }
}

pub fn nonzero_exit(status: i32, outcome: &Outcome) -> Failure {
    let stack = outcome.exit_stack.clone();
    Failure {
        stuck: None,
        kind: FailureKind::NonzeroExit,
        message: format!("the program ended with status {status}"),
        at: stack.iter().find(|p| p.is_known()).cloned(),
        thread: outcome.last_thread.clone(),
        clock: outcome.last_clock,
        depth: stack.len(),
        stack,
        object: None,
        others: Vec::new(),
    }
}

pub fn describe(outcome: &Option<RunOutcome>) -> String {
    match outcome {
        Some(RunOutcome::Exit(status)) => format!("exit status {status}"),
        Some(RunOutcome::Failure(f)) => {
            format!("failure {} of thread {} at its step {}", f.kind.id(), f.thread, f.clock)
        }
        Some(RunOutcome::Unfinished) => "the limit of steps".into(),
        None => "something that could not be run".into(),
    }
}

/// Whether the VM had what the program asked for.
pub fn supported(outcome: &Outcome) -> Result<(), Error> {
    match &outcome.end {
        End::Unsupported { what, stack } => Err(Error::Unsupported { what: what.clone(), stack: stack.clone() }),
        _ => Ok(()),
    }
}
