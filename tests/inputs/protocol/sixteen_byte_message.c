//! what: a message of 16 bytes walks through a protocol's states: hello, capabilities, key, data, checksum
//! find: assertion
//! input: m = "HI\x03\xc1\x10\x20\x30\x40\x07\x01\x02\x03\x04\x05\x06\x1c"
#include <assert.h>
#include <stddef.h>

void unsnarl_symbolic(void *at, size_t size, const char *name);

enum state { HELLO, VERSION, CAPS, KEY, LENGTH, DATA, SUM, ACCEPTED, REFUSED };

int main(void)
{
    unsigned char m[16];
    enum state state = HELLO;
    unsigned key = 0, sum = 0, left = 0;
    unsnarl_symbolic(m, sizeof m, "m");
    for (int i = 0; i < 16 && state < ACCEPTED; i++)
        switch (state) {
        case HELLO:
            state = m[i] == 'H' || (i == 1 && m[i] == 'I') ? (i == 1 ? VERSION : HELLO) : REFUSED;
            break;
        case VERSION:
            state = m[i] == 3 ? CAPS : REFUSED;
            break;
        case CAPS:
            state = (m[i] & 0xc0) == 0xc0 && m[i] & 1 ? KEY : REFUSED;
            break;
        case KEY:
            key = key << 8 | m[i];
            if (i == 7)
                state = key == 0x10203040 ? LENGTH : REFUSED;
            break;
        case LENGTH:
            left = m[i];
            state = left > 0 && left < 8 ? DATA : REFUSED;
            break;
        case DATA:
            sum += m[i];
            if (--left == 0)
                state = SUM;
            else if (left == 1 && i == 14)
                state = SUM;
            break;
        case SUM:
            state = sum + 7 == m[i] ? ACCEPTED : REFUSED;
            break;
        default:
            break;
        }
    if (state == ACCEPTED)
        assert(m[1] != 'I' || sum != 21); //~ FAIL
    return 0;
}
