//! what: a mask with 24 bits set, of which the lowest eight are none
//! find: assertion
//! input: mask = 0xffffff00
#include <assert.h>

unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    unsigned mask = __VERIFIER_nondet_uint();
    if (__builtin_popcount(mask) == 24)
        assert((mask & 0xff) != 0); //~ FAIL
    return 0;
}
