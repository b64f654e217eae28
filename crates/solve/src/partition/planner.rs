//! The first pass: where chunks can begin.
//!
//! Each thread's steps are cut into *intervals*, of which a window has up to 64. A position in a thread is a number of
//! intervals. For each pair of threads the planner keeps how much of the other one a position needs directly: a short
//! list that grows only when the need does. What a position needs in all is the fixed point over those lists, made when a cut
//! is asked for. So an event costs the same however many threads there are, and rounding to whole intervals only makes cuts
//! larger. An interval also ends before a step that needs much that the thread did not need before (the join after the
//! forks, the wait that is over), so that rounding does not pull in half of the run.

use super::causes::{Causes, Moments};
use super::closing::Changes;
use super::combine;
use super::cut::Cut;
use super::words::{Moment, Words};
use trace::{Event, SyncOp, What};

/// How a trace is cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Kind {
    /// A window of each thread, in many combinations.
    #[default]
    Distributed,
    /// Windows of the global order.
    Global,
}

/// How many intervals a window has at most, but for those that needs make.
const PARTS: u64 = 64;

/// The first pass.
pub struct Planner {
    pub(super) window: u64,
    words: Words,
    causes: Causes,
    pub(super) threads: Vec<Thread>,
    /// The same threads: what their positions need.
    pub(super) changes: Vec<Changes>,
    /// The only thread so far; `None` at the beginning and when there are several.
    only: Option<u32>,
    several: bool,
    pub(super) global: Global,
    /// What the event under way needs.
    needs: Vec<Moment>,
}

#[derive(Default)]
pub(super) struct Global {
    /// Where all threads were when each window began, as clocks.
    pub(super) begins: Vec<Vec<u64>>,
    /// Events since the last of them.
    events: u64,
}

#[derive(Default)]
pub(super) struct Thread {
    /// The end of each interval, as a clock, and the events up to there.
    ends: Vec<(u64, u64)>,
    /// Where windows begin, as positions.
    pub(super) windows: Vec<u32>,
    /// The first of them that has any choice: nothing happens to a thread that is alone.
    pub(super) first_window: usize,
    /// What this thread needs of others by now.
    needs: Moments,
    events: u64,
    in_window: u64,
    /// The clock of the last step.
    clock: Option<u64>,
    /// The end of the step before it, and how many events there were then.
    step: (u64, u64),
    /// Whether others may need the last step already.
    published: bool,
}

impl Thread {
    /// One past the last step.
    pub(super) fn end(&self) -> u64 {
        self.clock.map_or(0, |clock| clock + 1)
    }

    /// The interval under way.
    pub(super) fn interval(&self) -> u32 {
        self.ends.len() as u32
    }

    /// How many events of the interval under way came before the last step.
    fn before_step(&self) -> u64 {
        self.step.1 - self.events_at(self.interval())
    }

    /// Begins an interval with the last step.
    fn split(&mut self) {
        if self.before_step() > 0 {
            self.ends.push(self.step);
        }
    }

    pub(super) fn clock_at(&self, position: u32) -> u64 {
        (position as usize).checked_sub(1).map_or(0, |i| self.ends[i].0)
    }

    fn events_at(&self, position: u32) -> u64 {
        (position as usize).checked_sub(1).map_or(0, |i| self.ends[i].1)
    }

    /// The position up to which a window reaches that begins at this one: at least one interval.
    pub(super) fn window_end(&self, from: u32, window: u64) -> u32 {
        let most = self.events_at(from) + window;
        let fit = self.ends.partition_point(|e| e.1 <= most) as u32;
        fit.max(from + 1).min(self.interval())
    }
}

impl Planner {
    /// For windows of so many events.
    pub fn new(window: u64) -> Planner {
        Planner {
            window: window.max(1),
            words: Words::default(),
            causes: Causes::default(),
            threads: Vec::new(),
            changes: Vec::new(),
            only: None,
            several: false,
            global: Global::default(),
            needs: Vec::new(),
        }
    }

    fn thread(&mut self, thread: u32) -> &mut Thread {
        let at = thread as usize;
        if at >= self.threads.len() {
            self.threads.resize_with(at + 1, Thread::default);
            self.changes.resize(at + 1, Changes::default());
        }
        &mut self.threads[at]
    }

    /// The next event of the run. Only its thread, clock and `what` matter, and of that no name of a location.
    pub fn push(&mut self, event: &Event) {
        if matches!(event.what, What::Initial { .. }) {
            return;
        }
        self.several |= self.only.is_some_and(|t| t != event.thread);
        self.only = Some(event.thread);
        let first_fork = !self.several && matches!(event.what, What::Fork { .. });
        self.several |= first_fork;

        let (window, part) = (self.window, (self.window / PARTS).max(1));
        let t = self.thread(event.thread);
        let new_step = t.clock != Some(event.clock);
        if new_step {
            t.step = (t.end(), t.events);
            t.published = false;
            let new_window = t.windows.is_empty() || t.in_window >= window || first_fork;
            if new_window || t.before_step() >= part {
                t.split();
            }
            if new_window {
                t.windows.push(t.interval());
                t.in_window = 0;
            }
            if first_fork {
                t.first_window = t.windows.len() - 1;
            }
            self.begin_global(first_fork);
        }
        self.gather(event);
        let t = &mut self.threads[event.thread as usize];
        let jumps = self.needs.iter().any(|n| n.position > t.needs.of(n.thread) + 1);
        if jumps && !t.published {
            t.split();
        }
        let interval = t.interval();
        for need in self.needs.iter().filter(|n| t.needs.add(**n)) {
            self.changes[event.thread as usize].add(interval, need.thread, need.position as u32);
        }
        t.clock = Some(event.clock);
        t.events += 1;
        t.in_window += 1;
        self.global.events += 1;
        let now = Moment { thread: event.thread, position: t.interval().into() };
        self.happens(event, Moment { position: now.position + 1, ..now });
    }

    fn begin_global(&mut self, first_fork: bool) {
        if first_fork {
            self.global = Global::default();
        }
        if self.global.begins.is_empty() || self.global.events >= self.window {
            self.global.begins.push(self.threads.iter().map(Thread::end).collect());
            self.global.events = 0;
        }
    }

    fn gather(&mut self, event: &Event) {
        let Planner { words, causes, needs, .. } = self;
        needs.clear();
        let mut need = |m: Moment| {
            if m.thread != event.thread && m.position > 0 {
                needs.push(m);
            }
        };
        causes.needs(event, &mut need);
        if let Some((address, size)) = reads(&event.what) {
            words.writers(address, size, need);
        }
    }

    fn happens(&mut self, event: &Event, now: Moment) {
        let mut published = self.causes.happens(event, now);
        if let Some((address, size)) = writes(&event.what) {
            self.words.write(address, size, now);
            published = true;
        }
        self.threads[event.thread as usize].published |= published;
    }

    /// Up to `limit` cuts, all different, each with the windows of at least two threads. To be asked when all events were
    /// pushed.
    ///
    /// [`Kind::Distributed`]: first all threads' first windows, all second ones, and so on (if there are more than
    /// `limit`: evenly chosen among them), then combinations that are less and less alike, each closed by moving the
    /// beginnings forward as far as the others need.
    pub fn chunks(&mut self, kind: Kind, limit: usize) -> Vec<Cut> {
        self.end_intervals();
        match kind {
            Kind::Distributed => combine::distributed(self, limit),
            Kind::Global => combine::global(self, limit),
        }
    }

    fn end_intervals(&mut self) {
        for t in &mut self.threads {
            t.step = (t.end(), t.events);
            t.split();
        }
    }
}

/// What an event reads, so that it needs who wrote it.
pub(super) fn reads(what: &What) -> Option<(u64, u64)> {
    match what {
        What::Read { at, .. } | What::Update { at, .. } => Some((at.address, at.size.into())),
        // It compares the word.
        What::Sync { op: SyncOp::FutexWait { .. }, on } => Some((on.address, 4)),
        _ => None,
    }
}

pub(super) fn writes(what: &What) -> Option<(u64, u64)> {
    match what {
        What::Write { at, .. } | What::Update { at, .. } => Some((at.address, at.size.into())),
        // Who uses the address again needs that it was free.
        What::Free { address, .. } => Some((*address, 1)),
        _ => None,
    }
}
