//! what: the root is whole, its square is in a small range
//! find: assertion
//! input: x = 1234321.0
#include <assert.h>
#include <math.h>

double __VERIFIER_nondet_double(void);

int main(void)
{
    double x = __VERIFIER_nondet_double();
    if (!(x > 1234000 && x < 1235000))
        return 0;
    double root = sqrt(x);
    assert(root != 1111.0); //~ FAIL
    return 0;
}
