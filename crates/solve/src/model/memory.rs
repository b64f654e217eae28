//! Memory: cells, and which write a read may take its value from.
//!
//! A *cell* is a run of bytes that every access of the trace touches wholly or not at all, so that accesses of different
//! sizes that overlap need no special case. Only bytes that some symbolic read looks at are in a cell.
//!
//! Candidates are pruned as in section 4 of the TAME paper (a write that another one must hide, and one that must come
//! later), and by lock regions: what a critical section overwrites before it ends is never seen by another section on
//! that lock, and a section that has written sees nothing of other sections on that lock.

use super::orders::FRONTIER;
use super::{Model, Rules};
use crate::formula::{Bits, Formula, StepId, Value};
use crate::objects::Objects;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use trace::{Access, Event, EventId, ExprId, What};

/// A byte of one object: how many were freed at that address before, and the address.
type Spot = (u32, u64);

/// A write to a cell. A step that writes it several times counts once, with the last value.
#[derive(Clone, Debug)]
pub(super) struct CellWrite {
    pub(super) step: StepId,
    /// `None`: unknown.
    pub(super) value: Option<Bits>,
    /// The next one of its thread.
    pub(super) next: Option<StepId>,
}

/// The symbolic reads of a cell by one step.
#[derive(Clone, Debug)]
pub(super) struct CellRead {
    pub(super) step: StepId,
    /// What stands for the value, and the index of the event.
    pub(super) values: Vec<(Bits, u32)>,
}

/// A run of bytes.
#[derive(Clone, Debug, Default)]
pub(super) struct Cell {
    /// Which one of the model's it is.
    pub(super) number: u32,
    /// What it holds at the start; `None`: unknown.
    pub(super) initial: Option<Bits>,
    /// In the order of the trace.
    pub(super) writes: Vec<CellWrite>,
    /// The same by thread, as indices.
    by_thread: Vec<(u32, Vec<u32>)>,
    pub(super) reads: Vec<CellRead>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Layout {
    /// First byte and length, in order.
    cells: Vec<(Spot, u64)>,
}

fn spot(objects: &Objects, access: &Access, at: usize) -> Spot {
    (objects.generation(access.address, at), access.address)
}

fn symbolic_read(what: &What) -> Option<(&Access, ExprId)> {
    match what {
        What::Read { at, expr: Some(expr), .. } | What::Update { at, read: Some(expr), .. } => Some((at, *expr)),
        _ => None,
    }
}

fn write_of(what: &What) -> Option<(&Access, Option<Value>)> {
    match what {
        What::Write { at, expr, after, .. } | What::Update { at, expr, after, .. } => {
            Some((at, expr.map(Value::Expr).or(after.map(Value::Number))))
        }
        _ => None,
    }
}

/// What an event shows of memory as it was before it.
fn shows(what: &What) -> Option<(&Access, Option<Value>)> {
    match what {
        What::Read { at, value, .. } => Some((at, value.map(Value::Number))),
        What::Write { at, before, .. } | What::Update { at, before, .. } => Some((at, before.map(Value::Number))),
        What::Initial { at, value, expr } => Some((at, Some(expr.map_or(Value::Number(*value), Value::Expr)))),
        _ => None,
    }
}

impl Layout {
    pub(super) fn new(events: &[Event], objects: &Objects) -> Layout {
        let mut reads: Vec<(Spot, u64)> = Vec::new();
        for (at, event) in events.iter().enumerate() {
            if let Some((access, _)) = symbolic_read(&event.what) {
                reads.push((spot(objects, access, at), access.size.into()));
            }
        }
        reads.sort_unstable();
        reads.dedup();
        // The bytes that are read, as runs that do not touch.
        let mut covered: Vec<(Spot, u64)> = Vec::new();
        let mut cuts: Vec<Spot> = Vec::new();
        for &((object, from), size) in &reads {
            cuts.extend([(object, from), (object, from + size)]);
            match covered.last_mut() {
                Some(((o, begin), length)) if *o == object && from <= *begin + *length => {
                    *length = (*length).max(from + size - *begin);
                }
                _ => covered.push(((object, from), size)),
            }
        }
        for (at, event) in events.iter().enumerate() {
            let Some((access, _)) = shows(&event.what) else { continue };
            let (object, from) = spot(objects, access, at);
            let to = from.saturating_add(access.size.into());
            let first = covered.partition_point(|&((o, begin), length)| (o, begin + length) <= (object, from));
            let touched = covered[first..].iter().take_while(|&&((o, begin), _)| o == object && begin < to);
            if touched.count() > 0 {
                cuts.extend([(object, from), (object, to)]);
            }
        }
        cuts.sort_unstable();
        cuts.dedup();
        let mut cells = Vec::new();
        for ((object, begin), length) in covered {
            let end = begin + length;
            let mut from = begin;
            let inner = cuts.partition_point(|&c| c <= (object, begin));
            for &(_, cut) in cuts[inner..].iter().take_while(|&&c| c <= (object, end)) {
                cells.push(((object, from), cut - from));
                from = cut;
            }
        }
        Layout { cells }
    }

    /// The cells that an access touches: their number, and where in the access they begin and how many bytes they have.
    fn touched(&self, (object, from): Spot, size: u32) -> impl Iterator<Item = (usize, u32, u32)> {
        let to = from.saturating_add(size.into());
        let first = self.cells.partition_point(|&((o, begin), length)| (o, begin + length) <= (object, from));
        let cells = self.cells[first..].iter().take_while(move |&&((o, begin), _)| o == object && begin < to);
        cells.enumerate().map(move |(i, &((_, begin), length))| (first + i, (begin - from) as u32, length as u32))
    }

    pub(super) fn concerns(&self, objects: &Objects, at: usize, what: &What) -> bool {
        let access = symbolic_read(what).map(|(a, _)| a).or(write_of(what).map(|(a, _)| a));
        access.is_some_and(|a| self.touched(spot(objects, a, at), a.size).next().is_some())
    }
}

/// The bytes of a value that lie in a cell.
fn part(value: Value, from: u32, length: u32) -> Option<Bits> {
    // Of values of more than 8 bytes nothing is known.
    (from + length <= 8).then_some(Bits { of: value, low: 8 * from, width: 8 * length })
}

impl Model {
    pub(super) fn find_accesses(&mut self, layout: &Layout) {
        let objects = &self.objects;
        let numbers = 0..layout.cells.len() as u32;
        let mut cells: Vec<Cell> = numbers.map(|number| Cell { number, ..Cell::default() }).collect();
        let mut begun = vec![false; cells.len()];
        let mut events: FxHashMap<u32, u32> = FxHashMap::default();
        for (at, event) in self.trace.events.iter().enumerate() {
            let index = events.entry(event.thread).or_default();
            let id = EventId { thread: event.thread, index: *index };
            *index += 1;
            if let Some((access, value)) = shows(&event.what) {
                for (cell, from, length) in layout.touched(spot(objects, access, at), access.size) {
                    if !std::mem::replace(&mut begun[cell], true) {
                        cells[cell].initial = value.and_then(|v| part(v, from, length));
                    }
                }
            }
            let Some(step) = self.steps.of_event(id) else { continue };
            if let Some((access, expr)) = symbolic_read(&event.what) {
                for (cell, from, length) in layout.touched(spot(objects, access, at), access.size) {
                    let Some(bits) = part(Value::Expr(expr), from, length) else { continue };
                    match cells[cell].reads.last_mut().filter(|r| r.step == step) {
                        Some(read) => read.values.push((bits, id.index)),
                        None => cells[cell].reads.push(CellRead { step, values: vec![(bits, id.index)] }),
                    }
                }
            }
            if let Some((access, value)) = write_of(&event.what) {
                for (cell, from, length) in layout.touched(spot(objects, access, at), access.size) {
                    let value = value.and_then(|v| part(v, from, length));
                    match cells[cell].writes.last_mut().filter(|w| w.step == step) {
                        Some(write) => write.value = value,
                        None => cells[cell].writes.push(CellWrite { step, value, next: None }),
                    }
                }
            }
        }
        for cell in &mut cells {
            let mut next: FxHashMap<u32, StepId> = FxHashMap::default();
            for write in cell.writes.iter_mut().rev() {
                write.next = next.insert(self.steps.get(write.step).thread, write.step);
            }
            let mut by_thread: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
            for (i, write) in cell.writes.iter().enumerate() {
                by_thread.entry(self.steps.get(write.step).thread).or_default().push(i as u32);
            }
            cell.by_thread = by_thread.into_iter().collect();
        }
        for (c, cell) in cells.iter().enumerate() {
            for (r, read) in cell.reads.iter().enumerate() {
                self.reads.entry(read.step).or_default().push((c as u32, r as u32));
                for (bits, _) in &read.values {
                    if let Value::Expr(id) = bits.of {
                        self.unknowns.entry(id).or_default().push(c as u32);
                    }
                }
            }
        }
        self.cells = cells;
    }

    pub(super) fn reads_of(&self, step: StepId) -> impl Iterator<Item = (&Cell, &CellRead)> {
        let reads = self.reads.get(&step).map_or(&[][..], Vec::as_slice);
        reads.iter().map(|&(c, r)| (&self.cells[c as usize], &self.cells[c as usize].reads[r as usize]))
    }

    /// How many pairs of accesses and of sections may be in either order, at most, if some threads keep their order.
    pub(crate) fn choices(&self, keeps: &dyn Fn(u32) -> bool) -> usize {
        let moves = |step: StepId| usize::from(!keeps(self.steps.get(step).thread));
        let cells = self.cells.iter().map(|cell| {
            let reads: usize = cell.reads.iter().map(|r| moves(r.step)).sum();
            let writes: usize = cell.writes.iter().map(|w| moves(w.step)).sum();
            reads * cell.writes.len() + writes * cell.reads.len()
        });
        let sections = self.locks.all.values().map(|lock| {
            let moving = lock.sections.iter().filter(|s| !keeps(s.thread)).count();
            moving * lock.sections.len()
        });
        cells.chain(sections).sum()
    }

    /// The writes, as indices into the cell's, that a read may take its value from; `None` is the initial value.
    pub(super) fn sources(&self, cell: &Cell, read: &CellRead) -> Vec<Option<usize>> {
        let r = read.step;
        if !self.prune {
            let others = (0..cell.writes.len()).filter(|&i| cell.writes[i].step != r).map(Some);
            return [None].into_iter().chain(others).collect();
        }
        let sight = Sight::new(self, cell, r);
        let mut found: Vec<usize> = Vec::new();
        for of_thread in &sight.of_threads {
            let candidates = sight.candidates(of_thread).filter(|&i| sight.shows(of_thread.thread, i));
            found.extend(candidates.map(|i| i as usize));
        }
        found.sort_unstable();
        let initial = sight.hiding.is_empty().then_some(None);
        initial.into_iter().chain(found.into_iter().map(Some)).collect()
    }

    /// Whether a read finds this write (`None`: the initial value) in no run, because the order that all runs keep hides it, or locks do. What is not
    /// in a cell is for others to judge.
    pub(crate) fn never_uses(&self, write: Option<EventId>, read: EventId) -> bool {
        let writer = write.map(|w| self.steps.of_event(w));
        let Some(r) = self.steps.of_event(read).filter(|_| self.prune && writer != Some(None)) else { return false };
        let writer = writer.flatten();
        let both = self.reads_of(r).filter(|(cell, found)| {
            let reads = found.values.iter().any(|v| v.1 == read.index);
            reads && writer.is_none_or(|w| cell.writes.iter().any(|x| x.step == w))
        });
        let finds = |(cell, found): (&Cell, &CellRead)| {
            self.sources(cell, found).into_iter().any(|source| source.map(|i| cell.writes[i].step) == writer)
        };
        both.into_iter().any(|shared| !finds(shared))
    }

    /// Of each thread the last write that a read may take its value from, if it is not before this step of its thread.
    pub(super) fn last_sources(&self, cell: &Cell, read: &CellRead, from: impl Fn(u32) -> StepId) -> Vec<StepId> {
        if !self.prune {
            let last = cell.by_thread.iter().filter_map(|(_, own)| own.last());
            return last.map(|&i| cell.writes[i as usize].step).filter(|&w| w != read.step).collect();
        }
        let sight = Sight::new(self, cell, read.step);
        let last = |of_thread: &OfThread<'_>| {
            let thread = of_thread.thread;
            let from = from(thread);
            let mut late = sight.candidates(of_thread).rev().take_while(|&i| sight.step(i) >= from);
            late.find(|&i| sight.shows(thread, i)).map(|i| sight.step(i))
        };
        sight.of_threads.iter().filter_map(last).collect()
    }
}

/// What a read may see of a cell.
struct Sight<'a> {
    model: &'a Model,
    cell: &'a Cell,
    read: StepId,
    of_threads: Vec<OfThread<'a>>,
    /// Writes that must be before the read, the last of each thread.
    hiding: Vec<StepId>,
    /// The one of its own thread.
    own_write: Option<StepId>,
    own_thread: u32,
    locked: bool,
}

/// The writes of a thread: the first ones must be before the read, and the last ones after it.
struct OfThread<'a> {
    thread: u32,
    writes: &'a [u32],
    before: usize,
    until: usize,
}

impl OfThread<'_> {
    fn last_before(&self) -> Option<u32> {
        self.before.checked_sub(1).map(|n| self.writes[n])
    }
}

impl<'a> Sight<'a> {
    fn new(model: &'a Model, cell: &'a Cell, read: StepId) -> Sight<'a> {
        let step = |i: u32| cell.writes[i as usize].step;
        let of_threads = cell.by_thread.iter().map(|(thread, own)| {
            let before = own.partition_point(|&i| model.steps.must_precede(step(i), read));
            let until = before + own[before..].partition_point(|&i| !model.steps.must_precede(read, step(i)));
            OfThread { thread: *thread, writes: own, before, until }
        });
        let of_threads: Vec<OfThread<'_>> = of_threads.collect();
        let hiding = of_threads.iter().filter_map(OfThread::last_before).map(step).collect();
        let own_thread = model.steps.get(read).thread;
        let own_write = of_threads.iter().find(|t| t.thread == own_thread).and_then(OfThread::last_before).map(step);
        Sight { model, cell, read, of_threads, hiding, own_write, own_thread, locked: model.locks.holds(read) }
    }

    fn step(&self, write: u32) -> StepId {
        self.cell.writes[write as usize].step
    }

    /// The writes of a thread that the order of the code alone does not hide.
    fn candidates(&self, of_thread: &OfThread<'a>) -> impl DoubleEndedIterator<Item = u32> {
        let hidden = |w: StepId| self.hiding.iter().any(|&h| self.model.steps.must_precede(w, h));
        let last = of_thread.last_before().filter(|&i| !hidden(self.step(i)));
        last.into_iter().chain(of_thread.writes[of_thread.before..of_thread.until].iter().copied())
    }

    /// Nor do locks.
    fn shows(&self, thread: u32, write: u32) -> bool {
        let (locks, w, r) = (&self.model.locks, self.step(write), self.read);
        let overwritten = || self.cell.writes[write as usize].next.is_some_and(|next| locks.share(w, next, r));
        let written = || self.own_write.is_some_and(|own| locks.share(own, r, w));
        w != r && (thread == self.own_thread || !self.locked || !overwritten() && !written())
    }
}

impl Rules<'_> {
    /// Every read whose value matters takes it from one write.
    pub(super) fn reads_from(&mut self) {
        for cell in &self.model.cells {
            for read in cell.reads.iter().filter(|r| self.cone.has(r.step)) {
                if !self.matters(read) {
                    continue;
                }
                if self.gives_up() {
                    return;
                }
                self.read_from(cell, read);
            }
        }
    }

    fn read_from(&mut self, cell: &Cell, read: &CellRead) {
        let candidates = self.sources(cell, read);
        self.candidates.0 += cell.writes.len() as u64 + 1;
        self.candidates.1 += candidates.len() as u64;
        let others = cell.writes.iter().filter(|w| self.cone.has(w.step)).count();
        let event = EventId { thread: self.steps.get(read.step).thread, index: read.values[0].1 };
        let rule = match () {
            () if self.orders.is_some() => self.read_by_choice(cell, read, &candidates),
            () if candidates.len() * others > self.direct && candidates.len() > 1 => {
                self.read_by_moment(cell, read, &candidates)
            }
            () => self.read_directly(cell, read, &candidates),
        };
        self.say(event, rule);
    }

    /// For each candidate, that no write is between it and the read. Grows with the square of the writes.
    fn read_directly(&mut self, cell: &Cell, read: &CellRead, candidates: &[Option<usize>]) -> Formula {
        let mut chosen = Vec::new();
        let mut rules = Vec::new();
        for &candidate in candidates {
            let holds = self.sees(cell, read, candidate);
            if candidates.len() == 1 || holds == Formula::FALSE {
                chosen.push(holds);
            } else {
                let choice = self.choice();
                chosen.push(choice.clone());
                rules.push(choice.implies(holds));
            }
        }
        let found = self.inside(read.step).implies(Formula::any(chosen));
        Formula::all([found].into_iter().chain(rules))
    }

    /// The read takes its value from what was written at some moment, and every write before the read is before that moment.
    /// Grows with the number of writes, but says less about the order of two writes.
    fn read_by_moment(&mut self, cell: &Cell, read: &CellRead, candidates: &[Option<usize>]) -> Formula {
        let (r, moment) = (read.step, self.moment());
        let mut chosen: FxHashMap<Option<usize>, Formula> = FxHashMap::default();
        let mut rules = Vec::new();
        for &candidate in candidates {
            let value = candidate.map_or(cell.initial, |i| cell.writes[i].value);
            let Some(value) = value else { continue };
            let choice = self.choice();
            let agrees = Formula::all(read.values.iter().map(|&(bits, _)| equal(bits, value)));
            let source = candidate.map(|i| cell.writes[i].step).map_or(Formula::TRUE, |w| {
                Formula::all([self.inside_if(w, r), self.before(w, r), Formula::Moment(moment, w)])
            });
            rules.push(choice.clone().implies(Formula::all([agrees, source])));
            chosen.insert(candidate, choice);
        }
        for (i, other) in cell.writes.iter().enumerate().filter(|(_, w)| w.step != r) {
            let late = [self.inside_if(other.step, r).not(), self.before(r, other.step)];
            let hidden = [Formula::Earlier(other.step, moment)].into_iter().chain(chosen.get(&Some(i)).cloned());
            let hidden = Formula::any(hidden);
            // Of the value at the beginning, nothing may be left.
            let hidden = match chosen.get(&None) {
                Some(initial) => Formula::all([initial.clone().not(), hidden]),
                None => hidden,
            };
            rules.push(self.inside(r).implies(Formula::any(late.into_iter().chain([hidden]))));
        }
        let mut any: Vec<Formula> = Vec::new();
        any.extend(candidates.iter().filter_map(|c| chosen.get(c).cloned()));
        let found = self.inside(r).implies(Formula::any(any));
        Formula::all([found].into_iter().chain(rules))
    }

    /// The read finds this write: nothing is between them, and the values agree.
    fn sees(&self, cell: &Cell, read: &CellRead, candidate: Option<usize>) -> Formula {
        let r = read.step;
        let (source, value) = match candidate {
            Some(i) => (Some(cell.writes[i].step), cell.writes[i].value),
            None => (None, cell.initial),
        };
        // What is not known cannot be taken from.
        let Some(value) = value else { return Formula::FALSE };
        let mut all: Vec<Formula> = read.values.iter().map(|&(bits, _)| equal(bits, value)).collect();
        if let Some(w) = source {
            all.extend([self.inside_if(w, r), self.before(w, r)]);
        }
        let others = cell.writes.iter().map(|w| w.step).filter(|&w| w != r && Some(w) != source);
        all.extend(others.map(|other| {
            let earlier = source.map_or(Formula::FALSE, |w| self.before(other, w));
            Formula::any([self.inside_if(other, r).not(), earlier, self.before(r, other)])
        }));
        Formula::all(all)
    }

    /// What a read would find if it came next: the last write inside. Only events of its step before `until` count.
    pub(super) fn would_see(&mut self, cell: &Cell, read: &CellRead, until: u32) -> Formula {
        let values: Vec<Bits> = read.values.iter().filter(|v| v.1 < until).map(|v| v.0).collect();
        if values.is_empty() {
            return Formula::TRUE;
        }
        let candidates = self.sources(cell, read);
        if self.orders.is_some() {
            return self.choose(cell, (FRONTIER, self.steps.get(read.step).at), values, &candidates);
        }
        Formula::any(candidates.into_iter().map(|candidate| {
            let value = candidate.map_or(cell.initial, |i| cell.writes[i].value);
            let Some(value) = value else { return Formula::FALSE };
            let is = Formula::all(values.iter().map(|&bits| equal(bits, value)));
            Formula::all([is, self.is_last(cell, candidate.map(|i| cell.writes[i].step), read.step)])
        }))
    }

    /// No write inside the frontier comes after this one; `None`: there is none at all. The reader stands at `next`.
    pub(super) fn is_last(&mut self, cell: &Cell, write: Option<StepId>, next: StepId) -> Formula {
        if self.orders.is_some() {
            let write = write.map(|w| cell.writes.iter().position(|x| x.step == w));
            return self.choose(cell, (FRONTIER, self.steps.get(next).at), Vec::new(), &[write.flatten()]);
        }
        let possible = |w: StepId| !(self.prune && (w == next || self.steps.must_precede(next, w)));
        let others = cell.writes.iter().map(|w| w.step).filter(|&w| Some(w) != write && possible(w));
        let rest = others.map(|other| {
            let earlier = write.map_or(Formula::FALSE, |w| self.before(other, w));
            Formula::any([self.inside_if(other, next).not(), earlier])
        });
        let source = write.map_or(Formula::TRUE, |w| if possible(w) { self.inside(w) } else { Formula::FALSE });
        Formula::all([source].into_iter().chain(rest))
    }
}

fn equal(a: Bits, b: Bits) -> Formula {
    match (a.of, b.of) {
        (Value::Number(x), Value::Number(y)) => {
            let mask = if a.width >= 64 { u64::MAX } else { (1 << a.width) - 1 };
            Formula::Const((x >> a.low ^ y >> b.low) & mask == 0)
        }
        _ => Formula::Equal(a, b),
    }
}
