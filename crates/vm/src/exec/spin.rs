//! Threads that spin: read the same values at the same place again and again, and change nothing.
//!
//! When a thread comes back to a read with the same registers, having read the same values and changed nothing that
//! another thread can see, and having written to its own memory what it wrote the round before, then it will do so
//! for ever, unless somebody changes what it reads. So it waits for that instead, which keeps a spin loop from hanging
//! a run, lets exhaustive exploration end, and shows a spin that nobody can end for what it is.
//!
//! A round may take locks, if it gives them back: then it begins with the first of them, and the thread waits where it holds none of
//! them. Whoever finds such a lock taken could have found it so in the round before. To try for a lock in vain is to read it: the thread
//! waits until somebody gives it back.
//!
//! Limit: a loop that counts its rounds is not noticed; the strategies' fairness serves it.

use guest::memory::Addr;
use std::cell::Cell;

/// An address, and how many bytes from there on.
pub(crate) type Bytes = (Addr, u64);

/// Reads remembered while looking for the start of a round.
const RECENT: usize = 16;
/// Events of a round, at most.
const LONGEST: usize = 48;

/// What a thread read and wrote lately.
#[derive(Default)]
pub(crate) struct Spin {
    recent: [u64; RECENT],
    next: usize,
    /// The read that a round starts with.
    head: Option<u64>,
    registers: u64,
    /// Writes to its own memory in this round, and in the one before.
    own: Vec<(Addr, u64)>,
    own_before: Option<Vec<(Addr, u64)>>,
    /// What was read in this round.
    reads: Vec<Bytes>,
    /// Locks that were taken lately and not given back.
    held: Vec<Addr>,
    /// It spins, and will wait where it holds none of them.
    found: bool,
    /// How many changes of shared data there had been when the round began.
    since: u64,
    /// For a strategy that wants to know: the states in which it stood since it last did what others could notice, and what it read
    /// since the first of them.
    stood: Vec<Stood>,
    looked_at: Vec<Look>,
    /// The one of them that it is in again, and how many changes were looked at since, whether one of them was of what it had read.
    again: Option<usize>,
    checked: Cell<(usize, bool)>,
    /// Nobody could notice what it did last.
    quiet: bool,
}

/// A state of a thread: place, registers, return addresses.
struct Stood {
    state: u64,
    /// How much it had read.
    reads: usize,
}

/// What was read, and how many changes there had been.
struct Look {
    bytes: Bytes,
    changes: usize,
}

pub(crate) fn overlap((a, n): Bytes, (b, m): Bytes) -> bool {
    a < b + m && b < a + n
}

impl Spin {
    /// A read of something shared, or an attempt to take it that failed; true if the thread is found to spin.
    pub(crate) fn read(
        &mut self,
        place: (u32, usize),
        bytes: Bytes,
        value: u64,
        changes: u64,
        registers: impl FnOnce() -> u64,
    ) -> bool {
        // With a lock in its hand it cannot wait.
        let found = self.held.is_empty() && self.arrive(key(place, bytes.0, value), changes, registers);
        self.quiet = true;
        if !self.stood.is_empty() {
            self.looked_at.push(Look { bytes, changes: changes as usize });
        }
        self.reads.push(bytes);
        if self.reads.len() > LONGEST {
            self.reset();
        }
        found
    }

    /// A lock was taken, by waiting for it or by trying; true if the thread is found to spin.
    pub(crate) fn took(
        &mut self,
        place: (u32, usize),
        lock: Addr,
        changes: u64,
        registers: impl FnOnce() -> u64,
    ) -> bool {
        let found = self.held.is_empty() && self.arrive(key(place, lock, 0), changes, registers);
        self.forget_states();
        self.held.push(lock);
        if self.held.len() > LONGEST {
            self.reset();
        }
        found
    }

    /// It stands before an event, in this state. Until its next one [`Spin::round`] says whether it goes round in a loop.
    pub(crate) fn stands(&mut self, state: u64) {
        if !std::mem::take(&mut self.quiet) {
            self.forget_states();
        }
        self.again = self.stood.iter().position(|s| s.state == state);
        if self.again.is_none() {
            if self.stood.len() == LONGEST {
                self.forget_states();
            }
            self.stood.push(Stood { state, reads: self.looked_at.len() });
        }
        self.checked.set((0, false));
    }

    /// If the thread is in a state in which it was before, and nobody could notice what it did since: whether any of what it read since
    /// then has changed after that. `changes` are all of the run.
    pub(crate) fn round(&self, changes: &[Bytes]) -> Option<bool> {
        let reads = &self.looked_at[self.stood[self.again?].reads..];
        let (mut from, mut changed) = self.checked.get();
        if !changed {
            from = from.max(reads.iter().map(|r| r.changes).min().unwrap_or(0));
            let later = changes.iter().enumerate().skip(from);
            changed = later.into_iter().any(|(n, c)| reads.iter().any(|r| r.changes <= n && overlap(r.bytes, *c)));
            self.checked.set((changes.len(), changed));
        }
        Some(changed)
    }

    /// It let others go first, which is nothing that they could notice.
    pub(crate) fn yielded(&mut self) {
        self.quiet = true;
    }

    pub(crate) fn forget_states(&mut self) {
        self.stood.clear();
        self.looked_at.clear();
        self.again = None;
    }

    /// A lock was given back.
    pub(crate) fn gave(&mut self, lock: Addr) {
        self.forget_states();
        match self.held.iter().rposition(|&l| l == lock) {
            Some(i) => drop(self.held.remove(i)),
            None => self.reset(),
        }
    }

    /// Where a round may begin.
    fn arrive(&mut self, key: u64, changes: u64, registers: impl FnOnce() -> u64) -> bool {
        match self.head {
            Some(head) if head == key => {
                let registers = registers();
                let same = registers == self.registers
                    && (self.own.is_empty() || self.own_before.as_ref().is_some_and(|b| *b == self.own));
                if same {
                    self.found = true;
                    return true;
                }
                self.registers = registers;
                self.own_before = Some(std::mem::take(&mut self.own));
                self.reads.clear();
                self.since = changes;
            }
            None if self.recent.contains(&key) => {
                self.head = Some(key);
                self.registers = registers();
                self.own.clear();
                self.own_before = None;
                self.reads.clear();
                self.since = changes;
            }
            _ => {}
        }
        self.recent[self.next % RECENT] = key;
        self.next += 1;
        false
    }

    /// A write to something shared, or anything else that others can see.
    #[inline]
    pub(crate) fn wrote(&mut self, changed: bool) {
        if changed {
            self.forget_states();
            self.reset();
        }
    }

    /// Whether there are states that it could come back to.
    #[inline]
    pub(crate) fn has_stood(&self) -> bool {
        !self.stood.is_empty()
    }

    /// A write to memory that nobody else knows; whether it changed anything.
    #[inline]
    pub(crate) fn wrote_own(&mut self, at: Addr, value: u64, changed: bool) {
        if changed && !self.stood.is_empty() {
            self.forget_states();
        }
        if self.head.is_some() {
            self.own.push((at, value));
            if self.own.len() > LONGEST {
                self.reset();
            }
        }
    }

    /// Whether it spins.
    pub(crate) fn is_found(&self) -> bool {
        self.found
    }

    /// Whether it is to wait here.
    pub(crate) fn waits(&self) -> bool {
        self.found && self.held.is_empty()
    }

    /// What the thread waits to see changed, and how many changes there had been when it began to read that.
    pub(crate) fn reads(&self) -> (&[Bytes], u64) {
        (&self.reads, self.since)
    }

    pub(crate) fn reset(&mut self) {
        self.found = false;
        self.held.clear();
        self.reads.clear();
        if self.next > 0 {
            self.recent = [0; RECENT];
            self.next = 0;
            self.head = None;
            self.own.clear();
            self.own_before = None;
        }
    }
}

fn key((function, pc): (u32, usize), at: Addr, value: u64) -> u64 {
    let mix = |h: u64, v: u64| (h.rotate_left(23) ^ v).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mix(mix(mix(1, u64::from(function) << 32 | pc as u64), at), value) | 1
}
