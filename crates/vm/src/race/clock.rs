//! Vector clocks, and what is known of each thread.

use guest::sync::ThreadId;

/// Clocks of so many threads are small.
const FEW: usize = 256;

/// For each thread, up to which of its epochs everything has happened before. A missing entry is 0, and the first
/// epoch of a thread is 1.
#[derive(Clone, Default, Debug)]
pub(super) struct Clock(Vec<u32>);

impl Clock {
    pub(super) fn get(&self, t: ThreadId) -> u32 {
        self.0.get(t.0 as usize).copied().unwrap_or(0)
    }

    fn set(&mut self, t: ThreadId, epoch: u32) {
        let i = t.0 as usize;
        if self.0.len() <= i {
            self.0.resize(i + 1, 0);
        }
        self.0[i] = epoch;
    }

    pub(super) fn join(&mut self, other: &Clock) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            *mine = (*mine).max(*theirs);
        }
    }

    /// Becomes the other one, in the memory it has.
    pub(super) fn copy(&mut self, other: &Clock) {
        self.0.clone_from(&other.0);
    }

    pub(super) fn clear(&mut self) {
        self.0.clear();
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[derive(Default)]
pub(super) struct Thread {
    /// What happened before the thread's next step. The entry for itself is its epoch.
    pub(super) clock: Clock,
    /// What its relaxed loads have seen: an acquire fence makes that happen before.
    pub(super) pending: Clock,
    /// Its clock at its last release fence (empty: none): what its relaxed stores release.
    pub(super) fence: Clock,
}

/// The threads of a run. A thread exists once it is mentioned.
#[derive(Default)]
pub(super) struct Threads {
    /// Longer than `known` after a reset: the rest is memory to be used again.
    list: Vec<Thread>,
    known: usize,
}

impl Threads {
    pub(super) fn reset(&mut self) {
        self.known = 0;
    }

    #[inline]
    pub(super) fn get(&mut self, t: ThreadId) -> &mut Thread {
        if t.0 as usize >= self.known {
            self.meet(t);
        }
        &mut self.list[t.0 as usize]
    }

    #[cold]
    fn meet(&mut self, t: ThreadId) {
        let wanted = t.0 as usize + 1;
        if self.list.len() < wanted {
            self.list.resize_with(wanted, Thread::default);
        }
        for i in self.known..wanted {
            let thread = &mut self.list[i];
            thread.clock.clear();
            thread.pending.clear();
            thread.fence.clear();
            thread.clock.set(ThreadId(i as u32), 1);
        }
        self.known = wanted;
    }

    /// All that happened before `from`'s next step happens before `to`'s.
    pub(super) fn join(&mut self, to: ThreadId, from: ThreadId) {
        self.get(to.max(from));
        let mut clock = std::mem::take(&mut self.list[to.0 as usize].clock);
        clock.join(&self.list[from.0 as usize].clock);
        self.list[to.0 as usize].clock = clock;
    }

    /// A thread that has ended and was waited for does nothing any more. Of few threads the memory is kept for the next run.
    pub(super) fn forget(&mut self, t: ThreadId) {
        let thread = self.get(t);
        if thread.clock.0.len() > FEW {
            *thread = Thread::default();
        }
    }

    /// What the thread does from here on is not covered by what it has released. A thread that released four
    /// thousand million times stays in its last epoch: races may be missed then, and none invented.
    pub(super) fn advance(&mut self, t: ThreadId) {
        let clock = &mut self.get(t).clock;
        let epoch = clock.get(t);
        clock.set(t, epoch.saturating_add(1));
    }
}
