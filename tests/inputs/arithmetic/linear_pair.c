//! what: two unknowns of two equations that wrap around
//! find: assertion
//! input: a = 1733
//! input: b = 40507
#include <assert.h>

unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    unsigned a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint();
    if (a >= 5000 || b >= 100000)
        return 0;
    unsigned sum = 3 * a + 5 * b, difference = 7 * a - b;
    if (sum == 3 * 1733 + 5 * 40507)
        assert(difference != 7u * 1733 - 40507); //~ FAIL
    return 0;
}
