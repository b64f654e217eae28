//! What is remembered of some bytes that were always accessed alike, and the rules of a race.
//!
//! | access | races with an unordered |
//! | --- | --- |
//! | read | write, atomic write |
//! | write | read, write, atomic read, atomic write |
//! | atomic read | write |
//! | atomic write or update | read, write |
//!
//! An access is forgotten once a later one stands for it: whatever will race with the earlier one will race with the
//! later one as well. So a write stands for all that happened before it, an access for those of its own kind that
//! happened before it, and a write for every access of the same thread in the same epoch.

use super::clock::Clock;
use super::pool::{NONE, Pool};
use super::{Mark, Race, Side, What};
use guest::memory::Addr;
use guest::sync::ThreadId;

/// An access that is remembered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Record {
    pub(super) mark: Mark,
    /// 0: no access at all, which happened before everything.
    pub(super) epoch: u32,
    pub(super) what: What,
}

impl Record {
    pub(super) const NO: Record =
        Record { mark: Mark { thread: ThreadId(0), clock: 0, stack: 0 }, epoch: 0, what: What::Read };

    #[inline]
    fn same_epoch(&self, other: &Record) -> bool {
        self.epoch == other.epoch && self.mark.thread == other.mark.thread
    }

    #[inline]
    fn before(&self, clock: &Clock) -> bool {
        self.epoch <= clock.get(self.mark.thread)
    }

    fn side(&self) -> Side {
        Side { mark: self.mark, what: self.what }
    }
}

/// The common case in one cache line: the last write, and the last read while reads are ordered.
#[derive(Clone, Copy)]
pub(super) struct State {
    pub(super) write: Record,
    /// `Record::NO` while `More::reads` has several.
    pub(super) read: Record,
    /// Of the same granule.
    pub(super) next: u32,
    /// The rest, if there is any: a `More`.
    pub(super) more: u32,
    /// Which bytes of the granule it is for. No two states of a granule share a byte.
    pub(super) mask: u8,
}

impl Default for State {
    fn default() -> Self {
        State { write: Record::NO, read: Record::NO, next: NONE, more: NONE, mask: 0 }
    }
}

/// What few locations need.
#[derive(Clone, Default)]
pub(super) struct More {
    /// Reads that are not ordered among themselves: at least two, or none.
    reads: Vec<Record>,
    /// Likewise, but also one.
    atomic_reads: Vec<Record>,
    atomic_writes: Vec<Record>,
    /// What happened before an acquire load that reads these bytes now.
    sync: Clock,
    /// Threads whose release is in `sync`: bit = thread modulo 64.
    heads: u64,
}

impl More {
    fn clear(&mut self) {
        self.reads.clear();
        self.atomic_reads.clear();
        self.atomic_writes.clear();
        self.sync.clear();
        self.heads = 0;
    }
}

impl State {
    /// Its `More`, made if need be.
    fn need_more<'a>(&mut self, mores: &'a mut Pool<More>) -> &'a mut More {
        if self.more == NONE {
            self.more = mores.take();
            mores[self.more].clear();
        }
        &mut mores[self.more]
    }

    fn more<'a>(&self, mores: &'a Pool<More>) -> Option<&'a More> {
        (self.more != NONE).then(|| &mores[self.more])
    }

    pub(super) fn drop_more(&mut self, mores: &mut Pool<More>) {
        if self.more != NONE {
            mores.give_back(self.more);
            self.more = NONE;
        }
    }

    /// A copy with a `More` of its own.
    pub(super) fn fork(&self, mores: &mut Pool<More>) -> State {
        let mut copy = *self;
        if self.more != NONE {
            copy.more = mores.take();
            let more = mores[self.more].clone();
            mores[copy.more] = more;
        }
        copy
    }

    /// What an acquire load of these bytes synchronises with.
    pub(super) fn sync<'a>(&self, mores: &'a Pool<More>) -> Option<&'a Clock> {
        self.more(mores).map(|m| &m.sync).filter(|c| !c.is_empty())
    }

    /// An atomic store by `thread` that releases `clock` (empty: nothing).
    pub(super) fn sync_store(&mut self, mores: &mut Pool<More>, thread: ThreadId, release: bool, clock: &Clock) {
        if self.more == NONE && clock.is_empty() {
            return;
        }
        let own = 1 << (thread.0 % 64);
        let more = self.need_more(mores);
        if release || more.heads & own == 0 {
            more.sync.copy(clock);
        } else {
            more.sync.join(clock);
        }
        more.heads = if more.sync.is_empty() { 0 } else { own };
    }

    /// An atomic read-modify-write by `thread` that releases `clock` (empty: nothing).
    pub(super) fn sync_update(&mut self, mores: &mut Pool<More>, thread: ThreadId, clock: &Clock) {
        if !clock.is_empty() {
            let more = self.need_more(mores);
            more.sync.join(clock);
            more.heads |= 1 << (thread.0 % 64);
        }
    }
}

/// The bytes a state is for.
#[derive(Clone, Copy)]
pub(super) enum Place {
    /// Those in the mask, of the 8 at this address.
    Bytes(Addr, u8),
    Range(Addr, u64),
}

/// One access on its way through the states of its bytes.
pub(super) struct Visit<'a> {
    pub(super) record: Record,
    /// The thread's.
    pub(super) clock: &'a Clock,
    pub(super) found: &'a mut Vec<Race>,
}

impl Visit<'_> {
    /// Does the state already stand for this access, so that nothing is to be checked or remembered?
    #[inline]
    pub(super) fn is_known(&self, state: &State) -> bool {
        match self.record.what {
            What::Read => state.write.same_epoch(&self.record) || state.read.same_epoch(&self.record),
            What::Write => {
                state.write.same_epoch(&self.record) && state.write.what == What::Write && state.more == NONE
            }
            _ => false,
        }
    }

    pub(super) fn read(&mut self, state: &mut State, mores: &mut Pool<More>, place: Place) {
        if self.is_known(state) {
            return;
        }
        self.check(&state.write, place);
        if state.more != NONE {
            let more = &mut mores[state.more];
            if more.reads.iter().any(|r| r.same_epoch(&self.record)) {
                return;
            }
            self.check_all(&more.atomic_writes, place);
            if !more.reads.is_empty() {
                self.remember(&mut more.reads);
                if more.reads.len() == 1 {
                    more.reads.clear();
                    state.read = self.record;
                }
                return;
            }
        }
        if state.read.before(self.clock) {
            state.read = self.record;
        } else {
            state.need_more(mores).reads.extend([state.read, self.record]);
            state.read = Record::NO;
        }
    }

    /// Of a write there is only the check: its state is a new one.
    pub(super) fn check_write(&mut self, state: &State, mores: &Pool<More>, place: Place) {
        self.check(&state.write, place);
        self.check(&state.read, place);
        if let Some(more) = state.more(mores) {
            self.check_all(&more.reads, place);
            self.check_all(&more.atomic_writes, place);
            self.check_all(&more.atomic_reads, place);
        }
    }

    pub(super) fn atomic_read(&mut self, state: &mut State, mores: &mut Pool<More>, place: Place) {
        if state.write.same_epoch(&self.record) {
            return;
        }
        self.check(&state.write, place);
        let more = state.need_more(mores);
        if !more.atomic_reads.iter().any(|r| r.same_epoch(&self.record)) {
            self.remember(&mut more.atomic_reads);
        }
    }

    pub(super) fn atomic_write(&mut self, state: &mut State, mores: &mut Pool<More>, place: Place) {
        if state.write.same_epoch(&self.record) {
            return;
        }
        self.check(&state.write, place);
        self.check(&state.read, place);
        let more = state.need_more(mores);
        self.check_all(&more.reads, place);
        if !more.atomic_writes.iter().any(|r| r.same_epoch(&self.record)) {
            self.remember(&mut more.atomic_writes);
            more.atomic_reads.retain(|r| !r.before(self.clock));
        }
    }

    /// Keeps only those that this access does not stand for.
    fn remember(&self, kind: &mut Vec<Record>) {
        kind.retain(|r| !r.before(self.clock));
        kind.push(self.record);
    }

    #[inline]
    fn check(&mut self, earlier: &Record, place: Place) {
        if !earlier.before(self.clock) {
            self.report(earlier, place);
        }
    }

    fn check_all(&mut self, earlier: &[Record], place: Place) {
        for e in earlier {
            self.check(e, place);
        }
    }

    #[cold]
    fn report(&mut self, earlier: &Record, place: Place) {
        match place {
            Place::Range(at, size) => self.report_run(earlier, at, size),
            Place::Bytes(base, mask) => {
                let mut rest = u32::from(mask);
                while rest != 0 {
                    let from = rest.trailing_zeros();
                    let size = (rest >> from).trailing_ones();
                    self.report_run(earlier, base + u64::from(from), u64::from(size));
                    rest &= u32::MAX << (from + size);
                }
            }
        }
    }

    fn report_run(&mut self, earlier: &Record, at: Addr, size: u64) {
        let (earlier, later) = (earlier.side(), self.record.side());
        // An access across several granules is one race where it can be.
        if let Some(last) = self.found.last_mut()
            && last.earlier == earlier
            && last.at + last.size == at
        {
            last.size += size;
        } else {
            self.found.push(Race { at, size, earlier, later });
        }
    }
}
