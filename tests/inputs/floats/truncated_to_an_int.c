//! what: a float is cut to an int; a ratio just below a whole number falls to the one before
//! find: assertion
//! input: x = 28.999999
#include <assert.h>

double __VERIFIER_nondet_double(void);

int main(void)
{
    double x = __VERIFIER_nondet_double();
    if (!(x > 28.9999985 && x < 29.0))
        return 0;
    int cents = (int)(x * 100);
    assert(cents == 2900); //~ FAIL
    return 0;
}
