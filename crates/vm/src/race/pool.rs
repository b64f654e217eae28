//! Things with small ids that are used again, within a run and in the next one.

use std::ops::{Index, IndexMut};

/// No thing at all.
pub(super) const NONE: u32 = u32::MAX;

pub(super) struct Pool<T> {
    items: Vec<T>,
    /// Those below `used` that were given back.
    free: Vec<u32>,
    used: usize,
}

impl<T> Default for Pool<T> {
    fn default() -> Self {
        Pool { items: Vec::new(), free: Vec::new(), used: 0 }
    }
}

impl<T: Default> Pool<T> {
    /// One of them, as its last user left it.
    pub(super) fn take(&mut self) -> u32 {
        if let Some(id) = self.free.pop() {
            return id;
        }
        if self.used == self.items.len() {
            self.items.push(T::default());
        }
        self.used += 1;
        (self.used - 1) as u32
    }

    pub(super) fn give_back(&mut self, id: u32) {
        self.free.push(id);
    }

    pub(super) fn reset(&mut self) {
        self.free.clear();
        self.used = 0;
    }

    /// How many are in use.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.used - self.free.len()
    }
}

impl<T> Index<u32> for Pool<T> {
    type Output = T;
    #[inline]
    fn index(&self, id: u32) -> &T {
        &self.items[id as usize]
    }
}

impl<T> IndexMut<u32> for Pool<T> {
    #[inline]
    fn index_mut(&mut self, id: u32) -> &mut T {
        &mut self.items[id as usize]
    }
}
