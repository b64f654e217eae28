//! Which objects other threads can know of, and what library code touched.
//!
//! An object of a thread's own region is private until its address gets where another thread can find it: stored
//! into a shared object, or handed to a new thread. From then on it is shared, and so is everything it points at. An
//! access to a private object is no event. Globals are shared from the start, constants never.
//!
//! Limit: an address that is taken apart (stored byte by byte, encrypted) is not noticed on its way out; the
//! object is shared from the first access of another thread on.

use super::{Addr, Memory, REGION_BITS, RegionId};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// A range that library code read or wrote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Touched {
    pub at: Addr,
    /// Bytes.
    pub size: u64,
    /// It may have been changed.
    pub write: bool,
}

/// An object that was private until now, or was shared until now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Published {
    pub at: Addr,
    /// Bytes.
    pub size: u64,
}

/// What was touched while the log was on.
#[derive(Default)]
pub(super) struct Log {
    on: bool,
    touched: Mutex<Vec<Touched>>,
    /// Whether contents are noted as well.
    keeps: bool,
    /// What was there when it was touched; parallel to `touched`.
    contents: Mutex<Vec<Vec<u8>>>,
    /// Shared objects whose life ended.
    pub(super) freed: Vec<Published>,
    /// A thread touched what another one had not published.
    surprised: AtomicBool,
    /// Bytes that library code touched, whether the log is on or not.
    pub(super) work: AtomicU64,
    /// The first byte that was looked at although it was never written, 0 if there is none, and where what was looked at ends.
    pub(super) unset: AtomicU64,
    pub(super) unset_end: AtomicU64,
}

impl Clone for Log {
    /// A copy of memory starts with an empty log.
    fn clone(&self) -> Log {
        Log::default()
    }
}

impl Memory {
    pub fn log_start(&mut self) {
        self.log.on = true;
    }

    pub fn log_stop(&mut self, into: &mut Vec<Touched>) {
        self.log.on = false;
        into.clear();
        into.append(self.log.touched.get_mut().unwrap_or_else(PoisonError::into_inner));
    }

    pub(super) fn log_free(&mut self, at: Addr) {
        if self.log.on
            && let Some(size) = self.shared_size(at)
        {
            self.log.freed.push(Published { at, size });
        }
    }

    /// The shared objects that library code freed.
    pub fn log_freed(&mut self) -> Vec<Published> {
        std::mem::take(&mut self.log.freed)
    }

    pub fn log_contents(&mut self, on: bool) {
        self.log.keeps = on;
    }

    /// What was there when the noted ranges were touched, one by one; nothing where the access failed.
    pub fn logged_contents(&mut self) -> Vec<Vec<u8>> {
        std::mem::take(self.log.contents.get_mut().unwrap_or_else(PoisonError::into_inner))
    }

    /// The bytes of a range, without a note in the log; nothing if they cannot be read.
    pub fn contents(&self, at: Addr, size: u64) -> Vec<u8> {
        self.unlogged_bytes(at, size).map(<[u8]>::to_vec).unwrap_or_default()
    }

    /// A C string, without a note in the log.
    pub fn text(&self, at: Addr) -> Option<String> {
        let rest = self.rest(at).ok()?;
        let end = rest.iter().position(|&b| b == 0)?;
        Some(String::from_utf8_lossy(&rest[..end]).into_owned())
    }

    #[inline(always)]
    pub fn log_read(&self, at: Addr, size: u64) {
        if self.follows_writes {
            self.looked_at(at, size);
        }
        self.log_copied(at, size);
    }

    /// The same of bytes by which nothing is decided.
    #[inline(always)]
    pub(super) fn log_copied(&self, at: Addr, size: u64) {
        self.worked(size);
        if self.log.on {
            self.note(Touched { at, size, write: false });
        }
    }

    #[inline(always)]
    pub(super) fn log_write(&self, at: Addr, size: u64) {
        self.worked(size);
        if self.log.on {
            self.note(Touched { at, size, write: true });
        }
    }

    /// One thread at a time does that: memory is only shared while nobody runs.
    #[inline(always)]
    fn worked(&self, size: u64) {
        let work = &self.log.work;
        work.store(work.load(Ordering::Relaxed).saturating_add(size), Ordering::Relaxed);
    }

    #[cold]
    fn note(&self, t: Touched) {
        if t.size > 0 {
            if self.log.keeps {
                let contents = self.contents(t.at, t.size);
                self.log.contents.lock().unwrap_or_else(PoisonError::into_inner).push(contents);
            }
            self.log.touched.lock().unwrap_or_else(PoisonError::into_inner).push(t);
        }
    }

    /// Whether an access by the thread that owns `own` is an event.
    #[inline(always)]
    pub fn is_shared(&self, at: Addr, own: RegionId) -> bool {
        match self.find(at) {
            Some(found) if found.slot.shared => true,
            Some(found) if found.slot.constant || (at >> REGION_BITS) as u16 == own.0 => false,
            Some(_) => {
                self.log.surprised.store(true, Ordering::Relaxed);
                true
            }
            None => true,
        }
    }

    pub fn points_to_shared(&self, at: Addr, own: RegionId) -> bool {
        self.find(at).is_some_and(|f| f.slot.is_live()) && self.is_shared(at, own)
    }

    /// What stands at an address, if that is known; as a pointer.
    pub fn pointer_at(&self, at: Addr) -> u64 {
        let bytes = self.unlogged_bytes(at, 8).ok().and_then(|b| b.try_into().ok());
        bytes.map_or(0, u64::from_le_bytes)
    }

    /// Whether a thread's own object is known to others.
    pub fn is_published(&self, at: Addr) -> bool {
        self.find(at).is_some_and(|f| f.slot.shared)
    }

    /// The size of an object that more than one thread may know.
    #[inline]
    pub fn shared_size(&self, at: Addr) -> Option<u64> {
        self.find(at).filter(|f| f.slot.shared).map(|f| f.slot.data.len() as u64)
    }

    /// Whether a thread touched what no other one had published: some of its accesses may have been missed as events.
    pub fn was_surprised(&self) -> bool {
        self.log.surprised.load(Ordering::Relaxed)
    }

    /// Makes the object that `pointer` points into shared, and all that can be reached from it.
    pub fn publish(&mut self, pointer: u64, published: &mut Vec<Published>) {
        // The upper bits may be a tag.
        let pointer = pointer & ADDRESS;
        if pointer >> REGION_BITS == 0 {
            return;
        }
        let mut open = vec![pointer];
        while let Some(pointer) = open.pop() {
            let Some((slot, offset)) = self.find_mut(pointer) else { continue };
            if slot.shared || slot.constant || !slot.is_live() || offset > slot.data.len() as u64 {
                continue;
            }
            slot.shared = true;
            published.push(Published { at: pointer - offset, size: slot.data.len() as u64 });
            open.extend(pointers(&slot.data));
        }
    }

    /// Publishes what the bytes at `at` point at.
    pub fn publish_range(&mut self, at: Addr, size: u64, published: &mut Vec<Published>) {
        // A pointer lies at a multiple of 8, and may have been written in part.
        let (from, to) = (at & !7, (at + size).next_multiple_of(8));
        let Ok(bytes) = self.unlogged_bytes(at, size) else { return };
        let whole: Vec<u64> = match self.unlogged_bytes(from, to - from) {
            Ok(bytes) => pointers(bytes).collect(),
            Err(_) => pointers(bytes).collect(),
        };
        whole.into_iter().for_each(|p| self.publish(p, published));
    }

    /// Publishes everything that globals point at.
    pub fn publish_globals(&mut self, published: &mut Vec<Published>) {
        let Some(globals) = self.regions.first() else { return };
        let slots = globals.segments.iter().flat_map(|s| &s.slots).filter(|s| s.shared);
        let found: Vec<u64> = slots.flat_map(|s| pointers(&s.data)).collect();
        found.into_iter().for_each(|p| self.publish(p, published));
    }
}

/// The bits of an address; programs keep tags in those above.
const ADDRESS: u64 = (1 << (REGION_BITS + 12)) - 1;

/// What may be pointers into a thread's region.
fn pointers(bytes: &[u8]) -> impl Iterator<Item = u64> {
    // At multiples of 4, since a packed struct may have them there.
    let words = bytes.windows(8).step_by(4);
    let words = words.map(|w| u64::from_le_bytes([w[0], w[1], w[2], w[3], w[4], w[5], w[6], w[7]]) & ADDRESS);
    words.filter(|w| w >> REGION_BITS != 0)
}
