//! The machine: threads that replay their observed events, one step at a time.

use super::standing;
use super::sync::Objects as SyncObjects;
use crate::Goal;
use crate::objects::{Objects, span};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::ops::Range;
use trace::{Access, Event, EventId, ExprId, Node, SyncOp, Trace, What};

/// What a trace says once and for all.
pub struct Setup<'t> {
    pub(super) trace: &'t Trace,
    /// Each thread's events, by their place in the trace.
    pub(super) threads: Vec<Vec<usize>>,
    inputs: BTreeMap<u32, u64>,
    objects: Objects,
    /// Initial contents of memory.
    memory: Memory,
    /// Threads whose birth is in the trace.
    born: Vec<bool>,
    /// The bytes that are looked at one by one, in order: those of all accesses of up to 8 bytes, and one for each stretch of the
    /// others that no access begins or ends in.
    spots: Vec<u64>,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    /// How many events each thread has done.
    done: Vec<u32>,
    started: Vec<bool>,
    memory: Memory,
    /// Who wrote a byte last.
    writers: BTreeMap<u64, EventId>,
    vars: BTreeMap<u32, u64>,
    /// How many objects were freed at an address.
    frees: BTreeMap<u64, u32>,
    sync: SyncObjects,
}

/// A replay.
#[derive(Clone)]
pub struct Machine<'s, 't> {
    setup: &'s Setup<'t>,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Byte {
    Known(u8),
    /// This byte of an expression, lowest first. An object that a thread fills before others see it holds what the thread
    /// has read by then, which is not known at the start.
    Of(ExprId, u32),
}

/// Bytes by address; what is not known is not there.
type Memory = BTreeMap<u64, Byte>;

/// What a step has overwritten: its reads see memory as it was before it.
type Overwritten = BTreeMap<u64, Option<Byte>>;

fn spots(trace: &Trace) -> Vec<u64> {
    let mut spots = Vec::new();
    for event in &trace.events {
        if let What::Read { at, .. } | What::Write { at, .. } | What::Update { at, .. } | What::Initial { at, .. } =
            &event.what
        {
            let end = at.address.saturating_add(at.size.into());
            match at.size {
                0..=8 => spots.extend(at.address..=end),
                _ => spots.extend([at.address, end]),
            }
        }
    }
    spots.sort_unstable();
    spots.dedup();
    spots
}

fn mask(size: u32) -> u64 {
    if size >= 8 { u64::MAX } else { (1 << (8 * size)) - 1 }
}

impl<'t> Setup<'t> {
    /// Of a trace, with these inputs instead of the observed ones.
    pub fn new(trace: &'t Trace, inputs: &[(EventId, u64)]) -> Result<Setup<'t>, String> {
        let count = trace.events.iter().map(|e| e.thread as usize + 1).max().unwrap_or(0);
        let count = count.max(trace.tables.threads().len());
        let mut threads = vec![Vec::new(); count];
        let mut born = vec![false; count];
        let mut observed = BTreeMap::new();
        for (at, (id, event)) in trace.ids().enumerate() {
            threads[event.thread as usize].push(at);
            match event.what {
                What::Fork { child } => born[child as usize] = true,
                What::Symbolic { expr, value, .. } => {
                    let Node::Var { var, .. } = *trace.exprs.node(expr) else {
                        return Err(format!("{} is an input that is no variable", id.show(&trace.tables)));
                    };
                    let given = inputs.iter().find(|i| i.0 == id).map(|i| i.1);
                    observed.insert(var.0, given.unwrap_or(value));
                }
                _ => {}
            }
        }
        let mut setup = Setup {
            trace,
            threads,
            inputs: observed,
            objects: Objects::new(trace),
            memory: Memory::new(),
            born,
            spots: spots(trace),
        };
        setup.memory = setup.contents(0..usize::MAX, None);
        Ok(setup)
    }

    /// The bytes of a stretch that are looked at.
    fn spots(&self, from: u64, to: u64) -> &'_ [u64] {
        let below = |end: u64| self.spots.partition_point(|&spot| spot < end);
        &self.spots[below(from)..below(to).max(below(from))]
    }

    fn spots_of(&self, at: &Access) -> &[u64] {
        self.spots(at.address, at.address.saturating_add(at.size.into()))
    }

    /// What the first accesses in a stretch of the trace show of memory, perhaps only of one part of it.
    fn contents(&self, stretch: Range<usize>, only: Option<(u64, u64)>) -> Memory {
        let mut seen: BTreeMap<u64, Option<Byte>> = BTreeMap::new();
        for (at, event) in self.trace.events.iter().enumerate() {
            let (access, value, expr) = match &event.what {
                What::Read { at, value, .. } => (at, *value, None),
                What::Write { at, before, .. } | What::Update { at, before, .. } => (at, *before, None),
                What::Initial { at, value, expr } => (at, Some(*value), *expr),
                _ => continue,
            };
            if !stretch.contains(&at) {
                continue;
            }
            let bytes = value.map(u64::to_le_bytes);
            for &address in self.spots_of(access) {
                let i = (address - access.address) as u32;
                if only.is_none_or(|(from, to)| (from..to).contains(&address)) {
                    let known = bytes.and_then(|b| b.get(i as usize).copied().map(Byte::Known));
                    seen.entry(address).or_insert(expr.map(|expr| Byte::Of(expr, i)).or(known));
                }
            }
        }
        seen.into_iter().filter_map(|(a, b)| Some((a, b?))).collect()
    }

    fn event(&self, id: EventId) -> Option<&'t Event> {
        let at = *self.threads.get(id.thread as usize)?.get(id.index as usize)?;
        Some(&self.trace.events[at])
    }

    fn step_from(&self, thread: u32, begin: u32) -> Option<Range<u32>> {
        let first = self.event(EventId { thread, index: begin })?;
        let mut end = begin + 1;
        while let Some(event) = self.event(EventId { thread, index: end }) {
            // Before version 1.3, a sleep on a futex was two waits.
            let old_futex = |e: Option<&Event>| {
                e.is_some_and(|e| matches!(e.what, What::Sync { op: SyncOp::FutexWait { found: None, .. }, .. }))
            };
            let previous = self.event(EventId { thread, index: end - 1 });
            let resumed = match event.what {
                What::Sync {
                    op: SyncOp::WaitEnd { .. } | SyncOp::BarrierLeave | SyncOp::FutexWoken { .. }, ..
                } => true,
                _ => old_futex(Some(event)) && old_futex(previous),
            };
            if event.clock != first.clock || resumed {
                break;
            }
            end += 1;
        }
        Some(begin..end)
    }
}

impl<'s, 't> Machine<'s, 't> {
    /// A machine that has done the start of the trace.
    pub fn new(setup: &'s Setup<'t>) -> Result<Machine<'s, 't>, String> {
        let count = setup.threads.len();
        let state = State {
            done: vec![0; count],
            started: (0..count).map(|t| !setup.born[t]).collect(),
            memory: setup.memory.clone(),
            writers: BTreeMap::new(),
            vars: setup.inputs.clone(),
            frees: BTreeMap::new(),
            sync: SyncObjects::new(setup),
        };
        let mut machine = Machine { setup, state };
        for (id, _) in setup.trace.ids().take(setup.trace.start) {
            if machine.state.done[id.thread as usize] <= id.index {
                machine.step(id.thread).map_err(|why| {
                    format!("the start of the trace is not possible: {}: {why}", id.show(&setup.trace.tables))
                })?;
            }
        }
        Ok(machine)
    }

    /// The events of a thread's next step, as indices; `None` at its end.
    pub fn next(&self, thread: u32) -> Option<Range<u32>> {
        self.setup.step_from(thread, *self.state.done.get(thread as usize)?)
    }

    pub fn has_done(&self, event: EventId) -> bool {
        self.state.done.get(event.thread as usize).is_some_and(|&done| event.index < done)
    }

    pub fn threads(&self) -> u32 {
        self.state.done.len() as u32
    }

    /// Something that is equal for machines that do the same from now on.
    pub fn key(&self) -> impl std::hash::Hash + Eq + use<> {
        self.state.clone()
    }

    pub fn found(&self, event: EventId) -> Option<u64> {
        let expr = match self.setup.event(event)?.what {
            What::Read { expr, .. } => expr?,
            What::Update { read, .. } => read?,
            _ => return None,
        };
        if self.has_done(event) { self.value(expr).ok() } else { None }
    }

    /// The thread does its next step, with the observed results. After an error, the machine is of no more use.
    pub fn step(&mut self, thread: u32) -> Result<(), String> {
        let Some(step) = self.next(thread) else { return Err("the thread is at its end".into()) };
        self.part(thread, step)
    }

    /// Whether the thread has failed: between what it did last and its failure is nothing where it could stop.
    pub(crate) fn has_failed(&self, thread: u32) -> bool {
        let last = self.setup.threads[thread as usize].last().map(|&at| &self.setup.trace.events[at].what);
        if !matches!(last, Some(What::Fails)) {
            return false;
        }
        let mut on = self.clone();
        while let Some(step) = on.next(thread).filter(|_| on.state.done[thread as usize] > 0) {
            let mut events = step.filter_map(|index| self.setup.event(EventId { thread, index }));
            if events.clone().any(|e| e.what.shows()) {
                return false;
            }
            if events.any(|e| matches!(e.what, What::Fails)) {
                return true;
            }
            if on.step(thread).is_err() {
                return false;
            }
        }
        false
    }

    fn part(&mut self, thread: u32, events: Range<u32>) -> Result<(), String> {
        if !self.state.started[thread as usize] {
            return Err("its thread does not exist yet".into());
        }
        let mut before = Overwritten::new();
        for index in events.clone() {
            self.event(EventId { thread, index }, &mut before)?;
        }
        self.state.done[thread as usize] = events.end;
        Ok(())
    }

    fn event(&mut self, id: EventId, before: &mut Overwritten) -> Result<(), String> {
        let Some(event) = self.setup.event(id) else { return Err("there is no such event".into()) };
        let at = self.setup.threads[id.thread as usize][id.index as usize];
        if let Some((address, _)) = span(&event.what) {
            let freed = self.setup.objects.generation(address, at);
            let base = self.setup.objects.frees_of(address).first().map(|&f| self.setup.objects.freed[f].from);
            if base.is_some_and(|base| self.state.frees.get(&base).copied().unwrap_or(0) != freed) {
                return Err("its object is not there".into());
            }
        }
        match &event.what {
            What::Read { at, expr: Some(expr), .. } => self.read(at, *expr, before),
            What::Read { .. } | What::Initial { .. } => Ok(()),
            What::Write { at, after, expr, .. } => self.write(id, at, *expr, *after, before),
            What::Update { at, after, read, expr, .. } => {
                if let Some(read) = read {
                    self.read(at, *read, before)?;
                }
                self.write(id, at, *expr, *after, before)
            }
            What::Branch { cond, taken, .. } => match self.value(*cond)? == u64::from(*taken) {
                true => Ok(()),
                false => Err("the branch goes the other way".into()),
            },
            What::Fixed { expr, value } => match self.value(*expr)? == *value {
                true => Ok(()),
                false => Err("a fixed value is another".into()),
            },
            What::Fails => Err("the thread fails there, and the run ends".into()),
            What::Fork { child } => {
                self.state.started[*child as usize] = true;
                Ok(())
            }
            What::Join { child } => {
                let ended = self.setup.threads[*child as usize].iter().filter(|&&e| e < at).count();
                match self.state.done[*child as usize] as usize >= ended {
                    true => Ok(()),
                    false => Err("the thread has not ended".into()),
                }
            }
            What::Free { address, .. } => {
                let number = self.state.frees.entry(*address).or_default();
                *number += 1;
                // What is there next shows when it is accessed.
                if let Some(freed) = self.setup.objects.freed.iter().find(|f| f.at == at) {
                    let (from, to) = (freed.from, freed.to);
                    self.state.memory.retain(|a, _| !(from..to).contains(a));
                    self.state.memory.extend(self.setup.contents(at..usize::MAX, Some((from, to))));
                }
                Ok(())
            }
            What::Sync { op, on } => self.state.sync.happen(id.thread, op, on.address),
            _ => Ok(()),
        }
    }

    fn value(&self, expr: ExprId) -> Result<u64, String> {
        let exprs = &self.setup.trace.exprs;
        if let Some(var) = exprs.vars_of([expr]).iter().find(|v| !self.state.vars.contains_key(&v.0)) {
            return Err(format!("{var} has no value yet"));
        }
        let value = exprs.eval(expr, &mut |var| self.state.vars.get(&var.0).copied().unwrap_or(0));
        value.ok_or_else(|| "a division by zero".to_string())
    }

    fn read(&mut self, at: &Access, expr: ExprId, before: &Overwritten) -> Result<(), String> {
        let mut value = 0;
        for &address in self.setup.spots_of(at).iter().rev() {
            let byte = before.get(&address).copied().unwrap_or_else(|| self.state.memory.get(&address).copied());
            let byte = match byte {
                Some(Byte::Known(byte)) => byte,
                Some(Byte::Of(expr, number)) => {
                    self.value(expr)?.to_le_bytes().get(number as usize).copied().unwrap_or(0)
                }
                None => return Err("what is there is not known".into()),
            };
            value = value << 8 | u64::from(byte);
        }
        if let Node::Var { var, .. } = *self.setup.trace.exprs.node(expr) {
            self.state.vars.insert(var.0, value);
            return Ok(());
        }
        match self.value(expr)? == value {
            true => Ok(()),
            false => Err("the value is another".into()),
        }
    }

    fn write(
        &mut self,
        id: EventId,
        at: &Access,
        expr: Option<ExprId>,
        after: Option<u64>,
        before: &mut Overwritten,
    ) -> Result<(), String> {
        let value = match expr {
            // A value that does not matter to anybody may hang on what is not known.
            Some(expr) => self.value(expr).ok(),
            None => after,
        };
        let bytes = value.map(|v| (v & mask(at.size)).to_le_bytes());
        for &address in self.setup.spots_of(at) {
            let i = address - at.address;
            self.state.writers.insert(address, id);
            let old = match bytes.and_then(|b| b.get(i as usize).copied()) {
                Some(byte) => self.state.memory.insert(address, Byte::Known(byte)),
                None => self.state.memory.remove(&address),
            };
            before.entry(address).or_insert(old);
        }
        Ok(())
    }

    /// Whether a read would find here what the write wrote; without one, what was there at the start.
    pub fn would_find(&self, write: Option<EventId>, read: EventId) -> Result<bool, String> {
        let span = |id: EventId| self.setup.event(id).and_then(|e| span(&e.what)).ok_or("no access");
        let (c, d) = span(read)?;
        let Some(write) = write else {
            return Ok(self.setup.spots(c, d).iter().all(|byte| !self.state.writers.contains_key(byte)));
        };
        let (a, b) = span(write)?;
        let same_step = |w: &EventId| {
            let step = self.setup.step_around(write);
            w.thread == write.thread && step.contains(&w.index)
        };
        let bytes = self.setup.spots(a.max(c), b.min(d));
        Ok(bytes.iter().all(|byte| self.state.writers.get(byte).is_some_and(same_step)))
    }

    /// Whether a goal holds here. An error says that it can hold nowhere.
    pub fn holds(&self, goal: &Goal) -> Result<bool, String> {
        let Some(here) = self.standing_at(goal) else { return Ok(false) };
        let sync = &here.state.sync;
        match goal {
            Goal::Flip(id) | Goal::Fail(id) => {
                let event = self.setup.event(*id).ok_or("no such event")?;
                Ok(match &event.what {
                    What::Branch { cond, taken, .. } => here.value(*cond).is_ok_and(|v| v != u64::from(*taken)),
                    What::Sync { op, on } => sync.other_result(id.thread, op, on.address)?,
                    _ => return Err("the event has no result".into()),
                })
            }
            // That they conflict is a matter of the trace.
            Goal::Pair(..) | Goal::At(_) => Ok(true),
            Goal::Cycle(events) => {
                let next = events.iter().cycle().skip(1);
                Ok(events.iter().zip(next).all(|(e, next)| match self.setup.event(*e).map(|e| &e.what) {
                    Some(What::Sync { op: SyncOp::ReadLock, .. }) if self.setup.waits_behind(*e, *next) => true,
                    Some(What::Sync { op: SyncOp::WaitEnd { mutex, .. }, .. }) => {
                        self.state.sync.is_in_the_way(next.thread, &SyncOp::Lock, mutex.address)
                    }
                    Some(What::Sync { op, on }) => self.state.sync.is_in_the_way(next.thread, op, on.address),
                    Some(What::Join { child }) => *child == next.thread && self.next(*child).is_some(),
                    _ => false,
                }))
            }
            Goal::Stuck(lists) => {
                let stands = |e: &EventId| {
                    self.state.started[e.thread as usize] && self.next(e.thread).is_some_and(|s| s.contains(&e.index))
                };
                let over = |t: u32| !self.state.started[t as usize] || self.next(t).is_none();
                let all_stand = lists.iter().all(|list| list.iter().any(stands));
                Ok(all_stand && (0..self.threads()).all(|t| over(t) || self.waits(t)))
            }
            Goal::Use { write, read } => self.would_find(*write, *read),
            Goal::Stale { free, .. } => Ok(self.has_done(*free)),
        }
    }
}

impl<'s, 't> Machine<'s, 't> {
    /// The machine with the goal's threads at its events, in the middle of their steps; `None` if they are elsewhere.
    fn standing_at(&self, goal: &Goal) -> Option<Machine<'s, 't>> {
        let mut here = self.clone();
        for event in standing(goal) {
            let next = self.next(event.thread);
            let step = next.filter(|s| s.contains(&event.index) && self.state.started[event.thread as usize])?;
            // It looks whether a writer waits, sees one, and does not come to the event.
            if matches!(goal, Goal::Cycle(all) if all.iter().any(|e| self.setup.waits_behind(event, *e))) {
                continue;
            }
            // What the step does before it comes to the event.
            let mut before = Overwritten::new();
            for index in step.start..event.index {
                here.event(EventId { thread: event.thread, index }, &mut before).ok()?;
            }
        }
        Some(here)
    }

    /// Whether a thread waits for what others have or have not done: it would do no wrong, but cannot go on.
    fn waits(&self, thread: u32) -> bool {
        let (mut here, mut before) = (self.clone(), Overwritten::new());
        for index in self.next(thread).into_iter().flatten() {
            let id = EventId { thread, index };
            let waits = match self.setup.event(id).map(|e| &e.what) {
                Some(What::Sync { op, on }) => here.state.sync.waits(thread, op, on.address),
                Some(What::Join { .. }) => here.clone().event(id, &mut Overwritten::new()).is_err(),
                _ => false,
            };
            if waits || here.event(id, &mut before).is_err() {
                return waits;
            }
        }
        false
    }

    /// Whether an expression has this value where a goal's threads stand. What depends on reads that have not happened has none.
    pub(super) fn is_known_to_be(&self, goal: &Goal, expr: ExprId, value: u64) -> bool {
        self.standing_at(goal).is_some_and(|here| here.value(expr) == Ok(value))
    }
}

impl Setup<'_> {
    /// Whether a thread that stands at `reader` finds that the one at `writer` waits for the same lock, in a word that both touch.
    fn waits_behind(&self, reader: EventId, writer: EventId) -> bool {
        let what = |id: EventId| self.event(id).map(|e| &e.what);
        let (Some(What::Sync { op: SyncOp::ReadLock, on: a }), Some(What::Sync { op: SyncOp::WriteLock, on: b })) =
            (what(reader), what(writer))
        else {
            return false;
        };
        let beside = |id: EventId| {
            let step = self.step_around(id);
            step.filter_map(move |index| what(EventId { thread: id.thread, index }))
        };
        let counted = |at: u64| {
            beside(writer).any(|w| matches!(w, What::Update { .. }) && w.access().is_some_and(|w| w.address == at))
        };
        a.address == b.address && beside(reader).filter_map(What::access).any(|r| counted(r.address))
    }

    fn step_around(&self, event: EventId) -> Range<u32> {
        let mut begin = 0;
        while let Some(step) = self.step_from(event.thread, begin) {
            if step.contains(&event.index) {
                return step;
            }
            begin = step.end;
        }
        event.index..event.index + 1
    }
}

/// The vars of a machine, for tests that print.
impl std::fmt::Debug for Machine<'_, '_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let vars: FxHashMap<_, _> = self.state.vars.iter().collect();
        f.debug_struct("Machine").field("done", &self.state.done).field("vars", &vars).finish()
    }
}
