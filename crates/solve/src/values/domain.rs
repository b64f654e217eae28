//! What a bit vector can be: a few numbers, or all from one to another.

use std::sync::Arc;

/// Up to how many numbers are listed one by one.
pub(super) const MANY: usize = 64;

pub(super) fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

pub(super) fn signed(value: u64, width: u32) -> i64 {
    let shift = 64 - width.clamp(1, 64);
    ((value << shift) as i64) >> shift
}

/// A set of numbers that contains all that an expression can be. Never empty. The width is the expression's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Domain {
    /// From the first up to the last, past the largest number to 0 if the first is larger than the last: -1 to 5 is
    /// one of these. All numbers are `0..=mask`.
    Range {
        first: u64,
        /// Where it ends, included.
        last: u64,
    },
    /// At most [`MANY`], rising, and not a range.
    Set(Arc<[u64]>),
}

impl Domain {
    pub(super) fn one(value: u64) -> Domain {
        Domain::Range { first: value, last: value }
    }

    pub(super) fn all(width: u32) -> Domain {
        Domain::Range { first: 0, last: mask(width) }
    }

    pub(super) const TRUTH: Domain = Domain::Range { first: 0, last: 1 };

    fn arc(first: u64, last: u64, width: u32) -> Domain {
        if last.wrapping_sub(first) & mask(width) == mask(width) {
            return Domain::all(width);
        }
        Domain::Range { first, last }
    }

    /// The integers from one to another, cut off to the width.
    pub(super) fn integers(low: i128, high: i128, width: u32) -> Domain {
        if high - low >= i128::from(mask(width)) {
            return Domain::all(width);
        }
        Domain::Range { first: low as u64 & mask(width), last: high as u64 & mask(width) }
    }

    /// Of these numbers, in any order; if they are too many, of all from one to another.
    pub(super) fn of(mut values: Vec<u64>, width: u32) -> Domain {
        values.sort_unstable();
        values.dedup();
        Domain::sorted(values, width)
    }

    fn sorted(values: Vec<u64>, width: u32) -> Domain {
        let (first, last) = hull(&values, width);
        let span = last.wrapping_sub(first) & mask(width);
        if span == values.len() as u64 - 1 || values.len() > MANY {
            return Domain::arc(first, last, width);
        }
        Domain::Set(values.into())
    }

    pub(super) fn only(&self) -> Option<u64> {
        match *self {
            Domain::Range { first, last } if first == last => Some(first),
            _ => None,
        }
    }

    /// How many numbers there are beside the first.
    pub(super) fn more(&self, width: u32) -> u64 {
        match self {
            Domain::Range { first, last } => last.wrapping_sub(*first) & mask(width),
            Domain::Set(values) => values.len() as u64 - 1,
        }
    }

    /// The same for the least range around it.
    pub(super) fn more_in_range(&self, width: u32) -> u64 {
        let (first, last) = self.range(width);
        last.wrapping_sub(first) & mask(width)
    }

    pub(super) fn is_listed(&self, width: u32) -> bool {
        self.more(width) < MANY as u64
    }

    /// All, as signed numbers rising. Only of what can be listed.
    pub(super) fn values(&self, width: u32) -> Vec<u64> {
        let mut values = match self {
            Domain::Range { first, .. } => {
                (0..=self.more(width)).map(|i| first.wrapping_add(i) & mask(width)).collect::<Vec<_>>()
            }
            Domain::Set(values) => values.to_vec(),
        };
        values.sort_unstable_by_key(|&v| signed(v, width));
        values
    }

    pub(super) fn contains(&self, value: u64, width: u32) -> bool {
        match self {
            Domain::Range { first, last } => {
                value.wrapping_sub(*first) & mask(width) <= last.wrapping_sub(*first) & mask(width)
            }
            Domain::Set(values) => values.binary_search(&value).is_ok(),
        }
    }

    /// The least range around it.
    pub(super) fn range(&self, width: u32) -> (u64, u64) {
        match self {
            Domain::Range { first, last } => (*first, *last),
            Domain::Set(values) => hull(values, width),
        }
    }

    /// The least and the greatest.
    pub(super) fn unsigned(&self, width: u32) -> (u64, u64) {
        match self {
            Domain::Range { first, last } if first <= last => (*first, *last),
            Domain::Range { .. } => (0, mask(width)),
            Domain::Set(values) => (values[0], values[values.len() - 1]),
        }
    }

    /// The least and the greatest as signed numbers.
    pub(super) fn signed(&self, width: u32) -> (i64, i64) {
        match self {
            Domain::Range { first, last } => {
                let (first, last) = (signed(*first, width), signed(*last, width));
                if first <= last {
                    (first, last)
                } else {
                    (signed(1 << (width - 1), width), signed(mask(width) >> 1, width))
                }
            }
            Domain::Set(values) => {
                let all = values.iter().map(|&v| signed(v, width));
                (all.clone().min().unwrap_or(0), all.max().unwrap_or(0))
            }
        }
    }

    /// The bits that are the same in all its numbers, and what they are.
    pub(super) fn known(&self, width: u32) -> (u64, u64) {
        match self {
            Domain::Range { .. } => {
                let (low, high) = self.unsigned(width);
                let unknown = (low ^ high).checked_ilog2().map_or(0, |top| mask(top + 1));
                (mask(width) & !unknown, low & !unknown)
            }
            Domain::Set(values) => {
                let (and, or) = values.iter().fold((u64::MAX, 0), |(and, or), v| (and & v, or | v));
                (mask(width) & !(and ^ or), and)
            }
        }
    }

    /// How many low bits say which number it is, if the bits above are copies of the highest of them.
    pub(super) fn signed_bits(&self, width: u32) -> u32 {
        let (low, high) = self.signed(width);
        let bits = |v: i64| 65 - if v < 0 { (!v).leading_zeros() } else { v.leading_zeros() };
        bits(low).max(bits(high)).min(width)
    }

    pub(super) fn join(&self, other: &Domain, width: u32) -> Domain {
        if self.covers(other, width) {
            return self.clone();
        }
        let around = self.range_around(other, width);
        let together = self.more(width).saturating_add(other.more(width)).saturating_add(1);
        let ranges = matches!((self, other), (Domain::Range { .. }, Domain::Range { .. }));
        let no_gap = ranges && around.more(width) <= together;
        if !no_gap && self.is_listed(width) && other.is_listed(width) {
            let mut values = self.values(width);
            values.extend(other.values(width));
            return Domain::of(values, width);
        }
        around
    }

    fn range_around(&self, other: &Domain, width: u32) -> Domain {
        let (a, b) = (self.range(width), other.range(width));
        let span = |(first, last): (u64, u64)| u128::from(last.wrapping_sub(first) & mask(width));
        let from = |a: (u64, u64), b: (u64, u64)| {
            let to_b = u128::from(b.0.wrapping_sub(a.0) & mask(width));
            (span(a).max(to_b + span(b)), a.0)
        };
        let (ab, ba) = (from(a, b), from(b, a));
        // Of two that are equally good, the one that does not go past the largest number.
        let (span, first) = if (ab.0, ab.1) <= (ba.0, ba.1) { ab } else { ba };
        if span >= u128::from(mask(width)) {
            return Domain::all(width);
        }
        Domain::arc(first, first.wrapping_add(span as u64) & mask(width), width)
    }

    /// How far up its numbers go from a number on, up to another one that none of them exceeds.
    pub(super) fn reach(&self, first: u64, last: u64, width: u32) -> u64 {
        let from = |v: u64| v.wrapping_sub(first) & mask(width);
        match self {
            Domain::Range { first: a, last: b } if from(*a) <= from(*b) => from(*b),
            Domain::Range { .. } => from(last),
            Domain::Set(values) => values.iter().map(|&v| from(v)).max().unwrap_or(0),
        }
    }

    /// From a number on so far up.
    pub(super) fn reaching(first: u64, reach: u64, width: u32) -> Domain {
        Domain::arc(first, first.wrapping_add(reach) & mask(width), width)
    }

    pub(super) fn covers(&self, other: &Domain, width: u32) -> bool {
        match (self, other) {
            (Domain::Range { .. }, _) if self.more(width) == mask(width) => true,
            (_, Domain::Set(values)) => values.iter().all(|&v| self.contains(v, width)),
            (Domain::Range { first, .. }, Domain::Range { first: from, .. }) => {
                let skipped = from.wrapping_sub(*first) & mask(width);
                u128::from(skipped) + u128::from(other.more(width)) <= u128::from(self.more(width))
            }
            (Domain::Set(_), Domain::Range { .. }) => {
                other.is_listed(width) && other.values(width).iter().all(|&v| self.contains(v, width))
            }
        }
    }

    /// Whether no number is in both, as far as that is easy to see.
    pub(super) fn apart(&self, other: &Domain, width: u32) -> bool {
        match (self, other) {
            (Domain::Set(values), any) | (any, Domain::Set(values)) => !values.iter().any(|&v| any.contains(v, width)),
            (Domain::Range { first: a, .. }, Domain::Range { first: b, .. }) => {
                !self.contains(*b, width) && !other.contains(*a, width)
            }
        }
    }

    /// Wider, to a range that many programs have: a power of two, or a signed one.
    pub(super) fn widened(&self, width: u32) -> Domain {
        let (_, high) = self.unsigned(width);
        for bits in [8, 15, 16, 31, 32, 63] {
            if bits < width && high <= mask(bits) {
                return Domain::Range { first: 0, last: mask(bits) };
            }
        }
        let (low, high) = self.signed(width);
        for bits in [8, 16, 32] {
            let limit = 1i64 << (bits - 1);
            if bits < width && -limit <= low && high < limit {
                return Domain::integers((-limit).into(), i128::from(limit) - 1, width);
            }
        }
        Domain::all(width)
    }
}

/// The least range around some numbers, rising: what is left out is the largest gap.
fn hull(values: &[u64], width: u32) -> (u64, u64) {
    let (least, greatest) = (values[0], values[values.len() - 1]);
    let around = least.wrapping_sub(greatest) & mask(width);
    let mut best = (around, least, greatest);
    for pair in values.windows(2) {
        if pair[1] - pair[0] > best.0 && values.len() > 1 {
            best = (pair[1] - pair[0], pair[1], pair[0]);
        }
    }
    (best.1, best.2)
}
