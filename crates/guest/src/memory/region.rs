//! A thread's part of the address space: segments of equal slots.

use super::written::Written;
use super::{ObjectKind, STACK_QUARANTINE, Site};
use std::collections::VecDeque;

/// log2 of a segment's size.
pub const SEGMENT_BITS: u32 = 20;
const SEGMENT: u64 = 1 << SEGMENT_BITS;
const MAX_SEGMENTS: usize = 1 << 15;
/// Guard segments after a large object, at most.
const MAX_GUARD: u64 = 64;
/// How many bytes of dead stack objects are kept per class.
const STACK_SPARE: usize = 64;
/// log2 of the smallest slot.
const MIN_SLOT_BITS: u32 = 6;
const CLASSES: usize = (SEGMENT_BITS + 1) as usize;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Life {
    Empty,
    Live,
    Dead,
}

/// One object's place.
pub(crate) struct Slot {
    /// The bytes; empty unless the object is live.
    pub(crate) data: Box<[u8]>,
    pub(crate) allocated: Site,
    pub(crate) freed: Site,
    /// The size it had, kept for messages about dead objects; saturates.
    pub(crate) size: u32,
    pub(crate) kind: ObjectKind,
    pub(crate) life: Life,
    pub(crate) constant: bool,
    /// Another thread may know its address: accesses are events. Constants never are.
    pub(crate) shared: bool,
}

impl Clone for Slot {
    /// Large objects that are still zero take no memory of the host, and neither do their copies.
    fn clone(&self) -> Slot {
        let fresh = self.data.len() as u64 >= SEGMENT && self.data.iter().all(|&b| b == 0);
        Slot { data: if fresh { vec![0; self.data.len()].into() } else { self.data.clone() }, ..*self }
    }
}

impl Slot {
    fn empty() -> Slot {
        Slot {
            data: Box::default(),
            allocated: Site(0),
            freed: Site(0),
            size: 0,
            kind: ObjectKind::Library,
            life: Life::Empty,
            constant: false,
            shared: false,
        }
    }

    pub(crate) fn is_live(&self) -> bool {
        self.life == Life::Live
    }
}

#[derive(Clone)]
pub(crate) struct Segment {
    pub(crate) slots: Vec<Slot>,
    /// What was written of their objects, if that is followed; slots without one hold what was written from its birth on.
    pub(crate) written: Vec<Written>,
    /// log2 of the slot size; at least `SEGMENT_BITS` for one object over several segments.
    pub(crate) shift: u32,
    /// How many segments before this one the object's run starts.
    pub(crate) back: u32,
    live: u32,
    /// No more slots will be handed out here.
    full: bool,
    /// All its objects died: it may serve again once the region is used up.
    free: bool,
}

impl Segment {
    /// Whether its objects all died and were forgotten.
    pub(crate) fn is_retired(&self) -> bool {
        self.free && self.slots.is_empty()
    }
}

/// The bump pointer of one size class: the segment in use.
#[derive(Clone, Copy)]
struct Class {
    segment: Option<u32>,
}

#[derive(Clone)]
pub(crate) struct Region {
    pub(crate) segments: Vec<Segment>,
    heap: [Class; CLASSES],
    stack: [Class; CLASSES],
    /// Dead stack slots by class, oldest first.
    stack_dead: Vec<VecDeque<u64>>,
    /// Bytes of dead stack objects by class: most functions want the sizes they wanted before.
    stack_spare: Vec<Vec<Box<[u8]>>>,
    /// Dead heap slots by class, for immediate reuse.
    heap_dead: Vec<Vec<u64>>,
    /// Where the search for free segments goes on, once the region is used up: the longest dead come first.
    cursor: usize,
}

impl Default for Region {
    fn default() -> Self {
        Region {
            segments: vec![],
            heap: [Class { segment: None }; CLASSES],
            stack: [Class { segment: None }; CLASSES],
            stack_dead: Vec::new(),
            stack_spare: Vec::new(),
            heap_dead: Vec::new(),
            cursor: 0,
        }
    }
}

/// The list of a class; lists come into being when they are needed, since most regions need few.
#[inline]
fn of_class<T: Default>(lists: &mut Vec<T>, class: usize) -> &mut T {
    if lists.len() <= class {
        lists.resize_with(class + 1, T::default);
    }
    &mut lists[class]
}

/// Objects from this size on are only made if the host says that it has the room.
const LARGE: u64 = 64 << 20;

fn zeroed(size: u64) -> Option<Box<[u8]>> {
    if size >= LARGE {
        // `vec!` gets zeroed pages lazily, but ends the process when there is no room: ask first.
        Vec::<u8>::new().try_reserve_exact(usize::try_from(size).ok()?).ok()?;
    }
    Some(vec![0u8; size as usize].into_boxed_slice())
}

impl Region {
    /// Returns the address within the region.
    pub(crate) fn alloc(&mut self, kind: ObjectKind, size: u64, align: u64, site: Site) -> Option<u64> {
        // Twice the size, so that one-past-the-end and small overruns stay in the object's own slot.
        let room = size.checked_mul(2)?.max(size + 16).max(align).next_power_of_two().max(1 << MIN_SLOT_BITS);
        if room > SEGMENT {
            return self.alloc_run(kind, size, align, site);
        }
        let bits = room.trailing_zeros();
        let class = bits as usize;
        let is_stack = kind == ObjectKind::Stack;
        let reused = if is_stack {
            let dead = of_class(&mut self.stack_dead, class);
            if dead.len() > STACK_QUARANTINE { dead.pop_front() } else { None }
        } else {
            self.heap_dead.get_mut(class).and_then(Vec::pop)
        };
        let within = match reused {
            Some(within) => within,
            None => self.fresh_slot(bits, is_stack)?,
        };
        let spare = if is_stack { of_class(&mut self.stack_spare, class).pop() } else { None };
        let spare = spare.filter(|s| s.len() as u64 == size);
        let data = match spare {
            Some(mut bytes) => {
                bytes.fill(0);
                bytes
            }
            None => zeroed(size)?,
        };
        let segment = &mut self.segments[(within >> SEGMENT_BITS) as usize];
        segment.live += 1;
        let slot = &mut segment.slots[((within & (SEGMENT - 1)) >> bits) as usize];
        *slot = Slot {
            data,
            allocated: site,
            freed: Site(0),
            size: size.min(u64::from(u32::MAX)) as u32,
            kind,
            life: Life::Live,
            constant: false,
            shared: false,
        };
        Some(within)
    }

    fn fresh_slot(&mut self, bits: u32, is_stack: bool) -> Option<u64> {
        let class = bits as usize;
        let classes = if is_stack { &mut self.stack } else { &mut self.heap };
        let index = match classes[class].segment {
            Some(index) => index,
            None => {
                let index = self.new_segments(1, bits, 1)?;
                let classes = if is_stack { &mut self.stack } else { &mut self.heap };
                classes[class].segment = Some(index);
                index
            }
        };
        let segment = &mut self.segments[index as usize];
        let n = segment.slots.len() as u64;
        segment.slots.push(Slot::empty());
        if (n + 1) << bits >= SEGMENT {
            segment.full = true;
            let classes = if is_stack { &mut self.stack } else { &mut self.heap };
            classes[class].segment = None;
        }
        Some((u64::from(index) << SEGMENT_BITS) | (n << bits))
    }

    /// A run of segments with consecutive numbers, the first a multiple of `step`.
    fn new_segments(&mut self, count: usize, shift: u32, step: usize) -> Option<u32> {
        let make =
            |back, free| Segment { slots: Vec::new(), written: Vec::new(), shift, back, live: 0, full: false, free };
        if self.segments.is_empty() {
            // The first segment stays empty: null, and everything close to it, in region 0. The second keeps what lies
            // just before the first object apart from that.
            self.segments.extend([make(0, false), make(0, false)]);
        }
        let first = self.segments.len().next_multiple_of(step);
        if first + count <= MAX_SEGMENTS {
            self.segments.resize_with(first, || make(0, true));
            self.segments.extend((0..count as u32).map(|back| make(back, false)));
            return Some(first as u32);
        }
        self.segments.resize_with(MAX_SEGMENTS, || make(0, true));
        let first = self.free_run(self.cursor, count, step).or_else(|| self.free_run(0, count, step))?;
        let end = first + count;
        for (back, segment) in self.segments[first..end].iter_mut().enumerate() {
            *segment = make(back as u32, false);
        }
        // What is left of a dead object that began before the end no longer belongs to it.
        self.segments[end..].iter_mut().take_while(|s| s.back != 0).for_each(|s| *s = make(0, true));
        self.cursor = end;
        Some(first as u32)
    }

    /// The first run of `count` free segments from `from` on.
    fn free_run(&self, from: usize, count: usize, step: usize) -> Option<usize> {
        let mut first = from.next_multiple_of(step);
        while let Some(run) = self.segments.get(first..first + count) {
            match run.iter().rposition(|s| !s.free) {
                None => return Some(first),
                Some(taken) => first = (first + taken + 1).next_multiple_of(step),
            }
        }
        None
    }

    fn alloc_run(&mut self, kind: ObjectKind, size: u64, align: u64, site: Site) -> Option<u64> {
        let step = usize::try_from(align.div_ceil(SEGMENT)).ok()?;
        let used = size.div_ceil(SEGMENT).max(1);
        let count = usize::try_from(used + used.min(MAX_GUARD)).ok()?;
        if step.max(count) > MAX_SEGMENTS {
            return None;
        }
        let data = zeroed(size)?;
        let first = self.new_segments(count, SEGMENT_BITS, step.max(1))?;
        let segment = &mut self.segments[first as usize];
        segment.live = 1;
        segment.full = true;
        segment.slots = vec![Slot {
            data,
            allocated: site,
            size: size.min(u64::from(u32::MAX)) as u32,
            kind,
            life: Life::Live,
            ..Slot::empty()
        }];
        Some(u64::from(first) << SEGMENT_BITS)
    }

    /// Ends the life of the object that starts at `within`; its size.
    pub(crate) fn release(&mut self, within: u64, site: Site, reuse: bool) -> Option<u64> {
        let index = (within >> SEGMENT_BITS) as usize;
        let segment = self.segments.get_mut(index)?;
        let offset = within & (SEGMENT - 1);
        if segment.back != 0 || offset & ((1 << segment.shift) - 1) != 0 {
            return None;
        }
        let class = segment.shift as usize;
        let slot = segment.slots.get_mut((offset >> segment.shift) as usize)?;
        if !slot.is_live() {
            return None;
        }
        let size = slot.data.len() as u64;
        let data = std::mem::take(&mut slot.data);
        slot.life = Life::Dead;
        slot.freed = site;
        segment.live -= 1;
        if class >= SEGMENT_BITS as usize {
            // Alone in its segment, or in a run of them.
            let run = self.segments[index..].iter_mut().enumerate();
            run.take_while(|(n, s)| s.back as usize == *n).for_each(|(_, s)| s.free = true);
        } else if slot.kind == ObjectKind::Stack {
            of_class(&mut self.stack_dead, class).push_back(within);
            let spare = of_class(&mut self.stack_spare, class);
            if spare.len() < STACK_SPARE {
                spare.push(data);
            }
        } else if reuse {
            of_class(&mut self.heap_dead, class).push(within);
        } else if segment.live == 0 && segment.full {
            segment.slots = Vec::new();
            segment.written = Vec::new();
            segment.free = true;
        }
        Some(size)
    }
}
