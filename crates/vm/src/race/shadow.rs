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
use guest::memory::Addr;
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// Accesses of more bytes are wide. About here the two ways cost the same.
const SMALL: u64 = 128;
/// In a page.
const GRANULES: u64 = 64;

struct Page {
    /// The first state of each granule.
    heads: [u32; GRANULES as usize],
    /// How many granules have states.
    live: u32,
}

impl Default for Page {
    fn default() -> Self {
        Page { heads: [NONE; GRANULES as usize], live: 0 }
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
    /// The page that was last asked for: its entry in `index`.
    recent: Option<(u64, u32)>,
    /// A page that was given back, or lies fallow after a reset, may have any content.
    pages: Pool<Page>,
    pub(super) states: Pool<State>,
    pub(super) mores: Pool<More>,
    /// They do not overlap, and none is empty.
    ranges: BTreeMap<Addr, Range>,
    /// The states of the bytes of the current access, all of them for bytes of the access only.
    pub(super) carved: Vec<(u32, Place)>,
    /// The granules of a wide access that have states.
    existing: Vec<u64>,
}

/// The bytes of [at, end) in a granule.
#[inline]
fn mask_in(granule: u64, at: Addr, end: Addr) -> u8 {
    let base = granule * 8;
    let from = at.saturating_sub(base);
    let to = (end - base).min(8);
    ((0xffu32 << from) & (0xffu32 >> (8 - to))) as u8
}

#[inline]
fn granules(at: Addr, end: Addr) -> RangeInclusive<u64> {
    at / 8..=(end - 1) / 8
}

impl Shadow {
    pub(super) fn reset(&mut self) {
        self.index.clear();
        self.recent = None;
        self.pages.reset();
        self.states.reset();
        self.mores.reset();
        self.ranges.clear();
    }

    /// The page of this number, or `NONE`.
    #[inline]
    fn page(&mut self, number: u64) -> u32 {
        if let Some((recent, page)) = self.recent
            && recent == number
        {
            return page;
        }
        let Some(&page) = self.index.get(&number) else { return NONE };
        self.recent = Some((number, page));
        page
    }

    fn need_page(&mut self, number: u64) -> u32 {
        let mut page = self.page(number);
        if page == NONE {
            page = self.pages.take();
            self.pages[page] = Page::default();
            self.index.insert(number, page);
        }
        page
    }

    #[inline]
    fn head(&mut self, granule: u64) -> u32 {
        match self.page(granule / GRANULES) {
            NONE => NONE,
            page => self.pages[page].heads[(granule % GRANULES) as usize],
        }
    }

    /// Gives a granule its first state, or none.
    fn set_head(&mut self, granule: u64, head: u32) {
        let number = granule / GRANULES;
        let id = self.need_page(number);
        let page = &mut self.pages[id];
        let old = std::mem::replace(&mut page.heads[(granule % GRANULES) as usize], head);
        page.live += u32::from(head != NONE);
        page.live -= u32::from(old != NONE);
        if page.live == 0 {
            self.index.remove(&number);
            self.pages.give_back(id);
            self.recent = None;
        }
    }

    /// A read or a write that is not atomic.
    #[inline]
    pub(super) fn plain(&mut self, at: Addr, end: Addr, write: bool, visit: &mut Visit) {
        if end - at > SMALL {
            if write {
                self.write_wide(at, end, visit);
            } else {
                self.read_wide(at, end, visit);
            }
            return;
        }
        for granule in granules(at, end) {
            self.plain_granule(granule, mask_in(granule, at, end), write, visit);
        }
    }

    #[inline]
    fn plain_granule(&mut self, granule: u64, mask: u8, write: bool, visit: &mut Visit) {
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
                        state.write = visit.record;
                        state.read = Record::NO;
                    } else {
                        visit.read(state, &mut self.mores, place);
                    }
                    return;
                }
                break;
            }
            id = state.next;
        }
        self.plain_uneven(granule, mask, write, visit);
    }

    /// The bytes have no state yet, or share it with others, or have several.
    fn plain_uneven(&mut self, granule: u64, mask: u8, write: bool, visit: &mut Visit) {
        self.carved.clear();
        if write {
            if !self.ranges.is_empty() {
                // Bytes without a state may have one in a range, which is to be checked.
                self.carve_granule(granule, mask);
            }
            self.replace(granule, mask, Some(visit.record), Some(visit));
        } else {
            self.carve_granule(granule, mask);
            self.read_carved(visit);
        }
    }

    fn read_carved(&mut self, visit: &mut Visit) {
        for &(id, place) in &self.carved {
            visit.read(&mut self.states[id], &mut self.mores, place);
        }
    }

    fn read_wide(&mut self, at: Addr, end: Addr, visit: &mut Visit) {
        self.carved.clear();
        self.find_existing(at, end);
        for i in 0..self.existing.len() {
            let granule = self.existing[i];
            let head = self.head(granule);
            self.carve_states(granule, head, mask_in(granule, at, end));
        }
        self.carve_ranges(at, end, true);
        self.read_carved(visit);
    }

    fn write_wide(&mut self, at: Addr, end: Addr, visit: &mut Visit) {
        self.replace_wide(at, end, Some(visit.record), Some(visit));
        self.add_range(at, end, visit.record);
    }

    /// These bytes begin their life with this write.
    pub(super) fn publish(&mut self, at: Addr, end: Addr, record: Record) {
        if end - at > SMALL {
            self.replace_wide(at, end, None, None);
            self.add_range(at, end, record);
        } else {
            for granule in granules(at, end) {
                self.replace(granule, mask_in(granule, at, end), Some(record), None);
            }
            // What a range has is from before, and these bytes have no part in it.
            self.carved.clear();
            self.carve_ranges(at, end, false);
            self.drop_ranges(at, end);
        }
    }

    pub(super) fn free(&mut self, at: Addr, end: Addr, visit: &mut Visit) {
        self.replace_wide(at, end, None, Some(visit));
    }

    fn add_range(&mut self, at: Addr, end: Addr, record: Record) {
        let state = self.states.take();
        self.states[state] = State { write: record, ..State::default() };
        self.ranges.insert(at, Range { end, state });
    }

    /// Drops the ranges of these bytes, and replaces their states where granules have any.
    fn replace_wide(&mut self, at: Addr, end: Addr, by: Option<Record>, mut check: Option<&mut Visit>) {
        self.find_existing(at, end);
        for i in 0..self.existing.len() {
            let granule = self.existing[i];
            self.replace(granule, mask_in(granule, at, end), by, check.as_deref_mut());
        }
        self.carved.clear();
        self.carve_ranges(at, end, false);
        if let Some(visit) = check {
            for &(id, place) in &self.carved {
                visit.check_write(&self.states[id], &self.mores, place);
            }
        }
        self.drop_ranges(at, end);
    }

    /// All states that the granule has for these bytes give way to one new one, or to none.
    fn replace(&mut self, granule: u64, mask: u8, by: Option<Record>, mut check: Option<&mut Visit>) {
        let mut id = self.head(granule);
        let mut kept = NONE;
        while id != NONE {
            let state = &mut self.states[id];
            let next = state.next;
            let hit = state.mask & mask;
            if hit != 0
                && let Some(visit) = &mut check
            {
                visit.check_write(state, &self.mores, Place::Bytes(granule * 8, hit));
            }
            if hit == state.mask {
                state.drop_more(&mut self.mores);
                self.states.give_back(id);
            } else {
                state.mask &= !hit;
                state.next = kept;
                kept = id;
            }
            id = next;
        }
        if let Some(record) = by {
            let new = self.states.take();
            self.states[new] = State { write: record, next: kept, mask, ..State::default() };
            kept = new;
        }
        self.set_head(granule, kept);
    }

    /// Gives all bytes of an atomic access states of their own.
    pub(super) fn carve(&mut self, at: Addr, end: Addr) {
        self.carved.clear();
        for granule in granules(at, end) {
            self.carve_granule(granule, mask_in(granule, at, end));
        }
    }

    /// Gives these bytes of the granule states of their own, and appends them to `carved`.
    fn carve_granule(&mut self, granule: u64, mask: u8) {
        let head = self.head(granule);
        let missing = mask & !self.carve_states(granule, head, mask);
        if missing != 0 {
            let head = self.first_touch(granule, missing, head);
            self.set_head(granule, head);
        }
    }

    /// Cuts the granule's states so that each is wholly inside or outside the mask. Says which bytes have one.
    fn carve_states(&mut self, granule: u64, head: u32, mask: u8) -> u8 {
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

    /// Lists the granules of [at, end) that have states, in order.
    fn find_existing(&mut self, at: Addr, end: Addr) {
        self.existing.clear();
        let (first, last) = (at / 8, (end - 1) / 8);
        let pages = first / GRANULES..=last / GRANULES;
        let mut of_page = |number: u64, page: &Page| {
            let base = number * GRANULES;
            let within = first.max(base)..=last.min(base + GRANULES - 1);
            self.existing.extend(within.filter(|g| page.heads[(g - base) as usize] != NONE));
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
            // The order of a hash map must not decide which race is reported.
            some.sort_unstable();
            for (number, page) in some {
                of_page(number, &self.pages[page]);
            }
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
