//! The second pass: the chunks themselves.
//!
//! One state of memory and objects follows the whole run. A chunk has a copy of a word or object of its own only from the moment
//! when something that is not before its cut changes it; until then the run's is the same. So a chunk costs nothing
//! before its cut is near, and a few words afterwards. What its words hold is not what its first access found: a write that is
//! not before the cut may have come first.

use super::Chunk;
use super::building::Building;
use super::causes::{Causes, has_futex_rule};
use super::cut::{Cut, Side};
use super::initial::{Ranges, pieces};
use super::memory::{Memory, Touch, held, touches};
use super::objects::{Kept, Object, Seen};
use super::planner::{reads, writes};
use super::rename::introduces;
use super::words::{Moment, Words};
use rustc_hash::FxHashMap;
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
    /// Those that are not complete.
    open: Vec<usize>,
    /// Of the event under way.
    touched: Vec<Touch>,
    needs: Vec<Need>,
}

/// What an event depended on.
#[derive(Clone, Copy)]
pub(super) struct Need {
    pub(super) on: Moment,
    /// The model will not ask for it.
    pub(super) hard: bool,
}

#[derive(Default)]
pub(super) struct State {
    pub(super) memory: Memory,
    pub(super) objects: FxHashMap<u64, Object>,
}

#[derive(Clone, Default)]
pub(super) struct Life {
    fork: Option<Kept>,
    start: Option<Kept>,
    pub(super) exit: Option<Kept>,
    join: Option<Kept>,
}

#[derive(Clone, Copy)]
struct Unknown {
    at: Access,
    value: u64,
    expr: ExprId,
}

impl Chunker {
    /// For these cuts, which must be closed.
    pub fn new(cuts: Vec<Cut>) -> Chunker {
        Chunker {
            open: (0..cuts.len()).collect(),
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
            chunks: cuts.into_iter().map(Building::new).collect(),
            touched: Vec::new(),
            needs: Vec::new(),
        }
    }

    /// The next event of the run.
    pub fn push(&mut self, event: &Event) {
        self.take_plain(event, false);
    }

    pub(crate) fn push_trace(&mut self, trace: &Trace) {
        let (start, others) = trace.events.split_at(trace.start.min(trace.events.len()));
        start.iter().for_each(|event| self.take_plain(event, true));
        for event in others {
            if self.open.is_empty() {
                break;
            }
            self.push(event);
        }
    }

    /// All events of a chunk, in the order of the run: what the windows wrote and something before the cut wrote again later
    /// does not show, and what an access shows is not always what the chunk's cut left there.
    pub(super) fn push_chunk(&mut self, chunk: &Chunk) {
        let mut touched = Vec::new();
        for (place, (id, event)) in chunk.trace.ids().enumerate() {
            let start = place < chunk.trace.start;
            touches(&event.what, start, &mut touched);
            touched.iter_mut().for_each(Touch::forget);
            for (word, mask) in chunk.ties.overtaken.get(&id).into_iter().flatten() {
                touched.iter_mut().filter(|t| t.word == *word).for_each(|t| t.spare(*mask));
            }
            self.take(event, start, &touched);
        }
    }

    fn take_plain(&mut self, event: &Event, start: bool) {
        let mut touched = std::mem::take(&mut self.touched);
        touches(&event.what, start, &mut touched);
        self.take(event, start, &touched);
        self.touched = touched;
    }

    fn take(&mut self, event: &Event, start: bool, touched: &[Touch]) {
        let seen = self.name(event);
        for touch in touched {
            self.run.memory.entry(touch.word).or_default().learn(touch);
        }
        if !start {
            self.tell_chunks(seen, touched);
        }
        for touch in touched.iter().filter(|t| t.writes()) {
            self.run.memory.entry(touch.word).or_default().write(touch);
        }
        self.happens(seen, start);
    }

    fn name<'e>(&mut self, event: &'e Event) -> Seen<'e> {
        let at = event.thread as usize;
        if at >= self.counts.len() {
            self.counts.resize(at + 1, 0);
        }
        let source = EventId { thread: event.thread, index: self.counts[at] };
        self.counts[at] += 1;
        self.events += 1;
        self.first.get_or_insert(event.thread);
        Seen { number: self.events, source, event }
    }

    fn tell_chunks(&mut self, seen: Seen<'_>, touched: &[Touch]) {
        let event = seen.event;
        let mut asked = false;
        let mut open = std::mem::take(&mut self.open);
        open.retain(|&i| {
            let mut side = self.chunks[i].cut.side(event);
            if !self.chunks[i].begun && side == Side::Before {
                return true;
            }
            if side == Side::Window {
                if !std::mem::replace(&mut asked, true) {
                    self.ask_needs(seen);
                }
                side = self.chunks[i].admit(event, &self.needs);
            }
            let alloc = match event.what {
                What::Free { address, .. } => self.allocs.get(&address),
                _ => None,
            };
            let chunk = &mut self.chunks[i];
            chunk.take(seen, side, touched, alloc, &self.run);
            let over = chunk.passes(event, side) && chunk.is_over(&self.lives);
            if over {
                self.complete(i);
            }
            !over
        });
        self.open = open;
    }

    /// What an event depends on. A read without an unknown is like a wait without a rule: it keeps what it found.
    fn ask_needs(&mut self, seen: Seen<'_>) {
        let Chunker { causes, words, needs, .. } = self;
        let event = seen.event;
        needs.clear();
        let mut add = |on: Moment, hard: bool| {
            if on.thread != event.thread {
                needs.push(Need { on, hard });
            }
        };
        let first = seen.source.index == 0;
        let hard = first || !has_rule(&event.what);
        causes.needs(event, &mut |on| add(on, hard));
        if let Some((address, size)) = reads(&event.what) {
            let unknown = matches!(event.what, What::Read { expr: Some(_), .. } | What::Update { read: Some(_), .. });
            words.writers(address, size, |on| add(on, !unknown));
        }
    }

    fn happens(&mut self, seen: Seen<'_>, start: bool) {
        let event = seen.event;
        // What a trace's prefix says is before everything.
        let now = Moment { thread: event.thread, position: if start { 0 } else { event.clock.saturating_add(1) } };
        self.causes.happens(event, now);
        if let Some((address, size)) = writes(&event.what) {
            self.words.write(address, size, now);
        }
        if let Some((expr, Some(value))) = introduces(&event.what) {
            self.values.insert(expr, value);
        }
        match event.what {
            What::Sync { op, on } => self.run.objects.entry(on.address).or_default().happens(op, &seen.keep()),
            What::Fork { child } => self.life(child).fork = Some(seen.keep()),
            What::Start => self.life(event.thread).start = Some(seen.keep()),
            What::Exit => self.life(event.thread).exit = Some(seen.keep()),
            What::Join { child } => self.life(child).join = Some(seen.keep()),
            What::Alloc { address, .. } => {
                self.allocs.insert(address, seen.keep());
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

    fn complete(&mut self, i: usize) {
        let run = &self.run.objects;
        let own = std::mem::take(&mut self.chunks[i].own);
        let object = |address: &u64| own.objects.get(address).or_else(|| run.get(address));
        let (ranges, objects) = self.chunks[i].settle(&|address| object(&address).and_then(Object::units));
        let chunk = &self.chunks[i];
        let mut prefix: Vec<Kept> = chunk.allocs.clone();
        for address in &objects {
            if let Some(object) = object(address) {
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
        self.initial_values(&chunk.cut, &own.memory, &ranges, &mut prefix);
        self.chunks[i].prefix = prefix;
    }

    fn initial_values(&self, cut: &Cut, own: &Memory, ranges: &Ranges, prefix: &mut Vec<Kept>) {
        let word_at = |word: u64| own.get(&word).or_else(|| self.run.memory.get(&word)).copied().unwrap_or_default();
        let (thread, clock) = self.who_says(cut);
        let mut push = |at: Access, value: u64, expr: Option<ExprId>| {
            let event = Event { thread, clock, place: 0, what: What::Initial { at, value, expr } };
            prefix.push(Kept { number: 0, source: None, event });
        };
        let pieces = pieces(ranges);
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

    /// The thread that initial values belong to, and the clock: not that of a step in its window.
    fn who_says(&self, cut: &Cut) -> (u32, u64) {
        let begun = (0..cut.threads.len() as u32).find(|&t| cut.span(t).from_clock > 0);
        let first = self.first.filter(|&t| cut.span(t).from_clock > 0);
        match first.or(begun) {
            Some(thread) => (thread, cut.span(thread).from_clock - 1),
            None => (self.first.unwrap_or(0), u64::MAX),
        }
    }

    /// The chunks, in the order of their cuts. The tables are those that the events' numbers come from.
    pub fn finish(mut self, program: &str, tables: &Tables, exprs: &Exprs) -> Vec<Chunk> {
        for i in std::mem::take(&mut self.open) {
            self.complete(i);
        }
        let values = &self.values;
        let chunks = self.chunks.into_iter();
        chunks.map(|chunk| chunk.finish(program, tables, exprs, values)).collect()
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
            | SyncOp::RwUnlock { .. }
            | SyncOp::WaitBegin { .. }
            | SyncOp::WaitEnd { .. }
            | SyncOp::Signal { .. }
            | SyncOp::SignalOne { .. }
            | SyncOp::Broadcast { .. }
            | SyncOp::SemaphoreWait
            | SyncOp::SemaphoreTryWait { .. }
            | SyncOp::SemaphorePost => true,
            SyncOp::FutexWait { .. }
            | SyncOp::FutexWoken { .. }
            | SyncOp::FutexWake { .. }
            | SyncOp::FutexRequeue { .. } => has_futex_rule(op),
            SyncOp::SemaphoreValue { .. }
            | SyncOp::BarrierArrive { .. }
            | SyncOp::BarrierLeave
            | SyncOp::OnceBegin
            | SyncOp::OnceEnd
            | SyncOp::OnceDone
            | SyncOp::Init { .. }
            | SyncOp::Destroy => false,
        },
        What::Start | What::Join { .. } | What::Call { .. } | What::Input { .. } | What::Alloc { .. } => false,
        _ => true,
    }
}
