//! what: a counter kept as a float stops counting where 1 is less than its last place
//! find: assertion
//! input: x = 16777216.0f
#include <assert.h>

float __VERIFIER_nondet_float(void);

int main(void)
{
    float x = __VERIFIER_nondet_float();
    if (!(x >= 0 && x <= 16777216.0f))
        return 0;
    volatile float more = x + 1.0f;
    assert(more != x); //~ FAIL
    return 0;
}
