//! Goals: where threads stand, and what holds there.
//!
//! A goal is the last thing that happens, so what it asks of the state is asked of all that is inside the frontier.

use super::rules::DEEPEST;
use super::{Choices, Model, Rules, has_result};
use crate::formula::{Formula, StepId};
use crate::{Goal, Question, Unknown};
use std::collections::BTreeMap;
use trace::{EventId, ExprId, LockUse, SyncOp, Wake, What};

/// The steps of a write and a read, and the cells that both touch.
type Shared<'m> = (Option<StepId>, StepId, Vec<&'m super::Cell>);

impl Model {
    /// Every branch that could go otherwise as far as its condition tells, and every result of synchronisation that
    /// could be another, in the order of the trace.
    pub fn goals(&self) -> Vec<Goal> {
        let reordered = self.trace.ids().skip(self.trace.start);
        let flips = reordered.filter(|(id, event)| match &event.what {
            What::Branch { cond, .. } => self.trace.exprs.as_const(*cond).is_none(),
            What::Sync { op: SyncOp::WaitEnd { wake, .. }, on } => {
                *wake == Wake::TimedOut || *wake == Wake::Signalled && self.may_give_up(*id, on.address)
            }
            What::Sync { op: SyncOp::FutexWoken { wake }, on } => match wake {
                Wake::TimedOut => !self.kept.contains(&on.address),
                Wake::Signalled => self.may_give_up(*id, on.address),
                Wake::Spurious => false,
            },
            What::Sync { op: SyncOp::FutexWake { .. }, on } => self.counts_woken(*id, on.address),
            What::Sync { op, .. } => has_result(op) && !self.locks.is_own(*id),
            _ => false,
        });
        flips.map(|(id, _)| Goal::Flip(id)).collect()
    }

    pub fn accepts(&self, question: &Question) -> Result<(), Unknown> {
        let everything = self.everything();
        Rules::resume(self, &everything, Choices::default()).ask(question).map(|_| ())
    }

    /// Where the threads of a goal stand. Who is stuck where is known only when it was found.
    pub fn standing(goal: &Goal) -> Vec<EventId> {
        match goal {
            Goal::Flip(e) | Goal::Fail(e) | Goal::At(e) | Goal::Use { read: e, .. } | Goal::Stale { access: e, .. } => {
                vec![*e]
            }
            Goal::Pair(a, b) => vec![*a, *b],
            Goal::Cycle(events) => events.clone(),
            Goal::Stuck(_) => Vec::new(),
        }
    }
}

/// What is asked, and of which events.
type Asked = Vec<(EventId, Formula)>;

impl<'m> Rules<'m> {
    /// What a question asks, part by part, its orders at the end; why not if it cannot be asked of this trace.
    pub(crate) fn ask(&mut self, question: &Question) -> Result<Vec<(EventId, Formula)>, Unknown> {
        let (mut parts, orders) = self.ask_apart(question)?;
        parts.extend(question.orders.iter().map(|order| order.1).zip(orders));
        parts.retain(|(_, formula)| *formula != Formula::TRUE);
        Ok(parts)
    }

    /// The same; the orders apart, one formula for each.
    pub(crate) fn ask_apart(&mut self, question: &Question) -> Result<(Asked, Vec<Formula>), Unknown> {
        let orders = question.orders.iter().map(|&(a, b)| self.kept_order(a, b));
        let orders = orders.collect::<Result<_, String>>().map_err(Unknown::NoSense)?;
        let parts = self.ask_goal(question).map_err(Unknown::NoSense)?;
        let depth = parts.iter().map(|(_, formula)| formula.depth(&self.trace.exprs)).max().unwrap_or(0);
        match depth > DEEPEST {
            true => Err(Unknown::TooDeep { depth, most: DEEPEST }),
            false => Ok((parts, orders)),
        }
    }

    /// If the second has happened, the first has, and before it.
    fn kept_order(&self, first: EventId, second: EventId) -> Result<Formula, String> {
        let place = |event: EventId| {
            self.what(event)?;
            let step = self.steps.of_event(event).filter(|&s| self.steps.get(s).ordered);
            step.ok_or_else(|| format!("{} has no place in the order", event.show(&self.trace.tables)))
        };
        let (a, b) = (place(first)?, place(second)?);
        if a == b {
            return Err("an order is of two steps".into());
        }
        let kept = Formula::all([self.inside_if(a, b), self.before(a, b)]);
        Ok(self.inside(b).implies(kept))
    }

    fn ask_goal(&mut self, question: &Question) -> Result<Asked, String> {
        let mut parts = Vec::new();
        match &question.goal {
            Goal::Flip(event) | Goal::Fail(event) => {
                parts.push((*event, self.stands_at(*event)?));
                parts.push((*event, self.flipped(*event)?));
            }
            Goal::At(event) => {
                parts.push((*event, self.stands_at(*event)?));
                parts.push((*event, self.within_step(*event)?));
            }
            Goal::Pair(a, b) => {
                if a.thread == b.thread {
                    return Err("a pair is of two threads".into());
                }
                self.conflict(*a, *b)?;
                for event in [a, b] {
                    parts.push((*event, self.stands_at(*event)?));
                    parts.push((*event, self.within_step(*event)?));
                }
            }
            Goal::Cycle(events) => {
                if events.len() < 2 {
                    return Err("a cycle has two threads at least".into());
                }
                for (event, next) in events.iter().zip(events.iter().cycle().skip(1)) {
                    parts.push((*event, self.stands_at(*event)?));
                    // That the other one waits is part of where it stands.
                    if !self.is_behind_writer(*event, *next) {
                        parts.push((*event, self.within_step(*event)?));
                        parts.push((*event, self.waits_for(*event, next.thread)?));
                    }
                }
            }
            Goal::Stuck(waits) => parts.extend(self.stuck(waits)?),
            Goal::Use { write, read } => {
                parts.push((*read, self.stands_at(*read)?));
                parts.push((*read, self.within_step(*read)?));
                if let Some(write) = write {
                    parts.push((*write, self.reached(*write)?));
                }
                parts.push((write.unwrap_or(*read), self.would_use(*write, *read)?));
            }
            Goal::Stale { free, access } => {
                if !matches!(self.what(*free)?, What::Free { .. }) {
                    return Err(format!("{} frees nothing", free.show(&self.trace.tables)));
                }
                parts.push((*access, self.stands_at(*access)?));
                parts.push((*access, self.within_step(*access)?));
                parts.push((*free, self.reached(*free)?));
            }
        }
        // Only the goal's threads stand in the middle of something.
        let standing = Model::standing(&question.goal);
        if let Some(first) = standing.first() {
            let others = self.named.stands.iter().filter(|(thread, _)| standing.iter().all(|s| s.thread != **thread));
            parts.push((*first, Formula::all(others.map(|(_, stands)| stands.clone().not()))));
        }
        // A thread that comes through decisions does so at once: nothing happens while it stands at one. Without
        // events that must have happened there is no need to say so: whatever came later can be left out.
        let happened: Vec<EventId> = question.happened().collect();
        if !happened.is_empty()
            && let [event] = standing[..]
        {
            parts.push((event, self.is_last_step(event, &happened)));
        }
        if let Some(first) = standing.first() {
            let is = |&(expr, value): &(ExprId, u64)| Formula::is(expr, self.trace.exprs.width(expr), value);
            parts.push((*first, Formula::all(question.not.iter().map(|not| is(not).not()))));
        }
        for event in &happened {
            parts.push((*event, self.reached(*event)?));
            // A thread is not after where it stands, even if neither step matters.
            let behind = |s: &&EventId| {
                s.thread == event.thread && self.steps.seat(**s).is_some_and(|seat| seat.begin <= event.index)
            };
            if standing.iter().any(|s| behind(&s)) {
                parts.push((*event, Formula::FALSE));
            }
        }
        for (write, read) in &question.uses {
            parts.push((*read, self.has_used(*write, *read)?));
        }
        parts.retain(|(_, formula)| *formula != Formula::TRUE);
        Ok(parts)
    }

    fn what(&self, id: EventId) -> Result<&What, String> {
        let event = self.event(id).ok_or_else(|| format!("the trace has no event {}", id.show(&self.trace.tables)))?;
        Ok(&event.what)
    }

    /// The thread has done everything before the step of this event, and not that.
    pub(super) fn stands_at(&self, event: EventId) -> Result<Formula, String> {
        self.what(event)?;
        if self.steps.position(event).is_some_and(|at| at < self.trace.start) {
            return Err(format!("{} belongs to the start of the trace", event.show(&self.trace.tables)));
        }
        let (before, at) = self.steps.around(event);
        let came = before.or(self.order.forks.get(&event.thread).copied()).map_or(Formula::TRUE, |s| self.inside(s));
        let stays = at.map_or(Formula::TRUE, |s| self.inside(s).not());
        Ok(Formula::all([came, stays]))
    }

    /// If the event is a decision that its thread comes through, all that is inside comes before the step after which it stands. Of what a
    /// thread must have `reached` the last step is enough: those before it come earlier.
    fn is_last_step(&self, event: EventId, reached: &[EventId]) -> Formula {
        let passed = self.steps.of_event(event).is_some_and(|s| self.steps.get(s).passed);
        let mut before = self.steps.around(event).0;
        while let Some(step) = before.filter(|&s| !self.steps.get(s).ordered) {
            before = self.steps.previous(step);
        }
        let Some(last) = before.filter(|_| passed) else { return Formula::TRUE };
        let matters = |id, s: &super::Step| s.thread != event.thread && s.ordered && !s.prefix && self.cone.has(id);
        let mut first: BTreeMap<u32, StepId> = BTreeMap::new();
        for event in reached {
            let own = self.steps.of_event(*event).or(self.steps.around(*event).0);
            let place = |mut step: StepId| loop {
                match self.steps.get(step).ordered {
                    true => break Some(step),
                    false => step = self.steps.previous(step)?,
                }
            };
            if let Some(step) = own.and_then(place) {
                let known = first.entry(event.thread).or_insert(step);
                *known = step.max(*known);
            }
        }
        let others = self.steps.iter().filter(|(id, s)| matters(*id, s));
        let others = others.filter(|(id, s)| first.get(&s.thread).is_none_or(|first| id >= first));
        Formula::all(others.map(|(s, _)| self.inside(s).implies(self.before(s, last))))
    }

    fn reached(&self, event: EventId) -> Result<Formula, String> {
        self.what(event)?;
        let (before, at) = self.steps.around(event);
        let done = match self.steps.of_event(event) {
            Some(own) => Some(own),
            None => before.or(self.order.forks.get(&event.thread).copied()),
        };
        debug_assert!(self.steps.of_event(event).is_none() || self.steps.of_event(event) == at);
        Ok(done.map_or(Formula::TRUE, |s| self.inside(s)))
    }

    /// What the event's step demands before the event: its reads find what is there, and its conditions hold.
    fn within_step(&mut self, event: EventId) -> Result<Formula, String> {
        self.what(event)?;
        let Some(step) = self.steps.of_event(event) else { return Ok(Formula::TRUE) };
        let model = self.model;
        let earlier = model.steps.events(&model.trace, step).take_while(|(id, _)| *id < event);
        let kept: Vec<Formula> = earlier.filter_map(|(_, e)| self.kept(&e.what)).collect();
        let reads = model.reads_of(step).map(|(cell, read)| self.would_see(cell, read, event.index));
        Ok(Formula::all(kept.into_iter().chain(reads)))
    }

    /// The branch or the operation has the other result.
    fn flipped(&mut self, event: EventId) -> Result<Formula, String> {
        let what = self.what(event)?;
        let other = match *what {
            What::Branch { cond, taken, .. } => Formula::is(cond, 1, (!taken).into()),
            _ => self
                .result(event, what)
                .ok_or_else(|| format!("{} has no result that could be another", event.show(&self.trace.tables)))?,
        };
        Ok(Formula::all([other, self.within_step(event)?]))
    }

    /// The other result of an operation of synchronisation.
    fn result(&self, event: EventId, what: &What) -> Option<Formula> {
        let What::Sync { op, on } = what else { return None };
        let at = on.address;
        Some(match *op {
            SyncOp::TryLock { took } | SyncOp::TryWriteLock { took } => self.other_attempt(event, at, false, took),
            SyncOp::TryReadLock { took } => self.other_attempt(event, at, true, took),
            SyncOp::WaitEnd { mutex, .. } => self.other_wake(event, at, Some(mutex.address)),
            SyncOp::FutexWoken { .. } => self.other_wake(event, at, None),
            SyncOp::FutexWake { .. } if has_result(op) => self.other_woken_count(event, at),
            SyncOp::OnceBegin | SyncOp::OnceDone | SyncOp::OnceEnd => self.other_once(event, at),
            _ if has_result(op) => self.other_count(event, at),
            _ => return None,
        })
    }

    /// Whether two events are accesses of which one writes, that overlap, and that are not both atomic.
    fn conflict(&self, a: EventId, b: EventId) -> Result<(), String> {
        let show = |e: EventId| e.show(&self.trace.tables).to_string();
        let access = |e: EventId| -> Result<(trace::Access, bool), String> {
            let what = self.what(e)?;
            match (what.access(), what) {
                (Some(at), _) => Ok((*at, !matches!(what, What::Read { .. }))),
                (None, What::Free { address, .. }) => {
                    let size = self.freed_bytes(*address);
                    Ok((trace::Access { location: 0, address: *address, size, atomic: None }, true))
                }
                _ => Err(format!("{} accesses no memory", show(e))),
            }
        };
        let ((x, writes_x), (y, writes_y)) = (access(a)?, access(b)?);
        let end = |a: &trace::Access| a.address.saturating_add(a.size.into());
        match () {
            () if end(&x) <= y.address || end(&y) <= x.address => {
                Err(format!("{} and {} do not overlap", show(a), show(b)))
            }
            () if !writes_x && !writes_y => Err(format!("neither {} nor {} writes", show(a), show(b))),
            () if x.atomic.is_some() && y.atomic.is_some() => {
                Err(format!("{} and {} are both atomic", show(a), show(b)))
            }
            () => Ok(()),
        }
    }

    fn freed_bytes(&self, address: u64) -> u32 {
        let free = self.objects.frees_of(address).first().map(|&f| &self.objects.freed[f]);
        free.map_or(1, |f| (f.to - f.from).min(u32::MAX.into()) as u32)
    }

    /// Whether one wants to read a lock that the other has begun to wait for, to write, where the reader looks: it has to wait, too.
    fn is_behind_writer(&self, reader: EventId, writer: EventId) -> bool {
        let lock = |id: EventId| match self.event(id)?.what {
            What::Sync { op: op @ (SyncOp::ReadLock | SyncOp::WriteLock), on } => Some((op, on.address)),
            _ => None,
        };
        let (Some((SyncOp::ReadLock, wanted)), Some((SyncOp::WriteLock, awaited))) = (lock(reader), lock(writer))
        else {
            return false;
        };
        let accesses = |id: EventId| {
            let step = self.steps.of_event(id).into_iter();
            step.flat_map(|s| self.steps.events(&self.trace, s))
                .filter_map(|(_, e)| Some((e.what.access()?.address, &e.what)))
        };
        // Who stops waiting counts itself out there, and so has counted itself in before.
        let counts = |at: u64| accesses(writer).any(|(a, what)| a == at && matches!(what, What::Update { .. }));
        wanted == awaited && accesses(reader).any(|(at, _)| counts(at))
    }

    /// The lock that the thread stands at is held by that one.
    fn waits_for(&self, event: EventId, holder: u32) -> Result<Formula, String> {
        let show = || event.show(&self.trace.tables).to_string();
        let (address, reads) = match *self.what(event)? {
            What::Sync { op: SyncOp::WaitEnd { mutex, .. }, .. } => (mutex.address, false),
            What::Sync { op, on } => match op.lock_use() {
                Some(LockUse::Take { .. }) if has_result(&op) => {
                    return Err(format!("{} takes no lock that it waits for", show()));
                }
                Some(LockUse::Take { reads, .. }) => (on.address, reads),
                _ => return Err(format!("{} takes no lock", show())),
            },
            What::Join { child } => {
                if child != holder {
                    return Ok(Formula::FALSE);
                }
                let end = self.steps.of_thread(child).next_back();
                return Ok(end.map_or(Formula::FALSE, |end| self.inside(end).not()));
            }
            _ => return Err(format!("{} takes no lock", show())),
        };
        let sections = self.locks.all.get(&address).map_or(&[][..], |l| &l.sections);
        let held = sections.iter().filter(|s| s.thread == holder && !(s.reads && reads)).map(|s| {
            let began = s.lock.map_or(Formula::TRUE, |(l, _)| self.inside(l));
            let lasts = s.unlock.map_or(Formula::TRUE, |u| self.inside(u).not());
            Formula::all([began, lasts])
        });
        Ok(Formula::any(held))
    }

    /// The write is the last one inside to every cell that both touch; without one, none is inside that the read touches.
    fn would_use(&mut self, write: Option<EventId>, read: EventId) -> Result<Formula, String> {
        let (source, r, shared) = self.shared_cells(write, read)?;
        Ok(Formula::all(shared.iter().map(|cell| self.is_last(cell, source, r))))
    }

    /// The same of a read that has happened: the others came before the write, or after the read.
    fn has_used(&mut self, write: Option<EventId>, read: EventId) -> Result<Formula, String> {
        let (source, r, shared) = self.shared_cells(write, read)?;
        let mut parts = Vec::from_iter(source.map(|w| self.before(w, r)));
        for other in
            shared.iter().flat_map(|cell| &cell.writes).map(|w| w.step).filter(|w| Some(*w) != source && *w != r)
        {
            let earlier = source.map_or(Formula::FALSE, |w| self.before(other, w));
            parts.push(Formula::any([self.inside(other).not(), earlier, self.before(r, other)]));
        }
        Ok(Formula::all(parts))
    }

    fn shared_cells(&self, write: Option<EventId>, read: EventId) -> Result<Shared<'m>, String> {
        let tables = &self.trace.tables;
        let none = || match write {
            Some(write) => format!("{} cannot find what {} wrote", read.show(tables), write.show(tables)),
            None => format!("nobody writes what {} reads", read.show(tables)),
        };
        let source = write.map(|w| self.steps.of_event(w).ok_or_else(none)).transpose()?;
        let r = self.steps.of_event(read).ok_or_else(none)?;
        let model = self.model;
        let shared: Vec<&super::Cell> = model
            .reads_of(r)
            .filter(|(cell, found)| {
                found.values.iter().any(|v| v.1 == read.index)
                    && source.is_none_or(|w| cell.writes.iter().any(|x| x.step == w))
            })
            .map(|(cell, _)| cell)
            .collect();
        if shared.is_empty() { Err(none()) } else { Ok((source, r, shared)) }
    }
}
