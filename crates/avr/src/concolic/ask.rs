//! Which other values would decide otherwise: the decisions of a run as a trace with one thread, and the solver's answers.

use super::shadow::Symbolic;
use solve::{Answer, Backend, Goal, Options, Solver};
use std::time::Duration;
use trace::{BranchKind, Event, EventId, Exprs, OtherSide, Tables, ThreadName, Trace, What};

/// What the solver said about one decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// With these values of events (by their number) it goes the other way.
    Values(Vec<(usize, u16)>),
    /// No values do that on this path.
    Never,
    /// Not found in time.
    Unknown,
}

/// Asks about some decisions of a run (by their number); `values` are those that were delivered.
pub fn other_values(run: &Symbolic, values: &dyn Fn(usize) -> u16, wanted: &[usize], time: Duration) -> Vec<Asked> {
    let mut tables = Tables::new();
    let thread = tables.thread(&ThreadName::main());
    let mut events = vec![Event { thread, clock: 0, place: 0, what: What::Start }];
    for &(number, expr) in &run.inputs {
        let name = tables.location(&format!("event {number}"));
        let what = What::Symbolic { name, value: values(number).into(), expr };
        events.push(Event { thread, clock: events.len() as u64, place: 0, what });
    }
    let first = events.len();
    for decision in &run.decisions {
        let kind = if decision.is_branch { BranchKind::If } else { BranchKind::Address };
        let what = What::Branch { kind, cond: decision.holds, taken: true, other: OtherSide::Goes };
        events.push(Event { thread, clock: events.len() as u64, place: 0, what });
    }
    let exprs: Exprs = run.exprs.clone();
    let trace = Trace { program: String::new(), tables, exprs, events, start: 0 };
    let options = Options { time_limit: time, ..Options::default() };
    let mut solver = Backend::default().solver(&trace, options);
    wanted.iter().map(|&decision| ask(&mut *solver, run, thread, first + decision)).collect()
}

fn ask(solver: &mut dyn Solver, run: &Symbolic, thread: u32, event: usize) -> Asked {
    match solver.solve(&Goal::Flip(EventId { thread, index: event as u32 }).into()) {
        Answer::Sat(witness) => {
            let number = |id: EventId| run.inputs.get((id.index as usize).checked_sub(1)?).map(|&(number, _)| number);
            let values = witness.inputs.iter().filter_map(|&(id, value)| Some((number(id)?, value as u16)));
            Asked::Values(values.collect())
        }
        Answer::Unsat(_) => Asked::Never,
        Answer::Unknown(_) => Asked::Unknown,
    }
}
