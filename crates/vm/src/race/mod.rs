//! Happens-before data race detection with epochs.
//!
//! Follows FastTrack (Flanagan and Freund, "FastTrack: Efficient and Precise Dynamic Race Detection", PLDI 2009): a
//! thread's time is counted in epochs that end when it releases something, and of most locations it is enough to
//! know the epoch of the last write and of the last read; several reads are kept only while they are not ordered.
//! A race here is C11's: two accesses by different threads to a common byte, at least one of them a write, not both
//! atomic, and neither happens before the other.
//!
//! It knows nothing of the interpreter: the VM says what happens, in the order of the run, and is told of a race.
//!
//! Deviations from the paper:
//! - A location is a byte. Bytes that were always accessed alike share a state (`shadow.rs`), so accesses of
//!   different sizes meet exactly where they overlap and nowhere else.
//! - Unordered reads are a list of those not ordered among themselves, not a vector clock, and it shrinks again.
//! - Atomic accesses are remembered beside the plain ones, and synchronise (below).
//! - After a race checking goes on as if the two accesses had been ordered. The first race of every location is
//!   found, as in the paper; of what follows on that location some may be missed. The same pair of call stacks is
//!   told once in a run.
//!
//! What an atomic load synchronises with, in an interleaved run, where it reads the last store:
//! - A release store or read-modify-write heads a release sequence. A read-modify-write of any thread continues it
//!   (C11 and C++20). A relaxed store of another thread ends it (both). A relaxed store of the thread that made a
//!   head continues it in C11 to C++17 but not in C++20: here it continues, for a race that is reported must be one in
//!   all languages we run. If several threads have released in the sequence, it then continues for all of them,
//!   which may hide a race and never makes one up; so may threads whose ids are equal modulo 64.
//! - A plain write to the location ends the sequence.
//! - Fences follow C11: a release fence makes later relaxed stores of its thread release what was before the fence;
//!   an acquire fence acquires what earlier relaxed loads of its thread have seen. `seq_cst` is acquire and release.
//!   (The order of all `seq_cst` operations is no happens-before in C11 either.)
//! - A load that reads bytes of several stores synchronises with each of them. C11 has no such load.
//!
//! Limits: only the run at hand is judged, so a race hidden behind the accidental order of two critical sections is not
//! seen (that is what other schedules and the solver are for); weak memory behaviours are not executed, so races only
//! they lead to are not seen; `consume` is for the caller to strengthen.
//!
//! Memory is linear in what was touched: 64 bytes for each distinguished part of an 8-byte granule and 256 for each
//! page of 512 guest bytes that has one; a wide access, publish or free costs one range. After a reset the memory is
//! kept for the next run.

mod clock;
mod pool;
#[cfg(test)]
mod reference;
mod shadow;
mod state;
#[cfg(test)]
mod tests;

use clock::{Clock, Threads};
use guest::memory::Addr;
use guest::sync::ThreadId;
use pool::Pool;
use rustc_hash::{FxHashMap, FxHashSet};
use shadow::Shadow;
use state::{Record, Visit};

/// Who did it, and where in the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    pub thread: ThreadId,
    /// Its step clock. It is handed through to the report and decides nothing.
    pub clock: u64,
    /// Names the call stack; what the number means is the caller's.
    pub stack: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access {
    pub at: Addr,
    /// How many bytes.
    pub size: u64,
    pub kind: AccessKind,
}

/// What an access does. `seq_cst` is acquire and release.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccessKind {
    Read,
    Write,
    /// An atomic load, or a compare-and-exchange that failed.
    AtomicRead {
        acquire: bool,
    },
    AtomicWrite {
        release: bool,
    },
    AtomicUpdate {
        acquire: bool,
        release: bool,
    },
}

/// What one side of a race did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    Read,
    Write,
    AtomicRead,
    AtomicWrite,
    AtomicUpdate,
    /// Initialised the object, then shared it: the mark is that of the sharing.
    Publish,
    Free,
}

impl What {
    pub fn is_write(self) -> bool {
        !matches!(self, What::Read | What::AtomicRead)
    }

    pub fn is_atomic(self) -> bool {
        matches!(self, What::AtomicRead | What::AtomicWrite | What::AtomicUpdate)
    }
}

/// One of the two accesses of a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Side {
    /// Who and where. Of several accesses like it in one epoch of the thread it is one.
    pub mark: Mark,
    pub what: What,
}

/// Two accesses that nothing orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Race {
    /// The first byte that both touch.
    pub at: Addr,
    /// How many bytes from there on.
    pub size: u64,
    pub earlier: Side,
    pub later: Side,
}

#[derive(Default)]
pub struct Races {
    threads: Threads,
    /// What was released to each sync object: an id in `clocks`.
    objects: FxHashMap<u64, u32>,
    clocks: Pool<Clock>,
    shadow: Shadow,
    /// Pairs of stacks that were reported.
    told: FxHashSet<(u32, u32)>,
    /// All races of the current access.
    found: Vec<Race>,
}

impl Races {
    pub fn new() -> Races {
        Races::default()
    }

    /// Forgets the run, and keeps the memory for the next one.
    pub fn reset(&mut self) {
        self.threads.reset();
        self.objects.clear();
        self.clocks.reset();
        self.shadow.reset();
        self.told.clear();
        self.found.clear();
    }

    /// What `parent` has done happens before all that `child` will do.
    pub fn fork(&mut self, parent: ThreadId, child: ThreadId) {
        self.threads.join(child, parent);
        self.threads.advance(parent);
    }

    /// What `ended` has done happens before all that `joiner` will do.
    pub fn join(&mut self, joiner: ThreadId, ended: ThreadId) {
        self.threads.join(joiner, ended);
        self.threads.forget(ended);
    }

    /// What was released to the object happens before what the thread does next.
    ///
    /// Objects are named by a number; the caller keeps apart what must not order each other:
    /// - a mutex is one object: `acquire`, `release_exclusive`;
    /// - a rwlock is two, W and R: a reader acquires W and releases to R; a writer acquires both and releases
    ///   (exclusively) to W. With one object readers would seem to be ordered;
    /// - a barrier is one for each round: all release on arrival and acquire on leaving;
    /// - a semaphore is one: post releases, wait acquires (every earlier post, not only the one it consumed).
    pub fn acquire(&mut self, t: ThreadId, object: u64) {
        if let Some(&id) = self.objects.get(&object) {
            self.threads.get(t).clock.join(&self.clocks[id]);
        }
    }

    /// What the thread has done is released to the object, with what others have released to it.
    pub fn release(&mut self, t: ThreadId, object: u64) {
        let id = self.object(object);
        self.clocks[id].join(&self.threads.get(t).clock);
        self.threads.advance(t);
    }

    /// What the thread has done is released to the object, in place of what others have released to it.
    pub fn release_exclusive(&mut self, t: ThreadId, object: u64) {
        let id = self.object(object);
        self.clocks[id].copy(&self.threads.get(t).clock);
        self.threads.advance(t);
    }

    fn object(&mut self, object: u64) -> u32 {
        *self.objects.entry(object).or_insert_with(|| {
            let id = self.clocks.take();
            self.clocks[id].clear();
            id
        })
    }

    /// `atomic_thread_fence`.
    pub fn fence(&mut self, t: ThreadId, acquire: bool, release: bool) {
        let thread = self.threads.get(t);
        if acquire {
            thread.clock.join(&thread.pending);
        }
        if release {
            thread.fence.copy(&thread.clock);
            self.threads.advance(t);
        }
    }

    /// An access to memory: checked, remembered, and if it is atomic also synchronised. Answers a race that has
    /// not been told; if there are several at once, the others are not lost for later.
    #[inline]
    pub fn access(&mut self, mark: Mark, access: Access) -> Option<Race> {
        let Access { at, size, kind } = access;
        if size == 0 {
            return None;
        }
        let end = at.saturating_add(size);
        self.found.clear();
        let what = match kind {
            AccessKind::Read => What::Read,
            AccessKind::Write => What::Write,
            _ => return self.atomic(mark, at, end, kind),
        };
        self.plain(mark, at, end, what);
        self.tell()
    }

    /// The object was given to other threads now. What its owner did to it until now was not reported, and counts as one
    /// write by `mark`. To be called once for an object, before any other thread can reach it.
    pub fn publish(&mut self, mark: Mark, at: Addr, size: u64) {
        if size > 0 {
            let epoch = self.threads.get(mark.thread).clock.get(mark.thread);
            self.shadow.publish(at, at.saturating_add(size), Record { mark, epoch, what: What::Publish });
        }
    }

    /// The object was freed: that is a write to all of it. Its bytes are forgotten, so that another object may come
    /// to lie there.
    pub fn free(&mut self, mark: Mark, at: Addr, size: u64) -> Option<Race> {
        if size == 0 {
            return None;
        }
        self.found.clear();
        let clock = &self.threads.get(mark.thread).clock;
        let record = Record { mark, epoch: clock.get(mark.thread), what: What::Free };
        self.shadow.free(at, at.saturating_add(size), &mut Visit { record, clock, found: &mut self.found });
        self.tell()
    }

    #[inline]
    fn plain(&mut self, mark: Mark, at: Addr, end: Addr, what: What) {
        let clock = &self.threads.get(mark.thread).clock;
        let record = Record { mark, epoch: clock.get(mark.thread), what };
        self.shadow.plain(at, end, what.is_write(), &mut Visit { record, clock, found: &mut self.found });
    }

    /// First the acquiring (what this access synchronises with happens before the access itself), then the
    /// access, then the releasing.
    fn atomic(&mut self, mark: Mark, at: Addr, end: Addr, kind: AccessKind) -> Option<Race> {
        let (what, reads, acquire, release) = match kind {
            AccessKind::AtomicRead { acquire } => (What::AtomicRead, true, acquire, false),
            AccessKind::AtomicUpdate { acquire, release } => (What::AtomicUpdate, true, acquire, release),
            AccessKind::AtomicWrite { release } => (What::AtomicWrite, false, false, release),
            AccessKind::Read | AccessKind::Write => unreachable!("not atomic"),
        };
        let Shadow { states, mores, carved, .. } = {
            self.shadow.carve(at, end);
            &mut self.shadow
        };
        let thread = self.threads.get(mark.thread);
        if reads {
            let into = if acquire { &mut thread.clock } else { &mut thread.pending };
            for &(id, _) in carved.iter() {
                if let Some(sync) = states[id].sync(mores) {
                    into.join(sync);
                }
            }
        }
        let record = Record { mark, epoch: thread.clock.get(mark.thread), what };
        let mut visit = Visit { record, clock: &thread.clock, found: &mut self.found };
        for &(id, place) in carved.iter() {
            if what.is_write() {
                visit.atomic_write(&mut states[id], mores, place);
            } else {
                visit.atomic_read(&mut states[id], mores, place);
            }
        }
        let released = if release { &thread.clock } else { &thread.fence };
        for &(id, _) in carved.iter() {
            match what {
                What::AtomicWrite => states[id].sync_store(mores, mark.thread, release, released),
                What::AtomicUpdate => states[id].sync_update(mores, mark.thread, released),
                _ => break,
            }
        }
        if release {
            self.threads.advance(mark.thread);
        }
        self.tell()
    }

    #[inline]
    fn tell(&mut self) -> Option<Race> {
        if self.found.is_empty() {
            return None;
        }
        let told = &mut self.told;
        self.found.iter().find(|r| told.insert((r.earlier.mark.stack, r.later.mark.stack))).copied()
    }
}
