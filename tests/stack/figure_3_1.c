// The example of the thesis (figure 3.1) in C. Its numbers have 32 bits: the high half is what timer 3 captured last, the low half of m_intr's `y` comes from
// timer 1 and that of main's `x` from timer 4.
// The bound counts `square` below main and below the handler; `sending` lets only one of them in, which no static analysis of ours sees.
// mcu: atmega2560
// fraction: 70
#include <avr/interrupt.h>
#include <avr/io.h>

static volatile uint8_t sending;
static volatile uint16_t high;
static volatile int32_t arrived;
static volatile uint8_t has_arrived;

static int32_t __attribute__((noinline)) square(int32_t root) {
    volatile int16_t frame[6];
    for (uint8_t i = 0; i < 6; i++)
        frame[i] = root >> i;
    return frame[3] * (int32_t)frame[5];
}

static uint8_t __attribute__((noinline)) atomic_swap(volatile uint8_t *cur, uint8_t status) {
    uint8_t saved = SREG;
    cli();
    uint8_t old = *cur;
    *cur = status;
    SREG = saved;
    return old;
}

static int32_t __attribute__((noinline)) checks(int32_t s, int32_t t) {
    if (s == 5000000) {
        t = square(s);
        if (s < -5)
            return square(-s) + t;
        return 0;
    }
    return 1;
}

static void __attribute__((noinline)) transmit_value(int32_t a) {
    if (atomic_swap(&sending, 1))
        return;
    if (a > 2000)
        checks(a, 7);
    sending = 0;
}

ISR(TIMER3_CAPT_vect) {
    high = ICR3;
}

ISR(TIMER1_CAPT_vect) {
    transmit_value((int32_t)high << 16 | ICR1);
}

ISR(TIMER4_CAPT_vect) {
    arrived = (int32_t)high << 16 | ICR4;
    has_arrived = 1;
}

int main(void) {
    TIMSK1 = 1 << ICIE1;
    TIMSK3 = 1 << ICIE3;
    TIMSK4 = 1 << ICIE4;
    sei();
    for (;;)
        if (has_arrived) {
            has_arrived = 0;
            transmit_value(arrived);
        }
}
