//! The random numbers of stdlib.h, bit for bit as glibc makes them: the additive generators of `random`, and the
//! 48-bit linear congruential one of `drand48`.

use std::num::Wrapping;

/// Number of words and separation of the two taps, by type. Type 0 is a plain congruential generator.
const TYPES: [(usize, usize); 5] = [(0, 0), (7, 3), (15, 1), (31, 3), (63, 1)];
/// The state sizes in bytes from which each type serves (the type itself takes a word too).
const BREAKS: [u64; 5] = [8, 32, 64, 128, 256];

/// The generator of `random`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Random {
    kind: usize,
    /// The state; one word for type 0.
    words: Vec<u32>,
    rear: usize,
}

impl Default for Random {
    fn default() -> Self {
        // Seeding takes a few hundred steps, and every run starts with this one.
        static FIRST: std::sync::OnceLock<Random> = std::sync::OnceLock::new();
        FIRST.get_or_init(|| Random::new(3, 1)).clone()
    }
}

impl Random {
    fn new(kind: usize, seed: u32) -> Random {
        let mut r = Random { kind, words: vec![0; TYPES[kind].0.max(1)], rear: 0 };
        r.seed(seed);
        r
    }

    /// The generator for a state of `size` bytes; `None` if that is too small.
    pub fn for_size(size: u64, seed: u32) -> Option<Random> {
        let kind = BREAKS.iter().rposition(|&b| size >= b)?;
        Some(Random::new(kind, seed))
    }

    /// `srandom`
    pub fn seed(&mut self, seed: u32) {
        let (degree, _) = TYPES[self.kind];
        let mut word = if seed == 0 { 1 } else { seed as i32 };
        self.words[0] = word as u32;
        self.rear = 0;
        if self.kind == 0 {
            return;
        }
        for i in 1..degree {
            // 16807 * word modulo 2^31 - 1, by Schrage's method, from what may be negative.
            let (high, low) = (word / 127_773, word % 127_773);
            word = 16_807 * low - 2_836 * high;
            if word < 0 {
                word += 2_147_483_647;
            }
            self.words[i] = word as u32;
        }
        for _ in 0..degree * 10 {
            self.next();
        }
    }

    /// `random`: 31 bits.
    #[allow(clippy::should_implement_trait, reason = "an iterator that never ends would only hide the call")]
    pub fn next(&mut self) -> i32 {
        let (degree, separation) = TYPES[self.kind];
        if self.kind == 0 {
            let word = (Wrapping(self.words[0]) * Wrapping(1_103_515_245) + Wrapping(12_345)).0 & 0x7fff_ffff;
            self.words[0] = word;
            return word as i32;
        }
        let front = (self.rear + separation) % degree;
        self.words[front] = self.words[front].wrapping_add(self.words[self.rear]);
        let value = self.words[front] >> 1;
        self.rear = (self.rear + 1) % degree;
        value as i32
    }

    /// The state as glibc keeps it in memory: a word for type and position, then the words.
    pub fn to_bytes(&self) -> Vec<u8> {
        let first = if self.kind == 0 { 0 } else { (self.rear * 5 + self.kind) as u32 };
        std::iter::once(&first).chain(&self.words).flat_map(|w| w.to_le_bytes()).collect()
    }

    /// How many bytes follow the first word, by which a state in memory says what it is; `None` if it is none.
    pub fn words_behind(first: u32) -> Option<u64> {
        let (degree, _) = TYPES[first as usize % 5];
        (first as usize / 5 <= degree).then_some(degree.max(1) as u64 * 4)
    }

    pub fn from_bytes(bytes: &[u8]) -> Option<Random> {
        let mut words = bytes.chunks_exact(4).map(|w| u32::from_le_bytes([w[0], w[1], w[2], w[3]]));
        let first = words.next()? as usize;
        Random::from_parts(first % 5, first / 5, words.collect())
    }

    /// A generator of a type at a position; `None` if that makes no sense.
    pub fn from_parts(kind: usize, rear: usize, words: Vec<u32>) -> Option<Random> {
        let (degree, _) = *TYPES.get(kind)?;
        (words.len() == degree.max(1) && rear < degree.max(1)).then_some(Random { kind, words, rear })
    }

    /// Type, number of words, separation, and the positions of the front and rear tap.
    pub fn shape(&self) -> (usize, usize, usize, usize, usize) {
        let (degree, separation) = TYPES[self.kind];
        let front = if degree == 0 { 0 } else { (self.rear + separation) % degree };
        (self.kind, degree, separation, front, self.rear)
    }

    pub fn words(&self) -> &[u32] {
        &self.words
    }
}

/// `rand_r`: the next number, and the seed it leaves.
pub fn rand_r(seed: u32) -> (i32, u32) {
    let mut next = Wrapping(seed);
    let mut step = |bits: u32| {
        next = next * Wrapping(1_103_515_245) + Wrapping(12_345);
        (next.0 / 65_536) % bits
    };
    let result = step(2048);
    let result = (result << 10) ^ step(1024);
    let result = (result << 10) ^ step(1024);
    (result as i32, next.0)
}

/// The generator of `drand48`: `x = a * x + c` modulo 2^48.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rand48 {
    /// The state.
    pub x: u64,
    /// The state before the last `seed48`.
    pub old_x: u64,
    pub a: u64,
    pub c: u16,
}

const MASK48: u64 = (1 << 48) - 1;
const DEFAULT_A: u64 = 0x5_deec_e66d;
const DEFAULT_C: u16 = 0xb;

impl Default for Rand48 {
    fn default() -> Self {
        Rand48 { x: 0, old_x: 0, a: DEFAULT_A, c: DEFAULT_C }
    }
}

impl Rand48 {
    pub fn step(&self, x: u64) -> u64 {
        x.wrapping_mul(self.a).wrapping_add(u64::from(self.c)) & MASK48
    }

    /// `srand48`
    pub fn seed(&mut self, seed: i64) {
        *self =
            Rand48 { x: (u64::from(seed as u32) << 16) | 0x330e, ..Rand48 { old_x: self.old_x, ..Rand48::default() } };
    }

    /// `seed48`; the old state stays in `old_x`.
    pub fn seed_all(&mut self, x: u64) {
        *self = Rand48 { x: x & MASK48, old_x: self.x, a: DEFAULT_A, c: DEFAULT_C };
    }

    /// `drand48`'s number in [0, 1) of a state.
    pub fn as_f64(x: u64) -> f64 {
        f64::from_bits(0x3ff << 52 | x << 4) - 1.0
    }

    /// `lrand48`'s number of a state: 31 bits.
    pub fn as_nonnegative(x: u64) -> i64 {
        (x >> 17) as i64
    }

    /// `mrand48`'s number of a state: 32 bits with sign.
    pub fn as_signed(x: u64) -> i64 {
        i64::from((x >> 16) as u32 as i32)
    }
}

#[derive(Clone, Default, Debug)]
pub struct Generators {
    /// The default generator of `random` and `rand`.
    pub random: Random,
    /// The address of the state that `initstate` or `setstate` chose; 0 for the default one above.
    pub state_at: u64,
    pub rand48: Rand48,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers are those of glibc 2.36.
    #[test]
    fn known_sequences() {
        let mut r = Random::default();
        assert_eq!([r.next(), r.next(), r.next()], [1_804_289_383, 846_930_886, 1_681_692_777]);
        r.seed(42);
        assert_eq!([r.next(), r.next(), r.next()], [71_876_166, 708_592_740, 1_483_128_881]);
        for (size, seed, expected) in [
            (8, 7, [1_282_168_116, 642_666_333, 712_265_938]),
            (31, 8, [238_199_713, 1_760_618_950, 720_506_247]),
            (32, 9, [88_254_687, 1_507_571_072, 334_869_805]),
            (64, 10, [2_035_599_478, 1_124_873_428, 249_272_966]),
            (128, 11, [1_989_311_423, 1_130_649_494, 665_249_397]),
            (255, 12, [1_687_063_760, 945_274_514, 247_215_794]),
            (256, 13, [447_662_718, 167_801_633, 1_066_427_517]),
        ] {
            let mut r = Random::for_size(size, seed).expect("large enough");
            assert_eq!([r.next(), r.next(), r.next()], expected, "{size}");
            let copy = Random::from_bytes(&r.to_bytes()).expect("what was written");
            assert_eq!(copy, r);
        }
        assert_eq!(Random::for_size(7, 1), None);
    }

    #[test]
    fn rand_r_and_rand48() {
        let (first, seed) = rand_r(1);
        assert_eq!([first, rand_r(seed).0], [476_707_713, 1_186_278_907]);
        let mut g = Rand48::default();
        g.seed(12_345);
        let first = g.step(g.x);
        assert_eq!(Rand48::as_f64(first), 0.225_328_512_796_298_95);
        assert_eq!(Rand48::as_nonnegative(first), 483_889_296);
        assert_eq!(Rand48::as_signed(g.step(first)), -347_106_078);
    }
}
