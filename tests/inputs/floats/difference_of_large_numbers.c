//! what: a division by a difference that is 0 for two numbers that differ by less than the last place
//! find: assertion
//! input: a = 100000000.0f
//! input: b = 3
#include <assert.h>
#include <math.h>

float __VERIFIER_nondet_float(void);
int __VERIFIER_nondet_int(void);

int main(void)
{
    float a = __VERIFIER_nondet_float();
    int b = __VERIFIER_nondet_int();
    if (!(a >= 9.0e7f && a <= 1.1e8f) || b < 1 || b > 10)
        return 0;
    float difference = (a + (float)b) - a;
    float ratio = (float)b / difference;
    assert(!isinf(ratio)); //~ FAIL
    return 0;
}
