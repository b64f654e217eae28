//! ATmega2560: 256 KB of flash, 8 KB of RAM, return addresses of three bytes.

use super::{
    Eeprom, Flag, Mcu, PRESCALE, PRESCALE_ASYNC, Registers, Sleep, Source, Timer, Usart, Vector, Watchdog, at,
    narrow_timer, vector, wide_timer,
};

const fn latched(name: &'static str, enable: (u16, u8), flag: (u16, u8), source: Source) -> Vector {
    vector(name, at(enable.0, enable.1), Flag::Latched(at(flag.0, flag.1)), source)
}

/// The masks of timers 0 to 5 follow each other, and so do their flags.
const fn timer(name: &'static str, number: u8, bit: u8, source: Source) -> Vector {
    latched(name, (0x6e + number as u16, bit), (0x35 + number as u16, bit), source)
}

const fn received(name: &'static str, a: u16, number: u8) -> Vector {
    vector(name, at(a + 1, 7), Flag::Level(at(a, 7)), Source::Received(number))
}

const fn empty(name: &'static str, a: u16, number: u8) -> Vector {
    vector(name, at(a + 1, 5), Flag::Level(at(a, 5)), Source::Empty(number))
}

const fn sent(name: &'static str, a: u16, number: u8) -> Vector {
    latched(name, (a + 1, 6), (a, 6), Source::Sent(number))
}

const VECTORS: &[Vector] = &[
    latched("INT0", (0x3d, 0), (0x3c, 0), Source::Pin(3)),
    latched("INT1", (0x3d, 1), (0x3c, 1), Source::Pin(3)),
    latched("INT2", (0x3d, 2), (0x3c, 2), Source::Pin(3)),
    latched("INT3", (0x3d, 3), (0x3c, 3), Source::Pin(3)),
    latched("INT4", (0x3d, 4), (0x3c, 4), Source::Pin(4)),
    latched("INT5", (0x3d, 5), (0x3c, 5), Source::Pin(4)),
    latched("INT6", (0x3d, 6), (0x3c, 6), Source::Pin(4)),
    latched("INT7", (0x3d, 7), (0x3c, 7), Source::Pin(4)),
    latched("PCINT0", (0x68, 0), (0x3b, 0), Source::Change { port: 1, mask: 0x6b }),
    latched("PCINT1", (0x68, 1), (0x3b, 1), Source::Change { port: 8, mask: 0x6c }),
    latched("PCINT2", (0x68, 2), (0x3b, 2), Source::Change { port: 9, mask: 0x6d }),
    latched("WDT", (0x60, 6), (0x60, 7), Source::Watchdog),
    timer("TIMER2_COMPA", 2, 1, Source::Compare(2)),
    timer("TIMER2_COMPB", 2, 2, Source::Compare(2)),
    timer("TIMER2_OVF", 2, 0, Source::Overflow(2)),
    timer("TIMER1_CAPT", 1, 5, Source::Capture(1)),
    timer("TIMER1_COMPA", 1, 1, Source::Compare(1)),
    timer("TIMER1_COMPB", 1, 2, Source::Compare(1)),
    timer("TIMER1_COMPC", 1, 3, Source::Compare(1)),
    timer("TIMER1_OVF", 1, 0, Source::Overflow(1)),
    timer("TIMER0_COMPA", 0, 1, Source::Compare(0)),
    timer("TIMER0_COMPB", 0, 2, Source::Compare(0)),
    timer("TIMER0_OVF", 0, 0, Source::Overflow(0)),
    vector("SPI_STC", at(0x4c, 7), Flag::Read(at(0x4d, 7)), Source::Spi),
    received("USART0_RX", 0xc0, 0),
    empty("USART0_UDRE", 0xc0, 0),
    sent("USART0_TX", 0xc0, 0),
    latched("ANALOG_COMP", (0x50, 3), (0x50, 4), Source::Comparator),
    latched("ADC", (0x7a, 3), (0x7a, 4), Source::Adc),
    vector("EE_READY", at(0x3f, 3), Flag::Idle(at(0x3f, 1)), Source::Eeprom),
    timer("TIMER3_CAPT", 3, 5, Source::Capture(3)),
    timer("TIMER3_COMPA", 3, 1, Source::Compare(3)),
    timer("TIMER3_COMPB", 3, 2, Source::Compare(3)),
    timer("TIMER3_COMPC", 3, 3, Source::Compare(3)),
    timer("TIMER3_OVF", 3, 0, Source::Overflow(3)),
    received("USART1_RX", 0xc8, 1),
    empty("USART1_UDRE", 0xc8, 1),
    sent("USART1_TX", 0xc8, 1),
    vector("TWI", at(0xbc, 0), Flag::Held(at(0xbc, 7)), Source::Twi),
    vector("SPM_READY", at(0x57, 7), Flag::Idle(at(0x57, 0)), Source::Flash),
    timer("TIMER4_CAPT", 4, 5, Source::Capture(4)),
    timer("TIMER4_COMPA", 4, 1, Source::Compare(4)),
    timer("TIMER4_COMPB", 4, 2, Source::Compare(4)),
    timer("TIMER4_COMPC", 4, 3, Source::Compare(4)),
    timer("TIMER4_OVF", 4, 0, Source::Overflow(4)),
    timer("TIMER5_CAPT", 5, 5, Source::Capture(5)),
    timer("TIMER5_COMPA", 5, 1, Source::Compare(5)),
    timer("TIMER5_COMPB", 5, 2, Source::Compare(5)),
    timer("TIMER5_COMPC", 5, 3, Source::Compare(5)),
    timer("TIMER5_OVF", 5, 0, Source::Overflow(5)),
    received("USART2_RX", 0xd0, 2),
    empty("USART2_UDRE", 0xd0, 2),
    sent("USART2_TX", 0xd0, 2),
    received("USART3_RX", 0x130, 3),
    empty("USART3_UDRE", 0x130, 3),
    sent("USART3_TX", 0x130, 3),
];

const TIMERS: &[Timer] = &[
    narrow_timer!(0x44, 0x35, PRESCALE),
    wide_timer!(0x80, 0x36, &[0x88, 0x8a, 0x8c], &[at(0x36, 1), at(0x36, 2), at(0x36, 3)]),
    narrow_timer!(0xb0, 0x37, PRESCALE_ASYNC),
    wide_timer!(0x90, 0x38, &[0x98, 0x9a, 0x9c], &[at(0x38, 1), at(0x38, 2), at(0x38, 3)]),
    wide_timer!(0xa0, 0x39, &[0xa8, 0xaa, 0xac], &[at(0x39, 1), at(0x39, 2), at(0x39, 3)]),
    wide_timer!(0x120, 0x3a, &[0x128, 0x12a, 0x12c], &[at(0x3a, 1), at(0x3a, 2), at(0x3a, 3)]),
];

const fn usart(a: u16) -> Usart {
    Usart { a, b: a + 1, baud_low: a + 4, baud_high: a + 5, data: a + 6 }
}

pub(super) const TABLE: Mcu = Mcu {
    name: "atmega2560",
    also: &["m2560"],
    flash: 256 * 1024,
    ram_start: 0x200,
    ram_end: 0x21ff,
    stack_reset: 0x21ff,
    rampz: Some(0x5b),
    eind: Some(0x5c),
    vectors: VECTORS,
    timers: TIMERS,
    usarts: &[usart(0xc0), usart(0xc8), usart(0xd0), usart(0x130)],
    adc: Registers { control: 0x7a, status: 0x7c, data: 0x78 },
    spi: Registers { control: 0x4c, status: 0x4d, data: 0x4e },
    twi: Registers { control: 0xbc, status: 0xb9, data: 0xbb },
    eeprom: Eeprom { control: 0x3f, data: 0x40, address: 0x41, size: 4096 },
    watchdog: Watchdog { control: 0x60, interrupts: true },
    sleep: Sleep { control: 0x53, enable: 0, mode: [1, 2, 3] },
    ports: &[
        [0x20, 0x21, 0x22],
        [0x23, 0x24, 0x25],
        [0x26, 0x27, 0x28],
        [0x29, 0x2a, 0x2b],
        [0x2c, 0x2d, 0x2e],
        [0x2f, 0x30, 0x31],
        [0x32, 0x33, 0x34],
        [0x100, 0x101, 0x102],
        [0x103, 0x104, 0x105],
        [0x106, 0x107, 0x108],
        [0x109, 0x10a, 0x10b],
    ],
    toggles: true,
};
