//! Who wrote what: known from a run that took place, it decides which reads of the next one are unknowns.
//!
//! What is written before the first thread is created counts for nothing: it is over before anybody else looks, so it
//! belongs to the initial state.

use crate::seen::{Did, Seen};
use guest::memory::Addr;
use guest::sync::{Deed, ThreadOp};
use rustc_hash::FxHashMap;

/// The writers of one byte: nobody, several threads, or the thread with this number less [`FIRST`].
type Writer = u16;
const NOBODY: Writer = 0;
const SEVERAL: Writer = 1;
const FIRST: Writer = 2;

/// For every byte that was written, who did it. Grows over several runs of one program: addresses do not depend on the
/// schedule, nor do the names of threads.
#[derive(Clone, Default, Debug)]
pub struct Written {
    /// By the number of the aligned eight bytes.
    words: FxHashMap<u64, [Writer; 8]>,
    /// Hashes of names of threads.
    numbers: FxHashMap<u64, Writer>,
}

impl Written {
    pub fn new() -> Written {
        Written::default()
    }

    /// Adds what one whole run did; whether something is new.
    pub fn add(&mut self, seen: &[Seen]) -> bool {
        let is_fork = |s: &&Seen| matches!(s.did, Did::Sync(Deed::Thread { op: ThreadOp::Fork, .. }));
        let first = seen.iter().position(|s| is_fork(&s)).unwrap_or(seen.len());
        self.add_more(&seen[first..])
    }

    /// Adds a part of a run that has had several threads before it.
    pub fn add_more(&mut self, seen: &[Seen]) -> bool {
        let mut news = false;
        for s in seen {
            if let Did::Write { at, size, .. }
            | Did::Update { at, size, .. }
            | Did::WriteRange { at, size }
            | Did::Free { at, size } = s.did
            {
                news |= self.write(at, size, s.key);
            }
        }
        news
    }

    fn write(&mut self, at: Addr, size: u64, key: u64) -> bool {
        let next = FIRST.saturating_add(self.numbers.len() as Writer);
        let writer = *self.numbers.entry(key).or_insert(next);
        let mut news = false;
        for (word, bytes) in words(at, size) {
            let owners = self.words.entry(word).or_insert([NOBODY; 8]);
            for owner in &mut owners[bytes] {
                let now = match *owner {
                    NOBODY => writer,
                    same if same == writer => writer,
                    _ => SEVERAL,
                };
                news |= now != *owner;
                *owner = now;
            }
        }
        news
    }

    /// Whether somebody wrote one of these bytes.
    pub(super) fn by_anyone(&self, at: Addr, size: u64) -> bool {
        words(at, size)
            .any(|(word, bytes)| self.words.get(&word).is_some_and(|owners| owners[bytes].iter().any(|&o| o != NOBODY)))
    }

    /// Whether another thread than this one wrote one of these bytes.
    pub(super) fn by_other(&self, at: Addr, size: u64, key: u64) -> bool {
        if self.words.is_empty() {
            return false;
        }
        let own = self.numbers.get(&key).copied().unwrap_or(NOBODY);
        words(at, size).any(|(word, bytes)| {
            self.words.get(&word).is_some_and(|owners| owners[bytes].iter().any(|&o| o != NOBODY && o != own))
        })
    }
}

/// The aligned words that a range touches, and which of their bytes.
pub(super) fn words(at: Addr, size: u64) -> impl Iterator<Item = (u64, std::ops::Range<usize>)> {
    let end = at.saturating_add(size);
    let last = if size == 0 { at >> 3 } else { ((end - 1) >> 3) + 1 };
    (at >> 3..last).map(move |word| {
        let start = word << 3;
        let from = at.saturating_sub(start) as usize;
        let to = (end - start).min(8) as usize;
        (word, from..to)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_bytes_of_others_count() {
        let mut w = Written::new();
        assert!(w.write(0x1004, 4, 7));
        assert!(!w.write(0x1004, 4, 7));
        assert!(w.by_other(0x1000, 8, 8));
        assert!(!w.by_other(0x1000, 4, 8), "the neighbour was not written");
        assert!(!w.by_other(0x1000, 8, 7), "its own write");
        assert!(w.write(0x1006, 8, 8));
        assert!(w.by_other(0x1006, 1, 7) && w.by_other(0x1006, 1, 8));
        assert!(!w.by_other(0x1008, 4, 8));
        assert!(w.by_anyone(0x100d, 1) && !w.by_anyone(0x100e, 8));
    }
}
