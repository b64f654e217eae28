//! Guest memory: checked objects at addresses that do not depend on the schedule.
//!
//! An address says where to look, so that a check costs a few loads and no search:
//!
//! | bits | meaning |
//! | --- | --- |
//! | 35..47 | region: 0 is globals and functions, each thread has one of its own |
//! | 20..35 | segment of 1 MiB in the region, all its slots of one power-of-two size |
//! | 0..20 | slot in the segment, and the offset in the slot |
//!
//! Every object stands alone at the start of a slot at least twice its size, so that an overrun by up to its
//! own size never meets another object. An object over 512 KiB has a run of segments, with as many guard segments
//! after (64 at most).
//!
//! A slot owns its object's bytes, and a dead object has none: one bounds check of the host slice is at once
//! the check of bounds and of lifetime. Why a failed access failed is worked out afterwards, in `explain.rs`.
//!
//! Freed heap addresses are not reused until a region's 32 GiB are used up; a segment whose objects are all dead
//! drops its slots, so a program that allocates and frees for ever runs in bounded host memory (the
//! allocation sites of such long-dead objects are then forgotten). Stack addresses are reused, oldest first,
//! after [`STACK_QUARANTINE`] other locals of the same size died.
//!
//! Limits: an access that jumps over a gap into another live object is not noticed (pointers carry no
//! provenance). Memory that was never written reads as zero; `written.rs` knows which, for those who ask.

mod access;
mod explain;
mod region;
mod sharing;
#[cfg(test)]
mod tests;
mod written;

use region::Region;
pub use sharing::{Published, Touched};
use trace::FailureKind;

pub use region::SEGMENT_BITS;
pub use written::Source;

/// A guest address.
pub type Addr = u64;

/// The bits of an address below the number of its region.
pub const REGION_BITS: u32 = 35;
/// How many dead locals of a size stay unused before the oldest address serves again.
pub const STACK_QUARANTINE: usize = 128;
/// Where functions have their addresses: the last segments of region 0, 16 bytes each.
pub const FUNCTION_BASE: Addr = 0x4_0000_0000;
/// What a small object takes besides its bytes; counts only once there are many.
const OVERHEAD: u64 = 96;
const FREE_OVERHEAD: u64 = 64 << 20;
pub const MAX_OBJECT: u64 = 16 << 30;
/// The largest alignment: half a region.
const MAX_ALIGN: u64 = 1 << (REGION_BITS - 1);

pub const GLOBALS: RegionId = RegionId(0);

/// A thread's part of the address space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RegionId(pub u16);

/// Where an object came from, or where it died: an id the owner of the memory gives meaning to. 0 is unknown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Site(pub u32);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ObjectKind {
    Heap,
    Stack,
    Global,
    Mapping,
    /// Made by the library for itself (FILE objects, environment strings, ...).
    Library,
}

/// A memory error: what kind, and the access that made it. The VM turns it into a `Failure`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub kind: FailureKind,
    /// The facts in one sentence.
    pub message: String,
    pub object: Option<FaultObject>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FaultObject {
    pub kind: ObjectKind,
    pub base: Addr,
    /// Its size in bytes.
    pub size: u64,
    /// Where the access lies relative to it.
    pub position: String,
    /// Offset and size of an access that lies inside.
    pub inside: Option<(u64, u64)>,
    pub allocated: Site,
    /// Where it was freed; 0 while it lives.
    pub freed: Site,
}

impl Fault {
    pub fn new(kind: FailureKind, message: impl Into<String>) -> Box<Fault> {
        Box::new(Fault { kind, message: message.into(), object: None })
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ObjectInfo {
    pub kind: ObjectKind,
    pub base: Addr,
    /// Its size in bytes.
    pub size: u64,
    pub allocated: Site,
}

#[derive(Clone)]
pub struct Memory {
    pub(crate) regions: Vec<Region>,
    live_bytes: u64,
    max_live_bytes: u64,
    objects: u64,
    /// What is kept for the program outside of its objects.
    charged: u64,
    limit: u64,
    reuse: bool,
    /// It is known which bits were written.
    follows_writes: bool,
    /// The digits of an address of a thread other than main were shown.
    shown: bool,
    log: sharing::Log,
}

impl Default for Memory {
    fn default() -> Self {
        Memory::new(8 << 30)
    }
}

impl Memory {
    /// Empty memory that refuses to hold more than `limit` bytes at once.
    pub fn new(limit: u64) -> Memory {
        Memory {
            regions: vec![Region::default(), Region::default()],
            live_bytes: 0,
            max_live_bytes: 0,
            objects: 0,
            charged: 0,
            limit,
            reuse: false,
            follows_writes: false,
            shown: false,
            log: sharing::Log::default(),
        }
    }

    /// Lets `free`d addresses serve again at once, to expose ABA.
    pub fn reuse_addresses(&mut self, on: bool) {
        self.reuse = on;
    }

    /// The digits of a number are shown, which may be an address.
    pub(crate) fn show(&mut self, number: u64) {
        let region = number >> REGION_BITS;
        // Globals have the first region, main the second.
        self.shown |= region > 1 && region < self.regions.len() as u64;
    }

    /// Whether the digits of an address were shown that says which thread it belongs to.
    pub fn has_shown_addresses(&self) -> bool {
        self.shown
    }

    pub fn set_limit(&mut self, limit: u64) {
        self.limit = limit;
    }

    pub fn live_bytes(&self) -> u64 {
        self.live_bytes
    }

    pub fn max_live_bytes(&self) -> u64 {
        self.max_live_bytes
    }

    /// How many bytes the program may still have.
    pub fn room(&self) -> u64 {
        self.limit.saturating_sub(self.used())
    }

    fn used(&self) -> u64 {
        let overhead = (self.objects * OVERHEAD).saturating_sub(FREE_OVERHEAD);
        self.live_bytes.saturating_add(overhead).saturating_add(self.charged)
    }

    /// Takes room for what is kept for the program outside of its objects; false if there is not enough.
    pub fn charge(&mut self, bytes: u64) -> bool {
        let fits = bytes <= self.room();
        if fits {
            self.charged += bytes;
        }
        fits
    }

    /// Gives back what was charged.
    pub fn discharge(&mut self, bytes: u64) {
        self.charged = self.charged.saturating_sub(bytes);
    }

    /// Bytes that library code has looked at or written since the last call.
    pub fn take_work(&mut self) -> u64 {
        std::mem::take(self.log.work.get_mut())
    }

    /// A new zeroed object; `None` when memory or the region is full. `align` is a power of two.
    pub fn alloc(&mut self, region: RegionId, kind: ObjectKind, size: u64, align: u64, site: Site) -> Option<Addr> {
        let live = self.live_bytes.checked_add(size)?;
        if size > MAX_OBJECT || align > MAX_ALIGN || self.used().saturating_add(size) > self.limit {
            return None;
        }
        let index = region.0 as usize;
        if self.regions.len() <= index {
            self.regions.resize_with(index + 1, Region::default);
        }
        let within = self.regions[index].alloc(kind, size, align, site)?;
        self.objects += 1;
        self.live_bytes = live;
        self.max_live_bytes = self.max_live_bytes.max(live);
        let at = (u64::from(region.0) << REGION_BITS) | within;
        if region == GLOBALS
            && let Some((slot, _)) = self.find_mut(at)
        {
            slot.shared = true;
        }
        Some(at)
    }

    /// Ends the life of the object that starts at `addr`, whatever its kind; false if there is none.
    pub fn release(&mut self, addr: Addr, site: Site) -> bool {
        self.log_free(addr);
        if self.follows_writes {
            self.forget_written(addr);
        }
        let reuse = self.reuse;
        let Some(region) = self.regions.get_mut((addr >> REGION_BITS) as usize) else {
            return false;
        };
        match region.release(addr & ((1 << REGION_BITS) - 1), site, reuse) {
            Some(size) => {
                self.live_bytes -= size;
                self.objects -= 1;
                true
            }
            None => false,
        }
    }

    /// `free`: only the start of a live heap object will do.
    pub fn free(&mut self, addr: Addr, site: Site) -> Result<(), Box<Fault>> {
        match self.object(addr) {
            Some(o) if o.kind == ObjectKind::Heap && o.base == addr => {
                self.release(addr, site);
                Ok(())
            }
            _ => Err(self.explain_free(addr, false)),
        }
    }

    /// The live object that `addr` lies in (its end included).
    pub fn object(&self, addr: Addr) -> Option<ObjectInfo> {
        let found = self.find(addr)?;
        let slot = found.slot;
        if !slot.is_live() || found.offset > slot.data.len() as u64 {
            return None;
        }
        Some(ObjectInfo {
            kind: slot.kind,
            base: addr - found.offset,
            size: slot.data.len() as u64,
            allocated: slot.allocated,
        })
    }

    pub fn set_constant(&mut self, addr: Addr, constant: bool) {
        if let Some((slot, _)) = self.find_mut(addr) {
            slot.constant = constant;
            slot.shared = !constant;
        }
    }
}
