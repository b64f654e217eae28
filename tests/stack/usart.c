// A driver: lines arrive by interrupt, are parsed, and are answered by interrupt (TestUSART of the thesis).
// mcu: atmega328p
// fraction: 99
#include <avr/interrupt.h>
#include <avr/io.h>

static volatile uint8_t in[16], in_used, line_ready, out[16], out_head, out_tail;
static volatile uint16_t value;

static void __attribute__((noinline)) send(uint8_t b) { out[out_head & 15] = b; out_head++; UCSR0B |= 1 << UDRIE0; }
static void __attribute__((noinline)) send_number(uint16_t n) { char digits[6]; uint8_t i = 0; do { digits[i++] = '0' + n % 10; n /= 10; } while (n); while (i) send(digits[--i]); }
static uint16_t __attribute__((noinline)) number(uint8_t from) { uint16_t n = 0; for (; from < in_used && in[from] >= '0' && in[from] <= '9'; from++) n = n * 10 + (in[from] - '0'); return n; }
static void __attribute__((noinline)) set(uint16_t n) { value = n; send('k'); }
static void __attribute__((noinline)) execute(void) {
    switch (in[0]) {
    case 's': set(number(1)); break;
    case 'g': send_number(value); break;
    case 'r': value = 0; break;
    default: send('?');
    }
}

ISR(USART_RX_vect) { uint8_t b = UDR0; if (line_ready) return; if (b == '\n') line_ready = 1; else if (in_used < 16) in[in_used++] = b; }
ISR(USART_UDRE_vect) { if (out_tail == out_head) UCSR0B &= ~(1 << UDRIE0); else { UDR0 = out[out_tail & 15]; out_tail++; } }
ISR(USART_TX_vect) { value |= 0x8000; }
ISR(TIMER0_OVF_vect) { value++; }
ISR(INT1_vect) { in_used = 0; }

int main(void) {
    UBRR0 = 8; UCSR0B = 1 << RXEN0 | 1 << TXEN0 | 1 << RXCIE0 | 1 << TXCIE0; TCCR0B = 5; TIMSK0 = 1; EICRA = 1 << 2; EIMSK = 2;
    sei();
    for (;;)
        if (line_ready) { execute(); in_used = 0; line_ready = 0; }
}
