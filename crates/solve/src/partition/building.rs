//! One chunk, while it is being made.

use super::Chunk;
use super::chunker::{Life, Need, State};
use super::cut::{Cut, Side};
use super::initial::Ranges;
use super::memory::{Touch, Word};
use super::objects::Kept;
use super::rename::Renamer;
use super::ties::Tying;
use rustc_hash::{FxHashMap, FxHashSet};
use trace::{Event, EventId, ExprId, Exprs, SyncOp, Tables, Trace, What};

/// A chunk being made.
#[derive(Default)]
pub(super) struct Building {
    pub(super) cut: Cut,
    /// Something was seen that is not before the cut.
    pub(super) begun: bool,
    /// By thread: it has come behind its window.
    passed: Vec<bool>,
    /// What differs from the run's.
    pub(super) own: State,
    /// What its windows use.
    pub(super) ranges: Ranges,
    pub(super) objects: FxHashSet<u64>,
    /// Releases of memory before the cut that something not before it was ahead of: its access may come too late now.
    pub(super) frees: Vec<Kept>,
    events: Vec<(EventId, Event)>,
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
    pub(super) fn take(&mut self, kept: &Kept, side: Side, touched: &[Touch], alloc: Option<&Kept>, run: &State) {
        let event = &kept.event;
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
                object.happens(op, kept);
                self.tying.used(on.address, op);
            }
            if let What::Free { .. } = event.what {
                self.frees.extend(alloc.filter(|a| self.cut.side(&a.event) == Side::Before).cloned());
                self.frees.push(kept.clone());
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
            self.keep(kept, touched, alloc);
        }
    }

    fn keep(&mut self, kept: &Kept, touched: &[Touch], alloc: Option<&Kept>) {
        let Kept { event, source: Some(source), .. } = kept else { return };
        if let Some(at) = event.what.access() {
            self.ranges.entry((at.address, at.size)).or_insert(at.location);
        }
        for touch in touched.iter().filter(|t| t.writes()) {
            self.tying.window_writes(*source, touch.word, touch.written());
        }
        match event.what {
            What::Sync { op, on } => {
                self.tying.window_uses(event.thread, event.clock, on.address);
                self.objects.insert(on.address);
                if let SyncOp::WaitBegin { mutex, .. } | SyncOp::WaitEnd { mutex, .. } = op {
                    self.objects.insert(mutex.address);
                }
            }
            What::Free { .. } => self.frees.extend(alloc.filter(|a| self.cut.side(&a.event) == Side::Before).cloned()),
            // It is said by the chunk's own initial values.
            What::Initial { .. } => return,
            _ => {}
        }
        self.events.push((*source, event.clone()));
    }

    /// Whether an event of a window can be part of it.
    pub(super) fn admit(&mut self, event: &Event, needs: &[Need]) -> Side {
        let is_missing = |n: &&Need| n.on.position > self.cut.span(n.on.thread).to_clock;
        let (mut missing, mut hard) = (false, false);
        needs.iter().filter(is_missing).for_each(|n| (missing, hard) = (true, hard | n.hard));
        if hard {
            self.end_window(event);
            return Side::Behind;
        }
        if missing {
            self.tying.unsettle(event.thread, event.clock);
        }
        let own = needs.iter().filter(|n| n.on.position > self.cut.span(n.on.thread).from_clock);
        self.tying.ties.needs.extend(own.map(|n| (event.thread, event.clock, n.on)));
        Side::Window
    }

    /// The window of a thread ends before the step of this event.
    fn end_window(&mut self, event: &Event) {
        self.events.retain(|(_, e)| e.thread != event.thread || e.clock != event.clock);
        if let Some(span) = self.cut.threads.get_mut(event.thread as usize) {
            // The last step that is left ends the window, as everywhere.
            let left = self.events.iter().rev().find(|(_, e)| e.thread == event.thread);
            span.to_clock = left.map_or(span.from_clock, |(_, e)| e.clock + 1);
        }
    }

    /// Whether a thread comes behind its window with this event.
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
        for (source, event) in self.events {
            sources.push(Some(source));
            events.push(event);
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
