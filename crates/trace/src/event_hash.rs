//! One number for "the same execution": a running hash over all events.
//!
//! The hash is stored in files, so its definition never changes. All arithmetic is on 64 bits, on every machine the
//! same; `fold(x, y)` is the 128-bit product of x and y, its upper half xor its lower half.
//!
//! ```text
//! state  = 0x243f6a8885a308d3                       at first
//! a      = fold(thread ^ K0, clock ^ K1)
//! b      = fold(address ^ K2, value ^ K3)
//! state' = fold(state ^ a, b ^ (tag + 256 * size) ^ K4)
//! finish = fold(state ^ K0, count ^ K4)             count: how many events
//!
//! key of a thread: K3 for main; for the n-th child fold(key of the parent ^ K1, n ^ K2)
//! ```
//!
//! It is a check against mistakes, not against an adversary.

use crate::ThreadName;

// The digits of pi after the first 64 bits.
const K0: u64 = 0x1319_8a2e_0370_7344;
const K1: u64 = 0xa409_3822_299f_31d0;
const K2: u64 = 0x082e_fa98_ec4e_6c89;
const K3: u64 = 0x4528_21e6_38d0_1377;
const K4: u64 = 0xbe54_66cf_34e9_0c6c;

#[inline]
fn fold(x: u64, y: u64) -> u64 {
    let product = u128::from(x) * u128::from(y);
    (product >> 64) as u64 ^ product as u64
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EventHash {
    state: u64,
    count: u64,
}

impl Default for EventHash {
    fn default() -> EventHash {
        EventHash::new()
    }
}

impl EventHash {
    pub fn new() -> EventHash {
        EventHash { state: 0x243f_6a88_85a3_08d3, count: 0 }
    }

    /// Adds an event. `thread` is [`EventHash::thread_key`] of the thread, computed once at its birth; `tag` is
    /// [`What::tag`](crate::What::tag) of the operation; `value` is what was read or written, [`EventHash::bytes_key`]
    /// of it if it is larger than 8 bytes, and 0 if there is none.
    #[inline]
    pub fn add(&mut self, thread: u64, clock: u64, tag: u8, address: u64, size: u64, value: u64) {
        let a = fold(thread ^ K0, clock ^ K1);
        let b = fold(address ^ K2, value ^ K3);
        self.state = fold(self.state ^ a, b ^ size.wrapping_mul(256).wrapping_add(u64::from(tag)) ^ K4);
        self.count += 1;
    }

    #[inline]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The hash of all that were added. More can follow.
    pub fn finish(&self) -> u64 {
        fold(self.state ^ K0, self.count ^ K4)
    }

    pub fn thread_key(name: &ThreadName) -> u64 {
        name.path().iter().fold(K3, |key, &n| fold(key ^ K1, u64::from(n) ^ K2))
    }

    /// The number that stands for a longer value: its words of 8 bytes, little-endian, the last filled with zeros.
    pub fn bytes_key(bytes: &[u8]) -> u64 {
        bytes.chunks(8).fold(bytes.len() as u64 ^ K4, |key, chunk| {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            fold(key ^ K0, u64::from_le_bytes(word) ^ K1)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// These numbers are in files of users: if this test fails, the change is wrong. They were computed by another
    /// program, from the definition above.
    #[test]
    fn the_hash_never_changes() {
        let main = ThreadName::main();
        let mut hash = EventHash::new();
        assert_eq!(hash.finish(), 0x60ac_50e2_837f_799b);
        hash.add(EventHash::thread_key(&main), 17, 1, 0x1000, 4, 42);
        assert_eq!(hash.finish(), 0xb242_4a43_b111_6de1);
        hash.add(EventHash::thread_key(&main.child(1).child(2)), u64::MAX, 2, u64::MAX, 1 << 40, u64::MAX);
        assert_eq!(hash.finish(), 0x6f9b_52a1_5ad1_98ca);
        assert_eq!(EventHash::bytes_key(b""), 0xbe54_66cf_34e9_0c6c);
        assert_eq!(EventHash::bytes_key(b"a longer value"), 0x1346_26bd_7e02_08d6);
        assert_eq!(hash.count(), 2);
    }

    #[test]
    fn every_field_and_the_order_matter() {
        let hash_of = |events: &[[u64; 6]]| {
            let mut hash = EventHash::new();
            for &[thread, clock, tag, address, size, value] in events {
                hash.add(thread, clock, tag as u8, address, size, value);
            }
            hash.finish()
        };
        let base = [1, 2, 3, 4, 5, 6];
        let mut seen = vec![hash_of(&[base]), hash_of(&[]), hash_of(&[base, base])];
        for field in 0..6 {
            for change in [1, 2, 64, 128] {
                let mut other = base;
                other[field] ^= change;
                seen.push(hash_of(&[other]));
                seen.push(hash_of(&[base, other]));
                seen.push(hash_of(&[other, base]));
            }
        }
        let all = seen.len();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), all);
    }
}
