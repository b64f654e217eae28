//! Buffers that the program gave to a stream (`setvbuf`). Here streams keep what they hold elsewhere, so what the program finds in such a
//! buffer is not what it would find natively: where there are inputs, who looks there loses them.

use super::super::Machine;
use super::{Here, Shadow};
use crate::seen::{NotFollowed, Seen};
use guest::memory::Addr;
use trace::Place;

#[derive(Default)]
pub(super) struct Buffers {
    lent: Vec<(Addr, u64)>,
    /// Looks at them, each place once.
    looks: Vec<Seen>,
}

impl Shadow {
    /// A stream was given this buffer.
    pub(super) fn lend(&mut self, at: Addr, size: u64) {
        if at != 0 {
            self.buffers.lent.push((at, size));
        }
    }

    /// What was there is another object now.
    pub(super) fn give_back(&mut self, at: Addr, size: u64) {
        self.buffers.lent.retain(|&(from, room)| at.saturating_add(size) <= from || from.saturating_add(room) <= at);
    }

    /// Memory is read.
    #[inline]
    pub(super) fn look_into_buffers(&mut self, here: Here, at: Addr, size: u64) {
        if !self.buffers.lent.is_empty() {
            self.look_closely(here, at, size);
        }
    }

    #[cold]
    fn look_closely(&mut self, here: Here, at: Addr, size: u64) {
        let is_there = |&(from, room): &(Addr, u64)| at < from.saturating_add(room) && from < at.saturating_add(size);
        let (function, op) = self.caller.unwrap_or((self.here.function, here.op));
        let seen = Seen { clock: here.clock, function, op, ..self.here };
        let is_known = self.buffers.looks.iter().any(|known| known.code() == seen.code());
        if self.active(here.clock) && !is_known && self.buffers.lent.iter().any(is_there) {
            self.buffers.looks.push(seen);
        }
    }
}

impl Machine<'_> {
    /// Where inputs were lost besides what was fixed ([`crate::Did::Fixed`]).
    pub fn lost_besides(&self) -> Vec<(Place, NotFollowed)> {
        let Some(shadow) = &self.shadow else { return Vec::new() };
        let inputs = &self.world.inputs;
        if shadow.names.is_empty() && !inputs.symbolic_args && inputs.symbolic_stdin == 0 {
            return Vec::new();
        }
        let place = |seen: &Seen| Some((self.place(seen)?, NotFollowed::StreamBuffer));
        shadow.buffers.looks.iter().filter_map(place).collect()
    }
}
