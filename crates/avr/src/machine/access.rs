//! Data memory as instructions see it: registers, I/O, RAM, and the stack.

use super::{Halt, Machine, Watch};
use crate::code::Io;
use crate::sreg;

impl Machine {
    #[inline(always)]
    pub(super) fn load(&mut self, address: u16) -> u8 {
        if address >= self.ram_start { self.data[usize::from(address)] } else { self.load_low(address) }
    }

    #[inline(always)]
    pub(super) fn store(&mut self, address: u16, value: u8) {
        if address >= self.ram_start {
            self.data[usize::from(address)] = value;
        } else {
            self.store_low(address, value);
        }
    }

    pub(super) fn load_low(&mut self, address: u16) -> u8 {
        match self.code.io[usize::from(address)] {
            Io::Plain | Io::Enable | Io::Eeprom | Io::Watchdog | Io::OwnFlag(_) | Io::Pin(_) => {
                self.data[usize::from(address)]
            }
            Io::Sreg => self.sreg,
            Io::StackLow => self.sp as u8,
            Io::StackHigh => (self.sp >> 8) as u8,
            Io::Flags => {
                self.sync_timers();
                self.data[usize::from(address)]
            }
            Io::Timer(i) => self.timer_load(usize::from(i), address),
            Io::Usart(i) => self.usart_load(usize::from(i), address),
            Io::Adc => self.data[usize::from(address)],
            Io::Spi => self.spi_load(address),
            Io::Twi => self.data[usize::from(address)],
        }
    }

    pub(super) fn store_low(&mut self, address: u16, value: u8) {
        let at = usize::from(address);
        match self.code.io[at] {
            Io::Plain => self.data[at] = value,
            Io::Sreg => self.set_sreg(value),
            Io::StackLow => {
                self.sp = self.sp & 0xff00 | u16::from(value);
                self.soon = 0;
            }
            Io::StackHigh => self.sp = self.sp & 0xff | u16::from(value) << 8,
            Io::Enable => {
                self.data[at] = value;
                self.schedule_timers();
                self.refresh();
            }
            Io::Flags => {
                self.sync_timers();
                self.data[at] &= !value;
                self.refresh();
            }
            Io::OwnFlag(bit) => {
                let flag = self.data[at] & !value & 1 << bit;
                self.data[at] = value & !(1 << bit) | flag;
                self.refresh();
            }
            Io::Timer(i) => self.timer_store(usize::from(i), address, value),
            Io::Usart(i) => self.usart_store(usize::from(i), address, value),
            Io::Adc => self.adc_store(address, value),
            Io::Spi => self.spi_store(address, value),
            Io::Twi => self.twi_store(address, value),
            Io::Eeprom => self.eeprom_store(value),
            Io::Watchdog => self.watchdog_store(value),
            Io::Pin(port) => {
                if self.mcu().toggles {
                    let out = self.mcu().ports[usize::from(port)][2];
                    self.data[usize::from(out)] ^= value;
                }
            }
        }
    }

    /// Sets or clears one bit of an I/O register; flags beside it that a one would clear are left alone.
    pub(super) fn store_bit(&mut self, address: u16, bit: u8, on: bool) {
        let old = match self.code.io[usize::from(address)] {
            Io::Flags => 0,
            Io::Pin(_) if on => 0,
            Io::OwnFlag(flag) if flag != bit => self.load_low(address) & !(1 << flag),
            Io::Adc if bit != 4 => self.load_low(address) & !(1 << 4),
            _ => self.load_low(address),
        };
        self.store_low(address, if on { old | 1 << bit } else { old & !(1 << bit) });
    }

    pub(super) fn set_sreg(&mut self, value: u8) {
        if value & !self.sreg & 1 << sreg::I != 0 {
            self.enabled();
        }
        self.sreg = value;
    }

    /// The stack pointer was changed: is it deeper than ever?
    #[inline(always)]
    pub(super) fn deepen<W: Watch>(&mut self, watch: &mut W) -> Result<(), Halt> {
        if self.sp < self.lowest {
            if self.sp < self.mcu().ram_start {
                return Err(Halt::StackOutside { pc: self.pc, sp: self.sp });
            }
            self.lowest = self.sp;
            watch.deeper(self);
        }
        Ok(())
    }

    #[inline(always)]
    pub(super) fn push<W: Watch>(&mut self, value: u8, watch: &mut W) -> Result<(), Halt> {
        self.store(self.sp, value);
        self.sp = self.sp.wrapping_sub(1);
        self.deepen(watch)
    }

    #[inline(always)]
    pub(super) fn pop(&mut self) -> u8 {
        self.sp = self.sp.wrapping_add(1);
        self.load(self.sp)
    }

    pub(super) fn push_pc<W: Watch>(&mut self, pc: u32, watch: &mut W) -> Result<(), Halt> {
        let bytes = pc.to_le_bytes();
        for &byte in &bytes[..usize::from(self.mcu().pc_bytes())] {
            self.store(self.sp, byte);
            self.sp = self.sp.wrapping_sub(1);
        }
        self.deepen(watch)
    }

    pub(super) fn pop_pc(&mut self) -> u32 {
        (0..self.mcu().pc_bytes()).fold(0, |pc, _| pc << 8 | u32::from(self.pop()))
    }
}
