//! what: a number equals the sum of the cubes of its digits, and has three of them
//! find: assertion
//! input: n = 371
#include <assert.h>

unsigned __VERIFIER_nondet_uint(void);

int main(void)
{
    unsigned n = __VERIFIER_nondet_uint(), sum = 0, digits = 0;
    if (n < 300 || n >= 400 || n == 370)
        return 0;
    for (unsigned rest = n; rest; rest /= 10) {
        unsigned d = rest % 10;
        sum += d * d * d;
        digits++;
    }
    assert(!(digits == 3 && sum == n)); //~ FAIL
    return 0;
}
