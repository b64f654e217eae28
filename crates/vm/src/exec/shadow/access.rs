//! Reads and writes of memory: which are unknowns, and what the trace is reported besides.

use super::super::watch::Watch;
use super::written::words;
use super::{Cell, Expr, Here, Shadow};
use crate::layout::mask;
use crate::seen::Did;
use guest::memory::Addr;
use rustc_hash::FxHashSet;

#[derive(Clone, Copy)]
pub(crate) struct Found {
    /// The unknown that the event introduces.
    pub(crate) event: Expr,
    /// What the register depends on.
    pub(crate) register: Expr,
}

/// What becomes of the bytes that library code reads.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    Copy,
    /// Something is computed from them.
    Fix,
    /// They are printed.
    Nothing,
}

/// The pieces of a range: up to 8 bytes each, cut at multiples of 8.
pub(super) fn pieces(at: Addr, size: u64) -> impl Iterator<Item = (Addr, u64)> {
    words(at, size).map(|(w, bytes)| ((w << 3) + bytes.start as u64, bytes.len() as u64))
}

/// Little-endian bytes as a number.
pub(super) fn number(bytes: &[u8]) -> u64 {
    bytes.iter().take(8).rev().fold(0, |v, &b| v << 8 | u64::from(b))
}

impl Shadow {
    /// A read of up to 8 bytes that is an event.
    pub(crate) fn read(&mut self, watch: &mut Watch, here: Here, at: Addr, size: u64, value: u64) -> Found {
        if !watch.several || !self.active(here.clock) {
            return Found { event: None, register: self.look(here, at, size, value) };
        }
        self.first_access(watch, here, at, size, value);
        let is_own = |section: &FxHashSet<Addr>| (at..at + size).all(|b| section.contains(&b));
        if self.section.as_ref().is_some_and(is_own) {
            watch.own_read = Some((at, size));
            return Found { event: None, register: self.look(here, at, size, value) };
        }
        if self.tracking.written.by_other(at, size, self.here.key) {
            let unknown = Some(self.exprs.fresh(8 * size as u32));
            return Found { event: unknown, register: unknown };
        }
        Found { event: None, register: self.look(here, at, size, value) }
    }

    /// What up to 8 bytes of memory depend on.
    pub(super) fn look(&mut self, here: Here, at: Addr, size: u64, value: u64) -> Expr {
        self.look_into_buffers(here, at, size);
        if self.active(here.clock) { self.bytes.load(&mut self.exprs, at, size, value) } else { None }
    }

    /// A read of up to 8 bytes that is no event.
    pub(crate) fn read_own(&mut self, watch: &mut Watch, here: Here, at: Addr, size: u64, value: u64) -> Expr {
        let expr = self.look(here, at, size, value);
        self.after_read(watch, here, expr, value)
    }

    /// What a register gets after a read: nothing in code that is not followed.
    pub(crate) fn after_read(&mut self, watch: &mut Watch, here: Here, expr: Expr, value: u64) -> Expr {
        if self.blind {
            self.fix(watch, here, expr, value);
            return None;
        }
        expr
    }

    /// A write of up to 8 bytes that is an event: what it depends on.
    pub(crate) fn write(
        &mut self,
        watch: &mut Watch,
        here: Here,
        at: Addr,
        size: u64,
        before: u64,
        expr: Expr,
    ) -> Expr {
        if watch.several && self.active(here.clock) {
            self.first_access(watch, here, at, size, before);
        }
        if let Some(section) = &mut self.section {
            section.extend(at..at + size);
        }
        self.write_own(here, at, size, expr)
    }

    /// A write of up to 8 bytes that is no event.
    pub(crate) fn write_own(&mut self, here: Here, at: Addr, size: u64, expr: Expr) -> Expr {
        let expr = expr.filter(|_| self.active(here.clock)).map(|e| self.exprs.fit(e, 8 * size as u32));
        let expr = expr.and_then(|e| self.known(e));
        self.bytes.store(&mut self.exprs, at, size, expr);
        expr
    }

    /// Before memory is accessed by an event for the first time: what it holds then, if that depends on something.
    fn first_access(&mut self, watch: &mut Watch, here: Here, at: Addr, size: u64, value: u64) {
        if !self.tracking.written.by_anyone(at, size) {
            return;
        }
        let mut new = 0u8;
        for (w, bytes) in words(at, size) {
            let accessed = self.accessed.entry(w).or_insert(0);
            let offset = ((w << 3) + bytes.start as u64 - at) as usize;
            let wanted = mask(bytes.len() as u32) as u8;
            let before = *accessed >> bytes.start & wanted;
            *accessed |= wanted << bytes.start;
            new |= (wanted & !before) << offset;
        }
        if new == 0 || !self.bytes.any(at, size) {
            return;
        }
        if u64::from(new) == mask(size as u32) {
            let expr = self.bytes.load(&mut self.exprs, at, size, value);
            self.tell(watch, here, Did::Initial { at, size, value, expr });
            return;
        }
        for i in (0..size).filter(|i| new >> i & 1 != 0) {
            let value = value >> (8 * i) & 0xff;
            if let Some(expr) = self.bytes.load(&mut self.exprs, at + i, 1, value) {
                self.tell(watch, here, Did::Initial { at: at + i, size: 1, value, expr: Some(expr) });
            }
        }
    }

    /// Objects became known to others. Where an earlier object at the same address was accessed, what its owner wrote there in
    /// private is reported as writes of this moment: it is not what the trace began with.
    pub(crate) fn reborn(&mut self, watch: &mut Watch, here: Here) {
        for (at, bytes) in std::mem::take(&mut watch.reborn) {
            for (from, size) in pieces(at, bytes.len() as u64) {
                if self.accessed.get(&(from >> 3)).is_none_or(|&known| known == 0) {
                    continue;
                }
                let after = number(&bytes[(from - at) as usize..(from - at + size) as usize]);
                let expr = self.look(here, from, size, after);
                self.tell(watch, here, Did::Write { at: from, size, before: 0, after, atomic: None, expr });
            }
        }
    }

    /// A range is read, its contents given; the cells that a copy of it would have. In pieces, if it is an event.
    pub(super) fn read_range(
        &mut self,
        watch: &mut Watch,
        here: Here,
        at: Addr,
        bytes: &[u8],
        event: bool,
        becomes: Use,
    ) -> Vec<Cell> {
        let size = bytes.len() as u64;
        let mut cells: Vec<Cell> = Vec::new();
        self.look_into_buffers(here, at, size);
        if !event && !self.bytes.any(at, size) {
            return if becomes == Use::Copy { vec![None; bytes.len()] } else { cells };
        }
        for (from, n) in pieces(at, size) {
            let value = number(&bytes[(from - at) as usize..(from - at + n) as usize]);
            if becomes == Use::Nothing && self.to_file {
                let expr = self.look(here, from, n, value);
                self.note(here, expr, value);
            }
            let expr = match (event, becomes) {
                (true, Use::Nothing) => {
                    self.tell(watch, here, Did::Read { at: from, size: n, value, atomic: None, expr: None });
                    None
                }
                (true, _) => {
                    let found = self.read(watch, here, from, n, value);
                    self.tell(watch, here, Did::Read { at: from, size: n, value, atomic: None, expr: found.event });
                    found.register
                }
                (false, _) => self.look(here, from, n, value),
            };
            match becomes {
                Use::Copy => cells.extend((0..n as u8).map(|i| expr.map(|e| (e, i)))),
                Use::Fix => self.fix(watch, here, expr, value),
                Use::Nothing => {}
            }
        }
        cells
    }

    /// A range was written, what was there before and is there now given; `cells` has what it depends on, if anything.
    pub(super) fn write_range(
        &mut self,
        watch: &mut Watch,
        here: Here,
        at: Addr,
        (before, after): (&[u8], &[u8]),
        event: bool,
        cells: &[Cell],
    ) {
        let size = after.len() as u64;
        let cells = if self.active(here.clock) { cells } else { &[] };
        if !event {
            return self.put(at, size, cells);
        }
        for (to, n) in pieces(at, size) {
            let part = (to - at) as usize..(to - at + n) as usize;
            let was = number(before.get(part.clone()).unwrap_or(&[]));
            let value = number(&after[part.clone()]);
            let expr = super::memory::assemble(&mut self.exprs, cells.get(part).unwrap_or(&[]), value);
            let expr = self.write(watch, here, to, n, was, expr);
            self.tell(watch, here, Did::Write { at: to, size: n, before: was, after: value, atomic: None, expr });
        }
        // Whole, so that a later copy finds the same expressions again.
        self.put(at, size, cells);
    }

    fn put(&mut self, at: Addr, size: u64, cells: &[Cell]) {
        if cells.len() as u64 == size && cells.iter().any(Cell::is_some) {
            self.bytes.put(at, cells);
        } else {
            self.bytes.clear(at, size);
        }
    }

    /// A copy within memory that no other thread knows of.
    pub(crate) fn copy_own(&mut self, here: Here, to: Addr, from: Addr, size: u64) {
        match self.bytes.cells(from, size).filter(|_| self.active(here.clock)) {
            Some(cells) => self.bytes.put(to, &cells),
            None => self.bytes.clear(to, size),
        }
    }

    /// The pieces of an access of more than 8 bytes, each word with its expression afterwards.
    pub(super) fn read_wide(
        &mut self,
        watch: &mut Watch,
        here: Here,
        (at, bytes): (Addr, &[u8]),
        event: bool,
        atomic: Option<trace::MemoryOrder>,
    ) -> Vec<Expr> {
        let mut exprs = Vec::new();
        for (i, part) in bytes.chunks(8).enumerate() {
            let (from, size, value) = (at + 8 * i as u64, part.len() as u64, number(part));
            let expr = if event {
                let found = self.read(watch, here, from, size, value);
                self.tell(watch, here, Did::Read { at: from, size, value, atomic, expr: found.event });
                found.register
            } else {
                self.look(here, from, size, value)
            };
            exprs.push(self.after_read(watch, here, expr, value));
        }
        exprs
    }
}
