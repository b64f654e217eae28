//! what: the area is exactly a known number although no side is whole
//! find: assertion
//! input: a = 2.5f
//! input: b = 3.3f
#include <assert.h>

float __VERIFIER_nondet_float(void);

int main(void)
{
    float a = __VERIFIER_nondet_float(), b = __VERIFIER_nondet_float();
    if (!(a == 2.5f && b > 3.0f && b < 4.0f))
        return 0;
    assert(a * b != 8.25f); //~ FAIL
    return 0;
}
