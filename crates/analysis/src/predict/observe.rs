//! One run as a symbolic trace.
//!
//! Which reads are unknowns depends on what other threads write in the same run, so a run is done twice, the second time with that
//! knowledge. What one run of a program taught serves the next ones: addresses do not depend on the schedule. So after a few runs
//! one execution is enough.

use super::decisions::{Decisions, Distances};
use driver::Setup;
use driver::Symbolic;
use driver::traces::symbolic_trace;
use rustc_hash::FxHashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use trace::{EventId, Place, Segment, ThreadName, Trace};
use vm::Output;
use vm::sched::{Conflicts, Curiosity, Replay, Scheduler, Steer};
use vm::{Did, End, Machine, NotFollowed, Outcome, Seen, Towards, Tracking, Waiting, Written};

/// A run that learns about writes of other threads which it did not know of is repeated, but not for ever.
const MOST_REPEATS: u32 = 3;

/// A run that was stopped because the time is over has a trace if it did not do more than this: there is little time for what follows.
const MOST_OF_STOPPED: usize = 100_000;

pub struct Observed {
    /// The run was the how-manieth, from 1.
    pub number: u64,
    /// How often runs had taught who writes what.
    pub knowledge: u64,
    pub trace: Trace,
    pub decisions: Decisions,
    pub outcome: Outcome,
    pub inputs: Symbolic,
    /// The first turn of the schedule that was not possible.
    pub missed: Option<usize>,
    /// What it printed, to standard output and standard error together.
    pub printed: Vec<u8>,
    /// Who waited at its end.
    pub waiting: Vec<Waiting>,
    /// Where inputs were lost, each place once: by its number in the trace.
    pub lost: Vec<(u32, NotFollowed)>,
}

struct Run {
    outcome: Outcome,
    trace: Trace,
    distances: Distances,
    printed: Vec<u8>,
    waiting: Vec<Waiting>,
    /// Why values were taken as they were, by thread and step clock.
    fixed: FxHashMap<(ThreadName, u64), NotFollowed>,
    /// Where inputs were lost besides.
    lost: Vec<(Place, NotFollowed)>,
    /// It taught something about who writes what, so that its trace is not complete.
    learnt: bool,
}

/// How far a failure, or what is wanted instead, is on the other side of the branches of a run.
fn distances(machine: &Machine<'_>, towards: Option<&Towards>) -> Distances {
    let branches = machine.seen().iter().filter(|s| matches!(s.did, Did::Branch { .. }));
    let distance = |s: &Seen| match towards {
        Some(towards) => machine.other_distance_towards(towards, s),
        None => machine.other_distance(s),
    };
    let named = |s: &Seen| Some(((machine.thread_name(s.thread)?.clone(), s.clock), distance(s)));
    branches.filter_map(named).collect()
}

/// Makes traces of a program.
pub struct Observer<'a> {
    pub setup: &'a Setup,
    written: Arc<Written>,
    tracking: Tracking,
    /// Where runs should get to; nothing: to failures.
    pub towards: Option<Towards>,
    /// What runs do where nothing else is asked of them: flows of data that none has shown.
    pub curiosity: Option<Curiosity>,
    pub executions: u64,
    /// How often runs taught who writes what.
    lessons: u64,
    /// The time that all runs took.
    pub time: Duration,
}

impl<'a> Observer<'a> {
    /// Of a program; `tracking` says what is left out.
    pub fn new(setup: &'a Setup, tracking: Tracking) -> Observer<'a> {
        Observer {
            setup,
            written: tracking.written.clone(),
            tracking,
            towards: None,
            curiosity: None,
            executions: 0,
            lessons: 0,
            time: Duration::ZERO,
        }
    }

    /// Does a run that somebody else is after, and learns from it who writes what; also the conflicts that it showed.
    pub fn learn_from(&mut self, setup: &Setup, scheduler: &mut dyn Scheduler) -> (Outcome, Conflicts) {
        self.executions += 1;
        let mut machine = setup.machine(Output::Discard);
        machine.track(self.tracking.clone());
        machine.schedule_with(scheduler);
        let outcome = machine.run();
        Arc::make_mut(&mut self.written).add(machine.seen());
        (outcome, Conflicts::new(machine.seen()))
    }

    /// Runs it with these inputs, first along the schedule, then on without switches.
    pub fn observe(&mut self, schedule: &[Segment], inputs: &Symbolic) -> Observed {
        self.observe_with(Steer::new(schedule.to_vec()), inputs)
    }

    pub fn observe_with(&mut self, mut steer: Steer, inputs: &Symbolic) -> Observed {
        let setup = self.setup.with_symbolic(inputs.clone());
        if let Some(curiosity) = self.curiosity.take() {
            steer = steer.curious(curiosity);
        }
        let mut observed = self.observe_as(&setup, &mut steer, inputs);
        observed.missed = steer.missed();
        self.curiosity = steer.into_curiosity();
        observed
    }

    /// The same in another way.
    pub fn observe_as(&mut self, setup: &Setup, scheduler: &mut dyn Scheduler, inputs: &Symbolic) -> Observed {
        let started = Instant::now();
        let mut run = self.once(setup, scheduler);
        for _ in 1..MOST_REPEATS {
            if !run.learnt || matches!(run.outcome.end, End::Stopped(_) | End::Unsupported { .. }) {
                break;
            }
            let mut again = Replay::new(run.outcome.schedule.clone());
            run = self.once(setup, &mut again);
        }
        self.time += started.elapsed();
        let Run { mut trace, outcome, distances, printed, waiting, fixed, lost: besides, .. } = run;
        let decisions = Decisions::of(&trace, &distances);
        let why = |id: &EventId| {
            let event = trace.find(*id)?;
            let thread = trace.tables.threads()[event.thread as usize].clone();
            Some((event.place, fixed.get(&(thread, event.clock)).cloned().unwrap_or(NotFollowed::Operation)))
        };
        let mut lost: Vec<(u32, NotFollowed)> = decisions.lost.iter().filter_map(why).collect();
        lost.extend(besides.into_iter().map(|(place, why)| (trace.tables.place(&place), why)));
        lost.sort();
        lost.dedup();
        let (number, knowledge, inputs) = (self.executions, self.lessons, inputs.clone());
        Observed { number, knowledge, trace, decisions, outcome, inputs, missed: None, printed, waiting, lost }
    }

    /// One execution; whether it taught something about who writes what.
    fn once(&mut self, setup: &Setup, scheduler: &mut dyn Scheduler) -> Run {
        self.executions += 1;
        let printed = Arc::new(Mutex::new(Vec::new()));
        let mut machine = setup.machine(Output::Capture(printed.clone()));
        machine.track(Tracking { written: self.written.clone(), ..self.tracking.clone() });
        machine.schedule_with(scheduler);
        let outcome = machine.run();
        let too_long = matches!(outcome.end, End::Stopped(_)) && machine.seen().len() > MOST_OF_STOPPED;
        let learnt = too_long || Arc::make_mut(&mut self.written).add(machine.seen());
        self.lessons += u64::from(learnt);
        let trace = if learnt { Trace::default() } else { symbolic_trace(&machine, "") };
        let distances = if learnt { Distances::default() } else { distances(&machine, self.towards.as_ref()) };
        let fixed = machine.seen().iter().filter(|s| !learnt && matches!(s.did, Did::Fixed { .. }));
        let named = |s: &Seen| Some(((machine.thread_name(s.thread)?.clone(), s.clock), machine.not_followed(s)));
        let fixed = fixed.filter_map(named).collect();
        let waiting = machine.waiting_threads();
        let lost = machine.lost_besides();
        let printed = std::mem::take(&mut *printed.lock().unwrap_or_else(PoisonError::into_inner));
        Run { outcome, trace, distances, printed, waiting, fixed, lost, learnt }
    }
}
