//! Steps: which events happen at once, and which steps must come before which in every reordering.
//!
//! Consecutive events of a thread with one step clock are one step, except that the second half of a wait begins a new
//! one. Steps that can neither constrain nor be constrained are left out; whoever follows a witness passes through them.

use crate::formula::StepId;
use std::collections::BTreeMap;
use std::ops::Range;
use trace::{Event, EventId, SyncOp, Trace, What};

/// An indivisible piece of one thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    pub thread: u32,
    /// Its events, by their index in the thread.
    pub events: Range<u32>,
    /// Where its first event stands in the trace.
    pub at: u32,
    /// Whether it belongs to the part of the trace that is not reordered.
    pub prefix: bool,
    /// Whether its place in the order matters. That of a step with nothing but branches does not.
    pub ordered: bool,
    /// Whether its thread comes through it without a chance to stop after the step before: only decisions are between.
    pub passed: bool,
}

/// The steps of a trace, thread by thread.
#[derive(Clone, Debug, Default)]
pub struct Steps {
    pub(super) list: Vec<Step>,
    /// Where the steps of each thread begin in `list`; one more at the end.
    first: Vec<u32>,
    /// Where each event of each thread stands in the trace.
    positions: Vec<Vec<u32>>,
    /// For each event, its step, or how many steps its thread has before it.
    seats: Vec<Vec<Seat>>,
    /// For each step and each thread, how many steps of that thread must be before it (itself included).
    clocks: Vec<u32>,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Seat {
    /// How many steps of the thread that matter come before that of the event.
    pub(super) before: u32,
    /// Whether the event's own step matters.
    pub(super) matters: bool,
    /// The first event of its step.
    pub(super) begin: u32,
    /// The first event after its step.
    pub(super) end: u32,
}

/// By step that leaves a barrier: those that arrive there, which it needs.
pub(super) type Meetings = BTreeMap<StepId, Vec<StepId>>;

/// Whether an event resumes a call that waited, and so is a step of its own though its clock is the same.
fn resumes(what: &What, previous: &What) -> bool {
    match what {
        What::Sync { op, .. } if op.resumes() => true,
        // As traces before version 1.3 have it.
        What::Sync { op: SyncOp::FutexWait { found: None, .. }, .. } => {
            matches!(previous, What::Sync { op: SyncOp::FutexWait { .. }, .. })
        }
        _ => false,
    }
}

/// How far a step matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Matters {
    No,
    /// It has conditions.
    Inside,
    /// Its place in the order matters.
    Ordered,
}

impl Steps {
    /// Splits a trace; `matters` judges the event at a place of the trace, and `keeps` says which threads keep their order.
    pub(super) fn new(trace: &Trace, keeps: &dyn Fn(u32) -> bool, matters: impl Fn(usize, &Event) -> Matters) -> Steps {
        let named = trace.events.iter().flat_map(|e| [Some(e.thread), e.what.other_thread()]).flatten().max();
        let threads = trace.tables.threads().len().max(named.map_or(0, |t| t as usize + 1));
        let mut positions: Vec<Vec<u32>> = vec![Vec::new(); threads];
        for (at, event) in trace.events.iter().enumerate() {
            positions[event.thread as usize].push(at as u32);
        }
        let mut steps = Steps { first: vec![0], ..Steps::default() };
        for (thread, own) in positions.iter().enumerate() {
            let event = |i: usize| &trace.events[own[i] as usize];
            let mut seats = Vec::with_capacity(own.len());
            let mut begin = 0;
            // Whether the thread could stop since the last step that matters.
            let mut stopped = true;
            // The event after which it fails: who comes there fails.
            let fails = own.last().is_some_and(|&at| matches!(trace.events[at as usize].what, What::Fails));
            let fatal = (0..own.len()).rev().find(|&i| fails && event(i).what.shows());
            while begin < own.len() {
                let mut end = begin + 1;
                while end < own.len()
                    && event(end).clock == event(begin).clock
                    && !resumes(&event(end).what, &event(end - 1).what)
                {
                    end += 1;
                }
                let least =
                    if fatal.is_some_and(|i| (begin..end).contains(&i)) { Matters::Inside } else { Matters::No };
                let judged = (begin..end).map(|i| matters(own[i] as usize, event(i))).fold(least, Matters::max);
                let before = steps.list.len() as u32 - steps.first[thread];
                seats.extend((begin..end).map(|_| Seat {
                    before,
                    matters: judged > Matters::No,
                    begin: begin as u32,
                    end: end as u32,
                }));
                let stops = (begin..end).any(|i| event(i).what.shows());
                let passed = !stops && !stopped;
                stopped = judged == Matters::No && (stops || stopped);
                if judged > Matters::No {
                    steps.list.push(Step {
                        thread: thread as u32,
                        events: begin as u32..end as u32,
                        at: own[begin],
                        prefix: (own[begin] as usize) < trace.start,
                        ordered: judged == Matters::Ordered,
                        passed,
                    });
                }
                begin = end;
            }
            steps.first.push(steps.list.len() as u32);
            steps.seats.push(seats);
        }
        steps.positions = positions;
        steps.clocks = steps.must_precede_clocks(trace, keeps, &Meetings::default());
        steps
    }

    /// Who leaves a barrier comes after all that have arrived there.
    pub(super) fn meet(&mut self, trace: &Trace, keeps: &dyn Fn(u32) -> bool, meetings: &Meetings) {
        if !meetings.is_empty() {
            self.clocks = self.must_precede_clocks(trace, keeps, meetings);
        }
    }

    /// In trace order: what precedes a step by program order, births, ends, the prefix, threads that keep their order, and meetings.
    fn must_precede_clocks(&self, trace: &Trace, keeps: &dyn Fn(u32) -> bool, meetings: &Meetings) -> Vec<u32> {
        let threads = self.positions.len();
        let mut clocks = vec![0; self.list.len() * threads];
        let mut order: Vec<u32> = (0..self.list.len() as u32).collect();
        order.sort_by_key(|&s| self.list[s as usize].at);
        let mut now = vec![vec![0u32; threads]; threads];
        let (mut prefix, mut kept) = (vec![0u32; threads], vec![0u32; threads]);
        let join = |into: &mut [u32], from: &[u32]| into.iter_mut().zip(from).for_each(|(a, b)| *a = (*a).max(*b));
        for s in order {
            let step = &self.list[s as usize];
            let t = step.thread as usize;
            let mut clock = std::mem::take(&mut now[t]);
            join(&mut clock, &prefix);
            let is_kept = step.ordered && keeps(step.thread);
            if is_kept {
                join(&mut clock, &kept);
            }
            for event in self.events(trace, StepId(s)).map(|(_, e)| e) {
                if let What::Join { child } = event.what {
                    join(&mut clock, &now[child as usize]);
                }
            }
            for arrival in meetings.get(&StepId(s)).into_iter().flatten() {
                join(&mut clock, &clocks[arrival.0 as usize * threads..][..threads]);
            }
            clock[t] = s - self.first[t] + 1;
            clocks[s as usize * threads..][..threads].copy_from_slice(&clock);
            for event in self.events(trace, StepId(s)).map(|(_, e)| e) {
                if let What::Fork { child } = event.what {
                    join(&mut now[child as usize], &clock);
                }
            }
            if step.prefix {
                join(&mut prefix, &clock);
            }
            if is_kept {
                kept.copy_from_slice(&clock);
            }
            now[t] = clock;
        }
        clocks
    }

    pub fn len(&self) -> usize {
        self.list.len()
    }

    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = (StepId, &Step)> {
        self.list.iter().enumerate().map(|(i, s)| (StepId(i as u32), s))
    }

    pub fn get(&self, step: StepId) -> &Step {
        &self.list[step.0 as usize]
    }

    /// The steps of a thread, in program order.
    pub(crate) fn of_thread(&self, thread: u32) -> impl DoubleEndedIterator<Item = StepId> + use<> {
        (self.first[thread as usize]..self.first[thread as usize + 1]).map(StepId)
    }

    pub(super) fn first_of(&self, thread: u32) -> StepId {
        StepId(self.first[thread as usize])
    }

    /// The one before it in its thread.
    pub(crate) fn previous(&self, step: StepId) -> Option<StepId> {
        (step.0 > self.first[self.get(step).thread as usize]).then(|| StepId(step.0 - 1))
    }

    /// Those after it in its thread.
    pub(crate) fn behind(&self, step: StepId) -> impl Iterator<Item = StepId> + use<> {
        (step.0 + 1..self.first[self.get(step).thread as usize + 1]).map(StepId)
    }

    pub fn position(&self, event: EventId) -> Option<usize> {
        self.positions.get(event.thread as usize)?.get(event.index as usize).map(|&p| p as usize)
    }

    pub(super) fn events_of(&self, thread: u32) -> u32 {
        self.positions[thread as usize].len() as u32
    }

    pub fn threads(&self) -> u32 {
        self.positions.len() as u32
    }

    pub(super) fn seat(&self, event: EventId) -> Option<Seat> {
        self.seats.get(event.thread as usize)?.get(event.index as usize).copied()
    }

    /// The step of an event, if it matters.
    pub fn of_event(&self, event: EventId) -> Option<StepId> {
        let seat = self.seat(event)?;
        seat.matters.then(|| StepId(self.first[event.thread as usize] + seat.before))
    }

    /// The last step that matters before that of an event, and the first at or after it.
    pub(super) fn around(&self, event: EventId) -> (Option<StepId>, Option<StepId>) {
        let Some(seat) = self.seat(event) else { return (None, None) };
        let (first, end) = (self.first[event.thread as usize], self.first[event.thread as usize + 1]);
        let at = first + seat.before;
        ((seat.before > 0).then(|| StepId(at - 1)), (at < end).then_some(StepId(at)))
    }

    pub fn events<'t>(
        &'t self,
        trace: &'t Trace,
        step: StepId,
    ) -> impl DoubleEndedIterator<Item = (EventId, &'t Event)> + Clone {
        let Step { thread, events, .. } = self.get(step);
        let thread = *thread;
        let positions = &self.positions[thread as usize];
        events.clone().map(move |index| (EventId { thread, index }, &trace.events[positions[index as usize] as usize]))
    }

    /// Whether the first comes before the second in every reordering.
    pub(crate) fn must_precede(&self, a: StepId, b: StepId) -> bool {
        let threads = self.positions.len();
        let a_step = self.get(a);
        let own = a.0 - self.first[a_step.thread as usize];
        a != b && self.clocks[b.0 as usize * threads + a_step.thread as usize] > own
    }
}
