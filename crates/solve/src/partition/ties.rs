//! How the events of a chunk hang together in the run that it is a part of. The chunk's own trace does not tell: in it
//! everything before the cut comes first, and in the run some of that came later than events of the windows. Whoever
//! makes a cut inside a chunk has to know.

use super::cut::Cut;
use super::words::Moment;
use rustc_hash::FxHashMap;
use trace::{EventId, SyncOp};

/// For cuts inside a chunk.
#[derive(Clone, Default, Debug)]
pub(super) struct Ties {
    /// Steps of windows (thread and clock) that need some of another thread's window: all before a clock.
    pub(super) needs: Vec<(u32, u64, Moment)>,
    /// By thread: the clock of the first step in its window that need not happen as seen, as it depended on what is not
    /// in the chunk or came before something that the state at the cut has. No cut inside the chunk is after it.
    pub(super) settled: Vec<u64>,
    /// Writes of windows, and bytes of words that something before the cut wrote later in the run.
    pub(super) overtaken: FxHashMap<EventId, Vec<(u64, u8)>>,
}

#[derive(Default)]
pub(super) struct Tying {
    pub(super) ties: Ties,
    /// By word: the writes of windows so far, and which of its bytes nothing else wrote since.
    writes: FxHashMap<u64, Vec<(EventId, u8)>>,
    /// By object: the first use in each window, as thread and clock.
    uses: FxHashMap<u64, Vec<(u32, u64)>>,
}

impl Tying {
    pub(super) fn new(threads: usize) -> Tying {
        let ties = Ties { settled: vec![u64::MAX; threads], ..Ties::default() };
        Tying { ties, ..Tying::default() }
    }

    pub(super) fn unsettle(&mut self, thread: u32, clock: u64) {
        if let Some(settled) = self.ties.settled.get_mut(thread as usize) {
            *settled = (*settled).min(clock);
        }
    }

    pub(super) fn window_writes(&mut self, event: EventId, word: u64, mask: u8) {
        self.writes.entry(word).or_default().push((event, mask));
    }

    pub(super) fn window_uses(&mut self, thread: u32, clock: u64, object: u64) {
        let uses = self.uses.entry(object).or_default();
        if !uses.iter().any(|u| u.0 == thread) {
            uses.push((thread, clock));
        }
    }

    pub(super) fn cut_short(&mut self, cut: &Cut) {
        let needs = std::mem::take(&mut self.ties.needs);
        for (thread, clock, on) in needs.into_iter().filter(|n| n.1 < cut.span(n.0).to_clock) {
            if on.position > cut.span(on.thread).to_clock {
                self.unsettle(thread, clock);
            } else {
                self.ties.needs.push((thread, clock, on));
            }
        }
    }

    /// Something before the cut writes, only now.
    pub(super) fn overwritten(&mut self, word: u64, mask: u8) {
        let Some(writes) = self.writes.get_mut(&word) else { return };
        for (event, left) in writes.iter_mut().filter(|w| w.1 & mask != 0) {
            self.ties.overtaken.entry(*event).or_default().push((word, *left & mask));
            *left &= !mask;
        }
        writes.retain(|w| w.1 != 0);
    }

    /// Something before the cut uses an object, only now. The order of gives and takes of a semaphore does not matter for
    /// its value; other states depend on the order.
    pub(super) fn used(&mut self, object: u64, op: SyncOp) {
        if matches!(op, SyncOp::SemaphorePost | SyncOp::SemaphoreWait | SyncOp::SemaphoreTryWait { took: true }) {
            return;
        }
        for (thread, clock) in self.uses.get(&object).cloned().unwrap_or_default() {
            self.unsettle(thread, clock);
        }
    }
}
