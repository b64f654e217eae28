// Nesting: a handler that lets others in after it has masked itself, atomic sections, and code that is never reached (StackTest1 of the thesis).
// mcu: atmega328p
// The bound counts `checks` below main and below the handler; `sending` lets only one of them in.
// fraction: 80
#include <avr/interrupt.h>
#include <avr/io.h>

static volatile uint8_t sending, mode;
static volatile uint16_t total;

static uint16_t __attribute__((noinline)) square(uint16_t n) { volatile uint16_t f[8]; for (uint8_t i = 0; i < 8; i++) f[i] = n + i; return f[n & 7] * n; }
static uint16_t __attribute__((noinline)) checks(uint16_t s) { if (s == 5000) return square(s); if (s == 4999 && s > 6000) return square(square(s)); return 1; }
static void __attribute__((noinline)) transmit(uint16_t a) {
    uint8_t saved = SREG;
    cli();
    uint8_t busy = sending;
    sending = 1;
    SREG = saved;
    if (busy)
        return;
    if (a > 2000)
        total += checks(a);
    sending = 0;
}

ISR(TIMER1_CAPT_vect) {
    uint16_t y = ICR1;
    TIMSK1 &= ~(1 << ICIE1);
    sei();
    transmit(y);
    total += square(y);
    cli();
    TIMSK1 |= 1 << ICIE1;
}
ISR(USART_RX_vect) { uint8_t b = UDR0; if (b == 0xc3) total += square(b); }
ISR(TIMER0_OVF_vect) { mode++; }

int main(void) {
    TIMSK1 = 1 << ICIE1; TIMSK0 = 1 << TOIE0; TCCR0B = 4; UCSR0B = 1 << RXEN0 | 1 << RXCIE0;
    sei();
    for (;;)
        transmit(total);
}
