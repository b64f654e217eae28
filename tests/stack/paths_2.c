// Paths: three handlers that hand eight parameters down through conditions (TestCon2 of the thesis).
// mcu: atmega128
// fraction: 99
#include <avr/interrupt.h>
#include <avr/io.h>

static volatile uint8_t message[8], got;
static volatile int32_t result;

static int32_t __attribute__((noinline)) work(uint8_t a, uint8_t b, uint8_t c, uint8_t d, int16_t e, int16_t f, int16_t g, int16_t h) {
    volatile int16_t frame[10];
    for (uint8_t i = 0; i < 10; i++)
        frame[i] = i * e - f + g;
    return (int32_t)frame[a % 10] * frame[b % 10] + c * d - h;
}

static int32_t __attribute__((noinline)) choose(uint8_t a, uint8_t b, uint8_t c, uint8_t d, int16_t e, int16_t f, int16_t g, int16_t h) {
    int32_t v = 0;
    if (a + b == 300)
        if ((c ^ d) == 0x5a)
            if (e - f > 17 && e < 600)
                v = work(a, b, c, d, e, f, g, h) / 3;
    if (c > d && a == 9)
        v += work(d, c, b, a, h, g, f, e);
    return v;
}

static void __attribute__((noinline)) command(uint16_t x) {
    uint8_t a = message[0], b = message[1], c = message[2], d = message[3];
    if (a != 0x10)
        result = choose(a, b, c, d, x, message[4], message[5], message[6]);
    got = 0;
}

ISR(USART0_RX_vect) { uint8_t b = UDR0; if (got < 8) message[got++] = b; }
ISR(INT4_vect) { if (PINE == 0x42) got = 0; }
ISR(ADC_vect) { uint16_t x = ADC; if (got == 4) command(x); }

int main(void) {
    UCSR0B = 1 << RXEN0 | 1 << RXCIE0; EICRB = 1; EIMSK = 1 << 4; ADCSRA = 1 << ADEN | 1 << ADIE | 7;
    sei();
    for (;;)
        ;
}
