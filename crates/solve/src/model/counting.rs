//! Semaphores and barriers: what is possible depends on how many operations came before.
//!
//! The operations on one object are in a total order. With what a semaphore or barrier began must be known: its `Init`
//! must come before everything else that is done to it. Otherwise the observed order is kept.
//!
//! Who is the last at a barrier is a result like that of a trylock, and kept inside the frontier; where the program does not
//! look at it, anybody may be.

use super::Rules;
use super::steps::Meetings;
use crate::formula::{Formula, StepId};
use std::collections::{BTreeMap, BTreeSet};
use trace::{EventId, SyncOp, Trace, What};

/// An operation on a semaphore or barrier.
#[derive(Clone, Copy, Debug)]
pub(super) struct Use {
    pub(super) step: StepId,
    pub(super) event: EventId,
    pub(super) op: SyncOp,
    /// Where it stands in the trace.
    at: u32,
    /// At a barrier that is used by exactly as many threads as it holds up: the round. Every thread arrives once in every round then, so
    /// that its n-th arrival is in the n-th round in whatever order.
    round: Option<u32>,
}

/// A semaphore or barrier.
#[derive(Clone, Debug, Default)]
pub(super) struct Counter {
    /// In the order of the trace.
    pub(super) uses: Vec<Use>,
    /// With what it began, if that is known.
    begins: Option<i64>,
    barrier: bool,
    /// By round, if that is known: who arrives.
    rounds: Vec<Vec<Use>>,
}

/// By address.
pub(super) type Counters = BTreeMap<u64, Counter>;

fn counts(op: &SyncOp) -> bool {
    use SyncOp::*;
    matches!(
        op,
        SemaphoreWait
            | SemaphoreTryWait { .. }
            | SemaphorePost
            | SemaphoreValue { .. }
            | BarrierArrive { .. }
            | BarrierLeave
    )
}

/// Whether an operation takes one from a semaphore, or is an arrival.
pub(super) fn takes(op: &SyncOp) -> bool {
    matches!(op, SyncOp::SemaphoreWait | SyncOp::SemaphoreTryWait { took: true } | SyncOp::BarrierArrive { .. })
}

pub(super) fn counters(trace: &Trace, steps: &super::Steps) -> Counters {
    let mut all = Counters::new();
    let mut inits: BTreeMap<u64, Vec<(StepId, u64)>> = BTreeMap::new();
    for (step, s) in steps.iter() {
        for (event, e) in steps.events(trace, step) {
            let What::Sync { op, on } = &e.what else { continue };
            if let SyncOp::Init { value } = op {
                inits.entry(on.address).or_default().push((step, *value));
            }
            if counts(op) {
                let counter = all.entry(on.address).or_default();
                counter.uses.push(Use { step, event, op: *op, at: s.at, round: None });
                counter.barrier |= matches!(op, SyncOp::BarrierArrive { .. } | SyncOp::BarrierLeave);
            }
        }
    }
    for (address, counter) in &mut all {
        counter.uses.sort_by_key(|u| u.at);
        let first = |init: StepId| counter.uses.iter().all(|u| steps.must_precede(init, u.step));
        counter.begins = match inits.get(address).map_or(&[][..], Vec::as_slice) {
            [(init, value)] if first(*init) => Some(*value as i64),
            _ => None,
        };
        if counter.begins.is_some_and(|n| !counter.explains(n)) {
            counter.begins = None;
        }
        if let Some(rounds) = counter.begins.and_then(|size| counter.fixed_rounds(size)) {
            for (u, round) in counter.uses.iter_mut().zip(rounds) {
                u.round = Some(round);
                if counter.rounds.len() <= round as usize {
                    counter.rounds.resize(round as usize + 1, Vec::new());
                }
                if takes(&u.op) {
                    counter.rounds[round as usize].push(*u);
                }
            }
        }
    }
    all
}

/// What must come before everybody who leaves a barrier, as far as its rounds are the same in every order.
pub(super) fn meetings(counters: &Counters) -> Meetings {
    let mut meetings = Meetings::new();
    for counter in counters.values().filter(|c| c.barrier) {
        for u in counter.uses.iter().filter(|u| u.op == SyncOp::BarrierLeave) {
            let arrivals = u.round.and_then(|round| counter.rounds.get(round as usize));
            // The last round of a trace may lack somebody, who never comes; and who left too early was not held up.
            let is_full = |a: &&Vec<Use>| Some(a.len() as i64) == counter.begins && a.iter().all(|a| a.at < u.at);
            if let Some(arrivals) = arrivals.filter(is_full) {
                meetings.insert(u.step, arrivals.iter().map(|a| a.step).filter(|&a| a != u.step).collect());
            }
        }
    }
    meetings
}

impl Counter {
    /// All uses, in their order, if what was observed cannot be explained.
    pub(super) fn unexplained(&self) -> Option<Vec<(StepId, EventId)>> {
        self.begins.is_none().then(|| self.uses.iter().map(|u| (u.step, u.event)).collect())
    }

    /// The steps that post or arrive, or all.
    pub(super) fn uses(&self, all: bool) -> impl Iterator<Item = StepId> {
        let adds = |op: &SyncOp| matches!(op, SyncOp::SemaphorePost | SyncOp::BarrierArrive { .. });
        self.uses.iter().filter(move |u| all || adds(&u.op)).map(|u| u.step)
    }

    /// The round of each use, if that is the same in every order.
    fn fixed_rounds(&self, size: i64) -> Option<Vec<u32>> {
        let threads: BTreeSet<u32> = self.uses.iter().map(|u| u.event.thread).collect();
        if !self.barrier || threads.len() as i64 != size {
            return None;
        }
        let mut arrived: BTreeMap<u32, u32> = BTreeMap::new();
        let (mut arrivals, mut rounds) = (0, Vec::new());
        for u in &self.uses {
            let own = arrived.entry(u.event.thread).or_default();
            if takes(&u.op) {
                if i64::from(*own) != arrivals / size {
                    return None;
                }
                (*own, arrivals) = (*own + 1, arrivals + 1);
            }
            rounds.push(own.checked_sub(1)?);
        }
        Some(rounds)
    }

    /// Whether what was observed is possible: a front end that does not know results writes any.
    fn explains(&self, begins: i64) -> bool {
        if self.barrier {
            let arrivals = self.uses.iter().filter(|u| takes(&u.op)).zip(1i64..);
            return begins > 0
                && arrivals
                    .clone()
                    .all(|(u, n)| matches!(u.op, SyncOp::BarrierArrive { last, .. } if last == (n % begins == 0)));
        }
        let mut count = begins;
        self.uses.iter().all(|u| {
            let fits = match u.op {
                SyncOp::SemaphorePost => true,
                SyncOp::SemaphoreTryWait { took: false } => count == 0,
                SyncOp::SemaphoreValue { value } => count == value as i64,
                _ => count > 0,
            };
            count += match u.op {
                SyncOp::SemaphorePost => 1,
                op if takes(&op) => -1,
                _ => 0,
            };
            fits
        })
    }
}

/// A moment: at a step, or at the frontier, where this event comes next.
#[derive(Clone, Copy)]
enum Moment {
    At(StepId),
    Next(EventId),
    Frontier,
}

impl Rules<'_> {
    pub(super) fn counting(&mut self) {
        for counter in self.model.counters.values() {
            let Some(begins) = counter.begins else { continue };
            let matched = !counter.barrier && self.orders.is_some();
            if matched {
                self.takes(counter, begins);
            }
            for a in counter.uses.iter().filter(|u| self.cone.has(u.step) && !(matched && takes(&u.op))) {
                let result = match counter.barrier {
                    true => self.barrier_result(counter, begins, a, Moment::At(a.step)),
                    false => self.semaphore_result(counter, begins, &a.op, Moment::At(a.step)),
                };
                let rule = self.inside(a.step).implies(result);
                self.say(a.event, rule);
                if self.gives_up() {
                    return;
                }
            }
        }
    }

    fn done(&self, u: &Use, moment: Moment) -> Formula {
        match moment {
            Moment::At(step) if step == u.step => Formula::FALSE,
            Moment::At(step) => Formula::all([self.inside_if(u.step, step), self.before(u.step, step)]),
            Moment::Next(event) if event == u.event => Formula::FALSE,
            Moment::Next(_) | Moment::Frontier => self.inside(u.step),
        }
    }

    /// The operation gives the result that was observed.
    fn semaphore_result(&self, counter: &Counter, begins: i64, op: &SyncOp, moment: Moment) -> Formula {
        // Posts done, and takes not done: together the value and the number of takes.
        let mut of = Vec::new();
        let mut takers = 0;
        for u in &counter.uses {
            let done = self.done(u, moment);
            if u.op == SyncOp::SemaphorePost {
                of.push(done);
            } else if takes(&u.op) {
                of.push(done.not());
                takers += 1;
            }
        }
        let value = |v: i64| v - begins + takers;
        match *op {
            SyncOp::SemaphoreTryWait { took: false } => Formula::at_least(value(1), of).not(),
            SyncOp::SemaphoreValue { value: v } => Formula::exactly(value(v as i64), of),
            SyncOp::SemaphorePost => Formula::TRUE,
            _ => Formula::at_least(value(1), of),
        }
    }

    /// The same where it is known who arrives in which round: all others of this one have arrived.
    fn round_result(&self, counter: &Counter, size: i64, u: &Use, moment: Moment) -> Option<Formula> {
        let arrivals = counter.rounds.get(u.round? as usize)?;
        let others = arrivals.iter().filter(|a| a.event != u.event);
        // The last round of a trace may lack somebody, who never comes.
        let complete = match arrivals.len() as i64 == size {
            true => Formula::all(others.map(|a| self.done(a, moment)).collect::<Vec<_>>()),
            false => Formula::FALSE,
        };
        Some(match u.op {
            SyncOp::BarrierArrive { ignored: true, .. } => Formula::TRUE,
            SyncOp::BarrierArrive { last: false, .. } => complete.not(),
            _ => complete,
        })
    }

    fn barrier_result(&self, counter: &Counter, size: i64, u: &Use, moment: Moment) -> Formula {
        if let Some(result) = self.round_result(counter, size, u, moment) {
            return result;
        }
        let arrivals: Vec<&Use> = counter.uses.iter().filter(|a| takes(&a.op)).collect();
        let rounds = (arrivals.len() as i64).div_euclid(size);
        let arrived = |moment| arrivals.iter().map(|a| self.done(a, moment)).collect::<Vec<_>>();
        match u.op {
            SyncOp::BarrierArrive { ignored: true, .. } => Formula::TRUE,
            SyncOp::BarrierArrive { last, .. } => {
                let before = arrived(moment);
                let is_last = Formula::any((0..rounds).map(|k| Formula::exactly(k * size + size - 1, before.clone())));
                if last { is_last } else { is_last.not() }
            }
            // The round in which this thread arrived is complete.
            _ => {
                let own = arrivals.iter().rfind(|a| a.event.thread == u.event.thread && a.event < u.event);
                let Some(own) = own else { return Formula::TRUE };
                let (mine, now) = (arrived(Moment::At(own.step)), arrived(moment));
                Formula::all((0..=rounds).map(|k| {
                    let in_round = Formula::at_least(k * size, mine.clone());
                    in_round.implies(Formula::at_least((k + 1) * size, now.clone()))
                }))
            }
        }
    }

    /// A semaphore is 0 at the frontier.
    pub(super) fn is_used_up(&self, address: u64) -> Formula {
        let Some((counter, begins)) = self.counters.get(&address).and_then(|c| Some((c, c.begins?))) else {
            return Formula::FALSE;
        };
        self.semaphore_result(counter, begins, &SyncOp::SemaphoreTryWait { took: false }, Moment::Frontier)
    }

    /// The opposite result of an operation, for a thread that stands at it.
    pub(super) fn other_count(&self, event: EventId, address: u64) -> Formula {
        let Some(counter) = self.counters.get(&address) else { return Formula::FALSE };
        let Some(begins) = counter.begins else { return Formula::FALSE };
        let Some(u) = counter.uses.iter().find(|u| u.event == event) else { return Formula::FALSE };
        let same = match counter.barrier {
            true => self.barrier_result(counter, begins, u, Moment::Next(event)),
            false => self.semaphore_result(counter, begins, &u.op, Moment::Next(event)),
        };
        same.not()
    }
}
