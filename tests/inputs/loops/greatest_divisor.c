//! what: the greatest common divisor of two inputs is a prime, and their sum is known
//! find: assertion
//! input: a = 962
//! input: b = 1443
//! slow: remainders of remainders are too hard for the solver
#include <assert.h>

unsigned __VERIFIER_nondet_uint(void);

static unsigned gcd(unsigned a, unsigned b)
{
    while (b) {
        unsigned rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

int main(void)
{
    unsigned a = __VERIFIER_nondet_uint(), b = __VERIFIER_nondet_uint();
    if (a == 0 || b == 0 || a > 2000 || b > 2000 || a == b)
        return 0;
    if (a + b == 2405)
        assert(gcd(a, b) != 481); //~ FAIL
    return 0;
}
