//! Devices and interrupts against the figures of the data sheet (ATmega328P at 16 MHz), measured by a program in the machine.

use avr::{Code, Machine, Program, mcu};
use std::process::Command;
use std::sync::Arc;

/// What the program measured, with the name of each figure and what the data sheet says.
const FIGURES: [(&str, u16, u16); 7] = [
    ("a byte comes back from the EEPROM", 0xa7, 0xa7),
    ("writing it takes 3.4 ms, in timer steps of 1024 cycles", 52, 55),
    ("ten compare matches of 50 steps each", 490, 530),
    ("a frame of ten bits at the highest rate", 155, 185),
    ("the first conversion, 25 clocks of 16 cycles", 390, 420),
    ("eight bits over SPI at a quarter of the clock", 30, 50),
    ("an interrupt of the watchdog after 16 ms, in timer steps of 1024 cycles", 245, 256),
];

const SOURCE: &str = r#"
#include <avr/eeprom.h>
#include <avr/interrupt.h>
#include <avr/io.h>
volatile uint16_t r[8];
volatile uint8_t barked;
ISR(WDT_vect) { barked = 1; }
int main(void) {
    TCCR1B = 5;
    TCNT1 = 0; eeprom_write_byte((uint8_t *)5, 0xa7); eeprom_busy_wait(); r[1] = TCNT1; r[0] = eeprom_read_byte((uint8_t *)5);
    TCCR1B = 1;
    TCCR0A = 2; OCR0A = 49; TCCR0B = 1; TIFR0 = 2; while (!(TIFR0 & 2)) ; TIFR0 = 2;
    TCNT1 = 0; for (uint8_t i = 0; i < 10; i++) { while (!(TIFR0 & 2)) ; TIFR0 = 2; } r[2] = TCNT1;
    UCSR0B = 1 << TXEN0; UBRR0 = 0; TCNT1 = 0; UDR0 = 'x'; while (!(UCSR0A & 1 << TXC0)) ; r[3] = TCNT1;
    ADCSRA = 1 << ADEN | 4; TCNT1 = 0; ADCSRA |= 1 << ADSC; while (ADCSRA & 1 << ADSC) ; r[4] = TCNT1;
    SPCR = 1 << SPE | 1 << MSTR; TCNT1 = 0; SPDR = 1; while (!(SPSR & 1 << SPIF)) ; r[5] = TCNT1;
    TCCR1B = 5; sei(); WDTCSR = 1 << WDIE; TCNT1 = 0; while (!barked) ; r[6] = TCNT1;
    for (;;) ;
}
"#;

#[test]
fn devices_take_the_time_of_the_data_sheet() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("x.c"), SOURCE).expect("it can be written");
    let mut gcc = Command::new("avr-gcc");
    gcc.args(["-mmcu=atmega328p", "-Os", "-o", "x.elf", "x.c"]).current_dir(folder.path());
    assert!(gcc.status().expect("avr-gcc (`make setup` installs it)").success());
    let program =
        Program::read(&std::fs::read(folder.path().join("x.elf")).expect("an ELF"), None).expect("a firmware");
    let mut machine = Machine::new(program.code.clone());
    machine.run(&mut (), 2_000_000).expect("it goes on");
    // `barked` and `r` are all the variables there are; an array of words comes first or last.
    let word = |at: u16| u16::from_le_bytes([machine.peek(at), machine.peek(at + 1)]);
    let start = (0x100..0x104).find(|&at| word(at) == 0xa7).expect("the array");
    for ((what, least, most), i) in FIGURES.into_iter().zip(0..) {
        let measured = word(start + 2 * i);
        assert!((least..=most).contains(&measured), "{what}: {measured}, and not {least} to {most}");
    }
}

fn machine(words: &[u16]) -> Machine {
    let flash = words.iter().flat_map(|w| w.to_le_bytes()).collect();
    Machine::new(Arc::new(Code::new(mcu::find("atmega328p").expect("it is there"), flash)))
}

const SEI: u16 = 0x9478;
const NOP: u16 = 0;
const RETI: u16 = 0x9518;

/// INT0's vector is word 2; the program begins behind it.
#[test]
fn one_instruction_comes_after_sei_and_after_reti() {
    let mut m = machine(&[0xc003, NOP, RETI, NOP, SEI, NOP, NOP, NOP, NOP]);
    m.poke(0x3d, 1);
    m.step(&mut ()).expect("rjmp");
    assert!(m.deliver(1, 0) && m.deliver(1, 0));
    let mut at = |n: u64| {
        m.step(&mut ()).expect("it goes on");
        assert_eq!(m.cycles, n, "at {:#x}", m.pc);
        m.pc
    };
    assert_eq!(at(3), 5, "sei");
    assert_eq!(at(4), 6, "one instruction");
    assert_eq!(at(8), 2, "the handler, four cycles later");
    assert_eq!(at(12), 6, "reti");
    assert_eq!(at(13), 7, "no flag is left: it goes on");
}

#[test]
fn the_lower_vector_comes_first() {
    let mut m = machine(&[NOP; 64]);
    m.poke(0x3d, 3);
    m.poke(0x5f, 0x80);
    assert!(m.deliver(2, 0) && m.deliver(1, 0));
    m.step(&mut ()).expect("the handler");
    assert_eq!((m.pc, m.sreg, m.depth()), (2, 0, 2));
}
