//! what: a multiplication that is checked for overflow, and a sum after it that is not checked for the sign
//! find: assertion
//! input: a = 65537
//! input: b = 32767
#include <assert.h>

int __VERIFIER_nondet_int(void);

int main(void)
{
    int a = __VERIFIER_nondet_int(), b = __VERIFIER_nondet_int(), product, sum;
    if (a < 60000 || b < 30000 || __builtin_mul_overflow(a, b, &product))
        return 0;
    if (!__builtin_add_overflow(product, 65536, &sum))
        return 0;
    assert(a != 65537); //~ FAIL
    return 0;
}
