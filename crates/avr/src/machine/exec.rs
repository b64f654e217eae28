//! What each instruction does, and how many cycles it takes (ATmega, megaAVR column of the manual).

use super::{Halt, Machine, Watch};
use crate::op::{Mode, Op, Z};
use crate::sreg;

impl Machine {
    #[inline(always)]
    fn r(&self, number: u8) -> u8 {
        self.data[usize::from(number)]
    }

    #[inline(always)]
    fn set_r(&mut self, number: u8, value: u8) {
        self.data[usize::from(number)] = value;
    }

    #[inline(always)]
    fn carry(&self) -> u8 {
        self.sreg & 1
    }

    /// The address that a load or store uses; moves the pointer.
    #[inline(always)]
    fn address(&mut self, ptr: u8, mode: Mode) -> u16 {
        let at = self.word(ptr);
        match mode {
            Mode::Plus(q) => at.wrapping_add(q.into()),
            Mode::PostInc => {
                self.set_word(ptr, at.wrapping_add(1));
                at
            }
            Mode::PreDec => {
                self.set_word(ptr, at.wrapping_sub(1));
                at.wrapping_sub(1)
            }
        }
    }

    fn load_flash(&mut self, d: u8, inc: bool, extended: bool) {
        let high = match self.mcu().rampz {
            Some(rampz) if extended => u32::from(self.data[usize::from(rampz)]),
            _ => 0,
        };
        let at = high << 16 | u32::from(self.word(Z));
        let value = self.code.flash.get(at as usize).copied().unwrap_or(0xff);
        if inc {
            let next = at.wrapping_add(1);
            self.set_word(Z, next as u16);
            if let Some(rampz) = self.mcu().rampz.filter(|_| extended) {
                self.data[usize::from(rampz)] = (next >> 16) as u8;
            }
        }
        self.set_r(d, value);
    }

    fn product(&mut self, product: u16, fractional: bool) {
        let kept = if fractional { product << 1 } else { product };
        self.sreg = sreg::mul(self.sreg, product & 0x8000 != 0, kept);
        self.set_word(0, kept);
        self.cycles += 1;
    }

    fn skip_if<W: Watch>(&mut self, condition: bool, watch: &mut W) {
        watch.decided(self.pc, condition);
        if condition {
            let over = self.code.op(self.pc + 1).words();
            self.pc += over;
            self.cycles += u64::from(over);
        }
    }

    #[inline(always)]
    fn branch_if<W: Watch>(&mut self, condition: bool, by: i8, watch: &mut W) {
        watch.decided(self.pc, condition);
        if condition {
            self.pc = self.pc.wrapping_add_signed(by.into());
            self.cycles += 1;
        }
    }

    fn z_target(&self, extended: bool) -> u32 {
        let high = self.mcu().eind.filter(|_| extended).map_or(0, |eind| u32::from(self.data[usize::from(eind)]));
        high << 16 | u32::from(self.word(Z))
    }

    /// One cycle more for return addresses of three bytes.
    fn wide_pc(&self) -> u64 {
        u64::from(self.mcu().pc_bytes() == 3)
    }

    /// Executes the instruction at the program counter.
    #[inline(always)]
    pub(super) fn execute<W: Watch>(&mut self, watch: &mut W) -> Result<(), Halt> {
        let pc = self.pc;
        let Some(&op) = self.code.ops.get(pc as usize) else {
            return Err(Halt::OutOfFlash { pc });
        };
        watch.before(self);
        self.cycles += 1;
        match op {
            Op::Nop | Op::Wdr => {
                if op == Op::Wdr {
                    self.watchdog_fed();
                }
            }
            Op::Movw(d, r) => {
                let value = self.word(r);
                self.set_word(d, value);
            }
            Op::Mul(d, r) => self.product(u16::from(self.r(d)) * u16::from(self.r(r)), false),
            Op::Muls(d, r) => self.product((i16::from(self.r(d) as i8) * i16::from(self.r(r) as i8)) as u16, false),
            Op::Mulsu(d, r) => {
                self.product((i16::from(self.r(d) as i8).wrapping_mul(i16::from(self.r(r)))) as u16, false)
            }
            Op::Fmul(d, r) => self.product(u16::from(self.r(d)) * u16::from(self.r(r)), true),
            Op::Fmuls(d, r) => self.product((i16::from(self.r(d) as i8) * i16::from(self.r(r) as i8)) as u16, true),
            Op::Fmulsu(d, r) => {
                self.product((i16::from(self.r(d) as i8).wrapping_mul(i16::from(self.r(r)))) as u16, true)
            }
            Op::Add(d, r) => self.sum(d, self.r(r), 0),
            Op::Adc(d, r) => self.sum(d, self.r(r), self.carry()),
            Op::Sub(d, r) => self.difference(d, self.r(r)),
            Op::Subi(d, k) => self.difference(d, k),
            Op::Sbc(d, r) => self.difference_carry(d, self.r(r)),
            Op::Sbci(d, k) => self.difference_carry(d, k),
            Op::Cp(d, r) => self.compare(d, self.r(r)),
            Op::Cpi(d, k) => self.compare(d, k),
            Op::Cpc(d, r) => {
                let (a, b) = (self.r(d), self.r(r));
                self.sreg = sreg::sbc(self.sreg, a, b, a.wrapping_sub(b).wrapping_sub(self.carry()));
            }
            Op::And(d, r) => self.logic(d, self.r(d) & self.r(r)),
            Op::Andi(d, k) => self.logic(d, self.r(d) & k),
            Op::Or(d, r) => self.logic(d, self.r(d) | self.r(r)),
            Op::Ori(d, k) => self.logic(d, self.r(d) | k),
            Op::Eor(d, r) => self.logic(d, self.r(d) ^ self.r(r)),
            Op::Mov(d, r) => self.set_r(d, self.r(r)),
            Op::Ldi(d, k) => self.set_r(d, k),
            Op::Com(d) => {
                let value = !self.r(d);
                self.set_r(d, value);
                self.sreg = sreg::com(self.sreg, value);
            }
            Op::Neg(d) => {
                let a = self.r(d);
                let value = 0u8.wrapping_sub(a);
                self.set_r(d, value);
                self.sreg = sreg::sub(self.sreg, 0, a, value);
            }
            Op::Swap(d) => self.set_r(d, self.r(d).rotate_left(4)),
            Op::Inc(d) => {
                let value = self.r(d).wrapping_add(1);
                self.set_r(d, value);
                self.sreg = sreg::step(self.sreg, value, 0x80);
            }
            Op::Dec(d) => {
                let value = self.r(d).wrapping_sub(1);
                self.set_r(d, value);
                self.sreg = sreg::step(self.sreg, value, 0x7f);
            }
            Op::Asr(d) => self.shift(d, self.r(d) & 0x80),
            Op::Lsr(d) => self.shift(d, 0),
            Op::Ror(d) => self.shift(d, self.carry() << 7),
            Op::Adiw(d, k) => {
                let a = self.word(d);
                let value = a.wrapping_add(k.into());
                self.set_word(d, value);
                self.sreg = sreg::add_word(self.sreg, a, value);
                self.cycles += 1;
            }
            Op::Sbiw(d, k) => {
                let a = self.word(d);
                let value = a.wrapping_sub(k.into());
                self.set_word(d, value);
                self.sreg = sreg::sub_word(self.sreg, a, value);
                self.cycles += 1;
            }
            Op::Ld { d, ptr, mode } => {
                self.cycles += 1;
                let at = self.address(ptr, mode);
                let value = self.load(at);
                self.set_r(d, value);
            }
            Op::St { ptr, mode, r } => {
                self.cycles += 1;
                let value = self.r(r);
                let at = self.address(ptr, mode);
                self.store(at, value);
                self.moved_stack(at, watch)?;
            }
            Op::Lds(d, at) => {
                self.cycles += 1;
                let value = self.load(at);
                self.set_r(d, value);
                self.pc += 1;
            }
            Op::Sts(at, r) => {
                self.cycles += 1;
                self.store(at, self.r(r));
                self.moved_stack(at, watch)?;
                self.pc += 1;
            }
            Op::Lpm { d, inc } => {
                self.load_flash(d, inc, false);
                self.cycles += 2;
            }
            Op::Elpm { d, inc } => {
                self.load_flash(d, inc, true);
                self.cycles += 2;
            }
            Op::Spm => return Err(Halt::WritesFlash { pc }),
            Op::Push(r) => {
                self.push(self.r(r), watch)?;
                self.cycles += 1;
            }
            Op::Pop(d) => {
                let value = self.pop();
                self.set_r(d, value);
                self.cycles += 1;
            }
            Op::In(d, at) => {
                let value = self.load_low(at);
                self.set_r(d, value);
            }
            Op::Out(at, r) => {
                self.store_low(at, self.r(r));
                self.moved_stack(at, watch)?;
            }
            Op::Sbi(at, bit) => {
                self.cycles += 1;
                self.store_bit(at, bit, true);
            }
            Op::Cbi(at, bit) => {
                self.cycles += 1;
                self.store_bit(at, bit, false);
            }
            Op::Sbic(at, bit) => {
                let clear = self.load_low(at) >> bit & 1 == 0;
                self.skip_if(clear, watch);
            }
            Op::Sbis(at, bit) => {
                let set = self.load_low(at) >> bit & 1 != 0;
                self.skip_if(set, watch);
            }
            Op::Sbrc(r, bit) => self.skip_if(self.r(r) >> bit & 1 == 0, watch),
            Op::Sbrs(r, bit) => self.skip_if(self.r(r) >> bit & 1 != 0, watch),
            Op::Cpse(d, r) => self.skip_if(self.r(d) == self.r(r), watch),
            Op::Bset(s) => self.set_sreg(self.sreg | 1 << s),
            Op::Bclr(s) => self.sreg &= !(1 << s),
            Op::Bst(r, bit) => self.sreg = self.sreg & !(1 << sreg::T) | (self.r(r) >> bit & 1) << sreg::T,
            Op::Bld(d, bit) => {
                let t = self.sreg >> sreg::T & 1;
                self.set_r(d, self.r(d) & !(1 << bit) | t << bit);
            }
            Op::Brbs(s, by) => self.branch_if(self.sreg >> s & 1 != 0, by, watch),
            Op::Brbc(s, by) => self.branch_if(self.sreg >> s & 1 == 0, by, watch),
            Op::Rjmp(by) => {
                self.pc = self.pc.wrapping_add_signed(by.into());
                self.cycles += 1;
            }
            Op::Jmp(to) => {
                self.pc = to.wrapping_sub(1);
                self.cycles += 2;
            }
            Op::Ijmp | Op::Eijmp => {
                self.pc = self.z_target(op == Op::Eijmp).wrapping_sub(1);
                self.cycles += 1;
            }
            Op::Rcall(by) => {
                self.push_pc(pc + 1, watch)?;
                self.pc = self.pc.wrapping_add_signed(by.into());
                self.cycles += 2 + self.wide_pc();
            }
            Op::Call(to) => {
                self.push_pc(pc + 2, watch)?;
                self.pc = to.wrapping_sub(1);
                self.cycles += 3 + self.wide_pc();
            }
            Op::Icall => {
                self.push_pc(pc + 1, watch)?;
                self.pc = self.z_target(false).wrapping_sub(1);
                self.cycles += 2 + self.wide_pc();
            }
            Op::Eicall => {
                self.push_pc(pc + 1, watch)?;
                self.pc = self.z_target(true).wrapping_sub(1);
                self.cycles += 3;
            }
            Op::Ret => {
                self.pc = self.pop_pc().wrapping_sub(1);
                self.cycles += 3 + self.wide_pc();
            }
            Op::Reti => {
                self.pc = self.pop_pc().wrapping_sub(1);
                self.cycles += 3 + self.wide_pc();
                self.sreg |= 1 << sreg::I;
                self.enabled();
            }
            Op::Sleep => {
                let sleep = self.mcu().sleep;
                if self.data[usize::from(sleep.control)] >> sleep.enable & 1 != 0 {
                    self.sleeping = true;
                    self.soon = 0;
                }
            }
            Op::Break => return Err(Halt::Break { pc }),
            Op::Illegal(word) => return Err(Halt::Illegal { pc, word }),
        }
        self.pc = self.pc.wrapping_add(1);
        Ok(())
    }

    /// A store may have gone to the stack pointer. Its low half is written last: only then is it what it is meant to be.
    #[inline(always)]
    fn moved_stack<W: Watch>(&mut self, at: u16, watch: &mut W) -> Result<(), Halt> {
        if at == 0x5d { self.deepen(watch) } else { Ok(()) }
    }

    #[inline(always)]
    fn sum(&mut self, d: u8, b: u8, carry: u8) {
        let a = self.r(d);
        let value = a.wrapping_add(b).wrapping_add(carry);
        self.set_r(d, value);
        self.sreg = sreg::add(self.sreg, a, b, value);
    }

    #[inline(always)]
    fn difference(&mut self, d: u8, b: u8) {
        let a = self.r(d);
        let value = a.wrapping_sub(b);
        self.set_r(d, value);
        self.sreg = sreg::sub(self.sreg, a, b, value);
    }

    #[inline(always)]
    fn difference_carry(&mut self, d: u8, b: u8) {
        let a = self.r(d);
        let value = a.wrapping_sub(b).wrapping_sub(self.carry());
        self.set_r(d, value);
        self.sreg = sreg::sbc(self.sreg, a, b, value);
    }

    #[inline(always)]
    fn compare(&mut self, d: u8, b: u8) {
        let a = self.r(d);
        self.sreg = sreg::sub(self.sreg, a, b, a.wrapping_sub(b));
    }

    #[inline(always)]
    fn logic(&mut self, d: u8, value: u8) {
        self.set_r(d, value);
        self.sreg = sreg::logic(self.sreg, value);
    }

    fn shift(&mut self, d: u8, from_above: u8) {
        let a = self.r(d);
        let value = a >> 1 | from_above;
        self.set_r(d, value);
        self.sreg = sreg::shift(self.sreg, a, value);
    }
}
