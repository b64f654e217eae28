//! Random contents for the tests of this crate.

use crate::{Place, ThreadName};

/// A xorshift generator.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    pub(crate) fn below(&mut self, n: u64) -> u64 {
        (self.next() >> 16) % n
    }

    pub(crate) fn coin(&mut self) -> bool {
        self.below(2) == 0
    }

    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len() as u64) as usize]
    }

    /// Small, large and extreme numbers.
    pub(crate) fn number(&mut self) -> u64 {
        match self.below(5) {
            0 => self.below(4),
            1 => self.below(70_000),
            2 => u64::MAX - self.below(5000),
            3 => 0xffff_ffff - self.below(5000),
            _ => self.next(),
        }
    }

    /// Text, half of it nasty.
    pub(crate) fn string(&mut self, longest: u64) -> String {
        const NASTY: &[&str] = &[
            " ", "\n", "\r", "\t", "\\", "\"", "#", "|", "@", "?", "-", "->", "end", "0", ":", "\0", "\u{7f}", "é",
            "\u{2028}", "\u{a0}", "🧵", "\\x41", "=",
        ];
        (0..self.below(longest + 1))
            .map(|_| if self.below(3) == 0 { *self.pick(NASTY) } else { *self.pick(&["a", "b", "q", ".", "_", "7"]) })
            .collect()
    }

    /// Text, or any bytes.
    pub(crate) fn bytes(&mut self, longest: u64) -> Vec<u8> {
        match self.below(3) {
            0 => (0..self.below(longest + 1)).map(|_| self.next() as u8).collect(),
            _ => self.string(longest).into_bytes(),
        }
    }

    pub(crate) fn thread(&mut self) -> ThreadName {
        (0..self.below(4)).fold(ThreadName::main(), |name, _| name.child(1 + self.below(3) as u32))
    }

    pub(crate) fn place(&mut self) -> Place {
        match self.below(4) {
            0 => Place { function: self.string(3).into(), ..Place::unknown() },
            _ => Place {
                file: self.string(3).into(),
                line: self.below(3) as u32,
                column: self.below(2) as u32,
                function: self.string(2).into(),
            },
        }
    }
}
