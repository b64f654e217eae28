//! A data race as a failure with both call stacks, in the same words wherever it is reported.

use crate::setup::Setup;
use trace::{Failure, FailureKind, OtherStack, Place, RunFailure, Segment, ThreadName};
use vm::Output;
use vm::ThreadId;
use vm::race::{Race, Side, What};
use vm::sched::Replay;
use vm::{Machine, Outcome};

/// The race that a failure speaks of. Ids of threads are not names, but the event hash vouches for the rest.
pub fn find(failure: &RunFailure, outcome: &Outcome) -> Option<Race> {
    outcome.races.iter().map(|found| found.race).find(|race| race.later.mark.clock == failure.clock)
}

/// Describes a race of a run by repeating the run.
pub fn failure(setup: &Setup, schedule: &[Segment], race: &Race) -> Failure {
    let mut machine = setup.machine(Output::Discard);
    machine.schedule_with(Replay::loosely(schedule.to_vec()));
    machine.capture_stacks(events(race));
    machine.run();
    described(&machine, race).0
}

/// The two accesses, as [`Machine::capture_stacks`] wants to be asked for them.
pub fn events(race: &Race) -> Vec<(ThreadId, u64)> {
    [race.earlier, race.later].map(|side| (side.mark.thread, side.mark.clock)).to_vec()
}

/// A data race of a run that has ended as a failure, and the name of what it is about.
pub fn described(machine: &Machine<'_>, race: &Race) -> (Failure, String) {
    let location = machine.location(race.at, race.size);
    let shown = match location.name.contains(' ') {
        true => location.to_string(),
        false if location.origin.is_empty() => format!("`{}`", location.name),
        false => format!("`{}` ({})", location.name, location.origin),
    };
    let (earlier, later) = (Access::new(machine, race.earlier), Access::new(machine, race.later));
    let message = format!(
        "{shown} is {} by thread {}{} while thread {} {} it{}; nothing orders the two",
        passive(race.later.what),
        later.thread,
        later.place(),
        earlier.thread,
        active(race.earlier.what),
        earlier.place(),
    );
    let failure = Failure {
        stuck: None,
        kind: FailureKind::DataRace,
        message,
        at: later.at(),
        clock: race.later.mark.clock,
        depth: later.stack.len(),
        object: None,
        others: vec![OtherStack {
            joins: false,
            title: format!("earlier {} by thread {}", noun(race.earlier.what), earlier.thread),
            thread: earlier.thread,
            clock: race.earlier.mark.clock,
            stack: earlier.stack,
        }],
        thread: later.thread,
        stack: later.stack,
    };
    (failure, location.to_string())
}

/// One side of a race.
struct Access {
    thread: ThreadName,
    stack: Vec<Place>,
}

impl Access {
    fn new(machine: &Machine<'_>, side: Side) -> Access {
        let (thread, clock) = (side.mark.thread, side.mark.clock);
        let captured = machine.captured().iter().find(|c| c.thread == thread && c.clock == clock);
        let stack = match captured {
            Some(captured) => captured.stack.clone(),
            None => place_of(machine, thread, clock).into_iter().collect(),
        };
        Access { thread: machine.thread_name(thread).cloned().unwrap_or_default(), stack }
    }

    fn at(&self) -> Option<Place> {
        self.stack.iter().find(|p| p.is_known()).or(self.stack.first()).cloned()
    }

    fn place(&self) -> String {
        match self.at() {
            Some(at) if at.is_known() => format!(" at {}:{}", at.file_name(), at.line),
            _ => String::new(),
        }
    }
}

/// Where an event took place that was not asked for beforehand.
fn place_of(machine: &Machine<'_>, thread: ThreadId, clock: u64) -> Option<Place> {
    let seen = machine.seen().iter().find(|s| s.thread == thread && s.clock == clock)?;
    machine.place(seen)
}

fn passive(what: What) -> &'static str {
    match what {
        What::Read => "read",
        What::Write => "written",
        What::AtomicRead => "read (atomically)",
        What::AtomicWrite => "written (atomically)",
        What::AtomicUpdate => "changed (atomically)",
        What::Publish => "initialised and shared",
        What::Free => "freed",
    }
}

fn active(what: What) -> &'static str {
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

fn noun(what: What) -> &'static str {
    match what {
        What::Read => "read",
        What::Write => "write",
        What::AtomicRead => "atomic read",
        What::AtomicWrite => "atomic write",
        What::AtomicUpdate => "atomic update",
        What::Publish => "sharing",
        What::Free => "free",
    }
}
