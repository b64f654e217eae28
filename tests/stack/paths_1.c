// Paths: four handlers whose values together decide how deep it gets (TestCon1 of the thesis).
// mcu: atmega328p
// fraction: 99
#include <avr/interrupt.h>
#include <avr/io.h>

static volatile uint8_t state, level;
static volatile int16_t sum;

#define FRAME(n) volatile uint8_t frame[n]; for (uint8_t k = 0; k < n; k++) frame[k] = k + level

static void __attribute__((noinline)) leaf(int16_t v) { FRAME(24); sum += frame[v & 15]; }
static void __attribute__((noinline)) deep_3(int16_t v) { FRAME(20); if ((v ^ 0x0155) == 0x00aa) leaf(v); sum += frame[1]; }
static void __attribute__((noinline)) deep_2(int16_t v, uint8_t w) {
    FRAME(16);
    if (v > 100 && w < 40) {
        if ((v & 0x3f) == 0x3f) {
            if (v + w > 500 && v - w != 474)
                deep_3(v);
        } else if (v == w * 4)
            leaf(v);
    }
    sum += frame[2];
}
static void __attribute__((noinline)) deep_1(int16_t v) {
    FRAME(12);
    for (uint8_t i = 0; i < 3; i++)
        if (v == 3 * 171 - 2)
            deep_2(v, 31);
        else if (v > 900)
            deep_2(v, 90);
    sum += frame[3];
}

ISR(INT0_vect) { if (state == 0 && (PIND & 0xf0) == 0xa0) state = 1; else if (state == 1) state = PIND & 1 ? 2 : 0; }
ISR(USART_RX_vect) { uint8_t b = UDR0; if (state == 2) { if (b == 'z') state = 3; else if (b > 0x80) state = 0; } }
ISR(TIMER0_COMPA_vect) { level++; }
ISR(ADC_vect) { int16_t v = ADC; if (state == 3) { deep_1(v); state = 0; } else if (v < 3) level = 0; }

int main(void) {
    EICRA = 1; EIMSK = 1; UCSR0B = 1 << RXEN0 | 1 << RXCIE0; TIMSK0 = 1 << OCIE0A; TCCR0B = 5; OCR0A = 200;
    ADCSRA = 1 << ADEN | 1 << ADIE | 7;
    sei();
    for (;;)
        sum++;
}
