// Nesting: functions 23 deep, below each of which a handler may come (StackTest2 of the thesis).
// mcu: atmega2560
// fraction: 99
#include <avr/interrupt.h>
#include <avr/io.h>

static volatile uint8_t depth_wanted, sink;

#define LEVEL(n, next) static void __attribute__((noinline)) f##n(uint8_t w) { volatile uint8_t x[3]; x[0] = w; x[1] = n; if (w >= n) f##next(w); sink += x[0] + x[1]; }
static void __attribute__((noinline)) f24(uint8_t w) { sink += w; }
LEVEL(23, 24) LEVEL(22, 23) LEVEL(21, 22) LEVEL(20, 21) LEVEL(19, 20) LEVEL(18, 19) LEVEL(17, 18) LEVEL(16, 17) LEVEL(15, 16) LEVEL(14, 15)
LEVEL(13, 14) LEVEL(12, 13) LEVEL(11, 12) LEVEL(10, 11) LEVEL(9, 10) LEVEL(8, 9) LEVEL(7, 8) LEVEL(6, 7) LEVEL(5, 6) LEVEL(4, 5) LEVEL(3, 4)
LEVEL(2, 3) LEVEL(1, 2)

ISR(USART0_RX_vect) { depth_wanted = UDR0; }
ISR(TIMER3_COMPA_vect) { volatile uint8_t x[9]; x[sink & 7] = 1; sink ^= x[3]; }

int main(void) {
    UCSR0B = 1 << RXEN0 | 1 << RXCIE0; TIMSK3 = 1 << OCIE3A; TCCR3B = 1 << WGM32 | 3; OCR3A = 999;
    sei();
    for (;;)
        f1(depth_wanted);
}
