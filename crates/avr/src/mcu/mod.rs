//! Microcontrollers as tables: memories, interrupt vectors, and where the registers of each device are.
//!
//! A new one is a file beside these with one table, and a line in [`ALL`]. The figures are those of the data sheets. All addresses are addresses in
//! data memory.

mod atmega128;
mod atmega2560;
mod atmega328p;

/// A bit of a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bit {
    pub address: u16,
    pub bit: u8,
}

pub(crate) const fn at(address: u16, bit: u8) -> Bit {
    Bit { address, bit }
}

/// How the flag of an interrupt comes and goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flag {
    /// Set by the device; cleared when the handler is entered, or by writing a one to it.
    Latched(Bit),
    /// Set by the device; cleared by writing a one to it only.
    Held(Bit),
    /// Set as long as the device is in that state.
    Level(Bit),
    /// Clear as long as the device is busy.
    Idle(Bit),
    /// Set by the device; cleared when the handler is entered, and by a read of the status and an access to the data after it (SPI).
    Read(Bit),
}

impl Flag {
    pub fn bit(self) -> Bit {
        match self {
            Flag::Latched(bit) | Flag::Held(bit) | Flag::Level(bit) | Flag::Idle(bit) | Flag::Read(bit) => bit,
        }
    }
}

/// What makes an interrupt, and so what an event that makes it delivers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// A pin that is watched alone: the port's levels. The number is that of the port in [`Mcu::ports`].
    Pin(u8),
    /// A port that is watched for changes, with the mask of the pins that matter.
    Change {
        port: u8,
        mask: u16,
    },
    Watchdog,
    /// A timer counted past its end.
    Overflow(u8),
    /// Compare match of a timer's output unit.
    Compare(u8),
    /// A timer's input capture: the time that is captured.
    Capture(u8),
    Spi,
    /// A byte arrived.
    Received(u8),
    /// A USART can take the next byte.
    Empty(u8),
    /// A USART has sent all.
    Sent(u8),
    Adc,
    Eeprom,
    Comparator,
    Twi,
    Flash,
}

#[derive(Clone, Copy, Debug)]
pub struct Vector {
    pub name: &'static str,
    pub enable: Bit,
    pub flag: Flag,
    pub source: Source,
}

pub(crate) const fn vector(name: &'static str, enable: Bit, flag: Flag, source: Source) -> Vector {
    Vector { name, enable, flag, source }
}

/// What a timer counts to, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wave {
    /// Up to the largest number and over.
    Normal,
    /// Up to the top, then from 0; the overflow flag still means the largest number.
    Clear(Top),
    /// The same; the overflow flag means the top.
    Fast(Top),
    /// Up to the top and down again.
    UpDown(Top),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Top {
    Fixed(u16),
    /// The first compare register.
    Compare,
    /// The capture register.
    Capture,
}

#[derive(Clone, Copy, Debug)]
pub struct Timer {
    /// Counts 16 bits: its registers are pairs that are read and written through a buffer.
    pub wide: bool,
    pub count: u16,
    pub compare: &'static [u16],
    pub capture: Option<u16>,
    /// Its lowest three bits choose the clock.
    pub clock: u16,
    /// Clock cycles for one step, for each choice; 0 is stopped or external.
    pub prescale: [u16; 8],
    /// The bits that choose the wave, the lowest first.
    pub mode: &'static [Bit],
    pub waves: &'static [Wave],
    pub overflow: Bit,
    pub matched: &'static [Bit],
    pub captured: Option<Bit>,
}

#[derive(Clone, Copy, Debug)]
pub struct Usart {
    pub a: u16,
    pub b: u16,
    pub baud_low: u16,
    pub baud_high: u16,
    pub data: u16,
}

#[derive(Clone, Copy, Debug)]
pub struct Eeprom {
    pub control: u16,
    pub data: u16,
    pub address: u16,
    pub size: u16,
}

/// Control register, data register, and for the serial ones the status register.
#[derive(Clone, Copy, Debug)]
pub struct Registers {
    pub control: u16,
    pub status: u16,
    pub data: u16,
}

/// Watchdogs of new devices can interrupt.
#[derive(Clone, Copy, Debug)]
pub struct Watchdog {
    pub control: u16,
    pub interrupts: bool,
}

/// The register that says how deep to sleep: mask and value of what lets it sleep at all.
#[derive(Clone, Copy, Debug)]
pub struct Sleep {
    pub control: u16,
    pub enable: u8,
    /// The mode's bits, lowest first.
    pub mode: [u8; 3],
}

#[derive(Clone, Copy, Debug)]
pub struct Mcu {
    pub name: &'static str,
    /// Bytes.
    pub flash: u32,
    pub ram_start: u16,
    /// The last address.
    pub ram_end: u16,
    /// The stack pointer points there after a reset; older ones start at 0.
    pub stack_reset: u16,
    pub rampz: Option<u16>,
    pub eind: Option<u16>,
    /// From number 1 on; 0 is reset. Lower ones come first.
    pub vectors: &'static [Vector],
    pub timers: &'static [Timer],
    pub usarts: &'static [Usart],
    pub adc: Registers,
    pub spi: Registers,
    pub twi: Registers,
    pub eeprom: Eeprom,
    pub watchdog: Watchdog,
    pub sleep: Sleep,
    /// Addresses of PIN, DDR and PORT.
    pub ports: &'static [[u16; 3]],
    /// Writing a one to PIN toggles the port.
    pub toggles: bool,
    /// Names that may stand in an ELF or on the command line.
    pub also: &'static [&'static str],
}

impl Mcu {
    /// Bytes of a return address.
    pub fn pc_bytes(&self) -> u16 {
        if self.flash > 128 * 1024 { 3 } else { 2 }
    }

    /// The vector with this number, from 1 on.
    pub fn vector(&self, number: usize) -> Option<&'static Vector> {
        self.vectors.get(number.checked_sub(1)?)
    }

    /// The number of the vector with this name.
    pub fn number(&self, name: &str) -> Option<usize> {
        self.vectors.iter().position(|v| v.name.eq_ignore_ascii_case(name)).map(|i| i + 1)
    }

    pub fn is(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name) || self.also.iter().any(|n| n.eq_ignore_ascii_case(name))
    }
}

pub const ALL: &[&Mcu] = &[&atmega328p::TABLE, &atmega128::TABLE, &atmega2560::TABLE];

/// The one with this name, if there is one.
pub fn find(name: &str) -> Option<&'static Mcu> {
    ALL.iter().copied().find(|m| m.is(name))
}

pub(crate) const PRESCALE: [u16; 8] = [0, 1, 8, 64, 256, 1024, 0, 0];
/// Of the timer that can have a clock of its own.
pub(crate) const PRESCALE_ASYNC: [u16; 8] = [0, 1, 8, 32, 64, 128, 256, 1024];

const FF: Top = Top::Fixed(0xff);
pub(crate) const NARROW_WAVES: &[Wave] = &[
    Wave::Normal,
    Wave::UpDown(FF),
    Wave::Clear(Top::Compare),
    Wave::Fast(FF),
    Wave::Normal,
    Wave::UpDown(Top::Compare),
    Wave::Normal,
    Wave::Fast(Top::Compare),
];
pub(crate) const WIDE_WAVES: &[Wave] = &[
    Wave::Normal,
    Wave::UpDown(FF),
    Wave::UpDown(Top::Fixed(0x1ff)),
    Wave::UpDown(Top::Fixed(0x3ff)),
    Wave::Clear(Top::Compare),
    Wave::Fast(FF),
    Wave::Fast(Top::Fixed(0x1ff)),
    Wave::Fast(Top::Fixed(0x3ff)),
    Wave::UpDown(Top::Capture),
    Wave::UpDown(Top::Compare),
    Wave::UpDown(Top::Capture),
    Wave::UpDown(Top::Compare),
    Wave::Clear(Top::Capture),
    Wave::Normal,
    Wave::Fast(Top::Capture),
    Wave::Fast(Top::Compare),
];

/// The 8-bit timer of newer devices: TCCRA, TCCRB, TCNT, OCRA and OCRB follow each other.
macro_rules! narrow_timer {
    ($a:expr, $flags:expr, $prescale:expr) => {
        Timer {
            wide: false,
            count: $a + 2,
            compare: &[$a + 3, $a + 4],
            capture: None,
            clock: $a + 1,
            prescale: $prescale,
            mode: &[at($a, 0), at($a, 1), at($a + 1, 3)],
            waves: crate::mcu::NARROW_WAVES,
            overflow: at($flags, 0),
            matched: &[at($flags, 1), at($flags, 2)],
            captured: None,
        }
    };
}

/// The 16-bit timer of newer devices: TCCRA, TCCRB, TCCRC, TCNT, ICR and the compare registers, from an address on.
macro_rules! wide_timer {
    ($a:expr, $flags:expr, $compare:expr, $matched:expr) => {
        Timer {
            wide: true,
            count: $a + 4,
            compare: $compare,
            capture: Some($a + 6),
            clock: $a + 1,
            prescale: crate::mcu::PRESCALE,
            mode: &[at($a, 0), at($a, 1), at($a + 1, 3), at($a + 1, 4)],
            waves: crate::mcu::WIDE_WAVES,
            overflow: at($flags, 0),
            matched: $matched,
            captured: Some(at($flags, 5)),
        }
    };
}
pub(crate) use narrow_timer;
pub(crate) use wide_timer;
