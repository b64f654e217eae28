//! Nothing is reported that was not executed twice: a failing run is repeated exactly before a person hears of it, and
//! the second time its events and call stacks are kept for the report.

use super::setup::Setup;
use super::symptom::Symptom;
use crate::deadlocks::{Stuck, stuck};
use crate::interleaving::{Interleaving, Subject};
use crate::race_report;
use crate::traces::symbolic_trace;
use trace::{Failure, FailureKind};
use vm::Outcome;
use vm::Output;
use vm::sched::Replay;

/// What is known of a failing run that was repeated.
pub(crate) struct Confirmed {
    pub(crate) failure: Failure,
    /// What a data race is about.
    pub(crate) location: Option<String>,
    pub(crate) interleaving: Interleaving,
    /// What it is stuck in.
    pub(crate) stuck: Option<Stuck>,
}

/// Repeats a run; `None` if it was not the same: other events, another failure, another race.
pub(crate) fn confirm(setup: &Setup<'_>, symptom: &Symptom, run: &Outcome) -> Option<Confirmed> {
    let mut machine = setup.machine(Output::Discard);
    machine.schedule_with(Replay::new(run.schedule.clone()));
    machine.keep_trace();
    if let Symptom::Race(race) = symptom {
        machine.capture_stacks(race_report::events(race));
    }
    let again = machine.run();
    let same = again.events == run.events && again.event_hash == run.event_hash && symptom.is_in(&again);
    if !same {
        return None;
    }
    let (failure, location) = match symptom {
        Symptom::Failure(failure) => ((**failure).clone(), None),
        Symptom::Race(race) => {
            let (failure, location) = race_report::failure(&machine, race);
            (failure, Some(location))
        }
    };
    let subject = match symptom {
        Symptom::Failure(_) => Subject::Failure(&failure),
        Symptom::Race(race) => Subject::Race(race),
    };
    let interleaving = Interleaving::of(&machine, subject);
    let is_stuck = matches!(failure.kind, FailureKind::Deadlock | FailureKind::Livelock);
    let stuck =
        is_stuck.then(|| stuck(&again.end, &machine.waiting_threads(), &symbolic_trace(&machine, ""))).flatten();
    Some(Confirmed { failure, location, interleaving, stuck })
}
