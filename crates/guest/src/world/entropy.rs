//! Bytes that look random and are the same in every run.

/// A SplitMix64 generator: what the guest gets where a real system would give entropy.
#[derive(Clone, Debug)]
pub struct Entropy {
    state: u64,
}

impl Default for Entropy {
    fn default() -> Entropy {
        Entropy::new(0x756e_736e_6172_6c00)
    }
}

impl Entropy {
    pub fn new(seed: u64) -> Entropy {
        Entropy { state: seed }
    }

    pub fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    pub fn fill(&mut self, to: &mut [u8]) {
        for chunk in to.chunks_mut(8) {
            chunk.copy_from_slice(&self.next_u64().to_le_bytes()[..chunk.len()]);
        }
    }
}
