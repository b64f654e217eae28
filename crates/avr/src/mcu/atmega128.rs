//! ATmega128: 128 KB of flash, 4 KB of RAM. The one of the thesis' sensor nodes.

use super::{
    Bit, Eeprom, Flag, Mcu, NARROW_WAVES, PRESCALE, PRESCALE_ASYNC, Registers, Sleep, Source, Timer, Usart, Vector,
    WIDE_WAVES, Watchdog, at, vector,
};

const TIMSK: u16 = 0x57;
const TIFR: u16 = 0x56;
const ETIMSK: u16 = 0x7d;
const ETIFR: u16 = 0x7c;

const fn int(name: &'static str, bit: u8, port: u8) -> Vector {
    vector(name, at(0x59, bit), Flag::Latched(at(0x58, bit)), Source::Pin(port))
}

/// A timer's flag stands at the same bit as its mask, but for the third compare units.
const fn timer(name: &'static str, mask: u16, flags: u16, bit: u8, source: Source) -> Vector {
    vector(name, at(mask, bit), Flag::Latched(at(flags, bit)), source)
}

const fn latched(name: &'static str, enable: Bit, flag: Bit, source: Source) -> Vector {
    vector(name, enable, Flag::Latched(flag), source)
}

const VECTORS: &[Vector] = &[
    int("INT0", 0, 3),
    int("INT1", 1, 3),
    int("INT2", 2, 3),
    int("INT3", 3, 3),
    int("INT4", 4, 4),
    int("INT5", 5, 4),
    int("INT6", 6, 4),
    int("INT7", 7, 4),
    timer("TIMER2_COMP", TIMSK, TIFR, 7, Source::Compare(2)),
    timer("TIMER2_OVF", TIMSK, TIFR, 6, Source::Overflow(2)),
    timer("TIMER1_CAPT", TIMSK, TIFR, 5, Source::Capture(1)),
    timer("TIMER1_COMPA", TIMSK, TIFR, 4, Source::Compare(1)),
    timer("TIMER1_COMPB", TIMSK, TIFR, 3, Source::Compare(1)),
    timer("TIMER1_OVF", TIMSK, TIFR, 2, Source::Overflow(1)),
    timer("TIMER0_COMP", TIMSK, TIFR, 1, Source::Compare(0)),
    timer("TIMER0_OVF", TIMSK, TIFR, 0, Source::Overflow(0)),
    vector("SPI_STC", at(0x2d, 7), Flag::Read(at(0x2e, 7)), Source::Spi),
    vector("USART0_RX", at(0x2a, 7), Flag::Level(at(0x2b, 7)), Source::Received(0)),
    vector("USART0_UDRE", at(0x2a, 5), Flag::Level(at(0x2b, 5)), Source::Empty(0)),
    latched("USART0_TX", at(0x2a, 6), at(0x2b, 6), Source::Sent(0)),
    latched("ADC", at(0x26, 3), at(0x26, 4), Source::Adc),
    vector("EE_READY", at(0x3c, 3), Flag::Idle(at(0x3c, 1)), Source::Eeprom),
    latched("ANALOG_COMP", at(0x28, 3), at(0x28, 4), Source::Comparator),
    timer("TIMER1_COMPC", ETIMSK, ETIFR, 0, Source::Compare(1)),
    timer("TIMER3_CAPT", ETIMSK, ETIFR, 5, Source::Capture(3)),
    timer("TIMER3_COMPA", ETIMSK, ETIFR, 4, Source::Compare(3)),
    timer("TIMER3_COMPB", ETIMSK, ETIFR, 3, Source::Compare(3)),
    timer("TIMER3_COMPC", ETIMSK, ETIFR, 1, Source::Compare(3)),
    timer("TIMER3_OVF", ETIMSK, ETIFR, 2, Source::Overflow(3)),
    vector("USART1_RX", at(0x9a, 7), Flag::Level(at(0x9b, 7)), Source::Received(1)),
    vector("USART1_UDRE", at(0x9a, 5), Flag::Level(at(0x9b, 5)), Source::Empty(1)),
    latched("USART1_TX", at(0x9a, 6), at(0x9b, 6), Source::Sent(1)),
    vector("TWI", at(0x74, 0), Flag::Held(at(0x74, 7)), Source::Twi),
    vector("SPM_READY", at(0x68, 7), Flag::Idle(at(0x68, 0)), Source::Flash),
];

const TIMERS: &[Timer] = &[
    Timer {
        wide: false,
        count: 0x52,
        compare: &[0x51],
        capture: None,
        clock: 0x53,
        prescale: PRESCALE_ASYNC,
        mode: &[at(0x53, 6), at(0x53, 3)],
        waves: NARROW_WAVES,
        overflow: at(TIFR, 0),
        matched: &[at(TIFR, 1)],
        captured: None,
    },
    Timer {
        wide: true,
        count: 0x4c,
        compare: &[0x4a, 0x48, 0x78],
        capture: Some(0x46),
        clock: 0x4e,
        prescale: PRESCALE,
        mode: &[at(0x4f, 0), at(0x4f, 1), at(0x4e, 3), at(0x4e, 4)],
        waves: WIDE_WAVES,
        overflow: at(TIFR, 2),
        matched: &[at(TIFR, 4), at(TIFR, 3), at(ETIFR, 0)],
        captured: Some(at(TIFR, 5)),
    },
    Timer {
        wide: false,
        count: 0x44,
        compare: &[0x43],
        capture: None,
        clock: 0x45,
        prescale: PRESCALE,
        mode: &[at(0x45, 6), at(0x45, 3)],
        waves: NARROW_WAVES,
        overflow: at(TIFR, 6),
        matched: &[at(TIFR, 7)],
        captured: None,
    },
    Timer {
        wide: true,
        count: 0x88,
        compare: &[0x86, 0x84, 0x82],
        capture: Some(0x80),
        clock: 0x8a,
        prescale: PRESCALE,
        mode: &[at(0x8b, 0), at(0x8b, 1), at(0x8a, 3), at(0x8a, 4)],
        waves: WIDE_WAVES,
        overflow: at(ETIFR, 2),
        matched: &[at(ETIFR, 4), at(ETIFR, 3), at(ETIFR, 1)],
        captured: Some(at(ETIFR, 5)),
    },
];

pub(super) const TABLE: Mcu = Mcu {
    name: "atmega128",
    also: &["atmega128a", "m128"],
    flash: 128 * 1024,
    ram_start: 0x100,
    ram_end: 0x10ff,
    stack_reset: 0,
    rampz: Some(0x5b),
    eind: None,
    vectors: VECTORS,
    timers: TIMERS,
    usarts: &[
        Usart { a: 0x2b, b: 0x2a, baud_low: 0x29, baud_high: 0x90, data: 0x2c },
        Usart { a: 0x9b, b: 0x9a, baud_low: 0x99, baud_high: 0x98, data: 0x9c },
    ],
    adc: Registers { control: 0x26, status: 0x27, data: 0x24 },
    spi: Registers { control: 0x2d, status: 0x2e, data: 0x2f },
    twi: Registers { control: 0x74, status: 0x71, data: 0x73 },
    eeprom: Eeprom { control: 0x3c, data: 0x3d, address: 0x3e, size: 4096 },
    watchdog: Watchdog { control: 0x41, interrupts: false },
    sleep: Sleep { control: 0x55, enable: 5, mode: [3, 4, 2] },
    ports: &[
        [0x39, 0x3a, 0x3b],
        [0x36, 0x37, 0x38],
        [0x33, 0x34, 0x35],
        [0x30, 0x31, 0x32],
        [0x21, 0x22, 0x23],
        [0x20, 0x61, 0x62],
        [0x63, 0x64, 0x65],
    ],
    toggles: false,
};
