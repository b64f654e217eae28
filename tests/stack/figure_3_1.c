// The example of the thesis (figure 3.1) in C: `x` of main and `y` of m_intr are what the ADC and a capture deliver.
// mcu: atmega328p
// The bound counts `square` below main and below the handler; `sending` lets only one of them in, which no static analysis of ours sees.
// fraction: 74
#include <avr/interrupt.h>
#include <avr/io.h>

static volatile uint8_t sending;
static volatile int16_t arrived;
static volatile uint8_t has_arrived;

static int16_t __attribute__((noinline)) square(int16_t root) {
    volatile int16_t frame[6];
    for (uint8_t i = 0; i < 6; i++)
        frame[i] = root;
    return frame[3] * frame[5];
}

static uint8_t __attribute__((noinline)) atomic_swap(volatile uint8_t *cur, uint8_t status) {
    uint8_t saved = SREG;
    cli();
    uint8_t old = *cur;
    *cur = status;
    SREG = saved;
    return old;
}

static int16_t __attribute__((noinline)) checks(int16_t s, int16_t t) {
    if (s == 5000) {
        t = square(s);
        if (s < -5)
            return square(-s) + t;
        return 0;
    }
    return 1;
}

static void __attribute__((noinline)) transmit_value(int16_t a) {
    if (atomic_swap(&sending, 1))
        return;
    if (a > 2000)
        checks(a, 7);
    sending = 0;
}

ISR(TIMER1_CAPT_vect) {
    transmit_value((int16_t)ICR1);
}


ISR(PCINT2_vect) {
    arrived = (int16_t)(PIND << 8 | 0x88);
    has_arrived = 1;
}

int main(void) {
    TIMSK1 = 1 << ICIE1;
    PCMSK2 = 0xff;
    PCICR = 1 << PCIE2;
    sei();
    for (;;)
        if (has_arrived) {
            has_arrived = 0;
            transmit_value(arrived);
        }
}
