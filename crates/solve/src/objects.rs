//! Objects that are freed: which accesses are theirs, and which are those of a later object at the same address.
//!
//! A [`What::Free`] need not say how large the object was. If there is no [`What::Alloc`] either, its extent is guessed from the
//! accesses: in the VM's memory an object of n bytes stands alone in at least max(64, 2n) bytes, so whatever is closer than
//! that to what is known to belong to the object does, too. Limit: a far access into an object of which only the
//! beginning was accessed otherwise is taken for another object's, and its order with the free is then not kept.

use std::collections::BTreeMap;
use trace::{Trace, What};

/// The smallest distance of two objects in the VM's memory.
const APART: u64 = 64;

/// A free, and the bytes of its object.
#[derive(Clone, Debug)]
pub(crate) struct Freed {
    /// Where it stands in the trace.
    pub(crate) at: usize,
    pub(crate) from: u64,
    pub(crate) to: u64,
}

/// The frees of a trace.
#[derive(Clone, Debug, Default)]
pub(crate) struct Objects {
    /// In the order of the trace.
    pub(crate) freed: Vec<Freed>,
    at: BTreeMap<u64, Vec<usize>>,
}

impl Objects {
    pub(crate) fn new(trace: &Trace) -> Objects {
        let mut objects = Objects::default();
        let mut sizes: BTreeMap<u64, u64> = BTreeMap::new();
        let mut touched: Vec<(u64, u64)> = Vec::new();
        for (at, event) in trace.events.iter().enumerate() {
            match &event.what {
                What::Alloc { address, size } => {
                    let known = sizes.entry(*address).or_default();
                    *known = (*known).max(*size);
                }
                What::Free { address, size } => {
                    let known = sizes.entry(*address).or_default();
                    *known = (*known).max(*size);
                    objects.at.entry(*address).or_default().push(objects.freed.len());
                    objects.freed.push(Freed { at, from: *address, to: *address });
                }
                what => touched.extend(span(what)),
            }
        }
        if objects.freed.is_empty() {
            return objects;
        }
        touched.sort_unstable();
        for (&from, frees) in &objects.at {
            let known = sizes.get(&from).copied().filter(|&size| size > 0);
            let end = known.map_or_else(|| extent(from, &touched), |size| from.saturating_add(size));
            frees.iter().for_each(|&f| objects.freed[f].to = end.max(from + 1));
        }
        objects
    }

    /// The frees of the object at an address, as indices into `freed`, in the order of the trace.
    pub(crate) fn frees_of(&self, address: u64) -> &[usize] {
        let Some((_, frees)) = self.at.range(..=address).next_back() else { return &[] };
        if address < self.freed[frees[0]].to { frees } else { &[] }
    }

    /// Which object at this address an event at this place of the trace is about: how many were freed there before.
    pub(crate) fn generation(&self, address: u64, at: usize) -> u32 {
        self.frees_of(address).iter().filter(|&&f| self.freed[f].at < at).count() as u32
    }
}

/// The bytes that an event needs to be there.
pub(crate) fn span(what: &What) -> Option<(u64, u64)> {
    match what {
        What::Sync { on, .. } => Some((on.address, on.address.saturating_add(1))),
        _ => what.access().map(|a| (a.address, a.address.saturating_add(a.size.max(1).into()))),
    }
}

fn extent(from: u64, touched: &[(u64, u64)]) -> u64 {
    let mut end = from;
    for &(a, b) in &touched[touched.partition_point(|&(a, _)| a < from)..] {
        if a - from >= APART.max(2 * (end - from)) {
            break;
        }
        end = end.max(b);
    }
    end
}
