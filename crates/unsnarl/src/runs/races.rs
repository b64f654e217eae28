//! Data races of one run that is repeated to describe them.

use super::Conditions;
use crate::race_report;
use trace::{Failure, RunFailure, Segment};
use vm::Output;
use vm::race::Race;
use vm::sched::Replay;
use vm::{Image, Outcome};

/// The race that a failure speaks of. Ids of threads are not names, but the event hash vouches for the rest.
pub(crate) fn find(failure: &RunFailure, outcome: &Outcome) -> Option<Race> {
    outcome.races.iter().map(|found| found.race).find(|race| race.later.mark.clock == failure.clock)
}

/// Describes a race of a run by repeating the run.
pub(crate) fn failure(conditions: &Conditions, image: &Image, schedule: &[Segment], race: &Race) -> Failure {
    let mut machine = conditions.machine(image, Output::Discard, Output::Discard);
    machine.schedule_with(Replay::loosely(schedule.to_vec()));
    machine.capture_stacks(race_report::events(race));
    machine.run();
    race_report::failure(&machine, race).0
}
