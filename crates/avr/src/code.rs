//! What a machine runs: a flash, decoded, and for each I/O address the device behind it.

use crate::decode::{decode, decode_all};
use crate::mcu::{Flag, Mcu, Source};
use crate::op::Op;

/// The first address above I/O in all of our tables.
pub(crate) const IO_END: usize = 0x200;

/// Who answers at an I/O address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Io {
    /// Keeps what is written.
    Plain,
    Sreg,
    StackLow,
    StackHigh,
    /// Keeps what is written, and may enable an interrupt.
    Enable,
    /// Flags that are cleared by writing ones.
    Flags,
    Timer(u8),
    Usart(u8),
    Adc,
    Spi,
    Twi,
    Eeprom,
    Watchdog,
    /// Control register with a flag of its own (comparator): the bit is cleared by writing a one.
    OwnFlag(u8),
    Pin(u8),
}

/// A program for a microcontroller.
#[derive(Clone)]
pub struct Code {
    pub mcu: &'static Mcu,
    pub flash: Vec<u8>,
    /// One for each word of flash.
    pub ops: Vec<Op>,
    pub(crate) io: Vec<Io>,
}

impl Code {
    /// The flash is made as large as the microcontroller has it.
    pub fn new(mcu: &'static Mcu, mut flash: Vec<u8>) -> Code {
        flash.resize(mcu.flash as usize, 0xff);
        let ops = decode_all(&flash);
        Code { mcu, flash, ops, io: io_map(mcu) }
    }

    /// For tests: other words at the address of a word.
    pub fn patch(&mut self, pc: u32, words: [u16; 2]) {
        let at = 2 * pc as usize;
        self.flash[at..at + 2].copy_from_slice(&words[0].to_le_bytes());
        self.flash[at + 2..at + 4].copy_from_slice(&words[1].to_le_bytes());
        let word = |at: usize| self.flash.get(at..at + 2).map_or(0xffff, |b| u16::from_le_bytes([b[0], b[1]]));
        for i in (pc as usize).saturating_sub(1)..pc as usize + 2 {
            self.ops[i] = decode(word(2 * i), word(2 * i + 2));
        }
    }

    /// The instruction at the address of a word.
    pub fn op(&self, pc: u32) -> Op {
        self.ops.get(pc as usize).copied().unwrap_or(Op::Illegal(0xffff))
    }
}

fn io_map(mcu: &Mcu) -> Vec<Io> {
    let mut io = vec![Io::Plain; IO_END];
    let mut set = |address: u16, what: Io| io[usize::from(address)] = what;
    for vector in mcu.vectors {
        set(vector.enable.address, Io::Enable);
        match vector.flag {
            Flag::Latched(bit) if vector.source == Source::Comparator => set(bit.address, Io::OwnFlag(bit.bit)),
            Flag::Latched(bit) => set(bit.address, Io::Flags),
            _ => {}
        }
    }
    for (timer, i) in mcu.timers.iter().zip(0..) {
        let both = |low: u16| if timer.wide { vec![low, low + 1] } else { vec![low] };
        let pairs = timer.compare.iter().copied().chain(timer.capture).chain([timer.count]).flat_map(both);
        for address in pairs.chain([timer.clock]).chain(timer.mode.iter().map(|b| b.address)).collect::<Vec<_>>() {
            set(address, Io::Timer(i));
        }
    }
    for (usart, i) in mcu.usarts.iter().zip(0..) {
        for address in [usart.a, usart.b, usart.data] {
            set(address, Io::Usart(i));
        }
    }
    for (port, i) in mcu.ports.iter().zip(0..) {
        set(port[0], Io::Pin(i));
    }
    for address in [mcu.adc.control, mcu.adc.data, mcu.adc.data + 1] {
        set(address, Io::Adc);
    }
    for address in [mcu.spi.control, mcu.spi.status, mcu.spi.data] {
        set(address, Io::Spi);
    }
    for address in [mcu.twi.control, mcu.twi.status, mcu.twi.data] {
        set(address, Io::Twi);
    }
    set(mcu.eeprom.control, Io::Eeprom);
    set(mcu.watchdog.control, Io::Watchdog);
    set(0x5d, Io::StackLow);
    set(0x5e, Io::StackHigh);
    set(0x5f, Io::Sreg);
    io
}
