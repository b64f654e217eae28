//! How far threads may have to come for a question.
//!
//! A goal asks for reads, locks and signals, those ask for the writes they may see, the unlocks they may wait for, and so on;
//! with every step, its thread's earlier ones are needed, too. What lies beyond never has to happen: take it out of
//! a run that leads to the goal, and what remains still does. (TAME's `getRelevantEvents`, made a fixed point because our
//! runs may end anywhere.)

use super::Model;
use crate::formula::StepId;
use crate::stop::Until;
use crate::{Goal, Question};
use std::collections::BTreeMap;
use trace::{EventId, LockUse, SyncOp, Wake, What};

/// After so many steps somebody looks at the clock.
const LOOKS: u32 = 64;

/// For each thread, the steps that may be inside the frontier: its first ones.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Cone {
    /// By step: the first one of its thread that is outside.
    ends: Vec<StepId>,
    /// By step: whose it is.
    threads: Vec<u32>,
}

impl Cone {
    pub(crate) fn has(&self, step: StepId) -> bool {
        step < self.ends[self.threads[step.0 as usize] as usize]
    }

    pub(crate) fn len(&self) -> usize {
        (0..self.threads.len() as u32).filter(|&s| self.has(StepId(s))).count()
    }

    /// The part of it that does not come later in the trace than this place.
    pub(crate) fn until(&self, steps: &super::Steps, position: usize) -> Cone {
        let mut near = self.clone();
        for thread in 0..steps.threads() {
            let own = steps.of_thread(thread).take_while(|&s| self.has(s));
            // Whoever does a step comes through the decisions after it.
            let inside = own.take_while(|&s| steps.get(s).at as usize <= position || steps.get(s).passed);
            near.ends[thread as usize] = inside.last().map_or(steps.first_of(thread), |last| StepId(last.0 + 1));
        }
        near
    }

    /// The first step outside of each thread that has one.
    pub(crate) fn outside(&self) -> impl Iterator<Item = StepId> + '_ {
        let steps = self.threads.len() as u32;
        let ends = self.ends.iter().enumerate();
        ends.filter(move |(t, end)| end.0 < steps && self.threads[end.0 as usize] as usize == *t).map(|(_, end)| *end)
    }
}

struct Growing<'m> {
    model: &'m Model,
    cone: Cone,
    /// Steps in the cone whose needs were not looked at.
    open: Vec<StepId>,
    /// Sections whose lock is in the cone, by lock.
    sections: BTreeMap<u64, Vec<usize>>,
    /// Locks that the goal wants free.
    wanted: Vec<u64>,
    /// What must have happened before a step, as the question wants it.
    orders: BTreeMap<StepId, Vec<StepId>>,
}

impl Model {
    pub(crate) fn everything(&self) -> Cone {
        let mut cone = self.nothing();
        for thread in 0..self.steps.threads() {
            if let Some(last) = self.steps.of_thread(thread).next_back() {
                cone.ends[thread as usize] = StepId(last.0 + 1);
            }
        }
        cone
    }

    fn nothing(&self) -> Cone {
        let threads = self.steps.iter().map(|(_, s)| s.thread).collect();
        let first = |t: u32| self.steps.first_of(t);
        Cone { ends: (0..self.steps.threads()).map(first).collect(), threads }
    }

    /// What a question needs; if there is no time to find out, everything.
    pub(crate) fn cone(&self, question: &Question, until: &Until) -> Cone {
        let mut growing = Growing {
            model: self,
            cone: self.nothing(),
            open: Vec::new(),
            sections: BTreeMap::new(),
            wanted: Vec::new(),
            orders: BTreeMap::new(),
        };
        for (step, s) in self.steps.iter() {
            if s.prefix {
                growing.need(step);
            }
        }
        growing.goal(&question.goal);
        question.happened().for_each(|event| growing.reach(event));
        let step = |event: &EventId| self.steps.of_event(*event);
        let orders = question.orders.iter().filter_map(|(a, b)| Some((step(b)?, step(a)?)));
        orders.for_each(|(second, first)| growing.orders.entry(second).or_default().push(first));
        let mut looks = 0u32;
        while let Some(step) = growing.open.pop() {
            looks += 1;
            if looks.is_multiple_of(LOOKS) && until.over().is_some() {
                return self.everything();
            }
            growing.look(step);
            growing.orders.get(&step).cloned().into_iter().flatten().for_each(|first| growing.need(first));
        }
        growing.cone
    }
}

impl Growing<'_> {
    fn need(&mut self, step: StepId) {
        let end = &mut self.cone.ends[self.cone.threads[step.0 as usize] as usize];
        if *end <= step {
            // Whoever does a step comes through the decisions after it.
            let steps = &self.model.steps;
            let passed = (step.0 + 1..steps.len() as u32).map(StepId).take_while(|&s| steps.get(s).passed);
            let last = passed.last().unwrap_or(step);
            self.open.extend((end.0..=last.0).map(StepId));
            *end = StepId(last.0 + 1);
        }
    }

    fn reach(&mut self, event: EventId) {
        let (before, at) = self.model.steps.around(event);
        let own = at.filter(|_| self.model.steps.of_event(event).is_some());
        let fork = self.model.order.forks.get(&event.thread).copied();
        own.or(before).or(fork).into_iter().for_each(|step| self.need(step));
    }

    /// The thread stands at an event, and its step's reads are of interest.
    fn stand(&mut self, event: EventId) {
        let (before, _) = self.model.steps.around(event);
        let fork = self.model.order.forks.get(&event.thread).copied();
        before.or(fork).into_iter().for_each(|step| self.need(step));
        if let Some(step) = self.model.steps.of_event(event) {
            self.reads(step);
        }
    }

    fn goal(&mut self, goal: &Goal) {
        Model::standing(goal).into_iter().for_each(|event| self.stand(event));
        match goal {
            Goal::Flip(event) | Goal::Fail(event) => {
                if let Some(What::Sync { op, on }) = self.model.event(*event).map(|e| e.what.clone()) {
                    self.result(&op, on.address);
                }
            }
            Goal::Pair(..) | Goal::At(_) => {}
            Goal::Cycle(events) => {
                for event in events {
                    match self.model.event(*event).map(|e| &e.what) {
                        Some(What::Sync { op: SyncOp::WaitEnd { mutex, .. }, .. }) => self.all_locks(mutex.address),
                        Some(What::Sync { on, .. }) => self.all_locks(on.address),
                        _ => {}
                    }
                }
            }
            // Whoever could go on must.
            Goal::Stuck(_) => {
                let steps = &self.model.steps;
                let ends = (0..steps.threads()).filter_map(|t| steps.of_thread(t).next_back());
                ends.for_each(|end| self.need(end));
            }
            Goal::Use { write: Some(event), .. } | Goal::Stale { free: event, .. } => self.reach(*event),
            Goal::Use { write: None, .. } => {}
        }
    }

    /// What another result of an operation may need.
    fn result(&mut self, op: &SyncOp, address: u64) {
        if let Some(LockUse::Take { took, .. }) = op.lock_use() {
            if took {
                self.all_locks(address)
            } else {
                self.want(address)
            }
            return;
        }
        match op {
            SyncOp::WaitEnd { mutex, .. } => {
                self.want(mutex.address);
                self.signals(address);
            }
            SyncOp::FutexWoken { .. } => self.signals(address),
            SyncOp::FutexWake { .. } => self.sleeps(address),
            _ => self.uses(address, true),
        }
    }

    /// What a step that is inside may need.
    fn look(&mut self, step: StepId) {
        let model = self.model;
        self.reads(step);
        if let Some(needs) = model.needs.get(&step) {
            needs.iter().for_each(|&s| self.need(s));
        }
        for (event, e) in model.steps.events(&model.trace, step) {
            let What::Sync { op, on } = &e.what else { continue };
            match (op.lock_use(), op) {
                (Some(LockUse::Take { took: true, .. }), _) => self.section(on.address, event),
                (Some(LockUse::Take { took: false, .. }), _) => self.all_locks(on.address),
                (_, SyncOp::WaitEnd { wake: Wake::Signalled, .. } | SyncOp::FutexWoken { wake: Wake::Signalled }) => {
                    self.signals(on.address)
                }
                (_, SyncOp::FutexWake { ignored: false, .. }) => self.sleeps(on.address),
                (_, SyncOp::SemaphoreWait | SyncOp::SemaphoreTryWait { took: true }) => self.uses(on.address, false),
                (_, SyncOp::SemaphoreTryWait { .. } | SyncOp::SemaphoreValue { .. }) => self.uses(on.address, true),
                (_, SyncOp::BarrierArrive { .. } | SyncOp::BarrierLeave) => self.uses(on.address, true),
                (_, SyncOp::Destroy) => {
                    let over = model.order.given_back.iter().filter(|g| g.destroy == step);
                    over.for_each(|g| self.need(g.unlock));
                }
                _ => {}
            }
        }
    }

    fn reads(&mut self, step: StepId) {
        let model = self.model;
        for (cell, read) in model.reads_of(step) {
            // Whoever does a step has done all before it: the last of each thread is enough.
            for write in model.last_sources(cell, read, |thread| self.cone.ends[thread as usize]) {
                self.need(write);
            }
        }
    }

    /// A section begins inside: it may have to end for another one, and others for it.
    fn section(&mut self, address: u64, lock: EventId) {
        let Some(known) = self.model.locks.all.get(&address) else { return };
        let Some(new) = known.find(lock) else { return };
        // One that was held from the beginning counts from the beginning.
        let held = || (0..known.sections.len()).filter(|&s| known.sections[s].lock.is_none());
        let is_first = !self.sections.contains_key(&address);
        let begun = self.sections.entry(address).or_insert_with(|| held().collect());
        begun.push(new);
        // As soon as there are two, each may have to end; then those before the last have been told so.
        let may_end = match begun.len() {
            1 if !self.wanted.contains(&address) => &[],
            n if n > 2 && !is_first => &begun[n - 1..],
            _ => &begun[..],
        };
        let ends: Vec<StepId> = may_end.iter().filter_map(|&s| known.sections[s].unlock).collect();
        ends.into_iter().for_each(|unlock| self.need(unlock));
    }

    /// The goal wants the lock to be free.
    fn want(&mut self, address: u64) {
        self.wanted.push(address);
        let Some(known) = self.model.locks.all.get(&address) else { return };
        let held = known.sections.iter().filter(|s| s.lock.is_none()).filter_map(|s| s.unlock);
        held.for_each(|unlock| self.need(unlock));
        let begun = self.sections.get(&address).cloned().unwrap_or_default();
        begun.into_iter().filter_map(|s| known.sections[s].unlock).for_each(|unlock| self.need(unlock));
    }

    /// Somebody should hold the lock.
    fn all_locks(&mut self, address: u64) {
        let Some(known) = self.model.locks.all.get(&address) else { return };
        known.sections.iter().filter_map(|s| s.lock).for_each(|(lock, _)| self.need(lock));
    }

    fn signals(&mut self, address: u64) {
        let Some(condition) = self.model.conditions.get(&address) else { return };
        condition.signals().for_each(|signal| self.need(signal));
    }

    /// What decides how many a wake of a futex wakes.
    fn sleeps(&mut self, address: u64) {
        let Some(futex) = self.model.futexes.get(&address) else { return };
        futex.uses().for_each(|step| self.need(step));
    }

    /// What a semaphore or barrier counts: what adds to it, or everything.
    fn uses(&mut self, address: u64, all: bool) {
        let Some(counter) = self.model.counters.get(&address) else { return };
        counter.uses(all).for_each(|step| self.need(step));
    }
}
