//! Closed cuts: positions in threads that have all that they need.

/// How much of other threads each position of a thread (a number of pieces, from 0: intervals, steps) needs directly.
#[derive(Clone, Default)]
pub(super) struct Changes {
    /// By the other thread: from which piece on how much of it is needed. Both grow.
    of: Vec<Vec<(u32, u32)>>,
}

impl Changes {
    /// From this piece on, so much of another thread is needed. Pieces are reported in their order.
    pub(super) fn add(&mut self, piece: u32, other: u32, amount: u32) {
        let other = other as usize;
        if other >= self.of.len() {
            self.of.resize(other + 1, Vec::new());
        }
        match self.of[other].last_mut() {
            Some(last) if last.1 >= amount => {}
            Some(last) if last.0 == piece => last.1 = amount,
            _ => self.of[other].push((piece, amount)),
        }
    }

    fn of(&self, other: usize) -> &[(u32, u32)] {
        self.of.get(other).map_or(&[], Vec::as_slice)
    }

    /// How much of another thread a position needs.
    fn need(&self, other: usize, position: u32) -> u32 {
        let changes = self.of(other);
        let known = changes.partition_point(|c| c.0 < position);
        known.checked_sub(1).map_or(0, |i| changes[i].1)
    }

    /// The last position that needs no more than this of another thread.
    fn most(&self, other: usize, available: u32) -> u32 {
        let changes = self.of(other);
        let fit = changes.partition_point(|c| c.1 <= available);
        changes.get(fit).map_or(u32::MAX, |c| c.0)
    }
}

/// Moves positions forward until they have all that they need.
pub(super) fn close(threads: &[Changes], positions: &mut [u32]) {
    loop {
        let mut moved = false;
        for (t, changes) in threads.iter().enumerate() {
            for other in 0..changes.of.len() {
                let need = changes.need(other, positions[t]);
                moved |= need > positions[other];
                positions[other] = positions[other].max(need);
            }
        }
        if !moved {
            return;
        }
    }
}

/// Moves positions back until they have all that they need.
pub(super) fn close_back(threads: &[Changes], positions: &mut [u32]) {
    loop {
        let mut moved = false;
        for (t, changes) in threads.iter().enumerate() {
            for other in 0..changes.of.len() {
                let most = changes.most(other, positions[other]);
                moved |= most < positions[t];
                positions[t] = positions[t].min(most);
            }
        }
        if !moved {
            return;
        }
    }
}
