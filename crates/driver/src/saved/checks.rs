//! What is written down at the start of every turn, and compared when the run is replayed: who could have had the
//! turn, and what the chosen thread stands at.

use std::sync::Arc;
use trace::{Begin, Check, Place, Segment, ThreadName, Turn};
use vm::sched::Candidate;
use vm::{Machine, Moment, Observer};

fn check(machine: &Machine<'_>, moment: &Moment<'_>) -> Check {
    let mut enabled: Vec<ThreadName> = moment.candidates.iter().filter_map(|c| name(machine, c)).collect();
    enabled.dedup();
    let (words, place) = machine.next_operation(&moment.chosen);
    // Paths depend on the folder; the program's hash stands for the rest.
    let last_name = |p: Place| Place { file: Arc::from(p.file.rsplit('/').next().unwrap_or("")), ..p };
    let operation = Check::operation_at(&words, &place.map_or_else(Place::unknown, last_name));
    Check { enabled, operation }
}

fn name(machine: &Machine<'_>, c: &Candidate) -> Option<ThreadName> {
    machine.thread_name(c.thread).cloned()
}

/// The first turn begins with the program.
fn first() -> Check {
    Check { enabled: vec![ThreadName::main()], operation: "start".into() }
}

/// Writes down every turn's start.
#[derive(Default)]
pub struct Recorder {
    checks: Vec<Check>,
}

impl Observer for Recorder {
    fn look(&mut self, machine: &Machine<'_>, moment: &Moment<'_>) -> bool {
        if self.checks.is_empty() {
            self.checks.push(first());
        }
        if moment.segment == self.checks.len() {
            self.checks.push(check(machine, moment));
        }
        true
    }
}

impl Recorder {
    pub(super) fn turns(mut self, schedule: Vec<Segment>) -> Vec<Turn> {
        if self.checks.is_empty() {
            self.checks.push(first());
        }
        let mut checks = self.checks.into_iter();
        schedule.into_iter().map(|segment| Turn { segment, check: checks.next() }).collect()
    }
}

/// Where a run left the recorded path.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Divergence {
    /// The turn, from 1; `None`: only the end tells.
    pub turn: Option<usize>,
    pub expected: String,
    pub came: String,
}

/// Compares every turn's start with the recorded one.
pub struct Comparer<'t> {
    turns: &'t [Turn],
    turn: usize,
    pub divergence: Option<Divergence>,
}

impl<'t> Comparer<'t> {
    pub fn new(turns: &'t [Turn]) -> Comparer<'t> {
        Comparer { turns, turn: 0, divergence: None }
    }

    fn left(&mut self, turn: usize, expected: String, came: String) -> bool {
        self.divergence = Some(Divergence { turn: Some(turn + 1), expected, came });
        false
    }
}

fn threads(names: &[ThreadName]) -> String {
    let names: Vec<String> = names.iter().map(ThreadName::to_string).collect();
    if names.is_empty() { "no thread".into() } else { names.join(", ") }
}

fn begins(begin: Begin) -> &'static str {
    match begin {
        Begin::Go => "goes on",
        Begin::TimeOut => "gives up its timed wait",
        Begin::Wake => "wakes for no reason",
        Begin::Signal => "is interrupted by a signal",
    }
}

/// Which thread a recorded turn belongs to and what it should find.
pub fn expectation(turn: &Turn) -> String {
    let segment = &turn.segment;
    let mut text = format!("thread {} {}", segment.thread, begins(segment.begins));
    if let Some(check) = &turn.check {
        text += &format!(", standing at `{}`, while these could run: {}", check.operation, threads(&check.enabled));
    }
    text
}

impl Observer for Comparer<'_> {
    fn look(&mut self, machine: &Machine<'_>, moment: &Moment<'_>) -> bool {
        if moment.segment <= self.turn {
            return true;
        }
        let before = self.turn;
        self.turn = moment.segment;
        // How the last turn ended.
        if let Some(Turn { segment, .. }) = self.turns.get(before) {
            let stands = machine.clock_of(machine.running());
            if stands.unwrap_or(Segment::TO_ITS_END) != segment.until {
                let until = |clock: Option<u64>| match clock {
                    None | Some(Segment::TO_ITS_END) => "its end".to_string(),
                    Some(clock) => format!("step {clock}"),
                };
                let expected = format!("thread {} runs until {}", segment.thread, until(Some(segment.until)));
                let came = format!("it ran until {}", until(stands));
                return self.left(before, expected, came);
            }
        }
        let now = check(machine, moment);
        let thread = name(machine, &moment.chosen).unwrap_or_default();
        let came = || {
            expectation(&Turn {
                segment: Segment { thread: thread.clone(), until: 0, begins: moment.chosen.begin },
                check: Some(now.clone()),
            })
        };
        let Some(turn) = self.turns.get(self.turn) else {
            return self.left(self.turn, "the run is over".into(), came());
        };
        let same_thread = turn.segment.thread == thread && turn.segment.begins == moment.chosen.begin;
        if !same_thread || turn.check.as_ref().is_some_and(|c| *c != now) {
            return self.left(self.turn, expectation(turn), came());
        }
        true
    }
}
