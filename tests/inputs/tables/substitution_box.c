//! what: two rounds of a small cipher with a box of 16 entries
//! find: assertion
//! input: key = 0x9a3c
#include <assert.h>
#include <stdint.h>

unsigned short __VERIFIER_nondet_ushort(void);

static const uint8_t box[16] = { 12, 5, 6, 11, 9, 0, 10, 13, 3, 14, 15, 8, 4, 7, 1, 2 };

static uint16_t substitute(uint16_t x)
{
    return (uint16_t)(box[x & 15] | box[x >> 4 & 15] << 4 | box[x >> 8 & 15] << 8 | box[x >> 12] << 12);
}

static uint16_t encrypt(uint16_t x, uint16_t key)
{
    for (int round = 0; round < 2; round++) {
        x = substitute(x ^ key);
        x = (uint16_t)(x << 3 | x >> 13);
    }
    return x;
}

int main(void)
{
    uint16_t key = __VERIFIER_nondet_ushort();
    assert(encrypt(0x1234, key) != encrypt(0x1234, 0x9a3c)); //~ FAIL
    return 0;
}
