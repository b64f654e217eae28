//! ATmega328P: 32 KB of flash, 2 KB of RAM. The one on most Arduino boards.

use super::{
    Eeprom, Flag, Mcu, PRESCALE, PRESCALE_ASYNC, Registers, Sleep, Source, Timer, Usart, Vector, Watchdog, at,
    narrow_timer, vector, wide_timer,
};

const fn latched(name: &'static str, enable: (u16, u8), flag: (u16, u8), source: Source) -> Vector {
    vector(name, at(enable.0, enable.1), Flag::Latched(at(flag.0, flag.1)), source)
}

const VECTORS: &[Vector] = &[
    latched("INT0", (0x3d, 0), (0x3c, 0), Source::Pin(2)),
    latched("INT1", (0x3d, 1), (0x3c, 1), Source::Pin(2)),
    latched("PCINT0", (0x68, 0), (0x3b, 0), Source::Change { port: 0, mask: 0x6b }),
    latched("PCINT1", (0x68, 1), (0x3b, 1), Source::Change { port: 1, mask: 0x6c }),
    latched("PCINT2", (0x68, 2), (0x3b, 2), Source::Change { port: 2, mask: 0x6d }),
    latched("WDT", (0x60, 6), (0x60, 7), Source::Watchdog),
    latched("TIMER2_COMPA", (0x70, 1), (0x37, 1), Source::Compare(2)),
    latched("TIMER2_COMPB", (0x70, 2), (0x37, 2), Source::Compare(2)),
    latched("TIMER2_OVF", (0x70, 0), (0x37, 0), Source::Overflow(2)),
    latched("TIMER1_CAPT", (0x6f, 5), (0x36, 5), Source::Capture(1)),
    latched("TIMER1_COMPA", (0x6f, 1), (0x36, 1), Source::Compare(1)),
    latched("TIMER1_COMPB", (0x6f, 2), (0x36, 2), Source::Compare(1)),
    latched("TIMER1_OVF", (0x6f, 0), (0x36, 0), Source::Overflow(1)),
    latched("TIMER0_COMPA", (0x6e, 1), (0x35, 1), Source::Compare(0)),
    latched("TIMER0_COMPB", (0x6e, 2), (0x35, 2), Source::Compare(0)),
    latched("TIMER0_OVF", (0x6e, 0), (0x35, 0), Source::Overflow(0)),
    vector("SPI_STC", at(0x4c, 7), Flag::Read(at(0x4d, 7)), Source::Spi),
    vector("USART_RX", at(0xc1, 7), Flag::Level(at(0xc0, 7)), Source::Received(0)),
    vector("USART_UDRE", at(0xc1, 5), Flag::Level(at(0xc0, 5)), Source::Empty(0)),
    latched("USART_TX", (0xc1, 6), (0xc0, 6), Source::Sent(0)),
    latched("ADC", (0x7a, 3), (0x7a, 4), Source::Adc),
    vector("EE_READY", at(0x3f, 3), Flag::Idle(at(0x3f, 1)), Source::Eeprom),
    latched("ANALOG_COMP", (0x50, 3), (0x50, 4), Source::Comparator),
    vector("TWI", at(0xbc, 0), Flag::Held(at(0xbc, 7)), Source::Twi),
    vector("SPM_READY", at(0x57, 7), Flag::Idle(at(0x57, 0)), Source::Flash),
];

const TIMERS: &[Timer] = &[
    narrow_timer!(0x44, 0x35, PRESCALE),
    wide_timer!(0x80, 0x36, &[0x88, 0x8a], &[at(0x36, 1), at(0x36, 2)]),
    narrow_timer!(0xb0, 0x37, PRESCALE_ASYNC),
];

pub(super) const TABLE: Mcu = Mcu {
    name: "atmega328p",
    also: &["atmega328", "m328p"],
    flash: 32 * 1024,
    ram_start: 0x100,
    ram_end: 0x8ff,
    stack_reset: 0x8ff,
    rampz: None,
    eind: None,
    vectors: VECTORS,
    timers: TIMERS,
    usarts: &[Usart { a: 0xc0, b: 0xc1, baud_low: 0xc4, baud_high: 0xc5, data: 0xc6 }],
    adc: Registers { control: 0x7a, status: 0x7c, data: 0x78 },
    spi: Registers { control: 0x4c, status: 0x4d, data: 0x4e },
    twi: Registers { control: 0xbc, status: 0xb9, data: 0xbb },
    eeprom: Eeprom { control: 0x3f, data: 0x40, address: 0x41, size: 1024 },
    watchdog: Watchdog { control: 0x60, interrupts: true },
    sleep: Sleep { control: 0x53, enable: 0, mode: [1, 2, 3] },
    ports: &[[0x23, 0x24, 0x25], [0x26, 0x27, 0x28], [0x29, 0x2a, 0x2b]],
    toggles: true,
};
