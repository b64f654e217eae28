//! What memory holds, as far as it was seen.

use super::words::words;
use rustc_hash::FxHashMap;
use trace::{Access, What};

/// Eight bytes of memory.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Word {
    bytes: [u8; 8],
    /// Which of them are known.
    known: u8,
    /// Which of them were written, and do not just happen to be seen.
    written: u8,
    /// Of a chunk's own copy: which of them were written by what is not before its cut. They are no longer what is seen.
    foreign: u8,
}

/// What an access does to a word.
#[derive(Clone, Copy, Debug)]
pub(super) struct Touch {
    pub(super) word: u64,
    mask: u8,
    /// What was there.
    shows: Option<[u8; 8]>,
    write: Write,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Write {
    None,
    Known([u8; 8]),
    Unknown,
}

pub(super) type Memory = FxHashMap<u64, Word>;

/// What an event does to memory; a trace's own initial values in its prefix are like writes.
pub(super) fn touches(what: &What, start: bool, into: &mut Vec<Touch>) {
    into.clear();
    match *what {
        What::Read { at, value, .. } => push(&at, value, None, into),
        What::Write { at, before, after, .. } | What::Update { at, before, after, .. } => {
            push(&at, before, Some(after), into);
        }
        What::Initial { at, value, .. } if start => push(&at, None, Some(Some(value)), into),
        What::Initial { at, value, .. } => push(&at, Some(value), None, into),
        _ => {}
    }
}

fn push(at: &Access, shows: Option<u64>, writes: Option<Option<u64>>, into: &mut Vec<Touch>) {
    let small = |value: Option<u64>| value.filter(|_| at.size <= 8);
    into.extend(words(at.address, at.size.into()).map(|(word, mask)| {
        // The bytes of the value that lie in this word, at their places.
        let shift = (word * 8).wrapping_sub(at.address) as i64 * 8;
        let bytes = |value: u64| {
            let placed = if shift >= 0 { value >> shift } else { value << -shift };
            placed.to_le_bytes()
        };
        let write = match writes.map(small) {
            None => Write::None,
            Some(None) => Write::Unknown,
            Some(Some(value)) => Write::Known(bytes(value)),
        };
        Touch { word, mask, shows: small(shows).map(bytes), write }
    }));
}

impl Touch {
    /// Which bytes of its word it writes.
    pub(super) fn written(&self) -> u8 {
        if self.writes() { self.mask } else { 0 }
    }

    /// Leaves some bytes of its word as they are.
    pub(super) fn spare(&mut self, mask: u8) {
        self.mask &= !mask;
    }

    /// What it found is not known.
    pub(super) fn forget(&mut self) {
        self.shows = None;
    }

    pub(super) fn writes(&self) -> bool {
        self.write != Write::None
    }
}

impl Word {
    /// Takes note of what an access showed.
    pub(super) fn learn(&mut self, touch: &Touch) {
        if let Some(bytes) = touch.shows {
            self.set(touch.mask & !self.known & !self.foreign, bytes);
        }
    }

    /// Does what an access does.
    pub(super) fn write(&mut self, touch: &Touch) {
        match touch.write {
            Write::None => return,
            Write::Known(bytes) => self.set(touch.mask, bytes),
            Write::Unknown => self.known &= !touch.mask,
        }
        self.written |= touch.mask;
    }

    /// The same, by what is before a chunk's cut: what it shows and does is so in the chunk's own copy.
    pub(super) fn follow(&mut self, touch: &Touch) {
        if let Some(bytes) = touch.shows {
            self.set(touch.mask & !self.known, bytes);
        }
        self.write(touch);
    }

    /// What is not before a chunk's cut writes, and the chunk's own copy stays.
    pub(super) fn miss(&mut self, touch: &Touch) {
        if touch.writes() {
            self.foreign |= touch.mask;
        }
    }

    fn set(&mut self, mask: u8, bytes: [u8; 8]) {
        (0..8).filter(|b| mask >> b & 1 == 1).for_each(|b| self.bytes[b] = bytes[b]);
        self.known |= mask;
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Held {
    /// `None`: not all of them are known.
    pub(super) value: Option<u64>,
    /// Whether any of them was written.
    pub(super) written: bool,
}

/// What up to 8 bytes hold.
pub(super) fn held(address: u64, size: u32, word_at: impl Fn(u64) -> Word) -> Held {
    let (mut value, mut known, mut written) = (0, true, false);
    for (i, at) in (address..address.saturating_add(size.into())).enumerate() {
        let (word, byte) = (word_at(at / 8), at % 8);
        known &= word.known >> byte & 1 == 1;
        written |= word.written >> byte & 1 == 1;
        value |= u64::from(word.bytes[byte as usize]) << (8 * i);
    }
    Held { value: Some(value).filter(|_| known), written }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_across_words_come_back() {
        let mut memory = Memory::default();
        let mut all = Vec::new();
        for (address, size, value) in [(5, 8, 0x1122_3344_5566_7788), (3, 4, 0xaabb_ccdd), (16, 1, 0x5a)] {
            let at = Access { location: 0, address, size, atomic: None };
            touches(&What::Write { at, before: None, after: Some(value), expr: None }, false, &mut all);
            all.iter().for_each(|t| memory.entry(t.word).or_default().write(t));
            let back = held(address, size, |w| memory.get(&w).copied().unwrap_or_default());
            assert_eq!(back, Held { value: Some(value), written: true });
        }
        let word_at = |w| memory.get(&w).copied().unwrap_or_default();
        assert_eq!(held(5, 8, word_at).value, Some(0x1122_3344_5566_aabb));
        assert_eq!(held(2, 2, word_at).value, None);
    }
}
