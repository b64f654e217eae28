//! One chunk, while it is being made.

use super::Chunk;
use super::chunker::{Life, Need, State};
use super::cut::{Cut, Side};
use super::initial::Ranges;
use super::memory::{Touch, Word};
use super::objects::{Kept, Seen};
use super::prune::{Limits, prune};
use super::rename::Renamer;
use super::ties::Tying;
use super::words::Moment;
use rustc_hash::{FxHashMap, FxHashSet};
use trace::{Event, EventId, ExprId, Exprs, SyncOp, Tables, Trace, What};

#[derive(Default)]
pub(super) struct Building {
    pub(super) cut: Cut,
    /// Something was seen that is not before the cut.
    pub(super) begun: bool,
    /// By thread: it has come after its window.
    passed: Vec<bool>,
    /// What differs from the run's.
    pub(super) own: State,
    /// Memory that was freed before the cut, but later than something that is not: number of the free, address, size.
    frees: Vec<(u64, u64, u64)>,
    /// Where objects came from that are freed in windows.
    pub(super) allocs: Vec<Kept>,
    /// Steps that waited for something without a rule of the model.
    waits: Vec<(u32, u64, Moment)>,
    events: Vec<Kept>,
    tying: Tying,
    /// What its trace begins with, once it is complete.
    pub(super) prefix: Vec<Kept>,
}

impl Building {
    pub(super) fn new(cut: Cut) -> Building {
        let threads = cut.threads.len();
        Building { passed: vec![false; threads], tying: Tying::new(threads), cut, ..Building::default() }
    }

    /// Takes note of an event that happens now, and is at this side of the cut.
    pub(super) fn take(&mut self, seen: Seen<'_>, side: Side, touched: &[Touch], alloc: Option<&Kept>, run: &State) {
        let event = seen.event;
        if side == Side::Before {
            for touch in touched {
                if let Some(word) = self.own.memory.get_mut(&touch.word) {
                    word.follow(touch);
                    self.tying.overwritten(touch.word, touch.written());
                }
            }
            if let What::Sync { op, on } = event.what
                && let Some(object) = self.own.objects.get_mut(&on.address)
            {
                object.happens(op, &seen.keep());
                self.tying.used(on.address, op);
            }
            if let What::Free { address, size } = event.what {
                self.frees.push((seen.number, address, size.max(alloc.map_or(0, alloc_size))));
            }
            return;
        }
        self.begun = true;
        for touch in touched {
            let copy = || run.memory.get(&touch.word).copied().unwrap_or_default();
            let word: Option<&mut Word> = match touch.writes() {
                true => Some(self.own.memory.entry(touch.word).or_insert_with(copy)),
                false => self.own.memory.get_mut(&touch.word),
            };
            if let Some(word) = word {
                word.learn(touch);
                word.miss(touch);
            }
        }
        if let What::Sync { on, .. } = event.what {
            let copy = || run.objects.get(&on.address).cloned().unwrap_or_default();
            self.own.objects.entry(on.address).or_insert_with(copy);
        }
        if side == Side::Window {
            self.keep(seen, touched, alloc);
        }
    }

    fn keep(&mut self, seen: Seen<'_>, touched: &[Touch], alloc: Option<&Kept>) {
        let event = seen.event;
        for touch in touched.iter().filter(|t| t.writes()) {
            self.tying.window_writes(seen.source, touch.word, touch.written());
        }
        match event.what {
            What::Sync { on, .. } => self.tying.window_uses(event.thread, event.clock, on.address),
            What::Free { .. } => self.allocs.extend(alloc.filter(|a| self.cut.side(&a.event) == Side::Before).cloned()),
            // It is said by the chunk's own initial values.
            What::Initial { .. } => return,
            _ => {}
        }
        self.events.push(seen.keep());
    }

    /// Whether an event of a window can be part of it.
    pub(super) fn admit(&mut self, event: &Event, needs: &[Need]) -> Side {
        let is_missing = |n: &&Need| n.on.position > self.cut.span(n.on.thread).to_clock;
        if needs.iter().filter(is_missing).any(|n| n.hard) {
            let span = &mut self.cut.threads[event.thread as usize];
            span.to_clock = event.clock;
            return Side::Behind;
        }
        for n in needs.iter().filter(|n| n.on.position > self.cut.span(n.on.thread).from_clock) {
            self.tying.ties.needs.push((event.thread, event.clock, n.on));
            if n.hard {
                self.waits.push((event.thread, event.clock, n.on));
            }
        }
        Side::Window
    }

    /// All events have come: leaves out what cannot be. What the others use: bytes and objects.
    pub(super) fn settle(&mut self, semaphore: &dyn Fn(u64) -> Option<u64>) -> (Ranges, FxHashSet<u64>) {
        let limits = Limits { waits: &self.waits, frees: &self.frees, semaphore };
        prune(&mut self.cut, &mut self.events, &limits);
        self.tying.cut_short(&self.cut);
        let (mut ranges, mut objects) = (Ranges::default(), FxHashSet::default());
        for Kept { event, .. } in &self.events {
            if let Some(at) = event.what.access() {
                ranges.entry((at.address, at.size)).or_insert(at.location);
            }
            if let What::Sync { op, on } = event.what {
                objects.insert(on.address);
                if let SyncOp::WaitBegin { mutex, .. } | SyncOp::WaitEnd { mutex, .. } = op {
                    objects.insert(mutex.address);
                }
            }
        }
        (ranges, objects)
    }

    /// Whether a thread comes after its window with this event.
    pub(super) fn passes(&mut self, event: &Event, side: Side) -> bool {
        let ends = side == Side::Behind || matches!(event.what, What::Exit);
        let passed = self.passed.get_mut(event.thread as usize).filter(|passed| ends && !**passed);
        passed.map(|passed| *passed = true).is_some()
    }

    /// Whether nothing more can come that matters.
    pub(super) fn is_over(&self, lives: &[Life]) -> bool {
        let has_ended = |t: usize| lives.get(t).is_some_and(|life| life.exit.is_some());
        let mut threads = self.cut.threads.iter().enumerate();
        threads.all(|(t, span)| self.passed[t] || span.to_clock == 0 || has_ended(t))
    }

    pub(super) fn finish(
        self,
        program: &str,
        tables: &Tables,
        exprs: &Exprs,
        values: &FxHashMap<ExprId, u64>,
    ) -> Chunk {
        let start = self.prefix.len();
        let (mut sources, mut events): (Vec<_>, Vec<_>) = self.prefix.into_iter().map(|k| (k.source, k.event)).unzip();
        for kept in self.events {
            sources.push(kept.source);
            events.push(kept.event);
        }
        let mut renamer = Renamer::new(exprs, values, &events);
        events.iter_mut().for_each(|event| renamer.event(event));
        let exprs = renamer.to;
        let trace = Trace { program: program.to_string(), tables: tables.clone(), exprs, events, start };
        // From names in the run to names in the chunk.
        let own = trace.ids().zip(&sources).filter_map(|((id, _), source)| Some(((*source)?, id)));
        let own: FxHashMap<EventId, EventId> = own.collect();
        let mut ties = self.tying.ties;
        let overtaken = std::mem::take(&mut ties.overtaken).into_iter();
        ties.overtaken = overtaken.filter_map(|(source, bytes)| Some((*own.get(&source)?, bytes))).collect();
        Chunk { trace, cut: self.cut, sources, ties }
    }
}

fn alloc_size(kept: &Kept) -> u64 {
    match kept.event.what {
        What::Alloc { size, .. } => size,
        _ => 0,
    }
}
