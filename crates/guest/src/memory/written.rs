//! Which bits of memory were ever written, if somebody follows that; after Valgrind's memcheck (Seward and Nethercote,
//! "Using Valgrind to detect undefined value errors with bit-precision", 2005).
//!
//! An object counts as written from its birth on, unless who makes it says otherwise: `malloc` and the program's local
//! variables do. Each byte of such an object has another one, with a bit for every bit that was written. A copy takes these
//! along. Of values that were not set when they were stored here, a note says where they come from.
//!
//! Limit: large copies, and objects full of such values, go without notes; what is there then seems to come from that place itself.

use super::access::{SEGMENT_INDEX, SEGMENT_MASK};
use super::region::SEGMENT_BITS;
use super::{Addr, Memory, REGION_BITS};
use rustc_hash::FxHashMap;
use std::sync::atomic::Ordering;

/// Copies up to this many bytes keep where their bits come from.
const NOTED_COPY: u64 = 4096;
/// Notes of one object, at most: they take more memory than what they are about.
const MOST_NOTES: usize = 1 << 16;

/// Where bits that were never set come from: the address of a byte that was not written, or what the owner of the memory
/// means by numbers above all addresses.
pub type Source = u64;

/// What was written of one object.
#[derive(Clone, Default)]
pub(crate) struct Written {
    /// One bit for each bit of the object; empty if all of it was written.
    bits: Box<[u8]>,
    /// Where bits that were stored here without having been set come from, by the number of their eight bytes.
    sources: FxHashMap<u64, Source>,
}

/// What a copy takes along, if not all of it was written.
pub(super) struct Copied {
    bits: Vec<u8>,
    /// By the distance from the start, in order.
    sources: Vec<(usize, Source)>,
}

impl Written {
    fn note(&mut self, word: u64, source: Source) {
        if self.sources.len() < MOST_NOTES || self.sources.contains_key(&word) {
            self.sources.insert(word, source);
        }
    }
}

fn word(bytes: &[u8]) -> u64 {
    let mut word = [0; 8];
    word[..bytes.len()].copy_from_slice(bytes);
    u64::from_le_bytes(word)
}

impl Memory {
    /// From now on it is known which bits were written.
    pub fn follow_writes(&mut self) {
        self.follows_writes = true;
    }

    #[inline(always)]
    fn written(&self, addr: Addr) -> Option<(&Written, usize)> {
        let region = self.regions.get((addr >> REGION_BITS) as usize)?;
        let index = ((addr >> SEGMENT_BITS) & SEGMENT_INDEX) as usize;
        let segment = region.segments.get(index)?;
        let within = addr & SEGMENT_MASK;
        if segment.back != 0 {
            let head = region.segments.get(index - segment.back as usize)?;
            let offset = within + (u64::from(segment.back) << SEGMENT_BITS);
            return Some((head.written.first()?, offset as usize));
        }
        let written = segment.written.get((within >> segment.shift) as usize)?;
        Some((written, (within & ((1 << segment.shift) - 1)) as usize))
    }

    #[inline(always)]
    fn written_mut(&mut self, addr: Addr) -> Option<(&mut Written, usize)> {
        let region = self.regions.get_mut((addr >> REGION_BITS) as usize)?;
        let mut index = ((addr >> SEGMENT_BITS) & SEGMENT_INDEX) as usize;
        let segment = region.segments.get(index)?;
        let (mut slot, mut offset) = (0, addr & SEGMENT_MASK);
        if segment.back != 0 {
            offset += u64::from(segment.back) << SEGMENT_BITS;
            index -= segment.back as usize;
        } else {
            slot = (offset >> segment.shift) as usize;
            offset &= (1 << segment.shift) - 1;
        }
        Some((region.segments.get_mut(index)?.written.get_mut(slot)?, offset as usize))
    }

    /// The same, made if it is not there.
    #[cold]
    fn written_anyhow(&mut self, addr: Addr) -> Option<(&mut Written, usize)> {
        let object = self.object(addr)?;
        let region = self.regions.get_mut((object.base >> REGION_BITS) as usize)?;
        let segment = region.segments.get_mut(((object.base >> SEGMENT_BITS) & SEGMENT_INDEX) as usize)?;
        let slot = ((object.base & SEGMENT_MASK) >> segment.shift) as usize;
        if segment.written.len() <= slot {
            segment.written.resize_with(slot + 1, Written::default);
        }
        let written = segment.written.get_mut(slot)?;
        if written.bits.is_empty() {
            written.bits = vec![u8::MAX; object.size as usize].into();
        }
        Some((written, (addr - object.base) as usize))
    }

    /// Nothing was written yet of the object that starts here.
    pub fn mark_unwritten(&mut self, base: Addr) {
        let Some(object) = self.object(base).filter(|o| self.follows_writes && o.size > 0) else { return };
        let Some(region) = self.regions.get_mut((base >> REGION_BITS) as usize) else { return };
        let Some(segment) = region.segments.get_mut(((base >> SEGMENT_BITS) & SEGMENT_INDEX) as usize) else { return };
        let slot = ((base & SEGMENT_MASK) >> segment.shift) as usize;
        if segment.written.len() <= slot {
            segment.written.resize_with(slot + 1, Written::default);
        }
        // Zeros, which take no memory of the host before they are changed.
        segment.written[slot] = Written { bits: vec![0; object.size as usize].into(), ..Written::default() };
    }

    /// An object died: what comes to its place counts as written.
    pub(super) fn forget_written(&mut self, base: Addr) {
        if let Some((written, _)) = self.written_mut(base)
            && !written.bits.is_empty()
        {
            *written = Written::default();
        }
    }

    /// Bits of up to 8 bytes that were never written.
    #[inline(always)]
    pub fn unset(&self, addr: Addr, size: usize) -> u64 {
        match self.written(addr).and_then(|(w, at)| w.bits.get(at..at + size)) {
            Some(bits) => word(bits) ^ (u64::MAX >> (64 - 8 * size as u32)),
            None => 0,
        }
    }

    /// Up to 8 bytes were stored, of which these bits were never set.
    #[inline(always)]
    pub fn store_unset(&mut self, addr: Addr, size: usize, unset: u64, source: Source) {
        if unset != 0 {
            return self.note_unset(addr, size, unset, source);
        }
        if let Some((written, at)) = self.written_mut(addr)
            && let Some(bits) = written.bits.get_mut(at..at + size)
        {
            bits.fill(u8::MAX);
        }
    }

    #[cold]
    fn note_unset(&mut self, addr: Addr, size: usize, unset: u64, source: Source) {
        if let Some((written, at)) = self.written_anyhow(addr)
            && let Some(bits) = written.bits.get_mut(at..at + size)
        {
            bits.copy_from_slice(&(!unset).to_le_bytes()[..size]);
            for n in at / 8..=(at + size - 1) / 8 {
                written.note(n as u64, source);
            }
        }
    }

    /// These bytes were written.
    pub(super) fn set_written(&mut self, addr: Addr, size: u64) {
        if let Some((written, at)) = self.written_mut(addr)
            && let Some(bits) = written.bits.get_mut(at..at.saturating_add(size as usize))
        {
            bits.fill(u8::MAX);
        }
    }

    /// The first byte of these that was not written as a whole.
    pub fn first_unset(&self, addr: Addr, size: u64) -> Option<Addr> {
        let (written, at) = self.written(addr)?;
        let bits = written.bits.get(at..at.saturating_add(size as usize))?;
        bits.iter().position(|&b| b != u8::MAX).map(|n| addr + n as u64)
    }

    /// Where the first bits of these bytes that were never set come from.
    pub fn source(&self, addr: Addr, size: u64) -> Source {
        let at = self.first_unset(addr, size).unwrap_or(addr);
        let noted = self.written(at).and_then(|(written, offset)| written.sources.get(&(offset as u64 / 8)));
        noted.copied().unwrap_or(at)
    }

    /// What a copy of these bytes takes along.
    pub(super) fn copied(&self, from: Addr, size: u64) -> Option<Copied> {
        if !self.follows_writes {
            return None;
        }
        self.first_unset(from, size)?;
        let (written, at) = self.written(from)?;
        let bits = written.bits.get(at..at.saturating_add(size as usize))?.to_vec();
        let mut sources = Vec::new();
        if size <= NOTED_COPY {
            let begins = |&n: &usize| bits[n] != u8::MAX && (n == 0 || n % 8 == 0 || bits[n - 1] == u8::MAX);
            sources.extend((0..bits.len()).filter(begins).map(|n| (n, self.source(from + n as u64, 1))));
        }
        Some(Copied { bits, sources })
    }

    pub(super) fn set_copied(&mut self, to: Addr, copied: &Copied) {
        if let Some((written, at)) = self.written_anyhow(to)
            && let Some(bits) = written.bits.get_mut(at..at + copied.bits.len())
        {
            bits.copy_from_slice(&copied.bits);
            for &(n, source) in &copied.sources {
                written.note((at + n) as u64 / 8, source);
            }
        }
    }

    /// Library code looks at these bytes.
    #[cold]
    pub(super) fn looked_at(&self, addr: Addr, size: u64) {
        if self.log.unset.load(Ordering::Relaxed) == 0
            && let Some(at) = self.first_unset(addr, size)
        {
            self.log.unset.store(at, Ordering::Relaxed);
            self.log.unset_end.store(addr + size, Ordering::Relaxed);
        }
    }

    /// The first byte that library code has looked at since the last call although it was not written, to the end of what it
    /// looked at.
    pub fn take_unset(&mut self) -> Option<std::ops::Range<Addr>> {
        let first = std::mem::take(self.log.unset.get_mut());
        (first != 0).then(|| first..*self.log.unset_end.get_mut())
    }
}
