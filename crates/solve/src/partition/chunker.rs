//! The second pass: the chunks themselves.
//!
//! One state of memory and objects follows the whole run. A chunk has a copy of a word or object of its own only from the moment
//! when something that is not before its cut changes it; until then the run's is the same. So a chunk costs nothing
//! before its cut is near, and a few words afterwards. What its words hold is not what its first access found: a write that is
//! not before the cut may have come first.

use super::Chunk;
use super::causes::Causes;
use super::cut::{Cut, Side};
use super::initial::{Ranges, pieces};
use super::memory::{Memory, Touch, Word, held, touches};
use super::objects::{Kept, Object};
use super::planner::{reads, writes};
use super::rename::{Renamer, introduces};
use super::words::{Moment, Words};
use rustc_hash::{FxHashMap, FxHashSet};
use trace::{Access, Event, EventId, ExprId, Exprs, SyncOp, Tables, Trace, What};

/// The second pass.
pub struct Chunker {
    run: State,
    /// By thread.
    lives: Vec<Life>,
    counts: Vec<u32>,
    events: u64,
    /// The thread of the first event, to which initial values belong.
    first: Option<u32>,
    causes: Causes,
    words: Words,
    /// What the unknowns were.
    values: FxHashMap<ExprId, u64>,
    /// Initial values that depend on unknowns.
    unknown: Vec<Unknown>,
    allocs: FxHashMap<u64, Kept>,
    chunks: Vec<Building>,
    /// Of the event under way.
    touched: Vec<Touch>,
    needs: Vec<Moment>,
}

/// Memory and objects.
#[derive(Default)]
struct State {
    memory: Memory,
    objects: FxHashMap<u64, Object>,
}

/// The birth and the end of a thread.
#[derive(Clone, Default)]
struct Life {
    fork: Option<Kept>,
    start: Option<Kept>,
    exit: Option<Kept>,
    join: Option<Kept>,
}

#[derive(Clone, Copy)]
struct Unknown {
    at: Access,
    value: u64,
    expr: ExprId,
}

/// A chunk being made.
#[derive(Default)]
struct Building {
    cut: Cut,
    /// Something was seen that is not before the cut.
    begun: bool,
    /// By thread: it has come behind its window.
    passed: Vec<bool>,
    /// What differs from the run's.
    own: State,
    /// What its windows use.
    ranges: Ranges,
    objects: FxHashSet<u64>,
    /// Releases of memory before the cut that something not before it was ahead of: its access may come too late now.
    frees: Vec<Kept>,
    events: Vec<(EventId, Event)>,
    /// The prefix, when it is complete.
    done: Option<Vec<Kept>>,
}

impl Chunker {
    /// For these cuts, which must be closed.
    pub fn new(cuts: Vec<Cut>) -> Chunker {
        let building = |cut: Cut| Building { passed: vec![false; cut.threads.len()], cut, ..Building::default() };
        Chunker {
            run: State::default(),
            lives: Vec::new(),
            counts: Vec::new(),
            events: 0,
            first: None,
            causes: Causes::default(),
            words: Words::default(),
            values: FxHashMap::default(),
            unknown: Vec::new(),
            allocs: FxHashMap::default(),
            chunks: cuts.into_iter().map(building).collect(),
            touched: Vec::new(),
            needs: Vec::new(),
        }
    }

    /// The next event of the run.
    pub fn push(&mut self, event: &Event) {
        self.take(event, false);
    }

    /// All events of a trace.
    pub fn push_trace(&mut self, trace: &Trace) {
        let (start, others) = trace.events.split_at(trace.start.min(trace.events.len()));
        start.iter().for_each(|event| self.take(event, true));
        others.iter().for_each(|event| self.push(event));
    }

    fn take(&mut self, event: &Event, start: bool) {
        let kept = self.name(event);
        let mut touched = std::mem::take(&mut self.touched);
        touches(&event.what, start, &mut touched);
        for touch in &touched {
            self.run.memory.entry(touch.word).or_default().learn(touch);
        }
        if !start {
            self.tell_chunks(&kept, &touched);
        }
        for touch in touched.iter().filter(|t| t.writes()) {
            self.run.memory.entry(touch.word).or_default().write(touch);
        }
        self.touched = touched;
        self.happens(kept, start);
    }

    fn name(&mut self, event: &Event) -> Kept {
        let at = event.thread as usize;
        if at >= self.counts.len() {
            self.counts.resize(at + 1, 0);
        }
        let source = EventId { thread: event.thread, index: self.counts[at] };
        self.counts[at] += 1;
        self.events += 1;
        self.first.get_or_insert(event.thread);
        Kept { number: self.events, source: Some(source), event: event.clone() }
    }

    fn tell_chunks(&mut self, kept: &Kept, touched: &[Touch]) {
        let event = &kept.event;
        let mut asked = false;
        for i in 0..self.chunks.len() {
            let mut side = self.chunks[i].cut.side(event);
            let chunk = &self.chunks[i];
            if chunk.done.is_some() || !chunk.begun && side == Side::Before {
                continue;
            }
            if side == Side::Window {
                if !std::mem::replace(&mut asked, true) {
                    self.ask_needs(kept);
                }
                if self.needs.iter().any(|n| n.position > self.chunks[i].cut.span(n.thread).to_clock) {
                    self.chunks[i].end_window(event);
                    side = Side::Behind;
                }
            }
            let alloc = match event.what {
                What::Free { address, .. } => self.allocs.get(&address),
                _ => None,
            };
            let chunk = &mut self.chunks[i];
            chunk.take(kept, side, touched, alloc, &self.run);
            if chunk.passes(event, side) && chunk.is_over(&self.lives) {
                self.complete(i);
            }
        }
    }

    /// What an event waited for that the model will not ask for. A read without an unknown is one of these: the run
    /// goes on with the value that it found.
    fn ask_needs(&mut self, kept: &Kept) {
        let Chunker { causes, words, needs, .. } = self;
        let event = &kept.event;
        needs.clear();
        let mut need = |m: Moment| {
            if m.thread != event.thread {
                needs.push(m);
            }
        };
        let first = kept.source.is_some_and(|s| s.index == 0);
        if first || !has_rule(&event.what) {
            causes.needs(event, &mut need);
        }
        if let What::Read { expr: None, .. } | What::Update { read: None, .. } = event.what
            && let Some((address, size)) = reads(&event.what)
        {
            words.writers(address, size, need);
        }
    }

    fn happens(&mut self, kept: Kept, start: bool) {
        let event = &kept.event;
        // What a trace's prefix says is before everything.
        let now = Moment { thread: event.thread, position: if start { 0 } else { event.clock.saturating_add(1) } };
        self.causes.happens(event, now);
        if let Some((address, size)) = writes(&event.what) {
            self.words.write(address, size, now);
        }
        if let Some((expr, Some(value))) = introduces(&event.what) {
            self.values.insert(expr, value);
        }
        let thread = event.thread;
        match event.what {
            What::Sync { op, on } => self.run.objects.entry(on.address).or_default().happens(op, &kept),
            What::Fork { child } => self.life(child).fork = Some(kept),
            What::Start => self.life(thread).start = Some(kept),
            What::Exit => self.life(thread).exit = Some(kept),
            What::Join { child } => self.life(child).join = Some(kept),
            What::Alloc { address, .. } => {
                self.allocs.insert(address, kept);
            }
            What::Free { address, .. } => {
                self.allocs.remove(&address);
            }
            What::Initial { at, value, expr: Some(expr) } => self.unknown.push(Unknown { at, value, expr }),
            _ => {}
        }
    }

    fn life(&mut self, thread: u32) -> &mut Life {
        let at = thread as usize;
        if at >= self.lives.len() {
            self.lives.resize(at + 1, Life::default());
        }
        &mut self.lives[at]
    }

    /// A chunk has all that it needs.
    fn complete(&mut self, i: usize) {
        let chunk = &self.chunks[i];
        let mut prefix = chunk.frees.clone();
        for address in &chunk.objects {
            if let Some(object) = chunk.own.objects.get(address).or(self.run.objects.get(address)) {
                object.says(&mut prefix);
            }
        }
        let before = |k: &&Kept| chunk.cut.side(&k.event) == Side::Before;
        for life in &self.lives {
            // Whom somebody has joined nobody will ask for again.
            if life.join.as_ref().filter(before).is_none() {
                let events = [&life.fork, &life.start, &life.exit];
                prefix.extend(events.into_iter().flatten().filter(before).cloned());
            }
        }
        prefix.sort_by_key(|k| k.number);
        prefix.dedup_by_key(|k| k.number);
        self.initial_values(i, &mut prefix);
        let chunk = &mut self.chunks[i];
        chunk.done = Some(prefix);
        chunk.own = State::default();
        (chunk.ranges, chunk.objects) = (Ranges::default(), FxHashSet::default());
    }

    fn initial_values(&self, i: usize, prefix: &mut Vec<Kept>) {
        let chunk = &self.chunks[i];
        let word_at = |word: u64| {
            let word = chunk.own.memory.get(&word).or_else(|| self.run.memory.get(&word));
            word.copied().unwrap_or_default()
        };
        let thread = self.first.unwrap_or(0);
        let clock = chunk.cut.span(thread).from_clock.saturating_sub(1);
        let mut push = |at: Access, value: u64, expr: Option<ExprId>| {
            let event = Event { thread, clock, place: 0, what: What::Initial { at, value, expr } };
            prefix.push(Kept { number: 0, source: None, event });
        };
        let pieces = pieces(&chunk.ranges);
        let overlap = |a: &Access, b: &Access| {
            a.address < b.address + u64::from(b.size) && b.address < a.address + u64::from(a.size)
        };
        let is_untouched = |u: &&Unknown| !held(u.at.address, u.at.size, word_at).written;
        let unknown: Vec<&Unknown> = self.unknown.iter().filter(is_untouched).collect();
        let used = unknown.iter().filter(|u| pieces.iter().any(|p| overlap(p, &u.at)));
        used.for_each(|u| push(u.at, u.value, Some(u.expr)));
        for at in pieces.iter().filter(|p| !unknown.iter().any(|u| overlap(p, &u.at))) {
            if let Some(value) = held(at.address, at.size, word_at).value {
                push(*at, value, None);
            }
        }
    }

    /// The chunks, in the order of their cuts. The tables are those that the events' numbers come from.
    pub fn finish(mut self, program: &str, tables: &Tables, exprs: &Exprs) -> Vec<Chunk> {
        for i in 0..self.chunks.len() {
            if self.chunks[i].done.is_none() {
                self.complete(i);
            }
        }
        let values = &self.values;
        let chunks = self.chunks.into_iter();
        chunks.map(|chunk| chunk.finish(program, tables, exprs, values)).collect()
    }
}

impl Building {
    /// Takes note of an event that happens now, and is at this side of the cut.
    fn take(&mut self, kept: &Kept, side: Side, touched: &[Touch], alloc: Option<&Kept>, run: &State) {
        let event = &kept.event;
        if side == Side::Before {
            for touch in touched {
                if let Some(word) = self.own.memory.get_mut(&touch.word) {
                    word.follow(touch);
                }
            }
            if let What::Sync { op, on } = event.what
                && let Some(object) = self.own.objects.get_mut(&on.address)
            {
                object.happens(op, kept);
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
            self.keep(kept, alloc);
        }
    }

    fn keep(&mut self, kept: &Kept, alloc: Option<&Kept>) {
        let Kept { event, source: Some(source), .. } = kept else { return };
        if let Some(at) = event.what.access() {
            self.ranges.entry((at.address, at.size)).or_insert(at.location);
        }
        match event.what {
            What::Sync { op, on } => {
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
    fn passes(&mut self, event: &Event, side: Side) -> bool {
        let ends = side == Side::Behind || matches!(event.what, What::Exit);
        let passed = self.passed.get_mut(event.thread as usize).filter(|passed| ends && !**passed);
        passed.map(|passed| *passed = true).is_some()
    }

    /// Whether nothing more can come that matters.
    fn is_over(&self, lives: &[Life]) -> bool {
        let has_ended = |t: usize| lives.get(t).is_some_and(|life| life.exit.is_some());
        let mut threads = self.cut.threads.iter().enumerate();
        threads.all(|(t, span)| self.passed[t] || span.to_clock == 0 || has_ended(t))
    }

    fn finish(self, program: &str, tables: &Tables, exprs: &Exprs, values: &FxHashMap<ExprId, u64>) -> Chunk {
        let prefix = self.done.unwrap_or_default();
        let start = prefix.len();
        let (mut sources, mut events): (Vec<_>, Vec<_>) = prefix.into_iter().map(|k| (k.source, k.event)).unzip();
        for (source, event) in self.events {
            sources.push(Some(source));
            events.push(event);
        }
        let mut renamer = Renamer::new(exprs, values, &events);
        events.iter_mut().for_each(|event| renamer.event(event));
        let exprs = renamer.to;
        let trace = Trace { program: program.to_string(), tables: tables.clone(), exprs, events, start };
        Chunk { trace, cut: self.cut, sources }
    }
}

/// Whether the model itself knows what must have come before an event.
fn has_rule(what: &What) -> bool {
    match what {
        What::Sync { op, .. } => match op {
            SyncOp::Lock
            | SyncOp::Unlock
            | SyncOp::TryLock { .. }
            | SyncOp::ReadLock
            | SyncOp::WriteLock
            | SyncOp::TryReadLock { .. }
            | SyncOp::TryWriteLock { .. }
            | SyncOp::RwUnlock
            | SyncOp::WaitBegin { .. }
            | SyncOp::WaitEnd { .. }
            | SyncOp::Signal { .. }
            | SyncOp::SignalOne { .. }
            | SyncOp::Broadcast { .. }
            | SyncOp::SemaphoreWait
            | SyncOp::SemaphoreTryWait { .. }
            | SyncOp::SemaphorePost => true,
            SyncOp::SemaphoreValue { .. }
            | SyncOp::BarrierArrive { .. }
            | SyncOp::BarrierLeave
            | SyncOp::OnceBegin
            | SyncOp::OnceEnd
            | SyncOp::OnceDone
            | SyncOp::FutexWait { .. }
            | SyncOp::FutexWake { .. }
            | SyncOp::Init { .. }
            | SyncOp::Destroy => false,
        },
        What::Start | What::Join { .. } | What::Call { .. } | What::Input { .. } | What::Alloc { .. } => false,
        _ => true,
    }
}
