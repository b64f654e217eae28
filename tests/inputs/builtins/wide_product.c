//! what: a product of 128 bits is cut into halves; the upper half is a known number and the lower one is small
//! find: assertion
//! input: a = 0x100000001
//! input: b = 0x4200000000
#include <assert.h>
#include <stdint.h>

unsigned long __VERIFIER_nondet_ulong(void);

int main(void)
{
    uint64_t a = __VERIFIER_nondet_ulong(), b = __VERIFIER_nondet_ulong();
    if (a >> 33 || b >> 40 || b & 0xffffffff)
        return 0;
    unsigned __int128 product = (unsigned __int128)a * b;
    if ((uint64_t)(product >> 64) == 0x42)
        assert((uint64_t)product >> 38 != 1); //~ FAIL
    return 0;
}
