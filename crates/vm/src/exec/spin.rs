//! Threads that spin: read the same values at the same place again and again, and change nothing.
//!
//! When a thread comes back to a read with the same registers, having read the same values and changed nothing that
//! another thread can see, and having written to its own memory what it wrote the round before, then it will do so
//! for ever, unless somebody changes what it reads. So it waits for that instead, which keeps a spin loop from hanging
//! a run, lets exhaustive exploration end, and shows a spin that nobody can end for what it is.
//!
//! Limits: a loop that counts its rounds, or takes a lock in each, is not noticed; the strategies' fairness serves it.

use guest::memory::Addr;

/// Reads remembered while looking for the start of a round.
const RECENT: usize = 8;
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
    reads: Vec<Addr>,
    /// How many changes of shared data there had been when the round began.
    since: u64,
}

impl Spin {
    /// A read of something shared; true if the thread is found to spin.
    pub(crate) fn read(
        &mut self,
        function: u32,
        pc: usize,
        at: Addr,
        value: u64,
        changes: u64,
        registers: impl FnOnce() -> u64,
    ) -> bool {
        let place = u64::from(function) << 32 | pc as u64;
        let mix = |h: u64, v: u64| (h.rotate_left(23) ^ v).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let key = mix(mix(mix(1, place), at), value) | 1;
        match self.head {
            Some(head) if head == key => {
                let registers = registers();
                let same = registers == self.registers
                    && (self.own.is_empty() || self.own_before.as_ref().is_some_and(|b| *b == self.own));
                if same {
                    return true;
                }
                self.registers = registers;
                self.own_before = Some(std::mem::take(&mut self.own));
                self.reads.clear();
                self.since = changes;
            }
            Some(_) if self.reads.len() >= LONGEST => self.reset(),
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
        self.reads.push(at);
        self.recent[self.next % RECENT] = key;
        self.next += 1;
        false
    }

    /// A write to something shared, or anything else that others can see.
    #[inline]
    pub(crate) fn wrote(&mut self, changed: bool) {
        if changed {
            self.reset();
        }
    }

    /// A write to memory that nobody else knows.
    #[inline]
    pub(crate) fn wrote_own(&mut self, at: Addr, value: u64) {
        if self.head.is_some() {
            self.own.push((at, value));
            if self.own.len() > LONGEST {
                self.reset();
            }
        }
    }

    /// What the thread waits to see changed, and how many changes there had been when it began to read that.
    pub(crate) fn reads(&self) -> (&[Addr], u64) {
        (&self.reads, self.since)
    }

    pub(crate) fn reset(&mut self) {
        if self.next > 0 {
            self.recent = [0; RECENT];
            self.next = 0;
            self.head = None;
            self.own.clear();
            self.own_before = None;
            self.reads.clear();
        }
    }
}
