//! Why an access failed: the slow path behind every check.

use super::region::{Life, Slot};
use super::{Addr, FUNCTION_BASE, Fault, FaultObject, Memory, ObjectInfo, ObjectKind, REGION_BITS, SEGMENT_BITS, Site};
use trace::FailureKind;

/// Addresses below this count as null plus an offset.
const NULL_ZONE: Addr = 1 << SEGMENT_BITS;

fn plural(n: u64, what: &str) -> String {
    if n == 1 { format!("1 {what}") } else { format!("{n} {what}s") }
}

fn kind_name(kind: ObjectKind) -> &'static str {
    match kind {
        ObjectKind::Heap => "heap object",
        ObjectKind::Stack => "local variable",
        ObjectKind::Global => "global variable",
        ObjectKind::Mapping => "mapping",
        ObjectKind::Library => "library object",
    }
}

fn out_of_bounds(kind: ObjectKind) -> FailureKind {
    match kind {
        ObjectKind::Stack => FailureKind::StackOutOfBounds,
        ObjectKind::Global => FailureKind::GlobalOutOfBounds,
        ObjectKind::Heap | ObjectKind::Mapping | ObjectKind::Library => FailureKind::HeapOutOfBounds,
    }
}

impl Memory {
    /// The fault of an access of `len` bytes at `addr` that was refused.
    #[cold]
    #[inline(never)]
    pub(crate) fn explain(&self, addr: Addr, len: u64, write: bool) -> Box<Fault> {
        let what = format!("{} of {}", if write { "write" } else { "read" }, plural(len, "byte"));
        if addr < NULL_ZONE {
            let text = match addr {
                0 => format!("{what} through a null pointer"),
                _ => format!("{what} at offset {addr} from a null pointer"),
            };
            return Fault::new(FailureKind::NullAccess, text);
        }
        if (FUNCTION_BASE..1 << REGION_BITS).contains(&addr) {
            return Fault::new(FailureKind::WildAccess, format!("{what} at the address of a function"));
        }
        let Some((base, slot)) = self.nearest(addr) else {
            if self.is_retired(addr) {
                return Fault::new(
                    FailureKind::UseAfterFree,
                    format!("{what} in a heap object that was freed long ago"),
                );
            }
            return Fault::new(FailureKind::WildAccess, format!("{what} at 0x{addr:x}, which belongs to no object"));
        };
        let size = if slot.is_live() { slot.data.len() as u64 } else { u64::from(slot.size) };
        let position = if addr < base {
            format!("{} before the start", plural(base - addr, "byte"))
        } else if addr >= base + size {
            match addr - base - size {
                0 => "just past the end".to_string(),
                n => format!("{} past the end", plural(n, "byte")),
            }
        } else if addr.saturating_add(len.max(1)) > base + size {
            format!(
                "from byte {} to {} past the end",
                addr - base,
                plural(addr.saturating_add(len) - base - size, "byte")
            )
        } else {
            format!("at byte {}", addr - base)
        };
        let inside = addr >= base && addr.saturating_add(len) <= base + size;
        let name = kind_name(slot.kind);
        let (kind, text) = match slot.life {
            Life::Live if inside && slot.constant && write => {
                (FailureKind::WriteToConstant, format!("{what} to a constant of {}", plural(size, "byte")))
            }
            Life::Dead if slot.kind == ObjectKind::Stack => {
                (FailureKind::UseAfterReturn, format!("{what} in a local variable whose function has returned"))
            }
            Life::Dead if slot.kind == ObjectKind::Global => {
                (FailureKind::UseAfterFree, format!("{what} in a variable of a thread that has ended"))
            }
            Life::Dead => (FailureKind::UseAfterFree, format!("{what} in a freed {name} of {}", plural(size, "byte"))),
            _ => (out_of_bounds(slot.kind), format!("{what} {position} of a {name} of {}", plural(size, "byte"))),
        };
        let mut object = self.fault_object(base, slot, position);
        object.inside = inside.then(|| (addr - base, len));
        Box::new(Fault { kind, message: text, object: Some(object) })
    }

    fn fault_object(&self, base: Addr, slot: &Slot, position: String) -> FaultObject {
        FaultObject {
            kind: slot.kind,
            base,
            size: if slot.is_live() { slot.data.len() as u64 } else { u64::from(slot.size) },
            position,
            inside: None,
            allocated: slot.allocated,
            freed: if slot.is_live() { Site(0) } else { slot.freed },
        }
    }

    /// The object whose slot an address lies in, and whether it is live; a dead one counts until its slot is used
    /// again or forgotten.
    pub fn object_ever(&self, addr: Addr) -> Option<(ObjectInfo, bool)> {
        let found = self.find(addr).filter(|f| f.slot.life != Life::Empty)?;
        let slot = found.slot;
        let size = if slot.is_live() { slot.data.len() as u64 } else { u64::from(slot.size) };
        let base = addr - found.offset;
        Some((ObjectInfo { kind: slot.kind, base, size, allocated: slot.allocated }, slot.is_live()))
    }

    /// Whether the address lies in a segment whose objects all died.
    pub fn is_retired(&self, addr: Addr) -> bool {
        let region = self.regions.get((addr >> REGION_BITS) as usize);
        let index = (addr & ((1 << REGION_BITS) - 1)) >> SEGMENT_BITS;
        region.and_then(|r| r.segments.get(index as usize)).is_some_and(|s| s.is_retired())
    }

    /// The object an address was most likely meant for: the one whose slot it lies in, or the one just after.
    fn nearest(&self, addr: Addr) -> Option<(Addr, &Slot)> {
        let own = self
            .find(addr)
            .filter(|f| f.slot.life != Life::Empty)
            .map(|f| (addr - f.offset, f.slot))
            .or_else(|| self.object_before(addr));
        // How far after `addr` the next slot starts depends on its size: try the boundaries that it may have.
        let next = (6..=SEGMENT_BITS).find_map(|bits| {
            let start = (addr | ((1 << bits) - 1)).wrapping_add(1);
            let found = self.find(start)?;
            (found.offset == 0 && found.slot.life != Life::Empty).then_some((start, found.slot))
        });
        match (own, next) {
            (Some((base, slot)), Some((start, after))) => {
                let end = base + u64::from(slot.size);
                if addr >= end && start - addr < addr - end { Some((start, after)) } else { Some((base, slot)) }
            }
            (None, Some((start, after))) if start - addr <= u64::from(after.size).max(64) => Some((start, after)),
            (own, _) => own,
        }
    }

    /// The last object before an address in its segment: an index far past its end leads here.
    fn object_before(&self, addr: Addr) -> Option<(Addr, &Slot)> {
        let region = self.regions.get((addr >> REGION_BITS) as usize)?;
        let index = (addr & ((1 << REGION_BITS) - 1)) >> SEGMENT_BITS;
        let segment = region.segments.get(index as usize)?;
        let used = segment.slots.iter().rposition(|s| s.life != Life::Empty)?;
        let within = ((addr & (NULL_ZONE - 1)) >> segment.shift) as usize;
        let n =
            if within > used { used } else { segment.slots[..within].iter().rposition(|s| s.life != Life::Empty)? };
        Some(((addr & !(NULL_ZONE - 1)) + ((n as u64) << segment.shift), &segment.slots[n]))
    }

    /// Why `addr` cannot be freed (or reallocated).
    #[cold]
    pub(crate) fn explain_free(&self, addr: Addr, realloc: bool) -> Box<Fault> {
        let verb = if realloc { "realloc" } else { "free" };
        let invalid = if realloc { FailureKind::InvalidRealloc } else { FailureKind::InvalidFree };
        let Some((base, slot)) = self.nearest(addr) else {
            return Fault::new(invalid, format!("{verb} of 0x{addr:x}, which belongs to no object"));
        };
        let (kind, message) = match slot.life {
            Life::Dead if base == addr && slot.kind == ObjectKind::Heap => (
                if realloc { FailureKind::InvalidRealloc } else { FailureKind::DoubleFree },
                format!("{verb} of a heap object of {} that was freed before", plural(u64::from(slot.size), "byte")),
            ),
            _ if slot.kind == ObjectKind::Heap => {
                let into = addr.wrapping_sub(base) as i64;
                (
                    invalid,
                    format!("{verb} of an address {into} byte{} into a heap object", if into == 1 { "" } else { "s" }),
                )
            }
            _ => (invalid, format!("{verb} of a {}", kind_name(slot.kind))),
        };
        Box::new(Fault { kind, message, object: Some(self.fault_object(base, slot, String::new())) })
    }
}
