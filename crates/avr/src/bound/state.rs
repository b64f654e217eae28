//! What is known at a point of a function: registers, the stack, I, and which interrupts are enabled.

use super::value::{Byte, Tri, UNKNOWN, constant};
use crate::mcu::Mcu;
use std::collections::BTreeMap;

/// The carry after the low half of an addition to the stack pointer: of what offset, and what was added to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Carried {
    pub(super) from: i32,
    pub(super) by: i32,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct State {
    /// The stack pointer, counted from where it was at entry (after the return address was pushed). `None`: nothing is known.
    pub(super) sp: Option<i32>,
    /// Its high half was written, its low half not yet.
    pub(super) torn: Option<Byte>,
    pub(super) registers: [Byte; 32],
    /// Bytes on the stack that are known, by the same count.
    pub(super) stack: BTreeMap<i32, Byte>,
    pub(super) carried: Option<Carried>,
    /// The flag Z was just set by the value of this register.
    pub(super) tested: Option<u8>,
    pub(super) i: Tri,
    /// I was just set: one more instruction comes before an interrupt.
    pub(super) fresh: bool,
    /// The registers with enable bits, in the order of [`Masks`].
    pub(super) masks: Vec<Byte>,
}

impl State {
    pub(super) fn at_entry(i: Tri, masks: Vec<Byte>, zero: bool) -> State {
        let mut registers = [UNKNOWN; 32];
        for (register, number) in registers.iter_mut().zip(0..) {
            *register = Byte::Entry(number);
        }
        if zero {
            registers[1] = constant(0);
        }
        State {
            sp: Some(0),
            torn: None,
            registers,
            stack: BTreeMap::new(),
            carried: None,
            tested: None,
            i,
            fresh: false,
            masks,
        }
    }

    /// Adds what another way to the same point knows. `false` if nothing changed; the stack pointer must agree or is lost.
    pub(super) fn join(&mut self, other: &State) -> bool {
        let before = self.clone();
        if self.sp != other.sp {
            self.sp = None;
        }
        if self.torn != other.torn {
            self.torn = match (self.torn, other.torn) {
                (Some(a), Some(b)) => Some(a.join(b)),
                (a, b) => a.or(b),
            };
        }
        for (mine, theirs) in self.registers.iter_mut().zip(&other.registers) {
            *mine = mine.join(*theirs);
        }
        self.stack.retain(|at, _| other.stack.contains_key(at));
        for (at, byte) in &mut self.stack {
            *byte = byte.join(other.stack[at]);
        }
        if self.carried != other.carried {
            self.carried = None;
        }
        if self.tested != other.tested {
            self.tested = None;
        }
        self.i = self.i.join(other.i);
        self.fresh &= other.fresh;
        for (mine, theirs) in self.masks.iter_mut().zip(&other.masks) {
            *mine = mine.join(*theirs);
        }
        *self != before
    }

    pub(super) fn pair(&self, low: u8) -> Option<u16> {
        let (low, high) = (self.registers[usize::from(low)], self.registers[usize::from(low) + 1]);
        Some(u16::from_le_bytes([low.as_constant()?, high.as_constant()?]))
    }

    /// The offset if this pair points into the stack.
    pub(super) fn stack_pair(&self, low: u8) -> Option<i32> {
        whole(self.registers[usize::from(low)], self.registers[usize::from(low) + 1])
    }
}

/// The offset of which these are the two bytes.
pub(super) fn whole(low: Byte, high: Byte) -> Option<i32> {
    match (low, high) {
        (Byte::Low(a), Byte::High(b)) if (a - b) & 0xff == 0 => Some(b),
        _ => None,
    }
}

/// Which registers are followed: those with enable bits, and the one that extends jumps.
#[derive(Clone, Debug)]
pub(super) struct Masks {
    pub(super) addresses: Vec<u16>,
    /// Those that a store through an unknown pointer may hit, by their place.
    pub(super) pointed_to: Vec<usize>,
    mcu: &'static Mcu,
}

impl Masks {
    pub(super) fn new(mcu: &'static Mcu) -> Masks {
        let mut addresses: Vec<u16> = mcu.vectors.iter().map(|v| v.enable.address).collect();
        addresses.extend(mcu.eind);
        addresses.sort_unstable();
        addresses.dedup();
        Masks { addresses, pointed_to: Vec::new(), mcu }
    }

    pub(super) fn at_reset(&self) -> Vec<Byte> {
        vec![constant(0); self.addresses.len()]
    }

    /// The high part of a jump through Z.
    pub(super) fn extension(&self, masks: &[Byte]) -> Option<u32> {
        Some(masks[self.place(self.mcu.eind?)?].as_constant()?.into())
    }

    pub(super) fn place(&self, address: u16) -> Option<usize> {
        self.addresses.binary_search(&address).ok()
    }

    /// Interrupts that may be enabled, by number.
    pub(super) fn enabled(&self, masks: &[Byte]) -> Vec<usize> {
        let may =
            |enable: crate::mcu::Bit| self.place(enable.address).is_some_and(|i| masks[i].bit(enable.bit).may_be_one());
        self.mcu.vectors.iter().zip(1..).filter(|(v, _)| may(v.enable)).map(|(_, number)| number).collect()
    }
}
