//! Who wrote memory last, by words of 8 bytes.

use rustc_hash::FxHashMap;

/// A moment of a thread. Whoever makes it says what the position counts; later ones are larger, 0 is before everything.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Moment {
    pub(super) thread: u32,
    pub(super) position: u64,
}

/// For every word the last writer. Never too early, perhaps too late: bytes that were never written may get the moment of
/// a write beside them, and of two writes of one thread to parts of a word the later one stands for both.
#[derive(Default)]
pub(super) struct Words {
    words: FxHashMap<u64, Word>,
    /// Words whose bytes were written by different threads.
    split: Vec<[Option<Moment>; 8]>,
}

#[derive(Clone, Copy)]
enum Word {
    One(Moment),
    Split(u32),
}

/// The words of some bytes, each with the mask of its bytes that are meant.
pub(super) fn words(address: u64, size: u64) -> impl Iterator<Item = (u64, u8)> {
    let end = address.saturating_add(size);
    let range = address / 8..if size == 0 { 0 } else { (end - 1) / 8 + 1 };
    range.map(move |word| {
        let start = word * 8;
        let skip = address.saturating_sub(start).min(7) as u32;
        let bytes = (end - start).min(8) as u32;
        let mask = (0xff_u32 << skip) & (0xff_u32 >> (8 - bytes));
        (word, mask as u8)
    })
}

impl Words {
    pub(super) fn write(&mut self, address: u64, size: u64, by: Moment) {
        use std::collections::hash_map::Entry;
        for (word, mask) in words(address, size) {
            match self.words.entry(word) {
                Entry::Vacant(new) => {
                    new.insert(Word::One(by));
                }
                Entry::Occupied(mut old) => match *old.get() {
                    Word::One(other) if mask != 0xff && other.thread != by.thread => {
                        let mut bytes = [Some(other); 8];
                        set(&mut bytes, mask, by);
                        old.insert(Word::Split(self.split.len() as u32));
                        self.split.push(bytes);
                    }
                    Word::One(_) => {
                        old.insert(Word::One(by));
                    }
                    Word::Split(at) => set(&mut self.split[at as usize], mask, by),
                },
            }
        }
    }

    pub(super) fn writers(&self, address: u64, size: u64, mut each: impl FnMut(Moment)) {
        for (word, mask) in words(address, size) {
            match self.words.get(&word) {
                None => {}
                Some(Word::One(by)) => each(*by),
                Some(Word::Split(at)) => {
                    let bytes = self.split[*at as usize];
                    (0..8).filter(|b| mask >> b & 1 == 1).filter_map(|b| bytes[b]).for_each(&mut each);
                }
            }
        }
    }
}

fn set(bytes: &mut [Option<Moment>; 8], mask: u8, by: Moment) {
    (0..8).filter(|b| mask >> b & 1 == 1).for_each(|b| bytes[b] = Some(by));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn writers(words: &Words, address: u64, size: u64) -> Vec<(u32, u64)> {
        let mut all = Vec::new();
        words.writers(address, size, |m| all.push((m.thread, m.position)));
        all.dedup();
        all
    }

    #[test]
    fn masks_cover_exactly_the_bytes() {
        for address in 0..20 {
            for size in 0..20 {
                let mut bytes = Vec::new();
                for (word, mask) in words(address, size) {
                    bytes.extend((0..8).filter(|b| mask >> b & 1 == 1).map(|b| word * 8 + b));
                }
                assert_eq!(bytes, (address..address + size).collect::<Vec<_>>(), "{address} {size}");
            }
        }
    }

    #[test]
    fn a_write_beside_does_not_hide_another_threads() {
        let mut w = Words::default();
        let by = |thread, position| Moment { thread, position };
        w.write(0, 4, by(1, 10));
        w.write(4, 4, by(2, 20));
        w.write(6, 4, by(3, 30));
        assert_eq!(writers(&w, 0, 4), [(1, 10)]);
        assert_eq!(writers(&w, 4, 2), [(2, 20)]);
        assert_eq!(writers(&w, 0, 8), [(1, 10), (2, 20), (3, 30)]);
        assert_eq!(writers(&w, 8, 1), [(3, 30)]);
        w.write(0, 8, by(1, 40));
        assert_eq!(writers(&w, 2, 6), [(1, 40)]);
    }
}
