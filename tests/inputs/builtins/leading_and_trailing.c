//! what: the highest and the lowest bit of a mask give its width; one width is not in the table
//! find: assertion
//! input: mask = 0x0001fffc0000
#include <assert.h>
#include <stdint.h>

unsigned long __VERIFIER_nondet_ulong(void);

int main(void)
{
    uint64_t mask = __VERIFIER_nondet_ulong();
    if (!mask)
        return 0;
    int high = 63 - __builtin_clzll(mask), low = __builtin_ctzll(mask), width = high - low + 1;
    if (width == __builtin_popcountll(mask) && low == 18)
        assert(width != 15); //~ FAIL
    return 0;
}
