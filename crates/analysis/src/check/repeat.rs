//! Nothing is reported that was not executed twice: a failing run is repeated exactly before a person hears of it, and
//! the second time its events and call stacks are kept for the report.

use crate::deadlocks::{Stuck, stuck};
use crate::interleaving::{Interleaving, Subject};
use crate::symptom::Symptom;
use driver::Setup;
use driver::races;
use driver::traces::symbolic_trace;
use trace::Failure;
use vm::Outcome;
use vm::Output;
use vm::sched::Replay;

/// What is known of a failing run that was repeated.
pub(super) struct Confirmed {
    pub failure: Failure,
    /// What a data race is about.
    pub location: Option<String>,
    pub interleaving: Interleaving,
    pub stuck: Option<Stuck>,
}

/// Repeats a run; `None` if it was not the same: other events, another failure, another race.
pub(super) fn confirm(setup: &Setup, symptom: &Symptom, run: &Outcome) -> Option<Confirmed> {
    let mut machine = setup.machine(Output::Discard);
    machine.schedule_with(Replay::new(run.schedule.clone()));
    machine.keep_trace();
    if let Symptom::Race(race) = symptom {
        machine.capture_stacks(races::events(race));
    }
    let again = machine.run();
    let same = again.events == run.events && again.event_hash == run.event_hash && symptom.is_in(&again);
    if !same {
        return None;
    }
    let (failure, location) = match symptom {
        Symptom::Failure(failure) => ((**failure).clone(), None),
        Symptom::Race(race) => {
            let (failure, location) = races::described(&machine, race);
            (failure, Some(location))
        }
    };
    let subject = match symptom {
        Symptom::Failure(_) => Subject::Failure(&failure),
        Symptom::Race(race) => Subject::Race(race),
    };
    let interleaving = Interleaving::of(&machine, subject);
    let is_stuck = failure.kind.is_stuck();
    let stuck =
        is_stuck.then(|| stuck(&again.end, &machine.waiting_threads(), &symbolic_trace(&machine, ""))).flatten();
    Some(Confirmed { failure, location, interleaving, stuck })
}
