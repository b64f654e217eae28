// A driver: packets over SPI with a length and a check sum (TestSPI of the thesis).
// mcu: atmega128
// fraction: 99
#include <avr/interrupt.h>
#include <avr/io.h>

static volatile uint8_t packet[8], used, expected;
static volatile uint16_t good, bad;

static uint8_t __attribute__((noinline)) check(void) { uint8_t copy[8], sum = 0; for (uint8_t i = 0; i < 8; i++) copy[i] = packet[i]; for (uint8_t i = 0; i < expected; i++) sum ^= copy[i]; return sum; }
static void __attribute__((noinline)) done(void) { if (check() == 0x3c) good++; else bad++; }

ISR(SPI_STC_vect) {
    uint8_t b = SPDR;
    if (!expected) { if (b > 1 && b < 4) { expected = b; used = 0; } return; }
    packet[used++] = b;
    if (used == expected) { SPCR &= ~(1 << SPIE); sei(); done(); cli(); expected = 0; SPCR |= 1 << SPIE; }
}
ISR(TIMER0_OVF_vect) { volatile uint8_t x[6]; x[bad & 3] = 1; good += x[0]; }
ISR(INT0_vect) { expected = 0; }

int main(void) {
    SPCR = 1 << SPE | 1 << SPIE; TCCR0 = 3; TIMSK = 1 << TOIE0; EICRA = 2; EIMSK = 1;
    sei();
    for (;;)
        ;
}
