//! Call stacks of allocations and frees, each kept once.

use guest::memory::Site;
use rustc_hash::FxHashMap;

/// Frames kept of a stack.
const DEPTH: usize = 8;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct CodePlace {
    pub(crate) function: u32,
    pub(crate) op: u32,
}

#[derive(Default)]
pub(crate) struct Sites {
    /// Site `n` is entry `n - 1`.
    stacks: Vec<Box<[CodePlace]>>,
    index: FxHashMap<Box<[CodePlace]>, u32>,
}

impl Sites {
    /// The site of a stack given innermost first.
    pub(crate) fn intern(&mut self, stack: impl Iterator<Item = CodePlace>) -> Site {
        let mut places = [CodePlace { function: 0, op: 0 }; DEPTH];
        let mut n = 0;
        for p in stack.take(DEPTH) {
            places[n] = p;
            n += 1;
        }
        let key = &places[..n];
        if let Some(&id) = self.index.get(key) {
            return Site(id);
        }
        self.stacks.push(key.into());
        let id = self.stacks.len() as u32;
        self.index.insert(key.into(), id);
        Site(id)
    }

    pub(crate) fn stack(&self, site: Site) -> &[CodePlace] {
        match site.0.checked_sub(1).and_then(|i| self.stacks.get(i as usize)) {
            Some(s) => s,
            None => &[],
        }
    }
}
