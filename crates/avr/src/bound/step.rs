//! What an instruction does to what is known. Calls, returns and jumps are left to [`super::graph`].
//!
//! Assumed: a store through a pointer that is not known does not hit saved registers, return addresses, SREG or the stack pointer. An enable
//! bit it may hit if the address of its register was stored or handed on somewhere.

use super::state::{Carried, Masks, State, whole};
use super::value::{Byte, Tri, UNKNOWN, constant};
use crate::op::{Mode, Op, Z};
use crate::sreg;

/// Addresses are 16 bits: the same offset, near 0.
fn near(offset: i32) -> i32 {
    i32::from(offset as i16)
}

/// The stack pointer was set to something that is not known.
pub(super) struct StackLost;

impl State {
    fn get(&self, r: u8) -> Byte {
        self.registers[usize::from(r)]
    }

    fn put(&mut self, r: u8, byte: Byte) {
        self.registers[usize::from(r)] = byte;
    }

    pub(super) fn push(&mut self, byte: Byte) {
        if let Some(sp) = &mut self.sp {
            self.stack.insert(*sp, byte);
            *sp -= 1;
        }
    }

    pub(super) fn pop(&mut self) -> Byte {
        let Some(sp) = &mut self.sp else { return UNKNOWN };
        *sp += 1;
        let found = self.stack.remove(sp);
        found.unwrap_or(UNKNOWN)
    }

    /// A constant is added to a byte that may be part of a stack address.
    fn add(&mut self, d: u8, by: Option<i32>, with_carry: bool) {
        let carried = self.carried.take();
        let result = match (self.get(d), by, with_carry) {
            (Byte::Low(from), Some(by), false) => {
                self.carried = Some(Carried { from, by });
                Byte::Low(near(from + by))
            }
            (Byte::High(from), Some(by), true) => match carried {
                Some(c) if (c.from - from) & 0xff == 0 => Byte::High(near(from + c.by + 256 * by)),
                _ => UNKNOWN,
            },
            (byte, Some(by), false) => byte.as_constant().map_or(UNKNOWN, |v| constant((i32::from(v) + by) as u8)),
            _ => UNKNOWN,
        };
        self.put(d, result);
    }

    fn add_pair(&mut self, d: u8, by: i32) {
        let (low, high) = (self.get(d), self.get(d + 1));
        let (low, high) = if let Some(at) = whole(low, high) {
            (Byte::Low(near(at + by)), Byte::High(near(at + by)))
        } else if let Some(value) = self.pair(d) {
            let [a, b] = value.wrapping_add(by as u16).to_le_bytes();
            (constant(a), constant(b))
        } else {
            (UNKNOWN, UNKNOWN)
        };
        self.put(d, low);
        self.put(d + 1, high);
        self.carried = None;
    }

    fn load(&self, masks: &Masks, at: u16) -> Byte {
        match (at, self.sp) {
            (0..32, _) => self.registers[usize::from(at)],
            (0x5d, Some(sp)) => Byte::Low(sp),
            (0x5e, Some(sp)) => Byte::High(sp),
            (0x5f, _) => Byte::Flags(self.i),
            _ => masks.place(at).map_or(UNKNOWN, |i| self.masks[i]),
        }
    }

    pub(super) fn set_i(&mut self, i: Tri) {
        self.fresh = self.i == Tri::Zero;
        self.i = i;
    }

    /// `base`: what the stack pointer was at entry, if that is known (after a reset).
    fn store(&mut self, masks: &Masks, at: u16, byte: Byte, base: Option<u16>) -> Result<(), StackLost> {
        let offset = |byte: Byte, high: Byte| match (byte.as_constant(), high.as_constant(), base) {
            (Some(low), Some(high), Some(base)) => Some(i32::from(u16::from_le_bytes([low, high])) - i32::from(base)),
            _ => whole(byte, high),
        };
        match at {
            0..32 => self.put(at as u8, byte),
            0x5e => self.torn = Some(byte),
            0x5d => {
                let high = self.torn.take().ok_or(StackLost)?;
                let sp = offset(byte, high).ok_or(StackLost)?;
                self.sp = Some(sp);
                self.stack.retain(|&slot, _| slot > sp);
            }
            0x5f => self.set_i(byte.bit(sreg::I)),
            _ => {
                if let Some(i) = masks.place(at) {
                    self.masks[i] = Byte::Bits { known: byte.bits().0, value: byte.bits().1 };
                }
            }
        }
        Ok(())
    }

    /// The address that a pointer gives, in the stack or elsewhere; moves the pointer.
    fn address(&mut self, ptr: u8, mode: Mode) -> (Option<i32>, Option<u16>) {
        if mode == Mode::PreDec {
            self.add_pair(ptr, -1);
        }
        let by = if let Mode::Plus(q) = mode { i32::from(q) } else { 0 };
        let at = (self.stack_pair(ptr).map(|at| at + by), self.pair(ptr).map(|at| at.wrapping_add(by as u16)));
        if mode == Mode::PostInc {
            self.add_pair(ptr, 1);
        }
        at
    }

    /// Does what an instruction does that goes on to the next.
    pub(super) fn step(&mut self, op: Op, masks: &Masks, base: Option<u16>, flash: &[u8]) -> Result<(), StackLost> {
        self.fresh = false;
        self.tested = match op {
            Op::Dec(d)
            | Op::Inc(d)
            | Op::Sub(d, _)
            | Op::Subi(d, _)
            | Op::And(d, _)
            | Op::Andi(d, _)
            | Op::Or(d, _)
            | Op::Ori(d, _) => Some(d),
            _ => None,
        };
        let negative = |byte: Byte| byte.as_constant().map(|v| -i32::from(v));
        match op {
            Op::Movw(d, r) => {
                self.put(d, self.get(r));
                self.put(d + 1, self.get(r + 1));
            }
            Op::Mov(d, r) => self.put(d, self.get(r)),
            Op::Ldi(d, k) => self.put(d, constant(k)),
            Op::Add(d, r) => self.add(d, self.get(r).as_constant().map(i32::from), false),
            Op::Adc(d, r) => self.add(d, self.get(r).as_constant().map(i32::from), true),
            Op::Sub(d, r) => self.add(d, negative(self.get(r)), false),
            Op::Subi(d, k) => self.add(d, Some(-i32::from(k)), false),
            Op::Sbc(d, r) => self.add(d, negative(self.get(r)), true),
            Op::Sbci(d, k) => self.add(d, Some(-i32::from(k)), true),
            Op::Adiw(d, k) => self.add_pair(d, k.into()),
            Op::Sbiw(d, k) => self.add_pair(d, -i32::from(k)),
            Op::And(d, r) => self.put(d, self.get(d).and(self.get(r))),
            Op::Andi(d, k) => self.put(d, self.get(d).and(constant(k))),
            Op::Or(d, r) => self.put(d, self.get(d).or(self.get(r))),
            Op::Ori(d, k) => self.put(d, self.get(d).or(constant(k))),
            Op::Eor(d, r) if d == r => self.put(d, constant(0)),
            Op::Eor(d, r) => self.put(d, self.get(d).xor(self.get(r))),
            Op::Com(d) => {
                self.carried = None;
                self.put(d, self.get(d).xor(constant(0xff)));
            }
            Op::Neg(d) => {
                self.carried = None;
                self.put(d, self.get(d).as_constant().map_or(UNKNOWN, |v| constant(v.wrapping_neg())));
            }
            Op::Swap(d) => {
                let (known, value) = self.get(d).bits();
                self.put(d, Byte::Bits { known: known.rotate_left(4), value: value.rotate_left(4) });
            }
            Op::Inc(d) => self.put(d, self.get(d).as_constant().map_or(UNKNOWN, |v| constant(v.wrapping_add(1)))),
            Op::Dec(d) => self.put(d, self.get(d).as_constant().map_or(UNKNOWN, |v| constant(v.wrapping_sub(1)))),
            Op::Lsr(d) => {
                let (known, value) = self.get(d).bits();
                self.carried = None;
                self.put(d, Byte::Bits { known: known >> 1 | 0x80, value: value >> 1 });
            }
            Op::Asr(d) | Op::Ror(d) => {
                self.carried = None;
                self.put(d, UNKNOWN);
            }
            Op::Bld(d, bit) => self.put(d, self.get(d).with_bit(bit, Tri::Both)),
            Op::Mul(..) | Op::Muls(..) | Op::Mulsu(..) | Op::Fmul(..) | Op::Fmuls(..) | Op::Fmulsu(..) => {
                self.carried = None;
                self.put(0, UNKNOWN);
                self.put(1, UNKNOWN);
            }
            Op::Cp(..) | Op::Cpi(..) | Op::Cpc(..) => self.carried = None,
            Op::Push(r) => self.push(self.get(r)),
            Op::Pop(d) => {
                let byte = self.pop();
                self.put(d, byte);
            }
            Op::Ld { d, ptr, mode } => {
                let byte = match self.address(ptr, mode) {
                    (Some(slot), _) => self.stack.get(&slot).copied().unwrap_or(UNKNOWN),
                    (None, Some(at)) => self.load(masks, at),
                    (None, None) => UNKNOWN,
                };
                self.put(d, byte);
            }
            Op::St { ptr, mode, r } => {
                let byte = self.get(r);
                match self.address(ptr, mode) {
                    (Some(slot), _) => {
                        self.stack.insert(slot, byte);
                    }
                    (None, Some(at)) => self.store(masks, at, byte, base)?,
                    (None, None) => {
                        for &i in &masks.pointed_to {
                            self.masks[i] = UNKNOWN;
                        }
                    }
                }
            }
            Op::Lds(d, at) | Op::In(d, at) => self.put(d, self.load(masks, at)),
            Op::Sts(at, r) | Op::Out(at, r) => self.store(masks, at, self.get(r), base)?,
            Op::Sbi(at, bit) | Op::Cbi(at, bit) => {
                if let Some(i) = masks.place(at) {
                    let on = if matches!(op, Op::Sbi(..)) { Tri::One } else { Tri::Zero };
                    self.masks[i] = self.masks[i].with_bit(bit, on);
                }
            }
            Op::Lpm { d, inc } | Op::Elpm { d, inc } => {
                let known = self.pair(Z).filter(|_| matches!(op, Op::Lpm { .. }));
                let byte = known.and_then(|at| flash.get(usize::from(at)).copied()).map_or(UNKNOWN, constant);
                if inc {
                    self.add_pair(Z, 1);
                }
                self.put(d, byte);
            }
            Op::Bset(sreg::I) => self.set_i(Tri::One),
            Op::Bclr(sreg::I) => self.i = Tri::Zero,
            Op::Bset(sreg::C) | Op::Bclr(sreg::C) => self.carried = None,
            _ => {}
        }
        Ok(())
    }
}
