//! A microcontroller that runs: registers, data memory, devices, and the loop.
//!
//! Cycle-accurate by the instruction set manual and the data sheets: an interrupt takes 4 cycles (5 with return addresses of three bytes) before its
//! vector is executed, 4 more when it wakes the processor; after `sei`, `reti` and any other way to set I one instruction is executed before an
//! interrupt. Devices are looked at when they are due and when the program touches them.
//!
//! Not here: writing flash (`spm` stops the run), external memory, clock division (CLKPR), TWI as a slave, and the differences between the modes of sleep:
//! all devices go on in all of them.

mod access;
mod devices;
mod events;
mod exec;
mod serial;
mod timers;

use crate::code::Code;
use crate::mcu::{Flag, Mcu};
use crate::sreg;
use devices::Devices;
use std::fmt;
use std::sync::Arc;

/// Why a run cannot go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt {
    /// Not an instruction.
    Illegal {
        pc: u32,
        word: u16,
    },
    /// The program counter left the flash.
    OutOfFlash {
        pc: u32,
    },
    /// The program writes its own flash.
    WritesFlash {
        pc: u32,
    },
    Break {
        pc: u32,
    },
    /// The stack pointer left RAM.
    StackOutside {
        pc: u32,
        sp: u16,
    },
    /// The watchdog resets the processor.
    Watchdog {
        pc: u32,
    },
}

impl fmt::Display for Halt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Halt::Illegal { pc, word } => write!(f, "{word:#06x} at {:#x} is no instruction", 2 * pc),
            Halt::OutOfFlash { pc } => {
                write!(f, "the program went to {:#x}, which is outside the flash", 2 * u64::from(pc))
            }
            Halt::WritesFlash { pc } => {
                write!(f, "the program writes its own flash at {:#x} (spm), which is not supported", 2 * pc)
            }
            Halt::Break { pc } => write!(f, "a break instruction at {:#x}", 2 * pc),
            Halt::StackOutside { pc, sp } => write!(f, "the stack pointer left RAM ({sp:#x}) at {:#x}", 2 * pc),
            Halt::Watchdog { pc } => write!(f, "the watchdog reset the processor at {:#x}", 2 * pc),
        }
    }
}

/// Somebody who looks on while a machine runs. What is not wanted costs nothing.
pub trait Watch {
    /// An instruction is about to be executed.
    #[inline(always)]
    fn before(&mut self, _machine: &Machine) {}

    /// A conditional branch or skip was decided.
    #[inline(always)]
    fn decided(&mut self, _pc: u32, _taken: bool) {}

    /// A handler is entered; the return address is on the stack.
    #[inline(always)]
    fn interrupted(&mut self, _machine: &Machine, _vector: usize) {}

    /// The stack has never been deeper: its pointer.
    #[inline(always)]
    fn deeper(&mut self, _machine: &Machine) {}
}

impl Watch for () {}

pub(crate) const NEVER: u64 = u64::MAX;

#[derive(Clone)]
pub struct Machine {
    pub code: Arc<Code>,
    /// Data memory. Registers are the first 32 bytes; the stack pointer and SREG are not here.
    pub(crate) data: Box<[u8; 0x10000]>,
    /// The address of a word.
    pub pc: u32,
    pub sreg: u8,
    pub sp: u16,
    pub cycles: u64,
    /// The lowest that the stack pointer has been while the program used it.
    pub lowest: u16,
    /// Cycles per second, for devices whose time is not counted in cycles.
    pub frequency: u64,
    /// Cycles from the moment an interrupt is taken to its vector.
    pub latency: u64,
    /// Interrupts (by number) whose flag and enable bit are set.
    pending: u64,
    /// One more instruction before an interrupt.
    delayed: bool,
    pub sleeping: bool,
    /// When the inner loop has to be left.
    soon: u64,
    /// The microcontroller's, at hand.
    ram_start: u16,
    devices: Devices,
}

impl Machine {
    /// As after power-on.
    pub fn new(code: Arc<Code>) -> Machine {
        let mcu = code.mcu;
        let mut machine = Machine {
            code,
            data: vec![0; 0x10000].into_boxed_slice().try_into().expect("64 KB"),
            pc: 0,
            sreg: 0,
            sp: mcu.stack_reset,
            cycles: 0,
            lowest: mcu.ram_end,
            frequency: 16_000_000,
            latency: if mcu.pc_bytes() == 3 { 5 } else { 4 },
            pending: 0,
            delayed: false,
            sleeping: false,
            soon: 0,
            ram_start: mcu.ram_start,
            devices: Devices::new(mcu),
        };
        machine.reset_devices();
        machine
    }

    pub fn mcu(&self) -> &'static Mcu {
        self.code.mcu
    }

    pub fn data(&self) -> &[u8] {
        &self.data[..]
    }

    pub fn register(&self, number: u8) -> u8 {
        self.data[usize::from(number)]
    }

    /// A byte of data memory as a program would read it, but nothing happens to devices.
    pub fn peek(&self, address: u16) -> u8 {
        match address {
            0x5d => self.sp as u8,
            0x5e => (self.sp >> 8) as u8,
            0x5f => self.sreg,
            _ => self.data[usize::from(address)],
        }
    }

    /// For tests: changes a byte of data memory, and nothing else.
    pub fn poke(&mut self, address: u16, value: u8) {
        match address {
            0x5d => self.sp = self.sp & 0xff00 | u16::from(value),
            0x5e => self.sp = self.sp & 0xff | u16::from(value) << 8,
            0x5f => self.sreg = value,
            _ => self.data[usize::from(address)] = value,
        }
    }

    pub(crate) fn word(&self, low: u8) -> u16 {
        u16::from_le_bytes([self.data[usize::from(low)], self.data[usize::from(low) + 1]])
    }

    fn set_word(&mut self, low: u8, value: u16) {
        let [a, b] = value.to_le_bytes();
        self.data[usize::from(low)] = a;
        self.data[usize::from(low) + 1] = b;
    }

    /// Bytes on the stack.
    pub fn depth(&self) -> u16 {
        self.mcu().ram_end.saturating_sub(self.sp)
    }

    /// The most there have been.
    pub fn deepest(&self) -> u16 {
        self.mcu().ram_end.saturating_sub(self.lowest)
    }

    fn interrupts_on(&self) -> bool {
        self.sreg >> sreg::I & 1 != 0
    }

    /// Whether an interrupt could be taken at once if its flag were set now.
    pub fn accepts(&self, vector: usize) -> bool {
        let enabled = self.mcu().vector(vector).is_some_and(|v| self.is_set(v.enable));
        enabled && self.interrupts_on() && !self.delayed
    }

    /// Runs until this cycle is reached, or until it cannot.
    pub fn run<W: Watch>(&mut self, watch: &mut W, until: u64) -> Result<(), Halt> {
        loop {
            if self.cycles >= self.devices.due {
                self.devices_due()?;
            }
            if self.cycles >= until {
                return Ok(());
            }
            if self.delayed {
                self.delayed = false;
                self.execute(watch)?;
            } else if self.pending != 0 && self.interrupts_on() {
                self.interrupt(watch)?;
            } else if self.sleeping {
                self.cycles = self.devices.due.min(until).max(self.cycles);
            } else {
                self.soon = self.devices.due.min(until);
                while self.cycles < self.soon {
                    self.execute(watch)?;
                }
            }
        }
    }

    /// The same with nobody looking on, compiled here: as fast as this crate is optimised.
    pub fn run_alone(&mut self, until: u64) -> Result<(), Halt> {
        self.run(&mut (), until)
    }

    /// Executes one instruction, or enters one handler.
    pub fn step<W: Watch>(&mut self, watch: &mut W) -> Result<(), Halt> {
        if self.cycles >= self.devices.due {
            self.devices_due()?;
        }
        if !self.delayed && self.pending != 0 && self.interrupts_on() {
            return self.interrupt(watch);
        }
        self.delayed = false;
        if self.sleeping {
            self.cycles = self.devices.due.min(self.cycles + 1);
            return Ok(());
        }
        self.execute(watch)
    }

    fn interrupt<W: Watch>(&mut self, watch: &mut W) -> Result<(), Halt> {
        let number = self.pending.trailing_zeros() as usize;
        if self.sleeping {
            self.sleeping = false;
            self.cycles += 4;
        }
        if let Some(Flag::Latched(bit) | Flag::Read(bit)) = self.mcu().vector(number).map(|v| v.flag) {
            self.data[usize::from(bit.address)] &= !(1 << bit.bit);
            self.refresh();
        }
        self.push_pc(self.pc, watch)?;
        self.sreg &= !(1 << sreg::I);
        self.pc = 2 * number as u32;
        self.cycles += self.latency;
        watch.interrupted(self, number);
        Ok(())
    }

    /// I was set: one more instruction, then whatever waits.
    fn enabled(&mut self) {
        self.delayed = true;
        self.soon = 0;
    }

    /// Works out which interrupts wait.
    pub(crate) fn refresh(&mut self) {
        let mut pending = 0u64;
        for (vector, number) in self.mcu().vectors.iter().zip(1..) {
            if self.is_set(vector.enable) {
                let set = self.is_set(vector.flag.bit());
                let wants = if matches!(vector.flag, Flag::Idle(_)) { !set } else { set };
                pending |= u64::from(wants) << number;
            }
        }
        self.pending = pending;
        if pending != 0 {
            self.soon = 0;
        }
    }

    fn is_set(&self, bit: crate::mcu::Bit) -> bool {
        self.data[usize::from(bit.address)] >> bit.bit & 1 != 0
    }

    fn set(&mut self, bit: crate::mcu::Bit) {
        self.data[usize::from(bit.address)] |= 1 << bit.bit;
    }
}
