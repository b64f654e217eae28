//! One replay of a run: the schedule is followed, every turn is compared.

use crate::saved::{Comparer, Divergence, Loaded, Watch, expectation};
use trace::{Stands, ThreadName};
use vm::Output;
use vm::sched::Replay;
use vm::{Machine, Moment, Observer, Outcome, Seen};

pub struct Once {
    pub outcome: Outcome,
    pub divergence: Option<Divergence>,
    /// Where threads were seen to stand, if at one moment they had come as far as the run says.
    pub stood: Option<Vec<Stands>>,
}

/// Compares, and lets another one see every event.
struct Watched<'a, 't> {
    comparer: Comparer<'t>,
    stands: Watch,
    other: Option<&'a mut dyn Observer>,
}

impl Observer for Watched<'_, '_> {
    fn look(&mut self, machine: &Machine<'_>, moment: &Moment<'_>) -> bool {
        self.stands.look(machine, moment);
        self.comparer.look(machine, moment) && self.other.as_mut().is_none_or(|o| o.look(machine, moment))
    }

    fn ended(&mut self, machine: &Machine<'_>, seen: &[Seen]) {
        self.stands.ended(machine, seen);
        if let Some(other) = &mut self.other {
            other.ended(machine, seen);
        }
    }
}

pub fn follow(loaded: &Loaded, output: Output, other: Option<&mut dyn Observer>) -> Once {
    let turns = &loaded.run.turns;
    let mut replay = Replay::new(loaded.run.schedule().0);
    let (keeps, stands) = (other.is_some(), &loaded.run.stands);
    let mut watched = Watched { comparer: Comparer::new(turns), stands: Watch::of(stands), other };
    let outcome = {
        let mut machine = loaded.setup.machine(output);
        machine.schedule_with(&mut replay);
        if keeps {
            machine.keep_trace();
        }
        machine.observe(&mut watched, keeps || !stands.is_empty());
        machine.run()
    };
    let refused = replay.divergence.map(|d| {
        let names: Vec<String> = d.enabled.iter().map(ThreadName::to_string).collect();
        Divergence {
            turn: Some(d.segment + 1),
            expected: turns.get(d.segment).map_or_else(String::new, expectation),
            came: format!("thread {} cannot do that; these can run: {}", d.thread, names.join(", ")),
        }
    });
    Once { outcome, divergence: watched.comparer.divergence.or(refused), stood: watched.stands.stood }
}
