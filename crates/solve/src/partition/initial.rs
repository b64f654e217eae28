//! Which pieces of memory need an initial value: those that the accesses of a chunk divide it into.

use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use trace::Access;

/// The bytes that a chunk's events access: from address and size to the name.
pub(super) type Ranges = FxHashMap<(u64, u32), u32>;

/// The pieces: no two overlap, none is divided by an access, and each is of 1, 2, 4 or 8 bytes. What only accesses of
/// more than 8 bytes touch has none, as the values of those are not known.
pub(super) fn pieces(ranges: &Ranges) -> Vec<Access> {
    // At each boundary: how many small accesses begin or end here, and the name of one that begins.
    let mut boundaries: BTreeMap<u64, (i64, u32)> = BTreeMap::new();
    let mut sorted: Vec<_> = ranges.iter().map(|(&(address, size), &location)| (address, size, location)).collect();
    sorted.sort_unstable();
    for (address, size, location) in sorted {
        let end = address.saturating_add(size.into());
        let small = i64::from(size <= 8);
        let begin = boundaries.entry(address).or_default();
        begin.0 += small;
        if begin.1 == 0 {
            begin.1 = location;
        }
        boundaries.entry(end).or_default().0 -= small;
    }
    let mut pieces = Vec::new();
    let (mut open, mut name) = (0, 0);
    let mut all = boundaries.into_iter().peekable();
    while let Some((at, (change, location))) = all.next() {
        open += change;
        name = if location != 0 || open == change { location } else { name };
        let Some((end, _)) = all.peek() else { break };
        if open > 0 {
            divide(at, *end, name, &mut pieces);
        }
    }
    pieces
}

fn divide(mut at: u64, end: u64, location: u32, into: &mut Vec<Access>) {
    while at < end {
        let left = end - at;
        // An access of a usual size stays whole even where it is not aligned.
        let size = match left {
            1 | 2 | 4 | 8 => left,
            _ => (1 << at.trailing_zeros().min(3)).min(1 << left.ilog2()),
        };
        into.push(Access { location, address: at, size: size as u32, atomic: None });
        at += size;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(ranges: &[(u64, u32)]) -> Vec<(u64, u32)> {
        let ranges = ranges.iter().map(|&r| (r, 1)).collect();
        pieces(&ranges).iter().map(|a| (a.address, a.size)).collect()
    }

    #[test]
    fn accesses_divide_memory() {
        assert_eq!(of(&[(0, 4), (4, 4), (16, 8)]), [(0, 4), (4, 4), (16, 8)]);
        assert_eq!(of(&[(0, 8), (0, 4)]), [(0, 4), (4, 4)]);
        assert_eq!(of(&[(0, 8), (2, 1)]), [(0, 2), (2, 1), (3, 1), (4, 4)]);
        assert_eq!(of(&[(2, 4), (4, 4)]), [(2, 2), (4, 2), (6, 2)]);
        assert_eq!(of(&[(1, 8)]), [(1, 8)]);
    }

    #[test]
    fn what_only_large_accesses_touch_has_no_piece() {
        assert_eq!(of(&[(0, 100)]), []);
        assert_eq!(of(&[(0, 100), (8, 4)]), [(8, 4)]);
        assert_eq!(of(&[(0, 100), (8, 4), (10, 90)]), [(8, 2), (10, 2)]);
    }
}
