//! Long runs: TAME's trace partition, online. The first run only plans where the chunks are; each chunk is logged by a run of its own,
//! which follows values inside its windows and keeps nothing else but the state at their beginning.

use crate::predict::decisions::Distances;
use crate::predict::{Decisions, Observed};
use driver::Setup;
use driver::Symbolic;
use driver::traces::Converter;
use solve::partition::{Chunk, Chunker, Cut, Kind, Planner};
use std::collections::HashMap;
use std::sync::Arc;
use trace::{Event, Exprs, Tables, What};
use vm::Output;
use vm::sched::{Replay, Steer};
use vm::{Machine, Moment, Observer, Outcome, Seen, Tracking, Written};

/// Hands on every event of a run, and forgets it.
struct Feed<F: FnMut(&[Seen], &Event)> {
    converter: Converter,
    tables: Tables,
    exprs: Exprs,
    to: F,
}

impl<F: FnMut(&[Seen], &Event)> Feed<F> {
    fn new(to: F) -> Feed<F> {
        Feed { converter: Converter::default(), tables: Tables::new(), exprs: Exprs::new(), to }
    }

    fn take(&mut self, machine: &Machine<'_>, seen: &[Seen]) {
        for one in seen {
            let event = self.converter.event(machine, one, &mut self.tables);
            (self.to)(std::slice::from_ref(one), &event);
        }
    }
}

impl<F: FnMut(&[Seen], &Event)> Observer for Feed<F> {
    fn look(&mut self, machine: &Machine<'_>, moment: &Moment<'_>) -> bool {
        self.take(machine, moment.seen);
        true
    }

    fn ended(&mut self, machine: &Machine<'_>, seen: &[Seen]) {
        self.take(machine, seen);
        self.exprs = machine.exprs().clone();
    }
}

pub(super) struct Plan {
    pub(super) outcome: Outcome,
    pub(super) cuts: Vec<Cut>,
    tables: Tables,
    written: Arc<Written>,
}

/// Runs the program once, without switches, and chooses the chunks.
pub(super) fn plan(setup: &Setup, window: u64, kind: Kind, chunks: usize) -> Plan {
    let (mut planner, mut written) = (Planner::new(window), Written::new());
    // What is written before the first thread is created is over before anybody else looks.
    let mut forked = false;
    let mut feed = Feed::new(|seen: &[Seen], event: &Event| {
        forked |= matches!(event.what, What::Fork { .. });
        if forked {
            written.add_more(seen);
        }
        planner.push(event);
    });
    let outcome = {
        let mut machine = setup.machine(Output::Discard);
        machine.schedule_with(Steer::new(Vec::new()));
        machine.keep_trace();
        machine.observe(&mut feed, true);
        machine.run()
    };
    let tables = feed.tables;
    Plan { outcome, cuts: planner.chunks(kind, chunks), tables, written: Arc::new(written) }
}

impl Plan {
    /// What a run follows that is about one chunk.
    pub(super) fn tracking(&self, cut: &Cut, tracking: &Tracking) -> Tracking {
        let threads = self.tables.threads().iter().enumerate();
        let windows: HashMap<_, _> = threads
            .map(|(number, name)| {
                let span = cut.span(number as u32);
                (name.clone(), (span.from_clock, span.to_clock))
            })
            .collect();
        Tracking { written: self.written.clone(), windows: Some(windows), ..tracking.clone() }
    }
}

/// Runs it again for one chunk, which it logs.
pub(super) fn log(setup: &Setup, plan: &Plan, cut: &Cut, tracking: Tracking) -> (Observed, Chunk) {
    let mut chunker = Chunker::new(vec![cut.clone()]);
    let mut feed = Feed::new(|_: &[Seen], event: &Event| chunker.push(event));
    let outcome = {
        let mut machine = setup.machine(Output::Discard);
        machine.schedule_with(Replay::new(plan.outcome.schedule.clone()));
        machine.track(tracking);
        machine.observe(&mut feed, true);
        machine.run()
    };
    let (tables, exprs) = (feed.tables, feed.exprs);
    let chunk = chunker.finish("", &tables, &exprs).swap_remove(0);
    let decisions = Decisions::of(&chunk.trace, &Distances::default());
    let observed = Observed {
        number: 0,
        knowledge: 0,
        trace: chunk.trace.clone(),
        decisions,
        outcome,
        inputs: Symbolic::new(),
        missed: None,
        printed: Vec::new(),
        waiting: Vec::new(),
        lost: Vec::new(),
    };
    (observed, chunk)
}
