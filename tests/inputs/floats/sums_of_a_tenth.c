//! what: two amounts add up to what is not their sum on paper
//! find: assertion
//! input: a = 0.1
//! input: b = 0.2
#include <assert.h>

double __VERIFIER_nondet_double(void);

int main(void)
{
    double a = __VERIFIER_nondet_double(), b = __VERIFIER_nondet_double();
    if (a != 0.1 || b < 0.15 || b > 0.25)
        return 0;
    double sum = a + b;
    assert(!(sum > 0.3 && sum - 0.3 < 1e-16)); //~ FAIL
    return 0;
}
