// A driver: samples of two channels, filtered, with an alarm (TestADC of the thesis).
// mcu: atmega328p
// fraction: 99
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>

static volatile uint16_t samples[2][4];
static volatile uint8_t channel, place, alarm;

static uint16_t __attribute__((noinline)) median(uint8_t c) {
    uint16_t s[4];
    for (uint8_t i = 0; i < 4; i++) s[i] = samples[c][i];
    for (uint8_t i = 0; i < 3; i++) for (uint8_t j = 0; j < 3 - i; j++) if (s[j] > s[j + 1]) { uint16_t t = s[j]; s[j] = s[j + 1]; s[j + 1] = t; }
    return s[2];
}
static void __attribute__((noinline)) raise(uint16_t v) { volatile uint16_t f[5]; for (uint8_t i = 0; i < 5; i++) f[i] = v; alarm = f[v % 5] & 0xff; }

ISR(ADC_vect) {
    uint16_t v = ADC;
    samples[channel][place & 3] = v;
    if (channel) place++;
    channel ^= 1;
    if (v > 1000 && median(channel) < 10) raise(v);
}
ISR(TIMER1_OVF_vect) { ADCSRA |= 1 << ADSC; }
ISR(PCINT0_vect) { if (PINB & 1) alarm = 0; }
ISR(WDT_vect) { place = 0; }

int main(void) {
    ADCSRA = 1 << ADEN | 1 << ADIE | 7; TCCR1B = 1; TIMSK1 = 1; PCICR = 1; PCMSK0 = 1;
    WDTCSR = 1 << WDCE | 1 << WDE; WDTCSR = 1 << WDIE | 3;
    sei();
    for (;;) { median(0); sleep_mode(); }
}
