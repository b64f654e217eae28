//! Data races of one run, as failures with both call stacks.

use super::Conditions;
use trace::{Failure, FailureKind, OtherStack, Place, RunFailure, Segment, ThreadName};
use vm::race::{Race, Side, What};
use vm::sched::Replay;
use vm::world::files::Output;
use vm::{Image, Machine, Outcome};

/// The race that a failure speaks of. Ids of threads are not names, but the event hash vouches for the rest.
pub(crate) fn find(failure: &RunFailure, outcome: &Outcome) -> Option<Race> {
    outcome.races.iter().map(|found| found.race).find(|race| race.later.mark.clock == failure.clock)
}

/// Describes a race of a run by repeating the run.
pub(crate) fn failure(conditions: &Conditions, image: &Image, schedule: &[Segment], race: &Race) -> Failure {
    let mut machine = conditions.machine(image, Output::Discard, Output::Discard);
    machine.schedule_with(Replay::loosely(schedule.to_vec()));
    let event = |side: Side| (side.mark.thread, side.mark.clock);
    machine.capture_stacks(vec![event(race.earlier), event(race.later)]);
    machine.run();
    let (earlier, later) = (Access::new(&machine, race.earlier), Access::new(&machine, race.later));
    let location = machine.location(race.at, race.size);
    let message = format!(
        "thread {} {} `{location}`{} and thread {} {} it{}: nothing orders the two",
        earlier.thread,
        verb(race.earlier.what),
        earlier.place(),
        later.thread,
        verb(race.later.what),
        later.place(),
    );
    Failure {
        kind: FailureKind::DataRace,
        message,
        at: later.at(),
        clock: race.later.mark.clock,
        depth: later.stack.len(),
        object: None,
        others: vec![OtherStack {
            title: format!("the other access, by thread {}", earlier.thread),
            thread: earlier.thread,
            clock: race.earlier.mark.clock,
            stack: earlier.stack,
        }],
        thread: later.thread,
        stack: later.stack,
    }
}

/// One side of a race.
struct Access {
    thread: ThreadName,
    stack: Vec<Place>,
}

impl Access {
    fn new(machine: &Machine<'_>, side: Side) -> Access {
        let captured = machine.captured().iter().find(|c| (c.thread, c.clock) == (side.mark.thread, side.mark.clock));
        Access {
            thread: machine.thread_name(side.mark.thread).cloned().unwrap_or_default(),
            stack: captured.map(|c| c.stack.clone()).unwrap_or_default(),
        }
    }

    fn at(&self) -> Option<Place> {
        self.stack.iter().find(|p| p.is_known()).or(self.stack.first()).cloned()
    }

    fn place(&self) -> String {
        self.at().filter(Place::is_known).map_or(String::new(), |at| format!(" at {}:{}", at.file, at.line))
    }
}

fn verb(what: What) -> &'static str {
    match what {
        What::Read => "reads",
        What::Write => "writes",
        What::AtomicRead => "atomically reads",
        What::AtomicWrite => "atomically writes",
        What::AtomicUpdate => "atomically changes",
        What::Publish => "initialises and shares",
        What::Free => "frees",
    }
}
