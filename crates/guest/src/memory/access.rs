//! Reading and writing: the checks that every access passes.

use super::region::{SEGMENT_BITS, Slot};
use super::{Addr, Fault, Memory, REGION_BITS};

/// An object's slot, and the offset of an address in it.
pub(crate) struct Found<'a> {
    pub(crate) slot: &'a Slot,
    pub(crate) offset: u64,
}

pub(super) const SEGMENT_MASK: u64 = (1 << SEGMENT_BITS) - 1;
pub(super) const SEGMENT_INDEX: u64 = (1 << (REGION_BITS - SEGMENT_BITS)) - 1;

impl Memory {
    /// The slot an address lies in, live or not.
    #[inline(always)]
    pub(crate) fn find(&self, addr: Addr) -> Option<Found<'_>> {
        let region = self.regions.get((addr >> REGION_BITS) as usize)?;
        let index = ((addr >> SEGMENT_BITS) & SEGMENT_INDEX) as usize;
        let segment = region.segments.get(index)?;
        let within = addr & SEGMENT_MASK;
        if segment.back != 0 {
            let head = region.segments.get(index - segment.back as usize)?;
            let offset = within + (u64::from(segment.back) << SEGMENT_BITS);
            return Some(Found { slot: head.slots.first()?, offset });
        }
        let slot = segment.slots.get((within >> segment.shift) as usize)?;
        Some(Found { slot, offset: within & ((1 << segment.shift) - 1) })
    }

    /// Up to 8 bytes as a number; 0 if they cannot be read.
    pub fn value(&self, at: Addr, size: u64) -> u64 {
        let bytes = self.unlogged_bytes(at, size.min(8)).unwrap_or(&[]);
        bytes.iter().rev().fold(0, |v, &b| v << 8 | u64::from(b))
    }

    /// A number that tells contents of any size apart; the value itself if it has up to 8 bytes.
    pub fn digest(&self, at: Addr, size: u64) -> u64 {
        if size <= 8 {
            return self.value(at, size);
        }
        let bytes = self.bytes(at, size).unwrap_or(&[]);
        bytes.iter().fold(size, |h, &b| (h.rotate_left(7) ^ u64::from(b)).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }

    #[inline(always)]
    pub(crate) fn find_mut(&mut self, addr: Addr) -> Option<(&mut Slot, u64)> {
        let region = self.regions.get_mut((addr >> REGION_BITS) as usize)?;
        let index = ((addr >> SEGMENT_BITS) & SEGMENT_INDEX) as usize;
        let segment = region.segments.get(index)?;
        let within = addr & SEGMENT_MASK;
        if segment.back != 0 {
            let offset = within + (u64::from(segment.back) << SEGMENT_BITS);
            let head = index - segment.back as usize;
            return Some((region.segments.get_mut(head)?.slots.first_mut()?, offset));
        }
        let segment = &mut region.segments[index];
        let shift = segment.shift;
        let slot = segment.slots.get_mut((within >> shift) as usize)?;
        Some((slot, within & ((1 << shift) - 1)))
    }

    /// `N` bytes at `addr`, without a note in the log: the interpreter's own way.
    #[inline(always)]
    pub fn load<const N: usize>(&self, addr: Addr) -> Result<[u8; N], Box<Fault>> {
        if let Some(found) = self.find(addr) {
            let at = found.offset as usize;
            if let Some(bytes) = found.slot.data.get(at..at + N).and_then(|s| s.first_chunk::<N>()) {
                return Ok(*bytes);
            }
        }
        Err(self.explain(addr, N as u64, false))
    }

    /// Writes `N` bytes at `addr`, without a note in the log.
    #[inline(always)]
    pub fn store<const N: usize>(&mut self, addr: Addr, bytes: [u8; N]) -> Result<(), Box<Fault>> {
        if let Some((slot, offset)) = self.find_mut(addr) {
            let at = offset as usize;
            if !slot.constant
                && let Some(to) = slot.data.get_mut(at..at + N).and_then(|s| s.first_chunk_mut::<N>())
            {
                *to = bytes;
                return Ok(());
            }
        }
        Err(self.explain(addr, N as u64, true))
    }

    #[inline(always)]
    pub fn read<const N: usize>(&self, addr: Addr) -> Result<[u8; N], Box<Fault>> {
        self.log_read(addr, N as u64);
        self.load(addr)
    }

    #[inline(always)]
    pub fn write<const N: usize>(&mut self, addr: Addr, bytes: [u8; N]) -> Result<(), Box<Fault>> {
        self.log_write(addr, N as u64);
        if self.follows_writes {
            self.set_written(addr, N as u64);
        }
        self.store(addr, bytes)
    }

    pub fn bytes(&self, addr: Addr, len: u64) -> Result<&[u8], Box<Fault>> {
        self.log_read(addr, len);
        self.unlogged_bytes(addr, len)
    }

    /// The same for who does not mind whether they were ever written: only that they are there counts, or they are passed on.
    pub fn any_bytes(&self, addr: Addr, len: u64) -> Result<&[u8], Box<Fault>> {
        self.log_copied(addr, len);
        self.unlogged_bytes(addr, len)
    }

    pub(super) fn unlogged_bytes(&self, addr: Addr, len: u64) -> Result<&[u8], Box<Fault>> {
        if len == 0 {
            return Ok(&[]);
        }
        if let Some(found) = self.find(addr) {
            let at = found.offset as usize;
            if let Some(bytes) = at.checked_add(len as usize).and_then(|end| found.slot.data.get(at..end)) {
                return Ok(bytes);
            }
        }
        Err(self.explain(addr, len, false))
    }

    /// A number of which nobody minds whether it was ever written.
    pub fn any_u64(&self, addr: Addr) -> Result<u64, Box<Fault>> {
        self.log_copied(addr, 8);
        self.load_u64(addr)
    }

    pub fn bytes_mut(&mut self, addr: Addr, len: u64) -> Result<&mut [u8], Box<Fault>> {
        if len == 0 {
            return Ok(&mut []);
        }
        self.log_write(addr, len);
        if self.follows_writes {
            self.set_written(addr, len);
        }
        // Two look-ups, because a conditional return of a mutable borrow is refused by the borrow checker.
        let ok = self.find(addr).is_some_and(|f| {
            !f.slot.constant && f.offset.checked_add(len).is_some_and(|end| end <= f.slot.data.len() as u64)
        });
        if !ok {
            return Err(self.explain(addr, len, true));
        }
        match self.find_mut(addr) {
            Some((slot, offset)) => Ok(&mut slot.data[offset as usize..(offset + len) as usize]),
            None => Err(Fault::new(trace::FailureKind::WildAccess, "an object vanished between two look-ups")),
        }
    }

    /// All bytes from `addr` to the end of its object; a fault if `addr` is in no live object. Who looks at some of them
    /// says so with [`Memory::log_read`].
    pub fn rest(&self, addr: Addr) -> Result<&[u8], Box<Fault>> {
        if let Some(found) = self.find(addr)
            && found.slot.is_live()
            && let Some(bytes) = found.slot.data.get(found.offset as usize..)
        {
            return Ok(bytes);
        }
        Err(self.explain(addr, 1, false))
    }

    /// How many bytes there are from an address to the end of its object.
    pub fn room_at(&self, addr: Addr) -> u64 {
        self.object(addr).map_or(0, |o| (o.base + o.size).saturating_sub(addr))
    }

    /// The bytes of a C string, without its terminator. Running out of the object is a fault there.
    pub fn c_string(&self, addr: Addr) -> Result<&[u8], Box<Fault>> {
        let rest = self.rest(addr)?;
        match rest.iter().position(|&b| b == 0) {
            Some(n) => {
                self.log_read(addr, n as u64 + 1);
                Ok(&rest[..n])
            }
            None => Err(self.explain(addr, rest.len() as u64 + 1, false)),
        }
    }

    /// Copies between objects that may be the same; overlap is fine.
    pub fn copy(&mut self, to: Addr, from: Addr, len: u64) -> Result<(), Box<Fault>> {
        let copied = self.copied(from, len);
        self.copy_bytes(to, from, len)?;
        if let Some(copied) = copied {
            self.set_copied(to, &copied);
        }
        Ok(())
    }

    fn copy_bytes(&mut self, to: Addr, from: Addr, len: u64) -> Result<(), Box<Fault>> {
        if len == 0 || to == from && self.unlogged_bytes(from, len).is_ok() && self.bytes_mut(to, len).is_ok() {
            return Ok(());
        }
        self.any_bytes(from, len)?;
        self.bytes_mut(to, len)?;
        let same = self.object(from).map(|o| o.base) == self.object(to).map(|o| o.base);
        if same {
            if let Some((slot, offset)) = self.find_mut(to) {
                let at = offset as usize;
                let source = (at as i64 + from.wrapping_sub(to) as i64) as usize;
                slot.data.copy_within(source..source + len as usize, at);
            }
            return Ok(());
        }
        // Lend the target's bytes out while the source is read.
        let Some((slot, offset)) = self.find_mut(to) else { return Ok(()) };
        let mut data = std::mem::take(&mut slot.data);
        let at = offset as usize;
        let copied = self.unlogged_bytes(from, len).map(|source| data[at..at + len as usize].copy_from_slice(source));
        if let Some((slot, _)) = self.find_mut(to) {
            slot.data = data;
        }
        copied
    }

    #[inline(always)]
    pub fn read_u8(&self, addr: Addr) -> Result<u8, Box<Fault>> {
        self.read::<1>(addr).map(|b| b[0])
    }
    /// Reads a little-endian number.
    #[inline(always)]
    pub fn read_u16(&self, addr: Addr) -> Result<u16, Box<Fault>> {
        self.read(addr).map(u16::from_le_bytes)
    }
    #[inline(always)]
    pub fn read_u32(&self, addr: Addr) -> Result<u32, Box<Fault>> {
        self.read(addr).map(u32::from_le_bytes)
    }
    #[inline(always)]
    pub fn read_u64(&self, addr: Addr) -> Result<u64, Box<Fault>> {
        self.read(addr).map(u64::from_le_bytes)
    }
    #[inline(always)]
    pub fn write_u8(&mut self, addr: Addr, v: u8) -> Result<(), Box<Fault>> {
        self.write(addr, [v])
    }
    /// Writes a number, little-endian.
    #[inline(always)]
    pub fn write_u16(&mut self, addr: Addr, v: u16) -> Result<(), Box<Fault>> {
        self.write(addr, v.to_le_bytes())
    }
    #[inline(always)]
    pub fn write_u32(&mut self, addr: Addr, v: u32) -> Result<(), Box<Fault>> {
        self.write(addr, v.to_le_bytes())
    }
    #[inline(always)]
    pub fn write_u64(&mut self, addr: Addr, v: u64) -> Result<(), Box<Fault>> {
        self.write(addr, v.to_le_bytes())
    }
    #[inline(always)]
    pub fn load_u8(&self, addr: Addr) -> Result<u8, Box<Fault>> {
        self.load::<1>(addr).map(|b| b[0])
    }
    #[inline(always)]
    pub fn store_u8(&mut self, addr: Addr, v: u8) -> Result<(), Box<Fault>> {
        self.store(addr, v.to_le_bytes())
    }
    /// Reads a little-endian number, without a note in the log.
    #[inline(always)]
    pub fn load_u16(&self, addr: Addr) -> Result<u16, Box<Fault>> {
        self.load(addr).map(u16::from_le_bytes)
    }
    /// Writes a number, little-endian, without a note in the log.
    #[inline(always)]
    pub fn store_u16(&mut self, addr: Addr, v: u16) -> Result<(), Box<Fault>> {
        self.store(addr, v.to_le_bytes())
    }
    #[inline(always)]
    pub fn load_u32(&self, addr: Addr) -> Result<u32, Box<Fault>> {
        self.load(addr).map(u32::from_le_bytes)
    }
    #[inline(always)]
    pub fn store_u32(&mut self, addr: Addr, v: u32) -> Result<(), Box<Fault>> {
        self.store(addr, v.to_le_bytes())
    }
    #[inline(always)]
    pub fn load_u64(&self, addr: Addr) -> Result<u64, Box<Fault>> {
        self.load(addr).map(u64::from_le_bytes)
    }
    #[inline(always)]
    pub fn store_u64(&mut self, addr: Addr, v: u64) -> Result<(), Box<Fault>> {
        self.store(addr, v.to_le_bytes())
    }
}
