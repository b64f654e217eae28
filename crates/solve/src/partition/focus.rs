//! Small chunks around single events of a chunk, for a solver that manages some hundreds of events.
//!
//! How far a window reaches is counted in events that matter to the model: synchronisation, reads that are unknowns, and
//! writes to what such reads read. The beginning is closed like that of every chunk, here step by step; relative to the
//! chunk, whose own beginning is closed already.

use super::closing::{Changes, close, close_back};
use super::cut::{Cut, Span};
use super::words::words;
use super::{Chunk, Chunker};
use rustc_hash::FxHashMap;
use trace::{EventId, Trace, What};

/// What is known of a chunk, to be made once for many questions about it.
pub struct Focus<'a> {
    chunk: &'a Chunk,
    /// By thread: the clocks of the steps in its window.
    steps: Vec<Vec<u64>>,
    /// By thread: what its steps need.
    changes: Vec<Changes>,
    /// By thread: the events that matter, as their place in the order and their clock.
    matter: Vec<Vec<(usize, u64)>>,
    /// By thread, of all events.
    places: Vec<Vec<(usize, u64)>>,
}

impl Focus<'_> {
    pub fn new(chunk: &Chunk) -> Focus<'_> {
        let events = &chunk.trace.events;
        let start = chunk.trace.start.min(events.len());
        let threads = chunk.cut.threads.len();
        let mut steps: Vec<Vec<u64>> = vec![Vec::new(); threads];
        for event in &events[start..] {
            let steps = &mut steps[event.thread as usize];
            if steps.last() != Some(&event.clock) {
                steps.push(event.clock);
            }
        }
        let mut changes = vec![Changes::default(); threads];
        for &(thread, clock, on) in &chunk.ties.needs {
            let piece = position(&steps[thread as usize], clock);
            let amount = position(&steps[on.thread as usize], on.position);
            changes[thread as usize].add(piece, on.thread, amount);
        }

        let mut unknown: FxHashMap<u64, u8> = FxHashMap::default();
        for event in &events[start..] {
            if let What::Read { at, expr: Some(_), .. } | What::Update { at, read: Some(_), .. } = &event.what {
                words(at.address, at.size.into()).for_each(|(word, mask)| *unknown.entry(word).or_default() |= mask);
            }
        }
        let is_read = |address: u64, size: u32| {
            words(address, size.into()).any(|(word, mask)| unknown.get(&word).is_some_and(|known| known & mask != 0))
        };
        let matters = |what: &What| match what {
            What::Sync { .. } | What::Fork { .. } | What::Start | What::Exit | What::Join { .. } => true,
            What::Read { expr, .. } => expr.is_some(),
            What::Write { at, .. } | What::Update { at, .. } => is_read(at.address, at.size),
            _ => false,
        };
        let (mut matter, mut places) = (vec![Vec::new(); threads], vec![Vec::new(); threads]);
        for (place, event) in events.iter().enumerate() {
            let thread = event.thread as usize;
            if thread >= threads {
                continue; // Only the prefix speaks of it.
            }
            places[thread].push((place, event.clock));
            if place >= start && matters(&event.what) {
                matter[thread].push((place, event.clock));
            }
        }
        Focus { chunk, steps, changes, matter, places }
    }

    /// A closed cut inside the chunk. Its windows have in each thread up to about `radius` events that matter before the first
    /// of these events and as many after the last one; the window of a goal's own thread ends with it. Events of
    /// the prefix, or that are not there, do not count.
    pub(crate) fn cut(&self, goals: &[EventId], radius: usize) -> Cut {
        let whole = |t: usize| self.chunk.cut.span(t as u32);
        let stand = |g: &EventId| self.places.get(g.thread as usize)?.get(g.index as usize).copied();
        let stands: Vec<(u32, usize, u64)> = goals
            .iter()
            .filter_map(|g| stand(g).map(|(place, clock)| (g.thread, place, clock)))
            .filter(|&(_, place, _)| place >= self.chunk.trace.start)
            .collect();
        let (Some(first), Some(last)) = (stands.iter().map(|s| s.1).min(), stands.iter().map(|s| s.1).max()) else {
            return self.chunk.cut.clone();
        };
        let mut positions = Vec::new();
        let mut ends = Vec::new();
        for (t, matter) in self.matter.iter().enumerate() {
            let before = matter.partition_point(|m| m.0 < first);
            let from = before.checked_sub(radius).and_then(|i| matter.get(i)).filter(|_| before > radius);
            positions.push(from.map_or(0, |&(_, clock)| position(&self.steps[t], clock)));
            let behind = matter.partition_point(|m| m.0 <= last) + radius;
            let own = stands.iter().filter(|s| s.0 == t as u32).map(|s| s.2).max();
            let end = own.or(matter.get(behind).and_then(|_| matter.get(behind - 1)).map(|m| m.1));
            ends.push(end.map_or(whole(t).to_clock, |clock| clock + 1));
        }
        close(&self.changes, &mut positions);
        // What depends on something outside the chunk may happen otherwise here, and stays inside the window.
        for (t, at) in positions.iter_mut().enumerate() {
            let settled = self.chunk.ties.settled.get(t).copied().unwrap_or(u64::MAX);
            *at = position(&self.steps[t], settled).min(*at);
        }
        close_back(&self.changes, &mut positions);
        let clock_at = |t: usize| match positions[t] {
            0 => whole(t).from_clock,
            n => self.steps[t][n as usize - 1] + 1,
        };
        // What is before a goal in the order needs nothing after it. In a trace that is no run's, anything may be.
        if stands.iter().any(|&(t, _, clock)| clock_at(t as usize) > clock) {
            return self.chunk.cut.clone();
        }
        let span = |t: usize| Span { from_clock: clock_at(t), to_clock: ends[t].max(clock_at(t)) };
        Cut { threads: (0..positions.len()).map(span).collect() }
    }

    /// The chunk at that cut. Its sources are names in the chunk that was focused on: [`Chunk::find`] tells the new name of a
    /// goal. If a goal is lost at that radius (its thread's window ends before it), the radius is larger; goals that are in the
    /// chunk are always there.
    pub fn around(&self, goals: &[EventId], radius: usize) -> Chunk {
        self.all(&[goals], radius).swap_remove(0)
    }

    /// The same for many goals of one or several events each, with one pass over the chunk.
    pub fn all(&self, goals: &[&[EventId]], radius: usize) -> Vec<Chunk> {
        let mut chunks = self.at(goals.iter().map(|goals| self.cut(goals, radius)).collect());
        let mut radius = radius.max(1);
        loop {
            let is_lost = |&i: &usize| goals[i].iter().any(|&g| self.has(g) && chunks[i].find(g).is_none());
            let lost: Vec<usize> = (0..chunks.len()).filter(is_lost).collect();
            if lost.is_empty() {
                return chunks;
            }
            radius = radius.saturating_mul(4);
            let whole = radius >= self.chunk.trace.events.len();
            let cut = |&i: &usize| if whole { self.chunk.cut.clone() } else { self.cut(goals[i], radius) };
            let larger = self.at(lost.iter().map(cut).collect());
            lost.into_iter().zip(larger).for_each(|(i, larger)| chunks[i] = larger);
            if whole {
                return chunks;
            }
        }
    }

    /// A chunk in which threads meet at events that were far apart in the order observed: each goal's thread begins about `radius`
    /// events that matter before its own goal, whatever the others had done then; other threads begin where these need them.
    /// `None` if what comes before one goal needs what comes after another.
    pub fn meeting(&self, goals: &[EventId], radius: usize) -> Option<Chunk> {
        let goal_of = |t: usize| goals.iter().find(|g| g.thread as usize == t);
        let mut positions = Vec::new();
        for (t, matter) in self.matter.iter().enumerate() {
            let from = goal_of(t).and_then(|g| {
                let (place, _) = *self.places.get(t)?.get(g.index as usize)?;
                matter.get(matter.partition_point(|m| m.0 < place).checked_sub(radius)?)
            });
            positions.push(from.map_or(0, |&(_, clock)| position(&self.steps[t], clock)));
        }
        close(&self.changes, &mut positions);
        for (t, at) in positions.iter_mut().enumerate() {
            let settled = self.chunk.ties.settled.get(t).copied().unwrap_or(u64::MAX);
            *at = position(&self.steps[t], settled).min(*at);
        }
        close_back(&self.changes, &mut positions);
        let span = |t: usize| {
            let whole = self.chunk.cut.span(t as u32);
            let from_clock = match positions[t] {
                0 => whole.from_clock,
                n => self.steps[t][n as usize - 1] + 1,
            };
            let own = goal_of(t).and_then(|g| Some(self.places[t].get(g.index as usize)?.1 + 1));
            let behind = self.matter[t].partition_point(|m| m.1 < from_clock) + 2 * radius;
            let end = own.or(self.matter[t].get(behind).map(|m| m.1));
            Span { from_clock, to_clock: end.unwrap_or(whole.to_clock).max(from_clock) }
        };
        let cut = Cut { threads: (0..positions.len()).map(span).collect() };
        let chunk = self.at(vec![cut]).swap_remove(0);
        goals.iter().all(|g| chunk.find(*g).is_some()).then_some(chunk)
    }

    fn has(&self, goal: EventId) -> bool {
        let places = self.places.get(goal.thread as usize);
        places.and_then(|p| p.get(goal.index as usize)).is_some_and(|p| p.0 >= self.chunk.trace.start)
    }

    fn at(&self, cuts: Vec<Cut>) -> Vec<Chunk> {
        let mut chunker = Chunker::new(cuts);
        chunker.push_chunk(self.chunk);
        let Trace { program, tables, exprs, .. } = &self.chunk.trace;
        let mut chunks = chunker.finish(program, tables, exprs);
        chunks.iter_mut().for_each(|small| self.inherit(small));
        chunks
    }

    /// What is outside the large one, the small one does not see.
    fn inherit(&self, small: &mut Chunk) {
        let large = &self.chunk.ties;
        let cut = &small.cut;
        small.ties.needs.clear();
        for &(thread, clock, on) in &large.needs {
            let (span, other) = (cut.span(thread), cut.span(on.thread));
            if clock < span.from_clock || clock >= span.to_clock || on.position <= other.from_clock {
                continue;
            }
            if on.position <= other.to_clock {
                small.ties.needs.push((thread, clock, on));
            } else {
                let settled = &mut small.ties.settled[thread as usize];
                *settled = clock.min(*settled);
            }
        }
        for (small, large) in small.ties.settled.iter_mut().zip(&large.settled) {
            *small = (*small).min(*large);
        }
        for ((id, _), source) in small.trace.ids().zip(&small.sources) {
            if let Some(bytes) = source.as_ref().and_then(|source| large.overtaken.get(source)) {
                small.ties.overtaken.entry(id).or_default().extend(bytes);
            }
        }
    }
}

/// How many steps come before a clock.
fn position(steps: &[u64], clock: u64) -> u32 {
    steps.partition_point(|&step| step < clock) as u32
}
