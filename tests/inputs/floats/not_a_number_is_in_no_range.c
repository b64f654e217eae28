//! what: a range check in the negative form lets a NaN through
//! find: assertion
//! input: x = 0x7ff8000000000000
#include <assert.h>
#include <string.h>

double __VERIFIER_nondet_double(void);

int main(void)
{
    double x = __VERIFIER_nondet_double();
    unsigned long bits;
    memcpy(&bits, &x, sizeof bits);
    if (x < 0 || x > 1)
        return 0;
    if (bits >> 51 == 0xfff)
        assert(x == x); //~ FAIL
    return 0;
}
