//! Where the states of all bytes are kept.
//!
//! ```text
//! page (512 bytes of guest memory) ─▶ granule (8 bytes) ─▶ states, each for some bytes of the granule
//! ranges: start ─▶ (end, state)
//! ```
//!
//! A byte that no state of its granule is for has the state of the range it lies in, or else was never accessed. A
//! small access gives its bytes states in granules; a wide one changes those that exist, and for the rest the
//! ranges, so that it costs what was distinguished before and not its size.
//!
//! A range is not cut where a granule gets states of its own, so what it knows may be old for these bytes. That is
//! harmless: each of its accesses was one to these bytes too.

use super::pool::{NONE, Pool};
use super::state::{More, Place, Record, State, Visit};
use crate::memory::Addr;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;

/// Accesses of more bytes are wide. About here the two ways cost the same.
const SMALL: u64 = 128;
const GRANULES: usize = 64;

struct Page {
    /// The first state of each granule.
    heads: [u32; GRANULES],
    /// How many granules have states.
    live: u32,
}

impl Default for Page {
    fn default() -> Self {
        Page { heads: [NONE; GRANULES], live: 0 }
    }
}

struct Range {
    end: Addr,
    state: u32,
}

#[derive(Default)]
pub(super) struct Shadow {
    /// From page number to page.
    index: FxHashMap<u64, u32>,
    /// A page that was given back, or lies fallow after a reset, may have any content.
    pages: Pool<Page>,
    pub(super) states: Pool<State>,
    pub(super) mores: Pool<More>,
    /// They do not overlap, and none is empty.
    ranges: BTreeMap<Addr, Range>,
    /// The states of the bytes of the current access, all of them for bytes of the access only.
    pub(super) carved: Vec<(u32, Place)>,
    granules: Vec<u64>,
}

/// The bytes of [at, end) in a granule.
#[inline]
fn mask_in(granule: u64, at: Addr, end: Addr) -> u8 {
    let base = granule * 8;
    let from = at.saturating_sub(base);
    let to = (end - base).min(8);
    ((0xffu32 << from) & (0xffu32 >> (8 - to))) as u8
}

impl Shadow {
    pub(super) fn reset(&mut self) {
        self.index.clear();
        self.pages.reset();
        self.states.reset();
        self.mores.reset();
        self.ranges.clear();
    }

    #[inline]
    fn head(&self, granule: u64) -> u32 {
        match self.index.get(&(granule / GRANULES as u64)) {
            Some(&page) => self.pages[page].heads[granule as usize % GRANULES],
            None => NONE,
        }
    }

    /// A read or a write that is not atomic.
    #[inline]
    pub(super) fn plain(&mut self, at: Addr, end: Addr, write: bool, visit: &mut Visit) {
        let granule = at / 8;
        if (end - 1) / 8 == granule {
            let mask = mask_in(granule, at, end);
            let mut id = self.head(granule);
            while id != NONE {
                let state = &mut self.states[id];
                if state.mask & mask == mask {
                    if visit.is_known(state) {
                        return;
                    }
                    if state.mask == mask {
                        let place = Place::Bytes(granule * 8, mask);
                        if write {
                            visit.check_write(state, &self.mores, place);
                            state.drop_more(&mut self.mores);
                            *state = State { write: visit.record, next: state.next, mask, ..State::default() };
                        } else {
                            visit.read(state, &mut self.mores, place);
                        }
                        return;
                    }
                    break;
                }
                id = state.next;
            }
        }
        match (end - at <= SMALL, write) {
            (true, true) => self.write_small(at, end, visit),
            (true, false) => {
                self.carve(at, end);
                self.read_carved(visit);
            }
            (false, true) => self.write_wide(at, end, visit),
            (false, false) => {
                self.carve_existing(at, end);
                self.carve_ranges(at, end, true);
                self.read_carved(visit);
            }
        }
    }

    fn read_carved(&mut self, visit: &mut Visit) {
        for &(id, place) in &self.carved {
            visit.read(&mut self.states[id], &mut self.mores, place);
        }
    }

    fn check_carved(&mut self, visit: &mut Visit) {
        for &(id, place) in &self.carved {
            visit.check_write(&self.states[id], &self.mores, place);
        }
    }

    fn write_small(&mut self, at: Addr, end: Addr, visit: &mut Visit) {
        self.carve(at, end);
        self.check_carved(visit);
        for granule in at / 8..=(end - 1) / 8 {
            self.replace(granule, mask_in(granule, at, end), Some(visit.record));
        }
    }

    fn write_wide(&mut self, at: Addr, end: Addr, visit: &mut Visit) {
        self.carve_existing(at, end);
        self.carve_ranges(at, end, false);
        self.check_carved(visit);
        self.overwrite_wide(at, end, visit.record);
    }

    /// Everything there was carved.
    fn overwrite_wide(&mut self, at: Addr, end: Addr, record: Record) {
        for i in 0..self.granules.len() {
            let granule = self.granules[i];
            // Bytes without a state get one here, which is right: the write is to them too.
            self.replace(granule, mask_in(granule, at, end), Some(record));
        }
        self.drop_ranges(at, end);
        let state = self.states.take();
        self.states[state] = State { write: record, ..State::default() };
        self.ranges.insert(at, Range { end, state });
    }

    /// These bytes begin their life with this write.
    pub(super) fn publish(&mut self, at: Addr, end: Addr, record: Record) {
        if end - at <= SMALL {
            self.carve(at, end);
            for granule in at / 8..=(end - 1) / 8 {
                self.replace(granule, mask_in(granule, at, end), Some(record));
            }
            // What a range has is from before, and these bytes have no part in it.
            self.carve_ranges(at, end, false);
            self.drop_ranges(at, end);
        } else {
            self.carve_existing(at, end);
            self.carve_ranges(at, end, false);
            self.overwrite_wide(at, end, record);
        }
    }

    /// These bytes are no more.
    pub(super) fn free(&mut self, at: Addr, end: Addr, visit: &mut Visit) {
        self.carve_existing(at, end);
        self.carve_ranges(at, end, false);
        self.check_carved(visit);
        for i in 0..self.granules.len() {
            let granule = self.granules[i];
            self.replace(granule, mask_in(granule, at, end), None);
        }
        self.drop_ranges(at, end);
    }

    /// All states of these bytes give way to one new one, or to none. They were carved, so that they are for no
    /// other byte, and the granule's page exists.
    fn replace(&mut self, granule: u64, mask: u8, by: Option<Record>) {
        let number = granule / GRANULES as u64;
        let page_id = self.index[&number];
        let page = &mut self.pages[page_id];
        let mut id = page.heads[granule as usize % GRANULES];
        let mut kept = NONE;
        while id != NONE {
            let next = self.states[id].next;
            let state = &mut self.states[id];
            if state.mask & mask == 0 {
                state.next = kept;
                kept = id;
            } else {
                state.drop_more(&mut self.mores);
                self.states.give_back(id);
            }
            id = next;
        }
        if let Some(record) = by {
            let new = self.states.take();
            self.states[new] = State { write: record, next: kept, mask, ..State::default() };
            kept = new;
        }
        page.heads[granule as usize % GRANULES] = kept;
        if kept == NONE {
            page.live -= 1;
            if page.live == 0 {
                self.index.remove(&number);
                self.pages.give_back(page_id);
            }
        }
    }

    /// Gives all bytes of a small access states of their own.
    pub(super) fn carve(&mut self, at: Addr, end: Addr) {
        self.carved.clear();
        for granule in at / 8..=(end - 1) / 8 {
            let number = granule / GRANULES as u64;
            let page = match self.index.get(&number) {
                Some(&page) => page,
                None => {
                    let page = self.pages.take();
                    self.pages[page] = Page::default();
                    self.index.insert(number, page);
                    page
                }
            };
            let slot = granule as usize % GRANULES;
            let head = self.pages[page].heads[slot];
            let mask = mask_in(granule, at, end);
            let missing = mask & !self.carve_granule(granule, head, mask);
            if missing != 0 {
                if head == NONE {
                    self.pages[page].live += 1;
                }
                self.pages[page].heads[slot] = self.first_touch(granule, missing, head);
            }
        }
    }

    /// Cuts the granule's states so that each is wholly inside or outside the mask. Says which bytes have one.
    fn carve_granule(&mut self, granule: u64, head: u32, mask: u8) -> u8 {
        let mut covered = 0;
        let mut id = head;
        while id != NONE {
            let state = self.states[id];
            let hit = state.mask & mask;
            if hit != 0 {
                if hit != state.mask {
                    let rest = self.fork_state(id);
                    self.states[rest].mask = state.mask & !hit;
                    self.states[id].mask = hit;
                    self.states[id].next = rest;
                }
                self.carved.push((id, Place::Bytes(granule * 8, hit)));
                covered |= hit;
            }
            id = state.next;
        }
        covered
    }

    fn fork_state(&mut self, id: u32) -> u32 {
        let copy = self.states[id].fork(&mut self.mores);
        let new = self.states.take();
        self.states[new] = copy;
        new
    }

    /// Makes the states of bytes that had none, as the ranges have it. Answers the granule's new first state.
    fn first_touch(&mut self, granule: u64, mut missing: u8, mut head: u32) -> u32 {
        while missing != 0 {
            let (range, until) = self.range_of(granule * 8 + u64::from(missing.trailing_zeros()));
            let mask = missing & mask_in(granule, granule * 8, until);
            let state = match range {
                NONE => State::default(),
                id => self.states[id].fork(&mut self.mores),
            };
            let id = self.states.take();
            self.states[id] = State { mask, next: head, ..state };
            self.carved.push((id, Place::Bytes(granule * 8, mask)));
            head = id;
            missing &= !mask;
        }
        head
    }

    /// The state of the range that holds this byte, if any, and how far that answer holds.
    fn range_of(&self, at: Addr) -> (u32, Addr) {
        if self.ranges.is_empty() {
            return (NONE, Addr::MAX);
        }
        match self.ranges.range(..=at).next_back() {
            Some((_, range)) if range.end > at => (range.state, range.end),
            _ => (NONE, self.ranges.range(at..).next().map_or(Addr::MAX, |(&start, _)| start)),
        }
    }

    /// Carves the states that granules in [at, end) have, and lists these granules.
    fn carve_existing(&mut self, at: Addr, end: Addr) {
        self.carved.clear();
        self.granules.clear();
        let (first, last) = (at / 8, (end - 1) / 8);
        let pages = first / GRANULES as u64..=last / GRANULES as u64;
        let mut of_page = |number: u64, page: &Page| {
            let base = number * GRANULES as u64;
            let from = first.max(base) - base;
            let to = last.min(base + GRANULES as u64 - 1) - base;
            self.granules.extend((from..=to).filter(|&i| page.heads[i as usize] != NONE).map(|i| base + i));
        };
        if pages.end() - pages.start() < self.index.len() as u64 {
            for number in pages {
                if let Some(&page) = self.index.get(&number) {
                    of_page(number, &self.pages[page]);
                }
            }
        } else {
            let mut some: Vec<(u64, u32)> =
                self.index.iter().filter(|(n, _)| pages.contains(n)).map(|(&n, &p)| (n, p)).collect();
            // The order of a hash map must not decide which race is told.
            some.sort_unstable();
            for (number, page) in some {
                of_page(number, &self.pages[page]);
            }
        }
        for i in 0..self.granules.len() {
            let granule = self.granules[i];
            self.carve_granule(granule, self.head(granule), mask_in(granule, at, end));
        }
    }

    /// Cuts the ranges at both ends and appends those between to `carved`; fills the gaps with new ones if told so.
    fn carve_ranges(&mut self, at: Addr, end: Addr, fill: bool) {
        if self.ranges.is_empty() && !fill {
            return;
        }
        self.split_range(at);
        self.split_range(end);
        let mut gaps = Vec::new();
        let mut upto = at;
        for (&start, range) in self.ranges.range(at..end) {
            if upto < start {
                gaps.push((upto, start));
            }
            self.carved.push((range.state, Place::Range(start, range.end - start)));
            upto = range.end;
        }
        if !fill {
            return;
        }
        if upto < end {
            gaps.push((upto, end));
        }
        for (start, end) in gaps {
            let state = self.states.take();
            self.states[state] = State::default();
            self.ranges.insert(start, Range { end, state });
            self.carved.push((state, Place::Range(start, end - start)));
        }
    }

    fn split_range(&mut self, at: Addr) {
        let Some((_, range)) = self.ranges.range_mut(..at).next_back() else { return };
        if range.end > at {
            let (end, state) = (range.end, range.state);
            range.end = at;
            let state = self.fork_state(state);
            self.ranges.insert(at, Range { end, state });
        }
    }

    /// Drops the ranges in [at, end), which were carved.
    fn drop_ranges(&mut self, at: Addr, end: Addr) {
        while let Some((&start, range)) = self.ranges.range(at..end).next() {
            let id = range.state;
            self.states[id].drop_more(&mut self.mores);
            self.states.give_back(id);
            self.ranges.remove(&start);
        }
    }

    /// How many pages, states and ranges there are.
    #[cfg(test)]
    pub(super) fn sizes(&self) -> (usize, usize, usize) {
        (self.pages.len(), self.states.len(), self.ranges.len())
    }
}
