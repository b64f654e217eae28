//! What bytes of memory depend on: for each, an expression and which of its bytes it is.
//!
//! Bytes that depend on nothing are not here, so that concrete memory costs one look-up in a small table.

use super::written::words;
use guest::memory::Addr;
use rustc_hash::FxHashMap;
use trace::{ExprId, Exprs};

/// One byte: byte number `index` of an expression whose width is a multiple of 8.
pub(super) type Cell = Option<(ExprId, u8)>;

/// The bytes that depend on something.
#[derive(Default)]
pub(super) struct Bytes {
    words: FxHashMap<u64, [Cell; 8]>,
}

impl Bytes {
    /// Whether one of these bytes depends on something.
    pub(super) fn any(&self, at: Addr, size: u64) -> bool {
        if self.words.is_empty() {
            return false;
        }
        words(at, size).any(|(w, bytes)| self.words.get(&w).is_some_and(|cells| cells[bytes].iter().any(Cell::is_some)))
    }

    /// The expression of up to 8 bytes whose value is `value`; `None` if they depend on nothing.
    pub(super) fn load(&self, exprs: &mut Exprs, at: Addr, size: u64, value: u64) -> Option<ExprId> {
        if self.words.is_empty() {
            return None;
        }
        let mut cells: [Cell; 8] = [None; 8];
        for (w, bytes) in words(at, size) {
            if let Some(word) = self.words.get(&w) {
                let first = ((w << 3) + bytes.start as u64 - at) as usize;
                cells[first..first + bytes.len()].copy_from_slice(&word[bytes]);
            }
        }
        assemble(exprs, &cells[..size as usize], value)
    }

    /// Up to 8 bytes now are an expression, or depend on nothing.
    pub(super) fn store(&mut self, exprs: &mut Exprs, at: Addr, size: u64, expr: Option<ExprId>) {
        let Some(expr) = expr else { return self.clear(at, size) };
        let whole = exprs.fit(expr, 8 * size as u32);
        for (w, bytes) in words(at, size) {
            let word = self.words.entry(w).or_default();
            for i in bytes {
                word[i] = Some((whole, ((w << 3) + i as u64 - at) as u8));
            }
        }
    }

    /// These bytes depend on nothing.
    pub(super) fn clear(&mut self, at: Addr, size: u64) {
        if self.words.is_empty() || size == 0 {
            return;
        }
        if size / 8 > self.words.len() as u64 {
            let inside = |w: u64| (w << 3) < at.saturating_add(size) && (w << 3) + 8 > at;
            let found: Vec<u64> = self.words.keys().copied().filter(|&w| inside(w)).collect();
            for w in found {
                let from = at.saturating_sub(w << 3) as usize;
                let to = (at.saturating_add(size) - (w << 3)).min(8) as usize;
                self.clear_word(w, from..to);
            }
            return;
        }
        for (w, bytes) in words(at, size) {
            self.clear_word(w, bytes);
        }
    }

    fn clear_word(&mut self, w: u64, bytes: std::ops::Range<usize>) {
        if let Some(word) = self.words.get_mut(&w) {
            word[bytes].fill(None);
            if word.iter().all(Cell::is_none) {
                self.words.remove(&w);
            }
        }
    }

    /// A range, to be put elsewhere; `None` if it depends on nothing.
    pub(super) fn cells(&self, at: Addr, size: u64) -> Option<Vec<Cell>> {
        if !self.any(at, size) {
            return None;
        }
        let mut cells = vec![None; size as usize];
        for (w, bytes) in words(at, size) {
            if let Some(word) = self.words.get(&w) {
                let first = ((w << 3) + bytes.start as u64 - at) as usize;
                cells[first..first + bytes.len()].copy_from_slice(&word[bytes]);
            }
        }
        Some(cells)
    }

    pub(super) fn put(&mut self, at: Addr, cells: &[Cell]) {
        for (w, bytes) in words(at, cells.len() as u64) {
            let first = ((w << 3) + bytes.start as u64 - at) as usize;
            let new = &cells[first..first + bytes.len()];
            if new.iter().all(Cell::is_none) {
                self.clear_word(w, bytes);
            } else {
                self.words.entry(w).or_default()[bytes].copy_from_slice(new);
            }
        }
    }
}

/// One expression for some bytes, lowest first; what depends on nothing is taken from `value`.
pub(super) fn assemble(exprs: &mut Exprs, cells: &[Cell], value: u64) -> Option<ExprId> {
    let (first, _) = cells.iter().copied().flatten().next()?;
    let whole = cells.iter().enumerate().all(|(i, &c)| c == Some((first, i as u8)));
    if whole && exprs.width(first) == 8 * cells.len() as u32 {
        return Some(first);
    }
    let mut done: Option<ExprId> = None;
    let mut i = 0;
    while i < cells.len() {
        let mut n = 1;
        let part = match cells[i] {
            None => {
                while i + n < cells.len() && cells[i + n].is_none() {
                    n += 1;
                }
                exprs.constant(8 * n as u32, value >> (8 * i))
            }
            Some((of, index)) => {
                while i + n < cells.len() && cells[i + n] == Some((of, index + n as u8)) {
                    n += 1;
                }
                exprs.extract(of, 8 * u32::from(index), 8 * n as u32)
            }
        };
        done = Some(match done {
            None => part,
            Some(low) => exprs.concat(part, low),
        });
        i += n;
    }
    done.filter(|&e| exprs.as_const(e).is_none())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Random stores, copies and loads against a byte array: what is loaded must have the value of the bytes.
    #[test]
    fn loads_give_what_was_stored() {
        let mut state = 1u64;
        let mut random = |n: u64| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 33) % n
        };
        let (mut exprs, mut bytes, mut memory) = (Exprs::new(), Bytes::default(), [0u8; 64]);
        let mut values: Vec<u64> = Vec::new();
        for _ in 0..20_000 {
            let size = [1, 2, 3, 4, 8][random(5) as usize];
            let at = random(64 - size);
            let range = at as usize..(at + size) as usize;
            match random(4) {
                0 => {
                    let value = random(u64::MAX) & (u64::MAX >> (64 - 8 * size));
                    let expr = (random(3) > 0).then(|| {
                        values.push(value);
                        exprs.fresh(8 * size as u32)
                    });
                    bytes.store(&mut exprs, at, size, expr);
                    memory[range].copy_from_slice(&value.to_le_bytes()[..size as usize]);
                }
                1 => {
                    let (from, n) = (random(32), random(24));
                    let to = random(64 - n);
                    match bytes.cells(from, n) {
                        Some(cells) => bytes.put(to, &cells),
                        None => bytes.clear(to, n),
                    }
                    memory.copy_within(from as usize..(from + n) as usize, to as usize);
                }
                2 => {
                    bytes.clear(at, size);
                }
                _ => {
                    let value = memory[range].iter().rev().fold(0, |v, &b| v << 8 | u64::from(b));
                    if let Some(e) = bytes.load(&mut exprs, at, size, value) {
                        assert_eq!(exprs.width(e), 8 * size as u32);
                        assert_eq!(exprs.eval(e, &mut |v| values[v.0 as usize]), Some(value));
                    }
                }
            }
        }
        assert!(exprs.len() > 1000);
    }
}
